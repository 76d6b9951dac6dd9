// What can be said of a new game, in the first line of a script or by options of `play`.
#pragma once

#include "app/cli/options.h"
#include "core/base/fault.h"
#include "core/base/json_reader.h"
#include "core/base/shuffle.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// One thing that can be said: a field of `{"new-game":{...}}`, and mostly an option with two dashes before the same name.
struct NewGameField {
    std::string_view name;
    /// Takes a text; false if it does not know it. Empty for a field that holds something else.
    std::function<bool(const std::string&)> take = {};
    Fault unknown = {}; ///< what is said of a text that is not known; its place is left open
    bool option = true; ///< whether there is such an option
    /// Of a field that holds something else: takes it, with the place where it stands. It has no option.
    std::function<void(const Json& value, const std::string& place, Faults& faults)> read = {};
};

/// A field whose texts are these names, in the order of the values of `Value`.
template <typename Value, std::size_t N>
NewGameField choiceField(std::string_view name, const std::array<std::string_view, N>& names, std::function<void(Value)> set);
/// The field `board`: a built-in id, or a path.
NewGameField boardField(std::string& board);
/// The field `seed`.
NewGameField seedField(Seed& seed);

// Values that every game with hunters has.
inline constexpr std::array<std::string_view, 2> newGameHandlings{"dealt", "drawn-from-box"};
/// Whether chance may come in after the deal.
inline constexpr std::array<std::string_view, 2> newGameChances{"at-the-start", "each-round"};
/// What the files of a game that is not over tell whoever opens them; %1 is the option that reveals it all the same.
QString huntNotOver();

/// The option of a field, such as `--board`.
QString optionOf(const NewGameField& field);
/// Takes the options. What is wrong with them is said in a sentence: a value that is not known, or an option that this game has not.
std::optional<QString> takeOptions(const std::vector<NewGameField>& fields, const Options& options);
/// Whether any of the options is given.
bool anyGiven(const std::vector<NewGameField>& fields, const Options& options);
/// Takes the object of a line `{"new-game":{...}}`, whose field `game` has been read. Places begin with `/new-game`.
void takeNewGame(const std::vector<NewGameField>& fields, const Json& json, Faults& faults);

/// The names of a choice, for whoever has named another one: `dealt, drawn-from-box`.
std::string listedNames(const std::string_view* names, std::size_t count);

template <typename Value, std::size_t N>
NewGameField choiceField(std::string_view name, const std::array<std::string_view, N>& names, std::function<void(Value)> set)
{
    return {name,
            [&names, set = std::move(set)](const std::string& text) {
                const auto found = std::ranges::find(names, text);
                if (found == names.end())
                    return false;
                set(static_cast<Value>(found - names.begin()));
                return true;
            },
            Fault{"script-choice", {}, {listedNames(names.data(), N)}}};
}

} // namespace demeter
