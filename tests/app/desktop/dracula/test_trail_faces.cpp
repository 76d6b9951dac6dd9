// What Dracula's trail says of each card: face up is what the hunters see, nothing else.
#include "app/fury3e/desktop/dracula/secret_faces.h"
#include "app/text/resources.h"
#include "core/fury3e/view/public_view.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestTrailFaces : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }
    void openPowersAreOpen_data();
    void openPowersAreOpen();
    void eyesAreTheTables();
};

void TestTrailFaces::openPowersAreOpen_data()
{
    Rows<bool, int, bool, QString> row;
    row("dark call", false, int(Power::DarkCall), true, "Power · face up");
    row("misdirect", false, int(Power::Misdirect), true, "Power · face up");
    row("feed with its city", true, int(Power::Feed), false, "Feed, face up");
    row("wolf form over a hidden city", true, int(Power::WolfForm), false, "Wolf Form, face up");
    row("hide", false, int(Power::Hide), false, "Power");
}

void TestTrailFaces::openPowersAreOpen()
{
    const auto [placed, power, open, fact] = rowOf<bool, int, bool, QString>();
    const Ruleset rules = ruleset();
    const Sentences sentences(rules.board, rules.cards, Language::En);
    GameState state;
    Hideout hideout;
    if (placed)
        hideout.location = *rules.board->find("vienna");
    hideout.powers = PowerSet(static_cast<Power>(power));
    state.trail[2] = hideout;
    const CardFace face = trailFaces(rules, state, sentences)[2];
    QCOMPARE(face.faceUp, open);
    QCOMPARE(face.fact, fact);
}

void TestTrailFaces::eyesAreTheTables()
{
    std::mt19937_64 random(4);
    const Ruleset rules = ruleset();
    const Sentences sentences(rules.board, rules.cards, Language::En);
    int looked = 0, open = 0, both = 0;
    const auto compare = [&](const auto& faces, const auto& hidden, const auto& seen) {
        for (std::size_t n = 0; n < faces.size(); ++n) {
            QCOMPARE(faces[n].empty, !seen[n].has_value());
            if (!seen[n])
                continue;
            // Where both cards of a hideout lie apart, its name is that of the location.
            QCOMPARE(faces[n].faceUp, seen[n]->location.has_value() || !seen[n]->back.has_value());
            ++looked;
            open += faces[n].faceUp;
            if (!hidden[n]->location || faces[n].faceUp)
                continue;
            for (const Power power : allPowers)
                if (seen[n]->powers.contains(power)) {
                    ++both;
                    QVERIFY(faces[n].fact.contains(sentences.power(power) + ", face up"));
                }
        }
    };
    for (int game = 0; game < times(2, 60); ++game)
        playRoundGame(random, rules, {}, [&](const Ruleset& now, const GameState& state) {
            const PublicView view = publicView(now, state);
            compare(trailFaces(now, state, sentences), state.trail, view.trail);
            compare(lairFaces(now, state, sentences), state.lairs, view.lairs);
        });
    qInfo("%d hideouts, %d of them open, %d open powers with a hidden place", looked, open, both);
    QVERIFY(open > 0 && open < looked && both > 0);
}

DEMETER_TEST(TestTrailFaces)
#include "test_trail_faces.moc"
