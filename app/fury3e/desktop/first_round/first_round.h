// The guide through a first round of the third edition.
#pragma once

#include "app/desktop/first_round/scripted_guide.h"
#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/view/table_turn.h"

#include <optional>

namespace demeter::fury3e {

/// How the game stands and what of it is in sight.
struct PracticeSeen : GuideSight {
    const GameState* state = nullptr;
    bool curtainAsked = false;
    TableTurn turn{};
    bool met = false;                    ///< an Encounter card has met a hunter, and all of it is over
    bool meeting = false;                ///< a hunter meets what lies there
    bool waits = false;                  ///< an Encounter card lies on the trail
    std::optional<MoveHunter> arrives{}; ///< that can be entered now

    bool is(TableTurn::Who who) const { return turn.who == who; }
    bool huntersAct() const { return is(TableTurn::Who::Hunters) && !turn.ask; }
    bool first(Step step) const { return state->round <= 1 && state->step == step; }
    bool isDue(Due::What what) const { return !state->due.empty() && state->due.back().what == what; }
    bool movesDracula() const
    {
        return place && (state->step == Step::BeforeSlide || state->step == Step::ChooseCard) && state->due.empty();
    }
};

/// From placing the hunters to the curtain, over the screens of a session that is for practice. What is said follows from the game and from
/// the screen in sight. Between what the player does it plays the hunters' turns where he asks for it.
class ThirdEditionGuide : public ScriptedGuide<GameController, PracticeSeen> {
public:
    using ScriptedGuide::ScriptedGuide;

    /// The game in which an arrival comes soon, with cards that are simple.
    static Seed seed();

protected:
    const QList<Line>& lines() const override;
    void look(PracticeSeen& seen) const override;
    std::shared_ptr<const Board> board() const override;
    LocationSet starts(const Board& board) const override;
    std::shared_ptr<const FuryNames> names() const override;
    QStringList cards() const override;
    std::optional<Action> nextEntry() const override;

private:
    bool hasMet() const;
};

} // namespace demeter::fury3e
