#include "app/fury3e/desktop/readings.h"

#include <algorithm>

namespace demeter::fury3e {

SayReading readingsOf(const GameController& controller)
{
    if (!controller.hasGame())
        return {};
    return [&controller](std::string_view id) {
        const auto found = std::ranges::find(rulingTable(), id, &RulingInfo::id);
        if (found == rulingTable().end())
            return QString();
        const Ruling ruling = found->ruling;
        const Sentences& sentences = controller.sentences();
        return readingLine(sentences.ruling(ruling), sentences.reading(ruling, reading(controller.ruleset().rulings, ruling)));
    };
}

} // namespace demeter::fury3e
