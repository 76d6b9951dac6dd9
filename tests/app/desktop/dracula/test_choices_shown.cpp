// What Dracula's screen offers can be seen: in the colour of who chooses, and on a phone with large words too.
#include "app/desktop/kit/theme.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/window_fixture.h"

#include <QScrollArea>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// How many pixels of the map have exactly this colour.
int pixelsOf(const MapView* map, QStringView token)
{
    const QRgb colour = Theme::of(ThemeName::Dark)(token).rgb();
    const QImage picture = map->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    int found = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixel(x, y) == colour ? 1 : 0;
    return found;
}

} // namespace

class TestChoicesShown : public QObject {
    Q_OBJECT

private slots:
    /// Gold is what Dracula may choose. Where the hunters go is entered here too, and steel.
    void theMapShowsWhoChooses()
    {
        WindowFixture w;
        QVERIFY(beginShown(*w.window, {"zurich", "zurich", "london", "naples"}, true));
        QVERIFY(pixelsOf(w.screen()->map(), u"gold") > 100);
        QVERIFY(w.game().submit(ChooseStart{w.place("prague")}));
        for (int n = 0; n < 5 && w.state().step != Step::Day; ++n)
            QVERIFY(w.game().submit(GoOn{}));
        w.settle();
        QCOMPARE(w.state().step, Step::Day);
        QVERIFY(pixelsOf(w.screen()->map(), u"steel") > 100);
        QCOMPARE(pixelsOf(w.screen()->map(), u"gold"), 0);
        QVERIFY(w.passed());
        w.settle();
        if (w.state().step == Step::BeforeSlide)
            QVERIFY(w.game().submit(Slide{}));
        w.settle();
        QVERIFY2(pixelsOf(w.screen()->map(), u"gold") > 100, "his again");
    }

    /// The same places one after the other: nothing that was drawn for the one is taken for the other.
    void theSamePlacesChangeTheirColour()
    {
        loadFonts();
        MapView map;
        map.setBoard(*builtInBoard("fury-3e"));
        map.resize(900, 600);
        map.show();
        MapModel model;
        model.legal = LocationSet(*(*builtInBoard("fury-3e"))->find("vienna"));
        for (int n = 0; n < 4; ++n) {
            model.legalIsHunters = n % 2 == 1;
            map.setModel(model);
            WindowFixture::settle();
            const int gold = pixelsOf(&map, u"gold"), steel = pixelsOf(&map, u"steel");
            QVERIFY2(model.legalIsHunters ? gold == 0 && steel > 100 : gold > 100 && steel == 0,
                     qPrintable(QStringLiteral("%1: %2 of gold, %3 of steel").arg(n).arg(gold).arg(steel)));
        }
    }

    void hisChoicesAreSeenOnAPhone_data() { everyChoiceIsReachedOnAPhone_data(); }
    /// In his own phase at once, without scrolling.
    void hisChoicesAreSeenOnAPhone()
    {
        QFETCH(QString, language);
        WindowFixture w(language.toUtf8().constData(), 2);
        w.resize(390, 844);
        QVERIFY(w.newGame());
        const auto seen = [&](const char* where) {
            w.settle();
            const QWidget* port = w.guide()->findChild<QScrollArea*>()->viewport();
            const QWidget* first = w.guide()->shownChoices().value(0);
            const QWidget* in = first != nullptr && !port->isAncestorOf(first) ? w.guide() : port; // or it stays in sight below them
            const int height = first == nullptr ? 0 : QRect(first->mapTo(in, QPoint()), first->size()).intersected(in->rect()).height();
            if (height < 44)
                qInfo("%s: %d px", where, height);
            return height >= 44;
        };
        QVERIFY(seen("slide"));
        QVERIFY(w.game().submit(Slide{}));
        QVERIFY(seen("card"));
        QVERIFY(w.game().submit(Play{w.place("nuremburg"), {}, std::nullopt}));
        QVERIFY(seen("encounter"));
        QVERIFY(w.game().submit(fury3e::PlaceEncounter{w.state().encounterHand.front()}));
        QVERIFY(seen("end"));
    }

    /// With the largest words too the one thing to do in a combat stands there without scrolling.
    void thePrimaryIsSeenInACombat()
    {
        WindowFixture w("pl", 2);
        w.resize(1280, 800);
        QString fault;
        QStringList wrong;
        int looked = 0;
        walkRound(
            *w.window,
            [&](const QString& screen) {
                w.settle();
                if (!w.state().combat)
                    return;
                for (const ChoiceButton* button : w.guide()->shownChoices())
                    if (isPrimary(button->kind())) {
                        ++looked;
                        const QWidget* in = w.guide();
                        if (const QWidget* port = w.guide()->findChild<QScrollArea*>()->viewport(); port->isAncestorOf(button))
                            in = port;
                        if (button->height() < 44 || !in->rect().contains({button->mapTo(in, QPoint()), button->size()}))
                            wrong << screen + QStringLiteral(": ") + button->text();
                    }
            },
            fault);
        QCOMPARE(fault, QString());
        QVERIFY(looked > 2);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyChoiceIsReachedOnAPhone_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "es", "pl", "ru"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyChoiceIsReachedOnAPhone()
    {
        QFETCH(QString, language);
        WindowFixture w(language.toUtf8().constData(), 2);
        w.resize(390, 844);
        QString fault;
        QStringList wrong;
        int looked = 0;
        walkRound(
            *w.window,
            [&](const QString& screen) {
                w.settle();
                auto* area = w.guide()->findChild<QScrollArea*>();
                if (!area->isVisible() || w.state().combat || w.guide()->shownChoices().isEmpty())
                    return;
                ++looked;
                const QString which = QStringLiteral("%1: ").arg(screen);
                QWidget* port = area->viewport();
                const auto seen = [&](const QWidget* widget) {
                    if (!port->isAncestorOf(widget)) // it stays in sight below those that scroll
                        return QRect(widget->mapTo(w.guide(), QPoint()), widget->size()).intersected(w.guide()->rect()).height();
                    return QRect(widget->mapTo(port, QPoint()), widget->size()).intersected(port->rect()).height();
                };
                for (ChoiceButton* button : w.guide()->shownChoices()) {
                    area->ensureWidgetVisible(button, 0, 0);
                    if (seen(button) < qMin(button->height(), 100))
                        wrong << which + QStringLiteral("%1 px of %2 are seen").arg(seen(button)).arg(button->text());
                }
            },
            fault);
        QCOMPARE(fault, QString());
        QVERIFY(looked > 10);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

DEMETER_TEST(TestChoicesShown)
#include "test_choices_shown.moc"
