// A made-up game without a map, with two secrets and three seats, to prove that no room asks for more: two players each close a number into
// a box, and the third guesses at the table. It has a public log, so that it can be shown like any other game.
#pragma once

#include "core/journal/public_step_json.h"
#include "core/journal/record.h"
#include "core/journal/recorded_game.h"
#include "core/journal/recorded_log.h"
#include "core/journal/verify.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter::test::sealed_boxes {

inline constexpr int keepers = 2, largestNumber = 9;

/// The empty boxes are put on the table.
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};
/// SB-1: each keeper once, behind the curtain; the table sees that the box is closed.
struct Close {
    int keeper = 0, number = 0;
    friend bool operator==(const Close&, const Close&) = default;
};
/// SB-2: at the table, once both are closed, of a box that has stayed closed.
struct Guess {
    int keeper = 0, number = 0;
    friend bool operator==(const Guess&, const Guess&) = default;
};
using Action = std::variant<Begin, Close, Guess>;

/// SB-3: the guesser opens both, or one box stays closed to the last guess.
enum class Winner : std::uint8_t { None, Guesser, Keepers };

/// What everybody is told.
struct Happening {
    enum class What : std::uint8_t { Began, Closed, Guessed } what{};
    int keeper = 0, number = 0; ///< whose box; the number that was guessed
    bool opened = false;        ///< by the guess
    friend bool operator==(const Happening&, const Happening&) = default;
};

struct State {
    bool begun = false;
    std::array<std::optional<int>, keepers> numbers; ///< hidden until the box is open
    std::array<bool, keepers> open{};
    std::uint16_t round = 1; ///< the guess that comes next, or was the last
    Winner winner{};
    std::vector<Happening> happened; ///< by the last action
    bool areClosed() const { return numbers[0].has_value() && numbers[1].has_value(); }
    friend bool operator==(const State&, const State&) = default;
};

/// What one keeper may know besides what lies open; nobody else's.
inline std::optional<int> secretOf(const State& state, int keeper)
{
    return state.numbers[static_cast<std::size_t>(keeper)];
}

struct Rules {
    int rounds = 0;
};

/// What everybody sees: no number of a closed box.
struct View {
    struct Box {
        bool closed = false;
        std::optional<int> open;
        friend bool operator==(const Box&, const Box&) = default;
    };
    std::array<Box, keepers> boxes;
    bool guesses = false; ///< the guesser is next
    std::uint16_t round = 1;
    Winner winner{};
    friend bool operator==(const View&, const View&) = default;
};

inline View viewOf(const Rules&, const State& state)
{
    View view;
    for (std::size_t n = 0; n < keepers; ++n)
        view.boxes[n] = {state.numbers[n].has_value(), state.open[n] ? state.numbers[n] : std::nullopt};
    view.guesses = state.areClosed() && state.winner == Winner::None;
    view.round = state.round;
    view.winner = state.winner;
    return view;
}

struct Game : RecordedLog<Rules, State, Happening, View, viewOf> {
    struct Setup {
        int rounds = 6;
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct Facts {};
    struct Sources {
        Facts none{};
        const Facts& facts() const { return none; }
    };
    using Rules = sealed_boxes::Rules;
    using State = sealed_boxes::State;
    using Action = sealed_boxes::Action;
    struct Refusal {
        std::string rule;
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    struct Error {
        std::string rule;
        friend bool operator==(const Error&, const Error&) = default;
    };

    static constexpr std::array<std::string_view, 5> formats{"", "", "", "sealed-boxes/1", ""};
    static constexpr std::array<std::string_view, 1> setupFields{"rounds"};
    static constexpr std::array<std::string_view, 0> furtherFields{};
    static bool isText(std::string_view) { return false; }
    static bool isFile(std::string_view) { return false; }
    static std::optional<Fault> foreignHeader(const Json&) { return std::nullopt; }
    static std::expected<Setup, std::string> readSetup(const Json& open, const Facts&)
    {
        if (!open["rounds"].is_number_integer() || open["rounds"].get<int>() < 1 || open["rounds"].get<int>() > 99)
            return std::unexpected("rounds");
        return Setup{open["rounds"].get<int>()};
    }
    static void writeSetup(Json& open, const Setup& setup, const Facts&) { open["rounds"] = setup.rounds; }
    static Setup withoutDefaults(const Setup& setup, const Facts&) { return setup; }
    static std::optional<std::string> unwritable(const Setup&) { return std::nullopt; }
    static bool holdsFiles(const Setup&) { return false; }
    static bool isBuiltIn(const Setup&) { return true; }
    static bool otherFiles(const Setup&, const Rules&) { return false; }
    static std::optional<Fault> missingExternalInput(const Setup&) { return std::nullopt; }

    static const Facts& factsOf(const Rules&)
    {
        static constexpr Facts none;
        return none;
    }
    static std::expected<Rules, Fault> rulesOf(const Setup& setup, const Sources&) { return Rules{setup.rounds}; }
    static std::pair<Rules, State> begin(const Setup& setup, Rules, const Seed&) { return {{setup.rounds}, {}}; }
    static std::expected<State, Refusal> apply(const Rules& rules, const State& state, const Action& action)
    {
        State next = state;
        next.happened.clear();
        if (std::holds_alternative<Begin>(action)) {
            if (state.begun)
                return std::unexpected(Refusal{"SB-0"});
            next.begun = true;
            next.happened.push_back({});
            return next;
        }
        if (const auto* close = std::get_if<Close>(&action)) {
            if (!state.begun || !isOne(close->keeper, close->number) || secretOf(state, close->keeper))
                return std::unexpected(Refusal{"SB-1"});
            next.numbers[std::size_t(close->keeper)] = close->number;
            next.happened.push_back({Happening::What::Closed, close->keeper, 0, false});
            return next;
        }
        const auto& [keeper, number] = std::get<Guess>(action);
        if (!state.areClosed() || state.winner != Winner::None || !isOne(keeper, number) || state.open[std::size_t(keeper)])
            return std::unexpected(Refusal{"SB-2"});
        const bool right = *state.numbers[std::size_t(keeper)] == number;
        next.open[std::size_t(keeper)] = right;
        next.happened.push_back({Happening::What::Guessed, keeper, number, right});
        if (std::ranges::all_of(next.open, std::identity{}))
            next.winner = Winner::Guesser;
        else if (state.round == rules.rounds)
            next.winner = Winner::Keepers;
        else
            ++next.round;
        return next;
    }
    static std::expected<State, Refusal> applyRecorded(const Rules& rules, const State& state, const Action& action)
    {
        return apply(rules, state, action);
    }
    static Rules rulesAfter(const Rules& rules, const Action&) { return rules; }
    static std::optional<std::string> penalty(const Rules&, const State&, const Action&) { return std::nullopt; }
    static Refusal chanceStays() { return {"SB-0"}; }
    static bool needsHistory(const Action&) { return false; }
    static Action completedFromHistory(const Rules&, const State&, const std::vector<Action>&, const Action& action) { return action; }
    static Refusal notWritable() { return {"not-written"}; }
    static Refusal noSuchMoment(std::size_t, std::size_t) { return {"SB-0"}; }

    static std::string writeAction(const Rules&, const Action& action)
    {
        if (std::holds_alternative<Begin>(action))
            return R"({"action":"begin"})";
        const auto* close = std::get_if<Close>(&action);
        const auto [keeper, number] = close != nullptr ? std::pair(close->keeper, close->number)
                                                       : std::pair(std::get<Guess>(action).keeper, std::get<Guess>(action).number);
        return Json{{"action", actionName(action)}, {"keeper", keeper}, {"number", number}}.dump();
    }
    static std::expected<Action, Faults> readAction(const Rules&, std::string_view text)
    {
        const Json json = parseExactly(text);
        if (hasKeys(json, {"action"}) && json["action"] == "begin")
            return Begin{};
        if (!hasKeys(json, {"action", "keeper", "number"}) || !json["keeper"].is_number_integer() || !json["number"].is_number_integer())
            return std::unexpected(Faults{{"not-object", "", {}}});
        const int keeper = json["keeper"].get<int>(), number = json["number"].get<int>();
        if (json["action"] == "close")
            return Close{keeper, number};
        if (json["action"] == "guess")
            return Guess{keeper, number};
        return std::unexpected(Faults{{"not-object", "", {}}});
    }
    static std::string_view actionName(const Action& action)
    {
        return std::holds_alternative<Begin>(action) ? "begin" : std::holds_alternative<Close>(action) ? "close" : "guess";
    }
    static Json place(const Rules&, const State&) { return nullptr; }
    static std::size_t paddingLinesDue(const State&, const State&) { return 0; }
    static bool paddingWaits(const State&) { return false; }
    static Json stepJson(const Rules&, const Step*, const Step& step)
    {
        static constexpr std::array<const char*, 3> winners{"none", "guesser", "keepers"};
        Json table = Json::object();
        table["round"] = step.view.round;
        table["winner"] = winners[static_cast<std::size_t>(step.view.winner)];
        return publicStepJson(
            step,
            [](const Happening& one) {
                static constexpr std::array<const char*, 3> names{"began", "closed", "guessed"};
                Json json{{"what", names[static_cast<std::size_t>(one.what)]}, {"keeper", one.keeper}};
                if (one.what == Happening::What::Guessed) {
                    json["number"] = one.number;
                    json["opened"] = one.opened;
                }
                return json;
            },
            std::move(table));
    }
    static bool draws(const Step&, const Step&) { return false; }
    static std::uint16_t round(const State& state) { return state.round; }
    static bool over(const State& state) { return state.winner != Winner::None; }
    static const std::vector<Error>& unnoticedErrors(const State&)
    {
        static const std::vector<Error> none;
        return none;
    }

private:
    static bool isOne(int keeper, int number) { return keeper >= 0 && keeper < keepers && number >= 1 && number <= largestNumber; }
};

using RecordHeader = BasicRecordHeader<Game>;
using Record = BasicRecord<Game>;

} // namespace demeter::test::sealed_boxes

DEMETER_RECORD_TEMPLATES(extern, test::sealed_boxes::Game)
