// Dracula's turn in the second edition: setup, time, Catacombs, what a played card does, Encounters, maturing, errors.
#include "core/fury2e/view/public_view.h"
#include "tests/core/fury2e/rules/second_table.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury2e;
using test::playTo;
using test::SecondTable;

namespace {

using What = Happening::What;

constexpr auto sixCities = R"([{"location":"nantes","encounter":"rats"},{"location":"le-havre","encounter":"fog"},{"location":"brussels"},
    {"location":"amsterdam"},{"location":"cologne","encounter":"spy"},{"location":"hamburg","encounter":"new-vampire"}])";

Play power(PowerSet powers)
{
    return {std::nullopt, powers, {}, {}};
}

LocationId at(std::string_view id)
{
    return test::secondPlace(id);
}

} // namespace

class TestSecondTurn : public QObject {
    Q_OBJECT

private slots:
    /// 2E-COMP-1, 2E-COMP-2, 2E-COMP-4 to 2E-COMP-7, 2E-COMP-5, 2E-COMP-6, 2E-COMP-9: what is in the box.
    void box()
    {
        const SecondTable t(R"({"trail":[{"location":"paris"}]})");
        const Board& board = *t.ruleset.board;
        QVERIFY(board.cards().size() == 70 && (board.cards() & board.seas()).size() == 10); // 2E-COMP-7
        QVERIFY(board.castle() && board.cards().contains(*board.castle()));
        QVERIFY(trailLength == 6 && catacombSpaces == 3 && powerCount == 5);
        int tokens = 0, his = 0, theirs = 0;
        for (const auto& info : encounters)
            tokens += info.tokens;
        for (const auto& info : draculaEvents)
            his += info.cards;
        for (const auto& info : hunterEvents)
            theirs += info.cards;
        QVERIFY(tokens == 45 && his == 25 && theirs == 50 && his + theirs == eventCards);
        GameState state = t.state;
        QVERIFY(eventLimit(state) == 4 && encounterLimit(state) == 5);
        state.draculasAlly = DraculaEvent::ImmanuelHildesheim;
        QVERIFY(eventLimit(state) == 6 && encounterLimit(state) == 5);
        state.draculasAlly = DraculaEvent::DraculasBrides;
        QVERIFY(eventLimit(state) == 4 && encounterLimit(state) == 7);
    }
    /// 2E-INV-1, 2E-INV-2, 2E-INV-3, 2E-INV-4, 2E-INV-5, 2E-INV-6, 2E-INV-9: each is missed when it does not hold.
    void invariantsAreMissed()
    {
        SecondTable t(R"({"trail":[{"powers":["hide"],"encounter":"rats"},{"location":"paris","encounter":"fog"},{"location":"brussels"}],
            "catacombs":[{"location":"rome","encounters":["spy"]}]})");
        const auto broken = [&](auto&& breakIt) {
            GameState state = t.state;
            breakIt(state);
            return std::string(brokenInvariant(t.ruleset, state).value_or(""));
        };
        QCOMPARE(broken([](GameState&) {}), "");
        QCOMPARE(broken([](GameState& state) { state.trail[2].location = at("rome"); }), "2E-INV-1");
        QCOMPARE(broken([](GameState& state) { state.trail[2].powers = Power::Hide; }), "2E-INV-1");
        QCOMPARE(broken([](GameState& state) { state.trail[2].encounter = Encounter::Rats; }), "2E-INV-2");
        QCOMPARE(broken([](GameState& state) { state.reserve.pop_back(); }), "2E-INV-2");
        QCOMPARE(broken([](GameState& state) { state.trail[1].location = at("castle-dracula"); }), "2E-INV-3");
        QCOMPARE(broken([](GameState& state) { state.trail[1].location.reset(), state.trail[1].powers = Power::Feed; }), "2E-INV-3");
        QCOMPARE(broken([](GameState& state) { state.trip = Trip{}; }), "2E-INV-4");
        QCOMPARE(broken([](GameState& state) { state.hideBond.reset(); }), "2E-INV-5");
        QCOMPARE(broken([](GameState& state) { state.hideBond = at("madrid"); }), "2E-INV-5");
        QCOMPARE(broken([](GameState& state) { state.blood = 0; }), "2E-INV-6");
        QCOMPARE(broken([](GameState& state) { state.vampires = 6; }), "2E-INV-6");
        QCOMPARE(broken([](GameState& state) { state.consecratedGround = at("north-sea"); }), "2E-INV-9");
    }
    /// 2E-TIME-5, 2E-TIME-8: a new day comes whoever moves the marker; by day only what needs no night.
    void timeByCards()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"time":"small-hours"})");
        QVERIFY(t.whyNot(power(Power::Feed)).empty());
        advanceTime(t.ruleset, t.state);
        QVERIFY(t.state.time == TimeOfDay::Dawn && t.state.vampires == 1 && t.state.resolve == 1);
        QCOMPARE(t.whyNot(power(Power::Feed)), "2E-POW-4");
    }
    /// 2E-TRAIL-2: the card in space 6 is not free in the turn in which it leaves; Double Back can fetch it. 2E-MOVE-7: a Roadblock does
    /// not stop him. 2E-TOKEN-1: a Host does.
    void whatIsInTheWay()
    {
        SecondTable t(
            R"({"trail":[{"location":"toulouse"},{"location":"marseilles"},{"location":"geneva"},{"location":"paris"},{"location":"nantes"},
            {"location":"bordeaux","encounter":"fog"}],"tokens":{"roadblock":{"on":"road","between":["barcelona","toulouse"]},"sacredHosts":["clermont-ferrand"]}})");
        QCOMPARE(t.whyNot(playTo("bordeaux")), "2E-MOVE-4");
        QVERIFY(t.whyNot(playTo("barcelona")).empty());
        QCOMPARE(t.whyNot(playTo("clermont-ferrand")), "2E-MOVE-5");
        QVERIFY(t.act(playTo("bordeaux", Power::DoubleBack)) && t.state.pushedOff.empty());
        QCOMPARE(t.trail(), "double-back&bordeaux+fog | toulouse | marseilles | geneva | paris | nantes");
    }
    /// 2E-SEA-10, 2E-MAT-7: what is pushed off at sea may be activated.
    void activatedAtSea()
    {
        SecondTable t(
            R"({"trail":[{"location":"lisbon"},{"location":"madrid"},{"location":"granada"},{"location":"alicante"},{"location":"saragossa"},
            {"location":"barcelona","encounter":"new-vampire"}]})");
        QVERIFY(t.act(playTo("atlantic-ocean")) && t.act(ActivateEncounter{Encounter::NewVampire}));
        QCOMPARE(t.trail(), "atlantic-ocean");
        QVERIFY(t.state.vampires == 2 && t.state.trip && t.state.trip->sailedFrom == at("lisbon"));
        QVERIFY(t.state.bloodTokens.none());
    }
    /// 2E-SETUP-1, 2E-SETUP-3, 2E-SETUP-4, 2E-SETUP-5, 2E-COMP-2, 2E-COMP-8, 2E-COMP-14, 2E-INV-2.
    void beginning()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        t.state = newGame(t.ruleset, TokenHandling::Dealt, {});
        QCOMPARE(t.state.reserve.size(), std::size_t{45});
        QVERIFY(t.state.blood == 15 && t.state.vampires == 0 && t.state.resolve == 0 && t.state.time == TimeOfDay::Dawn);
        QVERIFY(t.state.sheets[0].health == 12 && t.state.sheets[1].health == 10 && t.state.sheets[2].health == 8 &&
                t.state.sheets[3].health == 8);
        QVERIFY(t.state.sheets[3].bites == 1 && t.state.sheets[0].bites == 0);
        QCOMPARE(t.whyNot(PlaceHunters{{at("london"), at("north-sea"), at("rome"), at("rome")}}), "2E-SETUP-4");
        QCOMPARE(t.whyNot(PlaceHunters{{at("london"), at("st-joseph-and-st-mary"), at("rome"), at("rome")}}), "2E-SETUP-4");
        QCOMPARE(t.whyNot(ChooseStart{at("paris")}), "2E-TURN-1");
        QVERIFY(t.act(PlaceHunters{{at("london"), at("london"), at("rome"), at("rome")}})); // several may share a city
        QCOMPARE(t.state.encounterHand.size(), std::size_t{5});
        QCOMPARE(t.state.reserve.size(), std::size_t{40});
        for (const auto& [place, rule] : std::initializer_list<std::pair<const char*, const char*>>{{"black-sea", "2E-SETUP-6"},
                                                                                                    {"castle-dracula", "2E-SETUP-6"},
                                                                                                    {"st-joseph-and-st-mary", "2E-SETUP-6"},
                                                                                                    {"london", "2E-SETUP-7"}})
            QCOMPARE(t.whyNot(ChooseStart{at(place)}), rule);
        QVERIFY(t.act(ChooseStart{at("marseilles")}));
        QCOMPARE(t.trail(), "marseilles"); // 2E-SETUP-8: no Encounter
        QVERIFY(t.state.step == Step::Hunters && t.state.time == TimeOfDay::Dawn && t.state.encounterHand.size() == 5); // 2E-SETUP-9
    }
    /// 2E-OPEN-2, 2E-OPEN-3: the table's other readings.
    void readingsOfTheStart()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        t.ruleset.rulings.set(Ruling::FirstDay, 1);
        t.state = newGame(t.ruleset, TokenHandling::Dealt, {});
        QVERIFY(t.act(PlaceHunters{{at("london"), at("london"), at("rome"), at("rome")}}) && t.act(ChooseStart{at("paris")}));
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{}));
        QCOMPARE(t.state.time, TimeOfDay::Dawn);
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{}));
        QCOMPARE(t.state.time, TimeOfDay::Noon);
    }
    /// 2E-TIME-2, 2E-TIME-3, 2E-TIME-4, 2E-TIME-6, 2E-COMP-12, 2E-WIN-1, 2E-TURN-1.
    void timeGoesOn()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"time":"dawn"})");
        for (const TimeOfDay time : {TimeOfDay::Noon, TimeOfDay::Dusk, TimeOfDay::Twilight, TimeOfDay::Midnight, TimeOfDay::SmallHours}) {
            t.state.step = Step::StartOfTurn;
            QVERIFY(t.act(GoOn{}));
            QVERIFY(t.state.time == time && isNight(time) == (time >= TimeOfDay::Twilight));
            QVERIFY(t.state.vampires == 0 && t.state.resolve == 0);
        }
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{})); // 2E-TIME-3
        QVERIFY(t.state.time == TimeOfDay::Dawn && t.state.vampires == 1 && t.state.resolve == 1);
        t.state.vampires = 5;
        t.state.time = TimeOfDay::SmallHours;
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{})); // 2E-TIME-4: before anything else
        QVERIFY(t.state.step == Step::Over && t.state.winner == Winner::Dracula && t.state.vampires == 6 && t.state.resolve == 0 + 1);
        QCOMPARE(t.whyNot(GoOn{}), "2E-WIN-1");
    }
    /// 2E-TIME-1, 2E-TIME-7.
    void timeStandsStillAtSea()
    {
        SecondTable t(R"({"trail":[{"location":"ionian-sea"},{"location":"valona"}],"time":"small-hours","tracks":{"vampires":5}})");
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{}));
        QVERIFY(t.state.time == TimeOfDay::SmallHours && t.state.step == Step::Movement && t.told(What::TimeStoodStill) == 1);
    }
    /// 2E-TURN-1, 2E-TURN-2, 2E-MOVE-1, 2E-GEN-5: nothing that is compulsory can be passed.
    void whatIsCompulsory()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"dracula":{"encounterHand":["rats"]}})");
        QCOMPARE(t.whyNot(GoOn{}), "2E-TURN-2");
        QCOMPARE(t.whyNot(Play{}), "2E-MOVE-1");
        QCOMPARE(t.whyNot(PlaceEncounter{Encounter::Rats}), "2E-TURN-1");
        QVERIFY(t.act(playTo("brussels")));
        QCOMPARE(t.whyNot(GoOn{}), "2E-ACT-3");
        QCOMPARE(t.whyNot(PlaceEncounter{Encounter::Fog}), "2E-ACT-3");
        QVERIFY(t.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(t.trail(), "brussels+rats | paris");
        QVERIFY(t.state.step == Step::Hunters && t.state.encounterHand.size() == 5); // 2E-ACT-7, 2E-INV-7
    }
    void refusedPlays_data()
    {
        test::Rows<QString, QString, int, QString> add;
        const auto row = [&](const char* rule, const char* position, const char* place, std::initializer_list<Power> powers = {}) {
            int bits = 0;
            for (const Power each : powers)
                bits |= 1 << static_cast<int>(each);
            add(qPrintable(QString::asprintf("%s %s %d %s", rule, place, bits, position)), position, place, bits, rule);
        };
        const char* paris = R"({"trail":[{"location":"paris"}]})";
        const char* night = R"({"trail":[{"location":"paris"}],"time":"midnight"})";
        row("2E-MOVE-3", paris, "rome");
        row("2E-MOVE-2", R"({"trail":[{"location":"barcelona"}]})", "alicante");
        row("2E-MOVE-8", paris, "paris");
        row("2E-MOVE-4", R"({"trail":[{"location":"paris"},{"location":"brussels"}]})", "brussels");
        row("2E-CAT-4", R"({"trail":[{"location":"paris"}],"catacombs":[{"location":"brussels"}]})", "brussels");
        row("2E-MOVE-5", R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["brussels"]}})", "brussels");
        row("2E-HOSP-1", R"({"trail":[{"location":"belgrade"}]})", "st-joseph-and-st-mary");
        row("2E-SEA-3", paris, "bay-of-biscay");
        row("2E-SEA-3", R"({"trail":[{"location":"nantes"}]})", "north-sea");
        row("2E-SEA-8", R"({"trail":[{"location":"nantes"}],"blood":1})", "bay-of-biscay");
        row("2E-SEA-14", R"({"trail":[{"location":"nantes"}],"tokens":{"storm":{"zone":"bay-of-biscay","rounds":2}}})", "bay-of-biscay");
        row("2E-SEA-4", R"({"trail":[{"location":"irish-sea"},{"location":"dublin"}]})", "black-sea");
        row("2E-SEA-5", R"({"trail":[{"location":"irish-sea"},{"location":"dublin"}]})", "galway");
        row("2E-SEA-2",
            R"({"trail":[{"location":"atlantic-ocean"}],"sea":{"sailingMoves":1,"portSailedFrom":"galway","cameFrom":"irish-sea"}})",
            "galway");
        row("2E-SEA-1",
            R"({"trail":[{"location":"atlantic-ocean"}],"sea":{"sailingMoves":2,"portSailedFrom":"dublin","cameFrom":"irish-sea"}})",
            "irish-sea");
        row("2E-SEA-8", R"({"trail":[{"location":"atlantic-ocean"},{"location":"irish-sea"},{"location":"dublin"}],"blood":1})",
            "north-sea");
        row("2E-POW-3", R"({"trail":[{"location":"irish-sea"},{"location":"dublin"}],"time":"midnight"})", "liverpool",
            {Power::WolfForm}); // 2E-WOLF-8
        row("2E-POW-3", R"({"trail":[{"location":"irish-sea"},{"location":"dublin"}],"time":"midnight"})", "", {Power::Feed});
        for (const Power each : {Power::DarkCall, Power::Feed})
            row("2E-POW-4", paris, "", {each});
        row("2E-POW-4", paris, "strasbourg", {Power::WolfForm});
        row("2E-POW-5", R"({"trail":[{"location":"paris"}],"time":"midnight","blood":2})", "", {Power::DarkCall});
        row("2E-POW-5", R"({"trail":[{"location":"paris"}],"time":"midnight","blood":1})", "strasbourg", {Power::WolfForm});
        row("2E-POW-2", night, "", {Power::Hide, Power::Feed});
        row("2E-POW-2", night, "", {Power::Feed, Power::WolfForm});
        row("2E-POW-2", night, "brussels", {Power::DoubleBack, Power::Hide});
        row("2E-POW-1", night, "brussels", {Power::Feed});
        row("2E-POW-1", night, "", {Power::WolfForm});
        row("2E-POW-1", night, "", {Power::DoubleBack});
        for (const Power each : {Power::DarkCall, Power::Feed, Power::Hide}) // 2E-TOKEN-9
            row("2E-POW-6", R"({"trail":[{"location":"paris"}],"time":"midnight","tokens":{"consecratedGround":"paris"}})", "", {each});
        row("2E-TRAIL-11", R"({"trail":[{"powers":["hide"]},{"location":"paris"}]})", "", {Power::Hide});
        row("2E-DBACK-1", paris, "brussels", {Power::DoubleBack});
        row("2E-DBACK-2", R"({"trail":[{"location":"barcelona"},{"location":"toulouse"},{"location":"bordeaux"}]})", "bordeaux",
            {Power::DoubleBack});
        row("2E-DBACK-3", paris, "paris", {Power::DoubleBack});
        row("2E-WOLF-1", night, "rome", {Power::WolfForm});
        row("2E-WOLF-2", R"({"trail":[{"location":"nantes"}],"time":"midnight"})", "bay-of-biscay", {Power::WolfForm});
        row("2E-WOLF-3",
            R"({"trail":[{"location":"zagreb"},{"location":"budapest"}],"time":"midnight","tokens":{"sacredHosts":["vienna"]}})", "prague",
            {Power::WolfForm});
        row("2E-MOVE-4", R"({"trail":[{"location":"paris"},{"location":"strasbourg"}],"time":"midnight"})", "strasbourg",
            {Power::WolfForm});                              // 2E-WOLF-4
        row("2E-MOVE-8", night, "paris", {Power::WolfForm}); // 2E-WOLF-5
    }
    /// 2E-MOVE-1 to 2E-WOLF-5: each for its own reason.
    void refusedPlays()
    {
        const auto [position, place, powers, rule] = test::rowOf<QString, QString, int, QString>();
        const SecondTable t(position.toStdString());
        Play play;
        if (!place.isEmpty())
            play.location = at(place.toStdString());
        for (const Power each : allPowers)
            if (powers & (1 << static_cast<int>(each)))
                play.powers |= each;
        QCOMPARE(QString::fromStdString(t.whyNot(play)), rule);
    }
    /// 2E-MOVE-9, 2E-ACT-4: without an Encounter in hand a card is as legal as with one, and nothing is placed.
    void emptyHand()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        QVERIFY(t.act(playTo("brussels")));
        QCOMPARE(t.trail(), "brussels | paris");
        QVERIFY(t.state.step == Step::Hunters && t.state.encounterHand.size() == 5);
        SecondTable few(R"({"trail":[{"location":"paris"}]})"); // 2E-ACT-8
        few.state.reserve.resize(2);
        QVERIFY(few.act(playTo("brussels")) && few.state.encounterHand.size() == 2 && few.state.reserve.empty());
    }
    /// 2E-SEA-3 to 2E-SEA-7, 2E-SEA-12, 2E-SEA-13, 2E-TRAIL-1.
    void sailing()
    {
        for (const bool rufus : {false, true}) {
            SecondTable t(std::string(R"({"trail":[{"location":"dublin"}],"dracula":{"encounterHand":["rats"]})") +
                          (rufus ? R"(,"allies":{"hunters":"rufus-smith"}})" : "}"));
            const std::array<int, 4> blood = rufus ? std::array{14, 13, 12, 12} : std::array{14, 14, 13, 13};
            std::size_t n = 0;
            for (const char* place : {"irish-sea", "atlantic-ocean", "bay-of-biscay", "nantes"}) {
                t.state.step = Step::Movement;
                t.state.turn = {};
                QVERIFY(t.act(playTo(place)));
                QCOMPARE(static_cast<int>(t.state.blood), blood[n++]);
                QVERIFY(t.state.trip.has_value() == (n < 4));
            }
            QCOMPARE(t.trail(), rufus ? "nantes | bay-of-biscay (b) atlantic-ocean (b) irish-sea (b) dublin"
                                      : "nantes | bay-of-biscay (b) atlantic-ocean | irish-sea (b) dublin");
            QVERIFY(t.state.step == Step::PlaceEncounter); // 2E-SEA-9: at sea there was none
        }
    }
    /// 2E-SEA-6: a Blood token goes with the cards, and back to the box when one of them leaves.
    void bloodTokens()
    {
        SecondTable t(R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay"},{"location":"santander"},{"location":"madrid"},
            {"location":"saragossa"},{"location":"toulouse"}],"bloodTokens":[2]})");
        QVERIFY(t.act(playTo("le-havre")));
        QCOMPARE(t.trail(), "le-havre | nantes | bay-of-biscay (b) santander | madrid | saragossa");
        clearTrail(t.ruleset, t.state, 3);
        QCOMPARE(t.trail(), "le-havre | nantes | bay-of-biscay");
        QVERIFY(t.state.bloodTokens.none());
    }
    /// 2E-SEA-11: nobody is met at sea, and the card lies covered.
    void hunterInTheSameSea()
    {
        SecondTable t(R"({"trail":[{"location":"varna"}],"hunters":{"mina-harker":"black-sea"},"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(playTo("black-sea")));
        QCOMPARE(t.trail(), "black-sea (b) varna");
        QVERIFY(!t.state.combat && t.state.step == Step::Hunters);
    }
    /// 2E-MOVE-6, 2E-ACT-2, 2E-TRAIL-3, 2E-TRAIL-5.
    void hunterInTheCity()
    {
        SecondTable t(R"({"trail":[{"location":"munich","encounter":"fog"}],"hunters":{"mina-harker":"vienna","dr-seward":"vienna"},
            "dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(playTo("vienna")));
        QCOMPARE(t.trail(), "^vienna | munich+fog");
        QVERIFY(t.told(What::LocationRevealed) == 1 && t.state.encounterHand.size() == 1);
        QVERIFY(t.state.combat && t.state.combat->hunters == (HunterSet(Hunter::DrSeward) | Hunter::MinaHarker) && !t.state.combat->came);
    }
    /// 2E-DARK-1 to 2E-DARK-3, 2E-TRAIL-8, 2E-TRAIL-10, 2E-ACT-4.
    void darkCall()
    {
        SecondTable t(R"({"trail":[{"location":"prague","encounter":"fog"}],"time":"midnight","blood":8,
            "dracula":{"encounterHand":["rats","rats","spy","spy","hoax"]}})");
        QVERIFY(t.act(power(Power::DarkCall)));
        QVERIFY(t.state.blood == 6 && t.state.encounterHand.size() == 15 && t.state.reserve.size() == 29);
        QCOMPARE(t.trail(), "^dark-call | prague+fog");
        QVERIFY(currentLocation(t.state) == at("prague"));
        const std::vector<Encounter> all = t.state.encounterHand;
        QCOMPARE(t.whyNot(GoOn{}), "2E-DARK-2");
        QCOMPARE(t.whyNot(ChooseEncounters{{all.begin(), all.begin() + 9}}), "2E-DARK-2");
        const auto before = t.state.shuffles;
        QVERIFY(t.act(ChooseEncounters{{all.begin(), all.begin() + 10}})); // old and new ones alike
        QVERIFY(t.state.encounterHand == std::vector<Encounter>(all.begin() + 10, all.end()) && t.state.reserve.size() == 39);
        QVERIFY(t.state.shuffles > before && t.state.step == Step::Hunters); // 2E-DARK-3: mixed; no Encounter
    }
    /// 2E-DARK-2, 2E-COMP-8: as many as there are; 7 with Dracula's Brides.
    void darkCallFromASmallReserve()
    {
        SecondTable t(R"({"trail":[{"location":"prague"}],"time":"midnight","allies":{"dracula":"draculas-brides"}})");
        t.state.reserve.resize(9);
        QVERIFY(t.act(power(Power::DarkCall)));
        QVERIFY(t.state.encounterHand.size() == 9 && topDue(t.state)->number == 2);
    }
    /// 2E-FEED-1, 2E-FEED-2, 2E-COMP-10.
    void feed()
    {
        for (const auto& [before, after] : {std::pair{14, 15}, std::pair{15, 15}, std::pair{3, 4}}) {
            SecondTable t(R"({"trail":[{"location":"prague"}],"time":"midnight","dracula":{"encounterHand":["rats"]}})");
            t.state.blood = static_cast<std::uint8_t>(before);
            QVERIFY(t.act(power(Power::Feed)));
            QCOMPARE(static_cast<int>(t.state.blood), after);
            QCOMPARE(t.trail(), "^feed | prague");
            QVERIFY(t.state.step == Step::Hunters);
        }
    }
    /// 2E-POW-7, 2E-HIDE-3: a hunter in the city.
    void powersWithAHunter()
    {
        SecondTable t(R"({"trail":[{"location":"prague","faceUp":true}],"time":"midnight","hunters":{"dr-seward":"prague"},
            "dracula":{"encounterHand":["rats"]}})");
        SecondTable hidden = t;
        QVERIFY(t.act(power(Power::Feed)) && t.state.combat);
        QVERIFY(hidden.act(power(Power::Hide)) && hidden.state.combat);
        QCOMPARE(hidden.trail(), "^hide>prague | ^prague");
    }
    /// 2E-HIDE-1, 2E-HIDE-2, 2E-ACT-5.
    void hide()
    {
        SecondTable t(R"({"trail":[{"location":"munich"},{"location":"zurich"}],"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(power(Power::Hide)) && t.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(t.trail(), "hide>munich+rats | munich | zurich");
        QVERIFY(t.state.hideBond == at("munich") && currentLocation(t.state) == at("munich"));
    }
    /// 2E-HIDE-3, 2E-CASTLE-1 to 2E-CASTLE-3: in the Castle it lies open, nothing is placed and nothing recovered.
    void hideInTheCastle()
    {
        SecondTable t(R"({"trail":[{"location":"klausenburg"}],"blood":11,"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(playTo("castle-dracula")));
        QCOMPARE(t.trail(), "^castle-dracula | klausenburg");
        QVERIFY(t.state.blood == 13 && t.state.step == Step::Hunters);
        t.state.step = Step::Movement;
        t.state.turn = {};
        QVERIFY(t.act(power(Power::Hide)));
        QCOMPARE(t.trail(), "^hide>castle-dracula | ^castle-dracula | klausenburg");
        QVERIFY(t.state.blood == 13 && t.state.step == Step::Hunters);
    }
    /// 2E-HIDE-6, 2E-HIDE-7, 2E-TRAIL-12, 2E-MAT-1, 2E-MAT-6.
    void boundLocationLeaves()
    {
        const auto position = R"({"trail":[{"location":"paris"},{"location":"brussels"},{"location":"cologne"},{"location":"frankfurt"},
            {"powers":["hide"],"encounter":"new-vampire"},{"location":"nuremburg","encounter":"fog"}],"dracula":{"encounterHand":["rats"]}})";
        SecondTable t(position);
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(t.act(playTo("le-havre")));
        QCOMPARE(t.trail(), "le-havre | paris | brussels | cologne | frankfurt");
        QVERIFY(t.told(What::HideRevealed) == 1 && !t.state.hideBond && t.state.reserve.size() == reserve + 1);
        QVERIFY(t.state.pushedOff == std::vector{Encounter::Fog});
        SecondTable below(position); // the same when it goes to the Catacombs
        Play play = playTo("le-havre");
        play.catacomb = CatacombSpace{1};
        QVERIFY(below.act(play));
        QVERIFY(below.told(What::HideRevealed) == 1 && below.state.pushedOff.empty() &&
                below.state.catacombs[1]->location == at("nuremburg"));
        QVERIFY(below.act(ChooseEncounters{{Encounter::Rats}})); // 2E-CAT-6
        QCOMPARE(below.state.catacombs[1]->encounters.size(), std::size_t{2});
    }
    /// 2E-HIDE-8, 2E-HIDE-10: Hide alone in space 6 is no location.
    void hideLeavesFirst()
    {
        SecondTable t(
            R"({"trail":[{"location":"munich","powers":["double-back"]},{"location":"zurich"},{"location":"strasbourg"},{"location":"paris"},
            {"location":"brussels"},{"powers":["hide"],"encounter":"fog"}],"hideBond":"munich","dracula":{"encounterHand":["rats"]}})");
        Play play = playTo("vienna");
        play.catacomb = CatacombSpace{0};
        QCOMPARE(t.whyNot(play), "2E-CAT-8");
        const std::size_t reserve = t.state.reserve.size();
        SecondTable shown = t;
        QVERIFY(t.act(playTo("vienna")));
        QVERIFY(!t.state.hideBond && t.state.pushedOff.size() == 1 && t.state.reserve.size() == reserve); // nobody sees that it was Hide
        QCOMPARE(t.trail(), "vienna | double-back&munich | zurich | strasbourg | paris | brussels");
        QVERIFY(t.act(PlaceEncounter{Encounter::Rats}) && t.act(GoOn{}));
        QVERIFY(t.state.step == Step::Hunters && t.state.pushedOff.empty() && t.state.pushedFrom.empty());
        shown.state.trail[5].faceUp = true;
        QVERIFY(shown.act(playTo("vienna")) && shown.state.pushedOff.empty() && shown.state.reserve.size() == reserve + 1);
    }
    /// 2E-HIDE-7, 2E-INFO-4: what lay on a Hide that nobody saw leave is laid aside as from a city, but never activated.
    void hideLeavesUnseen()
    {
        const auto leaving = [](const char* last, const char* bond) {
            SecondTable t(
                R"({"trail":[{"location":"munich","powers":["double-back"]},{"location":"zurich"},{"location":"strasbourg"},{"location":"paris"},
                {"location":"brussels"},)" +
                std::string(last) + "]" + bond + R"(,"dracula":{"encounterHand":["rats"]}})");
            t.ruleset.rulings.set(Ruling::DoubleBackShowsHide, 1);
            if (!t.act(playTo("vienna")))
                qFatal("not played");
            return t;
        };
        SecondTable hide = leaving(R"({"powers":["hide"],"encounter":"new-vampire"})", R"(,"hideBond":"munich")");
        SecondTable city = leaving(R"({"location":"cologne","encounter":"new-vampire"})", "");
        for (int step = 0; step < 2; ++step) {
            QVERIFY(hide.state.happened == city.state.happened);
            QVERIFY(publicView(hide.ruleset, hide.state) == publicView(city.ruleset, city.state));
            QVERIFY(step == 1 || (hide.act(PlaceEncounter{Encounter::Rats}) && city.act(PlaceEncounter{Encounter::Rats})));
        }
        QCOMPARE(hide.whyNot(ActivateEncounter{Encounter::NewVampire}), "2E-HIDE-7");
        QVERIFY(hide.act(GoOn{}) && hide.state.vampires == 0);
        QVERIFY(city.act(ActivateEncounter{Encounter::NewVampire}) && city.state.vampires == 2);
        // Of two alike it is the other one that is activated.
        SecondTable two = leaving(R"({"powers":["hide"],"encounter":"new-vampire"})", R"(,"hideBond":"munich")");
        two.state.reserve.erase(std::ranges::find(two.state.reserve, Encounter::NewVampire));
        two.state.pushedOff.push_back(Encounter::NewVampire);
        two.state.pushedFrom.emplace_back(at("cologne"));
        QVERIFY(two.act(PlaceEncounter{Encounter::Rats}) && two.act(ActivateEncounter{Encounter::NewVampire}));
        QVERIFY(two.state.vampires == 2 && two.state.pushedOff.size() == 1 && !two.state.pushedFrom.front());
        QCOMPARE(two.whyNot(ActivateEncounter{Encounter::NewVampire}), "2E-HIDE-7");
    }
    /// 2E-HIDE-9, 2E-DBACK-5, 2E-DBACK-6, 2E-DBACK-8, 2E-DBACK-9.
    void doubleBackToTheBoundLocation()
    {
        SecondTable t(R"({"trail":[{"location":"zurich"},{"powers":["hide"]},{"location":"munich","encounter":"fog"},{"location":"vienna"}],
            "dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(playTo("munich", Power::DoubleBack)));
        QCOMPARE(t.trail(), "double-back&munich+fog | zurich | ^hide>munich | vienna");
        QVERIFY(t.state.step == Step::Hunters && t.state.encounterHand.size() == 5 && t.state.hideBond == at("munich"));
        const auto played = std::ranges::find(t.state.happened, What::CardPlayed, &Happening::what);
        QVERIFY(std::ranges::find(played->arguments, Argument(Space{3})) != played->arguments.end());
    }
    /// 2E-DBACK-4, 2E-SEA-3: back to a sea that lies on the trail; the price is due.
    void doubleBackToSea()
    {
        SecondTable t(
            R"({"trail":[{"location":"nantes"},{"location":"bay-of-biscay"},{"location":"santander"},{"location":"madrid"}],"bloodTokens":[2]})");
        SecondTable other = t;
        QVERIFY(t.act(playTo("bay-of-biscay", Power::DoubleBack)));
        QCOMPARE(t.trail(), "double-back&bay-of-biscay (b) nantes | santander | madrid"); // 2E-SEA-6: the old token went with the card
        QVERIFY(t.state.blood == 14 && t.state.trip && t.state.trip->sailedFrom == at("nantes"));
        other.ruleset.rulings.set(Ruling::DoubleBackToSea, 1);
        QCOMPARE(other.whyNot(playTo("bay-of-biscay", Power::DoubleBack)), "2E-DBACK-4");
    }
    /// 2E-DBACK-7: from the Catacombs one Encounter stays, and the space is free for what is pushed off.
    void doubleBackFromTheCatacombs()
    {
        SecondTable t(
            R"({"trail":[{"location":"milan"},{"location":"genoa"},{"location":"florence"},{"location":"rome"},{"location":"naples"},
            {"location":"bari","encounter":"spy"}],"catacombs":[{"location":"munich","encounters":["fog","rats"]},{"location":"sofia"},{"location":"varna"}]})");
        Play play = playTo("munich", Power::DoubleBack);
        QCOMPARE(t.whyNot(play), "2E-DBACK-7");
        play.keep = Encounter::Spy;
        QCOMPARE(t.whyNot(play), "2E-DBACK-7");
        play.keep = Encounter::Rats;
        play.catacomb = CatacombSpace{1};
        QCOMPARE(t.whyNot(play), "2E-CAT-7"); // taken
        play.catacomb = CatacombSpace{0};
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(t.act(play));
        QCOMPARE(t.trail(), "double-back&munich+rats | milan | genoa | florence | rome | naples");
        QVERIFY(t.state.catacombs[0]->location == at("bari") && t.state.catacombs[0]->encounters.size() == 1);
        QVERIFY(t.state.reserve.size() + 5 == reserve + 1 && t.state.encounterHand.size() == 5);
        const auto plays = legalPlays(t.ruleset, t.state);
        QVERIFY(std::ranges::none_of(plays, [](const Play& each) { return each.powers.contains(Power::DoubleBack); }));
    }
    /// 2E-DBACK-10, 2E-DBACK-11.
    void doubleBackTurnsUp()
    {
        SecondTable t(R"({"trail":[{"location":"munich"},{"location":"zurich","encounter":"fog"}],"hunters":{"dr-seward":"zurich"}})");
        QVERIFY(t.act(playTo("zurich", Power::DoubleBack)));
        QCOMPARE(t.trail(), "^double-back&zurich+fog | munich");
        QVERIFY(t.state.combat);
        SecondTable castle(R"({"trail":[{"location":"klausenburg"},{"location":"castle-dracula"}],"blood":9})");
        QVERIFY(castle.act(playTo("castle-dracula", Power::DoubleBack)));
        QCOMPARE(static_cast<int>(castle.state.blood), 11);
    }
    /// 2E-DBACK-12, 2E-TRAIL-9, 2E-OPEN-54.
    void wolfFormComesAlong()
    {
        for (const bool stays : {false, true}) {
            SecondTable t(R"({"trail":[{"location":"munich"},{"location":"zurich"},{"location":"strasbourg","powers":["wolf-form"]}]})");
            t.ruleset.rulings.set(Ruling::WolfFormComesAlong, stays);
            QVERIFY(t.act(playTo("strasbourg", Power::DoubleBack)));
            QCOMPARE(t.trail(), stays ? "double-back&strasbourg | munich | zurich" : "double-back&wolf-form&strasbourg | munich | zurich");
        }
    }
    /// 2E-WOLF-1, 2E-WOLF-6, 2E-WOLF-7.
    void wolfForm()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"brussels"}],"time":"midnight","dracula":{"encounterHand":["rats"]}})");
        SecondTable hidden = t;
        QVERIFY(t.act(playTo("zurich", Power::WolfForm)));
        QCOMPARE(t.trail(), "wolf-form&zurich | paris | brussels");
        QVERIFY(t.state.blood == 14 && t.state.step == Step::PlaceEncounter);
        QVERIFY(hidden.act(power(PowerSet{Power::WolfForm, Power::Hide})) && hidden.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(hidden.trail(), "hide>paris&wolf-form+rats | paris | brussels");
        QVERIFY(hidden.state.blood == 14);
        SecondTable both(R"({"trail":[{"location":"venice"},{"location":"munich"},{"location":"strasbourg"}],"time":"midnight"})");
        SecondTable forbidden = both;
        QVERIFY(both.act(playTo("strasbourg", PowerSet{Power::WolfForm, Power::DoubleBack})));
        QCOMPARE(both.trail(), "double-back&wolf-form&strasbourg | venice | munich");
        forbidden.ruleset.rulings.set(Ruling::WolfWithDoubleBack, 1);
        QCOMPARE(forbidden.whyNot(playTo("strasbourg", PowerSet{Power::WolfForm, Power::DoubleBack})), "2E-WOLF-7");
    }
    /// 2E-CAT-1, 2E-CAT-2, 2E-CAT-3, 2E-CAT-12, 2E-CAT-13.
    void clearingTheCatacombs()
    {
        SecondTable t(
            R"({"trail":[{"location":"brussels"}],"catacombs":[{"location":"rome","encounters":["new-vampire","fog"]},{"location":"paris"}]})");
        t.state.step = Step::StartOfTurn;
        QVERIFY(t.act(GoOn{}) && t.state.step == Step::Catacombs);
        QCOMPARE(t.whyNot(ClearCatacomb{at("vienna")}), "2E-CAT-1");
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(t.act(ClearCatacomb{at("rome")}) && t.act(ClearCatacomb{at("paris")}) && t.act(GoOn{}));
        QVERIFY(t.state.reserve.size() == reserve + 2 && t.state.vampires == 0 && cardsInCatacombs(t.state).empty());
        QVERIFY(t.act(playTo("paris"))); // 2E-CAT-2
        SecondTable sea(R"({"trail":[{"location":"bay-of-biscay"},{"location":"nantes"}],"catacombs":[{"location":"rome"}]})");
        SecondTable other = sea;
        sea.state.step = other.state.step = Step::StartOfTurn;
        QVERIFY(sea.act(GoOn{}) && sea.state.step == Step::Catacombs); // 2E-CAT-3
        other.ruleset.rulings.set(Ruling::CatacombsAtSea, 1);
        QVERIFY(other.act(GoOn{}) && other.state.step == Step::Movement);
        QCOMPARE(other.whyNot(ClearCatacomb{at("rome")}), "2E-TURN-1");
    }
    /// 2E-CAT-5 to 2E-CAT-11, 2E-TOKEN-3, 2E-INFO-5.
    void toTheCatacombs()
    {
        const auto with = [](const char* leaving, const char* rest = "") {
            return std::string(
                       R"({"trail":[{"location":"paris"},{"location":"brussels"},{"location":"cologne"},{"location":"frankfurt"},{"location":"leipzig"},)") +
                   leaving + R"(],"dracula":{"encounterHand":["rats"]})" + rest + "}";
        };
        Play play = playTo("le-havre");
        play.catacomb = CatacombSpace{2};
        QCOMPARE(SecondTable(with(R"({"location":"bay-of-biscay"})")).whyNot(play), "2E-CAT-8");
        QCOMPARE(SecondTable(with(R"({"powers":["feed"]})")).whyNot(play), "2E-CAT-8");
        QCOMPARE(SecondTable(with(R"({"location":"castle-dracula","faceUp":true})")).whyNot(play), "2E-CAT-11");
        QCOMPARE(SecondTable(with(R"({"location":"berlin"})", R"(,"tokens":{"sacredHosts":["berlin"]})")).whyNot(play), "2E-TOKEN-3");
        QCOMPARE(
            SecondTable(with(R"({"location":"berlin"})", R"(,"catacombs":[{"location":"rome"},{"location":"bari"},{"location":"sofia"}])"))
                .whyNot(play),
            "2E-CAT-7");
        SecondTable shorter(R"({"trail":[{"location":"paris"}]})");
        QCOMPARE(shorter.whyNot(play), "2E-CAT-5");
        SecondTable t(with(R"({"location":"berlin","encounter":"new-vampire","faceUp":true})"));
        QVERIFY(t.act(play));
        QVERIFY(t.told(What::CatacombsFilled) == 1 && t.state.pushedOff.empty()); // 2E-CAT-9
        QVERIFY(t.state.catacombs[2]->faceUp);                                    // 2E-CAT-10
        QVERIFY(t.act(GoOn{}) && t.state.catacombs[2]->encounters.size() == 1);
        SecondTable wolf(with(R"({"location":"berlin","powers":["wolf-form"]})"));
        QVERIFY(wolf.act(play) && !powersOnTrail(wolf.state).contains(Power::WolfForm)); // 2E-CAT-8, 2E-OPEN-6
    }
    /// 2E-TRAIL-4 to 2E-TRAIL-6, 2E-MAT-1, 2E-MAT-2, 2E-ACT-1, 2E-ACT-6.
    void pushedOff()
    {
        SecondTable t(std::string(R"({"trail":)") + sixCities + R"(,"tracks":{"vampires":1},"dracula":{"encounterHand":["hoax"]}})");
        QVERIFY(t.act(playTo("paris")));
        QCOMPARE(t.trail(), "paris | nantes+rats | le-havre+fog | brussels | amsterdam | cologne+spy");
        QVERIFY(t.state.step == Step::PlaceEncounter && t.told(What::LocationRevealed) == 0); // 2E-TRAIL-6: unseen
        QVERIFY(t.act(PlaceEncounter{Encounter::Hoax}));
        QCOMPARE(t.whyNot(ActivateEncounter{Encounter::Rats}), "2E-ACT-6");
        SecondTable declined = t;
        QVERIFY(t.act(ActivateEncounter{Encounter::NewVampire}));
        QCOMPARE(t.trail(), "paris+hoax"); // 2E-ENC-17, 2E-MAT-9, 2E-MAT-10
        QVERIFY(t.state.vampires == 3 && t.state.step == Step::Hunters && t.state.encounterHand.size() == 5); // 2E-MAT-5
        QVERIFY(declined.act(GoOn{}) && declined.state.vampires == 1);
        QVERIFY(declined.told(What::EncounterActivated) == 0 &&
                declined.state.reserve.size() + declined.state.encounterHand.size() + 4 == 45);
    }
    /// 2E-MAT-4: most do nothing; 2E-MAT-3: the place is not told unless the table wants it.
    void whatActivatingDoes()
    {
        SecondTable t(std::string(R"({"trail":)") + sixCities + "}");
        t.state.trail[5].encounter = Encounter::Plague;
        QVERIFY(t.act(playTo("paris")));
        QCOMPARE(t.whyNot(ActivateEncounter{Encounter::Plague}), "2E-MAT-4");
        for (const bool shown : {false, true}) {
            SecondTable vampire(std::string(R"({"trail":)") + sixCities + "}");
            vampire.ruleset.rulings.set(Ruling::ActivationShowsPlace, shown);
            QVERIFY(vampire.act(playTo("paris")) && vampire.act(ActivateEncounter{Encounter::NewVampire}));
            const auto told = std::ranges::find(vampire.state.happened, What::EncounterActivated, &Happening::what);
            QCOMPARE(told->arguments.size(), shown ? std::size_t{2} : std::size_t{1});
        }
    }
    /// 2E-ENC-1, 2E-MAT-9: an activated Ambush, and what it leaves.
    void ambushActivated()
    {
        SecondTable t(
            std::string(R"({"trail":)") + sixCities +
            R"(,"hunters":{"dr-seward":"rome","mina-harker":"north-sea","van-helsing":"st-joseph-and-st-mary"},"dracula":{"encounterHand":["plague","hoax"]}})");
        t.state.trail[5].encounter = Encounter::Ambush;
        QVERIFY(t.act(playTo("paris")) && t.act(PlaceEncounter{Encounter::Hoax}) && t.act(ActivateEncounter{Encounter::Ambush}));
        QCOMPARE(t.whyNot(PlayOnHunter{Encounter::Plague, Hunter::MinaHarker}), "2E-ENC-1");
        QCOMPARE(t.whyNot(PlayOnHunter{Encounter::Plague, Hunter::VanHelsing}), "2E-ENC-1");
        QCOMPARE(t.whyNot(PlayOnHunter{Encounter::Fog, Hunter::DrSeward}), "2E-ACT-3");
        QVERIFY(t.act(GoOn{}));
        QCOMPARE(t.trail(), "paris+hoax | nantes+rats | le-havre+fog");
        QVERIFY(t.state.step == Step::Hunters);
    }
    /// 2E-MAT-9, 2E-MAT-11: the card of his place stays, whatever lies left of it, and Hide goes with what it is bound to.
    void clearing()
    {
        SecondTable t(
            R"({"trail":[{"powers":["dark-call"]},{"powers":["feed"]},{"powers":["hide"],"encounter":"fog"},{"location":"rome","encounter":"rats"},
            {"location":"florence"},{"location":"genoa"}]})");
        clearTrail(t.ruleset, t.state, 1);
        QCOMPARE(t.trail(), "rome+rats");
        QVERIFY(!t.state.hideBond);
        SecondTable bond(
            R"({"trail":[{"location":"paris"},{"powers":["hide"]},{"location":"brussels"},{"location":"cologne"}],"hideBond":"brussels"})");
        clearTrail(bond.ruleset, bond.state, 2);
        QCOMPARE(bond.trail(), "paris"); // one less
    }
    /// 2E-TOKEN-2 to 2E-TOKEN-5, 2E-TOKEN-12, 2E-INV-9, 2E-ITEM-1.
    void hosts()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"vienna","mina-harker":"north-sea"}})");
        t.state.step = Step::Hunters;
        QCOMPARE(t.whyNot(PlayItem{HunterItem::SacredHost, Hunter::MinaHarker, {}, {}, 0}), "2E-ITEM-1");
        QVERIFY(t.act(PlayItem{HunterItem::SacredHost, Hunter::DrSeward, {}, {}, 0}));
        QVERIFY(cardsBesideBoard(t.state).contains(at("vienna")) && t.told(What::CardLaidAside) == 1);
        QCOMPARE(t.whyNot(PlayItem{HunterItem::SacredHost, Hunter::DrSeward, {}, {}, 0}), "2E-ITEM-1"); // it lies there already
        t.state.hosts = LocationSet(at("rome")) | LocationSet(at("bari")) | LocationSet(at("sofia"));
        QCOMPARE(t.whyNot(PlayItem{HunterItem::SacredHost, Hunter::DrSeward, {}, {}, 0}), "2E-ITEM-1"); // all three are out
        QVERIFY(t.act(PlayItem{HunterItem::SacredHost, Hunter::DrSeward, at("rome"), {}, 0}));
        QVERIFY(!t.state.hosts.contains(at("rome")) && t.told(What::CardReturned) == 1); // 2E-TOKEN-4
        SecondTable leaving(std::string(R"({"trail":)") + sixCities + R"(,"tokens":{"sacredHosts":["hamburg"]}})");
        QVERIFY(leaving.act(playTo("paris")) && leaving.told(What::CardLaidAside) == 1); // 2E-TOKEN-3
        SecondTable under(R"({"trail":[{"location":"paris","encounter":"fog"}],"time":"midnight","tokens":{"sacredHosts":["paris"]}})");
        QVERIFY(under.whyNot(power(Power::Feed)).empty()); // 2E-TOKEN-10
        under.ruleset.rulings.set(Ruling::HostForcesOut, 1);
        QCOMPARE(under.whyNot(power(Power::Feed)), "2E-POW-6");
    }
    /// 2E-TOKEN-7, 2E-TOKEN-8, 2E-TOKEN-11, 2E-CASTLE-6.
    void ground()
    {
        SecondTable t(
            R"({"trail":[{"location":"rome","encounter":"fog"},{"location":"florence"}],"catacombs":[{"location":"bari","encounters":["rats","spy"]}]})");
        for (const char* place : {"castle-dracula", "galatz", "klausenburg", "north-sea", "st-joseph-and-st-mary"})
            QVERIFY2(!groundMayLie(t.ruleset, at(place)), place);
        QVERIFY(groundMayLie(t.ruleset, at("rome")));
        placeGround(t.ruleset, t.state, at("rome"));
        QCOMPARE(t.trail(), "^rome | florence");
        placeGround(t.ruleset, t.state, at("bari"));
        QVERIFY(t.state.consecratedGround == at("bari") && t.state.catacombs[0]->faceUp && t.state.catacombs[0]->encounters.empty());
        t.state.step = Step::Catacombs;
        QVERIFY(t.act(ClearCatacomb{at("bari")}) && t.told(What::CardLaidAside) == 1); // 2E-TOKEN-11
    }
    /// 2E-ITEM-2, 2E-HOSP-4, 2E-ITEM-3.
    void itemsOutsideOfCombat()
    {
        SecondTable t(
            R"({"trail":[{"location":"rome","encounter":"fog"}],"catacombs":[{"location":"bari","encounters":["rats","spy"]}],"hunters":{"dr-seward":"vienna"}})");
        t.state.step = Step::Hunters;
        QCOMPARE(t.whyNot(PlayItem{HunterItem::HolyWater, Hunter::DrSeward, {}, {}, 5}), "2E-ITEM-2");
        t.state.sheets[1].bites = 1;
        QVERIFY(t.act(PlayItem{HunterItem::HolyWater, Hunter::DrSeward, {}, {}, 3}) && t.state.sheets[1].bites == 1);
        QVERIFY(t.act(PlayItem{HunterItem::HolyWater, Hunter::DrSeward, {}, {}, 4}) && t.state.sheets[1].bites == 0);
        QCOMPARE(t.whyNot(PlayItem{HunterItem::HolyWater, Hunter::MinaHarker, {}, {}, 4}), "2E-ITEM-2");
        const LyingToken second{CardPlace::catacombs(0), 1};
        QVERIFY(t.act(PlayItem{HunterItem::LocalRumors, Hunter::DrSeward, {}, second, 0}));
        QVERIFY(t.state.catacombs[0]->encounters[1].faceUp && !t.state.catacombs[0]->faceUp);
        QCOMPARE(t.whyNot(PlayItem{HunterItem::LocalRumors, Hunter::DrSeward, {}, second, 0}), "2E-ITEM-3");
    }
    /// 2E-ERR-1, 2E-ERR-2, 2E-ERR-3, 2E-ERR-4, 2E-ERR-5, 2E-ERR-8, 2E-OPEN-48.
    void penalty()
    {
        for (const auto& [before, after] : {std::pair{15, 10}, {14, 10}, {11, 10}, {10, 5}, {8, 5}, {6, 5}, {5, 1}, {3, 1}, {1, 1}})
            for (const bool loses : {false, true}) {
                SecondTable t(std::string(R"({"trail":)") + sixCities + R"(,"catacombs":[{"location":"bari","encounters":["rats"]}]})");
                t.ruleset.rulings.set(Ruling::PenaltyKeepsEncounter, loses);
                t.state.blood = static_cast<std::uint8_t>(before);
                t.state.step = Step::Hunters;
                QVERIFY(t.act(SufferPenalty{}));
                QCOMPARE(static_cast<int>(t.state.blood), after);
                QCOMPARE(t.trail(), loses ? "^nantes" : "^nantes+rats");
                QVERIFY(t.state.catacombs[0]->encounters.size() == 1 && t.state.pushedOff.empty()); // 2E-ERR-4
                QVERIFY(t.state.step == Step::Hunters && t.told(What::PenaltyShown) == 1);
            }
    }
    /// 2E-ERR-1, 2E-ACT-5: found while an Encounter is to be laid on Hide, which the penalty takes away.
    void penaltyBeforeTheEncounter()
    {
        SecondTable t(R"({"trail":[{"location":"paris","encounter":"fog"}],"dracula":{"encounterHand":["rats"]}})");
        SecondTable moved = t;
        QVERIFY(t.act(power(Power::Hide)) && t.act(SufferPenalty{}));
        QCOMPARE(t.trail(), "^paris+fog");
        QVERIFY(t.state.step == Step::Hunters && !brokenInvariant(t.ruleset, t.state));
        QVERIFY(moved.act(playTo("brussels")) && moved.act(SufferPenalty{}) && moved.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(moved.trail(), "^brussels+rats");
    }
    /// 2E-ERR-4, 2E-MAT-5: what the card of the error has pushed off goes with it, whether it is found before the Encounter is laid or when
    /// Dracula is asked what he activates; in the other reading it can still win a game.
    void penaltyTakesWhatWasPushedOff()
    {
        for (const bool kept : {false, true})
            for (const bool asked : {false, true}) {
                SecondTable t(R"({"trail":[{"location":"paris"},{"location":"brussels"},{"location":"cologne"},{"location":"frankfurt"},
                    {"location":"leipzig"},{"location":"berlin","encounter":"new-vampire"}],"tracks":{"vampires":4},
                    "dracula":{"encounterHand":["rats"]}})");
                t.ruleset.rulings.set(Ruling::PenaltyTakesPushedOff, kept);
                const auto reserve = t.state.reserve.size();
                QVERIFY(t.act(playTo("nantes")) && t.state.pushedOff.size() == 1);
                if (asked) {
                    QVERIFY(t.act(PlaceEncounter{Encounter::Rats}) && topDue(t.state)->what == Due::What::Activate);
                    QCOMPARE(t.whyNot(SufferPenalty{}), kept ? "2E-TURN-1" : ""); // then it is answered first
                    if (kept)
                        continue;
                }
                QVERIFY(t.act(SufferPenalty{}));
                QVERIFY(asked || t.act(PlaceEncounter{Encounter::Rats}));
                QCOMPARE(t.trail(), "^nantes+rats");
                if (kept) {
                    QVERIFY(t.act(ActivateEncounter{Encounter::NewVampire}) && t.state.winner == Winner::Dracula);
                    continue;
                }
                QVERIFY(t.state.step == Step::Hunters && t.state.due.empty() && t.state.pushedOff.empty() && t.state.vampires == 4);
                QCOMPARE(t.state.reserve.size() + t.state.encounterHand.size(), reserve + 1);
                QVERIFY(!brokenInvariant(t.ruleset, t.state));
            }
    }
    /// 2E-ERR-4, 2E-ERR-6, 2E-DEV-17: where there is no legal card nobody has erred: what the movement before has pushed off stays.
    void penaltyOfTheStuck()
    {
        SecondTable t(R"({"trail":[{"location":"galway"},{"powers":["hide"]},{"location":"dublin","powers":["double-back"]}],"blood":1})");
        t.state.pushedOff = {Encounter::NewVampire};
        t.state.pushedFrom = {at("berlin")};
        t.state.reserve.erase(std::ranges::find(t.state.reserve, Encounter::NewVampire));
        QVERIFY(t.act(SufferPenalty{}) && t.state.step == Step::Movement);
        QCOMPARE(t.state.pushedOff.size(), std::size_t{1});
    }
    /// 2E-ERR-1: what is asked is answered first, also by Dracula, whose cards the penalty clears.
    void penaltyWaitsForTheAnswer()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"brussels","encounter":"rats"}],"hunters":{"dr-seward":"rome"},
            "dracula":{"eventHand":["false-tip-off"]}})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(HunterPlays{HunterEvent::CharteredCarriage, Hunter::DrSeward, {}, {}, {}, 0}));
        QVERIFY(topDue(t.state)->what == Due::What::Refuse);
        QCOMPARE(t.whyNot(SufferPenalty{}), "2E-TURN-1");
        QVERIFY(t.act(GoOn{}) && t.act(SufferPenalty{}));
        QCOMPARE(t.trail(), "^paris");
    }
    /// 2E-ERR-6, 2E-ERR-7, 2E-ERR-9, 2E-OPEN-49.
    void noLegalCard()
    {
        const auto deadEnd = R"({"trail":[{"location":"galway","encounter":"rats"},{"powers":["hide"],"encounter":"fog"},
            {"location":"dublin","powers":["double-back"],"encounter":"spy"}],"blood":1})";
        SecondTable t(deadEnd);
        QVERIFY(legalPlays(t.ruleset, t.state).empty());
        QVERIFY(t.act(SufferPenalty{}));
        QCOMPARE(t.trail(), "^galway+rats");
        QVERIFY(t.state.step == Step::Movement && t.act(playTo("dublin")));
        SecondTable ends(deadEnd);
        ends.ruleset.rulings.set(Ruling::NoMovePenaltyEndsTurn, 1);
        QVERIFY(ends.act(SufferPenalty{}) && ends.state.step == Step::Hunters);
        SecondTable sea(
            R"({"trail":[{"location":"adriatic-sea"},{"location":"ionian-sea"},{"location":"athens"}],"bloodTokens":[2],"blood":9,
            "tokens":{"sacredHosts":["bari","venice"]}})");
        QVERIFY(legalPlays(sea.ruleset, sea.state).empty() && sea.act(SufferPenalty{}));
        QCOMPARE(sea.trail(), "^adriatic-sea");
        QVERIFY(sea.state.step == Step::Hunters && sea.state.blood == 5); // 2E-ERR-9: the turn has gone on
    }
    /// 2E-ERR-9, 2E-ACT-2: the turn goes on with its action phase, which is a combat if a hunter is there.
    void noLegalCardBesideAHunter()
    {
        SecondTable t(R"({"trail":[{"location":"galway"},{"powers":["hide"]},{"location":"dublin","powers":["double-back"]}],"blood":1,
            "hunters":{"dr-seward":"galway"}})");
        t.ruleset.rulings.set(Ruling::NoMovePenaltyEndsTurn, 1);
        QVERIFY(t.act(SufferPenalty{}) && t.state.step == Step::Movement);
        QVERIFY(t.state.combat && t.state.combat->hunters == HunterSet(Hunter::DrSeward) && t.told(Happening::What::CombatBegins) == 1);
    }
    /// 2E-ERR-8, 2E-OPEN-49: an ordinary penalty takes no movement, whatever is read of the other one.
    void ordinaryPenaltyInTheMovement()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"brussels"}]})");
        t.ruleset.rulings.set(Ruling::NoMovePenaltyEndsTurn, 1);
        QVERIFY(t.act(SufferPenalty{}) && t.state.step == Step::Movement && t.act(playTo("brussels")));
    }
    /// 2E-TOKEN-8: what lies on a Hide lies in its city, also on a covered one unless the table reads it otherwise.
    void groundUnderHide()
    {
        SecondTable t(
            R"({"trail":[{"location":"venice"},{"powers":["hide"],"encounter":"rats","faceUp":true},{"location":"munich","encounter":"fog","faceUp":true}]})");
        SecondTable covered = t;
        placeGround(t.ruleset, t.state, at("munich"));
        QCOMPARE(t.trail(), "venice | ^hide>munich | ^munich");
        covered.state.trail[1].faceUp = false;
        SecondTable kept = covered;
        kept.ruleset.rulings.set(Ruling::GroundClearsHide, 1);
        placeGround(covered.ruleset, covered.state, at("munich"));
        QCOMPARE(covered.trail(), "venice | hide>munich | ^munich"); // it stays covered (2E-OPEN-53)
        QVERIFY(covered.state.happened.back().what == What::EncountersDiscarded || covered.told(What::EncountersDiscarded) == 1);
        placeGround(kept.ruleset, kept.state, at("munich"));
        QCOMPARE(kept.trail(), "venice | hide>munich+rats | ^munich");
        SecondTable shown(
            R"({"trail":[{"location":"venice"},{"powers":["hide"],"encounter":"rats"},{"location":"munich","encounter":"fog"}]})");
        shown.ruleset.rulings.set(Ruling::HideShownWithBond, 1); // 2E-OPEN-53
        SecondTable spared = shown;
        placeGround(shown.ruleset, shown.state, at("munich"));
        QCOMPARE(shown.trail(), "venice | ^hide>munich | ^munich");
        spared.ruleset.rulings.set(Ruling::GroundClearsHide, 1);
        placeGround(spared.ruleset, spared.state, at("munich"), CardPlace::onTrail(2)); // 2E-DEV-14
        QCOMPARE(spared.trail(), "venice | hide>munich+rats | munich");
    }
    /// 2E-CASTLE-3, 2E-OPEN-7: where the Castle may lie in the Catacombs it lies there empty.
    void castleInTheCatacombs()
    {
        SecondTable t(
            R"({"trail":[{"location":"paris"},{"location":"brussels"},{"location":"cologne"},{"location":"frankfurt"},{"location":"leipzig"},
            {"location":"castle-dracula","faceUp":true}],"dracula":{"encounterHand":["rats"]}})");
        t.ruleset.rulings.set(Ruling::CastleToCatacombs, 1);
        Play play = playTo("nantes");
        play.catacomb = CatacombSpace{0};
        QVERIFY(t.act(play) && t.state.due.empty() && t.state.step == Step::PlaceEncounter);
    }
    /// 2E-INV-2, 2E-WIN-1: nothing is lost with what was asked when a game ends.
    void tokensWhenItEnds()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"tracks":{"vampires":5}})");
        t.state.step = Step::Hunters;
        t.state.reserve.erase(std::ranges::find(t.state.reserve, Encounter::Assassin));
        push(t.state,
             {.what = Due::What::Encounter, .hunters = Hunter::DrSeward, .location = at("rome"), .encounter = Encounter::Assassin});
        QVERIFY(!brokenInvariant(t.ruleset, t.state));
        gainVampires(t.state, 1);
        QVERIFY(t.state.step == Step::Over && !brokenInvariant(t.ruleset, t.state));
    }
    /// 2E-HUNT-8, 2E-TRAIL-1: a token that is spoken of goes with its card.
    void tokensFollowTheirCards()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"munich","encounter":"fog"},{"location":"zurich"}]})");
        const auto onTrail = [](std::size_t space) { return LyingToken{CardPlace::onTrail(space), 0}; };
        push(t.state, {.what = Due::What::AfterEncounter, .token = onTrail(1)});
        push(t.state, {.what = Due::What::AfterSearch, .met = {onTrail(1), onTrail(2)}});
        const auto follow = [&](const LyingToken& fought, const std::vector<LyingToken>& met) {
            return t.state.due.front().token == fought && t.state.due.back().met == met;
        };
        slideIn(t.state, TrailCard{at("nantes"), {}, {}, false});
        QVERIFY(follow(onTrail(2), {onTrail(2), onTrail(3)}));
        takeCard(t.state, 0);
        QVERIFY(follow(onTrail(1), {onTrail(1), onTrail(2)}));
        takeCard(t.state, 2);
        QVERIFY(follow(onTrail(1), {onTrail(1)}));
    }
    /// 2E-HEV-12: what was declared has to be played as long as it is legal.
    void declared()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        t.state.declared = DeclaredMove{at("brussels"), {}};
        QCOMPARE(t.whyNot(playTo("nantes")), "2E-HEV-12");
        QCOMPARE(legalPlays(t.ruleset, t.state).size(), std::size_t{1});
        t.state.hosts.insert(at("brussels"));
        QVERIFY(t.whyNot(playTo("nantes")).empty());
        QVERIFY(t.act(playTo("nantes")) && !t.state.declared);
    }
    /// 2E-DEV-17, 2E-MAT-8: two movements, one action; both Encounters may be activated.
    void twoMovements()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"saragossa"},
            {"location":"madrid","encounter":"new-vampire"},{"location":"lisbon","encounter":"new-vampire"}],"dracula":{"encounterHand":["rats"]}})");
        t.state.turn.movements = 2;
        QVERIFY(t.act(playTo("strasbourg")) && t.state.step == Step::Movement);
        QVERIFY(t.act(playTo("munich")) && t.act(PlaceEncounter{Encounter::Rats}));
        QCOMPARE(t.trail(), "munich+rats | strasbourg | paris | nantes | bordeaux | saragossa");
        QCOMPARE(t.state.pushedOff.size(), std::size_t{2});
        SecondTable once = t;
        once.ruleset.rulings.set(Ruling::ActivateTwo, 1);
        QVERIFY(t.act(ActivateEncounter{Encounter::NewVampire}) && t.act(ActivateEncounter{Encounter::NewVampire}));
        QVERIFY(t.state.vampires == 4 && t.state.step == Step::Hunters);
        QVERIFY(once.act(ActivateEncounter{Encounter::NewVampire}) && once.state.vampires == 2 && once.state.step == Step::Hunters);
    }
    /// Drawn from the box: nothing goes on before what is due is drawn, and no more tokens than there are.
    void drawnFromTheBox()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        t.state = newGame(t.ruleset, TokenHandling::DrawnFromBox, {});
        QVERIFY(t.act(PlaceHunters{{at("london"), at("london"), at("rome"), at("rome")}}));
        QCOMPARE(t.whyNot(ChooseStart{at("paris")}), "2E-ACT-7");
        QVERIFY(t.act(DrawEncounter{Encounter::Plague}));
        const auto second = apply(t.ruleset, t.state, DrawEncounter{Encounter::Plague}); // there is one of it
        QVERIFY(!second && second.error() == (Violation{"2E-ACT-7", Refusal::NotInReserve, {Encounter::Plague}}));
        for (int n = 0; n < 4; ++n)
            QVERIFY(t.act(DrawEncounter{Encounter::Fog}));
        const auto sixth = apply(t.ruleset, t.state, DrawEncounter{Encounter::Rats});
        QVERIFY(!sixth && sixth.error() == (Violation{"2E-ACT-8", Refusal::NothingToDraw, {}}));
        QVERIFY(t.act(ChooseStart{at("paris")}) && t.state.boxReserve == 40);
    }
    /// 2E-WIN-2, 2E-WIN-3, 2E-WIN-5, 2E-COMP-11.
    void tracks()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}]})");
        gainVampires(t.state, -1);
        QCOMPARE(static_cast<int>(t.state.vampires), 0);
        gainVampires(t.state, 5);
        QVERIFY(t.state.vampires == 5 && t.state.step != Step::Over);
        gainVampires(t.state, 2);
        QVERIFY(t.state.vampires == 6 && t.state.winner == Winner::Dracula);
        SecondTable hunters(R"({"trail":[{"location":"paris"}],"blood":3})");
        loseBlood(hunters.state, 5);
        QVERIFY(hunters.state.blood == 0 && hunters.state.winner == Winner::Hunters);
        QCOMPARE(hunters.whyNot(playTo("brussels")), "2E-WIN-3");
    }
};

DEMETER_TEST(TestSecondTurn)
#include "test_second_turn.moc"
