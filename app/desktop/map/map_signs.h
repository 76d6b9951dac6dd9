// Every sign that a map of the board can show, and a picture of each by itself.
#pragma once

#include "app/desktop/kit/theme.h"
#include "app/desktop/map/map_camera.h"
#include "app/table/map_model.h"
#include "core/map/board.h"

#include <QPixmap>
#include <QSize>

#include <array>
#include <cstdint>
#include <memory>

namespace demeter {

class MapScene;
class MapView;

enum class MapSign : std::uint8_t {
    SmallCity,
    LargeCity,
    Castle,
    Hospital,
    Sea,
    Road,
    WhiteRailway,
    YellowRailway,
    SeaBorder,
    Port,
    LordGodalming,
    DrSeward,
    VanHelsing,
    MinaHarker,
    Acting,
    Delayed,
    InHospital,
    Bats,
    ConsecratedGround,
    HeavenlyHost,
    Storm,
    Fog,
    Roadblock,
    Dracula,
    Hideout,
    Lair,
    Trail,
    Choice,
    LitRoad,
    Refused,
    Asked,
    Route,
    Inset,
};
inline constexpr std::size_t mapSignCount = 33;
static_assert(static_cast<std::size_t>(MapSign::Inset) + 1 == mapSignCount);

/// Whose map it is: before a game, on the table, or Dracula's.
enum class MapOf : std::uint8_t { Board, Table, Dracula };

/// Paints them as the map does, for it is the map that paints them: a small part of the board, on which the sign lies.
class MapSigns {
public:
    MapSigns(std::shared_ptr<const Board> board, ThemeName theme, MapOf map);
    ~MapSigns();
    MapSigns(const MapSigns&) = delete;
    MapSigns& operator=(const MapSigns&) = delete;

    QPixmap picture(MapSign sign, QSize size, qreal density);

private:
    /// What lies on the map, and the part of the board that is shown.
    struct Scene {
        MapModel model;
        QPointF center; ///< in map units
        bool rails = false;
        bool onFigure = false; ///< what lies beside its place is in the middle
    };
    Scene sceneOf(MapSign sign) const;
    /// The one of a kind that lies farthest from all others.
    LocationId loneliest(const LocationSet& places) const;
    LocationSet ofKind(LocationKind kind) const;
    /// The way between places whose middle lies farthest from any place.
    Edge loneliest(const std::vector<Edge>& ways) const;
    qreal roomAround(QPointF point, LocationSet but = {}) const;
    std::vector<Edge> rails(RailLine line) const;
    QPointF middle(const Edge& way) const;
    QPixmap rendered(QRect part, QSize size, qreal density);

    std::shared_ptr<const Board> board_;
    MapOf of_;
    std::unique_ptr<MapScene> places_; ///< where everything lies
    std::unique_ptr<MapView> map_;     ///< never shown
    LocationId city_{};                ///< on which the figures stand
    Edge road_, link_;                 ///< a long road, and a short one, with the cities at its ends
};

} // namespace demeter
