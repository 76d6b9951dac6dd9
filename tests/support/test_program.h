// All tests of a folder are one program: each registers itself under the name of its file, and the program's first argument says which
// one runs. The precompiled headers of the tests include this one, so that a test need not.
#pragma once

#include <QObject>

#include <memory>

namespace demeter::test {

/// One test class of the program. As an object with static storage it is in the list before `main` begins.
class RegisteredTest {
public:
    using Make = std::unique_ptr<QObject> (*)();
    /// `file` is the path of the test's source; its last part without `.cpp` becomes the name.
    RegisteredTest(const char* file, Make make);
};

/// Runs the test that the first argument names, with the other arguments, which are Qt Test's; without arguments the names are printed.
/// An application object is up to the caller.
int runTest(int argc, char** argv);

} // namespace demeter::test

/// Stands at the end of a test's source, where QTEST_MAIN would stand in a program of its own.
#define DEMETER_TEST(TestClass)                                                                                                            \
    static const demeter::test::RegisteredTest registered##TestClass(                                                                      \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
