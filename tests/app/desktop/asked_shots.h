// Pictures of what a table of the third edition is asked beside its turns: for a word before cards are drawn, and whether a revealed game
// is played on.
#pragma once

#include "app/desktop/main_window.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/text/reveal_files.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/round_tour.h"

#include <QLineEdit>
#include <QTest>

#include <algorithm>
#include <functional>

namespace demeter::test {

using namespace fury3e;

/// `take` makes a picture of the window. False if the game did not get there.
inline bool shootAsked(MainWindow& window, const std::function<void(const QString&)>& take)
{
    GameController& game = gameOf(window);
    const auto board = *builtInBoard("fury-3e");
    if (!beginShown(window, {"zurich", "prague", "london", "naples"}, true, true) || !game.submit(ChooseStart{*board->find("munich")}))
        return false;
    const auto submitFirst = [&](const auto& fits) {
        const auto legal = legalActions(game.ruleset(), game.state());
        const auto found = std::ranges::find_if(legal, fits);
        return found != legal.end() && game.submit(*found);
    };
    const auto passes = [](const Action& action) {
        const auto* acts = std::get_if<HunterActs>(&action);
        return (acts != nullptr && acts->what == HunterActs::What::Pass) || std::holds_alternative<GoOn>(action);
    };
    while (game.state().step != Step::BeforeSlide)
        if (!submitFirst(passes))
            return false;
    const auto moves = [&](const Action& action) {
        const auto* play = std::get_if<Play>(&action);
        return play != nullptr && play->location && play->powers.empty() && !board->isSea(*play->location);
    };
    if (!game.submit(Slide{}) || !submitFirst(moves) || !game.submit(fury3e::PlaceEncounter{game.state().encounterHand.front()}))
        return false;
    take("his-words-asked");
    draculaScreenOf(window)->openWords();
    take("his-words");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    window.drawCurtain();
    take("words-asked");
    const auto press = [&](const char* name) {
        for (auto* button : window.findChildren<QAbstractButton*>(QLatin1String(name)))
            if (button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
    };
    press("turn-words");
    for (auto* field : window.findChildren<QLineEdit*>("round-words"))
        field->setText(QStringLiteral("candelabro, rose & 7"));
    take("words-typed");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    take("words-said");
    if (!writeRevealFiles(game.record(), OlderFiles::Keep))
        return false;
    game.goToIfAllowed(game.record().cursor() - 1);
    take("going-back-revealed");
    press("confirm-no");
    (void)game.submit(EndPhase{});
    take("playing-on");
    return true;
}

} // namespace demeter::test
