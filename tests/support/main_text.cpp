// Tests of the sentences and of the terminal's program, which start processes but have no window.
#include "tests/support/test_program.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return demeter::test::runTest(argc, argv);
}
