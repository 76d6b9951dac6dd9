// What is written where something has happened in a game of the second edition that everybody should look up for.
#pragma once

#include "app/fury2e/text/sentences.h"
#include "app/text/moment_look.h"
#include "core/fury2e/view/moments.h"

namespace demeter::fury2e {

/// Nothing for a victory, which has a screen of its own.
MomentWords momentWords(const Moment& moment, const SecondEditionSentences& sentences);

} // namespace demeter::fury2e
