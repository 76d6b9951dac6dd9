#include "app/text/json_fault_sentences.h"

#include "app/text/filled_in.h"
#include "core/base/json_faults.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter {

namespace {

struct JsonSentence {
    std::string_view code;
    const char* text;
};

/// In the order of `jsonFaults`; in the context of the other faults of input.
constexpr std::array<JsonSentence, jsonFaults.size()> jsonSentences{{
    {"json-empty", QT_TRANSLATE_NOOP("InputFault", "The file is empty.")},
    {"json-utf8", QT_TRANSLATE_NOOP("InputFault", "The text is not valid UTF-8.")},
    {"json-syntax", QT_TRANSLATE_NOOP("InputFault", "This is not valid JSON.")},
    {"json-number", QT_TRANSLATE_NOOP("InputFault", "This number is too large.")},
    {"json-too-deep", QT_TRANSLATE_NOOP("InputFault", "Objects and lists are nested too deeply; %1 levels are allowed.")},
    {"json-key-doubled", QT_TRANSLATE_NOOP("InputFault", "The field \"%1\" is there twice.")},
    {"not-object", QT_TRANSLATE_NOOP("InputFault", "This should be an object.")},
    {"not-list", QT_TRANSLATE_NOOP("InputFault", "This should be a list.")},
    {"not-text", QT_TRANSLATE_NOOP("InputFault", "This should be a text.")},
    {"not-boolean", QT_TRANSLATE_NOOP("InputFault", "This should be true or false.")},
    {"not-number", QT_TRANSLATE_NOOP("InputFault", "This should be a number.")},
    {"not-pair", QT_TRANSLATE_NOOP("InputFault", "This should be a list of two locations.")},
    {"text-empty", QT_TRANSLATE_NOOP("InputFault", "This text must not be empty.")},
    {"field-missing", QT_TRANSLATE_NOOP("InputFault", "The field \"%1\" is missing.")},
    {"field-unknown", QT_TRANSLATE_NOOP("InputFault", "There is no field \"%1\" here. Names of your own have to begin with \"x-\".")},
    {"number-not-whole", QT_TRANSLATE_NOOP("InputFault", "%1 is not written as a whole number.")},
    {"number-out-of-range", QT_TRANSLATE_NOOP("InputFault", "%1 is out of range; %2 to %3 is possible.")},
    {"id-not-kebab-case", QT_TRANSLATE_NOOP("InputFault", "The id \"%1\" may have only small letters, digits and hyphens between them.")},
}};
static_assert(std::ranges::equal(jsonSentences, jsonFaults, {}, &JsonSentence::code, &FaultInfo::code),
              "every fault of JSON has one sentence");

} // namespace

QString jsonFaultSentence(const Fault& fault)
{
    const auto* found = std::ranges::find(jsonSentences, fault.code, &JsonSentence::code);
    if (found == jsonSentences.end())
        return {};
    return filledIn(QCoreApplication::translate("InputFault", found->text), fault.arguments);
}

} // namespace demeter
