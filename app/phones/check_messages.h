// The messages of a board comparison that phones get (protocol.md).
#pragma once

#include "app/text/fury_names.h"
#include "core/map/board_comparison.h"

#include <QString>

#include <cstdint>
#include <string>

namespace demeter::phones {

/// Why a comparison is no longer shown on phones.
enum class CheckEnd : std::uint8_t {
    SwitchedOff,
    Left,  ///< on the program's screen; what was looked at is kept
    Saved, ///< as a board of the table's own
    Game,  ///< one begins, or is opened
};

/// `check`: what stays as it is: the places, and the words around.
std::string checkMessage(const BoardComparison& comparison);
/// `board`: what joins the places on the board as it is now.
std::string boardMessage(const BoardComparison& comparison);
/// `place`: the place that is asked about, with all that can be said of it.
std::string placeMessage(const BoardComparison& comparison, std::uint64_t step, const FuryNames& sentences);
/// `told`: said once, to one phone.
std::string checkToldMessage(const QString& text);
/// `gone`, with the reason in words.
std::string checkGoneMessage(CheckEnd why);

/// Why a tap does nothing.
QString goneOnWords();
QString inTheListWords(LocationId place, const FuryNames& sentences);
QString leadsNowhereWords(LocationId place, const FuryNames& sentences);

} // namespace demeter::phones
