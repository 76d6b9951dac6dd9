#include "core/fury3e/view/public_log.h"

#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"

#include <algorithm>

namespace demeter::fury3e {

bool carriesNews(const Happening& happening)
{
    // Chance comes in by itself; that somebody did not give what he had promised is another matter.
    if (happening.what == Happening::What::SharesPromised || happening.what == Happening::What::WordsSaid)
        return false;
    if (happening.what == Happening::What::SharesGiven)
        return happening.arguments.size() == 2 && happening.arguments[0] != happening.arguments[1];
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

bool isChanceAlone(const PublicStep& step)
{
    return isOnly(step, tellsOfChance<Happening>);
}

std::optional<PublicStep> noticed(const PublicStep* last, const Ruleset& ruleset, const GameState& state)
{
    return noticedStep(last, state.happened, publicView(ruleset, state));
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
