#include "app/cli/board_command.h"

#include "app/text/board_fault_sentences.h"
#include "core/map/board.h"

#include <QCoreApplication>
#include <QFile>

namespace demeter {

namespace {

constexpr int noFaults = 0;
constexpr int faultsFound = 1;
constexpr int cannotCheck = 2;

/// A board is some 30 kB; anything beyond this is another file, or a device that never ends.
constexpr qint64 largestFile = 16 * 1024 * 1024;

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

int checkBoard(const QString& name, Terminal& out, Terminal& err)
{
    const auto unreadable = [&](const QString& reason) {
        err << name << ": " << QCoreApplication::translate("BoardCommand", "The file cannot be read: %1").arg(reason) << '\n';
        return cannotCheck;
    };
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    const QByteArray bytes = file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    if (bytes.size() > largestFile)
        return unreadable(QCoreApplication::translate("BoardCommand", "It is too large for a board file."));
    const auto board = readBoard({bytes.constData(), static_cast<std::size_t>(bytes.size())});
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
