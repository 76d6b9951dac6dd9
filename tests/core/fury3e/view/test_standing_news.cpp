// What the table is told at the end of its log: all that Dracula's phase brought until the hunters go on, whatever was taken back.
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using What = Happening::What;
using Who = TableTurn::Who;
using Way = PublicStep::Way;
using Phase = PublicPhase;

PublicView at(Phase phase, std::uint8_t week = 1)
{
    PublicView view;
    view.phase = phase;
    view.week = week;
    return view;
}

const Happening rests{What::HunterActed, {Hunter::MinaHarker, static_cast<int>(HunterActs::What::Rest)}, ""};

Happening told(What what)
{
    return {what, {}, ""};
}

std::vector<std::size_t> steps(const PublicLog& log)
{
    return standingNews(log).steps;
}

/// Follows a game as its table does, and says what it has to hear there: everything since the table did something last.
class Follower {
public:
    /// The state to which an action led; the first one is where the game begins. An error; empty: there was none.
    std::string follow(const Ruleset& rules, const GameState& state)
    {
        // Whoever was asked has done it; cards of theirs that show what is hidden Dracula enters for them, and a move can be made otherwise
        // until he has said what it meets.
        const bool table = turn_.who == Who::Hunters || turn_.who == Who::Time ||
                           std::ranges::count(state.happened, What::HunterCardPlayed, &Happening::what) > 0 ||
                           (arrives_ && !state.happened.empty() &&
                            (state.happened.front().what == What::HunterMoved || state.happened.front().what == What::HunterOverruled));
        arrives_ = !state.due.empty() && state.due.back().what == Due::What::Arrival;
        const bool his = !log_.empty() && log_.back().view.phase == Phase::DraculaPhase;
        if (table && !his)
            since_ = log_.size();
        extend(log_, rules, state);
        turn_ = tableTurn(rules, state);
        return turn_.who == Who::Hunters || turn_.who == Who::Time ? check() : std::string();
    }
    int phases = 0, prompts = 0; ///< that had something to be told
    std::size_t most = 0;        ///< news of one phase

private:
    std::string check()
    {
        const fury::StandingNews news = standingNews(log_);
        std::size_t all = 0, ofPhase = 0;
        for (std::size_t n = since_; n < log_.size(); ++n) {
            if (!carriesNews(log_, n))
                continue;
            ++all;
            ofPhase += n > 0 && log_[n - 1].view.phase == Phase::DraculaPhase ? 1 : 0;
            if (std::ranges::find(news.steps, n) == news.steps.end())
                return "step " + std::to_string(n) + " is not told at step " + std::to_string(log_.size());
        }
        if (ofPhase > 0 && !news.whole)
            return "Dracula's phase may give way at step " + std::to_string(log_.size());
        phases += ofPhase > 0 ? 1 : 0;
        prompts += all > 0 ? 1 : 0;
        most = std::max(most, ofPhase);
        return {};
    }

    PublicLog log_;
    TableTurn turn_;
    std::size_t since_ = 0; ///< the first step that the table has not had time to read
    bool arrives_ = false;  ///< a hunter, and it is not said yet what he meets
};

} // namespace

class TestStandingNews : public QObject {
    Q_OBJECT

private slots:
    /// Every step of Dracula's phase is news until the hunters go on at dawn (TIME-5), and that alone ends it.
    void aPhaseIsToldWhole()
    {
        PublicLog log{{{told(What::EncounterStays)}, at(Phase::Night), Way::Onwards}, {{rests}, at(Phase::DraculaPhase), Way::Onwards}};
        QCOMPARE(steps(log), (std::vector<std::size_t>{1})); // nothing of his phase yet
        QVERIFY(!standingNews(log).whole);
        log.push_back({{}, at(Phase::DraculaPhase, 2), Way::Onwards});
        QVERIFY(!standingNews(log).whole);
        log.push_back({{told(What::DamageSuffered)}, at(Phase::DraculaPhase, 3), Way::Onwards});
        log.push_back({{told(What::EventPlayed)}, at(Phase::DraculaPhase, 4), Way::Onwards});
        log.push_back({{told(What::LairMade)}, at(Phase::DraculaPhase, 5), Way::Onwards});
        log.push_back({{told(What::TimeMoved)}, at(Phase::Dawn, 5), Way::Onwards});
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6}));
        QVERIFY(standingNews(log).whole);
        // The hunters go on without a word: it may give way to what comes next, and stays until then.
        log.push_back({{}, at(Phase::Day, 5), Way::Onwards});
        QVERIFY(!standingNews(log).whole);
        QVERIFY(std::ranges::includes(steps(log), std::vector<std::size_t>{2, 3, 4, 5, 6}));
        log.push_back({{{What::HunterMoved, {Hunter::MinaHarker}, ""}}, at(Phase::Day, 6), Way::Onwards});
        QCOMPARE(steps(log), (std::vector<std::size_t>{8}));
    }

    /// FOG-3: where a hunter stands in fog Dracula goes on himself, and nobody has read anything.
    void fogKeepsItLonger()
    {
        PublicLog log{{{told(What::TimeMoved)}, at(Phase::DraculaPhase), Way::Onwards},
                      {{told(What::EventPlayed)}, at(Phase::DraculaPhase, 2), Way::Onwards},
                      {{told(What::TimeMoved)}, at(Phase::Dawn, 2), Way::Onwards},
                      {{told(What::CombatBegins)}, at(Phase::Dawn, 3), Way::Onwards}};
        log[3].view.combat.emplace();
        QCOMPARE(steps(log), (std::vector<std::size_t>{3}));
        for (PublicStep& step : log) {
            step.view.hunters[0] = HunterPlace::in(LocationId{4});
            step.view.tokens.fog = {{LocationId{4}, 1}};
        }
        QCOMPARE(steps(log), (std::vector<std::size_t>{0, 1, 2, 3}));
        QVERIFY(standingNews(log).whole);
    }

    /// EVT-1, REV-10: where Dracula carries a hunter nobody has gone on.
    void whoIsCarriedHasNotGoneOn()
    {
        const Happening moved{What::HunterMoved, {Hunter::MinaHarker, LocationId{3}}, ""};
        PublicLog log{{{}, at(Phase::Day), Way::Onwards},
                      {{moved}, at(Phase::Day, 2), Way::Onwards},
                      {{{What::EventPlayed, {DraculaEvent::FalseTip}, ""}}, at(Phase::Day, 3), Way::Onwards},
                      {{moved, told(What::NothingRevealed)}, at(Phase::Day, 4), Way::Onwards}};
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 3}));
        log[2].said = {told(What::EventsTaken)};
        QCOMPARE(steps(log), (std::vector<std::size_t>{3}));
        log[3].said = {{What::TokenRemoved, {Token::Bats, Hunter::MinaHarker}, ""}, moved};
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 3}));
        // Whatever is entered or put right between the Event and the move that it brings: nobody has gone on by that either.
        for (const Happening& between :
             {Happening{What::TokenPlaced, {Token::HeavenlyHost, LocationId{3}}, ""}, told(What::EncounterCancelled), told(What::PutRight),
              told(What::RulingChanged), Happening{What::WordsSaid, {}, "moon"}}) {
            PublicLog later{{{}, at(Phase::Day), Way::Onwards},
                            {{moved}, at(Phase::Day, 2), Way::Onwards},
                            {{{What::EventPlayed, {DraculaEvent::WildHorses}, ""}}, at(Phase::Day, 3), Way::Onwards},
                            {{told(What::PutRight)}, at(Phase::Day, 4), Way::Onwards},
                            {{between}, at(Phase::Day, 5), Way::Onwards},
                            {{moved, told(What::NothingRevealed)}, at(Phase::Day, 6), Way::Onwards}};
            QCOMPARE(steps(later), (std::vector<std::size_t>{1, 2, 3, 4, 5}));
            later.push_back({{moved}, at(Phase::Day, 7), Way::Onwards}); // his own once more
            QCOMPARE(steps(later), (std::vector<std::size_t>{6}));
        }
        // What is put right before a hunter's own move keeps nothing.
        const PublicLog own{{{}, at(Phase::Day), Way::Onwards},
                            {{moved}, at(Phase::Day, 2), Way::Onwards},
                            {{told(What::PutRight)}, at(Phase::Day, 3), Way::Onwards},
                            {{moved}, at(Phase::Day, 4), Way::Onwards}};
        QCOMPARE(steps(own), (std::vector<std::size_t>{3}));
    }

    /// What was taken back is not told, but that it was; what stands is told again, also by a log that is read anew.
    void whatIsTakenBackIsNotNews()
    {
        PublicLog log{{{}, at(Phase::Night), Way::Onwards},
                      {{rests}, at(Phase::DraculaPhase), Way::Onwards},
                      {{told(What::DamageSuffered)}, at(Phase::DraculaPhase, 2), Way::Onwards},
                      {{told(What::EventPlayed)}, at(Phase::DraculaPhase, 3), Way::Onwards},
                      {{told(What::TimeMoved)}, at(Phase::Dawn, 4), Way::Onwards}};
        log.push_back({{}, at(Phase::DraculaPhase, 3), Way::Back});
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 3, 5}));
        log.push_back({{}, at(Phase::DraculaPhase, 2), Way::Back}); // the last of them leads farthest
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 6}));
        log.push_back({{told(What::TimeMoved)}, at(Phase::Dawn, 5), Way::Onwards});
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 6, 7}));
        QVERIFY(standingNews(log).whole);
        // An entry at dawn that is taken back: the phase is told again.
        log.push_back({{told(What::HunterCardPlayed)}, at(Phase::Dawn, 6), Way::Onwards});
        QCOMPARE(steps(log), (std::vector<std::size_t>{8}));
        log.push_back({{}, at(Phase::Dawn, 5), Way::Back});
        QCOMPARE(steps(log), (std::vector<std::size_t>{1, 2, 6, 7, 9}));
        // By day it is only said what is taken back.
        log.push_back({{}, at(Phase::Day, 5), Way::Onwards});
        log.push_back({{{What::HunterMoved, {Hunter::MinaHarker}, ""}}, at(Phase::Day, 7), Way::Onwards});
        log.push_back({{}, at(Phase::Day, 5), Way::Back});
        QCOMPARE(steps(log), (std::vector<std::size_t>{12}));
    }

    /// ERR-1: a claim that found nothing leaves no trace in what is told once it is taken back.
    void aClaimTakenBackIsNoNews()
    {
        PublicLog log{{{}, at(Phase::Night), Way::Onwards},
                      {{}, at(Phase::DraculaPhase), Way::Onwards},
                      {{told(What::DamageSuffered)}, at(Phase::DraculaPhase, 2), Way::Onwards},
                      {{told(What::NoError)}, at(Phase::DraculaPhase, 2), Way::Onwards}};
        QCOMPARE(steps(log), (std::vector<std::size_t>{0, 1, 2, 3}));
        log.push_back({{}, at(Phase::DraculaPhase, 2), Way::Back});
        QCOMPARE(steps(log), (std::vector<std::size_t>{0, 1, 2}));
    }

    /// The steps that stand: what is done again stands as it was done first.
    void doneAgainIsAsItWasFirst()
    {
        PublicLog log{{{}, at(Phase::Day), Way::Onwards}, {{}, at(Phase::Day, 2), Way::Onwards}, {{}, at(Phase::Day, 3), Way::Onwards}};
        log.push_back({{}, at(Phase::Day), Way::Back});
        QCOMPARE(fury::standingSteps(log), (std::vector<std::size_t>{0}));
        log.push_back({{}, at(Phase::Day, 3), Way::Again});
        QCOMPARE(fury::standingSteps(log), (std::vector<std::size_t>{0, 1, 2}));
        log.push_back({{}, at(Phase::Day), Way::Back});
        log.push_back({{}, at(Phase::Day, 2), Way::Again});
        log.push_back({{}, at(Phase::Day, 4), Way::Onwards});
        QCOMPARE(fury::standingSteps(log), (std::vector<std::size_t>{0, 1, 7}));
        log.push_back({{}, at(Phase::Day, 9), Way::Back}); // the table never lay so
        QCOMPARE(fury::standingSteps(log), (std::vector<std::size_t>{0}));
        // A last step that only said something, done again alone or with the one before.
        for (const std::size_t before : {std::size_t{0}, std::size_t{1}}) {
            PublicLog silent{{{}, at(Phase::Day), Way::Onwards},
                             {{told(What::EventPlayed)}, at(Phase::Day, 2), Way::Onwards},
                             {{told(What::NothingToShow)}, at(Phase::Day, 2), Way::Onwards}};
            silent.push_back({{}, silent[before].view, Way::Back});
            PublicStep again{{}, at(Phase::Day, 2), Way::Again};
            for (std::size_t n = before + 1; n < 3; ++n)
                again.said.insert(again.said.end(), silent[n].said.begin(), silent[n].said.end());
            silent.push_back(again);
            QCOMPARE(fury::standingSteps(silent), (std::vector<std::size_t>{0, 1, 2}));
        }
        // The first of two of them alone.
        PublicLog first{{{}, at(Phase::Day), Way::Onwards},
                        {{told(What::EventPlayed)}, at(Phase::Day, 2), Way::Onwards},
                        {{told(What::NothingToShow)}, at(Phase::Day, 2), Way::Onwards},
                        {{}, at(Phase::Day), Way::Back},
                        {{told(What::EventPlayed)}, at(Phase::Day, 2), Way::Again}};
        QCOMPARE(fury::standingSteps(first), (std::vector<std::size_t>{0, 1}));
    }

    void goldenGames_data()
    {
        QTest::addColumn<int>("nothing");
        for (const char* name : {"combat", "cost", "influence"})
            QTest::newRow(name) << 0;
    }

    /// At every prompt of the hunters all is told that was said since they went on; of Dracula's phase none may give way.
    void goldenGames()
    {
        const Record record = goldenGame(QTest::currentDataTag(), std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        Follower follower;
        for (std::size_t n = 0; n <= record.cursor(); ++n) {
            const std::string fault = follower.follow(record.ruleset(), record.stateAt(n));
            QVERIFY2(fault.empty(), fault.c_str());
        }
        QVERIFY2(follower.phases >= 3 && follower.most >= 3, qPrintable(QString::number(follower.most)));
        QVERIFY(follower.prompts > 20);
    }

    void randomGames()
    {
        std::mt19937_64 random(44);
        int phases = 0;
        for (int n = 0; n < times(12, 120); ++n) {
            RoundOptions options;
            options.mostActions = 1200;
            Follower follower;
            std::string fault;
            playRoundGame(random, ruleset(), options, [&](const Ruleset& now, const GameState& state) {
                if (fault.empty())
                    fault = follower.follow(now, state);
            });
            QVERIFY2(fault.empty(), fault.c_str());
            phases += follower.phases;
        }
        QVERIFY(phases > 50);
    }
};

DEMETER_TEST(TestStandingNews)
#include "test_standing_news.moc"
