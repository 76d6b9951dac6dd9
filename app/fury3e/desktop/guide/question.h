// What the third edition asks and what can be answered: data that the guide, the map and the cards show, each in its own way. No widget is
// known here.
#pragma once

#include "app/fury3e/table/question.h"
#include "app/prompt/prompt.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/violation.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::fury3e {

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
        RoadEnd,        ///< BLK-1: a road or railway from `place`
        AddCard,        ///< which Encounter card goes to `slot`
        Fighting,       ///< FOG-3: who fights, as far as it has been said: `hunters`
        Table,          ///< what the hunters are asked at the table, as far as it has been answered: `draft`
        CardUse,        ///< ALLY-0: at once, or as ally: `draft.card`
    };
    What what{};
    std::optional<LocationId> cleared;
    std::optional<LocationId> place;
    std::optional<Slot> slot;
    std::optional<Hunter> hunter;
    PlaceHunters starts; ///< those before `hunter` are chosen
    HunterSet hunters;
    TableDraft draft;

    /// The question, with nothing answered yet.
    static SubQuestion of(What what)
    {
        SubQuestion made;
        made.what = what;
        return made;
    }
    static SubQuestion table(TableDraft draft)
    {
        SubQuestion made = of(What::Table);
        made.draft = std::move(draft);
        return made;
    }
    /// Comes in place of a question of the same kind instead of after it: there is nothing in between to go back to.
    bool replaces() const { return what == What::Fighting || what == What::Table || what == What::CardUse; }
    friend bool operator==(const SubQuestion&, const SubQuestion&) = default;
};

/// Something that a choice can do and that is no action of the game.
enum class Command : std::uint8_t {
    Undo,
    HuntersCards, ///< open the list of the hunters' Event cards
    Words,        ///< the hunters say a word for the decks
};

/// What a choice means: something to do, a further question, only a reason why not, or something for the screen.
using Answer = std::variant<Action, SubQuestion, Violation, Command>;

struct Choice : BasicChoice<Answer> {
    /// Where else it can be chosen: on a card of the trail or the lairs, in the hand.
    std::optional<Slot> slot;
    std::optional<LairSpace> space;
    std::optional<EncounterKind> card;
};

/// Everything that the guide, the map and the cards show about the decision that is due.
struct Question : BasicQuestion<Choice> {
    /// Of what `step` is a step.
    enum class Way : std::uint8_t {
        Phase,  ///< the Dracula phase: 1 slide, 2 card, 3 encounter, 4 rumor
        Round,  ///< the hunters' phase: 1 dawn, 2 day, 3 dusk, 4 night
        Combat, ///< COMB-3 to COMB-10: 1 to 8
    };
    Way way = Way::Phase;

    using BasicQuestion::at;
    const Choice* at(Slot slot) const { return with(&Choice::slot, slot); }
    const Choice* at(LairSpace space) const { return with(&Choice::space, space); }
    const Choice* at(EncounterKind card) const { return with(&Choice::card, card); }
};

/// What the steps are called.
QStringList stepNames(Question::Way way);

} // namespace demeter::fury3e
