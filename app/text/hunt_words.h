// A game that is over, in words.
#pragma once

#include "app/text/hunt_row.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/hunt.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>

namespace demeter {

using namespace fury3e;

/// Who has won; no full stop behind it.
QString huntTitle(const Hunt& hunt);
/// Why, in a sentence.
QString huntReason(const Hunt& hunt, const Sentences& sentences);
/// Six numbers of the hunt as the table has followed it, the weightiest first.
QList<HuntRow> huntRows(const Hunt& hunt, const Sentences& sentences);
/// The same of the hunt as it was.
QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences);

/// When it was played and by whom.
struct HuntPlayed {
    QDate day;
    std::array<QString, hunterCount> players; ///< of each hunter; may be empty
    friend bool operator==(const HuntPlayed&, const HuntPlayed&) = default;
};
HuntPlayed huntPlayed(const RecordHeader& header);
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
BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences);

} // namespace demeter
