// Where everything stands in the hunters' side of the table screen, on tablets and on phones.
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/table/turn_panel.h"

#include <QLabel>

#include <algorithm>
#include <numeric>
#include <utility>

namespace demeter {

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

int TurnPanel::cellWidth(int room, int gap) const
{
    const int cells = qMax(4, static_cast<int>(order_.size())); // of fewer each is no larger
    return (room - (cells - 1) * gap) / cells;
}

void TurnPanel::arrange(int unit, int least, int columns, Shape shape)
{
    unit_ = unit;
    least_ = least;
    columns_ = columns;
    const bool other = std::exchange(shape_, shape) != shape;
    for (SeatCell* cell : order_)
        cell->setUnit(unit);
    line_->setFont(sizedFont(bodyFont(15), unit));
    if (other && asker_ != nullptr && !isAnswer())
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
    if (isCombat() || isPhone())
        for (const Spanning& choice : choices)
            choice.button->setTight(true);
    const double each = double(grid.width() - (columns - 1) * gap) / columns;
    std::vector<int> pixels; // as they are
    for (const Spanning& choice : choices) {
        pixels.push_back(choice.button->wordPixels());
        choice.button->setWordPixels(least_);
    }
    // A column with a longer word is wider; where that is not enough the word has more columns.
    std::vector<int> needs(static_cast<std::size_t>(columns), 0);
    const bool single = std::ranges::all_of(choices, [](const Spanning& choice) { return choice.span == 1; });
    for (std::size_t i = 0, column = 0; i < choices.size() && (columns == 2 || single); ++i) {
        if (choices[i].span == 1)
            needs[column] = qMax(needs[column], choices[i].button->narrowestWidth());
        column = choices[i].span == 1 ? (column + 1) % needs.size() : 0;
    }
    // Two that share a row keep their words in one line, if together they have room for that.
    if (columns == 2 && choices.size() == 2 && single)
        if (const int one = choices[0].button->sizeHint().width(), other = choices[1].button->sizeHint().width();
            one + other + gap <= grid.width())
            needs = {one, other};
    const int room = grid.width() - (columns - 1) * gap;
    const bool uneven = std::accumulate(needs.begin(), needs.end(), 0) <= room && *std::ranges::max_element(needs) > qRound(each);
    std::vector<int> widths = needs; // the others share what those columns leave
    if (uneven) {
        double share = each;
        for (bool again = true; again;) {
            int rest = room, equal = 0;
            for (const int need : needs)
                need > share ? rest -= need : ++equal;
            again = std::exchange(share, double(rest) / qMax(1, equal)) > double(rest) / qMax(1, equal);
        }
        for (int& wide : widths)
            wide = qMax(wide, static_cast<int>(share));
    }
    const auto widthOf = [&](int span, int column) {
        return !uneven || span > 1 ? qRound(span * each) + (span - 1) * gap : widths[static_cast<std::size_t>(column)];
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
    case Shape::Band: // the title beside the order, two lines
        return unit / 2 + stripHeight(unit) + qRound(2.6 * unit) + gap / 2;
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
    const int strip = band ? inner * 58 / 100 : inner, stripTop = n / 2, cell = cellWidth(strip, gap);
    const bool narrow = band && cell < 43 * n / 10; // over the map alone: it has no room for the order
    QRect title, line;
    if (column) {
        title = {n, stripTop + tall + gap / 2, inner, titleHeight(n)};
        line = {n, title.bottom() + 1, inner, qRound(2.6 * n)};
    } else if (band) {
        title = {n, stripTop, narrow ? inner : inner - strip - gap, tall};
        line = {n, stripTop + tall, inner, qRound(2.6 * n)};
    } else {
        title = {n, gap, half, asking};
        line = {n + inner - half, gap, half, asking};
    }
    QFont titleFont = sizedFont(headingFont(26), 1.75 * n * emphasis());
    const auto fitTitle = [&] {
        // In the column its words need not be smaller than the line below: there is room for one more.
        const int smallest = column ? qMax(least_, qRound(1.4 * n)) : least_;
        titleFont = fittedBlock(fittedFont(titleFont, title_->text(), title.width(), least_), title_->text(), title.size(), smallest);
        return wrappedHeight(titleFont, title_->text(), title.width());
    };
    int titleTall = fitTitle(), lineTall = wrappedHeight(line_->font(), words_, line.width());
    bool titled = true, ordered = !combat && !narrow;
    int grid = head;
    QString shown = words_;
    QRect more;
    const bool asks = band && isAnswer() && !isSaying() && typed_.isEmpty();
    std::vector<Spanning> answers;
    Answers fitted;
    if (asks) {
        answers = answersInOne();
        const int usual = usualHeight() - gap / 2;
        int room = usual;
        fitted = fitAnswers(answers, inner, room - head);
        if (titleTall > title.height() || lineTall > line.height() || fitted.tall > room - head) {
            // Its words take the place of the order: the box is as high as in any other turn, and the map never jumps.
            ordered = false;
            const int least = QFontMetrics(line_->font()).lineSpacing();
            const auto fitAll = [&](double size) {
                titleFont = fittedLine(sizedFont(headingFont(26), size * n), title_->text(), inner, least_);
                titleTall = wrappedHeight(titleFont, title_->text(), inner);
                lineTall = wrappedHeight(line_->font(), words_, inner);
                fitted = fitAnswers(answers, inner, room - gap - titleTall - lineTall);
                return gap + titleTall + lineTall + fitted.tall <= room;
            };
            if (!fitAll(1.75) && !fitAll(1.5) && !fitAll(1.3) && !fitAll(1.2))
                room = qMax(usual, qMin(gap + titleTall + lineTall + fitted.tall, most_ - gap / 2));
            title = {n, gap / 2, inner, titleTall};
            line = {n, title.bottom() + 1, inner, qMax(least, room - fitted.tall - gap - titleTall)};
            shown = elided(line_->font(), title, line, more);
            titleFont = fittedBlock(titleFont, title_->text(), title.size(), least_);
            grid = qMax(line.bottom() + 1 + gap / 2, room - fitted.tall);
        }
    } else if (lineTall > line.height() && (isSaying() || !typed_.isEmpty())) {
        // What was said takes the place of the title, then of the order as well: no button moves.
        titled = false;
        line = combat ? QRect(n, gap, tail_.empty() ? inner : half, asking) : QRect(n, title.top(), inner, line.bottom() + 1 - title.top());
        lineTall = wrappedHeight(line_->font(), words_, line.width());
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
        line_->setText(shown);
        line_->setVisible(!combat || tail_.empty() || !titled);
        placeMore(more);
        line_->setAlignment(Qt::AlignLeft | (combat ? Qt::AlignVCenter : Qt::AlignTop));
        for (SeatCell* each : order_)
            each->setVisible(ordered);
    }
    for (std::size_t i = 0; i < order_.size(); ++i)
        place(order_[i], {n + inner - strip + int(i) * (cell + gap), stripTop, cell, tall});
    if (move)
        placeHeading(title_, title, title_->text());
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
    if (asks)
        return qMax(layOutRows(answers, {n, grid, inner, 0}, fitted.columns, move) - (gap - gap / 2), usualHeight());
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
    } else { // always in the same row, below what can be chosen; a longer question has what these leave
        y = layOutTail({n, qMax(y, head + (rows - 1) * (tap + gap)), inner, 0}, move);
    }
    return qMax(y, usualHeight());
}

std::vector<TurnPanel::Spanning> TurnPanel::answersInOne() const
{
    std::vector<Spanning> all = choices_;
    all.insert(all.end(), tail_.begin(), tail_.end());
    for (Spanning& each : all)
        each.span = 1;
    return all;
}

TurnPanel::Answers TurnPanel::fitAnswers(const std::vector<Spanning>& answers, int width, int most) const
{
    // Two rows, as even as can be; what needs more of the height has more columns.
    const int count = static_cast<int>(answers.size());
    const int fewest = count < 2 ? 1 : count == 3 && !isPhone() ? 3 : qBound(2, (count + 1) / 2, isPhone() ? 3 : 5);
    Answers best;
    for (int columns = fewest; columns <= (isPhone() ? 4 : 5); ++columns) {
        const int gap = isPhone() ? phoneGap : gapOf(unit_);
        for (const Spanning& each : answers)
            each.button->setTight(isPhone() || columns > 3);
        const int tall = layOutRows(answers, {0, 0, width, 0}, columns, false) - gap;
        if (best.columns == 0 || tall < best.tall)
            best = {columns, tall};
        if (best.tall <= most)
            break;
    }
    for (const Spanning& each : answers)
        each.button->setTight(isPhone() || best.columns > 3);
    return best;
}

QString TurnPanel::elided(const QFont& font, QRect& title, QRect& line, QRect& more) const
{
    if (wrappedHeight(font, words_, line.width()) <= line.height())
        return words_;
    // What has no room stands on a sheet, which a button beside both opens.
    const int side = qMax(44, qRound(2.2 * unit_)), gap = isPhone() ? phoneGap : gapOf(unit_);
    more = {line.right() - side + 1, title.top(), side, line.bottom() + 1 - title.top()};
    title.setRight(more.left() - gap - 1);
    line.setRight(title.right());
    const QStringList words = words_.split(u' ');
    for (qsizetype count = words.size() - 1; count > 0; --count)
        if (const QString some = words.mid(0, count).join(u' ') + QStringLiteral("…");
            wrappedHeight(font, some, line.width()) <= line.height())
            return some;
    return words.front() + QStringLiteral("…");
}

void TurnPanel::placeMore(const QRect& box) const
{
    more_->setVisible(!box.isEmpty());
    if (!box.isEmpty())
        more_->setGeometry(box);
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

int TurnPanel::layOutPhoneQuestion(int width, bool move) const
{
    // As high as in any other turn, so that the map never jumps: the order gives way, then the words become smaller, and what still has no
    // room stands on a sheet.
    const int inner = qMax(1, width - 2 * unit_);
    int room = usualHeight() - phoneGap;
    const std::vector<Spanning> answers = answersInOne();
    QFont titleFont, font;
    Answers fitted;
    int titleTall = 0;
    const auto fitAll = [&](double head, int pixels) {
        titleFont = fittedLine(sizedFont(headingFont(26), qMax(head * unit_, least_ + 1.0)), title_->text(), inner, least_);
        titleTall = wrappedHeight(titleFont, title_->text(), inner);
        font = sizedFont(bodyFont(15), pixels);
        const int most = room - 2 * phoneGap - titleTall - wrappedHeight(font, words_, inner);
        fitted = fitAnswers(answers, inner, most);
        return fitted.tall <= most;
    };
    const auto fitsSomehow = [&] {
        bool fits = fitAll(1.7 * emphasis(), unit_) || fitAll(1.3, unit_);
        for (int pixels = unit_; pixels >= least_ && !fits; --pixels)
            fits = fitAll(1.15, pixels);
        return fits;
    };
    if (!fitsSomehow() && most_ - phoneGap > room) {
        room = most_ - phoneGap;
        fitsSomehow();
        room = qMin(room, qMax(usualHeight() - phoneGap, 2 * phoneGap + titleTall + wrappedHeight(font, words_, inner) + fitted.tall));
    }
    QRect title(unit_, phoneGap, inner, titleTall), more;
    QRect line(unit_, title.bottom() + 1, inner, qMax(44, room - fitted.tall - 2 * phoneGap) - titleTall);
    const int top = line.bottom() + 1 + phoneGap;
    const QString shown = elided(font, title, line, more);
    titleFont = fittedBlock(titleFont, title_->text(), title.size(), least_);
    if (move) {
        title_->setFont(titleFont);
        placeHeading(title_, title, title_->text());
        title_->show();
        line_->setFont(font);
        line_->setText(shown);
        line_->setGeometry(line);
        line_->show();
        placeMore(more);
        for (SeatCell* each : order_)
            each->hide();
    }
    return qMax(layOutRows(answers, {unit_, top, inner, 0}, fitted.columns, move), usualHeight());
}

int TurnPanel::layOutPhone(int width, bool move) const
{
    if (isAnswer() && !isCombat() && !isSaying() && typed_.isEmpty())
        return layOutPhoneQuestion(width, move);
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
    const QString line = !short_.isEmpty() && !isSaying() && typed_.isEmpty() ? short_ : words_;
    const int one = wrappedHeight(sizedFont(bodyFont(15), unit_), line, words);
    const bool said = isSaying() || !typed_.isEmpty();
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
    if (over && isAnswer() && !said) // what is asked about has as much room as it needs
        strip = qMax(strip, wrappedHeight(sizedFont(bodyFont(15), unit_), line, inner) - 2 * gap);
    else if (many && !over)
        strip = -gap; // the answers need it more than the order
    const QRect lineBox = over      ? QRect(unit_, stripTop - gap, inner, strip + 2 * gap)
                          : instead ? QRect(unit_, y, words, head)
                                    : QRect(unit_, y + room, words, one);
    QFont small = sizedFont(bodyFont(15), unit_);
    if (over || instead)
        small = fittedBlock(small, line, lineBox.size(), least_);
    if (move) {
        title_->setFont(font);
        title_->setVisible(parts < 2 && !instead);
        line_->setFont(small);
        line_->setText(line);
        line_->setVisible(lined);
        more_->hide();
        for (SeatCell* each : order_)
            each->setVisible(!over && strip > 0);
    }
    if (move)
        placeHeading(title_, {unit_, y, words, room}, title_->text());
    place(line_, lineBox);
    const int cell = cellWidth(inner, gap);
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
    const bool confirms = !below.empty() && asker_->isConfirming();
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
