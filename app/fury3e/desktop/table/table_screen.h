// What the hunters see: the resting state of the program.
#pragma once

#include "app/desktop/table/kept_reveal.h"
#include "app/desktop/table/table_frame.h"
#include "app/fury3e/desktop/table/turn.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/hunt_words.h"
#include "app/fury3e/text/sentences.h"
#include "app/table/moment_news.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <memory>
#include <optional>
#include <vector>

namespace demeter::fury3e {

/// The table screen, where the hunters play. It is given a `PublicLog` and a `TableTurn` and nothing else of a game before the reveal, so
/// it cannot show what is hidden, and it is laid out again and painted only when the table has noticed something, so not even its repaints
/// tell how many decisions Dracula makes. What hunters enter it only asks for.
class TableScreen : public TableFrame {
    Q_OBJECT

public:
    explicit TableScreen(const Settings& settings, QWidget* parent = nullptr);

    /// Shows how everything lies after the last step of the log, what it tells, and what can be entered; from step `newsBegins` on what
    /// everybody should look up for. The same is shown once.
    void setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const Sentences& sentences,
                std::optional<std::size_t> newsBegins = {});
    /// What was entered last, while it can be taken back. It is shown with the next log that is another one, and not before: what Dracula
    /// decides without a word changes nothing here.
    void setLastEntry(const std::optional<Action>& entry) { lastEntry_ = entry; }
    /// The whole hunt, once it has been revealed and as long as it is over; nothing else that was hidden ever comes here.
    void setReveal(std::optional<WholeHunt> hunt, const HuntPlayed& played);
    /// Language, theme or text size has changed: the next log is shown anew, whatever it is.
    void forget();
    /// Entries that typed words can mean; none: they mean nothing.
    void offer(std::vector<Action> entries);
    /// The hunters play this card: what it asks is asked. False if the table cannot enter it now.
    bool play(HunterEvent card);
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void refuse(const QString& why, const std::optional<Action>& allowed = {});
    /// A place was tapped; where several hunters may act it is asked who goes. False if nobody can; then nothing has changed.
    bool choose(LocationId place) override { return dialog_.choose(place); }

signals:
    void entered(const demeter::fury3e::Action& entry);

protected:
    bool takesPlaces() const override { return dialog_.takesEntries() && sentences_; }
    bool isActing() const override { return actingHunter(dialog_.moment().turn).has_value(); }
    void tell(const QString& words) override { dialog_.tell(words); }
    bool cancel() override { return dialog_.cancel(); }
    bool confirmTyped() override;
    void showMap() override;

private:
    void perform(const TableChoice::Does& does);
    TableLook lookNow(const Ruleset& ruleset, const Sentences& sentences) const;
    void announce(const Ruleset& ruleset, const PublicLog& log, std::size_t begins);

    /// What is shown: the table, whose turn it is, and what was said last, in order.
    struct Shown {
        PublicView view;
        TableTurn turn;
        AnnouncedWords told;
        QString back; ///< that the game went back behind a code; empty: it never did
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> lies_;
    PromptController<ThirdEditionTurn> dialog_;
    std::optional<Action> lastEntry_;
    std::optional<Sentences> sentences_; ///< in the language of now
    MomentNews<Moment, Ruleset, PublicStep> news_;
    KeptReveal<WholeHunt> revealed_;
};

} // namespace demeter::fury3e
