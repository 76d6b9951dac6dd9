// Where the map's view looks: frames, zoom and the inset, without a window.
#include "app/desktop/map/map_camera.h"

#include <QTest>

using namespace demeter;

namespace {

constexpr QRectF map{0, 0, 1000, 740};

QRectF shown(const MapCamera::Look& look, QSize view)
{
    const QSizeF size = QSizeF(view) / look.scale;
    return {look.center - QPointF(size.width(), size.height()) / 2, size};
}

} // namespace

class TestMapCamera : public QObject {
    Q_OBJECT

private slots:
    void theWholeMapIsShown_data();
    void theWholeMapIsShown();
    void pointsAreShownWithRoom();
    void oneAloneIsNotTooClose();
    void pointsFillTheView_data();
    void pointsFillTheView();
    void nothingIsShownBesideAWidth();
    void nothingToShowIsTheWholeMap();
    void whatIsLargeEnoughStaysWhole();
    void zoomStaysWithinItsLimits();
    void zoomKeepsThePointUnderThePointer();
    void insetKeepsOffWhatIsLit();
    void insetNeedsRoom();
    void insetLeadsThereAndBack();
};

void TestMapCamera::theWholeMapIsShown_data()
{
    QTest::addColumn<QSize>("view");
    QTest::newRow("wide") << QSize(1280, 600);
    QTest::newRow("tall") << QSize(600, 1000);
    QTest::newRow("small") << QSize(240, 180);
}

void TestMapCamera::theWholeMapIsShown()
{
    QFETCH(const QSize, view);
    const MapCamera camera(map, view);
    const auto look = camera.whole();
    QCOMPARE(look.center, map.center());
    QVERIFY(shown(look, view).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(map));
    QVERIFY2(qFuzzyCompare(shown(look, view).width(), map.width()) || qFuzzyCompare(shown(look, view).height(), map.height()),
             "as large as it can be");
    QVERIFY(!camera.isNear(look.scale));
}

void TestMapCamera::pointsAreShownWithRoom()
{
    const QSize view(796, 589);
    const MapCamera camera(map, view);
    const std::vector<QPointF> points{{300, 300}, {500, 380}, {410, 250}};
    const auto look = camera.around(points);
    QVERIFY(camera.isNear(look.scale));
    for (const QPointF point : points)
        QVERIFY(shown(look, view).contains(QRectF(point, QSizeF(0, 0)).adjusted(-69, -69, 69, 69)));
    const auto corners = camera.around({map.topLeft(), map.bottomRight()});
    QCOMPARE(corners.scale, camera.wholeScale());
}

void TestMapCamera::oneAloneIsNotTooClose()
{
    const QSize view(796, 589);
    const MapCamera camera(map, view);
    const auto look = camera.around({{400, 400}});
    QCOMPARE(look.center, QPointF(400, 400));
    QVERIFY2(shown(look, view).width() >= 580, "what lies around it is shown too");
}

void TestMapCamera::pointsFillTheView_data()
{
    QTest::addColumn<QSize>("view");
    QTest::newRow("tall") << QSize(390, 420);
    QTest::newRow("low") << QSize(360, 220);
    QTest::newRow("narrow") << QSize(340, 255);
}

/// Wherever two places lie: both are seen and free, as near as that leaves them, and as little as can be beyond the edge of the map.
void TestMapCamera::pointsFillTheView()
{
    QFETCH(const QSize, view);
    const MapCamera camera(map, view);
    const QRectF covered(view.width() - 51, view.height() - 51, 44, 44);
    for (int x = 20; x < 900; x += 110)
        for (int y = 20; y < 660; y += 90) {
            const QPointF first(x, y);
            for (const QPointF second : {QPointF(880, 640), QPointF(500, 370), QPointF(90, 80), first + QPointF(10, 0)}) {
                const auto look = camera.filling({first, second}, {40, 30, 40, 30}, 520, covered);
                const QRectF seen = shown(look, view);
                QVERIFY(look.scale >= camera.wholeScale() && seen.width() >= 520 - 1e-6);
                QVERIFY(seen.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(first) &&
                        seen.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(second));
                const bool wide = seen.width() <= map.width() + 1e-6, tall = seen.height() <= map.height() + 1e-6;
                const QRectF within = map.adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
                QVERIFY(!wide || (seen.left() >= within.left() && seen.right() <= within.right()));
                QVERIFY(!tall || (seen.top() >= within.top() && seen.bottom() <= within.bottom()));
                const QPointF at = (second - seen.topLeft()) * look.scale;
                QVERIFY2(!covered.contains(at) || look.scale < 1.6 * camera.wholeScale(),
                         qPrintable(QString("%1 %2, %3 %4").arg(x).arg(y).arg(at.x()).arg(at.y())));
            }
        }
    QCOMPARE(camera.filling({}, {}, 520, covered), camera.whole());
}

void TestMapCamera::nothingIsShownBesideAWidth()
{
    const QSize low(1280, 385);
    const QRectF seen = shown(MapCamera(map, low).across({{450, 300}, {500, 350}}), low);
    QVERIFY(qFuzzyCompare(seen.width(), map.width()) && qFuzzyIsNull(seen.left()));
    QVERIFY(qFuzzyCompare(seen.center().y(), 325));
    QVERIFY2(map.adjusted(0, -1e-6, 0, 1e-6).contains(shown(MapCamera(map, low).across({{450, 700}}), low)), "it ends with the map");
    const auto middle = MapCamera(map, low).across({});
    QVERIFY(middle.center == map.center() && qFuzzyCompare(shown(middle, low).width(), map.width()));
}

void TestMapCamera::nothingToShowIsTheWholeMap()
{
    const MapCamera camera(map, {796, 589});
    QCOMPARE(camera.around({}), camera.whole());
}

void TestMapCamera::whatIsLargeEnoughStaysWhole()
{
    const MapCamera camera(map, {1600, 1000});
    QCOMPARE(camera.around({{400, 400}, {420, 420}}), camera.whole());
}

void TestMapCamera::zoomStaysWithinItsLimits()
{
    const MapCamera camera(map, {796, 589});
    QCOMPARE(camera.allowed(0.01), camera.wholeScale());
    QCOMPARE(camera.allowed(100), camera.largestScale());
    QCOMPARE(camera.allowed(1.5), 1.5);
    QVERIFY(camera.largestScale() > camera.wholeScale());
    const MapCamera large(map, {5000, 4000});
    QVERIFY2(large.largestScale() > large.wholeScale(), "on a large screen too");
}

void TestMapCamera::zoomKeepsThePointUnderThePointer()
{
    const QSize view(796, 589);
    const MapCamera camera(map, view);
    const QPointF ofMap(333, 444), ofView(100, 500);
    for (const qreal scale : {1.0, 1.7, 3.0}) {
        const auto look = camera.about(ofMap, ofView, scale);
        QCOMPARE(look.scale, scale);
        const QPointF there = (ofMap - shown(look, view).topLeft()) * scale;
        QVERIFY2(QLineF(there, ofView).length() < 1e-6, qPrintable(QString::number(scale)));
    }
}

void TestMapCamera::insetKeepsOffWhatIsLit()
{
    const QSize view(796, 589);
    const MapCamera camera(map, view);
    const QRect usual = camera.inset({});
    QVERIFY(QRect(QPoint(), view).contains(usual));
    QVERIFY2(usual.center().x() < 400 && usual.center().y() > 300, "bottom left");
    const QRect second = camera.inset({usual.center()});
    QVERIFY2(!second.isNull() && !second.intersects(usual), "top left");
    const QRect third = camera.inset({usual.center(), second.topRight() + QPoint(10, 0)});
    QVERIFY2(!third.isNull() && third.center().x() > 400, "top right, as a point right beside it is too near");
    QVERIFY(camera.inset({usual.center(), second.center(), third.center()}).isNull());
}

void TestMapCamera::insetNeedsRoom()
{
    QVERIFY(MapCamera(map, {479, 600}).inset({}).isNull());
    QVERIFY(MapCamera(map, {600, 319}).inset({}).isNull());
    QVERIFY(!MapCamera(map, {480, 320}).inset({}).isNull());
}

void TestMapCamera::insetLeadsThereAndBack()
{
    const MapCamera camera(map, {796, 589});
    const QRect inset = camera.inset({});
    QCOMPARE(camera.throughInset(inset, inset.topLeft()), map.topLeft());
    const QPointF place(700, 100);
    QVERIFY(QLineF(camera.throughInset(inset, camera.inInset(inset, place)), place).length() < 1e-6);
    QVERIFY(QRectF(inset).contains(camera.inInset(inset, map.center())));
}

DEMETER_TEST(TestMapCamera)
#include "test_map_camera.moc"
