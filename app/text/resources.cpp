#include "app/text/resources.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTranslator>
#include <QVariant>

#include <array>
#include <utility>

void initTextResources()
{
    Q_INIT_RESOURCE(data);
    Q_INIT_RESOURCE(translations);
    Q_INIT_RESOURCE(verifier);
}

namespace demeter {

using namespace fury3e;

namespace {

/// By this name the translators of the language before are found among the application's children.
constexpr const char* languageProperty = "demeter-language";

Fault unreadable(const QFile& file)
{
    return {"file-unreadable", {}, {file.fileName().toStdString(), file.errorString().toStdString()}};
}

std::expected<std::shared_ptr<const Board>, Faults> boardFromText(std::string_view text)
{
    auto board = readBoard(text);
    if (!board)
        return std::unexpected(std::move(board.error()));
    return std::make_shared<const Board>(std::move(*board));
}

std::expected<std::string, Fault> readBuiltIn(const char* folder, std::string_view id)
{
    return readWholeFile(
        QStringLiteral(":/resources/%1/%2.json").arg(QLatin1String(folder), QLatin1String(id.data(), qsizetype(id.size()))));
}

/// A built-in board. It never changes, and every record that is opened asks for it.
template <std::size_t Number> const std::expected<std::shared_ptr<const Board>, Faults>& readOnce()
{
    static const auto board = [] -> std::expected<std::shared_ptr<const Board>, Faults> {
        const auto text = readBuiltIn("boards", builtInBoardIds[Number]);
        if (!text)
            return std::unexpected(Faults{text.error()});
        return boardFromText(*text);
    }();
    return board;
}

/// SHA-256 in hex digits.
std::string hashOf(const std::string& text)
{
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace

std::expected<std::string, Fault> readWholeFile(const QString& path, qint64 most)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(unreadable(file));
    // Read in one go but never more than that: a path may name a device that has no end.
    const QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(unreadable(file));
    if (bytes.size() > most)
        return std::unexpected(Fault{"file-too-large", {}, {path.toStdString(), std::to_string(most)}});
    return bytes.toStdString();
}

std::expected<std::string, Fault> readRegularFile(const QString& path, qint64 most)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) // the system has words of its own for a folder
        return std::unexpected(Fault{"device-not-a-file", path.toStdString(), {}});
    return readWholeFile(path, most);
}

std::expected<std::shared_ptr<const Board>, Faults> builtInBoard(const std::string& id)
{
    static_assert(builtInBoardIds.size() == 2);
    if (id == builtInBoardIds[0])
        return readOnce<0>();
    if (id == builtInBoardIds[1])
        return readOnce<1>();
    return std::unexpected(Faults{Fault{"unknown-board", {}, {id}}});
}

std::shared_ptr<const Catalogue> builtInCatalogue()
{
    static const auto cards = [] -> std::shared_ptr<const Catalogue> {
        const auto dracula = readBuiltIn("cards", cardsId), hunters = readBuiltIn("cards", "hunter-3e");
        if (!dracula || !hunters)
            return nullptr;
        auto read = readCatalogue(*dracula, *hunters);
        return read ? std::make_shared<const Catalogue>(std::move(*read)) : nullptr;
    }();
    return cards;
}

std::string builtInCatalogueId()
{
    return std::string(cardsId);
}

std::string boardHash(const std::string& name, const QString& relativeTo)
{
    const QString text = QString::fromStdString(name);
    const auto file =
        text.endsWith(QLatin1String(".json")) ? readRegularFile(QDir(relativeTo).filePath(text)) : readBuiltIn("boards", name);
    return file ? hashOf(*file) : std::string();
}

std::string cardsHash()
{
    static const std::string hash = [] {
        const auto dracula = readBuiltIn("cards", cardsId), hunters = readBuiltIn("cards", "hunter-3e");
        return dracula && hunters ? hashOf(*dracula + *hunters) : std::string();
    }();
    return hash;
}

std::string programVersion()
{
    return DEMETER_VERSION;
}

QString boardFileName(const std::string& text)
{
    return QStringLiteral("board-%1.json").arg(QString::fromStdString(hashOf(text)));
}

BoardSource boardSource(const QString& relativeTo)
{
    return [folder = QDir(relativeTo)](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        const QString text = QString::fromStdString(name);
        if (!text.endsWith(QLatin1String(".json")))
            return builtInBoard(name);
        const auto file = readRegularFile(folder.filePath(text));
        if (!file)
            return std::unexpected(Faults{file.error()});
        static const QRegularExpression named(QStringLiteral("^board-[0-9a-f]{64}\\.json$"));
        const QString fileName = QFileInfo(text).fileName();
        if (named.match(fileName).hasMatch() && boardFileName(*file) != fileName)
            return std::unexpected(Faults{Fault{"board-not-as-named", {}, {name}}});
        return boardFromText(*file);
    };
}

bool installLanguage(QCoreApplication& application, const QString& code)
{
    if (!languageFromCode(code.toStdString()))
        return false;
    // Those of a language are read once: phones are told the same thing in several languages, one after the other. The application owns
    // what is in force, and a drawer of it the rest.
    auto* drawer = application.findChild<QObject*>(languageProperty, Qt::FindDirectChildrenOnly);
    if (drawer == nullptr) {
        drawer = new QObject(&application);
        drawer->setObjectName(languageProperty);
    }
    const auto translator = [&](const QString& file) -> QTranslator* {
        const QString name = QStringLiteral("%1_%2").arg(file, code);
        auto* read = application.findChild<QTranslator*>(name);
        if (read == nullptr) {
            read = new QTranslator(drawer);
            read->setObjectName(name);
            (void)read->load(QStringLiteral(":/i18n/%1.qm").arg(name));
        }
        return read->isEmpty() ? nullptr : read;
    };
    // The sources are English, so English needs no translation; Qt's own texts are not translated into every language.
    QTranslator* own = translator(QStringLiteral("demeter"));
    if (own == nullptr && code != QLatin1String("en"))
        return false;
    const auto before = application.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly);
    for (QTranslator* each : before) {
        QCoreApplication::removeTranslator(each);
        each->setParent(drawer);
    }
    for (QTranslator* next : {translator(QStringLiteral("qtbase")), own}) // the last one installed is asked first
        if (next != nullptr) {
            next->setParent(&application);
            QCoreApplication::installTranslator(next);
        }
    application.setProperty(languageProperty, code);
    return true;
}

Language installedLanguage()
{
    const QVariant code = QCoreApplication::instance()->property(languageProperty);
    return languageFromCode(code.toString().toStdString()).value_or(Language::En);
}

} // namespace demeter
