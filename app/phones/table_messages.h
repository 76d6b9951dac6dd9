// The messages that phones get (protocol.md), made of what the table sees. They are the same in every game.
#pragma once

#include "app/table/public_game.h"
#include "core/base/chance_in_rounds.h"
#include "core/map/board.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace demeter::phones {

/// What stays as it is in a game, unless the board is put right.
struct GameNames {
    std::string id; ///< of the game: 32 hexadecimal digits
    QString name;
    std::vector<SeatName> seats;
    QString besides; ///< what the spaces beside the trail are called; empty: as the page calls them
};

/// `game`. A board is null where the game has none, here and below.
std::string gameMessage(const GameNames& names, const Board* board);
/// `table`: how everything lies after so many steps of the log. The number never becomes smaller: corrections are steps too. `ending` of a
/// game that is over.
std::string tableMessage(std::size_t step, const PublicTable& table, const std::optional<EndingWords>& ending,
                         const std::vector<SeatName>& seats, const Board* board);
/// `log`: these entries, of which so many came before.
std::string logMessage(std::size_t entriesBefore, const std::vector<SeenEntry>& entries);
/// `codes`: all of them.
std::string codesMessage(const std::vector<TableCode>& codes, bool isNew);
/// `question`: what can be entered after so many steps, as it is half chosen on one phone, which may enter it or not.
std::string questionMessage(std::size_t step, std::uint32_t number, bool mine, const SeenQuestion& question,
                            const std::vector<SeatName>& seats, const Board* board);
/// `moment`.
std::string momentMessage(const SeenMoment& moment, const std::vector<SeatName>& seats, const Board* board);
/// `chance`: what a phone is asked to give for what this round draws from, or what has been given.
std::string chanceMessage(const ChanceAsked& chance);
/// `held`: who is played on other phones than the one that it goes to.
std::string heldMessage(SeatSet held, const std::vector<SeatName>& seats);
/// `told`: said once, to one phone.
std::string toldMessage(const QString& text);
/// `gone`: no game is open, or the table is no longer shown on phones.
std::string goneMessage(bool switchedOff);

} // namespace demeter::phones
