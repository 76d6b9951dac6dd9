#include "core/fury2e/cards/any_card.h"

#include <algorithm>
#include <iterator>

namespace demeter::fury2e {

namespace {

constexpr std::string_view idOf(std::string_view id)
{
    return id;
}
template <typename Info> constexpr std::string_view idOf(const Info& info)
{
    return info.id;
}

template <typename Card, typename Table> bool readAs(const Table& table, std::string_view id, std::optional<AnyCard>& found)
{
    const auto at = std::ranges::find(table, id, [](const auto& entry) { return idOf(entry); });
    if (at == std::end(table))
        return false;
    found = static_cast<Card>(at - std::begin(table));
    return true;
}

} // namespace

std::optional<AnyCard> anyCardFromId(std::string_view id)
{
    std::optional<AnyCard> found;
    static_cast<void>(readAs<Encounter>(encounters, id, found) || readAs<DraculaTactic>(draculaTacticIds, id, found) ||
                      readAs<AgentTactic>(agentTacticIds, id, found) || readAs<Power>(powerIds, id, found) ||
                      readAs<DraculaEvent>(draculaEvents, id, found) || readAs<HunterEvent>(hunterEvents, id, found) ||
                      readAs<HunterItem>(hunterItemIds, id, found) || readAs<fury::Hunter>(fury::hunterIds, id, found));
    return found;
}

} // namespace demeter::fury2e
