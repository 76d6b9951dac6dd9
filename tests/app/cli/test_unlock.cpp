// A key that waits for a PIN or passphrase: from a file descriptor, and typed at a terminal that shows nothing of it.
#include "core/journal/key_file.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using namespace demeter;

namespace {

using By = KeyFile::By;

/// Accented letters put together from two signs each, as some keyboards send them; the window has set the passphrase with single ones.
const QString passphrase = QStringLiteral("łódź ćma"), typedPassphrase = QStringLiteral("ło\u0301dz\u0301 c\u0301ma");

struct Ran {
    int status = -1;
    QString out, err;
};

} // namespace

class TestUnlock : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;
    QString keys_, game_;

    QProcessEnvironment environment() const
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        all.insert("DEMETER_KEYS", keys_);
        return all;
    }

    /// The program, with nothing on its standard input. Descriptor 7 says `words`.
    Ran run(const QStringList& arguments, const QByteArray& words) const
    {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0 || ::write(ends[1], words.constData(), std::size_t(words.size())) != words.size())
            return {};
        ::close(ends[1]);
        QProcess process;
        process.setProcessEnvironment(environment());
        process.setStandardInputFile(QProcess::nullDevice());
        process.setChildProcessModifier([end = ends[0]] { ::dup2(end, 7); });
        process.start(QStringLiteral(DEMETER_BIN_DIR "/demeter-cli"), arguments);
        const bool done = process.waitForFinished(120'000);
        ::close(ends[0]);
        return {done ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    /// The program at a terminal of its own: everything that was to be seen there, and its exit status.
    std::pair<int, QByteArray> atTerminal(const QStringList& arguments, const QByteArray& typed, const QByteArray& after) const
    {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
            return {-2, {}};
        const QByteArray name = ::ptsname(terminal), program = DEMETER_BIN_DIR "/demeter-cli", keys = keys_.toUtf8();
        QList<QByteArray> words{program};
        for (const QString& argument : arguments)
            words << argument.toUtf8();
        std::vector<char*> list;
        for (QByteArray& word : words)
            list.push_back(word.data());
        list.push_back(nullptr);
        const pid_t child = ::fork();
        if (child == 0) {
            ::setsid();
            const int end = ::open(name.constData(), O_RDWR); // it is the terminal of this session now
            ::ioctl(end, TIOCSCTTY, 0);
            ::dup2(end, 0);
            ::dup2(end, 1);
            ::dup2(end, 2);
            ::closefrom(3); // a descriptor that the program is told to read must not be the terminal, nor one of whoever runs the tests
            ::setenv("DEMETER_KEYS", keys.constData(), 1);
            ::execv(program.constData(), list.data());
            ::_exit(127);
        }
        QByteArray seen;
        bool answered = false;
        std::array<char, 4096> bytes{};
        for (;;) {
            const auto count = ::read(terminal, bytes.data(), bytes.size());
            if (count <= 0)
                break; // the other end is closed
            seen.append(bytes.data(), count);
            if (!answered && seen.contains(after)) {
                answered = true;
                // Only when it asks, as a person does.
                if (::write(terminal, typed.constData(), std::size_t(typed.size())) != typed.size())
                    break;
            }
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ::close(terminal);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, seen};
    }

    QString put(const char* name, const QByteArray& content) const
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(folder_.isValid());
        keys_ = folder_.filePath("keys");
        game_ = folder_.filePath("game.demeter");
        const QString script = put("script.jsonl", R"({"new-game":{"clock":"kept"}}
{"action":"place-hunters","cities":{"lord-godalming":"london","dr-seward":"madrid","van-helsing":"rome","mina-harker":"vienna"}}
{"action":"choose-start","location":"paris"}
)");
        QCOMPARE(run({"play", script, "--record", game_}, {}).status, 0);
        KeyFile keys(keys_.toStdString());
        QVERIFY(keys.set(By::Pin, "271828"));
    }

    /// Without words every command says what it waits for, and begins nothing.
    void nobodyToAsk()
    {
        const QString other = folder_.filePath("other.demeter");
        for (const QStringList& arguments : {QStringList{"replay", game_}, QStringList{"reveal", game_, "--unfinished"},
                                             QStringList{"serve", game_, "--address", "127.0.0.1"},
                                             QStringList{"play", put("empty.jsonl", "{\"new-game\":{}}\n"), "--record", other}}) {
            const Ran ran = run(arguments, {});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains("waits for the PIN or the passphrase"), qPrintable(ran.err));
            QVERIFY2(!ran.out.contains("Paris"), qPrintable(ran.out));
        }
        QVERIFY(QFile(other).size() == 0);
        QVERIFY(!QFile::exists(folder_.filePath("game.reveal.json")));
        QCOMPARE(run({"play", folder_.filePath("empty.jsonl")}, {}).status, 0); // no record, no key
    }

    void fromADescriptor()
    {
        const QString fd = "--unlock-fd";
        for (const QByteArray& words : {QByteArray("271828"), QByteArray("271828\n"), QByteArray("271828\r\nmore")}) {
            const Ran ran = run({"replay", game_, fd, "7"}, words);
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.out.contains("Paris") && ran.err.isEmpty(), qPrintable(ran.out + ran.err));
        }
        for (const QByteArray& words : {QByteArray("271829\n"), QByteArray(), QByteArray("\n271828\n")}) {
            const Ran ran = run({"replay", game_, fd, "7"}, words);
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.err, QString("That is not the PIN.\n"));
            QCOMPARE(ran.out, QString());
        }
        for (const char* number : {"8", "-1", "keys", "99999999999"}) {
            const Ran ran = run({"replay", game_, fd, number}, "271828");
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains(QString("file descriptor \"%1\"").arg(number)), qPrintable(ran.err));
        }
        const Ran longer = run({"replay", game_, fd, "7"}, QByteArray(5000, '1'));
        QVERIFY(longer.status == 2 && longer.err.contains("file descriptor"));

        const Ran reveal = run({"reveal", game_, "--unfinished", fd, "7"}, "271828");
        QVERIFY2(reveal.status == 0 && QFile::exists(folder_.filePath("game.reveal.json")), qPrintable(reveal.err));
        // A new game gets its key, and the words are read before the script.
        const QString other = folder_.filePath("began.demeter");
        const Ran wrong = run({"play", folder_.filePath("script.jsonl"), "--record", other, fd, "7"}, "1");
        QVERIFY(wrong.status == 2 && wrong.err == "That is not the PIN.\n" && !QFile::exists(other));
        QCOMPARE(run({"play", folder_.filePath("script.jsonl"), "--record", other, fd, "7"}, "271828").status, 0);
        QVERIFY(run({"replay", other, fd, "7"}, "271828").out.contains("Paris"));
        const Ran served = run({"serve", game_, "--address", "127.0.0.1", fd, "7"}, "271828");
        QVERIFY2(served.status == 0 && served.out.startsWith("http://"), qPrintable(served.out + served.err));
        // Every command tells of it, and none takes the words themselves.
        for (const char* command : {"play", "replay", "reveal", "serve"})
            QVERIFY(run({command, "--help"}, {}).out.contains(fd));
        QVERIFY(run({"verify", "--help"}, {}).out.contains(fd) == false);
    }

    void typedAtATerminal()
    {
        const auto [status, seen] = atTerminal({"replay", game_}, "271828\n", "PIN of the sealed games: ");
        QVERIFY2(status == 0 && seen.contains("Paris"), seen.constData());
        QVERIFY2(!seen.contains("271828"), seen.constData());
        const auto [wrongStatus, wrongSeen] = atTerminal({"replay", game_, "--lang", "pl"}, "999999\n", ": ");
        QCOMPARE(wrongStatus, 2);
        QVERIFY2(!wrongSeen.contains("999999") && !wrongSeen.contains("Paryż"), wrongSeen.constData());
        // The end of input is no PIN.
        QCOMPARE(atTerminal({"replay", game_}, "\x04", ": ").first, 2);
        // What is read from the descriptor is not asked for.
        const auto [noStatus, noSeen] = atTerminal({"replay", game_, "--unlock-fd", "8"}, "271828\n", "nobody asks");
        QVERIFY2(noStatus == 2 && !noSeen.contains("PIN of"), noSeen.constData());
    }

    /// A passphrase alone opens it; how it was typed makes no difference.
    void passphraseInstead()
    {
        {
            KeyFile keys(keys_.toStdString());
            QVERIFY(keys.unlock(By::Pin, "271828").value());
            QVERIFY(keys.set(By::Passphrase, passphrase.toStdString()));
        }
        const Ran pin = run({"replay", game_, "--unlock-fd", "7"}, "271828");
        QVERIFY(pin.status == 2 && pin.err == "That is not the passphrase.\n");
        QVERIFY(passphrase != typedPassphrase);
        for (const QString& words : {passphrase, typedPassphrase})
            QCOMPARE(run({"replay", game_, "--unlock-fd", "7"}, words.toUtf8()).status, 0);
        const auto [status, seen] = atTerminal({"replay", game_}, passphrase.toUtf8() + '\n', "Passphrase of the sealed games: ");
        QVERIFY2(status == 0 && !seen.contains(passphrase.toUtf8()), seen.constData());
        // A game that was never sealed needs none.
        const QString plain = QStringLiteral(DEMETER_SOURCE_DIR "/tests/core/journal/data/golden/version-0.1-dealt.demeter");
        QCOMPARE(run({"replay", plain}, {}).status, 0);
    }
};

DEMETER_TEST(TestUnlock)
#include "test_unlock.moc"
