// Section 22: what the Encounters do when hunters meet them (2E-ENC). The table plays them out; what touches Dracula is booked (2E-ENC-25).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;

/// 2E-ENC-1 to 2E-ENC-18, in the order of `Encounter`.
constexpr std::array<std::string_view, encounterCount> ruleOfEncounter{
    "2E-ENC-1",  "2E-ENC-2",  "2E-ENC-3",  "2E-ENC-4",  "2E-ENC-5",  "2E-ENC-6",  "2E-ENC-7",  "2E-ENC-8",  "2E-ENC-9",
    "2E-ENC-10", "2E-ENC-11", "2E-ENC-12", "2E-ENC-13", "2E-ENC-14", "2E-ENC-15", "2E-ENC-16", "2E-ENC-17", "2E-ENC-18"};

/// Whether something shown or spent helps against it.
bool canBePrevented(const Ruleset& ruleset, const GameState& state, Encounter encounter)
{
    switch (encounter) {
    case Encounter::Lightning:
    case Encounter::Rats:
    case Encounter::Saboteur:
    case Encounter::Thief:
        return true;
    case Encounter::NewVampire:
        return isNight(state.time);
    case Encounter::Spy: // 2E-OPEN-40
        return !ruleset.rulings.chosen(Ruling::DogsStopSpy);
    default:
        return false;
    }
}

/// The most Health that each can tell to have lost; what is always the same is not asked for.
int mostToldLoss(Encounter encounter)
{
    switch (encounter) {
    case Encounter::Rats:
        return 4; // dice
    case Encounter::Wolves:
        return 2;
    default:
        return 0;
    }
}

/// Health that everybody loses, but for those who are saved.
int sureLoss(Encounter encounter)
{
    return encounter == Encounter::Plague || encounter == Encounter::Lightning ? 2 : 0;
}

bool canBite(const GameState& state, Encounter encounter)
{
    return encounter == Encounter::NewVampire && isNight(state.time);
}

/// Each who is not saved loses what was told, or what is always lost (2E-HUNT-17).
void hurtEach(const Ruleset& ruleset, GameState& state, const Due& due, const AnswerEncounter& told)
{
    due.hunters.forEach([&](Hunter hunter) {
        if (state.step == Step::Over || told.saved.contains(hunter)) // 2E-HEV-9
            return;
        hurt(ruleset, state, hunter, sureLoss(*due.encounter) + told.losses[static_cast<std::size_t>(hunter)]);
    });
}

/// 2E-ENC-3, 2E-ENC-5: the token lies before the first of them, the others are held with him (2E-OPEN-58), and the turn is over.
void layBefore(const Ruleset& ruleset, GameState& state, const Due& due)
{
    if (due.token)
        takeToken(state, *due.token);
    const Hunter first = due.hunters.first();
    const HunterSet held = ruleset.rulings.chosen(Ruling::GroupHeldTogether) ? due.hunters : HunterSet(first);
    const bool fog = *due.encounter == Encounter::Fog;
    if (fog) // the turn of older Fog ends as well
        dropBefore(state, held & state.turn.acting, Encounter::Fog);
    sheetOf(state, first).before.push_back(*due.encounter);
    (held - HunterSet(first)).forEach([&](Hunter hunter) {
        if (auto& holding = sheetOf(state, hunter).held; std::ranges::find(holding, *due.encounter) == holding.end())
            holding.push_back(*due.encounter);
    });
    announce(state, What::EncounterBefore, {*due.encounter, first});
    endTurnOf(state, due.hunters, fog ? held : HunterSet());
}

/// 2E-ENC-17, 2E-ENC-20.
void meetVampire(const Ruleset& ruleset, GameState& state, const Due& due, const AnswerEncounter& told)
{
    const bool night = isNight(state.time);
    if (night && told.roll > 3 && !told.prevented) {
        if (!due.token) { // played by Ambush: there is no card to stay on
            encounterOver(state, due);
            return;
        }
        announce(state, What::EncounterStays, {*due.encounter});
        metAndStays(state, *due.token);
        if (ruleset.rulings.chosen(Ruling::VampireEndsTurn)) // 2E-OPEN-41
            endTurnOf(state, due.hunters);
        return;
    }
    encounterOver(state, due);
    if (night && told.roll <= 3 && !told.prevented)
        biteEach(ruleset, state, due.hunters - told.saved);
}

/// 2E-ENC-1, 2E-ENC-22, 2E-ALLY-2: down to the limit again.
void putBackOverLimit(GameState& state)
{
    const int over = static_cast<int>(state.encounterHand.size()) + state.drawsDue - encounterLimit(state);
    if (over > 0)
        push(state, {.what = Due::What::PutBack, .number = static_cast<std::uint8_t>(over)});
}

} // namespace

Refused whyNotAnswer(const Ruleset& ruleset, const GameState& state, const Due& due, const AnswerEncounter& told)
{
    const Encounter encounter = *due.encounter;
    const std::string_view rule = ruleOfEncounter[static_cast<std::size_t>(encounter)];
    if (told.forewarned) // 2E-ENC-21: nothing else happens
        return told == AnswerEncounter{.forewarned = true} ? std::nullopt : Refused(Violation{"2E-ENC-21", Refusal::NotAnAnswer, {}});
    if (told.prevented && !canBePrevented(ruleset, state, encounter))
        return Violation{rule, Refusal::NotAnAnswer, {}};
    const bool rolls = canBite(state, encounter);
    const int roll = told.roll;
    if (roll < (rolls ? 1 : 0) || roll > (rolls ? 6 : 0))
        return Violation{rule, Refusal::OutOfRange, {roll, rolls ? 1 : 0, rolls ? 6 : 0}};
    const int most = told.prevented ? 0 : mostToldLoss(encounter);
    for (const Hunter hunter : allHunters) {
        const bool there = due.hunters.contains(hunter);
        const int loss = told.losses[static_cast<std::size_t>(hunter)];
        if (loss > (there ? most : 0))
            return Violation{rule, Refusal::OutOfRange, {loss, 0, there ? most : 0}};
        // 2E-ENC-18: what one of them shows helps all.
        if (there && encounter == Encounter::Wolves && loss != told.losses[static_cast<std::size_t>(due.hunters.first())])
            return Violation{rule, Refusal::NotAnAnswer, {}};
        if (told.saved.contains(hunter) && (!there || (mostToldLoss(encounter) == 0 && sureLoss(encounter) == 0 && !rolls)))
            return Violation{"2E-HEV-9", Refusal::NotThisHunter, {hunter}};
    }
    return std::nullopt;
}

std::vector<Response> exampleAnswers(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    const auto offer = [&](const AnswerEncounter& told) {
        if (!whyNotAnswer(ruleset, state, due, told))
            answers.emplace_back(told);
    };
    for (std::uint8_t roll = 0; roll <= 6; ++roll)
        for (const bool prevented : {false, true})
            for (std::uint8_t loss = 0; loss <= mostToldLoss(*due.encounter); ++loss) {
                AnswerEncounter told{.prevented = prevented, .roll = roll};
                due.hunters.forEach([&](Hunter hunter) { told.losses[static_cast<std::size_t>(hunter)] = loss; });
                offer(told);
            }
    offer({.forewarned = true});
    return answers;
}

void resolveEncounter(const Ruleset& ruleset, GameState& state, const Due& due, const AnswerEncounter& told)
{
    switch (*due.encounter) {
    case Encounter::Ambush:
        drawEncounters(ruleset, state, 1);
        if (!drawsWait(state))
            encounterOver(state, due);
        putBackOverLimit(state);
        if (drawsWait(state)) // it goes back behind the draw, not before it
            push(state, {.what = Due::What::AfterEncounter,
                         .hunters = due.hunters,
                         .location = due.location,
                         .token = due.token,
                         .encounter = due.encounter,
                         .flag = true});
        break;
    case Encounter::Assassin:
    case Encounter::MinionWithKnife:
    case Encounter::MinionWithKnifeAndPistol:
    case Encounter::MinionWithKnifeAndRifle:
        push(state, {.what = Due::What::AfterEncounter,
                     .hunters = due.hunters,
                     .location = due.location,
                     .token = due.token,
                     .encounter = due.encounter});
        beginCombat(ruleset, state, due.hunters, due.encounter, true);
        break;
    case Encounter::Bats:
    case Encounter::Fog:
        layBefore(ruleset, state, due);
        break;
    case Encounter::DesecratedSoil:
        encounterOver(state, due);
        drawEvents(state, 1, true);
        break;
    case Encounter::NewVampire:
        meetVampire(ruleset, state, due, told);
        break;
    case Encounter::Saboteur:
        encounterOver(state, due);
        if (!told.prevented)
            endTurnOf(state, due.hunters);
        break;
    case Encounter::Lightning:
    case Encounter::Plague:
    case Encounter::Rats:
    case Encounter::Wolves:
        encounterOver(state, due);
        if (!told.prevented)
            hurtEach(ruleset, state, due, told);
        break;
    case Encounter::Hoax: // cards of the hunters, and what they say
    case Encounter::Peasants:
    case Encounter::Spy:
    case Encounter::Thief:
        encounterOver(state, due);
        break;
    }
}

bool canSeduce(const GameState& state)
{
    const Due* due = topDue(state);
    return due != nullptr && due->what == Due::What::Encounter && canBite(state, *due->encounter);
}

void seduce(GameState& state)
{
    if (!canSeduce(state))
        return;
    const Due due = std::move(state.due.back());
    state.due.pop_back();
    if (due.token)
        takeToken(state, *due.token);
    state.encounterHand.push_back(*due.encounter);
    putBackOverLimit(state);
    push(state, {.what = Due::What::Suffer, .hunters = due.hunters, .event = DraculaEvent::Seduction});
}

} // namespace demeter::fury2e
