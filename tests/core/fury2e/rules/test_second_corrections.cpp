// What is put right by hand in the second edition (2E-GEN-2): it is taken if what comes of it keeps the invariants.
#include "tests/core/fury2e/rules/second_table.h"
#include "tests/support/random_second_game.h"
#include "tests/support/rows.h"

#include <QTest>

#include <random>
#include <tuple>

using namespace demeter;
using namespace demeter::fury2e;
using test::SecondTable;

namespace {

constexpr auto table = R"({"trail":[{"powers":["hide"],"encounter":"rats"},{"location":"paris","encounter":"fog"},{"location":"brussels"}],
    "catacombs":[{"location":"rome","encounters":["spy"]}],"dracula":{"encounterHand":["hoax"],"eventHand":["trap"]},
    "hunters":{"dr-seward":"vienna","mina-harker":"vienna"}})";

LocationId placeNamed(std::string_view id)
{
    return test::secondPlace(id);
}
template <typename Edit> PutRight edit(Edit what, std::string reason = "it lay so")
{
    return {std::move(reason), std::move(what)};
}

/// What is asked, in which step; one hunter may be bitten.
struct Asked {
    Due due;
    std::optional<Hunter> bitten{};
    Step step = Step::Hunters;
};

/// A change of any kind, most of them such as could be meant.
decltype(PutRight::edit) anyEdit(std::mt19937_64& random, const Ruleset& ruleset, const GameState& state)
{
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    const auto place = [&] { return static_cast<LocationId>(below(ruleset.board->locations().size())); };
    const auto card = [&] { return below(3) == 0 ? CardPlace::catacombs(below(catacombSpaces)) : CardPlace::onTrail(below(trailLength)); };
    const Hunter hunter = allHunters[below(hunterCount)];
    switch (below(8)) {
    case 0:
        return EditNumber{static_cast<Number>(below(3)), static_cast<int>(1 + below(5))};
    case 1:
        return EditTime{static_cast<TimeOfDay>(below(timesOfDay))};
    case 2: {
        HunterSheet sheet = sheetOf(state, hunter);
        sheet.health = static_cast<std::uint8_t>(1 + below(fullHealth[static_cast<std::size_t>(hunter)]));
        sheet.bites = static_cast<std::uint8_t>(below(2));
        return EditHunter{hunter, below(2) == 0 ? std::optional(place()) : state.hunters[static_cast<std::size_t>(hunter)], sheet};
    }
    case 3:
        return EditCard{card(), below(4) == 0 ? std::nullopt : std::optional(place()),
                        below(4) == 0 ? PowerSet(allPowers[below(allPowers.size())]) : PowerSet(), below(2) == 0};
    case 4: { // a token that lies there, or one of the hand
        const CardPlace from = card();
        if (const PlacedEncounter* token = tokenAt(state, {from, 0}))
            return EditEncounter{
                token->kind, EncounterZone::Lying, below(2) == 0 ? EncounterZone::Hand : EncounterZone::Reserve, LyingToken{from, 0}, {},
                false};
        if (state.encounterHand.empty())
            return EditTokens{};
        return EditEncounter{state.encounterHand[below(state.encounterHand.size())],
                             EncounterZone::Hand,
                             below(2) == 0 ? EncounterZone::Lying : EncounterZone::Reserve,
                             {},
                             from,
                             below(2) == 0};
    }
    case 5:
        return EditEncounter{static_cast<Encounter>(below(encounterCount)), EncounterZone::Reserve, EncounterZone::Hand, {}, {}, false};
    case 6: {
        EditTokens tokens{state.hosts, state.consecratedGround, state.roadblock};
        if (below(2) == 0)
            tokens.hosts = below(2) == 0 ? LocationSet() : LocationSet(place());
        else
            tokens.consecratedGround = place();
        return tokens;
    }
    default: {
        EditEvents events{state.eventHand, state.draculasAlly, state.huntersAlly};
        if (!events.hand.empty() && below(2) == 0)
            events.hand.pop_back();
        else if (below(2) == 0)
            events.hand.push_back(static_cast<DraculaEvent>(below(draculaEventCount)));
        else if (below(2) == 0)
            events.ally = below(2) == 0 ? std::nullopt : std::optional(DraculaEvent::DraculasBrides);
        else
            events.huntersAlly = below(2) == 0 ? std::nullopt : std::optional(HunterEvent::JonathanHarker);
        return events;
    }
    }
}

} // namespace

Q_DECLARE_METATYPE(PutRight)
Q_DECLARE_METATYPE(Asked)

class TestSecondCorrections : public QObject {
    Q_OBJECT

private slots:
    void refused_data()
    {
        test::Rows<PutRight, int> add;
        const auto row = [&](const char* name, PutRight correction, Refusal what) {
            add(name, std::move(correction), static_cast<int>(what));
        };
        row("no reason", edit(EditNumber{Number::Blood, 3}, ""), Refusal::ReasonMissing);
        row("too long a reason", edit(EditNumber{Number::Blood, 3}, std::string(longestReason + 1, 'x')), Refusal::ReasonMissing);
        row("bad UTF-8", edit(EditNumber{Number::Blood, 3}, "a \xC3( b"), Refusal::ReasonMissing);
        row("a control character", edit(EditNumber{Number::Blood, 3}, "a\nb"), Refusal::ReasonMissing);
        row("less than no Blood", edit(EditNumber{Number::Blood, -1}), Refusal::OutOfRange);
        row("too much Blood", edit(EditNumber{Number::Blood, 16}), Refusal::OutOfRange);
        row("seven vampires", edit(EditNumber{Number::Vampires, 7}), Refusal::OutOfRange);
        row("too much Resolve", edit(EditNumber{Number::Resolve, 7}), Refusal::OutOfRange);
        row("as it is", edit(EditNumber{Number::Blood, 15}), Refusal::AlreadySo);
        row("a card that lies elsewhere", edit(EditCard{CardPlace::onTrail(2), placeNamed("rome"), {}, false}),
            Refusal::CorrectionImpossible);
        row("the hospital as a card", edit(EditCard{CardPlace::onTrail(2), placeNamed("st-joseph-and-st-mary"), {}, false}),
            Refusal::CorrectionImpossible);
        row("a sea in the Catacombs", edit(EditCard{CardPlace::catacombs(1), placeNamed("north-sea"), {}, false}),
            Refusal::CorrectionImpossible);
        row("powers that share no space", edit(EditCard{CardPlace::onTrail(2), {}, PowerSet{Power::Feed, Power::DarkCall}, true}),
            Refusal::CorrectionImpossible);
        row("a second Hide", edit(EditCard{CardPlace::onTrail(3), {}, Power::Hide, false}), Refusal::CorrectionImpossible);
        row("beyond the trail", edit(EditCard{CardPlace::onTrail(4), placeNamed("nantes"), {}, false}), Refusal::CorrectionImpossible);
        row("an Encounter that is not there",
            edit(EditEncounter{Encounter::Plague, EncounterZone::Hand, EncounterZone::Reserve, {}, {}, false}),
            Refusal::CorrectionImpossible);
        row("a second Encounter on a card",
            edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(1), false}),
            Refusal::CorrectionImpossible);
        row("a hunter without Health", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {0, 0, false, {}}}),
            Refusal::CorrectionImpossible);
        row("Mina without her bite", edit(EditHunter{Hunter::MinaHarker, placeNamed("rome"), {8, 0, false, {}}}),
            Refusal::CorrectionImpossible);
        row("a bite too many", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {8, 2, false, {}}}), Refusal::CorrectionImpossible);
        row("Fog out of nothing", edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {8, 0, false, {Encounter::Fog}}}),
            Refusal::CorrectionImpossible);
        row("a Host at sea", edit(EditTokens{LocationSet(placeNamed("north-sea")), {}, {}}), Refusal::CorrectionImpossible);
        row("Ground in Galatz", edit(EditTokens{{}, placeNamed("galatz"), {}}), Refusal::CorrectionImpossible);
        row("a Roadblock where no road is", edit(EditTokens{{}, {}, Roadblock{false, placeNamed("paris"), placeNamed("rome")}}),
            Refusal::CorrectionImpossible);
        row("an ally in the hand", edit(EditEvents{{DraculaEvent::DraculasBrides}, {}, {}}), Refusal::CorrectionImpossible);
        row("two of one card", edit(EditEvents{{DraculaEvent::Rage, DraculaEvent::Rage}, {}, {}}), Refusal::CorrectionImpossible);
        row("too many Events",
            edit(EditEvents{
                {DraculaEvent::Trap, DraculaEvent::Trap, DraculaEvent::Trap, DraculaEvent::Rage, DraculaEvent::WildHorses}, {}, {}}),
            Refusal::CorrectionImpossible);
    }
    /// 2E-GEN-2.
    void refused()
    {
        const auto [correction, what] = test::rowOf<PutRight, int>();
        SecondTable t(table);
        t.state.step = Step::Hunters;
        const auto next = apply(t.ruleset, t.state, correction);
        QVERIFY(!next);
        QCOMPARE(static_cast<int>(next.error().what), what);
    }
    /// 2E-WIN-1, 2E-WIN-3: what has been forgotten on a track may end the game, also while something is asked; the table hears why first.
    void aTrackThatIsPutRightEndsTheGame()
    {
        for (const auto& [number, value, winner, what] : {std::tuple(Number::Blood, 0, Winner::Hunters, Happening::What::HuntersWin),
                                                          {Number::Vampires, 6, Winner::Dracula, Happening::What::DraculaWins}})
            for (const bool asks : {false, true}) {
                SecondTable t(table);
                t.state.step = Step::Hunters;
                if (asks)
                    t.state.due = {Due{.what = Due::What::Refuse,
                                       .hunter = Hunter::VanHelsing,
                                       .hunters = Hunter::DrSeward,
                                       .asked = HunterEvent::BloodTransfusion}};
                QVERIFY(t.act(edit(EditNumber{number, value})));
                QVERIFY(t.state.step == Step::Over && t.state.winner == winner && t.state.due.empty());
                QVERIFY(!brokenInvariant(t.ruleset, t.state));
                QVERIFY(t.state.happened.size() == 2 && t.state.happened[0].what == Happening::What::PutRight);
                QVERIFY(t.state.happened[1].what == what);
            }
    }
    /// 2E-GEN-2: each kind of edit, and that the table hears of it with its reason.
    void taken()
    {
        SecondTable t(table);
        t.state.step = Step::Hunters;
        QVERIFY(!brokenInvariant(t.ruleset, t.state));
        const auto takes = [&](const PutRight& correction) {
            const bool done = t.act(correction);
            const auto told = std::ranges::find(t.state.happened, Happening::What::PutRight, &Happening::what);
            return done && told != t.state.happened.end() && told->rule == "it lay so" && !brokenInvariant(t.ruleset, t.state);
        };
        QVERIFY(takes(edit(EditNumber{Number::Blood, 3})) && t.state.blood == 3);
        QVERIFY(takes(edit(EditNumber{Number::Vampires, 5})) && t.state.vampires == 5);
        QVERIFY(takes(edit(EditTime{TimeOfDay::Midnight})) && t.state.time == TimeOfDay::Midnight);
        QVERIFY(takes(edit(EditHunter{Hunter::DrSeward, placeNamed("north-sea"), {4, 1, true, {}}})));
        QVERIFY(t.state.hunters[1] == placeNamed("north-sea") && t.state.sheets[1].health == 4 && t.state.hunterTrips[1]);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(2), placeNamed("nantes"), Power::WolfForm, true})));
        QCOMPARE(t.trail(), "hide>paris+rats | paris+fog | ^wolf-form&nantes");
        const std::size_t reserve = t.state.reserve.size();
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(1), placeNamed("castle-dracula"), {}, true}))); // takes no token
        QCOMPARE(t.trail(), "hide>castle-dracula+rats | ^castle-dracula | ^wolf-form&nantes");
        QCOMPARE(t.state.reserve.size(), reserve + 1);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(0), {}, {}, false})));
        QCOMPARE(t.trail(), "^castle-dracula | ^wolf-form&nantes");
        QVERIFY(!t.state.hideBond && t.state.reserve.size() == reserve + 2);
        QVERIFY(takes(edit(EditCard{CardPlace::onTrail(0), placeNamed("bay-of-biscay"), {}, false})));
        QVERIFY(t.state.trip && t.state.trip->sailedFrom == placeNamed("nantes"));
        QVERIFY(takes(edit(EditCard{CardPlace::catacombs(0), {}, {}, false})) && !t.state.catacombs[0]);
        QVERIFY(takes(edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(1), true})));
        QCOMPARE(t.trail(), "bay-of-biscay | ^wolf-form&nantes+hoax");
        QVERIFY(takes(edit(EditEncounter{
            Encounter::Hoax, EncounterZone::Lying, EncounterZone::Reserve, LyingToken{CardPlace::onTrail(1), 0}, {}, false})));
        QVERIFY(takes(edit(EditTokens{LocationSet(placeNamed("rome")), placeNamed("bari"),
                                      Roadblock{false, placeNamed("brussels"), placeNamed("paris")}})));
        QVERIFY(cardsBesideBoard(t.state) == (LocationSet(placeNamed("rome")) | LocationSet(placeNamed("bari"))) && t.state.roadblock);
        t.state.eventDiscard = {DraculaEvent::Rage};
        QVERIFY(takes(edit(EditEvents{{DraculaEvent::Rage}, DraculaEvent::QuinceyPMorris, HunterEvent::RufusSmith})));
        QVERIFY(t.state.eventDiscard.empty() && t.state.huntersAlly == HunterEvent::RufusSmith);
    }
    /// 2E-ACT-4, 2E-INV-3: the card just played turns out to be one that takes no Encounter.
    void beforeTheEncounterIsPlaced()
    {
        SecondTable t(R"({"trail":[{"location":"lisbon"}],"dracula":{"encounterHand":["rats"]}})");
        QVERIFY(t.act(test::playTo("cadiz")) && t.state.step == Step::PlaceEncounter);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("atlantic-ocean"), {}, false})));
        QVERIFY(t.state.step == Step::Hunters && t.state.trip && !brokenInvariant(t.ruleset, t.state));
    }
    /// 2E-SEA-1, 2E-SEA-2, 2E-SEA-4: a trip is what the trail tells.
    void trip()
    {
        SecondTable t(R"({"trail":[{"location":"cadiz"},{"location":"atlantic-ocean"},{"location":"lisbon"}]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("bay-of-biscay"), {}, false})));
        QVERIFY((t.state.trip == Trip{1, placeNamed("lisbon"), placeNamed("atlantic-ocean")}));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, {}, false})));
        QVERIFY((t.state.trip == Trip{0, placeNamed("lisbon"), placeNamed("lisbon")}));
    }
    /// 2E-HIDE-6: what is taken away with its Hide; 2E-ALLY-2: a hand over its limit; 2E-HEV-13.
    void whatFollows()
    {
        SecondTable t(
            R"({"trail":[{"location":"paris"},{"powers":["hide"],"encounter":"rats"},{"location":"munich"},{"location":"zurich"},{"location":"milan"},
            {"location":"genoa"}],"allies":{"dracula":"draculas-brides"},"dracula":{"encounterHand":["fog","fog","fog","spy","spy","hoax","hoax"]}})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditEvents{{}, {}, HunterEvent::JonathanHarker})));
        QVERIFY(t.state.trail[5].faceUp && topDue(t.state)->what == Due::What::PutBack && topDue(t.state)->number == 2);
        QVERIFY(t.act(ChooseEncounters{{Encounter::Fog, Encounter::Fog}}, edit(EditCard{CardPlace::onTrail(2), {}, {}, false})));
        QCOMPARE(t.trail(), "paris | zurich | milan | ^genoa");
    }
    void whileSomethingIsAsked_data()
    {
        test::Rows<QString, Asked, PutRight, PutRight> add;
        const auto row = [&](const char* name, const char* rest, Asked asked, PutRight refused, PutRight taken) {
            add(name, QString::fromUtf8(rest), std::move(asked), std::move(refused), std::move(taken));
        };
        const auto hunter = [](Hunter who, const char* where, int health, int bites) {
            return edit(
                EditHunter{who, placeNamed(where), {static_cast<std::uint8_t>(health), static_cast<std::uint8_t>(bites), false, {}}});
        };
        const auto away = [](CardPlace place) { return edit(EditCard{place, {}, {}, false}); };
        const auto put = [](CardPlace place, const char* where) { return edit(EditCard{place, placeNamed(where), {}, false}); };
        const auto taken = [](Encounter kind, CardPlace place, std::uint8_t index = 0) {
            return edit(EditEncounter{kind, EncounterZone::Lying, EncounterZone::Reserve, LyingToken{place, index}, {}, false});
        };
        const auto held = [](Encounter kind, EncounterZone from, EncounterZone to) {
            return edit(EditEncounter{kind, from, to, {}, {}, false});
        };
        const auto plays = [](DraculaEvent event, const char* where) {
            return Due{.what = Due::What::Cancel, .location = placeNamed(where), .event = event, .number = 1};
        };
        using What = Due::What;
        const Due fogMet{.what = What::Encounter,
                         .hunters = Hunter::DrSeward,
                         .location = placeNamed("paris"),
                         .token = LyingToken{CardPlace::onTrail(1), 0},
                         .encounter = Encounter::Fog};
        constexpr auto met = R"({"trail":[{"location":"brussels"},{"location":"paris","encounter":"fog"},{"location":"nantes"}],
            "hunters":{"dr-seward":"paris","van-helsing":"rome"}})";
        row("whom an Encounter meets", met, {fogMet}, hunter(Hunter::DrSeward, "rome", 8, 0), hunter(Hunter::VanHelsing, "bari", 8, 0));
        row("and how he is", met, {fogMet}, hunter(Hunter::DrSeward, "rome", 5, 0), hunter(Hunter::DrSeward, "paris", 5, 0));
        row("which Encounter meets him", met, {fogMet}, taken(Encounter::Fog, CardPlace::onTrail(1)),
            put(CardPlace::onTrail(0), "cologne"));
        row("where it lies", met, {fogMet}, put(CardPlace::onTrail(1), "bordeaux"), away(CardPlace::onTrail(0)));
        row("and that it lies", met, {fogMet}, away(CardPlace::onTrail(1)), away(CardPlace::onTrail(2)));
        row("the second of two tokens",
            R"({"trail":[{"location":"brussels"}],"catacombs":[{"location":"rome","encounters":["hoax","fog"]}],"hunters":{"dr-seward":"rome"}})",
            {Due{.what = What::Encounter,
                 .hunters = Hunter::DrSeward,
                 .location = placeNamed("rome"),
                 .token = LyingToken{CardPlace::catacombs(0), 1},
                 .encounter = Encounter::Fog}},
            taken(Encounter::Fog, CardPlace::catacombs(0), 1), taken(Encounter::Hoax, CardPlace::catacombs(0)));
        row("where the bat can fly from", R"({"trail":[{"location":"paris"},{"location":"nantes"}]})", {Due{.what = What::BatWhere}},
            put(CardPlace::onTrail(0), "cologne"), put(CardPlace::onTrail(1), "cologne"));
        row("what is pushed off can be activated, whatever lies elsewhere", met, {Due{.what = What::Activate}},
            put(CardPlace::onTrail(0), "paris"), away(CardPlace::onTrail(0)));
        row("a Long Day is played", R"({"trail":[{"location":"paris"}],"time":"noon"})",
            {Due{.what = What::Refuse, .asked = HunterEvent::LongDay}}, edit(EditTime{TimeOfDay::Dawn}), edit(EditTime{TimeOfDay::Dusk}));
        row("a Blood Transfusion is played", R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"rome","van-helsing":"rome"}})",
            {{Due{.what = What::Refuse, .hunter = Hunter::VanHelsing, .hunters = Hunter::DrSeward, .asked = HunterEvent::BloodTransfusion}},
             Hunter::DrSeward},
            hunter(Hunter::DrSeward, "rome", 8, 0), hunter(Hunter::DrSeward, "bari", 8, 1));
        row("a Vampire Lair is played", R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"rome"},"tracks":{"vampires":2}})",
            {Due{.what = What::Refuse, .hunter = Hunter::DrSeward, .asked = HunterEvent::VampireLair}},
            edit(EditNumber{Number::Vampires, 0}), edit(EditNumber{Number::Vampires, 1}));
        row("a place stays hidden", R"({"trail":[{"location":"brussels"},{"location":"paris"}]})",
            {Due{.what = What::Refuse,
                 .location = placeNamed("paris"),
                 .second = placeNamed("rome"),
                 .place = CardPlace::onTrail(1),
                 .asked = HunterEvent::HiredScouts}},
            put(CardPlace::onTrail(1), "nantes"), put(CardPlace::onTrail(0), "nantes"));
        row("a Host that Dracula takes away", R"({"trail":[{"location":"paris"}],"tokens":{"sacredHosts":["rome"]}})",
            {{plays(DraculaEvent::DevilishPower, "rome")}, {}, Step::StartOfTurn}, edit(EditTokens{{}, {}, {}}),
            edit(EditTokens{LocationSet(placeNamed("rome")) | LocationSet(placeNamed("bari")), {}, {}}));
        row("a card that has been played", R"({"trail":[{"location":"paris"}],"dracula":{"eventHand":["trap"]}})",
            {{Due{.what = What::Cancel, .event = DraculaEvent::Roadblock}}, {}, Step::StartOfTurn},
            edit(EditEvents{{DraculaEvent::Roadblock}, {}, {}}), edit(EditEvents{{DraculaEvent::Rage}, {}, {}}));
        row("whom the Vampiric Influence meets", R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"rome"}})",
            {{Due{.what = What::Victim, .hunters = Hunter::DrSeward, .event = DraculaEvent::VampiricInfluence}}, Hunter::DrSeward},
            hunter(Hunter::DrSeward, "rome", 8, 0), hunter(Hunter::DrSeward, "bari", 7, 1));
        row("a new ally, or the old one",
            R"({"trail":[{"location":"paris"}],"allies":{"dracula":"immanuel-hildesheim"},"dracula":{"eventHand":["trap"]}})",
            {Due{.what = What::Replaced, .event = DraculaEvent::QuinceyPMorris}}, edit(EditEvents{{DraculaEvent::Trap}, {}, {}}),
            edit(EditEvents{{}, DraculaEvent::ImmanuelHildesheim, {}}));
        row("tokens to put back", R"({"trail":[{"location":"paris"}],"dracula":{"encounterHand":["fog","spy"]}})",
            {Due{.what = What::PutBack, .number = 2}}, held(Encounter::Fog, EncounterZone::Hand, EncounterZone::Reserve),
            held(Encounter::Fog, EncounterZone::Reserve, EncounterZone::Hand));
        row("a card that gets an Encounter",
            R"({"trail":[{"location":"paris"},{"location":"nantes"}],"dracula":{"encounterHand":["fog"]}})",
            {Due{.what = What::AddEncounter, .place = CardPlace::onTrail(0), .flag = true}}, put(CardPlace::onTrail(0), "north-sea"),
            put(CardPlace::onTrail(1), "bordeaux"));
        row("that no other has got yet",
            R"({"trail":[{"location":"paris"},{"location":"nantes"}],"dracula":{"encounterHand":["fog","spy"]}})",
            {Due{.what = What::AddEncounter, .place = CardPlace::onTrail(0), .flag = true}},
            edit(EditEncounter{Encounter::Fog, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(0), false}),
            edit(EditEncounter{Encounter::Fog, EncounterZone::Hand, EncounterZone::Lying, {}, CardPlace::onTrail(1), false}));
        row("a card that comes from outside",
            R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"toulouse"},{"location":"barcelona"},{"location":"madrid"}]})",
            {Due{.what = What::ToCatacombs, .location = placeNamed("rome")}}, put(CardPlace::onTrail(2), "rome"),
            put(CardPlace::onTrail(2), "marseilles"));
        row("and a place for what leaves",
            R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"},{"location":"toulouse"},{"location":"barcelona"},{"location":"madrid"}],
                "catacombs":[{"location":"bari"},{"location":"rome"}]})",
            {Due{.what = What::ToCatacombs, .location = placeNamed("venice")}}, put(CardPlace::catacombs(2), "naples"),
            put(CardPlace::catacombs(1), "naples"));
    }
    /// 2E-GEN-2, 2E-TURN-1: only what would leave a question without its matter is refused.
    void whileSomethingIsAsked()
    {
        const auto [rest, asked, refused, taken] = test::rowOf<QString, Asked, PutRight, PutRight>();
        SecondTable t(rest.toStdString());
        t.state.step = asked.step;
        if (asked.bitten)
            sheetOf(t.state, *asked.bitten).bites = 1;
        push(t.state, asked.due);
        QVERIFY(!brokenInvariant(t.ruleset, t.state));
        SecondTable unasked = t;
        unasked.state.due.clear();
        if (std::string_view(QTest::currentDataTag()).starts_with("what is pushed off")) // that is so whether it is asked or not
            QCOMPARE(t.whyNot(refused), "2E-GEN-2");
        else
            QVERIFY(t.whyNot(refused) == "2E-TURN-1" && unasked.whyNot(refused).empty());
        QVERIFY(t.act(taken) && !brokenInvariant(t.ruleset, t.state));
        QVERIFY(!t.state.due.empty() && !legalActions(t.ruleset, t.state).empty());
    }
    /// 2E-COMB-1: who fights is where he fights, and so is Dracula, if it is he.
    void whileTheyFight()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"nantes"}],"hunters":{"dr-seward":"paris","van-helsing":"rome"}})");
        t.state.step = Step::Hunters;
        SecondTable agent = t;
        beginCombat(t.ruleset, t.state, Hunter::DrSeward, std::nullopt, true);
        beginCombat(agent.ruleset, agent.state, Hunter::DrSeward, Encounter::Assassin, true);
        const auto dracula = edit(EditCard{CardPlace::onTrail(0), placeNamed("cologne"), {}, false});
        const auto seward = edit(EditHunter{Hunter::DrSeward, placeNamed("rome"), {8, 0, false, {}}});
        QCOMPARE(t.whyNot(dracula), "2E-TURN-1");
        QCOMPARE(t.whyNot(seward), "2E-TURN-1");
        QCOMPARE(agent.whyNot(seward), "2E-TURN-1");
        QVERIFY(agent.act(dracula) && agent.state.combat);
        QVERIFY(t.act(edit(EditHunter{Hunter::VanHelsing, placeNamed("bari"), {3, 1, false, {}}})) && t.state.combat);
    }
    /// 2E-DEV-33: an Event is no longer to be discarded when there are not too many.
    void noLongerTooManyEvents()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"dracula":{"eventHand":["trap","trap","rage","roadblock","wild-horses"]}})");
        t.state.step = Step::Hunters;
        checkEventLimit(t.state);
        QVERIFY(topDue(t.state) != nullptr && topDue(t.state)->what == Due::What::DiscardEvents);
        QVERIFY(t.act(edit(EditEvents{{DraculaEvent::Trap, DraculaEvent::Rage}, {}, {}})));
        QVERIFY(t.state.due.empty() && !brokenInvariant(t.ruleset, t.state));
    }
    /// 2E-ACT-4: what has just been played is another card, while tokens are still to be put back; then nothing is placed on it.
    void beforeTheEncounterWhileTokensGoBack()
    {
        SecondTable t(R"({"trail":[{"location":"lisbon"}],"dracula":{"encounterHand":["rats","fog","spy","hoax","plague"]}})");
        QVERIFY(t.act(test::playTo("cadiz")) && t.state.step == Step::PlaceEncounter);
        QVERIFY(t.act(edit(EditEncounter{Encounter::Wolves, EncounterZone::Reserve, EncounterZone::Hand, {}, {}, false})));
        QVERIFY(topDue(t.state) != nullptr && topDue(t.state)->what == Due::What::PutBack && topDue(t.state)->number == 1);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("atlantic-ocean"), {}, false}), ChooseEncounters{{Encounter::Fog}}));
        QVERIFY(t.state.step == Step::Hunters && t.state.trip && !brokenInvariant(t.ruleset, t.state));
    }
    /// What is taken at any moment leaves a game that keeps its invariants and goes on, whatever has been asked.
    void atAnyTime()
    {
        std::mt19937_64 random(20061118);
        int taken = 0, asked = 0, kept = 0;
        for (int game = 0; game < 60; ++game) {
            const Ruleset ruleset = test::randomSecondRuleset(random);
            Seed seed{};
            for (auto& byte : seed)
                byte = static_cast<std::uint8_t>(random());
            GameState state = newGame(ruleset, game % 3 == 0 ? TokenHandling::DrawnFromBox : TokenHandling::Dealt, seed);
            for (int done = 0; done < 400; ++done) {
                const auto action = test::likelySecondAction(random, ruleset, state);
                if (!action)
                    break;
                auto next = apply(ruleset, state, *action);
                QVERIFY(next);
                state = *std::move(next);
                const auto broken = brokenInvariant(ruleset, state);
                QVERIFY2(!broken, broken ? std::string(*broken).c_str() : "");
                const PutRight correction = edit(anyEdit(random, ruleset, state));
                const bool isAsked = !state.due.empty();
                auto after = apply(ruleset, state, correction);
                if (!after) {
                    kept += isAsked && after.error().rule == "2E-TURN-1";
                    continue;
                }
                ++taken;
                asked += isAsked;
                state = *std::move(after);
                QVERIFY(!brokenInvariant(ruleset, state));
                QVERIFY(state.step == Step::Over || !legalActions(ruleset, state).empty());
            }
        }
        QVERIFY2(taken > 2000 && asked > 700 && kept > 50, qPrintable(QStringLiteral("%1 %2 %3").arg(taken).arg(asked).arg(kept)));
    }
    /// 2E-TRAIL-3, 2E-CASTLE-1: what never lies face down does not.
    void alwaysOpen()
    {
        SecondTable t(R"({"trail":[{"location":"paris"},{"location":"nantes"},{"location":"bordeaux"}]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, Power::Feed, false})) && t.state.trail[0].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), {}, Power::DarkCall, false})) && t.state.trail[0].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("castle-dracula"), {}, false})) && t.state.trail[1].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("vienna"), {}, false})) && !t.state.trail[1].faceUp);
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(0), placeNamed("castle-dracula"), {}, false})) && t.state.catacombs[0]->faceUp);
    }
    /// 2E-SEA-6: a Blood token lies between a sea card and what was played before it.
    void bloodTokens()
    {
        SecondTable t(
            R"({"trail":[{"location":"madrid"},{"location":"cadiz"},{"location":"atlantic-ocean"},{"location":"lisbon"}],"bloodTokens":[3]})");
        t.state.step = Step::Hunters;
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(2), placeNamed("bay-of-biscay"), {}, false})) && t.state.bloodTokens.test(2));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(2), placeNamed("granada"), {}, false})) && t.state.bloodTokens.none());
    }
    /// 2E-TOKEN-8, 2E-TOKEN-11, 2E-OPEN-56: nothing lies under the Ground; and under a Host where the table reads it so.
    void underTheTokens()
    {
        SecondTable t(R"({"trail":[{"location":"paris","encounter":"fog"},{"location":"brussels"}],"catacombs":[{"location":"rome",
            "encounters":["spy","rats"]}],"dracula":{"encounterHand":["hoax"]}})");
        t.state.step = Step::Hunters;
        const std::size_t reserve = t.state.reserve.size();
        SecondTable host = t, other = t;
        QVERIFY(t.act(edit(EditTokens{{}, placeNamed("rome"), {}})));
        QVERIFY(t.state.catacombs[0]->encounters.empty() && t.state.catacombs[0]->faceUp && t.state.reserve.size() == reserve + 2);
        QVERIFY(t.told(Happening::What::LocationRevealed) == 1 && t.told(Happening::What::PutRight) == 1);
        const auto lay = [](CardPlace place) {
            return edit(EditEncounter{Encounter::Hoax, EncounterZone::Hand, EncounterZone::Lying, {}, place, false});
        };
        QCOMPARE(t.whyNot(lay(CardPlace::catacombs(0))), "2E-GEN-2");
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(0), {}, {}, false})));
        QVERIFY(t.act(edit(EditCard{CardPlace::catacombs(1), placeNamed("rome"), {}, false})) && t.state.catacombs[1]->faceUp);
        QVERIFY(t.act(edit(EditTokens{{}, placeNamed("paris"), {}})));
        QCOMPARE(t.trail(), "^paris | brussels");
        QCOMPARE(t.whyNot(lay(CardPlace::onTrail(0))), "2E-GEN-2");
        QVERIFY(t.whyNot(lay(CardPlace::onTrail(1))).empty() && t.act(lay(CardPlace::onTrail(1))));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(0), placeNamed("nantes"), {}, false})));
        QVERIFY(t.act(edit(EditCard{CardPlace::onTrail(1), placeNamed("paris"), {}, false}))); // now it lies on the Ground
        QCOMPARE(t.trail(), "nantes | paris");
        QVERIFY(host.act(edit(EditTokens{LocationSet(placeNamed("rome")), {}, {}})) && host.state.catacombs[0]->encounters.size() == 2);
        other.ruleset.rulings.set(Ruling::HostClearsCatacombs, 1);
        QVERIFY(other.act(edit(EditTokens{LocationSet(placeNamed("rome")), {}, {}})));
        QVERIFY(!other.state.catacombs[0] && other.state.reserve.size() == reserve + 2);
    }
    /// 2E-ACT-7, 2E-ACT-8: as long as a token has to be drawn from the box, none is moved by hand.
    void whileATokenIsDrawn()
    {
        SecondTable t(table);
        t.state.step = Step::Hunters;
        t.state.handling = TokenHandling::DrawnFromBox;
        t.state.boxReserve = static_cast<std::uint8_t>(t.state.reserve.size());
        t.state.reserve.clear();
        t.state.drawsDue = 1;
        const auto taken = edit(EditEncounter{Encounter::Plague, EncounterZone::Reserve, EncounterZone::Hand, {}, {}, false});
        QCOMPARE(t.whyNot(taken), "2E-ACT-7");
        QVERIFY(t.whyNot(edit(EditNumber{Number::Blood, 3})).empty());
        QVERIFY(t.act(DrawEncounter{Encounter::Wolves}) && t.act(taken));
    }
    /// 2E-HUNT-2, 2E-SEA-1: a hunter who is put into another sea has no trip that is known.
    void hunterAtSea()
    {
        SecondTable t(R"({"trail":[{"location":"paris"}],"hunters":{"dr-seward":"bay-of-biscay"}})");
        t.state.step = Step::Hunters;
        const Trip old{1, placeNamed("cadiz"), placeNamed("atlantic-ocean")};
        t.state.hunterTrips[1] = old;
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("bay-of-biscay"), {5, 0, false, {}}})));
        QVERIFY(t.state.hunterTrips[1] == old);
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("atlantic-ocean"), {5, 0, false, {}}})));
        QVERIFY((t.state.hunterTrips[1] == Trip{0, placeNamed("atlantic-ocean"), placeNamed("atlantic-ocean")}));
        QVERIFY(t.whyNot(MoveHunters{Hunter::DrSeward, placeNamed("cadiz"), Travel::Sea, false}).empty());
        QVERIFY(t.act(edit(EditHunter{Hunter::DrSeward, placeNamed("cadiz"), {5, 0, false, {}}})) && !t.state.hunterTrips[1]);
    }
    /// 2E-OPEN-7, 2E-OPEN-27: a reading that what lies there contradicts.
    void rulingsThatTheTableContradicts()
    {
        SecondTable t(table);
        const PutRightRuling two{Ruling::HostTokens, 1};
        t.state.hosts = LocationSet(placeNamed("bari")) | LocationSet(placeNamed("vienna"));
        QVERIFY(t.whyNot(two).empty());
        t.state.hosts.insert(placeNamed("rome"));
        QCOMPARE(t.whyNot(two), "2E-GEN-2");
        t.ruleset.rulings.set(Ruling::CastleToCatacombs, 1);
        QVERIFY(t.whyNot(PutRightRuling{Ruling::CastleToCatacombs, 0}).empty());
        t.state.catacombs[1] = CatacombCard{placeNamed("castle-dracula"), {}, true};
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::CastleToCatacombs, 0}), "2E-GEN-2");
    }
    void rulings()
    {
        SecondTable t(table);
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::FirstDay, 0}), "2E-GEN-2");
        QCOMPARE(t.whyNot(PutRightRuling{Ruling::FirstDay, 2}), "2E-GEN-2");
        QVERIFY(t.act(PutRightRuling{Ruling::CastleStayHeals, 2}) && t.told(Happening::What::RulingChanged) == 1);
        QVERIFY(rulesAfter(t.ruleset, PutRightRuling{Ruling::CastleStayHeals, 2}).rulings[Ruling::CastleStayHeals] == 2);
    }
};

DEMETER_TEST(TestSecondCorrections)
#include "test_second_corrections.moc"
