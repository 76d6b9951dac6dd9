// Sections 8 to 13: why a card is refused, and what it does when it is played (2E-MOVE, 2E-SEA, 2E-POW, 2E-HIDE, 2E-DBACK, 2E-WOLF).
#include "core/fury2e/rules/chapters.h"
#include "core/fury2e/rules/movement_position.h"

#include <memory>

namespace demeter::fury2e {

namespace {

constexpr std::uint8_t noLocation = MovementPosition::noLocation;

std::vector<MovementChoice> choicesNow(const Ruleset& ruleset, const GameState& state)
{
    const auto choices = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
    const std::size_t count = movementChoices(*ruleset.board, movementPosition(state, ruleset.rulings), *choices);
    return {choices->begin(), choices->begin() + static_cast<std::ptrdiff_t>(count)};
}

/// What it costs; nothing but Blood (2E-SEA-3, 2E-SEA-4, 2E-SEA-13, 2E-POW-5).
struct Price {
    int sea = 0, powers = 0;
    int all() const { return sea + powers; }
};

Price priceOf(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    Price price;
    if (play.location && ruleset.board->isSea(*play.location))
        price.sea = !state.trip || state.trip->sailingMoves % 2 == 1 || state.huntersAlly == HunterEvent::RufusSmith ? 1 : 0;
    if (play.powers.contains(Power::WolfForm))
        price.powers += 1; // 2E-WOLF-1
    if (play.powers.contains(Power::DarkCall))
        price.powers += 2; // 2E-DARK-1
    return price;
}

/// The first reason that a table would give; the choice is known to be illegal.
Violation reasonAgainst(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    const Board& board = *ruleset.board;
    const LocationId current = *currentLocation(state);
    const bool atSea = board.isSea(current);
    const auto space = [&](LocationId location) { return Space{static_cast<std::uint8_t>(placeOf(state, location)->index + 1)}; };
    if (!play.location && play.powers.empty())
        return {"2E-MOVE-1", Refusal::NothingPlayed, {}};
    for (const Power power : allPowers) {
        if (!play.powers.contains(power))
            continue;
        if (atSea)
            return {"2E-POW-3", Refusal::PowerAtSea, {power, current}};
        for (std::size_t i = 0; i < state.trail.size(); ++i)
            if (state.trail[i].powers.contains(power))
                return {"2E-TRAIL-11", Refusal::PowerOnTrail, {power, Space{static_cast<std::uint8_t>(i + 1)}}};
    }
    const bool wolf = play.powers.contains(Power::WolfForm), back = play.powers.contains(Power::DoubleBack);
    for (const Power power : {Power::DarkCall, Power::Feed, Power::Hide, Power::DoubleBack})
        for (const Power other : allPowers)
            if (other != power && play.powers.contains(power) && play.powers.contains(other) &&
                !(other == Power::WolfForm && (power == Power::Hide || power == Power::DoubleBack)))
                return {"2E-POW-2", Refusal::PowersNotTogether, {power, other}};
    if (wolf && back && !ruleset.rulings.chosen(Ruling::WolfWithDoubleBack))
        return {"2E-WOLF-7", Refusal::WolfWithDoubleBack, {}};
    for (const Power power : {Power::DarkCall, Power::Feed, Power::WolfForm})
        if (play.powers.contains(power) && !isNight(state.time) &&
            !(power == Power::DarkCall && !ruleset.rulings.chosen(Ruling::DarkCallByDay)))
            return {"2E-POW-4", Refusal::PowerByDay, {power}};
    for (const Power power : {Power::DarkCall, Power::Feed, Power::Hide}) {
        if (!play.powers.contains(power))
            continue;
        if (play.location)
            return {"2E-POW-1", Refusal::PowerTakesNone, {power, *play.location}};
        if (state.consecratedGround == current || (state.hosts.contains(current) && !ruleset.rulings.chosen(Ruling::HostForcesOut)))
            return {"2E-POW-6", Refusal::PowerMustLeave, {power, current}};
    }
    if (!play.location) {
        if (back || (wolf && !play.powers.contains(Power::Hide)))
            return {"2E-POW-1", Refusal::PowerNeedsLocation, {back ? Power::DoubleBack : Power::WolfForm}};
        return {"2E-POW-5", Refusal::CannotPay, {priceOf(ruleset, state, play).all(), static_cast<int>(state.blood)}};
    }

    const LocationId to = *play.location;
    if (!board.all().contains(to) || !board.cards().contains(to))
        return {"2E-HOSP-1", Refusal::NoLocationCard, {to}};
    const auto lies = placeOf(state, to);
    if (to == current)
        return back ? Violation{"2E-DBACK-3", Refusal::DoubleBackHere, {to}} : Violation{"2E-MOVE-8", Refusal::StayNotAllowed, {to}};
    if (back && !lies)
        return {"2E-DBACK-1", Refusal::DoubleBackNotThere, {to}};
    if (!back && lies)
        return lies->inCatacombs ? Violation{"2E-CAT-4", Refusal::InCatacombs, {to}}
                                 : Violation{"2E-MOVE-4", Refusal::OnTrail, {to, space(to)}};
    if (state.tokenCities().contains(to))
        return {"2E-MOVE-5", Refusal::TokenCity, {to}};
    const bool toSea = board.isSea(to);
    if (state.storm && state.storm->zone == to)
        return {"2E-SEA-14", Refusal::StormThere, {to}};
    if (wolf) {
        if (toSea)
            return {"2E-WOLF-2", Refusal::WolfToSea, {to}};
        if (board.withinTwoRoads(current, board.all() - board.cards()).contains(to) &&
            !board.withinTwoRoads(current, state.tokenCities() | (board.all() - board.cards())).contains(to))
            return {"2E-WOLF-3", Refusal::WolfPastToken, {current, to}};
        if (!board.withinTwoRoads(current, board.all() - board.cards()).contains(to))
            return {"2E-WOLF-1", Refusal::WolfTooFar, {current, to}};
        return {"2E-POW-5", Refusal::CannotPay, {priceOf(ruleset, state, play).all(), static_cast<int>(state.blood)}};
    }
    if (!board.byRoad(current).contains(to) && !board.bySea(current).contains(to)) {
        if (toSea)
            return atSea ? Violation{"2E-SEA-4", Refusal::NoSeaBorder, {current, to}}
                         : Violation{"2E-SEA-3", board.bySea(current).empty() ? Refusal::NoPort : Refusal::NotThatSea, {current, to}};
        if (atSea)
            return {"2E-SEA-5", Refusal::NotAPortThere, {current, to}};
        if (board.byRailway(current).contains(to))
            return {"2E-MOVE-2", Refusal::RailOnly, {current, to}};
        return {back ? "2E-DBACK-2" : "2E-MOVE-3", Refusal::NoRoad, {current, to}};
    }
    if (back && toSea && !ruleset.rulings.chosen(Ruling::DoubleBackToSea))
        return {"2E-DBACK-4", Refusal::DoubleBackToSea, {to}};
    if (state.trip && state.trip->sailedFrom == to)
        return {"2E-SEA-2", Refusal::BackToPort, {to}};
    if (state.trip && state.trip->cameFrom == to)
        return {"2E-SEA-1", Refusal::BackWhereHeCameFrom, {to}};
    return {"2E-SEA-8", Refusal::CannotPay, {priceOf(ruleset, state, play).all(), static_cast<int>(state.blood)}};
}

/// 2E-DBACK-7.
Refused whyNotKept(const GameState& state, const Play& play)
{
    const auto lies = play.location && play.powers.contains(Power::DoubleBack) ? placeOf(state, *play.location) : std::nullopt;
    const bool two = lies && lies->inCatacombs && state.catacombs[lies->index]->encounters.size() > 1;
    const bool named = play.keep && two &&
                       std::ranges::find(state.catacombs[lies->index]->encounters, *play.keep, &PlacedEncounter::kind) !=
                           state.catacombs[lies->index]->encounters.end();
    if (two != play.keep.has_value() || (two && !named))
        return Violation{"2E-DBACK-7", Refusal::KeepNeeded, {}};
    return std::nullopt;
}

bool isDeclared(const GameState& state, const Play& play)
{
    return !state.declared || (state.declared->location == play.location && state.declared->powers == play.powers);
}

/// 2E-HEV-12: the declared move binds as long as it is legal.
bool declaredIsLegal(const Ruleset& ruleset, const GameState& state)
{
    if (!state.declared)
        return false;
    const auto choices = choicesNow(ruleset, state);
    return std::ranges::any_of(choices, [&](const MovementChoice& choice) {
        const auto location = choice.location == noLocation ? std::nullopt : std::optional(static_cast<LocationId>(choice.location));
        return location == state.declared->location && choice.powers == state.declared->powers;
    });
}

/// What leaves the trail goes its way (2E-TRAIL-6, 2E-TRAIL-9, 2E-CAT-5, 2E-MAT-1).
void leave(const Ruleset& ruleset, GameState& state, const TrailCard& leaving, std::optional<CatacombSpace> catacomb)
{
    if (leaving.powers.contains(Power::Hide)) { // 2E-HIDE-7, 2E-HIDE-8
        state.hideBond.reset();
        if (leaving.encounter && leaving.faceUp) {
            returnEncounter(state, leaving.encounter->kind);
        } else if (leaving.encounter) { // it is laid aside like any other, or the table would know that the card was Hide (2E-INFO-4)
            state.pushedOff.push_back(leaving.encounter->kind);
            state.pushedFrom.emplace_back();
        }
        return;
    }
    if (!leaving.location)
        return;
    if (catacomb) {
        CatacombCard card{*leaving.location, {}, leaving.faceUp}; // 2E-CAT-10
        if (leaving.encounter)
            card.encounters.push_back(*leaving.encounter);
        state.catacombs[catacomb->index] = std::move(card);
        announce(state, Happening::What::CatacombsFilled, {*catacomb});
        if (!state.encounterHand.empty() && ruleset.board->castle() != *leaving.location) // 2E-CAT-6, 2E-CASTLE-3
            push(state, {.what = Due::What::AddEncounter, .place = CardPlace::catacombs(catacomb->index)});
        return;
    }
    if (leaving.encounter) {
        state.pushedOff.push_back(leaving.encounter->kind);
        state.pushedFrom.emplace_back(*leaving.location);
    }
    returnLocation(state, *leaving.location);
}

/// Whether the card in space 6 could go to the Catacombs for all that the table sees: whether it is asked must not tell what lies there.
bool mayGoToCatacombs(const Ruleset& ruleset, const GameState& state)
{
    const bool room = std::ranges::any_of(state.catacombs, [](const auto& card) { return !card; });
    if (!room || state.trail.size() < trailLength)
        return false;
    const TrailCard& last = state.trail.back();
    if (!last.location)
        return last.powers.contains(Power::Hide) && !last.faceUp; // a land back like any other
    if (ruleset.board->isSea(*last.location))
        return false;
    return !last.faceUp || (!state.tokenCities().contains(*last.location) &&
                            !(ruleset.board->castle() == last.location && ruleset.rulings.chosen(Ruling::CastleToCatacombs)));
}

/// Dracula has come to a place that a card says, or stayed: the trip at sea, and what the Castle gives.
void keepTrip(const Board& board, GameState& state, LocationId from, LocationId to)
{
    if (!board.isSea(to))
        state.trip.reset();
    else if (!board.isSea(from))
        state.trip = Trip{0, from, from};
    else if (state.trip)
        state.trip =
            Trip{static_cast<std::uint8_t>(std::min(state.trip->sailingMoves + 1, mostSailingMoves)), state.trip->sailedFrom, from};
}

} // namespace

Refused whyNotToCatacombs(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    const bool fromTrail = play.location && cardsOnTrail(state).contains(*play.location);
    if (fromTrail || state.trail.size() < trailLength)
        return Violation{"2E-CAT-5", Refusal::NothingLeaves, {}};
    const TrailCard& leaving = state.trail.back();
    if (!leaving.location) {
        Power power = Power::Feed;
        for (const Power each : allPowers)
            if (leaving.powers.contains(each) && each != Power::WolfForm)
                power = each;
        return Violation{"2E-CAT-8", Refusal::CatacombsPowerOrSea, {power}};
    }
    if (ruleset.board->isSea(*leaving.location))
        return Violation{"2E-CAT-8", Refusal::CatacombsPowerOrSea, {*leaving.location}};
    if (ruleset.board->castle() == leaving.location && ruleset.rulings.chosen(Ruling::CastleToCatacombs))
        return Violation{"2E-CAT-11", Refusal::CatacombsCastle, {*leaving.location}};
    if (state.tokenCities().contains(*leaving.location))
        return Violation{"2E-TOKEN-3", Refusal::CatacombsTokenCity, {*leaving.location}};
    const auto freed = [&](std::size_t space) { return state.catacombs[space]->location == play.location; };
    bool room = false;
    for (std::size_t space = 0; space < catacombSpaces; ++space)
        room = room || !state.catacombs[space] || freed(space);
    if (!room)
        return Violation{"2E-CAT-7", Refusal::CatacombsFull, {}};
    const std::size_t space = play.catacomb->index;
    if (space >= catacombSpaces || (state.catacombs[space] && !freed(space)))
        return Violation{"2E-CAT-7", Refusal::CatacombSpaceTaken, {*play.catacomb}};
    return std::nullopt;
}

Refused whyNotPlay(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    const auto choices = choicesNow(ruleset, state);
    const MovementChoice plain{play.location ? static_cast<std::uint8_t>(*play.location) : noLocation, play.powers, false};
    if (std::ranges::find(choices, plain) == choices.end())
        return reasonAgainst(ruleset, state, play);
    if (play.catacomb)
        if (auto refused = whyNotToCatacombs(ruleset, state, play))
            return refused;
    return whyNotKept(state, play);
}

Refused check(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    if (state.step != Step::Movement)
        return notNow();
    if (auto refused = whyNotPlay(ruleset, state, play))
        return refused;
    if (!isDeclared(state, play) && declaredIsLegal(ruleset, state)) {
        std::vector<Argument> said;
        if (state.declared->location)
            said.emplace_back(*state.declared->location);
        for (const Power power : allPowers)
            if (state.declared->powers.contains(power))
                said.emplace_back(power);
        return Violation{"2E-HEV-12", Refusal::Declared, std::move(said)};
    }
    return std::nullopt;
}

std::vector<Play> legalPlays(const Ruleset& ruleset, const GameState& state)
{
    std::vector<Play> plays;
    if (!currentLocation(state))
        return plays;
    const bool bound = declaredIsLegal(ruleset, state);
    for (const MovementChoice& choice : choicesNow(ruleset, state)) {
        Play play{
            choice.location == noLocation ? std::nullopt : std::optional(static_cast<LocationId>(choice.location)), choice.powers, {}, {}};
        if (bound && !isDeclared(state, play))
            continue;
        std::vector<std::optional<Encounter>> kept{std::nullopt};
        if (play.location && play.powers.contains(Power::DoubleBack))
            if (const auto lies = placeOf(state, *play.location); lies && lies->inCatacombs)
                if (const auto& there = state.catacombs[lies->index]->encounters; there.size() > 1) {
                    kept = {there.front().kind};
                    if (there.back().kind != there.front().kind)
                        kept.emplace_back(there.back().kind);
                }
        for (const auto& keep : kept) {
            play.keep = keep;
            play.catacomb.reset();
            if (!choice.toCatacombs) {
                plays.push_back(play);
                continue;
            }
            for (std::uint8_t space = 0; space < catacombSpaces; ++space)
                if (!state.catacombs[space] || state.catacombs[space]->location == play.location) {
                    play.catacomb = CatacombSpace{space};
                    plays.push_back(play);
                }
        }
    }
    return plays;
}

void perform(const Ruleset& ruleset, GameState& state, const Play& play)
{
    const Board& board = *ruleset.board;
    const LocationId from = *currentLocation(state);
    const Price price = priceOf(ruleset, state, play);
    const bool back = play.powers.contains(Power::DoubleBack);
    std::vector<Argument> told;
    for (const Power power : allPowers)
        if (play.powers.contains(power) && power != Power::Hide) // 2E-TRAIL-3
            told.emplace_back(power);

    TrailCard card{play.location, play.powers, {}, !play.location}; // 2E-TRAIL-3: Dark Call, Feed
    if (play.powers.contains(Power::Hide))
        card.faceUp = liesOpen(ruleset, state, from); // 2E-HIDE-3
    std::vector<PlacedEncounter> unkept;
    if (back) {
        const CardPlace lies = *placeOf(state, *play.location);
        if (lies.inCatacombs) { // 2E-DBACK-7
            const CatacombCard fetched = *std::exchange(state.catacombs[lies.index], std::nullopt);
            card.faceUp = fetched.faceUp;
            for (const PlacedEncounter& encounter : fetched.encounters)
                if (!card.encounter && (!play.keep || encounter.kind == *play.keep))
                    card.encounter = encounter;
                else
                    unkept.push_back(encounter);
            told.emplace_back(CatacombSpace{lies.index});
        } else { // 2E-DBACK-5, 2E-DBACK-6
            const TrailCard fetched = takeCard(state, lies.index);
            card.faceUp = fetched.faceUp;
            card.encounter = fetched.encounter;
            if (ruleset.rulings.chosen(Ruling::WolfFormComesAlong))
                card.powers |= fetched.powers;                                   // 2E-DBACK-12
            told.emplace_back(Space{static_cast<std::uint8_t>(lies.index + 1)}); // 2E-DBACK-9
        }
    }
    const bool shown = play.location && !card.faceUp && liesOpen(ruleset, state, *play.location); // 2E-MOVE-6, 2E-CASTLE-1
    card.faceUp = card.faceUp || shown;
    push(state, {.what = Due::What::BeginAction});
    const auto leaving = slideIn(state, std::move(card));
    announce(state, Happening::What::CardPlayed, std::move(told));
    if (shown)
        announce(state, Happening::What::LocationRevealed, {*play.location});
    if (price.sea > 0)
        state.bloodTokens.set(0); // 2E-SEA-6
    if (leaving)
        leave(ruleset, state, *leaving, play.catacomb);
    hideFollows(state);
    returnEncounters(state, unkept);
    if (play.powers.contains(Power::Hide))
        state.hideBond = from; // 2E-HIDE-2
    if (back && state.hideBond == play.location && ruleset.rulings.chosen(Ruling::DoubleBackShowsHide))
        revealHide(state); // 2E-HIDE-9
    if (play.location)
        keepTrip(board, state, from, *play.location);
    state.declared.reset();
    --state.turn.movements;
    afterSlide(ruleset, state);

    loseBlood(state, price.all());
    if (state.step == Step::Over)
        return;
    if (play.powers.contains(Power::Feed))
        recoverBlood(state, 1); // 2E-FEED-1
    if (play.location && board.castle() == play.location)
        arriveAtCastle(ruleset, state);
    else if (!play.location && board.castle() == from && ruleset.rulings[Ruling::CastleStayHeals] == 1)
        arriveAtCastle(ruleset, state);          // 2E-OPEN-24
    if (play.powers.contains(Power::DarkCall)) { // 2E-DARK-2
        drawEncounters(ruleset, state, 10);
        const int over = static_cast<int>(state.encounterHand.size()) + state.drawsDue - encounterLimit(state);
        if (over > 0)
            push(state, {.what = Due::What::PutBack, .number = static_cast<std::uint8_t>(over)});
    }
}

void layByEffect(const Ruleset& ruleset, GameState& state, LocationId location, bool faceUp)
{
    if (mayGoToCatacombs(ruleset, state))
        push(state, {.what = Due::What::ToCatacombs, .location = location, .flag = faceUp});
    else
        layCard(ruleset, state, location, faceUp, std::nullopt);
}

void layCard(const Ruleset& ruleset, GameState& state, LocationId location, bool faceUp, std::optional<CatacombSpace> catacomb)
{
    const LocationId from = *currentLocation(state);
    const bool shown = faceUp || liesOpen(ruleset, state, location);
    const auto leaving = slideIn(state, TrailCard{location, {}, {}, shown});
    announce(state, Happening::What::CardPlayed);
    if (shown)
        announce(state, Happening::What::LocationRevealed, {location});
    if (leaving)
        leave(ruleset, state, *leaving, catacomb);
    hideFollows(state);
    keepTrip(*ruleset.board, state, from, location);
    afterSlide(ruleset, state);
    if (ruleset.board->castle() == location)
        arriveAtCastle(ruleset, state);
    if (std::ranges::find(state.due, Due::What::Activate, &Due::what) == state.due.end()) // 2E-MAT-7; in his own turn that is asked anyway
        askActivating(state);
    if (!faceUp && !state.encounterHand.empty()) // 2E-DEV-5, 2E-OPEN-44
        push(state, {.what = Due::What::AddEncounter, .place = CardPlace::onTrail(0), .flag = true});
}

void arriveAtCastle(const Ruleset&, GameState& state)
{
    recoverBlood(state, 2);
}

} // namespace demeter::fury2e
