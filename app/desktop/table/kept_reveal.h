// What a table screen keeps of a revealed game, whichever game it is.
#pragma once

#include "app/desktop/table/ending_stage.h"

#include <optional>
#include <utility>

namespace demeter {

/// The whole hunt until it is over on the screen: its words come with the log, in its language. `Whole` has a function `huntWay` beside it,
/// and the words of `huntTold`.
template <typename Whole> class KeptReveal {
public:
    /// False if it is the same as before.
    bool set(std::optional<Whole> hunt, const HuntPlayed& played)
    {
        if (hunt == hunt_ && played == played_)
            return false;
        hunt_ = std::move(hunt);
        played_ = played;
        return true;
    }
    template <typename Names> void showOn(EndingStage& stage, const Names& sentences) const
    {
        if (hunt_)
            stage.setReveal(huntWay(*hunt_), huntTold(*hunt_, played_, sentences));
        else
            stage.setReveal(std::nullopt, {});
    }

private:
    std::optional<Whole> hunt_;
    HuntPlayed played_;
};

} // namespace demeter
