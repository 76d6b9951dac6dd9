// The second edition's cards and tokens: every one of the core's tables is told, with the numbers and kinds that are there.
#include "app/fury2e/book/cards.h"
#include "app/fury2e/book/topics.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/fury2e/cards/any_card.h"
#include "core/fury2e/game/hunters.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace demeter::fury2e {

namespace {

const CardBook& cardsIn(Language language)
{
    const auto book = builtInCards(secondEditionBook, language);
    if (!book)
        qFatal("no cards: %s %s", book.error().front().code.c_str(), book.error().front().place.c_str());
    return **book; // it is kept
}

SecondEditionSentences wordsIn(Language language)
{
    return {*builtInBoard("fury-2e"), language};
}

template <typename Id> QString idText(const Id& id)
{
    if constexpr (requires { id.id; })
        return idText(id.id);
    else
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// What stands under the part; empty if it is not there.
QString saidUnder(CardPart part, const CardBook& book, const CardPage& page, const SecondEditionSentences& sentences)
{
    for (const CardText& text : cardTexts(book, page, sentences))
        if (text.part == part)
            return text.words;
    return {};
}

} // namespace

class TestSecondEditionCards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    /// Each table's ids in its order, each with its kind; what is left over are Items and hunters.
    void theTablesAreWhole()
    {
        const CardBook& book = cardsIn(Language::En);
        std::size_t at = 0;
        const auto follow = [&](const auto& table, CardKind kind, auto&& skipped) {
            for (const auto& entry : table) {
                if (skipped(idText(entry)))
                    continue;
                QVERIFY2(at < book.cards().size(), qPrintable(idText(entry)));
                const CardPage& page = book.cards()[at++];
                QCOMPARE(page.id, idText(entry));
                QCOMPARE(static_cast<int>(page.kind), static_cast<int>(kind));
                QVERIFY(anyCardFromId(page.id.toStdString()).has_value());
            }
        };
        const auto none = [](const QString&) { return false; };
        follow(encounters, CardKind::EncounterToken, none);
        follow(draculaTacticIds, CardKind::DraculaTactic, none);
        follow(agentTacticIds, CardKind::AgentTactic, [](const QString& id) { return id == QStringLiteral("dodge"); }); // Dracula's page
        follow(powerIds, CardKind::Power, none);
        follow(draculaEvents, CardKind::DraculaEvent, none);
        follow(hunterEvents, CardKind::HunterEvent, none);
        follow(hunterItemIds, CardKind::Item, none);
        for (; at < book.cards().size() - hunterCount; ++at)
            QCOMPARE(static_cast<int>(book.cards()[at].kind), static_cast<int>(CardKind::Item));
        follow(hunterIds, CardKind::Hunter, none);
        QCOMPARE(at, book.cards().size());
    }

    void copiesAreTheCores_data() { test::addLanguages(); }
    /// The numbers of the box (2E-COMP-1, 2E-COMP-2) stand on every page, and add up.
    void copiesAreTheCores()
    {
        QFETCH(int, language);
        const InLanguage in(static_cast<Language>(language));
        const CardBook& book = cardsIn(static_cast<Language>(language));
        std::map<CardKind, int> sums;
        for (const CardPage& page : book.cards()) {
            const auto figures = cardFigures(page);
            const auto copies = figures.find(QStringLiteral("copies"));
            const QStringList facts = cardFacts(book, page);
            QCOMPARE(facts.front(), cardKindWord(page.kind));
            if (copies == figures.end())
                continue;
            sums[page.copies > 0 ? CardKind::Item : page.kind] += copies->second;
            if (page.kind != CardKind::Power && page.kind != CardKind::AgentTactic)
                QVERIFY2(facts.back().contains(QString::number(copies->second)), qPrintable(facts.join(u'|')));
        }
        QCOMPARE(sums[CardKind::EncounterToken], encounterTokens);
        QCOMPARE(sums[CardKind::DraculaEvent], 25);
        QCOMPARE(sums[CardKind::DraculaEvent] + sums[CardKind::HunterEvent], eventCards);
        QCOMPARE(sums[CardKind::Item], 40); // 2E-ITEM-6
    }

    void kindsAreTheCores_data() { test::addLanguages(); }
    /// Which Event is kept and which is not, which Tactic has a sun, which Agent has which card, what matures.
    void kindsAreTheCores()
    {
        QFETCH(int, language);
        const auto lang = static_cast<Language>(language);
        const InLanguage in(lang);
        const CardBook& book = cardsIn(lang);
        const SecondEditionSentences sentences = wordsIn(lang);
        const auto label = [&](const char* name) { return book.label(QString::fromLatin1(name)); };
        for (const DraculaEventInfo& info : draculaEvents) {
            const CardPage& page = *book.find(idText(info));
            const bool kept = info.kind == EventKind::Kept;
            QCOMPARE(saidUnder(CardPart::Kept, book, page, sentences), kept ? label("kept") : QString());
            const QString when = saidUnder(CardPart::When, book, page, sentences);
            QVERIFY2(!when.isEmpty(), qPrintable(page.id));
            if (!kept)
                QCOMPARE(when, label(info.kind == EventKind::AtOnce ? "at-once" : "as-ally"));
            QCOMPARE(!saidUnder(CardPart::Ally, book, *book.find(idText(info)), sentences).isEmpty(), info.kind == EventKind::AsAlly);
        }
        for (const HunterEventInfo& info : hunterEvents) {
            QCOMPARE(saidUnder(CardPart::When, book, *book.find(idText(info)), sentences) == label("as-ally"), info.ally);
            QCOMPARE(!saidUnder(CardPart::Ally, book, *book.find(idText(info)), sentences).isEmpty(), info.ally);
        }
        for (std::size_t n = 0; n < draculaTacticCount; ++n)
            QCOMPARE(saidUnder(CardPart::When, book, *book.find(idText(draculaTacticIds[n])), sentences),
                     label(hasSun(static_cast<DraculaTactic>(n)) ? "by-day" : "by-night"));
        for (std::size_t n = 0; n < agentTacticCount; ++n) {
            QString words;
            for (const CardText& text : cardTexts(book, *book.find(idText(agentTacticIds[n])), sentences))
                words += text.words + u'\n';
            // Longest name first: that of an Agent with two weapons holds that of one with one of them.
            for (const auto agent : {Encounter::Assassin, Encounter::MinionWithKnifeAndPistol, Encounter::MinionWithKnifeAndRifle,
                                     Encounter::MinionWithKnife}) {
                const QString name = sentences.encounter(agent);
                QVERIFY2(words.contains(name) == plays(agent, static_cast<AgentTactic>(n)), qPrintable(name + u'\n' + words));
                words.remove(name);
            }
        }
        for (std::size_t n = 0; n < encounterCount; ++n) {
            const auto token = static_cast<Encounter>(n);
            const bool matures = token == Encounter::Ambush || token == Encounter::DesecratedSoil || token == Encounter::NewVampire;
            const QString said = saidUnder(CardPart::Matures, book, *book.find(idText(encounters[n])), sentences); // 2E-MAT-4
            QVERIFY(!said.isEmpty());
            QCOMPARE(said != label("nothing-matures"), matures);
        }
        for (std::size_t n = 0; n < hunterCount; ++n) {
            const QString sheet = saidUnder(CardPart::Sheet, book, *book.find(idText(hunterIds[n])), sentences);
            QVERIFY2(sheet.contains(QString::number(fullHealth[n])) && sheet.contains(QString::number(biteLimit[n])), qPrintable(sheet));
        }
    }

    void isFoundByItsName_data() { test::addLanguages(); }
    /// Names are those of the sentences, no two alike, and a text that names a card leads to it. Nothing is left in braces, and what is
    /// doubtful says so at its end.
    void isFoundByItsName()
    {
        QFETCH(int, language);
        const auto lang = static_cast<Language>(language);
        const InLanguage in(lang);
        const CardBook& book = cardsIn(lang);
        const SecondEditionSentences sentences = wordsIn(lang);
        const CardNames names = cardNames(book, sentences);
        QSet<QString> all;
        int doubtful = 0;
        for (const CardPage& page : book.cards()) {
            const QString name = names.name(page.id);
            QVERIFY2(!name.isEmpty() && !all.contains(name), qPrintable(page.id + u' ' + name));
            all << name;
            QCOMPARE(names.in(QStringLiteral("(%1): ×2").arg(name)), QStringList{page.id});
            const auto texts = cardTexts(book, page, sentences);
            QVERIFY(!texts.empty());
            for (const CardText& text : texts)
                QVERIFY2(!text.heading.isEmpty() && text.words.endsWith(u'.') && !text.words.contains(u'{'), qPrintable(text.words));
            doubtful += page.doubt.isEmpty() ? 0 : 1;
            if (!page.doubt.isEmpty())
                QCOMPARE(texts.back().words, book.label(page.doubt));
        }
        // One author's programs are the only source of nearly all of them; powers and a few cards have an official or a second one.
        QVERIFY2(doubtful > 60 && doubtful < static_cast<int>(book.cards().size()) - 10, qPrintable(QString::number(doubtful)));
    }

    /// Every topic that a page names is in the book.
    void topicsAreInTheBook()
    {
        const auto topics = builtInBook(secondEditionBook, Language::It);
        QVERIFY(topics.has_value());
        for (const CardPage& page : cardsIn(Language::It).cards()) {
            QVERIFY(!page.topics.isEmpty());
            for (const TopicId& topic : page.topics)
                QVERIFY2((*topics)->find(topic) != nullptr, qPrintable(topic.key));
        }
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondEditionCards;
DEMETER_TEST(TestSecondEditionCards)
#include "test_second_edition_cards.moc"
