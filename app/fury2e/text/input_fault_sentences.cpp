#include "app/fury2e/text/input_fault_sentences.h"

#include "app/text/filled_in.h"
#include "core/fury2e/text/input_faults.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter::fury2e {

namespace {

struct SecondEditionSentence {
    std::string_view code;
    const char* text;                     ///< %1 and %2 are the arguments
    const char* withoutNearest = nullptr; ///< used instead if the last argument, the nearest id, is empty
};

/// In the order of `fury2e::inputFaults`.
constexpr std::array<SecondEditionSentence, fury2e::inputFaults.size()> sentences{{
    {"unknown-game", QT_TRANSLATE_NOOP("SecondEditionFault", "The game is \"%1\", but it should be \"%2\".")},
    {"unknown-time", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not a space of the day/night track; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not a space of the day/night track.")},
    {"unknown-token-kind", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an Encounter; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an Encounter.")},
    {"unknown-kept-event", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an Event that Dracula keeps; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an Event that Dracula keeps.")},
    {"unknown-ally", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an ally of that side; did you mean \"%2\"?"),
     QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" is not an ally of that side.")},
    {"space-gap", QT_TRANSLATE_NOOP("SecondEditionFault", "The trail has no gaps: null may stand only after the last card.")},
    {"space-without-card", QT_TRANSLATE_NOOP("SecondEditionFault", "No Location or Power card lies in this space.")},
    {"power-alone", QT_TRANSLATE_NOOP("SecondEditionFault", "The Power card \"%1\" needs a Location card in its space.")},
    {"power-with-sea", QT_TRANSLATE_NOOP("SecondEditionFault", "The Power card \"%1\" cannot lie with the sea zone \"%2\".")},
    {"encounter-not-here", QT_TRANSLATE_NOOP("SecondEditionFault", "No Encounter can lie on \"%1\".")},
    {"encounters-of-kind-too-many", QT_TRANSLATE_NOOP("SecondEditionFault", "There are more Encounters \"%1\" than the %2 of the box.")},
    {"catacombs-too-many", QT_TRANSLATE_NOOP("SecondEditionFault", "The Catacombs have %2 spaces, but %1 are given.")},
    {"catacomb-encounters-too-many",
     QT_TRANSLATE_NOOP("SecondEditionFault", "At most %2 Encounters lie on a card in the Catacombs, but %1 are given.")},
    {"not-in-catacombs", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" cannot lie in the Catacombs.")},
    {"kept-events-too-many", QT_TRANSLATE_NOOP("SecondEditionFault", "There are more cards \"%1\" than the %2 of the box.")},
    {"hand-too-large", QT_TRANSLATE_NOOP("SecondEditionFault", "Dracula holds at most %2 here, but %1 are given.")},
    {"bond-missing", QT_TRANSLATE_NOOP("SecondEditionFault", "Hide is on the trail, and nothing says which location it is bound to.")},
    {"bond-at-sea", QT_TRANSLATE_NOOP("SecondEditionFault", "Hide cannot be bound to the sea zone \"%1\".")},
    {"gap-between-nothing", QT_TRANSLATE_NOOP("SecondEditionFault", "Gap %1 does not lie between two cards.")},
    {"gap-twice", QT_TRANSLATE_NOOP("SecondEditionFault", "Gap %1 is named twice.")},
    {"hosts-too-many", QT_TRANSLATE_NOOP("SecondEditionFault", "%1 Sacred Hosts are given, but the box has only %2.")},
    {"no-token-here", QT_TRANSLATE_NOOP("SecondEditionFault", "This token cannot lie in \"%1\".")},
    {"beside-board-wrong", QT_TRANSLATE_NOOP("SecondEditionFault", "Exactly these cards lie beside the board: %1."),
     QT_TRANSLATE_NOOP("SecondEditionFault", "No card lies beside the board.")},
    {"trip-on-land", QT_TRANSLATE_NOOP("SecondEditionFault", "Dracula is not at sea but in \"%1\".")},
    {"power-played-at-sea", QT_TRANSLATE_NOOP("SecondEditionFault", "Dracula is in \"%1\", and at sea no Power card can be played.")},
    {"trip-not-bordering", QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" and \"%2\" have no common border.")},
    {"trip-not-from-port", QT_TRANSLATE_NOOP("SecondEditionFault", "The trip cannot begin in \"%1\": that is no port of \"%2\".")},
    {"trip-unknown", QT_TRANSLATE_NOOP("SecondEditionFault", "The trail does not tell \"%1\", so it has to stand here.")},
    {"trip-against-trail", QT_TRANSLATE_NOOP("SecondEditionFault", "Here stands \"%1\", but the trail tells \"%2\".")},
    {"came-from-nowhere-near",
     QT_TRANSLATE_NOOP("SecondEditionFault", "\"%1\" does not fit this trip: Dracula cannot have come from there to \"%2\".")},
}};

/// Both tables name the same codes in the same order, so that no code can be without a sentence.
constexpr bool complete()
{
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (sentences[i].code != fury2e::inputFaults[i].code || sentences[i].text == nullptr)
            return false;
    return true;
}
static_assert(complete());

} // namespace

QString inputFaultSentence(const Fault& fault)
{
    const auto* found = std::ranges::find(fury2e::inputFaults, fault.code, &FaultInfo::code);
    if (found == fury2e::inputFaults.end() || found->arguments != fault.arguments.size())
        return {};
    const SecondEditionSentence& sentence = sentences[static_cast<std::size_t>(found - fury2e::inputFaults.begin())];
    const bool nearestMissing = sentence.withoutNearest != nullptr && fault.arguments.back().empty();
    return filledIn(QCoreApplication::translate("SecondEditionFault", nearestMissing ? sentence.withoutNearest : sentence.text),
                    fault.arguments);
}

} // namespace demeter::fury2e
