#include "app/cli/common.h"

#include "app/cli/commands.h"
#include "app/text/fault_sentences.h"
#include "app/text/key_place.h"
#include "app/text/resources.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QIODevice>

namespace demeter {

using namespace fury3e;

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

int wrongUsage(Terminal& err, const QString& sentence, const QString& usage)
{
    err << sentence << '\n';
    err.writeLines(usage);
    err.flush();
    return exitUnusable;
}

void printFaults(Terminal& err, const Faults& faults)
{
    for (const Fault& fault : faults)
        err << faultSentence(fault) << '\n';
    err.flush();
}

std::optional<Language> takeLanguage(const Options& options)
{
    if (!options.given("--lang"))
        return Language::En;
    const QString code = options.value("--lang");
    const auto language = languageFromCode(code.toStdString());
    // Names come from the data even where there is no translation of the sentences.
    if (QCoreApplication* application = QCoreApplication::instance(); application && language)
        installLanguage(*application, code);
    return language;
}

std::expected<Position, Faults> loadPosition(const QString& path, QTextStream& in)
{
    const bool standardInput = path == QLatin1String("-");
    const auto text = standardInput ? readAll(in) : readWholeFile(path);
    if (!text)
        return std::unexpected(Faults{text.error()});
    const QString folder = standardInput ? QDir::currentPath() : QFileInfo(path).absolutePath();
    return readPosition(*text, boardSource(folder), builtInCatalogue());
}

void noteOpenKey(Terminal& err, const KeyFile& keys)
{
    if (!keys.wasOpenToOthers())
        return;
    err << QString::fromStdString(keys.path()) << ": " << keyWasOpenSentence() << '\n';
    err.flush();
}

int finished(Terminal& out, Terminal& err, int status)
{
    out.flush();
    if (out.works())
        return status;
    err << QCoreApplication::translate("Cli", "The output cannot be written.") << '\n';
    err.flush();
    return exitUnusable;
}

} // namespace demeter
