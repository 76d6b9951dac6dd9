// What `verify` tells of a game that went back behind codes which the table had been shown: on a game of a dozen lines of rules, where
// every place is known, and on games of the third edition played at random.
#include "core/fury3e/view/shown_codes.h"
#include "core/journal/changed_rounds.h"
#include "core/journal/record_body.h"
#include "core/journal/table_entries.h"
#include "core/journal/verify_body.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/hide_and_seek.h"
#include "tests/support/rows.h"

#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Seek = hide_and_seek::Game;
using hide_and_seek::Look;
using hide_and_seek::Move;

/// Counts what is done for an entry.
struct CountedSeek : Seek {
    struct News {};
    static inline int applied = 0;
    static std::expected<State, Refusal> apply(const Rules& rules, const State& state, const Action& action)
    {
        ++applied;
        return Seek::apply(rules, state, action);
    }
};
struct CountedEntered {
    using Game = CountedSeek;
    static inline int turns = 0;
    static bool turn(const Game::Rules&, const Game::State& state)
    {
        ++turns;
        return state.moved;
    }
    static std::optional<Game::Refusal> refused(const Game::Rules&, const Game::State& state, const Game::Action& entry)
    {
        const bool theirs = state.moved && std::holds_alternative<Look>(entry);
        return theirs ? std::nullopt : std::optional(Game::Refusal{"HS-2"});
    }
    static std::optional<Game::Action> before(const Game::Rules&, const Game::State&, const Game::Action&) { return std::nullopt; }
    static Game::Refusal mustGoFirst() { return {"HS-1"}; }
    static std::optional<Game::Action> after(const Game::State&) { return std::nullopt; }
    static std::optional<Game::Action> pass(const Game::Rules&, const Game::State&, const Game::State&, bool) { return std::nullopt; }
    static constexpr std::size_t mostPasses = 0;
    static bool revealsHidden(const Game::News&) { return false; }
    static bool isNoNews(const Game::Step&) { return false; }
};

/// A game in which the hider goes from cell to cell, one a round, and nobody finds him.
struct Walk {
    BasicRecord<Seek> record = begun();

    static BasicRecord<Seek> begun()
    {
        BasicRecordHeader<Seek> header;
        header.gameId = "5ee4005ee4005ee4005ee4005ee40000";
        header.started = "2026-01-01T12:00:00Z";
        header.cells = 9;
        header.deal = FairDeal{Secret{1}, "ene due rabe"};
        auto made = BasicRecord<Seek>::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, {9, 30}, testKeys());
        if (!made)
            qFatal("no record");
        return std::move(*made);
    }
    /// Each of these is a round: a move there, and a look where nobody is. After it the code of that round has been shown, but for the
    /// first: it is where the table sees anything at all for the first time.
    Walk& to(std::initializer_list<int> cells)
    {
        for (const int cell : cells)
            if (!record.submit(Move{cell}) || !record.submit(Look{8}))
                qFatal("refused");
        return *this;
    }
    Walk& move(int cell)
    {
        if (!record.submit(Move{cell}))
            qFatal("refused");
        return *this;
    }
    /// Back to before the move of this round.
    Walk& back(int round)
    {
        if (!record.goTo(static_cast<std::size_t>(round - 1) * 2))
            qFatal("no way back");
        return *this;
    }
    BasicVerification<Seek> verified(const std::vector<NotedCode>& codes = {}) const
    {
        const CodeMaker none = [](const GameId&, const Head&, std::string_view, std::size_t) { return std::optional<std::string>(); };
        return verifyGame<Seek>(*readReveal(record.reveal().value()), codes, {}, none);
    }
    NotedCode code(std::size_t witness) const
    {
        const Witness& at = record.witnesses()[witness];
        return {{}, at.round, at.head};
    }
};

/// Rounds with places, such as `2: 1 > 0`.
QString places(const GoneBack& back)
{
    const auto joined = [](const std::vector<std::string>& list) {
        QStringList texts;
        for (const std::string& each : list)
            texts << QString::fromStdString(each);
        return texts.join(u',');
    };
    QStringList rounds;
    for (const ChangedRound& each : back.changes)
        rounds << QStringLiteral("%1: %2 > %3").arg(each.round).arg(joined(each.placesBefore), joined(each.placesAfter));
    return rounds.join(QStringLiteral("; "));
}

QString codes(const GoneBack& back)
{
    QStringList rounds;
    for (const GoneBack::Code& each : back.codes)
        rounds << QString::number(each.round);
    return rounds.join(u',');
}

} // namespace

class TestGoneBack : public QObject {
    Q_OBJECT

private slots:
    /// However many show a step, its turn is made once, and an entry is applied once.
    void aStepIsComputedOnce()
    {
        using Entries = BasicTableEntries<CountedEntered>;
        BasicRecordHeader<CountedSeek> header;
        header.gameId = "5ee4005ee4005ee4005ee4005ee40000";
        header.started = "2026-01-01T12:00:00Z";
        header.cells = 9;
        header.deal = FairDeal{Secret{1}, "ene due rabe"};
        auto record =
            Entries::Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, {9, 30}, testKeys()).value();
        Entries entries(record);
        const auto submit = [&](const Seek::Action& action) {
            auto done = record.submit(action);
            entries.note(record);
            return done;
        };
        QVERIFY(submit(Move{3}));
        CountedSeek::applied = CountedEntered::turns = 0;
        for (int shown = 0; shown < 3; ++shown)
            QVERIFY(entries.turn(record));
        QCOMPARE(CountedEntered::turns, 1);
        QVERIFY(entries.enter(record, Look{8}, submit));
        QCOMPARE(CountedSeek::applied, 1);
        QVERIFY(!entries.enter(record, Look{8}, submit)); // the hider is next
        QCOMPARE(CountedSeek::applied, 1);
        for (int shown = 0; shown < 3; ++shown)
            QVERIFY(!entries.turn(record));
        QCOMPARE(CountedEntered::turns, 2);
    }
    /// The finding: two old moves were played otherwise behind two shown codes, and everything else again.
    void changedMovesAreNamed()
    {
        Walk walk;
        walk.to({0, 1, 2}).move(3);
        const NotedCode second = walk.code(0);
        walk.back(2).to({0, 1, 2});
        const auto result = walk.verified({second, walk.code(3)});
        QVERIFY(result.objections.empty());
        QCOMPARE(result.vouched, walk.record.witnesses()[3].line + 1);
        QCOMPARE(result.goneBack.size(), std::size_t{1});
        const GoneBack& back = result.goneBack[0];
        QCOMPARE(back.line, std::uint64_t{9}); // the header, seven actions
        QCOMPARE(back.round, std::uint16_t{2});
        QCOMPARE(codes(back), QStringLiteral("2,3"));
        QCOMPARE(back.codes[0].line, walk.record.witnesses()[0].line + 1);
        QCOMPARE(places(back), QStringLiteral("2: 1 > 0; 3: 2 > 1; 4: 3 > 2"));
        QCOMPARE(back.changes[0].stepsBefore, std::vector<std::string>{R"({"action":"move","to":1})"});
        QCOMPARE(back.changes[0].stepsAfter, std::vector<std::string>{R"({"action":"move","to":0})"});
        // The old code holds for what was before it, and says that it was gone back behind; the new one was not.
        QCOMPARE(result.codes[0].found, CheckedCode::Found::Fits);
        QCOMPARE(result.codes[0].behind, std::optional<std::uint64_t>(9));
        QVERIFY(!result.codes[1].behind);
    }

    void whatBreaksOffIsNoChange()
    {
        Walk walk;
        walk.to({0, 1}).back(2).to({0, 1}).move(2);
        QCOMPARE(places(walk.verified().goneBack.at(0)), QStringLiteral("2: 1 > 0"));
    }

    /// Nothing that a code was shown for is touched.
    void otherWaysBackAreSilent()
    {
        Walk before;
        before.move(0);
        QVERIFY(before.record.undo());
        QVERIFY(before.move(4).verified().goneBack.empty());
        Walk within;
        within.to({0, 1}).move(2);
        QVERIFY(within.record.undo());
        QVERIFY(within.move(1).to({}).verified().goneBack.empty());
        Walk again; // back behind two codes and forward to where it was
        again.to({0, 1, 2}).back(2);
        QVERIFY(again.record.goTo(6));
        again.to({3, 4});
        const auto result = again.verified({again.code(0), again.code(1)});
        QVERIFY(result.objections.empty() && result.goneBack.empty());
    }

    /// He went back and did all of it again as it had been: that is told, and nothing was changed.
    void theSameAgainChangesNothing()
    {
        Walk walk;
        walk.to({0, 1, 2}).back(2).to({1, 2, 3});
        const auto result = walk.verified();
        QCOMPARE(result.goneBack.size(), std::size_t{1});
        QCOMPARE(codes(result.goneBack[0]), QStringLiteral("2,3"));
        QVERIFY(result.goneBack[0].changes.empty());
    }

    /// Steps alone that are other ones are changes too, whoever's they are.
    void stepsCountWithoutPlaces()
    {
        Walk walk;
        walk.to({0, 1}).back(2).move(1);
        QVERIFY(walk.record.submit(Look{5}));
        const auto result = walk.verified();
        QCOMPARE(places(result.goneBack.at(0)), QStringLiteral("2:  > "));
        QCOMPARE(result.goneBack[0].changes.at(0).stepsBefore, std::vector<std::string>{R"({"action":"look","into":8})"});
        QCOMPARE(result.goneBack[0].changes.at(0).stepsAfter, std::vector<std::string>{R"({"action":"look","into":5})"});
    }

    /// Step by step is one way back, which began where the code was passed.
    void oneWayBackInManyLines()
    {
        Walk walk;
        walk.to({0, 1, 2}).move(3);
        for (int n = 0; n < 5; ++n)
            QVERIFY(walk.record.undo());
        walk.to({0});
        const auto result = walk.verified();
        QCOMPARE(result.goneBack.size(), std::size_t{1});
        QCOMPARE(result.goneBack[0].line, std::uint64_t{10}); // the second of them: the first took the last move back
        QCOMPARE(places(result.goneBack[0]), QStringLiteral("2: 1 > 0; 3: 2 > ; 4: 3 > "));
    }

    void endsBehindACode()
    {
        Walk walk;
        walk.to({0, 1, 2}).back(3);
        const auto result = walk.verified({walk.code(1)});
        QCOMPARE(result.goneBack.size(), std::size_t{1});
        QCOMPARE(codes(result.goneBack[0]), QStringLiteral("3"));
        QCOMPARE(places(result.goneBack[0]), QStringLiteral("3: 2 > "));
        QCOMPARE(result.codes[0].behind, std::optional<std::uint64_t>(8));
    }

    /// Each is told with the courses of its own time.
    void twice()
    {
        Walk walk;
        walk.to({0, 1, 2}).back(2).to({0, 1, 2}).back(3).to({0, 0});
        const auto result = walk.verified();
        QCOMPARE(result.goneBack.size(), std::size_t{2});
        QCOMPARE(places(result.goneBack[0]), QStringLiteral("2: 1 > 0; 3: 2 > 1"));
        QCOMPARE(codes(result.goneBack[1]), QStringLiteral("3,4"));
        QCOMPARE(places(result.goneBack[1]), QStringLiteral("3: 1 > 0; 4: 2 > 0"));
    }

    /// Further back than the change began, where no code stands any more.
    void reachesFurtherBack()
    {
        Walk walk;
        walk.to({0, 1}).move(2);
        QVERIFY(walk.record.goTo(3)); // after the move of round 2, behind its code
        QVERIFY(walk.record.submit(Look{5}));
        walk.back(2).to({0, 1});
        const auto result = walk.verified();
        // The second way passes the code that was shown after the first.
        QCOMPARE(result.goneBack.size(), std::size_t{2});
        QCOMPARE(places(result.goneBack[1]), QStringLiteral("2: 1 > 0"));

        Walk within;
        within.to({0, 1}).move(2);
        QVERIFY(within.record.goTo(3));
        QVERIFY(within.record.submit(Look{8}));
        QVERIFY(within.record.undo() && within.record.undo());
        within.to({0});
        QCOMPARE(within.verified().goneBack.size(), std::size_t{2});
    }

    /// Lines in which nothing happens give up nothing, and neither does the way forward.
    void courses_data()
    {
        Rows<QString, QString, QString> row;
        row("the same", "1a 1b 2c", "1a 1b 2c", "");
        row("goes on", "1a 1b", "1a 1b 1c 2d", "");
        row("one place", "1a 2b 3c", "1a 2d 3c", "2: b > d");
        row("one of several", "1a 1b 1c 2d", "1a 1x 1c 2d", "1: b > x");
        row("stayed instead", "1a 2b 3c", "1a 2a 3c", "2: b > a");
        row("went instead", "1a 2a 3c", "1a 2b 3c", "2: a > b");
        row("broken off", "1a 2b 3c", "1a", "2: b > ; 3: c > ");
        row("stands still where it broke off", "1a 2a 3c", "1a 2a", "3: c > ");
        row("nothing after", "1a 1b", "", "1: a,b > ");
        row("stayed to the end", "1a 2b.", "1a 2a.", "2: b > a");
        row("not moved yet", "1a 2a", "1a 2b 3c", "2:  > "); // a step, and no place
    }
    void courses()
    {
        const auto [before, after, changes] = rowOf<QString, QString, QString>();
        const auto course = [](const QString& text) {
            Course course{"z", static_cast<std::uint16_t>(text.endsWith(u'.') ? 99 : 0), {}};
            for (const QString& each : text.chopped(text.endsWith(u'.') ? 1 : 0).split(u' ', Qt::SkipEmptyParts))
                course.steps.push_back(
                    {static_cast<std::uint16_t>(each.left(1).toUShort()), each.mid(1).toStdString(), each.toStdString()});
            return course;
        };
        QCOMPARE(places({0, 0, {}, changedRounds(course(before), course(after))}), changes);
    }

    /// What the table can tell from its log alone is what the record says.
    void theTableKnowsWhichCodes()
    {
        int left = 0;
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            std::mt19937_64 random(seed);
            auto record =
                Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header(), rules(), testKeys()).value();
            for (int n = 0; n < 250; ++n) {
                const std::size_t most = record.entries().size();
                if (random() % 12 == 0 && most > 0) {
                    QVERIFY(record.goTo(random() % 3 == 0 ? random() % (most + 1) : most - std::min<std::size_t>(most, random() % 9)));
                    continue;
                }
                const auto action = randomAction(record, random);
                if (!action)
                    break;
                QVERIFY(record.submit(*action));
            }
            const auto found = verify(*readReveal(record.reveal().value()), {}, boards(), rules().cards);
            std::set<std::uint64_t> lines;
            for (const GoneBack& back : found.goneBack)
                for (const GoneBack::Code& code : back.codes)
                    lines.insert(code.line);
            const auto shown = shownCodes(record.publicLog());
            QCOMPARE(shown.size(), record.witnesses().size());
            for (std::size_t n = 0; n < shown.size(); ++n) {
                QCOMPARE(shown[n].round, record.witnesses()[n].round);
                QCOMPARE(shown[n].goneBackBehind, lines.contains(record.witnesses()[n].line + 1));
                left += shown[n].goneBackBehind ? 1 : 0;
            }
            // What would be passed is what is marked once it was.
            if (const std::size_t cursor = record.cursor() / 2; cursor != record.cursor()) {
                const auto passed = codesPassed(record.publicLog(), publicView(record.ruleset(), record.stateAt(cursor)));
                std::vector<std::uint16_t> standing;
                for (const ShownCodeOfLog& each : shown)
                    if (!each.goneBackBehind)
                        standing.push_back(each.round);
                QVERIFY(record.goTo(cursor));
                std::vector<std::uint16_t> still;
                for (const ShownCodeOfLog& each : shownCodes(record.publicLog()))
                    if (!each.goneBackBehind)
                        still.push_back(each.round);
                QCOMPARE(standing.size() - still.size() > 0, !passed.empty());
            }
        }
        QVERIFY(left > 16);
    }
};

DEMETER_TEST(TestGoneBack)
#include "test_gone_back.moc"
