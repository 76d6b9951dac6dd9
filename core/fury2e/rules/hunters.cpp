// Sections 17, 19 and 20: the hunters' turns, Resolve, the hospital, bites and defeat (2E-HUNT, 2E-RSV, 2E-HOSP, 2E-BITE, 2E-DEF).
#include "core/fury2e/rules/hunters_turn.h"

namespace demeter::fury2e {

namespace {

/// The round is over if everybody's turn is.
void endRoundIfOver(const Ruleset& ruleset, GameState& state)
{
    if (state.step == Step::Hunters && state.turn.stage == HunterStage::Before && state.turn.acted == HunterSet::all())
        beginDraculasTurn(ruleset, state); // 2E-GEN-3
}

/// 2E-DEF-3.
void missTurn(GameState& state, Hunter hunter)
{
    sheetOf(state, hunter).missesTurn = false;
    state.turn.acted.insert(hunter);
    announce(state, Happening::What::HunterMissedTurn, {hunter});
}

/// Ends the turn, or the round, that is found to be over at the bottom of everything that is due.
void endLater(GameState& state, HunterSet fogged)
{
    const auto under = std::ranges::find(state.due, Due::What::AfterSearch, &Due::what);
    if (under == state.due.end()) {
        state.due.insert(state.due.begin(), Due{.what = Due::What::AfterSearch, .fogged = fogged, .flag = true});
        return;
    }
    under->flag = true;
    under->fogged = under->fogged | fogged;
}

/// Those who act, and where.
LocationId placeOfTurn(const GameState& state)
{
    return *state.hunters[static_cast<std::size_t>(state.turn.acting.first())];
}

Refused numbersOf(const GameState& state, const HuntersAct& act)
{
    const bool rests = act.what == HuntersAct::What::Rest;
    const int mostEvents = rests ? 2 : (act.what == HuntersAct::What::Resupply ? 1 : 0);
    if (act.draculaEvents > mostEvents) // 2E-HUNT-14, 2E-HUNT-15
        return Violation{rests ? "2E-HUNT-14" : "2E-HUNT-15", Refusal::OutOfRange, {static_cast<int>(act.draculaEvents), 0, mostEvents}};
    int healed = 0;
    for (const Hunter hunter : allHunters) {
        const int health = act.healed[static_cast<std::size_t>(hunter)];
        const int most = rests && state.turn.acting.contains(hunter) ? 2 : 0;
        if (health > most)
            return Violation{"2E-HUNT-14", Refusal::OutOfRange, {health, 0, most}};
        healed += health > 0;
    }
    if (healed > 1) // one member of a group
        return Violation{"2E-HUNT-17", Refusal::OutOfRange, {healed, 0, 1}};
    return std::nullopt;
}

/// `found`: whether they have found something, as 2E-HUNT-10 is read.
Refused objectionTo(const Ruleset& ruleset, const GameState& state, const HuntersAct& act, bool found)
{
    if (act.what == HuntersAct::What::Nothing)
        return std::nullopt;
    const Hunter first = state.turn.acting.first();
    const LocationId place = placeOfTurn(state);
    if (ruleset.board->isSea(place))
        return Violation{"2E-HUNT-2", Refusal::NoActionAtSea, {first}};
    if (ruleset.board->castle() == place)
        return Violation{"2E-CASTLE-5", Refusal::NoActionHere, {first}};
    if (found)
        return Violation{currentLocation(state) == place ? "2E-HUNT-11" : "2E-HUNT-10", Refusal::FoundSomething, {first}};
    return std::nullopt;
}

Refused objectionTo(const GameState& state, const SpendResolve& spend)
{
    if (state.turn.acted.contains(spend.hunter) || state.turn.stage != HunterStage::Before)
        return Violation{"2E-HUNT-1", Refusal::HunterHasActed, {spend.hunter}};
    if (sheetOf(state, spend.hunter).missesTurn)
        return Violation{"2E-DEF-3", Refusal::HunterMissesTurn, {spend.hunter}};
    if (state.turn.resolved.contains(spend.hunter) || ((state.turn.resolveUsed >> static_cast<unsigned>(spend.option)) & 1U))
        return Violation{"2E-RSV-1", Refusal::ResolveUsed, {}};
    return whyAhead(state, spend.hunter);
}

} // namespace

std::optional<Hunter> nextHunter(const GameState& state)
{
    if (state.step == Step::Hunters && state.turn.stage == HunterStage::Before)
        for (const Hunter hunter : allHunters)
            if (placeOfHunter(state, hunter) && !state.turn.acted.contains(hunter) && !sheetOf(state, hunter).missesTurn)
                return hunter;
    return std::nullopt;
}

Refused whyAhead(const GameState& state, Hunter hunter)
{
    const auto next = nextHunter(state);
    return next && *next < hunter ? Refused(Violation{"2E-GEN-3", Refusal::HunterOutOfOrder, {hunter, *next}}) : std::nullopt;
}

void beginTurn(GameState& state, HunterSet hunters, HunterStage stage)
{
    state.turn.acting = hunters;
    state.turn.stage = stage;
}

void finishTurn(const Ruleset& ruleset, GameState& state, HunterSet fogged)
{
    dropBefore(state, state.turn.acting - fogged, Encounter::Fog); // 2E-ENC-5
    state.turn.acted = state.turn.acted | state.turn.acting;
    beginTurn(state, {}, HunterStage::Before);
    state.turn.searched = false;
    state.turn.found = state.turn.foundHere = state.turn.foundDracula = false;
    state.turn.shielded = {};
    state.turn.customs = false;
    endRoundIfOver(ruleset, state);
}

void endHunterTurn(const Ruleset& ruleset, GameState& state)
{
    finishTurn(ruleset, state, {});
}

void endTurnOf(GameState& state, HunterSet hunters, HunterSet fogged)
{
    if (state.step == Step::Hunters && state.turn.stage != HunterStage::Before && !(state.turn.acting & hunters).empty()) {
        endLater(state, fogged);
        return;
    }
    const auto search = std::ranges::find_if(state.due.rbegin(), state.due.rend(), [&](const Due& due) {
        return due.what == Due::What::AfterSearch && due.location && !(due.hunters & hunters).empty();
    });
    if (search != state.due.rend())
        search->location.reset();
}

void dropBefore(GameState& state, HunterSet hunters, Encounter encounter)
{
    for (const Hunter hunter : allHunters) {
        if (!hunters.contains(hunter))
            continue;
        auto& before = sheetOf(state, hunter).before;
        std::erase(sheetOf(state, hunter).held, encounter);
        while (true) {
            const auto found = std::ranges::find(before, encounter);
            if (found == before.end())
                break;
            before.erase(found);
            returnEncounter(state, encounter);
            announce(state, Happening::What::EncounterGone, {encounter});
        }
    }
}

void beginHunters(const Ruleset& ruleset, GameState& state)
{
    state.step = Step::Hunters;
    for (const Hunter hunter : allHunters)
        if (sheetOf(state, hunter).missesTurn)
            missTurn(state, hunter);
    endRoundIfOver(ruleset, state);
}

void hurt(const Ruleset& ruleset, GameState& state, Hunter hunter, int health)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    const int lost = std::min<int>(health, sheet.health);
    if (lost <= 0)
        return;
    sheet.health = static_cast<std::uint8_t>(sheet.health - lost);
    announce(state, Happening::What::HunterHurt, {hunter, lost});
    if (sheet.health == 0) // 2E-DEF-1
        defeat(ruleset, state, hunter);
}

void heal(GameState& state, Hunter hunter, int health)
{
    HunterSheet& sheet = sheetOf(state, hunter);
    const int gained = std::min(health, fullHealth[static_cast<std::size_t>(hunter)] - sheet.health);
    if (gained <= 0)
        return;
    sheet.health = static_cast<std::uint8_t>(sheet.health + gained);
    announce(state, Happening::What::HunterHealed, {hunter, gained});
}

void bite(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    ++sheetOf(state, hunter).bites;
    announce(state, Happening::What::HunterBitten, {hunter});
    if (sheetOf(state, hunter).bites >= biteLimit[static_cast<std::size_t>(hunter)]) // 2E-BITE-1
        defeat(ruleset, state, hunter);
}

void biteEach(const Ruleset& ruleset, GameState& state, HunterSet hunters)
{
    hunters.forEach([&](Hunter hunter) {
        if (state.step != Step::Over)
            bite(ruleset, state, hunter);
    });
}

void defeat(const Ruleset& ruleset, GameState& state, Hunter hunter)
{
    announce(state, Happening::What::HunterDefeated, {hunter});
    HunterSheet& sheet = sheetOf(state, hunter);
    dropBefore(state, hunter, Encounter::Bats); // 2E-HOSP-1: no Encounter works where he goes
    dropBefore(state, hunter, Encounter::Fog);
    sheet.health = fullHealth[static_cast<std::size_t>(hunter)]; // 2E-DEF-4
    sheet.bites = hunter == Hunter::MinaHarker ? 1 : 0;
    sheet.missesTurn = true; // 2E-DEF-3
    if (const auto there = hospital(*ruleset.board))
        putHunter(ruleset, state, hunter, *there);
    if (state.step == Step::Hunters) {
        if (state.turn.acting.contains(hunter)) { // it is the one after this that he misses
            state.turn.acting.erase(hunter);
            state.turn.acted.insert(hunter);
        } else if (!state.turn.acted.contains(hunter)) {
            missTurn(state, hunter);
        }
        const bool turnOver = state.turn.stage != HunterStage::Before && state.turn.acting.empty();
        const bool roundOver = state.turn.stage == HunterStage::Before && state.turn.acted == HunterSet::all();
        if (turnOver || roundOver)
            endLater(state, {});
    }
    gainVampires(state, 2); // 2E-DEF-2
}

Refused check(const Ruleset& ruleset, const GameState& state, const HuntersAct& act)
{
    const HunterStage stage = state.turn.stage;
    if (state.step != Step::Hunters)
        return notNow();
    if (state.turn.acting.empty() || !(stage == HunterStage::Acting || (stage == HunterStage::Begun && state.turn.searched)))
        return Violation{"2E-HUNT-1", Refusal::NoTurn, {}};
    if (auto refused = numbersOf(state, act))
        return refused;
    if (act.what == HuntersAct::What::Exchange && huntersIn(state, placeOfTurn(state)).size() < 2)
        return Violation{"2E-HUNT-16", Refusal::HunterNotTogether, {state.turn.acting.first()}};
    // What was found on the way to here no longer counts. In older records it did, and was overruled (`onceAccepted`).
    const Refused objection = objectionTo(ruleset, state, act, state.turn.foundHere || state.turn.foundDracula);
    if (act.overruled && !objection && objectionTo(ruleset, state, act, state.turn.found))
        return Violation{"2E-HUNT-10", Refusal::NothingToOverrule, {}};
    return weigh(objection, act.overruled);
}

void perform(const Ruleset& ruleset, GameState& state, const HuntersAct& act)
{
    const Hunter first = state.turn.acting.first();
    announceOverruled(state, first, act.overruled, objectionTo(ruleset, state, act, state.turn.found));
    announce(state, Happening::What::HunterActed, {first, static_cast<int>(act.what)});
    push(state, {.what = Due::What::AfterSearch, .hunters = state.turn.acting, .flag = true});
    for (const Hunter hunter : allHunters)
        if (const std::uint8_t health = act.healed[static_cast<std::size_t>(hunter)]; health > 0) // 2E-HUNT-14: the Events come first
            push(state, {.what = Due::What::Rested, .hunter = hunter, .number = health});
    if (act.draculaEvents > 0)
        drawEvents(state, act.draculaEvents); // 2E-DEV-30
}

Refused check(const Ruleset& ruleset, const GameState& state, const SpendResolve& spend)
{
    if (state.step != Step::Hunters)
        return notNow();
    if (state.resolve == 0)
        return Violation{"2E-RSV-1", Refusal::ResolveNone, {}};
    const auto here = state.hunters[static_cast<std::size_t>(spend.hunter)];
    if (spend.option == ResolveOption::SenseOfEmergency) {
        if (!spend.to || !here || !ruleset.board->all().contains(*spend.to))
            return Violation{"2E-RSV-4", Refusal::MustChoose, {}};
        if (spend.to == here)
            return Violation{"2E-RSV-4", Refusal::HunterStays, {spend.hunter, *here}};
    }
    if (spend.option == ResolveOption::InnerStrength) {
        if (!spend.other)
            return Violation{"2E-RSV-5", Refusal::MustChoose, {}};
        if (spend.health < 1 || spend.health > 4)
            return Violation{"2E-RSV-5", Refusal::OutOfRange, {static_cast<int>(spend.health), 1, 4}};
    }
    return weigh(objectionTo(state, spend), spend.overruled);
}

void perform(const Ruleset& ruleset, GameState& state, const SpendResolve& spend)
{
    announceOverruled(state, spend.hunter, spend.overruled, objectionTo(state, spend));
    --state.resolve;
    state.turn.resolved.insert(spend.hunter);
    state.turn.resolveUsed = static_cast<std::uint8_t>(state.turn.resolveUsed | (1U << static_cast<unsigned>(spend.option)));
    announce(state, Happening::What::ResolveSpent, {spend.hunter, static_cast<int>(spend.option)});
    if (state.turn.stage == HunterStage::Before && !state.turn.acted.contains(spend.hunter))
        beginTurn(state, spend.hunter, HunterStage::Begun);
    switch (spend.option) {
    case ResolveOption::NewspaperReports:
        newspaperReports(ruleset, state);
        break;
    case ResolveOption::SenseOfEmergency:
        senseOfEmergency(ruleset, state, spend.hunter, *spend.to);
        break;
    case ResolveOption::InnerStrength:
        heal(state, *spend.other, spend.health);
        break;
    }
}

void senseOfEmergency(const Ruleset& ruleset, GameState& state, Hunter hunter, LocationId to)
{
    const auto from = state.hunters[static_cast<std::size_t>(hunter)];
    const bool falls = sheetOf(state, hunter).health <= mostVampires - state.vampires;
    hurt(ruleset, state, hunter, mostVampires - state.vampires);
    if (falls || !from || state.step == Step::Over)
        return;
    auto& trip = state.hunterTrips[static_cast<std::size_t>(hunter)];
    const auto before = trip;
    const bool acting = state.turn.acting.contains(hunter) && state.turn.stage == HunterStage::Acting;
    const bool searches = acting || ruleset.rulings.chosen(Ruling::EmergencySearchesAtOnce); // 2E-OPEN-59
    carry(ruleset, state, hunter, to, searches);
    if (trip && ruleset.rulings.chosen(Ruling::EmergencyClosesPort)) // 2E-OPEN-60: he has come from nowhere by sea
        trip = before ? Trip{before->sailingMoves, before->sailedFrom, to} : Trip{0, to, to};
}

Refused check(const Ruleset& ruleset, const GameState& state, const RollForBite& roll)
{
    if (state.step != Step::Hunters)
        return notNow();
    if (roll.roll < 1 || roll.roll > 6)
        return Violation{"2E-HOSP-4", Refusal::OutOfRange, {static_cast<int>(roll.roll), 1, 6}};
    const TurnState& turn = state.turn;
    const bool his =
        turn.stage == HunterStage::Before || turn.stage == HunterStage::Begun; // 2E-HUNT-17: so can all who will leave together
    const bool there = state.hunters[static_cast<std::size_t>(roll.hunter)] == hospital(*ruleset.board);
    if (!his || !there || turn.acted.contains(roll.hunter) || turn.rolled.contains(roll.hunter) || !isBitten(state, roll.hunter) ||
        roll.hunter == Hunter::MinaHarker)
        return Violation{"2E-HOSP-4", Refusal::NotThisHunter, {roll.hunter}};
    return weigh(whyAhead(state, roll.hunter), roll.overruled);
}

void perform(const Ruleset& ruleset, GameState& state, const RollForBite& roll)
{
    announceOverruled(state, roll.hunter, roll.overruled, whyAhead(state, roll.hunter));
    if (state.turn.stage == HunterStage::Before)
        beginTurn(state, roll.hunter, HunterStage::Begun);
    state.turn.rolled.insert(roll.hunter);
    rollForBite(ruleset, state, roll.hunter, roll.roll);
}

} // namespace demeter::fury2e
