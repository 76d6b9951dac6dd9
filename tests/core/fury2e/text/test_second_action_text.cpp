// Actions of the second edition as JSON: written, read back in the same bytes, and refused with their place.
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/text/fields.h"
#include "core/fury2e/text/input_faults.h"
#include "tests/support/listed_fault.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <rapidcheck.h>

#include <QTest>

#include <set>
#include <sstream>

using namespace demeter;

namespace {

using namespace demeter::fury2e;

const Ruleset& secondEdition()
{
    static const Ruleset rules{test::board("fury-2e"), {}};
    return rules;
}

// As RapidCheck draws them, so that a case that fails shrinks.

int anyBelow(std::size_t bound)
{
    return *rc::gen::inRange(0, static_cast<int>(bound));
}
bool anyFlag()
{
    return anyBelow(2) == 1;
}
std::uint8_t anyByte()
{
    return *rc::gen::arbitrary<std::uint8_t>();
}
template <typename Enum> Enum anyOne()
{
    return static_cast<Enum>(anyBelow(JsonNames<Enum>::ids.size()));
}
LocationId anyPlace()
{
    return static_cast<LocationId>(anyBelow(secondEdition().board->locations().size()));
}
template <typename Make> auto maybe(const Make& make)
{
    std::optional<decltype(make())> value;
    if (anyFlag())
        value = make();
    return value;
}
template <typename Set, typename Enum> Set anySet()
{
    Set set;
    for (std::size_t i = 0; i < JsonNames<Enum>::ids.size(); ++i)
        if (anyFlag())
            set = set | Set(static_cast<Enum>(i));
    return set;
}
const auto anyHunters = anySet<HunterSet, Hunter>;
const auto anyPowers = anySet<PowerSet, Power>;
template <typename Enum> std::vector<Enum> anyList()
{
    std::vector<Enum> list;
    for (int i = anyBelow(5); i > 0; --i)
        list.push_back(anyOne<Enum>());
    return list;
}
std::array<std::uint8_t, hunterCount> anyNumbers()
{
    std::array<std::uint8_t, hunterCount> numbers{};
    for (auto& number : numbers)
        number = anyFlag() ? anyByte() : std::uint8_t{0};
    return numbers;
}
fury::Roadblock anyRoad()
{
    const LocationId a = anyPlace(), b = anyPlace();
    const Board& board = *secondEdition().board;
    return board[b].id < board[a].id ? fury::Roadblock{anyFlag(), b, a} : fury::Roadblock{anyFlag(), a, b};
}
CardPlace anyCardPlace()
{
    return anyFlag() ? CardPlace::catacombs(static_cast<std::size_t>(anyBelow(catacombSpaces)))
                     : CardPlace::onTrail(static_cast<std::size_t>(anyBelow(trailLength)));
}
LyingToken anyToken()
{
    return {anyCardPlace(), static_cast<std::uint8_t>(anyBelow(catacombEncounters))};
}

decltype(PutRight::edit) anyEdit(int which)
{
    switch (which) {
    case 0:
        return EditNumber{anyOne<Number>(), *rc::gen::arbitrary<int>()};
    case 1:
        return EditTime{anyOne<TimeOfDay>()};
    case 2:
        return EditHunter{anyOne<Hunter>(), maybe(anyPlace), {anyByte(), anyByte(), anyFlag(), anyList<Encounter>(), anyList<Encounter>()}};
    case 3:
        return EditCard{anyCardPlace(), maybe(anyPlace), anyPowers(), anyFlag()};
    case 4:
        return EditEncounter{anyOne<Encounter>(), anyOne<EncounterZone>(), anyOne<EncounterZone>(),
                             maybe(anyToken),     maybe(anyCardPlace),     anyFlag()};
    case 5: {
        LocationSet hosts;
        for (int i = anyBelow(4); i > 0; --i)
            hosts.insert(anyPlace());
        return EditTokens{hosts, maybe(anyPlace), maybe(anyRoad)};
    }
    default:
        return EditEvents{anyList<DraculaEvent>(), maybe(anyOne<DraculaEvent>), maybe(anyOne<HunterEvent>)};
    }
}

Action anyTactic()
{
    PlayTactic play{anyOne<DraculaTactic>(), maybe(anyOne<Hunter>)};
    if (anyFlag())
        play.tactic = anyOne<AgentTactic>();
    return play;
}

/// An action of each kind, in the order of the variant.
Action anyAction(std::size_t kind)
{
    const std::array<Action (*)(), std::variant_size_v<ActionVariant>> make{
        []() -> Action {
            return PlaceHunters{{anyPlace(), anyPlace(), anyPlace(), anyPlace()}};
        },
        []() -> Action { return ChooseStart{anyPlace()}; },
        []() -> Action { return DrawEncounter{anyOne<Encounter>()}; },
        []() -> Action { return GoOn{}; },
        []() -> Action { return ClearCatacomb{anyPlace()}; },
        []() -> Action {
            return Play{maybe(anyPlace), anyPowers(),
                        maybe([] { return CatacombSpace{static_cast<std::uint8_t>(anyBelow(catacombSpaces))}; }), maybe(anyOne<Encounter>)};
        },
        []() -> Action { return SufferPenalty{}; },
        []() -> Action { return PlaceEncounter{anyOne<Encounter>()}; },
        []() -> Action { return ActivateEncounter{anyOne<Encounter>()}; },
        []() -> Action {
            return Declare{maybe(anyPlace), anyPowers()};
        },
        []() -> Action { return ChooseHunter{anyOne<Hunter>()}; },
        []() -> Action { return ChoosePlace{anyPlace()}; },
        []() -> Action { return ChooseRoad{anyRoad()}; },
        []() -> Action { return ChooseEncounters{anyList<Encounter>()}; },
        []() -> Action { return ChooseLying{anyToken()}; },
        []() -> Action {
            return PlayOnHunter{anyOne<Encounter>(), anyOne<Hunter>()};
        },
        []() -> Action {
            return AnswerEncounter{anyFlag(), anyFlag(), anyByte(), anyNumbers(), anyHunters()};
        },
        []() -> Action { return Reply{anyFlag()}; },
        []() -> Action { return DrawEvent{anyOne<DraculaEvent>()}; },
        []() -> Action {
            return PlayEvent{anyOne<DraculaEvent>(), anyByte(), maybe(anyPlace), maybe(anyOne<Hunter>)};
        },
        []() -> Action { return DiscardEvent{anyOne<DraculaEvent>()}; },
        []() -> Action {
            return MoveHunters{anyHunters(), anyPlace(), anyOne<Travel>(), anyFlag(), maybe(anyOne<HunterItem>)};
        },
        []() -> Action {
            return HuntersAct{anyOne<HuntersAct::What>(), anyNumbers(), anyByte(), anyFlag()};
        },
        []() -> Action {
            return SpendResolve{anyOne<Hunter>(), anyOne<ResolveOption>(), maybe(anyPlace), maybe(anyOne<Hunter>), anyByte(), anyFlag()};
        },
        []() -> Action {
            return HunterPlays{anyOne<HunterEvent>(),
                               maybe(anyOne<Hunter>),
                               maybe(anyOne<Hunter>),
                               maybe(anyPlace),
                               maybe(anyPlace),
                               anyByte(),
                               anyFlag()};
        },
        []() -> Action {
            return PlayItem{anyOne<HunterItem>(), anyOne<Hunter>(), maybe(anyPlace), maybe(anyToken), anyByte()};
        },
        []() -> Action {
            return RollForBite{anyOne<Hunter>(), anyByte(), anyFlag()};
        },
        anyTactic,
        []() -> Action {
            return CombatCard{anyOne<CombatCard::Kind>(), anyOne<Hunter>(), anyByte()};
        },
        []() -> Action {
            return EnterResult{anySet<CombatWords, CombatWord>(), anyNumbers(), anyByte(), anyHunters()};
        },
        []() -> Action {
            const auto ruling = static_cast<std::size_t>(anyBelow(rulingCount));
            return PutRightRuling{static_cast<Ruling>(ruling), static_cast<std::uint8_t>(anyBelow(rulingTable[ruling].count()))};
        },
        []() -> Action {
            return PutRight{"the board says otherwise: \"ő\"", anyEdit(anyBelow(std::variant_size_v<decltype(PutRight::edit)>))};
        },
        []() -> Action {
            PromiseShares promises;
            for (int n = anyBelow(4) + 1; n > 0; --n)
                promises.promises.push_back(SharePromise{anyByte(), anyByte()});
            return promises;
        },
        []() -> Action {
            return AddChance{{anyFlag() ? "sal" : "", {Share{anyByte()}, std::nullopt}}};
        }};
    return make[kind]();
}

bool isDocumented(const Fault& fault)
{
    return test::isListed(fault) || std::ranges::any_of(fury2e::inputFaults, [&](const FaultInfo& info) {
               return info.code == fault.code && info.arguments == fault.arguments.size();
           });
}

/// Whether the place is one of the object, or a field that is missing in it.
bool isIn(const Json& object, const std::string& place)
{
    if (place.empty())
        return true;
    const Json::json_pointer pointer(place);
    return object.contains(pointer) || object.contains(pointer.parent_pointer());
}

/// Takes out, puts in or changes one field; the codes of the faults are added to `codes`.
void breakOne(const Action& action, std::set<std::string>& codes)
{
    Json json = Json::parse(writeAction(secondEdition(), action));
    const Json flat = json.flatten();
    auto field = flat.begin();
    std::advance(field, *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(flat.size())));
    const Json::json_pointer pointer(field.key());
    const std::array<Json, 8> others{Json(nullptr), Json(-1),          Json(300), Json("no-such-thing"),
                                     Json(""),      Json::array({-1}), Json(1.5), Json{{"nothing", "here"}}};
    Json& parent = json[pointer.parent_pointer()];
    const int how = anyBelow(3);
    if (how == 0)
        json[pointer] = others[static_cast<std::size_t>(anyBelow(others.size()))];
    else if (how == 1 && parent.is_object())
        parent.erase(pointer.back());
    else
        json["one-more"] = true;
    const auto read = readAction(secondEdition(), json.dump());
    if (read) { // what was left out or is another value now
        const auto again = readAction(secondEdition(), writeAction(secondEdition(), *read));
        RC_ASSERT((again && *again == *read));
        return;
    }
    for (const Fault& fault : read.error()) {
        codes.insert(fault.code);
        if (!isDocumented(fault) || !isIn(json, fault.place))
            RC_FAIL(json.dump() + " " + fault.code + " " + fault.place);
    }
}

} // namespace

class TestSecondActionText : public QObject {
    Q_OBJECT

private slots:
    void readBackInTheSameBytes()
    {
        QVERIFY(rc::check([] {
            for (std::size_t kind = 0; kind < std::variant_size_v<ActionVariant>; ++kind) {
                const Action action = anyAction(kind);
                const std::string text = writeAction(secondEdition(), action);
                const auto read = readAction(secondEdition(), text);
                RC_ASSERT(read.has_value());
                RC_ASSERT((action.index() == kind && *read == action));
                RC_ASSERT(writeAction(secondEdition(), *read) == text);
                RC_ASSERT(Json::parse(text)["action"] == actionName(action));
            }
        }));
    }

    /// What is taken out, put in or made something else is refused, with a place that is there, or read as what it says now.
    void brokenInputsAreNamed()
    {
        std::set<std::string> codes;
        QVERIFY(rc::check([&] {
            for (std::size_t kind = 0; kind < std::variant_size_v<ActionVariant>; ++kind)
                breakOne(anyAction(kind), codes);
        }));
        QVERIFY2(codes.size() > 10, std::to_string(codes.size()).c_str());
    }

    void faults_data()
    {
        test::Rows<QString, QString> row;
        const std::initializer_list<std::array<const char*, 2>> rows{
            {R"([])", "not-object "},
            {R"({"action":"play")", "json-syntax line 1, column 17"},
            {R"({})", "field-missing /action action"},
            {R"({"action":"pray"})", "unknown-action /action pray play"},
            {R"({"action":"play","location":"pari"})", "location-not-on-board /location pari fury-2e bari"},
            {R"({"action":"play","powers":["hide","hide"]})", "power-doubled /powers/1 hide"},
            {R"({"action":"play","powers":["misdirect"]})", "unknown-power /powers/0 misdirect "},
            {R"({"action":"play","catacomb":3})", "number-out-of-range /catacomb 3 0 2"},
            {R"({"action":"play","to":"paris"})", "field-unknown /to to"},
            {R"({"action":"go-on","x-note":7})", ""},
            {R"({"action":"place-hunters","cities":{"mina-harker":"paris"}})", "field-missing /cities/lord-godalming lord-godalming"},
            {R"({"action":"choose-lying","token":{"space":0}})", "number-out-of-range /token/space 0 1 6"},
            {R"({"action":"choose-lying","token":{"space":1,"catacomb":1}})", "field-unknown /token/space space"},
            {R"({"action":"choose-lying","token":{}})", "field-missing /token/space space"},
            {R"({"action":"choose-lying","token":{"catacomb":1,"token":2}})", "number-out-of-range /token/token 2 0 1"},
            {R"({"action":"choose-road","road":{"on":"sea","between":["paris","nantes"]}})", "unknown-roadblock-side /road/on sea"},
            {R"({"action":"move-hunters","hunters":["mina-harker","mina-harker"],"to":"rome"})", "hunter-doubled /hunters/1 mina-harker"},
            {R"({"action":"move-hunters","hunters":["mina"],"to":"rome"})", "unknown-hunter /hunters/0 mina "},
            {R"({"action":"move-hunters","hunters":[],"to":"rome","travel":"raid"})", "unknown-value /travel raid travel rail"},
            {R"({"action":"move-hunters","hunters":[],"to":"rome","by":"fast-house"})", "unknown-value /by fast-house by fast-horse"},
            {R"({"action":"play-tactic","tactic":{}})", "field-missing /tactic dracula | agent"},
            {R"({"action":"play-tactic","tactic":{"dracula":"dodge","agent":"dodge"}})", "field-unknown /tactic/agent agent"},
            {R"({"action":"play-tactic","tactic":{"agent":"claws"}})", "unknown-value /tactic/agent claws agent "},
            {R"({"action":"enter-result","words":["kiled"]})", "unknown-value /words/0 kiled words killed"},
            {R"({"action":"draw-event","event":"tarp"})", "unknown-event /event tarp "},
            {R"({"action":"hunter-plays","event":"good-lock"})", "unknown-hunter-event /event good-lock good-luck"},
            {R"({"action":"put-right-ruling","ruling":"firstday","reading":"x"})", "unknown-ruling /ruling firstday firstDay"},
            {R"({"action":"put-right-ruling","ruling":"firstDay","reading":"x"})", "unknown-reading /reading x firstDay "},
            {R"({"action":"put-right","reason":"","edit":{"time":{"is":"noon"}}})", ""}, // the rules refuse it
            {R"({"action":"put-right","reason":7,"edit":{"time":{"is":"noon"}}})", "not-text /reason"},
            {R"({"action":"put-right","reason":"so","edit":{"time":{"is":"moon"}}})", "unknown-time /edit/time/is moon noon"},
            {R"({"action":"put-right","reason":"so","edit":{}})",
             "field-missing /edit number | time | hunter | card | encounter | tokens | events"}};
        for (const auto& [text, fault] : rows)
            row(text, text, fault);
    }
    void faults()
    {
        const auto [text, fault] = test::rowOf<QString, QString>();
        const auto read = readAction(secondEdition(), text.toStdString());
        std::string told;
        if (!read) {
            const Fault& first = read.error().front();
            QVERIFY(isDocumented(first));
            told = first.code + ' ' + first.place;
            for (const std::string& argument : first.arguments)
                told += ' ' + argument;
        }
        QCOMPARE(QString::fromStdString(told), fault);
    }

    /// core/fury2e/text/actions.md names every action with its fields, and no other.
    void describedForPeople()
    {
        std::vector<std::string> rows, described;
        std::istringstream text(test::sourceFile("core/fury2e/text/actions.md"));
        for (std::string line; std::getline(text, line);)
            if (line.starts_with("| `"))
                rows.push_back(line);
        const auto describe = [&]<typename T>(std::string_view name, std::type_identity<T>) {
            std::string row = "| `" + std::string(name) + "` | ";
            using Written = std::conditional_t<std::is_same_v<T, AddChance>, Chance, T>; // the fields of its chance are its own
            if constexpr (!std::is_empty_v<T> && !std::is_same_v<T, PutRightRuling>)
                jsonFields<Written>(
                    [&](const auto&... field) { ((row += "`" + std::string(field.name) + (field.optional ? "`? " : "` ")), ...); });
            described.push_back(row);
        };
        const auto all = [&]<typename Variant>(std::type_identity<Variant>, std::span<const std::string_view> names) {
            for (std::size_t kind = 0; kind < names.size(); ++kind)
                withIndex<std::variant_size_v<Variant>>(
                    kind, [&](auto index) { describe(names[index], std::type_identity<std::variant_alternative_t<index, Variant>>()); });
        };
        all(std::type_identity<ActionVariant>(), actionNames);
        all(std::type_identity<decltype(PutRight::edit)>(), jsonAlternatives<decltype(PutRight::edit)>);
        QCOMPARE(rows.size(), described.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::istringstream words(described[i]);
            std::size_t from = 0;
            for (std::string word; words >> word; from += word.size()) { // in this order
                from = rows[i].find(word, from);
                QVERIFY2(from != std::string::npos, (rows[i] + " lacks " + word).c_str());
            }
        }
    }

    void aReasonHasItsLength()
    {
        const auto withReason = [](std::size_t length) {
            return readAction(secondEdition(), R"({"action":"put-right","reason":")" + std::string(length, 'a') +
                                                   R"(","edit":{"number":{"of":"blood","value":3}}})");
        };
        QVERIFY(withReason(500).value() == Action(PutRight{std::string(500, 'a'), EditNumber{Number::Blood, 3}}));
        QCOMPARE(withReason(501).error(), (Faults{{"text-too-long", "/reason", {"500"}}}));
    }

    /// Two locations of a road come in the order of their ids.
    void roadsAreTurnedRound()
    {
        const auto read = readAction(secondEdition(), R"({"action":"choose-road","road":{"on":"road","between":["paris","nantes"]}})");
        QCOMPARE(QString::fromStdString(writeAction(secondEdition(), read.value())),
                 QString(R"({"action":"choose-road","road":{"on":"road","between":["nantes","paris"]}})"));
    }
};

DEMETER_TEST(TestSecondActionText)
#include "test_second_action_text.moc"
