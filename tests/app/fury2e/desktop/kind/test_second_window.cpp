// The second edition in the real window: from the new game to the reveal, in Italian, by clicks, with the file opened again in between.
#include "app/desktop/book/book_sheet.h"
#include "app/desktop/guard/reveal_sheet.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/desktop/start/game_list.h"
#include "app/desktop/table/table_screen.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "core/base/hex.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/phones/joined_phone.h"
#include "tests/support/shares.h"

#include <QFile>
#include <QSettings>

namespace demeter::fury2e {

namespace {

/// The window with all games, in Italian.
class Window {
public:
    Window() : w_("it") { open(); }

    void open()
    {
        w_.window.reset();
        w_.window = std::make_unique<MainWindow>(w_.gamesFolder(), devices(), allGames());
        w_.window->witnesses()->setSpokenCode(test::quickCode);
        w_.window->resize(1280, 800);
        w_.window->show();
        w_.window->activateWindow();
        test::WindowFixture::settle();
    }
    static Devices devices()
    {
        Devices made;
        made.keys = test::testKeys();
        return test::fixedChance(std::move(made));
    }
    test::WindowFixture& w() { return w_; }
    MainWindow& window() { return *w_.window; }
    SecondEditionSession& session() { return static_cast<SecondEditionSession&>(window().session()); }
    const GameState& state() { return session().controller().state(); }
    DraculaScreen* screen() { return static_cast<DraculaScreen*>(window().secretPage()); }
    QString named(std::string_view place) { return session().controller().sentences().place(at(place)); }
    static LocationId at(std::string_view place) { return (*builtInBoard("fury-2e"))->find(place).value(); }

    /// What the guide on Dracula's screen offers.
    bool press(const QString& word)
    {
        for (ChoiceButton* button : screen()->guide()->shownChoices())
            if (button->text() == word)
                return w_.click(button);
        return false;
    }
    bool pressFirst()
    {
        for (ChoiceButton* button : screen()->guide()->shownChoices())
            if (button->kind() != ChoiceKind::Off && button->kind() != ChoiceKind::Plain)
                return w_.click(button);
        return false;
    }
    bool tap(std::string_view place)
    {
        auto* map = window().tablePage()->findChild<MapView*>();
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(at(place)));
        test::WindowFixture::settle();
        finishPause();
        return true;
    }
    void type(const QString& words)
    {
        window().tablePage()->setFocus();
        QTest::keyClicks(window().tablePage(), words);
        QTest::keyClick(window().tablePage(), Qt::Key_Return);
        test::WindowFixture::settle();
        finishPause();
    }
    /// A button of the table's question.
    bool enter(const char* name)
    {
        const bool clicked = w_.click(QLatin1String(name));
        finishPause();
        return clicked;
    }
    /// Whoever is next stays and does nothing.
    bool stay() { return enter("turn-stay") && enter("turn-confirm") && end(); }
    bool end() { return enter("turn-end") && enter("turn-confirm"); }
    /// One of what the menu at the table offers.
    bool fromMenu(const QString& word)
    {
        if (!w_.click(window().tablePage()->menuButton()))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return false;
        for (QAction* action : menu->actions())
            if (action->text().startsWith(word)) {
                test::clickAction(menu, action);
                test::WindowFixture::settle();
                return true;
            }
        menu->close();
        return false;
    }
    QStringList menuWords()
    {
        QStringList words;
        if (w_.click(window().tablePage()->menuButton()))
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                for (QAction* action : menu->actions())
                    words << action->text();
                menu->close();
            }
        return words;
    }
    QString shown()
    {
        QStringList names;
        for (ChoiceButton* button : window().tablePage()->findChildren<ChoiceButton*>())
            if (button->isVisible())
                names << button->objectName() + u'=' + button->text();
        return names.join(u'|');
    }
    QString title() { return window().tablePage()->findChild<QLabel*>("turn-title")->text(); }
    QString line() { return window().tablePage()->findChild<QLabel*>("turn-line")->text(); }

    /// From the start screen to the table, with the hunters in four cities of the north.
    bool begin() { return w_.click("new-game") && w_.click("game-2") && start(); }
    /// From the page of the new game.
    bool start()
    {
        int box = 0;
        for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
            if (!w_.pick(QStringLiteral("city-%1").arg(++box), static_cast<int>(indexOf(at(city)))))
                return false;
        return w_.click("start") && session().hasGame();
    }

private:
    /// For a moment after a question has come in place of another one no press counts.
    void finishPause()
    {
        if (window().tablePage() != nullptr)
            if (auto* panel = window().tablePage()->findChild<TurnPanel*>())
                panel->dead()->advance(deadMilliseconds);
    }
    test::WindowFixture w_;
};

} // namespace

class TestSecondWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    /// The new game asks which game first; both have a page of their own, and what was chosen for the second edition is in its record.
    void whichGame()
    {
        Window it;
        QVERIFY(it.w().click("new-game"));
        QVERIFY(it.w().find("game-1") != nullptr && it.w().find("game-2") != nullptr && it.w().find("game-3") == nullptr);
        QCOMPARE(it.w().find<ChoiceButton>("game-2")->text(), QStringLiteral("Seconda edizione"));
        QVERIFY(allKinds_[0]->icon() != allKinds_[1]->icon()); // nor are they told apart by words alone
        QVERIFY(it.w().click("game-1"));
        QVERIFY(it.w().click("setting-more") && it.w().find("setting-rulebook") != nullptr && it.w().find("setting-tokens") == nullptr);
        it.w().press(Qt::Key_Escape);
        QVERIFY(it.w().click("cancel"));
        QVERIFY(it.w().click("new-game") && it.w().click("game-2"));
        QVERIFY(it.w().click("setting-more") && it.w().find("setting-rulebook") == nullptr && it.w().find("setting-tokens") != nullptr);
        // What the data of the second edition cannot vouch for is said, and a reading can be changed.
        QVERIFY(it.w().setting("setting-rules"));
        QVERIFY(it.w().find<QLabel>("not-vouched-for") != nullptr);
        QVERIFY(it.w().click("see-rulings"));
        QVERIFY(it.w().segment("ruling-batsReach", 1));
        it.w().press(Qt::Key_Escape);
        it.w().press(Qt::Key_Escape);
        QVERIFY(it.w().setting("setting-mixing") && it.w().click("at-the-start"));
        it.w().press(Qt::Key_Escape);
        it.w().press(Qt::Key_Escape);
        // Nobody has a city yet.
        QVERIFY(!it.w().find<ChoiceButton>("start")->text().isEmpty());
        QVERIFY(it.w().click("start") && !it.session().hasGame());
        int box = 0;
        for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
            QVERIFY(it.w().pick(QStringLiteral("city-%1").arg(++box), static_cast<int>(indexOf(Window::at(city)))));
        it.w().find<QLineEdit>("player-4")->setText(QStringLiteral("Chiara"));
        QVERIFY(it.w().click("start") && it.session().hasGame());
        const RecordHeader& header = it.session().controller().record().header();
        QCOMPARE(header.players[3], "Chiara");
        QCOMPARE(header.chance, ChanceTimes::AtTheStart);
        QCOMPARE(int(header.rulings[Ruling::BatsReach]), 1);
        QCOMPARE(std::ranges::count(header.rulings.readings, 1), 1);
        QVERIFY(it.state().hunters[3] == Window::at("plymouth"));
    }

    /// A whole round by clicks at the table and behind the curtain; the file is opened again in the middle of it.
    void aRoundInTheWindow()
    {
        Window it;
        QVERIFY(it.w().click("new-game") && it.w().click("game-2") && it.w().setting("setting-mixing") && it.w().click("each-round"));
        QVERIFY(it.start());
        QCOMPARE(it.state().step, Step::ChooseStart);
        it.window().openCurtain();
        QVERIFY(it.screen() != nullptr && it.press(it.named("naples")));
        QVERIFY(currentLocation(it.state()) == Window::at("naples"));
        it.window().drawCurtain(); // 2E-CHANCE-1: nothing is drawn, so nobody is asked for chance
        QCOMPARE(it.state().step, Step::Hunters);
        // The first of the hunters moves by a tap, and it is taken back at the table.
        QVERIFY2(it.title().contains(QLatin1String("Lord Godalming")), qPrintable(it.title()));
        it.tap("rome"); // no way leads there
        QVERIFY2(it.line().contains(QLatin1String("Roma")), qPrintable(it.line()));
        QVERIFY(it.enter("turn-back"));
        it.tap("manchester");
        QVERIFY(it.enter("turn-confirm"));
        QVERIFY(it.state().hunters[0] == Window::at("manchester"));
        QVERIFY(it.session().canTakeBackEntry());
        QVERIFY(it.fromMenu(QStringLiteral("Annulla: ")));
        QVERIFY(it.state().hunters[0] == Window::at("edinburgh"));
        // A hunter and a place are typed, then what the hunter does; it is asked for what a tap would be asked for.
        it.type(QStringLiteral("Samarcanda"));
        QVERIFY2(it.line().contains(QLatin1String("Samarcanda")) && it.line().contains(QLatin1String("Cacciatore")), qPrintable(it.line()));
        it.type(QStringLiteral("g manch"));
        QVERIFY(it.enter("turn-confirm"));
        QVERIFY(it.state().hunters[0] == Window::at("manchester"));
        it.type(QStringLiteral("riposa"));
        QVERIFY2(it.title() == QLatin1String("Quanti dei due Eventi sono di Dracula?"), qPrintable(it.title() + u'|' + it.line()));
        QVERIFY(it.enter("turn-back") && it.end());
        // Nothing is offered that this edition does not have.
        const QString menu = it.menuWords().join(u'|');
        QVERIFY2(menu.contains(QLatin1String("Regole")) && menu.contains(QLatin1String("telefoni")), qPrintable(menu));
        QVERIFY(it.fromMenu(QStringLiteral("Che cosa")));
        it.w().press(Qt::Key_Escape);

        const QString path = QString::fromStdString(it.session().controller().record().path());
        const std::string head = it.session().controller().record().head();
        it.open();
        // The list at home names the edition.
        const SavedGames saved(it.window().games(), allKinds_);
        const auto files = saved.games();
        QCOMPARE(files.size(), 1);
        const SavedGame listed = saved.read(files.front(), Language::It);
        QVERIFY2(!listed.whyNot && listed.moment.startsWith(QLatin1String("seconda edizione")), qPrintable(listed.moment));
        it.window().openGame(path);
        QVERIFY(it.session().hasGame());
        QCOMPARE(it.session().controller().record().head(), head);

        // The others stay where they are and do nothing; then it is Dracula's turn.
        for (int n = 0; n < 3; ++n) {
            QVERIFY2(it.stay(), qPrintable(it.shown()));
        }
        QVERIFY(it.state().step != Step::Hunters || !it.state().due.empty());
        for (int n = 0; n < 60 && !drawsWait(it.state()); ++n) {
            if (it.screen() == nullptr)
                it.window().openCurtain();
            if (it.state().step == Step::Hunters && it.state().due.empty()) {
                it.window().drawCurtain();
                QVERIFY2(it.stay(), qPrintable(it.shown()));
            } else {
                QVERIFY(it.pressFirst());
            }
        }
        // His first draw of the round waits for chance; the hunters say a word.
        it.window().drawCurtain();
        QCOMPARE(it.title(), QStringLiteral("Dracula sta per pescare"));
        const auto hand = it.state().encounterHand.size();
        // Who draws without a word ends the question, and the sheet goes with it (2E-CHANCE-1).
        QVERIFY(it.enter("turn-words") && it.w().find("round-words") != nullptr);
        QVERIFY(it.session().controller().submit(GoOn{}));
        test::WindowFixture::settle();
        QVERIFY(it.w().find("round-words") == nullptr && it.session().controller().undo());
        test::WindowFixture::settle();
        QVERIFY(it.enter("turn-words"));
        auto* field = it.w().find<QLineEdit>("round-words");
        QVERIFY(field != nullptr);
        field->setText(QStringLiteral("candelabro"));
        QVERIFY(it.w().click("round-shuffle"));
        QVERIFY(it.state().chance.stirredRound == it.state().round && it.state().encounterHand.size() > hand);
        QVERIFY(!brokenInvariant(it.session().controller().ruleset(), it.state()));
        // The code of what is over can be noted.
        QVERIFY(!it.session().controller().record().witnesses().empty());
    }

    /// A round in which nothing happens: a hold and twelve taps, of which Dracula's are two (2E-TURN-3, 2E-HUNT-10).
    void aQuietRound()
    {
        Window it;
        QSettings(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter").setValue("curtain-when-decided", true);
        it.open();
        QVERIFY(it.begin());
        it.window().openCurtain();
        QVERIFY(it.press(it.named("naples")));
        if (it.screen() != nullptr)
            it.window().drawCurtain();
        for (int n = 0; n < 4; ++n)
            QVERIFY2(it.stay(), qPrintable(it.shown()));
        QCOMPARE(it.state().step, Step::StartOfTurn);

        int taps = 0;
        const auto tap = [&](bool done) {
            ++taps;
            return done;
        };
        it.window().openCurtain(); // the hold
        QVERIFY(tap(it.press(it.named("rome"))));
        QCOMPARE(it.state().time, TimeOfDay::Noon);
        QVERIFY(tap(it.pressFirst())); // an Encounter
        test::WindowFixture::settle();
        QVERIFY(it.screen() == nullptr); // the curtain has fallen by itself
        for (const char* city : {"manchester", "liverpool", "dublin", "london"}) {
            QVERIFY(tap(it.tap(city)));
            QVERIFY2(tap(it.enter("turn-confirm")), qPrintable(it.shown() + u' ' + it.line()));
        }
        QVERIFY(tap(it.enter("turn-end")) && tap(it.enter("turn-confirm")));
        QVERIFY(it.state().step == Step::StartOfTurn && it.state().round == 3);
        QCOMPARE(taps, 12);
        // Undo goes to the last thing that somebody decided.
        QVERIFY(it.state().hunters[3] == Window::at("london"));
    }

    /// 2E-ERR-1: the hunters claim an error at the table, where nothing of Dracula's is shown by that; he is asked on his own screen.
    void anErrorIsClaimed()
    {
        Window it;
        it.open();
        QVERIFY(it.begin());
        it.window().openCurtain();
        QVERIFY(it.press(it.named("naples")));
        if (it.screen() != nullptr)
            it.window().drawCurtain();
        const auto cursor = it.session().controller().record().cursor();
        QVERIFY(it.fromMenu(QStringLiteral("Contesta un errore")));
        QVERIFY(it.w().click("confirm-yes"));
        QCOMPARE(it.session().controller().record().cursor(), cursor);
        QVERIFY2(it.line().contains(QLatin1String("Dracula")), qPrintable(it.line()));
        it.window().openCurtain();
        test::WindowFixture::settle();
        // He says how he answers: phones hear it while his screen is still open, then the table does.
        QStringList heard;
        connect(it.session().table(), &RunningGame::said, this, [&](const std::function<QString()>& words) { heard << words(); });
        QVERIFY(it.w().click("confirm-no"));
        QVERIFY(it.screen() != nullptr);
        QCOMPARE(heard, QStringList{QStringLiteral("Dracula non ha ammesso nessun errore.")});
        it.window().drawCurtain();
        test::WindowFixture::settle();
        QVERIFY2(it.line().contains(QLatin1String("nessun errore")), qPrintable(it.line()));
        QCOMPARE(heard.size(), 1);
        QVERIFY(it.fromMenu(QStringLiteral("Contesta un errore")));
        QVERIFY(it.w().click("confirm-yes"));
        it.window().openCurtain();
        test::WindowFixture::settle();
        QVERIFY(it.w().find("confirm-yes") != nullptr);
        const auto lines = it.w().find("confirm-yes")->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(lines, [](const QLabel* line) { return line->text().contains("da 15 a 10"); }));
        QVERIFY(it.w().click("confirm-yes"));
        QVERIFY(std::holds_alternative<SufferPenalty>(it.session().controller().record().entries().back().action));
        QCOMPARE(heard.size(), 2); // the second claim, and no answer besides the penalty
        // He is asked once.
        it.window().drawCurtain();
        it.window().openCurtain();
        test::WindowFixture::settle();
        QVERIFY(it.w().find("confirm-yes") == nullptr);
    }

    /// The table is shown on phones if the new game asks for it: they give what the reserve is mixed with, enter what hunters do and take
    /// it back, and the file has all of it.
    void onPhones()
    {
        Window it;
        it.window().phones()->setNetwork([] {
            return QList<phones::NetworkChoice>{{"lo", "127.0.0.1", phones::NetworkChoice::Kind::Other}};
        });
        QVERIFY(it.w().click("new-game") && it.w().click("game-2"));
        QVERIFY(it.w().setting("setting-phones") && it.w().click("with-phones"));
        it.w().press(Qt::Key_Escape);
        QVERIFY(it.w().setting("setting-rules") && it.w().click("see-rulings") && it.w().segment("ruling-chanceWhen", 1));
        it.w().press(Qt::Key_Escape);
        it.w().press(Qt::Key_Escape);
        QVERIFY(it.start());
        QVERIFY(it.window().phones()->isOn() && it.w().find("qr") != nullptr);
        it.w().press(Qt::Key_Escape);
        const phones::PhoneLink link = it.window().phones()->link();
        test::JoinedPhone phone(link.port, link.token, "it"), looksOn(link.port, link.token, "ru");
        QVERIFY(phone.joined() && looksOn.joined());
        QVERIFY(phone.plays({"lord-godalming", "dr-seward", "van-helsing"}));
        QVERIFY(!phone.question().is_null());
        QVERIFY(phone.last("game")["besides"] == "Catacombe");
        it.window().openCurtain();
        QVERIFY(it.press(it.named("naples")));
        it.window().drawCurtain();
        QCOMPARE(it.state().step, Step::RoundBegins);
        // Who looks on gives chance too.
        const auto round = it.state().round;
        const std::array<Share, 2> given{test::shareNamed(7, 1), test::shareNamed(9, 2)};
        const std::array<test::JoinedPhone*, 2> both{&phone, &looksOn};
        const auto openWith = [&](std::size_t promised) {
            return std::ranges::all_of(both, [&](test::JoinedPhone* each) {
                Json asked = each->heard("chance");
                while (!asked.is_null() && (asked["open"] != true || asked["promised"].size() != promised))
                    asked = each->heard("chance");
                return !asked.is_null();
            });
        };
        QVERIFY(openWith(0));
        for (std::size_t n = 0; n < 2; ++n)
            QVERIFY(both[n]->say({{"do", "promise"}, {"round", round}, {"bytes", hexText(promiseOf(round, given[n]))}}));
        QVERIFY(openWith(2));
        for (std::size_t n = 0; n < 2; ++n)
            QVERIFY(both[n]->say({{"do", "share"}, {"round", round}, {"bytes", hexText(given[n])}}));
        QTRY_COMPARE(it.state().chance.stirredRound, round);
        Json question = phone.question();
        QVERIFY(question["mine"] == true && question["hunter"] == "lord-godalming" && question["title"] == "Tocca a Lord Godalming");
        QVERIFY(looksOn.question()["mine"] == false);
        const auto tap = [&](const char* place) {
            return phone.say({{"do", "tap"}, {"step", question["step"]}, {"question", question["question"]}, {"place", place}});
        };
        // No way leads there, and the reason is said on this phone alone.
        QVERIFY(tap("rome"));
        question = phone.question();
        QVERIFY(question["line"].get<std::string>().find("Roma") != std::string::npos && !question["topic"].get<std::string>().empty());
        QVERIFY(tap("manchester"));
        question = phone.question();
        QVERIFY(phone.press(question, "check"));
        QTRY_VERIFY(it.state().hunters[0] == Window::at("manchester"));
        question = phone.question();
        QVERIFY(phone.press(question, "undo"));
        QTRY_VERIFY(it.state().hunters[0] == Window::at("edinburgh"));
        question = phone.question();
        QVERIFY(tap("manchester"));
        question = phone.question();
        QVERIFY(phone.press(question, "check"));
        QTRY_VERIFY(it.state().hunters[0] == Window::at("manchester"));
        question = phone.question();
        QVERIFY(phone.does("arrow-right"));
        QTRY_VERIFY(it.state().turn.acted.contains(Hunter::LordGodalming));
        QVERIFY(looksOn.last("table").is_object() && !looksOn.last("log")["entries"].empty());
        // The file has it.
        const auto& record = it.session().controller().record();
        const auto shares = std::ranges::find_if(record.entries(), [](const RecordEntry& each) {
            return std::holds_alternative<AddChance>(each.action) && !std::get<AddChance>(each.action).chance.shares.empty();
        });
        QVERIFY(shares != record.entries().end());
        const auto& mixed = std::get<AddChance>(shares->action).chance.shares;
        for (const Share& share : given)
            QVERIFY(std::ranges::find(mixed, std::optional(share)) != mixed.end());
        QVERIFY(std::holds_alternative<HuntersAct>(record.entries().back().action));
        // Switched off, they are told so.
        it.window().phones()->switchOff();
        QVERIFY(phone.heard("gone")["why"] == "switched-off");
    }

    /// On the start screen the rules can be read, whatever was played last.
    void rulesOnTheStartScreen()
    {
        Window it;
        QVERIFY(it.w().click("new-game") && it.w().click("game-2"));
        it.w().press(Qt::Key_F1);
        auto* sheet = it.w().find<BookSheet>({});
        QVERIFY(sheet != nullptr);
        sheet->turnTo({QStringLiteral("catacombs")}); // the third edition has none
        QCOMPARE(sheet->shown(), TopicId{QStringLiteral("catacombs")});
        it.w().press(Qt::Key_Escape);
        QVERIFY(it.w().click("cancel"));
        for (const auto& [game, topic] : {std::pair("game-1", "lairs"), std::pair("game-2", "catacombs")}) { // each has its own
            QVERIFY(it.w().click("rules") && it.w().click(QLatin1String(game)));
            auto* rules = it.w().find<BookSheet>({});
            QVERIFY(rules != nullptr);
            rules->turnTo({QLatin1String(topic)});
            QCOMPARE(rules->shown(), TopicId{QLatin1String(topic)});
            it.w().press(Qt::Key_Escape);
        }
        QVERIFY(it.begin());
    }

    /// At the table the book opens at what is done now, on Dracula's screen at what is asked, and beside a refusal at why.
    void book()
    {
        Window it;
        QVERIFY(it.begin());
        it.w().press(Qt::Key_F1);
        QCOMPARE(it.w().find<BookSheet>({})->shown(), TopicId{QStringLiteral("setup")});
        it.w().press(Qt::Key_Escape);
        it.window().openCurtain();
        test::WindowFixture::settle();
        it.w().press(Qt::Key_F1);
        QCOMPARE(it.w().find<BookSheet>({})->shown(), TopicId{QStringLiteral("setup")});
        QVERIFY(it.w().click("close"));
        emit it.screen()->map()->tapped(Window::at("castle-dracula")); // 2E-SETUP-6
        test::WindowFixture::settle();
        QCOMPARE(it.screen()->guide()->saidTopic(), QStringLiteral("Preparazione"));
        QVERIFY(it.w().click("said-topic"));
        QCOMPARE(it.w().find<QLabel>("topic-title")->text(), QStringLiteral("Preparazione"));
    }

    /// The files that reveal a game are written, and hold.
    void reveal()
    {
        Window it;
        QVERIFY(it.begin());
        it.window().openCurtain();
        QVERIFY(it.press(it.named("naples")));
        it.window().askToReveal();
        auto* agreed = it.w().find<HoldButton>("reveal-agreed");
        QVERIFY(agreed != nullptr);
        emit agreed->heldLong();
        const QString path = QString::fromStdString(it.session().controller().record().path());
        QFile revealed(path.chopped(8) + QStringLiteral(".reveal.json"));
        QVERIFY(revealed.open(QIODevice::ReadOnly));
        QVERIFY(QFile::exists(path.chopped(8) + QStringLiteral(".reveal.html")));
        const auto lines = readReveal(revealed.readAll().toStdString());
        QVERIFY(lines.has_value());
        const Verification verdict = verify(*lines, {}, boardSource(it.w().gamesFolder()));
        QVERIFY(verdict.objections.empty() && verdict.lines > 1);
    }

private:
    const std::vector<std::unique_ptr<GameKind>> allKinds_ = allGames();
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondWindow;
DEMETER_TEST(TestSecondWindow)
#include "test_second_window.moc"
