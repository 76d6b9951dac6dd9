#include "app/book/card_book.h"

#include "app/book/book_faults.h"
#include "app/book/read_once.h"
#include "app/text/resources.h"
#include "core/base/json_reader.h"

#include <QCoreApplication>

#include <algorithm>

/// `Q_INIT_RESOURCE` cannot stand in a namespace.
static void initCardResources()
{
    Q_INIT_RESOURCE(book);
}

namespace demeter {

namespace {

constexpr std::int64_t cardsFormat = 1;

QString cardText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void readCardsFormat(ObjectReader& file, Faults& faults)
{
    const Json* format = file.required("format");
    if (format != nullptr && *format != cardsFormat)
        faults.push_back({"unknown-format", file.placeOf("format"), {dumpJson(*format), std::to_string(cardsFormat)}});
}

/// The whole text as one object, whose faults lie in the file of this name.
std::optional<Json> readCardsFile(std::string_view text, const std::string& name, Faults& faults)
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

std::vector<std::string> readIds(ObjectReader& object, std::string_view field, Faults& faults)
{
    std::vector<std::string> ids;
    if (const Json* list = object.list(field))
        for (std::size_t i = 0; i < list->size(); ++i)
            if (auto id = readText((*list)[i], placeAt(object.placeOf(field), i), faults))
                ids.push_back(std::move(*id));
    return ids;
}

using ReadCards = std::expected<std::shared_ptr<const CardBook>, Faults>;

ReadCards readBuiltInCards(std::string_view folder, Language language)
{
    initCardResources();
    const QString file = QStringLiteral(":/resources/book/%1/%2.json").arg(cardText(folder));
    const auto cards = readWholeFile(file.arg(QLatin1String("cards")));
    const auto texts = readWholeFile(file.arg(QStringLiteral("cards-") + cardText(languageCodes[static_cast<std::size_t>(language)])));
    Faults faults;
    for (const auto* one : {&cards, &texts})
        if (!*one)
            faults.push_back(one->error());
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    auto read = CardBook::read(*cards, *texts, language);
    if (!read)
        return std::unexpected(std::move(read.error()));
    return std::make_shared<const CardBook>(std::move(*read));
}

/// As what is shown is compared: line breaks and the spaces that keep words together are spaces.
QString plainSpaces(QString text)
{
    text.remove(QChar::SoftHyphen);
    for (QChar& letter : text)
        if (letter.isSpace())
            letter = u' ';
    return text;
}

} // namespace

QString cardKindWord(CardKind kind)
{
    switch (kind) {
    case CardKind::Encounter:
        return QCoreApplication::translate("CardBook", "Encounter card");
    case CardKind::DraculaCombat:
        return QCoreApplication::translate("CardBook", "Dracula's Combat card");
    case CardKind::Power:
        return QCoreApplication::translate("CardBook", "Power card");
    case CardKind::DraculaEvent:
        return QCoreApplication::translate("CardBook", "Dracula's Event card");
    case CardKind::DraculaAbility:
        return QCoreApplication::translate("CardBook", "Dracula's ability");
    case CardKind::HunterEvent:
        return QCoreApplication::translate("CardBook", "the hunters' Event card");
    case CardKind::Item:
        return QCoreApplication::translate("CardBook", "Item card");
    case CardKind::HunterCombat:
        return QCoreApplication::translate("CardBook", "the hunters' Combat card");
    case CardKind::Hunter:
        return QCoreApplication::translate("CardBook", "hunter");
    case CardKind::EncounterToken:
        return QCoreApplication::translate("CardBook", "Encounter token");
    case CardKind::DraculaTactic:
        return QCoreApplication::translate("CardBook", "Dracula's Tactics card");
    case CardKind::AgentTactic:
        return QCoreApplication::translate("CardBook", "Agents' Tactics card");
    }
    return {};
}

QString cardPartWord(CardPart part, CardKind kind)
{
    switch (part) {
    case CardPart::Ambush:
        return QCoreApplication::translate("CardBook", "In an ambush");
    case CardPart::Search:
        return QCoreApplication::translate("CardBook", "In a search");
    case CardPart::Meets:
        return QCoreApplication::translate("CardBook", "When a hunter meets it");
    case CardPart::Matures:
        return kind == CardKind::EncounterToken ? QCoreApplication::translate("CardBook", "When it is activated")
                                                : QCoreApplication::translate("CardBook", "When it matures");
    case CardPart::Day:
        return QCoreApplication::translate("CardBook", "By day");
    case CardPart::Night:
        return kind == CardKind::DraculaCombat ? QCoreApplication::translate("CardBook", "At dusk and by night")
                                               : QCoreApplication::translate("CardBook", "By night");
    case CardPart::When:
        return QCoreApplication::translate("CardBook", "When it is played");
    case CardPart::Does:
        return QCoreApplication::translate("CardBook", "What it does");
    case CardPart::Trail:
        return QCoreApplication::translate("CardBook", "On the trail");
    case CardPart::Kept:
        return QCoreApplication::translate("CardBook", "In hand");
    case CardPart::Ally:
        return QCoreApplication::translate("CardBook", "As an ally");
    case CardPart::Matches:
        return QCoreApplication::translate("CardBook", "What cancels what");
    case CardPart::Sheet:
        return QCoreApplication::translate("CardBook", "On the hunter's sheet");
    case CardPart::Answer:
        return QCoreApplication::translate("CardBook", "What can be done against it");
    }
    return {};
}

std::expected<CardBook, Faults> CardBook::read(std::string_view cards, std::string_view texts, Language language)
{
    Faults faults;
    const std::string code(languageCodes[static_cast<std::size_t>(language)]);
    const std::string order = "cards.json", told = "cards-" + code + ".json";
    const auto orderJson = readCardsFile(cards, order, faults), toldJson = readCardsFile(texts, told, faults);
    if (!orderJson || !toldJson)
        return std::unexpected(std::move(faults));

    CardBook book;
    ObjectReader orderFile(*orderJson, order, faults);
    readCardsFormat(orderFile, faults);
    const Json* list = orderFile.list("cards");
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        ObjectReader entry((*list)[i], placeAt(orderFile.placeOf("cards"), i), faults);
        CardPage page;
        if (const auto id = entry.id("id")) {
            page.id = cardText(*id);
            if (!book.byId_.emplace(page.id, i).second)
                faults.push_back({"book-card-twice", entry.placeOf("id"), {*id}});
        }
        if (const auto kind = entry.text("kind")) {
            const auto* found = std::ranges::find(cardKindIds, *kind);
            if (found == cardKindIds.end())
                faults.push_back({"book-card-word", entry.placeOf("kind"), {*kind}});
            else
                page.kind = static_cast<CardKind>(found - cardKindIds.begin());
        }
        for (const std::string& topic : readIds(entry, "topics", faults))
            page.topics << TopicId{cardText(topic)};
        page.rules = readIds(entry, "rules", faults);
        page.rulings = readIds(entry, "rulings", faults);
        if (const Json* copies = entry.optional("copies"))
            page.copies = static_cast<int>(readInteger(*copies, entry.placeOf("copies"), 1, 99, faults).value_or(0));
        if (const Json* doubt = entry.optional("doubt"))
            page.doubt = cardText(readText(*doubt, entry.placeOf("doubt"), faults).value_or(std::string()));
        // For those who keep the texts: which figures they have, and what no source tells.
        entry.optional("numbers");
        entry.optional("uncertain");
        entry.refuseUnknown();
        book.cards_.push_back(std::move(page));
    }
    orderFile.refuseUnknown();

    ObjectReader toldFile(*toldJson, told, faults);
    readCardsFormat(toldFile, faults);
    if (const auto named = toldFile.text("language"); named && *named != code)
        faults.push_back({"book-language", toldFile.placeOf("language"), {*named, code}});
    if (const Json* labels = toldFile.required("labels")) {
        ObjectReader entry(*labels, toldFile.placeOf("labels"), faults);
        if (labels->is_object())
            for (const auto& [name, value] : labels->items())
                if (const Json* words = entry.required(name))
                    if (const auto text = readText(*words, entry.placeOf(name), faults))
                        book.labels_.insert(cardText(name), cardText(*text));
        entry.refuseUnknown();
    }
    if (const Json* all = toldFile.required("cards")) {
        ObjectReader entries(*all, toldFile.placeOf("cards"), faults);
        for (CardPage& page : book.cards_) {
            const std::string key = page.id.toStdString();
            const Json* found = entries.valid() && !key.empty() ? entries.required(key) : nullptr;
            if (found == nullptr)
                continue;
            ObjectReader entry(*found, entries.placeOf(key), faults);
            if (const Json* title = entry.optional("title"))
                page.title = cardText(readText(*title, entry.placeOf("title"), faults).value_or(std::string()));
            for (std::size_t part = 0; part < cardPartIds.size(); ++part)
                if (const Json* words = entry.optional(cardPartIds[part]))
                    if (const auto text = readText(*words, entry.placeOf(cardPartIds[part]), faults))
                        page.parts.emplace_back(static_cast<CardPart>(part), cardText(*text));
            entry.refuseUnknown();
        }
        if (all->is_object())
            for (const auto& [key, value] : all->items())
                if (!book.byId_.contains(cardText(key)) && !key.starts_with("x-"))
                    faults.push_back({"book-card-unknown", entries.placeOf(key), {key}});
    }
    toldFile.refuseUnknown();
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return book;
}

const CardPage* CardBook::find(const QString& id) const
{
    const auto found = byId_.find(id);
    return found == byId_.end() ? nullptr : &cards_[found->second];
}

std::expected<std::shared_ptr<const CardBook>, Faults> builtInCards(std::string_view folder, Language language)
{
    return readOnce<&readBuiltInCards>(folder, language);
}

QString withFigures(const QString& text, const std::map<QString, int>& figures)
{
    QString filled = text;
    for (const auto& [name, number] : figures)
        filled.replace(u'{' + name + u'}', QString::number(number));
    return filled;
}

const CardToRead* CardsToRead::find(const QString& id) const
{
    const auto found = std::ranges::find(cards, id, &CardToRead::id);
    return found == cards.end() ? nullptr : &*found;
}

CardsToRead cardsToRead(std::string_view folder, Language language,
                        const std::function<CardToRead(const CardBook& book, const CardPage& page)>& told)
{
    CardsToRead read;
    read.book = folder;
    const auto book = builtInCards(folder, language);
    if (!book) {
        read.fault = bookFaultSentence(book.error().front());
        return read;
    }
    for (const CardPage& page : (*book)->cards())
        read.cards.push_back(told(**book, page));
    return read;
}

CardNames::CardNames(std::vector<Name> names) : names_(std::move(names))
{
    for (Name& each : names_)
        each.name = plainSpaces(each.name);
    std::ranges::stable_sort(names_, [](const Name& a, const Name& b) { return a.name.size() > b.name.size(); });
}

QString CardNames::name(const QString& id) const
{
    const auto found = std::ranges::find(names_, id, &Name::id);
    return found == names_.end() ? QString() : found->name;
}

QStringList CardNames::in(const QString& text) const
{
    const QString said = plainSpaces(text);
    std::vector<bool> taken(static_cast<std::size_t>(said.size()), false);
    std::vector<std::pair<qsizetype, QString>> found;
    for (const Name& name : names_) {
        if (name.name.isEmpty())
            continue;
        const auto capitals = name.name.contains(u' ') ? Qt::CaseInsensitive : Qt::CaseSensitive;
        for (qsizetype at = said.indexOf(name.name, 0, capitals); at >= 0; at = said.indexOf(name.name, at + 1, capitals)) {
            const qsizetype end = at + name.name.size();
            const bool whole = (at == 0 || !said[at - 1].isLetterOrNumber()) && (end == said.size() || !said[end].isLetterOrNumber());
            if (!whole || taken[static_cast<std::size_t>(at)])
                continue;
            std::fill(taken.begin() + at, taken.begin() + end, true);
            found.emplace_back(at, name.id);
        }
    }
    std::ranges::sort(found);
    QStringList ids;
    for (const auto& [at, id] : found)
        if (!ids.contains(id))
            ids << id;
    return ids;
}

} // namespace demeter
