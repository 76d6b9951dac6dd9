// Every kind of forgery is caught by whoever noted one code after the place that was changed.
#include "tests/core/journal/forged_cases.h"
#include "tests/core/journal/journal_support.h"

#include "core/fury3e/record/recorded.h"
#include "tests/support/chance.h"
#include "tests/support/golden_games.h"
#include "tests/support/random_round.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

CheckedGame verifiedThird(const Reveal& lines, const std::vector<NotedCode>& codes, bool replay)
{
    const BoardSource noBoard = [](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        return std::unexpected(Faults{{"unknown-board", "", {name}}});
    };
    return verify(lines, codes, replay ? boards() : noBoard, rules().cards, quickCode);
}

std::optional<Record> begun(std::uint64_t number, const std::shared_ptr<std::string>& bytes, RecordHeader start, const Ruleset& ruleset)
{
    start.gameId = gameIdText(number);
    FairDeal deal;
    for (std::size_t i = 0; i < deal.secret.size(); ++i)
        deal.secret[i] = static_cast<std::uint8_t>(number * 31 + i);
    deal.words = "słowo " + std::to_string(number);
    start.deal = deal;
    auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, ruleset, testKeys());
    if (!made)
        return std::nullopt;
    return std::move(*made);
}

/// What came in as chance in a game, to see that all of it was tried.
struct ChanceTally {
    int words = 0, shares = 0, keptBack = 0, allKeptBack = 0, neverGiven = 0, stayed = 0;
};

/// True if this is carried out. The game may have gone back behind the chance of this round; then no other is taken.
bool takes(Record& record, const Action& chance, ChanceTally& tally)
{
    const auto done = record.submit(chance);
    if (done)
        return true;
    if (const auto* refused = std::get_if<Violation>(&done.error()); refused == nullptr || refused->what != Refusal::ChanceStays)
        qFatal("chance is not taken: %d", refused != nullptr ? static_cast<int>(refused->what) : -1);
    ++tally.stayed;
    return false;
}

/// Chance of a round, if it is still to come: phones promise shares and give them, or keep some back; or words are said; or both.
void mayAddChance(Record& record, std::mt19937_64& random, ChanceTally& tally)
{
    const GameState& state = record.state();
    const std::uint16_t round = state.round;
    if (!takesChance(state) || oneIn(random, 3))
        return;
    const auto shareOf = [&](std::size_t phone) {
        Share share{};
        share[0] = static_cast<std::uint8_t>(phone);
        share[31] = static_cast<std::uint8_t>(round);
        return share;
    };
    if (state.chance.promisedRound != round && !oneIn(random, 3)) {
        PromiseShares promise;
        for (std::size_t phone = 0, all = 1 + random() % mostShares; phone < all; ++phone)
            promise.promises.push_back(promiseOf(round, shareOf(phone)));
        takes(record, promise, tally);
        return; // the shares come later
    }
    AddChance chance;
    if (state.chance.promisedRound == round) {
        if (oneIn(random, 8)) {
            ++tally.neverGiven;
        } else {
            const bool all = oneIn(random, 8);
            for (std::size_t phone = 0; phone < state.chance.promises.size(); ++phone) {
                chance.chance.shares.emplace_back();
                if (all || oneIn(random, 4))
                    ++tally.keptBack;
                else
                    chance.chance.shares.back() = shareOf(phone);
            }
            ++tally.shares;
        }
    }
    const bool given = std::ranges::any_of(chance.chance.shares, [](const auto& share) { return share.has_value(); });
    tally.allKeptBack += !chance.chance.shares.empty() && !given ? 1 : 0;
    if (!given || oneIn(random, 3)) {
        chance.chance.words = oneIn(random, 2) ? "ajo " + std::to_string(random() % 100) : "чеснок";
        ++tally.words;
    }
    takes(record, chance, tally);
}

/// Goes back and forward: one step, or far behind codes; and stays there as often as not.
void mayGoBack(Record& record, std::mt19937_64& random)
{
    if (!record.canUndo() || !oneIn(random, 25))
        return;
    const std::size_t was = record.cursor(), far = std::min<std::size_t>(was, 40);
    const std::size_t to = oneIn(random, 2) ? was - 1 : was - 1 - random() % far;
    if (!record.goTo(to) || !(oneIn(random, 2) || record.goTo(was)))
        qFatal("no way back");
}

/// A random game with the whole round kept, whatever its rulings: chance comes in round by round, or the cards are drawn from the box.
Record playedGame(std::uint64_t number, std::uint64_t least, std::size_t codes, ChanceTally& tally)
{
    RecordHeader start = header();
    start.clockKept = true;
    start.handling = number % 5 == 4 ? CardHandling::DrawnFromBox : CardHandling::Dealt;
    start.chanceEachRound = start.handling == CardHandling::Dealt && number % 7 != 6;
    std::mt19937_64 random(number);
    auto record = begun(number, std::make_shared<std::string>(), start, rules(randomRoundRuleset(random).rulings));
    if (!record)
        qFatal("no game");
    const int most = static_cast<int>(10 * least);
    for (int guard = 0; guard < most && (record->lines() < least || record->witnesses().size() < codes); ++guard) {
        mayAddChance(*record, random, tally);
        const auto action = likelyAction(random, record->ruleset(), record->state(), {});
        if (!action)
            break;
        (void)record->submit(*action);
        mayGoBack(*record, random);
    }
    if (record->witnesses().empty())
        qFatal("nothing was shown");
    return std::move(*record);
}

/// Long enough that some codes were shown.
Evidence randomGame(std::uint64_t number, ChanceTally& tally)
{
    return evidenceOf(playedGame(number, 60 + number % 60, 2, tally));
}
Evidence randomGame(std::uint64_t number)
{
    ChanceTally tally;
    return randomGame(number, tally);
}

} // namespace

class TestForgery : public QObject {
    Q_OBJECT

private slots:
    /// One change of each kind at a random place of many random games.
    void randomGames()
    {
        Forgeries forgeries(verifiedThird);
        std::mt19937_64 random(20);
        const int games = Forgeries::forPage() ? times(60, 300) : 300; // the browser takes its time
        Evidence other = randomGame(1000);
        ChanceTally tally;
        for (int n = 0; n < games; ++n) {
            const Evidence evidence = randomGame(static_cast<std::uint64_t>(n), tally);
            forgeries.base(evidence);
            forgeries.oneOfEach(evidence, other, random);
            other = evidence;
        }
        // Every way in which chance can come in was among them.
        QVERIFY(tally.words > games / 2 && tally.shares > games / 2 && tally.keptBack > games / 2);
        QVERIFY(tally.allKeptBack > 0 && tally.neverGiven > 0 && tally.stayed > 0);
        forgeries.end("one change of each kind in each random game");
    }

    /// Long games, most of them played to the end: none is ever objected to.
    void honestGames()
    {
        Forgeries forgeries(verifiedThird);
        ChanceTally tally;
        for (int n = 0, games = times(20, 100); n < games; ++n)
            forgeries.base(evidenceOf(playedGame(2000 + static_cast<std::uint64_t>(n), 1500, 1, tally)));
        if (Forgeries::forPage())
            forgeries.end("honest games");
    }

    /// Single changes of a golden game. The rules are left aside: the chain and the code have to do. With DEMETER_FULL every possible one,
    /// with every location and every encounter in every place; else every third of those with some of them.
    void everyChange()
    {
        Forgeries forgeries(verifiedThird, times(83, 1)); // the page judges thirteen in a second
        Evidence evidence = evidenceOf(goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>())));
        if (qEnvironmentVariableIsSet("DEMETER_FULL")) {
            const Ruleset ruleset = rules();
            evidence.places.clear();
            for (const Location& location : ruleset.board->locations())
                evidence.places.push_back(location.id);
            evidence.encounters.clear();
            for (const EncounterCard& card : ruleset.cards->encounters)
                evidence.encounters.push_back(card.id);
        }
        const Evidence other = randomGame(1000);
        ChanceTally tally;
        const Evidence stirred = evidenceOf(playedGame(2000, 400, 6, tally)); // chance comes into this one
        QVERIFY(tally.shares > 4 && tally.keptBack > 4);
        forgeries.base(evidence);
        forgeries.base(stirred);
        for (std::size_t number = 0; number < forgeryCount; ++number) {
            const Forgery kind = static_cast<Forgery>(number);
            const std::size_t base = kind == Forgery::Chance ? 1 : 0;
            forgeries.all(base == 1 ? stirred : evidence, other, kind, times(3, 1), base);
        }
        forgeries.end("single changes of a golden game");
    }
};

DEMETER_TEST(TestForgery)
#include "test_forgery.moc"
