// Whatever has a name of its own in the box, by its id.
#pragma once

#include "core/fury/hunters.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/cards/powers.h"

#include <optional>
#include <string_view>
#include <variant>

namespace demeter::fury2e {

using AnyCard = std::variant<Encounter, DraculaTactic, AgentTactic, Power, DraculaEvent, HunterEvent, HunterItem, fury::Hunter>;

/// Dracula's card where an Agent has one of the same name. Nothing for what the program does not reckon with, such as most Items.
std::optional<AnyCard> anyCardFromId(std::string_view id);

} // namespace demeter::fury2e
