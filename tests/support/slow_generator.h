// A second, slow implementation of the movement step, written from the table at the end of section 26 of the specification.
// It shares no code with core/: the two check each other.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace demeter::slow {

/// Every legal `SLIDE;PLAY` (core/formats.md section 2) of a `demeter-position/1` object on the board of this file.
/// `printing` is `es`, `pl`, `ru`, or empty for the defaults. `anyWithMisdirect`: OPEN-25 b.
std::set<std::string> choices(const nlohmann::json& position, const nlohmann::json& board, const std::string& printing,
                              bool anyWithMisdirect = false);

/// Sequences of `depth` movement steps (core/formats.md section 3).
std::uint64_t slowPerft(const nlohmann::json& position, const nlohmann::json& board, const std::string& printing, int depth,
                        bool anyWithMisdirect = false);

/// The same for each choice of the first step; `depth` is at least 1.
std::map<std::string, std::uint64_t> slowDivide(const nlohmann::json& position, const nlohmann::json& board, const std::string& printing,
                                                int depth);

} // namespace demeter::slow
