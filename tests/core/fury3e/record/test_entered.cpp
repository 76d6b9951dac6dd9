// What the hunters enter at the table: what follows by itself, what is remembered, and what can be taken back.
#include "core/fury3e/record/table_entries.h"

#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/support/entered_game.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/test_keys.h"

#include <QtTest>

#include <memory>
#include <string>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

const Record& golden()
{
    static const Record record = goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
    return record;
}

/// A game with the golden game's header, and the entries into it.
class Game : public EnteredGame<TableEntries> {
public:
    Game()
        : EnteredGame(Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), golden().header(),
                                     {golden().ruleset().board, golden().ruleset().cards, golden().header().rulings}, testKeys())
                          .value())
    {
    }
    /// As far as the golden game has come after so many actions, all of them Dracula's doing as far as the entries know.
    explicit Game(std::size_t actions) : Game()
    {
        while (record.cursor() < actions)
            if (!submit(golden().entries()[record.cursor()].action))
                qFatal("the golden game cannot be played");
    }

    std::size_t logged() const { return record.publicLog().size(); }
};

/// Dracula has drawn a card that he has to play, wherever a hunter's entry has ended a dawn or a dusk (EVT-3).
struct PlaysADrawnCard : EnteredByHunters {
    static std::optional<Action> before(const Ruleset&, const GameState& state, const Action&)
    {
        return state.step == Step::Day || state.step == Step::Night ? std::optional<Action>(ChooseStart{}) : std::nullopt;
    }
};

/// The first moment of the golden game that holds this.
template <typename Holds> std::size_t momentWhen(Holds holds)
{
    for (std::size_t n = 0; n < golden().entries().size(); ++n)
        if (holds(golden().stateAt(n), golden().entries()[n].action))
            return n;
    qFatal("there is no such moment in the golden game");
}

std::size_t firstDay()
{
    return momentWhen([](const GameState& state, const Action&) { return state.step == Step::Day && state.due.empty(); });
}

/// What the hunter whose action it is does first.
Action passOf(const Record& record)
{
    return HunterActs{tableTurn(record.ruleset(), record.state()).options.front().hunter, HunterActs::What::Pass, false, false};
}

} // namespace

class TestEntered : public QObject {
    Q_OBJECT

private slots:
    /// A whole game in which the hunters enter whatever they can comes to the same actions as the one in which everything was submitted.
    void aWholeGameIsTheSame()
    {
        Game game;
        std::size_t entered = 0, byItself = 0, before = 0;
        while (game.record.cursor() < golden().entries().size()) {
            const std::size_t n = game.record.cursor();
            const Action& next = golden().entries()[n].action;
            game.submitted.clear();
            if (refusedAtTable(game.record.ruleset(), game.record.state(), next)) {
                QVERIFY2(game.submit(next), qPrintable(QString::number(n)));
                continue;
            }
            QVERIFY(!game.enter(next));
            ++entered;
            QVERIFY(game.entries.canTakeBack(game.record));
            // What followed is what happened in the golden game too, or Dracula steps in: he goes back to before it.
            std::size_t same = 0;
            while (same < game.submitted.size() && game.submitted[same] == golden().entries()[n + same].action)
                ++same;
            before += game.submitted.front() == next ? 0 : 1;
            byItself += same - 1;
            QVERIFY2(same > 0, qPrintable(QString::number(n)));
            if (same < game.submitted.size())
                QVERIFY(game.record.goTo(n + same));
        }
        for (std::size_t n = 0; n < golden().entries().size(); ++n)
            QVERIFY2(game.record.entries()[n].action == golden().entries()[n].action, qPrintable(QString::number(n)));
        QVERIFY2(entered > 150 && byItself > 40, qPrintable(QStringLiteral("%1 %2 %3").arg(entered).arg(byItself).arg(before)));
    }

    /// INFO-7: the dusk has ended, what was to follow is not told to be impossible, and it is taken back with the dusk.
    void whatComesBeforeAnEntryIsNotTold()
    {
        const std::size_t moment = momentWhen([](const GameState& state, const Action& next) {
            return state.step == Step::Dusk && state.due.empty() && std::holds_alternative<GoOn>(next);
        });
        auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), golden().header(),
                                     {golden().ruleset().board, golden().ruleset().cards, golden().header().rulings}, testKeys());
        QVERIFY(record);
        EnteredGame<BasicTableEntries<PlaysADrawnCard>> game(std::move(*record));
        while (game.record.cursor() < moment)
            QVERIFY(game.submit(golden().entries()[game.record.cursor()].action));
        const Action pass = passOf(game.record);
        QVERIFY(opensTime(game.record.ruleset(), game.record.state(), pass));
        const auto refused = game.enter(pass);
        QVERIFY(!refused);
        QVERIFY(game.record.state().step == Step::Night && game.record.cursor() == moment + 1);
        QVERIFY(game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), moment);
    }

    /// EVT-1: what follows an entry goes with it, in one piece of news; what the table does not notice ends neither.
    void anEntryCanBeTakenBack()
    {
        const std::size_t moment = momentWhen([](const GameState& state, const Action& next) {
            return state.step == Step::Day && state.due.empty() && std::holds_alternative<MoveHunter>(next);
        });
        Game game(moment);
        const PublicView view = game.record.publicLog().back().view;
        const std::size_t logged = game.logged();
        QVERIFY(!game.entries.canTakeBack(game.record));
        const Action move = golden().entries()[moment].action;
        QVERIFY(!game.enter(move));
        QCOMPARE(game.record.cursor(), moment + 2); // the arrival is resolved
        QVERIFY(game.entries.canTakeBack(game.record) && game.entries.lastEntry(game.record) == move);
        QCOMPARE(game.entries.began(), moment);
        QCOMPARE(game.entries.newsBegins(game.record), logged);
        // What could not be written is not offered in its place.
        game.refuses = true;
        QVERIFY(!game.enter(passOf(game.record)));
        QVERIFY(game.entries.lastEntry(game.record) == move);
        game.refuses = false;
        // A way there and back leaves a step of the log: then it is no longer the last thing that happened.
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), moment);
        QVERIFY(game.record.publicLog().back().view == view && game.record.publicLog().back().way == PublicStep::Way::Back);
        QCOMPARE(game.entries.newsBegins(game.record), game.logged() - 1);
        QVERIFY(!game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        // What others do that the table notices ends it too.
        QVERIFY(!game.enter(move));
        QVERIFY(game.entries.canTakeBack(game.record));
        QVERIFY(game.submit(passOf(game.record)));
        QVERIFY(!game.entries.canTakeBack(game.record));
    }

    /// What Dracula decides without the table's noticing it leaves the offer as it is (INFO-7).
    void whatNobodyNoticesLeavesItAsItIs()
    {
        std::size_t kept = 0;
        Game game;
        while (game.record.cursor() < golden().entries().size() && kept < 3) {
            const Action& next = golden().entries()[game.record.cursor()].action;
            if (!refusedAtTable(game.record.ruleset(), game.record.state(), next)) {
                const std::size_t n = game.record.cursor();
                game.submitted.clear();
                QVERIFY(!game.enter(next));
                std::size_t same = 0;
                while (same < game.submitted.size() && game.submitted[same] == golden().entries()[n + same].action)
                    ++same;
                if (same < game.submitted.size())
                    QVERIFY(game.record.goTo(n + same));
                continue;
            }
            const bool offered = game.entries.canTakeBack(game.record);
            const std::size_t logged = game.logged(), news = game.entries.newsBegins(game.record);
            QVERIFY(game.submit(next));
            if (game.logged() != logged)
                continue;
            QCOMPARE(game.entries.canTakeBack(game.record), offered);
            QCOMPARE(game.entries.newsBegins(game.record), news);
            kept += offered ? 1 : 0;
        }
        QCOMPARE(kept, std::size_t(3));
    }

    /// What cannot be entered changes nothing, and has its reason; what cannot be written is nobody's entry.
    void whatIsRefusedChangesNothing()
    {
        Game game(firstDay());
        const std::size_t cursor = game.record.cursor(), logged = game.logged();
        const auto refused = game.enter(GoOn{});
        QVERIFY(refused && refused->rule == "TIME-1");
        QCOMPARE(game.record.cursor(), cursor);
        game.refuses = true;
        QVERIFY(!game.enter(passOf(game.record)));
        QVERIFY(!game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        QCOMPARE(game.logged(), logged);
        QCOMPARE(game.entries.newsBegins(game.record), logged - 1);
    }

    /// One entry directly after the other is taken back so, each by its name; what Dracula does in between ends that.
    void entriesAreTakenBackOneByOne()
    {
        Game game(firstDay());
        const std::size_t began = game.record.cursor();
        const Action first = passOf(game.record);
        QVERIFY(!game.enter(first));
        const std::size_t between = game.record.cursor();
        const Action second = passOf(game.record);
        QVERIFY(!game.enter(second));
        QVERIFY(game.entries.lastEntry(game.record) == second);
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), between);
        QVERIFY(game.entries.lastEntry(game.record) == first);
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
        QVERIFY(!game.entries.canTakeBack(game.record));
        // Entered anew, it is the only one.
        QVERIFY(!game.enter(first));
        QVERIFY(game.takeBack());
        QVERIFY(!game.entries.canTakeBack(game.record));
    }
    /// TIME-5: what a hunter does at dusk ends it, and is one entry with that.
    void anEntryEndsTheDusk()
    {
        Game game(momentWhen([](const GameState& state, const Action& next) {
            return state.step == Step::Dusk && std::holds_alternative<GoOn>(next) && tableTurn(golden().ruleset(), state).ends;
        }));
        const std::size_t began = game.record.cursor();
        game.submitted.clear();
        const Action passes = passOf(game.record);
        QVERIFY(!game.enter(passes));
        QVERIFY(game.submitted == std::vector<Action>({GoOn{}, passes}));
        QVERIFY(game.record.state().step == Step::Night && game.entries.lastEntry(game.record) == passes);
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
    }

    /// TIME-6: if Dracula, whom nobody sees, meets somebody then, that comes first, and what was entered has not happened.
    void aMeetingComesBeforeTheEntry()
    {
        Game game(momentWhen([](const GameState& state, const Action& next) {
            const auto here = currentLocation(state);
            return std::holds_alternative<GoOn>(next) && state.step == Step::Dusk && tableTurn(golden().ruleset(), state).ends && here &&
                   golden().ruleset().board->cities().contains(*here);
        }));
        const Action passes = passOf(game.record);
        const GameState state = game.record.state();
        const Hunter meets = Hunter::MinaHarker;
        QVERIFY(game.submit(PutRight{
            "for this test", EditHunter{meets, HunterPlace::in(*currentLocation(state)), state.sheets[static_cast<std::size_t>(meets)]}}));
        QVERIFY(tableTurn(game.record.ruleset(), game.record.state()).ends); // nobody can tell
        const std::size_t began = game.record.cursor();
        game.submitted.clear();
        QVERIFY(!game.enter(passes));
        QVERIFY(!game.submitted.empty() && game.submitted.front() == Action(GoOn{}));
        QVERIFY(std::ranges::find(game.submitted, passes) == game.submitted.end());
        QVERIFY(!game.entries.lastEntry(game.record) && game.takeBack());
        QCOMPARE(game.record.cursor(), began);
    }

    /// REV-8: all that may pass do, as one entry that is no hunter's own.
    void allOthersPass()
    {
        Game game(firstDay());
        const std::size_t began = game.record.cursor(), logged = game.logged();
        game.submitted.clear();
        QVERIFY(game.othersPass());
        QCOMPARE(game.submitted.size(), hunterCount);
        QVERIFY(game.record.state().step == Step::Dusk);
        QVERIFY(game.entries.canTakeBack(game.record) && !game.entries.lastEntry(game.record));
        QCOMPARE(game.entries.began(), began);
        QCOMPARE(game.entries.newsBegins(game.record), std::min(logged, game.logged() - 1));
        // TIME-5: passing by night ends the dusk, and both can be taken back, one after the other.
        const std::size_t dusk = game.record.cursor();
        QVERIFY(game.othersPass());
        QVERIFY(game.record.state().step != Step::Dusk && game.record.state().step != Step::Night);
        QVERIFY(!game.othersPass()); // nobody is left
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), dusk);
        QVERIFY(game.takeBack());
        QCOMPARE(game.record.cursor(), began);
        QVERIFY(!game.entries.canTakeBack(game.record));
        // What is not written, or held, is tried once and not for each of them.
        std::size_t tried = 0;
        const auto full = [&](const Action&) -> Game::Done {
            ++tried;
            return std::unexpected(Fault{"file-write", {}, {}});
        };
        QVERIFY(!game.entries.letOthersPass(game.record, full));
        QCOMPARE(tried, std::size_t{1});
        QVERIFY(!game.entries.canTakeBack(game.record));
    }

    /// Several actions can be one piece of news, and a game that was opened has none to take back.
    void newsBeginWhereTheyAreSaidTo()
    {
        Game game(firstDay());
        const std::size_t logged = game.logged();
        game.entries.beginNews(game.record);
        for (std::size_t n = 0; n < 4; ++n)
            QVERIFY(game.submit(golden().entries()[game.record.cursor()].action));
        game.entries.endNews();
        QVERIFY(game.logged() > logged + 1);
        QCOMPARE(game.entries.newsBegins(game.record), logged);
        QVERIFY(!game.entries.canTakeBack(game.record));
        const TableEntries opened(game.record);
        QCOMPARE(opened.newsBegins(game.record), game.logged() - 1);
        QVERIFY(!opened.canTakeBack(game.record));
    }

    /// What an entry has brought to light is told before it is taken back.
    void whatCameToLightIsKnown()
    {
        Game game;
        bool shown = false;
        while (game.record.cursor() < golden().entries().size() && !shown) {
            const std::size_t n = game.record.cursor();
            const Action& next = golden().entries()[n].action;
            if (refusedAtTable(game.record.ruleset(), game.record.state(), next)) {
                QVERIFY(game.submit(next));
                continue;
            }
            QVERIFY(!game.enter(next));
            const std::vector<Happening> light = game.entries.revealedByEntry(game.record);
            for (const Happening& each : light)
                QVERIFY(each.what != Happening::What::HunterMoved);
            shown = !light.empty();
            if (game.record.goTo(n + 1) && std::holds_alternative<MoveHunter>(next))
                continue;
        }
        QVERIFY(shown);
        QVERIFY(TableEntries(game.record).revealedByEntry(game.record).empty());
    }
};

DEMETER_TEST(TestEntered)
#include "test_entered.moc"
