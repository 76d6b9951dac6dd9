// The hunters' Events of the second edition, as far as they touch Dracula (section 24 of the specification).
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/rows.h"

#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury2e;
using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondSeward;

namespace {

using What = Happening::What;

LocationId place(std::string_view id)
{
    return test::secondPlace(id);
}

HunterPlays card(HunterEvent event, std::optional<Hunter> hunter = secondSeward)
{
    return {event, hunter, {}, {}, {}, 0};
}
HunterPlays cardAt(HunterEvent event, std::string_view city, std::optional<Hunter> hunter = secondSeward)
{
    return {event, hunter, {}, place(city), {}, 0};
}

constexpr auto newspapers = R"({"trail":[{"location":"paris","encounter":"rats"},{"location":"nantes","faceUp":true,"encounter":"rats"},
    {"powers":["hide"],"encounter":"fog"},{"location":"bordeaux","encounter":"fog"},{"location":"toulouse","faceUp":true}],
    "hideBond":"bordeaux"})";

} // namespace

class TestSecondHuntersEvents : public QObject {
    Q_OBJECT

private slots:
    /// 2E-CASE-080: 2E-RSV-2, 2E-RSV-3, 2E-HEV-17, 2E-OPEN-32, 2E-OPEN-53: the oldest covered location, never Dracula's own.
    void newspaperReports()
    {
        for (const bool byResolve : {false, true}) {
            HuntingTable t(newspapers);
            t.state.resolve = 2;
            t.state.turn.acted = secondGodalming;
            const auto read = [&](Hunter hunter) {
                return byResolve ? t.act(SpendResolve{hunter, ResolveOption::NewspaperReports, {}, {}, 0, false})
                                 : t.play(card(HunterEvent::NewspaperReports, hunter));
            };
            QVERIFY(read(secondSeward));
            QCOMPARE(t.trail(), "paris+rats | ^nantes+rats | hide>bordeaux+fog | ^bordeaux+fog | ^toulouse");
            QVERIFY(t.tells(What::LocationRevealed, {place("bordeaux")}));
            QCOMPARE(t.told(What::NothingRevealed), 0U);
            if (byResolve)
                QVERIFY(t.whole(secondSeward) && t.whole(secondHelsing));
            t.state.turn.resolveUsed = 0;
            QVERIFY(read(secondMina));
            QCOMPARE(t.trail(), "paris+rats | ^nantes+rats | hide>bordeaux+fog | ^bordeaux+fog | ^toulouse");
            QCOMPARE(t.told(What::NothingRevealed), 1U);
            if (byResolve)
                QCOMPARE(int{t.state.resolve}, 0); // 2E-RSV-3: the point is spent
        }
        HuntingTable both(newspapers); // 2E-OPEN-53, read the other way
        both.ruleset.rulings.set(Ruling::HideShownWithBond, 1);
        QVERIFY(both.play(card(HunterEvent::NewspaperReports)));
        QCOMPARE(both.told(What::HideRevealed), 1U);
    }

    /// 2E-CASE-082: 2E-HEV-11; and what is not there is said.
    void hiredScouts()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"},{"location":"milan","encounter":"rats"}],
            "catacombs":[{"location":"sofia","encounters":["fog","thief"]}]})");
        HunterPlays scouts = cardAt(HunterEvent::HiredScouts, "milan");
        QCOMPARE(t.whyNot(scouts), "2E-HEV-11");
        for (const char* no : {"milan", "black-sea", "st-joseph-and-st-mary"}) { // 2E-HOSP-2
            scouts.second = place(no);
            QCOMPARE(t.whyNot(scouts), "2E-HEV-11");
        }
        scouts.second = place("sofia");
        QVERIFY(t.play(scouts));
        QVERIFY(t.state.trail[1].faceUp && t.state.trail[1].encounter->faceUp && t.state.catacombs[0]->faceUp);
        QVERIFY(t.state.catacombs[0]->encounters[0].faceUp && t.state.catacombs[0]->encounters[1].faceUp);
        QCOMPARE(t.told(What::EncounterRevealed), 3U);
        QVERIFY(!t.state.trail[0].faceUp);
        scouts.city = place("vienna");
        QVERIFY(t.play(scouts));
        QVERIFY(t.tells(What::NotHere, {place("vienna")}));
        QCOMPARE(t.told(What::EncounterRevealed), 0U); // they lie open already
    }

    /// 2E-HEV-12, 2E-BITE-4: only through a bitten hunter; by the die nothing, or his place, the vampires and his next move.
    void hypnosis()
    {
        for (int die = 0; die <= 7; ++die) {
            HuntingTable t(R"({"trail":[{"location":"paris","encounter":"new-vampire"},{"location":"milan","encounter":"rats"}],
                "catacombs":[{"location":"sofia","encounters":["fog","new-vampire"]}]})");
            HunterPlays play = card(HunterEvent::Hypnosis);
            play.number = static_cast<std::uint8_t>(die);
            QCOMPARE(t.whyNot(play), "2E-HEV-12");
            t.sheet(secondSeward).bites = 1;
            if (die == 0 || die == 7) {
                QCOMPARE(t.whyNot(play), "2E-HEV-12");
                continue;
            }
            QVERIFY(t.play(play));
            QCOMPARE(t.state.trail[0].faceUp, die >= 3);
            QCOMPARE(t.state.trail[0].encounter->faceUp, die >= 3);
            QCOMPARE(t.state.catacombs[0]->encounters[1].faceUp, die >= 3);
            QVERIFY(!t.state.trail[1].faceUp && !t.state.catacombs[0]->encounters[0].faceUp && !t.state.catacombs[0]->faceUp);
            QCOMPARE(t.due(Due::What::Declare), die >= 3);
        }
    }

    /// 2E-HEV-13: Jonathan Harker shows what lies in space 6, powers too, now and after every slide.
    void jonathanHarker()
    {
        constexpr auto six = R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"toulouse"},
            {"powers":["hide"]},{"location":"marseilles"}],"hideBond":"bordeaux","dracula":{"encounterHand":["rats"]}})";
        HuntingTable t(six);
        QVERIFY(t.play(card(HunterEvent::JonathanHarker)));
        QCOMPARE(t.state.huntersAlly, HunterEvent::JonathanHarker);
        QVERIFY(t.tells(What::LocationRevealed, {place("marseilles")}));
        QCOMPARE(t.whyNot(card(HunterEvent::JonathanHarker)), "2E-HEV-13");
        t.state.step = Step::Movement;
        QVERIFY(t.act(test::playTo("le-havre")));
        QCOMPARE(t.told(What::HideRevealed), 1U);
        QVERIFY(t.state.trail[5].faceUp);

        HuntingTable five(R"({"trail":[{"location":"paris"},{"location":"nantes"}]})");
        QVERIFY(five.play(card(HunterEvent::JonathanHarker)));
        QCOMPARE(five.told(What::LocationRevealed), 0U);
    }

    /// 2E-HEV-18, 2E-HEV-21, 2E-ALLY-1: a new ally takes the old one's place.
    void allies()
    {
        HuntingTable t(R"({"trail":[{"location":"dublin"}]})");
        QVERIFY(t.play(card(HunterEvent::RufusSmith)));
        QVERIFY(t.tells(What::AllyInPlay, {HunterEvent::RufusSmith}));
        QVERIFY(t.play(card(HunterEvent::SisterAgatha)));
        QVERIFY(t.tells(What::AllyGone, {HunterEvent::RufusSmith}));
        QCOMPARE(t.state.huntersAlly, HunterEvent::SisterAgatha);
    }

    /// 2E-HEV-14: one space back, never from Dawn; nothing else of a new day.
    void longDay()
    {
        HuntingTable t(R"({"trail":[{"location":"dublin"}],"time":"noon"})");
        QVERIFY(t.play(card(HunterEvent::LongDay)));
        QCOMPARE(t.state.time, TimeOfDay::Dawn);
        QVERIFY(t.tells(What::TimeMoved, {TimeOfDay::Dawn}));
        QCOMPARE(int{t.state.vampires}, 0);
        QCOMPARE(t.whyNot(card(HunterEvent::LongDay)), "2E-HEV-14");
    }

    /// 2E-HEV-15, 2E-OPEN-46: every sea card, and by the other reading not Dracula's own.
    void moneyTrail()
    {
        for (const bool spared : {false, true}) {
            HuntingTable t(R"({"trail":[{"location":"bay-of-biscay"},{"location":"atlantic-ocean"},{"location":"lisbon"}]})");
            t.ruleset.rulings.set(Ruling::MoneyTrailSparesPlace, spared ? 1 : 0);
            QVERIFY(t.play(card(HunterEvent::MoneyTrail)));
            QCOMPARE(t.trail(), spared ? "bay-of-biscay | ^atlantic-ocean | lisbon" : "^bay-of-biscay | ^atlantic-ocean | lisbon");
        }
    }

    /// 2E-HEV-16: the hand is shown to all, and stays in the hand.
    void mysticResearch()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"}],"dracula":{"eventHand":["trap","rage"]}})");
        QVERIFY(t.play(card(HunterEvent::MysticResearch)));
        QVERIFY(t.tells(What::HandShown, {DraculaEvent::Trap, DraculaEvent::Rage}));
        QCOMPARE(t.state.eventHand.size(), 2U);
    }

    /// 2E-HEV-2: one loses a Health, the other a bite; Mina's own is none that can be cured (2E-COMP-14).
    void bloodTransfusion()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"}]})");
        HunterPlays give = card(HunterEvent::BloodTransfusion);
        QCOMPARE(t.whyNot(give), "2E-HEV-2");
        for (const Hunter other : {secondSeward, secondMina, secondHelsing}) {
            give.other = other;
            QCOMPARE(t.whyNot(give), "2E-HEV-2");
        }
        t.sheet(secondHelsing).bites = 2;
        give.other = secondHelsing;
        QVERIFY(t.play(give));
        QCOMPARE(int{t.sheet(secondHelsing).bites}, 1);
        QCOMPARE(int{t.sheet(secondSeward).health}, 9);
        QVERIFY(t.tells(What::BiteCured, {secondHelsing}));
    }

    /// 2E-CASE-083, 2E-HEV-4, 2E-TOKEN-7, 2E-CASTLE-6: where the token may lie.
    void consecratedGround()
    {
        HuntingTable t(R"({"trail":[{"location":"rome","encounter":"rats"},{"location":"florence"}]})");
        for (const char* no : {"castle-dracula", "galatz", "klausenburg", "black-sea", "st-joseph-and-st-mary"})
            QCOMPARE(t.whyNot(cardAt(HunterEvent::ConsecratedGround, no)), "2E-TOKEN-7");
        QCOMPARE(t.whyNot(card(HunterEvent::ConsecratedGround)), "2E-HEV-4");
        QVERIFY(t.play(cardAt(HunterEvent::ConsecratedGround, "rome")));
        QCOMPARE(t.trail(), "^rome | florence");
        QCOMPARE(t.state.consecratedGround, place("rome"));
        QCOMPARE(t.whyNot(cardAt(HunterEvent::ConsecratedGround, "rome")), "2E-HEV-4"); // it lies there
    }

    /// 2E-HEV-6: up to four sea moves; only the last place matters; then his movement is over.
    void excellentWeather()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"},{"location":"venice","encounter":"plague"}],
            "hunters":{"dr-seward":"rome"},"tokens":{"storm":{"zone":"north-sea","rounds":1}}})");
        const auto to = [](std::string_view where) { return cardAt(HunterEvent::ExcellentWeather, where); };
        QCOMPARE(t.whyNot(to("rome")), "2E-HEV-6");
        QCOMPARE(t.whyNot(to("milan")), "2E-HEV-6");
        QCOMPARE(t.whyNot(to("tyrrhenian-sea")), "");    // one
        QCOMPARE(t.whyNot(to("black-sea")), "");         // three
        QCOMPARE(t.whyNot(to("varna")), "");             // four
        QCOMPARE(t.whyNot(to("irish-sea")), "");         // four
        QCOMPARE(t.whyNot(to("north-sea")), "2E-HEV-6"); // closed
        QCOMPARE(t.whyNot(to("dublin")), "2E-HEV-6");    // five
        QVERIFY(t.play(to("venice")));
        QCOMPARE(t.where(secondSeward), "venice");
        QVERIFY(t.due(Due::What::Encounter) && t.state.trail[1].faceUp && t.state.turn.customs);
        QVERIFY(t.act(AnswerEncounter{}));
        QVERIFY(!t.whyNot(MoveHunters{secondSeward, place("munich"), Travel::Road, false}).empty());
        QCOMPARE(t.whyNot(to("adriatic-sea")), "2E-HEV-6");
        QVERIFY(t.end());

        HuntingTable sea(R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"rome"}})");
        QVERIFY(sea.play(to("black-sea")));
        const auto& trip = sea.state.hunterTrips[static_cast<std::size_t>(secondSeward)];
        QVERIFY(trip && trip->cameFrom == place("ionian-sea") && trip->sailedFrom == place("rome"));
        QVERIFY(sea.end());
        sea.state.turn = {};
        QCOMPARE(sea.whyNot(MoveHunters{secondSeward, place("ionian-sea"), Travel::Sea, false}), "2E-HUNT-2");
        QVERIFY(sea.play(card(HunterEvent::ExcellentWeather))); // nothing named: the table moves him itself
        sea.sheet(secondGodalming).before = {Encounter::Fog};
        sea.state.hunters[0] = place("rome");
        QCOMPARE(sea.whyNot(cardAt(HunterEvent::ExcellentWeather, "tyrrhenian-sea", secondGodalming)), "2E-HEV-6");
    }

    /// 2E-HEV-8: the ally of Dracula's, or the Roadblock.
    void goodLuck()
    {
        HuntingTable none(R"({"trail":[{"location":"paris"}]})");
        HunterPlays luck = card(HunterEvent::GoodLuck);
        QCOMPARE(none.whyNot(luck), "2E-HEV-8");
        luck.number = 1;
        QCOMPARE(none.whyNot(luck), "2E-HEV-8");
        HuntingTable t(R"({"trail":[{"location":"paris"}],"allies":{"dracula":"immanuel-hildesheim"},
            "tokens":{"roadblock":{"on":"rail","between":["brussels","paris"]}}})");
        QVERIFY(t.play(luck));
        QVERIFY(!t.state.roadblock && t.state.draculasAlly);
        QCOMPARE(t.told(What::RoadblockRemoved), 1U);
        luck.number = 0;
        QVERIFY(t.play(luck));
        QVERIFY(!t.state.draculasAlly);
    }

    /// 2E-HEV-20, 2E-RSV-4: as the Resolve, without a point.
    void senseOfEmergency()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"}],"tracks":{"vampires":3},"hunters":{"dr-seward":"rome"}})");
        QCOMPARE(t.whyNot(cardAt(HunterEvent::SenseOfEmergency, "rome")), "2E-HEV-20");
        QVERIFY(t.play(cardAt(HunterEvent::SenseOfEmergency, "berlin")));
        QCOMPARE(t.where(secondSeward), "berlin");
        QCOMPARE(int{t.sheet(secondSeward).health}, 7);
        QVERIFY(t.tells(What::NotHere, {place("berlin")}));
        QVERIFY(t.go(secondSeward, "leipzig"));
    }

    /// 2E-CASE-085: 2E-HEV-22, 2E-MAT-7, 2E-OPEN-47: closed to all; Dracula shows himself and lands at once.
    void stormySeas()
    {
        HuntingTable away(R"({"trail":[{"location":"paris"}]})");
        QCOMPARE(away.whyNot(cardAt(HunterEvent::StormySeas, "paris")), "2E-HEV-22");
        QVERIFY(away.play(cardAt(HunterEvent::StormySeas, "north-sea")));
        QVERIFY(away.state.due.empty());
        QVERIFY((away.state.storm == Storm{place("north-sea"), 2}));
        away.ruleset.rulings.set(Ruling::StormRounds, 1);
        QVERIFY(away.play(cardAt(HunterEvent::StormySeas, "irish-sea")));
        QVERIFY((away.state.storm == Storm{place("irish-sea"), 3}));
        QVERIFY(away.tells(What::StormEnded, {place("north-sea")}));

        constexpr auto adriatic = R"({"trail":[{"location":"adriatic-sea"},{"location":"venice"},{"location":"milan"},{"location":"genoa"},
            {"location":"marseilles"},{"location":"toulouse","encounter":"new-vampire"}]})";
        HuntingTable t(adriatic);
        QVERIFY(t.play(cardAt(HunterEvent::StormySeas, "adriatic-sea")));
        QVERIFY(t.tells(What::LocationRevealed, {place("adriatic-sea")}));
        QVERIFY(t.due(Due::What::LandAtOnce));
        QCOMPARE(t.whyNot(ChoosePlace{place("venice")}), "2E-HEV-22");
        QCOMPARE(t.whyNot(ChoosePlace{place("rome")}), "2E-HEV-22");
        QCOMPARE(t.whyNot(GoOn{}), "2E-HEV-22");
        QCOMPARE(t.whyNot(SufferPenalty{}), "2E-ERR-6");
        QVERIFY(t.act(ChoosePlace{place("bari")}) && t.due(Due::What::ToCatacombs));
        HuntingTable keeps = t; // 2E-CAT-5: with its Encounter
        QVERIFY(keeps.act(Reply{true}) && keeps.state.due.empty());
        QVERIFY(keeps.state.catacombs[0]->location == place("toulouse") && keeps.state.catacombs[0]->encounters.size() == 1);
        QVERIFY(t.act(Reply{false}));
        QCOMPARE(t.trail(), "^bari | ^adriatic-sea | venice | milan | genoa | marseilles");
        QVERIFY(!t.state.trip);
        QVERIFY(t.due(Due::What::Activate));
        QVERIFY(t.act(ActivateEncounter{Encounter::NewVampire}));
        QCOMPARE(int{t.state.vampires}, 2);
        QCOMPARE(t.state.step, Step::Hunters);
    }

    /// 2E-HEV-22, 2E-ERR-7: a port whose card the penalty has taken off the trail is one again.
    void stormAfterThePenalty()
    {
        HuntingTable t(R"({"trail":[{"location":"adriatic-sea"},{"location":"venice"},{"location":"bari"}],"blood":9})");
        QVERIFY(t.play(cardAt(HunterEvent::StormySeas, "adriatic-sea")));
        QVERIFY(t.act(SufferPenalty{}) && t.due(Due::What::LandAtOnce));
        QVERIFY(t.act(ChoosePlace{place("bari")}));
        QCOMPARE(t.trail(), "^bari | ^adriatic-sea");
    }
    /// 2E-HEV-22, 2E-ERR-6, 2E-TOKEN-1, 2E-SEA-2: no port that he could enter: the penalty.
    void stormWithoutPort()
    {
        for (const char* rest : {R"("catacombs":[{"location":"bari"}])", R"("tokens":{"sacredHosts":["bari"]})"}) {
            HuntingTable t(std::string(R"({"trail":[{"location":"adriatic-sea"},{"location":"venice"}],"blood":9,)") + rest + "}");
            QVERIFY(t.play(cardAt(HunterEvent::StormySeas, "adriatic-sea")));
            QCOMPARE(answersDue(t.ruleset, t.state).size(), 1U);
            QVERIFY(t.act(SufferPenalty{}));
            QCOMPARE(t.trail(), "^adriatic-sea");
            QCOMPARE(int{t.state.blood}, 5);
            QVERIFY(t.state.due.empty());
        }
        HuntingTable back(R"({"trail":[{"location":"adriatic-sea"},{"location":"venice"}],"blood":9})");
        back.state.trip = Trip{0, place("bari"), place("bari")};
        QVERIFY(back.play(cardAt(HunterEvent::StormySeas, "adriatic-sea")));
        QCOMPARE(back.whyNot(ChoosePlace{place("bari")}), "2E-HEV-22");
    }

    /// 2E-HEV-23: all neighbours by road that lie on the trail.
    void telegraphAhead()
    {
        HuntingTable t(
            R"({"trail":[{"location":"salonica"},{"location":"prague","encounter":"rats"},{"location":"munich"},{"location":"venice"}],
            "catacombs":[{"location":"budapest"}],"hunters":{"dr-seward":"vienna","mina-harker":"north-sea","van-helsing":"cagliari"}})");
        QCOMPARE(t.whyNot(card(HunterEvent::TelegraphAhead, secondMina)), "2E-HEV-23");
        QCOMPARE(t.whyNot(card(HunterEvent::TelegraphAhead, secondHelsing)), "2E-HEV-23");
        QVERIFY(t.play(card(HunterEvent::TelegraphAhead)));
        QCOMPARE(t.trail(), "salonica | ^prague+rats | ^munich | venice");
        QVERIFY(!t.state.catacombs[0]->faceUp && !t.state.trail[1].encounter->faceUp);
    }

    /// 2E-HEV-24, 2E-COMB-1: a vampire is fought, if there is one, and never at sea.
    void vampireLair()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"rome","mina-harker":"north-sea"}})");
        QCOMPARE(t.whyNot(card(HunterEvent::VampireLair)), "2E-HEV-24");
        t.state.vampires = 1;
        QCOMPARE(t.whyNot(card(HunterEvent::VampireLair, secondMina)), "2E-HEV-24");
        QVERIFY(t.play(card(HunterEvent::VampireLair)));
        QVERIFY(t.state.combat && t.state.combat->lair && t.state.combat->hunters == HunterSet(secondSeward));
    }

    /// 2E-HEV-1, 2E-HEV-5, 2E-HEV-10: these are entered in a combat; 2E-HEV-3, 2E-HEV-9, 2E-HEV-19: nothing is booked.
    void nothingBooked()
    {
        using enum HunterEvent;
        HuntingTable t(R"({"trail":[{"location":"paris"}]})");
        QCOMPARE(t.whyNot(card(AdvancePlanning)), "2E-HEV-1");
        QCOMPARE(t.whyNot(card(EscapeRoute)), "2E-HEV-5");
        QCOMPARE(t.whyNot(card(HeroicLeap)), "2E-HEV-10");
        for (const HunterEvent event : {CharteredCarriage, GreatStrength, ReEquip, SecretWeapon, SurprisingReturn}) {
            const GameState before = t.state;
            QVERIFY(t.act(card(event)));
            QVERIFY(t.tells(What::HunterCardPlayed, {event, secondSeward}));
            QVERIFY(t.due(Due::What::Refuse) && t.state.due.back().asked == event); // 2E-DEV-3: he is always asked
            QVERIFY(t.act(GoOn{}));
            GameState after = t.state;
            after.happened = before.happened;
            QVERIFY(after == before);
        }
        t.state.step = Step::Movement;
        QCOMPARE(t.whyNot(card(ReEquip)), "2E-HEV-19");
    }

    /// 2E-DEV-3, 2E-DEV-6, 2E-DEV-14, 2E-INFO-4: what the table sees of the question does not depend on what Dracula holds.
    void alwaysAsked()
    {
        std::vector<GameState> seen;
        for (const char* hand : {R"([])", R"(["devilish-power","sensationalist-press"])"}) {
            HuntingTable t(std::string(R"({"trail":[{"location":"paris"},{"location":"nantes"}],"dracula":{"eventHand":)") + hand + "}}");
            QVERIFY(t.act(card(HunterEvent::NewspaperReports)));
            t.state.eventHand.clear();
            seen.push_back(t.state);
        }
        QVERIFY(seen[0] == seen[1]);
    }

    void refusals_data()
    {
        test::Rows<DraculaEvent, HunterEvent, QString, QString> row;
        using enum DraculaEvent;
        row("devilish power against any", DevilishPower, HunterEvent::ReEquip, "", "");
        row("false tip-off against the carriage", FalseTipOff, HunterEvent::CharteredCarriage, "", "");
        row("false tip-off against another", FalseTipOff, HunterEvent::ReEquip, "", "2E-DEV-33");
        row("press with the oldest", SensationalistPress, HunterEvent::NewspaperReports, "bordeaux", "");
        row("press with another", SensationalistPress, HunterEvent::NewspaperReports, "paris", "2E-DEV-14");
        row("press with none", SensationalistPress, HunterEvent::NewspaperReports, "", "2E-DEV-14");
        row("press where nothing is shown", SensationalistPress, HunterEvent::ReEquip, "bordeaux", "2E-DEV-33");
        row("a trap", Trap, HunterEvent::ReEquip, "", "2E-DEV-33");
        row("not in his hand", Rage, HunterEvent::ReEquip, "", "2E-DEV-33");
    }
    void refusals()
    {
        const auto [event, asked, hidden, rule] = test::rowOf<DraculaEvent, HunterEvent, QString, QString>();
        HuntingTable t(newspapers);
        t.state.eventHand = {DraculaEvent::DevilishPower, DraculaEvent::FalseTipOff, DraculaEvent::SensationalistPress, DraculaEvent::Trap};
        QVERIFY(t.act(card(asked)));
        PlayEvent answer{event, 0, {}, {}};
        if (!hidden.isEmpty())
            answer.location = place(hidden.toStdString());
        const auto refused = whyNotRefuse(t.ruleset, t.state, answer);
        QCOMPARE(QString::fromStdString(refused ? std::string(refused->rule) : std::string()), rule);
    }

    /// 2E-DEV-3: a cancelled card has no effect. 2E-DEV-14: one location stays hidden, and the table does not learn which.
    void refused()
    {
        HuntingTable t(newspapers);
        QVERIFY(t.act(card(HunterEvent::NewspaperReports)));
        refuseCard(t.ruleset, t.state, DraculaEvent::DevilishPower, std::nullopt);
        QVERIFY(t.state.due.empty() && !t.state.trail[3].faceUp);
        QVERIFY(t.tells(What::EventCancelled, {HunterEvent::NewspaperReports}));

        HuntingTable scouts(R"({"trail":[{"location":"paris"},{"location":"milan","encounter":"rats"},{"location":"rome"}]})");
        HunterPlays two = cardAt(HunterEvent::HiredScouts, "milan");
        two.second = place("rome");
        QVERIFY(scouts.act(two));
        refuseCard(scouts.ruleset, scouts.state, DraculaEvent::SensationalistPress, place("milan"));
        QVERIFY(scouts.due(Due::What::Refuse)); // he may still cancel it altogether
        QVERIFY(scouts.act(GoOn{}));
        QCOMPARE(scouts.trail(), "paris | milan+rats | ^rome");
        QVERIFY(!scouts.state.trail[1].encounter->faceUp);
        QCOMPARE(scouts.told(What::NotHere), 0U);
    }

    /// One example of each card that can be entered, none that cannot.
    void examples()
    {
        HuntingTable t(R"({"trail":[{"location":"paris"}],"time":"noon","tracks":{"vampires":1},"hunters":{"dr-seward":"rome"},
            "allies":{"dracula":"draculas-brides"}})");
        t.sheet(secondSeward).bites = 1;
        std::set<HunterEvent> offered;
        for (const HunterPlays& play : exampleHunterPlays(t.ruleset, t.state)) {
            QCOMPARE(t.whyNot(play), "");
            QVERIFY(offered.insert(play.event).second);
        }
        QCOMPARE(offered.size(), hunterEventCount - 4); // all but three of a combat's, and Forewarned
        QVERIFY(t.act(card(HunterEvent::ReEquip)));
        QVERIFY(exampleHunterPlays(t.ruleset, t.state).empty());
    }
};

DEMETER_TEST(TestSecondHuntersEvents)
#include "test_second_hunters_events.moc"
