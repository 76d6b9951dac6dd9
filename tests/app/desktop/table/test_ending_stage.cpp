// The end of a game on the table screen: what is said there, that it has room, and what its buttons lead to.
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/session/pin_lock.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/hunt_slider.h"
#include "app/desktop/table/table_side.h"
#include "app/fury3e/table/table_map.h"
#include "tests/app/desktop/menu_click.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QtMath>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

Record endedGame(const QString& name)
{
    return test::goldenGame(name.toStdString(), std::make_unique<test::MemoryDevice>(std::make_shared<std::string>()));
}

/// A hidden thing has no field in what is there before the reveal.
template <typename T> constexpr bool hasHidden = requires(T hunt)
{
    hunt.beats;
}
|| requires(T hunt)
{
    hunt.closest;
};
static_assert(!hasHidden<Hunt> && hasHidden<WholeHunt>);

WholeHunt wholeHuntOf(const Record& record)
{
    std::vector<const GameState*> states;
    for (std::size_t cursor = 0; cursor <= record.cursor(); ++cursor)
        states.push_back(&record.stateAt(cursor));
    return wholeHunt(record.ruleset(), record.publicLog(), states);
}

/// The window with a game in it that is over.
struct EndedWindow : WindowFixture {
    explicit EndedWindow(const char* name = "influence", QSize size = {1280, 800}, Devices devices = {})
        : WindowFixture("en", 1, std::move(devices)), path(folder.path() + "/ended.demeter")
    {
        open(size);
        auto bytes = std::make_shared<std::string>();
        const Record record = test::goldenGame(name, std::make_unique<test::MemoryDevice>(bytes));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes->data(), static_cast<qint64>(bytes->size()));
        file.close();
        window->openGame(path);
        settle();
    }
    EndingStage* stage() { return find<EndingStage>("ending"); }
    /// A finger that stays on the button until it has been heard.
    bool agree()
    {
        auto* hold = find<HoldButton>("reveal-agreed");
        if (hold == nullptr)
            return false;
        QTest::mousePress(hold, Qt::LeftButton);
        const bool heard = QTest::qWaitFor([&] { return find("reveal-agreed") == nullptr; }, 10 * HoldButton::holdMilliseconds);
        settle();
        return heard;
    }
    bool reveal() { return click("ending-reveal") && agree() && find("ending-watch") != nullptr; }
    QString path;
};

} // namespace

class TestEndingStage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        initLookResources();
        loadFonts();
    }

    void wordsOfTheHunt_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("reason");
        QTest::newRow("influence") << "Dracula has won"
                                   << "^Influence reached 13 in the combat with .+ (in|on|at) .+\\.$";
        QTest::newRow("combat") << "The hunters have won"
                                << "^Dracula fell (in|on) .+, in combat with .+\\.$";
        QTest::newRow("cost") << "The hunters have won"
                              << "^Dark Call cost Dracula more damage than he could bear\\.$";
    }

    void wordsOfTheHunt()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, reason);
        const Record record = endedGame(QTest::currentDataTag());
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, Language::En);
        const Hunt hunt = seenHunt(record.ruleset(), record.publicLog());
        QCOMPARE(huntTitle(hunt), title);
        const QString said = huntReason(hunt, sentences);
        QVERIFY2(QRegularExpression(reason).match(said).hasMatch(), qPrintable(said));
        const QList<HuntRow> rows = huntRows(hunt, sentences);
        QCOMPARE(rows.size(), 6);
        QCOMPARE(rows[0].number, QString::number(hunt.rounds));
        QCOMPARE(rows[1].number, QString::number(hunt.seen));
        QCOMPARE(rows[2].number, QString::number(hunt.combats));
        QCOMPARE(rows[3].number, QString::number(hunt.defeats.size()));
        QCOMPARE(rows[4].number, QString::number(hunt.influence));
        QCOMPARE(rows[5].number, QStringLiteral("?")); // only the reveal tells
        for (const HuntRow& row : rows)
            QVERIFY2(!row.word.isEmpty() && !(row.word + row.more).contains(u'%') && !(row.word + row.more).contains(u'{'),
                     qPrintable(row.word));
    }

    void everyWordHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "es", "pl", "ru", "it"})
            QTest::newRow(language) << language;
    }

    void everyWordHasRoom()
    {
        QFETCH(const QString, language);
        WindowFixture w(language.toUtf8().constData()); // it loads the language
        const Record won = endedGame("influence"), lost = endedGame("combat");
        // Every day one window in three, so that each size of it and of words comes up, with each language and ending.
        const bool full = qEnvironmentVariableIsSet("DEMETER_FULL");
        auto number = static_cast<std::size_t>(w.window->settings().language());
        for (const double scale : {1.0, 1.5, 2.0}) {
            setTextScale(scale);
            for (const bool dracula : {true, false}) {
                const Record& record = dracula ? won : lost;
                const Sentences sentences(record.ruleset().board, record.ruleset().cards, w.window->settings().language());
                TableScreen table(w.window->settings(), test::thirdTracks);
                table.setStyleSheet(w.window->styleSheet());
                test::setLog(table, record.ruleset(), record.publicLog(), tableTurn(record.ruleset(), record.state()), sentences);
                auto* stage = table.findChild<EndingStage*>();
                QVERIFY(stage != nullptr && stage->isVisibleTo(&table));
                const WholeHunt hunt = wholeHuntOf(record);
                std::vector<int> longest(hunt.beats.size());
                std::iota(longest.begin(), longest.end(), 0);
                std::ranges::sort(longest, std::ranges::greater(),
                                  [&](int beat) { return beatWords(hunt, static_cast<std::size_t>(beat), sentences).way.size(); });
                longest.resize(4);
                for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(1920, 1200), QSize(390, 844), QSize(360, 640)}) {
                    if (number++ % 3 != 0 && !full)
                        continue;
                    for (const bool revealed : {false, true}) {
                        test::setReveal(table, revealed ? std::optional(hunt) : std::nullopt, huntPlayed(record.header()), sentences);
                        table.resize(size);
                        table.ensurePolished();
                        QResizeEvent resized(size, {});
                        QCoreApplication::sendEvent(&table, &resized);
                        const QByteArray where = QByteArray(revealed ? "revealed " : "") + QByteArray(dracula ? "won " : "lost ") +
                                                 QByteArray::number(size.width()) + ' ' + QByteArray::number(scale);
                        QVERIFY2(stage->fits(), where);
                        const bool phone = size.width() < 400;
                        QVERIFY2(stage->rowsShown() >= (phone       ? scale > 1 ? 1 : 3
                                                        : scale > 1 ? 3
                                                                    : 6),
                                 where + ' ' + QByteArray::number(stage->rowsShown()));
                        QVERIFY2(phone || stage->mapRoom().height() >= size.height() * 3 / 10, where);
                        auto* map = table.findChild<MapView*>();
                        for (const MapView::Layout::Name& name : map->layout().names)
                            QVERIFY2(QRectF(map->viewport()->rect()).contains(name.box),
                                     where + ' ' + sentences.place(name.place).toUtf8());
                        // Nothing lies over another thing, or outside.
                        const auto part = [&](const char* name) { return table.findChild<QWidget*>(QLatin1String(name)); };
                        const auto besideOneAnother = [&](const std::vector<const char*>& names) {
                            QList<QWidget*> parts{table.menuButton(), table.openButton(), table.findChild<MapView*>()};
                            for (const char* name : names)
                                parts << part(name);
                            for (qsizetype a = 0; a < parts.size(); ++a) {
                                QVERIFY2(parts[a]->isVisibleTo(&table) && table.rect().contains(parts[a]->geometry()),
                                         where + parts[a]->objectName().toUtf8());
                                QVERIFY2(parts[a]->inherits("demeter::MapView") || (parts[a]->width() >= 44 && parts[a]->height() >= 44),
                                         where + parts[a]->objectName().toUtf8());
                                for (qsizetype b = 0; b < a; ++b)
                                    QVERIFY2(!parts[a]->geometry().intersects(parts[b]->geometry()),
                                             where + parts[a]->objectName().toUtf8() + parts[b]->objectName().toUtf8());
                            }
                        };
                        if (!revealed) {
                            besideOneAnother({"ending-reveal", "ending-new-game"});
                            QVERIFY(!part("ending-watch")->isVisibleTo(&table) && !part("ending-share")->isVisibleTo(&table));
                            continue;
                        }
                        QVERIFY(!part("ending-reveal")->isVisibleTo(&table));
                        besideOneAnother({"ending-watch", "ending-share", "ending-new-game"});
                        const QRect room = stage->mapRoom();
                        static_cast<ChoiceButton*>(part("ending-watch"))->click();
                        besideOneAnother(
                            {"ending-step-back", "ending-play", "ending-step-on", "ending-length", "ending-back", "ending-slider"});
                        QCOMPARE(stage->mapRoom(), room); // nothing moves
                        QVERIFY2(part("ending-slider")->width() >= 200, where + QByteArray::number(part("ending-slider")->width()));
                        // The longest words of a beat have room too.
                        for (const int beat : longest) {
                            stage->player()->goTo(beat);
                            QVERIFY2(stage->beatFits(), where + ' ' + stage->beatWords().way.toUtf8());
                        }
                        static_cast<ChoiceButton*>(part("ending-back"))->click();
                    }
                }
            }
        }
        setTextScale(1);
    }

    /// The map is the same picture whatever it has shown before; on a phone the reveal makes its names smaller.
    void namesAreDrawnAnew()
    {
        WindowFixture w("pl");
        setTextScale(1.5);
        const Record record = endedGame("combat");
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, w.window->settings().language());
        TableScreen before(w.window->settings(), test::thirdTracks), fresh(w.window->settings(), test::thirdTracks);
        const auto pictureOf = [&](TableScreen& table) { return table.findChild<MapView*>()->grab().toImage(); };
        const auto show = [&](TableScreen& table) {
            table.setStyleSheet(w.window->styleSheet());
            test::setLog(table, record.ruleset(), record.publicLog(), tableTurn(record.ruleset(), record.state()), sentences);
            table.resize(390, 844);
            return pictureOf(table);
        };
        const QImage seen = show(before);
        test::setReveal(before, std::optional(wholeHuntOf(record)), huntPlayed(record.header()), sentences);
        test::setReveal(fresh, std::optional(wholeHuntOf(record)), huntPlayed(record.header()), sentences);
        const QImage whole = pictureOf(before);
        QVERIFY(show(fresh) == whole);
        QVERIFY(whole != seen);
        setTextScale(1);
    }

    void wordsOfTheWholeHunt_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* name : {"influence", "combat", "cost"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void wordsOfTheWholeHunt()
    {
        QFETCH(const QString, game);
        const WindowFixture w("en"); // it loads the language
        const Record record = endedGame(game);
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, Language::En);
        const WholeHunt hunt = wholeHuntOf(record);
        const QList<HuntRow> rows = huntRows(hunt, sentences);
        QCOMPARE(rows.size(), 5 + int(!hunt.seen.defeats.empty() || hunt.seen.bites > 0) + int(hunt.seen.decided.has_value()));
        QCOMPARE(rows[0].number, QString::number(hunt.seen.unseen));
        QCOMPARE(rows[1].number, QString::number(hunt.closest->steps));
        QVERIFY2(hunt.timesClosest == 1 || rows[1].more.endsWith(QStringLiteral("as near as that %1 times").arg(hunt.timesClosest)),
                 qPrintable(rows[1].more));
        QCOMPARE(rows[2].number, QString::number(hunt.places));
        QCOMPARE(rows[3].number, QString::number(hunt.seen.rounds));
        const auto damage = std::ranges::find(rows, QStringLiteral("Damage to Dracula, by engaged hunter"), &HuntRow::word);
        QVERIFY(damage != rows.end() && damage->shares.size() == int(hunterCount));
        for (const HuntShare& share : damage->shares)
            QCOMPARE(share.number, hunt.seen.damageBy[static_cast<std::size_t>(*share.hunter)]);
        QCOMPARE(damage->number, QString::number(hunt.seen.damage));
        QCOMPARE(rows.back().icon.isEmpty(), !hunt.seen.decided.has_value());
        for (const HuntRow& row : rows)
            QVERIFY2(!row.word.isEmpty() && !(row.word + row.more).contains(u'%') && !(row.word + row.more).contains(u'{') &&
                         row.number != u"?",
                     qPrintable(row.word));
        QVERIFY2(!damage->more.contains(u'(') && damage->more.contains(" by "), qPrintable(damage->more));
        // The reason is told, and where it came to that or by which card.
        const QString reason = huntReason(hunt.seen, sentences);
        QVERIFY2(reason.contains(" in ") || reason.startsWith("Dark Call "), qPrintable(reason));
        // Below the slider the rounds have their numbers evenly, from the first to the last.
        HuntSlider slider(w.window->settings());
        slider.resize(440, 60);
        std::vector<HuntSlider::Beat> beats;
        for (const WholeHunt::Beat& beat : hunt.beats)
            beats.push_back({std::max<int>(beat.round, 1), false});
        slider.setBeats(beats);
        const auto ticks = slider.ticks();
        QCOMPARE(ticks.front().round, 1);
        QCOMPARE(ticks.back().round, int(hunt.seen.rounds));
        QVERIFY(ticks.size() > 3);
        for (std::size_t n = 2; n + 2 < ticks.size(); ++n)
            QCOMPARE(ticks[n + 1].round - ticks[n].round, ticks[2].round - ticks[1].round);
        const double perRound = double(ticks.back().middle - ticks.front().middle) / (hunt.seen.rounds - 1);
        for (const HuntSlider::Tick& tick : ticks)
            QVERIFY(std::abs(tick.middle - ticks.front().middle - perRound * (tick.round - 1)) <= 1);
        for (int beat = 1; beat <= slider.maximum(); ++beat)
            QVERIFY(slider.xOf(beat) > slider.xOf(beat - 1));
        QVERIFY(beatWords(hunt, 0, sentences).way.startsWith(QLatin1String("It all began in ")));
        for (std::size_t beat = 1; beat < hunt.beats.size(); ++beat) {
            const BeatWords words = beatWords(hunt, beat, sentences);
            QVERIFY2(words.way.startsWith(hunt.beats[beat].moved ? QLatin1String("Dracula goes from ") : QLatin1String("Dracula stays ")),
                     qPrintable(words.way));
            QVERIFY(words.way.contains(sentences.place(hunt.beats[beat].place)) || !hunt.beats[beat].moved);
        }
    }

    void theRevealShowsTheWholeWay()
    {
        EndedWindow w;
        const MapModel before = w.stage()->mapModel();
        QVERIFY(before == tableMap(publicView(w.game().ruleset(), w.state())));
        QVERIFY(!before.route && w.find("ending-watch") == nullptr && w.find("ending-share") == nullptr);
        const QString page = w.folder.path() + "/ended.reveal.html", data = w.folder.path() + "/ended.reveal.json";
        QVERIFY(!QFile::exists(page));
        QVERIFY(w.reveal());
        QVERIFY(QFile::exists(page) && QFile::exists(data));
        QVERIFY(w.find("reveal-agreed") == nullptr && w.find("ending-reveal") == nullptr);
        const WholeHunt hunt = wholeHuntOf(w.game().record());
        const MapModel after = w.stage()->mapModel();
        QVERIFY(after.route.has_value() && after.route->legs.size() + 1 == hunt.route.size());
        for (std::size_t n = 0; n < after.route->legs.size(); ++n)
            QVERIFY(after.route->legs[n].from == hunt.route[n].place && after.route->legs[n].to == hunt.route[n + 1].place &&
                    (n == 0 || after.route->legs[n].look >= after.route->legs[n - 1].look));
        QVERIFY(after.route->legs.front().look == MapRoute::Look::Thin && after.route->legs.back().look == MapRoute::Look::Thick);
        QVERIFY(after.current == hunt.route.back().place);

        // Opened again, it is revealed as before.
        w.window->openGame(w.path);
        w.settle();
        QVERIFY(w.find("ending-watch") != nullptr && w.stage()->mapModel() == after);
        // A second display shows the same, without buttons.
        w.window->setSecondTable(true);
        w.settle();
        const auto* second = w.window->secondTable()->findChild<EndingStage*>("ending");
        QVERIFY(second->isVisible() && second->mapModel() == after);
        QVERIFY(!second->findChild<ChoiceButton*>("ending-watch")->isVisible());
        // An end that is taken back takes the screen back, and the end that follows is one that nobody has revealed.
        // It is revealed, so everybody has to agree first.
        QVERIFY(!w.game().undo() && w.click("confirm-yes"));
        QVERIFY(w.game().undo());
        w.settle();
        QVERIFY(w.stage() == nullptr && w.find("announcement") != nullptr);
        QVERIFY(w.game().redo());
        w.settle();
        QVERIFY(w.find("ending-reveal") != nullptr && w.find("ending-watch") == nullptr && !w.stage()->mapModel().route);
        // Files are in the way now; replaced, they hold for this end.
        QVERIFY(w.click("ending-reveal") && w.agree() && w.click("reveal-replace"));
        QVERIFY(w.find("ending-watch") != nullptr);
    }

    /// As the curtain opens: by a hold, not by a tap; and by the PIN where there is one.
    void theRevealAsksForHoldOrPin()
    {
        const QTemporaryDir keys;
        EndedWindow w("influence", {1280, 800}, test::lockable(keys));
        const QString page = w.folder.path() + "/ended.reveal.html";
        QVERIFY(w.click("ending-reveal"));
        QVERIFY(w.click("reveal-agreed")); // a tap
        w.settle();
        QVERIFY(!QFile::exists(page) && w.find("reveal-agreed") != nullptr);
        w.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(w.window->pinLock()->set("2718"));
        QVERIFY(w.click("ending-reveal") && w.click("reveal-agreed"));
        QVERIFY(w.window->pinSheet() != nullptr && w.window->pinSheet()->isVisible() && !QFile::exists(page));
        w.press(Qt::Key_Left, Qt::AltModifier); // nobody knows it
        w.settle();
        QVERIFY(!QFile::exists(page) && w.find("ending-watch") == nullptr);
        QVERIFY(w.click("reveal-agreed"));
        for (const auto key : {Qt::Key_2, Qt::Key_7, Qt::Key_1, Qt::Key_8, Qt::Key_Return})
            w.press(key);
        QVERIFY(QTest::qWaitFor([&] { return w.find("ending-watch") != nullptr; }, 60'000));
        QVERIFY2(QFile::exists(page) && w.screen() == nullptr, "the PIN reveals, and opens nothing else");
    }

    /// What is watched runs on a second display too, by the same clock.
    void theSecondWindowWatchesToo()
    {
        EndedWindow w("combat");
        QVERIFY(w.reveal());
        w.window->setSecondTable(true);
        w.settle();
        auto* second = w.window->secondTable()->findChild<EndingStage*>("ending");
        HuntPlayer* player = w.stage()->player();
        player->motion()->setByHand();
        const MapModel whole = second->mapModel();
        QVERIFY(w.click("ending-watch"));
        QVERIFY(second->isWatched() && second->mapModel() == w.stage()->mapModel() && !(second->mapModel() == whole));
        for (int beat = 0; beat < 3; ++beat) {
            player->motion()->advance(player->beatMilliseconds() / 2);
            QVERIFY(second->mapModel() == w.stage()->mapModel() && second->beatWords() == w.stage()->beatWords());
            QVERIFY(second->beatFits());
        }
        player->goTo(player->beats() / 2);
        QVERIFY(second->mapModel() == w.stage()->mapModel() && second->beatWords() == w.stage()->beatWords());
        // Opened in the middle of it, it is where the other one is; closed, it takes nothing with it.
        w.window->secondTable()->close();
        w.settle();
        QVERIFY(w.window->secondTable() == nullptr && w.stage()->isWatched());
        QCOMPARE(player->beat(), player->beats() / 2);
        w.window->setSecondTable(true);
        w.settle();
        second = w.window->secondTable()->findChild<EndingStage*>("ending");
        QVERIFY(second->isWatched() && second->mapModel() == w.stage()->mapModel());
        w.window->settings().setLanguage(Language::Es);
        w.settle();
        QVERIFY(second->beatWords() == w.stage()->beatWords() && second->beatWords().way.startsWith(QLatin1String("Dr")));
        QVERIFY(w.click("ending-back"));
        QVERIFY(!second->isWatched() && second->mapModel() == w.stage()->mapModel() && second->mapModel() == whole);
        // An end that is taken back is watched nowhere.
        QVERIFY(w.click("ending-watch"));
        w.game().playOn();
        QVERIFY(w.game().undo());
        w.settle();
        QVERIFY(!second->isWatched());
    }

    /// A code that has no room at the end is in the menu; said once more, it does not come up over what stands there.
    void theCodeLiesOverNothing()
    {
        EndedWindow w("combat", {390, 844});
        const ShownCode code{.round = 20, .code = QStringLiteral("970 349 484 381"), .qr = QStringLiteral("970349484381")};
        for (int times = 0; times < 2; ++times) {
            w.table()->setCode(code);
            w.settle();
            const auto* block = w.table()->findChild<CodeBlock*>();
            QVERIFY(block != nullptr && (!block->isVisible() || w.stage()->footerRoom().contains(block->geometry())));
        }
    }

    /// Numbers that have no room are a tap away.
    void allNumbersAreATapAway()
    {
        EndedWindow w("combat", {360, 640});
        QVERIFY(w.stage()->rowsShown() < 6);
        auto* numbers = w.find<QAbstractButton>("ending-numbers");
        QVERIFY(numbers != nullptr && numbers->width() >= 44 && numbers->height() >= 44 && !numbers->accessibleName().isEmpty());
        QVERIFY(w.click(numbers));
        const auto said = [&] {
            QStringList words;
            for (const QLabel* label : w.window->findChildren<QLabel*>("hunt-number"))
                if (label->isVisible())
                    words << label->text();
            return words;
        };
        const Sentences sentences(w.game().ruleset().board, w.game().ruleset().cards, Language::En);
        const QList<HuntRow> rows = huntRows(seenHunt(w.game().ruleset(), w.game().publicLog()), sentences);
        QCOMPARE(said().size(), rows.size());
        for (const HuntRow& row : rows)
            QVERIFY2(said().contains(row.word), qPrintable(row.word));
        w.window->settings().setLanguage(Language::Es);
        w.settle();
        QVERIFY(said().size() == rows.size() && !said().contains(rows[0].word));
        w.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(said().isEmpty());
        // Where all of them have room there is nothing to tap.
        w.window->resize(1280, 800);
        w.settle();
        QVERIFY(w.stage()->rowsShown() == 6 && w.find("ending-numbers") == nullptr);
    }

    void filesOfAnotherMomentRevealNothing()
    {
        EndedWindow w;
        QVERIFY(w.game().undo());
        w.settle();
        const QString early = w.folder.path() + "/ended.reveal.json";
        const auto text = w.game().record().reveal();
        QVERIFY(text.has_value());
        QFile file(early);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(*text)) > 0);
        file.close();
        w.game().playOn();
        QVERIFY(w.game().redo());
        w.settle();
        QVERIFY(w.find("ending-reveal") != nullptr && w.find("ending-watch") == nullptr);
        // Nor does the game's own file, in which everything is still sealed.
        QVERIFY(QFile::remove(early) && QFile::copy(w.path, early));
        w.window->openGame(w.path);
        w.settle();
        QVERIFY(w.find("ending-reveal") != nullptr && w.find("ending-watch") == nullptr);
    }

    void theHuntIsWatchedBeatByBeat()
    {
        EndedWindow w("combat");
        QVERIFY(w.reveal());
        EndingStage* stage = w.stage();
        HuntPlayer* player = stage->player();
        player->motion()->setByHand();
        const WholeHunt hunt = wholeHuntOf(w.game().record());
        const MapModel whole = stage->mapModel();
        QVERIFY(w.click("ending-watch"));
        QVERIFY(stage->isWatched() && player->isPlaying() && w.find("ending-watch") == nullptr);
        QCOMPARE(player->beat(), 0);
        QVERIFY(stage->mapModel().route->legs.empty() && stage->mapModel().current == hunt.beats[0].place);
        // Every beat tells where he was, and nothing of later.
        const int length = player->beatMilliseconds(), way = qCeil(length * HuntPlayer::wayShare);
        for (std::size_t beat = 1; beat < hunt.beats.size(); ++beat) {
            player->motion()->advance(length);
            QCOMPARE(player->beat(), int(beat));
            const WholeHunt::Beat &now = hunt.beats[beat], &before = hunt.beats[beat - 1];
            player->motion()->advance(way / 2);
            QVERIFY(std::abs(player->way() - 0.5) < 0.01);
            QVERIFY(stage->mapModel().current == before.place && stage->mapModel().hunters == figuresOf(before.hunters));
            player->motion()->advance(way - way / 2);
            const MapModel still = stage->mapModel();
            QVERIFY(still.current == now.place && still.hunters == figuresOf(before.hunters));
            QVERIFY(!now.moved || (still.route->legs.back().to == now.place &&
                                   still.route->legs.back().look == (now.seen ? MapRoute::Look::Thick : MapRoute::Look::Thin)));
            QCOMPARE(still.route->legs.size(), std::size_t(std::ranges::count(hunt.beats.begin(), hunt.beats.begin() + long(beat) + 1, true,
                                                                              &WholeHunt::Beat::moved)));
            player->motion()->advance(length - way - way / 2);
            QVERIFY(std::abs(player->hunters() - 0.5) < 0.01);
            QVERIFY(stage->mapModel().hunters == figuresOf(now.hunters));
            // What the table believed is shown where it did not know, and nowhere else.
            QVERIFY(stage->mapModel().route->trace == (now.seen || now.trace == now.place ? std::nullopt : now.trace));
            player->motion()->advance(way / 2 - 1);
        }
        QCOMPARE(player->beat(), int(hunt.beats.size()) - 1);
        QCOMPARE(stage->title(), huntName(huntPlayed(w.game().record().header()), Language::En)); // still
        player->motion()->advance(length);
        w.settle();
        QCOMPARE(stage->title(), huntTitle(hunt.seen));
        QVERIFY(!stage->isWatched() && stage->mapModel() == whole); // it ends in the whole way
        QVERIFY(w.find("ending-watch") != nullptr);
        QVERIFY(!qobject_cast<QAbstractButton*>(QApplication::focusWidget()));
    }

    void itTakesAsLongAsChosen_data()
    {
        QTest::addColumn<int>("clicks");
        QTest::addColumn<int>("seconds");
        QTest::newRow("as usual") << 0 << 40;
        QTest::newRow("slowly") << 1 << 80;
        QTest::newRow("quickly") << 2 << 20;
    }

    /// From the button to the ending, by time that passes by hand.
    void itTakesAsLongAsChosen()
    {
        QFETCH(const int, clicks);
        QFETCH(const int, seconds);
        EndedWindow w("influence");
        QVERIFY(w.reveal());
        QCOMPARE(seenHunt(w.game().ruleset(), w.game().publicLog()).rounds, 20);
        HuntPlayer* player = w.stage()->player();
        player->motion()->setByHand();
        QVERIFY(w.find<ChoiceButton>("ending-watch")->text().endsWith(QStringLiteral("40\u00A0s")));
        QVERIFY(w.click("ending-watch"));
        w.press(Qt::Key_Space);
        for (int click = 0; click < clicks; ++click)
            QVERIFY(w.click("ending-length"));
        auto* length = w.find<ChoiceButton>("ending-length");
        QCOMPARE(length->text(), QStringLiteral("%1\u00A0s").arg(seconds));
        QCOMPARE(length->accessibleName(), QStringLiteral("Length: %1 seconds").arg(seconds));
        w.press(Qt::Key_Escape);
        QVERIFY(w.find<ChoiceButton>("ending-watch")->text().endsWith(length->text()));
        QVERIFY(w.click("ending-watch"));
        QVERIFY(player->isPlaying() && player->beat() == 0);
        int passed = 0;
        for (; w.stage()->isWatched() && passed < 200'000; passed += 10)
            player->motion()->advance(10);
        QVERIFY2(std::abs(passed - 1000 * seconds) <= 100 * seconds, qPrintable(QString::number(passed)));
        QVERIFY(w.find("ending-watch") != nullptr);
    }

    /// Who has won is told at the end; before that, what the hunt is called and who played it.
    void whoHasWonIsToldAtTheEnd()
    {
        EndedWindow w("combat");
        QVERIFY(w.reveal());
        EndingStage* stage = w.stage();
        stage->player()->motion()->setByHand();
        const QImage won = stage->grab(QRect(0, 0, stage->width(), stage->mapRoom().top())).toImage();
        QCOMPARE(stage->title(), QStringLiteral("The hunters have won"));
        QVERIFY(w.click("ending-watch"));
        QVERIFY2(stage->title().startsWith(QLatin1String("Hunt of ")), qPrintable(stage->title()));
        QCOMPARE(stage->subtitle(), QStringLiteral("Four hunters against Dracula."));
        const QImage watched = stage->grab(QRect(0, 0, stage->width(), stage->mapRoom().top())).toImage();
        QVERIFY(watched.size() == won.size() && watched != won);
        QVERIFY(!stage->accessibleDescription().contains(QLatin1String("won")));
        // One move on from the last beat leads to the ending.
        w.press(Qt::Key_End);
        QVERIFY(stage->isWatched() && w.click("ending-step-on"));
        QVERIFY(!stage->isWatched() && stage->title() == QLatin1String("The hunters have won"));
        // By whom it was played.
        HuntPlayed played{QDate(2026, 11, 8), {QStringLiteral(" Olga "), QStringLiteral("%2"), QString(), QStringLiteral("Olga")}};
        QCOMPARE(huntPlayers(played), QStringLiteral("Olga and %2 against Dracula"));
        QCOMPARE(huntName(played, Language::En), QStringLiteral("Hunt of 8\u00A0November"));
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("es")));
        for (const auto& [last, joint] : {std::pair("Inma", "e"), {"Íñigo", "e"}, {"Hilario", "e"}, {"Hierón", "y"}, {"Luc", "y"}})
            QCOMPARE(huntPlayers({{}, {QStringLiteral("Bego"), QString::fromUtf8(last)}}),
                     QStringLiteral("Bego %1 %2 contra Drácula").arg(QLatin1String(joint), QString::fromUtf8(last)));
        QVERIFY(installLanguage(*QApplication::instance(), QStringLiteral("en")));
        played.day = {};
        QCOMPARE(huntName(played, Language::En), QStringLiteral("The hunt"));
    }

    /// Where nobody knew it, a hunter was one way away: it is said, and dots lead from the one to the other.
    void aNearMissIsCalled()
    {
        EndedWindow w("influence");
        QVERIFY(w.reveal());
        EndingStage* stage = w.stage();
        const WholeHunt hunt = wholeHuntOf(w.game().record());
        stage->player()->motion()->setByHand();
        QVERIFY(w.click("ending-watch"));
        int called = 0;
        for (std::size_t beat = 0; beat < hunt.beats.size(); ++beat) {
            stage->player()->goTo(int(beat));
            const WholeHunt::Beat& now = hunt.beats[beat];
            const auto line = std::ranges::find(stage->beatWords().more, BeatWords::Line::Kind::Near, &BeatWords::Line::kind);
            QCOMPARE(line != stage->beatWords().more.end(), now.near && !now.seen);
            if (!now.near || now.seen) {
                QVERIFY(!stage->mapModel().route->near);
                continue;
            }
            ++called;
            const Board& board = *w.game().ruleset().board;
            using By = WholeHunt::Close::By;
            QCOMPARE(now.near->by == By::Road, board.byRoad(now.place).contains(now.near->place));
            QVERIFY2(line->text.endsWith(now.near->by == By::Road  ? QLatin1String(" was one road away.")
                                         : now.near->by == By::Sea ? QLatin1String(" was one crossing away.")
                                                                   : QLatin1String(" was one railway away.")),
                     qPrintable(line->text));
            QVERIFY(line == stage->beatWords().more.begin()); // the weightiest
            if (stage->mapModel().route->near)
                QCOMPARE(*stage->mapModel().route->near, now.near->place);
        }
        QVERIFY2(called > 0, "no near miss in this game");
    }

    void theHuntIsSteppedThrough()
    {
        EndedWindow w("influence", {800, 1280});
        QVERIFY(w.reveal());
        HuntPlayer* player = w.stage()->player();
        player->motion()->setByHand();
        QVERIFY(w.click("ending-watch"));
        auto* slider = w.find<HuntSlider>("ending-slider");
        QCOMPARE(QApplication::focusWidget(), slider);
        w.press(Qt::Key_Space);
        QVERIFY(!player->isPlaying() && player->beat() == 0 && player->way() == 1);
        w.press(Qt::Key_Right);
        w.press(Qt::Key_Right);
        QCOMPARE(player->beat(), 2);
        w.press(Qt::Key_Left);
        QCOMPARE(player->beat(), 1);
        w.press(Qt::Key_End);
        QCOMPARE(player->beat(), player->beats() - 1);
        w.press(Qt::Key_Home);
        QCOMPARE(player->beat(), 0);
        // A tap goes to what lies there.
        const int middle = player->beats() / 2;
        QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->xOf(middle), slider->height() / 3});
        QCOMPARE(player->beat(), middle);
        QVERIFY(!player->isPlaying());
        QVERIFY(slider->accessibleDescription().contains(w.stage()->beatWords().way));
        QVERIFY(w.click("ending-step-on") && player->beat() == middle + 1);
        QVERIFY(w.click("ending-step-back") && player->beat() == middle);
        // The next one plays.
        QVERIFY(w.click("ending-play"));
        QVERIFY(player->isPlaying() && player->beat() == middle + 1 && slider->value() == middle + 1);
        QVERIFY(w.click("ending-play"));
        QVERIFY(!player->isPlaying() && player->beat() == middle + 1);
        // The keys step from the buttons too, and Escape leaves.
        w.find<ChoiceButton>("ending-play")->setFocus();
        w.press(Qt::Key_Right);
        QCOMPARE(player->beat(), middle + 2);
        w.press(Qt::Key_Escape);
        QVERIFY(!w.stage()->isWatched() && w.find("ending-watch") != nullptr);
        QVERIFY(!qobject_cast<QAbstractButton*>(QApplication::focusWidget()));
        // Another language in the middle of it.
        QVERIFY(w.click("ending-watch"));
        w.window->settings().setLanguage(Language::Es);
        w.settle();
        QVERIFY2(w.stage()->isWatched() && w.stage()->beatWords().way.startsWith(QLatin1String("Todo empez")),
                 qPrintable(w.stage()->beatWords().way));
    }

    /// The first beat is shown again where it was left at once.
    void theHuntIsWatchedOnceMore()
    {
        EndedWindow w("combat");
        QVERIFY(w.reveal());
        w.stage()->player()->motion()->setByHand();
        const auto picture = [&] { return w.table()->findChild<MapView*>()->grab().toImage(); };
        const QImage whole = picture();
        QVERIFY(w.click("ending-watch"));
        const QImage first = picture();
        QVERIFY(first != whole);
        w.press(Qt::Key_Escape);
        QVERIFY(!w.stage()->isWatched() && picture() == whole);
        QVERIFY(w.click("ending-watch"));
        QVERIFY(picture() == first);
    }

    void nothingMovesForThoseWhoWantThat()
    {
        HuntPlayer player;
        player.motion()->setByHand();
        player.setBeats(3, 3);
        setLessMotion(true);
        player.play();
        QVERIFY(player.isPlaying() && player.way() == 1 && player.hunters() == 1);
        player.motion()->advance(player.beatMilliseconds() - 1);
        QCOMPARE(player.beat(), 0);
        player.motion()->advance(1);
        QVERIFY(player.beat() == 1 && player.way() == 1);
        setLessMotion(false);
        QVERIFY(player.way() == 0);
    }

    void thePictureIsKept()
    {
        EndedWindow w;
        QVERIFY(w.reveal());
        QVERIFY(w.click("ending-share"));
        QVERIFY(w.find("reveal-page") != nullptr && w.find("reveal-folder") != nullptr && w.find("reveal-save") != nullptr);
        const auto ask = [&](const char* button = "reveal-picture") -> QFileDialog* {
            return w.click(button) ? w.find<QFileDialog>("picture-file") : nullptr;
        };
        QFileDialog* dialog = ask();
        QVERIFY(dialog != nullptr);
        const QString name = huntName(huntPlayed(w.game().record().header()), Language::En).replace(QChar::Nbsp, u' ');
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), name + ".png"); // by its day, not by the record's name
        const QString path = w.folder.path() + "/our hunt.png";
        QSignalSpy chosen(dialog, &QFileDialog::fileSelected);
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(w.folder.path() + "/our hunt");
        QMetaObject::invokeMethod(dialog, "accept");
        w.settle();
        QVERIFY(chosen.count() == 1);
        const QImage picture(path);
        QCOMPARE(picture.size(), QSize(1600, 1000));
        // It has the way on it, in its colour, and is not the picture of an empty board.
        const QRgb newest = w.window->settings().colour(u"bloodLine").rgb();
        int found = 0;
        for (int y = 0; y < picture.height(); y += 2)
            for (int x = 0; x < picture.width() * 3 / 5; x += 2)
                found += picture.pixel(x, y) == newest ? 1 : 0;
        QVERIFY2(found > 200, qPrintable(QString::number(found)));
        const auto said = [&] {
            QStringList words;
            for (const QLabel* label : w.window->findChildren<QLabel*>())
                if (label->isVisible())
                    words << label->text();
            return words.join(u'\n');
        };
        QVERIFY2(said().contains("our hunt.png is saved."), qPrintable(said()));
        // The drawing is the same, without this program's fonts, and has no picture in it.
        dialog = ask("reveal-drawing");
        QVERIFY(dialog != nullptr);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), name + ".svg");
        const QString drawing = w.folder.path() + "/our hunt.svg";
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(w.folder.path() + "/our hunt");
        QMetaObject::invokeMethod(dialog, "accept");
        w.settle();
        QFile file(drawing);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.contains("<image") && !text.contains("<text") && text.contains("Dracula has won"));
        QVERIFY2(text.size() < 1'500'000, qPrintable(QString::number(text.size())));
        QSvgRenderer renderer(text);
        QVERIFY(renderer.isValid());
        QImage drawn(picture.size(), QImage::Format_RGB32);
        drawn.fill(Qt::magenta);
        QPainter painter(&drawn);
        renderer.render(&painter);
        painter.end();
        int differ = 0;
        for (int y = 0; y < drawn.height(); y += 4)
            for (int x = 0; x < drawn.width(); x += 4) {
                const QColor one = drawn.pixelColor(x, y), other = picture.pixelColor(x, y);
                differ +=
                    std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) + std::abs(one.blue() - other.blue()) > 90;
            }
        QVERIFY2(differ < drawn.width() * drawn.height() / 16 / 50, qPrintable(QString::number(differ)));
        // The page is sent under a name that says what it is.
        dialog = w.click("reveal-save") ? w.find<QFileDialog>("page-file") : nullptr;
        QVERIFY(dialog != nullptr);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), name + ".html");
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(w.folder.path() + "/our hunt");
        QMetaObject::invokeMethod(dialog, "accept");
        w.settle();
        QCOMPARE(QFileInfo(w.folder.path() + "/our hunt.html").size(), QFileInfo(w.window->session().revealFiles().value(1)).size());
        // Where nothing can be written it says so.
        dialog = ask();
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(w.path + "/in a file/hunt.png");
        dialog->reject();
        w.settle();
        QVERIFY2(said().contains("It could not be saved in the folder "), qPrintable(said()));
    }

    void theCurtainFallsAtTheEnd_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* name : {"influence", "combat", "cost"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    /// Whatever has ended it, entered on Dracula's screen, and whoever was next before.
    void theCurtainFallsAtTheEnd()
    {
        QFETCH(const QString, game);
        EndedWindow w(game.toUtf8().constData());
        w.window->settings().setCurtainWhenDecided(true);
        w.settle();
        const Action last = w.game().record().entries()[w.game().record().cursor() - 1].action;
        QVERIFY(w.game().undo());
        w.window->openCurtain();
        w.settle();
        QVERIFY(w.screen() != nullptr && w.stage() == nullptr);
        QVERIFY(w.game().submit(last));
        w.settle();
        QVERIFY(w.screen() == nullptr);
        QVERIFY(w.stage() != nullptr && w.find("ending-reveal") != nullptr);
        // Opened again it stays open: there is nothing to decide, and somebody wants to look.
        QVERIFY(w.holdOpen());
        w.settle();
        QVERIFY(w.screen() != nullptr);
    }

    void buttonsLeadOn()
    {
        EndedWindow w;
        QVERIFY(w.find<EndingStage>("ending") != nullptr);
        QVERIFY(w.find<QWidget>("decide") == nullptr && w.find<QWidget>("announcement") == nullptr);
        QVERIFY(w.holdOpen());
        w.window->drawCurtain();
        w.settle();
        QVERIFY(w.find<QWidget>("reveal-agreed") == nullptr);
        QVERIFY(w.click("ending-reveal"));
        QVERIFY(w.find<QWidget>("reveal-agreed") != nullptr);
        w.press(Qt::Key_Escape);
        QVERIFY(w.find<QWidget>("reveal-agreed") == nullptr);
        QVERIFY(w.click("ending-new-game"));
        QVERIFY(w.window->newGamePage() != nullptr && w.window->newGamePage()->isVisible());
    }

    /// Where a new game cannot start it says why, and the old one does not come back in its place.
    void aNewGameThatCannotStartSaysWhy()
    {
        EndedWindow w;
        QVERIFY(w.click("ending-new-game"));
        QVERIFY(!w.game().hasGame());
        QVERIFY(!QFile::exists(w.gamesFolder()) || QDir(w.gamesFolder()).removeRecursively());
        QFile inTheWay(w.gamesFolder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const auto board = builtInBoard("fury-3e");
        auto* map = w.window->newGamePage()->findChild<MapView*>("map");
        for (const char* id : {"london", "madrid", "athens", "cagliari"}) {
            QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(*(*board)->find(id)));
            w.settle(1);
        }
        QVERIFY(w.click("start"));
        QVERIFY(w.window->newGamePage()->isVisible() && !w.table()->isVisible());
        const auto labels = w.window->newGamePage()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels,
                                    [](const QLabel* each) { return each->isVisible() && each->text().contains("This did not work."); }));
    }

    /// From Dracula's screen too the table sees what it has revealed.
    void itIsRevealedFromDraculasScreen()
    {
        EndedWindow w;
        w.window->openCurtain();
        w.settle();
        QVERIFY(w.screen() != nullptr);
        QVERIFY(w.click("menu"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto entries = menu->actions();
        const auto reveal = std::ranges::find_if(entries, [](const QAction* each) { return each->text().contains("Reveal the game"); });
        QVERIFY(reveal != entries.end());
        test::clickAction(menu, *reveal);
        w.settle();
        QVERIFY(w.agree());
        QVERIFY(w.screen() == nullptr && w.table()->isVisible() && w.find("ending-watch") != nullptr);
    }
};

DEMETER_TEST(TestEndingStage)
#include "test_ending_stage.moc"
