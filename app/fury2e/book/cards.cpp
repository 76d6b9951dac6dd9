#include "app/fury2e/book/cards.h"

#include "app/fury2e/book/topics.h"
#include "core/fury2e/cards/any_card.h"
#include "core/fury2e/game/hunters.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace demeter::fury2e {

namespace {

/// What the tables say of one of them, in the words that hold for all of its kind.
class KindsWords {
public:
    KindsWords(const CardBook& book, const CardPage& page, const SecondEditionSentences& sentences)
        : book_(book), page_(page), sentences_(sentences)
    {
    }

    void operator()(Encounter) { addUnless(CardPart::Matures, "nothing-matures"); }
    void operator()(DraculaTactic tactic)
    {
        add(CardPart::When, hasSun(tactic) ? "by-day" : "by-night");
        for (std::size_t n = 0; n < agentTacticCount; ++n)
            if (agentTacticIds[n] == draculaTacticIds[static_cast<std::size_t>(tactic)])
                addAgents(static_cast<AgentTactic>(n));
    }
    void operator()(AgentTactic tactic) { addAgents(tactic); }
    void operator()(DraculaEvent event)
    {
        const EventKind kind = infoOf(event).kind;
        if (kind == EventKind::Kept)
            add(CardPart::Kept, "kept");
        else
            add(CardPart::When, kind == EventKind::AtOnce ? "at-once" : "as-ally");
    }
    void operator()(HunterEvent event)
    {
        if (infoOf(event).ally)
            add(CardPart::When, "as-ally");
    }
    void operator()(Power) {}
    void operator()(HunterItem) {}
    void operator()(Hunter) {}

    std::vector<CardText> texts;

private:
    void add(CardPart part, const char* label) { add(part, book_.label(QString::fromLatin1(label))); }
    void add(CardPart part, const QString& words)
    {
        const auto behind = std::ranges::find_if(texts, [part](const CardText& each) { return each.part > part; });
        texts.insert(behind, {part, cardPartWord(part, page_.kind), words});
    }
    void addUnless(CardPart part, const char* label)
    {
        if (std::ranges::find(texts, std::optional(part), &CardText::part) == texts.end())
            add(part, label);
    }
    void addAgents(AgentTactic tactic)
    {
        QStringList agents;
        for (std::size_t n = 0; n < encounterCount; ++n)
            if (plays(static_cast<Encounter>(n), tactic))
                agents << sentences_.encounter(static_cast<Encounter>(n));
        texts.push_back({std::nullopt, QCoreApplication::translate("CardBook", "Who has it"),
                         book_.label(QStringLiteral("agents")).replace(QStringLiteral("{agents}"), agents.join(QStringLiteral(", ")))});
    }

    const CardBook& book_;
    const CardPage& page_;
    const SecondEditionSentences& sentences_;
};

struct Copies {
    int operator()(Encounter token) const { return encounters[static_cast<std::size_t>(token)].tokens; }
    int operator()(DraculaTactic) const { return 1; }
    int operator()(AgentTactic) const { return 0; }
    int operator()(Power) const { return 1; }
    int operator()(DraculaEvent event) const { return infoOf(event).cards; }
    int operator()(HunterEvent event) const { return infoOf(event).cards; }
    int operator()(HunterItem) const { return 0; }
    int operator()(Hunter) const { return 0; }
};

/// Of the card's page in the book that comes with the program.
QString partsOf(std::string_view id, std::initializer_list<CardPart> parts, Language language)
{
    const auto book = builtInCards(secondEditionBook, language);
    const CardPage* page = book ? (*book)->find(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))) : nullptr;
    if (page == nullptr)
        return {};
    QStringList told;
    for (const auto& [part, text] : page->parts)
        if (std::ranges::find(parts, part) != parts.end())
            told << withFigures(text, cardFigures(*page));
    return told.join(u' ');
}

} // namespace

std::map<QString, int> cardFigures(const CardPage& page)
{
    std::map<QString, int> figures;
    const auto card = anyCardFromId(page.id.toStdString());
    if (const int copies = page.copies > 0 ? page.copies : card ? std::visit(Copies{}, *card) : 0; copies > 0)
        figures[QStringLiteral("copies")] = copies;
    if (const auto* hunter = card ? std::get_if<Hunter>(&*card) : nullptr) {
        figures[QStringLiteral("health")] = fullHealth[static_cast<std::size_t>(*hunter)];
        figures[QStringLiteral("bites")] = biteLimit[static_cast<std::size_t>(*hunter)];
    }
    return figures;
}

std::vector<CardText> cardTexts(const CardBook& book, const CardPage& page, const SecondEditionSentences& sentences)
{
    const std::map<QString, int> figures = cardFigures(page);
    KindsWords words(book, page, sentences);
    for (const auto& [part, text] : page.parts)
        words.texts.push_back({part, cardPartWord(part, page.kind), withFigures(text, figures)});
    if (const auto card = anyCardFromId(page.id.toStdString()))
        std::visit(words, *card);
    if (!page.doubt.isEmpty())
        words.texts.push_back({std::nullopt, QCoreApplication::translate("CardBook", "How certain this is"), book.label(page.doubt)});
    return std::move(words.texts);
}

QStringList cardFacts(const CardBook& book, const CardPage& page)
{
    const std::map<QString, int> figures = cardFigures(page);
    QStringList facts{cardKindWord(page.kind)};
    if (figures.contains(QStringLiteral("copies")) && page.kind != CardKind::Power && page.kind != CardKind::AgentTactic)
        facts << withFigures(book.label(QStringLiteral("copies")), figures);
    return facts;
}

QString cardInShort(std::string_view id, Language language)
{
    return partsOf(id, {CardPart::Meets, CardPart::Does, CardPart::Ally, CardPart::Answer}, language);
}

QString activatedInShort(Encounter token, Language language)
{
    return partsOf(encounters[static_cast<std::size_t>(token)].id, {CardPart::Matures}, language);
}

QString cardName(const CardPage& page, const SecondEditionSentences& sentences)
{
    struct Name {
        const SecondEditionSentences& sentences;
        QString operator()(Encounter token) const { return sentences.encounter(token); }
        QString operator()(DraculaTactic tactic) const { return sentences.tactic(tactic); }
        QString operator()(AgentTactic tactic) const { return sentences.tactic(tactic); }
        QString operator()(Power power) const { return sentences.power(power); }
        QString operator()(DraculaEvent event) const { return sentences.event(event); }
        QString operator()(HunterEvent event) const { return sentences.hunterEvent(event); }
        QString operator()(HunterItem item) const { return sentences.item(item); }
        QString operator()(Hunter hunter) const { return sentences.hunter(hunter); }
    };
    if (const auto card = anyCardFromId(page.id.toStdString()))
        return std::visit(Name{sentences}, *card);
    if (page.id == QStringLiteral("garlic")) // an Item, but one for a combat alone
        return sentences.combatCard(CombatCard::Kind::Garlic);
    return page.title;
}

CardNames cardNames(const CardBook& book, const SecondEditionSentences& sentences)
{
    std::vector<CardNames::Name> names;
    for (const CardPage& page : book.cards())
        names.push_back({page.id, cardName(page, sentences)});
    return CardNames(std::move(names));
}

CardsToRead cardsToRead(const SecondEditionSentences& sentences, const std::function<QString(std::string_view id)>& icon)
{
    return demeter::cardsToRead(secondEditionBook, sentences.language(), [&](const CardBook& book, const CardPage& page) -> CardToRead {
        return {page.id,
                cardName(page, sentences),
                icon(page.id.toStdString()),
                page.kind,
                cardFacts(book, page),
                cardTexts(book, page, sentences),
                page.topics,
                page.rulings};
    });
}

} // namespace demeter::fury2e
