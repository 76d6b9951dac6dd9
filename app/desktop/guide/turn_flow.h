// What the turn guide asks: the one decision that is due and its choices, made from the state and nothing else.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/rules/rules.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace demeter {

using namespace fury3e;

/// A question inside a decision: what has been answered so far, before anything is done.
struct SubQuestion {
    enum class What : std::uint8_t {
        LairClear,      ///< LAIR-3: which lair makes room
        LairEncounter,  ///< LAIR-2: which card goes on the new lair
        WolfWhere,      ///< WOLF-1, WOLF-2
        MisdirectSlot,  ///< MISD-1
        MisdirectWhere, ///< MISD-2
        HunterPlace,    ///< where a hunter is now
        HunterStart,    ///< SETUP-9, when the setup has been taken back
        HunterTurn,     ///< TIME-10: what `hunter` does, whosever turn it is
        Overrule,       ///< the rules forbid `tried`, and the table may allow it
        RoadEnd,        ///< BLK-1: a road or railway from `place`
        AddCard,        ///< which Encounter card goes to `slot`
        Fighter,        ///< COMB-5: the card of `hunter`
        Facts,          ///< what an Encounter card asks, as far as it has been said: `facts`
        Fighting,       ///< FOG-3: who fights, as far as it has been said: `hunters`
        Result,         ///< COMB-8: what the hunters' cards come to, as far as it has been said: `result`
        Meanings,       ///< typed words that can mean more than one thing: `meanings`
    };
    What what{};
    std::optional<LocationId> cleared;
    std::optional<LocationId> place;
    std::optional<Slot> slot;
    std::optional<Hunter> hunter;
    PlaceHunters starts; ///< those before `hunter` are chosen
    std::optional<Action> tried;
    std::optional<Violation> refused; ///< why
    AnswerEncounter facts;
    HunterSet hunters;
    ResolveHunters result;
    std::vector<Action> meanings;

    /// Comes in place of a question of the same kind instead of after it: there is nothing in between to go back to.
    bool replaces() const
    {
        return what == What::HunterTurn || what == What::Overrule || what == What::Fighter || what == What::Facts ||
               what == What::Fighting || what == What::Result || what == What::Meanings;
    }
    friend bool operator==(const SubQuestion&, const SubQuestion&) = default;
};

/// Something that a choice can do and that is no action of the game.
enum class Command : std::uint8_t {
    Undo,
    HuntersCards, ///< open the panel for what the hunters play
};

/// What a choice means: something to do, a further question, only a reason why not, or something for the screen.
using Answer = std::variant<Action, SubQuestion, Violation, Command>;

struct Choice {
    /// How it is drawn: as a button; as a number between a minus and a plus; as a card with a large icon.
    enum class Form : std::uint8_t { Button, Stepper, Card };
    ChoiceKind kind = ChoiceKind::Legal;
    Form form = Form::Button;
    QString word, second, icon;
    QString section; ///< heading above this choice and those after it
    QList<Hunter> hunters;
    std::optional<Hunter> sign; ///< his shape in place of the icon
    bool marked = false;        ///< chosen so far
    bool dashed = false;        ///< allowed, but it will come to nothing
    Answer answer;
    QString value;                    ///< of a stepper
    std::optional<Answer> less, more; ///< of a stepper; nothing at its end
    /// Where else it can be chosen: on the map, on a card of the trail or the lairs, in the hand.
    std::optional<LocationId> place;
    std::optional<Slot> slot;
    std::optional<LairSpace> space;
    std::optional<EncounterKind> card;
};

/// Everything that the guide, the map and the cards show about the decision that is due.
struct Question {
    /// Of what `step` is a step.
    enum class Way : std::uint8_t {
        Phase,  ///< the Dracula phase: 1 slide, 2 card, 3 encounter, 4 rumor
        Round,  ///< the hunters' phase: 1 dawn, 2 day, 3 dusk, 4 night
        Combat, ///< COMB-3 to COMB-10: 1 to 8
    };
    Way way = Way::Phase;
    int step = 0; ///< from 1; 0 for none
    QString text;
    QString note;           ///< what the strip says when nothing else is to be said
    bool noteFirst = false; ///< nobody can decide without the note: it stands in place of the news
    std::vector<Choice> choices;
    bool filter = false;              ///< so many that a field to type in helps
    bool words = false;               ///< what hunters do can be typed: `m par`
    bool wholeFirst = false;          ///< the choice is one of very many places: the map shows the whole board
    std::optional<Hunter> acting;     ///< the hunter whose turn it is
    std::optional<LocationId> origin; ///< where those legal places are reached from, if not from Dracula's

    /// Lit on the map.
    LocationSet legal() const;
    const Choice* at(LocationId place) const;
    const Choice* at(Slot slot) const;
    const Choice* at(LairSpace space) const;
    const Choice* at(EncounterKind card) const;
};

class TurnFlow {
    Q_DECLARE_TR_FUNCTIONS(TurnFlow)

public:
    TurnFlow(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
        : ruleset_(ruleset), state_(state), sentences_(sentences)
    {
    }

    /// The decision that is due, or the question inside it.
    Question question(const std::optional<SubQuestion>& inside) const;
    /// Why this place cannot be chosen now.
    Violation whyNot(LocationId place, const std::optional<SubQuestion>& inside) const;
    /// What a tap on a place means that is none of the choices: a hunter's move all the same, or only a reason why not.
    Answer elsewhere(LocationId place, const std::optional<SubQuestion>& inside) const;

    /// A hunter's move there, by road if that is legal, else by sea, out of the hospital, or by rail; else the way whose refusal says most.
    MoveHunter moveOf(Hunter hunter, LocationId place) const;

private:
    Question draws() const;
    Question hunterStart(const SubQuestion& inside) const;
    Question chooseStart() const;
    Question slideOut() const;
    Question resolveMatured() const;
    Question chooseCard() const;
    Question placeEncounter() const;
    Question placeRumor() const;
    Question over() const;
    Question lairClear() const;
    Question lairEncounter(const SubQuestion& inside) const;
    Question wolfWhere() const;
    Question misdirectSlot() const;
    Question misdirectWhere(const SubQuestion& inside) const;
    Question hunterPlace(const SubQuestion& inside) const;

    // turn_flow_round.cpp
    Question marker() const;
    Question hunterTurn(Hunter hunter) const;
    Question everybodyHasActed() const;
    Question endOfPhase() const;
    Question overrule(const SubQuestion& inside) const;
    Question meanings(const SubQuestion& inside) const;
    Question arrival(const Due& due) const;
    Question roads(const Due& due) const;
    Question roadEnd(const SubQuestion& inside) const;
    Question addCards(const Due& due) const;
    Question addCard(const SubQuestion& inside) const;
    Question fogFight(HunterSet fighting) const;
    /// What is due, whatever it is, but for combat.
    Question dueNow(const Due& due, const std::optional<SubQuestion>& inside) const;
    Question::Way wayOfRound(Question& question) const;
    /// The question with the choices of all answers that are legal and of their kind.
    void addPlaces(Question& question, const std::vector<Action>& actions) const;
    void addLying(Question& question, const std::vector<Action>& actions, const QString& how) const;
    void addHand(Question& question, const std::vector<Action>& actions) const;
    void addDraws(Question& question, const std::vector<Action>& actions) const;
    void addHunters(Question& question, const std::vector<Action>& actions) const;
    void addRest(Question& question, const std::vector<Action>& actions) const;
    Choice goOn(const QString& word, const QString& second, ChoiceKind kind = ChoiceKind::Primary) const;
    Choice replyChoice(bool yes, const QString& word, const QString& second) const;
    Choice eventChoice(const PlayEvent& play) const;
    Choice huntersCard() const;
    /// The cards that can answer here, whether Dracula holds them or not.
    void addReplies(Question& question, const std::vector<Action>& actions, std::initializer_list<DraculaEvent> cards) const;
    /// What this hunter does, as a further question.
    Choice turnOf(Hunter hunter) const;
    /// The other hunters who can act now, before this one; false if there are none.
    bool addOthersFirst(Question& question, const std::vector<Action>& actions, Hunter hunter) const;
    /// Every Event card that can be played now and is not among the choices.
    void addEvents(Question& question, const std::vector<Action>& actions) const;
    Choice roadChoice(const Roadblock& road, ChoiceKind kind) const;
    QString whatHolds(Hunter hunter, bool where = true) const;
    QString placeWords(const CardPlace& place) const;
    QString arrivalWords(const Due& due, const ArrivalPreview& preview) const;

    // turn_flow_encounter.cpp
    Question encounter(const Due& due, const AnswerEncounter& facts) const;

    // turn_flow_combat.cpp
    Question combat(const Due& due, const std::optional<SubQuestion>& inside) const;
    Question combatCards() const;
    Question engage() const;
    Question hunterCards(std::optional<Hunter> hunter) const;
    void addFighterCards(Question& question, const std::vector<Action>& actions, Hunter hunter) const;
    Question huntersResult(const Due& due, const ResolveHunters& result) const;
    Choice combatChoice(CombatCard card, const Answer& answer) const;

    QString event(DraculaEvent card) const { return sentences_.event(card); }
    QString event(HunterEvent card) const { return sentences_.hunterEvent(card); }
    QString card(HunterCard card) const { return sentences_.hunterCard(card); }
    QString card(CombatCard card) const { return sentences_.combatCard(card); }

    std::vector<Action> legal() const;
    std::vector<Play> plays() const;
    Choice destination(const Play& play) const;
    Choice encounterChoice(EncounterKind kind, Answer answer) const;
    void addClearLair(Question& question, const std::vector<Action>& actions) const;
    void sortPlaces(std::vector<Choice>& choices) const;
    QString maturedConsequence(EncounterKind kind, const Hideout& hideout) const;
    QString shortReason(const Violation& violation) const;
    QString trailPlace(const Hideout& hideout) const;

    const Ruleset& ruleset_;
    const GameState& state_;
    const Sentences& sentences_;
};

/// What an Encounter card does to a hunter, in a few words.
QString encounterWords(const Catalogue& cards, EncounterKind kind);
/// What playing this card does, in a few words.
QString eventWords(const PlayEvent& play);
/// What the card does in a combat by day, or by night; `dracula`: he himself fights.
QString combatWords(CombatCard card, bool night, bool dracula);
QString combatIcon(CombatCard card);
/// The combat screen shows this and not the map.
bool askedInCombat(const GameState& state);

QString powerIcon(Power power);
QString encounterIcon(const Catalogue& cards, EncounterKind kind);
QString placeIcon(const Board& board, LocationId place);

} // namespace demeter
