#include "app/fury3e/desktop/guide/question.h"

#include "app/fury3e/table/words.h"

#include <QCoreApplication>

namespace demeter::fury3e {

QStringList stepNames(Question::Way way)
{
    const auto named = [](const char* name) { return QCoreApplication::translate("demeter::TurnGuide", name); };
    switch (way) {
    case Question::Way::Phase:
        return {named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Slide")), named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Choose card")),
                named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Encounter")), named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Rumor"))};
    case Question::Way::Round:
        return {named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Dawn")), named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Day")),
                named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Dusk")), named(QT_TRANSLATE_NOOP("demeter::TurnGuide", "Night"))};
    case Question::Way::Combat:
        return combatStepNames();
    }
    return {};
}

} // namespace demeter::fury3e
