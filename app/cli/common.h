// What the commands have in common.
#pragma once

#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "core/base/fault.h"
#include "core/base/language.h"
#include "core/journal/key_file.h"
#include "core/journal/record.h"

#include <QString>
#include <QTextStream>

#include <optional>

namespace demeter {

/// Exit statuses of every command.
inline constexpr int exitDone = 0;
inline constexpr int exitRefused = 1;   ///< a line was refused, or a file has a fault
inline constexpr int exitUnusable = 2;  ///< wrong usage or unusable input
inline constexpr int exitUnvouched = 3; ///< `verify`: everything holds, but nobody vouches for the game

/// A sentence of the context `Cli`, marked where it stands by QT_TRANSLATE_NOOP, in the language that was taken up.
QString say(const char* text);

/// Says on `err` what is wrong with the arguments and how the command is used. Returns the exit status.
int wrongUsage(Terminal& err, const QString& sentence, const QString& usage);

/// Prints a sentence a fault.
void printFaults(Terminal& err, const Faults& faults);

/// Takes up `--lang CODE`: installs the translations and returns the language of the names; English without the option,
/// nothing for a language that does not exist.
std::optional<Language> takeLanguage(const Options& options);

/// Says on `err` what there is to say of the key file: that others could read it, or that a copy of it has to be made anew.
void noteKey(Terminal& err, const KeyFile& keys);

/// What was wrong with a record when it was opened.
QString noticeSentence(const OpeningNotice& notice);

/// Flushes, and turns what could not be written into an exit status.
int finished(Terminal& out, Terminal& err, int status);

} // namespace demeter
