// What the table has seen and been told, step by step.
#pragma once

#include "core/base/chance_in_rounds.h"
#include "core/fury/standing_steps.h"
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

/// True for what the table has to be told. That nothing more is done at the end of a turn is seen, and said aloud would drown what matters.
bool carriesNews(const Happening& happening);
/// What the table is told of a step: what carries news, and what no announcement says because records keep their bytes. The tables before
/// and after the step show that: the train die has ended a turn (2E-HUNT-3, as `TrainRefused`), a place was searched whose card lies open
/// already (2E-HUNT-5, as `NothingRevealed` with hunter and location), and what was put right. For this `PutRight` has number, before and
/// after (numbers), a time of day, or hunter, location and what his Health was and is, as far as they have changed.
std::vector<Happening> newsOf(const PublicLog& log, std::size_t index);
/// True for a correction, and for a step of which anything is told.
bool carriesNews(const PublicLog& log, std::size_t index);

/// What had been said of the steps over which the way back at `back` leads and can be named, oldest first: what carries news, without
/// chance.
std::vector<Happening> namedTakenBack(const PublicLog& log, std::size_t back);

/// What the table is told at the end of a log: all that Dracula's turn brought, until the hunters go on.
fury::StandingNews standingNews(const PublicLog& log);

} // namespace demeter::fury2e
