// Dracula's map moves only to show what would not be seen otherwise: neither a tap nor a confirmation shifts it by a little.
#include "app/desktop/kit/motion.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestMapRests : public QObject {
    Q_OBJECT

private slots:
    void itDoesNotShiftALittle_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("landscape") << QSize(1280, 800);
        QTest::newRow("portrait") << QSize(800, 1280);
    }
    void itDoesNotShiftALittle()
    {
        QFETCH(QSize, size);
        WindowFixture w;
        w.window->resize(size);
        QString fault;
        qreal scale = 0;
        QPoint before; // of a place on the screen
        int rested = 0;
        QStringList shifts;
        walkRound(
            *w.window,
            [&](const QString& name) {
                w.settle();
                const auto* map = w.screen()->map();
                if (!map->isVisible())
                    return;
                const QPoint now = map->mapTo(w.screen(), map->viewPositionOf(w.place("munich")));
                const qreal moved = QLineF(now, before).length();
                if (moved == 0 && map->zoom() == scale)
                    ++rested;
                else if (map->zoom() == scale && moved < map->width() / 10.0)
                    shifts << QStringLiteral("%1: %2 px").arg(name).arg(qRound(moved));
                before = now;
                scale = map->zoom();
            },
            fault);
        QCOMPARE(shifts.join("; "), QString());
        QVERIFY(rested > 10);
        QCOMPARE(fault, QString());
    }

    /// Large words leave little of it on a phone: it becomes as small, and its lower edge is not cut.
    void itFitsItsPlace()
    {
        WindowFixture w("pl", 2.0);
        w.resize(360, 640);
        QVERIFY(w.newGame());
        const auto* map = w.screen()->map();
        QVERIFY(map->isVisible());
        QCOMPARE(map->size(), map->parentWidget()->size());
        QVERIFY2(map->height() < 180, "or this tries nothing");
    }
};

DEMETER_TEST(TestMapRests)
#include "test_map_rests.moc"
