// What holds in every game: section 26 of the specification (INV), and that `legalActions` and `apply` say the same.
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "tests/support/load.h"
#include "tests/support/random_game.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// INV-7: what was face up in a hideout and is still there must still be face up.
bool facesStay(const GameState& before, const GameState& after)
{
    const auto find = [&](LocationId location) -> const Hideout* {
        for (const auto& hideout : after.trail)
            if (hideout && hideout->location == location)
                return &*hideout;
        for (const auto& lair : after.lairs)
            if (lair && lair->location == location)
                return &*lair;
        return nullptr;
    };
    // A card may leave for the deck and come back face down in one action only by Misdirect (OPEN-26) or a lair that is cleared.
    const auto stays = [&](const std::optional<Hideout>& hideout) {
        if (!hideout || !hideout->location || !hideout->faceUp)
            return true;
        const Hideout* now = find(*hideout->location);
        return !now || now->faceUp || now->round != hideout->round;
    };
    return std::ranges::all_of(before.trail, stays) && std::ranges::all_of(before.lairs, stays);
}

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

public:
    TestProperties() { qputenv("RC_PARAMS", "max_success=" + QByteArray::number(times(60, 2500))); }

private slots:
    /// INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7, COMP-2, COMP-3, COMP-12, and replay: the actions as text give the last state again.
    void invariants()
    {
        int phases = 0, over = 0;
        const bool held = rc::check("INV-1 to INV-7 and replay in random games", [&] {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Ruleset ruleset = randomRuleset(random);
            const RandomGame game = playRandomGame(random, ruleset, 60);
            const GameState* before = &game.start;
            for (const GameState& state : game.states) {
                const auto broken = brokenInvariant(ruleset, state);
                if (broken)
                    RC_FAIL(std::string(*broken) + " does not hold: " + writeState(ruleset, state));
                RC_ASSERT(facesStay(*before, state));
                before = &state;
            }
            RC_ASSERT(!game.states.empty());
            phases += game.states.back().round;
            over += game.states.back().step == Step::Over;

            GameState replayed = game.start;
            Ruleset now = ruleset;
            for (const Action& action : game.actions) {
                const auto read = readAction(now, writeAction(now, action));
                RC_ASSERT(read.has_value());
                RC_ASSERT(*read == action);
                auto next = apply(now, replayed, *read);
                RC_ASSERT(next.has_value());
                replayed = std::move(*next);
                now = rulesAfter(now, action);
            }
            RC_ASSERT(writeState(ruleset, replayed) == writeState(ruleset, game.states.back()));
            RC_ASSERT(replayed == game.states.back());
        });
        qInfo("%d phases, %d games ended", phases, over);
        QVERIFY(held);
    }

    /// legalActions is exactly what apply accepts, over everything that can be written down; MOVE-6, SLIDE-2, GOLD-4.
    void legalActionsAreExactlyWhatApplyAccepts()
    {
        const bool held = rc::check("legalActions <=> apply", [] {
            std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
            const Ruleset ruleset = randomRuleset(random);
            static const std::vector<Action> every = everyAction(ruleset);
            playRandomGame(random, ruleset, 40, [&](const Ruleset& now, const GameState& state) {
                if (random() % 12 != 0)
                    return;
                const std::vector<Action> legal = legalActions(now, state);
                for (const Action& action : legal)
                    if (!apply(now, state, action))
                        RC_FAIL("offered but refused: " + writeAction(now, action) + " in " + writeState(now, state));
                for (const Action& action : every) {
                    if (std::holds_alternative<PlaceHunters>(action))
                        continue; // offered by one example only
                    const bool accepted = apply(now, state, action).has_value();
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

DEMETER_TEST(TestProperties)

#include "test_properties.moc"
