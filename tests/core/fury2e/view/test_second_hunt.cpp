// The hunt of a game of the second edition that is over: what has ended it, and its numbers, from the table's log alone.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/hunt.h"
#include "tests/support/memory_device.h"
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
static_assert(!tellsHidden<Hunt>);

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
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("why");
        QTest::addColumn<bool>("somewhere");
        const auto row = [](const char* game, Winner winner, Why why, bool somewhere) {
            QTest::newRow(game) << static_cast<int>(winner) << static_cast<int>(why) << somewhere;
        };
        row("combat", Winner::Hunters, Why::Combat, true);
        row("penalty", Winner::Hunters, Why::Combat, true); // the penalty has left him 1 Blood
        row("vampires", Winner::Dracula, Why::Vampire, false);
    }

    void goldenGames()
    {
        QFETCH(const int, winner);
        QFETCH(const int, why);
        QFETCH(const bool, somewhere);
        const Record record =
            secondGoldenGame(QTest::currentDataTag(), std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
        const PublicLog& log = record.publicLog();
        const Hunt hunt = seenHunt(*record.ruleset().board, log);
        QCOMPARE(static_cast<int>(hunt.winner), winner);
        QCOMPARE(static_cast<int>(hunt.end.why), why);
        QCOMPARE(hunt.end.place.has_value(), somewhere);
        QCOMPARE(hunt.end.hunters.empty(), !somewhere);
        QCOMPARE(hunt.rounds, log.back().view.round);
        QCOMPARE(hunt.blood, log.back().view.blood);
        QCOMPARE(hunt.vampires, log.back().view.vampires);
        QCOMPARE(hunt.activated, timesSaid(log, Happening::What::EncounterActivated));
        QCOMPARE(static_cast<int>(hunt.defeats.size()), timesSaid(log, Happening::What::HunterDefeated));
        QCOMPARE(hunt.bites, timesSaid(log, Happening::What::HunterBitten));
        QVERIFY(hunt.combats <= timesSaid(log, Happening::What::CombatBegins) && hunt.combats > 0);
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

    /// What was taken back has not happened.
    void takenBack()
    {
        const Record record = secondGoldenGame("combat", std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
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
