// The hunt of a game of the second edition that is over: what has ended it, its numbers, from the table's log alone, and as it was.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/hunt.h"
#include "tests/support/memory_device.h"
#include "tests/support/rows.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace demeter;
using namespace demeter::fury2e;
using Why = Hunt::End::Why;

namespace {

template <typename T> constexpr bool tellsHidden = requires(T hunt)
{
    hunt.beats;
}
|| requires(T hunt)
{
    hunt.closest;
};
static_assert(!tellsHidden<Hunt> && tellsHidden<WholeHunt>);

Record golden(const char* name)
{
    return secondGoldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
}

std::vector<HuntStep> stepsOf(const Record& record)
{
    std::vector<HuntStep> steps;
    for (std::size_t n = 0; n < record.cursor(); ++n)
        steps.push_back({&record.entries()[n].action, &record.stateAt(n), &record.stateAt(n + 1)});
    return steps;
}

int timesSaid(const PublicLog& log, Happening::What what)
{
    int times = 0;
    for (const PublicStep* step : fury::standing(log))
        times += static_cast<int>(std::ranges::count(step->said, what, &Happening::what));
    return times;
}

} // namespace

class TestSecondHunt : public QObject {
    Q_OBJECT

private slots:
    void goldenGames_data()
    {
        test::Rows<Winner, Why, bool> row;
        row("combat", Winner::Hunters, Why::Combat, true);
        row("penalty", Winner::Hunters, Why::Combat, true); // the penalty has left him 1 Blood
        row("vampires", Winner::Dracula, Why::Bite, true);
    }

    void goldenGames()
    {
        const auto [winner, why, somewhere] = test::rowOf<Winner, Why, bool>();
        const Record record = golden(QTest::currentDataTag());
        const PublicLog& log = record.publicLog();
        const Hunt hunt = seenHunt(*record.ruleset().board, log);
        QCOMPARE(hunt.winner, winner);
        QCOMPARE(hunt.end.why, why);
        QCOMPARE(hunt.end.place.has_value(), somewhere);
        QCOMPARE(hunt.end.hunters.empty(), !somewhere);
        QCOMPARE(hunt.rounds, log.back().view.round);
        QCOMPARE(hunt.blood, log.back().view.blood);
        QCOMPARE(hunt.vampires, log.back().view.vampires);
        QCOMPARE(hunt.activated, timesSaid(log, Happening::What::EncounterActivated));
        QCOMPARE(static_cast<int>(hunt.defeats.size()), timesSaid(log, Happening::What::HunterDefeated));
        QCOMPARE(hunt.bites, timesSaid(log, Happening::What::HunterBitten));
        QVERIFY(hunt.combats <= timesSaid(log, Happening::What::CombatBegins) &&
                (hunt.combats > 0 || QTest::currentDataTag() == std::string("vampires")));
        QVERIFY(hunt.unseen <= hunt.rounds && hunt.longest.rounds <= hunt.unseen);
        int recovered = 0, lost = 0;
        for (const PublicStep* step : fury::standing(log))
            for (const Happening& each : step->said) {
                const int number = fury::named<int>(each).value_or(0);
                recovered += each.what == Happening::What::BloodRecovered ? number : 0;
                lost += each.what == Happening::What::BloodLost ? number : 0;
            }
        QCOMPARE(std::accumulate(hunt.bloodBy.begin(), hunt.bloodBy.end(), 0), lost);
        QCOMPARE(log.front().view.blood + recovered - lost, int(hunt.blood));
        // What was done after the end would be another game's.
        QVERIFY(seenHunt(*record.ruleset().board, PublicLog(log.begin(), log.end() - 1)) != hunt);
    }

    void asItWas_data()
    {
        QTest::addColumn<int>("nothing");
        for (const char* name : {"combat", "penalty", "vampires"})
            QTest::newRow(name) << 0;
    }

    /// After the reveal: where he was in every beat, who was near, and what the table believed.
    void asItWas()
    {
        const Record record = golden(QTest::currentDataTag());
        const Board& board = *record.ruleset().board;
        const std::vector<HuntStep> steps = stepsOf(record);
        const WholeHunt hunt = wholeHunt(record.ruleset(), record.publicLog(), steps);
        QVERIFY(hunt.seen == seenHunt(board, record.publicLog()));
        // Every play of his is a beat, and he is where its card says.
        std::size_t plays = 0, openPowers = 0, told = 0, toldInBeats = 0, unseen = 0;
        for (const HuntStep& step : steps) {
            const auto* play = std::get_if<Play>(step.action);
            plays += play != nullptr || std::holds_alternative<ChooseStart>(*step.action);
            openPowers += play != nullptr && !play->powers.empty();
            told += currentLocation(*step.after) ? step.after->happened.size() : 0;
        }
        QVERIFY(hunt.beats.size() >= plays && plays > 5);
        QCOMPARE(hunt.route.front().place, hunt.beats.front().place);
        QCOMPARE(hunt.route.back().place, *currentLocation(record.state()));
        std::size_t moves = 1, withPowers = 0, seenStops = 0;
        for (std::size_t n = 0; n < hunt.beats.size(); ++n) {
            const WholeHunt::Beat& beat = hunt.beats[n];
            toldInBeats += beat.said.size();
            withPowers += !beat.powers.empty();
            unseen += !beat.seen;
            QCOMPARE(beat.moved, n > 0 && hunt.beats[n - 1].place != beat.place);
            QVERIFY(n == 0 || hunt.beats[n - 1].round <= beat.round);
            if (beat.moved)
                QCOMPARE(hunt.route[moves++].place, beat.place);
            QVERIFY(!beat.seen || hunt.route[moves - 1].seen);
            seenStops += beat.seen ? 1 : 0;
            if (beat.near)
                QVERIFY(board.byRoad(beat.place).contains(beat.near->place) || board.bySea(beat.place).contains(beat.near->place) ||
                        board.byRailway(beat.place).contains(beat.near->place));
            QVERIFY(!beat.seen || beat.trace == beat.place || n + 1 == hunt.beats.size());
        }
        QCOMPARE(moves, hunt.route.size());
        QVERIFY(seenStops > 0 && static_cast<std::size_t>(std::ranges::count(hunt.route, true, &fury::HuntStop::seen)) <= seenStops);
        QCOMPARE(withPowers, openPowers);
        QCOMPARE(toldInBeats, told); // nothing is told twice, and nothing is left out
        QVERIFY(unseen > 0 && hunt.closest && hunt.closest->steps > 0 && hunt.timesClosest > 0);
        QVERIFY(std::ranges::any_of(hunt.closestBy, [](const auto& close) { return close && close->steps == 0; }));
        // Without its last step it is another one.
        QVERIFY(wholeHunt(record.ruleset(), record.publicLog(), {steps.begin(), steps.end() - 1}) != hunt);
    }

    /// What was taken back has not happened.
    void takenBack()
    {
        const Record record = golden("combat");
        PublicLog log = record.publicLog();
        const PublicView before = log[log.size() - 2].view;
        log.push_back({{}, before, PublicStep::Way::Back});
        PublicLog shorter = record.publicLog();
        shorter.pop_back();
        QVERIFY(seenHunt(*record.ruleset().board, log) == seenHunt(*record.ruleset().board, shorter));
    }
};

DEMETER_TEST(TestSecondHunt)
#include "test_second_hunt.moc"
