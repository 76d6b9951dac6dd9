// A choice that nobody can tell from another one is no choice.
#pragma once

#include <QString>

#include <cstddef>

namespace demeter::test {

/// The question and the word of a choice that looks like another one below the same heading and does something else; empty where each can
/// be told from the others.
template <typename Question> QString choicesAlike(const Question& question)
{
    const auto& choices = question.choices;
    std::size_t heading = 0; // the first choice below the same heading
    for (std::size_t n = 0; n < choices.size(); ++n) {
        if (!choices[n].section.isEmpty())
            heading = n;
        for (std::size_t other = heading; other < n; ++other) {
            const auto &one = choices[n], &too = choices[other];
            if (!one.word.isEmpty() && one.word == too.word && one.second == too.second && one.sign == too.sign && one.answer != too.answer)
                return question.title + u'|' + one.word;
        }
    }
    return {};
}

} // namespace demeter::test
