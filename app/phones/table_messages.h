// The messages that phones get (protocol.md), made of what the table sees.
#pragma once

#include "app/phones/revealed_lines.h"
#include "app/table/table_question.h"
#include "app/text/sentences.h"
#include "core/base/chance_in_rounds.h"
#include "core/fury3e/view/moments.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/table_turn.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace demeter::phones {

using namespace fury3e;

/// A code as the table screen shows it.
struct TableCode {
    std::optional<std::uint16_t> round; ///< that has ended, 0 the setup; nothing: the deal
    std::string digits;                 ///< `123 456 789 012`
    bool leftBehind = false;            ///< the game went back behind it
    std::string qr;                     ///< text of its QR code: the very head, which a phone can compare
    friend bool operator==(const TableCode&, const TableCode&) = default;
};

/// Everything that is told of a game: what the table sees of it and nothing else.
struct SeenGame {
    std::string id; ///< of the game: 32 hexadecimal digits
    QString name;
    Ruleset ruleset;
    PublicLog log;
    TableTurn turn;
    std::size_t chosenAt = 0;        ///< steps of the log when a combat card of Dracula's that still lies face down was chosen
    std::size_t newsBegins = 0;      ///< first step of the log that belongs to what was entered last
    std::optional<Action> lastEntry; ///< can be taken back
    std::vector<TableCode> codes;    ///< newest last
    ChanceAsked chance;
    /// Once the game was revealed as it stands; until then nothing.
    std::shared_ptr<const RevealedLines> revealed;
};

/// The number of the step that the table stands at. It never becomes smaller: corrections are steps too.
inline std::size_t stepOf(const SeenGame& game)
{
    return game.log.size();
}

/// `game`: what stays as it is, unless the board is put right.
std::string gameMessage(const SeenGame& game, const Sentences& sentences);
/// `table`: how everything lies.
std::string tableMessage(const SeenGame& game, const Sentences& sentences);
/// `log`: the entries that the steps from number `from` on have made; nothing if they have made none. An entry a step that carries news.
std::string logMessage(const SeenGame& game, std::size_t from, std::size_t entriesBefore, const Sentences& sentences);
/// How many entries the first steps of the log have made.
std::size_t logEntries(const PublicLog& log, std::size_t steps);
/// `codes`: all of them.
std::string codesMessage(const SeenGame& game, bool isNew);
/// `question`: what can be entered, as it is half chosen on one phone; `turn`: what of it that phone may enter; `topic`: where the book
/// tells of it.
std::string questionMessage(const SeenGame& game, const TableAsked& asked, std::uint32_t number, bool mine, const TableTurn& turn,
                            const QString& topic, const Sentences& sentences);
/// `moment`.
std::string momentMessage(const Ruleset& ruleset, const Moment& moment, const Sentences& sentences);
/// `chance`: what a phone is asked to give for the decks of this round, or what has been given.
std::string chanceMessage(const ChanceAsked& chance);
/// `told`: said once, to one phone.
std::string toldMessage(const QString& text);
/// `gone`: no game is open, or the table is no longer shown on phones.
std::string goneMessage(bool switchedOff);

} // namespace demeter::phones
