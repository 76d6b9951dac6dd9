#include "app/cli/board_command.h"

#include "app/text/board_fault_sentences.h"
#include "app/text/fault_sentences.h"
#include "app/text/resources.h"
#include "core/map/board.h"

#include <QCoreApplication>

namespace demeter {

namespace {

constexpr int noFaults = 0;
constexpr int faultsFound = 1;
constexpr int cannotCheck = 2;

QString usage()
{
    return QCoreApplication::translate("BoardCommand", "Usage: demeter-cli board check FILE");
}

QString boardHelp()
{
    return usage() + QStringLiteral("\n\n") +
           QCoreApplication::translate("BoardCommand",
                                       "Checks a board file and prints every fault in it, one a line:\n"
                                       "FILE: PLACE: what is wrong. A place is a JSON pointer such as /roads/17.\n"
                                       "\n"
                                       "Exit status: 0 no faults, 1 faults found, 2 the file cannot be read or is not JSON.");
}

QString faultLine(const QString& file, const Fault& fault)
{
    // The pointer to the whole document is empty.
    const QString place = fault.place.empty() ? QString() : QString::fromStdString(fault.place) + QStringLiteral(": ");
    return file + QStringLiteral(": ") + place + boardFaultSentence(fault);
}

bool isNoJson(const Faults& faults)
{
    // Such a fault comes alone: there is nothing to look at further.
    return faults.size() == 1 && faults[0].code.starts_with("json-") && !faults[0].place.starts_with('/');
}

QString unreadable(const Fault& fault)
{
    const QString reason = fault.code == "file-unreadable" ? QString::fromStdString(fault.arguments[1])
                           : fault.code == "file-too-large"
                               ? QCoreApplication::translate("BoardCommand", "It is too large for a board file.")
                               : faultSentence({fault.code, {}, fault.arguments});
    return QCoreApplication::translate("BoardCommand", "The file cannot be read: %1").arg(reason);
}

int checkBoard(const QString& name, Terminal& out, Terminal& err)
{
    const auto text = readRegularFile(name);
    if (!text) {
        err << name << ": " << unreadable(text.error()) << '\n';
        return cannotCheck;
    }
    const auto board = readBoard(*text);
    if (board) {
        out << name << ": "
            << QCoreApplication::translate("BoardCommand",
                                           "no faults: %1 locations, %2 roads, %3 sea borders, %4 ports, %5 railways, %6 hospitals")
                   .arg(board->locations().size())
                   .arg(board->roads().size())
                   .arg(board->seaBorders().size())
                   .arg(board->ports().size())
                   .arg(board->rails().size())
                   .arg(board->hospitals().size())
            << '\n';
        return noFaults;
    }
    const bool unusable = isNoJson(board.error());
    for (const Fault& fault : board.error())
        (unusable ? err : out) << faultLine(name, fault) << '\n';
    return unusable ? cannotCheck : faultsFound;
}

} // namespace

int runBoardCommand(const QStringList& arguments, Terminal& out, Terminal& err)
{
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        out.writeLines(boardHelp());
        return noFaults;
    }
    if (arguments.size() != 2 || arguments[0] != QStringLiteral("check") || arguments[1].startsWith(u'-')) {
        err << usage() << '\n';
        return cannotCheck;
    }
    return checkBoard(arguments[1], out, err);
}

} // namespace demeter
