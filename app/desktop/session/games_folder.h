// Where games are kept, and what they need from outside.
#pragma once

#include "core/base/shuffle.h"
#include "core/journal/device.h"
#include "core/journal/key_file.h"
#include "core/journal/record_header.h"
#include "core/journal/seal.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace demeter {

/// Gives a file or a folder another name on the same disk, if nothing has that name yet. Faults are those of a device.
std::expected<void, Fault> moveFile(const std::string& from, const std::string& to);

/// What a game needs from outside: where it is kept (files, or in tests something that fails) and its chance.
struct Devices {
    using Maker = std::function<std::expected<std::unique_ptr<Device>, Fault>(const std::string& path)>;
    Maker create = createFile;
    Maker open = openFile;
    Maker openReadOnly = openFileReadOnly;
    std::function<Seed()> seed = randomSeed;
    std::shared_ptr<KeyRing> keys; ///< nothing: the usual key file
    bool fairDeals = true;         ///< false: `seed` alone makes the decks, for tests that need to know them
    std::function<std::expected<void, Fault>(const std::string& from, const std::string& to)> move = moveFile;
};

/// The folder of all games, the keys that seal them, and the chance that deals them.
class GamesFolder {
public:
    /// The folder is made when the first game is.
    explicit GamesFolder(QString path, Devices devices = {});
    /// The folder of the system's for this program, or the one that the environment variable DEMETER_GAMES names.
    static QString usual();
    /// No folder: games that are dealt from this seed, in memory, under a key that is written nowhere. They leave nothing behind.
    static GamesFolder inMemory(const Seed& seed);

    /// Empty: they are in memory.
    const QString& path() const { return path_; }
    /// The game that was written to last, if there is one.
    std::optional<QString> lastGame() const;
    /// The files of all games in the folder, the one that was written to last first.
    QStringList allGames() const;
    /// The first line of a file, without its end; empty where there is none, or one that no game would write.
    static std::string firstLine(const QString& path);
    /// The first line with its end, and of a long file only what comes last: enough to say whose game it is and how far it has come. Empty
    /// where there is no first line.
    static QByteArray bothEnds(const QString& path);

    /// A new file, named by date and time.
    std::expected<std::unique_ptr<Device>, Fault> create(const QDateTime& now) const;
    struct Opened {
        std::unique_ptr<Device> device;
        std::optional<Fault> onlyRead; ///< why the game can only be read: most often it is open in another window
    };
    std::expected<Opened, Fault> open(const QString& path) const;
    /// Everything in a file, without a lock.
    std::expected<std::string, Fault> read(const QString& path) const;
    /// Why a file cannot be read at all; nothing if it can.
    std::optional<Fault> closed(const QString& path) const;
    /// Moves files of games, one after the other, from the first of each pair to the second. Nothing has been moved if one of them could
    /// not be. A game, which is among them, stays where it is while it is open in another window: `device-locked`.
    std::expected<void, Fault> move(const QString& game, const QList<std::pair<QString, QString>>& files) const;

    Seed seed() const { return devices_.seed(); }
    bool fairDeals() const { return devices_.fairDeals; }
    /// A new one each time: a promise that was shown once is never shown again with other words.
    Offer offer() const;

    const std::shared_ptr<KeyRing>& keys() const { return devices_.keys; }
    /// The file of the key; nothing if keys come from elsewhere.
    std::shared_ptr<KeyFile> keyFile() const { return std::dynamic_pointer_cast<KeyFile>(devices_.keys); }
    /// Others could read the key file, and nobody was told yet.
    bool keyWasOpen() const { return !keyNoticed_ && keyFile() && keyFile()->wasOpenToOthers(); }
    /// A copy of the key file is not enough any more, and nobody was told yet.
    bool keyWasRenewed() const { return keyFile() && keyFile()->wasRenewed(); }
    void forgetKeyNotices()
    {
        keyNoticed_ = keyNoticed_ || keyWasOpen();
        if (keyFile())
            keyFile()->forgetRenewal();
    }

private:
    QString path_;
    Devices devices_;
    bool keyNoticed_ = false;
};

} // namespace demeter
