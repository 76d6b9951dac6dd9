#include "app/desktop/start/game_words.h"

#include "app/text/fault_sentences.h"

#include <QCoreApplication>

namespace demeter {

QString withoutPlace(const Fault& fault)
{
    return faultSentence({fault.code, {}, fault.arguments});
}

QString whyNotWords(const Fault& fault)
{
    const auto begins = [&](const char* start) { return fault.code.starts_with(start); };
    const bool newer = fault.code == "record-format" && !fault.arguments.empty() && fault.arguments.front().starts_with("demeter-game/");
    if (newer)
        return QCoreApplication::translate("GameFile", "A newer version of Demeter made this game. It opens with that version.");
    if (fault.code == "not-a-game" || fault.code == "record-format")
        return QCoreApplication::translate("GameFile", "This file is no game of Demeter.");
    if (fault.code == "device-denied")
        return QCoreApplication::translate("GameFile", "The system does not let this program read the file.");
    if (begins("record-board"))
        return QCoreApplication::translate("GameFile", "The board that the game is played on is missing or damaged.");
    if (begins("device-") || begins("key-") || fault.code == "record-empty" || fault.code == "record-cards")
        return withoutPlace(fault);
    return QCoreApplication::translate("GameFile", "The file is damaged at its beginning: nothing of the game can be read.");
}

QString damageWords(const Fault& fault)
{
    //: %1 is a place: line 57.
    return QCoreApplication::translate("GameFile", "damaged (%1); it can be read up to there").arg(faultPlace(fault));
}

} // namespace demeter
