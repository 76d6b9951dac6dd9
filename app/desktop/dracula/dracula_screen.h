// Dracula's screen: the map, the turn guide, the hand, the trail and the lairs.
#pragma once

#include "app/desktop/book/card_sheet.h"
#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/guide/conversation.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/table/moment_news.h"

#include <QPointer>

#include <cstdint>
#include <memory>
#include <optional>

class QAbstractButton;
class QLabel;

namespace demeter {

using namespace fury3e;

class BookSheet;
class CombatBoard;
class CombatSteps;
class HandPanel;
class HeaderBar;
class HeldKeys;
class HistoryPanel;
class HunterCardsPanel;
class MapList;
class MapView;
class MomentBand;
class PutRightPanel;
class Sheet;
class SideScroll;
class TableEntryPanel;
class TrailRow;
class TurnGuide;
class Veil;

class DraculaScreen : public SecretPage {
    Q_OBJECT

public:
    DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent = nullptr);

    void showGame() override;
    std::unique_ptr<HalfMade> halfMade() const override;
    void resume(const HalfMade& begun) override;
    void refresh() override;
    void openBook() override;
    void openCards(const QStringList& ids) override;
    void openAside(Sheet* sheet) override;
    void openHistory();
    void openTable();
    void openHuntersCards(std::optional<HunterEvent> card = std::nullopt);
    void openPutRight();

    MapView* map() const { return map_; }
    TurnGuide* guide() const { return guide_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();
    void retranslate();
    void onAsked(Conversation::Why why);
    void onSpoke();
    void onFailed(const Fault& fault);
    void showQuestion();
    void updateMap();
    void openMenu();
    QList<Sheet*> sheets() const;
    enum class Panel : std::uint8_t { History, Table, HuntersCards, PutRight, Book };
    struct Begun;
    Sheet* sheet(Panel panel) const;
    void open(Panel panel);
    void openBookAt(const QString& headword);
    CardSheet::Now cardNow(const CardPage& page) const;
    void prepare(Sheet* sheet);
    void setVeils();
    void focusGuide();
    void showList(bool shown);
    void cycleRegion(bool forward);
    void showAlarm(const QString& text);
    void playMoments();
    void seeMoments();

    const Settings& settings_;
    GameController& controller_;
    Conversation* conversation_;
    HeldKeys* held_;
    HeaderBar* header_;
    // All that can name a secret lies in a veil of its own, and is shown, hidden and laid out with it.
    Veil *mapVeil_, *guideVeil_, *handVeil_, *trailVeil_, *boardVeil_;
    Veil* listVeil_ = nullptr;
    MapView* map_;
    MapList* list_ = nullptr; ///< made when it is first asked for
    TurnGuide* guide_;
    HandPanel* hand_;
    SideScroll* trailScroll_;
    TrailRow* trail_;
    QWidget* alarm_;
    QLabel* alarmText_;
    QAbstractButton* alarmClose_;
    MomentBand* moment_; ///< over the map, or over the combat: never over a question
    MomentNews news_;
    QPointer<QWidget> covered_; ///< by the moment: had the focus
    CombatSteps* combatSteps_;
    CombatBoard* combatBoard_;
    HistoryPanel* history_ = nullptr;
    TableEntryPanel* table_ = nullptr;
    HunterCardsPanel* huntersCards_ = nullptr;
    PutRightPanel* putRight_ = nullptr;
    BookSheet* book_ = nullptr;
    QPointer<CardSheet> cards_;

    std::size_t choices_ = 0; ///< of the question that is shown
    bool wholeShown_ = false; ///< the map was made to show the whole board
    bool handListed_ = false; ///< the cards of the hand are the choices of the question
    bool combat_ = false;     ///< the combat lies where the map lay
    bool portrait_ = false;
};

} // namespace demeter
