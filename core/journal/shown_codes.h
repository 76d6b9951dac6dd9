// The codes that the table was shown, as far as its log tells of them: everybody around the table knows as much.
#pragma once

#include "core/journal/public_step.h"

#include <algorithm>

namespace demeter {

/// The round whose code the table is shown with a step, given the one before it: a round has ended, or the game.
template <typename Happening, typename View>
std::optional<std::uint16_t> codeShownWith(const BasicPublicStep<Happening, View>& before, const BasicPublicStep<Happening, View>& step)
{
    constexpr decltype(View::winner) nobody{};
    if (step.way == BasicPublicStep<Happening, View>::Way::Back)
        return std::nullopt;
    if (step.view.round > before.view.round)
        return before.view.round;
    if (step.view.winner != nobody && before.view.winner == nobody)
        return step.view.round;
    return std::nullopt;
}

/// A code that was shown.
struct ShownCodeOfLog {
    std::uint16_t round = 0; ///< that has ended; 0: the setup
    std::size_t step = 0;    ///< of the log
    /// The game went back behind it, and nothing has led to it again: it counts only for what was before it.
    bool goneBackBehind = false;
};

/// A code with what tells whether a moment lies before or behind it: rounds never become fewer but on the way back.
template <typename View> struct FollowedCode {
    ShownCodeOfLog code;
    std::uint16_t next = 0; ///< the round that it led to
    bool over = false;      ///< it was shown as the game ended
    bool lost = false;      ///< the game went on in another way

    bool liesBehind(const View& view) const { return view.round < next || (over && view.winner == decltype(view.winner){}); }
};

template <typename Happening, typename View>
std::vector<FollowedCode<View>> followedCodes(const std::vector<BasicPublicStep<Happening, View>>& log)
{
    std::vector<FollowedCode<View>> codes;
    for (std::size_t i = 1; i < log.size(); ++i) {
        const auto& step = log[i];
        for (FollowedCode<View>& each : codes) {
            if (each.lost)
                continue;
            if (step.way == BasicPublicStep<Happening, View>::Way::Onwards)
                each.lost = each.code.goneBackBehind;
            else
                each.code.goneBackBehind = each.liesBehind(step.view);
        }
        if (const auto round = codeShownWith(log[i - 1], step))
            codes.push_back({{*round, i, false}, step.view.round, step.view.winner != decltype(step.view.winner){}, false});
    }
    return codes;
}

/// All of them, oldest first; the last ones are the record's witnesses, in the same order. It has more only in front of them, from lines of
/// an old game that lie open, to which no code belongs.
template <typename Happening, typename View>
std::vector<ShownCodeOfLog> shownCodes(const std::vector<BasicPublicStep<Happening, View>>& log)
{
    std::vector<ShownCodeOfLog> codes;
    for (const auto& each : followedCodes(log))
        codes.push_back(each.code);
    return codes;
}

/// The rounds, each once and oldest first, of the codes that `chosen` takes.
template <typename Happening, typename View, typename Chosen>
std::vector<std::uint16_t> roundsOfCodes(const std::vector<BasicPublicStep<Happening, View>>& log, const Chosen& chosen)
{
    std::vector<std::uint16_t> rounds;
    for (const auto& each : followedCodes(log))
        if (chosen(each) && std::ranges::find(rounds, each.code.round) == rounds.end())
            rounds.push_back(each.code.round);
    return rounds;
}

/// The rounds of the codes that stand now and would do so no more if the game went back to where the table lay like this.
template <typename Happening, typename View>
std::vector<std::uint16_t> codesPassed(const std::vector<BasicPublicStep<Happening, View>>& log, const View& back)
{
    return roundsOfCodes(log, [&](const auto& each) { return !each.code.goneBackBehind && each.liesBehind(back); });
}
/// The rounds of the codes behind which the game went back.
template <typename Happening, typename View>
std::vector<std::uint16_t> codesGoneBackBehind(const std::vector<BasicPublicStep<Happening, View>>& log)
{
    return roundsOfCodes(log, [](const auto& each) { return each.code.goneBackBehind; });
}

} // namespace demeter
