// Section 23: Dracula's errors, the penalty, and what is put right (ERR).
#include "core/fury3e/rules/chapters.h"

#include <algorithm>
#include <map>

namespace demeter::fury3e {

namespace {

/// Moments at which the table can stop the game for an error: not between the slide and the card, when slot 1 waits for it.
bool atRest(const GameState& state)
{
    switch (state.step) {
    case Step::BeforeSlide:
    case Step::PlaceEncounter:
    case Step::PlaceRumor:
    case Step::EndOfPhase:
    case Step::Dawn:
    case Step::Day:
    case Step::Dusk:
    case Step::Night:
        return true;
    default:
        return false;
    }
}

/// ERR-3 to ERR-5.
void penalise(const Ruleset& ruleset, GameState& state)
{
    const auto slot = currentSlot(state);
    if (!slot)
        return;
    Hideout here = *state.trail[slot->number - 1U];
    announce(state, Happening::What::PenaltyRevealed, {*here.location});                             // ERR-3
    if (ruleset.rulings.penaltyKeeps == PenaltyKeeps::CardOnly || !takesEncounters(ruleset, here)) { // PR-36, OPEN-37; HO-9
        Hideout card;
        card.location = here.location;
        card.round = here.round;
        here = card;
    } else {
        state.trail[slot->number - 1U].reset(); // nothing of it is discarded
    }
    here.faceUp = true;
    for (auto& hideout : state.trail) // ERR-4
        clearHideout(state, hideout);
    state.trail[0] = std::move(here);
    mendBond(ruleset, state);
    announce(state, Happening::What::PenaltyCleared);
    sufferDamage(ruleset, state, 5, Happening::What::PenaltyDamage); // ERR-5
}

Action asAction(const RefereeEntry& entry)
{
    return std::visit([](const auto& step) -> Action { return step; }, entry.step);
}

Refused checkAny(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return std::visit([&](const auto& a) { return check(ruleset, state, a); }, action);
}

/// True while the question is where Escape as Bat takes Dracula, which is a step of his like any other (BAT-1).
bool escapes(const GameState& state)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == Due::What::BatWhere;
}

/// Steps that are Dracula's to get wrong.
bool isStep(const GameState& state, const Action& action)
{
    if (std::holds_alternative<ChoosePlace>(action))
        return escapes(state);
    return std::holds_alternative<ChooseStart>(action) || std::holds_alternative<MakeLair>(action) ||
           std::holds_alternative<Play>(action) || std::holds_alternative<ResolveMatured>(action) ||
           std::holds_alternative<PlaceEncounter>(action) || std::holds_alternative<PlaceRumor>(action) ||
           std::holds_alternative<EndPhase>(action) || std::holds_alternative<ClearLair>(action);
}

bool possibleStep(const Ruleset& ruleset, const GameState& state, const Play& play)
{
    if (state.step != Step::ChooseCard)
        return false;
    const PowerSet used = powersOnTrail(state);
    for (const Power power : allPowers)
        if (play.powers.contains(power) && used.contains(power))
            return false;
    LocationSet away = cardsOnTrail(state);
    if (play.powers.contains(Power::Misdirect) != play.misdirect.has_value())
        return false;
    if (play.misdirect) {
        if (play.misdirect->number < 2 || play.misdirect->number > trailLength || !state.trail[play.misdirect->number - 1U])
            return false;
        if (!play.location && (play.powers == Power::Misdirect || play.misdirect == currentSlot(state))) // INV-3
            return false;
        if (const auto& cleared = state.trail[play.misdirect->number - 1U]->location)
            away.erase(*cleared);
    }
    const PowerSet beside = play.powers - Power::Misdirect;
    if (play.location)
        return ruleset.board->cards().contains(*play.location) && !away.contains(*play.location) &&
               (beside.empty() || beside == Power::WolfForm);
    return beside == Power::DarkCall || beside == Power::Feed || beside == Power::Hide || beside == PowerSet{Power::WolfForm, Power::Hide};
}

bool possibleStep(const Ruleset& ruleset, const GameState& state, const ChooseStart& start)
{
    return state.step == Step::ChooseStart && ruleset.board->cards().contains(start.location);
}

bool inHand(const GameState& state, EncounterKind kind)
{
    return std::ranges::find(state.encounterHand, kind) != state.encounterHand.end();
}

bool possibleStep(const Ruleset&, const GameState& state, const MakeLair& lair)
{
    if (state.step != Step::BeforeSlide || !state.trail.back() || !state.trail.back()->location)
        return false;
    const bool full = std::ranges::all_of(state.lairs, [](const auto& space) { return space.has_value(); });
    return full == lair.cleared.has_value() && (!lair.cleared || lairAt(state, *lair.cleared)) &&
           (!lair.encounter || inHand(state, *lair.encounter));
}

bool possibleStep(const Ruleset& ruleset, const GameState& state, const ResolveMatured& matured)
{
    return !check(ruleset, state, matured);
}

bool possibleStep(const Ruleset&, const GameState& state, const PlaceEncounter& placed)
{
    return atRest(state) && state.trail[0] && inHand(state, placed.kind);
}

bool possibleStep(const Ruleset&, const GameState& state, const PlaceRumor& placed)
{
    return atRest(state) && state.rumorTokens > 0 && placed.slot.number >= 1 && placed.slot.number <= trailLength &&
           state.trail[placed.slot.number - 1U] && !state.trail[placed.slot.number - 1U]->rumor;
}

bool possibleStep(const Ruleset&, const GameState& state, const EndPhase&)
{
    return state.step == Step::PlaceEncounter || state.step == Step::PlaceRumor;
}

bool possibleStep(const Ruleset& ruleset, const GameState& state, const ChoosePlace& action)
{
    if (!escapes(state))
        return !check(ruleset, state, action);
    return ruleset.board->cards().contains(action.location) && !placeOf(state, action.location);
}

template <typename Other> bool possibleStep(const Ruleset& ruleset, const GameState& state, const Other& action)
{
    const Refused refused = check(ruleset, state, action);
    return !refused || onceAccepted(*refused); // what a record holds has happened
}

} // namespace

bool possible(const Ruleset& ruleset, const GameState& state, const Action& action)
{
    return std::visit([&](const auto& a) { return possibleStep(ruleset, state, a); }, action);
}

bool penaltyDue(const Ruleset& ruleset, const GameState& state)
{
    return state.step == Step::ChooseCard && countPlays(movementRuleset(ruleset, state), movementPosition(ruleset, state)) == 0;
}

Refused check(const Ruleset& ruleset, const GameState& state, const SufferPenalty&)
{
    if (atRest(state)) // ERR-1: the table has found an error
        return std::nullopt;
    if (state.step != Step::ChooseCard)
        return notNow();
    if (!penaltyDue(ruleset, state))
        return Violation{"ERR-2", Refusal::HasLegalCard, {}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const SufferPenalty&)
{
    const bool noCard = state.step == Step::ChooseCard;
    penalise(ruleset, state);
    if (!noCard || state.step == Step::Over)
        return;
    if (ruleset.rulings.encounterAfterPenalty == NoYes::Yes) // OPEN-38; at sea there is none (ENC-4: `advancePlacing`)
        state.step = Step::PlaceEncounter;
    else
        perform(ruleset, state, EndPhase{});
}

Refused check(const Ruleset& ruleset, const GameState& state, const RefereeEntry& entry)
{
    if (!underWay(state))
        return notNow();
    const Action step = asAction(entry);
    if (!checkAny(ruleset, state, step))
        return Violation{"ERR-1", Refusal::StepIsLegal, {}};
    if (!possible(ruleset, state, step))
        return Violation{"INV-1", Refusal::CannotHappen, {}};
    // The penalty would fill slot 1, which waits for the card now (CARD-1); the table claims the error when the card lies there.
    if (entry.penalised && std::holds_alternative<MakeLair>(entry.step))
        return notNow();
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const RefereeEntry& entry)
{
    const Action step = asAction(entry);
    const Refused broken = checkAny(ruleset, state, step);
    const std::uint16_t round = state.round;
    std::visit([&](const auto& a) { perform(ruleset, state, a); }, step);
    if (state.step == Step::Over)
        return;
    if (entry.penalised)
        penalise(ruleset, state); // OPEN-36: from where he stands now
    else
        state.keptErrors.push_back({round, broken ? std::string(broken->rule) : std::string("ERR-1")});
}

Refused check(const Ruleset&, const GameState& state, const ClaimError&)
{
    if (!atRest(state))
        return notNow();
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const ClaimError& claim)
{
    if (!claim.found) {
        announce(state, Happening::What::NoError);
        return;
    }
    announce(state, Happening::What::ErrorFound, {static_cast<int>(claim.found->round)});
    state.happened.back().rule = claim.found->rule;
    const auto kept = std::ranges::find_if(
        state.keptErrors, [&](const KeptError& error) { return error.round == claim.found->round && error.rule == claim.found->rule; });
    if (kept != state.keptErrors.end())
        state.keptErrors.erase(kept);
    penalise(ruleset, state);
}

Refused check(const Ruleset& ruleset, const GameState& state, const PutRightRuling& action)
{
    if (state.step == Step::Over)
        return notNow();
    if (static_cast<std::size_t>(action.ruling) >= rulingCount)
        return Violation{"INV-1", Refusal::CannotHappen, {}};
    const RulingInfo& info = rulingTable()[static_cast<std::size_t>(action.ruling)];
    if (action.reading >= info.readingCount)
        return Violation{info.id, Refusal::OutOfRange, {action.reading, 0, info.readingCount - 1}};
    if (reading(ruleset.rulings, action.ruling) == action.reading)
        return Violation{info.id, Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PutRightRuling& action) // `rulesAfter` changes the ruleset
{
    announce(state, Happening::What::RulingChanged, {static_cast<int>(action.ruling), static_cast<int>(action.reading)});
}

Refused check(const Ruleset& ruleset, const GameState& state, const PutRightEdge& action)
{
    if (state.step == Step::Over)
        return notNow();
    const Board& board = *ruleset.board;
    const bool known = board.all().contains(action.a) && board.all().contains(action.b) && action.a != action.b;
    if (!known ||
        (board.isSea(action.a) != board.isSea(action.b) && board.castle() && (action.a == board.castle() || action.b == board.castle())))
        return Violation{"ADJ-1", Refusal::CannotHappen, {}};
    if (board.joined(action.a, action.b) == action.present)
        return Violation{"ADJ-1", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PutRightEdge& action) // `rulesAfter` changes the ruleset
{
    announce(state, Happening::What::EdgePutRight, {action.a, action.b, action.present ? 1 : 0});
}

Refused check(const Ruleset& ruleset, const GameState& state, const PutRightEntry& action)
{
    if (!underWay(state))
        return notNow();
    if (action.slot.number < 1 || action.slot.number > trailLength || !state.trail[action.slot.number - 1U] ||
        !state.trail[action.slot.number - 1U]->location)
        return Violation{"MISD-1", Refusal::MisdirectEmpty, {action.slot}};
    const Hideout& hideout = *state.trail[action.slot.number - 1U];
    if (hideout.location == action.location)
        return Violation{"INV-1", Refusal::AlreadySo, {}};
    if (!ruleset.board->cards().contains(action.location))
        return Violation{"COMP-5", Refusal::NoLocationCard, {action.location}};
    for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
        if (state.trail[slot - 1U] && state.trail[slot - 1U]->location == action.location)
            return Violation{"CARD-4", Refusal::OnTrail, {action.location, Slot{slot}}};
    const bool sea = ruleset.board->isSea(action.location);
    if (lairAt(state, action.location) || (sea && (!hideout.encounters.empty() || hideout.rumor)) ||
        (state.maturing && state.maturing->location == action.location))
        return Violation{"INV-1", Refusal::CannotHappen, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PutRightEntry& action)
{
    Hideout& hideout = *state.trail[action.slot.number - 1U];
    if (state.hideBond == hideout.location)
        state.hideBond = action.location;
    hideout.location = action.location;
    // The table hears of it, though not what lies there: else nobody could tell an entry put right from a move made twice.
    announce(state, Happening::What::EntryPutRight, {action.slot});
}

namespace {

using Corrections = std::map<std::size_t, LocationId>;

/// The Location card that a step puts on the trail.
std::optional<LocationId> placedLocation(const GameState& state, const Action& action)
{
    if (const auto* play = std::get_if<Play>(&action))
        return play->location;
    if (const auto* start = std::get_if<ChooseStart>(&action))
        return start->location;
    if (const auto* to = std::get_if<ChoosePlace>(&action); to != nullptr && escapes(state))
        return to->location;
    if (const auto* entry = std::get_if<RefereeEntry>(&action))
        if (const auto* play = std::get_if<Play>(&entry->step))
            return play->location;
    return std::nullopt;
}

/// Which step put the card into each slot that was put right later, and what it really was.
Corrections corrections(const Ruleset& start, const GameState& before, std::span<const Action> actions)
{
    Corrections result;
    std::map<LocationId, std::size_t> placedBy; // cards that lie where a step put them
    Ruleset ruleset = start;
    GameState state = before;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action& action = actions[i];
        if (const auto placed = placedLocation(state, action)) {
            placedBy[*placed] = i;
        } else if (const auto* right = std::get_if<PutRightEntry>(&action)) {
            const auto& hideout = state.trail[right->slot.number - 1U];
            const auto was = hideout && hideout->location ? placedBy.find(*hideout->location) : placedBy.end();
            placedBy.erase(right->location); // one that lay there long ago
            if (was != placedBy.end()) {
                result[was->second] = right->location;
                placedBy[right->location] = was->second;
                placedBy.erase(*hideout->location);
            }
        } else if (const auto* byHand = std::get_if<PutRight>(&action)) {
            if (const auto* edit = std::get_if<EditHideout>(&byHand->edit); edit != nullptr && edit->location) {
                const Hideout* before = hideoutAt(state, edit->place);
                if (before == nullptr || before->location != edit->location) // it belongs to no step
                    placedBy.erase(*edit->location);
            }
        }
        auto next = applyRecorded(ruleset, state, action);
        if (!next)
            break; // not a record of this game; what came before it still counts
        state = std::move(*next);
        ruleset = rulesAfter(ruleset, action);
    }
    return result;
}

void correct(Action& action, LocationId location)
{
    if (auto* play = std::get_if<Play>(&action))
        play->location = location;
    else if (auto* start = std::get_if<ChooseStart>(&action))
        start->location = location;
    else if (auto* to = std::get_if<ChoosePlace>(&action))
        to->location = location;
    else if (auto* entry = std::get_if<RefereeEntry>(&action))
        std::get<Play>(entry->step).location = location;
}

} // namespace

std::optional<Finding> auditRecord(const Ruleset& start, const GameState& before, std::span<const Action> actions)
{
    Ruleset now = start;
    std::vector<bool> settled(actions.size(), false);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        now = rulesAfter(now, actions[i]);
        if (const auto* claim = std::get_if<ClaimError>(&actions[i]); claim && claim->found && claim->found->step < actions.size())
            settled[claim->found->step] = true;
    }
    const Corrections right = corrections(start, before, actions);

    Ruleset then = start;       // by which each step was played
    GameState real = before;    // as the program saw it
    GameState seen = before;    // with the entries as they were put right
    std::vector<Finding> found; // not paid for, earliest first
    for (std::size_t i = 0; i < actions.size(); ++i) {
        Action action = actions[i];
        if (const auto correction = right.find(i); correction != right.end())
            correct(action, correction->second);

        const auto* entry = std::get_if<RefereeEntry>(&action);
        const Action step = entry ? asAction(*entry) : action;
        if (isStep(seen, step) && !settled[i] && !(entry && entry->penalised))
            if (const Refused broken = checkAny(now, seen, step))
                found.push_back({i, seen.round, std::string(broken->rule)});
        // An error that the table found by itself has been paid for: no claim may charge it again.
        if (std::holds_alternative<SufferPenalty>(action) && atRest(real) && !found.empty())
            found.erase(found.begin());

        auto next = applyRecorded(then, real, actions[i]);
        if (!next)
            break;
        real = std::move(*next);
        const Ruleset after = rulesAfter(then, actions[i]);
        // A step that was put right is carried out as it really was, illegal or not; whatever cannot be carried out that way any more
        // leaves the two histories where the program saw them.
        if (std::holds_alternative<PutRightEntry>(action)) {
            // already so in `seen`
        } else if (right.empty()) {
            seen = real;
        } else if (possible(then, seen, step)) {
            seen.happened.clear();
            std::visit([&](const auto& a) { perform(then, seen, a); }, action);
            if (seen.step != Step::Over) {
                advance(after, seen);
                refillHand(after, seen);
                advancePlacing(after, seen);
                advance(after, seen);
            }
        } else {
            seen = real;
        }
        then = after;
    }
    if (found.empty())
        return std::nullopt;
    return found.front();
}

} // namespace demeter::fury3e
