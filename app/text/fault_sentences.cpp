#include "app/text/fault_sentences.h"

#include "app/text/board_fault_sentences.h"
#include "app/text/json_fault_sentences.h"
#include "app/text/plain_text.h"
#include "app/text/record_fault_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace demeter {

namespace {

/// The faults of `app/text/resources.h`, of scripts, and of the boards that a table keeps.
QString fileFaultSentence(const Fault& fault)
{
    const auto argument = [&](std::size_t index) {
        return index < fault.arguments.size() ? QString::fromStdString(fault.arguments[index]) : QString();
    };
    if (fault.code == "file-unreadable")
        //: %1 is a path, %2 the system's reason.
        return QCoreApplication::translate("FileFault", "\"%1\" cannot be read: %2.").arg(argument(0), argument(1));
    if (fault.code == "file-too-large")
        //: %1 is a path, %2 a number.
        return QCoreApplication::translate("FileFault", "\"%1\" is too large: more than %2 bytes.").arg(argument(0), argument(1));
    if (fault.code == "board-of-other-game")
        return QCoreApplication::translate("FileFault", "This is a board of another edition.");
    if (fault.code == "script-choice")
        //: %1 is what stands there, %2 a list of the words that may stand there.
        return QCoreApplication::translate("FileFault", "\"%1\" is none of: %2.").arg(argument(0), argument(1));
    if (fault.code == "script-seed")
        return QCoreApplication::translate("FileFault", "A seed has exactly 64 hexadecimal digits.");
    if (fault.code == "script-words")
        return QCoreApplication::translate("FileFault",
                                           "Here the hunters' words are needed, and nothing else: {\"words\":\"small letters\"}.");
    if (fault.code == "script-not-true")
        return QCoreApplication::translate("FileFault", "This must be true.");
    if (fault.code == "script-late-start")
        //: %1 is the name of a field.
        return QCoreApplication::translate("FileFault", "\"%1\" can stand only in the first line.").arg(argument(0));
    if (fault.code == "script-line-too-long")
        //: %1 is a number.
        return QCoreApplication::translate("FileFault", "The line is longer than %1 bytes.").arg(argument(0));
    if (fault.code == "script-position-recorded")
        return QCoreApplication::translate("FileFault",
                                           "A game that begins with a position can't be recorded: a record begins with a new game.");
    if (fault.code == "script-position-options")
        return QCoreApplication::translate("FileFault",
                                           "A position names its own board and printing: --board, --handling, --printing and --seed "
                                           "are only for a new game.");
    return {};
}

} // namespace

QString faultPlace(const Fault& fault)
{
    const QString place = QString::fromStdString(fault.place);
    const QRegularExpression form(QStringLiteral("^line (\\d+)(?:, column (\\d+))?(.*)$"), QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = form.match(place);
    if (!match.hasMatch())
        return place;
    const QString where = match.captured(2).isEmpty()
                              ? QCoreApplication::translate("FileFault", "line %1").arg(match.captured(1))
                              : QCoreApplication::translate("FileFault", "line %1, column %2").arg(match.captured(1), match.captured(2));
    return where + match.captured(3);
}

QString faultSentence(const Fault& fault)
{
    std::vector<QString (*)(const Fault&)> all = faultSentencesOfGames();
    all.insert(all.end(), {jsonFaultSentence, boardFaultSentence, recordFaultSentence, fileFaultSentence});
    QString sentence;
    for (auto each = all.begin(); each != all.end() && sentence.isEmpty(); ++each)
        sentence = (*each)(fault);
    if (sentence.isEmpty())
        sentence = QString::fromStdString(fault.code);
    const QString place = faultPlace(fault);
    return plainLine(place.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(place, sentence));
}

} // namespace demeter
