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
    using What = Happening::What;
    const auto isChance = [](const Happening& one) {
        return one.what == What::SharesPromised || one.what == What::SharesGiven || one.what == What::WordsSaid;
    };
    return step.way == PublicStep::Way::Onwards && !step.said.empty() && std::ranges::all_of(step.said, isChance);
}

std::vector<Happening> takenBack(const PublicLog& log, std::size_t back)
{
    std::vector<std::size_t> standing; // the steps that have not been taken back, oldest first
    std::vector<std::size_t> taken;    // by the last way back, newest first
    for (std::size_t i = 0; i < log.size() && i <= back; ++i) {
        if (log[i].way != PublicStep::Way::Back) {
            standing.push_back(i);
            continue;
        }
        // The table noticed something of what is taken back: one step at least, and then all until the table lay like this.
        taken.clear();
        do {
            if (standing.empty())
                return {};
            taken.push_back(standing.back());
            standing.pop_back();
        } while (standing.empty() || log[standing.back()].view != log[i].view);
    }
    std::vector<Happening> said;
    for (auto step = taken.rbegin(); step != taken.rend(); ++step)
        said.insert(said.end(), log[*step].said.begin(), log[*step].said.end());
    return said;
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
