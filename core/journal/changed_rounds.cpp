#include "core/journal/changed_rounds.h"

#include <algorithm>
#include <cstddef>

namespace demeter {

namespace {

/// A round of one course.
struct RoundOf {
    std::uint16_t round = 0;
    std::vector<std::string> places; ///< to which the hidden player went
    std::vector<std::string> steps;
    std::string stood;   ///< at its end
    bool last = false;   ///< broken off
    bool stayed = false; ///< nobody went anywhere: `places` is where the hidden player stood
};

std::vector<RoundOf> roundsOf(const Course& course)
{
    std::vector<RoundOf> rounds;
    std::string place = course.from;
    for (const CourseStep& step : course.steps) {
        if (rounds.empty() || rounds.back().round != step.round)
            rounds.push_back({step.round, {}, {}, place, false, false});
        RoundOf& now = rounds.back();
        if (step.place != place && !step.place.empty())
            now.places.push_back(step.place);
        place = now.stood = step.place;
        now.steps.push_back(step.step);
    }
    if (!rounds.empty())
        rounds.back().last = rounds.back().round >= course.until;
    // Whoever stays somewhere is there all the same.
    for (RoundOf& each : rounds)
        if (each.places.empty() && !each.last && !each.stood.empty()) {
            each.places.push_back(each.stood);
            each.stayed = true;
        }
    return rounds;
}

/// Leaves of both what is not alike at their beginnings and at their ends.
void keepDifferent(std::vector<std::string>& before, std::vector<std::string>& after)
{
    const auto [first, other] = std::ranges::mismatch(before, after);
    before.erase(before.begin(), first);
    after.erase(after.begin(), other);
    while (!before.empty() && !after.empty() && before.back() == after.back()) {
        before.pop_back();
        after.pop_back();
    }
}

/// What went on where the course before was broken off is no change.
void cutToBefore(const std::vector<std::string>& before, std::vector<std::string>& after)
{
    after.resize(std::min(after.size(), before.size()));
}

} // namespace

std::vector<ChangedRound> changedRounds(const Course& before, const Course& after)
{
    const std::vector<RoundOf> then = roundsOf(before), now = roundsOf(after);
    std::vector<ChangedRound> changes;
    auto next = now.begin();
    for (const RoundOf& was : then) {
        // Rounds follow each other in both alike.
        next = std::find_if(next, now.end(), [&](const RoundOf& each) { return each.round >= was.round; });
        const RoundOf is = next != now.end() && next->round == was.round ? *next : RoundOf{was.round, {}, {}, {}, true, false};
        ChangedRound change{was.round, was.places, is.places, was.steps, is.steps};
        if (was.last) {
            cutToBefore(change.placesBefore, change.placesAfter);
            cutToBefore(change.stepsBefore, change.stepsAfter);
        }
        if (was.stayed && is.last && is.places.empty()) // there was no way to be taken back
            change.placesBefore.clear();
        keepDifferent(change.placesBefore, change.placesAfter);
        keepDifferent(change.stepsBefore, change.stepsAfter);
        if (!change.placesBefore.empty() || !change.placesAfter.empty() || !change.stepsBefore.empty() || !change.stepsAfter.empty())
            changes.push_back(std::move(change));
    }
    return changes;
}

} // namespace demeter
