// Scripts for `demeter-cli play`: JSON Lines of actions and of a few words for the program itself.
#pragma once

#include "core/base/fault.h"
#include "core/base/json_reader.h"

#include <QTextStream>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

class QIODevice;

namespace demeter {

/// Where a script comes from, line by line, so that a line can be answered before the next one is written.
class ScriptLines {
public:
    explicit ScriptLines(QIODevice& device) : device_(&device) {}
    explicit ScriptLines(QTextStream& text) : device_(text.device()), text_(&text) {}

    /// The next line that is not blank, without its end; nothing at the end of the script.
    std::expected<std::optional<std::string>, Fault> next();
    /// Number of the line that `next` gave last, from 1.
    std::uint64_t number() const { return number_; }

private:
    QIODevice* device_; ///< null: a text in memory
    QTextStream* text_ = nullptr;
    std::uint64_t number_ = 0;
};

/// Puts the number of the line before the places, which are those of a text of one line, or below its field `field`.
Faults inLine(std::uint64_t number, Faults faults, const std::string& field = {});

// Words for the program itself.
struct UndoLine {};
struct RedoLine {};
struct GoToLine {
    std::size_t cursor = 0;
};
using HistoryLine = std::variant<UndoLine, RedoLine, GoToLine>;
/// Reads a line that is one of them; nothing if it is any other. What only the first line of a script can say is a fault.
std::expected<std::optional<HistoryLine>, Faults> readHistoryLine(const Json& line);

/// A line behind the first one.
template <typename Game> using ScriptLine = std::variant<typename Game::Action, HistoryLine>;
/// Reads one. Places: `line 7, /location`, or `line 7, column 3` where it is not JSON.
template <typename Game>
std::expected<ScriptLine<Game>, Faults> readLine(std::string_view line, std::uint64_t number, const typename Game::Rules& rules)
{
    const auto json = parseJson(line);
    if (!json)
        return std::unexpected(inLine(number, json.error()));
    const auto way = readHistoryLine(*json);
    if (!way)
        return std::unexpected(inLine(number, way.error()));
    if (*way)
        return **way;
    auto action = Game::readAction(rules, line);
    if (!action)
        return std::unexpected(inLine(number, std::move(action.error())));
    return *std::move(action);
}

} // namespace demeter
