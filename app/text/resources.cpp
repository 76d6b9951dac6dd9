#include "app/text/resources.h"

#include "core/map/board_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
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

/// The text of a board's file of at most so many bytes. One whose name has a hash in it has to be what that names.
std::expected<std::string, Fault> boardFileText(const QDir& folder, const std::string& name, qint64 most)
{
    const QString path = folder.filePath(QString::fromStdString(name));
    auto text = readRegularFile(path, most);
    const std::string fileName = QFileInfo(path).fileName().toStdString();
    if (text && hashInBoardName(fileName) && boardFileName(*text) != fileName)
        return std::unexpected(Fault{"board-not-as-named", {}, {name}});
    return text;
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

std::expected<std::string, Fault> readBuiltIn(const char* folder, std::string_view id)
{
    return readWholeFile(
        QStringLiteral(":/resources/%1/%2.json").arg(QLatin1String(folder), QLatin1String(id.data(), qsizetype(id.size()))));
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

std::string programVersion()
{
    return DEMETER_VERSION;
}

BoardSource boardSource(const QString& relativeTo)
{
    return [folder = QDir(relativeTo)](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        if (!isBoardFile(name))
            return builtInBoard(name);
        const auto text = boardFileText(folder, name, largestInput);
        if (!text)
            return std::unexpected(Faults{text.error()});
        return boardFromText(*text);
    };
}

std::expected<std::shared_ptr<const Board>, Fault> boardOfNewGame(std::string& name, std::string& file, const QString& relativeTo)
{
    if (!isBoardFile(name)) {
        auto board = builtInBoard(name);
        return board ? std::expected<std::shared_ptr<const Board>, Fault>(*std::move(board)) : std::unexpected(board.error().front());
    }
    auto text = boardFileText(QDir(relativeTo), name, static_cast<qint64>(largestBoardFile));
    if (!text)
        return std::unexpected(std::move(text.error()));
    auto board = boardFromText(*text);
    if (!board)
        return std::unexpected(std::move(board.error().front()));
    name = boardFileName(*text);
    file = *std::move(text);
    return *std::move(board);
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
