// The names that a document describes, for tests that hold it to the program.
#pragma once

#include "tests/support/load.h"

#include <sstream>
#include <string>
#include <vector>

namespace demeter::test {

/// The names in the first column of the table under this heading, in their order.
inline std::vector<std::string> describedNames(const std::string& document, const std::string& heading)
{
    std::istringstream file(sourceFile(document));
    std::vector<std::string> names;
    bool within = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## "))
            within = line == "## " + heading;
        if (!within || !line.starts_with("| `"))
            continue;
        std::istringstream cell(line.substr(2, line.find(" |") - 2));
        for (std::string name; cell >> name;) {
            std::erase_if(name, [](char c) { return c == '`' || c == ','; });
            names.push_back(name);
        }
    }
    return names;
}

} // namespace demeter::test
