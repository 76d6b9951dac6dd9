// What the hunters see: the resting state of the program.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/table/moment_news.h"
#include "app/table/table_words.h"
#include "app/text/hunt_words.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QLabel;
class QScrollArea;

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class CombatStage;
class EndingStage;
class HoldButton;
class MapView;
class MomentBand;
class TableCard;
class CodeBlock;
class TableSide;
class TimeSign;
class TurnPanel;

/// The table screen, where the hunters play. It is given a `PublicLog` and a `TableTurn` and nothing else of a game before the reveal, so
/// it cannot show what is hidden, and it is laid out again and painted only when the table has noticed something, so not even its repaints
/// tell how many decisions Dracula makes. What hunters enter it only asks for.
class TableScreen : public TablePage {
    Q_OBJECT

public:
    explicit TableScreen(const Settings& settings, QWidget* parent = nullptr);

    /// Shows how everything lies after the last step of the log, what was said from step `newsBegins` on, and what can be entered. The same
    /// is shown once.
    void setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const Sentences& sentences,
                std::optional<std::size_t> newsBegins = {});
    /// What was entered last, while it can be taken back. It is shown with the next log that is another one, and not before: what Dracula
    /// decides without a word changes nothing here.
    void setLastEntry(const std::optional<Action>& entry) { lastEntry_ = entry; }
    /// The whole hunt, once it has been revealed and as long as it is over; nothing else that was hidden ever comes here.
    void setReveal(std::optional<WholeHunt> hunt, const HuntPlayed& played);
    /// Language, theme or text size has changed: the next log is shown anew, whatever it is.
    void forget();
    void setCode(const std::optional<ShownCode>& code) override;
    void setOpenable(bool openable) override;
    void setPin(bool pin) override;
    void setPhones(std::optional<int> watching) override;
    /// Entries that typed words can mean; none: they mean nothing.
    void offer(std::vector<Action> entries);
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void refuse(const QString& why, const std::optional<Action>& allowed = {});
    void follow(TablePage& first) override;
    HoldButton* openButton() const override { return open_; }
    ChoiceButton* menuButton() const override { return menu_; }
    /// The size of words, in pixels; larger than `least` where the user wants them so, and on a phone has room for them.
    int unit() const { return unit_; }
    /// The size of the smallest words: 1/40 of the short side, to be read from afar.
    int least() const;

signals:
    /// The screen has been made anew.
    void renewed();
    void entered(const demeter::fury3e::Action& entry);
    void othersPassed();
    /// The hunters play an Event card: which one is asked for over the table.
    void cardsAsked();
    /// The hunters say a word for the decks of this round: it is asked for over the table.
    void wordsAsked();
    /// What was entered last is to be taken back.
    void takeBackAsked();
    /// A place was tapped that the hunter whose turn it is cannot go to.
    void whyAsked(demeter::LocationId place);
    /// What a hunter does, typed.
    void typed(const QString& words);

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void renew(const Ruleset& ruleset, const Sentences& sentences);
    void nameButtons();
    void showLit();
    bool typeKey(const QKeyEvent& event);
    void playMoments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, const Sentences& sentences);
    void layOut();
    void layOutParts();
    void raiseSheets();
    /// The size of the smallest words on the map.
    int leastOnMap() const;
    /// The size of words where it is no phone: somewhat larger where the user wants them so.
    int tabletUnit() const;
    /// On a phone, upright or on its side: the same in less room, and what has none is in the sheets of the menu.
    void layOutPhone();
    void layOutTablet();
    void placeCards(std::span<TableCard* const> cards, int left, int right, int top, int tall);
    void placeDecide();
    bool isCombat() const;
    bool isPhone() const;
    int phoneUnit() const;
    void layOutEnding();
    void arrangeEnding();
    bool isOver() const;
    void fitAnnouncement(const QSize& room);
    /// The week and the round, with the mark that the game went back behind a code, and in the second line that alone.
    QStringList weekLines() const;
    bool wentBack() const { return shown_ && !shown_->back.isEmpty(); }
    /// The first of them that fits; the mark is there in any case.
    QString weekLine(const QFont& font, int room) const;

    const Settings& settings_;
    /// What is shown: the table, whose turn it is, and what was said last, in order.
    struct Shown {
        PublicView view;
        TableTurn turn;
        AnnouncedWords told;
        QString back; ///< that the game went back behind a code; empty: it never did
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    std::optional<Shown> shown_;
    std::shared_ptr<const Board> board_; ///< drawn on the map in this language and theme
    QLabel* announcement_;
    QLabel* time_;
    QLabel* week_;
    TimeSign* sign_;
    HoldButton* open_;
    HoldButton* decide_; ///< the same, large, where the table waits for Dracula
    ChoiceButton* menu_;
    ChoiceButton* phones_; ///< how many show the table, where there is room
    MapView* map_;
    CombatStage* stage_;  ///< in place of the map and the tracks
    EndingStage* ending_; ///< in place of everything but the map, once the game is over
    QScrollArea* scroll_;
    MomentBand* moment_; ///< over everything between header and cards
    TurnPanel* turn_;
    TableSide* side_;
    CodeBlock* code_;
    std::optional<ShownCode> shownCode_;
    std::optional<int> watching_; ///< phones
    std::optional<Action> lastEntry_;
    std::optional<Sentences> sentences_; ///< in the language of now
    MomentNews news_;
    std::optional<WholeHunt> revealed_;
    HuntPlayed played_;
    QString words_;       ///< typed so far
    quint64 enterUp_ = 0; ///< when Enter was let go last; 0: the system does not say
    std::array<TableCard*, trailLength> slots_{};
    std::array<TableCard*, lairSpaces> lairs_{};
    bool pin_ = false, openable_ = true, renewing_ = false, layingOut_ = false;
    int unit_ = 20;
    int barHeight_ = 0, cardsTop_ = 0, cardsBottom_ = 0, divider_ = -1, columnLeft_ = -1;
};

} // namespace demeter
