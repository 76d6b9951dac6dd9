#include "core/fury3e/view/shown_codes.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

/// A code with what tells whether a moment lies before or behind it: rounds never become fewer but on the way back.
struct FollowedCode {
    ShownCodeOfLog code;
    std::uint16_t next = 0; ///< the round that it led to
    bool over = false;      ///< it was shown as the game ended
    bool lost = false;      ///< the game went on in another way

    bool liesBehind(const PublicView& view) const { return view.round < next || (over && view.winner == Winner::None); }
};

std::vector<FollowedCode> followed(const PublicLog& log)
{
    std::vector<FollowedCode> codes;
    for (std::size_t i = 1; i < log.size(); ++i) {
        const PublicStep& step = log[i];
        for (FollowedCode& each : codes) {
            if (each.lost)
                continue;
            if (step.way == PublicStep::Way::Onwards)
                each.lost = each.code.goneBackBehind;
            else
                each.code.goneBackBehind = each.liesBehind(step.view);
        }
        if (const auto round = codeShownWith(log[i - 1], step))
            codes.push_back({{*round, i, false}, step.view.round, step.view.winner != Winner::None, false});
    }
    return codes;
}

} // namespace

std::optional<std::uint16_t> codeShownWith(const PublicStep& before, const PublicStep& step)
{
    if (step.way == PublicStep::Way::Back)
        return std::nullopt;
    if (step.view.round > before.view.round)
        return before.view.round;
    if (step.view.winner != Winner::None && before.view.winner == Winner::None)
        return step.view.round;
    return std::nullopt;
}

std::vector<ShownCodeOfLog> shownCodes(const PublicLog& log)
{
    std::vector<ShownCodeOfLog> codes;
    for (const FollowedCode& each : followed(log))
        codes.push_back(each.code);
    return codes;
}

std::vector<std::uint16_t> codesPassed(const PublicLog& log, const PublicView& back)
{
    std::vector<std::uint16_t> rounds;
    for (const FollowedCode& each : followed(log))
        if (!each.code.goneBackBehind && each.liesBehind(back) && std::ranges::find(rounds, each.code.round) == rounds.end())
            rounds.push_back(each.code.round);
    return rounds;
}

std::vector<std::uint16_t> codesGoneBackBehind(const PublicLog& log)
{
    std::vector<std::uint16_t> rounds;
    for (const FollowedCode& each : followed(log))
        if (each.code.goneBackBehind && std::ranges::find(rounds, each.code.round) == rounds.end())
            rounds.push_back(each.code.round);
    return rounds;
}

} // namespace demeter::fury3e
