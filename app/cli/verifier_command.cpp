#include "app/cli/commands.h"
#include "app/cli/common.h"
#include "app/text/verifier.h"
#include "app/text/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace demeter {

namespace {

QString verifierHelp()
{
    return QCoreApplication::translate(
        "Cli", "Usage: demeter-cli verifier [--hash] [--out FILE [--replace]]\n"
               "\n"
               "Prints the SHA-256 of the verifier: a page that opens and checks the revealed game of anybody, without a\n"
               "network. Equal sources give equal bytes, so whoever has the same number has the same page. It is\n"
               "written in the line that 'sha256sum --check' reads.\n"
               "\n"
               "  --out FILE  write the page\n"
               "  --hash      print nothing but the SHA-256\n"
               "  --replace   replace a file that has this name already\n"
               "\n"
               "Exit status: 0 done, 2 the file cannot be written.");
}

} // namespace

int runVerifierCommand(const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (wantsHelp(arguments)) {
        out.writeLines(verifierHelp());
        return exitDone;
    }
    const auto options = readOptions(
        arguments,
        {.flags = {QStringLiteral("--hash"), QStringLiteral("--replace")}, .valued = {QStringLiteral("--out")}, .positional = 0});
    if (!options)
        return wrongUsage(err, options.error(), verifierHelp());
    const QString path = options->value("--out");
    if (options->given("--out")) {
        const QFileInfo file(path);
        if (!options->has("--replace") && (file.exists() || file.isSymLink())) {
            printFaults(err, {Fault{"device-exists", path.toStdString(), {}}});
            return exitUnusable;
        }
        if (const auto written = writeWholeFile(path, verifierPage()); !written) {
            printFaults(err, {written.error()});
            return exitUnusable;
        }
    }
    out << QString::fromLatin1(verifierHash());
    if (!options->has("--hash"))
        out << "  " << (path.isEmpty() ? QString::fromLatin1(verifierName) : QFileInfo(path).fileName());
    out << '\n';
    return exitDone;
}

} // namespace demeter
