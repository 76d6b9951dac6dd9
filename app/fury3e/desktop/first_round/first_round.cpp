#include "app/fury3e/desktop/first_round/first_round.h"

#include "app/fury3e/desktop/first_round/practice_plan.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"

#include <algorithm>

namespace demeter::fury3e {

Seed ThirdEditionGuide::seed()
{
    Seed seed{};
    seed.fill(1);
    return seed;
}

const QList<ThirdEditionGuide::Line>& ThirdEditionGuide::lines() const
{
    using Who = TableTurn::Who;
    using Wait = TableTurn::Wait;
    using Seen = PracticeSeen;
    static const QList<Line> lines =
        shared() +
        QList<Line>{
            {"open-start", GuideOn::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Setup; },
             QT_TRANSLATE_NOOP("FirstRound",
                               "Everybody may see this screen. Dracula's own lies behind it: hold the button until it opens."),
             GuideAim::Open},
            {"end", GuideOn::Table, [](const Seen& s) { return s.met && s.curtainAsked; }, ""},
            {"look-again", GuideOn::Table, [](const Seen& s) { return s.met; },
             QT_TRANSLATE_NOOP("FirstRound", "The hunter has found your hideout, and the table tells what came of it. Open Dracula's "
                                             "screen once more: hold the button."),
             GuideAim::Open},
            {"confirm", GuideOn::Table, [](const Seen& s) { return s.confirming; },
             QT_TRANSLATE_NOOP("FirstRound", "Nothing has happened yet. Confirm it, and it counts."), GuideAim::Turn},
            {"day", GuideOn::Table, [](const Seen& s) { return s.huntersAct() && (s.first(Step::Dawn) || s.first(Step::Day)); },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass."),
             GuideAim::Turn},
            {"night", GuideOn::Table, [](const Seen& s) { return s.huntersAct() && (s.first(Step::Dusk) || s.first(Step::Night)); },
             QT_TRANSLATE_NOOP("FirstRound", "It is dusk. At night every hunter acts once more: let them pass again."), GuideAim::Turn},
            {"arrive", GuideOn::Table, [](const Seen& s) { return s.huntersAct() && s.arrives.has_value(); },
             QT_TRANSLATE_NOOP("FirstRound",
                               "%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map."),
             GuideAim::Place},
            {"play-on", GuideOn::Table, [](const Seen& s) { return s.huntersAct() || s.is(Who::Time); },
             QT_TRANSLATE_NOOP("FirstRound", "It is the hunters' turn again. Enter what they do, or let them come nearer by themselves."),
             GuideAim::Nothing, QT_TRANSLATE_NOOP("FirstRound", "Let them play")},
            {"answer", GuideOn::Table, [](const Seen& s) { return s.is(Who::Hunters); },
             QT_TRANSLATE_NOOP("FirstRound", "Now everybody reads the card. What the hunters show or suffer is entered here."),
             GuideAim::Ask},
            {"ambush-open", GuideOn::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.meeting; },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button."),
             GuideAim::Open},
            {"open-phase", GuideOn::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Phase && !s.waits; },
             QT_TRANSLATE_NOOP("FirstRound", "The Dracula phase begins. Hold the button and choose where he goes."), GuideAim::Open},
            {"open-phase-again", GuideOn::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Phase; },
             QT_TRANSLATE_NOOP("FirstRound", "The Dracula phase again. Hold the button and go on."), GuideAim::Open},
            {"effect-open", GuideOn::Table, [](const Seen&) { return true; },
             QT_TRANSLATE_NOOP("FirstRound", "Here Dracula has to decide something. Hold the button."), GuideAim::Open},

            {"curtain", GuideOn::Secret, [](const Seen& s) { return s.met; },
             QT_TRANSLATE_NOOP("FirstRound", "Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it."),
             GuideAim::Curtain},
            {"choose-start", GuideOn::Secret, [](const Seen& s) { return s.state->step == Step::ChooseStart && s.place.has_value(); },
             QT_TRANSLATE_NOOP("FirstRound",
                               "Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance."),
             GuideAim::Place},
            {"move", GuideOn::Secret, [](const Seen& s) { return s.movesDracula() && !s.waits; },
             QT_TRANSLATE_NOOP("FirstRound", "The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city."),
             GuideAim::Place},
            {"move-on", GuideOn::Secret, [](const Seen& s) { return s.movesDracula(); },
             QT_TRANSLATE_NOOP("FirstRound",
                               "The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance."),
             GuideAim::Place},
            {"encounter", GuideOn::Secret, [](const Seen& s) { return s.state->step == Step::PlaceEncounter && !s.card.isEmpty(); },
             QT_TRANSLATE_NOOP(
                 "FirstRound",
                 "An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance."),
             GuideAim::Card},
            {"rumor", GuideOn::Secret, [](const Seen& s) { return s.state->step == Step::PlaceRumor; },
             QT_TRANSLATE_NOOP("FirstRound", "A Rumor token could go with it. Keep it for now: your phase is done."), GuideAim::Done},
            {"ambush", GuideOn::Secret, [](const Seen& s) { return s.isDue(Due::What::Ambush); },
             QT_TRANSLATE_NOOP("FirstRound", "Let your card ambush %2{whom}. The table sees it as soon as you have chosen."),
             GuideAim::Legal},
            {"decided", GuideOn::Secret, [](const Seen& s) { return s.is(Who::Hunters) || s.is(Who::Time); },
             QT_TRANSLATE_NOOP("FirstRound", "All that is secret has been decided. Draw the curtain: with this button, or with Esc."),
             GuideAim::Curtain},
            {"effect", GuideOn::Secret, [](const Seen&) { return true; },
             QT_TRANSLATE_NOOP("FirstRound", "This is asked of Dracula. Below each choice stands what follows from it: choose one."),
             GuideAim::Legal},
        };
    return lines;
}

/// A hunter has come to a hideout where an Encounter card lay and Dracula was not.
bool ThirdEditionGuide::hasMet() const
{
    const Record& record = controller_.record();
    for (std::size_t cursor = 0; cursor < record.cursor(); ++cursor) {
        const GameState& state = record.stateAt(cursor);
        if (state.due.empty() || state.due.back().what != Due::What::Arrival || !state.due.back().place)
            continue;
        const LocationId place = *state.due.back().place;
        const auto lies = [&](const auto& hideout) { return hideout && hideout->location == place && !hideout->encounters.empty(); };
        if (place != currentLocation(state) && (std::ranges::any_of(state.trail, lies) || std::ranges::any_of(state.lairs, lies)))
            return true;
    }
    return false;
}

void ThirdEditionGuide::look(PracticeSeen& seen) const
{
    const Ruleset& rules = controller_.ruleset();
    const GameState& state = controller_.state();
    seen.turn = tableTurn(rules, state);
    const bool met = hasMet();
    seen.met = met && state.due.empty();
    seen.meeting = met && !state.due.empty();
    seen.waits = std::ranges::any_of(state.trail, [](const auto& hideout) { return hideout && !hideout->encounters.empty(); });
    if (seen.table != nullptr) {
        seen.arrives = practiceArrival(rules, state);
        if (seen.arrives) {
            seen.place = seen.arrives->to;
            seen.hunter = seen.arrives->hunter;
        }
    } else if (state.due.empty()) {
        seen.place = state.step == Step::ChooseStart ? practiceStart(rules, state) : practiceMove(rules, state);
        if (const auto card = practiceEncounter(rules, state))
            seen.card = controller_.sentences().encounter(*card);
    } else {
        seen.hunter = state.due.back().hunter;
    }
}

std::optional<Action> ThirdEditionGuide::nextEntry() const
{
    const GameState& state = controller_.state();
    const TableTurn turn = tableTurn(controller_.ruleset(), state);
    if (turn.who == TableTurn::Who::Time || turn.ends)
        return GoOn{};
    if (turn.who == TableTurn::Who::Hunters && !turn.ask && !practiceArrival(controller_.ruleset(), state))
        return practiceTurn(controller_.ruleset(), state);
    return std::nullopt;
}

std::shared_ptr<const Board> ThirdEditionGuide::board() const
{
    return *builtInBoard("fury-3e");
}

LocationSet ThirdEditionGuide::starts(const Board& board) const
{
    return hunterStarts(board);
}

std::shared_ptr<const FuryNames> ThirdEditionGuide::names() const
{
    return std::make_shared<Sentences>(board(), builtInCatalogue(), controller_.language());
}

QStringList ThirdEditionGuide::cards() const
{
    const auto cards = builtInCatalogue();
    const Sentences sentences(board(), cards, controller_.language());
    QStringList names;
    for (std::size_t n = 0; n < cards->encounters.size(); ++n)
        names << sentences.encounter(static_cast<EncounterKind>(n));
    return names;
}

} // namespace demeter::fury3e
