#include "app/text/reveal_files.h"

#include "app/text/page_parts.h"
#include "app/text/resources.h"
#include "app/text/verifier.h"
#include "app/text/whole_file.h"
#include "core/base/json_reader.h"
#include "core/journal/byte_text.h"
#include "core/journal/reveal.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string_view>

namespace demeter {

namespace {

/// What stands in the page where a game's data will (resources/reveal/build_page.py).
constexpr std::string_view noData = "<script type=\"application/json\" id=\"data\">null</script>";

/// The text of the board file that a game names, which no name stands for; nothing if it is built in.
std::expected<std::string, Fault> boardText(const std::string& board, const QString& folder)
{
    if (!board.ends_with(".json"))
        return std::string();
    return readRegularFile(QDir(folder).filePath(QString::fromStdString(board)));
}

/// The board that the first line of a revealed game names; nothing if its file stands there too, or if the game has none. Which game it is
/// of does not matter to the page's data.
std::expected<std::string, Fault> boardOf(const Reveal& lines)
{
    const auto header = lines.empty() ? std::unexpected(Faults()) : parseJson(lines.front().open);
    if (!header || !header->is_object() || !header->contains("format"))
        return std::unexpected(Fault{"reveal-form", "line 1", {}});
    if (!header->contains("board") || header->contains("boardFile"))
        return std::string();
    const Json& board = (*header)["board"];
    return board.is_string() ? std::expected<std::string, Fault>(board.get<std::string>())
                             : std::unexpected(Fault{"reveal-form", "line 1", {}});
}

} // namespace

std::expected<QByteArray, Fault> revealPage(std::string_view reveal, const QString& name, const QString& boardFolder)
{
    const auto lines = readReveal(reveal);
    if (!lines)
        return std::unexpected(lines.error());
    const auto id = boardOf(*lines);
    if (!id)
        return std::unexpected(id.error());
    const auto fault = [&] { return Fault{"record-board", "line 1", {*id}}; };
    if (!id->empty() && !boardSource(boardFolder)(*id))
        return std::unexpected(fault());
    const auto board = boardText(*id, boardFolder);
    if (!board)
        return std::unexpected(fault());

    QJsonObject data{{QStringLiteral("reveal"), QString::fromUtf8(reveal.data(), static_cast<qsizetype>(reveal.size()))},
                     {QStringLiteral("name"), name}};
    if (!board->empty())
        data[u"board"] = QString::fromStdString(*board);
    QByteArray json = QJsonDocument(data).toJson(QJsonDocument::Compact);
    // No text may end the script that holds it, nor begin a comment in it: in compact JSON the sign stands in texts only.
    json.replace("<", "\\u003c");
    return filledPage(verifierPage(), {{QByteArray(noData.data(), static_cast<qsizetype>(noData.size())),
                                        "<script type=\"application/json\" id=\"data\">" + json + "</script>"}});
}

namespace {

QFileInfo fileOf(const std::string& path)
{
    return QFileInfo(QFile::decodeName(QByteArray::fromStdString(path)));
}

struct RevealPaths {
    QString json, page;
};

RevealPaths pathsFor(const QFileInfo& game)
{
    const QString stem = game.absolutePath() + u'/' + game.completeBaseName();
    return {stem + QStringLiteral(".reveal.json"), stem + QStringLiteral(".reveal.html")};
}

} // namespace

std::expected<QStringList, Fault> writeRevealFilesOf(const std::string& path, OlderFiles older,
                                                     const std::function<std::expected<std::string, Fault>()>& reveal)
{
    const QFileInfo game = fileOf(path);
    const auto [jsonPath, pagePath] = pathsFor(game);
    if (older == OlderFiles::Keep)
        for (const QString& file : {jsonPath, pagePath})
            if (QFileInfo::exists(file) || QFileInfo(file).isSymLink())
                return std::unexpected(Fault{"device-exists", file.toStdString(), {}});
    const auto text = reveal();
    if (!text)
        return std::unexpected(text.error());
    const auto page = revealPage(*text, game.completeBaseName(), game.absolutePath());
    if (!page)
        return std::unexpected(page.error());
    const auto ownersOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (const auto written = writeWholeFile(jsonPath, QByteArray::fromStdString(*text), ownersOnly); !written)
        return std::unexpected(written.error());
    if (const auto written = writeWholeFile(pagePath, *page, ownersOnly); !written)
        return std::unexpected(written.error());
    return QStringList{jsonPath, pagePath};
}

std::optional<Reveal> revealOf(const std::string& path)
{
    QFile file(pathsFor(fileOf(path)).json);
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largestReveal))
        return std::nullopt;
    auto read = readReveal(file.readAll().toStdString());
    return read ? std::optional(*std::move(read)) : std::nullopt;
}

QStringList revealFilesOf(const std::string& path, std::uint64_t lines, const std::string& head)
{
    const auto [jsonPath, pagePath] = pathsFor(fileOf(path));
    const auto revealed = revealOf(path);
    const auto isOpen = [](const RevealedLine& line) { return line.hidden.has_value(); };
    if (!revealed || revealed->size() != lines || hexText(revealed->back().head) != head || !std::ranges::all_of(*revealed, isOpen))
        return {};
    return QFileInfo::exists(pagePath) ? QStringList{jsonPath, pagePath} : QStringList{jsonPath};
}

namespace {

/// So many bytes of the reveal file, from its begin or from its end; none where there is no file.
QByteArray partOf(const std::string& game, qint64 bytes, bool fromEnd)
{
    QFile file(pathsFor(fileOf(game)).json);
    if (!QFileInfo(file.fileName()).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    if (fromEnd)
        file.seek(std::max(qint64{0}, file.size() - bytes));
    return file.read(bytes);
}

} // namespace

bool isRevealedAt(const std::string& path, std::string_view head)
{
    constexpr QByteArrayView before = "\"head\":\"";
    const QByteArray end = partOf(path, 256, true);
    const qsizetype at = end.lastIndexOf(before);
    return at >= 0 && !head.empty() && end.mid(at + before.size(), 64) == QByteArrayView(head.data(), static_cast<qsizetype>(head.size()));
}

bool wasEverRevealed(const std::string& path, std::string_view gameId)
{
    constexpr qint64 firstLine = 4096; // the id stands near its begin, as text within a text
    return !gameId.empty() && partOf(path, firstLine, false).contains(QByteArrayView(gameId.data(), static_cast<qsizetype>(gameId.size())));
}

Revealed revealedOf(const std::string& path, std::string_view head, std::string_view gameId)
{
    return isRevealedAt(path, head) ? Revealed::AsItStands : wasEverRevealed(path, gameId) ? Revealed::Earlier : Revealed::No;
}

} // namespace demeter
