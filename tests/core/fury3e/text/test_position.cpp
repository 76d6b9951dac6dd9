// Positions (demeter-position/1): what they mean, what is refused and where, and that they read back as written.
#include "chosen_by_chance.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/text/input_faults.h"
#include "core/fury3e/text/position.h"
#include "tests/support/listed_fault.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <rapidcheck.h>

#include <QObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

std::expected<std::shared_ptr<const Board>, Faults> findBoard(const std::string& name)
{
    static std::map<std::string, std::shared_ptr<const Board>> boards;
    if (name != "fury-3e" && name != "fury-2e")
        return std::unexpected(Faults{{"unknown-board", "", {name}}});
    auto& board = boards[name];
    if (board == nullptr)
        board = test::board(name);
    return board;
}

std::expected<Position, Faults> read(std::string_view text)
{
    return readPosition(text, findBoard, thirdEdition().cards);
}

/// A position that differs from the smallest one by these fields, given as they stand in the file.
std::string with(const std::string& fields)
{
    return R"({"format":"demeter-position/1","board":"fury-3e",)" + fields + "}";
}

/// The example of the format's description.
constexpr const char* example = R"({
  "format": "demeter-position/1",
  "board": "fury-3e",
  "printing": "es",
  "trail": [ {"location":"paris","encounters":["rats"],"rumor":true,"faceUp":false},
             {"powers":["hide"],"encounters":["bats"]}, {"location":"nantes","powers":["wolf-form"]}, null, null, null ],
  "lairs": [ {"location":"cadiz","encounters":["spy"]} ],
  "hideBond": "nantes",
  "tokens": {"consecratedGround":["rome"], "heavenlyHosts":["venice"], "fog":{"paris":2}, "storms":["north-sea"],
             "roadblocks":[{"on":"road","between":["paris","nantes"]}]},
  "hunters": {"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"},
  "dracula": {"damage":3, "encounterHand":["wolves","bats","rats","unnatural-fog","hoax"], "rumorTokens":1, "eventHand":[]},
  "clock": {"week":1,"day":"tuesday"}, "despair":0, "influence":2
})";

// A random position, drawn by RapidCheck so that a failing one shrinks.

class PositionMaker {
public:
    Position make()
    {
        GameState& state = position_.state;
        position_.ruleset = thirdEdition();
        position_.ruleset.rulings = rulingsOf(static_cast<Printing>(below(4)));
        state.step = Step::BeforeSlide;
        for (std::size_t i = 0; i < trailLength; ++i)
            if (coin())
                state.trail[i] = hideout();
        const auto current = currentSlot(state);
        if (!current || current->number == trailLength)
            state.trail[below(5)] = city(); // the leftmost one is now left of slot 6
        for (std::size_t i = 0, count = static_cast<std::size_t>(below(lairSpaces + 1)); i < count; ++i)
            state.lairs[i] = city();
        if (powersOnTrail(state).contains(Power::Hide) && coin())
            bond();
        makeTokens();
        for (HunterPlace& place : state.hunters)
            place = hunterPlace();
        state.damage = static_cast<std::uint16_t>(below(15));
        state.influence = static_cast<std::uint8_t>(below(13));
        state.despair = static_cast<std::uint8_t>(below(4));
        state.week = static_cast<std::uint8_t>(1 + below(255));
        state.day = static_cast<Weekday>(below(8));
        // Counted afresh: a hideout that was made may have been put aside again for one with a Location card.
        int lying = 0;
        const auto count = [&](const std::optional<Hideout>& hideout) { lying += hideout && hideout->rumor; };
        std::ranges::for_each(state.trail, count);
        std::ranges::for_each(state.lairs, count);
        state.rumorTokens = static_cast<std::uint8_t>(below(static_cast<std::size_t>(4 - lying + 1)));
        state.rumorReserve = static_cast<std::uint8_t>(4 - lying - state.rumorTokens);
        for (int i = below(8); i > 0 && used_ < 28; --i)
            state.encounterHand.push_back(encounter());
        for (int i = below(4); i > 0; --i)
            state.eventHand.push_back(static_cast<DraculaEvent>(below(draculaEventCount)));
        state.combatDeck = combatDeck();
        return position_;
    }

private:
    /// All Combat cards but the Escape as Bat cards on the trail (BAT-5).
    std::vector<CombatCard> combatDeck() const
    {
        const auto bats = std::ranges::count_if(position_.state.trail, [](const auto& hideout) { return hideout && hideout->escapeAsBat; });
        std::vector<CombatCard> deck;
        for (std::size_t i = 0; i < combatCardCount; ++i) {
            const auto card = static_cast<CombatCard>(i);
            const auto copies = (*thirdEdition().cards)[card].copies - (card == CombatCard::EscapeAsBat ? static_cast<int>(bats) : 0);
            deck.insert(deck.end(), static_cast<std::size_t>(std::max(copies, 0)), card);
        }
        return deck;
    }

    LocationId card(LocationSet from)
    {
        std::vector<LocationId> left;
        (from - taken_).forEach([&](LocationId id) { left.push_back(id); });
        const LocationId id = left[static_cast<std::size_t>(below(left.size()))];
        taken_.insert(id);
        return id;
    }

    EncounterKind encounter()
    {
        ++used_;
        return static_cast<EncounterKind>(below(thirdEdition().cards->encounters.size()));
    }

    void fill(Hideout& hideout)
    {
        hideout.faceUp = coin();
        if (rumors_ < 4 && coin()) {
            hideout.rumor = true;
            ++rumors_;
        }
        for (int i = below(4); i > 0 && used_ < 28; --i) {
            PlacedEncounter placed{encounter(), coin(), 0};
            if (const int life = (*thirdEdition().cards)[placed.kind].life; life > 0)
                placed.damage = static_cast<std::uint8_t>(below(static_cast<std::size_t>(life)));
            hideout.encounters.push_back(placed);
        }
    }

    Hideout city()
    {
        Hideout hideout;
        hideout.location = card(thirdEdition().board->cities() & thirdEdition().board->cards());
        fill(hideout);
        return hideout;
    }

    bool take(Power power)
    {
        if (powers_.contains(power))
            return false;
        powers_ |= power;
        return true;
    }

    /// OPEN-29: Escape as Bat can put a city's card to Power cards.
    void merge(Hideout& made)
    {
        if (coin())
            return;
        if (const Power power = std::array{Power::DarkCall, Power::Feed, Power::Hide}[static_cast<std::size_t>(below(3))]; take(power))
            made.powers = power;
        if (!made.powers.contains(Power::Hide))
            return;
        made.hideFaceUp = coin();
        if (coin() && take(Power::WolfForm))
            made.powers |= Power::WolfForm;
    }

    Hideout hideout()
    {
        Hideout made;
        switch (below(5)) {
        case 0:
            made.location = card(thirdEdition().board->seas());
            made.faceUp = coin();
            return made;
        case 1: {
            const Power power = allPowers[static_cast<std::size_t>(below(4))]; // Wolf Form never lies alone
            if (!take(power))
                break;
            made.powers = power;
            if (power == Power::Hide) {
                if (coin() && take(Power::WolfForm))
                    made.powers |= Power::WolfForm;
                fill(made);
            }
            return made;
        }
        case 2:
            if (!take(Power::WolfForm))
                break;
            made = city();
            made.powers = Power::WolfForm;
            return made;
        case 3:
            made = city();
            made.escapeAsBat = true;
            merge(made);
            return made;
        default:
            break;
        }
        return city();
    }

    void bond()
    {
        GameState& state = position_.state;
        bool hideSeen = false;
        for (const auto& hideout : state.trail) {
            if (!hideout)
                continue;
            hideSeen = hideSeen || hideout->powers.contains(Power::Hide);
            if (hideSeen && hideout->location && !state.hideBond)
                state.hideBond = hideout->location;
        }
    }

    LocationSet someOf(LocationSet from)
    {
        LocationSet some;
        from.forEach([&](LocationId id) {
            if (below(20) == 0)
                some.insert(id);
        });
        return some;
    }

    void makeTokens()
    {
        BoardTokens& tokens = position_.state.tokens;
        const Board& board = *thirdEdition().board;
        tokens.consecratedGround = someOf(board.cities());
        tokens.heavenlyHosts = someOf(board.cities());
        tokens.storms = someOf(board.seas());
        someOf(board.cities()).forEach([&](LocationId city) { tokens.fog.emplace_back(city, static_cast<std::uint8_t>(1 + below(4))); });
        if (coin())
            std::reverse(tokens.fog.begin(), tokens.fog.end());
        if (coin())
            tokens.roadblocks.push_back({false, board.roads()[static_cast<std::size_t>(below(board.roads().size()))].first, {}});
        for (Roadblock& roadblock : tokens.roadblocks)
            for (const auto& [a, b] : board.roads())
                if (a == roadblock.a)
                    roadblock.b = b;
        if (coin()) {
            const Rail& rail = board.rails()[static_cast<std::size_t>(below(board.rails().size()))];
            tokens.roadblocks.push_back({true, rail.a, rail.b});
        }
    }

    HunterPlace hunterPlace()
    {
        const Board& board = *thirdEdition().board;
        switch (below(3)) {
        case 0:
            return {};
        case 1:
            return HunterPlace::in(static_cast<LocationId>(below(board.locations().size())));
        default:
            return HunterPlace::hospital(board.hospitals()[static_cast<std::size_t>(below(board.hospitals().size()))]);
        }
    }

    Position position_;
    LocationSet taken_;
    PowerSet powers_;
    int rumors_ = 0;
    int used_ = 0;
};

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    void theExample()
    {
        const auto position = read(example);
        QVERIFY(position.has_value());
        const GameState& state = position->state;
        QVERIFY(position->ruleset.rulings == rulingsOf(Printing::Es));
        QVERIFY(position->ruleset.board->id() == "fury-3e");
        QVERIFY(state.step == Step::BeforeSlide && state.handling == CardHandling::Dealt);
        QCOMPARE(int(state.round), 1);
        QVERIFY(*state.trail[0] == (Hideout{at("paris"), {}, false, false, true, 0, {{kind("rats"), false, 0}}}));
        QVERIFY(*state.trail[1] == (Hideout{{}, Power::Hide, false, false, false, 0, {{kind("bats"), false, 0}}}));
        QVERIFY(*state.trail[2] == (Hideout{at("nantes"), Power::WolfForm, false, false, false, 0, {}}));
        QVERIFY(!state.trail[3] && !state.trail[4] && !state.trail[5]);
        QVERIFY(*state.lairs[0] == (Hideout{at("cadiz"), {}, false, false, false, 0, {{kind("spy"), false, 0}}}));
        QVERIFY(!state.lairs[1] && !state.lairs[2]);
        QVERIFY(state.hideBond == at("nantes"));
        QVERIFY(state.tokens.consecratedGround == LocationSet(at("rome")));
        QVERIFY(state.tokens.heavenlyHosts == LocationSet(at("venice")));
        QVERIFY(state.tokens.storms == LocationSet(at("north-sea")));
        QCOMPARE(state.tokens.fog.size(), std::size_t{1});
        QVERIFY(state.tokens.fog[0].first == at("paris") && state.tokens.fog[0].second == 2);
        QVERIFY(state.tokens.roadblocks == (std::vector<Roadblock>{{false, at("nantes"), at("paris")}})); // the smaller id first
        QVERIFY(state.hunters[0] == HunterPlace::in(at("london")));
        QCOMPARE(int(state.damage), 3);
        QCOMPARE(state.encounterHand.size(), std::size_t{5});
        QCOMPARE(state.encounterDeck.size(), std::size_t{28 - 8}); // INV-2
        QCOMPARE(int(state.rumorTokens), 1);
        QCOMPARE(int(state.rumorReserve), 2); // one in hand, one on Paris
        QCOMPARE(int(state.week), 1);
        QVERIFY(state.day == Weekday::Tuesday);
        QVERIFY(!state.clockKept);
        QCOMPARE(state.combatDeck.size(), std::size_t{13});
        QCOMPARE(int(state.influence), 2);
        QVERIFY(currentLocation(state) == at("paris")); // CUR-1
        QVERIFY(cardsOnTrail(state) == (LocationSet(at("paris")) | LocationSet(at("nantes"))));
        QVERIFY(cardsInLairs(state) == LocationSet(at("cadiz")));
        QVERIFY((powersOnTrail(state) == PowerSet{Power::Hide, Power::WolfForm}));
        QCOMPARE(hunterLocations(state).size(), 4);
    }

    /// BAT-5: Escape as Bat lies on the trail instead of in the deck.
    void combatDeck()
    {
        const auto none = read(with(R"("trail":[{"location":"paris"}])"));
        QVERIFY(none.has_value());
        QCOMPARE(std::ranges::count(none->state.combatDeck, CombatCard::EscapeAsBat), 2);
        const auto one = read(with(R"("trail":[{"location":"paris"},{"location":"rome","escapeAsBat":true}])"));
        QVERIFY(one.has_value());
        QCOMPARE(std::ranges::count(one->state.combatDeck, CombatCard::EscapeAsBat), 1);
        QCOMPARE(one->state.combatDeck.size(), std::size_t{12});
        // More than the box holds: single counts are not verified, so that is no fault.
        const auto three = read(with(R"("trail":[{"location":"paris","escapeAsBat":true},{"location":"rome","escapeAsBat":true},)"
                                     R"({"location":"nantes","escapeAsBat":true}])"));
        QVERIFY(three.has_value());
        QCOMPARE(std::ranges::count(three->state.combatDeck, CombatCard::EscapeAsBat), 0);
        QCOMPARE(three->state.combatDeck.size(), std::size_t{11});
    }

    void theSmallest()
    {
        const auto position = read(with(R"("trail":[{"location":"paris"}])"));
        QVERIFY(position.has_value());
        const GameState& state = position->state;
        QVERIFY(position->ruleset.rulings == Rulings{});
        QVERIFY(state.encounterHand.empty()); // not filled up
        QCOMPARE(state.encounterDeck.size(), std::size_t{28});
        QVERIFY(std::is_sorted(state.encounterDeck.begin(), state.encounterDeck.end()));
        QCOMPARE(int(state.rumorReserve), 4);
        QVERIFY(hunterLocations(state).empty());
        QVERIFY(!state.hideBond);
        QCOMPARE(int(state.week), 1);
        QVERIFY(state.day == Weekday::None);
    }

    void accepted_data()
    {
        QTest::addColumn<QString>("fields");
        const auto row = [](const char* name, const char* fields) { QTest::newRow(name) << fields; };
        row("own fields",
            R"("x-note":{"any":[1]},"trail":[{"location":"paris","x-why":1}],"tokens":{"fog":{"x-a":7}},"hunters":{"x-b":8})");
        row("a gap in the trail", R"("trail":[{"location":"paris"},null,{"location":"rome"}])");
        row("an empty first slot", R"("trail":[null,{"location":"paris"}])");
        row("Wolf Form with Hide (OPEN-21)", R"("trail":[{"powers":["wolf-form","hide"]},{"location":"paris"}])");
        row("five slots of powers before it",
            R"("trail":[{"powers":["hide"]},{"powers":["feed"]},{"powers":["dark-call"]},{"location":"paris"}])");
        row("more copies of a kind than known", R"("trail":[{"location":"paris","encounters":["rats","rats","rats","rats"]}])");
        row("a hunter in a hospital, at sea, off the board",
            R"("trail":[{"location":"paris"}],"hunters":{"dr-seward":{"hospital":"rome"},"van-helsing":"north-sea","mina-harker":null})");
        row("Escape as Bat", R"("trail":[{"location":"paris","escapeAsBat":true}])");
        row("no damage on a rat", R"("trail":[{"location":"paris","encounters":[{"card":"rats","damage":0}]}])");
        row("roadblock the other way round, road and rail",
            R"("trail":[{"location":"paris"}],"tokens":{"roadblocks":[{"on":"road","between":["nantes","paris"]},{"on":"rail","between":["madrid","alicante"]}]})");
        row("the largest numbers",
            R"("trail":[{"location":"paris"}],"dracula":{"damage":14,"rumorTokens":4},"influence":12,"despair":3,"clock":{"week":255})");
        row("rumor without an encounter (OPEN-6)", R"("trail":[{"location":"paris","rumor":true}])");
    }
    void accepted()
    {
        QFETCH(QString, fields);
        const auto position = read(with(fields.toStdString()));
        if (!position)
            qWarning("%s at %s", position.error()[0].code.c_str(), position.error()[0].place.c_str());
        QVERIFY(position.has_value());
        // What is read can be written and read again.
        const auto again = read(writePosition(*position));
        QVERIFY(again.has_value());
        QVERIFY(again->state == position->state);
    }

    void broken_data()
    {
        Rows<QString, QString, QString> add;
        const auto raw = [&](const char* code, const char* place, const std::string& text) {
            add(qPrintable(QString::asprintf("%s %s %.60s", code, place, text.substr(std::min<std::size_t>(text.size(), 49)).c_str())),
                QString::fromStdString(text), code, place);
        };
        const auto row = [&](const char* code, const char* place, const char* fields) { raw(code, place, with(fields)); };
        const auto more = [&](const char* code, const char* place, const char* fields) {
            raw(code, place, with(std::string(R"("trail":[{"location":"paris"}],)") + fields));
        };
        // The text.
        raw("json-empty", "line 1, column 1", "");
        raw("json-syntax", "line 2, column 3", "{\n  'format': 1}");
        raw("json-syntax", "line 1, column 3", "{}{}");
        raw("json-syntax", "line 1, column 11", R"({"format":)");
        raw("json-key-doubled", "/influence", with(R"("trail":[{"location":"paris"}],"influence":1,"influence":2)"));
        raw("json-key-doubled", "/trail/1/location", with(R"("trail":[{"location":"paris"},{"location":"rome","location":"nantes"}])"));
        raw("json-number", "line 1, column 97", with(R"("trail":[{"location":"paris"}],"influence":1e999)"));
        // The head.
        raw("not-object", "", "[]");
        raw("field-missing", "/format", R"({"board":"fury-3e","trail":[{"location":"paris"}]})");
        raw("unknown-format", "/format", R"({"format":"demeter-position/2","board":"fury-3e","trail":[{"location":"paris"}]})");
        raw("field-missing", "/board", R"({"format":"demeter-position/1","trail":[{"location":"paris"}]})");
        raw("unknown-board", "/board", R"({"format":"demeter-position/1","board":"fury-9e","trail":[{"location":"paris"}]})");
        raw("not-text", "/board", R"({"format":"demeter-position/1","board":3,"trail":[{"location":"paris"}]})");
        more("unknown-printing", "/printing", R"("printing":"it")");
        more("field-unknown", "/lair", R"("lair":[])");
        more("field-unknown", "/a~1b~0", R"("a/b~":[])");
        row("field-missing", "/trail", R"("influence":1)");
        // The trail.
        row("not-list", "/trail", R"("trail":{"location":"paris"})");
        row("location-none", "/trail", R"("trail":[])");
        row("location-none", "/trail", R"("trail":[null,{"powers":["hide"]},null])");
        row("slots-too-many", "/trail", R"("trail":[{"location":"paris"},null,null,null,null,null,null])");
        row("current-in-last-slot", "/trail/5", R"("trail":[{"powers":["hide"]},null,null,null,null,{"location":"paris"}])");
        row("not-object", "/trail/1", R"("trail":[{"location":"paris"},"rome"])");
        row("location-not-on-board", "/trail/2/location", R"("trail":[{"location":"rome"},null,{"location":"pariss"}])");
        row("not-text", "/trail/0/location", R"("trail":[{"location":null}])");
        row("location-twice", "/trail/1/location", R"("trail":[{"location":"paris"},{"location":"paris"}])");
        row("location-twice", "/lairs/0/location", R"("trail":[{"location":"paris"}],"lairs":[{"location":"paris"}])");
        row("location-twice", "/lairs/1/location", R"("trail":[{"location":"paris"}],"lairs":[{"location":"rome"},{"location":"rome"}])");
        row("power-twice", "/trail/2/powers", R"("trail":[{"location":"paris"},{"powers":["feed"]},{"powers":["feed"]}])");
        row("power-doubled", "/trail/1/powers/1", R"("trail":[{"location":"paris"},{"powers":["feed","feed"]}])");
        row("unknown-power", "/trail/1/powers/0", R"("trail":[{"location":"paris"},{"powers":["bat"]}])");
        row("power-with-location", "/trail/0/powers", R"("trail":[{"location":"paris","powers":["feed"]}])");
        row("power-with-location", "/trail/0/powers", R"("trail":[{"location":"paris","powers":["hide","wolf-form"]}])");
        row("power-with-location", "/trail/0/powers", R"("trail":[{"location":"paris","powers":["misdirect"]}])");
        row("power-with-location", "/trail/0/powers", R"("trail":[{"location":"paris","powers":["misdirect"],"escapeAsBat":true}])");
        row("powers-together", "/trail/0/powers", R"("trail":[{"location":"paris","powers":["feed","hide"],"escapeAsBat":true}])");
        row("field-unknown", "/trail/0/hideFaceUp", R"("trail":[{"location":"paris","hideFaceUp":true}])");
        row("field-unknown", "/trail/1/hideFaceUp", R"("trail":[{"location":"paris"},{"powers":["hide"],"hideFaceUp":true}])");
        row("powers-together", "/trail/1/powers", R"("trail":[{"location":"paris"},{"powers":["feed","hide"]}])");
        row("powers-together", "/trail/1/powers", R"("trail":[{"location":"paris"},{"powers":["misdirect","wolf-form"]}])");
        row("wolf-form-alone", "/trail/1/powers", R"("trail":[{"location":"paris"},{"powers":["wolf-form"]}])");
        row("wolf-form-at-sea", "/trail/0/powers", R"("trail":[{"location":"north-sea","powers":["wolf-form"]}])");
        row("hideout-without-card", "/trail/1", R"("trail":[{"location":"paris"},{"encounters":["rats"]}])");
        row("rumor-on-empty-slot", "/trail/1/rumor", R"("trail":[{"location":"paris"},{"rumor":true}])");
        row("bat-without-location", "/trail/1/escapeAsBat", R"("trail":[{"location":"paris"},{"powers":["hide"],"escapeAsBat":true}])");
        row("bat-at-sea", "/trail/0/escapeAsBat", R"("trail":[{"location":"north-sea","escapeAsBat":true}])");
        row("not-boolean", "/trail/0/faceUp", R"("trail":[{"location":"paris","faceUp":"yes"}])");
        row("field-unknown", "/trail/0/faceup", R"("trail":[{"location":"paris","faceup":true}])");
        // Encounter cards (HO-9, VAMP-2) and Rumor tokens (RUM-2).
        row("encounter-at-sea", "/trail/0/encounters", R"("trail":[{"location":"north-sea","encounters":["rats"]}])");
        row("encounter-on-power", "/trail/1/encounters",
            R"("trail":[{"location":"paris"},{"powers":["dark-call"],"encounters":["rats"]}])");
        row("encounter-on-power", "/trail/1/encounters", R"("trail":[{"location":"paris"},{"powers":["feed"],"encounters":["rats"]}])");
        row("encounter-on-power", "/trail/1/encounters",
            R"("trail":[{"location":"paris"},{"powers":["misdirect"],"encounters":["rats"]}])");
        row("rumor-on-power", "/trail/1/rumor", R"("trail":[{"location":"paris"},{"powers":["misdirect"],"rumor":true}])");
        row("unknown-encounter", "/trail/0/encounters/1", R"("trail":[{"location":"paris","encounters":["rats","cats"]}])");
        row("unknown-encounter", "/trail/0/encounters/0/card", R"("trail":[{"location":"paris","encounters":[{"card":"cats"}]}])");
        row("not-encounter", "/trail/0/encounters/0", R"("trail":[{"location":"paris","encounters":[3]}])");
        row("field-missing", "/trail/0/encounters/0/card", R"("trail":[{"location":"paris","encounters":[{"faceUp":true}]}])");
        row("damage-on-no-fighter", "/trail/0/encounters/0/damage",
            R"("trail":[{"location":"paris","encounters":[{"card":"rats","damage":1}]}])");
        row("damage-on-no-fighter", "/trail/0/encounters/0/damage",
            R"("trail":[{"location":"paris","encounters":[{"card":"aristocratic-vampire","damage":1}]}])");
        row("number-out-of-range", "/trail/0/encounters/0/damage",
            R"("trail":[{"location":"paris","encounters":[{"card":"new-vampire","damage":6}]}])");
        row("number-out-of-range", "/trail/0/encounters/0/damage",
            R"("trail":[{"location":"paris","encounters":[{"card":"new-vampire","damage":-1}]}])");
        raw("encounters-too-many", "/trail/0/encounters/28", [] {
            std::string cards = "\"rats\"";
            for (int i = 0; i < 29; ++i)
                cards += ",\"bats\"";
            return with(R"("trail":[{"location":"paris","encounters":[)" + cards + "]}]");
        }());
        row("rumor-tokens-too-many", "/dracula/rumorTokens", R"("trail":[{"location":"paris","rumor":true}],"dracula":{"rumorTokens":4})");
        row("rumor-tokens-too-many", "/trail",
            R"("trail":[{"location":"paris","rumor":true},{"location":"rome","rumor":true},{"location":"nantes","rumor":true},{"location":"venice","rumor":true},{"location":"madrid","rumor":true}])");
        // Lairs (COMP-3, LAIR-4, OPEN-8, BAT-5).
        more("lairs-too-many", "/lairs",
             R"("lairs":[{"location":"rome"},{"location":"nantes"},{"location":"cadiz"},{"location":"madrid"}])");
        more("lair-without-location", "/lairs/0", R"("lairs":[{"encounters":["rats"]}])");
        more("lair-with-power", "/lairs/0/powers", R"("lairs":[{"location":"rome","powers":["wolf-form"]}])");
        more("lair-with-bat", "/lairs/0/escapeAsBat", R"("lairs":[{"location":"rome","escapeAsBat":true}])");
        more("lair-at-sea", "/lairs/0/location", R"("lairs":[{"location":"north-sea"}])");
        more("encounter-at-sea", "/lairs/0/encounters", R"("lairs":[{"location":"north-sea","encounters":["rats"]}])");
        more("not-object", "/lairs/0", R"("lairs":[null])");
        more("not-list", "/lairs", R"("lairs":{})");
        // The Hide bond (INV-4, HIDE-1).
        row("bond-without-hide", "/hideBond", R"("trail":[{"location":"paris"}],"hideBond":"paris")");
        row("bond-not-on-trail", "/hideBond", R"("trail":[{"powers":["hide"]},{"location":"paris"}],"hideBond":"rome")");
        row("bond-left-of-hide", "/hideBond",
            R"("trail":[{"location":"rome"},{"powers":["hide"]},{"location":"paris"}],"hideBond":"rome")");
        row("location-not-on-board", "/hideBond", R"("trail":[{"powers":["hide"]},{"location":"paris"}],"hideBond":"prais")");
        // Tokens (CONS-1, FOG-1, STORM-1, BLK-1).
        more("token-not-in-city", "/tokens/consecratedGround/0", R"("tokens":{"consecratedGround":["north-sea"]})");
        more("token-not-in-city", "/tokens/heavenlyHosts/1", R"("tokens":{"heavenlyHosts":["rome","north-sea"]})");
        more("token-not-at-sea", "/tokens/storms/0", R"("tokens":{"storms":["rome"]})");
        more("token-twice", "/tokens/storms/1", R"("tokens":{"storms":["north-sea","north-sea"]})");
        more("token-not-in-city", "/tokens/fog/north-sea", R"("tokens":{"fog":{"north-sea":1}})");
        more("number-out-of-range", "/tokens/fog/rome", R"("tokens":{"fog":{"rome":5}})");
        more("number-out-of-range", "/tokens/fog/rome", R"("tokens":{"fog":{"rome":0}})");
        more("location-not-on-board", "/tokens/fog/roma", R"("tokens":{"fog":{"roma":1}})");
        more("no-road", "/tokens/roadblocks/0/between", R"("tokens":{"roadblocks":[{"on":"road","between":["paris","rome"]}]})");
        more("no-road", "/tokens/roadblocks/0/between", R"("tokens":{"roadblocks":[{"on":"road","between":["paris","paris"]}]})");
        more("no-rail", "/tokens/roadblocks/0/between", R"("tokens":{"roadblocks":[{"on":"rail","between":["paris","galway"]}]})");
        more("unknown-roadblock-side", "/tokens/roadblocks/0/on", R"("tokens":{"roadblocks":[{"on":"sea","between":["paris","nantes"]}]})");
        more("not-pair", "/tokens/roadblocks/0/between", R"("tokens":{"roadblocks":[{"on":"road","between":["paris"]}]})");
        more("roadblock-twice", "/tokens/roadblocks/1/between",
             R"("tokens":{"roadblocks":[{"on":"road","between":["paris","nantes"]},{"on":"road","between":["nantes","paris"]}]})");
        more("location-not-on-board", "/tokens/roadblocks/0/between/1",
             R"("tokens":{"roadblocks":[{"on":"road","between":["paris","nants"]}]})");
        more("field-unknown", "/tokens/bats", R"("tokens":{"bats":[]})");
        // Hunters.
        more("unknown-hunter", "/hunters/quincey", R"("hunters":{"quincey":"rome"})");
        more("location-not-on-board", "/hunters/dr-seward", R"("hunters":{"dr-seward":"roma"})");
        more("no-hospital", "/hunters/dr-seward/hospital", R"("hunters":{"dr-seward":{"hospital":"paris"}})");
        more("field-missing", "/hunters/dr-seward/hospital", R"("hunters":{"dr-seward":{}})");
        more("not-hunter-place", "/hunters/dr-seward", R"("hunters":{"dr-seward":5})");
        more("not-object", "/hunters", R"("hunters":["rome"])");
        // Dracula and the tracks (DMG-2, COMP-6 to COMP-8).
        more("number-out-of-range", "/dracula/damage", R"("dracula":{"damage":15})");
        more("number-out-of-range", "/dracula/damage", R"("dracula":{"damage":-1})");
        more("number-not-whole", "/dracula/damage", R"("dracula":{"damage":2.5})");
        more("number-out-of-range", "/dracula/damage", R"("dracula":{"damage":1e20})");
        more("number-out-of-range", "/dracula/damage", R"("dracula":{"damage":18446744073709551616})");
        more("not-number", "/dracula/damage", R"("dracula":{"damage":"3"})");
        more("number-out-of-range", "/dracula/rumorTokens", R"("dracula":{"rumorTokens":5})");
        more("unknown-encounter", "/dracula/encounterHand/0", R"("dracula":{"encounterHand":["cats"]})");
        more("not-text", "/dracula/encounterHand/0", R"("dracula":{"encounterHand":[{"card":"rats"}]})");
        more("text-empty", "/dracula/eventHand/0", R"("dracula":{"eventHand":[""]})");
        more("not-text", "/dracula/eventHand/0", R"("dracula":{"eventHand":[1]})");
        more("unknown-event", "/dracula/eventHand/1", R"("dracula":{"eventHand":["enraged","seductions"]})");
        more("unknown-event", "/dracula/eventHand/0", R"("dracula":{"eventHand":["good-luck"]})"); // a hunters' card
        more("field-unknown", "/dracula/life", R"("dracula":{"life":15})");
        more("number-out-of-range", "/influence", R"("influence":13)");
        more("number-out-of-range", "/despair", R"("despair":4)");
        more("number-out-of-range", "/clock/week", R"("clock":{"week":0})");
        more("number-out-of-range", "/clock/week", R"("clock":{"week":256})");
        more("unknown-day", "/clock/day", R"("clock":{"day":"Monday"})");
        more("not-object", "/clock", R"("clock":"monday")");
    }
    void broken()
    {
        const auto [text, code, place] = rowOf<QString, QString, QString>();
        const auto position = read(text.toStdString());
        QVERIFY(!position.has_value());
        bool found = false;
        for (const Fault& fault : position.error()) {
            found = found || (fault.code == code.toStdString() && fault.place == place.toStdString());
            QVERIFY2(isListed(fault), fault.code.c_str());
        }
        if (!found)
            for (const Fault& fault : position.error())
                qWarning("%s at %s", fault.code.c_str(), fault.place.c_str());
        QVERIFY(found);
    }

    void faultsSayWhatIsWrong()
    {
        const auto first = [](const std::string& fields) { return read(with(fields)).error()[0]; };
        QCOMPARE(first(R"("trail":[{"location":"rome"},null,{"location":"pariss"}])"),
                 (Fault{"location-not-on-board", "/trail/2/location", {"pariss", "fury-3e", "paris"}}));
        QCOMPARE(first(R"("trail":[{"location":"xyzzy"}])"),
                 (Fault{"location-not-on-board", "/trail/0/location", {"xyzzy", "fury-3e", ""}}));
        QCOMPARE(first(R"("trail":[{"location":"paris"},{"location":"paris"}])"),
                 (Fault{"location-twice", "/trail/1/location", {"paris", "/trail/0/location"}}));
        // All faults come at once.
        QCOMPARE(read(with(R"("trail":[{"location":"pariss"},{"powers":["x"]}],"influence":99)")).error().size(), std::size_t{3});
        QCOMPARE(first(R"("trail":[{"location":"paris","encounters":[{"card":"new-vampire","damage":6}]}])").arguments,
                 (std::vector<std::string>{"6", "0", "5"}));
    }

    void faultsOfTheBoard()
    {
        const auto position = readPosition(
            with(R"("trail":[])"),
            [](const std::string&) {
                return std::unexpected(Faults{{"edge-self", "/roads/3", {"rome"}}});
            },
            thirdEdition().cards);
        QCOMPARE(position.error(), (Faults{{"board-faulty", "/board", {"fury-3e"}}, {"edge-self", "fury-3e: /roads/3", {"rome"}}}));
        const auto none = readPosition(
            with(R"("trail":[])"), [](const std::string&) { return std::shared_ptr<const Board>(); }, thirdEdition().cards);
        QCOMPARE(none.error(), (Faults{{"unknown-board", "/board", {"fury-3e"}}}));
        QCOMPARE(readPosition(with(R"("trail":[])"), {}, thirdEdition().cards).error()[0].code, "unknown-board");
    }

    /// HIDE-1, HIDE-6: what an absent, an ended and a named bond mean.
    void hideBonds()
    {
        const auto bond = [](const std::string& fields) {
            const auto position = read(
                with(R"("trail":[{"location":"rome"},{"powers":["hide"]},{"powers":["feed"]},{"location":"paris"},{"location":"nantes"}])" +
                     fields));
            return position.value().state.hideBond;
        };
        QVERIFY(bond("") == at("paris")); // the nearest to its right, past Feed
        QVERIFY(bond(R"(,"hideBond":null)") == std::nullopt);
        QVERIFY(bond(R"(,"hideBond":"nantes")") == at("nantes"));
        const auto last = read(with(R"("trail":[{"location":"rome"},{"powers":["hide"]}])"));
        QVERIFY(last.has_value() && !last->state.hideBond);
    }

    /// INV-2: the deck is what the position does not mention, and the sum stays however the kinds are mixed.
    void decks()
    {
        const auto position = read(with(R"("trail":[{"location":"paris","encounters":["rats","rats","rats","rats"]}])"));
        QVERIFY(position.has_value());
        const auto& deck = position->state.encounterDeck;
        QCOMPARE(deck.size(), std::size_t{24});
        QCOMPARE(std::count(deck.begin(), deck.end(), kind("rats")), std::ptrdiff_t{0});
        QCOMPARE(std::count(deck.begin(), deck.end(), kind("wolves")), std::ptrdiff_t{0}); // shortened from the end
        QCOMPARE(std::count(deck.begin(), deck.end(), kind("bats")), std::ptrdiff_t{2});
    }

    void stateQueries()
    {
        const auto position = read(with(R"("trail":[{"powers":["hide"]},null,{"location":"paris"},{"location":"rome"}],)"
                                        R"("hunters":{"dr-seward":{"hospital":"rome"},"van-helsing":"nantes"})"));
        QVERIFY(position.has_value());
        QVERIFY(currentSlot(position->state) == Slot{3});                       // CUR-2
        QVERIFY(hunterLocations(position->state) == LocationSet(at("nantes"))); // HOSP-4
        QVERIFY(!currentSlot(GameState{}) && !currentLocation(GameState{}));
        GameState maturing = position->state;
        maturing.maturing = Hideout{at("venice"), Power::Feed, false, false, false, 0, {}};
        QVERIFY(!cardsOnTrail(maturing).contains(at("venice")));
        QVERIFY(powersOnTrail(maturing) == PowerSet(Power::Hide));
    }

    /// The second edition's hospital has no Location card, so it never lies on a trail, but a hunter can stand there.
    void placesWithoutCard()
    {
        const auto board = *findBoard("fury-2e");
        const auto& locations = board->locations();
        const auto found = std::find_if(locations.begin(), locations.end(), [](const Location& location) { return !location.hasCard; });
        QVERIFY(found != locations.end());
        const std::string head = "{\"format\":\"demeter-position/1\",\"board\":\"fury-2e\",\"trail\":[{\"location\":\"";
        const auto refused = read(head + found->id + "\"}]}");
        QCOMPARE(refused.error()[0], (Fault{"location-without-card", "/trail/0/location", {found->id}}));
        QVERIFY(read(head + "paris\"}],\"hunters\":{\"dr-seward\":\"" + found->id + "\"}}").has_value());
    }

    void writtenPositionsReadBack()
    {
        QVERIFY(rc::check("read(write(p)) == p", [] {
            const Position position = PositionMaker().make();
            const std::string text = writePosition(position);
            const auto again = read(text);
            if (!again)
                RC_LOG() << text << again.error()[0].code << " at " << again.error()[0].place << '\n';
            RC_ASSERT(again.has_value());
            GameState state = again->state;
            state.encounterDeck.clear(); // not part of the format
            if (state != position.state)
                RC_FAIL(text + "\n" + writeState(position.ruleset, position.state) + "\n" + writeState(position.ruleset, state));
            RC_ASSERT(again->ruleset.rulings == position.ruleset.rulings);
            RC_ASSERT(again->ruleset.board->id() == position.ruleset.board->id());
            RC_ASSERT(again->state.encounterDeck.size() + cardsMentioned(state) == 28U); // INV-2
            RC_ASSERT(writePosition(*again) == text);
        }));
    }

    void damagedTextNeverCrashes()
    {
        std::mt19937 random(6);
        const std::string text = example;
        const std::vector<std::string> values{"null",
                                              "true",
                                              "-1",
                                              "0",
                                              "1e308",
                                              "-0.0",
                                              "18446744073709551615",
                                              "-9223372036854775808",
                                              "[]",
                                              "{}",
                                              "\"\"",
                                              "\"paris\"",
                                              "\"rats\"",
                                              "\"hide\"",
                                              "\"\\u0000\"",
                                              "99999999999999999999999",
                                              "[[[[[[[[[[[[[]]]]]]]]]]]]]"};
        for (int i = 0; i < times(4000, 200000); ++i) {
            std::string damaged = text;
            for (unsigned j = 0; j <= random() % 3; ++j) {
                const std::size_t where = random() % damaged.size();
                if (random() % 2 == 0)
                    damaged.insert(where, values[random() % values.size()]);
                else
                    damaged[where] = static_cast<char>(random() % 3 == 0 ? random() % 256
                                                                         : static_cast<unsigned char>("{}[]\",:019.eE-nt"[random() % 16]));
            }
            checkAny(damaged);
        }
        // Values of the wrong kind everywhere.
        const auto json = nlohmann::ordered_json::parse(text).flatten();
        for (const auto& [pointer, old] : json.items())
            for (const std::string& value : values) {
                auto changed = nlohmann::ordered_json::parse(text);
                changed[nlohmann::ordered_json::json_pointer(pointer)] = nlohmann::ordered_json::parse(value, nullptr, false);
                checkAny(changed.dump());
            }
        QCOMPARE(read(std::string(1000000, '[')).error()[0].code, "json-too-deep");
        QCOMPARE(read(std::string("\xEF\xBB\xBF") + example).has_value(), true);
        QCOMPARE(read("{\"format\":\"\xFF\"}").error()[0].code, "json-utf8");
    }

private:
    static std::size_t cardsMentioned(const GameState& state)
    {
        std::size_t count = state.encounterHand.size();
        for (const auto& hideout : state.trail)
            count += hideout ? hideout->encounters.size() : 0;
        for (const auto& lair : state.lairs)
            count += lair ? lair->encounters.size() : 0;
        return count;
    }

    /// Whatever the text is: faults that the tables know, or a position that reads back.
    static void checkAny(const std::string& text)
    {
        const auto position = read(text);
        if (!position) {
            QVERIFY(!position.error().empty());
            for (const Fault& fault : position.error())
                QVERIFY2(isListed(fault), fault.code.c_str());
            return;
        }
        const auto again = read(writePosition(*position));
        QVERIFY2(again.has_value(), text.c_str());
        QVERIFY(again->state == position->state);
    }
};

DEMETER_TEST(TestPosition)
#include "test_position.moc"
