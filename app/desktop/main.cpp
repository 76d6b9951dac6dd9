#include "app/desktop/main_window.h"
#include "app/text/portable_data.h"
#include "core/system/no_dumps.h"

#include <QApplication>

int main(int argc, char** argv)
{
    demeter::forbidMemoryDumps();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("demeter"));
    QApplication::setApplicationDisplayName(QStringLiteral("Demeter"));
    QApplication::setDesktopFileName(QStringLiteral("org.demeter.Demeter"));
    demeter::keepDataBesideProgram();
    demeter::MainWindow window;
    if (const QStringList arguments = QApplication::arguments(); arguments.size() > 1)
        window.openGame(arguments.at(1));
    window.showFirst();
    return QApplication::exec();
}
