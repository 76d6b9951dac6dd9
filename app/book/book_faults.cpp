#include "app/book/book_faults.h"

#include "app/text/fault_sentences.h"
#include "app/text/filled_in.h"
#include "app/text/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace demeter {

namespace {

struct BookSentence {
    std::string_view code;
    const char* text;
};

/// In the order of `bookFaults`.
constexpr std::array<BookSentence, bookFaults.size()> bookSentences{{
    //: Codes of languages, such as "pl".
    {"book-language", QT_TRANSLATE_NOOP("BookFault", "This is the book for \"%1\", but the one for \"%2\" should be here.")},
    {"book-chapter-unknown", QT_TRANSLATE_NOOP("BookFault", "The book has no chapter \"%1\".")},
    {"book-chapter-order", QT_TRANSLATE_NOOP("BookFault", "The chapter \"%1\" stands out of its order.")},
    {"book-topic-unknown", QT_TRANSLATE_NOOP("BookFault", "The book has no topic \"%1\".")},
    {"book-topic-twice", QT_TRANSLATE_NOOP("BookFault", "The topic \"%1\" is in the book twice.")},
    {"book-rule-twice", QT_TRANSLATE_NOOP("BookFault", "The rule %1 is in the book twice.")},
    {"book-card-twice", QT_TRANSLATE_NOOP("BookFault", "The card \"%1\" is in the book twice.")},
    {"book-card-unknown", QT_TRANSLATE_NOOP("BookFault", "The book has no card \"%1\".")},
    {"book-card-word", QT_TRANSLATE_NOOP("BookFault", "The book has no cards of the kind \"%1\".")},
}};
static_assert(std::ranges::equal(bookSentences, bookFaults, {}, &BookSentence::code, &FaultInfo::code),
              "every fault of the book has one sentence");

} // namespace

QString bookFaultSentence(const Fault& fault)
{
    // The place begins with the name of the file: `pl.json/topics/trail`, `pl.json, line 2, column 13`.
    Fault inFile = fault;
    const auto end = std::min(fault.place.find('/'), fault.place.find(", "));
    inFile.place = end == std::string::npos ? std::string() : fault.place.substr(fault.place[end] == '/' ? end : end + 2);
    const QString file = QString::fromStdString(fault.place.substr(0, end));

    QString sentence;
    const auto* found = std::ranges::find(bookSentences, fault.code, &BookSentence::code);
    if (found == bookSentences.end())
        sentence = faultSentence(inFile);
    else
        sentence =
            faultPlace(inFile) + QStringLiteral(": ") + filledIn(QCoreApplication::translate("BookFault", found->text), fault.arguments);
    return plainLine(file.isEmpty() ? sentence : file + QStringLiteral(": ") + sentence);
}

} // namespace demeter
