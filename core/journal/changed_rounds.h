// Two courses of the same stretch of a game, compared. Internal to the core.
#pragma once

#include "core/journal/verify.h"

#include <cstdint>
#include <string>
#include <vector>

namespace demeter {

/// A step of a course, as far as it can be compared.
struct CourseStep {
    std::uint16_t round = 0;
    std::string place; ///< of the hidden player behind it; empty: none yet
    std::string step;  ///< what was done, as JSON
};
/// Steps one after the other, from a moment on that two courses share.
struct Course {
    std::string from;        ///< where the hidden player stood
    std::uint16_t until = 0; ///< the round at its end: those before it are whole
    std::vector<CourseStep> steps;
};

/// The rounds in which one course became the other. Where a course ends within a round, what is missing of it is no change if it is the one
/// before, and was taken back if it is the one after.
std::vector<ChangedRound> changedRounds(const Course& before, const Course& after);

} // namespace demeter
