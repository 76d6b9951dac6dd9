#include "app/fury3e/book/cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

namespace {

template <typename Card, std::size_t count> std::optional<Card> cardNamed(const std::array<std::string_view, count>& ids, const QString& id)
{
    return cardFromId<Card>(ids, id.toStdString());
}

} // namespace

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
        more.push_back({std::nullopt, QCoreApplication::translate("CardBook", "By day and by night"), book.label(QStringLiteral("alike"))});
    more.push_back({std::nullopt, QCoreApplication::translate("CardBook", "In a lair"), book.label(QStringLiteral("lair"))});
    texts.insert(std::ranges::find(texts, std::optional(CardPart::Answer), &CardText::part), more.begin(), more.end());
    return texts;
}

QStringList cardFacts(const CardBook& book, const CardPage& page, const Catalogue& cards)
{
    const std::map<QString, int> figures = cardFigures(cards, page.id);
    QStringList facts{cardKindWord(page.kind)};
    if (figures.contains(QStringLiteral("copies")) && page.kind != CardKind::Power)
        facts << withFigures(book.label(QStringLiteral("copies")), figures);
    return facts;
}

std::vector<Ruling> rulingsOf(const CardPage& page)
{
    return rulingsNamed(page.rulings);
}

CardNames cardNames(const CardBook& book, const Catalogue& cards, const Sentences& sentences)
{
    std::vector<CardNames::Name> names;
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
        names.push_back({page.id, name});
    }
    return CardNames(std::move(names));
}

CardsToRead cardsToRead(const Catalogue& cards, const Sentences& sentences, const std::function<QString(std::string_view id)>& icon)
{
    std::optional<CardNames> names;
    return cardsToRead(thirdEditionBook, sentences.language(), [&](const CardBook& book, const CardPage& page) -> CardToRead {
        if (!names)
            names = cardNames(book, cards, sentences);
        return {page.id,
                names->name(page.id),
                icon(page.id.toStdString()),
                page.kind,
                cardFacts(book, page, cards),
                cardTexts(book, page, cards),
                page.topics,
                page.rulings};
    });
}

} // namespace demeter::fury3e
