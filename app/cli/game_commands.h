// What demeter-cli asks of a game. The terminal itself knows none: its commands read arguments and files, and say what a game found.
#pragma once

#include "app/cli/options.h"
#include "app/cli/script_answer.h"
#include "app/cli/terminal.h"
#include "core/base/fault.h"
#include "core/base/json_reader.h"
#include "core/base/language.h"
#include "core/journal/device.h"
#include "core/journal/key_file.h"
#include "core/journal/keys.h"
#include "core/journal/record.h"
#include "core/journal/verify.h"

#include <QString>
#include <QStringList>
#include <QTextStream>

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace demeter {

struct ServeAsked;

/// A record as `replay` lists it.
struct ListedRecord {
    struct Entry {
        std::uint64_t line = 0; ///< of the file
        std::uint16_t round = 0;
        QString action;
        bool takenBack = false;
    };
    std::vector<Entry> entries;
    std::vector<OpeningNotice> notices;
    std::string head;  ///< 64 hex digits
    std::string state; ///< at the end, as JSON
};

/// Whether a state is told with what tells cards that nobody has drawn yet.
enum class DeckOrder : std::uint8_t { Untold, Told };

/// What `reveal` does only when it is told to.
struct RevealAllTheSame {
    bool unfinished = false; ///< reveal a game that is not over
    bool replace = false;    ///< replace files that are there already
};
/// Why nothing is revealed: a fault, or a sentence about a game that is not over.
using NotRevealed = std::variant<Fault, QString>;

/// On what terms a game was played, as its file says it.
struct PlayedWith {
    struct Term {
        QString name, value;
    };
    std::vector<Term> terms;
    QStringList unchecked; ///< what nobody can check, however the rest is; a sentence each
    std::string json;      ///< the terms for machines: an object; empty where nothing is known
    /// Names of what nobody can check, for machines; of each sentence one.
    std::vector<std::string> uncheckedNames;
};

/// A revealed game as `verify` found it, with the game's own names for what is in it.
struct CheckedReveal {
    CheckedGame found;
    /// Where the cards came from, and what the proof is worth there.
    enum class Cards : std::uint8_t {
        Dealt,  ///< from the secret and the table's words, if it said any
        Alone,  ///< from a seed of the program's: nothing was promised
        ByHand, ///< drawn by hand, and entered
        None,   ///< the game has none
    };
    Cards cards = Cards::Alone;
    std::vector<QStringList> places; ///< a list for each round
    std::vector<QString> headwords;  ///< of the rule of each objection; empty for most
    /// A round that became another one, with the names of its places and steps.
    struct Changed {
        QStringList placesBefore, placesAfter, stepsBefore, stepsAfter;
    };
    std::vector<std::vector<Changed>> goneBack; ///< for each time a list, in the order of its changes
    PlayedWith playedWith;
};

/// A game that a script plays, line by line.
class PlayedScript {
public:
    PlayedScript() = default;
    virtual ~PlayedScript() = default;
    Q_DISABLE_COPY_MOVE(PlayedScript)

    /// Carries a line out and answers it. Faults: it cannot be read, or nothing can be written any more; the game cannot go on then.
    virtual std::expected<ScriptAnswer, Faults> take(std::string_view line, std::uint64_t number) = 0;
    /// The whole state as JSON, hidden things included.
    virtual std::string state() const = 0;
};

/// What a script begins with.
struct ScriptBeginning {
    std::optional<std::string> line; ///< its first one; nothing: there is none
    std::uint64_t number = 0;        ///< of that line
    const Options& options;          ///< of `play`
    QString folder;                  ///< where it looks for a board that is a path
    std::shared_ptr<KeyFile> keys;   ///< to seal the record with, if one is wanted
    Language language{};
    std::optional<Offer> offer; ///< the deal that was promised, with the words that were said after it
};
struct BegunScript {
    std::unique_ptr<PlayedScript> game;
    bool lineTaken = false; ///< the first line said what the game starts from; else it is still to be carried out
};

/// A game of the program. Its records and sentences are its own.
class GameCommands {
public:
    GameCommands() = default;
    virtual ~GameCommands() = default;
    Q_DISABLE_COPY_MOVE(GameCommands)

    /// Whether a file with this first line is a record of this game.
    virtual bool isRecord(std::string_view firstLine) const = 0;
    /// Whether these are the lines of this game.
    virtual bool isReveal(const Reveal& lines) const = 0;

    /// Its name in the first line of a script, and for the option `--game`.
    virtual std::string_view id() const = 0;
    /// The format of its positions, with which a script may begin.
    virtual std::string_view positionFormat() const = 0;
    /// Options of `play` that say what a new game of it is, such as `--board`.
    virtual QStringList newGameOptions() const = 0;
    /// What is wrong with the values of these options, in a sentence.
    virtual std::optional<QString> wrongOption(const Options& options) const = 0;
    /// Begins the game that a script plays, in a new record if `--record` wants one. A script that is unusable from its first line on does
    /// not leave an empty record behind.
    virtual std::expected<BegunScript, Faults> begin(const ScriptBeginning& script) const = 0;

    // Of a record. `folder` is that of its file, where it looks for what it names by a path. `keys` are asked when something is sealed.

    virtual std::expected<ListedRecord, Fault> list(std::unique_ptr<Device> device, const QString& folder, std::shared_ptr<KeyRing> keys,
                                                    Language language, DeckOrder deckOrder) const = 0;
    /// Writes the files of the reveal and returns their paths.
    virtual std::expected<QStringList, NotRevealed> reveal(std::unique_ptr<Device> device, const QString& folder,
                                                           std::shared_ptr<KeyRing> keys, RevealAllTheSame allTheSame) const = 0;
    /// Shows the table of a record on phones until that is over; the exit status.
    virtual int serve(std::unique_ptr<Device> device, const std::shared_ptr<KeyFile>& keys, const ServeAsked& asked) const = 0;
    virtual CheckedReveal check(const Reveal& lines, const std::vector<NotedCode>& codes, const QString& folder,
                                Language language) const = 0;
};

/// The first of them also answers for files that belong to none: its reader says what is wrong.
using Games = std::vector<std::unique_ptr<const GameCommands>>;

/// The game whose record begins with these bytes.
const GameCommands& gameOfRecord(const Games& games, std::string_view bytes);
const GameCommands& gameOfReveal(const Games& games, const Reveal& lines);
/// Their names, with commas between them.
std::string namesOf(const Games& games);
/// The game of this name; null if there is none.
const GameCommands* gameNamed(const Games& games, std::string_view id);
/// The game that the first line of a script names, by the field `game` of its new game or by the format of its position; `usual` if it
/// names none. A fault if it names one that there is not.
std::expected<const GameCommands*, Faults> gameOfScript(const Games& games, std::string_view firstLine, std::uint64_t number,
                                                        const GameCommands& usual);

} // namespace demeter
