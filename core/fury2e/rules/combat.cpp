// Section 21: a combat from the cards before it to its end (2E-COMB).
//
// `Due::Combat` lies on the stack while a combat is under way; its stage says what is asked. The table fights it with its own cards and
// dice (2E-COMB-3, 2E-COMB-6 to 2E-COMB-8), and what a round came to is booked as it is told: the printed cards win, so a result is refused
// only if it contradicts itself.
#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

using Stage = Combat::Stage;
using What = Happening::What;

constexpr std::uint8_t garlicRounds = 3;     // 2E-COMB-19
constexpr std::uint8_t continuesThatEnd = 3; // 2E-COMB-11
constexpr int agathasPrice = 2;              // 2E-COMB-20

bool atStage(const GameState& state, Stage stage)
{
    const Due* due = topDue(state);
    return state.combat && state.combat->stage == stage && due != nullptr && due->what == Due::What::Combat;
}

bool isRepelled(const Ruleset& ruleset, DraculaTactic tactic)
{
    if (tactic == DraculaTactic::Claws)
        return ruleset.rulings.chosen(Ruling::RepelBarsClaws); // 2E-OPEN-33
    return tactic >= DraculaTactic::Fangs;
}

Refused whyNotTactic(const Ruleset& ruleset, const GameState& state, DraculaTactic tactic)
{
    const Combat& combat = *state.combat;
    if (combat.agent && (!combat.lair || isEscape(tactic))) // 2E-HEV-24: the vampire does not flee
        return Violation{"2E-COMB-5", Refusal::NotHisTactic, {*combat.agent, tactic}};
    if (!isNight(state.time) && !hasSun(tactic))
        return Violation{"2E-COMB-4", Refusal::TacticByDay, {tactic}};
    if (combat.lastTactic == tactic)
        return Violation{"2E-COMB-10", Refusal::TacticTwice, {tactic}};
    if (combat.repelled && isRepelled(ruleset, tactic))
        return Violation{"2E-COMB-13", Refusal::TacticRepelled, {tactic}};
    if (combat.barredRounds > 0 && isEscape(tactic))
        return Violation{"2E-COMB-19", Refusal::EscapeBarred, {tactic}};
    const int price = bloodFor(state, tactic), needed = price + (ruleset.rulings.chosen(Ruling::LastBlood) ? 1 : 0); // 2E-SEA-8 alike
    if (price > 0 && state.blood < needed)
        return Violation{"2E-COMB-20", Refusal::TacticTooDear, {tactic, price}};
    return std::nullopt;
}

Refused whyNotTactic(const Ruleset&, const GameState& state, AgentTactic tactic)
{
    const Combat& combat = *state.combat;
    if (!combat.agent)
        return notAnAnswer();
    if (combat.lair || !plays(*combat.agent, tactic))
        return Violation{"2E-COMB-5", Refusal::NotHisTactic, {*combat.agent, tactic}};
    if (combat.lastAgentTactic == tactic)
        return Violation{"2E-COMB-10", Refusal::TacticTwice, {tactic}};
    return std::nullopt;
}

Refused whyNot(const Ruleset& ruleset, const GameState& state, const PlayTactic& play)
{
    if (auto refused = std::visit([&](auto tactic) { return whyNotTactic(ruleset, state, tactic); }, play.tactic))
        return refused;
    const HunterSet hunters = state.combat->hunters; // 2E-COMB-18
    if (!play.target && hunters.size() > 1)
        return Violation{"2E-COMB-18", Refusal::TargetNeeded, {}};
    if (play.target && !hunters.contains(*play.target))
        return Violation{"2E-COMB-18", Refusal::NotThisHunter, {*play.target}};
    return std::nullopt;
}

std::vector<PlayTactic> legalTactics(const Ruleset& ruleset, const GameState& state)
{
    std::vector<PlayTactic> legal;
    const auto offer = [&](auto tactic) {
        state.combat->hunters.forEach([&](Hunter target) {
            const PlayTactic play{tactic, target};
            if (!whyNot(ruleset, state, play))
                legal.push_back(play);
        });
    };
    for (std::size_t tactic = 0; tactic < draculaTacticCount; ++tactic)
        offer(static_cast<DraculaTactic>(tactic));
    for (std::size_t tactic = 0; tactic < agentTacticCount; ++tactic)
        offer(static_cast<AgentTactic>(tactic));
    return legal;
}

/// 2E-COMB-13: what no card can say.
Refused whyNot(const GameState& state, const EnterResult& result)
{
    using enum CombatWord;
    const Combat& combat = *state.combat;
    const CombatWords words = result.words;
    const Violation contradiction{"2E-COMB-13", Refusal::ResultNeeds, {}};
    for (const Hunter hunter : allHunters)
        if (!combat.hunters.contains(hunter) && (result.health[static_cast<std::size_t>(hunter)] > 0 || result.escaped.contains(hunter)))
            return Violation{"2E-COMB-18", Refusal::NotThisHunter, {hunter}};
    if (contradicts(words))
        return contradiction;
    if (combat.agent && (result.blood > 0 || words.contains(EscapeAsBat) || (words.contains(Bite) && !combat.lair)))
        return contradiction; // 2E-COMB-5: it is not Dracula who fights
    if (words.contains(Bite) && !combat.target)
        return contradiction;
    return std::nullopt;
}

/// The next round, with what the one before leaves behind (2E-COMB-9 to 2E-COMB-11, 2E-COMB-13, 2E-COMB-19).
void nextRound(GameState& state, CombatWords words)
{
    Combat& combat = *state.combat;
    combat.stage = Stage::Choose;
    ++combat.round;
    combat.lastTactic = std::exchange(combat.tactic, std::nullopt);
    combat.lastAgentTactic = std::exchange(combat.agentTactic, std::nullopt);
    combat.target.reset();
    combat.repelled = words.contains(CombatWord::Repel);
    combat.bonusForHunters = words.contains(CombatWord::BonusForHunters);
    combat.bonusForDracula = words.contains(CombatWord::BonusForDracula);
    if (combat.barredRounds > 0)
        --combat.barredRounds;
    push(state, {.what = Due::What::Combat});
}

/// Loses Health, or is bitten; true if he is defeated and stands in the hospital (2E-DEF-3).
bool suffer(const Ruleset& ruleset, GameState& state, Hunter hunter, int health, bool bitten)
{
    const HunterSheet before = sheetOf(state, hunter);
    if (health > 0)
        hurt(ruleset, state, hunter, health);
    if (state.step == Step::Over || (health > 0 && health >= before.health))
        return true;
    if (bitten)
        bite(ruleset, state, hunter);
    return bitten && before.bites + 1 >= biteLimit[static_cast<std::size_t>(hunter)];
}

void book(const Ruleset& ruleset, GameState& state, const EnterResult& result)
{
    const Combat combat = *state.combat;
    const CombatWords words = result.words;
    announce(state, What::CombatResult, {static_cast<int>(words.bits())});
    bool ends = words.contains(CombatWord::End) || words.contains(CombatWord::EscapeAsBat) || !result.escaped.empty();

    // 2E-WIN-4: Dracula's Blood first.
    loseBlood(state, result.blood);
    if (state.step != Step::Over && words.contains(CombatWord::Killed)) {
        if (!combat.agent) {
            loseBlood(state, state.blood - bloodAfterKilled(state.blood));    // 2E-COMB-14, 2E-COMB-16
            ends = ends || !ruleset.rulings.chosen(Ruling::KilledEndsCombat); // 2E-COMB-15
        } else {
            announce(state, What::AgentKilled, {*combat.agent});
            ends = true; // 2E-COMB-12
            if (combat.lair)
                gainVampires(state, -1); // 2E-HEV-24
            else
                agentKilled(state);
        }
    }
    combat.hunters.forEach([&](Hunter hunter) {
        if (state.step == Step::Over)
            return;
        const bool bitten = words.contains(CombatWord::Bite) && combat.target == hunter;
        if (suffer(ruleset, state, hunter, result.health[static_cast<std::size_t>(hunter)], bitten)) {
            ends = true;
            if (state.combat)
                state.combat->hunters.erase(hunter);
        }
        ends = ends || bitten; // 2E-COMB-12, 2E-COMB-18
    });
    if (state.step == Step::Over)
        return;

    state.combat->continues = words.contains(CombatWord::Continue) ? static_cast<std::uint8_t>(combat.continues + 1) : std::uint8_t{0};
    if (!ends && state.combat->continues < continuesThatEnd) {
        nextRound(state, words);
        return;
    }
    endCombat(ruleset, state);
    if (words.contains(CombatWord::EscapeAsBat) && !batDestinations(ruleset, state).empty()) // 2E-BAT-6
        push(state, {.what = Due::What::BatWhere});
}

/// The card lies face down; nothing of it is seen but whom it is for.
void lay(GameState& state, const PlayTactic* play)
{
    Combat& combat = *state.combat;
    combat.stage = Stage::Laid;
    if (combat.hunters.size() == 1)
        combat.target = combat.hunters.first();
    if (play == nullptr)
        return;
    if (const auto* tactic = std::get_if<DraculaTactic>(&play->tactic))
        combat.tactic = *tactic;
    else
        combat.agentTactic = std::get<AgentTactic>(play->tactic);
    if (combat.hunters.size() == 1)
        return;
    combat.target = play->target;
    announce(state, What::TargetNamed, {*play->target});
}

void show(GameState& state)
{
    Combat& combat = *state.combat;
    combat.stage = Stage::Result;
    std::vector<Argument> told;
    if (combat.tactic)
        told.emplace_back(*combat.tactic);
    else if (combat.agentTactic)
        told.emplace_back(*combat.agentTactic);
    announce(state, What::TacticShown, std::move(told));
    if (combat.tactic)
        loseBlood(state, bloodFor(state, *combat.tactic)); // 2E-COMB-20, now that it is seen
}

Refused whyNotByBat(const Ruleset& ruleset, const GameState& state, LocationId city)
{
    const Board& board = *ruleset.board;
    if (batDestinations(ruleset, state).contains(city))
        return std::nullopt;
    const bool near = board.withinTwoRoads(*currentLocation(state)).contains(city);
    return Violation{near ? "2E-BAT-2" : "2E-BAT-1", Refusal::NotToThere, {city}};
}

/// What a round can come to, for lists of what is legal.
std::vector<EnterResult> exampleResults(const GameState& state)
{
    using enum CombatWord;
    std::vector<EnterResult> examples;
    for (const CombatWords words :
         {CombatWords(), CombatWords(Continue), Continue | BonusForHunters, Continue | BonusForDracula, Continue | ItemDestroyed,
          CombatWords(End), CombatWords(Repel), CombatWords(Killed), Killed | End, Bite | End, Bite | End | EscapeAsBat, End | EscapeAsBat,
          End | AllItemsLost, CombatWords(EventDiscarded)})
        examples.push_back({words, {}, 0, {}});
    for (const std::uint8_t number : {1, 2, 3}) {
        examples.push_back({{}, {}, number, {}});
        state.combat->hunters.forEach([&](Hunter hunter) {
            EnterResult loses;
            loses.health[static_cast<std::size_t>(hunter)] = number;
            examples.push_back(loses);
        });
    }
    if (state.combat->hunters.size() > 1)
        examples.push_back({CombatWord::End, {}, 0, state.combat->hunters.first()});
    return examples;
}

} // namespace

int bloodFor(const GameState& state, DraculaTactic tactic)
{
    const bool costs = state.combat && !state.combat->agent && state.huntersAlly == HunterEvent::SisterAgatha &&
                       (tactic == DraculaTactic::Fangs || isEscape(tactic));
    return costs ? agathasPrice : 0;
}

void beginCombat(const Ruleset& ruleset, GameState& state, HunterSet hunters, std::optional<Encounter> agent, bool came, bool lair)
{
    if (hunters.empty() || state.step == Step::Over)
        return;
    const auto place = state.hunters[static_cast<std::size_t>(hunters.first())];
    if (place && ruleset.board->isSea(*place)) // 2E-COMB-1
        return;
    std::vector<Argument> told;
    hunters.forEach([&](Hunter hunter) { told.emplace_back(hunter); });
    if (agent)
        told.emplace_back(*agent);
    announce(state, What::CombatBegins, std::move(told));
    Combat combat;
    combat.agent = agent;
    combat.lair = lair;
    combat.came = came;
    combat.hunters = hunters;
    state.combat = combat;
    push(state, {.what = Due::What::Combat});
}

void endCombat(const Ruleset&, GameState& state)
{
    if (!state.combat)
        return;
    const Combat combat = *std::exchange(state.combat, std::nullopt);
    std::erase_if(state.due, [](const Due& due) { return due.what == Due::What::Combat; });
    announce(state, What::CombatEnded);
    if (combat.agent && !combat.lair)
        push(state, {.what = Due::What::CombatOver, .hunters = combat.hunters, .encounter = combat.agent, .flag = combat.came});
}

CombatModifiers combatModifiers(const Ruleset& ruleset, const GameState& state)
{
    CombatModifiers modifiers;
    if (!state.combat)
        return modifiers;
    const Combat& combat = *state.combat;
    modifiers.hunters = combat.planned.size() + (combat.bonusForHunters ? 1 : 0);
    modifiers.dracula = combat.traps + (combat.bonusForDracula ? 1 : 0);
    if (combat.agent)
        return modifiers;
    bool bitten = false;
    combat.hunters.forEach([&](Hunter hunter) { bitten = bitten || isBitten(state, hunter); });
    const auto place = state.hunters[static_cast<std::size_t>(combat.hunters.first())];
    const bool castle = place.has_value() && ruleset.board->castle() == place; // 2E-CASTLE-4
    modifiers.dracula += (bitten ? 1 : 0) + (castle ? 1 : 0);                  // 2E-BITE-3
    return modifiers;
}

Refused check(const Ruleset&, const GameState& state, const CombatCard& card)
{
    if (!atStage(state, Stage::Cards))
        return notNow();
    const Combat& combat = *state.combat;
    const bool ofThosePresent = card.kind == CombatCard::Kind::Garlic || card.kind == CombatCard::Kind::HeroicLeap;
    if (ofThosePresent && !combat.hunters.contains(card.hunter))
        return Violation{"2E-COMB-2", Refusal::NotThisHunter, {card.hunter}};
    switch (card.kind) {
    case CombatCard::Kind::Garlic:
        return combat.barredRounds < garlicRounds ? std::nullopt : Refused(Violation{"2E-COMB-19", Refusal::AlreadySo, {}});
    case CombatCard::Kind::AdvancePlanning:
        return combat.planned.contains(card.hunter) ? Refused(Violation{"2E-HEV-1", Refusal::AlreadySo, {}}) : std::nullopt;
    case CombatCard::Kind::EscapeRoute:
        return std::nullopt;
    case CombatCard::Kind::HeroicLeap:
        if (combat.agent)
            return Violation{"2E-HEV-10", Refusal::HunterCardNotNow, {HunterEvent::HeroicLeap}};
        if (card.number < 1 || card.number > 6)
            return Violation{"2E-HEV-10", Refusal::HunterCardNeeds, {HunterEvent::HeroicLeap}};
        return std::nullopt;
    }
    return notNow();
}

void perform(const Ruleset&, GameState& state, const CombatCard& card)
{
    HunterEvent event = HunterEvent::AdvancePlanning;
    switch (card.kind) {
    case CombatCard::Kind::Garlic:
        state.combat->barredRounds = garlicRounds;
        announce(state, What::EscapesBarred, {static_cast<int>(garlicRounds)});
        return;
    case CombatCard::Kind::AdvancePlanning:
        break;
    case CombatCard::Kind::EscapeRoute:
        event = HunterEvent::EscapeRoute;
        break;
    case CombatCard::Kind::HeroicLeap:
        event = HunterEvent::HeroicLeap;
        break;
    }
    announce(state, What::HunterCardPlayed, {event, card.hunter});
    push(state, {.what = Due::What::Refuse, .hunter = card.hunter, .asked = event, .number = card.number}); // 2E-DEV-3
}

void combatCardStands(const Ruleset& ruleset, GameState& state, const Due& refuse)
{
    if (!state.combat)
        return;
    if (refuse.asked == HunterEvent::AdvancePlanning) {
        state.combat->planned.insert(*refuse.hunter);
        return;
    }
    if (refuse.asked == HunterEvent::HeroicLeap)
        loseBlood(state, refuse.number); // 2E-WIN-4
    if (state.step == Step::Over)
        return;
    endCombat(ruleset, state);
    if (refuse.asked == HunterEvent::HeroicLeap)
        hurt(ruleset, state, *refuse.hunter, refuse.number);
}

std::vector<Response> answersCombat(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    const auto offer = [&](const Response& response) {
        if (!checkCombat(ruleset, state, due, response))
            answers.push_back(response);
    };
    offer(GoOn{});
    if (due.what == Due::What::BatWhere)
        batDestinations(ruleset, state).forEach([&](LocationId city) { offer(ChoosePlace{city}); });
    if (due.what != Due::What::Combat)
        return answers;
    for (const PlayTactic& play : legalTactics(ruleset, state))
        offer(play);
    for (const EnterResult& result : exampleResults(state))
        offer(result);
    return answers;
}

Refused checkCombat(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const bool goesOn = std::holds_alternative<GoOn>(response);
    if (due.what == Due::What::AgentAgain)
        return goesOn ? std::nullopt : Refused(notAnAnswer());
    if (due.what == Due::What::BatWhere) {
        const auto* chosen = std::get_if<ChoosePlace>(&response);
        return chosen != nullptr ? whyNotByBat(ruleset, state, chosen->location) : notAnAnswer();
    }
    if (due.what != Due::What::Combat || !state.combat)
        return notAnAnswer();
    switch (state.combat->stage) {
    case Stage::Cards:
    case Stage::Laid:
        return goesOn ? std::nullopt : Refused(notAnAnswer());
    case Stage::Choose:
        if (const auto* play = std::get_if<PlayTactic>(&response))
            return whyNot(ruleset, state, *play);
        if (!goesOn)
            return notAnAnswer();
        // He has no card left that he might play: he fights without one.
        return legalTactics(ruleset, state).empty() ? std::nullopt : Refused(Violation{"2E-COMB-6", Refusal::MustChoose, {}});
    case Stage::Result:
        if (const auto* result = std::get_if<EnterResult>(&response))
            return whyNot(state, *result);
        return goesOn ? Violation{"2E-COMB-6", Refusal::MustChoose, {}} : notAnAnswer();
    }
    return notAnAnswer();
}

void answerCombat(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    if (due.what == Due::What::BatWhere) {
        escapeAsBat(ruleset, state, std::get<ChoosePlace>(response).location);
        return;
    }
    if (due.what != Due::What::Combat)
        return;
    if (const auto* result = std::get_if<EnterResult>(&response)) {
        book(ruleset, state, *result);
        return;
    }
    push(state, std::move(due));
    Combat& combat = *state.combat;
    if (combat.stage == Stage::Cards)
        combat.stage = Stage::Choose;
    else if (combat.stage == Stage::Choose)
        lay(state, std::get_if<PlayTactic>(&response));
    else
        show(state);
}

void performCombat(const Ruleset&, GameState& state, Due due)
{
    if (due.what == Due::What::CombatOver && !due.hunters.empty()) // 2E-DEV-11, asked whatever he holds
        push(state, {.what = Due::What::AgentAgain, .hunters = due.hunters, .encounter = due.encounter, .flag = due.flag});
}

} // namespace demeter::fury2e
