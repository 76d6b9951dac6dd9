// A board held against the program's map, in words: what is between two places, what is uncertain, what is otherwise.
#pragma once

#include "app/text/fury_names.h"
#include "core/map/board_comparison.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace demeter {

/// Something that two places can have between them, which is there or not.
struct ComparedLink {
    BoardFact fact;
    std::optional<RailLine> line; ///< of a railway
    bool on = false;
    std::string other; ///< the value that it has when it is changed
    QString icon;
    QString words; ///< `white railway Geneva – Milan`

    /// `road-milan`, `white-milan`, `rail-milan`, `sea-north-sea`: what it is called in the program.
    std::string name(const Board& board, LocationId neighbour) const;
};

/// A place with all that can be between it and the one that is asked about: a road and the railways of its board, fewer at the castle, or a
/// way by sea.
struct ComparedNeighbour {
    LocationId place{};
    std::vector<ComparedLink> links;
};

/// Those that are joined to the place on the program's map, or on the board as it is now; the seas last.
std::vector<ComparedNeighbour> comparedNeighbours(const BoardComparison& comparison, const FuryNames& sentences);
/// What a place that is not among them can have: a road, or a way by sea. Nothing if there can be neither.
std::optional<BoardFact> missingLink(const BoardComparison& comparison, LocationId other);
/// All places that can be missing among them.
LocationSet missingPlaces(const BoardComparison& comparison);
/// What the program is not sure of about the place that is asked about; empty if it doubts nothing there.
QString doubtWords(const BoardComparison& comparison, const FuryNames& sentences);

/// One line for each, in the order of the differences.
QStringList differenceWords(const BoardComparison& comparison, const FuryNames& sentences);
/// All of them with what they are about and how much has been looked at: a short text to be pasted.
QString foundWords(const BoardComparison& comparison, const FuryNames& sentences);

} // namespace demeter
