// The games at home: what a list says of them, the names that players gave them, and where deleted ones wait.
#pragma once

#include "app/desktop/session/deleted_folder.h"
#include "app/desktop/session/session.h"
#include "app/text/revealed.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

namespace demeter {

/// The file of a game in the folder, before anything in it is read.
struct GameFile {
    QString path;
    QDateTime played; ///< when it was last written to
    qint64 size = 0;
    QDateTime deleted{}; ///< invalid: it has not been
};

/// What a list says of a game.
struct SavedGame {
    QString path;
    QString name; ///< that a player gave it; empty: none
    QStringList players;
    QString moment;
    QDateTime began, played;
    bool over = false;
    QString kind{};          ///< what is played in it
    bool draculaWon = false; ///< if it is over
    int rounds = 0;
    Revealed revealed{};         ///< everybody can have seen what was hidden
    std::optional<Fault> whyNot; ///< it does not open
};

/// All games of a folder. A name is a player's word, not the game's: records are hashed and never changed, so it stands in a file of its
/// own beside the game, `GAME.name`, which goes wherever the game's files go, also by hand, and is nobody else's to overwrite.
///
/// What is deleted is moved first, game and all that belongs to it, into a folder of its own in `deleted` (`DeletedFolder`), and removed
/// later. Nothing is written for that, so it works on a full disk too.
class SavedGames {
public:
    static constexpr int longestName = 60; ///< signs as people count them

    /// Both must outlive it.
    SavedGames(const GamesFolder& folder, const std::vector<std::unique_ptr<GameKind>>& kinds) : folder_(folder), kinds_(kinds) {}

    /// Every file that is called like a game, even if it is none, the one that was written to last first. None is opened.
    QList<GameFile> games() const;
    /// The same of those that were deleted, the last one first.
    QList<GameFile> deleted() const;

    /// What a list says of a game. At most the ends of its file are read.
    SavedGame read(const GameFile& file, Language language) const;
    /// Of a game that is over and was revealed as it stands; of no other one is anything hidden looked at.
    std::optional<ClosestEscape> closestEscape(const SavedGame& game, Language language) const;
    /// What can be looked for: name and players. Of the game only the first line is read.
    QStringList searched(const GameFile& file) const;
    /// The kind whose file has this first line; null if it is nobody's.
    const GameKind* kindOf(std::string_view firstLine) const;
    /// Why the file does not open as a game; nothing if it does, as far as its first line says. Faults are those of a record, and
    /// `not-a-game` of any other file.
    std::optional<Fault> whyNot(const QString& path) const;
    /// The first line of the file that is damaged, as far as that shows without a key. All of it is read.
    std::optional<Fault> damage(const QString& path) const;

    QString nameOf(const QString& path) const;
    /// How long a name is, in signs as people count them.
    static int signsIn(const QString& name);
    /// Spaces at the ends and what cannot be seen do not count; an empty name is none. It must not be longer than allowed.
    std::expected<void, Fault> rename(const QString& path, const QString& name) const;
    /// Returns where the game is now.
    std::expected<GameFile, Fault> remove(const GameFile& file, const QDateTime& now) const;
    /// Brings a deleted game back to the others, under another file name if there is one of its own now. Returns where it is.
    std::expected<GameFile, Fault> bringBack(const GameFile& deleted) const;
    /// Removes for good what was deleted so long ago.
    void removeOld(const QDateTime& now) const;

private:
    DeletedFolder bin() const { return DeletedFolder(folder_.path() + QStringLiteral("/deleted")); }

    const GamesFolder& folder_;
    const std::vector<std::unique_ptr<GameKind>>& kinds_;
};

} // namespace demeter
