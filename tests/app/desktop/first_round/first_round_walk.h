// A hand that does what the guide of a first round says, for those who look at it.
#pragma once

#include "app/desktop/first_round/coach.h"
#include "app/desktop/first_round/coach_panel.h"
#include "app/desktop/first_round/target_ring.h"
#include "app/desktop/table/turn_panel.h"
#include "tests/app/desktop/window_fixture.h"

#include <functional>

namespace demeter::test {

using namespace fury3e;

/// Where the ring is, in the window: its middle, and the widget that a finger meets there.
inline QPoint ringed(const Coach& coach)
{
    return coach.ring()->geometry().center();
}

/// Does what is said now, by mouse, as if nobody knew more than that. False if there is nothing that a hand could do. `holds`: the button
/// is held as long as a hand holds it.
inline bool follow(WindowFixture& w, bool holds)
{
    Coach& coach = *w.window->coach();
    coach.look();
    const GuidedStep step = coach.step();
    if (!step.goOn.isEmpty())
        return w.click(coach.panel()->goOnButton());
    if (coach.ring()->isHidden())
        return false;
    QPoint at = ringed(coach);
    if (step.name == "place") { // any city will do
        auto* map = w.window->newGamePage()->findChild<MapView*>("map");
        const auto board = builtInBoard("fury-3e");
        at = map->viewport()->mapTo(w.window.get(), map->viewPositionOf(*(*board)->find("prague")));
    }
    if (step.name == "answer") { // any answer will do
        for (auto* button : step.target->findChildren<ChoiceButton*>())
            if (button->isVisible() && button->isEnabled() && button->kind() != ChoiceKind::Off && button->kind() != ChoiceKind::Quiet) {
                at = button->mapTo(w.window.get(), button->rect().center());
                break;
            }
    }
    QWidget* hit = w.window->childAt(at);
    if (hit == nullptr)
        return false;
    if (auto* hold = qobject_cast<HoldButton*>(hit)) {
        if (!holds) {
            emit hold->heldLong();
        } else {
            QTest::mousePress(hold, Qt::LeftButton);
            if (!QTest::qWaitFor([&] { return w.window->secretPage() != nullptr; }, 10 * HoldButton::holdMilliseconds))
                return false;
            QTest::mouseRelease(hold, Qt::LeftButton);
        }
    } else {
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(w.window.get(), at));
    }
    w.settle();
    return true;
}

/// Until buttons that have just come up can be pressed, and the guide has looked.
inline void waitForHand(WindowFixture& w)
{
    const auto* turn = w.window->tablePage() != nullptr ? w.window->tablePage()->findChild<TurnPanel*>() : nullptr;
    for (int wait = 0; wait < 200 && turn != nullptr && turn->isVisible() && turn->isDead(); ++wait)
        w.settle(5);
    w.settle();
    if (w.window->coach() != nullptr)
        w.window->coach()->look();
    w.settle(1);
}

/// From the start screen's button on, and shows everything on the way, until `look` says that it is enough or the round has ended. What it
/// lacked is the answer; empty: nothing.
inline QString walkFirstRound(WindowFixture& w, bool holds, const std::function<bool(const QString& name)>& look)
{
    if (!w.click("first-round") || w.window->coach() == nullptr)
        return QStringLiteral("the first round does not begin");
    constexpr int most = 60;
    for (int n = 0; n < most; ++n) {
        waitForHand(w);
        if (w.window->coach() == nullptr)
            return {};
        const QString name = w.window->coach()->step().name;
        if (!look(name))
            return {};
        if (!follow(w, holds))
            return QStringLiteral("nothing to do at \"%1\": %2").arg(name, w.window->coach()->panel()->said());
    }
    return QStringLiteral("it does not end: ") + w.window->coach()->step().name;
}

} // namespace demeter::test
