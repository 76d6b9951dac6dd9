// Small helpers of the files in which TurnFlow makes its questions.
#pragma once

#include "app/desktop/guide/turn_flow.h"

#include <algorithm>

namespace demeter {

using namespace fury3e;

/// Those of one kind, in their order.
template <typename T> std::vector<T> all(const std::vector<Action>& actions)
{
    std::vector<T> found;
    for (const Action& action : actions)
        if (const auto* one = std::get_if<T>(&action))
            found.push_back(*one);
    return found;
}

inline bool has(const std::vector<Action>& actions, const Action& action)
{
    return std::ranges::find(actions, action) != actions.end();
}

inline HunterPlace placeOf(const GameState& state, Hunter hunter)
{
    return state.hunters[static_cast<std::size_t>(hunter)];
}

/// The question, with nothing answered yet.
inline SubQuestion inside(SubQuestion::What what)
{
    SubQuestion made;
    made.what = what;
    return made;
}

} // namespace demeter
