#include "app/cli/fury3e/load_position.h"

#include "app/text/resources.h"

#include <QDir>
#include <QFileInfo>
#include <QIODevice>

namespace demeter {

namespace {

/// Everything in a stream, as the bytes that it holds where it holds bytes.
std::expected<std::string, Fault> readAll(QTextStream& in)
{
    QByteArray bytes;
    if (QIODevice* device = in.device()) {
        for (QByteArray next = device->read(largestInput); !next.isEmpty() && bytes.size() <= largestInput;
             next = device->read(largestInput))
            bytes += next;
    } else {
        bytes = in.readAll().toUtf8();
    }
    if (bytes.size() > largestInput)
        return std::unexpected(Fault{"file-too-large", {}, {"-", std::to_string(largestInput)}});
    return bytes.toStdString();
}

} // namespace

std::expected<Position, Faults> loadPosition(const QString& path, QTextStream& in)
{
    const bool standardInput = path == QLatin1String("-");
    const auto text = standardInput ? readAll(in) : readWholeFile(path);
    if (!text)
        return std::unexpected(Faults{text.error()});
    const QString folder = standardInput ? QDir::currentPath() : QFileInfo(path).absolutePath();
    return readPosition(*text, boardSource(folder), builtInCatalogue());
}

} // namespace demeter
