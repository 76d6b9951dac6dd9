// What a choice is to the one who chooses; how a button shows it.
#pragma once

#include <cstdint>

namespace demeter {

/// What a button is: a legal choice now, the one thing to do next, an ordinary one, a quiet one, one that only says why not, or the one
/// that draws the curtain; and on the table a choice of those from whom the secret is kept, and the one thing that they do next.
enum class ChoiceKind : std::uint8_t { Legal, Primary, Plain, Quiet, Off, Curtain, Others, OthersPrimary };

} // namespace demeter
