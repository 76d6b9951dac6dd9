#include "app/cli/common.h"

#include "app/text/fault_sentences.h"
#include "app/text/key_place.h"
#include "app/text/resources.h"

#include <QCoreApplication>

namespace demeter {

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
