// Deal, codes, reveal, and the key behind a PIN: through real clicks.
#include "app/desktop/guard/passphrase_sheet.h"
#include "app/desktop/guard/pin_sheet.h"
#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/session/pin_lock.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/resources.h"
#include "app/text/witness_keeper.h"
#include "core/fury3e/record/recorded.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/random_round.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QThreadPool>

#include <random>
#include <vector>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::WindowFixture;

namespace {

/// A window whose games are dealt fairly and sealed by a key file of its own.
Devices fair(const QTemporaryDir& folder)
{
    Devices devices;
    devices.keys = std::make_shared<KeyFile>(folder.filePath("keys/keys").toStdString());
    return devices;
}

std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

class TestCodes : public QObject {
    Q_OBJECT

private:
    /// Fills the new-game screen in and asks for the start.
    static void askForStart(WindowFixture& w)
    {
        QVERIFY(w.click("new-game"));
        const auto board = *builtInBoard("fury-3e");
        for (const char* id : {"london", "madrid", "zurich", "prague"})
            emit w.window->newGamePage()->findChild<MapView*>("map")->tapped(*board->find(id));
        w.settle();
        QVERIFY(w.click("start"));
    }
    /// Plays Dracula's first phase to its end, so that the table is shown its first code.
    static void playPhase(WindowFixture& w)
    {
        w.window->openCurtain();
        QVERIFY(w.game().submit(ChooseStart{w.place("paris")}));
        w.window->drawCurtain();
        w.window->witnesses()->makeAll();
        QTRY_COMPARE(w.window->witnesses()->codes().size(),
                     static_cast<qsizetype>(w.game().record().witnesses().size() + (w.game().record().promise() ? 1 : 0)));
        w.settle();
    }
    /// The file of a game that was dealt.
    static QString begunGame(WindowFixture& w)
    {
        askForStart(w);
        if (!w.click("deal"))
            return {};
        return QString::fromStdString(w.game().record().path());
    }
    /// The program is started again and asked for the game.
    static void restart(WindowFixture& w, const QTemporaryDir& folder, const QString& path)
    {
        w.window.reset();
        w.window = std::make_unique<MainWindow>(w.gamesFolder(), fair(folder), test::thirdEditionAlone());
        w.window->show();
        w.window->activateWindow();
        w.settle();
        w.openGame(path);
    }
    /// On the pad that is open, however long it takes to be ready for it.
    static void typePin(WindowFixture& w, const char* digits)
    {
        QTest::keyClicks(w.window->pinSheet(), QString::fromLatin1(digits));
        QTest::keyClick(w.window->pinSheet(), Qt::Key_Return);
        w.settle();
    }
    /// A finger that stays on the button until the sheet says something else.
    static void holdToReveal(WindowFixture& w)
    {
        auto* hold = w.find<HoldButton>("reveal-agreed");
        QVERIFY(hold != nullptr);
        QTest::mousePress(hold, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(w.find("reveal-agreed") == nullptr, 10 * HoldButton::holdMilliseconds);
        w.settle();
    }
    static QString shownCode(WindowFixture& w)
    {
        const auto* label = w.table()->findChild<QLabel*>("table-code");
        return label == nullptr ? QString() : QString(label->text()).replace(u'\n', u' ');
    }

private slots:
    /// The promise is shown first, then the words are said, and the decks follow from both: `verify` finds it so with the code noted.
    void fairDeal()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        w.window->witnesses()->setSpokenCode(spokenCode);
        askForStart(w);
        QVERIFY(!w.game().hasGame()); // nothing is dealt before the words
        auto* field = w.find<QLineEdit>("deal-words");
        QVERIFY(field != nullptr && field->isVisible());
        const QString promise = w.find<QLabel>("promise")->text();
        QCOMPARE(promise.size(), 19);
        QTest::keyClicks(field, "Garlic,  and roses");
        QCOMPARE(w.find<QLabel>("deal-counted")->text(), QStringLiteral("They count as: garlic and roses"));
        QVERIFY(w.click("deal"));
        QVERIFY(w.game().hasGame());
        const Record& record = w.game().record();
        QCOMPARE(record.words(), std::string_view("garlic and roses"));
        playPhase(w);
        const QList<ShownCode> codes = w.window->witnesses()->codes();
        QCOMPARE(codes.front().code, promise);
        QVERIFY(!codes.front().round);
        QCOMPARE(*codes.back().round, std::uint16_t{0});
        QCOMPARE(shownCode(w), codes.back().code);
        const auto lines = readReveal(record.reveal().value());
        QVERIFY(lines);
        const std::vector<NotedCode> noted{{promise.toStdString(), std::nullopt, std::nullopt},
                                           {codes.back().code.toStdString(), std::uint16_t{0}, std::nullopt}};
        const Verification result = verify(*lines, noted, boardSource({}), builtInCatalogue());
        QVERIFY(result.objections.empty() && result.promised);
        QCOMPARE(result.vouched, record.witnesses().front().line + 1);
        const auto qr = readQrText(codes.back().qr.toStdString());
        QVERIFY(qr && qr->head == record.witnesses().front().head);
    }

    /// Each takes its time, and the newest is the one that is wanted.
    void newestIsMadeFirst()
    {
        WitnessKeeper keeper;
        QVERIFY(!keeper.newest());
        std::vector<Witness> witnesses;
        for (std::uint16_t round = 0; round < 4; ++round) {
            Head head{};
            head.fill(static_cast<std::uint8_t>(round + 1));
            witnesses.push_back({round, round * 10U, head});
        }
        QList<std::uint16_t> made;
        connect(&keeper, &WitnessKeeper::changed, this, [&] {
            for (const ShownCode& code : keeper.codes())
                if (!made.contains(*code.round))
                    made << *code.round;
        });
        const GameId game{7};
        keeper.follow(game, {}, codeDigits, std::nullopt, witnesses);
        QVERIFY(keeper.codes().isEmpty() && keeper.newest()->beingMade && keeper.newest()->code.isEmpty());
        QCOMPARE(*keeper.newest()->round, std::uint16_t{3});
        const auto qr = readQrText(keeper.newest()->qr.toStdString());
        QVERIFY2(qr && qr->head == witnesses.back().head, "it can be photographed at once");
        // Those of before are not worked on until somebody wants to see them.
        QTRY_VERIFY(!keeper.newest()->beingMade);
        QTRY_COMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        QTest::qWait(1);
        QCOMPARE(made, QList<std::uint16_t>{3});
        keeper.makeAll();
        QTRY_COMPARE(made.size(), qsizetype{4});
        QCOMPARE(made, (QList<std::uint16_t>{3, 2, 1, 0}));
        QCOMPARE(*keeper.codes().front().round, std::uint16_t{0});
        QCOMPARE(keeper.newest(), std::optional(keeper.codes().back()));
        // One more, and before it is made nothing else stands for it.
        witnesses.push_back({std::uint16_t{4}, 40, Head{9}});
        keeper.follow(game, {}, codeDigits, std::nullopt, witnesses);
        QVERIFY(keeper.newest()->beingMade && *keeper.newest()->round == 4);
        QCOMPARE(keeper.codes().size(), qsizetype{4});
        QTRY_COMPARE(keeper.codes().size(), qsizetype{5});
        QVERIFY(!keeper.newest()->beingMade && !keeper.newest()->code.isEmpty());
        keeper.forget();
        QVERIFY(!keeper.newest() && keeper.codes().isEmpty());
        // Another game is another wish.
        keeper.follow(GameId{8}, {}, codeDigits, std::nullopt, witnesses);
        QTRY_COMPARE(keeper.codes().size(), qsizetype{1});
        QTRY_COMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        QTest::qWait(1);
        QCOMPARE(keeper.codes().size(), qsizetype{1});
        QCOMPARE(*keeper.codes().front().round, std::uint16_t{4});
    }

    /// When a game is gone on with, nobody is shown a code of before.
    void tableShowsNoOlderCode()
    {
        WindowFixture w;
        QVERIFY(w.newGame());
        std::mt19937_64 random(7);
        while (w.game().record().witnesses().size() < 3) {
            const auto action = test::likelyAction(random, w.game().ruleset(), w.state(), {CardHandling::Dealt, 100, false});
            QVERIFY(action && w.game().submit(*action));
        }
        const std::uint16_t round = w.game().record().witnesses().back().round;
        const QString path = QString::fromStdString(w.game().record().path());
        w.open();
        QStringList shown;
        const auto look = [&] {
            w.window->openCodes();
            for (const char* name : {"table-code", "newest-code"})
                if (const auto* label = w.find<QLabel>(name))
                    shown << QString(label->text()).replace(u'\n', u' ');
        };
        w.window->openGame(path);
        look();
        QCOMPARE(shown, QStringList(2, QString("It is being made.")));
        const auto* caption = w.table()->findChild<QLabel*>("table-code-name");
        QCOMPARE(QString(caption->text()).replace(QChar::Nbsp, u' '), QString("Photograph code %1").arg(round));
        connect(w.window->witnesses(), &WitnessKeeper::changed, this, look);
        QTRY_COMPARE(w.window->witnesses()->codes().size(), qsizetype{3});
        shown.removeAll("It is being made.");
        shown.removeDuplicates();
        QCOMPARE(shown, QStringList{w.window->witnesses()->newest()->code});
        QCOMPARE(w.window->witnesses()->codes().back(), *w.window->witnesses()->newest());
        // Its name is one of the language of now.
        w.window->settings().setLanguage(Language::Ru);
        w.settle();
        QCOMPARE(QString(caption->text()).replace(QChar::Nbsp, u' '), WitnessSheet::request(*w.window->witnesses()->newest()));
        QVERIFY(!caption->text().contains("Photograph"));
    }

    /// Whoever closes the sheet and asks again is given another promise: a secret whose promise was seen is not dealt with other words.
    void everyPromiseIsNew()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        askForStart(w);
        const QString first = w.find<QLabel>("promise")->text();
        w.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!w.game().hasGame());
        QVERIFY(w.click("start"));
        QVERIFY(w.find<QLabel>("promise")->text() != first);
    }

    void qrCodeIsReadable()
    {
        const QImage image =
            qrImage("DEMETER:3:00112233445566778899AABBCCDDEEFF:7:0000000000000000000000000000000000000000000000000000000000000000");
        QVERIFY(!image.isNull() && image.width() == image.height());
        QVERIFY2(image.width() <= 41, qPrintable(QString::number(image.width()))); // large modules on a small screen
        // The three finder patterns are where they have to be.
        for (const QPoint corner : {QPoint(0, 0), QPoint(image.width() - 7, 0), QPoint(0, image.width() - 7)})
            for (int n = 0; n < 7; ++n) {
                QCOMPARE(image.pixelIndex(corner + QPoint(n, 0)), 1);
                QCOMPARE(image.pixelIndex(corner + QPoint(0, n)), 1);
                QCOMPARE(image.pixelIndex(corner + QPoint(n, 3)), n == 1 || n == 5 ? 0 : 1);
            }
        QVERIFY(qrImage(QString(8000, u'A')).isNull());
    }

    /// The table sees it and agrees; then the files lie beside the game.
    void reveal()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        askForStart(w);
        QVERIFY(w.click("deal"));
        playPhase(w);
        w.window->openCurtain();
        QVERIFY(w.screen() != nullptr);
        emit w.screen()->revealAsked();
        w.settle();
        QVERIFY2(w.screen() == nullptr, "the table has to see what it is asked");
        QVERIFY(QDir(w.gamesFolder()).entryList({"*.reveal.*"}).isEmpty());
        w.press(Qt::Key_Left, Qt::AltModifier); // not now
        QVERIFY(QDir(w.gamesFolder()).entryList({"*.reveal.*"}).isEmpty());
        w.window->askToReveal();
        w.settle();
        auto* hold = w.find<HoldButton>("reveal-agreed");
        QVERIFY(hold != nullptr);
        QCOMPARE(w.find<ChoiceButton>("reveal-not")->kind(), ChoiceKind::CommonPrimary);
        QCOMPARE(QApplication::focusWidget(), w.find("reveal-not"));
        QVERIFY(w.click(hold)); // a tap, as by mistake
        QVERIFY(QDir(w.gamesFolder()).entryList({"*.reveal.*"}).isEmpty());
        holdToReveal(w);
        const QStringList files = QDir(w.gamesFolder()).entryList({"*.reveal.*"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 2);
        const auto lines = readReveal(contentOf(w.gamesFolder() + '/' + files.filter(".json").front()));
        QVERIFY(lines);
        QVERIFY(verify(*lines, {}, boardSource({}), builtInCatalogue()).objections.empty());
        QVERIFY(contentOf(w.gamesFolder() + '/' + files.filter(".html").front()).starts_with("<!DOCTYPE html>"));
        // Another time nothing is written over unasked.
        const std::string before = contentOf(w.gamesFolder() + '/' + files.filter(".json").front());
        w.press(Qt::Key_Left, Qt::AltModifier);
        w.window->openCurtain();
        w.game().playOn(); // everybody has agreed to it
        QVERIFY(w.game().submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Pass, false, false}));
        for (const bool replaced : {false, true}) {
            w.window->askToReveal();
            w.settle();
            holdToReveal(w);
            QCOMPARE(w.find<ChoiceButton>("reveal-not")->kind(), ChoiceKind::CommonPrimary);
            QVERIFY(contentOf(w.gamesFolder() + '/' + files.filter(".json").front()) == before);
            QVERIFY(w.click(replaced ? "reveal-replace" : "reveal-not"));
            QCOMPARE(contentOf(w.gamesFolder() + '/' + files.filter(".json").front()) != before, replaced);
        }
        QVERIFY(w.find("reveal-save") != nullptr);
        // The game goes on as before.
        w.press(Qt::Key_Left, Qt::AltModifier);
        w.window->openCurtain();
        w.game().playOn();
        QVERIFY(w.game().undo());
    }

    /// A PIN locks the key: after a restart nobody opens a game without it.
    void pinLocksTheKey()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        const QString path = begunGame(w);
        QVERIFY(w.window->pinLock()->set("271828"));
        QVERIFY(KeyFile(folder.filePath("keys/keys").toStdString()).opensBy() == KeyFile::By::Pin);
        restart(w, folder, path);
        QVERIFY(!w.game().hasGame());
        QVERIFY(w.window->pinSheet() != nullptr && w.window->pinSheet()->isVisible());
        QVERIFY2(w.find<QWidget>("pin-forgotten") == nullptr, "there is no passphrase");
        typePin(w, "111111");
        QTRY_VERIFY(!w.find<QLabel>("dots")->text().contains(u'•'));
        QVERIFY(!w.game().hasGame());
        typePin(w, "271828");
        QTRY_VERIFY(w.game().hasGame());
        QVERIFY(w.screen() == nullptr); // it shows the table first
    }

    /// Where there is a passphrase it alone opens the games. The PIN is for the screen, and who has forgotten it can set another one.
    void passphraseLocksTheKey()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        const QString path = begunGame(w);
        QVERIFY(w.window->pinLock()->set("271828"));
        QVERIFY(w.window->pinLock()->keys()->set(KeyFile::By::Passphrase, "correct horse"));
        restart(w, folder, path);
        QVERIFY(!w.game().hasGame());
        QVERIFY2(w.window->pinSheet() == nullptr || !w.window->pinSheet()->isVisible(), "no PIN opens them");
        const auto enter = [&](const char* words) {
            QTest::keyClicks(w.find<QLineEdit>("passphrase"), QString::fromLatin1(words));
            QVERIFY(w.click("passphrase-enter"));
        };
        QVERIFY(w.find<QLineEdit>("passphrase") != nullptr);
        enter("wrong horse");
        QVERIFY(!w.game().hasGame());
        enter("correct horse");
        QVERIFY(w.game().hasGame() && w.screen() == nullptr);
        // The screen: by the PIN.
        w.window->askToOpen();
        w.settle();
        typePin(w, "271828");
        QTRY_VERIFY(w.screen() != nullptr);
        // Forgotten: the passphrase opens it too.
        w.window->drawCurtain();
        w.window->askToOpen();
        w.settle();
        QVERIFY(w.click("pin-forgotten"));
        enter("correct horse");
        QTRY_VERIFY(w.screen() != nullptr);
        // And lets one set another one.
        w.openSettings();
        QVERIFY(w.click("pin-set") && w.click("pin-forgotten"));
        enter("correct horse");
        w.settle();
        QVERIFY(w.window->pinSheet()->isVisible());
        typePin(w, "3141");
        typePin(w, "3141");
        QTRY_VERIFY(!w.window->pinSheet()->isVisible());
        w.window->drawCurtain();
        w.window->askToOpen();
        w.settle();
        typePin(w, "271828");
        QTRY_VERIFY(!w.find<QLabel>("dots")->text().contains(u'•'));
        QVERIFY(w.screen() == nullptr);
        typePin(w, "3141");
        QTRY_VERIFY(w.screen() != nullptr);
        // Or none.
        w.openSettings();
        QVERIFY(w.click("pin-remove") && w.click("pin-forgotten"));
        enter("correct horse");
        w.settle();
        QVERIFY(!w.window->pinLock()->isSet() && w.find<QWidget>("pin-remove") == nullptr && w.find<QWidget>("pin-set") != nullptr);
    }

    /// A key file of version 0.1 is carried over when its PIN is entered. That a copy of it is not enough any more is said once.
    void oldKeyFileIsCarriedOver()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("keys/keys");
        QVERIFY(QDir().mkpath(folder.filePath("keys")));
        QFile golden(QStringLiteral(DEMETER_SOURCE_DIR "/tests/core/journal/data/golden/keys-wrapped")), own(path);
        QVERIFY(golden.open(QIODevice::ReadOnly) && own.open(QIODevice::WriteOnly));
        const QJsonObject old = QJsonDocument::fromJson(golden.readAll()).object();
        const QJsonObject pin = old["wrapped"].toArray()[0].toObject();
        QCOMPARE(pin["by"].toString(), QStringLiteral("pin"));
        QByteArray text = "{\"format\":\"demeter-keys/1\",\"wrapped\":[";
        text += "{\"by\":\"pin\",\"salt\":\"" + pin["salt"].toString().toLatin1() +
                "\",\"passes\":" + QByteArray::number(pin["passes"].toInt()) + ",\"memory\":" + QByteArray::number(pin["memory"].toInt()) +
                ",\"sealed\":\"" + pin["sealed"].toString().toLatin1() + "\"}]}\n";
        QCOMPARE(own.write(text), text.size());
        own.close();
        WindowFixture w("en", 1, fair(folder), false);
        askForStart(w);
        QVERIFY(w.window->pinSheet() != nullptr && w.window->pinSheet()->isVisible());
        typePin(w, "271828");
        QTRY_VERIFY(w.find<QWidget>("deal") != nullptr);
        QVERIFY(contentOf(path).starts_with("{\"format\":\"demeter-keys/2\",\"by\":\"pin\""));
        QVERIFY(w.click("deal"));
        w.openCurtain();
        QVERIFY2(w.alarm().contains("have a new key") && w.alarm().contains(path), qPrintable(w.alarm()));
        QVERIFY(w.game().submit(ChooseStart{w.place("paris")}));
        w.settle();
        w.window->drawCurtain();
        w.openCurtain();
        QVERIFY2(!w.alarm().contains("new key"), qPrintable(w.alarm()));
    }

    /// Whoever puts another key file there, or none, while a game is open has not got around the PIN of its screen.
    void anotherKeyFileDoesNotOpenTheScreen()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        begunGame(w);
        QVERIFY(w.window->pinLock()->set("271828"));
        w.window->drawCurtain();
        const QString file = folder.filePath("keys/keys");
        for (const bool another : {true, false}) {
            QVERIFY(QFile::remove(file));
            if (another) {
                KeyFile other(file.toStdString(), {1, 8192});
                QVERIFY(other.set(KeyFile::By::Pin, "0000"));
            }
            w.window->askToOpen();
            w.settle();
            QVERIFY(w.screen() == nullptr && w.window->pinSheet()->isVisible());
            typePin(w, "0000");
            QTRY_VERIFY(!w.find<QLabel>("dots")->text().contains(u'•'));
            QVERIFY(w.screen() == nullptr);
            typePin(w, "271828");
            QTRY_VERIFY(w.screen() != nullptr);
            w.window->drawCurtain();
        }
    }

    /// A key file that is a link to nothing, as on a stick that is not there, is told; once it is mended the game begins.
    void keyFileThatLeadsNowhere()
    {
        const QTemporaryDir folder;
        const QString keys = folder.filePath("keys/keys"), stick = folder.filePath("stick");
        QVERIFY(QDir().mkpath(folder.filePath("keys")) && QFile::link(stick + "/keys", keys));
        WindowFixture w("en", 1, fair(folder), false);
        askForStart(w);
        QVERIFY(w.click("deal"));
        QVERIFY(!w.game().hasGame());
        QStringList words;
        for (const QLabel* label : w.window->findChildren<QLabel*>())
            if (label->isVisible())
                words << label->text();
        QVERIFY2(words.join(u'|').contains("The key file is a link that leads to no file."), qPrintable(words.join(u'|')));
        QCOMPARE(QDir(folder.filePath("keys")).entryList(QDir::Files | QDir::System | QDir::Hidden), QStringList{"keys"});
        QVERIFY(QFile::remove(keys));
        QVERIFY(w.click("start") && w.click("deal") && w.game().hasGame());
    }

    /// What was typed is nowhere any more once a sheet is closed.
    void passphraseIsForgotten()
    {
        const QTemporaryDir folder;
        WindowFixture w("en", 1, fair(folder), false);
        askForStart(w);
        QVERIFY(w.click("deal"));
        w.window->openCurtain();
        w.openSettings();
        QVERIFY(w.click("passphrase-set"));
        QTest::keyClicks(w.find<QLineEdit>("passphrase"), "short");
        QVERIFY(w.click("passphrase-enter"));
        QVERIFY(!KeyFile(folder.filePath("keys/keys").toStdString()).isSet(KeyFile::By::Passphrase));
        auto* first = w.find<QLineEdit>("passphrase");
        first->clear();
        QTest::keyClicks(first, "correct horse");
        QTest::keyClicks(w.find<QLineEdit>("passphrase-again"), "correct horse");
        QVERIFY(w.click("passphrase-enter"));
        QVERIFY(KeyFile(folder.filePath("keys/keys").toStdString()).isSet(KeyFile::By::Passphrase));
        for (const auto* field : w.window->findChildren<QLineEdit*>())
            QVERIFY(!field->text().contains("horse"));
        QVERIFY(w.click("passphrase-remove"));
        QVERIFY(!KeyFile(folder.filePath("keys/keys").toStdString()).isSet(KeyFile::By::Passphrase));
    }
};

DEMETER_TEST(TestCodes)
#include "test_codes.moc"
