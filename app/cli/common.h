// What the commands have in common.
#pragma once

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/base/fault.h"
#include "core/fury3e/text/position.h"
#include "core/journal/keys.h"
#include "core/map/board.h"

#include <QString>
#include <QTextStream>

#include <expected>
#include <optional>
#include <string>

namespace demeter {

using namespace fury3e;

/// Says on `err` what is wrong with the arguments and how the command is used. Returns the exit status.
int wrongUsage(Terminal& err, const QString& sentence, const QString& usage);

/// Prints a sentence a fault.
void printFaults(Terminal& err, const Faults& faults);

/// Takes up `--lang CODE`: installs the translations and returns the language of the names; English without the option,
/// nothing for a language that does not exist.
std::optional<Language> takeLanguage(const Options& options);

/// Reads the position in the file `path`, or from `in` for `-`. Its board may be a path relative to that file's folder.
std::expected<Position, Faults> loadPosition(const QString& path, QTextStream& in);

/// Says on `err` that others could read the key file, if they could.
void noteOpenKey(Terminal& err, const KeyFile& keys);

/// Flushes, and turns what could not be written into an exit status.
int finished(Terminal& out, Terminal& err, int status);

} // namespace demeter
