// What is written where something has happened that everybody should look up for.
#pragma once

#include "app/fury3e/text/sentences.h"
#include "app/text/moment_look.h"
#include "core/fury3e/view/moments.h"

namespace demeter::fury3e {

/// Nothing for a victory, which has a screen of its own.
MomentWords momentWords(const Moment& moment, const Sentences& sentences);

} // namespace demeter::fury3e
