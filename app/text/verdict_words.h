// What a check comes to, in words: those of resources/verdict/verdicts.json, which every verifier says.
#pragma once

#include "core/journal/verdict.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>

namespace demeter {

/// Its name, for machines.
std::string_view verdictId(Verdict verdict);
/// The exit status of a command that comes to it.
int verdictExit(Verdict verdict);
/// The sentence, in the language that is installed.
QString verdictWords(const CheckedGame& found);

} // namespace demeter
