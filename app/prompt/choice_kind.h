// What a choice is to the one who chooses; how a button shows it.
#pragma once

#include <cstdint>

namespace demeter {

/// What a button is: a legal choice now, the one thing to do next, an ordinary one, a quiet one, one that only says why not, or the one
/// that draws the curtain; a choice of those from whom the secret is kept, and the one thing that they do next; and the one thing to do
/// next that is nobody's in particular, such as beginning a game. A screen has at most one that is filled, not counting the curtain.
enum class ChoiceKind : std::uint8_t { Legal, Primary, Plain, Quiet, Off, Curtain, Others, OthersPrimary, CommonPrimary };

/// One of those that are filled: the one thing to do next, whoever does it.
constexpr bool isPrimary(ChoiceKind kind)
{
    return kind == ChoiceKind::Primary || kind == ChoiceKind::OthersPrimary || kind == ChoiceKind::CommonPrimary;
}

} // namespace demeter
