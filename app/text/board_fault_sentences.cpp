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

struct BoardSentence {
    std::string_view code;
    const char* text;
};

/// The places of the arguments are as `core/map/board_faults.h` documents them.
constexpr std::array boardSentences{
    BoardSentence{"text-untrimmed", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" must not begin or end with a space.")},
    BoardSentence{"locations-none", QT_TRANSLATE_NOOP("BoardFault", "The board has no locations.")},
    BoardSentence{"locations-too-many", QT_TRANSLATE_NOOP("BoardFault", "There are %1 locations; a board may have %2 at most.")},
    BoardSentence{"id-doubled", QT_TRANSLATE_NOOP("BoardFault", "Another location has the id \"%1\" already.")},
    BoardSentence{"name-doubled", QT_TRANSLATE_NOOP("BoardFault", "The location \"%2\" has the name \"%1\" already.")},
    BoardSentence{"kind-unknown",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no kind of location: small-city, large-city, castle, sea or hospital.")},
    BoardSentence{"castle-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a second castle; the first one is \"%2\".")},
    BoardSentence{"region-missing", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is on land and must have a region.")},
    BoardSentence{"region-at-sea", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a sea and must have null for a region.")},
    BoardSentence{"lonlat-malformed",
                  QT_TRANSLATE_NOOP("BoardFault", "This must be a pair of numbers: degrees of longitude, degrees of latitude.")},
    BoardSentence{"lonlat-out-of-range", QT_TRANSLATE_NOOP("BoardFault", "%1 is out of range: it must be from %2 to %3.")},
    BoardSentence{"location-card-missing",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" must have a Location card: only a hospital place has none.")},
    BoardSentence{"location-card-on-hospital",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is a hospital place and cannot have a Location card.")},
    BoardSentence{"port-not-city", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be a port: only a city can.")},
    BoardSentence{"port-not-on-sea", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be a port on \"%2\", which is no sea.")},
    BoardSentence{"unknown-location", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is not a location of this board.")},
    BoardSentence{"edge-self", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is joined to itself.")},
    BoardSentence{"edge-order", QT_TRANSLATE_NOOP("BoardFault", "\"%2\" must stand before \"%1\": the smaller id comes first.")},
    BoardSentence{"edge-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" and \"%2\" are joined already, at %3.")},
    BoardSentence{"list-unsorted", QT_TRANSLATE_NOOP("BoardFault", "The list is not sorted: \"%1\" must stand before \"%2\".")},
    BoardSentence{"road-at-sea", QT_TRANSLATE_NOOP("BoardFault", "A road cannot lead to the sea \"%1\".")},
    BoardSentence{"sea-border-on-land", QT_TRANSLATE_NOOP("BoardFault", "A sea border cannot touch \"%1\", which is no sea.")},
    BoardSentence{"rail-not-city", QT_TRANSLATE_NOOP("BoardFault", "A railway cannot lead to \"%1\", which is no city.")},
    BoardSentence{"rail-line-unknown",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no colour of a railway line: white, yellow, or null for none.")},
    BoardSentence{"sea-without-port", QT_TRANSLATE_NOOP("BoardFault", "The sea \"%1\" has no port.")},
    BoardSentence{"sea-without-border", QT_TRANSLATE_NOOP("BoardFault", "The sea \"%1\" has no border with another sea.")},
    BoardSentence{"location-cut-off", QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot be reached by road or sea.")},
    BoardSentence{"hospitals-none", QT_TRANSLATE_NOOP("BoardFault", "The board has no hospital.")},
    BoardSentence{"hospital-doubled", QT_TRANSLATE_NOOP("BoardFault", "The hospital at \"%1\" is there twice.")},
    BoardSentence{"hospital-not-large-city",
                  QT_TRANSLATE_NOOP("BoardFault", "There cannot be a hospital at \"%1\", which is no large city and no hospital place.")},
    BoardSentence{"card-number-wrong", QT_TRANSLATE_NOOP("BoardFault", "The number of \"%1\" must be a whole number from 1 to %2.")},
    BoardSentence{"card-number-doubled", QT_TRANSLATE_NOOP("BoardFault", "\"%2\" has the number %1 already.")},
    BoardSentence{"card-number-not-land",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" cannot have a number: only cities and the castle are numbered.")},
    BoardSentence{"confidence-section-unknown", QT_TRANSLATE_NOOP("BoardFault", "A board file has no section \"%1\".")},
    BoardSentence{"confidence-status-unknown",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no status: \"two independent sources agree\", \"one source\" or "
                                                  "\"inferred, check against your board\".")},
    BoardSentence{"confidence-scope-unknown",
                  QT_TRANSLATE_NOOP("BoardFault", "\"%1\" is no scope: \"listed items\" or \"whole section\".")},
    BoardSentence{"confidence-inferred-in-part",
                  QT_TRANSLATE_NOOP("BoardFault", "An inferred section is inferred as a whole: the scope must be \"whole section\".")},
};

static_assert(std::ranges::all_of(boardFaults,
                                  [](const auto& fault) {
                                      return std::ranges::count(boardSentences, fault.first, &BoardSentence::code) == 1;
                                  }),
              "every fault of a board has one sentence");

} // namespace

QString boardFaultSentence(const Fault& fault)
{
    const auto found = std::ranges::find(boardSentences, fault.code, &BoardSentence::code);
    if (found == boardSentences.end())
        return jsonFaultSentence(fault);
    const bool hasSuggestion = found->code == "unknown-location" && fault.arguments.size() == 2;
    const QString sentence = hasSuggestion
                                 ? QCoreApplication::translate("BoardFault", "\"%1\" is not a location of this board; did you mean \"%2\"?")
                                 : QCoreApplication::translate("BoardFault", found->text);
    return filledIn(sentence, fault.arguments);
}

} // namespace demeter
