// Looking a topic up as it is typed, by the words of any of the five languages.
#pragma once

#include "app/book/book.h"

#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace demeter {

/// A topic that fits, and by what it does best.
struct BookHit {
    enum class By : std::uint8_t {
        Rule,  ///< the id of a rule, a reading or a printing
        Title, ///< words of its headword
        Words, ///< what somebody would type
        Text,  ///< what it says
    };
    TopicId topic;
    By by{};
    Language language{}; ///< of the words that fit
    int missing = 0;     ///< telling words that were typed and do not fit
    friend bool operator==(const BookHit&, const BookHit&) = default;
};

/// Searches in books of the same topics, one a language. Holds all that it needs; the books need not live on. An index of the five books
/// takes some tenths of a second to make in an unoptimised build and a few megabytes, a search after that less than 5 ms.
///
/// It forgives: case, accents (`ł` is `l`, `ё` is `е`, `ñ` is `n`), endings of declined and conjugated words, words of which only the
/// beginning has been typed, and in words of four letters and more one letter that is missing, too much, wrong or swapped with the next.
/// Of several words every one must fit the topic, but for those that say nothing, such as `where is the`. Only where no topic fits all
/// of them, or none but by words strewn over its text, topics come besides that fit at least half of them; they say so in `missing`.
///
/// Order: a rule's id before all words; the whole title; its beginning; words of it; what somebody would type; then the text, the oftener
/// the better. What nearly fits comes behind what fits. The reader's language goes before the others in each of these, and their titles
/// before its text. What fits equally well stands in reading order, so that the same search always finds the same.
class BookSearch {
public:
    /// Books that are not there are not searched: a damaged file of another language keeps nobody from reading.
    explicit BookSearch(std::span<const std::shared_ptr<const Book>> books);

    /// What fits, best first, each topic once; nothing for a search without letters and digits. Only the first 200 characters count, and
    /// of these the first eight words.
    std::vector<BookHit> find(const QString& typed, Language own) const;

private:
    /// A title, or one entry of the words to find it by.
    struct Line {
        std::size_t topic = 0;
        Language language{};
        bool title = false;
        QString text;  ///< its folded words with single spaces
        int words = 0; ///< how many of them say something
    };
    /// A folded word of one language, and where it stands.
    struct Word {
        QString text, stem;
        std::vector<std::size_t> lines;
        std::vector<std::pair<std::size_t, int>> topics; ///< topics whose text has it, and how often
    };
    struct Vocabulary {
        std::vector<Word> words;                        ///< by the alphabet
        QHash<QString, std::vector<std::size_t>> stems; ///< of each stem the words that have it
    };
    struct RuleId {
        QString chapter;           ///< `MOVE`
        std::optional<int> number; ///< nothing: it has a name, such as `CARD-SCOUTS`
        QString name;              ///< what stands behind the hyphen
        std::size_t topic = 0;
        bool home = false; ///< the rule is explained there
    };
    struct Fit;
    /// With `misspelt` even a word that stands in a book of the reader's language may be one that was mistyped.
    Fit fitOf(const QString& typed, Language own, bool misspelt) const;
    std::vector<BookHit> findRule(const QString& typed, Language own) const;
    std::vector<BookHit> findWords(const QString& line, Language own, bool misspelt) const;

    std::vector<TopicId> topics_;
    std::vector<Line> lines_;
    std::array<Vocabulary, languageCount> vocabularies_;
    std::vector<RuleId> rules_;
};

} // namespace demeter
