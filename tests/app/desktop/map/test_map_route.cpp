// A way over the board: what of it is drawn, how wide, and in which order.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/map/map_route.h"
#include "app/desktop/map/map_view.h"
#include "app/text/resources.h"
#include "tests/support/load.h"

#include <QImage>
#include <QtTest>

#include <utility>

using namespace demeter;

namespace {

constexpr int middleRow = 30;

/// A picture of the route over places that lie 100 pixels apart, in a row.
QImage pictureOf(const MapRoute& route, qreal share)
{
    QImage image(400, 2 * middleRow, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const auto at = [](LocationId id) { return QPointF(50 + 100.0 * double(indexOf(id)), middleRow + 0.5); };
    std::vector<QPolygonF> ways;
    for (const MapRoute::Leg& leg : route.legs)
        ways.push_back(QPolygonF({at(leg.from), at(leg.to)}));
    paintRoute(painter, route, ways, Theme::of(ThemeName::Dark), 1, share);
    return image;
}

/// How many pixels of this colour stand above one another.
int tall(const QImage& image, int x, QStringView token)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        found += image.pixel(x, y) == Theme::of(ThemeName::Dark)(token).rgb() ? 1 : 0;
    return found;
}

} // namespace

class TestMapRoute : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        initLookResources();
        loadFonts();
    }

    void ageIsWidthAndColour()
    {
        const auto at = [](unsigned n) { return static_cast<LocationId>(n); };
        const QImage image = pictureOf(
            {{{at(0), at(1), MapRoute::Look::Thin}, {at(1), at(2), MapRoute::Look::Middle}, {at(2), at(3), MapRoute::Look::Thick}}}, 1);
        const int thin = tall(image, 100, u"routeOld"), middle = tall(image, 200, u"routeMid"), thick = tall(image, 300, u"bloodLine");
        QVERIFY2(0 < thin && thin < middle && middle < thick, qPrintable(QStringLiteral("%1 %2 %3").arg(thin).arg(middle).arg(thick)));
        QVERIFY(thick >= 6 && thick <= 8);
        for (const int x : {100, 200, 300})
            QVERIFY(tall(image, x, u"window") >= 3); // the bed
    }

    void theNewestIsDrawnAsFarAsItHasCome()
    {
        const auto at = [](unsigned n) { return static_cast<LocationId>(n); };
        const MapRoute route{{{at(0), at(1), MapRoute::Look::Thick}, {at(1), at(2), MapRoute::Look::Thick}}};
        for (const auto& [share, upTo] : {std::pair{0.0, 0}, {0.5, 200}, {1.0, 250}}) {
            const QImage image = pictureOf(route, share);
            QVERIFY(tall(image, 100, u"bloodLine") > 0); // what lies behind him stays
            for (const int x : {170, 190, 210, 230})
                QCOMPARE(tall(image, x, u"bloodLine") > 0, x < upTo);
        }
        QVERIFY(pictureOf({}, 1) == pictureOf({}, 0));
    }

    /// Cádiz and the Ionian Sea are far apart: the line between them touches no place that he did not come to, on his map, on the table's
    /// and while it is watched; along a road it is the road.
    void aWayBySeaGoesRoundOtherPlaces()
    {
        const auto board = test::board("fury-3e");
        const auto at = [&](const char* id) { return board->find(id).value(); };
        for (const bool table : {true, false})
            for (const bool route : {true, false}) {
                MapView map;
                map.setTable(table);
                map.setBoard(board);
                map.resize(813, 600);
                map.show();
                MapModel model;
                model.trail = {{at("lisbon"), 1, true}, {at("cadiz"), 2, true}, {at("ionian-sea"), 3, true}};
                if (route)
                    model.route = MapRoute{
                        {{at("lisbon"), at("cadiz"), MapRoute::Look::Thick}, {at("cadiz"), at("ionian-sea"), MapRoute::Look::Thick}}};
                map.setModel(model);
                const MapView::Layout layout = map.layout();
                QCOMPARE(layout.ways.size(), 2U);
                QCOMPARE(layout.ways[0].size(), 2);
                const QPolygonF& way = layout.ways[1];
                for (qsizetype n = 1; n < way.size(); ++n)
                    for (const MapView::Layout::Node& node : layout.nodes) {
                        if (node.place == at("cadiz") || node.place == at("ionian-sea"))
                            continue;
                        const QLineF step(way[n - 1], way[n]);
                        for (int share = 0; share <= 8; ++share)
                            QVERIFY2(QLineF(step.pointAt(share / 8.0), node.at).length() > node.radius + 4,
                                     (*board)[node.place].id.c_str());
                    }
            }
    }

    /// Dots from a hunter to Dracula who was near, and a ring where the table knew him last.
    void whatWasNearAndBelievedIsDrawn()
    {
        const auto board = test::board("fury-3e");
        const auto at = [&](const char* id) { return board->find(id).value(); };
        MapView map;
        map.setTable(true);
        map.setBoard(board);
        map.setTheme(ThemeName::Dark);
        map.resize(1000, 740);
        map.show();
        const auto with = [&](std::optional<LocationId> near, std::optional<LocationId> trace) {
            MapModel model;
            model.current = at("paris");
            model.route.emplace();
            model.route->near = near;
            model.route->trace = trace;
            map.setModel(model);
            return map.viewport()->grab().toImage();
        };
        const QImage nothing = with({}, {}), near = with(at("marseilles"), {}), trace = with({}, at("berlin"));
        const auto changed = [&](const QImage& image, QPointF place, int reach) {
            int found = 0;
            for (int x = -reach; x <= reach; ++x)
                for (int y = -reach; y <= reach; ++y) {
                    const QPoint pixel = place.toPoint() + QPoint(x, y);
                    found += image.rect().contains(pixel) && image.pixel(pixel) != nothing.pixel(pixel) ? 1 : 0;
                }
            return found;
        };
        const QPointF paris = map.viewPositionOf(at("paris")), marseilles = map.viewPositionOf(at("marseilles")),
                      berlin = map.viewPositionOf(at("berlin"));
        QVERIFY(changed(near, (paris + marseilles) / 2, 8) > 20 && changed(near, berlin, 20) == 0);
        QVERIFY(changed(trace, berlin, 24) > 20 && changed(trace, (paris + marseilles) / 2, 8) == 0);
    }

    /// Where he was more than once it says so, in a mark as wide as it takes.
    void aMarkHoldsSeveralRounds()
    {
        const auto board = test::board("fury-3e");
        MapView map;
        map.setTable(true);
        map.setBoard(board);
        map.resize(1000, 740);
        map.show();
        const auto radius = [&](const QString& text) {
            MapModel model;
            model.trail = {{.location = board->find("paris").value(), .slot = 12, .faceUp = true, .text = text}};
            model.route.emplace();
            map.setModel(model);
            for (const MapView::Layout::Node& node : map.layout().nodes)
                if (node.place == board->find("paris").value())
                    return node.radius;
            return 0.0;
        };
        QCOMPARE(radius(QStringLiteral("12")), radius({}));
        QVERIFY(radius(QStringLiteral("3\u00B712")) > radius(QStringLiteral("12")));
    }

    /// From where they stood to where they stand, and only on a map with a route: elsewhere they are where they are.
    void huntersAreSeenToGo()
    {
        const auto board = test::board("fury-3e");
        MapView map;
        map.setTable(true);
        map.setBoard(board);
        map.setTheme(ThemeName::Dark);
        map.resize(800, 592);
        map.show();
        const auto with = [&](const char* city, bool route) {
            MapModel model;
            model.hunters[0] = MapModel::Figure::in(*board->find(city));
            if (route)
                model.route.emplace();
            map.setModel(model);
            return map.layout().figures.at(0).center();
        };
        const auto steelAt = [&](QPointF at) {
            const QImage image = map.viewport()->grab().toImage();
            const QColor steel = Theme::of(ThemeName::Dark)(u"steel");
            int found = 0;
            for (int x = -12; x <= 12; ++x)
                for (int y = -12; y <= 12; ++y)
                    found += image.pixelColor(at.toPoint() + QPoint(x, y)) == steel ? 1 : 0;
            return found > 150; // but for the letter
        };
        for (const bool route : {true, false}) {
            map.setPassing(1, 1);
            const QPointF from = with("madrid", route);
            QVERIFY(steelAt(from));
            const QPointF to = with("szeged", route), between = (from + to) / 2;
            QVERIFY(steelAt(to) && !steelAt(from) && !steelAt(between));
            map.setPassing(1, 0.5);
            QCOMPARE(steelAt(between), route);
            QCOMPARE(steelAt(to), !route);
        }
    }
};

DEMETER_TEST(TestMapRoute)
#include "test_map_route.moc"
