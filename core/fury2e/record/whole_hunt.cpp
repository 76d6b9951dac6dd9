#include "core/fury2e/record/whole_hunt.h"

#include <cstddef>
#include <vector>

namespace demeter::fury2e {

WholeHunt wholeHunt(const Record& record)
{
    std::vector<HuntStep> steps;
    for (std::size_t cursor = 0; cursor < record.cursor(); ++cursor)
        steps.push_back({&record.entries()[cursor].action, &record.stateAt(cursor), &record.stateAt(cursor + 1)});
    return wholeHunt(record.ruleset(), record.publicLog(), steps);
}

} // namespace demeter::fury2e
