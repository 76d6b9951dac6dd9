// Where everything of the secret screen lies.
#include "app/desktop/dracula/secret_screen.h"

#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/stage_board.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/kit/side_scroll.h"
#include "app/desktop/kit/veil.h"
#include "app/desktop/map/map_list.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_file_location.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>

#include <algorithm>
#include <tuple>
#include <utility>

namespace demeter {

namespace {

constexpr int leastMap = 180; ///< of its height, on what is larger than a phone
/// The height at 100 % that a moment needs on a phone.
constexpr int leastMoment = 150;

} // namespace

void SecretScreen::layOut()
{
    if (width() < 10 || height() < 10)
        return;
    const qreal scale = textScale();
    const bool low = height() < 480; // a phone that lies on its side, however large the words
    int top = header_->layOut(width(), low);
    header_->setGeometry(0, 0, width(), top);
    if (!alarm_->isHidden()) {
        alarmText_->setFixedWidth(width() - 100);
        const int tall = qMax(60, alarmText_->heightForWidth(width() - 100) + 20);
        alarm_->setGeometry(0, top, width(), tall);
        top += tall;
    }
    const bool compact = scale > compactScale;
    // On a phone the decision needs the room: one row of tiles, and the hand only where it is asked about.
    const bool phone = low || (portrait_ && (width() < 560 || height() - top < 600));
    // Large words leave no room for the steps of a combat beside the question: it says its own, and the fighters stand beside it.
    const bool beside = staged_ && compact && !portrait_ && !low;
    if (board_ != nullptr)
        board_->setSmall(phone || beside);
    hand_->setCompact(compact);
    // Where large words leave little of the map the hand is folded until it is asked about, or touched.
    hand_->setFolds(compact && !portrait_ && !low, handVeil_->isDown());
    // Upright a combat leaves room for what he can go on to.
    const bool trailed = !staged_ || (portrait_ && !phone);
    mapVeil_->setVisible(!staged_);
    trailVeil_->setVisible(trailed);
    handVeil_->setVisible(!staged_ && !phone && !(handListed_ && !portrait_));
    if (boardVeil_ != nullptr)
        boardVeil_->setVisible(staged_);
    trailVeil_->setWordsArea({});
    mapVeil_->setWordsArea({});
    // The size of a block must tell nothing of what it hides.
    trail_->setEven(trailVeil_->isDown());
    const auto handHeight = [this](int wide) { return handVeil_->isDown() ? hand_->usualHeight() : hand_->neededHeight(wide); };
    if (stageSteps_ != nullptr)
        stageSteps_->setVisible(staged_ && !portrait_ && !phone && !beside);
    if (low) {
        // On its side a phone has room only beside one another: the decision right, what it is about left.
        const int right = qMax(width() / 2, qMin(width() - 280, scaled(420)));
        const int left = width() - right - 1;
        guideVeil_->place({left + 1, top, right, height() - top});
        if (boardVeil_ != nullptr)
            boardVeil_->place({0, top, left, height() - top});
        const int row = trail_->layOutSmall(left, !compact);
        trailVeil_->place({0, height() - row, left, row});
        mapVeil_->place({0, top, left, height() - top - row - 1});
    } else if (beside) {
        const int left = width() * 38 / 100;
        boardVeil_->place({0, top, left, height() - top});
        guideVeil_->place({left + 1, top, width() - left - 1, height() - top});
    } else if (staged_) {
        const int left = portrait_ ? 0 : qMin(qMax(272, scaled(250)), width() / 3);
        const int right = width() - left;
        int tiles = 0;
        if (trailed) {
            tiles = compact ? trail_->layOutSmall(width()) : trail_->layOut(width(), height() - top >= scaled(1100));
            trailVeil_->place({0, height() - tiles, width(), tiles});
            ++tiles; // the line between
        }
        const int bottom = height() - tiles;
        const int needed = boardVeil_->isDown() ? scaled(250) : board_->neededHeight(right);
        // More than it needs where there is room: between it and the question nothing shall gape.
        const int most = qMin(needed, (bottom - top) / (phone && compact ? 3 : 2));
        int board = phone ? most : qMax(most, (bottom - top) * (portrait_ ? 36 : 44) / 100);
        stageSteps_->setGeometry(0, top, qMax(0, left - 1), height() - top);
        guideVeil_->place({left, top, right, bottom - top - board - 1});
        // What the question does not need is the board's, as far as it can show more with it.
        const int spare = guideVeil_->isDown() || boardVeil_->isDown() ? 0 : guideVeil_->height() - guide_->neededHeight();
        if (const int more = qMin(spare / 2, board_->mostHeight(right) - board); more > 0)
            board += more;
        guideVeil_->place({left, top, right, bottom - top - board - 1});
        boardVeil_->place({left, bottom - board, right, board});
    } else if (!portrait_) {
        const int most = qMax(420, qRound(width() * (compact ? 0.46 : 0.5)));
        const int right = qMin(qBound(420, qRound(width() * 0.378125 * (1 + (scale - 1) * 0.35)), qRound(600 * scale)), most);
        // Large text needs the height for the guide: then the hand and the trail, in tiles, lie below the map alone.
        const int left = width() - right - 1, across = compact ? left : width();
        const int row = compact ? trail_->layOutSmall(across) : trail_->layOut(across, false);
        trailVeil_->place({0, height() - row, across, row});
        const int bottom = height() - row;
        const int hand = handListed_ ? 0 : handHeight(compact ? left : right);
        mapVeil_->place({0, top, left, bottom - top - (compact ? hand : 0) - 1});
        guideVeil_->place({width() - right, top, right, (compact ? height() : bottom - hand - 1) - top});
        handVeil_->place(compact ? QRect(0, bottom - hand, left, hand - 1) : QRect(width() - right, bottom - hand, right, hand - 1));
    } else {
        int lairsRight = 0;
        int lairsTop = 0;
        // Rows of large cards with large words would leave nothing for the decision: then tiles in one row are dragged sideways, and on
        // a phone those have no names.
        const int row =
            phone || compact ? trail_->layOutSmall(width(), !phone || !compact) : trail_->layOut(width(), true, &lairsRight, &lairsTop);
        const bool wide = trail_->width() > width();
        // Beside the lairs if there is room for it, otherwise above them.
        const bool aside = !compact && !phone && !wide && width() - lairsRight >= scaled(330);
        const int hand = phone ? 0 : handHeight(width());
        const int bottom = height() - row - (aside ? 0 : hand);
        trailVeil_->place({0, height() - row, width(), row});
        if (aside) {
            handVeil_->place({lairsRight - 4, height() - row + lairsTop - 8, width() - lairsRight + 4, row - lairsTop + 8});
            trailVeil_->setWordsArea({0, 0, width(), lairsTop});
        } else {
            handVeil_->place({0, bottom, width(), hand});
        }
        const int room = bottom - top;
        const int wanted = qBound(qMin(324, room * 2 / 3), qRound(room * 0.445 * (1 + (scale - 1) * 0.4)), room * 2 / 3);
        // On a phone large words leave of the map only a strip: whoever needs more of it has the list.
        const int guide = phone ? (compact ? qMax(qRound(room * 0.64), room - 104) : qRound(room * 0.64)) : qMin(wanted, room - leastMap);
        mapVeil_->place({0, top, width(), bottom - top - guide});
        guideVeil_->place({0, bottom - guide, width(), guide - 1});
    }
    handVeil_->raise();
    if (listVeil_ != nullptr && !listVeil_->isHidden()) {
        // The tools of the map stay free: the list is left with the button that brought it.
        constexpr int tools = 68;
        listVeil_->place(mapVeil_->geometry().adjusted(0, 0, 0, -tools));
        mapVeil_->setWordsArea({0, mapVeil_->height() - tools, mapVeil_->width(), tools});
        listVeil_->raise();
    }
    // Where it has so little room that its words would be cut it takes that of the trail, or with large words on a phone that of the
    // question: a tap gives it back.
    QRect stage = staged_ ? boardVeil_->geometry() : mapVeil_->geometry();
    if (low && !staged_)
        stage |= trailVeil_->geometry();
    if (phone && stage.height() < scaled(leastMoment))
        stage |= guideVeil_->geometry();
    moment_->setGeometry(stage);
    moment_->arrangeBeside(scaled(14));
    moment_->raise();
    alarm_->raise();
    for (Sheet* sheet : sheets())
        sheet->raise();
    update();
}

void SecretScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"window"));
    const QColor line = settings_.colour(u"line");
    if (staged_) {
        painter.fillRect(guideVeil_->x() - 1, guideVeil_->y(), 1, height() - guideVeil_->y(), line);
        if (guideVeil_->y() == boardVeil_->y())
            return;
        painter.fillRect(guideVeil_->x(), boardVeil_->y() - 1, guideVeil_->width(), 1, line);
        if (trailVeil_->isVisible())
            painter.fillRect(0, trailVeil_->y() - 1, trailVeil_->width(), 1, line);
        return;
    }
    if (handVeil_->isVisible())
        painter.fillRect(handVeil_->geometry(), settings_.colour(portrait_ ? u"window" : u"panel"));
    if (!portrait_) {
        const bool below = handVeil_->isVisible() && handVeil_->x() > 0; // the guide
        const int end = (below ? handVeil_ : guideVeil_)->geometry().bottom();
        painter.fillRect(guideVeil_->x() - 1, guideVeil_->y(), 1, end - guideVeil_->y() + 1, line);
        if (handVeil_->isVisible())
            painter.fillRect(handVeil_->x(), handVeil_->y() - 1, handVeil_->width(), 1, line);
    }
    painter.fillRect(0, trailVeil_->y() - 1, trailVeil_->width(), 1, line);
}

} // namespace demeter
