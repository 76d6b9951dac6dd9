#include "app/desktop/main_window.h"
#include "core/system/no_dumps.h"

#include <QApplication>

int main(int argc, char** argv)
{
    demeter::forbidMemoryDumps();
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("demeter"));
    QApplication::setApplicationDisplayName(QStringLiteral("Demeter"));
    QApplication::setDesktopFileName(QStringLiteral("org.demeter.Demeter"));
    demeter::MainWindow window;
    if (argc > 1)
        window.openGame(QString::fromLocal8Bit(argv[1]));
    window.show();
    return QApplication::exec();
}
