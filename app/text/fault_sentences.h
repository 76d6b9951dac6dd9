// What is wrong with a file, in words, whichever reader found it.
#pragma once

#include "core/base/fault.h"

#include <QString>

#include <vector>

namespace demeter {

/// Where and what, in the user's language: `/trail/2/location: "pariss" is not a location of fury-3e; did you mean "paris"?`
/// A fault with a code that no reader has is named by its code, so nothing is ever swallowed.
QString faultSentence(const Fault& fault);

/// The place of a fault in the user's language: `line 7, column 3`; JSON pointers and paths stay as they are.
QString faultPlace(const Fault& fault);

/// The sentences of each game about its own files and actions: empty for a fault that is none of its.
std::vector<QString (*)(const Fault&)> faultSentencesOfGames();

} // namespace demeter
