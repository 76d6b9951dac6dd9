// The end of a game of the second edition in the real window, by clicks: the reveal, the whole way, the hunt watched again, its picture.
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/hunt_slider.h"
#include "app/fury2e/desktop/kind/kind.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/text/hunt_words.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QSvgRenderer>

#include <algorithm>
#include <numeric>

namespace demeter::fury2e {

namespace {

/// The window of all games, with one of the second edition in it that is over.
class EndedWindow {
public:
    explicit EndedWindow(const char* name, const char* language = "it", QSize size = {1280, 800}, double scale = 1) : w_(language, scale)
    {
        w_.window.reset();
        Devices devices;
        devices.keys = test::testKeys();
        w_.window = std::make_unique<MainWindow>(w_.gamesFolder(), test::fixedChance(std::move(devices)), allGames());
        w_.window->witnesses()->setSpokenCode(test::quickCode);
        w_.window->resize(size);
        w_.window->show();
        w_.window->activateWindow();
        auto bytes = std::make_shared<std::string>();
        (void)secondGoldenGame(name, std::make_unique<test::MemoryDevice>(bytes));
        path_ = w_.folder.path() + QStringLiteral("/ended.demeter");
        QFile file(path_);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes->data(), static_cast<qint64>(bytes->size()));
        file.close();
        w_.window->openGame(path_);
        test::WindowFixture::settle();
    }
    test::WindowFixture& w() { return w_; }
    const QString& path() const { return path_; }
    MainWindow& window() { return *w_.window; }
    const GameController& game() { return static_cast<SecondEditionSession&>(window().session()).controller(); }
    EndingStage* stage() { return w_.find<EndingStage>("ending"); }
    bool reveal()
    {
        if (!w_.click("ending-reveal"))
            return false;
        auto* hold = w_.find<HoldButton>("reveal-agreed");
        if (hold == nullptr)
            return false;
        QTest::mousePress(hold, Qt::LeftButton); // until it has been heard
        const bool heard = QTest::qWaitFor([&] { return w_.find("reveal-agreed") == nullptr; }, 10 * HoldButton::holdMilliseconds);
        test::WindowFixture::settle();
        return heard && w_.find("ending-watch") != nullptr;
    }
    WholeHunt hunt()
    {
        const Record& record = game().record();
        std::vector<HuntStep> steps;
        for (std::size_t n = 0; n < record.cursor(); ++n)
            steps.push_back({&record.entries()[n].action, &record.stateAt(n), &record.stateAt(n + 1)});
        return wholeHunt(record.ruleset(), record.publicLog(), steps);
    }

private:
    test::WindowFixture w_;
    QString path_;
};

} // namespace

class TestSecondEnding : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        initLookResources();
        loadFonts();
    }
    void cleanupTestCase() { installLanguage(*QApplication::instance(), QStringLiteral("en")); }

    /// Before it the table shows what it has seen; after it the whole way, from his start to the end.
    void theRevealShowsTheWholeWay()
    {
        EndedWindow it("combat");
        QVERIFY(it.stage() != nullptr);
        QCOMPARE(it.stage()->title(), QStringLiteral("I Cacciatori hanno vinto"));
        QVERIFY(it.stage()->mapModel() == tableMap(publicView(it.game().ruleset(), it.game().state())));
        QVERIFY(!it.window().session().picture(it.window().settings()));
        QVERIFY(it.reveal());
        const WholeHunt hunt = it.hunt();
        const MapModel after = it.stage()->mapModel();
        QVERIFY(after.route && after.route->legs.size() + 1 == hunt.route.size() && hunt.route.size() > 4);
        for (std::size_t n = 0; n < after.route->legs.size(); ++n)
            QVERIFY(after.route->legs[n].from == hunt.route[n].place && after.route->legs[n].to == hunt.route[n + 1].place);
        QVERIFY(after.current == hunt.route.back().place);
        const QString said = it.stage()->accessibleName();
        for (const HuntRow& row : huntRows(hunt, it.game().sentences()))
            QVERIFY2(said.contains(row.word) && said.contains(row.more), qPrintable(said));
        // Opened again, it is revealed as before; on a second display too, without buttons.
        it.window().openGame(it.path());
        it.w().settle();
        QVERIFY(it.w().find("ending-watch") != nullptr && it.stage()->mapModel() == after);
        it.window().setSecondTable(true);
        it.w().settle();
        const auto* second = it.window().secondTable()->findChild<EndingStage*>("ending");
        QVERIFY(second->isVisible() && second->mapModel() == after);
        QVERIFY(!second->findChild<ChoiceButton*>("ending-watch")->isVisible());
    }

    /// Beat by beat: his way on the map, whether the table knew, who was near.
    void theHuntIsWatched()
    {
        EndedWindow it("vampires", "en");
        QVERIFY(it.reveal());
        it.stage()->player()->motion()->setByHand();
        QVERIFY(it.w().click("ending-watch"));
        EndingStage* stage = it.stage();
        QVERIFY(stage->isWatched());
        QVERIFY2(!stage->title().contains(QLatin1String("won")), "who has won is told too early");
        const WholeHunt hunt = it.hunt();
        QCOMPARE(stage->player()->beats(), int(hunt.beats.size()));
        bool near = false, believed = false;
        for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat) {
            if (beat > 0)
                QVERIFY(it.w().click("ending-step-on"));
            else
                stage->player()->goTo(0);
            const WholeHunt::Beat& now = hunt.beats[beat];
            const MapModel model = stage->mapModel();
            QVERIFY(model.current == now.place);
            for (std::size_t n = 0; n < hunterCount; ++n)
                QVERIFY(model.hunters[n].place == now.hunters[n]);
            QVERIFY(stage->beatWords() == beatWords(hunt, beat, it.game().sentences()));
            QVERIFY2(stage->beatWords().way.contains(it.game().sentences().place(now.place)), qPrintable(stage->beatWords().way));
            QVERIFY(stage->beatFits());
            using Kind = BeatWords::Line::Kind;
            const auto tells = [&](Kind kind) {
                return std::ranges::any_of(stage->beatWords().more, [kind](const BeatWords::Line& line) { return line.kind == kind; });
            };
            QVERIFY(tells(Kind::Seen) == now.seen.has_value() && tells(Kind::Unseen) != now.seen.has_value());
            QCOMPARE(tells(Kind::Near), now.near && !now.seen);
            near = near || model.route->near.has_value();
            believed = believed || model.route->trace.has_value();
        }
        QVERIFY(near && believed);
        QVERIFY(it.w().click("ending-step-on")); // behind the last beat it is told who has won
        QVERIFY(!stage->isWatched() && stage->title() == QLatin1String("Dracula has won"));
    }

    /// What cost him how much Blood is drawn as bars, and every word of the ending has room.
    void everyWordHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            QTest::newRow(language) << language;
    }

    void everyWordHasRoom()
    {
        QFETCH(const QString, language);
        const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
        test::WindowFixture w(language.toUtf8().constData()); // it loads the language
        auto number = static_cast<std::size_t>(w.window->settings().language());
        for (const double scale : {1.0, 1.5, 2.0}) {
            setTextScale(scale);
            for (const char* name : {"combat", "vampires"}) {
                const Record record = secondGoldenGame(name, std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
                std::vector<HuntStep> steps;
                for (std::size_t n = 0; n < record.cursor(); ++n)
                    steps.push_back({&record.entries()[n].action, &record.stateAt(n), &record.stateAt(n + 1)});
                const WholeHunt hunt = wholeHunt(record.ruleset(), record.publicLog(), steps);
                const SecondEditionSentences sentences(record.ruleset().board, w.window->settings().language());
                const QList<HuntRow> rows = huntRows(hunt, sentences);
                const auto lost = std::ranges::find_if(rows, [](const HuntRow& row) { return !row.shares.isEmpty(); });
                QVERIFY(lost != rows.end());
                QCOMPARE(lost->number.toInt(), std::accumulate(lost->shares.begin(), lost->shares.end(), 0,
                                                               [](int sum, const HuntShare& share) { return sum + share.number; }));
                for (const HuntShare& share : lost->shares)
                    QVERIFY(!share.hunter && !share.icon.isEmpty() && lost->more.contains(share.name) && share.number > 0);
                TableScreen table(w.window->settings(), test::secondTracks);
                table.setStyleSheet(w.window->styleSheet());
                test::setLog(table, record.ruleset(), record.publicLog(), tableTurn(record.ruleset(), record.state()), sentences);
                auto* stage = table.findChild<EndingStage*>();
                for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
                    if (number++ % 2 != 0 && !full)
                        continue;
                    for (const bool revealed : {false, true}) {
                        test::setReveal(table, revealed ? std::optional(hunt) : std::nullopt, huntPlayed(record.header()), sentences);
                        table.resize(size);
                        table.ensurePolished();
                        QResizeEvent resized(size, {});
                        QCoreApplication::sendEvent(&table, &resized);
                        const QString where =
                            QStringLiteral("%1 %2 %3 %4").arg(QLatin1String(name)).arg(size.width()).arg(scale).arg(revealed);
                        QVERIFY2(stage->fits(), qPrintable(where));
                        QVERIFY2(stage->rowsShown() >= (size.width() < 400 && scale > 1 ? 1 : 3), qPrintable(where));
                        if (!revealed)
                            continue;
                        table.findChild<ChoiceButton*>("ending-watch")->click();
                        for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat) {
                            stage->player()->goTo(static_cast<int>(beat));
                            QVERIFY2(stage->beatFits(), qPrintable(where + u' ' + stage->beatWords().way));
                        }
                        table.findChild<ChoiceButton*>("ending-back")->click();
                    }
                }
            }
        }
        setTextScale(1);
    }

    /// The picture and the drawing are asked for by clicks, and have his way and who has won on them.
    void thePictureIsKept()
    {
        EndedWindow it("combat");
        QVERIFY(it.window().session().aids().picture);
        QVERIFY(it.reveal() && it.w().click("ending-share"));
        const auto save = [&](const char* button, const QString& name) {
            if (!it.w().click(button))
                return QString();
            auto* dialog = it.w().find<QFileDialog>("picture-file");
            if (dialog == nullptr)
                return QString();
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(it.w().folder.path() + u'/' + name);
            QMetaObject::invokeMethod(dialog, "accept");
            it.w().settle();
            return it.w().folder.path() + u'/' + name;
        };
        const QImage picture(save("reveal-picture", QStringLiteral("caccia.png")));
        QCOMPARE(picture.size(), QSize(1600, 1000));
        const QRgb way = it.window().settings().colour(u"bloodLine").rgb();
        int found = 0;
        for (int y = 0; y < picture.height(); y += 2)
            for (int x = 0; x < picture.width() * 3 / 5; x += 2)
                found += picture.pixel(x, y) == way ? 1 : 0;
        QVERIFY2(found > 200, qPrintable(QString::number(found)));
        QFile file(save("reveal-drawing", QStringLiteral("caccia.svg")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawing = file.readAll();
        QVERIFY(!drawing.contains("<text") && drawing.contains("I Cacciatori hanno vinto"));
        QVERIFY(QSvgRenderer(drawing).isValid());
    }
};

} // namespace demeter::fury2e

using demeter::fury2e::TestSecondEnding;
DEMETER_TEST(TestSecondEnding)
#include "test_second_ending.moc"
