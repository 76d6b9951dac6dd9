// The reveal: everything hidden of a game, in the open, for anybody to check. record_format.md says how the file looks.
#pragma once

#include "core/base/fault.h"
#include "core/journal/chain.h"
#include "core/journal/proof.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

inline constexpr std::string_view revealFormat = "demeter-reveal/1";

/// The most bytes that a reveal file may have. It may be larger than the game's own: what was never sealed stands in it as text within a
/// text, where every quotation mark takes two bytes.
inline constexpr std::uint64_t largestReveal = 2 * largestRecord;

/// One line of a game's file with what was sealed in it.
struct RevealedLine {
    std::string open;
    std::optional<std::string> hidden;    ///< nothing: not revealed
    std::optional<Nonce> nonce;           ///< of a sealed line that is revealed
    std::optional<Commitment> commitment; ///< nothing: the line was never sealed
    Head head{};
    friend bool operator==(const RevealedLine&, const RevealedLine&) = default;
};
using Reveal = std::vector<RevealedLine>;

/// The text of a reveal file.
std::string writeReveal(const Reveal& lines);
/// Reads a reveal file, or the file of a game, of which only open lines are then revealed. Only the form is checked, nothing is proved.
/// Faults are those of a record, and `reveal-form` with the line of the game (`line N`) or no place.
std::expected<Reveal, Fault> readReveal(std::string_view bytes);

} // namespace demeter
