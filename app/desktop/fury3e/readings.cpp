#include "app/desktop/fury3e/readings.h"

#include <algorithm>

namespace demeter {

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

} // namespace demeter
