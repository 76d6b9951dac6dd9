// The PIN or the passphrase, where the key of a game waits for it.
#pragma once

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/journal/key_file.h"

#include <QString>

#include <optional>
#include <string_view>

namespace demeter {

/// The option that every command takes that opens or begins a game: from which file descriptor the words come. Words are never an
/// argument, since others can read those.
inline constexpr const char* unlockOption = "--unlock-fd";

/// Opens a key file that waits for words: they are read from the file descriptor that the option names, or asked for at the terminal,
/// without showing them. Where there is neither the file stays locked, and whoever asks it for a key says so. The exit status if the words
/// are wrong or cannot be read; nothing if the command can go on.
std::optional<int> unlock(KeyFile& keys, const Options& options, Terminal& err);

/// Whether anything in a record is sealed, so that it takes a key to read it.
bool hasSealedLines(std::string_view record);

} // namespace demeter
