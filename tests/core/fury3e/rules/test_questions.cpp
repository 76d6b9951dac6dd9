// The hunters' cards: what they ask, what Dracula truthfully answers, and what the table learns. Each row names the ids that fail with it.
#include "core/fury3e/text/action_text.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using Who = Hunter;

namespace {

/// What the last action told the table: `what(argument,argument)`, one after the other.
std::string told(const Table& table)
{
    const auto state = nlohmann::json::parse(writeState(table.rules, table.state));
    std::string text;
    for (const auto& happening : state["happened"]) {
        text += (text.empty() ? "" : " ") + happening["what"].get<std::string>();
        std::string arguments;
        for (const auto& argument : happening["arguments"])
            for (const auto& [name, value] : argument.items())
                arguments += (arguments.empty() ? "" : ",") + (value.is_string() ? value.get<std::string>() : value.dump());
        if (!arguments.empty())
            text += "(" + arguments + ")";
    }
    return text;
}

/// A round under way on the invented map, with hunters far from everything but the sea.
struct Round : Table {
    explicit Round(Step step = Step::Day, const std::string& board = "test-map-m") : Table(board)
    {
        clock(step);
        if (board != "test-map-m")
            return;
        hunter(Who::LordGodalming, "k").hunter(Who::DrSeward, "k").hunter(Who::VanHelsing, "k").hunter(Who::MinaHarker, "k");
    }

    /// Plays the card, with Dracula's reply if one is asked for, and says what the table is told. `! RULE`: refused.
    std::string ask(const HunterPlays& plays)
    {
        if (!take(plays))
            return "! " + lastRefusal;
        std::string text = told(*this);
        if (due() == Due::What::PressReply) {
            if (!take(GoOn{}))
                return "stuck";
            text += " | " + told(*this);
        }
        return text;
    }
    /// It is his turn, whoever has acted.
    Round& again(Hunter hunter)
    {
        state.now.acted = {};
        turn(hunter);
        return *this;
    }
    Refusal why(const HunterPlays& plays) const
    {
        const auto next = apply(rules, state, plays);
        return next ? Refusal::NothingToOverrule : next.error().what;
    }
    bool whole() const { return !brokenInvariant(rules, state); }
};

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private slots:
    /// REV-6 HIDE-4 TIME-5 EVT-1: a slot, whatever lies in it
    void newspaper_data();
    void newspaper();
    /// REV-6: with the Location card comes the Hide that is tied to it
    void newspaperTurnsUpTiedHide();
    /// INFO-7 EVT-5: the question waits for Dracula's reply, whether he holds Sensationalist Press or not
    void pressIsAskedEveryTime_data();
    void pressIsAskedEveryTime();
    void pressCancels();
    /// CARD-SCOUTS INFO-8: denials are public; trail only, or lairs too
    void scouts();
    void scoutsSeeLairs();
    /// ALLY-0 ALLY-1 ALLY-2
    void allyAtOnce();
    void allyStays();
    void surprisingReturn();
    /// ADJ-1 ADJ-2 ADJ-3 ADJ-5 ADJ-6 ADJ-7 CARD-RUMORS
    void localRumors_data();
    void localRumors();
    void localRumorsInLairs();
    /// ADJ-1 ADJ-3 ADJ-6 ADJ-7 HOSP-3
    void evilPresence_data();
    void evilPresence();
    /// COMP-17 HOSP-3 INFO-7
    void regions_data();
    void regions();
    void regionTellsNoCity();
    void psychicBondNeedsACity();
    /// HOSP-3: Hypnosis needs Mina in a city, and another hunter with her
    void hypnosisNeedsAnotherHunter();
    /// OPEN-15
    void moneyTrail();
    /// HO-10 AMB-2 INFO-6
    void waxCylinders();
    /// INFO-6 HAND-1 EVT-4
    void behindTheVeil();
    void behindTheVeilWithEmptyHand();
    /// EVT-3
    void mysticResearch();
    /// INF-2 OPEN-40 DEL-1 EVT-6
    void vampireLair();
    /// CONS-1 OPEN-42
    void consecratedGround();
    /// TIME-5 TIME-10
    void cardsOfDawn();
    /// EVT-5: False Tip cancels it, on this journey only
    void charteredCarriage();
    /// BLK-1 ALLY-1 EVT-5
    void goodLuck();
    void goodLuckCancelsFalseTip();
    /// BITE-1 BITE-3 HOSP-3
    void bloodTransfusion();
    /// COMB-1 COMB-3 OPEN-34 WIN-3
    void combatCards();
    /// GOLD-1 REV-3: a sea card is turned up by a question, though by no hunter's arrival
    void seaCardIsTurnedUp();
    /// DEF-3: who is off the board plays nothing
    void notFromOffTheBoard();
    /// EVT-1: cards that belong to one hunter
    void notHisCard_data();
    void notHisCard();
    /// EVT-6 TIME-10: a card that is an action is one
    void cardIsAnAction();
    /// TIME-1 HAND-1: when nothing else is due
    void moments();
    void examples();
    /// EVT-1: what a card needs is what it is refused without, and what is offered for it is what it is played with
    void needs();
    /// HO-5 REV-6: Jonathan Harker as ally, with every kind of slide
    void jonathanHarkerStays();
    /// MOVE-2 OPEN-39: Rufus Smith as ally
    void rufusSmithStays();
};

void TestQuestions::newspaper_data()
{
    Rows<int, int, QString> row;
    const auto day = int(Step::Day), dawn = int(Step::Dawn), dusk = int(Step::Dusk), night = int(Step::Night);
    row("at once, slot 3 without saying so", day, 0, "hunter-card-played(newspaper-reports) | location-revealed(c)");
    row("at once, slot 3", night, 3, "hunter-card-played(newspaper-reports) | location-revealed(c)");
    row("TIME-5: slot 5 at dawn", dawn, 5, "hunter-card-played(newspaper-reports) | slot-empty(5)");
    row("TIME-5: slot 6 at dusk", dusk, 6, "hunter-card-played(newspaper-reports) | slot-power(6,feed)");
    row("TIME-5: slot 5 by day", day, 5, "! EVT-1");
    row("TIME-5: slot 6 by night", night, 6, "! EVT-1");
    row("EVT-1: slot 4 never", dusk, 4, "! EVT-1");
    row("EVT-1: slot 1 never", day, 1, "! EVT-1");
}

void TestQuestions::newspaper()
{
    const auto [step, slot, answer] = rowOf<int, int, QString>();
    Round table(static_cast<Step>(step));
    table.slot(1, "a", {}, {"rats"}).slot(2, "b").slot(3, "c", {}, {"bats"}, true).slot(4, "d").slot(6, "", Power::Feed);
    HunterPlays plays{.event = HunterEvent::NewspaperReports};
    if (slot != 0)
        plays.slot = Slot{static_cast<std::uint8_t>(slot)};
    QCOMPARE(QString::fromStdString(table.ask(plays)), answer);
    QVERIFY(!table.in(3).encounters.front().faceUp); // its encounters stay hidden
    QVERIFY(!table.in(2).faceUp);
    QVERIFY(table.whole());
}

void TestQuestions::newspaperTurnsUpTiedHide()
{
    const HunterPlays plays{.event = HunterEvent::NewspaperReports};
    Round tied;
    tied.slot(1, "d").slot(2, "", Power::Hide, {"rats"}).slot(3, "c").bond("c");
    QCOMPARE(tied.ask(plays), "hunter-card-played(newspaper-reports) | location-revealed(c) hide-revealed");
    QVERIFY(tied.in(2).faceUp);
    QVERIFY(!tied.in(2).encounters.front().faceUp);
    // The answer is given again where everything lies face up already.
    QCOMPARE(tied.ask(plays), "hunter-card-played(newspaper-reports) | location-revealed(c)");

    Round hide;
    hide.slot(1, "d").slot(3, "", Power::Hide).slot(4, "c");
    QCOMPARE(hide.ask(plays), "hunter-card-played(newspaper-reports) | hide-revealed");
    QVERIFY(hide.in(3).faceUp);
    QVERIFY(!hide.in(4).faceUp);

    Round pair; // OPEN-21
    pair.slot(1, "d").slot(3, "", PowerSet{Power::Hide, Power::WolfForm}).slot(4, "c").bond("c");
    QCOMPARE(pair.ask(plays), "hunter-card-played(newspaper-reports) | hide-revealed slot-power(3,wolf-form)");
    QVERIFY(!pair.in(4).faceUp); // REV-6 works one way only
}

void TestQuestions::pressIsAskedEveryTime_data()
{
    QTest::addColumn<int>("event");
    QTest::newRow("newspaper") << int(HunterEvent::NewspaperReports);
    QTest::newRow("scouts") << int(HunterEvent::HiredScouts);
    QTest::newRow("rumors") << int(HunterEvent::LocalRumors);
    QTest::newRow("presence") << int(HunterEvent::EvilPresence);
}

void TestQuestions::pressIsAskedEveryTime()
{
    QFETCH(int, event);
    Round without;
    without.slot(1, "g").slot(2, "f").slot(3, "e");
    Round with = without;
    with.state.eventHand = {DraculaEvent::SensationalistPress};
    HunterPlays plays{.event = static_cast<HunterEvent>(event), .hunter = Who::LordGodalming};
    if (plays.event == HunterEvent::HiredScouts) {
        plays.city = without.at("e");
        plays.second = without.at("f");
    }
    for (Round* table : {&without, &with}) {
        QVERIFY(table->take(plays));
        QVERIFY(table->due() == Due::What::PressReply);
        QCOMPARE(table->state.happened.size(), std::size_t{1}); // nothing yet but the card itself
        for (int slot = 1; slot <= 3; ++slot)
            QVERIFY(!table->in(slot).faceUp);
        QVERIFY(table->whole());
        QCOMPARE(table->refused(Reply{true}), "TIME-1");
        QCOMPARE(table->refused(HunterPlays{.event = HunterEvent::EvilPresence}), "TIME-1");
    }
    QVERIFY(without.state.due == with.state.due); // INFO-7: the same whether he holds the card or not
    const auto can = [](const Table& table) { return legalActions(table.rules, table.state); };
    const auto listed = [](const std::vector<Action>& actions, const Action& action) {
        return std::ranges::find(actions, action) != actions.end();
    };
    QVERIFY(listed(can(without), GoOn{}));
    QVERIFY(!listed(can(without), PlayEvent{DraculaEvent::SensationalistPress, false, 0}));
    QVERIFY(listed(can(with), GoOn{}));
    QVERIFY(listed(can(with), PlayEvent{DraculaEvent::SensationalistPress, false, 0}));
    QVERIFY(with.take(GoOn{})); // GOLD-4
    QVERIFY(with.state.due.empty());
    QVERIFY(with.state.eventHand.size() == 1);
}

void TestQuestions::pressCancels()
{
    Round table;
    table.slot(1, "g").slot(2, "f").slot(3, "e");
    table.state.eventHand = {DraculaEvent::SensationalistPress};
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::NewspaperReports}, PlayEvent{DraculaEvent::SensationalistPress, false, 0}));
    QCOMPARE(told(table), "event-played(sensationalist-press) hunter-card-cancelled(newspaper-reports)"); // EVT-5
    QVERIFY(!table.in(3).faceUp);
    QVERIFY(table.state.due.empty());
    // Cards that it does not name are answered at once.
    table.state.eventHand = {DraculaEvent::SensationalistPress};
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::JonathanHarker, .city = table.at("e")}));
    QVERIFY(table.state.due.empty());
    QVERIFY(table.in(3).faceUp);
}

void TestQuestions::scouts()
{
    Round table;
    table.slot(1, "g").slot(2, "f", {}, {}, false, true).slot(3, "s").lair(0, "e", {"rats"});
    const auto ask = [&](const char* first, const char* second) {
        return table.ask({.event = HunterEvent::HiredScouts, .city = table.at(first), .second = table.at(second)});
    };
    const std::string played = "hunter-card-played(hired-scouts) | ";
    QCOMPARE(ask("a", "g"), played + "denied(a) location-revealed(g)");
    QCOMPARE(ask("f", "e"), played + "location-revealed(f) denied(e)"); // a lair is not on the trail
    QVERIFY(!table.state.lairs[0]->faceUp);
    QCOMPARE(ask("a", "a"), played + "denied(a)"); // one question
    QCOMPARE(ask("s", "a"), "! EVT-1");
    QCOMPARE(table.ask({.event = HunterEvent::HiredScouts, .city = table.at("a")}), "! EVT-1");
    QCOMPARE(table.ask({.event = HunterEvent::HiredScouts, .city = static_cast<LocationId>(200), .second = table.at("a")}),
             std::string("! EVT-1"));
    QVERIFY(table.why({.event = HunterEvent::HiredScouts}) == Refusal::HunterCardNeeds);
    QVERIFY(!table.in(3).faceUp);
}

void TestQuestions::scoutsSeeLairs()
{
    Round table;
    table.rules.rulings.scoutsSeeLairs = NoYes::Yes; // CARD-SCOUTS
    table.slot(1, "g").lair(0, "e", {"rats"}).lair(1, "d", {"bats"});
    QCOMPARE(table.ask({.event = HunterEvent::HiredScouts, .city = table.at("e"), .second = table.at("b")}),
             std::string("hunter-card-played(hired-scouts) | location-revealed(e) denied(b,1)")); // and not in a lair
    QVERIFY(table.state.lairs[0]->faceUp);
    QCOMPARE(table.ask({.event = HunterEvent::SisterAgatha, .city = table.at("d")}),
             std::string("hunter-card-played(sister-agatha) location-revealed(d)"));
    QVERIFY(!table.state.lairs[1]->encounters.front().faceUp);
}

void TestQuestions::allyAtOnce()
{
    for (const HunterEvent ally : {HunterEvent::JonathanHarker, HunterEvent::RufusSmith, HunterEvent::SisterAgatha}) {
        Round table;
        table.slot(1, "g").slot(2, "f").lair(0, "e", {"rats"});
        const std::string played = "hunter-card-played(" + std::string(idOf(ally)) + ",dr-seward) ";
        const auto ask = [&](const char* city) { return table.ask({.event = ally, .hunter = Who::DrSeward, .city = table.at(city)}); };
        QCOMPARE(ask("f"), played + "location-revealed(f)");
        QCOMPARE(ask("e"), played + "denied(e)");
        QCOMPARE(ask("t"), "! EVT-1");
        QVERIFY(table.why({.event = ally}) == Refusal::HunterCardNeeds);
        QVERIFY(!table.state.hunterAlly);
    }
}

void TestQuestions::allyStays()
{
    Round table;
    table.slot(1, "g");
    QCOMPARE(table.ask({.event = HunterEvent::RufusSmith, .ally = true}),
             std::string("hunter-card-played(rufus-smith) ally-in-play(rufus-smith)"));
    QVERIFY(table.state.hunterAlly == HunterEvent::RufusSmith);
    QCOMPARE(table.ask({.event = HunterEvent::SisterAgatha, .ally = true}), // ALLY-2
             std::string("hunter-card-played(sister-agatha) ally-gone(rufus-smith) ally-in-play(sister-agatha)"));
    QVERIFY(table.state.hunterAlly == HunterEvent::SisterAgatha);
    QCOMPARE(table.ask({.event = HunterEvent::EvilPresence, .ally = true}), "! ALLY-0");
    QVERIFY(table.why({.event = HunterEvent::LongNight, .ally = true}) != Refusal::NothingToOverrule);
}

void TestQuestions::surprisingReturn()
{
    Round table(Step::Dusk);
    table.slot(1, "g").slot(2, "f");
    HunterPlays plays{.event = HunterEvent::SurprisingReturn};
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    plays.city = table.at("f");
    plays.fetched = HunterEvent::LocalRumors; // no ally
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    plays.fetched = HunterEvent::JonathanHarker;
    QCOMPARE(table.ask(plays),
             std::string("hunter-card-played(surprising-return) hunter-card-played(jonathan-harker) location-revealed(f)"));
    plays.ally = true;
    QCOMPARE(table.ask(plays),
             std::string("hunter-card-played(surprising-return) hunter-card-played(jonathan-harker) ally-in-play(jonathan-harker)"));
    QVERIFY(table.state.hunterAlly == HunterEvent::JonathanHarker);
    QVERIFY(table.why(plays) == Refusal::AlreadySo); // ALLY-2: that card lies in play, not among the discards
    plays.fetched = HunterEvent::RufusSmith;
    QCOMPARE(table.refused(plays), "");
}

void TestQuestions::localRumors_data()
{
    Rows<QString, QString> row;
    row("ADJ-1: Dracula's own place too, in the order of the trail", "d", "location-revealed(p) location-revealed(e) location-revealed(b)");
    row("ADJ-3: a sea from its port", "q", "location-revealed(t)");
    row("ADJ-2 ADJ-3: from a sea", "s", "location-revealed(p) location-revealed(t)");
    row("ADJ-5: no railway", "h", "none-adjacent(h)");
    row("his own location is not next to him", "b", "location-revealed(a)");
    row("ADJ-7: from a hospital only the linked city", "hospital", "location-revealed(e)");
}

void TestQuestions::localRumors()
{
    const auto [from, answer] = rowOf<QString, QString>();
    Round table;
    table.slot(1, "p", {}, {"rats"}).slot(2, "e").slot(3, "b").slot(4, "t").slot(5, "a").slot(6, "", Power::Hide).lair(0, "c", {"bats"});
    table.state.tokens.roadblocks = {{false, table.at("b"), table.at("d")}}; // ADJ-6: it does not end adjacency
    if (from == "hospital")
        table.hospital(Who::VanHelsing, "e");
    else
        table.hunter(Who::VanHelsing, from.toStdString());
    QCOMPARE(QString::fromStdString(table.ask({.event = HunterEvent::LocalRumors, .hunter = Who::VanHelsing})),
             "hunter-card-played(local-rumors,van-helsing) | " + answer);
    QVERIFY(!table.state.lairs[0]->faceUp); // CARD-RUMORS
    QVERIFY(!table.in(1).encounters.front().faceUp);
    QVERIFY(table.whole());
    QVERIFY(table.why({.event = HunterEvent::LocalRumors}) == Refusal::HunterCardNeeds);
    table.place(Who::VanHelsing) = {};
    QVERIFY(table.why({.event = HunterEvent::LocalRumors, .hunter = Who::VanHelsing}) == Refusal::HunterCardNeeds);
}

void TestQuestions::localRumorsInLairs()
{
    Round table;
    table.rules.rulings.rumorsSeeLairs = NoYes::Yes; // CARD-RUMORS
    table.slot(1, "g").lair(1, "c", {"bats"}).hunter(Who::MinaHarker, "a");
    QCOMPARE(table.ask({.event = HunterEvent::LocalRumors, .hunter = Who::MinaHarker}),
             std::string("hunter-card-played(local-rumors,mina-harker) | location-revealed(c)"));
    QVERIFY(table.state.lairs[1]->faceUp);
    table.hunter(Who::MinaHarker, "h");
    table.state.trail[0].reset();
    table.slot(1, "d");
    QCOMPARE(table.ask({.event = HunterEvent::LocalRumors, .hunter = Who::MinaHarker}),
             std::string("hunter-card-played(local-rumors,mina-harker) | none-adjacent(h,1)"));
}

void TestQuestions::evilPresence_data()
{
    // `hunters`: where each stands; `*` before it: in the hospital, `-`: off the board
    Rows<QString, QString, QString> row;
    row("ADJ-1: by road", "d", "e b k a", "(lord-godalming,dr-seward)");
    row("ADJ-3: port and sea", "t", "q r s u", "(lord-godalming,dr-seward,van-helsing,mina-harker)");
    row("ADJ-5: no railway", "h", "a a a k", "");
    row("ADJ-6: a Roadblock does not matter", "b", "d k k k", "(lord-godalming)");
    row("ADJ-7: in the hospital of his city", "e", "k k *e k", "(van-helsing)");
    row("ADJ-7: in the hospital of the next city", "d", "k k *e k", "");
    row("in his own place: not next to him", "s", "s p k -", "(dr-seward)");
}

void TestQuestions::evilPresence()
{
    const auto [here, hunters, answer] = rowOf<QString, QString, QString>();
    Round table;
    table.slot(1, "", Power::Feed).slot(2, here.toStdString());
    table.state.tokens.roadblocks = {{false, table.at("b"), table.at("d")}};
    const QStringList places = hunters.split(' ');
    for (const Hunter hunter : allHunters) {
        const std::string place = places[int(hunter)].toStdString();
        if (place == "-")
            table.place(hunter) = {};
        else if (place.starts_with('*'))
            table.hospital(hunter, place.substr(1));
        else
            table.hunter(hunter, place);
    }
    QCOMPARE(QString::fromStdString(table.ask({.event = HunterEvent::EvilPresence})),
             "hunter-card-played(evil-presence) | answered-hunters" + answer);
    QVERIFY(!table.in(2).faceUp); // nothing is turned up
}

void TestQuestions::regions_data()
{
    Rows<QString, QString, QString, QString> row;
    row("COMP-17: the same region", "prague", "vienna", "answered-region(austria-hungary)", "answered-yes");
    row("COMP-17: another region", "rome", "vienna", "answered-region(italia)", "answered-no");
    row("Castle Dracula", "castle-dracula", "vienna", "answered-region(austria-hungary)", "answered-yes");
    row("at sea", "north-sea", "vienna", "answered-no-region", "answered-no");
}

void TestQuestions::regions()
{
    const auto [here, hunter, hypnosis, bond] = rowOf<QString, QString, QString, QString>();
    Round table(Step::Day, "fury-3e");
    for (const Hunter each : allHunters)
        table.hunter(each, "madrid");
    table.hunter(Who::DrSeward, hunter.toStdString()).slot(1, here.toStdString()).slot(2, "madrid");
    QCOMPARE(QString::fromStdString(table.ask({.event = HunterEvent::PsychicBond, .hunter = Who::DrSeward})),
             "hunter-card-played(psychic-bond,mina-harker) " + bond + "(dr-seward)");
    table.state.now.anyOrder = true; // EVT-6: her action, before it is her turn
    QCOMPARE(QString::fromStdString(table.ask({.event = HunterEvent::Hypnosis})),
             "hunter-card-played(hypnosis,mina-harker) " + hypnosis + " hunter-delayed(mina-harker)");
    QVERIFY(!table.in(1).faceUp);
}

void TestQuestions::regionTellsNoCity()
{
    // INFO-7: two cities of one region give the very same news.
    std::vector<std::vector<Happening>> news;
    for (const char* city : {"rome", "venice", "cagliari"}) {
        Round table(Step::Day, "fury-3e");
        for (const Hunter each : allHunters)
            table.hunter(each, "madrid");
        table.slot(1, city).turn(Who::MinaHarker);
        QVERIFY(table.take(HunterPlays{.event = HunterEvent::Hypnosis}));
        news.push_back(table.state.happened);
    }
    QVERIFY(news[0] == news[1]);
    QVERIFY(news[0] == news[2]);
}

void TestQuestions::psychicBondNeedsACity()
{
    Round table;
    table.slot(1, "g");
    const HunterPlays plays{.event = HunterEvent::PsychicBond, .hunter = Who::VanHelsing};
    QVERIFY(table.why(plays) == Refusal::NothingToOverrule);
    table.hospital(Who::VanHelsing, "e"); // HOSP-3
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    table.hunter(Who::VanHelsing, "s");
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    QVERIFY(table.why({.event = HunterEvent::PsychicBond}) == Refusal::HunterCardNeeds);
    // It is Mina's, whomever she asks about, and no action of hers.
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::PsychicBond, .hunter = Who::LordGodalming}));
    QVERIFY(table.state.now.acted.empty());
}

void TestQuestions::hypnosisNeedsAnotherHunter()
{
    Round table;
    table.slot(1, "g").turn(Who::MinaHarker);
    const HunterPlays plays{.event = HunterEvent::Hypnosis};
    QVERIFY(table.why(plays) == Refusal::NothingToOverrule);
    table.hunter(Who::MinaHarker, "e");
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds); // alone
    table.hospital(Who::VanHelsing, "e");                  // not in the city
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    table.hunter(Who::VanHelsing, "e");
    QVERIFY(table.why(plays) == Refusal::NothingToOverrule);
    HunterPlays allowed = plays; // what the card needs, no table can make up for
    allowed.overruled = true;
    table.hospital(Who::MinaHarker, "e");
    QVERIFY(table.why(plays) == Refusal::OnlyMovesHere); // HOSP-2
    QVERIFY(table.why(allowed) == Refusal::HunterCardNeeds);
    table.hospital(Who::VanHelsing, "e");
    QVERIFY(table.why(allowed) == Refusal::HunterCardNeeds);
    table.hunter(Who::MinaHarker, "s").hunter(Who::VanHelsing, "s"); // at sea is in no city
    QVERIFY(table.why(plays) == Refusal::OnlyMovesHere);             // REV-8
    QVERIFY(table.why(allowed) == Refusal::HunterCardNeeds);
    table.place(Who::MinaHarker) = {}; // DEF-3
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
}

void TestQuestions::moneyTrail()
{
    Round table;
    table.slot(1, "g").slot(2, "s").slot(3, "", Power::Hide).slot(4, "p");
    const auto ask = [&](int slot) {
        table.again(Who::LordGodalming);
        return table.ask({.event = HunterEvent::MoneyTrail, .hunter = Who::LordGodalming, .slot = Slot{static_cast<std::uint8_t>(slot)}});
    };
    const std::string played = "hunter-card-played(money-trail,lord-godalming) ";
    for (const int slot : {0, 1, 3, 4, 5, 7}) // OPEN-15: sea backs are known
        QCOMPARE(ask(slot), "! EVT-1");
    QCOMPARE(ask(2), played + "location-revealed(s)");
    QVERIFY(table.why({.event = HunterEvent::MoneyTrail}) == Refusal::HunterCardNeeds);

    table.rules.rulings.seaBacksKnown = NoYes::No; // OPEN-15: Dracula turns it up or denies
    QCOMPARE(ask(1), played + "answered-no(1)");
    QCOMPARE(ask(3), played + "answered-no(3)");
    QCOMPARE(ask(5), played + "slot-empty(5)");
    QCOMPARE(ask(2), played + "location-revealed(s)");
    QCOMPARE(ask(0), "! EVT-1");
    QCOMPARE(ask(7), "! EVT-1");
    for (const int slot : {1, 3, 4})
        QVERIFY(!table.in(slot).faceUp);
}

void TestQuestions::waxCylinders()
{
    Round table;
    table.slot(1, "g", {}, {"rats", "new-vampire"}).slot(2, "", Power::Feed).slot(4, "f", {}, {"bats"});
    table.in(1).encounters[0].faceUp = true;
    const auto deduce = [&](int slot) {
        table.again(Who::DrSeward);
        return table.ask({.event = HunterEvent::WaxCylinders, .slot = Slot{static_cast<std::uint8_t>(slot)}});
    };
    const std::string played = "hunter-card-played(wax-cylinders,dr-seward)";
    QCOMPARE(deduce(1), played + " encounter-revealed(new-vampire)");
    QVERIFY(table.in(1).encounters[1].faceUp);
    QVERIFY(!table.in(1).faceUp);                  // the Location card stays hidden
    QVERIFY(table.state.encounterDiscard.empty()); // AMB-2: unresolved, and still usable
    QVERIFY(!table.in(4).encounters[0].faceUp);
    QCOMPARE(deduce(2), played + " nothing-to-show"); // INFO-8: a hideout without any, and one in which all lie open
    QCOMPARE(deduce(1), played + " nothing-to-show");
    QCOMPARE(deduce(3), "! EVT-1");
    table.again(Who::DrSeward);
    QVERIFY(table.why({.event = HunterEvent::WaxCylinders}) == Refusal::HunterCardNeeds);
    QVERIFY(table.why({.event = HunterEvent::WaxCylinders, .slot = Slot{1}, .option = 2}) == Refusal::HunterCardNeeds);

    QCOMPARE(table.ask({.event = HunterEvent::WaxCylinders, .option = 1}), played + " hide-in-deck");
    Round hidden;
    hidden.slot(1, "", Power::Hide, {"rats"}).slot(2, "f").bond("f").turn(Who::DrSeward);
    QCOMPARE(hidden.ask({.event = HunterEvent::WaxCylinders, .option = 1}), played + " hide-revealed");
    QVERIFY(hidden.in(1).faceUp);
    QVERIFY(!hidden.in(2).faceUp); // the location it is tied to is not named
    QVERIFY(!hidden.in(1).encounters[0].faceUp);
}

void TestQuestions::behindTheVeil()
{
    Round table;
    table.slot(1, "g", {}, {"wolves"});
    table.hand({"spy", "rats", "spy", "bats", "hoax"});
    table.state.eventHand = {DraculaEvent::WildHorses, DraculaEvent::CustomsSearch};
    QCOMPARE(table.ask({.event = HunterEvent::BehindTheVeil}),
             std::string("hunter-card-played(behind-the-veil) hand-shown(bats,hoax,rats,spy,spy,customs-search,wild-horses)"));
    QVERIFY(table.due() == Due::What::GiveUpEncounter);
    QVERIFY(table.whole());
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    QCOMPARE(table.refused(ChooseEncounter{table.card("wolves")}), "HAND-3");
    QCOMPARE(table.refused(Reply{true}), "TIME-1");
    const auto actions = legalActions(table.rules, table.state);
    QCOMPARE(std::ranges::count_if(actions, [](const Action& a) { return std::holds_alternative<ChooseEncounter>(a); }), 4);
    QVERIFY(table.take(ChooseEncounter{table.card("spy")}));
    QCOMPARE(told(table), "encounter-discarded(spy)");
    QVERIFY(table.state.encounterDiscard == std::vector<EncounterKind>{table.card("spy")});
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5}); // HAND-1: at once
    QCOMPARE(table.state.eventHand.size(), std::size_t{2});     // INFO-6: shown, and back
    QVERIFY(table.whole());
}

void TestQuestions::behindTheVeilWithEmptyHand()
{
    Round table;
    table.slot(1, "g");
    table.rules.rulings.reshuffleDiscards = NoYes::No;
    auto& state = table.state;
    state.encounterDiscard.insert(state.encounterDiscard.end(), state.encounterDeck.begin(), state.encounterDeck.end());
    state.encounterDiscard.insert(state.encounterDiscard.end(), state.encounterHand.begin(), state.encounterHand.end());
    state.encounterDeck.clear();
    state.encounterHand.clear();
    QCOMPARE(table.ask({.event = HunterEvent::BehindTheVeil}), "hunter-card-played(behind-the-veil) hand-shown");
    QVERIFY(state.due.empty());
}

void TestQuestions::mysticResearch()
{
    Round table;
    table.slot(1, "g").turn(Who::VanHelsing);
    table.state.hiddenDiscards = 2;
    QCOMPARE(table.ask({.event = HunterEvent::MysticResearch, .option = 4}),
             std::string("hunter-card-played(mystic-research,van-helsing) events-hidden(4)"));
    QCOMPARE(int(table.state.hiddenDiscards), 6); // EVT-3
    table.again(Who::VanHelsing);
    QCOMPARE(table.ask({.event = HunterEvent::MysticResearch}), "hunter-card-played(mystic-research,van-helsing)");
    QCOMPARE(int(table.state.hiddenDiscards), 6);
    table.again(Who::VanHelsing);
    QVERIFY(table.why({.event = HunterEvent::MysticResearch, .option = 7}) == Refusal::TooMany);
}

void TestQuestions::vampireLair()
{
    Round table;
    table.slot(1, "g").lair(0, "e", {"rats"});
    table.state.influence = 3;
    const HunterPlays plays{.event = HunterEvent::VampireLair, .hunter = Who::LordGodalming};
    QVERIFY(table.why({.event = HunterEvent::VampireLair}) == Refusal::HunterCardNeeds);
    QCOMPARE(table.ask(plays), // INF-2
             std::string("hunter-card-played(vampire-lair,lord-godalming) influence-lost(2) hunter-delayed(lord-godalming)"));
    QCOMPARE(int(table.state.influence), 1);
    // EVT-6: it was his action, so he does not stand up with the same one.
    QVERIFY(table.sheet(Who::LordGodalming).delayed);
    QVERIFY(activeHunter(table.state) == Who::DrSeward);
    QVERIFY(!table.state.lairs[0]->faceUp); // it asks nothing, despite its name

    QCOMPARE(table.ask({.event = HunterEvent::VampireLair, .hunter = Who::DrSeward}),
             std::string("hunter-card-played(vampire-lair,dr-seward) influence-lost(1) hunter-delayed(dr-seward)")); // OPEN-40
    QCOMPARE(int(table.state.influence), 0);
    QCOMPARE(table.ask({.event = HunterEvent::VampireLair, .hunter = Who::VanHelsing}),
             std::string("hunter-card-played(vampire-lair,van-helsing) hunter-delayed(van-helsing)"));
    table.state.step = Step::Night;
    QVERIFY(table.why(plays) == Refusal::HunterCardNotNow);
}

void TestQuestions::consecratedGround()
{
    Round table(Step::Night, "fury-3e");
    for (const Hunter each : allHunters)
        table.hunter(each, "madrid");
    table.slot(1, "rome", {}, {"rats"}).slot(2, "venice", {}, {"bats"});
    const auto ask = [&](const char* city) {
        return table.ask({.event = HunterEvent::ConsecratedGround, .hunter = activeHunter(table.state), .city = table.at(city)});
    };
    for (const char* city : {"castle-dracula", "galatz", "klausenburg", "north-sea"})
        QCOMPARE(ask(city), "! EVT-1");
    // Where Dracula stands: he says nothing, and nothing happens to what lies there (OPEN-42).
    QCOMPARE(ask("rome"), "hunter-card-played(consecrated-ground,lord-godalming) token-placed(consecrated-ground,rome)");
    QVERIFY(table.state.tokens.consecratedGround.contains(table.at("rome"))); // CONS-1
    QCOMPARE(table.in(1).encounters.size(), std::size_t{1});
    QVERIFY(!table.in(1).faceUp);
    QCOMPARE(ask("rome"), "! CONS-1");
    QVERIFY(table.why({.event = HunterEvent::ConsecratedGround}) == Refusal::HunterCardNeeds);
    QVERIFY(table.take(EnterToken{EnterToken::Kind::HeavenlyHost, table.at("venice"), true})); // the tokens that follow
}

void TestQuestions::cardsOfDawn()
{
    Round table(Step::Dawn);
    table.slot(1, "g");
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::LongNight}));
    QVERIFY(table.state.now.longNight);
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::RenewedVigor}));
    QVERIFY(table.state.now.openDay);
    QVERIFY(table.why({.event = HunterEvent::LongNight}) == Refusal::AlreadySo);
    QVERIFY(table.why({.event = HunterEvent::RenewedVigor}) == Refusal::AlreadySo);
    QCOMPARE(table.ask({.event = HunterEvent::SpeedyTelegraph, .hunter = Who::DrSeward}),
             std::string("hunter-card-played(speedy-telegraph,dr-seward)"));
    for (const Step step : {Step::Day, Step::Dusk, Step::Night}) { // TIME-5
        Round later(step);
        later.slot(1, "g");
        QVERIFY(later.why({.event = HunterEvent::LongNight}) == Refusal::HunterCardNotNow);
        QVERIFY(later.why({.event = HunterEvent::RenewedVigor}) == Refusal::HunterCardNotNow);
    }
}

void TestQuestions::goodLuck()
{
    Round table;
    table.slot(1, "g");
    const Roadblock road{false, table.at("b"), table.at("d")}, rail{true, table.at("a"), table.at("h")};
    table.state.tokens.roadblocks = {road, rail};
    HunterPlays plays{.event = HunterEvent::GoodLuck};
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    plays.road = Roadblock{false, table.at("a"), table.at("h")}; // that one lies on the railway
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    plays.road = rail;
    QCOMPARE(table.ask(plays), "hunter-card-played(good-luck) token-removed(roadblock,a,h,1)");
    QVERIFY(table.state.tokens.roadblocks == std::vector<Roadblock>{road});
    plays = {.event = HunterEvent::GoodLuck, .option = 1};
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds); // no ally
    table.state.ally = DraculaEvent::GreatWolf;
    QCOMPARE(table.ask(plays), "hunter-card-played(good-luck) ally-gone(great-wolf)");
    QVERIFY(!table.state.ally);
    QVERIFY(table.state.eventDiscard == std::vector<DraculaEvent>{DraculaEvent::GreatWolf}); // EVT-4
    plays.option = 2;
    QVERIFY(table.why(plays) == Refusal::HunterCardNotNow);
    plays.option = 3;
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
}

void TestQuestions::charteredCarriage()
{
    const HunterPlays carriage{.event = HunterEvent::CharteredCarriage, .hunter = Who::LordGodalming};
    const PlayEvent cancels{DraculaEvent::FalseTip, false, 1}, diverts{DraculaEvent::FalseTip, false, 0};
    const auto leaving = [] {
        Round table;
        table.slot(1, "f").hunter(Who::LordGodalming, "a").hunter(Who::DrSeward, "a");
        table.state.eventHand = {DraculaEvent::FalseTip};
        return table;
    };
    // Played before the move.
    Round table = leaving();
    QVERIFY(table.take(carriage, table.move(Who::LordGodalming, "h", Travel::Rail)));
    QCOMPARE(table.refused(carriage), "TIME-1"); // once is enough
    QCOMPARE(table.refused(diverts), "EVT-1");
    Round kept = table;
    QVERIFY(table.take(cancels));
    QVERIFY(table.happened(Happening::What::HunterCardCancelled, {HunterEvent::CharteredCarriage}));
    QVERIFY(table.place(Who::LordGodalming) == HunterPlace::in(table.at("a")));
    QVERIFY(table.whole());
    // It serves one journey.
    QVERIFY(kept.take(GoOn{}));
    QVERIFY(!kept.state.now.charteredCarriage);
    QVERIFY(kept.take(kept.move(Who::DrSeward, "h", Travel::Rail)));
    QCOMPARE(kept.refused(cancels), "EVT-1");
    QCOMPARE(kept.refused(diverts), "");
    // Named only when the train has been entered: before Dracula's reply it still counts.
    Round late = leaving();
    QVERIFY(late.take(late.move(Who::LordGodalming, "h", Travel::Rail)));
    QCOMPARE(late.refused(cancels), "EVT-1");
    QVERIFY(late.take(carriage));
    QVERIFY(late.due() == Due::What::Arrival);
    QCOMPARE(late.refused(diverts), "EVT-1");
    QVERIFY(late.take(cancels));
    // Not for a journey by road, and another action of a hunter's puts an end to it.
    Round road = leaving();
    QVERIFY(road.take(road.move(Who::LordGodalming, "b")));
    QCOMPARE(road.refused(carriage), "TIME-1");
    Round passed = leaving();
    QVERIFY(passed.take(carriage, HunterActs{Who::LordGodalming, HunterActs::What::Pass, false, false}));
    QVERIFY(!passed.state.now.charteredCarriage);
}

void TestQuestions::goodLuckCancelsFalseTip()
{
    Round table;
    table.slot(1, "f").hunter(Who::LordGodalming, "a");
    table.state.eventHand = {DraculaEvent::FalseTip};
    QVERIFY(table.take(table.move(Who::LordGodalming, "h", Travel::Rail)));
    QVERIFY(table.due() == Due::What::Arrival);
    QVERIFY(table.take(PlayEvent{DraculaEvent::FalseTip, false, 0}));
    QVERIFY(table.due() == Due::What::MoveOn);
    QCOMPARE(table.refused(HunterPlays{.event = HunterEvent::EvilPresence}), "TIME-1");
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::GoodLuck, .option = 2}));
    QVERIFY(table.due() != Due::What::MoveOn);
    QVERIFY(table.happened(Happening::What::HunterCardPlayed, {HunterEvent::GoodLuck}));
    QVERIFY(table.happened(Happening::What::HunterCardCancelled, {DraculaEvent::FalseTip}));
    QVERIFY(table.place(Who::LordGodalming) == HunterPlace::in(table.at("h"))); // EVT-5: he goes where he meant to
}

void TestQuestions::bloodTransfusion()
{
    Round table;
    table.slot(1, "g");
    HunterPlays plays{.event = HunterEvent::BloodTransfusion, .hunter = Who::DrSeward, .player = Who::LordGodalming};
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds); // not bitten
    table.sheet(Who::DrSeward).bites = 1;
    table.hospital(Who::DrSeward, "e"); // HOSP-3
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    table.hunter(Who::DrSeward, "e"); // not in the same place
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
    table.hunter(Who::DrSeward, "k");
    QVERIFY(needsOf(table.rules, table.state, plays).player);
    QVERIFY(needsOf(table.rules, table.state, plays).players == (HunterSet::all() - HunterSet(Who::DrSeward)));
    QVERIFY(table.why({.event = HunterEvent::BloodTransfusion, .hunter = Who::DrSeward}) == Refusal::HunterCardNeeds);
    QVERIFY(table.why({.event = HunterEvent::BloodTransfusion, .hunter = Who::DrSeward, .player = Who::DrSeward}) ==
            Refusal::HunterCardBitten);
    QVERIFY(table.why({.event = HunterEvent::BloodTransfusion, .hunter = Who::DrSeward, .player = Who::MinaHarker}) ==
            Refusal::HunterCardBitten); // BITE-3
    QCOMPARE(table.ask(plays), "hunter-card-played(blood-transfusion,lord-godalming) hunter-damaged(lord-godalming,1)");
    QCOMPARE(int(table.sheet(Who::DrSeward).bites), 0);
    QCOMPARE(int(table.sheet(Who::LordGodalming).damage), 1);
    QVERIFY(activeHunter(table.state) == Who::DrSeward); // EVT-6
    table.again(Who::LordGodalming);
    plays.hunter = Who::MinaHarker; // BITE-3: hers is no token
    QVERIFY(table.why(plays) == Refusal::HunterCardNeeds);
}

void TestQuestions::combatCards()
{
    const auto atDusk = [] {
        Round table(Step::Dusk);
        table.slot(1, "k").hunter(Who::VanHelsing, "a").hunter(Who::MinaHarker, "a");
        return table;
    };
    Round table = atDusk();
    for (const HunterEvent event :
         {HunterEvent::HeroicLeap, HunterEvent::EscapeRoute, HunterEvent::LucysRevenge, HunterEvent::PlannedAmbush, HunterEvent::LuckyFind})
        QVERIFY(table.why({.event = event, .hunter = Who::LordGodalming}) == Refusal::HunterCardNotNow);
    QVERIFY(table.take(GoOn{})); // TIME-6
    QVERIFY(table.due() == Due::What::Combat);
    QCOMPARE(table.refused(HunterPlays{.event = HunterEvent::EvilPresence}), "TIME-1");
    for (const HunterEvent event : {HunterEvent::HeroicLeap, HunterEvent::EscapeRoute, HunterEvent::PlannedAmbush}) {
        QVERIFY(table.why({.event = event}) == Refusal::HunterCardNeeds);
        QVERIFY(table.why({.event = event, .hunter = Who::MinaHarker}) == Refusal::NotInCombat); // COMB-1
    }
    QCOMPARE(table.ask({.event = HunterEvent::LuckyFind, .hunter = Who::DrSeward}),
             std::string("hunter-card-played(lucky-find,dr-seward)"));
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::LucysRevenge}));
    QVERIFY(table.state.combat->lucysRevenge);
    QVERIFY(table.why({.event = HunterEvent::LucysRevenge}) == Refusal::AlreadySo);
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::PlannedAmbush, .hunter = Who::DrSeward}));
    QVERIFY(table.state.combat->planned == HunterSet(Who::DrSeward));
    QVERIFY(table.why({.event = HunterEvent::PlannedAmbush, .hunter = Who::DrSeward}) == Refusal::AlreadySo);
    QVERIFY(table.whole());

    // COMB-3: only before the first cards are chosen.
    Round begun = table;
    begun.state.combat->stage = Combat::Stage::HunterCards;
    QVERIFY(begun.why({.event = HunterEvent::EscapeRoute, .hunter = Who::DrSeward}) == Refusal::HunterCardNotNow);
    begun.state.combat->stage = Combat::Stage::ChooseCard;
    begun.state.combat->played = 1;
    QVERIFY(begun.why({.event = HunterEvent::EscapeRoute, .hunter = Who::DrSeward}) == Refusal::HunterCardNotNow);

    QCOMPARE(table.ask({.event = HunterEvent::EscapeRoute, .hunter = Who::LordGodalming}),
             std::string("hunter-card-played(escape-route) hunter-left(lord-godalming)"));
    QVERIFY(table.why({.event = HunterEvent::LucysRevenge}) == Refusal::NotInCombat);
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::EscapeRoute, .hunter = Who::DrSeward})); // OPEN-34
    QVERIFY(!table.state.combat);
    QVERIFY(table.whole());

    Round leap = atDusk();
    QVERIFY(leap.take(GoOn{}, HunterPlays{.event = HunterEvent::HeroicLeap, .hunter = Who::DrSeward}));
    QVERIFY(!leap.state.combat); // no combat at all
    QCOMPARE(int(leap.state.damage), 5);
    QVERIFY(leap.whole());
    Round last = atDusk();
    last.state.damage = 10;
    QVERIFY(last.take(GoOn{}, HunterPlays{.event = HunterEvent::HeroicLeap, .hunter = Who::DrSeward}));
    QVERIFY(last.state.winner == Winner::Hunters); // WIN-3: his damage comes first
}

void TestQuestions::notHisCard_data()
{
    Rows<int, int> row;
    row("hypnosis", int(HunterEvent::Hypnosis), int(Who::MinaHarker));
    row("wax cylinders", int(HunterEvent::WaxCylinders), int(Who::DrSeward));
    row("mystic research", int(HunterEvent::MysticResearch), int(Who::VanHelsing));
    row("Lucy's revenge", int(HunterEvent::LucysRevenge), int(Who::LordGodalming));
}

void TestQuestions::notHisCard()
{
    const auto [event, owner] = rowOf<int, int>();
    Round table(Step::Dusk);
    table.slot(1, "k");
    const bool fight = static_cast<HunterEvent>(event) == HunterEvent::LucysRevenge;
    if (fight)
        QVERIFY(table.take(GoOn{}));
    else
        table.clock(Step::Day).turn(static_cast<Hunter>(owner));
    for (const Hunter hunter : allHunters) {
        const HunterPlays plays{.event = static_cast<HunterEvent>(event), .hunter = hunter, .slot = Slot{1}};
        QVERIFY(table.why(plays) == (int(hunter) == owner ? Refusal::NothingToOverrule : Refusal::HunterCardNotHis));
    }
}

void TestQuestions::seaCardIsTurnedUp()
{
    // The introductory booklet has it that Dracula is never revealed at sea. The Rules Reference, which wins (GOLD-1), says so only of
    // hunters who arrive there.
    Round table(Step::Dusk);
    table.slot(1, "", Power::Feed).slot(3, "s").hunter(Who::MinaHarker, "s");
    QVERIFY(table.take(GoOn{})); // OPEN-12
    QVERIFY(!table.state.combat && !table.in(3).faceUp);
    table.clock(Step::Day);
    QCOMPARE(table.ask({.event = HunterEvent::NewspaperReports}),
             std::string("hunter-card-played(newspaper-reports) | location-revealed(s)"));
    QVERIFY(table.in(3).faceUp);
    QVERIFY(figureOnBoard(table.rules, table.state)); // CUR-4
}

void TestQuestions::notFromOffTheBoard()
{
    const auto plays = [](HunterEvent event, std::optional<Hunter> hunter) { return HunterPlays{.event = event, .hunter = hunter}; };
    for (const auto& [event, hunter] :
         {std::pair(HunterEvent::BehindTheVeil, Who::LordGodalming), std::pair(HunterEvent::EvilPresence, Who::DrSeward),
          std::pair(HunterEvent::MysticResearch, Who::VanHelsing)}) {
        Round table;
        table.slot(1, "g").turn(hunter);
        QCOMPARE(table.refused(plays(event, hunter)), "");
        table.hospital(hunter, "e");
        const bool action = event == HunterEvent::MysticResearch; // HOSP-2: none such there
        QCOMPARE(table.refused(plays(event, hunter)), std::string(action ? "HOSP-2" : ""));
        table.place(hunter) = {};
        QVERIFY(table.why(plays(event, hunter)) == Refusal::HunterGone);
    }
    // Whose the card is, is known without saying so; who plays the others need not be said.
    Round table;
    table.slot(1, "g");
    table.place(Who::VanHelsing) = {};
    QVERIFY(table.why(plays(HunterEvent::MysticResearch, std::nullopt)) == Refusal::HunterGone);
    QCOMPARE(table.refused(plays(HunterEvent::BehindTheVeil, std::nullopt)), "");
}

void TestQuestions::cardIsAnAction()
{
    Round table;
    table.slot(1, "g").slot(2, "s");
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::MoneyTrail, .hunter = Who::LordGodalming, .slot = Slot{2}})); // EVT-6
    QVERIFY(activeHunter(table.state) == Who::DrSeward);
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::WaxCylinders, .slot = Slot{1}}));
    QVERIFY(activeHunter(table.state) == Who::VanHelsing);
    // What is played at once, or before a journey, is none.
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::SisterAgatha, .hunter = Who::VanHelsing, .city = table.at("a")}));
    QCOMPARE(table.ask({.event = HunterEvent::CharteredCarriage, .hunter = Who::VanHelsing}),
             std::string("hunter-card-played(chartered-carriage,van-helsing)"));
    QVERIFY(activeHunter(table.state) == Who::VanHelsing);
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::MysticResearch}, HunterPlays{.event = HunterEvent::Hypnosis}));
    QVERIFY(table.state.step == Step::Dusk); // all four have acted
    QVERIFY(table.sheet(Who::MinaHarker).delayed);
    QVERIFY(table.why({.event = HunterEvent::MysticResearch}) == Refusal::HunterCardNotNow); // at dusk nobody acts
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::MysticResearch, .overruled = true}));
    QVERIFY(table.happened(Happening::What::HunterOverruled, {Who::VanHelsing}));
    QVERIFY(table.state.step == Step::Dusk);
}

void TestQuestions::moments()
{
    const HunterPlays plays{.event = HunterEvent::EvilPresence};
    for (const Step step : {Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide}) {
        Round table(step);
        table.slot(1, "g");
        QCOMPARE(table.refused(plays), std::string(step == Step::Dawn ? "EVT-1" : "")); // nobody has drawn it at dawn
        table.state.clockKept = false;
        QCOMPARE(table.refused(plays), "TIME-1");
    }
    for (const Step step : {Step::ChooseCard, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase, Step::ResolveMatured}) {
        Round table(step);
        table.slot(1, "g");
        QCOMPARE(table.refused(plays), "TIME-1");
    }
    // Answers to an ambush, a bite or a defeat are entered there.
    Round table;
    table.slot(1, "g");
    for (const HunterEvent event : {HunterEvent::Forewarned, HunterEvent::GreatStrength})
        QVERIFY(table.why({.event = event}) == Refusal::HunterCardNotNow);
    // HAND-1: cards from the box come first.
    table.state.handling = CardHandling::DrawnFromBox;
    table.state.boxDeck = static_cast<std::uint16_t>(table.state.encounterDeck.size() + 1);
    table.state.encounterDeck.clear();
    table.state.encounterHand.pop_back();
    QCOMPARE(table.refused(plays), "HAND-1");
    for (const Action& action : legalActions(table.rules, table.state))
        QVERIFY(!std::holds_alternative<HunterPlays>(action));
}

void TestQuestions::examples()
{
    const auto eventsListed = [](const Table& table) {
        std::vector<HunterEvent> events;
        for (const Action& action : legalActions(table.rules, table.state))
            if (const auto* plays = std::get_if<HunterPlays>(&action)) {
                events.push_back(plays->event);
                if (!apply(table.rules, table.state, action))
                    events.push_back(HunterEvent::Forewarned); // listed and refused: must not happen
            }
        return events;
    };
    const auto without = [](std::initializer_list<HunterEvent> left) {
        std::vector<HunterEvent> events;
        for (std::size_t i = 0; i < hunterEventCount; ++i)
            if (std::ranges::find(left, static_cast<HunterEvent>(i)) == left.end())
                events.push_back(static_cast<HunterEvent>(i));
        return events;
    };
    using enum HunterEvent;
    Round table;
    table.slot(1, "g").slot(2, "s");
    table.state.ally = DraculaEvent::GreatWolf;
    table.sheet(Who::DrSeward).bites = 1;
    table.state.now.anyOrder = true; // so that it is everybody's turn
    QVERIFY(eventsListed(table) == without({ConsecratedGround, EscapeRoute, Forewarned, GreatStrength, HeroicLeap, LongNight, LuckyFind,
                                            LucysRevenge, PlannedAmbush, RenewedVigor, SpeedyTelegraph, SurprisingReturn}));
    Round dawn(Step::Dawn);
    dawn.slot(1, "g");
    dawn.state.tokens.roadblocks = {{false, dawn.at("b"), dawn.at("d")}};
    QVERIFY(eventsListed(dawn) ==
            (std::vector{GoodLuck, LongNight, NewspaperReports, RenewedVigor, SpeedyTelegraph, SurprisingReturn, PsychicBond}));
    Round night(Step::Night);
    night.slot(1, "g").slot(2, "s");
    night.state.now.anyOrder = true;
    night.sheet(Who::DrSeward).bites = 1;
    QVERIFY(eventsListed(night) == without({CharteredCarriage, EscapeRoute, ExcellentWeather, Forewarned, GoodLuck, GreatStrength,
                                            HeroicLeap, LongNight, LuckyFind, LucysRevenge, PlannedAmbush, RenewedVigor, SenseOfEmergency,
                                            SpeedyTelegraph, SurprisingReturn, VampireLair}));
    Table old = night; // the table keeps the cards itself: all but a few at any time, in any order
    old.rules.rulings.cardsKept = NoYes::No;
    old.state.now.anyOrder = false;
    old.state.ally = DraculaEvent::GreatWolf;
    QVERIFY(eventsListed(old) == without({EscapeRoute, Forewarned, GreatStrength, HeroicLeap, LongNight, LuckyFind, LucysRevenge,
                                          PlannedAmbush, RenewedVigor, VampireLair}));
    Round fight(Step::Dusk);
    fight.slot(1, "k");
    QVERIFY(fight.take(GoOn{}));
    QVERIFY(eventsListed(fight) == (std::vector{EscapeRoute, HeroicLeap, LuckyFind, LucysRevenge, PlannedAmbush}));
}

void TestQuestions::needs()
{
    using Named = HunterCardNeeds::Named;
    using enum HunterEvent;
    Round day, dawn(Step::Dawn), fight(Step::Dusk), night(Step::Night);
    day.slot(1, "g").slot(2, "s");
    day.state.ally = DraculaEvent::GreatWolf;
    day.sheet(Who::DrSeward).bites = 1;
    night.slot(1, "g");
    for (Round* each : {&day, &night})
        each->state.now.anyOrder = true;
    dawn.slot(1, "g").slot(5, "f");
    dawn.state.tokens.roadblocks = {{false, dawn.at("b"), dawn.at("d")}};
    fight.slot(1, "k");
    QVERIFY(fight.take(GoOn{}));
    std::set<HunterEvent> seen;
    for (const Round* table : {&day, &dawn, &fight, &night})
        for (const Action& action : legalActions(table->rules, table->state)) {
            const auto* listed = std::get_if<HunterPlays>(&action);
            if (listed == nullptr)
                continue;
            seen.insert(listed->event);
            const std::string card(idOf(listed->event));
            const auto legal = [&](auto&& change) {
                HunterPlays plays = *listed;
                change(plays);
                return apply(table->rules, table->state, plays).has_value();
            };
            const HunterCardNeeds needs = needsOf(table->rules, table->state, *listed);
            if (needs.hunter == Named::Yes) {
                QVERIFY2(!legal([](HunterPlays& plays) { plays.hunter.reset(); }), card.c_str());
                for (const Hunter hunter : allHunters)
                    QVERIFY2(legal([hunter](HunterPlays& plays) { plays.hunter = hunter; }) == needs.hunters.contains(hunter),
                             card.c_str());
            }
            QVERIFY2(legal([](HunterPlays& plays) { plays.player.reset(); }) == !needs.player, card.c_str());
            QVERIFY2(needs.player || !legal([](HunterPlays& plays) { plays.player = Who::LordGodalming; }), card.c_str());
            if (needs.slot != Named::No) {
                QVERIFY2(legal([](HunterPlays& plays) { plays.slot.reset(); }) == (needs.slot == Named::Maybe), card.c_str());
                for (std::uint8_t number = 0; number <= 8; ++number) {
                    const bool offered = std::ranges::find(needs.trailSlots, Slot{number}) != needs.trailSlots.end();
                    QVERIFY2(legal([number](HunterPlays& plays) { plays.slot = Slot{number}; }) == offered, card.c_str());
                }
            }
            QVERIFY2(legal([](HunterPlays& plays) { plays.city.reset(); }) == (needs.placeCount < 1), card.c_str());
            for (std::size_t place = 0; needs.placeCount > 0 && place < 256; ++place) { // beyond the board too
                const auto id = static_cast<LocationId>(place);
                const bool can = place < table->rules.board->locations().size() && needs.places.contains(id);
                QVERIFY2(can || !legal([id](HunterPlays& plays) { plays.city = id; }), card.c_str());
                QVERIFY2(can || needs.placeCount < 2 || !legal([id](HunterPlays& plays) { plays.second = id; }), card.c_str());
            }
            QVERIFY2(legal([](HunterPlays& plays) { plays.second.reset(); }) == (needs.placeCount < 2), card.c_str());
            QVERIFY2(legal([](HunterPlays& plays) { plays.fetched.reset(); }) == !needs.fetched, card.c_str());
            QVERIFY2(legal([](HunterPlays& plays) { plays.ally = true; }) == needs.use, card.c_str());
            if (needs.use) { // an ally that stays asks about no city
                HunterPlays stays = *listed;
                stays.ally = true;
                QVERIFY2(needsOf(table->rules, table->state, stays).placeCount == 0, card.c_str());
                stays.city.reset();
                QVERIFY2(apply(table->rules, table->state, stays).has_value(), card.c_str());
            }
            if (needs.options > 1)
                QVERIFY2(!legal([&needs](HunterPlays& plays) { plays.option = needs.options; }), card.c_str());
        }
    for (const HunterEvent event : {HiredScouts, SurprisingReturn, NewspaperReports, LocalRumors, PsychicBond, BloodTransfusion, MoneyTrail,
                                    WaxCylinders, ConsecratedGround, GoodLuck, MysticResearch, HeroicLeap, EscapeRoute, PlannedAmbush})
        QVERIFY2(seen.contains(event), std::string(idOf(event)).c_str());
    for (const HunterEvent ally : huntersAllies)
        QVERIFY(canBeAlly(ally) && seen.contains(ally));
    QVERIFY(!canBeAlly(HiredScouts) && canBeAlly(DraculaEvent::GreatWolf) && !canBeAlly(DraculaEvent::Roadblock));

    // Good Luck: a Roadblock only by its first use.
    QVERIFY(needsOf(dawn.rules, dawn.state, {.event = GoodLuck}).road);
    QVERIFY(!needsOf(dawn.rules, dawn.state, {.event = GoodLuck, .option = 2}).road);
    QVERIFY(dawn.why({.event = GoodLuck}) == Refusal::HunterCardNeeds);
    QVERIFY(dawn.take(HunterPlays{.event = GoodLuck, .road = dawn.state.tokens.roadblocks[0]}));
}

void TestQuestions::jonathanHarkerStays()
{
    const auto before = [](Step step) {
        Round table(step);
        table.slot(1, "d").slot(2, "b").slot(5, "a", {}, {"rats"});
        table.state.hunterAlly = HunterEvent::JonathanHarker;
        return table;
    };
    using What = Happening::What;
    Round slid = before(Step::BeforeSlide);
    QVERIFY(slid.take(Slide{}));
    QVERIFY(slid.happened(What::LocationRevealed, {slid.at("a")}));
    QVERIFY(slid.in(6).faceUp);
    QVERIFY(!slid.in(6).encounters.front().faceUp);
    QVERIFY(!slid.in(3).faceUp);

    Round matured = before(Step::BeforeSlide);
    matured.slot(6, "c");
    QVERIFY(matured.take(Mature{}));
    QVERIFY(matured.in(6).faceUp);

    Round lair = before(Step::BeforeSlide);
    lair.slot(6, "c");
    QVERIFY(lair.take(MakeLair{std::nullopt, lair.card("rats")}));
    QVERIFY(lair.in(6).faceUp);
    QVERIFY(!lair.state.lairs[0]->faceUp); // it reached slot 6 before he came

    Round tied = before(Step::BeforeSlide); // REV-6
    tied.slot(4, "", Power::Hide).bond("a");
    QVERIFY(tied.take(Slide{}));
    QVERIFY(tied.in(5).faceUp);

    Round power = before(Step::BeforeSlide); // no Location card to show
    power.slot(5, "", Power::Hide);
    QVERIFY(power.take(Slide{}));
    QVERIFY(!power.in(6).faceUp);

    Round alone = before(Step::BeforeSlide);
    alone.state.hunterAlly = HunterEvent::RufusSmith;
    QVERIFY(alone.take(Slide{}));
    QVERIFY(!alone.in(6).faceUp);
}

void TestQuestions::rufusSmithStays()
{
    for (const bool rufus : {false, true}) {
        Round table(Step::BeforeSlide);
        table.slot(1, "s");
        if (rufus)
            table.state.hunterAlly = HunterEvent::RufusSmith;
        QVERIFY(table.take(Slide{}));
        // OPEN-39: where lethal plays are barred, the last two of his life go no further than the map says.
        table.rules.rulings.lethalPlays = NoYes::No;
        table.state.damage = 13;
        const auto actions = legalActions(table.rules, table.state);
        QCOMPARE(std::ranges::find(actions, table.play("t")) == actions.end(), rufus);
        QVERIFY(std::ranges::find(actions, table.play("p")) != actions.end());
        QCOMPARE(table.refused(table.play("t")), std::string(rufus ? "OPEN-39" : ""));
        table.state.damage = 4;
        QVERIFY(table.take(table.play("t")));
        QCOMPARE(int(table.state.damage), rufus ? 6 : 5); // MOVE-2
        // MOVE-1 is the same for both.
        Round port(Step::BeforeSlide);
        port.slot(1, "p");
        port.state.hunterAlly = HunterEvent::RufusSmith;
        QVERIFY(port.take(Slide{}, port.play("s")));
        QCOMPARE(int(port.state.damage), 2);
    }
}

DEMETER_TEST(TestQuestions)
#include "test_questions.moc"
