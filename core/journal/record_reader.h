// Inside of the record: what making a game and reading one back have in common.
#pragma once

#include "core/journal/chain.h"
#include "core/journal/record.h"

namespace demeter {

/// Reads files back, and has the steps that a record takes alike whether a line is written or read.
class RecordReader {
public:
    static std::expected<Record::Opened, Fault> open(std::unique_ptr<Device> device, const BoardSource& boards,
                                                     std::shared_ptr<const Catalogue> cards);

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
    /// Counts a line that stands in the file.
    static void count(Record& record, const Head& head);

private:
    explicit RecordReader(Record& record) : record_(record) {}
    std::optional<Fault> takeLine(std::string_view bytes);
    std::optional<Fault> takeAction(std::uint64_t round, const std::string& text);
    std::optional<Fault> takeWay(std::uint64_t to, std::string_view over);
    Fault fault(std::string code, std::vector<std::string> arguments = {}) const;

    Record& record_;
};

/// The public part of the first line; throws if a text in it is not UTF-8. Numbers are written as they differ from the card file.
std::string headerText(const RecordHeader& header, const Catalogue& cardFile);
/// The hidden part of the first line.
std::string seedText(const RecordHeader& header);
/// Reads the first line, without its newline.
std::expected<RecordHeader, Fault> readHeaderLine(std::string_view bytes, const Catalogue& cardFile);
/// The hidden part of an action's line; a fault (without a place) if what it says would not be read back as the same action.
std::expected<std::string, Fault> actionText(const Ruleset& ruleset, const Action& action);
/// The public part of an action's line; `step` is what the table noticed.
std::string roundText(const Record& record, const std::optional<PublicStep>& step);
/// The two parts of a line that goes back or forward.
struct WayText {
    std::string open, hidden;
};
WayText wayText(const Record& record, std::size_t cursor, const std::optional<PublicStep>& step);

} // namespace demeter
