// What holds in every whole game: the invariants, that `legalActions` and `apply` say the same, and replay.
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestRoundProperties : public QObject {
    Q_OBJECT

public:
    TestRoundProperties() { qputenv("RC_PARAMS", "max_success=" + QByteArray::number(times(12, 1000))); }

private slots:
    /// INV-1 to INV-7, and the record: actions written, read back and replayed give the same state, byte for byte.
    void wholeGames()
    {
        test::Counts counts;
        int over = 0, games = 0;
        std::size_t actions = 0, rounds = 0;
        const bool held = rc::check("whole games", [&] {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Ruleset ruleset = randomRoundRuleset(random);
            RoundOptions options;
            options.handling = random() % 3 == 0 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
            const RoundGame game = playRoundGame(random, ruleset, options);
            GameState state = game.start;
            Ruleset now = ruleset;
            for (const Action& action : game.actions) {
                const auto read = readAction(now, writeAction(now, action));
                if (!read || *read != action)
                    RC_FAIL("not read back: " + writeAction(now, action));
                auto next = apply(now, state, *read);
                RC_ASSERT(next.has_value());
                now = rulesAfter(now, action);
                if (const auto broken = brokenInvariant(now, *next))
                    RC_FAIL(std::string(*broken) + " does not hold after " + writeAction(now, action) + " in " + writeState(now, state) +
                            "\nnow " + writeState(now, *next));
                countAction(counts, now, state, action, *next);
                state = std::move(*next);
            }
            RC_ASSERT(state == game.end);
            RC_ASSERT(writeState(now, state) == writeState(now, game.end));
            if (state.step != Step::Over && static_cast<int>(game.actions.size()) < options.mostActions)
                RC_FAIL("stuck: " + writeState(now, state));
            over += state.step == Step::Over;
            ++games;
            actions += game.actions.size();
            rounds += state.round;
        });
        qInfo("%d games, %d to their end, %zu rounds, %zu actions", games, over, rounds, actions);
        for (const auto& [name, count] : counts)
            qInfo("%8d %s", count, name.c_str());
        QVERIFY(held);
        QVERIFY(over * 10 >= games * 9);
    }

    /// What `legalActions` lists is exactly what `apply` accepts, over everything that can be written down.
    void legalActionsAreExactlyWhatApplyAccepts()
    {
        const bool held = rc::check("legalActions <=> apply", [] {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Ruleset ruleset = randomRoundRuleset(random);
            static const std::vector<Action> every = everyRoundAction(ruleset);
            RoundOptions options;
            options.mostActions = 700;
            playRoundGame(random, ruleset, options, [&](const Ruleset& now, const GameState& state) {
                if (random() % 30 != 0)
                    return;
                const std::vector<Action> legal = legalActions(now, state);
                for (const Action& action : legal)
                    if (!apply(now, state, action))
                        RC_FAIL("offered but refused: " + writeAction(now, action) + " in " + writeState(now, state));
                for (const Action& action : every) {
                    const auto applied = apply(now, state, action);
                    const bool accepted = applied.has_value();
                    // A record may hold more than that: only what the hunters' rules of today forbid them (TIME-10, COMB-10).
                    const auto recorded = applyRecorded(now, state, action);
                    const bool once =
                        !accepted && (applied.error().what == Refusal::HunterOutOfOrder || applied.error().what == Refusal::CombatCardLies);
                    if (recorded.has_value() != (accepted || once) || (accepted && *recorded != *applied))
                        RC_FAIL("taken otherwise from a record: " + writeAction(now, action) + " in " + writeState(now, state));
                    if (accepted != (std::ranges::find(legal, action) != legal.end()))
                        RC_FAIL(std::string(accepted ? "accepted but not offered: " : "offered but refused: ") + writeAction(now, action) +
                                " in " + writeState(now, state));
                }
                RC_ASSERT(!legal.empty() || state.step == Step::Over);
            });
        });
        QVERIFY(held);
    }
};

DEMETER_TEST(TestRoundProperties)

#include "test_round_properties.moc"
