// A game with its record: every accepted action is on disk before anybody sees it as done.
#pragma once

#include "core/board/fault.h"
#include "core/cards/counts.h"
#include "core/game/action.h"
#include "core/game/game_state.h"
#include "core/game/position.h"
#include "core/game/ruleset.h"
#include "core/journal/device.h"
#include "core/journal/keys.h"
#include "core/journal/proof.h"
#include "core/view/public_log.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace demeter {

/// Both sides' part in every shuffle of a game: neither can choose the decks alone (proof.h).
struct FairDeal {
    Secret secret{};   ///< the program's, promised before the hunters spoke
    std::string words; ///< the hunters', UTF-8; may be empty
    friend bool operator==(const FairDeal&, const FairDeal&) = default;
};

/// What a game starts from; the first line of its file.
struct RecordHeader {
    /// How the lines are kept. New games are sealed; the others are read, and whatever is added to them is sealed.
    enum class Form : std::uint8_t {
        Plain,  ///< version 0.1: readable, without what the table noticed
        Told,   ///< readable, with it
        Sealed, ///< what is hidden is sealed
    };
    std::string gameId;  ///< 32 hex digits, random
    std::string started; ///< ISO 8601, UTC; only for people, nothing depends on it
    std::string board;   ///< id of the board
    std::string cards;   ///< id of the card file
    Rulings rulings;
    Printing printing = Printing::Recommended; ///< the set that the rulings began from
    CardHandling handling = CardHandling::Dealt;
    Seed seed{};                                  ///< of the shuffles; made from `deal` if there is one
    std::optional<FairDeal> deal;                 ///< nothing: the seed is the program's alone
    std::array<std::string, hunterCount> players; ///< who plays which hunter; may be empty
    Form form = Form::Sealed;
    bool clockKept = false;       ///< false, as in records of version 0.1: the hunters' phase is entered by hand
    std::optional<Counts> counts; ///< the numbers that the table put in; nothing: those of the card file
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

/// A head that the table is shown, as a QR code and as a spoken code: once a Dracula phase, and at the end of the game. It vouches for its
/// line and all lines before it.
struct Witness {
    std::uint16_t round = 0; ///< that has ended; 0: the setup
    std::uint64_t line = 0;  ///< sequence number
    Head head{};
    friend bool operator==(const Witness&, const Witness&) = default;
};
/// The round whose witness is due when the table has noticed this step; `before` is the table's view until then.
std::optional<std::uint16_t> witnessDue(const PublicView& before, const PublicStep& step);

/// A game in play: rules, state, history and its file, in one value that moves but does not copy.
/// Undo and redo are unlimited, are lines of the file, and survive a restart. Nothing is ever removed from the file.
class Record {
public:
    /// Starts a new file. The device must be empty. `ruleset` has the cards of the card file; the numbers of the header are put in here.
    /// Its form and, with a deal, its seed are set here. Without a key for it nothing is begun.
    static std::expected<Record, Fault> create(std::unique_ptr<Device> device, const RecordHeader& header, const Ruleset& ruleset,
                                               std::shared_ptr<KeyRing> keys);

    struct Opened;
    /// Reads a file back. A torn last line is cut off with a notice; any other damage gives a read-only record of everything up to the
    /// last good line, with a notice. A file whose first line is unusable gives a fault.
    /// `boards` finds the board that the header names; `cards` is the card file, into which the numbers of the header are put.
    /// `keys` is asked when the first sealed line is met or written; a file with sealed lines does not open without its key.
    static std::expected<Opened, Fault> open(std::unique_ptr<Device> device, const BoardSource& boards,
                                             std::shared_ptr<const Catalogue> cards, std::shared_ptr<KeyRing> keys);

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

    /// Every head that the table was shown, oldest first. A round that was gone through again has more than one.
    const std::vector<Witness>& witnesses() const { return witnesses_; }
    const GameId& gameId() const { return game_; }
    /// The challenge of the spoken codes: the hunters' words, or nothing.
    std::string_view words() const { return header_.deal ? std::string_view(header_.deal->words) : std::string_view(); }
    /// What the table was promised before the hunters spoke.
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
    bool told_ = false;    ///< some line holds what the table noticed
    bool sealed_ = false;  ///< the last line is sealed, and so are all to come
    std::size_t owed_ = 0; ///< lines that say nothing, for cards drawn without a decision
    std::vector<Witness> witnesses_;
    std::optional<std::uint16_t> witnessRound_; ///< between taking a line and counting it
    GameId game_{};
    std::shared_ptr<KeyRing> keys_;
    std::optional<SealKey> key_; ///< once it was needed
    std::uint64_t nextSequence_ = 0;
    Head head_{};
    bool readOnly_ = false;

    void writeOwed();

    friend class RecordReader;
};

struct Record::Opened {
    Record record;
    std::vector<OpeningNotice> notices;
};

} // namespace demeter
