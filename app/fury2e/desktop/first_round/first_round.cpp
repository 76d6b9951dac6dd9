#include "app/fury2e/desktop/first_round/first_round.h"

#include "app/fury2e/desktop/first_round/practice_plan.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"

#include <algorithm>

namespace demeter::fury2e {

Seed SecondEditionGuide::seed()
{
    Seed seed{};
    seed.fill(1);
    return seed;
}

const QList<SecondEditionGuide::Line>& SecondEditionGuide::lines() const
{
    using Who = TableTurn::Who;
    using Wait = TableTurn::Wait;
    using Seen = PracticeSeen;
    using On = GuideOn;
    using Aim = GuideAim;
    static const QList<Line> lines =
        shared() +
        QList<Line>{
            {"open-start", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Setup; },
             QT_TRANSLATE_NOOP("FirstRound",
                               "Everybody may see this screen. Dracula's own lies behind it: hold the button until it opens."),
             Aim::Open},
            {"confirm", On::Table, [](const Seen& s) { return s.confirming; },
             QT_TRANSLATE_NOOP("FirstRound", "Nothing has happened yet. Confirm it, and it counts."), Aim::Turn},
            {"act", On::Table, [](const Seen& s) { return s.met && s.acts; },
             QT_TRANSLATE_NOOP("FirstRound",
                               "After the search a hunter can still do something, such as rest. Let this one do nothing else."),
             Aim::Turn},
            {"end", On::Table, [](const Seen& s) { return s.met && s.state->due.empty() && s.curtainAsked; }, ""},
            {"look-again", On::Table, [](const Seen& s) { return s.met && s.state->due.empty(); },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "That was an encounter, and everybody has seen what it did. Open Dracula's screen once more: hold the button."),
             Aim::Open},
            {"arrive", On::Table, [](const Seen& s) { return s.arrives.has_value(); },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "%2 is one road away from your Encounter. Let the hunter go %1{to} and search there: tap the city on the map."),
             Aim::Place},
            {"hunters", On::Table, [](const Seen& s) { return (s.begins || s.acts) && s.state->round <= 1; },
             QT_TRANSLATE_NOOP("FirstRound",
                               "Dracula has decided, and the curtain has fallen. What the hunters do is entered here. For now, let "
                               "them play by themselves."),
             Aim::Nothing, QT_TRANSLATE_NOOP("FirstRound", "Let them play")},
            {"play-on", On::Table, [](const Seen& s) { return s.begins || s.acts; },
             QT_TRANSLATE_NOOP("FirstRound", "It is the hunters' turn again. Enter what they do, or let them come nearer by themselves."),
             Aim::Nothing, QT_TRANSLATE_NOOP("FirstRound", "Let them play")},
            {"answer", On::Table, [](const Seen& s) { return s.is(Who::Hunters); },
             QT_TRANSLATE_NOOP("FirstRound", "Now everybody sees the Encounter. What the hunters show or suffer is entered here."),
             Aim::Ask},
            {"open-turn", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Turn && !s.waits; },
             QT_TRANSLATE_NOOP("FirstRound", "Dracula's turn begins. Hold the button and choose where he goes."), Aim::Open},
            {"open-turn-again", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Turn; },
             QT_TRANSLATE_NOOP("FirstRound", "Dracula's turn again. Hold the button and go on."), Aim::Open},
            {"effect-open", On::Table, [](const Seen&) { return true; },
             QT_TRANSLATE_NOOP("FirstRound", "Here Dracula has to decide something. Hold the button."), Aim::Open},

            {"curtain", On::Secret, [](const Seen& s) { return s.met && s.state->due.empty(); },
             QT_TRANSLATE_NOOP("FirstRound", "Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it."),
             Aim::Curtain},
            {"choose-start", On::Secret, [](const Seen& s) { return s.state->step == Step::ChooseStart && s.place; },
             QT_TRANSLATE_NOOP("FirstRound",
                               "Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance."),
             Aim::Place},
            {"move", On::Secret, [](const Seen& s) { return s.movesDracula() && !s.waits; },
             QT_TRANSLATE_NOOP("FirstRound", "The time moves on by itself. Let Dracula go %1{to}, for instance: tap the city."),
             Aim::Place},
            {"move-on", On::Secret, [](const Seen& s) { return s.movesDracula(); },
             QT_TRANSLATE_NOOP("FirstRound", "The Encounter stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance."),
             Aim::Place},
            {"encounter", On::Secret, [](const Seen& s) { return s.state->step == Step::PlaceEncounter && !s.card.isEmpty(); },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "An Encounter token goes to the city, face down. The sign beside each name tells what it does: choose %3, for instance."),
             Aim::Card},
            {"decided", On::Secret, [](const Seen& s) { return s.is(Who::Hunters); },
             QT_TRANSLATE_NOOP("FirstRound", "All that is secret has been decided. Draw the curtain: with this button, or with Esc."),
             Aim::Curtain},
            {"effect", On::Secret, [](const Seen&) { return true; },
             QT_TRANSLATE_NOOP("FirstRound", "This is asked of Dracula. Below each choice stands what follows from it: choose one."),
             Aim::Legal},
        };
    return lines;
}

void SecondEditionGuide::look(PracticeSeen& seen) const
{
    const Ruleset& rules = controller_.ruleset();
    const GameState& state = controller_.state();
    const Record& record = controller_.record();
    seen.turn = tableTurn(rules, state);
    for (std::size_t cursor = 0; cursor < record.cursor() && !seen.met; ++cursor) {
        const auto& due = record.stateAt(cursor).due;
        seen.met = !due.empty() && due.back().what == Due::What::Encounter;
    }
    seen.waits = encounterLies(state);
    seen.begins = seen.turn.who == TableTurn::Who::Hunters && !seen.turn.options.empty();
    seen.acts = !whyIllegal(rules, state, HuntersAct{});
    if (seen.table != nullptr) {
        seen.arrives = practiceArrival(rules, state);
        if (seen.arrives) {
            seen.place = seen.arrives->to;
            seen.hunter = seen.arrives->hunters.first();
        }
    } else if (state.due.empty()) {
        seen.place = state.step == Step::ChooseStart ? practiceStart(rules, state) : practiceMove(rules, state);
        if (const auto card = practiceEncounter(rules, state))
            seen.card = controller_.sentences().encounter(*card);
    }
}

std::optional<Action> SecondEditionGuide::nextEntry() const
{
    const Ruleset& rules = controller_.ruleset();
    const GameState& state = controller_.state();
    return practiceArrival(rules, state) ? std::nullopt : practiceTurn(rules, state);
}

std::shared_ptr<const Board> SecondEditionGuide::board() const
{
    return *builtInBoard(boardOfBox);
}

std::shared_ptr<const FuryNames> SecondEditionGuide::names() const
{
    return std::make_shared<SecondEditionSentences>(board(), controller_.language());
}

QStringList SecondEditionGuide::cards() const
{
    const SecondEditionSentences sentences(board(), controller_.language());
    QStringList names;
    for (std::size_t n = 0; n < encounterCount; ++n)
        names << sentences.encounter(static_cast<Encounter>(n));
    return names;
}

} // namespace demeter::fury2e
