// The boards, cards and rulesets that tests play with.
#pragma once

#include "core/fury3e/game/ruleset.h"

#include <string>

namespace demeter::test {

using namespace fury3e;

/// Text of a file below the source root; fails the program if it cannot be read.
std::string sourceFile(const std::string& path);
/// A board of resources/boards by id, or the invented map of the worked cases as `test-map-m`.
std::shared_ptr<const Board> board(const std::string& id);
std::shared_ptr<const Catalogue> catalogue();
Ruleset ruleset(const std::string& boardId = "fury-3e", Printing printing = Printing::Recommended);
/// How many times a long test runs: `full` with DEMETER_FULL=1 in the environment, else `everyday`.
int times(int everyday, int full);

} // namespace demeter::test
