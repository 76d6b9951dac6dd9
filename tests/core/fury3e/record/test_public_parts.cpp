// The text that tells strangers what public parts say is whole: every name that the program writes stands in it, and no other.
#include "core/fury3e/game/rulings.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/names.h"
#include "core/fury3e/view/public_text.h"
#include "tests/support/described_names.h"
#include "tests/support/random_round.h"
#include "tests/support/told_arguments.h"

#include <QTest>

#include <random>
#include <set>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

std::vector<std::string> named(const std::string& heading)
{
    return describedNames("core/fury3e/record/public_parts.md", heading);
}

} // namespace

class TestPublicParts : public QObject {
    Q_OBJECT

private slots:
    void fieldsOfTheTable()
    {
        const Ruleset rules = ruleset();
        std::vector<std::string> fields;
        const auto table = viewJson(rules, publicView(rules, newGame(rules, CardHandling::Dealt, {})));
        for (const auto& [name, value] : table.items())
            fields.push_back(name);
        QCOMPARE(named("Fields of `table`"), fields);
    }
    void namesOfWhatIsSaid() { QCOMPARE(named("Names in `said`"), std::vector<std::string>(happeningNames.begin(), happeningNames.end())); }
    /// What announcements name in whole games, whatever the readings. The page's reader is held to the second verifier by their tests.
    void argumentsOfWhatIsSaid()
    {
        ToldArguments told("SAID", "LPEHSANDVCKYTR");
        QCOMPARE(told.known(), happeningCount - 3); // those of chance are the same for all games
        std::mt19937_64 random(15);                 // its games hear of OPEN-15
        for (int game = 0; game < times(24, 3000); ++game)
            playRoundGame(random, randomRoundRuleset(random), {},
                          [&](const Ruleset&, const GameState& state) { told.hear(state.happened, happeningNames); });
        QCOMPARE(told.wrong(), std::string());
        QVERIFY(told.heard() > 70);
    }
    void rulings()
    {
        std::vector<std::string> fields;
        for (const RulingInfo& info : rulingTable())
            fields.emplace_back(info.field);
        QCOMPARE(named("Rulings"), fields);
    }
    /// A header names the later rulings only where they are not read as an old record reads them.
    void laterRulingsAreNamedWhereTheyMatter()
    {
        const auto named = [](const Rulings& rulings) {
            Recorded::Setup setup;
            setup.rulings = rulings;
            nlohmann::ordered_json open;
            Recorded::writeSetup(open, setup, *ruleset().cards);
            std::set<std::string> fields;
            for (const auto& [field, name] : open["rulings"].items())
                fields.insert(field);
            return fields;
        };
        std::set<std::string> always;
        for (const RulingInfo& info : rulingTable())
            if (info.ruling < firstLeftUnnamed)
                always.emplace(info.field);
        QCOMPARE(named(unnamedRulings()), always);
        for (const RulingInfo& info : rulingTable())
            for (std::uint8_t n = 0; n < info.readingCount; ++n) {
                Rulings rulings = unnamedRulings();
                const bool otherwise = reading(rulings, info.ruling) != n;
                QVERIFY(setReading(rulings, info.ruling, n));
                std::set<std::string> expected = always;
                if (otherwise)
                    expected.emplace(info.field);
                QCOMPARE(named(rulings), expected);
            }
        QVERIFY(named(Rulings()).contains("cardsKept"));
    }
};

DEMETER_TEST(TestPublicParts)
#include "test_public_parts.moc"
