// Actions and states as JSON.
#include "chosen_by_chance.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/input_faults.h"
#include "tests/support/listed_fault.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <rapidcheck.h>

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

// Random actions of every kind, as RapidCheck draws them, so that a failing one shrinks.

LocationId anyLocation()
{
    return static_cast<LocationId>(below(thirdEdition().board->locations().size()));
}
EncounterKind anyKind()
{
    return static_cast<EncounterKind>(below(thirdEdition().cards->encounters.size()));
}
Slot anySlot()
{
    return {static_cast<std::uint8_t>(1 + below(trailLength))};
}
Hunter anyHunter()
{
    return allHunters[static_cast<std::size_t>(below(hunterCount))];
}

template <typename Enum> Enum anyOf(std::size_t count)
{
    return static_cast<Enum>(below(count));
}
std::uint8_t anyByte()
{
    return *rc::gen::arbitrary<std::uint8_t>();
}
int anyInt()
{
    return *rc::gen::arbitrary<int>();
}
HunterSet anyHunters()
{
    HunterSet hunters;
    for (const Hunter hunter : allHunters)
        if (coin())
            hunters.insert(hunter);
    return hunters;
}
Roadblock anyRoad()
{
    const LocationId a = anyLocation(), b = anyLocation();
    const Board& board = *thirdEdition().board;
    return board[b].id < board[a].id ? Roadblock{coin(), b, a} : Roadblock{coin(), a, b};
}
CardPlace anyCardPlace()
{
    if (coin())
        return {true, static_cast<std::uint8_t>(below(lairSpaces))};
    return {false, anySlot().number};
}
LyingCard anyLying()
{
    return {anyCardPlace(), anyKind(), coin() ? std::uint8_t{0} : anyByte()};
}
HunterPlace anyPlace()
{
    switch (below(3)) {
    case 0:
        return {};
    case 1:
        return HunterPlace::in(anyLocation());
    default:
        return HunterPlace::hospital(anyLocation());
    }
}
template <typename Make> auto maybe(const Make& make)
{
    std::optional<decltype(make())> value;
    if (coin())
        value = make();
    return value;
}
DraculaEvent anyEvent()
{
    return anyOf<DraculaEvent>(draculaEventCount);
}
HunterEvent anyHunterEvent()
{
    return anyOf<HunterEvent>(hunterEventCount);
}
HunterCard anyHunterCard()
{
    return anyOf<HunterCard>(hunterCardCount);
}
PowerSet anyPowers()
{
    PowerSet powers;
    for (const Power power : allPowers)
        if (coin())
            powers |= power;
    return powers;
}

decltype(PutRight::edit) anyEdit(std::size_t which)
{
    switch (which) {
    case 0:
        return EditNumber{anyOf<Number>(6), anyInt()};
    case 1: {
        constexpr std::array<Step, 5> times{Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide};
        return EditDay{static_cast<Weekday>(1 + below(7)), times[static_cast<std::size_t>(below(times.size()))]};
    }
    case 2:
        return EditHideout{anyCardPlace(), maybe(anyLocation), anyPowers(), coin(), coin(), coin(), coin()};
    case 3:
        return EditEncounter{anyKind(), anyOf<EncounterZone>(5), anyOf<EncounterZone>(5), maybe(anyLying), maybe(anyCardPlace), coin(),
                             anyByte()};
    case 4:
        return EditHideBond{maybe(anyLocation)};
    case 5:
        return EditHunter{anyHunter(), anyPlace(), {coin(), coin(), anyByte(), anyByte(), anyByte(), maybe(anyLocation)}};
    case 6:
        return EditToken{anyOf<Token>(6), anyLocation(), maybe(anyRoad), anyInt()};
    default: {
        EditEvents events;
        for (int i = below(6); i > 0; --i)
            events.hand.push_back(anyEvent());
        events.ally = maybe(anyEvent);
        events.hunterAlly = maybe(anyHunterEvent);
        return events;
    }
    }
}

Play anyPlay()
{
    Play play;
    if (coin())
        play.location = anyLocation();
    play.powers = anyPowers();
    if (coin()) {
        play.misdirect = anySlot();
        play.powers |= Power::Misdirect;
    }
    return play;
}

MakeLair anyLair()
{
    MakeLair lair;
    if (coin())
        lair.cleared = anyLocation();
    if (coin())
        lair.encounter = anyKind();
    return lair;
}

Action anyAction(std::size_t which)
{
    switch (which) {
    case 0: {
        PlaceHunters action;
        for (LocationId& city : action.cities)
            city = anyLocation();
        return action;
    }
    case 1:
        return ChooseStart{anyLocation()};
    case 2:
        return DrawEncounter{anyKind()};
    case 3:
        return Slide{};
    case 4:
        return Mature{};
    case 5:
        return ResolveMatured{anyKind()};
    case 6:
        return anyLair();
    case 7:
        return anyPlay();
    case 8:
        return SufferPenalty{};
    case 9:
        return PlaceEncounter{anyKind()};
    case 10:
        return PlaceRumor{anySlot()};
    case 11:
        return EndPhase{};
    case 12:
        return ClearLair{anyLocation()};
    case 13:
        return EnterHunter{anyHunter(), anyPlace()};
    case 14:
        return EnterToken{coin() ? EnterToken::Kind::ConsecratedGround : EnterToken::Kind::HeavenlyHost, anyLocation(), coin()};
    case 15:
        return EnterWeek{*rc::gen::arbitrary<int>()};
    case 16:
        return EnterDespair{*rc::gen::arbitrary<int>()};
    case 17: {
        RefereeEntry entry;
        entry.penalised = coin();
        switch (below(5)) {
        case 0:
            entry.step = anyLair();
            break;
        case 1:
            entry.step = anyPlay();
            break;
        case 2:
            entry.step = PlaceEncounter{anyKind()};
            break;
        case 3:
            entry.step = PlaceRumor{anySlot()};
            break;
        default:
            entry.step = EndPhase{};
        }
        return entry;
    }
    case 18:
        if (coin())
            return ClaimError{};
        return ClaimError{Finding{static_cast<std::size_t>(below(1000000)), *rc::gen::arbitrary<std::uint16_t>(), "CARD-4"}};
    case 19: {
        const RulingInfo& info = rulingTable()[static_cast<std::size_t>(below(rulingCount))];
        return PutRightRuling{info.ruling, static_cast<std::uint8_t>(below(info.readingCount))};
    }
    case 20:
        return PutRightEdge{anyLocation(), anyLocation(), coin()};
    case 21:
        return PutRightEntry{anySlot(), anyLocation()};
    case 22:
        return GoOn{};
    case 23:
        return MoveHunter{anyHunter(), anyLocation(), anyOf<Travel>(5), coin()};
    case 24:
        return HunterActs{anyHunter(), anyOf<HunterActs::What>(4), coin(), coin()};
    case 25:
        return ChooseHunter{anyHunter()};
    case 26:
        return ChooseHunters{anyHunters()};
    case 27:
        return ChoosePlace{anyLocation()};
    case 28:
        return ChooseRoad{anyRoad()};
    case 29:
        return ChooseLying{anyLying()};
    case 30:
        return ChooseEncounter{anyKind()};
    case 31:
        return AddEncounter{anySlot(), anyKind()};
    case 32: {
        AnswerEncounter answer;
        if (coin())
            answer.cancelledBy = anyHunterEvent();
        else if (coin())
            answer.cancelledBy = anyHunterCard();
        answer.met = coin();
        for (std::uint8_t& count : answer.counts)
            count = coin() ? anyByte() : std::uint8_t{0};
        answer.joining = anyHunters();
        return answer;
    }
    case 33:
        return Reply{coin()};
    case 34:
        return DrawEvent{anyEvent()};
    case 35:
        return PlayEvent{anyEvent(), coin(), anyByte()};
    case 36:
        return DiscardEvent{anyEvent()};
    case 37:
        return UseBodyguards{anyKind(), anyHunter()};
    case 38: {
        HunterPlays plays;
        plays.event = anyHunterEvent();
        plays.hunter = maybe(anyHunter);
        plays.city = maybe(anyLocation);
        plays.second = maybe(anyLocation);
        plays.slot = maybe(anySlot);
        plays.ally = coin();
        plays.option = anyByte();
        plays.road = maybe(anyRoad);
        plays.fetched = maybe(anyHunterEvent);
        return plays;
    }
    case 39:
        return PlayCombat{anyOf<CombatCard>(combatCardCount)};
    case 40:
        return HunterFights{anyHunter(), maybe(anyHunterCard), coin()};
    case 41:
        return ResolveHunters{anyInt(), anyHunters()};
    case 42:
        return ShowWreath{anyHunter()};
    case 44: {
        PromiseShares promises;
        for (int n = below(4) + 1; n > 0; --n)
            promises.promises.push_back(SharePromise{static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(below(200))});
        return promises;
    }
    case 45:
        return AddChance{{below(2) == 0 ? "sal" : "", {Share{static_cast<std::uint8_t>(below(200))}, std::nullopt}}};
    default: {
        // Any text of 1 to 500 bytes; the quotation mark and the line break have to be escaped.
        const std::array<const char*, 4> reasons{"x", "Павел \"pushed\" it", "a\nb\tc\\", "{\"action\":\"slide\"}"};
        std::string reason = reasons[static_cast<std::size_t>(below(reasons.size()))];
        if (coin())
            reason = std::string(500, 'r');
        return PutRight{std::move(reason), anyEdit(static_cast<std::size_t>(below(8)))};
    }
    }
}

} // namespace

class TestActionText : public QObject {
    Q_OBJECT

private slots:
    void written_data()
    {
        Rows<QString, int> row;
        int number = 0;
        for (
            const char* text : {
                R"({"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}})",
                R"({"action":"choose-start","location":"paris"})",
                R"({"action":"draw-encounter","encounter":"rats"})",
                R"({"action":"slide"})",
                R"({"action":"mature"})",
                R"({"action":"resolve-matured","encounter":"new-vampire"})",
                R"({"action":"make-lair","clear":"rome","encounter":"bats"})",
                R"({"action":"play","location":"rome","powers":["misdirect"],"misdirect":3})",
                R"({"action":"suffer-penalty"})",
                R"({"action":"place-encounter","encounter":"wolves"})",
                R"({"action":"place-rumor","slot":1})",
                R"({"action":"end-phase"})",
                R"({"action":"clear-lair","location":"cadiz"})",
                R"({"action":"enter-hunter","hunter":"dr-seward","hospital":"rome"})",
                R"({"action":"enter-token","token":"heavenly-host","location":"venice","present":true})",
                R"({"action":"enter-week","week":2})",
                R"({"action":"enter-despair","tokens":1})",
                R"({"action":"referee-entry","step":{"action":"play","location":"paris"},"penalised":true})",
                R"({"action":"claim-error","found":{"step":7,"round":3,"rule":"CARD-4"}})",
                R"({"action":"put-right-ruling","ruling":"hideFace","reading":"face-up"})",
                R"({"action":"put-right-edge","between":["paris","nantes"],"present":false})",
                R"({"action":"put-right-entry","slot":2,"location":"brussels"})",
                R"({"action":"go-on"})",
                R"({"action":"move-hunter","hunter":"mina-harker","to":"paris","by":"fast-horses","overruled":true})",
                R"({"action":"hunter-acts","hunter":"dr-seward","what":"supply","dracula-event":true})",
                R"({"action":"choose-hunter","hunter":"van-helsing"})",
                R"({"action":"choose-hunters","hunters":["lord-godalming","mina-harker"]})",
                R"({"action":"choose-place","location":"nantes"})",
                R"({"action":"choose-road","road":{"on":"rail","between":["madrid","saragossa"]}})",
                R"({"action":"choose-lying","card":{"slot":2,"encounter":"rats","nth":1}})",
                R"({"action":"choose-encounter","encounter":"hoax"})",
                R"({"action":"add-encounter","slot":3,"encounter":"spy"})",
                R"({"action":"answer-encounter","cancelled-by":"dogs","met":true,"counts":{"dr-seward":2},"joining":["mina-harker"]})",
                R"({"action":"reply","yes":false})",
                R"({"action":"draw-event","event":"wild-horses"})",
                R"({"action":"play-event","event":"devilish-power","ally":true,"option":2})",
                R"({"action":"discard-event","event":"seduction"})",
                R"({"action":"use-bodyguards","encounter":"szgany-bodyguards","hunter":"dr-seward"})",
                R"({"action":"hunter-plays","event":"hired-scouts","hunter":"dr-seward","city":"paris","second":"rome","slot":5,"ally":true,"option":1,"road":{"on":"road","between":["madrid","saragossa"]},"fetched":"sister-agatha","player":"van-helsing","overruled":true})",
                R"({"action":"play-combat","card":"escape-as-bat"})",
                R"({"action":"hunter-fights","hunter":"dr-seward","card":"crucifix","overruled":true})",
                R"({"action":"resolve-hunters","damage":3,"leaving":["dr-seward"]})",
                R"({"action":"show-wreath","hunter":"mina-harker"})",
                R"({"action":"put-right","reason":"miscounted","edit":{"number":"influence","value":3}})",
                R"({"action":"promise-shares","promises":["00000000000000000000000000000000000000000000000000000000000000a1"]})",
                R"({"action":"add-chance","words":"sal","shares":["00000000000000000000000000000000000000000000000000000000000000a1",null]})",
            }) {
            row(qPrintable(QString::asprintf("%d", number)), text, number);
            ++number;
        }
        QCOMPARE(number, static_cast<int>(std::variant_size_v<ActionVariant>));
    }
    void written()
    {
        const auto [expected, number] = rowOf<QString, int>();
        const std::string text = expected.toStdString();
        const auto action = readAction(thirdEdition(), text);
        QVERIFY(action.has_value());
        QCOMPARE(action->index(), static_cast<std::size_t>(number));
        QCOMPARE(writeAction(thirdEdition(), *action), text);
        QVERIFY(text.find("\"" + std::string(actionName(*action)) + "\"") != std::string::npos);
    }

    void meanings()
    {
        const auto read = [](const char* text) { return *readAction(thirdEdition(), std::string_view(text)); };
        QVERIFY(read(R"({"action":"play","powers":["wolf-form","hide"]})") == Action(Play{{}, PowerSet{Power::Hide, Power::WolfForm}, {}}));
        // The slot says that Misdirect is played.
        QVERIFY(read(R"({"action":"play","location":"rome","misdirect":3,"x-why":"a feint"})") ==
                Action(Play{at("rome"), Power::Misdirect, Slot{3}}));
        QVERIFY(read(R"({"action":"enter-hunter","hunter":"mina-harker","off-board":true})") ==
                Action(EnterHunter{Hunter::MinaHarker, {}}));
        QVERIFY(read(R"({"action":"make-lair"})") == Action(MakeLair{}));
        QVERIFY(read(R"({"action":"make-lair","encounter":"spy"})") == Action(MakeLair{{}, kind("spy")}));
        QVERIFY(read(R"({"action":"claim-error"})") == Action(ClaimError{}));
        QVERIFY(read(R"({"action":"move-hunter","hunter":"dr-seward","to":"rome"})") ==
                Action(MoveHunter{Hunter::DrSeward, at("rome"), Travel::Road, false}));
        QVERIFY(read(R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","travel":"rail","overruled":true})") ==
                Action(MoveHunter{Hunter::DrSeward, at("rome"), Travel::Rail, true, {}}));
        QVERIFY(read(R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","by":"fast-horses"})") ==
                Action(MoveHunter{Hunter::DrSeward, at("rome"), Travel::Road, false, HunterCard::FastHorses}));
        QVERIFY(read(R"({"action":"hunter-plays","event":"long-night"})") == Action(HunterPlays{HunterEvent::LongNight}));
        // The order of a set and of the two ends of a road says nothing.
        QVERIFY(read(R"({"action":"choose-hunters","hunters":["mina-harker","dr-seward"]})") ==
                Action(ChooseHunters{HunterSet(Hunter::DrSeward) | Hunter::MinaHarker}));
        QVERIFY(read(R"({"action":"choose-road","road":{"on":"rail","between":["saragossa","madrid"]}})") ==
                Action(ChooseRoad{{true, at("madrid"), at("saragossa")}}));
        QVERIFY(read(R"({"action":"choose-lying","card":{"lair":0,"encounter":"rats"}})") ==
                Action(ChooseLying{{{true, 0}, kind("rats"), 0}}));
        QVERIFY(read(R"({"action":"answer-encounter"})") == Action(AnswerEncounter{}));
        AnswerEncounter forewarned;
        forewarned.cancelledBy = HunterEvent::Forewarned;
        QVERIFY(read(R"({"action":"answer-encounter","cancelled-by":"forewarned"})") == Action(forewarned));
        QVERIFY(read(R"({"action":"hunter-fights","hunter":"dr-seward"})") == Action(HunterFights{Hunter::DrSeward, {}}));
        QVERIFY(writeAction(thirdEdition(), HunterFights{Hunter::DrSeward, {}}) == R"({"action":"hunter-fights","hunter":"dr-seward"})");
        QVERIFY(read(R"({"action":"put-right","reason":"x","edit":{"hide-bond":null}})") == Action(PutRight{"x", EditHideBond{}}));
        QVERIFY(read(R"({"action":"put-right","reason":"x","edit":{"day":"friday","time":"dusk"}})") ==
                Action(PutRight{"x", EditDay{Weekday::Friday, Step::Dusk}}));
        // Usual values are not written.
        QCOMPARE(writeAction(thirdEdition(), MoveHunter{Hunter::DrSeward, at("rome"), Travel::Road, false}),
                 std::string(R"({"action":"move-hunter","hunter":"dr-seward","to":"rome"})"));
        QCOMPARE(writeAction(thirdEdition(), HunterPlays{HunterEvent::LongNight}),
                 std::string(R"({"action":"hunter-plays","event":"long-night"})"));
        QCOMPARE(writeAction(thirdEdition(), AnswerEncounter{}), std::string(R"({"action":"answer-encounter"})"));
        QCOMPARE(writeAction(thirdEdition(), Play{at("rome"), {}, Slot{3}}),
                 std::string(R"({"action":"play","location":"rome","powers":["misdirect"],"misdirect":3})"));
    }

    void refused_data()
    {
        Rows<QString, QString, QString> add;
        const auto row = [&](const char* code, const char* place, const char* text) {
            add(qPrintable(QString::asprintf("%s %s %.40s", code, place, text)), text, code, place);
        };
        row("json-empty", "line 1, column 1", " \n");
        row("json-syntax", "line 1, column 12", R"({"action": slide})");
        row("json-key-doubled", "/action", R"({"action":"slide","action":"mature"})");
        row("not-object", "", "[]");
        row("field-missing", "/action", "{}");
        row("not-text", "/action", R"({"action":7})");
        row("unknown-action", "/action", R"({"action":"slyde"})");
        row("field-unknown", "/location", R"({"action":"slide","location":"paris"})");
        row("location-not-on-board", "/location", R"({"action":"choose-start","location":"pariss"})");
        row("field-missing", "/location", R"({"action":"choose-start"})");
        row("unknown-encounter", "/encounter", R"({"action":"draw-encounter","encounter":"rat"})");
        row("unknown-encounter", "/encounter", R"({"action":"make-lair","encounter":"rat"})");
        row("location-not-on-board", "/clear", R"({"action":"make-lair","clear":"atlantis"})");
        row("field-missing", "/cities/mina-harker",
            R"({"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome"}})");
        row("unknown-hunter", "/cities/mina",
            R"({"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna","mina":"vienna"}})");
        row("not-object", "/cities", R"({"action":"place-hunters","cities":["london"]})");
        row("unknown-power", "/powers/1", R"({"action":"play","powers":["hide","wolfform"]})");
        row("power-doubled", "/powers/1", R"({"action":"play","powers":["hide","hide"]})");
        row("not-list", "/powers", R"({"action":"play","powers":"hide"})");
        row("number-out-of-range", "/misdirect", R"({"action":"play","location":"rome","misdirect":7})");
        row("number-out-of-range", "/slot", R"({"action":"place-rumor","slot":0})");
        row("number-out-of-range", "/slot", R"({"action":"place-rumor","slot":18446744073709551615})");
        row("number-out-of-range", "/slot", R"({"action":"place-rumor","slot":-9223372036854775808})");
        row("number-not-whole", "/slot", R"({"action":"place-rumor","slot":1.0})");
        row("json-number", "line 1, column 36", R"({"action":"place-rumor","slot":1e999})");
        row("number-out-of-range", "/week", R"({"action":"enter-week","week":2147483648})");
        row("not-number", "/tokens", R"({"action":"enter-despair","tokens":true})");
        row("hunter-place-unclear", "", R"({"action":"enter-hunter","hunter":"dr-seward"})");
        row("hunter-place-unclear", "", R"({"action":"enter-hunter","hunter":"dr-seward","location":"rome","hospital":"rome"})");
        row("hunter-place-unclear", "/off-board", R"({"action":"enter-hunter","hunter":"dr-seward","off-board":false})");
        row("unknown-hunter", "/hunter", R"({"action":"enter-hunter","hunter":"dr-steward","location":"rome"})");
        row("unknown-token", "/token", R"({"action":"enter-token","token":"fog","location":"rome","present":true})");
        row("not-boolean", "/present", R"({"action":"enter-token","token":"heavenly-host","location":"rome","present":1})");
        row("step-not-allowed", "/step/action", R"({"action":"referee-entry","step":{"action":"slide"},"penalised":true})");
        row("step-not-allowed", "/step/action",
            R"({"action":"referee-entry","step":{"action":"referee-entry","step":{"action":"end-phase"},"penalised":true},"penalised":true})");
        row("location-not-on-board", "/step/location",
            R"({"action":"referee-entry","step":{"action":"play","location":"x"},"penalised":true})");
        row("unknown-action", "/step/action", R"({"action":"referee-entry","step":{"action":"plai"},"penalised":true})");
        row("not-object", "/step", R"({"action":"referee-entry","step":"end-phase","penalised":true})");
        row("field-missing", "/penalised", R"({"action":"referee-entry","step":{"action":"end-phase"}})");
        row("number-out-of-range", "/found/round", R"({"action":"claim-error","found":{"step":0,"round":65536,"rule":"ERR-1"}})");
        row("field-unknown", "/found/who", R"({"action":"claim-error","found":{"step":0,"round":1,"rule":"ERR-1","who":"me"}})");
        row("unknown-ruling", "/ruling", R"({"action":"put-right-ruling","ruling":"seaLair","reading":"no"})");
        row("unknown-reading", "/reading", R"({"action":"put-right-ruling","ruling":"seaLairs","reading":"maybe"})");
        row("not-pair", "/between", R"({"action":"put-right-edge","between":["paris"],"present":true})");
        row("location-not-on-board", "/between/1", R"({"action":"put-right-edge","between":["paris","nants"],"present":true})");
        row("field-unknown", "/overrule", R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","overrule":true})");
        row("field-missing", "/to", R"({"action":"move-hunter","hunter":"dr-seward"})");
        row("unknown-value", "/travel", R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","travel":"train"})");
        row("not-boolean", "/overruled", R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","overruled":1})");
        row("unknown-hunter-card", "/by", R"({"action":"move-hunter","hunter":"dr-seward","to":"rome","by":"horses"})");
        row("unknown-value", "/what", R"({"action":"hunter-acts","hunter":"dr-seward","what":"serch"})");
        row("field-missing", "/what", R"({"action":"hunter-acts","hunter":"dr-seward"})");
        row("unknown-hunter", "/hunters/1", R"({"action":"choose-hunters","hunters":["dr-seward","mina"]})");
        row("hunter-doubled", "/hunters/1", R"({"action":"choose-hunters","hunters":["dr-seward","dr-seward"]})");
        row("not-list", "/hunters", R"({"action":"choose-hunters","hunters":"dr-seward"})");
        row("field-missing", "/hunters", R"({"action":"choose-hunters"})");
        row("unknown-roadblock-side", "/road/on", R"({"action":"choose-road","road":{"on":"sea","between":["madrid","saragossa"]}})");
        row("not-pair", "/road/between", R"({"action":"choose-road","road":{"on":"road","between":["madrid"]}})");
        row("location-not-on-board", "/road/between/0", R"({"action":"choose-road","road":{"on":"road","between":["madrit","rome"]}})");
        row("field-unknown", "/road/by", R"({"action":"choose-road","road":{"on":"road","between":["madrid","rome"],"by":1}})");
        row("card-place-unclear", "/card", R"({"action":"choose-lying","card":{"encounter":"rats"}})");
        row("card-place-unclear", "/card", R"({"action":"choose-lying","card":{"slot":1,"lair":1,"encounter":"rats"}})");
        row("number-out-of-range", "/card/slot", R"({"action":"choose-lying","card":{"slot":0,"encounter":"rats"}})");
        row("number-out-of-range", "/card/lair", R"({"action":"choose-lying","card":{"lair":3,"encounter":"rats"}})");
        row("number-out-of-range", "/card/nth", R"({"action":"choose-lying","card":{"lair":2,"encounter":"rats","nth":256}})");
        row("unknown-encounter", "/card/encounter", R"({"action":"choose-lying","card":{"slot":1,"encounter":"rat"}})");
        row("field-unknown", "/card/face", R"({"action":"choose-lying","card":{"slot":1,"encounter":"rats","face":1}})");
        row("not-object", "/card", R"({"action":"choose-lying","card":"rats"})");
        row("unknown-hunter-card", "/cancelled-by", R"({"action":"answer-encounter","cancelled-by":"dog"})");
        row("unknown-hunter", "/counts/mina", R"({"action":"answer-encounter","counts":{"mina":1}})");
        row("number-out-of-range", "/counts/dr-seward", R"({"action":"answer-encounter","counts":{"dr-seward":-1}})");
        row("not-object", "/counts", R"({"action":"answer-encounter","counts":[1]})");
        row("hunter-doubled", "/joining/1", R"({"action":"answer-encounter","joining":["dr-seward","dr-seward"]})");
        row("field-missing", "/yes", R"({"action":"reply"})");
        row("unknown-event", "/event", R"({"action":"draw-event","event":"wild-horse"})");
        row("unknown-event", "/event", R"({"action":"play-event","event":"hypnosis"})");
        row("number-out-of-range", "/option", R"({"action":"play-event","event":"enraged","option":300})");
        row("unknown-hunter-event", "/event", R"({"action":"hunter-plays","event":"hired-scout"})");
        row("unknown-hunter-event", "/fetched", R"({"action":"hunter-plays","event":"surprising-return","fetched":"agatha"})");
        row("number-out-of-range", "/slot", R"({"action":"hunter-plays","event":"newspaper-reports","slot":7})");
        row("unknown-hunter", "/player", R"({"action":"hunter-plays","event":"blood-transfusion","player":"helsing"})");
        row("not-boolean", "/overruled", R"({"action":"hunter-plays","event":"long-night","overruled":"yes"})");
        row("unknown-combat-card", "/card", R"({"action":"play-combat","card":"claw"})");
        row("unknown-hunter-card", "/card", R"({"action":"hunter-fights","hunter":"dr-seward","card":"claws"})");
        row("not-boolean", "/overruled", R"({"action":"hunter-fights","hunter":"dr-seward","overruled":"no"})");
        row("field-missing", "/damage", R"({"action":"resolve-hunters"})");
        row("text-empty", "/reason", R"({"action":"put-right","reason":"","edit":{"number":"week","value":3}})");
        row("field-missing", "/reason", R"({"action":"put-right","edit":{"number":"week","value":3}})");
        row("field-missing", "/edit", R"({"action":"put-right","reason":"x"})");
        row("not-object", "/edit", R"({"action":"put-right","reason":"x","edit":3})");
        row("edit-unclear", "/edit", R"({"action":"put-right","reason":"x","edit":{"value":3}})");
        row("edit-unclear", "/edit", R"({"action":"put-right","reason":"x","edit":{"number":"week","value":3,"hide-bond":null}})");
        row("unknown-value", "/edit/number", R"({"action":"put-right","reason":"x","edit":{"number":"weak","value":3}})");
        row("field-unknown", "/edit/by", R"({"action":"put-right","reason":"x","edit":{"number":"week","value":3,"by":1}})");
        row("unknown-day", "/edit/day", R"({"action":"put-right","reason":"x","edit":{"day":"fryday","time":"dusk"}})");
        row("text-empty", "/edit/day", R"({"action":"put-right","reason":"x","edit":{"day":"","time":"dusk"}})");
        row("unknown-value", "/edit/time", R"({"action":"put-right","reason":"x","edit":{"day":"friday","time":"over"}})");
        row("card-place-unclear", "/edit/hideout", R"({"action":"put-right","reason":"x","edit":{"hideout":{}}})");
        row("field-unknown", "/edit/hideout/nth", R"({"action":"put-right","reason":"x","edit":{"hideout":{"slot":1,"nth":1}}})");
        row("power-doubled", "/edit/powers/1",
            R"({"action":"put-right","reason":"x","edit":{"hideout":{"slot":1},"powers":["hide","hide"]}})");
        row("unknown-value", "/edit/from", R"({"action":"put-right","reason":"x","edit":{"encounter":"rats","from":"box","to":"hand"}})");
        row("field-missing", "/edit/to", R"({"action":"put-right","reason":"x","edit":{"encounter":"rats","from":"deck"}})");
        row("location-not-on-board", "/edit/hide-bond", R"({"action":"put-right","reason":"x","edit":{"hide-bond":"pariss"}})");
        row("hunter-place-unclear", "/edit", R"({"action":"put-right","reason":"x","edit":{"hunter":"dr-seward"}})");
        row("location-not-on-board", "/edit/recovers-in",
            R"({"action":"put-right","reason":"x","edit":{"hunter":"dr-seward","off-board":true,"recovers-in":"x"}})");
        row("unknown-token", "/edit/token", R"({"action":"put-right","reason":"x","edit":{"token":"frog","location":"rome","count":1}})");
        row("field-missing", "/edit/location", R"({"action":"put-right","reason":"x","edit":{"token":"fog","count":1}})");
        row("unknown-event", "/edit/events/1", R"({"action":"put-right","reason":"x","edit":{"events":["enraged","rage"]}})");
        row("unknown-event", "/edit/ally", R"({"action":"put-right","reason":"x","edit":{"events":[],"ally":"igor"}})");
        row("unknown-hunter-event", "/edit/hunter-ally",
            R"({"action":"put-right","reason":"x","edit":{"events":[],"hunter-ally":"enraged"}})");
    }
    void refused()
    {
        const auto [text, code, place] = rowOf<QString, QString, QString>();
        const auto action = readAction(thirdEdition(), text.toStdString());
        QVERIFY(!action.has_value());
        QCOMPARE(QString::fromStdString(action.error()[0].code), code);
        QCOMPARE(QString::fromStdString(action.error()[0].place), place);
        for (const Fault& fault : action.error())
            QVERIFY2(isListed(fault), fault.code.c_str());
    }

    void suggestions()
    {
        QCOMPARE(readAction(thirdEdition(), std::string_view(R"({"action":"choose-start","location":"pariss"})")).error()[0],
                 (Fault{"location-not-on-board", "/location", {"pariss", "fury-3e", "paris"}}));
        QCOMPARE(readAction(thirdEdition(), std::string_view(R"({"action":"slyde"})")).error()[0],
                 (Fault{"unknown-action", "/action", {"slyde", "slide"}}));
        QCOMPARE(readAction(thirdEdition(), std::string_view(R"({"action":"x"})")).error()[0],
                 (Fault{"unknown-action", "/action", {"x", ""}}));
        QCOMPARE(readAction(thirdEdition(), R"({"action":"hunter-acts","hunter":"dr-seward","what":"serch"})").error()[0],
                 (Fault{"unknown-value", "/what", {"serch", "what", "search"}}));
        QCOMPARE(readAction(thirdEdition(), R"({"action":"play-combat","card":"claw"})").error()[0],
                 (Fault{"unknown-combat-card", "/card", {"claw", "claws"}}));
        QCOMPARE(readAction(thirdEdition(), R"({"action":"answer-encounter","cancelled-by":"forwarned"})").error()[0],
                 (Fault{"unknown-hunter-card", "/cancelled-by", {"forwarned", "forewarned"}}));
    }

    void tooLongAReason()
    {
        const PutRight tooLong{std::string(501, 'r'), EditNumber{Number::Week, 3}};
        QCOMPARE(readAction(thirdEdition(), writeAction(thirdEdition(), tooLong)).error()[0], (Fault{"text-too-long", "/reason", {"500"}}));
        // 250 letters of two bytes each are 500 bytes.
        std::string letters;
        for (int i = 0; i < 250; ++i)
            letters += "я";
        const PutRight longest{letters, EditNumber{Number::Week, 3}};
        QVERIFY(readAction(thirdEdition(), writeAction(thirdEdition(), longest)) == Action(longest));
    }

    void everyActionReadsBack()
    {
        std::set<std::size_t> seen;
        QVERIFY(rc::check("read(write(a)) == a", [&] {
            // Not drawn but counted through, so that every kind comes.
            for (std::size_t which = 0; which < std::variant_size_v<ActionVariant>; ++which) {
                const Action action = anyAction(which);
                seen.insert(action.index());
                const std::string text = writeAction(thirdEdition(), action);
                const auto read = readAction(thirdEdition(), text);
                RC_ASSERT(read.has_value());
                RC_ASSERT(*read == action);
                RC_ASSERT(writeAction(thirdEdition(), *read) == text);
            }
        }));
        QCOMPARE(seen.size(), std::variant_size_v<ActionVariant>);
    }

    void damagedTextNeverCrashes()
    {
        std::mt19937 random(21);
        written_data_texts([&](std::string text) {
            for (int i = 0; i < times(300, 20000); ++i) {
                std::string damaged = text;
                for (unsigned j = 0; j <= random() % 3; ++j)
                    damaged[random() % damaged.size()] = static_cast<char>(
                        random() % 4 == 0 ? random() % 256 : static_cast<unsigned char>("{}[]\",:019.eE-nt"[random() % 16]));
                if (const auto read = readAction(thirdEdition(), damaged); !read)
                    for (const Fault& fault : read.error())
                        QVERIFY2(isListed(fault), fault.code.c_str());
            }
        });
        QCOMPARE(readAction(thirdEdition(), std::string(100000, '[')).error()[0].code, "json-too-deep");
    }

    /// What is read in spite of the damage is a whole action.
    void anyOneByteChanged()
    {
        written_data_texts([&](const std::string& text) {
            for (std::size_t i = 0; i < text.size(); ++i)
                for (const char c : {'{', '}', '[', ']', '"', '\\', ':', ',', '0', '-', 'e', ' ', '\0', '\xC3'}) {
                    std::string damaged = text;
                    damaged[i] = c;
                    const auto read = readAction(thirdEdition(), damaged);
                    if (read)
                        QVERIFY(readAction(thirdEdition(), writeAction(thirdEdition(), *read)) == *read);
                    else
                        QVERIFY(std::ranges::all_of(read.error(), isListed));
                }
        });
    }

    void states()
    {
        GameState state;
        const nlohmann::json empty = nlohmann::json::parse(writeState(thirdEdition(), state));
        QCOMPARE(empty["trail"].size(), trailLength);
        QCOMPARE(empty["lairs"].size(), lairSpaces);
        QVERIFY(empty["trail"][0].is_null() && empty["hideBond"].is_null() && empty["maturing"].is_null());
        QVERIFY(empty["hunters"]["dr-seward"].is_null());

        state.step = Step::ChooseCard;
        state.trail[1] = Hideout{at("paris"), Power::WolfForm, true, false, true, 3, {{kind("new-vampire"), true, 2}}};
        state.hideBond = at("rome");
        state.encounterDeck = {kind("rats"), kind("bats")};
        state.hunters[1] = HunterPlace::hospital(at("madrid"));
        state.tokens.fog = {{at("paris"), std::uint8_t{2}}};
        state.tokens.roadblocks = {{true, at("madrid"), at("saragossa")}};
        state.seed[0] = 0xAB;
        state.keptErrors = {{2, "CARD-4"}};
        state.happened = {
            {Happening::What::RumorPlaced, {Slot{2}}, ""},
            {Happening::What::ErrorFound, {at("rome"), Power::Feed, kind("rats"), Hunter::VanHelsing, LairSpace{1}, -4}, "CARD-4"}};
        const std::string text = writeState(thirdEdition(), state);
        const auto json = nlohmann::ordered_json::parse(text);
        QCOMPARE(json["step"].get<std::string>(), "choose-card");
        QCOMPARE(json["trail"][1].dump(),
                 std::string(R"({"location":"paris","powers":["wolf-form"],"faceUp":true,"escapeAsBat":false,"rumor":true,"round":3,)"
                             R"("encounters":[{"card":"new-vampire","faceUp":true,"damage":2,"inSearch":false}]})"));
        QCOMPARE(json["encounterDeck"].dump(), std::string(R"(["rats","bats"])"));
        QCOMPARE(json["hunters"]["dr-seward"].dump(), std::string(R"({"hospital":"madrid"})"));
        QCOMPARE(json["tokens"]["fog"].dump(), std::string(R"({"paris":2})"));
        QVERIFY(json["seed"].get<std::string>().starts_with("ab00") && json["seed"].get<std::string>().size() == 64);
        QCOMPARE(
            json["happened"].dump(),
            std::string(
                R"([{"what":"rumor-placed","arguments":[{"slot":2}],"rule":""},{"what":"error-found","arguments":[{"location":"rome"},)"
                R"({"power":"feed"},{"encounter":"rats"},{"hunter":"van-helsing"},{"lair":1},{"number":-4}],"rule":"CARD-4"}])"));

        // Equal states give equal bytes, and any difference shows.
        QCOMPARE(writeState(thirdEdition(), GameState(state)), text);
        GameState other = state;
        other.rumorGone = 1;
        QVERIFY(writeState(thirdEdition(), other) != text);
        QVERIFY(writeState(thirdEdition(), state, 1).find('\n') != std::string::npos);
    }

    void roundState()
    {
        GameState state;
        state.clockKept = true;
        state.day = Weekday::Friday;
        state.now.acted = HunterSet(Hunter::DrSeward) | Hunter::LordGodalming;
        state.eventDiscard = {DraculaEvent::Roadblock};
        state.ally = DraculaEvent::DraculasBrides;
        state.hunterAlly = HunterEvent::SisterAgatha;
        state.combatDeck = {CombatCard::Fangs, CombatCard::EscapeAsBat};
        state.sheets[3] = {true, false, 2, 1, 0, at("rome")};
        Combat combat;
        combat.vampire = LyingCard{{true, 1}, kind("new-vampire"), 1};
        combat.hunters = Hunter::MinaHarker;
        combat.card = CombatCard::Claws;
        combat.cards[3] = HunterCard::Knife;
        state.combat = combat;
        state.due = {
            {.what = Due::What::Combat},
            {.what = Due::What::Arrival, .hunter = Hunter::MinaHarker, .from = at("rome"), .place = at("paris"), .travel = Travel::Rail},
            {.what = Due::What::Ambush, .used = {{{false, 2}, kind("rats"), 0}}}};
        state.happened = {{Happening::What::HandShown,
                           {DraculaEvent::Enraged, HunterEvent::Hypnosis, HunterCard::Stake, CombatCard::Fangs, Weekday::Sunday,
                            Token::Storm, RegionOf{at("paris")}},
                           ""}};
        const auto json = nlohmann::ordered_json::parse(writeState(thirdEdition(), state));
        QCOMPARE(json["clockKept"].dump(), "true");
        QCOMPARE(json["day"].dump(), std::string(R"("friday")"));
        QCOMPARE(json["now"].dump(),
                 std::string(R"({"acted":["lord-godalming","dr-seward"],"openDay":false,"longNight":false,"noDay":false,)"
                             R"("nightCombats":false,"noSupply":false,"extraPhase":false,"charteredCarriage":false,"alliesAsked":false})"));
        QCOMPARE(json["eventDiscard"].dump(), std::string(R"(["roadblock"])"));
        QCOMPARE(json["ally"].dump() + json["hunterAlly"].dump(), std::string(R"("draculas-brides""sister-agatha")"));
        QCOMPARE(json["combatDeck"].dump(), std::string(R"(["fangs","escape-as-bat"])"));
        QCOMPARE(json["sheets"]["mina-harker"].dump(),
                 std::string(R"({"delayed":true,"defeated":false,"damage":2,"bites":1,"bats":0,"hospital":"rome"})"));
        QCOMPARE(json["combat"]["vampire"].dump(), std::string(R"({"lair":1,"encounter":"new-vampire","nth":1})"));
        QCOMPARE(json["combat"]["cards"].dump(), std::string(R"({"mina-harker":"knife"})"));
        QCOMPARE(
            json["due"].dump(),
            std::string(R"([{"what":"combat"},{"what":"arrival","hunter":"mina-harker","from":"rome","place":"paris","travel":"rail"},)"
                        R"({"what":"ambush","used":[{"slot":2,"encounter":"rats"}]}])"));
        QCOMPARE(json["happened"][0]["arguments"].dump(),
                 std::string(R"([{"event":"enraged"},{"hunterEvent":"hypnosis"},{"hunterCard":"stake"},{"combatCard":"fangs"},)"
                             R"({"day":"sunday"},{"token":"storm"},{"region":"gallia"}])"));
    }

    void everyFieldOfAStateShows_data()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < changes().size(); ++i)
            QTest::addRow("change %zu", i) << static_cast<int>(i);
    }
    /// Two states are equal exactly if their texts are.
    void everyFieldOfAStateShows()
    {
        QFETCH(int, which);
        GameState state;
        state.combat.emplace();
        state.due.emplace_back();
        GameState other = state;
        changes()[static_cast<std::size_t>(which)](other);
        QVERIFY(other != state);
        QVERIFY(writeState(thirdEdition(), other) != writeState(thirdEdition(), state));
    }

private:
    using Change = void (*)(GameState&);
    static const std::vector<Change>& changes()
    {
        static const std::vector<Change> all{
            [](GameState& s) { s.step = Step::EndOfPhase; },
            [](GameState& s) { s.clockKept = true; },
            [](GameState& s) { s.day = Weekday::Sunday; },
            [](GameState& s) { s.now.acted = Hunter::DrSeward; },
            [](GameState& s) { s.now.openDay = true; },
            [](GameState& s) { s.now.longNight = true; },
            [](GameState& s) { s.now.noDay = true; },
            [](GameState& s) { s.now.nightCombats = true; },
            [](GameState& s) { s.now.noSupply = true; },
            [](GameState& s) { s.now.extraPhase = true; },
            [](GameState& s) { s.now.charteredCarriage = true; },
            [](GameState& s) { s.now.alliesAsked = true; },
            [](GameState& s) { s.eventHand = {DraculaEvent::Enraged}; },
            [](GameState& s) { s.eventDiscard = {DraculaEvent::Enraged}; },
            [](GameState& s) { s.hiddenDiscards = 1; },
            [](GameState& s) { s.ally = DraculaEvent::GreatWolf; },
            [](GameState& s) { s.hunterAlly = HunterEvent::RufusSmith; },
            [](GameState& s) { s.combatHand = {CombatCard::Claws}; },
            [](GameState& s) { s.combatDeck = {CombatCard::Claws}; },
            [](GameState& s) { s.combat.reset(); },
            [](GameState& s) { s.combat->stage = Combat::Stage::Resolve; },
            [](GameState& s) {
                s.combat->vampire = LyingCard{{false, 1}, {}, 0};
            },
            [](GameState& s) { s.combat->night = true; },
            [](GameState& s) { s.combat->hunters = Hunter::DrSeward; },
            [](GameState& s) { s.combat->mesmerized = Hunter::DrSeward; },
            [](GameState& s) { s.combat->wreaths = Hunter::DrSeward; },
            [](GameState& s) { s.combat->played = 1; },
            [](GameState& s) { s.combat->plottings = 1; },
            [](GameState& s) { s.combat->escapesBarred = true; },
            [](GameState& s) { s.combat->lucysRevenge = true; },
            [](GameState& s) { s.combat->planned = Hunter::DrSeward; },
            [](GameState& s) { s.combat->used = {CombatCard::Claws}; },
            [](GameState& s) { s.combat->card = CombatCard::Claws; },
            [](GameState& s) { s.combat->engaged = Hunter::LordGodalming; },
            [](GameState& s) { s.combat->cards[0] = HunterCard::Dodge; },
            [](GameState& s) { s.combat->entered = Hunter::DrSeward; },
            [](GameState& s) { s.combat->cancelled = Hunter::DrSeward; },
            [](GameState& s) { s.combat->draculaCancelled = true; },
            [](GameState& s) { s.combat->pride = true; },
            [](GameState& s) { s.combat->progress = 1; },
            [](GameState& s) { s.sheets[0].delayed = true; },
            [](GameState& s) { s.sheets[0].defeated = true; },
            [](GameState& s) { s.sheets[0].damage = 1; },
            [](GameState& s) { s.sheets[0].bites = 1; },
            [](GameState& s) { s.sheets[0].bats = 1; },
            [](GameState& s) { s.sheets[0].hospital = LocationId{}; },
            [](GameState& s) { s.due.clear(); },
            [](GameState& s) { s.due[0].what = Due::What::SwapCard; },
            [](GameState& s) { s.due[0].hunter = Hunter::LordGodalming; },
            [](GameState& s) { s.due[0].hunters = Hunter::LordGodalming; },
            [](GameState& s) { s.due[0].from = LocationId{}; },
            [](GameState& s) { s.due[0].place = LocationId{}; },
            [](GameState& s) { s.due[0].places.insert(LocationId{}); },
            [](GameState& s) { s.due[0].travel = Travel::Sea; },
            [](GameState& s) { s.due[0].occasion = Occasion::Search; },
            [](GameState& s) { s.due[0].kind = EncounterKind{}; },
            [](GameState& s) {
                s.due[0].card = LyingCard{{false, 1}, {}, 0};
            },
            [](GameState& s) { s.due[0].event = DraculaEvent{}; },
            [](GameState& s) { s.due[0].asked = HunterEvent{}; },
            [](GameState& s) { s.due[0].number = 1; },
            [](GameState& s) { s.due[0].slotBits = 2; },
            [](GameState& s) { s.due[0].flag = true; },
            [](GameState& s) {
                s.due[0].used = {{{false, 1}, {}, 0}};
            },
            [](GameState& s) { s.lairs[0] = Hideout{}; },
            [](GameState& s) {
                s.trail[0] = Hideout{{}, {}, false, false, false, 0, {{{}, false, 0, true}}};
            },
            [](GameState& s) {
                s.trail[0] = Hideout{};
                s.trail[0]->hideFaceUp = true;
            },
        };
        return all;
    }

    template <typename Use> void written_data_texts(Use&& use)
    {
        for (
            const char* text :
            {R"({"action":"play","location":"rome","powers":["misdirect"],"misdirect":3})", R"({"action":"enter-week","week":2})",
             R"({"action":"referee-entry","step":{"action":"make-lair","clear":"paris","encounter":"bats"},"penalised":true})",
             R"({"action":"claim-error","found":{"step":7,"round":3,"rule":"CARD-4"}})",
             R"({"action":"enter-hunter","hunter":"dr-seward","hospital":"rome"})",
             R"({"action":"put-right-ruling","ruling":"hideFace","reading":"face-up"})",
             R"({"action":"put-right-edge","between":["paris","nantes"],"present":false})",
             R"({"action":"move-hunter","hunter":"mina-harker","to":"paris","travel":"rail","overruled":true})",
             R"({"action":"answer-encounter","cancelled-by":"dogs","met":true,"counts":{"dr-seward":2},"joining":["mina-harker"]})",
             R"({"action":"hunter-plays","event":"good-luck","hunter":"dr-seward","road":{"on":"road","between":["madrid","saragossa"]}})",
             R"({"action":"choose-lying","card":{"slot":2,"encounter":"rats","nth":1}})",
             R"({"action":"put-right","reason":"x","edit":{"encounter":"rats","from":"hand","to":"lying","place":{"lair":0},"damage":2}})"})
            use(std::string(text));
    }
};

DEMETER_TEST(TestActionText)
#include "test_action_text.moc"
