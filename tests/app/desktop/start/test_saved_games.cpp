// The list of games at home, by clicks and keys: what it says of each, names, and what is deleted.
#include "tests/app/desktop/flaky_device.h"
#include "tests/app/desktop/start/game_files.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/machine_pace.h"
#include "tests/support/rows.h"

#include "app/desktop/start/game_list.h"
#include "app/desktop/start/games_sheet.h"
#include "core/journal/byte_text.h"
#include "core/journal/proof.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QLocale>
#include <QScrollBar>
#include <QTimeZone>

#include <csignal>

#include <sys/resource.h>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

const std::array<std::string, 4> friends{"Ana", "Benedykt", "Ольга", "Danuta"};

QDateTime daysAgo(int days)
{
    return QDateTime::currentDateTimeUtc().addDays(-days);
}

/// A window with a list of games, and hands to use it with.
class GamesFixture : public WindowFixture {
public:
    using WindowFixture::WindowFixture;

    GameListView* list() { return find<GameListView>("games"); }
    GameListModel* model() { return qobject_cast<GameListModel*>(list()->model()); }
    QModelIndex row(const QString& path) { return model()->index(model()->rowOf(path)); }
    QString title(const QString& path) { return row(path).data().toString(); }
    QString second(const QString& path) { return row(path).data(GameListModel::SecondRole).toString(); }
    QString dates(const QString& path) { return row(path).data(GameListModel::DatesRole).toString(); }
    bool choose(const QString& path)
    {
        const QModelIndex index = row(path);
        if (!index.isValid())
            return false;
        list()->scrollTo(index);
        settle();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(index).center());
        settle();
        return list()->currentIndex() == index;
    }
    QString put(const char* name, const QByteArray& bytes, int ago = 1) { return putFile(gamesFolder(), name, bytes, daysAgo(ago)); }
    /// A running game, whose players are friends.
    QString putGame(const char* name, int ago = 1) { return put(name, firstLines(playedGame("combat", friends), 60), ago); }
    bool openList()
    {
        open();
        return click("saved-games") && list() != nullptr;
    }
};

/// As if the disk were full: no file can be made longer than so many bytes.
class FullDisk {
public:
    explicit FullDisk(rlim_t room = 0)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &was_);
        const rlimit limit{room, was_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &was_); }

private:
    rlimit was_{};
};

/// The first line, as if it had been written so.
QByteArray chained(const QByteArray& game)
{
    const QByteArray line = game.first(game.indexOf('\n'));
    const qsizetype open = line.indexOf("\"public\":") + 9, hidden = line.indexOf(",\"hidden\":");
    const qsizetype commitment = line.indexOf("\"commitment\":\"") + 14, head = line.indexOf("\"head\":\"") + 8;
    Commitment committed{};
    if (!readHex(line.mid(commitment, 64).toStdString(), committed))
        return {};
    const Head made = sealedHead(firstHead, 0, line.mid(open, hidden - open).toStdString(), committed);
    return line.first(head) + QByteArray::fromStdString(hexText(made)) + "\"}\n";
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSavedGames : public QObject {
    Q_OBJECT

private slots:
    void listSaysHowFarGamesHaveCome_data();
    void listSaysHowFarGamesHaveCome();
    void statisticsCountWhatIsOver();
    void startShowsTheLastOnes();
    void filesThatDoNotOpenSayWhy();
    void sealedByAnotherKey();
    void whyNotStandsBesideTheGame();
    void damageIsFoundLater();
    void isOpenedByEnterAndByTwoClicks();
    void isNamed_data();
    void isNamed();
    void isNotNamedTooLong();
    void nameGoesAgain();
    void isNotNamedOnAFullDisk();
    void isDeletedAndBroughtBackAtOnce();
    void isDeletedWithAllThatBelongsToIt();
    void isBroughtBackLater();
    void isBroughtBackBesideANewOne();
    void goesForGoodAfterThirtyDays();
    void openGameIsNotDeleted();
    void deletionThatFailsChangesNothing();
    void isDeletedOnAFullDisk();
    void isFoundByPlayerAndName();
    void manyGamesComeUpAtOnce();
    void fileFromElsewhere();
    void keys();
};

void TestSavedGames::listSaysHowFarGamesHaveCome_data()
{
    // `words`: setup, under way, revealed earlier, Dracula has won, the hunters have won
    Rows<QString, QStringList> row;
    const auto add = [&](const char* language, const char* setup, const char* round, const char* earlier, const char* dracula,
                         const char* hunters) {
        row(language, language,
            QStringList{QString::fromUtf8(setup), QString::fromUtf8(round), QString::fromUtf8(earlier), QString::fromUtf8(dracula),
                        QString::fromUtf8(hunters)});
    };
    add("en", "Setup", "Round 2, ", " · revealed, then played on", "Dracula has won", "The hunters have won · revealed");
    add("es", "Preparación", "Ronda 2, ", " · revelada y luego seguida", "Drácula ha ganado", "Los cazadores han ganado · revelada");
    add("pl", "Przygotowanie", "Runda 2, ", " · ujawniona, potem grano dalej", "Dracula wygrał", "Łowcy wygrali · ujawniona");
    add("ru", "Подготовка", "Раунд 2, ", " · раскрыта, затем продолжена", "Дракула победил", "Охотники победили · раскрыта");
    add("it", "Preparazione", "Round 2, ", " · rivelata, poi continuata", "Dracula ha vinto", "I Cacciatori hanno vinto · rivelata");
}

void TestSavedGames::listSaysHowFarGamesHaveCome()
{
    const auto [language, words] = rowOf<QString, QStringList>();
    GamesFixture w(language.toLatin1());
    const QByteArray ended = playedGame("combat", friends);
    const QString setup = w.put("a.demeter", firstLines(ended, 1), 9);
    int lines = 20;
    while (!firstLines(ended, lines).contains("\"round\":2,"))
        ++lines;
    const QString running = w.put("b.demeter", firstLines(ended, lines + 1), 8);
    const QString dracula = w.put("c.demeter", playedGame("influence", {}), 7);
    const QString hunters = w.put("d.demeter", ended, 6);
    // As the reveal writes it.
    w.open();
    w.window->openGame(hunters);
    QVERIFY(w.game().hasGame());
    QVERIFY(w.window->session().reveal(OlderFiles::Keep));
    w.window.reset();
    QVERIFY(QFile::copy(w.gamesFolder() + "/d.reveal.json", w.gamesFolder() + "/b.reveal.json")); // of the same game, at another moment
    // Of another game it says nothing.
    const QByteArray revealed = bytesOf(w.gamesFolder() + "/d.reveal.json");
    const QByteArray id = ended.mid(ended.indexOf("\"game\":\"") + 8, 32);
    QVERIFY(revealed.contains(id));
    for (const char* name : {"a", "c"})
        w.put(qPrintable(name + QStringLiteral(".reveal.json")), QByteArray(revealed).replace(id, QByteArray(32, '0')), 6);
    QVERIFY(w.openList());
    QCOMPARE(w.model()->rowCount(), 4);
    QCOMPARE(w.second(setup), words[0]);
    QVERIFY2(w.second(running).startsWith(words[1]) && w.second(running).endsWith(words[2]), qPrintable(w.second(running)));
    QCOMPARE(w.second(dracula), words[3]);
    QCOMPARE(w.second(hunters), words[4]);
    QCOMPARE(w.title(running), QString("Ana, Benedykt, Ольга, Danuta"));
    // Without players it is called by its day.
    const QLocale locale(language);
    const QString day = locale.toString(QDateTime({2026, 1, 1}, {20, 15}, QTimeZone::utc()).toLocalTime().date(), QLocale::ShortFormat);
    QVERIFY2(w.title(dracula).contains(day), qPrintable(w.title(dracula)));
    QVERIFY2(w.dates(running).contains(day), qPrintable(w.dates(running)));
    QVERIFY2(w.dates(running).contains(locale.toString(QFileInfo(running).lastModified(), QLocale::ShortFormat)),
             qPrintable(w.dates(running)));
    // The newest is the first; the others lie below it.
    for (const auto& [path, at] : {std::pair(hunters, 0), std::pair(dracula, 1), std::pair(running, 2), std::pair(setup, 3)})
        QCOMPARE(w.model()->rowOf(path), at);
    QVERIFY(w.row(hunters).data(Qt::AccessibleTextRole).toString().contains(w.second(hunters)));
}

/// What is not over, or does not open, is said and not counted; what was hidden counts only where it has been revealed.
void TestSavedGames::statisticsCountWhatIsOver()
{
    GamesFixture w("en");
    const QByteArray ended = playedGame("combat", friends);
    w.put("a.demeter", firstLines(ended, 20), 9);
    w.put("b.demeter", "nobody's", 8);
    w.put("c.demeter", playedGame("influence", {}), 7);
    const QString hunters = w.put("d.demeter", ended, 6);
    w.open();
    w.window->openGame(hunters);
    QVERIFY(w.window->session().reveal(OlderFiles::Keep));
    w.window.reset();
    QVERIFY(QFile::copy(w.gamesFolder() + "/d.reveal.json", w.gamesFolder() + "/a.reveal.json")); // the same game, under way
    QVERIFY(w.openList() && w.click("statistics"));
    const auto said = [&](const char* name) {
        auto* label = w.find<QLabel>(name);
        return label != nullptr ? label->text() : QString();
    };
    QCOMPARE(said("statistics-won"), QString("Third edition: Dracula 1, the hunters 1"));
    QVERIFY(said("statistics-rounds").contains("rounds"));
    QVERIFY2(said("statistics-closest").contains("nobody knew") && said("statistics-closest").contains("round "),
             qPrintable(said("statistics-closest")));
    QCOMPARE(said("statistics-player"), QString("Ana: 1 of 1 won"));
    for (const char* name : {"statistics-unfinished", "statistics-unreadable", "statistics-hidden"})
        QVERIFY2(said(name).endsWith(": 1"), name);
    QVERIFY(w.click("statistics-save"));
    auto* dialog = w.find<QFileDialog>("statistics-file");
    QVERIFY(dialog != nullptr);
    const QString path = w.folder.filePath("hunts.csv");
    emit dialog->fileSelected(path);
    dialog->reject();
    const QList<QByteArray> lines = bytesOf(path).split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[1].contains("Ana, Benedykt") && !lines[1].endsWith(",,\"\"\r"), lines[1].constData());
    QVERIFY2(lines[2].contains("\"Dracula\"") && lines[2].endsWith(",,\"\"\r"), lines[2].constData());
    // Once it is not revealed any more nothing hidden is told.
    QVERIFY(QFile::remove(w.gamesFolder() + "/d.reveal.json"));
    w.press(Qt::Key_Escape);
    QVERIFY(w.click("statistics") && said("statistics-closest").isEmpty() && said("statistics-hidden").endsWith(": 2"));
}

void TestSavedGames::startShowsTheLastOnes()
{
    GamesFixture w;
    w.open();
    QVERIFY2(w.find("saved-games") == nullptr, "there is none yet");
    QVERIFY(w.find("open") != nullptr);
    for (int n = 1; n < 7; ++n)
        w.putGame(qPrintable(QStringLiteral("%1.demeter").arg(n)), n);
    w.open();
    QVERIFY(w.find<ChoiceButton>("continue")->secondLine().contains("Benedykt"));
    int saved = 0;
    for (const auto* each : w.window->findChildren<ChoiceButton*>("saved-game"))
        saved += each->isVisible();
    QCOMPARE(saved, 2);
    QVERIFY(w.click("saved-games"));
    QCOMPARE(w.model()->rowCount(), 6);
    w.press(Qt::Key_Escape);
    QVERIFY(w.find("games") == nullptr);
    // One that is over does not go on: it can be looked at, and a new one comes first.
    QCOMPARE(w.find<ChoiceButton>("continue")->kind(), ChoiceKind::CommonPrimary);
    const QString goesOn = w.find<ChoiceButton>("continue")->text();
    w.put("over.demeter", playedGame("combat", friends), 0);
    w.open();
    QVERIFY2(w.find<ChoiceButton>("continue")->text() != goesOn, qPrintable(goesOn));
    QCOMPARE(w.find<ChoiceButton>("continue")->kind(), ChoiceKind::Plain);
    QCOMPARE(w.find<ChoiceButton>("new-game")->kind(), ChoiceKind::CommonPrimary);
}

void TestSavedGames::filesThatDoNotOpenSayWhy()
{
    Devices devices;
    devices.openReadOnly = [](const std::string& path) -> std::expected<std::unique_ptr<Device>, Fault> {
        if (path.ends_with("private.demeter")) // whoever tests as root may read everything
            return std::unexpected(Fault{"device-denied", path, {}});
        return openFileReadOnly(path);
    };
    GamesFixture w("en", 1, devices);
    const QByteArray game = firstLines(playedGame("combat", friends), 30);
    const auto changed = [&](const char* from, const char* to) { return QByteArray(game).replace(from, to); };
    const QString good = w.put("good.demeter", game);
    QMap<QString, QString> reasons{
        {w.put("empty.demeter", {}), "The file is empty: no game has begun in it."},
        {w.put("newer.demeter", changed("demeter-game/4", "demeter-game/9")),
         "A newer version of Demeter made this game. It opens with that version."},
        {w.put("letter.demeter", "Dear Ana,\nsee you on Tuesday.\n"), "This file is no game of Demeter."},
        {w.put("other.demeter", "{\"coins\":1}\n"), "This file is no game of Demeter."},
        {w.put("damaged.demeter", changed("\"handling\":\"dealt\"", "\"handling\":\"dealr\"")),
         "The file is damaged at its beginning: nothing of the game can be read."},
        {w.put("torn.demeter", game.first(300)), "The file is damaged at its beginning: nothing of the game can be read."},
        {w.put("cards.demeter", chained(changed("\"cards\":\"dracula-3e\"", "\"cards\":\"dracula-9e\""))),
         "The game is played with the cards \"dracula-9e\", which this program does not know."},
        {w.put("private.demeter", game), "The system does not let this program read the file."},
    };
    QVERIFY(w.openList());
    QCOMPARE(w.model()->rowCount(), 9);
    QCOMPARE(w.second(good).left(5), QString("Round"));
    for (auto reason = reasons.cbegin(); reason != reasons.cend(); ++reason) {
        QCOMPARE(w.second(reason.key()), reason.value());
        QVERIFY(w.row(reason.key()).data(GameListModel::WrongRole).toBool());
        QVERIFY(w.choose(reason.key()));
        QCOMPARE(w.find<ChoiceButton>("open-game")->kind(), ChoiceKind::Off);
        QVERIFY(w.click("open-game"));
        QCOMPARE(w.status(), reason.value());
        QVERIFY(!w.game().hasGame());
    }
    // They are named and deleted like any other.
    QVERIFY(w.choose(w.gamesFolder() + "/letter.demeter") && w.click("delete-game"));
    QCOMPARE(w.model()->rowCount(), 8);
    QVERIFY(w.choose(good) && w.click("open-game"));
    QVERIFY(w.game().hasGame() && w.list() == nullptr);
}

void TestSavedGames::sealedByAnotherKey()
{
    const QTemporaryDir folder;
    Devices devices;
    devices.keys = std::make_shared<KeyFile>(folder.filePath("keys").toStdString());
    GamesFixture w("en", 1, devices);
    const QString path = w.putGame("a.demeter");
    QVERIFY(w.openList());
    QCOMPARE(w.second(path),
             QString("The key to this game is not here: it was sealed on another device, or an old copy of the key file was put back."));
    QCOMPARE(w.title(path), QString("Ana, Benedykt, Ольга, Danuta")); // which anybody can read
    QVERIFY2(!QFile::exists(folder.filePath("keys")), "whoever only looks needs no key");
}

/// The sentence that comes up below takes no room from the game that it is about.
void TestSavedGames::whyNotStandsBesideTheGame()
{
    GamesFixture w;
    w.window->resize(390, 844);
    for (int n = 1; n < 9; ++n)
        w.put(QStringLiteral("%1.demeter").arg(n).toLatin1().constData(), "Dear Ana\n", n);
    QVERIFY(w.openList());
    const auto whole = [&](int row) { return w.list()->viewport()->rect().contains(w.list()->visualRect(w.model()->index(row, 0))); };
    int last = 1; // not to be seen whole until it is chosen; then it is the lowest
    while (whole(last))
        ++last;
    QVERIFY(last < 7);
    const int before = w.list()->viewport()->height();
    w.list()->setCurrentIndex(w.model()->index(last, 0));
    w.settle();
    QVERIFY(whole(last) && !whole(last + 1));
    QVERIFY(w.click("open-game"));
    w.settle();
    QVERIFY2(w.list()->viewport()->height() < before, "it says why not");
    QVERIFY(whole(last));
}

void TestSavedGames::damageIsFoundLater()
{
    GamesFixture w;
    QByteArray game = firstLines(playedGame("combat", friends), 50);
    const qsizetype at = firstLines(game, 20).size();
    game.replace(game.indexOf("\"round\":", at), 9, "\"round\":7");
    const QString damaged = w.put("damaged.demeter", game, 1);
    const QString torn = w.put("torn.demeter", firstLines(playedGame("combat", friends), 50) + R"({"seq":50,"public":{"rou)", 2);
    QVERIFY(w.openList());
    QTRY_VERIFY2(w.second(damaged).contains("damaged (line 21); it can be read up to there"), qPrintable(w.second(damaged)));
    QVERIFY2(w.second(damaged).startsWith("Round"), "it still opens");
    QTest::qWait(50);
    QVERIFY2(!w.second(torn).contains("damaged"), "a write that was cut short is none");
    // It is also found of a game that a search hides meanwhile.
    w.model()->setFiles({w.model()->file(w.model()->rowOf(damaged)), w.model()->file(w.model()->rowOf(torn))});
    QVERIFY(!w.second(damaged).contains("damaged"));
    w.model()->find("nobody");
    QTest::qWait(50);
    w.model()->find({});
    QTRY_VERIFY2(w.second(damaged).contains("damaged"), qPrintable(w.second(damaged)));
    QVERIFY(w.choose(damaged) && w.click("open-game"));
    QVERIFY(w.game().hasGame() && w.game().record().readOnly());
}

void TestSavedGames::isOpenedByEnterAndByTwoClicks()
{
    GamesFixture w;
    const QString newest = w.putGame("a.demeter", 1), older = w.putGame("b.demeter", 2);
    QVERIFY(w.openList());
    QCOMPARE(QApplication::focusWidget(), w.list());
    w.press(Qt::Key_Down);
    w.press(Qt::Key_Return);
    QVERIFY(w.game().hasGame());
    QCOMPARE(QString::fromStdString(w.game().record().path()), older);
    QVERIFY(w.openList());
    QTest::mouseDClick(w.list()->viewport(), Qt::LeftButton, {}, w.list()->visualRect(w.row(newest)).center());
    w.settle();
    QVERIFY(w.game().hasGame());
    QCOMPARE(QString::fromStdString(w.game().record().path()), newest);
}

void TestSavedGames::isNamed_data()
{
    Rows<QString, QString> row;
    row("a name", "Friday at Ana's", "Friday at Ana's");
    row("Cyrillic", QStringLiteral("Охота под Рождество"), QStringLiteral("Охота под Рождество"));
    row("emoji", QStringLiteral("🧛‍♂️ 🦇 👨‍👩‍👧‍👦"),
        QStringLiteral("🧛‍♂️ 🦇 👨‍👩‍👧‍👦"));
    row("right to left", QStringLiteral("ליל דרקולה"), QStringLiteral("ליל דרקולה"));
    row("spaces", "  two   spaces ", "two spaces");
    row("turned", QStringLiteral("a\u202Eb"), "ab");
    row("sixty", QString(60, u'n'), QString(60, u'n'));
    row("sixty that are put together", QStringLiteral("👨‍👩‍👧‍👦").repeated(60),
        QStringLiteral("👨‍👩‍👧‍👦").repeated(60));
}

void TestSavedGames::isNamed()
{
    const auto [typed, kept] = rowOf<QString, QString>();
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    const QByteArray bytes = bytesOf(path);
    const QDateTime written = QFileInfo(path).lastModified();
    QVERIFY(w.openList());
    w.press(Qt::Key_F2);
    auto* field = w.find<QLineEdit>("game-name");
    QVERIFY(field != nullptr && field->hasFocus());
    field->setText(typed);
    w.press(Qt::Key_Return);
    QVERIFY(w.find("game-name") == nullptr);
    QCOMPARE(w.title(path), kept);
    QVERIFY2(w.second(path).startsWith("Ana, Benedykt"), "who plays is said behind it");
    // The record's bytes are what they were, and the name survives.
    QCOMPARE(bytesOf(path), bytes);
    QCOMPARE(QFileInfo(path).lastModified(), written);
    QVERIFY(w.openList());
    QCOMPARE(w.title(path), kept);
    w.press(Qt::Key_Escape);
    QVERIFY(w.find<ChoiceButton>("continue")->secondLine().startsWith(kept));
    QVERIFY(w.click("continue"));
    QVERIFY2(w.game().hasGame() && !w.game().record().readOnly(), "it is the same game");
}

void TestSavedGames::isNotNamedTooLong()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    QVERIFY(w.openList());
    QVERIFY(w.click("rename-game"));
    auto* field = w.find<QLineEdit>("game-name");
    QVERIFY(field != nullptr);
    field->setText(QString(61, u'n'));
    QVERIFY(w.click("keep-name"));
    QCOMPARE(w.status(), QString("A name has at most 60 signs; this one has 61."));
    QVERIFY2(field->isVisible(), "it can be made shorter");
    field->setText("n");
    QVERIFY(w.click("keep-name"));
    QVERIFY(w.status().isEmpty());
    QCOMPARE(w.title(path), QString("n"));
    // What is left is kept, Esc only leaves the field, and the list stays.
    QVERIFY(w.click("rename-game"));
    w.find<QLineEdit>("game-name")->setText("never mind");
    w.press(Qt::Key_Escape);
    QVERIFY(w.find("game-name") == nullptr && w.list() != nullptr);
    QCOMPARE(w.title(path), QString("n"));
    QCOMPARE(QApplication::focusWidget(), w.list());
}

void TestSavedGames::nameGoesAgain()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    putFile(w.gamesFolder(), "a.name", "A name\n");
    QVERIFY(w.openList());
    QCOMPARE(w.title(path), QString("A name"));
    w.press(Qt::Key_F2);
    QCOMPARE(w.find<QLineEdit>("game-name")->text(), QString("A name"));
    w.press(Qt::Key_Delete); // all of it is selected
    w.press(Qt::Key_Return);
    QCOMPARE(w.title(path), QString("Ana, Benedykt, Ольга, Danuta"));
    QVERIFY(!QFile::exists(w.gamesFolder() + "/a.name"));
}

void TestSavedGames::isNotNamedOnAFullDisk()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    putFile(w.gamesFolder(), "a.name", "The old name\n");
    QVERIFY(w.openList());
    const QStringList before = QDir(w.gamesFolder()).entryList(QDir::Files | QDir::Hidden);
    w.press(Qt::Key_F2);
    w.find<QLineEdit>("game-name")->setText("A new name that is longer");
    for (const rlim_t room : {0, 5}) {
        {
            const FullDisk full(room);
            w.press(Qt::Key_Return);
        }
        QCOMPARE(w.status(), QString("The name could not be kept. There is no room left to write to."));
        QVERIFY(w.find("game-name") != nullptr);
        QCOMPARE(bytesOf(w.gamesFolder() + "/a.name"), QByteArray("The old name\n"));
        QCOMPARE(QDir(w.gamesFolder()).entryList(QDir::Files | QDir::Hidden), before);
    }
    w.press(Qt::Key_Return); // there is room again
    QCOMPARE(w.title(path), QString("A new name that is longer"));
}

void TestSavedGames::isDeletedAndBroughtBackAtOnce()
{
    GamesFixture w;
    const QString newest = w.putGame("a.demeter", 1), middle = w.putGame("b.demeter", 2), oldest = w.putGame("c.demeter", 3);
    const QByteArray bytes = bytesOf(middle);
    const QDateTime written = QFileInfo(middle).lastModified();
    QVERIFY(w.openList());
    QVERIFY(w.choose(middle));
    QWidget* button = w.find("delete-game");
    const QPoint before = button->mapTo(w.window.get(), QPoint());
    QVERIFY(w.click("delete-game"));
    QCOMPARE(w.model()->rowCount(), 2);
    QVERIFY(!QFile::exists(middle));
    QCOMPARE(w.find("delete-game"), button);
    QCOMPARE(button->mapTo(w.window.get(), QPoint()), before); // the finger is on what it was on
    QCOMPARE(w.list()->currentIndex(), w.row(oldest));
    QVERIFY(w.find("undo-removal") != nullptr);
    w.list()->setFocus();
    w.press(Qt::Key_Delete);
    QCOMPARE(w.model()->rowCount(), 1);
    QTest::qWait(300); // it stays
    QVERIFY(w.find("undo-removal") != nullptr);
    w.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(w.row(oldest).isValid());
    QCOMPARE(w.list()->currentIndex(), w.row(oldest));
    QVERIFY(w.click("undo-removal"));
    QCOMPARE(w.model()->rowCount(), 3);
    QCOMPARE(w.list()->currentIndex(), w.row(middle));
    QCOMPARE(bytesOf(middle), bytes);
    QCOMPARE(QFileInfo(middle).lastModified(), written);
    QVERIFY(w.find("undo-removal") == nullptr);
    QVERIFY(!QFile::exists(w.gamesFolder() + "/deleted") || QDir(w.gamesFolder() + "/deleted").isEmpty());
    // All of them.
    for (const QString& each : {newest, middle, oldest}) {
        QVERIFY(w.choose(each));
        w.press(Qt::Key_Delete);
    }
    QCOMPARE(w.model()->rowCount(), 0);
    QVERIFY(w.find<QLabel>("no-games")->text().contains("No game"));
    QCOMPARE(w.find<ChoiceButton>("open-game")->kind(), ChoiceKind::Off);
    w.press(Qt::Key_Escape);
    QVERIFY2(w.find("saved-games") != nullptr, "they can still be brought back");
    QVERIFY(w.find("continue") == nullptr);
}

void TestSavedGames::isDeletedWithAllThatBelongsToIt()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1), other = w.putGame("a 2.demeter", 2);
    for (const char* name : {"a.name", "a.reveal.json", "a.reveal.html", "a 2.name", "board-1.json"})
        putFile(w.gamesFolder(), name, name);
    QVERIFY(w.openList());
    QVERIFY(w.choose(path));
    w.press(Qt::Key_Delete);
    const QStringList left = QDir(w.gamesFolder()).entryList(QDir::Files);
    QCOMPARE(left, (QStringList{"a 2.demeter", "a 2.name", "board-1.json"}));
    w.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(QDir(w.gamesFolder()).entryList(QDir::Files).size(), 7);
    QCOMPARE(w.title(path), QString("a.name"));
    QCOMPARE(bytesOf(w.gamesFolder() + "/a.reveal.json"), QByteArray("a.reveal.json"));
}

void TestSavedGames::isBroughtBackLater()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    w.putGame("b.demeter", 2);
    putFile(w.gamesFolder(), "a.name", "The long night");
    QVERIFY(w.openList() && w.choose(path) && w.click("delete-game"));
    w.press(Qt::Key_Escape);
    QVERIFY(w.openList()); // as after a restart
    QCOMPARE(w.model()->rowCount(), 1);
    QVERIFY(w.find("undo-removal") == nullptr);
    QVERIFY(w.click("deleted-games"));
    QCOMPARE(w.model()->rowCount(), 1);
    const QModelIndex row = w.model()->index(0);
    QCOMPARE(row.data().toString(), QString("The long night"));
    const QLocale english("en");
    QVERIFY2(row.data(GameListModel::DatesRole).toString().contains(english.toString(QDate::currentDate(), QLocale::ShortFormat)),
             qPrintable(row.data(GameListModel::DatesRole).toString()));
    QVERIFY(!row.data(GameListModel::WrongRole).toBool());
    w.press(Qt::Key_Escape); // back to the others
    QVERIFY(w.list() != nullptr && w.find("delete-game") != nullptr);
    QVERIFY(w.click("deleted-games") && w.click("bring-back"));
    QVERIFY2(w.status().contains("The long night"), qPrintable(w.status()));
    QCOMPARE(w.model()->rowCount(), 0);
    QVERIFY(w.click("to-games"));
    QCOMPARE(w.model()->rowCount(), 2);
    QCOMPARE(w.title(path), QString("The long night"));
    QVERIFY(w.choose(path) && w.click("open-game"));
    QVERIFY(w.game().hasGame() && !w.game().record().readOnly());
}

void TestSavedGames::isBroughtBackBesideANewOne()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    putFile(w.gamesFolder(), "a.name", "The first");
    QVERIFY(w.openList() && w.click("delete-game"));
    w.putGame("a.demeter", 3);
    w.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(w.model()->rowCount(), 2);
    QCOMPARE(w.title(w.gamesFolder() + "/a (2).demeter"), QString("The first"));
    QCOMPARE(w.title(path), QString("Ana, Benedykt, Ольга, Danuta"));
}

void TestSavedGames::goesForGoodAfterThirtyDays()
{
    GamesFixture w;
    w.putGame("kept.demeter", 1);
    const auto deleted = [&](int days) {
        const QString name = daysAgo(days).toString("yyyy-MM-dd hh.mm.ss");
        putFile(w.gamesFolder() + "/deleted/" + name, "a.demeter", firstLines(playedGame("combat", friends), 30));
        putFile(w.gamesFolder() + "/deleted/" + name, "a.name", "A name");
        return w.gamesFolder() + "/deleted/" + name;
    };
    const QString old = deleted(31), young = deleted(29), mixed = deleted(40);
    // Thirty days to the minute, wherever midnight lies: the list names the day.
    const QString nearly = w.gamesFolder() + "/deleted/" + daysAgo(30).addSecs(600).toString("yyyy-MM-dd hh.mm.ss");
    putFile(nearly, "c.demeter", firstLines(playedGame("combat", friends), 30));
    putFile(mixed, "holiday.jpg", "somebody's own");
    putFile(w.gamesFolder() + "/deleted/my own folder", "b.demeter", "x");
    putFile(w.gamesFolder() + "/deleted/2020-01-01 10.00.00 mine", "b.demeter", "x");
    w.open(); // the program starts
    QVERIFY(!QFile::exists(old));
    QVERIFY(QFile::exists(young + "/a.demeter") && QFile::exists(young + "/a.name"));
    QVERIFY2(QFile::exists(nearly + "/c.demeter"), "ten minutes before its time");
    QVERIFY(QFile::exists(mixed + "/holiday.jpg") && !QFile::exists(mixed + "/a.demeter"));
    QVERIFY(QFile::exists(w.gamesFolder() + "/deleted/my own folder/b.demeter"));
    QVERIFY(QFile::exists(w.gamesFolder() + "/deleted/2020-01-01 10.00.00 mine/b.demeter"));
    QVERIFY(QFile::exists(w.gamesFolder() + "/kept.demeter"));
    QVERIFY(w.click("saved-games") && w.click("deleted-games"));
    QCOMPARE(w.model()->rowCount(), 2);
    QVERIFY(w.click("bring-back") && w.click("to-games"));
    QCOMPARE(w.model()->rowCount(), 2);
}

void TestSavedGames::openGameIsNotDeleted()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    auto elsewhere = openFile(path.toStdString()); // another window
    QVERIFY(elsewhere);
    QVERIFY(w.openList());
    w.press(Qt::Key_Delete);
    QCOMPARE(w.status(), QString("The game stays where it is. This game is open in another window or program."));
    QVERIFY(QFile::exists(path));
    QCOMPARE(w.model()->rowCount(), 1);
    QVERIFY(w.find("undo-removal") == nullptr);
    elsewhere->reset();
    w.press(Qt::Key_Delete);
    QCOMPARE(w.model()->rowCount(), 0);
    QVERIFY(w.status().isEmpty());
}

void TestSavedGames::deletionThatFailsChangesNothing()
{
    const auto left = std::make_shared<int>(100);
    Devices devices;
    devices.move = [left](const std::string& from, const std::string& to) -> std::expected<void, Fault> {
        if ((*left)-- == 0)
            return std::unexpected(Fault{"device-full", from, {}});
        return moveFile(from, to);
    };
    GamesFixture w("en", 1, devices);
    const QString path = w.putGame("a.demeter", 1);
    for (const char* name : {"a.name", "a.reveal.json", "a.reveal.html"})
        putFile(w.gamesFolder(), name, name);
    const auto all = [&] { return QDir(w.gamesFolder()).entryList(QDir::Files); };
    const QStringList before = all();
    QVERIFY(w.openList());
    for (int moved = 0; moved < 4; ++moved) {
        *left = moved;
        w.press(Qt::Key_Delete);
        QCOMPARE(w.status(), QString("The game stays where it is. There is no room left to write to."));
        QCOMPARE(all(), before);
        QCOMPARE(w.model()->rowCount(), 1);
    }
    *left = 100;
    w.press(Qt::Key_Delete);
    QVERIFY(all().isEmpty());
    // Nor is anything half brought back.
    for (int moved = 0; moved < 4; ++moved) {
        *left = moved;
        w.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(w.status().contains("could not be brought back"), qPrintable(w.status()));
        QVERIFY(all().isEmpty());
    }
    *left = 100;
    QVERIFY(w.click("undo-removal"));
    QCOMPARE(all(), before);
    // Somebody's own file is in the way of the folder.
    QDir().rmdir(w.gamesFolder() + "/deleted");
    putFile(w.gamesFolder(), "deleted", "mine");
    w.press(Qt::Key_Delete);
    QVERIFY2(w.status().startsWith("The game stays where it is."), qPrintable(w.status()));
    QVERIFY(QFile::exists(path));
}

/// Nothing is written for it: it is what makes room.
void TestSavedGames::isDeletedOnAFullDisk()
{
    GamesFixture w;
    const QString path = w.putGame("a.demeter", 1);
    const QByteArray bytes = bytesOf(path);
    QVERIFY(w.openList());
    {
        const FullDisk full;
        w.press(Qt::Key_Delete);
        QVERIFY(!QFile::exists(path));
        w.press(Qt::Key_Z, Qt::ControlModifier);
    }
    QCOMPARE(bytesOf(path), bytes);
}

void TestSavedGames::isFoundByPlayerAndName()
{
    GamesFixture w;
    for (int n = 0; n < 9; ++n)
        w.putGame(qPrintable(QStringLiteral("%1.demeter").arg(n)), n + 1);
    QVERIFY(w.openList());
    QVERIFY2(w.find("games-search") == nullptr, "nine are seen at once");
    const QString named = w.put("named.demeter", playedGame("influence", {"Łucja", "", "", ""}), 20);
    putFile(w.gamesFolder(), "named.name", "Zażółć gęślą jaźń");
    QVERIFY(w.openList());
    auto* search = w.find<QLineEdit>("games-search");
    QVERIFY(search != nullptr);
    search->setFocus();
    for (const auto& [typed, found] : {std::pair("lucja", 1), std::pair("ЛУЦ", 0), std::pair("ольга", 9), std::pair("ana bened", 9),
                                       std::pair("gesla", 1), std::pair("jaz zaz", 1), std::pair("nobody", 0), std::pair("", 10)}) {
        search->setText(QString::fromUtf8(typed));
        w.settle();
        QVERIFY2(w.model()->rowCount() == found, typed);
        QCOMPARE(w.find("no-games") != nullptr, found == 0);
    }
    search->setText("lucja");
    w.settle();
    w.press(Qt::Key_Down); // from the field to what it found
    QCOMPARE(QApplication::focusWidget(), w.list());
    w.press(Qt::Key_Return);
    QVERIFY(w.game().hasGame());
    QCOMPARE(QString::fromStdString(w.game().record().path()), named);
}

void TestSavedGames::manyGamesComeUpAtOnce()
{
    GamesFixture w;
    // Games as large as a long evening's.
    QByteArray game = playedGame("combat", friends);
    const QByteArray quiet = R"({"seq":9,"public":{"round":6},"hidden":")" + QByteArray(900, 'A') + "\"}\n";
    while (game.size() < 400'000)
        game.insert(game.indexOf('\n') + 1, quiet);
    for (int n = 0; n < 500; ++n)
        w.put(qPrintable(QStringLiteral("game %1.demeter").arg(n)), game, n + 1);
    w.open();
    MachinePace pace;
    QElapsedTimer clock;
    for (int n = 0; n < 5; ++n)
        pace.feel();
    clock.start();
    w.window->openGames();
    w.window->repaint();
    const qint64 opened = clock.elapsed();
    w.settle();
    QCOMPARE(w.model()->rowCount(), 500);
    QVERIFY2(w.model()->readSoFar() < 25, qPrintable(QString::number(w.model()->readSoFar())));
    qInfo("500 games are listed in %lld ms", opened);
    QVERIFY2(opened * 1000 < pace.stretched(300'000), qPrintable(QString::number(opened)));
    // From one end to the other, a row at a time, each painted.
    qint64 slowest = 0;
    auto* bar = w.list()->verticalScrollBar();
    for (int at = 0; at < bar->maximum(); at += GameListView::rowHeight(w.list()->viewport()->width()) * 8) {
        clock.start();
        bar->setValue(at);
        w.list()->viewport()->repaint();
        slowest = qMax(slowest, clock.elapsed());
        if (at % 11 == 0)
            QCoreApplication::processEvents(); // what is looked at later takes its time too
    }
    qInfo("the slowest page is painted in %lld ms", slowest);
    QVERIFY2(slowest * 1000 < pace.stretched(100'000), qPrintable(QString::number(slowest)));
    bar->setValue(bar->maximum());
    w.settle();
    w.press(Qt::Key_End);
    QCOMPARE(w.list()->currentIndex().row(), 499);
    w.press(Qt::Key_Home);
    QCOMPARE(w.list()->currentIndex().row(), 0);
    clock.start();
    w.find<QLineEdit>("games-search")->setText("benedykt");
    w.list()->viewport()->repaint();
    QCOMPARE(w.model()->rowCount(), 500);
    qInfo("all are searched in %lld ms", clock.elapsed());
    QVERIFY2(clock.elapsed() * 1000 < pace.stretched(1'000'000), qPrintable(QString::number(clock.elapsed())));
}

void TestSavedGames::fileFromElsewhere()
{
    GamesFixture w;
    w.putGame("a.demeter", 1);
    const QString letter = putFile(w.folder.path(), "letter.demeter", "Dear Ana\n");
    const QString game = putFile(w.folder.path(), "from Ana.demeter", firstLines(playedGame("combat", friends), 30));
    QVERIFY(w.openList());
    const auto choose = [&](const QString& path) {
        if (!w.click("open-file"))
            return false;
        auto* dialog = w.find<QFileDialog>("game-file");
        if (dialog == nullptr)
            return false;
        dialog->selectFile(path);
        emit dialog->fileSelected(path);
        dialog->close();
        w.settle();
        return true;
    };
    QVERIFY(choose(letter));
    QCOMPARE(w.status(), QString("This file is no game of Demeter."));
    QVERIFY(w.list() != nullptr && !w.game().hasGame());
    QVERIFY(choose(w.folder.path() + "/nothing.demeter"));
    QCOMPARE(w.status(), QString("The file or its folder does not exist."));
    QVERIFY(choose(game));
    QVERIFY(w.game().hasGame());
    QVERIFY(w.list() == nullptr);
}

/// Everything without a mouse, and every control has a name.
void TestSavedGames::keys()
{
    GamesFixture w;
    for (int n = 0; n < 12; ++n)
        w.putGame(qPrintable(QStringLiteral("%1.demeter").arg(n)), n + 1);
    w.open();
    QVERIFY(w.tabTo("saved-games"));
    w.press(Qt::Key_Space);
    QVERIFY(w.list() != nullptr);
    QStringList reached;
    for (int n = 0; n < 12; ++n) {
        reached << QApplication::focusWidget()->objectName();
        w.press(Qt::Key_Tab);
    }
    for (const char* name : {"games", "games-search", "open-game", "rename-game", "delete-game", "open-file", "deleted-games", "close"}) {
        QVERIFY2(reached.contains(QLatin1String(name)), name);
        QVERIFY2(!w.find(name)->accessibleName().isEmpty() || !qobject_cast<QAbstractButton*>(w.find(name))->text().isEmpty(), name);
        QVERIFY2(w.find(name)->width() >= 44 && w.find(name)->height() >= 44, name);
    }
    for (const char* name : {"open-game", "games"}) { // wherever the keyboard is
        w.find(name)->setFocus();
        w.press(Qt::Key_F2);
        QVERIFY2(w.find("game-name") != nullptr, name);
        w.press(Qt::Key_Escape);
    }
    w.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("games-search"));
    w.list()->setFocus();
    w.press(Qt::Key_O, Qt::ControlModifier);
    auto* dialog = w.find<QFileDialog>("game-file");
    QVERIFY(dialog != nullptr);
    dialog->reject();
    w.window->activateWindow();
    w.settle();
    // The language can be another one meanwhile.
    w.list()->setFocus();
    w.press(Qt::Key_Delete);
    QVERIFY(w.find("undo-removal") != nullptr);
    w.window->settings().setLanguage(Language::Ru);
    w.settle();
    QVERIFY(w.list() != nullptr && w.find("undo-removal") != nullptr);
    QVERIFY2(w.second(w.model()->file(0).path).startsWith(QStringLiteral("Раунд")), qPrintable(w.second(w.model()->file(0).path)));
    w.press(Qt::Key_Escape);
    QVERIFY(w.list() == nullptr);
}

DEMETER_TEST(TestSavedGames)
#include "test_saved_games.moc"
