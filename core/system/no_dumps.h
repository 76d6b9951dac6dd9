// Keeps what a running game holds from being written anywhere but into its record.
#pragma once

namespace demeter {

/// Called first in every program that opens a game: its memory holds all decks, and the system would keep it in a file when the program
/// ends by a fault. Where the system can, it also keeps other programs of the same user from reading the memory.
void forbidMemoryDumps();

} // namespace demeter
