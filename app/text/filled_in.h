// Sentences with places for what a fault is about.
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace demeter {

/// The sentence with `%1`, `%2`... replaced all at once, because an argument, coming from a file, may hold a `%1` itself.
/// Where there is no argument, nothing comes.
QString filledIn(const QString& sentence, const std::vector<std::string>& arguments);

} // namespace demeter
