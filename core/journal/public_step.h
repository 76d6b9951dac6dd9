// What the table has seen and been told, step by step, in any game whose view of the table has the fields `round` and `winner`.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// One moment at which the table changed: what was said, and how everything lay afterwards.
template <typename Happening, typename View> struct BasicPublicStep {
    /// Actions, or a correction: the way back over actions of which the table had noticed something, and the way over them again.
    enum class Way : std::uint8_t { Onwards, Back, Again };
    std::vector<Happening> said; ///< announced, revealed, denied, counted; may be empty
    View view;
    Way way = Way::Onwards;
    friend bool operator==(const BasicPublicStep&, const BasicPublicStep&) = default;
};

/// The step that an action has led to, unless the table noticed nothing of it. `last` is the one before; null for the first, which is
/// always noticed.
template <typename Happening, typename View> std::optional<BasicPublicStep<Happening, View>>
noticedStep(const BasicPublicStep<Happening, View>* last, std::vector<Happening> said, View view)
{
    if (said.empty() && last != nullptr && last->view == view)
        return std::nullopt;
    return BasicPublicStep<Happening, View>{std::move(said), std::move(view), {}};
}

/// The step of a jump: back, or over the states `doneAgain`, which say again what they said.
template <typename Happening, typename View, typename State>
BasicPublicStep<Happening, View> jumpedStep(View view, const std::vector<const State*>& doneAgain)
{
    using Step = BasicPublicStep<Happening, View>;
    Step step{{}, std::move(view), doneAgain.empty() ? Step::Way::Back : Step::Way::Again};
    for (const State* each : doneAgain)
        step.said.insert(step.said.end(), each->happened.begin(), each->happened.end());
    return step;
}

/// True for a step onwards of which only such things were said, and one at least.
template <typename Happening, typename View, typename Said> bool isOnly(const BasicPublicStep<Happening, View>& step, const Said& said)
{
    return step.way == BasicPublicStep<Happening, View>::Way::Onwards && !step.said.empty() && std::ranges::all_of(step.said, said);
}

/// What had been said of the steps over which the way back at `back` leads, oldest first. Nothing where the log cannot tell.
template <typename Happening, typename View>
std::vector<Happening> takenBack(const std::vector<BasicPublicStep<Happening, View>>& log, std::size_t back)
{
    std::vector<std::size_t> standing; // the steps that have not been taken back, oldest first
    std::vector<std::size_t> taken;    // by the last way back, newest first
    for (std::size_t i = 0; i < log.size() && i <= back; ++i) {
        if (log[i].way != BasicPublicStep<Happening, View>::Way::Back) {
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

/// True where the way back at `back` leads over chance that had come in, which stays.
template <typename Happening, typename View>
bool leadsOverChance(const std::vector<BasicPublicStep<Happening, View>>& log, std::size_t back)
{
    using What = typename Happening::What;
    return std::ranges::any_of(takenBack(log, back),
                               [](const Happening& one) { return one.what == What::SharesGiven || one.what == What::WordsSaid; });
}

} // namespace demeter
