// What is said of a game whose secret everybody can have seen.
#pragma once

#include <QString>

#include <cstdint>

namespace demeter {

/// Whether everybody can have seen what was hidden, as the files beside the game tell.
enum class Revealed : std::uint8_t {
    No,
    AsItStands,
    Earlier, ///< and it was played on
};

/// For the table, as a sentence; empty where nobody has seen anything.
QString revealedSentence(Revealed revealed);
/// Why nothing is entered in a game that was revealed as it stands.
QString heldSentence();

} // namespace demeter
