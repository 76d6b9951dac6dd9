// Where everything on a map stands: a value, made without a widget.
#pragma once

#include "app/desktop/map/lit_names.h"
#include "app/desktop/map/map_scene.h"
#include "app/desktop/map/map_sizes.h"
#include "app/table/map_model.h"

#include <QPolygonF>
#include <QTransform>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace demeter {

/// All that a layout depends on.
struct MapLayoutInput {
    const MapScene* scene = nullptr;
    MapModel model;
    Language language = Language::En;
    bool table = false, sketch = false;
    int leastWords = 16;
    std::optional<LocationId> pointed; ///< under the pointer
    std::optional<LocationId> stage;   ///< one place from near: what lies round it is smaller news
    QTransform toView;                 ///< from map units to pixels
    QSize view;
    std::vector<QRectF> covered; ///< by what lies on the map: nothing is placed there

    MapSizes sizes() const;
    /// The part of the board that is seen.
    QRectF frame() const { return toView.mapRect(MapScene::mapRect) & QRectF(QPointF(), view); }
};

/// Marks, figures, ways and names in pixels of the view.
class MapLayout {
public:
    /// A figure, or tokens of the same kind.
    struct Badge {
        std::optional<std::size_t> hunter{}; ///< nothing: a token
        bool ward = false;                   ///< in the hospital of the city
        QString icon{};
        int count = 1; ///< tokens of the same kind are one, with a number
        QPointF center{};
    };
    /// One place.
    struct Mark {
        QPointF at;
        qreal radius = 0;
        bool current = false, legal = false, faceUp = false;
        bool thin = false; ///< legal, as nearly all are: its node is lit and no more
        int slot = 0, lair = -1;
        QString text; ///< in place of the slot
        std::vector<Badge> badges;
        bool stands = false; ///< the first badge stands on the place itself
        std::optional<QLineF> badgeLeader;
        qreal badgeSide = 0; ///< how large each of them is
        NameStyle style = NameStyle::Small;
        NameStyle written = NameStyle::Small; ///< the same, or with less room
        std::optional<QRectF> name;
        std::optional<QLineF> leader; ///< to a name that had to move away
        bool broken = false;          ///< the name stands in two lines
        bool covered = false;         ///< by a name: it is not shown
        QPointF hospitalAt;
        QPointF slotAt; ///< of the number beside a figure, from the middle of the mark

        bool isNumbered() const { return current || lair >= 0 || slot > 0; }
        bool isEmpty() const { return !isNumbered() && badges.empty() && !legal; }
        bool isBold() const { return legal && !thin; }
        bool hasFigure() const;
        /// All but the one that stands on the place.
        std::span<Badge> beside() { return std::span(badges).subspan(stands ? 1 : 0); }
    };
    /// What stands where, and no more.
    struct Outline {
        struct Node {
            LocationId place{};
            QPointF at;
            qreal radius = 0;
        };
        struct Name {
            LocationId place{};
            QRectF box;
            qreal pixels = 0;             ///< size of the letters
            bool lit = false;             ///< more than one of the names of the drawing
            bool strong = false;          ///< a hunter or Dracula's figure stands there
            bool choice = false;          ///< on a pill
            std::optional<QLineF> leader; ///< to a name that had to move away
        };
        /// A hunter or tokens.
        struct Figure : QRectF {
            std::optional<LocationId> place{}; ///< nothing: a Roadblock
        };
        std::vector<Node> nodes;
        std::vector<Figure> figures;
        std::vector<Name> names;
        std::vector<QPolygonF> ways; ///< of the route, or of the trail
    };

    /// Of nothing.
    MapLayout() = default;
    /// The scene must have a board, and live as long as this.
    explicit MapLayout(MapLayoutInput input);
    /// While the view eases: names come when it is there, and figures stay on their side of their marks.
    MapLayout(MapLayoutInput input, const MapLayout& before);

    const MapLayoutInput& input() const { return input_; }
    const MapSizes& sizes() const { return sizes_; }
    const std::vector<Mark>& marks() const { return marks_; }
    const Mark& mark(LocationId id) const { return marks_[indexOf(id)]; }
    /// Of the legs of the route, or else from place to place of the trail.
    const std::vector<QPolygonF>& ways() const { return ways_; }
    Outline outline() const;

    /// What a tap there means, if anything.
    std::optional<LocationId> placeAt(QPointF at) const;
    /// Right on a mark, not beside it.
    bool isOnMark(QPointF at) const;
    /// The seas are quiet where only cities are asked for, and where there is no room for them.
    bool unseenSea(std::size_t place) const;
    /// On the table a sea in which nothing is gives way to a name.
    bool givesWay(std::size_t place) const;
    /// The table knows some slots only: what is not known lies between the others.
    bool follows(std::size_t trail) const;
    QStringList nameLines(LocationId id, NameStyle style, bool broken) const;
    QSizeF nameSize(LocationId id, NameStyle style, bool broken) const { return sizes_.name(nameLines(id, style, broken), style); }
    QPointF middleOf(const fury::Roadblock& block) const { return (mark(block.a).at + mark(block.b).at) / 2; }

private:
    /// From what matters most to what is named only where there is room.
    enum class Rank : std::uint8_t { Strong, Choice, Known, Token, Large, Small, Sea };

    void placeMarks();
    void hideClippedMarks();
    void separateMarks();
    void anchorFigures();
    void findWays();
    void keepPositions(const std::vector<Mark>& before);
    LitGround ground() const;
    void placeNames();
    bool placeLitNames(LitGround& ground);
    void placeQuietNames(const LitGround& ground);
    void coverSeas();
    void placeOtherNames(LitGround ground);

    const Board& board() const { return *input_.scene->board(); }
    const MapPlace& drawn(std::size_t place) const { return input_.scene->place(static_cast<LocationId>(place)); }
    std::vector<Badge> badgesAt(LocationId id) const;
    bool isPointedOut(LocationId id) const;
    Rank rankOf(std::size_t place) const;
    std::vector<std::size_t> ranked(Rank first, Rank last, const QRectF& frame) const;
    bool mayBeCovered(std::size_t place) const;
    bool anythingLit() const;
    bool nameless() const;
    bool canBreak(LocationId id, NameStyle style) const;
    QRectF roadblockRect(const fury::Roadblock& block) const;
    QRectF standingBox(const Mark& mark) const { return boxAround(mark.at, sizes_.badge(mark.badges.front().count)); }
    std::pair<std::vector<QPointF>, QSizeF> inColumns(std::span<const Badge> badges, std::size_t columns) const;

    MapLayoutInput input_;
    MapSizes sizes_;
    std::vector<Mark> marks_;
    std::vector<QPolygonF> ways_;
};

} // namespace demeter
