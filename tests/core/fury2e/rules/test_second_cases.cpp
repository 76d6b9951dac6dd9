// Runs the worked cases of the second edition, `data/*.json`, and beside them small ones for single rules (`data/rules_*.json`).
//
// A file is a list of cases. A case has an `id`, a `title`, the `rules` that it holds, and `runs`. A run has a `given` and `steps`.
//  - `given`: a `position` (demeter-position/2 without its head), or `newGame`; and perhaps `phase` (`start-of-turn`, `catacombs`,
//    `movement`, which is usual, or `hunters`), `rulings` (`{"wolfWithDoubleBack": "no"}`), `sheets` by hunter, and `draws`, the
//    Encounters that are drawn next.
//  - A step has any of `do`, one action or a list; `refused`, the rule by which the last of them is refused; `pass`, so that every hunter
//    whose turn is to come stays and does nothing; `may`, actions that are legal then and are not done; and `expect`, what is so
//    afterwards. Its keys are those of `Look` below.
// After everything that is accepted the invariants hold.
#include "core/fury2e/rules/movement_position.h"
#include "core/fury2e/text/action_text.h"
#include "core/fury2e/text/names.h"
#include "core/fury2e/view/public_view.h"
#include "tests/core/fury2e/rules/second_table.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>

using namespace demeter;
using namespace demeter::fury2e;
using Json = nlohmann::ordered_json;

namespace {

using CaseTable = test::SecondTable;

std::string_view nameOf(Encounter kind)
{
    return encounters[static_cast<std::size_t>(kind)].id;
}

/// What is asked of a table after a step, by the key in `expect`.
class Look {
public:
    explicit Look(const CaseTable& table) : ruleset_(table.ruleset), state_(table.state), table_(table) {}

    /// The value under this key, as it is now. What is expected says for some keys which part is asked for.
    Json at(const std::string& key, const Json& expected) const
    {
        static const std::map<std::string, Json (Look::*)(const Json&) const> keys{
            {"trail", &Look::trail},       {"catacombs", &Look::catacombs}, {"place", &Look::place},       {"blood", &Look::blood},
            {"tracks", &Look::tracks},     {"time", &Look::time},           {"step", &Look::step},         {"winner", &Look::winner},
            {"due", &Look::due},           {"hand", &Look::hand},           {"handSize", &Look::handSize}, {"eventHand", &Look::eventHand},
            {"reserve", &Look::reserve},   {"choices", &Look::choices},     {"lies", &Look::lies},         {"health", &Look::health},
            {"bites", &Look::bites},       {"hunters", &Look::hunters},     {"over", &Look::over},         {"tactics", &Look::tactics},
            {"combat", &Look::combat},     {"continues", &Look::continues}, {"bonus", &Look::bonus},       {"tells", &Look::tells},
            {"silent", &Look::silent},     {"table", &Look::table},         {"before", &Look::before},     {"places", &Look::places},
            {"activated", &Look::waiting}, {"allies", &Look::allies},       {"storm", &Look::storm},       {"fetched", &Look::fetched}};
        const auto found = keys.find(key);
        return found == keys.end() ? Json("no such key") : (this->*found->second)(expected);
    }

private:
    std::string id(LocationId location) const { return (*ruleset_.board)[location].id; }
    template <typename Value> Json number(Value value) const { return Json(static_cast<int>(value)); }

    /// As `SecondTable::trail` writes it.
    Json trail(const Json&) const { return table_.trail(); }
    /// `^munich+rats+fog, -, sofia`.
    Json catacombs(const Json&) const
    {
        std::string text;
        for (std::size_t i = 0; i < catacombSpaces; ++i) {
            text += i > 0 ? ", " : "";
            const auto& card = state_.catacombs[i];
            text += card ? (card->faceUp ? "^" : "") + id(card->location) : "-";
            if (card)
                for (const PlacedEncounter& encounter : card->encounters)
                    text += '+' + std::string(encounter.faceUp ? "^" : "") + std::string(nameOf(encounter.kind));
        }
        return text;
    }
    Json place(const Json&) const { return id(*currentLocation(state_)); }
    Json blood(const Json&) const { return number(state_.blood); }
    /// Vampires, Resolve.
    Json tracks(const Json&) const { return Json::array({static_cast<int>(state_.vampires), static_cast<int>(state_.resolve)}); }
    Json time(const Json&) const { return timeIds[static_cast<std::size_t>(state_.time)]; }
    Json step(const Json&) const { return stepNames[static_cast<std::size_t>(state_.step)]; }
    Json winner(const Json&) const { return winnerNames[static_cast<std::size_t>(state_.winner)]; }
    /// What has to be answered first.
    Json due(const Json&) const
    {
        const Due* due = topDue(state_);
        return due == nullptr ? Json("nothing") : Json(dueNames[static_cast<std::size_t>(due->what)]);
    }
    template <typename Values, typename Name> static Json sorted(const Values& values, Name&& name)
    {
        std::vector<std::string> names;
        for (const auto& value : values)
            names.emplace_back(name(value));
        std::ranges::sort(names);
        return names;
    }
    /// Encounters of Dracula's hand; only how many; his Events; how many tokens lie in the reserve.
    Json hand(const Json&) const { return sorted(state_.encounterHand, nameOf); }
    Json handSize(const Json&) const { return number(state_.encounterHand.size()); }
    Json eventHand(const Json&) const
    {
        return sorted(state_.eventHand, [](DraculaEvent event) { return infoOf(event).id; });
    }
    Json reserve(const Json&) const { return number(state_.reserve.size()); }
    /// What was pushed off and may be activated.
    Json waiting(const Json&) const
    {
        std::vector<Encounter> fromCities;
        for (std::size_t i = 0; i < state_.pushedOff.size(); ++i)
            if (state_.pushedFrom[i])
                fromCities.push_back(state_.pushedOff[i]);
        return sorted(fromCities, nameOf);
    }
    /// Every play, as `moves` prints them.
    Json choices(const Json&) const
    {
        const auto all = std::make_unique<std::array<MovementChoice, maxMovementChoices>>();
        const std::size_t count = movementChoices(*ruleset_.board, movementPosition(state_, ruleset_.rulings), *all);
        return sorted(std::span(all->data(), count), [&](const MovementChoice& choice) { return choiceText(*ruleset_.board, choice); });
    }
    /// For the locations and powers that are named: `deck`, `trail`, `catacombs` or `beside`.
    Json lies(const Json& expected) const
    {
        Json where = Json::object();
        for (const auto& [name, unused] : expected.items()) {
            if (const auto power = powerFromId(name)) {
                where[name] = powersOnTrail(state_).contains(*power) ? "trail" : "deck";
                continue;
            }
            const LocationId location = test::secondPlace(name);
            where[name] = cardsOnTrail(state_).contains(location)       ? "trail"
                          : cardsInCatacombs(state_).contains(location) ? "catacombs"
                          : cardsBesideBoard(state_).contains(location) ? "beside"
                                                                        : "deck";
        }
        return where;
    }
    /// Of the hunters that are named.
    template <typename Of> static Json ofHunters(const Json& expected, Of&& of)
    {
        Json values = Json::object();
        for (const auto& [name, unused] : expected.items())
            values[name] = of(*hunterFromId(name));
        return values;
    }
    Json health(const Json& expected) const
    {
        return ofHunters(expected, [&](Hunter hunter) { return number(sheetOf(state_, hunter).health); });
    }
    Json bites(const Json& expected) const
    {
        return ofHunters(expected, [&](Hunter hunter) { return number(sheetOf(state_, hunter).bites); });
    }
    /// Tokens that lie before them.
    Json before(const Json& expected) const
    {
        return ofHunters(expected, [&](Hunter hunter) { return sorted(sheetOf(state_, hunter).before, nameOf); });
    }
    Json hunters(const Json& expected) const
    {
        return ofHunters(expected, [&](Hunter hunter) { return Json(id(*state_.hunters[static_cast<std::size_t>(hunter)])); });
    }
    static Json idsOfHunters(HunterSet hunters)
    {
        Json names = Json::array();
        for (const Hunter hunter : allHunters)
            if (hunters.contains(hunter))
                names.push_back(hunterIds[static_cast<std::size_t>(hunter)]);
        return names;
    }
    /// Whose turn of this round is over.
    Json over(const Json&) const { return idsOfHunters(state_.turn.acted); }
    /// What Dracula or his Agent may play in this combat round.
    Json tactics(const Json&) const
    {
        std::vector<std::string> names;
        const auto offer = [&](auto tactic, std::string_view name) {
            PlayTactic play{tactic, {}};
            if (state_.combat && state_.combat->hunters.size() > 1)
                play.target = state_.combat->hunters.first();
            if (apply(ruleset_, state_, play))
                names.emplace_back(name);
        };
        for (std::size_t i = 0; i < draculaTacticCount; ++i)
            offer(static_cast<DraculaTactic>(i), draculaTacticIds[i]);
        for (std::size_t i = 0; i < agentTacticCount; ++i)
            offer(static_cast<AgentTactic>(i), agentTacticIds[i]);
        return names;
    }
    /// Whom they fight: `dracula`, an Agent, or `nobody`.
    Json combat(const Json&) const
    {
        if (!state_.combat)
            return "nobody";
        return state_.combat->agent ? Json(nameOf(*state_.combat->agent)) : Json("dracula");
    }
    Json continues(const Json&) const { return state_.combat ? number(state_.combat->continues) : Json(nullptr); }
    /// What is added to the hunters' rolls, and to Dracula's.
    Json bonus(const Json&) const
    {
        const CombatModifiers modifiers = combatModifiers(ruleset_, state_);
        return Json::array({modifiers.hunters, modifiers.dracula});
    }
    bool isTold(const Json& name) const
    {
        const std::string what = name.get<std::string>();
        return std::ranges::any_of(
            state_.happened, [&](const Happening& happening) { return happeningNames[static_cast<std::size_t>(happening.what)] == what; });
    }
    /// Of what is named, that which the last action has told the table; that which it has not.
    Json tells(const Json& expected) const { return told(expected, true); }
    Json silent(const Json& expected) const { return told(expected, false); }
    Json told(const Json& expected, bool told) const
    {
        Json names = Json::array();
        for (const Json& name : expected)
            if (std::ranges::find(happeningNames, name.get<std::string>()) == happeningNames.end())
                return "no such happening: " + name.get<std::string>();
            else if (isTold(name) == told)
                names.push_back(name);
        return names;
    }
    /// The trail as the table sees it: `land+1 | sea (b) ^feed`.
    Json table(const Json&) const
    {
        const PublicView view = publicView(ruleset_, state_);
        std::string text;
        for (std::size_t i = 0; i < view.trail.size(); ++i) {
            const PublicCard& card = view.trail[i];
            const bool token = std::ranges::find(view.bloodTokens, i) != view.bloodTokens.end();
            text += i == 0 ? "" : (token ? " (b) " : " | ");
            std::string names = card.location ? '^' + id(*card.location) : "";
            for (const Power power : allPowers)
                if (card.powers.contains(power))
                    names += (names.empty() ? "^" : "&^") + std::string(powerIds[static_cast<std::size_t>(power)]);
            if (card.back)
                names += (names.empty() ? "" : "&") + std::string(*card.back == CardBack::Sea ? "sea" : "land");
            text += names;
            for (const auto& encounter : card.encounters)
                text += encounter ? "+^" + std::string(nameOf(*encounter)) : "+1";
        }
        return text;
    }
    /// Where Double Back has fetched the card from, as the table is told.
    Json fetched(const Json&) const
    {
        for (const Happening& happening : state_.happened)
            for (const Argument& argument : happening.arguments)
                if (const auto* space = std::get_if<Space>(&argument))
                    return "space " + std::to_string(space->number);
                else if (const auto* catacomb = std::get_if<CatacombSpace>(&argument);
                         catacomb != nullptr && happening.what == Happening::What::CardPlayed)
                    return "catacomb " + std::to_string(catacomb->index);
        return nullptr;
    }
    /// Where what is due lets somebody go.
    Json places(const Json&) const
    {
        std::vector<LocationId> open;
        ruleset_.board->all().forEach([&](LocationId location) {
            if (apply(ruleset_, state_, ChoosePlace{location}))
                open.push_back(location);
        });
        return sorted(open, [&](LocationId location) { return id(location); });
    }
    /// Dracula's, the hunters'.
    Json allies(const Json&) const
    {
        return Json::array({state_.draculasAlly ? Json(infoOf(*state_.draculasAlly).id) : Json(nullptr),
                            state_.huntersAlly ? Json(infoOf(*state_.huntersAlly).id) : Json(nullptr)});
    }
    Json storm(const Json&) const { return state_.storm ? Json(id(state_.storm->zone)) : Json(nullptr); }

    const Ruleset& ruleset_;
    const GameState& state_;
    const CaseTable& table_;
};

/// Plays one run; the first thing that is wrong is kept.
class CaseRun {
public:
    explicit CaseRun(const Json& run) : table_(given(run.at("given"))), steps_(run.at("steps")) { prepare(run.at("given")); }

    QString play()
    {
        for (std::size_t i = 0; i < steps_.size() && wrong_.isEmpty(); ++i) {
            where_ = QStringLiteral("step %1: ").arg(i + 1);
            playStep(steps_[i]);
        }
        return wrong_;
    }

private:
    static std::string given(const Json& given)
    {
        return given.contains("position") ? given.at("position").dump() : R"({"trail":[{"location":"paris"}]})";
    }

    void prepare(const Json& given)
    {
        GameState& state = table_.state;
        const Json rulings = given.value("rulings", Json::object());
        for (const auto& [field, reading] : rulings.items()) {
            const auto action =
                readAction(table_.ruleset, Json{{"action", "put-right-ruling"}, {"ruling", field}, {"reading", reading}}.dump());
            if (!action)
                return fail("no such ruling: " + field);
            table_.ruleset = rulesAfter(table_.ruleset, *action);
        }
        if (given.value("newGame", false))
            state = newGame(table_.ruleset, TokenHandling::Dealt, {});
        else
            state.step = stepOf(given.value("phase", "movement"));
        const Json sheets = given.value("sheets", Json::object());
        for (const auto& [name, sheet] : sheets.items()) {
            HunterSheet& his = sheetOf(state, *hunterFromId(name));
            his.health = sheet.value("health", his.health);
            his.bites = sheet.value("bites", his.bites);
        }
        for (std::size_t i = 0; i < hunterCount; ++i)
            if (const auto place = state.hunters[i]; place && table_.ruleset.board->isSea(*place))
                (table_.ruleset.board->bySea(*place) & table_.ruleset.board->ports()).forEach([&](LocationId port) {
                    state.hunterTrips[i] = Trip{0, port, port};
                });
        const Json draws = given.value("draws", Json::array());
        for (auto draw = draws.rbegin(); draw != draws.rend(); ++draw) {
            const auto token =
                std::ranges::find_if(state.reserve, [&](Encounter kind) { return nameOf(kind) == draw->template get<std::string>(); });
            if (token == state.reserve.end())
                return fail("not in the reserve: " + draw->dump());
            std::rotate(token, token + 1, state.reserve.end());
        }
        checkInvariants();
    }

    static Step stepOf(const std::string& name) { return static_cast<Step>(std::ranges::find(stepNames, name) - stepNames.begin()); }

    void playStep(const Json& step)
    {
        const Json actions =
            step.contains("do") ? (step.at("do").is_array() ? step.at("do") : Json::array({step.at("do")})) : Json::array();
        for (std::size_t i = 0; i < actions.size() && wrong_.isEmpty(); ++i)
            act(actions[i], i + 1 == actions.size() ? step.value("refused", "") : "");
        if (step.value("pass", false))
            pass();
        for (const Json& action : step.value("may", Json::array()))
            check(action, "");
        const Json expectations = step.value("expect", Json::object());
        for (const auto& [key, expected] : expectations.items())
            if (const Json actual = Look(table_).at(key, expected); actual != expected)
                return fail(key + " is " + actual.dump() + ", not " + expected.dump());
    }

    /// The action, if it can be read and is refused as it should be; with an empty text: is not refused.
    std::optional<Action> check(const Json& json, const std::string& refused)
    {
        auto action = readAction(table_.ruleset, json.dump());
        if (!action) {
            fail(json.dump() + ": " + action.error().front().code + " at " + action.error().front().place);
            return std::nullopt;
        }
        if (const std::string rule = table_.whyNot(*action); rule != refused) {
            fail(json.dump() + (rule.empty() ? " is accepted" : " is refused by " + rule));
            return std::nullopt;
        }
        return *std::move(action);
    }

    void act(const Json& json, const std::string& refused)
    {
        const auto action = check(json, refused);
        if (!action || !refused.empty())
            return;
        table_.act(*action);
        checkInvariants();
    }

    void pass()
    {
        for (const Hunter hunter : allHunters) {
            if (table_.state.turn.acted.contains(hunter) || table_.state.step != Step::Hunters)
                continue;
            if (!table_.act(MoveHunters{hunter, *table_.state.hunters[static_cast<std::size_t>(hunter)], Travel::Road, false}) ||
                !table_.act(HuntersAct{}))
                return fail("a hunter cannot pass");
            checkInvariants();
        }
    }

    void checkInvariants()
    {
        if (table_.state.step == Step::PlaceHunters || table_.state.step == Step::ChooseStart)
            return;
        if (const auto broken = brokenInvariant(table_.ruleset, table_.state))
            fail("breaks " + std::string(*broken));
    }

    void fail(const std::string& what)
    {
        if (wrong_.isEmpty())
            wrong_ = where_ + QString::fromStdString(what);
    }

    CaseTable table_;
    Json steps_;
    QString where_ = QStringLiteral("given: "), wrong_;
};

} // namespace

class TestSecondCases : public QObject {
    Q_OBJECT

private slots:
    void workedCases_data();
    void workedCases();
    /// What is expected is really looked at.
    void wrongExpectationsFail();
};

void TestSecondCases::workedCases_data()
{
    QTest::addColumn<QByteArray>("runs");
    const QString folder = QStringLiteral("tests/core/fury2e/rules/data");
    const QStringList files =
        QDir(QStringLiteral(DEMETER_SOURCE_DIR "/") + folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    QVERIFY(!files.isEmpty());
    for (const QString& file : files)
        for (const Json& one : Json::parse(test::sourceFile((folder + QLatin1Char('/') + file).toStdString())))
            QTest::newRow((one.at("id").get<std::string>() + " " + one.at("title").get<std::string>()).c_str())
                << QByteArray::fromStdString(one.at("runs").dump());
}

void TestSecondCases::workedCases()
{
    QFETCH(QByteArray, runs);
    int number = 0;
    for (const Json& run : Json::parse(runs.toStdString())) {
        const QString wrong = CaseRun(run).play();
        ++number;
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("run %1, %2").arg(number).arg(wrong)));
    }
    QVERIFY(number > 0);
}

void TestSecondCases::wrongExpectationsFail()
{
    const auto play = [](const char* steps) {
        return CaseRun(Json::parse(R"({"given":{"position":{"trail":[{"location":"paris"}]}},"steps":)" + std::string(steps) + "}")).play();
    };
    QCOMPARE(play(R"([{"expect":{"trail":"paris","blood":15,"time":"dawn","due":"nothing","winner":"none"}}])"), QString());
    QCOMPARE(play(R"([{"expect":{"blood":14}}])"), QStringLiteral("step 1: blood is 15, not 14"));
    QCOMPARE(play(R"([{"expect":{"bloood":15}}])"), QStringLiteral("step 1: bloood is \"no such key\", not 15"));
    QVERIFY(play(R"([{"do":{"action":"play","location":"rome"}}])").contains(QStringLiteral("2E-MOVE-3")));
    QVERIFY(play(R"([{"do":{"action":"play","location":"brussels"},"refused":"2E-MOVE-3"}])").contains(QStringLiteral("accepted")));
    QVERIFY(play(R"([{"do":{"action":"play","city":"rome"}}])").contains(QStringLiteral("/")));
    QVERIFY(!play(R"([{"expect":{"tells":["time-moved"]}}])").isEmpty());
}

DEMETER_TEST(TestSecondCases)
#include "test_second_cases.moc"
