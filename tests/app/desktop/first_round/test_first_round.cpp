// The guided first round: by clicks alone, in every language and in windows of many sizes, left at any point, and with nothing left behind.
#include "app/fury3e/text/built_in_cards.h"
#include "tests/app/desktop/first_round/first_round_walk.h"
#include "tests/support/rows.h"

#include "app/desktop/first_round/end_sheet.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/start/start_screen.h"
#include "app/fury3e/desktop/first_round/practice_plan.h"

#include <QDirIterator>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

/// As the program is at first.
void asAtFirst(WindowFixture& w, QSize size = {1280, 800})
{
    w.window->settings().setCurtainWhenDecided(true);
    w.resize(size);
}

/// What is wrong with how the guide is shown; empty: nothing.
QString faultOf(WindowFixture& w)
{
    const Coach& coach = *w.window->coach();
    const CoachPanel& panel = *coach.panel();
    QStringList faults;
    const QRect lies(panel.mapTo(w.window.get(), QPoint(0, 0)), panel.size());
    if (!panel.isVisible() || !w.window->rect().contains(lies))
        faults << "the panel is not in sight";
    if (coach.step().text.isEmpty() || panel.said() != coach.step().text || panel.said().contains('%') || panel.said().contains('{'))
        faults << QStringLiteral("it says \"%1\"").arg(panel.said());
    const auto* words = panel.findChild<QLabel*>("coach-words");
    if (words->heightForWidth(words->width()) > words->height() + 1)
        faults << "its words are cut";
    for (const ChoiceButton* button : {panel.goOnButton(), panel.skipButton()})
        if (button->isVisible() &&
            (button->height() < 44 || button->width() < 44 || (button->accessibleName().isEmpty() && button->text().isEmpty()) ||
             button->height() < button->heightForWidth(button->width()) || !panel.rect().contains(button->geometry())))
            faults << QStringLiteral("the button \"%1\" has no room").arg(button->text());
    if (panel.goOnButton()->isVisible() == coach.step().goOn.isEmpty())
        faults << "a button that is not there, or one too many";
    if (coach.step().goOn.isEmpty() && coach.ring()->isHidden())
        faults << "nothing is ringed";
    if (!coach.ring()->isHidden() && coach.ring()->geometry().intersects(lies))
        faults << "the panel lies over what it speaks of";
    if (!coach.ring()->isHidden() && !w.window->rect().intersects(coach.ring()->geometry()))
        faults << "the ring is not in sight";
    const QWidget* target = coach.step().target;
    if (!coach.ring()->isHidden() && !coach.step().spot && target != nullptr)
        for (auto* button : w.window->findChildren<ChoiceButton*>()) {
            if (!button->isVisible() || button == target || button->isAncestorOf(target) || target->isAncestorOf(button))
                continue;
            const QRect box = button->visibleRegion().translated(button->mapTo(w.window.get(), QPoint(0, 0))).boundingRect();
            const QRect on = box.intersected(coach.ring()->geometry());
            const int most = w.window->height() < 480 ? 5 : 2; // of its dark edge, where there is hardly anything between two parts
            if (qMin(on.width(), on.height()) > most)
                faults << QStringLiteral("the ring lies on \"%1\" by %2 px").arg(button->text()).arg(qMin(on.width(), on.height()));
        }
    int filled = panel.goOnButton()->isVisible() && isPrimary(panel.goOnButton()->kind()) ? 1 : 0;
    for (const auto* button : w.window->findChildren<ChoiceButton*>())
        filled += button->isVisible() && isPrimary(button->kind()) ? 1 : 0;
    if (filled > 1)
        faults << "two buttons are filled";
    return faults.join(", ");
}

QStringList filesBelow(const QString& folder)
{
    QStringList files;
    for (QDirIterator it(folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();)
        files << it.next();
    files.sort();
    return files;
}

} // namespace

class TestFirstRound : public QObject {
    Q_OBJECT

private slots:
    void wholeRound_data();
    void wholeRound();
    void skippedAtEveryStep_data();
    void skippedAtEveryStep();
    void offeredOnce();
    void offeredQuietlyBesideGames();
    void nothingIsLeftBehind();
    void aGameIsNeverTouched();
    void noPinIsAsked();
    void otherChoicesLeadThereToo();
    void whatWouldBreakItIsHeldBack();
    void keysGoOnAndSkip();
    void itFollowsTheLanguage();
    void theEndLeadsOn();
    void thePlanIsLegal();
};

void TestFirstRound::wholeRound_data()
{
    test::Rows<QString, QSize> add;
    const auto row = [&](const char* language, int width, int height) {
        add(qPrintable(QStringLiteral("%1 %2x%3").arg(QLatin1String(language)).arg(width).arg(height)), QString::fromLatin1(language),
            QSize(width, height));
    };
    row("es", 1280, 800);
    row("pl", 800, 1280);
    row("ru", 390, 844);
    row("it", 640, 360);
    row("en", 1920, 1200);
    row("en", 360, 640);
    row("en", 844, 390);
}

void TestFirstRound::wholeRound()
{
    const auto [language, size] = test::rowOf<QString, QSize>();
    WindowFixture w(qPrintable(language));
    asAtFirst(w, size);
    QStringList names, faults;
    const QString lacking = test::walkFirstRound(w, language == "es", [&](const QString& name) {
        names << name;
        if (const QString fault = faultOf(w); !fault.isEmpty())
            faults << name + ": " + fault;
        return true;
    });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    QCOMPARE(names,
             QStringList({"place",   "others",    "start",   "open-start",  "choose-start",     "day",     "night",      "open-phase",
                          "move",    "encounter", "rumor",   "play-on",     "open-phase-again", "move-on", "encounter",  "rumor",
                          "play-on", "arrive",    "confirm", "ambush-open", "ambush",           "answer",  "look-again", "curtain"}));
    w.settle();
    QVERIFY(w.window->findChild<FirstRoundEnd*>()->isVisible());
    QVERIFY(!w.window->session().hasGame());
}

void TestFirstRound::skippedAtEveryStep_data()
{
    QTest::addColumn<QString>("at");
    const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
    bool everyDay = false; // every other step, some of each phase among them
    for (const char* at : {"place",       "others",    "start",  "open-start", "choose-start",     "day",     "night",  "open-phase",
                           "move",        "encounter", "rumor",  "play-on",    "open-phase-again", "move-on", "arrive", "confirm",
                           "ambush-open", "ambush",    "answer", "look-again", "curtain"})
        if ((everyDay = !everyDay) || full)
            QTest::newRow(at) << QString::fromLatin1(at);
}

void TestFirstRound::skippedAtEveryStep()
{
    QFETCH(QString, at);
    WindowFixture w;
    asAtFirst(w);
    bool reached = false;
    const QString lacking = test::walkFirstRound(w, false, [&](const QString& name) { return !(reached = name == at); });
    QVERIFY2(lacking.isEmpty() && reached, qPrintable(lacking));
    QVERIFY(w.click("coach-skip"));
    w.settle();
    QVERIFY(w.window->coach() == nullptr);
    QVERIFY(w.find<QWidget>("coach") == nullptr && w.find<QWidget>("target-ring") == nullptr);
    QVERIFY(w.window->startScreen()->isVisible());
    QVERIFY(w.window->startScreen()->size() == w.window->size());
    QVERIFY(w.window->secretPage() == nullptr && w.window->tablePage() == nullptr && w.window->newGamePage() == nullptr);
    QVERIFY(!w.window->session().hasGame());
    QVERIFY(w.window->findChild<FirstRoundEnd*>() == nullptr);
    // And a game can be begun.
    QVERIFY(w.placeHunters());
    QCOMPARE(w.window->games().allGames().size(), 1);
}

void TestFirstRound::offeredOnce()
{
    WindowFixture w;
    const auto place = [&](const char* name) {
        const auto* button = w.find<ChoiceButton>(name);
        return button != nullptr ? button->mapTo(w.window.get(), QPoint(0, 0)).y() : -1;
    };
    const auto quiet = [&] {
        return w.find<ChoiceButton>("first-round")->kind() == ChoiceKind::Quiet && place("first-round") > place("open");
    };
    QVERIFY(place("new-game") < place("first-round") && place("first-round") < place("rules"));
    QVERIFY(!quiet());
    // Left by the page's own way: that is skipping too.
    QVERIFY(w.click("first-round"));
    QVERIFY(w.click("cancel"));
    QVERIFY(w.window->startScreen()->isVisible() && w.window->coach() == nullptr);
    QVERIFY(quiet());
    w.open();
    QVERIFY(quiet());
    QVERIFY(w.click("first-round"));
    QVERIFY(w.window->coach() != nullptr);
}

void TestFirstRound::offeredQuietlyBesideGames()
{
    WindowFixture w;
    QVERIFY(w.placeHunters());
    w.open();
    QCOMPARE(w.find<ChoiceButton>("first-round")->kind(), ChoiceKind::Quiet);
}

void TestFirstRound::nothingIsLeftBehind()
{
    QTemporaryDir kept;
    Devices devices;
    devices.keys = std::make_shared<KeyFile>((kept.path() + "/keys").toStdString());
    WindowFixture w("en", 1, devices, false);
    asAtFirst(w);
    const auto settings = [] {
        const QSettings all(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
        return all.allKeys();
    };
    const QStringList files = filesBelow(w.folder.path()), before = settings();
    const QString lacking = test::walkFirstRound(w, false, [&](const QString&) { return w.window->witnesses()->codes().isEmpty(); });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    QVERIFY(w.window->coach() == nullptr);
    QCOMPARE(filesBelow(w.folder.path()), files);
    QCOMPARE(filesBelow(kept.path()), QStringList());
    QStringList after = settings();
    QVERIFY(after.removeOne("kept/first-round"));
    QCOMPARE(after, before);
}

void TestFirstRound::aGameIsNeverTouched()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = w.window->games().lastGame().value();
    const auto bytes = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = bytes();
    const GameState state = w.state();
    w.window->beginFirstRound(); // while it goes on there is none
    QVERIFY(w.window->coach() == nullptr && w.state() == state);
    w.open();
    asAtFirst(w);
    const QString lacking = test::walkFirstRound(w, false, [](const QString& name) { return name != "arrive"; });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    QVERIFY(w.click("coach-skip"));
    QCOMPARE(w.window->games().allGames(), QStringList{path});
    QVERIFY(w.click("continue"));
    QCOMPARE(bytes(), before);
    QCOMPARE(w.state(), state);
}

void TestFirstRound::noPinIsAsked()
{
    QTemporaryDir kept;
    Devices devices;
    devices.keys = std::make_shared<KeyFile>((kept.path() + "/keys").toStdString());
    WindowFixture w("en", 1, devices);
    asAtFirst(w);
    QVERIFY(w.window->pinLock()->set("1234"));
    w.settle();
    const QString lacking = test::walkFirstRound(w, true, [](const QString& name) { return name != "day"; });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    QVERIFY(w.window->coach() != nullptr);
    QCOMPARE(w.window->coach()->step().name, QStringLiteral("day"));
}

void TestFirstRound::otherChoicesLeadThereToo()
{
    WindowFixture w;
    asAtFirst(w);
    QVERIFY(w.click("first-round"));
    QStringList faults;
    int steps = 0;
    // Far from every hunter, and then always the last of the choices, whatever was said.
    for (; steps < 150 && w.window->coach() != nullptr; ++steps) {
        test::waitForHand(w);
        if (w.window->coach() == nullptr)
            break;
        const QString name = w.window->coach()->step().name;
        if (const QString fault = faultOf(w); !fault.isEmpty())
            faults << name + ": " + fault;
        if (name == "choose-start" && w.game().submit(ChooseStart{w.place("galway")})) {
            w.settle();
        } else if (w.screen() != nullptr && steps < 40 && (name == "move" || name == "encounter" || name == "rumor")) {
            const auto choices = w.guide()->shownChoices();
            const auto legal = std::ranges::find_if(choices.crbegin(), choices.crend(), [&](const ChoiceButton* choice) {
                return choice->kind() == ChoiceKind::Legal && (name != "move" || choice->iconName().startsWith("city"));
            });
            QVERIFY(legal != choices.crend());
            (*legal)->click();
            w.settle();
        } else {
            QVERIFY2(test::follow(w, false), qPrintable(name));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    QVERIFY(w.window->coach() == nullptr);
}

void TestFirstRound::whatWouldBreakItIsHeldBack()
{
    WindowFixture w;
    asAtFirst(w);
    QVERIFY(w.click("first-round"));
    const QString said = w.window->coach()->panel()->said();
    QVERIFY(w.click("setting-more"));
    QVERIFY(w.find<QWidget>("setting-cards") == nullptr);
    QVERIFY(w.window->coach()->panel()->said() != said);
    w.click("question"); // any touch
    test::waitForHand(w);
    QCOMPARE(w.window->coach()->panel()->said(), said);
    QVERIFY(w.click("cancel"));
    const QString lacking = test::walkFirstRound(w, false, [](const QString& name) { return name != "choose-start"; });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    w.window->askToReveal();
    QVERIFY(w.screen() != nullptr);
    QVERIFY(w.window->coach()->panel()->said() != w.window->coach()->step().text);
}

void TestFirstRound::keysGoOnAndSkip()
{
    WindowFixture w;
    asAtFirst(w);
    const QString lacking = test::walkFirstRound(w, false, [](const QString& name) { return name != "others"; });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    w.press(Qt::Key_F7);
    test::waitForHand(w);
    QCOMPARE(w.window->coach()->step().name, QStringLiteral("start"));
    w.press(Qt::Key_F7, Qt::ShiftModifier);
    w.settle();
    QVERIFY(w.window->coach() == nullptr);
}

void TestFirstRound::itFollowsTheLanguage()
{
    WindowFixture w;
    asAtFirst(w);
    const QString lacking = test::walkFirstRound(w, false, [](const QString& name) { return name != "move"; });
    QVERIFY2(lacking.isEmpty(), qPrintable(lacking));
    QStringList said;
    for (const Language language : {Language::En, Language::Es, Language::Pl, Language::Ru, Language::It}) {
        w.window->settings().setLanguage(language);
        test::waitForHand(w);
        QVERIFY2(faultOf(w).isEmpty(), qPrintable(faultOf(w)));
        said << w.window->coach()->panel()->said();
    }
    QCOMPARE(said.removeDuplicates(), 0);
    w.window->settings().setTextScale(2);
    test::waitForHand(w);
    QVERIFY2(faultOf(w).isEmpty(), qPrintable(faultOf(w)));
}

void TestFirstRound::theEndLeadsOn()
{
    WindowFixture w;
    asAtFirst(w);
    const auto walk = [&] { return test::walkFirstRound(w, false, [](const QString&) { return true; }); };
    QVERIFY2(walk().isEmpty(), "");
    w.settle();
    QVERIFY(w.find<QWidget>("first-round-end") != nullptr);
    QVERIFY(w.click("first-round-start"));
    QVERIFY(w.find<QWidget>("first-round-end") == nullptr && w.window->startScreen()->isVisible());
    QVERIFY2(walk().isEmpty(), "a second time");
    w.settle();
    QVERIFY(w.click("first-round-rules"));
    QVERIFY(w.find<QLineEdit>("book-search") != nullptr);
    w.press(Qt::Key_Escape);
    QVERIFY2(walk().isEmpty(), "a third time");
    w.settle();
    QVERIFY(w.click("first-round-new-game"));
    QVERIFY(w.window->newGamePage()->isVisible() && w.window->coach() == nullptr);
    for (const auto& city : static_cast<NewGameScreen*>(w.window->newGamePage())->cities())
        QVERIFY(!city);
}

void TestFirstRound::thePlanIsLegal()
{
    // Wherever the first hunter stands.
    const auto board = *builtInBoard("fury-3e");
    const auto cards = builtInCatalogue();
    const Ruleset rules{board, cards, {}};
    hunterStarts(*board).forEach([&](LocationId city) {
        const auto cities = practiceCities(*board, {city, std::nullopt, std::nullopt, std::nullopt});
        QCOMPARE(cities[0], city);
        LocationSet all;
        for (const LocationId each : cities) {
            QVERIFY(hunterStarts(*board).contains(each));
            all.insert(each);
        }
        QCOMPARE(all.size(), int(hunterCount));
    });
}

DEMETER_TEST(TestFirstRound)
#include "test_first_round.moc"
