// On what terms a game of the third edition was played.
#pragma once

#include "app/cli/game_commands.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/record/recorded.h"

namespace demeter::fury3e {

/// What the header says, what was put right during the game, and what nobody can check. Nothing without a header. Without names
/// (`sentences` null) what needs some is left out of the words; for machines it is there.
PlayedWith playedWith(const fury3e::Verification& found, const Reveal& lines, const fury3e::Recorded::Sources& sources,
                      const Sentences* sentences);

} // namespace demeter::fury3e
