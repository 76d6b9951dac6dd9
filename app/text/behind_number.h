// Words that stand behind a number and not at the beginning of a sentence.
#pragma once

#include <QString>

namespace demeter {

/// Small again, where `inForms` has begun a sentence.
inline QString behindNumber(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toLower();
    return words;
}

} // namespace demeter
