// The record against random games: undo all the way back gives the first state, redo and replay the last, byte for byte.
#include "tests/core/journal/journal_support.h"
#include "tests/support/random_game.h"
#include "tests/support/random_round.h"

#include <QtTest>

#include <rapidcheck.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestRecordProperties : public QObject {
    Q_OBJECT

public:
    TestRecordProperties() { qputenv("RC_PARAMS", "max_success=" + QByteArray::number(times(25, 2500))); }

private slots:
    void undoAndReplay()
    {
        std::size_t actions = 0;
        const bool held = rc::check("undo gives the first state, redo and replay the last", [&] {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Ruleset ruleset = randomRuleset(random);
            const RandomGame game = playRandomGame(random, ruleset, 60);
            RecordHeader start = header();
            start.rulings = ruleset.rulings;
            start.handling = game.start.handling;
            start.seed = game.start.seed;
            auto bytes = std::make_shared<std::string>();
            auto record = Record::create(std::make_unique<MemoryDevice>(bytes), start, ruleset, testKeys());
            RC_ASSERT(record.has_value());
            RC_ASSERT(record->state() == game.start);
            for (std::size_t i = 0; i < game.actions.size(); ++i) {
                RC_ASSERT(record->submit(game.actions[i]).has_value());
                RC_ASSERT(record->state() == game.states[i]);
            }
            actions += game.actions.size();
            const std::string last = stateText(*record);

            const auto replayed = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), ruleset.cards}, testKeys());
            RC_ASSERT(replayed.has_value());
            RC_ASSERT(replayed->notices.empty());
            RC_ASSERT(stateText(replayed->record) == last);
            RC_ASSERT(replayed->record.head() == record->head());

            while (record->canUndo())
                RC_ASSERT(record->undo().has_value());
            RC_ASSERT(record->state() == game.start);
            RC_ASSERT(record->cursor() == 0U);
            const auto undone = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), ruleset.cards}, testKeys());
            RC_ASSERT(undone.has_value());
            RC_ASSERT(undone->record.state() == game.start);
            RC_ASSERT(undone->record.entries().size() == game.actions.size());
            while (record->canRedo())
                RC_ASSERT(record->redo().has_value());
            RC_ASSERT(stateText(*record) == last);
        });
        qInfo("%zu actions", actions);
        QVERIFY(held);
    }

    /// The same for whole games with the clock kept, to their end.
    void wholeGamesUndoAndReplay()
    {
        std::size_t actions = 0;
        int games = 0, over = 0;
        for (; games < times(3, 1000); ++games) {
            std::mt19937_64 random(static_cast<std::uint64_t>(games) + 1);
            const Ruleset ruleset = randomRoundRuleset(random);
            RoundOptions options;
            options.handling = random() % 3 == 0 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
            const RoundGame game = playRoundGame(random, ruleset, options);
            RecordHeader start = header();
            start.rulings = ruleset.rulings;
            start.handling = options.handling;
            start.seed = game.start.seed;
            start.clockKept = true;
            auto bytes = std::make_shared<std::string>();
            auto record = Record::create(std::make_unique<MemoryDevice>(bytes), start, ruleset, testKeys());
            QVERIFY(record.has_value());
            QVERIFY(record->state() == game.start);
            for (const Action& action : game.actions)
                QVERIFY2(record->submit(action).has_value(), qPrintable(QStringLiteral("game %1").arg(games + 1)));
            QVERIFY(record->state() == game.end);
            const auto replayed = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), ruleset.cards}, testKeys());
            QVERIFY(replayed.has_value() && replayed->notices.empty());
            QVERIFY(replayed->record.state() == game.end);
            while (record->canUndo())
                QVERIFY(record->undo().has_value());
            QVERIFY(record->state() == game.start);
            const auto undone = Record::open(std::make_unique<MemoryDevice>(bytes), {boards(), ruleset.cards}, testKeys());
            QVERIFY(undone.has_value() && undone->record.state() == game.start);
            while (record->canRedo())
                QVERIFY(record->redo().has_value());
            QVERIFY(record->state() == game.end);
            actions += game.actions.size();
            over += game.end.step == Step::Over;
        }
        qInfo("%d games, %d to their end, %zu actions", games, over, actions);
        QVERIFY(over * 10 >= games * 9);
    }
};

DEMETER_TEST(TestRecordProperties)

#include "test_record_properties.moc"
