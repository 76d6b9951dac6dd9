// What the hunters of the second edition see: the resting state of the program.
#pragma once

#include "app/desktop/table/kept_reveal.h"
#include "app/desktop/table/table_frame.h"
#include "app/desktop/table/words_sheet.h"
#include "app/fury2e/desktop/table/turn.h"
#include "app/table/moment_news.h"
#include "core/fury2e/game/ruleset.h"
#include "core/fury2e/view/hunt.h"
#include "core/fury2e/view/moments.h"
#include "core/fury2e/view/public_log.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace demeter::fury2e {

/// The table screen of the second edition. It is given a `PublicLog` and a `TableTurn` and nothing else of a game before the reveal, so it
/// cannot show what is hidden, and it is laid out again only when the table has noticed something. What hunters enter it only asks for; of
/// the words that they type only places are read here.
class TableScreen : public TableFrame {
    Q_OBJECT

public:
    explicit TableScreen(const Settings& settings, QWidget* parent = nullptr);

    /// Shows how everything lies after the last step of the log, what it tells, and what can be entered; from step `newsBegins` on what
    /// everybody should look up for. The same is shown once.
    void setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const SecondEditionSentences& sentences,
                std::optional<std::size_t> newsBegins = {});
    /// What was entered last, while it can be taken back. It is shown with the next log that is another one, and not before.
    void setLastEntry(const std::optional<Action>& entry) { lastEntry_ = entry; }
    /// The whole hunt, once it has been revealed and as long as it is over; nothing else that was hidden ever comes here.
    void setReveal(std::optional<WholeHunt> hunt, const HuntPlayed& played);
    /// Language, theme or text size has changed: the next log is shown anew, whatever it is.
    void forget();
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void refuse(const QString& why, const std::optional<Action>& allowed = {});
    /// Entries that words which were typed can mean: one is asked about, of several one is chosen first; none: they mean nothing here.
    void offer(const QString& words, std::vector<Action> entries);
    /// What a word for the round does, for the sheet that asks for it.
    static WordsSheet::Texts reshufflingWords();
    /// A place was tapped. False if nobody can go there, and it is not asked for; then nothing has changed.
    bool choose(LocationId place) override { return dialog_.choose(place); }

signals:
    void entered(const demeter::fury2e::Action& entry);
    /// They name no place in the language of now: perhaps a hunter, and what he does.
    void wordsTyped(const QString& words);

protected:
    bool takesPlaces() const override;
    bool isActing() const override { return actingHunter(dialog_.moment()).has_value(); }
    void tell(const QString& words) override { dialog_.tell(words); }
    bool cancel() override { return dialog_.cancel(); }
    bool confirmTyped() override;
    void showMap() override;

private:
    void perform(const TableChoice::Does& does);
    void readTyped(QString words);
    TableLook lookNow(const PublicLog& log, const SecondEditionSentences& sentences) const;
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
    PromptController<SecondEditionTurn> dialog_;
    std::optional<Action> lastEntry_;
    std::optional<SecondEditionSentences> sentences_; ///< in the language of now
    std::shared_ptr<const Board> named_;              ///< whose places typed words name
    MomentNews<Moment, Ruleset, PublicStep> news_;
    KeptReveal<WholeHunt> revealed_;
};

} // namespace demeter::fury2e
