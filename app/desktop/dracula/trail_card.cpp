#include "app/desktop/dracula/trail_card.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <span>
#include <utility>

namespace demeter {

namespace {

constexpr int sidePadding = 10; // padding left and right

int lineIcon()
{
    return scaled(16);
}

/// Of a tile, which keeps room for a finger.
int tileHeight(bool named)
{
    return named ? scaled(60) : qMax(44, scaled(24) + 10);
}

/// How what lies on a card is written below its place.
struct EncounterLine {
    QFont font;
    QRect words; ///< from the line's top left corner
    int height = 0;
};

/// Behind its sign; a word too long to be read there stands below it.
EncounterLine encounterLine(const QString& word, int room)
{
    constexpr int leastPixels = 11;
    const QFont font = bodyFont(13, QFont::Medium);
    const int widest = room + 4; // like the card's name a little into the padding on the right
    const int sign = lineIcon() + 6;
    EncounterLine line{fittingFont(font, word, widest - sign, leastPixels), QRect(sign, 0, widest - sign, 0), 0};
    if (!longestWordFits(line.font, word, widest - sign)) {
        line.font = fittingFont(font, word, widest, leastPixels);
        line.words = QRect(0, lineIcon() + 1, widest, 0);
    }
    line.words.setHeight(wrappedHeight(line.font, word, line.words.width()));
    line.height = qMax(lineIcon() + 2, line.words.y() + line.words.height());
    return line;
}

} // namespace

TrailCard::TrailCard(const Settings& settings, QWidget* parent) : QAbstractButton(parent), settings_(settings)
{
    setFocusPolicy(Qt::NoFocus);
}

void TrailCard::setFace(const CardFace& face)
{
    face_ = face;
    setFocusPolicy(face.lit || !face.empty ? Qt::TabFocus : Qt::NoFocus); // what is no choice says why not
    setCursor(face.lit ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QStringList said{face.called};
    if (face.empty) {
        said << (face.next ? tr("next slot") : tr("empty"));
    } else {
        said << face.name << face.fact;
        if (face.here)
            said << tr("Dracula is here");
        said << (face.faceUp ? tr("face up") : tr("face down"));
        if (face.rumor)
            said << tr("Rumor token");
        said.removeDuplicates(); // where he is stands on the card as well
        for (const auto& [icon, word] : face.signs)
            said << word;
        for (const auto& [icon, word] : face.encounters)
            said << word;
    }
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
    update();
}

QSize TrailCard::sizeHint() const
{
    return {scaled(134), scaled(131)};
}

QFont TrailCard::nameFont() const
{
    return headingFont(face_.name.size() > 14 ? 18 : 20);
}

void TrailCard::setSmall(bool small, bool named)
{
    const bool other = std::exchange(small_, small) != small;
    if (std::exchange(named_, named) != named || other)
        update();
}

int TrailCard::smallWidth() const
{
    if (face_.empty)
        return scaled(56);
    // Beside the number as many signs as lie there, and the name below them.
    const qsizetype signs = 1 + (face_.here ? 1 : 0) + (face_.rumor ? 1 : 0) + face_.signs.size() + face_.encounters.size();
    const int head = scaled(34) + static_cast<int>(signs) * scaled(20);
    return named_ ? qMax(qMax(scaled(84), head), lineWidth(headingFont(18), face_.name) + 2 * sidePadding + 2) : qMax(scaled(56), head);
}

void TrailCard::paintSmall(QPainter& painter)
{
    const int head = scaled(24), sign = scaled(17);
    painter.setFont(bodyFont(17, QFont::Bold));
    painter.drawText(QRect(sidePadding, 5, width() - 2 * sidePadding, head), Qt::AlignLeft | Qt::AlignVCenter, face_.number);
    int right = width() - sidePadding + 2;
    const auto add = [&](const QString& icon, QStringView colour) {
        right -= sign;
        painter.drawPixmap(QPointF(right, 5 + (head - sign) / 2.0), iconPixmap(icon, settings_.colour(colour), sign, devicePixelRatioF()));
        right -= 3;
    };
    if (!face_.empty) {
        add(face_.faceUp ? QStringLiteral("eye") : QStringLiteral("eye-closed"), face_.faceUp ? u"text" : u"mute");
        if (face_.here)
            add(QStringLiteral("bat"), u"bloodText");
        if (face_.rumor)
            add(QStringLiteral("rumor"), u"text");
        for (const auto& [icon, word] : face_.signs)
            add(icon, u"text");
        for (const auto& [icon, word] : face_.encounters)
            add(icon, u"bloodText");
    } else if (face_.next || face_.lair) {
        add(face_.next ? QStringLiteral("plus") : QStringLiteral("lair"), face_.next ? u"text" : u"off");
    }
    if (!named_)
        return;
    painter.setFont(fittingFont(headingFont(18), QString(face_.name).replace(u' ', QChar::Nbsp), width() - 2 * sidePadding + 2, 11));
    painter.setPen(settings_.colour(u"text"));
    painter.drawText(QRect(sidePadding, 5 + head, width() - 2 * sidePadding + 2, height() - head - 9), Qt::AlignLeft | Qt::AlignVCenter,
                     face_.name);
}

int TrailCard::neededHeight(int width) const
{
    if (small_)
        return tileHeight(named_);
    const int room = width - 2 * sidePadding;
    int height = 8 + scaled(26) + 8;
    if (face_.empty)
        return height + wrappedHeight(headingFont(19, HeadingCut::Italic), face_.next ? tr("next slot") : tr("empty"), room);
    height += wrappedHeight(fittingFont(nameFont(), face_.name, room + 4, 11), face_.name, room + 4) +
              wrappedHeight(bodyFont(12.5), face_.fact, room) + 2;
    for (const auto& [icon, word] : face_.encounters)
        height += encounterLine(word, room).height + 1;
    return height + 2;
}

void TrailCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal dpr = devicePixelRatioF();
    QColor fill = settings_.colour(u"raised");
    QPen edge(settings_.colour(u"line"), 1);
    QColor first = settings_.colour(face_.lair ? u"bloodText" : u"text");
    QColor sign = settings_.colour(face_.lair ? u"bloodText" : u"mute");
    if (face_.empty) {
        fill = settings_.colour(u"window");
        first = sign = settings_.colour(u"off");
        edge = QPen(settings_.colour(u"lineStrong"), 1, Qt::CustomDashLine);
        edge.setDashPattern({3, 3});
    }
    if (face_.next) {
        first = sign = settings_.colour(u"text"); // where the card will lie; it is no choice
        edge = QPen(settings_.colour(u"text"), 1, Qt::CustomDashLine);
        edge.setDashPattern({3, 2});
    }
    if (face_.here) {
        fill = settings_.colour(u"bloodTint");
        edge = QPen(settings_.colour(u"bloodLine"), 2);
        first = settings_.colour(u"bloodText");
    }
    if (face_.lit)
        edge = QPen(settings_.colour(u"gold"), face_.here ? 2 : 1);
    if (isDown() && face_.lit)
        fill = settings_.colour(u"pressed");
    painter.setPen(edge);
    painter.setBrush(fill);
    const qreal inset = edge.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 8, 8);

    painter.setPen(first);
    if (small_) {
        paintSmall(painter);
        return;
    }
    const int room = width() - 2 * sidePadding;
    const int head = scaled(26);
    int y = 8;
    painter.setFont(bodyFont(20, QFont::Bold));
    painter.drawText(QRect(sidePadding, y, room, head), Qt::AlignLeft | Qt::AlignVCenter, face_.number);
    const int iconTop = y + (head - scaled(18)) / 2;
    int left = sidePadding + lineWidth(painter.font(), face_.number) + 7;
    int right = width() - sidePadding;
    const auto atRight = [&](const QString& name, const QColor& colour, int size) {
        right -= size;
        painter.drawPixmap(QPointF(right, y + (head - size) / 2.0), iconPixmap(name, colour, size, dpr));
        right -= 5;
    };
    if (face_.empty) {
        if (face_.next)
            atRight(QStringLiteral("plus"), sign, scaled(18));
        else if (face_.lair)
            atRight(QStringLiteral("lair"), sign, scaled(18));
        painter.setFont(headingFont(19, HeadingCut::Italic));
        painter.setPen(first);
        painter.drawText(QRect(sidePadding, y + head + 2, room, height() - y - head - 8), Qt::TextWordWrap,
                         face_.next ? tr("next slot") : tr("empty"));
        return;
    }
    painter.drawPixmap(QPointF(left, iconTop), iconPixmap(face_.lair ? QStringLiteral("lair") : face_.icon, sign, scaled(18), dpr));
    atRight(face_.faceUp ? QStringLiteral("eye") : QStringLiteral("eye-closed"), settings_.colour(face_.faceUp ? u"text" : u"mute"),
            scaled(20));
    if (face_.here)
        atRight(QStringLiteral("bat"), settings_.colour(u"bloodText"), scaled(20));
    if (face_.rumor)
        atRight(QStringLiteral("rumor"), settings_.colour(u"text"), scaled(20));
    for (const auto& [name, word] : face_.signs)
        atRight(name, settings_.colour(u"text"), scaled(20));
    y += head + 2;
    painter.setFont(fittingFont(nameFont(), face_.name, room + 4, 11));
    painter.setPen(settings_.colour(u"text"));
    const int nameHeight = wrappedHeight(fittingFont(nameFont(), face_.name, room + 4, 11), face_.name, room + 4);
    painter.drawText(QRect(sidePadding, y, room + 4, nameHeight), Qt::TextWordWrap, face_.name);
    y += nameHeight;
    painter.setFont(bodyFont(12.5));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QRect(sidePadding, y, room, height() - y), Qt::TextWordWrap, face_.fact);

    int total = 0;
    for (const auto& [icon, word] : face_.encounters)
        total += encounterLine(word, room).height + 1;
    y = height() - 8 - total;
    for (const auto& [icon, word] : face_.encounters) {
        const EncounterLine line = encounterLine(word, room);
        const int beside = line.words.y() > 0 ? lineIcon() + 2 : qMin(line.height, QFontMetrics(line.font).height());
        painter.drawPixmap(QPointF(sidePadding, y + (beside - lineIcon()) / 2.0),
                           iconPixmap(icon, settings_.colour(u"bloodText"), lineIcon(), dpr));
        painter.setFont(line.font);
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(line.words.translated(sidePadding, y), Qt::TextWordWrap, word);
        y += line.height + 1;
    }
}

void TrailCard::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        click();
        return;
    }
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) { // to the next card that can have the focus
        const auto cards = parentWidget()->findChildren<TrailCard*>(QString(), Qt::FindDirectChildrenOnly);
        const qsizetype step = event->key() == Qt::Key_Left ? -1 : 1;
        for (qsizetype n = cards.indexOf(this) + step; n >= 0 && n < cards.size(); n += step)
            if (cards[n]->focusPolicy() != Qt::NoFocus) {
                cards[n]->setFocus(Qt::TabFocusReason);
                break;
            }
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

TrailRow::TrailRow(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    for (std::size_t n = 0; n < trailSpaces; ++n) {
        slots_[n] = new TrailCard(settings_, this);
        slots_[n]->setObjectName(QStringLiteral("slot-%1").arg(n + 1));
        connect(slots_[n], &QAbstractButton::clicked, this, [this, n] {
            if (slots_[n]->face().lit)
                emit slotChosen(static_cast<int>(n) + 1);
            else if (!slots_[n]->face().empty)
                emit slotWhyAsked(static_cast<int>(n) + 1);
        });
    }
    for (std::size_t n = 0; n < besideSpaces; ++n) {
        lairs_[n] = new TrailCard(settings_, this);
        lairs_[n]->setObjectName(QStringLiteral("lair-%1").arg(n + 1));
        connect(lairs_[n], &QAbstractButton::clicked, this, [this, n] {
            if (lairs_[n]->face().lit)
                emit lairChosen(static_cast<int>(n));
            else if (!lairs_[n]->face().empty)
                emit lairWhyAsked(static_cast<int>(n));
        });
    }
}

void TrailRow::setFaces(const std::array<CardFace, trailSpaces>& trail, const std::array<CardFace, besideSpaces>& lairs)
{
    for (std::size_t n = 0; n < trailSpaces; ++n)
        slots_[n]->setFace(trail[n]);
    for (std::size_t n = 0; n < besideSpaces; ++n)
        lairs_[n]->setFace(lairs[n]);
}

int TrailRow::layOut(int width, bool portrait, int* lairsRight, int* lairsTop)
{
    constexpr int margin = 12;
    constexpr int gap = 8;
    constexpr int dividerRoom = 23;
    for (const auto& cards : {std::span<TrailCard*>(slots_), std::span<TrailCard*>(lairs_)})
        for (TrailCard* card : cards)
            card->setSmall(false);
    const int least = scaled(112);
    const int across = portrait ? 6 : 9;
    const int inner = width - 2 * margin - (across - 1) * gap - (portrait ? 0 : dividerRoom - gap);
    // Lairs are a little narrower than slots where they share a row.
    const int cardWidth = qMax(least, portrait ? inner / 6 : qRound(inner * 134.0 / (6 * 134 + 3 * 128)));
    const int lairWidth = portrait ? cardWidth : qMax(least, (inner - 6 * cardWidth) / 3);
    const auto tallest = [this](const auto& cards, int wide) {
        int tall = scaled(131);
        if (even_)
            return tall;
        for (const TrailCard* card : cards)
            tall = qMax(tall, card->neededHeight(wide));
        return tall;
    };
    int tall = tallest(slots_, cardWidth);
    if (!portrait)
        tall = qMax(tall, tallest(lairs_, lairWidth));
    int x = margin;
    for (TrailCard* card : slots_) {
        card->setGeometry(x, margin, cardWidth, tall);
        x += cardWidth + gap;
    }
    int y = margin;
    divider_ = -1;
    int total = tall + 2 * margin;
    if (portrait) {
        y += tall + 10;
        x = margin;
        const int second = tallest(lairs_, lairWidth);
        for (TrailCard* card : lairs_) {
            card->setGeometry(x, y, lairWidth, second);
            x += lairWidth + gap;
        }
        total += second + 10;
    } else {
        divider_ = x + 3;
        x += dividerRoom - gap;
        for (TrailCard* card : lairs_) {
            card->setGeometry(x, y, lairWidth, tall);
            x += lairWidth + gap;
        }
    }
    if (lairsRight != nullptr)
        *lairsRight = x;
    if (lairsTop != nullptr)
        *lairsTop = y;
    const int needed = portrait ? margin * 2 + 6 * cardWidth + 5 * gap : x - gap + margin;
    setFixedSize(qMax(width, needed), total);
    update();
    return total;
}

int TrailRow::layOutSmall(int width, bool named)
{
    constexpr int margin = 8, gap = 6, dividerRoom = 15;
    const int tall = tileHeight(named);
    int x = margin;
    const auto place = [&](TrailCard* card) {
        card->setSmall(true, named);
        const int wide = even_ ? scaled(named ? 96 : 74) : card->smallWidth(); // behind a veil its width must tell nothing
        card->setGeometry(x, margin, wide, tall);
        x += wide + gap;
    };
    for (TrailCard* card : slots_)
        place(card);
    divider_ = x + 1;
    x += dividerRoom - gap;
    for (TrailCard* card : lairs_)
        place(card);
    setFixedSize(qMax(width, x - gap + margin), tall + 2 * margin);
    update();
    return height();
}

void TrailRow::paintEvent(QPaintEvent*)
{
    if (divider_ < 0)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(divider_, 12, 1, height() - 24), settings_.colour(u"lineStrong"));
}

} // namespace demeter
