// How large marks, figures and names are on a map.
#pragma once

#include <QFont>
#include <QSizeF>
#include <QStringList>

#include <algorithm>
#include <cstdint>

namespace demeter {

/// `Strong`: where a hunter or Dracula's figure stands; pills: what can be chosen; those in `Less`: with less room.
enum class NameStyle : std::uint8_t { Small, Large, Sea, Lit, LitLess, Pill, PillLess, Strong, StrongLess, StrongPill };

constexpr bool isPill(NameStyle style)
{
    return style == NameStyle::Pill || style == NameStyle::PillLess || style == NameStyle::StrongPill;
}
/// On the map at rest; every other name is lit.
constexpr bool isQuiet(NameStyle style)
{
    return style == NameStyle::Small || style == NameStyle::Large || style == NameStyle::Sea;
}

/// All in pixels of the view.
struct MapSizes {
    /// Of a number in a mark, at a mark factor of 1.
    static constexpr qreal numberShare = 13.5;
    /// Of a hunter's letter, for each of his radius.
    static constexpr qreal letterShare = 1.09;
    /// By how much a mark is wider, to each side and at a mark factor of 1, for each letter beyond two.
    static constexpr qreal pillShare = 3.6;
    /// Of a port's offset, which is given for names of 14.5 px, at a mark factor of 1.
    static constexpr qreal anchorShare = 0.93;
    /// On a smaller table's map, or sketch, quiet places give way; in pixels for a map unit.
    static constexpr qreal leastNamedSketch = 0.6;

    bool table = false, sketch = false;
    qreal zoom = 1; ///< pixels for a map unit
    int leastWords = 16;
    bool asks = false;    ///< one place is asked about, and its name is larger
    bool closeUp = false; ///< one place from near, where every name is for reading
    qreal nameScale = 1;  ///< where the user wants large words and they have room

    /// Less is drawn: a sketch that shows the whole board, or Dracula's map so small.
    bool plain() const;
    /// Of marks with a number or a letter.
    qreal markFactor() const;
    /// Of the other ones.
    qreal nodeFactor() const;
    /// Of the lines of a route.
    qreal routeFactor() const { return std::max(0.6, leastWords / 20.0); }
    qreal hunterRadius() const;
    /// How far his sign reaches from its middle; `acts`: with the ring around it.
    qreal hunterReach(std::size_t hunter, bool acts) const;
    /// Any sign reaches so far.
    qreal anyHunterReach() const { return hunterReach(3, false); }
    qreal numberPixels() const { return numberShare * markFactor(); }
    qreal letterPixels() const { return letterShare * hunterRadius(); }
    /// Of the number on tokens of the same kind.
    qreal countPixels() const;
    /// Of a figure, or of so many tokens of the same kind.
    QSizeF badge(int count = 1) const;

    qreal namePixels(NameStyle style) const;
    QFont nameFont(NameStyle style) const;
    /// Of a pill, for each pixel of its words: to the left and right together, and above and below.
    static QSizeF pillEdge(NameStyle style) { return style == NameStyle::PillLess ? QSizeF(0.6, 0.16) : QSizeF(0.9, 0.36); }
    QSizeF name(const QStringList& lines, NameStyle style) const;
};

} // namespace demeter
