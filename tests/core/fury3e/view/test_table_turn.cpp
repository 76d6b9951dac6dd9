// What the hunters can enter at the table, and that it tells nothing of what lies face down (INV-8, INFO-7).
#include "core/fury3e/view/table_turn.h"

#include "core/fury3e/text/action_text.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"
#include "tests/support/twins.h"

#include <QtTest>

#include <algorithm>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Who = TableTurn::Who;
using Wait = TableTurn::Wait;

/// A day with all hunters far from Dracula.
Table dayTable()
{
    Table table;
    table.slot(1, "a").hunter(godalming, "c").hunter(seward, "d").hunter(helsing, "e").hunter(mina, "f").clock(Step::Day);
    return table;
}

TableTurn turnOf(const Table& table)
{
    return tableTurn(table.rules, table.state);
}

std::string refusedThere(const Table& table, const Action& action)
{
    const auto refused = refusedAtTable(table.rules, table.state, action);
    return refused ? std::string(refused->rule) : std::string();
}

/// TIME-6: on to the combat of this dusk.
void beginCombatWith(Table& table)
{
    for (int n = 0; n < 3 && !table.state.combat; ++n)
        if (!table.take(GoOn{}))
            return;
}

/// Whether the entry is among what the turn offers.
bool offered(const TableTurn& turn, const Action& action)
{
    if (const auto* show = std::get_if<ShowWreath>(&action))
        return turn.combat && turn.combat->mayShow.contains(show->hunter);
    if (turn.ask) {
        using enum HunterAsk::What;
        const HunterAsk& ask = *turn.ask;
        if (const auto* fights = std::get_if<HunterFights>(&action))
            return std::ranges::find(fights->overruled ? ask.lying : ask.fights, HunterFights{fights->hunter, fights->card, false}) !=
                   (fights->overruled ? ask.lying : ask.fights).end();
        if (const auto* answer = std::get_if<AnswerEncounter>(&action))
            return std::ranges::find(ask.answers, *answer) != ask.answers.end();
        if (const auto* lying = std::get_if<ChooseLying>(&action))
            return std::ranges::find(ask.found, HunterAsk::Found{lying->card.place, lying->card.kind, lying->card.nth}) != ask.found.end();
        if (const auto* result = std::get_if<ResolveHunters>(&action))
            return ask.what == Result && *result == ask.result;
        if (std::holds_alternative<Reply>(action))
            return ask.what == Bite || ask.what == Defeat || ask.what == LucysRevenge || ask.what == Shows || ask.what == Customs ||
                   ask.what == LongNight;
        if (std::holds_alternative<GoOn>(action))
            return ask.what == OtherCard || (ask.what == Order && ask.found.empty());
        return false;
    }
    if (std::holds_alternative<GoOn>(action))
        return turn.who == Who::Time || turn.ends;
    if (const auto* card = std::get_if<HunterPlays>(&action))
        return (turn.who == Who::Time || turn.who == Who::Hunters) && !showsWhatIsHidden(*card);
    for (const HunterOptions& options : turn.options) {
        if (const auto* move = std::get_if<MoveHunter>(&action); move != nullptr && move->hunter == options.hunter) {
            if (move->by)
                return options.horses.contains(move->to);
            const auto there = std::ranges::find(options.destinations, move->to, &HunterOptions::Destination::place);
            return there != options.destinations.end();
        }
        if (const auto* acts = std::get_if<HunterActs>(&action); acts != nullptr && acts->hunter == options.hunter)
            switch (acts->what) {
            case HunterActs::What::Search:
                return options.search;
            case HunterActs::What::Rest:
                return options.rest;
            case HunterActs::What::Supply:
                return acts->draculaEvent ? options.draculaCard : options.supply;
            case HunterActs::What::Pass:
                return options.pass;
            }
    }
    return false;
}

} // namespace

class TestTableTurn : public QObject {
    Q_OBJECT

private:
    /// What golden games cost at the table.
    struct Cost {
        int rounds = 0;
        int usual = 0;                                  ///< rounds in which nobody comes upon anything
        int mostTaps = 0, mostTable = 0;                ///< taps of one of them: Dracula's, the table's
        int met = 0, metOpenings = 0, mostOpenings = 0; ///< the others
        int combatRounds = 0, combatOpenings = 0;       ///< by Dracula's cards; openings while a combat is under way
        int meetings = 0, meetingOpenings = 0;          ///< arrivals and searches where something lies; openings for what he decides then
        QStringList lines;                              ///< of the rounds that are not usual
    };

    static void countTaps(const char* name, Cost& cost)
    {
        Record record = goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        const std::size_t end = record.entries().size();
        std::vector<Action> actions;
        for (const auto& entry : record.entries())
            actions.push_back(entry.action);
        struct Round {
            int openings = 0, taps = 0, table = 0, cards = 0, inCombat = 0, meetings = 0, atMeetings = 0;
            bool contact = false;
        } round;
        bool open = false, passing = false;
        const auto close = [&](std::uint16_t number) {
            const Round ended = std::exchange(round, {});
            ++cost.rounds;
            cost.combatRounds += ended.cards;
            cost.combatOpenings += ended.inCombat;
            cost.meetings += ended.meetings;
            cost.meetingOpenings += ended.atMeetings;
            // He cannot turn up a card of a combat round without having chosen it; more than once more he is not asked for, on the whole.
            QVERIFY2(
                ended.inCombat <= 2 * ended.cards + 1,
                qPrintable(
                    QString("%1, round %2: %3 openings in %4 combat rounds").arg(name).arg(number).arg(ended.inCombat).arg(ended.cards)));
            if (number == 0 || ended.contact) {
                ++cost.met;
                cost.metOpenings += ended.openings;
                cost.mostOpenings = std::max(cost.mostOpenings, ended.openings);
                cost.lines << QString("%1, round %2: %3 openings, %4 of them at %5 meetings, %6 in %7 combat rounds; %8 taps")
                                  .arg(name)
                                  .arg(number)
                                  .arg(ended.openings)
                                  .arg(ended.atMeetings)
                                  .arg(ended.meetings)
                                  .arg(ended.inCombat)
                                  .arg(ended.cards)
                                  .arg(ended.taps + ended.table);
                return;
            }
            ++cost.usual;
            cost.mostTaps = std::max(cost.mostTaps, ended.taps);
            cost.mostTable = std::max(cost.mostTable, ended.table);
            QCOMPARE(ended.openings, 1);
            QVERIFY2(ended.taps + ended.table <= 8, qPrintable(QString("%1, round %2: %3 taps").arg(name).arg(number).arg(ended.taps)));
            QVERIFY2(ended.table <= 3, qPrintable(QString("%1, round %2: %3 taps").arg(name).arg(number).arg(ended.table)));
        };
        QVERIFY(record.goTo(0));
        std::uint16_t number = record.state().round;
        for (std::size_t n = 0; n < end; ++n) {
            const GameState before = record.state();
            const TableTurn turn = tableTurn(record.ruleset(), before);
            const Action action = actions[n];
            const bool ally = !before.due.empty() &&
                              (before.due.back().what == Due::What::SwapEncounter || before.due.back().what == Due::What::TopEvent);
            // An effect, a meeting or a hunter in fog is no part of a usual round; an ally's question and a Rumor token's are one tap more
            // each.
            if ((!before.due.empty() && !afterEntry(before) && !ally) || turn.wait == Wait::Time)
                round.contact = true;
            const bool follows = afterEntry(before) == action;
            QVERIFY(record.goTo(n + 1));
            const GameState& after = record.state();
            round.cards += std::holds_alternative<PlayCombat>(action) && before.combat && before.combat->stage == Combat::Stage::ChooseCard;
            round.meetings += std::ranges::any_of(after.happened, [](const Happening& said) {
                return said.what == Happening::What::LocationRevealed || said.what == Happening::What::EncounterRevealed;
            });
            for (const Happening& said : after.happened)
                if (using What = Happening::What; said.what == What::LocationRevealed || said.what == What::HideRevealed ||
                                                  said.what == What::EncounterRevealed || said.what == What::CombatBegins ||
                                                  said.what == What::HunterCardPlayed || said.what == What::EventsTaken ||
                                                  said.what == What::EventPlayed)
                    round.contact = true;
            if (!follows) {
                const auto* acts = std::get_if<HunterActs>(&action);
                const bool passes = acts != nullptr && acts->what == HunterActs::What::Pass;
                if (turn.who == Who::Dracula) {
                    round.openings += !open; // a hold, or the PIN
                    round.inCombat += !open && before.combat;
                    round.atMeetings += !open && !before.combat &&
                                        (turn.wait == TableTurn::Wait::Arrival || turn.wait == TableTurn::Wait::Search ||
                                         turn.wait == TableTurn::Wait::Ambush);
                    round.taps += !ally && before.step != Step::PlaceRumor;
                } else if ((std::holds_alternative<GoOn>(action) && !turn.ends) || (passes && !passing)) { // all pass in one
                    ++round.table;
                }
                // Cards, and what was put right by hand, are no part of a usual round.
                if (std::holds_alternative<HunterPlays>(action) || std::holds_alternative<PlayEvent>(action) ||
                    std::holds_alternative<PutRight>(action) || std::holds_alternative<PutRightRuling>(action))
                    round.contact = true;
                open = turn.who == Who::Dracula;
                passing = passes && after.step == before.step;
            }
            if (after.round != number) {
                close(number);
                number = after.round;
            }
        }
    }

private slots:
    void huntersCards_data()
    {
        // `can`: so many cards can be played; `could`: so many the table can allow
        Rows<Step, std::size_t, std::size_t> row;
        row("at dusk", Step::Dusk, std::size_t(8), std::size_t(7)); // TIME-5
        row("by day", Step::Day, std::size_t(11), std::size_t(6));  // EVT-6
    }
    /// Every card of the hunters' that shows nothing hidden can be entered, and no other one is offered; behind those come the ones that
    /// the table would have to allow.
    void huntersCards()
    {
        const auto [step, can, could] = rowOf<Step, std::size_t, std::size_t>();
        Table table = dayTable();
        table.clock(step);
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QCOMPARE(turn.ends, step == Step::Dusk);
        std::size_t offered = 0, hidden = 0, allowable = 0;
        for (HunterPlays play : playableHunterCards(table.rules, table.state)) {
            const auto found = std::ranges::find(turn.cards, play.event, [](const HunterCardTurn& each) { return each.card.event; });
            play.ally = needsOf(table.rules, table.state, play).use;
            if (play.ally)
                play.city.reset();
            const bool accepted = refusedThere(table, play).empty();
            QVERIFY2((found != turn.cards.end()) == accepted, idOf(play.event).data());
            ++(accepted ? offered : hidden);
            if (found == turn.cards.end())
                continue;
            QVERIFY(!found->refused && !found->card.overruled);
            QVERIFY(found->card.ally == play.ally);
            QCOMPARE(found->needs.size(), std::size_t(needsOf(table.rules, table.state, play).options));
            QVERIFY(found->needs.front().places.empty() == (found->needs.front().placeCount == 0));
        }
        for (const HunterPlays& play : allowableHunterCards(table.rules, table.state)) {
            const auto found = std::ranges::find(turn.cards, play.event, [](const HunterCardTurn& each) { return each.card.event; });
            HunterPlays first = play;
            first.ally = needsOf(table.rules, table.state, play).use;
            first.overruled = false;
            QVERIFY2((found != turn.cards.end()) != showsWhatIsHidden(first), idOf(play.event).data());
            if (found == turn.cards.end())
                continue;
            ++allowable;
            if (step == Step::Dusk && refusedThere(table, first).empty())
                continue; // it is played once the night has begun
            QVERIFY(found->refused && found->card.overruled);
        }
        QCOMPARE(turn.cards.size(), offered + allowable + (turn.ends ? 2 : 0)); // and those of the night alone
        QCOMPARE(offered, can);
        QCOMPARE(hidden, std::size_t(2));
        QCOMPARE(allowable, could);
    }

    /// TIME-10, COMP-1: the first who has not acted, with everything that the rules allow him.
    void theActiveHunterIsFirst()
    {
        Table table = dayTable();
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(!turn.last);
        QCOMPARE(turn.options.size(), std::size_t{1});
        const HunterOptions& options = turn.options.front();
        QCOMPARE(options.hunter, godalming);
        QVERIFY(options.search && options.rest && options.pass && options.supply && options.draculaCard);
        QVERIFY(!options.destinations.empty());
        for (const auto& destination : options.destinations)
            QVERIFY(!checkHunterMove(table.rules, table.state, godalming, destination.place, destination.travel));
        QVERIFY(std::ranges::is_sorted(options.destinations, {}, &HunterOptions::Destination::place));
    }
    /// The last one ends the day.
    void theLastHunterIsKnown()
    {
        Table table = dayTable();
        table.turn(mina);
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.options.front().hunter, mina);
        QVERIFY(turn.last);
    }
    /// By night nobody moves.
    void byNightNobodyMoves()
    {
        Table table = dayTable();
        table.clock(Step::Night);
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(turn.options.front().destinations.empty());
        QVERIFY(turn.options.front().search);
        QCOMPARE(refusedThere(table, table.move(godalming, "d")), "TIME-10");
    }
    /// Dawn and dusk are the table's to end, but not where a hunter stands in fog: only Dracula knows whether he meets him there (FOG-3).
    void dawnAndDuskAreTheTables()
    {
        Table table = dayTable();
        for (const Step step : {Step::Dawn, Step::Dusk}) {
            table.clock(step);
            QVERIFY(turnOf(table).who == Who::Hunters && turnOf(table).ends);
            QCOMPARE(refusedThere(table, GoOn{}), "");
            // What a hunter does ends it: his options are those of the day or the night that begins with it.
            Table later = table;
            QVERIFY(later.take(GoOn{}));
            QVERIFY(turnOf(table).options == turnOf(later).options && !turnOf(later).ends);
            const Action rests = HunterActs{godalming, HunterActs::What::Rest, false, false};
            QCOMPARE(refusedThere(table, rests), refusedThere(later, rests));
            QVERIFY(opensTime(table.rules, table.state, rests) == std::optional<Action>(GoOn{}));
            QVERIFY(!opensTime(table.rules, later.state, rests) && !opensTime(table.rules, table.state, GoOn{}));
            Table foggy = table;
            foggy.fog("d");
            QCOMPARE(turnOf(foggy).who, Who::Dracula);
            QCOMPARE(turnOf(foggy).wait, Wait::Time);
            QCOMPARE(refusedThere(foggy, GoOn{}), "TIME-1");
            Table elsewhere = table;
            elsewhere.fog("b");
            QVERIFY(turnOf(elsewhere).ends);
        }
    }
    /// TIME-5, EVT-1: at dawn and dusk the hunters' cards are the table's too, but for those that show at once what lies hidden (INV-8).
    void cardsAtDawnAndDuskAreTheTables()
    {
        Table table = dayTable();
        const Action night = HunterPlays{.event = HunterEvent::LongNight}, vigor = HunterPlays{.event = HunterEvent::RenewedVigor};
        const Action asks = HunterPlays{.event = HunterEvent::LocalRumors, .hunter = seward};
        const Action hypnosis = HunterPlays{.event = HunterEvent::BehindTheVeil};
        const Action smith = HunterPlays{.event = HunterEvent::RufusSmith, .city = table.at("d")},
                     ally = HunterPlays{.event = HunterEvent::RufusSmith, .ally = true};
        for (const Step step : {Step::Dawn, Step::Dusk}) {
            table.clock(step);
            QVERIFY(turnOf(table).ends);
            QCOMPARE(refusedThere(table, night), std::string(step == Step::Dawn ? "" : "EVT-1"));
            QCOMPARE(refusedThere(table, vigor), std::string(step == Step::Dawn ? "" : "EVT-1"));
            QCOMPARE(refusedThere(table, ally), ""); // who draws one of those that are played at once draws it in his turn
            QCOMPARE(refusedThere(table, smith), "TIME-1");
            QCOMPARE(refusedThere(table, hypnosis), "TIME-1");
            if (step == Step::Dawn)
                continue;
            QVERIFY(apply(table.rules, table.state, smith) && apply(table.rules, table.state, hypnosis)); // on his screen
            // What he has to answer, he answers: whether he cancels it, and what he shows.
            Table asked = table;
            QCOMPARE(refusedThere(asked, asks), "");
            QVERIFY(asked.take(asks));
            QCOMPARE(turnOf(asked).who, Who::Dracula);
            QCOMPARE(turnOf(asked).wait, Wait::Card);
        }
    }
    /// EVT-1: while hunters act their cards are the table's as well, but for those that show what lies hidden.
    void cardsInAHuntersTurn()
    {
        const auto cardOf = [](const TableTurn& turn, HunterEvent event) -> const HunterCardTurn* {
            const auto found = std::ranges::find_if(turn.cards, [&](const HunterCardTurn& card) { return card.card.event == event; });
            return found == turn.cards.end() ? nullptr : &*found;
        };
        Table table = dayTable();
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(!turn.opened);
        for (const HunterCardTurn& card : turn.cards) {
            QVERIFY(!showsWhatIsHidden(card.card));
            QCOMPARE(card.card.overruled, card.refused.has_value());
        }
        // Those that can be played come first, those that the table would have to allow with the reason behind them.
        QVERIFY(std::ranges::is_sorted(turn.cards, {}, [](const HunterCardTurn& card) { return card.refused.has_value(); }));
        const HunterPlays emergency{.event = HunterEvent::SenseOfEmergency, .hunter = godalming};
        QVERIFY(cardOf(turn, HunterEvent::SenseOfEmergency) != nullptr && !cardOf(turn, HunterEvent::SenseOfEmergency)->refused);
        QCOMPARE(refusedThere(table, emergency), "");
        const HunterCardTurn* early = cardOf(turn, HunterEvent::SpeedyTelegraph);
        QVERIFY(early != nullptr && early->refused && early->refused->rule == "EVT-1");
        const HunterPlays telegraph{.event = HunterEvent::SpeedyTelegraph, .hunter = godalming};
        QCOMPARE(refusedThere(table, telegraph), "EVT-1");
        HunterPlays allowed = telegraph;
        allowed.overruled = true;
        QVERIFY(allowedByTable(table.rules, table.state, telegraph) == Action(allowed));
        QCOMPARE(refusedThere(table, allowed), "");
        QCOMPARE(refusedThere(table, HunterPlays{.event = HunterEvent::BehindTheVeil}), "TIME-1");
        // The card says how he goes; nothing else is his until he has gone (GOLD-2).
        QVERIFY(table.take(emergency));
        QVERIFY(table.state.due.empty());
        const TableTurn opened = turnOf(table);
        QCOMPARE(opened.who, Who::Hunters);
        QVERIFY(opened.opened == HunterEvent::SenseOfEmergency);
        QCOMPARE(opened.options.front().hunter, godalming);
        QVERIFY(!opened.options.front().search && !opened.options.front().rest && !opened.options.front().supply);
        QVERIFY(opened.options.front().destinations.size() > turn.options.front().destinations.size());
        QCOMPARE(refusedThere(table, HunterActs{godalming, HunterActs::What::Rest, false, false}), "EVT-1");
    }
    /// Fast Horses: by day every hunter may have that Item; where it takes him is told apart from where he can go without.
    void horsesByDay()
    {
        Table table = dayTable();
        TableTurn turn = turnOf(table);
        const HunterOptions& options = turn.options.front();
        for (const HunterOptions::Destination& near : options.destinations)
            QCOMPARE(options.horses.contains(near.place), near.travel == Travel::Road);
        QVERIFY(options.horses.size() > static_cast<int>(options.destinations.size())); // three roads reach further
        options.horses.forEach([&](LocationId place) {
            QCOMPARE(refusedThere(table, MoveHunter{godalming, place, Travel::Road, false, HunterCard::FastHorses}), "");
        });
        QVERIFY(!refusedThere(table, MoveHunter{seward, table.at("c"), Travel::Road, false, HunterCard::FastHorses}).empty());
        table.rules.rulings.cardsKept = NoYes::No; // then the table sees to it
        turn = turnOf(table);
        QVERIFY(turn.options.front().horses.empty());
    }
    /// His own phase is Dracula's, whatever he is at in it.
    void hisPhaseIsDraculas()
    {
        Table table = dayTable();
        for (const Step step : {Step::BeforeSlide, Step::ChooseCard, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase}) {
            table.state.step = step;
            QCOMPARE(turnOf(table).who, Who::Dracula);
            QCOMPARE(turnOf(table).wait, Wait::Phase);
        }
        table.state.step = Step::ChooseStart;
        QCOMPARE(turnOf(table).wait, Wait::Setup);
        table.state.step = Step::Over;
        QCOMPARE(turnOf(table).who, Who::Nobody);
    }
    /// REV-1, SRCH-1: an arrival and a search are answered at once; only a card that lies there makes the table wait (AMB-1).
    void arrivalsAreAnsweredAtOnce()
    {
        Table table = dayTable();
        QVERIFY(!afterEntry(table.state));
        QVERIFY(table.take(table.move(godalming, "b")));
        QCOMPARE(table.due(), Due::What::Arrival);
        QVERIFY(afterEntry(table.state) == Action(GoOn{}));
        QVERIFY(table.take(GoOn{}));
        QCOMPARE(turnOf(table).who, Who::Hunters);
        QCOMPARE(turnOf(table).options.front().hunter, seward);

        Table meets = dayTable();
        meets.slot(2, "b", {}, {"rats"});
        QVERIFY(meets.take(meets.move(godalming, "b")));
        QVERIFY(meets.take(*afterEntry(meets.state)));
        const TableTurn turn = turnOf(meets);
        QCOMPARE(turn.who, Who::Dracula);
        QCOMPARE(turn.wait, Wait::Ambush);
        QCOMPARE(turn.about, std::optional(godalming));
        QVERIFY(!afterEntry(meets.state));
    }
    /// The reason is the rules' own; what they forbid the table can allow, and what they allow it need not.
    void refusalsAreTheRules()
    {
        Table table = dayTable();
        QCOMPARE(refusedThere(table, HunterActs{seward, HunterActs::What::Rest, false, false}), "TIME-10");
        const Action far = MoveHunter{godalming, table.at("k"), Travel::Road, false};
        QVERIFY(!refusedThere(table, far).empty());
        QVERIFY(refusedThere(table, far) != "TIME-1");
        const auto allowed = allowedByTable(table.rules, table.state, far);
        QVERIFY(allowed == Action(MoveHunter{godalming, table.at("k"), Travel::Road, true}));
        QCOMPARE(refusedThere(table, *allowed), "");
        QCOMPARE(refusedThere(table, MoveHunter{godalming, table.at("b"), Travel::Road, true}), "GOLD-2");
        QVERIFY(!allowedByTable(table.rules, table.state, Play{}));
        QCOMPARE(refusedThere(table, Play{}), "TIME-1");
        QCOMPARE(refusedThere(table, GoOn{}), "TIME-1");
    }
    /// COMB-3 to COMB-8: of a combat round Dracula decides his card and who is engaged; the rest is entered at the table.
    void aCombatIsTheTables()
    {
        Table table = dayTable();
        table.slot(1, "a").hunter(mina, "a").hunter(helsing, "a").clock(Step::Dusk);
        beginCombatWith(table);
        table.state.combatHand = {CombatCard::Claws, CombatCard::Claws};
        table.state.combatDeck.clear();
        TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Dracula);
        QCOMPARE(turn.wait, Wait::Combat);
        QVERIFY(turn.combat && turn.combat->step == 1 && turn.combat->round == 1 && !turn.combat->chosen);
        QVERIFY(turn.combat->mayShow.contains(mina) && !turn.combat->mayShow.contains(seward));
        QCOMPARE(refusedThere(table, ShowWreath{mina}), "");
        QVERIFY(!refusedThere(table, HunterFights{mina, HunterCard::Dodge}).empty());
        const PublicView before = publicView(table.rules, table.state);
        QVERIFY(table.take(PlayCombat{CombatCard::Claws}));
        turn = turnOf(table);
        QCOMPARE(turn.who, Who::Dracula); // COMB-4
        QVERIFY(turn.combat->chosen && turn.combat->step == 2);
        QVERIFY2(publicView(table.rules, table.state).combat == before.combat, "records keep their bytes: the view says nothing of it");
        QVERIFY(!refusedThere(table, ShowWreath{mina}).empty());
        QVERIFY(table.take(ChooseHunter{mina}));
        turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(turn.ask && turn.ask->what == HunterAsk::What::Card && turn.combat->step == 3);
        QVERIFY(refusedThere(table, PlayCombat{CombatCard::Claws}) == "TIME-1");
        QCOMPARE(refusedThere(table, HunterFights{helsing, HunterCard::Punch}), "");
        QVERIFY(table.take(HunterFights{helsing, HunterCard::Punch}));
        turn = turnOf(table);
        QVERIFY(turn.combat->chosen && turn.combat->entered.contains(helsing));
        QVERIFY(table.take(HunterFights{mina, HunterCard::Dodge}));
        QVERIFY(!turnOf(table).combat->chosen); // all lie face up
        // A cancelled card of Dracula's stays cancelled unless he takes it back: he is not waited for.
        while (table.due() == Due::What::EnragedReply)
            QVERIFY(table.take(*afterEntry(table.state)));
        turn = turnOf(table);
        QVERIFY(turn.ask && turn.ask->what == HunterAsk::What::Result);
        QCOMPARE(turn.ask->result.damage, 1);
        QCOMPARE(refusedThere(table, turn.ask->result), "");
        QVERIFY(table.take(turn.ask->result));
        QCOMPARE(turnOf(table).combat->round, std::uint8_t{2});
        QVERIFY(turnOf(table).combat->mayShow.empty());
        // COMB-10: the card that lies before her is refused, and the table can allow it.
        QVERIFY(table.take(PlayCombat{CombatCard::Claws}, ChooseHunter{mina}));
        const HunterFights again{mina, HunterCard::Dodge};
        QVERIFY(std::ranges::find(turnOf(table).ask->lying, again) != turnOf(table).ask->lying.end());
        QCOMPARE(refusedThere(table, again), "COMB-10");
        const auto allowed = allowedByTable(table.rules, table.state, again);
        QVERIFY(allowed.has_value());
        QCOMPARE(refusedThere(table, *allowed), "");
    }
    /// INV-8: whatever card he has chosen, and whatever he holds besides, the table's turn is the same, and so is every answer to an entry.
    void hisChosenCardTellsNothing()
    {
        std::vector<Table> twins;
        for (std::size_t card = 0; card < combatCardCount; ++card) {
            Table table = dayTable();
            table.slot(1, "a").hunter(mina, "a").hunter(helsing, "a").clock(Step::Dusk);
            table.slot(2, "b", {}, {card % 2 != 0 ? "rats" : "wolves"});
            beginCombatWith(table);
            table.state.combatHand = {static_cast<CombatCard>(card), CombatCard::Claws};
            QVERIFY(table.take(PlayCombat{static_cast<CombatCard>(card)}, ChooseHunter{helsing}));
            twins.push_back(table);
        }
        const auto same = [&] {
            const Table& first = twins.front();
            const TableTurn turn = turnOf(first);
            std::vector<Action> entries{GoOn{}, Reply{true}, ShowWreath{mina}, ResolveHunters{}, HunterFights{seward, HunterCard::Punch}};
            for (const HunterFights& fights : turn.ask ? turn.ask->fights : std::vector<HunterFights>()) {
                entries.emplace_back(fights);
                entries.emplace_back(HunterFights{fights.hunter, fights.card, true});
            }
            for (const Table& twin : twins) {
                if (turnOf(twin) != turn || !(publicView(twin.rules, twin.state) == publicView(first.rules, first.state)))
                    return false;
                for (const Action& entry : entries)
                    if (refusedAtTable(twin.rules, twin.state, entry) != refusedAtTable(first.rules, first.state, entry) ||
                        allowedByTable(twin.rules, twin.state, entry) != allowedByTable(first.rules, first.state, entry))
                        return false;
            }
            return turn.ask && turn.combat && turn.combat->chosen;
        };
        QVERIFY(same());
        for (Table& twin : twins)
            QVERIFY(twin.take(HunterFights{mina, HunterCard::Punch}));
        QVERIFY(same());
    }
    /// AMB-1: what a card that is shown does to a hunter, the hunters answer.
    void anAmbushIsAnsweredAtTheTable()
    {
        Table table = dayTable();
        table.slot(2, "b", {}, {"rats"});
        QVERIFY(table.take(table.move(godalming, "b")));
        QVERIFY(table.take(*afterEntry(table.state)));
        QVERIFY(table.take(ChooseLying{{{false, 2}, table.card("rats"), 0}}));
        const TableTurn turn = turnOf(table);
        QCOMPARE(turn.who, Who::Hunters);
        QVERIFY(turn.options.empty() && turn.ask && turn.ask->what == HunterAsk::What::Encounter);
        QCOMPARE(turn.ask->kind, std::optional(table.card("rats")));
        QVERIFY(!turn.ask->answers.empty());
        for (const AnswerEncounter& answer : turn.ask->answers)
            QCOMPARE(refusedThere(table, answer), "");
        QVERIFY(!refusedThere(table, table.move(seward, "e")).empty());
    }
    /// What a round costs at the table, counted on a golden game: Dracula's screen is opened for his own decisions only, once where nobody
    /// comes upon anything, and besides what the hunters themselves do a usual round takes three taps of the table at most.
    void aUsualRoundIsFewTaps()
    {
        Cost cost;
        for (const char* name : {"combat", "cost", "influence"})
            countTaps(name, cost);
        if (times(0, 1) == 1)
            for (const QString& line : std::as_const(cost.lines))
                qInfo("%s", qPrintable(line));
        qInfo("%d usual rounds of %d with one opening each, at most %d taps of his and %d of the table; %d others with %d openings, at "
              "most %d in one",
              cost.usual, cost.rounds, cost.mostTaps, cost.mostTable, cost.met, cost.metOpenings, cost.mostOpenings);
        qInfo("%d openings in %d combat rounds, %d at %d meetings", cost.combatOpenings, cost.combatRounds, cost.meetingOpenings,
              cost.meetings);
        QVERIFY(cost.usual >= 2);
        QVERIFY(cost.combatRounds >= 10);
    }
    /// What is offered is accepted, and nothing else: in whole random games (legalActions <=> apply).
    void offeredIsAccepted()
    {
        const Ruleset rules = ruleset();
        std::size_t moments = 0, entries = 0, answers = 0, claims = 0;
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(times(3, 60)); ++seed) {
            std::mt19937_64 random(seed);
            RoundOptions options;
            options.corrections = false;
            playRoundGame(random, rules, options, [&](const Ruleset& now, const GameState& state) {
                const bool asks = !state.due.empty() && state.due.back().what != Due::What::Arrival;
                if (random() % (asks ? 3 : 12) != 0)
                    return;
                const TableTurn turn = tableTurn(now, state);
                ++moments;
                if (canClaim(turn)) { // ERR-1, also in a pause that the table does not notice (INFO-7)
                    std::expected<GameState, Violation> then = state;
                    const auto claim = claimAtTable(now, state);
                    QVERIFY(claim || state.due.back().what == Due::What::AtOnce);
                    for (const Action& each : claim.value_or(std::vector<Action>{}))
                        if (then)
                            then = apply(now, *then, each);
                    QVERIFY(then.has_value());
                    claims += claim.has_value();
                }
                for (const Action& action : legalActions(now, withoutPause(now, state))) {
                    if (std::holds_alternative<DrawEncounter>(action))
                        continue;
                    const bool his = offered(turn, action);
                    QCOMPARE(!refusedAtTable(now, state, action).has_value(), his);
                    entries += his;
                    answers += his && turn.ask;
                    if (const auto* fights = std::get_if<HunterFights>(&action)) // a card that lies before him, if the table lets him
                        QCOMPARE(allowedByTable(now, state, *fights).has_value(), false);
                }
                if (turn.ask)
                    for (const HunterFights& lies : turn.ask->lying) {
                        QVERIFY(refusedAtTable(now, state, lies).has_value());
                        QVERIFY(allowedByTable(now, state, lies).has_value());
                    }
            });
        }
        QVERIFY(moments > 50 && claims > 20);
        QVERIFY(entries > 300);
        qInfo("%zu moments, %zu entries, %zu of them answers", moments, entries, answers);
        QVERIFY(answers > 50);
    }
    /// INV-8: twins have the same turn, and the same entries are accepted and refused with the same reason.
    void theTurnTellsNothing()
    {
        TwinTally tally;
        std::string fault;
        std::size_t tried = 0, accepted = 0, moments = 0, asked = 0, fights = 0;
        const std::vector<Action> every = everyRoundAction(ruleset());
        const auto apart = static_cast<std::size_t>(times(149, 61)); // of those that are tried
        const auto check = [&](const TwinStep& step) -> std::string {
            const TableTurn first = tableTurn(step.rules, step.first.state), twin = tableTurn(step.rules, step.twin.state);
            if (first != twin)
                return "another turn: " + std::to_string(int(first.who)) + '/' + std::to_string(int(first.wait)) + " and " +
                       std::to_string(int(twin.who)) + '/' + std::to_string(int(twin.wait));
            ++moments;
            asked += first.ask.has_value();
            fights += first.combat.has_value();
            // Where hunters may go anywhere, to try it takes its time.
            if (!first.options.empty() && moments % 8 != 0)
                return {};
            // All that would be legal in either game, whoever does it, and some that is legal in none.
            std::vector<Action> entries = legalActions(step.rules, withoutPause(step.rules, step.first.state));
            for (Action& entry : legalActions(step.rules, withoutPause(step.rules, step.twin.state)))
                if (std::ranges::find(entries, entry) == entries.end())
                    entries.push_back(std::move(entry));
            const std::size_t legal = entries.size();
            for (std::size_t n = moments % apart; n < every.size(); n += apart)
                entries.push_back(every[n]);
            if (first.ask) {
                entries.emplace_back(first.ask->result);
                entries.insert(entries.end(), first.ask->lying.begin(), first.ask->lying.end());
            }
            for (std::size_t n = 0; n < entries.size(); ++n) {
                const Action& entry = entries[n];
                const auto refused = refusedAtTable(step.rules, step.first.state, entry);
                ++tried;
                accepted += !refused;
                if (refused != refusedAtTable(step.rules, step.twin.state, entry))
                    return "another answer to entry " + std::to_string(n) + " of " + std::to_string(legal) + ", " +
                           std::string(actionName(entry));
                if (refused && n >= legal &&
                    allowedByTable(step.rules, step.first.state, entry) != allowedByTable(step.rules, step.twin.state, entry))
                    return "the table can allow " + std::string(actionName(entry)) + " in one game alone";
            }
            const auto follows = afterEntry(step.first.state), twinFollows = afterEntry(step.twin.state);
            if (follows != twinFollows)
                return "another answer follows";
            return {};
        };
        const bool enough = playManyTwins(times(50, 5000), tally, fault, check);
        qInfo("%s; %zu entries, %zu accepted, %zu questions, %zu moments of combats", tally.text().c_str(), tried, accepted, asked, fights);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
        QVERIFY(tried > 1000);
        QVERIFY(accepted > 100);
        QVERIFY(asked > 20 && fights > 40); // twins that never met would prove little
    }
};

DEMETER_TEST(TestTableTurn)
#include "test_table_turn.moc"
