// What the table of the second edition is told at the end of its log: all that Dracula's turn brought until the hunters go on.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/public_log.h"
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

#include <algorithm>

namespace demeter::fury2e {

namespace {

using What = Happening::What;
using Asked = PublicQuestion::What;
using Way = PublicStep::Way;

PublicView askedView(Asked what, PublicPhase phase, std::uint16_t reserve)
{
    PublicView view;
    view.asked.what = what;
    view.phase = phase;
    view.reserve = reserve;
    return view;
}

PublicStep said(What what, Asked asked, PublicPhase phase, std::uint16_t reserve)
{
    return {{{what, {}, ""}}, askedView(asked, phase, reserve), Way::Onwards};
}

bool isHunters(const PublicView& view)
{
    return view.phase == PublicPhase::Hunters && view.asked.what != Asked::Dracula && view.asked.what != Asked::Nothing;
}

} // namespace

class TestSecondStandingNews : public QObject {
    Q_OBJECT

private slots:
    /// Time, card and Encounter are told together until a hunter's turn begins (2E-HUNT-1); an Event of his in between ends nothing.
    void aTurnIsToldWhole()
    {
        using Phase = PublicPhase;
        PublicLog log{said(What::HunterMoved, Asked::RoundBegins, Phase::Dracula, 40),
                      said(What::WordsSaid, Asked::Dracula, Phase::Dracula, 39), said(What::TimeMoved, Asked::Dracula, Phase::Dracula, 38),
                      said(What::BloodLost, Asked::Dracula, Phase::Dracula, 37),
                      said(What::EncounterPlaced, Asked::Turn, Phase::Hunters, 36)};
        const std::vector<std::size_t> turn{0, 1, 2, 3, 4};
        QCOMPARE(standingNews(log).steps, turn);
        QVERIFY(standingNews(log).whole);
        log.push_back(said(What::EventPlayed, Asked::Turn, Phase::Hunters, 35));
        QCOMPARE(standingNews(log).steps, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
        QVERIFY(standingNews(log).whole);
        log.push_back(said(What::HunterMoved, Asked::Act, Phase::Hunters, 34));
        QCOMPARE(standingNews(log).steps, (std::vector<std::size_t>{6}));
        QVERIFY(!standingNews(log).whole);
        log.push_back({{}, askedView(Asked::Turn, Phase::Hunters, 35), Way::Back});
        QCOMPARE(standingNews(log).steps, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 7}));
        QVERIFY(standingNews(log).whole);
    }

    /// What records announce with no word: the train die ends a turn (2E-HUNT-3), a place that lies open is searched (2E-HUNT-5), and what
    /// was put right.
    void whatOnlyTheTablesShow_data()
    {
        test::Rows<std::vector<Action>, std::vector<Happening>> row;
        const LocationId berlin = test::secondPlace("berlin"), hamburg = test::secondPlace("hamburg");
        const auto move = [](Hunter hunter, LocationId to, Travel travel) { return MoveHunters{hunter, to, travel, false, {}}; };
        const auto edit = [](auto&& what) { return PutRight{"why", what}; };
        const auto is = [](std::vector<Argument> arguments) {
            return std::vector<Happening>{{What::PutRight, std::move(arguments), "why"}};
        };
        HunterSheet wounded;
        wounded.health = 7;
        row("train", {move(Hunter::VanHelsing, berlin, Travel::Rail)}, {{What::TrainRefused, {Hunter::VanHelsing}}});
        row("open already", {move(Hunter::VanHelsing, berlin, Travel::Road)}, {{What::NothingRevealed, {Hunter::VanHelsing, berlin}}});
        row("no more", {move(Hunter::VanHelsing, berlin, Travel::Road), HuntersAct{}}, {});
        row("nobody has been there",
            {move(Hunter::VanHelsing, hamburg, Travel::Road), HuntersAct{}, move(Hunter::MinaHarker, hamburg, Travel::Road)},
            {{What::NotHere, {hamburg}}});
        row("vampires", {edit(EditNumber{Number::Vampires, 4})}, is({static_cast<int>(Number::Vampires), 3, 4}));
        row("blood", {edit(EditNumber{Number::Blood, 10})}, is({static_cast<int>(Number::Blood), 12, 10}));
        row("time", {edit(EditTime{TimeOfDay::Dusk})}, is({TimeOfDay::Dusk}));
        row("hunter", {edit(EditHunter{Hunter::VanHelsing, hamburg, wounded})},
            is({Hunter::VanHelsing, hamburg, int(fullHealth[static_cast<std::size_t>(Hunter::VanHelsing)]), 7}));
        row("secret", {edit(EditCard{CardPlace::onTrail(0), test::secondPlace("prague"), {}, false})}, is({}));
    }
    void whatOnlyTheTablesShow()
    {
        const auto [actions, told] = test::rowOf<std::vector<Action>, std::vector<Happening>>();
        test::HuntingTable t(R"({"trail":[{"location":"vienna"},{"location":"berlin","faceUp":true}],
            "hunters":{"van-helsing":"berlin","mina-harker":"hamburg"}})");
        t.state.vampires = 3;
        t.state.blood = 12;
        PublicLog log{{{}, publicView(t.ruleset, t.state), Way::Onwards}};
        for (const Action& action : actions) {
            QVERIFY(t.act(action));
            log.push_back({t.state.happened, publicView(t.ruleset, t.state), Way::Onwards});
        }
        QVERIFY(newsOf(log, log.size() - 1) == told);
        QCOMPARE(carriesNews(log, log.size() - 1), !told.empty());
    }

    void goldenGames_data()
    {
        QTest::addColumn<int>("nothing");
        for (const std::string& name : secondGameNames())
            QTest::newRow(name.c_str()) << 0;
    }

    /// At each prompt of the hunters everything is told that was said since they did something last, and of Dracula's turn none may give
    /// way.
    void goldenGames()
    {
        const Record record =
            secondGoldenGame(QTest::currentDataTag(), std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
        const PublicLog& log = record.publicLog();
        std::size_t turns = 0, most = 0;
        for (std::size_t n = 1; n < log.size(); ++n) {
            if (!isHunters(log[n].view) || log[n - 1].view.phase != PublicPhase::Dracula)
                continue;
            std::size_t began = n;
            while (began > 1 && log[began - 2].view.phase == PublicPhase::Dracula)
                --began;
            const fury::StandingNews news = standingNews(PublicLog(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(n) + 1));
            std::size_t carried = 0;
            for (std::size_t step = began; step <= n; ++step)
                if (carriesNews(log, step)) {
                    ++carried;
                    QVERIFY2(std::ranges::find(news.steps, step) != news.steps.end(), qPrintable(QString::number(step)));
                }
            QVERIFY(carried == 0 || news.whole);
            turns += carried > 0 ? 1 : 0;
            most = std::max(most, carried);
        }
        QVERIFY2(turns >= 5 && most >= 3, qPrintable(QString::number(most)));
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondStandingNews;
DEMETER_TEST(TestSecondStandingNews)
#include "test_second_standing_news.moc"
