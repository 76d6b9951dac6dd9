// The same of games of the second edition: every kind of forgery is caught by whoever noted one code after the place that was changed.
#include "tests/core/journal/forged_cases.h"

#include "core/fury2e/record/recorded.h"
#include "tests/support/load.h"
#include "tests/support/random_second_record.h"

#include <QTest>

using namespace demeter;
using namespace demeter::test;

namespace {

CheckedGame verifiedSecond(const Reveal& lines, const std::vector<NotedCode>& codes, bool replay)
{
    const BoardSource source = [replay](const std::string& name) -> std::expected<std::shared_ptr<const Board>, Faults> {
        if (replay && name == "fury-2e")
            return board(name);
        return std::unexpected(Faults{{"unknown-board", "", {name}}});
    };
    return fury2e::verify(lines, codes, source, quickCode);
}

/// Long enough that some codes were shown.
Evidence secondEvidence(std::uint64_t number, int mostActions)
{
    Evidence evidence = evidenceOf(randomSecondRecord(number, {.mostActions = mostActions}));
    evidence.encounters.clear();
    for (const fury2e::EncounterInfo& info : fury2e::encounters)
        evidence.encounters.emplace_back(info.id);
    return evidence;
}

} // namespace

class TestSecondForgery : public QObject {
    Q_OBJECT

private slots:
    /// One change of each kind at a random place of many random games; with DEMETER_PAGE_CASES a few of them are written down.
    void randomGames()
    {
        Forgeries forgeries(verifiedSecond);
        std::mt19937_64 random(20);
        Evidence other = secondEvidence(1000, 120);
        for (int n = 0, games = Forgeries::forPage() ? times(8, 200) : times(20, 300); n < games; ++n) {
            const Evidence evidence = secondEvidence(static_cast<std::uint64_t>(n), 100 + n % 60);
            if (evidence.witnesses.empty())
                continue;
            forgeries.base(evidence);
            forgeries.oneOfEach(evidence, other, random);
            other = evidence;
        }
        forgeries.end("one change of each kind in each random game of the second edition");
    }

    /// Single changes of one whole game; and whole games, in which nothing is ever objected to.
    void everyChange()
    {
        Forgeries forgeries(verifiedSecond, times(997, 7));
        const Evidence evidence = secondEvidence(1, 400), other = secondEvidence(1000, 120);
        forgeries.base(evidence);
        for (std::size_t number = 0; number < forgeryCount; ++number)
            forgeries.all(evidence, other, static_cast<Forgery>(number), times(67, 1));
        for (std::uint64_t n = 2000; n < 2000 + static_cast<std::uint64_t>(times(3, 60)); ++n)
            forgeries.base(secondEvidence(n, 2000));
        forgeries.end("single changes of a game of the second edition");
    }
};

DEMETER_TEST(TestSecondForgery)
#include "test_second_forgery.moc"
