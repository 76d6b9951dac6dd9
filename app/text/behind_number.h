// Words that stand behind a number.
#pragma once

#include <QString>

namespace demeter {

/// Small again, where `inForms` has begun a sentence and a number stands before them.
inline QString behindNumber(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toLower();
    return words;
}

/// No line ends between a number and the word that it counts.
inline QString besideNumbers(QString words)
{
    for (qsizetype n = 1; n + 1 < words.size(); ++n)
        if (words[n] == u' ' && words[n - 1].isDigit() && words[n + 1].isLetter())
            words[n] = QChar::Nbsp;
    return words;
}

} // namespace demeter
