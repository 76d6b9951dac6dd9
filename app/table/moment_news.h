// What a screen has still to announce of a game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <vector>

namespace demeter {

/// Goes along with the table's log and finds every moment once, by the game's own `moments`. What lies there when it is asked first, or of
/// another game, was looked at before.
template <typename Moment, typename Ruleset, typename Step> class MomentNews {
public:
    struct Found {
        std::vector<Moment> moments; ///< that nobody has been told of
        bool corrected = false;      ///< what waits to be shown is true no longer
        bool over = false;           ///< one of them is a victory
        bool wentOn = false;         ///< there are steps that have come since
    };
    /// In the steps that have come since; `begins` is the first step of what was entered last.
    Found find(const Ruleset& ruleset, const std::vector<Step>& log, std::size_t begins)
    {
        const bool goesOn = last_ && told_ <= log.size() && log[told_ - 1].view == *last_;
        const std::size_t told = goesOn ? told_ : log.size();
        Found found;
        found.corrected = !goesOn || std::any_of(log.begin() + static_cast<std::ptrdiff_t>(told), log.end(),
                                                 [](const Step& step) { return step.way != Step::Way::Onwards; });
        found.moments = moments(ruleset, log, std::min(begins, told), told);
        found.over = std::ranges::any_of(found.moments, [](const Moment& each) { return each.kind == Moment::Kind::Victory; });
        found.wentOn = told_ != log.size();
        told_ = log.size();
        last_ = log.back().view;
        return found;
    }

private:
    std::size_t told_ = 0;                                          ///< steps of the log
    std::optional<std::remove_cvref_t<decltype(Step::view)>> last_; ///< how everything lay after them
};

} // namespace demeter
