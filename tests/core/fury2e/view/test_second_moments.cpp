// What of a game of the second edition is announced: each kind of moment, by the rules, and that twins have the same.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/moments.h"
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"
#include "tests/support/second_twins.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace demeter::fury2e {

using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondPlace;
using test::secondSeward;
using Kind = Moment::Kind;
using What = Happening::What;

namespace {

/// A table in the hunters' turns, and the log of what is done there.
struct FollowedTable {
    explicit FollowedTable(const std::string& rest) : table(rest) { log.push_back({{}, publicView(table.ruleset, table.state), {}}); }

    std::vector<Moment> next(std::vector<Happening> said)
    {
        log.push_back({std::move(said), publicView(table.ruleset, table.state), {}});
        return moments(table.ruleset, log, log.size() - 1);
    }
    std::vector<Moment> act(const Action& action) { return table.act(action) ? next(table.state.happened) : std::vector<Moment>{}; }
    std::vector<Moment> stay(Hunter hunter) { return table.stay(HunterSet(hunter)) ? next(table.state.happened) : std::vector<Moment>{}; }

    HuntingTable table;
    PublicLog log;
};

} // namespace

class TestSecondMoments : public QObject {
    Q_OBJECT

private slots:
    /// 2E-HUNT-5, 2E-HUNT-11: whoever comes to where he is has found him, and a combat begins.
    void aReveal()
    {
        FollowedTable w(
            R"({"time":"midnight","trail":[{"location":"strasbourg"},{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        QVERIFY(w.table.go(HunterSet(secondGodalming), "strasbourg"));
        const auto found = w.next(w.table.state.happened);
        QVERIFY(!found.empty());
        QVERIFY(found[0].kind == Kind::Reveal && found[0].place == secondPlace("strasbourg") && found[0].hunter == secondGodalming);
        QVERIFY(found[0].fight && found[0].space == 1);
        // The figure stands there already: what else is said is none.
        QVERIFY(w.next({{What::BloodLost, {2}, {}}}).empty());
        w.log.back().said = {{What::PutRight, {}, "a mistake"}};
        w.log[w.log.size() - 2].view.figure.reset();
        QVERIFY(moments(w.table.ruleset, w.log, w.log.size() - 1).empty());
    }

    /// 2E-HUNT-5, 2E-HIDE-4: a card that tells where he was; what lies on it is met with the same look.
    void aTrailCard()
    {
        FollowedTable w(R"({"time":"noon","trail":[{"location":"madrid"},{"location":"paris"},{"location":"rome","encounter":"wolves"}],
            "hunters":{"lord-godalming":"paris","mina-harker":"rome"}})");
        const auto found = w.stay(secondGodalming);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].kind == Kind::Trail && found[0].place == secondPlace("paris") && found[0].space == 2 && !found[0].hide);
        w.table.state.trail[2].faceUp = true;
        const auto met =
            w.next({{What::LocationRevealed, {secondPlace("rome")}, {}}, {What::EncounterRevealed, {Encounter::Wolves, secondMina}, {}}});
        QCOMPARE(met.size(), std::size_t{1});
        QVERIFY(met[0].kind == Kind::Encounter && met[0].trail && met[0].space == 3 && met[0].place == secondPlace("rome"));
        const auto hidden = w.next({{What::LocationRevealed, {secondPlace("rome")}, {}}, {What::HideRevealed, {}, {}}});
        QVERIFY(hidden.size() == 1 && hidden[0].kind == Kind::Trail && hidden[0].hide && hidden[0].place);
        const auto alone = w.next({{What::HideRevealed, {}, {}}});
        QVERIFY(alone.size() == 1 && alone[0].kind == Kind::Trail && alone[0].hide && !alone[0].place);
    }

    /// 2E-HUNT-8: a token is met; one that is only turned up is no moment (2E-HUNT-9).
    void anEncounterIsMet()
    {
        FollowedTable w(R"({"time":"noon","trail":[{"location":"madrid"},{"location":"paris","encounter":"wolves"}],
            "hunters":{"lord-godalming":"paris"}})");
        const auto found = w.stay(secondGodalming);
        const auto met = std::ranges::find(found, Kind::Encounter, &Moment::kind);
        QVERIFY(met != found.end());
        QVERIFY(met->encounter == Encounter::Wolves && met->hunter == secondGodalming && met->place == secondPlace("paris") && !met->fight);
        QVERIFY(w.next({{What::EncounterRevealed, {Encounter::Wolves}, {}}}).empty());
        FollowedTable agent(R"({"time":"noon","trail":[{"location":"madrid"},{"location":"paris","encounter":"assassin"}],
            "hunters":{"dr-seward":"paris"}})");
        const auto fought = agent.stay(secondSeward);
        QVERIFY(std::ranges::any_of(
            fought, [](const Moment& each) { return each.kind == Kind::Encounter && each.encounter == Encounter::Assassin; }));
    }

    /// 2E-BITE-1, 2E-DEF-2: a bite that defeats is a defeat, and no moment besides.
    void bitesAndDefeats()
    {
        FollowedTable w(R"({"trail":[{"location":"madrid"}],"tracks":{"vampires":1}})");
        w.table.sheet(secondHelsing).bites = 1;
        const auto bite = w.next({{What::HunterBitten, {secondHelsing}, {}}});
        QCOMPARE(bite.size(), std::size_t{1});
        QVERIFY(bite[0].kind == Kind::Bite && bite[0].hunter == secondHelsing && bite[0].place == secondPlace("galway"));
        QVERIFY(bite[0].before == 0 && bite[0].after == 1 && bite[0].most == biteLimit[static_cast<std::size_t>(secondHelsing)]);
        w.table.state.vampires = 3;
        const auto defeat =
            w.next({{What::HunterBitten, {secondMina}, {}}, {What::HunterDefeated, {secondMina}, {}}, {What::VampiresGained, {2}, {}}});
        QCOMPARE(defeat.size(), std::size_t{1});
        QVERIFY(defeat[0].kind == Kind::Defeat && defeat[0].hunter == secondMina && defeat[0].place == secondPlace("plymouth"));
        QVERIFY(defeat[0].before == 1 && defeat[0].after == 3 && defeat[0].most == mostVampires && defeat[0].bitten);
    }

    /// 2E-DEF-2, 2E-DEF-3: what a defeat brings counts with it although a missed turn is told first, and what others bring does not.
    void aDefeatCountsWhatItBrought()
    {
        FollowedTable w(R"({"trail":[{"location":"madrid"}],"tracks":{"vampires":1}})");
        w.table.state.vampires = 3;
        const auto defeat = w.next({{What::HunterHurt, {secondSeward, 2}, {}},
                                    {What::HunterDefeated, {secondSeward}, {}},
                                    {What::HunterMissedTurn, {secondSeward}, {}},
                                    {What::VampiresGained, {2}, {}}});
        QCOMPARE(defeat.size(), std::size_t{1});
        QVERIFY(defeat[0].kind == Kind::Defeat && defeat[0].before == 1 && defeat[0].after == 3 && defeat[0].most == mostVampires);
        w.table.state.vampires = 5;
        QVERIFY(w.next({{What::VampiresGained, {2}, {}}}).empty());
        const auto two = w.next({{What::VampiresGained, {-1}, {}},
                                 {What::HunterDefeated, {secondMina}, {}},
                                 {What::VampiresGained, {2}, {}},
                                 {What::HunterDefeated, {secondHelsing}, {}},
                                 {What::VampiresGained, {2}, {}}});
        QCOMPARE(two.size(), std::size_t{2});
        QVERIFY(two[0].before == 4 && two[0].after == 6);
        QVERIFY(two[1].before == 6 && two[1].after == 8);
    }

    /// 2E-MAT-3, 2E-TIME-3: what is activated, and a new day; the first day brings nothing and is none (2E-OPEN-3).
    void whatBringsVampires()
    {
        FollowedTable w(R"({"trail":[{"location":"madrid"}],"tracks":{"vampires":1}})");
        w.table.state.vampires = 3;
        const auto activated = w.next({{What::EncounterActivated, {Encounter::NewVampire}, {}}, {What::VampiresGained, {2}, {}}});
        QCOMPARE(activated.size(), std::size_t{1});
        QVERIFY(activated[0].kind == Kind::Activated && activated[0].encounter == Encounter::NewVampire && !activated[0].place);
        QVERIFY(activated[0].before == 1 && activated[0].after == 3);
        const auto ambush = w.next({{What::EncounterActivated, {Encounter::Ambush, secondPlace("rome")}, {}}});
        QVERIFY(ambush.size() == 1 && ambush[0].most == 0 && ambush[0].place == secondPlace("rome"));
        QVERIFY(w.next({{What::TimeMoved, {TimeOfDay::Dawn}, {}}}).empty());
        QVERIFY(w.next({{What::TimeMoved, {TimeOfDay::Noon}, {}}}).empty());
        w.table.state.vampires = 4;
        const auto day =
            w.next({{What::TimeMoved, {TimeOfDay::Dawn}, {}}, {What::VampiresGained, {1}, {}}, {What::ResolveGained, {1}, {}}});
        QCOMPARE(day.size(), std::size_t{1});
        QVERIFY(day[0].kind == Kind::NewDay && day[0].before == 3 && day[0].after == 4 && day[0].resolve == 1);
    }

    void goldenGames_data()
    {
        QTest::addColumn<int>("nothing");
        for (const char* name : {"combat", "penalty", "vampires"})
            QTest::newRow(name) << 0;
    }

    /// Step by step or all at once, moments are the same; the last is the victory, and what is taken back is none.
    void goldenGames()
    {
        const Record record =
            secondGoldenGame(QTest::currentDataTag(), std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
        const PublicLog& log = record.publicLog();
        std::set<Kind> kinds;
        for (std::size_t n = 1; n < log.size(); ++n) {
            const PublicLog sofar(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(n) + 1);
            const auto found = moments(record.ruleset(), sofar, n);
            for (const Moment& each : found) {
                kinds.insert(each.kind);
                QVERIFY(each.after <= each.most);
                QVERIFY((each.kind == Kind::Reveal || each.kind == Kind::Encounter) <= each.place.has_value());
                QVERIFY(each.kind != Kind::Bite || each.after == each.before + 1);
            }
            PublicLog back = sofar;
            back.back().way = PublicStep::Way::Back;
            QVERIFY(moments(record.ruleset(), back, n).empty());
        }
        QVERIFY(kinds.contains(Kind::Reveal) && kinds.contains(Kind::Encounter) && kinds.contains(Kind::Victory));
        const auto last = moments(record.ruleset(), log, 1);
        QVERIFY(last.size() == 1 && last[0].kind == Kind::Victory); // nothing else is worth a look then
        QVERIFY(moments(record.ruleset(), log, 1, log.size()).empty());
    }

    /// 2E-INV-8.
    void twins()
    {
        std::size_t found = 0;
        (void)playSecondTwins(5002, 250, [&](const SecondTwins& both) {
            if (both.step != both.twinStep)
                return;
            PublicStep before = both.step;
            before.view.figure.reset();
            const auto one = moments(both.ruleset, {before, both.step}, 1), other = moments(both.ruleset, {before, both.twinStep}, 1);
            found += one.size();
            QVERIFY(one == other);
        });
        QVERIFY(found > 0);
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondMoments;
DEMETER_TEST(TestSecondMoments)
#include "test_second_moments.moc"
