// The table keeps the news of Dracula's phase until the hunters go on, in every size and language: by clicks, on both displays, after a way
// back and in a game that was opened anew.
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/table/turn_panel.h"
#include "app/text/reveal_files.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/table_news.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QFile>
#include <QMenu>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

class NewsFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    QString shown() { return newsShown(*table()); }
    NewsStrip* strip() { return table()->findChild<NewsStrip*>(); }
    /// A phase with four news: Wolf Form, a wound, a Rumor token, dawn. The table is shown.
    bool phase()
    {
        if (!newGame("munich") || !game().submit(Slide{}))
            return false;
        const auto legal = legalActions(game().ruleset(), state());
        const auto wolf = std::ranges::find_if(legal, [](const Action& action) {
            const auto* play = std::get_if<Play>(&action);
            return play != nullptr && play->powers.contains(Power::WolfForm) && play->location;
        });
        if (wolf == legal.end() || !game().submit(*wolf) || !submit(PlaceEncounter{state().encounterHand.front()}) ||
            !game().submit(PlaceRumor{Slot{1}}))
            return false;
        while (state().step != Step::Dawn)
            if (!game().submit(EndPhase{}))
                return false;
        window->drawCurtain();
        settle();
        return true;
    }
    /// All that was said in it, sentence by sentence.
    QStringList said() { return announcedWords(game().publicLog(), tableTurn(game().ruleset(), state()), game().sentences()).told; }
    bool fromMenu(const QString& words)
    {
        if (!click("table-menu"))
            return false;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* each : menu->actions())
            if (each->text().contains(words)) {
                test::clickAction(menu, each);
                settle();
                return true;
            }
        return false;
    }
    bool rest() { return click("turn-rest") && click("turn-confirm"); }
    QStringList tableMenu()
    {
        QStringList entries;
        if (!click("table-menu"))
            return entries;
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (const QAction* each : menu->actions())
            entries << each->text();
        menu->close();
        settle();
        return entries;
    }
};

} // namespace

class TestTableNews : public QObject {
    Q_OBJECT

private slots:
    /// TIME-5: they stay until the hunters go on, and a new entry takes their place.
    void aPhaseIsToldUntilTheHuntersGoOn()
    {
        NewsFixture w;
        QVERIFY(w.phase());
        const QStringList told = w.said();
        QVERIFY2(holdsAll(w.shown(), told), qPrintable(w.shown()));
        QVERIFY2(w.shown().contains("Wolf Form") && w.shown().contains("Rumor") && w.shown().contains("damage"), qPrintable(w.shown()));
        QVERIFY2(newsFaults(*w.table(), told).isEmpty(), qPrintable(newsFaults(*w.table(), told).join(u'\n')));
        QVERIFY(w.rest());
        QVERIFY(!w.strip()->isVisible());
        QVERIFY2(!w.shown().contains("Wolf Form") && w.shown().contains("rests"), qPrintable(w.shown()));
    }

    /// The second display says the same, and so does the table of a game that is opened anew.
    void bothDisplaysAndANewProgram()
    {
        NewsFixture w;
        QVERIFY(w.phase());
        const QStringList told = w.said();
        w.window->setSecondTable(true);
        w.settle();
        QVERIFY2(holdsAll(newsShown(*w.window->secondTable()), told), qPrintable(newsShown(*w.window->secondTable())));
        const QString file = QString::fromStdString(w.game().record().path());
        w.open();
        w.window->openGame(file);
        w.settle();
        QVERIFY(w.game().hasGame());
        QVERIFY2(holdsAll(w.shown(), told), qPrintable(w.shown()));
    }

    /// What is taken back is said to be, and what stands stays; going on again tells all of it.
    void aWayBackKeepsTheRest()
    {
        NewsFixture w;
        QVERIFY(w.phase());
        const QStringList told = w.said();
        QVERIFY(w.holdOpen());
        QVERIFY(w.game().undo());
        w.window->drawCurtain();
        w.settle();
        QVERIFY2(w.shown().contains("Wolf Form") && w.shown().contains("no longer counts"), qPrintable(w.shown()));
        while (w.state().step != Step::Dawn)
            QVERIFY(w.game().submit(EndPhase{}));
        w.settle();
        QVERIFY2(w.shown().contains("Wolf Form") && w.shown().contains("dawns"), qPrintable(w.shown()));
    }

    /// ERR-1: that a claim which found nothing is taken back nobody has to hear, and what was told before stands there again.
    void aClaimIsTakenBackSilently()
    {
        NewsFixture w;
        QVERIFY(w.phase());
        const QString before = w.shown();
        QVERIFY(w.game().submit(ClaimError{}));
        w.settle();
        QVERIFY2(w.shown().contains("no error"), qPrintable(w.shown()));
        QVERIFY(w.game().undo());
        w.settle();
        QCOMPARE(w.shown(), before);
        const LogWords log = logWords(*w.game().ruleset().cards, w.game().publicLog(), w.game().sentences());
        for (const LogWords::Part& part : log.parts)
            for (const QString& said : part.said)
                QVERIFY2(!said.contains("no longer counts") && !said.contains("takes something back"), qPrintable(said));
    }

    void goldenGames_data()
    {
        newsRows({QSize(1280, 800), QSize(800, 1280), QSize(1366, 768), QSize(1920, 1200), QSize(390, 844), QSize(844, 390)}, 7);
    }

    /// At the first prompt after every phase of the golden games all of it can be read.
    void goldenGames()
    {
        const NewsRow row;
        QVERIFY(row.isInstalled());
        int prompts = 0, strips = 0;
        for (const char* name : {"combat", "cost", "influence"}) {
            const Record record = goldenGame(name, std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
            const QString wrong = row.walk(
                test::thirdTracks, record, Sentences(record.ruleset().board, record.ruleset().cards, row.language()),
                [](const PublicView& view) { return view.phase == PublicPhase::DraculaPhase; },
                [](const PublicView& view, const TableTurn& turn) {
                    return turn.who != TableTurn::Who::Dracula && view.phase == PublicPhase::Dawn;
                },
                [&](const TableScreen& table) {
                    ++prompts;
                    strips += table.findChild<NewsStrip*>()->isVisible() ? 1 : 0;
                });
            QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1String(name) + u' ' + wrong));
        }
        QVERIFY2(prompts > 15 && strips > 0, qPrintable(QStringLiteral("%1 %2").arg(prompts).arg(strips)));
    }

    /// Nobody plays on in a revealed game, or steps back in it, before everybody was told that all has been seen.
    void aRevealedGameIsHeld()
    {
        NewsFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.rest());
        QVERIFY(w.game().canTakeBackEntry());
        w.game().playOn(); // nothing was revealed: nobody has agreed to anything
        QVERIFY(writeRevealFiles(w.game().record(), OlderFiles::Keep));
        const std::size_t lines = w.game().publicLog().size();
        // The hunters' own entry.
        QVERIFY(w.rest());
        QCOMPARE(w.game().publicLog().size(), lines);
        auto* sheet = w.table()->findChild<ConfirmSheet*>();
        QVERIFY(sheet->isVisible());
        QStringList words;
        for (const QLabel* label : sheet->findChildren<QLabel*>())
            words << label->text();
        QVERIFY2(words.join(u' ').contains("everybody has seen everything"), qPrintable(words.join(u' ')));
        QVERIFY(w.click("confirm-no"));
        // What was entered before is not taken back either.
        QVERIFY(w.tableMenu().join(u' ').contains("Take back"));
        QVERIFY(w.fromMenu("Take back"));
        QCOMPARE(w.game().publicLog().size(), lines);
        QVERIFY(sheet->isVisible() && w.click("confirm-no"));
        // Dracula's own step: the table is asked.
        QVERIFY(w.holdOpen());
        QTest::keyClick(w.screen(), Qt::Key_Z, Qt::ControlModifier);
        w.settle();
        QVERIFY(w.screen() == nullptr);
        QCOMPARE(w.game().publicLog().size(), lines);
        QVERIFY(sheet->isVisible());
        QVERIFY(w.click("confirm-no"));
        // Once everybody has agreed it goes on, and is asked no more.
        QVERIFY(w.rest() && sheet->isVisible());
        QVERIFY(w.click("confirm-yes"));
        QVERIFY(w.rest());
        QCOMPARE(w.game().publicLog().size(), lines + 1);
        QVERIFY(!sheet->isVisible());
        QVERIFY(w.rest());
        QCOMPARE(w.game().publicLog().size(), lines + 2);
    }

    /// Once it is over and revealed the menu offers no way back, and Dracula's asks.
    void anEndThatWasRevealedStays()
    {
        NewsFixture w;
        QVERIFY(w.begin());
        QVERIFY(w.game().submit(PutRight{"for this test", EditNumber{Number::Influence, 12}}));
        QVERIFY(w.game().submit(PutRight{"for this test", EditNumber{Number::Damage, 14}}));
        while (w.state().step != Step::BeforeSlide && w.state().winner == Winner::None) {
            const auto legal = legalActions(w.game().ruleset(), w.state());
            const auto pass = std::ranges::find_if(legal, [](const Action& action) {
                const auto* acts = std::get_if<HunterActs>(&action);
                return (acts != nullptr && acts->what == HunterActs::What::Pass) || std::holds_alternative<GoOn>(action);
            });
            QVERIFY(pass != legal.end() && w.game().submit(*pass));
        }
        QVERIFY(w.game().submit(Slide{}));
        const auto legal = legalActions(w.game().ruleset(), w.state());
        const auto wolf = std::ranges::find_if(legal, [](const Action& action) {
            const auto* play = std::get_if<Play>(&action);
            return play != nullptr && play->powers.contains(Power::WolfForm);
        });
        QVERIFY(wolf != legal.end() && w.game().submit(*wolf)); // WIN-2
        QVERIFY(w.state().winner == Winner::Hunters);
        QVERIFY(writeRevealFiles(w.game().record(), OlderFiles::Keep));
        w.window->drawCurtain();
        w.settle();
        QVERIFY(w.tableMenu().join(u' ').contains("there is nothing to take back"));
        const std::size_t lines = w.game().publicLog().size();
        w.game().goToIfAllowed(w.game().record().cursor() - 1);
        w.settle();
        QCOMPARE(w.game().publicLog().size(), lines);
        auto* sheet = w.table()->findChild<ConfirmSheet*>();
        QVERIFY(sheet->isVisible());
        QStringList words;
        for (const QLabel* label : sheet->findChildren<QLabel*>())
            words << label->text();
        QVERIFY2(words.join(u' ').contains("everybody has seen everything"), qPrintable(words.join(u' ')));
        QVERIFY(w.click("confirm-yes"));
        QCOMPARE(w.game().publicLog().size(), lines + 1);
        QVERIFY(w.state().winner == Winner::None);
    }
};

DEMETER_TEST(TestTableNews)
#include "test_table_news.moc"
