// What the table shows, as data: whichever game it is played in, the same controls show it. Words and signs, and nothing of a game's rules.
#pragma once

#include "app/text/hunt_row.h"
#include "core/base/seat.h"
#include "core/fury/hunt.h"
#include "core/map/location.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// One space of the trail or beside it.
struct HideoutWords {
    QString number; ///< `1` to `6`, `A` to `C`
    bool empty = true;
    bool faceUp = false; ///< what it is named after lies face up
    QString name;        ///< of the Location card that lies face up, or of a Power card where there is none
    QString back;        ///< icon of the back that lies there; empty: none does
    QStringList powers;  ///< what lies there besides
    QStringList open;    ///< Encounters that lie face up
    QStringList signs;   ///< an icon for each of these, in the same order
    int faceDown = 0;    ///< Encounters that lie face down
    bool rumor = false;
    bool blood = false; ///< a Blood token lies between this space and the next older one
    QString all;        ///< the whole of it, after its number
    friend bool operator==(const HideoutWords&, const HideoutWords&) = default;
};

/// One of the tracks.
struct TrackWords {
    const char* id = ""; ///< `influence`, `damage`, `despair`
    QString word, brief;
    int value = 0, most = 1;
    int row = 0; ///< so many points a row, as on the board; 0: all in one
};

/// What Dracula holds, all of it face down: cards in his hands, tokens.
struct CountWords {
    QString icon;
    int number = 0;
    QString word;   ///< short
    QString spoken; ///< the same for a screen reader
    friend bool operator==(const CountWords&, const CountWords&) = default;
};

/// What stands beside the map.
struct SideWords {
    std::vector<TrackWords> tracks;
    QList<CountWords> counts;
    QStringList facts;     ///< what is known of Dracula besides, a sentence each
    QStringList allies;    ///< the allies in few words
    QStringList allyNames; ///< and in fewer
};

/// One hunter.
struct HunterStanding {
    QString place; ///< where he is, hospital and board's edge included
    QString facts; ///< the same with what hinders him
    QString all;   ///< everything on his sheet, for a screen reader
};

/// One hunter, or whoever else plays, in the order of the seats.
struct SeatLook {
    Seat seat{};
    QString hurtIcon; ///< beside how much he has suffered, or how much he can still take
    int hurt = 0;     ///< 0: it is not shown
    int bites = 0;
    bool active = false; ///< it is his turn, or he is asked
    bool acted = false;
    bool gone = false; ///< off the board: he lies down
    QString mark;      ///< an icon besides: in a hospital, delayed, under Bats
    QString words;     ///< all of it, for a screen reader
};

/// The combat that is under way.
struct CombatWords {
    /// A card as it lies there.
    struct Lying {
        enum class Face : std::uint8_t { None, Down, Up };
        Face face = Face::None;
        QString name, icon, caption;
        bool cancelled = false;
        QString does{}; ///< what the card does, in a line; of a card that lies face up
    };
    struct Fighter {
        std::optional<Seat> hunter; ///< nothing: Dracula, or who fights for him
        QString name, icon;
        QString lifeIcon{};       ///< beside the numbers; nothing: that of the combat
        int damage = 0, life = 1; ///< so many of so many; without `life` they are not shown
        QStringList facts;
        Lying card;
    };
    struct Pair {
        QString his, theirs, icon;
        std::optional<Seat> hunter;
    };
    QString title, round, stepName;
    int step = 1, steps = 8;
    QString lifeIcon = QStringLiteral("damage"); ///< beside the numbers of a fighter
    int rounds = 6;                              ///< so many have room
    int firstRound = 1;                          ///< of `pairs`
    Fighter his, theirs;
    std::vector<std::pair<Seat, QString>> others; ///< in the combat, with the cards that they have turned up
    std::vector<Pair> pairs;                      ///< rounds so far, oldest first
    QString all;                                  ///< the whole of it, for a screen reader
};

/// What is announced in large letters.
struct AnnouncedWords {
    QStringList told;   ///< sentence by sentence
    bool whole = false; ///< none of it may be left out: nobody has gone on since Dracula's turn
    friend bool operator==(const AnnouncedWords&, const AnnouncedWords&) = default;
};

/// What stands for a time of the day; what is Dracula's is his.
enum class TimeLook : std::uint8_t { None, Dawn, Day, Dusk, Night, Dracula };

/// What is shown, but for the map, the question and the code.
struct TableLook {
    AnnouncedWords told; ///< what was said last, in order
    QString time, week;
    QString back; ///< that the game went back behind a code; empty: it never did
    TimeLook sign{};
    std::vector<HideoutWords> trail;   ///< six spaces; empty: the game has none
    std::vector<HideoutWords> besides; ///< lairs, or the Catacombs: three spaces, or none
    SideWords side;
    bool combat = false; ///< it is shown in place of the map
    bool over = false;   ///< the end is
};

/// The end of a game, in words.
struct EndingWords {
    bool draculaWins = false;
    QList<Seat> victors;   ///< else these
    QString title, reason; ///< who has won, without a full stop, and why
    QList<HuntRow> rows;   ///< the hunt in numbers, the weightiest first
    // Only once the game was revealed:
    std::vector<std::pair<Seat, QString>> nearest{}; ///< who came how near to him unseen, in a sentence
    std::vector<fury::HuntStop> route{};             ///< his way
};

/// Whose doing a step of the log is, for the colour of its edge.
enum class NewsOwner : std::uint8_t { Everybody, Dracula, Hunters };

/// All that the table knows: what was said, and what lies open.
struct LogWords {
    struct Part {
        QString when;
        QStringList said; ///< step by step, newest first
    };
    QList<Part> parts; ///< newest first
    QStringList open;  ///< line by line
};

} // namespace demeter
