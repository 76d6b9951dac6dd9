// Random positions of the second edition (core/formats.md section 4).
#pragma once

#include <random>

#include <nlohmann/json.hpp>

namespace demeter {

/// A position without contradictions on the board of this file: trails that look like journeys, trips at sea, cleared trails, tokens,
/// Catacombs.
nlohmann::json randomSecondPosition(std::mt19937_64& random, const nlohmann::json& board);

} // namespace demeter
