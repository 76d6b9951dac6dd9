// What the table may see, rule by rule; and, checked by the compiler, that there is no room in it for anything else.
#include "core/fury3e/game/action.h"
#include "core/fury3e/view/public_log.h"
#include "core/fury3e/view/public_text.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/support/table.h"

#include <QtTest>

#include <tuple>
#include <type_traits>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

// --- No field for a hidden thing (INFO-7), checked by the compiler -----------------------------------------------------

// Every field of every type that the table's view is made of. A structured binding names all fields or does not compile, so none can be
// added without being listed, and so looked at, here.
[[maybe_unused]] auto fields(const PublicView& v)
{
    const auto& [phase, winner, round, week, day, despair, influence, damage, life, trail, lairs, maturing, figure, rumors, encounterHand,
                 eventHand, combatHand, encounterDeck, encounterDiscard, beforeDracula, eventDiscard, hiddenDiscards, ally, hunterAlly,
                 hunters, sheets, tokens, combat] = v;
    return std::tie(phase, winner, round, week, day, despair, influence, damage, life, trail, lairs, maturing, figure, rumors,
                    encounterHand, eventHand, combatHand, encounterDeck, encounterDiscard, beforeDracula, eventDiscard, hiddenDiscards,
                    ally, hunterAlly, hunters, sheets, tokens, combat);
}
[[maybe_unused]] auto fields(const PublicHideout& h)
{
    const auto& [back, location, powers, escapeAsBat, rumor, faceDown, encounters] = h;
    return std::tie(back, location, powers, escapeAsBat, rumor, faceDown, encounters);
}
[[maybe_unused]] auto fields(const OpenEncounter& e)
{
    const auto& [kind, damage] = e;
    return std::tie(kind, damage);
}
[[maybe_unused]] auto fields(const PublicCombat& c)
{
    const auto& [vampire, night, hunters, mesmerized, engaged, played, cards, cancelled] = c;
    return std::tie(vampire, night, hunters, mesmerized, engaged, played, cards, cancelled);
}
[[maybe_unused]] auto fields(const PublicStep& s)
{
    const auto& [said, view, way] = s;
    return std::tie(said, view, way);
}
[[maybe_unused]] auto fields(const TableTurn& t)
{
    const auto& [who, wait, ask, combat, about, options, cards, opened, acted, chance, draws, ends, last] = t;
    return std::tie(who, wait, ask, combat, about, options, cards, opened, acted, chance, draws, ends, last);
}
[[maybe_unused]] auto fields(const HunterCardTurn& c)
{
    const auto& [card, needs, options, players, fetched, forbidden, refused, later] = c;
    return std::tie(card, needs, options, players, fetched, forbidden, refused, later);
}
[[maybe_unused]] auto fields(const Violation& v)
{
    const auto& [rule, what, arguments] = v;
    return std::tie(rule, what, arguments);
}
[[maybe_unused]] auto fields(const HunterPlays& p)
{
    const auto& [event, hunter, city, second, slot, ally, option, road, fetched, player, overruled] = p;
    return std::tie(event, hunter, city, second, slot, ally, option, road, fetched, player, overruled);
}
[[maybe_unused]] auto fields(const HunterCardNeeds& n)
{
    const auto& [use, fetched, options, placeCount, places, hunter, hunters, player, players, slot, trailSlots, road] = n;
    return std::tie(use, fetched, options, placeCount, places, hunter, hunters, player, players, slot, trailSlots, road);
}
[[maybe_unused]] auto fields(const HunterAsk& a)
{
    const auto& [what, hunter, kind, event, number, counted, fights, lying, result, found, answers] = a;
    return std::tie(what, hunter, kind, event, number, counted, fights, lying, result, found, answers);
}
[[maybe_unused]] auto fields(const HunterAsk::Found& f)
{
    const auto& [place, kind, nth] = f;
    return std::tie(place, kind, nth);
}
[[maybe_unused]] auto fields(const CardPlace& p)
{
    const auto& [lair, number] = p;
    return std::tie(lair, number);
}
[[maybe_unused]] auto fields(const HunterFights& f)
{
    const auto& [hunter, card, overruled] = f;
    return std::tie(hunter, card, overruled);
}
[[maybe_unused]] auto fields(const ResolveHunters& r)
{
    const auto& [damage, leaving] = r;
    return std::tie(damage, leaving);
}
[[maybe_unused]] auto fields(const AnswerEncounter& a)
{
    const auto& [cancelledBy, met, counts, joining] = a;
    return std::tie(cancelledBy, met, counts, joining);
}
[[maybe_unused]] auto fields(const CombatTurn& c)
{
    const auto& [step, round, chosen, entered, wreaths, mayShow, damage, life, plottings, escapesBarred] = c;
    return std::tie(step, round, chosen, entered, wreaths, mayShow, damage, life, plottings, escapesBarred);
}
[[maybe_unused]] auto fields(const HunterOptions& o)
{
    const auto& [hunter, destinations, horses, search, rest, pass, supply, draculaCard] = o;
    return std::tie(hunter, destinations, horses, search, rest, pass, supply, draculaCard);
}
[[maybe_unused]] auto fields(const HunterOptions::Destination& d)
{
    const auto& [place, travel] = d;
    return std::tie(place, travel);
}
[[maybe_unused]] auto fields(const Happening& h)
{
    const auto& [what, arguments, rule] = h;
    return std::tie(what, arguments, rule);
}
[[maybe_unused]] auto fields(const HunterPlace& p)
{
    const auto& [where, location] = p;
    return std::tie(where, location);
}
[[maybe_unused]] auto fields(const HunterSheet& s)
{
    const auto& [delayed, defeated, damage, bites, bats, hospital] = s;
    return std::tie(delayed, defeated, damage, bites, bats, hospital);
}
[[maybe_unused]] auto fields(const BoardTokens& t)
{
    const auto& [ground, hosts, storms, fog, roadblocks] = t;
    return std::tie(ground, hosts, storms, fog, roadblocks);
}
[[maybe_unused]] auto fields(const Roadblock& r)
{
    const auto& [rail, a, b] = r;
    return std::tie(rail, a, b);
}
[[maybe_unused]] auto fields(const Slot& s)
{
    const auto& [number] = s;
    return std::tie(number);
}
[[maybe_unused]] auto fields(const LairSpace& s)
{
    const auto& [index] = s;
    return std::tie(index);
}
[[maybe_unused]] auto fields(const RegionOf& r)
{
    const auto& [city] = r;
    return std::tie(city);
}

/// What holds hidden things, or points at what does.
template <typename T>
concept Hidden =
    std::is_same_v<T, GameState> || std::is_same_v<T, Hideout> || std::is_same_v<T, PlacedEncounter> || std::is_same_v<T, Combat> ||
    std::is_same_v<T, Due> || std::is_same_v<T, LyingCard> || std::is_same_v<T, RoundState> || std::is_same_v<T, KeptError> ||
    std::is_same_v<T, Seed> || std::is_same_v<T, Action> || std::is_same_v<T, Ruleset> || std::is_pointer_v<T> || std::is_reference_v<T>;

template <typename T> struct IsOpen;
/// A type is open if it is a plain value, a set of plain values, or made of open types only. A class that is not listed is not.
template <typename T>
concept Open = !Hidden<T> && IsOpen<T>::value;

template <typename T>
concept Listed = requires(const T& value)
{
    fields(value);
};
template <typename Tuple> struct AllOpen;
template <typename... T> struct AllOpen<std::tuple<T...>> : std::bool_constant<(Open<std::remove_cvref_t<T>> && ...)> {
};

template <typename T> struct IsOpen : std::bool_constant<std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, std::string> ||
                                                         std::is_same_v<T, std::string_view> || std::is_same_v<T, LocationSet> ||
                                                         std::is_same_v<T, PowerSet> || std::is_same_v<T, HunterSet>> {
};
template <Listed T> struct IsOpen<T> : AllOpen<decltype(fields(std::declval<const T&>()))> {
};
template <typename T> struct IsOpen<std::optional<T>> : std::bool_constant<Open<T>> {
};
template <typename T> struct IsOpen<std::vector<T>> : std::bool_constant<Open<T>> {
};
template <typename T, std::size_t n> struct IsOpen<std::array<T, n>> : std::bool_constant<Open<T>> {
};
template <typename A, typename B> struct IsOpen<std::pair<A, B>> : std::bool_constant<Open<A> && Open<B>> {
};
template <typename... T> struct IsOpen<std::variant<T...>> : std::bool_constant<(Open<T> && ...)> {
};

static_assert(Open<PublicView>, "INFO-7: the table's view must not be able to hold a hidden thing");
static_assert(Open<PublicLog>, "INFO-7: nor must the public log");
static_assert(Open<TableTurn>, "INFO-7: nor must what can be entered at the table");
// The check itself can fail: these hold hidden things, or are unknown to it.
static_assert(!Open<GameState> && !Open<Hideout> && !Open<std::vector<PlacedEncounter>> && !Open<std::optional<Combat>>);
static_assert(!Open<std::pair<int, Due>> && !Open<std::unique_ptr<int>> && !Open<const GameState*> && !Open<Seed>);

PublicView view(const Table& table)
{
    return publicView(table.rules, table.state);
}

} // namespace

class TestPublicView : public QObject {
    Q_OBJECT

private slots:
    /// INFO-5, INFO-7, OPEN-15, OPEN-43: a face-down card is a back, and its Encounter cards are a number.
    void facesDown()
    {
        Table table;
        table.slot(1, "a", {}, {"rats", "bats"}, true).slot(2, "", Power::Hide, {"wolves"}).slot(3, "", Power::DarkCall);
        table.slot(4, "b", Power::WolfForm).bond("b");
        const PublicView seen = view(table);
        const PublicHideout expected{CardBack::Plain, {}, {}, false, true, 2, {}};
        QVERIFY(seen.trail[0] == expected);
        const PublicHideout hide{CardBack::Plain, {}, {}, false, false, 1, {}};
        QVERIFY2(seen.trail[1] == hide, "OPEN-15: Hide looks like a city");
        const PublicHideout darkCall{{}, {}, Power::DarkCall, false, false, 0, {}};
        QVERIFY2(seen.trail[2] == darkCall, "OPEN-15: Dark Call has announced itself");
        const PublicHideout wolf{CardBack::Plain, {}, Power::WolfForm, false, false, 0, {}};
        QVERIFY2(seen.trail[3] == wolf, "OPEN-15: Wolf Form is known, the city under it is not");
        QVERIFY(!seen.trail[4] && !seen.trail[5]);
    }

    /// INV-8: another hidden city, another hidden Encounter card, another hand: the same table.
    void dependsOnNothingHidden()
    {
        Table one, other;
        one.slot(1, "a", {}, {"rats"}).slot(2, "b", {}, {"spy"}).lair(0, "c", {"wolves"});
        other.slot(1, "", Power::Hide, {"wolves"}).slot(2, "d", {}, {"rats"}).lair(0, "e", {"bats"}).bond("d");
        one.hand({"rats", "wolves"});
        other.hand({"spy", "bats"});
        one.state.eventHand = {DraculaEvent::WildHorses};
        other.state.eventHand = {DraculaEvent::FalseTip};
        one.state.encounterDeck.resize(5);
        other.state.encounterDeck.resize(5);
        QVERIFY(one.state != other.state);
        QVERIFY(view(one) == view(other));
    }

    /// HO-5, HO-10, INFO-6, VAMP-3: what has been turned up stays to be seen, with its damage.
    void facesUp()
    {
        Table table;
        table.slot(1, "a", {}, {"new-vampire", "rats"}, false, true).lair(1, "b", {"spy"}, true);
        table.in(1).encounters[0].faceUp = true;
        table.in(1).encounters[0].damage = 2;
        const PublicView seen = view(table);
        QVERIFY(seen.trail[0]->location == table.at("a"));
        QVERIFY(!seen.trail[0]->back);
        QCOMPARE(int(seen.trail[0]->faceDownEncounters), 1);
        const std::vector<OpenEncounter> open{{table.card("new-vampire"), 2}};
        QVERIFY(seen.trail[0]->encounters == open);
        QVERIFY(seen.lairs[1]->location == table.at("b"));
        table.slot(2, "", Power::Hide, {}, false, true).bond("a");
        QVERIFY2(view(table).trail[1]->powers.contains(Power::Hide), "REV-6: Hide has been revealed");
    }

    /// HO-5, INFO-5, INFO-6, OPEN-29: of a city's card and Hide in one slot exactly those are seen that lie face up.
    void twoFaces()
    {
        Table table;
        table.slot(1, "a", Power::Hide).bond("a");
        const auto is = [&](bool back, bool location, bool hide) {
            const PublicHideout seen = *view(table).trail[0];
            return seen.back == (back ? std::optional(CardBack::Plain) : std::nullopt) && seen.location.has_value() == location &&
                   seen.powers.contains(Power::Hide) == hide;
        };
        QVERIFY(is(true, false, false));
        table.in(1).hideFaceUp = true;
        QVERIFY(is(true, false, true));
        table.in(1).faceUp = true;
        QVERIFY(is(false, true, true));
        table.in(1).hideFaceUp = false;
        QVERIFY(is(true, true, false));
        table.slot(1, "k", Power::Hide);
        QVERIFY(view(table).trail[0]->back == CardBack::Castle); // CASTLE-2
    }

    /// CASTLE-2: the castle has a back of its own, on the trail and as a lair.
    void castleIsKnownByItsBack()
    {
        Table table;
        table.slot(1, "k").lair(0, "k");
        QVERIFY(view(table).trail[0]->back == CardBack::Castle);
        QVERIFY(view(table).lairs[0]->back == CardBack::Castle);
        QVERIFY(!view(table).trail[0]->location);
    }

    /// OPEN-15: whether seas are known by their backs is the table's ruling.
    void seaBacks()
    {
        Table table;
        table.slot(1, "s");
        table.rules.rulings.seaBacksKnown = NoYes::Yes;
        QVERIFY(view(table).trail[0]->back == CardBack::Sea);
        table.rules.rulings.seaBacksKnown = NoYes::No;
        QVERIFY(view(table).trail[0]->back == CardBack::Plain);
    }

    /// CUR-4, OPEN-14, OPEN-16: the figure stands on the board when his location is revealed or is the castle.
    void figure()
    {
        Table table;
        table.slot(1, "a");
        QVERIFY(!view(table).figure);
        table.in(1).faceUp = true;
        QVERIFY(view(table).figure == table.at("a"));
        table.slot(2, "a", {}, {}, false, true).slot(1, "", Power::Hide).bond("a");
        QVERIFY2(!view(table).figure, "OPEN-14: a face-down Hide must not be given away");
        Table castle;
        castle.slot(1, "k");
        QVERIFY2(view(castle).figure == castle.at("k"), "OPEN-16");
    }

    /// TIME-1: which decision of Dracula's is due is his own business.
    void draculasPhaseIsOne()
    {
        Table table;
        table.slot(1, "a");
        for (const Step step :
             {Step::BeforeSlide, Step::ResolveMatured, Step::ChooseCard, Step::PlaceEncounter, Step::PlaceRumor, Step::EndOfPhase}) {
            table.state.step = step;
            QCOMPARE(view(table).phase, PublicPhase::DraculaPhase);
        }
    }

    /// COMB-3, COMB-6: his Combat card is secret until all cards are turned up; the ones of earlier rounds stay known.
    void combatCards()
    {
        Table table;
        Combat combat;
        combat.hunters = Hunter::DrSeward;
        combat.used = {CombatCard::Claws};
        combat.card = CombatCard::Fangs;
        combat.cards[1] = HunterCard{};
        for (const auto stage : {Combat::Stage::ChooseCard, Combat::Stage::Engage, Combat::Stage::HunterCards}) {
            combat.stage = stage;
            table.state.combat = combat;
            QVERIFY(view(table).combat->played == combat.used);
            QVERIFY(!view(table).combat->cards[1]);
        }
        combat.stage = Combat::Stage::Resolve;
        table.state.combat = combat;
        QVERIFY((view(table).combat->played == std::vector{CombatCard::Claws, CombatCard::Fangs}));
        QVERIFY(view(table).combat->cards[1].has_value());
    }

    /// INFO-1, INFO-8: discard piles, tracks, tokens and hunters lie open; hands and decks are numbers.
    void openThings()
    {
        Table table;
        table.slot(1, "a").hunter(Hunter::MinaHarker, "b").token("c").fog("d", 2);
        table.sheet(Hunter::MinaHarker).damage = 3;
        table.state.damage = 7;
        table.state.influence = 4;
        table.state.despair = 1;
        table.state.encounterDiscard = {table.card("hoax")};
        table.state.eventDiscard = {DraculaEvent::Roadblock};
        table.state.hiddenDiscards = 2;
        table.state.eventHand = {DraculaEvent::WildHorses};
        table.state.ally = DraculaEvent::DraculasBrides;
        const PublicView seen = view(table);
        QCOMPARE(int(seen.damage), 7);
        QCOMPARE(int(seen.draculaLife), 15);
        QCOMPARE(int(seen.influence), 4);
        QCOMPARE(int(seen.despair), 1);
        QVERIFY(seen.encounterDiscard == table.state.encounterDiscard);
        QVERIFY(seen.eventDiscard == table.state.eventDiscard);
        QCOMPARE(int(seen.hiddenDiscards), 2);
        QCOMPARE(int(seen.eventHand), 1);
        QCOMPARE(int(seen.encounterHand), int(table.state.encounterHand.size()));
        QVERIFY(seen.ally == DraculaEvent::DraculasBrides);
        QVERIFY(seen.tokens == table.state.tokens);
        QVERIFY(seen.hunters == table.state.hunters);
        QVERIFY(seen.sheets == table.state.sheets);
    }

    void newsAndNone()
    {
        using What = Happening::What;
        const auto acted = [](HunterActs::What what) {
            return Happening{What::HunterActed, {Hunter::DrSeward, static_cast<int>(what)}, ""};
        };
        const Happening passed = acted(HunterActs::What::Pass);
        QVERIFY(!carriesNews(passed));
        for (const auto what : {HunterActs::What::Rest, HunterActs::What::Supply, HunterActs::What::Search})
            QVERIFY(carriesNews(acted(what)));
        QVERIFY(!carriesNews(Happening{What::HunterActed, {Hunter::DrSeward}, ""})); // as it is said
        for (int what = 0; what <= static_cast<int>(What::EdgePutRight); ++what)
            QCOMPARE(carriesNews(Happening{static_cast<What>(what), {}, ""}), static_cast<What>(what) != What::HunterActed);

        PublicStep step;
        const auto carries = [&] { return carriesNews(PublicLog{step}, 0); };
        QVERIFY(!carries());
        step.said = {passed, passed};
        QVERIFY(!carries());
        step.said.push_back({What::HunterDelayed, {Hunter::DrSeward}, ""});
        QVERIFY(carries());
        step.said = {passed};
        step.way = PublicStep::Way::Back;
        QVERIFY(carries());
    }

    /// A claim that found nothing is taken back without a word, whatever stands before it (ERR-1); with anything else it is not named.
    void aClaimIsTakenBackSilently()
    {
        using What = Happening::What;
        using Way = PublicStep::Way;
        const Happening dawn{What::TimeMoved, {Weekday::Monday, 0}, ""}, claim{What::NoError, {}, ""};
        const Happening shares{What::SharesGiven, {1, 2}, "- -"}, found{What::ErrorFound, {1}, "HIDE-1"};
        const Happening penalty{What::PenaltyDamage, {5}, ""};
        PublicView other;
        other.week = 2;
        PublicLog log{{{}, {}, Way::Onwards}, {{dawn}, {}, Way::Onwards}, {{claim}, {}, Way::Onwards}, {{}, {}, Way::Back}};
        QVERIFY(!carriesNews(log, 3));
        QVERIFY(namedTakenBack(log, 3).empty());
        QVERIFY(carriesNews(log, 2)); // that it was made stays in the log
        log[2].said = {claim, dawn};
        QVERIFY(carriesNews(log, 3));
        QVERIFY(namedTakenBack(log, 3) == std::vector<Happening>{dawn});
        log[2].said = {shares};
        QVERIFY(carriesNews(log, 3) && namedTakenBack(log, 3).empty()); // what is to be said of chance is another's
        log[2].said = {found, penalty};
        QVERIFY(carriesNews(log, 3));
        QVERIFY(namedTakenBack(log, 3) == std::vector<Happening>{penalty});
        // With the claim something has gone that was done without a word.
        log = {{{}, {}, Way::Onwards}, {{claim}, other, Way::Onwards}, {{}, {}, Way::Back}};
        QVERIFY(carriesNews(log, 2));
    }

    void saysWhatIsTakenBack()
    {
        using Way = PublicStep::Way;
        const auto said = [](std::uint8_t number) { return std::vector<Happening>{{Happening::What::WeekEnded, {int{number}}, ""}}; };
        const auto view = [](std::uint8_t week) {
            PublicView table;
            table.week = week;
            return table;
        };
        PublicLog log{{said(1), view(1), Way::Onwards}, {said(2), view(2), Way::Onwards}, {said(3), view(3), Way::Onwards}};
        log.push_back({{}, view(2), Way::Back});
        QVERIFY(takenBack(log, 3) == said(3));
        log.push_back({{}, view(1), Way::Back});
        QVERIFY(takenBack(log, 4) == said(2)); // the third is gone already
        log.push_back({said(2), view(2), Way::Again});
        log.push_back({said(4), view(4), Way::Onwards});
        log.push_back({said(5), view(4), Way::Onwards}); // changes nothing that lies on the table
        log.push_back({{}, view(4), Way::Back});
        QVERIFY(takenBack(log, 8) == said(5));
        log.push_back({{}, view(1), Way::Back});
        std::vector<Happening> both = said(2);
        both.push_back(said(4).front());
        QVERIFY(takenBack(log, 9) == both);
        log.push_back({{}, view(7), Way::Back}); // the table never lay so
        QVERIFY(takenBack(log, 10).empty());
        QVERIFY(takenBack({}, 0).empty());
    }

    /// A decision that changes nothing on the table leaves no step, so that nobody can count them.
    void logKeepsWhatTheTableNoticed()
    {
        Table table;
        table.slot(1, "a");
        PublicLog log;
        QVERIFY(extend(log, table.rules, table.state));
        table.state.step = Step::ChooseCard;
        QVERIFY(!extend(log, table.rules, table.state));
        table.state.step = Step::PlaceRumor;
        table.state.eventHand.clear();
        table.in(1).location = table.at("b");
        QVERIFY(!extend(log, table.rules, table.state));
        table.state.happened = {{Happening::What::NoError, {}, ""}};
        QVERIFY(extend(log, table.rules, table.state));
        QCOMPARE(log.size(), std::size_t{2});
        QVERIFY(log.back().said == table.state.happened);
    }

    /// EVT-1, INV-8: nothing tells whether the card just drawn is one to be played at once.
    void drawnCardsLookAlike()
    {
        std::optional<PublicView> seen;
        for (std::size_t i = 0; i < draculaEventCount; ++i) {
            const auto event = static_cast<DraculaEvent>(i);
            Table table;
            table.slot(1, "a");
            table.state.clockKept = true;
            table.state.step = Step::Night;
            table.state.day = Weekday::Monday;
            table.state.due = {{.what = Due::What::EventsDrawn, .number = 1}};
            const auto drawn = apply(table.rules, table.state, DrawEvent{event});
            QVERIFY(drawn);
            if (!seen)
                seen = publicView(table.rules, *drawn);
            QVERIFY2(publicView(table.rules, *drawn) == *seen, std::string(idOf(event)).c_str());
        }
    }

    /// A reader of the public parts has the whole table at every step, without the game.
    void stepsAddUpToTheView()
    {
        Table table;
        table.slot(1, "a").slot(3, "b", {}, {"rats"}, true).lair(0, "c", {"hoax"}).hunter(Hunter::MinaHarker, "b");
        PublicView before = view(table);
        Json reader = stepJson(table.rules, nullptr, {{}, before, {}})["table"];
        QCOMPARE(reader.size(), std::tuple_size_v<decltype(fields(before))>);
        QVERIFY(reader == viewJson(table.rules, before));
        const auto change = [&](auto what) {
            what();
            const PublicView now = view(table);
            QVERIFY(now != before);
            const Json step = stepJson(table.rules, &before, {table.state.happened, now, {}});
            QVERIFY(step["table"].size() < reader.size());
            reader.update(step["table"]);
            QVERIFY(reader == viewJson(table.rules, now));
            before = now;
        };
        change([&] { table.in(1).faceUp = true; });
        change([&] { table.in(3).encounters[0].faceUp = true; });
        change([&] { table.state.tokens.storms.insert(table.at("s")); });
        change([&] { table.state.damage = 4; });
        change([&] { table.state.ally = DraculaEvent::GreatWolf; });
        change([&] {
            table.state.combat.emplace();
            table.state.combat->engaged = Hunter::DrSeward;
        });
        change([&] { table.sheet(Hunter::DrSeward).bites = 1; });
        const Json silent = stepJson(table.rules, &before, {{}, before, {}});
        QVERIFY(silent.empty());
        const Json back = stepJson(table.rules, &before, {{}, before, PublicStep::Way::Back});
        QCOMPARE(QString::fromStdString(back.dump()), QStringLiteral("{\"way\":\"back\"}"));
    }
};

DEMETER_TEST(TestPublicView)
#include "test_public_view.moc"
