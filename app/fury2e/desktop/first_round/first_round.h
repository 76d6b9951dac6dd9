// The guide through a first round of the second edition.
#pragma once

#include "app/desktop/first_round/scripted_guide.h"
#include "app/fury2e/desktop/game_controller.h"
#include "core/fury2e/view/table_turn.h"

#include <optional>

namespace demeter::fury2e {

/// How the game stands and what of it is in sight.
struct PracticeSeen : GuideSight {
    const GameState* state = nullptr;
    bool curtainAsked = false;
    TableTurn turn{};
    bool met = false;                     ///< an Encounter has met a hunter
    bool waits = false;                   ///< one lies face down on the trail
    bool begins = false;                  ///< a hunter's turn can begin
    bool acts = false;                    ///< a hunter has searched, and his turn can end
    std::optional<MoveHunters> arrives{}; ///< that can be entered now

    bool is(TableTurn::Who who) const { return turn.who == who; }
    bool movesDracula() const { return place && state->step != Step::ChooseStart; }
};

/// From placing the hunters to the curtain: a start, a move with an Encounter, a move away from it, and the hunter who searches there. A
/// hunter's turn is played by itself where whoever sits before the screen asks for that.
class SecondEditionGuide : public ScriptedGuide<GameController, PracticeSeen> {
public:
    using ScriptedGuide::ScriptedGuide;

    /// The game in which an arrival comes soon, with Encounters that are simple.
    static Seed seed();

protected:
    const QList<Line>& lines() const override;
    void look(PracticeSeen& seen) const override;
    std::shared_ptr<const Board> board() const override;
    LocationSet starts(const Board& board) const override { return board.cards() - board.seas(); } // 2E-SETUP-4
    std::shared_ptr<const FuryNames> names() const override;
    QStringList cards() const override;
    std::optional<Action> nextEntry() const override;
};

} // namespace demeter::fury2e
