// A whole state of the second edition as text: everything is in it, and nothing that nobody may know yet where that is asked.
#include "core/base/json_reader.h"
#include "core/fury2e/text/state_text.h"
#include "tests/support/load.h"
#include "tests/support/random_second_game.h"

#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury2e;

class TestSecondStateText : public QObject {
    Q_OBJECT

private slots:
    /// Other states are other texts, and equal ones the same.
    void statesAreToldApart()
    {
        std::mt19937_64 random(7);
        const Ruleset ruleset = test::randomSecondRuleset(random);
        std::vector<GameState> states;
        std::set<std::string> texts;
        for (int game = 0; game < 5 && states.size() <= 200; ++game) // one can be short
            (void)test::playSecondGame(random, ruleset, 400, [&](const GameState& state, const Action&) {
                if (std::ranges::find(states, state) == states.end())
                    states.push_back(state);
                const std::string text = writeState(ruleset, state);
                QVERIFY(parseJson(text).has_value() && text == writeState(ruleset, GameState(state)));
                texts.insert(text);
            });
        QVERIFY(states.size() > 200);
        QCOMPARE(texts.size(), states.size());
    }

    void aStateAsText()
    {
        const Ruleset ruleset{test::board("fury-2e"), {}};
        const auto at = [&](const char* id) { return *ruleset.board->find(id); };
        GameState state = newGame(ruleset, TokenHandling::DrawnFromBox, Seed{1});
        state.trail = {{at("north-sea"), {}, {}, false}, {at("edinburgh"), Power::WolfForm, PlacedEncounter(Encounter::Rats, true), true}};
        state.bloodTokens.set(0);
        state.trip = Trip{0, at("edinburgh"), at("edinburgh")};
        state.due = {{.what = Due::What::Encounter, .hunters = Hunter::DrSeward, .token = LyingToken{CardPlace::catacombs(2), 1}}};
        const auto json = *parseJson(writeState(ruleset, state));
        const auto is = [&](const char* field, const char* text) { return json[field].dump() == text; };
        QVERIFY(is("trail", R"([{"location":"north-sea","powers":[],"encounter":null,"faceUp":false},)"
                            R"({"location":"edinburgh","powers":["wolf-form"],"encounter":{"kind":"rats","faceUp":true},"faceUp":true}])"));
        QVERIFY(is("bloodTokens", "[1]"));
        QVERIFY(is("trip", R"({"sailingMoves":0,"sailedFrom":"edinburgh","cameFrom":"edinburgh"})"));
        QVERIFY(is("due", R"([{"what":"encounter","hunters":["dr-seward"],"token":{"catacomb":2,"token":1}}])"));
        state.due.front().met = {LyingToken{CardPlace::onTrail(0), 0}};
        state.trail.front().spared = true;
        const auto more = *parseJson(writeState(ruleset, state));
        QCOMPARE(QString::fromStdString(more["due"][0]["met"].dump()), QString(R"([{"space":1}])"));
        QVERIFY(more["trail"][0]["spared"].get<bool>());
        QVERIFY(is("handling", R"("drawn-from-box")") && is("boxReserve", "45") && is("combat", "null"));
        QCOMPARE(QString::fromStdString(json["sheets"]["mina-harker"].dump()), QString(R"({"health":8,"bites":1})"));
    }

    /// What the reserve will give next can be kept out.
    void withoutWhatComesNext()
    {
        const Ruleset ruleset{test::board("fury-2e"), {}};
        const GameState one = newGame(ruleset, TokenHandling::Dealt, Seed{1}), other = newGame(ruleset, TokenHandling::Dealt, Seed{2});
        QVERIFY(writeState(ruleset, one) != writeState(ruleset, other));
        QCOMPARE(writeStateWithoutReserveOrder(ruleset, one), writeStateWithoutReserveOrder(ruleset, other));
    }
};

DEMETER_TEST(TestSecondStateText)
#include "test_second_state_text.moc"
