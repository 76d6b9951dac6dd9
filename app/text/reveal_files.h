// The two files that reveal a game.
#pragma once

#include "app/text/reveal_older_files.h"
#include "app/text/terms.h"
#include "core/fury3e/record/recorded.h"

#include <QByteArray>
#include <QStringList>

#include <expected>

namespace demeter {

using namespace fury3e;

/// The page that replays a revealed game and checks it in a browser: the verifier with the game in it, one file that asks nothing of the
/// network. `reveal` is the text of the reveal file, `name` what the game is called; a board file that the game names is read from
/// `boardFolder`, and goes with it. All else on it the page makes itself, from what it has checked. Faults are those of a record.
std::expected<QByteArray, Fault> revealPage(std::string_view reveal, const QString& name, const QString& boardFolder);

/// Writes NAME.reveal.json and NAME.reveal.html beside the game's file, for the owner alone to read, and returns their paths. Faults are
/// those of a record or its file; `device-exists` for an older file that is to be kept.
std::expected<QStringList, Fault> writeRevealFiles(const Record& record, OlderFiles older);

/// The paths of those that were written of the game as it stands now, line by line; nothing if it was not revealed, or has gone on since.
QStringList revealFilesOf(const Record& record);

} // namespace demeter
