// Actions and states as JSON.
#include "core/game/action_text.h"
#include "core/game/input_faults.h"
#include "tests/support/load.h"

#include <rapidcheck.h>

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace demeter;

namespace {

const Ruleset& ruleset()
{
    static const Ruleset rules = test::ruleset();
    return rules;
}

LocationId at(const char* id)
{
    return *ruleset().board->find(id);
}

EncounterKind kind(const char* id)
{
    return *ruleset().cards->find(id);
}

// Random actions of every kind, as RapidCheck draws them, so that a failing one shrinks.

int below(std::size_t bound)
{
    return *rc::gen::inRange(0, static_cast<int>(bound));
}
bool coin()
{
    return below(2) == 1;
}
LocationId anyLocation()
{
    return static_cast<LocationId>(below(ruleset().board->locations().size()));
}
EncounterKind anyKind()
{
    return static_cast<EncounterKind>(below(ruleset().cards->encounters.size()));
}
Slot anySlot()
{
    return {static_cast<std::uint8_t>(1 + below(trailLength))};
}
Hunter anyHunter()
{
    return allHunters[static_cast<std::size_t>(below(hunterCount))];
}

Play anyPlay()
{
    Play play;
    if (coin())
        play.location = anyLocation();
    for (const Power power : allPowers)
        if (coin())
            play.powers |= power;
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
        switch (below(3)) {
        case 0:
            return EnterHunter{anyHunter(), {}};
        case 1:
            return EnterHunter{anyHunter(), HunterPlace::in(anyLocation())};
        default:
            return EnterHunter{anyHunter(), HunterPlace::hospital(anyLocation())};
        }
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
    default:
        return PutRightEntry{anySlot(), anyLocation()};
    }
}

bool isListed(const Fault& fault)
{
    const auto isThis = [&](const FaultInfo& info) { return info.code == fault.code && info.arguments == fault.arguments.size(); };
    return std::ranges::any_of(jsonFaults, isThis) || std::ranges::any_of(inputFaults, isThis);
}

} // namespace

class TestActionText : public QObject {
    Q_OBJECT

private slots:
    void written_data()
    {
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("number");
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
            }) {
            QTest::addRow("%d", number) << text << number;
            ++number;
        }
        QCOMPARE(number, static_cast<int>(std::variant_size_v<Action>));
    }
    void written()
    {
        QFETCH(QString, expected);
        QFETCH(int, number);
        const std::string text = expected.toStdString();
        const auto action = readAction(ruleset(), text);
        QVERIFY(action.has_value());
        QCOMPARE(action->index(), static_cast<std::size_t>(number));
        QCOMPARE(writeAction(ruleset(), *action), text);
        QVERIFY(text.find("\"" + std::string(actionName(*action)) + "\"") != std::string::npos);
    }

    void meanings()
    {
        const auto read = [](const char* text) { return *readAction(ruleset(), std::string_view(text)); };
        QVERIFY(read(R"({"action":"play","powers":["wolf-form","hide"]})") == Action(Play{{}, Power::Hide | Power::WolfForm, {}}));
        // The slot says that Misdirect is played.
        QVERIFY(read(R"({"action":"play","location":"rome","misdirect":3,"x-why":"a feint"})") ==
                Action(Play{at("rome"), Power::Misdirect, Slot{3}}));
        QVERIFY(read(R"({"action":"enter-hunter","hunter":"mina-harker","off-board":true})") ==
                Action(EnterHunter{Hunter::MinaHarker, {}}));
        QVERIFY(read(R"({"action":"make-lair"})") == Action(MakeLair{}));
        QVERIFY(read(R"({"action":"make-lair","encounter":"spy"})") == Action(MakeLair{{}, kind("spy")}));
        QVERIFY(read(R"({"action":"claim-error"})") == Action(ClaimError{}));
        QCOMPARE(writeAction(ruleset(), Play{at("rome"), {}, Slot{3}}),
                 std::string(R"({"action":"play","location":"rome","powers":["misdirect"],"misdirect":3})"));
    }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* code, const char* place, const char* text) {
            QTest::addRow("%s %s %.40s", code, place, text) << text << code << place;
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
    }
    void refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, place);
        const auto action = readAction(ruleset(), text.toStdString());
        QVERIFY(!action.has_value());
        QCOMPARE(QString::fromStdString(action.error()[0].code), code);
        QCOMPARE(QString::fromStdString(action.error()[0].place), place);
        for (const Fault& fault : action.error())
            QVERIFY2(isListed(fault), fault.code.c_str());
    }

    void suggestions()
    {
        QCOMPARE(readAction(ruleset(), std::string_view(R"({"action":"choose-start","location":"pariss"})")).error()[0],
                 (Fault{"location-not-on-board", "/location", {"pariss", "fury-3e", "paris"}}));
        QCOMPARE(readAction(ruleset(), std::string_view(R"({"action":"slyde"})")).error()[0],
                 (Fault{"unknown-action", "/action", {"slyde", "slide"}}));
        QCOMPARE(readAction(ruleset(), std::string_view(R"({"action":"x"})")).error()[0], (Fault{"unknown-action", "/action", {"x", ""}}));
    }

    void everyActionReadsBack()
    {
        std::set<std::size_t> seen;
        QVERIFY(rc::check("read(write(a)) == a", [&] {
            // Not drawn but counted through, so that every kind comes.
            for (std::size_t which = 0; which < std::variant_size_v<Action>; ++which) {
                const Action action = anyAction(which);
                seen.insert(action.index());
                const std::string text = writeAction(ruleset(), action);
                const auto read = readAction(ruleset(), text);
                RC_ASSERT(read.has_value());
                RC_ASSERT(*read == action);
                RC_ASSERT(writeAction(ruleset(), *read) == text);
            }
        }));
        QCOMPARE(seen.size(), std::variant_size_v<Action>);
    }

    void damagedTextNeverCrashes()
    {
        std::mt19937 random(21);
        written_data_texts([&](std::string text) {
            for (int i = 0; i < test::times(300, 20000); ++i) {
                std::string damaged = text;
                for (unsigned j = 0; j <= random() % 3; ++j)
                    damaged[random() % damaged.size()] = static_cast<char>(
                        random() % 4 == 0 ? random() % 256 : static_cast<unsigned char>("{}[]\",:019.eE-nt"[random() % 16]));
                if (const auto read = readAction(ruleset(), damaged); !read)
                    for (const Fault& fault : read.error())
                        QVERIFY2(isListed(fault), fault.code.c_str());
            }
        });
        QCOMPARE(readAction(ruleset(), std::string(100000, '[')).error()[0].code, std::string("json-too-deep"));
    }

    void states()
    {
        GameState state;
        const nlohmann::json empty = nlohmann::json::parse(writeState(ruleset(), state));
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
        const std::string text = writeState(ruleset(), state);
        const auto json = nlohmann::ordered_json::parse(text);
        QCOMPARE(json["step"].get<std::string>(), std::string("choose-card"));
        QCOMPARE(json["trail"][1].dump(),
                 std::string(R"({"location":"paris","powers":["wolf-form"],"faceUp":true,"escapeAsBat":false,"rumor":true,"round":3,)"
                             R"("encounters":[{"card":"new-vampire","faceUp":true,"damage":2}]})"));
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
        QCOMPARE(writeState(ruleset(), GameState(state)), text);
        GameState other = state;
        other.rumorGone = 1;
        QVERIFY(writeState(ruleset(), other) != text);
        QVERIFY(writeState(ruleset(), state, 1).find('\n') != std::string::npos);
    }

private:
    template <typename Use> void written_data_texts(Use&& use)
    {
        for (const char* text :
             {R"({"action":"play","location":"rome","powers":["misdirect"],"misdirect":3})", R"({"action":"enter-week","week":2})",
              R"({"action":"referee-entry","step":{"action":"make-lair","clear":"paris","encounter":"bats"},"penalised":true})",
              R"({"action":"claim-error","found":{"step":7,"round":3,"rule":"CARD-4"}})",
              R"({"action":"enter-hunter","hunter":"dr-seward","hospital":"rome"})",
              R"({"action":"put-right-ruling","ruling":"hideFace","reading":"face-up"})",
              R"({"action":"put-right-edge","between":["paris","nantes"],"present":false})"})
            use(std::string(text));
    }
};

QTEST_APPLESS_MAIN(TestActionText)
#include "test_action_text.moc"
