// The second edition's cards and legend, drawn to files to be looked at.
#pragma once

#include "app/desktop/kit/pick_box.h"
#include "app/desktop/main_window.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "tests/support/random_second_game.h"

#include <QAbstractButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <functional>
#include <random>

namespace demeter::test {

/// Cards of every kind on both sides of the curtain, and every part of the legend.
inline void shootSecondCards(MainWindow& window, const std::function<void(const QString&)>& take)
{
    namespace second = demeter::fury2e;
    const auto click = [&](const QString& name) {
        for (auto* button : window.findChildren<QAbstractButton*>(name))
            if (button->isVisible()) {
                button->click();
                QTest::qWait(20);
                return;
            }
    };
    const auto escape = [&] { // from the sheet that has come up, and till it has gone
        QTest::qWait(100);
        click("close");
        QTest::qWait(300);
    };
    const auto legend = [&](const QString& name) {
        QTest::keyClick(&window, Qt::Key_F4);
        QTest::qWait(40);
        QScrollArea* area = nullptr;
        for (auto* each : window.findChildren<QScrollArea*>())
            if (each->isVisible() && each->verticalScrollBar()->maximum() > 0 && each->parentWidget() != nullptr)
                area = each;
        for (int page = 0; page < 8; ++page) {
            take(QStringLiteral("legend-%1-%2").arg(name).arg(page));
            if (area == nullptr || area->verticalScrollBar()->value() == area->verticalScrollBar()->maximum())
                break;
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->value() + area->viewport()->height() - 60);
        }
        escape();
    };
    click("new-game");
    click("game-2");
    legend("setup");
    const auto board = *builtInBoard("fury-2e");
    int number = 0;
    click("setting-players");
    for (const char* city : {"edinburgh", "manchester", "galway", "plymouth"})
        for (auto* box : window.findChildren<PickBox*>(QStringLiteral("city-%1").arg(++number)))
            if (box->isVisible()) {
                box->setCurrentIndex(box->findData(static_cast<int>(indexOf(*board->find(city)))));
                emit box->activated(box->currentIndex());
            }
    click("start");
    auto& game = static_cast<second::SecondEditionSession&>(window.session()).controller();
    std::mt19937_64 random(3);
    for (int n = 0; n < 300 && (game.state().step != second::Step::PlaceEncounter || game.state().round < 3); ++n)
        if (const auto action = likelySecondAction(random, game.ruleset(), game.state()); !action || !game.submit(*action))
            break;
    take("table");
    legend("table");
    const QStringList cards{"ambush",         "claws",           "dodge",    "knife",  "wolf-form",
                            "devilish-power", "draculas-brides", "hypnosis", "garlic", "mina-harker"};
    const auto shoot = [&](const QString& where) {
        for (const QString& card : cards) {
            window.openCards({card, "bats", "new-vampire"}, &window);
            take(QStringLiteral("card-%1-%2").arg(where, card));
            escape();
        }
    };
    shoot("table");
    window.openCurtain();
    take("dracula");
    shoot("dracula");
    legend("dracula");
}

} // namespace demeter::test
