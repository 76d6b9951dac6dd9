#include "app/desktop/table/table_card.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/style.h"
#include "app/table/icon_names.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace demeter {

using namespace fury3e;

TableCard::TableCard(const Settings& settings, const QString& number, bool lair, QWidget* parent)
    : QWidget(parent), settings_(settings), number_(number), lair_(lair)
{
}

void TableCard::setHideout(const std::optional<PublicHideout>& hideout, const Catalogue& cards, const Sentences& sentences)
{
    lies_ = hideoutWords(hideout, number_, lair_, cards, sentences);
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

void TableCard::paintTile(QPainter& painter, const QColor& ink)
{
    const int sign = qMin(signSize(), width() - 6), number = height() - sign - 4;
    painter.setFont(sizedFont(bodyFont(20, QFont::Bold), 1.15 * unit_));
    painter.setPen(ink);
    painter.drawText(QRect(0, 2, width(), number), Qt::AlignCenter, number_);
    const bool castle = lies_.back == QLatin1String("castle");
    painter.drawPixmap(QPointF((width() - sign) / 2.0, height() - sign - 4),
                       iconPixmap(isBack() ? lies_.back : QStringLiteral("eye"),
                                  !isBack() ? ink : settings_.colour(castle ? u"bloodText" : u"label"), sign, devicePixelRatioF()));
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

QFont TableCard::countFont() const
{
    return sizedFont(bodyFont(15, QFont::Bold), 1.1 * unit_);
}

int TableCard::lyingWidth() const
{
    if (lies_.empty)
        return 0;
    int width = 0;
    if (lies_.faceDown > 0)
        width += signSize() + 2 + lineWidth(countFont(), QStringLiteral("×%1").arg(lies_.faceDown)) + 8;
    if (lies_.rumor)
        width += signSize() + 8;
    return width;
}

int TableCard::numberWidth() const
{
    return lineWidth(sizedFont(bodyFont(20, QFont::Bold), 1.35 * unit_), number_) + 6;
}

int TableCard::narrowestWidth() const
{
    if (lies_.empty)
        return 0;
    MeasuredText measured;
    const int beside = isBack() ? qRound(1.5 * unit_) : lyingWidth();
    int widest = qMax(lyingWidth(), numberWidth() + beside + static_cast<int>(lies_.signs.size()) * (signSize() + 4));
    widest = qMax(widest, measured.widestWord(sizedFont(headingFont(20), least_), lies_.name));
    return widest + 2 * pad() + 6;
}

std::vector<TableCard::Way> TableCard::ways(int width) const
{
    const int room = width - 2 * pad() - 4, low = qMax(signSize(), qRound(1.4 * unit_));
    std::vector<Way> ways;
    const auto named = [&](double size) { return fittedFont(sizedFont(headingFont(20), size * unit_), lies_.name, room, least_); };
    for (const bool words : {true, false}) {
        if (words)
            ways.push_back({qRound(1.7 * unit_), named(1.7), words});
        for (const double size : {1.5, 1.3, 1.15, 1.0})
            ways.push_back({low, named(size), words});
        ways.push_back({low, sizedFont(headingFont(20), least_), words});
    }
    return ways;
}

int TableCard::heightIn(const Way& way, int width) const
{
    const int room = width - 2 * pad() - 4;
    const int name = isBack() || lies_.name.isEmpty() ? 0 : wrappedHeight(way.name, lies_.name, room);
    // What lies face down stands beside the number, or below everything: on a back, or where the row of the number has no room for it.
    const int beside = numberWidth() + lyingWidth() + (way.words ? 0 : static_cast<int>(lies_.signs.size()) * (signSize() + 4));
    const int lying = lyingWidth() > 0 && (isBack() || beside > room) ? signSize() + 2 : 0;
    return 2 * pad() + way.head + name + (way.words ? heightOf(lines(), room) : 0) + lying;
}

TableCard::Way TableCard::way(const QSize& size) const
{
    const std::vector<Way> all = ways(size.width());
    MeasuredText measured;
    const int room = size.width() - 2 * pad() - 4;
    const auto fits = [&](const Way& way) {
        if (way.words)
            for (const QString& line : lines())
                if (measured.widestWord(sizedFont(bodyFont(15, QFont::Medium), least_), line) > room)
                    return false;
        return heightIn(way, size.width()) <= size.height();
    };
    const auto found = std::ranges::find_if(all, fits);
    return found != all.end() ? *found : all.back();
}

int TableCard::neededHeight(int width) const
{
    return !lies_.empty ? heightIn(ways(width).back(), width) : 0;
}

bool TableCard::fits() const
{
    return tile_ || lies_.empty || (height() >= neededHeight(width()) && width() >= narrowestWidth());
}

void TableCard::paintLying(QPainter& painter, int x, int y, const QColor& ink) const
{
    const qreal dpr = devicePixelRatioF();
    const int sign = signSize();
    if (lies_.faceDown > 0) {
        painter.drawPixmap(QPointF(x, y), iconPixmap(QStringLiteral("encounter"), ink, sign, dpr));
        const QString count = QStringLiteral("×%1").arg(lies_.faceDown);
        painter.setFont(countFont());
        painter.setPen(ink);
        const int width = lineWidth(countFont(), count);
        painter.drawText(QRect(x + sign + 2, y - 2, width + 4, sign + 4), Qt::AlignLeft | Qt::AlignVCenter, count);
        x += sign + 2 + width + 8;
    }
    if (lies_.rumor)
        painter.drawPixmap(QPointF(x, y), iconPixmap(QStringLiteral("rumor"), ink, sign, dpr));
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal dpr = devicePixelRatioF();
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
        paintTile(painter, ink);
        return;
    }
    if (back) {
        painter.setPen(QPen(settings_.colour(castle ? u"bloodLine" : u"line"), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), 7, 7);
        painter.setPen(ink);
    }
    const Way way = this->way(size());
    const int left = pad() + 2, top = pad(), sign = signSize(), room = width() - 2 * pad() - 4;
    const int right = width() - pad() - 2;
    painter.drawText(QRect(left, top, 2 * unit_, way.head), Qt::AlignLeft | Qt::AlignVCenter, number_);
    const int signs = way.words ? 0 : static_cast<int>(lies_.signs.size()) * (sign + 4);
    const bool lyingBelow = lyingWidth() > 0 && (back || numberWidth() + lyingWidth() + signs > room);
    const int row = top + (way.head - sign) / 2;
    int x = right;
    if (back) {
        const int drawn = qMin(signs > 0 || (way.words && !lines().isEmpty()) ? way.head - 4 : 2 * unit_, width() - left - numberWidth());
        x -= drawn;
        painter.drawPixmap(QPointF(x, top + 2), iconPixmap(lies_.back, settings_.colour(castle ? u"bloodText" : u"label"), drawn, dpr));
        x -= 4;
    } else if (numberWidth() + signs + (lyingBelow ? 0 : lyingWidth()) + sign <= room) { // its colour says so too
        x -= sign;
        painter.drawPixmap(QPointF(x, row), iconPixmap(QStringLiteral("eye"), ink, sign, dpr));
        x -= 6;
    }
    if (lyingWidth() > 0 && !lyingBelow) {
        x -= lyingWidth() - 4;
        paintLying(painter, x, row, ink);
        x -= 4;
    }
    if (!way.words)
        for (auto each = lies_.signs.crbegin(); each != lies_.signs.crend(); ++each) {
            x -= sign;
            painter.drawPixmap(QPointF(x, row), iconPixmap(*each, ink, sign, dpr));
            x -= 4;
        }
    int y = top + way.head;
    const auto write = [&](const QFont& font, const QString& text) {
        const int height = wrappedHeight(font, text, room);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left, y, room, height), Qt::AlignLeft | Qt::TextWordWrap, text);
        y += height;
    };
    if (face)
        write(way.name, lies_.name);
    if (way.words)
        for (const QString& line : lines())
            write(lineFont(line, room), line);
    if (lyingBelow)
        paintLying(painter, left, height() - pad() - sign, ink);
}

} // namespace demeter
