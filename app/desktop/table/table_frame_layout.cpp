// Where everything of the table lies, on a tablet, on a phone and at the end.
#include "app/desktop/table/table_frame.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/news_strip.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/turn_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace demeter {

namespace {

/// Beside the map of a phone that lies on its side its turn has what is left.
constexpr int leastMapWidth = 250;
/// The smallest words on a phone of what a sign says as well.
constexpr int leastBesideSign = 10;

/// What has one height at a size of words, whatever it says.
struct PhoneHeights {
    explicit PhoneHeights(int unit)
        : bar(qMax(48, qRound(3.5 * unit))),
          announcement(qRound(5.0 * unit * emphasis())),
          tile(qMax(44, qRound(3.3 * unit))),
          tracks(qRound(2.1 * unit)),
          code(qRound(2.9 * unit))
    {
    }
    int bar, announcement, tile, tracks, code;
};

/// One page of several, on which something leads to the next.
bool isOneOfPages(const TurnPanel& turn)
{
    const auto leads = turn.findChildren<ChoiceButton*>(QStringLiteral("turn-more-cards"));
    return std::ranges::any_of(leads, [&](const ChoiceButton* button) { return button->isVisibleTo(&turn); });
}

} // namespace

void TableFrame::fitAnnouncement(const QSize& room)
{
    AnnouncedWords words = shown_ ? shown_->told : AnnouncedWords();
    newsBefore_.clear();
    for (;; newsBefore_ << words.told.takeFirst()) { // where not all have room, the newest sentences stay
        const QStringList& said = words.told;
        for (const double size : {2.15 * emphasis(), 2.15, 1.8, 1.45, 1.2, 1.0}) {
            if (size < 1.45 && said.size() > 1) // 1/28 of the short side: rather fewer sentences than smaller ones
                break;
            const QFont font = sizedFont(headingFont(30), size * unit());
            const QString shown = said.join(u' ').toHtmlEscaped();
            const RichTextRoom taken = richTextRoom(font, shown, room.width());
            const bool fits = taken.height <= room.height() && taken.width <= room.width();
            if (fits || (size == 1.0 && said.size() <= 1)) {
                announcement_->setFont(font);
                announcement_->setText(shown);
                announcement_->setAccessibleName(said.join(u' '));
                return;
            }
        }
    }
}

int TableFrame::phoneUnit() const
{
    // By the size of the screen alone, so that nothing moves when other words come.
    const int floor = qMax(12, (qMin(width(), height()) + 32) / 33); // then the tracks' numbers have 1/28 of the short side
    for (int n = qMax(floor, qRound(13 * textScale())); n > floor; --n) {
        const PhoneHeights heights(n);
        const int rest = height() - heights.bar - TurnPanel::phoneHeight(n) - heights.tile - 3 * TurnPanel::phoneGap;
        if (height() > width() ? rest - heights.announcement - heights.code >= height() * 3 / 10 && 26 * n <= width()
                               : rest - heights.tracks >= 0 && 25 * n + leastMapWidth <= width())
            return n;
    }
    return floor;
}

/// What asks for more room than usual lies over the map, which never moves under a finger. While only Dracula can go on nobody taps there,
/// and all of the board is seen above it.
void TableFrame::placeTurnBelow()
{
    const int needed = qMin(turn_->heightForWidth(width()), cardsTop_ - barHeight_);
    turn_->setGeometry(0, cardsTop_ - needed, width(), needed);
    if (turn_->draculaDecides() && !isCombat() && !isPhone())
        map_->setGeometry(0, barHeight_, width(), qMin(map_->height(), cardsTop_ - needed - barHeight_));
}

void TableFrame::layOutPhone()
{
    const int n = unit_;
    const PhoneHeights heights(n);
    constexpr int gap = TurnPanel::phoneGap;
    const bool portrait = height() > width();
    const int edge = n * 3 / 4;
    // What opens and the menu at the right, the time before them.
    open_->setWordPixels(n);
    int right = width() - gap;
    if (openable_ && hasSecret_) {
        const int hold = open_->sizeHint().width();
        open_->setGeometry(right - hold, 2, hold, heights.bar - 4);
        right -= hold + gap;
    }
    if (openable_) {
        const int menu = qBound(44, menu_->sizeHint().width(), heights.bar - 2);
        menu_->setGeometry(right - menu, (heights.bar - menu) / 2, menu, menu);
        right -= menu + gap;
    }
    // As large without a sign: nothing moves when the first day dawns.
    const int sign = qMin(heights.bar - 14, qRound(2.3 * n));
    const auto placeTime = [&](int left, int room) {
        sign_->setGeometry(left, (heights.bar - sign) / 2, sign, sign);
        left += sign + 6;
        room -= sign + 6;
        const int lowest = qMax(least(), 11);
        const QFont wide = fittedFont(sizedFont(bodyFont(15, QFont::DemiBold), n), time_->text(), room, lowest);
        QFont font = fittedBlock(wide, time_->text(), {room, heights.bar}, lowest);
        QFont weekFont = sizedFont(bodyFont(15), qMin(n, font.pixelSize()));
        week_->setText(weekLine(weekFont, room));
        int first = 0, second = 0;
        const auto fits = [&] {
            first = wrappedHeight(font, time_->text(), room);
            second = wrappedHeight(weekFont, week_->text(), room);
            return first + second <= heights.bar - 2;
        };
        // The week gives way to a long name of the time; the mark of a way back does not.
        while (!fits() && wentBack() && font.pixelSize() > leastBesideSign) {
            font.setPixelSize(font.pixelSize() - 1);
            weekFont.setPixelSize(qMin(weekFont.pixelSize(), font.pixelSize()));
            week_->setText(weekLine(weekFont, room));
        }
        const bool both = fits() && !week_->text().isEmpty();
        const int top = (heights.bar - first - (both ? second : 0)) / 2;
        time_->setFont(font);
        time_->setGeometry(left, top, room, first);
        week_->setFont(weekFont);
        week_->setGeometry(left, top + first, room, second);
        week_->setVisible(both);
    };
    const int codeWidth = portrait ? width() * 37 / 100 : qMax(150, width() * 3 / 10);
    barHeight_ = heights.bar;
    if (portrait) {
        placeTime(edge, right - edge);
        announcement_->setGeometry(edge, heights.bar, width() - 2 * edge, heights.announcement);
        barHeight_ += heights.announcement;
    } else {
        const int time = qMin(qRound(9.5 * n), width() / 5) + sign + 6;
        placeTime(right - time, time);
        announcement_->setGeometry(edge, 0, qMax(1, right - time - gap - edge), heights.bar);
    }
    fitAnnouncement(announcement_->size() - QSize(0, 4));
    map_->setLeastWords(leastOnMap());
    turn_->setMost(portrait ? 0 : height() - barHeight_ - heights.tile - 2 * gap);
    turn_->arrange(n, leastOnMap(), isCombat() ? 3 : 2, isCombat() ? TurnPanel::Shape::PhoneCombat : TurnPanel::Shape::Phone);
    code_->setUnit(n);
    code_->setNarrow(codeWidth);
    // Nine tiles, the lairs a little apart.
    const auto placeTiles = [&](int top, int room) {
        constexpr int between = 4;
        const int apart = n / 2;
        const auto bloody = static_cast<int>(std::ranges::count_if(slots_, &TableCard::isBloody));
        const int wide = qMin(qMax(48, 3 * n), (room - edge - apart - 8 * between - bloody * n) / 9);
        int x = edge;
        const auto place = [&](TableCard* card) {
            card->setTile(true);
            card->setUnit(n, least());
            card->setGeometry(x, top, wide, heights.tile);
            x += wide + between;
            if (card->isBloody()) {
                blood_ << QRect(x - between / 2, top + (heights.tile - n) / 2, n, n);
                x += n;
            }
        };
        for (TableCard* card : slots_)
            place(card);
        divider_ = x + apart / 2 - between / 2;
        x += apart;
        for (TableCard* card : lairs_)
            place(card);
    };
    if (portrait) {
        side_->arrangeOnPhone(n, qMax(least(), leastBesideSign), {width() - codeWidth - edge, heights.code});
        const int cards = hasCards() ? heights.tile + 2 * gap : 0, turn = TurnPanel::phoneHeight(n);
        cardsBottom_ = height() - heights.code - gap;
        cardsTop_ = cardsBottom_ - cards;
        map_->setGeometry(0, barHeight_, width(), qMax(0, cardsTop_ - turn - barHeight_));
        placeTurnBelow();
        placeTiles(cardsTop_ + gap, width() - edge);
        scroll_->setGeometry(0, cardsBottom_ + 1, width() - codeWidth - edge, heights.code);
        code_->setGeometry(width() - edge - codeWidth, cardsBottom_ + 1, codeWidth, heights.code);
        columnLeft_ = -1;
    } else {
        cardsTop_ = height() - heights.tile - 2 * gap;
        cardsBottom_ = height();
        const int middle = cardsTop_ - barHeight_, column = qMax(25 * n, width() * 2 / 5);
        columnLeft_ = qMin(qRound(middle * 1.352), width() - column);
        map_->setGeometry(0, barHeight_, columnLeft_, middle);
        if (isCombat()) // a hunter's cards need more room than the stage
            columnLeft_ = width() * 45 / 100;
        const int wide = width() - columnLeft_;
        side_->arrangeOnPhone(n, qMax(least(), leastBesideSign), {wide, heights.tracks});
        // More choices than usual lie over the tracks.
        int needed = qMax(middle - heights.tracks, turn_->heightForWidth(wide));
        if (needed > middle - heights.tracks && needed < middle)
            needed = middle; // over all of them: half a number can be read as another one
        turn_->setGeometry(columnLeft_, barHeight_, wide, qMin(needed, middle));
        if (needed > middle && !isCombat()) { // and where even that is not enough, over the map
            turn_->arrange(n, leastOnMap(), 4, TurnPanel::Shape::Phone);
            turn_->setGeometry(0, barHeight_, width(), middle);
        }
        scroll_->setGeometry(columnLeft_, cardsTop_ - heights.tracks, wide, heights.tracks);
        placeTiles(cardsTop_ + gap, width() - codeWidth - edge);
        code_->setGeometry(width() - edge - codeWidth, cardsTop_ + gap, codeWidth, heights.tile);
    }
    placeNews();
    turn_->raise();
    // In a combat the cards take what the stage can spare.
    const bool combat = isCombat();
    stage_->setUnit(n, leastOnMap());
    stage_->setVisible(combat);
    map_->setVisible(!combat);
    scroll_->setVisible(true);
    stage_->setGeometry(portrait ? QRect(0, barHeight_, width(), cardsTop_ - turn_->usualHeight() - barHeight_)
                                 : QRect(0, barHeight_, columnLeft_, cardsTop_ - barHeight_));
}

void TableFrame::layOutEnding()
{
    // On a phone everything has to have room, and three numbers; words are as large as leaves it.
    const int least = qMin(tabletUnit(), qMin(width(), height()) / 20);
    unit_ = isPhone() ? qMax(least, qMin(qRound(14 * textScale()), qMin(width(), height()) / 26)) : least;
    for (arrangeEnding(); unit_ > least && (!ending_->fits() || ending_->rowsShown() < 3); arrangeEnding())
        --unit_;
    update();
}

void TableFrame::arrangeEnding()
{
    const int n = unit_, gap = qMax(6, n * 2 / 5);
    code_->setNarrow(0);
    open_->setWordPixels(n);
    code_->setUnit(n);
    // Where it has no room it is to be found in the menu, with the others.
    code_->setVisible(shownCode_ && menu_->sizeHint().width() + open_->sizeHint().width() + code_->sizeHint().width() < width() - 18 * n);
    map_->setLeastWords(leastOnMap());
    ending_->setGeometry(rect());
    const auto shownSize = [this](const QWidget* part) { return part->isVisibleTo(this) ? part->sizeHint() : QSize(0, 0); };
    const std::array<QWidget*, 3> parts{code_, menu_, open_};
    QSize besides(0, 0);
    for (const QWidget* part : parts)
        if (const QSize size = shownSize(part); !size.isEmpty())
            besides = {besides.width() + size.width() + (besides.width() > 0 ? gap : 0), qMax(besides.height(), size.height())};
    ending_->setMapShown(hasMap());
    ending_->arrange(n, least(), besides, openable_);
    map_->setGeometry(ending_->mapRoom());
    int x = ending_->footerRoom().left();
    for (QWidget* part : parts)
        if (const QSize size = shownSize(part); !size.isEmpty()) {
            part->setGeometry(QRect(QPoint(x, ending_->footerRoom().top() + (besides.height() - size.height()) / 2), size));
            x += size.width() + gap;
        }
}

void TableFrame::layOut()
{
    if (layingOut_) // a shape of the hunters' side that is tried shows its question anew, and that lays out again
        return;
    layingOut_ = true;
    layOutParts();
    layingOut_ = false;
    raiseSheets();
}

void TableFrame::layOutParts()
{
    const bool over = isOver();
    blood_.clear();
    ending_->setVisible(over);
    phones_->hide(); // but for where there is room
    map_->setRoaming(!over);
    for (QWidget* each : std::initializer_list<QWidget*>{announcement_, time_, week_, turn_})
        each->setVisible(!over);
    sign_->setVisible(!over && sign_->tells());
    for (TableCard* card : slots_)
        card->setVisible(!over && hasCards());
    for (TableCard* card : lairs_)
        card->setVisible(!over && hasCards());
    if (over) {
        news_->hide();
        stage_->hide();
        scroll_->hide();
        decide_->hide();
        map_->setVisible(hasMap());
        for (QWidget* above : std::initializer_list<QWidget*>{map_, code_, menu_, open_})
            above->raise();
        layOutEnding();
        return;
    }
    code_->setVisible(shownCode_.has_value());
    const bool phone = isPhone();
    unit_ = phone ? phoneUnit() : tabletUnit();
    if (phone)
        layOutPhone();
    else
        layOutTablet();
    if (!hasCards())
        divider_ = -1;
    if (!hasMap() && !isCombat())
        fillMapRoom();
    placeDecide();
}

void TableFrame::fillMapRoom()
{
    map_->hide();
    const int tall = cardsTop_ - barHeight_, n = unit_;
    const bool beside = columnLeft_ >= 0;
    if (beside) // the tracks have their column to themselves
        scroll_->setGeometry(columnLeft_, barHeight_, width() - columnLeft_, tall);
    turn_->setMost(0);
    turn_->arrange(n, isPhone() ? leastOnMap() : least(), isPhone() ? 2 : 3,
                   isPhone() ? TurnPanel::Shape::Phone : TurnPanel::Shape::Column);
    turn_->setGeometry(0, barHeight_, beside ? columnLeft_ : width(), tall);
}

void TableFrame::placeCards(std::span<TableCard* const> cards, int left, int right, int top, int tall)
{
    // Empty ones are narrow, the others share the rest, each as wide as the next but for a word that needs more.
    const int gap = qMax(6, unit_ * 2 / 5), narrow = qMax(44, qRound(2.2 * unit_)), most = 9 * unit_;
    const int drop = qRound(1.1 * unit_); // of a Blood token between two cards
    int rest = right - left - gap * (static_cast<int>(cards.size()) - 1), open = 0;
    std::vector<int> widths;
    for (const TableCard* card : cards) {
        widths.push_back(card->isEmpty() ? narrow : 0);
        rest -= widths.back() + (card->isBloody() ? drop : 0);
        open += card->isEmpty() ? 0 : 1;
    }
    // Where there is not room for everything on all of them, what lies face down gives way first, then names.
    using Keeps = TableCard::Keeps;
    for (TableCard* card : cards)
        card->setUnit(unit_, least());
    std::vector<int> least(cards.size(), 0);
    int needed = 0;
    bool tiles = true; // where not even that has room beside the numbers it stands below them
    for (const Keeps each : {Keeps::Signs, Keeps::Name, Keeps::All}) {
        std::vector<int> widest;
        for (const TableCard* card : cards)
            widest.push_back(card->narrowestWidth(each, tall));
        if (const int sum = std::accumulate(widest.begin(), widest.end(), 0); sum <= rest) {
            least = std::move(widest);
            needed = sum;
            tiles = false;
        }
    }
    // Names that have room are told all the same, the shortest first: so as few as possible are missing.
    std::vector<std::pair<int, std::size_t>> more;
    for (std::size_t n = 0; n < cards.size() && !tiles; ++n)
        more.emplace_back(cards[n]->narrowestWidth(Keeps::Name, tall) - least[n], n);
    std::ranges::sort(more);
    for (const auto& [width, n] : more)
        if (width > 0 && needed + width <= rest) {
            least[n] += width;
            needed += width;
        }
    for (bool again = true; again && open > 0;) {
        again = false;
        for (std::size_t n = 0; n < cards.size() && !tiles; ++n)
            if (widths[n] == 0 && least[n] > rest / open) {
                widths[n] = least[n];
                rest -= least[n];
                --open;
                again = true;
                break;
            }
    }
    int x = left;
    for (std::size_t n = 0; n < cards.size(); ++n) {
        const int wide = widths[n] > 0 ? widths[n] : qMin(most, rest / qMax(1, open));
        cards[n]->setTile(tiles);
        cards[n]->setGeometry(x, top, wide, tall);
        x += wide + gap;
        if (cards[n]->isBloody()) {
            blood_ << QRect(x - gap / 2 - 1, top + (tall - drop) / 2, drop, drop);
            x += drop;
        }
    }
}

void TableFrame::layOutTablet()
{
    // Every box has one size for a size of the window and of words, whatever is said in it: nothing moves under a finger.
    const int n = unit_, gap = qMax(6, n * 2 / 5);
    const bool portrait = height() > width(), combat = isCombat();
    week_->show();
    code_->setNarrow(0);
    code_->setDrawn(portrait || width() >= 54 * n); // else the sheet of codes has the drawing
    code_->setUnit(n);
    map_->setLeastWords(leastOnMap());
    stage_->setUnit(n, least());
    open_->setWordPixels(n);
    const QSize hold = openable_ && hasSecret_ ? open_->sizeHint() : QSize(0, 0), menu = openable_ ? menu_->sizeHint() : QSize(0, 0);
    phones_->setWordPixels(n);
    phones_->setVisible(openable_ && watching_ && width() >= (portrait ? 32 : 50) * n);
    const QSize phones = phones_->isVisibleTo(this) ? phones_->sizeHint() + QSize(gap, 0) : QSize(0, 0);
    const QSize button(hold.width() + (openable_ ? gap + menu.width() : 0) + phones.width(),
                       qMax(hold.height(), qMax(menu.height(), phones.height())));
    const auto placeButtons = [&](int top) {
        const int left = width() - button.width() - n;
        phones_->setGeometry(left, top + (button.height() - phones.height()) / 2, qMax(0, phones.width() - gap), phones.height());
        menu_->setGeometry(QRect(QPoint(left + phones.width(), top + (button.height() - menu.height()) / 2), menu));
        open_->setGeometry(QRect(QPoint(width() - hold.width() - n, top + (button.height() - hold.height()) / 2), hold));
        return left;
    };
    QFont timeFont = sizedFont(bodyFont(15, QFont::DemiBold), 1.1 * n), weekFont = sizedFont(bodyFont(15), n);
    const int timeTall = QFontMetrics(timeFont).height() + QFontMetrics(weekFont).height();
    // In a hunt as large without a sign: nothing moves when the first day dawns.
    const int sign = qRound(2.3 * n), signRoom = hasMap() || sign_->tells() ? sign + n / 2 : 0;
    const auto placeTime = [&](int left, int top, int room) {
        sign_->setGeometry(left, top + (timeTall - sign) / 2, sign, sign);
        left += signRoom;
        room -= signRoom;
        const bool stays = wentBack(); // the line below it
        timeFont = fittedLine(timeFont, time_->text(), room, stays ? leastInHand : least());
        week_->setText(weekLine(sizedFont(weekFont, least()), room));
        weekFont = fittedLine(weekFont, week_->text(), room, least());
        time_->setFont(timeFont);
        week_->setFont(weekFont);
        // The long name of a phase takes the line of the week as well, rather than losing its last word.
        const bool two = !stays && lineWidth(timeFont, time_->text()) > room;
        time_->setGeometry(left, top, room, two ? timeTall : QFontMetrics(timeFont).height());
        week_->setGeometry(left, time_->geometry().bottom() + 1, room, QFontMetrics(weekFont).height());
        week_->setVisible(!two);
    };
    if (portrait) {
        const int second = qMax(button.height(), timeTall), announced = qRound(3.9 * n * emphasis());
        announcement_->setGeometry(n, gap, width() - 2 * n, announced - gap);
        placeTime(n, announced + (second - timeTall) / 2, width() - button.width() - 3 * n);
        placeButtons(announced + (second - button.height()) / 2);
        barHeight_ = announced + second + n / 2;
    } else {
        barHeight_ = qMax(qRound(4.15 * n * emphasis()), qMax(button.height(), timeTall) + n * 3 / 4);
        const int words = qMax(lineWidth(timeFont, time_->text()), lineWidth(weekFont, weekLines().front()));
        // The mark of a way back says more than the week, and stays.
        const int time = qMin(words + 2, wentBack() ? qMin(width() / 3, 21 * n) : qMin(width() / 4, 16 * n)) + signRoom;
        const int left = placeButtons((barHeight_ - button.height()) / 2) - n - time;
        placeTime(left, (barHeight_ - timeTall) / 2, time);
        announcement_->setGeometry(n, 0, left - 2 * n, barHeight_);
    }
    fitAnnouncement(announcement_->size() - QSize(0, n * 2 / 5)); // two lines must not touch the edge

    using Shape = TurnPanel::Shape;
    const Shape usual = portrait ? Shape::Band : Shape::Column;
    const int columns = portrait ? 3 : !combat ? 2 : width() >= 54 * n ? 6 : 4;
    turn_->setMost(0);
    turn_->arrange(n, least(), columns, combat ? Shape::Combat : usual);
    const int turn = TurnPanel::usualHeight(usual, n, columns); // outside of combats
    // The newest code has its corner before it comes, and as large whatever it is.
    const int code = qMax(code_->usualWidth(), code_->isVisibleTo(this) ? code_->sizeHint().width() : 0);
    const int drawing = qMax(CodeBlock::mostModules * CodeBlock::moduleSize(n), qRound(4.75 * n));
    const int codeRoom = code + n, codeLeft = width() - n - code;
    if (portrait) {
        const int tracks = qRound((5.3 + 2 * (emphasis() - 1)) * n);
        const int mapMost = qRound(width() / 1.352); // the board is 1000 x 740
        // The cards are as high as leaves the map its full width, where that is high enough.
        const int rows = hasCards() ? 2 : 1; // the code lies in the last one
        const int spare = height() - barHeight_ - turn - tracks - (rows + 1) * gap;
        const int lowest = qMax(qRound(3.6 * n), drawing), tall = qBound(lowest, (spare - mapMost) / rows, qMax(lowest, qRound(4.8 * n)));
        const int map = qMax(0, spare - rows * tall);
        cardsTop_ = barHeight_ + map + turn;
        cardsBottom_ = cardsTop_ + rows * tall + (rows + 1) * gap;
        map_->setGeometry(0, barHeight_, width(), map);
        placeCards(slots_, n, width() - n, cardsTop_ + gap, tall);
        placeCards(lairs_, n, width() - n - codeRoom, cardsTop_ + 2 * gap + tall, tall);
        code_->setGeometry(codeLeft, cardsBottom_ - gap - tall, code, tall);
        divider_ = columnLeft_ = -1;
        side_->arrange(n, least(), true, {width(), height() - cardsBottom_ - 1});
        scroll_->setGeometry(0, cardsBottom_ + 1, width(), height() - cardsBottom_ - 1);
        scroll_->show();
        placeTurnBelow();
    } else {
        const int tall = qMax(qRound(4.8 * n), drawing), right = width() - n - codeRoom;
        cardsTop_ = height() - tall - 2 * gap;
        cardsBottom_ = height();
        // Slots and lairs share the row, the lairs a little apart.
        std::vector<TableCard*> all(slots_.begin(), slots_.end());
        all.insert(all.end(), lairs_.begin(), lairs_.end());
        placeCards(all, n, right - n, cardsTop_ + gap, tall);
        for (TableCard* card : lairs_)
            card->move(card->x() + n, card->y());
        divider_ = lairs_.front()->x() - (n + gap) / 2;
        code_->setGeometry(codeLeft, cardsTop_ + gap, code, tall);
        const int middle = cardsTop_ - barHeight_;
        // The board is 1000 x 740; two buttons with their words need room beside it.
        const int column = qMax(16 * n + 152, qMin(30 * n, width() * 35 / 100));
        const int map = qMin(qRound(middle * 1.352), width() - column), columnWidth = width() - map;
        map_->setGeometry(0, barHeight_, map, middle);
        columnLeft_ = combat ? -1 : map;
        scroll_->setVisible(!combat);
        if (combat) {
            const int needed = qMin(turn_->heightForWidth(width()), middle);
            turn_->setGeometry(0, cardsTop_ - needed, width(), needed);
        } else {
            scroll_->setGeometry(map, barHeight_ + turn, columnWidth, middle - turn);
            // A question with more words than usual takes room from the tracks, of which the numbers stay; else it lies over the map.
            const int needed = turn_->heightForWidth(columnWidth);
            turn_->setGeometry(map, barHeight_, columnWidth, qMin(needed, middle));
            const bool pages = isOneOfPages(*turn_);
            if (pages || !side_->arrange(n, least(), false, {columnWidth, middle - turn}, qMax(0, needed - turn))) {
                side_->arrange(n, least(), false, {columnWidth, middle - turn});
                if (needed <= middle && !pages) { // no button moves: rather all of the tracks are covered
                    turn_->setGeometry(map, barHeight_, columnWidth, middle);
                } else if (turn_->lit().empty()) { // one place for all that: no page moves another, and no map is left to be met by a tap
                    turn_->setMost(middle);
                    turn_->arrange(n, least(), width() >= 54 * n ? 6 : 4, Shape::Band);
                    turn_->setGeometry(0, barHeight_, width(), middle);
                } else { // what is tapped on the map has to be seen
                    turn_->setMost(middle);
                    turn_->arrange(n, least(), 4, Shape::Band);
                    const int across = turn_->heightForWidth(map) <= middle ? map : width();
                    const int low = qMin(turn_->heightForWidth(across), middle);
                    turn_->setGeometry(0, cardsTop_ - low, across, low);
                }
            }
        }
    }
    placeNews();
    turn_->raise();
    stage_->setVisible(combat);
    map_->setVisible(!combat);
    // The cards of a combat stay whole where more is asked than usual, as long as they have room at all.
    const int above = cardsTop_ - barHeight_, usually = above - turn_->usualHeight();
    stage_->setGeometry(0, barHeight_, width(), qMax(above - qMax(turn_->usualHeight(), turn_->height()), qMin(usually, 14 * n)));
}

} // namespace demeter
