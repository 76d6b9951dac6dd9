// Chance that has come into a game stays, whatever is taken back: nobody can try how other words or other shares would mix the decks, and
// keep what suits him. And what a verifier says of a game in which somebody could.
#include "core/journal/verdict.h"
#include "tests/core/journal/changed_line.h"
#include "tests/core/journal/journal_support.h"
#include "tests/support/random_round.h"

#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Bytes = std::shared_ptr<std::string>;

Ruleset asked(ChanceWhen when)
{
    Rulings rulings = rulingsOf(Printing::Recommended);
    rulings.chanceWhen = when;
    return rules(rulings);
}

std::optional<Record> begun(const Bytes& bytes, ChanceWhen when)
{
    RecordHeader start = header();
    start.clockKept = true;
    start.chanceEachRound = true;
    start.deal = FairDeal{Secret{1, 2, 3}, "czosnek i sól"};
    start.rulings = asked(when).rulings;
    auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, asked(when), testKeys());
    return made ? std::optional(std::move(*made)) : std::nullopt;
}

bool drawsWait(const Record& record)
{
    return Recorded::waitsForChance(record.state());
}

/// Plays until this holds; without chance, if it is asked for.
template <typename Holds> bool playUntil(Record& record, std::mt19937_64& random, Holds holds)
{
    for (int guard = 0; guard < 5000 && !holds(record); ++guard) {
        const auto action = drawsWait(record) ? std::optional<Action>(GoOn{})
                                              : likelyAction(random, record.ruleset(), record.state(), {CardHandling::Dealt, 0, true});
        if (!action || isChance(*action))
            continue;
        (void)record.submit(*action);
    }
    return holds(record);
}

/// A moment at which chance is asked for, in the third round or later.
std::optional<Record> whereAsked(const Bytes& bytes, ChanceWhen when)
{
    const auto there = [when](const Record& now) {
        const bool asked = when == ChanceWhen::AtDawn ? now.state().step == Step::Dawn && now.state().due.empty() : drawsWait(now);
        return now.state().round > 2 && asked;
    };
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        bytes->clear();
        std::mt19937_64 random(seed);
        auto record = begun(bytes, when);
        if (record && playUntil(*record, random, there))
            return record;
    }
    return std::nullopt;
}

/// What lies in the decks.
auto decksOf(const Record& record)
{
    return std::pair(record.state().encounterDeck, record.state().combatDeck);
}

std::optional<Refusal> refusalOf(const std::expected<void, RecordRefusal>& done)
{
    const auto* why = done ? nullptr : std::get_if<Violation>(&done.error());
    return why != nullptr ? std::optional(why->what) : std::nullopt;
}

PromiseShares promised(std::uint16_t round, std::uint8_t first = 1)
{
    return {{promiseOf(round, shareNamed(first)), promiseOf(round, shareNamed(static_cast<std::uint8_t>(first + 1)))}};
}

std::size_t timesHeard(const Record& record, Happening::What what)
{
    std::size_t times = 0;
    for (const PublicStep& step : record.publicLog())
        times += static_cast<std::size_t>(std::ranges::count(step.said, what, &Happening::what));
    return times;
}

Verification verified(const Record& record)
{
    return verify(*readReveal(record.reveal().value()), codesShownBy(record), boards(), rules().cards);
}

const RoundChance* chanceOf(const Verification& found, std::uint16_t round)
{
    const auto chance = std::ranges::find(found.chance, round, &RoundChance::round);
    return chance != found.chance.end() ? &*chance : nullptr;
}

} // namespace

class TestChanceStays : public QObject {
    Q_OBJECT

private:
    static void whenRows()
    {
        QTest::addColumn<ChanceWhen>("when");
        QTest::newRow("at dawn") << ChanceWhen::AtDawn;
        QTest::newRow("before draws") << ChanceWhen::BeforeDraws;
    }

private slots:
    void otherWordsAreRefused_data() { whenRows(); }
    void otherWordsAreRefused()
    {
        QFETCH(ChanceWhen, when);
        const auto bytes = std::make_shared<std::string>();
        auto record = whereAsked(bytes, when);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t before = record->cursor();
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto decks = decksOf(*record);
        const std::string state = stateText(*record);
        QVERIFY(record->goTo(before));
        QVERIFY(record->chanceStays());
        const std::uint64_t lines = record->lines();
        QCOMPARE(refusalOf(record->submit(AddChance{{"sol", {}}})), std::optional(Refusal::ChanceStays));
        QCOMPARE(refusalOf(record->submit(promised(round))), std::optional(Refusal::ChanceStays)); // shares beside them
        // Nor by a promise beside the same words, nor after a restart.
        auto again = reopen(bytes);
        QVERIFY(again && again->record.chanceStays());
        QCOMPARE(refusalOf(again->record.submit(AddChance{{"sol", {}}})), std::optional(Refusal::ChanceStays));
        QCOMPARE(again->record.lines(), lines);
        // Going on without is no way around it: the words come in again, and are heard again.
        QVERIFY(record->submit(GoOn{}));
        QCOMPARE(timesHeard(*record, Happening::What::WordsSaid), std::size_t{2});
        if (when == ChanceWhen::BeforeDraws) {
            QVERIFY(decksOf(*record) == decks);
            QCOMPARE(stateText(*record), state);
            QCOMPARE(record->lines(), lines + 1); // going on without was not needed
        } else {
            QCOMPARE(record->lines(), lines + 2);
            QCOMPARE(record->state().chance.stirredRound, round);
        }
    }

    /// Everything back to the round before, other steps, and on to the same round: its chance comes in again by itself.
    void anotherWayLeadsToTheSameChance_data() { whenRows(); }
    void anotherWayLeadsToTheSameChance()
    {
        QFETCH(ChanceWhen, when);
        const auto bytes = std::make_shared<std::string>();
        auto record = whereAsked(bytes, when);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        QVERIFY(record->submit(promised(round)));
        QVERIFY(record->submit(AddChance{{"sal", {shareNamed(1), std::nullopt}}}));
        std::size_t back = record->cursor();
        while (record->entries()[back - 1].round + 1 >= round)
            --back;
        bool another = false;
        for (std::uint64_t seed = 70; seed < 90 && !another; ++seed) {
            QVERIFY(record->goTo(back));
            std::mt19937_64 random(seed);
            another = playUntil(*record, random, [=](const Record& now) { return now.state().round > round; });
        }
        QVERIFY(another);
        const auto heard = [&](Happening::What what) { return timesHeard(*record, what); };
        for (const auto what : {Happening::What::SharesPromised, Happening::What::SharesGiven, Happening::What::WordsSaid})
            QVERIFY(heard(what) > 1);
        const Verification found = verified(*record);
        QVERIFY(found.objections.empty());
        const RoundChance* chance = chanceOf(found, round);
        // It is the same, but its words were known when the other steps were taken, and behind them lay other decks.
        QVERIFY(chance != nullptr && chance->cameIn() && chance->chosen && !chance->isNew());
        QCOMPARE(chance->promised, std::size_t{2});
        QCOMPARE(chance->given, std::size_t{1});
        QVERIFY(chance->lines.size() > 1);
        // The table and every verdict hear of it.
        QVERIFY(!found.chanceGoneBack.empty());
        QCOMPARE(found.chanceGoneBack[0].rounds, std::vector<std::uint16_t>{round});
    }

    /// Back behind chance and the step before it, and the same step again: the chance comes in where it was, not before that step, which
    /// may shuffle a deck. So nobody has another order.
    void theSameStepsLeadToTheSameOrder()
    {
        const auto bytes = std::make_shared<std::string>();
        auto record = whereAsked(bytes, ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t asked = record->cursor();
        const Action last = record->entries()[asked - 1].action;
        QCOMPARE(record->entries()[asked - 1].round, round);
        QVERIFY(record->submit(promised(round)));
        QVERIFY(record->submit(AddChance{{"sal", {shareNamed(1), std::nullopt}}}));
        const auto decks = decksOf(*record);
        const std::vector<Action> done = record->actionsDone();
        for (const bool restarted : {false, true}) {
            QVERIFY(record->goTo(asked - 1));
            auto again = reopen(bytes);
            QVERIFY(again);
            Record& now = restarted ? again->record : *record;
            QVERIFY(now.submit(last));
            QVERIFY(now.actionsDone() == done);
            QVERIFY(decksOf(now) == decks);
            const auto found = verified(now);
            const RoundChance* chance = chanceOf(found, round);
            QVERIFY(chance != nullptr && !chance->chosen && chance->isNew());
        }
    }

    /// Chance that comes in again as it was, but behind other steps than before: a changed program, or one of an older version.
    void chanceInAnotherPlaceIsFound()
    {
        auto record = whereAsked(std::make_shared<std::string>(), ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t asked = record->cursor();
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        QVERIFY(record->goTo(asked - 1));
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto found = verified(*record);
        QVERIFY(found.objections.empty());
        const RoundChance* chance = chanceOf(found, round);
        QVERIFY(chance != nullptr && chance->chosen && !chance->isNew());
    }

    /// Something is drawn without chance, seen and taken back; then chance is asked for: whoever did not like the first order has another.
    void aDrawBeforeChanceIsFound()
    {
        auto record = whereAsked(std::make_shared<std::string>(), ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t asked = record->cursor();
        QVERIFY(record->submit(GoOn{}));
        QVERIFY(record->goTo(asked));
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto found = verified(*record);
        const RoundChance* chance = chanceOf(found, round);
        QVERIFY(chance != nullptr && !chance->late && chance->chosen && !chance->isNew());
    }

    void otherSharesAreRefused_data() { whenRows(); }
    void otherSharesAreRefused()
    {
        QFETCH(ChanceWhen, when);
        const auto bytes = std::make_shared<std::string>();
        auto record = whereAsked(bytes, when);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t before = record->cursor();
        QVERIFY(record->submit(promised(round)));
        QVERIFY(record->goTo(before));
        // Only promises so far: others would be a second choice of who gives.
        QCOMPARE(refusalOf(record->submit(promised(round, 7))), std::optional(Refusal::ChanceStays));
        QVERIFY(record->submit(promised(round)));
        QVERIFY(record->submit(AddChance{{{}, {shareNamed(1), shareNamed(2)}}}));
        const auto decks = decksOf(*record);
        QVERIFY(record->goTo(before));
        QCOMPARE(refusalOf(record->submit(promised(round, 7))), std::optional(Refusal::ChanceStays));
        for (const AddChance& other :
             {AddChance{{{}, {shareNamed(1), std::nullopt}}}, AddChance{{"sal", {shareNamed(1), shareNamed(2)}}}, AddChance{{"sal", {}}}})
            QCOMPARE(refusalOf(record->submit(other)), std::optional(Refusal::ChanceStays));
        QVERIFY(record->submit(AddChance{{{}, {shareNamed(1), shareNamed(2)}}})); // the promises come in before them
        QVERIFY(decksOf(*record) == decks);
        QVERIFY(verified(*record).objections.empty());
    }

    /// Words in the place of shares that were promised: each of them is written down as kept back, so there is one way to say it.
    void wordsNameTheSharesThatAreKeptBack()
    {
        auto record = whereAsked(std::make_shared<std::string>(), ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        QVERIFY(record->submit(promised(round)));
        const auto refused = apply(record->ruleset(), record->state(), AddChance{{"sal", {}}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().rule, std::string_view("INV-1"));
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto& taken = std::get<AddChance>(record->entries()[record->cursor() - 1].action);
        QCOMPARE(taken.chance.shares.size(), std::size_t{2});
        // Older games took it as it was said.
        auto old = whereAsked(std::make_shared<std::string>(), ChanceWhen::AtDawn);
        QVERIFY(old && old->submit(promised(old->state().round)));
        QVERIFY(apply(old->ruleset(), old->state(), AddChance{{"sal", {}}}));
    }

    /// CHANCE-1: asked for right before the first draw, it is new. After that draw, it is late, and a verdict says so.
    void lateChanceIsNotNew()
    {
        auto record = whereAsked(std::make_shared<std::string>(), ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        const auto inTime = verified(*record);
        QVERIFY(chanceOf(inTime, round) != nullptr && chanceOf(inTime, round)->isNew());

        auto late = whereAsked(std::make_shared<std::string>(), ChanceWhen::BeforeDraws);
        QVERIFY(late && late->submit(GoOn{}));
        QVERIFY(late->submit(AddChance{{"sal", {}}}));
        const auto found = verified(*late);
        const RoundChance* chance = chanceOf(found, late->state().round);
        QVERIFY(chance != nullptr && chance->late && !chance->isNew());
        QVERIFY(found.objections.empty());
    }

    /// A changed program lets somebody say "sol", look, take it back and say "sal". The game holds, but the round has no new chance.
    void aChosenOneIsFound()
    {
        const auto bytes = std::make_shared<std::string>();
        auto record = whereAsked(bytes, ChanceWhen::BeforeDraws);
        QVERIFY(record);
        const std::uint16_t round = record->state().round;
        const std::size_t before = record->cursor();
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        QVERIFY(record->goTo(before));
        const auto without = verified(*record); // in the end it is taken back
        QVERIFY(chanceOf(without, round) != nullptr && !chanceOf(without, round)->cameIn());
        QVERIFY(record->submit(AddChance{{"sal", {}}}));
        Reveal lines = *readReveal(record->reveal().value());
        const Verification honest = verify(lines, {}, boards(), rules().cards);
        QVERIFY(honest.objections.empty() && chanceOf(honest, round)->isNew());
        QCOMPARE(honest.chanceGoneBack.size(), std::size_t{1});
        QVERIFY(changeChance(lines, record->gameId(), 3, "sal", "sol")); // the first time
        const Verification found = verify(lines, {}, boards(), rules().cards);
        const RoundChance* chance = chanceOf(found, round);
        QVERIFY(chance != nullptr && chance->chosen && !chance->isNew());
        QCOMPARE(chance->lines.size(), std::size_t{2});
    }

    /// The seed of a script was one byte, 32 times, in early programs.
    void aSeedThatCanBeGuessed()
    {
        QVERIFY(isGuessable(Seed{}));
        Seed seed{};
        seed.fill(7);
        QVERIFY(isGuessable(seed));
        for (std::size_t n = 0; n < seed.size(); ++n)
            seed[n] = static_cast<std::uint8_t>(n * 7);
        QVERIFY(!isGuessable(seed));
        RecordHeader start = header(7);
        auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), start, rules(), testKeys());
        QVERIFY(record);
        QVERIFY(verified(*record).guessable);
    }
};

DEMETER_TEST(TestChanceStays)
#include "test_chance_stays.moc"
