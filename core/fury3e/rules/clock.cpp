// Sections 4, 5 and 11: the clock, and what happens when the marker moves (TIME, DESP, and the end of BLK, STORM and FOG).
#include "core/fury3e/rules/overrules.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

void moveMarker(GameState& state, Step to)
{
    state.step = to;
    announce(state, What::TimeMoved, {state.day, to == Step::Dusk ? 1 : 0});
}

/// DEF-4, TIME-9.
void fillHospitals(GameState& state)
{
    for (const Hunter hunter : allHunters) {
        HunterSheet& sheet = sheetOf(state, hunter);
        if (!sheet.defeated || !sheet.hospital)
            continue;
        state.hunters[static_cast<std::size_t>(hunter)] = HunterPlace::hospital(*sheet.hospital);
        announce(state, What::HunterInHospital, {hunter, *sheet.hospital});
        sheet = {};
    }
}

void beginDay(GameState& state)
{
    beginActions(state);
    if (state.now.noDay) // Darkness Returns: dawn and dusk pass with nothing between them
        announce(state, What::NoDay);
    state.step = Step::Day;
}

void beginNight(GameState& state)
{
    beginActions(state);
    state.step = Step::Night;
}

void beginDraculaPhase(const Ruleset& ruleset, GameState& state)
{
    state.now = {};
    state.step = Step::BeforeSlide;
    startOfPhase(ruleset, state);
}

/// TIME-6, COMB-1: who fights Dracula when the marker has moved.
HunterSet fighters(const Ruleset& ruleset, const GameState& state)
{
    const auto here = currentLocation(state);
    if (!here || (ruleset.board->isSea(*here) && ruleset.rulings.seaCombat == NoYes::No)) // OPEN-12
        return {};
    return huntersIn(state, *here);
}

/// COMB-1. A combat says where Dracula is, should an effect or the sea have brought a hunter there unnoticed (PR-14, OPEN-12).
void fight(const Ruleset& ruleset, GameState& state, HunterSet hunters)
{
    if (hunters.empty())
        return;
    if (const auto slot = currentSlot(state); slot && !state.trail[slot->number - 1U]->faceUp)
        reveal(ruleset, state, {false, slot->number});
    beginCombat(ruleset, state, hunters, std::nullopt);
}

void removeRoadblock(GameState& state, const Roadblock& road)
{
    std::erase(state.tokens.roadblocks, road);
    announce(state, What::TokenRemoved, {Token::Roadblock, road.a, road.b, road.onRail ? 1 : 0});
}

void removeStorm(GameState& state, LocationId sea)
{
    state.tokens.storms.erase(sea);
    announce(state, What::TokenRemoved, {Token::Storm, sea});
}

/// TIME-8.
void endDawn(GameState& state)
{
    state.tokens.heavenlyHosts.forEach([&](LocationId city) { announce(state, What::TokenRemoved, {Token::HeavenlyHost, city}); });
    state.tokens.heavenlyHosts = {};
}

/// FOG-4.
void thinFog(GameState& state)
{
    for (auto& [city, tokens] : state.tokens.fog) {
        --tokens;
        announce(state, What::TokenRemoved, {Token::Fog, city});
    }
    std::erase_if(state.tokens.fog, [](const auto& fog) { return fog.second == 0; });
}

} // namespace

void gainDespair(const Ruleset& ruleset, GameState& state)
{
    const bool token = state.despair < ruleset.cards->despairTokens;
    if (token) {
        ++state.despair;
        announce(state, What::DespairPlaced, {static_cast<int>(state.despair)});
    }
    // RUM-1; OPEN-3: whether a Rumor token comes without a Despair token.
    if ((token || ruleset.rulings.rumorWithoutDespair == NoYes::Yes) && state.rumorReserve > 0) {
        --state.rumorReserve;
        ++state.rumorTokens;
        announce(state, What::RumorGained);
    }
}

void beginFirstRound(const Ruleset& ruleset, GameState& state)
{
    state.day = Weekday::Monday; // SETUP-3
    state.week = 1;
    switch (ruleset.rulings.firstRound) { // OPEN-1
    case FirstRound::Day:
        beginDay(state);
        break;
    case FirstRound::Dawn:
        state.step = Step::Dawn;
        break;
    case FirstRound::Tuesday:
        state.day = Weekday::Tuesday;
        moveMarker(state, Step::Dawn);
        break;
    }
}

void beginDawn(const Ruleset& ruleset, GameState& state)
{
    const bool newWeek = state.day == Weekday::Sunday || state.day == Weekday::None;
    state.day = newWeek ? Weekday::Monday : static_cast<Weekday>(static_cast<int>(state.day) + 1);
    moveMarker(state, Step::Dawn); // TIME-2
    if (newWeek) {                 // TIME-4
        ++state.week;
        announce(state, What::WeekEnded, {static_cast<int>(state.week)});
        gainDespair(ruleset, state);
    }
    fillHospitals(state); // OPEN-2: before the cards of dawn
}

void beginDusk(const Ruleset&, GameState& state)
{
    moveMarker(state, Step::Dusk); // TIME-3
}

void endDraculaPhase(const Ruleset& ruleset, GameState& state)
{
    // Whatever he holds: to stop only where he can play one of them would tell the table that he can (INV-8).
    if (state.step != Step::EndOfPhase && !state.eventHand.empty()) {
        state.step = Step::EndOfPhase;
        return;
    }
    if (state.now.extraPhase) { // Unearthly Swiftness
        state.now.extraPhase = false;
        state.now.alliesAsked = false;
        state.step = Step::BeforeSlide;
        startOfPhase(ruleset, state);
        return;
    }
    ++state.round;
    beginDawn(ruleset, state);
}

bool nextHunter(const Ruleset& ruleset, GameState& state)
{
    if (state.step != Step::Day && state.step != Step::Night)
        return false;
    if (state.step == Step::Day && state.now.noDay) {
        beginDusk(ruleset, state);
        return true;
    }
    if (state.now.opened && !huntersOnBoard(state).contains(state.now.opened->hunter))
        state.now.opened.reset();
    const auto hunter = activeHunter(state);
    if (!hunter) {
        const bool nobody = cardsKept(ruleset) && (huntersOnBoard(state) - state.now.again).empty(); // Renewed Vigor: one more each
        if (state.step == Step::Night)
            beginDraculaPhase(ruleset, state);
        else if (!state.now.openDay || nobody)
            beginDusk(ruleset, state);
        else
            return false;
        return true;
    }
    if (state.now.opened) {
        if (state.now.opened->moves > 0)
            return false;
        endAction(ruleset, state, *hunter);
        return true;
    }
    HunterSheet& sheet = sheetOf(state, *hunter);
    const HunterPlace place = state.hunters[static_cast<std::size_t>(*hunter)];
    if (sheet.delayed) { // DEL-1, REV-9
        sheet.delayed = false;
        state.now.acted.insert(*hunter);
        announce(state, What::HunterStandsUp, {*hunter});
        return true;
    }
    if (sheet.bats > 0 && !batsDestinations(ruleset, state, *hunter).empty()) { // REV-10
        push(state, {.what = Due::What::BatsMove, .hunter = hunter});
        return true;
    }
    if (state.step == Step::Night && place.where == HunterPlace::Where::Location && ruleset.board->isSea(place.location)) {
        state.now.acted.insert(*hunter); // REV-8
        return true;
    }
    return false;
}

Refused check(const Ruleset& ruleset, const GameState& state, const GoOn& action)
{
    if (!state.due.empty())
        return checkResponse(ruleset, state, action);
    switch (state.step) {
    case Step::Dawn:
    case Step::Dusk:
    case Step::EndOfPhase:
        return std::nullopt;
    case Step::Day:
        if (state.now.openDay && !activeHunter(state))
            return std::nullopt;
        break;
    default:
        break;
    }
    return notNow();
}

void perform(const Ruleset& ruleset, GameState& state, const GoOn& action)
{
    if (!state.due.empty()) {
        performResponse(ruleset, state, action);
        return;
    }
    switch (state.step) {
    case Step::Dawn:
    case Step::Dusk: {
        push(state, {.what = state.step == Step::Dawn ? Due::What::EndOfDawn : Due::What::EndOfDusk});
        const HunterSet there = fighters(ruleset, state);
        if (there.empty())
            break;
        if (fogIn(state, *currentLocation(state))) // FOG-3
            push(state, {.what = Due::What::FogFight, .hunters = there});
        else
            fight(ruleset, state, there); // TIME-6: nobody has a choice
        break;
    }
    case Step::EndOfPhase:
        endDraculaPhase(ruleset, state);
        break;
    case Step::Day:
        beginDusk(ruleset, state);
        break;
    default:
        break;
    }
}

std::vector<Response> answersClock(const Ruleset& ruleset, const GameState& state, const Due& due)
{
    std::vector<Response> answers;
    switch (due.what) {
    case Due::What::RemoveRoadblock:
        for (const Roadblock& road : state.tokens.roadblocks)
            answers.emplace_back(ChooseRoad{road});
        break;
    case Due::What::RemoveStorm:
        state.tokens.storms.forEach([&](LocationId sea) { answers.emplace_back(ChoosePlace{sea}); });
        break;
    case Due::What::FogFight: {
        const auto offer = [&](HunterSet set) { answers.emplace_back(ChooseHunters{set}); };
        if (ruleset.rulings.fogCombat == FogCombat::WholeCombat) { // PR-31
            offer({});
            offer(due.hunters);
            break;
        }
        for (unsigned bits = 0; bits < 16; ++bits) { // OPEN-13: for each hunter
            HunterSet set;
            for (const Hunter hunter : allHunters)
                if ((bits >> static_cast<unsigned>(hunter)) & 1U)
                    set.insert(hunter);
            if ((set - due.hunters).empty())
                offer(set);
        }
        break;
    }
    default:
        break;
    }
    return answers;
}

Refused checkClock(const Ruleset& ruleset, const GameState& state, const Due& due, const Response& response)
{
    const auto answers = answersClock(ruleset, state, due);
    if (std::ranges::find(answers, response) != answers.end())
        return std::nullopt;
    if (due.what == Due::What::RemoveRoadblock && std::holds_alternative<ChooseRoad>(response)) {
        const Roadblock& road = std::get<ChooseRoad>(response).road;
        return Violation{"BLK-3", Refusal::NotThisRoad, {road.a, road.b}};
    }
    if (due.what == Due::What::RemoveStorm && std::holds_alternative<ChoosePlace>(response))
        return Violation{"STORM-3", Refusal::NotToThere, {std::get<ChoosePlace>(response).location}};
    if (due.what == Due::What::FogFight && std::holds_alternative<ChooseHunters>(response)) {
        const HunterSet others = std::get<ChooseHunters>(response).hunters - due.hunters;
        return Violation{"FOG-3", Refusal::NotThisHunter, {others.empty() ? due.hunters.first() : others.first()}};
    }
    if (std::holds_alternative<GoOn>(response))
        return Violation{due.what == Due::What::FogFight ? "FOG-3" : "TIME-7", Refusal::MustChoose, {}};
    return notAnAnswer();
}

void answerClock(const Ruleset& ruleset, GameState& state, Due due, const Response& response)
{
    switch (due.what) {
    case Due::What::RemoveRoadblock:
        removeRoadblock(state, std::get<ChooseRoad>(response).road);
        break;
    case Due::What::RemoveStorm:
        removeStorm(state, std::get<ChoosePlace>(response).location);
        break;
    case Due::What::FogFight:
        fight(ruleset, state, std::get<ChooseHunters>(response).hunters);
        break;
    default:
        break;
    }
}

void performClock(const Ruleset& ruleset, GameState& state, Due due)
{
    if (due.what == Due::What::EndOfPhase) {
        perform(ruleset, state, EndPhase{});
        return;
    }
    if (due.what == Due::What::EndOfDawn) {
        endDawn(state);
        beginDay(state);
        return;
    }
    // TIME-7: fog, then a Storm, then a Roadblock, with Dracula's choice where there is one.
    switch (due.number++) {
    case 0:
        thinFog(state);
        push(state, due);
        if (state.tokens.storms.size() == 1)
            state.tokens.storms.forEach([&](LocationId sea) { removeStorm(state, sea); });
        else if (!state.tokens.storms.empty())
            push(state, {.what = Due::What::RemoveStorm});
        break;
    case 1:
        push(state, due);
        if (state.tokens.roadblocks.size() == 1)
            removeRoadblock(state, Roadblock(state.tokens.roadblocks.front()));
        else if (!state.tokens.roadblocks.empty())
            push(state, {.what = Due::What::RemoveRoadblock});
        break;
    default:
        beginNight(state);
        break;
    }
    static_cast<void>(ruleset);
}

} // namespace demeter::fury3e
