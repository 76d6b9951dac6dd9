// The table screen of a game that is no hunt: from two seats to seven, without a map and without a trail.
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_screen.h"
#include "app/desktop/table/turn_panel.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/table/seats_alone.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace demeter;
using namespace demeter::test;

class TestTableOfSeats : public QObject {
    Q_OBJECT

private slots:
    /// Everybody's sign stands there, none over another one, and every answer can be pressed; what the game has not is not there.
    void fromTwoToSeven_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080), QSize(390, 844), QSize(844, 390)})
            QTest::newRow(qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height()))) << size;
    }
    void fromTwoToSeven()
    {
        QFETCH(const QSize, size);
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        TableScreen table(settings, {});
        table.setAttribute(Qt::WA_DontShowOnScreen);
        table.setStyleSheet(styleSheet(Theme::of(settings.theme())));
        table.resize(size);
        table.show();
        std::size_t step = 1;
        for (const std::size_t seats : {4U, 7U, 2U, 3U}) {
            table.setGame(std::make_shared<const SeatsAlone>(seats, ++step), Language::En);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // buttons of the question before
            QCoreApplication::sendPostedEvents();
            table.grab(); // all is painted
            for (const MapView* map : table.findChildren<MapView*>())
                QVERIFY(!map->isVisible());
            for (const TableCard* card : table.findChildren<TableCard*>())
                QVERIFY(!card->isVisible());
            const auto cells = table.findChildren<SeatCell*>();
            QCOMPARE(std::size_t(cells.size()), seats);
            QRect before;
            for (const SeatCell* cell : cells) {
                QVERIFY(cell->isVisible() && cell->parentWidget()->rect().contains(cell->geometry()));
                QVERIFY(!cell->geometry().intersects(before));
                before = cell->geometry();
            }
            if (size == QSize(800, 1280)) // what the cards of a trail would take is the question's
                QVERIFY(table.findChild<TurnPanel*>()->height() * 10 >= size.height() * 7);
            for (const char* name : {"say-yes", "say-no"}) {
                const auto* button = table.findChild<ChoiceButton*>(name);
                QVERIFY(button != nullptr && button->isVisible() && button->height() >= 44);
                QVERIFY(table.rect().contains(QRect(button->mapTo(&table, QPoint()), button->size())));
            }
        }
        QSignalSpy entered(&table, &TableScreen::entered);
        table.findChild<ChoiceButton*>("say-no")->click();
        QTRY_COMPARE(entered.count(), 1);
        QVERIFY(!*entered.front().front().value<Entry>().action.as<bool>());
    }
};

DEMETER_TEST(TestTableOfSeats)
#include "test_table_of_seats.moc"
