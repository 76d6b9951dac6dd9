// The screens of the second edition, drawn to files to be looked at.
#pragma once

#include "app/desktop/book/book_sheet.h"
#include "app/desktop/fury2e/dracula/dracula_screen.h"
#include "app/desktop/fury2e/kind/second_edition.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/main_window.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "tests/support/random_second_game.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace demeter::test {

/// Every screen of a new game, then of the first moment at which each question is asked, on both sides of the curtain.
inline void shootSecondEdition(MainWindow& window, const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    const auto click = [&](const char* name) {
        for (auto* button : window.findChildren<QAbstractButton*>(QLatin1String(name)))
            if (button->isVisible()) {
                button->click();
                QTest::qWait(20);
                return;
            }
    };
    const auto goBack = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier); }; // Esc draws the curtain
    const auto escape = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
    click("new-game");
    take("which-game");
    click("game-2");
    take("setup");
    click("setting-rules");
    take("setup-rules");
    click("see-rulings");
    take("setup-rulings");
    escape();
    escape();
    for (const char* setting : {"setting-tokens", "setting-mixing"}) {
        click(setting);
        take(QStringLiteral("setup-") + QLatin1String(setting));
        escape();
    }
    const auto board = *builtInBoard("fury-2e");
    int number = 0;
    for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
        for (auto* box : window.findChildren<PickBox*>(QStringLiteral("city-%1").arg(++number)))
            if (box->isVisible()) {
                box->setCurrentIndex(box->findData(static_cast<int>(indexOf(*board->find(city)))));
                emit box->activated(box->currentIndex());
            }
    take("setup-done");
    click("start");
    window.openBook();
    take("book-start");
    for (const char* topic : {"holy-tokens", "resolve"}) {
        window.findChild<BookSheet*>()->turnTo({QLatin1String(topic)});
        take(QStringLiteral("book-") + QLatin1String(topic));
    }
    escape();
    auto& game = static_cast<second::SecondEditionSession&>(window.session()).controller();
    std::mt19937_64 random(3);
    std::set<QString> taken;
    std::vector<std::string> putRight; ///< once
    for (int n = 0; n < 1500 && game.state().winner == second::Winner::None; ++n) {
        const second::PublicQuestion asked = publicView(game.ruleset(), game.state()).asked;
        const QString name = QStringLiteral("%1-%2-%3")
                                 .arg(static_cast<int>(game.state().step))
                                 .arg(game.state().due.empty() ? -1 : static_cast<int>(game.state().due.back().what))
                                 .arg(game.state().combat ? static_cast<int>(game.state().combat->stage) : -1);
        if (taken.insert(name).second) {
            if (asked.what == second::PublicQuestion::What::Dracula) {
                window.openCurtain();
                take(QStringLiteral("his-") + name);
                if (game.state().round > 3 && putRight.empty()) {
                    auto* secret = static_cast<second::DraculaScreen*>(window.secretPage());
                    secret->openBook();
                    take("his-book");
                    goBack();
                    secret->openRulings();
                    take("his-rulings");
                    goBack();
                    secret->openPenalty();
                    take("his-penalty");
                    goBack();
                    putRight = {"number", "card", "encounter", "hunter", "tokens", "events"};
                    static_cast<second::DraculaScreen*>(window.secretPage())->openPutRight();
                    for (const std::string& kind : putRight) {
                        click(("kind-" + kind).c_str());
                        click(kind == "number" ? "number-0" : kind == "card" ? "place-1" : "hunter-2");
                        take(QStringLiteral("put-right-") + QString::fromStdString(kind));
                    }
                    goBack();
                }
                window.drawCurtain();
            }
            take(QStringLiteral("table-") + name);
        }
        const auto action = likelySecondAction(random, game.ruleset(), game.state());
        if (!action || !game.submit(*action))
            break;
    }
    take("over");
    window.openCurtain();
    take("his-over");
}

} // namespace demeter::test
