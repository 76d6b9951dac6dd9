#include "app/text/board_fault_sentences.h"

#include "app/text/filled_in.h"
#include "app/text/json_fault_sentences.h"
#include "core/map/board_faults.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace demeter {

namespace {

struct Sentence {
    std::string_view code;
    const char* text;
};

/// The places of the arguments are as `core/map/board_faults.h` documents them.
constexpr std::array sentences{
    Sentence{"text-untrimmed", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" must not begin or end with a space.")},
    Sentence{"locations-none", QT_TRANSLATE_NOOP("BoardFault", "The board has no locations.")},
    Sentence{"locations-too-many", QT_TRANSLATE_NOOP("BoardFault", "There are %1 locations; a board may have %2 at most.")},
    Sentence{"id-doubled", QT_TRANSLATE_NOOP("BoardFault", "Another location has the id \"%1\" already.")},
    Sentence{"name-doubled", QT_TRANSLATE_NOOP("BoardFault", "The location \"%2\" has the name \"%1\" already.")},
    Sentence{"kind-unknown",
             QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no kind of location: small-city, large-city, castle, sea or hospital.")},
    Sentence{"castle-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a second castle; the first one is \"%2\".")},
    Sentence{"region-missing", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is on land and must have a region.")},
    Sentence{"region-at-sea", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a sea and must have null for a region.")},
    Sentence{"lonlat-malformed",
             QT_TRANSLATE_NOOP("BoardFault", "This must be a pair of numbers: degrees of longitude, degrees of latitude.")},
    Sentence{"lonlat-out-of-range", QT_TRANSLATE_NOOP("BoardFault", "%1 is out of range: it must be from %2 to %3.")},
    Sentence{"location-card-missing", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" must have a Location card: only a hospital place has none.")},
    Sentence{"location-card-on-hospital", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a hospital place and cannot have a Location card.")},
    Sentence{"port-not-city", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be a port: only a city can.")},
    Sentence{"port-not-on-sea", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be a port on \"%2\", which is no sea.")},
    Sentence{"unknown-location", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is not a location of this board.")},
    Sentence{"edge-self", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is joined to itself.")},
    Sentence{"edge-order", QT_TRANSLATE_NOOP("BoardFault", "\"%2\" must stand before \"%1\": the smaller id comes first.")},
    Sentence{"edge-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" and \"%2\" are joined already, at %3.")},
    Sentence{"list-unsorted", QT_TRANSLATE_NOOP("BoardFault", "The list is not sorted: \"%1\" must stand before \"%2\".")},
    Sentence{"road-at-sea", QT_TRANSLATE_NOOP("BoardFault", "A road cannot lead to the sea \"%1\".")},
    Sentence{"sea-border-on-land", QT_TRANSLATE_NOOP("BoardFault", "A sea border cannot touch \"%1\", which is no sea.")},
    Sentence{"rail-not-city", QT_TRANSLATE_NOOP("BoardFault", "A railway cannot lead to \"%1\", which is no city.")},
    Sentence{"rail-line-unknown",
             QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no colour of a railway line: white, yellow, or null for none.")},
    Sentence{"sea-without-port", QT_TRANSLATE_NOOP("BoardFault", "The sea \"%1\" has no port.")},
    Sentence{"sea-without-border", QT_TRANSLATE_NOOP("BoardFault", "The sea \"%1\" has no border with another sea.")},
    Sentence{"location-cut-off", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be reached by road or sea.")},
    Sentence{"hospitals-none", QT_TRANSLATE_NOOP("BoardFault", "The board has no hospital.")},
    Sentence{"hospital-doubled", QT_TRANSLATE_NOOP("BoardFault", "The hospital at \"%1\" is there twice.")},
    Sentence{"hospital-not-large-city",
             QT_TRANSLATE_NOOP("BoardFault", "There cannot be a hospital at \"%1\", which is no large city and no hospital place.")},
    Sentence{"card-number-wrong", QT_TRANSLATE_NOOP("BoardFault", "The number of \"%1\" must be a whole number from 1 to %2.")},
    Sentence{"card-number-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%2\" has the number %1 already.")},
    Sentence{"card-number-not-land",
             QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot have a number: only cities and the castle are numbered.")},
    Sentence{"confidence-section-unknown", QT_TRANSLATE_NOOP("BoardFault", "A board file has no section \"%1\".")},
    Sentence{"confidence-status-unknown",
             QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no status: \"two independent sources agree\", \"one source\" or "
                                             "\"inferred, check against your board\".")},
    Sentence{"confidence-scope-unknown", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no scope: \"listed items\" or \"whole section\".")},
    Sentence{"confidence-inferred-in-part",
             QT_TRANSLATE_NOOP("BoardFault", "An inferred section is inferred as a whole: the scope must be \"whole section\".")},
};

static_assert(std::ranges::all_of(boardFaults,
                                  [](const auto& fault) { return std::ranges::count(sentences, fault.first, &Sentence::code) == 1; }),
              "every fault of a board has one sentence");

} // namespace

QString boardFaultSentence(const Fault& fault)
{
    const auto found = std::ranges::find(sentences, fault.code, &Sentence::code);
    if (found == sentences.end())
        return jsonFaultSentence(fault);
    const bool hasSuggestion = found->code == "unknown-location" && fault.arguments.size() == 2;
    const QString sentence = hasSuggestion
                                 ? QCoreApplication::translate("BoardFault", "\"%1\" is not a location of this board; did you mean \"%2\"?")
                                 : QCoreApplication::translate("BoardFault", found->text);
    return filledIn(sentence, fault.arguments);
}

} // namespace demeter
