// Sections 20 and 21: a combat from its first card to its end (VAMP, COMB), and the bite (BITE).
//
// `Due::Combat` lies on the stack while a combat is under way and asks for the cards of a round. Once they are all entered, an automatic
// `Due::CombatStep` above it carries out the round moment by moment; what a moment asks lies above that, and the next one waits for it. A
// side that is gone ends the combat only between two moments, so that a card is always resolved to its last sentence.
#include "core/fury3e/rules/combat_round.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

using namespace combat;

namespace {

using What = Happening::What;

// Which cards Dracula can choose.

bool holds(const Ruleset& ruleset, const GameState& state, CombatCard card)
{
    if (state.handling == CardHandling::Dealt)
        return std::ranges::find(state.combatHand, card) != state.combatHand.end();
    auto out = std::ranges::count(state.combat->used, card);
    if (card == CombatCard::EscapeAsBat) // BAT-5
        out += std::ranges::count_if(state.trail, [](const auto& hideout) { return hideout && hideout->escapeAsBat; });
    return out < (*ruleset.cards)[card].copies; // COMP-16
}

bool holdsAny(const Ruleset& ruleset, const GameState& state, bool escapes)
{
    for (std::size_t card = 0; card < combatCardCount; ++card)
        if (isEscape(static_cast<CombatCard>(card)) == escapes && holds(ruleset, state, static_cast<CombatCard>(card)))
            return true;
    return false;
}

/// COMB-10: this very card lies before him since the round before. Of the hunters' Combat cards each hunter has one; of an Item he may hold
/// another, unless the box has but one.
bool liesBefore(const Ruleset& ruleset, const Combat& combat, Hunter hunter, HunterCard card)
{
    const bool single =
        card == HunterCard::Punch || card == HunterCard::Dodge || card == HunterCard::Escape || (*ruleset.cards)[card].copies == 1;
    return single && combat.lying[static_cast<std::size_t>(hunter)] == card;
}

/// Enraged. With nothing else to play an escape card can be played, in vain.
bool barred(const Ruleset& ruleset, const GameState& state, CombatCard card)
{
    return state.combat->escapesBarred && isEscape(card) && holdsAny(ruleset, state, false);
}

} // namespace

namespace combat {

bool canPlay(const Ruleset& ruleset, const GameState& state)
{
    return holdsAny(ruleset, state, false) || holdsAny(ruleset, state, true);
}

bool vampireBeaten(const Ruleset& ruleset, const GameState& state)
{
    if (!state.combat->vampire)
        return false;
    const PlacedEncounter* vampire = cardAt(state, *state.combat->vampire);
    return vampire != nullptr && vampire->damage >= vampireFacts(ruleset, *state.combat).life;
}

bool endIfOver(const Ruleset& ruleset, GameState& state)
{
    const Combat& combat = *state.combat;
    if (vampireBeaten(ruleset, state)) {
        const LyingCard vampire = *combat.vampire;
        announce(state, What::VampireDefeated, {vampire.kind});
        endCombat(ruleset, state);
        discardLying(ruleset, state, vampire); // VAMP-7
        return true;
    }
    const bool vampireGone = combat.vampire && cardAt(static_cast<const GameState&>(state), *combat.vampire) == nullptr;
    if (!combat.hunters.empty() && !vampireGone)
        return false;
    endCombat(ruleset, state);
    return true;
}

void advanceStage(GameState& state)
{
    using Stage = Combat::Stage;
    Combat& combat = *state.combat;
    if (combat.stage == Stage::HunterCards && combat.engaged && !combat.hunters.contains(*combat.engaged)) {
        combat.engaged.reset(); // he has left: another one has to be named
        combat.stage = Stage::Engage;
    }
    if (combat.stage == Stage::Engage && combat.hunters.size() == 1)
        combat.engaged = combat.hunters.first(); // COMB-4
    if (combat.stage == Stage::Engage && combat.engaged)
        combat.stage = Stage::HunterCards;
    if (combat.stage == Stage::HunterCards && (combat.hunters - combat.entered).empty()) {
        combat.stage = Stage::Resolve;
        combat.progress = 0;
        const auto place = std::ranges::find(state.due, Due::What::Combat, &Due::what);
        if (place != state.due.end())
            state.due.insert(place + 1, Due{.what = Due::What::CombatStep});
    }
}

} // namespace combat

bool combatOpens(const GameState& state)
{
    const Due* due = topDue(state);
    return state.combat && state.combat->stage == Combat::Stage::ChooseCard && state.combat->played == 0 && due != nullptr &&
           due->what == Due::What::Combat;
}

void beginCombat(const Ruleset& ruleset, GameState& state, HunterSet hunters, std::optional<LyingCard> vampire)
{
    if (hunters.empty() || state.combat || state.step == Step::Over)
        return;
    Combat combat;
    combat.vampire = vampire;
    combat.night = isNight(state) || state.now.nightCombats; // COMB-2; Nocturnal Visit
    combat.hunters = hunters;
    state.combat = std::move(combat);
    std::vector<Argument> who;
    hunters.forEach([&](Hunter hunter) { who.emplace_back(hunter); });
    if (vampire)
        who.emplace_back(vampire->kind);
    announce(state, What::CombatBegins, std::move(who));
    push(state, {.what = Due::What::Combat});
    if (state.handling != CardHandling::Dealt || state.combatDeck.empty() || !askForChanceFirst(ruleset, state))
        dealCombatHand(ruleset, state);
}

void dealCombatHand(const Ruleset& ruleset, GameState& state)
{
    if (state.handling == CardHandling::Dealt) // OPEN-33
        while (static_cast<int>(state.combatHand.size()) < ruleset.cards->combatHand && !state.combatDeck.empty()) {
            state.combatHand.push_back(state.combatDeck.back());
            state.combatDeck.pop_back();
        }
    if (!canPlay(ruleset, state))
        endCombat(ruleset, state);
}

Refused check(const Ruleset&, const GameState& state, const ShowWreath& action)
{
    if (!combatOpens(state))
        return notNow();
    if (!state.combat->hunters.contains(action.hunter))
        return Violation{"COMB-1", Refusal::NotInCombat, {action.hunter}};
    if (state.combat->wreaths.contains(action.hunter))
        return Violation{"COMB-3", Refusal::AlreadySo, {}};
    return std::nullopt;
}

void perform(const Ruleset&, GameState& state, const ShowWreath& action)
{
    state.combat->wreaths.insert(action.hunter);
    announce(state, What::HunterFought, {action.hunter, HunterCard::GarlicWreath});
}

void leaveCombat(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    if (!state.combat || !state.combat->hunters.contains(hunter))
        return;
    state.combat->hunters.erase(hunter);
    if (!sheetOf(state, hunter).defeated) // else it has been said
        announce(state, What::HunterLeft, {hunter});
    if (state.combat->stage != Combat::Stage::Resolve && !endIfOver(ruleset, state))
        advanceStage(state);
}

void damageVampire(const Ruleset& ruleset, GameState& state, int amount)
{
    if (!state.combat || amount <= 0)
        return;
    if (!state.combat->vampire) {
        sufferDamage(ruleset, state, amount);
        return;
    }
    PlacedEncounter* vampire = cardAt(state, *state.combat->vampire);
    if (vampire == nullptr)
        return;
    vampire->damage = static_cast<std::uint8_t>(std::min(vampire->damage + amount, mostDamage)); // DMG-1
    announce(state, What::VampireDamaged, {state.combat->vampire->kind, amount});
    if (state.combat->stage != Combat::Stage::Resolve)
        endIfOver(ruleset, state);
}

void putCombatAway(GameState& state)
{
    if (!state.combat)
        return;
    if (state.handling == CardHandling::Dealt) {
        const Combat& combat = *state.combat;
        state.combatDeck.insert(state.combatDeck.end(), combat.used.begin(), combat.used.end());
        if (combat.card)
            state.combatDeck.push_back(*combat.card);
        state.combatDeck.insert(state.combatDeck.end(), state.combatHand.begin(), state.combatHand.end());
    }
    state.combatHand.clear();
    state.combat.reset();
}

void endCombat(const Ruleset&, GameState& state)
{
    if (!state.combat)
        return;
    announce(state, What::CombatEnded);
    putCombatAway(state);
    if (!state.combatDeck.empty()) // OPEN-33
        shuffle(state.combatDeck, state.seed, state.shuffles++);
    const auto ofCombat = [](const Due& due) { return chapterOf(due.what) == Chapter::Combat; };
    const auto own = std::ranges::find(state.due, Due::What::Combat, &Due::what);
    state.due.erase(std::remove_if(own, state.due.end(), ofCombat), state.due.end());
}

void enrage(const Ruleset&, GameState& state)
{
    if (!state.combat)
        return;
    if (const Due* due = topDue(state); due != nullptr && due->what == Due::What::EnragedReply)
        state.due.pop_back();
    state.combat->escapesBarred = true;
    if (!isEscape(*state.combat->card)) // an escape card is barred by the very event that would free it
        state.combat->draculaCancelled = false;
}

void heroicLeap(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    damageVampire(ruleset, state, 5);
    if (state.step == Step::Over) // WIN-3: before the hunter's own defeat
        return;
    endCombat(ruleset, state);
    damageHunter(ruleset, state, hunter, 5);
}

void layLucysRevenge(GameState& state)
{
    if (state.combat)
        state.combat->lucysRevenge = true;
}

std::vector<Response> answersCombat(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    const auto offer = [&](const Response& response) {
        if (!checkCombat(ruleset, state, due, response))
            answers.push_back(response);
    };
    const auto offerCards = [&](Hunter hunter) {
        for (std::size_t card = 0; card < hunterCardCount; ++card)
            offer(HunterFights{hunter, static_cast<HunterCard>(card)});
    };
    for (std::size_t card = 0; card < combatCardCount; ++card)
        offer(PlayCombat{static_cast<CombatCard>(card)});
    for (const Hunter hunter : allHunters)
        offer(ChooseHunter{hunter});
    for (const Hunter hunter : allHunters) {
        offer(HunterFights{hunter, std::nullopt});
        offerCards(hunter);
    }
    offer(Reply{true});
    offer(Reply{false});
    offer(ResolveHunters{due.number, due.hunters});
    if (due.what == Due::What::BatWhere)
        batDestinations(ruleset, state).forEach([&](LocationId to) { offer(ChoosePlace{to}); });
    offer(GoOn{});
    return answers;
}

namespace {

Refused checkAnswer(const Ruleset& ruleset, const GameState& state, const Due& due, const PlayCombat& action)
{
    if (due.what == Due::What::TakeCombat) {
        if (std::ranges::find(state.combatDeck, action.card) == state.combatDeck.end())
            return Violation{"COMB-3", Refusal::NotInCombatHand, {action.card}};
        return std::nullopt;
    }
    if (due.what != Due::What::Combat || state.combat->stage != Combat::Stage::ChooseCard)
        return notAnAnswer();
    if (!holds(ruleset, state, action.card))
        return Violation{"COMB-3", Refusal::NotInCombatHand, {action.card}};
    if (barred(ruleset, state, action.card))
        return Violation{"COMB-3", Refusal::EscapesBarred, {action.card}};
    return std::nullopt;
}

Refused checkAnswer(const Ruleset&, const GameState& state, const Due& due, const ChooseHunter& action)
{
    const bool engage = due.what == Due::What::Combat && state.combat->stage == Combat::Stage::Engage;
    if (!engage && due.what != Due::What::ClawsVictim)
        return notAnAnswer();
    if (!state.combat->hunters.contains(action.hunter))
        return Violation{"COMB-4", Refusal::NotInCombat, {action.hunter}};
    return std::nullopt;
}

Refused checkAnswer(const Ruleset& ruleset, const GameState& state, const Due& due, const HunterFights& action)
{
    const bool turned = due.what == Due::What::SwapCard;
    if (!turned && (due.what != Due::What::Combat || state.combat->stage != Combat::Stage::HunterCards))
        return notAnAnswer();
    if (!state.combat->hunters.contains(action.hunter))
        return Violation{"COMB-1", Refusal::NotInCombat, {action.hunter}};
    if (turned ? due.hunter != action.hunter || !action.card : state.combat->entered.contains(action.hunter))
        return Violation{"COMB-3", Refusal::CombatTaken, {action.hunter}};
    if (action.card && !(*ruleset.cards)[*action.card].banner)
        return Violation{"COMB-3", Refusal::NoBanner, {*action.card}};
    // Last of all: see `onceAccepted`.
    const bool lies = action.card && liesBefore(ruleset, *state.combat, action.hunter, *action.card);
    if (action.overruled)
        return lies ? Refused() : Violation{"GOLD-2", Refusal::NothingToOverrule, {}};
    if (lies)
        return Violation{"COMB-10", Refusal::CombatCardLies, {action.hunter, *action.card}};
    return std::nullopt;
}

Refused checkAnswer(const Ruleset&, const GameState&, const Due& due, const Reply&)
{
    if (due.what == Due::What::LucysReply || due.what == Due::What::UsePlotting || due.what == Due::What::Bite)
        return std::nullopt;
    return notAnAnswer();
}

Refused checkAnswer(const Ruleset&, const GameState& state, const Due& due, const ResolveHunters& action)
{
    if (due.what != Due::What::HunterEffects)
        return notAnAnswer();
    if (action.damage < 0 || action.damage > mostDamage)
        return Violation{"COMB-8", Refusal::OutOfRange, {action.damage, 0, mostDamage}};
    if (const HunterSet others = action.leaving - state.combat->hunters; !others.empty())
        return Violation{"COMB-8", Refusal::NotInCombat, {others.first()}};
    return std::nullopt;
}

Refused checkAnswer(const Ruleset& ruleset, const GameState& state, const Due& due, const ChoosePlace& action)
{
    return due.what == Due::What::BatWhere ? whyNotBat(ruleset, state, action.location) : notAnAnswer();
}

Refused checkAnswer(const Ruleset&, const GameState&, const Due& due, const GoOn&)
{
    const bool optional = due.what == Due::What::EnragedReply || due.what == Due::What::BatWhere || due.what == Due::What::SwapCard;
    if (optional)
        return std::nullopt;
    return Violation{"COMB-3", Refusal::MustChoose, {}};
}

/// Everything else answers nothing of a combat.
template <typename Other> Refused checkAnswer(const Ruleset&, const GameState&, const Due&, const Other&)
{
    return notAnAnswer();
}

} // namespace

Refused checkCombat(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    if (!state.combat && due.what != Due::What::Bite && due.what != Due::What::BatWhere)
        return notAnAnswer();
    return std::visit([&](const auto& answer) { return checkAnswer(ruleset, state, due, answer); }, response);
}

} // namespace demeter::fury3e
