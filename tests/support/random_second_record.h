// Records of whole games of the second edition, played by chance: gone back in, put right, with a deal that both sides made.
#pragma once

#include "core/fury2e/record/recorded.h"

#include <cstdint>
#include <memory>
#include <string>

namespace demeter::test {

struct SecondRecordOptions {
    int mostActions = 2000;     ///< fewer if the game is over before
    bool goesBack = true;       ///< now and then, and on from there or forward again
    bool putsRight = true;      ///< by hand, for a reason
    bool otherRulings = true;   ///< now and then
    bool mayDrawFromBox = true; ///< in every third game
};

/// The game of this number; its bytes stand in `bytes`.
fury2e::Record randomSecondRecord(std::uint64_t number, const SecondRecordOptions& options = {},
                                  std::shared_ptr<std::string> bytes = std::make_shared<std::string>());

} // namespace demeter::test
