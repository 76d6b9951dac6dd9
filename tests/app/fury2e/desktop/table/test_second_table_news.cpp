// The second edition's table keeps the news of Dracula's turn until a hunter's begins, in every size and language; what lies over the map
// can be folded away, for places are tapped there. Both displays say them, so does a game that is opened anew, and a way back keeps the
// rest.
#include "app/desktop/kit/choice_button.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "app/text/resources.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/view/table_turn.h"
#include "tests/app/desktop/start/game_files.h"
#include "tests/app/desktop/table_news.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

namespace demeter::fury2e {

namespace {

/// The window of all games, with a golden one in it that has come to the prompt at which most is told.
class NewsWindow {
public:
    explicit NewsWindow(const char* name)
    {
        auto bytes = std::make_shared<std::string>();
        const Record record = secondGoldenGame(name, std::make_unique<test::MemoryDevice>(bytes));
        const SecondEditionSentences sentences(record.ruleset().board, Language::En);
        std::uint64_t line = 0;
        qsizetype most = 0;
        test::followLog(record, [&](const PublicLog& log, std::size_t n) {
            const AnnouncedWords words = announcedWords(log, sentences);
            if (n == 0 || !words.whole || log.back().view.asked.what != PublicQuestion::What::Turn || words.told.size() <= most)
                return;
            most = words.told.size();
            told = words.told;
            line = record.entries()[n - 1].line;
        });
        open();
        path_ = test::putFile(w.gamesFolder(), QStringLiteral("news.demeter"),
                              test::firstLines(QByteArray::fromStdString(*bytes), static_cast<int>(line) + 1));
        openGame();
    }

    void open()
    {
        w.window.reset();
        Devices devices;
        devices.keys = test::testKeys();
        w.window = std::make_unique<MainWindow>(w.gamesFolder(), test::fixedChance(std::move(devices)), allGames());
        w.window->witnesses()->setSpokenCode(test::quickCode);
        w.window->resize(1280, 800);
        w.window->show();
        test::WindowFixture::settle();
    }
    void openGame()
    {
        w.window->openGame(path_);
        w.settle();
    }
    GameController& game() { return static_cast<SecondEditionSession&>(w.window->session()).controller(); }
    QString shown() { return test::newsShown(*w.window->tablePage()); }

    test::WindowFixture w;
    QStringList told;

private:
    QString path_;
};

} // namespace

class TestSecondTableNews : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void goldenGames_data() { test::newsRows({QSize(1280, 800), QSize(800, 1280), QSize(1366, 768), QSize(390, 844), QSize(844, 390)}, 6); }

    /// 2E-HUNT-1: at the first prompt after every turn of his all of it can be read.
    void goldenGames()
    {
        const test::NewsRow row;
        QVERIFY(row.isInstalled());
        int prompts = 0, strips = 0;
        for (const std::string& name : secondGameNames()) {
            const Record record = secondGoldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
            const QString wrong = row.walk(
                test::secondTracks, record, SecondEditionSentences(record.ruleset().board, row.language()),
                [](const PublicView& view) { return view.phase == PublicPhase::Dracula; },
                [](const PublicView& view, const TableTurn&) {
                    return view.phase == PublicPhase::Hunters && view.asked.what == PublicQuestion::What::Turn;
                },
                [&](TableScreen& table) {
                    ++prompts;
                    auto* strip = table.findChild<NewsStrip*>();
                    if (!strip->isVisible())
                        return;
                    // A tap beside the words, or on the sign, folds it away until something else is said.
                    auto* fold = strip->findChild<ChoiceButton*>("news-fold");
                    QVERIFY(fold->isVisible() && fold->width() >= 44 && fold->height() >= 44 && strip->rect().contains(fold->geometry()));
                    if (strips++ % 2 == 0)
                        QTest::mouseClick(fold, Qt::LeftButton);
                    else
                        QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(8, 8));
                    QVERIFY(!strip->isVisible());
                    table.resize(row.size() + QSize(1, 0));
                    QVERIFY(!strip->isVisible());
                    table.resize(row.size());
                });
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(name) + u' ' + wrong));
        }
        QVERIFY2(prompts > 20, qPrintable(QString::number(prompts)));
        QFETCH(double, scale);
        QVERIFY2(strips > 0 || row.size().height() > row.size().width() || scale < 2, qPrintable(QString::number(strips)));
    }

    /// The second display says the same, and so does the table of a game that is opened anew.
    void bothDisplaysAndANewProgram()
    {
        NewsWindow it("vampires");
        QVERIFY2(test::holdsAll(it.shown(), it.told), qPrintable(it.shown()));
        it.w.window->setSecondTable(true);
        it.w.settle();
        const QString second = test::newsShown(*it.w.window->secondTable());
        QVERIFY2(test::holdsAll(second, it.told), qPrintable(second));
        // Nobody touches it: what is folded away at the table is folded away there.
        QVERIFY(it.w.window->secondTable()->findChild<NewsStrip*>()->isVisible());
        QVERIFY(it.w.click("news-fold"));
        QVERIFY(!it.w.window->secondTable()->findChild<NewsStrip*>()->isVisible());
        it.open();
        it.openGame();
        QVERIFY2(test::holdsAll(it.shown(), it.told), qPrintable(it.shown()));
    }

    /// What is taken back is said to be, and what stands stays; going on again tells all of it.
    void aWayBackKeepsTheRest()
    {
        NewsWindow it("vampires");
        QVERIFY(it.game().undo());
        it.w.settle();
        const QString back = it.shown();
        QVERIFY2(back.contains(it.told.first()) && back.contains("no longer counts"), qPrintable(back));
        QVERIFY(it.game().redo());
        it.w.settle();
        QVERIFY2(test::holdsAll(it.shown(), it.told), qPrintable(it.shown()));
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondTableNews;
DEMETER_TEST(TestSecondTableNews)
#include "test_second_table_news.moc"
