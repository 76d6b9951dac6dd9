// What is put right by hand in the second edition (2E-GEN-2): it is taken if what comes of it keeps the invariants.
#include "tests/core/fury2e/rules/second_table.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::SecondTable;

namespace {

constexpr auto table = R"({"trail":[{"powers":["hide"],"encounter":"rats"},{"location":"paris","encounter":"fog"},{"location":"brussels"}],
    "catacombs":[{"location":"rome","encounters":["spy"]}],"dracula":{"encounterHand":["hoax"],"eventHand":["trap"]},
    "hunters":{"dr-seward":"vienna","mina-harker":"vienna"}})";

LocationId placeNamed(std::string_view id)
{
    return test::secondPlace(id);
}
template <typename Edit> PutRight edit(Edit what, std::string reason = "it lay so")
{
    return {std::move(reason), std::move(what)};
}

} // namespace

Q_DECLARE_METATYPE(PutRight)

class TestSecondCorrections : public QObject {
    Q_OBJECT

private slots:
    void refused_data()
    {
        QTest::addColumn<PutRight>("correction");
        QTest::addColumn<int>("what");
        const auto row = [](const char* name, PutRight correction, Refusal what) {
            QTest::addRow("%s", name) << std::move(correction) << static_cast<int>(what);
        };
        row("no reason", edit(EditNumber{Number::Blood, 3}, ""), Refusal::ReasonMissing);
        row("too long a reason", edit(EditNumber{Number::Blood, 3}, std::string(longestReason + 1, 'x')), Refusal::ReasonMissing);
        row("bad UTF-8", edit(EditNumber{Number::Blood, 3}, "a \xC3( b"), Refusal::ReasonMissing);
        row("a control character", edit(EditNumber{Number::Blood, 3}, "a\nb"), Refusal::ReasonMissing);
        row("no Blood", edit(EditNumber{Number::Blood, 0}), Refusal::OutOfRange);
        row("too much Blood", edit(EditNumber{Number::Blood, 16}), Refusal::OutOfRange);
        row("six vampires", edit(EditNumber{Number::Vampires, 6}), Refusal::OutOfRange);
        row("too much Resolve", edit(EditNumber{Number::Resolve, 7}), Refusal::OutOfRange);
        row("as it is", edit(EditNumber{Number::Blood, 15}), Refusal::AlreadySo);
        row("a card that lies elsewhere", edit(EditCard{CardPlace::onTrail(2), placeNamed("rome"), {}, false}),
            Refusal::CorrectionImpossible);
        row("the hospital as a card", edit(EditCard{CardPlace::onTrail(2), placeNamed("st-joseph-and-st-mary"), {}, false}),
            Refusal::CorrectionImpossible);
        row("a sea in the Catacombs", edit(EditCard{CardPlace::catacombs(1), placeNamed("north-sea"), {}, false}),
            Refusal::CorrectionImpossible);
        row("powers that share no space", edit(EditCard{CardPlace::onTrail(2), {}, PowerSet{Power::Feed, Power::DarkCall}, true}),
            Refusal::CorrectionImpossible);
        row("a second Hide", edit(EditCard{CardPlace::onTrail(3), {}, Power::Hide, false}), Refusal::CorrectionImpossible);
        row("beyond the trail", edit(EditCard{CardPlace::onTrail(4), placeNamed("nantes"), {}, false}), Refusal::CorrectionImpossible);
        row("an Encounter that is not there",
            edit(EditEncounter{Encounter::Plague, EncounterZone::Hand, EncounterZone::Reserve, {}, {}, false}),
            Refusal::CorrectionImpossible);
        row("a second Encounter on a card",
            edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(1), false}),
            Refusal::CorrectionImpossible);
        row("a hunter without Health", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {0, 0, false, {}}}),
            Refusal::CorrectionImpossible);
        row("Mina without her bite", edit(EditHunter{Hunter::MinaHarker, placeNamed("rome"), {8, 0, false, {}}}),
            Refusal::CorrectionImpossible);
        row("a bite too many", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {8, 2, false, {}}}), Refusal::CorrectionImpossible);
        row("Fog out of nothing", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {8, 0, false, {Encounter::Fog}}}),
            Refusal::CorrectionImpossible);
        row("a Host at sea", edit(EditTokens{LocationSet(placeNamed("north-sea")), {}, {}}), Refusal::CorrectionImpossible);
        row("Ground in Galatz", edit(EditTokens{{}, placeNamed("galatz"), {}}), Refusal::CorrectionImpossible);
        row("a Roadblock where no road is", edit(EditTokens{{}, {}, Roadblock{false, placeNamed("paris"), placeNamed("rome")}}),
            Refusal::CorrectionImpossible);
        row("an ally in the hand", edit(EditEvents{{DraculaEvent::DraculasBrides}, {}, {}}), Refusal::CorrectionImpossible);
        row("two of one card", edit(EditEvents{{DraculaEvent::Rage, DraculaEvent::Rage}, {}, {}}), Refusal::CorrectionImpossible);
        row("too many Events",
            edit(EditEvents{
                {DraculaEvent::Trap, DraculaEvent::Trap, DraculaEvent::Trap, DraculaEvent::Rage, DraculaEvent::WildHorses}, {}, {}}),
            Refusal::CorrectionImpossible);
    }
    /// 2E-GEN-2.
    void refused()
    {
        QFETCH(PutRight, correction);
        QFETCH(int, what);
        SecondTable t(table);
        t.state.step = Step::Hunters;
        const auto next = apply(t.ruleset, t.state, correction);
        QVERIFY(!next);
        QCOMPARE(static_cast<int>(next.error().what), what);
    }
    /// 2E-GEN-2: each kind of edit, and that the table hears of it with its reason.
    void taken()
    {
        SecondTable t(table);
        t.state.step = Step::Hunters;
        QVERIFY(!brokenInvariant(t.ruleset, t.state));
        const auto takes = [&](const PutRight& correction) {
            const bool done = t.act(correction);
            const auto told = std::ranges::find(t.state.happened, Happening::What::PutRight, &Happening::what);
            return done && told != t.state.happened.end() && told->rule == "it lay so" && !brokenInvariant(t.ruleset, t.state);
        };
        QVERIFY(takes(edit(EditNumber{Number::Blood, 3})) && t.state.blood == 3);
        QVERIFY(takes(edit(EditNumber{Number::Vampires, 5})) && t.state.vampires == 5);
        QVERIFY(takes(edit(EditTime{TimeOfDay::Midnight})) && t.state.time == TimeOfDay::Midnight);
        QVERIFY(takes(edit(EditHunter{Hunter::DrSeward, placeNamed("north-sea"), {4, 1, true, {}}})));
        QVERIFY(t.state.hunters[1] == placeNamed("north-sea") && t.state.sheets[1].health == 4 && t.state.hunterTrips[1]);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(2), placeNamed("nantes"), Power::WolfForm, true})));
        QCOMPARE(t.trail(), "hide>paris+rats | paris+fog | ^wolf-form&nantes");
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(1), placeNamed("castle-dracula"), {}, true}))); // takes no token
        QCOMPARE(t.trail(), "hide>castle-dracula+rats | ^castle-dracula | ^wolf-form&nantes");
        QCOMPARE(t.state.reserve.size(), reserve + 1);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(0), {}, {}, false})));
        QCOMPARE(t.trail(), "^castle-dracula | ^wolf-form&nantes");
        QVERIFY(!t.state.hideBond && t.state.reserve.size() == reserve + 2);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(0), placeNamed("bay-of-biscay"), {}, false})));
        QVERIFY(t.state.trip && t.state.trip->sailedFrom == placeNamed("nantes"));
        QVERIFY(takes(edit(EditCard{CardPlace::catacombs(0), {}, {}, false})) && !t.state.catacombs[0]);
        QVERIFY(takes(edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(1), true})));
        QCOMPARE(t.trail(), "bay-of-biscay | ^wolf-form&nantes+hoax");
        QVERIFY(takes(edit(EditEncounter{
            Encounter::Hoax, EncounterZone::Lying, EncounterZone::Reserve, LyingToken{CardPlace::onTrail(1), 0}, {}, false})));
        QVERIFY(takes(edit(EditTokens{LocationSet(placeNamed("rome")), placeNamed("bari"),
                                      Roadblock{false, placeNamed("brussels"), placeNamed("paris")}})));
        QVERIFY(cardsBesideBoard(t.state) == (LocationSet(placeNamed("rome")) | LocationSet(placeNamed("bari"))) && t.state.roadblock);
        t.state.eventDiscard = {DraculaEvent::Rage};
        QVERIFY(takes(edit(EditEvents{{DraculaEvent::Rage}, DraculaEvent::QuinceyPMorris, HunterEvent::RufusSmith})));
        QVERIFY(t.state.eventDiscard.empty() && t.state.huntersAlly == HunterEvent::RufusSmith);
    }
    /// 2E-ACT-4, 2E-INV-3: the card just played turns out to be one that takes no Encounter.
    void beforeTheEncounterIsPlaced()
    {
        SecondTable t(R"({"trail":[{"location":"lisbon"}],"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(test::playTo("cadiz")) && t.state.step == Step::PlaceEncounter);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("atlantic-ocean"), {}, false})));
        QVERIFY(t.state.step == Step::Hunters && t.state.trip && !brokenInvariant(t.ruleset, t.state));
    }
    /// 2E-SEA-1, 2E-SEA-2, 2E-SEA-4: a trip is what the trail tells.
    void trip()
    {
        SecondTable t(R"({"trail":[{"location":"cadiz"},{"location":"atlantic-ocean"},{"location":"lisbon"}]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("bay-of-biscay"), {}, false})));
        QVERIFY((t.state.trip == Trip{1, placeNamed("lisbon"), placeNamed("atlantic-ocean")}));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, {}, false})));
        QVERIFY((t.state.trip == Trip{0, placeNamed("lisbon"), placeNamed("lisbon")}));
    }
    /// 2E-HIDE-6: what is taken away with its Hide; 2E-ALLY-2: a hand over its limit; 2E-HEV-13.
    void whatFollows()
    {
        SecondTable t(
            R"({"trail":[{"location":"paris"},{"powers":["hide"],"encounter":"rats"},{"location":"munich"},{"location":"zurich"},{"location":"milan"},
            {"location":"genoa"}],"allies":{"dracula":"draculas-brides"},"dracula":{"encounterHand":["fog","fog","fog","spy","spy","hoax","hoax"]}})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditEvents{{}, {}, HunterEvent::JonathanHarker})));
        QVERIFY(t.state.trail[5].faceUp && topDue(t.state)->what == Due::What::PutBack && topDue(t.state)->number == 2);
        QVERIFY(t.act(ChooseEncounters{{Encounter::Fog, Encounter::Fog}}));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(2), {}, {}, false})));
        QCOMPARE(t.trail(), "paris | zurich | milan | ^genoa");
    }
    /// What is asked may speak of the cards that lie there: until it is answered only numbers are put right.
    void whileSomethingIsAsked()
    {
        SecondTable t(table);
        t.state.step = Step::Hunters;
        push(t.state, {.what = Due::What::Activate});
        QVERIFY(t.whyNot(edit(EditNumber{Number::Blood, 3})).empty());
        QCOMPARE(t.whyNot(edit(EditCard{CardPlace::onTrail(0), {}, {}, false})), "2E-TURN-1");
    }
    /// 2E-TRAIL-3, 2E-CASTLE-1: what never lies face down does not.
    void alwaysOpen()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"}]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, Power::Feed, false})) && t.state.trail[0].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, Power::DarkCall, false})) && t.state.trail[0].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("castle-dracula"), {}, false})) && t.state.trail[1].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("vienna"), {}, false})) && !t.state.trail[1].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(0), placeNamed("castle-dracula"), {}, false})) && t.state.catacombs[0]->faceUp);
    }
    /// 2E-SEA-6: a Blood token lies between a sea card and what was played before it.
    void bloodTokens()
    {
        SecondTable t(
            R"({"trail":[{"location":"madrid"},{"location":"cadiz"},{"location":"atlantic-ocean"},{"location":"lisbon"}],"bloodTokens":[3]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(2), placeNamed("bay-of-biscay"), {}, false})) && t.state.bloodTokens.test(2));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(2), placeNamed("granada"), {}, false})) && t.state.bloodTokens.none());
    }
    /// 2E-TOKEN-8, 2E-TOKEN-11, 2E-OPEN-56: nothing lies under the Ground; and under a Host where the table reads it so.
    void underTheTokens()
    {
        SecondTable t(R"({"trail":[{"location":"paris","encounter":"fog"},{"location":"brussels"}],"catacombs":[{"location":"rome",
            "encounters":["spy","rats"]}],"dracula":{"encounterHand":["hoax"]}})");
        t.state.step = Step::Hunters;
        const std::size_t reserve = t.state.reserve.size();
        SecondTable host = t, other = t;
        QVERIFY(t.act(edit(EditTokens{{}, placeNamed("rome"), {}})));
        QVERIFY(t.state.catacombs[0]->encounters.empty() && t.state.catacombs[0]->faceUp && t.state.reserve.size() == reserve + 2);
        QVERIFY(t.told(Happening::What::LocationRevealed) == 1 && t.told(Happening::What::PutRight) == 1);
        const auto lay = [](CardPlace place) {
            return edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, place, false});
        };
        QCOMPARE(t.whyNot(lay(CardPlace::catacombs(0))), "2E-GEN-2");
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(0), {}, {}, false})));
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(1), placeNamed("rome"), {}, false})) && t.state.catacombs[1]->faceUp);
        QVERIFY(t.act(edit(EditTokens{{}, placeNamed("paris"), {}})));
        QCOMPARE(t.trail(), "^paris | brussels");
        QCOMPARE(t.whyNot(lay(CardPlace::onTrail(0))), "2E-GEN-2");
        QVERIFY(t.whyNot(lay(CardPlace::onTrail(1))).empty() && t.act(lay(CardPlace::onTrail(1))));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("nantes"), {}, false})));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("paris"), {}, false}))); // now it lies on the Ground
        QCOMPARE(t.trail(), "nantes | paris");
        QVERIFY(host.act(edit(EditTokens{LocationSet(placeNamed("rome")), {}, {}})) && host.state.catacombs[0]->encounters.size() == 2);
        other.ruleset.rulings.set(Ruling::HostClearsCatacombs, 1);
        QVERIFY(other.act(edit(EditTokens{LocationSet(placeNamed("rome")), {}, {}})));
        QVERIFY(!other.state.catacombs[0] && other.state.reserve.size() == reserve + 2);
    }
    /// 2E-ACT-7, 2E-ACT-8: as long as a token has to be drawn from the box, none is moved by hand.
    void whileATokenIsDrawn()
    {
        SecondTable t(table);
        t.state.step = Step::Hunters;
        t.state.handling = TokenHandling::DrawnFromBox;
        t.state.boxReserve = static_cast<std::uint8_t>(t.state.reserve.size());
        t.state.reserve.clear();
        t.state.drawsDue = 1;
        const auto taken = edit(EditEncounter{Encounter::Plague, EncounterZone::Reserve, EncounterZone::Hand, {}, {}, false});
        QCOMPARE(t.whyNot(taken), "2E-ACT-7");
        QVERIFY(t.whyNot(edit(EditNumber{Number::Blood, 3})).empty());
        QVERIFY(t.act(DrawEncounter{Encounter::Wolves}) && t.act(taken));
    }
    /// 2E-HUNT-2, 2E-SEA-1: a hunter who is put into another sea has no trip that is known.
    void hunterAtSea()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"bay-of-biscay"}})");
        t.state.step = Step::Hunters;
        const Trip old{1, placeNamed("cadiz"), placeNamed("atlantic-ocean")};
        t.state.hunterTrips[1] = old;
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("bay-of-biscay"), {5, 0, false, {}}})));
        QVERIFY(t.state.hunterTrips[1] == old);
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("atlantic-ocean"), {5, 0, false, {}}})));
        QVERIFY((t.state.hunterTrips[1] == Trip{0, placeNamed("atlantic-ocean"), placeNamed("atlantic-ocean")}));
        QVERIFY(t.whyNot(MoveHunters{Hunter::DrSeward, placeNamed("cadiz"), Travel::Sea, false}).empty());
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("cadiz"), {5, 0, false, {}}})) && !t.state.hunterTrips[1]);
    }
    /// 2E-OPEN-7, 2E-OPEN-27: a reading that what lies there contradicts.
    void rulingsThatTheTableContradicts()
    {
        SecondTable t(table);
        const PutRightRuling two{Ruling::HostTokens, 1};
        t.state.hosts = LocationSet(placeNamed("bari")) | LocationSet(placeNamed("vienna"));
        QVERIFY(t.whyNot(two).empty());
        t.state.hosts.insert(placeNamed("rome"));
        QCOMPARE(t.whyNot(two), "2E-GEN-2");
        t.ruleset.rulings.set(Ruling::CastleToCatacombs, 1);
        QVERIFY(t.whyNot(PutRightRuling{Ruling::CastleToCatacombs, 0}).empty());
        t.state.catacombs[1] = CatacombCard{placeNamed("castle-dracula"), {}, true};
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::CastleToCatacombs, 0}), "2E-GEN-2");
    }
    void rulings()
    {
        SecondTable t(table);
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::FirstDay, 0}), "2E-GEN-2");
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::FirstDay, 2}), "2E-GEN-2");
        QVERIFY(t.act(PutRightRuling{Ruling::CastleStayHeals, 2}) && t.told(Happening::What::RulingChanged) == 1);
        QVERIFY(amended(t.ruleset, PutRightRuling{Ruling::CastleStayHeals, 2}).rulings[Ruling::CastleStayHeals] == 2);
    }
};

DEMETER_TEST(TestSecondCorrections)
#include "test_second_corrections.moc"
