// Chance that comes in round by round in the second edition: when the round waits for it, what it does to the reserve, and that nobody can
// say before what it will do.
#include "core/base/hex.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/view/public_log.h"
#include "core/fury2e/view/table_turn.h"
#include "tests/core/fury2e/rules/second_table.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"
#include "tests/support/shares.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>
#include <ranges>

using namespace demeter;
using namespace demeter::fury2e;
using test::anyShare;
using test::playTo;
using test::secondPlace;
using test::SecondTable;
using test::shareNamed;

namespace {

using What = Happening::What;

Action say(std::string text)
{
    return AddChance{{std::move(text), {}}};
}

/// A dealt game in which chance may come in, in its third round; what is asked is up to the test.
SecondTable stirringTable(Step step = Step::RoundBegins)
{
    SecondTable t(R"({"trail":[{"location":"paris"}],"hunters":{"lord-godalming":"rome","dr-seward":"rome","van-helsing":"rome",
                      "mina-harker":"rome"},"dracula":{"encounterHand":["rats","fog","bats","wolves"]}})");
    t.state.chance.eachRound = true;
    t.state.round = 3;
    t.state.step = step;
    return t;
}

/// A game that has just begun, with both sides on the board.
SecondTable begunTable(TokenHandling handling, bool chance, bool atRoundBegin = false)
{
    SecondTable t(R"({"trail":[{"location":"paris"}]})");
    t.ruleset.rulings.set(Ruling::ChanceWhen, atRoundBegin);
    t.state = newGame(t.ruleset, handling, {1, 2, 3}, chance);
    PlaceHunters place;
    place.cities.fill(secondPlace("rome"));
    if (!t.act(place))
        qFatal("no hunters");
    for (std::size_t kind = 0; t.state.drawsDue > 0; ++kind)
        if (!t.act(DrawEncounter{static_cast<Encounter>(kind)}))
            qFatal("no draw");
    if (!t.act(ChooseStart{secondPlace("paris")}))
        qFatal("no start");
    return t;
}

std::string textBehind(const SecondTable& table, What what)
{
    const auto found = std::ranges::find(table.state.happened, what, &Happening::what);
    return found == table.state.happened.end() ? std::string() : found->rule;
}

std::vector<Encounter> kindsOf(const std::vector<std::string>& ids)
{
    std::vector<Encounter> kinds;
    for (const std::string& id : ids)
        kinds.push_back(static_cast<Encounter>(std::ranges::find(encounters, id, &EncounterInfo::id) - encounters.begin()));
    return kinds;
}

std::vector<Encounter> inOrder(std::vector<Encounter> tokens)
{
    std::ranges::sort(tokens);
    return tokens;
}

} // namespace

class TestSecondChance : public QObject {
    Q_OBJECT

private slots:
    /// 2E-CHANCE-1: the first draw of a round waits, and nobody has been asked for anything before; what comes of it is drawn at once.
    /// Until then nothing else is done, and a card that is corrected in the hand would be another one than the program deals.
    void aDrawWaitsForIt()
    {
        for (const bool words : {true, false}) {
            SecondTable t = begunTable(TokenHandling::Dealt, true);
            QVERIFY(t.state.step == Step::Hunters && t.state.round == 1 && takesChance(t.state) && !asksForChance(t.ruleset, t.state));
            for (const Hunter hunter : allHunters)
                QVERIFY(t.act(MoveHunters{hunter, secondPlace("rome"), Travel::Road, false}) &&
                        t.act(HuntersAct{HuntersAct::What::Nothing, {}, 0, false}));
            QVERIFY(t.state.step == Step::StartOfTurn && t.act(GoOn{}) && t.act(playTo("nantes")));
            QCOMPARE(t.whyNot(GoOn{}), "2E-ACT-3");
            const std::vector<Encounter> held = t.state.encounterHand, lies = t.state.reserve;
            QVERIFY(t.act(PlaceEncounter{held.front()}));
            QVERIFY(drawsWait(t.state) && t.state.drawsDue == 1 && asksForChance(t.ruleset, t.state));
            QCOMPARE(t.state.encounterHand.size(), held.size() - 1);
            const PublicView view = publicView(t.ruleset, t.state);
            QVERIFY(view.asked.what == PublicQuestion::What::DrawsWait && tableTurn(t.ruleset, t.state).chance);
            QCOMPARE(t.whyNot(DrawEncounter{Encounter::Rats}), "2E-ACT-8");
            QCOMPARE(t.whyNot(MoveHunters{Hunter::LordGodalming, secondPlace("florence"), Travel::Road, false}), "2E-ACT-7");
            QCOMPARE(t.whyNot(SufferPenalty{}), "2E-ACT-7");
            const auto legal = legalActions(t.ruleset, t.state);
            QVERIFY(legal == std::vector<Action>{GoOn{}});
            QVERIFY(t.act(words ? Action(say("pepe")) : Action(GoOn{})));
            QVERIFY(t.state.drawsDue == 0 && t.state.encounterHand.size() == held.size() && !asksForChance(t.ruleset, t.state));
            QCOMPARE(t.state.encounterHand.back() == lies.back() &&
                         std::ranges::equal(t.state.reserve, lies | std::views::take(lies.size() - 1)),
                     !words);
        }
    }

    /// The same, whatever draws: Dark Call takes all of its ten at once, and what is put back is asked for behind it.
    void darkCallWaitsForIt()
    {
        SecondTable t = stirringTable(Step::Movement);
        t.state.time = TimeOfDay::Midnight;
        const auto legal = legalActions(t.ruleset, t.state);
        const auto call = std::ranges::find_if(legal, [](const Action& action) {
            const auto* play = std::get_if<Play>(&action);
            return play != nullptr && play->powers.contains(Power::DarkCall);
        });
        QVERIFY(call != legal.end() && t.act(*call));
        QVERIFY(drawsWait(t.state) && t.state.drawsDue == 10);
        QVERIFY(t.act(say("sal")));
        QCOMPARE(t.state.encounterHand.size(), std::size_t{14});
        QVERIFY(t.state.due.back().what == Due::What::PutBack);
    }

    /// The other reading. In the first round behind Dracula's start, later when all hunters have acted; and nothing is drawn before.
    void aRoundWaitsForIt()
    {
        for (const bool words : {true, false}) {
            SecondTable t = begunTable(TokenHandling::Dealt, true, true);
            QVERIFY(t.state.step == Step::RoundBegins && t.state.round == 1 && takesChance(t.state));
            const PublicView asked = publicView(t.ruleset, t.state);
            QVERIFY(asked.asked.what == PublicQuestion::What::RoundBegins && asked.phase == PublicPhase::Dracula);
            QCOMPARE(t.whyNot(MoveHunters{Hunter::DrSeward, secondPlace("florence"), Travel::Road, false}), "2E-TURN-1");
            QVERIFY(t.act(words ? say("sal") : GoOn{}));
            QVERIFY(t.state.step == Step::Hunters && takesChance(t.state) != words);
            for (const Hunter hunter : allHunters)
                QVERIFY(t.act(MoveHunters{hunter, secondPlace("rome"), Travel::Road, false}) &&
                        t.act(HuntersAct{HuntersAct::What::Nothing, {}, 0, false}));
            QVERIFY(t.state.step == Step::RoundBegins && t.state.round == 2 && takesChance(t.state));
            QVERIFY(!t.whyNot(playTo("nantes")).empty() && t.state.encounterHand.size() == 5);
            QVERIFY(t.act(words ? say("pepe") : GoOn{}));
            QVERIFY(t.state.step == Step::StartOfTurn && takesChance(t.state) != words && t.act(GoOn{}));
            QVERIFY(t.act(playTo("nantes")) && t.state.step == Step::PlaceEncounter);
        }
    }

    /// A game without it never stops there.
    void elsewhereNoRoundWaits()
    {
        for (const auto& [handling, chance] : {std::pair(TokenHandling::Dealt, false), std::pair(TokenHandling::DrawnFromBox, true)}) {
            SecondTable t = begunTable(handling, chance);
            QVERIFY(t.state.step == Step::Hunters && !takesChance(t.state));
            QCOMPARE(t.whyNot(say("sal")), "2E-TURN-1");
            QCOMPARE(t.whyNot(PromiseShares{{SharePromise{1}}}), "2E-TURN-1");
        }
    }

    /// What is not there when the round begins may come in later, whatever is due: a refusal would tell what only Dracula knows.
    void itMayComeLate()
    {
        for (const Step step : {Step::Hunters, Step::StartOfTurn, Step::Catacombs, Step::Movement, Step::PlaceEncounter}) {
            SecondTable t = stirringTable(step);
            t.state.due.push_back({.what = Due::What::PutBack, .number = 1});
            QVERIFY(t.act(say("sal")) && t.state.step == step && t.state.due.size() == 1);
        }
        for (const Step step : {Step::PlaceHunters, Step::ChooseStart})
            QCOMPARE(stirringTable(step).whyNot(say("sal")), "2E-TURN-1");
        SecondTable over = stirringTable(Step::Over);
        over.state.winner = Winner::Dracula;
        QCOMPARE(over.whyNot(say("sal")), "2E-WIN-1");
    }

    void onceARound()
    {
        SecondTable t = stirringTable();
        QVERIFY(t.act(say("candelabro")));
        QVERIFY(t.told(What::WordsSaid) == 1 && t.told(What::SharesGiven) == 0);
        QCOMPARE(textBehind(t, What::WordsSaid), "candelabro");
        QCOMPARE(t.whyNot(say("ancora")), "2E-TURN-1");
        QCOMPARE(t.whyNot(PromiseShares{{SharePromise{1}}}), "2E-TURN-1");
        t.state.round = 4;
        QVERIFY(t.act(say("ancora")));
    }

    void sharesHaveToFitTheirPromises()
    {
        std::mt19937_64 random(1);
        const Share a = anyShare(random), b = anyShare(random);
        SecondTable t = stirringTable();
        QCOMPARE(t.whyNot(AddChance{{{}, {a}}}), "2E-INV-1"); // nothing was promised
        QCOMPARE(t.whyNot(AddChance{}), "2E-INV-1");
        QCOMPARE(t.whyNot(say("Sal")), "2E-INV-1");
        QCOMPARE(t.whyNot(PromiseShares{}), "2E-INV-1");
        QCOMPARE(t.whyNot(PromiseShares{std::vector<SharePromise>(2, promiseOf(3, a))}), "2E-INV-1");
        QVERIFY(t.act(PromiseShares{{promiseOf(3, a), promiseOf(3, b)}}));
        QVERIFY(t.state.step == Step::RoundBegins && t.told(What::SharesPromised) == 1);
        QCOMPARE(textBehind(t, What::SharesPromised), hexText(promiseOf(3, a)) + ' ' + hexText(promiseOf(3, b)));
        QCOMPARE(t.whyNot(PromiseShares{{promiseOf(3, a)}}), "2E-TURN-1");
        for (const auto& wrong : std::vector<std::vector<std::optional<Share>>>{
                 {b, a}, {a}, {a, b, {}}, {a, a}, {std::nullopt, std::nullopt}, {a, anyShare(random)}})
            QCOMPARE(t.whyNot(AddChance{{{}, wrong}}), "2E-INV-1");
        SecondTable later = t;
        later.state.round = 4; // what was promised for another round
        QCOMPARE(later.whyNot(AddChance{{{}, {a, b}}}), "2E-INV-1");
        SecondTable one = t;
        QVERIFY(one.act(AddChance{{"sal", {std::nullopt, b}}}) && one.told(What::WordsSaid) == 1);
        QCOMPARE(textBehind(one, What::SharesGiven), "- " + hexText(b));
        QVERIFY(t.act(AddChance{{{}, {a, b}}}) && t.state.step == Step::StartOfTurn);
        QCOMPARE(t.state.happened[0].arguments, (std::vector<Argument>{2, 2}));
    }

    /// The tokens stay those that they were, and what is in the hand stays there.
    void onlyTheReserveIsMixed()
    {
        SecondTable t = stirringTable();
        const GameState before = t.state;
        QVERIFY(t.act(say("sal")));
        QVERIFY(t.state.reserve != before.reserve);
        QCOMPARE(inOrder(t.state.reserve), inOrder(before.reserve));
        QCOMPARE(t.state.encounterHand, before.encounterHand);
        QCOMPARE(t.state.shuffles, static_cast<std::uint16_t>(before.shuffles + 1));
        // How it lay before plays no part.
        SecondTable other = stirringTable();
        std::ranges::reverse(other.state.reserve);
        QVERIFY(other.act(say("sal")) && other.state.reserve == t.state.reserve);
        // As core/journal/record_format.md says it.
        std::vector<Encounter> anew = inOrder(before.reserve);
        shuffle(anew, stirred(before.seed, {}, {"sal", {}}), before.shuffles);
        QVERIFY(anew == t.state.reserve);
    }

    /// The vectors that the other verifiers are held to: whatever lies in the reserve, in whatever order.
    void theReserveIsMixedAsTheVectorsSay()
    {
        const auto vectors = nlohmann::json::parse(test::sourceFile("tests/core/journal/data/proof-vectors.json"))["mixings"];
        for (const auto& v : vectors) {
            const auto tokens = v["tokens"].get<std::vector<std::string>>(), order = v["order"].get<std::vector<std::string>>();
            SecondTable t = stirringTable();
            t.state.shuffles = v["index"];
            QVERIFY(readHex(v["seed"].get<std::string>(), t.state.seed));
            t.state.reserve = kindsOf(tokens);
            mixReserve(t.state);
            QVERIFY(t.state.reserve == kindsOf(order));
            QCOMPARE(t.state.shuffles, static_cast<std::uint16_t>(v["index"].get<int>() + 1));
            if (v["index"] == 0) // as every game begins
                QVERIFY(newGame(t.ruleset, TokenHandling::Dealt, t.state.seed).reserve == kindsOf(order));
        }
        QVERIFY(vectors.size() >= 3);
    }

    void itEndsNoNews()
    {
        SecondTable t = stirringTable();
        QVERIFY(t.act(say("sal")));
        PublicStep step{t.state.happened, publicView(t.ruleset, t.state), {}};
        QVERIFY(isChanceAlone(step));
        step.said.push_back({What::HunterMissedTurn, {Hunter::DrSeward}, {}});
        QVERIFY(!isChanceAlone(step));
        step.said.clear();
        QVERIFY(!isChanceAlone(step));
    }

    /// All is known at this moment but what comes in: the state, which has the seed and the reserve in it. Every token of the reserve is as
    /// likely to be drawn next as every other one.
    void nobodyKnowsTheNextToken_data()
    {
        QTest::addColumn<bool>("byWords");
        QTest::newRow("words") << true;
        QTest::newRow("shares") << false;
    }
    void nobodyKnowsTheNextToken()
    {
        QFETCH(bool, byWords);
        std::mt19937_64 random(7);
        const SecondTable before = stirringTable();
        const auto& reserve = before.state.reserve;
        constexpr int games = 600;
        std::map<Encounter, int> drawn, inReserve;
        for (const Encounter kind : reserve)
            ++inReserve[kind];
        for (int game = 0; game < games; ++game) {
            // Of two phones one is Dracula's own: what it gives is known, and never changes.
            const Share known{9}, secret = anyShare(random);
            SecondTable t = before;
            QVERIFY(byWords || t.act(PromiseShares{{promiseOf(3, known), promiseOf(3, secret)}}));
            QVERIFY(t.act(byWords ? say("sal " + std::to_string(game)) : AddChance{{{}, {known, secret}}}));
            ++drawn[t.state.reserve.back()];
        }
        double chi = 0;
        for (const auto& [kind, tokens] : inReserve) {
            const double expected = double{games} * tokens / static_cast<double>(reserve.size());
            chi += (drawn[kind] - expected) * (drawn[kind] - expected) / expected;
        }
        QCOMPARE(inReserve.size(), std::size_t{18});
        QVERIFY2(chi < 47, qPrintable(QString::number(chi))); // 17 degrees of freedom: one in ten thousand is beyond 47
    }

    /// Whoever sees the others' shares before he gives his own can choose none of it: he has promised it.
    void nobodySteers()
    {
        std::mt19937_64 random(3);
        const SecondTable before = stirringTable();
        const Share mine{1}, other = anyShare(random);
        SecondTable t = before;
        QVERIFY(t.act(PromiseShares{{promiseOf(3, mine), promiseOf(3, other)}}));
        int taken = 0;
        for (std::uint8_t try_ = 0; try_ < 100; ++try_)
            taken += t.whyNot(AddChance{{{}, {shareNamed(try_), other}}}).empty();
        QCOMPARE(taken, 1); // his own
    }

    /// Whoever keeps his share back chooses between two orders at the most, and without the seed he knows neither.
    void whoKeepsHisShareBackGainsNothing_data()
    {
        QTest::addColumn<bool>("knowsTheSeed");
        QTest::newRow("a hunter") << false;
        QTest::newRow("who has the seed") << true;
    }
    void whoKeepsHisShareBackGainsNothing()
    {
        QFETCH(bool, knowsTheSeed);
        std::mt19937_64 random(11);
        constexpr int games = 300;
        const Share mine{5};
        const Encounter wanted = Encounter::NewVampire;
        int better = 0; // how often the token that he would like is drawn next, when he decides by all that he can know
        for (int game = 0; game < games; ++game) {
            SecondTable t = stirringTable();
            t.state.seed = anyShare(random);
            const Share other = anyShare(random);
            QVERIFY(t.act(PromiseShares{{promiseOf(3, mine), promiseOf(3, other)}}));
            const auto drawnNext = [&](bool gives, const Seed& seed) {
                SecondTable guess = t;
                guess.state.seed = seed;
                return guess.act(AddChance{{{}, {gives ? std::optional(mine) : std::nullopt, std::optional(other)}}})
                           ? std::optional(guess.state.reserve.back())
                           : std::nullopt;
            };
            const Seed known = knowsTheSeed ? t.state.seed : Seed{};
            const bool gives = drawnNext(true, known) == wanted || drawnNext(false, known) != wanted;
            const auto drawn = drawnNext(gives, t.state.seed);
            QVERIFY(drawn);
            better += *drawn == wanted;
        }
        const auto& reserve = stirringTable().state.reserve;
        const double one = static_cast<double>(std::ranges::count(reserve, wanted)) / static_cast<double>(reserve.size());
        // With the seed he has two draws instead of one, which the record tells of; never more.
        const double chance = knowsTheSeed ? 1 - (1 - one) * (1 - one) : one;
        const double expected = games * chance, spread = std::sqrt(expected * (1 - chance));
        QVERIFY2(std::abs(better - expected) < 4 * spread, qPrintable(QString::number(better)));
    }

    void isWrittenAndRead_data()
    {
        QTest::addColumn<QString>("json");
        const QString a(64, u'a'), b = QString(62, u'0') + "9f";
        QTest::newRow("promises") << QStringLiteral(R"({"action":"promise-shares","promises":["%1","%2"]})").arg(a, b);
        QTest::newRow("words") << QStringLiteral(R"({"action":"add-chance","words":"sale e candela"})");
        QTest::newRow("shares") << QStringLiteral(R"({"action":"add-chance","shares":["%1",null]})").arg(a);
        QTest::newRow("both") << QStringLiteral(R"({"action":"add-chance","words":"sal","shares":[null,"%1"]})").arg(b);
    }
    void isWrittenAndRead()
    {
        QFETCH(QString, json);
        const SecondTable t = stirringTable();
        const auto action = readAction(t.ruleset, json.toStdString());
        QVERIFY(action && isChance(*action));
        QCOMPARE(QString::fromStdString(writeAction(t.ruleset, *action)), json);
    }

    void wrongTextsAreRefused_data()
    {
        test::Rows<QString, QString, QString> newRow;
        const auto row = [&](const char* name, const QString& json, const char* code, const char* place) {
            newRow(name, json, QString::fromLatin1(code), QString::fromLatin1(place));
        };
        row("short", R"({"action":"promise-shares","promises":["ab"]})", "not-hex", "/promises/0");
        row("capitals", QStringLiteral(R"({"action":"add-chance","shares":[null,"%1"]})").arg(QString(64, u'A')), "not-hex", "/shares/1");
        row("no list", R"({"action":"add-chance","shares":7})", "not-list", "/shares");
        row("no text", R"({"action":"add-chance","words":7})", "not-text", "/words");
        row("nothing promised", R"({"action":"promise-shares"})", "field-missing", "/promises");
    }
    void wrongTextsAreRefused()
    {
        const auto [json, code, place] = test::rowOf<QString, QString, QString>();
        const auto action = readAction(stirringTable().ruleset, json.toStdString());
        QVERIFY(!action);
        QCOMPARE(QString::fromStdString(action.error().front().code), code);
        QCOMPARE(QString::fromStdString(action.error().front().place), place);
    }
};

DEMETER_TEST(TestSecondChance)
#include "test_second_chance.moc"
