// Checks a revealed game: that nothing of it was changed since the table saw a code, and that every step in it was legal and every answer
// true.
#pragma once

#include "core/base/fault.h"
#include "core/journal/proof.h"
#include "core/journal/record_header.h"
#include "core/journal/reveal.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

/// A code that somebody noted.
struct NotedCode {
    std::string code;                          ///< digits; spaces between them do not count
    std::optional<std::uint16_t> round;        ///< nothing: the code of the deal, before the first shuffle
    std::optional<Head> head;                  ///< of a photographed QR code, in the place of `code`; for the deal, the promise
    std::optional<GameId> game = std::nullopt; ///< that a QR code names; nothing: any
};
/// What a QR code says (record_format.md); nothing if it is not one of this game's kind.
std::optional<NotedCode> readQrText(std::string_view text);
/// The text of the QR code of a head, or of a promise (no round).
std::string qrText(const GameId& game, std::optional<std::uint16_t> round, const Head& head);

/// One thing that does not hold.
struct Objection {
    enum class What {
        NotRevealed,     ///< something is still sealed; `line` is the first such
        NotSealed,       ///< played before records were sealed: what the table was told from `line` on is not checked
        UnvouchedFile,   ///< played by a file of its own of which no hash is known; the fault's argument names it
        MissingFile,     ///< the file that it was played by is not here
        OtherFile,       ///< what is here in its place is not the file that it names
        UnknownFile,     ///< it was played by something that comes with a program, but not with this one
        BrokenChain,     ///< the line does not belong there, or is no line of a game; `code` is the fault's
        IllegalStep,     ///< the rules forbid it; `rule`. A step that was entered as an error and that nobody noticed is one, too
        FalseAnswer,     ///< what the table was shown or told does not follow from what was true
        DealNotFromSeed, ///< the secret is not the one that was promised
        CodeMismatch,    ///< no head of that round gives this code; `code` holds its index, and `CheckedGame::codes` what may be wrong
        CodeNotMade,     ///< nobody knows whether it fits: the memory for it is missing; `code` holds its index
        CodeNotTried,    ///< nobody knows whether it fits: its round has too many codes to try all of them; `code` holds its index
    };
    What what{};
    std::optional<std::uint64_t> line; ///< 1 is the first line of the file
    std::string rule;                  ///< of `IllegalStep`
    std::optional<Fault> fault;        ///< what exactly, for `BrokenChain` and `FalseAnswer`
    std::optional<std::size_t> code;   ///< index of the noted code, for `CodeMismatch` and `CodeNotMade`
};

/// What became of a noted code.
struct CheckedCode {
    enum class Found {
        Fits,        ///< it was shown at `line`
        OtherRound,  ///< it was shown at `line`, but as the code of `round`
        Similar,     ///< a code of its round differs from it as one misreads or mistypes: `slip`, `groups`
        OtherLength, ///< the game's codes have another number of digits: `digits`
        NotTried,    ///< it fits none of the codes of its round that were tried, and there are more
        Unknown,     ///< noted wrongly, or of another game
        OtherGame,   ///< a QR code that names another game
        NotMade,     ///< the memory for it is missing
    };
    enum class Slip {
        Digit,     ///< one digit
        Exchanged, ///< two neighbours, or two groups, stand in each other's place
        Group,     ///< several digits of one group
    };
    Found found = Found::Unknown;
    std::optional<std::uint64_t> line;   ///< 1 is the first line of the file, where the promise of a deal stands
    std::optional<std::uint16_t> round;  ///< of `OtherRound`; nothing: it is the code of the deal
    Slip slip{};                         ///< of `Similar`
    std::vector<std::size_t> groups;     ///< to be looked at again, counted from 0; of `Similar`
    std::size_t digits = 0;              ///< of `OtherLength`
    std::size_t shown = 0, tried = 0;    ///< heads of its round that the table was shown, and those that were tried, the newest of them
    std::optional<std::uint64_t> behind; ///< the line in which the game went back behind it afterwards, to go on otherwise
};

/// A round that was played otherwise after the game had gone back behind a code.
struct ChangedRound {
    std::uint16_t round = 0;
    /// Where the hidden player went in it, as far as that became other: both empty if it stayed; what was taken back and not done again has
    /// no places after.
    std::vector<std::string> placesBefore, placesAfter;
    std::vector<std::string> stepsBefore, stepsAfter; ///< the steps that became other, whoever's they are, as JSON
};

/// The game went back behind codes that the table had been shown, and on in another way. The codes hold, each for the lines up to its own.
struct GoneBack {
    struct Code {
        std::uint16_t round = 0;
        std::uint64_t line = 0; ///< at which it was shown
        friend bool operator==(const Code&, const Code&) = default;
    };
    std::uint64_t line = 0;            ///< of the way back; 1 is the first line of the file
    std::uint16_t round = 0;           ///< gone back to
    std::vector<Code> codes;           ///< oldest first
    std::vector<ChangedRound> changes; ///< none: everything was done again as it had been
};

/// What came of the chance of a round (core/base/chance_in_rounds.h).
struct RoundChance {
    std::uint16_t round = 0;
    std::vector<std::uint64_t> lines;    ///< in which it came in, oldest first; 1 is the first line of the file
    std::size_t promised = 0, given = 0; ///< shares; of what stands in the end, like all that follows
    bool words = false;                  ///< somebody said some
    bool drew = false;                   ///< something was drawn in this round
    bool late = false;                   ///< it came only after something was drawn
    bool chosen = false;                 ///< steps were taken back, and somebody has had two orders
    bool cameIn() const { return words || given > 0; }
    /// Nobody knew, before the first draw of the round, what would be drawn.
    bool isNew() const { return cameIn() && !late && !chosen; }
};
/// The game went back behind the chance of some rounds.
struct ChanceGoneBack {
    std::uint64_t line = 0;            ///< of the way back; 1 is the first line of the file
    std::vector<std::uint16_t> rounds; ///< oldest first
};

/// An error whose penalty was taken.
struct Penalty {
    std::uint64_t line = 0; ///< 1 is the first line of the file
    std::string rule;       ///< that was broken; that of the penalty itself where nobody can tell
};

/// A round of the game, as far as it could be checked.
struct CheckedRound {
    std::uint16_t round = 0;                   ///< 0: the setup
    std::uint64_t firstLine = 0, lastLine = 0; ///< 1 is the first line of the file
    std::vector<std::string> places;           ///< where the hidden player stood, one after the other, without repetitions
    std::uint64_t takenBack = 0;               ///< lines that go back or forward
    std::vector<std::size_t> codes;            ///< indexes of the noted codes that were shown at one of these lines
};

/// What was found in a revealed game, whichever game it is.
struct CheckedGame {
    std::vector<CheckedRound> rounds;           ///< up to the first objection to a line
    std::vector<Objection> objections;          ///< by line; empty: everything holds
    std::vector<CheckedCode> codes;             ///< one for each noted code
    std::vector<GoneBack> goneBack;             ///< by line, up to the first objection to one
    std::vector<RoundChance> chance;            ///< of every round in which something was drawn or some came in; by round
    std::vector<ChanceGoneBack> chanceGoneBack; ///< by line
    std::vector<Penalty> penalties;             ///< by line; of what stands in the end
    std::uint64_t lines = 0;
    std::uint64_t vouched = 0;      ///< lines that a noted code vouches for: nothing up to there was changed after the code was shown
    std::uint16_t vouchedRound = 0; ///< the round of that code
    bool promised = false;          ///< the deal was made from both sides' parts; else the seed was the program's alone
    bool dealNoted = false;         ///< a noted code fits the promise of the deal
    bool over = false;              ///< the game came to its end
    /// It was gone through by files of the program that are not those that it names: what does not hold by them may have held by those.
    bool otherFiles = false;
    bool guessable = false; ///< dealt from a seed of so few different bytes that anybody can guess it
};

template <typename Game> struct BasicVerification : CheckedGame {
    std::optional<BasicRecordHeader<Game>> header; ///< if the first line could be read
};

/// A line of a revealed game as it is gone through again.
template <typename Game> struct BasicReplayedLine {
    std::uint64_t line = 0;                        ///< 1 is the first line of the file, which is none of these
    const typename Game::Rules& rules;             ///< before it
    const typename Game::State& state;             ///< before it
    const typename Game::Action* action = nullptr; ///< nothing: a jump back or forward, or
    bool nothing = false;                          ///< a line in which nothing happens
    bool back = false;                             ///< of a jump
    const typename Game::Action* over = nullptr;   ///< of a jump over a single action
    const typename Game::Step* noticed = nullptr;  ///< what the table noticed
};

/// Makes a spoken code; for tests that have no time for a slow one.
using CodeMaker = std::function<std::optional<std::string>(const GameId&, const Head&, std::string_view words, std::size_t digits)>;

// What every game instantiates once and offers under a name of its own; `sources` have what the header names.

/// Whether these are the lines of this game and of no other, as `isRecordOf` tells it.
template <typename Game> bool isRevealOf(const Reveal& lines);
/// How many digits the spoken codes of this game have.
template <typename Game> std::size_t codeDigitsIn(const Reveal& lines);
/// The first line of a revealed game. Faults are those of a record, and `reveal-form` if it is not revealed.
template <typename Game>
std::expected<BasicRecordHeader<Game>, Fault> readRevealedHeader(const Reveal& lines, const typename Game::Facts& facts);
/// Goes through a revealed game, whose chain is not checked. Stops with the fault of the first line that does not hold.
template <typename Game> std::expected<void, Fault> replayGame(const Reveal& lines, const typename Game::Sources& sources,
                                                               const std::function<void(const BasicReplayedLine<Game>&)>& visit);
/// Checks the chain first; if it is broken, no step is replayed, because nobody knows what stood there.
template <typename Game> BasicVerification<Game> verifyGame(const Reveal& lines, const std::vector<NotedCode>& codes,
                                                            const typename Game::Sources& sources, const CodeMaker& makeCode);

} // namespace demeter
