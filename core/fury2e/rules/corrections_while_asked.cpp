// Putting right while something is asked (2E-GEN-2): refused is only what would leave a question, or what has been played and waits,
// without that of which it speaks.
#include "core/fury2e/rules/draculas_events.h"
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

/// What was before an entry of the stack became due, as far as it is still so.
GameState asBelow(const GameState& state, std::size_t entry)
{
    GameState then = state;
    then.due.erase(then.due.begin() + static_cast<std::ptrdiff_t>(entry), then.due.end());
    return then;
}

/// The location and the powers of the card there; nothing if none lies there.
std::optional<std::pair<std::optional<LocationId>, PowerSet>> cardAt(const GameState& state, CardPlace place)
{
    if (!place.inCatacombs)
        return place.index < state.trail.size()
                   ? std::optional(std::pair(state.trail[place.index].location, state.trail[place.index].powers))
                   : std::nullopt;
    const auto& card = state.catacombs[place.index];
    return card ? std::optional(std::pair(std::optional(card->location), PowerSet())) : std::nullopt;
}

bool takesOneMore(const GameState& state, CardPlace place)
{
    return place.inCatacombs ? state.catacombs[place.index]->encounters.size() < catacombEncounters
                             : !state.trail[place.index].encounter.has_value();
}

/// Cards and tokens have moved, and what is due with them: this token is the one that it was.
bool sameToken(const GameState& before, LyingToken was, const GameState& after, LyingToken is)
{
    const PlacedEncounter *old = tokenAt(before, was), *now = tokenAt(after, is);
    if (old == nullptr || now == nullptr)
        return (old == nullptr) == (now == nullptr);
    return old->kind == now->kind && cardAt(before, was.place) == cardAt(after, is.place);
}

/// Whether the hunters of this entry have to be where it came to them.
bool meetsThemThere(Due::What what)
{
    using enum Due::What;
    return what == EncounterOrder || what == Encounter || what == AfterSearch || what == BatsMove || what == MoveOn || what == AgentAgain ||
           what == CombatOver;
}

bool sameHunters(const GameState& before, const GameState& after, HunterSet hunters)
{
    bool same = true;
    hunters.forEach([&](Hunter hunter) { same = same && placeOfHunter(before, hunter) == placeOfHunter(after, hunter); });
    return same;
}

/// What comes of this entry is where Dracula is now.
bool isWhereDraculaIs(Due::What what)
{
    using enum Due::What;
    return what == ToCatacombs || what == BatWhere || what == LandAtOnce;
}

bool couldBePlayed(const Refused& refused)
{
    return !refused || onceAccepted(*refused); // whose turn it is has been settled
}

/// A card that has been played and waits for an answer: it could still be played.
bool stillPlayable(const Ruleset& ruleset, const GameState& state, std::size_t entry)
{
    const Due& due = state.due[entry];
    GameState then = asBelow(state, entry);
    if (due.what == Due::What::Cancel) {
        if (infoOf(*due.event).kind != EventKind::Kept)
            return hasTarget(ruleset, then, *due.event);
        then.eventHand.push_back(*due.event); // from where it was played
        return couldBePlayed(whyNotAtThisMoment(ruleset, then, {*due.event, due.number, due.location, due.hunter}));
    }
    const Due* below = topDue(then);
    if (below != nullptr && below->what == Due::What::Cancel) // Good Luck, Chartered Carriage
        return true;
    using enum HunterEvent;
    if (due.asked == AdvancePlanning || due.asked == EscapeRoute || due.asked == HeroicLeap) {
        const auto kind = due.asked == AdvancePlanning ? CombatCard::Kind::AdvancePlanning
                          : due.asked == EscapeRoute   ? CombatCard::Kind::EscapeRoute
                                                       : CombatCard::Kind::HeroicLeap;
        return !check(ruleset, then, CombatCard{kind, *due.hunter, due.number});
    }
    const auto other = due.hunters.empty() ? std::nullopt : std::optional(due.hunters.first());
    return couldBePlayed(check(ruleset, then, HunterPlays{*due.asked, due.hunter, other, due.location, due.second, due.number}));
}

/// Whether this entry can be dealt with as far as that hangs on nothing but the state.
bool hasItsMatter(const Ruleset& ruleset, const GameState& state, std::size_t entry)
{
    using enum Due::What;
    const Due& due = state.due[entry];
    switch (due.what) {
    case AddEncounter:
        if (!cardAt(state, *due.place) || !takesOneMore(state, *due.place))
            return false;
        break;
    case ToCatacombs: // the card comes from outside, and there is a place for what leaves
        if (placeOf(state, *due.location) || state.tokenCities().contains(*due.location) ||
            checkTurn(ruleset, state, due, Reply{true}).has_value())
            return false;
        break;
    case AtOnce:
        return hasTarget(ruleset, state, *due.event);
    case Victim: {
        bool bitten = true;
        due.hunters.forEach([&](Hunter hunter) { bitten = bitten && isBitten(state, hunter); });
        if (!bitten && (due.event == DraculaEvent::NightVisit || due.event == DraculaEvent::VampiricInfluence))
            return false;
        break;
    }
    case Cancel:
    case Refuse:
        if (!stillPlayable(ruleset, state, entry))
            return false;
        break;
    default:
        break;
    }
    return isAutomatic(due.what) || !answersDue(ruleset, asBelow(state, entry + 1)).empty();
}

/// Cards of this name that lie neither in the hand nor in play, because it is still open what becomes of them.
std::ptrdiff_t openCopies(const GameState& state, DraculaEvent event)
{
    return std::ranges::count_if(state.due, [event](const Due& due) {
        return due.event == event && (due.what == Due::What::AtOnce || due.what == Due::What::Replaced || due.what == Due::What::Cancel);
    });
}

bool eventsAreInOnePlace(const GameState& state)
{
    for (std::size_t n = 0; n < draculaEventCount; ++n) {
        const auto event = static_cast<DraculaEvent>(n);
        const auto held = std::ranges::count(state.eventHand, event) + (state.draculasAlly == event);
        if (held + openCopies(state, event) > infoOf(event).cards)
            return false;
    }
    return true;
}

/// What asks something about Dracula's ally.
bool isOfHisAlly(const GameState& state, const Due& due)
{
    return due.what == Due::What::Replaced || due.what == Due::What::Shows ||
           (due.what == Due::What::Victim && due.event == state.draculasAlly);
}

} // namespace

int encountersToPutBack(const GameState& state)
{
    int number = 0;
    for (const Due& due : state.due)
        if (due.what == Due::What::PutBack)
            number += due.number;
    return number;
}

bool disturbs(const Ruleset& ruleset, const GameState& before, const GameState& after)
{
    if (before.due.empty())
        return false;
    const bool draculaMoved = currentLocation(before) != currentLocation(after);
    if (before.combat && (!sameHunters(before, after, before.combat->hunters) || (!before.combat->agent && draculaMoved)))
        return true;
    for (std::size_t entry = 0; entry < before.due.size(); ++entry) {
        const Due &was = before.due[entry], &is = after.due[entry];
        if ((was.place && cardAt(before, *was.place) != cardAt(after, *was.place)) ||
            (was.token && !sameToken(before, *was.token, after, *is.token)) ||
            (meetsThemThere(was.what) && !sameHunters(before, after, was.hunters)) || (isWhereDraculaIs(was.what) && draculaMoved) ||
            (isOfHisAlly(before, was) && before.draculasAlly != after.draculasAlly) ||
            (hasItsMatter(ruleset, before, entry) && !hasItsMatter(ruleset, after, entry)))
            return true;
    }
    return !eventsAreInOnePlace(after) || encountersToPutBack(after) > static_cast<int>(after.encounterHand.size());
}

} // namespace demeter::fury2e
