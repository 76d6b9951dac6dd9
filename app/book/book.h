// The rules at hand: topics in our own words, in one language.
#pragma once

#include "core/base/fault.h"
#include "core/base/language.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace demeter {

/// Names a topic in every language: its key in `translations/headwords.tsv`, such as `movement-road`.
struct TopicId {
    QString key;
    friend bool operator==(const TopicId&, const TopicId&) = default;
};

/// The parts of the book, in reading order.
enum class BookChapter : std::uint8_t { Round, Trail, Board, Cards, Tokens, Hunters, Combat, End };
inline constexpr std::array<std::string_view, 8> chapterIds{"round", "trail", "board", "cards", "tokens", "hunters", "combat", "end"};

struct Paragraph {
    QString text;
    bool item = false; ///< one of a list; the text is without the dot before it
    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// One topic in one language.
struct Topic {
    TopicId id;
    BookChapter chapter{};
    QString title;           ///< the headword of the printed book
    std::optional<int> page; ///< of the printed reference in this language, where its index tells
    QStringList words;       ///< what somebody would type
    QList<Paragraph> paragraphs;
    std::vector<std::string> rules;   ///< ids of the rules that are at home here, such as `MOVE-3`
    QList<TopicId> see;               ///< what to read besides; all of them are in the book
    std::vector<std::string> rulings; ///< readings and printings that touch it: `PR-10`, `OPEN-5`, `CARD-SCOUTS`
    QString diagram;                  ///< name of its drawing; empty if it has none
    friend bool operator==(const Topic&, const Topic&) = default;
};

/// The whole book in one language. A value: reading it again or in another language makes another one, with the same topics in the same
/// order.
class Book {
public:
    /// From the text of `topics.json` and that of one language's file. Faults: those of JSON (`core/base/json_faults.h`), `unknown-format`,
    /// and those of `app/book/book_faults.h`. Their place is a JSON pointer behind the name of the file: `es.json/topics/trail/title`.
    static std::expected<Book, Faults> read(std::string_view topics, std::string_view texts, Language language);

    Language language() const { return language_; }
    /// The heading of a chapter: the book's own, or else the usual one in the installed language.
    QString chapterTitle(BookChapter chapter) const;
    /// Its headwords are those of a printed book, where more can be read.
    bool isPrinted() const { return printed_; }
    /// In reading order: chapter by chapter.
    const std::vector<Topic>& topics() const { return topics_; }
    /// Those of a chapter, in reading order; empty for one without topics.
    std::span<const Topic> topicsOf(BookChapter chapter) const;
    /// Null if there is none. Pointers stay valid as long as the book.
    const Topic* find(const TopicId& id) const;
    /// The topic under this headword, as a refusal or the guide names it, whatever its capitals and apostrophes are; null if there is none.
    const Topic* titled(const QString& headword) const;
    /// Where a rule is explained: the topic that it is at home in; of a reading or printing (`OPEN-8`, `PR-10`) the first topic that it
    /// touches. Null for an id that the book does not have.
    const Topic* topicOfRule(std::string_view rule) const;

private:
    Book() = default;

    Language language_{};
    bool printed_ = true;
    std::map<BookChapter, QString> headings_;
    std::vector<Topic> topics_;
    std::map<QString, std::size_t> byKey_;
    std::map<QString, std::size_t> byTitle_; ///< folded
    std::map<std::string, std::size_t, std::less<>> byRule_;
};

/// What a topic's drawing shows, for those who do not see it, in the installed language; empty for one that there is not.
QString diagramWords(const QString& diagram);

/// The book of a game that comes with the program, read once for each language: the one in this folder of `resources/book`. Besides the
/// faults of `Book::read`: `file-unreadable` (path, the system's reason), if the program was built without it.
std::expected<std::shared_ptr<const Book>, Faults> builtInBook(std::string_view folder, Language language);

} // namespace demeter
