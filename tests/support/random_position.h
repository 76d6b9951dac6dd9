// Random positions for tests that compare two implementations.
#pragma once

#include <random>

#include <nlohmann/json.hpp>

namespace demeter {

/// A valid and varied `demeter-position/1` object on the board of this file: one to six slots with gaps, Power cards, lairs, a Hide bond
/// that holds or has ended, token cities around the current location, hunters, any printing. Equal generators give equal positions.
nlohmann::json randomPosition(std::mt19937_64& random, const nlohmann::json& board);

} // namespace demeter
