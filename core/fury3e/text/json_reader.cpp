#include "core/fury3e/text/json_reader.h"

#include "core/fury3e/game/game_state.h"

namespace demeter::fury3e {

static_assert(hunterIds == sheetIds);

std::optional<Hunter> readHunter(std::string_view id, const std::string& place, Faults& faults)
{
    const auto hunter = hunterFromId(id);
    if (!hunter)
        faults.push_back({"unknown-hunter", place, {std::string(id), nearestOf(id, hunterIds)}});
    return hunter;
}

std::optional<Hunter> readHunter(const Json& value, const std::string& place, Faults& faults)
{
    const auto id = readText(value, place, faults);
    return id ? readHunter(std::string_view(*id), place, faults) : std::nullopt;
}

std::string_view idOf(Hunter hunter)
{
    const auto index = static_cast<std::size_t>(hunter);
    return index < hunterCount ? hunterIds[index] : std::string_view();
}

PowerSet readPowers(const Json& list, const std::string& place, Faults& faults)
{
    PowerSet powers;
    if (!isList(list, place, faults))
        return powers;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto power = readPower(list[i], placeAt(place, i), faults);
        if (!power)
            continue;
        if (powers.contains(*power))
            faults.push_back({"power-doubled", placeAt(place, i), {std::string(idOf(*power))}});
        powers |= *power;
    }
    return powers;
}

HunterSet readHunterSet(const Json& list, const std::string& place, Faults& faults)
{
    HunterSet hunters;
    if (!isList(list, place, faults))
        return hunters;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto hunter = readHunter(list[i], placeAt(place, i), faults);
        if (!hunter)
            continue;
        if (hunters.contains(*hunter))
            faults.push_back({"hunter-doubled", placeAt(place, i), {std::string(idOf(*hunter))}});
        hunters.insert(*hunter);
    }
    return hunters;
}

std::optional<CardPlace> readCardPlace(ObjectReader& fields, Faults& faults)
{
    const Json* slot = fields.optional("slot");
    const Json* lair = fields.optional("lair");
    if ((slot != nullptr) == (lair != nullptr)) {
        if (fields.valid())
            faults.push_back({"card-place-unclear", fields.place(), {}});
        return std::nullopt;
    }
    const auto number = slot != nullptr ? readInteger(*slot, fields.placeOf("slot"), 1, trailLength, faults)
                                        : readInteger(*lair, fields.placeOf("lair"), 0, lairSpaces - 1, faults);
    if (!number)
        return std::nullopt;
    return CardPlace{lair != nullptr, static_cast<std::uint8_t>(*number)};
}

std::optional<LyingCard> readLying(const Json& value, const std::string& place, const Catalogue& cards, Faults& faults)
{
    ObjectReader fields(value, place, faults);
    const auto where = readCardPlace(fields, faults);
    const Json* encounter = fields.required("encounter");
    std::optional<EncounterKind> kind;
    if (encounter != nullptr)
        kind = readEncounter(*encounter, fields.placeOf("encounter"), cards, faults);
    std::optional<std::int64_t> nth = 0;
    if (const Json* number = fields.optional("nth"))
        nth = readInteger(*number, fields.placeOf("nth"), 0, std::numeric_limits<std::uint8_t>::max(), faults);
    fields.refuseUnknown();
    if (!where || !kind || !nth)
        return std::nullopt;
    return LyingCard{*where, *kind, static_cast<std::uint8_t>(*nth)};
}

} // namespace demeter::fury3e
