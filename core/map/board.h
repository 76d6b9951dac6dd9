// The map of one edition as a graph: places, roads, sea borders, ports, railways, hospitals.
#pragma once

#include "core/base/fault.h"
#include "core/base/language.h"
#include "core/map/location.h"

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace demeter {

/// What a location is. `Hospital` is the second edition's hospital place, which has no Location card.
enum class LocationKind : std::uint8_t { SmallCity, LargeCity, Castle, Sea, Hospital };

struct Location {
    std::string id; ///< kebab-case, for example `english-channel`
    Names names;
    LocationKind kind = LocationKind::SmallCity;
    std::string region;             ///< empty for a sea
    std::vector<LocationId> portOn; ///< seas whose anchor the city has
    double longitude = 0;           ///< degrees east
    double latitude = 0;            ///< degrees north
    bool hasCard = true;            ///< has a Location card, so whoever moves by cards can go there
};

/// Colour of a railway line; `None` in the second edition.
enum class RailLine : std::uint8_t { None, White, Yellow };

struct Rail {
    LocationId a{}, b{}; ///< `a` has the smaller id
    RailLine line = RailLine::None;
    friend bool operator==(const Rail&, const Rail&) = default;
};

/// How sure one section of the board data is; shown to the player who checks it against his box.
struct Confidence {
    std::string section;
    std::string status;
    std::string scope;
    std::vector<std::vector<std::string>> items; ///< one id for a place, two for an edge
    std::string why;
};

using Edge = std::pair<LocationId, LocationId>;

/// An immutable map. Made by `readBoard`, or from another one by `withRoad` and the like.
class Board {
public:
    const std::string& id() const { return id_; }
    const std::string& name() const { return name_; }
    /// SHA-256 of the file that it was read from, 64 hex digits, whatever was put right on it since.
    const std::string& fileHash() const { return fileHash_; }
    const std::vector<Location>& locations() const { return locations_; }
    const Location& operator[](LocationId id) const { return locations_[indexOf(id)]; }
    /// The location with this id, or nothing.
    std::optional<LocationId> find(std::string_view id) const;
    /// The id most like `text` (smallest edit distance, at most a third of its length), for "did you mean".
    std::optional<std::string> nearestId(std::string_view text) const;

    const std::vector<Edge>& roads() const { return roads_; }
    const std::vector<Edge>& seaBorders() const { return seaBorders_; }
    const std::vector<Rail>& rails() const { return rails_; }
    /// Cities with a hospital. The hospital is not a location of its own in the third edition.
    const std::vector<LocationId>& hospitals() const { return hospitals_; }
    const std::vector<Confidence>& confidence() const { return confidence_; }

    LocationSet all() const { return all_; }
    LocationSet seas() const { return seas_; }
    /// Every place that is no sea zone, the castle included.
    LocationSet cities() const { return all_ - seas_; }
    LocationSet ports() const { return ports_; }
    /// Places with a Location card.
    LocationSet cards() const { return cards_; }
    /// The castle; nothing on a board without one (test maps).
    std::optional<LocationId> castle() const { return castle_; }
    bool isSea(LocationId id) const { return seas_.contains(id); }

    /// Cities joined to `id` by a road; the castle counts as one. Railways never make two places adjacent.
    LocationSet byRoad(LocationId id) const { return roadSets_[indexOf(id)]; }
    /// Cities joined to `id` by one railway, of whatever line.
    LocationSet byRailway(LocationId id) const { return railSets_[indexOf(id)]; }
    /// For a city the seas its anchors lie in, for a sea the seas with a common border and its ports.
    LocationSet bySea(LocationId id) const { return seaSets_[indexOf(id)]; }
    /// `byRoad` and `bySea` together: where a plain move can lead.
    LocationSet adjacent(LocationId id) const { return adjacentSets_[indexOf(id)]; }
    /// Cities one or two roads from the city `from` on a way that neither passes nor ends in `avoid`.
    /// `from` itself is never in the answer, and whether it is in `avoid` does not matter.
    LocationSet withinTwoRoads(LocationId from, LocationSet avoid) const;
    /// The same with nothing to avoid, looked up.
    LocationSet withinTwoRoads(LocationId from) const { return twoRoadSets_[indexOf(from)]; }
    /// Cities that two steps reach from the sea zone `from`: its ports and one road beyond them, clear of `avoid`.
    LocationSet beyondPorts(LocationId from, LocationSet avoid) const;

    /// This board with one edge more or less, for a board that the table puts right. Roads join cities,
    /// sea borders seas, ports a city and a sea; anything else is returned unchanged.
    Board withEdge(LocationId a, LocationId b, bool present) const;
    /// The same with another railway, or none, between two cities.
    Board withRail(LocationId a, LocationId b, std::optional<RailLine> line) const;
    /// The same with a city that is large or small; any other place is returned unchanged.
    Board withSize(LocationId city, bool large) const;
    /// The same with a place on land in another region.
    Board withRegion(LocationId place, const std::string& region) const;
    /// True if there is a road, sea border or anchor between the two.
    bool joined(LocationId a, LocationId b) const { return adjacent(a).contains(b); }

private:
    friend class BoardReader;
    void index();

    std::string id_, name_, fileHash_;
    std::vector<Location> locations_;
    std::vector<Edge> roads_, seaBorders_;
    std::vector<Rail> rails_;
    std::vector<LocationId> hospitals_;
    std::vector<Confidence> confidence_;
    LocationSet all_, seas_, ports_, cards_;
    std::optional<LocationId> castle_;
    std::array<LocationSet, maxLocations> roadSets_{}, railSets_{}, seaSets_{}, adjacentSets_{}, twoRoadSets_{};
};

/// Reads a board file (core/formats.md, section 8) and checks it through: every fault that can be found is in the
/// answer, in the order of the file. A board that is returned has none.
std::expected<Board, Faults> readBoard(std::string_view json);

} // namespace demeter
