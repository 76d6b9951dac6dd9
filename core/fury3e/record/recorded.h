// The third edition as a record keeps it: what the journal asks of every game (core/journal/recorded_game.h), and short names for the
// journal's templates.
#pragma once

#include "core/fury3e/cards/counts.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/view/public_log.h"
#include "core/journal/record.h"
#include "core/journal/recorded_log.h"
#include "core/journal/verify.h"
#include "core/map/board_source.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::fury3e {

struct Recorded : RecordedLog<Ruleset, GameState, Happening, PublicView, publicView> {
    /// What a game starts from.
    struct Setup {
        std::string board; ///< id of the board
        std::string cards; ///< id of the card file
        Rulings rulings;
        Printing printing = Printing::Recommended; ///< the set that the rulings began from
        CardHandling handling = CardHandling::Dealt;
        std::array<std::string, hunterCount> players; ///< who plays which hunter; may be empty
        bool clockKept = false;                       ///< false, as in records of version 0.1: the hunters' phase is entered by hand
        std::optional<Counts> counts;                 ///< the numbers that the table put in; nothing: those of the card file
        bool chanceEachRound = false;                 ///< chance may come in round by round, so that nobody knows a card of a later one
        std::string boardHash, cardsHash;             ///< SHA-256 of the two files, 64 hex digits; empty: nobody knows
        std::string boardFile;                        ///< the text of the table's own board; empty: a board that is found by its name
        std::string version;                          ///< of the program that began the game; empty: nobody knows
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    using Facts = Catalogue;
    struct Sources {
        BoardSource boards;                     ///< finds the board that the header names
        std::shared_ptr<const Catalogue> cards; ///< the card file, into which the numbers of the header are put
        const Catalogue& facts() const { return *cards; }
    };
    using Rules = Ruleset;
    using State = GameState;
    using Action = fury3e::Action;
    using Refusal = Violation;
    using Error = KeptError;
    using Json = nlohmann::ordered_json;

    /// In the order of `RecordForm`.
    static constexpr std::array<std::string_view, 5> formats{oldRecordFormat, toldRecordFormat, sealedRecordFormat, recordFormat,
                                                             wholeRecordFormat};
    static constexpr std::array<std::string_view, 6> setupFields{"board", "cards", "printing", "rulings", "handling", "players"};
    /// Version 0.1 had none of them; those from `chance` on came with `Stirred`. `boardFile` is what makes a record `Whole`.
    static constexpr std::array<std::string_view, 7> furtherFields{"round",     "counts",    "chance", "boardHash",
                                                                   "boardFile", "cardsHash", "version"};
    static bool isFile(std::string_view field) { return field == "boardFile"; }
    static bool isText(std::string_view field) { return field != "rulings" && field != "players" && field != "counts"; }
    /// A game that is played with other cards would be read wrongly by these, whatever else its header says: `record-cards`.
    static std::optional<Fault> foreignHeader(const Json& open);
    static std::expected<Setup, std::string> readSetup(const Json& open, const Catalogue& cardFile);
    /// Numbers are written as they differ from the card file.
    static void writeSetup(Json& open, const Setup& setup, const Catalogue& cardFile);
    static Setup withoutDefaults(const Setup& setup, const Catalogue& cardFile);
    /// A name with a control character: what was once pasted stays readable.
    static std::optional<std::string> unwritable(const Setup& setup);
    static bool holdsFiles(const Setup& setup) { return !setup.boardFile.empty(); }
    static bool isBuiltIn(const Setup& setup);
    static bool otherFiles(const Setup& setup, const Ruleset& ruleset);
    /// A board in a file of its own, whose hash stands nowhere.
    static std::optional<Fault> missingExternalInput(const Setup& setup);

    static const Catalogue& factsOf(const Ruleset& ruleset) { return *ruleset.cards; }
    /// `record-board` if the board is not there, `record-board-other` if another one is in its place.
    static std::expected<Ruleset, Fault> rulesOf(const Setup& setup, const Sources& sources);
    static std::pair<Ruleset, GameState> begin(const Setup& setup, Ruleset ruleset, const Seed& seed);
    static std::expected<GameState, Violation> apply(const Ruleset& ruleset, const GameState& state, const Action& action);
    static std::expected<GameState, Violation> applyRecorded(const Ruleset& ruleset, const GameState& state, const Action& action);
    static Ruleset rulesAfter(const Ruleset& ruleset, const Action& action) { return fury3e::rulesAfter(ruleset, action); }
    static std::optional<std::string> penalty(const Ruleset& ruleset, const GameState& state, const Action& action);
    /// A claim finds what was wrong in the game so far.
    static bool needsHistory(const Action& action) { return std::holds_alternative<ClaimError>(action); }
    static Action completedFromHistory(const Ruleset& ruleset, const GameState& start, const std::vector<Action>& actions,
                                       const Action& action);
    static Violation notWritable() { return {"INV-1", fury3e::Refusal::NoGame, {}}; }
    static Violation noSuchMoment(std::size_t asked, std::size_t largest);

    // Chance, which stays when steps are taken back.
    static bool takesChanceNow(const GameState& state) { return takesChance(state); }
    static bool waitsForChance(const GameState& state);
    static bool goesOn(const Action& action) { return std::holds_alternative<GoOn>(action); }
    static Violation chanceStays() { return {"CHANCE-1", fury3e::Refusal::ChanceStays, {}}; }

    static std::string writeAction(const Ruleset& ruleset, const Action& action);
    static std::expected<Action, Faults> readAction(const Ruleset& ruleset, std::string_view json);
    static std::string_view actionName(const Action& action);
    /// Where Dracula stands.
    static Json place(const Ruleset& ruleset, const GameState& state);
    /// Cards that Dracula drew and that need no decision at once: each is owed a line that says nothing, so that the number of lines does
    /// not tell them from those that do.
    static std::size_t paddingLinesDue(const GameState& before, const GameState& after);
    /// All cards that are drawn together are drawn before anything is decided about one of them.
    static bool paddingWaits(const GameState& state);

    /// Encounter cards, or Combat cards. An empty deck is made anew from the discard pile by the step that draws from it (OPEN-35).
    static bool draws(const PublicStep& before, const PublicStep& after)
    {
        const bool madeAnew = !before.view.encounterDiscard.empty() && after.view.encounterDiscard.empty();
        return after.view.encounterDeck < before.view.encounterDeck || madeAnew || after.view.combatHand > before.view.combatHand;
    }
    static Json stepJson(const Ruleset& ruleset, const PublicStep* before, const PublicStep& step);
    static std::uint16_t round(const GameState& state) { return state.round; }
    static bool over(const GameState& state) { return state.winner != Winner::None; }
    static const std::vector<KeptError>& unnoticedErrors(const GameState& state) { return state.keptErrors; }
};

using RecordHeader = BasicRecordHeader<Recorded>;
using RecordEntry = BasicRecordEntry<Recorded>;
using RecordRefusal = BasicRecordRefusal<Recorded>;
using Record = BasicRecord<Recorded>;
using Verification = BasicVerification<Recorded>;
using ReplayedLine = BasicReplayedLine<Recorded>;

/// The first line of a revealed game. Faults are those of a record, and `reveal-form` if it is not revealed.
std::expected<RecordHeader, Fault> revealedHeader(const Reveal& lines, const Catalogue& cards);
/// Goes through a revealed game, whose chain is not checked. Stops with the fault of the first line that does not hold.
std::expected<void, Fault> replayReveal(const Reveal& lines, const BoardSource& boards, std::shared_ptr<const Catalogue> cards,
                                        const std::function<void(const ReplayedLine&)>& visit);
/// Checks the chain first; if it is broken, no step is replayed, because nobody knows what stood there. `boards` finds the board that the
/// game names.
Verification verify(const Reveal& lines, const std::vector<NotedCode>& codes, const BoardSource& boards,
                    std::shared_ptr<const Catalogue> cards, const CodeMaker& makeCode = spokenCode);

} // namespace demeter::fury3e

DEMETER_RECORD_TEMPLATES(extern, fury3e::Recorded)
