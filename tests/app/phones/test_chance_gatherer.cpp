// The chance that phones give: who is waited for, what counts, and that it comes into a game.
#include "app/fury3e/table/public_hunt.h"
#include "app/phones/chance_gatherer.h"
#include "app/record/recorded_table.h"
#include "app/text/resources.h"
#include "core/base/hex.h"
#include "core/fury3e/record/table_entries.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/support/load.h"
#include "tests/support/memory_device.h"
#include "tests/support/random_round.h"
#include "tests/support/test_keys.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::phones;
using namespace demeter::test;

namespace {

Share shareOf(std::uint8_t first)
{
    Share share{};
    share[0] = first;
    return share;
}

ChanceAsked openRound(std::uint16_t round, std::vector<SharePromise> promised = {})
{
    return {round, true, std::move(promised), {}};
}

/// A game in its second round, where chance is asked for.
Record secondRound(ChanceWhen when = ChanceWhen::AtDawn)
{
    RecordHeader header;
    header.gameId = "00112233445566778899aabbccddeeff";
    header.started = "2026-01-01T20:15:00Z";
    header.board = "fury-3e";
    header.cards = "dracula-3e";
    header.clockKept = true;
    header.chanceEachRound = true;
    header.rulings.chanceWhen = when;
    Ruleset rules = ruleset();
    rules.rulings = header.rulings;
    auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, rules, testKeys());
    if (!record)
        qFatal("no record: %s", record.error().code.c_str());
    std::mt19937_64 random(4);
    const auto there = [&] { return record->state().round == 2 && asksForChance(record->ruleset(), record->state()); };
    for (int guard = 0; !there() && guard < 5000; ++guard)
        if (const auto action = Recorded::waitsForChance(record->state())
                                    ? std::optional<Action>(GoOn{})
                                    : likelyAction(random, record->ruleset(), record->state(), {CardHandling::Dealt, 0, true});
            action && !isChance(*action))
            (void)record->submit(*action);
    if (!there())
        qFatal("no second round");
    return std::move(*record);
}

} // namespace

class TestChanceGatherer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void allPromiseBeforeAnyGives()
    {
        ChanceGatherer gatherer;
        gatherer.joined(1);
        gatherer.joined(2);
        QVERIFY(!gatherer.isOn());
        gatherer.show(openRound(3));
        QVERIFY(gatherer.isOn() && !gatherer.isComplete());
        gatherer.promise(1, 3, promiseOf(3, shareOf(1)));
        QVERIFY(!gatherer.isComplete());
        gatherer.give(1, 3, shareOf(1)); // nobody has asked for it yet
        gatherer.promise(2, 3, promiseOf(3, shareOf(2)));
        QVERIFY(gatherer.isComplete());
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(PromiseShares{{promiseOf(3, shareOf(1)), promiseOf(3, shareOf(2))}})));
        QVERIFY(!gatherer.isOn());

        gatherer.show(openRound(3, {promiseOf(3, shareOf(1)), promiseOf(3, shareOf(2))}));
        QVERIFY(gatherer.isOn());
        gatherer.give(2, 3, shareOf(2));
        QVERIFY(!gatherer.isComplete());
        gatherer.give(1, 3, shareOf(1));
        QVERIFY(gatherer.isComplete());
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(AddChance{{{}, {shareOf(1), shareOf(2)}}})));
    }

    void whoSleepsIsLeftOut()
    {
        ChanceGatherer gatherer;
        gatherer.joined(1);
        gatherer.joined(2);
        gatherer.show(openRound(3));
        gatherer.promise(2, 3, promiseOf(3, shareOf(2)));
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(PromiseShares{{promiseOf(3, shareOf(2))}})));
    }

    void whoKeepsHisShareBackIsLeftOut()
    {
        ChanceGatherer gatherer;
        gatherer.joined(1);
        gatherer.joined(2);
        gatherer.show(openRound(3, {promiseOf(3, shareOf(1)), promiseOf(3, shareOf(2))}));
        QVERIFY(!gatherer.take());       // nobody gave anything
        gatherer.give(2, 3, shareOf(2)); // and then one was slow
        QVERIFY(gatherer.isOn());
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(AddChance{{{}, {std::nullopt, shareOf(2)}}})));
    }

    void whatDoesNotFitCountsForNothing()
    {
        ChanceGatherer gatherer;
        gatherer.joined(1);
        gatherer.joined(2);
        gatherer.joined(3);
        gatherer.show(openRound(3));
        gatherer.promise(1, 2, promiseOf(2, shareOf(1))); // another round's
        gatherer.promise(1, 3, promiseOf(3, shareOf(1)));
        gatherer.promise(1, 3, promiseOf(3, shareOf(7))); // twice
        gatherer.promise(2, 3, promiseOf(3, shareOf(1))); // somebody else's
        gatherer.promise(9, 3, promiseOf(3, shareOf(9))); // nobody
        gatherer.promise(3, 3, promiseOf(3, shareOf(3)));
        QVERIFY(gatherer.isComplete());
        const std::vector<SharePromise> promised{promiseOf(3, shareOf(1)), promiseOf(3, shareOf(3))};
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(PromiseShares{promised})));
        gatherer.show(openRound(3, promised));
        gatherer.give(1, 3, shareOf(7));
        gatherer.give(1, 2, shareOf(1));
        gatherer.give(2, 3, shareOf(3)); // whoever says it
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(AddChance{{{}, {std::nullopt, shareOf(3)}}})));
    }

    void noMoreThanThereIsRoomFor()
    {
        ChanceGatherer gatherer;
        for (ClientId phone = 1; phone <= 20; ++phone)
            gatherer.joined(phone);
        gatherer.show(openRound(3));
        for (std::uint8_t phone = 1; phone <= 20; ++phone)
            gatherer.promise(phone, 3, promiseOf(3, shareOf(phone)));
        const auto taken = gatherer.take();
        QCOMPARE(std::get<PromiseShares>(*taken).promises.size(), mostShares);
    }

    /// Somebody comes in with twenty phones and promises first. Each hunter who is played on a phone has his share in the list all the
    /// same.
    void huntersComeFirst()
    {
        using enum fury::Hunter;
        ChanceGatherer gatherer;
        for (ClientId phone = 1; phone <= 24; ++phone)
            gatherer.joined(phone);
        gatherer.plays(23, MinaHarker);
        gatherer.plays(24, fury::HunterSet(LordGodalming) | DrSeward);
        gatherer.plays(22, VanHelsing);
        gatherer.plays(1, fury::HunterSet(LordGodalming) | MinaHarker); // says later that he plays them, too
        gatherer.show(openRound(3));
        for (std::uint8_t phone = 1; phone <= 20; ++phone)
            gatherer.promise(phone, 3, promiseOf(3, shareOf(phone)));
        QVERIFY(!gatherer.isComplete()); // it is full, but hunters are waited for
        for (std::uint8_t phone = 22; phone <= 24; ++phone)
            gatherer.promise(phone, 3, promiseOf(3, shareOf(phone)));
        QVERIFY(gatherer.isComplete()); // number 21 is not
        std::vector<SharePromise> wanted;
        for (const std::uint8_t phone : {24, 22, 23, 1, 2, 3, 4, 5})
            wanted.push_back(promiseOf(3, shareOf(phone)));
        QVERIFY((gatherer.take() == std::optional<ChanceAction>(PromiseShares{wanted})));

        // In the next round one of them plays nobody any longer.
        gatherer.plays(22, {});
        gatherer.show(openRound(4));
        for (std::uint8_t phone = 1; phone <= 24; ++phone)
            gatherer.promise(phone, 4, promiseOf(4, shareOf(phone)));
        const auto taken = gatherer.take();
        const std::vector<SharePromise>& promises = std::get<PromiseShares>(*taken).promises;
        QVERIFY(std::ranges::find(promises, promiseOf(4, shareOf(22))) == promises.end());
        QVERIFY(promises[0] == promiseOf(4, shareOf(24)) && promises[1] == promiseOf(4, shareOf(23)));
        QCOMPARE(promises.size(), mostShares);
    }

    void aPhoneThatGoesIsNotWaitedFor()
    {
        ChanceGatherer gatherer;
        gatherer.joined(1);
        gatherer.joined(2);
        gatherer.show(openRound(3));
        gatherer.promise(1, 3, promiseOf(3, shareOf(1)));
        gatherer.left(2);
        QVERIFY(gatherer.isComplete());
        gatherer.left(1);
        QVERIFY(!gatherer.isOn());
    }

    /// Two phones, a hub, and a real game: what they give comes into the record, and they are shown that it did, also where a draw waits
    /// for it. When the game goes back behind what they have promised they are asked for that and for nothing else (CHANCE-1).
    void comesIntoAGame_data()
    {
        QTest::addColumn<ChanceWhen>("when");
        QTest::newRow("at dawn") << ChanceWhen::AtDawn;
        QTest::newRow("before draws") << ChanceWhen::BeforeDraws;
    }
    void comesIntoAGame()
    {
        QFETCH(ChanceWhen, when);
        Record record = secondRound(when);
        TableEntries entries(record);
        test::HubOfPhones<PublicHunt> hub([&](const ChanceAction& chance) {
            QVERIFY(record.submit(actionOf<Action>(chance)).has_value());
            entries.note(record);
        });
        auto& phones = hub.hub;
        const auto show = [&](bool isHeld = false) { hub.show(seenGameOf<SeenGame>(record, entries, {}, {}, isHeld)); };
        const auto last = [&](ClientId client) {
            Json found;
            for (const Json& each : hub.sent[client])
                if (each["is"] == "chance")
                    found = each;
            return found;
        };
        const auto say = [&](ClientId client, const char* what, const std::string& bytes) {
            phones.arrived(client, Json{{"do", what}, {"round", 2}, {"bytes", bytes}}.dump());
        };
        show();
        auto news = entries.newsBegins(record);
        for (ClientId client : {1U, 2U}) {
            phones.joined(client);
            phones.arrived(client,
                           Json{{"do", "hello"}, {"language", "es"}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}}.dump());
            QCOMPARE(last(client).at("open").dump(), std::string("true"));
            QCOMPARE(last(client).at("promised").dump(), std::string("[]"));
            QCOMPARE(last(client).at("round").dump(), std::string("2"));
        }
        QVERIFY(phones.gathersChance());
        say(1, "promise", hexText(promiseOf(2, shareOf(1))));
        phones.takeChance(false);
        QVERIFY(phones.gathersChance());
        say(2, "promise", hexText(promiseOf(2, shareOf(2))));
        phones.takeChance(false);
        show();
        const Json promised = Json::array({hexText(promiseOf(2, shareOf(1))), hexText(promiseOf(2, shareOf(2)))});
        QCOMPARE(last(1).at("promised").dump(), Json(promised).dump());
        QCOMPARE(last(2).at("promised").dump(), Json(promised).dump());
        const std::size_t asked = record.cursor() - 1; // before the promise
        QVERIFY(record.goTo(asked - 1) && record.goTo(asked));
        entries.note(record);
        news = entries.newsBegins(record);
        QVERIFY(record.state().chance.promisedRound != 2);
        show();
        QCOMPARE(last(1).at("open").dump(), std::string("true"));
        QCOMPARE(last(1).at("promised").dump(), Json(promised).dump());
        // A game that is held asks for none, and does not say that it is over with this round either.
        show(true);
        QVERIFY(!phones.gathersChance() && last(1).at("round") == 0);
        show();
        QVERIFY(phones.gathersChance());
        const auto deck = record.state().encounterDeck;
        say(1, "share", hexText(shareOf(1)));
        say(2, "share", hexText(shareOf(2)));
        phones.takeChance(false);
        show();
        QVERIFY(record.state().encounterDeck != deck);
        QCOMPARE(last(2).at("open").dump(), Json(Json(false)).dump());
        QCOMPARE(last(2).at("given").dump(), Json(Json::array({hexText(shareOf(1)), hexText(shareOf(2))})).dump());
        QVERIFY(!phones.gathersChance());
        QCOMPARE(entries.newsBegins(record), news); // what is announced stays
        QVERIFY(hub.closed.empty());
        say(1, "share", "0123");
        QCOMPARE(hub.closed.size(), std::size_t{1});
    }
};

DEMETER_TEST(TestChanceGatherer)
#include "test_chance_gatherer.moc"
