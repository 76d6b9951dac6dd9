// A made-up game of a dozen lines of rules, to prove that the journal knows no game: somebody hides in a row of cells and moves one cell a
// round; the others look into one cell a round. Who is found has lost.
#pragma once

#include "core/fury3e/record/recorded.h"
#include "core/journal/recorded_game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter::test::hide_and_seek {

/// HS-1: behind the screen, to a neighbouring cell or nowhere; the first one may be any.
struct Move {
    int to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};
/// HS-2: at the table.
struct Look {
    int into = 0;
    friend bool operator==(const Look&, const Look&) = default;
};
using Action = std::variant<Move, Look>;

struct State {
    std::optional<int> cell; ///< where the hider is
    bool moved = false;      ///< in this round
    std::uint16_t round = 1;
    std::optional<int> looked; ///< by the last action
    bool found = false, over = false;
    friend bool operator==(const State&, const State&) = default;
};

struct Rules {
    int cells = 0, rounds = 0;
};

struct Game {
    struct Setup {
        int cells = 7, rounds = 30;
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct Facts {};
    struct Sources {
        Facts none{};
        const Facts& facts() const { return none; }
    };
    using Rules = hide_and_seek::Rules;
    using State = hide_and_seek::State;
    using Action = hide_and_seek::Action;
    struct Refusal {
        std::string rule;
    };
    struct Step {
        std::optional<int> looked;
        std::uint16_t round = 0;
        bool found = false, over = false, back = false;
        friend bool operator==(const Step&, const Step&) = default;
    };
    struct Error {
        std::string rule;
        friend bool operator==(const Error&, const Error&) = default;
    };

    static constexpr std::array<std::string_view, 5> formats{"", "", "", "hide-and-seek/1", ""};
    static constexpr std::array<std::string_view, 2> setupFields{"cells", "rounds"};
    static constexpr std::array<std::string_view, 0> furtherFields{};
    static bool isText(std::string_view) { return false; }
    static bool isFile(std::string_view) { return false; }
    static std::optional<Fault> foreignHeader(const Json& open)
    {
        return open.contains("cards") ? std::optional(Fault{"record-cards", {}, {open["cards"].dump()}}) : std::nullopt;
    }
    static std::expected<Setup, std::string> readSetup(const Json& open, const Facts&)
    {
        if (!open["cells"].is_number_integer() || !open["rounds"].is_number_integer())
            return std::unexpected("cells");
        return Setup{open["cells"].get<int>(), open["rounds"].get<int>()};
    }
    static void writeSetup(Json& open, const Setup& setup, const Facts&)
    {
        open["cells"] = setup.cells;
        open["rounds"] = setup.rounds;
    }
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
    static std::expected<Rules, Fault> rulesOf(const Setup& setup, const Sources&) { return Rules{setup.cells, setup.rounds}; }
    static std::pair<Rules, State> begin(const Setup& setup, Rules, const Seed&) { return {{setup.cells, setup.rounds}, {}}; }
    static std::expected<State, Refusal> apply(const Rules& rules, const State& state, const Action& action)
    {
        State next = state;
        next.looked.reset();
        if (const auto* move = std::get_if<Move>(&action)) {
            const bool near = !state.cell || (move->to >= *state.cell - 1 && move->to <= *state.cell + 1);
            if (state.over || state.moved || !near || move->to < 0 || move->to >= rules.cells)
                return std::unexpected(Refusal{"HS-1"});
            next.cell = move->to;
            next.moved = true;
            return next;
        }
        const int into = std::get<Look>(action).into;
        if (state.over || !state.moved || into < 0 || into >= rules.cells)
            return std::unexpected(Refusal{"HS-2"});
        next.looked = into;
        next.found = into == *state.cell;
        next.over = next.found || state.round == rules.rounds;
        next.moved = false;
        if (!next.over)
            ++next.round;
        return next;
    }
    static std::expected<State, Refusal> applyRecorded(const Rules& rules, const State& state, const Action& action)
    {
        return apply(rules, state, action);
    }
    static Rules rulesAfter(const Rules& rules, const Action&) { return rules; }
    static std::optional<std::string> penalty(const Rules&, const State&, const Action&) { return std::nullopt; }
    static Refusal chanceStays() { return {"HS-0"}; }
    static bool needsHistory(const Action&) { return false; }
    static Action completedFromHistory(const Rules&, const State&, const std::vector<Action>&, const Action& action) { return action; }
    static Refusal notWritable() { return {"HS-0"}; }
    static Refusal noSuchMoment(std::size_t, std::size_t) { return {"HS-0"}; }

    static std::string writeAction(const Rules&, const Action& action)
    {
        if (const auto* move = std::get_if<Move>(&action))
            return Json{{"action", "move"}, {"to", move->to}}.dump();
        return Json{{"action", "look"}, {"into", std::get<Look>(action).into}}.dump();
    }
    static std::expected<Action, Faults> readAction(const Rules&, std::string_view text)
    {
        const Json json = parseExactly(text);
        if (hasKeys(json, {"action", "to"}) && json["action"] == "move" && json["to"].is_number_integer())
            return Move{json["to"].get<int>()};
        if (hasKeys(json, {"action", "into"}) && json["action"] == "look" && json["into"].is_number_integer())
            return Look{json["into"].get<int>()};
        return std::unexpected(Faults{{"not-object", "", {}}});
    }
    static std::string_view actionName(const Action& action) { return std::holds_alternative<Move>(action) ? "move" : "look"; }
    static Json place(const Rules&, const State& state) { return state.cell ? Json(std::to_string(*state.cell)) : Json(); }
    static std::size_t hiddenRoom(std::string_view) { return 0; }
    static std::size_t paddingLinesDue(const State&, const State&) { return 0; }
    static bool paddingWaits(const State&) { return false; }

    static Step stepOf(const State& state) { return {state.looked, state.round, state.found, state.over, false}; }
    static std::optional<Step> publicStepOf(const Step* last, const Rules&, const State& state)
    {
        return last == nullptr || state.looked ? std::optional(stepOf(state)) : std::nullopt; // nobody sees a move
    }
    static Step jumped(const Rules&, const State& state, const std::vector<const State*>& doneAgain)
    {
        Step step = stepOf(state);
        step.back = doneAgain.empty();
        return step;
    }
    static Json stepJson(const Rules&, const Step*, const Step& step)
    {
        Json json = Json::object();
        if (step.looked)
            json["said"] = Json::array({*step.looked, step.found});
        if (step.back)
            json["way"] = "back";
        json["table"] = {{"round", step.round}, {"winner", !step.over ? "none" : step.found ? "seekers" : "hider"}};
        return json;
    }
    static std::optional<std::uint16_t> witnessDue(const Step& before, const Step& step)
    {
        if (step.back)
            return std::nullopt;
        if (step.round > before.round)
            return before.round;
        return step.over && !before.over ? std::optional(step.round) : std::nullopt;
    }
    static bool draws(const Step&, const Step&) { return false; }
    static std::uint16_t round(const State& state) { return state.round; }
    static std::uint16_t roundShown(const Step& step) { return step.round; }
    static bool over(const State& state) { return state.over; }
    static const std::vector<Error>& unnoticedErrors(const State&)
    {
        static const std::vector<Error> none;
        return none;
    }
};

} // namespace demeter::test::hide_and_seek
