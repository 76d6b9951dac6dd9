// Where everything stands in the hunters' side of the table screen, on tablets and on phones.
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/table/turn_panel.h"

#include <QLabel>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

int stripHeight(int unit)
{
    return qRound(2.9 * unit * emphasis());
}

/// On a phone words of any size grow by what has room.
int phoneStrip(int unit)
{
    return qRound(2.9 * unit);
}

/// Of the row that says whose turn it is, where it has one of its own.
int titleHeight(int unit)
{
    return qRound(2.25 * unit * emphasis());
}

/// Of a button with a word and a second line.
int tapHeight(int unit)
{
    return qMax(44, qRound(3.2 * unit));
}

/// Between any two things on a phone in a combat, where a hunter's cards need all the room.
constexpr int closeGap = 4;

/// In a combat: the cards that a hunter can turn up, and none.
constexpr int mostAnswers = 12;

/// In a combat: of the row that asks, or confirms.
int combatHead(int unit)
{
    return qMax(44, qRound(2.6 * unit));
}

int gapOf(int unit)
{
    return qMax(6, unit * 2 / 5);
}

int phoneTap(int unit)
{
    return qMax(46, qRound(3.2 * unit));
}

/// Of the row that says whose turn it is.
int phoneHead(int unit)
{
    return qMax(48, qRound(3.6 * unit));
}

} // namespace

void TurnPanel::arrange(int unit, int least, int columns, Shape shape)
{
    unit_ = unit;
    least_ = least;
    columns_ = columns;
    const bool other = std::exchange(shape_, shape) != shape;
    for (HunterCell* cell : order_)
        cell->setUnit(unit);
    line_->setFont(sizedFont(bodyFont(15), unit));
    if (other && sentences_ && !moment_.turn.ask)
        renew(); // other buttons share a row, and the line has other words
    else
        layOut(width(), true);
}

int TurnPanel::phoneHeight(int unit)
{
    return phoneGap + phoneHead(unit) + phoneGap + phoneStrip(unit) + phoneGap + 2 * (phoneTap(unit) + phoneGap);
}

int TurnPanel::phoneCombatHeight(int unit)
{
    Q_UNUSED(unit);
    return closeGap + 44 + closeGap + 4 * (44 + closeGap);
}

int TurnPanel::usualRows(Shape shape, int columns)
{
    return shape == Shape::Column ? 3 : shape == Shape::Band ? 2 : (mostAnswers + columns - 1) / columns;
}

int TurnPanel::usualHeight(Shape shape, int unit, int columns)
{
    if (shape == Shape::Phone)
        return phoneHeight(unit);
    if (shape == Shape::PhoneCombat)
        return phoneCombatHeight(unit);
    return headHeight(shape, unit) + usualRows(shape, columns) * (tapHeight(unit) + gapOf(unit)) + gapOf(unit) / 2;
}

void TurnPanel::put(ChoiceButton* button, const QRect& box) const
{
    // Words that do not fit in two lines are made smaller before anything is made larger.
    for (int pixels = unit_;; --pixels) {
        button->setWordPixels(pixels);
        if (pixels <= least_ || (button->wordsHeight(box.width()) <= box.height() && button->narrowestWidth() <= box.width()))
            break;
    }
    button->setGeometry(box);
}

int TurnPanel::layOutRows(std::vector<Spanning> choices, const QRect& grid, int columns, bool move) const
{
    const int gap = shape_ == Shape::PhoneCombat ? closeGap : isPhone() ? phoneGap : gapOf(unit_);
    const bool asking = shape_ == Shape::Combat && grid.top() == gap; // beside the question
    const int tap = asking ? combatHead(unit_) : !isPhone() ? tapHeight(unit_) : isCombat() || choices_.size() > 4 ? 44 : phoneTap(unit_);
    const double each = double(grid.width() - (columns - 1) * gap) / columns;
    std::vector<int> pixels; // as they are
    for (const Spanning& choice : choices) {
        pixels.push_back(choice.button->wordPixels());
        choice.button->setWordPixels(least_);
    }
    // Where one of two columns has a longer word it is wider; where that is not enough the word has more columns.
    std::array<int, 2> needs{};
    for (std::size_t i = 0, column = 0; i < choices.size() && columns == 2; ++i) {
        if (choices[i].span == 1)
            needs[column] = qMax(needs[column], choices[i].button->narrowestWidth());
        column = choices[i].span == 1 ? 1 - column : 0;
    }
    const bool uneven = columns == 2 && needs[0] + needs[1] + gap <= grid.width() && qMax(needs[0], needs[1]) > qRound(each);
    const int first = !uneven ? qRound(each) : needs[0] > needs[1] ? needs[0] : grid.width() - gap - needs[1];
    const auto widthOf = [&](int span, int column) {
        return !uneven || span > 1 ? qRound(span * each) + (span - 1) * gap : column == 0 ? first : grid.width() - gap - first;
    };
    for (Spanning& choice : choices)
        while (!uneven && choice.span < columns && choice.button->narrowestWidth() > widthOf(choice.span, 0))
            ++choice.span;
    int y = grid.top();
    std::size_t n = 0;
    while (n < choices.size()) {
        std::size_t end = n;
        int used = 0;
        while (end < choices.size() && (end == n || used + choices[end].span <= columns))
            used += choices[end++].span;
        const auto room = [&](std::size_t i) { return widthOf(qMin(choices[i].span, columns), static_cast<int>(i - n)); };
        int height = tap, x = grid.left();
        for (std::size_t i = n; i < end; ++i)
            height = qMax(height, choices[i].button->wordsHeight(room(i)));
        for (std::size_t i = n; i < end; ++i) {
            if (move)
                put(choices[i].button, {x, y, room(i), height});
            x += room(i) + gap;
        }
        y += height + gap;
        n = end;
    }
    for (std::size_t i = 0; i < choices.size() && !move; ++i)
        choices[i].button->setWordPixels(pixels[i]);
    return y;
}

int TurnPanel::headHeight(Shape shape, int unit)
{
    const int gap = gapOf(unit);
    switch (shape) {
    case Shape::Column: // the order, the title, two lines
        return unit / 2 + stripHeight(unit) + gap / 2 + titleHeight(unit) + qRound(2.6 * unit) + gap / 2;
    case Shape::Band: // the title beside the order, one line
        return unit / 2 + stripHeight(unit) + qRound(1.35 * unit) + gap / 2;
    case Shape::Combat: // the title beside the line, or the ways on and back
        return gap + combatHead(unit) + gap;
    case Shape::Phone:
    case Shape::PhoneCombat:
        break;
    }
    return 0;
}

int TurnPanel::layOut(int width, bool move) const
{
    if (isPhone())
        return layOutPhone(width, move);
    const int n = unit_, gap = gapOf(n), inner = qMax(1, width - 2 * n), tap = tapHeight(n), asking = combatHead(n);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    const bool band = shape_ == Shape::Band, combat = shape_ == Shape::Combat, column = shape_ == Shape::Column;
    const int tall = stripHeight(n), head = headHeight(shape_, n), half = (inner - n) / 2;
    // Where each thing lies if nothing needs more room.
    const int strip = band ? inner * 58 / 100 : inner, stripTop = n / 2, cell = (strip - 3 * gap) / 4;
    const bool narrow = band && cell < 43 * n / 10; // over the map alone: it has no room for the order
    QRect title, line;
    if (column) {
        title = {n, stripTop + tall + gap / 2, inner, titleHeight(n)};
        line = {n, title.bottom() + 1, inner, qRound(2.6 * n)};
    } else if (band) {
        title = {n, stripTop, narrow ? inner : inner - strip - gap, tall};
        line = {n, stripTop + tall, inner, qRound(1.35 * n)};
    } else {
        title = {n, gap, half, asking};
        line = {n + inner - half, gap, half, asking};
    }
    QFont titleFont = sizedFont(headingFont(26), 1.75 * n * emphasis());
    const auto fitTitle = [&] {
        titleFont = fittedBlock(fittedFont(titleFont, title_->text(), title.width(), least_), title_->text(), title.size(), least_);
        return wrappedHeight(titleFont, title_->text(), title.width());
    };
    int titleTall = fitTitle(), lineTall = wrappedHeight(line_->font(), line_->text(), line.width());
    bool titled = true, ordered = !combat && !narrow;
    int grid = head;
    if (lineTall > line.height() && (!draft_.said.isEmpty() || !typed_.isEmpty())) {
        // What was said takes the place of the title, then of the order as well: no button moves.
        titled = false;
        line = combat ? QRect(n, gap, tail_.empty() ? inner : half, asking) : QRect(n, title.top(), inner, line.bottom() + 1 - title.top());
        lineTall = wrappedHeight(line_->font(), line_->text(), line.width());
        if (!combat && (band || lineTall > line.height())) {
            ordered = false;
            line.setTop(stripTop);
        }
        grid += qMax(0, lineTall - line.height());
        line.setHeight(qMax(line.height(), lineTall));
    } else if (combat) {
        const int needed = qMax(titleTall, tail_.empty() ? lineTall : 0);
        title.setHeight(qMax(asking, needed));
        line.setHeight(title.height());
        grid += title.height() - asking;
    } else if (titleTall > title.height() || lineTall > line.height()) { // a question with more words
        title.setHeight(qMax(titleTall, band ? tall : 0));
        line.moveTop(title.bottom() + 1);
        line.setHeight(lineTall);
        grid = qMax(grid, line.bottom() + 1 + gap / 2);
    }
    if (combat && !tail_.empty())
        grid = qMax(grid, layOutTail({n + inner - half, gap, half, 0}, false));
    if (move) {
        title_->setFont(titleFont);
        title_->setVisible(titled);
        line_->setVisible(!combat || tail_.empty() || !titled);
        line_->setAlignment(Qt::AlignLeft | (combat ? Qt::AlignVCenter : Qt::AlignTop));
        for (HunterCell* each : order_)
            each->setVisible(ordered);
    }
    for (std::size_t i = 0; i < order_.size(); ++i)
        place(order_[i], {n + inner - strip + int(i) * (cell + gap), stripTop, cell, tall});
    place(title_, title);
    place(line_, line);
    const int rows = usualRows(shape_, columns_);
    const int wide = combat ? qMin(inner, 24 * n) : inner;
    if (move)
        spare_ = {n, grid, wide, qMin(qRound(5.2 * n), rows * (tap + gap) - gap)};
    if (draculaDecides()) // below the large button, or in a combat beside it
        return qMax(layOutRows(choices_,
                               combat ? QRect(n + wide + gap, grid, inner - wide - gap, 0) : QRect(n, grid + spareHeight() + gap, inner, 0),
                               !combat        ? columns_
                               : columns_ > 3 ? 2
                                              : 1,
                               move),
                    usualHeight());
    std::vector<Spanning> choices = choices_;
    int spans = 0;
    for (const Spanning& each : choices)
        spans += each.span;
    if (combat && 2 * spans <= columns_) // few answers have more room
        for (Spanning& each : choices)
            each.span *= 2;
    int y = layOutRows(choices, {n, grid, inner, 0}, columns_, move);
    if (tail_.empty())
        return qMax(y, usualHeight());
    if (combat) {
        layOutTail({n + inner - half, gap, half, 0}, move);
    } else { // always in the same row, below what can be chosen
        y = layOutTail({n, qMax(y, grid + (rows - 1) * (tap + gap)), inner, 0}, move);
    }
    return qMax(y, usualHeight());
}

int TurnPanel::layOutTail(const QRect& grid, bool move) const
{
    if (shape_ == Shape::Band || tail_.size() != 2)
        return layOutRows(tail_, grid, shape_ == Shape::Column ? 2 : 3, move);
    std::vector<Spanning> tail = tail_; // the way on and the way back share the row
    for (Spanning& each : tail)
        each.span = 1;
    return layOutRows(tail, grid, 2, move);
}

int TurnPanel::spareHeight() const
{
    return qRound(5.2 * unit_);
}

int TurnPanel::layOutPhone(int width, bool move) const
{
    const int gap = isCombat() ? closeGap : phoneGap;
    const int inner = qMax(1, width - 2 * unit_), head = isCombat() ? 44 : phoneHead(unit_);
    const bool combat = isCombat(), many = choices_.size() > 4; // a question with many answers
    const int tap = combat || many ? 44 : phoneTap(unit_);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    // Beside the title: the way back or, where nothing is to be confirmed, passing. In a combat both ways stand in its place.
    std::vector<Spanning> beside, below;
    for (const Spanning& each : tail_) {
        const QString name = each.button->objectName();
        (combat || name == QLatin1String("turn-pass") || name == QLatin1String("turn-back") ? beside : below).push_back(each);
    }
    const int parts = static_cast<int>(beside.size());
    const int side = parts == 0 ? 0 : parts == 1 ? inner * 9 / 20 : inner, words = qMax(1, inner - side - (side > 0 ? gap : 0));
    const QString line = !short_.isEmpty() && draft_.said.isEmpty() && typed_.isEmpty() ? short_ : line_->text();
    const int one = wrappedHeight(sizedFont(bodyFont(15), unit_), line, words);
    const bool said = !draft_.said.isEmpty() || !typed_.isEmpty();
    const bool over = !combat && (said || one > qRound(1.5 * unit_)); // it takes the place of the order
    const bool instead = combat && said && parts < 2;                 // or of the title
    const bool lined = parts < 2 && (!combat || instead || one <= qRound(1.5 * unit_));
    int y = gap;
    QFont font = sizedFont(headingFont(26), 1.7 * unit_ * emphasis());
    const int room = head - (over || !lined || instead ? 0 : one);
    while (font.pixelSize() > qMin(unit_, least_ + 1) && (wrappedHeight(font, title_->text(), words) > room ||
                                                          fittedFont(font, title_->text(), words, least_).pixelSize() < font.pixelSize()))
        font.setPixelSize(font.pixelSize() - 1);
    const int stripTop = y + head + gap;
    int strip = combat ? -gap : phoneStrip(unit_);
    if (over && moment_.turn.ask && !said) // what is asked about has as much room as it needs
        strip = qMax(strip, wrappedHeight(sizedFont(bodyFont(15), unit_), line, inner) - 2 * gap);
    else if (many && !over)
        strip = -gap; // the answers need it more than the order
    const QRect lineBox = over      ? QRect(unit_, stripTop - gap, inner, strip + 2 * gap)
                          : instead ? QRect(unit_, y, words, head)
                                    : QRect(unit_, y + room, words, one);
    QFont small = sizedFont(bodyFont(15), unit_);
    if (over || instead)
        small = fittedBlock(small, line, lineBox.size(), qMax(10, least_));
    if (move) {
        title_->setFont(font);
        title_->setVisible(parts < 2 && !instead);
        line_->setFont(small);
        line_->setText(line);
        line_->setVisible(lined);
        for (HunterCell* each : order_)
            each->setVisible(!over && strip > 0);
    }
    place(title_, {unit_, y, words, room});
    place(line_, lineBox);
    const int cell = (inner - 3 * gap) / 4;
    for (std::size_t n = 0; n < order_.size(); ++n)
        place(order_[n], {unit_ + int(n) * (cell + gap), stripTop, cell, strip});
    int x = unit_ + inner - side;
    for (const Spanning& each : beside) {
        const int wide = parts == 1 ? side : each.span == 2 ? (side - gap) * 3 / 5 : side - gap - (side - gap) * 3 / 5;
        if (move)
            put(each.button, {x, y, wide, head});
        x += wide + gap;
    }
    const int top = stripTop + strip + gap;
    const int spare = combat && !choices_.empty() ? tap : qMin(2 * tap + gap, qRound(7.5 * unit_));
    if (move)
        spare_ = {unit_, top, inner, spare};
    std::vector<Spanning> shown = choices_;
    if (draculaDecides())
        return qMax(layOutRows(shown, {unit_, top + spare + gap, inner, 0}, columns_, move), usualHeight());
    // The second row is that of the ways on.
    const bool confirms = !below.empty() && (draft_.pending || draft_.allowed);
    if (confirms)
        while (shown.size() > 2) {
            if (move)
                shown.back().button->hide();
            shown.pop_back();
        }
    else
        for (Spanning each : below)
            shown.push_back({each.button, 1});
    if (shown.size() == 1 && !confirms)
        shown.front().span = columns_;
    y = layOutRows(shown, {unit_, top, inner, 0}, columns_, move);
    if (confirms)
        y = layOutRows(below, {unit_, qMax(y, top + tap + gap), inner, 0}, columns_, move);
    return qMax(y, usualHeight());
}

int TurnPanel::heightForWidth(int width) const
{
    return layOut(width, false);
}

void TurnPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut(width(), true);
}

} // namespace demeter
