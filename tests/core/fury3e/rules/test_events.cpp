// Section 22: when Dracula's Event cards are drawn, kept, discarded and played.
#include "core/fury3e/view/public_view.h"
#include "tests/support/event_table.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

class TestEvents : public QObject {
    Q_OBJECT

private slots:
    /// EVT-1: every card at every time
    void times_data();
    void times();
    /// EVT-3: drawn by a supply at night; secret but for the number
    void drawn();
    void drawnTogether();
    /// EVT-1: to be played the moment they are drawn
    void atOnce_data();
    void atOnce();
    void atOnceWithoutEffect();
    /// COMP-10 EVT-2 EVT-4
    void limit();
    void limitPlaysFirst();
    void limitComesLast();
    /// EVT-3: more copies than the box should hold
    void counts();
    /// ALLY-0 ALLY-1 COMP-11
    void ally();
    /// INFO-1 INFO-2: Hoax
    void keepEvent();
    /// EVT-1: whether there is anything to be asked at the end of the Dracula phase
    void endOfPhase();
};

void TestEvents::times_data()
{
    Rows<int, QString> row;

    const QString phase = "devilish-power unearthly-swiftness";
    row("day", 0, "");
    row("before the slide", 1, phase);
    row("maturing", 2, phase);
    row("movement", 3, phase);
    row("encounter", 4, phase);
    row("rumor", 5, phase);
    row("end of the phase", 6,
        "darkness-returns devilish-power hidden-schemes nocturnal-visit roadblock summon-storms "
        "unearthly-swiftness");
    row("by road", 7, "wild-horses");
    row("by rail", 8, "false-tip");
    row("from the sea", 9, "");
    row("out of hospital", 10, "");
    row("by road over a border", 11, "customs-search wild-horses");
    row("by rail over a border", 12, "customs-search false-tip");
    row("search", 13, "seduction");
    row("search without a vampire", 14, "");
    row("Local Rumors", 15, "sensationalist-press");
    row("Hired Scouts", 16, "sensationalist-press");
    row("Newspaper Reports", 17, "sensationalist-press");
    row("Evil Presence", 18, "sensationalist-press");
    row("Hypnosis", 19, "");
    row("card cancelled", 20, "enraged");
    row("dusk", 21, "");
    row("clock kept by hand", 22, "");
    row("ambush", 23, "");
    row("the start, before round 1", 24, "");
}

void TestEvents::times()
{
    const auto [moment, playable] = rowOf<int, QString>();
    Night table(Step::Day, moment == 11 || moment == 12 ? "fury-3e" : "test-map-m");
    for (std::size_t i = 0; i < draculaEventCount; ++i)
        table.state.eventHand.push_back(static_cast<Event>(i));
    table.state.tokens.consecratedGround.insert(table.rules.board->hospitals().front());
    const auto asked = [&](HunterEvent event) { table.due({.what = Due::What::PressReply, .asked = event}); };
    constexpr std::array steps{Step::BeforeSlide,    Step::ResolveMatured, Step::ChooseCard,
                               Step::PlaceEncounter, Step::PlaceRumor,     Step::EndOfPhase};
    if (moment >= 1 && moment <= 6)
        table.state.step = steps[static_cast<std::size_t>(moment - 1)];
    switch (moment) {
    case 7:
        table.arrived("a", "b", Travel::Road);
        break;
    case 8:
        table.arrived("a", "h", Travel::Rail);
        break;
    case 9:
        table.arrived("s", "p", Travel::Sea);
        break;
    case 10:
        table.arrived("e", "e", Travel::Out);
        break;
    case 11:
        table.slot(1, "plymouth").arrived("paris", "strasbourg", Travel::Road);
        table.state.due.back().from = table.at("geneva"); // another region than Strasbourg, wherever the border runs
        table.state.due.back().place = table.at("strasbourg");
        break;
    case 12:
        table.slot(1, "plymouth").arrived("paris", "bordeaux", Travel::Rail);
        table.state.due.back().from = table.at("madrid");
        break;
    case 13:
        table.slot(4, "a", {}, {"new-vampire"}).due({.what = Due::What::SearchReply, .hunter = godalming, .place = table.at("a")});
        break;
    case 14:
        table.slot(4, "a", {}, {"rats"}).due({.what = Due::What::SearchReply, .hunter = godalming, .place = table.at("a")});
        break;
    case 15:
        asked(HunterEvent::LocalRumors);
        break;
    case 16:
        asked(HunterEvent::HiredScouts);
        break;
    case 17:
        asked(HunterEvent::NewspaperReports);
        break;
    case 18:
        asked(HunterEvent::EvilPresence);
        break;
    case 19:
        asked(HunterEvent::Hypnosis);
        break;
    case 20:
        table.due({.what = Due::What::EnragedReply});
        break;
    case 21:
        table.state.step = Step::Dusk;
        break;
    case 22:
        table.state.clockKept = false;
        table.state.step = Step::BeforeSlide;
        break;
    case 23:
        table.due({.what = Due::What::Ambush, .hunter = godalming, .place = table.at("a")});
        break;
    case 24:
        table.state.round = 0;
        table.state.step = Step::PlaceEncounter;
        break;
    default:
        break;
    }
    std::set<std::string> found;
    for (const PlayEvent& event : playableEvents(table.rules, table.state))
        found.insert(std::string(idOf(event.event)));
    QString joined;
    for (const std::string& id : found)
        joined += (joined.isEmpty() ? "" : " ") + QString::fromStdString(id);
    QCOMPARE(joined, playable);
    // What is not listed is refused, and by the rule.
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        const auto event = static_cast<Event>(i);
        const bool listed = found.contains(std::string(idOf(event)));
        if (moment == 23 || moment == 22)
            QVERIFY(!check(table.rules, table.state, play(event)) == listed);
        for (const PlayEvent& action : {play(event), play(event, 1), play(event, 2), asAlly(event)}) {
            const auto legal = playableEvents(table.rules, table.state);
            QCOMPARE(!check(table.rules, table.state, action), std::ranges::find(legal, action) != legal.end());
        }
    }
    table.state.eventHand.clear();
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        QCOMPARE(table.refused(play(static_cast<Event>(i))), "EVT-1");
        QVERIFY(whyNot(table, play(static_cast<Event>(i))) == Refusal::EventNotInHand);
    }
    QVERIFY(playableEvents(table.rules, table.state).empty());
}

void TestEvents::drawn()
{
    Night table;
    QCOMPARE(table.refused(DrawEvent{Event::WildHorses}), "TIME-1");
    QVERIFY(table.take(HunterActs{godalming, HunterActs::What::Supply, true, false})); // by night: he draws it
    QVERIFY(table.dueIs(Due::What::EventsDrawn));
    QCOMPARE(table.refused(GoOn{}), "EVT-3");
    QCOMPARE(table.refused(DiscardEvent{Event::WildHorses}), "TIME-1");
    LISTED(table);
    QVERIFY(table.take(DrawEvent{Event::WildHorses}));
    QVERIFY(table.holds(Event::WildHorses));
    QVERIFY(table.said(What::EventsTaken, {1}));
    for (const Happening& news : table.state.happened) // EVT-3, INFO-7: nobody learns which
        for (const Argument& argument : news.arguments)
            QVERIFY(!std::holds_alternative<Event>(argument));
    QVERIFY(table.nothingDue());
    QVERIFY(table.state.now.acted.contains(godalming));
}

void TestEvents::drawnTogether()
{
    Night table;
    drawEvents(table.state, 3, true);
    LISTED(table);
    QVERIFY(table.take(DrawEvent{Event::GreatWolf}));
    QVERIFY(table.dueIs(Due::What::EventsDrawn)); // all are taken before one is played
    QVERIFY(table.take(DrawEvent{Event::Enraged}));
    QVERIFY(table.take(GoOn{})); // fewer were his
    QCOMPARE(table.state.eventHand.size(), std::size_t{2});
    QVERIFY(table.dueIs(Due::What::AtOnce));
    QVERIFY(table.take(asAlly(Event::GreatWolf)));
    QVERIFY(table.nothingDue());
    // A number that is known leaves no choice.
    drawEvents(table.state, 2);
    QVERIFY(table.take(DrawEvent{Event::FalseTip}));
    QCOMPARE(table.refused(GoOn{}), "EVT-3");
    QVERIFY(table.take(DrawEvent{Event::FalseTip}));
    QVERIFY(table.nothingDue());
    drawEvents(table.state, 0);
    QVERIFY(table.nothingDue());
}

void TestEvents::atOnce_data()
{
    Rows<int, bool, bool, bool> add;

    const auto row = [&](Event event, bool ally, bool keeps, bool waits) {
        add(std::string(idOf(event)).c_str(), static_cast<int>(event), ally, keeps, waits);
    };
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        const auto event = static_cast<Event>(i);
        const bool ally = event == Event::DraculasBrides || event == Event::GreatWolf || event == Event::ImmanuelHildesheim;
        const bool keeps = event == Event::Roadblock || event == Event::SummonStorms;
        row(event, ally, keeps, ally || keeps || event == Event::VampiricInfluence);
    }
}

void TestEvents::atOnce()
{
    const auto [event, ally, keeps, waits] = rowOf<int, bool, bool, bool>();
    const auto card = static_cast<Event>(event);
    Night table;
    table.hold({Event::NocturnalVisit});
    drawEvents(table.state, 1);
    QVERIFY(table.take(DrawEvent{card}));
    QCOMPARE(table.dueIs(Due::What::AtOnce), waits); // EVT-1: a card to be played immediately is not kept
    if (!waits) {
        QVERIFY(table.nothingDue());
        return;
    }
    LISTED(table);
    QCOMPARE(table.refused(asAlly(card)), std::string(ally ? "" : "ALLY-0")); // ALLY-0
    QCOMPARE(table.refused(GoOn{}), std::string(keeps ? "" : "EVT-1"));
    QVERIFY(whyNot(table, play(Event::NocturnalVisit)) == Refusal::EventNotNow); // only the card drawn
    QCOMPARE(table.refused(play(card, 1)), "EVT-1");
    if (keeps) {
        Night kept = table;
        QVERIFY(kept.take(GoOn{}));
        QVERIFY(kept.holds(card) && kept.nothingDue());
        QCOMPARE(kept.refused(play(card)), "EVT-1"); // its other time is the end of the Dracula phase
    }
    QVERIFY(table.take(play(card)));
    QVERIFY(table.said(What::EventPlayed, {card}));
    QVERIFY(!table.holds(card) && table.discarded(card)); // EVT-4
}

void TestEvents::atOnceWithoutEffect()
{
    Night table;
    table.hold({Event::VampiricInfluence}).due({.what = Due::What::AtOnce, .event = Event::VampiricInfluence});
    table.state.hunters[3] = {}; // Mina, the only one who is bitten
    QVERIFY(whyNot(table, play(Event::VampiricInfluence)) == Refusal::EventHasNoEffect);
    LISTED(table);
    QVERIFY(table.take(GoOn{})); // lost
    QVERIFY(table.discarded(Event::VampiricInfluence) && !table.holds(Event::VampiricInfluence));
    QVERIFY(table.said(What::EventDiscarded, {Event::VampiricInfluence}));

    Night brides; // the Brides with no hideout to go to can still be an ally
    brides.hold({Event::DraculasBrides}).due({.what = Due::What::AtOnce, .event = Event::DraculasBrides});
    brides.slot(1, "", Power::Feed).slot(2, "s").state.trail[2].reset();
    brides.slot(4, "c");
    QCOMPARE(brides.refused(play(Event::DraculasBrides)), "EVT-1");
    QCOMPARE(brides.refused(GoOn{}), "EVT-1");
    LISTED(brides);
    QVERIFY(brides.take(asAlly(Event::DraculasBrides)));

    Night road; // no Roadblock in the box: it can only be kept
    road.hold({Event::Roadblock}).due({.what = Due::What::AtOnce, .event = Event::Roadblock});
    const auto roads = openRoads(road.rules, road.state);
    road.state.tokens.roadblocks.assign(roads.begin(), roads.begin() + 8);
    QVERIFY(whyNot(road, play(Event::Roadblock)) == Refusal::EventHasNoEffect);
    QVERIFY(road.take(GoOn{}));
    QVERIFY(road.holds(Event::Roadblock));
}

void TestEvents::limit()
{
    Night table;
    table.hold({Event::Enraged, Event::FalseTip, Event::FalseTip});
    drawEvents(table.state, 1);
    QVERIFY(table.take(DrawEvent{Event::Seduction}));
    QVERIFY(table.nothingDue()); // COMP-10: four are allowed
    drawEvents(table.state, 2);
    QVERIFY(table.take(DrawEvent{Event::WildHorses}, DrawEvent{Event::DevilishPower}));
    QVERIFY(table.dueIs(Due::What::DiscardEvents));
    QCOMPARE(table.refused(GoOn{}), "COMP-10");
    QCOMPARE(table.refused(DiscardEvent{Event::Roadblock}), "COMP-10");
    QCOMPARE(table.refused(play(Event::DevilishPower, 2)), "EVT-1"); // EVT-2: only what fits, and this is night
    LISTED(table);
    QVERIFY(table.take(DiscardEvent{Event::FalseTip}));
    QVERIFY(table.said(What::EventDiscarded, {Event::FalseTip})); // EVT-4: face up
    QVERIFY(table.holds(Event::FalseTip));                        // the other copy
    QVERIFY(table.dueIs(Due::What::DiscardEvents));
    QVERIFY(table.take(DiscardEvent{Event::Enraged}));
    QVERIFY(table.nothingDue());
    QCOMPARE(table.state.eventHand.size(), std::size_t{4});
    QCOMPARE(table.state.eventDiscard.size(), std::size_t{2});
}

void TestEvents::limitPlaysFirst()
{
    // EVT-2: at the start of the Dracula phase Immanuel brings a fifth card, and one of the five fits.
    Night table(Step::BeforeSlide);
    table.hold({Event::Enraged, Event::FalseTip, Event::WildHorses, Event::DevilishPower});
    table.state.ally = Event::ImmanuelHildesheim;
    startOfPhase(table.rules, table.state);
    QVERIFY(table.take(DrawEvent{Event::Seduction}));
    QVERIFY(table.dueIs(Due::What::DiscardEvents));
    LISTED(table);
    QVERIFY(table.take(play(Event::DevilishPower, 2)));
    QVERIFY(table.state.now.noSupply);
    QVERIFY(table.nothingDue()); // within the limit now
}

void TestEvents::limitComesLast()
{
    // Full hand: the drawn card that has to be played at once is none of the four.
    Night table;
    table.hold({Event::Enraged, Event::FalseTip, Event::WildHorses, Event::DevilishPower});
    drawEvents(table.state, 1);
    QVERIFY(table.take(DrawEvent{Event::SummonStorms}));
    QVERIFY(table.dueIs(Due::What::AtOnce));
    Night kept = table;
    QVERIFY(table.take(play(Event::SummonStorms)));
    QVERIFY(table.dueIs(Due::What::PlaceStorms));
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.nothingDue());
    QVERIFY(kept.take(GoOn{}));
    QVERIFY(kept.dueIs(Due::What::DiscardEvents)); // kept, it is the fifth
    // Two too many, one to be played: its effect comes before the discard.
    Night two;
    two.hold({Event::Enraged, Event::FalseTip, Event::WildHorses, Event::DevilishPower});
    drawEvents(two.state, 2);
    QVERIFY(two.take(DrawEvent{Event::SummonStorms}));
    QVERIFY(two.dueIs(Due::What::EventsDrawn));
    QVERIFY(two.take(DrawEvent{Event::Seduction}));
    QVERIFY(two.dueIs(Due::What::AtOnce));
    QVERIFY(two.take(play(Event::SummonStorms)));
    QVERIFY(two.dueIs(Due::What::PlaceStorms));
    QVERIFY(two.take(GoOn{}));
    QVERIFY(two.dueIs(Due::What::DiscardEvents));
    QVERIFY(two.take(DiscardEvent{Event::Seduction}));
    QVERIFY(two.nothingDue());
}

void TestEvents::counts()
{
    Night table;
    const auto warned = [&](Event event) {
        const auto found = warnings(table.rules, table.state, DrawEvent{event});
        return found.size() == 1 && found[0].what == Advice::EventBeyondCount && found[0].rule == "EVT-3" &&
               found[0].arguments == std::vector<Argument>{event, (*table.rules.cards)[event].copies};
    };
    drawEvents(table.state, 1);
    QVERIFY(!warned(Event::WildHorses)); // one in the box
    QVERIFY(!warned(Event::FalseTip));   // two
    table.hold({Event::WildHorses, Event::FalseTip});
    QVERIFY(warned(Event::WildHorses));
    QVERIFY(!warned(Event::FalseTip));
    table.state.eventDiscard = {Event::FalseTip};
    QVERIFY(warned(Event::FalseTip));
    table.state.ally = Event::GreatWolf;
    QVERIFY(warned(Event::GreatWolf));
    QVERIFY(table.take(DrawEvent{Event::WildHorses})); // accepted: single counts are not verified
    // Hoax takes the card out of the very pile.
    table.hold({}).due({.what = Due::What::KeepEvent});
    QVERIFY(!warned(Event::FalseTip));
    table.hold({Event::FalseTip, Event::FalseTip});
    QVERIFY(warned(Event::FalseTip));
}

void TestEvents::ally()
{
    Night table;
    QVERIFY(!table.state.ally); // COMP-11: none, then one
    drawEvents(table.state, 1);
    QVERIFY(table.take(DrawEvent{Event::GreatWolf}, asAlly(Event::GreatWolf)));
    QVERIFY(table.state.ally == Event::GreatWolf);
    QVERIFY(table.said(What::AllyInPlay, {Event::GreatWolf}));
    QVERIFY(!table.happened(What::AllyGone));
    QVERIFY(table.state.eventDiscard.empty() && table.state.eventHand.empty()); // it lies before him
    drawEvents(table.state, 1);
    QVERIFY(table.take(DrawEvent{Event::DraculasBrides}, asAlly(Event::DraculasBrides)));
    QVERIFY(table.state.ally == Event::DraculasBrides); // ALLY-1: replaced and discarded
    QVERIFY(table.said(What::AllyGone, {Event::GreatWolf}));
    QVERIFY(table.discarded(Event::GreatWolf));
    QCOMPARE(table.state.eventDiscard.size(), std::size_t{1});
    discardAlly(table.state);
    QVERIFY(!table.state.ally && table.discarded(Event::DraculasBrides));
    discardAlly(table.state);
    QCOMPARE(table.state.eventDiscard.size(), std::size_t{2});
}

void TestEvents::keepEvent()
{
    Night table(Step::ResolveMatured);
    table.state.eventDiscard = {Event::FalseTip, Event::WildHorses};
    table.due({.what = Due::What::KeepEvent});
    QCOMPARE(table.refused(DrawEvent{Event::Enraged}), "INFO-2");
    QVERIFY(whyNot(table, DrawEvent{Event::Enraged}) == Refusal::EventNotThere);
    QCOMPARE(table.refused(GoOn{}), "EVT-1");
    LISTED(table);
    Night hidden = table; // INFO-2: he looks at those face down as well
    hidden.state.hiddenDiscards = 1;
    LISTED(hidden);
    QVERIFY(hidden.take(DrawEvent{Event::Enraged}));
    QVERIFY(hidden.holds(Event::Enraged));
    QCOMPARE(int(hidden.state.hiddenDiscards), 0);
    QVERIFY(table.take(DrawEvent{Event::FalseTip}));
    QVERIFY(table.holds(Event::FalseTip));
    QVERIFY(table.state.eventDiscard.empty()); // the rest goes into the deck
    QVERIFY(table.said(What::EventsTaken, {1}));
    for (const Happening& news : table.state.happened) // secretly
        for (const Argument& argument : news.arguments)
            QVERIFY(!std::holds_alternative<Event>(argument));
    Night full(Step::ResolveMatured); // COMP-10
    full.hold({Event::Enraged, Event::Enraged, Event::Seduction, Event::FalseTip});
    full.state.eventDiscard = {Event::WildHorses};
    full.due({.what = Due::What::KeepEvent});
    QVERIFY(full.take(DrawEvent{Event::WildHorses}));
    QVERIFY(full.dueIs(Due::What::DiscardEvents));
    Night none(Step::ResolveMatured);
    none.due({.what = Due::What::KeepEvent});
    LISTED(none);
    QVERIFY(none.take(GoOn{}));
    QVERIFY(none.nothingDue() && none.state.eventHand.empty());
}

/// INV-8: whether he holds a card that can be played at the end of his phase is not to be seen from how it ends.
void TestEvents::endOfPhase()
{
    Night none(Step::PlaceRumor);
    QVERIFY(none.take(EndPhase{}));
    QCOMPARE(none.state.step, Step::Dawn); // how many cards he holds is known to all
    std::optional<PublicView> seen, after;
    for (std::size_t i = 0; i < draculaEventCount; ++i) {
        const auto event = static_cast<Event>(i);
        Night table(Step::PlaceRumor);
        table.hold({event});
        QVERIFY(table.take(EndPhase{}));
        QCOMPARE(table.state.step, Step::EndOfPhase);
        if (!seen)
            seen = publicView(table.rules, table.state);
        QVERIFY2(publicView(table.rules, table.state) == *seen, std::string(idOf(event)).c_str());
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Dawn);
        QVERIFY(table.holds(event));
        if (!after)
            after = publicView(table.rules, table.state);
        QVERIFY2(publicView(table.rules, table.state) == *after, std::string(idOf(event)).c_str());
    }
}

DEMETER_TEST(TestEvents)
#include "test_events.moc"
