#include "app/desktop/map/map_sizes.h"

#include "app/desktop/kit/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace demeter {

namespace {

/// How far the signs of the hunters reach, for each of the radius.
constexpr std::array<qreal, 4> signReach{1.2, 1, 1.1, 1.22};
constexpr qreal turnRing = 5.5;       ///< reach of the ring around the hunter whose turn it is, beyond the radius
constexpr qreal quietShare = 0.85;    ///< of the least words on the table: large cities, named only where there is room
constexpr qreal leastNamedZoom = 0.5; ///< pixels for a unit on Dracula's map: on a smaller one only what matters is named
constexpr qreal leastNode = 0.55;     ///< of its size is what a node keeps on the smallest map

bool isStrong(NameStyle style)
{
    return style == NameStyle::Strong || style == NameStyle::StrongPill;
}

} // namespace

bool MapSizes::plain() const
{
    return !table && zoom < (sketch ? leastNamedSketch : leastNamedZoom);
}

qreal MapSizes::markFactor() const
{
    if (table)
        return std::max(nodeFactor(), leastWords / numberShare);
    if (sketch)
        return plain() ? 0.72 : std::clamp(zoom / 0.8, 0.72, 1.4);
    return zoom >= 1.0 ? 1.12 : 1.0;
}

qreal MapSizes::nodeFactor() const
{
    if (table)
        return std::clamp(1.25 * zoom / 0.82, 0.65, 2.2);
    return sketch ? markFactor() : markFactor() * std::clamp(zoom / 0.7, leastNode, 1.0);
}

qreal MapSizes::hunterRadius() const
{
    if (table)
        return std::max(22 * std::clamp(zoom / 0.9, 0.45, 1.4), leastWords / letterShare);
    if (sketch)
        return plain() ? 12 : 15 * markFactor();
    return 11 * markFactor();
}

qreal MapSizes::hunterReach(std::size_t hunter, bool acts) const
{
    return std::max(hunterRadius() * signReach[hunter] + 1, acts ? hunterRadius() + turnRing : 0);
}

qreal MapSizes::countPixels() const
{
    return std::max<qreal>(table ? leastWords : 11, 0.9 * hunterRadius());
}

QSizeF MapSizes::badge(int count) const
{
    const qreal side = 2 * hunterRadius() + 2;
    return {count > 1 ? side + std::ceil(countPixels() * 1.15) : side, side};
}

qreal MapSizes::namePixels(NameStyle style) const
{
    if (table) { // read from across the table
        const qreal least = leastWords;
        if (isStrong(style))
            return std::ceil(least * 40 / 28) * nameScale;
        if (style == NameStyle::Lit)
            return std::ceil(least * 40 / 31) * nameScale;
        // A sea is named only where something is.
        const bool quiet = style == NameStyle::Small || style == NameStyle::Large;
        return (quiet && !closeUp ? least * quietShare : least) * nameScale;
    }
    if (sketch && !plain()) {
        const qreal px = isStrong(style) || style == NameStyle::Lit ? 20 : style == NameStyle::Large ? 16 : 14;
        return px * std::clamp(zoom / 0.8, 0.86, 1.4) * nameScale;
    }
    const qreal most = isStrong(style) && asks ? 1.6 : 1; // what is asked about is what is looked at
    return (zoom < 1 ? 12.5 : zoom < 1.2 ? 14 : 15) * most * nameScale;
}

QFont MapSizes::nameFont(NameStyle style) const
{
    const qreal px = namePixels(style) / textScale(); // the font functions multiply by it again
    if (style == NameStyle::Sea)
        return headingFont(table || sketch ? qRound(px * 1.22) : std::max(14, qRound(px * 1.22)), HeadingCut::Italic);
    const bool lit = style == NameStyle::Large || style == NameStyle::Lit || style == NameStyle::LitLess;
    return bodyFont(px, style == NameStyle::Small ? 500 : lit ? 600 : 700);
}

QSizeF MapSizes::name(const QStringList& lines, NameStyle style) const
{
    const QFontMetricsF metrics(nameFont(style));
    qreal width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const qreal px = namePixels(style), count = qreal(lines.size());
    if (isPill(style))
        return {std::ceil(width + px * pillEdge(style).width()), std::ceil(px * (pillEdge(style).height() + 1.14 * count))};
    return {std::ceil(width), std::ceil(px * (style == NameStyle::Sea ? 1.2 : 1.14) * count)};
}

} // namespace demeter
