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

private:
    ForgeryTally forgeries_{verifiedSecond};

private slots:
    /// One change of each kind at a random place of many random games; with DEMETER_PAGE_CASES a few of them are written down.
    void randomGames()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        PageCases page;
        std::mt19937_64 random(20);
        const int games = pageCases.isEmpty() ? times(20, 300) : times(8, 200);
        Evidence other = secondEvidence(1000, 120);
        for (int n = 0; n < games; ++n) {
            const Evidence evidence = secondEvidence(static_cast<std::uint64_t>(n), 100 + n % 60);
            if (evidence.witnesses.empty())
                continue;
            forgeries_.holds(evidence);
            page.keepBase(evidence);
            for (std::size_t kind = 0; kind < forgeryCount; ++kind)
                for (const Forged& forged : forgeOne(evidence, other, static_cast<Forgery>(kind), random)) {
                    if (pageCases.isEmpty())
                        forgeries_.judge(evidence, static_cast<Forgery>(kind), forged, true);
                    else
                        page.keepForPage(evidence, static_cast<Forgery>(kind), forged);
                }
            other = evidence;
        }
        if (pageCases.isEmpty())
            forgeries_.table("one change of each kind in each random game of the second edition");
        else
            page.writeForPage(pageCases);
    }

    /// Single changes of one whole game; and whole games, in which nothing is ever objected to.
    void everyChange()
    {
        const QString pageCases = qEnvironmentVariable("DEMETER_PAGE_CASES");
        PageCases page(times(997, 7));
        const Evidence evidence = secondEvidence(1, 400), other = secondEvidence(1000, 120);
        forgeries_.holds(evidence);
        page.keepBase(evidence);
        for (std::size_t number = 0; number < forgeryCount; ++number) {
            const Forgery kind = static_cast<Forgery>(number);
            if (pageCases.isEmpty())
                forgeAll(evidence, other, kind, [&, changes = std::size_t{0}](const Forged& forged) mutable {
                    if (changes++ % static_cast<std::size_t>(times(67, 1)) == 0)
                        forgeries_.judge(evidence, kind, forged, false);
                });
            else
                forgeAll(
                    evidence, other, kind, [&](const Forged& forged) { page.keepRecipe(evidence, kind, forged); },
                    Rechaining::LeftToVisitor);
        }
        for (std::uint64_t n = 2000; n < 2000 + static_cast<std::uint64_t>(times(3, 60)); ++n) {
            const Evidence whole = secondEvidence(n, 2000);
            forgeries_.holds(whole);
            page.keepBase(whole);
        }
        if (pageCases.isEmpty())
            forgeries_.table("single changes of a game of the second edition");
        else
            page.writeForPage(pageCases);
    }
};

DEMETER_TEST(TestSecondForgery)
#include "test_second_forgery.moc"
