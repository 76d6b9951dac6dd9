// The numbers that a table can put in.
#include "core/fury3e/cards/counts.h"
#include "core/fury3e/rules/rules.h"
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

using namespace demeter;
using namespace demeter::fury3e;

namespace {

using Json = nlohmann::ordered_json;

const Catalogue& cards()
{
    static const auto all = test::catalogue();
    return *all;
}

std::size_t index(const char* id)
{
    return indexOf(*cards().find(id));
}

template <typename Card> std::size_t index(Card card)
{
    return static_cast<std::size_t>(card);
}

int any(CountRange range)
{
    return *rc::gen::inRange(range.smallest, range.largest + 1);
}

Counts anyCounts()
{
    Counts counts = countsOf(cards());
    const auto some = [](auto& numbers, CountRange range) {
        for (int& number : numbers)
            if (any({0, 2}) == 0)
                number = any(range);
    };
    some(counts.encounters, {0, 7}); // so that the total stays below 100
    some(counts.events, copiesRange);
    some(counts.combat, {1, 14});
    some(counts.life, lifeRange);
    some(counts.biteSpaces, biteSpacesRange);
    counts.combatHand = any(combatHandRange);
    counts.draculaLife = any(lifeRange);
    return counts;
}

} // namespace

class TestCounts : public QObject {
    Q_OBJECT

private slots:
    void theCardFile()
    {
        const Counts counts = countsOf(cards());
        QCOMPARE(counts.encounters[index("new-vampire")], 4);
        QCOMPARE(counts.events[index(DraculaEvent::DevilishPower)], 2);
        QCOMPARE(counts.combat[index(CombatCard::EscapeAsMist)], 1);
        QVERIFY((counts.life == std::array{12, 10, 8, 8}));     // DEF-1
        QVERIFY((counts.biteSpaces == std::array{1, 1, 2, 0})); // BITE-1
        QCOMPARE(counts.combatHand, 5);                         // OPEN-33
        QCOMPARE(counts.draculaLife, 15);                       // DMG-2
        QVERIFY(faultsOf(cards(), counts).empty());
        QCOMPARE(countsJson(cards(), counts).dump(), "{}");
        QVERIFY(readCounts(cards(), Json::object()) == counts);
        QVERIFY(countsOf(withCounts(cards(), counts)) == counts);
    }

    void onlyWhatDiffersIsWritten()
    {
        Counts counts = countsOf(cards());
        counts.encounters[index("rats")] = 3;
        counts.events[index(DraculaEvent::Roadblock)] = 1;
        counts.combat[index(CombatCard::Fangs)] = 3;
        counts.life[3] = 9;
        counts.biteSpaces[2] = 1;
        counts.combatHand = 6;
        counts.draculaLife = 16;
        const std::string text = R"({"encounters":{"rats":3},"events":{"roadblock":1},"combat":{"fangs":3},"life":{"mina-harker":9},)"
                                 R"("bite-spaces":{"van-helsing":1},"combat-hand":6,"dracula-life":16})";
        QCOMPARE(countsJson(cards(), counts).dump(), text);
        QVERIFY(readCounts(cards(), Json::parse(text)) == counts);

        const Catalogue changed = withCounts(cards(), counts);
        QCOMPARE(changed.encounterTotal(), 29);
        QCOMPARE(changed[DraculaEvent::Roadblock].copies, 1);
        QCOMPARE(changed[CombatCard::Fangs].copies, 3);
        QCOMPARE(changed.hunterSheets[3].life, 9);
        QCOMPARE(changed.hunterSheets[2].biteSpaces, 1);
        QCOMPARE(changed.combatHand, 6);
        QCOMPARE(changed.draculaLife, 16);
        QCOMPARE(changed[HunterCard::Knife].copies, cards()[HunterCard::Knife].copies);
    }

    void anyCountsReadBack()
    {
        QVERIFY(rc::check("read(write(c)) == c", [] {
            const Counts counts = anyCounts();
            RC_PRE(faultsOf(cards(), counts).empty());
            const Json json = countsJson(cards(), counts);
            const auto read = readCounts(cards(), json);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == counts);
            RC_ASSERT(countsJson(cards(), *read).dump() == json.dump());
            RC_ASSERT(countsOf(withCounts(cards(), counts)) == counts);
            RC_ASSERT(json.empty() == (counts == countsOf(cards())));
        }));
    }

    void refused_data()
    {
        test::Rows<QString, QString, QString> add;
        const auto row = [&](const char* code, const char* place, const char* text) {
            add(qPrintable(QString::asprintf("%s %s %.40s", code, place, text)), text, code, place);
        };
        row("not-object", "/counts", "7");
        row("not-object", "/counts/encounters", R"({"encounters":[3]})");
        row("unknown-encounter", "/counts/encounters/rat", R"({"encounters":{"rat":3}})");
        row("unknown-event", "/counts/events/hypnosis", R"({"events":{"hypnosis":3}})");
        row("unknown-combat-card", "/counts/combat/bat", R"({"combat":{"bat":3}})");
        row("unknown-hunter", "/counts/life/mina", R"({"life":{"mina":3}})");
        row("unknown-hunter", "/counts/bite-spaces/dracula", R"({"bite-spaces":{"dracula":3}})");
        row("number-out-of-range", "/counts/encounters/rats", R"({"encounters":{"rats":21}})");
        row("number-out-of-range", "/counts/encounters/rats", R"({"encounters":{"rats":-1}})");
        row("number-not-whole", "/counts/events/enraged", R"({"events":{"enraged":1.5}})");
        row("not-number", "/counts/combat/fangs", R"({"combat":{"fangs":"3"}})");
        row("number-out-of-range", "/counts/life/dr-seward", R"({"life":{"dr-seward":0}})");
        row("number-out-of-range", "/counts/life/dr-seward", R"({"life":{"dr-seward":31}})");
        row("number-out-of-range", "/counts/bite-spaces/dr-seward", R"({"bite-spaces":{"dr-seward":5}})");
        row("number-out-of-range", "/counts/combat-hand", R"({"combat-hand":0})");
        row("number-out-of-range", "/counts/dracula-life", R"({"dracula-life":31})");
        row("field-unknown", "/counts/items", R"({"items":{"knife":3}})");
        row("number-out-of-range", "/counts/encounters", R"({"encounters":{"rats":20,"bats":20,"wolves":20,"hoax":20,"spy":20}})");
        row("number-out-of-range", "/counts/combat",
            R"({"combat":{"claws":0,"escape-as-bat":0,"fangs":0,"mesmerize":0,"plotting":2,"strength":2}})");
    }
    void refused()
    {
        const auto [text, code, place] = test::rowOf<QString, QString, QString>();
        const auto read = readCounts(cards(), Json::parse(text.toStdString()), "/counts");
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error()[0].code), code);
        QCOMPARE(QString::fromStdString(read.error()[0].place), place);
        QVERIFY(std::ranges::all_of(read.error(), test::isListed));
    }

    void impossibleNumbersChangeNothing()
    {
        Counts counts = countsOf(cards());
        counts.draculaLife = 0;
        QVERIFY(countsOf(withCounts(cards(), counts)) == countsOf(cards()));
        counts = countsOf(cards());
        counts.encounters.pop_back();
        QCOMPARE(faultsOf(cards(), counts).size(), std::size_t{1});
        QVERIFY(countsOf(withCounts(cards(), counts)) == countsOf(cards()));
        (void)countsJson(cards(), counts);
        counts = countsOf(cards());
        counts.encounters.assign(counts.encounters.size(), std::numeric_limits<int>::max()); // no sum of these may overflow
        QCOMPARE(faultsOf(cards(), counts).size(), cards().encounters.size());
    }

    /// SETUP-6: the deck is dealt from the numbers of the table.
    void aGameWithThem()
    {
        Counts counts = countsOf(cards());
        counts.encounters[index("rats")] = 9;
        counts.combat[index(CombatCard::Claws)] = 4;
        Ruleset rules = test::ruleset();
        rules.cards = std::make_shared<const Catalogue>(withCounts(cards(), counts));
        const GameState state = newGame(rules, CardHandling::Dealt, {}, true);
        const auto rats = *cards().find("rats");
        QCOMPARE(std::ranges::count(state.encounterDeck, rats) + std::ranges::count(state.encounterHand, rats), 9);
        QCOMPARE(std::ranges::count(state.combatDeck, CombatCard::Claws), 4);
        QVERIFY(!brokenInvariant(rules, state)); // INV-2
    }

    void damagedTextNeverCrashes()
    {
        const std::string text = R"({"encounters":{"rats":3},"life":{"mina-harker":9},"combat-hand":6})";
        for (std::size_t i = 0; i < text.size(); ++i)
            for (const char c : {'{', '}', '[', ']', '"', '\\', ':', ',', '0', '-', 'e', ' '}) {
                std::string damaged = text;
                damaged[i] = c;
                const Json json = Json::parse(damaged, nullptr, false);
                if (json.is_discarded())
                    continue;
                if (const auto read = readCounts(cards(), json); !read)
                    QVERIFY(std::ranges::all_of(read.error(), test::isListed));
            }
    }
};

DEMETER_TEST(TestCounts)
#include "test_counts.moc"
