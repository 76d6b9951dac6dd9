// The laws that every game keeps which a record keeps, written once. A game runs them by describing how it is played in a test
// (`LawfulPlay`); core/adding_a_game.md says when. Each law gives an empty text if it held, or says what broke it.
#pragma once

#include "core/fury3e/record/recorded.h"
#include "core/journal/outer_line.h"
#include "core/journal/recorded_game.h"
#include "core/journal/reveal.h"
#include "tests/support/memory_device.h"
#include "tests/support/test_keys.h"

#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// How a game is played in a test. `Play::Game` is the game; everything else is a static function.
template <typename Play>
concept LawfulPlay = RecordedGame<typename Play::Game> && requires(
    std::mt19937_64& random, const typename Play::Game::Rules& rules, const typename Play::Game::State& state,
    const typename Play::Game::Action& action, const Reveal& lines, std::uint64_t number,
    const std::function<void(const typename Play::Game::Rules&, const typename Play::Game::Step&, const typename Play::Game::Step&)>& see)
{
    {
        Play::header(random)
        } -> std::same_as<BasicRecordHeader<typename Play::Game>>;
    {
        Play::sources()
        } -> std::same_as<typename Play::Game::Sources>;
    {
        Play::act(random, rules, state)
        } -> std::same_as<std::optional<typename Play::Game::Action>>; // legal, by chance
    {
        Play::legal(rules, state)
        } -> std::same_as<std::vector<typename Play::Game::Action>>;
    {
        Play::candidates(rules)
        } -> std::same_as<std::vector<typename Play::Game::Action>>; // listed by `legal` if, and only if, legal
    {
        Play::verify(lines)
        } -> std::same_as<BasicVerification<typename Play::Game>>;
    {Play::twins(number, see)}; // two games that look alike on the table: shows what is noticed in either, step by step
};

template <LawfulPlay Play> struct GameLaws {
    using Game = typename Play::Game;
    using Record = BasicRecord<Game>;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Bytes = std::shared_ptr<std::string>;

    static std::optional<Record> begun(std::mt19937_64& random, const Bytes& bytes)
    {
        const auto header = Play::header(random);
        auto rules = Game::rulesOf(header, Play::sources());
        if (!rules)
            return std::nullopt;
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header, *rules, testKeys());
        return record ? std::optional(*std::move(record)) : std::nullopt;
    }

    /// Plays up to this many actions; `watch` is called before each and says what is wrong, if anything is.
    static std::string played(Record& record, std::mt19937_64& random, int actions,
                              const std::function<std::string(const Record&)>& watch = {})
    {
        for (int n = 0; n < actions; ++n) {
            if (watch)
                if (std::string wrong = watch(record); !wrong.empty())
                    return wrong;
            const auto action = Play::act(random, record.ruleset(), record.state());
            if (!action)
                return {};
            if (!record.submit(*action))
                return "refused: " + Game::writeAction(record.ruleset(), *action);
        }
        return {};
    }

    /// What is offered is exactly what is accepted.
    static std::string legalIsAccepted(std::uint64_t number)
    {
        std::mt19937_64 random(number);
        auto record = begun(random, std::make_shared<std::string>());
        if (!record)
            return "no record";
        return played(*record, random, 150, [](const Record& now) -> std::string {
            const std::vector<Action> legal = Play::legal(now.ruleset(), now.state());
            if (now.entries().size() % 7 != 0)
                return {};
            for (const Action& action : legal)
                if (!Game::apply(now.ruleset(), now.state(), action))
                    return "offered but refused: " + Game::writeAction(now.ruleset(), action);
            for (const Action& action : Play::candidates(now.ruleset()))
                if (Game::apply(now.ruleset(), now.state(), action).has_value() != (std::ranges::find(legal, action) != legal.end()))
                    return "offered or accepted, not both: " + Game::writeAction(now.ruleset(), action);
            return {};
        });
    }

    /// An action and its text are the same, in the same bytes; the same actions lead to the same state.
    static std::string textsAndReplay(std::uint64_t number)
    {
        std::mt19937_64 random(number);
        auto record = begun(random, std::make_shared<std::string>());
        if (!record)
            return "no record";
        auto [rules, state] = Game::begin(record->header(), *Game::rulesOf(record->header(), Play::sources()), record->header().seed);
        if (!(state == record->state()))
            return "another beginning";
        if (std::string wrong = played(*record, random, 300); !wrong.empty())
            return wrong;
        for (const auto& entry : record->entries()) {
            const std::string text = Game::writeAction(rules, entry.action);
            const auto read = Game::readAction(rules, text);
            if (!read || !(*read == entry.action) || Game::writeAction(rules, *read) != text)
                return "not read back: " + text;
            auto after = Game::apply(rules, state, *read);
            if (!after)
                return "refused when replayed: " + text;
            rules = Game::rulesAfter(rules, *read);
            state = *std::move(after);
        }
        return state == record->state() ? std::string() : "replayed to another state";
    }

    /// Back and forward again by one and by many is where it was.
    static std::string undo(std::uint64_t number)
    {
        std::mt19937_64 random(number);
        auto record = begun(random, std::make_shared<std::string>());
        if (!record)
            return "no record";
        std::vector<State> states;
        if (std::string wrong = played(*record, random, 60,
                                       [&](const Record& now) {
                                           states.push_back(now.state());
                                           return std::string();
                                       });
            !wrong.empty())
            return wrong;
        states.resize(record->entries().size());
        states.push_back(record->state());
        for (std::size_t n = states.size() - 1; n-- > 0;)
            if (!record->undo() || !(record->state() == states[n]))
                return "undone to another state: " + std::to_string(n);
        if (record->undo() || !record->goTo(states.size() - 1) || !(record->state() == states.back()))
            return "not done again";
        if (record->redo() || !record->goTo(states.size() / 2) || !(record->state() == states[states.size() / 2]))
            return "not in the middle";
        return {};
    }

    /// A record that is read back is the record that was written, and its reveal holds.
    static std::string reopensAndVerifies(std::uint64_t number)
    {
        std::mt19937_64 random(number);
        const Bytes bytes = std::make_shared<std::string>();
        auto record = begun(random, bytes);
        if (!record)
            return "no record";
        for (int n = 0; n < 12; ++n) {
            if (std::string wrong = played(*record, random, 15); !wrong.empty())
                return wrong;
            if (n % 3 == 1 && !(record->undo() && record->redo()))
                return "not undone";
            if (n % 4 == 3 && record->cursor() > 5 && !record->goTo(record->cursor() - 5))
                return "no jump";
        }
        const auto opened = Record::open(std::make_unique<MemoryDevice>(bytes), Play::sources(), testKeys());
        if (!opened || !opened->notices.empty())
            return "does not reopen: " + (opened ? opened->notices[0].fault.code : opened.error().code);
        const Record& again = opened->record;
        if (!(again.state() == record->state()) || !(again.header() == record->header()) || again.cursor() != record->cursor() ||
            again.entries().size() != record->entries().size() || again.head() != record->head() ||
            !(again.publicLog() == record->publicLog()) || !(again.witnesses() == record->witnesses()))
            return "reopens as another game";
        const auto text = again.reveal();
        const auto lines = text ? readReveal(*text) : std::expected<Reveal, Fault>(std::unexpected(text.error()));
        if (!lines)
            return "no reveal: " + lines.error().code;
        const auto result = Play::verify(*lines);
        if (!result.objections.empty())
            return "an objection to line " + std::to_string(result.objections[0].line.value_or(0)) + ' ' +
                   (result.objections[0].fault ? result.objections[0].fault->code : result.objections[0].rule);
        return result.lines == again.lines() ? std::string() : "lines are missing";
    }

    /// A line tells by its length only what its public part tells anyway.
    static std::string hiddenPartsAreAlike(std::uint64_t number)
    {
        std::mt19937_64 random(number);
        const Bytes bytes = std::make_shared<std::string>();
        auto record = begun(random, bytes);
        if (!record)
            return "no record";
        if (std::string wrong = played(*record, random, 200); !wrong.empty())
            return wrong;
        std::size_t usual = 0;
        Head head = firstHead;
        std::string_view rest = *bytes;
        for (std::uint64_t n = 0; !rest.empty(); ++n) {
            const auto line = readOuterLine(rest.substr(0, rest.find('\n')), n, head);
            if (!line)
                return "no line: " + line.error().code;
            head = line->head;
            rest.remove_prefix(rest.find('\n') + 1);
            if (Game::hiddenRoom(line->open) != 0)
                continue;
            if (usual != 0 && line->hidden.size() != usual)
                return "line " + std::to_string(n + 1) + " is of another length";
            usual = line->hidden.size();
        }
        return {};
    }

    /// What the table is told of two games that look alike is the same, byte for byte.
    static std::string twinsLookAlike(std::uint64_t number)
    {
        std::string wrong;
        Play::twins(number, [&](const typename Game::Rules& rules, const typename Game::Step& one, const typename Game::Step& other) {
            const std::string told = Game::stepJson(rules, nullptr, one).dump();
            if (const std::string toldOther = Game::stepJson(rules, nullptr, other).dump(); wrong.empty() && told != toldOther)
                wrong = told + "\nis not\n" + toldOther;
        });
        return wrong;
    }
};

} // namespace demeter::test
