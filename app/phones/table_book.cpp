#include "app/phones/table_book.h"

#include "app/book/book_faults.h"
#include "app/book/third_edition_cards.h"
#include "app/table/icon_names.h"
#include "core/base/json_reader.h"

#include <QCryptographicHash>

#include <set>
#include <string_view>

namespace demeter::phones {

using namespace fury3e;

namespace {

Json wordsOf(const QString& words)
{
    return words.toStdString();
}

Json keysOf(const QList<TopicId>& topics)
{
    Json keys = Json::array();
    for (const TopicId& each : topics)
        keys.push_back(wordsOf(each.key));
    return keys;
}

std::string_view fieldOf(Ruling ruling)
{
    for (const RulingInfo& info : rulingTable())
        if (info.ruling == ruling)
            return info.field;
    return {};
}

/// Their fields, and `used` has them besides.
Json readingsOf(const std::vector<Ruling>& rulings, std::set<Ruling>& used)
{
    Json fields = Json::array();
    for (const Ruling ruling : rulings) {
        fields.push_back(fieldOf(ruling));
        used.insert(ruling);
    }
    return fields;
}

Json topicJson(const Topic& topic, std::set<Ruling>& used)
{
    Json json = Json::object();
    json["id"] = wordsOf(topic.id.key);
    json["title"] = wordsOf(topic.title);
    if (topic.page)
        json["page"] = *topic.page;
    json["text"] = Json::array();
    for (const Paragraph& paragraph : topic.paragraphs)
        json["text"].push_back(paragraph.item ? Json::array({wordsOf(paragraph.text)}) : wordsOf(paragraph.text));
    if (!topic.diagram.isEmpty()) {
        json["diagram"] = wordsOf(topic.diagram);
        json["shows"] = wordsOf(diagramWords(topic.diagram));
    }
    json["see"] = keysOf(topic.see);
    json["readings"] = readingsOf(rulingsOf(topic), used);
    return json;
}

Json cardJson(const CardBook& book, const CardPage& page, const CardNames& names, const Catalogue& cards, std::set<Ruling>& used)
{
    Json json = Json::object();
    json["id"] = wordsOf(page.id);
    json["kind"] = cardKindIds[static_cast<std::size_t>(page.kind)];
    json["name"] = wordsOf(names.name(page.id));
    json["icon"] = wordsOf(cardIcon(cards, page.id.toStdString()));
    json["facts"] = wordsOf(cardFacts(book, page, cards).join(QStringLiteral(" · ")));
    json["parts"] = Json::array();
    for (const CardText& text : cardTexts(book, page, cards))
        json["parts"].push_back(Json::array({wordsOf(text.heading), wordsOf(text.words)}));
    json["topics"] = keysOf(page.topics);
    json["readings"] = readingsOf(rulingsOf(page), used);
    return json;
}

} // namespace

BookMessage bookMessage(const Ruleset& ruleset, const Sentences& sentences)
{
    std::set<Ruling> used;
    Json json = Json::object();
    json["is"] = "book";
    json["language"] = languageCodes[static_cast<std::size_t>(sentences.language())];
    json["fault"] = std::string();
    json["chapters"] = Json::array();
    if (const auto book = bookOfThirdEdition(sentences.language())) {
        for (std::size_t c = 0; c < chapterIds.size(); ++c) {
            const auto chapter = static_cast<BookChapter>(c);
            Json each = Json::object();
            each["id"] = chapterIds[c];
            each["title"] = wordsOf((*book)->chapterTitle(chapter));
            each["topics"] = Json::array();
            for (const Topic& topic : (*book)->topicsOf(chapter))
                each["topics"].push_back(topicJson(topic, used));
            if (!each["topics"].empty())
                json["chapters"].push_back(std::move(each));
        }
    } else {
        json["fault"] = wordsOf(bookFaultSentence(book.error().front()));
    }
    json["cards"] = Json::array();
    if (const auto book = builtInCards(sentences.language())) {
        const CardNames names = cardNames(**book, *ruleset.cards, sentences);
        for (const CardPage& page : (*book)->cards())
            json["cards"].push_back(cardJson(**book, page, names, *ruleset.cards, used));
    } else {
        json["fault"] = wordsOf(bookFaultSentence(book.error().front()));
    }
    json["readings"] = Json::object();
    for (const Ruling ruling : used)
        json["readings"][std::string(fieldOf(ruling))] =
            Json::array({wordsOf(sentences.ruling(ruling)), wordsOf(sentences.reading(ruling, reading(ruleset.rulings, ruling)))});
    const std::string whole = json.dump();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArrayView(whole.data(), static_cast<qsizetype>(whole.size())), QCryptographicHash::Sha256);
    BookMessage made;
    made.sign = hash.left(8).toHex().toStdString();
    json["sign"] = made.sign;
    made.text = json.dump();
    return made;
}

std::string foundMessage(std::uint32_t number, const std::vector<BookHit>& hits)
{
    Json json = Json::object();
    json["is"] = "found";
    json["number"] = number;
    json["all"] = Json::array();
    json["some"] = Json::array();
    for (std::size_t n = 0; n < std::min(hits.size(), mostFound); ++n)
        json[hits[n].missing > 0 ? "some" : "all"].push_back(wordsOf(hits[n].topic.key));
    return json.dump();
}

} // namespace demeter::phones
