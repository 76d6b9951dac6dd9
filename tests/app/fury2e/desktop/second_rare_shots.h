// What one game by chance does not bring to the second edition's screens, drawn to files to be looked at: every kind of thing that can be
// due, the table's questions inside a question, and the sheets of the window.
#pragma once

#include "app/desktop/session/curtain.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/table/turn_panel.h"
#include "tests/app/fury2e/desktop/second_shots.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>

#include <utility>

namespace demeter::test {

namespace second = demeter::fury2e;

/// Looks through the second edition's window at what comes seldom.
class SecondRareShots {
public:
    using Take = std::function<void(const QString&)>;
    SecondRareShots(MainWindow& window, Take take) : window_(window), take_(std::move(take)) {}

    /// A game has been begun in the window.
    void shootMoments()
    {
        second::GameController& game = controller();
        const second::RecordHeader header = game.record().header();
        const second::Action first = game.record().entries().front().action;
        for (unsigned seed = 1; seed <= 60; ++seed) {
            // What this game would bring is found out where nobody looks.
            std::mt19937_64 random(seed);
            second::GameState state = game.record().stateAt(1);
            std::vector<second::Action> actions;
            std::vector<std::pair<std::size_t, QString>> stops;
            for (int move = 0; move < 900 && state.winner == second::Winner::None; ++move) {
                for (const QString& name : names(state))
                    if (seen_.insert(name).second)
                        stops.emplace_back(actions.size(), name);
                const auto action = likelySecondAction(random, game.ruleset(), state);
                auto after = action ? apply(game.ruleset(), state, *action) : std::unexpected(second::Violation{});
                if (!after)
                    break;
                actions.push_back(*action);
                state = *std::move(after);
            }
            if (stops.empty())
                continue;
            if (!game.startGame(header, first))
                return;
            std::size_t done = 0;
            for (const auto& [when, name] : stops) {
                for (; done < when; ++done) {
                    const QSignalBlocker quiet(done + 1 < when ? &game : nullptr);
                    if (!game.submit(actions[done]))
                        return;
                }
                shoot(name);
            }
        }
    }

    /// The sheets of the window and what lies behind the first page of a list; some rounds into a game.
    void shootSheets()
    {
        second::GameController& game = controller();
        std::mt19937_64 random(3);
        if (!game.startGame(second::RecordHeader(game.record().header()), second::Action(game.record().entries().front().action)))
            return;
        const auto until = [&](const std::function<bool()>& there) {
            for (int move = 0; move < 900 && !there(); ++move)
                if (const auto action = likelySecondAction(random, game.ruleset(), game.state()); !action || !game.submit(*action))
                    return;
            endMoments();
        };
        using What = second::PublicQuestion::What;
        const auto asked = [&] { return publicView(game.ruleset(), game.state()).asked.what; };
        until([&] { return game.state().round >= 5 && asked() == What::Turn; });
        press("table-menu");
        if (QWidget* menu = QApplication::activePopupWidget()) {
            menu->setFocus();
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
            take_("knows");
            scrolled("knows");
            escape();
        }
        // Back, where the table has seen what came after.
        window_.openCurtain();
        auto* secret = static_cast<second::DraculaScreen*>(window_.secretPage());
        secret->openPutRight();
        press("kind-time");
        take_("put-right-time");
        goBack();
        secret->openRulings();
        scrolled("his-rulings");
        goBack();
        emit window_.curtain()->warn(Curtain::warningSeconds - 1);
        take_("curtain-warning");
        emit window_.curtain()->warn(0);
        window_.drawCurtain();
        game.goToIfAllowed(game.record().cursor() / 2);
        take_("going-back");
        escape();
        until([&] { return asked() == What::DrawsWait; });
        take_("words-asked");
        press("turn-words");
        take_("words");
        if (auto* field = window_.findChild<QLineEdit*>("round-words"))
            field->setText(QStringLiteral("candelabro, rose & 7"));
        take_("words-typed");
        escape();
        until([&] { return asked() == What::Turn && tableTurn(game.ruleset(), game.state()).options.front().stay; });
        press("turn-stay");
        press("turn-confirm"); // entered here, as the table does it
        endMoments();
        take_("entered");
        if (press("turn-take-back")) {
            take_("taking-back");
            escape();
        }
    }

    /// What asks for the PIN; what is begun later has another key, and says so.
    void shootPin()
    {
        window_.openCurtain();
        window_.openSettings();
        scrolled("his-settings");
        press("pin-set");
        take_("pin-set");
        goBack();
        goBack();
        window_.drawCurtain();
        if (window_.pinLock()->set(QStringLiteral("2718"))) {
            window_.askToOpen();
            take_("pin-asked");
            QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1111"));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTest::qWait(1500);
            take_("pin-wrong");
            escape();
        }
    }

private:
    second::GameController& controller() { return static_cast<second::SecondEditionSession&>(window_.session()).controller(); }

    TableFrame* table() { return window_.findChild<TableFrame*>(); }
    void goBack() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier); } // Esc draws the curtain
    void escape()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        settle();
    }
    void settle()
    {
        QTest::qWait(5);
        auto* panel = table() != nullptr ? table()->findChild<TurnPanel*>() : nullptr;
        if (panel != nullptr) {
            panel->setByHand();
            panel->dead()->advance(deadMilliseconds);
        }
    }
    void endMoments()
    {
        auto* band = table()->findChild<MomentBand*>("moment");
        band->setByHand();
        while (band->shown())
            band->goOn();
        settle();
    }
    QList<QAbstractButton*> buttons(const QString& name)
    {
        QList<QAbstractButton*> found;
        for (auto* each : window_.findChildren<QAbstractButton*>(name))
            if (each->isVisible() && each->isEnabled())
                found << each;
        return found;
    }
    bool press(const QString& name, int which = 0)
    {
        const auto found = buttons(name);
        if (which >= found.size())
            return false;
        found[which]->click();
        settle();
        return true;
    }
    /// What is left of the longest list below its first page.
    void scrolled(const QString& name)
    {
        QScrollBar* bar = nullptr;
        for (auto* area : window_.findChildren<QScrollArea*>())
            if (area->isVisible() && (bar == nullptr || area->verticalScrollBar()->maximum() > bar->maximum()))
                bar = area->verticalScrollBar();
        for (int page = 2; bar != nullptr && bar->value() < bar->maximum(); ++page) {
            bar->setValue(bar->value() + bar->pageStep());
            take_(QStringLiteral("%1-page-%2").arg(name).arg(page));
        }
    }

    /// What of this state is worth a look, each once.
    QStringList names(const second::GameState& state)
    {
        using What = second::PublicQuestion::What;
        const second::Ruleset& rules = controller().ruleset();
        const auto view = publicView(rules, state);
        const auto castle = rules.board->castle();
        const bool his = view.asked.what == What::Dracula;
        QStringList found;
        if (!state.due.empty()) {
            const second::Due& due = state.due.back();
            QString name = QStringLiteral("due-%1").arg(static_cast<int>(due.what));
            if (due.what == second::Due::What::Encounter && due.encounter)
                name += QStringLiteral("-%1").arg(static_cast<int>(*due.encounter));
            if (state.combat)
                name += QStringLiteral("-%1-%2-%3")
                            .arg(static_cast<int>(state.combat->stage))
                            .arg(state.combat->agent ? QStringLiteral("agent") : QStringLiteral("dracula"))
                            .arg(state.combat->hunters.size() > 1 ? QStringLiteral("group") : QStringLiteral("one"));
            found << name;
        } else if (his && !state.trail.empty()) {
            const QString step = QString::number(static_cast<int>(state.step));
            if (state.trail.front().location == castle)
                found << QStringLiteral("castle-") + step;
            if (state.step == second::Step::Movement && state.storm)
                found << QStringLiteral("storm");
            if (state.step == second::Step::Movement && state.roadblock)
                found << QStringLiteral("roadblock");
            if (state.step == second::Step::Movement && state.declared)
                found << QStringLiteral("declared");
        }
        if (view.asked.what == What::Act || view.asked.what == What::Turn) {
            const QString name = view.asked.what == What::Act ? QStringLiteral("act") : QStringLiteral("turn");
            const second::HunterSet who = state.turn.acting.empty() ? view.asked.hunters : state.turn.acting;
            std::optional<LocationId> here;
            if (!who.empty())
                here = state.hunters[static_cast<std::size_t>(who.first())];
            found << name + (who.size() > 1 ? QStringLiteral("-group") : QString());
            if (here && here == castle)
                found << name + QStringLiteral("-castle");
            if (here && rules.board->isSea(*here))
                found << name + QStringLiteral("-sea");
            if (here && (*rules.board)[*here].kind == LocationKind::Hospital)
                found << name + QStringLiteral("-hospital");
            if (state.storm)
                found << name + QStringLiteral("-storm");
            if (state.roadblock)
                found << name + QStringLiteral("-roadblock");
        }
        return found;
    }

    void shoot(const QString& name)
    {
        using What = second::PublicQuestion::What;
        endMoments();
        const auto asked = publicView(controller().ruleset(), controller().state()).asked.what;
        if (asked == What::Dracula || asked == What::CombatCards) {
            window_.openCurtain();
            take_(QStringLiteral("his-") + name);
            window_.drawCurtain();
            endMoments();
        }
        take_(QStringLiteral("table-") + name);
        if (asked != What::Dracula)
            shootInside(name, {});
    }

    /// Each question inside the one that is shown, along the first button of every kind; nothing is entered.
    void shootInside(const QString& name, const QStringList& way)
    {
        static const std::set<QString> enters{"turn-back",      "turn-end",         "turn-go-on",        "turn-confirm",
                                              "turn-allowed",   "turn-words",       "answer-forewarned", "answer-yes",
                                              "answer-no",      "answer-show",      "combat-go-on",      "result-enter",
                                              "turn-take-back", "answer-encounter", "turn-more-cards",   "turn-more"};
        if (way.size() > 3)
            return;
        std::vector<std::pair<QString, int>> further;
        for (auto* each : table()->findChild<TurnPanel*>()->findChildren<ChoiceButton*>())
            if (each->isVisible() && each->isEnabled() && each->objectName().contains(u'-') && !enters.contains(each->objectName())) {
                const int same = static_cast<int>(std::ranges::count(further, each->objectName(), &std::pair<QString, int>::first));
                const bool differ =
                    each->objectName() == QLatin1String("resolve-option") || each->objectName() == QLatin1String("turn-card");
                if (same == 0 || (differ && same < 9))
                    further.emplace_back(each->objectName(), same);
            }
        QList<QStringList> deeper;
        for (const auto& [button, which] : further) {
            const std::size_t before = controller().record().cursor();
            for (const QString& step : way)
                press(step.left(step.size() - 1), step.right(1).toInt());
            const QStringList inside = QStringList(way) << QStringLiteral("%1%2").arg(button).arg(which);
            const bool pressed = press(button, which);
            if (controller().record().cursor() != before) {
                controller().goTo(before);
                endMoments();
            } else if (pressed) {
                const QString asks = table()->findChild<QLabel*>("turn-title")->text() + table()->findChild<QLabel*>("turn-line")->text();
                if (asked_.insert(asks).second) {
                    take_(QStringLiteral("asked-%1-%2").arg(name, inside.join(u'-')));
                    deeper << inside;
                }
            }
            QTest::keyClick(table(), Qt::Key_Escape);
            settle();
        }
        for (const QStringList& inside : std::as_const(deeper)) {
            for (const QString& step : inside)
                press(step.left(step.size() - 1), step.right(1).toInt());
            shootInside(name, inside);
        }
    }

    MainWindow& window_;
    Take take_;
    std::set<QString> seen_;  ///< moments
    std::set<QString> asked_; ///< questions of the table, in its words
};

} // namespace demeter::test
