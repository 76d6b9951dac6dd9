#include "app/phones/book_message.h"

#include "app/book/book_faults.h"
#include "core/base/json_reader.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>

namespace demeter::phones {

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

/// Writes the parts of a book, and gathers the readings that they name.
class BookWriter {
public:
    explicit BookWriter(const BookTold& told) : told_(told) {}

    Json topic(const Topic& topic)
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
        json["readings"] = fieldsOf(topic.rulings);
        return json;
    }
    Json card(const CardToRead& card)
    {
        Json json = Json::object();
        json["id"] = wordsOf(card.id);
        json["kind"] = cardKindIds[static_cast<std::size_t>(card.kind)];
        json["name"] = wordsOf(card.name);
        json["icon"] = wordsOf(card.icon);
        json["facts"] = wordsOf(card.facts.join(QStringLiteral(" · ")));
        json["parts"] = Json::array();
        for (const CardText& each : card.texts)
            json["parts"].push_back(Json::array({wordsOf(each.heading), wordsOf(each.words)}));
        json["topics"] = keysOf(card.topics);
        json["readings"] = fieldsOf(card.rulings);
        return json;
    }
    /// Those that have been named, by their fields.
    Json readings() const
    {
        Json json = Json::object();
        for (const auto& [order, reading] : used_)
            json[std::string(reading.field)] = Json::array({wordsOf(reading.point), wordsOf(reading.reading)});
        return json;
    }

private:
    Json fieldsOf(const std::vector<std::string>& ids)
    {
        Json fields = Json::array();
        for (const BookReading& reading : told_.readings(ids)) {
            fields.push_back(reading.field);
            used_.emplace(reading.order, reading);
        }
        return fields;
    }

    const BookTold& told_;
    std::map<std::size_t, BookReading> used_;
};

} // namespace

BookMessage bookMessage(const BookTold& told)
{
    BookWriter writer(told);
    Json json = Json::object();
    json["is"] = "book";
    json["language"] = languageCodes[static_cast<std::size_t>(told.language)];
    json["fault"] = wordsOf(told.cards.fault);
    json["chapters"] = Json::array();
    if (const auto book = builtInBook(told.cards.book, told.language)) {
        if (!(*book)->isPrinted())
            json["printed"] = false;
        for (std::size_t c = 0; c < chapterIds.size(); ++c) {
            const auto chapter = static_cast<BookChapter>(c);
            Json each = Json::object();
            each["id"] = chapterIds[c];
            each["title"] = wordsOf((*book)->chapterTitle(chapter));
            each["topics"] = Json::array();
            for (const Topic& topic : (*book)->topicsOf(chapter))
                each["topics"].push_back(writer.topic(topic));
            if (!each["topics"].empty())
                json["chapters"].push_back(std::move(each));
        }
    } else if (told.cards.fault.isEmpty()) {
        json["fault"] = wordsOf(bookFaultSentence(book.error().front()));
    }
    json["cards"] = Json::array();
    for (const CardToRead& card : told.cards.cards)
        json["cards"].push_back(writer.card(card));
    json["readings"] = writer.readings();
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
        json[hits[n].missing > 0 ? "some" : "all"].push_back(hits[n].topic.key.toStdString());
    return json.dump();
}

} // namespace demeter::phones
