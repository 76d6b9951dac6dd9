// What the table has seen and been told, step by step.
#pragma once

#include "core/fury/standing_steps.h"
#include "core/fury3e/game/happening.h"
#include "core/fury3e/view/public_view.h"
#include "core/journal/public_step.h"

#include <optional>
#include <vector>

namespace demeter::fury3e {

using PublicStep = BasicPublicStep<Happening, PublicView>;

/// A game as the table followed it. A decision of Dracula's that changes nothing on the table and says nothing leaves no step, so that not
/// even the number of his decisions is in it. Nothing is ever taken out of it.
using PublicLog = std::vector<PublicStep>;

/// True for what the table has to be told. That a hunter passes, or takes an action that touches nothing here, is none: everybody has seen
/// it, and said aloud it would drown what matters.
bool carriesNews(const Happening& happening);
/// True for a correction, and for a step in which anything that was said carries news. That a claim is taken back which found no error is
/// none: whatever was said of it would sound like an accusation.
bool carriesNews(const PublicLog& log, std::size_t index);

/// True where this was said, whatever it was said of.
bool says(const PublicStep& step, Happening::What what);
/// True for a step in which chance came in and nothing else happened: it ends no news.
bool isChanceAlone(const PublicStep& step);

/// What had been said of the steps over which the way back at `back` leads, oldest first. Nothing where the log cannot tell.
inline std::vector<Happening> takenBack(const PublicLog& log, std::size_t back)
{
    return demeter::takenBack(log, back);
}

/// What of that can be named, by what it says: without what carries no news, chance, and what a claim found. The penalty stays in it.
std::vector<Happening> namedTakenBack(const PublicLog& log, std::size_t back);

/// What the table is told at the end of a log: all that Dracula's phase brought, until the hunters go on.
fury::StandingNews standingNews(const PublicLog& log);

/// The step that has led to this state, unless the table noticed nothing of it. `last` is the one before; null for the first, which is
/// always noticed.
std::optional<PublicStep> publicStepOf(const PublicStep* last, const Ruleset& ruleset, const GameState& state);
/// Adds it; true if there was one.
bool extend(PublicLog& log, const Ruleset& ruleset, const GameState& state);

} // namespace demeter::fury3e
