// Where lit names and the figures beside them go, all of them together: a name must lie on nothing that matters and say whose it is.
#pragma once

#include "app/desktop/kit/box.h"

#include <QImage>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <limits>
#include <optional>
#include <vector>

namespace demeter {

constexpr qreal never = std::numeric_limits<qreal>::infinity();
/// What it costs to leave out a name that nobody looks for, one that tells something, one that can be chosen, and one where somebody
/// stands.
constexpr qreal quietWorth = 40, litWorth = 58, choiceWorth = 200, strongWorth = 400;

/// A name, or a group of figures and tokens, that wants a spot beside its marker. All lengths are view pixels.
struct LitItem {
    int owner = 0; ///< number of the place; its own marker lies nearest to it
    QPointF node{};
    qreal radius = 0;                 ///< of the marker
    std::vector<QSizeF> shapes{};     ///< in order of liking: in one line or in two, in a row or in a column
    std::optional<int> smallerFrom{}; ///< shapes from this one on are of smaller letters
    bool figures = false;             ///< else a name
    qreal overlap = 0;                ///< so far figures may stand on the edge of their own marker: rather than nearer to another one
    qreal worth = never;              ///< of a name: what it costs to leave it out; with less than `never` it is not laid over anything
    bool moves = true;                ///< a name that may move away and have a leader
    qreal farthest = never;           ///< from the edge of the marker: a name has no spot beyond
    bool onLand = false;              ///< had better not stand in the sea
    bool close = false;               ///< a name that had better stay near its marker: others move rather
};

/// Where an item went.
struct LitSpot {
    int shape = 0;
    QRectF rect;
    std::optional<QLineF> leader; ///< from the marker to a name that had to move away, or could be taken for another one's
    bool free = true;             ///< lies on nothing, and cannot be taken for another place's
};

/// What lies on the map already.
struct LitGround {
    struct Node {
        int owner = 0;
        QPointF at;
        qreal radius = 0;
        bool quiet = false; ///< a figure may rather stand on it than far away from its own place
        bool gives = false; ///< is not shown where a name lies on it
        bool lit = false;   ///< tells something, or a figure stands there: no leader crosses it
    };
    QRectF frame;
    qreal scale = 1;             ///< of all distances: larger screens are looked at from farther away
    qreal clingCost = 75;        ///< of a name that stands right beside another marker, and far from its own
    std::vector<Node> nodes;     ///< every marker: names lie on none, and nearest to their own
    std::vector<QRectF> taken;   ///< other things that nothing may lie on: tokens on roads, hospitals, widgets on the map
    std::vector<QRectF> anchors; ///< what had better stay visible
    std::vector<QLineF> roads;   ///< may be covered, at a small cost
    std::vector<QLineF> bands;   ///< at a larger cost: the trail
    QImage land;                 ///< light where land is; nothing: all of it is
    QTransform toLand;           ///< from view pixels to those of `land`
};

/// How far a name may lie from its marker's edge without a leader, and with one if that is enough; times the scale of the ground.
constexpr qreal litNear = 12, litFar = 64;

/// Spots for all items, improved in rounds until nothing lies on anything else or nothing more is gained. Items that are not needed and
/// find no spot get none. The same items and ground give the same spots; the last ones are remembered, for all maps.
std::vector<std::optional<LitSpot>> placeLit(const std::vector<LitItem>& items, const LitGround& ground);

} // namespace demeter
