// What the hunters can enter at the table, and that it tells nothing of what lies face down (INV-8, INFO-7).
#include "core/fury3e/view/table_turn.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"
#include "tests/support/table.h"
#include "tests/support/twins.h"

#include <QtTest>

#include <algorithm>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;

/// A day with all hunters far from Dracula.
Table dayTable()
{
    Table table;
    table.slot(1, "a").hunter(godalming, "c").hunter(seward, "d").hunter(helsing, "e").hunter(mina, "f").clock(Step::Day);
    return table;
}

TableTurn turnOf(const Table& table)
{
    return tableTurn(table.rules, table.state);
}

std::string refusedThere(const Table& table, const Action& action)
{
    const auto refused = refusedAtTable(table.rules, table.state, action);
    return refused ? std::string(refused->rule) : std::string();
}

/// Whether the entry is among what the turn offers.
bool offered(const TableTurn& turn, const Action& action)
{
    if (std::holds_alternative<GoOn>(action))
        return turn.who == Who::Time;
    for (const HunterOptions& options : turn.options) {
        if (const auto* move = std::get_if<MoveHunter>(&action); move != nullptr && move->hunter == options.hunter) {
            const auto there = std::ranges::find(options.destinations, move->to, &HunterOptions::Destination::place);
            return there != options.destinations.end();
        }
        if (const auto* acts = std::get_if<HunterActs>(&action); acts != nullptr && acts->hunter == options.hunter)
            switch (acts->what) {
            case HunterActs::What::Search:
                return options.search;
            case HunterActs::What::Rest:
                return options.rest;
            case HunterActs::What::Supply:
                return acts->draculaEvent ? options.draculaCard : options.supply;
            case HunterActs::What::Pass:
                return options.pass;
            }
    }
    return false;
}

} // namespace

class TestTableTurn : public QObject {
    Q_OBJECT

private:
    static void countTaps(const char* name, int& usual, int& most, int& rounds)
    {
        Record record = goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        const std::size_t end = record.entries().size();
        std::vector<Action> actions;
        for (const auto& entry : record.entries())
            actions.push_back(entry.action);
        struct Round {
            int openings = 0, taps = 0;
            bool contact = false;
        } round;
        bool open = false, passing = false;
        const auto close = [&](std::uint16_t number) {
            const Round ended = std::exchange(round, {});
            ++rounds;
            if (number == 0 || ended.contact)
                return;
            ++usual;
            most = std::max(most, ended.taps);
            QCOMPARE(ended.openings, 1);
            QVERIFY2(ended.taps <= 8, qPrintable(QString("%1, round %2: %3 taps").arg(name).arg(number).arg(ended.taps)));
        };
        QVERIFY(record.goTo(0));
        std::uint16_t number = record.state().round;
        for (std::size_t n = 0; n < end; ++n) {
            const GameState before = record.state();
            const TableTurn turn = tableTurn(record.ruleset(), before);
            const Action action = actions[n];
            const bool ally = !before.due.empty() &&
                              (before.due.back().what == Due::What::SwapEncounter || before.due.back().what == Due::What::TopEvent);
            // An effect, a meeting or a hunter in fog is no part of a usual round; an ally's question and a Rumor token's are one tap more
            // each.
            if ((!before.due.empty() && !afterEntry(before) && !ally) || turn.wait == Wait::Time)
                round.contact = true;
            const bool follows = afterEntry(before) == action;
            QVERIFY(record.goTo(n + 1));
            const GameState& after = record.state();
            for (const Happening& said : after.happened)
                if (using What = Happening::What; said.what == What::LocationRevealed || said.what == What::HideRevealed ||
                                                  said.what == What::EncounterRevealed || said.what == What::CombatBegins ||
                                                  said.what == What::HunterCardPlayed || said.what == What::EventsTaken ||
                                                  said.what == What::EventPlayed)
                    round.contact = true;
            if (!follows) {
                const auto* acts = std::get_if<HunterActs>(&action);
                const bool passes = acts != nullptr && acts->what == HunterActs::What::Pass;
                if (turn.who == Who::Dracula) {
                    round.openings += !open; // a hold, or the PIN
                    round.taps += !ally && before.step != Step::PlaceRumor;
                } else if (std::holds_alternative<GoOn>(action) || (passes && !passing)) { // all others pass in one
                    ++round.taps;
                }
                // Cards, and what was put right by hand, are no part of a usual round.
                if (std::holds_alternative<HunterPlays>(action) || std::holds_alternative<PlayEvent>(action) ||
                    std::holds_alternative<PutRight>(action) || std::holds_alternative<PutRightRuling>(action))
                    round.contact = true;
                open = turn.who == Who::Dracula;
                passing = passes && after.step == before.step;
            }
            if (after.round != number) {
                close(number);
                number = after.round;
            }
        }
    }

private slots:
    /// TIME-10, COMP-1: the first who has not acted, with everything that the rules allow him.
    void theActiveHunterIsFirst()
    {
        Table table = dayTable();
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(!turn.last);
        QCOMPARE(turn.options.size(), std::size_t{1});
        const HunterOptions& options = turn.options.front();
        QCOMPARE(options.hunter, godalming);
        QVERIFY(options.search && options.rest && options.pass && options.supply && options.draculaCard);
        QVERIFY(!options.destinations.empty());
        for (const auto& destination : options.destinations)
            QVERIFY(!checkHunterMove(table.rules, table.state, godalming, destination.place, destination.travel));
        QVERIFY(std::ranges::is_sorted(options.destinations, {}, &HunterOptions::Destination::place));
    }
    /// The last one ends the day.
    void theLastHunterIsKnown()
    {
        Table table = dayTable();
        table.turn(mina);
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.options.front().hunter, mina);
        QVERIFY(turn.last);
    }
    /// By night nobody moves.
    void byNightNobodyMoves()
    {
        Table table = dayTable();
        table.clock(Step::Night);
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(turn.options.front().destinations.empty());
        QVERIFY(turn.options.front().search);
        QCOMPARE(refusedThere(table, table.move(godalming, "d")), std::string("TIME-10"));
    }
    /// Dawn and dusk are the table's to end, but not where a hunter stands in fog: only Dracula knows whether he meets him there (FOG-3).
    void dawnAndDuskAreTheTables()
    {
        Table table = dayTable();
        for (const Step step : {Step::Dawn, Step::Dusk}) {
            table.clock(step);
            QCOMPARE(turnOf(table).who, Who::Time);
            QCOMPARE(refusedThere(table, GoOn{}), std::string());
            Table foggy = table;
            foggy.fog("d");
            QCOMPARE(turnOf(foggy).who, Who::Dracula);
            QCOMPARE(turnOf(foggy).wait, Wait::Time);
            QCOMPARE(refusedThere(foggy, GoOn{}), std::string("TIME-1"));
            Table elsewhere = table;
            elsewhere.fog("b");
            QCOMPARE(turnOf(elsewhere).who, Who::Time);
        }
    }
    /// His own phase is Dracula's, whatever he is at in it.
    void hisPhaseIsDraculas()
    {
        Table table = dayTable();
        for (const Step step : {Step::BeforeSlide, Step::ChooseCard, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase}) {
            table.state.step = step;
            QCOMPARE(turnOf(table).who, Who::Dracula);
            QCOMPARE(turnOf(table).wait, Wait::Phase);
        }
        table.state.step = Step::ChooseStart;
        QCOMPARE(turnOf(table).wait, Wait::Setup);
        table.state.step = Step::Over;
        QCOMPARE(turnOf(table).who, Who::Nobody);
    }
    /// REV-1, SRCH-1: an arrival and a search are answered at once; only a card that lies there makes the table wait (AMB-1).
    void arrivalsAreAnsweredAtOnce()
    {
        Table table = dayTable();
        QVERIFY(!afterEntry(table.state));
        QVERIFY(table.take(table.move(godalming, "b")));
        QCOMPARE(table.due(), Due::What::Arrival);
        QVERIFY(afterEntry(table.state) == Action(GoOn{}));
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(turnOf(table).who, Who::Hunters);
        QCOMPARE(turnOf(table).options.front().hunter, seward);

        Table meets = dayTable();
        meets.slot(2, "b", {}, {"rats"});
        QVERIFY(meets.take(meets.move(godalming, "b")));
        QVERIFY(meets.take(*afterEntry(meets.state)));
        const TableTurn turn = turnOf(meets);
        QCOMPARE(turn.who, Who::Dracula);
        QCOMPARE(turn.wait, Wait::Ambush);
        QCOMPARE(turn.about, std::optional(godalming));
        QVERIFY(!afterEntry(meets.state));
    }
    /// The reason is the rules' own; what the table would have to allow is not entered here.
    void refusalsAreTheRules()
    {
        Table table = dayTable();
        QCOMPARE(refusedThere(table, HunterActs{seward, HunterActs::What::Rest, false, false}), std::string("TIME-10"));
        const Action far = MoveHunter{godalming, table.at("k"), Travel::Road, false};
        QVERIFY(!refusedThere(table, far).empty());
        QVERIFY(refusedThere(table, far) != "TIME-1");
        QCOMPARE(refusedThere(table, MoveHunter{godalming, table.at("k"), Travel::Road, true}), std::string("TIME-1"));
        QCOMPARE(refusedThere(table, Play{}), std::string("TIME-1"));
        QCOMPARE(refusedThere(table, GoOn{}), std::string("TIME-1"));
    }
    /// What a round costs at the table, counted on a golden game: Dracula's screen is opened for his own decisions only, once where nobody
    /// comes upon anything, and besides what the hunters themselves do a usual round takes eight taps at most.
    void aUsualRoundIsFewTaps()
    {
        int usual = 0, most = 0, rounds = 0;
        for (const char* name : {"combat", "cost", "influence"})
            countTaps(name, usual, most, rounds);
        qInfo("%d usual rounds of %d, at most %d taps", usual, rounds, most);
        QVERIFY(usual >= 2);
    }
    /// What is offered is accepted, and nothing else: in whole random games (legalActions <=> apply).
    void offeredIsAccepted()
    {
        const Ruleset rules = ruleset();
        std::size_t moments = 0, entries = 0;
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(times(3, 60)); ++seed) {
            std::mt19937_64 random(seed);
            RoundOptions options;
            options.corrections = false;
            playRoundGame(random, rules, options, [&](const Ruleset& now, const GameState& state) {
                if (random() % 12 != 0)
                    return;
                const TableTurn turn = tableTurn(now, state);
                ++moments;
                for (const Action& action : legalActions(now, withoutPause(now, state))) {
                    if (!std::holds_alternative<MoveHunter>(action) && !std::holds_alternative<HunterActs>(action) &&
                        !std::holds_alternative<GoOn>(action))
                        continue;
                    const bool his = offered(turn, action);
                    QCOMPARE(!refusedAtTable(now, state, action).has_value(), his);
                    entries += his;
                }
            });
        }
        QVERIFY(moments > 50);
        QVERIFY(entries > 300);
    }
    /// INV-8: twins have the same turn, and the same entries are accepted and refused with the same reason.
    void theTurnTellsNothing()
    {
        TwinTally tally;
        std::string fault;
        std::size_t tried = 0, moments = 0;
        const auto check = [&](const TwinStep& step) -> std::string {
            const TableTurn first = tableTurn(step.rules, step.first.state), twin = tableTurn(step.rules, step.twin.state);
            if (first != twin)
                return "another turn: " + std::to_string(int(first.who)) + '/' + std::to_string(int(first.wait)) + " and " +
                       std::to_string(int(twin.who)) + '/' + std::to_string(int(twin.wait));
            if (++moments % 4 != 0) // the rest of it takes its time
                return {};
            std::vector<Action> entries{GoOn{}};
            for (const HunterOptions& options : first.options) {
                for (const auto& destination : options.destinations)
                    entries.emplace_back(MoveHunter{options.hunter, destination.place, destination.travel, false});
                entries.emplace_back(HunterActs{options.hunter, HunterActs::What::Search, false, false});
                entries.emplace_back(HunterActs{options.hunter, HunterActs::What::Supply, true, false});
            }
            if (entries.size() > 4)
                entries.erase(entries.begin() + 2, entries.end() - 2);
            for (const Action& entry : entries) {
                ++tried;
                if (refusedAtTable(step.rules, step.first.state, entry) != refusedAtTable(step.rules, step.twin.state, entry))
                    return "another answer to an entry";
            }
            if (afterEntry(step.first.state).has_value() != afterEntry(step.twin.state).has_value())
                return "another answer follows";
            return {};
        };
        const bool enough = playManyTwins(times(50, 5000), tally, fault, check);
        qInfo("%d twins, %zu actions, %zu entries", tally.twins, tally.actions, tried);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
        QVERIFY(tried > 1000);
    }
};

DEMETER_TEST(TestTableTurn)
#include "test_table_turn.moc"
