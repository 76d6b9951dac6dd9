// What is written where something has happened that everybody should look up for.
#pragma once

#include "app/text/sentences.h"
#include "core/fury3e/view/moments.h"

#include <QString>

namespace demeter {

using namespace fury3e;

/// A moment in words; no full stop behind the title. Nothing for a victory, which has a screen of its own.
struct MomentWords {
    QString title, text;
    QString track; ///< of the number that has changed; of a reveal, where his card lies
};
MomentWords momentWords(const Moment& moment, const Sentences& sentences);

} // namespace demeter
