#include "app/desktop/map/map_painter.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/vector_paint.h"
#include "app/desktop/map/map_camera.h"
#include "app/desktop/map/map_route.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace demeter {

namespace {

constexpr qreal nameHalo = 3;    ///< room around a name for its halo
constexpr qreal insetSquare = 8; ///< Dracula in the small map
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

QPainterPath hunterShape(std::size_t hunter, QPointF c, qreal r)
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

MapPainter::MapPainter(QPainter& painter, const MapLayout& layout, const Style& style, MapPictures& kept)
    : painter_(painter),
      layout_(layout),
      style_(style),
      kept_(kept),
      model_(layout.input().model),
      sizes_(layout.sizes()),
      theme_(Theme::of(style.theme)),
      light_(style.theme == ThemeName::Light)
{
}

void MapPainter::paintBackground(const Moves& moves)
{
    painter_.setClipRect(layout_.input().frame());
    painter_.setRenderHint(QPainter::SmoothPixmapTransform);
    if (drawsVectors(painter_))
        paintGroundLines();
    else
        paintGroundPixmap(moves);
    paintLamplight();
    painter_.setWorldTransform(layout_.input().toView);
    if (style_.rails)
        scene().paintRails(painter_, theme_, sizes_.zoom, sizes_.markFactor());
    if (model_.route && style_.theme != ThemeName::HighContrast) // the way is what is looked at
        painter_.setOpacity(0.5);
    scene().paintRoads(painter_, theme_, sizes_.zoom, sizes_.markFactor());
    painter_.setOpacity(1);
    painter_.setWorldTransform({});
}

void MapPainter::paintForeground(const QRect& inset)
{
    painter_.setWorldTransform({});
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter_.setClipRect(layout_.input().frame());
    paintLegalRoads();
    if (model_.route) {
        paintRoute(painter_, *model_.route, layout_.ways(), theme_, sizes_.routeFactor(), style_.leg);
        if (model_.route->near && model_.current)
            paintNear(painter_, QLineF(layout_.mark(*model_.route->near).at, layout_.mark(*model_.current).at), theme_,
                      sizes_.routeFactor());
        if (model_.route->trace)
            paintTrace(layout_.mark(*model_.route->trace));
    } else
        paintTrail();
    paintAnchors();
    const QRectF near = view().adjusted(-40, -40, 40, 40);
    // Large marks over small ones.
    for (const bool lit : {false, true})
        for (std::size_t i = 0; i < layout_.marks().size(); ++i)
            if (const Mark& mark = layout_.marks()[i]; near.contains(mark.at) && lit == (mark.isNumbered() || mark.legal))
                paintMark(static_cast<LocationId>(i), mark);
    for (const fury::Roadblock& block : model_.roadblocks)
        paintToken(layout_.middleOf(block), QStringLiteral("roadblock"));
    paintLeaders();
    paintNames();
    for (const Mark& mark : layout_.marks())
        if (near.contains(mark.at))
            paintBadges(mark);
    paintEdge();
    if (!inset.isNull())
        paintInset(inset);
}

// --- The board ------------------------------------------------------------------------------------------------------

void MapPainter::paintGroundPixmap(const Moves& moves)
{
    const QTransform& toView = layout_.input().toView;
    const QRectF visible = toView.inverted().mapRect(view()) & MapScene::mapRect;
    const bool fits = !kept_.ground.isNull() && kept_.region.adjusted(-0.01, -0.01, 0.01, 0.01).contains(visible);
    const bool exact =
        fits && kept_.scale == sizes_.zoom && kept_.mark == sizes_.markFactor() && kept_.ground.devicePixelRatio() == style_.density;
    if (!exact && !(fits && (moves.ease || moves.quickly))) {
        // A margin around, so that dragging a little does not draw it again. On whole pixels, so that it is not smeared.
        const qreal marginX = visible.width() * 0.25, marginY = visible.height() * 0.25;
        QRectF wanted = visible.adjusted(-marginX, -marginY, marginX, marginY) & MapScene::mapRect;
        qreal scale = sizes_.zoom;
        if (moves.ease) { // once for the whole way, and stretched
            wanted = (wanted | moves.from | moves.to) & MapScene::mapRect;
            scale = std::min(scale, *moves.ease);
        }
        const QPointF from(std::floor(wanted.left() * scale), std::floor(wanted.top() * scale));
        const QSize size(int(std::ceil(wanted.right() * scale) - from.x()), int(std::ceil(wanted.bottom() * scale) - from.y()));
        kept_.region = QRectF(from / scale, QSizeF(size) / scale);
        kept_.scale = scale;
        kept_.mark = sizes_.markFactor();
        kept_.ground = QPixmap(size * style_.density);
        kept_.ground.setDevicePixelRatio(style_.density);
        kept_.ground.fill(theme_(u"sea"));
        QPainter ground(&kept_.ground);
        ground.translate(-from);
        ground.scale(scale, scale);
        scene().paintGround(ground, theme_, scale, kept_.mark);
    }
    painter_.drawPixmap(toView.mapRect(kept_.region), kept_.ground, QRectF(kept_.ground.rect()));
}

/// As it is drawn for a drawing, in which nothing is clipped.
void MapPainter::paintGroundLines()
{
    painter_.fillRect(layout_.input().frame(), theme_(u"sea"));
    painter_.setWorldTransform(layout_.input().toView);
    scene().paintGround(painter_, theme_, sizes_.zoom, sizes_.markFactor());
    painter_.setWorldTransform({});
    for (const QRect& each : QRegion(view().toRect()) - layout_.input().frame().toAlignedRect())
        painter_.fillRect(each, theme_(u"window"));
}

void MapPainter::paintLamplight()
{
    const bool table = layout_.input().table;
    if (style_.theme == ThemeName::HighContrast || (!table && !model_.current))
        return;
    const QPointF center = table ? layout_.input().toView.map(MapScene::mapRect.center()) : layout_.mark(*model_.current).at;
    const qreal radius = 330 * sizes_.markFactor();
    QRadialGradient light(center, radius);
    const QColor lamp(0xF0, 0xD9, 0xA0);
    light.setColorAt(0, withAlpha(lamp, 0.13));
    light.setColorAt(1, withAlpha(lamp, 0));
    painter_.fillRect(squareAround(center, radius), light);
}

void MapPainter::paintEdge()
{
    const QColor dark = light_ ? mixed(theme_(u"line"), theme_(u"lineStrong"), 0.3) : theme_(u"line");
    const QColor pale = theme_(u"land");
    painter_.setRenderHint(QPainter::Antialiasing, false);
    const QRect outer = layout_.input().frame().toAlignedRect();
    const auto band = [&](const QRect& r) { painter_.fillRect(r, dark); };
    band({outer.left(), outer.top(), outer.width(), 4});
    band({outer.left(), outer.bottom() - 3, outer.width(), 4});
    band({outer.left(), outer.top(), 4, outer.height()});
    band({outer.right() - 3, outer.top(), 4, outer.height()});
    const qreal block = outer.width() / 24.0;
    for (int i = 1; i * block < outer.width(); i += 2) {
        const int x = outer.left() + int(i * block), w = int((i + 1) * block) - int(i * block);
        painter_.fillRect(QRect(x, outer.top() + 1, w, 2), pale);
        painter_.fillRect(QRect(x, outer.bottom() - 2, w, 2), pale);
    }
    for (int i = 1; i * block < outer.height(); i += 2) {
        const int y = outer.top() + int(i * block), h = std::min(int((i + 1) * block) - int(i * block), outer.bottom() - y);
        painter_.fillRect(QRect(outer.left() + 1, y, 2, h), pale);
        painter_.fillRect(QRect(outer.right() - 2, y, 2, h), pale);
    }
    painter_.setRenderHint(QPainter::Antialiasing);
}

void MapPainter::paintInset(const QRect& inset)
{
    if (kept_.overview.isNull() || kept_.overview.devicePixelRatio() != style_.density) {
        kept_.overview = QPixmap(inset.size() * style_.density);
        kept_.overview.setDevicePixelRatio(style_.density);
        QPainter small(&kept_.overview);
        small.scale(inset.width() / MapScene::mapRect.width(), inset.height() / MapScene::mapRect.height());
        scene().paintOverview(small, theme_);
    }
    painter_.drawPixmap(inset.topLeft(), kept_.overview);
    const MapCamera camera(MapScene::mapRect, layout_.input().view);
    const auto at = [&](QPointF unit) { return camera.inInset(inset, unit); };
    for (std::size_t i = 0; i < layout_.marks().size(); ++i) {
        const auto id = static_cast<LocationId>(i);
        const QPointF c = at(scene().place(id).position);
        const Mark& mark = layout_.marks()[i];
        // A square is Dracula's, discs are places, triangles are hunters: told apart without their colours.
        if (mark.current) {
            painter_.setPen(QPen(theme_(u"text"), 1.5));
            painter_.setBrush(theme_(u"bloodLine"));
            painter_.drawRect(squareAround(c, insetSquare / 2));
        } else if (mark.legal) {
            disc(c, 3, choiceColor(), Qt::NoPen);
        } else if (mark.isNumbered()) {
            disc(c, 2.2, theme_(u"bloodLine"), Qt::NoPen);
        } else if (!scene().board()->isSea(id)) {
            disc(c, 1.1, withAlpha(theme_(u"label"), 0.7), Qt::NoPen);
        }
        if (mark.hasFigure()) {
            const QPointF tip = c + (mark.legal || mark.current ? QPointF(4, -5) : QPointF());
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme_(u"steel"));
            painter_.drawPolygon(QPolygonF({tip + QPointF(0, -4), tip + QPointF(4, 3.5), tip + QPointF(-4, 3.5)}));
        }
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.save();
    painter_.setClipRect(inset);
    const QRectF visible = layout_.input().toView.inverted().mapRect(view()) & MapScene::mapRect;
    painter_.setPen(QPen(theme_(u"text"), 1.5));
    painter_.drawRect(QRectF(at(visible.topLeft()), at(visible.bottomRight())).adjusted(0.75, 0.75, -0.75, -0.75));
    painter_.restore();
    painter_.setPen(QPen(theme_(u"lineStrong"), 1));
    painter_.drawRoundedRect(QRectF(inset).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
}

// --- Ways -----------------------------------------------------------------------------------------------------------

void MapPainter::paintLegalRoads()
{
    const std::optional<LocationId> from = model_.origin ? model_.origin : model_.current;
    if (!from)
        return;
    painter_.setPen(QPen(choiceColor(), 3 * sizes_.markFactor(), Qt::SolidLine, Qt::RoundCap));
    (scene().board()->byRoad(*from) & model_.legal).forEach([&](LocationId id) {
        painter_.drawLine(QLineF(layout_.mark(*from).at, layout_.mark(id).at));
    });
}

void MapPainter::paintTrail()
{
    if (model_.trail.size() < 2)
        return;
    const qreal m = sizes_.markFactor();
    std::vector<QPolygonF> lines(1);
    for (std::size_t i = 1; i < model_.trail.size(); ++i)
        if (layout_.follows(i))
            lines.back() += layout_.ways()[i - 1];
        else
            lines.emplace_back();
    painter_.setBrush(Qt::NoBrush);
    QPen dashes(theme_(u"bloodLine"), 4 * m, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({9 / 4.0, 5 / 4.0});
    for (const QPen& pen : {QPen(theme_(u"window"), 8 * m, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin), dashes}) {
        painter_.setPen(pen);
        for (const QPolygonF& line : lines)
            painter_.drawPolyline(line);
    }
}

/// Where the table knew him last.
void MapPainter::paintTrace(const Mark& mark)
{
    const qreal m = sizes_.markFactor();
    QPen dashes(theme_(u"text"), 2 * m, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({1.5, 2.4});
    disc(mark.at, std::max(13 * m, mark.radius + 4 * m), Qt::NoBrush, dashes);
}

void MapPainter::paintLeaders()
{
    constexpr qreal dash = 4, apart = 3, wide = 1.8;
    painter_.setBrush(Qt::NoBrush);
    const qreal k = std::clamp(sizes_.nodeFactor(), 0.7, 1.0); // thinner on a small map, on which they are long
    for (const Mark& mark : layout_.marks())
        for (const bool badge : {false, true}) {
            std::optional<QLineF> line = badge ? mark.badgeLeader : mark.leader;
            if (!line)
                continue;
            const bool pill = !badge && isPill(mark.style);
            if (pill) // under its round end
                line->setLength(line->length() + mark.name->height() / 4);
            painter_.setPen(QPen(theme_(light_ ? u"land" : u"window"), 4.5 * k, Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(*line);
            QPen dashes(pill ? choiceColor() : theme_(u"text"), wide * k, Qt::CustomDashLine, Qt::FlatCap);
            dashes.setDashPattern({dash / wide, apart / wide});
            painter_.setPen(dashes);
            painter_.drawLine(*line);
        }
}

// --- Places ---------------------------------------------------------------------------------------------------------

void MapPainter::paintAnchors()
{
    if (layout_.input().table || layout_.input().sketch || sizes_.plain())
        return;
    const qreal k = MapSizes::anchorShare * sizes_.markFactor();
    for (std::size_t i = 0; i < layout_.marks().size(); ++i)
        for (const QPointF& port : scene().place(static_cast<LocationId>(i)).ports) {
            const Mark& mark = layout_.marks()[i];
            QLineF way(QPointF(), port * k);
            way.setLength(std::max(way.length(), mark.radius + 7));
            paintIcon(mark.at + way.p2(), QStringLiteral("port"), theme_(u"port"), 13 * sizes_.markFactor());
        }
}

void MapPainter::paintMark(LocationId id, const Mark& mark)
{
    if (layout_.unseenSea(indexOf(id)))
        return;
    const qreal m = mark.isNumbered() ? sizes_.markFactor() : sizes_.nodeFactor();
    if (mark.isBold() && !model_.asked) { // of its colour every way is lit already
        const QColor choice = choiceColor();
        QRadialGradient halo(mark.at, 30 * m);
        halo.setColorAt(0, withAlpha(choice, 0.45));
        halo.setColorAt(0.35, withAlpha(choice, 0.32));
        halo.setColorAt(1, withAlpha(choice, 0));
        disc(mark.at, 30 * m, halo, Qt::NoPen);
    }
    if (mark.isNumbered())
        paintNumbered(mark);
    else
        paintNode(mark, (*scene().board())[id].kind);
    if (!mark.hospitalAt.isNull())
        paintCross(mark.hospitalAt, sizes_.nodeFactor());
    if (model_.asked == id)
        disc(mark.at, 24 * m, Qt::NoBrush, QPen(theme_(u"text"), 2.4 * m));
    if (model_.chosen == id)
        disc(mark.at, mark.radius + 3 * m, Qt::NoBrush, QPen(theme_(u"text"), 2.4 * m));
    if (model_.refused == id) {
        const qreal r = mark.radius - 1.5 * m;
        disc(mark.at, r, Qt::NoBrush, QPen(theme_(u"window"), 3.4 * m));
        QPen dashes(theme_(u"text"), 1.8 * m, Qt::CustomDashLine, Qt::FlatCap);
        const qreal dash = 2 * std::numbers::pi * r / (1.8 * m) / 24; // twelve dashes that close
        dashes.setDashPattern({dash * 1.1, dash * 0.9});
        disc(mark.at, r, Qt::NoBrush, dashes);
    }
}

/// Dracula's figure, a lair or a disc of the trail.
void MapPainter::paintNumbered(const Mark& mark)
{
    const qreal m = sizes_.markFactor();
    const bool revealed = layout_.input().table && mark.faceUp;
    const QColor text = theme_(u"text"), bloodLine = theme_(u"bloodLine");
    const QColor figure = light_ ? theme_(u"raised") : text; // on blood
    const QColor fill = theme_(revealed ? u"blood" : u"bloodTint"), ink = revealed ? figure : text;
    const QPen edge(revealed ? figure : bloodLine, 2 * m, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto choice = [&](qreal radius) { // where something may go, too
        if (mark.legal)
            disc(mark.at, radius * m, Qt::NoBrush, QPen(choiceColor(), 2.4 * m));
    };
    if (mark.current) {
        disc(mark.at, 20 * m, theme_(u"window"), QPen(bloodLine, 2 * m));
        disc(mark.at, 15.5 * m, theme_(u"blood"), QPen(figure, 2 * m));
        paintIcon(mark.at, QStringLiteral("bat"), figure, 25 * m);
        choice(23.5);
        if (model_.currentSlot > 0)
            paintSlot(mark.at + mark.slotAt, model_.currentSlot, theme_(u"window"), bloodLine, text);
    } else if (mark.lair >= 0) {
        painter_.setPen(edge);
        painter_.setBrush(fill);
        painter_.drawPolygon(coffin(mark.at, 28 * m));
        paintWord(mark.at - QPointF(0, 1.5 * m), QString(QChar(u'A' + mark.lair)), sizes_.numberPixels(), ink);
        choice(18.6);
    } else if (!mark.stands) { // a hunter who stands there covers all but its number
        const qreal aside = MapSizes::pillShare * qreal(std::max<qsizetype>(0, mark.text.size() - 2));
        QRectF pill(mark.at - QPointF(12 + aside, 12) * m, QSizeF(24 + 2 * aside, 24) * m);
        if (aside > 0) {
            const QRectF frame = layout_.input().frame(); // at its edge it is seen whole, too
            pill.moveRight(std::min(pill.right(), std::max(frame.right() - 2, mark.at.x() + 12 * m)));
            pill.moveLeft(std::max(pill.left(), std::min(frame.left() + 2, mark.at.x() - 12 * m)));
            painter_.setPen(QPen(edge.color(), 2 * m));
            painter_.setBrush(fill);
            painter_.drawRoundedRect(pill, 12 * m, 12 * m);
        } else {
            disc(mark.at, 12 * m, fill, QPen(edge.color(), 2 * m));
        }
        paintWord(pill.center(), mark.text.isEmpty() ? QString::number(mark.slot) : mark.text, sizes_.numberPixels(), ink);
        choice(16.8);
    }
}

/// A place where no more than a hunter or a token is.
void MapPainter::paintNode(const Mark& mark, LocationKind kind)
{
    const qreal m = sizes_.nodeFactor();
    const bool bold = mark.isBold();
    const QColor ground = theme_(u"window"), text = theme_(u"text"), choice = choiceColor();
    const auto dot = [&](qreal radius, const QBrush& fill, const QColor& edge, qreal width) {
        disc(mark.at, radius * m, fill, width > 0 ? QPen(edge, width * m) : QPen(Qt::NoPen));
    };
    const auto ring = [&](qreal radius, qreal width) { dot(radius, Qt::NoBrush, choice, width); };
    switch (kind) {
    case LocationKind::Castle:
        dot(12, theme_(u"bloodTint"), theme_(u"bloodLine"), 1.8);
        paintIcon(mark.at, QStringLiteral("castle"), theme_(u"bloodText"), 16 * m);
        if (mark.legal)
            ring(bold ? 16 : 12, bold ? 2.4 : 2);
        return;
    case LocationKind::Sea:
        dot(11, mixed(theme_(u"sea"), theme_(u"seaLabel"), light_ ? 0.0 : 0.13),
            mark.legal ? choice : mixed(theme_(u"sea"), theme_(u"seaLabel"), 0.75), mark.legal ? 2 : 1.2);
        paintIcon(mark.at, QStringLiteral("sea"), mark.legal ? choice : theme_(u"seaLabel"), 16 * m);
        if (bold)
            ring(15.5, 2.4);
        return;
    case LocationKind::Hospital:
        painter_.setPen(QPen(mark.legal ? choice : ground, 1.5 * m));
        painter_.setBrush(text);
        painter_.drawRoundedRect(QRectF(mark.at.x() - 8 * m, mark.at.y() - 8 * m, 16 * m, 16 * m), 3, 3);
        painter_.fillRect(QRectF(mark.at.x() - 1.5 * m, mark.at.y() - 5 * m, 3 * m, 10 * m), ground);
        painter_.fillRect(QRectF(mark.at.x() - 5 * m, mark.at.y() - 1.5 * m, 10 * m, 3 * m), ground);
        if (bold)
            ring(12.5, 2.4);
        return;
    case LocationKind::SmallCity:
    case LocationKind::LargeCity:
        break;
    }
    const bool large = kind == LocationKind::LargeCity;
    const qreal r = large ? 6.5 : 4.5;
    if (bold) {
        // A small city is a full choice disc, a large one keeps its ring and dot.
        dot(r + 5, withAlpha(mixed(ground, choice, 0.25), 0.55), choice, 2.4);
        if (large) {
            dot(r, ground, choice, 2);
            dot(2.8, choice, choice, 0);
        } else {
            dot(r + 1, choice, choice, 0);
        }
        return;
    }
    const QColor edge = mark.thin ? choice : layout_.input().table && mark.isEmpty() ? theme_(u"label") : text;
    dot(r, mark.thin && !large ? choice : ground, edge, 1.8);
    if (large)
        dot(mark.thin ? 3.4 : 2.8, edge, edge, 0);
}

/// The number of the trail beside a figure.
void MapPainter::paintSlot(QPointF at, int slot, const QColor& fill, const QColor& edge, const QColor& ink)
{
    const qreal m = sizes_.markFactor();
    disc(at, 9.5 * m, fill, QPen(edge, 1.4 * m));
    paintWord(at, QString::number(slot), sizes_.numberPixels(), ink);
}

void MapPainter::paintCross(QPointF c, qreal m)
{
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_(u"text"));
    painter_.drawRoundedRect(QRectF(c.x() - 6 * m, c.y() - 6 * m, 12 * m, 12 * m), 2, 2);
    painter_.fillRect(QRectF(c.x() - 1.25 * m, c.y() - 4 * m, 2.5 * m, 8 * m), theme_(u"window"));
    painter_.fillRect(QRectF(c.x() - 4 * m, c.y() - 1.25 * m, 8 * m, 2.5 * m), theme_(u"window"));
}

// --- Names ----------------------------------------------------------------------------------------------------------

void MapPainter::paintNames()
{
    // Pills last: what is lit lies on top.
    for (const bool lit : {false, true})
        for (std::size_t i = 0; i < layout_.marks().size(); ++i) {
            const Mark& mark = layout_.marks()[i];
            if (!mark.name || lit != isPill(mark.style))
                continue;
            if (mark.leader && !lit) { // in a frame: it is no place's beside which it may lie
                painter_.setRenderHint(QPainter::Antialiasing);
                painter_.setPen(QPen(theme_(u"text"), 1.2));
                painter_.setBrush(theme_(u"land"));
                painter_.drawRoundedRect(mark.name->adjusted(-4, 0, 4, 0), 4, 4);
            }
            const int alignment = mark.name->left() >= mark.at.x() ? 0 : mark.name->right() <= mark.at.x() ? 2 : 1;
            const QPointF corner = mark.name->topLeft() - QPointF(nameHalo, nameHalo);
            if (drawsVectors(painter_))
                drawName(corner, static_cast<LocationId>(i), mark, alignment);
            else
                painter_.drawPixmap(onPixel(corner), namePixmap(static_cast<LocationId>(i), mark, alignment));
        }
}

/// With its halo; the corner is that of the halo.
void MapPainter::drawName(QPointF corner, LocationId id, const Mark& mark, int alignment)
{
    const NameStyle style = mark.written;
    const bool pill = isPill(style), sea = style == NameStyle::Sea;
    const QStringList lines = layout_.nameLines(id, style, mark.broken);
    const QFont font = sizes_.nameFont(style);
    const QFontMetricsF metrics(font);
    const QRectF box(corner + QPointF(nameHalo, nameHalo), sizes_.name(lines, style));
    const qreal px = sizes_.namePixels(style);
    const QColor ink = theme_(pill                        ? (model_.asked      ? u"text"
                                                             : choosesHunter() ? u"steelInk"
                                                                               : u"goldInk")
                              : sea                       ? u"seaLabel"
                              : style == NameStyle::Small ? u"label"
                              : style == NameStyle::Large ? u"labelLarge"
                                                          : u"text");
    painter_.setRenderHint(QPainter::Antialiasing);
    if (pill) {
        const bool chosen = model_.chosen == id;
        painter_.setPen(QPen(model_.asked ? choiceColor() : theme_(chosen ? u"text" : light_ ? u"land" : u"window"), chosen ? 3.2 : 1.6));
        painter_.setBrush(model_.asked ? theme_(u"window") : choiceColor());
        const qreal round = std::min(box.height() / 2, px * 0.75);
        painter_.drawRoundedRect(box, round, round);
    }
    const qreal edge = pill ? px * MapSizes::pillEdge(style).height() / 2 : 0;
    const qreal step = (box.height() - 2 * edge) / qreal(lines.size());
    // Middle of the capitals to the middle of the line; Garamond's old lower case sits a little lower.
    const qreal rise = sea ? metrics.xHeight() * 0.62 + metrics.capHeight() * 0.16 : metrics.capHeight() / 2;
    for (int pass = pill ? 1 : 0; pass < 2; ++pass) {
        for (int i = 0; i < lines.size(); ++i) {
            const qreal width = metrics.horizontalAdvance(lines[i]), slack = box.width() - width;
            const QPointF base = onPixel({box.left() + slack * (pill ? 1 : alignment) / 2, box.top() + edge + step * (i + 0.5) + rise});
            if (pass == 0) {
                const QPen halo(withAlpha(theme_(sea ? u"sea" : u"land"), 0.85), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
                painter_.strokePath(outlineOf(lines[i], font, width).translated(base), halo);
            } else if (drawsVectors(painter_)) {
                painter_.fillPath(outlineOf(lines[i], font, width).translated(base), ink);
            } else {
                painter_.setFont(font);
                painter_.setPen(ink);
                painter_.drawText(base, lines[i]);
            }
        }
    }
}

QPixmap MapPainter::namePixmap(LocationId id, const Mark& mark, int alignment)
{
    const qreal density = style_.density, px = sizes_.namePixels(mark.written);
    if (const qreal wanted = sizes_.zoom * 1000 + textScale() * 100 + density; kept_.namesFor != wanted) {
        kept_.names.clear();
        kept_.namesFor = wanted;
    }
    // Of one size: where many names are lit they are smaller.
    const auto key = quint64(choosesHunter()) << 63 | quint64(qRound(px * 16)) << 32 | quint64(indexOf(id)) << 8 |
                     quint64(mark.written) << 4 | quint64(mark.broken) << 3 | quint64(model_.chosen == id) << 2 | quint64(alignment);
    if (const auto found = kept_.names.constFind(key); found != kept_.names.constEnd())
        return *found;
    const QStringList lines = layout_.nameLines(id, mark.written, mark.broken);
    // What another map has drawn is taken over: the halo takes long.
    const QString known = QStringLiteral("place name %1 %2 %3 %4 %5 %6 %7")
                              .arg(int(mark.written))
                              .arg(alignment)
                              .arg(int(style_.theme))
                              .arg(density)
                              .arg(px)
                              .arg(textScale())
                              .arg(lines.join(u'\n') + (layout_.input().table ? u'+' : u'-') + (model_.chosen == id ? u'!' : u'-') +
                                   (model_.asked      ? u'o'
                                    : choosesHunter() ? u'+'
                                                      : u'-'));
    QPixmap pixmap;
    if (!QPixmapCache::find(known, &pixmap)) {
        const QSizeF size = sizes_.name(lines, mark.written) + QSizeF(2 * nameHalo, 2 * nameHalo);
        pixmap = QPixmap((size * density).toSize());
        pixmap.setDevicePixelRatio(density);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        MapPainter(painter, layout_, style_, kept_).drawName({}, id, mark, alignment);
        painter.end();
        QPixmapCache::insert(known, pixmap);
    }
    kept_.names.insert(key, pixmap);
    return pixmap;
}

// --- Figures --------------------------------------------------------------------------------------------------------

void MapPainter::paintBadges(const Mark& mark)
{
    for (const MapLayout::Badge& badge : mark.badges) {
        const QPointF center = animatedPosition(badge);
        if (badge.hunter)
            paintHunter(center, *badge.hunter);
        else
            paintToken(center, badge.icon, badge.count);
        if (badge.ward) {
            const qreal r = sizes_.hunterRadius();
            paintCross(center + QPointF(0.72, 0.72) * r, std::max(0.8, r / 20));
        }
    }
    if (mark.stands && mark.slot > 0) {
        const QColor ink = theme_(light_ && mark.faceUp ? u"raised" : u"text");
        paintSlot(mark.at + mark.slotAt, mark.slot, theme_(mark.faceUp ? u"blood" : u"bloodTint"), mark.faceUp ? ink : theme_(u"bloodLine"),
                  ink);
    }
}

QPointF MapPainter::animatedPosition(const MapLayout::Badge& badge) const
{
    const std::optional<QPointF> before = badge.hunter ? style_.huntersBefore[*badge.hunter] : std::nullopt;
    return before ? *before + (badge.center - *before) * style_.hunters : badge.center;
}

void MapPainter::paintHunter(QPointF at, std::size_t hunter)
{
    const qreal r = sizes_.hunterRadius();
    const QPainterPath shape = hunterShape(hunter, at, r);
    painter_.save();
    if (model_.acting == static_cast<fury::Hunter>(hunter)) // whose turn it is: a ring around him
        disc(at, r + 4.5, Qt::NoBrush, QPen(theme_(u"text"), 2));
    if (model_.hunters[hunter].lies) { // the figure lies down
        painter_.translate(at);
        painter_.rotate(90);
        painter_.translate(-at);
    }
    painter_.strokePath(shape, QPen(theme_(light_ ? u"raised" : u"window"), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.fillPath(shape, theme_(u"steel"));
    paintWord(at, QString::fromLatin1(hunterLetters[hunter]), sizes_.letterPixels(), theme_(u"steelInk"));
    painter_.restore();
}

void MapPainter::paintToken(QPointF at, const QString& icon, int count)
{
    const qreal side = 20.0 / 11 * sizes_.hunterRadius(), wide = count > 1 ? side + std::ceil(sizes_.countPixels() * 1.15) : side;
    painter_.setPen(QPen(theme_(u"window"), 1.5));
    painter_.setBrush(theme_(u"token"));
    painter_.drawRoundedRect(boxAround(at, {wide, side}).adjusted(-0.75, -0.75, 0.75, 0.75), side / 5, side / 5);
    paintIcon(at - QPointF((wide - side) / 2, 0), icon, theme_(u"tokenInk"), side * 0.8);
    if (count > 1)
        paintWord(at + QPointF(side * 0.42, 0), QStringLiteral("×%1").arg(count), sizes_.countPixels(), theme_(u"tokenInk"));
}

// --- Shapes ---------------------------------------------------------------------------------------------------------

void MapPainter::disc(QPointF at, qreal radius, const QBrush& fill, const QPen& edge)
{
    painter_.setPen(edge);
    painter_.setBrush(fill);
    painter_.drawEllipse(at, radius, radius);
}

QPointF MapPainter::onPixel(QPointF at) const
{
    return QPointF(std::round(at.x() * style_.density), std::round(at.y() * style_.density)) / style_.density;
}

void MapPainter::paintIcon(QPointF center, const QString& name, const QColor& tint, qreal size)
{
    const int side = qRound(size);
    const QRectF box = boxAround(center, QSizeF(side, side));
    if (drawsVectors(painter_))
        paintIconIn(painter_, box, name, tint);
    else
        painter_.drawPixmap(onPixel(box.topLeft()), iconPixmap(name, tint, side, style_.density));
}

void MapPainter::paintWord(QPointF center, const QString& word, qreal pixels, const QColor& ink)
{
    const QFont font = bodyFont(pixels / textScale(), 700); // which multiplies by it again
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(word);
    painter_.setFont(font);
    painter_.setPen(ink);
    const QPointF base(center.x() - width / 2, center.y() + metrics.capHeight() / 2);
    if (drawsVectors(painter_))
        painter_.fillPath(outlineOf(word, font, width).translated(base), ink);
    else
        painter_.drawText(base, word);
}

} // namespace demeter
