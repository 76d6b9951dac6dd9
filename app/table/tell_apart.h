// Two choices of one question that look alike are told apart.
#pragma once

#include <QString>

#include <cstddef>
#include <vector>

namespace demeter {

/// Puts numbers behind the words of those of the choices, from `first` on, that say the same in both lines: `Wolves (2)`. Equal cards in a
/// hand or at a place stay as many choices as the rules have actions for them.
template <typename Choice> void tellApart(std::vector<Choice>& choices, std::size_t first = 0)
{
    const auto alike = [](const Choice& a, const Choice& b) { return a.word == b.word && a.second == b.second; };
    std::vector<int> numbers(choices.size(), 0);
    for (std::size_t n = first; n < choices.size(); ++n)
        for (std::size_t next = n + 1, last = 1; numbers[n] <= 1 && next < choices.size(); ++next)
            if (alike(choices[n], choices[next])) {
                numbers[n] = 1;
                numbers[next] = static_cast<int>(++last);
            }
    for (std::size_t n = first; n < choices.size(); ++n)
        if (numbers[n] > 0)
            choices[n].word += QStringLiteral(" (%1)").arg(numbers[n]);
}

} // namespace demeter
