// Which steps of the table's log still count, and which of them are news: of either edition, from the log alone.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <type_traits>
#include <vector>

namespace demeter::fury {

/// Takes back what the way back at `back` leads over: one step at least, and then all until the table lay like this. The first one stays.
/// Returns them, the last one first.
template <typename Step>
std::vector<std::size_t> takeBack(const std::vector<Step>& log, std::size_t back, std::vector<std::size_t>& standing)
{
    std::vector<std::size_t> taken;
    while (standing.size() > 1) {
        taken.push_back(standing.back());
        standing.pop_back();
        if (log[standing.back()].view == log[back].view)
            break;
    }
    return taken;
}

/// The table at the time to which belongs what a step has said: at which it began; of a step that tells of a new time first, that one.
template <typename Step> const auto& viewTold(const std::vector<Step>& log, std::size_t step)
{
    const auto& said = log[step].said;
    const bool moves = !said.empty() && said.front().what == std::remove_cvref_t<decltype(said.front())>::What::TimeMoved;
    return log[step == 0 || moves ? step : step - 1].view;
}

/// The steps that have not been taken back, oldest first. What was done again stands there as it was done first, step by step.
template <typename Step> std::vector<std::size_t> standingSteps(const std::vector<Step>& log)
{
    std::vector<std::size_t> standing, taken; // of these the last one is the first to come again
    for (std::size_t n = 0; n < log.size(); ++n) {
        if (log[n].way == Step::Way::Back) {
            std::ranges::copy(takeBack(log, n, standing), std::back_inserter(taken));
            continue;
        }
        if (log[n].way == Step::Way::Onwards)
            taken.clear();
        if (taken.empty())
            standing.push_back(n);
        auto said = log[n].said; // by all that is done again: a step that only said something leaves the table as it lay
        for (said.clear(); !taken.empty();) {
            const Step& again = log[taken.back()];
            standing.push_back(taken.back());
            taken.pop_back();
            said.insert(said.end(), again.said.begin(), again.said.end());
            if (again.view == log[n].view && said == log[n].said)
                break;
        }
    }
    return standing;
}

/// What the table is told at the end of a log.
struct StandingNews {
    std::vector<std::size_t> steps; ///< by number, oldest first, with the ways back that can still be noticed
    /// Dracula's phase or turn is in it, and the hunters have not gone on since: none of it may give way to newer news.
    bool whole = false;
};

/// Everything since the hunters have gone on last, their own entry with it: while Dracula is at it nobody has time to read. Where nothing
/// was said since, what was said before. What has been taken back is not in it, but that it was.
///
/// `Rules` says what the log itself does not: `goneOn(log, before, step)`, with this step the hunters went on, `before` being the numbers
/// of those that stand before it, one at least; `isDraculas(view)`, he is at it; `carriesNews(log, n)`.
template <typename Rules, typename Step> StandingNews standingNews(const std::vector<Step>& log)
{
    std::vector<std::size_t> standing;
    std::vector<std::size_t> back; // the ways back to tell of: where several follow each other the last one leads farthest, and is enough
    for (std::size_t n = 0; n < log.size(); ++n) {
        if (log[n].way != Step::Way::Back) {
            standing.push_back(n);
            continue;
        }
        (void)takeBack(log, n, standing);
        while (!back.empty() && back.back() > standing.back())
            back.pop_back();
        if (Rules::carriesNews(log, n))
            back.push_back(n);
    }
    StandingNews news;
    if (standing.empty())
        return news;
    const auto isDraculas = [&](std::size_t at) { return Rules::isDraculas(log[standing[at]].view); };
    // What they answer while he is at it ends nothing.
    const auto goneOn = [&](std::size_t at) {
        return at > 0 && !isDraculas(at - 1) && Rules::goneOn(log, std::span(standing).first(at), log[standing[at]]);
    };
    const auto begins = [&](std::size_t at) { return at == 0 || goneOn(at); };
    const auto tells = [&](std::size_t at) { return Rules::carriesNews(log, standing[at]); };
    std::size_t first = standing.size() - 1;
    bool anything = false, gone = false;
    for (;; --first) {
        anything = anything || tells(first);
        if (!begins(first))
            continue;
        if (anything || first == 0 || (!back.empty() && back.back() > standing[first]))
            break;
        gone = true;
    }
    std::vector<std::size_t> told(standing.begin() + static_cast<std::ptrdiff_t>(first), standing.end());
    for (std::size_t at = std::max<std::size_t>(first, 1); at < standing.size() && !gone; ++at)
        news.whole = news.whole || (isDraculas(at - 1) && tells(at));
    const auto since = std::ranges::upper_bound(back, told.front());
    if (!news.whole && since != back.end() && back.back() > told.back()) // nobody has to hear once more what was said before that
        told.clear();
    std::ranges::merge(told, std::vector<std::size_t>(told.empty() ? std::prev(back.end()) : since, back.end()),
                       std::back_inserter(news.steps));
    return news;
}

} // namespace demeter::fury
