// Section 22: what each of Dracula's Event cards does, with each way of playing it.
#include "tests/support/event_table.h"

#include <QtTest>

#include <algorithm>
#include <functional>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

class TestEventEffects : public QObject {
    Q_OBJECT

private slots:
    // Cards that answer
    void wildHorses();
    void wildHorsesWhereTo();
    void customsSearch();
    void falseTip();
    void falseTipOnCharteredCarriage();
    void falseTipCancelled();
    void seduction();
    void sensationalistPress();
    void enraged();
    // Cards of the end of the Dracula phase
    void darknessReturns();
    void hiddenSchemes();
    void nocturnalVisit();
    void roadblock();
    void roadblockBox();
    void summonStorms();
    // Cards of the Dracula phase
    void devilishPower();
    void devilishPowerTakesHosts();
    void unearthlySwiftness();
    // Cards of the moment, and allies
    void brides();
    void bridesAlly();
    void greatWolf();
    void greatWolfAlly();
    void immanuel();
    void immanuelAlly();
    void vampiricInfluence();
    /// Nothing that was put right in the meantime stops the game
    void nothingLeft();
};

void TestEventEffects::wildHorses()
{
    Night table(Step::Day);
    table.slot(4, "b", {}, {"rats"}).lair(0, "a", {"bats"});
    table.hold({Event::WildHorses}).arrived("a", "b", Travel::Road);
    LISTED(table);
    QVERIFY(table.take(play(Event::WildHorses)));
    QVERIFY(table.dueIs(Due::What::MoveOn));
    QVERIFY(!table.happened(What::LocationRevealed)); // before anything is revealed
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    QCOMPARE(table.refused(ChoosePlace{table.at("b")}), "ADJ-1");
    QCOMPARE(table.refused(ChoosePlace{table.at("e")}), "ADJ-1");
    LISTED(table);
    QVERIFY(table.take(ChoosePlace{table.at("d")}));
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("d")));
    QVERIFY(!table.in(4).faceUp); // the city first reached is not turned up
    QVERIFY(table.in(2).faceUp);  // REV-1: the one where he ends is
    QVERIFY(!table.dueIs(Due::What::Arrival));
    QVERIFY(table.discarded(Event::WildHorses));
    // Into an ambush, even back to where he came from; that holds where carried hunters reveal nothing, too (PR-14).
    for (const auto reading : {NoYes::Yes, NoYes::No}) {
        Night back(Step::Day);
        back.rules.rulings.movedHunterReveals = reading;
        back.slot(4, "b", {}, {"rats"}).lair(0, "a", {"bats"});
        back.hold({Event::WildHorses, Event::WildHorses}).arrived("a", "b", Travel::Road);
        QVERIFY(back.take(play(Event::WildHorses), ChoosePlace{back.at("a")}));
        QVERIFY(back.state.lairs[0]->faceUp);
        QVERIFY(back.dueIs(Due::What::Ambush));
        QVERIFY(playableEvents(back.rules, back.state).empty()); // the card's own move does not chain
        QVERIFY(back.take(GoOn{}));
        QVERIFY(back.nothingDue());
    }
}

void TestEventEffects::wildHorsesWhereTo()
{
    Night table(Step::Day);
    table.hold({Event::WildHorses}).arrived("a", "b", Travel::Road);
    table.state.tokens.roadblocks.push_back(table.road("b", "d"));
    table.state.tokens.fog.emplace_back(table.at("c"), std::uint8_t{1});
    QVERIFY(table.take(play(Event::WildHorses)));
    QCOMPARE(table.refused(ChoosePlace{table.at("c")}), "ADJ-1"); // FOG-2
    QCOMPARE(table.refused(ChoosePlace{table.at("d")}), "");      // ADJ-6: still adjacent
    // The Castle counts as a city (ADJ-8); a sea does not.
    Night castle(Step::Day);
    castle.hold({Event::WildHorses}).arrived("h", "g", Travel::Road);
    QVERIFY(castle.take(play(Event::WildHorses)));
    QCOMPARE(castle.refused(ChoosePlace{castle.at("k")}), "");
    Night port(Step::Day);
    port.hold({Event::WildHorses}).arrived("d", "p", Travel::Road);
    QVERIFY(port.take(play(Event::WildHorses)));
    QCOMPARE(port.refused(ChoosePlace{port.at("s")}), "ADJ-1");
    // Nowhere to go: held by Fog.
    Night fog(Step::Day);
    fog.hold({Event::WildHorses}).arrived("a", "b", Travel::Road);
    fog.state.tokens.fog.emplace_back(fog.at("b"), std::uint8_t{1});
    QVERIFY(whyNot(fog, play(Event::WildHorses)) == Refusal::EventHasNoEffect);
}

void TestEventEffects::customsSearch()
{
    const auto crossing = [] {
        Night table(Step::Day, "fury-3e");
        table.slot(1, "plymouth").slot(2, "bordeaux", {}, {"rats"});
        table.hunter(seward, "rome").hunter(helsing, "rome").hunter(mina, "rome");
        table.hold({Event::CustomsSearch}).arrived("saragossa", "bordeaux", Travel::Road);
        return table;
    };
    Night table = crossing();
    QVERIFY(table.take(play(Event::CustomsSearch)));
    QVERIFY(table.in(2).faceUp); // he has arrived
    QVERIFY(table.state.sheets[0].delayed);
    QVERIFY(table.said(What::HunterDelayed, {godalming}));
    QVERIFY(table.dueIs(Due::What::Customs)); // and before the ambush
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    Night pays = table;
    QVERIFY(table.take(Reply{true})); // all Items go
    QCOMPARE(int(table.state.sheets[0].damage), 0);
    QVERIFY(table.dueIs(Due::What::Ambush));
    QVERIFY(pays.take(Reply{false}));
    QCOMPARE(int(pays.state.sheets[0].damage), 3);
    QVERIFY(pays.said(What::HunterDamaged, {godalming, 3}));
    QVERIFY(pays.dueIs(Due::What::Ambush));
    // AMB-1: nobody is left to be ambushed.
    Night killed = crossing();
    killed.state.sheets[0].damage = static_cast<std::uint8_t>(killed.rules.cards->hunterSheets[0].life - 3);
    QVERIFY(killed.take(play(Event::CustomsSearch), Reply{false}));
    QVERIFY(killed.dueIs(Due::What::Defeat));
    QVERIFY(killed.take(Reply{true}));
    QVERIFY(killed.state.due.empty());
    QVERIFY(!killed.in(2).encounters.empty());
    // Within a region, or over the sea, there are no customs.
    for (const auto& [from, to, travel] :
         {std::tuple{"paris", "nantes", Travel::Road}, std::tuple{"english-channel", "plymouth", Travel::Sea}}) {
        Night inside(Step::Day, "fury-3e");
        inside.slot(1, "rome").hold({Event::CustomsSearch}).arrived(from, to, travel);
        QVERIFY(whyNot(inside, play(Event::CustomsSearch)) == Refusal::EventNotNow);
    }
    Night listed(Step::Day);
    listed.due({.what = Due::What::Customs, .hunter = godalming});
    LISTED(listed);
}

void TestEventEffects::falseTip()
{
    Night table(Step::Day, "fury-3e");
    table.slot(1, "rome").slot(2, "bordeaux").slot(3, "paris");
    table.hunter(seward, "vienna").hunter(helsing, "vienna").hunter(mina, "vienna");
    table.hold({Event::FalseTip}).arrived("madrid", "bordeaux", Travel::Rail);
    QCOMPARE(table.refused(play(Event::FalseTip, 2)), "EVT-1");
    QVERIFY(table.take(play(Event::FalseTip)));
    QVERIFY(table.dueIs(Due::What::MoveOn));
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    QCOMPARE(table.refused(ChoosePlace{table.at("madrid")}), "REV-5");  // where he was
    QCOMPARE(table.refused(ChoosePlace{table.at("granada")}), "REV-5"); // no railway there
    const auto places = [](const Night& night) {
        LocationSet found;
        for (const Action& action : legalActions(night.rules, night.state))
            if (const auto* place = std::get_if<ChoosePlace>(&action))
                found.insert(place->location);
        return found;
    };
    Night from(Step::Day, "fury-3e"); // the same cities as he can reach by himself
    from.hunter(godalming, "madrid");
    LocationSet byRail; // as far as any ticket might reach
    from.rules.board->cards().forEach([&](LocationId to) {
        const auto why = checkHunterMove(from.rules, from.state, godalming, to, Travel::Rail);
        if (!why || why->what == Refusal::HunterRailTooFar)
            byRail.insert(to);
    });
    QVERIFY(places(table) == byRail);
    QVERIFY(places(table).contains(table.at("paris")));
    QVERIFY(table.take(ChoosePlace{table.at("paris")}));
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("paris")));
    QVERIFY(table.said(What::HunterMoved, {godalming, table.at("paris")}));
    QVERIFY(table.in(3).faceUp && !table.in(2).faceUp); // an ordinary arrival, where he ends
    QVERIFY(!table.dueIs(Due::What::Arrival));
    // A Roadblock that closes every way but the one the table has let him go.
    Night blocked(Step::Day);
    blocked.hold({Event::FalseTip}).arrived("a", "h", Travel::Rail);
    blocked.state.tokens.roadblocks.push_back(blocked.road("a", "h", true));
    QVERIFY(blocked.take(play(Event::FalseTip)));
    LISTED(blocked);
    QVERIFY(places(blocked) == LocationSet(blocked.at("h")));
}

void TestEventEffects::falseTipOnCharteredCarriage()
{
    Night table(Step::Day);
    table.slot(4, "h").hold({Event::FalseTip}).arrived("a", "h", Travel::Rail);
    LISTED(table);
    QVERIFY(whyNot(table, play(Event::FalseTip, 1)) == Refusal::EventHasNoEffect); // EVT-5: nobody has played it
    table.state.now.charteredCarriage = true;
    LISTED(table);
    QVERIFY(whyNot(table, play(Event::FalseTip)) == Refusal::EventHasNoEffect); // then the card does nothing else
    QVERIFY(table.take(play(Event::FalseTip, 1)));
    QVERIFY(table.said(What::HunterCardCancelled, {HunterEvent::CharteredCarriage})); // EVT-5
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("a")));
    QVERIFY(table.nothingDue());
    QVERIFY(!table.in(4).faceUp);
}

void TestEventEffects::falseTipCancelled()
{
    Night table(Step::Day);
    table.slot(4, "h").hold({Event::FalseTip}).arrived("a", "h", Travel::Rail);
    const Due arrival = table.state.due.back();
    QVERIFY(table.take(play(Event::FalseTip)));
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("a")));
    cancelFalseTip(table.rules, table.state);                          // EVT-5: Good Luck
    QVERIFY(table.said(What::HunterCardCancelled, {Event::FalseTip})); // INFO-8
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("h")));
    QCOMPARE(table.state.due.size(), std::size_t{1});
    QVERIFY(table.state.due.back() == arrival);
    QVERIFY(table.discarded(Event::FalseTip));
    cancelFalseTip(table.rules, table.state); // nothing to cancel
    QVERIFY(table.state.due.back() == arrival);
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.in(4).faceUp);
}

void TestEventEffects::seduction()
{
    const auto searching = [](std::initializer_list<std::string_view> cards) {
        Night table(Step::Day);
        table.slot(4, "a", {}, cards, false, true).hold({Event::Seduction});
        table.due({.what = Due::What::SearchReply, .hunter = godalming, .place = table.at("a")});
        return table;
    };
    Night table = searching({"new-vampire", "rats"});
    LISTED(table);
    QVERIFY(table.take(play(Event::Seduction)));
    QVERIFY(table.said(What::VampireTaken, {table.card("new-vampire")}));
    QCOMPARE(std::ranges::count(table.state.encounterHand, table.card("new-vampire")), 1);
    QCOMPARE(table.state.encounterHand.size(), std::size_t{6}); // COMP-9: no upper limit
    QVERIFY(table.dueIs(Due::What::Bite));                      // BITE-1
    QVERIFY(table.discarded(Event::Seduction));
    Night rats = searching({"rats"});
    QVERIFY(whyNot(rats, play(Event::Seduction)) == Refusal::EventHasNoEffect);
    Night aristocrat = searching({"aristocratic-vampire"});
    QCOMPARE(aristocrat.refused(play(Event::Seduction)), "");
    aristocrat.rules.rulings.seductionTakesAristocrat = NoYes::No; // CARD-SEDUCTION
    QCOMPARE(aristocrat.refused(play(Event::Seduction)), "EVT-1");
    Night shown = searching({"new-vampire"});
    shown.in(4).encounters[0].faceUp = true;
    QCOMPARE(shown.refused(play(Event::Seduction)), "");
    shown.rules.rulings.searchResolvesFaceUp = NoYes::No; // OPEN-11
    QCOMPARE(shown.refused(play(Event::Seduction)), "EVT-1");
    Night elsewhere(Step::Day); // where he searches nothing lies
    elsewhere.slot(4, "b", {}, {"new-vampire"}).hold({Event::Seduction});
    elsewhere.due({.what = Due::What::SearchReply, .hunter = godalming, .place = elsewhere.at("a")});
    QCOMPARE(elsewhere.refused(play(Event::Seduction)), "EVT-1");
}

void TestEventEffects::sensationalistPress()
{
    Night table(Step::Day);
    table.hold({Event::SensationalistPress});
    table.due({.what = Due::What::PressReply, .hunter = godalming, .asked = HunterEvent::LocalRumors});
    table.slot(4, "b"); // next to the lord
    LISTED(table);
    QVERIFY(table.take(play(Event::SensationalistPress)));
    QVERIFY(table.said(What::HunterCardCancelled, {HunterEvent::LocalRumors})); // EVT-5
    QVERIFY(table.nothingDue() && !table.in(4).faceUp);
    QVERIFY(table.discarded(Event::SensationalistPress));
}

void TestEventEffects::enraged()
{
    Night table(Step::Dusk);
    table.hold({Event::Enraged});
    Combat combat;
    combat.hunters = godalming;
    combat.engaged = godalming;
    combat.stage = Combat::Stage::Resolve;
    combat.card = CombatCard::Claws;
    combat.draculaCancelled = true;
    table.state.combat = combat;
    table.due({.what = Due::What::EnragedReply});
    Night before = table;
    perform(table.rules, table.state, play(Event::Enraged));
    QVERIFY(!table.state.combat->draculaCancelled);
    QVERIFY(table.state.combat->escapesBarred);
    QVERIFY(table.nothingDue());
    QVERIFY(table.discarded(Event::Enraged) && table.said(What::EventPlayed, {Event::Enraged}));
    QCOMPARE(before.refused(play(Event::Enraged, 1)), "EVT-1");
    QCOMPARE(before.refused(asAlly(Event::Enraged)), "ALLY-0");
}

void TestEventEffects::darknessReturns()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::DarknessReturns, Event::Enraged});
    table.state.eventDiscard = {Event::FalseTip, Event::WildHorses};
    table.state.hiddenDiscards = 3;
    LISTED(table);
    QVERIFY(table.take(play(Event::DarknessReturns)));
    QVERIFY(table.state.now.noDay);
    QCOMPARE(int(table.state.hiddenDiscards), 0); // back into the deck, seen or unseen
    QVERIFY(table.state.eventDiscard == std::vector{Event::DarknessReturns});
    table.hold({Event::DarknessReturns}); // a second copy would do nothing more
    QVERIFY(whyNot(table, play(Event::DarknessReturns)) == Refusal::EventHasNoEffect);
    QVERIFY(table.take(GoOn{})); // the next round
    QVERIFY(table.state.step == Step::Dawn && table.state.now.noDay);
}

void TestEventEffects::hiddenSchemes()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::HiddenSchemes});
    QVERIFY(table.take(play(Event::HiddenSchemes)));
    QVERIFY(table.dueIs(Due::What::AddEncounters));
    const auto add = [&](int slot, std::string_view id) { return AddEncounter{Slot{static_cast<std::uint8_t>(slot)}, table.card(id)}; };
    QCOMPARE(table.refused(add(2, "rats")), "HO-9");
    QCOMPARE(table.refused(add(3, "spy")), "ENC-1");
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    LISTED(table);
    QVERIFY(table.take(add(3, "wolves")));
    QCOMPARE(table.in(3).encounters.size(), std::size_t{1});
    QVERIFY(table.in(3).encounters[0].kind == table.card("wolves") && !table.in(3).encounters[0].faceUp);
    QVERIFY(table.said(What::EncounterAdded, {Slot{3}}));       // never which
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5}); // HAND-1
    QVERIFY(table.nothingDue());
    // HO-9, and an empty slot or hand.
    const auto refused = [](const std::function<void(Night&)>& change) {
        Night other(Step::EndOfPhase);
        other.hold({Event::HiddenSchemes});
        change(other);
        return whyNot(other, play(Event::HiddenSchemes)) == Refusal::EventHasNoEffect;
    };
    QVERIFY(refused([](Night& t) { t.slot(3, "s"); }));
    QVERIFY(refused([](Night& t) { t.slot(3, "", Power::Feed); }));
    QVERIFY(refused([](Night& t) { t.slot(3, "", Power::DarkCall); }));
    QVERIFY(refused([](Night& t) { t.slot(3, "", Power::Misdirect); }));
    QVERIFY(refused([](Night& t) { t.state.trail[2].reset(); }));
    QVERIFY(refused([](Night& t) { t.state.encounterHand.clear(); }));
    QVERIFY(!refused([](Night& t) { t.slot(3, "", Power::Hide); }));
    QVERIFY(!refused([](Night& t) { t.slot(3, "c").hunter(seward, "c"); }));
}

void TestEventEffects::nocturnalVisit()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::NocturnalVisit, Event::NocturnalVisit});
    QVERIFY(table.take(play(Event::NocturnalVisit)));
    QVERIFY(table.state.now.nightCombats);
    QVERIFY(whyNot(table, play(Event::NocturnalVisit)) == Refusal::EventHasNoEffect);
}

void TestEventEffects::roadblock()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::Roadblock});
    QVERIFY(table.take(play(Event::Roadblock)));
    QVERIFY(table.dueIs(Due::What::PlaceRoadblocks));
    LISTED(table);
    QVERIFY(table.take(ChooseRoad{table.road("a", "b")}));
    QVERIFY(table.said(What::TokenPlaced, {Token::Roadblock, table.at("a"), table.at("b"), 0}));
    QCOMPARE(table.refused(ChooseRoad{table.road("a", "b")}), "BLK-1"); // one on each
    QCOMPARE(table.refused(ChooseRoad{table.road("a", "d")}), "BLK-1"); // no road
    QCOMPARE(table.refused(ChooseRoad{table.road("a", "b", true)}), "BLK-1");
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    LISTED(table);
    QVERIFY(table.take(ChooseRoad{table.road("a", "h", true)})); // mixed freely
    QVERIFY(table.said(What::TokenPlaced, {Token::Roadblock, table.at("a"), table.at("h"), 1}));
    QVERIFY(table.take(ChooseRoad{table.road("g", "k")}));
    QVERIFY(table.nothingDue());
    QCOMPARE(table.state.tokens.roadblocks.size(), std::size_t{3});
}

void TestEventEffects::roadblockBox()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::Roadblock, Event::Roadblock});
    const auto roads = openRoads(table.rules, table.state);
    QCOMPARE(roads.size(), std::size_t{15}); // 14 roads and a railway
    table.state.tokens.roadblocks.assign(roads.begin(), roads.begin() + 6);
    QVERIFY(table.take(play(Event::Roadblock), ChooseRoad{roads[6]}, ChooseRoad{roads[7]}));
    QVERIFY(table.nothingDue()); // GAP-6: eight in the box
    QVERIFY(whyNot(table, play(Event::Roadblock)) == Refusal::EventHasNoEffect);
    askRoadblocks(table.rules, table.state, 1);
    QVERIFY(table.nothingDue());
}

void TestEventEffects::summonStorms()
{
    Night table(Step::EndOfPhase);
    table.hold({Event::SummonStorms, Event::SummonStorms});
    QVERIFY(table.take(play(Event::SummonStorms)));
    LISTED(table);
    QVERIFY(table.take(ChoosePlace{table.at("s")}));
    QVERIFY(table.said(What::TokenPlaced, {Token::Storm, table.at("s")}));
    QCOMPARE(table.refused(ChoosePlace{table.at("s")}), "STORM-1"); // different ones
    QCOMPARE(table.refused(ChoosePlace{table.at("e")}), "STORM-1");
    LISTED(table);
    Night fewer = table;
    QVERIFY(fewer.take(GoOn{})); // up to three
    QVERIFY(fewer.nothingDue());
    QVERIFY(table.take(ChoosePlace{table.at("t")}, ChoosePlace{table.at("u")}));
    QVERIFY(table.nothingDue());
    QVERIFY(whyNot(table, play(Event::SummonStorms)) == Refusal::EventHasNoEffect); // every sea has one

    Night box(Step::EndOfPhase, "fury-3e");
    box.slot(1, "rome").hold({Event::SummonStorms});
    std::vector<LocationId> seas;
    box.rules.board->seas().forEach([&](LocationId sea) { seas.push_back(sea); });
    Night three = box;
    QVERIFY(three.take(play(Event::SummonStorms)));
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(three.take(ChoosePlace{seas[i]}));
    QVERIFY(three.nothingDue()); // STORM-1
    for (std::size_t i = 0; i < 5; ++i)
        box.state.tokens.storms.insert(seas[i]);
    QVERIFY(box.take(play(Event::SummonStorms), ChoosePlace{seas[5]}));
    QVERIFY(box.nothingDue()); // GAP-6: six in the box
}

void TestEventEffects::devilishPower()
{
    Night table(Step::ChooseCard);
    table.hold({Event::DevilishPower, Event::DevilishPower, Event::DevilishPower});
    QVERIFY(whyNot(table, play(Event::DevilishPower, 0)) == Refusal::EventHasNoEffect);
    QVERIFY(whyNot(table, play(Event::DevilishPower, 1)) == Refusal::EventHasNoEffect);
    QVERIFY(whyNot(table, play(Event::DevilishPower, 3)) == Refusal::OutOfRange);
    table.state.tokens.consecratedGround.insert(table.at("b"));
    table.state.tokens.heavenlyHosts.insert(table.at("f"));
    table.state.hunterAlly = HunterEvent::RufusSmith;
    QVERIFY(table.take(play(Event::DevilishPower, 0)));
    QVERIFY(table.state.tokens.consecratedGround.empty());
    QVERIFY(table.said(What::TokenRemoved, {Token::ConsecratedGround, table.at("b")}));
    QVERIFY(table.state.tokens.heavenlyHosts.contains(table.at("f"))); // the card names the other token
    QVERIFY(table.state.hunterAlly && !table.state.now.noSupply);
    QVERIFY(table.take(play(Event::DevilishPower, 1)));
    QVERIFY(!table.state.hunterAlly);
    QVERIFY(table.said(What::AllyGone, {HunterEvent::RufusSmith}));
    QVERIFY(table.take(play(Event::DevilishPower, 2)));
    QVERIFY(table.state.now.noSupply);
    table.hold({Event::DevilishPower});
    QVERIFY(whyNot(table, play(Event::DevilishPower, 2)) == Refusal::EventHasNoEffect);
    QVERIFY(table.state.step == Step::ChooseCard);
}

void TestEventEffects::devilishPowerTakesHosts()
{
    Night table(Step::ChooseCard);
    table.hold({Event::DevilishPower});
    table.state.tokens.heavenlyHosts.insert(table.at("f"));
    QVERIFY(whyNot(table, play(Event::DevilishPower, 0)) == Refusal::EventHasNoEffect);
    table.rules.rulings.devilishPowerTakesHosts = NoYes::Yes; // CARD-DEVILISH
    QVERIFY(table.take(play(Event::DevilishPower, 0)));
    QVERIFY(table.state.tokens.heavenlyHosts.empty());
    QVERIFY(table.said(What::TokenRemoved, {Token::HeavenlyHost, table.at("f")}));
}

void TestEventEffects::unearthlySwiftness()
{
    Night table(Step::EndOfPhase);
    table.state.ally = Event::ImmanuelHildesheim;
    table.hold({Event::UnearthlySwiftness, Event::UnearthlySwiftness});
    QVERIFY(table.take(play(Event::UnearthlySwiftness)));
    QVERIFY(table.state.now.extraPhase);
    QVERIFY(whyNot(table, play(Event::UnearthlySwiftness)) == Refusal::EventHasNoEffect);
    table.hold({});
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.state.step == Step::BeforeSlide); // a second whole phase
    QVERIFY(table.dueIs(Due::What::TopEvent));      // with its own start
    QCOMPARE(int(table.state.round), 1);
}

void TestEventEffects::brides()
{
    Night table;
    table.slot(2, "s").hunter(seward, "c");
    table.hold({Event::DraculasBrides}).due({.what = Due::What::AtOnce, .event = Event::DraculasBrides});
    QVERIFY(table.take(play(Event::DraculasBrides)));
    const auto add = [&](int slot, std::string_view id) { return AddEncounter{Slot{static_cast<std::uint8_t>(slot)}, table.card(id)}; };
    LISTED(table);
    QCOMPARE(table.refused(add(2, "rats")), "HO-9"); // a sea zone
    QCOMPARE(table.refused(add(4, "rats")), "HO-9"); // slots 1 to 3 only
    Night none = table;
    QVERIFY(none.take(GoOn{})); // up to two
    QVERIFY(none.nothingDue());
    QVERIFY(table.take(add(1, "rats")));
    QVERIFY(table.said(What::EncounterAdded, {Slot{1}}));
    QCOMPARE(table.refused(add(1, "rats")), "HO-9"); // one for each
    LISTED(table);
    QVERIFY(table.take(add(3, "rats"))); // a hunter there does not matter
    QVERIFY(table.nothingDue());
    QCOMPARE(table.in(1).encounters.size() + table.in(3).encounters.size(), std::size_t{2});
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5}); // HAND-1
    QVERIFY(table.discarded(Event::DraculasBrides) && !table.state.ally);
    // Three hideouts, but two cards.
    Night three;
    three.hold({Event::DraculasBrides}).due({.what = Due::What::AtOnce, .event = Event::DraculasBrides});
    QVERIFY(three.take(play(Event::DraculasBrides), add(1, "rats"), add(2, "rats")));
    QVERIFY(three.nothingDue());
}

void TestEventEffects::bridesAlly()
{
    for (const bool more : {false, true}) {
        Night table(Step::BeforeSlide);
        table.state.ally = Event::DraculasBrides;
        if (more)
            table.hand({"rats", "rats", "bats", "bats", "wolves", "spy", "hoax"});
        const auto hand = table.state.encounterHand.size();
        startOfPhase(table.rules, table.state);
        QVERIFY(table.state.now.alliesAsked);
        QVERIFY(table.dueIs(Due::What::SwapEncounter));
        QCOMPARE(table.refused(Slide{}), "TIME-1"); // first things first
        QCOMPARE(table.refused(ChooseEncounter{table.card("saboteur")}), "ENC-1");
        LISTED(table);
        Night declined = table;
        QVERIFY(declined.take(GoOn{})); // GOLD-4
        QVERIFY(declined.state.encounterHand == table.state.encounterHand && declined.nothingDue());
        QVERIFY(table.take(ChooseEncounter{table.card("wolves")}));
        QVERIFY(table.said(What::EncounterSwapped, {table.card("wolves")}));
        QCOMPARE(table.state.encounterHand.size(), hand); // one out, one in, over five as well
        QCOMPARE(std::ranges::count(table.state.encounterDiscard, table.card("wolves")), 1);
    }
    Night box(Step::BeforeSlide); // drawn from the box: the card is asked for
    box.state.handling = CardHandling::DrawnFromBox;
    box.hand({"rats", "rats", "bats", "bats", "wolves", "spy"});
    box.state.boxDeck = static_cast<std::uint16_t>(box.state.encounterDeck.size());
    box.state.encounterDeck.clear();
    box.state.ally = Event::DraculasBrides;
    startOfPhase(box.rules, box.state);
    QVERIFY(box.take(ChooseEncounter{box.card("spy")}));
    QCOMPARE(drawsDue(box.rules, box.state), 1);
    QVERIFY(box.take(DrawEncounter{box.card("hoax")}));
    QCOMPARE(drawsDue(box.rules, box.state), 0);
    Night empty(Step::BeforeSlide);
    empty.state.ally = Event::DraculasBrides;
    empty.state.encounterHand.clear();
    startOfPhase(empty.rules, empty.state);
    QVERIFY(empty.nothingDue());
}

void TestEventEffects::greatWolf()
{
    Night table;
    table.state.hunters[1] = {};
    table.state.hunters[2] = HunterPlace::hospital(table.at("e"));
    table.hold({Event::GreatWolf}).due({.what = Due::What::AtOnce, .event = Event::GreatWolf});
    QVERIFY(table.take(play(Event::GreatWolf)));
    QVERIFY(table.dueIs(Due::What::Victim));
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    QCOMPARE(table.refused(ChooseHunter{seward}), "DEF-3"); // not on the board
    QCOMPARE(table.refused(ChooseHunter{helsing}), "");     // HOSP-3 is about cards of that city
    LISTED(table);
    QVERIFY(table.take(ChooseHunter{godalming}));
    QVERIFY(table.said(What::HunterChosen, {Event::GreatWolf, godalming})); // INFO-8: even if he shows a Crucifix
    QVERIFY(table.dueIs(Due::What::Shows));
    LISTED(table);
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    Night shown = table;
    QVERIFY(shown.take(Reply{true})); // a Crucifix or a Heavenly Host
    QCOMPARE(int(shown.state.sheets[0].damage), 0);
    QVERIFY(table.take(Reply{false}));
    QCOMPARE(int(table.state.sheets[0].damage), 4);
    QVERIFY(table.nothingDue());
    // DEF-1: it can defeat him.
    shown.state.sheets[0].damage = 20;
    shown.due({.what = Due::What::Shows, .hunter = godalming, .event = Event::GreatWolf, .number = 4});
    QVERIFY(shown.take(Reply{false}));
    QVERIFY(shown.dueIs(Due::What::Defeat));
    // Nobody to be chosen.
    Night nobody;
    nobody.state.hunters = {};
    nobody.hold({Event::GreatWolf}).due({.what = Due::What::AtOnce, .event = Event::GreatWolf});
    QVERIFY(whyNot(nobody, play(Event::GreatWolf)) == Refusal::EventHasNoEffect);
}

void TestEventEffects::greatWolfAlly()
{
    Night table(Step::BeforeSlide);
    table.state.ally = Event::GreatWolf;
    startOfPhase(table.rules, table.state);
    QVERIFY(table.dueIs(Due::What::Victim));
    LISTED(table);
    QCOMPARE(table.refused(GoOn{}), "EVT-1"); // GOLD-4: only what a card says he may do can be left
    QVERIFY(table.take(ChooseHunter{mina}, Reply{false}));
    QCOMPARE(int(table.state.sheets[3].damage), 1);
    Night nobody(Step::BeforeSlide);
    nobody.state.ally = Event::GreatWolf;
    nobody.state.hunters = {};
    startOfPhase(nobody.rules, nobody.state);
    QVERIFY(nobody.nothingDue() && nobody.state.now.alliesAsked);
}

void TestEventEffects::immanuel()
{
    Night table;
    table.hold({Event::ImmanuelHildesheim}).due({.what = Due::What::AtOnce, .event = Event::ImmanuelHildesheim});
    QVERIFY(table.take(play(Event::ImmanuelHildesheim)));
    QVERIFY(table.dueIs(Due::What::EventsDrawn));
    QVERIFY(table.take(DrawEvent{Event::FalseTip}, DrawEvent{Event::FalseTip}, DrawEvent{Event::Enraged}, DrawEvent{Event::Enraged}));
    QVERIFY(table.take(DrawEvent{Event::WildHorses}));
    QVERIFY(table.dueIs(Due::What::EventsDrawn)); // COMP-10 waits until the six have been looked through
    Night all = table;
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.dueIs(Due::What::DiscardEvents));
    QVERIFY(all.take(DrawEvent{Event::Seduction})); // the sixth
    QVERIFY(all.dueIs(Due::What::DiscardEvents));
    QVERIFY(table.take(DiscardEvent{Event::WildHorses}));
    QVERIFY(table.nothingDue());
}

void TestEventEffects::immanuelAlly()
{
    Night table(Step::BeforeSlide);
    table.state.ally = Event::ImmanuelHildesheim;
    startOfPhase(table.rules, table.state);
    QVERIFY(table.dueIs(Due::What::TopEvent));
    LISTED(table);
    Night hunters = table;
    QVERIFY(hunters.take(GoOn{})); // the card on top is the hunters'
    QVERIFY(hunters.nothingDue() && hunters.state.eventHand.empty());
    QVERIFY(table.take(DrawEvent{Event::VampiricInfluence}));
    QVERIFY(table.said(What::EventsTaken, {1}));
    QVERIFY(table.dueIs(Due::What::AtOnce)); // EVT-1
    Night none(Step::BeforeSlide);
    startOfPhase(none.rules, none.state);
    QVERIFY(none.nothingDue() && none.state.now.alliesAsked);
}

void TestEventEffects::vampiricInfluence()
{
    const auto drawn = [](const std::function<void(Night&)>& change) {
        Night table;
        table.hold({Event::VampiricInfluence}).due({.what = Due::What::AtOnce, .event = Event::VampiricInfluence});
        table.state.sheets[0].bites = 1;
        change(table);
        return table;
    };
    Night table = drawn([](Night& t) { t.slot(4, "b", {}, {"rats"}); });
    QVERIFY(table.take(play(Event::VampiricInfluence)));
    QVERIFY(table.dueIs(Due::What::Victim));
    QCOMPARE(table.refused(ChooseHunter{seward}), "BITE-3");
    QCOMPARE(table.refused(ChooseHunter{mina}), ""); // BITE-3: always
    LISTED(table);
    QVERIFY(table.take(ChooseHunter{godalming}));
    QVERIFY(table.dueIs(Due::What::MoveOn));
    QCOMPARE(table.refused(ChoosePlace{table.at("d")}), "ADJ-1");
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    LISTED(table);
    QVERIFY(table.take(ChoosePlace{table.at("b")}));
    QVERIFY(table.where(godalming) == HunterPlace::in(table.at("b")));
    QVERIFY(table.in(4).faceUp && table.dueIs(Due::What::Ambush)); // REV-2
    // PR-14: at a table where carried hunters reveal nothing he does not either.
    Night silent = drawn([](Night& t) { t.slot(4, "b", {}, {"rats"}); });
    silent.rules.rulings.movedHunterReveals = NoYes::No;
    QVERIFY(silent.take(play(Event::VampiricInfluence), ChooseHunter{godalming}, ChoosePlace{silent.at("b")}));
    QVERIFY(!silent.in(4).faceUp && silent.nothingDue());
    // From the sea to a port.
    Night sea = drawn([](Night& t) { t.hunter(godalming, "s"); });
    QVERIFY(sea.take(play(Event::VampiricInfluence), ChooseHunter{godalming}));
    QCOMPARE(sea.refused(ChoosePlace{sea.at("t")}), "ADJ-1");
    QVERIFY(sea.take(ChoosePlace{sea.at("p")}));
    // Fog holds him (FOG-2), but he has lost a card.
    Night fog = drawn([](Night& t) { t.state.tokens.fog.emplace_back(t.at("a"), std::uint8_t{1}); });
    QVERIFY(fog.take(play(Event::VampiricInfluence), ChooseHunter{godalming}));
    QVERIFY(fog.said(What::HunterChosen, {Event::VampiricInfluence, godalming})); // INFO-8
    QVERIFY(fog.nothingDue());
    // ADJ-7, HOSP-3: in a hospital he is in no place of his own.
    Night hospital = drawn([](Night& t) { t.state.hunters[0] = HunterPlace::hospital(t.at("e")); });
    QVERIFY(hospital.take(play(Event::VampiricInfluence)));
    QCOMPARE(hospital.refused(ChooseHunter{godalming}), "BITE-3");
}

void TestEventEffects::nothingLeft()
{
    // Put right by hand while something was due, so that it has no answer any more.
    const auto passes = [](const Due& entry, const std::function<void(Night&)>& change) {
        Night table(Step::EndOfPhase);
        change(table.due(entry));
        const std::string wrong = table.unlisted();
        return wrong.empty() && table.take(GoOn{}) && table.nothingDue();
    };
    const Due gone{.what = Due::What::AtOnce, .event = Event::GreatWolf};
    QVERIFY(passes(gone, [](Night&) {})); // not in the hand any more
    const Due wolf{.what = Due::What::Victim, .hunters = godalming, .event = Event::GreatWolf, .number = 4};
    QVERIFY(passes(wolf, [](Night& t) { t.state.hunters[0] = {}; }));
    const Due block{.what = Due::What::PlaceRoadblocks, .number = 1};
    QVERIFY(passes(block, [](Night& t) {
        const auto roads = openRoads(t.rules, t.state);
        t.state.tokens.roadblocks.assign(roads.begin(), roads.begin() + 8);
    }));
    const Due storm{.what = Due::What::PlaceStorms, .number = 1};
    QVERIFY(passes(storm, [](Night& t) { t.state.tokens.storms = t.rules.board->seas(); }));
    const Due influence{.what = Due::What::MoveOn, .hunter = godalming, .event = Event::VampiricInfluence};
    QVERIFY(passes(influence, [](Night& t) { t.state.tokens.fog.emplace_back(t.at("a"), std::uint8_t{1}); }));
    Night schemes(Step::EndOfPhase);
    schemes.hold({Event::HiddenSchemes});
    QVERIFY(schemes.take(play(Event::HiddenSchemes)));
    schemes.state.trail[2].reset();
    LISTED(schemes);
    QVERIFY(schemes.take(GoOn{}));
    // Wild Horses that lead nowhere: he has arrived where he is.
    Night horses(Step::Day);
    horses.slot(4, "a").state.tokens.fog.emplace_back(horses.at("a"), std::uint8_t{1});
    horses.due({.what = Due::What::MoveOn, .hunter = godalming, .place = horses.at("a"), .event = Event::WildHorses});
    QVERIFY(horses.take(GoOn{}));
    QVERIFY(horses.in(4).faceUp);
}

DEMETER_TEST(TestEventEffects)
#include "test_event_effects.moc"
