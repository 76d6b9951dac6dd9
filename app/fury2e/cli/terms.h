// On what terms a game of the second edition was played.
#pragma once

#include "app/cli/game_commands.h"
#include "app/fury2e/text/sentences.h"
#include "core/fury2e/record/recorded.h"

namespace demeter::fury2e {

/// What the header says, what was put right during the game, and what nobody can check. Nothing without a header. Without names
/// (`sentences` null) what needs some is left out of the words; for machines it is there.
PlayedWith playedWith(const Verification& found, const Reveal& lines, const Recorded::Sources& sources,
                      const SecondEditionSentences* sentences);

} // namespace demeter::fury2e
