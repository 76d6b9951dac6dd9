// What the guide promises of an Encounter card where it asks where to lay it: only what the rules will give there (MAT-4, LAIR-7).
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "core/fury3e/rules/rules.h"
#include "tests/support/load.h"
#include "tests/support/random_round.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// Where the card lies after this, seen as a hideout that leaves slot 6 at once; nothing: not on the trail.
std::optional<GameState> leavingWith(const Ruleset& rules, const GameState& state, const Action& laying)
{
    const auto after = apply(rules, state, laying);
    std::optional<std::size_t> slot;
    if (std::holds_alternative<PlaceEncounter>(laying))
        slot = 0;
    else if (const auto* add = std::get_if<AddEncounter>(&laying))
        slot = add->slot.number - 1U;
    if (!after || !slot || !after->trail[*slot])
        return std::nullopt;
    GameState leaving = *after;
    leaving.trail.back() = after->trail[*slot];
    leaving.due.clear();
    leaving.step = Step::BeforeSlide;
    return leaving;
}

} // namespace

class TestPromises : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void whatMaturesIsPromised()
    {
        const std::shared_ptr<const Catalogue> cards = builtInCatalogue();
        std::mt19937_64 random(1897);
        int promised = 0, withHide = 0, lairs = 0, left = 0, rumors = 0;
        QString fault;
        for (int n = 0; n < times(10, 60) && fault.isEmpty(); ++n) {
            RoundOptions options;
            options.mostActions = 1500;
            const Ruleset start{builtInBoard("fury-3e").value(), cards, rulingsOf(Printing::Recommended)};
            playRoundGame(random, start, options, [&](const Ruleset& rules, const GameState& state) {
                if (!fault.isEmpty() || state.step == Step::Over)
                    return;
                const Sentences sentences(rules.board, rules.cards, Language::En);
                const TurnFlow flow(rules, state, sentences);
                std::vector<Question> questions{flow.question({})};
                for (const Choice& choice : std::vector<Choice>(questions.front().choices))
                    if (const auto* inside = std::get_if<SubQuestion>(&choice.answer))
                        if (inside->what == SubQuestion::What::AddCard || inside->what == SubQuestion::What::LairEncounter)
                            questions.push_back(flow.question(*inside));
                for (const Question& question : questions)
                    for (const Choice& choice : question.choices) {
                        const auto* action = std::get_if<Action>(&choice.answer);
                        if (action == nullptr)
                            continue;
                        const bool promises = choice.second.contains("matured");
                        if (const auto* lair = std::get_if<MakeLair>(action); lair != nullptr && lair->encounter) {
                            ++lairs;
                            if (promises)
                                fault = choice.second;
                        } else if (const auto leaving = leavingWith(rules, state, *action)) {
                            const EncounterKind kind = leaving->trail.back()->encounters.back().kind;
                            const bool hide = leaving->trail.back()->powers.contains(Power::Hide);
                            const EncounterCard& facts = (*rules.cards)[kind];
                            const bool gives = facts.maturedInfluence > 0 || facts.maturedHealing > 0;
                            if (promises != (gives && apply(rules, *leaving, ResolveMatured{kind}).has_value()) ||
                                question.note.contains("never mature") != hide)
                                fault = choice.word + u' ' + choice.second + u' ' + question.note;
                            promised += promises ? 1 : 0;
                            withHide += hide && gives ? 1 : 0;
                        } else if (std::holds_alternative<Mature>(*action) && state.step == Step::BeforeSlide && state.trail.back()) {
                            const bool hide = state.trail.back()->powers.contains(Power::Hide) && !state.trail.back()->encounters.empty();
                            left += hide ? 1 : 0;
                            if (choice.second.contains("never mature") != hide)
                                fault = choice.second;
                        } else if (const auto* rumor = std::get_if<PlaceRumor>(action)) {
                            const bool hide = state.trail[rumor->slot.number - 1U]->powers.contains(Power::Hide);
                            rumors += hide ? 1 : 0;
                            if (choice.second.contains("never matures") != hide)
                                fault = choice.second;
                        }
                    }
            });
        }
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QVERIFY2(promised > 50 && withHide > 5 && lairs > 5 && left > 3 && rumors > 0,
                 qPrintable(QStringLiteral("%1 %2 %3 %4 %5").arg(promised).arg(withHide).arg(lairs).arg(left).arg(rumors)));
    }
};

DEMETER_TEST(TestPromises)
#include "test_promises.moc"
