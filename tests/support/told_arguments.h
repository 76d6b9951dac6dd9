// What announcements name, held against what the second verifier lets them name.
#pragma once

#include "tests/support/load.h"

#include <cstddef>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter::test {

/// Reads the patterns of tests/second_verifier.py: a letter an argument. If it called a game's own announcement malformed, an honest game
/// would stand as a false one.
class ToldArguments {
public:
    /// `table`: the name of its table of announcements. `letters`: one for each kind of argument, in the order of the game's `Argument`.
    ToldArguments(const std::string& table, std::string letters) : letters_(std::move(letters))
    {
        const std::string text = sourceFile("tests/second_verifier.py");
        std::smatch token;
        std::regex_search(text, token, std::regex("\nTOKEN_ARGUMENTS = \"([^\"]*)\""));
        const std::size_t begin = text.find("\n" + table + " = {");
        const std::string rows = text.substr(begin, text.find("\n}\n", begin) - begin);
        static const std::regex row("\"([a-z-]+)\": (?:\"([^\"]*)\"|TOKEN_ARGUMENTS)");
        for (std::sregex_iterator each(rows.begin(), rows.end(), row), end; each != end; ++each)
            patterns_.emplace((*each)[1].str(), std::regex((*each)[2].matched ? (*each)[2].str() : token[1].str()));
    }

    /// `names`: of announcements, by their number.
    template <typename Happening> void hear(const std::vector<Happening>& said, std::span<const std::string_view> names)
    {
        for (const Happening& happening : said) {
            const std::string name(names[static_cast<std::size_t>(happening.what)]);
            std::string row;
            for (const auto& argument : happening.arguments)
                row += letters_[argument.index()];
            heard_.insert(name);
            if (const auto pattern = patterns_.find(name); pattern != patterns_.end() && !std::regex_match(row, pattern->second))
                wrong_.insert(name + ' ' + row);
        }
    }

    std::size_t known() const { return patterns_.size(); }
    std::size_t heard() const { return heard_.size(); }
    /// Those that it would refuse, with the letters of what they name, a line each.
    std::string wrong() const
    {
        std::string lines;
        for (const std::string& each : wrong_)
            lines += each + '\n';
        return lines;
    }

private:
    std::string letters_;
    std::map<std::string, std::regex> patterns_;
    std::set<std::string> heard_, wrong_;
};

} // namespace demeter::test
