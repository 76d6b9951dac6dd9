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

/// As the program is at first.
inline void asAtFirst(WindowFixture& w, QSize size = {1280, 800})
{
    w.window->settings().setCurtainWhenDecided(true);
    w.resize(size);
}

/// What is wrong with how the guide is shown; empty: nothing.
inline QString faultOf(WindowFixture& w)
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
        const auto board = builtInBoard(dynamic_cast<ThirdEditionSession*>(&w.window->session()) != nullptr ? "fury-3e" : "fury-2e");
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
/// lacked is the answer; empty: nothing. `game`: the choice of it, where there are several.
inline QString walkFirstRound(WindowFixture& w, bool holds, const std::function<bool(const QString& name)>& look,
                              const char* game = nullptr)
{
    if (!w.click("first-round") || (game != nullptr && !w.click(game)) || w.window->coach() == nullptr)
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
