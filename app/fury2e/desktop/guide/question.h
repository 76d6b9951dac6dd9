// What the second edition asks and what can be answered: data that the guide, the map and the cards show, each in its own way. No widget is
// known here.
#pragma once

#include "app/desktop/guide/asked.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/violation.h"

#include <cstdint>
#include <optional>
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
        Start,        ///< 2E-SETUP-4: the cities in `places` are chosen, the next one is asked
        Turn,         ///< 2E-HUNT-1: where `hunters` go
        Resolve,      ///< 2E-RSV-1: what a point of Resolve is spent on
        Cards,        ///< which Event card the hunters play
        CombatCards,  ///< 2E-COMB-2: which card a hunter elsewhere plays that affects the combat
        Items,        ///< which Item, or which roll at the hospital
        Fill,         ///< what `draft` needs yet: whom and where it is about
        Number,       ///< the numbers of `draft`, stepped one by one
        Die,          ///< what the die shows, for `draft`
        Pick,         ///< which Encounters, as far as they are chosen: `picked`
        OnHunter,     ///< 2E-ENC-1: on whom the Ambush's Encounter is played; the Encounter is in `picked`
        Target,       ///< 2E-COMB-18: whom the card of `draft` is for
        RoadEnd,      ///< 2E-DEV-12: a road or railway from the first of `places`
        Overrule,     ///< the rules forbid `draft`, and the table may allow it
        Meanings,     ///< typed words that can mean more than one thing: `meanings`
    };
    What what{};
    Play play;
    HunterSet hunters;
    std::vector<LocationId> places;
    std::vector<Encounter> picked;
    std::optional<Action> draft;
    std::optional<Violation> refused{}; ///< why, for `Overrule`
    std::vector<Action> meanings{};

    static SubQuestion of(What what)
    {
        SubQuestion made;
        made.what = what;
        return made;
    }
    static SubQuestion of(What what, Action draft)
    {
        SubQuestion made = of(what);
        made.draft = std::move(draft);
        return made;
    }
    /// Comes in place of a question of the same kind instead of after it.
    bool replaces() const { return what == What::Number || what == What::Pick || what == What::Overrule; }
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
