#include "app/desktop/session/games_folder.h"

#include "app/text/key_file_location.h"
#include "core/journal/memory_device.h"
#include "core/journal/seal.h"
#include "core/journal/system_fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

namespace {

/// The first line of a game has its rules and its players, and the file of its board at most (core/map/board_file.h): far below this.
constexpr qint64 longestFirstLine = qint64{4} << 20;
/// More than a day of a game: what the table sees of it is written down where it changes.
constexpr qint64 longestEnd = 1 << 18;

} // namespace

std::expected<void, Fault> moveFile(const std::string& from, const std::string& to)
{
    if (const auto moved = systemFiles().move(from, to, false); !moved)
        return std::unexpected(systemFault(from, moved.error()));
    return {};
}

GamesFolder::GamesFolder(QString path, Devices devices) : path_(std::move(path)), devices_(std::move(devices))
{
    if (!devices_.keys)
        devices_.keys = std::make_shared<KeyFile>(usualKeyFile());
}

QString GamesFolder::usual()
{
    const QString named = qEnvironmentVariable("DEMETER_GAMES");
    return named.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games") : named;
}

GamesFolder GamesFolder::inMemory(const Seed& seed)
{
    Devices devices;
    devices.create = [](const std::string&) -> std::expected<std::unique_ptr<Device>, Fault> { return std::make_unique<MemoryDevice>(); };
    devices.seed = [seed] { return seed; };
    devices.keys = std::make_shared<FleetingKeys>();
    devices.fairDeals = false;
    return GamesFolder(QString(), std::move(devices));
}

std::optional<QString> GamesFolder::lastGame() const
{
    const QStringList games = allGames();
    return games.isEmpty() ? std::nullopt : std::optional(games.front());
}

QStringList GamesFolder::allGames() const
{
    QStringList games;
    if (path_.isEmpty())
        return games;
    for (const QFileInfo& game : QDir(path_).entryInfoList({QStringLiteral("*.demeter")}, QDir::Files, QDir::Time))
        if (game.size() > 0) // an empty one is left where the program was ended before a game had begun
            games << game.absoluteFilePath();
    return games;
}

std::string GamesFolder::firstLine(const QString& path)
{
    // Nothing but a file: on a pipe one would wait.
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    QByteArray line = file.readLine(longestFirstLine);
    if (!line.endsWith('\n'))
        return {};
    line.chop(1);
    return line.toStdString();
}

QByteArray GamesFolder::bothEnds(const QString& path)
{
    const std::string first = firstLine(path);
    QFile file(path);
    if (first.empty() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray line = QByteArray::fromStdString(first) + '\n';
    file.seek(std::max<qint64>(line.size(), file.size() - longestEnd));
    return line + file.readAll();
}

std::expected<std::unique_ptr<Device>, Fault> GamesFolder::create(const QDateTime& now) const
{
    if (!path_.isEmpty() && !QDir().mkpath(path_))
        return std::unexpected(Fault{"device-create", path_.toStdString(), {}});
    const QString stem = path_ + u'/' + now.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    QString path = stem + QStringLiteral(".demeter");
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = QStringLiteral("%1 (%2).demeter").arg(stem).arg(n);
    return devices_.create(QFile::encodeName(path).toStdString());
}

std::expected<GamesFolder::Opened, Fault> GamesFolder::open(const QString& path) const
{
    const std::string name = QFile::encodeName(path).toStdString();
    auto device = devices_.open(name);
    if (device)
        return Opened{std::move(*device), {}};
    Fault why = device.error();
    device = devices_.openReadOnly(name);
    if (!device)
        return std::unexpected(device.error());
    return Opened{std::move(*device), std::move(why)};
}

std::expected<std::string, Fault> GamesFolder::read(const QString& path) const
{
    const auto device = devices_.openReadOnly(QFile::encodeName(path).toStdString());
    return device ? (*device)->read() : std::unexpected(device.error());
}

std::optional<Fault> GamesFolder::closed(const QString& path) const
{
    const auto device = devices_.openReadOnly(QFile::encodeName(path).toStdString());
    return device ? std::nullopt : std::optional(device.error());
}

std::expected<void, Fault> GamesFolder::move(const QString& game, const QList<std::pair<QString, QString>>& files) const
{
    const auto named = [](const QString& path) { return QFile::encodeName(path).toStdString(); };
    // Held until all have been moved. A file that does not open for any other reason may go.
    const auto locked = devices_.open(named(game));
    if (!locked && locked.error().code == "device-locked")
        return std::unexpected(locked.error());
    for (qsizetype n = 0; n < files.size(); ++n) {
        const auto moved = devices_.move(named(files[n].first), named(files[n].second));
        if (moved)
            continue;
        for (qsizetype back = n; back-- > 0;)
            (void)devices_.move(named(files[back].second), named(files[back].first));
        return moved;
    }
    return {};
}

Offer GamesFolder::offer() const
{
    return {randomGameId(), {devices_.seed(), {}}};
}

} // namespace demeter
