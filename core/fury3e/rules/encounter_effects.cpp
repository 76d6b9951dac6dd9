// Sections 9 to 13 and 20: what Encounter cards do, in ambush, search and maturing (ENC-7, FOG-1, BATS-1, VAMP-1, MAT-1, MAT-2).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>
#include <array>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

/// Item cards in the box (COMP): nobody keeps or shows more.
constexpr int mostItems = 38;

const EncounterCard& facts(const Ruleset& ruleset, const Due& due)
{
    return (*ruleset.cards)[*due.kind];
}

bool delayed(const GameState& state, Hunter hunter)
{
    return sheetOf(state, hunter).delayed;
}

/// Whom the card meets: its hunter, or everybody in the city (not in its hospital: HOSP-3).
HunterSet affected(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    if (due.place && (facts(ruleset, due).effect.everyHunterHere || !due.hunter))
        return huntersIn(state, *due.place);
    return due.hunter ? *due.hunter & huntersOnBoard(state) : HunterSet{};
}

/// Whether it lies somewhere and so can stay there or be cancelled.
bool lies(const Due& due)
{
    return due.occasion == Occasion::Ambush || due.occasion == Occasion::Search;
}

/// Whether the table has to say if the hunter shows, spends or does what the card names.
bool asksMet(const Ruleset& ruleset, const Due& due)
{
    const EncounterCard& card = facts(ruleset, due);
    if (card.effect.damageWithoutWeapon > 0)
        return true;
    return lies(due) && card.staysUnless != StaysUnless::Discarded && card.staysUnless != StaysUnless::VampireDefeated;
}

/// DEL-1: becoming delayed is no price for one who is.
bool canMeet(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    return asksMet(ruleset, due) && !(facts(ruleset, due).staysUnless == StaysUnless::Delay && due.hunter && delayed(state, *due.hunter));
}

bool asksCounts(const Ruleset& ruleset, const Due& due)
{
    const EncounterEffect& effect = facts(ruleset, due).effect;
    return effect.damagePerItem > 0 || effect.lessPerWeapon > 0;
}

/// VAMP-4, PR-28: who may become delayed to fight along.
HunterSet mayJoin(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    HunterSet able;
    if (const EncounterEffect& effect = facts(ruleset, due).effect; !effect.fights || !effect.othersMayJoin || !due.place || !lies(due))
        return able;
    huntersIn(state, *due.place).forEach([&](Hunter hunter) {
        if (hunter != due.hunter && !delayed(state, hunter))
            able.insert(hunter);
    });
    return able;
}

/// The hunters' cards that discard it without effect.
std::vector<std::variant<HunterEvent, HunterCard>> cancellers(const Ruleset& ruleset, const Due& due)
{
    static constexpr std::array<std::string_view, 4> chasedByDogs{"rats", "saboteur", "spy", "wolves"};
    std::vector<std::variant<HunterEvent, HunterCard>> cards;
    const EncounterCard& card = facts(ruleset, due);
    if (due.occasion == Occasion::Ambush && !card.vampire)
        cards.emplace_back(HunterEvent::Forewarned);
    if (lies(due) && std::ranges::find(chasedByDogs, card.id) != chasedByDogs.end())
        cards.emplace_back(HunterCard::Dogs);
    if (due.occasion == Occasion::Search && (card.vampire || card.id == "hoax"))
        cards.emplace_back(HunterCard::Stake);
    return cards;
}

AnswerEncounter cancelledWith(std::variant<HunterEvent, HunterCard> card)
{
    AnswerEncounter answer;
    answer.cancelledBy = card;
    return answer;
}

Refused checkEncounter(const Ruleset& ruleset, const GameState& state, const Due& due, const AnswerEncounter& answer)
{
    if (answer.cancelledBy) {
        const auto cards = cancellers(ruleset, due);
        if (std::ranges::find(cards, *answer.cancelledBy) == cards.end()) {
            if (const auto* event = std::get_if<HunterEvent>(&*answer.cancelledBy))
                return Violation{"AMB-3", Refusal::HunterCardNotNow, {*event}};
            return notAnAnswer();
        }
        if (answer != cancelledWith(*answer.cancelledBy)) // without effect: nothing is shown or suffered
            return notAnAnswer();
        return std::nullopt;
    }
    if (answer.met && !canMeet(ruleset, state, due)) {
        if (asksMet(ruleset, due))
            return Violation{"DEL-1", Refusal::HunterDelayed, {*due.hunter}};
        return notAnAnswer();
    }
    const HunterSet counting = asksCounts(ruleset, due) ? affected(ruleset, state, due) : HunterSet{};
    for (const Hunter hunter : allHunters) {
        const int count = answer.counts[static_cast<std::size_t>(hunter)];
        if (count > 0 && !counting.contains(hunter))
            return Violation{"HOSP-3", Refusal::NotThisHunter, {hunter}};
        if (count > mostItems)
            return Violation{"AMB-3", Refusal::TooMany, {count, mostItems}};
    }
    if (const HunterSet others = answer.joining - mayJoin(ruleset, state, due); !others.empty()) {
        const Hunter hunter = others.first();
        const bool here = due.place && hunter != due.hunter && huntersIn(state, *due.place).contains(hunter);
        if (here && facts(ruleset, due).effect.othersMayJoin && delayed(state, hunter)) // PR-28
            return Violation{"DEL-1", Refusal::HunterDelayed, {hunter}};
        return Violation{"VAMP-4", Refusal::NotThisHunter, {hunter}};
    }
    return std::nullopt;
}

std::vector<Response> answersEncounter(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    for (const auto& card : cancellers(ruleset, due))
        answers.emplace_back(cancelledWith(card));
    const HunterSet counting = asksCounts(ruleset, due) ? affected(ruleset, state, due) : HunterSet{};
    const HunterSet able = mayJoin(ruleset, state, due);
    for (const bool met : {false, true}) {
        if (met && !canMeet(ruleset, state, due))
            continue;
        for (std::uint8_t count = 0; count <= (counting.empty() ? 0 : 2); ++count)
            for (unsigned bits = 0; bits < 1U << hunterCount; ++bits) {
                AnswerEncounter answer;
                answer.met = met;
                for (const Hunter hunter : allHunters)
                    if ((bits >> static_cast<unsigned>(hunter)) & 1U)
                        answer.joining.insert(hunter);
                if (!(answer.joining - able).empty())
                    continue;
                counting.forEach([&](Hunter hunter) { answer.counts[static_cast<std::size_t>(hunter)] = count; });
                answers.emplace_back(answer);
            }
    }
    return answers;
}

void placeBats(const Ruleset& ruleset, GameState& state, Hunter hunter, int tokens)
{
    int left = ruleset.cards->tokens.bats;
    for (const HunterSheet& sheet : state.sheets)
        left -= sheet.bats;
    for (; tokens > 0 && left > 0; --tokens, --left) {
        ++sheetOf(state, hunter).bats;
        announce(state, What::TokenPlaced, {Token::Bats, hunter});
    }
}

/// The effect in the order of its fields. What has to be asked is pushed, so that of several hunters the first is asked first.
void applyEffect(const Ruleset& ruleset, GameState& state, const Due& due, const AnswerEncounter& answer)
{
    const EncounterEffect& effect = facts(ruleset, due).effect;
    const HunterSet hunters = affected(ruleset, state, due);
    if (effect.batsTokens > 0) // BATS-1
        hunters.forEach([&](Hunter hunter) { placeBats(ruleset, state, hunter, effect.batsTokens); });
    if (effect.draws > 0)
        refillHand(ruleset, state, effect.draws);
    if (effect.discardsUpTo > 0)
        push(state, {.what = Due::What::DiscardHand, .number = static_cast<std::uint8_t>(effect.discardsUpTo)});
    if (effect.fights && lies(due)) { // VAMP-1
        answer.joining.forEach([&](Hunter hunter) { delayHunter(state, hunter); });
        const HunterSet fighting = hunters | (answer.joining & huntersOnBoard(state));
        if (!hunters.empty() && due.card && cardAt(state, *due.card) != nullptr)
            beginCombat(ruleset, state, fighting, due.card);
    }
    const bool unarmed = effect.damageWithoutWeapon > 0 && !answer.met;
    for (auto hunter = allHunters.rbegin(); hunter != allHunters.rend(); ++hunter) {
        if (!hunters.contains(*hunter))
            continue;
        const int count = answer.counts[static_cast<std::size_t>(*hunter)];
        const int damage = std::max(effect.damage - effect.lessPerWeapon * count, 0) + effect.damagePerItem * count +
                           (unarmed ? effect.damageWithoutWeapon : 0);
        damageHunter(ruleset, state, *hunter, damage);
    }
    if (unarmed)
        hunters.forEach([&](Hunter hunter) { delayHunter(state, hunter); });
    if (effect.fogTokens > 0 && due.place) { // FOG-1
        placeFog(ruleset, state, *due.place, effect.fogTokens + (ruleset.board->ports().contains(*due.place) ? 1 : 0));
        if (!isNight(state))
            huntersIn(state, *due.place).forEach([&](Hunter hunter) { delayHunter(state, hunter); });
    }
    if (effect.delays)
        hunters.forEach([&](Hunter hunter) { delayHunter(state, hunter); });
    if (answer.met && facts(ruleset, due).staysUnless == StaysUnless::Delay && due.hunter)
        delayHunter(state, *due.hunter);
}

/// MAT-2: they have lain before Dracula and are used up.
void discardBodyguards(GameState& state, EncounterKind kind)
{
    const auto card = std::ranges::find(state.beforeDracula, kind);
    if (card == state.beforeDracula.end())
        return;
    state.beforeDracula.erase(card);
    state.encounterDiscard.push_back(kind);
    announce(state, What::EncounterDiscarded, {kind});
}

void answerEncounter(const Ruleset& ruleset, GameState& state, const Due& due, const AnswerEncounter& answer)
{
    const EncounterCard& card = facts(ruleset, due);
    if (due.occasion != Occasion::Matured) { // that card has been discarded already (MAT-2)
        Due after{.what = Due::What::AfterEncounter,
                  .hunter = due.hunter,
                  .place = due.place,
                  .occasion = due.occasion,
                  .kind = due.kind,
                  .card = due.card};
        after.flag = answer.cancelledBy || card.staysUnless == StaysUnless::Discarded ||
                     (answer.met && card.staysUnless != StaysUnless::VampireDefeated); // AMB-3
        push(state, std::move(after));
    }
    if (answer.cancelledBy)
        announce(state, What::EncounterCancelled,
                 {*due.kind, std::visit([](auto canceller) { return Argument(canceller); }, *answer.cancelledBy)});
    else
        applyEffect(ruleset, state, due, answer);
}

/// What is left to be done when the effect is over, with everything that came of it.
void tidy(const Ruleset& ruleset, GameState& state, const Due& due)
{
    switch (due.occasion) {
    case Occasion::Matured:
        advanceMaturing(ruleset, state);
        return;
    case Occasion::Bodyguards:
        discardBodyguards(state, *due.kind);
        return;
    case Occasion::Ambush:
    case Occasion::Search:
        break;
    }
    if (due.card && due.flag)
        discardLying(ruleset, state, *due.card); // AMB-3, OPEN-11
    else if (due.card && cardAt(state, *due.card) != nullptr)
        announce(state, What::EncounterStays, {due.card->kind});     // VAMP-3
    if (due.place && ruleset.rulings.emptyLair == EmptyLair::AtOnce) // OPEN-9
        clearEmptyLair(ruleset, state, *due.place);
    advanceAmbush(ruleset, state);
    advanceSearch(ruleset, state);
}

/// Cities that Dracula may choose for a matured effect in the hideout of `city`.
LocationSet maturedCities(const Ruleset& ruleset, EncounterKind kind, LocationId city)
{
    const Board& board = *ruleset.board;
    LocationSet found;
    switch ((*ruleset.cards)[kind].maturedArea) {
    case MaturedArea::EveryCityOfRegion:
    case MaturedArea::CityOfRegion:
        board.cities().forEach([&](LocationId other) {
            if (board[other].region == board[city].region)
                found.insert(other);
        });
        break;
    case MaturedArea::CityWithin2Roads: // ADJ-6: Roadblocks do not matter
        found = board.withinTwoRoads(city);
        found.insert(city);
        break;
    case MaturedArea::None:
    case MaturedArea::AnyHunter:
        break;
    }
    return found & board.cards();
}

int fogLeft(const Ruleset& ruleset, const GameState& state)
{
    int left = ruleset.cards->tokens.fog;
    for (const auto& [city, tokens] : state.tokens.fog)
        left -= tokens;
    return left;
}

bool inLocation(const GameState& state, Hunter hunter)
{
    return state.hunters[static_cast<std::size_t>(hunter)].where == HunterPlace::Where::Location;
}

/// The effect in a city that Dracula has chosen, or in one of many; on nobody if no hunter is there.
void strikeCity(GameState& state, EncounterKind kind, LocationId city)
{
    if (!huntersIn(state, city).empty())
        push(state, {.what = Due::What::Encounter, .place = city, .occasion = Occasion::Matured, .kind = kind});
}

} // namespace

void beginEncounter(const Ruleset&, GameState& state, Hunter hunter, const LyingCard& card, Occasion occasion)
{
    PlacedEncounter* placed = cardAt(state, card);
    if (placed == nullptr)
        return;
    // A search has turned everything up before; an ambush says which card it is, even if that lay face up (AMB-2).
    if (occasion == Occasion::Ambush || !placed->faceUp)
        announce(state, What::EncounterRevealed, {card.kind, hunter});
    placed->faceUp = true;
    Due due{.what = Due::What::Encounter, .hunter = hunter, .occasion = occasion, .kind = card.kind, .card = card};
    due.place = state.hunters[static_cast<std::size_t>(hunter)].location;
    push(state, std::move(due));
}

void resolveMaturedEffect(const Ruleset& ruleset, GameState& state, EncounterKind kind, const Hideout& hideout)
{
    if (!state.clockKept) // the table carries out what concerns hunters and tokens, as in records of version 0.1
        return;
    const EncounterCard& card = (*ruleset.cards)[kind];
    const int roadblocks =
        std::min(card.maturedRoadblocks, ruleset.cards->tokens.roadblocks - static_cast<int>(state.tokens.roadblocks.size()));
    if (roadblocks > 0) // BLK-1
        push(state, {.what = Due::What::PlaceRoadblocks, .number = static_cast<std::uint8_t>(roadblocks)});
    if (card.maturedTakesDiscards)
        push(state, {.what = Due::What::KeepEvent});
    if (!hideout.location)
        return;
    const LocationId city = *hideout.location;
    const LocationSet cities = maturedCities(ruleset, kind, city);
    const bool matters = card.maturedFog > 0 ? fogLeft(ruleset, state) > 0 : !(cities & hunterLocations(state)).empty();
    switch (card.maturedArea) {
    case MaturedArea::None:
        break;
    case MaturedArea::EveryCityOfRegion:
        push(state, {.what = Due::What::MaturedCities, .place = city, .places = cities & hunterLocations(state), .kind = kind});
        break;
    case MaturedArea::CityOfRegion:
    case MaturedArea::CityWithin2Roads:
        if (matters)
            push(state, {.what = Due::What::MaturedCity, .place = city, .kind = kind});
        break;
    case MaturedArea::AnyHunter:
        if (std::ranges::any_of(allHunters, [&](Hunter hunter) { return inLocation(state, hunter); }))
            push(state, {.what = Due::What::MaturedHunter, .kind = kind});
        break;
    }
}

Refused check(const Ruleset& ruleset, const GameState& state, const UseBodyguards& action)
{
    if (state.step != Step::Dawn && state.step != Step::Dusk)
        return notNow();
    if (std::ranges::find(state.beforeDracula, action.kind) == state.beforeDracula.end())
        return Violation{"MAT-2", Refusal::NoBodyguards, {}};
    const auto here = currentLocation(state);
    if (!here || ruleset.board->isSea(*here) || !huntersIn(state, *here).contains(action.hunter))
        return Violation{"MAT-2", Refusal::NotThisHunter, {action.hunter}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const UseBodyguards& action)
{
    announce(state, What::EncounterRevealed, {action.kind, action.hunter});
    push(state, {.what = Due::What::Encounter,
                 .hunter = action.hunter,
                 .place = currentLocation(state),
                 .occasion = Occasion::Bodyguards,
                 .kind = action.kind});
}

bool takeLying(const Ruleset& ruleset, GameState& state, LyingCard card)
{
    const PlacedEncounter* placed = cardAt(static_cast<const GameState&>(state), card);
    if (placed == nullptr)
        return false;
    Hideout& hideout = card.place.lair ? *state.lairs[card.place.number] : *state.trail[card.place.number - 1U];
    hideout.encounters.erase(hideout.encounters.begin() + (placed - hideout.encounters.data()));
    if (hideout.rumor && hideout.encounters.empty() && ruleset.rulings.rumorOutlastsCard == NoYes::No) { // OPEN-6
        hideout.rumor = false;
        ++state.rumorReserve;
    }
    // Copies of a kind are told apart by their number there: those after it move up.
    const auto moveUp = [&](LyingCard& other) {
        if (other.place == card.place && other.kind == card.kind && other.nth > card.nth)
            --other.nth;
    };
    for (Due& due : state.due) {
        if (due.card == card)
            due.card.reset();
        else if (due.card)
            moveUp(*due.card);
        std::erase(due.used, card);
        std::ranges::for_each(due.used, moveUp);
    }
    if (state.combat && state.combat->vampire)
        moveUp(*state.combat->vampire);
    return true;
}

void discardLying(const Ruleset& ruleset, GameState& state, const LyingCard& card)
{
    const EncounterKind kind = card.kind;
    if (!takeLying(ruleset, state, card))
        return;
    state.encounterDiscard.push_back(kind);
    announce(state, What::EncounterDiscarded, {kind});
}

void placeFog(const Ruleset& ruleset, GameState& state, LocationId city, int tokens)
{
    int left = fogLeft(ruleset, state);
    auto fog = std::ranges::find(state.tokens.fog, city, [](const auto& there) { return there.first; });
    const int there = fog == state.tokens.fog.end() ? 0 : fog->second;
    const int placed = std::min(tokens, left);
    if (placed <= 0)
        return;
    if (fog == state.tokens.fog.end())
        fog = state.tokens.fog.insert(fog, {city, std::uint8_t{0}});
    fog->second = static_cast<std::uint8_t>(there + placed);
    for (int i = 0; i < placed; ++i)
        announce(state, What::TokenPlaced, {Token::Fog, city});
}

std::vector<Response> answersEffects(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    switch (due.what) {
    case Due::What::Encounter:
        return answersEncounter(ruleset, state, due);
    case Due::What::DiscardHand: {
        std::vector<EncounterKind> kinds = state.encounterHand;
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const EncounterKind kind : kinds)
            answers.emplace_back(ChooseEncounter{kind});
        if (!due.flag || kinds.empty())
            answers.emplace_back(GoOn{});
        break;
    }
    case Due::What::MaturedCity:
        maturedCities(ruleset, *due.kind, *due.place).forEach([&](LocationId city) { answers.emplace_back(ChoosePlace{city}); });
        break;
    case Due::What::MaturedHunter:
        for (const Hunter hunter : allHunters)
            if (inLocation(state, hunter))
                answers.emplace_back(ChooseHunter{hunter});
        if (answers.empty()) // put right by hand in the meantime
            answers.emplace_back(GoOn{});
        break;
    default:
        break;
    }
    return answers;
}

Refused checkEffects(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    if (due.what == Due::What::Encounter) {
        const auto* answer = std::get_if<AnswerEncounter>(&response);
        return answer != nullptr ? checkEncounter(ruleset, state, due, *answer) : Refused(notAnAnswer());
    }
    const auto answers = answersEffects(ruleset, state, due);
    if (std::ranges::find(answers, response) != answers.end())
        return std::nullopt;
    const std::string_view rule = due.what == Due::What::DiscardHand ? "HAND-2" : "MAT-1";
    if (const auto* card = std::get_if<ChooseEncounter>(&response); card != nullptr && due.what == Due::What::DiscardHand)
        return Violation{rule, Refusal::NotInHand, {card->kind}};
    if (const auto* place = std::get_if<ChoosePlace>(&response); place != nullptr && due.what == Due::What::MaturedCity)
        return Violation{rule, Refusal::NotToThere, {place->location}};
    if (const auto* chosen = std::get_if<ChooseHunter>(&response); chosen != nullptr && due.what == Due::What::MaturedHunter)
        return Violation{rule, Refusal::NotThisHunter, {chosen->hunter}};
    if (std::holds_alternative<GoOn>(response))
        return Violation{rule, Refusal::MustChoose, {}};
    return notAnAnswer();
}

void answerEffects(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (const auto* answer = std::get_if<AnswerEncounter>(&response)) {
        answerEncounter(ruleset, state, due, *answer);
    } else if (const auto* card = std::get_if<ChooseEncounter>(&response)) {
        if (!takeFromHand(state, card->kind))
            return;
        state.encounterDiscard.push_back(card->kind);
        announce(state, What::EncounterDiscarded, {card->kind});
        if (--due.number > 0)
            push(state, std::move(due));
    } else if (const auto* place = std::get_if<ChoosePlace>(&response)) {
        announce(state, What::EncounterResolved, {*due.kind, place->location}); // INFO-8: even if it meets nobody there
        const int fog = facts(ruleset, due).maturedFog;
        if (fog > 0)
            placeFog(ruleset, state, place->location, fog);
        else
            strikeCity(state, *due.kind, place->location);
    } else if (const auto* chosen = std::get_if<ChooseHunter>(&response)) {
        announce(state, What::EncounterRevealed, {*due.kind, chosen->hunter});
        push(state, {.what = Due::What::Encounter,
                     .hunter = chosen->hunter,
                     .place = state.hunters[static_cast<std::size_t>(chosen->hunter)].location,
                     .occasion = Occasion::Matured,
                     .kind = due.kind});
    }
}

void performEffects(const Ruleset& ruleset, GameState& state, Due due)
{
    if (due.what == Due::What::AfterEncounter) {
        tidy(ruleset, state, due);
        return;
    }
    if (due.places.empty()) // MaturedCities
        return;
    std::optional<LocationId> city;
    due.places.forEach([&](LocationId candidate) {
        if (!city)
            city = candidate;
    });
    due.places.erase(*city);
    const EncounterKind kind = *due.kind;
    push(state, std::move(due));
    strikeCity(state, kind, *city);
}

} // namespace demeter::fury3e
