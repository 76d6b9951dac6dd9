#include "app/text/board_page.h"

#include "app/text/map_point.h"
#include "app/text/resources.h"

#include <QString>

#include <array>
#include <string_view>
#include <vector>

namespace demeter {

namespace {

template <typename Edges> Json edgesOf(const Board& board, const Edges& edges)
{
    Json json = Json::array();
    for (const auto& [a, b] : edges)
        json.push_back(Json::array({board[a].id, board[b].id}));
    return json;
}

/// Where the drawing of the map puts its places; an empty object if there is none.
Json drawnPlaces()
{
    const auto labels = readWholeFile(QStringLiteral(":/resources/map/labels.json"));
    const Json json = labels ? Json::parse(*labels, nullptr, false) : Json();
    return json.is_object() && json.contains("places") ? json["places"] : Json::object();
}

} // namespace

Json boardPage(const Board& board)
{
    /// In the order of `LocationKind`.
    constexpr std::array<std::string_view, 5> kinds{"small-city", "large-city", "castle", "sea-zone", "hospital"};
    const Json drawn = drawnPlaces();
    Json page = Json::object();
    page["locations"] = Json::array();
    for (const Location& location : board.locations()) {
        const auto found = drawn.find(location.id);
        const QPointF at = mapPoint(location.longitude, location.latitude);
        Json json = Json::object();
        json["id"] = location.id;
        json["kind"] = kinds[static_cast<std::size_t>(location.kind)];
        json["x"] = found != drawn.end() ? found->value("x", at.x()) : at.x();
        json["y"] = found != drawn.end() ? found->value("y", at.y()) : at.y();
        json["name"] = Json::object();
        for (std::size_t i = 0; i < languageCount; ++i)
            json["name"][std::string(languageCodes[i])] = location.names[i];
        page["locations"].push_back(std::move(json));
    }
    std::vector<Edge> rails;
    for (const Rail& rail : board.rails())
        rails.emplace_back(rail.a, rail.b);
    page["roads"] = edgesOf(board, board.roads());
    page["rails"] = edgesOf(board, rails);
    page["seas"] = edgesOf(board, board.seaBorders());
    return page;
}

} // namespace demeter
