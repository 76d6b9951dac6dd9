#include "core/fury3e/view/public_log.h"

#include "core/fury3e/game/action.h"

#include <algorithm>

namespace demeter::fury3e {

bool carriesNews(const Happening& happening)
{
    if (happening.what != Happening::What::HunterActed)
        return true;
    return std::ranges::any_of(happening.arguments, [](const Argument& each) {
        const int* what = std::get_if<int>(&each);
        return what != nullptr && *what != static_cast<int>(HunterActs::What::Pass);
    });
}

bool carriesNews(const PublicStep& step)
{
    return step.way != PublicStep::Way::Onwards ||
           std::ranges::any_of(step.said, [](const Happening& happening) { return carriesNews(happening); });
}

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
