#include "app/cli/common.h"

#include "app/text/fault_sentences.h"
#include "app/text/key_file_location.h"
#include "app/text/resources.h"

#include <QCoreApplication>

namespace demeter {

QString say(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

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

void noteKey(Terminal& err, const KeyFile& keys)
{
    if (keys.wasOpenToOthers())
        err << QString::fromStdString(keys.path()) << ": " << keyWasOpenSentence() << '\n';
    if (keys.wasRenewed())
        err << keyRenewedSentence(keys.path()) << '\n';
    err.flush();
}

QString noticeSentence(const OpeningNotice& notice)
{
    switch (notice.what) {
    case OpeningNotice::What::TornLineCut:
        //: %1 is a number.
        return QCoreApplication::translate("Cli", "line %1: the last line was not written completely, so it is left out.").arg(notice.line);
    case OpeningNotice::What::DamagedReadOnly:
        break;
    }
    Fault fault = notice.fault;
    if (fault.place.empty())
        fault.place = "line " + std::to_string(notice.line);
    //: %1 says where and what.
    return QCoreApplication::translate("Cli", "The record is damaged; nothing from there on is read. %1").arg(faultSentence(fault));
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
