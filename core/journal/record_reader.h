// Inside of the record: what making a game and reading one back have in common.
#pragma once

#include "core/journal/chain.h"
#include "core/journal/record.h"

namespace demeter {

/// What stands in a line, as text.
struct LineText {
    std::string open, hidden;
    bool sealed = false;
};

/// The two parts of a line that goes back or forward.
struct WayText {
    std::string open, hidden;
};

/// A line as it stands in a file, before anything hidden is looked at.
struct OuterLine {
    std::string_view open;
    std::string_view hidden;              ///< sealed: base64; else the JSON itself
    std::optional<Commitment> commitment; ///< of a sealed line
    Head head{};
};
/// Takes a line, without its newline, apart and checks its place in the chain. Every byte of it has to be as it is written, so that nothing
/// can hide in a line. Faults have no place.
std::expected<OuterLine, Fault> readOuterLine(std::string_view bytes, std::uint64_t sequence, const Head& previous);

/// Opens a sealed line and checks its commitment. Faults have no place.
std::expected<Unsealed, Fault> openSealed(const OuterLine& line, const SealKey& key, const SealedPlace& place);

/// Reads files back, and has the steps that a record takes alike whether a line is written or read.
class RecordReader {
public:
    static std::expected<Record::Opened, Fault> open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                     std::shared_ptr<const Catalogue> cards, std::shared_ptr<KeyRing> keys);

    /// The record before its first action; `ruleset` has the cards of the card file.
    static Record begin(std::unique_ptr<Device> device, const RecordHeader& header, Ruleset ruleset);
    /// What a claim made now finds.
    static std::optional<Finding> find(const Record& record);
    /// Makes `after` the state; what could have been done again is gone. `step` is what the table noticed.
    static void take(Record& record, const Action& action, GameState after, std::optional<PublicStep> step);
    /// What the table notices of a way to `cursor`.
    static std::optional<PublicStep> noticedOfWay(const Record& record, std::size_t cursor);
    /// Goes there.
    static void go(Record& record, std::size_t cursor, std::optional<PublicStep> step);
    /// What a line that goes to `cursor` says that it goes over.
    static std::string_view overName(const Record& record, std::size_t cursor);
    /// The public part of an action's line; `step` is what the table noticed.
    static std::string roundText(const Record& record, const std::optional<PublicStep>& step);
    static WayText wayText(const Record& record, std::size_t cursor, const std::optional<PublicStep>& step);
    /// The hidden part of a line in which nothing happens.
    static std::string passText(const Record& record);
    /// How many cards just drawn wait for the decision whether they are played at once.
    static std::size_t pausesIn(const GameState& state);
    /// Adds what the table noticed to its log.
    static void tell(Record& record, std::optional<PublicStep> step);
    /// Counts a line that stands in the file.
    static void count(Record& record, const Head& head);
    /// The next line, sealed with the game's key.
    static std::expected<ChainLine, Fault> sealedLine(Record& record, std::string_view open, std::string_view hidden);
    /// The key of the game, asked for once; `reading` makes none where there is none. Faults are those of the key ring.
    static std::expected<const SealKey*, Fault> key(Record& record, bool reading);

    /// Takes the parts of the next line, which stands in its place in the chain, through the rules; on a fault the record is as it was
    /// before. `strict`: what the line says that the table noticed has to follow from the rest (`record-table`).
    static std::optional<Fault> takeParts(Record& record, const LineText& line, bool strict);

private:
    explicit RecordReader(Record& record, bool strict) : record_(record), strict_(strict) {}
    std::optional<Fault> takeLine(std::string_view bytes);
    std::optional<Fault> takeText(const LineText& line);
    std::optional<Fault> takeAction(const LineText& line, std::uint64_t round, const std::string& text, const std::string& at);
    std::optional<Fault> takeWay(const LineText& line, std::uint64_t round, std::uint64_t to, std::string_view over, const std::string& at);
    std::optional<Fault> takePass(const LineText& line, std::uint64_t round, const std::string& at);
    std::optional<Fault> wrongAt(const Ruleset& ruleset, const GameState& state, const LineText& line, const std::string& at) const;
    Fault fault(std::string code, std::vector<std::string> arguments = {}) const;

    Record& record_;
    bool strict_ = false;
};

/// The public part of the first line; throws if a text in it is not UTF-8. Numbers are written as they differ from the card file.
std::string headerText(const RecordHeader& header, const Catalogue& cardFile);
/// The hidden part of the first line.
std::string seedText(const RecordHeader& header);
/// Whether a control character, U+0000 to U+001F or U+007F to U+009F, stands in a text that is UTF-8.
bool hasControlCharacter(std::string_view text);
/// Reads the two parts of the first line. Control characters are refused in what no program ever wrote them into; names of players in old
/// records may hold what was pasted.
std::expected<RecordHeader, Fault> readHeaderParts(std::string_view open, std::string_view hidden, const Catalogue& cardFile);
/// The hidden part of an action's line, with where Dracula then stands; a fault (without a place) if what it says would not be read back as
/// the same action.
std::expected<std::string, Fault> actionText(const Ruleset& ruleset, const Action& action, const Ruleset& rulesAfter,
                                             const GameState& after);

} // namespace demeter
