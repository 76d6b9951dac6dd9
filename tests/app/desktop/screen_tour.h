// A walk through every screen of the window, for the tests that look at words and sizes.
#pragma once

#include "app/desktop/board_check/board_check_screen.h"
#include "app/desktop/first_round/coach.h"
#include "app/desktop/first_round/coach_panel.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/session/table_on_phones.h"
#include "app/text/witness_keeper.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/round_tour.h"
#include "tests/app/desktop/start/game_files.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTimeZone>

#include <functional>
#include <utility>

namespace demeter::test {

using namespace fury3e;

inline QList<QWidget*> visibleWidgets(QWidget* window)
{
    QList<QWidget*> found;
    for (auto* widget : window->findChildren<QWidget*>())
        if (widget->isVisible())
            found << widget;
    return found;
}

inline QString plainText(const QLabel* label)
{
    return QString(label->text()).remove(QRegularExpression("<[^>]*>"));
}

/// The list of games, with some in it: looked at, and left as it was found.
inline void tourOfGames(WindowFixture& w, const std::function<void(const QString&)>& look)
{
    const QByteArray game = firstLines(playedGame("combat", {"Ana", "Ben", "Mia", "Ivo"}), 40);
    QStringList files;
    for (int n = 0; n < 9; ++n)
        files << putFile(w.gamesFolder(), QStringLiteral("%1.demeter").arg(n), game);
    files << putFile(w.gamesFolder(), QStringLiteral("0.name"), "2026 A");
    files << putFile(w.gamesFolder(), QStringLiteral("letter.demeter"), "...\n", {{2026, 11, 1}, {20, 15}, QTimeZone::utc()});
    w.window->openGames();
    w.settle();
    look("games");
    auto* list = w.find<QAbstractItemView>("games");
    list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
    QVERIFY(w.click("open-game"));
    look("games, one that does not open");
    QVERIFY(w.click("rename-game"));
    look("games, a name");
    QVERIFY(w.click("cancel-name"));
    QVERIFY(w.click("delete-game"));
    look("games, one deleted");
    QVERIFY(w.click("deleted-games"));
    look("deleted games");
    QVERIFY(w.click("to-games"));
    QVERIFY(w.click("undo-removal"));
    QVERIFY(w.click("statistics"));
    look("statistics");
    w.press(Qt::Key_Escape);
    w.press(Qt::Key_Escape);
    look("start with games");
    for (const QString& file : files)
        QVERIFY(QFile::remove(file));
    w.window->openGames();
    w.settle();
    look("no games");
    w.press(Qt::Key_Escape);
}

/// Walks through the window, from the start to a whole round, and has every screen on the way looked at.
inline void tour(WindowFixture& w, const std::function<void(const QString&)>& look, bool round = true)
{
    look("start");
    QVERIFY(w.click("first-round"));
    look("first round, placing");
    emit w.window->newGamePage()->findChild<MapView*>("map")->tapped(*(*builtInBoard("fury-3e"))->find("prague"));
    w.window->coach()->look();
    w.settle();
    look("first round, what is done for one");
    w.window->coach()->panel()->goOnButton()->click();
    w.window->newGamePage()->findChild<ChoiceButton*>("start")->click();
    w.settle();
    w.window->coach()->look();
    w.settle();
    look("first round, the table");
    w.openCurtain();
    w.window->coach()->look();
    w.settle();
    look("first round, the start in secret");
    emit w.window->coach()->finished();
    w.settle();
    look("first round, the end");
    w.press(Qt::Key_Escape);
    w.settle();
    look("start after the first round");
    w.window->openManual();
    w.settle();
    look("manual");
    w.press(Qt::Key_Escape);
    tourOfGames(w, look);
    QVERIFY(w.click("new-game"));
    look("new game");
    const auto legend = [&](const QString& name) {
        w.window->openLegend();
        w.settle();
        look(name);
        w.press(Qt::Key_Left, Qt::AltModifier);
    };
    legend("what the signs mean");
    const auto setting = [&](const char* line, const char* further, const char* name) {
        QVERIFY(w.setting(line));
        look(line);
        if (further != nullptr) {
            w.window->findChild<ChoiceButton*>(further)->click();
            w.settle();
            look(name);
            w.press(Qt::Key_Escape);
        }
        w.press(Qt::Key_Escape);
    };
    QVERIFY(w.click("setting-more"));
    look("new game, more");
    setting("setting-rulebook", "see-rulings", "rulings");
    setting("setting-cards", "see-counts", "counts");
    setting("setting-shuffling", nullptr, nullptr);
    setting("setting-board", nullptr, nullptr);
    setting("setting-phones", nullptr, nullptr);
    w.press(Qt::Key_Escape);
    QVERIFY(w.click("setting-players"));
    look("players and cities");
    w.press(Qt::Key_Escape);
    w.window->newGamePage()->checkBoard();
    w.settle();
    look("check my board");
    auto* check = w.window->findChild<BoardCheckScreen*>("board-check");
    check->phones().setNetwork([] { return QList<phones::NetworkChoice>{{"lo", "127.0.0.1", phones::NetworkChoice::Kind::Other}}; });
    QVERIFY(w.click("check-on-phone"));
    look("check my board, on a phone");
    QVERIFY(w.click("phones-off"));
    look("check my board, on no phone");
    w.press(Qt::Key_Escape);
    QVERIFY(w.click("save-and-leave"));
    look("check my board, the end");
    QVERIFY(w.click("leave-comparison"));
    auto* screen = w.window->newGamePage();
    const auto found = builtInBoard("fury-3e");
    for (const char* id : {"london", "madrid", "zurich", "prague"})
        emit screen->findChild<MapView*>("map")->tapped(*(*found)->find(id));
    w.settle();
    look("new game filled in");
    w.window->openDeal([](const auto&) { return false; });
    w.settle();
    look("deal");
    w.window->findChild<QLineEdit*>("deal-words")->setText("Garlic, and: ROSES!");
    w.settle();
    look("deal, the words shown as they count");
    w.press(Qt::Key_Left, Qt::AltModifier);
    screen->findChild<ChoiceButton*>("start")->click();
    w.settle();
    QVERIFY(w.game().hasGame());
    look("table at the start");
    legend("what the signs of the table mean");
    QVERIFY(w.click("table-menu"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    test::clickAction(menu, menu->actions().front());
    w.settle();
    look("table log");
    w.press(Qt::Key_Escape);
    QList<phones::NetworkChoice> networks;
    w.window->phones()->setNetwork([&networks] { return networks; });
    w.window->openPhones();
    w.settle();
    look("phones, no network");
    networks = {{"enp0s31f6", "127.0.0.1", phones::NetworkChoice::Kind::Ethernet},
                {"tun0", "127.0.0.2", phones::NetworkChoice::Kind::Other}};
    w.window->openPhones();
    w.settle();
    look("phones, off");
    QVERIFY(w.click("phones-on"));
    look("phones, on");
    w.press(Qt::Key_Escape);
    look("table on phones");
    w.window->phones()->setNetwork([] { return QList<phones::NetworkChoice>(); });
    w.window->phones()->switchOff();
    w.openCurtain();
    look("start in secret");
    legend("what Dracula's signs mean");
    bool asked = false;
    const auto go = [&](const Action& action) {
        QVERIFY(w.game().submit(action));
        w.settle();
        while (asksForChance(w.game().record().ruleset(), w.state())) {
            if (!std::exchange(asked, true))
                look("new chance, before the first card is drawn");
            QVERIFY(w.game().submit(GoOn{}));
            w.settle();
        }
    };
    go(ChooseStart{w.place("szeged")});
    look("empty slide");
    const auto phase = [&](const Play& play) {
        QVERIFY(w.passed());
        go(w.state().trail[5] ? Action(Mature{}) : Action(Slide{}));
        go(play);
        if (w.state().step == Step::PlaceEncounter)
            go(fury3e::PlaceEncounter{w.state().encounterHand.front()});
        if (w.state().step == Step::PlaceRumor)
            go(EndPhase{});
    };
    for (const char* id : {"budapest", "vienna"})
        phase(Play{w.place(id), {}, std::nullopt});
    phase(Play{std::nullopt, Power::DarkCall, std::nullopt});
    phase(Play{std::nullopt, Power::Hide, std::nullopt});
    phase(Play{w.place("munich"), {}, std::nullopt});
    look("dawn");
    QVERIFY(w.passed());
    look("slide");
    go(EnterToken{EnterToken::Kind::HeavenlyHost, w.place("venice"), true});
    go(EnterDespair{1});
    go(MakeLair{std::nullopt, w.state().encounterHand.front()});
    look("choose card");
    emit w.screen()->map()->tapped(w.place("vienna"));
    w.settle();
    look("refused");
    for (const char* power : {"wolf", "misdirect"})
        for (ChoiceButton* button : w.guide()->shownChoices())
            if (button->iconName() == QLatin1String(power) && button->kind() == ChoiceKind::Legal) {
                button->click();
                w.settle();
                look(power);
                w.guide()->findChild<ChoiceButton*>("back")->click();
                w.settle();
                break;
            }
    go(Play{w.place("nuremburg"), {}, std::nullopt});
    look("encounter");
    go(fury3e::PlaceEncounter{w.state().encounterHand.back()});
    look("rumor");
    go(PlaceRumor{Slot{1}});
    for (ChoiceButton* button : w.guide()->shownChoices())
        if (button->kind() == ChoiceKind::Plain) {
            button->click();
            break;
        }
    w.settle();
    look("hunter");
    w.window->drawCurtain();
    w.window->witnesses()->makeAll();
    QTRY_COMPARE(w.window->witnesses()->codes().size(), static_cast<qsizetype>(w.game().record().witnesses().size()));
    w.settle();
    look("table with a code");
    w.window->openCodes();
    w.settle();
    look("codes");
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.window->askToReveal();
    w.settle();
    look("reveal?");
    emit w.find<HoldButton>("reveal-agreed")->heldLong();
    w.settle();
    look("revealed");
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.openCurtain();
    w.screen()->openHistory();
    w.settle();
    look("journal");
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.screen()->openTable();
    w.settle();
    look("table");
    for (const char* about : {"hunters", "token", "time", "illegal", "reading", "road", "card", "error"}) {
        QVERIFY(w.click(QStringLiteral("about-") + QLatin1String(about)));
        look(QStringLiteral("table, ") + QLatin1String(about));
    }
    QVERIFY(w.click("claim"));
    look("claim?");
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.press(Qt::Key_Left, Qt::AltModifier);
    w.openSettings();
    look("settings");
    w.find<ChoiceButton>("pin-set")->click();
    w.settle();
    look("new pin");
    w.press(Qt::Key_Left, Qt::AltModifier);
    if (w.window->games().keyFile() != nullptr) {
        w.find<ChoiceButton>("passphrase-set")->click();
        w.settle();
        look("new passphrase");
        w.press(Qt::Key_Left, Qt::AltModifier);
    } else {
        w.press(Qt::Key_Left, Qt::AltModifier);
    }
    if (!round)
        return;
    QString fault;
    walkRound(
        *w.window,
        [&](const QString& screen) {
            w.settle();
            look(screen);
        },
        fault);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

} // namespace demeter::test
