// A hunt in words, whichever game it was: what is the same in every Fury of Dracula, and what a screen is given of it.
#pragma once

#include "app/text/fury_names.h"
#include "app/text/hunt_row.h"
#include "core/fury/hunt.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter {

/// When it was played and by whom.
struct HuntPlayed {
    QDate day;
    std::array<QString, fury::hunterCount> players; ///< of each hunter; may be empty
    friend bool operator==(const HuntPlayed&, const HuntPlayed&) = default;
};
/// Of the header of a record.
template <typename Header> HuntPlayed huntPlayed(const Header& header)
{
    HuntPlayed played{QDateTime::fromString(QString::fromStdString(header.started), Qt::ISODate).toLocalTime().date(), {}};
    for (std::size_t n = 0; n < fury::hunterCount; ++n)
        played.players[n] = QString::fromStdString(header.players[n]);
    return played;
}
/// The title of the hunt, by its day; no full stop behind it.
QString huntName(const HuntPlayed& played, Language language);
/// The whole date; nothing if it is unknown.
QString huntDate(const HuntPlayed& played, Language language);
/// Who played it; no full stop behind it.
QString huntPlayers(const HuntPlayed& played);

/// How long it takes to watch, for a button: "40 s". In words: "Length: 40 seconds".
QString huntSeconds(int seconds);
QString huntLength(int seconds);

/// A beat of the hunt while it is shown again, as the page of a revealed game tells it.
struct BeatWords {
    struct Line {
        enum class Kind : std::uint8_t { Near, Seen, Unseen, Deed };
        Kind kind{};
        QString icon, text;
        friend bool operator==(const Line&, const Line&) = default;
    };
    QString round, way; ///< when, and where Dracula went
    QList<Line> more;   ///< whether the table knew, who was near, what happened: the weightiest first
    friend bool operator==(const BeatWords&, const BeatWords&) = default;
};

/// The whole of a hunt that has been revealed, in the words of now.
struct HuntTold {
    QString name, players;
    QList<HuntRow> rows;
    std::vector<BeatWords> beats;
    friend bool operator==(const HuntTold&, const HuntTold&) = default;
};
/// By the game's own `huntRows` and `beatWords`.
template <typename Whole, typename Names> HuntTold huntTold(const Whole& hunt, const HuntPlayed& played, const Names& sentences)
{
    HuntTold told{huntName(played, sentences.language()), huntPlayers(played), huntRows(hunt, sentences), {}};
    for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat)
        told.beats.push_back(beatWords(hunt, beat, sentences));
    return told;
}

// --- What the games' own words are made of -----------------------------------------------------------------------------

/// Who has won; no full stop behind it.
QString huntWon(bool draculaWins);
HuntRow roundsRow(int rounds, const QString& more);
/// How often he was seen, and where last.
HuntRow seenRow(const fury::FollowedHunt& hunt, const FuryNames& names);
/// For how long nobody saw him.
HuntRow unseenRow(const fury::FollowedHunt& hunt, const FuryNames& names);
HuntRow combatsRow(int combats, const QString& more);
/// Defeats, and who was defeated.
HuntRow defeatsRow(const fury::FollowedHunt& hunt, const FuryNames& names);
/// Defeats and bites, if there were any.
std::optional<HuntRow> sufferedRow(const fury::FollowedHunt& hunt, const FuryNames& names);
/// How near somebody was; nothing if nobody ever was unseen and on the board.
std::optional<HuntRow> closestRow(const fury::WholeWay& way, const FuryNames& names);
/// The same of each hunter, in a sentence.
std::vector<std::pair<Seat, QString>> nearestWords(const std::array<std::optional<fury::HuntClose>, fury::hunterCount>& closestBy,
                                                   const FuryNames& names);
/// How many places are on his way, from where to where.
HuntRow wayRow(const fury::WholeWay& way, const FuryNames& names);
/// What has decided: %1 is how, within the sentence.
QString decidedBy(const QString& how);
QString lastCombat();

/// When it was, where Dracula went, whether the table knew, and who was near; `before` is null for the first beat. `rounds`: of the hunt.
BeatWords beatOf(const fury::HuntBeat& now, const fury::HuntBeat* before, int rounds, const FuryNames& names);
/// Adds what happened, but for what is told already.
void addDeeds(BeatWords& words, const QList<BeatWords::Line>& deeds);

} // namespace demeter
