#include "app/cli/commands.h"
#include "app/text/portable_data.h"
#include "core/system/no_dumps.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

#include <cstdio>

int main(int argc, char** argv)
{
    demeter::forbidMemoryDumps();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("demeter-cli"));
    demeter::keepDataBesideProgram();
    QFile input;
    QFile output;
    QFile errors;
    // A standard stream that is closed reads as an empty one; that it cannot be written is said by `run`.
    (void)input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered);
    (void)output.open(stdout, QIODevice::WriteOnly);
    (void)errors.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
    QTextStream in(&input);
    QTextStream out(&output);
    QTextStream err(&errors);
    return demeter::run(QCoreApplication::arguments().mid(1), in, out, err);
}
