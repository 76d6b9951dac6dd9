// What the board of a combat says of the cards that lie there.
#include "app/desktop/kit/settings.h"
#include "app/fury3e/desktop/dracula/combat_board.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;

class TestCombatBoard : public QObject {
    Q_OBJECT

private slots:
    void cancelledIsSaidOfCardsOnly()
    {
        initTextResources();
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        const Settings settings;
        const Ruleset ruleset{*builtInBoard("fury-3e"), builtInCatalogue(), {}};
        const Sentences sentences(ruleset.board, ruleset.cards, Language::En);
        CombatBoard board(settings);
        GameState state;
        state.combat.emplace();
        Combat& combat = *state.combat;
        combat.stage = Combat::Stage::Resolve;
        combat.hunters = HunterSet::all();
        combat.entered = HunterSet::all();
        combat.engaged = Hunter::LordGodalming;
        combat.card = CombatCard::EscapeAsBat;
        const auto said = [&] {
            board.setState(ruleset, state, sentences);
            return board.accessibleName();
        };
        QVERIFY2(!said().contains("cancelled"), qPrintable(said()));
        combat.pride = true; // PRIDE-1: too early
        QVERIFY2(said().count("Escape as Bat, cancelled") == 2, qPrintable(said()));
        combat.pride = false;
        combat.cancelled = HunterSet(Hunter::LordGodalming); // Mesmerize, but he has turned up none
        QVERIFY2(said().contains("no card") && !said().contains("cancelled"), qPrintable(said()));
        combat.cards[0] = HunterCard::Dodge;
        QVERIFY2(said().contains("Dodge, cancelled"), qPrintable(said()));
    }
};

DEMETER_TEST(TestCombatBoard)
#include "test_combat_board.moc"
