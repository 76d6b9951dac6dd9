// The hunters' entries on the table screen, by taps and typed words: what they do, what is refused, and what is left to Dracula.
#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury3e/table/words.h"
#include "core/fury3e/rules/rules.h"
#include "tests/app/desktop/held_key.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/shares.h"

#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// A game in its first day: the hunters in London, Madrid, Athens and Cagliari, Dracula in Munich, the table shown.
class TableFixture : public WindowFixture {
public:
    template <typename... Of> explicit TableFixture(Of&&... of) : WindowFixture(std::forward<Of>(of)...) { eachRound = true; }

    TurnPanel* panel() { return table()->findChild<TurnPanel*>(); }
    QString title() { return panel()->findChild<QLabel*>("turn-title")->text(); }
    QString line() { return panel()->findChild<QLabel*>("turn-line")->text(); }
    QString announced() { return table()->findChild<QLabel*>("announcement")->accessibleName(); }
    bool tap(const char* id)
    {
        auto* map = table()->findChild<MapView*>();
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(place(id)));
        settle();
        return true;
    }
    /// These fight Dracula at dusk.
    /// He has placed a card, and waits to draw another; the table is shown.
    bool untilHeDraws()
    {
        if (!begin() || !huntersPass(game()) || !game().submit(Slide{}))
            return false;
        const auto legal = legalActions(game().ruleset(), state());
        const auto move = std::ranges::find_if(legal, [&](const Action& action) {
            const auto* play = std::get_if<Play>(&action);
            return play != nullptr && play->location && play->powers.empty() && !board().isSea(*play->location);
        });
        if (move == legal.end() || !game().submit(*move) || !game().submit(fury3e::PlaceEncounter{state().encounterHand.front()}))
            return false;
        window->drawCurtain();
        settle();
        return true;
    }
    /// A deed is marked by the first tap, and entered by the filled button.
    bool does(const char* deed) { return click(deed) && click("turn-confirm"); }
    bool beginCombat(std::initializer_list<Hunter> hunters)
    {
        if (!begin("manchester") || !game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}))
            return false;
        for (const Hunter hunter : hunters)
            if (!game().submit(PutRight{"for this test", EditHunter{hunter, HunterPlace::in(place("manchester")),
                                                                    state().sheets[static_cast<std::size_t>(hunter)]}}))
                return false;
        game().letOthersPass();
        const bool began = click("turn-others");
        return began && (!asksForChance(game().ruleset(), state()) || click("turn-go-on")) && state().combat.has_value();
    }
    /// In a combat Dracula does what he can, and does not flee.
    bool hisTurn()
    {
        const auto legal = legalActions(game().ruleset(), state());
        const auto his = std::ranges::find_if(legal, [](const Action& action) {
            const auto* played = std::get_if<PlayCombat>(&action);
            return (played != nullptr && played->card != CombatCard::EscapeAsBat && played->card != CombatCard::EscapeAsMist) ||
                   std::holds_alternative<ChooseHunter>(action) || std::holds_alternative<Reply>(action) ||
                   std::holds_alternative<GoOn>(action);
        });
        const bool done = his != legal.end() && game().submit(*his);
        settle();
        return done;
    }
    /// Who plays a card, or is named by it.
    bool chooseHunter(const QString& name)
    {
        for (auto* button : panel()->findChildren<ChoiceButton*>("card-hunter"))
            if (button->isVisible() && button->text() == name)
                return click(button);
        return false;
    }
    /// In a hunter's turn the cards are in the table's menu.
    bool openCards()
    {
        if (find("turn-cards") != nullptr || !click("table-menu"))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* each : menu != nullptr ? menu->actions() : QList<QAction*>())
            if (each->text().contains("The hunters play a card")) {
                clickAction(menu, each);
                settle();
                return true;
            }
        return false;
    }
    HunterPlace where(Hunter hunter) { return state().hunters[static_cast<std::size_t>(hunter)]; }
    std::size_t lines() { return game().publicLog().size(); }
};

} // namespace

class TestTableTurnPanel : public QObject {
    Q_OBJECT

private slots:
    /// A move is a tap and a confirmation; the arrival is answered at once (REV-1), and the next hunter acts.
    void aMoveIsATapAndAConfirmation()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QCOMPARE(w.title(), QString("It is Lord Godalming's turn"));
        const std::size_t before = w.lines();
        w.tap("manchester");
        QCOMPARE(w.lines(), before); // nothing is done yet
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("manchester")));
        QVERIFY(w.state().due.empty());
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
        QVERIFY2(w.announced().contains("Manchester"), qPrintable(w.announced()));
        QVERIFY(w.screen() == nullptr);
    }
    /// Whatever a hunter does is marked first: one tap enters nothing, and the filled button does.
    void aDeedIsConfirmed_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("turn-search") << int(HunterActs::What::Search);
        QTest::newRow("turn-rest") << int(HunterActs::What::Rest);
        QTest::newRow("turn-pass") << int(HunterActs::What::Pass);
    }
    void aDeedIsConfirmed()
    {
        QFETCH(int, what);
        for (const QSize& size : {QSize(1280, 800), QSize(800, 1280)}) {
            TableFixture w;
            w.open(size);
            QVERIFY(w.begin());
            w.tap("manchester");
            QVERIFY(w.click("turn-confirm")); // where a search can find something to do
            const std::size_t cursor = w.game().record().cursor();
            QVERIFY(w.click(QTest::currentDataTag()));
            QCOMPARE(w.game().record().cursor(), cursor);
            const auto* confirm = w.find<ChoiceButton>("turn-confirm");
            QVERIFY(confirm != nullptr && confirm->kind() == ChoiceKind::OthersPrimary);
            QVERIFY(w.click("turn-back") && w.find<ChoiceButton>("turn-confirm") == nullptr);
            QVERIFY(w.does(QTest::currentDataTag()));
            const auto* acts = std::get_if<HunterActs>(&w.game().record().entries()[cursor].action);
            QVERIFY(acts != nullptr && int(acts->what) == what);
        }
    }
    /// Another place can be tapped instead, or none.
    void aTapCanBeMeantOtherwise()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.tap("manchester");
        w.tap("plymouth");
        QVERIFY(w.find<ChoiceButton>("turn-confirm")->text().contains("Plymouth"));
        QVERIFY(w.click("turn-back"));
        QVERIFY(w.find<ChoiceButton>("turn-confirm") == nullptr);
        QVERIFY(w.find<ChoiceButton>("turn-rest") != nullptr);
    }
    /// ADJ-1: a place that cannot be reached says why, and nothing changes.
    void anUnreachablePlaceSaysWhy()
    {
        TableFixture w;
        QVERIFY(w.begin());
        const std::size_t before = w.lines();
        w.tap("venice");
        QVERIFY(w.find<ChoiceButton>("turn-confirm") == nullptr);
        QVERIFY2(w.line().contains("Venice"), qPrintable(w.line()));
        QCOMPARE(w.lines(), before);
    }
    /// TIME-10: one tap ends the day, one the night, and no more than two more are needed in a round without moves.
    void allOthersPassInOneTap()
    {
        TableFixture w;
        QVERIFY(w.begin());
        // It says whether the hunter whose turn it is is the first of them.
        QCOMPARE(w.find<ChoiceButton>("turn-others")->text(), QStringLiteral("All pass"));
        QVERIFY(w.does("turn-rest"));
        QCOMPARE(w.find<ChoiceButton>("turn-others")->text(), QStringLiteral("Pass, all others too"));
        QVERIFY(w.click("turn-others"));
        QCOMPARE(w.state().step, Step::Dusk);
        QVERIFY2(w.line().contains("Does anybody play a card first?"), qPrintable(w.line()));
        QVERIFY(w.find("turn-cards") != nullptr);
        // A single press has entered it for all: it is said, in place of what was news before, and can be taken back where it is seen.
        QVERIFY2(w.announced().startsWith("All who were left pass."), qPrintable(w.announced()));
        QVERIFY2(!w.announced().contains("rests"), qPrintable(w.announced()));
        QVERIFY(w.click("turn-others")); // TIME-5: it ends the dusk
        QVERIFY(w.panel()->draculaDecides());
        QVERIFY(!w.announced().contains("other action")); // what carries no news is not announced
        QVERIFY2(w.announced().startsWith("All who were left pass."), qPrintable(w.announced()));
        QVERIFY(w.click("turn-take-back"));
        QCOMPARE(w.state().step, Step::Dusk);
        QVERIFY2(w.announced().contains("takes something back"), qPrintable(w.announced()));
    }
    /// CHANCE-1: before the first card of a round is drawn the table asks for a word. Whoever takes the draw back gets the same cards.
    void aWordIsSaidBeforeTheDraw()
    {
        for (const bool said : {true, false}) {
            TableFixture w;
            QVERIFY(w.untilHeDraws());
            const auto held = w.state().encounterHand.size() + 1; // nothing is drawn yet
            const auto deck = w.state().encounterDeck;
            QVERIFY2(w.title().contains("about to draw"), qPrintable(w.title()));
            QVERIFY(!w.panel()->draculaDecides());                          // no large button for him stands above what the table is asked
            for (const QSize size : {QSize(800, 1280), QSize(1280, 800)}) { // and none of the map is covered
                w.window->resize(size);
                w.settle();
                QVERIFY(!w.panel()->geometry().intersects(w.table()->findChild<MapView*>()->geometry()));
            }
            if (said) {
                QVERIFY(w.click("turn-words"));
                w.type("candle");
                w.press(Qt::Key_Return);
            } else {
                QVERIFY(w.click("turn-go-on"));
            }
            QCOMPARE(w.state().encounterHand.size(), held);
            QVERIFY(w.find("turn-words") == nullptr);
            const auto drawn = w.state().encounterHand;
            QCOMPARE(w.state().encounterDeck.size(), deck.size() - 1);
            QCOMPARE(std::ranges::equal(w.state().encounterDeck, deck | std::views::take(deck.size() - 1)), !said);
            if (!said)
                continue;
            QVERIFY(w.game().undo());
            QVERIFY(w.game().submit(fury3e::PlaceEncounter{w.state().encounterHand.front()}));
            QVERIFY(w.state().encounterHand == drawn);
        }
    }
    /// CHANCE-1: who draws without a word, on a phone or on the other screen, ends the question; the sheet goes with it, on either screen.
    void theSheetGoesWithItsQuestion()
    {
        TableFixture w;
        QVERIFY(w.untilHeDraws());
        QVERIFY(w.click("turn-words"));
        QVERIFY(w.find("table-words") != nullptr);
        w.type("can");
        QVERIFY(w.game().submit(GoOn{}));
        w.settle();
        QVERIFY(w.find("table-words") == nullptr);
        QVERIFY(w.game().undo());
        QVERIFY(w.holdOpen());
        w.screen()->openWords();
        w.type("can");
        QVERIFY(w.find("round-words") != nullptr);
        QVERIFY(w.game().submit(PromiseShares{{promiseOf(w.state().round, shareNamed(1))}})); // still asked for
        QVERIFY(w.find("round-words") != nullptr);
        QVERIFY(w.game().submit(AddChance{{{}, {shareNamed(1)}}}));
        QVERIFY(w.find("round-words") == nullptr);
    }
    /// CHANCE-1: what came in stays in. Whoever is asked again, behind a way back, and says something else is told so.
    void anotherWordIsRefusedAloud()
    {
        TableFixture w;
        QVERIFY(w.placeHunters() && w.game().submit(ChooseStart{w.place("munich")}));
        QVERIFY(w.game().submit(PutRightRuling{Ruling::chanceWhen, static_cast<std::uint8_t>(ChanceWhen::AtDawn)}));
        QVERIFY(w.game().submit(PutRight{"it is early", EditDay{Weekday::Tuesday, Step::Dawn}}));
        QVERIFY(w.game().submit(AddChance{{"candle", {}}}));
        QVERIFY(w.game().goTo(w.game().record().cursor() - 1));
        w.settle();
        const std::uint64_t lines = w.game().record().lines();
        QVERIFY(w.click("turn-words"));
        w.type("rose");
        w.press(Qt::Key_Return);
        QCOMPARE(w.game().record().lines(), lines);
        QVERIFY2(w.line().contains("stays"), qPrintable(w.line()));
    }
    /// Where a word is asked for at dawn, it is once a round: with it both decks are shuffled anew. It may be left unsaid.
    void aWordIsSaidForTheCards()
    {
        TableFixture w;
        QVERIFY(w.placeHunters() && w.game().submit(ChooseStart{w.place("munich")}));
        QVERIFY(w.game().submit(PutRightRuling{Ruling::chanceWhen, static_cast<std::uint8_t>(ChanceWhen::AtDawn)}));
        QVERIFY(w.find("turn-words") == nullptr); // by day it is not asked for
        QVERIFY(w.game().submit(PutRight{"it is early", EditDay{Weekday::Tuesday, Step::Dawn}}));
        w.settle();
        QCOMPARE(w.state().step, Step::Dawn);
        const auto deck = w.state().encounterDeck;
        const QString announced = w.announced();
        QVERIFY(w.click("turn-words"));
        QVERIFY(w.find("table-words") != nullptr);
        QVERIFY(w.click("round-without"));
        QVERIFY(w.find("table-words") == nullptr && w.state().encounterDeck == deck);
        QVERIFY(w.click("turn-words"));
        QVERIFY(!w.find<QAbstractButton>("round-shuffle")->isEnabled());
        w.type("Candle");
        QCOMPARE(w.find<QLabel>("round-counted")->text(), QStringLiteral("They count as: candle"));
        w.press(Qt::Key_Return);
        QVERIFY(w.find("table-words") == nullptr);
        QVERIFY(w.state().encounterDeck != deck);
        const auto* added = std::get_if<AddChance>(&w.game().record().entries().back().action);
        QVERIFY(added != nullptr && added->chance.words == "candle");
        QVERIFY(w.find("turn-words") == nullptr && w.find("turn-rest") != nullptr);
        QCOMPARE(w.announced(), announced); // what was news before stays
        // It goes back with what was done before it, and comes with it again.
        const std::size_t cursor = w.game().record().cursor();
        QVERIFY(w.game().undo());
        QCOMPARE(w.game().record().cursor(), cursor - 2);
        QVERIFY(w.game().redo());
        QCOMPARE(w.game().record().cursor(), cursor);
        QVERIFY(w.state().encounterDeck != deck);
    }
    /// Where no word was said nobody is told so: it may be left out.
    void whatWasLeftUnsaidIsNoNews()
    {
        TableFixture w;
        QVERIFY(w.placeHunters() && w.game().submit(ChooseStart{w.place("munich")}));
        QVERIFY(w.game().submit(PutRightRuling{Ruling::chanceWhen, static_cast<std::uint8_t>(ChanceWhen::AtDawn)}));
        QVERIFY(w.game().submit(PutRight{"it is early", EditDay{Weekday::Tuesday, Step::Dawn}}));
        w.settle();
        QVERIFY(w.does("turn-rest"));
        QCOMPARE(w.state().step, Step::Day);
        QVERIFY2(!w.announced().contains("deck") && !w.announced().contains("shuffled"), qPrintable(w.announced()));
    }
    /// Upright, they stand beside the ways on: the panel covers no more of the map than by day, and nothing moves.
    void cardsOfADuskTakeNoRowOfTheirOwn()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.window->resize(800, 1280);
        w.settle();
        const QRect day = w.panel()->geometry();
        w.game().letOthersPass();
        w.settle();
        QCOMPARE(w.state().step, Step::Dusk);
        QVERIFY(w.find("turn-search") != nullptr || w.find("turn-rest") != nullptr); // of the hunter whose night it will be
        QCOMPARE(w.panel()->geometry(), day);
        QCOMPARE(w.find<ChoiceButton>("turn-cards")->y(), w.find<ChoiceButton>("turn-others")->y());
        const int rests = w.find<ChoiceButton>("turn-rest")->y();
        QVERIFY(w.click("turn-pass"));
        QVERIFY(w.find("turn-confirm") != nullptr);
        QCOMPARE(w.panel()->geometry(), day);
        QCOMPARE(w.find<ChoiceButton>("turn-rest")->y(), rests);
    }
    /// TIME-5: at dusk the hunters' cards are entered at the table, but for those that Dracula answers.
    void cardsAreEnteredAtTheTable()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.game().letOthersPass();
        w.settle();
        QCOMPARE(w.state().step, Step::Dusk);
        const std::size_t before = w.lines();
        QVERIFY(w.click("turn-cards"));
        w.table()->resize(w.table()->size() - QSize(0, 1)); // laid out anew, it stays below
        w.table()->resize(w.table()->size() + QSize(0, 1));
        auto* list = w.find<QWidget>("table-cards");
        QVERIFY(list != nullptr && list->geometry() == w.table()->geometry());
        QVERIFY(list->isAncestorOf(w.window->childAt(w.panel()->mapTo(w.window.get(), w.panel()->rect().center()))) ||
                list == w.window->childAt(w.panel()->mapTo(w.window.get(), w.panel()->rect().center())));
        emit w.game().changed(); // he has decided something that the table has not noticed (INFO-7)
        w.settle();
        QVERIFY(w.find<QWidget>("table-cards") == list);
        QVERIFY(w.find<ChoiceButton>("card-long-night")->kind() == ChoiceKind::Off); // at dawn
        QVERIFY(w.find<ChoiceButton>("card-behind-the-veil")->kind() == ChoiceKind::Off);
        QVERIFY(w.click("card-behind-the-veil"));
        w.settle();
        QVERIFY(w.find<QLabel>("status")->text().contains("Dracula answers this card"));
        // An ally comes into play; asked about a city it would tell at once what lies hidden.
        QVERIFY(w.click("card-rufus-smith"));
        w.settle();
        QCOMPARE(w.title(), QString("Rufus Smith"));
        QVERIFY(w.find("card-play") != nullptr && w.find("table-cards") == nullptr);
        QCOMPARE(w.find<ChoiceButton>("card-play")->text(), QStringLiteral("It stays as ally")); // ALLY-0
        QVERIFY(w.find<ChoiceButton>("card-play")->secondLine().contains("Dracula's screen"));
        QVERIFY(w.click("turn-back"));
        QCOMPARE(w.lines(), before);
        // EVT-1, GOLD-2: a card of another moment says so, and the table can allow it.
        QVERIFY(w.click("turn-cards") && w.click("card-speedy-telegraph"));
        w.settle();
        QVERIFY2(w.line().contains("at dawn"), qPrintable(w.line()));
        QVERIFY(w.find("turn-allowed") == nullptr); // nobody has been named yet
        QVERIFY(w.chooseHunter("Lord Godalming"));
        QVERIFY(w.find("card-play") == nullptr);
        QVERIFY2(w.line().contains("at dawn"), qPrintable(w.line()));
        QCOMPARE(w.lines(), before);
        QVERIFY(w.click("turn-allowed"));
        w.settle();
        QVERIFY(w.state().now.anyOrder && w.state().step == Step::Dusk);
        QVERIFY(w.find("card-play") == nullptr && w.find("turn-rest") != nullptr);
        QVERIFY2(w.announced().contains("Speedy Telegraph"), qPrintable(w.announced()));
        // Whether he cancels it, Dracula says.
        QVERIFY(w.click("turn-cards") && w.click("card-evil-presence"));
        w.settle();
        QVERIFY(w.click("card-play"));
        w.settle();
        QVERIFY(w.panel()->draculaDecides());
    }
    /// EVT-6, GOLD-2: a card that is an action is entered in the hunter's turn; where it opens a move, the map shows how far that leads,
    /// and nothing else is his until he has gone or declined.
    void aCardOpensAMove()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.tap("edinburgh");
        QVERIFY2(w.line().contains("By train"), qPrintable(w.line()));
        QVERIFY(w.openCards() && w.click("card-sense-of-emergency"));
        w.settle();
        QVERIFY(w.chooseHunter("Lord Godalming") && w.click("card-play"));
        w.settle();
        QVERIFY(w.find("table-cards") == nullptr);
        QCOMPARE(int(w.state().sheets[0].damage), 2);
        QCOMPARE(w.title(), QString("It is Lord Godalming's turn"));
        QVERIFY2(w.line().contains("Sense of Emergency"), qPrintable(w.line()));
        QVERIFY(w.find("turn-rest") == nullptr && w.find("turn-search") == nullptr && w.find("turn-supply") == nullptr);
        QVERIFY(w.find("turn-pass") != nullptr);
        const std::size_t before = w.lines();
        w.tap("venice");
        QVERIFY(w.find<ChoiceButton>("turn-confirm") == nullptr);
        w.tap("edinburgh");
        QCOMPARE(w.lines(), before);
        QVERIFY2(w.line().contains("Sense of Emergency"), qPrintable(w.line()));
        QVERIFY(w.find("turn-horses") == nullptr);
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("edinburgh")));
        QVERIFY2(w.announced().contains("(Sense of Emergency)"), qPrintable(w.announced()));
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
        // TIME-10: who has acted plays no other card; the table may allow it.
        QVERIFY(w.openCards() && w.click("card-vampire-lair"));
        w.settle();
        QVERIFY(w.chooseHunter("Lord Godalming"));
        QVERIFY(w.find("card-play") == nullptr && w.find("turn-allowed") != nullptr);
        QVERIFY(w.click("turn-back") && w.openCards() && w.click("card-vampire-lair"));
        w.settle();
        QVERIFY(w.chooseHunter("Dr. John Seward"));
        QVERIFY(w.find<ChoiceButton>("card-play") != nullptr && w.find("turn-allowed") == nullptr);
    }
    /// The move that a card has opened may be declined.
    void anOpenedMoveIsDeclined()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.game().submit(HunterPlays{.event = HunterEvent::ExcellentWeather, .hunter = Hunter::LordGodalming}));
        w.settle();
        QVERIFY2(w.line().contains("Excellent Weather"), qPrintable(w.line()));
        QVERIFY(w.does("turn-pass"));
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
    }
    /// Fast Horses are named with the place, like a train: wherever no road leads behind a tap, and everywhere behind typed words.
    void byFastHorses()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.tap("edinburgh"); // by Manchester, or by train
        QVERIFY2(w.line().contains("By train"), qPrintable(w.line()));
        QCOMPARE(w.find<ChoiceButton>("turn-horses")->text(), QStringLiteral("Fast Horses"));
        w.tap("manchester"); // something else is chosen as before
        QVERIFY2(w.line().contains("By road"), qPrintable(w.line()));
        QVERIFY(w.find<ChoiceButton>("turn-horses") == nullptr);
        QVERIFY(w.click("turn-back"));
        w.type("g edin fast");
        w.press(Qt::Key_Return);
        QVERIFY2(w.line().contains("Fast Horses"), qPrintable(w.line()));
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("edinburgh")));
        QVERIFY2(w.announced().contains("(Fast Horses)"), qPrintable(w.announced()));
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
        QVERIFY(w.game().submit(HunterActs{Hunter::DrSeward, HunterActs::What::Pass, false, false}));
        w.settle();
        w.tap("sofia"); // from Athens by Valona
        QCOMPARE(w.find<ChoiceButton>("turn-horses")->text(), QStringLiteral("Fast Horses"));
        QVERIFY(w.click("turn-horses"));
        QVERIFY(w.where(Hunter::VanHelsing) == HunterPlace::in(w.place("sofia")));
        QVERIFY2(w.announced().contains("(Fast Horses)"), qPrintable(w.announced()));
    }
    /// Upright the confirmation stands where passing stood, so the way back to it stands beside Fast Horses.
    void besideFastHorsesUpright()
    {
        TableFixture w;
        w.open({800, 1280});
        QVERIFY(w.begin());
        QVERIFY(w.find<ChoiceButton>("turn-pass") != nullptr);
        w.tap("edinburgh");
        QVERIFY(w.find<ChoiceButton>("turn-horses") != nullptr && w.find<ChoiceButton>("turn-pass") == nullptr);
        QVERIFY(w.click("turn-back"));
        QVERIFY(w.does("turn-pass"));
    }
    /// A hunters' card is opened by its name too.
    void aCardIsTyped()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.type("sense of");
        w.press(Qt::Key_Return);
        w.settle();
        QCOMPARE(w.title(), QString("Sense of Emergency"));
        QVERIFY(w.chooseHunter("Lord Godalming") && w.click("card-play"));
        w.settle();
        QVERIFY(w.state().now.opened.has_value());
    }
    /// SRCH-1: that a hunter searches is said once, with what came of it.
    void aSearchIsSaidOnce()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.click("turn-search"));
        if (auto* confirm = w.find<ChoiceButton>("turn-confirm"))
            QVERIFY(w.click(confirm));
        QVERIFY2(w.announced().contains("finds nothing") && !w.announced().contains("searches"), qPrintable(w.announced()));
    }
    /// Words are typed from anywhere; what they mean is confirmed like a tap. A space within them presses nothing.
    void wordsAreTypedFromAnywhere()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.table()->openButton()->setFocus();
        w.settle();
        QSignalSpy opened(w.table(), &TablePage::openAsked);
        w.type("g plym");
        QVERIFY2(w.line().startsWith("g plym"), qPrintable(w.line()));
        w.press(Qt::Key_Return);
        QVERIFY(w.find<ChoiceButton>("turn-confirm") != nullptr);
        QVERIFY(w.find<ChoiceButton>("turn-confirm")->text().contains("Plymouth"));
        QCOMPARE(opened.size(), 0);
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("plymouth")));
        // What is forbidden is refused at once; what is not understood says so; Escape forgets it.
        w.type("s venice");
        w.press(Qt::Key_Return);
        QVERIFY(w.find<ChoiceButton>("turn-confirm") == nullptr);
        QVERIFY2(w.line().contains("Venice"), qPrintable(w.line()));
        w.type("xyz");
        w.press(Qt::Key_Return);
        QVERIFY(w.line().contains("xyz"));
        w.press(Qt::Key_Escape);
        QVERIFY(!w.line().contains("xyz"));
    }
    /// Whoever types has both hands on the keys: Enter once more confirms, but not the one that is still held, and nothing that was tapped.
    void wordsAreConfirmedByEnter()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.panel()->setByHand();
        const auto at = [&](const char* place) { return w.where(Hunter::LordGodalming) == HunterPlace::in(w.place(place)); };
        w.type("g plym");
        HeldKey held(Qt::Key_Return);
        held.repeat(5);
        w.panel()->dead()->advance(deadMilliseconds);
        held.repeat(5);
        held.letGo();
        QVERIFY(w.find<ChoiceButton>("turn-confirm") != nullptr);
        QVERIFY2(at("london"), "the key that ended the words confirms nothing until it was up");
        w.tap("manchester");
        w.panel()->dead()->advance(deadMilliseconds);
        HeldKey tapped(Qt::Key_Return, 6000);
        tapped.letGo();
        QVERIFY2(at("london"), "what was tapped is confirmed by a tap");
        w.press(Qt::Key_Escape);
        w.type("g plym");
        HeldKey typed(Qt::Key_Return, 7000);
        typed.letGo();
        HeldKey early(Qt::Key_Return, 7200);
        early.letGo();
        QVERIFY2(at("london"), "what has just come up");
        w.panel()->dead()->advance(deadMilliseconds);
        HeldKey again(Qt::Key_Return, 7600);
        again.letGo();
        QVERIFY(at("plymouth"));
    }
    /// A key that reached a button goes to the words, and so does the space after it.
    void wordsTakeTheFocusFromAButton()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.find<ChoiceButton>("turn-rest")->setFocus(Qt::TabFocusReason);
        w.type("g plym");
        QVERIFY2(w.line().startsWith("g plym"), qPrintable(w.line()));
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::LordGodalming));
    }
    /// EVT-3: whose the card was is asked; by day Dracula's is discarded face down.
    void supplyAsksWhoseTheCardWas()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.click("turn-supply"));
        QVERIFY(w.click("turn-back"));
        QVERIFY(w.click("turn-supply"));
        QVERIFY(w.click("turn-supply-dracula"));
        QCOMPARE(int(w.state().hiddenDiscards), 1);
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
    }
    /// AMB-1, INFO-7: where a card lies face down the table waits for Dracula, and the large button opens his screen.
    void anAmbushIsDraculasDecision()
    {
        TableFixture w;
        QVERIFY(w.begin("manchester"));
        EditEncounter edit;
        edit.kind = w.state().encounterHand.front();
        edit.from = EncounterZone::Hand;
        edit.to = EncounterZone::Lying;
        edit.place = CardPlace{false, 1};
        QVERIFY(w.submit(PutRight{"for this test", edit}));
        w.settle();
        w.tap("manchester");
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.panel()->draculaDecides());
        QVERIFY2(w.announced().contains("Manchester"), qPrintable(w.announced()));
        QVERIFY(w.find<ChoiceButton>("turn-rest") == nullptr);
        auto* decide = w.find<HoldButton>("decide");
        QVERIFY(decide != nullptr && decide->isVisible());
        QTest::mousePress(decide, Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return w.screen() != nullptr; }, 10 * HoldButton::holdMilliseconds));
    }
    /// A wrong entry is taken back from the table's menu, and the log says what no longer counts; only while nothing has followed it.
    void aWrongEntryIsTakenBack()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QVERIFY(!w.game().canTakeBackEntry());
        const GameState before = w.state();
        w.tap("manchester");
        QVERIFY(w.click("turn-confirm"));
        const std::size_t lines = w.lines();
        QVERIFY(w.click("table-menu"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        const auto entry = std::ranges::find_if(actions, [](const QAction* each) { return each->text().contains("Take back"); });
        QVERIFY(entry != actions.end());
        test::clickAction(menu, *entry);
        w.settle();
        QCOMPARE(w.lines(), lines + 1); // it stays in the log
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        QVERIFY(w.state().now == before.now && w.state().hunters == before.hunters && w.state().due.empty());
        QVERIFY2(w.announced().contains("no longer counts") && w.announced().contains("Manchester"), qPrintable(w.announced()));
        QVERIFY(!w.game().canTakeBackEntry());
        // What came after it is not the table's to take back.
        QVERIFY(w.does("turn-rest"));
        QVERIFY(w.game().canTakeBackEntry());
        QVERIFY(w.game().submit(HunterActs{Hunter::DrSeward, HunterActs::What::Rest, false, false}));
        QVERIFY(!w.game().canTakeBackEntry());
        // All others' passing is one entry.
        const auto began = w.state().now.acted;
        QVERIFY(w.click("turn-others"));
        QCOMPARE(w.state().step, Step::Dusk);
        QVERIFY(w.game().takeBackEntry());
        QCOMPARE(w.state().step, Step::Day);
        QVERIFY(w.state().now.acted == began);
    }
    /// What Dracula enters where the entry was that has been taken back, is his.
    void whatStandsInPlaceOfAnEntryIsNotTheTables()
    {
        TableFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.does("turn-rest"));
        QVERIFY(w.game().takeBackEntry());
        QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}));
        QVERIFY(!w.game().canTakeBackEntry());
    }
    /// FOG-3, INFO-7: that Dracula is asked whom he fights in the fog, which happens only where he is there, changes nothing at the table.
    void aFightInTheFogIsNotToldBefore()
    {
        TableFixture w;
        QVERIFY(w.begin("barcelona"));
        const EditHunter mina{Hunter::MinaHarker, HunterPlace::in(w.place("barcelona")), {}};
        QVERIFY(w.game().submit(PutRight{"for this test", mina}));
        QVERIFY(w.game().submit(PutRight{"for this test", EditToken{Token::Fog, w.place("barcelona"), {}, 1}}));
        const auto rests = [&](Hunter hunter) {
            return w.game().enter(HunterActs{hunter, HunterActs::What::Rest, false, false}).has_value();
        };
        for (const Hunter hunter : allHunters)
            QVERIFY(rests(hunter));
        w.settle();
        QVERIFY(w.panel()->draculaDecides());
        const auto heard = w.announced();
        const std::size_t lines = w.lines(), begins = w.game().newsBegins();
        const auto back = w.game().lastEntry();
        QVERIFY(back && w.find<ChoiceButton>("turn-take-back") != nullptr);
        const auto isAsked = [&] { return !w.state().due.empty() && w.state().due.back().what == Due::What::FogFight; };
        const auto isUntold = [&] {
            w.settle();
            return isAsked() && w.lines() == lines && w.announced() == heard && w.game().newsBegins() == begins &&
                   w.game().canTakeBackEntry() && w.game().lastEntry() == back && w.find<ChoiceButton>("turn-take-back") != nullptr;
        };
        QVERIFY(w.game().submit(GoOn{}));
        QVERIFY(isUntold());
        QVERIFY(w.game().undo() && !isAsked());
        QVERIFY(w.game().submitAll({GoOn{}})); // several steps of his that say nothing are no news either
        QVERIFY(isUntold());
        QVERIFY(w.click("turn-take-back")); // with what he has decided since
        QVERIFY(!isAsked() && w.state().step == Step::Day && w.lines() > lines);
        // And what was entered before it.
        QCOMPARE(w.game().lastEntry(), std::optional<Action>(HunterActs{Hunter::VanHelsing, HunterActs::What::Rest, false, false}));
    }
    /// TIME-5: what a hunter does at dusk ends it by itself; the table's menu takes it back by its own name.
    void whatEndedTheDuskIsNamed()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.game().letOthersPass();
        w.settle();
        QCOMPARE(w.state().step, Step::Dusk);
        QVERIFY(w.does("turn-rest"));
        QVERIFY(w.game().canTakeBackEntry());
        const Action rests = HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false};
        QCOMPARE(w.game().lastEntry(), std::optional<Action>(rests));
        QVERIFY(w.game().record().entries()[w.game().tableEntries().began()].action == Action(GoOn{}));
        QCOMPARE(w.game().lastEntryWords(), w.game().sentences().action(rests));
        QVERIFY(w.click("table-menu"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto actions = menu->actions();
        QVERIFY(std::ranges::any_of(actions, [&](const QAction* each) {
            return each->text().startsWith("Take back") && each->text().contains(w.game().lastEntryWords());
        }));
        menu->close();
    }
    /// What has come to light is not taken back by one tap: first it is said what it was.
    void aRevealIsTakenBackOnlyOnceMore()
    {
        TableFixture w;
        QVERIFY(w.begin("manchester"));
        w.tap("manchester");
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(!w.game().revealedByEntry().empty());
        const std::size_t lines = w.lines();
        const auto ask = [&] {
            QVERIFY(w.click("table-menu"));
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            const auto actions = menu->actions();
            const auto entry = std::ranges::find_if(actions, [](const QAction* each) { return each->text().contains("Take back"); });
            QVERIFY(entry != actions.end());
            test::clickAction(menu, *entry);
            w.settle();
        };
        ask();
        QCOMPARE(w.lines(), lines);
        auto* sheet = w.find<ConfirmSheet>({});
        QVERIFY(sheet != nullptr);
        QString said;
        for (const auto* label : sheet->findChildren<QLabel*>())
            said += label->text() + u' ';
        QVERIFY2(said.contains("Manchester is revealed"), qPrintable(said));
        QVERIFY2(said.contains("Lord Godalming"), qPrintable(said));
        // A key that is still down, or a second tap, changes nothing.
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("confirm-no"));
        w.press(Qt::Key_Return);
        QVERIFY(!sheet->isVisible());
        QCOMPARE(w.lines(), lines);
        ask();
        QVERIFY(w.click("confirm-yes"));
        QCOMPARE(w.lines(), lines + 1);
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        QVERIFY(w.game().revealedByEntry().empty());
    }
    /// When Dracula has decided and the hunters are next, the curtain falls by itself (INFO-7); not where it was set otherwise.
    void curtainFallsWhenDraculaHasDecided()
    {
        TableFixture w;
        QVERIFY(w.begin("manchester"));
        w.window->openCurtain();
        w.settle();
        // Nothing of this was his decision.
        QVERIFY(w.screen() != nullptr);
        QVERIFY(w.game().enter(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}));
        w.settle();
        QVERIFY(w.screen() != nullptr);
        w.window->drawCurtain();
        w.game().letOthersPass();
        QVERIFY(w.game().enter(GoOn{}));
        w.game().letOthersPass();
        w.settle();
        for (const bool falls : {false, true}) {
            QVERIFY(w.panel()->draculaDecides());
            w.window->settings().setCurtainWhenDecided(falls);
            if (w.screen() == nullptr)
                w.window->openCurtain();
            w.settle();
            for (int n = 0; n < 60 && w.panel()->draculaDecides(); ++n) {
                const auto legal = legalActions(w.game().ruleset(), w.state());
                const auto his =
                    std::ranges::find_if(legal, [](const Action& action) { return !std::holds_alternative<HunterPlays>(action); });
                QVERIFY(his != legal.end());
                QVERIFY(w.game().submit(*his));
                w.settle();
            }
            QVERIFY(!w.panel()->draculaDecides());
            QCOMPARE(w.screen() == nullptr, falls);
            if (!falls) { // once more round
                w.window->drawCurtain();
                for (int n = 0; n < 8 && !w.panel()->draculaDecides(); ++n) {
                    w.game().letOthersPass();
                    if (w.find<ChoiceButton>("turn-go-on") != nullptr)
                        w.click("turn-go-on");
                    w.settle();
                }
            }
        }
    }
    /// The same buttons lie in the same places for every hunter, so that nothing moves under a finger.
    void nothingMoves()
    {
        TableFixture w;
        QVERIFY(w.begin());
        const QRect map = w.table()->findChild<MapView*>()->geometry(), panel = w.panel()->geometry();
        const auto same = [&] {
            const QRect mapNow = w.table()->findChild<MapView*>()->geometry(), panelNow = w.panel()->geometry();
            if (mapNow != map || panelNow != panel)
                qWarning() << map << mapNow << panel << panelNow;
            return mapNow == map && panelNow == panel;
        };
        w.tap("manchester");
        QVERIFY(same());
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(same());
        QVERIFY(w.click("turn-supply"));
        QVERIFY(same());
    }
    /// The table at rest does not scroll, in any language, size of words and orientation.
    void nothingScrolls_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
        for (const char* language : {"es", "pl", "ru", "en", "it"}) // the first three have the longest words
            for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1200)})
                for (const double scale : {1.0, 1.5, 2.0}) {
                    const bool shorter = QByteArrayView(language) == "en" || QByteArrayView(language) == "it";
                    if (!full && (shorter || size.width() > 1280))
                        continue;
                    QTest::addRow("%s %dx%d %d %%", language, size.width(), size.height(), int(scale * 100))
                        << QString::fromLatin1(language) << size << scale;
                }
    }
    void nothingScrolls()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        TableFixture w(language.toLatin1().constData(), scale);
        QVERIFY(w.begin());
        w.window->resize(size);
        const auto rests = [&] {
            w.settle();
            return w.table()->findChild<QScrollArea*>()->verticalScrollBar()->maximum() == 0;
        };
        QVERIFY(rests());
        w.tap("manchester");
        QVERIFY(rests());
        QVERIFY(w.game().submit(
            PutRight{"for this test", EditEvents{{DraculaEvent::WildHorses}, DraculaEvent::DraculasBrides, HunterEvent::JonathanHarker}}));
        QVERIFY(rests());
        w.game().letOthersPass();
        QVERIFY(rests());
    }
    /// COMB-3 to COMB-8: a whole combat is entered on the table, but for Dracula's own decisions, and nothing of it lies over an edge.
    void aCombatIsFoughtAtTheTable_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("en") << "en" << QSize(1280, 800) << 1.0;
        QTest::newRow("es, portrait") << "es" << QSize(800, 1280) << 1.5;
        QTest::newRow("pl") << "pl" << QSize(1920, 1200) << 2.0;
        QTest::newRow("ru, portrait") << "ru" << QSize(800, 1280) << 1.0;
        QTest::newRow("it") << "it" << QSize(1280, 800) << 1.5;
    }
    void aCombatIsFoughtAtTheTable()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        TableFixture w(language.toLatin1().constData(), scale);
        QVERIFY(w.begin("manchester"));
        w.window->resize(size);
        w.settle();
        QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}));
        QVERIFY(w.game().submit(
            PutRight{"for this test", EditHunter{Hunter::LordGodalming, HunterPlace::in(w.place("manchester")), w.state().sheets[0]}}));
        w.game().letOthersPass();
        QVERIFY(w.click("turn-others") && w.click("turn-go-on")); // CHANCE-1: his first Combat cards of the round, without a word
        QVERIFY2(w.state().combat.has_value(), "TIME-6");
        auto* stage = w.table()->findChild<CombatStage*>();
        bool chosen = false;
        int his = 0, theirs = 0;
        const QRect box = stage->geometry();
        for (int guard = 0; guard < 60 && w.state().combat; ++guard) {
            QVERIFY(stage->isVisible() && !w.table()->findChild<MapView*>()->isVisible());
            QCOMPARE(stage->geometry(), box); // nothing moves
            stage->grab();
            QVERIFY(stage->fits());
            for (const ChoiceButton* button : w.panel()->findChildren<ChoiceButton*>())
                if (button->isVisible())
                    QVERIFY(w.panel()->rect().contains(button->geometry()));
            if (w.panel()->draculaDecides()) {
                ++his;
                const auto legal = legalActions(w.game().ruleset(), w.state());
                const auto his = std::ranges::find_if(legal, [](const Action& action) {
                    return std::holds_alternative<PlayCombat>(action) || std::holds_alternative<ChooseHunter>(action) ||
                           std::holds_alternative<Reply>(action) || std::holds_alternative<GoOn>(action);
                });
                QVERIFY(his != legal.end());
                QVERIFY(w.game().submit(*his));
                w.settle();
                continue;
            }
            ++theirs;
            const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
            QVERIFY(turn.ask.has_value());
            if (turn.ask->what == HunterAsk::What::Card) {
                chosen = chosen || (language == "en" && w.announced() == "Dracula has chosen his card.");
                QVERIFY(w.click("answer-card"));
                QVERIFY(w.click("turn-confirm"));
            } else if (turn.ask->what == HunterAsk::What::Result) {
                QVERIFY(w.click("answer-otherwise"));
                QVERIFY(w.find<ChoiceButton>("answer-more") != nullptr);
                QVERIFY(w.click("answer-result"));
            } else {
                QVERIFY(w.click("answer-yes"));
            }
        }
        QVERIFY(!w.state().combat);
        QVERIFY(his > 0 && theirs > his);
        QVERIFY(chosen || language != "en");
        QVERIFY(w.screen() == nullptr && !stage->isVisible());
    }
    /// COMB-10, GOLD-2: what the rules forbid says why, and quietly offers that the table allows it; the log says that it did.
    void theTableCanAllowIt()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.tap("venice");
        const std::size_t before = w.lines();
        QVERIFY(w.find<ChoiceButton>("turn-allowed") != nullptr);
        QCOMPARE(w.lines(), before);
        QVERIFY(w.click("turn-allowed"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("venice")));
        const auto& log = w.game().publicLog();
        QVERIFY(std::any_of(log.begin(), log.end(), [](const PublicStep& step) {
            return std::ranges::find(step.said, Happening::What::HunterOverruled, &Happening::what) != step.said.end();
        }));
        QVERIFY(w.find<ChoiceButton>("turn-allowed") == nullptr);
    }
    /// The same by typed words, as a player types them; Escape forgets the offer.
    void theTableCanAllowWhatWasTyped()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.type("g venice");
        w.press(Qt::Key_Return);
        QVERIFY(w.find<ChoiceButton>("turn-allowed") != nullptr);
        QVERIFY2(w.line().contains("Venice"), qPrintable(w.line()));
        w.press(Qt::Key_Escape);
        QVERIFY(w.find<ChoiceButton>("turn-allowed") == nullptr);
        // What follows the offer is about other words.
        w.type("g venice");
        w.press(Qt::Key_Return);
        w.type("g plym");
        w.press(Qt::Key_Return);
        QVERIFY(w.find<ChoiceButton>("turn-allowed") == nullptr);
        QVERIFY(w.find<ChoiceButton>("turn-confirm") != nullptr);
        w.press(Qt::Key_Escape);
        w.type("g venice");
        w.press(Qt::Key_Return);
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        QVERIFY(w.click("turn-allowed"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("venice")));
        QCOMPARE(activeHunter(w.state()), std::optional(Hunter::DrSeward));
    }
    /// A finger or a key on its way presses nothing that has just come up, for 400 ms; what stays where it was is not waited for.
    void whatHasJustComeUpPressesNothing()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.panel()->setByHand();
        QVERIFY(!w.panel()->isDead());
        w.tap("manchester");
        QVERIFY(w.panel()->isDead());
        const auto there = [&] { return w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("manchester")); };
        auto* confirm = w.find<ChoiceButton>("turn-confirm");
        QTest::mouseClick(confirm, Qt::LeftButton);
        QVERIFY(!there());
        w.panel()->dead()->advance(deadMilliseconds - 1);
        // A finger that comes down too early does nothing when it is lifted either.
        QTest::mousePress(confirm, Qt::LeftButton);
        w.panel()->dead()->advance(1);
        QVERIFY(!w.panel()->isDead());
        QTest::mouseRelease(confirm, Qt::LeftButton);
        QVERIFY(!there());
        // The same of a key, until it is up.
        w.tap("plymouth");
        confirm = w.find<ChoiceButton>("turn-confirm");
        confirm->setFocus(Qt::TabFocusReason);
        for (const auto key : {Qt::Key_Space, Qt::Key_Return}) {
            w.tap(key == Qt::Key_Space ? "manchester" : "plymouth");
            confirm = w.find<ChoiceButton>("turn-confirm");
            confirm->setFocus(Qt::TabFocusReason);
            QVERIFY(w.panel()->isDead());
            QTest::keyPress(confirm, key);
            w.panel()->dead()->advance(deadMilliseconds);
            QTest::keyPress(confirm, key); // as it is told again
            QTest::keyRelease(confirm, key);
            QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        }
        w.panel()->say("The same buttons."); // they have not changed
        QVERIFY(!w.panel()->isDead());
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("plymouth")));
        QVERIFY(w.panel()->isDead()); // the next hunter's
    }
    /// While Dracula decides, what was entered can be taken back at once; the button names it.
    void whileDraculaDecidesItCanBeTakenBack()
    {
        TableFixture w;
        QVERIFY(w.begin("manchester"));
        EditEncounter edit;
        edit.kind = w.state().encounterHand.front();
        edit.from = EncounterZone::Hand;
        edit.to = EncounterZone::Lying;
        edit.place = CardPlace{false, 1};
        QVERIFY(w.submit(PutRight{"for this test", edit}));
        w.settle();
        w.tap("manchester");
        QVERIFY(w.click("turn-confirm"));
        QVERIFY(w.panel()->draculaDecides());
        auto* back = w.find<ChoiceButton>("turn-take-back");
        QVERIFY(back != nullptr);
        QVERIFY2(back->secondLine().contains("Manchester"), qPrintable(back->secondLine()));
        QVERIFY(!back->geometry().intersects(w.find<HoldButton>("decide")->geometry().translated(-w.panel()->pos())));
        QVERIFY(w.click("turn-take-back"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        QVERIFY(w.find<ChoiceButton>("turn-take-back") == nullptr);
        // A single press lets several hunters pass: a wrong one is taken back where it was made.
        w.game().letOthersPass();
        w.game().letOthersPass();
        w.settle();
        QVERIFY(w.panel()->draculaDecides());
        back = w.find<ChoiceButton>("turn-take-back");
        QVERIFY(back != nullptr);
        QCOMPARE(back->secondLine(), QStringLiteral("All who were left pass"));
        QVERIFY(!back->geometry().intersects(w.find<HoldButton>("decide")->geometry().translated(-w.panel()->pos())));
    }
    /// COMB-3: before the first round a hunter shows his Garlic Wreath on the table, without Dracula's screen.
    void aGarlicWreathIsShownAtTheTable()
    {
        TableFixture w;
        QVERIFY(w.begin("manchester"));
        QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}));
        QVERIFY(w.game().submit(
            PutRight{"for this test", EditHunter{Hunter::LordGodalming, HunterPlace::in(w.place("manchester")), w.state().sheets[0]}}));
        w.game().letOthersPass();
        QVERIFY(w.click("turn-others") && w.click("turn-go-on")); // CHANCE-1: his first Combat cards of the round, without a word
        QVERIFY(w.state().combat.has_value());
        QVERIFY(w.panel()->draculaDecides());
        auto* wreath = w.find<ChoiceButton>("turn-wreath");
        QVERIFY(wreath != nullptr);
        QVERIFY(wreath->accessibleName().contains("Godalming"));
        QVERIFY(w.panel()->rect().contains(wreath->geometry()));
        QVERIFY(w.click("turn-wreath"));
        QVERIFY(w.state().combat->wreaths.contains(Hunter::LordGodalming));
        QVERIFY(w.find<ChoiceButton>("turn-wreath") == nullptr);
        QVERIFY(w.screen() == nullptr);
        QVERIFY2(w.announced().contains("Wreath"), qPrintable(w.announced()));
    }
    /// COMB-3, COMB-10: what the table hears while Dracula's card lies chosen comes after that it does, and is not lost.
    void newsAreHeardWhileHisCardLies()
    {
        TableFixture w;
        QVERIFY(w.beginCombat({Hunter::LordGodalming, Hunter::DrSeward}));
        const QString chosen = "Dracula has chosen his card.";
        bool heard = false;
        for (int guard = 0; guard < 60 && w.state().combat && !heard; ++guard) {
            if (w.panel()->draculaDecides()) {
                QVERIFY(w.hisTurn());
                continue;
            }
            const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
            QVERIFY(turn.ask.has_value());
            if (turn.ask->what == HunterAsk::What::Result) {
                QVERIFY(w.click("answer-result"));
            } else if (turn.ask->what != HunterAsk::What::Card) {
                QVERIFY(w.click("answer-no")); // prevented: the combat goes on
            } else if (w.find("answer-lying") == nullptr || !turn.combat->entered.empty()) {
                QVERIFY2(!turn.combat->entered.empty() || w.announced().startsWith(chosen), qPrintable(w.announced()));
                const auto dodges =
                    w.panel()->findChildren<ChoiceButton*>("answer-card") + w.panel()->findChildren<ChoiceButton*>("answer-lying");
                const auto dodge = std::ranges::find_if(
                    dodges, [](const ChoiceButton* each) { return each->isVisible() && each->text() == QLatin1String("Dodge"); });
                QVERIFY(dodge != dodges.end());
                const bool lies = (*dodge)->objectName() == QLatin1String("answer-lying");
                QVERIFY(w.click(*dodge));
                QVERIFY(w.click(lies ? "turn-allowed" : "turn-confirm"));
            } else {
                QVERIFY(w.click("answer-lying"));
                QVERIFY(w.click("turn-allowed"));
                QVERIFY(tableTurn(w.game().ruleset(), w.state()).combat->chosen);
                QVERIFY2(w.announced().contains("what the rules forbid"), qPrintable(w.announced()));
                QVERIFY(w.game().takeBackEntry());
                w.settle();
                QVERIFY(tableTurn(w.game().ruleset(), w.state()).combat->chosen);
                QVERIFY2(w.announced().contains("no longer counts"), qPrintable(w.announced()));
                heard = true;
            }
        }
        QVERIFY(heard);
    }
    /// COMB-10: once hunters who turned up no card have begun another round the table lies as in the round before, which is no news.
    void hisNextCardIsNewsAlone()
    {
        TableFixture w;
        QVERIFY(w.beginCombat({Hunter::LordGodalming, Hunter::DrSeward}));
        int rounds = 0;
        for (int guard = 0; guard < 40 && w.state().combat && rounds < 2; ++guard) {
            const TableTurn turn = tableTurn(w.game().ruleset(), w.state());
            if (turn.combat->chosen && turn.combat->entered.empty() && w.state().combat->played > 0) {
                QCOMPARE(w.announced(), QString("Dracula has chosen his card."));
                ++rounds; // before and after he says who is engaged
            }
            if (w.panel()->draculaDecides()) {
                QVERIFY(w.hisTurn());
                continue;
            }
            QVERIFY(turn.ask.has_value());
            if (turn.ask->what == HunterAsk::What::Result)
                QVERIFY(w.click("answer-result"));
            else if (turn.ask->what == HunterAsk::What::Card)
                QVERIFY(w.click("answer-no-card") && w.click("turn-confirm"));
            else
                QVERIFY(w.click("answer-no"));
        }
        QCOMPARE(rounds, 2);
    }
    /// COMB-8: an answer that has begun can be left, by a button or by Escape.
    void aQuestionHasAWayBack()
    {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844), QSize(844, 390)}) {
            TableFixture w;
            QVERIFY(w.beginCombat({Hunter::LordGodalming}));
            w.window->resize(size);
            w.settle();
            for (int guard = 0; guard < 20 && w.find("answer-otherwise") == nullptr; ++guard)
                QVERIFY(w.panel()->draculaDecides() ? w.hisTurn() : w.click("answer-card") && w.click("turn-confirm"));
            for (const bool byKey : {true, false}) {
                QVERIFY(w.click("answer-otherwise"));
                QVERIFY(w.find("answer-more") != nullptr);
                for (const ChoiceButton* button : w.panel()->findChildren<ChoiceButton*>())
                    if (button->isVisible())
                        QVERIFY2(w.panel()->rect().contains(button->geometry()), qPrintable(button->objectName()));
                w.table()->setFocus();
                if (byKey)
                    w.press(Qt::Key_Escape);
                else
                    QVERIFY(w.click("turn-back"));
                QVERIFY(w.find("answer-more") == nullptr && w.find("answer-otherwise") != nullptr);
                QVERIFY(w.find("turn-back") == nullptr);
            }
        }
    }
    /// Where several hunters are counted the first can be counted again, even if he has nothing.
    void aCountHasAWayBack()
    {
        TableFixture w;
        QVERIFY(w.begin());
        const auto& cards = w.game().ruleset().cards;
        TableTurn turn;
        turn.who = TableTurn::Who::Hunters;
        turn.ask.emplace();
        turn.ask->what = HunterAsk::What::Encounter;
        for (int kind = 0; !turn.ask->kind; ++kind)
            if ((*cards)[static_cast<EncounterKind>(kind)].effect.damagePerItem > 0)
                turn.ask->kind = static_cast<EncounterKind>(kind);
        turn.ask->counted.insert(Hunter::LordGodalming);
        turn.ask->counted.insert(Hunter::DrSeward);
        AnswerEncounter one;
        one.counts[0] = 1;
        turn.ask->answers = {one};
        TurnPanel panel(w.window->settings());
        PromptController dialog(panel);
        SeenGame seen;
        seen.ruleset = w.game().ruleset();
        seen.log.push_back({{}, publicView(w.game().ruleset(), w.state()), {}});
        seen.turn = turn;
        dialog.begin(std::make_shared<const PublicHunt>(std::move(seen)), Language::En, false);
        panel.resize(600, 500);
        panel.show();
        const auto line = [&] { return panel.findChild<QLabel*>("turn-line")->text(); };
        const auto button = [&](const char* name) -> ChoiceButton* {
            for (auto* each : panel.findChildren<ChoiceButton*>(QLatin1String(name)))
                if (each->isVisible())
                    return each;
            return nullptr;
        };
        const QString first = line();
        QVERIFY(button("turn-back") == nullptr);
        for (const bool byKey : {false, true}) {
            button("answer-encounter")->click(); // none
            QVERIFY(line() != first);
            if (byKey) {
                QVERIFY(dialog.cancel());
            } else {
                QVERIFY(button("turn-back") != nullptr);
                button("turn-back")->click();
            }
            QCOMPARE(line(), first);
        }
    }
    /// The card that hits a hunter can be read where it lies, by a tap.
    void playedCardsAreReadByATap()
    {
        TableFixture w;
        QVERIFY(w.beginCombat({Hunter::LordGodalming}));
        auto* stage = w.table()->findChild<CombatStage*>();
        const auto read = [&] {
            QTest::mouseClick(stage, Qt::LeftButton, {}, stage->rect().center());
            w.settle();
            return w.find<CardSheet>("card-sheet") != nullptr;
        };
        for (int guard = 0; guard < 20 && (w.panel()->draculaDecides() || w.find("answer-result") == nullptr); ++guard) {
            if (w.panel()->draculaDecides()) {
                QVERIFY(w.hisTurn());
                continue;
            }
            QVERIFY(w.click("answer-card"));
            QVERIFY(w.click("turn-confirm"));
        }
        QVERIFY(w.find("answer-result") != nullptr);
        QVERIFY(read());
        QVERIFY(w.find<CardSheet>("card-sheet")->findChildren<QAbstractButton*>().size() > 1);
    }
    /// However long what is said, no choice is pushed out.
    void longWordsPushNothingOut()
    {
        TableFixture w;
        QVERIFY(w.beginCombat({Hunter::LordGodalming}));
        w.window->resize(800, 1280);
        w.settle();
        while (w.panel()->draculaDecides())
            QVERIFY(w.hisTurn());
        QVERIFY(w.click("answer-card")); // to be confirmed
        auto* card = w.table()->findChildren<TableCard*>().front();
        PublicHideout hideout;
        hideout.location = w.place("clermont-ferrand");
        for (int kind = 0; kind < 6; ++kind)
            hideout.encounters.push_back({static_cast<EncounterKind>(kind), 1});
        card->setLies(hideoutWords(hideout, "1", false, *w.game().ruleset().cards, w.game().sentences()));
        QTest::mouseClick(card, Qt::LeftButton);
        w.settle();
        QCOMPARE(w.line(), card->accessibleName());
        QVERIFY(w.find("turn-confirm") != nullptr);
        for (const ChoiceButton* button : w.panel()->findChildren<ChoiceButton*>())
            if (button->isVisible())
                QVERIFY2(w.panel()->rect().contains(button->geometry()), qPrintable(button->objectName()));
    }
    /// What lies there is told by a key too, and takes away no offer.
    void aCardIsReadByKey()
    {
        TableFixture w;
        QVERIFY(w.begin());
        const auto cards = w.table()->findChildren<TableCard*>();
        QVERIFY(cards[0]->focusPolicy() == Qt::TabFocus && cards[1]->isEmpty() && cards[1]->focusPolicy() == Qt::NoFocus);
        for (const auto key : {Qt::Key_Space, Qt::Key_Return}) {
            w.tap("venice");
            QVERIFY(w.find("turn-allowed") != nullptr && w.line() != cards[0]->accessibleName());
            w.table()->setFocus();
            for (int n = 0; n < 60 && QApplication::focusWidget() != cards[0]; ++n)
                w.press(Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), cards[0]);
            w.press(key);
            QCOMPARE(w.line(), cards[0]->accessibleName());
            QVERIFY(w.find("turn-allowed") != nullptr);
            QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("london")));
        }
        w.tap("venice");
        QTest::mouseClick(cards[0], Qt::LeftButton);
        QVERIFY(w.find("turn-allowed") != nullptr);
        QVERIFY(w.click("turn-allowed"));
        QVERIFY(w.where(Hunter::LordGodalming) == HunterPlace::in(w.place("venice")));
    }
    /// A refusal or a half-made choice does not outlive the turn that it was about.
    void anotherTurnForgetsIt()
    {
        TableFixture w;
        QVERIFY(w.begin());
        w.tap("manchester");
        QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Rest, false, false}));
        w.settle();
        QVERIFY(w.find<ChoiceButton>("turn-confirm") == nullptr);
        QCOMPARE(w.title(), QString("It is Dr. Seward's turn"));
    }
};

DEMETER_TEST(TestTableTurnPanel)
#include "test_table_turn_panel.moc"
