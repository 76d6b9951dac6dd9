// Going back behind a code that the table was shown: the table is asked, keeps a mark, and its list of codes says which are superseded.
// Going back behind chance: it stays.
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/dracula/history_panel.h"
#include "app/desktop/guard/witness_sheet.h"
#include "app/fury3e/text/built_in_cards.h"
#include "core/fury3e/text/action_text.h"
#include "core/fury3e/view/shown_codes.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/session/phones_fixture.h"
#include "tests/app/desktop/table_news.h"
#include "tests/support/random_round.h"
#include "tests/support/shares.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>

#include <algorithm>
#include <random>
#include <tuple>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::PhonesFixture;
using demeter::test::WindowFixture;

namespace {

/// A game in which the codes of the setup and of this many rounds have been shown; the curtain is drawn.
void playRounds(WindowFixture& w, std::size_t rounds, std::uint64_t seed = 5)
{
    std::mt19937_64 random(seed);
    for (int guard = 0; w.game().record().witnesses().size() <= rounds && guard < 2000; ++guard) {
        const auto action = test::likelyAction(random, w.game().ruleset(), w.state(), {w.state().handling, 0, false});
        QVERIFY(action && w.game().submit(*action));
    }
    w.settle();
}

/// How many entries had happened before Dracula's move in that round.
std::size_t beforeMove(WindowFixture& w, std::uint16_t round)
{
    const auto& entries = w.game().record().entries();
    std::size_t n = 0;
    while (n < entries.size() && !(entries[n].round == round && std::holds_alternative<Play>(entries[n].action)))
        ++n;
    return n;
}

/// In the journal on Dracula's screen, the line of the entry with this number is chosen and the way back taken.
bool goBackInJournal(WindowFixture& w, std::size_t entry)
{
    w.openCurtain();
    if (!w.click(w.screen()->findChild<QWidget*>("menu")))
        return false;
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    const QList<QAction*> actions = menu->actions();
    const auto found = std::ranges::find_if(actions, [](QAction* each) { return each->text() == QLatin1String("Journal of the game"); });
    if (found == actions.end())
        return false;
    test::clickAction(menu, *found);
    w.settle();
    auto* list = w.find<QListView>("entries");
    if (list == nullptr)
        return false;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        if (index.data(HistoryModel::HeadingRole).toBool() || index.data(HistoryModel::TargetRole).toULongLong() != entry)
            continue;
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        return w.click("history-go");
    }
    return false;
}

QString tableAsks(WindowFixture& w)
{
    QStringList words;
    if (auto* sheet = w.find<ConfirmSheet>({}))
        for (const QLabel* label : sheet->findChildren<QLabel*>())
            if (!label->text().isEmpty())
                words << label->text();
    return words.join(u'|');
}

QString mark(WindowFixture& w)
{
    QStringList words;
    for (const QLabel* label : w.table()->findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains("Gone back"))
            words << label->text();
    return words.join(u'|');
}

} // namespace

class TestGoBack : public QObject {
    Q_OBJECT

private slots:
    /// Pictures for whoever looks at them; not a test.
    void look()
    {
        const QString folder = qEnvironmentVariable("SHOTS");
        if (folder.isEmpty())
            return;
        const QStringList size = qEnvironmentVariable("SIZE", "1280x800").split('x');
        WindowFixture w(qPrintable(qEnvironmentVariable("SHOT_LANGUAGE", "en")), qEnvironmentVariable("SCALE", "1").toDouble());
        if (qEnvironmentVariableIsSet("LIGHT"))
            w.window->settings().setTheme(ThemeName::Light);
        w.open({size[0].toInt(), size[1].toInt()});
        QVERIFY(w.begin());
        playRounds(w, 4);
        w.window->grab().save(folder + "/1.png");
        w.window->openCurtain();
        w.game().goToIfAllowed(beforeMove(w, 3));
        w.settle();
        w.window->grab().save(folder + "/2.png");
        QVERIFY(w.click("confirm-yes"));
        w.window->grab().save(folder + "/3.png");
        w.window->openCodes();
        w.settle(400);
        w.window->grab().save(folder + "/4.png");
        playRounds(w, 6, 3);
        w.press(Qt::Key_Left, Qt::AltModifier);
        w.settle(300);
        w.window->grab().save(folder + "/5.png");
        w.window->openCodes();
        w.settle(600);
        w.window->grab().save(folder + "/6.png");
    }

    /// Dracula chooses the way in his journal; the table is asked, and until somebody there agrees nothing changes.
    void theTableIsAsked()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 4);
        const std::size_t to = beforeMove(w, 3), stood = w.game().record().cursor();
        const std::string head = w.game().record().head();
        for (const bool agreed : {false, true}) {
            QVERIFY(goBackInJournal(w, to));
            QVERIFY2(w.screen() == nullptr, "it is the table that is asked");
            const QString words = tableAsks(w);
            QVERIFY2(words.contains("Go back behind a code?") && words.contains("round 3") && words.contains("rounds 3, 4"),
                     qPrintable(words));
            QCOMPARE(w.game().record().head(), head);
            // The harmless answer has the focus, so a key that is still down agrees to nothing.
            QCOMPARE(QApplication::focusWidget(), w.find("confirm-no"));
            if (agreed)
                QVERIFY(w.click("confirm-yes"));
            else
                w.press(Qt::Key_Return);
            QVERIFY(w.find<ConfirmSheet>({}) == nullptr);
            QCOMPARE(w.game().record().cursor(), agreed ? to : stood);
            QVERIFY(w.screen() == nullptr);
            QCOMPARE(mark(w).isEmpty(), !agreed);
            if (!agreed)
                QCOMPARE(w.game().record().head(), head);
        }
        QVERIFY2(mark(w).contains("code 3, 4"), qPrintable(mark(w)));
    }

    /// By keyboard alone: down to the other answer, and Enter.
    void byKeyboard()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 2);
        w.openCurtain();
        w.game().goToIfAllowed(beforeMove(w, 1));
        w.settle();
        QVERIFY(w.tabTo("confirm-yes"));
        w.press(Qt::Key_Return);
        QCOMPARE(w.game().record().cursor(), beforeMove(w, 1));
        QVERIFY(!mark(w).isEmpty());
    }

    /// What is asked is made from what everybody saw.
    void theQuestionTellsNothingHidden()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 4);
        const auto& record = w.game().record();
        QStringList places;
        for (const Location& each : w.board().locations())
            places << w.game().sentences().place(*w.board().find(each.id));
        int questions = 0;
        for (std::size_t to = 1; to < record.cursor(); to += 5) {
            if (w.game().codesPassed(to).empty())
                continue;
            w.window->openCurtain();
            w.game().goToIfAllowed(to);
            w.settle();
            const QString words = tableAsks(w);
            QVERIFY(!words.isEmpty());
            for (const QString& place : std::as_const(places))
                QVERIFY2(!words.contains(place), qPrintable(words));
            QVERIFY(w.click("confirm-no"));
            ++questions;
        }
        QVERIFY(questions > 5);
    }

    /// Undo on Dracula's screen asks where it leads behind a code, and only there.
    void undoAsksOnlyBehindACode()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 2);
        // The last step has raised the round.
        w.openCurtain();
        QVERIFY(w.click(w.screen()->findChild<QWidget*>("undo")));
        QVERIFY(tableAsks(w).contains("code of round 2"));
        QVERIFY(w.screen() == nullptr);
        QVERIFY(w.click("confirm-no"));
        // A step of the new round does not.
        std::mt19937_64 random(1);
        const std::size_t stood = w.game().record().cursor();
        while (w.game().record().cursor() < stood + 3)
            QVERIFY(w.game().submit(*test::likelyAction(random, w.game().ruleset(), w.state(), {w.state().handling, 0, false})));
        w.openCurtain();
        QVERIFY(w.click(w.screen()->findChild<QWidget*>("undo")));
        QVERIFY(tableAsks(w).isEmpty() && w.screen() != nullptr);
        QVERIFY(w.game().record().cursor() < stood + 3);
        QVERIFY(mark(w).isEmpty());
    }

    /// While it is asked the hunters enter something: the question was about another moment.
    void theQuestionGoesWithItsMoment()
    {
        WindowFixture w;
        w.eachRound = true;
        QVERIFY(w.begin());
        playRounds(w, 2);
        w.window->openCurtain();
        w.game().goToIfAllowed(beforeMove(w, 2));
        w.settle();
        QVERIFY(!tableAsks(w).isEmpty());
        // Chance that the phones give by themselves is none of theirs.
        QVERIFY(w.game().submit(AddChance{{"garlic", {}}}));
        w.settle();
        QVERIFY(!tableAsks(w).isEmpty());
        std::mt19937_64 random(1);
        for (const std::size_t logged = w.game().publicLog().size(); w.game().publicLog().size() == logged;)
            QVERIFY(w.game().submit(*test::likelyAction(random, w.game().ruleset(), w.state(), {w.state().handling, 0, false})));
        w.settle();
        QVERIFY(tableAsks(w).isEmpty());
    }

    /// Chance that comes in while it is asked does not keep the table from agreeing.
    void chanceIsNobodysDoing()
    {
        WindowFixture w;
        w.eachRound = true;
        QVERIFY(w.begin());
        playRounds(w, 2);
        const std::size_t to = beforeMove(w, 2);
        w.window->openCurtain();
        w.game().goToIfAllowed(to);
        w.settle();
        QVERIFY(w.game().submit(AddChance{{"garlic", {}}}));
        w.settle();
        QVERIFY(w.click("confirm-yes"));
        QCOMPARE(w.game().record().cursor(), to);
    }

    /// CHANCE-1: whoever has seen what he drew, takes it back and plays on finds the same chance, also where the program was started again
    /// in between. The table hears that it stays.
    void chanceStaysInTheNextWindow()
    {
        WindowFixture w;
        w.eachRound = true;
        QVERIFY(w.begin());
        std::mt19937_64 random(5);
        const auto waits = [&] { return asksForChance(w.game().ruleset(), w.state()); };
        const auto inRound = [&] { return waits() && w.game().record().entries().back().round == w.state().round; };
        for (int guard = 0; guard < 500 && !inRound(); ++guard) {
            const auto action = waits() ? std::optional<Action>(GoOn{})
                                        : test::likelyAction(random, w.game().ruleset(), w.state(), {w.state().handling, 0, false});
            QVERIFY(action && (isChance(*action) || w.game().submit(*action)));
        }
        w.settle();
        const Action before = w.game().record().entries()[w.game().record().cursor() - 1].action;
        QVERIFY(w.click("turn-words"));
        w.find<QLineEdit>("round-words")->setText(QStringLiteral("candle"));
        QVERIFY(w.click("round-shuffle"));
        const auto drawn = [&] {
            return std::tuple(w.state().encounterHand, w.state().encounterDeck, w.state().combatHand, w.state().combatDeck);
        };
        const auto first = drawn();
        const auto round = w.state().round;
        QCOMPARE(w.state().chance.stirredRound, round);
        const QString path = QString::fromStdString(w.game().record().path());
        const auto again = [&] {
            w.open();
            w.openGame(path);
        };
        again(); // with what has come in
        QVERIFY(w.game().undo());
        w.settle();
        QVERIFY(w.state().chance.stirredRound < round);
        QVERIFY2(test::newsShown(*w.table()).contains("The words and shares that had come in stay"),
                 qPrintable(test::newsShown(*w.table())));
        for (int times = 0; times < 2; ++times) {
            again(); // without
            QVERIFY(w.game().record().chanceStays());
            QVERIFY(!w.game().submit(AddChance{{"salt", {}}})); // late words
            const PromiseShares promise{{promiseOf(round, test::shareNamed(1))}};
            QVERIFY(!w.game().submit(promise));
            QVERIFY(w.game().submit(before));
            w.settle();
            QVERIFY(!waits() && w.find("turn-words") == nullptr);
            QVERIFY(drawn() == first);
            QVERIFY(times > 0 || w.game().undo());
        }
        const auto found = verify(*readReveal(w.game().record().reveal().value()), {}, boardSource({}), builtInCatalogue());
        QVERIFY(found.objections.empty());
        QCOMPARE(found.chanceGoneBack.size(), std::size_t(2));
        const auto chance = std::ranges::find(found.chance, round, &RoundChance::round);
        QVERIFY(chance != found.chance.end() && chance->words && !chance->chosen);
    }

    /// The list of codes strikes out those that were superseded, and says so to whoever does not see it.
    void theListOfCodesSaysWhich()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 4);
        w.window->openCurtain();
        w.game().goToIfAllowed(beforeMove(w, 3));
        w.settle();
        QVERIFY(w.click("confirm-yes"));
        // No other one is there yet: nobody is asked to photograph the one that was left behind.
        auto* caption = w.table()->findChild<QLabel*>("table-code-name");
        auto* digits = w.table()->findChild<QLabel*>("table-code");
        QTRY_VERIFY(digits->font().strikeOut());
        QVERIFY(!caption->text().contains("Photograph") && digits->accessibleName().contains("went back behind it"));
        playRounds(w, 6, 3);
        QTRY_VERIFY(!digits->font().strikeOut());
        QVERIFY(caption->text().contains("Photograph"));
        w.window->openCodes();
        QTRY_COMPARE(w.window->witnesses()->codes().size(), qsizetype(w.game().record().witnesses().size()));
        w.settle();
        int struck = 0;
        auto* sheet = w.find<WitnessSheet>({});
        QVERIFY(sheet != nullptr);
        const auto codes = w.window->witnesses()->codes();
        for (const QLabel* label : sheet->findChildren<QLabel*>("earlier-code")) {
            const auto code = std::ranges::find(codes, label->text(), &ShownCode::code);
            QVERIFY(code != codes.end());
            QCOMPARE(label->font().strikeOut(), code->leftBehind);
            QCOMPARE(label->accessibleName().contains("went back behind it"), code->leftBehind);
            struck += code->leftBehind ? 1 : 0;
        }
        QCOMPARE(struck, 2);
        w.press(Qt::Key_Left, Qt::AltModifier);
        // The mark stays, in the second window too, and after the program was started anew.
        QVERIFY2(mark(w).contains("code 3, 4"), qPrintable(mark(w)));
        w.window->setSecondTable(true);
        w.settle();
        bool marked = false;
        for (const QLabel* label : w.window->secondTable()->findChildren<QLabel*>())
            marked = marked || (label->isVisible() && label->text().contains("Gone back"));
        QVERIFY(marked);
        const QString path = QString::fromStdString(w.game().record().path());
        w.open();
        w.openGame(path);
        QVERIFY(mark(w).contains("code 3, 4"));
    }

    /// Done again as it was, nothing is superseded.
    void forwardAgainTakesTheMarkAway()
    {
        WindowFixture w;
        QVERIFY(w.begin());
        playRounds(w, 3);
        const std::size_t stood = w.game().record().cursor();
        QVERIFY(w.game().goTo(beforeMove(w, 2)));
        w.settle();
        QVERIFY(!mark(w).isEmpty());
        QVERIFY(w.game().goTo(stood));
        w.settle();
        QVERIFY(mark(w).isEmpty());
        for (const ShownCode& code : w.window->witnesses()->codes())
            QVERIFY(!code.leftBehind);
    }

    /// Nobody notes a code of practice, so nobody is asked.
    void practiceAsksNobody()
    {
        WindowFixture w;
        w.window->beginFirstRound();
        w.settle();
        QVERIFY(w.window->coach() != nullptr);
        const auto board = *builtInBoard("fury-3e");
        for (const char* id : {"london", "madrid", "zurich", "prague"})
            emit w.window->newGamePage()->findChild<MapView*>("map")->tapped(*board->find(id));
        w.settle();
        QVERIFY(w.click("start"));
        w.window->openCurtain();
        playRounds(w, 1);
        QVERIFY(!w.game().codesPassed(2).empty());
        w.game().goToIfAllowed(2);
        w.settle();
        QCOMPARE(w.game().record().cursor(), std::size_t{2});
        QVERIFY(tableAsks(w).isEmpty());
    }

    /// Phones see the mark, and which codes were superseded.
    void phonesSeeIt()
    {
        PhonesFixture w;
        QVERIFY(w.beginDay());
        playRounds(w, 3);
        w.phones().switchOn();
        w.settle();
        const auto phone = w.phone();
        QVERIFY(phone);
        QVERIFY(w.game().goTo(beforeMove(w, 2)));
        w.settle();
        const auto contains = [&](const char* message, const char* words) {
            return QTest::qWaitFor([&] { return phone->heard(message).dump().find(words) != std::string::npos; }, 10000);
        };
        QVERIFY(contains("table", "went back behind the codes of rounds 2, 3"));
        QVERIFY(contains("codes", "Code of round 3 (the game went back behind it)"));
    }
};

DEMETER_TEST(TestGoBack)
#include "test_go_back.moc"
