// What readers of a position of any edition have in common. Internal to the core.
#pragma once

#include "core/map/location_json.h"
#include "core/map/named_board_reader.h"

#include <map>

namespace demeter::fury {

/// Dracula's cards, of which there is one each: where one lies twice, the fault names the other place. `Power` is the edition's list of
/// Power cards.
template <typename Power> class PositionReader : protected NamedBoardReader {
protected:
    using NamedBoardReader::NamedBoardReader;

    /// A Location card.
    std::optional<LocationId> readCard(const Json& json, const std::string& place)
    {
        const auto location = readLocation(json, place, *board_, faults_);
        if (!location)
            return std::nullopt;
        if (!board_->cards().contains(*location))
            fault("location-without-card", place, {idOf(*location)});
        if (const auto [first, isNew] = cardPlaces_.emplace(*location, place); !isNew)
            fault("location-twice", place, {idOf(*location), first->second});
        return location;
    }
    /// A Power card that was read at this place.
    void countPower(Power power, std::string_view id, const std::string& place)
    {
        if (const auto [first, isNew] = powerPlaces_.emplace(power, place); !isNew)
            fault("power-twice", place, {std::string(id), first->second});
    }
    const std::map<LocationId, std::string>& cardPlaces() const { return cardPlaces_; }

private:
    std::map<LocationId, std::string> cardPlaces_;
    std::map<Power, std::string> powerPlaces_;
};

} // namespace demeter::fury
