// How a table stands, in words: values that each game makes of what its own table sees.
#pragma once

#include "app/prompt/prompt.h"
#include "app/table/game_value.h"
#include "app/table/table_look.h"
#include "core/base/json_reader.h"
#include "core/base/seat.h"
#include "core/map/location.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// A code as the table screen shows it.
struct TableCode {
    std::optional<std::uint16_t> round; ///< that has ended, 0 the setup; nothing: the deal
    std::string digits;                 ///< `123 456 789 012`
    bool leftBehind = false;            ///< the game went back behind it
    std::string qr;                     ///< text of its QR code: the very head, which a phone can compare
    friend bool operator==(const TableCode&, const TableCode&) = default;
};

/// A hunter, or whoever else sits there.
struct SeenHunter {
    HunterStanding standing;
    int hurt = 0, life = 1; ///< so many of so many: of what `hurtIcon` means
    QString hurtIcon = QStringLiteral("damage");
    QString hurtWords; ///< the same in words; empty: those of the page for damage
    int bites = 0;
    bool active = false; ///< it is his turn, or he is asked
    bool acted = false;
};

/// How everything lies.
struct PublicTable {
    /// What the map is drawn from: `phase`, `trail`, `lairs`, `tokens`, `hunters`, `figure`, as app/phones/protocol.md has them.
    Json drawn;
    QString time, week;
    AnnouncedWords announced;
    QString dracula; ///< where his figure stands, a sentence; empty where the table does not know it
    std::vector<HideoutWords> trail, besides;
    std::vector<TrackWords> tracks;
    QStringList facts;               ///< what lies open besides, line by line
    std::vector<SeenHunter> hunters; ///< of each seat
    std::optional<CombatWords> combat;
    std::string_view opponent; ///< who fights there against the hunters
    bool over = false;         ///< the end is
};

/// One step of the log that carries news.
struct SeenEntry {
    QString time; ///< when it began
    std::uint16_t round = 0;
    QStringList text;
    NewsOwner owner{};
    std::string_view way; ///< `onwards`, `back` or `again`
};

/// What the hunters enter, in the hands of those who know no game.
struct Entry {
    GameValue action;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// What has been half chosen of what is asked; nothing at first. A press that enters nothing only leads to another draft.
struct Draft {
    GameValue chosen;
    bool confirms = false; ///< an entry waits to be confirmed
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// What has been half chosen, as far as no game needs to be known.
struct HalfChosen {
    std::optional<Entry> pending, allowed; ///< to be confirmed; was refused, and the table can allow it
    bool byWords = false;                  ///< it was typed
    QString said;                          ///< why something was refused, or words about a card
};

using SeenChoice = BasicTableChoice<Entry, Draft>;

/// A place that can be tapped, as one of a list.
struct SeenPlace {
    QString name;
    LocationId place{};
    QString way;  ///< how one gets there; empty: it is only named
    QString icon; ///< of the way
    int rank = 0; ///< of the way: places of the first one come first
    friend bool operator==(const SeenPlace&, const SeenPlace&) = default;
};

/// What is asked, with all that can be answered.
struct SeenQuestion : BasicTableAsked<SeenChoice> {
    bool answers = false;               ///< something is answered before anybody acts on
    bool waits = false;                 ///< only Dracula can go on
    bool optional = false;              ///< what is offered may be entered, and nobody waits for it
    bool refused = false;               ///< its words say why something was not entered
    bool takesEntries = false;          ///< a hunter can act now
    bool takesPlaces = false;           ///< a place can be tapped
    bool acts = false;                  ///< somebody acts, and may ask why a place cannot be reached
    QString topic;                      ///< where the book tells of it; empty: nowhere
    std::string_view who;               ///< `hunters`, `dracula`, `time` or `nobody`
    std::optional<Seat> hunter{};       ///< whose turn it is, or who is asked
    std::optional<LocationId> chosen{}; ///< was tapped
    std::vector<SeenPlace> places;      ///< that can be tapped, as a list; in the order in which it is read
};

/// Something that everybody should look up for.
struct SeenMoment {
    QString kind;
    std::string_view owner; ///< `dracula`, `hunters` or `all`
    QString icon, title, text;
    std::optional<LocationId> place{};
    std::optional<Seat> hunter{};
    QString track; ///< that has grown; empty: none has
    int before = 0, after = 0, most = 0;
};

} // namespace demeter
