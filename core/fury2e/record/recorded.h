// The second edition as a record keeps it: what the journal asks of every game (core/journal/recorded_game.h), and short names for the
// journal's templates.
#pragma once

#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/view/public_log.h"
#include "core/journal/record.h"
#include "core/journal/recorded_log.h"
#include "core/journal/verify.h"
#include "core/map/board_source.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <functional>

namespace demeter::fury2e {

struct Recorded : RecordedLog<Ruleset, GameState, Happening, PublicView, publicView> {
    /// What a game starts from.
    struct Setup {
        std::string board; ///< id of the board
        Rulings rulings;
        TokenHandling handling = TokenHandling::Dealt;
        std::array<std::string, hunterCount> players; ///< who plays which hunter; may be empty
        ChanceTimes chance = ChanceTimes::AtTheStart; ///< whether more may come in round by round; only where the program deals
        std::string boardHash;                        ///< SHA-256 of the board file, 64 hex digits; empty: nobody knows
        std::string boardFile;                        ///< the text of the table's own board; empty: a board that is found by its name
        std::string version;                          ///< of the program that began the game; empty: nobody knows
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct Facts {}; ///< the cards are the rules' own (core/fury2e/cards/cards.h)
    struct Sources {
        BoardSource boards; ///< finds the board that the header names
        Facts none{};
        const Facts& facts() const { return none; }
    };
    using Rules = Ruleset;
    using State = GameState;
    using Action = fury2e::Action;
    using Refusal = Violation;
    /// There are none: an error that is found is entered at once (2E-ERR-1).
    struct Error {
        std::string rule;
        friend bool operator==(const Error&, const Error&) = default;
    };
    using Json = nlohmann::ordered_json;

    /// In the order of `RecordForm`; only the last two have ever been written.
    static constexpr std::array<std::string_view, 5> formats{"", "", "", "demeter-game/5", "demeter-game/7"};
    static constexpr std::array<std::string_view, 4> setupFields{"board", "rulings", "handling", "players"};
    static constexpr std::array<std::string_view, 4> furtherFields{"chance", "boardHash", "boardFile", "version"};
    static bool isFile(std::string_view field) { return field == "boardFile"; }
    static bool isText(std::string_view field) { return field != "rulings" && field != "players"; }
    /// The name of the form says all.
    static std::optional<Fault> foreignHeader(const Json&) { return std::nullopt; }
    static std::expected<Setup, std::string> readSetup(const Json& open, const Facts&);
    static void writeSetup(Json& open, const Setup& setup, const Facts&);
    static Setup withoutDefaults(const Setup& setup, const Facts&) { return setup; }
    /// A name with a control character.
    static std::optional<std::string> unwritable(const Setup& setup);
    static bool holdsFiles(const Setup& setup) { return !setup.boardFile.empty(); }
    static bool isBuiltIn(const Setup& setup);
    static bool otherFiles(const Setup& setup, const Ruleset& ruleset);
    /// A board in a file of its own, whose hash stands nowhere.
    static std::optional<Fault> missingExternalInput(const Setup& setup);

    static const Facts& factsOf(const Ruleset&)
    {
        static constexpr Facts none;
        return none;
    }
    /// `record-board` if the board is not there, `record-board-other` if another one is in its place.
    static std::expected<Ruleset, Fault> rulesOf(const Setup& setup, const Sources& sources);
    static std::pair<Ruleset, GameState> begin(const Setup& setup, Ruleset ruleset, const Seed& seed);
    static std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action)
    {
        return fury2e::apply(ruleset, state, action);
    }
    static std::expected<GameState, Violation> applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action)
    {
        return fury2e::applyRecorded(ruleset, state, action);
    }
    static Ruleset rulesAfter(const Ruleset& ruleset, const Action& action) { return fury2e::rulesAfter(ruleset, action); }
    static std::optional<std::string> penalty(const Ruleset& ruleset, const GameState& state, const Action& action);
    static bool needsHistory(const Action&) { return false; }
    static Action completedFromHistory(const Ruleset&, const GameState&, const std::vector<Action>&, const Action& action)
    {
        return action;
    }
    static Violation notWritable() { return {"2E-INV-1", fury2e::Refusal::NoGame, {}}; }
    static Violation noSuchMoment(std::size_t asked, std::size_t largest);

    // Chance, which stays when steps are taken back.
    static bool takesChanceNow(const GameState& state) { return takesChance(state); }
    static bool waitsForChance(const GameState& state);
    static bool goesOn(const Action& action) { return std::holds_alternative<GoOn>(action); }
    static Violation chanceStays() { return {"2E-CHANCE-1", fury2e::Refusal::ChanceStays, {}}; }

    static std::string writeAction(const Ruleset& ruleset, const Action& action) { return fury2e::writeAction(ruleset, action); }
    static std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json)
    {
        return fury2e::readAction(ruleset, json);
    }
    static std::string_view actionName(const Action& action) { return fury2e::actionName(action); }
    /// Where Dracula stands.
    static Json place(const Ruleset& ruleset, const GameState& state);
    /// Whatever Dracula draws he plays at once, in the open, or keeps without a further line (2E-DEV-31).
    static std::size_t paddingLinesDue(const GameState&, const GameState&) { return 0; }
    static bool paddingWaits(const GameState&) { return false; }

    /// Encounters, also where one went back in the same step, so that the reserve is as large as before. Seduction takes one into the hand
    /// from where it lay. Nothing of the setup is a draw of the first round, whose number it bears.
    static bool draws(const PublicStep& before, const PublicStep& after)
    {
        const bool wentBack = after.view.pushedOff < before.view.pushedOff ||
                              std::ranges::find(after.said, Happening::What::EncounterGone, &Happening::what) != after.said.end();
        return before.view.phase != PublicPhase::Setup &&
               (after.view.reserve < before.view.reserve || (wentBack && after.view.encounterHand > before.view.encounterHand));
    }
    static Json stepJson(const Ruleset& ruleset, const PublicStep* before, const PublicStep& step);
    static std::uint16_t round(const GameState& state) { return state.round; }
    static bool over(const GameState& state) { return state.winner != Winner::None; }
    static const std::vector<Error>& unnoticedErrors(const GameState&);
};

using RecordHeader = BasicRecordHeader<Recorded>;
using RecordEntry = BasicRecordEntry<Recorded>;
using RecordRefusal = BasicRecordRefusal<Recorded>;
using Record = BasicRecord<Recorded>;
using Verification = BasicVerification<Recorded>;
using ReplayedLine = BasicReplayedLine<Recorded>;

/// Goes through a revealed game, whose chain is not checked. Stops with the fault of the first line that does not hold.
std::expected<void, Fault> replayReveal(const Reveal& lines, const BoardSource& boards,
                                        const std::function<void(const ReplayedLine&)>& visit);
/// Checks the chain first; if it is broken, no step is replayed, because nobody knows what stood there. `boards` finds the board that the
/// game names.
Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards,
                    const CodeMaker& makeCode = spokenCode);

} // namespace demeter::fury2e

DEMETER_RECORD_TEMPLATES(extern, fury2e::Recorded)
