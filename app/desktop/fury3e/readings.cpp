#include "app/desktop/fury3e/readings.h"

#include <QCoreApplication>

namespace demeter {

SayReading readingsOf(const GameController& controller)
{
    if (!controller.hasGame())
        return {};
    return [&controller](Ruling ruling) {
        const Sentences& sentences = controller.sentences();
        //: A point of the rules, and how this game plays it.
        return QCoreApplication::translate("Readings", "%1: %2")
            .arg(sentences.ruling(ruling), sentences.reading(ruling, reading(controller.ruleset().rulings, ruling)));
    };
}

} // namespace demeter
