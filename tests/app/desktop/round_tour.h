// A walk through the screens of the round, for those who look at them: the pictures, and the tests of words and sizes.
#pragma once

#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/main_window.h"
#include "app/desktop/map/map_view.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/third_edition_window.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

namespace demeter::test {

using namespace fury3e;

/// A game on the built-in board, shown in the window as it stands when the hunters have been placed.
inline bool beginShown(MainWindow& window, const std::array<const char*, 4>& cities, bool clockKept, bool chanceEachRound = false)
{
    GameController& game = gameOf(window);
    const auto board = *builtInBoard("fury-3e");
    RecordHeader header;
    header.board = "fury-3e";
    header.clockKept = clockKept;
    header.chanceEachRound = chanceEachRound;
    fury3e::PlaceHunters hunters;
    for (std::size_t n = 0; n < hunterCount; ++n)
        hunters.cities[n] = *board->find(cities[n]);
    if (!game.startGame(header, hunters))
        return false;
    const QString path = QString::fromStdString(game.record().path());
    game.closeGame();
    window.openGame(path);
    window.openCurtain();
    QTest::qWait(20);
    return game.hasGame();
}

/// Shows one screen of the round after another. What they need lies on the board by hand. Whatever was refused on the way is in `fault`.
inline void walkRound(MainWindow& window, const std::function<void(const QString&)>& take, QString& fault)
{
    if (!beginShown(window, {"zurich", "zurich", "london", "naples"}, true)) {
        fault = QStringLiteral("no game\n");
        return;
    }
    GameController& game = gameOf(window);
    DraculaScreen* screen = draculaScreenOf(window);
    const auto board = game.ruleset().board;
    const auto at = [&](const char* id) { return *board->find(id); };
    const auto go = [&](const Action& action) {
        if (!game.submit(action))
            fault += QStringLiteral("refused: %1\n").arg(game.sentences().action(action));
        QTest::qWait(1);
    };
    const Ruleset rules = game.ruleset();
    const auto put = [&](const auto& edit) {
        if (!game.submit(PutRight{"for the picture", edit}))
            fault += QStringLiteral("not put right\n");
    };
    const auto lay = [&](const char* id, CardPlace where) {
        EditEncounter edit;
        edit.kind = *rules.cards->find(id);
        edit.to = EncounterZone::Lying;
        edit.place = where;
        for (const EncounterZone from : {EncounterZone::Deck, EncounterZone::Hand, EncounterZone::Discard}) {
            edit.from = from;
            if (apply(rules, game.state(), PutRight{"x", edit})) {
                put(edit);
                return;
            }
        }
        fault += QStringLiteral("no card %1\n").arg(QLatin1String(id));
    };
    const auto slotOf = [](int n) { return CardPlace{false, static_cast<std::uint8_t>(n)}; };
    go(ChooseStart{at("munich")});
    put(EditHideout{slotOf(2), at("nuremburg"), {}, false, false, false});
    put(EditHideout{slotOf(3), at("prague"), {}, true, false, true});
    put(EditHideout{CardPlace{true, 0}, at("milan"), {}, false, false, false});
    lay("rats", slotOf(1));
    lay("wolves", slotOf(1));
    lay("new-vampire", slotOf(2));
    lay("spy", slotOf(3));
    lay("szgany-mob", CardPlace{true, 0});
    put(EditEvents{{DraculaEvent::WildHorses, DraculaEvent::Roadblock, DraculaEvent::Seduction},
                   DraculaEvent::GreatWolf,
                   HunterEvent::JonathanHarker});
    put(EditToken{Token::Storm, at("tyrrhenian-sea"), std::nullopt, 1});
    put(EditToken{Token::Storm, at("ionian-sea"), std::nullopt, 1});
    put(EditToken{Token::Fog, at("rome"), std::nullopt, 2});
    take("round-day");
    emit screen->map()->tapped(at("berlin"));
    take("round-overrule");
    go(MoveHunter{Hunter::LordGodalming, at("munich"), Travel::Road, false});
    take("round-arrival");
    go(GoOn{});
    take("round-ambush");
    go(ChooseLying{LyingCard{slotOf(1), *rules.cards->find("wolves"), 0}});
    take("round-encounter-counts");
    AnswerEncounter answer;
    answer.counts[0] = 1;
    go(answer);
    go(ChooseLying{LyingCard{slotOf(1), *rules.cards->find("rats"), 0}});
    take("round-encounter");
    go(AnswerEncounter{});
    const auto onward = [&] {
        for (int guard = 0; guard < 20 && !game.state().due.empty(); ++guard)
            if (!game.submit(GoOn{}))
                return;
    };
    onward();
    go(MoveHunter{Hunter::DrSeward, at("milan"), Travel::Road, false});
    take("round-arrival-lair");
    onward();
    go(HunterActs{Hunter::VanHelsing, HunterActs::What::Supply, true, false});
    go(HunterPlays{HunterEvent::LocalRumors, Hunter::MinaHarker, {}, {}, {}, false, 0, {}, {}});
    take("round-question-reply");
    onward();
    go(HunterActs{Hunter::MinaHarker, HunterActs::What::Rest, false, false});
    onward();
    take("round-dusk");
    screen->openHuntersCards();
    take("round-hunters-card");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    const auto tap = [&](const QString& name) {
        for (auto* button : window.findChildren<ChoiceButton*>(name))
            if (button->isVisible())
                button->click();
        QTest::qWait(5);
    };
    screen->openHuntersCards();
    tap("card-hired-scouts");
    take("round-hunters-card-asks");
    tap("back");
    screen->openPutRight();
    for (const char* kind : {"number", "day", "hideout", "encounter", "bond", "hunter", "token", "events"}) {
        tap(QStringLiteral("kind-%1").arg(QLatin1String(kind)));
        for (const char* which : {"number-0", "place-1", "hunter-2", "token-2"})
            tap(QLatin1String(which));
        take(QStringLiteral("round-put-right-%1").arg(QLatin1String(kind)));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    put(EditHunter{Hunter::DrSeward, HunterPlace::in(at("munich")), HunterSheet{.damage = 4, .bites = 1}});
    go(GoOn{});
    const auto now = [&](Due::What what) { return !game.state().due.empty() && game.state().due.back().what == what; };
    for (int step = 0; step < 40 && game.state().combat; ++step) {
        const Due due = game.state().due.back();
        take(QStringLiteral("combat-%1-due%2").arg(step, 2, 10, QLatin1Char('0')).arg(static_cast<int>(due.what)));
        if (step > 14) {
            // Enough seen: to the end of it.
            const auto legal = legalActions(game.ruleset(), game.state());
            const auto any = std::ranges::find_if(legal, [](const Action& action) {
                return !std::holds_alternative<HunterPlays>(action) && !std::holds_alternative<ShowWreath>(action);
            });
            if (any == legal.end())
                break;
            go(Action(*any));
            continue;
        }
        const auto shown = screen->guide()->shownChoices();
        ChoiceButton* chosen = nullptr;
        for (ChoiceButton* button : shown)
            if (chosen == nullptr && button->isEnabled() && !button->text().isEmpty() && button->kind() != ChoiceKind::Off &&
                button->kind() != ChoiceKind::Quiet)
                chosen = button;
        for (ChoiceButton* button : shown)
            if (isPrimary(button->kind()))
                chosen = button;
        if (chosen == nullptr)
            break;
        chosen->click();
        QTest::qWait(5);
    }
    for (int guard = 0; guard < 20 && !now(Due::What::RemoveStorm) && !game.state().due.empty(); ++guard) {
        const auto legal = legalActions(game.ruleset(), game.state());
        const auto any = std::ranges::find_if(legal, [](const Action& action) { return !std::holds_alternative<HunterPlays>(action); });
        if (any == legal.end())
            break;
        go(Action(*any));
    }
    take("round-dusk-removal");
    if (now(Due::What::RemoveStorm))
        go(ChoosePlace{at("ionian-sea")});
    take("round-night");
    go(HunterActs{*activeHunter(game.state()), HunterActs::What::Supply, true, false});
    take("round-event-drawn");
    go(DrawEvent{DraculaEvent::SummonStorms});
    take("round-at-once");
    go(PlayEvent{DraculaEvent::SummonStorms, false, 0});
    take("round-storms");
    onward();
    for (int guard = 0; guard < 8 && game.state().step == Step::Night; ++guard) {
        if (const auto hunter = activeHunter(game.state());
            hunter && game.submit(HunterActs{*hunter, HunterActs::What::Search, false, false}))
            take(QStringLiteral("round-search-%1").arg(guard));
        else if (hunter)
            go(HunterActs{*hunter, HunterActs::What::Pass, false, false});
        onward();
        if (!game.state().due.empty()) {
            take(QStringLiteral("round-search-%1-due").arg(guard));
            const auto legal = legalActions(game.ruleset(), game.state());
            const auto any = std::ranges::find_if(legal, [](const Action& action) { return !std::holds_alternative<HunterPlays>(action); });
            if (any != legal.end())
                go(Action(*any));
        }
    }
    take("round-dracula-phase");
    for (int guard = 0; guard < 12 && game.state().step != Step::EndOfPhase && game.state().step != Step::Dawn; ++guard) {
        const auto legal = legalActions(game.ruleset(), game.state());
        const auto any = std::ranges::find_if(legal, [](const Action& action) {
            return !std::holds_alternative<HunterPlays>(action) && !std::holds_alternative<PlayEvent>(action) &&
                   !std::holds_alternative<MakeLair>(action);
        });
        if (any == legal.end())
            break;
        go(Action(*any));
    }
    take("round-end-of-phase");
    if (game.submit(PlayEvent{DraculaEvent::Roadblock, false, 0})) {
        take("round-roadblock");
        if (auto* button = screen->guide()->shownChoices().value(4)) {
            button->click();
            take("round-roadblock-end");
        }
    }
}

} // namespace demeter::test
