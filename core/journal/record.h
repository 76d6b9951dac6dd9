// A game with its record: every accepted action is on disk before anybody sees it as done.
//
// The templates are over a game (recorded_game.h); each game instantiates them once and gives them short names: fury3e/record/recorded.h.
#pragma once

#include "core/base/fault.h"
#include "core/journal/device.h"
#include "core/journal/kept_chance.h"
#include "core/journal/keys.h"
#include "core/journal/proof.h"
#include "core/journal/record_header.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace demeter {

/// One action of the game in play, in order. Actions that were taken back and overwritten by others are in the file but not here.
template <typename Game> struct BasicRecordEntry {
    std::uint64_t line = 0; ///< sequence number of its line in the file
    typename Game::Action action;
    std::uint16_t round = 0; ///< round in which it happened
};

/// Why an action was not taken: the rules forbid it, or the device failed (then nothing has changed in memory or, as far as can be
/// told, on disk; the place of the fault is the file).
template <typename Game> using BasicRecordRefusal = std::variant<typename Game::Refusal, Fault>;

/// What was noticed when a file was opened.
struct OpeningNotice {
    enum class What { TornLineCut, DamagedReadOnly };
    What what{};
    std::uint64_t line = 0; ///< 1 is the first line of the file
    Fault fault;
};

/// A head that the table is shown, as a QR code and as a spoken code: once a round, and at the end of the game. It vouches for its
/// line and all lines before it.
struct Witness {
    std::uint16_t round = 0; ///< that has ended; 0: the setup
    std::uint64_t line = 0;  ///< sequence number
    Head head{};
    friend bool operator==(const Witness&, const Witness&) = default;
};

template <typename Game> class RecordReplay;

/// A game in play: rules, state, history and its file, in one value that moves but does not copy.
/// Undo and redo are unlimited, are lines of the file, and survive a restart. Nothing is ever removed from the file.
template <typename Game> class BasicRecord {
public:
    using Header = BasicRecordHeader<Game>;
    using Entry = BasicRecordEntry<Game>;
    using Refusal = BasicRecordRefusal<Game>;
    using Rules = typename Game::Rules;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Step = typename Game::Step;

    /// Starts a new file. The device must be empty. `rules` are those that all games begin from; what the header says is put in here.
    /// With a deal its seed is set here, and its form if it is one that is not written any more. Without a key for it nothing is begun; a
    /// key of its own is kept in the first line.
    static std::expected<BasicRecord, Fault> create(std::unique_ptr<Device> device, const Header& header, const Rules& rules,
                                                    std::shared_ptr<KeyRing> keys);

    struct Opened;
    /// Reads a file back. A torn last line is cut off with a notice; any other damage gives a read-only record of everything up to the
    /// last good line, with a notice. A file whose first line is unusable gives a fault.
    /// `sources` have what the header names. `keys` is asked when the first sealed line is met or written; a file with sealed lines does
    /// not open without its key.
    static std::expected<Opened, Fault> open(std::unique_ptr<Device> device, const typename Game::Sources& sources,
                                             std::shared_ptr<KeyRing> keys);

    const Header& header() const { return header_; }
    /// The rules in force now, after everything that was put right.
    const Rules& ruleset() const { return snapshots_[cursor_].rules; }
    const State& state() const { return snapshots_[cursor_].state; }
    bool readOnly() const { return readOnly_; }

    /// Checks an action, writes it, flushes it, and only then makes its result the state. What looks back on
    /// the game so far is filled in first. Where the game has gone back behind the chance of this round, that chance comes in again with
    /// the action, unchanged; other chance is refused.
    std::expected<void, Refusal> submit(const Action& action);
    /// True while the chance of this round comes in again by itself, because the game has gone back behind it.
    bool chanceStays() const { return chance_.stays(state()); }

    /// All actions that can be gone back or forward over. The first `cursor()` of them have happened.
    const std::vector<Entry>& entries() const { return entries_; }
    std::size_t cursor() const { return cursor_; }
    /// Those that have happened.
    std::vector<Action> actionsDone() const
    {
        std::vector<Action> done;
        done.reserve(cursor_);
        for (std::size_t n = 0; n < cursor_; ++n)
            done.push_back(entries_[n].action);
        return done;
    }
    /// How everything was when so many of them had happened.
    const State& stateAt(std::size_t cursor) const { return snapshots_[cursor].state; }
    bool canUndo() const { return cursor_ > 0 && !readOnly_; }
    bool canRedo() const { return cursor_ < entries_.size() && !readOnly_; }
    /// Goes to the moment when exactly `cursor` of the entries have happened; one line in the file, whatever the distance.
    std::expected<void, Refusal> goTo(std::size_t cursor);
    std::expected<void, Refusal> undo();
    std::expected<void, Refusal> redo();

    /// The game as the table has followed it, corrections included.
    const std::vector<Step>& publicLog() const { return log_; }

    /// Every head that the table was shown, oldest first. A round that was gone through again has more than one. Lines that lie open show
    /// none, nor does the first line of a file that says what the table noticed: no verifier could vouch for them.
    const std::vector<Witness>& witnesses() const { return witnesses_; }
    const GameId& gameId() const { return game_; }
    /// The challenge of the spoken codes: the table's words, or nothing.
    std::string_view words() const { return header_.deal ? std::string_view(header_.deal->words) : std::string_view(); }
    /// What the table was promised before it said its words.
    std::optional<Commitment> promise() const;

    /// Everything hidden, with the nonces: the text of a reveal file (record_format.md). It reads the file again.
    std::expected<std::string, Fault> reveal() const;

    /// Lines in the file, the header included.
    std::uint64_t lines() const { return nextSequence_; }
    /// Head of the hash chain, 64 hex digits.
    std::string head() const;
    /// The file, for messages.
    std::string path() const;

private:
    struct Snapshot {
        Rules rules;
        State state;
        std::size_t noticed = 0; ///< how many of the actions that lead here the table noticed
    };
    BasicRecord() = default;

    Header header_;
    std::unique_ptr<Device> device_;
    std::vector<Entry> entries_;
    std::vector<Snapshot> snapshots_; ///< one more than entries
    std::size_t cursor_ = 0;
    std::vector<Step> log_;
    bool anyStepWritten_ = false;     ///< some line holds what the table noticed
    bool sealed_ = false;             ///< the last line is sealed, and so are all to come
    std::size_t silentLinesOwed_ = 0; ///< lines in which nothing happens, still to be written
    KeptChance<Game> chance_;         ///< whatever was taken back
    std::vector<Witness> witnesses_;
    std::optional<std::uint16_t> witnessRound_; ///< between taking a line and counting it
    GameId game_{};
    std::shared_ptr<KeyRing> keys_;
    std::optional<SealKey> key_; ///< once it was needed
    std::uint64_t nextSequence_ = 0;
    Head head_{};
    bool readOnly_ = false;

    std::expected<void, Refusal> append(const Action& action);
    void writeSilentLines();

    friend class RecordReplay<Game>;
};

template <typename Game> struct BasicRecord<Game>::Opened {
    BasicRecord record;
    std::vector<OpeningNotice> notices;
};

/// Whether a file with this first line, without its line end, is a record of this game and of no other. No key is asked for and nothing is
/// checked: a line that was damaged is still known by what its header says, so that its own game's reader can name the damage.
template <typename Game> bool isRecordOf(std::string_view firstLine);

/// Why no file with this first line, without its line end, opens; nothing if it does, at least as far as its lines are good. Nothing else
/// is read. `key-locked`: nobody knows before the key is unlocked.
template <typename Game>
std::optional<Fault> firstLineFault(std::string_view firstLine, const typename Game::Sources& sources, KeyRing& keys);

} // namespace demeter
