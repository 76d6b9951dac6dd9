// Chance that comes in round by round: when it may, what it does to the decks, and that nobody can say before what it will do.
#include "core/base/hex.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/public_log.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

Share shareOf(std::mt19937_64& random)
{
    Share share{};
    std::ranges::generate(share, [&random] { return static_cast<std::uint8_t>(random()); });
    return share;
}

/// A dealt game in its third round, in which chance may come in.
Table chanceTable()
{
    Table table("fury-3e");
    table.state = newGame(table.rules, CardHandling::Dealt, {1, 2, 3}, true, true);
    table.state.step = Step::Day;
    table.state.day = Weekday::Monday;
    table.state.round = 3;
    return table;
}

Action words(std::string text)
{
    return AddChance{{std::move(text), {}}};
}

/// What stands behind a happening of the last action.
std::string ruleOf(const Table& table, Happening::What what)
{
    const auto found = std::ranges::find(table.state.happened, what, &Happening::what);
    return found == table.state.happened.end() ? std::string() : found->rule;
}

template <typename Cards> Cards sorted(Cards cards)
{
    std::ranges::sort(cards);
    return cards;
}

} // namespace

class TestChance : public QObject {
    Q_OBJECT

private slots:
    void comesInOnceARound()
    {
        Table table = chanceTable();
        QVERIFY(table.take(words("candelabro")));
        QVERIFY(table.happened(Happening::What::WordsSaid));
        QCOMPARE(ruleOf(table, Happening::What::WordsSaid), "candelabro");
        QCOMPARE(table.refused(words("otra vez")), "TIME-1");
        QCOMPARE(table.refused(PromiseShares{{SharePromise{1}}}), "TIME-1");
        table.state.round = 4;
        QVERIFY(table.take(words("otra vez")));
    }

    void onlyWhereItMay_data()
    {
        using Change = void (*)(GameState&);
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("a game that began without it", [](GameState& state) { state.chance.eachRound = false; });
        row("drawn from the box", [](GameState& state) { state.handling = CardHandling::DrawnFromBox; });
        row("before the first round", [](GameState& state) { state.step = Step::ChooseStart; });
        row("the game is over", [](GameState& state) { state.step = Step::Over; });
    }
    void onlyWhereItMay()
    {
        using Change = void (*)(GameState&);
        QFETCH(Change, change);
        Table table = chanceTable();
        QVERIFY(table.refused(words("sal")).empty());
        change(table.state);
        QVERIFY(!table.refused(words("sal")).empty());
        QVERIFY(!table.refused(PromiseShares{{SharePromise{1}}}).empty());
    }

    void whateverIsDue()
    {
        // A refusal while something is due that only Dracula knows of would tell of it.
        Table table = chanceTable();
        table.state.due.push_back({.what = Due::What::AtOnce});
        QVERIFY(table.refused(words("sal")).empty());
        QVERIFY(table.refused(PromiseShares{{SharePromise{1}}}).empty());
    }

    void sharesHaveToFitTheirPromises()
    {
        std::mt19937_64 random(1);
        const Share a = shareOf(random), b = shareOf(random);
        Table table = chanceTable();
        QCOMPARE(table.refused(AddChance{{{}, {a}}}), "INV-1"); // nothing was promised
        QCOMPARE(table.refused(PromiseShares{}), "INV-1");
        QCOMPARE(table.refused(PromiseShares{std::vector<SharePromise>(2, promiseOf(3, a))}), "INV-1");
        std::vector<SharePromise> many;
        for (std::size_t n = 0; n <= mostShares; ++n)
            many.push_back(SharePromise{static_cast<std::uint8_t>(n)});
        QCOMPARE(table.refused(PromiseShares{many}), "INV-1");
        QVERIFY(table.take(PromiseShares{{promiseOf(3, a), promiseOf(3, b)}}));
        QVERIFY(table.happened(Happening::What::SharesPromised, {2}));
        QCOMPARE(ruleOf(table, Happening::What::SharesPromised), hexText(promiseOf(3, a)) + ' ' + hexText(promiseOf(3, b)));
        QCOMPARE(table.refused(PromiseShares{{promiseOf(3, a)}}), "TIME-1"); // once a round
        for (const auto& wrong : std::vector<std::vector<std::optional<Share>>>{
                 {b, a}, {a}, {a, b, {}}, {a, a}, {std::nullopt, std::nullopt}, {a, shareOf(random)}})
            QCOMPARE(table.refused(AddChance{{{}, wrong}}), "INV-1");
        Table round = table;
        round.state.round = 4; // what was promised for another round
        QCOMPARE(round.refused(AddChance{{{}, {a, b}}}), "INV-1");
        QVERIFY(table.refused(AddChance{{{}, {a, std::nullopt}}}).empty());
        QVERIFY(table.refused(AddChance{{"sal", {std::nullopt, std::nullopt}}}).empty());
        QVERIFY(table.take(AddChance{{{}, {a, b}}}));
        QVERIFY(table.happened(Happening::What::SharesGiven, {2, 2}));
    }

    void oneThatIsNotGivenIsTold()
    {
        std::mt19937_64 random(2);
        const Share a = shareOf(random), b = shareOf(random);
        Table table = chanceTable();
        QVERIFY(table.take(PromiseShares{{promiseOf(3, a), promiseOf(3, b)}}, AddChance{{{}, {std::nullopt, b}}}));
        QVERIFY(table.happened(Happening::What::SharesGiven, {1, 2}));
        QCOMPARE(ruleOf(table, Happening::What::SharesGiven), "- " + hexText(b));
        QVERIFY(std::ranges::any_of(table.state.happened,
                                    [](const Happening& each) { return each.what == Happening::What::SharesGiven && carriesNews(each); }));
    }

    void wordsAreWrittenInOneWay_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "Candelabro", " sal", "sal  y", "ключ key", "a-b"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void wordsAreWrittenInOneWay()
    {
        QFETCH(QString, text);
        QCOMPARE(chanceTable().refused(words(text.toStdString())), "INV-1");
    }

    void cardsStayThoseThatTheyWere()
    {
        Table table = chanceTable();
        const auto encounters = table.state.encounterDeck, hand = table.state.encounterHand;
        const auto combat = table.state.combatDeck;
        QVERIFY(table.take(words("sal")));
        QVERIFY(table.state.encounterDeck != encounters);
        QVERIFY(table.state.combatDeck != combat);
        QCOMPARE(sorted(table.state.encounterDeck), sorted(encounters));
        QCOMPARE(sorted(table.state.combatDeck), sorted(combat));
        QCOMPARE(table.state.encounterHand, hand);
        QCOMPARE(table.state.shuffles, std::uint16_t{4}); // two of the deal, two of the chance
    }

    /// Everything is known at this moment but what comes in: the state, which has the secret and both decks in it. Every card of the deck
    /// is as likely to be drawn next as every other one, the top one of before included.
    void nobodyKnowsTheNextCard_data()
    {
        QTest::addColumn<bool>("byWords");
        QTest::newRow("words") << true;
        QTest::newRow("shares") << false;
    }
    void nobodyKnowsTheNextCard()
    {
        QFETCH(bool, byWords);
        std::mt19937_64 random(7);
        const Table before = chanceTable();
        const auto& deck = before.state.encounterDeck;
        constexpr int games = 600;
        std::map<EncounterKind, int> drawn, inDeck;
        for (const EncounterKind kind : deck)
            ++inDeck[kind];
        int asBefore = 0; // the same order of the last three, as somebody would foretell it
        for (int game = 0; game < games; ++game) {
            // Of two phones one is Dracula's own: what it gives is known, and never changes.
            const Share known{9}, secret = shareOf(random);
            std::expected<GameState, Violation> after = before.state;
            if (!byWords)
                after = apply(before.rules, *after, PromiseShares{{promiseOf(3, known), promiseOf(3, secret)}});
            QVERIFY(after);
            after = apply(before.rules, *after, byWords ? words("sal " + std::to_string(game)) : AddChance{{{}, {known, secret}}});
            QVERIFY(after);
            ++drawn[after->encounterDeck.back()];
            asBefore += std::equal(deck.end() - 3, deck.end(), after->encounterDeck.end() - 3);
        }
        double chi = 0;
        for (const auto& [kind, copies] : inDeck) {
            const double expected = double{games} * copies / static_cast<double>(deck.size());
            chi += (drawn[kind] - expected) * (drawn[kind] - expected) / expected;
        }
        QVERIFY2(chi < 40, qPrintable(QString::number(chi))); // 12 degrees of freedom: one in ten thousand is beyond 40
        QVERIFY2(asBefore < games / 50, qPrintable(QString::number(asBefore)));
    }

    /// Whoever keeps his share back chooses between two orders at the most, and without the seed he knows neither.
    void whoKeepsHisShareBackGainsNothing()
    {
        std::mt19937_64 random(11);
        constexpr int games = 300;
        int better = 0; // how often the card that a hunter would like comes out on top, when he decides by all that he can know
        const Share mine{5};
        for (int game = 0; game < games; ++game) {
            Table table = chanceTable();
            table.state.seed = shareOf(random); // Dracula's, which no hunter knows
            const Share other = shareOf(random);
            QVERIFY(table.take(PromiseShares{{promiseOf(3, mine), promiseOf(3, other)}}));
            // He foretells both orders with a seed of his own making, the best that he can do, and gives or keeps his share accordingly.
            const auto topFor = [&](bool gives) {
                GameState guess = table.state;
                guess.seed = {};
                const auto after =
                    apply(table.rules, guess, AddChance{{{}, {gives ? std::optional(mine) : std::nullopt, std::optional(other)}}});
                return after->encounterDeck.back();
            };
            const EncounterKind wanted = table.card("hoax");
            const bool gives = topFor(true) == wanted || topFor(false) != wanted;
            better += apply(table.rules, table.state, AddChance{{{}, {gives ? std::optional(mine) : std::nullopt, std::optional(other)}}})
                          ->encounterDeck.back() == wanted;
        }
        const Table table = chanceTable();
        const auto copies = std::ranges::count(table.state.encounterDeck, table.card("hoax"));
        const double expected = double{games} * static_cast<double>(copies) / static_cast<double>(table.state.encounterDeck.size());
        QVERIFY2(std::abs(better - expected) < 6 * std::sqrt(expected), qPrintable(QString::number(better)));
    }

    void isWrittenAndRead_data()
    {
        QTest::addColumn<QString>("json");
        const QString a(64, u'a'), b = QString(62, u'0') + "9f";
        QTest::newRow("promises") << QStringLiteral(R"({"action":"promise-shares","promises":["%1","%2"]})").arg(a, b);
        QTest::newRow("words") << QStringLiteral(R"({"action":"add-chance","words":"соль и свеча"})");
        QTest::newRow("shares") << QStringLiteral(R"({"action":"add-chance","shares":["%1",null]})").arg(b);
        QTest::newRow("both") << QStringLiteral(R"({"action":"add-chance","words":"sal","shares":[null,"%1"]})").arg(a);
    }
    void isWrittenAndRead()
    {
        QFETCH(QString, json);
        const Table table = chanceTable();
        const auto action = readAction(table.rules, json.toStdString());
        QVERIFY(action.has_value());
        QCOMPARE(QString::fromStdString(writeAction(table.rules, *action)), json);
    }

    void wrongTextsAreNamed_data()
    {
        // `fault`: code and place
        Rows<QString, QString> row;
        row("no list", R"({"action":"promise-shares","promises":"ab"})", "not-list /promises");
        row("missing", R"({"action":"promise-shares"})", "field-missing /promises");
        row("short", R"({"action":"promise-shares","promises":["ab"]})", "not-hex /promises/0");
        row("capitals", QStringLiteral(R"({"action":"add-chance","shares":[null,"%1"]})").arg(QString(64, u'A')), "not-hex /shares/1");
        row("no text", R"({"action":"add-chance","words":7})", "not-text /words");
    }
    void wrongTextsAreNamed()
    {
        const auto [json, fault] = rowOf<QString, QString>();
        const auto action = readAction(chanceTable().rules, json.toStdString());
        QVERIFY(!action.has_value());
        QCOMPARE(QString::fromStdString(action.error()[0].code + ' ' + action.error()[0].place), fault);
    }
};

DEMETER_TEST(TestChance)
#include "test_chance.moc"
