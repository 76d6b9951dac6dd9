// Sections 11 and 16: the encounter step, the encounter hand, Rumor tokens (ENC, HAND, RUM).
#include "core/fury3e/rules/chapters.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

/// Whether there is a card to deal (OPEN-35).
bool hasCards(const Ruleset& ruleset, const GameState& state)
{
    return !state.encounterDeck.empty() || (!state.encounterDiscard.empty() && ruleset.rulings.reshuffleDiscards == NoYes::Yes);
}

/// OPEN-35: an empty deck is made anew from the discard pile.
bool ensureDeck(const Ruleset& ruleset, GameState& state)
{
    const bool dealt = state.handling == CardHandling::Dealt;
    if (dealt ? !state.encounterDeck.empty() : state.boxDeck > 0)
        return true;
    if (state.encounterDiscard.empty() || ruleset.rulings.reshuffleDiscards == NoYes::No)
        return false;
    if (dealt) {
        state.encounterDeck = std::move(state.encounterDiscard);
        shuffle(state.encounterDeck, state.seed, state.shuffles++);
    } else {
        state.boxDeck = static_cast<std::uint16_t>(state.encounterDiscard.size());
    }
    state.encounterDiscard.clear();
    return true;
}

} // namespace

int drawsDue(const Ruleset& ruleset, const GameState& state)
{
    if (state.handling != CardHandling::DrawnFromBox || state.step == Step::PlaceHunters || state.step == Step::Over)
        return 0;
    const int wanted = std::max<int>(state.extraDraws, ruleset.cards->handSize - static_cast<int>(state.encounterHand.size()));
    const auto discards = ruleset.rulings.reshuffleDiscards == NoYes::Yes ? state.encounterDiscard.size() : 0;
    return std::clamp<int>(wanted, 0, state.boxDeck + static_cast<int>(discards));
}

void refillHand(const Ruleset& ruleset, GameState& state, int extra)
{
    if (state.handling == CardHandling::DrawnFromBox) {
        const auto discards = ruleset.rulings.reshuffleDiscards == NoYes::Yes ? state.encounterDiscard.size() : 0;
        const int there = state.boxDeck + static_cast<int>(discards); // what is not there now is not drawn later either
        if (extra > 0)
            state.extraDraws = static_cast<std::uint8_t>(std::min(state.extraDraws + extra, there));
        return;
    }
    const auto wants = [&] { return state.extraDraws > 0 || static_cast<int>(state.encounterHand.size()) < ruleset.cards->handSize; };
    state.extraDraws = static_cast<std::uint8_t>(state.extraDraws + extra);
    if (wants() && hasCards(ruleset, state) && askForChanceFirst(ruleset, state))
        return;
    while (wants() && ensureDeck(ruleset, state)) {
        state.encounterHand.push_back(state.encounterDeck.back());
        state.encounterDeck.pop_back();
        if (state.extraDraws > 0)
            --state.extraDraws;
    }
    state.extraDraws = 0; // what is not there now is not drawn later either
}

bool takeFromHand(GameState& state, EncounterKind kind)
{
    const auto card = std::ranges::find(state.encounterHand, kind);
    if (card == state.encounterHand.end())
        return false;
    state.encounterHand.erase(card);
    return true;
}

Refused check(const Ruleset& ruleset, const GameState& state, const DrawEncounter&)
{
    if (drawsDue(ruleset, state) == 0)
        return Violation{"HAND-2", Refusal::NothingToDraw, {}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const DrawEncounter& action)
{
    if (!ensureDeck(ruleset, state))
        return;
    --state.boxDeck;
    state.encounterHand.push_back(action.kind);
    if (state.extraDraws > 0)
        --state.extraDraws;
    if (state.boxDeck == 0 && (state.encounterDiscard.empty() || ruleset.rulings.reshuffleDiscards == NoYes::No))
        state.extraDraws = 0; // nothing is left that Dark Call could still bring
}

Refused check(const Ruleset&, const GameState& state, const PlaceEncounter& action)
{
    if (state.step == Step::PlaceRumor)
        return Violation{"ENC-1", Refusal::NotNow, {}};
    if (state.step == Step::BeforeSlide)
        return Violation{"ENC-3", Refusal::EncounterStepSkipped, {}};
    if (state.step != Step::PlaceEncounter)
        return notNow();
    if (std::ranges::find(state.encounterHand, action.kind) == state.encounterHand.end())
        return Violation{"ENC-1", Refusal::NotInHand, {action.kind}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const PlaceEncounter& action)
{
    if (takeFromHand(state, action.kind))
        state.trail[0]->encounters.push_back({action.kind, false, 0}); // ENC-1, ENC-5, ENC-6
    if (state.step == Step::PlaceEncounter)
        state.step = Step::PlaceRumor;
}

Refused check(const Ruleset& ruleset, const GameState& state, const PlaceRumor& action)
{
    if (state.step == Step::BeforeSlide)
        return Violation{"ENC-3", Refusal::EncounterStepSkipped, {}};
    if (state.step != Step::PlaceRumor)
        return notNow();
    if (state.rumorTokens == 0)
        return Violation{"RUM-2", Refusal::NoRumorInHand, {}};
    if (action.slot.number < 1 || action.slot.number > 3)
        return Violation{"RUM-2", Refusal::RumorSlot, {action.slot}};
    const auto& hideout = state.trail[action.slot.number - 1U];
    if (!hideout)
        return Violation{"RUM-2", Refusal::RumorEmptySlot, {action.slot}};
    if (hideout->rumor)
        return Violation{"RUM-3", Refusal::RumorThere, {action.slot}};
    if (!takesEncounters(ruleset, *hideout) && hideout->encounters.empty())
        return Violation{"HO-9", Refusal::RumorOnPower, {action.slot}};
    if (hideout->encounters.empty() && ruleset.rulings.rumorNeedsEncounter == NoYes::Yes)
        return Violation{"OPEN-5", Refusal::RumorNeedsEncounter, {action.slot}};
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PlaceRumor& action)
{
    state.trail[action.slot.number - 1U]->rumor = true;
    --state.rumorTokens;
    announce(state, Happening::What::RumorPlaced, {action.slot});
    if (state.step == Step::PlaceRumor)
        perform(ruleset, state, EndPhase{}); // RUM-2: one token a phase
}

Refused check(const Ruleset&, const GameState& state, const EndPhase&)
{
    if (state.step == Step::PlaceEncounter)
        return Violation{"ENC-1", Refusal::NotNow, {}};
    if (state.step != Step::PlaceRumor)
        return notNow();
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const EndPhase&)
{
    if (drawsWait(state)) {
        push(state, {.what = Due::What::EndOfPhase});
        return;
    }
    if (state.clockKept && state.round > 0) {
        endDraculaPhase(ruleset, state);
        return;
    }
    ++state.round;
    state.step = Step::BeforeSlide;
    if (state.clockKept)
        beginFirstRound(ruleset, state);
}

void advancePlacing(const Ruleset& ruleset, GameState& state)
{
    if (!state.due.empty())
        return;
    // A penalty or an entry that was put right may have left a sea card where the Encounter card was to go (ENC-4, HO-9).
    if (state.step == Step::PlaceEncounter && !(state.trail[0] && takesEncounters(ruleset, *state.trail[0])))
        perform(ruleset, state, EndPhase{});
    if (drawsDue(ruleset, state) > 0)
        return;
    if (state.step == Step::PlaceEncounter && state.encounterHand.empty()) // OPEN-50
        state.step = Step::PlaceRumor;
    if (state.step == Step::PlaceRumor && state.round == 0) { // the start is no encounter step, so no Rumor token follows (RUM-2)
        perform(ruleset, state, EndPhase{});
        return;
    }
    if (state.step == Step::PlaceRumor) {
        bool anywhere = false;
        for (std::uint8_t slot = 1; slot <= 3; ++slot)
            anywhere = anywhere || !check(ruleset, state, PlaceRumor{Slot{slot}});
        if (!anywhere)
            perform(ruleset, state, EndPhase{});
    }
}

} // namespace demeter::fury3e
