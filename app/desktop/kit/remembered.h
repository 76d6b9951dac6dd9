// Answers that are asked for again and again, and take long to find.
#pragma once

#include <QHash>

namespace demeter {

/// What `make` says of `asked`, which has to be all that it depends on. Each place that asks keeps its last few thousand answers for as
/// long as the program runs. The answer stays where it is until the same place asks again.
template <typename Asked, typename Make> auto& remembered(const Asked& asked, const Make& make)
{
    constexpr qsizetype most = 4000;
    static QHash<Asked, decltype(make())> answers;
    if (const auto known = answers.find(asked); known != answers.end())
        return *known;
    if (answers.size() >= most)
        answers.clear();
    return *answers.insert(asked, make());
}

} // namespace demeter
