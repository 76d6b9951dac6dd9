// The program's map held against the board on the table: what has been looked at, and what is otherwise there.
#pragma once

#include "core/base/fault.h"
#include "core/map/board.h"

#include <compare>
#include <cstddef>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// One thing that stands on a board and can be otherwise on another one.
struct BoardFact {
    enum class What : std::uint8_t { Road, Rail, SeaWay, Size, Region };
    What what = What::Road;
    LocationId a{};
    LocationId b{}; ///< of `Size` and `Region` the same as `a`
    friend auto operator<=>(const BoardFact&, const BoardFact&) = default;
};

/// A fact as it is on the table. The value is `yes` or `no` of a road or a way by sea (a border of two seas, or an anchor),
/// `white`, `yellow`, `plain` or `none` of a railway, `large-city` or `small-city`, or the id of a region.
struct BoardDifference {
    BoardFact fact;
    std::string value;
    friend bool operator==(const BoardDifference&, const BoardDifference&) = default;
};

/// How far a board has been confirmed, as its file says.
struct BoardConfirmed {
    std::string date; ///< of the day, `2026-11-24`
    std::size_t agreed = 0, places = 0;
    friend bool operator==(const BoardConfirmed&, const BoardConfirmed&) = default;
};

/// A comparison that can be left and gone on with. A value: copies are independent.
class BoardComparison {
public:
    /// The board and the text that it was read from.
    BoardComparison(std::shared_ptr<const Board> source, std::string text);

    const Board& source() const { return *source_; }
    const std::shared_ptr<const Board>& sharedSource() const { return source_; }
    /// The board as it is on the table, by what is known so far. It may have faults.
    const Board& board() const { return board_; }
    /// All places in the order of checking: the doubtful ones first, then from each to the nearest, the seas last.
    const std::vector<LocationId>& order() const { return order_; }
    /// True if the source names this place, or something that touches it, as one to check first.
    bool isDoubtful(LocationId place) const { return doubtful_.contains(place); }

    // Going through it.
    LocationId place() const { return order_[at_]; }
    /// Goes to a place without a word about the one before.
    void goTo(LocationId place);
    /// What is shown now is as on the table; goes on to the next one that is not agreed.
    void agree();
    /// Goes on without a word; what was skipped comes again at the end.
    void skip();
    /// The one that follows; nothing if all others are agreed.
    std::optional<LocationId> next() const;
    LocationSet agreed() const { return agreed_; }
    std::size_t agreedCount() const { return static_cast<std::size_t>(agreed_.size()); }
    bool isDone() const { return agreed_ == source_->all(); }
    /// Whole minutes that the rest may take; 0 when it is done.
    int minutesLeft() const;

    // Changes.
    /// Whether there can be such a thing at all: no road leads to a sea, no railway to the castle.
    bool isPossible(BoardFact fact) const { return normal(fact).has_value(); }
    std::string value(BoardFact fact) const { return valueOn(board_, fact); }
    /// False, with nothing changed, if the two places cannot have such a thing, or it is so already.
    bool set(BoardFact fact, const std::string& value);
    /// On or off: a road or way by sea, a railway of this line, a large or small city.
    bool toggleRoad(LocationId a, LocationId b);
    bool toggleSeaWay(LocationId a, LocationId b);
    bool toggleRail(LocationId a, LocationId b, RailLine line);
    bool toggleSize(LocationId city);
    bool setRegion(LocationId place, const std::string& region);
    bool canUndo() const { return !changes_.empty(); }
    /// Takes the last change back and goes to where it was made.
    void undo();
    /// What is otherwise than on the source, sorted; something changed and changed back is not in it.
    std::vector<BoardDifference> differences() const;

    /// The board as a file in the format of the source. `name` is what it is called, `date` the day.
    std::string boardJson(const std::string& name, const std::string& date) const;
    /// Why that would be no board, as `readBoard` says it; none if it holds together.
    Faults faults() const;

    /// What is kept while it is interrupted.
    std::string progressJson() const;
    /// Goes on with what was kept; false, with nothing changed, if it is not about this board or is damaged.
    bool resume(std::string_view progress);

private:
    struct Change {
        BoardFact fact;
        std::string before, value;
        LocationId at;
    };
    static std::string valueOn(const Board& board, BoardFact fact);
    static Board with(const Board& board, BoardFact fact, const std::string& value);
    std::optional<BoardFact> normal(BoardFact fact) const;
    bool allows(BoardFact fact, const std::string& value) const;
    void findOrder();

    std::shared_ptr<const Board> source_;
    std::string text_;
    Board board_;
    std::vector<LocationId> order_;
    LocationSet doubtful_, agreed_;
    std::size_t at_ = 0;
    std::vector<Change> changes_;
};

/// The kinds of railway that two cities of a board like this one can have: those that it has, white before yellow.
std::vector<RailLine> railLinesOf(const Board& board);
/// The regions of a board by id, each once, sorted.
std::vector<std::string> regionsOf(const Board& board);
/// The same file with another name in it; empty if it is none.
std::string renamedBoard(std::string_view boardJson, const std::string& name);
/// What a board file says about how it was confirmed; nothing if it says nothing.
std::optional<BoardConfirmed> confirmedOf(std::string_view boardJson);

} // namespace demeter
