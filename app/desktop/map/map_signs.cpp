#include "app/desktop/map/map_signs.h"

#include "app/desktop/map/map_scene.h"
#include "app/desktop/map/map_view.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace demeter {

using fury::Hunter;

namespace {

constexpr qreal signScale = 1.35, tableScale = 1.0; ///< pixels for a map unit; on the table's map all is larger
constexpr int edgePixels = 8;                       ///< of the map's own edge, which is cut off
/// So that what lies beside its place finds room there; in so low a view no place is named.
constexpr QSize signView(300, 136);
constexpr QSize insetView(560, 400);
constexpr QRect linkPixels(44, 0, 32, 34); ///< from one city to the other, across and down, so that both are in the picture

} // namespace

MapSigns::MapSigns(std::shared_ptr<const Board> board, ThemeName theme, MapOf map)
    : board_(std::move(board)), of_(map), places_(std::make_unique<MapScene>()), map_(std::make_unique<MapView>())
{
    places_->setBoard(board_);
    map_->setMinimumSize(0, 0);
    map_->setTable(map == MapOf::Table);
    map_->setTheme(theme);
    map_->setBoard(board_);
    const LocationSet towns = ofKind(LocationKind::SmallCity);
    city_ = loneliest((towns - board_->ports()).empty() ? towns : towns - board_->ports());
    road_ = link_ = board_->roads().empty() ? Edge{city_, city_} : loneliest(board_->roads());
    std::vector<Edge> shorter;
    const qreal scale = map == MapOf::Table ? tableScale : signScale;
    for (const Edge& road : board_->roads())
        if (const QPointF way = (places_->place(road.second).position - places_->place(road.first).position) * scale;
            linkPixels.contains(QPoint(qRound(std::abs(way.x())), qRound(std::abs(way.y())))) && board_->castle() != road.first &&
            board_->castle() != road.second)
            shorter.push_back(road);
    if (!shorter.empty())
        link_ = *std::ranges::max_element(shorter, {}, [this](const Edge& road) {
            LocationSet ends(road.first);
            ends.insert(road.second);
            return roomAround(middle(road), ends);
        });
}

MapSigns::~MapSigns() = default;

LocationSet MapSigns::ofKind(LocationKind kind) const
{
    LocationSet places;
    for (std::size_t i = 0; i < board_->locations().size(); ++i)
        if (board_->locations()[i].kind == kind)
            places.insert(static_cast<LocationId>(i));
    return places;
}

qreal MapSigns::roomAround(QPointF point, LocationSet but) const
{
    qreal least = std::numeric_limits<qreal>::max();
    for (std::size_t i = 0; i < board_->locations().size(); ++i)
        if (const auto id = static_cast<LocationId>(i); !but.contains(id))
            least = std::min(least, QLineF(point, places_->place(id).position).length());
    // What lies at the edge of the board has nothing around it, and half of the picture would be empty.
    const QRectF map = MapScene::mapRect;
    return std::min({least, point.x() - map.left(), map.right() - point.x(), point.y() - map.top(), map.bottom() - point.y()});
}

LocationId MapSigns::loneliest(const LocationSet& places) const
{
    LocationId best{};
    qreal most = -std::numeric_limits<qreal>::max();
    places.forEach([&](LocationId id) {
        if (const qreal room = roomAround(places_->place(id).position, LocationSet(id)); room > most) {
            best = id;
            most = room;
        }
    });
    return best;
}

QPointF MapSigns::middle(const Edge& way) const
{
    return (places_->place(way.first).position + places_->place(way.second).position) / 2;
}

Edge MapSigns::loneliest(const std::vector<Edge>& ways) const
{
    return *std::ranges::max_element(ways, {}, [this](const Edge& way) { return roomAround(middle(way)); });
}

std::vector<Edge> MapSigns::rails(RailLine line) const
{
    std::vector<Edge> ways;
    for (const Rail& rail : board_->rails())
        if (rail.line == line || (rail.line == RailLine::None && line == RailLine::White)) // drawn alike
            ways.emplace_back(rail.a, rail.b);
    return ways;
}

MapSigns::Scene MapSigns::sceneOf(MapSign sign) const
{
    Scene scene;
    const auto at = [&](LocationId id) { scene.center = places_->place(id).position; };
    at(city_);
    const auto hunter = [&](Hunter who) {
        scene.model.hunters[static_cast<std::size_t>(who)] = MapModel::Figure::in(city_);
        scene.onFigure = true;
    };
    const auto way = [&](const std::vector<Edge>& ways) {
        if (!ways.empty())
            scene.center = middle(loneliest(ways));
    };
    const bool table = of_ == MapOf::Table;
    switch (sign) {
    case MapSign::SmallCity:
        break;
    case MapSign::LargeCity:
        at(loneliest(ofKind(LocationKind::LargeCity)));
        break;
    case MapSign::Castle:
        at(loneliest(ofKind(LocationKind::Castle)));
        break;
    case MapSign::Hospital:
    case MapSign::InHospital: {
        LocationSet cities;
        for (const LocationId id : board_->hospitals())
            cities.insert(id);
        const LocationId city = loneliest(cities);
        at(city);
        if (sign == MapSign::InHospital) {
            scene.model.hunters[static_cast<std::size_t>(Hunter::DrSeward)] = MapModel::Figure::hospital(city);
            scene.onFigure = true;
        }
        break;
    }
    case MapSign::Sea:
        at(loneliest(ofKind(LocationKind::Sea)));
        break;
    case MapSign::Road:
        scene.center = middle(link_);
        break;
    case MapSign::WhiteRailway:
        scene.rails = true;
        way(rails(RailLine::White));
        break;
    case MapSign::YellowRailway:
        scene.rails = true;
        way(rails(RailLine::Yellow));
        break;
    case MapSign::SeaBorder: {
        qreal most = 0;
        for (const QPolygonF& border : places_->seaBorders())
            for (const QPointF point : border)
                if (const qreal room = roomAround(point); room > most) {
                    most = room;
                    scene.center = point;
                }
        break;
    }
    case MapSign::Port:
        at(loneliest(board_->ports() & ofKind(LocationKind::SmallCity)));
        break;
    case MapSign::LordGodalming:
        hunter(Hunter::LordGodalming);
        break;
    case MapSign::DrSeward:
        hunter(Hunter::DrSeward);
        break;
    case MapSign::VanHelsing:
        hunter(Hunter::VanHelsing);
        break;
    case MapSign::MinaHarker:
        hunter(Hunter::MinaHarker);
        break;
    case MapSign::Acting:
        hunter(Hunter::DrSeward);
        scene.model.acting = Hunter::DrSeward;
        break;
    case MapSign::Delayed:
        hunter(Hunter::LordGodalming);
        scene.model.hunters[static_cast<std::size_t>(Hunter::LordGodalming)].lies = true;
        break;
    case MapSign::Bats:
        hunter(Hunter::MinaHarker);
        scene.model.hunters[static_cast<std::size_t>(Hunter::MinaHarker)].bats = 1;
        break;
    case MapSign::ConsecratedGround:
        scene.model.tokens.push_back({MapModel::Token::What::ConsecratedGround, city_});
        scene.onFigure = true;
        break;
    case MapSign::HeavenlyHost:
        scene.model.tokens.push_back({MapModel::Token::What::Host, city_});
        scene.onFigure = true;
        break;
    case MapSign::Storm: {
        const LocationId sea = loneliest(ofKind(LocationKind::Sea));
        at(sea);
        scene.model.tokens.push_back({MapModel::Token::What::Storm, sea});
        scene.onFigure = true;
        break;
    }
    case MapSign::Fog:
        scene.model.tokens.push_back({MapModel::Token::What::Fog, city_, 2});
        scene.onFigure = true;
        break;
    case MapSign::Roadblock:
        scene.center = middle(road_);
        scene.model.roadblocks.push_back({false, road_.first, road_.second});
        break;
    case MapSign::Dracula:
        scene.model.current = city_;
        scene.model.currentSlot = 2;
        break;
    case MapSign::Hideout:
        scene.model.trail.push_back({city_, 3, table});
        break;
    case MapSign::Lair:
        scene.model.lairs.push_back({city_, 0, table});
        break;
    case MapSign::Trail:
        scene.center = middle(link_);
        scene.model.trail = {{link_.first, 1, table}, {link_.second, 2, table}};
        break;
    case MapSign::Choice:
        scene.model.legal.insert(city_);
        scene.model.legalIsHunters = of_ != MapOf::Dracula;
        break;
    case MapSign::LitRoad:
        scene.center = middle(link_);
        scene.model.origin = link_.first;
        scene.model.legal.insert(link_.second);
        scene.model.legalIsHunters = of_ != MapOf::Dracula;
        break;
    case MapSign::Refused:
        scene.model.refused = city_;
        break;
    case MapSign::Asked:
        scene.model.asked = city_;
        break;
    case MapSign::Route:
        scene.center = middle(link_);
        scene.model.route = MapRoute{{{link_.first, link_.second, MapRoute::Look::Thick}}};
        break;
    case MapSign::Inset: {
        scene.model.current = city_;
        scene.model.legal = board_->byRoad(city_);
        const LocationSet large = ofKind(LocationKind::LargeCity) - scene.model.legal;
        scene.model.hunters[0] = MapModel::Figure::in(loneliest(large));
        break;
    }
    }
    return scene;
}

QPixmap MapSigns::rendered(QRect part, QSize size, qreal density)
{
    QPixmap picture(size * density);
    picture.setDevicePixelRatio(density);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.scale(qreal(size.width()) / part.width(), qreal(size.height()) / part.height());
    // Without its buttons, which are not the viewport's.
    map_->viewport()->render(&painter, QPoint(), QRegion(part), QWidget::RenderFlags());
    return picture;
}

QPixmap MapSigns::picture(MapSign sign, QSize size, qreal density)
{
    const Scene scene = sceneOf(sign);
    const bool inset = sign == MapSign::Inset;
    map_->resize(inset ? insetView : signView);
    map_->grab(QRect(0, 0, 1, 1)); // has its size from now on
    map_->setRailsShown(scene.rails);
    map_->setModel(scene.model);
    const qreal scale = of_ == MapOf::Table ? tableScale : inset ? 1.0 : signScale;
    map_->lookAt({scale, scene.center});
    const QRect whole(QPoint(), map_->viewport()->size());
    if (inset) {
        const QRect small = map_->insetRect();
        return rendered(small.isNull() ? whole : small, size, density);
    }
    // At the edge of the board it does not lie in the middle of the view.
    constexpr qreal around = 10;
    QRectF shown(map_->viewportTransform().map(scene.center) - QPointF(around, around), QSizeF(2 * around, 2 * around));
    for (const QRectF& figure : map_->layout().figures)
        if (scene.onFigure)
            shown |= figure.adjusted(-8, -8, 8, 8);
    const QRect most = whole.adjusted(edgePixels, edgePixels, -edgePixels, -edgePixels);
    const qreal smaller = std::max({1.0, shown.width() / size.width(), shown.height() / size.height()});
    QRect part(QPoint(), (QSizeF(size) * smaller).toSize().boundedTo(most.size()));
    part.moveCenter(shown.center().toPoint());
    part.moveLeft(std::clamp(part.left(), most.left(), most.right() + 1 - part.width()));
    part.moveTop(std::clamp(part.top(), most.top(), most.bottom() + 1 - part.height()));
    return rendered(part, size, density);
}

} // namespace demeter
