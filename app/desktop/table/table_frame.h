// The screen on which a game is played at the table: everything that it shows, wherever that stands, and nothing of a game.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/time_sign.h"
#include "app/table/map_model.h"
#include "app/table/table_look.h"
#include "app/text/moment_look.h"
#include "core/map/board.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QLabel;
class QScrollArea;

namespace demeter {

class ChoiceButton;
class CodeBlock;
class CombatStage;
class EndingStage;
class HoldButton;
class MapView;
class MomentBand;
class NewsStrip;
class TableCard;
class TurnPanel;

/// A table screen without a game: the announcement, the time, the map or a combat, the tracks, the cards, the code, and what is asked. Each
/// game derives its own from it, which is given the game's public log and nothing else, and asks by its own `PromptSource`.
class TableFrame : public TablePage {
    Q_OBJECT

public:
    void setCode(const std::optional<ShownCode>& code) override;
    void setOpenable(bool openable) override;
    void setHasSecret(bool has) override;
    void setPin(bool pin) override;
    void setAids(const SessionAids& aids) override;
    void setPhones(std::optional<int> watching) override;
    bool isOnPhones() const { return watching_.value_or(0) > 0; }
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
    TableFrame(const Settings& settings, const std::vector<TableSide::TrackSign>& tracks, QWidget* parent);

    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    // What a game does.

    /// A place was tapped. False if nothing can be done there.
    virtual bool choose(LocationId place) = 0;
    /// Places can be tapped now.
    virtual bool takesPlaces() const = 0;
    /// Somebody acts, and may ask why a place cannot be reached.
    virtual bool isActing() const = 0;
    /// Words about something that lies on the table.
    virtual void tell(const QString& words) = 0;
    /// Back to the beginning of the turn. False if it stands there.
    virtual bool cancel() = 0;
    /// What was typed is confirmed by Enter. False if nothing waits for that.
    virtual bool confirmTyped() = 0;
    /// Gives the map, or the end, everything that lies on it, with what is lit now; `layOut` follows.
    virtual void showMap() = 0;

    // What a game uses.

    /// Shows it, on this board, or without a map; after the question is there.
    void showLook(TableLook look, const std::shared_ptr<const Board>& board);
    const std::optional<TableLook>& look() const { return shown_; }
    /// Announces what everybody should look up for, over this map; of what has been announced the words, if they are others now.
    void playMoments(const MomentsToShow& news, const MapModel& model);
    bool isOver() const { return shown_ && shown_->over; }
    /// Language, theme or text size has changed: the board is drawn anew.
    void forgetLook();
    void layOut();
    void raiseSheets();
    bool isOpenable() const { return openable_; }
    bool isPhone() const;
    /// The words that were typed so far; they are forgotten.
    QString takeTyped();
    /// While everything is renewed nothing is laid out.
    void setRenewing(bool renewing) { renewing_ = renewing; }
    const Settings& settings() const { return settings_; }
    MapView* map() const { return map_; }
    TurnPanel* turnPanel() const { return turn_; }
    CombatStage* combatStage() const { return stage_; }
    EndingStage* ending() const { return ending_; }

private:
    void placeMoment();
    void nameButtons();
    void showLit();
    bool typeKey(const QKeyEvent& event);
    void layOutParts();
    /// The size of the smallest words on the map.
    int leastOnMap() const;
    static constexpr int leastInHand = 12; ///< pixels of the smallest words on a phone
    /// The size of words where it is no phone: somewhat larger where the user wants them so.
    int tabletUnit() const;
    /// On a phone, upright or on its side: the same in less room, and what has none is in the sheets of the menu.
    void layOutPhone();
    void layOutTablet();
    void placeTurnBelow();
    void placeCards(std::span<TableCard* const> cards, int left, int right, int top, int tall);
    void placeDecide();
    bool isCombat() const { return shown_ && shown_->combat; }
    bool hasMap() const { return board_ != nullptr; }
    bool hasCards() const { return shown_ && !shown_->trail.empty(); }
    /// What is asked takes the room of the map, where the game has none.
    void fillMapRoom();
    int phoneUnit() const;
    void layOutEnding();
    void arrangeEnding();
    void fitAnnouncement(const QSize& room);
    /// What the announcement had no room for and may not be left out, over the map; it comes before the parts that lie over it as well.
    void placeNews();
    void foldNews();
    /// The week and the round, with the mark that the game went back behind a code, and in the second line that alone.
    QStringList weekLines() const;
    bool wentBack() const { return shown_ && !shown_->back.isEmpty(); }
    /// The first of them that fits; the mark is there in any case.
    QString weekLine(const QFont& font, int room) const;

    const Settings& settings_;
    std::optional<TableLook> shown_;
    std::shared_ptr<const Board> board_; ///< drawn on the map in this language and theme
    QLabel* announcement_;
    NewsStrip* news_;                      ///< what it has no room for
    QStringList newsBefore_;               ///< the sentences there
    std::optional<AnnouncedWords> folded_; ///< of these it was folded away
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
    MomentBand* moment_;  ///< over everything between header and cards
    QScrollArea* scroll_;
    TurnPanel* turn_;
    TableSide* side_;
    CodeBlock* code_;
    std::optional<ShownCode> shownCode_;
    std::optional<int> watching_; ///< phones
    QString words_;               ///< typed so far
    quint64 enterUp_ = 0;         ///< when Enter was let go last; 0: the system does not say
    std::array<TableCard*, 6> slots_{};
    std::array<TableCard*, 3> lairs_{};
    QList<QRect> blood_; ///< Blood tokens between the cards
    bool legend_ = true; ///< the signs of the map can be read about
    bool pin_ = false, openable_ = true, hasSecret_ = true, renewing_ = false, layingOut_ = false;
    int unit_ = 20;
    int barHeight_ = 0, cardsTop_ = 0, cardsBottom_ = 0, divider_ = -1, columnLeft_ = -1;
};

} // namespace demeter
