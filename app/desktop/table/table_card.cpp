#include "app/desktop/table/table_card.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/style.h"

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
    fact_.clear();
    open_.clear();
    powers_.clear();
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
            fact_ = tr("face up");
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
        said << name_ << fact_ << powers_ << open_;
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

bool TableCard::isBack() const
{
    return hideout_ && hideout_->back && !hideout_->location;
}

bool TableCard::wide(int width) const
{
    return 2 * width > 19 * unit_;
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
    QStringList all = powers_;
    if (hideout_ && hideout_->location)
        all.prepend(fact_);
    return all + open_;
}

QRect TableCard::textBox(const QSize& size) const
{
    const int pad = unit_ / 2;
    if (wide(size.width())) {
        // Number and count stand at the left, eye and rumor at the right.
        const int left = pad + qRound(2.7 * unit_), right = pad + qRound(1.4 * unit_);
        return QRect(left, pad, size.width() - left - right, size.height() - 2 * pad);
    }
    const int top = pad + qRound(1.7 * unit_);
    return QRect(pad, top, size.width() - 2 * pad, size.height() - top - qRound(1.9 * unit_));
}

int TableCard::neededHeight(int width) const
{
    const QRect box = textBox(QSize(width, 1000));
    const int text = wrappedHeight(nameFont(box.width()), name_, box.width()) + heightOf(lines(), box.width());
    return 1000 - box.height() + (isBack() ? text + 2 * unit_ + 6 : text);
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
    QPen edge(settings_.colour(castle ? u"bloodLine" : empty ? u"line" : u"lineStrong"), castle ? 2 : 1.5);
    if (empty) {
        edge.setStyle(Qt::CustomDashLine);
        edge.setDashPattern({4, 3});
    }
    painter.setPen(edge);
    painter.setBrush(settings_.colour(empty ? u"window" : face ? u"text" : u"raised"));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);
    const QColor ink = settings_.colour(empty ? u"off" : face ? u"window" : u"text");
    if (back) {
        painter.setPen(QPen(settings_.colour(castle ? u"bloodLine" : u"line"), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(6, 6, -6, -6), 8, 8);
    }

    const int pad = unit_ / 2;
    QFont digits = bodyFont(20, QFont::Bold);
    digits.setPixelSize(qRound(unit_ * 1.35));
    painter.setFont(digits);
    painter.setPen(ink);
    painter.drawText(QRect(pad + 3, pad, 2 * unit_, qRound(1.6 * unit_)), Qt::AlignLeft | Qt::AlignVCenter, number_);
    const int sign = qMin(qRound(1.25 * unit_), (width() - 2 * pad) / 4);
    if (face)
        painter.drawPixmap(QPointF(width() - pad - sign, pad + 2), iconPixmap(QStringLiteral("eye"), ink, sign, dpr));

    const QRect box = textBox(size());
    if (back) {
        const QStringList words = lines();
        const int wordsHeight = heightOf(words, box.width());
        const int room = qMin(box.width(), box.height() - wordsHeight);
        const int disc = qBound(2 * unit_, room - 6, qRound(4.6 * unit_));
        const QPointF center(box.center().x() + 0.5, box.top() + (box.height() - wordsHeight) / 2.0);
        painter.setPen(QPen(settings_.colour(castle ? u"bloodLine" : u"line"), 1.2, castle ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(settings_.colour(u"window"));
        painter.drawEllipse(center, disc / 2.0, disc / 2.0);
        const QString icon = castle                            ? QStringLiteral("castle")
                             : hideout_->back == CardBack::Sea ? QStringLiteral("sea")
                             : lair_                           ? QStringLiteral("lair")
                                                               : QStringLiteral("compass");
        const int drawn = qRound(disc * 0.62);
        painter.drawPixmap(QPointF(center.x() - drawn / 2.0, center.y() - drawn / 2.0),
                           iconPixmap(icon, settings_.colour(castle ? u"bloodText" : u"label"), drawn, dpr));
        int y = box.bottom() - wordsHeight + 1;
        painter.setPen(ink);
        for (const QString& line : words) {
            const QFont font = lineFont(line, box.width());
            const int height = wrappedHeight(font, line, box.width());
            painter.setFont(font);
            painter.drawText(QRect(box.left(), y, box.width(), height), Qt::AlignHCenter | Qt::TextWordWrap, line);
            y += height;
        }
    } else {
        QFont name = nameFont(box.width());
        name.setItalic(empty);
        const QStringList more = lines();
        const int needed = wrappedHeight(name, name_, box.width()) + heightOf(more, box.width());
        int y = box.top() + qMax(0, (box.height() - needed) / 2);
        const auto write = [&](const QFont& font, const QString& text) {
            const int height = wrappedHeight(font, text, box.width());
            painter.setFont(font);
            painter.drawText(QRect(box.left(), y, box.width(), height), Qt::AlignHCenter | Qt::TextWordWrap, text);
            y += height;
        };
        painter.setPen(ink);
        write(name, name_);
        for (const QString& line : more)
            write(lineFont(line, box.width()), line);
    }
    if (empty)
        return;
    const int bottom = height() - pad - sign;
    if (hideout_->faceDownEncounters > 0) {
        painter.drawPixmap(QPointF(pad + 2, bottom), iconPixmap(QStringLiteral("encounter"), ink, sign, dpr));
        QFont count = bodyFont(15, QFont::Bold);
        count.setPixelSize(qRound(unit_ * 1.1));
        painter.setFont(count);
        painter.setPen(ink);
        painter.drawText(QRect(pad + 4 + sign, bottom - 2, 3 * unit_, sign + 4), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("×%1").arg(hideout_->faceDownEncounters));
    }
    if (hideout_->rumor)
        painter.drawPixmap(QPointF(width() - pad - sign - 2, bottom), iconPixmap(QStringLiteral("rumor"), ink, sign, dpr));
}

} // namespace demeter
