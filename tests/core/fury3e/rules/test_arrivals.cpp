// What a hunter's arrival turns up, and ambushes: REV, AMB, PR-14, OPEN-9, OPEN-16, and Hide tied to a city.
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

/// By day; Mina arrives first (Speedy Telegraph), Dr. Seward far away still has his action.
Table minaFirst()
{
    static const Table bare; // the board and the cards are read once
    Table table = bare;
    table.clock(Step::Day).hunter(mina, "a").hunter(seward, "h");
    table.state.now.anyOrder = true;
    return table;
}

LyingCard inSlot(const Table& table, std::uint8_t slot, std::string_view kind, std::uint8_t nth = 0)
{
    return {{false, slot}, table.card(kind), nth};
}

LyingCard inLair(const Table& table, std::uint8_t space, std::string_view kind, std::uint8_t nth = 0)
{
    return {{true, space}, table.card(kind), nth};
}

} // namespace

class TestArrivals : public QObject {
    Q_OBJECT

private slots:
    void reveals_data();
    void reveals();
    void hide();
    void afterTheBond();
    void hospital();
    void carried();
    void bats();
    void lairs();
    void ambushOrder();
    void sameKindTwice();
    void askedWhateverLies();
    void ambushRefused_data();
    void ambushRefused();
    void defeatEndsIt();
    void everyArrivalAnew();
    void goneBeforeItIsConfirmed();
    void castleIsRevealed();
};

/// REV-1 REV-3 REV-7 CASE-108 CASE-109 CASE-110
void TestArrivals::reveals_data()
{
    Rows<QString, Travel, bool, bool, bool> row;
    row("REV-1, CASE-108: a hideout", "c", Travel::Road, true, false, true);
    row("REV-1: one that is face up already", "b", Travel::Road, false, false, true);
    row("REV-5, CASE-109: past hideouts by rail", "h", Travel::Rail, false, true, false);
}

void TestArrivals::reveals()
{
    const auto [to, travel, location, nothing, ambush] = rowOf<QString, Travel, bool, bool, bool>();
    Table table = minaFirst();
    table.slot(1, "e", {}, {"rats"}).slot(2, "d", {}, {"spy"}).slot(3, "c", {}, {"wolves"}).slot(4, "b", {}, {"bats"}, false, true);
    const std::string city = to.toStdString();
    const ArrivalPreview preview = arrivalPreview(table.rules, table.state, mina, table.at(city));
    QVERIFY(table.take(table.move(mina, city, travel)));
    QVERIFY(table.due() == Due::What::Arrival);
    QVERIFY(!table.happened(What::LocationRevealed)); // Dracula may have an answer to the move first
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
    QVERIFY(table.take(GoOn{}));
    QCOMPARE(table.happened(What::LocationRevealed), location);
    QCOMPARE(table.happened(What::NothingRevealed, {mina, table.at(city)}), nothing);
    QCOMPARE(table.due() == Due::What::Ambush, ambush);
    QCOMPARE(preview.place.has_value(), !nothing);
    QCOMPARE(preview.revealsLocation, location);
    QCOMPARE(!preview.ambushes.empty(), ambush);
    QVERIFY(!preview.clearsLair && !preview.revealsHide);
    if (ambush) {
        QVERIFY(cardsToChoose(table) == preview.ambushes);
        QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
        QVERIFY(table.take(GoOn{})); // AMB-1: optional
        QCOMPARE(table.in(3).encounters.size(), std::size_t{1});
    }
    QVERIFY(table.state.due.empty());
    if (location) { // HO-5: for good
        QVERIFY(table.in(3).faceUp);
        QVERIFY(!table.in(3).encounters[0].faceUp); // never its Encounter cards
    }
    QVERIFY(!table.in(1).faceUp && !table.in(2).faceUp);
    QVERIFY(sound(table));

    // REV-3, CASE-110: a hunter at sea turns nothing up, though Dracula be there.
    Table sea;
    sea.clock(Step::Day).slot(1, "s").slot(2, "p", {}, {"rats"}).hunter(mina, "t").hunter(seward, "h");
    sea.state.now.anyOrder = true;
    QVERIFY(sea.take(sea.move(mina, "s", Travel::Sea)));
    QVERIFY(sea.state.due.empty());
    QVERIFY(!sea.in(1).faceUp);
    sea.state.due.push_back({.what = Due::What::Arrival, .hunter = mina, .from = sea.at("t"), .place = sea.at("s"), .travel = Travel::Sea});
    QVERIFY(sea.take(GoOn{})); // nor if the arrival should be asked about
    QVERIFY(!sea.in(1).faceUp && !sea.happened(What::NothingRevealed));
    const ArrivalPreview none = arrivalPreview(sea.rules, sea.state, mina, sea.at("s"));
    QVERIFY(!none.place && !none.revealsLocation);
}

/// REV-6 AMB-4 AMB-5 HIDE-4 HIDE-5 CASE-056
void TestArrivals::hide()
{
    Table table = minaFirst();
    table.slot(1, "c", {}, {"saboteur"}).slot(2, "", Power::Hide, {"rats"}).slot(3, "b", {}, {"spy"}).bond("b");
    const ArrivalPreview preview = arrivalPreview(table.rules, table.state, mina, table.at("b"));
    QVERIFY(preview.revealsHide == Slot{2});
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
    QVERIFY(table.in(3).faceUp && table.in(2).faceUp && !table.in(1).faceUp);
    QVERIFY(table.happened(What::HideRevealed));
    const std::vector<LyingCard> both{inSlot(table, 3, "spy"), inSlot(table, 2, "rats")};
    QVERIFY(cardsToChoose(table) == both);
    QVERIFY(cardsToChoose(table) == preview.ambushes);
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
    // Either first: here Hide's card, then the city's.
    QVERIFY(table.take(ChooseLying{both[1]}, answered()));
    QVERIFY(table.in(2).encounters[0].faceUp && !table.in(3).encounters[0].faceUp); // HO-10: the one that ambushed
    QVERIFY(cardsToChoose(table) == std::vector<LyingCard>{both[0]});
    QVERIFY(table.take(ChooseLying{both[0]}, answered()));
    QVERIFY(table.state.due.empty());
    QVERIFY(sound(table));

    // REV-6: even if the Location card was face up already (OPEN-14 a).
    Table up = minaFirst();
    up.slot(1, "", Power::Hide, {"rats"}).slot(2, "b", {}, {}, false, true).bond("b");
    QVERIFY(up.take(up.move(mina, "b"), GoOn{}));
    QVERIFY(up.happened(What::HideRevealed));
    QVERIFY(!up.happened(What::LocationRevealed));
    QVERIFY(cardsToChoose(up) == std::vector<LyingCard>{inSlot(up, 1, "rats")});
    // ... and once only.
    QVERIFY(up.take(GoOn{}));
    up.state.now.acted = {};
    up.hunter(seward, "a");
    QVERIFY(up.take(up.move(seward, "b"), GoOn{}));
    QVERIFY(!up.happened(What::HideRevealed));

    // Wolf Form and Hide share a slot without a Location card (OPEN-21).
    Table pair = minaFirst();
    pair.slot(1, "", PowerSet{Power::Hide, Power::WolfForm}, {"rats"}).slot(2, "", Power::Feed).slot(3, "b", {}, {}).bond("b");
    QVERIFY(pair.take(pair.move(mina, "b"), GoOn{}));
    QVERIFY(pair.in(1).faceUp && !pair.in(2).faceUp);
    QVERIFY(cardsToChoose(pair) == std::vector<LyingCard>{inSlot(pair, 1, "rats")});
}

/// HIDE-2 HIDE-6 AMB-6 CASE-059 CASE-060
void TestArrivals::afterTheBond()
{
    Table table = minaFirst();
    table.slot(1, "g", {}, {"wolves"}).slot(6, "", Power::Hide, {"rats"}).lair(0, "b", {"spy", "saboteur"}).hunter(seward, "a");
    // CASE-060: the city has become a lair, and Hide's card is cut off.
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
    QVERIFY(table.state.lairs[0]->faceUp);
    QVERIFY(!table.in(6).faceUp);
    QVERIFY(!table.happened(What::HideRevealed));
    QVERIFY((cardsToChoose(table) == std::vector<LyingCard>{inLair(table, 0, "spy"), inLair(table, 0, "saboteur")}));
    QCOMPARE(table.refused(ChooseLying{inSlot(table, 6, "rats")}), "AMB-6");
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
    QVERIFY(table.take(GoOn{}));
    // CASE-059: the Location card is in the deck.
    QVERIFY(table.take(table.move(seward, "c"), GoOn{}));
    QVERIFY(table.happened(What::NothingRevealed, {seward, table.at("c")}));
    QVERIFY(table.state.due.empty());
    QVERIFY(!table.in(6).faceUp);
}

/// REV-4 CASE-111
void TestArrivals::hospital()
{
    Table table = minaFirst();
    table.slot(1, "e", {}, {"rats"}).slot(2, "d").hospital(mina, "e");
    QVERIFY(!table.in(1).faceUp);
    QVERIFY(table.take(table.move(mina, "e", Travel::Out), GoOn{}));
    QVERIFY(table.in(1).faceUp && !table.in(2).faceUp);
    QVERIFY(table.due() == Due::What::Ambush);
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
}

/// REV-2 PR-14: moved by an effect, both readings
void TestArrivals::carried()
{
    for (const NoYes reveals : {NoYes::Yes, NoYes::No}) {
        Table table;
        table.clock(Step::Dawn).slot(1, "e", {}, {"rats"}).slot(2, "b", {}, {"spy"}).hunter(mina, "a");
        table.sheet(mina).bats = 1;
        table.rules.rulings.movedHunterReveals = reveals;
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.due() == Due::What::BatsMove);
        QVERIFY(table.take(ChoosePlace{table.at("b")}));
        QCOMPARE(table.in(2).faceUp, reveals == NoYes::Yes);
        QCOMPARE(table.due() == Due::What::Ambush, reveals == NoYes::Yes); // nobody could answer: it is settled at once
    }
}

/// REV-10 DEL-1 CASE-112
void TestArrivals::bats()
{
    Table table;
    table.clock(Step::Dawn).slot(1, "e", {}, {"rats"}).slot(2, "d", {}, {"spy"}).slot(3, "c", {}, {"wolves"}).hunter(mina, "a");
    table.sheet(mina).bats = 1;
    table.sheet(mina).delayed = true;
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.happened(What::HunterStandsUp, {mina}));
    QVERIFY(table.state.step == Step::Dusk);
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.due() == Due::What::BatsMove);
    QVERIFY(table.take(ChoosePlace{table.at("c")}));
    QVERIFY(table.in(3).faceUp);
    QVERIFY(table.due() == Due::What::Ambush);
    QVERIFY(table.sheet(mina).delayed);
    QCOMPARE(int(table.sheet(mina).bats), 0);
    QVERIFY(table.take(ChooseLying{inSlot(table, 3, "wolves")}, answered()));
    QCOMPARE(int(table.sheet(mina).damage), 4);
    QVERIFY(sound(table));
}

/// REV-7 OPEN-9 CASE-106 CASE-107
void TestArrivals::lairs()
{
    for (const EmptyLair ruling : {EmptyLair::AtOnce, EmptyLair::OnArrival}) {
        Table table = minaFirst();
        table.slot(1, "g").lair(1, "b", {"wolves"});
        table.rules.rulings.emptyLair = ruling;
        QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
        QVERIFY(table.happened(What::LocationRevealed, {table.at("b")}));
        QVERIFY(table.take(ChooseLying{inLair(table, 1, "wolves")}, answered()));
        QVERIFY(table.happened(What::EncounterDiscarded, {table.card("wolves")})); // AMB-3
        QVERIFY(table.state.due.empty());
        QCOMPARE(table.state.lairs[1].has_value(), ruling == EmptyLair::OnArrival); // CASE-106
        QCOMPARE(table.happened(What::LairCleared, {LairSpace{1}}), ruling == EmptyLair::AtOnce);
        QVERIFY(sound(table));
    }
    // CASE-107: declined.
    Table declined = minaFirst();
    declined.slot(1, "g").lair(0, "b", {"wolves"});
    QVERIFY(declined.take(declined.move(mina, "b"), GoOn{}, GoOn{}));
    QVERIFY(declined.state.lairs[0] && declined.state.lairs[0]->faceUp);
    QCOMPARE(declined.state.lairs[0]->encounters.size(), std::size_t{1});
    QVERIFY(!declined.state.lairs[0]->encounters[0].faceUp);
    // REV-7: an empty lair is shown and cleared.
    Table empty = minaFirst();
    empty.slot(1, "g").lair(2, "b");
    const ArrivalPreview preview = arrivalPreview(empty.rules, empty.state, mina, empty.at("b"));
    QVERIFY(preview.clearsLair && preview.revealsLocation && preview.ambushes.empty());
    QVERIFY(empty.take(empty.move(mina, "b"), GoOn{}));
    QVERIFY(empty.happened(What::LocationRevealed, {empty.at("b")}));
    QVERIFY(empty.happened(What::LairCleared, {LairSpace{2}}));
    QVERIFY(!empty.state.lairs[2]);
    QVERIFY(empty.state.due.empty());
    // REV-7 is about lairs: a hideout without Encounter cards stays.
    Table hideout = minaFirst();
    hideout.slot(1, "g").slot(2, "b");
    QVERIFY(!arrivalPreview(hideout.rules, hideout.state, mina, hideout.at("b")).clearsLair);
    QVERIFY(hideout.take(hideout.move(mina, "b"), GoOn{}));
    QVERIFY(hideout.lies("b", 2) && hideout.in(2).faceUp);
    QVERIFY(!hideout.happened(What::NothingRevealed));
}

/// AMB-2 AMB-3 AMB-4
void TestArrivals::ambushOrder()
{
    Table table = minaFirst();
    table.slot(1, "g").lair(0, "b", {"rats", "wolves", "saboteur"});
    table.state.lairs[0]->encounters[0].faceUp = true; // AMB-2: may be used all the same
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
    QCOMPARE(cardsToChoose(table).size(), std::size_t{3});
    QVERIFY(table.take(ChooseLying{inLair(table, 0, "rats")}));
    QVERIFY(table.happened(What::EncounterRevealed, {table.card("rats"), mina}));
    QCOMPARE(table.refused(GoOn{}), "TIME-1"); // the hunters answer first
    QVERIFY(table.take(answered()));
    QVERIFY(table.happened(What::EncounterStays, {table.card("rats")}));
    QCOMPARE(table.refused(ChooseLying{inLair(table, 0, "rats")}), "AMB-4"); // it lies there still, but once per card
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
    QVERIFY(table.take(ChooseLying{inLair(table, 0, "saboteur")}, answered(true)));
    QVERIFY(table.happened(What::EncounterDiscarded, {table.card("saboteur")}));
    QVERIFY(table.due() == Due::What::Ambush);
    QVERIFY(table.take(GoOn{})); // as many as he likes
    QVERIFY(table.state.due.empty());
    QVERIFY(table.state.lairs[0]->faceUp);
    QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{2});
    QVERIFY(!table.state.lairs[0]->encounters[1].faceUp);
    QVERIFY(sound(table));
}

/// AMB-4: two copies of a kind are two cards, whichever is used up first
void TestArrivals::sameKindTwice()
{
    for (const std::uint8_t first : {std::uint8_t{0}, std::uint8_t{1}}) {
        Table table = minaFirst();
        table.hand({"wolves", "wolves", "bats", "bats", "spy"}).slot(1, "g").lair(0, "b", {"rats", "rats"});
        QVERIFY(table.take(table.move(mina, "b"), GoOn{}, ChooseLying{inLair(table, 0, "rats", first)}, answered()));
        const std::uint8_t second = first == 0 ? 1 : 0;
        QVERIFY(cardsToChoose(table) == std::vector<LyingCard>{inLair(table, 0, "rats", second)});
        QVERIFY(table.take(ChooseLying{inLair(table, 0, "rats", second)}));
        QVERIFY(table.take(answered(true))); // this copy goes, and the other one is not offered again by its new number
        QVERIFY(table.state.due.empty());
        QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{1});
        QCOMPARE(int(table.sheet(mina).damage), 4);
        QVERIFY(sound(table));

        Table shot = minaFirst();
        shot.hand({"wolves", "wolves", "bats", "bats", "spy"}).slot(1, "g").lair(0, "b", {"rats", "rats"});
        QVERIFY(shot.take(shot.move(mina, "b"), GoOn{}, ChooseLying{inLair(shot, 0, "rats", first)}));
        QVERIFY(shot.take(answered(true))); // gone: the copy that is left has not been used, whatever number it has now
        QVERIFY(cardsToChoose(shot) == std::vector<LyingCard>{inLair(shot, 0, "rats", 0)});
        QVERIFY(shot.take(ChooseLying{inLair(shot, 0, "rats", 0)}));
    }
}

/// Dracula is asked wherever a card lies face down: not being asked would tell which kind it is (INV-8)
void TestArrivals::askedWhateverLies()
{
    for (const bool faceUp : {false, true}) {
        Table table = minaFirst();
        table.slot(1, "g").lair(0, "b", {"hoax", "aristocratic-vampire"});
        for (PlacedEncounter& card : table.state.lairs[0]->encounters)
            card.faceUp = faceUp;
        QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
        QCOMPARE(table.due() == Due::What::Ambush, !faceUp);
        if (faceUp)
            continue;
        QVERIFY(cardsToChoose(table).empty());
        QCOMPARE(table.refused(ChooseLying{inLair(table, 0, "hoax")}), "AMB-1");
        QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.state.due.empty());
    }
}

/// AMB-1 AMB-4 AMB-6
void TestArrivals::ambushRefused_data()
{
    Rows<bool, int, QString, int, QString> row;
    row("AMB-1: there", false, 2, "rats", 0, "");
    row("AMB-1: only one of them", false, 2, "rats", 1, "AMB-1");
    row("AMB-1: another kind", false, 2, "bats", 0, "AMB-1");
    row("AMB-1: only a search triggers it", false, 2, "hoax", 0, "AMB-1");
    row("AMB-1: in another hideout", false, 1, "wolves", 0, "AMB-1");
    row("AMB-1: in another city's lair", true, 0, "spy", 0, "AMB-1");
    row("AMB-6: on an untied Hide", false, 3, "saboteur", 0, "AMB-6");
    row("AMB-1: an empty slot", false, 5, "rats", 0, "AMB-1");
    row("AMB-1: no slot", false, 0, "rats", 0, "AMB-1");
    row("AMB-1: no lair", true, 3, "rats", 0, "AMB-1");
}

void TestArrivals::ambushRefused()
{
    const auto [lair, number, kind, nth, rule] = rowOf<bool, int, QString, int, QString>();
    Table table = minaFirst();
    table.hand({"bats", "bats", "wolves", "spy", "rats"}).lair(0, "g", {"spy"});
    table.slot(1, "d", {}, {"wolves"}).slot(2, "b", {}, {"rats", "hoax"}).slot(3, "", Power::Hide, {"saboteur"});
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
    const CardPlace place{lair, static_cast<std::uint8_t>(number)};
    const LyingCard card{place, table.card(kind.toStdString()), static_cast<std::uint8_t>(nth)};
    QCOMPARE(table.refused(ChooseLying{card}), rule.toStdString());
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
}

/// AMB-1: who is not there any more cannot be ambushed
void TestArrivals::defeatEndsIt()
{
    Table table = minaFirst();
    table.slot(1, "g").lair(0, "b", {"wolves", "rats"});
    const auto life = table.rules.cards->hunterSheets[static_cast<std::size_t>(mina)].life;
    table.sheet(mina).damage = static_cast<std::uint8_t>(life - 4);
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}, ChooseLying{inLair(table, 0, "wolves")}, answered()));
    QVERIFY(table.due() == Due::What::Defeat);
    QVERIFY(table.take(Reply{true}));
    QVERIFY(table.happened(What::EncounterDiscarded, {table.card("wolves")})); // AMB-3 all the same
    QVERIFY(table.state.due.empty());
    QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{1});
    QVERIFY(sound(table));
}

/// AMB-7 AMB-8 CASE-177
void TestArrivals::everyArrivalAnew()
{
    Table table = minaFirst();
    table.slot(1, "g").lair(0, "b", {"wolves", "spy"}, true).hunter(seward, "b");
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}));
    QVERIFY(!table.happened(What::LocationRevealed));
    QVERIFY(!table.happened(What::NothingRevealed));
    QCOMPARE(cardsToChoose(table).size(), std::size_t{2});
    QVERIFY(table.state.due.back().hunter == mina);
    QVERIFY(table.take(ChooseLying{inLair(table, 0, "spy")}));
    QVERIFY(table.state.due.back().hunter == mina); // not the one who was there before
    QVERIFY(table.take(answered(), GoOn{}));
    QVERIFY(table.state.due.empty());
    // AMB-7: Dracula's own arrival is none.
    Table comes;
    comes.clock(Step::ChooseCard).slot(2, "a").hunter(mina, "b");
    QVERIFY(comes.take(comes.play("b")));
    QVERIFY(comes.due() != Due::What::Ambush && comes.due() != Due::What::Arrival);
    QVERIFY(comes.in(1).faceUp); // CARD-7
}

/// A correction may take the hunter away before the arrival is confirmed
void TestArrivals::goneBeforeItIsConfirmed()
{
    Table table = minaFirst();
    table.slot(1, "c", {}, {"rats"}).slot(2, "b", {}, {"spy"});
    QVERIFY(table.take(table.move(mina, "b")));
    QVERIFY(table.take(table.move(mina, "c"))); // the same hunter, put right
    QVERIFY(table.take(GoOn{}));
    QVERIFY(!table.in(2).faceUp && table.in(1).faceUp);
    QVERIFY(table.due() == Due::What::Ambush);
    table.hunter(mina, "a");
    QVERIFY(cardsToChoose(table).empty());
    QCOMPARE(table.refused(ChooseLying{inSlot(table, 1, "rats")}), "AMB-1");
    QVERIFY(listsWhatItTakes(table, andEveryCard(table, {GoOn{}})));
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.state.due.empty());
}

/// OPEN-16 REV-6: Hide played in Castle Dracula, which counts as revealed or does not
void TestArrivals::castleIsRevealed()
{
    for (const NoYes revealed : {NoYes::No, NoYes::Yes}) {
        Table table;
        table.clock(Step::ChooseCard).slot(2, "k");
        table.rules.rulings.castleIsRevealed = revealed;
        QVERIFY(table.take(table.play("", Power::Hide)));
        QCOMPARE(table.in(1).faceUp, revealed == NoYes::Yes);
        QCOMPARE(table.happened(What::HideRevealed), revealed == NoYes::Yes);
        // Anywhere else the ruling changes nothing.
        Table city;
        city.clock(Step::ChooseCard).slot(2, "g");
        city.rules.rulings.castleIsRevealed = revealed;
        QVERIFY(city.take(city.play("", Power::Hide)));
        QVERIFY(!city.in(1).faceUp);
    }
}

DEMETER_TEST(TestArrivals)
#include "test_arrivals.moc"
