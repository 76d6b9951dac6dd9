#include "app/text/reveal_files.h"

#include "app/text/board_page.h"
#include "app/text/in_language.h"
#include "app/text/page_parts.h"
#include "app/text/resources.h"
#include "app/text/sentences.h"
#include "app/text/whole_file.h"
#include "core/fury3e/record/recorded.h"
#include "core/journal/byte_text.h"
#include "core/journal/reveal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace demeter {

using namespace fury3e;

namespace {

QString codeOf(Language language)
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

/// What happened in every line, in words of each language: an empty place for the header, then `done` and `said`.
QJsonArray linesJson(const Reveal& lines, const BoardSource& boards, QJsonObject& hunters)
{
    std::vector<QJsonObject> done(lines.size()), said(lines.size());
    const auto cards = builtInCatalogue();
    for (std::size_t n = 0; n < languageCount; ++n) {
        const auto language = static_cast<Language>(n);
        const QString code = codeOf(language);
        const InLanguage in(language);
        std::shared_ptr<const Board> board;
        std::unique_ptr<Sentences> sentences;
        const auto about = [&](const Ruleset& rules) -> const Sentences& {
            if (board != rules.board || !sentences) {
                board = rules.board;
                sentences = std::make_unique<Sentences>(board, rules.cards, language);
            }
            return *sentences;
        };
        // As far as it goes: a game that can't be gone through to the end is still shown, and its chain checked.
        (void)replayReveal(lines, boards, cards, [&](const ReplayedLine& line) {
            const Sentences& words = about(line.rules);
            QString text;
            if (line.action != nullptr)
                text = words.action(*line.action);
            else if (line.nothing)
                text = QCoreApplication::translate("RevealPage", "Nothing: this line is here so that their number tells nothing");
            else if (line.over != nullptr)
                text = (line.back ? QCoreApplication::translate("RevealPage", "Taken back: %1")
                                  : QCoreApplication::translate("RevealPage", "Done again: %1"))
                           .arg(words.action(*line.over));
            else
                text = line.back ? QCoreApplication::translate("RevealPage", "Several steps taken back")
                                 : QCoreApplication::translate("RevealPage", "Several steps done again");
            done[line.line - 1][code] = text;
            if (line.noticed != nullptr)
                if (const QStringList told = words.publicStep(line.noticed->said, line.noticed->way); !told.isEmpty())
                    said[line.line - 1][code] = QJsonArray::fromStringList(told);
        });
        const Sentences names(nullptr, cards, language);
        for (const Hunter hunter : allHunters) {
            const std::string_view id = hunterIds[static_cast<std::size_t>(hunter)];
            const QString key = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
            QJsonObject each = hunters[key].toObject();
            each[code] = names.hunter(hunter);
            hunters[key] = each;
        }
    }
    QJsonArray json{QJsonValue::Null};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        QJsonObject line;
        if (!done[i].isEmpty())
            line[u"done"] = done[i];
        if (!said[i].isEmpty())
            line[u"said"] = said[i];
        json.append(line);
    }
    return json;
}

} // namespace

std::expected<QByteArray, Fault> revealPage(std::string_view reveal, const QString& name, const BoardSource& boards)
{
    const auto lines = readReveal(reveal);
    if (!lines)
        return std::unexpected(lines.error());
    const auto header = revealedHeader(*lines, *builtInCatalogue());
    if (!header)
        return std::unexpected(header.error());
    const auto board = boards(header->board);
    if (!board)
        return std::unexpected(Fault{"record-board", "line 1", {header->board}});

    QJsonObject hunters;
    const QJsonArray told = linesJson(*lines, boards, hunters);
    const QJsonObject drawn = QJsonDocument::fromJson(QByteArray::fromStdString(boardPage(**board).dump())).object();
    QJsonObject data{{QStringLiteral("reveal"), QString::fromUtf8(reveal.data(), static_cast<qsizetype>(reveal.size()))},
                     {QStringLiteral("name"), name},
                     {QStringLiteral("hunters"), hunters},
                     {QStringLiteral("locations"), drawn[QStringLiteral("locations")]},
                     {QStringLiteral("roads"), drawn[QStringLiteral("roads")]},
                     {QStringLiteral("rails"), drawn[QStringLiteral("rails")]},
                     {QStringLiteral("seas"), drawn[QStringLiteral("seas")]},
                     {QStringLiteral("map"), QJsonObject{{QStringLiteral("viewBox"), QStringLiteral("0 0 1000 740")},
                                                         {QStringLiteral("land"), QString::fromUtf8(landOutline())},
                                                         {QStringLiteral("labels"),
                                                          QJsonDocument::fromJson(pageFile(QStringLiteral("map/labels.json"))).object()}}},
                     {QStringLiteral("lines"), told}};
    QByteArray json = QJsonDocument(data).toJson(QJsonDocument::Compact);
    // No text may end the script that holds it, nor begin a comment in it: in compact JSON the sign stands in texts only.
    json.replace("<", "\\u003c");

    QByteArray hashes;
    for (const QString& file :
         QDir(QStringLiteral(":/resources/reveal/vendor")).entryList({QStringLiteral("*.js")}, QDir::Files, QDir::Name))
        hashes += pageFile(QStringLiteral("reveal/vendor/") + file) + '\n';
    std::vector<PagePart> parts{{"/*{base}*/", pageFile(QStringLiteral("web/base.css"))},
                                {"/*{chart}*/", pageFile(QStringLiteral("web/chart.css"))},
                                {"/*{style}*/", pageFile(QStringLiteral("reveal/style.css"))},
                                {"<!--{signs}-->", pageFile(QStringLiteral("web/signs.html"))},
                                {"/*{hashes}*/", hashes},
                                {"/*{map}*/", pageFile(QStringLiteral("web/map.js"))},
                                {"{data}", json}};
    for (const char* script : {"proof", "words", "hunt", "parts", "verdict", "player", "log", "page"})
        parts.emplace_back(QByteArray("/*{") + script + "}*/", pageFile(QStringLiteral("reveal/%1.js").arg(QLatin1String(script))));
    return filledPage(pageFile(QStringLiteral("reveal/page.html")), parts);
}

namespace {

QFileInfo fileOf(const Record& record)
{
    return QFileInfo(QFile::decodeName(QByteArray::fromStdString(record.path())));
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

std::expected<QStringList, Fault> writeRevealFiles(const Record& record, OlderFiles older)
{
    const QFileInfo game = fileOf(record);
    const auto [jsonPath, pagePath] = pathsFor(game);
    if (older == OlderFiles::Keep)
        for (const QString& path : {jsonPath, pagePath})
            if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
                return std::unexpected(Fault{"device-exists", path.toStdString(), {}});
    const auto text = record.reveal();
    if (!text)
        return std::unexpected(text.error());
    const auto page = revealPage(*text, game.completeBaseName(), boardSource(game.absolutePath()));
    if (!page)
        return std::unexpected(page.error());
    const auto ownersOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (const auto written = writeWholeFile(jsonPath, QByteArray::fromStdString(*text), ownersOnly); !written)
        return std::unexpected(written.error());
    if (const auto written = writeWholeFile(pagePath, *page, ownersOnly); !written)
        return std::unexpected(written.error());
    return QStringList{jsonPath, pagePath};
}

QStringList revealFilesOf(const Record& record)
{
    const auto [jsonPath, pagePath] = pathsFor(fileOf(record));
    QFile file(jsonPath);
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largestReveal))
        return {};
    const auto lines = readReveal(file.readAll().toStdString());
    const auto isOpen = [](const RevealedLine& line) { return line.hidden.has_value(); };
    if (!lines || lines->size() != record.lines() || hexText(lines->back().head) != record.head() || !std::ranges::all_of(*lines, isOpen))
        return {};
    return QFileInfo::exists(pagePath) ? QStringList{jsonPath, pagePath} : QStringList{jsonPath};
}

} // namespace demeter
