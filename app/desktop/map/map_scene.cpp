#include "app/desktop/map/map_scene.h"

#include "app/text/map_point.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace demeter {

namespace {

constexpr qreal rasterShare = 0.5;

QByteArray resource(const char* path)
{
    QFile file(QString::fromLatin1(path));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("%s is missing from the program", path);
        return {};
    }
    return file.readAll();
}

QPointF pointOf(const QJsonValue& value)
{
    return {value.toArray().at(0).toDouble(), value.toArray().at(1).toDouble()};
}

/// The outline of `id` in an SVG whose paths have only M, l and z, which is what make_map.mjs writes.
QPainterPath outlineOf(const QByteArray& svg, const char* id)
{
    QPainterPath path;
    const auto element = svg.indexOf(QByteArray("id=\"") + id + '"');
    const auto begin = element < 0 ? -1 : svg.indexOf(" d=\"", element);
    const auto end = begin < 0 ? -1 : svg.indexOf('"', begin + 4);
    if (end < 0)
        return path;
    const char* at = svg.constData() + begin + 4;
    const char* const stop = svg.constData() + end;
    bool relative = false;
    QPointF here;
    const auto number = [&at, stop](qreal& value) {
        while (at < stop && (*at == ' ' || *at == ','))
            ++at;
        const char* const start = at;
        while (at < stop && (*at == '-' || *at == '.' || (*at >= '0' && *at <= '9'))) {
            if (*at == '-' && at != start)
                break;
            ++at;
        }
        value = QByteArray::fromRawData(start, at - start).toDouble();
        return at != start;
    };
    while (at < stop) {
        if (*at == 'M' || *at == 'l') {
            relative = *at++ == 'l';
        } else if (*at == 'z') {
            path.closeSubpath();
            ++at;
        } else if (qreal x = 0, y = 0; number(x) && number(y)) {
            here = relative ? here + QPointF(x, y) : QPointF(x, y);
            if (relative)
                path.lineTo(here);
            else
                path.moveTo(here);
        } else {
            ++at;
        }
    }
    return path;
}

QPointF unitNormal(const QLineF& line)
{
    return line.length() > 0 ? QPointF(-line.dy(), line.dx()) / line.length() : QPointF();
}

/// What is the same on every map.
struct Drawing {
    QPainterPath land, graticule;
    QList<QLineF> coastline; ///< the edges of `land`
    QImage landRaster;       ///< coarse, to ask quickly where land is
};

Drawing loadDrawing()
{
    initLookResources();
    Drawing drawing;
    drawing.land = outlineOf(resource(":/resources/map/europe.svg"), "land");
    for (const QPolygonF& ring : drawing.land.toSubpathPolygons())
        for (qsizetype i = 1; i < ring.size(); ++i)
            drawing.coastline.push_back({ring[i - 1], ring[i]});
    drawing.landRaster = QImage((MapScene::mapRect.size() * rasterShare).toSize(), QImage::Format_Grayscale8);
    drawing.landRaster.fill(Qt::black);
    QPainter raster(&drawing.landRaster);
    raster.scale(rasterShare, rasterShare);
    raster.fillPath(drawing.land, Qt::white);
    raster.end();
    QPainterPath& graticule = drawing.graticule;
    for (int longitude = -40; longitude <= 60; longitude += 5)
        for (double latitude = 25; latitude <= 70; latitude += 2.5)
            latitude == 25 ? graticule.moveTo(mapPoint(longitude, latitude)) : graticule.lineTo(mapPoint(longitude, latitude));
    for (int latitude = 25; latitude <= 70; latitude += 5)
        for (double longitude = -40; longitude <= 60; longitude += 2.5)
            longitude == -40 ? graticule.moveTo(mapPoint(longitude, latitude)) : graticule.lineTo(mapPoint(longitude, latitude));
    return drawing;
}

/// Read once for all maps.
const Drawing& theDrawing()
{
    static const Drawing drawing = loadDrawing();
    return drawing;
}

} // namespace

MapScene::MapScene(QObject* parent) : QGraphicsScene(parent)
{
    setSceneRect(mapRect);
    setItemIndexMethod(QGraphicsScene::NoIndex);
}

void MapScene::setBoard(std::shared_ptr<const Board> board)
{
    board_ = std::move(board);
    places_.clear();
    seaBorders_.clear();
    if (!board_)
        return;

    const QJsonObject drawing = QJsonDocument::fromJson(resource(":/resources/map/labels.json")).object();
    const QJsonObject placed = drawing.value(QLatin1String("places")).toObject();
    for (const Location& location : board_->locations()) {
        MapPlace place;
        const QJsonValue entry = placed.value(QString::fromStdString(location.id));
        if (entry.isObject()) {
            const QJsonObject object = entry.toObject();
            place.drawn = true;
            place.position = {object.value(QLatin1String("x")).toDouble(), object.value(QLatin1String("y")).toDouble()};
            place.anchor = pointOf(object.value(QLatin1String("anchor")));
            place.offset = pointOf(object.value(QLatin1String("offset")));
            for (const QJsonValue& port : object.value(QLatin1String("port")).toArray())
                place.ports.push_back(pointOf(port));
            if (object.contains(QLatin1String("hospital")))
                place.hospital = pointOf(object.value(QLatin1String("hospital")));
            const QJsonObject lines = object.value(QLatin1String("lines")).toObject();
            for (std::size_t i = 0; i < languageCount; ++i)
                place.lines[i] = lines.value(QLatin1String(languageCodes[i].data(), qsizetype(languageCodes[i].size()))).toString();
        } else {
            place.position = mapPoint(location.longitude, location.latitude);
        }
        for (std::size_t i = 0; i < languageCount; ++i)
            if (place.lines[i].isEmpty())
                place.lines[i] = QString::fromStdString(location.names[i]);
        places_.push_back(std::move(place));
    }

    // Anchors that the drawing lacks look towards the middle of their sea.
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const std::vector<LocationId>& seas = board_->locations()[i].portOn;
        for (std::size_t port = places_[i].ports.size(); port < seas.size(); ++port) {
            QLineF line(places_[i].position, places_[indexOf(seas[port])].position);
            line.setLength(19);
            places_[i].ports.emplace_back(line.dx(), line.dy());
        }
    }

    for (const QJsonValue& value : drawing.value(QLatin1String("sea_borders")).toArray()) {
        const QJsonObject border = value.toObject();
        const auto a = board_->find(border.value(QLatin1String("between")).toArray().at(0).toString().toStdString());
        const auto b = board_->find(border.value(QLatin1String("between")).toArray().at(1).toString().toStdString());
        if (!a || !b || !board_->joined(*a, *b))
            continue;
        QPolygonF line;
        for (const QJsonValue& point : border.value(QLatin1String("points")).toArray())
            line << pointOf(point);
        seaBorders_.push_back(std::move(line));
    }
}

const QImage& MapScene::landRaster()
{
    return theDrawing().landRaster;
}

QTransform MapScene::toLandRaster()
{
    return QTransform::fromScale(rasterShare, rasterShare);
}

QString MapScene::placeName(LocationId id, Language language, bool oneLine) const
{
    const auto i = static_cast<std::size_t>(language);
    return oneLine ? QString::fromStdString((*board_)[id].names[i]) : places_[indexOf(id)].lines[i];
}

QStringList MapScene::brokenName(LocationId id, Language language) const
{
    const QString drawn = placeName(id, language, false), whole = placeName(id, language, true);
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

void MapScene::paintGround(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const
{
    // Segment by segment, opaque and with square caps: the rasteriser is ten times faster with lines than with the outline of
    // a stroked coast, and what is painted twice does not show.
    const QRectF visible = painter.worldTransform().inverted().mapRect(QRectF(painter.window())).adjusted(-20, -20, 20, 20);
    QList<QLineF> coastline;
    for (const QLineF& line : theDrawing().coastline)
        if (visible.contains(line.p1()) || visible.contains(line.p2()))
            coastline.push_back(line);
    const auto stroke = [&](const QColor& color, qreal px) {
        painter.setPen(QPen(color, px * mark / scale, Qt::SolidLine, Qt::SquareCap));
        painter.drawLines(coastline);
    };
    const auto faint = [](QColor color, qreal alpha) {
        color.setAlphaF(float(alpha));
        return color;
    };
    const QColor coast = theme(u"coast");
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(mapRect, theme(u"sea"));
    painter.strokePath(theDrawing().graticule, QPen(faint(coast, 0.16), 1 / scale));
    const bool plain = theme.name() == ThemeName::HighContrast;
    // In daylight the shallows are paper blue, at night a thin blue glow.
    const qreal soft = theme.name() == ThemeName::Light ? 0.17 : 0.15;
    const QColor shallow = theme.name() == ThemeName::Dark ? QColor::fromRgb(0x3A, 0x6A, 0xA8) : coast;
    if (!plain) {
        const QColor outer = mixed(theme(u"sea"), shallow, soft);
        stroke(outer, 9);
        stroke(mixed(outer, shallow, soft), 4.5);
    }

    // Dots of 1.8 px every 5.5 px: a round cap on a dash of no length. Dashes count in pen widths.
    QPen dots(theme(u"seaLabel"), 1.8 * mark / scale, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.01, 5.5 / 1.8 - 0.01});
    painter.setPen(dots);
    for (const QPolygonF& border : seaBorders_)
        painter.drawPolyline(border);

    painter.fillPath(theDrawing().land, theme(u"land"));
    stroke(mixed(theme(u"land"), coast, 0.85), 1.1);
}

void MapScene::paintOverview(QPainter& painter, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(mapRect, theme(u"sea"));
    painter.fillPath(theDrawing().land, theme.name() == ThemeName::Light ? mixed(theme(u"land"), theme(u"line"), 0.6)
                                                                         : mixed(theme(u"land"), theme(u"coast"), 0.22));
}

void MapScene::paintRoads(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const
{
    if (!board_)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme(u"road"), 1.6 * mark / scale));
    for (const auto& [a, b] : board_->roads())
        painter.drawLine(QLineF(place(a).position, place(b).position));
}

void MapScene::paintRails(QPainter& painter, const Theme& theme, qreal scale, qreal mark) const
{
    if (!board_)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal px = mark / scale;
    for (const Rail& rail : board_->rails()) {
        QLineF line(place(rail.a).position, place(rail.b).position);
        const QPointF across = unitNormal(line);
        if (board_->byRoad(rail.a).contains(rail.b))
            line.translate(across * 5 * px);
        const QPointF along = line.length() > 0 ? QPointF(line.dx(), line.dy()) / line.length() : QPointF();
        const bool yellow = rail.line == RailLine::Yellow;
        const QColor color = theme(yellow ? u"railYellow" : u"railWhite");
        painter.setPen(QPen(color, 1.3 * px));
        painter.drawLine(line);
        const qreal step = (yellow ? 12.5 : 8) * px;
        const int marks = int(line.length() / step);
        const qreal first = (line.length() - (marks - 1) * step) / 2;
        for (int i = 0; i < marks; ++i) {
            const QPointF at = line.p1() + along * (first + i * step);
            if (yellow) {
                const QPointF u = along * 2.25 * px, v = across * 2.25 * px;
                painter.setPen(Qt::NoPen);
                painter.setBrush(color);
                painter.drawPolygon(QPolygonF({at - u - v, at + u - v, at + u + v, at - u + v}));
            } else {
                painter.drawLine(QLineF(at - across * 3 * px, at + across * 3 * px));
            }
        }
        painter.setBrush(Qt::NoBrush);
    }
}

} // namespace demeter
