// What a screen has still to announce of a game.
#pragma once

#include "core/fury3e/view/moments.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace demeter {

/// Goes along with the table's log and finds every moment once. What lies there when it is asked first, or of another game, was looked at
/// before.
class MomentNews {
public:
    struct Found {
        std::vector<fury3e::Moment> moments; ///< that nobody has been told of
        bool corrected = false;              ///< what waits to be shown is true no longer
    };
    /// In the steps that have come since; `begins` is the first step of what was entered last.
    Found find(const fury3e::Ruleset& ruleset, const fury3e::PublicLog& log, std::size_t begins);

private:
    std::size_t told_ = 0;                   ///< steps of the log
    std::optional<fury3e::PublicView> last_; ///< how everything lay after them
};

} // namespace demeter
