#include "core/view/public_log.h"

namespace demeter {

std::optional<PublicStep> noticed(const PublicLog& log, const Ruleset& ruleset, const GameState& state)
{
    PublicStep step{state.happened, publicView(ruleset, state), PublicStep::Way::Onwards};
    if (step.said.empty() && !log.empty() && log.back().view == step.view)
        return std::nullopt;
    return step;
}

bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state)
{
    auto step = noticed(log, ruleset, state);
    if (!step)
        return false;
    log.push_back(*std::move(step));
    return true;
}

} // namespace demeter
