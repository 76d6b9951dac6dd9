#include "app/desktop/table/combat_stage.h"

#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_to_read.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/seat_sign.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace demeter {

namespace {

QPen dashedEdge(const QColor& colour)
{
    QPen pen(colour, 2);
    pen.setDashPattern({3, 3});
    return pen;
}

/// From a card's edge to its words.
constexpr int cardMargin = 8;

} // namespace

CombatStage::CombatStage(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setProperty(HoldToRead::readsByTap, true);
    setObjectName("combat-stage");
    setRole(this, "window");
}

void CombatStage::setCombat(const CombatWords& words)
{
    words_ = words;
    setAccessibleName(words_.all);
    QStringList does;
    for (const CombatWords::Fighter* fighter : {&words_.his, &words_.theirs})
        if (const auto& card = fighter->card; card.face == CombatWords::Lying::Face::Up && !card.does.isEmpty())
            does << card.name + QStringLiteral(": ") + card.does;
    setAccessibleDescription(does.join(u'\n'));
    update();
}

void CombatStage::setUnit(int pixels, int least)
{
    unit_ = pixels;
    least_ = least;
    update();
}

void CombatStage::write(QPainter& painter, const QRect& box, int flags, const QFont& font, const QString& text, QStringView colour)
{
    painter.setFont(font);
    painter.setPen(settings_.colour(colour));
    QRect used;
    painter.drawText(box, flags, text, &used);
    const bool tooLow = (flags & Qt::TextWordWrap) != 0 && used.height() > box.height() + 2;
    fits_ = fits_ && (text.isEmpty() || (rect().adjusted(-1, -1, 1, 1).contains(used) && used.width() <= box.width() + 2 && !tooLow));
}

void CombatStage::paintSteps(QPainter& painter, const QRect& box)
{
    const int dot = qMax(8, unit_ / 2), now = qRound(1.4 * unit_);
    const double each = double(box.width() - now) / (words_.steps - 1);
    const int middle = box.top() + now / 2;
    painter.setPen(QPen(settings_.colour(u"line"), 2));
    painter.drawLine(box.left() + now / 2, middle, box.right() - now / 2, middle);
    for (int n = 1; n <= words_.steps; ++n) {
        const QPointF centre(box.left() + now / 2.0 + (n - 1) * each, middle);
        const bool active = n == words_.step;
        const double radius = (active ? now : dot) / 2.0;
        painter.setPen(QPen(settings_.colour(active ? u"text" : u"lineStrong"), 1.5));
        painter.setBrush(settings_.colour(active ? u"text" : n < words_.step ? u"lineStrong" : u"window"));
        painter.drawEllipse(centre, radius, radius);
        if (active)
            write(painter, QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius).toRect(), Qt::AlignCenter,
                  sizedFont(bodyFont(15, QFont::Bold), unit_), QString::number(n), u"window");
    }
}

void CombatStage::paintCard(QPainter& painter, const Fighter& fighter, const QRect& box)
{
    const Lying& card = fighter.card;
    const bool hunter = fighter.hunter.has_value();
    const QRectF edge = QRectF(box).adjusted(1, 1, -1, -1);
    const QStringView owner = hunter ? u"steel" : u"bloodLine";
    const bool faceUp = card.face == Lying::Face::Up;
    if (card.face == Lying::Face::None) {
        painter.setPen(dashedEdge(settings_.colour(owner)));
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(QPen(settings_.colour(owner), 2));
        painter.setBrush(settings_.colour(faceUp ? u"cardUp" : u"cardDown"));
    }
    painter.drawRoundedRect(edge, 10, 10);
    const QStringView ink = faceUp ? u"cardUpInk" : u"text";
    QRect inner = box.adjusted(cardMargin, cardMargin, -cardMargin, -cardMargin);
    if (!card.caption.isEmpty()) {
        const bool check = card.face == Lying::Face::Down;
        const QFont font = fittedFont(sizedFont(bodyFont(15, card.cancelled || check ? QFont::DemiBold : QFont::Normal), unit_),
                                      card.caption, inner.width(), least_);
        const int words = lineWidth(font, card.caption), sign = check ? unit_ : 0;
        const bool beside = words + sign + 6 <= inner.width();
        const int tall = qRound(0.2 * unit_) + wrappedHeight(font, card.caption, inner.width());
        const QRect row(inner.left(), inner.bottom() - tall, inner.width(), tall);
        if (check && beside) {
            const int left = row.left() + (row.width() - words - sign - 6) / 2;
            painter.drawPixmap(QPoint(left, row.center().y() - sign / 2),
                               iconPixmap(QStringLiteral("check"), settings_.colour(ink), sign, devicePixelRatioF()));
            write(painter, row.adjusted(left - row.left() + sign + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, font, card.caption, ink);
        } else {
            write(painter, row, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap, font, card.caption, ink);
        }
        inner.setBottom(row.top());
    }
    if (faceUp && !card.does.isEmpty()) { // the name keeps its room, and the sign gives way
        const int name = wrappedHeight(sizedFont(headingFont(26), 1.2 * least_), card.name, inner.width());
        const QSize room(inner.width(), qMax(0, inner.height() - name - unit_ / 2));
        const QFont font =
            fittedBlock(fittedFont(sizedFont(bodyFont(15), unit_), card.does, room.width(), least_), card.does, room, least_);
        const int words = wrappedHeight(font, card.does, room.width());
        if (words <= room.height() && MeasuredText().widestWord(font, card.does) <= room.width()) {
            write(painter, {inner.left(), inner.bottom() - words, inner.width(), words},
                  Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, font, card.does, ink);
            inner.setBottom(inner.bottom() - words - qRound(0.2 * unit_));
        }
    }
    if (faceUp && !card.name.isEmpty()) {
        const QFont font = fittedBlock(fittedFont(sizedFont(headingFont(26), 1.5 * unit_), card.name, inner.width(), least_), card.name,
                                       inner.size(), least_);
        const int words = qMin(wrappedHeight(font, card.name, inner.width()), inner.height());
        write(painter, {inner.left(), inner.bottom() - words, inner.width(), words}, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
              font, card.name, ink);
        inner.setBottom(inner.bottom() - words);
    }
    const int sign = qMin(qMin(inner.width(), inner.height()) - 8, 4 * unit_);
    if (sign < qMax(16, least_ * 3 / 2))
        return; // it would be a speck beside the words
    const QRectF disc(inner.center().x() - sign / 2.0, inner.center().y() - sign / 2.0, sign, sign);
    if (hunter && sign < 3 * least_)
        return; // its letter would be too small
    if (hunter) {
        paintSeat(painter, disc.adjusted(sign / 6.0, sign / 6.0, -sign / 6.0, -sign / 6.0), *fighter.hunter, settings_,
                  faceUp ? u"cardUp" : u"window");
    } else if (card.face != Lying::Face::None) {
        if (!faceUp) {
            painter.setPen(QPen(settings_.colour(u"line"), 1));
            painter.setBrush(settings_.colour(u"window"));
            painter.drawEllipse(disc);
        }
        const int icon = qRound(sign * 0.62);
        painter.drawPixmap(disc.center() - QPointF(icon / 2.0, icon / 2.0),
                           iconPixmap(faceUp ? card.icon : QStringLiteral("bat"), settings_.colour(faceUp ? u"cardUpInk" : u"bloodText"),
                                      icon, devicePixelRatioF()));
    }
}

int CombatStage::narrowestCard() const
{
    int words = 0;
    for (const Lying* card : {&words_.his.card, &words_.theirs.card}) { // both cards are of one size
        words = qMax(words, MeasuredText().widestWord(sizedFont(bodyFont(15, QFont::DemiBold), qMin(unit_, least_)), card->caption));
        if (card->face == Lying::Face::Up)
            words = qMax(words, MeasuredText().widestWord(sizedFont(headingFont(26), qMin(qRound(1.5 * unit_), least_)), card->name));
    }
    return words + 2 * cardMargin;
}

int CombatStage::lowFighterHeight() const
{
    return qRound(3.7 * unit_) + qRound(2.5 * unit_);
}

void CombatStage::paintLowCard(QPainter& painter, const Fighter& fighter, const QRect& box)
{
    const Lying& card = fighter.card;
    const bool faceUp = card.face == Lying::Face::Up, down = card.face == Lying::Face::Down;
    const QStringView owner = fighter.hunter ? u"steel" : u"bloodLine", ink = faceUp ? u"cardUpInk" : u"text";
    painter.setPen(card.face == Lying::Face::None ? dashedEdge(settings_.colour(owner)) : QPen(settings_.colour(owner), 2));
    painter.setBrush(card.face == Lying::Face::None ? QBrush(Qt::NoBrush) : settings_.colour(faceUp ? u"cardUp" : u"cardDown"));
    painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 8, 8);
    QRect words = box.adjusted(6, 2, -6, -2);
    const QString sign = faceUp ? card.icon : down ? QStringLiteral("check") : QString();
    if (!sign.isEmpty()) {
        const int side = qRound(1.3 * unit_);
        painter.drawPixmap(QPoint(words.left(), box.center().y() - side / 2),
                           iconPixmap(sign, settings_.colour(ink), side, devicePixelRatioF()));
        words.setLeft(words.left() + side + 4);
    }
    QStringList said{card.name, card.caption};
    said.removeAll(QString());
    const QString text = said.join(u'\n');
    const QFont font =
        fittedFont(sizedFont(bodyFont(15, faceUp || down ? QFont::DemiBold : QFont::Normal), unit_), text, words.width(), least_);
    write(painter, words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, fittedBlock(font, text, words.size(), least_), text, ink);
}

QString CombatStage::lifeIcon(const Fighter& fighter) const
{
    return fighter.lifeIcon.isEmpty() ? words_.lifeIcon : fighter.lifeIcon;
}

/// How much somebody has left, in one line.
void CombatStage::paintLowLife(QPainter& painter, const Fighter& fighter, const QRect& box)
{
    const int gap = unit_ / 2;
    const QFont number = sizedFont(bodyFont(15, QFont::DemiBold), unit_);
    const QString damage = QStringLiteral("%1 / %2").arg(fighter.damage).arg(fighter.life);
    const QStringView owner = fighter.hunter ? u"steel" : u"bloodLine";
    painter.drawPixmap(
        QPoint(box.left(), box.top() + (box.height() - unit_) / 2),
        iconPixmap(lifeIcon(fighter), settings_.colour(fighter.hunter ? u"text" : u"bloodText"), unit_, devicePixelRatioF()));
    const int left = box.left() + unit_ + gap, wide = lineWidth(number, QStringLiteral("15 / 15")) + 2;
    write(painter, {left, box.top(), wide, box.height()}, Qt::AlignLeft | Qt::AlignVCenter, number, damage, u"text");
    const int first = left + wide + gap;
    const double block = double(box.right() + 1 - first) / qMax(1, fighter.life);
    for (int n = 0; n < fighter.life && block >= 4; ++n) {
        const bool filled = n < fighter.damage;
        const QColor colour = settings_.colour(filled ? owner : u"lineStrong");
        painter.setPen(QPen(colour, 1));
        painter.setBrush(filled ? colour : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(first + n * block, box.top() + box.height() / 2.0 - unit_ * 0.25, block - 2, unit_ * 0.5), 1, 1);
    }
}

/// In one line beside the badge; a longer name in several, as high as the box.
void CombatStage::paintName(QPainter& painter, const Fighter& fighter, const QRect& box)
{
    const QFont largest = sizedFont(headingFont(26), 1.6 * unit_), one = fittedLine(largest, fighter.name, box.width(), least_);
    if (lineWidth(one, fighter.name) <= box.width())
        write(painter, {box.left(), box.top(), box.width(), 2 * unit_}, Qt::AlignLeft | Qt::AlignVCenter, one, fighter.name, u"text");
    else
        write(painter, box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
              fittedBlock(fittedFont(largest, fighter.name, box.width(), least_), fighter.name, box.size(), least_), fighter.name, u"text");
}

void CombatStage::paintLowFighter(QPainter& painter, const Fighter& fighter, const QRect& box)
{
    const int badge = 2 * unit_, gap = unit_ / 2, line = qRound(1.3 * unit_);
    if (fighter.hunter)
        paintSeat(painter, QRectF(box.left(), box.top(), badge, badge), *fighter.hunter, settings_, u"window");
    else
        painter.drawPixmap(box.topLeft(), iconPixmap(fighter.icon, settings_.colour(u"bloodText"), badge, devicePixelRatioF()));
    // Where no numbers follow, their row is the name's too.
    paintName(painter, fighter, {box.left() + badge + gap, box.top(), box.width() - badge - gap, badge + (fighter.life > 0 ? 0 : line)});
    int y = box.top() + badge + 2;
    if (fighter.life > 0)
        paintLowLife(painter, fighter, {box.left(), y, box.width(), line});
    y = box.top() + qRound(3.7 * unit_);
    paintLowCard(painter, fighter, {box.left(), y, box.width(), qRound(2.5 * unit_)});
    y = box.top() + lowFighterHeight() + 2;
    const QFont factFont = sizedFont(bodyFont(15), unit_);
    for (const QString& fact : fighter.facts) {
        const int tall = wrappedHeight(factFont, fact, box.width());
        if (y + tall > box.bottom() + 2)
            break;
        write(painter, {box.left(), y, box.width(), tall}, Qt::TextWordWrap, factFont, fact, u"mute");
        y += tall;
    }
    if (fighter.hunter && y + badge <= box.bottom() + 2)
        paintOthers(painter, {box.left(), y, box.width(), badge});
}

CombatStage::Place CombatStage::placeFighter(const QRect& box, bool right) const
{
    // Beside the card where that leaves it larger, else above it. The card has its proportions, unless that cuts its longest word.
    const int gap = unit_ / 2, words = qMin(14 * unit_, qMax(9 * unit_, box.width() * 9 / 20)), head = qRound(2.2 * unit_),
              bar = qRound(2.1 * unit_);
    const QFont factFont = sizedFont(bodyFont(15), unit_);
    const auto cardFor = [least = narrowestCard()](int width, int height) {
        return QSize(qMin(width, qMax(least, qRound(height / 1.38))), qMin(height, qRound(width * 1.38)));
    };
    const auto factsHeight = [&](int width) {
        int sum = 0;
        for (const Fighter* each : {&words_.his, &words_.theirs}) { // both cards are of one size
            int own = 0;
            for (const QString& fact : each->facts)
                own += wrappedHeight(factFont, fact, width);
            if (each->hunter && !words_.others.empty())
                own += 2 * unit_ + gap;
            sum = qMax(sum, own);
        }
        return sum;
    };
    const int above = head + bar + factsHeight(box.width()) + gap;
    const QSize below = cardFor(box.width(), box.height() - above), besides = cardFor(box.width() - words - gap, box.height());
    Place place;
    place.aside = besides.height() > below.height();
    const QSize card = place.aside ? besides : below;
    place.low = card.height() < qRound(6.5 * unit_) && box.height() >= lowFighterHeight();
    place.card = QRect(QPoint(), card);
    place.text = box;
    if (place.aside) {
        place.card.moveTopLeft(QPoint(right ? box.left() : box.right() - card.width() + 1, box.top()));
        right ? place.text.setLeft(place.card.right() + gap + 1) : place.text.setRight(place.card.left() - gap - 1);
        place.spare = box.height() - head - bar - factsHeight(place.text.width()) - gap;
    } else {
        place.text.setHeight(qMax(0, qMin(above - gap, box.height() - card.height())));
        place.card.moveTopLeft(QPoint(box.center().x() - card.width() / 2, box.bottom() - card.height() + 1));
    }
    return place;
}

void CombatStage::paintFighter(QPainter& painter, const Fighter& fighter, const QRect& box, bool right)
{
    const auto [card, text, aside, low, spare] = placeFighter(box, right);
    Q_UNUSED(aside);
    Q_UNUSED(spare);
    if (low) {
        paintLowFighter(painter, fighter, box);
        return;
    }
    if (card.width() > 2 * unit_ && card.height() > 2 * unit_)
        paintCard(painter, fighter, card);
    const int gap = unit_ / 2, head = qRound(2.2 * unit_), bar = qRound(2.1 * unit_);
    const QFont factFont = sizedFont(bodyFont(15), unit_);

    int y = text.top();
    const int badge = 2 * unit_;
    if (fighter.hunter)
        paintSeat(painter, QRectF(text.left(), y, badge, badge), *fighter.hunter, settings_, u"window");
    else
        painter.drawPixmap(QPoint(text.left(), y), iconPixmap(fighter.icon, settings_.colour(u"bloodText"), badge, devicePixelRatioF()));
    paintName(painter, fighter, {text.left() + badge + gap, y, text.width() - badge - gap, fighter.life > 0 ? badge : head + bar});
    y += head;
    if (fighter.life > 0) { // an Agent has none that is counted
        const QFont number = sizedFont(bodyFont(15, QFont::DemiBold), 1.1 * unit_);
        painter.drawPixmap(
            QPoint(text.left(), y + 2),
            iconPixmap(lifeIcon(fighter), settings_.colour(fighter.hunter ? u"text" : u"bloodText"), unit_, devicePixelRatioF()));
        write(painter, {text.left() + unit_ + gap, y, text.width() - unit_ - gap, qRound(1.3 * unit_)}, Qt::AlignLeft | Qt::AlignVCenter,
              number, QStringLiteral("%1 / %2").arg(fighter.damage).arg(fighter.life), u"text");
        const double block = double(text.width()) / qMax(1, fighter.life);
        for (int n = 0; n < fighter.life; ++n) {
            const bool filled = n < fighter.damage;
            const QColor colour = settings_.colour(filled ? (fighter.hunter ? u"steel" : u"bloodLine") : u"lineStrong");
            painter.setPen(QPen(colour, 1.5));
            painter.setBrush(filled ? colour : QColor(Qt::transparent));
            painter.drawRoundedRect(QRectF(text.left() + n * block, y + 1.4 * unit_, block - 3, unit_ * 0.45), 2, 2);
        }
        y += bar;
    }
    for (const QString& fact : fighter.facts) {
        const int tall = wrappedHeight(factFont, fact, text.width());
        if (y + tall > text.bottom() + 2)
            return;
        write(painter, {text.left(), y, text.width(), tall}, Qt::TextWordWrap, factFont, fact, u"mute");
        y += tall;
    }
    if (const int small = 2 * unit_; fighter.hunter && y + small <= text.bottom() + 2) // those who fight beside him
        paintOthers(painter, {text.left(), y + (y + small + gap <= text.bottom() ? gap : 0), text.width(), small});
}

void CombatStage::paintRounds(QPainter& painter, const QRect& box, int first, int last)
{
    const int gap = qMax(4, unit_ / 3), pad = unit_ / 2, narrow = qMax(44, qRound(1.6 * unit_));
    const QFont font = sizedFont(bodyFont(15, QFont::Medium), unit_), number = sizedFont(bodyFont(15, QFont::Bold), unit_);
    const int sign = qRound(1.1 * unit_), head = lineWidth(number, QString::number(words_.firstRound + words_.rounds - 1)) + pad;
    const auto wanted = [&](const Pair& pair) {
        return 2 * pad + head + 2 * unit_ + gap + qMax(lineWidth(font, pair.his), lineWidth(font, pair.theirs));
    };
    const bool phone = width() < 52 * unit_;
    const QFont smallest = sizedFont(font, qMin(unit_, least_));
    const auto least = [&](const Pair& pair) { // the words alone, one below the other
        return pad + head + qMax(lineWidth(smallest, pair.his), lineWidth(smallest, pair.theirs)) + 4;
    };
    // The newest keep their words; older ones have small ones, or shrink to their sign, where there is no room. On a phone rounds to come
    // have no more than their number needs.
    const auto begin = static_cast<std::size_t>(first), end = static_cast<std::size_t>(last);
    std::vector<int> widths(end, narrow);
    std::fill(widths.begin(), widths.begin() + first, 0);
    for (std::size_t n = qMax(begin, words_.pairs.size()); n < end && phone; ++n)
        widths[n] =
            width() < 32 * unit_ ? lineWidth(number, QString::number(words_.firstRound + words_.rounds - 1)) + 8 : qRound(1.6 * unit_);
    std::vector<bool> whole(end, false);
    int room = box.width() - (last - first - 1) * gap - std::accumulate(widths.begin(), widths.end(), 0);
    const bool tall = box.height() >= 3 * unit_;
    for (auto n = qMin(end, words_.pairs.size()); n-- > begin;) {
        const int most = wanted(words_.pairs[n]) - narrow, more = qMax(0, least(words_.pairs[n]) - narrow);
        whole[n] = tall && most <= room;
        if (!whole[n] && (!phone || more > room))
            break;
        widths[n] += whole[n] ? most : more;
        room -= whole[n] ? most : more;
    }
    int x = box.left();
    for (int n = first; n < last; ++n) {
        const QRect cell(x, box.top(), widths[static_cast<std::size_t>(n)], box.height());
        x += cell.width() + gap;
        const bool done = static_cast<std::size_t>(n) < words_.pairs.size();
        const bool newest = static_cast<std::size_t>(n) + 1 == words_.pairs.size();
        painter.setPen(done ? QPen(settings_.colour(newest ? u"text" : u"line"), newest ? 2 : 1)
                            : dashedEdge(settings_.colour(u"lineStrong")));
        painter.setBrush(done ? settings_.colour(u"raised") : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -1), 8, 8);
        if (!done) {
            write(painter, cell, Qt::AlignCenter, number, QString::number(n + words_.firstRound), u"mute");
            continue;
        }
        const Pair& pair = words_.pairs[static_cast<std::size_t>(n)];
        const QPixmap icon = iconPixmap(pair.icon, settings_.colour(u"bloodText"), sign, devicePixelRatioF());
        if (const int left = cell.left() + pad / 2 + head, half = cell.height() / 2, wide = cell.right() - 3 - left;
            !whole[static_cast<std::size_t>(n)] && cell.width() >= least(pair)) {
            write(painter, cell.adjusted(pad / 2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number,
                  QString::number(n + words_.firstRound), u"text");
            const QFont small = sizedFont(font, qBound<double>(least_, half / 1.25, qMax(unit_, least_)));
            write(painter, {left, cell.top() + 1, wide, half - 1}, Qt::AlignLeft | Qt::AlignVCenter,
                  fittedLine(small, pair.his, wide, least_), pair.his, u"bloodText");
            write(painter, {left, cell.top() + half, wide, half - 1}, Qt::AlignLeft | Qt::AlignVCenter,
                  fittedLine(small, pair.theirs, wide, least_), pair.theirs, u"text");
            continue;
        }
        if (cell.width() == narrow) {
            write(painter, {cell.left(), cell.top() + 2, cell.width(), cell.height() / 2}, Qt::AlignCenter, number,
                  QString::number(n + words_.firstRound), u"text");
            painter.drawPixmap(QPoint(cell.center().x() - sign / 2, cell.center().y() + (cell.height() / 2 - sign) / 2), icon);
            continue;
        }
        write(painter, cell.adjusted(pad, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number, QString::number(n + words_.firstRound),
              u"text");
        // The badge is as large as its letter needs.
        const int left = cell.left() + pad + head, badge = 2 * unit_, first = cell.height() - badge - 4;
        const QRect below(left, cell.bottom() - badge - 1, badge, badge);
        painter.drawPixmap(QPoint(left + (badge - sign) / 2, cell.top() + 2 + (first - sign) / 2), icon);
        if (pair.hunter)
            paintSeat(painter, below, *pair.hunter, settings_, u"raised");
        const int words = left + badge + gap;
        write(painter, {words, cell.top() + 2, cell.right() - words, first}, Qt::AlignLeft | Qt::AlignVCenter, font, pair.his, u"text");
        write(painter, {words, below.top(), cell.right() - words, badge}, Qt::AlignLeft | Qt::AlignVCenter, font, pair.theirs, u"text");
    }
}

int CombatStage::paintHead(QPainter& painter, const QRect& box)
{
    const int gap = unit_ / 2, head = qRound(2.2 * unit_), dots = qRound(1.5 * unit_), step = qRound(1.4 * unit_);
    const QFont titleFont = sizedFont(headingFont(26), 1.9 * unit_), stepFont = sizedFont(bodyFont(15), unit_);
    const QFont roundFont = sizedFont(bodyFont(15, QFont::DemiBold), 1.1 * unit_);
    const int round = lineWidth(roundFont, words_.round) + gap;
    const auto title = [&](const QRect& room) {
        const QFont font = fittedLine(titleFont, words_.title, room.width(), least_);
        const int wraps =
            lineWidth(font, words_.title) > room.width() ? Qt::TextWordWrap : 0; // the last resort, in as few pixels as can be
        write(painter, room, Qt::AlignLeft | Qt::AlignVCenter | wraps, font, words_.title, u"text");
    };
    if (box.width() >= 50 * unit_) { // all of it side by side
        const int tall = dots + step, side = box.width() * 3 / 8;
        title({box.left(), box.top(), box.width() - side - round - 2 * unit_, tall});
        write(painter, {box.right() - side - round - unit_, box.top(), round, tall}, Qt::AlignLeft | Qt::AlignVCenter, roundFont,
              words_.round, u"text");
        paintSteps(painter, {box.right() - side, box.top(), side, dots});
        write(painter, {box.right() - side, box.top() + dots, side, step}, Qt::AlignRight | Qt::AlignVCenter,
              fittedLine(stepFont, words_.stepName, side, least_), words_.stepName, u"mute");
        return tall;
    }
    title({box.left(), box.top(), box.width() - round, head});
    write(painter, {box.right() - round, box.top(), round, head}, Qt::AlignRight | Qt::AlignVCenter, roundFont, words_.round, u"text");
    if (box.height() < 15 * unit_) // the steps give way first, the rounds next
        return head;
    paintSteps(painter, {box.left(), box.top() + head, box.width(), dots});
    write(painter, {box.left(), box.top() + head + dots, box.width(), step}, Qt::AlignHCenter | Qt::AlignVCenter,
          fittedLine(stepFont, words_.stepName, box.width(), least_), words_.stepName, u"mute");
    return head + dots + step;
}

void CombatStage::paintOthers(QPainter& painter, QRect box)
{
    const int badge = box.height(), gap = unit_ / 2;
    const QFont font = sizedFont(bodyFont(15), unit_);
    for (const auto& [hunter, card] : words_.others) {
        const int words = card.isEmpty() ? 0 : lineWidth(font, card) + gap;
        if (box.width() < badge)
            return;
        paintSeat(painter, QRectF(box.left(), box.top(), badge, badge), hunter, settings_, u"window");
        box.setLeft(box.left() + badge + gap / 2);
        if (words > 0 && words < box.width()) {
            write(painter, {box.left(), box.top(), words, badge}, Qt::AlignLeft | Qt::AlignVCenter, font, card, u"mute");
            box.setLeft(box.left() + words);
        }
        box.setLeft(box.left() + gap);
    }
}

void CombatStage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), settings_.colour(u"window"));
    fits_ = true;
    const int pad = unit_, gap = unit_ / 2;
    QRect box = rect().adjusted(pad, gap, -pad, -gap);
    box.setTop(box.top() + paintHead(painter, box));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(box.left(), box.top() + gap / 2, box.right(), box.top() + gap / 2);
    box.setTop(box.top() + gap + gap / 2);
    const int between = box.width() >= 50 * unit_ ? 5 * unit_ : unit_, half = (box.width() - between) / 2;
    const int tall = qRound(3.5 * unit_), lowTall = qRound(2.4 * unit_);
    const auto sides = [&] {
        return std::pair(QRect(box.left(), box.top(), half, box.height()), QRect(box.right() - half + 1, box.top(), half, box.height()));
    };
    // Where the cards leave room beside them for the rounds as well they are as large as can be, and the rounds stand there.
    const Place whole = placeFighter(sides().first, false);
    if (box.width() >= 50 * unit_ && whole.aside && !whole.low && whole.spare >= tall && whole.text.width() >= 9 * unit_) {
        const int top = box.bottom() + 1 - tall;
        paintRounds(painter, {whole.text.left(), top, whole.text.width(), tall}, 0, (words_.rounds + 1) / 2);
        const QRect other = placeFighter(sides().second, true).text;
        paintRounds(painter, {other.left(), top, other.width(), tall}, (words_.rounds + 1) / 2, words_.rounds);
    } else if (box.height() > 12 * unit_) {
        paintRounds(painter, {box.left(), box.bottom() - tall, box.width(), tall}, 0, words_.rounds);
        box.setBottom(box.bottom() - tall - gap);
    } else if (!words_.pairs.empty() && box.height() >= lowFighterHeight() + lowTall + 2) {
        paintRounds(painter, {box.left(), box.bottom() - lowTall, box.width(), lowTall}, 0, words_.rounds);
        box.setBottom(box.bottom() - lowTall - 2);
    }
    const auto [left, right] = sides();
    if (between > 2 * unit_) {
        const int sign = 3 * unit_;
        painter.drawPixmap(QPoint(box.center().x() - sign / 2, box.center().y() - sign / 2),
                           iconPixmap(QStringLiteral("combat"), settings_.colour(u"label"), sign, devicePixelRatioF()));
    }
    paintFighter(painter, words_.his, left, false);
    paintFighter(painter, words_.theirs, right, true);
}

} // namespace demeter
