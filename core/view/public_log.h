// What the table has seen and been told, step by step.
#pragma once

#include "core/view/public_view.h"

#include <vector>

namespace demeter {

/// One moment at which the table changed: what was said, and how everything lay afterwards.
struct PublicStep {
    std::vector<Happening> said; ///< announced, revealed, denied, counted; may be empty
    PublicView view;
    friend bool operator==(const PublicStep&, const PublicStep&) = default;
};

/// A game as the table followed it. A decision of Dracula's that changes nothing on the table and says nothing leaves no step, so that not
/// even the number of his decisions is in it.
using PublicLog = std::vector<PublicStep>;

/// Adds the step that has led to this state, unless the table noticed nothing of it; true if it was added.
bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state);

} // namespace demeter
