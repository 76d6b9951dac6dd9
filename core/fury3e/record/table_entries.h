// What the hunters enter at the table, with what follows from it by itself, and what is remembered of the last entry.
#pragma once

#include "core/fury3e/record/recorded.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// Something of Dracula's that the table sees by it for the first time, and that no correction makes it forget.
bool bringsToLight(const Happening& happening);

/// The table's entries into one game; another game has entries of its own. Window, phones and terminal enter through it alike.
///
/// It never changes a record: whoever owns it does that in `Submit`, and says after each change that there was one (`note`). What is
/// remembered is forgotten when the program ends: then nothing can be taken back at the table.
class TableEntries {
public:
    /// Does an action and calls `note`; false if it could not be done.
    using Submit = std::function<bool(const Action&)>;

    TableEntries() = default;
    /// Of a game that has been opened: all of its log has been looked at.
    explicit TableEntries(const Record& record) : newsBegins_(record.publicLog().size() - 1), logged_(record.publicLog().size()) {}

    /// After every change of the record, whoever made it, and before anybody is told of it.
    void note(const Record& record);
    /// What is done until `endNews` is one piece of news to the table.
    void beginNews(const Record& record) { together_ = record.publicLog().size(); }
    void endNews() { together_.reset(); }

    /// What the hunters enter, and what follows from it without Dracula's being asked (`afterEntry`). Nothing if it was begun: then
    /// `submit` has told how it went. Else nothing has changed, and this is why.
    std::optional<Violation> enter(const Record& record, const Action& entry, const Submit& submit);
    /// The hunter whose action it is and all after him pass, as far as they may: it stops where one has to move (REV-8) and where Dracula
    /// has to decide. False if nobody could.
    bool letOthersPass(const Record& record, const Submit& submit);

    /// What was entered last, and all that followed from it, is the last thing that happened: it can be taken back, as a correction that
    /// the table's log keeps. What Dracula decides afterwards without the table's noticing goes with it, and changes nothing here: else the
    /// offer itself would tell of it.
    bool canTakeBack(const Record& record) const
    {
        return entered_ && record.cursor() >= entered_->ended && record.publicLog().size() == entered_->logged;
    }
    /// Where the game stood before it, for `goTo`. Only if it can be taken back.
    std::size_t began() const { return entered_->began; }
    /// What of Dracula's has come to light by it, in order: no correction makes the table forget it.
    std::vector<Happening> broughtToLight(const Record& record) const;
    /// The rounds of the codes behind which taking it back goes, also while it is being entered: everybody is asked first.
    std::vector<std::uint16_t> codesPassed(const Record& record) const;
    /// What it was, or is while it is being entered; nothing if it cannot be taken back, or was several hunters' passing.
    std::optional<Action> lastEntry(const Record& record) const { return entering_ || canTakeBack(record) ? entry_ : std::nullopt; }
    /// The first step of the table's log that belongs to what was entered last; after anything else that the table has noticed, the last
    /// step of the log.
    std::size_t newsBegins(const Record& record) const { return std::min(newsBegins_, record.publicLog().size() - 1); }

private:
    struct Entered {
        std::size_t began = 0, ended = 0; ///< steps of the game before it, and with it
        std::size_t logged = 0;           ///< steps of the table's log with it; the log never becomes shorter
    };
    std::optional<Entered> entered_; ///< at the table, last
    std::optional<Action> entry_;
    std::size_t newsBegins_ = 0;
    std::size_t logged_ = 0;              ///< steps of the table's log so far
    std::optional<std::size_t> together_; ///< several steps are one piece of news, from this one on
    bool entering_ = false;               ///< what the table entered, with all that follows from it
    std::size_t enteringBegan_ = 0;       ///< steps of the game before that
    bool passing_ = false;                ///< all others, in one entry
};

} // namespace demeter::fury3e
