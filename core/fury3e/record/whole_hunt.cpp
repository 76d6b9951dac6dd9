#include "core/fury3e/record/whole_hunt.h"

#include <cstddef>
#include <vector>

namespace demeter::fury3e {

WholeHunt wholeHunt(const Record& record)
{
    std::vector<const GameState*> states;
    for (std::size_t cursor = 0; cursor <= record.cursor(); ++cursor)
        states.push_back(&record.stateAt(cursor));
    return wholeHunt(record.ruleset(), record.publicLog(), states);
}

} // namespace demeter::fury3e
