// The hunters' moves and what befalls them: HOSP, DMG, BITE, DEL, DEF, BATS, and what the table can overrule.
#include "core/fury3e/rules/chapters.h"
#include "core/fury3e/text/action_text.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"
#include "tests/support/transcript.h"

#include <QtTest>

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

Table day(Step step = Step::Day, const std::string& board = "test-map-m")
{
    Table table(board);
    const bool invented = board == "test-map-m";
    table.slot(1, invented ? "c" : "paris").clock(step);
    table.hunter(godalming, invented ? "h" : "london").hunter(seward, invented ? "h" : "london");
    table.hunter(helsing, invented ? "g" : "london").hunter(mina, invented ? "g" : "london");
    return table;
}

HunterActs acts(Hunter hunter, HunterActs::What what, bool overruled = false)
{
    return {hunter, what, false, overruled};
}

} // namespace

class TestHunters : public QObject {
    Q_OBJECT

private slots:
    void moves_data()
    {
        Rows<QString, QString, Travel, QString, QString> row;
        row("ADJ-1", "a", "b", Travel::Road, "", "");
        row("no road", "a", "d", Travel::Road, "", "ADJ-1");
        row("BLK-2", "a", "b", Travel::Road, "block", "BLK-2");
        row("ADJ-8, REV-11: the castle", "g", "k", Travel::Road, "", "");
        row("ADJ-3", "p", "s", Travel::Sea, "", "");
        row("ADJ-2", "s", "t", Travel::Sea, "", "");
        row("landing", "s", "p", Travel::Sea, "", "");
        row("not by sea", "a", "s", Travel::Sea, "", "ADJ-2");
        row("STORM-2", "p", "s", Travel::Sea, "storm", "STORM-2");
        row("FOG-2 out", "a", "b", Travel::Road, "fog from", "FOG-2");
        row("FOG-2 in", "a", "b", Travel::Road, "fog to", "FOG-2");
        row("no railway", "a", "b", Travel::Rail, "", "REV-5");
        row("TIME-10", "a", "b", Travel::Road, "night", "TIME-10");
        row("Long Night", "a", "b", Travel::Road, "long night", "");
        row("Long Night is no sea voyage", "p", "s", Travel::Sea, "long night", "TIME-10");
        row("HOSP-2", "e", "d", Travel::Road, "hospital", "HOSP-2");
        row("HOSP-2 out", "e", "e", Travel::Out, "hospital", "");
        row("HOSP-2 from no hospital", "d", "e", Travel::Out, "", "HOSP-2");
        row("TIME-10 twice", "a", "b", Travel::Road, "acted", "TIME-10");
    }
    void moves()
    {
        const auto [from, to, travel, setting, rule] = rowOf<QString, QString, Travel, QString, QString>();
        Table table = day(setting.contains("night") ? Step::Night : Step::Day);
        const auto start = table.at(from.toStdString()), end = table.at(to.toStdString());
        table.place(mina) = setting == "hospital" ? HunterPlace::hospital(start) : HunterPlace::in(start);
        table.turn(mina);
        if (setting == "block")
            table.state.tokens.roadblocks = {Roadblock{false, std::min(start, end), std::max(start, end)}};
        else if (setting == "storm")
            table.state.tokens.storms.insert(end);
        else if (setting.startsWith("fog"))
            table.fog(setting == "fog from" ? from.toStdString() : to.toStdString());
        else if (setting == "long night")
            table.state.now.longNight = true;
        else if (setting == "acted")
            table.state.now.acted.insert(mina);
        const MoveHunter move{mina, end, travel, false};
        QCOMPARE(QString::fromStdString(table.refused(move)), rule);
        // GOLD-2: hunters are not ours to police, and the overrule is public.
        MoveHunter overruled = move;
        overruled.overruled = true;
        if (rule.isEmpty()) {
            QCOMPARE(table.refused(overruled), "GOLD-2");
            return;
        }
        QVERIFY(table.take(overruled));
        QVERIFY(std::ranges::any_of(table.state.happened, [&](const Happening& news) {
            return news.what == What::HunterOverruled && QString::fromStdString(news.rule) == rule;
        }));
        QCOMPARE(table.place(mina), HunterPlace::in(end));
    }

    /// REV-5, BLK-2, PR-30: by rail over any number of lines, past Fog only where the printing allows it.
    void rail_data()
    {
        Rows<int, QString> row;
        row("PR-30 es", static_cast<int>(Printing::Es), "");
        row("PR-30 pl", static_cast<int>(Printing::Pl), "PR-30");
        row("PR-30 ru", static_cast<int>(Printing::Ru), "");
    }
    void rail()
    {
        const auto [printing, rule] = rowOf<int, QString>();
        Table table = day(Step::Day, "fury-3e");
        table.rules.rulings = rulingsOf(static_cast<Printing>(printing));
        // A city with exactly one railway, and the one behind it.
        std::map<LocationId, std::vector<LocationId>> lines;
        for (const Rail& rail : table.rules.board->rails()) {
            lines[rail.a].push_back(rail.b);
            lines[rail.b].push_back(rail.a);
        }
        const auto end =
            std::ranges::find_if(lines, [&](const auto& line) { return line.second.size() == 1 && lines[line.second[0]].size() > 1; });
        QVERIFY(end != lines.end());
        const LocationId from = end->first, middle = end->second[0];
        const auto beyond = std::ranges::find_if(lines[middle], [&](LocationId city) { return city != from; });
        table.place(mina) = HunterPlace::in(from);
        table.turn(mina);
        const MoveHunter move{mina, *beyond, Travel::Rail, false};
        QCOMPARE(table.refused(move), "");
        table.state.tokens.fog.emplace_back(middle, std::uint8_t{1});
        QCOMPARE(QString::fromStdString(table.refused(move)), rule);
        table.state.tokens.fog.clear();
        table.state.tokens.roadblocks = {Roadblock{true, std::min(from, middle), std::max(from, middle)}};
        QCOMPARE(table.refused(move), "BLK-2");
    }

    /// REV-5: no ticket reaches further than four railways, but the table may know better.
    void railReach()
    {
        Table table = day(Step::Day, "fury-3e");
        table.turn(mina);
        table.place(mina) = HunterPlace::in(table.at("berlin"));
        MoveHunter move{mina, table.at("salonica"), Travel::Rail, false};
        const auto refused = apply(table.rules, table.state, move);
        QVERIFY(!refused && refused.error().rule == "REV-5" && refused.error().what == Refusal::HunterRailTooFar);
        move.overruled = true;
        QCOMPARE(table.refused(move), "");
        // Every railway city is within reach of some other one, and reach does not depend on the order of the railways in the file.
        QVERIFY(hunterDestinations(table.rules, table.state, mina, Travel::Rail).contains(table.at("leipzig")));
    }

    void searchesAndSupply_data()
    {
        Rows<QString, HunterActs::What, bool, QString> row;
        row("SRCH-2, CASE-116", "fog", HunterActs::What::Search, false, "SRCH-2");
        row("SRCH-3", "hospital", HunterActs::What::Search, false, "SRCH-3");
        row("REV-8", "sea", HunterActs::What::Search, false, "REV-8");
        row("search", "", HunterActs::What::Search, false, "");
        row("HOSP-2 no Event card", "hospital", HunterActs::What::Supply, true, "HOSP-2");
        row("HOSP-2 an Item card", "hospital", HunterActs::What::Supply, false, "");
        row("REV-11", "castle", HunterActs::What::Supply, false, "REV-11");
        row("Devilish Power", "no supply", HunterActs::What::Supply, false, "EVT-3");
        row("supply", "", HunterActs::What::Supply, true, "");
        row("REV-8 no rest at sea", "sea", HunterActs::What::Rest, false, "REV-8");
        row("REV-8 no supply at sea", "sea", HunterActs::What::Supply, false, "REV-8");
        row("REV-8 nothing of Dracula's at sea either", "sea", HunterActs::What::Supply, true, "REV-8");
        row("HOSP-2 no rest", "hospital", HunterActs::What::Rest, false, "HOSP-2");
        row("REV-8 no pass at sea by day", "sea", HunterActs::What::Pass, false, "REV-8");
        row("a pass at sea, delayed", "sea, delayed", HunterActs::What::Pass, false, "");
        row("a pass at sea, second action", "sea, acted", HunterActs::What::Pass, false, "");
        row("a pass at sea, no way on", "sea, closed", HunterActs::What::Pass, false, "");
    }
    void searchesAndSupply()
    {
        const auto [setting, what, draculaEvent, rule] = rowOf<QString, HunterActs::What, bool, QString>();
        Table table = day();
        table.hunter(godalming, setting.startsWith("sea") ? "s" : setting == "castle" ? "k" : "e");
        if (setting == "fog")
            table.fog("e");
        else if (setting == "hospital")
            table.hospital(godalming, "e");
        else if (setting == "no supply")
            table.state.now.noSupply = true;
        else if (setting == "sea, delayed")
            table.sheet(godalming).delayed = true;
        else if (setting == "sea, closed") // STORM-2 FOG-2
            hunterDestinations(table.rules, table.state, godalming, Travel::Sea).forEach([&](LocationId to) {
                if (table.rules.board->isSea(to))
                    table.state.tokens.storms.insert(to);
                else
                    table.state.tokens.fog.emplace_back(to, std::uint8_t{1});
            });
        else if (setting == "sea, acted") { // Renewed Vigor
            table.state.now.openDay = true;
            table.state.now.acted.insert(godalming);
        }
        const HunterActs action{godalming, what, draculaEvent, false};
        QCOMPARE(QString::fromStdString(table.refused(action)), rule);
        HunterActs overruled = action; // GOLD-2
        overruled.overruled = true;
        QCOMPARE(table.refused(overruled), std::string(rule.isEmpty() ? "GOLD-2" : ""));
    }

    void order_data()
    {
        Rows<int, int> row;
        for (const auto& [name, printing] : {std::pair{"recommended", Printing::Recommended}, std::pair{"es", Printing::Es},
                                             std::pair{"pl", Printing::Pl}, std::pair{"ru", Printing::Ru}})
            for (const Step step : {Step::Day, Step::Night})
                row(qPrintable(QString::asprintf("%s, %s", name, step == Step::Day ? "day" : "night")), static_cast<int>(printing),
                    static_cast<int>(step));
    }
    /// COMP-1 TIME-10: nobody acts before those ahead of him have acted or passed. It binds the hunters only, so the table may overrule it
    /// (GOLD-2).
    void order()
    {
        const auto [printing, step] = rowOf<int, int>();
        Table table = day(static_cast<Step>(step));
        table.rules.rulings = rulingsOf(static_cast<Printing>(printing));
        table.state.now.longNight = true; // moves too, by night
        table.slot(1, "a");
        const auto mayAct = [&](Hunter hunter) {
            return std::ranges::any_of(legalActions(table.rules, table.state), [&](const Action& action) {
                const auto* move = std::get_if<MoveHunter>(&action);
                const auto* other = std::get_if<HunterActs>(&action);
                return (move != nullptr && move->hunter == hunter) || (other != nullptr && other->hunter == hunter);
            });
        };
        for (const Hunter hunter : allHunters) {
            QCOMPARE(*activeHunter(table.state), hunter);
            for (const Hunter other : allHunters) {
                QVERIFY(mayAct(other) == (other == hunter));
                QVERIFY(hunterAhead(table.state, other) == (other > hunter ? std::optional(hunter) : std::nullopt));
                if (other <= hunter)
                    continue;
                const auto road = table.move(other, other == seward ? "g" : "h");
                for (const Action& action : {Action(acts(other, HunterActs::What::Pass)), Action(acts(other, HunterActs::What::Rest)),
                                             Action(acts(other, HunterActs::What::Search)), road}) {
                    const auto refused = apply(table.rules, table.state, action);
                    QVERIFY(!refused);
                    QVERIFY(refused.error() == (Violation{"TIME-10", Refusal::HunterOutOfOrder, {other, hunter}}));
                }
                Table early = table;
                QVERIFY(early.take(acts(other, HunterActs::What::Pass, true)));
                QVERIFY(early.state.happened.front() == (Happening{What::HunterOverruled, {other}, "TIME-10"}));
                QVERIFY(early.state.now.acted.contains(other));
                QCOMPARE(*activeHunter(early.state), hunter); // his turn comes all the same, and none comes twice
                QCOMPARE(early.refused(acts(other, HunterActs::What::Pass)), "TIME-10");
            }
            QCOMPARE(table.refused(acts(hunter, HunterActs::What::Pass, true)), "GOLD-2");
            QVERIFY(table.take(acts(hunter, HunterActs::What::Pass)));
        }
        QCOMPARE(table.state.step, step == static_cast<int>(Step::Day) ? Step::Dusk : Step::BeforeSlide);
    }

    /// TIME-10: whoever is off the board, stands up or has to pass is not waited for; one in a hospital is (HOSP-2).
    void orderWithoutTheAbsent()
    {
        Table table = day(Step::Dusk);
        table.place(godalming) = {};
        table.hunter(seward, "s"); // REV-8
        table.sheet(helsing).delayed = true;
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Night);
        QCOMPARE(*activeHunter(table.state), mina);
        QVERIFY(table.take(acts(mina, HunterActs::What::Rest)));
        QCOMPARE(table.state.step, Step::BeforeSlide);

        Table ill = day();
        ill.hospital(godalming, "e");
        QCOMPARE(ill.refused(acts(seward, HunterActs::What::Rest)), "TIME-10");
        QVERIFY(ill.take(acts(godalming, HunterActs::What::Supply), acts(seward, HunterActs::What::Rest)));
    }

    /// TIME-10 REV-5: an arrival that is put right, a railway journey and a second action (Renewed Vigor) are no other turn.
    void orderAndFurtherMoves()
    {
        Table table = day();
        table.hunter(godalming, "a").hunter(seward, "b");
        QVERIFY(table.take(table.move(godalming, "b"), table.move(godalming, "c"), GoOn{}));
        Table twice = table;
        twice.state.now.openDay = true;
        QVERIFY(twice.take(acts(godalming, HunterActs::What::Rest))); // again, before the next one
        QCOMPARE(twice.refused(acts(mina, HunterActs::What::Pass)), "TIME-10");

        Table rail = day(Step::Day, "fury-3e");
        rail.hunter(seward, "berlin");
        QCOMPARE(rail.refused(rail.move(seward, "leipzig", Travel::Rail)), "TIME-10");
        QVERIFY(rail.take(acts(godalming, HunterActs::What::Pass)));
        QCOMPARE(rail.refused(rail.move(seward, "leipzig", Travel::Rail)), "");
    }

    /// TIME-10: what else speaks against an action is said first, and announced with that rule, as it always was.
    void otherRulesBeforeTheOrder()
    {
        Table table = day();
        table.hunter(mina, "a");
        QCOMPARE(table.refused(table.move(mina, "d")), "ADJ-1");
        QVERIFY(table.take(MoveHunter{mina, table.at("d"), Travel::Road, true}));
        QVERIFY(table.state.happened.front() == (Happening{What::HunterOverruled, {mina}, "ADJ-1"}));
        // One who is delayed stands up when the table lets him act first: that is his action (DEL-1).
        table.state.due.clear();
        table.state.now.acted = {};
        table.sheet(seward).delayed = true;
        QVERIFY(table.take(acts(seward, HunterActs::What::Pass, true)));
        QVERIFY(!table.sheet(seward).delayed && table.happened(What::HunterStandsUp, {seward}));
    }

    /// TIME-10: Speedy Telegraph lifts the order for the day and the night that follow, and no longer.
    void speedyTelegraph()
    {
        Table table = day(Step::Dawn);
        const nlohmann::json before = nlohmann::json::parse(writeState(table.rules, table.state));
        QVERIFY(!before.at("now").contains("anyOrder")); // states without it are written as ever
        QVERIFY(table.take(HunterPlays{.event = HunterEvent::SpeedyTelegraph}, GoOn{}));
        QCOMPARE(table.refused(acts(mina, HunterActs::What::Pass, true)), "GOLD-2");
        for (const Step step : {Step::Day, Step::Night}) {
            QCOMPARE(table.state.step, step);
            for (const Hunter hunter : {mina, seward, helsing, godalming}) {
                QVERIFY(!hunterAhead(table.state, hunter));
                QVERIFY(table.take(acts(hunter, HunterActs::What::Pass)));
                if (table.state.step == step)
                    QCOMPARE(table.refused(acts(hunter, HunterActs::What::Pass)), "TIME-10"); // once all the same
            }
            if (step == Step::Day)
                QVERIFY(table.take(GoOn{}));
        }
        QCOMPARE(table.state.step, Step::BeforeSlide);
        table.state.step = Step::Dawn;
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.refused(acts(mina, HunterActs::What::Pass)), "TIME-10");
    }

    /// Records from before the order was held: what they hold is taken as it stands, and nothing is said of it. All else is as ever.
    void recordedOutOfOrder()
    {
        Table table = day();
        table.hunter(mina, "a");
        Table lifted = table;
        lifted.state.now.anyOrder = true;
        for (const Action& action : {table.move(mina, "b"), Action(acts(mina, HunterActs::What::Search))}) {
            const auto recorded = applyRecorded(table.rules, table.state, action);
            QVERIFY(recorded.has_value());
            auto expected = apply(lifted.rules, lifted.state, action);
            QVERIFY(expected.has_value());
            expected->now.anyOrder = false;
            QVERIFY(*recorded == *expected);
        }
        QVERIFY(applyRecorded(table.rules, table.state, acts(mina, HunterActs::What::Pass, true)) ==
                apply(table.rules, table.state, acts(mina, HunterActs::What::Pass, true)));
        QVERIFY(applyRecorded(table.rules, table.state, table.move(mina, "d")).error().rule == "ADJ-1");
        table.state.now.acted.insert(mina);
        QVERIFY(applyRecorded(table.rules, table.state, acts(mina, HunterActs::What::Pass)).error().what == Refusal::HunterHasActed);
    }

    /// INFO-3 INFO-4: what the hunters hold, show each other and say is theirs. The program keeps nothing of it, and asks nothing.
    void handsAreTheHunters()
    {
        Table table = day();
        const nlohmann::json written = nlohmann::json::parse(writeState(table.rules, table.state));
        for (const auto& [name, sheet] : written.at("sheets").items()) {
            QStringList kept;
            for (const auto& [field, value] : sheet.items())
                kept << QString::fromStdString(field);
            kept.sort();
            QCOMPARE(kept, (QStringList{"bats", "bites", "damage", "defeated", "delayed", "hospital"}));
        }
        // An exchange, or Van Helsing's talk with another hunter, is an action like any other that does not touch Dracula.
        GameState after = table.state;
        QVERIFY(table.take(acts(godalming, HunterActs::What::Pass)));
        after.now.acted.insert(godalming);
        after.happened = {{What::HunterActed, {godalming, static_cast<int>(HunterActs::What::Pass)}, ""}};
        QVERIFY(table.state == after);
    }

    /// BITE-2: that a hunter is weakened is public; which of his cards lie open is his affair, and nobody is asked.
    void weakenedIsPublic()
    {
        Table table = day();
        const Parts before = tableParts(table.rules, table.state);
        GameState after = table.state;
        bitten(table.rules, table.state, godalming);
        QVERIFY(isBitten(table.state, godalming) && !isBitten(table.state, seward));
        QVERIFY(tableParts(table.rules, table.state) != before);
        QVERIFY(table.happened(What::HunterBitten, {godalming}));
        QVERIFY(table.state.due.empty());
        after.sheets[0].bites = 1;
        after.happened = table.state.happened;
        QVERIFY(table.state == after);
    }

    /// EVT-3: by day Dracula's Event card goes face down to the discards, by night he draws it.
    void supply()
    {
        Table table = day();
        QVERIFY(table.take(HunterActs{godalming, HunterActs::What::Supply, true, false}));
        QCOMPARE(int(table.state.hiddenDiscards), 1);
        QVERIFY(table.state.eventHand.empty());
        Table night = day(Step::Night);
        QVERIFY(night.take(HunterActs{godalming, HunterActs::What::Supply, true, false}));
        QCOMPARE(int(night.state.hiddenDiscards), 0);
        QCOMPARE(night.due(), Due::What::EventsDrawn);
        QVERIFY(night.take(DrawEvent{DraculaEvent::WildHorses}));
        QCOMPARE(night.state.eventHand, std::vector<DraculaEvent>{DraculaEvent::WildHorses});
        QVERIFY(night.state.now.acted.contains(godalming));
    }

    /// The rest of a hunter: 1, with Dr. Seward 2.
    void rest()
    {
        Table table = day();
        for (const Hunter hunter : allHunters)
            table.sheet(hunter).damage = 5;
        table.hunter(seward, "g").hunter(godalming, "h");
        for (const Hunter hunter : allHunters)
            QVERIFY(table.take(acts(hunter, HunterActs::What::Rest)));
        QCOMPARE(int(table.sheet(godalming).damage), 4);
        QCOMPARE(int(table.sheet(seward).damage), 3);
        QCOMPARE(int(table.sheet(helsing).damage), 3);
        QCOMPARE(int(table.sheet(mina).damage), 3);
    }

    /// A mistyped arrival is corrected before anything is turned up.
    void correction()
    {
        Table table = day();
        table.hunter(godalming, "a");
        table.slot(2, "b", {}, {"spy"});
        QVERIFY(table.take(table.move(godalming, "b")));
        QCOMPARE(table.due(), Due::What::Arrival);
        QVERIFY(!table.in(2).faceUp);
        QCOMPARE(table.refused(table.move(godalming, "d")), "ADJ-1"); // from A, where he was
        QCOMPARE(table.refused(table.move(mina, "f")), "TIME-1");
        QVERIFY(table.take(table.move(godalming, "c")));
        QCOMPARE(table.place(godalming), HunterPlace::in(table.at("c")));
        QVERIFY(table.take(GoOn{}));
        QVERIFY(!table.in(2).faceUp);
        QVERIFY(table.in(1).faceUp);
        QVERIFY(table.state.now.acted.contains(godalming));
    }

    /// REV-10, DEL-1; CASE-112: he stands up first, then Bats carry him, and he is delayed again.
    void bats()
    {
        Table table = day();
        table.hunter(godalming, "a");
        table.sheet(godalming) = {.delayed = true, .bats = 1};
        table.state.step = Step::Dawn;
        QVERIFY(table.take(GoOn{}));
        QVERIFY(!table.sheet(godalming).delayed);
        QCOMPARE(*activeHunter(table.state), seward);
        for (const Hunter hunter : {seward, helsing, mina})
            QVERIFY(table.take(acts(hunter, HunterActs::What::Pass)));
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.state.step, Step::Night);
        QCOMPARE(table.due(), Due::What::BatsMove);
        QCOMPARE(table.refused(ChoosePlace{table.at("d")}), "REV-10");
        Table declined = table;
        QVERIFY(declined.take(GoOn{})); // OPEN-48 (a)
        QCOMPARE(int(declined.sheet(godalming).bats), 0);
        QCOMPARE(*activeHunter(declined.state), godalming);
        Table strict = table;
        strict.rules.rulings.batsMayDecline = NoYes::No;
        QCOMPARE(strict.refused(GoOn{}), "OPEN-48");
        QVERIFY(table.take(ChoosePlace{table.at("c")}));
        QVERIFY(table.in(1).faceUp); // REV-2
        QVERIFY(table.sheet(godalming).delayed);
        QCOMPARE(int(table.sheet(godalming).bats), 0);
        QVERIFY(table.state.now.acted.contains(godalming));
    }

    /// REV-10: whenever his next action comes, be it out of order (Speedy Telegraph) or his second of the day (Renewed Vigor), Bats take
    /// its place.
    void batsOutOfOrder()
    {
        Table table = day();
        table.hunter(mina, "a");
        table.sheet(mina).bats = 1;
        table.state.now.anyOrder = true;
        for (const Action& action : {table.move(mina, "b"), Action(acts(mina, HunterActs::What::Search))}) {
            Table early = table;
            QVERIFY(early.take(action));
            QCOMPARE(early.due(), Due::What::BatsMove);
            QVERIFY(!early.happened(What::HunterActed));
            QCOMPARE(early.place(mina), HunterPlace::in(table.at("a")));
            Table declined = early;
            QVERIFY(declined.take(GoOn{})); // OPEN-48: his action is his again
            QVERIFY(!declined.state.now.acted.contains(mina));
            QVERIFY(declined.take(action));
            QVERIFY(early.take(ChoosePlace{table.at("c")}));
            QCOMPARE(early.place(mina), HunterPlace::in(table.at("c")));
            QVERIFY(early.sheet(mina).delayed);
            QVERIFY(early.state.now.acted.contains(mina));
        }
        Table again = table;
        again.state.now.openDay = true;
        again.state.now.acted = HunterSet::all();
        QVERIFY(again.take(again.move(mina, "b")));
        QCOMPARE(again.due(), Due::What::BatsMove);

        // The table lets her act first, and Bats come before her action all the same.
        Table first = table;
        first.state.now.anyOrder = false;
        QVERIFY(first.take(MoveHunter{mina, table.at("b"), Travel::Road, true}));
        QVERIFY(first.happened(What::HunterOverruled, {mina}));
        QCOMPARE(first.due(), Due::What::BatsMove);
        QCOMPARE(first.place(mina), HunterPlace::in(table.at("a")));

        Table overruled = table;
        overruled.state.step = Step::Night;
        QVERIFY(overruled.take(MoveHunter{mina, table.at("b"), Travel::Road, true})); // GOLD-2
        QCOMPARE(overruled.place(mina), HunterPlace::in(table.at("b")));
    }

    /// TIME-10 REV-10: with Speedy Telegraph the hunters choose whom Bats carry first, and who acts before that.
    void batsAndSpeedyTelegraph()
    {
        Table table = day(Step::Dawn);
        table.hunter(godalming, "a").hunter(seward, "b").hunter(mina, "a");
        table.sheet(godalming).bats = 1;
        table.sheet(mina).bats = 1;
        Table inOrder = table;
        QVERIFY(inOrder.take(GoOn{}));
        QVERIFY(inOrder.state.due.back().what == Due::What::BatsMove && inOrder.state.due.back().hunter == godalming);
        for (const HunterActs& action : {acts(mina, HunterActs::What::Pass), acts(seward, HunterActs::What::Pass, true)})
            QCOMPARE(inOrder.refused(action), "TIME-1"); // his move comes first, whatever the table says

        table.state.now.anyOrder = true;
        QVERIFY(table.take(GoOn{}));
        QVERIFY(table.state.due.back().what == Due::What::BatsMove && table.state.due.back().hunter == godalming);
        QCOMPARE(table.refused(acts(godalming, HunterActs::What::Pass)), "TIME-1"); // Bats take its place
        QCOMPARE(table.refused(acts(seward, HunterActs::What::Pass, true)), "GOLD-2");
        const auto legal = legalActions(table.rules, table.state);
        QVERIFY(std::ranges::find(legal, table.move(seward, "d")) != legal.end());
        QVERIFY(std::ranges::find(legal, Action(acts(helsing, HunterActs::What::Rest))) != legal.end());
        QVERIFY(table.take(acts(mina, HunterActs::What::Pass))); // Bats carry her instead
        QVERIFY(table.state.due.size() == 1 && table.state.due.back().hunter == mina);
        QVERIFY(table.take(table.move(seward, "d"))); // or he moves first after all
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.place(seward), HunterPlace::in(table.at("d")));
        QVERIFY(table.state.due.back().what == Due::What::BatsMove && table.state.due.back().hunter == godalming);
        QVERIFY(table.take(acts(mina, HunterActs::What::Pass), ChoosePlace{table.at("b")}));
        QVERIFY(table.state.now.acted.contains(mina) && int(table.sheet(mina).bats) == 0 && int(table.sheet(godalming).bats) == 1);
        QVERIFY(table.take(acts(helsing, HunterActs::What::Pass)));
        QVERIFY(table.state.due.size() == 1 && table.state.due.back().hunter == godalming);
        QCOMPARE(table.refused(acts(mina, HunterActs::What::Pass)), "TIME-10"); // hers has been taken
        QVERIFY(table.take(ChoosePlace{table.at("c")}));
        QCOMPARE(table.state.step, Step::Dusk);
    }

    /// REV-10: Fog holds him, and he acts as usual till it is gone.
    void batsInFog()
    {
        Table table = day(Step::Dawn);
        table.hunter(godalming, "a").fog("a");
        table.sheet(godalming).bats = 1;
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(*activeHunter(table.state), godalming);
        QCOMPARE(int(table.sheet(godalming).bats), 1);
    }

    /// PR-14: whether a hunter who is moved by an effect makes Dracula turn up his card.
    void movedHunters()
    {
        for (const NoYes reveals : {NoYes::Yes, NoYes::No}) {
            Table table = day(Step::Dawn);
            table.rules.rulings.movedHunterReveals = reveals;
            table.hunter(godalming, "a");
            table.sheet(godalming).bats = 1;
            QVERIFY(table.take(GoOn{}, ChoosePlace{table.at("c")}));
            QCOMPARE(table.in(1).faceUp, reveals == NoYes::Yes);
        }
    }

    void hospitals_data()
    {
        Rows<QString, QString> row;
        row("DEF-6 Cagliari, CASE-156", "cagliari", "rome");
        row("DEF-6 Britain, CASE-156", "london", "madrid");
        row("DEF-6 Ireland", "dublin", "madrid");
        row("DEF-3 at the hospital", "budapest", "budapest");
        row("DEF-3", "vienna", "budapest");
        row("DEF-3 far", "lisbon", "madrid");
    }
    void hospitals()
    {
        const auto [where, nearest] = rowOf<QString, QString>();
        Table table = day(Step::Day, "fury-3e");
        table.hunter(seward, where.toStdString());
        table.state.despair = 2;
        table.state.influence = 5;
        table.sheet(seward).damage = 99;
        table.state.due = {{.what = Due::What::Defeat, .hunter = seward, .number = 1}};
        QVERIFY(table.take(Reply{true}));
        QVERIFY(table.sheet(seward).defeated);
        QCOMPARE(*table.sheet(seward).hospital, table.at(nearest.toStdString()));
        QCOMPARE(table.place(seward), HunterPlace{});  // DEF-3
        QCOMPARE(int(table.state.influence), 9);       // DEF-2, DESP-2; CASE-144
        QCOMPARE(int(table.sheet(seward).damage), 99); // DEF-4: only at dawn
    }

    /// DEF-5: a city equally far from two hospitals, CASE-156.
    void hospitalChoice()
    {
        Table table = day(Step::Day, "fury-3e");
        std::optional<LocationId> tied;
        table.rules.board->cities().forEach([&](LocationId city) {
            if ((*table.rules.board)[city].region == "britannia")
                return;
            std::vector<int> distance;
            for (const LocationId hospital : table.rules.board->hospitals()) {
                LocationSet reached(hospital);
                int roads = 0;
                for (int size = 0; !reached.contains(city) && reached.size() != size; ++roads) {
                    size = reached.size();
                    LocationSet next = reached;
                    reached.forEach([&](LocationId here) { next |= table.rules.board->byRoad(here); });
                    reached = next;
                }
                distance.push_back(reached.contains(city) ? roads : 999);
            }
            std::ranges::sort(distance);
            if (distance[0] == distance[1] && distance[0] < 999)
                tied = city;
        });
        QVERIFY(tied);
        table.place(seward) = HunterPlace::in(*tied);
        table.state.due = {{.what = Due::What::Defeat, .hunter = seward, .number = 1}};
        QVERIFY(table.take(Reply{true}));
        QCOMPARE(table.due(), Due::What::Hospital);
        QCOMPARE(table.refused(ChoosePlace{*tied}), "DEF-5");
        const LocationSet places = table.state.due.back().places;
        QCOMPARE(places.size(), 2);
        LocationId last{};
        places.forEach([&](LocationId city) { last = city; });
        QVERIFY(table.take(ChoosePlace{last}));
        QCOMPARE(*table.sheet(seward).hospital, last);
    }

    /// DMG-4: prevented damage is not suffered.
    void prevented()
    {
        Table table = day();
        table.sheet(mina).damage = 9;
        table.state.due = {{.what = Due::What::Defeat, .hunter = mina, .number = 4}};
        QVERIFY(table.take(Reply{false}));
        QCOMPARE(int(table.sheet(mina).damage), 5);
        QVERIFY(table.happened(What::HunterSaved, {mina}));
        QCOMPARE(table.place(mina), HunterPlace::in(table.at("g")));
    }
};

DEMETER_TEST(TestHunters)
#include "test_hunters.moc"
