// The guided first round of the second edition: chosen on the start screen, by clicks alone, in every language and in windows of many
// sizes, also where something else is done than it says.
#include "app/desktop/first_round/end_sheet.h"
#include "app/desktop/games.h"
#include "app/desktop/start/start_screen.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "tests/app/desktop/first_round/first_round_walk.h"
#include "tests/support/rows.h"

#include <algorithm>

using namespace demeter;
using demeter::test::WindowFixture;

class TestSecondFirstRound : public QObject {
    Q_OBJECT

private slots:
    void wholeRound_data()
    {
        test::Rows<QString, QSize> row;
        row("es", "es", QSize(1280, 800));
        row("pl", "pl", QSize(800, 1280));
        row("ru", "ru", QSize(390, 844));
        row("it", "it", QSize(640, 360));
        row("en", "en", QSize(844, 390));
    }
    void wholeRound()
    {
        const auto [language, size] = test::rowOf<QString, QSize>();
        WindowFixture w(qPrintable(language), 1, {}, true, allGames);
        test::asAtFirst(w, size);
        QStringList names, faults;
        const QString lacking = test::walkFirstRound(
            w, false,
            [&](const QString& name) {
                if (names.isEmpty() || names.back() != name)
                    names << name;
                if (const QString fault = test::faultOf(w); !fault.isEmpty())
                    faults << name + ": " + fault;
                return true;
            },
            "game-2");
        QVERIFY2(lacking.isEmpty(), qPrintable(names.join(' ') + '\n' + lacking));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        // A start, a move with an Encounter, a move away from it, and the hunter who searches there.
        const QString told = names.join(' ');
        QVERIFY2(
            told.startsWith("place others start open-start choose-start hunters open-turn move encounter play-on open-turn-again move-on "
                            "encounter ") &&
                told.endsWith("arrive confirm answer act look-again curtain"),
            qPrintable(told));
        w.settle();
        QVERIFY(w.window->findChild<FirstRoundEnd*>()->isVisible());
        QVERIFY(!w.window->session().hasGame() && w.window->games().allGames().isEmpty());
    }

    /// Far from every hunter, and then always the last of the cities and of the Encounters: it leads there too.
    void otherChoices()
    {
        WindowFixture w("en", 1, {}, true, allGames);
        test::asAtFirst(w);
        QVERIFY(w.click("first-round") && w.click("game-2"));
        auto& session = dynamic_cast<fury2e::SecondEditionSession&>(w.window->session());
        QStringList faults, names;
        for (int steps = 0; steps < 150 && w.window->coach() != nullptr; ++steps) {
            test::waitForHand(w);
            if (w.window->coach() == nullptr)
                break;
            const QString name = w.window->coach()->step().name;
            names << name;
            if (const QString fault = test::faultOf(w); !fault.isEmpty())
                faults << name + ": " + fault;
            if (name == "choose-start") {
                QVERIFY(session.controller().submit(fury2e::ChooseStart{*session.controller().ruleset().board->find("cadiz")}));
                w.settle();
                continue;
            }
            auto* secret = dynamic_cast<SecretScreen*>(w.window->secretPage());
            if (secret != nullptr && steps < 40 && (name.startsWith("move") || name == "encounter")) {
                const auto choices = secret->guide()->shownChoices();
                const auto legal = std::ranges::find_if(choices.crbegin(), choices.crend(), [&](const ChoiceButton* choice) {
                    return choice->kind() == ChoiceKind::Legal && (name == "encounter" || choice->iconName().startsWith("city"));
                });
                if (legal != choices.crend()) {
                    (*legal)->click();
                    w.settle();
                    continue;
                }
            }
            QVERIFY2(test::follow(w, false), qPrintable(name));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        QVERIFY2(w.window->coach() == nullptr, qPrintable(names.join(' ')));
    }

    /// The third edition has its own, behind the same button, which names neither.
    void eachEditionHasItsOwn()
    {
        WindowFixture w("it", 1, {}, true, allGames);
        const auto* button = w.find<ChoiceButton>("first-round");
        QVERIFY(button != nullptr && !button->secondLine().contains("edizione", Qt::CaseInsensitive));
        for (const char* game : {"game-1", "game-2"}) {
            QVERIFY(w.click("first-round"));
            QVERIFY(w.window->coach() == nullptr && w.window->startScreen()->isVisible());
            QVERIFY(w.click(game));
            QVERIFY(w.window->coach() != nullptr);
            QCOMPARE(dynamic_cast<fury2e::SecondEditionSession*>(&w.window->session()) != nullptr, game == std::string_view("game-2"));
            QVERIFY(w.click("coach-skip"));
            QVERIFY(w.window->coach() == nullptr);
        }
    }
};

DEMETER_TEST(TestSecondFirstRound)
#include "test_second_first_round.moc"
