// Scripts for `demeter-cli play`: JSON Lines of actions and of a few words for the program itself.
#pragma once

#include "app/text/resources.h"
#include "core/base/fault.h"
#include "core/fury3e/cards/counts.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/text/position.h"

#include <QByteArray>
#include <QTextStream>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>

class QIODevice;

namespace demeter {

using namespace fury3e;

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

/// `{"new-game":{...}}`: what is not named is as the command's options say.
struct NewGame {
    std::string board{builtInBoardIds.front()};
    CardHandling handling = CardHandling::Dealt;
    Printing printing = Printing::Recommended;
    Seed seed{};
    bool clockKept = false;       ///< false: the hunters' phase is entered by hand
    bool chanceEachRound = false; ///< chance may come in round by round
    std::optional<Counts> counts; ///< nothing: those of the card file
};

// Words for the program itself.
struct UndoLine {};
struct RedoLine {};
struct GoToLine {
    std::size_t cursor = 0;
};
using ScriptLine = std::variant<Action, UndoLine, RedoLine, GoToLine>;
using ScriptStart = std::variant<NewGame, Position>;

std::optional<CardHandling> handlingFromName(const std::string& name);
std::optional<Printing> printingFromName(const std::string& name);
/// Whether chance may come in round by round.
std::optional<bool> chanceFromName(const std::string& name);
std::optional<Seed> seedFromHex(const std::string& digits);

/// Reads the first line if it says what the game starts from; nothing if it is any other line. Places of faults are as `readLine` gives
/// them.
std::expected<std::optional<ScriptStart>, Faults> readStart(std::string_view line, std::uint64_t number, const NewGame& defaults,
                                                            const BoardSource& boards, std::shared_ptr<const Catalogue> cards);

/// Reads any other line. Places: `line 7, /location`, or `line 7, column 3` where it is not JSON.
std::expected<ScriptLine, Faults> readLine(std::string_view line, std::uint64_t number, const Ruleset& ruleset);

} // namespace demeter
