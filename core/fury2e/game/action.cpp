#include "core/fury2e/game/action.h"

namespace demeter::fury2e {

Action::Action() = default;
Action::Action(ActionVariant kind) : ActionVariant(std::move(kind)) {}
Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;
Action::~Action() = default;

bool operator==(const Action& one, const Action& other)
{
    return static_cast<const ActionVariant&>(one) == static_cast<const ActionVariant&>(other);
}

} // namespace demeter::fury2e
