// Paints a map as it is laid out.
#pragma once

#include "app/desktop/kit/theme.h"
#include "app/desktop/map/map_layout.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <array>
#include <optional>

namespace demeter {

/// What was painted and is kept, because it takes long.
struct MapPictures {
    QPixmap ground, overview;
    QRectF region; ///< of the ground, in map units
    qreal scale = 0, mark = 0;
    QHash<quint64, QPixmap> names;
    qreal namesFor = 0; ///< zoom and sizes
};

/// For one picture.
class MapPainter {
public:
    struct Style {
        ThemeName theme = ThemeName::Dark;
        qreal density = 1;
        bool rails = false;
        qreal leg = 1, hunters = 1; ///< so much of the last leg is drawn, and so far the hunters have come from where they stood before
        std::array<std::optional<QPointF>, fury::hunterCount> huntersBefore{}; ///< in pixels; nothing: nowhere on the board
    };
    /// How the view moves now.
    struct Moves {
        bool quickly = false;        ///< a ground of another scale will do
        std::optional<qreal> ease{}; ///< the smallest scale on the way
        QRectF from{}, to{};         ///< what is seen at its ends, in map units
    };

    MapPainter(QPainter& painter, const MapLayout& layout, const Style& style, MapPictures& kept);

    /// Sea, land, railways and roads.
    void paintBackground(const Moves& moves);
    /// All that changes in a game; with a small map of the whole board there, unless that is null.
    void paintForeground(const QRect& inset);

private:
    using Mark = MapLayout::Mark;

    void paintGroundPixmap(const Moves& moves);
    void paintGroundLines();
    void paintLamplight();
    void paintLegalRoads();
    void paintTrail();
    void paintTrace(const Mark& mark);
    void paintAnchors();
    void paintMark(LocationId id, const Mark& mark);
    void paintNumbered(const Mark& mark);
    void paintNode(const Mark& mark, LocationKind kind);
    void paintSlot(QPointF at, int slot, const QColor& fill, const QColor& edge, const QColor& ink);
    void paintCross(QPointF at, qreal factor);
    void paintLeaders();
    void paintNames();
    void drawName(QPointF corner, LocationId id, const Mark& mark, int alignment);
    QPixmap namePixmap(LocationId id, const Mark& mark, int alignment);
    void paintBadges(const Mark& mark);
    void paintHunter(QPointF at, std::size_t hunter);
    void paintToken(QPointF at, const QString& icon, int count = 1);
    void paintEdge();
    void paintInset(const QRect& inset);
    void paintIcon(QPointF center, const QString& name, const QColor& tint, qreal size);
    void paintWord(QPointF center, const QString& word, qreal pixels, const QColor& ink);
    void disc(QPointF at, qreal radius, const QBrush& fill, const QPen& edge);

    QPointF animatedPosition(const MapLayout::Badge& badge) const;
    /// Of what can be chosen: gold is Dracula's, steel the hunters'.
    QColor choiceColor() const { return theme_(model_.asked ? u"text" : choosesHunter() ? u"steel" : u"gold"); }
    bool choosesHunter() const { return layout_.input().table || model_.legalIsHunters; }
    QRectF view() const { return {QPointF(), layout_.input().view}; }
    const MapScene& scene() const { return *layout_.input().scene; }
    /// On a pixel of the screen.
    QPointF onPixel(QPointF at) const;

    QPainter& painter_;
    const MapLayout& layout_;
    const Style& style_;
    MapPictures& kept_;
    const MapModel& model_;
    const MapSizes& sizes_;
    const Theme& theme_;
    const bool light_;
};

} // namespace demeter
