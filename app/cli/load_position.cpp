#include "app/cli/load_position.h"

#include "app/cli/games.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"

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

/// The kind of game whose format this text names.
PositionKind kindOf(std::string_view text)
{
    const std::vector<PositionKind> kinds = allPositions();
    const auto json = parseJsonText(text);
    if (json && json->root.is_object())
        if (const auto format = json->root.find("format"); format != json->root.end() && format->is_string())
            for (const PositionKind& kind : kinds)
                if (*format == std::string(kind.format))
                    return kind;
    return kinds.front();
}

} // namespace

std::expected<std::unique_ptr<const GamePosition>, Faults> loadPosition(const QString& path, QTextStream& in)
{
    const bool standardInput = path == QLatin1String("-");
    const auto text = standardInput ? readAll(in) : readWholeFile(path);
    if (!text)
        return std::unexpected(Faults{text.error()});
    const QString folder = standardInput ? QDir::currentPath() : QFileInfo(path).absolutePath();
    return kindOf(*text).read(*text, boardSource(folder));
}

} // namespace demeter
