#include "core/fury3e/cards/card_json.h"

namespace demeter::fury3e {

std::optional<Power> readPower(const Json& value, const std::string& place, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto power = powerFromId(*id);
    if (!power)
        faults.push_back({"unknown-power", place, {*id, nearestOf(*id, powerIds)}});
    return power;
}

std::optional<EncounterKind> readEncounter(const Json& value, const std::string& place, const Catalogue& cards, Faults& faults)
{
    const auto id = readText(value, place, faults);
    if (!id)
        return std::nullopt;
    const auto kind = cards.find(*id);
    if (!kind)
        faults.push_back({"unknown-encounter", place, {*id, cards.nearestId(*id).value_or("")}});
    return kind;
}

std::string idOf(const Catalogue& cards, EncounterKind kind)
{
    return indexOf(kind) < cards.encounters.size() ? cards[kind].id : std::string();
}

std::string_view idOf(Power power)
{
    const auto index = static_cast<std::size_t>(power);
    return index < powerCount ? powerIds[index] : std::string_view();
}

} // namespace demeter::fury3e
