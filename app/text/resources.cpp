#include "app/text/resources.h"

#include "app/text/program_words.h"
#include "core/map/board_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

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
    const auto language = languageFromCode(code.toStdString());
    auto* words = ProgramWords::of(application);
    if (!language || !words->speak(*language))
        return false;
    // Everything that is shown hears of it by this: a translator that is installed anew.
    QCoreApplication::removeTranslator(words);
    QCoreApplication::installTranslator(words);
    return true;
}

Language installedLanguage()
{
    return ProgramWords::of(*QCoreApplication::instance())->language();
}

} // namespace demeter
