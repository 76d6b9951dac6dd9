// A revealed game of the third edition, checked and put into words.
#pragma once

#include "app/cli/game_commands.h"
#include "core/fury3e/record/recorded.h"

#include <vector>

namespace demeter {

CheckedReveal checkReveal(const Reveal& lines, const std::vector<NotedCode>& codes, const fury3e::Recorded::Sources& sources,
                          Language language);

} // namespace demeter
