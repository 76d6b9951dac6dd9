#include "app/desktop/session/saved_games.h"

#include "app/text/plain_text.h"
#include "app/text/reveal_files.h"
#include "app/text/whole_file.h"
#include "core/journal/chain_fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

namespace {

/// A name of sixty signs has far fewer bytes.
constexpr qint64 longestNameFile = 1 << 14;
constexpr QLatin1String gameEnd(".demeter"), nameEnd(".name");
/// What belongs to a game beside its file, by the end of its name.
constexpr std::array besideGame{nameEnd, QLatin1String(".reveal.json"), QLatin1String(".reveal.html")};

/// On one line, without what could show the rest in another order. Signs that are put together from several, as some emoji are, stay whole.
QString cleaned(const QString& name)
{
    constexpr char16_t joiner = 0x200D, nonJoiner = 0x200C;
    QString clean;
    for (const QChar letter : typedLine(name))
        if (letter.category() != QChar::Other_Format || letter == joiner || letter == nonJoiner)
            clean += letter;
    return clean;
}

QString stemOf(const QString& game)
{
    const QFileInfo info(game);
    return info.absolutePath() + u'/' + info.completeBaseName();
}

GameFile gameFile(const QFileInfo& info, const QDateTime& deleted = {})
{
    return {info.absoluteFilePath(), info.lastModified(), info.size(), deleted};
}

/// Everything that goes from one stem to the other, the game first: what is left behind when the program ends in the middle is found again
/// when the game comes back.
QList<std::pair<QString, QString>> moves(const QString& game, const QString& toStem)
{
    QList<std::pair<QString, QString>> moved{{game, toStem + gameEnd}};
    for (const QLatin1String end : besideGame)
        if (QFileInfo::exists(stemOf(game) + end))
            moved.push_back({stemOf(game) + end, toStem + end});
    return moved;
}

/// The last of these heads in the text.
QByteArray lastHead(const QByteArray& text)
{
    constexpr QByteArrayView before = "\"head\":\"";
    const qsizetype at = text.lastIndexOf(before);
    return at < 0 ? QByteArray() : text.mid(at + before.size(), 64);
}

/// By the reveal file beside it.
Revealed revealedOf(const QString& game, const QByteArray& ends)
{
    constexpr QByteArrayView before = "\"game\":\"";
    const qsizetype id = ends.indexOf(before);
    return demeter::revealedOf(QFile::encodeName(game).toStdString(), lastHead(ends).toStdString(),
                               id >= 0 ? ends.mid(id + before.size(), 32).toStdString() : std::string());
}

bool beginsAsRecord(const QString& path)
{
    constexpr QByteArrayView begin = R"({"seq":0,"public":)";
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(begin.size()) == begin;
}

std::string_view firstOf(const QByteArray& ends)
{
    return {ends.constData(), static_cast<std::size_t>(qMax(qsizetype{0}, ends.indexOf('\n')))};
}

} // namespace

QList<GameFile> SavedGames::games() const
{
    QList<GameFile> games;
    for (const QFileInfo& game : QDir(folder_.path()).entryInfoList({u'*' + gameEnd}, QDir::Files | QDir::System, QDir::Time))
        games << gameFile(game);
    return games;
}

QList<GameFile> SavedGames::deleted() const
{
    QList<GameFile> games;
    for (const auto& [path, at] : bin().rooms())
        for (const QFileInfo& game : QDir(path).entryInfoList({u'*' + gameEnd}, QDir::Files | QDir::System))
            games << gameFile(game, at);
    return games;
}

const GameKind* SavedGames::kindOf(std::string_view firstLine) const
{
    const auto kind = std::ranges::find_if(kinds_, [&](const auto& each) { return each->owns(firstLine); });
    return kind != kinds_.end() ? kind->get() : nullptr;
}

std::optional<Fault> SavedGames::whyNot(const QString& path) const
{
    if (auto fault = folder_.closed(path))
        return fault;
    if (QFileInfo(path).size() == 0)
        return Fault{"record-empty", path.toStdString(), {}};
    const std::string first = GamesFolder::firstLine(path);
    const GameKind* kind = kindOf(first);
    // A deleted game's board has stayed where it is.
    const QString folder = path.startsWith(bin().path() + u'/') ? folder_.path() : QFileInfo(path).absolutePath();
    auto fault = (kind != nullptr ? kind : kinds_.front().get())->whyNot(first, folder, *folder_.keys());
    // What nobody knows and does not even begin as a record does is not damaged.
    if (fault && kind == nullptr && fault->code != "record-format" && fault->code != "record-cards" && !beginsAsRecord(path))
        return Fault{"not-a-game", path.toStdString(), {}};
    return fault;
}

SavedGame SavedGames::read(const GameFile& file, Language language) const
{
    SavedGame game{.path = file.path,
                   .name = nameOf(file.path),
                   .players = {},
                   .moment = {},
                   .began = {},
                   .played = file.played,
                   .whyNot = whyNot(file.path)};
    const QByteArray ends = GamesFolder::bothEnds(file.path);
    if (const GameKind* kind = kindOf(firstOf(ends))) {
        const GameLine line = kind->listEntry(ends, language);
        for (const QString& player : line.players)
            game.players << cleaned(player);
        game.moment = line.edition.isEmpty() ? line.moment : line.edition + QStringLiteral(" · ") + line.moment;
        game.began = line.began;
        game.over = line.over;
        game.kind = kind->name();
        game.draculaWon = line.draculaWon;
        game.rounds = line.rounds;
        game.revealed = revealedOf(file.path, ends);
    }
    return game;
}

std::optional<ClosestEscape> SavedGames::closestEscape(const SavedGame& game, Language language) const
{
    const GameKind* kind = game.over && game.revealed == Revealed::AsItStands ? kindOf(GamesFolder::firstLine(game.path)) : nullptr;
    const auto lines = kind != nullptr ? revealOf(QFile::encodeName(game.path).toStdString()) : std::nullopt;
    return lines ? kind->closestEscape(*lines, QFileInfo(game.path).absolutePath(), language) : std::nullopt;
}

QStringList SavedGames::searched(const GameFile& file) const
{
    QStringList words{nameOf(file.path)};
    const std::string first = GamesFolder::firstLine(file.path);
    if (const GameKind* kind = kindOf(first))
        words << kind->listEntry(QByteArray::fromStdString(first) + '\n', Language::En).players;
    return words;
}

std::optional<Fault> SavedGames::damage(const QString& path) const
{
    const auto content = folder_.read(path);
    return content ? chainFault(*content) : std::nullopt;
}

QString SavedGames::nameOf(const QString& path) const
{
    QFile file(stemOf(path) + nameEnd);
    if (!QFileInfo(file.fileName()).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const QString name = cleaned(QString::fromUtf8(file.read(longestNameFile)));
    return signsIn(name) <= longestName ? name : QString();
}

int SavedGames::signsIn(const QString& name)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    int signs = 0;
    while (finder.toNextBoundary() >= 0)
        ++signs;
    return signs;
}

std::expected<void, Fault> SavedGames::rename(const QString& path, const QString& name) const
{
    const QString kept = cleaned(name), file = stemOf(path) + nameEnd;
    if (!kept.isEmpty())
        return writeWholeFile(file, kept.toUtf8() + '\n');
    if (QFileInfo::exists(file) && !QFile::remove(file))
        return std::unexpected(Fault{"device-denied", file.toStdString(), {}});
    return {};
}

std::expected<GameFile, Fault> SavedGames::remove(const GameFile& file, const QDateTime& now) const
{
    const auto room = bin().makeRoom(now);
    if (!room)
        return std::unexpected(room.error());
    const QString stem = *room + u'/' + QFileInfo(file.path).completeBaseName();
    if (const auto moved = folder_.move(file.path, moves(file.path, stem)); !moved) {
        bin().leaveRoom(*room);
        return std::unexpected(moved.error());
    }
    return GameFile{stem + gameEnd, file.played, file.size, now};
}

std::expected<GameFile, Fault> SavedGames::bringBack(const GameFile& deleted) const
{
    const QString name = folder_.path() + u'/' + QFileInfo(deleted.path).completeBaseName();
    QString stem = name;
    const auto isTaken = [&] {
        return std::ranges::any_of(moves(deleted.path, stem), [](const auto& each) { return QFileInfo::exists(each.second); });
    };
    for (int n = 2; isTaken(); ++n)
        stem = QStringLiteral("%1 (%2)").arg(name).arg(n);
    if (const auto moved = folder_.move(deleted.path, moves(deleted.path, stem)); !moved)
        return std::unexpected(moved.error());
    bin().leaveRoom(QFileInfo(deleted.path).absolutePath()); // unless somebody has put something there
    return GameFile{stem + gameEnd, deleted.played, deleted.size};
}

void SavedGames::removeOld(const QDateTime& now) const
{
    QStringList ends{gameEnd};
    ends.append({besideGame.begin(), besideGame.end()});
    bin().removeOld(now, ends);
}

} // namespace demeter
