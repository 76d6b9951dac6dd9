// What the table looks up for, and the hunt when it is over: made of the table's log, and the same for twins.
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/moments.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"
#include "tests/support/twins.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Kind = Moment::Kind;
using What = Happening::What;

/// A table on which nothing has been noticed yet.
struct Followed {
    Table table;
    PublicLog log;

    Followed()
    {
        table.slot(1, "a").hunter(godalming, "c").hunter(seward, "d").hunter(helsing, "e").hunter(mina, "f").clock(Step::Day);
        extend(log, table.rules, table.state);
    }
    /// The table as it is now, and what was said.
    std::vector<Moment> then(std::vector<Happening> said)
    {
        table.state.happened = std::move(said);
        const std::size_t begins = log.size();
        extend(log, table.rules, table.state);
        return moments(table.rules, log, begins);
    }
};

Record golden(const std::string& name)
{
    return goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
}

int count(const PublicLog& log, What what)
{
    int n = 0;
    for (const PublicStep& step : log)
        n += static_cast<int>(std::ranges::count(step.said, what, &Happening::what));
    return n;
}

std::vector<const GameState*> statesOf(const Record& record)
{
    std::vector<const GameState*> states;
    for (std::size_t n = 0; n <= record.cursor(); ++n)
        states.push_back(&record.stateAt(n));
    return states;
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT

private slots:
    void aRevealIsOne()
    {
        Followed game;
        game.table.hunter(mina, "a");
        QVERIFY(game.then({{What::HunterMoved, {mina, game.table.at("a")}, {}}}).empty());
        game.table.in(1).faceUp = true;
        game.then({{What::LocationRevealed, {game.table.at("a")}, {}}});
        const auto found = moments(game.table.rules, game.log, 1); // who came there in the step before has found him
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].kind == Kind::Reveal);
        QVERIFY(found[0].place == game.table.at("a") && found[0].hunter == mina);
        QCOMPARE(int(found[0].slot), 1);
        QVERIFY(found[0].fight && !found[0].night);
        // The figure stands there already: what else is said is none.
        QVERIFY(game.then({{What::DamageSuffered, {2}, {}}}).empty());
    }

    /// REV-1: a card that tells where he was, whoever has found it, and once.
    void aTrailCardIsOne()
    {
        Followed game;
        game.table.slot(3, "b").hunter(mina, "b");
        game.table.in(3).faceUp = true;
        const LocationId b = game.table.at("b");
        const auto found = game.then({{What::HunterMoved, {mina, b}, {}}, {What::LocationRevealed, {b}, {}}});
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].kind == Kind::Trail && found[0].place == b && found[0].hunter == mina && !found[0].hide);
        QCOMPARE(int(found[0].slot), 3);
        // A question of the hunters' names it again.
        QVERIFY(game.then({{What::LocationRevealed, {b}, {}}}).empty());
        // Nobody stands in a lair; what matures says where by itself.
        game.table.lair(1, "g", {}, true);
        const auto lair = game.then({{What::LocationRevealed, {game.table.at("g")}, {}}});
        QVERIFY(lair.size() == 1 && lair[0].kind == Kind::Trail && !lair[0].hunter && lair[0].slot == 0);
        game.table.state.influence = 4;
        const auto matured = game.then({{What::EncounterResolved, {game.table.card("new-vampire")}, {}},
                                        {What::LocationRevealed, {game.table.at("h")}, {}},
                                        {What::InfluenceGained, {4}, {}}});
        QVERIFY(matured.size() == 1 && matured[0].kind == Kind::Influence && matured[0].place == game.table.at("h"));
    }

    /// REV-6: Hide goes with the place where he hid, or is one alone; with his figure it is none.
    void hideIsOne()
    {
        for (const bool alone : {false, true}) {
            Followed game;
            game.table.slot(3, "b").slot(2, "", Power::Hide).bond("b");
            game.then({{What::DamageSuffered, {1}, {}}});
            game.table.in(3).faceUp = !alone;
            game.table.in(2).faceUp = true;
            std::vector<Happening> said{{What::LocationRevealed, {game.table.at("b")}, {}}, {What::HideRevealed, {}, {}}};
            if (alone)
                said.erase(said.begin());
            const auto found = game.then(said);
            QCOMPARE(found.size(), std::size_t{1});
            QVERIFY(found[0].kind == Kind::Trail && found[0].hide && found[0].place.has_value() != alone);
            QCOMPARE(int(found[0].slot), alone ? 2 : 3);
            QVERIFY(game.then({{What::HideRevealed, {}, {}}}).empty()); // it lay face up already
        }
    }

    /// AMB-2: not what a search turns up, and not what stands before Dracula (MAT-2).
    void anAmbushIsOne()
    {
        Followed game;
        game.table.hunter(mina, "b");
        game.then({{What::HunterMoved, {mina, game.table.at("b")}, {}}});
        const EncounterKind wolves = game.table.card("wolves");
        const std::vector<Happening> met{{What::EncounterRevealed, {wolves, mina}, {}}};
        game.then(met);
        const auto all = moments(game.table.rules, game.log, 1);
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(all[0].kind == Kind::Ambush && all[0].hunter == mina && all[0].card == wolves && all[0].place == game.table.at("b"));
        QVERIFY(game.then({{What::EncounterRevealed, {wolves}, {}}}).empty()); // only turned up
        game.then({{What::HunterActed, {mina, int(HunterActs::What::Search)}, {}}});
        game.then(met);
        QCOMPARE(moments(game.table.rules, game.log, 1).size(), std::size_t{1});
        game.then({{What::HunterMoved, {mina, game.table.at("b")}, {}}});
        game.table.clock(Step::Dusk);
        game.then(met);
        QCOMPARE(moments(game.table.rules, game.log, 1).size(), std::size_t{1});
    }

    void aBiteIsOneUnlessItDefeats()
    {
        Followed game;
        game.table.sheet(helsing).bites = 1;
        const auto bite = game.then({{What::HunterBitten, {helsing}, {}}});
        QCOMPARE(bite.size(), std::size_t{1});
        QVERIFY(bite[0].kind == Kind::Bite && bite[0].hunter == helsing && bite[0].place == game.table.at("e"));
        QCOMPARE(int(bite[0].before), 0);
        QCOMPARE(int(bite[0].after), 1);

        game.table.sheet(mina).defeated = true;
        game.table.sheet(mina).hospital = game.table.at("b");
        game.table.place(mina) = {};
        game.table.state.influence = 3;
        const auto defeat =
            game.then({{What::HunterBitten, {mina}, {}}, {What::HunterDefeated, {mina}, {}}, {What::InfluenceGained, {3}, {}}});
        QCOMPARE(defeat.size(), std::size_t{1}); // what a defeat is worth is no moment of its own
        QVERIFY(defeat[0].kind == Kind::Defeat && defeat[0].hunter == mina && defeat[0].place == game.table.at("f"));
        QVERIFY(defeat[0].hospital == game.table.at("b") && defeat[0].bitten);
        QCOMPARE(int(defeat[0].before), 0);
        QCOMPARE(int(defeat[0].after), 3);
    }

    /// DEF-2, COMB-13: what a bite by Fangs brings besides counts with the defeat, whatever was said in between.
    void aDefeatCountsAllThatItBrought()
    {
        Followed game;
        game.table.state.influence = 8;
        game.then({{What::InfluenceGained, {8}, {}}});
        game.table.sheet(mina).defeated = true;
        game.table.place(mina) = {};
        game.table.state.influence = 12;
        const auto defeat = game.then({{What::HunterBitten, {mina}, {}},
                                       {What::HunterDefeated, {mina}, {}},
                                       {What::InfluenceGained, {3}, {}},
                                       {What::HunterLeft, {mina}, {}},
                                       {What::InfluenceGained, {1}, {}},
                                       {What::CombatEnded, {}, {}}});
        QCOMPARE(defeat.size(), std::size_t{1});
        QVERIFY(defeat[0].kind == Kind::Defeat);
        QCOMPARE(int(defeat[0].before), 8);
        QCOMPARE(int(defeat[0].after), 12);
        QCOMPARE(int(defeat[0].most), 13);
    }

    /// What had been gained before, in the same step, was seen by nobody yet; two defeats share what they brought.
    void defeatsFollowEachOther()
    {
        Followed game;
        for (const Hunter each : {mina, helsing}) {
            game.table.sheet(each).defeated = true;
            game.table.place(each) = {};
        }
        game.table.state.influence = 7;
        const auto defeats = game.then({{What::InfluenceGained, {1}, {}},
                                        {What::HunterDefeated, {helsing}, {}},
                                        {What::InfluenceGained, {3}, {}},
                                        {What::HunterDefeated, {mina}, {}},
                                        {What::InfluenceGained, {3}, {}}});
        QCOMPARE(defeats.size(), std::size_t{2});
        QCOMPARE(int(defeats[0].before), 0);
        QCOMPARE(int(defeats[0].after), 4);
        QCOMPARE(int(defeats[1].before), 4);
        QCOMPARE(int(defeats[1].after), 7);
        // Three at once are a moment of their own, and count once.
        Followed other;
        other.table.sheet(mina).defeated = true;
        other.table.place(mina) = {};
        other.table.state.influence = 7;
        const auto both = other.then({{What::EncounterResolved, {other.table.card("new-vampire")}, {}},
                                      {What::InfluenceGained, {4}, {}},
                                      {What::HunterDefeated, {mina}, {}},
                                      {What::InfluenceGained, {3}, {}}});
        QCOMPARE(both.size(), std::size_t{2});
        QVERIFY(both[0].kind == Kind::Influence && both[0].before == 0 && both[0].after == 4);
        QVERIFY(both[1].kind == Kind::Defeat && both[1].before == 4 && both[1].after == 7 && !both[1].bitten);
    }

    void influenceIsOneFromThreeOn()
    {
        Followed game;
        game.table.state.influence = 2;
        QVERIFY(game.then({{What::InfluenceGained, {2}, {}}}).empty());
        game.table.state.influence = 9;
        const auto gained = game.then({{What::LocationRevealed, {game.table.at("h")}, {}},
                                       {What::EncounterResolved, {game.table.card("new-vampire")}, {}},
                                       {What::InfluenceGained, {4}, {}},
                                       {What::InfluenceGained, {3}, {}}});
        QCOMPARE(gained.size(), std::size_t{1});
        QVERIFY(gained[0].kind == Kind::Influence && gained[0].place == game.table.at("h"));
        QCOMPARE(int(gained[0].before), 2);
        QCOMPARE(int(gained[0].after), 9);
        QCOMPARE(int(gained[0].most), 13);
        QVERIFY(!gained[0].fullDespair);
        // DESP-4: nothing has matured, so a new hideout has brought it.
        game.table.state.despair = 3;
        game.table.state.influence = 12;
        const auto despaired = game.then({{What::InfluenceGained, {3}, {}}});
        QVERIFY(despaired.size() == 1 && despaired[0].kind == Kind::Influence && despaired[0].fullDespair && !despaired[0].card);
    }

    void ofTwoTheRevealIsFirst()
    {
        Followed game;
        game.table.in(1).faceUp = true;
        game.table.state.despair = 1;
        const auto both = game.then({{What::DespairPlaced, {1}, {}}, {What::LocationRevealed, {game.table.at("a")}, {}}});
        QCOMPARE(both.size(), std::size_t{2});
        QVERIFY(both[0].kind == Kind::Reveal && both[1].kind == Kind::Despair);
        QCOMPARE(int(both[1].before), 0);
        QCOMPARE(int(both[1].after), 1);
    }

    void whatIsTakenBackIsNone()
    {
        Followed game;
        game.table.in(1).faceUp = true;
        game.then({{What::LocationRevealed, {game.table.at("a")}, {}}});
        for (const auto way : {PublicStep::Way::Back, PublicStep::Way::Again}) {
            game.log.back().way = way;
            QVERIFY(moments(game.table.rules, game.log, 1).empty());
        }
        game.log.back().way = PublicStep::Way::Onwards;
        game.log.back().said.push_back({What::PutRight, {}, "a mistake"});
        QVERIFY(moments(game.table.rules, game.log, 1).empty());
    }

    void goldenGames_data()
    {
        Rows<QString, bool> row;
        row("combat", "combat", true);
        row("influence", "influence", false);
        row("cost", "cost", true);
    }

    void goldenGames()
    {
        const auto [name, hunters] = rowOf<QString, bool>();
        const Record record = golden(name.toStdString());
        const PublicLog& log = record.publicLog();
        int defeats = 0, bites = 0, despair = 0, reveals = 0;
        for (std::size_t n = 1; n < log.size(); ++n) {
            PublicLog sofar(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(n) + 1);
            for (const Moment& each : moments(record.ruleset(), sofar, n)) {
                defeats += each.kind == Kind::Defeat ? 1 : 0;
                bites += each.kind == Kind::Bite ? 1 : 0;
                despair += each.kind == Kind::Despair ? 1 : 0;
                reveals += each.kind == Kind::Reveal ? 1 : 0;
                QVERIFY(each.kind != Kind::Bite || each.after == each.before + 1);
                QVERIFY(each.kind != Kind::Influence || each.after >= each.before + 3);
                // Whatever the step brought is told by its last moment that counts influence.
                if (each.kind == Kind::Defeat && count({log[n]}, What::HunterDefeated) == 1)
                    QVERIFY(each.before == log[n - 1].view.influence && each.after == log[n].view.influence);
                QVERIFY(each.kind != Kind::Influence || each.card.has_value() != each.fullDespair); // where it comes from is told
                QVERIFY(each.kind != Kind::Victory || n + 1 == log.size());
            }
        }
        const int ended = record.state().happened.empty() ? 0 : count({log.back()}, What::HunterDefeated); // with the game
        QCOMPARE(defeats, count(log, What::HunterDefeated) - ended);
        QCOMPARE(despair, count(log, What::DespairPlaced));
        QVERIFY(reveals > 0 && bites <= count(log, What::HunterBitten));
        const auto all = moments(record.ruleset(), log, 1);
        QCOMPARE(all.size(), std::size_t{1}); // the end drowns the rest
        QVERIFY(all[0].kind == Kind::Victory);

        const Hunt seen = seenHunt(record.ruleset(), log);
        const WholeHunt whole = wholeHunt(record.ruleset(), log, statesOf(record));
        QVERIFY(whole.seen == seen);
        QCOMPARE(seen.winner == Winner::Hunters, hunters);
        QCOMPARE(int(seen.rounds), int(log.back().view.round));
        QCOMPARE(seen.combats, count(log, What::CombatBegins));
        QCOMPARE(int(seen.defeats.size()), count(log, What::HunterDefeated));
        QVERIFY(seen.unseen <= seen.rounds && seen.longest.rounds <= seen.unseen);
        QVERIFY(whole.places >= seen.places && whole.route.size() > seen.route.size());
        QVERIFY(whole.closest && whole.closest->steps > 0);
        // Whoever fought him stood before him; and a card of the trail that is turned up is no sight of him.
        QVERIFY(std::ranges::any_of(whole.closestBy, [](const auto& close) { return close && close->steps == 0; }));
        std::optional<LocationId> stood;
        for (std::size_t n = 1; n < log.size(); ++n)
            if (log[n].view.figure && log[n].view.figure != log[n - 1].view.figure)
                stood = log[n].view.figure;
        QCOMPARE(seen.lastSeen, stood);
        QVERIFY(whole.route.back().place == currentLocation(record.state()));
        // Every stop can be reached from the one before, but for what carries him farther.
        for (std::size_t n = 1; n < whole.route.size(); ++n)
            QVERIFY(whole.route[n].place != whole.route[n - 1].place && whole.route[n].round >= whole.route[n - 1].round);
        // Beat by beat it is the same way, and no beat claims to have been seen that the table did not see.
        std::vector<LocationId> way;
        int known = 0;
        for (std::size_t n = 0; n < whole.beats.size(); ++n) {
            const WholeHunt::Beat& beat = whole.beats[n];
            known += beat.seen ? 1 : 0;
            QVERIFY(n == 0 ? !beat.moved : beat.round >= whole.beats[n - 1].round);
            QVERIFY(n == 0 || beat.moved == (beat.place != whole.beats[n - 1].place));
            if (n == 0 || beat.moved)
                way.push_back(beat.place);
            QVERIFY(!beat.seen || whole.route[way.size() - 1].seen);
        }
        const auto stops = std::ranges::count(whole.route, true, &Hunt::Stop::seen);
        QVERIFY(stops > 0 && stops <= known);
        QVERIFY(std::ranges::equal(way, whole.route, {}, {}, &Hunt::Stop::place));
        // Round by round, to the one in which the game ends; that one begins with its dawn.
        QCOMPARE(int(whole.beats.back().round), int(seen.rounds));
        for (std::size_t n = 1; n < whole.beats.size(); ++n)
            QVERIFY2(whole.beats[n].round <= whole.beats[n - 1].round + 1, qPrintable(QString::number(whole.beats[n].round)));
        const auto ends = std::ranges::find(whole.beats, seen.rounds, &WholeHunt::Beat::round);
        QVERIFY(!ends->said.empty() && ends->said.front().what == What::TimeMoved);
        QVERIFY(known > 0 && known < int(whole.beats.size()) && whole.beats.size() >= std::size_t(seen.rounds));
        QVERIFY(whole.beats.back().hunters == record.state().hunters);
        // What was told is told with the beat in which it happened.
        for (std::size_t n = 0; n < whole.beats.size(); ++n)
            for (const Happening& each : whole.beats[n].said)
                QVERIFY(carriesNews(each));
        const auto tells = [](const WholeHunt::Beat& beat, What what) {
            return std::ranges::find(beat.said, what, &Happening::what) != beat.said.end();
        };
        for (const Hunt::Defeat& defeat : seen.defeats)
            QVERIFY(std::ranges::any_of(whole.beats, [&](const WholeHunt::Beat& beat) {
                return tells(beat, What::HunterDefeated) && (beat.round == defeat.round || beat.round + 1 == defeat.round);
            }));
        QCOMPARE(std::accumulate(seen.damageBy.begin(), seen.damageBy.end(), 0), seen.damage);
        using Why = Hunt::End::Why;
        QCOMPARE(seen.decided.has_value() && std::holds_alternative<HunterCard>(*seen.decided), seen.end.why == Why::Combat);
        QVERIFY2(name == "combat" ? seen.end.why == Why::Combat && seen.end.place && !seen.end.hunters.empty()
                 : name == "cost" ? seen.end.why == Why::Damage
                                  : seen.end.why != Why::Combat && seen.end.why != Why::Damage,
                 qPrintable(QString::number(int(seen.end.why))));
        // What has brought the end, and where.
        QVERIFY(name != "influence" || (seen.end.why == Why::Fangs && seen.end.place && !seen.end.hunters.empty()));
        QVERIFY(name != "cost" || seen.end.power == Power::DarkCall);
    }

    void twinsHaveTheSame()
    {
        TwinTally tally;
        std::string fault;
        std::size_t found = 0;
        const bool enough = playManyTwins(times(20, 200), tally, fault, [&](const TwinStep& step) -> std::string {
            const auto one = moments(step.rules, step.first.log, step.first.log.size() - 1),
                       other = moments(step.rules, step.twin.log, step.twin.log.size() - 1);
            found += one.size();
            if (one != other)
                return "moments";
            if (step.first.log.size() % 16 == 0 && seenHunt(step.rules, step.first.log) != seenHunt(step.rules, step.twin.log))
                return "hunt";
            return {};
        });
        qInfo("%d twins, %zu moments", tally.twins, found);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
    }
};

DEMETER_TEST(TestMoments)
#include "test_moments.moc"
