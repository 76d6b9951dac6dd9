// A revealed game of the third edition, checked and put into words.
#pragma once

#include "app/cli/game_commands.h"
#include "core/fury3e/record/recorded.h"

#include <vector>

namespace demeter {

/// `folder` is that of the file, where boards of one's own lie beside it.
CheckedReveal checkReveal(const Reveal& lines, const std::vector<NotedCode>& codes, const fury3e::Recorded::Sources& sources,
                          const QString& folder, Language language);

} // namespace demeter
