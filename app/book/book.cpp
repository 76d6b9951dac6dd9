#include "app/book/book.h"

#include "app/book/read_once.h"
#include "app/text/hunter_lexicon.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

/// `Q_INIT_RESOURCE` cannot stand in a namespace.
static void initBookResources()
{
    Q_INIT_RESOURCE(book);
}

namespace demeter {

namespace {

constexpr std::int64_t bookFormat = 1;
constexpr int lastPage = 999;
constexpr QStringView listDot = u"• ";

QString bookText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A headword whatever its capitals, apostrophes and accents are.
QString plainHeadword(const QString& title)
{
    return folded(QString(title).replace(QChar(u'\u2019'), QChar(u'\'')).simplified());
}

void readBookFormat(ObjectReader& file, Faults& faults)
{
    const Json* format = file.required("format");
    if (format != nullptr && *format != bookFormat)
        faults.push_back({"unknown-format", file.placeOf("format"), {dumpJson(*format), std::to_string(bookFormat)}});
}

/// A list of texts; what is none is a fault and left out.
std::vector<std::string> readTexts(ObjectReader& object, std::string_view field, Faults& faults)
{
    std::vector<std::string> texts;
    if (const Json* list = object.list(field)) {
        for (std::size_t i = 0; i < list->size(); ++i)
            if (auto text = readText((*list)[i], placeAt(object.placeOf(field), i), faults))
                texts.push_back(std::move(*text));
    }
    return texts;
}

/// The whole text as one object, whose faults lie in the file of this name.
std::optional<Json> readBookFile(std::string_view text, const std::string& name, Faults& faults)
{
    auto json = parseJson(text);
    if (json)
        return std::move(*json);
    for (Fault& fault : json.error()) {
        fault.place = name + (fault.place.starts_with('/') || fault.place.empty() ? "" : ", ") + fault.place;
        faults.push_back(std::move(fault));
    }
    return std::nullopt;
}

const char* untranslatedTitle(BookChapter chapter)
{
    switch (chapter) {
    case BookChapter::Round:
        return QT_TRANSLATE_NOOP("Book", "The round");
    case BookChapter::Trail:
        return QT_TRANSLATE_NOOP("Book", "Trail and lairs");
    case BookChapter::Board:
        return QT_TRANSLATE_NOOP("Book", "Board and movement");
    case BookChapter::Cards:
        return QT_TRANSLATE_NOOP("Book", "Cards");
    case BookChapter::Tokens:
        return QT_TRANSLATE_NOOP("Book", "Tokens");
    case BookChapter::Hunters:
        return QT_TRANSLATE_NOOP("Book", "The hunters");
    case BookChapter::Combat:
        return QT_TRANSLATE_NOOP("Book", "Combat");
    case BookChapter::End:
        return QT_TRANSLATE_NOOP("Book", "The end of the game");
    }
    return "";
}

using ReadBook = std::expected<std::shared_ptr<const Book>, Faults>;

ReadBook readBuiltInBook(std::string_view folder, Language language)
{
    initBookResources();
    const QString file = QStringLiteral(":/resources/book/%1/%2.json").arg(bookText(folder));
    const auto topics = readWholeFile(file.arg(QLatin1String("topics")));
    const auto texts = readWholeFile(file.arg(bookText(languageCodes[static_cast<std::size_t>(language)])));
    Faults faults;
    for (const auto* one : {&topics, &texts})
        if (!*one)
            faults.push_back(one->error());
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    auto read = Book::read(*topics, *texts, language);
    if (!read)
        return std::unexpected(std::move(read.error()));
    return std::make_shared<const Book>(std::move(*read));
}

} // namespace

QString Book::chapterTitle(BookChapter chapter) const
{
    const auto own = headings_.find(chapter);
    return own != headings_.end() ? own->second : QCoreApplication::translate("Book", untranslatedTitle(chapter));
}

std::expected<Book, Faults> Book::read(std::string_view topics, std::string_view texts, Language language)
{
    Faults faults;
    const std::string order = "topics.json";
    const std::string told = std::string(languageCodes[static_cast<std::size_t>(language)]) + ".json";
    const auto orderJson = readBookFile(topics, order, faults), toldJson = readBookFile(texts, told, faults);
    if (!orderJson || !toldJson)
        return std::unexpected(std::move(faults));

    Book book;
    book.language_ = language;
    ObjectReader orderFile(*orderJson, order, faults);
    readBookFormat(orderFile, faults);
    if (const Json* printed = orderFile.optional("printed"))
        book.printed_ = *printed != false;
    const Json* list = orderFile.list("topics");
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        ObjectReader entry((*list)[i], placeAt(orderFile.placeOf("topics"), i), faults);
        Topic topic;
        if (const auto id = entry.id("id")) {
            topic.id.key = bookText(*id);
            if (!book.byKey_.emplace(topic.id.key, i).second)
                faults.push_back({"book-topic-twice", entry.placeOf("id"), {*id}});
        }
        if (const auto chapter = entry.text("chapter")) {
            const auto* found = std::ranges::find(chapterIds, *chapter);
            if (found == chapterIds.end()) {
                faults.push_back({"book-chapter-unknown", entry.placeOf("chapter"), {*chapter}});
            } else {
                topic.chapter = static_cast<BookChapter>(found - chapterIds.begin());
                if (!book.topics_.empty() && topic.chapter < book.topics_.back().chapter)
                    faults.push_back({"book-chapter-order", entry.placeOf("chapter"), {*chapter}});
            }
        }
        topic.rules = readTexts(entry, "rules", faults);
        for (std::size_t rule = 0; rule < topic.rules.size(); ++rule)
            if (!book.byRule_.emplace(topic.rules[rule], i).second)
                faults.push_back({"book-rule-twice", entry.placeOf("rules"), {topic.rules[rule]}});
        for (const std::string& other : readTexts(entry, "see", faults))
            topic.see << TopicId{bookText(other)};
        topic.rulings = readTexts(entry, "rulings", faults);
        if (const Json* diagram = entry.optional("diagram"))
            if (const auto name = readId(*diagram, entry.placeOf("diagram"), faults))
                topic.diagram = bookText(*name);
        entry.refuseUnknown();
        book.topics_.push_back(std::move(topic));
    }
    orderFile.refuseUnknown();
    for (std::size_t i = 0; i < book.topics_.size(); ++i)
        for (const TopicId& other : book.topics_[i].see)
            if (!book.byKey_.contains(other.key))
                faults.push_back(
                    {"book-topic-unknown", placeAt(placeAt(orderFile.placeOf("topics"), i), "see"), {other.key.toStdString()}});
    // A rule's own topic goes before all that it only touches.
    for (std::size_t i = 0; i < book.topics_.size(); ++i)
        for (const std::string& ruling : book.topics_[i].rulings)
            book.byRule_.emplace(ruling, i);

    ObjectReader toldFile(*toldJson, told, faults);
    readBookFormat(toldFile, faults);
    if (const auto code = toldFile.text("language"); code && *code != languageCodes[static_cast<std::size_t>(language)])
        faults.push_back(
            {"book-language", toldFile.placeOf("language"), {*code, std::string(languageCodes[static_cast<std::size_t>(language)])}});
    if (const Json* chapters = toldFile.optional("chapters")) {
        ObjectReader headings(*chapters, toldFile.placeOf("chapters"), faults);
        for (std::size_t c = 0; c < chapterIds.size(); ++c)
            if (const Json* words = headings.optional(chapterIds[c]))
                if (const auto text = readText(*words, headings.placeOf(chapterIds[c]), faults))
                    book.headings_.emplace(static_cast<BookChapter>(c), bookText(*text));
        headings.refuseUnknown();
    }
    if (const Json* all = toldFile.required("topics")) {
        ObjectReader entries(*all, toldFile.placeOf("topics"), faults);
        for (Topic& topic : book.topics_) {
            const std::string key = topic.id.key.toStdString();
            const Json* found = entries.valid() && !key.empty() ? entries.required(key) : nullptr;
            if (found == nullptr)
                continue;
            ObjectReader entry(*found, entries.placeOf(key), faults);
            topic.title = bookText(entry.text("title").value_or(std::string()));
            if (const Json* page = entry.optional("page"))
                if (const auto number = readInteger(*page, entry.placeOf("page"), 1, lastPage, faults))
                    topic.page = static_cast<int>(*number);
            for (const std::string& word : readTexts(entry, "words", faults))
                topic.words << bookText(word);
            for (const std::string& paragraph : readTexts(entry, "text", faults)) {
                const QString text = bookText(paragraph);
                const bool item = text.startsWith(listDot);
                topic.paragraphs << Paragraph{item ? text.mid(listDot.size()) : text, item};
            }
            entry.refuseUnknown();
            book.byTitle_.emplace(plainHeadword(topic.title), static_cast<std::size_t>(&topic - book.topics_.data()));
        }
        if (all->is_object())
            for (const auto& [key, value] : all->items())
                if (!book.byKey_.contains(bookText(key)) && !key.starts_with("x-"))
                    faults.push_back({"book-topic-unknown", entries.placeOf(key), {key}});
    }
    toldFile.refuseUnknown();
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return book;
}

std::span<const Topic> Book::topicsOf(BookChapter chapter) const
{
    const auto found = std::ranges::equal_range(topics_, chapter, {}, &Topic::chapter);
    return {found.begin(), found.end()};
}

const Topic* Book::find(const TopicId& id) const
{
    const auto found = byKey_.find(id.key);
    return found == byKey_.end() ? nullptr : &topics_[found->second];
}

const Topic* Book::titled(const QString& headword) const
{
    const auto found = byTitle_.find(plainHeadword(headword));
    return found == byTitle_.end() ? nullptr : &topics_[found->second];
}

const Topic* Book::topicOfRule(std::string_view rule) const
{
    const auto found = byRule_.find(rule);
    return found == byRule_.end() ? nullptr : &topics_[found->second];
}

QString diagramWords(const QString& diagram)
{
    if (diagram == QLatin1String("trail-sliding"))
        return QCoreApplication::translate(
            "Book", "All cards of the trail move one slot to the right; the card that leaves slot 6 matures or becomes a lair.");
    if (diagram == QLatin1String("lair"))
        return QCoreApplication::translate("Book",
                                           "The card that leaves slot 6 goes to a lair space, with an Encounter card from the hand.");
    if (diagram == QLatin1String("sea-costs"))
        return QCoreApplication::translate(
            "Book", "From a port to a sea zone: 2 damage. From one sea zone to another: 1 damage. From a sea zone to a port: none.");
    if (diagram == QLatin1String("hide-bond"))
        return QCoreApplication::translate("Book",
                                           "Hide in slot 1 is bound to the Location card in slot 2, and both have Encounter cards.");
    if (diagram == QLatin1String("wolf-form"))
        return QCoreApplication::translate("Book",
                                           "With Wolf Form Dracula moves to a city that is one road or two roads away, for 1 damage.");
    if (diagram == QLatin1String("misdirect"))
        return QCoreApplication::translate(
            "Book", "Misdirect takes the place of a Location card on the trail, and a new Location card lies in slot 1.");
    return {};
}

std::expected<std::shared_ptr<const Book>, Faults> builtInBook(std::string_view folder, Language language)
{
    return readOnce<&readBuiltInBook>(folder, language);
}

} // namespace demeter
