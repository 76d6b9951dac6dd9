#include "app/book/book_search.h"

#include "app/book/search_words.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace demeter {

namespace {

/// `MOVE-3` of `2E-MOVE-3`: no book has rules of two editions.
QString withoutEdition(const QString& rule)
{
    return rule.startsWith(QLatin1String("2e-"), Qt::CaseInsensitive) ? rule.mid(3) : rule;
}

constexpr qsizetype mostLetters = 200;
constexpr qsizetype mostWords = 8;
/// Shorter words with a letter wrong could be anything.
constexpr qsizetype leastMisspelt = 4;

// What a fit costs: the less, the better. Of several words it is the average, so steps between them come out as well.
constexpr int finer = 16;
constexpr int wholeTitle = 0;
constexpr int beginsTitle = 3 * finer, beginsTitleWord = 11 * finer / 2;
constexpr int titleWord = 4 * finer, titleStem = 5 * finer, titlePrefix = 6 * finer;
constexpr int wholeSaying = 7 * finer / 2, beginsSaying = 5 * finer; // an entry of several words: where is Dracula
constexpr int wholeEntry = 8 * finer;
constexpr int beginsEntry = 11 * finer;
constexpr int entryWord = 12 * finer, entryStem = 13 * finer, entryPrefix = 14 * finer;
// In another language, by what is meant there or by what only looks like it: an ending or a beginning of a foreign word is a weak sign.
constexpr int otherLanguage = 16 * finer, otherLanguageLike = 28 * finer;
constexpr int otherWholeTitle = 25 * finer / 2;             // behind what this language says so itself, before its other forms
constexpr int textWord = 36 * finer, textStem = 37 * finer; // less for every time that the text says it
constexpr int titleNearly = 38 * finer, entryNearly = 40 * finer;
constexpr int textPrefix = 42 * finer;
constexpr int textNearly = 60 * finer; // only for a word that fits nowhere otherwise
constexpr int mostTimes = 4;
/// Several words that only the text has, here and there: then a topic that one of them names may be what is meant, with others missing.
constexpr int onlyInText = 20 * finer, missingWord = 44 * finer;
constexpr int nothing = std::numeric_limits<int>::max();

/// How a word of the vocabulary fits one that was typed, best first.
enum class Likeness : std::uint8_t { Same, SameStem, Begins, Nearly, No };

int costInLine(bool title, Likeness likeness)
{
    switch (likeness) {
    case Likeness::Same:
        return title ? titleWord : entryWord;
    case Likeness::SameStem:
        return title ? titleStem : entryStem;
    case Likeness::Begins:
        return title ? titlePrefix : entryPrefix;
    case Likeness::Nearly:
        return title ? titleNearly : entryNearly;
    case Likeness::No:
        break;
    }
    return nothing;
}

int costInText(Likeness likeness, int times)
{
    switch (likeness) {
    case Likeness::Same:
        return textWord - std::min(times, mostTimes) * finer;
    case Likeness::SameStem:
        return textStem - std::min(times, mostTimes) * finer;
    case Likeness::Begins:
        return textPrefix;
    case Likeness::Nearly:
        return textNearly;
    case Likeness::No:
        break;
    }
    return nothing;
}

int costOfLanguage(std::size_t language, Language own, Likeness likeness)
{
    if (language == static_cast<std::size_t>(own))
        return 0;
    return likeness == Likeness::Same ? otherLanguage : otherLanguageLike;
}

/// For the telling words of a title or an entry that were not typed: enough to tell those apart that fit equally well.
int unsaid(int words, int typed)
{
    return std::clamp(words - typed, 0, finer / 2);
}

std::size_t indexOfLanguage(Language language)
{
    return static_cast<std::size_t>(language);
}

bool isLatinLetter(QChar letter)
{
    return (letter >= u'A' && letter <= u'Z') || (letter >= u'a' && letter <= u'z');
}

bool isDash(QChar letter)
{
    return letter == u'-' || (letter >= u'\u2010' && letter <= u'\u2015');
}

int numberIn(const QString& digits)
{
    return digits.size() <= 4 ? digits.toInt() : -1;
}

} // namespace

/// Where one of the typed words fits, and how well.
struct BookSearch::Fit {
    struct Best {
        int cost = nothing;
        BookHit::By by = BookHit::By::Text;
        int times = 0; ///< that the text says it
    };
    std::vector<int> lines; ///< by line
    std::vector<std::array<Best, languageCount>> topics;
};

BookSearch::BookSearch(std::span<const std::shared_ptr<const Book>> books)
{
    std::map<QString, std::size_t> known;
    std::array<std::map<QString, Word>, languageCount> found;
    const auto wordOf = [&](Language language, const QString& text) -> Word& { return found[indexOfLanguage(language)][text]; };

    for (const auto& book : books) {
        if (book == nullptr)
            continue;
        const bool first = topics_.empty();
        for (const Topic& topic : book->topics()) {
            const auto [entry, isNew] = known.emplace(topic.id.key, topics_.size());
            if (isNew)
                topics_.push_back(topic.id);
            const std::size_t index = entry->second;
            const auto addLine = [&](const QString& said, bool title) {
                const QStringList words = searchWords(said);
                const auto telling = std::ranges::count_if(words, [](const QString& word) { return !isSmallWord(word); });
                lines_.push_back({index, book->language(), title, words.join(u' '), static_cast<int>(telling)});
                for (const QString& text : words)
                    if (auto& holders = wordOf(book->language(), text).lines; holders.empty() || holders.back() != lines_.size() - 1)
                        holders.push_back(lines_.size() - 1);
            };
            addLine(topic.title, true);
            for (const QString& entryOfWords : topic.words)
                addLine(entryOfWords, false);
            for (const Paragraph& paragraph : topic.paragraphs)
                for (const QString& text : searchWords(paragraph.text)) {
                    auto& holders = wordOf(book->language(), text).topics;
                    if (holders.empty() || holders.back().first != index)
                        holders.emplace_back(index, 0);
                    ++holders.back().second;
                }
            if (!first)
                continue;
            for (const auto* ids : {&topic.rules, &topic.rulings})
                for (const std::string& id : *ids) {
                    const QString whole = withoutEdition(QString::fromStdString(id));
                    const QString name = whole.section(u'-', 1);
                    bool isNumber = false;
                    const int number = name.toInt(&isNumber);
                    rules_.push_back(
                        {whole.section(u'-', 0, 0), isNumber ? std::optional(number) : std::nullopt, name, index, ids == &topic.rules});
                }
        }
    }
    for (std::size_t language = 0; language < languageCount; ++language) {
        Vocabulary& vocabulary = vocabularies_[language];
        for (auto& [text, word] : found[language]) {
            word.text = text;
            word.stem = stemOf(text, static_cast<Language>(language));
            vocabulary.stems[word.stem].push_back(vocabulary.words.size());
            vocabulary.words.push_back(std::move(word));
        }
    }
}

BookSearch::Fit BookSearch::fitOf(const QString& typed, Language own, bool misspelt) const
{
    Fit fit{std::vector<int>(lines_.size(), nothing), std::vector<std::array<Fit::Best, languageCount>>(topics_.size())};
    const auto better = [&](std::size_t topic, std::size_t language, int cost, BookHit::By by) {
        if (auto& best = fit.topics[topic][language]; cost < best.cost) {
            best.cost = cost;
            best.by = by;
        }
    };
    bool anything = false, spelt = false;
    const auto take = [&](const Word& word, std::size_t language, Likeness likeness) {
        anything = true;
        spelt = spelt || (language == indexOfLanguage(own) && likeness == Likeness::Same);
        const int foreign = costOfLanguage(language, own, likeness);
        for (const std::size_t line : word.lines) {
            const bool title = lines_[line].title;
            if (!title && typed.size() == 1)
                continue; // one letter begins half of all words
            const int cost = costInLine(title, likeness) + foreign;
            fit.lines[line] = std::min(fit.lines[line], cost);
            better(lines_[line].topic, language, cost + unsaid(lines_[line].words, 1), title ? BookHit::By::Title : BookHit::By::Words);
        }
        if (likeness == Likeness::Nearly || typed.size() == 1)
            return;
        for (const auto& [topic, times] : word.topics) {
            better(topic, language, costInText(likeness, times) + foreign, BookHit::By::Text);
            if (likeness != Likeness::Begins)
                fit.topics[topic][language].times += times;
        }
    };
    for (std::size_t language = 0; language < languageCount; ++language) {
        const Vocabulary& vocabulary = vocabularies_[language];
        for (auto word = std::ranges::lower_bound(vocabulary.words, typed, {}, &Word::text);
             word != vocabulary.words.end() && word->text.startsWith(typed); ++word)
            take(*word, language, word->text.size() == typed.size() ? Likeness::Same : Likeness::Begins);
        const auto stem = vocabulary.stems.constFind(stemOf(typed, static_cast<Language>(language)));
        if (stem != vocabulary.stems.constEnd() && typed.size() > 1)
            for (const std::size_t word : *stem)
                if (vocabulary.words[word].text != typed)
                    take(vocabulary.words[word], language, Likeness::SameStem);
    }
    if ((spelt && !misspelt) || typed.size() < leastMisspelt || typed.front().isDigit())
        return fit;
    const bool nowhere = !anything;
    for (std::size_t language = 0; language < languageCount; ++language) {
        const QString stem = stemOf(typed, static_cast<Language>(language));
        const bool byStem = stem.size() >= leastMisspelt;
        for (const Word& word : vocabularies_[language].words) {
            if ((word.lines.empty() && !nowhere) || word.text.size() + 1 < leastMisspelt)
                continue;
            // Misspelt and declined, or misspelt and not yet typed to its end.
            if (!(byStem && nearlyBegins(word.stem, stem, true)) && !nearlyBegins(word.text, typed, typed.size() <= leastMisspelt))
                continue;
            take(word, language, Likeness::Nearly);
            if (nowhere)
                for (const auto& [topic, times] : word.topics)
                    better(topic, language, costInText(Likeness::Nearly, times) + costOfLanguage(language, own, Likeness::Nearly),
                           BookHit::By::Text);
        }
    }
    return fit;
}

std::vector<BookHit> BookSearch::findRule(const QString& typed, Language own) const
{
    // `MOVE-3`, `move3`, `mov-3`; with a space between them they are words: slot 6, hide 5.
    const QString plain = withoutEdition(typed.trimmed());
    qsizetype at = 0;
    while (at < plain.size() && isLatinLetter(plain[at]))
        ++at;
    const QString chapter = plain.left(at).toUpper();
    const qsizetype dash = at;
    while (at < plain.size() && isDash(plain[at]))
        ++at;
    const QString rest = plain.mid(at).toUpper();
    const bool digits = !rest.isEmpty() && std::ranges::all_of(rest, [](QChar each) { return each >= u'0' && each <= u'9'; });
    if (chapter.size() < 2 || (at == dash && !digits))
        return {};
    const auto fits = [&](const RuleId& rule) {
        return rest.isEmpty() || (digits ? rule.number == numberIn(rest) : !rule.number && rule.name.startsWith(rest));
    };
    const bool whole = std::ranges::any_of(rules_, [&](const RuleId& rule) { return rule.chapter == chapter; });
    std::vector<BookHit> hits;
    for (const bool home : {true, false})
        for (const RuleId& rule : rules_)
            if (rule.home == home && fits(rule) && (whole ? rule.chapter == chapter : rule.chapter.startsWith(chapter))) {
                const BookHit hit{topics_[rule.topic], BookHit::By::Rule, own, 0};
                if (std::ranges::find(hits, hit) == hits.end())
                    hits.push_back(hit);
            }
    return hits;
}

std::vector<BookHit> BookSearch::find(const QString& typed, Language own) const
{
    const QString line = typed.left(mostLetters);
    auto hits = findRule(line, own);
    // A word of the reader's language is taken for what it is, unless nothing comes of it.
    for (const bool misspelt : {false, true})
        if (hits.empty())
            hits = findWords(line, own, misspelt);
    return hits;
}

std::vector<BookHit> BookSearch::findWords(const QString& line, Language own, bool misspelt) const
{
    const QStringList all = searchWords(line).mid(0, mostWords);
    if (all.isEmpty())
        return {};
    const QString phrase = all.join(u' ');
    QStringList telling;
    std::ranges::copy_if(all, std::back_inserter(telling), [](const QString& word) { return !isSmallWord(word); });
    if (telling.isEmpty())
        telling = all;
    telling.removeDuplicates();
    const int count = static_cast<int>(telling.size());
    std::vector<Fit> fits;
    for (const QString& word : telling)
        fits.push_back(fitOf(word, own, misspelt));

    struct Found {
        int cost = nothing;
        int times = 0;
        BookHit::By by{};
        Language language{};
        int missing = 0;
    };
    std::vector<Found> best(topics_.size());
    const auto better = [&](std::size_t topic, Language language, int cost, BookHit::By by) {
        if (cost < best[topic].cost)
            best[topic] = {cost, 0, by, language, 0};
    };

    // Everything in one title or one entry.
    for (std::size_t n = 0; n < lines_.size(); ++n) {
        const Line& each = lines_[n];
        const auto by = each.title ? BookHit::By::Title : BookHit::By::Words;
        if (each.text.startsWith(phrase) && phrase.size() > 1) {
            const bool whole = each.text.size() == phrase.size(), wholeWords = whole || each.text[phrase.size()] == u' ';
            int cost = nothing;
            if (each.title)
                cost = whole ? wholeTitle : wholeWords ? beginsTitle : beginsTitleWord;
            else if (all.size() > 1)
                cost = whole ? wholeSaying : beginsSaying;
            else if (wholeWords)
                cost = whole ? wholeEntry : beginsEntry;
            if (cost == wholeTitle && each.language != own)
                cost = otherWholeTitle;
            else if (cost != nothing)
                cost += costOfLanguage(indexOfLanguage(each.language), own, wholeWords ? Likeness::Same : Likeness::Begins);
            if (cost != nothing)
                better(each.topic, each.language, cost, by);
        }
        int sum = 0;
        for (const Fit& fit : fits)
            sum = sum == nothing || fit.lines[n] == nothing ? nothing : sum + fit.lines[n];
        if (sum != nothing)
            better(each.topic, each.language, sum / count + unsaid(each.words, count), by);
    }
    // Everything in one topic, in one language or, at worst, in several.
    for (std::size_t topic = 0; topic < topics_.size(); ++topic) {
        for (std::size_t l = 0; l < languageCount; ++l) {
            int sum = 0, most = 0;
            auto by = BookHit::By::Title;
            for (const Fit& fit : fits) {
                const Fit::Best& one = fit.topics[topic][l];
                sum = sum == nothing || one.cost == nothing ? nothing : sum + one.cost;
                if (one.cost != nothing && one.cost >= most) {
                    most = one.cost;
                    by = one.by;
                }
            }
            if (sum != nothing)
                better(topic, static_cast<Language>(l), sum / count + (count > 1 ? finer : 0), by);
        }
        if (best[topic].cost == nothing && count > 1) {
            int sum = 0;
            for (const Fit& fit : fits) {
                const auto least = std::ranges::min(fit.topics[topic], {}, &Fit::Best::cost).cost;
                sum = sum == nothing || least == nothing ? nothing : sum + least;
            }
            if (sum != nothing)
                best[topic] = {sum / count + otherLanguage, 0, BookHit::By::Text, own, 0};
        }
    }

    const int least = topics_.empty() ? nothing : std::ranges::min(best, {}, &Found::cost).cost;
    if (count > 1 && least > onlyInText && (least != nothing || misspelt))
        for (std::size_t topic = 0; topic < topics_.size(); ++topic) {
            if (best[topic].cost != nothing)
                continue;
            for (std::size_t l = 0; l < languageCount; ++l) {
                int missing = 0, sum = 0, first = nothing;
                auto by = BookHit::By::Text;
                for (const Fit& fit : fits) {
                    const Fit::Best& one = fit.topics[topic][l];
                    missing += one.cost == nothing ? 1 : 0;
                    sum += one.cost == nothing ? missingWord : one.cost;
                    if (one.cost < first) {
                        first = one.cost;
                        by = one.by;
                    }
                }
                if (2 * missing <= count && sum / count < best[topic].cost)
                    best[topic] = {sum / count, 0, by, static_cast<Language>(l), missing};
            }
        }
    std::vector<std::size_t> order;
    for (std::size_t topic = 0; topic < topics_.size(); ++topic)
        if (best[topic].cost != nothing) {
            order.push_back(topic);
            for (const Fit& fit : fits)
                best[topic].times += fit.topics[topic][indexOfLanguage(best[topic].language)].times;
        }
    std::ranges::sort(order, {}, [&](std::size_t topic) { return std::tuple(best[topic].cost, -best[topic].times, topic); });
    std::vector<BookHit> hits;
    for (const std::size_t topic : order)
        hits.push_back({topics_[topic], best[topic].by, best[topic].language, best[topic].missing});
    return hits;
}

} // namespace demeter
