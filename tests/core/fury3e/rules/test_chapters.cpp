// Rules that no worked case names, chapter by chapter. Each row of a test names the ids that fail with it.
#include "core/fury3e/rules/chapters.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

class TestChapters : public QObject {
    Q_OBJECT

private slots:
    /// COMP-1 COMP-2 COMP-3 COMP-4 COMP-5 COMP-6 COMP-7 COMP-8 COMP-9 COMP-12 COMP-15 COMP-17
    void components();
    /// SETUP-2 SETUP-3 SETUP-6 SETUP-8 SETUP-9 SETUP-10 SETUP-12 RUM-1 OPEN-4
    void setup();
    /// HO-1 HO-2 HO-4 RUM-7
    void hideouts();
    /// CUR-3 CUR-4
    void current();
    /// LAIR-7 LMOVE-6
    void lairs();
    /// CARD-10 ENC-2 ENC-5 ENC-6 ENC-7 GOLD-4
    void encounterStep();
    /// DESP-1 DESP-4 DESP-5 RUM-1 COMP-8
    void despair();
    /// CONS-1 CONS-4 TIME-8
    void tokens();
    /// INF-1 WIN-1 WIN-2 WIN-3
    void victory();
    /// HAND-1 HAND-2 OPEN-35 OPEN-50, drawn from the box
    void drawnFromTheBox();
    void deckRunsOut();
    void hospital();
    /// PR-33: roadblocks and Dracula, both readings
    void roadblocks();
    /// FOG-5 MOVE-5
    void fogIsNothingToDracula();
    /// GOLD-3: what cannot be done cannot be done by any card
    void cannotIsFinal();
};

void TestChapters::components()
{
    Table table("fury-3e");
    QCOMPARE(std::string(hunterIds[0]), "lord-godalming"); // COMP-1: the order of activation
    QCOMPARE(std::string(hunterIds[3]), "mina-harker");
    QCOMPARE(allHunters.size(), std::size_t{4});
    QCOMPARE(table.state.trail.size(), std::size_t{6}); // COMP-2
    QCOMPARE(table.state.lairs.size(), std::size_t{3}); // COMP-3
    QCOMPARE(allPowers.size(), std::size_t{5});         // COMP-4
    QCOMPARE(table.rules.cards->winInfluence, 13);      // COMP-6
    QCOMPARE(int(table.state.influence), 0);
    QCOMPARE(int(table.state.week), 1);            // COMP-7
    QCOMPARE(table.rules.cards->despairTokens, 3); // COMP-8
    QCOMPARE(table.refused(EnterDespair{4}), "COMP-8");
    QCOMPARE(table.refused(EnterDespair{-1}), "COMP-8");
    QCOMPARE(table.refused(EnterWeek{0}), "COMP-7");
    QCOMPARE(table.rules.cards->handSize, 5); // COMP-9
    // COMP-5: a hospital is no location, a railway station neither; every location has its card.
    QCOMPARE(table.rules.board->cards().size(), 70);
    QVERIFY(table.rules.board->cities().contains(*table.rules.board->castle()));
    // COMP-17: seven regions.
    std::vector<std::string> regions;
    for (const Location& location : table.rules.board->locations())
        if (!location.region.empty())
            regions.push_back(location.region);
    std::ranges::sort(regions);
    regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
    QCOMPARE(regions.size(), std::size_t{7});
    // COMP-12: several Encounter cards, one Rumor token.
    Table full;
    full.slot(1, "b", {}, {"rats", "bats"}, true).slot(2, "a", {}, {"spy"});
    full.state.rumorTokens = 1;
    full.state.rumorReserve = 2;
    QVERIFY(full.take(Slide{}, full.play("d"), PlaceEncounter{full.card("rats")}));
    QCOMPARE(full.refused(PlaceRumor{Slot{2}}), "RUM-3");
    // COMP-15: damage is a plain number.
    QVERIFY(std::is_integral_v<decltype(full.state.damage)>);
}

void TestChapters::setup()
{
    const Ruleset rules = ruleset("fury-3e");
    Seed seed{};
    seed[0] = 7;
    Table table("fury-3e");
    table.state = newGame(rules, CardHandling::Dealt, seed);
    QCOMPARE(int(table.state.influence), 0);                     // SETUP-2
    QCOMPARE(int(table.state.week), 1);                          // SETUP-3
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});  // SETUP-8
    QCOMPARE(table.state.encounterDeck.size(), std::size_t{23}); // SETUP-6
    QCOMPARE(int(table.state.rumorTokens), 1);                   // SETUP-8, RUM-1
    QCOMPARE(int(table.state.rumorReserve), 3);
    QVERIFY(!std::ranges::is_sorted(table.state.encounterDeck)); // SETUP-6: shuffled
    QVERIFY(newGame(rules, CardHandling::Dealt, seed) == table.state);
    QVERIFY(table.state.step == Step::PlaceHunters); // SETUP-9 comes before SETUP-10
    QCOMPARE(table.refused(ChooseStart{table.at("paris")}), "TIME-1");
    const auto place = [&](const char* a, const char* b, const char* c, const char* d) {
        return PlaceHunters{{table.at(a), table.at(b), table.at(c), table.at(d)}};
    };
    QCOMPARE(table.refused(place("north-sea", "rome", "vienna", "paris")), "SETUP-9");
    table.rules.rulings.huntersShareStart = NoYes::No;
    QCOMPARE(table.refused(place("rome", "rome", "vienna", "paris")), "PR-03");
    table.rules.rulings.huntersShareStart = NoYes::Yes;
    QVERIFY(table.take(place("rome", "rome", "vienna", "paris")));
    QCOMPARE(table.refused(place("rome", "rome", "vienna", "paris")), "TIME-1");
    QVERIFY(table.state.step == Step::ChooseStart);
    QCOMPARE(legalActions(table.rules, table.state).size(),
             std::size_t{60 - 1 - 3}); // SETUP-10: cities but the castle and three with hunters
    QCOMPARE(table.refused(ChooseStart{table.at("vienna")}), "SETUP-10");
    QCOMPARE(table.refused(ChooseStart{table.at("castle-dracula")}), "SETUP-10");
    QCOMPARE(table.refused(ChooseStart{table.at("north-sea")}), "SETUP-10");
    QVERIFY(table.take(ChooseStart{table.at("madrid")}));
    QVERIFY(table.in(1).encounters.empty()); // SETUP-12
    QVERIFY(!table.in(1).faceUp);
    QCOMPARE(int(table.state.round), 1);
    QVERIFY(table.state.step == Step::BeforeSlide);

    // OPEN-4: the other reading.
    Table other("fury-3e");
    other.rules.rulings.startEncounter = NoYes::Yes;
    other.state = newGame(other.rules, CardHandling::Dealt, seed);
    QVERIFY(other.take(place("rome", "rome", "vienna", "paris"), ChooseStart{other.at("madrid")}));
    QVERIFY(other.state.step == Step::PlaceEncounter);
    QVERIFY(other.take(PlaceEncounter{other.state.encounterHand[0]}));
    QVERIFY(other.state.step == Step::BeforeSlide); // RUM-2: setup is no encounter step
    QCOMPARE(int(other.state.round), 1);
}

void TestChapters::hideouts()
{
    // HO-1, HO-3: what lies in a slot moves as one; HO-2: a card in an empty slot makes a hideout.
    Table table;
    table.slot(1, "b", {}, {"rats", "spy"}, true, true).slot(3, "a");
    const Hideout whole = table.in(1);
    QVERIFY(table.take(Slide{}));
    QVERIFY(table.empty(1));
    QVERIFY(table.in(2) == whole);
    QVERIFY(table.empty(3));
    QVERIFY(table.lies("a", 4));
    QVERIFY(table.take(table.play("d")));
    QVERIFY(table.lies("d", 1));
    // HO-4: his own cards are in the state that Dracula's screen shows.
    QCOMPARE(table.in(2).encounters.size(), std::size_t{2});
    // RUM-7: the token travels into a lair and back.
    Table travel;
    travel.slot(1, "e").slot(6, "d", {}, {"rats"}, true);
    QVERIFY(travel.take(MakeLair{std::nullopt, travel.card("bats")}));
    QVERIFY(travel.state.lairs[0]->rumor);
    QVERIFY(travel.take(travel.play("d")));
    QVERIFY(travel.in(1).rumor);
    QVERIFY(!travel.state.lairs[0]);
    QCOMPARE(travel.in(1).encounters.size(), std::size_t{2});
}

void TestChapters::current()
{
    // CUR-3: lairs never count.
    Table table;
    table.slot(2, "a").lair(0, "h");
    QVERIFY(currentLocation(table.state) == table.at("a"));
    // CUR-4: the figure goes to the board when the current location is revealed.
    QVERIFY(!figureOnBoard(table.rules, table.state));
    table.in(2).faceUp = true;
    QVERIFY(figureOnBoard(table.rules, table.state));
    // OPEN-14: back beside slot 1 behind a face-down Hide, in all but one reading.
    table.slot(1, "", Power::Hide).bond("a");
    QVERIFY(!figureOnBoard(table.rules, table.state));
    table.rules.rulings.hideFace = HideFace::FigureStays;
    QVERIFY(figureOnBoard(table.rules, table.state));
    // OPEN-14 c: Hide is played face up.
    Table up;
    up.rules.rulings.hideFace = HideFace::FaceUp;
    up.slot(1, "a", {}, {}, false, true);
    QVERIFY(up.take(Slide{}, up.play("", Power::Hide)));
    QVERIFY(up.in(1).faceUp);
    QVERIFY(figureOnBoard(up.rules, up.state));
}

void TestChapters::lairs()
{
    // LAIR-7: a lair neither slides nor matures.
    Table table;
    table.slot(1, "b", {}, {"rats"}).lair(0, "h", {"new-vampire"});
    const auto lair = table.state.lairs[0];
    for (const char* next : {"d", "e", "f", "g"}) {
        QVERIFY(table.take(Slide{}, table.play(next)));
        QVERIFY(table.take(PlaceEncounter{table.state.encounterHand[0]}));
        if (table.state.step == Step::PlaceRumor)
            QVERIFY(table.take(EndPhase{}));
        QVERIFY(table.state.lairs[0] == lair);
    }
    QCOMPARE(int(table.state.influence), 0);
    // LMOVE-6: a lair space that is left is free for the next hideout that leaves slot 6.
    Table full;
    full.slot(2, "e").slot(5, "c").slot(6, "b").lair(0, "d").lair(1, "h").lair(2, "k");
    QCOMPARE(full.refused(MakeLair{std::nullopt, full.card("rats")}), "LAIR-3");
    QVERIFY(full.take(Mature{}));
    QVERIFY(full.take(full.play("d"))); // leaves lair A
    QVERIFY(full.take(PlaceEncounter{full.card("rats")}, EndPhase{}));
    QVERIFY(full.lies("c", 6));
    QVERIFY(full.take(MakeLair{std::nullopt, full.card("rats")}));
    QVERIFY(full.state.lairs[0]->location == full.at("c"));
    // LAIR-2: a card has to be put on it, from the hand.
    Table needs;
    needs.slot(1, "a").slot(6, "b");
    QCOMPARE(needs.refused(MakeLair{}), "LAIR-2");
    QCOMPARE(needs.refused(MakeLair{std::nullopt, needs.card("spy")}), "HAND-3");
    QCOMPARE(needs.refused(MakeLair{needs.at("h"), needs.card("rats")}), "LAIR-3");
    QCOMPARE(needs.refused(Slide{}), "SLIDE-2");
    // OPEN-8: the other reading lets a sea become a lair, without a card.
    Table sea;
    sea.rules.rulings.seaLairs = NoYes::Yes;
    sea.slot(1, "f").slot(6, "t");
    QCOMPARE(sea.refused(MakeLair{std::nullopt, sea.card("rats")}), "HO-9");
    QVERIFY(sea.take(MakeLair{}));
    QVERIFY(sea.state.lairs[0]->encounters.empty());
    // OPEN-10: the other reading.
    sea.rules.rulings.clearLairAtWill = NoYes::Yes;
    QVERIFY(sea.take(ClearLair{sea.at("t")}));
    QVERIFY(!sea.state.lairs[0]);
}

void TestChapters::encounterStep()
{
    // ENC-5 after Wolf Form on the new hideout; CARD-10.
    Table wolf;
    wolf.slot(1, "a");
    QVERIFY(wolf.take(Slide{}, wolf.play("d", Power::WolfForm)));
    QVERIFY(wolf.state.step == Step::PlaceEncounter);
    QVERIFY(wolf.take(PlaceEncounter{wolf.card("rats")}));
    QCOMPARE(wolf.in(1).encounters.size(), std::size_t{1});
    // ENC-2, GOLD-4: the Rumor token may follow, or not.
    QVERIFY(wolf.state.step == Step::PlaceRumor);
    QCOMPARE(wolf.refused(PlaceRumor{Slot{2}}), "OPEN-5");
    Table declined = wolf;
    QVERIFY(declined.take(EndPhase{}));
    QCOMPARE(int(declined.state.rumorTokens), 1);
    QVERIFY(wolf.take(PlaceRumor{Slot{1}}));
    QVERIFY(wolf.in(1).rumor);
    QCOMPARE(int(wolf.state.rumorTokens), 0);
    QVERIFY(wolf.state.step == Step::BeforeSlide);
    // ENC-1: a card has to be placed; there is no passing.
    Table must;
    must.slot(1, "a");
    QVERIFY(must.take(Slide{}, must.play("b")));
    QCOMPARE(must.refused(EndPhase{}), "ENC-1");
    QCOMPARE(must.refused(PlaceEncounter{must.card("spy")}), "ENC-1");
    // ENC-6: a hideout that comes from a lair holds cards already. ENC-5: after Misdirect the card goes to slot 1.
    Table lair;
    lair.slot(1, "b").slot(2, "a", {}, {"spy"}).lair(0, "d", {"spy"});
    QVERIFY(lair.take(Slide{}, lair.play("d", Power::Misdirect, 3), PlaceEncounter{lair.card("rats")}));
    QCOMPARE(lair.in(1).encounters.size(), std::size_t{2});
    QVERIFY(lair.in(3).encounters.empty());
    // ENC-7: only some kinds have a matured effect.
    Table matured;
    matured.slot(1, "a").slot(6, "b", {}, {"rats", "saboteur", "desecrated-soil"});
    matured.state.damage = 5;
    QCOMPARE(matured.refused(ResolveMatured{matured.card("rats")}), "ENC-7");
    QCOMPARE(matured.refused(ResolveMatured{matured.card("bats")}), "MAT-1");
    QVERIFY(matured.take(ResolveMatured{matured.card("desecrated-soil")}));
    QCOMPARE(int(matured.state.damage), 2);
    QVERIFY(matured.state.step == Step::ResolveMatured);
    QVERIFY(matured.take(Mature{})); // GOLD-4: the saboteur is declined
    QVERIFY(matured.state.step == Step::ChooseCard);
    QCOMPARE(matured.state.encounterDiscard.size(), std::size_t{3});
}

void TestChapters::despair()
{
    Table table;
    table.slot(1, "a");
    table.state.rumorTokens = 1;
    QVERIFY(table.take(EnterDespair{2})); // RUM-1: a Rumor token with each
    QCOMPARE(int(table.state.rumorTokens), 3);
    QVERIFY(table.take(EnterDespair{3}));
    QCOMPARE(int(table.state.rumorTokens), 4);
    QCOMPARE(int(table.state.rumorReserve), 0);
    QCOMPARE(table.refused(EnterDespair{3}), "DESP-1");
    Table mended = table; // entered by mistake and taken off again
    QVERIFY(mended.take(EnterDespair{1}));
    QCOMPARE(int(mended.state.rumorTokens), 2);
    QVERIFY(mended.take(EnterDespair{3}));
    QCOMPARE(int(mended.state.rumorTokens), 4);
    QVERIFY(table.take(EnterWeek{4}, Slide{}));
    for (const auto& [location, powers, influence] :
         {std::tuple{"b", PowerSet{}, 3}, std::tuple{"", PowerSet(Power::Feed), 0}, std::tuple{"d", PowerSet(Power::WolfForm), 3}}) {
        Table now = table;
        QVERIFY(now.take(now.play(location, powers)));
        QCOMPARE(int(now.state.influence), influence); // DESP-4, DESP-5
        now = table;
        now.state.despair = 2;
        QVERIFY(now.take(now.play(location, powers)));
        QCOMPARE(int(now.state.influence), 0);
    }
    // OPEN-18, OPEN-19: the other readings.
    Table castle;
    castle.slot(1, "g").lair(0, "f");
    castle.state.despair = 3;
    castle.rules.rulings.castleCountsForDespair = NoYes::No;
    castle.rules.rulings.lairCountsForDespair = NoYes::No;
    QVERIFY(castle.take(Slide{}));
    Table lair = castle;
    QVERIFY(castle.take(castle.play("k")));
    QCOMPARE(int(castle.state.influence), 0);
    QVERIFY(lair.take(lair.play("f")));
    QCOMPARE(int(lair.state.influence), 0);
}

void TestChapters::tokens()
{
    Table table;
    table.slot(1, "a");
    QCOMPARE(table.refused(EnterToken{EnterToken::Kind::HeavenlyHost, table.at("s"), true}), "CONS-1");
    QVERIFY(table.take(EnterToken{EnterToken::Kind::HeavenlyHost, table.at("b"), true}));
    QCOMPARE(table.refused(EnterToken{EnterToken::Kind::HeavenlyHost, table.at("b"), true}), "CONS-1");
    QVERIFY(table.take(Slide{}));
    QCOMPARE(table.refused(table.play("b")), "MOVE-4");
    QVERIFY(table.take(EnterToken{EnterToken::Kind::HeavenlyHost, table.at("b"), false})); // CONS-4, TIME-8: taken off by hand at dawn
    QCOMPARE(table.refused(table.play("b")), "");
    QVERIFY(table.take(EnterToken{EnterToken::Kind::ConsecratedGround, table.at("b"), true})); // CONS-1
    QCOMPARE(table.refused(table.play("b")), "MOVE-4");
}

void TestChapters::victory()
{
    // WIN-1 by a city in the last week; the game is over then.
    Table dracula;
    dracula.slot(1, "a");
    dracula.state.despair = 3;
    dracula.state.influence = 10;
    QVERIFY(dracula.take(Slide{}, dracula.play("b")));
    QVERIFY(dracula.state.winner == Winner::Dracula);
    QVERIFY(dracula.happened(What::DraculaWins));
    QVERIFY(legalActions(dracula.rules, dracula.state).empty());
    QCOMPARE(dracula.refused(PlaceEncounter{dracula.card("rats")}), "WIN-1");
    // WIN-2 by the cost of a play; DMG-2.
    Table hunters;
    hunters.slot(1, "a");
    hunters.state.damage = 13;
    QVERIFY(hunters.take(Slide{}, hunters.play("", Power::DarkCall)));
    QVERIFY(hunters.state.winner == Winner::Hunters);
    QCOMPARE(hunters.refused(SufferPenalty{}), "WIN-2");
    // WIN-3, OPEN-46: one play would do both. The cost comes first.
    Table both;
    both.slot(1, "a");
    both.state.damage = 14;
    both.state.despair = 3;
    both.state.influence = 10;
    QVERIFY(both.take(Slide{}));
    Table other = both;
    QVERIFY(both.take(both.play("d", Power::WolfForm)));
    QVERIFY(both.state.winner == Winner::Hunters);
    other.rules.rulings.costOrder = CostOrder::BenefitFirst;
    QVERIFY(other.take(other.play("d", Power::WolfForm)));
    QVERIFY(other.state.winner == Winner::Dracula);
    // INF-1: a matured vampire reaches 13 (COMP-6).
    Table matured;
    matured.slot(1, "a").slot(6, "b", {}, {"reckless-vampire"});
    matured.state.influence = 9;
    QVERIFY(matured.take(ResolveMatured{matured.card("reckless-vampire")}));
    QVERIFY(matured.state.winner == Winner::Dracula);
}

void TestChapters::drawnFromTheBox()
{
    Table table;
    table.state = newGame(table.rules, CardHandling::DrawnFromBox, {});
    QCOMPARE(int(table.state.boxDeck), 28);
    QCOMPARE(drawsDue(table.rules, table.state), 0); // the hunters come first
    QVERIFY(table.take(PlaceHunters{{table.at("h"), table.at("h"), table.at("g"), table.at("g")}}));
    QCOMPARE(drawsDue(table.rules, table.state), 5);
    QCOMPARE(table.refused(ChooseStart{table.at("a")}), "HAND-1");
    QCOMPARE(legalActions(table.rules, table.state).size(), std::size_t{13});
    for (int i = 0; i < 5; ++i) {
        const Action draw = DrawEncounter{table.card("rats")};
        // The box should hold two: a third warns and is accepted.
        QCOMPARE(warnings(table.rules, table.state, draw).size(), std::size_t(i >= 2));
        QVERIFY(table.take(draw));
    }
    QCOMPARE(table.refused(DrawEncounter{table.card("bats")}), "HAND-2");
    QVERIFY(table.take(ChooseStart{table.at("a")}, Slide{}, table.play("", Power::DarkCall)));
    QCOMPARE(drawsDue(table.rules, table.state), 5); // DARK-1
    for (int i = 0; i < 5; ++i)
        QVERIFY(table.take(DrawEncounter{table.card("wolves")}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{10});
    QCOMPARE(drawsDue(table.rules, table.state), 0);
    QVERIFY(!brokenInvariant(table.rules, table.state)); // INV-2, whatever the kinds
    QVERIFY(table.take(Slide{}, table.play("b"), PlaceEncounter{table.card("rats")}));
    QCOMPARE(drawsDue(table.rules, table.state), 0); // HAND-2
}

void TestChapters::deckRunsOut()
{
    // OPEN-35: the discard pile is shuffled into a new deck.
    Table table;
    table.slot(1, "a");
    QVERIFY(table.take(Slide{}));
    table.state.encounterDiscard = std::move(table.state.encounterDeck);
    table.state.encounterDeck.clear();
    Table none = table;
    QVERIFY(table.take(table.play("b"), PlaceEncounter{table.card("rats")}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});
    QVERIFY(table.state.encounterDiscard.empty());
    QVERIFY(!brokenInvariant(table.rules, table.state));
    // The other reading: no draw.
    none.rules.rulings.reshuffleDiscards = NoYes::No;
    QVERIFY(none.take(none.play("b"), PlaceEncounter{none.card("rats")}));
    QCOMPARE(none.state.encounterHand.size(), std::size_t{4});
    // OPEN-50: nothing in hand, nothing to draw: no card is placed and everything else goes on, for a lair too.
    Table empty;
    empty.slot(1, "a").slot(6, "b");
    empty.state.encounterHand.clear();
    empty.state.encounterDeck.clear();
    empty.state.rumorTokens = 0;
    QVERIFY(empty.take(MakeLair{}));
    QVERIFY(empty.state.lairs[0]);
    QVERIFY(empty.take(empty.play("c")));
    QVERIFY(empty.state.step == Step::BeforeSlide);
    QVERIFY(empty.in(1).encounters.empty());
}

void TestChapters::hospital()
{
    // ADJ-7, HOSP-4, COMP-14: a hunter in a hospital is not in the linked city.
    Table table("fury-3e");
    table.slot(1, "cadiz");
    QCOMPARE(table.refused(EnterHunter{Hunter::DrSeward, HunterPlace::hospital(table.at("paris"))}), "COMP-14");
    QVERIFY(table.take(EnterHunter{Hunter::DrSeward, HunterPlace::hospital(table.at("madrid"))}, Slide{}, table.play("madrid")));
    QVERIFY(!table.in(1).faceUp);
    QVERIFY(table.state.step == Step::PlaceEncounter);
}

void TestChapters::roadblocks()
{
    Table table;
    table.slot(1, "a");
    table.state.tokens.roadblocks.push_back({false, table.at("a"), table.at("b")});
    QVERIFY(table.take(Slide{}));
    QCOMPARE(table.refused(table.play("b")), ""); // MOVE-5
    table.rules.rulings.roadblocksStopDracula = NoYes::Yes;
    QCOMPARE(table.refused(table.play("b")), "PR-33");
    QCOMPARE(table.refused(table.play("h")), "ADJ-5");
    QCOMPARE(table.refused(table.play("d", Power::WolfForm)), "");   // by way of C
    QVERIFY(table.plays().find("wolf-form+b") != std::string::npos); // A to C to B
}

void TestChapters::fogIsNothingToDracula()
{
    // From a city, from a sea, with a lair to go to: the same choices in the thickest fog.
    for (const char* from : {"a", "p", "s"}) {
        Table clear;
        clear.slot(1, from).slot(2, "d").lair(0, "b").clock(Step::ChooseCard);
        Table thick = clear;
        (thick.rules.board->cities() & thick.rules.board->cards()).forEach([&](LocationId city) {
            thick.state.tokens.fog.emplace_back(city, std::uint8_t{2});
        });
        QVERIFY(!clear.plays().empty());
        QCOMPARE(thick.plays(), clear.plays());
    }
    Table table;
    table.slot(1, "a").clock(Step::ChooseCard).fog("a").fog("c");
    QVERIFY(table.take(table.play("c"))); // out of one and into the other
    QVERIFY(table.lies("c", 1));
}

void TestChapters::cannotIsFinal()
{
    // MOVE-4: no card brings Dracula into a city with a token.
    for (const bool host : {false, true}) {
        Table table;
        table.slot(1, "a").slot(3, "f").lair(0, "b").clock(Step::ChooseCard);
        Table open = table;
        (host ? table.state.tokens.heavenlyHosts : table.state.tokens.consecratedGround) =
            LocationSet(table.at("b")) | LocationSet(table.at("c"));
        for (const char* city : {"b", "c"})
            for (const PowerSet powers : {PowerSet{}, PowerSet(Power::WolfForm), PowerSet(Power::Misdirect)}) {
                const int slot = powers.contains(Power::Misdirect) ? 3 : 0;
                QCOMPARE(open.refused(open.play(city, powers, slot)), "");
                QVERIFY(!table.refused(table.play(city, powers, slot)).empty());
            }
        QVERIFY(whyNotBat(table.rules, table.state, table.at("c")).has_value());
        QVERIFY(!whyNotBat(open.rules, open.state, open.at("c")).has_value());
    }
    // FOG-2: whom Fog holds nothing moves, and nothing moves anybody into it.
    Table held;
    held.slot(1, "h").clock(Step::Day).hunter(Hunter::DrSeward, "a");
    QVERIFY(batsDestinations(held.rules, held.state, Hunter::DrSeward).contains(held.at("b")));
    held.fog("b");
    QVERIFY(!batsDestinations(held.rules, held.state, Hunter::DrSeward).contains(held.at("b")));
    held.fog("a");
    QVERIFY(batsDestinations(held.rules, held.state, Hunter::DrSeward).empty());
    held.sheet(Hunter::DrSeward).bats = 1;
    held.sheet(Hunter::DrSeward).bites = 1;
    held.state.eventHand = {DraculaEvent::VampiricInfluence};
    held.state.due = {{.what = Due::What::AtOnce, .event = DraculaEvent::VampiricInfluence}};
    QVERIFY(held.take(PlayEvent{DraculaEvent::VampiricInfluence, false, 0}, ChooseHunter{Hunter::DrSeward}));
    QVERIFY(held.due() != Due::What::MoveOn && held.due() != Due::What::BatsMove);
    QVERIFY(held.place(Hunter::DrSeward) == HunterPlace::in(held.at("a")));
}

DEMETER_TEST(TestChapters)
#include "test_chapters.moc"
