// What tests of texts take from the third edition, by id or by chance.
#pragma once

#include "core/fury3e/game/ruleset.h"
#include "tests/support/load.h"

#include <rapidcheck.h>

#include <cstddef>

namespace demeter::test {

using namespace fury3e;

/// Read once.
inline const Ruleset& thirdEdition()
{
    static const Ruleset rules = ruleset();
    return rules;
}

inline LocationId at(const char* id)
{
    return *thirdEdition().board->find(id);
}

inline EncounterKind kind(const char* id)
{
    return *thirdEdition().cards->find(id);
}

// As RapidCheck draws them, so that a case that fails shrinks.

inline int below(std::size_t bound)
{
    return *rc::gen::inRange(0, static_cast<int>(bound));
}

inline bool coin()
{
    return below(2) == 1;
}

} // namespace demeter::test
