#include "app/fury3e/text/input_fault_sentences.h"

#include "app/text/filled_in.h"
#include "core/fury3e/text/input_faults.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter::fury3e {

namespace {

struct InputSentence {
    std::string_view code;
    const char* text;                     ///< %1 to %3 are the arguments
    const char* withoutNearest = nullptr; ///< used instead if the last argument, the nearest id, is empty
};

/// In the order of `inputFaults`.
constexpr std::array<InputSentence, inputFaults.size()> inputSentences{{
    {"not-encounter", QT_TRANSLATE_NOOP("InputFault", "This should be an Encounter card: its id, or an object with the field \"card\".")},
    {"not-hunter-place", QT_TRANSLATE_NOOP("InputFault", "This should be a location, an object with the field \"hospital\", or null.")},
    {"unknown-format", QT_TRANSLATE_NOOP("InputFault", "The format is \"%1\", but it should be \"%2\".")},
    {"unknown-board", QT_TRANSLATE_NOOP("InputFault", "There is no board \"%1\".")},
    {"board-not-as-named", QT_TRANSLATE_NOOP("InputFault", "The board file \"%1\" is not the one that its name stands for.")},
    {"board-faulty", QT_TRANSLATE_NOOP("InputFault", "The board file \"%1\" has errors.")},
    {"unknown-printing", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a printing; es, pl and ru are possible.")},
    {"location-not-on-board", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a location of %2; did you mean \"%3\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a location of %2.")},
    {"unknown-power", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a Power card; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a Power card.")},
    {"unknown-encounter", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not an Encounter card; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not an Encounter card.")},
    {"unknown-hunter", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a hunter; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a hunter.")},
    {"unknown-day", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a day of the week; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a day of the week.")},
    {"unknown-roadblock-side", QT_TRANSLATE_NOOP("InputFault", "A Roadblock lies on \"road\" or \"rail\", not on \"%1\".")},
    {"unknown-action", QT_TRANSLATE_NOOP("InputFault", "There is no action \"%1\"; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "There is no action \"%1\".")},
    {"unknown-token", QT_TRANSLATE_NOOP("InputFault", "There is no token \"%1\"; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "There is no token \"%1\".")},
    {"unknown-ruling", QT_TRANSLATE_NOOP("InputFault", "There is no ruling \"%1\"; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "There is no ruling \"%1\".")},
    {"unknown-reading", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a reading of \"%2\"; did you mean \"%3\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not a reading of \"%2\".")},
    {"slots-too-many", QT_TRANSLATE_NOOP("InputFault", "The trail has %2 slots, but %1 are given.")},
    {"lairs-too-many", QT_TRANSLATE_NOOP("InputFault", "There is room for %2 lairs, but %1 are given.")},
    {"location-without-card", QT_TRANSLATE_NOOP("InputFault", "\"%1\" has no Location card.")},
    {"location-twice", QT_TRANSLATE_NOOP("InputFault", "The Location card \"%1\" lies in two places; the other one is %2.")},
    {"location-none", QT_TRANSLATE_NOOP("InputFault", "There is no Location card on the trail.")},
    {"current-in-last-slot", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is the current location, and that cannot lie in slot %2.")},
    {"power-doubled", QT_TRANSLATE_NOOP("InputFault", "The Power card \"%1\" is named twice.")},
    {"power-twice", QT_TRANSLATE_NOOP("InputFault", "The Power card \"%1\" lies in two places; the other one is %2.")},
    {"power-with-location", QT_TRANSLATE_NOOP("InputFault", "The Power card \"%1\" cannot lie with the Location card \"%2\".")},
    {"powers-together", QT_TRANSLATE_NOOP("InputFault", "The Power cards \"%1\" and \"%2\" cannot lie together.")},
    {"wolf-form-alone", QT_TRANSLATE_NOOP("InputFault", "Wolf Form lies with a Location card or with Hide, never alone.")},
    {"wolf-form-at-sea", QT_TRANSLATE_NOOP("InputFault", "Wolf Form leads to a city, so it cannot lie with the sea zone \"%1\".")},
    {"hideout-without-card", QT_TRANSLATE_NOOP("InputFault", "This hideout has no Location or Power card; an empty slot is written null.")},
    {"bat-without-location", QT_TRANSLATE_NOOP("InputFault", "Escape as Bat lies with a Location card only.")},
    {"bat-at-sea", QT_TRANSLATE_NOOP("InputFault", "Escape as Bat leads to a city, so it cannot lie with the sea zone \"%1\".")},
    {"lair-without-location", QT_TRANSLATE_NOOP("InputFault", "This lair has no Location card.")},
    {"lair-with-power", QT_TRANSLATE_NOOP("InputFault", "The Power card \"%1\" cannot lie in a lair.")},
    {"lair-with-bat", QT_TRANSLATE_NOOP("InputFault", "Escape as Bat cannot lie in a lair.")},
    {"lair-at-sea", QT_TRANSLATE_NOOP("InputFault", "The sea zone \"%1\" cannot be a lair.")},
    {"encounter-at-sea", QT_TRANSLATE_NOOP("InputFault", "An Encounter card cannot lie on the sea zone \"%1\".")},
    {"encounter-on-power", QT_TRANSLATE_NOOP("InputFault", "An Encounter card cannot lie on the Power card \"%1\".")},
    {"encounters-too-many", QT_TRANSLATE_NOOP("InputFault", "There are more Encounter cards than the %1 of the box.")},
    {"damage-on-no-fighter", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is no vampire that fights, so it takes no damage.")},
    {"rumor-on-empty-slot", QT_TRANSLATE_NOOP("InputFault", "A Rumor token cannot lie in an empty slot.")},
    {"rumor-on-power", QT_TRANSLATE_NOOP("InputFault", "A Rumor token cannot lie on the Power card \"%1\".")},
    {"rumor-tokens-too-many", QT_TRANSLATE_NOOP("InputFault", "There are %1 Rumor tokens in all, but only %2 in the box.")},
    {"bond-without-hide", QT_TRANSLATE_NOOP("InputFault", "Hide is not on the trail, so it cannot be associated with \"%1\".")},
    {"bond-not-on-trail", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not on the trail, so Hide cannot be associated with it.")},
    {"bond-left-of-hide", QT_TRANSLATE_NOOP("InputFault", "Hide is associated with a location to its right, but \"%1\" lies to its left.")},
    {"token-not-in-city", QT_TRANSLATE_NOOP("InputFault", "This token lies in a city, and \"%1\" is a sea zone.")},
    {"token-not-at-sea", QT_TRANSLATE_NOOP("InputFault", "This token lies on a sea zone, and \"%1\" is none.")},
    {"token-twice", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is named twice.")},
    {"no-road", QT_TRANSLATE_NOOP("InputFault", "There is no road between \"%1\" and \"%2\".")},
    {"no-rail", QT_TRANSLATE_NOOP("InputFault", "There is no railway between \"%1\" and \"%2\".")},
    {"roadblock-twice", QT_TRANSLATE_NOOP("InputFault", "There are two Roadblocks between \"%1\" and \"%2\" on the same way.")},
    {"no-hospital", QT_TRANSLATE_NOOP("InputFault", "\"%1\" has no hospital.")},
    {"hunter-place-unclear",
     QT_TRANSLATE_NOOP("InputFault", "Exactly one of \"location\", \"hospital\" and \"off-board\": true says where the hunter is.")},
    {"step-not-allowed", QT_TRANSLATE_NOOP("InputFault", "The action \"%1\" cannot be entered by a referee.")},
    {"unknown-event", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of Dracula's Event cards; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of Dracula's Event cards.")},
    {"unknown-hunter-event", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of the hunters' Event cards; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of the hunters' Event cards.")},
    {"unknown-hunter-card", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not an Item or Combat card of the hunters; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not an Item or Combat card of the hunters.")},
    {"unknown-combat-card", QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of Dracula's Combat cards; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%1\" is not one of Dracula's Combat cards.")},
    {"unknown-value", QT_TRANSLATE_NOOP("InputFault", "\"%2\" cannot be \"%1\"; did you mean \"%3\"?"),
     QT_TRANSLATE_NOOP("InputFault", "\"%2\" cannot be \"%1\".")},
    {"hunter-doubled", QT_TRANSLATE_NOOP("InputFault", "The hunter \"%1\" is named twice.")},
    {"card-place-unclear", QT_TRANSLATE_NOOP("InputFault", "Exactly one of \"slot\" and \"lair\" says where the card lies.")},
    {"edit-unclear",
     QT_TRANSLATE_NOOP("InputFault", "Exactly one of \"number\", \"day\", \"hideout\", \"encounter\", \"hide-bond\", \"hunter\", "
                                     "\"token\" and \"events\" says what is put right.")},
    {"text-too-long", QT_TRANSLATE_NOOP("InputFault", "This text may have %1 bytes at most.")},
    {"not-hex", QT_TRANSLATE_NOOP("InputFault", "This should be %1 digits from 0 to 9 and a to f.")},
    {"encounter-kinds-out-of-range", QT_TRANSLATE_NOOP("InputFault", "There are %1 kinds of Encounter cards; 1 to %2 are possible.")},
    {"card-twice", QT_TRANSLATE_NOOP("InputFault", "The card \"%1\" is there twice.")},
    {"power-missing", QT_TRANSLATE_NOOP("InputFault", "The Power card \"%1\" is missing.")},
    {"encounter-total-wrong", QT_TRANSLATE_NOOP("InputFault", "The Encounter cards add up to %1, but the total is given as %2.")},
    {"unknown-card", QT_TRANSLATE_NOOP("InputFault", "There is no card \"%1\"; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "There is no card \"%1\".")},
    {"card-missing", QT_TRANSLATE_NOOP("InputFault", "The card \"%1\" is missing.")},
    {"card-total-wrong", QT_TRANSLATE_NOOP("InputFault", "These cards add up to %1, but the total is given as %2.")},
    {"unknown-card-step", QT_TRANSLATE_NOOP("InputFault", "No card effect is called \"%1\"; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("InputFault", "No card effect is called \"%1\".")},
    {"unknown-card-wording", QT_TRANSLATE_NOOP("InputFault", "The program does not know what \"%1\" means for this card.")},
}};

/// Both tables name the same codes in the same order, so that no code can be without a sentence.
constexpr bool complete()
{
    for (std::size_t i = 0; i < inputSentences.size(); ++i)
        if (inputSentences[i].code != inputFaults[i].code || inputSentences[i].text == nullptr)
            return false;
    return true;
}
static_assert(complete());

} // namespace

QString inputFaultSentence(const Fault& fault)
{
    const auto* found =
        std::find_if(inputFaults.begin(), inputFaults.end(), [&](const FaultInfo& info) { return info.code == fault.code; });
    if (found == inputFaults.end() || found->arguments != fault.arguments.size())
        return {};
    const InputSentence& sentence = inputSentences[static_cast<std::size_t>(found - inputFaults.begin())];
    const bool nearestMissing = sentence.withoutNearest != nullptr && fault.arguments.back().empty();
    const QString text = QCoreApplication::translate("InputFault", nearestMissing ? sentence.withoutNearest : sentence.text);
    return filledIn(text, fault.arguments);
}

} // namespace demeter::fury3e
