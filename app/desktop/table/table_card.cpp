#include "app/desktop/table/table_card.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

TableCard::TableCard(const Settings& settings, const QString& number, QWidget* parent)
    : QWidget(parent), settings_(settings), number_(number)
{
    setProperty(HoldToRead::readsByTap, true);
}

void TableCard::setLies(const HideoutWords& lies)
{
    lies_ = lies;
    setAccessibleName(lies_.all);
    setFocusPolicy(!lies_.empty ? Qt::TabFocus : Qt::NoFocus); // a click must not leave the focus here
    if (lies_.empty && hasFocus() && parentWidget() != nullptr)
        parentWidget()->setFocus();
    update();
}

void TableCard::setUnit(int pixels, int least)
{
    unit_ = pixels;
    least_ = least;
    update();
}

void TableCard::setTile(bool tile)
{
    tile_ = tile;
    update();
}

void TableCard::mousePressEvent(QMouseEvent* event)
{
    if (!lies_.empty && event->button() == Qt::LeftButton)
        emit wordsAsked();
    else
        QWidget::mousePressEvent(event);
}

void TableCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Select:
        if (!lies_.empty && !event->isAutoRepeat())
            emit wordsAsked();
        break;
    default:
        QWidget::keyPressEvent(event); // words are typed from here too
    }
}

QList<TableCard::Sign> TableCard::tileSigns() const
{
    // The sign of what lies there, and beside it what openly lies on a back: a back alone would hide it.
    QStringList icons{isBack() ? lies_.back : QStringLiteral("eye")};
    if (isBack())
        icons << lies_.signs.mid(0, 1);
    const int between = 2, count = static_cast<int>(icons.size());
    const int sign = qMin(signSize(), (width() - 6 - (count - 1) * between) / count);
    int x = (width() - count * sign - (count - 1) * between) / 2;
    QList<Sign> signs;
    for (const QString& icon : std::as_const(icons)) {
        signs << Sign{icon, {x, height() - (signSize() + sign) / 2 - 4, sign, sign}, {}};
        x += sign + between;
    }
    return signs;
}

bool TableCard::isBack() const
{
    return !lies_.back.isEmpty();
}

QFont TableCard::lineFont(const QString& line, int width) const
{
    QFont font = bodyFont(15, QFont::Medium);
    font.setPixelSize(unit_);
    return fittedFont(font, line, width, least_);
}

int TableCard::heightOf(const QStringList& lines, int width) const
{
    int height = 0;
    for (const QString& line : lines)
        height += wrappedHeight(lineFont(line, width), line, width);
    return height;
}

QStringList TableCard::lines() const
{
    return lies_.powers + lies_.open;
}

int TableCard::pad() const
{
    return qRound(0.4 * unit_);
}

int TableCard::signSize() const
{
    return qRound(1.25 * unit_);
}

int TableCard::room(int width) const
{
    return width - 2 * pad() - 4;
}

int TableCard::numberWidth() const
{
    return lineWidth(sizedFont(bodyFont(20, QFont::Bold), 1.35 * unit_), number_) + 6;
}

int TableCard::sideSign(const Way& way) const
{
    return isBack() ? way.head - 4 : qMin(signSize(), way.mark);
}

QList<TableCard::Sign> TableCard::marks(const Way& way) const
{
    QList<Sign> marks;
    if (way.keeps == Keeps::All && lies_.faceDown > 0)
        marks << Sign{
            QStringLiteral("encounter"), {}, way.ones || lies_.faceDown > 1 ? QStringLiteral("×%1").arg(lies_.faceDown) : QString()};
    if (way.keeps == Keeps::All && lies_.rumor)
        marks << Sign{QStringLiteral("rumor"), {}, {}};
    if (!way.words && (way.keeps != Keeps::Signs || isBack()))
        for (const QString& sign : lies_.signs)
            marks << Sign{sign, {}, {}};
    return marks;
}

QFont TableCard::countFont(const Way& way) const
{
    return sizedFont(bodyFont(15, QFont::Bold), qMax<double>(least_, 0.88 * way.mark));
}

int TableCard::marksWidth(const Way& way) const
{
    int width = 0;
    for (const Sign& mark : marks(way))
        width += (width > 0 ? way.mark / 4 : 0) + way.mark + (mark.count.isEmpty() ? 0 : 2 + lineWidth(countFont(way), mark.count));
    return width;
}

std::vector<TableCard::Way> TableCard::ways() const
{
    // What matters most about a slot is whether it lies face up, then where; how many cards lie with it is told by a touch as well.
    const int low = qMax(signSize(), qRound(1.4 * unit_)), full = signSize(), small = qMin(full, qMax(least_, unit_));
    const std::array<double, 4> sizes{1.3 * unit_, 1.15 * unit_, 1.0 * unit_, double(least_)};
    std::vector<Way> ways;
    const auto both = [&](Way way) {
        for (const bool beside : {true, false}) {
            way.beside = beside && !isBack(); // a back has its bottom free
            ways.push_back(way);
        }
    };
    for (const bool words : {true, false}) {
        if (words && lines().isEmpty())
            continue;
        if (!words && isBack() && lies_.faceDown == 0 && !lies_.rumor) // alone they are as large as the back
            both({qRound(1.7 * unit_), 0, words, true, qRound(1.8 * unit_)});
        for (const double size : {1.7 * unit_, 1.5 * unit_}) { // rather smaller marks than a small name
            const int head = size > 1.6 * unit_ ? qRound(1.7 * unit_) : low;
            ways.push_back({head, size, words, !isBack(), full});
            ways.push_back({head, size, words, !isBack(), small});
            ways.push_back({head, size, words, false, full});
        }
        for (const double size : sizes)
            both({low, size, words, true, full});
    }
    for (const bool ones : {true, false})
        for (const double size : sizes)
            both({low, size, false, true, small, ones});
    for (const double size : sizes)
        both({low, size, false, true, small, false, Keeps::Name});
    both({low, 0, false, true, small, false, Keeps::Signs});
    return ways;
}

QFont TableCard::nameFont(const Way& way, int room) const
{
    return fittedFont(sizedFont(headingFont(20), way.name), lies_.name, room, least_);
}

int TableCard::heightIn(const Way& way, int width) const
{
    const int name =
        isBack() || lies_.name.isEmpty() || way.name == 0 ? 0 : wrappedHeight(nameFont(way, room(width)), lies_.name, room(width));
    const int below = !way.beside && marksWidth(way) > 0 ? way.mark + 2 : 0;
    return 2 * pad() + way.head + name + (way.words ? heightOf(lines(), room(width)) : 0) + below;
}

bool TableCard::hasRoom(const Way& way, const QSize& size) const
{
    const int wide = room(size.width()), marked = marksWidth(way);
    if (numberWidth() + sideSign(way) + (way.beside && marked > 0 ? marked + 6 : 0) > wide || (!way.beside && marked > wide))
        return false;
    MeasuredText measured;
    if (!isBack() && way.name > 0 && measured.widestWord(nameFont(way, wide), lies_.name) > wide)
        return false;
    if (way.words)
        for (const QString& line : lines())
            if (measured.widestWord(sizedFont(bodyFont(15, QFont::Medium), least_), line) > wide)
                return false;
    return heightIn(way, size.width()) <= size.height();
}

TableCard::Way TableCard::way(const QSize& size) const
{
    const std::vector<Way> all = ways();
    const auto found = std::ranges::find_if(all, [&](const Way& way) { return hasRoom(way, size); });
    return found != all.end() ? *found : all.back();
}

int TableCard::narrowestWidth(Keeps keeps, int height) const
{
    if (lies_.empty)
        return 0;
    Way way = ways().back();
    way.keeps = keeps;
    MeasuredText measured;
    const int sides = 2 * pad() + 6;
    int widest = qMax(numberWidth() + sideSign(way), marksWidth(way));
    if (keeps == Keeps::Signs || isBack())
        return widest + sides;
    way.name = least_;
    const QFont font = sizedFont(headingFont(20), least_);
    widest = qMax(widest, measured.widestWord(font, lies_.name));
    // Some of a name's words share a line where one for each is more than the card's height.
    const int oneLine = lineWidth(font, lies_.name);
    while (widest < oneLine && heightIn(way, widest + sides) > height)
        ++widest;
    return widest + sides;
}

bool TableCard::fits() const
{
    return tile_ || lies_.empty || hasRoom(way(size()), size());
}

bool TableCard::isNamed() const
{
    return !tile_ && !lies_.empty && !isBack() && way(size()).name > 0;
}

QList<TableCard::Sign> TableCard::signs() const
{
    if (lies_.empty)
        return {};
    if (tile_)
        return tileSigns();
    const Way way = this->way(size());
    const int top = pad(), right = width() - pad() - 2;
    const int below = !way.beside && marksWidth(way) > 0 ? way.mark + 2 : 0;
    int side = sideSign(way);
    QList<Sign> signs;
    if (isBack()) { // as large as what lies with it leaves room
        if (!way.words || lines().isEmpty())
            side = qMax(side, qMin(qMin(2 * unit_, room(width()) - numberWidth()), height() - 2 * top - below - 2));
        signs << Sign{lies_.back, {right - side, top + 2, side, side}, {}};
    } else { // its colour says so too
        signs << Sign{QStringLiteral("eye"), {right - side, top + (way.head - side) / 2, side, side}, {}};
    }
    int x = way.beside ? right - side - 6 - marksWidth(way) : pad() + 2;
    const int y = way.beside ? top + (way.head - way.mark) / 2 : height() - pad() - way.mark;
    for (Sign mark : marks(way)) {
        mark.box = {x, y, way.mark, way.mark};
        x += way.mark + (mark.count.isEmpty() ? 0 : 2 + lineWidth(countFont(way), mark.count)) + way.mark / 4;
        signs << mark;
    }
    return signs;
}

void TableCard::paintSigns(QPainter& painter, const QColor& ink) const
{
    const QColor back = settings_.colour(lies_.back == QLatin1String("castle") ? u"bloodText" : u"label");
    for (const Sign& sign : signs()) {
        painter.drawPixmap(sign.box.topLeft(),
                           iconPixmap(sign.icon, sign.icon == lies_.back ? back : ink, sign.box.width(), devicePixelRatioF()));
        if (sign.count.isEmpty())
            continue;
        const QFont font = countFont(way(size()));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(sign.box.right() + 3, sign.box.top() - 2, lineWidth(font, sign.count) + 4, sign.box.height() + 4),
                         Qt::AlignLeft | Qt::AlignVCenter, sign.count);
    }
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool empty = lies_.empty;
    const bool back = isBack();
    const bool castle = lies_.back == QLatin1String("castle");
    const bool face = !empty && !back;
    // Face up is the lightest thing in its row, in every theme; where the ground is light, an edge says it too.
    const bool edged = face && settings_.theme() == ThemeName::Light;
    QPen edge(settings_.colour(castle ? u"bloodLine" : edged ? u"text" : empty ? u"line" : u"lineStrong"), castle || edged ? 2 : 1.5);
    if (empty) {
        edge.setStyle(Qt::CustomDashLine);
        edge.setDashPattern({4, 3});
    }
    painter.setPen(edge);
    painter.setBrush(settings_.colour(empty ? u"window" : face ? u"cardUp" : u"cardDown"));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), tile_ ? 6 : 10, tile_ ? 6 : 10);
    const QColor ink = settings_.colour(empty ? u"off" : face ? u"cardUpInk" : u"text");
    painter.setFont(sizedFont(bodyFont(20, QFont::Bold), 1.35 * unit_));
    painter.setPen(ink);
    if (empty) {
        painter.drawText(rect(), Qt::AlignCenter, number_);
        return;
    }
    if (tile_) {
        painter.setFont(sizedFont(bodyFont(20, QFont::Bold), 1.15 * unit_));
        painter.drawText(QRect(0, 2, width(), height() - signSize() - 4), Qt::AlignCenter, number_);
        paintSigns(painter, ink);
        return;
    }
    if (back) {
        painter.setPen(QPen(settings_.colour(castle ? u"bloodLine" : u"line"), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), 7, 7);
        painter.setPen(ink);
    }
    const Way way = this->way(size());
    const int left = pad() + 2, top = pad(), wide = room(width());
    painter.drawText(QRect(left, top, 2 * unit_, way.head), Qt::AlignLeft | Qt::AlignVCenter, number_);
    paintSigns(painter, ink);
    int y = top + way.head;
    const auto write = [&](const QFont& font, const QString& text) {
        const int height = wrappedHeight(font, text, wide);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left, y, wide, height), Qt::AlignLeft | Qt::TextWordWrap, text);
        y += height;
    };
    if (face && way.name > 0)
        write(nameFont(way, wide), lies_.name);
    if (way.words)
        for (const QString& line : lines())
            write(lineFont(line, wide), line);
}

} // namespace demeter
