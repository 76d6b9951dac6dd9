#include "app/book/card_book.h"

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

using namespace fury3e;

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

ReadCards readBuiltInCards(Language language)
{
    initCardResources();
    const QString file = QStringLiteral(":/resources/book/fury3e/%1.json");
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

template <Language language> const ReadCards& readCardsOnce()
{
    static const ReadCards cards = readBuiltInCards(language);
    return cards;
}

template <typename Card, std::size_t count> std::optional<Card> cardNamed(const std::array<std::string_view, count>& ids, const QString& id)
{
    return cardFromId<Card>(ids, id.toStdString());
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
    case CardPart::Matures:
        return QCoreApplication::translate("CardBook", "When it matures");
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
        book.copies = cardText(entry.text("copies").value_or(std::string()));
        book.lair = cardText(entry.text("lair").value_or(std::string()));
        book.alike = cardText(entry.text("alike").value_or(std::string()));
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

std::expected<std::shared_ptr<const CardBook>, Faults> builtInCards(Language language)
{
    static_assert(languageCount == 5);
    switch (language) {
    case Language::En:
        return readCardsOnce<Language::En>();
    case Language::Es:
        return readCardsOnce<Language::Es>();
    case Language::Pl:
        return readCardsOnce<Language::Pl>();
    case Language::Ru:
        return readCardsOnce<Language::Ru>();
    case Language::It:
        return readCardsOnce<Language::It>();
    }
    return readCardsOnce<Language::En>();
}

std::map<QString, int> cardFigures(const Catalogue& cards, const QString& id)
{
    const QString copies = QStringLiteral("copies"), life = QStringLiteral("life");
    if (const auto kind = cards.find(id.toStdString())) {
        const EncounterCard& card = cards[*kind];
        return {{copies, card.copies}, {life, card.life}, {QStringLiteral("influence"), card.maturedInfluence}};
    }
    if (const auto event = cardNamed<DraculaEvent>(draculaEventIds, id))
        return {{copies, cards[*event].copies}};
    if (const auto event = cardNamed<HunterEvent>(hunterEventIds, id))
        return {{copies, cards[*event].copies}};
    if (const auto card = cardNamed<HunterCard>(hunterCardIds, id))
        return {{copies, cards[*card].copies}};
    if (const auto card = cardNamed<CombatCard>(combatCardIds, id))
        return {{copies, cards[*card].copies}};
    if (powerFromId(id.toStdString()))
        return {{copies, 1}};
    if (const auto hunter = hunterFromId(id.toStdString())) {
        const HunterSheetFacts& sheet = cards.hunterSheets[static_cast<std::size_t>(*hunter)];
        return {{life, sheet.life}, {QStringLiteral("bites"), sheet.biteSpaces}, {QStringLiteral("events"), sheet.eventLimit}};
    }
    return {};
}

QString withFigures(const QString& text, const std::map<QString, int>& figures)
{
    QString filled = text;
    for (const auto& [name, number] : figures)
        filled.replace(u'{' + name + u'}', QString::number(number));
    return filled;
}

std::vector<CardText> cardTexts(const CardBook& book, const CardPage& page, const Catalogue& cards)
{
    const std::map<QString, int> figures = cardFigures(cards, page.id);
    std::vector<CardText> texts;
    bool day = false;
    for (const auto& [part, text] : page.parts) {
        day = day || part == CardPart::Day || part == CardPart::Night;
        texts.push_back({part, cardPartWord(part, page.kind), withFigures(text, figures)});
    }
    if (page.kind != CardKind::Encounter)
        return texts;
    std::vector<CardText> more;
    if (!day)
        more.push_back({std::nullopt, QCoreApplication::translate("CardBook", "By day and by night"), book.alike});
    more.push_back({std::nullopt, QCoreApplication::translate("CardBook", "In a lair"), book.lair});
    texts.insert(std::ranges::find(texts, std::optional(CardPart::Answer), &CardText::part), more.begin(), more.end());
    return texts;
}

QStringList cardFacts(const CardBook& book, const CardPage& page, const Catalogue& cards)
{
    const std::map<QString, int> figures = cardFigures(cards, page.id);
    QStringList facts{cardKindWord(page.kind)};
    if (figures.contains(QStringLiteral("copies")) && page.kind != CardKind::Power)
        facts << withFigures(book.copies, figures);
    return facts;
}

std::vector<Ruling> rulingsOf(const CardPage& page)
{
    return rulingsNamed(page.rulings);
}

CardNames::CardNames(const CardBook& book, const Catalogue& cards, const Sentences& sentences)
{
    for (const CardPage& page : book.cards()) {
        const std::string id = page.id.toStdString();
        QString name = page.title;
        if (const auto kind = cards.find(id))
            name = sentences.encounter(*kind);
        else if (const auto event = cardNamed<DraculaEvent>(draculaEventIds, page.id))
            name = sentences.event(*event);
        else if (const auto played = cardNamed<HunterEvent>(hunterEventIds, page.id))
            name = sentences.hunterEvent(*played);
        else if (const auto card = cardNamed<HunterCard>(hunterCardIds, page.id))
            name = sentences.hunterCard(*card);
        else if (const auto combat = cardNamed<CombatCard>(combatCardIds, page.id))
            name = sentences.combatCard(*combat);
        else if (const auto power = powerFromId(id))
            name = sentences.power(*power);
        else if (const auto hunter = hunterFromId(id))
            name = sentences.hunter(*hunter);
        names_.push_back({page.id, plainSpaces(name)});
    }
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
