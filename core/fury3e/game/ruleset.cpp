#include "core/fury3e/game/ruleset.h"

namespace demeter::fury3e {

Ruleset rulesAfter(const Ruleset& ruleset, const Action& action)
{
    Ruleset changed = ruleset;
    if (const auto* ruling = std::get_if<PutRightRuling>(&action))
        setReading(changed.rulings, ruling->ruling, ruling->reading);
    else if (const auto* edge = std::get_if<PutRightEdge>(&action))
        changed.board = std::make_shared<const Board>(ruleset.board->withEdge(edge->a, edge->b, edge->present));
    return changed;
}

} // namespace demeter::fury3e
