// The golden games of tests/cases/games, played into a record.
#pragma once

#include "core/fury3e/record/recorded.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace demeter::test {

using namespace fury3e;

/// Plays `NAME.json` into `device`. Ends the program if anything is refused.
Record goldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players = {});
/// The same before its first action.
Record begunGoldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players = {});
/// What is then played, for `readAction`.
std::vector<std::string> goldenActions(const std::string& name);

} // namespace demeter::test
