// The veil: with it on, Dracula's screen is the same whatever is hidden, and a touch shows no more than was touched.
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/kit/veil.h"
#include "app/desktop/map/map_list.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/rows.h"

#include <QAccessible>
#include <QSet>
#include <QSignalSpy>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

/// A window with the veil on.
struct VeiledWindow : WindowFixture {
    explicit VeiledWindow(QSize size = {1280, 800}, double scale = 1) : WindowFixture("en", scale)
    {
        window->settings().setPeek(true);
        window->resize(size);
        settle();
    }

    QList<Veil*> veils()
    {
        QList<Veil*> shown;
        for (Veil* veil : screen()->findChildren<Veil*>())
            if (veil->isVisible())
                shown << veil;
        return shown;
    }
    QList<Veil*> lifted()
    {
        QList<Veil*> up = veils();
        up.removeIf([](const Veil* veil) { return veil->isDown(); });
        return up;
    }
    Veil* over(const QWidget* content)
    {
        for (Veil* veil : screen()->findChildren<Veil*>())
            if (veil->content() == content)
                return veil;
        return nullptr;
    }
    QImage picture() { return window->grab().toImage(); }
    /// To be looked at.
    void keep(const QString& name)
    {
        if (const QString folder = qEnvironmentVariable("DEMETER_PICTURES"); !folder.isEmpty())
            picture().save(folder + u'/' + name + QStringLiteral(".png"));
    }
};

/// Everything that a screen reader can come to.
void listen(QAccessibleInterface* from, QStringList& heard)
{
    if (from == nullptr)
        return;
    for (const QAccessible::Text what : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        heard << from->text(what);
    for (int n = 0; n < from->childCount(); ++n)
        listen(from->child(n), heard);
}

QString heardIn(QWidget* window)
{
    QStringList heard;
    listen(QAccessible::queryAccessibleInterface(window), heard);
    return heard.join(u'\n');
}

} // namespace

class TestVeil : public QObject {
    Q_OBJECT

private slots:
    void secretsLookAlike_data();
    void secretsLookAlike();
    void combatLooksAlike();
    void touchLiftsOnlyItself();
    void nothingElseLifts();
    void keyboardLifts();
    void comesDownAgain();
    void sheetsAreVeiled();
    void listOfPlacesIsVeiled();
    void wordsHaveRoom();
};

void TestVeil::secretsLookAlike_data()
{
    test::Rows<QSize, double> row;
    row("landscape", QSize(1280, 800), 1.0);
    row("portrait", QSize(800, 1280), 1.0);
    row("large text", QSize(1280, 800), 1.5);
}

void TestVeil::secretsLookAlike()
{
    const auto [size, scale] = test::rowOf<QSize, double>();
    // The same game for the table; Dracula is elsewhere, holds other cards, and places others.
    QList<QImage> pictures[2];
    QString heard[2];
    for (int n = 0; n < 2; ++n) {
        VeiledWindow w(size, scale);
        const bool twin = n == 1;
        QVERIFY(w.newGame(twin ? "galatz" : "munich"));
        const auto look = [&] {
            w.screen()->setFocus(); // no ring
            for (Veil* veil : w.veils())
                veil->fall();
            w.settle();
            QVERIFY(w.lifted().isEmpty());
            pictures[n] << w.picture();
            heard[n] += heardIn(w.screen());
            for (const QWidget* tip : w.screen()->findChildren<QWidget*>())
                if (tip->isVisible())
                    heard[n] += tip->toolTip();
        };
        look();
        for (int round = 0; round < 3; ++round) {
            QVERIFY(w.game().submit(Slide{}));
            look();
            // The first city in the alphabet, or the last one: other names, of other lengths.
            std::vector<Action> moves;
            for (const Action& action : legalActions(w.game().ruleset(), w.state()))
                if (const auto* play = std::get_if<Play>(&action);
                    play != nullptr && play->location && play->powers.empty() && !w.board().isSea(*play->location))
                    moves.push_back(action);
            QVERIFY(!moves.empty());
            QVERIFY(w.game().submit(twin ? moves.back() : moves.front()));
            look();
            if (w.state().step == Step::PlaceEncounter)
                QVERIFY(w.submit(fury3e::PlaceEncounter{twin ? w.state().encounterHand.back() : w.state().encounterHand.front()}));
            look();
            if (w.state().step == Step::PlaceRumor)
                QVERIFY(w.game().submit(EndPhase{}));
            look();
            QVERIFY(w.passed());
        }
        QStringList told;
        w.board().all().forEach([&](LocationId place) {
            const QString name = w.game().sentences().place(place);
            if (heard[n].contains(name))
                told << name;
        });
        QVERIFY2(told.isEmpty(), qPrintable(told.join(u' ')));
        for (const EncounterKind card : w.state().encounterHand)
            QVERIFY(!heard[n].contains(w.game().sentences().encounter(card)));
    }
    QCOMPARE(pictures[0].size(), pictures[1].size());
    for (qsizetype n = 0; n < pictures[0].size(); ++n) {
        if (const QString folder = qEnvironmentVariable("DEMETER_PICTURES"); !folder.isEmpty())
            for (int side = 0; side < 2; ++side)
                pictures[side][n].save(QStringLiteral("%1/veil-%2-%3-%4.png")
                                           .arg(folder, QString(QTest::currentDataTag()).replace(u' ', u'-'))
                                           .arg(n)
                                           .arg(side));
        QVERIFY2(!pictures[0][n].isNull() && pictures[0][n] == pictures[1][n], qPrintable(QStringLiteral("picture %1").arg(n)));
    }
    QCOMPARE(heard[0], heard[1]);
    QVERIFY(heard[0].contains("Touch to see the map"));
}

void TestVeil::combatLooksAlike()
{
    QList<QImage> pictures[2];
    for (int n = 0; n < 2; ++n) {
        VeiledWindow w;
        QVERIFY(test::beginShown(*w.window, {"zurich", "madrid", "athens", "rome"}, true));
        QVERIFY(w.game().submit(ChooseStart{w.place("munich")}));
        QVERIFY(w.game().submit(MoveHunter{Hunter::LordGodalming, w.place("munich"), Travel::Road, false}));
        for (int guard = 0; guard < 20 && !w.state().combat; ++guard)
            if (const auto hunter = activeHunter(w.state()); !hunter || !w.game().submit(HunterActs{*hunter, HunterActs::What::Pass}))
                QVERIFY(w.game().submit(GoOn{}));
        QVERIFY(w.state().combat.has_value());
        std::vector<Action> cards;
        for (const Action& action : legalActions(w.game().ruleset(), w.state()))
            if (std::holds_alternative<PlayCombat>(action))
                cards.push_back(action);
        QVERIFY(cards.size() > 1);
        const auto look = [&] {
            w.screen()->setFocus();
            w.settle();
            QCOMPARE(w.veils().size(), 2); // the decision and the board
            QVERIFY(w.lifted().isEmpty());
            pictures[n] << w.picture();
        };
        look();
        QVERIFY(w.game().submit(n == 0 ? cards.front() : cards.back()));
        look();
        QVERIFY(!heardIn(w.screen()).contains(w.game().sentences().combatCard(*w.state().combat->card)));
    }
    QCOMPARE(pictures[0], pictures[1]);
}

void TestVeil::touchLiftsOnlyItself()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    w.settle();
    const GameState slid = w.state();
    auto* map = w.screen()->map();
    const QList<Veil*> all = w.veils();
    QCOMPARE(all.size(), 4); // map, guide, hand, trail
    for (Veil* veil : all) {
        QVERIFY(veil->isDown() && !veil->content()->isVisible());
        QTest::mouseClick(veil, Qt::LeftButton);
        w.settle();
        QCOMPARE(w.lifted(), QList<Veil*>{veil}); // and the one before is down again
        QVERIFY(veil->content()->isVisible());
        QCOMPARE(veil->content()->size(), veil->size());
        w.keep(QStringLiteral("veil-lifted-%1").arg(all.indexOf(veil)));
        if (veil->content()->inherits("demeter::SideScroll")) // the trail
            QVERIFY(heardIn(w.screen()).contains("Munich"));
    }
    QVERIFY2(w.state() == slid, "the first touch decides nothing");
    // One on a place that could be chosen neither; the next one does, and lifts nothing else.
    Veil* veil = w.over(map);
    QTest::mouseClick(veil, Qt::LeftButton, {}, map->viewport()->mapTo(veil, map->viewPositionOf(w.place("vienna"))));
    w.settle();
    QVERIFY(w.state() == slid);
    QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(w.place("vienna")));
    w.settle();
    QVERIFY(w.state() != slid);
    QCOMPARE(w.lifted(), QList<Veil*>{veil});
}

void TestVeil::nothingElseLifts()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    QVERIFY2(w.lifted().isEmpty(), "neither opening the screen, nor where the program puts the focus");
    Veil* guide = w.over(w.guide());
    const auto choose = [&] {
        QTest::mouseClick(guide, Qt::LeftButton); // if it is down
        w.settle();
        const auto choices = w.guide()->shownChoices(); // CHANCE-1: words would be asked for on a sheet of their own
        if (!w.click(asksForChance(w.game().ruleset(), w.state()) ? choices.last() : choices.first()))
            return false;
        return w.lifted() == QList<Veil*>{guide};
    };
    // A whole phase by taps in the guide.
    for (int n = 0; n < 12 && w.state().round < 2; ++n)
        QVERIFY(choose());
    guide->fall();
    w.guide()->focusFirst();
    QVERIFY(w.lifted().isEmpty());
    // Keys that would answer the question do nothing but lift it.
    const GameState before = w.state();
    w.press(Qt::Key_Return);
    QVERIFY(w.state() == before);
    QCOMPARE(w.lifted(), QList<Veil*>{guide});
    guide->fall();
    w.screen()->setFocus();
    w.press(Qt::Key_1);
    QVERIFY(w.state() == before);
    QCOMPARE(w.lifted(), QList<Veil*>{guide});
}

void TestVeil::keyboardLifts()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    QVERIFY(w.game().submit(Slide{}));
    w.settle();
    w.screen()->setFocus();
    QSet<Veil*> seen;
    for (int n = 0; n < 60; ++n) {
        const auto before = w.lifted();
        w.press(Qt::Key_Tab);
        for (Veil* veil : w.lifted())
            if (!before.contains(veil)) {
                const QWidget* focus = QApplication::focusWidget();
                QVERIFY2(focus == veil || veil->isAncestorOf(focus), "it opens where the keyboard is");
                seen << veil;
            }
    }
    QCOMPARE(seen.size(), 4);
    for (Veil* veil : w.veils())
        veil->fall();
    QTest::keyClick(w.screen(), Qt::Key_F6);
    w.settle();
    for (int n = 0; n < 6 && !w.lifted().contains(w.over(w.guide())); ++n)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(w.lifted().contains(w.over(w.guide())));
}

void TestVeil::comesDownAgain()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    Veil* guide = w.over(w.guide());
    QTest::mouseClick(guide, Qt::LeftButton);
    w.settle();
    w.guide()->focusFirst();
    QVERIFY(w.guide()->holdsFocus());
    QVERIFY(QTest::qWaitFor([&] { return w.lifted().isEmpty(); }, 5 * Veil::liftedMilliseconds));
    QVERIFY2(QApplication::focusWidget() == guide, "no key reaches what is hidden");
    // A tap that has come a moment too late chooses; a later one only lifts.
    QTest::mouseClick(guide, Qt::LeftButton);
    w.settle();
    ChoiceButton* choice = w.guide()->shownChoices().front();
    const QPoint at = choice->mapTo(guide, choice->rect().center());
    QTest::mouseClick(choice, Qt::RightButton); // a touch
    const QSignalSpy chosen(choice, &QAbstractButton::clicked);
    for (const bool late : {false, true}) {
        QVERIFY(QTest::qWaitFor([&] { return guide->isDown(); }, 5 * Veil::liftedMilliseconds));
        if (!late)
            QTest::qWait(Veil::lateMilliseconds + 50);
        QTest::mouseClick(guide, Qt::LeftButton, {}, at);
        QVERIFY(!guide->isDown());
        QCOMPARE(chosen.count(), late ? 1 : 0);
    }
    w.window->settings().setPeek(false);
    w.settle();
    for (Veil* veil : w.veils())
        QVERIFY(!veil->isDown() && veil->content()->isVisible());
}

void TestVeil::sheetsAreVeiled()
{
    VeiledWindow w;
    QVERIFY(w.newGame("vienna"));
    for (void (DraculaScreen::*open)() :
         {static_cast<void (DraculaScreen::*)()>(&DraculaScreen::openHistory), &DraculaScreen::openTable, &DraculaScreen::openPutRight}) {
        (w.screen()->*open)();
        w.settle();
        Sheet* sheet = nullptr;
        for (Sheet* each : w.screen()->findChildren<Sheet*>())
            if (each->isVisible())
                sheet = each;
        QVERIFY(sheet != nullptr);
        auto* veil = sheet->findChild<Veil*>();
        QVERIFY(veil != nullptr && veil->isVisible() && veil->isDown());
        QVERIFY(!heardIn(w.screen()).contains("Vienna"));
        w.keep(QStringLiteral("veil-") + QLatin1String(sheet->metaObject()->className()).mid(9));
        QTest::mouseClick(veil, Qt::LeftButton);
        w.settle();
        w.keep(QStringLiteral("veil-") + QLatin1String(sheet->metaObject()->className()).mid(9) + QStringLiteral("-lifted"));
        QVERIFY(!veil->isDown() && veil->content()->isVisible());
        QCOMPARE(w.lifted(), QList<Veil*>{veil});
        sheet->rebuild();
        w.settle();
        QVERIFY2(!veil->isDown() && veil->content()->isVisible(), "what stands there has changed under the finger");
        w.click("close");
    }
}

void TestVeil::listOfPlacesIsVeiled()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    auto* map = w.screen()->map();
    QTest::mouseClick(w.over(map), Qt::LeftButton);
    w.settle();
    QVERIFY(w.click("mapList"));
    auto* list = w.screen()->findChild<MapList*>();
    QVERIFY2(list != nullptr && list->isVisible(), "it has just been asked for");
    Veil* veil = w.over(list);
    QVERIFY(veil != nullptr && !veil->isDown());
    veil->fall();
    w.over(map)->fall();
    w.settle();
    QVERIFY(!list->isVisible() && w.lifted().isEmpty());
    QVERIFY(!heardIn(w.screen()).contains("Munich"));
    w.keep("veil-list");
    QTest::mouseClick(veil, Qt::LeftButton);
    w.settle();
    QCOMPARE(w.lifted(), QList<Veil*>{veil});
    QTest::mouseClick(w.over(map), Qt::LeftButton, {}, QPoint(40, w.over(map)->height() - 20));
    w.settle();
    QCOMPARE(w.lifted(), QList<Veil*>{w.over(map)});
    QVERIFY(w.click("mapList"));
    QVERIFY(!veil->isVisible());
}

void TestVeil::wordsHaveRoom()
{
    VeiledWindow w;
    QVERIFY(w.newGame());
    for (const Language language : {Language::En, Language::Es, Language::Pl, Language::Ru, Language::It})
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1080)})
            for (const double scale : {1.0, 2.0}) {
                w.window->settings().setLanguage(language);
                w.window->settings().setTextScale(scale);
                w.resize(size);
                // The date beside the buttons too.
                auto* header = w.screen()->findChild<HeaderBar*>();
                for (const auto& text : test::paintedTexts(header))
                    for (const auto* button : header->findChildren<ChoiceButton*>())
                        QVERIFY2(button->isHidden() || !text.box.intersects(button->geometry()), qPrintable(text.text));
                w.keep(QStringLiteral("veil-words-%1-%2-%3").arg(int(language)).arg(size.width()).arg(int(scale)));
                for (Veil* veil : w.veils()) {
                    veil->fall();
                    QRegion free = veil->visibleRegion();
                    for (const Veil* other : w.veils())
                        if (other != veil && other->content()->inherits("demeter::HandPanel")) // which may lie over the trail
                            free -= QRegion(other->geometry().translated(-veil->pos()));
                    const auto texts = test::paintedTexts(veil);
                    QVERIFY(!texts.isEmpty());
                    for (const auto& text : texts)
                        QVERIFY2(QRegion(text.box.toAlignedRect()).subtracted(free).isEmpty(), qPrintable(text.text));
                }
            }
}

DEMETER_TEST(TestVeil)
#include "test_veil.moc"
