// The text that tells strangers what public parts say is whole: every name that the program writes stands in it, and no other.
#include "core/fury3e/game/rulings.h"
#include "core/fury3e/rules/rules.h"
#include "core/fury3e/text/names.h"
#include "core/fury3e/view/public_text.h"
#include "tests/support/described_names.h"

#include <QTest>

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
    void rulings()
    {
        std::vector<std::string> fields;
        for (const RulingInfo& info : rulingTable())
            fields.emplace_back(info.field);
        QCOMPARE(named("Rulings"), fields);
    }
};

DEMETER_TEST(TestPublicParts)
#include "test_public_parts.moc"
