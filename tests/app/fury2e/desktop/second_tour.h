// Walks through every screen of the second edition, to look at what is painted there.
#pragma once

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/games.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/random_second_game.h"

#include <QSignalBlocker>

#include <functional>
#include <random>
#include <set>

namespace demeter::test {

/// The fixture has to offer `allGames`. From the choice of the game on; then a game by chance, at the first moment at which each question
/// is asked, on the side of the curtain where it is answered. `looked` in all.
inline void tourOfSecondEdition(WindowFixture& w, const std::function<void(const QString&)>& look, int& looked)
{
    namespace second = demeter::fury2e;
    looked = 0;
    const auto see = [&](const QString& screen) {
        w.settle();
        look(screen);
        ++looked;
    };
    QVERIFY(w.click("new-game"));
    see("which game");
    QVERIFY(w.click("game-2"));
    see("new game");
    const auto setting = [&](const char* line, const char* further) {
        QVERIFY(w.setting(QLatin1String(line)));
        see(QLatin1String(line));
        if (further != nullptr) {
            QVERIFY(w.click(further));
            see(QLatin1String(further));
            w.press(Qt::Key_Escape);
        }
        w.press(Qt::Key_Escape);
    };
    setting("setting-rules", "see-rulings");
    setting("setting-tokens", nullptr);
    setting("setting-mixing", nullptr);
    w.press(Qt::Key_Escape); // what they are a part of
    const auto board = *builtInBoard("fury-2e");
    int number = 0;
    for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
        QVERIFY(w.pick(QStringLiteral("city-%1").arg(++number), static_cast<int>(indexOf(*board->find(city)))));
    see("players and cities");
    w.press(Qt::Key_Escape);
    see("new game filled in");
    w.find<ChoiceButton>("start")->click();
    auto& game = static_cast<second::SecondEditionSession&>(w.window->session()).controller();
    QVERIFY(game.hasGame());
    const auto secret = [&] { return static_cast<second::DraculaScreen*>(w.window->secretPage()); };
    w.window->openBook();
    see("book");
    w.press(Qt::Key_Escape);

    std::mt19937_64 random(3);
    std::set<std::tuple<int, int, int>> seen;
    second::GameState state = game.state();
    std::vector<second::Action> since; // the last look
    bool sheets = false;
    for (int move = 0; move < 420 && state.winner == second::Winner::None; ++move) {
        const auto asked = publicView(game.ruleset(), state).asked.what;
        const int due = state.due.empty() ? -1 : static_cast<int>(state.due.back().what);
        if (seen.emplace(static_cast<int>(state.step), due, state.combat ? static_cast<int>(state.combat->stage) : -1).second) {
            for (std::size_t n = 0; n < since.size(); ++n) {
                const QSignalBlocker quiet(n + 1 < since.size() ? &game : nullptr); // nobody looks at what is between
                QVERIFY(game.submit(since[n]));
            }
            since.clear();
            QCOMPARE(game.state(), state);
            const QString name = QStringLiteral("step %1, due %2, move %3").arg(static_cast<int>(state.step)).arg(due).arg(move);
            if (asked == second::PublicQuestion::What::Dracula || asked == second::PublicQuestion::What::CombatCards) {
                w.window->openCurtain();
                see(name + QStringLiteral(", Dracula's screen"));
                if (state.round > 3 && !std::exchange(sheets, true)) {
                    secret()->openBook();
                    see("Dracula's book");
                    w.press(Qt::Key_Left, Qt::AltModifier);
                    secret()->openRulings();
                    see("Dracula's rulings");
                    w.press(Qt::Key_Left, Qt::AltModifier);
                    secret()->openPenalty();
                    see("penalty?");
                    w.press(Qt::Key_Left, Qt::AltModifier);
                    secret()->openPutRight();
                    for (const char* kind : {"number", "card", "encounter", "hunter", "tokens", "events"}) {
                        QVERIFY(w.click(QStringLiteral("kind-%1").arg(QLatin1String(kind))));
                        see(QStringLiteral("put right, ") + QLatin1String(kind));
                    }
                    w.press(Qt::Key_Left, Qt::AltModifier);
                }
                w.window->drawCurtain();
            }
            see(name + QStringLiteral(", the table"));
        }
        const auto action = likelySecondAction(random, game.ruleset(), state);
        if (!action)
            break;
        auto after = apply(game.ruleset(), state, *action);
        QVERIFY(after.has_value());
        state = std::move(*after);
        since.push_back(*action);
        while (const auto unasked = onlyAnswer(game.ruleset(), state)) // goes with it
            state = apply(game.ruleset(), state, *unasked).value();
    }
    QVERIFY(sheets);
}

} // namespace demeter::test
