// Tests of windows and widgets.
#include "tests/support/test_program.h"

#include <QApplication>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return demeter::test::runTest(argc, argv);
}
