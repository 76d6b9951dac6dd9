// The codes that the table is shown, in words; the same in every game.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace demeter {

/// A code in the list of codes: of which round, or of the deal.
QString codeWords(std::optional<std::uint16_t> round);
/// The same of a code behind which the game went back.
QString leftCodeWords(std::optional<std::uint16_t> round);
/// That the game went back behind the codes of these rounds, for a corner of the table, where it stays; empty if it never did.
QString goneBackWords(const std::vector<std::uint16_t>& passed);
/// The same as a sentence.
QString goneBackSentence(const std::vector<std::uint16_t>& passed);

} // namespace demeter
