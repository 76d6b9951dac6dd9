// What the hunters of the second edition can enter at the table, and that it tells nothing of what lies face down (2E-INV-8).
#include "core/fury2e/view/table_turn.h"

#include "core/fury2e/text/action_text.h"
#include "tests/core/fury2e/rules/hunting_table.h"
#include "tests/support/random_second_game.h"
#include "tests/support/second_twins.h"

#include <QTest>

#include <tuple>

using namespace demeter;
using namespace demeter::fury2e;
using test::HuntingTable;
using test::secondGodalming;
using test::secondHelsing;
using test::secondMina;
using test::secondPlace;
using test::secondSeward;
using test::SecondTable;

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;

// --- No field for a hidden thing (2E-INFO-3, 2E-INFO-4), checked by the compiler ----------------------------------------

// Every field of every type that the table's turn is made of: none can be added without being looked at here.
[[maybe_unused]] auto fieldsOf(const TableTurn& t)
{
    const auto& [who, wait, starts, options, acts, next, encounter, result, combatCards, cards, items, chance] = t;
    return std::tie(who, wait, starts, options, acts, next, encounter, result, combatCards, cards, items, chance);
}
[[maybe_unused]] auto fieldsOf(const HunterOptions& o)
{
    const auto& [hunter, destinations, trains, pastWest, rides, stay, trainEnds, companions, alone, resolve, rolls] = o;
    return std::tie(hunter, destinations, trains, pastWest, rides, stay, trainEnds, companions, alone, resolve, rolls);
}
[[maybe_unused]] auto fieldsOf(const HunterOptions::Destination& d)
{
    const auto& [place, travel] = d;
    return std::tie(place, travel);
}
[[maybe_unused]] auto fieldsOf(const HunterCardTurn& c)
{
    const auto& [event, hunters, others, places, placeCount, reached, forbidden, number, numbers] = c;
    return std::tie(event, hunters, others, places, placeCount, reached, forbidden, number, numbers);
}
[[maybe_unused]] auto fieldsOf(const ItemTurn& i)
{
    const auto& [item, hunters, from, tokens, places, rolls] = i;
    return std::tie(item, hunters, from, tokens, places, rolls);
}
[[maybe_unused]] auto fieldsOf(const EncounterAsk& e)
{
    const auto& [encounter, hunters, canBePrevented, rolls, mostLoss, together, canBeSaved] = e;
    return std::tie(encounter, hunters, canBePrevented, rolls, mostLoss, together, canBeSaved);
}
[[maybe_unused]] auto fieldsOf(const ResultAsk& r)
{
    const auto& [words, blood, ifKilled, escapes] = r;
    return std::tie(words, blood, ifKilled, escapes);
}
[[maybe_unused]] auto fieldsOf(const CombatCard& c)
{
    const auto& [kind, hunter, number] = c;
    return std::tie(kind, hunter, number);
}
[[maybe_unused]] auto fieldsOf(const LyingToken& t)
{
    const auto& [place, index] = t;
    return std::tie(place, index);
}
[[maybe_unused]] auto fieldsOf(const PublicView& v)
{
    const auto& [phase, winner, round, time, blood, vampires, resolve, trail, bloodTokens, catacombs, figure, besideBoard, hosts,
                 consecratedGround, roadblock, storm, declared, hunters, sheets, acted, acting, resolveUsed, draculasAlly, huntersAlly,
                 encounterHand, eventHand, reserve, pushedOff, combat, asked] = v;
    return std::tie(phase, winner, round, time, blood, vampires, resolve, trail, bloodTokens, catacombs, figure, besideBoard, hosts,
                    consecratedGround, roadblock, storm, declared, hunters, sheets, acted, acting, resolveUsed, draculasAlly, huntersAlly,
                    encounterHand, eventHand, reserve, pushedOff, combat, asked);
}
[[maybe_unused]] auto fieldsOf(const PublicCard& c)
{
    const auto& [back, location, powers, encounters] = c;
    return std::tie(back, location, powers, encounters);
}
[[maybe_unused]] auto fieldsOf(const PublicQuestion& q)
{
    const auto& [what, hunters, location, encounter, event] = q;
    return std::tie(what, hunters, location, encounter, event);
}
[[maybe_unused]] auto fieldsOf(const PublicCombat& c)
{
    const auto& [agent, hunters, round, continues, barredRounds, traps, planned, repelled, target, tactic, lastTactic, agentTactic,
                 lastAgentTactic, huntersBonus, draculasBonus] = c;
    return std::tie(agent, hunters, round, continues, barredRounds, traps, planned, repelled, target, tactic, lastTactic, agentTactic,
                    lastAgentTactic, huntersBonus, draculasBonus);
}
[[maybe_unused]] auto fieldsOf(const HunterSheet& s)
{
    const auto& [health, bites, missesTurn, before, held] = s;
    return std::tie(health, bites, missesTurn, before, held);
}

TableTurn turnOf(const SecondTable& table)
{
    return tableTurn(table.ruleset, table.state);
}

std::string refusedThere(const SecondTable& table, const Action& action)
{
    const auto refused = refusedAtTable(table.ruleset, table.state, action);
    return refused ? std::string(refused->rule) : std::string();
}

bool reaches(const HunterOptions& options, std::string_view place, Travel travel)
{
    return std::ranges::find(options.destinations, HunterOptions::Destination{secondPlace(place), travel}) != options.destinations.end();
}

const HunterCardTurn* cardOf(const TableTurn& turn, HunterEvent event)
{
    const auto found = std::ranges::find(turn.cards, event, &HunterCardTurn::event);
    return found == turn.cards.end() ? nullptr : &*found;
}

} // namespace

class TestSecondTableTurn : public QObject {
    Q_OBJECT

private slots:
    /// 2E-GEN-3, 2E-HUNT-1, 2E-HUNT-2, 2E-HUNT-6: whose turn comes, one after another in their order, and where he can go.
    void turnsInTheirOrder()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        TableTurn turn = turnOf(table);
        QVERIFY(turn.who == Who::Hunters && turn.options.size() == 1);
        QVERIFY(turn.options[0].hunter == secondGodalming && turn.options[0].stay && turn.options[0].companions.empty());
        QCOMPARE(refusedThere(table, MoveHunters{secondGodalming, secondPlace("edinburgh"), Travel::Rail, false}), "");
        QVERIFY(turn.options[0].trainEnds);
        QVERIFY(reaches(turn.options[0], "manchester", Travel::Road));
        QVERIFY(reaches(turn.options[0], "north-sea", Travel::Sea));
        QVERIFY(reaches(turn.options[0], "london", Travel::Rail));
        QVERIFY(!reaches(turn.options[0], "manchester", Travel::Rail)); // the road is simpler
        QVERIFY(table.go(secondGodalming, "manchester"));
        turn = turnOf(table);
        QVERIFY((turn.options.empty() && turn.acts == std::vector{HuntersAct::What::Nothing, HuntersAct::What::Rest,
                                                                  HuntersAct::What::Resupply, HuntersAct::What::Exchange}));
        QVERIFY(table.end());
        turn = turnOf(table);
        QVERIFY(turn.options.size() == 1 && turn.options[0].hunter == secondSeward);
        // 2E-GEN-3: who would act ahead of it is refused, and the table can let him.
        const MoveHunters ahead = announcedMove(table.ruleset, table.state, secondMina, secondPlace("london"));
        QVERIFY(ahead.travel == Travel::Road && refusedThere(table, ahead) == "2E-GEN-3");
        QVERIFY(allowedByTable(table.ruleset, table.state, ahead).has_value());
        const HunterPlays card{HunterEvent::SenseOfEmergency, secondMina, {}, secondPlace("rome"), {}, 0};
        QVERIFY(refusedThere(table, card) == "2E-GEN-3" && allowedByTable(table.ruleset, table.state, card).has_value());
    }

    /// 2E-ITEM-6, 2E-HUNT-3, 2E-OPEN-30: where only a Fast Horse takes him by road, as an Item and as what a tap means where nothing else
    /// leads; and the trains that a warning is for.
    void horsesAndTrains()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"vienna"}})");
        const TableTurn turn = turnOf(table);
        LocationSet rides; // some of them a train reaches too
        for (const char* city : {"klausenburg", "milan", "nuremburg", "sarajevo", "st-joseph-and-st-mary", "strasbourg", "zurich", "berlin",
                                 "szeged", "venice"})
            rides.insert(secondPlace(city));
        QVERIFY(turn.options[0].rides == rides);
        const auto horse = std::ranges::find(turn.items, HunterItem::FastHorse, &ItemTurn::item);
        QVERIFY(horse != turn.items.end() && horse->places == rides && horse->hunters == HunterSet(secondGodalming));
        QVERIFY(turn.options[0].pastWest == (LocationSet(secondPlace("hamburg")) | LocationSet(secondPlace("leipzig"))));
        const auto means = [&](const char* to) { return announcedMove(table.ruleset, table.state, secondGodalming, secondPlace(to)); };
        QVERIFY((means("zurich") == MoveHunters{secondGodalming, secondPlace("zurich"), Travel::Road, false, HunterItem::FastHorse}));
        QVERIFY((means("berlin") == MoveHunters{secondGodalming, secondPlace("berlin"), Travel::Rail, false})); // or else it is named
        QVERIFY((means("budapest") == MoveHunters{secondGodalming, secondPlace("budapest"), Travel::Road, false}));
        QVERIFY((means("rome") == MoveHunters{secondGodalming, secondPlace("rome"), Travel::Road, false})); // no way at all
    }

    /// 2E-HEV-3, 2E-DEV-6: against False Tip-off the table is asked for a Chartered Carriage as well.
    void carriageIsOffered()
    {
        for (const bool tipOff : {true, false}) {
            HuntingTable table(R"({"trail":[{"location":"madrid"}],"dracula":{"eventHand":["false-tip-off"]}})");
            if (tipOff)
                QVERIFY(table.act(PlayEvent{DraculaEvent::FalseTipOff, 0, {}, secondSeward}));
            else
                push(table.state, {.what = Due::What::Cancel, .event = DraculaEvent::Roadblock});
            const TableTurn turn = turnOf(table);
            QVERIFY(turn.who == Who::Hunters && turn.cards.size() == (tipOff ? 1U : 0U));
            const HunterPlays carriage{HunterEvent::CharteredCarriage, {}, {}, {}, {}, 0};
            QCOMPARE(refusedThere(table, carriage), std::string(tipOff ? "" : "2E-TURN-1"));
            QVERIFY(refusedThere(table, Reply{true}).empty());
        }
    }

    /// 2E-HUNT-17: who is in the same place can go along.
    void groups()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"paris","dr-seward":"paris",
            "van-helsing":"paris"}})");
        const TableTurn turn = turnOf(table);
        HunterSet others = secondSeward;
        others.insert(secondHelsing);
        QVERIFY(turn.options[0].companions == others && turn.options.size() == 1);
        const MoveHunters together = announcedMove(table.ruleset, table.state, others | secondGodalming, secondPlace("strasbourg"));
        QVERIFY(together.travel == Travel::Road && refusedThere(table, together).empty());
    }
    /// 2E-HUNT-2: where the trip of one of them began, only the other one lands.
    void groupsAtSea()
    {
        HuntingTable table(
            R"({"trail":[{"location":"madrid"}],"hunters":{"lord-godalming":"atlantic-ocean","dr-seward":"atlantic-ocean"}})");
        const LocationId lisbon = secondPlace("lisbon"), cadiz = secondPlace("cadiz");
        table.state.hunterTrips[0] = Trip{1, cadiz, secondPlace("bay-of-biscay")};
        table.state.hunterTrips[1] = Trip{1, lisbon, secondPlace("bay-of-biscay")};
        const HunterOptions options = turnOf(table).options[0];
        QVERIFY(options.companions.contains(secondSeward) && options.alone.contains(lisbon));
        const auto refused = [&](HunterSet who, LocationId where) {
            return refusedThere(table, MoveHunters{who, where, Travel::Sea, false});
        };
        for (const auto& [place, travel] : options.destinations) {
            QVERIFY(refused(secondGodalming, place).empty());
            QCOMPARE(refused(HunterSet(secondGodalming) | HunterSet(secondSeward), place),
                     std::string(options.alone.contains(place) ? "2E-HUNT-2" : ""));
        }
        QVERIFY(std::ssize(options.destinations) > options.alone.size());
    }

    /// 2E-RSV-1, 2E-HOSP-4: what can begin a turn.
    void resolveAndHospital()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        table.state.hunters[1] = secondPlace("st-joseph-and-st-mary");
        table.sheet(secondSeward).bites = 1;
        QVERIFY(turnOf(table).options[0].resolve.empty()); // no point is there
        table.state.resolve = 2;
        QVERIFY(turnOf(table).options[0].resolve.size() == resolveOptions - 1 && turnOf(table).options[0].rolls.empty());
        table.sheet(secondSeward).health -= 1; // 2E-RSV-5: Inner Strength is for somebody who is hurt
        QVERIFY(turnOf(table).options[0].resolve.size() == resolveOptions);
        HuntingTable next = table;
        QVERIFY(next.whole(secondGodalming) && turnOf(next).options[0].rolls == HunterSet(secondSeward));
        // 2E-HUNT-17: who will leave the hospital with him rolls in his turn.
        HuntingTable pair = table;
        pair.state.hunters[0] = secondPlace("st-joseph-and-st-mary");
        pair.sheet(secondGodalming).bites = 1;
        QVERIFY(turnOf(pair).options[0].rolls == HunterSet(secondGodalming));
        QVERIFY(pair.act(RollForBite{secondGodalming, 1}) && turnOf(pair).options[0].rolls == HunterSet(secondSeward));
        QVERIFY(table.act(SpendResolve{secondGodalming, ResolveOption::InnerStrength, {}, secondSeward, 1, false}));
        const TableTurn begun = turnOf(table);
        QVERIFY(begun.options.size() == 1 && begun.options[0].hunter == secondGodalming && begun.options[0].resolve.empty());
        QVERIFY(refusedThere(table, MoveHunters{secondSeward, secondPlace("zagreb"), Travel::Road, false}) == "2E-TURN-1");
    }

    /// 2E-HEV, 2E-ITEM: cards and Items with what has to be said of them.
    void cardsAndItems()
    {
        HuntingTable table(
            R"({"trail":[{"location":"madrid","encounter":"rats"}],"tracks":{"vampires":2},"tokens":{"sacredHosts":["rome"]}})");
        TableTurn turn = turnOf(table);
        QVERIFY(!cardOf(turn, HunterEvent::AdvancePlanning) && !cardOf(turn, HunterEvent::Forewarned)); // in a combat; at an Encounter
        QVERIFY(!cardOf(turn, HunterEvent::GoodLuck) && !cardOf(turn, HunterEvent::BloodTransfusion));
        QVERIFY(cardOf(turn, HunterEvent::HiredScouts)->placeCount == 2);
        QVERIFY(cardOf(turn, HunterEvent::Hypnosis)->hunters == HunterSet(secondMina));
        QVERIFY(cardOf(turn, HunterEvent::StormySeas)->places == table.ruleset.board->seas());
        QVERIFY(cardOf(turn, HunterEvent::VampireLair)->hunters.size() == 4 && !cardOf(turn, HunterEvent::LongDay));
        const auto rumors = std::ranges::find(turn.items, HunterItem::LocalRumors, &ItemTurn::item);
        QVERIFY((rumors != turn.items.end() && rumors->tokens == std::vector{LyingToken{CardPlace::onTrail(0), 0}}));
        table.state.roadblock = fury::Roadblock{false, secondPlace("paris"), secondPlace("strasbourg")};
        table.sheet(secondHelsing).bites = 1;
        turn = turnOf(table);
        QVERIFY(cardOf(turn, HunterEvent::GoodLuck)->numbers == std::vector<std::uint8_t>{1});
        QVERIFY(cardOf(turn, HunterEvent::BloodTransfusion)->others == HunterSet(secondHelsing));
    }

    /// 2E-ENC-25: what the table tells of what it has met.
    void whatAnEncounterAsks()
    {
        const auto askOf = [](const char* encounter, const char* time) {
            const QString lies = R"({"time":"%1","trail":[{"location":"madrid"},{"location":"paris","encounter":"%2"}],
                "hunters":{"lord-godalming":"paris","dr-seward":"paris"}})";
            HuntingTable table(lies.arg(QLatin1String(time), QLatin1String(encounter)).toStdString());
            return table.stay(HunterSet(secondGodalming) | HunterSet(secondSeward)) ? turnOf(table).encounter : std::nullopt;
        };
        const HunterSet both = HunterSet(secondGodalming) | HunterSet(secondSeward);
        QVERIFY((askOf("rats", "dawn") == EncounterAsk{Encounter::Rats, both, true, false, 4, false, true}));
        QVERIFY((askOf("wolves", "dawn") == EncounterAsk{Encounter::Wolves, both, false, false, 2, true, true}));
        QVERIFY((askOf("new-vampire", "midnight") == EncounterAsk{Encounter::NewVampire, both, true, true, 0, false, true}));
        QVERIFY((askOf("new-vampire", "noon") == EncounterAsk{Encounter::NewVampire, both, false, false, 0, false, false}));
        QVERIFY((askOf("hoax", "noon") == EncounterAsk{Encounter::Hoax, both, false, false, 0, false, false}));
    }

    /// 2E-HEV-9, 2E-DEV-8, 2E-DEV-9: Great Strength before what an Event of Dracula's does, for one whom it threatens.
    void greatStrengthInTime()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        push(table.state, {.what = Due::What::Suffer, .hunters = secondSeward, .event = DraculaEvent::NightVisit});
        SecondTable shows = table;
        shows.state.due.back() = {.what = Due::What::Shows, .hunter = secondSeward};
        const auto strong = [](Hunter saved) { return HunterPlays{HunterEvent::GreatStrength, saved, {}, {}, {}, 0}; };
        for (const SecondTable* each : {static_cast<const SecondTable*>(&table), static_cast<const SecondTable*>(&shows)}) {
            const TableTurn turn = turnOf(*each);
            QVERIFY(turn.who == Who::Hunters && turn.cards.size() == 1 && turn.items.empty());
            QVERIFY(cardOf(turn, HunterEvent::GreatStrength)->hunters == HunterSet(secondSeward));
            QVERIFY(refusedThere(*each, strong(secondSeward)).empty() && refusedThere(*each, strong(secondMina)) == "2E-HEV-9");
        }
        QVERIFY(refusedThere(table, GoOn{}).empty() && refusedThere(table, Reply{true}) == "2E-TURN-1");
        QVERIFY(refusedThere(shows, Reply{true}).empty() && refusedThere(shows, GoOn{}) == "2E-TURN-1");
    }

    /// 2E-COMB-2, 2E-COMB-6, 2E-COMB-13: from the cards before it to the result; Dracula's choice is his.
    void combatAtTheTable()
    {
        HuntingTable table(R"({"time":"midnight","trail":[{"location":"paris"}],"hunters":{"lord-godalming":"paris"}})");
        QVERIFY(table.stay(secondGodalming));
        TableTurn turn = turnOf(table);
        QVERIFY(turn.who == Who::Hunters && turn.combatCards.size() == 15); // 6 of those elsewhere
        QVERIFY(refusedThere(table, PlayTactic{DraculaTactic::Claws, {}}) == "2E-TURN-1");
        QVERIFY(table.act(GoOn{}));
        turn = turnOf(table);
        QVERIFY(turn.who == Who::Dracula && turn.wait == Wait::Combat && turn.combatCards.empty());
        QVERIFY(refusedThere(table, GoOn{}) == "2E-TURN-1");
        QVERIFY(table.act(PlayTactic{DraculaTactic::Claws, {}}));
        QVERIFY(refusedThere(table, GoOn{}).empty() && table.act(GoOn{}));
        turn = turnOf(table);
        QVERIFY(turn.result && turn.result->blood && !turn.result->escapes && turn.result->words.contains(CombatWord::EscapeAsBat));
        QVERIFY(refusedThere(table, EnterResult{CombatWord::End, {}, 2, {}}).empty());
    }

    /// What the table can let happen all the same, and why it was refused.
    void overruled()
    {
        HuntingTable table(R"({"trail":[{"location":"madrid"}]})");
        const auto refused = refusedMove(table.ruleset, table.state, secondPlace("rome"));
        QVERIFY(refused && refused->first.hunters == HunterSet(secondGodalming) && refused->second.rule == "2E-HUNT-2");
        QVERIFY(!refusedMove(table.ruleset, table.state, secondPlace("manchester")));
        const auto allowed = allowedByTable(table.ruleset, table.state, refused->first);
        QVERIFY(allowed && std::get<MoveHunters>(*allowed).overruled && refusedThere(table, *allowed).empty());
        QVERIFY(!allowedByTable(table.ruleset, table.state, GoOn{}));
    }

    /// Whoever has to go on enters only what is legal, and everything of it that is the table's.
    void offeredIsAccepted()
    {
        int entries = 0, asked = 0;
        for (int number = 1; number <= test::times(6, 200); ++number) {
            std::mt19937_64 random(static_cast<std::uint64_t>(number));
            const Ruleset ruleset = test::randomSecondRuleset(random);
            const auto watch = [&](const GameState& state, const Action&) {
                const TableTurn turn = tableTurn(ruleset, state);
                for (const HunterOptions& options : turn.options)
                    for (const auto& each : options.destinations) {
                        QVERIFY(!refusedAtTable(ruleset, state, MoveHunters{options.hunter, each.place, each.travel, false}));
                        QVERIFY(announcedMove(ruleset, state, options.hunter, each.place).travel == each.travel);
                        ++entries;
                    }
                for (const CombatCard& card : turn.combatCards)
                    QVERIFY(!refusedAtTable(ruleset, state, card));
                for (const HuntersAct::What what : turn.acts)
                    QVERIFY(!refusedAtTable(ruleset, state, HuntersAct{what, {}, 0, false}));
                asked += turn.who == Who::Dracula ? 0 : 1;
                const bool theirs = turn.who == Who::Hunters;
                const auto legal = legalActions(ruleset, state);
                const bool any = std::ranges::any_of(legal, [&](const Action& action) { return !refusedAtTable(ruleset, state, action); });
                QVERIFY(any == theirs);
            };
            (void)test::playSecondGame(random, ruleset, 150, watch);
        }
        QVERIFY(entries > 1000 && asked > 100);
    }

    /// 2E-INV-8: equal tables have equal turns, whatever lies hidden.
    void twinsAreAskedTheSame()
    {
        int together = 0, offered = 0;
        for (int number = 1; number <= test::times(12, 300); ++number) {
            bool same = true;
            (void)playSecondTwins(static_cast<std::uint64_t>(number) + 5000, 150, [&](const SecondTwins& both) {
                if (both.step.view != both.twinStep.view)
                    return;
                const TableTurn turn = tableTurn(both.ruleset, both.first);
                same = same && turn == tableTurn(both.ruleset, both.twin);
                ++together;
                offered += turn.who == Who::Hunters ? 1 : 0;
            });
            QVERIFY2(same, std::to_string(number).c_str());
        }
        QVERIFY(together > 300 && offered > 100);
    }
};

DEMETER_TEST(TestSecondTableTurn)
#include "test_second_table_turn.moc"
