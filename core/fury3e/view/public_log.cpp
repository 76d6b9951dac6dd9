#include "core/fury3e/view/public_log.h"

namespace demeter::fury3e {

std::optional<PublicStep> noticed(const PublicStep* last, const Ruleset& ruleset, const GameState& state)
{
    PublicStep step{state.happened, publicView(ruleset, state), PublicStep::Way::Onwards};
    if (step.said.empty() && last != nullptr && last->view == step.view)
        return std::nullopt;
    return step;
}

bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state)
{
    auto step = noticed(log.empty() ? nullptr : &log.back(), ruleset, state);
    if (!step)
        return false;
    log.push_back(*std::move(step));
    return true;
}

} // namespace demeter::fury3e
