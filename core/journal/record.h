// A game with its record: every accepted action is on disk before anybody sees it as done.
#pragma once

#include "core/board/fault.h"
#include "core/cards/counts.h"
#include "core/game/action.h"
#include "core/game/game_state.h"
#include "core/game/position.h"
#include "core/game/ruleset.h"
#include "core/journal/device.h"
#include "core/view/public_log.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter {

/// What a game starts from; the first line of its file.
struct RecordHeader {
    std::string gameId;  ///< 32 hex digits, random
    std::string started; ///< ISO 8601, UTC; only for people, nothing depends on it
    std::string board;   ///< id of the board
    std::string cards;   ///< id of the card file
    Rulings rulings;
    Printing printing = Printing::Recommended; ///< the set that the rulings began from
    CardHandling handling = CardHandling::Dealt;
    Seed seed{};
    std::array<std::string, hunterCount> players; ///< who plays which hunter; may be empty
    bool tableTold = true;                        ///< false, as in records of version 0.1: the lines do not hold what the table noticed
    bool clockKept = false;                       ///< false, as in records of version 0.1: the hunters' phase is entered by hand
    std::optional<Counts> counts;                 ///< the numbers that the table put in; nothing: those of the card file
    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// One action of the game in play, in order. Actions that were taken back and overwritten by others are in the file but not here.
struct RecordEntry {
    std::uint64_t line = 0; ///< sequence number of its line in the file
    Action action;
    std::uint16_t round = 0; ///< round in which it happened
};

/// Why an action was not taken: the rules forbid it, or the device failed (then nothing has changed in memory or, as far as can be
/// told, on disk; the place of the fault is the file).
using RecordRefusal = std::variant<Violation, Fault>;

/// What was noticed when a file was opened.
struct OpeningNotice {
    enum class What { TornLineCut, DamagedReadOnly };
    What what{};
    std::uint64_t line = 0; ///< 1 is the first line of the file
    Fault fault;
};

/// A game in play: rules, state, history and its file, in one value that moves but does not copy.
/// Undo and redo are unlimited, are lines of the file, and survive a restart. Nothing is ever removed from the file.
class Record {
public:
    /// Starts a new file. The device must be empty. `ruleset` has the cards of the card file; the numbers of the header are put in here.
    static std::expected<Record, Fault> create(std::unique_ptr<Device> device, const RecordHeader& header, const Ruleset& ruleset);

    struct Opened;
    /// Reads a file back. A torn last line is cut off with a notice; any other damage gives a read-only record of everything up to the
    /// last good line, with a notice. A file whose first line is unusable gives a fault.
    /// `boards` finds the board that the header names; `cards` is the card file, into which the numbers of the header are put.
    static std::expected<Opened, Fault> open(std::unique_ptr<Device> device, const BoardSource& boards,
                                             std::shared_ptr<const Catalogue> cards);

    const RecordHeader& header() const { return header_; }
    /// Board, cards and rulings in force now, after everything that was put right.
    const Ruleset& ruleset() const { return snapshots_[cursor_].ruleset; }
    const GameState& state() const { return snapshots_[cursor_].state; }
    bool readOnly() const { return readOnly_; }

    /// Checks an action, writes it, flushes it, and only then makes its result the state. A `ClaimError` is filled in from the record
    /// first.
    std::expected<void, RecordRefusal> submit(const Action& action);

    /// All actions that can be gone back or forward over. The first `cursor()` of them have happened.
    const std::vector<RecordEntry>& entries() const { return entries_; }
    std::size_t cursor() const { return cursor_; }
    bool canUndo() const { return cursor_ > 0 && !readOnly_; }
    bool canRedo() const { return cursor_ < entries_.size() && !readOnly_; }
    /// Goes to the moment when exactly `cursor` of the entries have happened; one line in the file, whatever the distance.
    std::expected<void, RecordRefusal> goTo(std::size_t cursor);
    std::expected<void, RecordRefusal> undo();
    std::expected<void, RecordRefusal> redo();

    /// The game as the table has followed it, corrections included.
    const PublicLog& publicLog() const { return log_; }

    /// Lines in the file, the header included.
    std::uint64_t lines() const { return nextSequence_; }
    /// Head of the hash chain, 64 hex digits.
    std::string head() const;
    /// The file, for messages.
    std::string path() const;

private:
    struct Snapshot {
        Ruleset ruleset;
        GameState state;
        std::size_t noticed = 0; ///< how many of the actions that lead here the table noticed
    };
    Record() = default;

    RecordHeader header_;
    std::unique_ptr<Device> device_;
    std::vector<RecordEntry> entries_;
    std::vector<Snapshot> snapshots_; ///< one more than entries
    std::size_t cursor_ = 0;
    PublicLog log_;
    std::uint64_t nextSequence_ = 0;
    std::array<std::uint8_t, 32> head_{};
    bool readOnly_ = false;

    friend class RecordReader;
};

struct Record::Opened {
    Record record;
    std::vector<OpeningNotice> notices;
};

} // namespace demeter
