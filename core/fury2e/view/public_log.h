// What the table has seen and been told, step by step.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/fury2e/game/happening.h"
#include "core/fury2e/view/public_view.h"
#include "core/journal/public_step.h"

namespace demeter::fury2e {

using PublicStep = BasicPublicStep<Happening, PublicView>;
/// A game as the table followed it. A decision of Dracula's that changes nothing on the table and says nothing leaves no step, so that not
/// even the number of his decisions is in it. Nothing is ever taken out of it.
using PublicLog = std::vector<PublicStep>;

/// True for a step in which chance came in and nothing else happened: it ends no news.
inline bool isChanceAlone(const PublicStep& step)
{
    return isOnly(step, tellsOfChance<Happening>);
}

} // namespace demeter::fury2e
