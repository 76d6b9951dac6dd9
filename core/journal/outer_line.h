// A line as it stands in a file, before anybody reads what it says. Internal to the core.
#pragma once

#include "core/base/fault.h"
#include "core/journal/chain.h"
#include "core/journal/proof.h"
#include "core/journal/seal.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>

namespace demeter {

/// A line as it stands in a file, before anything hidden is looked at.
struct OuterLine {
    std::string_view open;
    std::string_view hidden;              ///< sealed: base64, in the first line perhaps behind the game's key; else the JSON itself
    std::optional<Commitment> commitment; ///< of a sealed line
    Head head{};
};
/// Takes a line, without its newline, apart and checks its place in the chain. Every byte of it has to be as it is written, so that nothing
/// can hide in a line. Faults have no place.
std::expected<OuterLine, Fault> readOuterLine(std::string_view bytes, std::uint64_t sequence, const Head& previous);

/// Opens a sealed line and checks its commitment. Faults have no place.
std::expected<Unsealed, Fault> openSealed(const OuterLine& line, const SealKey& key, const SealedPlace& place);

} // namespace demeter
