// The thirteen Encounter cards in ambush, search and maturing: ENC-7, FOG-1, BATS-1, VAMP-1, VAMP-4, PR-28, MAT-1, MAT-2, OPEN-6.
#include "answers.h"
#include "tests/support/rows.h"
#include "tests/support/table.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using What = Happening::What;

namespace {

constexpr CardPlace second{false, 2};

/// A table with nothing on it; the board and the cards are read once.
Table bare()
{
    static const Table table;
    return table;
}

/// Lord Godalming and Mina are in the city, Dr. Seward in its hospital, Van Helsing far away; the card lies there in slot 2 and meets
/// Lord Godalming. By default at a time when nobody's action follows.
Table meeting(std::string_view kind, Occasion occasion = Occasion::Ambush, Step step = Step::Dusk, std::string_view city = "b")
{
    Table table = bare();
    table.clock(step).hand({}).slot(1, "g").slot(2, city, {}, {kind}, false, true);
    table.in(2).encounters[0].faceUp = true;
    table.hunter(godalming, city).hunter(mina, city).hospital(seward, city).hunter(helsing, "h");
    for (int i = 0; i < 5; ++i) { // a hand of cards that no test lays out
        table.state.encounterHand.push_back(table.state.encounterDeck.back());
        table.state.encounterDeck.pop_back();
    }
    Due due{.what = Due::What::Encounter, .hunter = godalming, .place = table.at(city), .occasion = occasion};
    due.kind = table.card(kind);
    due.card = LyingCard{second, table.card(kind), 0};
    table.state.due.push_back(due);
    return table;
}

AnswerEncounter cancelled(std::variant<HunterEvent, HunterCard> card)
{
    AnswerEncounter answer;
    answer.cancelledBy = card;
    return answer;
}

/// Every answer that can be given with the counts that are listed, sensible or not.
std::vector<Action> everyAnswer(HunterSet counting)
{
    std::vector<Action> actions{GoOn{}, Reply{true}};
    for (std::size_t event = 0; event < hunterEventCount; ++event)
        actions.emplace_back(cancelled(static_cast<HunterEvent>(event)));
    for (std::size_t card = 0; card < hunterCardCount; ++card)
        actions.emplace_back(cancelled(static_cast<HunterCard>(card)));
    AnswerEncounter both = cancelled(HunterCard::Dogs);
    both.met = true;
    actions.emplace_back(both);
    for (const bool met : {false, true})
        for (int count = 0; count <= 2; ++count)
            for (unsigned bits = 0; bits < 16; ++bits) {
                HunterSet joining;
                for (const Hunter hunter : allHunters)
                    if ((bits >> static_cast<unsigned>(hunter)) & 1U)
                        joining.insert(hunter);
                actions.emplace_back(answered(met, count, counting, joining));
                actions.emplace_back(answered(met, count, HunterSet::all(), joining));
            }
    return actions;
}

bool takesWhatItLists(const Table& table)
{
    return std::ranges::all_of(legalActions(table.rules, table.state),
                               [&](const Action& action) { return apply(table.rules, table.state, action).has_value(); });
}

std::vector<Action> everyChoice(const Table& table)
{
    std::vector<Action> actions;
    table.rules.board->all().forEach([&](LocationId location) { actions.emplace_back(ChoosePlace{location}); });
    for (const Hunter hunter : allHunters)
        actions.emplace_back(ChooseHunter{hunter});
    for (std::size_t kind = 0; kind < table.rules.cards->encounters.size(); ++kind)
        actions.emplace_back(ChooseEncounter{static_cast<EncounterKind>(kind)});
    actions.emplace_back(GoOn{});
    actions.emplace_back(AnswerEncounter{});
    return actions;
}

int fogIn(const Table& table, std::string_view city)
{
    for (const auto& [where, tokens] : table.state.tokens.fog)
        if (where == table.at(city))
            return tokens;
    return 0;
}

auto discarded(const Table& table, std::string_view kind)
{
    return std::ranges::count(table.state.encounterDiscard, table.card(kind));
}

/// A hideout leaves slot 6 with this card and is matured; Dracula himself is in G.
Table maturing(std::initializer_list<std::string_view> cards, std::string_view city = "d")
{
    Table table = bare();
    table.clock(Step::BeforeSlide).hand({}).slot(1, "g").slot(6, city, {}, cards);
    for (int i = 0; i < 5; ++i) {
        table.state.encounterHand.push_back(table.state.encounterDeck.back());
        table.state.encounterDeck.pop_back();
    }
    return table;
}

} // namespace

class TestEncounterEffects : public QObject {
    Q_OBJECT

private slots:
    void effects_data();
    void effects();
    void fog_data();
    void fog();
    void fogByDay();
    void batsInTheBox();
    void desecratedSoil();
    void fromTheBox();
    void vampires_data();
    void vampires();
    void joining();
    void cancelling_data();
    void cancelling();
    void answers_data();
    void answers();
    void refusals_data();
    void refusals();
    void alreadyDelayed();
    void severalDefeats();
    void rumor();
    void maturedFog();
    void maturedMob();
    void maturedWolves();
    void maturedSpy();
    void maturedTokens();
    void maturedOnNobody();
    void maturedEnds();
    void bodyguards();
    void bodyguardsRefused_data();
    void bodyguardsRefused();
};

/// ENC-7 AMB-3: what each card does to the hunters of the city
void TestEncounterEffects::effects_data()
{
    // `damage`: Lord Godalming's; `others`: Mina's; `delayed`: Lord Godalming
    Rows<QString, Occasion, bool, int, int, int, bool, int, bool> row;
    constexpr auto ambush = Occasion::Ambush;
    constexpr auto found = Occasion::Search;
    row("Aristocratic Vampire", "aristocratic-vampire", found, false, 0, 0, 0, false, 0, true);
    row("Aristocratic Vampire, he is delayed", "aristocratic-vampire", found, true, 0, 0, 0, true, 0, false);
    row("Bats", "bats", ambush, false, 0, 0, 0, false, 1, false);
    row("Bats found", "bats", found, false, 0, 0, 0, false, 1, false);
    row("Hoax", "hoax", found, false, 0, 0, 0, true, 0, false);
    row("Rats", "rats", ambush, false, 0, 2, 0, false, 0, true);
    row("Rats, shot", "rats", ambush, true, 0, 2, 0, false, 0, false);
    row("Rats found", "rats", found, false, 0, 2, 0, false, 0, true);
    row("Saboteur", "saboteur", ambush, false, 0, 0, 0, true, 0, true);
    row("Saboteur, shot", "saboteur", found, true, 0, 0, 0, true, 0, false);
    row("Spy", "spy", ambush, false, 0, 0, 0, false, 0, true);
    row("Spy, a weapon discarded", "spy", ambush, true, 0, 0, 0, false, 0, false);
    row("Bodyguards, no weapon", "szgany-bodyguards", ambush, false, 0, 4, 0, true, 0, false);
    row("Bodyguards, a weapon shown", "szgany-bodyguards", ambush, true, 0, 2, 0, false, 0, false);
    row("Mob, nothing kept", "szgany-mob", ambush, false, 0, 0, 0, false, 0, false);
    row("Mob, two Items each", "szgany-mob", ambush, false, 2, 2, 2, false, 0, false);
    row("Mob found, three Items each", "szgany-mob", found, false, 3, 3, 3, false, 0, false);
    row("Wolves, no weapon", "wolves", ambush, false, 0, 4, 4, false, 0, false);
    row("Wolves, one weapon each", "wolves", ambush, false, 1, 2, 2, false, 0, false);
    row("Wolves, two weapons each", "wolves", found, false, 2, 0, 0, false, 0, false);
    row("Wolves, three weapons each", "wolves", found, false, 3, 0, 0, false, 0, false);
}

void TestEncounterEffects::effects()
{
    const auto [kind, occasion, met, count, damage, others, delayed, bats, stays] =
        rowOf<QString, Occasion, bool, int, int, int, bool, int, bool>();
    const std::string id = kind.toStdString();
    Table table = meeting(id, occasion);
    const EncounterEffect& effect = (*table.rules.cards)[table.card(id)].effect;
    const HunterSet counting = effect.everyHunterHere ? godalming | HunterSet(mina) : HunterSet(godalming);
    QVERIFY(table.take(answered(met, count, counting)));
    QCOMPARE(int(table.sheet(godalming).damage), damage);
    QCOMPARE(int(table.sheet(mina).damage), others);
    QCOMPARE(int(table.sheet(seward).damage), 0); // HOSP-3: he is not in the city
    QCOMPARE(int(table.sheet(helsing).damage), 0);
    QCOMPARE(table.sheet(godalming).delayed, delayed);
    QVERIFY(!table.sheet(mina).delayed && !table.sheet(seward).delayed);
    QCOMPARE(int(table.sheet(godalming).bats), bats);
    QCOMPARE(table.happened(What::TokenPlaced, {Token::Bats, godalming}), bats > 0);
    QCOMPARE(table.in(2).encounters.size(), stays ? std::size_t{1} : std::size_t{0});
    QCOMPARE(table.happened(What::EncounterStays, {table.card(id)}), stays);
    QCOMPARE(table.happened(What::EncounterDiscarded, {table.card(id)}), !stays);
    QCOMPARE(discarded(table, id), stays ? 0 : 1);
    QVERIFY(table.state.due.empty());
    QVERIFY(sound(table));
}

/// FOG-1: tokens in a city and in a port, with what there is already and what is left in the box
void TestEncounterEffects::fog_data()
{
    Rows<QString, int, int, int> row;
    row("a city", "b", 0, 0, 1);
    row("a port", "p", 0, 0, 2);
    row("a port with Fog", "p", 1, 0, 3);
    row("a second card on a port", "p", 2, 0, 4);
    row("three lie there", "p", 3, 0, 4);
    row("a city with Fog", "b", 1, 0, 2);
    row("as much Fog as there is", "b", 4, 0, 4);
    row("one token left in the box", "p", 0, 3, 1);
    row("no token left", "p", 0, 4, 0);
}

void TestEncounterEffects::fog()
{
    const auto [city, there, elsewhere, after] = rowOf<QString, int, int, int>();
    const std::string id = city.toStdString();
    Table table = meeting("unnatural-fog", Occasion::Ambush, Step::Dusk, id);
    if (there > 0)
        table.fog(id, there);
    if (elsewhere > 0)
        table.fog("h", std::min(elsewhere, 2));
    if (elsewhere > 2)
        table.fog("f", elsewhere - 2);
    QVERIFY(table.take(answered()));
    QCOMPARE(fogIn(table, id), after);
    const auto placed = std::ranges::count_if(table.state.happened, [](const Happening& news) { return news.what == What::TokenPlaced; });
    QCOMPARE(int(placed), after - there);
    QVERIFY(table.in(2).encounters.empty());
}

void TestEncounterEffects::fogByDay()
{
    for (const Step step : {Step::Dawn, Step::Day, Step::Dusk, Step::Night}) {
        Table table = meeting("unnatural-fog", Occasion::Ambush, step);
        QVERIFY(table.take(answered()));
        const bool day = step == Step::Dawn || step == Step::Day;
        QCOMPARE(table.happened(What::HunterDelayed, {godalming}), day);
        QCOMPARE(table.happened(What::HunterDelayed, {mina}), day);
        QVERIFY(!table.happened(What::HunterDelayed, {seward})); // HOSP-3
        QVERIFY(!table.happened(What::HunterDelayed, {helsing}));
    }
}

/// BATS-1 GAP-6
void TestEncounterEffects::batsInTheBox()
{
    Table table = meeting("bats");
    table.sheet(helsing).bats = 1;
    table.sheet(mina).bats = 1;
    QVERIFY(table.take(answered()));
    QCOMPARE(int(table.sheet(godalming).bats), 0);
    QVERIFY(!table.happened(What::TokenPlaced));
    QCOMPARE(discarded(table, "bats"), 1);
}

/// HAND-1 HAND-2
void TestEncounterEffects::desecratedSoil()
{
    Table table = meeting("desecrated-soil");
    const std::size_t deck = table.state.encounterDeck.size();
    QVERIFY(table.take(answered()));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{8});
    QCOMPARE(table.state.encounterDeck.size(), deck - 3);
    QVERIFY(table.due() == Due::What::DiscardHand);
    QVERIFY(takesWhatItLists(table) && listsWhatItTakes(table, everyChoice(table)));
    QCOMPARE(table.refused(ChooseEncounter{table.card("desecrated-soil")}),
             std::string(std::ranges::count(table.state.encounterHand, table.card("desecrated-soil")) > 0 ? "" : "HAND-2"));
    const EncounterKind first = table.state.encounterHand.front();
    QVERIFY(table.take(ChooseEncounter{first}));
    QVERIFY(table.happened(What::EncounterDiscarded, {first}));
    QVERIFY(table.take(GoOn{})); // up to three
    QCOMPARE(table.state.encounterHand.size(), std::size_t{7});
    QCOMPARE(table.in(2).encounters.size(), std::size_t{1});
    QVERIFY(table.happened(What::EncounterStays, {table.card("desecrated-soil")}));
    QVERIFY(table.state.due.empty());
    QVERIFY(sound(table));

    // A Heavenly Host is shown; three cards go, and not one more.
    Table host = meeting("desecrated-soil", Occasion::Search);
    QVERIFY(host.take(answered(true)));
    for (int i = 0; i < 3; ++i) {
        QVERIFY(host.due() == Due::What::DiscardHand);
        QVERIFY(host.take(ChooseEncounter{host.state.encounterHand.front()}));
    }
    QVERIFY(host.state.due.empty());
    QCOMPARE(host.state.encounterHand.size(), std::size_t{5});
    QVERIFY(host.in(2).encounters.empty());
    QVERIFY(sound(host));

    // The other reading of the card, as other chapters use it: exactly that many.
    Table exact = meeting("desecrated-soil");
    QVERIFY(exact.take(answered()));
    exact.state.due.back().flag = true;
    QCOMPARE(exact.refused(GoOn{}), "HAND-2");
    QVERIFY(takesWhatItLists(exact) && listsWhatItTakes(exact, everyChoice(exact)));
}

/// HAND-1: drawn by hand before anything is discarded
void TestEncounterEffects::fromTheBox()
{
    Table table = meeting("desecrated-soil");
    table.state.handling = CardHandling::DrawnFromBox;
    table.state.boxDeck = static_cast<std::uint16_t>(table.state.encounterDeck.size());
    table.state.encounterDeck.clear();
    QVERIFY(table.take(answered()));
    QCOMPARE(drawsDue(table.rules, table.state), 3);
    QCOMPARE(table.refused(GoOn{}), "HAND-1");
    for (int i = 0; i < 3; ++i)
        QVERIFY(table.take(DrawEncounter{table.card("bats")}));
    QVERIFY(table.take(ChooseEncounter{table.card("bats")}, GoOn{}));
    QCOMPARE(table.state.encounterHand.size(), std::size_t{7});
    QVERIFY(sound(table));
}

/// VAMP-1 VAMP-4 PR-28
void TestEncounterEffects::vampires_data()
{
    Rows<QString, bool> row;
    row("New Vampire", "new-vampire", true);
    row("Reckless Vampire", "reckless-vampire", false);
}

void TestEncounterEffects::vampires()
{
    const auto [kind, mayJoin] = rowOf<QString, bool>();
    const std::string id = kind.toStdString();
    for (const Occasion occasion : {Occasion::Ambush, Occasion::Search}) {
        Table table = meeting(id, occasion);
        QCOMPARE(table.refused(answered(false, 0, {}, mina)), std::string(mayJoin ? "" : "VAMP-4"));
        QCOMPARE(table.refused(answered(false, 0, {}, seward)), "VAMP-4"); // HOSP-3
        QCOMPARE(table.refused(answered(false, 0, {}, helsing)), "VAMP-4");
        QCOMPARE(table.refused(answered(false, 0, {}, godalming)), "VAMP-4");
        QVERIFY(table.take(answered()));
        QVERIFY(table.state.combat.has_value());
        QVERIFY((table.state.combat->vampire == LyingCard{second, table.card(id), 0}));
        QVERIFY(table.state.combat->hunters == HunterSet(godalming));
        QVERIFY(table.due() == Due::What::Combat);
        QCOMPARE(table.in(2).encounters.size(), std::size_t{1});
    }
}

void TestEncounterEffects::joining()
{
    Table table = meeting("new-vampire");
    QVERIFY(table.take(answered(false, 0, {}, mina)));
    QVERIFY(table.state.combat->hunters == (godalming | HunterSet(mina)));
    QVERIFY(table.sheet(mina).delayed);
    QVERIFY(!table.sheet(godalming).delayed); // the price is the others'
    // DEL-1: one who is delayed already cannot pay it; he who is met fights all the same (REV-9).
    Table late = meeting("new-vampire");
    late.sheet(mina).delayed = true;
    late.sheet(godalming).delayed = true;
    QCOMPARE(late.refused(answered(false, 0, {}, mina)), "DEL-1");
    QVERIFY(takesWhatItLists(late) && listsWhatItTakes(late, everyAnswer({})));
    QVERIFY(late.take(answered()));
    QVERIFY(late.state.combat->hunters == HunterSet(godalming));
}

/// Forewarned, Dogs and Stake
void TestEncounterEffects::cancelling_data()
{
    // `ambush`: letters of the cards that cancel it there
    Rows<QString, QString, QString> row;
    row("Aristocratic Vampire", "aristocratic-vampire", "", "S");
    row("Bats", "bats", "F", "");
    row("Desecrated Soil", "desecrated-soil", "F", "");
    row("Hoax", "hoax", "F", "S");
    row("New Vampire", "new-vampire", "", "S");
    row("Rats", "rats", "FD", "D");
    row("Reckless Vampire", "reckless-vampire", "", "S");
    row("Saboteur", "saboteur", "FD", "D");
    row("Spy", "spy", "FD", "D");
    row("Bodyguards", "szgany-bodyguards", "F", "");
    row("Mob", "szgany-mob", "F", "");
    row("Fog", "unnatural-fog", "F", "");
    row("Wolves", "wolves", "FD", "D");
}

void TestEncounterEffects::cancelling()
{
    const auto [kind, ambush, search] = rowOf<QString, QString, QString>();
    const std::string id = kind.toStdString();
    const std::map<char, std::variant<HunterEvent, HunterCard>> cards{
        {'F', HunterEvent::Forewarned}, {'D', HunterCard::Dogs}, {'S', HunterCard::Stake}};
    for (const Occasion occasion : {Occasion::Ambush, Occasion::Search})
        for (const auto& [letter, card] : cards) {
            Table table = meeting(id, occasion);
            const bool allowed = (occasion == Occasion::Ambush ? ambush : search).contains(QLatin1Char(letter));
            QCOMPARE(table.refused(cancelled(card)).empty(), allowed);
            if (!allowed)
                continue;
            QVERIFY(table.take(cancelled(card)));
            const Argument canceller = std::visit([](auto c) { return Argument(c); }, card);
            QVERIFY(table.happened(What::EncounterCancelled, {table.card(id), canceller}));
            QVERIFY(table.in(2).encounters.empty()); // even one that would stay
            QCOMPARE(discarded(table, id), 1);
            QCOMPARE(int(table.sheet(godalming).damage), 0);
            QVERIFY(!table.sheet(godalming).delayed && !table.state.combat);
            QVERIFY(table.state.due.empty());
            QVERIFY(sound(table));
        }
    // Dracula may go on with his next card there (AMB-4).
    Table table;
    table.clock(Step::Day).slot(1, "g").lair(0, "b", {"spy", "bats"}).hunter(mina, "a").hunter(seward, "h");
    table.state.now.anyOrder = true;
    QVERIFY(table.take(table.move(mina, "b"), GoOn{}, ChooseLying{{{true, 0}, table.card("spy"), 0}}, cancelled(HunterEvent::Forewarned)));
    QVERIFY(table.due() == Due::What::Ambush);
    QVERIFY(table.take(ChooseLying{{{true, 0}, table.card("bats"), 0}}, cancelled(HunterEvent::Forewarned)));
    QVERIFY(!table.state.lairs[0]); // OPEN-9
}

/// Legal is what is accepted, for every kind and occasion
void TestEncounterEffects::answers_data()
{
    QTest::addColumn<QString>("kind");
    const Ruleset rules = ruleset("test-map-m");
    QCOMPARE(rules.cards->encounters.size(), std::size_t{13});
    for (const EncounterCard& card : rules.cards->encounters)
        QTest::newRow(card.id.c_str()) << QString::fromStdString(card.id);
}

void TestEncounterEffects::answers()
{
    QFETCH(QString, kind);
    const std::string id = kind.toStdString();
    for (const Occasion occasion : {Occasion::Ambush, Occasion::Search, Occasion::Matured, Occasion::Bodyguards})
        for (const bool delayed : {false, true}) {
            Table table = meeting(id, occasion);
            table.sheet(godalming).delayed = delayed;
            if (occasion == Occasion::Matured || occasion == Occasion::Bodyguards)
                table.state.due.back().card.reset();
            const bool everyone = (*table.rules.cards)[table.card(id)].effect.everyHunterHere;
            QVERIFY(takesWhatItLists(table) &&
                    listsWhatItTakes(table, everyAnswer(everyone ? godalming | HunterSet(mina) : HunterSet(godalming))));
        }
}

void TestEncounterEffects::refusals_data()
{
    Rows<QString, int, int, QString> row;
    row("HOSP-3: not in the city", "wolves", int(seward), 1, "HOSP-3");
    row("HOSP-3: elsewhere", "szgany-mob", int(helsing), 1, "HOSP-3");
    row("in the city", "szgany-mob", int(mina), 6, "");
    row("nothing is counted", "rats", int(godalming), 1, "HOSP-3");
    row("as many as there are", "szgany-mob", int(godalming), 38, "");
    row("more than there are", "szgany-mob", int(godalming), 39, "AMB-3");
}

void TestEncounterEffects::refusals()
{
    const auto [kind, who, count, rule] = rowOf<QString, int, int, QString>();
    const Table table = meeting(kind.toStdString());
    QCOMPARE(table.refused(answered(false, count, static_cast<Hunter>(who))), rule.toStdString());
}

/// DEL-1: becoming delayed is no price for one who is
void TestEncounterEffects::alreadyDelayed()
{
    Table table = meeting("aristocratic-vampire", Occasion::Search);
    table.sheet(godalming).delayed = true;
    QCOMPARE(table.refused(answered(true)), "DEL-1");
    QVERIFY(table.take(answered()));
    QVERIFY(table.happened(What::EncounterStays, {table.card("aristocratic-vampire")}));
    QVERIFY(table.in(2).encounters[0].faceUp);
}

/// DEF-1: asked in order of activation, and the card is put away when all has been said
void TestEncounterEffects::severalDefeats()
{
    Table table = meeting("wolves");
    for (const Hunter hunter : {godalming, mina})
        table.sheet(hunter).damage = static_cast<std::uint8_t>(table.rules.cards->hunterSheets[static_cast<std::size_t>(hunter)].life - 4);
    QVERIFY(table.take(answered()));
    QVERIFY(table.due() == Due::What::Defeat && table.state.due.back().hunter == godalming);
    QVERIFY(table.take(Reply{true}));
    QVERIFY(table.due() == Due::What::Defeat && table.state.due.back().hunter == mina);
    QCOMPARE(table.in(2).encounters.size(), std::size_t{1});
    QVERIFY(table.take(Reply{false}));
    QVERIFY(table.in(2).encounters.empty());
    QVERIFY(table.place(godalming).where == HunterPlace::Where::OffBoard);
    QVERIFY(sound(table));
}

/// OPEN-6 CASE-158
void TestEncounterEffects::rumor()
{
    for (const NoYes outlasts : {NoYes::Yes, NoYes::No})
        for (const bool another : {false, true}) {
            Table table = meeting("wolves");
            table.rules.rulings.rumorOutlastsCard = outlasts;
            if (another) {
                table.in(2).encounters.push_back({table.state.encounterDeck.back()});
                table.state.encounterDeck.pop_back();
            }
            table.in(2).rumor = true;
            --table.state.rumorReserve;
            const int reserve = table.state.rumorReserve;
            QVERIFY(table.take(answered()));
            const bool kept = outlasts == NoYes::Yes || another;
            QCOMPARE(table.in(2).rumor, kept);
            QCOMPARE(int(table.state.rumorReserve), reserve + (kept ? 0 : 1));
            QVERIFY(sound(table));
        }
}

/// MAT-1 FOG-1
void TestEncounterEffects::maturedFog()
{
    Table table = maturing({"unnatural-fog"});
    table.hunter(mina, "e");
    QVERIFY(table.take(ResolveMatured{table.card("unnatural-fog")}));
    QVERIFY(table.happened(What::LocationRevealed, {table.at("d")}));
    QVERIFY(table.due() == Due::What::MaturedCity);
    QVERIFY(table.state.step == Step::ResolveMatured);
    QCOMPARE(table.refused(Mature{}), "TIME-1");
    QVERIFY(takesWhatItLists(table) && listsWhatItTakes(table, everyChoice(table)));
    QCOMPARE(table.refused(ChoosePlace{table.at("s")}), "MAT-1");
    QCOMPARE(table.refused(GoOn{}), "MAT-1");
    QCOMPARE(table.refused(ChoosePlace{table.at("d")}), ""); // the hideout's own city is one of the region
    QVERIFY(table.take(ChoosePlace{table.at("e")}));
    QCOMPARE(fogIn(table, "e"), 2);
    QVERIFY(table.happened(What::EncounterResolved, {table.card("unnatural-fog"), table.at("e")})); // INFO-8
    QVERIFY(!table.sheet(mina).delayed); // only the effect of the card itself delays
    QVERIFY(table.state.step == Step::ChooseCard && !table.state.maturing);
    QVERIFY(sound(table));

    // Only that region.
    Table real("fury-3e");
    real.clock(Step::BeforeSlide).slot(1, "madrid").slot(6, "rome", {}, {"unnatural-fog"});
    QVERIFY(real.take(ResolveMatured{real.card("unnatural-fog")}));
    const std::string region = (*real.rules.board)[real.at("rome")].region;
    real.rules.board->cities().forEach(
        [&](LocationId city) { QCOMPARE(real.refused(ChoosePlace{city}).empty(), (*real.rules.board)[city].region == region); });

    // No token is left: nothing to choose.
    Table none = maturing({"unnatural-fog"});
    none.fog("a", 2).fog("b", 2);
    QVERIFY(none.take(ResolveMatured{none.card("unnatural-fog")}));
    QVERIFY(none.state.step == Step::ChooseCard && none.state.due.empty());
}

void TestEncounterEffects::maturedMob()
{
    Table table = maturing({"szgany-mob"});
    table.hunter(godalming, "a").hunter(seward, "a").hospital(helsing, "e").hunter(mina, "p");
    QVERIFY(table.take(ResolveMatured{table.card("szgany-mob")}));
    QVERIFY(table.due() == Due::What::Encounter);
    QVERIFY(table.state.due.back().place == table.at("a"));
    QVERIFY(!table.state.due.back().hunter);
    const HunterSet inA = godalming | HunterSet(seward);
    QVERIFY(takesWhatItLists(table) && listsWhatItTakes(table, everyAnswer(inA)));
    QCOMPARE(table.refused(answered(false, 1, mina)), "HOSP-3"); // another city, another answer
    QCOMPARE(table.refused(cancelled(HunterEvent::Forewarned)), "AMB-3");
    QVERIFY(table.take(answered(false, 2, inA)));
    QCOMPARE(int(table.sheet(seward).damage), 2);
    QVERIFY(table.state.step == Step::ResolveMatured); // not over yet
    QVERIFY(table.due() == Due::What::Encounter && table.state.due.back().place == table.at("p"));
    QVERIFY(table.take(answered(false, 1, mina)));
    QCOMPARE(int(table.sheet(mina).damage), 1);
    QCOMPARE(int(table.sheet(helsing).damage), 0); // HOSP-3
    QVERIFY(table.state.due.empty());
    QVERIFY(table.state.step == Step::ChooseCard);
    QCOMPARE(discarded(table, "szgany-mob"), 1); // once, by MAT-2
    QVERIFY(sound(table));

    // Hunters of another region are spared.
    Table real("fury-3e");
    real.clock(Step::BeforeSlide).slot(1, "madrid").slot(6, "rome", {}, {"szgany-mob"});
    real.hunter(godalming, "paris").hunter(seward, "venice").hunter(helsing, "tyrrhenian-sea");
    QVERIFY(real.take(ResolveMatured{real.card("szgany-mob")}));
    QVERIFY(real.state.due.back().place == real.at("venice"));
    QVERIFY(real.take(answered(false, 1, seward)));
    QVERIFY(real.state.due.empty());
}

void TestEncounterEffects::maturedWolves()
{
    Table table = maturing({"wolves"});
    table.hunter(godalming, "f").hunter(mina, "g");
    table.state.tokens.roadblocks.push_back({false, table.at("d"), table.at("e")}); // ADJ-6
    QVERIFY(table.take(ResolveMatured{table.card("wolves")}));
    QVERIFY(table.due() == Due::What::MaturedCity);
    QVERIFY(takesWhatItLists(table) && listsWhatItTakes(table, everyChoice(table)));
    for (const char* near : {"d", "b", "c", "e", "p", "a", "f"})
        QCOMPARE(table.refused(ChoosePlace{table.at(near)}), "");
    for (const char* far : {"g", "h", "k", "q", "r", "s"})
        QCOMPARE(table.refused(ChoosePlace{table.at(far)}), "MAT-1");
    Table spared = table;
    QVERIFY(table.take(ChoosePlace{table.at("f")}));
    QVERIFY(table.due() == Due::What::Encounter);
    QVERIFY(table.take(answered(false, 1, godalming)));
    QCOMPARE(int(table.sheet(godalming).damage), 2);
    QCOMPARE(int(table.sheet(mina).damage), 0);
    QVERIFY(table.state.step == Step::ChooseCard);
    QVERIFY(sound(table));
    // A city without hunters: nobody suffers, and the maturing goes on.
    QVERIFY(spared.take(ChoosePlace{spared.at("b")}));
    QVERIFY(spared.happened(What::EncounterResolved, {spared.card("wolves"), spared.at("b")})); // INFO-8: but the table hears where
    QVERIFY(spared.state.step == Step::ChooseCard && spared.state.due.empty());
}

void TestEncounterEffects::maturedSpy()
{
    Table table = maturing({"spy"});
    table.hunter(godalming, "f").hospital(mina, "e").hunter(seward, "s");
    QVERIFY(table.take(ResolveMatured{table.card("spy")}));
    QVERIFY(!table.happened(What::LocationRevealed)); // this card shows nothing
    QVERIFY(table.due() == Due::What::MaturedHunter);
    QVERIFY(takesWhatItLists(table) && listsWhatItTakes(table, everyChoice(table)));
    QCOMPARE(table.refused(ChooseHunter{mina}), "MAT-1"); // HOSP-3
    QCOMPARE(table.refused(ChooseHunter{helsing}), "MAT-1");
    QVERIFY(table.take(ChooseHunter{seward}));
    QVERIFY(table.happened(What::EncounterRevealed, {table.card("spy"), seward}));
    QVERIFY(!table.refused(answered(true)).empty()); // it is discarded anyway: no weapon buys anything
    QVERIFY(table.take(answered()));
    QVERIFY(table.state.step == Step::ChooseCard && table.state.due.empty());
    QCOMPARE(discarded(table, "spy"), 1);
    QVERIFY(sound(table));
}

/// BLK-1, Hoax
void TestEncounterEffects::maturedTokens()
{
    Table roads = maturing({"saboteur"});
    QVERIFY(roads.take(ResolveMatured{roads.card("saboteur")}));
    QVERIFY(roads.due() == Due::What::PlaceRoadblocks);
    QCOMPARE(int(roads.state.due.back().number), 1);
    QVERIFY(roads.state.step == Step::ResolveMatured);

    Table hoax = maturing({"hoax"});
    hoax.state.eventDiscard = {DraculaEvent::WildHorses};
    QVERIFY(hoax.take(ResolveMatured{hoax.card("hoax")}));
    QVERIFY(hoax.due() == Due::What::KeepEvent);

    Table full = maturing({"saboteur"});
    const auto& all = full.rules.board->roads();
    for (int i = 0; i < full.rules.cards->tokens.roadblocks; ++i)
        full.state.tokens.roadblocks.push_back({false, all[static_cast<std::size_t>(i)].first, all[static_cast<std::size_t>(i)].second});
    QVERIFY(full.take(ResolveMatured{full.card("saboteur")}));
    QVERIFY(full.state.due.empty() && full.state.step == Step::ChooseCard);
}

/// With no hunter whom it could meet, nothing is asked
void TestEncounterEffects::maturedOnNobody()
{
    for (const char* kind : {"wolves", "szgany-mob", "spy"}) {
        Table table = maturing({kind});
        table.hospital(mina, "e");
        QVERIFY(table.take(ResolveMatured{table.card(kind)}));
        QVERIFY2(table.state.due.empty() && table.state.step == Step::ChooseCard, kind);
    }
}

/// MAT-1 OPEN-41: the next card is chosen when the effect of the one before is over
void TestEncounterEffects::maturedEnds()
{
    Table table = maturing({"spy", "rats", "desecrated-soil"});
    table.hunter(mina, "a");
    table.state.damage = 5;
    QVERIFY(table.take(ResolveMatured{table.card("spy")}, ChooseHunter{mina}, answered()));
    QVERIFY(table.state.step == Step::ResolveMatured); // one more can be chosen
    QVERIFY(table.take(ResolveMatured{table.card("desecrated-soil")}));
    QCOMPARE(int(table.state.damage), 2);
    QVERIFY(table.state.step == Step::ChooseCard && !table.state.maturing && table.state.due.empty());
    QCOMPARE(discarded(table, "rats"), 1);
    QVERIFY(sound(table));

    // A game that ends half-way leaves nothing behind.
    Table won = maturing({"new-vampire"});
    won.state.influence = 12;
    QVERIFY(won.take(ResolveMatured{won.card("new-vampire")}));
    QVERIFY(won.state.step == Step::Over && won.state.due.empty() && !won.state.maturing);
    QVERIFY(sound(won));
    Table beaten = maturing({"wolves", "spy"}); // DEF-2 brings the last influence
    beaten.hunter(mina, "a");
    beaten.state.influence = 12;
    beaten.sheet(mina).damage = static_cast<std::uint8_t>(beaten.rules.cards->hunterSheets[static_cast<std::size_t>(mina)].life - 1);
    QVERIFY(beaten.take(ResolveMatured{beaten.card("wolves")}, ChoosePlace{beaten.at("a")}, answered(), Reply{true}));
    QVERIFY(beaten.state.step == Step::Over);
    QVERIFY(sound(beaten));
}

/// MAT-2
void TestEncounterEffects::bodyguards()
{
    Table table = maturing({"szgany-bodyguards"});
    const EncounterKind kind = table.card("szgany-bodyguards");
    QVERIFY(table.take(ResolveMatured{kind}));
    QVERIFY(table.state.beforeDracula == std::vector<EncounterKind>{kind});
    QVERIFY(table.state.step == Step::ChooseCard);
    for (const Step step : {Step::Dawn, Step::Dusk})
        for (const bool armed : {false, true}) {
            Table used = table;
            used.clock(step);
            used.hunter(mina, "g").hunter(seward, "g");
            used.state.trail[0] = used.state.trail[1];
            used.state.trail[1].reset();
            QVERIFY(currentLocation(used.state) == used.at("g"));
            QVERIFY(used.take(UseBodyguards{kind, mina}));
            QVERIFY(used.due() == Due::What::Encounter);
            QCOMPARE(used.refused(cancelled(HunterEvent::Forewarned)), "AMB-3"); // no ambush
            QVERIFY(used.take(answered(armed)));
            QCOMPARE(int(used.sheet(mina).damage), armed ? 2 : 4);
            QCOMPARE(used.sheet(mina).delayed, !armed);
            QCOMPARE(int(used.sheet(seward).damage), 0);
            QVERIFY(used.state.beforeDracula.empty());
            QCOMPARE(discarded(used, "szgany-bodyguards"), 1);
            QVERIFY(used.happened(What::EncounterDiscarded, {kind}));
            QVERIFY(used.state.step == step && used.state.due.empty()); // the combat is still to come
            QCOMPARE(used.refused(UseBodyguards{kind, mina}), "MAT-2");
            QVERIFY(sound(used));
        }
}

void TestEncounterEffects::bodyguardsRefused_data()
{
    Rows<int, QString, QString, bool, QString> row;
    row("there", int(Step::Dusk), "e", "e", false, "");
    row("by day", int(Step::Day), "e", "e", false, "TIME-1");
    row("by night", int(Step::Night), "e", "e", false, "TIME-1");
    row("in the Dracula phase", int(Step::BeforeSlide), "e", "e", false, "TIME-1");
    row("HOSP-3", int(Step::Dusk), "e", "e", true, "MAT-2");
    row("elsewhere", int(Step::Dusk), "e", "d", false, "MAT-2");
    row("at sea", int(Step::Dusk), "s", "s", false, "MAT-2");
}

void TestEncounterEffects::bodyguardsRefused()
{
    const auto [step, current, at, hospital, rule] = rowOf<int, QString, QString, bool, QString>();
    Table table = bare();
    const EncounterKind kind = table.card("szgany-bodyguards");
    table.clock(static_cast<Step>(step)).slot(1, current.toStdString());
    table.state.encounterDeck.erase(std::ranges::find(table.state.encounterDeck, kind));
    table.state.beforeDracula = {kind};
    if (hospital)
        table.hospital(mina, at.toStdString());
    else
        table.hunter(mina, at.toStdString());
    QCOMPARE(table.refused(UseBodyguards{kind, mina}), rule.toStdString());
    QVERIFY(!table.refused(UseBodyguards{table.card("rats"), mina}).empty());
    const auto legal = legalActions(table.rules, table.state);
    QCOMPARE(std::ranges::find(legal, Action(UseBodyguards{kind, mina})) != legal.end(), rule.isEmpty());
    table.state.due.push_back({.what = Due::What::DiscardHand, .number = 1});
    QCOMPARE(table.refused(UseBodyguards{kind, mina}), "TIME-1"); // nothing else may be due
}

DEMETER_TEST(TestEncounterEffects)
#include "test_encounter_effects.moc"
