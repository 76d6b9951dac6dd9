// The hunters' Event cards as actions: who plays them, when, at what price, and where they lead (EVT-1, EVT-6, TIME-10, GOLD-2); Fast
// Horses too. What they ask Dracula is in test_questions.cpp.
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/action_text.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

/// Dracula is in Paris; everybody else in Lisbon, whose roads lead to Cadiz, Madrid and Santander.
Table lisbon(Step step = Step::Day)
{
    Table table("fury-3e");
    table.slot(1, "paris").slot(2, "north-sea").slot(5, "milan").clock(step);
    for (const Hunter each : allHunters)
        table.hunter(each, "lisbon");
    return table;
}

HunterPlays card(HunterEvent event, std::optional<Hunter> hunter, bool overruled = false)
{
    return {.event = event, .hunter = hunter, .overruled = overruled};
}

MoveHunter horses(const Table& table, Hunter hunter, std::string_view to, bool overruled = false)
{
    return {hunter, table.at(to), Travel::Road, overruled, HunterCard::FastHorses};
}

/// Why it is refused, and whether the table alone could allow it: `EVT-1`, `EVT-1!` if it could not, empty if it is legal.
template <typename Step> QString judged(const Table& table, Step action)
{
    action.overruled = false;
    const QString refused = QString::fromStdString(table.refused(action));
    action.overruled = true;
    const QString allowed = QString::fromStdString(table.refused(action));
    return refused.isEmpty()   ? allowed == "GOLD-2" ? refused : QString("overruled: ") + allowed
           : allowed.isEmpty() ? refused
                               : refused + '!';
}

bool overruledBy(const Table& table, Hunter hunter, std::string_view rule)
{
    return std::ranges::any_of(table.state.happened, [&](const Happening& news) {
        return news.what == What::HunterOverruled && news.rule == rule && news.arguments == std::vector<Argument>{hunter};
    });
}

/// A table at which every card has something to do, and it is its hunter's turn.
Table richTable(Step step, HunterEvent event)
{
    Table table("fury-3e");
    table.slot(1, "rome").slot(2, "north-sea").slot(5, "milan").slot(6, "venice").clock(step);
    for (const Hunter each : allHunters)
        table.hunter(each, "lisbon");
    table.state.tokens.roadblocks = {
        {false, std::min(table.at("paris"), table.at("nantes")), std::max(table.at("paris"), table.at("nantes"))}};
    table.state.ally = DraculaEvent::GreatWolf;
    table.sheet(seward).bites = 1;
    if (const auto only = (*table.rules.cards)[event].only)
        table.turn(*only);
    return table;
}

/// Everything that the card has to name, by its hunter or Lord Godalming.
HunterPlays whole(const Table& table, HunterEvent event)
{
    HunterPlays plays = card(event, (*table.rules.cards)[event].only.value_or(godalming));
    switch (event) {
    case HunterEvent::PsychicBond:
        plays.hunter = seward;
        break;
    case HunterEvent::BloodTransfusion:
        plays.hunter = seward;
        plays.player = godalming;
        break;
    case HunterEvent::HiredScouts:
        plays.city = table.at("berlin");
        plays.second = table.at("paris");
        break;
    case HunterEvent::JonathanHarker:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
    case HunterEvent::ConsecratedGround:
        plays.city = table.at("berlin");
        break;
    case HunterEvent::SurprisingReturn:
        plays.fetched = HunterEvent::RufusSmith;
        plays.ally = true;
        break;
    case HunterEvent::MoneyTrail:
        plays.slot = Slot{2};
        break;
    case HunterEvent::WaxCylinders:
        plays.slot = Slot{1};
        break;
    case HunterEvent::GoodLuck:
        plays.option = 1;
        break;
    default:
        break;
    }
    return plays;
}

} // namespace

class TestHunterCards : public QObject {
    Q_OBJECT

private slots:
    /// EVT-1 EVT-6: every card, its moments, whether it is an action, and its price.
    void everyCard_data()
    {
        // `moments`: of the round: d(a)wn, (d)ay, d(u)sk, (n)ight, (s)lide; (c)ombat, (-) in answer only
        // `is`: action, or the moves that it opens
        Rows<int, QString, QString, int, bool> add;
        const auto row = [&](HunterEvent event, const char* moments, const char* is = "", int damage = 0, bool delays = false) {
            add(std::string(idOf(event)).c_str(), static_cast<int>(event), moments, is, damage, delays);
        };
        using enum HunterEvent;
        for (const HunterEvent atOnce :
             {BehindTheVeil, EvilPresence, HiredScouts, LocalRumors, JonathanHarker, RufusSmith, SisterAgatha, NewspaperReports})
            row(atOnce, "duns");
        for (const HunterEvent atDawn : {LongNight, RenewedVigor, SpeedyTelegraph})
            row(atDawn, "a");
        row(SurprisingReturn, "au");
        row(GoodLuck, "ad");
        row(CharteredCarriage, "d");
        for (const HunterEvent inCombat : {EscapeRoute, HeroicLeap, LuckyFind, LucysRevenge, PlannedAmbush})
            row(inCombat, "c");
        for (const HunterEvent answer : {Forewarned, GreatStrength})
            row(answer, "-");
        for (const HunterEvent action : {MoneyTrail, MysticResearch, WaxCylinders})
            row(action, "dn", "action");
        row(BloodTransfusion, "dn", "action", 1);
        row(Hypnosis, "dn", "action", 0, true);
        row(VampireLair, "d", "action", 0, true);
        row(ConsecratedGround, "n", "action");
        row(ExcellentWeather, "d", "2 moves");
        row(SenseOfEmergency, "d", "1 moves", 2);
        row(PsychicBond, "aduns");
    }
    void everyCard()
    {
        const auto [event, moments, is, damage, delays] = rowOf<int, QString, QString, int, bool>();
        const auto played = static_cast<HunterEvent>(event);
        const std::map<char, Step> steps{
            {'a', Step::Dawn}, {'d', Step::Day}, {'u', Step::Dusk}, {'n', Step::Night}, {'s', Step::BeforeSlide}};
        for (const auto& [letter, step] : steps) {
            Table table = richTable(step, played);
            HunterPlays plays = whole(table, played);
            const Hunter player = plays.player.value_or((*table.rules.cards)[played].only.value_or(godalming));
            const bool never = moments == "c" || moments == "-";
            const bool moves = is.endsWith("moves"), nobodyMoves = step != Step::Day && step != Step::Night;
            if (moments.contains(QLatin1Char(letter))) {
                QCOMPARE(judged(table, plays), QString());
            } else {
                // GOLD-2: unless nothing could come of it then.
                QCOMPARE(judged(table, plays), QString(never || (moves && nobodyMoves) ? "EVT-1!" : "EVT-1"));
                if (never || (moves && nobodyMoves))
                    continue;
                QVERIFY(whyNot(table, plays) == Refusal::HunterCardNotNow);
                plays.overruled = true;
            }
            QVERIFY(table.take(plays));
            QCOMPARE(overruledBy(table, player, "EVT-1"), plays.overruled);
            QVERIFY(std::ranges::any_of(table.state.happened, [&](const Happening& news) {
                return news.what == What::HunterCardPlayed && news.arguments.front() == Argument(played);
            }));
            // The price, and the action: none at a time at which nobody acts.
            QCOMPARE(int(table.sheet(player).damage), damage);
            QCOMPARE(table.sheet(player).delayed, delays);
            const bool acted = table.state.now.acted.contains(player) || table.state.step != step;
            QCOMPARE(acted, is == "action" && !nobodyMoves);
            QCOMPARE(table.state.now.opened.has_value(), moves && !nobodyMoves);
            if (table.state.now.opened)
                QVERIFY(*table.state.now.opened == (OpenedMove{played, player, static_cast<std::uint8_t>(is.front().digitValue())}));
            QVERIFY(sound(table));
        }
    }

    /// EVT-1: cards for the start of a combat, before the first card of it is chosen; later the table may allow it.
    void combatBegins_data()
    {
        QTest::addColumn<int>("event");
        for (std::size_t n = 0; n < hunterEventCount; ++n)
            QTest::newRow(std::string(hunterEventIds[n]).c_str()) << static_cast<int>(n);
    }
    void combatBegins()
    {
        QFETCH(int, event);
        const auto played = static_cast<HunterEvent>(event);
        using enum HunterEvent;
        const std::set<HunterEvent> starts{EscapeRoute, HeroicLeap, LuckyFind, LucysRevenge, PlannedAmbush};
        Table table = richTable(Step::Dusk, played);
        table.slot(1, "lisbon");
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(table.due(), Due::What::Combat);
        HunterPlays plays = whole(table, played);
        if (!starts.contains(played)) {
            QVERIFY(judged(table, plays).endsWith('!'));
            return;
        }
        QCOMPARE(QString::fromStdString(table.refused(plays)), QString());
        table.state.combat->played = 1;
        QCOMPARE(QString::fromStdString(table.refused(plays)), QString("EVT-1"));
        plays.overruled = true;
        if (played == EscapeRoute) { // who leaves, and who has the card
            QCOMPARE(QString::fromStdString(table.refused(plays)), QString("EVT-1"));
            plays.player = mina;
        }
        QVERIFY(table.take(plays));
        QVERIFY(overruledBy(table, played == EscapeRoute ? mina : godalming, "EVT-1"));
        QVERIFY(sound(table));
    }

    /// TIME-5: Newspaper Reports that were kept, for another slot.
    void newspaperKept()
    {
        for (const Step step : {Step::Dawn, Step::Day, Step::Dusk, Step::Night})
            for (const std::uint8_t slot : {std::uint8_t{3}, std::uint8_t{5}, std::uint8_t{6}}) {
                const Table table = lisbon(step);
                HunterPlays plays = card(HunterEvent::NewspaperReports, seward);
                plays.slot = Slot{slot};
                const bool now = slot == 3 ? step != Step::Dawn : step == Step::Dawn || step == Step::Dusk;
                QCOMPARE(judged(table, plays), QString(now ? "" : "EVT-1"));
            }
    }

    /// What the finding names, and its like: lines as a script has them, the last of which is judged.
    void findings_data()
    {
        Rows<Step, QString, QStringList, QString> row;
        const QString lair = R"({"action":"hunter-plays","event":"vampire-lair","hunter":"lord-godalming"})";
        const QString sewardsLair = R"({"action":"hunter-plays","event":"vampire-lair","hunter":"dr-seward"})";
        const QString pass = R"({"action":"hunter-acts","hunter":"lord-godalming","what":"pass"})";
        row("R1: once", Step::Day, "", {lair}, "");
        row("R1: twice on one day", Step::Day, "", {lair, lair}, "TIME-10");
        row("R1: after he has acted", Step::Day, "", {pass, lair}, "TIME-10");
        row("R1: ahead of his turn", Step::Day, "", {sewardsLair}, "TIME-10");
        row("R1: by Speedy Telegraph", Step::Day, "any order", {sewardsLair}, "");
        row("R1: delayed", Step::Day, "delayed", {sewardsLair}, "DEL-1");
        row("R1: in a hospital", Step::Day, "hospital", {lair}, "HOSP-2");
        row("R1: at sea by day", Step::Day, "sea", {lair}, "REV-8");
        row("R1: at sea by night", Step::Night, "sea",
            {R"({"action":"hunter-plays","event":"money-trail","hunter":"lord-godalming","slot":2})"}, "TIME-10"); // he has passed
        row("R1: ahead of his turn, at sea by night", Step::Night, "Seward at sea",
            {R"({"action":"hunter-plays","event":"money-trail","hunter":"dr-seward","slot":2})"}, "REV-8");
        const QString emergency = R"({"action":"hunter-plays","event":"sense-of-emergency","hunter":"lord-godalming"})";
        const QString away = R"({"action":"move-hunter","hunter":"lord-godalming","to":"saragossa"})";
        row("R2: two roads without a card", Step::Day, "", {away}, "ADJ-1");
        row("R2: Sense of Emergency", Step::Day, "", {emergency, away}, "");
        row("R2: four roads", Step::Day, "", {emergency, R"({"action":"move-hunter","hunter":"lord-godalming","to":"marseilles"})"},
            "ADJ-1");
        row("R2: another action than that", Step::Day, "",
            {emergency, R"({"action":"hunter-acts","hunter":"lord-godalming","what":"rest"})"}, "EVT-1");
        row("R2: by sea instead", Step::Day, "",
            {emergency, R"({"action":"move-hunter","hunter":"lord-godalming","to":"atlantic-ocean","travel":"sea"})"}, "EVT-1");
        row("R2: another card", Step::Day, "", {emergency, lair}, "EVT-1");
        row("R2: he goes nowhere", Step::Day, "", {emergency, pass}, "");
        const QString weather = R"({"action":"hunter-plays","event":"excellent-weather","hunter":"lord-godalming"})";
        const auto sails = [](const char* to) {
            return QString(R"({"action":"move-hunter","hunter":"lord-godalming","to":"%1","travel":"sea"})").arg(to);
        };
        row("R2: Excellent Weather", Step::Day, "", {weather, sails("atlantic-ocean"), sails("bay-of-biscay")}, "");
        row("R2: three moves", Step::Day, "", {weather, sails("atlantic-ocean"), sails("bay-of-biscay"), sails("atlantic-ocean")},
            "TIME-10");
        row("R2: the second is declined", Step::Day, "", {weather, sails("atlantic-ocean"), pass}, "");
        row("R2: STORM-2", Step::Day, "storm", {weather, sails("atlantic-ocean"), sails("bay-of-biscay")}, "STORM-2");
        row("R2: from the sea", Step::Day, "sea", {weather, sails("atlantic-ocean"), sails("lisbon")}, "");
        row("R2: REV-8", Step::Day, "sea", {weather, pass}, "REV-8");
        row("R2: by road instead", Step::Day, "", {weather, R"({"action":"move-hunter","hunter":"lord-godalming","to":"madrid"})"},
            "EVT-1");
        const auto byHorse = [](const char* to) {
            return QString(R"({"action":"move-hunter","hunter":"lord-godalming","to":"%1","by":"fast-horses"})").arg(to);
        };
        row("R2: Fast Horses, one road", Step::Day, "", {byHorse("madrid")}, "");
        row("R2: Fast Horses, three roads", Step::Day, "", {byHorse("bordeaux")}, "");
        row("R2: Fast Horses, four roads", Step::Day, "", {byHorse("nantes")}, "ADJ-1");
        row("R2: Fast Horses by night", Step::Night, "", {byHorse("madrid")}, "TIME-10");
        row("R2: Fast Horses in the Long Night", Step::Night, "long night", {byHorse("madrid")}, "TIME-10");
        row("R2: Fast Horses twice", Step::Day, "", {byHorse("madrid"), R"({"action":"go-on"})", byHorse("lisbon")}, "TIME-10");
        row("R2: Fast Horses and Sense of Emergency", Step::Day, "", {emergency, byHorse("madrid")}, "EVT-1");
        row("R2: Fast Horses, delayed", Step::Day, "delayed",
            {R"({"action":"move-hunter","hunter":"dr-seward","to":"madrid","by":"fast-horses"})"}, "DEL-1");
        row("R2: Fast Horses from a hospital", Step::Day, "hospital", {byHorse("madrid")}, "HOSP-2");
        row("R2: no Item that carries anybody", Step::Day, "",
            {R"({"action":"move-hunter","hunter":"lord-godalming","to":"madrid","by":"knife"})"}, "TIME-1!");
        row("R2: no horses by rail", Step::Day, "",
            {R"({"action":"move-hunter","hunter":"lord-godalming","to":"madrid","travel":"rail","by":"fast-horses"})"}, "TIME-1!");
        row("R4: Speedy Telegraph by night", Step::Night, "",
            {R"({"action":"hunter-plays","event":"speedy-telegraph","hunter":"mina-harker"})"}, "EVT-1");
        row("R4: Speedy Telegraph at dawn", Step::Dawn, "",
            {R"({"action":"hunter-plays","event":"speedy-telegraph","hunter":"mina-harker"})"}, "");
        row("R4: Consecrated Ground by day", Step::Day, "",
            {R"({"action":"hunter-plays","event":"consecrated-ground","hunter":"lord-godalming","city":"berlin"})"}, "EVT-1");
        row("R4: Consecrated Ground by night", Step::Night, "",
            {R"({"action":"hunter-plays","event":"consecrated-ground","hunter":"lord-godalming","city":"berlin"})"}, "");
        const QString bond = R"({"action":"hunter-plays","event":"psychic-bond","hunter":"dr-seward"})";
        row("R5: Psychic Bond", Step::Day, "", {bond}, "");
        row("R5: twice in a round", Step::Day, "", {bond, bond}, "CARD-BOND");
        row("R5: as often as they like", Step::Day, "bond at will", {bond, bond}, "");
    }
    void findings()
    {
        const auto [step, setting, lines, rule] = rowOf<Step, QString, QStringList, QString>();
        Table table = lisbon(setting == "sea" && step == Step::Night ? Step::Dusk : step);
        table.state.influence = 9;
        if (setting == "any order")
            table.state.now.anyOrder = true;
        else if (setting == "delayed")
            table.turn(seward).sheet(seward).delayed = true;
        else if (setting == "hospital")
            table.hospital(godalming, "madrid");
        else if (setting == "sea")
            table.hunter(godalming, "bay-of-biscay");
        else if (setting == "Seward at sea")
            table.hunter(seward, "bay-of-biscay");
        else if (setting == "storm")
            table.state.tokens.storms.insert(table.at("bay-of-biscay"));
        else if (setting == "long night")
            table.state.now.longNight = true;
        else if (setting == "bond at will")
            table.rules.rulings.psychicBondOnce = NoYes::No;
        if (table.state.step == Step::Dusk) // night falls
            QVERIFY(table.take(GoOn{}));
        const auto read = [&](const QString& line) { return *readAction(table.rules, line.toStdString()); };
        for (const QString& line : lines.first(lines.size() - 1))
            QVERIFY2(table.take(read(line)), table.lastRefusal.c_str());
        const QString judgement = std::visit(
            [&]<typename Step>(const Step& action) {
                if constexpr (requires { action.overruled; })
                    return judged(table, action);
                return QString("no such action");
            },
            read(lines.last()));
        QCOMPARE(judgement, rule);
        // With the cards left to the table nothing of this is refused, as it never was: TIME-10 is older, and so is the order of moves.
        if (rule == "EVT-1" && !lines.join(QString()).contains("move-hunter") && !lines.join(QString()).contains("hunter-acts")) {
            table.rules.rulings.cardsKept = NoYes::No;
            table.state.now.opened.reset();
            if (!lines.last().contains("vampire-lair"))
                QCOMPARE(QString::fromStdString(table.refused(read(lines.last()))), QString());
        }
    }

    /// R2 GOLD-2 DMG-1 DEF-1: the price is booked before the move, and the log names the card.
    void senseOfEmergency()
    {
        Table table = lisbon();
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, godalming)));
        QVERIFY(table.happened(What::HunterCardPlayed, {HunterEvent::SenseOfEmergency, godalming}));
        QVERIFY(table.happened(What::HunterDamaged, {godalming, 2}));
        QCOMPARE(int(table.sheet(godalming).damage), 2);
        QVERIFY(activeHunter(table.state) == godalming); // his action goes on
        QVERIFY(hunterAhead(table.state, seward) == godalming);
        QVERIFY(hunterDestinations(table.rules, table.state, godalming, Travel::Road).contains(table.at("bordeaux")));
        QVERIFY(hunterDestinations(table.rules, table.state, godalming, Travel::Rail).empty());
        QVERIFY(!hunterDestinations(table.rules, table.state, seward, Travel::Road).contains(table.at("bordeaux")));
        QVERIFY(table.take(table.move(godalming, "saragossa")));
        QVERIFY(table.happened(What::HunterMoved, {godalming, table.at("saragossa"), HunterEvent::SenseOfEmergency}));
        QCOMPARE(table.due(), Due::What::Arrival);
        // A wrong place is put right by another move of the same reach.
        QVERIFY(table.take(table.move(godalming, "bordeaux")));
        QVERIFY(table.happened(What::HunterMoved, {godalming, table.at("bordeaux"), HunterEvent::SenseOfEmergency}));
        QCOMPARE(table.refused(table.move(godalming, "nantes")), "ADJ-1");
        QVERIFY(table.take(GoOn{}));
        QVERIFY(!table.state.now.opened);
        QVERIFY(activeHunter(table.state) == seward);
        QCOMPARE(int(table.sheet(godalming).damage), 2);

        // DEF-1: who falls by the price goes nowhere; who is saved suffers none of it, and goes.
        Table hurt = lisbon();
        hurt.sheet(godalming).damage = 11;
        QVERIFY(hurt.take(card(HunterEvent::SenseOfEmergency, godalming)));
        QCOMPARE(hurt.due(), Due::What::Defeat);
        Table saved = hurt;
        QVERIFY(hurt.take(Reply{true}));
        QVERIFY(!hurt.state.now.opened);
        QVERIFY(activeHunter(hurt.state) == seward);
        QVERIFY(saved.take(Reply{false}));
        QCOMPARE(int(saved.sheet(godalming).damage), 11);
        QVERIFY(saved.take(saved.move(godalming, "saragossa")));
        QVERIFY(sound(hurt) && sound(saved));
    }

    /// BLK-2 FOG-2: the whole way keeps clear of Roadblocks and of Fog, for Sense of Emergency and Fast Horses alike.
    void theWayIsClear_data()
    {
        Rows<QString, QString, QString> row;
        row("free", "", "bordeaux", "");
        row("round a Roadblock", "block lisbon madrid", "saragossa", "");
        row("no way round three", "block all", "saragossa", "BLK-2");
        row("round Fog", "fog madrid", "saragossa", "");
        row("no way round Fog", "fog madrid santander", "saragossa", "FOG-2");
        row("into Fog", "fog saragossa", "saragossa", "FOG-2");
        row("out of Fog", "fog lisbon", "saragossa", "FOG-2");
    }
    void theWayIsClear()
    {
        const auto [setting, to, rule] = rowOf<QString, QString, QString>();
        Table table = lisbon();
        const auto block = [&](const char* a, const char* b) {
            table.state.tokens.roadblocks.push_back({false, std::min(table.at(a), table.at(b)), std::max(table.at(a), table.at(b))});
        };
        if (setting == "block lisbon madrid")
            block("lisbon", "madrid");
        if (setting == "block all")
            for (const char* other : {"madrid", "cadiz", "santander"})
                block("lisbon", other);
        if (setting.startsWith("fog"))
            for (const QString& city : setting.mid(4).split(' '))
                table.fog(city.toStdString());
        const auto place = to.toStdString();
        QCOMPARE(judged(table, horses(table, godalming, place)), rule);
        const LocationSet reached = hunterDestinations(table.rules, table.state, godalming, Travel::Road, HunterCard::FastHorses);
        QCOMPARE(reached.contains(table.at(place)), rule.isEmpty());
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, godalming)));
        QCOMPARE(judged(table, MoveHunter{godalming, table.at(place)}), rule);
    }

    /// REV-1 AMB-1 EVT-1: an arrival by a card or an Item is one like any other, and Dracula's replies work on it.
    void repliesToOpenedMoves()
    {
        Table table = lisbon();
        table.state.eventHand = {DraculaEvent::WildHorses, DraculaEvent::CustomsSearch};
        table.slot(3, "saragossa", {}, {"rats"});
        Table ridden = table;
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, godalming), table.move(godalming, "saragossa")));
        QVERIFY(ridden.take(horses(ridden, godalming, "saragossa")));
        QVERIFY(ridden.happened(What::HunterMoved, {godalming, ridden.at("saragossa"), HunterCard::FastHorses}));
        for (Table* each : {&table, &ridden}) {
            QCOMPARE(each->refused(PlayEvent{DraculaEvent::WildHorses, false, 0}), "");
            QCOMPARE(each->refused(PlayEvent{DraculaEvent::CustomsSearch, false, 0}), "EVT-1"); // the same region
            Table met = *each;
            QVERIFY(met.take(GoOn{}));
            QVERIFY(met.in(3).faceUp);
            QCOMPARE(met.due(), Due::What::Ambush);
            QVERIFY(each->take(PlayEvent{DraculaEvent::WildHorses, false, 0}));
            QVERIFY(each->take(ChoosePlace{each->at("madrid")}));
            QVERIFY(activeHunter(each->state) == seward); // it was his action
            QVERIFY(!each->state.now.opened);
        }
        Table border = lisbon();
        border.state.eventHand = {DraculaEvent::CustomsSearch};
        QVERIFY(border.take(horses(border, godalming, "bordeaux"), PlayEvent{DraculaEvent::CustomsSearch, false, 0}));
        // What it may be is put right like any move: he went on foot after all.
        Table foot = lisbon();
        QVERIFY(foot.take(horses(foot, godalming, "bordeaux")));
        QCOMPARE(foot.refused(foot.move(godalming, "bordeaux")), "ADJ-1");
        QVERIFY(foot.take(foot.move(godalming, "madrid")));
        QVERIFY(foot.happened(What::HunterMoved, {godalming, foot.at("madrid")}));
        QVERIFY(foot.take(horses(foot, godalming, "saragossa"), GoOn{}));
        QVERIFY(activeHunter(foot.state) == seward);
    }

    /// REV-3 REV-1: each of the two moves of Excellent Weather is one; what delays him on the way ends them.
    void excellentWeather()
    {
        Table table = lisbon();
        table.slot(3, "cadiz", {}, {"bats"});
        QVERIFY(table.take(card(HunterEvent::ExcellentWeather, godalming)));
        QCOMPARE(int(table.sheet(godalming).damage), 0);
        QVERIFY(table.take(table.move(godalming, "atlantic-ocean", Travel::Sea)));
        QVERIFY(table.happened(What::HunterMoved, {godalming, table.at("atlantic-ocean"), HunterEvent::ExcellentWeather}));
        QVERIFY(activeHunter(table.state) == godalming);
        QVERIFY(table.state.now.opened->moves == 1);
        Table lands = table;
        QVERIFY(lands.take(lands.move(godalming, "cadiz", Travel::Sea), GoOn{}));
        QVERIFY(lands.in(3).faceUp);
        QVERIFY(lands.take(GoOn{})); // no ambush
        QVERIFY(activeHunter(lands.state) == seward);

        // From port to port by way of the sea takes both; from sea to port one, and he may embark again.
        Table coast = lisbon();
        coast.hunter(godalming, "atlantic-ocean");
        QVERIFY(coast.take(card(HunterEvent::ExcellentWeather, godalming), coast.move(godalming, "cadiz", Travel::Sea)));
        QVERIFY(coast.take(coast.move(godalming, "lisbon", Travel::Sea))); // put right
        QVERIFY(coast.take(GoOn{}));
        QVERIFY(coast.state.now.opened->moves == 1);
        QVERIFY(coast.take(coast.move(godalming, "atlantic-ocean", Travel::Sea)));
        QVERIFY(activeHunter(coast.state) == seward);

        // DEL-1: one who has been delayed on the way lies there, and goes no further by it. He stands up with his next action.
        Table delayed = lisbon();
        delayed.hunter(godalming, "atlantic-ocean").slot(3, "lisbon", {}, {"saboteur"});
        QVERIFY(delayed.take(card(HunterEvent::ExcellentWeather, godalming), delayed.move(godalming, "lisbon", Travel::Sea), GoOn{}));
        QVERIFY(delayed.take(ChooseLying{{CardPlace{false, 3}, delayed.card("saboteur"), 0}}, AnswerEncounter{}));
        QVERIFY(delayed.sheet(godalming).delayed);
        while (!delayed.state.due.empty() && delayed.take(legalActions(delayed.rules, delayed.state).front())) {
        }
        QVERIFY(activeHunter(delayed.state) == seward);
        QVERIFY(delayed.sheet(godalming).delayed && !delayed.state.now.opened);
        QVERIFY(sound(delayed));
    }

    /// TIME-10 GOLD-2: what the table allows while a card has opened a move.
    void openedMoveOverruled()
    {
        Table table = lisbon();
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, godalming)));
        Table rests = table;
        QVERIFY(rests.take(HunterActs{godalming, HunterActs::What::Rest, false, true}));
        QVERIFY(overruledBy(rests, godalming, "EVT-1"));
        QVERIFY(!rests.state.now.opened);
        QVERIFY(activeHunter(rests.state) == seward);
        Table far = table;
        QVERIFY(far.take(MoveHunter{godalming, far.at("paris"), Travel::Road, true}));
        QVERIFY(overruledBy(far, godalming, "ADJ-1"));
        Table other = table; // another one first: his move comes next all the same
        QCOMPARE(other.refused(HunterActs{seward, HunterActs::What::Rest, false, false}), "TIME-10");
        QVERIFY(other.take(HunterActs{seward, HunterActs::What::Rest, false, true}));
        QVERIFY(activeHunter(other.state) == godalming);
        // By night, if the table lets him play it then.
        Table night = lisbon(Step::Night);
        QVERIFY(night.take(card(HunterEvent::SenseOfEmergency, godalming, true)));
        QVERIFY(overruledBy(night, godalming, "EVT-1"));
        QVERIFY(night.take(night.move(godalming, "saragossa"), GoOn{}));
        QVERIFY(activeHunter(night.state) == seward);
        // Speedy Telegraph: whoever plays it goes at once.
        Table any = lisbon();
        any.state.now.anyOrder = true;
        QVERIFY(any.take(card(HunterEvent::SenseOfEmergency, mina)));
        QVERIFY(activeHunter(any.state) == mina);
        QCOMPARE(any.refused(HunterActs{godalming, HunterActs::What::Rest, false, false}), "TIME-10");
        QVERIFY(any.take(any.move(mina, "saragossa"), GoOn{}));
        QVERIFY(activeHunter(any.state) == godalming);
    }

    /// TIME-10 GOLD-2: a second card that the table lets through ends what the first has opened; that hunter has had his action.
    void secondOpenedMove()
    {
        Table table = lisbon();
        table.turn(seward);
        QVERIFY(table.take(card(HunterEvent::ExcellentWeather, seward), table.move(seward, "atlantic-ocean", Travel::Sea)));
        QCOMPARE(judged(table, card(HunterEvent::SenseOfEmergency, helsing)), QString("TIME-10"));
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, helsing, true)));
        QVERIFY(*table.state.now.opened == (OpenedMove{HunterEvent::SenseOfEmergency, helsing, 1}));
        QVERIFY(table.state.now.acted.contains(seward) && !table.state.now.acted.contains(helsing));
        QVERIFY(table.take(table.move(helsing, "saragossa"), GoOn{}));
        QVERIFY(activeHunter(table.state) == mina);
        QVERIFY(whyNot(table, table.move(seward, "bay-of-biscay", Travel::Sea)) == Refusal::HunterHasActed);
        // A card that opens no move comes in between like any other action: the move is still his.
        Table between = lisbon();
        QVERIFY(between.take(card(HunterEvent::SenseOfEmergency, godalming), card(HunterEvent::VampireLair, seward, true)));
        QVERIFY(activeHunter(between.state) == godalming && between.state.now.opened);
    }

    /// R3 TIME-10: a move that is put right is the action that it has become.
    void correctedMoveIsAnotherAction()
    {
        Table table = lisbon(Step::Dawn);
        QVERIFY(table.take(card(HunterEvent::RenewedVigor, seward)) && table.take(GoOn{}, horses(table, godalming, "bordeaux")));
        QVERIFY(table.take(table.move(godalming, "madrid"))); // on foot after all
        QVERIFY(table.take(GoOn{}));
        QVERIFY(whyNot(table, table.move(godalming, "lisbon")) == Refusal::HunterSameAction);
        QCOMPARE(judged(table, horses(table, godalming, "lisbon")), QString());
        // One more that becomes what the first was.
        QVERIFY(table.take(horses(table, godalming, "lisbon")));
        QCOMPARE(judged(table, MoveHunter{godalming, table.at("saragossa")}), QString("TIME-10"));
        QVERIFY(whyNot(table, table.move(godalming, "saragossa")) == Refusal::HunterSameAction);
        QCOMPARE(judged(table, horses(table, godalming, "saragossa")), QString());
        QVERIFY(table.take(MoveHunter{godalming, table.at("saragossa"), Travel::Road, true}));
        QVERIFY(overruledBy(table, godalming, "TIME-10"));
        // With the cards left to the table nobody looked at it.
        Table old = lisbon(Step::Dawn);
        old.rules.rulings.cardsKept = NoYes::No;
        QVERIFY(old.take(card(HunterEvent::RenewedVigor, seward)) && old.take(GoOn{}));
        for (const char* place : {"madrid", "lisbon"})
            QVERIFY(old.take(old.move(godalming, "cadiz")) && old.take(old.move(godalming, place)) && old.take(GoOn{}));
    }

    /// EVT-1 DMG-1 DEL-1: a card that Sensationalist Press could cancel costs what its data says, once it is not cancelled.
    void pressedCardIsPaid()
    {
        Table table = lisbon();
        Catalogue dear = *table.rules.cards;
        auto& rumors = dear.hunterEvents[static_cast<std::size_t>(HunterEvent::LocalRumors)];
        rumors.damage = 2;
        rumors.delays = true;
        table.rules.cards = std::make_shared<const Catalogue>(dear);
        table.state.eventHand = {DraculaEvent::SensationalistPress};
        QVERIFY(table.take(card(HunterEvent::LocalRumors, seward)));
        QCOMPARE(table.due(), Due::What::PressReply);
        QVERIFY(!table.sheet(seward).delayed);
        Table cancelled = table;
        QVERIFY(cancelled.take(PlayEvent{DraculaEvent::SensationalistPress, false, 0}));
        QVERIFY(!cancelled.sheet(seward).delayed);
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(int(table.sheet(seward).damage), 2);
        QVERIFY(table.sheet(seward).delayed);
    }

    /// R3 TIME-10: one more action, and another one.
    void renewedVigor()
    {
        const auto day = [] {
            Table table = lisbon(Step::Dawn);
            (void)(table.take(card(HunterEvent::RenewedVigor, seward)) && table.take(GoOn{}));
            for (const Hunter each : allHunters)
                table.sheet(each).damage = 3;
            return table;
        };
        Table table = day();
        QVERIFY(table.state.now.openDay && table.state.step == Step::Day);
        QVERIFY(table.take(HunterActs{godalming, HunterActs::What::Rest, false, false}));
        QCOMPARE(judged(table, HunterActs{godalming, HunterActs::What::Rest, false, false}), QString("TIME-10"));
        QVERIFY(whyNot(table, HunterActs{godalming, HunterActs::What::Rest, false, false}) == Refusal::HunterSameAction);
        QCOMPARE(judged(table, HunterActs{godalming, HunterActs::What::Search, false, false}), QString());
        QCOMPARE(judged(table, card(HunterEvent::VampireLair, godalming)), QString()); // of a kind of its own
        Table twice = table;
        QVERIFY(twice.take(HunterActs{godalming, HunterActs::What::Rest, false, true}));
        QVERIFY(overruledBy(twice, godalming, "TIME-10"));
        QVERIFY(table.take(HunterActs{godalming, HunterActs::What::Supply, false, false}));
        for (const auto what : {HunterActs::What::Search, HunterActs::What::Pass})
            QVERIFY(whyNot(table, HunterActs{godalming, what, false, false}) == Refusal::HunterHasActed); // one more, not any number
        // A move and a card are two; so are a card and a move, but not two cards.
        QVERIFY(table.take(table.move(seward, "madrid"), GoOn{}));
        QVERIFY(whyNot(table, MoveHunter{seward, table.at("lisbon")}) == Refusal::HunterSameAction);
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, seward)));
        QVERIFY(activeHunter(table.state) == seward);
        QVERIFY(table.take(table.move(seward, "bordeaux"), GoOn{}));
        QVERIFY(whyNot(table, HunterActs{seward, HunterActs::What::Rest, false, false}) == Refusal::HunterHasActed);
        QVERIFY(table.take(horses(table, helsing, "madrid"), GoOn{}));
        QVERIFY(whyNot(table, card(HunterEvent::MysticResearch, helsing)) == Refusal::HunterSameAction);
        QCOMPARE(judged(table, MoveHunter{helsing, table.at("lisbon")}), QString());
        // Two things that touch nothing here may be two different ones.
        QVERIFY(table.take(HunterActs{mina, HunterActs::What::Pass, false, false}));
        QVERIFY(table.state.step == Step::Day);
        QVERIFY(table.take(HunterActs{mina, HunterActs::What::Pass, false, false}));
        QVERIFY(table.take(HunterActs{helsing, HunterActs::What::Rest, false, false}));
        QVERIFY(table.state.step == Step::Dusk); // nobody is left who could act
        // Who has lain there has not done anything of a kind; nor has one whom Bats have carried.
        Table lies = day();
        lies.sheet(godalming).delayed = true;
        QVERIFY(lies.take(HunterActs{godalming, HunterActs::What::Pass, false, false}));
        QVERIFY(lies.happened(What::HunterStandsUp, {godalming}));
        for (const auto what : {HunterActs::What::Rest, HunterActs::What::Search, HunterActs::What::Pass})
            QCOMPARE(judged(lies, HunterActs{godalming, what, false, false}), QString());
        // With the cards left to the table any number was taken, until the table went on.
        Table old = day();
        old.rules.rulings.cardsKept = NoYes::No;
        for (int n = 0; n < 4; ++n)
            QVERIFY(old.take(HunterActs{godalming, HunterActs::What::Rest, false, false}));
        for (const Hunter each : {seward, helsing, mina})
            QVERIFY(old.take(HunterActs{each, HunterActs::What::Pass, false, false}));
        QVERIFY(old.state.step == Step::Day);
        QVERIFY(old.take(GoOn{}));
        QVERIFY(old.state.step == Step::Dusk);
    }

    /// CARD-BOND: a new round, a new question.
    void bondEveryRound()
    {
        Table table = lisbon();
        const HunterPlays bond = card(HunterEvent::PsychicBond, seward);
        QVERIFY(table.take(bond));
        QVERIFY(whyNot(table, bond) == Refusal::HunterCardOnce);
        HunterPlays allowed = bond;
        allowed.overruled = true;
        QVERIFY(table.take(allowed));
        QVERIFY(overruledBy(table, mina, "CARD-BOND"));
        ++table.state.round;
        QCOMPARE(judged(table, bond), QString());
    }

    /// REV-10 TIME-10: Bats take the place of a card that is an action, as of any other action.
    void batsInPlaceOfACard()
    {
        Table table = lisbon();
        table.sheet(seward).bats = 1;
        table.state.now.anyOrder = true;
        QVERIFY(table.take(card(HunterEvent::VampireLair, seward)));
        QCOMPARE(table.due(), Due::What::BatsMove);
        QVERIFY(!table.happened(What::HunterCardPlayed, {HunterEvent::VampireLair, seward}));
        QVERIFY(!table.sheet(seward).delayed);
        // Asked of one whose action comes first, it does not keep others from theirs.
        QVERIFY(table.take(card(HunterEvent::VampireLair, mina)));
        QVERIFY(table.sheet(mina).delayed);
        QVERIFY(table.happened(What::HunterCardPlayed, {HunterEvent::VampireLair, mina}));
    }

    /// The table keeps the cards itself (CARD-ACTIONS `no`): as records hold it that were begun before.
    void keptByTheTable()
    {
        Table table = lisbon();
        table.rules.rulings.cardsKept = NoYes::No;
        table.state.influence = 9;
        for (int n = 0; n < 2; ++n)
            QVERIFY(table.take(card(HunterEvent::VampireLair, seward))); // once more, and before his turn
        QCOMPARE(int(table.state.influence), 5);
        QVERIFY(table.take(card(HunterEvent::SenseOfEmergency, godalming)));
        QCOMPARE(int(table.sheet(godalming).damage), 0);
        QVERIFY(!table.state.now.opened);
        QCOMPARE(table.refused(table.move(godalming, "saragossa")), "ADJ-1");
        QCOMPARE(table.refused(horses(table, godalming, "madrid")), "TIME-1");
        QVERIFY(table.take(HunterPlays{.event = HunterEvent::BloodTransfusion, .hunter = seward}) == false); // not bitten
        table.sheet(seward).bites = 1;
        QVERIFY(table.take(HunterPlays{.event = HunterEvent::BloodTransfusion, .hunter = seward}));
        const std::string written = writeState(table.rules, table.state);
        for (const char* field : {"\"opened\"", "\"did\"", "\"again\"", "\"bondRound\""})
            QVERIFY(written.find(field) == std::string::npos);
        QVERIFY(unnamedRulings().cardsKept == NoYes::No && unnamedRulings().psychicBondOnce == NoYes::No);
        QVERIFY(Rulings().cardsKept == NoYes::Yes && Rulings().psychicBondOnce == NoYes::Yes);
    }

    /// EVT-1 EVT-6 TIME-10: what the program held of every card while the table kept them was code, and is read from the card data today.
    /// In records from then it stays: new data must not change them.
    void asItWasKeptByTheTable_data()
    {
        // `moments`: as in `everyCard`
        Rows<int, QString, bool, bool> row;
        using enum HunterEvent;
        const std::map<HunterEvent, QString> held{{LongNight, "a"},    {RenewedVigor, "a"}, {VampireLair, "d"}, {Forewarned, ""},
                                                  {GreatStrength, ""}, {EscapeRoute, ""},   {HeroicLeap, ""},   {LuckyFind, ""},
                                                  {LucysRevenge, ""},  {PlannedAmbush, ""}};
        const std::set<HunterEvent> actions{ConsecratedGround, Hypnosis, MoneyTrail, MysticResearch, VampireLair, WaxCylinders};
        const std::set<HunterEvent> delaying{Hypnosis, VampireLair};
        for (std::size_t n = 0; n < hunterEventCount; ++n) {
            const auto event = static_cast<HunterEvent>(n);
            const auto moments = held.find(event);
            row(std::string(idOf(event)).c_str(), static_cast<int>(n), (moments == held.end() ? "aduns" : moments->second),
                actions.contains(event), delaying.contains(event));
        }
    }
    void asItWasKeptByTheTable()
    {
        const auto [event, moments, action, delays] = rowOf<int, QString, bool, bool>();
        const auto played = static_cast<HunterEvent>(event);
        const std::map<char, Step> steps{
            {'a', Step::Dawn}, {'d', Step::Day}, {'u', Step::Dusk}, {'n', Step::Night}, {'s', Step::BeforeSlide}};
        for (const auto& [letter, step] : steps) {
            Table table = richTable(step, played);
            table.rules.rulings.cardsKept = NoYes::No;
            HunterPlays plays = whole(table, played);
            plays.player.reset(); // nobody named him then
            const Hunter player = (*table.rules.cards)[played].only.value_or(godalming);
            const bool now = moments.contains(QLatin1Char(letter));
            QCOMPARE(QString::fromStdString(table.refused(plays)), QString(now ? "" : "EVT-1"));
            if (!now)
                continue;
            QVERIFY(table.take(plays));
            const bool acted = table.state.now.acted.contains(player) || table.state.step != step;
            QCOMPARE(acted, action && (step == Step::Day || step == Step::Night));
            QCOMPARE(table.sheet(player).delayed, delays);
            QCOMPARE(int(table.sheet(player).damage), 0);
            QVERIFY(!table.state.now.opened);
        }
        if (played != HunterEvent::NewspaperReports)
            return;
        for (const auto& [letter, step] : steps) { // TIME-5
            Table table = richTable(step, played);
            table.rules.rulings.cardsKept = NoYes::No;
            HunterPlays plays = whole(table, played);
            plays.slot = Slot{5};
            QCOMPARE(table.refused(plays).empty(), letter == 'a' || letter == 'u');
        }
    }
    /// The same of cards for the start of a combat.
    void combatBeginsKeptByTheTable()
    {
        using enum HunterEvent;
        for (const HunterEvent played : {EscapeRoute, HeroicLeap, LuckyFind, LucysRevenge, PlannedAmbush}) {
            Table table = richTable(Step::Dusk, played);
            table.rules.rulings.cardsKept = NoYes::No;
            table.slot(1, "lisbon");
            QVERIFY(table.take(GoOn{}));
            QCOMPARE(table.due(), Due::What::Combat);
            QCOMPARE(table.refused(whole(table, played)), "");
            table.state.combat->played = 1;
            QCOMPARE(table.refused(whole(table, played)), "EVT-1");
        }
    }

    /// A card ahead of one's turn is no older than the ruling: no record can hold it without the table's word.
    void noCardWasEverEarly()
    {
        const Table table = lisbon();
        const auto early = applyRecorded(table.rules, table.state, card(HunterEvent::VampireLair, seward));
        QVERIFY(!early && early.error().what == Refusal::HunterOutOfOrder);
        QVERIFY(applyRecorded(table.rules, table.state, HunterActs{seward, HunterActs::What::Rest, false, false}).has_value());
    }

    /// What the screens are told of a card that cannot be played now: why, and how the table can let it through.
    void allowable()
    {
        for (const Step step : {Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide}) {
            const Table table = richTable(step, HunterEvent::MoneyTrail);
            std::set<HunterEvent> playable;
            for (const HunterPlays& plays : playableHunterCards(table.rules, table.state))
                playable.insert(plays.event);
            std::set<HunterEvent> allowed;
            for (const HunterPlays& plays : allowableHunterCards(table.rules, table.state)) {
                QVERIFY(plays.overruled && !playable.contains(plays.event));
                QVERIFY(apply(table.rules, table.state, plays).has_value());
                allowed.insert(plays.event);
            }
            for (std::size_t n = 0; n < hunterEventCount; ++n) {
                const auto event = static_cast<HunterEvent>(n);
                const auto why = whyNotPlayed(table.rules, table.state, event);
                if (allowed.contains(event))
                    QVERIFY2(why.has_value(), std::string(idOf(event)).c_str());
            }
            QVERIFY(!allowed.contains(HunterEvent::Forewarned) && !allowed.contains(HunterEvent::HeroicLeap));
            QCOMPARE(allowed.contains(HunterEvent::SpeedyTelegraph), step != Step::Dawn);
            QCOMPARE(allowed.contains(HunterEvent::SenseOfEmergency), step == Step::Night); // by day it is legal
        }
    }

    /// R6 HAND-1 EVT-3: kinds of which more are out than the box holds.
    void beyondTheBox()
    {
        Table table = lisbon(Step::Day);
        QVERIFY(beyondCount(table.rules, table.state) == CardsBeyondCount{});
        CardsBeyondCount game;
        const auto rats = table.card("rats");
        const int copies = (*table.rules.cards)[rats].copies;
        table.state.encounterHand.clear();
        table.state.encounterDiscard.assign(static_cast<std::size_t>(copies), rats);
        QVERIFY(beyondCount(table.rules, table.state).encounters.empty());
        table.in(1).encounters = {{rats, false, 0}};
        table.state.eventHand = {DraculaEvent::GreatWolf};
        table.state.ally = DraculaEvent::GreatWolf;
        game.add(beyondCount(table.rules, table.state));
        QVERIFY(game.encounters == std::set{rats});
        QCOMPARE(game.events.contains(DraculaEvent::GreatWolf), (*table.rules.cards)[DraculaEvent::GreatWolf].copies < 2);
        table.in(1).encounters.clear();
        game.add(beyondCount(table.rules, table.state)); // what was once out was out
        QVERIFY(game.encounters == std::set{rats});
    }
};

DEMETER_TEST(TestHunterCards)

#include "test_hunter_cards.moc"
