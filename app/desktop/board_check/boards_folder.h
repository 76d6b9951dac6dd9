// The boards of this table: where they are kept, and how one comes in from a file.
#pragma once

#include "app/desktop/session/deleted_folder.h"
#include "core/base/fault.h"
#include "core/map/board_comparison.h"

#include <QList>
#include <QString>

#include <expected>
#include <memory>
#include <optional>

namespace demeter {

/// A board that somebody held against his own and saved.
struct KeptBoard {
    QString fileName; ///< says the hash of what is in it (`boardFileName`)
    std::shared_ptr<const Board> board;
    std::optional<BoardConfirmed> confirmed; ///< nothing: its file does not say
    QString name() const { return QString::fromStdString(board->name()); }
};

/// Files whose names are made from what is in them: whoever names one of them says what is on the board.
class BoardsFolder {
public:
    /// The folder is made when something is kept. An empty path is a folder that never has anything. `only`: the id of all boards that
    /// may lie there; empty: any.
    explicit BoardsFolder(QString path = {}, std::string only = {}) : path_(std::move(path)), only_(std::move(only)) {}

    /// That of the boards which the games of a folder are played on; games in memory have none. Games that are played on one board alone
    /// have a folder for theirs: nobody is offered a board that he cannot play on.
    static BoardsFolder of(const QString& gamesFolder, const std::string& only = {})
    {
        const QString path = gamesFolder.isEmpty() ? QString() : gamesFolder + QStringLiteral("/boards");
        return BoardsFolder(path.isEmpty() || only.empty() ? path : path + u'-' + QString::fromStdString(only), only);
    }

    const QString& path() const { return path_; }
    /// The newest first. What is no board, or not the one that its name says, is left out.
    QList<KeptBoard> boards() const;
    /// Keeps a board. Faults are those of `readBoard`, `board-of-other-game`, or `device-denied` (of the file).
    std::expected<KeptBoard, Faults> keep(const std::string& text) const;
    /// The same with a file from elsewhere.
    std::expected<KeptBoard, Faults> import(const QString& file) const;
    /// Keeps the board under another name, in a file of another name, and no longer under this one. A game that is played on it has a file
    /// of its own.
    std::expected<KeptBoard, Faults> rename(const QString& fileName, const QString& name) const;
    /// Moves a board to the deleted ones. Returns where it is now.
    std::expected<QString, Fault> remove(const QString& fileName, const QDateTime& now) const;
    /// Brings it back from there.
    std::expected<KeptBoard, Faults> bringBack(const QString& deleted) const;
    /// Removes for good what was deleted so long ago.
    void removeOld(const QDateTime& now) const;
    /// Writes a board to a file of the user's.
    std::expected<void, Fault> exportTo(const QString& fileName, const QString& file) const;

    /// What was kept of a comparison; empty if nothing.
    std::string progress() const;
    std::expected<void, Fault> keepProgress(const std::string& progress) const;
    void forgetProgress() const;

private:
    DeletedFolder bin() const { return DeletedFolder(path_ + QStringLiteral("/deleted")); }
    std::expected<void, Fault> write(const QString& file, const std::string& text) const;
    QString progressFile() const { return path_ + QStringLiteral("/comparison.json"); }

    QString path_;
    std::string only_;
};

} // namespace demeter
