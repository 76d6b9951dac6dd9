// A second, slow implementation of the second edition's movement phase, written from the table in section 31 of its specification and from
// core/formats.md section 4. It shares no code with core/: the two check each other.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include <nlohmann/json_fwd.hpp>

namespace demeter::slow {

/// Every legal choice (core/formats.md section 4.2) of a `demeter-position/2` object on the board of this file.
std::set<std::string> secondChoices(const nlohmann::json& position, const nlohmann::json& board);

/// Sequences of `depth` movement phases (core/formats.md section 4.3).
std::uint64_t secondPerft(const nlohmann::json& position, const nlohmann::json& board, int depth);

} // namespace demeter::slow
