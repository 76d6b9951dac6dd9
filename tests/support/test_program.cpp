#include "tests/support/test_program.h"

#include <QtTest>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace demeter::test {

namespace {

using Tests = std::map<std::string, RegisteredTest::Make, std::less<>>;

/// Made by whoever comes first: nothing says in which order the sources of a program register their tests.
Tests& tests()
{
    static Tests all;
    return all;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, Make make)
{
    std::string name(file);
    name.erase(0, name.find_last_of('/') + 1);
    name.erase(name.find_last_of('.'));
    tests().emplace(std::move(name), make);
}

int runTest(int argc, char** argv)
{
    if (argc < 2) {
        for (const auto& [name, make] : tests())
            std::printf("%s\n", name.c_str());
        return EXIT_FAILURE;
    }
    const auto found = tests().find(std::string_view(argv[1]));
    if (found == tests().end()) {
        std::fprintf(stderr, "no test %s in this program\n", argv[1]);
        return EXIT_FAILURE;
    }
    std::vector<char*> rest(argv + 1, argv + argc);
    rest[0] = argv[0];
    rest.push_back(nullptr);
    const std::unique_ptr<QObject> test = found->second();
    return QTest::qExec(test.get(), argc - 1, rest.data());
}

} // namespace demeter::test
