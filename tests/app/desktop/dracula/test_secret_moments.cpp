// What the table is told to look up for is announced on Dracula's screen as well: beside what he is asked, once, behind no curtain.
#include "app/desktop/kit/motion.h"
#include "app/desktop/moments/moment_band.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QSignalSpy>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Dracula sits in Munich with his screen open, and Lord Godalming in Zurich is about to find him.
class SecretMoments : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    bool begin()
    {
        if (!beginShown(*window, {"zurich", "madrid", "athens", "rome"}, true) || !game().submit(ChooseStart{place("munich")}))
            return false;
        settle();
        band()->setByHand();
        tableBand()->setByHand();
        return true;
    }
    bool find()
    {
        const bool done = come();
        settle();
        return done;
    }
    bool come()
    {
        if (!game().submit(MoveHunter{Hunter::LordGodalming, place("munich"), Travel::Road, false}))
            return false;
        for (int guard = 0; guard < 5 && !game().publicLog().back().view.figure; ++guard)
            if (!game().submit(GoOn{}))
                return false;
        return game().publicLog().back().view.figure.has_value();
    }
    void takeBack()
    {
        while (game().publicLog().back().view.figure || !state().due.empty())
            if (!game().undo())
                return;
        settle();
    }
    MomentBand* band() { return screen()->findChild<MomentBand*>("moment"); }
    MomentBand* tableBand() { return table()->findChild<MomentBand*>("moment"); }
    MapView* stage() { return band()->findChild<MapView*>(); }
};

bool isReveal(MomentBand* band)
{
    return band->isVisible() && band->shown() && band->shown()->kind == u"reveal";
}

} // namespace

class TestSecretMoments : public QObject {
    Q_OBJECT

private slots:
    void itLiesBesideTheQuestion_data()
    {
        Rows<QString, QSize, double> row;
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)})
                for (const double scale : {1.0, 2.0})
                    if (scale == 1 || size.width() > 400)
                        row(qPrintable(QString::asprintf("%s %d %.0f", language, size.width(), scale)), QString(language), size, scale);
    }
    void itLiesBesideTheQuestion()
    {
        const auto [language, size, scale] = rowOf<QString, QSize, double>();
        SecretMoments w(qPrintable(language), scale);
        w.window->resize(size);
        QVERIFY(w.begin());
        QVERIFY(!w.band()->isVisible());
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        QCOMPARE(w.band()->words().title, w.band()->accessibleName());
        const QRect lies(w.band()->mapTo(w.screen(), QPoint()), w.band()->size());
        const QRect asked(w.guide()->mapTo(w.screen(), QPoint()), w.guide()->size());
        QVERIFY2(!lies.intersects(asked), "the question can be answered meanwhile");
        auto* foot = w.band()->findChild<QWidget*>("moment-foot");
        TextSpy spy(foot->size());
        foot->render(&spy);
        QVERIFY(spy.texts.size() >= 3);
        for (const PaintedText& each : spy.texts) {
            QVERIFY2(QRectF(foot->rect()).contains(each.box), qPrintable(QString("%1: %2 to %3, %4 to %5 of %6 x %7")
                                                                             .arg(each.text)
                                                                             .arg(each.box.left())
                                                                             .arg(each.box.right())
                                                                             .arg(each.box.top())
                                                                             .arg(each.box.bottom())
                                                                             .arg(foot->width())
                                                                             .arg(foot->height())));
            QVERIFY2(each.pixels >= scaled(13), qPrintable(each.text));
            for (const PaintedText& other : spy.texts)
                QVERIFY2(&other == &each || !other.box.intersects(each.box.adjusted(1, 1, -1, -1)),
                         qPrintable(each.text + " lies on " + other.text));
        }
    }
    void aPhoneGivesItTheRoom_data()
    {
        Rows<QString, QSize, double> add;
        const auto row = [&](const char* language, QSize size, double scale) {
            add(qPrintable(QString::asprintf("%s %d %.0f", language, size.width(), scale)), QString(language), size, scale);
        };
        row("es", {360, 640}, 1);
        row("es", {360, 640}, 2);
        row("ru", {390, 844}, 2);
        row("ru", {640, 360}, 1);
        row("pl", {640, 360}, 2);
        row("pl", {1280, 800}, 2);
    }
    /// There is a map where it tells something, and else none; nothing is cut, and no word lies on another.
    void aPhoneGivesItTheRoom()
    {
        const auto [language, size, scale] = rowOf<QString, QSize, double>();
        SecretMoments w(qPrintable(language), scale);
        w.window->resize(size);
        QVERIFY(w.begin());
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        auto* foot = w.band()->findChild<QWidget*>("moment-foot");
        QVERIFY2(!w.stage()->isVisible() || w.stage()->height() >= 120, qPrintable(QString::number(w.stage()->height())));
        QVERIFY(w.stage()->isVisible() || foot->geometry() == w.band()->rect());
        QString said;
        const QList<PaintedText> texts = paintedTexts(foot);
        for (const PaintedText& each : texts) {
            said += each.text.trimmed() + u' ';
            QVERIFY2(QRectF(foot->rect()).contains(each.box), qPrintable(each.text));
            QVERIFY2(each.pixels >= (each.text == MomentBand::tr("Tap to go on") ? 13 : scaled(13)), qPrintable(each.text));
            for (const PaintedText& other : texts)
                QVERIFY2(&other == &each || !other.box.intersects(each.box.adjusted(1, 1, -1, -1)),
                         qPrintable(each.text + " lies on " + other.text));
        }
        for (const QString& all : {w.band()->words().title, w.band()->words().text, MomentBand::tr("Tap to go on")})
            QVERIFY2(said.contains(all), qPrintable(said));
    }
    void aTapAndAKeyOnlyEndIt()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        QVERIFY(w.find());
        w.band()->dead()->advance(deadMilliseconds);
        QSignalSpy tapped(w.screen()->map(), &MapView::tapped), changed(&w.game(), &GameController::changed);
        QTest::mouseClick(w.window->windowHandle(), Qt::LeftButton, {}, w.band()->mapTo(w.window.get(), w.band()->rect().center()));
        w.settle();
        QVERIFY(!w.band()->isVisible());
        QCOMPARE(tapped.size(), 0);
        w.takeBack();
        QVERIFY(!w.band()->isVisible());
        QVERIFY(w.find());
        w.band()->dead()->advance(deadMilliseconds);
        QVERIFY(isReveal(w.band()));
        // A key that answers the question otherwise; held on it does nothing either.
        const auto steps = changed.size();
        auto* first = w.guide()->shownChoices().front();
        first->setFocus(Qt::TabFocusReason);
        QTest::keyPress(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(!w.band()->isVisible());
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, " ", true);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
        QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Space);
        w.settle();
        QCOMPARE(changed.size(), steps);
    }
    /// It does not lie over the map of a question that has come after it.
    void theNextQuestionEndsIt()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        const auto lines = w.game().record().lines();
        for (int guard = 0; guard < 4 && w.game().record().lines() == lines; ++guard)
            w.guide()->shownChoices().front()->click();
        QVERIFY(w.game().record().lines() > lines);
        w.settle();
        QVERIFY(!w.band()->isVisible() || !isReveal(w.band()));
    }
    /// It eases to the place under the band, and the map eases back.
    void theMapEasesThereAndBack()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        w.screen()->map()->motion()->setByHand();
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        QVERIFY2(!w.stage()->motion()->isRunning(), "nobody looks at it");
        const QPoint there = w.stage()->viewPositionOf(w.place("munich"));
        QVERIFY(QLineF(there, w.stage()->viewport()->rect().center()).length() < 3);
        w.stage()->motion()->setByHand();
        w.screen()->map()->arrive();
        const qreal rests = w.screen()->map()->zoom();
        w.band()->goOn();
        QVERIFY(w.screen()->map()->motion()->isRunning());
        QCOMPARE(w.screen()->map()->zoom(), w.stage()->zoom());
        w.screen()->map()->motion()->advance(180);
        QCOMPARE(w.screen()->map()->zoom(), rests);
        // Now the stage's clock is kept too.
        w.takeBack();
        QVERIFY(w.find());
        w.screen()->map()->arrive();
        QVERIFY(w.band()->isVisible());
        QVERIFY(w.stage()->motion()->isRunning());
        QVERIFY(w.stage()->layout().names.empty());
        const QRect foot = w.band()->findChild<QWidget*>("moment-foot")->geometry();
        w.stage()->motion()->advance(90);
        QCOMPARE(w.band()->findChild<QWidget*>("moment-foot")->geometry(), foot);
        w.stage()->motion()->advance(90);
        QCOMPARE(w.stage()->viewPositionOf(w.place("munich")), there);
        QVERIFY(!w.stage()->layout().names.empty());
    }
    void lessMotionLosesNothing()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        w.screen()->map()->motion()->setByHand();
        w.window->settings().setLessMotion(true);
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        w.stage()->motion()->setByHand();
        QVERIFY(!w.screen()->map()->motion()->isRunning());
        QVERIFY(QLineF(w.stage()->viewPositionOf(w.place("munich")), w.stage()->viewport()->rect().center()).length() < 3);
        w.band()->motion()->advance(MomentBand::stayMilliseconds);
        QVERIFY(w.band()->isVisible());
        w.band()->goOn();
        QVERIFY(!w.band()->isVisible());
        QVERIFY(!w.screen()->map()->motion()->isRunning());
        w.window->settings().setLessMotion(false);
    }
    /// The table hears of it once the curtain falls; he does not hear of it again when it rises.
    void theCurtainNeitherLosesNorRepeatsIt()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        QVERIFY(w.find());
        QVERIFY(isReveal(w.band()));
        QVERIFY(!w.tableBand()->isVisible());
        w.drawCurtain();
        QVERIFY(isReveal(w.tableBand()));
        w.openCurtain();
        w.band()->setByHand();
        w.settle();
        QVERIFY(!w.band()->isVisible());
        w.drawCurtain();
        QVERIFY(!w.tableBand()->isVisible());
    }
    /// When the curtain falls with the decision itself, everybody sees it on the table.
    void aFallingCurtainLeavesItToTheTable()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        QSignalSpy staged(w.band(), &MomentBand::staged);
        QVERIFY(w.come());
        w.window->drawCurtain();
        QCOMPARE(staged.size(), 0);
        w.settle();
        QVERIFY(isReveal(w.tableBand()));
    }
    void whatTheTableWasToldIsNotToldAgain()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        w.drawCurtain();
        QVERIFY(w.find());
        QVERIFY(isReveal(w.tableBand()));
        w.openCurtain();
        w.band()->setByHand();
        w.window->settings().setTheme(ThemeName::Light);
        w.settle();
        QVERIFY(!w.band()->isVisible());
    }
    void behindASheetItWaits()
    {
        SecretMoments w;
        QVERIFY(w.begin());
        w.screen()->openHistory();
        w.settle();
        QVERIFY(w.find());
        QVERIFY(!w.band()->isVisible());
        w.press(Qt::Key_Left, Qt::AltModifier);
        w.settle();
        QVERIFY(isReveal(w.band()));
    }
};

DEMETER_TEST(TestSecretMoments)
#include "test_secret_moments.moc"
