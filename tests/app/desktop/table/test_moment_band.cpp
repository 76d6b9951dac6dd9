// What everybody should look up for: shown once, for six seconds or until a tap that does nothing else. The clock is kept by hand.
#include "app/desktop/kit/motion.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/turn_panel.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/moment_faults.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using What = Happening::What;

/// A table in its first day, and news that are made up.
class MomentFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    bool begin(const char* start = "munich")
    {
        const bool begun = WindowFixture::begin(start);
        if (begun) {
            log = game().publicLog();
            band()->setByHand();
        }
        return begun;
    }
    MomentBand* band() { return table()->findChild<MomentBand*>("moment"); }
    QString kind() { return band()->shown()->kind; }

    PublicStep& step()
    {
        log.push_back(log.back());
        log.back().said.clear();
        log.back().way = PublicStep::Way::Onwards;
        return log.back();
    }
    void reveal(const char* where)
    {
        PublicStep& next = step();
        next.view.figure = place(where);
        next.said = {{What::LocationRevealed, {place(where)}, {}}};
    }
    void defeat(Hunter hunter)
    {
        PublicStep& next = step();
        auto& sheet = next.view.sheets[static_cast<std::size_t>(hunter)];
        sheet.defeated = true;
        sheet.hospital = place("zagreb");
        next.view.influence = 3;
        next.said = {{What::HunterDefeated, {hunter}, {}}, {What::InfluenceGained, {3}, {}}};
    }
    void influence()
    {
        PublicStep& next = step();
        next.view.influence = 10;
        next.said = {{What::InfluenceGained, {7}, {}}};
    }
    void despair()
    {
        PublicStep& next = step();
        next.view.despair = 1;
        next.said = {{What::DespairPlaced, {1}, {}}};
    }
    void bite(Hunter hunter)
    {
        PublicStep& next = step();
        next.view.sheets[static_cast<std::size_t>(hunter)].bites = 1;
        next.said = {{What::HunterBitten, {hunter}, {}}};
    }
    void tell(std::size_t steps)
    {
        test::setLog(*table(), game().ruleset(), log, tableTurn(game().ruleset(), state()), game().sentences(), log.size() - steps);
    }

    QString check() { return momentFaults(*band(), table()->least()); }

    PublicLog log;
};

} // namespace

class TestMomentBand : public QObject {
    Q_OBJECT

private slots:
    void itStaysUntilItIsTappedAndIsShownOnce()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        QVERIFY(!w.band()->isVisible());
        w.reveal("munich");
        w.tell(1);
        QVERIFY(w.band()->isVisible());
        QCOMPARE(w.kind(), QStringLiteral("reveal"));
        QCOMPARE(w.band()->words().title, QString("Dracula is in Munich!"));
        w.band()->motion()->advance(MomentBand::stayMilliseconds);
        QVERIFY(w.band()->isVisible());
        // A finger that was on its way to what lay there does not end it.
        const QPoint at = w.band()->geometry().center();
        QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, w.table()->mapTo(w.window.get(), at));
        QVERIFY(w.band()->isVisible());
        w.band()->dead()->advance(deadMilliseconds);
        QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, w.table()->mapTo(w.window.get(), at));
        QVERIFY(!w.band()->isVisible());
        w.tell(1); // the same news again
        w.table()->forget();
        w.tell(1); // and in another language
        w.table()->hide();
        w.table()->show();
        QVERIFY(!w.band()->isVisible());
    }
    /// A game that goes on, as on phones, takes it away, but not before it could be read.
    void aGameThatGoesOnTakesItAway()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.reveal("munich");
        w.tell(1);
        w.step();
        w.tell(1);
        w.band()->motion()->advance(MomentBand::stayMilliseconds - 1);
        QVERIFY(w.band()->isVisible());
        w.band()->motion()->advance(1);
        QVERIFY(!w.band()->isVisible());
        w.reveal("paris");
        w.tell(1);
        w.band()->motion()->advance(MomentBand::stayMilliseconds);
        QVERIFY(w.band()->isVisible());
        w.step();
        w.tell(1);
        QVERIFY(!w.band()->isVisible());
    }
    /// On a screen that nobody taps it goes by itself, and does not ask for a tap.
    void whereNobodyTapsItGoesByItself()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.table()->setOpenable(false);
        w.reveal("munich");
        w.tell(1);
        for (const PaintedText& text : paintedTexts(w.band()->findChild<QWidget*>("moment-foot")))
            QVERIFY2(text.text != MomentBand::tr("Tap to go on"), qPrintable(text.text));
        w.band()->motion()->advance(MomentBand::stayMilliseconds);
        QVERIFY(!w.band()->isVisible());
    }
    /// What a tap or a key ends does nothing else, and a key that is held on is let go first.
    void aTapAndAKeyOnlyEndIt()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.find<QWidget>("turn-rest")->setFocus();
        w.reveal("munich");
        w.tell(1);
        auto* rest = w.find<QWidget>("turn-rest");
        QVERIFY(rest != nullptr);
        QSignalSpy entered(w.table(), &TableScreen::entered);
        const QPoint at = rest->mapTo(w.table(), rest->rect().center());
        QCOMPARE(w.table()->childAt(at)->window(), w.window.get());
        QVERIFY(w.band()->geometry().contains(at) && !rest->isAncestorOf(w.table()->childAt(at)) && w.table()->childAt(at) != rest);
        QTest::mouseClick(w.band(), Qt::LeftButton, {}, at - w.band()->pos());
        w.settle();
        QVERIFY(!w.band()->isVisible());
        QVERIFY(w.find("turn-confirm") == nullptr);
        QCOMPARE(entered.size(), 0);

        rest = w.find<QWidget>("turn-rest");
        rest->setFocus();
        w.reveal("paris");
        w.tell(1);
        QVERIFY(w.band()->isVisible());
        QTest::keyPress(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(!w.band()->isVisible());
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, " ", true);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
        QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(w.find("turn-confirm") == nullptr);
        QCOMPARE(entered.size(), 0);
    }
    void twoComeOneAfterTheOther()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.reveal("munich");
        w.defeat(Hunter::MinaHarker);
        w.tell(2);
        QCOMPARE(w.kind(), QStringLiteral("reveal"));
        w.band()->goOn();
        QVERIFY(w.band()->isVisible());
        QCOMPARE(w.kind(), QStringLiteral("defeat"));
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
    }
    /// What is taken back is not celebrated any longer.
    void aCorrectionEndsIt()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        const PublicStep before = w.log.back();
        w.reveal("munich");
        w.defeat(Hunter::MinaHarker);
        w.tell(2);
        QVERIFY(w.band()->isVisible());
        w.log.push_back(before);
        w.log.back().way = PublicStep::Way::Back;
        w.tell(1);
        QVERIFY(!w.band()->isVisible());
        QVERIFY(!w.band()->shown());
    }
    /// Nor does it lie over the ending, whether it was shown or has waited for the table.
    void theEndEndsIt()
    {
        for (const bool hidden : {false, true}) {
            MomentFixture w;
            QVERIFY(w.begin());
            w.table()->setHidden(hidden);
            w.reveal("munich");
            w.defeat(Hunter::MinaHarker);
            w.tell(2);
            QCOMPARE(w.band()->isVisible(), !hidden);
            PublicStep& end = w.step();
            end.view.phase = PublicPhase::Over;
            end.view.winner = Winner::Dracula;
            end.said = {{What::DraculaWins, {}, {}}};
            w.tell(1);
            w.table()->show();
            w.settle();
            QVERIFY(!w.band()->shown() && !w.band()->isVisible());
        }
    }
    /// The key that moves the focus ends it too, and the focus does not move to what lies under it.
    void tabOnlyEndsIt()
    {
        for (const auto key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            MomentFixture w;
            QVERIFY(w.begin());
            w.reveal("munich");
            w.defeat(Hunter::MinaHarker);
            w.tell(2);
            QCOMPARE(QApplication::focusWidget(), w.table());
            QSignalSpy entered(w.table(), &TableScreen::entered);
            const Qt::KeyboardModifiers shift = key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier;
            const auto send = [&](QEvent::Type type, bool repeated = false) { // without the key of the shift, which would end one too
                QKeyEvent event(type, key, shift, {}, repeated);
                QCoreApplication::sendEvent(w.table(), &event);
            };
            send(QEvent::KeyPress);
            QCOMPARE(QApplication::focusWidget(), w.table());
            QCOMPARE(w.kind(), QStringLiteral("defeat"));
            send(QEvent::KeyPress, true); // it is held
            QVERIFY(w.band()->isVisible());
            send(QEvent::KeyRelease);
            send(QEvent::KeyPress);
            QVERIFY(!w.band()->isVisible());
            QCOMPARE(QApplication::focusWidget(), w.table());
            QCOMPARE(entered.size(), 0);
            send(QEvent::KeyRelease);
            send(QEvent::KeyPress); // as always
            QVERIFY(QApplication::focusWidget() != w.table());
        }
    }
    /// While nobody sees the table its moments wait.
    void itWaitsForTheTable()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.table()->hide();
        w.reveal("munich");
        w.tell(1);
        QVERIFY(!w.band()->shown());
        w.table()->show();
        QVERIFY(w.band()->isVisible());
        QCOMPARE(w.kind(), QStringLiteral("reveal"));
    }
    /// While he keeps his screen open the hunters go on with their phones: what was true before that is not told when the table is seen
    /// again.
    void whatIsLongKnownIsNotToldAnyMore()
    {
        MomentFixture w;
        QVERIFY(w.begin());
        w.table()->hide();
        w.reveal("munich");
        w.tell(1);
        w.defeat(Hunter::DrSeward);
        fury3e::SeenGame seen;
        seen.ruleset = w.game().ruleset();
        seen.log = w.log;
        seen.turn = tableTurn(w.game().ruleset(), w.state());
        seen.newsBegins = seen.entryBegins = w.log.size() - 1;
        seen.lastEntry = GoOn{};
        w.table()->setGame(std::make_shared<const fury3e::PublicHunt>(std::move(seen), w.table()->game()), Language::En);
        w.table()->show();
        QVERIFY(w.band()->isVisible());
        QCOMPARE(w.kind(), QStringLiteral("defeat")); // that has come of it
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
    }
    /// INFO-5: where Dracula really is changes nothing of what is shown when his figure comes to the board.
    void twinsLookTheSame()
    {
        std::vector<QImage> pictures;
        std::vector<std::optional<MomentLook>> shown;
        for (const char* start : {"munich", "venice"}) {
            MomentFixture w;
            QVERIFY(w.begin(start));
            w.reveal("paris");
            w.tell(1);
            w.settle();
            shown.push_back(w.band()->shown());
            pictures.push_back(w.band()->grab().toImage());
            w.band()->goOn();
            w.defeat(Hunter::MinaHarker);
            w.tell(1);
            QVERIFY(w.band()->grab().toImage() != pictures.back());
        }
        QVERIFY(shown[0] && shown[0] == shown[1]);
        QVERIFY(!pictures[0].isNull() && pictures[0] == pictures[1]);
    }
    void wordsHaveRoom_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* each : {"en", "es", "pl", "ru", "it"})
            QTest::newRow(each) << QString(each);
    }
    void wordsHaveRoom()
    {
        QFETCH(QString, language);
        MomentFixture w(qPrintable(language));
        QVERIFY(w.begin());
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280)})
            for (const double scale : {1.0, 2.0}) {
                w.window->settings().setTextScale(scale);
                w.window->resize(size);
                w.settle();
                const auto told = w.log;
                w.reveal("clermont-ferrand");
                w.defeat(Hunter::MinaHarker);
                w.influence();
                w.tell(3);
                QCOMPARE(w.kind(), QStringLiteral("reveal"));
                QCOMPARE(w.check(), QString());
                w.despair();
                w.bite(Hunter::VanHelsing);
                w.tell(2);
                QVERIFY(w.band()->isVisible());
                QCOMPARE(w.check(), QString());
                w.log = told;
                w.tell(1);
            }
    }
    void aPhoneHasRoomForIt_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"es", "pl", "ru"})
            for (const QSize size : {QSize(360, 640), QSize(390, 844), QSize(844, 390)})
                QTest::addRow("%s %d x %d", language, size.width(), size.height()) << QString(language) << size;
    }
    /// That a tap goes on is said in one line below everything, and the place is in the middle of what is seen of the map.
    void aPhoneHasRoomForIt()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        MomentFixture w(qPrintable(language), 2.0);
        w.window->resize(size);
        QVERIFY(w.begin());
        w.reveal("munich");
        w.tell(1);
        QVERIFY(w.band()->isVisible());
        auto* foot = w.band()->findChild<QWidget*>("moment-foot");
        const QList<PaintedText> texts = paintedTexts(foot);
        const QString hint = MomentBand::tr("Tap to go on");
        int hints = 0;
        for (const PaintedText& text : texts) {
            if (text.text == hint)
                ++hints;
            QVERIFY2(QRectF(foot->rect()).contains(text.box), qPrintable(text.text));
            for (const PaintedText& other : texts)
                QVERIFY2(other.text != hint || text.text == hint || !other.box.intersects(text.box), qPrintable(text.text));
        }
        QCOMPARE(hints, 1);
        auto* stage = w.band()->findChild<MapView*>();
        const int seen = foot->y() + foot->height() * 1 / 8; // the band begins below the upper part of its disc
        QVERIFY(stage->geometry().bottom() <= foot->geometry().bottom() && stage->height() < w.band()->height() * 3 / 4);
        const QPoint at = stage->viewPositionOf(w.place("munich"));
        QVERIFY2(qAbs(at.y() - stage->height() / 2) < 3 && at.y() < seen, qPrintable(QString::number(at.y())));
    }
};

DEMETER_TEST(TestMomentBand)
#include "test_moment_band.moc"
