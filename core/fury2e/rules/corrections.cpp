// Putting right: the table is right even when the program is not (2E-GEN-2). What comes of it has to keep the invariants.
#include "core/base/utf8.h"
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

bool alwaysOpen(const Board& board, const std::optional<LocationId>& location, PowerSet powers)
{
    return location ? board.castle() == location : powers.contains(Power::DarkCall) || powers.contains(Power::Feed);
}

std::pair<int, int> rangeOf(Number number)
{
    return {0, number == Number::Blood ? mostBlood : number == Number::Vampires ? mostVampires : mostResolve};
}

namespace {

const Violation impossible{"2E-GEN-2", Refusal::CorrectionImpossible, {}};

/// The powers that can share a space with this location, or with none (2E-TRAIL-9, 2E-TRAIL-10).
bool liesTogether(const Board& board, const std::optional<LocationId>& location, PowerSet powers)
{
    const PowerSet bound{Power::WolfForm, Power::DoubleBack};
    if (!location)
        return powers == Power::DarkCall || powers == Power::Feed || powers == Power::Hide ||
               powers == PowerSet{Power::WolfForm, Power::Hide};
    if (!board.cards().contains(*location))
        return false;
    return board.isSea(*location) ? (powers - PowerSet(Power::DoubleBack)).empty() : (powers - bound).empty();
}

bool takesTokens(const Board& board, const GameState& state, const std::optional<LocationId>& location, PowerSet powers = {})
{
    if (!location)
        return powers.contains(Power::Hide);
    return !board.isSea(*location) && board.castle() != location && state.consecratedGround != location; // 2E-TOKEN-8
}

/// The trip at sea as the trail tells it (core/formats.md section 4.1).
Trip toldTrip(const Board& board, const GameState& state)
{
    const std::size_t index = *currentIndex(state);
    Trip trip{0, *state.trail[index].location, *state.trail[index].location};
    bool first = true;
    for (std::size_t i = index + 1; i < state.trail.size(); ++i) {
        const auto location = state.trail[i].location;
        if (!location)
            continue;
        if (std::exchange(first, false))
            trip.cameFrom = *location;
        trip.sailedFrom = *location;
        if (!board.isSea(*location))
            break;
        ++trip.sailingMoves;
    }
    return trip;
}

/// What follows from the cards: the bond, the trip at sea, the Blood tokens. `before`: where Dracula was.
void followCards(const Board& board, GameState& state, std::optional<LocationId> before)
{
    const auto hide = hideIndex(state);
    if (!hide)
        state.hideBond.reset();
    else if (!state.hideBond || !cardsOnTrail(state).contains(*state.hideBond))
        for (std::size_t i = state.trail.size(); i-- > *hide + 1;)
            if (state.trail[i].location && !board.isSea(*state.trail[i].location))
                state.hideBond = state.trail[i].location; // the nearest to its right
    for (std::size_t gap = 0; gap < trailLength; ++gap) { // 2E-SEA-6
        const auto newer = gap + 1 < state.trail.size() ? state.trail[gap].location : std::nullopt;
        if (!newer || !board.isSea(*newer))
            state.bloodTokens.reset(gap);
    }
    const auto current = currentLocation(state);
    if (!current || !board.isSea(*current))
        state.trip.reset();
    else if (!state.trip || current != before)
        state.trip = toldTrip(board, state);
}

/// Each carries out an edit and says whether it could be.
bool edited(const Ruleset&, GameState& state, const EditNumber& edit)
{
    const auto value = static_cast<std::uint8_t>(edit.value);
    switch (edit.number) {
    case Number::Blood:
        state.blood = value;
        if (value == 0) // 2E-WIN-3
            win(state, Winner::Hunters);
        break;
    case Number::Vampires:
        state.vampires = value;
        if (value == mostVampires) // 2E-WIN-1
            win(state, Winner::Dracula);
        break;
    case Number::Resolve:
        state.resolve = value;
        break;
    }
    return true;
}

bool edited(const Ruleset&, GameState& state, const EditTime& edit)
{
    state.time = edit.time;
    return true;
}

bool edited(const Ruleset& ruleset, GameState& state, const EditHunter& edit)
{
    const auto index = static_cast<std::size_t>(edit.hunter);
    const HunterSheet& now = state.sheets[index];
    const bool mina = edit.hunter == Hunter::MinaHarker;
    if (!edit.place || !ruleset.board->all().contains(*edit.place) || edit.sheet.before != now.before || edit.sheet.held != now.held ||
        edit.sheet.health < 1 || edit.sheet.health > fullHealth[index] || edit.sheet.bites >= biteLimit[index] ||
        (mina && edit.sheet.bites < 1))
        return false;
    state.sheets[index] = edit.sheet;
    if (std::exchange(state.hunters[index], edit.place) == edit.place)
        return true;
    state.hunterTrips[index].reset();
    if (ruleset.board->isSea(*edit.place)) // nobody knows from where
        state.hunterTrips[index] = Trip{0, *edit.place, *edit.place};
    return true;
}

bool edited(const Ruleset& ruleset, GameState& state, const EditCard& edit)
{
    const Board& board = *ruleset.board;
    const bool empties = !edit.location && edit.powers.empty();
    if (edit.place.inCatacombs) {
        if (edit.place.index >= catacombSpaces || !edit.powers.empty() || (edit.location && !liesTogether(board, edit.location, {})) ||
            (edit.location && board.isSea(*edit.location)))
            return false;
        auto& card = state.catacombs[edit.place.index];
        std::vector<PlacedEncounter> tokens = card ? std::exchange(card, std::nullopt)->encounters : std::vector<PlacedEncounter>();
        if (empties || !takesTokens(board, state, edit.location))
            returnEncounters(state, std::exchange(tokens, {}));
        if (!empties)
            card = CatacombCard{*edit.location, std::move(tokens),
                                edit.faceUp || alwaysOpen(board, edit.location) || state.consecratedGround == edit.location}; // 2E-TOKEN-11
        return true;
    }
    if (edit.place.index > state.trail.size() || edit.place.index >= trailLength)
        return false;
    const auto before = currentLocation(state);
    if (empties) {
        if (edit.place.index >= state.trail.size())
            return false;
        const TrailCard gone = takeCard(state, edit.place.index);
        if (gone.encounter)
            returnEncounter(state, gone.encounter->kind);
        hideFollows(state); // 2E-HIDE-6
    } else {
        if (!liesTogether(board, edit.location, edit.powers))
            return false;
        if (edit.place.index == state.trail.size())
            state.trail.emplace_back();
        TrailCard& card = state.trail[edit.place.index];
        card.spared = card.spared && card.location == edit.location;
        card.location = edit.location;
        card.powers = edit.powers;
        card.faceUp = edit.faceUp || alwaysOpen(board, edit.location, edit.powers);
        if (card.encounter && !takesTokens(board, state, card.location, card.powers)) {
            const Encounter kind = card.encounter->kind;
            card.encounter.reset();
            returnEncounter(state, kind);
        }
    }
    followCards(board, state, before);
    return true;
}

bool edited(const Ruleset& ruleset, GameState& state, const EditEncounter& edit)
{
    switch (edit.from) {
    case EncounterZone::Reserve:
        if (state.handling == TokenHandling::DrawnFromBox) {
            if (state.boxReserve == 0)
                return false;
            --state.boxReserve;
        } else {
            const auto found = std::ranges::find(state.reserve, edit.encounter);
            if (found == state.reserve.end())
                return false;
            state.reserve.erase(found);
        }
        break;
    case EncounterZone::Hand:
        if (!takeFromHand(state, edit.encounter))
            return false;
        break;
    case EncounterZone::Lying: {
        const PlacedEncounter* lying = edit.token ? tokenAt(state, *edit.token) : nullptr;
        if (lying == nullptr || lying->kind != edit.encounter)
            return false;
        takeToken(state, *edit.token);
        break;
    }
    }
    switch (edit.to) {
    case EncounterZone::Reserve:
        returnEncounter(state, edit.encounter);
        break;
    case EncounterZone::Hand:
        state.encounterHand.push_back(edit.encounter);
        break;
    case EncounterZone::Lying: {
        if (!edit.place)
            return false;
        const PlacedEncounter token(edit.encounter, edit.faceUp);
        if (edit.place->inCatacombs) {
            if (edit.place->index >= catacombSpaces || !state.catacombs[edit.place->index] ||
                !takesTokens(*ruleset.board, state, state.catacombs[edit.place->index]->location) ||
                state.catacombs[edit.place->index]->encounters.size() >= catacombEncounters)
                return false;
            state.catacombs[edit.place->index]->encounters.push_back(token);
        } else {
            if (edit.place->index >= state.trail.size() || state.trail[edit.place->index].encounter ||
                !takesTokens(*ruleset.board, state, state.trail[edit.place->index].location, state.trail[edit.place->index].powers))
                return false;
            state.trail[edit.place->index].encounter = token;
        }
        break;
    }
    }
    return true;
}

bool edited(const Ruleset& ruleset, GameState& state, const EditTokens& edit)
{
    const Board& board = *ruleset.board;
    const auto tokens = static_cast<int>(ruleset.rulings.chosen(Ruling::HostTokens) ? sacredHosts : sacredHosts - 1);
    if (edit.hosts.size() > tokens || edit.hosts != (edit.hosts & (board.cards() - board.seas())) ||
        (edit.consecratedGround && !groundMayLie(ruleset, *edit.consecratedGround)))
        return false;
    if (const auto& block = edit.roadblock;
        block && !(block->onRail ? board.byRailway(block->a) : board.byRoad(block->a)).contains(block->b))
        return false;
    const bool moved = std::exchange(state.consecratedGround, edit.consecratedGround) != edit.consecratedGround;
    state.hosts = edit.hosts;
    state.roadblock = edit.roadblock;
    if (moved)
        clearGround(ruleset, state);                          // 2E-TOKEN-8
    if (!ruleset.rulings.chosen(Ruling::HostClearsCatacombs)) // 2E-OPEN-56
        for (auto& card : state.catacombs)
            if (card && state.hosts.contains(card->location))
                returnEncounters(state, std::exchange(card, std::nullopt)->encounters);
    return true;
}

bool edited(const Ruleset&, GameState& state, const EditEvents& edit)
{
    if ((edit.ally && infoOf(*edit.ally).kind != EventKind::AsAlly) || (edit.huntersAlly && !infoOf(*edit.huntersAlly).ally))
        return false;
    for (std::size_t n = 0; n < draculaEventCount; ++n) {
        const auto event = static_cast<DraculaEvent>(n);
        const auto held = std::ranges::count(edit.hand, event) + (edit.ally == event);
        if ((held > 0 && infoOf(event).kind == EventKind::AtOnce) ||
            (std::ranges::count(edit.hand, event) > 0 && infoOf(event).kind != EventKind::Kept) || held > infoOf(event).cards)
            return false;
        while (held + std::ranges::count(state.eventDiscard, event) > infoOf(event).cards) // then it does not lie there
            state.eventDiscard.erase(std::ranges::find(state.eventDiscard, event));
    }
    state.eventHand = edit.hand;
    state.draculasAlly = edit.ally;
    state.huntersAlly = edit.huntersAlly;
    return static_cast<int>(state.eventHand.size()) <= eventLimit(state);
}

/// Whether the edit may move tokens between the hand, the reserve and the cards.
bool isOfTokens(const PutRight& correction)
{
    return std::holds_alternative<EditCard>(correction.edit) || std::holds_alternative<EditEncounter>(correction.edit) ||
           std::holds_alternative<EditTokens>(correction.edit);
}

/// The state with the edit carried out, or nothing if that cannot be.
std::optional<GameState> putRight(const Ruleset& ruleset, const GameState& state, const PutRight& correction)
{
    GameState after = state;
    const bool done = std::visit([&](const auto& edit) { return edited(ruleset, after, edit); }, correction.edit);
    if (!done || brokenInvariant(ruleset, after))
        return std::nullopt;
    return after;
}

Refused outOfRange(const EditNumber& edit)
{
    const auto [smallest, largest] = rangeOf(edit.number);
    if (edit.value < smallest || edit.value > largest)
        return Violation{"2E-GEN-2", Refusal::OutOfRange, {edit.value, smallest, largest}};
    return std::nullopt;
}

} // namespace

Refused check(const Ruleset& ruleset, const GameState& state, const PutRight& correction)
{
    if (state.step <= Step::ChooseStart)
        return notNow();
    if (correction.reason.empty() || correction.reason.size() > longestReason || firstBadUtf8(correction.reason) ||
        hasControlCharacter(correction.reason))
        return Violation{"2E-GEN-2", Refusal::ReasonMissing, {}};
    if (const auto* number = std::get_if<EditNumber>(&correction.edit))
        if (auto refused = outOfRange(*number))
            return refused;
    if (isOfTokens(correction) && state.drawsDue > 0) // 2E-ACT-7: the hand and the reserve are not yet what they will be
        return Violation{"2E-ACT-7", Refusal::DrawFirst, {static_cast<int>(state.drawsDue)}};
    const auto after = putRight(ruleset, state, correction);
    if (!after)
        return impossible;
    if (*after == state)
        return Violation{"2E-GEN-2", Refusal::AlreadySo, {}};
    // What is asked comes first, unless nothing is any more.
    return after->step != Step::Over && disturbs(ruleset, state, *after) ? Refused(notNow()) : std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PutRight& correction)
{
    announce(state, Happening::What::PutRight, {}, correction.reason);
    state = *putRight(ruleset, state, correction);
    if (state.step == Step::Over)
        return;
    afterSlide(ruleset, state); // 2E-HEV-13
    if (std::holds_alternative<EditEvents>(correction.edit))
        checkEventLimit(state);
    const auto goesOnBehind = [](const Due& due) {
        return due.what == Due::What::BeginAction || due.what == Due::What::EndOfAction || due.what == Due::What::EndOfTurn;
    };
    // What was just played may be another card now; when nothing is asked any more, that is seen.
    if (state.step == Step::PlaceEncounter && std::ranges::none_of(state.due, goesOnBehind))
        state.due.insert(state.due.begin(), Due{.what = Due::What::BeginAction});
    const int held = static_cast<int>(state.encounterHand.size()) + state.drawsDue;
    const int over = held - encounterLimit(state) - encountersToPutBack(state);
    if (over > 0) // 2E-ALLY-2
        push(state, {.what = Due::What::PutBack, .number = static_cast<std::uint8_t>(over)});
}

Refused check(const Ruleset& ruleset, const GameState& state, const PutRightRuling& change)
{
    const auto index = static_cast<std::size_t>(change.ruling);
    if (index >= rulingCount || change.reading >= rulingTable[index].count())
        return Violation{"2E-GEN-2",
                         Refusal::OutOfRange,
                         {static_cast<int>(change.reading), 0, index < rulingCount ? rulingTable[index].count() - 1 : 0}};
    if (ruleset.rulings[change.ruling] == change.reading)
        return Violation{"2E-GEN-2", Refusal::AlreadySo, {}};
    // What lies there has to be possible afterwards too.
    const bool tooManyHosts =
        change.ruling == Ruling::HostTokens && change.reading != 0 && state.hosts.size() >= static_cast<int>(sacredHosts);
    const auto castle = ruleset.board->castle();
    const bool castleThere =
        change.ruling == Ruling::CastleToCatacombs && change.reading == 0 && castle && cardsInCatacombs(state).contains(*castle);
    return tooManyHosts || castleThere ? Refused(impossible) : std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PutRightRuling& change)
{
    announce(state, Happening::What::RulingChanged, {static_cast<int>(change.ruling), static_cast<int>(change.reading)});
}

} // namespace demeter::fury2e
