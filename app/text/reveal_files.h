// The two files that reveal a game.
#pragma once

#include "app/text/reveal_older_files.h"
#include "app/text/revealed.h"
#include "core/base/fault.h"
#include "core/journal/record.h"
#include "core/journal/reveal.h"

#include <QByteArray>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace demeter {

/// The page that replays a revealed game and checks it in a browser: the verifier with the game in it, one file that asks nothing of the
/// network. `reveal` is the text of the reveal file, `name` what the game is called; a board file that the game names is read from
/// `boardFolder`, and goes with it. All else on it the page makes itself, from what it has checked. Faults are those of a record.
std::expected<QByteArray, Fault> revealPage(std::string_view reveal, const QString& name, const QString& boardFolder);

/// Writes NAME.reveal.json and NAME.reveal.html beside the file `path` of a game, for the owner alone to read, and returns their paths.
/// `reveal` makes the text of the reveal. Faults are those of a record or its file; `device-exists` for an older file that is to be kept.
std::expected<QStringList, Fault> writeRevealFilesOf(const std::string& path, OlderFiles older,
                                                     const std::function<std::expected<std::string, Fault>()>& reveal);
/// The same of a record of any game.
template <typename Game> std::expected<QStringList, Fault> writeRevealFiles(const BasicRecord<Game>& record, OlderFiles older)
{
    return writeRevealFilesOf(record.path(), older, [&record] { return record.reveal(); });
}

/// The paths of those that were written of the game in the file `path` as it stands now, with so many lines and this head; nothing if it
/// was not revealed, or has gone on since.
QStringList revealFilesOf(const std::string& path, std::uint64_t lines, const std::string& head);
/// The same of a record of any game.
template <typename Game> QStringList revealFilesOf(const BasicRecord<Game>& record)
{
    return revealFilesOf(record.path(), record.lines(), record.head());
}

/// What the reveal file of the game in the file `path` says; nothing if there is none that can be read.
std::optional<Reveal> revealOf(const std::string& path);
/// True if there is a reveal file of the game in the file `path` that ends where the game stands now, with this head. Only its end is read,
/// so this can be asked often.
bool isRevealedAt(const std::string& path, std::string_view head);
/// True if there is one of the game with this id, however far it goes: everybody may have seen what was hidden up to there.
bool wasEverRevealed(const std::string& path, std::string_view gameId);

/// Both together.
Revealed revealedOf(const std::string& path, std::string_view head, std::string_view gameId);
/// Of a record whose game goes on: how one that is over was revealed is no news.
template <typename Record> Revealed revealedInPlay(const Record& record)
{
    using Winner = decltype(record.state().winner);
    const Revealed revealed = revealedOf(record.path(), record.head(), record.header().gameId);
    return revealed == Revealed::AsItStands && record.state().winner != Winner{} ? Revealed::No : revealed;
}

} // namespace demeter
