// The law of prompts, for every game: see prompt_law.h.
#include "app/fury2e/desktop/guide/turn_flow.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/view/table_turn.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/app/desktop/guide/prompt_law.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/random_second_game.h"

#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::test;

namespace {

struct ThirdPresses {
    using Ruleset = fury3e::Ruleset;
    using State = fury3e::GameState;
    using Action = fury3e::Action;
    using Moment = fury3e::TableMoment;
    using Draft = fury3e::TableDraft;
    using TableChoice = fury3e::TableChoice;
    using SubQuestion = fury3e::SubQuestion;
    using Choice = fury3e::Choice;
    using Violation = fury3e::Violation;

    static std::pair<Ruleset, State> start(std::mt19937_64& random)
    {
        const Ruleset rules = randomRoundRuleset(random);
        RoundOptions options;
        options.handling = random() % 4 == 0 ? fury3e::CardHandling::DrawnFromBox : fury3e::CardHandling::Dealt;
        options.corrections = false;
        options.mostActions = static_cast<int>(random() % 400);
        RoundGame game = playRoundGame(random, rules, options);
        return {game.rulesetAtEnd, std::move(game.end)};
    }
    static bool isOver(const State& state) { return state.step == fury3e::Step::Over; }
    static Moment moment(const Ruleset& rules, const State& state)
    {
        return {rules.cards, publicView(rules, state), tableTurn(rules, state), true};
    }
    static bool tableDecides(const Ruleset& rules, const State& state, const Moment& moment)
    {
        // A card that he has just drawn and has to play: the table is told that he goes first, and not why (INFO-7).
        State now = state; // there may be two of them
        while (const auto pause = fury3e::beforeEntry(now)) {
            auto gone = apply(rules, now, *pause);
            if (!gone)
                return false;
            now = *std::move(gone);
        }
        using Who = fury3e::TableTurn::Who;
        return moment.turn.who == Who::Hunters || moment.turn.who == Who::Time;
    }
    static fury3e::Sentences sentences(const Ruleset& rules) { return {rules.board, rules.cards, Language::En}; }
    static fury3e::TableAsked asked(const Ruleset& rules, const Moment& moment, const Draft& draft, const PromptRoom& room)
    {
        return tableAsked(moment, draft, room, sentences(rules));
    }
    static std::optional<Draft> tapped(const Moment& moment, const Draft& draft, LocationId place)
    {
        return fury3e::tapped(moment.turn, draft, place);
    }
    /// The first of those who pass, for all of them.
    static std::optional<Action> otherThan(const Moment& moment, const TableChoice::Does& does)
    {
        const auto hunter = (does == TableChoice::Does(TablePress::OthersPass)) ? actingHunter(moment.turn) : std::nullopt;
        return hunter ? std::optional<Action>(fury3e::HunterActs{*hunter, fury3e::HunterActs::What::Pass, false, false}) : std::nullopt;
    }
    struct Flow {
        const Ruleset& rules;
        const State& state;
        fury3e::Sentences words = sentences(rules);
        fury3e::Question question(const std::optional<SubQuestion>& inside) const
        {
            return fury3e::TurnFlow(rules, state, words).question(inside);
        }
        fury3e::Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const
        {
            return fury3e::TurnFlow(rules, state, words).elsewhere(place, inside);
        }
    };
    static Flow flow(const Ruleset& rules, const State& state) { return {rules, state}; }
    /// A card of the list of the hunters' Event cards, which shows those that can be said.
    static std::optional<SubQuestion> opened(const Flow& flow, const fury3e::Answer& answer, std::mt19937_64& random)
    {
        if (answer != fury3e::Answer(fury3e::Command::HuntersCards))
            return std::nullopt;
        const auto card = static_cast<fury3e::HunterEvent>(random() % fury3e::hunterEventCount);
        auto asked = fury3e::TurnFlow(flow.rules, flow.state, flow.words).huntersPlay(card);
        return asked ? std::optional(*std::move(asked)) : std::nullopt;
    }
    static QString enter(Ruleset& rules, State& state, const Action& action, bool dracula)
    {
        if (!dracula)
            if (const auto refused = refusedAtTable(rules, state, action))
                return sentences(rules).action(action) + QStringLiteral(": ") + sentences(rules).violation(*refused);
        State before = state;
        const auto pass = [&](const auto& next, State& from) { // as the record does around an entry of the table's
            while (const auto step = next(from)) {
                auto gone = apply(rules, from, *step);
                if (!gone)
                    break;
                from = *std::move(gone);
            }
        };
        if (!dracula) {
            pass(fury3e::beforeEntry, before);
            if (const auto opens = fury3e::opensTime(rules, before, action)) {
                before = apply(rules, before, *opens).value();
                pass(fury3e::beforeEntry, before);
                // Whom Dracula meets then comes first (TIME-6), and a card that he has drawn and must play (INFO-7).
                if (fury3e::beforeEntry(before) || refusedAtTable(rules, before, action)) {
                    state = std::move(before);
                    return {};
                }
            }
        } else if (auto begun = fury3e::TurnFlow::slid(rules, before); begun && !apply(rules, before, action)) {
            before = *std::move(begun);
        }
        auto after = apply(rules, before, action);
        if (!after)
            return sentences(rules).action(action) + QStringLiteral(": ") + sentences(rules).violation(after.error());
        state = *std::move(after);
        rules = rulesAfter(rules, action);
        if (!dracula)
            pass(fury3e::afterEntry, state);
        return {};
    }
};

struct SecondPresses {
    using Ruleset = fury2e::Ruleset;
    using State = fury2e::GameState;
    using Action = fury2e::Action;
    using Moment = fury2e::TableMoment;
    using Draft = fury2e::TableDraft;
    using TableChoice = fury2e::TableChoice;
    using SubQuestion = fury2e::SubQuestion;
    using Choice = fury2e::Choice;
    using Violation = fury2e::Violation;

    static std::pair<Ruleset, State> start(std::mt19937_64& random)
    {
        const Ruleset rules = randomSecondRuleset(random);
        SecondGame game = playSecondGame(random, rules, static_cast<int>(random() % 400));
        return {rules, std::move(game.end)};
    }
    static bool isOver(const State& state) { return state.step == fury2e::Step::Over; }
    static Moment moment(const Ruleset& rules, const State& state) { return {publicView(rules, state), tableTurn(rules, state)}; }
    static bool tableDecides(const Ruleset&, const State&, const Moment& moment)
    {
        using Who = fury2e::TableTurn::Who;
        return moment.turn.who != Who::Dracula && moment.turn.who != Who::Nobody;
    }
    static fury2e::SecondEditionSentences sentences(const Ruleset& rules) { return {rules.board, Language::En}; }
    static fury2e::TableAsked asked(const Ruleset& rules, const Moment& moment, const Draft& draft, const PromptRoom& room)
    {
        return tableAsked(moment, draft, room, sentences(rules));
    }
    static std::optional<Draft> tapped(const Moment& moment, const Draft& draft, LocationId place)
    {
        return fury2e::tapped(moment, draft, place);
    }
    static std::optional<Action> otherThan(const Moment&, const TableChoice::Does&) { return std::nullopt; }
    struct Flow {
        const Ruleset& rules;
        const State& state;
        fury2e::SecondEditionSentences words = sentences(rules);
        fury2e::Question question(const std::optional<SubQuestion>& inside) const
        {
            return fury2e::TurnFlow(rules, state, words).question(inside);
        }
        fury2e::Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const
        {
            return fury2e::TurnFlow(rules, state, words).elsewhere(place, inside);
        }
    };
    static Flow flow(const Ruleset& rules, const State& state) { return {rules, state}; }
    static std::optional<SubQuestion> opened(const Flow&, const fury2e::Answer&, std::mt19937_64&) { return std::nullopt; }
    static QString enter(Ruleset& rules, State& state, const Action& action, bool dracula)
    {
        if (!dracula)
            if (const auto refused = refusedAtTable(rules, state, action))
                return sentences(rules).action(action) + QStringLiteral(": ") + sentences(rules).reason(*refused);
        auto after = apply(rules, state, action);
        if (!after)
            return sentences(rules).action(action) + QStringLiteral(": ") + sentences(rules).reason(after.error());
        state = *std::move(after);
        rules = rulesAfter(rules, action);
        return {};
    }
};

/// A game whose guide has one prompt without an answer: what is to be answered when a hunter arrives.
struct PlantedPresses : ThirdPresses {
    struct Flow : ThirdPresses::Flow {
        fury3e::Question question(const std::optional<SubQuestion>& inside) const
        {
            fury3e::Question asked = ThirdPresses::Flow::question(inside);
            if (!state.due.empty() && state.due.back().what == fury3e::Due::What::Arrival)
                asked.choices.clear();
            return asked;
        }
    };
    static Flow flow(const Ruleset& rules, const State& state) { return {{rules, state}}; }
};

/// Each game goes on from some moment of one that was played otherwise.
template <typename Game> void hold(std::uint64_t seed, int games)
{
    PressTally tally;
    for (int n = 0; n < games; ++n) {
        std::mt19937_64 random(seed * 100000 + static_cast<std::uint64_t>(n));
        const QString broken = PromptLaw<Game>(random, tally).play(100);
        QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(n).arg(broken)));
    }
    qInfo("%llu games, %llu entries (table %llu, phones %llu, Dracula %llu), %llu prompts", static_cast<unsigned long long>(tally.games),
          static_cast<unsigned long long>(tally.steps), static_cast<unsigned long long>(tally.table),
          static_cast<unsigned long long>(tally.phone), static_cast<unsigned long long>(tally.guide),
          static_cast<unsigned long long>(tally.prompts));
}

} // namespace

#ifdef DEMETER_SANITIZED
constexpr int everyday = 50; // the release build plays the others
#else
constexpr int everyday = 2000;
#endif

class TestRandomPresses : public QObject {
    Q_OBJECT

private slots:
    void thirdEdition() { hold<ThirdPresses>(1, times(everyday, 20000)); }
    void secondEdition() { hold<SecondPresses>(2, times(everyday, 20000)); }
    /// The law fails where a prompt has no answer.
    void aPromptWithoutAnAnswerIsFound()
    {
        PressTally tally;
        std::mt19937_64 random(7);
        QString broken;
        for (int n = 0; n < 20 && broken.isEmpty(); ++n)
            broken = PromptLaw<PlantedPresses>(random, tally).play(400);
        QVERIFY(broken.startsWith(QStringLiteral("Dracula: ")));
    }
};

DEMETER_TEST(TestRandomPresses)
#include "test_random_presses.moc"
