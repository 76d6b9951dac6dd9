// What is written where something has happened that everybody should look up for.
#pragma once

#include "app/text/moment_look.h"
#include "app/text/sentences.h"
#include "core/fury3e/view/moments.h"

namespace demeter {

using namespace fury3e;

/// Nothing for a victory, which has a screen of its own.
MomentWords momentWords(const Moment& moment, const Sentences& sentences);

} // namespace demeter
