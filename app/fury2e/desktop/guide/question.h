// What the second edition asks and what can be answered: data that the guide, the map and the cards show, each in its own way. No widget is
// known here.
#pragma once

#include "app/fury2e/table/question.h"
#include "app/prompt/prompt.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/violation.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace demeter::fury2e {

/// A question inside a decision: what has been answered so far, before anything is done.
struct SubQuestion {
    enum class What : std::uint8_t {
        Where,        ///< where the move with the powers of `play` leads (2E-DBACK-1, 2E-WOLF-1)
        Leaves,       ///< 2E-CAT-5: where the card goes that `play` pushes off
        Keep,         ///< 2E-DBACK-7: which of two Encounters stays
        DeclareWhere, ///< 2E-HEV-12: where the move with the powers of `play` will lead
        Pick,         ///< which Encounters, as far as they are chosen: `picked`
        OnHunter,     ///< 2E-ENC-1: on whom the Ambush's Encounter is played; the Encounter is in `picked`
        Target,       ///< 2E-COMB-18: whom the card `tactic` is for
        RoadEnd,      ///< 2E-DEV-12: a road or railway from `place`
        Begun,        ///< 2E-TURN-3: no card comes before the time phase any more; what comes behind it is asked
        Table,        ///< what the hunters are asked at the table, as far as it has been answered: `draft`
    };
    What what{};
    Play play;
    std::vector<Encounter> picked;
    PlayTactic tactic;
    std::optional<LocationId> place;
    TableDraft draft;

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
    /// Comes in place of a question of the same kind instead of after it.
    bool replaces() const { return what == What::Pick || what == What::Table; }
    friend bool operator==(const SubQuestion&, const SubQuestion&) = default;
};

/// Something that a choice can do and that is no action of the game.
enum class Command : std::uint8_t {
    Words, ///< the hunters say a word for the reserve
};

/// What a choice means: something to do, a further question, only a reason why not, or something for the screen.
using Answer = std::variant<Action, SubQuestion, Violation, Command>;

struct Choice : BasicChoice<Answer> {
    /// Where else it can be chosen: on a card of the trail or the Catacombs, in the hand.
    std::optional<CardPlace> space;
    std::optional<Encounter> token;
    std::optional<DraculaEvent> event;
};

/// Everything that the guide, the map and the cards show about the decision that is due.
struct Question : BasicQuestion<Choice> {
    using BasicQuestion::at;
    const Choice* at(const CardPlace& space) const { return with(&Choice::space, space); }
    const Choice* at(Encounter token) const { return with(&Choice::token, token); }
    const Choice* at(DraculaEvent event) const { return with(&Choice::event, event); }
};

} // namespace demeter::fury2e
