// Tests of the core run without an application object.
#include "tests/support/test_program.h"

int main(int argc, char** argv)
{
    return demeter::test::runTest(argc, argv);
}
