// The golden games of tests/cases/second_games: scripts of `demeter-cli play`, whose first line says what the game starts from and, in
// fields of its own, what it is (`x-title`) and how it ends (`x-ends`: `vampires`, `combat`, `penalty`).
#pragma once

#include "core/fury2e/record/recorded.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace demeter::fury2e {

struct SecondScript {
    nlohmann::ordered_json start;     ///< what stands in the field `new-game`
    std::vector<std::string> actions; ///< for `readAction`
};
/// Reads `NAME.jsonl`; ends the program if it cannot be read.
SecondScript secondScript(const std::string& name);
SecondScript secondScriptIn(const std::string& text);
/// Names of all of them, in their order.
std::vector<std::string> secondGameNames();

/// What a game of this start is kept with; `players` as they are.
RecordHeader secondHeader(const SecondScript& script, const std::array<std::string, hunterCount>& players = {});
/// A golden game before its first action, kept in `device`, sealed with the key of all tests.
Record begunSecondGoldenGame(const std::string& name, std::unique_ptr<Device> device,
                             const std::array<std::string, hunterCount>& players = {});
/// Plays a golden game into `device`, sealed with the key of all tests. Ends the program if anything is refused.
Record secondGoldenGame(const std::string& name, std::unique_ptr<Device> device, const std::array<std::string, hunterCount>& players = {});

} // namespace demeter::fury2e
