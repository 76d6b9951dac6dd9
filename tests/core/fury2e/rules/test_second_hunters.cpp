// The hunters' turns in the second edition: order, movement, what they do, Resolve, the hospital, bites and defeat.
#include "core/fury/overruled.h"
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondSeward;

namespace {

using What = Happening::What;
using Does = HuntersAct::What;

constexpr auto everybody =
    R"({"trail":[{"location":"salonica"}],"hunters":{"lord-godalming":"edinburgh","dr-seward":"paris","van-helsing":"galway",
    "mina-harker":"paris"}})";
// Lord Godalming has had his turn.
constexpr auto farAway = R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":"paris","mina-harker":"paris"}})";

LocationId town(std::string_view id)
{
    return test::secondPlace(id);
}

SpendResolve inner(Hunter hunter, Hunter other, std::uint8_t health)
{
    return {hunter, ResolveOption::InnerStrength, {}, other, health, false};
}

SpendResolve emergencyTo(Hunter hunter, std::string_view to)
{
    return {hunter, ResolveOption::SenseOfEmergency, town(to), {}, 0, false};
}

} // namespace

class TestSecondHunters : public QObject {
    Q_OBJECT

private slots:
    /// 2E-GEN-3, 2E-GEN-4: a round has the turns of all four hunters.
    void roundOfFour()
    {
        HuntingTable t(everybody);
        const auto round = t.state.round;
        QVERIFY(t.whole(secondGodalming) && t.whole(secondSeward) && t.whole(secondHelsing));
        QCOMPARE(t.state.step, Step::Hunters);
        QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("paris"), Travel::Road, false}), "2E-HUNT-1");
        QVERIFY(t.whole(secondMina));
        QCOMPARE(t.state.step, Step::StartOfTurn);
        QCOMPARE(t.state.round, round + 1);
        QVERIFY(t.state.turn.acted.empty());
    }

    /// 2E-GEN-3, 2E-OPEN-52: who acts ahead of his turn is refused whatever begins it, and the table can let him. Records from before that
    /// was so hold what has happened.
    void order()
    {
        HuntingTable t(everybody);
        t.state.resolve = 1;
        t.sheet(secondSeward).bites = 1;
        t.state.hunters[1] = t.state.hunters[2] = town("st-joseph-and-st-mary");
        t.state.hunters[3] = town("lisbon");
        QCOMPARE(nextHunter(t.state), secondGodalming);
        const std::vector<Action> ahead{
            MoveHunters{secondMina, town("madrid"), Travel::Road, false},
            MoveHunters{secondMina, town("lisbon"), Travel::Road, false}, // to stay and search
            MoveHunters{HunterSet(secondSeward) | secondHelsing, town("zagreb"), Travel::Road, false},
            SpendResolve{secondMina, ResolveOption::NewspaperReports, {}, {}, 0, false},
            RollForBite{secondSeward, 5, false},
            HunterPlays{HunterEvent::SenseOfEmergency, secondMina, {}, town("rome"), {}, 0, false},
            HunterPlays{HunterEvent::ExcellentWeather, secondMina, {}, town("cadiz"), {}, 0, false},
        };
        for (const Action& action : ahead) {
            QCOMPARE(t.whyNot(action), "2E-GEN-3");
            const Violation why = apply(t.ruleset, t.state, action).error();
            QVERIFY(why.what == Refusal::HunterOutOfOrder && std::get<Hunter>(why.arguments.at(1)) == secondGodalming);
            const auto allowed = fury::overruled<MoveHunters, SpendResolve, RollForBite, HunterPlays>(action);
            HuntingTable let = t;
            QVERIFY(let.act(*allowed));
            QVERIFY(std::ranges::any_of(let.state.happened,
                                        [](const Happening& h) { return h.what == What::HunterOverruled && h.rule == "2E-GEN-3"; }));
            const auto recorded = applyRecorded(t.ruleset, t.state, action);
            QVERIFY(recorded && recorded->turn == let.state.turn && recorded->hunters == let.state.hunters);
            HuntingTable his = t;
            QVERIFY(his.whole(secondGodalming));
            const Hunter next = *nextHunter(his.state);
            QVERIFY(next == secondSeward);
        }
        // What else forbids it is said first, and no record could hold it.
        const MoveHunters far{secondMina, town("paris"), Travel::Road, false};
        QCOMPARE(t.whyNot(far), "2E-HUNT-2");
        QVERIFY(!applyRecorded(t.ruleset, t.state, far));
        // A card that begins no turn has no order: it has been played in another's before.
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::ExcellentWeather, secondMina, {}, {}, {}, 0, false}), "");
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::MoneyTrail, secondMina, {}, {}, {}, 0, true}), "2E-GEN-2");
        QVERIFY(t.stay(secondGodalming));
        QCOMPARE(t.whyNot(HunterPlays{HunterEvent::SenseOfEmergency, secondMina, {}, town("rome"), {}, 0, false}), "");
    }

    /// 2E-OPEN-52, 2E-HUNT-17: a group acts in the turn of its first member; then the next who is left comes. Who misses a turn is passed
    /// over.
    void orderOfGroups()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"lord-godalming":"paris","dr-seward":"rome","van-helsing":"rome",
            "mina-harker":"paris"}})");
        QVERIFY(t.whyNot(MoveHunters{HunterSet(secondGodalming) | secondMina, town("nantes"), Travel::Road, false}).empty());
        QVERIFY(t.act(MoveHunters{HunterSet(secondGodalming) | secondMina, town("nantes"), Travel::Road, false}) && t.end());
        QVERIFY(t.over(secondMina) && nextHunter(t.state) == secondSeward);
        QCOMPARE(t.whyNot(MoveHunters{secondHelsing, town("rome"), Travel::Road, false}), "2E-GEN-3");
        t.sheet(secondSeward).missesTurn = true;
        QVERIFY(nextHunter(t.state) == secondHelsing);
        QCOMPARE(t.whyNot(MoveHunters{secondHelsing, town("rome"), Travel::Road, false}), "");
    }

    /// 2E-GEN-3, 2E-DEV-1: Control Storms comes when the movement of those at sea begins, and not ahead of it.
    void orderAndStorms()
    {
        for (const bool together : {false, true}) {
            HuntingTable t(R"({"trail":[{"location":"salonica"}],"dracula":{"eventHand":["control-storms"]},"hunters":{
                "lord-godalming":"paris","dr-seward":"black-sea","van-helsing":"rome","mina-harker":"black-sea"}})");
            const PlayEvent storms{DraculaEvent::ControlStorms, static_cast<std::uint8_t>(together ? 1 : 0), {}, secondMina};
            QCOMPARE(t.whyNot(storms), "2E-GEN-3");
            QVERIFY(applyRecorded(t.ruleset, t.state, storms).has_value());
            QVERIFY(t.whole(secondGodalming));
            QCOMPARE(t.whyNot(storms), together ? "" : "2E-GEN-3"); // a group goes with its first
            QCOMPARE(t.whyNot(PlayEvent{DraculaEvent::ControlStorms, 0, {}, secondSeward}), "");
        }
    }

    /// 2E-HUNT-1, 2E-GEN-5: movement is optional, the action phase comes after it, and each turn is ended before the next begins.
    void oneTurn()
    {
        HuntingTable t(farAway);
        QCOMPARE(t.whyNot(HuntersAct{}), "2E-HUNT-1");
        QVERIFY(t.stay(secondSeward));
        QCOMPARE(t.whyNot(MoveHunters{secondGodalming, town("edinburgh"), Travel::Road, false}), "2E-TURN-1");
        QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("nantes"), Travel::Road, false}), "2E-HUNT-1");
        QVERIFY(t.act(MoveHunters{secondSeward, town("nantes"), Travel::Road, true})); // the table lets him
        QVERIFY(std::ranges::any_of(t.state.happened,
                                    [](const Happening& h) { return h.what == What::HunterOverruled && h.rule == "2E-HUNT-1"; }));
        QVERIFY(t.end());
        QVERIFY(t.over(secondSeward));
    }

    /// 2E-HUNT-3: the face X ends the turn at once, with no search, not even in Dracula's own city; so does nothing that has been refused.
    void trainDieEndsTheTurn()
    {
        HuntingTable t(R"({"trail":[{"location":"vienna","encounter":"rats"}],"hunters":{"dr-seward":"vienna","mina-harker":"vienna"}})");
        HuntingTable held = t;
        QVERIFY(t.go(HunterSet(secondSeward) | secondMina, "vienna", Travel::Rail));
        QVERIFY(t.over(secondSeward) && t.over(secondMina) && t.state.due.empty() && t.state.turn.stage == HunterStage::Before);
        QVERIFY(!t.state.trail[0].faceUp && t.told(What::NotHere) == 0 && t.told(What::HunterActed) == 1);
        held.state.turn.noTrain = secondSeward; // 2E-DEV-6
        QCOMPARE(held.whyNot(MoveHunters{secondSeward, town("vienna"), Travel::Rail, false}), "2E-DEV-6");
        held.state.turn.noTrain = {};
        sheetOf(held.state, secondSeward).before = {Encounter::Fog};
        QCOMPARE(held.whyNot(MoveHunters{secondSeward, town("vienna"), Travel::Rail, false}), "2E-ENC-5");
    }

    /// 2E-HUNT-14: the Events come before the Health.
    void restsAfterTheEvents()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":"nantes"}})");
        t.sheet(secondSeward) = {2, 1, false, {}};
        QVERIFY(t.stay(secondSeward));
        QVERIFY(t.act(HuntersAct{HuntersAct::What::Rest, {0, 2, 0, 0}, 1, false}) && int{t.sheet(secondSeward).health} == 2);
        QVERIFY(t.act(DrawEvent{DraculaEvent::NightVisit}) && t.act(PlayEvent{DraculaEvent::NightVisit, 0, {}, {}}) && t.act(Reply{false}));
        QVERIFY(t.act(ChooseHunter{secondSeward}) && t.act(GoOn{}));
        QVERIFY(t.told(What::HunterDefeated) == 1 && t.told(What::HunterHealed) == 0);
        QVERIFY(t.where(secondSeward) == "st-joseph-and-st-mary" && int{t.sheet(secondSeward).health} == 10 && t.over(secondSeward));
    }

    void moves_data()
    {
        test::Rows<QString, QString, int, QString> add;
        const auto row = [&](const char* from, const char* to, Travel travel, const char* rule) {
            add(qPrintable(QString::asprintf("%s to %s by %d", from, to, static_cast<int>(travel))), from, to, static_cast<int>(travel),
                rule);
        };
        row("paris", "brussels", Travel::Road, "2E-DEV-12"); // the Roadblock
        row("brussels", "paris", Travel::Road, "2E-DEV-12");
        row("paris", "nantes", Travel::Road, "");
        row("paris", "madrid", Travel::Road, "2E-HUNT-2");
        row("paris", "paris", Travel::Road, "");
        row("zagreb", "st-joseph-and-st-mary", Travel::Road, ""); // 2E-HOSP-2
        row("st-joseph-and-st-mary", "szeged", Travel::Road, "");
        row("st-joseph-and-st-mary", "budapest", Travel::Road, "2E-HUNT-2");
        row("klausenburg", "castle-dracula", Travel::Road, ""); // 2E-CASTLE-5: he may enter
        row("lisbon", "atlantic-ocean", Travel::Sea, "");
        row("lisbon", "bay-of-biscay", Travel::Sea, "2E-HUNT-2");
        row("lisbon", "atlantic-ocean", Travel::Road, "2E-HUNT-2");
        row("paris", "english-channel", Travel::Sea, "2E-HUNT-2");
        row("varna", "black-sea", Travel::Sea, "2E-SEA-14");
        row("atlantic-ocean", "atlantic-ocean", Travel::Sea, "2E-HUNT-1"); // compulsory at sea
        row("atlantic-ocean", "cadiz", Travel::Sea, "");
        row("atlantic-ocean", "lisbon", Travel::Sea, "2E-HUNT-2");        // the port sailed from
        row("atlantic-ocean", "bay-of-biscay", Travel::Sea, "2E-HUNT-2"); // where he came from
        row("atlantic-ocean", "nantes", Travel::Sea, "2E-HUNT-2");
        row("vienna", "prague", Travel::Rail, ""); // 2E-HUNT-3: one, two, three, four spaces
        row("vienna", "berlin", Travel::Rail, "");
        row("vienna", "leipzig", Travel::Rail, "");
        row("vienna", "frankfurt", Travel::Rail, "2E-HUNT-3");
        row("vienna", "zagreb", Travel::Rail, "2E-HUNT-3");
        row("atlantic-ocean", "cadiz", Travel::Rail, "2E-HUNT-3");
        row("vienna", "vienna", Travel::Rail, ""); // the die has ended the turn
        row("bari", "bari", Travel::Rail, "");
        row("sarajevo", "sarajevo", Travel::Rail, "2E-HUNT-3");
        row("atlantic-ocean", "atlantic-ocean", Travel::Rail, "2E-HUNT-1");
    }
    void moves()
    {
        const auto [from, to, travel, rule] = test::rowOf<QString, QString, int, QString>();
        HuntingTable t(
            R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":")" + from.toStdString() +
            R"("},"tokens":{"roadblock":{"on":"road","between":["brussels","paris"]},"storm":{"zone":"black-sea","rounds":2}}})");
        MoveHunters move{secondSeward, town(to.toStdString()), static_cast<Travel>(travel), false};
        QCOMPARE(QString::fromStdString(t.whyNot(move)), rule);
        move.overruled = true; // 2E-GEN-2: all of these the table can overrule, and nothing that is legal
        QCOMPARE(t.whyNot(move), rule.isEmpty() ? "2E-GEN-2" : "");
        const LocationSet offered = hunterDestinations(t.ruleset, t.state, secondSeward, move.travel);
        if (from != to)
            QCOMPARE(offered.contains(move.to), rule.isEmpty());
    }

    /// 2E-HUNT-2: a trip at sea forbids going back, and ends with landing; 2E-HUNT-18: nothing is searched there.
    void trip()
    {
        HuntingTable t(R"({"trail":[{"location":"atlantic-ocean"},{"location":"cadiz","encounter":"rats"}],
            "hunters":{"dr-seward":"lisbon"}})");
        QVERIFY(t.go(secondSeward, "atlantic-ocean", Travel::Sea));
        QVERIFY(!t.state.trail[0].faceUp);
        QCOMPARE(t.told(What::NotHere), 0U);
        QVERIFY(!t.state.turn.found);
        for (const Does what : {Does::Rest, Does::Resupply, Does::Exchange})
            QVERIFY(!t.whyNot(HuntersAct{what, {}, 0, false}).empty());
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-2"); // no action phase
        QVERIFY(t.end());
        t.state.turn = {};
        QVERIFY(t.go(secondSeward, "bay-of-biscay", Travel::Sea));
        QVERIFY(t.end());
        t.state.turn = {};
        QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("atlantic-ocean"), Travel::Sea, false}), "2E-HUNT-2");
        QVERIFY(t.go(secondSeward, "nantes", Travel::Sea));
        QVERIFY(!t.state.hunterTrips[static_cast<std::size_t>(secondSeward)]);
    }

    /// 2E-HUNT-2: each way back is refused for what it is.
    void whyNoWayBack()
    {
        const auto why = [](const char* from, const char* to) {
            const HuntingTable t(
                R"({"trail":[{"location":"salonica"}],"tokens":{"storm":{"zone":"north-sea","rounds":2}},"hunters":{"dr-seward":")" +
                std::string(from) + R"("}})");
            return apply(t.ruleset, t.state, MoveHunters{secondSeward, town(to), Travel::Sea, false}).error();
        };
        // He has sailed from Lisbon, and comes from the Bay of Biscay.
        const Violation port = why("atlantic-ocean", "lisbon"), zone = why("atlantic-ocean", "bay-of-biscay");
        QVERIFY(port.what == Refusal::HunterBackToPort && (port.arguments == std::vector<Argument>{secondSeward, town("lisbon")}));
        QVERIFY(zone.what == Refusal::HunterTurnsBack && (zone.arguments == std::vector<Argument>{secondSeward, town("bay-of-biscay")}));
        QVERIFY(why("atlantic-ocean", "nantes").what == Refusal::HunterNotBySea);
        QVERIFY(why("atlantic-ocean", "north-sea").what == Refusal::HunterStorm);
        QVERIFY(why("lisbon", "bay-of-biscay").what == Refusal::HunterNotBySea);
        QVERIFY(why("mediterranean-sea", "lisbon").what == Refusal::HunterNotBySea); // too far to be a way back
    }

    /// 2E-HUNT-3, 2E-OPEN-30: three spaces by way of Western Europe are pointed out, and not stopped.
    void westernMaximum()
    {
        const auto past = [](const char* from) {
            const HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":")" + std::string(from) + R"("}})");
            QStringList names;
            pastWesternMaximum(t.ruleset, t.state, secondSeward).forEach([&](LocationId city) {
                names << QString::fromStdString((*t.ruleset.board)[city].id);
                QVERIFY(apply(t.ruleset, t.state, MoveHunters{secondSeward, city, Travel::Rail, false}).has_value());
            });
            return names.join(QStringLiteral(" "));
        };
        QCOMPARE(past("vienna"), QStringLiteral("hamburg leipzig")); // Bucharest is as far, and all of that way lies in the east
        QCOMPARE(past("berlin"), QStringLiteral("budapest cologne munich strasbourg venice"));
        QCOMPARE(past("belgrade"), QString());
        QCOMPARE(past("sarajevo"), QString()); // no railway
    }

    /// 2E-ITEM-6, 2E-DEV-12, 2E-HUNT-17: a Fast Horse goes up to two roads, past no Roadblock, and with a group.
    void fastHorse()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"munich","encounter":"rats"}],"hunters":{"dr-seward":"paris",
            "mina-harker":"paris"},"tokens":{"roadblock":{"on":"road","between":["paris","strasbourg"]}}})");
        const auto ride = [](HunterSet hunters, const char* to, Travel travel = Travel::Road) {
            return MoveHunters{hunters, town(to), travel, false, HunterItem::FastHorse};
        };
        const auto why = [&](const MoveHunters& move) { return apply(t.ruleset, t.state, move).error().what; };
        for (const char* to : {"brussels", "cologne", "bordeaux", "marseilles"})
            QVERIFY2(t.whyNot(ride(secondSeward, to)).empty(), to);
        QVERIFY(why(ride(secondSeward, "munich")) == Refusal::HunterRoadBlocked); // by way of Strasbourg alone
        QVERIFY(t.whyNot(ride(secondSeward, "strasbourg")).empty());              // a way around it
        QVERIFY(why(ride(secondSeward, "vienna")) == Refusal::HunterTooFar);
        QVERIFY(why(ride(secondSeward, "paris")) == Refusal::ItemNeeds);
        QVERIFY(why(ride(secondSeward, "cologne", Travel::Rail)) == Refusal::ItemNeeds);
        MoveHunters other = ride(secondSeward, "brussels");
        other.by = HunterItem::HolyWater;
        QVERIFY(why(other) == Refusal::ItemNeeds);
        QCOMPARE(t.whyNot(PlayItem{HunterItem::FastHorse, secondSeward, {}, {}, 0}), "2E-ITEM-6"); // only with a movement
        MoveHunters far = ride(secondSeward, "vienna");
        far.overruled = true;
        QVERIFY(t.whyNot(far).empty()); // the table knows its cards
        t.sheet(secondSeward).before = {Encounter::Fog};
        QCOMPARE(t.whyNot(ride(secondSeward, "brussels")), "2E-ENC-5");
        t.sheet(secondSeward).before = {};
        t.state.roadblock.reset();
        const HunterSet pair = HunterSet(secondSeward) | secondMina;
        QVERIFY(t.act(ride(pair, "munich")));
        QVERIFY(t.where(secondSeward) == "munich" && t.where(secondMina) == "munich" && t.due(Due::What::Encounter));
        QVERIFY(t.tells(What::ItemPlayed, {HunterItem::FastHorse, secondSeward}) && t.told(What::NotHere) == 0);
    }

    /// 2E-HUNT-4: on the way of a train nothing is searched.
    void train()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"prague","encounter":"fog"},{"location":"berlin"}],
            "hunters":{"dr-seward":"vienna"}})");
        QVERIFY(t.go(secondSeward, "berlin", Travel::Rail));
        QCOMPARE(t.trail(), "salonica | prague+fog | ^berlin");
        QVERIFY(t.state.due.empty());
    }

    /// 2E-HUNT-17: a group stands in one place and has one movement and one action; one of them rests.
    void group()
    {
        HuntingTable t(farAway);
        const HunterSet pair = HunterSet(secondSeward) | secondMina;
        QCOMPARE(t.whyNot(MoveHunters{pair | secondGodalming, town("paris"), Travel::Road, false}), "2E-HUNT-17");
        t.sheet(secondSeward).health = t.sheet(secondMina).health = 3;
        QVERIFY(t.go(pair, "nantes"));
        QCOMPARE(t.where(secondSeward), "nantes");
        QCOMPARE(t.where(secondMina), "nantes");
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {0, 1, 0, 1}, 0, false}), "2E-HUNT-17");
        QVERIFY(t.act(HuntersAct{Does::Rest, {0, 0, 0, 2}, 0, false}));
        QVERIFY(t.over(secondSeward) && t.over(secondMina));
        QCOMPARE(t.sheet(secondMina).health, 5);
        QCOMPARE(t.sheet(secondSeward).health, 3);
    }

    void acts_data()
    {
        test::Rows<QString, int, int, int, QString> add;
        const auto row = [&](const char* place, Does what, int healed, int events, const char* rule) {
            add(qPrintable(QString::asprintf("%s %d, health %d, events %d", place, static_cast<int>(what), healed, events)), place,
                static_cast<int>(what), healed, events, rule);
        };
        row("nantes", Does::Nothing, 0, 0, "");
        row("nantes", Does::Nothing, 1, 0, "2E-HUNT-14");
        row("nantes", Does::Nothing, 0, 1, "2E-HUNT-15");
        row("nantes", Does::Rest, 2, 2, ""); // 2E-HUNT-14
        row("nantes", Does::Rest, 3, 0, "2E-HUNT-14");
        row("nantes", Does::Rest, 0, 3, "2E-HUNT-14");
        row("nantes", Does::Resupply, 0, 1, ""); // 2E-HUNT-15
        row("nantes", Does::Resupply, 0, 2, "2E-HUNT-15");
        row("nantes", Does::Resupply, 1, 0, "2E-HUNT-14");
        row("nantes", Does::Exchange, 0, 0, "2E-HUNT-16");      // nobody is there
        row("edinburgh", Does::Exchange, 0, 0, "");             // Lord Godalming is
        row("st-joseph-and-st-mary", Does::Resupply, 0, 1, ""); // 2E-HOSP-3
        row("castle-dracula", Does::Rest, 0, 0, "2E-CASTLE-5");
        row("castle-dracula", Does::Resupply, 0, 0, "2E-CASTLE-5");
        row("castle-dracula", Does::Nothing, 0, 0, "");
    }
    void acts()
    {
        const auto [place, what, healed, events, rule] = test::rowOf<QString, int, int, int, QString>();
        HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":")" + place.toStdString() + R"("}})");
        t.sheet(secondSeward).health = 5;
        QVERIFY(t.stay(secondSeward));
        HuntersAct act{static_cast<Does>(what), {}, static_cast<std::uint8_t>(events), false};
        act.healed[1] = static_cast<std::uint8_t>(healed);
        QCOMPARE(QString::fromStdString(t.whyNot(act)), rule);
        if (!rule.isEmpty())
            return;
        QVERIFY(t.act(act));
        QCOMPARE(int{t.sheet(secondSeward).health}, events > 0 ? 5 : 5 + healed); // the Events come first
        if (events > 0) { // 2E-DEV-30: what is Dracula's is asked for before the turn is over
            QVERIFY(t.due(Due::What::EventsDrawn));
            QCOMPARE(int{t.state.due.back().number}, events);
            QVERIFY(!t.over(secondSeward));
        } else {
            QVERIFY(t.over(secondSeward));
        }
    }

    /// 2E-RSV-1: one point a turn, no option twice in a round, and only at the start of a turn.
    void resolve()
    {
        HuntingTable t(everybody);
        QCOMPARE(t.whyNot(inner(secondSeward, secondMina, 1)), "2E-RSV-1");
        t.state.resolve = 5;
        t.sheet(secondMina).health = 1;
        SpendResolve first = inner(secondSeward, secondMina, 4);
        first.overruled = true; // 2E-GEN-3
        QVERIFY(t.act(first));
        QCOMPARE(int{t.state.resolve}, 4);
        QVERIFY(t.tells(What::ResolveSpent, {secondSeward, static_cast<int>(ResolveOption::InnerStrength)}));
        QCOMPARE(t.whyNot(emergencyTo(secondSeward, "rome")), "2E-HUNT-1");
        QCOMPARE(t.whyNot(HuntersAct{}), "2E-HUNT-1"); // the movement phase comes first
        QCOMPARE(t.whyNot(MoveHunters{secondMina, town("paris"), Travel::Road, false}), "2E-TURN-1");
        QVERIFY(t.whole(HunterSet(secondSeward) | secondMina)); // the other may still join him
        QCOMPARE(t.whyNot(inner(secondGodalming, secondMina, 1)), "2E-RSV-1");
        SpendResolve again = inner(secondGodalming, secondMina, 1);
        again.overruled = true;
        QVERIFY(t.act(again));
        QVERIFY(t.whole(secondGodalming));
        QCOMPARE(t.whyNot(SpendResolve{secondSeward, ResolveOption::NewspaperReports, {}, {}, 0, false}), "2E-HUNT-1");
        QVERIFY(t.act(SpendResolve{secondHelsing, ResolveOption::NewspaperReports, {}, {}, 0, false}));
        QVERIFY(t.whole(secondHelsing));
        QVERIFY(t.state.turn.resolved.empty() && t.state.turn.resolveUsed == 0); // a new round
    }

    /// 2E-RSV-5: 1 to 4 Health, never above the hunter's own.
    void innerStrength()
    {
        HuntingTable t(farAway);
        t.state.resolve = 1;
        for (const int health : {0, 5})
            QCOMPARE(t.whyNot(inner(secondSeward, secondMina, static_cast<std::uint8_t>(health))), "2E-RSV-5");
        SpendResolve nobody = inner(secondSeward, secondMina, 2);
        nobody.other.reset();
        QCOMPARE(t.whyNot(nobody), "2E-RSV-5");
        t.sheet(secondMina).health = 6;
        QVERIFY(t.act(inner(secondSeward, secondMina, 4)));
        QCOMPARE(t.sheet(secondMina).health, fullHealth[3]);
    }

    /// 2E-RSV-4, 2E-HUNT-19: anywhere, for 6 less the vampires; he searches there, and his movement is still to come.
    void senseOfEmergency()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"rome","encounter":"plague"}],"tracks":{"vampires":2},
            "hunters":{"dr-seward":"paris"}})");
        t.state.resolve = 1;
        QCOMPARE(t.whyNot(emergencyTo(secondSeward, "paris")), "2E-RSV-4");
        SpendResolve nowhere = emergencyTo(secondSeward, "rome");
        nowhere.to.reset();
        QCOMPARE(t.whyNot(nowhere), "2E-RSV-4");
        QVERIFY(t.act(emergencyTo(secondSeward, "rome")));
        QCOMPARE(int{t.sheet(secondSeward).health}, 10 - 4);
        QVERIFY(t.state.trail[1].faceUp);
        QVERIFY(t.due(Due::What::Encounter));
        QVERIFY(t.act(AnswerEncounter{}));
        QCOMPARE(int{t.sheet(secondSeward).health}, 4);
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-10");
        QVERIFY(t.stay(secondSeward)); // his movement; here he has searched already
        QVERIFY(t.state.due.empty());
        QVERIFY(t.end());
    }

    /// 2E-OPEN-59, 2E-RSV-4, 2E-HUNT-5: where it has brought him he is searched at once, or only once, where he is in his action phase.
    void emergencySearches()
    {
        for (const bool once : {false, true})
            for (const bool byCard : {false, true}) {
                HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"rome","encounter":"plague"},{"location":"naples"}],
                    "hunters":{"dr-seward":"paris"}})");
                t.ruleset.rulings.set(Ruling::EmergencySearchesAtOnce, once);
                t.state.resolve = 1;
                t.state.vampires = 5;
                const HunterPlays card{HunterEvent::SenseOfEmergency, secondSeward, {}, town("rome"), {}, 0};
                QVERIFY(byCard ? t.play(card) : t.act(emergencyTo(secondSeward, "rome")));
                QVERIFY(t.where(secondSeward) == "rome" && t.due(Due::What::Encounter) != once && t.state.trail[1].faceUp != once);
                if (!once)
                    QVERIFY(t.act(AnswerEncounter{}));
                else
                    QCOMPARE(t.whyNot(HuntersAct{}), "2E-HUNT-1"); // the movement phase comes first
                HuntingTable stays = t;
                QVERIFY(t.go(secondSeward, "naples") && t.state.trail[2].faceUp);
                QVERIFY(t.end() && t.over(secondSeward) && t.state.trail[1].encounter.has_value() == once);
                QVERIFY(stays.stay(secondSeward) && stays.due(Due::What::Encounter) == once); // 2E-HUNT-6
            }
        // Who is in his action phase is searched there in either reading.
        HuntingTable late(
            R"({"trail":[{"location":"salonica"},{"location":"rome","encounter":"plague"}],"hunters":{"dr-seward":"paris"}})");
        late.ruleset.rulings.set(Ruling::EmergencySearchesAtOnce, 1);
        QVERIFY(late.stay(secondSeward));
        QVERIFY(late.play({HunterEvent::SenseOfEmergency, secondSeward, {}, town("rome"), {}, 0}) && late.due(Due::What::Encounter));
    }

    /// 2E-HUNT-10, 2E-RSV-4 (the summary's K38, K45, K47): rest and search look at where he is then, not at what he met on the way. Records
    /// from before that was so overrule it all the same; in a game of today nothing is to be overruled.
    void whatWasFoundOnTheWay()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"rome","encounter":"plague"}],"hunters":{"dr-seward":"paris"}})");
        t.state.resolve = 1;
        t.state.vampires = 5;
        QVERIFY(t.act(emergencyTo(secondSeward, "rome")) && t.act(AnswerEncounter{}));
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "2E-HUNT-10");
        QVERIFY(t.go(secondSeward, "naples"));
        QCOMPARE(t.whyNot(HuntersAct{Does::Rest, {}, 0, false}), "");
        const HuntersAct overruled{Does::Rest, {}, 0, true};
        const auto today = apply(t.ruleset, t.state, overruled);
        QVERIFY(!today && today.error().what == Refusal::NothingToOverrule);
        const auto recorded = applyRecorded(t.ruleset, t.state, overruled);
        QVERIFY(recorded.has_value());
        QVERIFY(std::ranges::any_of(recorded->happened,
                                    [](const Happening& h) { return h.what == What::HunterOverruled && h.rule == "2E-HUNT-10"; }));
        t.state.eventHand = {DraculaEvent::CustomsSearch}; // 2E-DEV-2: no Encounter is there
        t.state.turn.customs = true;
        QCOMPARE(t.whyNot(PlayEvent{DraculaEvent::CustomsSearch, 0, {}, {}}), "");
        QVERIFY(t.act(HuntersAct{Does::Rest, {}, 0, false}) && t.over(secondSeward));
        HuntingTable never(farAway);
        QVERIFY(never.stay(secondSeward));
        QCOMPARE(never.whyNot(HuntersAct{Does::Rest, {}, 0, true}), "2E-GEN-2"); // nothing was found anywhere
        QVERIFY(!applyRecorded(never.ruleset, never.state, HuntersAct{Does::Rest, {}, 0, true}));

        // 2E-HUNT-11: who has found Dracula does nothing else in that turn, wherever he goes.
        HuntingTable his(R"({"trail":[{"location":"rome"}],"hunters":{"dr-seward":"paris"}})");
        his.state.resolve = 1;
        his.state.vampires = 5;
        QVERIFY(his.act(emergencyTo(secondSeward, "rome")) && his.state.combat);
        his.state.combat.reset();
        std::erase_if(his.state.due, [](const Due& due) { return due.what == Due::What::Combat || due.what == Due::What::AfterSearch; });
        QVERIFY(his.go(secondSeward, "naples"));
        QVERIFY(!his.whyNot(HuntersAct{Does::Rest, {}, 0, false}).empty());
    }

    /// 2E-OPEN-60, 2E-HUNT-2: nobody has sailed by Sense of Emergency: it closes no port, or the one that is left; one that he has sailed
    /// from stays closed.
    void emergencyAndPorts()
    {
        for (const bool closes : {false, true}) {
            HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":"lisbon","van-helsing":"atlantic-ocean"}})");
            t.ruleset.rulings.set(Ruling::EmergencyClosesPort, closes);
            t.state.resolve = 1;
            t.state.vampires = 5;
            QVERIFY(t.act(emergencyTo(secondSeward, "atlantic-ocean")));
            QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("lisbon"), Travel::Sea, false}), closes ? "2E-HUNT-2" : "");
            QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("cadiz"), Travel::Sea, false}), "");
            QVERIFY(t.go(secondSeward, "north-sea", Travel::Sea) && t.end());
            // He sailed from Lisbon, and is taken from one sea to another.
            QVERIFY(t.play({HunterEvent::SenseOfEmergency, secondHelsing, {}, town("mediterranean-sea"), {}, 0}));
            const auto back = apply(t.ruleset, t.state, MoveHunters{secondHelsing, town("atlantic-ocean"), Travel::Sea, false});
            QCOMPARE(back.has_value(), !closes);
            QVERIFY(t.state.hunterTrips[2] && t.state.hunterTrips[2]->sailedFrom == town("lisbon"));
        }
    }

    /// 2E-RSV-4, 2E-HUNT-6: who stays where it has brought him has searched there already.
    void emergencyAndStay()
    {
        HuntingTable t(farAway);
        t.state.resolve = 1;
        QVERIFY(t.act(emergencyTo(secondSeward, "berlin")));
        QCOMPARE(t.told(What::NotHere), 1U);
        QVERIFY(t.stay(secondSeward));
        QCOMPARE(t.told(What::NotHere), 0U);
        QVERIFY(t.act(HuntersAct{Does::Rest, {}, 0, false}));
    }

    /// 2E-RSV-4, 2E-HUNT-1: brought to sea he has to move.
    void emergencyAtSea()
    {
        HuntingTable t(farAway);
        t.state.resolve = 1;
        QVERIFY(t.act(emergencyTo(secondSeward, "black-sea")));
        QCOMPARE(t.whyNot(HuntersAct{}), "2E-HUNT-1");
        QCOMPARE(t.whyNot(MoveHunters{secondSeward, town("black-sea"), Travel::Sea, false}), "2E-HUNT-1");
        QVERIFY(t.go(secondSeward, "varna", Travel::Sea));
        QVERIFY(t.end());
    }

    /// 2E-DEV-2: landing, and going between east and west by land, is what Customs Search waits for.
    void customs()
    {
        constexpr std::array<std::array<std::string_view, 3>, 6> ways{{{"munich", "vienna", "yes"},
                                                                       {"vienna", "munich", "yes"},
                                                                       {"vienna", "prague", ""},
                                                                       {"munich", "munich", ""},
                                                                       {"atlantic-ocean", "cadiz", "yes"},
                                                                       {"atlantic-ocean", "north-sea", ""}}};
        for (const auto& [from, to, searched] : ways) {
            HuntingTable t(R"({"trail":[{"location":"salonica"}]})");
            t.state.hunters[1] = town(from);
            if (t.ruleset.board->isSea(town(from)))
                t.state.hunterTrips[1] = Trip{0, town("lisbon"), town("lisbon")};
            QVERIFY(t.go(secondSeward, to, t.state.hunterTrips[1] ? Travel::Sea : Travel::Road));
            QCOMPARE(t.state.turn.customs, !searched.empty());
            QVERIFY(t.end());
            QVERIFY(!t.state.turn.customs);
        }
    }

    /// 2E-HUNT-2, 2E-HUNT-17: of a group that meets at sea each is kept from the port that he has sailed from.
    void aGroupAtSea()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"lord-godalming":"atlantic-ocean","dr-seward":"atlantic-ocean"}})");
        t.state.hunterTrips[0] = Trip{0, town("lisbon"), town("lisbon")};
        t.state.hunterTrips[1] = Trip{0, town("cadiz"), town("cadiz")};
        const HunterSet both = HunterSet(secondGodalming) | secondSeward;
        for (const char* port : {"lisbon", "cadiz"})
            QCOMPARE(t.whyNot(MoveHunters{both, town(port), Travel::Sea, false}), "2E-HUNT-2");
        QCOMPARE(t.whyNot(MoveHunters{secondGodalming, town("cadiz"), Travel::Sea, false}), "");
        QCOMPARE(t.whyNot(MoveHunters{both, town("north-sea"), Travel::Sea, false}), "");
    }

    /// 2E-RSV-4, 2E-DEF-1: who cannot bear it falls; his turn is over.
    void tooMuchOfAnEmergency()
    {
        HuntingTable t(farAway);
        t.state.resolve = 1;
        t.sheet(secondSeward).health = 6;
        QVERIFY(t.act(emergencyTo(secondSeward, "rome")));
        QCOMPARE(t.where(secondSeward), "st-joseph-and-st-mary");
        QVERIFY(t.over(secondSeward));
        QCOMPARE(t.state.turn.stage, HunterStage::Before);
    }

    /// 2E-HOSP-4, 2E-HUNT-17: whoever will leave the hospital together may each roll before.
    void rollsOfAGroup()
    {
        HuntingTable t(
            R"({"trail":[{"location":"paris"}],"hunters":{"lord-godalming":"st-joseph-and-st-mary","dr-seward":"st-joseph-and-st-mary"}})");
        sheetOf(t.state, secondGodalming).bites = sheetOf(t.state, secondSeward).bites = 1;
        QVERIFY(t.act(RollForBite{secondGodalming, 5}) && t.act(RollForBite{secondSeward, 2}));
        QVERIFY(sheetOf(t.state, secondGodalming).bites == 0 && sheetOf(t.state, secondSeward).bites == 1);
        QCOMPARE(t.whyNot(MoveHunters{HunterSet(secondGodalming) | secondSeward, test::secondPlace("zagreb"), Travel::Road, false}), "");
    }
    /// 2E-HOSP-4, 2E-HOSP-5: the roll of a bitten hunter, before he moves, once; what it does.
    void hospitalRoll()
    {
        for (int roll = 1; roll <= 6; ++roll) {
            HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":"st-joseph-and-st-mary",
                "mina-harker":"st-joseph-and-st-mary","lord-godalming":"zagreb"}})");
            const auto number = static_cast<std::uint8_t>(roll);
            QCOMPARE(t.whyNot(RollForBite{secondSeward, number}), "2E-HOSP-4"); // not bitten
            t.sheet(secondSeward).bites = t.sheet(secondGodalming).bites = 1;
            QCOMPARE(t.whyNot(RollForBite{secondMina, number}), "2E-HOSP-4");
            QCOMPARE(t.whyNot(RollForBite{secondGodalming, number}), "2E-HOSP-4"); // somewhere else
            QCOMPARE(t.whyNot(RollForBite{secondSeward, 0}), "2E-HOSP-4");
            QCOMPARE(t.whyNot(RollForBite{secondSeward, 7}), "2E-HOSP-4");
            t.state.turn.acted = secondGodalming;
            QVERIFY(t.act(RollForBite{secondSeward, number}));
            QCOMPARE(int{t.sheet(secondSeward).bites}, roll >= 4 ? 0 : 1);
            QCOMPARE(int{t.sheet(secondSeward).health}, roll == 1 ? 8 : 10);
            t.sheet(secondSeward).bites = 1;
            QCOMPARE(t.whyNot(RollForBite{secondSeward, number}), "2E-HOSP-4"); // once
            QVERIFY(t.go(secondSeward, "zagreb"));
        }
        HuntingTable moved(R"({"trail":[{"location":"salonica"}],"hunters":{"dr-seward":"zagreb"}})");
        moved.sheet(secondSeward).bites = 1;
        QVERIFY(moved.go(secondSeward, "st-joseph-and-st-mary"));
        QCOMPARE(moved.whyNot(RollForBite{secondSeward, 6}), "2E-HOSP-4"); // the movement phase is over
    }

    /// 2E-BITE-1, 2E-COMP-14: the bite too many, and what a defeat does (2E-DEF-1 to 2E-DEF-4).
    void bites()
    {
        for (const Hunter hunter : allHunters) {
            HuntingTable t(R"({"trail":[{"location":"salonica"}],"hunters":{"lord-godalming":"rome","dr-seward":"rome",
                "van-helsing":"rome","mina-harker":"rome"}})");
            const int limit = hunter == secondHelsing ? 3 : 2;
            t.sheet(hunter).health = 1;
            t.sheet(hunter).before = {Encounter::Fog, Encounter::Bats};
            for (const Encounter lying : t.sheet(hunter).before)
                t.state.reserve.erase(std::ranges::find(t.state.reserve, lying));
            for (int bites = hunter == secondMina ? 1 : 0; bites < limit; ++bites) {
                QCOMPARE(t.where(hunter), "rome");
                QCOMPARE(int{t.sheet(hunter).bites}, bites);
                bite(t.ruleset, t.state, hunter);
            }
            QCOMPARE(t.where(hunter), "st-joseph-and-st-mary"); // 2E-DEF-3
            QCOMPARE(int{t.sheet(hunter).health}, int{fullHealth[static_cast<std::size_t>(hunter)]});
            QCOMPARE(int{t.sheet(hunter).bites}, hunter == secondMina ? 1 : 0); // 2E-DEF-4
            QVERIFY(t.sheet(hunter).before.empty());                            // 2E-HOSP-1
            for (const Encounter lay : {Encounter::Fog, Encounter::Bats})
                QCOMPARE(t.tokens(lay), int{encounters[static_cast<std::size_t>(lay)].tokens});
            QCOMPARE(int{t.state.vampires}, 2); // 2E-DEF-2
            QVERIFY(t.told(What::HunterDefeated) == 1 && t.told(What::HunterBitten) >= 1);
        }
    }

    /// 2E-DEF-1, 2E-DEF-2, 2E-WIN-1: the last Health; the track can win.
    void lastHealth()
    {
        HuntingTable t(farAway);
        hurt(t.ruleset, t.state, secondSeward, 9);
        QCOMPARE(t.told(What::HunterDefeated), 0U);
        hurt(t.ruleset, t.state, secondSeward, 4);
        QVERIFY(t.tells(What::HunterHurt, {secondSeward, 1})); // no more than he had
        QCOMPARE(t.told(What::HunterDefeated), 1U);
        t.state.vampires = 4;
        hurt(t.ruleset, t.state, secondMina, 8);
        QCOMPARE(t.state.winner, Winner::Dracula);
    }

    /// 2E-DEF-3: the next turn is missed: in this round if it has not come yet, in the next if it was his own.
    void missedTurn()
    {
        HuntingTable t(everybody);
        hurt(t.ruleset, t.state, secondGodalming, 12); // before his turn
        QVERIFY(t.over(secondGodalming) && !t.sheet(secondGodalming).missesTurn);
        QCOMPARE(t.told(What::HunterMissedTurn), 1U);

        t.state.resolve = 1;
        t.sheet(secondSeward).health = 1;
        QVERIFY(t.act(emergencyTo(secondSeward, "rome"))); // in his turn
        QVERIFY(t.over(secondSeward) && t.sheet(secondSeward).missesTurn);
        QCOMPARE(t.told(What::HunterMissedTurn), 0U);
        t.state.vampires = 0;
        QVERIFY(t.whole(secondHelsing) && t.whole(secondMina));
        QCOMPARE(t.state.step, Step::StartOfTurn);
        t.state.turn = {};
        beginHunters(t.ruleset, t.state);
        QVERIFY(t.over(secondSeward) && !t.over(secondGodalming));
        QVERIFY(t.tells(What::HunterMissedTurn, {secondSeward}));
        QVERIFY(!t.sheet(secondSeward).missesTurn);
        QVERIFY(t.whole(secondGodalming) && t.whole(secondHelsing) && t.whole(secondMina));
        QCOMPARE(t.state.step, Step::StartOfTurn); // three were enough
    }

    /// 2E-DEF-3, 2E-GEN-3: if the only one whose turn is still to come falls, the round is over.
    void lastOneFalls()
    {
        HuntingTable t(everybody);
        QVERIFY(t.whole(secondGodalming) && t.whole(secondSeward) && t.whole(secondHelsing));
        t.sheet(secondHelsing).bites = 1;
        t.sheet(secondMina).health = 1;
        QVERIFY(t.play({HunterEvent::BloodTransfusion, secondMina, secondHelsing, {}, {}, 0}));
        QCOMPARE(t.where(secondMina), "st-joseph-and-st-mary");
        QCOMPARE(t.state.step, Step::StartOfTurn);
    }

    /// 2E-DEF-3: a sheet put right can say that he misses his turn; the table can let him play.
    void missingPutRight()
    {
        HuntingTable t(farAway);
        t.sheet(secondSeward).missesTurn = true;
        MoveHunters move{secondSeward, town("nantes"), Travel::Road, false};
        QCOMPARE(t.whyNot(move), "2E-DEF-3");
        t.state.resolve = 1;
        QCOMPARE(t.whyNot(inner(secondSeward, secondMina, 1)), "2E-DEF-3");
        move.overruled = true;
        QVERIFY(t.act(move));
    }

    /// 2E-HUNT-17, 2E-HEV-20: who is carried away leaves the group, and his turn is over with that; the others go on.
    void leavesTheGroup()
    {
        HuntingTable t(farAway);
        QVERIFY(t.stay(HunterSet(secondSeward) | secondMina));
        QVERIFY(t.play({HunterEvent::SenseOfEmergency, secondMina, {}, town("rome"), {}, 0}));
        QVERIFY(t.over(secondMina) && t.state.turn.acting == HunterSet(secondSeward));
        QVERIFY(t.end());
        QVERIFY(t.over(secondSeward));
    }

    /// 2E-HUNT-17, 2E-DEF-3: the rest of a group goes on without the one who fell.
    void groupGoesOn()
    {
        HuntingTable t(R"({"trail":[{"location":"salonica"},{"location":"rome","encounter":"plague"}],
            "hunters":{"dr-seward":"rome","mina-harker":"rome"}})");
        t.sheet(secondSeward).health = 2;
        QVERIFY(t.stay(HunterSet(secondSeward) | secondMina));
        QVERIFY(t.act(AnswerEncounter{}));
        QCOMPARE(t.where(secondSeward), "st-joseph-and-st-mary");
        QVERIFY(t.over(secondSeward) && !t.over(secondMina));
        QVERIFY(t.state.turn.acting == HunterSet(secondMina));
        QVERIFY(t.end());
        QVERIFY(t.over(secondMina));
    }

    /// 2E-BITE-2, 2E-BITE-3, 2E-INFO-6 are the table's: what the program knows of them, the bites, is open on the sheet.
    void legalActionsOfTheHunters()
    {
        HuntingTable t(everybody);
        t.state.resolve = 2;
        auto actions = legalActions(t.ruleset, t.state);
        const auto has = [&](const Action& action) { return std::ranges::find(actions, action) != actions.end(); };
        QVERIFY(has(MoveHunters{secondGodalming, town("north-sea"), Travel::Sea, false}));
        QVERIFY(!has(MoveHunters{secondSeward, town("nantes"), Travel::Road, false})); // 2E-GEN-3
        QVERIFY(t.whole(secondGodalming));
        actions = legalActions(t.ruleset, t.state);
        QVERIFY(has(MoveHunters{secondSeward, town("nantes"), Travel::Road, false}));
        QVERIFY(has(MoveHunters{secondSeward, town("cologne"), Travel::Rail, false}));
        QVERIFY(has(MoveHunters{secondSeward, town("paris"), Travel::Road, false}));
        QVERIFY(has(MoveHunters{secondSeward, town("munich"), Travel::Road, false, HunterItem::FastHorse})); // 2E-ITEM-6
        QVERIFY(has(inner(secondSeward, secondMina, 1)));
        QVERIFY(has(emergencyTo(secondSeward, "black-sea")));
        for (const Action& action : actions)
            QVERIFY(apply(t.ruleset, t.state, action).has_value());
    }
};

DEMETER_TEST(TestSecondHunters)
#include "test_second_hunters.moc"
