// What moves on the table, and what never does: the map rests while hunters act, and eases to a moment and back.
#include "app/desktop/kit/motion.h"
#include "app/desktop/moments/moment_band.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QTest>

#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// A game in its first day: the hunters in London, Madrid, Athens and Cagliari, the table shown.
class MotionFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    bool begin(const char* start = "munich")
    {
        const bool begun = WindowFixture::begin(start);
        if (begun) {
            band()->setByHand();
            map()->motion()->setByHand();
        }
        return begun;
    }
    MapView* map() { return table()->findChild<MapView*>(QString(), Qt::FindDirectChildrenOnly); }
    MomentBand* band() { return table()->findChild<MomentBand*>("moment"); }
    MapView* stage() { return band()->findChild<MapView*>(); }
    /// Where the map lies on the table, and every place on it.
    std::vector<QPoint> lies()
    {
        std::vector<QPoint> places{map()->geometry().topLeft(), map()->geometry().bottomRight()};
        for (std::size_t n = 0; n < board().locations().size(); ++n)
            places.push_back(map()->viewPositionOf(static_cast<LocationId>(n)));
        return places;
    }
    /// News that are made up: his figure comes to the board.
    void reveal(const char* where)
    {
        if (log.empty())
            log = game().publicLog();
        log.push_back(log.back());
        log.back().way = PublicStep::Way::Onwards;
        log.back().view.figure = place(where);
        log.back().said = {{Happening::What::LocationRevealed, {place(where)}, {}}};
        tell();
    }
    void tell() { test::setLog(*table(), game().ruleset(), log, tableTurn(game().ruleset(), state()), game().sentences(), log.size() - 1); }

    PublicLog log;
};

std::vector<std::pair<LocationId, QRectF>> namesOf(MapView& map)
{
    std::vector<std::pair<LocationId, QRectF>> names;
    for (const auto& name : map.layout().names)
        names.emplace_back(name.place, name.box);
    return names;
}

} // namespace

class TestTableMotion : public QObject {
    Q_OBJECT

private slots:
    void theMapRestsWhileHuntersAct_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("landscape") << QSize(1280, 800) << 1.0;
        QTest::newRow("portrait") << QSize(800, 1280) << 1.0;
        QTest::newRow("phone") << QSize(390, 844) << 1.0;
        QTest::newRow("phone on its side") << QSize(844, 390) << 1.0;
        QTest::newRow("landscape, large words") << QSize(1280, 800) << 2.0;
        QTest::newRow("portrait, large words") << QSize(800, 1280) << 2.0;
    }
    /// Neither a tap nor its confirmation shifts it, or a name on it; it eases to where the next hunter can go.
    void theMapRestsWhileHuntersAct()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        MotionFixture w("es", scale);
        w.window->resize(size);
        QVERIFY(w.begin());
        auto before = w.lies();
        for (int hunter = 0; hunter < 4; ++hunter) {
            const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
            QVERIFY(turn.who == TableTurn::Who::Hunters && !turn.options.front().destinations.empty());
            const auto& destinations = turn.options.front().destinations; // a train reaches too much to be lit
            const auto way = std::ranges::find_if(destinations, [](const auto& each) { return each.travel != Travel::Rail; });
            QVERIFY(way != destinations.end());
            const LocationId to = way->place;
            const auto names = namesOf(*w.map());
            QTest::mouseClick(w.map()->viewport(), Qt::LeftButton, {}, w.map()->viewPositionOf(to));
            w.settle();
            QVERIFY(w.find<QWidget>("turn-confirm") != nullptr);
            QVERIFY(w.lies() == before);
            QVERIFY(!w.map()->motion()->isRunning());
            QVERIFY(namesOf(*w.map()) == names);
            QVERIFY(w.click("turn-confirm"));
            const QRect box(before.front(), before[1]);
            QCOMPARE(w.map()->geometry(), box);
            w.map()->motion()->advance(180);
            before = w.lies();
            QVERIFY(!w.map()->motion()->isRunning());
        }
    }
    void aPhoneShowsWhatMatters_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("least") << QSize(360, 640) << 1.0;
        QTest::newRow("upright") << QSize(390, 844) << 1.0;
        QTest::newRow("on its side") << QSize(844, 390) << 1.0;
        QTest::newRow("least, large words") << QSize(360, 640) << 2.0;
        QTest::newRow("upright, large words") << QSize(390, 844) << 2.0;
    }
    /// It is near, cuts off no place where the hunter can go, and eases to the next one; all of the board is one tap away.
    void aPhoneShowsWhatMatters()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        MotionFixture w("es", scale);
        w.window->resize(size);
        QVERIFY(w.begin());
        auto* whole = w.map()->findChild<QAbstractButton*>("mapWhole");
        QVERIFY(whole != nullptr && whole->isVisible());
        const auto wholeZoom = [&] { return qMin(w.map()->viewport()->width() / 1000.0, w.map()->viewport()->height() / 740.0); };
        const auto seen = [&](LocationId id) {
            const QPoint at = w.map()->viewPositionOf(id);
            return w.map()->viewport()->rect().adjusted(8, 8, -8, -8).contains(at) && !whole->geometry().contains(at);
        };
        const auto options = [&] { return tableTurn(w.game().ruleset(), w.state()).options.front(); };
        const auto go = [&] {
            QTest::mouseClick(w.map()->viewport(), Qt::LeftButton, {}, w.map()->viewPositionOf(options().destinations.front().place));
            w.settle();
            return w.click("turn-confirm");
        };
        for (int hunter = 0; hunter < 4; ++hunter) {
            w.map()->motion()->advance(180);
            for (const HunterOptions::Destination& each : options().destinations)
                QVERIFY2(seen(each.place), qPrintable(w.game().sentences().place(each.place)));
            QVERIFY2(w.map()->zoom() > 1.1 * wholeZoom(), qPrintable(QString("%1, %2").arg(hunter).arg(w.map()->zoom())));
            const MapCamera::Look now = w.map()->shown();
            if (hunter == 1) { // a finger looks elsewhere; what matters next comes back
                QTest::mousePress(w.map()->viewport(), Qt::LeftButton, {}, QPoint(20, 60));
                QTest::mouseMove(w.map()->viewport(), QPoint(60, 100));
                QTest::mouseMove(w.map()->viewport(), QPoint(120, 160));
                QTest::mouseRelease(w.map()->viewport(), Qt::LeftButton, {}, QPoint(120, 160));
                QVERIFY(w.find<QWidget>("turn-confirm") == nullptr);
            } else if (hunter == 2) { // the whole board stays as long as it is wanted
                QTest::mouseClick(whole, Qt::LeftButton);
                w.map()->motion()->advance(180);
                QVERIFY(whole->isChecked());
                QVERIFY(qAbs(w.map()->zoom() - wholeZoom()) < 1e-6);
            }
            QVERIFY(go());
            if (hunter == 2) {
                QVERIFY(!w.map()->motion()->isRunning());
                QTest::mouseClick(whole, Qt::LeftButton);
            }
            QVERIFY(w.map()->motion()->isRunning() || w.map()->shown() == now);
        }
    }
    void itEasesToAMomentAndBack()
    {
        MotionFixture w;
        QVERIFY(w.begin());
        const auto rest = w.lies();
        const qreal whole = w.map()->zoom();
        w.reveal("munich");
        QVERIFY(w.band()->isVisible());
        const QPoint there = w.stage()->viewPositionOf(w.place("munich"));
        const qreal close = w.stage()->zoom();
        QVERIFY(QLineF(there, w.stage()->viewport()->rect().center()).length() < 3);
        QVERIFY(close > whole && close > 2 * w.map()->viewport()->width() / 1000.0);
        const QRect band = w.band()->geometry(), foot = w.band()->findChild<QWidget*>("moment-foot")->geometry();
        w.band()->goOn();
        w.map()->motion()->advance(180);
        w.stage()->motion()->setByHand();
        w.reveal("paris");
        QCOMPARE(w.stage()->zoom(), whole); // it begins as large as it lies on the table
        w.stage()->motion()->advance(60);
        QVERIFY(w.stage()->zoom() > whole && w.stage()->zoom() < close);
        QVERIFY(w.stage()->layout().names.empty());
        QCOMPARE(w.band()->geometry(), band);
        QCOMPARE(w.band()->findChild<QWidget*>("moment-foot")->geometry(), foot);
        w.stage()->motion()->advance(120);
        QVERIFY(qAbs(w.stage()->zoom() - close) < 1e-9);
        QVERIFY(QLineF(w.stage()->viewPositionOf(w.place("paris")), w.stage()->viewport()->rect().center()).length() < 3);
        QVERIFY(!w.stage()->layout().names.empty());
        // From one to the next it goes without a halt at the whole board.
        w.reveal("munich");
        w.band()->goOn();
        QVERIFY(w.band()->isVisible());
        QVERIFY(qAbs(w.stage()->zoom() - close) < 1e-9);
        w.stage()->motion()->advance(180);
        QCOMPARE(w.stage()->viewPositionOf(w.place("munich")), there);
        // And back: what has been looked at stays where it is, at first.
        const QPoint seen = w.stage()->mapTo(w.table(), there);
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
        QVERIFY(w.map()->motion()->isRunning());
        const QPoint begins = w.map()->mapTo(w.table(), w.map()->viewPositionOf(w.place("munich")));
        QVERIFY2(QLineF(seen, begins).length() < 3, qPrintable(QString("%1 px").arg(QLineF(seen, begins).length())));
        w.map()->motion()->advance(100);
        QVERIFY(w.map()->zoom() > whole && w.map()->zoom() < close);
        // A tap meant for what moves does nothing.
        QTest::mouseClick(w.map()->viewport(), Qt::LeftButton, {}, w.map()->viewPositionOf(w.place("manchester")));
        QVERIFY(!w.map()->motion()->isRunning());
        QVERIFY(w.find<QWidget>("turn-confirm") == nullptr);
        QVERIFY(w.lies() == rest);
        QTest::mouseClick(w.map()->viewport(), Qt::LeftButton, {}, w.map()->viewPositionOf(w.place("manchester")));
        w.settle();
        QVERIFY(w.find<QWidget>("turn-confirm") != nullptr);
    }
    /// A second tap on a moment, which the first has ended, presses nothing below it.
    void whatLiesBelowIsDeadForAMoment()
    {
        MotionFixture w;
        QVERIFY(w.begin());
        w.reveal("munich");
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
        w.map()->motion()->advance(180);
        auto* rest = w.find<QWidget>("turn-rest");
        QVERIFY(rest != nullptr);
        const QPoint at = rest->mapTo(w.window.get(), rest->rect().center());
        w.band()->dead()->advance(deadMilliseconds - 1);
        QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, at);
        w.settle();
        QVERIFY(w.find("turn-confirm") == nullptr);
        w.band()->dead()->advance(1);
        QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, at);
        w.settle();
        QVERIFY(w.find("turn-confirm") != nullptr);
    }
    /// INFO-5: every frame is the same, wherever Dracula is.
    void twinsMoveTheSame()
    {
        std::vector<QImage> frames[2];
        for (int n = 0; n < 2; ++n) {
            MotionFixture w;
            QVERIFY(w.begin(n == 0 ? "munich" : "venice"));
            w.reveal("paris");
            w.band()->goOn();
            w.map()->motion()->advance(180);
            w.stage()->motion()->setByHand();
            w.reveal("rome");
            // Not all of the table: the code of a game is its own.
            const auto take = [&] {
                QWidget* moves = w.band()->isVisible() ? static_cast<QWidget*>(w.band()) : w.map();
                frames[n].push_back(moves->grab().toImage());
            };
            take();
            for (const int ms : {60, 60, 60}) {
                w.stage()->motion()->advance(ms);
                take();
            }
            w.band()->goOn();
            take();
            for (const int ms : {60, 60, 60}) {
                w.map()->motion()->advance(ms);
                take();
            }
        }
        for (std::size_t n = 0; n < frames[0].size(); ++n) {
            QVERIFY2(frames[0][n] == frames[1][n], qPrintable(QString("frame %1").arg(n)));
            QVERIFY2(n == 0 || frames[0][n] != frames[0][n - 1], qPrintable(QString("frame %1 is the one before").arg(n)));
        }
    }
    void lessMotionIsAskedForAndKept()
    {
        MotionFixture w;
        QVERIFY(!w.window->settings().lessMotion());
        QVERIFY(w.begin());
        w.window->openSettings();
        w.settle();
        QVERIFY(w.segment("motion", 1));
        QVERIFY(w.window->settings().lessMotion());
        QVERIFY(w.click("close"));
        w.reveal("munich");
        QVERIFY(w.band()->isVisible());
        w.stage()->motion()->setByHand();
        QVERIFY(QLineF(w.stage()->viewPositionOf(w.place("munich")), w.stage()->viewport()->rect().center()).length() < 3);
        w.reveal("paris");
        w.band()->goOn();
        QVERIFY(w.band()->isVisible());
        QVERIFY(!w.stage()->motion()->isRunning());
        QVERIFY(QLineF(w.stage()->viewPositionOf(w.place("paris")), w.stage()->viewport()->rect().center()).length() < 3);
        const auto rest = w.lies();
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
        QVERIFY(!w.map()->motion()->isRunning());
        QVERIFY(w.lies() == rest);
        w.open(); // it is kept
        QVERIFY(w.window->settings().lessMotion());
        w.window->settings().setLessMotion(false);
        w.open();
        QVERIFY(!w.window->settings().lessMotion());
    }
};

DEMETER_TEST(TestTableMotion)
#include "test_table_motion.moc"
