// A running game as everybody at its table sees it, for whoever shows it: table screen, second display, phones, terminal.
#pragma once

#include "app/book/book_told.h"
#include "app/prompt/prompt.h"
#include "app/table/map_model.h"
#include "app/table/public_table.h"
#include "app/table/table_look.h"
#include "app/text/moment_look.h"
#include "app/text/revealed.h"
#include "core/base/chance_in_rounds.h"
#include "core/base/language.h"
#include "core/base/seat.h"
#include "core/map/board.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// What of a revealed game everybody is given, to compare it with codes that were kept: what its chain is made of, and no more.
struct RevealedLines {
    /// Of the game's file, each a JSON object: `public` with `commitment`, or with `hidden`. What was hidden is not in it, but for lines
    /// that were never sealed, whose heads are made from it.
    std::vector<std::string> lines;
    /// The page that tells the hunt and checks it, an HTML document; null: there is no such file.
    std::shared_ptr<const std::string> page{};
};

/// What is told of a game whatever its rules are.
struct GameFacts {
    std::string id; ///< 32 hexadecimal digits
    QString name;
    std::vector<std::string> players{}; ///< who plays at each of the seats, as was said before the game; may be empty
    std::vector<TableCode> codes{};     ///< that have been made, newest last
    ChanceAsked chance{};
    Revealed wasRevealed{}; ///< while it goes on
    /// Once the game was revealed as it stands; until then nothing.
    std::shared_ptr<const RevealedLines> revealed{};
    bool severalPassed = false;  ///< in place of one entry that came last, and it can be taken back
    bool shownByEntry = false;   ///< everybody has seen something by what was entered last: the table is asked before that is taken back
    std::size_t newsBegins = 0;  ///< first step of the log that belongs to what was entered last
    std::size_t entryBegins = 0; ///< the same of what can be taken back: what was entered after that, and taken back, comes later
};

/// Something that everybody should look up for, in the language in which it is asked for, which is installed.
struct NewMoment {
    std::function<MomentLook(Language)> look;
    std::function<SeenMoment(Language)> onPhones;
};

/// What everybody should look up for in the steps that have come since a screen was shown last. Nothing of it was announced there.
struct NewMoments {
    std::vector<NewMoment> moments;
    bool corrected = false; ///< what waits to be shown is true no longer
    bool over = false;      ///< one of them is a victory
    bool wentOn = false;    ///< something has happened
    bool entered = false;   ///< the hunters have entered it: what came before, they have long heard of
};

/// Who sits at the table.
struct SeatName {
    Seat seat;
    std::string_view id; ///< by which phones know the seat, such as `mina-harker`; it outlives the game
    QString name;
    QString player{}; ///< who plays there; empty: nobody said
};

/// How a game stands after a step, as everybody at its table sees it: a value made once a step, which nobody changes. It is made of the
/// table's log and of what the table does next, and cannot name what is hidden, so twin games say the same at the same steps.
///
/// Words come in a language, which is installed.
class PublicGame {
public:
    PublicGame() = default;
    virtual ~PublicGame() = default;
    PublicGame(const PublicGame&) = delete;
    PublicGame& operator=(const PublicGame&) = delete;

    // What lies open.

    virtual const GameFacts& facts() const = 0;
    /// Null: the game has no map, and `map` is not asked for.
    virtual const std::shared_ptr<const Board>& board() const = 0;
    /// Of the log; corrections are steps too, so it never becomes smaller.
    virtual std::size_t steps() const = 0;
    /// Whether this looks to everybody as `other` does, of the same game: its codes and its chance may be others.
    virtual bool standsLike(const PublicGame& other) const = 0;
    virtual PublicTable table(Language language) const = 0;
    /// Whether everything lies as in `other`, and the table does the same next.
    virtual bool liesLike(const PublicGame& other) const = 0;
    /// What a table screen shows besides what is asked.
    virtual TableLook look(Language language) const = 0;
    /// Of each of the seats.
    virtual std::vector<SeatLook> order(Language language) const = 0;
    virtual std::optional<CombatWords> combat(Language language) const = 0;
    /// Only of a game that is over.
    virtual EndingWords ending(Language language) const = 0;
    /// What lies on the board. What has to be seen of it where it has not room is left out once the game is over: its end shows all of it.
    virtual MapModel map() const = 0;
    /// In their order, as many as play.
    virtual std::vector<SeatName> seats(Language language) const = 0;
    /// What the spaces beside the trail are called; empty: as the page calls them.
    virtual QString besides() const { return {}; }
    /// The steps from this one on that carry news.
    virtual std::vector<SeenEntry> log(std::size_t from, Language language) const = 0;
    /// How many of the first steps carry news.
    virtual std::size_t newsIn(std::size_t steps) const = 0;
    /// What a step did, also if it is no news; nothing where the log cannot tell.
    virtual QStringList happened(std::size_t step, Language language) const = 0;
    /// Since a screen was shown `before`; null: it shows a game for the first time, and all of it was looked at.
    virtual NewMoments momentsSince(const PublicGame* before) const = 0;

    // What is asked.

    /// Whether who plays at these seats may enter something.
    virtual bool isFor(SeatSet plays) const = 0;
    /// `plays`: what of it they may enter who play at these seats; nothing: all of it.
    virtual SeenQuestion question(const Draft& draft, const std::optional<SeatSet>& plays, const PromptRoom& room,
                                  Language language) const = 0;
    /// A place was tapped. Nothing if nobody can go there, and it cannot be named.
    virtual std::optional<Draft> tapped(const Draft& draft, LocationId place, const std::optional<SeatSet>& plays) const = 0;
    /// What of a draft whoever shows it has to know.
    virtual HalfChosen halfChosen(const Draft& draft) const = 0;
    /// Something was refused, in these words, and the table can enter `allowed` all the same: what waited to be confirmed does not any
    /// more.
    virtual Draft withRefusal(const Draft& draft, const QString& said, const std::optional<Entry>& allowed) const = 0;
    /// Entries that words can mean: one is asked about as if it had been tapped, of several one is chosen first.
    virtual Draft meant(const std::vector<Entry>& entries) const = 0;
    /// Takes back what was entered last, which it names. Nothing if it was the deed of others than those who play at these seats (`plays`;
    /// nothing: all), or cannot be taken back before the table was asked.
    virtual std::optional<SeenChoice> takeBack([[maybe_unused]] const std::optional<SeatSet>& plays, Language) const { return {}; }
    virtual QString why(const GameValue& refusal, Language language) const = 0;

    // What can be read.

    /// Where the book tells of what is refused; empty: nowhere.
    virtual QString topicOf(const GameValue& refusal, Language language) const = 0;
    virtual BookTold book(Language language) const = 0;
    virtual bool hasBookOf(const PublicGame& other) const = 0;
};

} // namespace demeter
