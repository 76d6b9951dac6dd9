#include "app/text/record_fault_sentences.h"

#include "app/text/filled_in.h"
#include "core/journal/record_faults.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace demeter {

namespace {

struct RecordSentence {
    std::string_view code;
    const char* text;
};

/// The places of the arguments are as `core/journal/record_faults.h` documents them.
constexpr std::array recordSentences{
    RecordSentence{"device-missing", QT_TRANSLATE_NOOP("RecordFault", "The file or its folder does not exist.")},
    RecordSentence{"device-exists", QT_TRANSLATE_NOOP("RecordFault", "There is a file with this name already.")},
    RecordSentence{"device-denied",
                   QT_TRANSLATE_NOOP("RecordFault", "The system does not allow it: check who may write to the file and its folder.")},
    RecordSentence{"device-full", QT_TRANSLATE_NOOP("RecordFault", "There is no room left to write to.")},
    RecordSentence{"device-locked", QT_TRANSLATE_NOOP("RecordFault", "This game is open in another window or program.")},
    RecordSentence{"device-not-a-file", QT_TRANSLATE_NOOP("RecordFault", "This is not a file.")},
    RecordSentence{"device-too-large", QT_TRANSLATE_NOOP("RecordFault", "A game's file may have %1 MB at most.")},
    RecordSentence{"device-read-only", QT_TRANSLATE_NOOP("RecordFault", "The file was opened for reading only.")},
    RecordSentence{"device-changed",
                   QT_TRANSLATE_NOOP("RecordFault",
                                     "Another program has changed the file: it should have %1 bytes, but has %2. Open the game again.")},
    RecordSentence{"device-altered",
                   QT_TRANSLATE_NOOP("RecordFault",
                                     "Another program has changed what stands in the file, so nothing more is written to it. "
                                     "Open the game again to see how far it is good.")},
    RecordSentence{"device-moved",
                   QT_TRANSLATE_NOOP("RecordFault",
                                     "The file was moved or renamed while the game was open. Put it back, or open it where it is now.")},
    RecordSentence{"device-failed", QT_TRANSLATE_NOOP("RecordFault", "The system reports an error: %1")},
    RecordSentence{"record-empty", QT_TRANSLATE_NOOP("RecordFault", "The file is empty: no game has begun in it.")},
    RecordSentence{"record-not-empty", QT_TRANSLATE_NOOP("RecordFault", "A new game needs an empty file.")},
    RecordSentence{"record-too-large", QT_TRANSLATE_NOOP("RecordFault", "A game's file may have %1 MB at most.")},
    RecordSentence{"record-format", QT_TRANSLATE_NOOP("RecordFault", "This program cannot read a game in the format \"%1\".")},
    RecordSentence{"record-header", QT_TRANSLATE_NOOP("RecordFault", "The game's data are wrong in the field \"%1\".")},
    RecordSentence{"record-board", QT_TRANSLATE_NOOP("RecordFault", "The board \"%1\" that the game is played on cannot be read.")},
    RecordSentence{"record-board-held", QT_TRANSLATE_NOOP("RecordFault", "The board \"%1\" in the game itself is damaged, or is none.")},
    RecordSentence{"record-board-other", QT_TRANSLATE_NOOP("RecordFault", "The file \"%1\" is not the board that the game is played on.")},
    RecordSentence{"record-cards",
                   QT_TRANSLATE_NOOP("RecordFault", "The game is played with the cards \"%1\", which this program does not know.")},
    RecordSentence{
        "record-torn",
        QT_TRANSLATE_NOOP("RecordFault", "This line was not finished when the program ended, and has been taken off (bytes: %1).")},
    RecordSentence{"record-not-json", QT_TRANSLATE_NOOP("RecordFault", "This line is not JSON.")},
    RecordSentence{"record-shape", QT_TRANSLATE_NOOP("RecordFault", "This line is not written as the program writes it.")},
    RecordSentence{"record-sequence", QT_TRANSLATE_NOOP("RecordFault", "This line should have the number %1, but has %2.")},
    RecordSentence{"record-head",
                   QT_TRANSLATE_NOOP("RecordFault", "This line has been changed, or does not belong after the line before it.")},
    RecordSentence{"record-action", QT_TRANSLATE_NOOP("RecordFault", "The action of this line cannot be read (%1 at \"%2\").")},
    RecordSentence{"record-action-form", QT_TRANSLATE_NOOP("RecordFault", "The action is not written as the program writes it.")},
    RecordSentence{"record-refused", QT_TRANSLATE_NOOP("RecordFault", "The action of this line is against the rules (%1).")},
    RecordSentence{"record-round", QT_TRANSLATE_NOOP("RecordFault", "This line should be in round %1, but says %2.")},
    RecordSentence{"record-finding", QT_TRANSLATE_NOOP("RecordFault", "The claim of this line has another result than the game gives.")},
    RecordSentence{"record-cursor", QT_TRANSLATE_NOOP("RecordFault", "This line goes to action %1, which is not possible; there are %2.")},
    RecordSentence{"record-over", QT_TRANSLATE_NOOP("RecordFault", "This line should go over \"%1\", but says \"%2\".")},
    RecordSentence{"key-locked", QT_TRANSLATE_NOOP("RecordFault", "The key of the sealed games waits for the PIN or the passphrase.")},
    RecordSentence{"key-form",
                   QT_TRANSLATE_NOOP("RecordFault", "The key file is damaged. Put a copy of it back, or sealed games cannot be opened.")},
    RecordSentence{"key-format",
                   QT_TRANSLATE_NOOP("RecordFault", "A newer version of this program made the key file, in the format \"%1\". Leave "
                                                    "it as it is, and open the game with that version.")},
    RecordSentence{"key-foreign",
                   QT_TRANSLATE_NOOP(
                       "RecordFault",
                       "The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back.")},
    RecordSentence{"key-link",
                   QT_TRANSLATE_NOOP("RecordFault", "The key file is a link that leads to no file. Bring back what it leads to, "
                                                    "or take the link away.")},
    RecordSentence{"key-memory", QT_TRANSLATE_NOOP("RecordFault", "There is not enough memory to hold the key safely.")},
    RecordSentence{"key-changed",
                   QT_TRANSLATE_NOOP("RecordFault", "Another program has changed the key file. Close this program and start it again.")},
    RecordSentence{"record-open-line", QT_TRANSLATE_NOOP("RecordFault", "This line is not sealed, although the lines before it are.")},
    RecordSentence{"record-commitment", QT_TRANSLATE_NOOP("RecordFault", "What is sealed in this line is not what the line promises.")},
    RecordSentence{"seal-form", QT_TRANSLATE_NOOP("RecordFault", "What is sealed in this line is damaged.")},
    RecordSentence{"seal-broken",
                   QT_TRANSLATE_NOOP("RecordFault", "The seal of this line is broken: it was changed, or belongs elsewhere.")},
    RecordSentence{"record-pass", QT_TRANSLATE_NOOP("RecordFault", "In this line nothing happens, and none such is due.")},
    RecordSentence{"record-at", QT_TRANSLATE_NOOP("RecordFault", "After this line Dracula should be at \"%1\", but it says \"%2\".")},
    RecordSentence{"record-table",
                   QT_TRANSLATE_NOOP("RecordFault", "What this line says the table was shown does not follow from the game.")},
    RecordSentence{"reveal-form", QT_TRANSLATE_NOOP("RecordFault", "This is not written as a revealed game is.")},
};

static_assert(std::ranges::all_of(recordFaults,
                                  [](const auto& fault) {
                                      return std::ranges::count(recordSentences, fault.first, &RecordSentence::code) == 1;
                                  }),
              "every fault of a record has one sentence");

} // namespace

QString recordFaultSentence(const Fault& fault)
{
    const auto found = std::ranges::find(recordSentences, fault.code, &RecordSentence::code);
    if (found == recordSentences.end())
        return {};
    auto arguments = fault.arguments;
    // The system's own words for what it alone knows.
    if (fault.code == "device-failed" && !arguments.empty())
        arguments[0] = qt_error_string(QString::fromStdString(arguments[0]).toInt()).toStdString();
    return filledIn(QCoreApplication::translate("RecordFault", found->text), arguments);
}

} // namespace demeter
