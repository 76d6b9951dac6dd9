#include "app/fury3e/desktop/first_round/first_round.h"

#include "app/desktop/guide/turn_guide.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/table_screen.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury3e/desktop/dracula/dracula_screen.h"
#include "app/fury3e/desktop/first_round/practice_plan.h"
#include "app/fury3e/desktop/setup/new_game_screen.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/name_forms.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

/// How the game stands and what of it is in sight.
struct ThirdEditionGuide::Seen {
    NewGameScreen* setup = nullptr;
    TableScreen* table = nullptr;
    DraculaScreen* secret = nullptr;
    std::ptrdiff_t placed = 0; ///< hunters
    const GameState* state = nullptr;
    TableTurn turn;
    bool met = false;     ///< an Encounter card has met a hunter, and all of it is over
    bool meeting = false; ///< a hunter meets what lies there
    bool waits = false;   ///< an Encounter card lies on the trail
    bool confirming = false;
    bool curtainAsked = false;
    std::optional<MoveHunter> arrival; ///< that can be entered now
    std::optional<LocationId> place;   ///< that the sentence names
    std::optional<Hunter> hunter;      ///< the same
    std::optional<EncounterKind> card; ///< the same

    bool is(TableTurn::Who who) const { return turn.who == who; }
    bool huntersAct() const { return is(TableTurn::Who::Hunters) && !turn.ask; }
    bool first(Step step) const { return state->round <= 1 && state->step == step; }
    bool isDue(Due::What what) const { return !state->due.empty() && state->due.back().what == what; }
    bool movesDracula() const
    {
        return place && (state->step == Step::BeforeSlide || state->step == Step::ChooseCard) && state->due.empty();
    }
};

namespace {

QWidget* visibleChild(const QWidget* page, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        for (auto* child : page->findChildren<QWidget*>(QLatin1String(name)))
            if (child->isVisible() && child->isEnabled())
                return child;
    return nullptr;
}

} // namespace

/// What a sentence points at.
enum class ThirdEditionGuide::Aim : std::uint8_t {
    Nothing,
    Map,    ///< all of it
    Place,  ///< the place on it that the sentence names
    Start,  ///< the button that ends the setup
    Open,   ///< the button that is held
    Turn,   ///< the button of the table that goes on without a hunter's doing anything
    Ask,    ///< what the hunters are asked at the table
    Card,   ///< the card that the sentence names, among the choices
    Legal,  ///< the first of the choices that are legal
    Done,   ///< the choice that is filled
    Curtain ///< the button that draws it
};

/// The page that it is said on.
enum class ThirdEditionGuide::On : std::uint8_t { Setup, Table, Secret };

/// A sentence, when it holds, and what it means. `%1` is a place, `%2` a hunter, `%3` an Encounter card.
struct ThirdEditionGuide::Line {
    const char* name;
    On on;
    bool (*holds)(const Seen& seen);
    const char* text;
    Aim aim = Aim::Nothing;
    const char* goOn = nullptr;
};

const QList<ThirdEditionGuide::Line>& ThirdEditionGuide::lines()
{
    using Who = TableTurn::Who;
    using Wait = TableTurn::Wait;
    static const QList<Line> lines{
        {"place", On::Setup, [](const Seen& s) { return s.placed == 0; },
         QT_TR_NOOP("This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins."), Aim::Map},
        {"others", On::Setup, [](const Seen& s) { return s.placed < std::ptrdiff_t(hunterCount); },
         QT_TR_NOOP("The other hunters are placed in the same way. Here it can be done for you."), Aim::Nothing,
         QT_TR_NOOP("Place the others")},
        {"start", On::Setup, [](const Seen&) { return true; },
         QT_TR_NOOP("All four have their city. Where Dracula begins is chosen in secret: tap the button."), Aim::Start},

        {"over", On::Table, [](const Seen& s) { return s.state->winner != Winner::None; },
         QT_TR_NOOP("This game is over before the first round is. That happens; the rest is learned in a game."), Aim::Nothing,
         QT_TR_NOOP("Go on")},
        {"open-start", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Setup; },
         QT_TR_NOOP("Everybody may see this screen. Dracula's own lies behind it: hold the button until it opens."), Aim::Open},
        {"end", On::Table, [](const Seen& s) { return s.met && s.curtainAsked; }, ""},
        {"look-again", On::Table, [](const Seen& s) { return s.met; },
         QT_TR_NOOP("That was an encounter, and everybody has seen what it did. Open Dracula's screen once more: hold the button."),
         Aim::Open},
        {"confirm", On::Table, [](const Seen& s) { return s.confirming; },
         QT_TR_NOOP("Nothing has happened yet. Confirm it, and it counts."), Aim::Turn},
        {"day", On::Table, [](const Seen& s) { return s.huntersAct() && (s.first(Step::Dawn) || s.first(Step::Day)); },
         QT_TR_NOOP("Dracula has decided, and the curtain has fallen. What the hunters do is entered here: let all of them pass."),
         Aim::Turn},
        {"night", On::Table, [](const Seen& s) { return s.huntersAct() && (s.first(Step::Dusk) || s.first(Step::Night)); },
         QT_TR_NOOP("It is dusk. At night every hunter acts once more: let them pass again."), Aim::Turn},
        {"arrive", On::Table, [](const Seen& s) { return s.huntersAct() && s.arrival.has_value(); },
         QT_TR_NOOP("%2 is one road away from your Encounter card. Let the hunter go %1{to}: tap the city on the map."), Aim::Place},
        {"play-on", On::Table, [](const Seen& s) { return s.huntersAct() || s.is(Who::Time); },
         QT_TR_NOOP("It is the hunters' turn again. Enter what they do, or let them come nearer by themselves."), Aim::Nothing,
         QT_TR_NOOP("Let them play")},
        {"answer", On::Table, [](const Seen& s) { return s.is(Who::Hunters); },
         QT_TR_NOOP("Now everybody reads the card. What the hunters show or suffer is entered here."), Aim::Ask},
        {"ambush-open", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.meeting; },
         QT_TR_NOOP("The hideout lies face up: that is all that the table sees. What ambushes the hunter you decide: hold the button."),
         Aim::Open},
        {"open-phase", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Phase && !s.waits; },
         QT_TR_NOOP("The Dracula phase begins. Hold the button and choose where he goes."), Aim::Open},
        {"open-phase-again", On::Table, [](const Seen& s) { return s.is(Who::Dracula) && s.turn.wait == Wait::Phase; },
         QT_TR_NOOP("The Dracula phase again. Hold the button and go on."), Aim::Open},
        {"effect-open", On::Table, [](const Seen&) { return true; }, QT_TR_NOOP("Here Dracula has to decide something. Hold the button."),
         Aim::Open},

        {"over", On::Secret, [](const Seen& s) { return s.state->winner != Winner::None; },
         QT_TR_NOOP("This game is over before the first round is. That happens; the rest is learned in a game."), Aim::Nothing,
         QT_TR_NOOP("Go on")},
        {"curtain", On::Secret, [](const Seen& s) { return s.met; },
         QT_TR_NOOP("Somebody looks over your shoulder? This button or Esc draws the curtain at once. Try it."), Aim::Curtain},
        {"choose-start", On::Secret, [](const Seen& s) { return s.state->step == Step::ChooseStart && s.place; },
         QT_TR_NOOP("Only you look at this screen. What is allowed is gold: let Dracula begin %1{in}, for instance."), Aim::Place},
        {"move", On::Secret, [](const Seen& s) { return s.movesDracula() && !s.waits; },
         QT_TR_NOOP("The trail slides by itself. Let Dracula go %1{to}, for instance: tap the city."), Aim::Place},
        {"move-on", On::Secret, [](const Seen& s) { return s.movesDracula(); },
         QT_TR_NOOP("The Encounter card stays behind and waits for a hunter. Let Dracula go on %1{to}, for instance."), Aim::Place},
        {"encounter", On::Secret, [](const Seen& s) { return s.state->step == Step::PlaceEncounter && s.card; },
         QT_TR_NOOP("An Encounter card goes to the hideout, face down. Below each name stands what it does: choose %3, for instance."),
         Aim::Card},
        {"rumor", On::Secret, [](const Seen& s) { return s.state->step == Step::PlaceRumor; },
         QT_TR_NOOP("A Rumor token could go with it. Keep it for now: your phase is done."), Aim::Done},
        {"ambush", On::Secret, [](const Seen& s) { return s.isDue(Due::What::Ambush); },
         QT_TR_NOOP("Let your card ambush %2{whom}. The table sees it as soon as you have chosen."), Aim::Legal},
        {"decided", On::Secret, [](const Seen& s) { return s.is(Who::Hunters) || s.is(Who::Time); },
         QT_TR_NOOP("All that is secret has been decided. Draw the curtain: with this button, or with Esc."), Aim::Curtain},
        {"effect", On::Secret, [](const Seen&) { return true; },
         QT_TR_NOOP("This is asked of Dracula. Below each choice stands what follows from it: choose one."), Aim::Legal},
    };
    return lines;
}

ThirdEditionGuide::ThirdEditionGuide(GameController& controller, QObject* parent) : FirstRoundGuide(parent), controller_(controller)
{
    connect(&controller_, &GameController::changed, this, &FirstRoundGuide::changed);
}

Seed ThirdEditionGuide::seed()
{
    Seed seed{};
    seed.fill(1);
    return seed;
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

ThirdEditionGuide::Seen ThirdEditionGuide::look(const Shown& shown) const
{
    Seen seen;
    // The pages are those of this game's session.
    seen.setup = static_cast<NewGameScreen*>(shown.setup);
    seen.table = static_cast<TableScreen*>(shown.table);
    seen.secret = static_cast<DraculaScreen*>(shown.secret);
    if (seen.setup != nullptr) {
        seen.placed = std::ranges::count_if(seen.setup->cities(), [](const auto& city) { return city.has_value(); });
        seen.hunter = seen.setup->placing();
        return seen;
    }
    if (!controller_.hasGame())
        return seen;
    const Ruleset& rules = controller_.ruleset();
    const GameState& state = controller_.state();
    seen.state = &state;
    seen.turn = tableTurn(rules, state);
    seen.curtainAsked = curtainAsked_;
    const bool met = hasMet();
    seen.met = met && state.due.empty();
    seen.meeting = met && !state.due.empty();
    seen.waits = std::ranges::any_of(state.trail, [](const auto& hideout) { return hideout && !hideout->encounters.empty(); });
    if (seen.table != nullptr) {
        seen.confirming = visibleChild(seen.table, {"turn-confirm"}) != nullptr;
        seen.arrival = practiceArrival(rules, state);
        if (seen.arrival) {
            seen.place = seen.arrival->to;
            seen.hunter = seen.arrival->hunter;
        }
    } else if (state.due.empty()) {
        seen.place = state.step == Step::ChooseStart ? practiceStart(rules, state) : practiceMove(rules, state);
        seen.card = practiceEncounter(rules, state);
    } else {
        seen.hunter = state.due.back().hunter;
    }
    return seen;
}

QString ThirdEditionGuide::words(const char* text, const NameForms& place, const NameForms& hunter, const QString& card) const
{
    return inForms(tr(text), {place, hunter, NameForms{card, {}, false}});
}

GuidedStep ThirdEditionGuide::step(const Shown& shown)
{
    const Seen seen = look(shown);
    GuidedStep step;
    if (left_) {
        step.last = true;
        return step;
    }
    if (seen.setup == nullptr && seen.state == nullptr)
        return step;
    const On on = seen.setup != nullptr ? On::Setup : seen.table != nullptr ? On::Table : On::Secret;
    const auto line = std::ranges::find_if(lines(), [&](const Line& each) { return each.on == on && each.holds(seen); });
    step.name = QLatin1String(line->name);
    if (step.name == QLatin1String("end")) {
        step.last = true;
        return step;
    }
    if (step.name == QLatin1String("curtain"))
        curtainAsked_ = true;
    const auto board = builtInBoard("fury-3e");
    const Sentences sentences =
        controller_.hasGame() ? controller_.sentences() : Sentences(*board, builtInCatalogue(), controller_.language());
    step.text = words(line->text, seen.place ? sentences.forms(*seen.place) : NameForms{},
                      seen.hunter ? sentences.forms(*seen.hunter) : NameForms{}, seen.card ? sentences.encounter(*seen.card) : QString());
    if (line->goOn != nullptr)
        step.goOn = tr(line->goOn);
    point(step, seen, *line);
    return step;
}

void ThirdEditionGuide::point(GuidedStep& step, const Seen& seen, const Line& line) const
{
    constexpr int spotSize = 22;
    const auto legal = [&](auto holds) -> QWidget* {
        for (ChoiceButton* button : seen.secret->guide()->shownChoices())
            if (holds(button))
                return button;
        return seen.secret->guide();
    };
    switch (line.aim) {
    case Aim::Nothing:
        break;
    case Aim::Map:
    case Aim::Place: {
        QWidget* page = seen.setup != nullptr   ? static_cast<QWidget*>(seen.setup)
                        : seen.table != nullptr ? static_cast<QWidget*>(seen.table)
                                                : seen.secret;
        auto* map = seen.secret != nullptr ? seen.secret->map() : nullptr;
        for (MapView* each : page->findChildren<MapView*>())
            if (map == nullptr && each->isVisible())
                map = each;
        if (map == nullptr)
            break;
        step.target = map->viewport();
        if (line.aim == Aim::Place && seen.place) {
            const QPoint at = map->viewPositionOf(*seen.place);
            if (map->viewport()->rect().contains(at)) {
                step.part = QRect(at.x() - spotSize / 2, at.y() - spotSize / 2, spotSize, spotSize);
                step.spot = true;
            }
        }
        break;
    }
    case Aim::Start:
        step.target = visibleChild(seen.setup, {"start"});
        break;
    case Aim::Open: {
        auto* large = visibleChild(seen.table, {"decide"});
        step.target = large != nullptr ? large : seen.table->openButton();
        break;
    }
    case Aim::Turn:
        step.target = visibleChild(seen.table, {"turn-confirm", "turn-others", "turn-pass", "turn-go-on"});
        break;
    case Aim::Ask:
        step.target = seen.table->findChild<TurnPanel*>();
        break;
    case Aim::Card:
        step.target = legal([name = seen.card ? controller_.sentences().encounter(*seen.card) : QString()](const ChoiceButton* button) {
            return button->text() == name;
        });
        break;
    case Aim::Legal:
        step.target = legal([](const ChoiceButton* button) { return button->kind() == ChoiceKind::Legal; });
        break;
    case Aim::Done:
        step.target = legal([](const ChoiceButton* button) { return isPrimary(button->kind()); });
        break;
    case Aim::Curtain:
        step.target = visibleChild(seen.secret, {"curtain"});
        break;
    }
}

void ThirdEditionGuide::goOn(const Shown& shown)
{
    if (shown.setup != nullptr) {
        auto* setup = static_cast<NewGameScreen*>(shown.setup);
        if (const auto board = builtInBoard("fury-3e"))
            setup->place(practiceCities(**board, setup->cities()));
        return;
    }
    if (!controller_.hasGame())
        return;
    if (controller_.state().winner != Winner::None)
        left_ = true;
    else
        playHunters();
}

/// Until somebody is to decide who sits before the screen.
void ThirdEditionGuide::playHunters()
{
    constexpr int most = 24; // entries of one round
    for (int n = 0; n < most && controller_.hasGame(); ++n) {
        const GameState& state = controller_.state();
        const TableTurn turn = tableTurn(controller_.ruleset(), state);
        std::optional<Action> entry;
        if (turn.who == TableTurn::Who::Time || turn.ends)
            entry = GoOn{};
        else if (turn.who == TableTurn::Who::Hunters && !turn.ask && !practiceArrival(controller_.ruleset(), state))
            entry = practiceTurn(controller_.ruleset(), state);
        if (!entry || !controller_.enter(*entry))
            return;
    }
}

QStringList ThirdEditionGuide::everything() const
{
    const auto board = builtInBoard("fury-3e");
    const auto cards = builtInCatalogue();
    if (!board || !cards)
        return {};
    const Sentences sentences(*board, cards, controller_.language());
    // The longest of each kind; a form may be longer still, but none has two lines more.
    NameForms place, hunter;
    QString card;
    (*board)->cards().forEach([&](LocationId id) {
        if ((*board)->cities().contains(id) && sentences.place(id).size() > place.name.size())
            place = sentences.forms(id);
    });
    for (const Hunter each : allHunters)
        if (sentences.hunter(each).size() > hunter.name.size())
            hunter = sentences.forms(each);
    for (std::size_t n = 0; n < cards->encounters.size(); ++n)
        if (const QString name = sentences.encounter(static_cast<EncounterKind>(n)); name.size() > card.size())
            card = name;
    QStringList texts;
    for (const Line& line : lines())
        if (*line.text != '\0')
            texts << words(line.text, place, hunter, card);
    return texts;
}

QStringList ThirdEditionGuide::buttons() const
{
    QStringList words;
    for (const Line& line : lines())
        if (line.goOn != nullptr)
            words << tr(line.goOn);
    words.removeDuplicates();
    return words;
}

} // namespace demeter::fury3e
