// Details of single rules that would be easy to get wrong unnoticed, found by breaking the rules one at a time. A comment names the ids
// that fail with the lines below it.
#include "core/fury3e/rules/movement_position.h"
#include "kept_game.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

bool refereed(KeptGame& game, const decltype(RefereeEntry::step)& step, bool penalised = false)
{
    return game.act(RefereeEntry{step, penalised});
}

} // namespace

class TestRuleDetails : public QObject {
    Q_OBJECT

private slots:
    /// COMP-5, SETUP-9, SETUP-10, HOSP-4, PR-03
    void setup();
    /// OPEN-40, OPEN-41, OPEN-47, WIN-1
    void matured();
    /// LAIR-3, OPEN-10, HO-5, HO-10, LMOVE-2
    void lairs();
    /// OPEN-27, HIDE-8
    void hideBondsAnew();
    /// OPEN-14, OPEN-16
    void figureAndFaces();
    /// DARK-1, HAND-1, OPEN-35
    void darkCallWithNothingToDraw();
    void discardsInTheBox();
    void newDeckIsShuffled();
    void topCardIsDealt();
    /// HAND-1, PR-13, OPEN-35
    void rulingPutRightRefillsTheHand();
    /// RUM-2, RUM-3, OPEN-5, HO-9
    void rumorPlaces();
    /// CONS-1, COMP-1, COMP-7
    void entries();
    /// OPEN-28, CARD-7
    void encounterOnlyOnALairWithAHunter();
    /// MAT-3, CARD-4: what the map says before the slide
    void mapBeforeTheSlide();
    /// OPEN-39
    void lethalPlaysForbidden();
    /// OPEN-22, OPEN-26
    void misdirectReadings();
    /// ADJ-2, ADJ-3, MOVE-6, CARD-3
    void refusalsNameTheReason();
    /// PR-33
    void roadblockOnTheRailway();
    /// ENC-4, HO-9, OPEN-38
    void noEncounterAtSeaAfterPenalty();
    void noEncounterAtSeaAfterPutRight();
    /// PR-36, HO-9
    void wholeHideoutAtSea();
    /// CARD-1, INV-3
    void noPenaltyBetweenSlideAndCard();
    /// ERR-1, INV-1
    void refereeNeedsTheCards();
    void penaltyWhileTheRumorIsDue();
    /// ERR-2
    void penaltyWithoutCurrentLocation();
    /// ERR-1
    void claimFindsEveryKindOfStep();
    void claimFollowsWhatIsPutRight();
    void putRightKeepsCardsApart();
    /// INV-8 INFO-5
    void faceDownCardsTellNothing();
    /// INV-1 INV-2 INV-3 INV-4 INV-5 INV-6: each is noticed when it is broken
    void brokenInvariantsAreNoticed();
    /// PR-21, HAND-1, WIN-2, OPEN-46
    void warningsAndEnds();
};

void TestRuleDetails::setup()
{
    // COMP-5: a place without a Location card is no start, for nobody.
    Table second("fury-2e");
    const LocationId noCard = second.at("st-joseph-and-st-mary");
    second.state = newGame(second.rules, CardHandling::Dealt, {});
    std::vector<LocationId> cities;
    (second.rules.board->cities() & second.rules.board->cards()).forEach([&](LocationId city) { cities.push_back(city); });
    QCOMPARE(second.refused(PlaceHunters{{noCard, cities[0], cities[1], cities[2]}}), "SETUP-9");
    QVERIFY(second.take(PlaceHunters{{cities[0], cities[1], cities[2], cities[3]}}));
    QCOMPARE(second.refused(ChooseStart{noCard}), "COMP-5");
    QVERIFY(second.take(ChooseStart{cities[4]}));

    // SETUP-9, COMP-5: Castle Dracula counts as a city for movement only. Records of version 0.1 were not asked.
    Table castle("fury-3e");
    const PlaceHunters inside{{castle.at("rome"), castle.at("vienna"), castle.at("madrid"), castle.at("castle-dracula")}};
    castle.state = newGame(castle.rules, CardHandling::Dealt, {}, true);
    QCOMPARE(castle.refused(inside), "SETUP-9");
    QVERIFY(!hunterStarts(*castle.rules.board).contains(castle.at("castle-dracula")));
    QCOMPARE(hunterStarts(*castle.rules.board).size(), (castle.rules.board->cities() & castle.rules.board->cards()).size() - 1);
    castle.state = newGame(castle.rules, CardHandling::Dealt, {}, false);
    QCOMPARE(castle.refused(inside), "");

    // PR-03: the last two hunters too.
    Table table("fury-3e");
    table.state = newGame(table.rules, CardHandling::Dealt, {});
    table.rules.rulings.huntersShareStart = NoYes::No;
    const PlaceHunters pair{{table.at("rome"), table.at("vienna"), table.at("madrid"), table.at("madrid")}};
    QCOMPARE(table.refused(pair), "PR-03");
    table.rules.rulings.huntersShareStart = NoYes::Yes;
    QVERIFY(table.take(pair));
    // HOSP-4: a hunter in the hospital does not bar its city (SETUP-10).
    QCOMPARE(table.refused(ChooseStart{table.at("madrid")}), "SETUP-10");
    for (HunterPlace& place : table.state.hunters)
        place = HunterPlace::hospital(table.at("madrid"));
    QCOMPARE(table.refused(ChooseStart{table.at("madrid")}), "");
}

void TestRuleDetails::matured()
{
    // OPEN-47: the card of the current location stays as it lay, face up and of its round; all that lay with it goes.
    Table table;
    table.slot(1, "", Power::Feed).slot(2, "", Power::Hide).slot(3, "a", Power::WolfForm, {"rats"}, true, true).bond("a");
    table.slot(6, "b", {}, {"new-vampire"});
    table.in(3).round = 7;
    table.in(3).escapeAsBat = true;
    QVERIFY(table.take(ResolveMatured{table.card("new-vampire")}));
    QVERIFY(table.lies("a", 4));
    QVERIFY(table.in(4).faceUp);
    QCOMPARE(int(table.in(4).round), 7);
    QVERIFY(table.in(4).powers.empty() && table.in(4).encounters.empty() && !table.in(4).rumor && !table.in(4).escapeAsBat);
    QVERIFY(table.state.hideBond == table.at("a"));
    QVERIFY(!brokenInvariant(table.rules, table.state)); // the Rumor token is in the reserve again
    QCOMPARE(table.state.encounterDiscard.size(), std::size_t{2});
    // OPEN-41, WIN-1: at 13 the game ends at once. The influence comes before the clearing on the card.
    Table won;
    won.slot(1, "a").slot(3, "c", {}, {"rats"}).slot(6, "b", {}, {"new-vampire"});
    won.state.influence = 11;
    QVERIFY(won.take(ResolveMatured{won.card("new-vampire")}));
    QVERIFY(won.state.winner == Winner::Dracula);
    QVERIFY(won.lies("c", 4));
    QVERIFY(!won.happened(What::SlotsCleared));
    // OPEN-40: the table is told of the steps that were made, not of those that the track has no room for.
    const auto gained = std::ranges::find(won.state.happened, What::InfluenceGained, &Happening::what);
    QVERIFY(gained != won.state.happened.end());
    QCOMPARE(std::get<int>(gained->arguments[0]), 2);
}

void TestRuleDetails::lairs()
{
    // LAIR-3, OPEN-10: a lair makes room only where there is none.
    Table table;
    table.slot(1, "a").slot(6, "b").lair(0, "h").lair(1, "g");
    QCOMPARE(table.refused(MakeLair{table.at("h"), table.card("rats")}), "OPEN-10");
    QCOMPARE(table.refused(ClearLair{table.at("h")}), "OPEN-10");
    table.rules.rulings.clearLairAtWill = NoYes::Yes;
    QVERIFY(table.take(ClearLair{table.at("h")}));
    QVERIFY(table.happened(What::LairCleared));
    // HO-10: an Encounter card stays face down on the trail, in a lair and back.
    Table faces;
    faces.slot(1, "e").slot(6, "d", {}, {"rats"});
    QVERIFY(faces.take(MakeLair{std::nullopt, faces.card("bats")}, faces.play("d"), PlaceEncounter{faces.card("wolves")}));
    QCOMPARE(faces.in(1).encounters.size(), std::size_t{3});
    for (const PlacedEncounter& card : faces.in(1).encounters)
        QVERIFY(!card.faceUp);
    // HO-5, LMOVE-2: a lair that was face up stays so, and a card that everybody has seen is not shown anew.
    Table open;
    open.slot(1, "b").lair(0, "d", {"rats"}, true).hunter(Hunter::VanHelsing, "d");
    open.state.lairs[0]->encounters[0] = {open.state.lairs[0]->encounters[0].kind, true, 2};
    QVERIFY(open.take(Slide{}, open.play("d")));
    QVERIFY(open.in(1).faceUp);
    QVERIFY(open.in(1).encounters[0].faceUp);
    QCOMPARE(int(open.in(1).encounters[0].damage), 2);
    QVERIFY(!open.happened(What::LocationRevealed));
}

void TestRuleDetails::hideBondsAnew()
{
    // Only by mistake can the bonded location leave the trail while another lies to Hide's right.
    for (const NoYes anew : {NoYes::No, NoYes::Yes}) {
        Table table;
        table.rules.rulings.hideBondsAnew = anew;
        table.slot(1, "b").slot(2, "", Power::Hide).slot(3, "a").slot(4, "c").bond("a");
        QVERIFY(table.take(Slide{}));
        const Play play{table.at("d"), Power::Misdirect, Slot{4}};
        QCOMPARE(table.refused(play), "HIDE-8");
        QVERIFY(table.take(RefereeEntry{play, false}));
        // OPEN-27: no, or with the next location on Hide's right.
        QVERIFY(table.state.hideBond == (anew == NoYes::Yes ? std::optional(table.at("c")) : std::nullopt));
        QVERIFY(!brokenInvariant(table.rules, table.state));
    }
}

void TestRuleDetails::figureAndFaces()
{
    // OPEN-16: Castle Dracula is known by its back.
    Table castle;
    castle.slot(1, "k");
    QVERIFY(figureOnBoard(castle.rules, castle.state));
    // OPEN-14 c: Hide is face up only where the current location is.
    Table hidden;
    hidden.rules.rulings.hideFace = HideFace::FaceUp;
    hidden.slot(1, "a");
    QVERIFY(hidden.take(Slide{}, hidden.play("", Power::Hide)));
    QVERIFY(!hidden.in(1).faceUp);
}

void TestRuleDetails::darkCallWithNothingToDraw()
{
    // DARK-1, OPEN-35: what Dark Call cannot bring now it does not bring later, whether the app deals or the box.
    for (const CardHandling handling : {CardHandling::Dealt, CardHandling::DrawnFromBox}) {
        Table table;
        table.slot(1, "a").slot(5, "b", {}, {"wolves", "spy"});
        table.state.handling = handling;
        table.state.encounterDeck.clear();
        QVERIFY(table.take(Slide{}, table.play("", Power::DarkCall)));
        QCOMPARE(drawsDue(table.rules, table.state), 0);
        QVERIFY(table.take(Mature{})); // two cards to the discard pile
        QCOMPARE(drawsDue(table.rules, table.state), 0);
        QCOMPARE(table.state.encounterHand.size(), std::size_t{5}); // HAND-2
    }
    // With two cards left it brings those two.
    Table two;
    two.slot(1, "a").slot(5, "b", {}, {"wolves", "spy"});
    two.state.handling = CardHandling::DrawnFromBox;
    two.state.encounterDeck.clear();
    two.state.boxDeck = 2;
    QVERIFY(two.take(Slide{}, two.play("", Power::DarkCall)));
    QCOMPARE(drawsDue(two.rules, two.state), 2);
    QVERIFY(two.take(DrawEncounter{two.card("spy")}, DrawEncounter{two.card("spy")}, Mature{}));
    QCOMPARE(drawsDue(two.rules, two.state), 0);
    // OPEN-35: what lies in the discard pile counts as there.
    for (const NoYes reshuffle : {NoYes::No, NoYes::Yes}) {
        Table discards;
        discards.rules.rulings.reshuffleDiscards = reshuffle;
        discards.slot(1, "a");
        discards.state.handling = CardHandling::DrawnFromBox;
        discards.state.encounterDiscard = {discards.card("spy"), discards.card("spy"), discards.card("hoax")};
        discards.state.encounterDeck.clear();
        discards.state.boxDeck = 1;
        QVERIFY(discards.take(Slide{}, discards.play("", Power::DarkCall)));
        QCOMPARE(drawsDue(discards.rules, discards.state), reshuffle == NoYes::Yes ? 4 : 1);
    }
}

void TestRuleDetails::discardsInTheBox()
{
    // OPEN-35: with an empty deck the discard pile is drawn from, or not; HAND-1: the card is due before the next choice.
    for (const NoYes reshuffle : {NoYes::No, NoYes::Yes}) {
        Table table;
        table.rules.rulings.reshuffleDiscards = reshuffle;
        table.slot(1, "a");
        table.state.handling = CardHandling::DrawnFromBox;
        table.state.encounterDeck.clear();
        table.state.encounterDiscard = {table.card("spy"), table.card("hoax")};
        QVERIFY(table.take(Slide{}, table.play("b"), PlaceEncounter{table.card("rats")}));
        QCOMPARE(drawsDue(table.rules, table.state), reshuffle == NoYes::Yes ? 1 : 0);
        if (reshuffle == NoYes::No) {
            QCOMPARE(table.refused(DrawEncounter{table.card("spy")}), "HAND-2");
            continue;
        }
        QCOMPARE(table.refused(EndPhase{}), "HAND-1");
        QVERIFY(table.take(DrawEncounter{table.card("hoax")}));
        QCOMPARE(int(table.state.boxDeck), 1);
        QVERIFY(table.state.encounterDiscard.empty());
    }
}

void TestRuleDetails::newDeckIsShuffled()
{
    // OPEN-35: shuffled, not just turned over.
    Table table;
    table.slot(1, "a");
    QVERIFY(table.take(Slide{}));
    table.state.encounterDiscard = std::move(table.state.encounterDeck);
    table.state.encounterDeck.clear();
    std::ranges::sort(table.state.encounterDiscard);
    const auto shuffles = table.state.shuffles;
    QVERIFY(table.take(table.play("b"), PlaceEncounter{table.card("rats")}));
    QVERIFY(!std::ranges::is_sorted(table.state.encounterDeck));
    QCOMPARE(int(table.state.shuffles), shuffles + 1);
}

void TestRuleDetails::topCardIsDealt()
{
    // HAND-1: the top card, which is the last one; at once, for a lair too.
    Table table;
    table.slot(1, "a").slot(6, "b");
    table.state.encounterDeck.front() = table.card("spy");
    table.state.encounterDeck.back() = table.card("hoax");
    const std::size_t deck = table.state.encounterDeck.size();
    QVERIFY(table.take(MakeLair{std::nullopt, table.card("rats")}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});
    QVERIFY(table.state.encounterHand.back() == table.card("hoax"));
    QCOMPARE(table.state.encounterDeck.size(), deck - 1);
}

void TestRuleDetails::rulingPutRightRefillsTheHand()
{
    // HAND-1, PR-13: the hand is filled whenever it can be, also when a ruling that is put right makes it possible.
    Table table;
    table.slot(1, "a").hand({"rats", "bats"});
    table.rules.rulings.reshuffleDiscards = NoYes::No;
    table.state.encounterDiscard = std::move(table.state.encounterDeck);
    table.state.encounterDeck.clear();
    QVERIFY(table.take(PutRightRuling{Ruling::reshuffleDiscards, 1}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});
    QVERIFY(!brokenInvariant(table.rules, table.state));
}

void TestRuleDetails::rumorPlaces()
{
    // RUM-2, RUM-3: slot 3 alone is left, and still the choice is offered; slot 4 never is.
    Table table;
    table.slot(1, "b").slot(2, "c", {}, {"spy"}).slot(3, "a", {}, {"spy"}).lair(0, "d", {"hoax"});
    table.state.lairs[0]->rumor = true;
    --table.state.rumorReserve;
    QVERIFY(table.take(Slide{}, table.play("d"), PlaceEncounter{table.card("rats")}));
    QVERIFY(table.state.step == Step::PlaceRumor);
    QCOMPARE(table.refused(PlaceRumor{Slot{1}}), "RUM-3");
    QCOMPARE(table.refused(PlaceRumor{Slot{4}}), "RUM-2");
    QVERIFY(table.take(PlaceRumor{Slot{3}}));
    QVERIFY(table.in(3).rumor);
    // OPEN-5 b: on a hideout without Encounter cards, but on no card that can never have one (HO-9).
    Table bare;
    bare.rules.rulings.rumorNeedsEncounter = NoYes::No;
    bare.slot(1, "", Power::Feed).slot(2, "b").slot(3, "t");
    QVERIFY(bare.take(Slide{}, bare.play("d"), PlaceEncounter{bare.card("rats")}));
    QCOMPARE(bare.refused(PlaceRumor{Slot{2}}), "HO-9");
    QVERIFY(bare.take(PlaceRumor{Slot{3}}));
}

void TestRuleDetails::entries()
{
    Table table;
    table.slot(1, "a");
    // CONS-1: the two kinds of token are told apart.
    const LocationId b = table.at("b");
    QVERIFY(table.take(EnterToken{EnterToken::Kind::HeavenlyHost, b, true}, EnterToken{EnterToken::Kind::ConsecratedGround, b, true}));
    QVERIFY(table.take(EnterToken{EnterToken::Kind::HeavenlyHost, b, false}));
    QVERIFY(table.state.tokens.consecratedGround.contains(b) && !table.state.tokens.heavenlyHosts.contains(b));
    QVERIFY(table.take(Slide{}));
    QCOMPARE(table.refused(table.play("b")), "MOVE-4");
    // What changes nothing is refused, so that a slip of the finger is noticed.
    QVERIFY(table.take(EnterHunter{Hunter::DrSeward, HunterPlace::in(b)}));
    QCOMPARE(table.refused(EnterHunter{Hunter::DrSeward, HunterPlace::in(b)}), "COMP-1");
    QCOMPARE(table.refused(EnterWeek{1}), "COMP-7");
    QCOMPARE(table.refused(EnterWeek{100}), "COMP-7");
}

void TestRuleDetails::encounterOnlyOnALairWithAHunter()
{
    // OPEN-28 b is about lairs; CARD-7 stays for a card from the deck.
    Table table;
    table.rules.rulings.encounterOnLairWithHunter = NoYes::Yes;
    table.slot(1, "b").lair(0, "d", {"rats"}).hunter(Hunter::DrSeward, "d").hunter(Hunter::VanHelsing, "c");
    QVERIFY(table.take(Slide{}));
    Table deck = table;
    QVERIFY(table.take(table.play("d")));
    QVERIFY(table.state.step == Step::PlaceEncounter);
    QVERIFY(deck.take(deck.play("c")));
    QVERIFY(deck.in(1).faceUp);
    QVERIFY(deck.state.step == Step::BeforeSlide);
}

void TestRuleDetails::mapBeforeTheSlide()
{
    // What leaves slot 6 is back in the deck (MAT-3), so the map shows it as open before the slide already.
    Table table;
    table.slot(1, "b").slot(5, "d").slot(6, "a");
    const auto why = [&](const char* to) { return checkPlay(table.rules, table.state, Play{table.at(to), {}, {}}); };
    QVERIFY(!why("a"));
    QVERIFY(why("d") && why("d")->rule == "CARD-4");
    QCOMPARE(table.refused(table.play("a")), "SLIDE-1"); // to be chosen only afterwards
    QVERIFY(table.take(Mature{}));
    QVERIFY(!why("a"));
}

void TestRuleDetails::lethalPlaysForbidden()
{
    struct Row {
        const char* from;
        int damage; // of 15
        std::string plays;
    };
    // OPEN-39 b: port to sea and Dark Call cost 2, sea to sea and Wolf Form 1; Feed, Hide and roads cost nothing.
    const Row rows[] = {
        {"p", 12, "d dark-call e feed hide s wolf-form+b wolf-form+c wolf-form+d wolf-form+e wolf-form+f wolf-form+hide"},
        {"p", 13, "d e feed hide wolf-form+b wolf-form+c wolf-form+d wolf-form+e wolf-form+f wolf-form+hide"},
        {"p", 14, "d e feed hide"},
        {"s", 13, "p t wolf-form+d wolf-form+e wolf-form+p"},
        {"s", 14, "p"},
    };
    for (const Row& row : rows) {
        Table table;
        table.slot(1, row.from);
        table.state.damage = static_cast<std::uint16_t>(row.damage);
        QVERIFY(table.take(Slide{}));
        table.rules.rulings.lethalPlays = NoYes::No;
        QCOMPARE(table.plays(), row.plays);
        QCOMPARE(countPlays(table.rules, movementPosition(table.rules, table.state)),
                 static_cast<std::uint64_t>(1 + std::ranges::count(row.plays, ' ')));
        table.rules.rulings.lethalPlays = NoYes::Yes;
        const std::string all = table.plays();
        table.rules.rulings.lethalPlays = NoYes::No;
        for (const auto& [location, powers] :
             {std::pair{"s", PowerSet{}}, std::pair{"t", PowerSet{}}, std::pair{"", PowerSet(Power::DarkCall)},
              std::pair{"d", PowerSet(Power::WolfForm)}, std::pair{"", PowerSet{Power::WolfForm, Power::Hide}}}) {
            const Action play = table.play(location, powers);
            const std::string text = choiceText(*table.rules.board, {{}, packed(std::get<Play>(play))}).substr(2);
            const bool can = (" " + all + " ").find(" " + text + " ") != std::string::npos;
            const bool may = (" " + row.plays + " ").find(" " + text + " ") != std::string::npos;
            if (can)
                QCOMPARE(table.refused(play), std::string(may ? "" : "OPEN-39"));
        }
    }
}

void TestRuleDetails::misdirectReadings()
{
    // OPEN-22 b: no lair by Misdirect; a plain move still reaches it.
    Table table;
    table.slot(1, "b").slot(2, "a").lair(0, "d");
    QVERIFY(table.take(Slide{}));
    QCOMPARE(table.refused(table.play("d", Power::Misdirect, 3)), "");
    table.rules.rulings.powersReachLairs = NoYes::No;
    QCOMPARE(table.refused(table.play("d", Power::Misdirect, 3)), "OPEN-22");
    QCOMPARE(table.plays().find("misdirect@3+d"), std::string::npos);
    QVERIFY(table.plays().find("misdirect@3+c") != std::string::npos);
    QCOMPARE(table.refused(table.play("d")), "");
}

void TestRuleDetails::refusalsNameTheReason()
{
    Table table("fury-3e");
    table.slot(1, "paris");
    QVERIFY(table.take(Slide{}));
    QVERIFY(whyNot(table, table.play("paris")) == Refusal::StayNotAllowed); // MOVE-6
    QVERIFY(whyNot(table, table.play("paris", Power::WolfForm)) == Refusal::StayNotAllowed);
    QVERIFY(whyNot(table, table.play("north-sea")) == Refusal::NoPort); // CARD-3, ADJ-3
    QVERIFY(whyNot(table, table.play("rome")) == Refusal::NoRoad);
    Table sea;
    sea.slot(1, "s");
    QVERIFY(sea.take(Slide{}));
    QVERIFY(whyNot(sea, sea.play("u")) == Refusal::NoSeaBorder);  // ADJ-2
    QVERIFY(whyNot(sea, sea.play("q")) == Refusal::NotOnThatSea); // ADJ-3
    QVERIFY(whyNot(sea, sea.play("a")) == Refusal::SeaToInland);
    QVERIFY(whyNot(sea, sea.play("s")) == Refusal::StayNotAllowed);
}

void TestRuleDetails::roadblockOnTheRailway()
{
    // PR-33: a Roadblock on the railway says nothing about the road beside it; Dracula never goes by rail.
    Table table("fury-3e");
    table.rules.rulings.roadblocksStopDracula = NoYes::Yes;
    table.slot(1, "madrid");
    table.state.tokens.roadblocks.push_back({true, table.at("alicante"), table.at("madrid")});
    QVERIFY(table.take(Slide{}));
    QCOMPARE(table.refused(table.play("alicante")), "");
    table.state.tokens.roadblocks[0].onRail = false;
    QCOMPARE(table.refused(table.play("alicante")), "PR-33");
}

void TestRuleDetails::noEncounterAtSeaAfterPenalty()
{
    // Hide at sea is an error, and the penalty leaves the sea card in slot 1: no card goes on it (ENC-4, HO-9).
    KeptGame game;
    game.slot(1, "t");
    game.begin();
    QVERIFY(game.act(Slide{}));
    QCOMPARE(game.refused(game.play("", Power::Hide)), "POW-2");
    QVERIFY(refereed(game, Play{{}, Power::Hide, {}}, true));
    QVERIFY(game.lies("t", 1));
    QVERIFY(game.state.step == Step::BeforeSlide);
    QCOMPARE(game.refused(PlaceEncounter{game.card("rats")}), "ENC-3");
    // So does a penalty that comes when the card for a Hide that nobody noticed is due.
    KeptGame late;
    late.slot(1, "t");
    late.begin();
    QVERIFY(late.act(Slide{}));
    QVERIFY(refereed(late, Play{{}, Power::Hide, {}}, false));
    QVERIFY(late.state.step == Step::PlaceEncounter);
    QVERIFY(late.claim());
    QCOMPARE(late.found(), "POW-2");
    QVERIFY(late.state.step == Step::BeforeSlide);
    QCOMPARE(int(late.state.round), 2);
    // In a city the step goes on, with the card that is in slot 1 now.
    KeptGame city;
    city.slot(1, "a").token("a");
    city.begin();
    QVERIFY(city.act(Slide{}));
    QVERIFY(refereed(city, Play{{}, Power::Hide, {}}, true));
    QVERIFY(city.act(PlaceEncounter{city.card("rats")}));
    QCOMPARE(city.in(1).encounters.size(), std::size_t{1});
}

void TestRuleDetails::noEncounterAtSeaAfterPutRight()
{
    // ENC-4, HO-9: a card that turns out to be a sea zone before its encounter is placed takes none.
    Table table;
    table.slot(1, "p");
    QVERIFY(table.take(Slide{}, table.play("d"), PutRightEntry{Slot{1}, table.at("s")}));
    QVERIFY(table.state.step == Step::BeforeSlide);
    QVERIFY(!brokenInvariant(table.rules, table.state));
}

void TestRuleDetails::wholeHideoutAtSea()
{
    // PR-36, as the Spanish text may be read, keeps the hideout; but never a card on a sea zone (HO-9, INV-5).
    KeptGame game;
    game.rules.rulings = rulingsOf(Printing::Es);
    game.slot(1, "s");
    game.begin();
    QVERIFY(game.act(Slide{}, game.play("t")));
    QVERIFY(refereed(game, PlaceEncounter{game.card("rats")}));
    QVERIFY(game.claim());
    QCOMPARE(game.found(), "ENC-3");
    QVERIFY(game.in(1).encounters.empty());
    QVERIFY(!brokenInvariant(game.rules, game.state));
}

void TestRuleDetails::noPenaltyBetweenSlideAndCard()
{
    // Slot 1 waits for the card (CARD-1), so the penalty that fills it has to wait too: the lair is kept, and claimed after the card.
    KeptGame game;
    game.slot(1, "a").slot(2, "c").slot(6, "b");
    game.begin();
    QCOMPARE(game.refused(RefereeEntry{MakeLair{}, true}), "TIME-1");
    QVERIFY(refereed(game, MakeLair{}));
    QVERIFY(game.act(game.play("", Power::Feed)));
    QVERIFY(game.claim());
    QCOMPARE(game.found(), "LAIR-2");
    QVERIFY(game.lies("a", 1) && game.empty(2));
    QVERIFY(!brokenInvariant(game.rules, game.state)); // INV-3
}

void TestRuleDetails::refereeNeedsTheCards()
{
    const auto refuses = [](const KeptGame& game, const decltype(RefereeEntry::step)& step) {
        return whyNot(game, RefereeEntry{step, false}) == Refusal::CannotHappen;
    };
    // ERR-1, INV-1: what is entered as it happened must have been possible.
    KeptGame used;
    used.slot(1, "a").slot(2, "", Power::Feed).slot(3, "b");
    used.state.rumorTokens = 0;
    used.state.rumorReserve = 4;
    QVERIFY(refuses(used, MakeLair{std::nullopt, used.card("rats")})); // nothing leaves
    QVERIFY(refuses(used, PlaceRumor{Slot{1}}));                       // no token in hand
    QVERIFY(refuses(used, PlaceEncounter{used.card("spy")}));          // not in hand
    QVERIFY(used.take(Slide{}));
    QVERIFY(refuses(used, Play{{}, Power::Feed, {}}));                     // its card lies on the trail
    QVERIFY(refuses(used, Play{used.at("d"), Power::Misdirect, Slot{5}})); // nothing to take
    KeptGame empty;
    empty.slot(2, "a", {}, {"rats"}, true);
    empty.state.rumorTokens = 1;
    empty.state.rumorReserve = 2;
    QVERIFY(refuses(empty, PlaceEncounter{empty.card("rats")})); // slot 1 is empty
    QVERIFY(refuses(empty, PlaceRumor{Slot{2}}));                // there is one
    QVERIFY(refuses(empty, PlaceRumor{Slot{3}}));
    KeptGame lairs;
    lairs.slot(1, "a").slot(6, "b").lair(0, "h").lair(1, "g");
    QVERIFY(refuses(lairs, MakeLair{lairs.at("h"), lairs.card("rats")})); // room enough
    QVERIFY(refuses(lairs, MakeLair{std::nullopt, lairs.card("spy")}));   // not in hand
    lairs.lair(2, "k");
    QVERIFY(refuses(lairs, MakeLair{std::nullopt, lairs.card("rats")})); // no room
    QVERIFY(lairs.take(RefereeEntry{MakeLair{lairs.at("h"), std::nullopt}, false}));
    QVERIFY(lairs.state.lairs[0]->location == lairs.at("b"));
    // OPEN-26 b: illegal there, but the card is in the deck by then.
    KeptGame reused;
    reused.rules.rulings.misdirectReusesCleared = NoYes::No;
    reused.slot(1, "a").slot(2, "b");
    QVERIFY(reused.take(Slide{}));
    const Play again{reused.at("b"), Power::Misdirect, Slot{3}};
    QCOMPARE(reused.refused(again), "OPEN-26");
    QVERIFY(reused.take(RefereeEntry{again, false}));
    QVERIFY(reused.lies("b", 1));
    QVERIFY(!brokenInvariant(reused.rules, reused.state));
}

void TestRuleDetails::penaltyWhileTheRumorIsDue()
{
    // ERR-1: the table may stop the game there too; ERR-4: nothing is left then that a Rumor token could lie on (OPEN-5).
    Table table;
    table.slot(1, "a");
    QVERIFY(table.take(Slide{}, table.play("b"), PlaceEncounter{table.card("rats")}));
    QVERIFY(table.state.step == Step::PlaceRumor);
    QVERIFY(table.take(SufferPenalty{}));
    QVERIFY(table.lies("b", 1) && table.in(1).encounters.empty());
    QVERIFY(table.state.step == Step::BeforeSlide);
}

void TestRuleDetails::penaltyWithoutCurrentLocation()
{
    // A position may begin where no game gets to (INV-3): the only location leaves slot 6. There is nothing then to move from or to reveal.
    Table table;
    table.slot(5, "a");
    QVERIFY(table.take(Slide{}, table.play("", Power::Feed), Mature{}));
    QVERIFY(penaltyDue(table.rules, table.state));
    QVERIFY(table.take(SufferPenalty{}));
    QVERIFY(table.state.step == Step::BeforeSlide);
}

void TestRuleDetails::claimFindsEveryKindOfStep()
{
    // ERR-1: each kind of step that was kept is found, and paid for once.
    const auto check = [](KeptGame& game, const char* rule) {
        QVERIFY(game.claim());
        QCOMPARE(game.found(), std::string(rule));
        QVERIFY(game.state.keptErrors.empty());
        QVERIFY(game.claim());
        QVERIFY(game.happened(What::NoError));
        QCOMPARE(int(game.state.damage), 5);
    };
    KeptGame rumor;
    rumor.slot(1, "a").slot(4, "b");
    rumor.begin();
    QVERIFY(refereed(rumor, PlaceRumor{Slot{4}}));
    QVERIFY(rumor.state.keptErrors == (std::vector<KeptError>{{1, "ENC-3"}}));
    check(rumor, "ENC-3");
    KeptGame end;
    end.slot(1, "a");
    end.begin();
    QVERIFY(end.act(Slide{}, end.play("b")));
    QVERIFY(refereed(end, EndPhase{}));
    QVERIFY(end.in(1).encounters.empty());
    check(end, "ENC-1");
    // OPEN-10: a lair cleared at will, by a ruling that the table puts right.
    KeptGame lair;
    lair.rules.rulings.clearLairAtWill = NoYes::Yes;
    lair.slot(1, "a").lair(0, "h");
    lair.begin();
    QVERIFY(lair.act(ClearLair{lair.at("h")}, PutRightRuling{Ruling::clearLairAtWill, 0}));
    check(lair, "OPEN-10");
}

void TestRuleDetails::claimFollowsWhatIsPutRight()
{
    // ERR-1: the step after an entry that was put right is judged from the place where Dracula really was.
    KeptGame after;
    after.slot(1, "d");
    after.begin();
    QVERIFY(after.phase(after.play("e")));
    QVERIFY(after.phase(after.play("f")));
    QVERIFY(after.act(PutRightEntry{Slot{2}, after.at("p")})); // D to P was legal, P to F was not
    QVERIFY(after.claim());
    QCOMPARE(after.found(), "CARD-3");
    QCOMPARE(std::get<int>(after.state.happened[0].arguments[0]), 2);
    // The start itself (SETUP-10).
    KeptGame start;
    start.beginWithSetup();
    QVERIFY(start.act(ChooseStart{start.at("d")}));
    QVERIFY(start.phase(start.play("e")));
    QVERIFY(start.act(PutRightEntry{Slot{2}, start.at("f")})); // F to E is legal too
    QVERIFY(start.claim());
    QVERIFY(start.happened(What::NoError));
    QVERIFY(start.act(PutRightEntry{Slot{2}, start.at("a")})); // A to E is not
    QVERIFY(start.claim());
    QCOMPARE(start.found(), "CARD-3");
    KeptGame atHunter;
    atHunter.beginWithSetup();
    QVERIFY(atHunter.act(ChooseStart{atHunter.at("f")}));
    QVERIFY(atHunter.act(PutRightEntry{Slot{1}, atHunter.at("g")})); // a hunter began there
    QVERIFY(atHunter.claim());
    QCOMPARE(atHunter.found(), "SETUP-10");
    // An entry of the referee's: nobody noticed, and in truth nothing was wrong.
    KeptGame entry;
    entry.slot(1, "a");
    entry.begin();
    QVERIFY(entry.act(Slide{}));
    QVERIFY(refereed(entry, Play{entry.at("e"), {}, {}}));
    QVERIFY(entry.finish());
    QVERIFY(entry.act(PutRightEntry{Slot{1}, entry.at("b")}));
    QVERIFY(entry.claim());
    QVERIFY(entry.happened(What::NoError));
    // The card that a penalty has left is still that of its own step.
    KeptGame penalised;
    penalised.slot(1, "a");
    penalised.begin();
    for (const char* city : {"e", "h"}) { // two errors that nobody noticed
        QVERIFY(penalised.act(Slide{}));
        QVERIFY(refereed(penalised, Play{penalised.at(city), {}, {}}));
        QVERIFY(penalised.finish());
    }
    QVERIFY(penalised.act(SufferPenalty{}));                           // the table finds the first
    QVERIFY(penalised.act(PutRightEntry{Slot{1}, penalised.at("f")})); // E to F was legal: the second was none
    QVERIFY(penalised.claim());
    QVERIFY(penalised.happened(What::NoError));
}

void TestRuleDetails::putRightKeepsCardsApart()
{
    // INV-1: a card lies in one place. HO-9: at sea nothing lies on it.
    const auto refuses = [](const Table& table, int slot, const char* location) {
        return whyNot(table, PutRightEntry{Slot{static_cast<std::uint8_t>(slot)}, table.at(location)}) == Refusal::CannotHappen;
    };
    Table table;
    table.slot(1, "a", {}, {"rats"}).slot(2, "b").slot(3, "c").slot(6, "e", {}, {"saboteur", "desecrated-soil"}).lair(0, "h");
    table.in(3).rumor = true;
    QVERIFY(refuses(table, 2, "h")); // in a lair
    QVERIFY(refuses(table, 1, "t")); // an Encounter card lies there
    QVERIFY(refuses(table, 3, "t")); // a Rumor token
    QVERIFY(!refuses(table, 2, "t"));
    QVERIFY(table.take(ResolveMatured{table.card("saboteur")}));
    QVERIFY(table.state.step == Step::ResolveMatured);
    QVERIFY(refuses(table, 2, "e")); // being matured
    // ADJ-3: Castle Dracula has no anchor, whatever the table says.
    QVERIFY(whyNot(table, PutRightEdge{table.at("k"), table.at("u"), true}) == Refusal::CannotHappen);
    QVERIFY(whyNot(table, PutRightEdge{table.at("h"), table.at("u"), true}) == Refusal::NoGame); // accepted
    QVERIFY(whyNot(table, PutRightEdge{table.at("k"), table.at("h"), true}) == Refusal::NoGame);
}

void TestRuleDetails::faceDownCardsTellNothing()
{
    // INV-8, INFO-5: two games that differ only in what lies face down. Everything that the table is told, and all that lies open, is the
    // same.
    Table one, other;
    const auto open = [](const Table& table) {
        struct Open {
            std::vector<Happening> happened;
            std::vector<int> numbers;
            bool operator==(const Open&) const = default;
        };
        Open view;
        const GameState& state = table.state;
        view.happened = state.happened;
        for (Happening& happening : view.happened) // HO-10: what is discarded lies open; that something is must be the same
            if (happening.what == Happening::What::EncounterDiscarded)
                happening.arguments.clear();
        view.numbers = {static_cast<int>(state.step),
                        state.round,
                        state.damage,
                        state.influence,
                        state.rumorReserve,
                        state.rumorGone,
                        static_cast<int>(state.encounterHand.size()),
                        static_cast<int>(state.encounterDeck.size()),
                        figureOnBoard(table.rules, state)};
        const auto add = [&](const std::optional<Hideout>& hideout) {
            view.numbers.push_back(hideout ? static_cast<int>(hideout->encounters.size()) + 10 * hideout->rumor + 100 * hideout->faceUp
                                           : -1);
        };
        std::ranges::for_each(state.trail, add);
        std::ranges::for_each(state.lairs, add);
        return view;
    };
    const auto both = [&](const Action& first, const Action& second) {
        return one.take(first) && other.take(second) && open(one) == open(other);
    };
    one.slot(1, "d").slot(3, "a", {}, {"spy"}, true).slot(6, "h", {}, {"spy"});
    other.slot(1, "d").slot(3, "c", {}, {"hoax"}, true).slot(6, "f", {}, {"hoax"});
    QVERIFY(both(MakeLair{std::nullopt, one.card("rats")}, MakeLair{std::nullopt, other.card("bats")}));
    QVERIFY(both(one.play("", Power::Hide), other.play("b"))); // Hide looks like a city
    QVERIFY(both(PlaceEncounter{one.card("rats")}, PlaceEncounter{other.card("bats")}));
    QVERIFY(both(PlaceRumor{Slot{1}}, PlaceRumor{Slot{1}}));
    QVERIFY(both(Slide{}, Slide{}));
    QVERIFY(both(one.play("b", Power::WolfForm), other.play("", Power::DarkCall)) == false); // OPEN-15: these two are announced
    QVERIFY(one.happened(What::PowerPlayed) && other.happened(What::PowerPlayed));
    Table first, second;
    first.slot(1, "d").slot(3, "a").slot(6, "h", {}, {"spy"});
    second.slot(1, "d").slot(3, "c").slot(6, "f", {}, {"hoax"});
    one = first;
    other = second;
    QVERIFY(both(Mature{}, Mature{}));
    QVERIFY(both(one.play("e", Power::Misdirect, 4), other.play("p", Power::Misdirect, 4)));
    QVERIFY(both(PlaceEncounter{one.card("rats")}, PlaceEncounter{other.card("bats")}));
    QVERIFY(both(EndPhase{}, EndPhase{}));
    // The pair Wolf Form and Hide looks like Wolf Form and a city, whether Dracula stands revealed or not (OPEN-14).
    first.in(1).faceUp = true;
    one = other = first;
    QVERIFY(both(Mature{}, Mature{}));
    QVERIFY(both(one.play("", PowerSet{Power::WolfForm, Power::Hide}), other.play("f", Power::WolfForm)));
    QVERIFY(!figureOnBoard(one.rules, one.state));
    // A lair that is left for the trail tells which lair it was, and no more.
    first = second = Table();
    first.slot(1, "d").lair(1, "e", {"spy"});
    second.slot(1, "d").lair(1, "b", {"hoax"});
    one = first;
    other = second;
    QVERIFY(both(Slide{}, Slide{}));
    QVERIFY(both(one.play("e"), other.play("b")));
}

void TestRuleDetails::brokenInvariantsAreNoticed()
{
    const auto sound = [] {
        Table table;
        table.slot(1, "", Power::Hide, {"spy"}).slot(2, "a", {}, {"spy"}, true).slot(5, "t").lair(0, "h", {"hoax"}).bond("a");
        return table;
    };
    const auto broken = [&](auto tamper) {
        Table table = sound();
        tamper(table);
        return std::string(brokenInvariant(table.rules, table.state).value_or(""));
    };
    QCOMPARE(broken([](Table&) {}), "");
    QCOMPARE(broken([](Table& t) { t.slot(3, "a"); }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.slot(3, "h"); }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.slot(3, "", Power::Hide); }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.state.lairs[0]->powers = Power::WolfForm; }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.state.lairs[0]->location.reset(); }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.state.maturing = t.state.trail[1]; }), std::string("INV-1"));
    QCOMPARE(broken([](Table& t) { t.state.encounterDeck.pop_back(); }), std::string("INV-2"));
    QCOMPARE(broken([](Table& t) { ++t.state.boxDeck; }), std::string("INV-2"));
    QCOMPARE(broken([](Table& t) { t.state.lairs[0]->encounters.clear(); }), std::string("INV-2"));
    QCOMPARE(broken([](Table& t) {
                 t.state.trail[1]->location.reset();
                 t.state.trail[4].reset();
             }),
             std::string("INV-3"));
    QCOMPARE(broken([](Table& t) { // in slot 5 with a card in slot 6
                 t.state.trail[1]->location.reset();
                 t.slot(6, "b");
             }),
             std::string("INV-3"));
    QCOMPARE(broken([](Table& t) { t.bond("b"); }), std::string("INV-4"));
    QCOMPARE(broken([](Table& t) { t.in(1).powers = Power::Feed; }), std::string("INV-4"));
    QCOMPARE(broken([](Table& t) {
                 t.in(1).powers = Power::Feed;
                 t.state.hideBond.reset();
             }),
             std::string("INV-5"));
    QCOMPARE(broken([](Table& t) { t.slot(5, "t", {}, {"rats"}); }), std::string("INV-5"));
    QCOMPARE(broken([](Table& t) { ++t.state.rumorTokens; }), std::string("INV-6"));
    QCOMPARE(broken([](Table& t) { t.state.influence = 14; }), std::string("INV-6"));
    QCOMPARE(broken([](Table& t) {
                 t.state.encounterDeck.push_back(t.state.encounterHand.back());
                 t.state.encounterHand.pop_back();
             }),
             std::string("INV-6"));
}

void TestRuleDetails::warningsAndEnds()
{
    // PR-21: with three tokens the missing influence gives Hide away, unless Hide brings it too.
    Table table;
    table.slot(1, "a");
    QVERIFY(table.take(Slide{}));
    const auto warned = [&](const Action& action) {
        std::string rules;
        for (const Warning& warning : warnings(table.rules, table.state, action))
            rules += warning.rule;
        return rules;
    };
    QCOMPARE(warned(table.play("", Power::Hide)), "");
    table.state.despair = 3;
    QCOMPARE(warned(table.play("", Power::Hide)), "PR-21");
    QCOMPARE(warned(table.play("b")), "");
    table.rules.rulings.despairTrigger = DespairTrigger::PlaceCityOrHide;
    QCOMPARE(warned(table.play("", Power::Hide)), "");
    table.state.damage = 13;
    QCOMPARE(warned(table.play("", Power::DarkCall)), "OPEN-39");
    // HAND-1: two rats are in the box; the one in hand and one anywhere else make a third doubtful.
    const auto third = [&](auto place) {
        table.state = GameState();
        table.state.handling = CardHandling::DrawnFromBox;
        table.state.encounterHand = {table.card("rats")};
        place(table.state);
        return warnings(table.rules, table.state, DrawEncounter{table.card("rats")}).size();
    };
    const EncounterKind rats = table.card("rats");
    Hideout hideout;
    hideout.encounters.push_back({rats, false, 0});
    QCOMPARE(third([](GameState&) {}), std::size_t{0});
    QCOMPARE(third([&](GameState& s) { s.encounterHand.push_back(rats); }), std::size_t{1});
    QCOMPARE(third([&](GameState& s) { s.encounterDiscard.push_back(rats); }), std::size_t{1});
    QCOMPARE(third([&](GameState& s) { s.beforeDracula.push_back(rats); }), std::size_t{1});
    QCOMPARE(third([&](GameState& s) { s.trail[5] = hideout; }), std::size_t{1});
    QCOMPARE(third([&](GameState& s) { s.lairs[2] = hideout; }), std::size_t{1});
    QCOMPARE(third([&](GameState& s) { s.maturing = hideout; }), std::size_t{1});
    // OPEN-46, WIN-2: Wolf Form kills him before Castle Dracula can heal him, or after.
    for (const CostOrder order : {CostOrder::CostFirst, CostOrder::BenefitFirst}) {
        Table castle;
        castle.rules.rulings.costOrder = order;
        castle.slot(1, "g");
        castle.state.damage = 14;
        QVERIFY(castle.take(Slide{}, castle.play("k", Power::WolfForm)));
        QCOMPARE(castle.state.winner == Winner::Hunters, order == CostOrder::CostFirst);
        QCOMPARE(int(castle.state.damage), order == CostOrder::CostFirst ? 15 : 10);
        QCOMPARE(castle.happened(What::DamageRecovered), order == CostOrder::BenefitFirst);
    }
}

DEMETER_TEST(TestRuleDetails)
#include "test_rule_details.moc"
