// What the turn guide asks: the one decision that is due and its choices, made from the state and nothing else.
#pragma once

#include "app/desktop/choice_button.h"
#include "app/text/sentences.h"
#include "core/game/action.h"
#include "core/game/game_state.h"
#include "core/game/ruleset.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace demeter {

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
    };
    What what{};
    std::optional<LocationId> cleared;
    std::optional<Slot> slot;
    std::optional<Hunter> hunter;
    PlaceHunters starts; ///< those before `hunter` are chosen
    friend bool operator==(const SubQuestion&, const SubQuestion&) = default;
};

/// What a choice means: something to do, a further question, or only a reason why not.
using Answer = std::variant<Action, SubQuestion, Violation>;

struct Choice {
    ChoiceKind kind = ChoiceKind::Legal;
    QString word, second, icon;
    QString section; ///< heading above this choice and those after it
    QList<Hunter> hunters;
    Answer answer;
    /// Where else it can be chosen: on the map, on a card of the trail or the lairs, in the hand.
    std::optional<LocationId> place;
    std::optional<Slot> slot;
    std::optional<LairSpace> space;
    std::optional<EncounterKind> card;
};

/// Everything that the guide, the map and the cards show about the decision that is due.
struct Question {
    int step = 0; ///< 1 slide, 2 card, 3 encounter, 4 rumor; 0 outside the Dracula phase
    QString text;
    QString note; ///< what the strip says when nothing else is to be said
    std::vector<Choice> choices;
    bool filter = false; ///< so many that a field to type in helps

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

QString powerIcon(Power power);
QString encounterIcon(const Catalogue& cards, EncounterKind kind);
QString placeIcon(const Board& board, LocationId place);

} // namespace demeter
