// What phones are told and what they can enter, message by message.
#include "app/book/book.h"
#include "app/fury3e/book/refusal_topics.h"
#include "app/fury3e/table/public_hunt.h"
#include "app/fury3e/table/words.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/phones/book_message.h"
#include "app/phones/revealed_lines.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "core/base/hex.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/rules/rules.h"
#include "core/journal/reveal.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/app/phones/way_to.h"
#include "tests/support/golden_games.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/twins.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::phones;
using demeter::test::goldenGame;
using demeter::test::MemoryDevice;
using demeter::test::times;
using demeter::test::Way;
using demeter::test::wayTo;

namespace {

using Hub = test::HubOfPhones<PublicHunt>;

SeenGame seenOf(const Ruleset& rules, const GameState& state, const PublicLog& log)
{
    return test::seenUpTo<SeenGame>(rules, state, log);
}

/// One golden game as the table follows it, state by state.
class Followed {
public:
    explicit Followed(const char* name) : record_(goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()))) {}
    std::size_t size() const { return record_.cursor() + 1; }
    const GameState& state(std::size_t n) const { return record_.stateAt(n); }
    const Ruleset& rules() const { return record_.ruleset(); }
    const Action& next(std::size_t n) const { return record_.entries()[n].action; }
    /// The table's log up to here.
    PublicLog log(std::size_t n) const
    {
        PublicLog log;
        for (std::size_t i = 0; i <= n; ++i)
            extend(log, rules(), state(i));
        return log;
    }

private:
    Record record_;
};

} // namespace

class TestTableHub : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        QVERIFY(installLanguage(*qApp, "en"));
    }

    /// Every phone is at the table's step in its own language, and is told all of the log; nothing is sent where nothing has changed.
    void everyStepReachesEveryPhone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("influence") << "influence";
        QTest::newRow("combat") << "combat";
    }
    void everyStepReachesEveryPhone()
    {
        QFETCH(const QString, name);
        const Followed game(qPrintable(name));
        Hub hub;
        for (std::size_t n = 0; n < languageCount; ++n)
            hub.join(n + 1, languageCodes[n].data());
        QVERIFY(hub.last(1, "gone")["why"] == Json("closed"));
        PublicLog log;
        const std::size_t step = static_cast<std::size_t>(times(7, 1));
        for (std::size_t n = 0; n < game.size(); ++n) {
            extend(log, game.rules(), game.state(n));
            if (n % step != 0 && n + 1 != game.size())
                continue;
            const SeenGame seen = seenOf(game.rules(), game.state(n), log);
            hub.show(seen);
            std::map<ClientId, std::size_t> before;
            for (const auto& [client, messages] : hub.sent)
                before[client] = messages.size();
            hub.show(seen);
            for (const auto& [client, messages] : hub.sent)
                QCOMPARE(messages.size(), before[client]);
            for (std::size_t l = 0; l < languageCount; ++l) {
                const auto language = static_cast<Language>(l);
                const InLanguage in(language);
                const Sentences sentences(game.rules().board, game.rules().cards, language);
                const Json table = hub.last(l + 1, "table");
                QVERIFY(table["step"] == Json(log.size()));
                const QStringList said = announcedWords(log, seen.turn, sentences).told;
                QCOMPARE(table["announcement"].size(), static_cast<std::size_t>(said.size()));
                for (qsizetype i = 0; i < said.size(); ++i)
                    QCOMPARE(QString::fromStdString(table["announcement"][std::size_t(i)].get<std::string>()), said[i]);
                for (std::size_t slot = 0; slot < trailLength; ++slot)
                    QCOMPARE(
                        QString::fromStdString(table["trail"][slot]["words"].get<std::string>()),
                        hideoutWords(log.back().view.trail[slot], QString::number(slot + 1), false, *game.rules().cards, sentences).all);
                QVERIFY(table["tracks"][0]["value"] == Json(log.back().view.influence));
                QVERIFY(table["combat"].is_null() == !log.back().view.combat);
            }
        }
        // What each phone has of the log, put together as it does that.
        for (const auto& [client, messages] : hub.sent) {
            std::vector<Json> entries;
            for (const Json& each : messages)
                if (each["is"] == "log") {
                    QVERIFY(each["from"].get<std::size_t>() <= entries.size());
                    entries.resize(each["from"].get<std::size_t>());
                    entries.insert(entries.end(), each["entries"].begin(), each["entries"].end());
                }
            QCOMPARE(entries.size(), test::newsOf(log));
            QVERIFY(std::ranges::none_of(entries, [](const Json& each) { return each["text"].empty(); }));
        }
        QCOMPARE(installedLanguage(), Language::En);
        QVERIFY(hub.closed.empty());
    }

    /// Whatever hunters did in the golden games can be entered on a phone, by what it is asked, and arrives as that very action.
    void huntersEntriesArrive()
    {
        std::size_t wanted = 0, arrived = 0, moves = 0, met = 0;
        const std::size_t step = static_cast<std::size_t>(times(4, 1));
        const Sentences inPolish(builtInBoard("fury-3e").value(), builtInCatalogue(), Language::Pl);
        for (const char* name : {"influence", "combat"}) {
            const Followed game(name);
            PublicLog log;
            for (std::size_t n = 0; n + 1 < game.size(); ++n) {
                extend(log, game.rules(), game.state(n));
                const Action& entry = game.next(n);
                const bool plain = std::holds_alternative<MoveHunter>(entry) || std::holds_alternative<HunterActs>(entry) ||
                                   std::holds_alternative<HunterFights>(entry) || std::holds_alternative<ResolveHunters>(entry) ||
                                   std::holds_alternative<AnswerEncounter>(entry) || std::holds_alternative<Reply>(entry);
                if (!plain || refusedAtTable(game.rules(), game.state(n), entry) || met++ % step != 0)
                    continue;
                Hub hub;
                hub.hub.setEntering(PhonesEnter::Everything);
                hub.join(7, "pl");
                hub.show(seenOf(game.rules(), game.state(n), log));
                const TableMoment moment{game.rules().cards, log.back().view, tableTurn(game.rules(), game.state(n))};
                std::optional<Way> way;
                {
                    const InLanguage in(Language::Pl);
                    way = wayTo(entry, moment, inPolish, *game.rules().board);
                }
                ++wanted;
                if (!way) // what the hunters' cards came to, put right by more than a few presses
                    continue;
                for (std::size_t i = 0; i < way->keys.size(); ++i)
                    way->keys[i].empty() ? hub.tap(7, way->taps[i]) : hub.press(7, way->keys[i]);
                QVERIFY2(hub.entered == std::vector{entry}, name);
                ++arrived;
                moves += std::holds_alternative<MoveHunter>(entry) ? 1 : 0;
            }
        }
        QVERIFY2(wanted > 15 && moves > 3 && arrived * 100 >= wanted * 95, qPrintable(QStringLiteral("%1 of %2").arg(arrived).arg(wanted)));
    }

    void theHuntersCardsArrive_data()
    {
        QTest::addColumn<int>("who");
        QTest::newRow("at dawn or dusk") << static_cast<int>(TableTurn::Who::Time);       // TIME-5
        QTest::newRow("in a hunter's turn") << static_cast<int>(TableTurn::Who::Hunters); // EVT-6
    }
    /// Every one of the hunters' Event cards that the table can enter can be entered on a phone, with whatever it has to be told; and what
    /// the rules forbid now, the table can allow there (GOLD-2).
    void theHuntersCardsArrive()
    {
        QFETCH(int, who);
        const Followed game("influence");
        std::size_t n = 0;
        const auto fits = [&](const TableTurn& turn) { return turn.who == static_cast<TableTurn::Who>(who) && turn.cards.size() > 4; };
        while (!fits(tableTurn(game.rules(), game.state(n))) || game.state(n).tokens.roadblocks.empty())
            ++n;
        const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
        const Board& board = *game.rules().board;
        const TableMoment moment{game.rules().cards, seen.log.back().view, seen.turn};
        const Sentences sentences(game.rules().board, game.rules().cards, Language::En);
        std::set<HunterEvent> events;
        std::size_t entered = 0, allowed = 0;
        for (const HunterCardTurn& card : seen.turn.cards)
            for (const std::uint8_t option : card.options) {
                using Named = HunterCardNeeds::Named;
                const HunterCardNeeds& needs = card.needs[option];
                HunterPlays wanted = card.card;
                wanted.option = option;
                if (needs.fetched)
                    wanted.fetched = card.fetched.back();
                if (needs.hunter != Named::No)
                    wanted.hunter = needs.hunters.first();
                if (needs.player)
                    wanted.player = needs.players.first();
                if (needs.placeCount > 0)
                    wanted.city = board.find("paris");
                if (needs.placeCount > 1)
                    wanted.second = board.find("rome");
                if (needs.slot != Named::No)
                    wanted.slot = needs.trailSlots.back();
                if (needs.road)
                    wanted.road = seen.log.back().view.tokens.roadblocks.back();
                const auto way = wayTo(wanted, moment, sentences, board);
                QVERIFY2(way, idOf(wanted.event).data());
                Hub hub;
                hub.hub.setEntering(PhonesEnter::Everything);
                hub.join(1, "en", {"dr-seward"});
                hub.show(seen);
                for (std::size_t i = 0; i < way->keys.size(); ++i) {
                    if (hub.last(1, "question")["places"].size() > 0) { // a city is asked: nothing else can be tapped
                        QVERIFY(!way->taps[i].empty());
                        hub.tap(1, "tyrrhenian-sea");
                    }
                    way->keys[i].empty() ? hub.tap(1, way->taps[i]) : hub.press(1, way->keys[i]);
                }
                QVERIFY2(hub.entered == std::vector<Action>{wanted}, idOf(wanted.event).data());
                QVERIFY(hub.closed.empty());
                // What the rules forbid of just this hunter, or in just this way, the table can allow once more.
                if (refusedAtTable(game.rules(), game.state(n), wanted))
                    QVERIFY2(allowedByTable(game.rules(), game.state(n), wanted), idOf(wanted.event).data());
                ++(card.refused ? allowed : entered);
                events.insert(wanted.event);
            }
        QVERIFY(events.contains(HunterEvent::HiredScouts) && events.contains(HunterEvent::RufusSmith) &&
                events.contains(HunterEvent::GoodLuck));
        QVERIFY(entered > 4 && allowed > 4);
        // There is a way back from each question; what is forbidden stands behind the rest, each with its reason.
        const auto forbidden = static_cast<std::size_t>(
            std::ranges::count_if(seen.turn.cards, [](const HunterCardTurn& card) { return card.refused.has_value(); }));
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1, "en", {"dr-seward"});
        hub.show(seen);
        hub.press(1, hub.keyOf(1, "turn-cards"));
        QCOMPARE(hub.last(1, "question")["buttons"].size(), seen.turn.cards.size() - forbidden + 1);
        hub.press(1, hub.keyOf(1, "turn-other-cards"));
        QCOMPARE(hub.last(1, "question")["buttons"].size(), forbidden);
        hub.press(1, hub.keyOf(1, "turn-back"));
        hub.press(1, hub.keyOf(1, "turn-cards"));
        hub.press(1, hub.keyOf(1, "turn-card"));
        hub.press(1, hub.keyOf(1, "turn-back"));
        QVERIFY(!hub.keyOf(1, who == static_cast<int>(TableTurn::Who::Time) ? "turn-go-on" : "turn-rest").empty());
    }

    /// CHANCE-1: where a draw waits nothing on a phone leads past the chance by a filled button, and what led there can be taken back.
    void aDrawThatWaits()
    {
        const Followed game("influence");
        SeenGame seen = seenOf(game.rules(), game.state(3), game.log(3));
        seen.turn = {.who = TableTurn::Who::Dracula, .wait = TableTurn::Wait::Phase, .chance = true, .draws = true};
        seen.lastEntry = HunterActs{Hunter::DrSeward, HunterActs::What::Pass, false, false};
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1, "en", {"dr-seward"});
        hub.show(seen);
        const Json question = hub.last(1, "question");
        QVERIFY(question["line"].get<std::string>().find("shares by themselves") != std::string::npos);
        QCOMPARE(question["buttons"].size(), std::size_t{2});
        for (const Json& button : question["buttons"])
            QCOMPARE(button["kind"].get<std::string>(), std::string("quiet"));
        hub.press(1, hub.keyOf(1, "turn-take-back"));
        QCOMPARE(hub.takenBack, 1);
    }

    /// GOLD-2: where Fast Horses alone take a hunter stands in the list of places too, and a tap offers them.
    void placesOfFastHorses()
    {
        const Followed game("influence");
        for (std::size_t n = 0; n < game.size(); ++n) {
            const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
            if (seen.turn.who != TableTurn::Who::Hunters || seen.turn.options.empty())
                continue;
            LocationSet farther = seen.turn.options.front().horses;
            for (const HunterOptions::Destination& each : seen.turn.options.front().destinations)
                farther.erase(each.place);
            if (farther.empty())
                continue;
            std::string id;
            farther.forEach([&](LocationId place) { id = (*game.rules().board)[place].id; });
            Hub hub;
            hub.onWhyNot = [&](LocationId place) -> Hub::Refused {
                const auto refused = refusedMove(game.rules(), game.state(n), place);
                return refused ? Hub::Refused({refused->second, Action(refused->first)}) : std::nullopt;
            };
            hub.hub.setEntering(PhonesEnter::Everything);
            hub.join(1, "en", {"dr-seward"});
            hub.show(seen);
            const Json places = hub.last(1, "question")["places"];
            QVERIFY(std::ranges::any_of(places, [&](const Json& place) { return place["id"] == id; }));
            hub.tap(1, id);
            QVERIFY(!hub.keyOf(1, "turn-horses").empty());
            return;
        }
        QFAIL("no hunter can ride farther than he can walk");
    }

    /// How one gets there stands with each place of the list, which goes by it, and on the button that records the move.
    void placesSayTheWay()
    {
        const Followed game("influence");
        const Board& board = *game.rules().board;
        std::set<std::string> confirmed;
        for (std::size_t n = 0; n < game.size(); ++n) {
            const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
            if (seen.turn.who != TableTurn::Who::Hunters || seen.turn.options.empty())
                continue;
            Hub hub;
            hub.hub.setEntering(PhonesEnter::Everything);
            hub.join(1, "en", {"dr-seward"});
            hub.show(seen);
            const Json question = hub.last(1, "question");
            const auto origin = board.find(question["origin"].get<std::string>());
            std::vector<std::string> kinds;
            for (const Json& each : question["places"]) {
                const std::string way = each["second"], kind = way.substr(0, way.find(','));
                if (kinds.empty() || kinds.back() != kind)
                    kinds.push_back(kind);
                const LocationId place = *board.find(each["id"].get<std::string>());
                if (kind == "by train" && origin)
                    QCOMPARE(way == "by train, 1 railway", board.byRailway(*origin).contains(place));
                if (kind == "by road")
                    QVERIFY(!board.isSea(place));
                if (confirmed.insert(kind).second) {
                    hub.tap(1, each["id"].get<std::string>());
                    std::string word;
                    for (const Json& button : hub.last(1, "question")["tail"])
                        if (button["name"] == "turn-confirm")
                            word = button["word"];
                    QCOMPARE(word.starts_with("Sails "), kind == "by sea");
                    QCOMPARE(word.ends_with(" by train"), kind == "by train");
                }
            }
            QVERIFY2(std::set(kinds.begin(), kinds.end()).size() == kinds.size(), "a way stands in the list twice");
        }
        QVERIFY(confirmed.contains("by road") && confirmed.contains("by sea") && confirmed.contains("by train"));
    }

    /// What a Combat card does is said of each that can be chosen, of the chosen one in the question, and of one that lies face up.
    void combatCardsSayWhatTheyDo()
    {
        bool asked = false, up = false;
        for (const char* name : {"influence", "combat", "cost"}) {
            const Followed game(name);
            for (std::size_t n = 0; n < game.size() && !(asked && up); ++n) {
                const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
                if (!seen.turn.combat)
                    continue;
                Hub hub;
                hub.hub.setEntering(PhonesEnter::Everything);
                hub.join(1, "en", {"dr-seward"});
                hub.show(seen);
                const Json lying = hub.last(1, "table")["combat"];
                if (lying.is_object() && lying["dracula"]["card"]["face"] == "up") {
                    up = true;
                    QVERIFY(!lying["dracula"]["card"]["does"].get<std::string>().empty());
                }
                const Json question = hub.last(1, "question");
                if (hub.keyOf(1, "answer-card").empty())
                    continue;
                asked = true;
                for (const Json& button : question["buttons"])
                    QCOMPARE(button["description"].get<std::string>().empty(),
                             button["name"] != "answer-card" && button["name"] != "answer-lying");
                const std::string key = hub.keyOf(1, "answer-card");
                std::string does;
                for (const Json& button : question["buttons"])
                    if (button["key"] == key)
                        does = button["description"];
                hub.press(1, key);
                const std::string line = hub.last(1, "question")["line"];
                QVERIFY2(line.size() > does.size() && line.ends_with(does.substr(1) + '.'), line.c_str());
            }
        }
        QVERIFY(asked && up);
    }

    /// How near each hunter came, and Dracula's way, are told with the end, and only once the game was revealed.
    void nearestOfEach()
    {
        const Followed game("influence");
        SeenGame seen = seenOf(game.rules(), game.state(game.size() - 1), game.log(game.size() - 1));
        seen.log.back().view.phase = PublicPhase::Over;
        seen.log.back().view.winner = Winner::Dracula;
        Hub hub;
        hub.join(1, "en", {"mina-harker"});
        hub.show(seen);
        QVERIFY(!hub.last(1, "table")["ending"].contains("nearest") && !hub.last(1, "table")["ending"].contains("route"));
        QCOMPARE(hub.last(1, "table")["ending"]["rows"].back()["number"].get<std::string>(), std::string("?"));
        const LocationId munich = *game.rules().board->find("munich");
        fury::WholeWay& way = seen.way.emplace();
        way.route = {{munich, 1, false}, {*game.rules().board->find("vienna"), 2, true}};
        way.places = 2;
        way.closestBy[static_cast<std::size_t>(Hunter::MinaHarker)] = {
            .steps = 2, .hunter = Hunter::MinaHarker, .place = munich, .round = 7};
        seen.revealed = std::make_shared<const RevealedLines>();
        hub.show(seen);
        const Json nearest = hub.last(1, "table")["ending"]["nearest"];
        QCOMPARE(nearest.size(), std::size_t{1});
        QCOMPARE(nearest[0]["hunter"].get<std::string>(), std::string("mina-harker"));
        QCOMPARE(nearest[0]["text"].get<std::string>(), std::string("Round 7: 2 steps from Dracula, in Munich."));
        QCOMPARE(hub.last(1, "table")["ending"]["rows"].back()["number"].get<std::string>(), std::string("2"));
        QCOMPARE(hub.last(1, "table")["ending"]["route"],
                 Json::parse(R"([{"place":"munich","seen":false},{"place":"vienna","seen":true}])"));
    }

    /// Where a train leads, Fast Horses are offered beside it.
    void horsesBesideATrain()
    {
        for (const char* name : {"influence", "whole", "stirred"}) {
            const Followed game(name);
            for (std::size_t n = 0; n < game.size(); ++n) {
                const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
                if (seen.turn.who != TableTurn::Who::Hunters || seen.turn.options.empty())
                    continue;
                const HunterOptions& his = seen.turn.options.front();
                const auto train = std::ranges::find_if(his.destinations, [&](const HunterOptions::Destination& each) {
                    return each.travel == Travel::Rail && his.horses.contains(each.place);
                });
                if (train == his.destinations.end())
                    continue;
                Hub hub;
                hub.hub.setEntering(PhonesEnter::Everything);
                hub.join(1, "en", {"dr-seward"});
                hub.show(seen);
                hub.tap(1, (*game.rules().board)[train->place].id);
                QVERIFY(!hub.keyOf(1, "turn-confirm").empty() && !hub.keyOf(1, "turn-horses").empty());
                hub.press(1, hub.keyOf(1, "turn-back")); // and the way back beside both
                QVERIFY(hub.keyOf(1, "turn-confirm").empty() && hub.entered.empty());
                return;
            }
        }
        QFAIL("no train leads where a hunter could ride");
    }

    /// INV-8: twin games send the same bytes at the same steps, and what is refused is refused alike.
    void twinsSendTheSame()
    {
        std::optional<std::uint64_t> pair;
        std::unique_ptr<Hub> first, twin;
        std::size_t messages = 0;
        test::TwinTally tally;
        std::string fault;
        const bool enough = test::playManyTwins(
            times(4, 500), tally, fault,
            [&](const test::TwinStep& step) -> std::string {
                if (step.aside)
                    return {};
                if (pair != step.pair) {
                    pair = step.pair;
                    first = std::make_unique<Hub>();
                    twin = std::make_unique<Hub>();
                    for (Hub* each : {first.get(), twin.get()}) {
                        each->hub.setEntering(PhonesEnter::Everything);
                        each->join(1, "es");
                        each->say(1, Json{{"do", "book"}, {"has", ""}});
                    }
                }
                first->show(seenOf(step.rules, step.first.state, step.first.log));
                twin->show(seenOf(step.rules, step.twin.state, step.twin.log));
                if (first->sent != twin->sent)
                    return "messages";
                messages += first->sent[1].size();
                for (Hub* each : {first.get(), twin.get()})
                    each->sent[1].erase(each->sent[1].begin(), each->sent[1].end() - 1); // the question stays
                return {};
            },
            true);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY2(enough && messages > 300, qPrintable(QString::number(messages)));
    }

    /// Of two that press at the same moment the second is told what came first, and nothing is done twice.
    void theSecondIsToldWhatCameFirst()
    {
        const Followed game("influence");
        std::size_t n = 0;
        while (!(game.state(n).step == Step::Day && std::holds_alternative<HunterActs>(game.next(n)) &&
                 std::get<HunterActs>(game.next(n)).what == HunterActs::What::Rest))
            ++n;
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1);
        hub.join(2, "ru");
        hub.show(seenOf(game.rules(), game.state(n), game.log(n)));
        hub.onEnter = [&] { hub.show(seenOf(game.rules(), game.state(n + 1), game.log(n + 1))); };
        const Json late = hub.last(2, "question");
        const std::string rest = hub.keyOf(1, "turn-rest");
        QVERIFY(!rest.empty());
        hub.press(1, rest);
        QVERIFY(hub.entered.empty());
        hub.press(1, hub.keyOf(1, "turn-confirm"));
        QCOMPARE(hub.entered.size(), std::size_t(1));
        for (int again = 0; again < 3; ++again) // a phone that has slept, and sends it over and over
            hub.say(2, Json{{"do", "press"}, {"step", late["step"]}, {"question", late["question"]}, {"button", rest}});
        QCOMPARE(hub.entered.size(), std::size_t(1));
        QCOMPARE(hub.count(2, "told"), std::size_t(3));
        QVERIFY(!hub.last(2, "told")["text"].get<std::string>().empty());
        QVERIFY(hub.last(2, "question")["step"] != late["step"]);
        // Of an old question of the same step nothing is done either.
        const Json now = hub.last(2, "question");
        hub.say(2, Json{{"do", "press"}, {"step", now["step"]}, {"question", now["question"].get<int>() - 1}, {"button", "b0"}});
        QCOMPARE(hub.entered.size(), std::size_t(1));
        QCOMPARE(hub.count(2, "told"), std::size_t(3));
        QVERIFY(hub.closed.empty());
    }

    /// However far the table has gone on: told is what it did in place of what was pressed, also where that is no news; not what was
    /// announced last.
    void whoIsLateIsToldWhatCameInItsPlace()
    {
        const Followed game("influence");
        const auto passes = [&](std::size_t n) {
            const auto* acts = std::get_if<HunterActs>(&game.next(n));
            return game.state(n).step == Step::Day && acts != nullptr && acts->what == HunterActs::What::Pass &&
                   game.log(n + 1).size() > game.log(n).size() && !carriesNews(game.log(n + 1), game.log(n + 1).size() - 1);
        };
        std::size_t n = 0;
        while (!passes(n))
            ++n;
        for (const char* language : {"en", "ru"}) {
            Hub hub;
            hub.hub.setEntering(PhonesEnter::Everything);
            hub.join(1, language);
            hub.show(seenOf(game.rules(), game.state(n), game.log(n)));
            const Json late = hub.last(1, "question");
            PublicLog log = game.log(n + 4);
            QVERIFY(log.size() > game.log(n).size() + 2);
            PublicStep back = log[game.log(n).size() - 1]; // and then the table goes back
            back.way = PublicStep::Way::Back;
            back.said.clear();
            log.push_back(back);
            hub.show(seenOf(game.rules(), game.state(n), log));
            hub.say(1, Json{{"do", "press"}, {"step", late["step"]}, {"question", late["question"]}, {"button", "b0"}});
            const auto spoken = *languageFromCode(language);
            const InLanguage in(spoken);
            const Sentences sentences(game.rules().board, game.rules().cards, spoken);
            const PublicStep& first = log[late["step"].get<std::size_t>()];
            const QStringList wanted = sentences.publicStep(first.said, first.way);
            const QString told = QString::fromStdString(hub.last(1, "told")["text"]);
            QVERIFY(!wanted.isEmpty() && !sentences.publicStep(log, late["step"].get<std::size_t>()).contains(wanted.front()));
            QVERIFY2(told.endsWith(wanted.join(u' ')) && told.size() > wanted.join(u' ').size(), qPrintable(told));
            QVERIFY2(!told.contains(sentences.publicStep(log, log.size() - 1).back()), qPrintable(told));
        }
    }

    /// A refusal is said on the phone that asked, with its reason, and the table can allow it there.
    void aRefusalHasItsReason()
    {
        const Followed game("influence");
        std::size_t n = 0;
        while (game.state(n).step != Step::Day)
            ++n;
        Hub hub;
        hub.hub.setEntering(PhonesEnter::Everything);
        hub.join(1, "es");
        hub.join(2, "es");
        hub.show(seenOf(game.rules(), game.state(n), game.log(n)));
        const Action rest = HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, true, false};
        hub.refusal = test::RefusedEntry<PublicHunt>{Violation{"TIME-10", Refusal::NotNow, {}}, rest};
        const std::size_t other = hub.sent[2].size();
        hub.press(1, hub.keyOf(1, "turn-rest"));
        hub.press(1, hub.keyOf(1, "turn-confirm"));
        QVERIFY(!hub.last(1, "question")["line"].get<std::string>().empty());
        QVERIFY(hub.last(1, "question")["refused"] == true && hub.last(2, "question")["refused"] == false); // it is said over all
        QCOMPARE(hub.sent[2].size(), other);
        // And the book tells why, as long as it stands there.
        const Sentences sentences(game.rules().board, game.rules().cards, Language::Es);
        const std::string why = topicOfRefusal(sentences, hub.refusal->why)->key.toStdString();
        QVERIFY(why != "hunter-actions");
        QVERIFY(hub.last(1, "question")["topic"] == why && hub.last(2, "question")["topic"] == "hunter-actions");
        const std::string allow = hub.keyOf(1, "turn-allowed");
        QVERIFY(!allow.empty() && hub.keyOf(2, "turn-allowed").empty());
        hub.refusal.reset();
        hub.press(1, allow);
        QVERIFY(hub.entered.back() == rest);
        hub.say(1, Json{{"do", "play"}, {"hunters", Json::array()}});
        QVERIFY(hub.last(1, "question")["topic"] == "hunter-actions");
    }

    /// The book comes whole in the phone's language, to whom asks for it, once, and again where it is another one.
    void theBookIsSentOnce()
    {
        const Followed game("influence");
        Hub hub;
        hub.join(1, "ru");
        hub.say(1, Json{{"do", "book"}, {"has", ""}});
        QCOMPARE(hub.count(1, "book"), std::size_t(0)); // no game is open: nobody knows yet how it is played
        SeenGame seen = seenOf(game.rules(), game.state(3), game.log(3));
        hub.show(seen);
        for (std::size_t l = 0; l < languageCount; ++l)
            hub.join(l + 2, languageCodes[l].data());
        for (std::size_t l = 0; l < languageCount; ++l) {
            const auto client = static_cast<ClientId>(l + 2);
            QCOMPARE(hub.count(client, "book"), std::size_t(0));
            for (int again = 0; again < 3; ++again)
                hub.say(client, Json{{"do", "book"}, {"has", again == 0 ? "" : "something else"}});
            QCOMPARE(hub.count(client, "book"), std::size_t(1));
            const Json book = hub.last(client, "book");
            QVERIFY(book["language"] == std::string(languageCodes[l]) && book["fault"] == "");
            const auto own = *bookOfThirdEdition(static_cast<Language>(l));
            std::size_t topics = 0;
            for (const Json& chapter : book["chapters"])
                for (const Json& topic : chapter["topics"]) {
                    const Topic& expected = own->topics()[topics++];
                    QVERIFY(topic["id"] == expected.id.key.toStdString() && topic["title"] == expected.title.toStdString());
                    QCOMPARE(topic["text"].size(), static_cast<std::size_t>(expected.paragraphs.size()));
                    QCOMPARE(topic["see"].size(), static_cast<std::size_t>(expected.see.size()));
                    for (const Json& field : topic["readings"])
                        QCOMPARE(book["readings"][field.get<std::string>()].size(), std::size_t(2));
                }
            QCOMPARE(topics, own->topics().size());
            QCOMPARE(book["cards"].size(), std::size_t(94));
            for (const Json& card : book["cards"]) {
                QVERIFY(!card["name"].get<std::string>().empty() && !card["icon"].get<std::string>().empty() && !card["parts"].empty());
                QVERIFY(card.dump().find('{', 1) == std::string::npos); // no figure is missing
            }
        }
        QCOMPARE(hub.count(1, "book"), std::size_t(1));
        QVERIFY(hub.last(1, "book") == hub.last(5, "book"));
        // Who has it is not sent it: a phone that comes back.
        hub.join(9, "es");
        hub.say(9, Json{{"do", "book"}, {"has", hub.last(3, "book")["sign"]}});
        QCOMPARE(hub.count(9, "book"), std::size_t(0));
        // In another language it is another one.
        hub.say(9, Json{{"do", "language"}, {"language", "pl"}});
        QVERIFY(hub.count(9, "book") == 1 && hub.last(9, "book") == hub.last(4, "book"));
        // The table goes on: it stays. It is decided otherwise how the game is played: it comes again, with what has changed.
        seen.log = game.log(4);
        seen.turn = tableTurn(game.rules(), game.state(4));
        hub.show(seen);
        QCOMPARE(hub.count(3, "book"), std::size_t(1));
        const Json before = hub.last(3, "book");
        const RulingInfo& open = *std::ranges::find_if(
            rulingTable(), [&](const RulingInfo& info) { return before["readings"].contains(std::string(info.field)); });
        QVERIFY(setReading(seen.ruleset.rulings, open.ruling, reading(seen.ruleset.rulings, open.ruling) == 0 ? 1 : 0));
        seen.log = game.log(5);
        seen.turn = tableTurn(game.rules(), game.state(5));
        hub.show(seen);
        QCOMPARE(hub.count(3, "book"), std::size_t(2));
        const Json after = hub.last(3, "book");
        QVERIFY(after["sign"] != before["sign"] && after["readings"] != before["readings"] && after["chapters"] == before["chapters"]);
        QVERIFY(hub.closed.empty());
    }

    /// Phones take turns with what they look for, and of each the newest counts.
    void searchesTakeTurns()
    {
        const Followed game("influence");
        Hub hub;
        hub.show(seenOf(game.rules(), game.state(3), game.log(3)));
        for (const ClientId client : {1, 2, 3})
            hub.join(client, client == 2 ? "pl" : "en");
        QVERIFY(!hub.hub.hasWish() && !hub.hub.takeWish());
        const auto look = [&](ClientId client, const std::string& words, unsigned number) {
            hub.say(client, Json{{"do", "find"}, {"words", words}, {"number", number}});
        };
        for (unsigned n = 1; n <= 50; ++n)
            look(1, "lair" + std::to_string(n), n);
        look(3, std::string(5'000, 'a'), 7);
        look(2, "szlaku", 8);
        auto wish = hub.hub.takeWish();
        QVERIFY(wish && wish->client == 1 && wish->number == 50 && wish->words == QStringLiteral("lair50"));
        look(1, "again", 51);
        wish = hub.hub.takeWish();
        QVERIFY(wish && wish->client == 2 && wish->language == Language::Pl);
        hub.hub.found(*wish, {{{QStringLiteral("trail")}, BookHit::By::Title, Language::Pl, 0},
                              {{QStringLiteral("slide")}, BookHit::By::Text, Language::Pl, 1}});
        QVERIFY(hub.last(2, "found") == Json::parse(R"({"is":"found","number":8,"all":["trail"],"some":["slide"]})"));
        QVERIFY(hub.count(1, "found") == 0 && hub.count(3, "found") == 0);
        wish = hub.hub.takeWish();
        QVERIFY(wish && wish->client == 3 && wish->words.size() == 200);
        hub.hub.left(3); // nobody waits for it any more
        hub.hub.found(*wish, {});
        QCOMPARE(hub.count(3, "found"), std::size_t(0));
        wish = hub.hub.takeWish();
        QVERIFY(wish && wish->client == 1 && wish->number == 51);
        hub.hub.found(*wish, std::vector<BookHit>(500, BookHit{{QStringLiteral("trail")}, BookHit::By::Text, Language::En, 0}));
        QCOMPARE(hub.last(1, "found")["all"].size(), mostFound);
        QVERIFY(!hub.hub.hasWish() && hub.closed.empty());
    }

    /// A phone enters what its own hunters do; the table switches that off, and takes a hunter back.
    void eachPhoneEntersForItsOwnHunters()
    {
        const Followed game("influence");
        std::size_t n = 0;
        while (game.state(n).step != Step::Day)
            ++n;
        Hub hub;
        hub.join(1, "en", {"lord-godalming"});
        hub.join(2, "en", {"mina-harker", "dr-seward"});
        hub.join(3);
        const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
        QVERIFY(actingHunter(seen.turn) == Hunter::LordGodalming);
        hub.show(seen);
        QVERIFY(hub.last(1, "question")["mine"].get<bool>() && !hub.keyOf(1, "turn-rest").empty());
        QVERIFY(hub.keyOf(1, "turn-others").empty()); // it does not pass for others
        for (const ClientId looksOn : {2, 3}) {
            const Json question = hub.last(looksOn, "question");
            QVERIFY(!question["mine"].get<bool>() && question["buttons"].empty() && question["tail"].empty() && question["places"].empty());
            QVERIFY(question["title"] == hub.last(1, "question")["title"]);
            const std::string line = question["line"].get<std::string>(); // there is nothing to tap
            QVERIFY2(!line.empty() && line.find("Tap") == std::string::npos, line.c_str());
            hub.press(looksOn, "b0");
            hub.tap(looksOn, "paris");
        }
        QVERIFY(hub.entered.empty());
        QCOMPARE(hub.hub.played().size(), 3);
        QCOMPARE(hub.hub.watching(), std::size_t(3));
        hub.hub.setEntering(PhonesEnter::Everything);
        QVERIFY(!hub.keyOf(3, "turn-others").empty());
        hub.press(3, hub.keyOf(3, "turn-others"));
        QCOMPARE(hub.othersPassed, 1);
        // What could not be done is told to that phone, as for any entry.
        hub.refusal = test::RefusedEntry<PublicHunt>{Violation{"INV-1", Refusal::NotWritten, {}}, std::nullopt};
        const std::size_t told = hub.sent[1].size();
        hub.press(3, hub.keyOf(3, "turn-others"));
        QCOMPARE(hub.othersPassed, 2);
        QVERIFY(hub.last(3, "question")["line"] ==
                Sentences(game.rules().board, game.rules().cards, Language::En).violation(hub.refusal->why).toStdString());
        QCOMPARE(hub.sent[1].size(), told);
        hub.refusal.reset();
        hub.hub.setEntering(PhonesEnter::Nothing);
        QVERIFY(!hub.last(1, "question")["mine"].get<bool>());
        hub.hub.setEntering(PhonesEnter::OwnHunters);
        QVERIFY(hub.last(1, "question")["mine"].get<bool>());
        hub.hub.takeSeatBack(Hunter::LordGodalming);
        QVERIFY(!hub.last(1, "question")["mine"].get<bool>());
    }

    /// A phone takes back what its own hunter did, whether it is asked now or not, and one press does; no other phone is offered it. What
    /// is no hunter's own, and a passing of several, anybody's phone takes back; what everybody has seen by it, none.
    void whatWasEnteredIsTakenBackThere()
    {
        const Followed game("influence");
        std::size_t n = 0;
        while (game.state(n).step != Step::Day)
            ++n;
        SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
        QVERIFY(actingHunter(seen.turn) == Hunter::LordGodalming);
        Hub hub;
        hub.join(1, "en", {"lord-godalming"});
        hub.join(2, "es", {"mina-harker", "dr-seward"});
        hub.join(3);
        const auto offered = [&] {
            std::string to;
            for (const ClientId phone : {1, 2, 3})
                to += hub.keyOf(phone, "turn-take-back").empty() ? "" : std::to_string(phone);
            return to;
        };
        hub.show(seen);
        QCOMPARE(offered(), std::string());
        seen.lastEntry = HunterActs{Hunter::MinaHarker, HunterActs::What::Rest, false, false};
        hub.show(seen);
        QCOMPARE(offered(), std::string("2"));
        const Json question = hub.last(2, "question");
        QVERIFY(!question["mine"].get<bool>() && question["buttons"].empty() && question["tail"].size() == 1);
        const InLanguage in(Language::Es);
        QCOMPARE(QString::fromStdString(question["tail"][0]["second"].get<std::string>()),
                 Sentences(game.rules().board, game.rules().cards, Language::Es).action(*seen.lastEntry));
        hub.tap(2, "paris"); // nothing else is its
        QVERIFY(hub.entered.empty());
        hub.press(2, hub.keyOf(2, "turn-take-back"));
        QCOMPARE(hub.takenBack, 1);
        // Asked what comes next, it has it besides, as long as nothing is half chosen.
        seen.lastEntry = HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false};
        hub.show(seen);
        QCOMPARE(offered(), std::string("1"));
        QVERIFY(hub.last(1, "question")["mine"].get<bool>());
        hub.press(1, hub.keyOf(1, "turn-rest"));
        QCOMPARE(offered(), std::string());
        seen.lastEntry = ResolveHunters{1, {}};
        hub.show(seen);
        QCOMPARE(offered(), std::string("12"));
        seen.lastEntry.reset();
        seen.severalPassed = true;
        hub.show(seen);
        QCOMPARE(offered(), std::string("12"));
        seen.shownByEntry = true;
        hub.show(seen);
        QCOMPARE(offered(), std::string());
        seen.shownByEntry = false;
        hub.show(seen);
        hub.hub.setEntering(PhonesEnter::Nothing);
        QCOMPARE(offered(), std::string());
        hub.hub.setEntering(PhonesEnter::Everything);
        QCOMPARE(offered(), std::string("123"));
    }

    /// TIME-5: before a hunter's action ends a dawn or a dusk any hunter's phone may play a card for it, and nobody waits for that.
    void cardsOfTheTimeAreAnybodys()
    {
        const Followed game("influence");
        int asked = 0;
        std::size_t begins = 0;
        for (std::size_t n = 0; n < game.size() && asked < 3; ++n) {
            const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
            if (!seen.turn.ends || seen.turn.cards.empty() || seen.turn.options.empty() ||
                seen.turn.options.front().hunter == Hunter::MinaHarker)
                continue;
            ++asked;
            Hub hub;
            hub.hub.setEntering(PhonesEnter::OwnHunters);
            hub.join(1, "en", {"mina-harker"});
            hub.show(seen);
            const Json question = hub.last(1, "question");
            QVERIFY2(question["mine"].get<bool>() && question["optional"].get<bool>(), question.dump().substr(0, 900).c_str());
            QVERIFY(question["places"].empty() && question["lit"].empty());
            QCOMPARE(question["title"], Json("Cards first"));
            hub.press(1, hub.keyOf(1, "turn-cards"));
            QVERIFY(!hub.keyOf(1, "turn-card").empty() && hub.entered.empty());
            // A card that is not of this time any more says what begins with it.
            const bool dawn = seen.log.back().view.phase == PublicPhase::Dawn;
            std::size_t later = 0;
            for (const Json& button : hub.last(1, "question")["buttons"])
                later += button["second"] == (dawn ? "the day begins" : "the night begins") ? 1 : 0;
            QCOMPARE(later, static_cast<std::size_t>(std::ranges::count_if(
                                seen.turn.cards, [](const HunterCardTurn& each) { return each.later && !each.refused; })));
            begins += later;
        }
        QVERIFY(asked > 0 && begins > 0);
    }

    /// Whose Event card a supply brought is the question itself, and nothing else can be chosen beside it.
    void whoseCardItWasIsTheTitle()
    {
        const Followed game("influence");
        for (std::size_t n = 0; n < game.size(); ++n) {
            const SeenGame seen = seenOf(game.rules(), game.state(n), game.log(n));
            if (seen.turn.options.empty() || !seen.turn.options.front().supply || seen.turn.options.front().destinations.empty())
                continue;
            Hub hub;
            hub.hub.setEntering(PhonesEnter::Everything);
            hub.join(1, "en", {"lord-godalming", "dr-seward", "van-helsing", "mina-harker"});
            hub.show(seen);
            QVERIFY(!hub.last(1, "question")["places"].empty());
            hub.press(1, hub.keyOf(1, "turn-supply"));
            QCOMPARE(hub.last(1, "question")["title"], Json("Whose Event card was it?"));
            QVERIFY(hub.last(1, "question")["places"].empty() && hub.last(1, "question")["lit"].empty());
            return;
        }
        QFAIL("nobody could take supplies and go");
    }

    /// What no log keeps is told to all of them once, in their languages.
    void everybodyIsTold()
    {
        const Followed game("influence");
        Hub hub;
        hub.show(seenOf(game.rules(), game.state(5), game.log(5)));
        hub.join(1, "en");
        hub.join(2, "es", {"mina-harker"});
        hub.hub.tellAll([] { return QCoreApplication::translate("TableQuestion", "Take back"); });
        QCOMPARE(hub.last(1, "told")["text"], Json("Take back"));
        QCOMPARE(hub.last(2, "told")["text"], Json("Deshacer"));
    }

    /// After a loss a phone is told what it has missed, and no more of the log.
    void aPhoneCatchesUp()
    {
        const Followed game("influence");
        const std::size_t half = game.size() / 2;
        const PublicLog before = game.log(half), after = game.log(game.size() - 1);
        Hub hub;
        hub.show(seenOf(game.rules(), game.state(game.size() - 1), after));
        hub.hub.joined(5);
        hub.say(5, Json{{"do", "hello"},
                        {"language", "it"},
                        {"game", "00112233445566778899aabbccddeeff"},
                        {"step", before.size()},
                        {"log", test::newsOf(before)},
                        {"codes", 0}});
        QVERIFY(hub.last(5, "table")["step"] == Json(after.size()));
        const Json log = hub.last(5, "log");
        QVERIFY(log["from"] == Json(test::newsOf(before)));
        QCOMPARE(log["entries"].size(), test::newsOf(after) - test::newsOf(before));
        // Of another game, or where it does not fit, it has nothing.
        hub.hub.joined(6);
        hub.say(6, Json{{"do", "hello"}, {"language", "it"}, {"game", "another"}, {"step", 3}, {"log", 2}, {"codes", 0}});
        QVERIFY(hub.last(6, "log")["from"] == Json(0));
        // In another language everything with words comes again.
        hub.say(6, Json{{"do", "language"}, {"language", "ru"}});
        QCOMPARE(hub.count(6, "table"), std::size_t(2));
        QVERIFY(hub.last(6, "table")["time"] != hub.last(5, "table")["time"]);
        QCOMPARE(hub.last(6, "log")["entries"].size(), test::newsOf(after));
        hub.say(6, Json{{"do", "here"}});
        QVERIFY(hub.sent[6].back()["is"] == Json("here"));
    }

    /// What a code stands for comes with its digits. Nothing of the lines is told before the game was revealed; then all phones are given
    /// the same, in parts, which together are what the chain is made of and nothing hidden.
    void aRevealedGameIsGivenInParts()
    {
        auto record = goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
        const Followed game("influence");
        const PublicLog log = game.log(game.size() - 1);
        SeenGame seen = seenOf(game.rules(), game.state(game.size() - 1), log);
        seen.codes.push_back(
            {std::uint16_t(1), "111 222 333 444 555", false, "DEMETER:3:" + std::string(32, 'A') + ":1:" + std::string(64, 'B')});
        Hub hub;
        hub.join(1, "pl");
        hub.join(2, "en");
        hub.show(seen);
        QVERIFY(hub.last(1, "codes")["codes"][0]["qr"] == Json(seen.codes.front().qr));
        hub.say(1, Json{{"do", "lines"}, {"from", 0}});
        QVERIFY(hub.closed.empty());
        for (const ClientId client : {1, 2})
            QCOMPARE(hub.count(client, "revealed") + hub.count(client, "lines"), std::size_t(0));

        // The code that comes with the reveal is told before it.
        const QTemporaryDir folder;
        QFile file(folder.filePath("game.reveal.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const std::string text = record.reveal().value();
        file.write(QByteArray::fromStdString(text));
        file.close();
        QFile page(folder.filePath("game.reveal.html"));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write("<p>The hunt</p>");
        page.close();
        seen.revealed = readRevealed({file.fileName(), page.fileName()});
        QVERIFY(seen.revealed);
        const Reveal lines = readReveal(text).value();
        QCOMPARE(seen.revealed->lines.size(), lines.size());
        seen.codes.push_back({std::uint16_t(2), "111 222 333 444 556", false, {}});
        hub.show(seen);
        QVERIFY(hub.sent[1].back()["is"] == Json("revealed") && hub.sent[1][hub.sent[1].size() - 2]["is"] == Json("codes"));
        hub.show(seen);
        hub.join(3, "ru");
        // To who comes later, before it: he has kept none.
        const auto at = [&](const char* is) {
            return std::ranges::find(hub.sent[3], Json(is), [](const Json& each) { return each["is"]; });
        };
        QVERIFY(at("revealed") < at("codes") && at("codes") != hub.sent[3].end());
        std::vector<std::string> first;
        for (const ClientId client : {1, 2, 3}) {
            QCOMPARE(hub.count(client, "revealed"), std::size_t(1));
            QVERIFY(hub.last(client, "revealed")["lines"] == Json(lines.size()));
            QVERIFY(hub.last(client, "revealed")["page"] == Json("/game/1"));
            std::vector<std::string> parts;
            std::size_t from = 0;
            while (from < lines.size()) {
                hub.say(client, Json{{"do", "lines"}, {"from", from}});
                const Json part = hub.sent[client].back();
                QVERIFY(part["is"] == Json("lines") && part["from"] == Json(from) && !part["lines"].empty());
                parts.push_back(part.dump());
                QVERIFY(parts.back().size() < 128 * 1024);
                for (const Json& line : part["lines"]) {
                    Json wanted{{"public", lines[from].open}};
                    wanted["commitment"] = hexText(lines[from++].commitment.value());
                    QVERIFY(line == wanted);
                }
            }
            QVERIFY(parts.size() > 1);
            QCOMPARE(from, lines.size());
            if (client == 1)
                first = parts;
            QVERIFY(parts == first);
            // Behind the end there is nothing.
            const std::size_t told = hub.sent[client].size();
            hub.say(client, Json{{"do", "lines"}, {"from", from}});
            QCOMPARE(hub.sent[client].size(), told);
        }
        QCOMPARE(hub.given, std::vector<std::string>{"<p>The hunt</p>"});
        // Another language does not reveal it once more.
        hub.say(3, Json{{"do", "language"}, {"language", "it"}});
        QCOMPARE(hub.count(3, "revealed"), std::size_t(1));
        QVERIFY(hub.closed.empty());
        // A game that went on stands in no file; without its page there is nothing to be given.
        seen.revealed = readRevealed({file.fileName()});
        hub.show(seen);
        QVERIFY(hub.last(1, "revealed")["page"] == Json(""));
        seen.revealed = nullptr;
        hub.show(seen);
        hub.join(4);
        QCOMPARE(hub.count(4, "revealed"), std::size_t(0));
    }

    /// Who has won and the hunt in numbers come with the table once it is over, in the phone's language; nothing of it before.
    void theEndIsTold()
    {
        const Followed game("influence");
        const auto seenAt = [&](std::size_t n) { return seenOf(game.rules(), game.state(n), game.log(n)); };
        Hub hub;
        hub.join(1, "pl");
        hub.join(2, "es");
        hub.show(seenAt(game.size() - 2));
        QVERIFY(game.state(game.size() - 1).winner == Winner::Dracula && game.state(game.size() - 2).winner == Winner::None);
        QVERIFY(hub.last(1, "table")["ending"].is_null());
        hub.show(seenAt(game.size() - 1));
        const PublicHunt end(seenAt(game.size() - 1), nullptr);
        for (const auto& [client, language] : {std::pair(ClientId(1), Language::Pl), std::pair(ClientId(2), Language::Es)}) {
            const InLanguage in(language);
            const EndingWords wanted = end.ending(language);
            const Json told = hub.last(client, "table")["ending"];
            QVERIFY(told["owner"] == Json("dracula") && told["victors"] == Json::array());
            QVERIFY(told["title"] == Json(wanted.title.toStdString()) && told["reason"] == Json(wanted.reason.toStdString()));
            QCOMPARE(told["rows"].size(), static_cast<std::size_t>(wanted.rows.size()));
            QVERIFY(wanted.rows.size() > 3);
            for (qsizetype n = 0; n < wanted.rows.size(); ++n) {
                const HuntRow& row = wanted.rows[n];
                QVERIFY(told["rows"][static_cast<std::size_t>(n)] == (Json{{"number", row.number.toStdString()},
                                                                           {"word", row.word.toStdString()},
                                                                           {"more", row.more.toStdString()},
                                                                           {"icon", row.icon.toStdString()}}));
            }
        }
        QVERIFY(hub.last(1, "table")["ending"]["title"] != hub.last(2, "table")["ending"]["title"]);
    }

    /// Who was said to play a hunter is said with him.
    void playersAreNamed()
    {
        const Followed game("influence");
        Hub hub;
        hub.join(1, "ru");
        SeenGame seen;
        for (std::size_t n = 3; n < game.size() && hub.last(1, "question")["hunter"] != Json("lord-godalming"); ++n)
            hub.show(seen = seenOf(game.rules(), game.state(n), game.log(n)));
        const Json before = hub.last(1, "question");
        QVERIFY(before["hunter"] == Json("lord-godalming"));
        seen.id = std::string(32, 'f');
        seen.players = {"Olga <b>", "", "", "Ira"};
        hub.show(seen);
        const Json hunters = hub.last(1, "game")["hunters"];
        QVERIFY(hunters[0]["player"] == Json("Olga <b>"));
        QVERIFY(!hunters[1].contains("player"));
        // And with what he is asked.
        QVERIFY(hub.last(1, "question")["line"] == Json("Olga <b> · " + before["line"].get<std::string>()));
    }

    /// Each phone hears who is played on others, as soon as it is otherwise, and never of itself.
    void whoIsPlayedElsewhere()
    {
        const Followed game("influence");
        Hub hub;
        hub.show(seenOf(game.rules(), game.state(3), game.log(3)));
        hub.join(1, "en", {"mina-harker"});
        QVERIFY(hub.last(1, "held").is_null());
        hub.join(2, "es");
        QVERIFY(hub.last(2, "held")["hunters"] == Json::array({"mina-harker"}));
        hub.say(2, Json{{"do", "play"}, {"hunters", {"mina-harker", "dr-seward"}}});
        QVERIFY(hub.last(1, "held")["hunters"] == Json::array({"dr-seward", "mina-harker"}));
        QCOMPARE(hub.count(2, "held"), std::size_t(1));
        hub.hub.takeSeatBack(Hunter::DrSeward);
        QVERIFY(hub.last(1, "held")["hunters"] == Json::array({"mina-harker"}));
        hub.hub.left(2);
        QVERIFY(hub.last(1, "held")["hunters"].empty());
        QCOMPARE(hub.count(1, "held"), std::size_t(3));
    }

    /// Lines that were never sealed have nothing but their own text for their heads; what is no such file is none.
    void revealedLinesOfOlderForms()
    {
        const QTemporaryDir folder;
        QVERIFY(!readRevealed({folder.filePath("none.reveal.json")}));
        QVERIFY(!readRevealed({folder.path()}));
        QFile file(folder.filePath("old.reveal.json"));
        const Reveal lines{{R"({"format":"demeter-game/1"})", R"({"seed":"00"})", std::nullopt, std::nullopt, Head{}},
                           {R"({"to":1,"over":"go-on"})", "null", std::nullopt, std::nullopt, Head{}}};
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeReveal(lines)));
        file.close();
        const auto revealed = readRevealed({file.fileName()});
        QVERIFY(revealed);
        const Json part = Json::parse(linesMessage(*revealed, 1));
        QCOMPARE(part["lines"].size(), std::size_t(1));
        QVERIFY(part["lines"][0] == (Json{{"public", lines[1].open}, {"hidden", "null"}}));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write("x");
        file.close();
        QVERIFY(!readRevealed({file.fileName()}));
    }

    /// Who does not keep to the messages is sent away, and learns nothing before he has said hello.
    void whoDoesNotKeepToTheMessagesIsSentAway_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("greeted");
        for (const char* text :
             {"", "x", "[]", "null", "{}", R"({"do":7})", R"({"do":"press","step":1,"question":1,"button":"b0"})", R"({"do":"hello"})",
              R"({"do":"hello","language":"xx"})", R"({"do":"hello","language":["en"]})", R"({"do":"language","language":"en"})",
              R"({"do":"book","has":""})", R"({"do":"find","words":"lair","number":1})"})
            QTest::newRow(qPrintable(QStringLiteral("at first: ") + text)) << QByteArray(text) << false;
        for (const char* text : {"x",
                                 R"({"do":"hello","language":"en"})",
                                 R"({"do":"play"})",
                                 R"({"do":"play","hunters":["dracula"]})",
                                 R"({"do":"play","hunters":"mina-harker"})",
                                 R"({"do":"press"})",
                                 R"({"do":"press","step":-1,"question":1,"button":"b0"})",
                                 R"({"do":"press","step":1,"question":1,"button":"b0","place":"paris"})",
                                 R"({"do":"tap","step":1,"question":1,"button":3})",
                                 R"({"do":"language","language":"xx"})",
                                 R"({"do":"win"})",
                                 R"({"do":"book"})",
                                 R"({"do":"book","has":7})",
                                 R"({"do":"find"})",
                                 R"({"do":"find","words":"lair"})",
                                 R"({"do":"find","number":1})",
                                 R"({"do":"find","words":["lair"],"number":1})",
                                 R"({"do":"lines"})",
                                 R"({"do":"lines","from":-1})",
                                 R"({"do":"find","words":"lair","number":-1})",
                                 R"({"do":"find","words":"\ud800","number":1})"})
            QTest::newRow(qPrintable(QStringLiteral("later: ") + text)) << QByteArray(text) << true;
    }
    void whoDoesNotKeepToTheMessagesIsSentAway()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, greeted);
        const Followed game("influence");
        Hub hub;
        hub.show(seenOf(game.rules(), game.state(3), game.log(3)));
        if (greeted)
            hub.join(9);
        else
            hub.hub.joined(9);
        const std::size_t told = hub.sent[9].size();
        hub.hub.arrived(9, text.toStdString());
        QVERIFY(hub.closed.contains(9));
        QCOMPARE(hub.sent[9].size(), told);
        QVERIFY(hub.entered.empty());
        hub.hub.left(9);
        QCOMPARE(hub.hub.watching(), std::size_t(0));
        hub.hub.arrived(9, R"({"do":"hello","language":"en"})"); // comes too late to matter
        QCOMPARE(hub.sent[9].size(), told);
    }
};

DEMETER_TEST(TestTableHub)
#include "test_table_hub.moc"
