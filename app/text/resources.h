// What is built into the program: boards, cards, translations.
#pragma once

#include "core/base/fault.h"
#include "core/base/language.h"
#include "core/map/board_source.h"

#include <QString>

#include <array>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

class QCoreApplication;

/// Makes the data files and translations in the library known to Qt. A program calls it once, before anything else of app/text.
/// It is global because `Q_INIT_RESOURCE` cannot stand in a namespace.
void initTextResources();

namespace demeter {

/// Ids of the boards that come with the program.
inline constexpr std::array<std::string_view, 2> builtInBoardIds{"fury-3e", "fury-2e"};
/// The board with this id, one of these. Fault: `unknown-board` (id).
std::expected<std::shared_ptr<const Board>, Faults> builtInBoard(const std::string& id);

/// A data file that comes with the program, `resources/<folder>/<id>.json`. Faults as those of `readWholeFile`.
std::expected<std::string, Fault> readBuiltIn(const char* folder, std::string_view id);

/// Of this program, for the header of a record.
std::string programVersion();

/// Finds boards by id, or by a path ending in `.json` relative to the folder `relativeTo`.
/// A file whose name says a hash has to be what it says.
/// Faults: `unknown-board` (id), `board-not-as-named` (name), `file-unreadable` (path, the system's reason), or those of `readBoard`, with
/// the path before their place.
BoardSource boardSource(const QString& relativeTo);
/// The board of a new game, as `boardSource` finds it. One of the table's own goes into the game: `file` becomes its text, `name` the one
/// that says its hash. Faults are the first of `boardSource`, and `file-too-large`.
std::expected<std::shared_ptr<const Board>, Fault> boardOfNewGame(std::string& name, std::string& file, const QString& relativeTo);

/// A whole file; at most so many bytes. Faults: `file-unreadable` (path, the system's reason), `file-too-large` (path, most bytes
/// allowed).
inline constexpr qint64 largestInput = qint64{16} << 20;
std::expected<std::string, Fault> readWholeFile(const QString& path, qint64 most = largestInput);
/// The same where nothing but a file is to be expected: a pipe, on which reading may wait for ever, is `device-not-a-file`.
std::expected<std::string, Fault> readRegularFile(const QString& path, qint64 most = largestInput);

/// Installs the translations of one language (`en`, `es`, `pl`, `ru`, `it`) in place of those installed before, Qt's own included.
/// False, with the language in force unchanged, if the program has no such translation.
bool installLanguage(QCoreApplication& application, const QString& code);
/// The language that was installed last; English before the first.
Language installedLanguage();

} // namespace demeter
