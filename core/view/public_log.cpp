#include "core/view/public_log.h"

namespace demeter {

bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state)
{
    PublicStep step{state.happened, publicView(ruleset, state)};
    if (step.said.empty() && !log.empty() && log.back().view == step.view)
        return false;
    log.push_back(std::move(step));
    return true;
}

} // namespace demeter
