// The real window in a folder of its own, and hands to use it with.
#pragma once

#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/main_window.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/table_screen.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/setup/new_game_screen.h"
#include "app/text/resources.h"
#include "app/text/witness_keeper.h"
#include "core/fury3e/rules/rules.h"
#include "core/journal/hash.h"
#include "core/journal/verify.h"
#include "tests/app/desktop/fixed_chance.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/third_edition_window.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace demeter::test {

using namespace fury3e;

/// Digits as those of a code, another row of them for each head. A real one takes a tenth of a second and much memory, which it is made
/// for; what a window does with it is the same. A test that holds shown codes against a game sets `spokenCode`.
inline std::optional<std::string> quickCode(const GameId& game, const Head& head, std::string_view words, std::size_t digits)
{
    Hash hash("quick-code");
    hash.add(game);
    hash.add(head);
    hash.add(words);
    const auto bytes = hash.result();
    std::string code;
    for (std::size_t n = 0; n < digits; ++n) {
        if (n != 0 && (digits - n) % 3 == 0)
            code += ' ';
        code += static_cast<char>('0' + bytes[n % bytes.size()] % 10);
    }
    return code;
}

class WindowFixture {
public:
    using Kinds = std::vector<std::unique_ptr<GameKind>>();

    explicit WindowFixture(const char* language = "en", double scale = 1, Devices devices = {}, bool fixedSeed = true,
                           Kinds* kinds = thirdEditionAlone)
        : devices_(fixedSeed ? test::fixedChance(std::move(devices)) : std::move(devices)), kinds_(kinds)
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path() + "/config");
        {
            QSettings settings(QSettings::IniFormat, QSettings::UserScope, "demeter", "demeter");
            settings.setValue("language", language);
            settings.setValue("text-scale", scale);
            settings.setValue("curtain-seconds", 0);          // however slow the machine is
            settings.setValue("curtain-when-decided", false); // what the hunters do is looked at from there too
        }
        open();
    }

    void open(QSize size = {1280, 800})
    {
        window.reset();
        window = std::make_unique<MainWindow>(gamesFolder(), devices_, kinds_());
        window->witnesses()->setSpokenCode(quickCode);
        window->resize(size);
        window->show();
        window->activateWindow();
        settle();
    }

    QString gamesFolder() const { return folder.path() + "/games"; }
    GameController& game() { return gameOf(*window); }
    const GameState& state() { return game().state(); }
    const Board& board() { return *game().ruleset().board; }
    DraculaScreen* screen() { return draculaScreenOf(*window); }
    TableScreen* table() { return tableScreenOf(*window); }
    TurnGuide* guide() { return screen()->guide(); }
    LocationId place(const char* id) { return board().find(id).value(); }
    /// Until every layout has had its turn, however busy the machine is: one that settles may ask its parent for another round.
    static void settle(int ms = 5)
    {
        QTest::qWait(ms);
        for (int round = 0; round < 8; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

    // What is asked of the window, until it stands there.

    void openCurtain()
    {
        window->openCurtain();
        settle();
    }
    void drawCurtain()
    {
        window->drawCurtain();
        settle();
    }
    void openGame(const QString& path)
    {
        window->openGame(path);
        settle();
    }
    void openSettings()
    {
        window->openSettings();
        settle();
    }
    template <typename... Size> void resize(Size... size)
    {
        window->resize(size...);
        settle();
    }

    template <typename T = QWidget> T* find(const QString& name)
    {
        // What has just been replaced still exists, hidden, until the event loop runs.
        for (T* widget : window->findChildren<T*>(name))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }

    bool click(const QString& name)
    {
        auto* widget = find<QWidget>(name);
        return widget != nullptr && click(widget);
    }

    /// A setting of the new game, or its players, whether or not the sheet with all of them is open.
    bool setting(const QString& name) { return (find(name) != nullptr || click("setting-more")) && click(name); }

    bool click(QWidget* widget)
    {
        if (widget == nullptr || !widget->isVisible())
            return false;
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
        return true;
    }

    /// As if chosen from the list that drops down.
    bool pick(const QString& name, int value)
    {
        if (name.startsWith(u"city-") && find(name) == nullptr && !click("setting-players")) // they are on a sheet of the new game
            return false;
        auto* box = find<PickBox>(name);
        if (box == nullptr || box->findData(value) < 0)
            return false;
        box->setCurrentIndex(box->findData(value));
        emit box->activated(box->currentIndex());
        settle();
        return true;
    }

    bool segment(const QString& name, int index)
    {
        auto* control = find<Segmented>(name);
        if (control == nullptr)
            return false;
        return click(control->findChildren<QAbstractButton*>().value(index));
    }

    /// One of what the menu of Dracula's screen offers: 0 the hunters play a card, 1 what happened at the table, 2 put right by hand.
    bool tool(int index)
    {
        if (screen() == nullptr || !click(screen()->findChild<QWidget*>("menu")))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr || index >= menu->actions().size())
            return false;
        test::clickAction(menu, menu->actions()[index]);
        settle();
        return true;
    }

    static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* widget = QApplication::activePopupWidget() != nullptr ? QApplication::activePopupWidget() : QApplication::focusWidget();
        if (widget != nullptr)
            QTest::keyClick(widget, static_cast<Qt::Key>(key), modifiers);
        settle(1);
    }

    static void type(const char* text)
    {
        for (; *text != '\0'; ++text)
            if (QApplication::focusWidget() != nullptr)
                QTest::keyClick(QApplication::focusWidget(), *text);
        settle(1);
    }

    static bool tabTo(const QString& name)
    {
        for (int n = 0; n < 150; ++n) {
            if (QApplication::focusWidget() != nullptr && QApplication::focusWidget()->objectName() == name)
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }

    ChoiceButton* choice(const QString& word)
    {
        for (ChoiceButton* button : guide()->shownChoices())
            if (button->text().startsWith(word))
                return button;
        return nullptr;
    }

    /// Does this, and lets cards that wait for new chance be drawn without.
    bool submit(const Action& action)
    {
        bool done = game().submit(action).has_value();
        while (done && asksForChance(game().record().ruleset(), state()))
            done = game().submit(GoOn{}).has_value();
        return done;
    }

    /// A game on the built-in board with the hunters in London, Madrid, Athens and Cagliari; the table is shown.
    bool placeHunters()
    {
        if (!click("new-game"))
            return false;
        const auto found = builtInBoard("fury-3e");
        auto* view = window->newGamePage()->findChild<MapView*>("map");
        for (const char* id : {"london", "madrid", "athens", "cagliari"}) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewPositionOf(*(*found)->find(id)));
            settle(1);
        }
        if (eachRound && (!setting("setting-shuffling") || !click("each-round")))
            return false;
        return click("start") && game().hasGame();
    }

    /// The same, and Dracula starts where it is said; his first phase begins.
    bool newGame(const char* start = "munich")
    {
        if (!placeHunters())
            return false;
        window->openCurtain();
        const bool begun = game().submit(ChooseStart{place(start)}) && passed();
        settle();
        return begun;
    }

    /// The same in its first day, and the table is shown.
    bool begin(const char* start = "munich")
    {
        if (!placeHunters() || !game().submit(ChooseStart{place(start)}))
            return false;
        settle();
        for (int n = 0; n < 4 && state().step != Step::Day; ++n)
            if (!game().enter(GoOn{}))
                return false;
        settle();
        return state().step == Step::Day && screen() == nullptr;
    }

    /// Opens the curtain as a player does: by a finger, or a key, that stays on the button.
    bool holdOpen(bool keyboard = false)
    {
        auto* button = window->tablePage() != nullptr ? window->tablePage()->openButton() : nullptr;
        if (button == nullptr || !button->isVisible() || screen() != nullptr)
            return false;
        if (keyboard && !tabTo("open"))
            return false;
        keyboard ? QTest::keyPress(button, Qt::Key_Space) : QTest::mousePress(button, Qt::LeftButton);
        const bool opened = QTest::qWaitFor([&] { return screen() != nullptr; }, 10 * HoldButton::holdMilliseconds);
        // The button is out of sight by now; the hand leaves it all the same.
        keyboard ? QTest::keyRelease(button, Qt::Key_Space) : QTest::mouseRelease(button, Qt::LeftButton);
        settle();
        return opened;
    }

    /// The hunters do nothing until Dracula's next phase begins.
    bool passed()
    {
        const bool done = huntersPass(game());
        settle();
        guide()->focusFirst();
        return done;
    }

    QString status()
    {
        auto* label = find<QLabel>("status");
        return label != nullptr ? label->text() : QString();
    }

    QString alarm()
    {
        auto* bar = find<QWidget>("alarm");
        return bar != nullptr ? bar->findChild<QLabel*>()->text() : QString();
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
    bool eachRound = false; ///< games have new chance in every round

private:
    Devices devices_;
    Kinds* kinds_;
};

} // namespace demeter::test
