#include "app/phones/page.h"

#include "app/text/page_parts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <vector>

/// `Q_INIT_RESOURCE` cannot stand in a namespace.
static void initPhoneResources()
{
    Q_INIT_RESOURCE(phones);
    Q_INIT_RESOURCE(book);
}

namespace demeter {

namespace {

/// The program's icons as symbols, but for those that all pages have.
QByteArray iconSymbols(const QByteArray& signs)
{
    static const QRegularExpression drawing(QStringLiteral("<svg[^>]*>(.*)</svg>"), QRegularExpression::DotMatchesEverythingOption);
    QByteArray symbols;
    for (const QString& file : QDir(QStringLiteral(":/resources/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name)) {
        const QByteArray id = "id=\"i-" + file.chopped(4).toUtf8() + '"';
        if (signs.contains(id))
            continue;
        QString drawn = drawing.match(QString::fromUtf8(pageFile(QStringLiteral("icons/") + file))).captured(1);
        drawn.replace(QLatin1String("#000"), QLatin1String("currentColor"));
        symbols += "<symbol " + id + " viewBox=\"0 0 24 24\">" + drawn.toUtf8() + "</symbol>\n";
    }
    return symbols;
}

/// The drawings of the book as symbols, in the colours of the page.
QByteArray diagramSymbols()
{
    static const QRegularExpression drawing(QStringLiteral("viewBox=\"([^\"]*)\">(.*)</svg>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression token(QStringLiteral("\\$([a-z]+)([A-Z]?)([a-z]*)"));
    QByteArray symbols;
    for (const QString& file :
         QDir(QStringLiteral(":/resources/book/diagrams")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name)) {
        const auto match = drawing.match(QString::fromUtf8(pageFile(QStringLiteral("book/diagrams/") + file)));
        QString drawn = match.captured(2);
        for (auto found = token.match(drawn); found.hasMatch(); found = token.match(drawn)) {
            const QString end = found.captured(2).toLower() + found.captured(3);
            drawn.replace(found.capturedStart(), found.capturedLength(),
                          QStringLiteral("var(--%1%2)").arg(found.captured(1), end.isEmpty() ? QString() : u'-' + end));
        }
        drawn.remove(QLatin1String(" font-family=\"Inter\""));
        symbols += "<symbol id=\"d-" + file.chopped(4).toUtf8() + "\" viewBox=\"" + match.captured(1).toUtf8() + "\">" + drawn.toUtf8() +
                   "</symbol>\n";
    }
    return symbols;
}

/// What the map is drawn from, whatever game it is.
QByteArray boardJson()
{
    const QJsonObject board{{QStringLiteral("viewBox"), QStringLiteral("0 0 1000 740")},
                            {QStringLiteral("land"), QString::fromUtf8(landOutline())},
                            {QStringLiteral("labels"), QJsonDocument::fromJson(pageFile(QStringLiteral("map/labels.json"))).object()}};
    QByteArray json = QJsonDocument(board).toJson(QJsonDocument::Compact);
    json.replace("<", "\\u003c");
    return json;
}

/// One source for each element of this name without attributes, as a policy lists them.
QByteArray hashesOf(const QByteArray& page, const QByteArray& element)
{
    const QByteArray begin = '<' + element + '>', end = "</" + element + '>';
    QByteArray hashes;
    for (qsizetype at = page.indexOf(begin); at >= 0; at = page.indexOf(begin, at)) {
        at += begin.size();
        const QByteArray text = page.mid(at, page.indexOf(end, at) - at);
        hashes += " 'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
    }
    return hashes;
}

/// A skeleton with what all pages for phones have, and with parts of its own.
QByteArray phoneDocument(const QString& skeleton, const std::vector<PagePart>& own)
{
    const QByteArray signs = pageFile(QStringLiteral("web/signs.html"));
    const QByteArray font = "@font-face { font-family: Garamond; src: url(data:font/woff2;base64," +
                            pageFile(QStringLiteral("web/garamond.woff2")).toBase64() + ") format(\"woff2\"); }";
    std::vector<PagePart> parts{{"/*{font}*/", font},
                                {"/*{base}*/", pageFile(QStringLiteral("web/base.css"))},
                                {"/*{chart}*/", pageFile(QStringLiteral("web/chart.css"))},
                                {"/*{ground}*/", pageFile(QStringLiteral("phones/ground.css"))},
                                {"<!--{signs}-->", signs},
                                {"<!--{icons}-->", iconSymbols(signs)},
                                {"{board}", boardJson()},
                                {"/*{words}*/", pageFile(QStringLiteral("phones/words.js"))},
                                {"/*{map}*/", pageFile(QStringLiteral("web/map.js"))},
                                {"/*{link}*/", pageFile(QStringLiteral("phones/link.js"))}};
    parts.insert(parts.end(), own.begin(), own.end());
    return filledPage(pageFile(skeleton), parts);
}

} // namespace

QByteArray phonePage()
{
    initPhoneResources();
    return phoneDocument(QStringLiteral("phones/page.html"), {{"/*{style}*/", pageFile(QStringLiteral("phones/style.css"))},
                                                              {"<!--{diagrams}-->", diagramSymbols()},
                                                              {"/*{hashes}*/", pageFile(QStringLiteral("reveal/vendor/sha256.umd.min.js"))},
                                                              {"/*{chance}*/", pageFile(QStringLiteral("phones/chance.js"))},
                                                              {"/*{confirm}*/", pageFile(QStringLiteral("phones/confirm.js"))},
                                                              {"/*{book}*/", pageFile(QStringLiteral("phones/book.js"))},
                                                              {"/*{notebook}*/", pageFile(QStringLiteral("phones/notebook.js"))},
                                                              {"{sounds}", pageFile(QStringLiteral("sounds/sounds.json"))},
                                                              {"/*{sound}*/", pageFile(QStringLiteral("phones/sound.js"))},
                                                              {"/*{table}*/", pageFile(QStringLiteral("phones/table.js"))}});
}

QByteArray checkPage()
{
    initPhoneResources();
    return phoneDocument(QStringLiteral("phones/check.html"), {{"/*{style}*/", pageFile(QStringLiteral("phones/check.css"))},
                                                               {"/*{check}*/", pageFile(QStringLiteral("phones/check.js"))}});
}

QByteArray phonePolicy(const QByteArray& page)
{
    // Hashes are computed by WebAssembly, where there are any; nothing else is ever made into a program.
    const QByteArray assembly = page.contains("hashwasm") ? " 'wasm-unsafe-eval'" : "";
    return "default-src 'none'; script-src" + assembly + hashesOf(page, "script") + "; style-src" + hashesOf(page, "style") +
           "; img-src data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

} // namespace demeter
