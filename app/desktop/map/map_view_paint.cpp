// How the map of the board is laid out and painted; what moves it and what a touch of it means stands in map_view.cpp.
#include "app/desktop/map/map_view.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/vector_paint.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace demeter {

using fury::Roadblock;

namespace {

/// Pixels of a number in a mark, at a mark factor of 1.
constexpr qreal numberShare = 13.5;
/// By how much a mark is wider, to each side and at a mark factor of 1, for each letter beyond two.
constexpr qreal pillShare = 3.6;
/// Room around a name for its halo.
constexpr qreal nameHalo = 3;
/// Pixels of a hunter's letter, for each of his radius.
constexpr qreal letterShare = 1.09;
/// How far the signs of the hunters reach, for each of the radius.
constexpr std::array<qreal, 4> signReach{1.2, 1, 1.1, 1.22};
constexpr qreal turnRing = 5.5;     ///< reach of the ring around the hunter whose turn it is, beyond the radius
constexpr qreal anchorShare = 0.93; ///< of a port's offset, which is given for names of 14.5 px, at mark factor 1
constexpr int mostNamedChoices = 12;
constexpr qreal namesAside = 4;         ///< free to the left and right of a name, or two read as one
constexpr qreal insetSquare = 8;        ///< Dracula in the small map
constexpr qreal mostNameScale = 1.5;    ///< larger names would not leave room for one another; lists have them at full size
constexpr qreal quietShare = 0.85;      ///< of the least words on the table: large cities, named only where there is room
constexpr qreal leastQuietPixels = 11;  ///< no smaller
constexpr qreal leastNamedSketch = 0.6; ///< pixels for a unit: on a smaller sketch only the places where something is are named
constexpr qreal leastNamedZoom = 0.5;   ///< the same of Dracula's map
constexpr int leastNamedHeight = 140;   ///< a strip of less has no room for any name
constexpr qreal leastNode = 0.55;       ///< of its size is what a node keeps on the smallest map
constexpr std::array<const char*, 4> hunterLetters{"G", "S", "H", "M"};

QColor withAlpha(QColor color, qreal alpha)
{
    color.setAlphaF(float(alpha));
    return color;
}

QPolygonF coffin(QPointF center, qreal height)
{
    const qreal k = height / 19;
    QPolygonF shape;
    for (const auto& [x, y] : {std::pair{-3.5, -9.5}, {3.5, -9.5}, {7.5, -3.0}, {4.0, 9.5}, {-4.0, 9.5}, {-7.5, -3.0}})
        shape << center + QPointF(x, y) * k;
    return shape;
}

QPainterPath hunterShape(int hunter, QPointF c, qreal r)
{
    QPainterPath path;
    switch (hunter) {
    case 0: // shield
        path.moveTo(c.x(), c.y() - 1.13 * r);
        path.cubicTo(c.x() + 0.35 * r, c.y() - 0.93 * r, c.x() + 0.65 * r, c.y() - 0.86 * r, c.x() + 0.98 * r, c.y() - 0.86 * r);
        path.lineTo(c.x() + 0.98 * r, c.y() + 0.02 * r);
        path.cubicTo(c.x() + 0.98 * r, c.y() + 0.62 * r, c.x() + 0.6 * r, c.y() + 0.98 * r, c.x(), c.y() + 1.2 * r);
        path.cubicTo(c.x() - 0.6 * r, c.y() + 0.98 * r, c.x() - 0.98 * r, c.y() + 0.62 * r, c.x() - 0.98 * r, c.y() + 0.02 * r);
        path.lineTo(c.x() - 0.98 * r, c.y() - 0.86 * r);
        path.cubicTo(c.x() - 0.65 * r, c.y() - 0.86 * r, c.x() - 0.35 * r, c.y() - 0.93 * r, c.x(), c.y() - 1.13 * r);
        break;
    case 1:
        path.addEllipse(c, r, r);
        break;
    case 2:
        path.addPolygon(QPolygonF({c + QPointF(-0.55, -0.96) * r, c + QPointF(0.55, -0.96) * r, c + QPointF(1.1, 0) * r,
                                   c + QPointF(0.55, 0.96) * r, c + QPointF(-0.55, 0.96) * r, c + QPointF(-1.1, 0) * r}));
        path.closeSubpath();
        break;
    default:
        path.addPolygon(
            QPolygonF({c + QPointF(0, -1.22) * r, c + QPointF(1.22, 0) * r, c + QPointF(0, 1.22) * r, c + QPointF(-1.22, 0) * r}));
        path.closeSubpath();
    }
    return path;
}

} // namespace

// --- Laying out -----------------------------------------------------------------------------------------------------

void MapView::dirty()
{
    stale_ = true;
    viewport()->update();
}

bool MapView::plain() const
{
    return !table_ && zoom() < (sketch_ ? leastNamedSketch : leastNamedZoom);
}

bool MapView::nameless() const
{
    return viewport()->height() < leastNamedHeight;
}

qreal MapView::markFactor() const
{
    if (table_)
        return std::max(nodeFactor(), leastWords_ / numberShare);
    if (sketch_)
        return plain() ? 0.72 : std::clamp(zoom() / 0.8, 0.72, 1.4);
    return zoom() >= 1.0 ? 1.12 : 1.0;
}

qreal MapView::nodeFactor() const
{
    if (table_)
        return std::clamp(1.25 * zoom() / 0.82, 0.65, 2.2);
    return sketch_ ? markFactor() : markFactor() * std::clamp(zoom() / 0.7, leastNode, 1.0);
}

qreal MapView::hunterRadius() const
{
    if (table_)
        return std::max(22 * std::clamp(zoom() / 0.9, 0.45, 1.4), leastWords_ / letterShare);
    if (sketch_)
        return plain() ? 12 : 15 * markFactor();
    return 11 * markFactor();
}

qreal MapView::namePixels(NameStyle style) const
{
    const bool strong = style == NameStyle::Strong || style == NameStyle::StrongPill;
    if (table_) { // read from across the table
        const qreal least = leastWords_;
        if (strong)
            return std::ceil(least * 40 / 28) * litScale_;
        if (style == NameStyle::Lit)
            return std::ceil(least * 40 / 31) * litScale_;
        // A sea is named only where something is.
        const bool quiet = style == NameStyle::Small || style == NameStyle::Large;
        return (quiet && !onStage() ? least * quietShare : least) * litScale_;
    }
    if (sketch_ && !plain()) {
        const qreal px = strong || style == NameStyle::Lit ? 20 : style == NameStyle::Large ? 16 : 14;
        return px * std::clamp(zoom() / 0.8, 0.86, 1.4) * litScale_;
    }
    const qreal most = strong && model_.asked ? 1.6 : 1; // what is asked about is what is looked at
    return (zoom() < 1 ? 12.5 : zoom() < 1.2 ? 14 : 15) * most * litScale_;
}

QFont MapView::nameFont(NameStyle style) const
{
    const qreal px = namePixels(style) / textScale(); // the font functions multiply by it again
    switch (style) {
    case NameStyle::Sea:
        return headingFont(table_ || sketch_ ? qRound(px * 1.22) : std::max(14, qRound(px * 1.22)), HeadingCut::Italic);
    case NameStyle::Small:
        return bodyFont(px, 500);
    case NameStyle::Large:
    case NameStyle::Lit:
    case NameStyle::LitLess:
        return bodyFont(px, 600);
    case NameStyle::Pill:
    case NameStyle::PillLess:
    case NameStyle::Strong:
    case NameStyle::StrongPill:
        return bodyFont(px, 700);
    }
    return bodyFont(px);
}

/// In two lines as the drawing breaks it, or else where both are equally long.
QStringList MapView::nameLines(LocationId id, NameStyle style, bool broken) const
{
    const QString drawn = scene_->placeName(id, language_, false), whole = scene_->placeName(id, language_, true);
    if (!broken) {
        const bool asDrawn = style == NameStyle::Small || style == NameStyle::Large || style == NameStyle::Sea;
        return asDrawn ? drawn.split(u'\n') : QStringList{whole};
    }
    if (drawn.contains(u'\n'))
        return drawn.split(u'\n');
    qsizetype at = -1;
    for (qsizetype i = 1; i + 1 < whole.size(); ++i)
        if ((whole[i] == u' ' || whole[i] == u'-') && (at < 0 || std::abs(2 * i - whole.size()) < std::abs(2 * at - whole.size())))
            at = i;
    if (at < 0)
        return {whole};
    return {whole.left(whole[at] == u'-' ? at + 1 : at), whole.mid(at + 1)};
}

QSizeF MapView::nameSize(LocationId id, NameStyle style, bool broken) const
{
    const QFontMetricsF metrics(nameFont(style));
    const QStringList lines = nameLines(id, style, broken);
    qreal width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const qreal px = namePixels(style);
    if (isPill(style)) {
        const QSizeF edge = pillEdge(style);
        return {std::ceil(width + px * edge.width()), std::ceil(px * (edge.height() + 1.14 * qreal(lines.size())))};
    }
    return {std::ceil(width), std::ceil(px * (style == NameStyle::Sea ? 1.2 : 1.14) * qreal(lines.size()))};
}

/// With its halo; the corner is that of the halo.
void MapView::drawName(QPainter& painter, QPointF corner, LocationId id, NameStyle style, bool broken, int alignment) const
{
    const QSizeF size = nameSize(id, style, broken);
    const qreal density = devicePixelRatioF();
    const QStringList lines = nameLines(id, style, broken);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = nameFont(style);
    const QFontMetricsF metrics(font);
    const QRectF box(corner + QPointF(nameHalo, nameHalo), size);
    QColor ink;
    switch (style) {
    case NameStyle::Small:
        ink = color(u"label");
        break;
    case NameStyle::Large:
        ink = color(u"labelLarge");
        break;
    case NameStyle::Sea:
        ink = color(u"seaLabel");
        break;
    case NameStyle::Lit:
    case NameStyle::LitLess:
    case NameStyle::Strong:
        ink = color(u"text");
        break;
    case NameStyle::Pill:
    case NameStyle::PillLess:
    case NameStyle::StrongPill:
        ink = choiceInk();
        break;
    }
    const bool pill = isPill(style);
    if (pill) {
        painter.setPen(QPen(model_.asked ? choiceColor() : color(theme_ == ThemeName::Light ? u"land" : u"window"), 1.6));
        painter.setBrush(model_.asked ? color(u"window") : choiceColor());
        const qreal round = std::min(box.height() / 2, namePixels(style) * 0.75);
        painter.drawRoundedRect(box, round, round);
    }
    const qreal edge = pill ? namePixels(style) * pillEdge(style).height() / 2 : 0;
    const qreal step = (size.height() - 2 * edge) / qreal(lines.size());
    // Middle of the capitals to the middle of the line; Garamond's old lower case sits a little lower.
    const qreal rise = style == NameStyle::Sea ? metrics.xHeight() * 0.62 + metrics.capHeight() * 0.16 : metrics.capHeight() / 2;
    for (int pass = pill ? 1 : 0; pass < 2; ++pass) {
        for (int i = 0; i < lines.size(); ++i) {
            const qreal slack = box.width() - metrics.horizontalAdvance(lines[i]);
            const QPointF base(std::round((box.left() + slack * (pill ? 1 : alignment) / 2) * density) / density,
                               std::round((box.top() + edge + step * (i + 0.5) + rise) * density) / density);
            if (pass == 0) {
                const QPainterPath path = outlineOf(lines[i], font, metrics.horizontalAdvance(lines[i])).translated(base);
                const QColor halo = color(style == NameStyle::Sea ? u"sea" : u"land");
                painter.strokePath(path, QPen(withAlpha(halo, 0.85), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            } else if (drawsVectors(painter)) {
                painter.fillPath(outlineOf(lines[i], font, metrics.horizontalAdvance(lines[i])).translated(base), ink);
            } else {
                painter.setFont(font);
                painter.setPen(ink);
                painter.drawText(base, lines[i]);
            }
        }
    }
}

QPixmap MapView::namePixmap(LocationId id, NameStyle style, bool broken, int alignment) const
{
    // Of one size: where many names are lit they are smaller.
    const auto key = quint64(choosesHunter()) << 63 | quint64(qRound(namePixels(style) * 16)) << 32 | quint64(indexOf(id)) << 8 |
                     quint64(style) << 4 | quint64(broken) << 3 | quint64(alignment);
    if (const auto found = names_.constFind(key); found != names_.constEnd())
        return *found;

    constexpr qreal room = nameHalo;
    const QSizeF size = nameSize(id, style, broken);
    const qreal density = devicePixelRatioF();
    const QStringList lines = nameLines(id, style, broken);
    // What another map has drawn is taken over: the halo takes long.
    const QString known = QStringLiteral("place name %1 %2 %3 %4 %5 %6 %7")
                              .arg(int(style))
                              .arg(alignment)
                              .arg(int(theme_))
                              .arg(density)
                              .arg(namePixels(style))
                              .arg(textScale())
                              .arg(lines.join(u'\n') + (table_ ? u'+' : u'-') +
                                   (model_.asked      ? u'o'
                                    : choosesHunter() ? u'+'
                                                      : u'-'));
    QPixmap pixmap;
    if (QPixmapCache::find(known, &pixmap)) {
        names_.insert(key, pixmap);
        return pixmap;
    }
    pixmap = QPixmap(((size + QSizeF(2 * room, 2 * room)) * density).toSize());
    pixmap.setDevicePixelRatio(density);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawName(painter, {}, id, style, broken, alignment);
    painter.end();
    QPixmapCache::insert(known, pixmap);
    names_.insert(key, pixmap);
    return pixmap;
}

bool MapView::anythingLit() const
{
    return model_.current || !model_.trail.empty() || !model_.lairs.empty() || !model_.legal.empty() ||
           std::ranges::any_of(marks_, [](const Mark& mark) { return !mark.badges.empty(); });
}

std::vector<MapView::Badge> MapView::badgesAt(LocationId id) const
{
    std::vector<Badge> badges;
    const auto token = [&badges](const char* icon, int count = 1) {
        badges.push_back(
            {.what = Badge::What::Token, .hunter = 0, .ward = false, .icon = QString::fromLatin1(icon), .count = count, .center = {}});
    };
    for (std::size_t i = 0; i < model_.hunters.size(); ++i)
        if (const MapModel::Figure& figure = model_.hunters[i]; figure.place == id) {
            // Who is in a hospital, and not in its city, wears its cross.
            badges.push_back({.what = Badge::What::Hunter, .hunter = int(i), .ward = figure.ward, .icon = {}, .count = 1, .center = {}});
            if (figure.bats > 0)
                token("bats");
            if (figure.fog > 0)
                token("fog");
        }
    constexpr std::array icons{"consecrated", "host", "storm", "fog"}; // and in this order
    for (std::size_t what = 0; what < icons.size(); ++what)
        for (const MapModel::Token& lying : model_.tokens)
            if (lying.place == id && static_cast<std::size_t>(lying.what) == what && lying.count > 0)
                token(icons[what], lying.count);
    return badges;
}

QRectF MapView::frameRect() const
{
    return viewportTransform().mapRect(MapScene::mapRect) & QRectF(viewport()->rect());
}

void MapView::layOut() const
{
    if (!stale_ || !board_)
        return;
    stale_ = false;
    const qreal m = markFactor(), q = nodeFactor();
    const QTransform toView = viewportTransform();
    const std::vector<Mark> before = std::exchange(marks_, std::vector<Mark>(board_->locations().size()));
    const auto mark = [this](LocationId id) -> Mark& { return marks_[indexOf(id)]; };
    for (const MapModel::TrailMark& trail : model_.trail) {
        mark(trail.location).slot = trail.slot;
        mark(trail.location).faceUp = trail.faceUp;
        mark(trail.location).text = trail.text;
    }
    for (const MapModel::LairMark& lair : model_.lairs) {
        mark(lair.location).lair = lair.space;
        mark(lair.location).faceUp = lair.faceUp;
    }
    model_.legal.forEach([&](LocationId id) { mark(id).legal = true; });
    if (model_.current)
        mark(*model_.current).current = true;
    for (const LocationId id : board_->hospitals())
        mark(id).hospital = true;

    // Where nearly everything is legal only the nodes are lit: names on all of them would hide one another.
    const bool named = model_.legal.size() <= mostNamedChoices;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        Mark& place = marks_[i];
        place.at = toView.map(scene_->place(id).position);
        place.badges = badgesAt(id);
        const LocationKind kind = (*board_)[id].kind;
        const bool lit = place.slot > 0 || place.lair >= 0 || place.current;
        place.thin = place.legal && !named;
        const bool bold = place.legal && named;
        if (place.current)
            place.radius = place.legal ? 25 : 20;
        else if (place.lair >= 0)
            place.radius = place.legal ? 20 : 15;
        else if (place.slot > 0)
            place.radius = place.legal ? 18 : 12.8 + pillShare * qreal(std::max<qsizetype>(0, place.text.size() - 2));
        else if (kind == LocationKind::Castle)
            place.radius = bold ? 17 : 12;
        else if (kind == LocationKind::Sea)
            place.radius = bold ? 16.5 : 11.5;
        else if (kind == LocationKind::Hospital)
            place.radius = bold ? 13 : 8;
        else if (bold)
            place.radius = kind == LocationKind::LargeCity ? 12.5 : 11.5;
        else
            place.radius = kind == LocationKind::LargeCity ? 7.4 : 5.4;
        const bool numbered = isNumbered(place);
        if (model_.refused == id)
            place.radius += 6; // room for the dashed ring
        if (model_.asked == id)
            place.radius = 25; // its ring
        place.radius *= numbered ? m : q;
        const bool strong = hasFigure(place) || (table_ && place.current);
        place.style = bold                              ? (strong && table_ ? NameStyle::StrongPill : NameStyle::Pill)
                      : strong                          ? NameStyle::Strong
                      : lit                             ? NameStyle::Lit
                      : kind == LocationKind::Sea       ? NameStyle::Sea
                      : !place.badges.empty()           ? NameStyle::Lit
                      : kind == LocationKind::SmallCity ? NameStyle::Small
                      : kind == LocationKind::Hospital || kind == LocationKind::Castle ? NameStyle::Small
                                                                                       : NameStyle::Large;
        if (model_.asked == id)
            place.style = NameStyle::Strong;
        else if (isPointedOut(id))
            place.style = NameStyle::Lit;
        place.written = place.style;
    }
    leaveOutCut();
    partMarks();
    findWays();
    if (table_ || sketch_ || plain())
        letFiguresStand();
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if (Mark& place = marks_[i]; place.hospital && board_->locations()[i].kind != LocationKind::Hospital && !plain()) {
            QLineF way(QPointF(), scene_->place(static_cast<LocationId>(i)).hospital);
            way.setLength(std::max(way.length() * q, place.radius + 7.5 * q));
            place.hospitalAt = place.at + way.p2();
        }
    if (motion_->isRunning())
        takeAlong(before);
    else
        placeNames();
}

/// From near, half a number or half a figure at the edge tells nothing.
void MapView::leaveOutCut() const
{
    if (!onStage())
        return;
    const QRectF frame = frameRect();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        const qreal reach = std::max(mark.radius, mark.badges.empty() ? 0 : hunterRadius() * signReach.back() + 1);
        if (stage_ == static_cast<LocationId>(i) || frame.contains(QRectF(mark.at, QSizeF()).adjusted(-reach, -reach, reach, reach)) ||
            (!isNumbered(mark) && mark.badges.empty()))
            continue;
        mark.badges.clear();
        mark.slot = 0;
        mark.lair = -1;
        mark.current = false;
        mark.radius = 7.4 * nodeFactor();
        mark.style = mark.written = NameStyle::Small;
    }
}

/// Marks with a number that would cover one another, where places lie close together, move apart: each stays on its place, but not in
/// the middle of it, and Dracula's figure stays there too. His number stands where the others leave it most room.
void MapView::partMarks() const
{
    constexpr qreal most = 0.75; ///< of the radius
    constexpr int rounds = 4;
    constexpr std::array<QPointF, 4> corners{QPointF(15, 14), {-15, 14}, {15, -14}, {-15, -14}};
    constexpr qreal slotRadius = 10, widestMap = 100000; ///< a number that is cut is worse than one that covers another
    const qreal m = markFactor();
    const QRectF frame = frameRect();
    std::vector<std::pair<Mark*, QPointF>> numbered;
    for (Mark& mark : marks_)
        if (isNumbered(mark)) {
            const qreal reach = mark.radius + 1;
            if (frame.contains(mark.at) && frame.width() > 2 * reach && frame.height() > 2 * reach) // a sea may lie at the edge
                mark.at = {std::clamp(mark.at.x(), frame.left() + reach, frame.right() - reach),
                           std::clamp(mark.at.y(), frame.top() + reach, frame.bottom() - reach)};
            numbered.emplace_back(&mark, mark.at);
        }
    for (int round = 0; round < rounds; ++round)
        for (auto& [one, place] : numbered)
            for (const auto& [other, otherPlace] : numbered) {
                const qreal apart = one->radius + other->radius + 1;
                QLineF way(other->at, one->at);
                if (one == other || one->current || way.length() >= apart || way.length() == 0)
                    continue;
                way.setLength(other->current ? apart : (apart + way.length()) / 2);
                QLineF moved(place, way.p2());
                moved.setLength(std::min(moved.length(), most * one->radius));
                one->at = moved.p2();
            }
    for (auto& [mark, place] : numbered) {
        qreal widest = -1;
        for (const QPointF corner : corners) {
            const qreal half = slotRadius * m;
            qreal free = frame.contains(QRectF(mark->at + corner * m, QSizeF()).adjusted(-half, -half, half, half)) ? 1 : -widestMap;
            for (const auto& [other, otherPlace] : numbered)
                if (other != mark)
                    free = std::min(free, QLineF(other->at, mark->at + corner * m).length() - other->radius - slotRadius * m);
            if (free > widest || mark->slotAt.isNull()) {
                widest = free;
                mark->slotAt = corner * m;
            }
        }
    }
}

/// A way along a road is straight. One by sea, or by a power, goes round the places that it does not touch.
void MapView::findWays() const
{
    constexpr qreal apart = 4;
    ways_.clear();
    const qreal half = 3.5 * (model_.route ? std::max(0.6, leastWords_ / 20.0) : markFactor());
    const QTransform toLand = viewportTransform().inverted() * MapScene::toLandRaster();
    const auto isLand = [&](QPointF at) {
        const QImage& land = MapScene::landRaster();
        const QPoint pixel = toLand.map(at).toPoint();
        return land.rect().contains(pixel) && qGray(land.pixel(pixel)) > 127;
    };
    const auto add = [&](LocationId from, LocationId to) {
        const QLineF line(marks_[indexOf(from)].at, marks_[indexOf(to)].at);
        std::vector<WayPlace> others;
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (const auto id = static_cast<LocationId>(i); id != from && id != to && !unseenSea(i))
                others.push_back({marks_[i].at, marks_[i].radius + half + apart * nodeFactor()});
        if (board_->byRoad(from).contains(to) || from == to)
            others.clear();
        ways_.push_back(wayAround(line, others, isLand));
    };
    if (model_.route)
        for (const MapRoute::Leg& leg : model_.route->legs)
            add(leg.from, leg.to);
    else
        for (std::size_t i = 1; i < model_.trail.size(); ++i)
            add(model_.trail[i - 1].location, model_.trail[i].location);
}

/// While the view eases nothing is placed: figures stay on their side of their markers, and names come when it is there.
void MapView::takeAlong(const std::vector<Mark>& before) const
{
    const qreal side = 2 * hunterRadius() + 2;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        const bool known = i < before.size() && before[i].badges.size() == mark.badges.size() && before[i].badgeSide > 0;
        const qreal grown = known ? (mark.radius + side / 2) / (before[i].radius + before[i].badgeSide / 2) : 1;
        for (std::size_t n = 0; n < mark.badges.size(); ++n)
            mark.badges[n].center = mark.at + (n == 0 && mark.stands ? QPointF()
                                               : known               ? (before[i].badges[n].center - before[i].at) * grown
                                                                     : QPointF(mark.radius + side / 2 + (side + 2) * qreal(n), 0));
        mark.badgeSide = side;
    }
}

/// As on the board, a hunter stands on his place, or a token where there is none: names have more room so, and a token lies nearest to
/// its own. On the table a hunter stands on a disc of the trail, too, and its number beside him. Not on a mark that says more than that
/// the place is there, and not where it would lie on another place, too, unless that is a quiet one of a small map.
void MapView::letFiguresStand() const
{
    const auto boxOf = [this](const Mark& mark) {
        const QSizeF size = badgeSize(mark.badges.front());
        return QRectF(mark.at - QPointF(size.width(), size.height()) / 2, size);
    };
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        auto first = std::ranges::find_if(mark.badges, [](const Badge& badge) { return badge.what == Badge::What::Hunter && !badge.ward; });
        if (first == mark.badges.end())
            first = std::ranges::find(mark.badges, Badge::What::Token, &Badge::what);
        const bool hunter = first != mark.badges.end() && first->what == Badge::What::Hunter;
        if (first == mark.badges.end() || (mark.slot > 0 && !(hunter && table_ && zoom() >= leastNamedSketch)) || mark.lair >= 0 ||
            mark.current || (mark.legal && !mark.thin) || model_.refused == static_cast<LocationId>(i))
            continue;
        const QSizeF size = badgeSize(*first);
        const qreal reach = hunter ? hunterReach(first->hunter) : std::max(size.width(), size.height()) / 2 + 2;
        const QRectF figure(mark.at - QPointF(size.width(), size.height()) / 2, size);
        bool free =
            std::ranges::none_of(model_.roadblocks, [&](const Roadblock& block) { return roadblockRect(block).intersects(figure); });
        for (std::size_t other = 0; other < marks_.size() && free; ++other)
            free = other == i || unseenSea(other) || mayBeCovered(other) ||
                   ((hunter ? QLineF(marks_[other].at, mark.at).length() > reach + marks_[other].radius + 1
                            : distanceTo(figure, marks_[other].at) > marks_[other].radius + 1) &&
                    !(marks_[other].stands && boxOf(marks_[other]).intersects(figure)));
        if (!free)
            continue;
        mark.stands = true;
        mark.radius = std::max(mark.radius, reach);
        std::rotate(mark.badges.begin(), first, first + 1);
    }
}

qreal MapView::countPixels() const
{
    return table_ ? std::max<qreal>(leastWords_, 0.9 * hunterRadius()) : std::max(11.0, 0.9 * hunterRadius());
}

QSizeF MapView::badgeSize(const Badge& badge) const
{
    const qreal side = 2 * hunterRadius() + 2;
    return {badge.count > 1 ? side + std::ceil(countPixels() * 1.15) : side, side};
}

std::pair<std::vector<QPointF>, QSizeF> MapView::inColumns(std::span<const Badge> badges, std::size_t columns) const
{
    constexpr qreal between = 2;
    std::vector<QPointF> centers;
    qreal left = 0, top = 0, wide = 0;
    for (std::size_t n = 0; n < badges.size(); ++n) {
        const QSizeF size = badgeSize(badges[n]);
        if (n > 0 && n % columns == 0) {
            left = 0;
            top += size.height() + between;
        }
        centers.emplace_back(left + size.width() / 2, top + size.height() / 2);
        left += size.width() + between;
        wide = std::max(wide, left - between);
    }
    return {std::move(centers), {wide, badges.empty() ? 0 : top + badgeSize(badges.front()).height()}};
}

qreal MapView::hunterReach(int hunter) const
{
    const bool acts = model_.acting && static_cast<int>(*model_.acting) == hunter;
    return std::max(hunterRadius() * signReach[std::size_t(hunter)] + 1, acts ? hunterRadius() + turnRing : 0);
}

bool MapView::hasFigure(const Mark& mark) const
{
    return std::ranges::any_of(mark.badges, [](const Badge& badge) { return badge.what == Badge::What::Hunter; });
}

/// On a small map figures would find no room beside all the places where nothing is: elsewhere they would say where nobody is.
bool MapView::mayBeCovered(std::size_t place) const
{
    const Mark& mark = marks_[place];
    return zoom() < leastNamedSketch && mark.slot == 0 && mark.lair < 0 && mark.badges.empty() && !mark.current &&
           (!mark.legal || mark.thin);
}

/// The seas are quiet where only cities are asked for, and where there is no room for them.
bool MapView::unseenSea(std::size_t place) const
{
    const Mark& mark = marks_[place];
    const bool empty = mark.slot == 0 && mark.lair < 0 && mark.badges.empty() && !mark.current && !mark.legal;
    return empty && (plain() || (table_ && zoom() < leastNamedSketch)) && board_->isSea(static_cast<LocationId>(place));
}

QRectF MapView::roadblockRect(const Roadblock& block) const
{
    const QPointF at = (marks_[indexOf(block.a)].at + marks_[indexOf(block.b)].at) / 2;
    const qreal half = 10.0 / 11 * hunterRadius() + 1.5;
    return {at.x() - half, at.y() - half, 2 * half, 2 * half};
}

MapView::Rank MapView::rankOf(std::size_t place) const
{
    const Mark& mark = marks_[place];
    const LocationKind kind = board_->locations()[place].kind;
    return hasFigure(mark) || mark.current || isPointedOut(static_cast<LocationId>(place)) ? Rank::Strong
           : isPill(mark.style)                                                            ? Rank::Choice
           : mark.slot > 0 || mark.lair >= 0                                               ? Rank::Known
           : !mark.badges.empty()                                                          ? Rank::Token
           : kind == LocationKind::LargeCity || kind == LocationKind::Castle               ? Rank::Large
           : kind != LocationKind::Sea                                                     ? Rank::Small
                                                                                           : Rank::Sea;
}

LitGround MapView::litGround() const
{
    const qreal q = nodeFactor(), m = markFactor();
    const auto box = [](QPointF c, qreal r) { return QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r); };
    LitGround ground;
    ground.frame = frameRect().adjusted(5, 5, -5, -5);
    ground.scale = table_ ? std::max(1.0, leastWords_ / 20.0) : 1;
    if (const QRect inset = insetRect(); !inset.isNull())
        ground.taken.emplace_back(inset);
    if (hasTools())
        ground.taken.emplace_back(toolsRect());
    if (const QRect whole = wholeRect(); !whole.isNull())
        ground.taken.emplace_back(whole);
    if (const QRect legend = legendRect(); !legend.isNull())
        ground.taken.emplace_back(legend);
    // A little beyond the edge, so that what lies just outside still counts.
    const QRectF near = ground.frame.adjusted(-40, -40, 40, 40);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        if (!near.contains(mark.at) || unseenSea(i))
            continue;
        ground.nodes.push_back({int(i), mark.at, mark.radius, mayBeCovered(i), mark.slot > 0 || mark.lair >= 0 || mark.current});
        if (mark.stands) {
            const QSizeF size = badgeSize(mark.badges.front());
            ground.taken.emplace_back(mark.at - QPointF(size.width(), size.height()) / 2, size);
        }
        if (mark.current ? model_.currentSlot > 0 : mark.stands && mark.slot > 0)
            ground.taken.push_back(box(mark.at + mark.slotAt, 10 * m));
        if (!mark.hospitalAt.isNull())
            ground.taken.push_back(box(mark.hospitalAt, 6.5 * q));
        if (!table_ && !sketch_ && !plain())
            for (const QPointF& port : scene_->place(static_cast<LocationId>(i)).ports)
                ground.anchors.push_back(box(mark.at + port * anchorShare * m, 7 * m));
    }
    for (const Roadblock& block : model_.roadblocks)
        ground.taken.push_back(roadblockRect(block));
    for (const auto& [a, b] : board_->roads())
        ground.roads.emplace_back(marks_[indexOf(a)].at, marks_[indexOf(b)].at);
    for (std::size_t n = 0; n < ways_.size(); ++n)
        if (model_.route || follows(n + 1))
            for (qsizetype at = 1; at < ways_[n].size(); ++at)
                ground.bands.emplace_back(ways_[n][at - 1], ways_[n][at]);
    ground.land = MapScene::landRaster();
    ground.toLand = viewportTransform().inverted() * MapScene::toLandRaster();
    return ground;
}

void MapView::placeNames() const
{
    if (const qreal wanted = zoom() * 1000 + textScale() * 100 + devicePixelRatioF(); namesFor_ != wanted) {
        names_.clear();
        namesFor_ = wanted;
    }
    LitGround ground = litGround();
    const qreal most = std::clamp(textScale(), 1.0, mostNameScale);
    for (const qreal share : {1.0, 0.4, 0.0}) {
        litScale_ = 1 + (most - 1) * share;
        LitGround tried = ground;
        if (placeLitNames(tried) || litScale_ == 1.0) {
            ground = std::move(tried);
            break;
        }
    }
    if (table_ || sketch_)
        placeQuietNames(ground);
    else
        placeOtherNames(ground);
}

/// Hunters, tokens and lit names. What is placed is added to the ground. False if something that is needed lies on something else.
bool MapView::placeLitNames(LitGround& ground) const
{
    struct Of {
        std::size_t place = 0;
        bool figures = false;
        /// Of a name, for every shape: how it is written, and whether in two lines.
        std::vector<std::pair<NameStyle, bool>> written = {};
    };
    std::vector<LitItem> items;
    std::vector<Of> of;
    const qreal side = 2 * hunterRadius() + 2, step = side + 2;
    // Of figures, for every shape: one row, as many rows as figures, two rows.
    const auto columnsOf = [](std::size_t count, int shape) { return shape == 0 ? count : shape == 1 ? std::size_t(1) : (count + 1) / 2; };
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        Mark& mark = marks_[i];
        mark.name.reset();
        mark.leader.reset();
        mark.badgeLeader.reset();
        mark.badgeSide = side;
        if (mark.badges.empty())
            continue;
        const std::size_t standing = mark.stands ? 1 : 0, count = mark.badges.size() - standing;
        if (mark.stands)
            mark.badges[0].center = mark.at;
        // What lies outside is moved with its marker only.
        for (std::size_t n = 0; n < count; ++n)
            mark.badges[n + standing].center = mark.at + QPointF(mark.radius + side / 2 + step * qreal(n), 0);
        if (count == 0 || !ground.frame.adjusted(-mark.radius, -mark.radius, mark.radius, mark.radius).contains(mark.at))
            continue;
        LitItem item{.owner = int(i),
                     .node = mark.at,
                     .radius = mark.radius,
                     .shapes = {},
                     .figures = true,
                     .needed = true,
                     .moves = false,
                     .lit = true,
                     .onLand = std::ranges::any_of(mark.badges, &Badge::ward),
                     .close = false};
        for (int shape = 0; shape < (count == 1 ? 1 : count < 3 ? 2 : 3); ++shape)
            item.shapes.push_back(inColumns(std::span(mark.badges).subspan(standing), columnsOf(count, shape)).second);
        items.push_back(std::move(item));
        of.push_back({i, true});
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < marks_.size() && !nameless(); ++i)
        if (rankOf(i) <= Rank::Token &&
            ground.frame.adjusted(-marks_[i].radius, -marks_[i].radius, marks_[i].radius, marks_[i].radius).contains(marks_[i].at))
            order.push_back(i);
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return rankOf(i); });
    for (const std::size_t i : order) {
        const auto id = static_cast<LocationId>(i);
        const Mark& mark = marks_[i];
        LitItem item{.owner = int(i),
                     .node = mark.at,
                     .radius = mark.radius,
                     .shapes = {},
                     .figures = false,
                     .needed = table_ || sketch_ ? rankOf(i) <= Rank::Choice : mark.current || isPill(mark.style),
                     .moves = rankOf(i) != Rank::Token,
                     .lit = rankOf(i) != Rank::Token,
                     .onLand = false,
                     .close = rankOf(i) < Rank::Choice};
        Of name{i, false};
        const NameStyle less = mark.style == NameStyle::Lit && table_ ? NameStyle::LitLess
                               : mark.style == NameStyle::Pill        ? NameStyle::PillLess
                                                                      : mark.style;
        for (const NameStyle style : {mark.style, less}) {
            if (style == mark.style && !name.written.empty())
                break;
            for (const bool broken : {false, true})
                if (!broken || nameLines(id, style, true).size() > nameLines(id, style, false).size()) {
                    item.shapes.push_back(nameSize(id, style, broken));
                    name.written.emplace_back(style, broken);
                }
        }
        items.push_back(std::move(item));
        of.push_back(std::move(name));
    }
    const auto spots = placeLit(items, ground);
    // Names larger than they have to be stand beside their places, nearly all of them, and none is far away.
    const auto led = std::ranges::count_if(spots, [](const auto& spot) { return spot && spot->leader; });
    const bool far = std::ranges::any_of(
        spots, [&](const auto& spot) { return spot && spot->leader && spot->leader->length() > litFar * ground.scale; });
    bool free = litScale_ == 1.0 || (led * 5 <= qsizetype(spots.size()) && !far);
    for (std::size_t n = 0; n < items.size(); ++n) {
        if (!spots[n]) { // rather smaller names than fewer
            free = free && litScale_ == 1.0;
            continue;
        }
        Mark& mark = marks_[of[n].place];
        free = free && spots[n]->free;
        if (of[n].figures) {
            const std::size_t standing = mark.stands ? 1 : 0, count = mark.badges.size() - standing;
            const auto centers = inColumns(std::span(mark.badges).subspan(standing), columnsOf(count, spots[n]->shape)).first;
            mark.badgeLeader = spots[n]->leader;
            for (std::size_t b = 0; b < count; ++b)
                mark.badges[b + standing].center = spots[n]->rect.topLeft() + centers[b];
        } else {
            mark.name = spots[n]->rect;
            mark.leader = spots[n]->leader;
            std::tie(mark.written, mark.broken) = of[n].written[std::size_t(spots[n]->shape)];
        }
        ground.taken.push_back(spots[n]->rect.adjusted(of[n].figures ? 0 : -4, 0, of[n].figures ? 0 : 4, 0));
        if (spots[n]->leader)
            ground.bands.push_back(*spots[n]->leader);
    }
    return free;
}

/// The other cities, where there is room: the large ones on the table, all of them on a sketch.
void MapView::placeQuietNames(const LitGround& ground) const
{
    if (plain() || nameless() || namePixels(NameStyle::Large) < (table_ ? leastQuietPixels : 0))
        return;
    std::vector<LitItem> items;
    std::vector<std::size_t> of;
    for (const Rank rank : {Rank::Large, Rank::Small}) {
        if (rank == Rank::Small && table_)
            break;
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            Mark& mark = marks_[i];
            if (rankOf(i) != rank || !ground.frame.contains(mark.at))
                continue;
            const auto id = static_cast<LocationId>(i);
            items.push_back({.owner = int(i),
                             .node = mark.at,
                             .radius = mark.radius,
                             .shapes = {nameSize(id, mark.style, false)},
                             .figures = false,
                             .needed = false,
                             .moves = sketch_, // on which all of them are asked for
                             .lit = sketch_,
                             .onLand = false,
                             .close = false});
            if (nameLines(id, mark.style, true).size() > nameLines(id, mark.style, false).size())
                items.back().shapes.push_back(nameSize(id, mark.style, true));
            of.push_back(i);
        }
    }
    const auto spots = placeLit(items, ground);
    for (std::size_t n = 0; n < items.size(); ++n)
        if (spots[n]) {
            marks_[of[n]].name = spots[n]->rect;
            marks_[of[n]].leader = spots[n]->leader;
            marks_[of[n]].broken = spots[n]->shape == 1;
        }
}

/// Every other name on Dracula's map, at the drawing's own place if that is free.
void MapView::placeOtherNames(const LitGround& ground) const
{
    if (plain() || nameless())
        return;
    const qreal k = std::max(0.92, namePixels(NameStyle::Large) / 14.5);
    const auto box = [](QPointF c, qreal r) { return QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r); };
    LabelSurroundings around;
    around.frame = ground.frame.adjusted(-3, -3, 3, 3);
    around.covered = ground.taken;
    around.nodes = ground.nodes;
    for (const LitGround::Node& node : ground.nodes)
        around.obstacles.push_back({node.owner, box(node.at, node.radius * 0.93), 3});
    for (const QRectF& anchor : ground.anchors)
        around.obstacles.push_back({-1, anchor, 1});
    around.roads = ground.roads;
    std::erase_if(around.roads, [&](const QLineF& line) {
        return !QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1).intersects(around.frame);
    });
    around.bands = ground.bands;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if (rankOf(i) > Rank::Token && ground.frame.contains(marks_[i].at))
            order.push_back(i);
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return rankOf(i); });
    std::vector<LabelRequest> requests;
    for (const std::size_t i : order) {
        const auto id = static_cast<LocationId>(i);
        const Mark& mark = marks_[i];
        const MapPlace& place = scene_->place(id);
        LabelRequest request{.owner = int(i),
                             .node = mark.at,
                             .radius = mark.radius,
                             .gap = 5.5,
                             .size = nameSize(id, mark.style, false),
                             .preset = {},
                             .lit = false};
        if (place.drawn) {
            const QPointF corner = mark.at + place.offset * k;
            request.preset = corner - QPointF(place.anchor.x() * request.size.width(), place.anchor.y() * request.size.height());
        }
        requests.push_back(request);
    }
    const bool drawn = std::ranges::all_of(order, [this](std::size_t i) { return scene_->place(static_cast<LocationId>(i)).drawn; });
    if (!anythingLit() && drawn && textScale() <= 1.05)
        // Nothing lit: the drawing's own positions first, which were made to fit in every language; only what they leave in doubt moves.
        for (const LabelRequest& request : requests)
            if (const QRectF rect(*request.preset, request.size); tellsItsPlace(rect, request, around))
                marks_[std::size_t(request.owner)].name = rect;
    for (const LabelRequest& request : requests)
        if (const auto& name = marks_[std::size_t(request.owner)].name)
            around.covered.push_back(name->adjusted(-namesAside, 0, namesAside, 0));
    std::erase_if(requests, [this](const LabelRequest& request) { return marks_[std::size_t(request.owner)].name.has_value(); });
    const auto placed = placeLabels(requests, around);
    for (std::size_t n = 0; n < requests.size(); ++n)
        marks_[std::size_t(requests[n].owner)].name = placed[n];
}

MapView::Layout MapView::layout() const
{
    layOut();
    Layout layout;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const Mark& mark = marks_[i];
        const auto id = static_cast<LocationId>(i);
        if (!unseenSea(i))
            layout.nodes.push_back({id, mark.at, mark.radius});
        for (const Badge& badge : mark.badges) {
            const QSizeF size = badgeSize(badge);
            layout.figures.emplace_back(badge.center - QPointF(size.width(), size.height()) / 2, size);
        }
        if (mark.name)
            layout.names.push_back({id, *mark.name, namePixels(mark.written), rankOf(i) <= Rank::Token, rankOf(i) == Rank::Strong,
                                    isPill(mark.style), mark.leader});
    }
    for (const Roadblock& block : model_.roadblocks)
        layout.figures.push_back(roadblockRect(block));
    layout.ways = ways_;
    return layout;
}

// --- Painting -------------------------------------------------------------------------------------------------------

void MapView::paintGroundPixmap(QPainter& painter)
{
    const qreal density = devicePixelRatioF();
    const QTransform toView = viewportTransform();
    const QRectF visible = toView.inverted().mapRect(QRectF(viewport()->rect())) & MapScene::mapRect;
    const bool fits = !ground_.isNull() && groundRegion_.adjusted(-0.01, -0.01, 0.01, 0.01).contains(visible);
    const bool exact = fits && groundScale_ == zoom() && groundMark_ == markFactor() && ground_.devicePixelRatio() == density;
    const bool eases = motion_->isRunning();
    if (!exact && !(fits && (eases || settle_.isActive()))) {
        // A margin around, so that dragging a little does not draw it again. On whole pixels, so that it is not smeared.
        const qreal marginX = visible.width() * 0.25, marginY = visible.height() * 0.25;
        QRectF wanted = visible.adjusted(-marginX, -marginY, marginX, marginY) & MapScene::mapRect;
        qreal scale = zoom();
        if (eases) { // once for the whole way, and stretched
            wanted = (wanted | camera().seen(from_) | camera().seen(to_)) & MapScene::mapRect;
            scale = std::min({scale, from_.scale, to_.scale});
        }
        const QPointF from(std::floor(wanted.left() * scale), std::floor(wanted.top() * scale));
        const QSize size(int(std::ceil(wanted.right() * scale) - from.x()), int(std::ceil(wanted.bottom() * scale) - from.y()));
        groundRegion_ = QRectF(from / scale, QSizeF(size) / scale);
        groundScale_ = scale;
        groundMark_ = markFactor();
        ground_ = QPixmap(size * density);
        ground_.setDevicePixelRatio(density);
        ground_.fill(color(u"sea"));
        QPainter ground(&ground_);
        ground.translate(-from);
        ground.scale(scale, scale);
        scene_->paintGround(ground, Theme::of(theme_), scale, groundMark_);
    }
    painter.drawPixmap(toView.mapRect(groundRegion_), ground_, QRectF(ground_.rect()));
}

/// As it is drawn for a drawing, in which nothing is clipped.
void MapView::paintGroundLines(QPainter& painter)
{
    painter.fillRect(frameRect(), color(u"sea"));
    painter.setWorldTransform(viewportTransform());
    scene_->paintGround(painter, Theme::of(theme_), zoom(), markFactor());
    painter.setWorldTransform({});
    for (const QRect& each : QRegion(viewport()->rect()) - frameRect().toAlignedRect())
        painter.fillRect(each, color(u"window"));
}

void MapView::paintInto(QPainter& painter)
{
    drawBackground(&painter, {});
    drawForeground(&painter, {});
}

void MapView::drawBackground(QPainter* painter, const QRectF&)
{
    painter->setWorldTransform({});
    painter->fillRect(viewport()->rect(), color(u"window"));
    if (!board_)
        return;
    layOut();
    painter->setClipRect(frameRect());
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (drawsVectors(*painter))
        paintGroundLines(*painter);
    else
        paintGroundPixmap(*painter);
    paintLamplight(*painter);
    painter->setWorldTransform(viewportTransform());
    if (railsShown_)
        scene_->paintRails(*painter, Theme::of(theme_), zoom(), markFactor());
    if (model_.route && theme_ != ThemeName::HighContrast) // the way is what is looked at
        painter->setOpacity(0.5);
    scene_->paintRoads(*painter, Theme::of(theme_), zoom(), markFactor());
    painter->setOpacity(1);
    painter->setWorldTransform({});
}

void MapView::drawForeground(QPainter* painter, const QRectF&)
{
    if (!board_)
        return;
    painter->setWorldTransform({});
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->setClipRect(frameRect());
    paintLegalRoads(*painter);
    if (model_.route) {
        const qreal factor = std::max(0.6, leastWords_ / 20.0);
        paintRoute(*painter, *model_.route, ways_, Theme::of(theme_), factor, legShare_);
        if (model_.route->near && model_.current)
            paintNear(*painter, QLineF(marks_[indexOf(*model_.route->near)].at, marks_[indexOf(*model_.current)].at), Theme::of(theme_),
                      factor);
        if (model_.route->trace)
            paintTrace(*painter, marks_[indexOf(*model_.route->trace)]);
    } else
        paintTrail(*painter);
    paintAnchors(*painter);
    const QRectF near = QRectF(viewport()->rect()).adjusted(-40, -40, 40, 40);
    // Large marks over small ones.
    for (const bool lit : {false, true})
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (const Mark& mark = marks_[i];
                near.contains(mark.at) && lit == (mark.current || mark.legal || mark.slot > 0 || mark.lair >= 0))
                paintMark(*painter, static_cast<LocationId>(i), mark);
    paintRoadblocks(*painter);
    paintLeaders(*painter);
    paintNames(*painter);
    for (const Mark& mark : marks_)
        if (near.contains(mark.at))
            paintBadges(*painter, mark);
    paintEdge(*painter);
    paintInset(*painter);
}

void MapView::paintLamplight(QPainter& painter) const
{
    if (theme_ == ThemeName::HighContrast || (!table_ && !model_.current))
        return;
    const QPointF center = table_ ? viewportTransform().map(MapScene::mapRect.center()) : marks_[indexOf(*model_.current)].at;
    const qreal radius = 330 * markFactor();
    QRadialGradient light(center, radius);
    const QColor lamp(0xF0, 0xD9, 0xA0);
    light.setColorAt(0, withAlpha(lamp, 0.13));
    light.setColorAt(1, withAlpha(lamp, 0));
    painter.fillRect(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius), light);
}

void MapView::paintLegalRoads(QPainter& painter) const
{
    const std::optional<LocationId> from = model_.origin ? model_.origin : model_.current;
    if (!from)
        return;
    painter.setPen(QPen(choiceColor(), 3 * markFactor(), Qt::SolidLine, Qt::RoundCap));
    (board_->byRoad(*from) & model_.legal).forEach([&](LocationId id) {
        painter.drawLine(QLineF(marks_[indexOf(*from)].at, marks_[indexOf(id)].at));
    });
}

/// The table knows some slots only: what is not known lies between the others.
bool MapView::follows(std::size_t trail) const
{
    return !table_ || model_.trail[trail].slot == model_.trail[trail - 1].slot + 1;
}

void MapView::paintTrail(QPainter& painter) const
{
    if (model_.trail.size() < 2)
        return;
    const qreal m = markFactor();
    std::vector<QPolygonF> lines(1);
    for (std::size_t i = 1; i < model_.trail.size(); ++i)
        if (follows(i))
            lines.back() += ways_[i - 1];
        else
            lines.emplace_back();
    painter.setBrush(Qt::NoBrush);
    QPen dashes(color(u"bloodLine"), 4 * m, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({9 / 4.0, 5 / 4.0});
    for (const QPen& pen : {QPen(color(u"window"), 8 * m, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin), dashes}) {
        painter.setPen(pen);
        for (const QPolygonF& line : lines)
            painter.drawPolyline(line);
    }
}

/// Where the table knew him last.
void MapView::paintTrace(QPainter& painter, const Mark& mark) const
{
    const qreal m = markFactor(), radius = std::max(13 * m, mark.radius + 4 * m);
    QPen dashes(color(u"text"), 2 * m, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({1.5, 2.4});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(mark.at, radius, radius);
}

void MapView::paintAnchors(QPainter& painter) const
{
    if (table_ || sketch_ || plain())
        return;
    const qreal k = anchorShare * markFactor();
    for (std::size_t i = 0; i < marks_.size(); ++i)
        for (const QPointF& port : scene_->place(static_cast<LocationId>(i)).ports) {
            QLineF way(QPointF(), port * k);
            way.setLength(std::max(way.length(), marks_[i].radius + 7));
            paintIcon(painter, marks_[i].at + way.p2(), QStringLiteral("port"), color(u"port"), 13 * markFactor());
        }
}

void MapView::paintMark(QPainter& painter, LocationId id, const Mark& mark) const
{
    const qreal m = mark.current || mark.lair >= 0 || mark.slot > 0 ? markFactor() : nodeFactor();
    const LocationKind kind = (*board_)[id].kind;
    const bool empty = mark.slot == 0 && mark.lair < 0 && mark.badges.empty() && !mark.current && !mark.legal;
    if (empty && unseenSea(indexOf(id)))
        return;
    const QColor ground = color(u"window"), text = color(u"text"), choice = choiceColor(), bloodLine = color(u"bloodLine");
    const QColor figure = theme_ == ThemeName::Light ? color(u"raised") : text; // on blood
    const auto disc = [&](qreal r, const QColor& fill, const QColor& edge, qreal width) {
        painter.setPen(width > 0 ? QPen(edge, width * m) : QPen(Qt::NoPen));
        painter.setBrush(fill);
        painter.drawEllipse(mark.at, r * m, r * m);
    };
    const auto ring = [&](qreal r, const QColor& edge, qreal width) {
        painter.setPen(QPen(edge, width * m));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(mark.at, r * m, r * m);
    };
    const QFont number = bodyFont(numberShare * m / textScale(), 700);

    const bool bold = mark.legal && !mark.thin;
    if (bold && !model_.asked) { // of its colour every way is lit already
        QRadialGradient halo(mark.at, 30 * m);
        halo.setColorAt(0, withAlpha(choice, 0.45));
        halo.setColorAt(0.35, withAlpha(choice, 0.32));
        halo.setColorAt(1, withAlpha(choice, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(mark.at, 30 * m, 30 * m);
    }

    const bool revealed = table_ && mark.faceUp;
    if (mark.current) {
        disc(20, ground, bloodLine, 2);
        disc(15.5, color(u"blood"), figure, 2);
        paintIcon(painter, mark.at, QStringLiteral("bat"), figure, 25 * m);
        if (mark.legal) // a hunter may go there, too
            ring(23.5, choice, 2.4);
        if (model_.currentSlot > 0) {
            const QPointF at = mark.at + mark.slotAt;
            painter.setPen(QPen(bloodLine, 1.4 * m));
            painter.setBrush(ground);
            painter.drawEllipse(at, 9.5 * m, 9.5 * m);
            paintWord(painter, at, QString::number(model_.currentSlot), bodyFont(numberShare * m / textScale(), 700), text);
        }
    } else if (mark.lair >= 0) {
        painter.setPen(QPen(revealed ? figure : bloodLine, 2 * m, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(color(revealed ? u"blood" : u"bloodTint"));
        painter.drawPolygon(coffin(mark.at, 28 * m));
        paintWord(painter, mark.at - QPointF(0, 1.5 * m), QString(QChar(u'A' + mark.lair)), number, revealed ? figure : text);
        if (mark.legal)
            ring(18.6, choice, 2.4);
    } else if (mark.slot > 0 && mark.stands) {
        // The hunter who stands there covers all but its number.
    } else if (mark.slot > 0) {
        const qreal aside = pillShare * qreal(std::max<qsizetype>(0, mark.text.size() - 2));
        QRectF pill(mark.at - QPointF(12 + aside, 12) * m, QSizeF(24 + 2 * aside, 24) * m);
        if (aside > 0) {
            const QRectF frame = frameRect(); // at its edge it is seen whole, too
            pill.moveRight(std::min(pill.right(), std::max(frame.right() - 2, mark.at.x() + 12 * m)));
            pill.moveLeft(std::max(pill.left(), std::min(frame.left() + 2, mark.at.x() - 12 * m)));
            painter.setPen(QPen(revealed ? figure : bloodLine, 2 * m));
            painter.setBrush(color(revealed ? u"blood" : u"bloodTint"));
            painter.drawRoundedRect(pill, 12 * m, 12 * m);
        } else {
            disc(12, color(revealed ? u"blood" : u"bloodTint"), revealed ? figure : bloodLine, 2);
        }
        paintWord(painter, pill.center(), mark.text.isEmpty() ? QString::number(mark.slot) : mark.text, number, revealed ? figure : text);
        if (mark.legal)
            ring(16.8, choice, 2.4);
    } else if (kind == LocationKind::Castle) {
        disc(12, color(u"bloodTint"), bloodLine, 1.8);
        paintIcon(painter, mark.at, QStringLiteral("castle"), color(u"bloodText"), 16 * m);
        if (bold)
            ring(16, choice, 2.4);
        else if (mark.legal)
            ring(12, choice, 2);
    } else if (kind == LocationKind::Sea) {
        const QColor edge = mark.legal ? choice : mixed(color(u"sea"), color(u"seaLabel"), 0.75);
        disc(11, mixed(color(u"sea"), color(u"seaLabel"), theme_ == ThemeName::Light ? 0.0 : 0.13), edge, mark.legal ? 2 : 1.2);
        paintIcon(painter, mark.at, QStringLiteral("sea"), mark.legal ? choice : color(u"seaLabel"), 16 * m);
        if (bold)
            ring(15.5, choice, 2.4);
    } else if (kind == LocationKind::Hospital) {
        painter.setPen(QPen(mark.legal ? choice : ground, 1.5 * m));
        painter.setBrush(text);
        painter.drawRoundedRect(QRectF(mark.at.x() - 8 * m, mark.at.y() - 8 * m, 16 * m, 16 * m), 3, 3);
        painter.fillRect(QRectF(mark.at.x() - 1.5 * m, mark.at.y() - 5 * m, 3 * m, 10 * m), ground);
        painter.fillRect(QRectF(mark.at.x() - 5 * m, mark.at.y() - 1.5 * m, 10 * m, 3 * m), ground);
        if (bold)
            ring(12.5, choice, 2.4);
    } else {
        const bool large = kind == LocationKind::LargeCity;
        const qreal r = large ? 6.5 : 4.5;
        if (bold) {
            // A small city is a full choice disc, a large one keeps its ring and dot.
            disc(r + 5, withAlpha(mixed(ground, choice, 0.25), 0.55), choice, 2.4);
            if (large) {
                disc(r, ground, choice, 2);
                disc(2.8, choice, choice, 0);
            } else {
                disc(r + 1, choice, choice, 0);
            }
        } else {
            const QColor edge = mark.thin ? choice : table_ && empty ? color(u"label") : text;
            disc(r, mark.thin && !large ? choice : ground, edge, 1.8);
            if (large)
                disc(mark.thin ? 3.4 : 2.8, edge, edge, 0);
        }
    }

    if (!mark.hospitalAt.isNull()) {
        paintCross(painter, mark.hospitalAt, nodeFactor());
    }

    if (model_.asked == id)
        ring(24, color(u"text"), 2.4);

    if (model_.refused == id) {
        const qreal r = mark.radius - 1.5 * m;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ground, 3.4 * m));
        painter.drawEllipse(mark.at, r, r);
        QPen dashes(text, 1.8 * m, Qt::CustomDashLine, Qt::FlatCap);
        const qreal dash = 2 * std::numbers::pi * r / (1.8 * m) / 24; // twelve dashes that close
        dashes.setDashPattern({dash * 1.1, dash * 0.9});
        painter.setPen(dashes);
        painter.drawEllipse(mark.at, r, r);
    }
}

void MapView::paintCross(QPainter& painter, QPointF c, qreal m) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(u"text"));
    painter.drawRoundedRect(QRectF(c.x() - 6 * m, c.y() - 6 * m, 12 * m, 12 * m), 2, 2);
    painter.fillRect(QRectF(c.x() - 1.25 * m, c.y() - 4 * m, 2.5 * m, 8 * m), color(u"window"));
    painter.fillRect(QRectF(c.x() - 4 * m, c.y() - 1.25 * m, 8 * m, 2.5 * m), color(u"window"));
}

void MapView::paintLeaders(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    const qreal k = std::clamp(nodeFactor(), 0.7, 1.0); // thinner on a small map, on which they are long
    const auto dots = [&](const QColor& ink, qreal width) {
        constexpr qreal pitch = 4.5; // between dots of 2 px
        QPen pen(ink, width * k, Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({0.01, pitch / width - 0.01});
        return pen;
    };
    for (const Mark& mark : marks_)
        for (const bool badge : {false, true}) {
            std::optional<QLineF> line = badge ? mark.badgeLeader : mark.leader;
            if (!line)
                continue;
            if (!badge && isPill(mark.style)) // under the round end of the pill
                line->setLength(line->length() + mark.name->height() / 4);
            painter.setPen(QPen(color(theme_ == ThemeName::Light ? u"land" : u"window"), 4.5 * k, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(*line);
            painter.setPen(dots(isPill(mark.style) && !badge ? choiceColor() : color(u"text"), 2));
            painter.drawLine(*line);
        }
}

void MapView::paintNames(QPainter& painter) const
{
    const qreal density = devicePixelRatioF();
    // Pills last: what is lit lies on top.
    for (const bool lit : {false, true})
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            const Mark& mark = marks_[i];
            if (!mark.name || lit != isPill(mark.style))
                continue;
            const int alignment = mark.name->left() >= mark.at.x() ? 0 : mark.name->right() <= mark.at.x() ? 2 : 1;
            const QPointF corner = mark.name->topLeft() - QPointF(nameHalo, nameHalo);
            if (drawsVectors(painter))
                drawName(painter, corner, static_cast<LocationId>(i), mark.written, mark.broken, alignment);
            else
                painter.drawPixmap(QPointF(std::round(corner.x() * density), std::round(corner.y() * density)) / density,
                                   namePixmap(static_cast<LocationId>(i), mark.written, mark.broken, alignment));
        }
}

void MapView::paintHunter(QPainter& painter, QPointF at, int hunter) const
{
    const qreal r = hunterRadius();
    const QPainterPath shape = hunterShape(hunter, at, r);
    painter.save();
    if (model_.acting && static_cast<int>(*model_.acting) == hunter) { // whose turn it is: a ring around him
        painter.setPen(QPen(color(u"text"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, r + 4.5, r + 4.5);
    }
    if (model_.hunters[std::size_t(hunter)].lies) { // the figure lies down
        painter.translate(at);
        painter.rotate(90);
        painter.translate(-at);
    }
    painter.strokePath(
        shape, QPen(theme_ == ThemeName::Light ? color(u"raised") : color(u"window"), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, color(u"steel"));
    paintWord(painter, at, QString::fromLatin1(hunterLetters[std::size_t(hunter)]), bodyFont(r * letterShare / textScale(), 700),
              color(u"steelInk"));
    painter.restore();
}

void MapView::paintToken(QPainter& painter, QPointF at, const QString& icon, int count) const
{
    const qreal side = 20.0 / 11 * hunterRadius(), wide = count > 1 ? side + std::ceil(countPixels() * 1.15) : side;
    painter.setPen(QPen(color(u"window"), 1.5));
    painter.setBrush(color(u"token"));
    painter.drawRoundedRect(QRectF(at.x() - wide / 2, at.y() - side / 2, wide, side).adjusted(-0.75, -0.75, 0.75, 0.75), side / 5,
                            side / 5);
    paintIcon(painter, at - QPointF((wide - side) / 2, 0), icon, color(u"tokenInk"), side * 0.8);
    if (count > 1)
        paintWord(painter, at + QPointF(side * 0.42, 0), QStringLiteral("×%1").arg(count), bodyFont(countPixels() / textScale(), 700),
                  color(u"tokenInk"));
}

void MapView::paintBadges(QPainter& painter, const Mark& mark) const
{
    for (const Badge& badge : mark.badges) {
        const QPointF center = atPassing(badge);
        if (badge.what == Badge::What::Hunter)
            paintHunter(painter, center, badge.hunter);
        else
            paintToken(painter, center, badge.icon, badge.count);
        if (badge.ward) {
            const qreal r = hunterRadius();
            paintCross(painter, center + QPointF(0.72, 0.72) * r, std::max(0.8, r / 20));
        }
    }
    if (mark.stands && mark.slot > 0) {
        const qreal m = markFactor();
        const QColor ink = theme_ == ThemeName::Light && mark.faceUp ? color(u"raised") : color(u"text");
        painter.setPen(QPen(mark.faceUp ? ink : color(u"bloodLine"), 1.4 * m));
        painter.setBrush(color(mark.faceUp ? u"blood" : u"bloodTint"));
        painter.drawEllipse(mark.at + mark.slotAt, 9.5 * m, 9.5 * m);
        paintWord(painter, mark.at + mark.slotAt, QString::number(mark.slot), bodyFont(numberShare * m / textScale(), 700), ink);
    }
}

QPointF MapView::atPassing(const Badge& badge) const
{
    const std::optional<QPointF> before =
        badge.what == Badge::What::Hunter ? huntersBefore_[static_cast<std::size_t>(badge.hunter)] : std::nullopt;
    return before ? *before + (badge.center - *before) * huntersShare_ : badge.center;
}

void MapView::paintRoadblocks(QPainter& painter) const
{
    for (const Roadblock& block : model_.roadblocks)
        paintToken(painter, (marks_[indexOf(block.a)].at + marks_[indexOf(block.b)].at) / 2, QStringLiteral("roadblock"));
}

void MapView::paintEdge(QPainter& painter) const
{
    const QRectF frame = frameRect();
    const QColor dark = theme_ == ThemeName::Light ? mixed(color(u"line"), color(u"lineStrong"), 0.3) : color(u"line");
    const QColor pale = color(u"land");
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRect outer = frame.toAlignedRect();
    const auto band = [&](const QRect& r) { painter.fillRect(r, dark); };
    band({outer.left(), outer.top(), outer.width(), 4});
    band({outer.left(), outer.bottom() - 3, outer.width(), 4});
    band({outer.left(), outer.top(), 4, outer.height()});
    band({outer.right() - 3, outer.top(), 4, outer.height()});
    const qreal block = outer.width() / 24.0;
    for (int i = 1; i * block < outer.width(); i += 2) {
        const int x = outer.left() + int(i * block), w = int((i + 1) * block) - int(i * block);
        painter.fillRect(QRect(x, outer.top() + 1, w, 2), pale);
        painter.fillRect(QRect(x, outer.bottom() - 2, w, 2), pale);
    }
    for (int i = 1; i * block < outer.height(); i += 2) {
        const int y = outer.top() + int(i * block), h = std::min(int((i + 1) * block) - int(i * block), outer.bottom() - y);
        painter.fillRect(QRect(outer.left() + 1, y, 2, h), pale);
        painter.fillRect(QRect(outer.right() - 2, y, 2, h), pale);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void MapView::paintInset(QPainter& painter)
{
    const QRect inset = insetRect();
    if (inset.isNull())
        return;
    const qreal density = devicePixelRatioF();
    if (overview_.isNull() || overview_.devicePixelRatio() != density) {
        overview_ = QPixmap(inset.size() * density);
        overview_.setDevicePixelRatio(density);
        QPainter small(&overview_);
        small.scale(inset.width() / MapScene::mapRect.width(), inset.height() / MapScene::mapRect.height());
        scene_->paintOverview(small, Theme::of(theme_));
    }
    painter.drawPixmap(inset.topLeft(), overview_);
    const auto at = [&, camera = camera()](QPointF unit) { return camera.inInset(inset, unit); };
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        const QPointF c = at(scene_->place(id).position);
        const Mark& mark = marks_[i];
        // A square is Dracula's, discs are places, triangles are hunters: told apart without their colours.
        if (mark.current) {
            painter.setPen(QPen(color(u"text"), 1.5));
            painter.setBrush(color(u"bloodLine"));
            painter.drawRect(QRectF(c.x() - insetSquare / 2, c.y() - insetSquare / 2, insetSquare, insetSquare));
            painter.setPen(Qt::NoPen);
        } else if (mark.legal) {
            painter.setBrush(choiceColor());
            painter.drawEllipse(c, 3, 3);
        } else if (mark.slot > 0 || mark.lair >= 0) {
            painter.setBrush(color(u"bloodLine"));
            painter.drawEllipse(c, 2.2, 2.2);
        } else if (!board_->isSea(id)) {
            painter.setBrush(withAlpha(color(u"label"), 0.7));
            painter.drawEllipse(c, 1.1, 1.1);
        }
        if (hasFigure(mark)) {
            const QPointF at = c + (mark.legal || mark.current ? QPointF(4, -5) : QPointF());
            painter.setBrush(color(u"steel"));
            painter.drawPolygon(QPolygonF({at + QPointF(0, -4), at + QPointF(4, 3.5), at + QPointF(-4, 3.5)}));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.save();
    painter.setClipRect(inset);
    const QRectF visible = viewportTransform().inverted().mapRect(QRectF(viewport()->rect())) & MapScene::mapRect;
    painter.setPen(QPen(color(u"text"), 1.5));
    painter.drawRect(QRectF(at(visible.topLeft()), at(visible.bottomRight())).adjusted(0.75, 0.75, -0.75, -0.75));
    painter.restore();
    painter.setPen(QPen(color(u"lineStrong"), 1));
    painter.drawRoundedRect(QRectF(inset).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
}

void MapView::paintIcon(QPainter& painter, QPointF center, const QString& name, const QColor& tint, qreal size) const
{
    const qreal density = devicePixelRatioF();
    const int side = qRound(size);
    const QPointF corner = center - QPointF(side, side) / 2.0;
    if (drawsVectors(painter)) {
        paintIconIn(painter, QRectF(corner, QSizeF(side, side)), name, tint);
        return;
    }
    painter.drawPixmap(QPointF(std::round(corner.x() * density), std::round(corner.y() * density)) / density,
                       iconPixmap(name, tint, side, density));
}

void MapView::paintWord(QPainter& painter, QPointF center, const QString& word, const QFont& font, const QColor& ink) const
{
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(ink);
    const QPointF base(center.x() - metrics.horizontalAdvance(word) / 2, center.y() + metrics.capHeight() / 2);
    if (drawsVectors(painter))
        painter.fillPath(outlineOf(word, font, metrics.horizontalAdvance(word)).translated(base), ink);
    else
        painter.drawText(base, word);
}

} // namespace demeter
