// A number of a game that is over, in words.
#pragma once

#include "core/fury/hunters.h"

#include <QString>

#include <array>
#include <optional>

namespace demeter {

/// A number of the hunt, with what it counts and one thing more about it.
struct HuntRow {
    QString number, word, more;
    QString icon{};                                             ///< in place of the number, where there is none
    std::optional<std::array<int, fury::hunterCount>> shares{}; ///< of the number: how much of it each hunter did, as `more` says it
    friend bool operator==(const HuntRow&, const HuntRow&) = default;
};

} // namespace demeter
