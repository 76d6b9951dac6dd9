// Put right by hand (GOLD-2): whatever is changed, no card is made or lost, and the table learns that it was, never what lies hidden.
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;
using Who = Hunter;
using Zone = EncounterZone;

namespace {

CardPlace slotAt(int number)
{
    return {false, static_cast<std::uint8_t>(number)};
}
CardPlace lairAt(int space)
{
    return {true, static_cast<std::uint8_t>(space)};
}

struct CorrectedRound : Table {
    explicit CorrectedRound(Step step = Step::Day) : Table("test-map-m")
    {
        hunter(Who::LordGodalming, "k").hunter(Who::DrSeward, "k").hunter(Who::VanHelsing, "k").hunter(Who::MinaHarker, "k");
        clock(step);
    }
    std::string refusedEdit(const decltype(PutRight::edit)& edit) const { return refused(PutRight{"why not", edit}); }
    Refusal why(const decltype(PutRight::edit)& edit) const
    {
        const auto next = apply(rules, state, PutRight{"why not", edit});
        return next ? Refusal::NothingToOverrule : next.error().what;
    }
    bool put(const decltype(PutRight::edit)& edit) { return take(PutRight{"why not", edit}); }
    bool whole() const { return !brokenInvariant(rules, state); }
    EditHideout hideout(int slot) const
    {
        const auto& now = state.trail[static_cast<std::size_t>(slot - 1)];
        EditHideout edit{slotAt(slot), std::nullopt, {}, false, false, false};
        if (now)
            edit = {slotAt(slot), now->location, now->powers, now->faceUp, now->escapeAsBat, now->rumor};
        return edit;
    }
    EditEncounter from(int slot, const char* id, Zone to) const
    {
        return {card(id), Zone::Lying, to, LyingCard{slotAt(slot), card(id), 0}, std::nullopt, false, 0};
    }
    EditEncounter onto(const char* id, Zone zone, int slot) const
    {
        return {card(id), zone, Zone::Lying, std::nullopt, slotAt(slot), false, 0};
    }
    EditEncounter between(const char* id, Zone zone, Zone to) const { return {card(id), zone, to, std::nullopt, std::nullopt, false, 0}; }
    EditHunter hunterNow(Hunter hunter) const
    {
        return {hunter, state.hunters[static_cast<std::size_t>(hunter)], state.sheets[static_cast<std::size_t>(hunter)]};
    }
    std::size_t inHand(const char* id) const { return std::size_t(std::ranges::count(state.encounterHand, card(id))); }
};

} // namespace

class TestCorrections : public QObject {
    Q_OBJECT

private slots:
    /// GOLD-2: a reason, in text that can be shown
    void reason_data();
    void reason();
    /// GOLD-2 INFO-7: what is announced, and what is not
    void announced();
    void tellsNothingHidden();
    /// GOLD-2: nothing to put right; no time to
    void alreadySo();
    void onlyWhileTheGameIsUnderWay();
    /// COMP-6 COMP-7 COMP-8 DMG-2 EVT-3 RUM-1 WIN-1 WIN-2
    void numbers_data();
    void numbers();
    void rumorTokens();
    void numberEndsTheGame();
    /// TIME-1 TIME-2 TIME-10 COMP-7
    void day();
    void dayNeedsRest();
    /// INV-1 INV-3 INV-4 CARD-1 COMP-2 COMP-3 COMP-5 LAIR-4
    void hideout();
    void hideoutIsEmptied();
    /// HO-5 INV-7 OPEN-29: where Hide lies with a Location card each has a face of its own
    void twoFaces();
    void hideoutContradictions();
    void slotOneWaits();
    /// INV-3: Dracula always has a current location, and can never lose it by staying
    void currentLocationCannotBeLost();
    /// COMB-1: whom Dracula fights, he fights where he is
    void draculaFightsWhereHeIs();
    /// HO-9 RUM-2: what takes no Encounter card takes none by hand either
    void noCardsAtSea();
    /// COMP-12 RUM-3 INV-6
    void rumorMoves();
    /// BAT-5 OPEN-31 INV-2
    void batMoves();
    /// INV-2 INV-5 HO-1 HO-9 HAND-1 MAT-2 VAMP-3
    void encounterDealt();
    void encounterFromTheBox();
    void encounterRefused();
    void encounterTurnedUp();
    /// INV-4
    void bond();
    /// BITE-1 BITE-3 BATS-1 COMP-14 DEF-3 DMG-1 HOSP-1
    void hunter();
    /// BLK-1 CONS-1 FOG-1 STORM-1 BATS-1
    void tokens();
    /// COMP-10 ALLY-0 ALLY-1 ALLY-2
    void events();
    /// TIME-1: what is due can still be dealt with
    void whatIsDueStays();
    /// INV-1 to INV-6: any edit at all is refused or leaves a whole state
    void anyEdit();
};

void TestCorrections::reason_data()
{
    Rows<QByteArray, bool> row;
    row("words", QByteArray("Slot 2 held Rome"), true);
    row("none", QByteArray(), false);
    row("one byte", QByteArray("x"), true);
    row("500 bytes", QByteArray(500, 'x'), true);
    row("501 bytes", QByteArray(501, 'x'), false);
    row("Polish, Russian, and beyond the first plane", QByteArray("zły wpis, ошибка, \xF0\x9F\xA6\x87"), true);
    row("a line break", QByteArray("a\nb"), false);
    row("a zero", QByteArray("a\0b", 3), false);
    row("delete", QByteArray("a\x7F"), false);
    row("U+0085", QByteArray("a\xC2\x85"), false);
    row("U+00A0", QByteArray("a\xC2\xA0"), true);
    row("cut off", QByteArray("a\xC3"), false);
    row("a byte that begins nothing", QByteArray("\x80"), false);
    row("too long a form", QByteArray("\xC0\xAF"), false);
    row("too long a form of three", QByteArray("\xE0\x80\xAF"), false);
    row("a surrogate", QByteArray("\xED\xA0\x80"), false);
    row("past the last", QByteArray("\xF4\x90\x80\x80"), false);
    row("no such lead", QByteArray("\xF8\x88\x80\x80\x80"), false);
}

void TestCorrections::reason()
{
    const auto [text, good] = rowOf<QByteArray, bool>();
    CorrectedRound table;
    table.slot(1, "g");
    const PutRight right{std::string(text.constData(), std::size_t(text.size())), EditNumber{Number::Influence, 2}};
    QCOMPARE(table.refused(right), std::string(good ? "" : "GOLD-2"));
    if (!good)
        return;
    QVERIFY(table.take(right));
    QCOMPARE(table.state.happened.size(), std::size_t{1});
    QVERIFY(table.state.happened[0].what == What::PutRight);
    QCOMPARE(table.state.happened[0].rule, right.reason);
}

void TestCorrections::announced()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"rats"}).lair(1, "e", {"bats"});
    const auto announces = [&](const decltype(PutRight::edit)& edit, const std::vector<Argument>& arguments) {
        Table after = table;
        return after.take(PutRight{"so", edit}) && after.happened(What::PutRight, arguments);
    };
    QVERIFY(announces(EditNumber{Number::Despair, 2}, {int(Number::Despair), 2}));
    QVERIFY(announces(EditDay{Weekday::Friday, Step::Dusk}, {Weekday::Friday, int(Step::Dusk)}));
    EditHideout shown = table.hideout(2);
    shown.faceUp = true;
    QVERIFY(announces(shown, {Slot{2}}));
    QVERIFY(announces(EditHideout{lairAt(1), table.at("d"), {}, false, false, false}, {LairSpace{1}}));
    QVERIFY(announces(table.from(2, "rats", Zone::Hand), {Slot{2}}));
    EditEncounter moved = table.from(2, "rats", Zone::Lying);
    moved.place = lairAt(1);
    QVERIFY(announces(moved, {Slot{2}, LairSpace{1}}));
    QVERIFY(announces(table.between("bats", Zone::Hand, Zone::Deck), {}));
    EditHunter delayed = table.hunterNow(Who::VanHelsing);
    delayed.sheet.delayed = true;
    QVERIFY(announces(delayed, {Who::VanHelsing}));
    QVERIFY(announces(EditToken{Token::Fog, table.at("d"), std::nullopt, 2}, {Token::Fog, table.at("d"), 2}));
    QVERIFY(announces(EditToken{Token::Roadblock, {}, Roadblock{true, table.at("a"), table.at("h")}, 1},
                      {Token::Roadblock, table.at("a"), table.at("h"), 1, 1}));
    QVERIFY(announces(EditEvents{{DraculaEvent::WildHorses}, std::nullopt, std::nullopt}, {}));
}

void TestCorrections::tellsNothingHidden()
{
    // INFO-7: two corrections that differ in hidden things alone make the same news.
    const auto news = [](const std::function<decltype(PutRight::edit)(CorrectedRound&)>& edit) {
        CorrectedRound table;
        table.slot(1, "g").slot(2, "", Power::Hide).slot(3, "f", {}, {"rats"});
        const auto made = edit(table);
        const bool taken = table.take(PutRight{"so", made});
        return taken ? std::optional(table.state.happened) : std::nullopt;
    };
    const auto same = [&](const auto& first, const auto& second) {
        const auto a = news(first), b = news(second);
        return a && b && *a == *b;
    };
    QVERIFY(same([](CorrectedRound& t) { return EditHideout{slotAt(4), t.at("a"), {}, false, false, false}; },
                 [](CorrectedRound& t) { return EditHideout{slotAt(4), t.at("e"), {}, false, false, false}; }));
    QVERIFY(same([](CorrectedRound& t) { return EditHideout{slotAt(4), t.at("a"), {}, false, false, false}; },
                 [](CorrectedRound&) { return EditHideout{slotAt(4), std::nullopt, Power::Feed, false, false, false}; }));
    QVERIFY(same([](CorrectedRound& t) { return t.onto("bats", Zone::Hand, 3); },
                 [](CorrectedRound& t) { return t.onto("wolves", Zone::Hand, 3); }));
    QVERIFY(same([](CorrectedRound& t) { return EditHideBond{t.at("f")}; },
                 [](CorrectedRound& t) { return t.between("bats", Zone::Hand, Zone::Deck); }));
    QVERIFY(same([](CorrectedRound& t) { return EditHideBond{t.at("f")}; },
                 [](CorrectedRound&) {
                     return EditEvents{{DraculaEvent::WildHorses}, std::nullopt, std::nullopt};
                 }));
}

void TestCorrections::alreadySo()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"rats"}, true);
    table.state.tokens.fog = {{table.at("d"), 1}};
    const std::vector<decltype(PutRight::edit)> edits{
        EditNumber{Number::Influence, 0},
        EditNumber{Number::RumorTokens, 1},
        EditDay{Weekday::Tuesday, Step::Day},
        table.hideout(2),
        EditHideout{slotAt(5), std::nullopt, {}, true, false, true}, // empty already
        table.between("rats", Zone::Hand, Zone::Hand),
        EditHideBond{},
        table.hunterNow(Who::MinaHarker),
        EditToken{Token::Fog, table.at("d"), std::nullopt, 1},
        EditToken{Token::Storm, table.at("s"), std::nullopt, 0},
        EditEvents{},
    };
    for (const auto& edit : edits)
        QVERIFY2(table.why(edit) == Refusal::AlreadySo, std::to_string(edit.index()).c_str());
    EditEncounter still = table.from(2, "rats", Zone::Lying);
    still.place = slotAt(2);
    QVERIFY(table.why(still) == Refusal::AlreadySo);
}

void TestCorrections::onlyWhileTheGameIsUnderWay()
{
    const PutRight right{"so", EditNumber{Number::Influence, 3}};
    for (const Step step : {Step::PlaceHunters, Step::ChooseStart}) {
        CorrectedRound table(step);
        table.slot(1, "g");
        QCOMPARE(table.refused(right), "TIME-1");
    }
    CorrectedRound table;
    table.slot(1, "g");
    table.state.step = Step::Over;
    table.state.winner = Winner::Dracula;
    QCOMPARE(table.refused(right), "WIN-1");
    // Also while the clock is kept by hand, and in the Dracula phase.
    for (const Step step : {Step::BeforeSlide, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase}) {
        CorrectedRound phase(step);
        phase.slot(1, "g");
        QCOMPARE(phase.refused(right), "");
    }
    table.state.step = Step::BeforeSlide;
    table.state.winner = Winner::None;
    table.state.clockKept = false;
    QCOMPARE(table.refused(right), "");
}

void TestCorrections::numbers_data()
{
    // `most`: still going on; `last`: the largest that is accepted
    Rows<int, int, int, int, QString> row;
    row("COMP-6", int(Number::Influence), 0, 12, 13, "COMP-6");
    row("COMP-8", int(Number::Despair), 0, 3, 3, "COMP-8");
    row("DMG-2", int(Number::Damage), 0, 14, 15, "DMG-2");
    row("RUM-1", int(Number::RumorTokens), 0, 3, 3, "RUM-1");
    row("COMP-7", int(Number::Week), 1, 99, 99, "COMP-7");
    row("EVT-3", int(Number::HiddenDiscards), 0, 99, 99, "EVT-3");
}

void TestCorrections::numbers()
{
    const auto [number, least, most, last, rule] = rowOf<int, int, int, int, QString>();
    const auto which = static_cast<Number>(number);
    const auto value = [&](const GameState& state) -> int {
        switch (which) {
        case Number::Influence:
            return state.influence;
        case Number::Despair:
            return state.despair;
        case Number::Damage:
            return state.damage;
        case Number::RumorTokens:
            return state.rumorTokens;
        case Number::Week:
            return state.week;
        case Number::HiddenDiscards:
            return state.hiddenDiscards;
        }
        return -1;
    };
    CorrectedRound table;
    table.slot(1, "g", {}, {"rats"}, true); // one Rumor token of four lies on the trail
    QVERIFY(table.put(EditNumber{which, 2}));
    for (const int to : {least, most}) {
        QVERIFY(table.put(EditNumber{which, to}));
        QCOMPARE(value(table.state), to);
        QVERIFY(table.whole());
        QVERIFY(table.state.step == Step::Day);
    }
    for (const int to : {least - 1, last + 1, -1000, 1000}) {
        QCOMPARE(table.refusedEdit(EditNumber{which, to}), rule.toStdString());
        QVERIFY(table.why(EditNumber{which, to}) == Refusal::OutOfRange);
    }
}

void TestCorrections::rumorTokens()
{
    CorrectedRound table;
    table.slot(1, "g");
    table.state.rumorReserve = 1;
    table.state.rumorGone = 2;
    QVERIFY(table.put(EditNumber{Number::RumorTokens, 3})); // from the reserve first, then from those out of the game
    QCOMPARE(int(table.state.rumorReserve), 0);
    QCOMPARE(int(table.state.rumorGone), 1);
    QVERIFY(table.whole());
    QVERIFY(table.put(EditNumber{Number::RumorTokens, 0}));
    QCOMPARE(int(table.state.rumorReserve), 3);
    QCOMPARE(int(table.state.rumorGone), 1);
    // A Despair token that is put right brings no Rumor token: both numbers are put right by themselves.
    QVERIFY(table.put(EditNumber{Number::Despair, 2}));
    QCOMPARE(int(table.state.rumorTokens), 0);
}

void TestCorrections::numberEndsTheGame()
{
    CorrectedRound table;
    table.slot(1, "g");
    CorrectedRound dracula = table;
    QVERIFY(dracula.put(EditNumber{Number::Influence, 13}));
    QVERIFY(dracula.state.step == Step::Over); // WIN-1
    QVERIFY(dracula.state.winner == Winner::Dracula);
    QVERIFY(dracula.happened(What::DraculaWins));
    QVERIFY(!dracula.happened(What::InfluenceGained)); // nothing was gained; it had been counted wrongly
    CorrectedRound hunters = table;
    QVERIFY(hunters.put(EditNumber{Number::Damage, 15}));
    QVERIFY(hunters.state.winner == Winner::Hunters); // WIN-2
    QVERIFY(hunters.happened(What::HuntersWin));
    QVERIFY(!hunters.happened(What::DamageSuffered));
}

void TestCorrections::day()
{
    CorrectedRound table;
    table.slot(1, "g");
    table.state.now.acted.insert(Who::LordGodalming);
    QVERIFY(table.put(EditDay{Weekday::Friday, Step::Day})); // the day alone: whoever has acted has
    QVERIFY(table.state.day == Weekday::Friday);
    QVERIFY(activeHunter(table.state) == Who::DrSeward);
    QVERIFY(table.put(EditDay{Weekday::Friday, Step::Night})); // TIME-10: each acts anew
    QVERIFY(table.state.step == Step::Night);
    QVERIFY(activeHunter(table.state) == Who::LordGodalming);
    for (const Step time : {Step::Dawn, Step::Dusk, Step::Day}) {
        QVERIFY(table.put(EditDay{Weekday::Sunday, time}));
        QVERIFY(table.state.step == time);
        QVERIFY(table.whole());
    }
    QCOMPARE(int(table.state.despair), 0); // no Monday has come
    // The Dracula phase begins as always: his ally is asked about.
    table.state.ally = DraculaEvent::GreatWolf;
    QVERIFY(table.put(EditDay{Weekday::Sunday, Step::BeforeSlide}));
    QVERIFY(table.state.step == Step::BeforeSlide);
    QVERIFY(table.due() == Due::What::Victim);
}

void TestCorrections::dayNeedsRest()
{
    CorrectedRound table;
    table.slot(1, "g");
    QCOMPARE(table.refusedEdit(EditDay{Weekday::None, Step::Day}), "COMP-7");
    QCOMPARE(table.refusedEdit(EditDay{static_cast<Weekday>(8), Step::Day}), "COMP-7");
    for (const Step time : {Step::ChooseCard, Step::PlaceHunters, Step::ChooseStart, Step::Over, Step::EndOfPhase, Step::PlaceRumor})
        QCOMPARE(table.refusedEdit(EditDay{Weekday::Friday, time}), "COMP-7");
    const EditDay friday{Weekday::Friday, Step::Day};
    for (const Step step : {Step::ChooseCard, Step::ResolveMatured, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase}) {
        CorrectedRound phase(step);
        phase.slot(2, "g");
        QCOMPARE(phase.refusedEdit(friday), "TIME-1");
    }
    QVERIFY(table.take(HunterPlays{.event = HunterEvent::EvilPresence}));
    QCOMPARE(table.refusedEdit(friday), "TIME-1"); // something is due
    QVERIFY(table.take(GoOn{}));
    QCOMPARE(table.refusedEdit(friday), "");
    table.state.clockKept = false; // then there is no such clock
    QCOMPARE(table.refusedEdit(friday), "TIME-1");
}

void TestCorrections::hideout()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"rats"}).slot(3, "f", {}, {"bats"}, true).bond("f").lair(0, "e", {"wolves"});
    table.state.round = 9;
    table.in(3).round = 4;
    // Another card in the slot: everything else that lies there stays.
    EditHideout edit = table.hideout(3);
    edit.location = table.at("d");
    edit.faceUp = true;
    QVERIFY(table.put(edit));
    QVERIFY(table.lies("d", 3));
    QVERIFY(table.in(3).faceUp);
    QVERIFY(table.in(3).rumor);
    QCOMPARE(table.in(3).encounters.size(), std::size_t{1});
    QCOMPARE(int(table.in(3).round), 4);
    QVERIFY(!table.state.hideBond); // INV-4: its Location card has left the trail
    QVERIFY(table.whole());
    // An empty slot is filled.
    QVERIFY(table.put(EditHideout{slotAt(5), std::nullopt, Power::Feed, false, false, false}));
    QVERIFY(table.in(5).powers == Power::Feed);
    QCOMPARE(int(table.in(5).round), 9);
    QVERIFY(table.put(EditHideout{lairAt(2), table.at("b"), {}, true, false, true}));
    QVERIFY(table.state.lairs[2]->location == table.at("b") && table.state.lairs[2]->faceUp && table.state.lairs[2]->rumor);
    QVERIFY(table.whole());
}

void TestCorrections::twoFaces()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"rats"}, false, true);
    EditHideout edit = table.hideout(2);
    edit.hideOtherwise = true;
    QCOMPARE(table.refusedEdit(edit), "HO-5"); // alone it has one face
    edit.location = table.at("d");
    edit.powers = {};
    QCOMPARE(table.refusedEdit(edit), "HO-5");
    edit.powers = Power::Hide;
    QVERIFY(table.put(edit));
    QVERIFY(table.in(2).faceUp && !hideShown(table.in(2)) && table.whole());
    edit.faceUp = false;
    QVERIFY(table.put(edit));
    QVERIFY(!table.in(2).faceUp && hideShown(table.in(2)) && table.whole());
    // As in older records: what the edit says of the cards it says of both.
    edit.hideOtherwise = false;
    QVERIFY(table.put(edit));
    QVERIFY(!table.in(2).faceUp && !hideShown(table.in(2)));
    edit.faceUp = true;
    QVERIFY(table.put(edit));
    QVERIFY(table.in(2).faceUp && hideShown(table.in(2)));
    // Hide is taken away, and its face with it.
    edit.powers = {};
    QVERIFY(table.put(edit));
    QVERIFY(!table.in(2).hideFaceUp && table.whole());
    table.in(2).hideFaceUp = true; // INV-7
    QCOMPARE(brokenInvariant(table.rules, table.state), std::optional<std::string_view>("INV-7"));
}

void TestCorrections::hideoutIsEmptied()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"rats"}).slot(3, "f", {}, {"bats", "spy"}, true).bond("f").lair(0, "e", {"wolves"});
    const int reserve = table.state.rumorReserve;
    QVERIFY(table.put(EditHideout{slotAt(3), std::nullopt, {}, false, false, false}));
    QVERIFY(table.empty(3));
    QVERIFY((table.state.encounterDiscard == std::vector{table.card("bats"), table.card("spy")})); // HO-6
    QCOMPARE(int(table.state.rumorReserve), reserve + 1);                                          // RUM-5
    QVERIFY(!table.state.hideBond);                                                                // HIDE-2
    QVERIFY(table.put(EditHideout{lairAt(0), std::nullopt, {}, false, false, false}));
    QVERIFY(!table.state.lairs[0]);
    QVERIFY(table.whole());
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(1), std::nullopt, {}, false, false, false}), "INV-3");
}

void TestCorrections::hideoutContradictions()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"rats"}).slot(3, "f", {}, {"bats"}).lair(0, "e", {"wolves"});
    const auto refused = [&](CardPlace place, const char* location, PowerSet powers = {}) {
        EditHideout edit{place, std::nullopt, powers, false, false, false};
        if (*location != '\0')
            edit.location = table.at(location);
        return table.refusedEdit(edit);
    };
    QCOMPARE(refused(slotAt(4), "f"), "INV-1"); // it lies in slot 3
    QCOMPARE(refused(slotAt(4), "e"), "INV-1"); // in a lair
    QCOMPARE(refused(slotAt(4), "a", Power::Hide), "INV-1");
    QCOMPARE(refused(slotAt(3), "s"), "INV-5"); // an Encounter card lies there
    QCOMPARE(refused(slotAt(2), "", Power::Feed), "INV-5");
    QCOMPARE(refused(lairAt(0), "e", Power::Feed), "LAIR-4");
    QCOMPARE(refused(lairAt(1), "", Power::Feed), "LAIR-4");
    QCOMPARE(refused(slotAt(0), "a"), "COMP-2");
    QCOMPARE(refused(slotAt(7), "a"), "COMP-2");
    QCOMPARE(refused(lairAt(3), "a"), "COMP-3");
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(4), static_cast<LocationId>(200), {}, false, false, false}), "COMP-5");
    CorrectedRound full;
    full.slot(1, "g", {}, {"rats"}, true).slot(2, "f", {}, {"bats"}, true).slot(3, "e", {}, {"spy"}, true).slot(4, "d", {}, {}, false);
    full.state.rumorTokens = 0;
    full.state.rumorReserve = 0;
    full.lair(0, "a", {"bats"});
    full.state.lairs[0]->rumor = true;
    QVERIFY(full.whole());
    EditHideout fifth = full.hideout(4);
    fifth.rumor = true;
    QCOMPARE(full.refusedEdit(fifth), "INV-6"); // COMP-12: there are four
}

void TestCorrections::slotOneWaits()
{
    for (const Step step : {Step::ChooseCard, Step::ResolveMatured}) {
        CorrectedRound table(step);
        table.slot(2, "g");
        if (step == Step::ResolveMatured)
            table.state.maturing.emplace().location = table.at("a");
        QCOMPARE(table.refusedEdit(EditHideout{slotAt(1), table.at("f"), {}, false, false, false}), "CARD-1");
        QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), table.at("f"), {}, false, false, false}), "");
        QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), table.at("a"), {}, false, false, false}),
                 std::string(step == Step::ResolveMatured ? "INV-1" : ""));
    }
}

void TestCorrections::currentLocationCannotBeLost()
{
    const EditHideout none{slotAt(1), std::nullopt, {}, false, false, false};
    CorrectedRound table;
    table.slot(1, "g").slot(5, "e");
    QCOMPARE(table.refusedEdit(none), "INV-3");
    CorrectedRound three;
    three.slot(1, "g").slot(3, "e");
    QCOMPARE(three.refusedEdit(none), "INV-3"); // Hide, Feed and Dark Call could all follow
    CorrectedRound two;
    two.slot(1, "g").slot(2, "e");
    QCOMPARE(two.refusedEdit(none), "");
    CorrectedRound stays;
    stays.slot(1, "", Power::Feed).slot(2, "", Power::Hide).slot(3, "", Power::DarkCall).slot(4, "e").slot(5, "f").bond("e");
    QVERIFY(stays.put(stays.onto("rats", Zone::Hand, 4))); // as far back as he can lie
    QVERIFY(stays.put(EditHideout{slotAt(1), std::nullopt, {}, false, false, false}));
    QCOMPARE(stays.refusedEdit(EditHideout{slotAt(3), std::nullopt, {}, false, false, false}), "INV-3");
    // A trail that is so already can still be put right.
    CorrectedRound bad;
    bad.slot(5, "e");
    QCOMPARE(bad.refusedEdit(EditNumber{Number::Influence, 2}), "");

    // What would come of it.
    Table lost;
    lost.slot(5, "e").hunter(Who::LordGodalming, "a");
    QVERIFY(lost.take(Slide{}) && lost.take(lost.play("", Power::Feed)) && lost.take(Mature{}));
    QVERIFY(!currentLocation(lost.state));
}

void TestCorrections::draculaFightsWhereHeIs()
{
    const auto moves = [](const char* to) { return EditHideout{slotAt(1), board("test-map-m")->find(to), {}, true, false, false}; };
    CorrectedRound fight(Step::Dusk);
    fight.slot(1, "e", {}, {}, false, true).slot(2, "f").hunter(Who::LordGodalming, "e");
    QCOMPARE(fight.refusedEdit(moves("d")), "");
    QVERIFY(fight.take(GoOn{}));
    QVERIFY(fight.due() == Due::What::Combat);
    QCOMPARE(fight.refusedEdit(moves("d")), "TIME-1");
    EditHideout rumor = fight.hideout(1);
    rumor.rumor = true;
    QCOMPARE(fight.refusedEdit(rumor), "");
    CorrectedRound fog(Step::Dusk);
    fog.slot(1, "e", {}, {}, false, true).slot(2, "f").hunter(Who::LordGodalming, "e").fog("e");
    QVERIFY(fog.take(GoOn{}));
    QVERIFY(fog.due() == Due::What::FogFight);
    QCOMPARE(fog.refusedEdit(moves("d")), "TIME-1");
    CorrectedRound bat(Step::Dusk);
    bat.slot(1, "e", {}, {}, false, true).slot(2, "f");
    bat.state.due.push_back({.what = Due::What::BatWhere});
    QCOMPARE(bat.refusedEdit(moves("d")), "TIME-1");
}

void TestCorrections::noCardsAtSea()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {}, true).lair(0, "h", {"rats"});
    QCOMPARE(table.refusedEdit(EditHideout{lairAt(0), table.at("t"), {}, false, false, false}), "HO-9");
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(2), table.at("t"), {}, false, false, true}), "RUM-2");
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), {}, Power::Feed, false, false, true}), "RUM-2");
    QCOMPARE(table.refusedEdit(EditHideout{lairAt(1), table.at("t"), {}, false, false, true}), "RUM-2");
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), {}, Power::Hide, false, false, false}), "");
    QCOMPARE(table.refusedEdit(EditHideout{lairAt(1), table.at("t"), {}, false, false, false}), ""); // OPEN-8 is a ruling
}

void TestCorrections::rumorMoves()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"bats"}, true);
    EditHideout edit = table.hideout(2);
    edit.rumor = false;
    const int reserve = table.state.rumorReserve;
    QVERIFY(table.put(edit));
    QCOMPARE(int(table.state.rumorReserve), reserve + 1);
    edit.rumor = true;
    QVERIFY(table.put(edit));
    QCOMPARE(int(table.state.rumorReserve), reserve);
    QVERIFY(table.whole());
    for (const bool gone : {true, false}) { // then from those out of the game, then from his hand
        CorrectedRound rest;
        rest.slot(1, "g").slot(2, "f", {}, {"bats"});
        rest.state.rumorReserve = 0;
        rest.state.rumorGone = gone ? 2 : 0;
        rest.state.rumorTokens = gone ? 2 : 4;
        EditHideout token = rest.hideout(2);
        token.rumor = true;
        QVERIFY(rest.put(token));
        QCOMPARE(int(rest.state.rumorGone), gone ? 1 : 0);
        QCOMPARE(int(rest.state.rumorTokens), gone ? 2 : 3);
        QVERIFY(rest.whole());
    }
}

void TestCorrections::batMoves()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f");
    const auto bats = [&] { return std::ranges::count(table.state.combatDeck, CombatCard::EscapeAsBat); };
    const auto before = bats();
    EditHideout edit = table.hideout(2);
    edit.escapeAsBat = true;
    QVERIFY(table.put(edit)); // BAT-5
    QCOMPARE(bats(), before - 1);
    QVERIFY(table.in(2).escapeAsBat);
    edit.faceUp = true;
    QVERIFY(table.put(edit)); // it is there already
    QCOMPARE(bats(), before - 1);
    edit.escapeAsBat = false;
    QVERIFY(table.put(edit)); // OPEN-31
    QCOMPARE(bats(), before);
    QVERIFY(table.whole());
    std::erase(table.state.combatDeck, CombatCard::EscapeAsBat);
    table.state.combatDeck.insert(table.state.combatDeck.end(), std::size_t(before), CombatCard::Claws); // none is left
    edit.escapeAsBat = true;
    QCOMPARE(table.refusedEdit(edit), "INV-2");
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), std::nullopt, Power::Feed, false, true, false}), "BAT-5");
    QCOMPARE(table.refusedEdit(EditHideout{lairAt(0), table.at("a"), {}, false, true, false}), "BAT-5");
}

void TestCorrections::encounterDealt()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"wolves"}).lair(0, "e", {"spy"});
    table.hand({"bats", "bats", "rats", "rats", "hoax"});
    const std::size_t deck = table.state.encounterDeck.size();
    // From a hideout to the hand, and another one back in its place: the usual mistake.
    QVERIFY(table.put(table.from(2, "wolves", Zone::Hand)));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{6});
    QVERIFY(table.put(table.onto("hoax", Zone::Hand, 2)));
    QVERIFY(table.in(2).encounters == (std::vector<PlacedEncounter>{{table.card("hoax"), false, 0, false}}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});
    QCOMPARE(table.state.encounterDeck.size(), deck);
    QVERIFY(table.whole());
    // To the deck: it is shuffled, and the hand filled again (HAND-1).
    const auto shuffles = table.state.shuffles;
    QVERIFY(table.put(table.between("bats", Zone::Hand, Zone::Deck)));
    QCOMPARE(int(table.state.shuffles), shuffles + 1);
    QCOMPARE(table.state.encounterHand.size(), std::size_t{5});
    QCOMPARE(table.state.encounterDeck.size(), deck);
    QVERIFY(table.whole());
    // Out of the deck, the discard pile and from before Dracula.
    const auto bodyguards = std::ranges::count(table.state.encounterDeck, table.card("szgany-bodyguards"));
    QVERIFY(bodyguards > 0);
    QVERIFY(table.put(table.between("szgany-bodyguards", Zone::Deck, Zone::BeforeDracula)));
    QCOMPARE(std::ranges::count(table.state.encounterDeck, table.card("szgany-bodyguards")), bodyguards - 1);
    QVERIFY(table.state.beforeDracula == std::vector{table.card("szgany-bodyguards")}); // MAT-2
    QVERIFY(table.put(table.between("szgany-bodyguards", Zone::BeforeDracula, Zone::Discard)));
    QVERIFY(table.state.beforeDracula.empty());
    QVERIFY(table.put(table.between("szgany-bodyguards", Zone::Discard, Zone::Hand)));
    QVERIFY(table.state.encounterDiscard.empty());
    QCOMPARE(table.inHand("szgany-bodyguards"), std::size_t{1});
    EditEncounter lair = table.from(2, "hoax", Zone::Lying);
    lair.place = lairAt(0);
    QVERIFY(table.put(lair));
    QVERIFY(table.in(2).encounters.empty());
    QCOMPARE(table.state.lairs[0]->encounters.size(), std::size_t{2});
    QVERIFY(table.whole());
}

void TestCorrections::encounterFromTheBox()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"wolves"});
    table.state.handling = CardHandling::DrawnFromBox;
    table.state.boxDeck = static_cast<std::uint16_t>(table.state.encounterDeck.size());
    table.state.encounterDeck.clear();
    table.state.combatDeck.clear();
    QVERIFY(table.whole());
    const int deck = table.state.boxDeck;
    QVERIFY(table.put(table.between("bats", Zone::Hand, Zone::Deck)));
    QCOMPARE(int(table.state.boxDeck), deck + 1);
    QCOMPARE(drawsDue(table.rules, table.state), 1); // HAND-1: and the right one can be drawn, or put there at once
    QVERIFY(table.put(table.between("hoax", Zone::Deck, Zone::Hand)));
    QCOMPARE(int(table.state.boxDeck), deck);
    QCOMPARE(table.inHand("hoax"), std::size_t{1});
    QVERIFY(table.put(table.from(2, "wolves", Zone::Deck)));
    QVERIFY(table.whole());
    table.state.encounterDiscard.insert(table.state.encounterDiscard.end(), table.state.boxDeck, table.card("spy"));
    table.state.boxDeck = 0;
    QVERIFY(table.why(table.between("hoax", Zone::Deck, Zone::Hand)) == Refusal::NotThere);
}

void TestCorrections::encounterRefused()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"wolves", "new-vampire"}).slot(3, "s").slot(4, "", Power::Feed);
    table.hand({"bats", "bats", "rats", "rats", "aristocratic-vampire"});
    const auto missing = [&](const EditEncounter& edit) { return table.why(edit) == Refusal::NotThere; };
    QVERIFY(missing(table.between("hoax", Zone::Hand, Zone::Discard))); // INV-2: nothing is made out of nothing
    QVERIFY(missing(table.between("hoax", Zone::Discard, Zone::Hand)));
    QVERIFY(missing(table.between("szgany-bodyguards", Zone::BeforeDracula, Zone::Hand)));
    QVERIFY(missing(table.from(2, "spy", Zone::Hand)));
    QVERIFY(missing(table.from(5, "wolves", Zone::Hand)));
    EditEncounter second = table.from(2, "wolves", Zone::Hand);
    second.card->nth = 1;
    QVERIFY(missing(second));
    EditEncounter other = table.from(2, "wolves", Zone::Hand);
    other.kind = table.card("spy"); // it says one kind and points at another
    QVERIFY(missing(other));
    other.card.reset();
    QVERIFY(missing(other));
    EditEncounter unknown = table.between("bats", Zone::Hand, Zone::Discard);
    unknown.kind = static_cast<EncounterKind>(200);
    QCOMPARE(table.refusedEdit(unknown), "INV-2");
    QCOMPARE(table.refusedEdit(table.onto("bats", Zone::Hand, 5)), "HO-1");
    QCOMPARE(table.refusedEdit(table.onto("bats", Zone::Hand, 0)), "HO-1");
    QCOMPARE(table.refusedEdit(table.onto("bats", Zone::Hand, 3)), "HO-9");
    QCOMPARE(table.refusedEdit(table.onto("bats", Zone::Hand, 4)), "HO-9");
    QCOMPARE(table.refusedEdit(table.between("bats", Zone::Hand, Zone::BeforeDracula)), "MAT-2");
    EditEncounter hurt = table.from(2, "new-vampire", Zone::Lying);
    hurt.place = slotAt(2);
    hurt.damage = 5;
    QCOMPARE(table.refusedEdit(hurt), "VAMP-3"); // face down
    hurt.faceUp = true;
    QCOMPARE(table.refusedEdit(hurt), "");
    hurt.damage = 6; // VAMP-2: with that it would be defeated
    QCOMPARE(table.refusedEdit(hurt), "VAMP-3");
    EditEncounter rats = table.onto("rats", Zone::Hand, 2);
    rats.faceUp = true;
    rats.damage = 1;
    QCOMPARE(table.refusedEdit(rats), "VAMP-3");
    // INV-5 asks for nothing where an error was kept.
    table.state.keptErrors.push_back({1, "ENC-4"});
    QCOMPARE(table.refusedEdit(table.onto("bats", Zone::Hand, 3)), "");
}

void TestCorrections::encounterTurnedUp()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "f", {}, {"new-vampire", "bats", "new-vampire"});
    EditEncounter edit = table.from(2, "new-vampire", Zone::Lying);
    edit.card->nth = 1;
    edit.place = slotAt(2);
    edit.faceUp = true;
    edit.damage = 4;
    QVERIFY(table.put(edit));
    const auto& cards = table.in(2).encounters; // in place: their order counts (`LyingCard`)
    QVERIFY(cards[0] == (PlacedEncounter{table.card("new-vampire"), false, 0, false}));
    QVERIFY(cards[1] == (PlacedEncounter{table.card("bats"), false, 0, false}));
    QVERIFY(cards[2] == (PlacedEncounter{table.card("new-vampire"), true, 4, false}));
}

void TestCorrections::bond()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"rats"}).slot(3, "f").slot(4, "e").lair(0, "d", {"spy"}).bond("f");
    QVERIFY(table.put(EditHideBond{table.at("e")}));
    QVERIFY(table.state.hideBond == table.at("e"));
    QVERIFY(table.put(EditHideBond{}));
    QVERIFY(!table.state.hideBond);
    QCOMPARE(table.refusedEdit(EditHideBond{table.at("d")}), "INV-4"); // in a lair
    QCOMPARE(table.refusedEdit(EditHideBond{table.at("a")}), "INV-4");
    QCOMPARE(table.refusedEdit(EditHideBond{static_cast<LocationId>(200)}), "COMP-5");
    CorrectedRound none;
    none.slot(1, "g");
    QCOMPARE(none.refusedEdit(EditHideBond{none.at("g")}), "INV-4"); // Hide is in the deck
}

void TestCorrections::hunter()
{
    CorrectedRound table;
    table.slot(1, "g");
    EditHunter edit = table.hunterNow(Who::DrSeward);
    edit.place = HunterPlace::in(table.at("s"));
    edit.sheet = {true, false, 7, 1, 1, std::nullopt};
    QVERIFY(table.put(edit));
    QVERIFY(table.hunterNow(Who::DrSeward) == edit);
    QVERIFY(table.state.due.empty()); // no arrival, no reveal
    edit.place = HunterPlace::hospital(table.at("e"));
    QVERIFY(table.put(edit));
    QVERIFY(table.place(Who::DrSeward) == HunterPlace::hospital(table.at("e")));
    edit.place = HunterPlace::hospital(table.at("d"));
    QCOMPARE(table.refusedEdit(edit), "COMP-14");
    edit.place = HunterPlace::in(static_cast<LocationId>(200));
    QCOMPARE(table.refusedEdit(edit), "COMP-5");
    // DEF-3: defeated and waiting, or on the board.
    edit.place = {};
    QCOMPARE(table.refusedEdit(edit), "DEF-3");
    edit.sheet.defeated = true;
    QCOMPARE(table.refusedEdit(edit), "DEF-3");
    edit.sheet.hospital = table.at("d");
    QCOMPARE(table.refusedEdit(edit), "COMP-14");
    edit.sheet.hospital = table.at("e");
    edit.place.location = table.at("a"); // means nothing off the board
    QVERIFY(table.put(edit));
    QVERIFY(table.place(Who::DrSeward) == HunterPlace{});
    edit.place = HunterPlace::in(table.at("a"));
    QCOMPARE(table.refusedEdit(edit), "DEF-3");
    edit.sheet.defeated = false;
    QCOMPARE(table.refusedEdit(edit), "DEF-3");
    edit.sheet.hospital.reset();
    edit.sheet.damage = 100;
    QCOMPARE(table.refusedEdit(edit), "DMG-1");
    edit.sheet = {};
    QVERIFY(table.put(edit));
    EditHunter mina = table.hunterNow(Who::MinaHarker);
    mina.sheet.bites = 1;
    QCOMPARE(table.refusedEdit(mina), "BITE-1"); // BITE-3: hers is no token
}

void TestCorrections::tokens()
{
    CorrectedRound table;
    table.slot(1, "g");
    const auto token = [&](Token kind, const char* place, int count) { return EditToken{kind, table.at(place), std::nullopt, count}; };
    QVERIFY(table.put(token(Token::ConsecratedGround, "g", 1))); // CONS-1: also where Dracula is
    QVERIFY(table.put(token(Token::HeavenlyHost, "f", 1)));
    QVERIFY(table.put(token(Token::Storm, "s", 1)));
    QVERIFY(table.put(token(Token::Fog, "d", 2)));
    QVERIFY(table.put(token(Token::Fog, "e", 1)));
    QVERIFY(table.state.tokens.barred() == (LocationSet(table.at("g")) | LocationSet(table.at("f"))));
    QVERIFY(table.state.tokens.storms == LocationSet(table.at("s")));
    QVERIFY((table.state.tokens.fog == std::vector<std::pair<LocationId, std::uint8_t>>{{table.at("d"), 2}, {table.at("e"), 1}}));
    QVERIFY(table.put(token(Token::Fog, "d", 1)));
    QVERIFY(table.put(token(Token::Fog, "e", 0)));
    QVERIFY((table.state.tokens.fog == std::vector<std::pair<LocationId, std::uint8_t>>{{table.at("d"), 1}}));
    for (const auto& [kind, place] :
         {std::pair(Token::ConsecratedGround, "g"), std::pair(Token::HeavenlyHost, "f"), std::pair(Token::Storm, "s")}) {
        QVERIFY(table.put(token(kind, place, 0)));
        QVERIFY(table.why(token(kind, place, 2)) == Refusal::OutOfRange);
    }
    QVERIFY(table.state.tokens.barred().empty() && table.state.tokens.storms.empty());
    QCOMPARE(table.refusedEdit(token(Token::Storm, "a", 1)), "STORM-1");
    QCOMPARE(table.refusedEdit(token(Token::Fog, "s", 1)), "FOG-1");
    QVERIFY(table.put(token(Token::Fog, "a", 4))); // FOG-1: two cards on one port
    QVERIFY(table.put(token(Token::Fog, "a", 0)));
    QCOMPARE(table.refusedEdit(token(Token::Fog, "a", 5)), "FOG-1"); // as many as the box has
    QCOMPARE(table.refusedEdit(token(Token::Fog, "a", -1)), "FOG-1");
    QCOMPARE(table.refusedEdit(token(Token::HeavenlyHost, "s", 1)), "CONS-1");
    QCOMPARE(table.refusedEdit(token(Token::Bats, "a", 1)), "BATS-1");
    QCOMPARE(table.refusedEdit(EditToken{Token::Fog, static_cast<LocationId>(200), std::nullopt, 1}), "COMP-5");

    const auto road = [&](bool rail, const char* a, const char* b, int count) {
        return EditToken{Token::Roadblock, {}, Roadblock{rail, table.at(a), table.at(b)}, count};
    };
    QVERIFY(table.put(road(false, "d", "b", 1))); // in either order
    QVERIFY((table.state.tokens.roadblocks == std::vector<Roadblock>{{false, table.at("b"), table.at("d")}}));
    QVERIFY(table.why(road(false, "b", "d", 1)) == Refusal::AlreadySo);
    QVERIFY(table.put(road(true, "h", "a", 1)));
    QVERIFY(table.put(road(false, "b", "d", 0)));
    QVERIFY((table.state.tokens.roadblocks == std::vector<Roadblock>{{true, table.at("a"), table.at("h")}}));
    for (const EditToken& none : {road(false, "a", "h", 1), road(true, "b", "d", 1), road(false, "p", "s", 1), road(false, "b", "b", 1)})
        QVERIFY(table.why(none) == Refusal::NotThisRoad);
    QCOMPARE(table.refusedEdit(road(false, "b", "d", 2)), "BLK-1");
    QCOMPARE(table.refusedEdit(EditToken{Token::Roadblock, table.at("b"), std::nullopt, 1}), "BLK-1");
    QVERIFY(table.whole());
}

void TestCorrections::events()
{
    CorrectedRound table;
    table.slot(1, "g");
    using enum DraculaEvent;
    const auto edit = [](std::vector<DraculaEvent> hand, std::optional<DraculaEvent> ally = {},
                         std::optional<HunterEvent> hunterAlly = {}) {
        return EditEvents{std::move(hand), ally, hunterAlly};
    };
    QVERIFY(table.put(edit({WildHorses, WildHorses}, GreatWolf, HunterEvent::RufusSmith)));
    QVERIFY((table.state.eventHand == std::vector{WildHorses, WildHorses}));
    QVERIFY(table.state.ally == GreatWolf && table.state.hunterAlly == HunterEvent::RufusSmith);
    QVERIFY(table.happened(What::AllyInPlay, {GreatWolf}));
    QVERIFY(table.happened(What::AllyInPlay, {HunterEvent::RufusSmith}));
    QVERIFY(table.put(edit({WildHorses}, DraculasBrides)));
    QVERIFY(table.happened(What::AllyGone, {GreatWolf}));
    QVERIFY(table.happened(What::AllyGone, {HunterEvent::RufusSmith}));
    QVERIFY(table.happened(What::AllyInPlay, {DraculasBrides}));
    QVERIFY(!table.state.hunterAlly);
    QVERIFY(table.put(edit({Enraged, FalseTip, Seduction, Roadblock})));
    QCOMPARE(table.refusedEdit(edit({Enraged, FalseTip, Seduction, Roadblock, Enraged})), "COMP-10");
    QCOMPARE(table.refusedEdit(edit({}, Enraged)), "ALLY-0");
    QCOMPARE(table.refusedEdit(edit({}, {}, HunterEvent::LongNight)), "ALLY-0");
    QCOMPARE(table.refusedEdit(edit({static_cast<DraculaEvent>(40)})), "EVT-1");
    // COMP-10: a discard that is due no more is asked for no more.
    CorrectedRound over;
    over.slot(1, "g");
    over.state.eventHand = {Enraged, FalseTip, Seduction, Roadblock, WildHorses};
    over.state.due.push_back({.what = Due::What::DiscardEvents});
    QVERIFY(over.put(edit({Enraged, FalseTip, Seduction, Roadblock})));
    QVERIFY(over.state.due.empty());
}

void TestCorrections::whatIsDueStays()
{
    CorrectedRound table;
    table.slot(1, "g").slot(2, "", Power::Hide, {"bats"}).slot(3, "f", {}, {"rats"}).slot(4, "e").bond("f");
    table.hunter(Who::LordGodalming, "e");
    QVERIFY(table.take(table.move(Who::LordGodalming, "f")));
    QVERIFY(table.due() == Due::What::Arrival);
    const std::string stays = "TIME-1";
    QCOMPARE(table.refusedEdit(EditHideout{slotAt(3), table.at("d"), {}, false, false, false}), stays);
    QCOMPARE(table.refusedEdit(table.from(3, "rats", Zone::Hand)), stays);
    QCOMPARE(table.refusedEdit(table.from(2, "bats", Zone::Hand)), stays); // tied to it
    QCOMPARE(table.refusedEdit(EditHideBond{}), stays);
    EditHunter away = table.hunterNow(Who::LordGodalming);
    away.place = HunterPlace::in(table.at("d"));
    QCOMPARE(table.refusedEdit(away), stays);
    // Anything else can be put right meanwhile.
    EditHunter hurt = table.hunterNow(Who::LordGodalming);
    hurt.sheet.damage = 3;
    QVERIFY(table.put(hurt));
    EditHunter other = table.hunterNow(Who::MinaHarker);
    other.place = HunterPlace::in(table.at("a"));
    QVERIFY(table.put(other));
    QVERIFY(table.put(EditHideout{slotAt(4), table.at("d"), {}, false, false, false}));
    QVERIFY(table.put(EditNumber{Number::Influence, 5}));
    QVERIFY(table.put(EditToken{Token::Fog, table.at("a"), std::nullopt, 1}));
    QVERIFY(table.due() == Due::What::Arrival);
    QVERIFY(table.take(GoOn{}));
    QVERIFY(table.whole());

    CorrectedRound given; // Behind the Veil, and the hand is not what it seemed
    given.slot(1, "g");
    QVERIFY(given.take(HunterPlays{.event = HunterEvent::BehindTheVeil}));
    QVERIFY(given.put(given.between("wolves", Zone::Hand, Zone::Discard)));
    QVERIFY(given.due() == Due::What::GiveUpEncounter);
    QVERIFY(given.put(EditNumber{Number::Influence, 13})); // WIN-1: then nothing is due any more
    QVERIFY(given.state.due.empty());
}

void TestCorrections::anyEdit()
{
    std::mt19937_64 random(3);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    const auto yes = [&] { return upTo(1) == 1; };
    int taken = 0, refusals = 0;
    for (int game = 0; game < times(20, 200); ++game) {
        CorrectedRound table(
            static_cast<Step>(std::array{Step::Day, Step::Dusk, Step::BeforeSlide, Step::ChooseCard}[std::size_t(upTo(3))]));
        if (table.state.step != Step::ChooseCard)
            table.slot(1, "d", {}, {"rats"});
        table.slot(2, "", Power::Hide, {"bats"}).slot(3, "b", {}, {"spy", "wolves"}, true).slot(4, "a").bond("b");
        table.lair(0, "g", {"hoax"}).lair(1, "h", {"new-vampire", "saboteur"});
        if (game % 3 == 0) {
            table.state.handling = CardHandling::DrawnFromBox;
            table.state.boxDeck = static_cast<std::uint16_t>(table.state.encounterDeck.size());
            table.state.encounterDeck.clear();
            table.state.combatDeck.clear();
        }
        QVERIFY(table.whole());
        const auto& board = *table.rules.board;
        const auto location = [&] { return static_cast<LocationId>(upTo(int(board.locations().size()) - 1)); };
        const auto maybe = [&]() -> std::optional<LocationId> { return yes() ? std::optional(location()) : std::nullopt; };
        const auto place = [&] { return yes() ? slotAt(upTo(7)) : lairAt(upTo(3)); };
        const auto kind = [&] { return static_cast<EncounterKind>(upTo(int(table.rules.cards->encounters.size()) - 1)); };
        const auto hunter = [&] { return allHunters[std::size_t(upTo(3))]; };
        const auto edit = [&]() -> decltype(PutRight::edit) {
            switch (upTo(7)) {
            case 0: // the game is to go on
                return EditNumber{static_cast<Number>(upTo(5)), upTo(12) - 1};
            case 1:
                return EditDay{static_cast<Weekday>(upTo(8)), static_cast<Step>(upTo(12))};
            case 2: {
                const PowerSet power = yes() ? PowerSet(allPowers[std::size_t(upTo(4))]) : PowerSet();
                return EditHideout{place(), maybe(), power, yes(), upTo(3) == 0, yes()};
            }
            case 3: {
                EditEncounter move{kind(), static_cast<Zone>(upTo(4)), static_cast<Zone>(upTo(4)), std::nullopt, std::nullopt,
                                   yes(),  std::uint8_t(upTo(3))};
                if (yes())
                    move.damage = 0;
                if (yes()) {
                    const CardPlace from = place();
                    move.card = LyingCard{from, move.kind, std::uint8_t(upTo(1))};
                    if (const Hideout* hideout = hideoutAt(table.state, from); hideout != nullptr && !hideout->encounters.empty())
                        move.kind = move.card->kind = hideout->encounters.front().kind;
                }
                if (yes())
                    move.place = place();
                return move;
            }
            case 4:
                return EditHideBond{maybe()};
            case 5: {
                EditHunter sheet = table.hunterNow(hunter());
                sheet.place = {static_cast<HunterPlace::Where>(upTo(2)), location()};
                sheet.sheet = {yes(), upTo(3) == 0, std::uint8_t(upTo(9)), std::uint8_t(upTo(1)), std::uint8_t(upTo(1)), std::nullopt};
                if (sheet.sheet.defeated)
                    sheet.sheet.hospital = board.hospitals().front();
                return sheet;
            }
            case 6: {
                const Edge& road = board.roads()[std::size_t(upTo(int(board.roads().size()) - 1))];
                return EditToken{static_cast<Token>(upTo(5)), location(), Roadblock{upTo(4) == 0, road.first, road.second}, upTo(3) - 1};
            }
            default: {
                EditEvents events;
                for (int i = upTo(5); i > 0; --i)
                    events.hand.push_back(static_cast<DraculaEvent>(upTo(int(draculaEventCount) - 1)));
                if (yes())
                    events.ally = yes() ? DraculaEvent::GreatWolf : DraculaEvent::DraculasBrides;
                if (yes())
                    events.hunterAlly = yes() ? HunterEvent::JonathanHarker : HunterEvent::RufusSmith;
                return events;
            }
            }
        };
        for (int step = 0; step < 200 && table.state.step != Step::Over; ++step) {
            const GameState before = table.state;
            if (!table.put(edit())) {
                ++refusals;
                QVERIFY(table.state == before);
            } else {
                ++taken;
                const auto broken = brokenInvariant(table.rules, table.state);
                QVERIFY2(!broken, broken ? std::string(*broken).c_str() : "");
                QVERIFY(table.state.happened.front().what == What::PutRight);
            }
            if (step % 10 != 9)
                continue;
            // The game goes on from there: everything that is offered is taken.
            const auto actions = legalActions(table.rules, table.state);
            QVERIFY(!actions.empty());
            for (const Action& action : actions)
                QVERIFY(apply(table.rules, table.state, action));
            QVERIFY(table.take(actions[random() % actions.size()]));
        }
    }
    QVERIFY2(taken > 500 && refusals > 500, (std::to_string(taken) + " " + std::to_string(refusals)).c_str());
}

DEMETER_TEST(TestCorrections)
#include "test_corrections.moc"
