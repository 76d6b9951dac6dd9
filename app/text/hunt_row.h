// A number of a game that is over, in words.
#pragma once

#include "core/fury/hunters.h"

#include <QList>
#include <QString>

#include <optional>

namespace demeter {

/// A part of a number: whose it is, or what it came of.
struct HuntShare {
    std::optional<fury::Hunter> hunter{}; ///< it is known by his sign
    QString icon{}, name{};               ///< else by these
    int number = 0;
    friend bool operator==(const HuntShare&, const HuntShare&) = default;
};

/// A number of the hunt, with what it counts and one thing more about it.
struct HuntRow {
    QString number, word, more;
    QString icon{};            ///< in place of the number, where there is none
    QList<HuntShare> shares{}; ///< of the number, as `more` says them
    friend bool operator==(const HuntRow&, const HuntRow&) = default;
};

} // namespace demeter
