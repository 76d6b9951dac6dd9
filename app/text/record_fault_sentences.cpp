#include "app/text/record_fault_sentences.h"

#include "app/text/filled_in.h"
#include "core/journal/record_faults.h"

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

/// The places of the arguments are as `core/journal/record_faults.h` documents them.
constexpr std::array sentences{
    Sentence{"device-missing", QT_TRANSLATE_NOOP("RecordFault", "The file or its folder does not exist.")},
    Sentence{"device-exists", QT_TRANSLATE_NOOP("RecordFault", "There is a file with this name already.")},
    Sentence{"device-denied",
             QT_TRANSLATE_NOOP("RecordFault", "The system does not allow it: check who may write to the file and its folder.")},
    Sentence{"device-full", QT_TRANSLATE_NOOP("RecordFault", "There is no room left to write to.")},
    Sentence{"device-locked", QT_TRANSLATE_NOOP("RecordFault", "This game is open in another window or program.")},
    Sentence{"device-not-a-file", QT_TRANSLATE_NOOP("RecordFault", "This is not a file.")},
    Sentence{"device-too-large", QT_TRANSLATE_NOOP("RecordFault", "A game's file may have %1 MB at most.")},
    Sentence{"device-read-only", QT_TRANSLATE_NOOP("RecordFault", "The file was opened for reading only.")},
    Sentence{"device-changed",
             QT_TRANSLATE_NOOP("RecordFault",
                               "Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.")},
    Sentence{"device-failed", QT_TRANSLATE_NOOP("RecordFault", "The system reports an error: %1")},
    Sentence{"record-empty", QT_TRANSLATE_NOOP("RecordFault", "The file is empty: no game has begun in it.")},
    Sentence{"record-not-empty", QT_TRANSLATE_NOOP("RecordFault", "A new game needs an empty file.")},
    Sentence{"record-too-large", QT_TRANSLATE_NOOP("RecordFault", "A game's file may have %1 MB at most.")},
    Sentence{"record-format", QT_TRANSLATE_NOOP("RecordFault", "This program cannot read a game in the format \"%1\".")},
    Sentence{"record-header", QT_TRANSLATE_NOOP("RecordFault", "The game's data are wrong in the field \"%1\".")},
    Sentence{"record-board", QT_TRANSLATE_NOOP("RecordFault", "The board \"%1\" that the game is played on cannot be read.")},
    Sentence{"record-cards",
             QT_TRANSLATE_NOOP("RecordFault", "The game is played with the cards \"%1\", which this program does not know.")},
    Sentence{"record-torn",
             QT_TRANSLATE_NOOP("RecordFault", "This line was not finished when the program ended, and has been taken off (bytes: %1).")},
    Sentence{"record-not-json", QT_TRANSLATE_NOOP("RecordFault", "This line is not JSON.")},
    Sentence{"record-shape", QT_TRANSLATE_NOOP("RecordFault", "This line is not written as the program writes it.")},
    Sentence{"record-sequence", QT_TRANSLATE_NOOP("RecordFault", "This line should have the number %1, but has %2.")},
    Sentence{"record-head", QT_TRANSLATE_NOOP("RecordFault", "This line has been changed, or does not belong after the line before it.")},
    Sentence{"record-action", QT_TRANSLATE_NOOP("RecordFault", "The action of this line cannot be read (%1 at \"%2\").")},
    Sentence{"record-action-form", QT_TRANSLATE_NOOP("RecordFault", "The action is not written as the program writes it.")},
    Sentence{"record-refused", QT_TRANSLATE_NOOP("RecordFault", "The action of this line is against the rules (%1).")},
    Sentence{"record-round", QT_TRANSLATE_NOOP("RecordFault", "This line should be in round %1, but says %2.")},
    Sentence{"record-finding", QT_TRANSLATE_NOOP("RecordFault", "The claim of this line has another result than the game gives.")},
    Sentence{"record-cursor", QT_TRANSLATE_NOOP("RecordFault", "This line goes to action %1, which is not possible; there are %2.")},
    Sentence{"record-over", QT_TRANSLATE_NOOP("RecordFault", "This line should go over \"%1\", but says \"%2\".")},
    Sentence{"key-locked", QT_TRANSLATE_NOOP("RecordFault", "The key of the sealed games waits for the PIN or the passphrase.")},
    Sentence{"key-form",
             QT_TRANSLATE_NOOP("RecordFault", "The key file is damaged. Put a copy of it back, or sealed games cannot be opened.")},
    Sentence{"key-format",
             QT_TRANSLATE_NOOP("RecordFault", "A newer version of this program made the key file, in the format \"%1\". Leave "
                                              "it as it is, and open the game with that version.")},
    Sentence{"key-foreign", QT_TRANSLATE_NOOP("RecordFault", "This game was sealed on another device: the key to it is not here.")},
    Sentence{"key-memory", QT_TRANSLATE_NOOP("RecordFault", "There is not enough memory to hold the key safely.")},
    Sentence{"record-open-line", QT_TRANSLATE_NOOP("RecordFault", "This line is not sealed, although the lines before it are.")},
    Sentence{"record-commitment", QT_TRANSLATE_NOOP("RecordFault", "What is sealed in this line is not what the line promises.")},
    Sentence{"seal-form", QT_TRANSLATE_NOOP("RecordFault", "What is sealed in this line is damaged.")},
    Sentence{"seal-broken", QT_TRANSLATE_NOOP("RecordFault", "The seal of this line is broken: it was changed, or belongs elsewhere.")},
    Sentence{"record-pass", QT_TRANSLATE_NOOP("RecordFault", "In this line nothing happens, and none such is due.")},
    Sentence{"record-at", QT_TRANSLATE_NOOP("RecordFault", "After this line Dracula should be at \"%1\", but it says \"%2\".")},
    Sentence{"record-table", QT_TRANSLATE_NOOP("RecordFault", "What this line says the table was shown does not follow from the game.")},
    Sentence{"reveal-form", QT_TRANSLATE_NOOP("RecordFault", "This is not written as a revealed game is.")},
};

static_assert(std::ranges::all_of(recordFaults,
                                  [](const auto& fault) { return std::ranges::count(sentences, fault.first, &Sentence::code) == 1; }),
              "every fault of a record has one sentence");

} // namespace

QString recordFaultSentence(const Fault& fault)
{
    const auto found = std::ranges::find(sentences, fault.code, &Sentence::code);
    if (found == sentences.end())
        return {};
    auto arguments = fault.arguments;
    // The system's own words for what it alone knows.
    if (fault.code == "device-failed" && !arguments.empty())
        arguments[0] = qt_error_string(QString::fromStdString(arguments[0]).toInt()).toStdString();
    return filledIn(QCoreApplication::translate("RecordFault", found->text), arguments);
}

} // namespace demeter
