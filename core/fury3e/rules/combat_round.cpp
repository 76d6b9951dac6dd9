// Section 21: one round of a combat, moment by moment, once its cards have been entered (COMB-5 to COMB-10).
#include "core/fury3e/rules/combat_round.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

using namespace combat;

namespace {

using What = Happening::What;

/// What `Combat::progress` counts.
enum class Moment : std::uint8_t { TurnUp, Swap, Plotting, Compare, Revenge, Effect, AfterEffect, HunterEffects, NextRound };

/// The card that a hunter turned up, if he is still in the combat and nothing has cancelled it.
std::optional<HunterCard> liveCard(const Combat& combat, Hunter hunter)
{
    if (!combat.hunters.contains(hunter) || combat.cancelled.contains(hunter))
        return std::nullopt;
    return combat.cards[static_cast<std::size_t>(hunter)];
}

/// Dracula's card of this round takes effect.
bool resolves(const Combat& combat)
{
    return !combat.draculaCancelled && !combat.pride;
}

void stopCard(GameState& state, Hunter hunter)
{
    Combat& combat = *state.combat;
    if (const auto card = liveCard(combat, hunter))
        announce(state, What::HunterCardStopped, {hunter, *card});
    combat.cancelled.insert(hunter);
}

void nextRound(const Ruleset& ruleset, GameState& state)
{
    Combat& combat = *state.combat;
    if (combat.played >= lastCard) {
        endCombat(ruleset, state);
        return;
    }
    if (combat.card)
        combat.used.push_back(*combat.card);
    if (state.handling == CardHandling::Dealt && !state.combatDeck.empty()) { // COMB-10
        state.combatHand.push_back(state.combatDeck.back());
        state.combatDeck.pop_back();
    }
    combat.stage = Combat::Stage::ChooseCard;
    combat.card.reset();
    combat.engaged.reset();
    combat.lying = combat.cards; // COMB-10
    combat.cards = {};
    combat.entered = {};
    combat.cancelled = {};
    combat.draculaCancelled = false;
    combat.pride = false;
    combat.progress = 0;
    if (!canPlay(ruleset, state)) // no card is left to fight with
        endCombat(ruleset, state);
}

/// What a card of Dracula's brings by being played, whether it resolves or is cancelled; `resolved`: where the table counts only those
/// that resolve.
void chargeForCard(const Ruleset& ruleset, GameState& state, bool resolved)
{
    const Combat& combat = *state.combat;
    const CombatCard card = *combat.card;
    const Rulings& rulings = ruleset.rulings;
    const auto counts = [&](NoYes cancelledToo) { return resolved == (cancelledToo == NoYes::No); };
    if (!combat.vampire && state.hunterAlly == HunterEvent::SisterAgatha && (isEscape(card) || card == CombatCard::Fangs) &&
        counts(rulings.agathaCountsCancelled))
        sufferDamage(ruleset, state, 2);
    if (combat.vampire && card == CombatCard::Fangs && counts(rulings.cancelledFangsCount))
        gainInfluence(ruleset, state, vampireFacts(ruleset, combat).effect.fangsInfluence); // INF-2
}

void turnUp(const Ruleset& ruleset, GameState& state) // COMB-5
{
    Combat& combat = *state.combat;
    ++combat.played;
    combat.hunters.forEach([&](Hunter hunter) {
        if (const auto card = cardOf(combat, hunter))
            announce(state, What::HunterFought, {hunter, *card});
    });
    announce(state, What::CombatCardPlayed, {*combat.card});
    chargeForCard(ruleset, state, false);
}

void askPlanned(GameState& state)
{
    const HunterSet planned = state.combat->planned & state.combat->hunters;
    state.combat->planned = {};
    for (auto hunter = allHunters.rbegin(); hunter != allHunters.rend(); ++hunter)
        if (planned.contains(*hunter))
            push(state, {.what = Due::What::SwapCard, .hunter = *hunter});
}

void askPlotting(GameState& state)
{
    const Combat& combat = *state.combat;
    const auto card = liveCard(combat, *combat.engaged);
    if (combat.plottings > 0 && (card == HunterCard::Punch || card == HunterCard::Dodge || card == HunterCard::Escape))
        push(state, {.what = Due::What::UsePlotting, .hunter = combat.engaged});
}

void compare(const Ruleset& ruleset, GameState& state)
{
    Combat& combat = *state.combat;
    const CombatCard card = *combat.card;
    if (isEscape(card) && combat.escapesBarred) { // nothing else was left to play
        combat.draculaCancelled = true;
        announce(state, What::CombatCardCancelled, {card, DraculaEvent::Enraged});
        return;
    }
    if (isEscape(card) && combat.played <= cardsBeforeEscape(ruleset, state)) { // PRIDE-1, VAMP-5: this card is among those played
        combat.pride = true;
        announce(state, What::CombatCardCancelled, {card});
        return;
    }
    const auto against = liveCard(combat, *combat.engaged);
    if (!against || !(*ruleset.cards)[*against].cancelsCard(card)) // COMB-6
        return;
    combat.draculaCancelled = true;
    announce(state, What::CombatCardCancelled, {card, *against});
    push(state, {.what = Due::What::EnragedReply});
}

/// The Garlic Wreath strikes when Fangs damage its wearer.
void strikeByWreath(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (state.combat->wreaths.contains(hunter))
        damageVampire(ruleset, state, (*ruleset.cards)[HunterCard::GarlicWreath].damage);
}

void healVampire(const Ruleset&, GameState& state, int amount)
{
    const Combat& combat = *state.combat;
    if (!combat.vampire) {
        recoverDamage(state, amount);
        return;
    }
    PlacedEncounter* vampire = cardAt(state, *combat.vampire);
    const int healed = vampire == nullptr ? 0 : std::min<int>(amount, vampire->damage);
    if (healed == 0)
        return;
    vampire->damage = static_cast<std::uint8_t>(vampire->damage - healed);
    announce(state, What::VampireHealed, {combat.vampire->kind, healed});
}

void strikeByClaws(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    state.combat->wreaths.erase(hunter); // Claws that succeed against the wearer destroy the Garlic Wreath
    damageHunter(ruleset, state, hunter, 2);
}

/// PR-20.
int influenceOfFangs(const Ruleset& ruleset, const Combat& combat)
{
    const bool mesmerized = combat.mesmerized.contains(*combat.engaged);
    switch (ruleset.rulings.fangsInfluence) {
    case FangsInfluence::Mesmerized:
        return mesmerized ? 1 : 0;
    case FangsInfluence::Always:
        return 1;
    case FangsInfluence::NightAndMesmerized:
        return mesmerized && combat.night ? 1 : 0;
    }
    return 0;
}

void useFangs(const Ruleset& ruleset, GameState& state, Due step)
{
    const Combat& combat = *state.combat;
    const Hunter engaged = *combat.engaged;
    step.number = static_cast<std::uint8_t>(influenceOfFangs(ruleset, combat));
    step.flag = combat.night && combat.mesmerized.contains(engaged); // COMB-2
    push(state, step);
    healVampire(ruleset, state, 2);
    if (step.flag) {
        askBite(state, engaged);
        return;
    }
    const auto asked = state.due.size();
    damageHunter(ruleset, state, engaged, 2);
    if (state.due.size() == asked) // else it would defeat him, and may yet be prevented: `beforeDefeat`
        strikeByWreath(ruleset, state, engaged);
}

void useStrength(const Ruleset& ruleset, GameState& state)
{
    const Hunter engaged = *state.combat->engaged;
    const auto card = liveCard(*state.combat, engaged);
    if (card && (card == HunterCard::Punch || card == HunterCard::Crucifix || (*ruleset.cards)[*card].weapon))
        stopCard(state, engaged);
    damageHunter(ruleset, state, engaged, 2);
}

void usePlotting(GameState& state)
{
    ++state.combat->plottings;
    if (state.handling == CardHandling::Dealt && !state.combatDeck.empty())
        push(state, {.what = Due::What::TakeCombat});
}

void escape(const Ruleset& ruleset, GameState& state)
{
    const Combat& combat = *state.combat;
    const bool mayMove = *combat.card == CombatCard::EscapeAsBat && !combat.vampire &&  // VAMP-6
                         (combat.night || ruleset.rulings.batMovesByDay == NoYes::Yes); // BAT-7, OPEN-49
    endCombat(ruleset, state);                                                          // COMB-7, MIST-1
    if (mayMove)
        push(state, {.what = Due::What::BatWhere});
}

/// COMB-7. Pushes `step`, to come back to, before anything that has to be asked.
void useCard(const Ruleset& ruleset, GameState& state, const Due& step)
{
    Combat& combat = *state.combat;
    if (!resolves(combat) || !combat.hunters.contains(*combat.engaged)) {
        push(state, step);
        return;
    }
    chargeForCard(ruleset, state, true);
    if (state.step == Step::Over)
        return;
    if (*combat.card == CombatCard::Fangs) {
        useFangs(ruleset, state, step);
        return;
    }
    push(state, step);
    switch (*combat.card) {
    case CombatCard::Claws:
        strikeByClaws(ruleset, state, *combat.engaged);
        break;
    case CombatCard::Mesmerize:
        stopCard(state, *combat.engaged);
        if (!combat.mesmerized.contains(*combat.engaged)) { // COMB-12
            combat.mesmerized.insert(*combat.engaged);
            announce(state, What::HunterMesmerized, {*combat.engaged});
        }
        break;
    case CombatCard::Strength:
        useStrength(ruleset, state);
        break;
    case CombatCard::Plotting:
        usePlotting(state);
        break;
    case CombatCard::EscapeAsBat:
    case CombatCard::EscapeAsMist:
        escape(ruleset, state);
        break;
    case CombatCard::Fangs:
        break;
    }
}

/// What waits for the answer to a bite or a defeat: `gained` by Fangs, the bitten hunter's leaving, and the second stroke of Claws.
void finishCard(const Ruleset& ruleset, GameState& state, int gained, bool leaves)
{
    const Combat& combat = *state.combat;
    gainInfluence(ruleset, state, gained); // COMB-13
    if (state.step == Step::Over)
        return;
    if (leaves)
        leaveCombat(ruleset, state, *combat.engaged);
    if (*combat.card != CombatCard::Claws || !combat.night || !resolves(combat) || combat.hunters.empty())
        return;
    if (combat.hunters.size() == 1)
        strikeByClaws(ruleset, state, combat.hunters.first());
    else
        push(state, {.what = Due::What::ClawsVictim});
}

void askHunterEffects(const Ruleset& ruleset, GameState& state)
{
    const ResolveHunters reckoned = reckonHunters(ruleset, state);
    push(state, {.what = Due::What::HunterEffects, .hunters = reckoned.leaving, .number = static_cast<std::uint8_t>(reckoned.damage)});
}

/// The user of a Heavenly Host who is bitten by it: engaged, and Fangs are used on him.
std::optional<Hunter> bittenByHost(const Combat& combat)
{
    if (combat.card == CombatCard::Fangs && resolves(combat) && combat.engaged &&
        liveCard(combat, *combat.engaged) == HunterCard::HeavenlyHost)
        return combat.engaged;
    return std::nullopt;
}

void resolveHunters(const Ruleset& ruleset, GameState& state, const ResolveHunters& effects) // COMB-8
{
    damageVampire(ruleset, state, effects.damage); // WIN-3: before any bite of the same step
    if (state.step == Step::Over)
        return;
    const auto bite = bittenByHost(*state.combat);
    effects.leaving.forEach([&](Hunter hunter) {
        if (hunter != bite)
            leaveCombat(ruleset, state, hunter);
    });
    if (bite && effects.leaving.contains(*bite) && !vampireBeaten(ruleset, state)) {
        state.due.back().flag = true; // the step that goes on: he leaves when he has been bitten
        askBite(state, *bite);
    }
}

} // namespace

void beforeDefeat(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (!state.combat)
        return;
    const Combat& combat = *state.combat;
    // The damage of Fangs is the only one that waits for an answer after the moment of the effect itself.
    if (combat.stage == Combat::Stage::Resolve && combat.progress == static_cast<std::uint8_t>(Moment::AfterEffect) &&
        combat.card == CombatCard::Fangs && resolves(combat) && combat.engaged == hunter)
        strikeByWreath(ruleset, state, hunter);
}

ResolveHunters reckonHunters(const Ruleset& ruleset, const GameState& state)
{
    ResolveHunters result;
    if (!state.combat)
        return result;
    const Combat& combat = *state.combat;
    combat.hunters.forEach([&](Hunter hunter) {
        const auto card = liveCard(combat, hunter);
        if (!card)
            return;
        const HunterKnownCard& facts = (*ruleset.cards)[*card];
        const bool engaged = combat.engaged == hunter;
        const auto used = [&](CombatCard against) { return engaged && combat.card == against; };
        if (facts.weapon) {
            result.damage += std::max(facts.damage - (combat.mesmerized.contains(hunter) ? 1 : 0), 0); // COMB-12
            return;
        }
        switch (*card) {
        case HunterCard::Punch:
            result.damage += facts.damage;
            break;
        case HunterCard::Crucifix: // only by cancelling
            if (combat.draculaCancelled && (used(CombatCard::Fangs) || used(CombatCard::Mesmerize)))
                result.damage += facts.damage;
            break;
        case HunterCard::Garlic: // whether it cancels the Fangs, as it always does, or not
            if (used(CombatCard::Fangs) || (used(CombatCard::Claws) && resolves(combat)))
                result.damage += facts.damage;
            break;
        case HunterCard::HeavenlyHost:
            if (bittenByHost(combat) == hunter)
                result.leaving.insert(hunter);
            else
                result.damage += facts.damage;
            break;
        case HunterCard::Escape:
        case HunterCard::HolyCircle: // who leaves is the table's to say
            result.leaving.insert(hunter);
            break;
        default:
            break;
        }
    });
    return result;
}

void answerCombat(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (const auto* fights = std::get_if<HunterFights>(&response); fights != nullptr && fights->overruled)
        state.happened.push_back({What::HunterOverruled, {fights->hunter}, "COMB-10"});
    const auto* reply = std::get_if<Reply>(&response);
    const bool yes = reply != nullptr && reply->yes;
    switch (due.what) {
    case Due::What::Combat: {
        push(state, due);
        Combat& combat = *state.combat;
        if (const auto* played = std::get_if<PlayCombat>(&response)) {
            if (const auto card = std::ranges::find(state.combatHand, played->card); card != state.combatHand.end())
                state.combatHand.erase(card);
            combat.card = played->card;
            combat.stage = Combat::Stage::Engage;
        } else if (const auto* engaged = std::get_if<ChooseHunter>(&response)) {
            combat.engaged = engaged->hunter;
        } else if (const auto* fights = std::get_if<HunterFights>(&response)) {
            cardOf(combat, fights->hunter) = fights->card;
            combat.entered.insert(fights->hunter);
        }
        advanceStage(state);
        break;
    }
    case Due::What::SwapCard:
        if (const auto* fights = std::get_if<HunterFights>(&response); fights != nullptr && fights->card) {
            cardOf(*state.combat, fights->hunter) = fights->card;
            announce(state, What::HunterFought, {fights->hunter, *fights->card});
        }
        break;
    case Due::What::UsePlotting:
        if (yes) {
            --state.combat->plottings;
            stopCard(state, *due.hunter);
        }
        break;
    case Due::What::LucysReply:
        if (yes) {
            state.combat->lucysRevenge = false;
            state.combat->draculaCancelled = true;
            announce(state, What::CombatCardCancelled, {*state.combat->card, HunterEvent::LucysRevenge});
        }
        break;
    case Due::What::TakeCombat:
        if (const auto* taken = std::get_if<PlayCombat>(&response)) {
            state.combatDeck.erase(std::ranges::find(state.combatDeck, taken->card));
            state.combatHand.push_back(taken->card);
            shuffle(state.combatDeck, state.seed, state.shuffles++);
        }
        break;
    case Due::What::ClawsVictim:
        strikeByClaws(ruleset, state, std::get<ChooseHunter>(response).hunter);
        break;
    case Due::What::Bite:
        if (yes)
            bitten(ruleset, state, *due.hunter);
        else
            announce(state, What::HunterSaved, {*due.hunter}); // DMG-4
        break;
    case Due::What::HunterEffects:
        resolveHunters(ruleset, state, std::get<ResolveHunters>(response));
        break;
    case Due::What::BatWhere:
        if (const auto* place = std::get_if<ChoosePlace>(&response)) // BAT-3
            moveAsBat(ruleset, state, place->location);
        break;
    default: // nobody was enraged
        break;
    }
}

void performCombat(const Ruleset& ruleset, GameState& state, Due due)
{
    if (!state.combat)
        return;
    const auto moment = static_cast<Moment>(state.combat->progress);
    const Due pending = due; // what the last moment left to be done
    due.number = 0;
    due.flag = false;
    if (moment == Moment::NextRound && pending.flag)
        leaveCombat(ruleset, state, *state.combat->engaged);
    if (moment != Moment::AfterEffect && endIfOver(ruleset, state))
        return;
    ++state.combat->progress;
    if (moment == Moment::NextRound) {
        nextRound(ruleset, state);
        return;
    }
    if (moment == Moment::Effect) {
        useCard(ruleset, state, due);
        return;
    }
    push(state, due);
    switch (moment) {
    case Moment::TurnUp:
        turnUp(ruleset, state);
        break;
    case Moment::Swap:
        askPlanned(state);
        break;
    case Moment::Plotting:
        askPlotting(state);
        break;
    case Moment::Compare:
        compare(ruleset, state);
        break;
    case Moment::Revenge:
        if (isEscape(*state.combat->card) && resolves(*state.combat) && state.combat->lucysRevenge)
            push(state, {.what = Due::What::LucysReply});
        break;
    case Moment::AfterEffect:
        finishCard(ruleset, state, pending.number, pending.flag);
        break;
    case Moment::HunterEffects:
        askHunterEffects(ruleset, state);
        break;
    case Moment::Effect:
    case Moment::NextRound:
        break;
    }
}

} // namespace demeter::fury3e
