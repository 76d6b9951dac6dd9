// Twin games: what the program shows and tells the table, and writes into the public part of a record, must be the same in both (INFO-5,
// INFO-7, INV-8).
#include "core/fury3e/view/public_text.h"
#include "tests/support/load.h"
#include "tests/support/twins.h"

#include <QtTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Names of the fields by which the two can be told apart.
std::string unequalFields(const PublicView& a, const PublicView& b)
{
    std::string names;
    const auto compare = [&](const char* name, auto field) {
        if (a.*field != b.*field)
            names += std::string(names.empty() ? "" : ", ") + name;
    };
    compare("phase", &PublicView::phase);
    compare("winner", &PublicView::winner);
    compare("round", &PublicView::round);
    compare("week", &PublicView::week);
    compare("day", &PublicView::day);
    compare("despair", &PublicView::despair);
    compare("influence", &PublicView::influence);
    compare("damage", &PublicView::damage);
    compare("draculaLife", &PublicView::draculaLife);
    compare("trail", &PublicView::trail);
    compare("lairs", &PublicView::lairs);
    compare("maturing", &PublicView::maturing);
    compare("figure", &PublicView::figure);
    compare("rumorTokens", &PublicView::rumorTokens);
    compare("encounterHand", &PublicView::encounterHand);
    compare("eventHand", &PublicView::eventHand);
    compare("combatHand", &PublicView::combatHand);
    compare("encounterDeck", &PublicView::encounterDeck);
    compare("encounterDiscard", &PublicView::encounterDiscard);
    compare("beforeDracula", &PublicView::beforeDracula);
    compare("eventDiscard", &PublicView::eventDiscard);
    compare("hiddenDiscards", &PublicView::hiddenDiscards);
    compare("ally", &PublicView::ally);
    compare("hunterAlly", &PublicView::hunterAlly);
    compare("hunters", &PublicView::hunters);
    compare("sheets", &PublicView::sheets);
    compare("tokens", &PublicView::tokens);
    compare("combat", &PublicView::combat);
    return names;
}

/// The public part of a record of a game whose last step this is, as it would be written.
std::string publicText(const Ruleset& rules, const PublicLog& log)
{
    const PublicView* before = log.size() > 1 ? &log[log.size() - 2].view : nullptr;
    return stepJson(rules, before, log.back()).dump();
}

std::string tellApart(const TwinStep& step)
{
    std::string unequal = unequalFields(publicView(step.rules, step.first.state), publicView(step.rules, step.twin.state));
    if (step.noticed != step.twinNoticed)
        unequal += " (noticed)";
    if (step.first.log != step.twin.log)
        unequal += " (log)";
    if (step.noticed && publicText(step.rules, step.first.log) != publicText(step.rules, step.twin.log))
        unequal += " (public part)";
    return unequal;
}

} // namespace

class TestTwins : public QObject {
    Q_OBJECT

private slots:
    /// INV-8: the table's view and log, and the public part of the record, are the same in both games after every action, and so is whether
    /// the table noticed it.
    void theTableCannotTellTwinsApart()
    {
        TwinTally tally;
        std::string fault;
        const bool enough = playManyTwins(times(150, 5000), tally, fault, tellApart);
        qInfo("%s; %zu moments with three or more other places (at most %d) and another encounter", tally.text().c_str(), tally.moments,
              tally.most);
        QVERIFY2(fault.empty(), fault.c_str());
        QVERIFY(enough);
    }
};

DEMETER_TEST(TestTwins)
#include "test_twins.moc"
