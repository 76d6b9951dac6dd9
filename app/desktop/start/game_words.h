// Why a game cannot be read, in words for whoever wants to play it.
#pragma once

#include "core/base/fault.h"

#include <QString>

namespace demeter {

/// Of `SavedGames::whyNot`: one sentence.
QString whyNotWords(const Fault& fault);
/// Of `SavedGames::damage`: it goes on behind other words, and begins small.
QString damageWords(const Fault& fault);
/// What is wrong, without the file's path: whoever reads it has pressed a button that stands beside the game.
QString withoutPlace(const Fault& fault);

} // namespace demeter
