// Searches, and Seduction in answer to one: SRCH, OPEN-9, OPEN-11, VAMP-3, CARD-SEDUCTION.
#include "answers.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

/// Van Helsing is in B and searches first (Speedy Telegraph); Dr. Seward far away still has his action. Everything that the tests lay out
/// comes from the deck.
Table night()
{
    static const Table bare; // the board and the cards are read once
    Table table = bare;
    table.clock(Step::Night).slot(1, "g").hunter(helsing, "b").hunter(seward, "h");
    table.state.now.anyOrder = true;
    table.hand({"bats", "bats", "szgany-mob", "szgany-mob", "unnatural-fog"});
    return table;
}

LyingCard lying(const Table& table, CardPlace place, std::string_view kind, std::uint8_t nth = 0)
{
    return {place, table.card(kind), nth};
}

constexpr CardPlace lairA{true, 0};

bool search(Table& table)
{
    return table.take(HunterActs{helsing, HunterActs::What::Search, false, false}) && table.due() == Due::What::SearchReply &&
           table.take(GoOn{});
}

bool listsWhatASearchTakes(const Table& table)
{
    return listsWhatItTakes(table, andEveryCard(table, {GoOn{}, AnswerEncounter{}, Reply{true}}));
}

bool nothingMarked(const Table& table)
{
    const auto clean = [](const std::optional<Hideout>& hideout) {
        return !hideout || std::ranges::none_of(hideout->encounters, &PlacedEncounter::inSearch);
    };
    return std::ranges::all_of(table.state.trail, clean) && std::ranges::all_of(table.state.lairs, clean);
}

/// Plays the combat under way to its end without a hunter's card; the first round costs the vampire that much.
bool fightOn(Table& table, int damage)
{
    for (int i = 0; i < 400 && table.state.combat; ++i) {
        const auto legal = legalActions(table.rules, table.state);
        const auto is = [&]<typename T>(T*) {
            return std::ranges::find_if(legal, [](const Action& action) { return std::holds_alternative<T>(action); });
        };
        Action next = GoOn{};
        if (const auto card = is(static_cast<PlayCombat*>(nullptr)); card != legal.end()) {
            const auto claws = std::ranges::find(legal, Action(PlayCombat{CombatCard::Strength}));
            next = claws != legal.end() ? *claws : *card;
        } else if (const auto round = is(static_cast<ResolveHunters*>(nullptr)); round != legal.end()) {
            ResolveHunters result = std::get<ResolveHunters>(*round);
            result.damage = std::exchange(damage, 0);
            next = result;
        } else if (const auto fights = is(static_cast<HunterFights*>(nullptr)); fights != legal.end()) {
            next = HunterFights{std::get<HunterFights>(*fights).hunter, std::nullopt};
        } else if (const auto chosen = is(static_cast<ChooseHunter*>(nullptr)); chosen != legal.end()) {
            next = *chosen;
        } else if (is(static_cast<Reply*>(nullptr)) != legal.end()) {
            next = Reply{false};
        }
        if (!table.take(next))
            return false;
    }
    return !table.state.combat;
}

} // namespace

class TestSearches : public QObject {
    Q_OBJECT

private slots:
    void nothing_data();
    void nothing();
    void bondedLocation();
    void faceUpCards();
    void undefeatedVampire();
    void defeatedVampire();
    void order();
    void lastOneByItself();
    void leaving();
    void stillFaceDown();
    void seduction_data();
    void seduction();
    void seductionOfTwo();
    void forgotten();
};

/// SRCH-1: the reply is asked for, whatever lies there
void TestSearches::nothing_data()
{
    QTest::addColumn<QString>("laid");
    QTest::newRow("nothing of Dracula's") << "";
    QTest::newRow("a hideout without cards") << "hideout";
    QTest::newRow("SRCH-4, HIDE-6: Hide that is not tied to it") << "hide";
    QTest::newRow("another city's lair") << "lair";
}

void TestSearches::nothing()
{
    QFETCH(QString, laid);
    Table table = night();
    if (laid == "hideout")
        table.slot(2, "b", {}, {}, false, true);
    else if (laid == "hide")
        table.slot(2, "", Power::Hide, {"rats"});
    else if (laid == "lair")
        table.lair(0, "c", {"rats"});
    QVERIFY(table.take(HunterActs{helsing, HunterActs::What::Search, false, false}));
    QVERIFY(table.due() == Due::What::SearchReply);
    QVERIFY(listsWhatASearchTakes(table));
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.happened(What::SearchedNothing, {helsing, table.at("b")}));
    QVERIFY(table.state.due.empty());
    QVERIFY(!table.happened(What::EncounterRevealed));
    if (laid == "hide")
        QVERIFY(!table.in(2).faceUp && !table.in(2).encounters[0].faceUp);
}

/// SRCH-1 SRCH-4 HIDE-5 CASE-057
void TestSearches::bondedLocation()
{
    Table table = night();
    table.slot(2, "", Power::Hide, {"spy"}).slot(3, "b", {}, {"rats"}, false, true).bond("b");
    QVERIFY(search(table));
    QVERIFY(table.happened(What::EncounterRevealed, {table.card("spy"), helsing}));
    QVERIFY(table.happened(What::EncounterRevealed, {table.card("rats"), helsing}));
    QVERIFY(table.in(2).faceUp); // Hide lay face down (OPEN-14): its card being here says what it is
    QVERIFY(table.happened(What::HideRevealed));
    QVERIFY(table.due() == Due::What::SearchOrder);
    QVERIFY((cardsToChoose(table) == std::vector<LyingCard>{lying(table, {false, 3}, "rats"), lying(table, {false, 2}, "spy")}));
    QVERIFY(listsWhatASearchTakes(table));
    QCOMPARE(table.refused(GoOn{}), "SRCH-1"); // ENC-7: compulsory
    QVERIFY(table.take(ChooseLying{lying(table, {false, 2}, "spy")}, AnswerEncounter{}));
    QVERIFY(table.due() == Due::What::Encounter); // the last one by itself
    QVERIFY(table.state.due.back().kind == table.card("rats"));
    QVERIFY(table.take(AnswerEncounter{}));
    QVERIFY(table.state.due.empty());
    QCOMPARE(int(table.sheet(helsing).damage), 2);
    QVERIFY(nothingMarked(table) && sound(table));
}

/// SRCH-5 OPEN-11 OPEN-9 CASE-160
void TestSearches::faceUpCards()
{
    Table table = night();
    table.lair(0, "b", {"wolves", "hoax"}, true);
    table.state.lairs[0]->encounters[1].faceUp = true;
    Table onlyNew = table;
    QVERIFY(search(table));
    QCOMPARE(cardsToChoose(table).size(), std::size_t{2});
    QVERIFY(!table.happened(What::EncounterRevealed, {table.card("hoax"), helsing})); // it lay there for all to see
    QVERIFY(table.take(ChooseLying{lying(table, lairA, "hoax")}, AnswerEncounter{}));
    QVERIFY(table.sheet(helsing).delayed);
    QVERIFY(table.take(AnswerEncounter{}));
    QVERIFY(table.happened(What::EncounterDiscarded, {table.card("wolves")}));
    QVERIFY(table.happened(What::LairCleared, {LairSpace{0}}));
    QVERIFY(!table.state.lairs[0] && table.state.due.empty());
    QVERIFY(sound(table));

    // The other reading: what lies face up is not resolved again.
    onlyNew.rules.rulings.searchResolvesFaceUp = NoYes::No;
    QVERIFY(search(onlyNew));
    QVERIFY(onlyNew.due() == Due::What::Encounter);
    QVERIFY(onlyNew.state.due.back().kind == onlyNew.card("wolves"));
    QVERIFY(onlyNew.take(AnswerEncounter{}));
    QVERIFY(onlyNew.state.due.empty());
    QCOMPARE(onlyNew.state.lairs[0]->encounters.size(), std::size_t{1});
    onlyNew.state.now.acted = {};
    QVERIFY(search(onlyNew));
    QVERIFY(onlyNew.happened(What::SearchedNothing));
}

/// VAMP-1 VAMP-3 CASE-161
void TestSearches::undefeatedVampire()
{
    Table table = night();
    table.lair(0, "b", {"reckless-vampire"}, true);
    std::ranges::replace(table.state.combatDeck, CombatCard::Fangs, CombatCard::Strength); // which would heal it
    QVERIFY(search(table));
    QVERIFY(table.due() == Due::What::Encounter);
    QVERIFY(table.take(AnswerEncounter{}));
    QVERIFY(table.state.combat && table.state.combat->vampire == lying(table, lairA, "reckless-vampire"));
    QVERIFY(table.state.combat->hunters == HunterSet(helsing)); // VAMP-4
    QVERIFY(fightOn(table, 1));
    QVERIFY(table.happened(What::EncounterStays, {table.card("reckless-vampire")}));
    QVERIFY(table.state.lairs[0]->faceUp);
    const PlacedEncounter& vampire = table.state.lairs[0]->encounters[0];
    QVERIFY(vampire.faceUp && !vampire.inSearch);
    QCOMPARE(int(vampire.damage), 1);
    QVERIFY(table.state.due.empty());
    QVERIFY(sound(table));
}

/// VAMP-2 OPEN-9: the last card of a lair
void TestSearches::defeatedVampire()
{
    Table table = night();
    table.lair(0, "b", {"reckless-vampire"}, true);
    QVERIFY(search(table));
    QVERIFY(table.take(AnswerEncounter{}));
    QVERIFY(fightOn(table, 4));
    QVERIFY(table.happened(What::VampireDefeated, {table.card("reckless-vampire")}));
    QVERIFY(!table.happened(What::EncounterStays));
    QVERIFY(!table.state.lairs[0]);
    QVERIFY(std::ranges::find(table.state.encounterDiscard, table.card("reckless-vampire")) != table.state.encounterDiscard.end());
    QVERIFY(table.state.due.empty());
    QVERIFY(sound(table));

    // One of two of a kind: nothing is said of the other one, which comes next.
    Table twins = night();
    twins.lair(0, "b", {"reckless-vampire", "reckless-vampire"}, true);
    QVERIFY(search(twins));
    QVERIFY(twins.take(ChooseLying{lying(twins, lairA, "reckless-vampire", 0)}, AnswerEncounter{}));
    QVERIFY(fightOn(twins, 4));
    QVERIFY(!twins.happened(What::EncounterStays));
    QCOMPARE(twins.state.lairs[0]->encounters.size(), std::size_t{1});
    QVERIFY(twins.due() == Due::What::Encounter);
    QVERIFY(twins.state.due.back().card == lying(twins, lairA, "reckless-vampire", 0));
    QVERIFY(sound(twins));
}

/// SRCH-1: the hunters' order, each card once
void TestSearches::order()
{
    Table table = night();
    table.lair(0, "b", {"rats", "spy", "rats", "hoax"}, true);
    QVERIFY(search(table));
    QCOMPARE(cardsToChoose(table).size(), std::size_t{4});
    QVERIFY(table.take(ChooseLying{lying(table, lairA, "rats", 0)}));
    AnswerEncounter shot;
    shot.met = true;
    QVERIFY(table.take(shot)); // discarded: the other copy is the first one now
    QVERIFY((cardsToChoose(table) ==
             std::vector<LyingCard>{lying(table, lairA, "spy"), lying(table, lairA, "rats"), lying(table, lairA, "hoax")}));
    QCOMPARE(table.refused(ChooseLying{lying(table, lairA, "rats", 1)}), "SRCH-1");
    QVERIFY(table.take(ChooseLying{lying(table, lairA, "spy")}, AnswerEncounter{}));
    QCOMPARE(table.refused(ChooseLying{lying(table, lairA, "spy")}), "SRCH-1"); // stays, but is over
    QVERIFY(listsWhatASearchTakes(table));
    QVERIFY(table.take(ChooseLying{lying(table, lairA, "hoax")}, AnswerEncounter{}, AnswerEncounter{}));
    QVERIFY(table.state.due.empty());
    QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{2});
    QVERIFY(nothingMarked(table) && sound(table));
}

void TestSearches::lastOneByItself()
{
    Table table = night();
    table.lair(0, "b", {"aristocratic-vampire"}, true);
    QVERIFY(search(table)); // only a search triggers it
    QVERIFY(table.due() == Due::What::Encounter);
    QVERIFY(table.state.due.back().occasion == Occasion::Search);
    QVERIFY(table.state.due.back().hunter == helsing);
}

/// SRCH-1: who is defeated searches no further; a prevented defeat changes nothing
void TestSearches::leaving()
{
    for (const bool defeated : {true, false}) {
        Table table = night();
        table.lair(0, "b", {"rats", "spy", "wolves"}, true);
        table.sheet(helsing).damage =
            static_cast<std::uint8_t>(table.rules.cards->hunterSheets[static_cast<std::size_t>(helsing)].life - 2);
        QVERIFY(search(table));
        QVERIFY(table.take(ChooseLying{lying(table, lairA, "rats")}, AnswerEncounter{}));
        QVERIFY(table.due() == Due::What::Defeat);
        QVERIFY(table.take(Reply{defeated}));
        QVERIFY(table.happened(What::EncounterStays, {table.card("rats")}));
        QCOMPARE(table.due() == Due::What::SearchOrder, !defeated);
        if (!defeated)
            continue;
        QVERIFY(table.due() != Due::What::Encounter);
        QVERIFY(nothingMarked(table) && sound(table));
        for (const PlacedEncounter& card : table.state.lairs[0]->encounters)
            QVERIFY(card.faceUp); // found, though not resolved
    }
}

/// HO-7 HO-8: a Location card that is face down under a hunter is turned up with what lies there
void TestSearches::stillFaceDown()
{
    Table table = night();
    table.slot(2, "b", {}, {"rats"});
    QVERIFY(search(table));
    QVERIFY(table.in(2).faceUp);
    QVERIFY(table.happened(What::LocationRevealed, {table.at("b")}));
    QVERIFY(table.due() == Due::What::Encounter);
}

/// Seduction CARD-SEDUCTION
void TestSearches::seduction_data()
{
    Rows<QString, bool, bool> row;
    row("a vampire that fights", "new-vampire", false, true);
    row("one that does not", "aristocratic-vampire", true, true);
    row("CARD-SEDUCTION: one that does not, by the other reading", "aristocratic-vampire", false, false);
    row("no vampire", "saboteur", true, false);
}

void TestSearches::seduction()
{
    const auto [kind, aristocrat, taken] = rowOf<QString, bool, bool>();
    Table table = night();
    table.rules.rulings.seductionTakesAristocrat = aristocrat ? NoYes::Yes : NoYes::No;
    table.lair(0, "b", {kind.toStdString().c_str(), "rats"}, true);
    table.state.eventHand = {DraculaEvent::Seduction};
    QVERIFY(table.take(HunterActs{helsing, HunterActs::What::Search, false, false}));
    const PlayEvent play{DraculaEvent::Seduction, false, 0};
    if (!taken) { // the card may be refused where it could do nothing; the search goes on
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.due() == Due::What::SearchOrder);
        return;
    }
    const std::size_t hand = table.state.encounterHand.size();
    QVERIFY(table.take(play));
    QVERIFY(table.happened(What::EncounterRevealed, {table.card("rats"), helsing})); // everything is turned up all the same
    QVERIFY(table.happened(What::VampireTaken, {table.card(kind.toStdString())}));
    QCOMPARE(table.state.encounterHand.size(), hand + 1);
    QVERIFY(table.due() == Due::What::Bite);
    QVERIFY(!table.state.combat);
    QVERIFY(table.take(Reply{true}));
    QVERIFY(table.happened(What::HunterBitten, {helsing}));
    QVERIFY(table.due() == Due::What::Encounter); // the rest as usual
    QVERIFY(table.state.due.back().kind == table.card("rats"));
    QVERIFY(table.take(AnswerEncounter{}));
    QVERIFY(table.state.due.empty());
    QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{1});
    QVERIFY(nothingMarked(table) && sound(table));
}

void TestSearches::seductionOfTwo()
{
    Table table = night();
    table.lair(0, "b", {"new-vampire", "reckless-vampire", "rats"}, true);
    table.state.eventHand = {DraculaEvent::Seduction};
    QVERIFY(table.take(HunterActs{helsing, HunterActs::What::Search, false, false}, PlayEvent{DraculaEvent::Seduction, false, 0}));
    QVERIFY(table.due() == Due::What::SeducedBy);
    QVERIFY((cardsToChoose(table) == std::vector<LyingCard>{lying(table, lairA, "new-vampire"), lying(table, lairA, "reckless-vampire")}));
    QVERIFY(listsWhatASearchTakes(table));
    QVERIFY(table.take(ChooseLying{lying(table, lairA, "reckless-vampire")}));
    QVERIFY(table.happened(What::VampireTaken, {table.card("reckless-vampire")}));
    QVERIFY(table.take(Reply{false}));
    QVERIFY(table.due() == Due::What::SearchOrder); // the other one is fought as usual
    QCOMPARE(cardsToChoose(table).size(), std::size_t{2});

    // CARD-SEDUCTION: the one that does not fight is no choice by the other reading.
    Table one = night();
    one.rules.rulings.seductionTakesAristocrat = NoYes::No;
    one.lair(0, "b", {"aristocratic-vampire", "reckless-vampire"}, true);
    one.state.eventHand = {DraculaEvent::Seduction};
    QVERIFY(one.take(HunterActs{helsing, HunterActs::What::Search, false, false}, PlayEvent{DraculaEvent::Seduction, false, 0}));
    QVERIFY(one.happened(What::VampireTaken, {one.card("reckless-vampire")}));
    QVERIFY(one.due() == Due::What::Bite);

    // The last card of a lair (OPEN-9).
    Table last = night();
    last.lair(0, "b", {"new-vampire"}, true);
    last.state.eventHand = {DraculaEvent::Seduction};
    QVERIFY(last.take(HunterActs{helsing, HunterActs::What::Search, false, false}, PlayEvent{DraculaEvent::Seduction, false, 0}));
    QVERIFY(last.take(Reply{false}));
    QVERIFY(!last.state.lairs[0] && last.state.due.empty());
    QVERIFY(sound(last));
}

/// Whatever is put right by hand in the middle of it, the search comes to an end
void TestSearches::forgotten()
{
    Table table = night();
    table.lair(0, "b", {"rats", "spy"}, true);
    QVERIFY(search(table));
    table.hunter(helsing, "c");
    QVERIFY(cardsToChoose(table).empty());
    QVERIFY(listsWhatASearchTakes(table));
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.state.due.empty());
    QVERIFY(nothingMarked(table));
}

DEMETER_TEST(TestSearches)
#include "test_searches.moc"
