#include "app/desktop/table/table_card.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/style.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace demeter {

using namespace fury3e;

TableCard::TableCard(const Settings& settings, const QString& number, bool lair, QWidget* parent)
    : QWidget(parent), settings_(settings), number_(number), lair_(lair)
{
}

void TableCard::setHideout(const std::optional<PublicHideout>& hideout, const Sentences& sentences)
{
    hideout_ = hideout;
    name_.clear();
    open_.clear();
    powers_.clear();
    QString fact;
    QStringList said{lair_ ? tr("Lair %1").arg(number_) : tr("Slot %1").arg(number_)};
    if (!hideout) {
        name_ = lair_ ? tr("free", "a lair space") : tr("empty", "a slot of the trail");
        said << name_;
    } else {
        for (const Power power : allPowers)
            if (hideout->powers.contains(power))
                powers_ << sentences.power(power);
        if (hideout->escapeAsBat)
            powers_ << sentences.combatCard(CombatCard::EscapeAsBat);
        if (hideout->location) {
            name_ = sentences.place(*hideout->location);
            fact = tr("face up");
            if (hideout->back) // Hide lies with it (OPEN-29), which nobody has seen yet
                powers_ << tr("another card face down");
        } else if (!hideout->back && !powers_.isEmpty()) {
            name_ = powers_.takeFirst();
        }
        for (const OpenEncounter& card : hideout->encounters) {
            QString text = sentences.encounter(card.kind);
            if (card.damage > 0)
                text += tr(" (damage %1)").arg(card.damage);
            open_ << text;
        }
        if (hideout->back == CardBack::Castle)
            said << tr("face down: the back of Castle Dracula");
        else if (hideout->back == CardBack::Sea)
            said << tr("face down: a sea zone");
        else if (isBack())
            said << tr("face down");
        said << name_ << fact << powers_ << open_;
        if (hideout->faceDownEncounters > 0)
            said << tr("%n face-down Encounter card(s)", nullptr, hideout->faceDownEncounters);
        if (hideout->rumor)
            said << tr("Rumor token");
    }
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
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
    if (tile_ && event->button() == Qt::LeftButton)
        emit wordsAsked();
    else
        QWidget::mousePressEvent(event);
}

QString TableCard::backIcon() const
{
    return hideout_->back == CardBack::Castle ? QStringLiteral("castle")
           : hideout_->back == CardBack::Sea  ? QStringLiteral("sea")
           : lair_                            ? QStringLiteral("lair")
                                              : QStringLiteral("compass");
}

void TableCard::paintTile(QPainter& painter, const QColor& ink)
{
    const int sign = qMin(signSize(), width() - 6), number = height() - sign - 4;
    painter.setFont(sizedFont(bodyFont(20, QFont::Bold), 1.15 * unit_));
    painter.setPen(ink);
    painter.drawText(QRect(0, 2, width(), number), Qt::AlignCenter, number_);
    const bool castle = hideout_->back == CardBack::Castle;
    painter.drawPixmap(QPointF((width() - sign) / 2.0, height() - sign - 4),
                       iconPixmap(isBack() ? backIcon() : QStringLiteral("eye"),
                                  !isBack() ? ink : settings_.colour(castle ? u"bloodText" : u"label"), sign, devicePixelRatioF()));
}

bool TableCard::isBack() const
{
    return hideout_ && hideout_->back && !hideout_->location;
}

QFont TableCard::nameFont(int width) const
{
    QFont font = headingFont(20);
    font.setPixelSize(qRound(unit_ * 1.7));
    return fittedFont(font, name_, width, least_);
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
    return powers_ + open_;
}

int TableCard::pad() const
{
    return qRound(0.45 * unit_);
}

int TableCard::signSize() const
{
    return qRound(1.25 * unit_);
}

int TableCard::headHeight() const
{
    return qRound(1.7 * unit_);
}

QFont TableCard::countFont() const
{
    return sizedFont(bodyFont(15, QFont::Bold), 1.1 * unit_);
}

int TableCard::lyingWidth() const
{
    if (!hideout_)
        return 0;
    int width = 0;
    if (hideout_->faceDownEncounters > 0)
        width += signSize() + 2 + lineWidth(countFont(), QStringLiteral("×%1").arg(hideout_->faceDownEncounters)) + 8;
    if (hideout_->rumor)
        width += signSize() + 8;
    return width;
}

bool TableCard::lyingAbove(int width) const
{
    return !isBack() && 2 * pad() + 2 * unit_ + lyingWidth() + signSize() <= width;
}

int TableCard::narrowestWidth() const
{
    if (!hideout_)
        return 0;
    MeasuredText measured;
    int widest = qMax(lyingWidth(), 2 * unit_ + signSize());
    for (const QString& line : lines())
        widest = qMax(widest, measured.widestWord(sizedFont(bodyFont(15, QFont::Medium), least_), line));
    widest = qMax(widest, measured.widestWord(sizedFont(headingFont(20), least_), name_));
    return widest + 2 * pad() + 6;
}

int TableCard::preferredWidth() const
{
    if (!hideout_)
        return 0;
    int width = qMax(narrowestWidth(), isBack() ? 5 * unit_ : 2 * pad() + 2 * unit_ + lyingWidth() + signSize());
    width = qMax(width, lineWidth(sizedFont(headingFont(20), 1.7 * unit_), name_) + 2 * pad() + 6);
    for (const QString& line : lines())
        width = qMax(width, lineWidth(sizedFont(bodyFont(15, QFont::Medium), unit_), line) + 2 * pad() + 6);
    return width;
}

int TableCard::neededHeight(int width) const
{
    if (!hideout_)
        return 0;
    const int room = width - 2 * pad() - 4;
    const int name = name_.isEmpty() ? 0 : wrappedHeight(nameFont(room), name_, room);
    const int lying = isBack() || (lyingWidth() > 0 && !lyingAbove(width)) ? signSize() + 2 : 0;
    return 2 * pad() + headHeight() + name + heightOf(lines(), room) + lying;
}

void TableCard::paintLying(QPainter& painter, int x, int y, const QColor& ink) const
{
    const qreal dpr = devicePixelRatioF();
    const int sign = signSize();
    if (hideout_->faceDownEncounters > 0) {
        painter.drawPixmap(QPointF(x, y), iconPixmap(QStringLiteral("encounter"), ink, sign, dpr));
        const QString count = QStringLiteral("×%1").arg(hideout_->faceDownEncounters);
        painter.setFont(countFont());
        painter.setPen(ink);
        const int width = lineWidth(countFont(), count);
        painter.drawText(QRect(x + sign + 2, y - 2, width + 4, sign + 4), Qt::AlignLeft | Qt::AlignVCenter, count);
        x += sign + 2 + width + 8;
    }
    if (hideout_->rumor)
        painter.drawPixmap(QPointF(x, y), iconPixmap(QStringLiteral("rumor"), ink, sign, dpr));
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal dpr = devicePixelRatioF();
    const bool empty = !hideout_;
    const bool back = isBack();
    const bool castle = hideout_ && hideout_->back == CardBack::Castle;
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
    const int left = pad() + 4, top = pad(), sign = signSize();
    painter.drawText(QRect(left, top, 2 * unit_, headHeight()), Qt::AlignLeft | Qt::AlignVCenter, number_);
    if (face) {
        painter.drawPixmap(QPointF(width() - pad() - sign - 2, top + (headHeight() - sign) / 2),
                           iconPixmap(QStringLiteral("eye"), ink, sign, dpr));
    } else {
        const int drawn = qMin(lines().isEmpty() ? 2 * unit_ : headHeight() - 4, width() - left - 2 * unit_);
        painter.drawPixmap(QPointF(width() - pad() - drawn - 4, top + 2),
                           iconPixmap(backIcon(), settings_.colour(castle ? u"bloodText" : u"label"), drawn, dpr));
    }
    const int room = width() - 2 * pad() - 4;
    int y = top + headHeight();
    const auto write = [&](const QFont& font, const QString& text) {
        const int height = wrappedHeight(font, text, room);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left, y, room, height), Qt::AlignLeft | Qt::TextWordWrap, text);
        y += height;
    };
    if (face)
        write(nameFont(room), name_);
    for (const QString& line : lines())
        write(lineFont(line, room), line);
    if (lyingAbove(width()))
        paintLying(painter, width() - pad() - sign - lyingWidth() - 4, top + (headHeight() - sign) / 2, ink);
    else
        paintLying(painter, left, height() - pad() - sign, ink);
}

} // namespace demeter
