#include "core/fury3e/cards/counts.h"

#include "core/fury3e/cards/card_json.h"

#include <numeric>
#include <span>

namespace demeter::fury3e {

namespace {

std::vector<std::string_view> encounterIds(const Catalogue& cards)
{
    std::vector<std::string_view> ids;
    for (const EncounterCard& card : cards.encounters)
        ids.emplace_back(card.id);
    return ids;
}

/// One of the objects of numbers: its field, and for each number the id, the number and what it may be.
struct Group {
    std::string_view field;
    std::vector<std::string_view> ids;
    CountRange range;
    std::string_view unknownCode;
};

/// Calls `visit` for every group with its numbers. `Some` is `Counts`, const or not.
template <typename Some, typename Visit> void forEachGroup(const Catalogue& cards, Some& counts, const Visit& visit)
{
    const std::vector<std::string_view> events(draculaEventIds.begin(), draculaEventIds.end());
    const std::vector<std::string_view> combat(combatCardIds.begin(), combatCardIds.end());
    const std::vector<std::string_view> hunters(sheetIds.begin(), sheetIds.end());
    visit(Group{"encounters", encounterIds(cards), copiesRange, "unknown-encounter"}, std::span(counts.encounters));
    visit(Group{"events", events, copiesRange, "unknown-event"}, std::span(counts.events));
    visit(Group{"combat", combat, copiesRange, "unknown-combat-card"}, std::span(counts.combat));
    visit(Group{"life", hunters, lifeRange, "unknown-hunter"}, std::span(counts.life));
    visit(Group{"bite-spaces", hunters, biteSpacesRange, "unknown-hunter"}, std::span(counts.biteSpaces));
}

void checkRange(int number, CountRange range, std::string place, Faults& faults)
{
    if (!range.contains(number))
        faults.push_back({"number-out-of-range",
                          std::move(place),
                          {std::to_string(number), std::to_string(range.smallest), std::to_string(range.largest)}});
}

template <typename Numbers> int sumOf(const Numbers& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

Faults faultsAt(const std::string& place, const Catalogue& cards, const Counts& counts)
{
    Faults faults;
    if (counts.encounters.size() != cards.encounters.size()) {
        faults.push_back({"encounter-kinds-out-of-range",
                          placeAt(place, "encounters"),
                          {std::to_string(counts.encounters.size()), std::to_string(cards.encounters.size())}});
        return faults;
    }
    forEachGroup(cards, counts, [&](const Group& group, std::span<const int> numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            checkRange(numbers[i], group.range, placeAt(placeAt(place, group.field), group.ids[i]), faults);
    });
    checkRange(counts.combatHand, combatHandRange, placeAt(place, "combat-hand"), faults);
    checkRange(counts.draculaLife, lifeRange, placeAt(place, "dracula-life"), faults);
    if (faults.empty()) { // else a total says nothing, and could be too large a sum
        checkRange(sumOf(counts.encounters), encounterTotalRange, placeAt(place, "encounters"), faults);
        checkRange(sumOf(counts.combat), combatTotalRange, placeAt(place, "combat"), faults);
    }
    return faults;
}

} // namespace

Counts countsOf(const Catalogue& cards)
{
    Counts counts;
    for (const EncounterCard& card : cards.encounters)
        counts.encounters.push_back(card.copies);
    for (std::size_t i = 0; i < draculaEventCount; ++i)
        counts.events[i] = cards.draculaEvents[i].copies;
    for (std::size_t i = 0; i < combatCardCount; ++i)
        counts.combat[i] = cards.combatCards[i].copies;
    for (std::size_t i = 0; i < sheetIds.size(); ++i) {
        counts.life[i] = cards.hunterSheets[i].life;
        counts.biteSpaces[i] = cards.hunterSheets[i].biteSpaces;
    }
    counts.combatHand = cards.combatHand;
    counts.draculaLife = cards.draculaLife;
    return counts;
}

Faults faultsOf(const Catalogue& cards, const Counts& counts)
{
    return faultsAt({}, cards, counts);
}

Catalogue withCounts(const Catalogue& cards, const Counts& counts)
{
    Catalogue changed = cards;
    if (!faultsOf(cards, counts).empty())
        return changed;
    for (std::size_t i = 0; i < counts.encounters.size(); ++i)
        changed.encounters[i].copies = counts.encounters[i];
    for (std::size_t i = 0; i < draculaEventCount; ++i)
        changed.draculaEvents[i].copies = counts.events[i];
    for (std::size_t i = 0; i < combatCardCount; ++i)
        changed.combatCards[i].copies = counts.combat[i];
    for (std::size_t i = 0; i < sheetIds.size(); ++i) {
        changed.hunterSheets[i].life = counts.life[i];
        changed.hunterSheets[i].biteSpaces = counts.biteSpaces[i];
    }
    changed.combatHand = counts.combatHand;
    changed.draculaLife = counts.draculaLife;
    return changed;
}

nlohmann::ordered_json countsJson(const Catalogue& cardFile, const Counts& counts)
{
    const Counts usual = countsOf(cardFile);
    Json json = Json::object();
    std::vector<std::span<const int>> before;
    forEachGroup(cardFile, usual, [&](const Group&, std::span<const int> numbers) { before.push_back(numbers); });
    std::size_t next = 0;
    forEachGroup(cardFile, counts, [&](const Group& group, std::span<const int> numbers) {
        const std::span<const int> same = before[next++];
        Json changed = Json::object();
        for (std::size_t i = 0; i < numbers.size() && i < same.size(); ++i)
            if (numbers[i] != same[i])
                changed[std::string(group.ids[i])] = numbers[i];
        if (!changed.empty())
            json[std::string(group.field)] = std::move(changed);
    });
    if (counts.combatHand != usual.combatHand)
        json["combat-hand"] = counts.combatHand;
    if (counts.draculaLife != usual.draculaLife)
        json["dracula-life"] = counts.draculaLife;
    return json;
}

std::expected<Counts, Faults> readCounts(const Catalogue& cardFile, const nlohmann::ordered_json& json, const std::string& place)
{
    Counts counts = countsOf(cardFile);
    Faults faults;
    ObjectReader fields(json, place, faults);
    const auto number = [&](const Json& value, const std::string& at, CountRange range, int& into) {
        if (const auto read = readInteger(value, at, range.smallest, range.largest, faults))
            into = static_cast<int>(*read);
    };
    forEachGroup(cardFile, counts, [&](const Group& group, std::span<int> numbers) {
        const Json* object = fields.optional(group.field);
        if (object == nullptr)
            return;
        ObjectReader inner(*object, fields.placeOf(group.field), faults);
        if (!inner.valid())
            return;
        for (const auto& [name, value] : object->items()) {
            const auto found = static_cast<std::size_t>(std::ranges::find(group.ids, name) - group.ids.begin());
            if (found < group.ids.size())
                number(value, inner.placeOf(name), group.range, numbers[found]);
            else if (!name.starts_with("x-"))
                faults.push_back({std::string(group.unknownCode), inner.placeOf(name), {name, nearestOf(name, group.ids)}});
        }
    });
    if (const Json* hand = fields.optional("combat-hand"))
        number(*hand, fields.placeOf("combat-hand"), combatHandRange, counts.combatHand);
    if (const Json* life = fields.optional("dracula-life"))
        number(*life, fields.placeOf("dracula-life"), lifeRange, counts.draculaLife);
    fields.refuseUnknown();
    if (faults.empty())
        faults = faultsAt(place, cardFile, counts);
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return counts;
}

} // namespace demeter::fury3e
