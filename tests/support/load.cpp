#include "tests/support/load.h"

#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace demeter::test {

using namespace fury3e;

std::string sourceFile(const std::string& path)
{
    std::ifstream file(DEMETER_SOURCE_DIR "/" + path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "cannot read %s\n", path.c_str());
        std::abort();
    }
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::shared_ptr<const Board> board(const std::string& id)
{
    const std::string path = id == "test-map-m" ? "tests/data/board/test-map-m.json" : "resources/boards/" + id + ".json";
    auto read = readBoard(sourceFile(path));
    if (!read) {
        for (const Fault& fault : read.error())
            std::fprintf(stderr, "%s: %s at %s\n", path.c_str(), fault.code.c_str(), fault.place.c_str());
        std::abort();
    }
    return std::make_shared<const Board>(std::move(*read));
}

std::shared_ptr<const Catalogue> catalogue()
{
    auto read = readCatalogue(sourceFile("resources/cards/dracula-3e.json"), sourceFile("resources/cards/hunter-3e.json"));
    if (!read)
        std::abort();
    return std::make_shared<const Catalogue>(std::move(*read));
}

Ruleset ruleset(const std::string& boardId, Printing printing)
{
    return {board(boardId), catalogue(), rulingsOf(printing)};
}

int times(int everyday, int full)
{
    const char* wanted = std::getenv("DEMETER_FULL");
    if (wanted == nullptr || *wanted != '1')
        return everyday;
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // Qt Test ends a function after five minutes
    return full;
}

} // namespace demeter::test
