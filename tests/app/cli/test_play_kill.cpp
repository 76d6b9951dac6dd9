// Kills demeter-cli in the middle of a script that it plays into a record: every line that was answered `ok` is in the file afterwards.
#include "app/fury3e/text/built_in_cards.h"
#include "app/text/key_file_location.h"
#include "app/text/resources.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/text/action_text.h"
#include "core/journal/key_file.h"
#include "tests/support/load.h"
#include "tests/support/random_game.h"

#include <QtTest>

#include <random>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

QByteArray hex(const Seed& seed)
{
    return QByteArray(reinterpret_cast<const char*>(seed.data()), static_cast<qsizetype>(seed.size())).toHex();
}

/// A random game and after it steps back and forth, so that the script never ends before the kill.
QByteArray longScript(std::mt19937_64& random)
{
    const Ruleset rules = ruleset();
    const RandomGame game = playRandomGame(random, rules, 60);
    QByteArray script = R"({"new-game":{"handling":")" +
                        QByteArray(game.start.handling == CardHandling::Dealt ? "dealt" : "drawn-from-box") + R"(","seed":")" +
                        hex(game.start.seed) + "\"}}\n";
    for (const Action& action : game.actions)
        script += QByteArray::fromStdString(writeAction(rules, action)) + '\n';
    for (int i = 0; i < 40000; ++i)
        script += "{\"undo\":true}\n{\"redo\":true}\n";
    return script;
}

} // namespace

class TestPlayKill : public QObject {
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsLost()
    {
        initTextResources();
        const int kills = times(25, 500);
        std::mt19937_64 random(std::random_device{}());
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const QString scriptPath = folder.filePath("script.jsonl");
        quint64 acknowledgedInAll = 0, torn = 0;
        for (int kill = 0; kill < kills; ++kill) {
            if (kill % 25 == 0) {
                QFile script(scriptPath);
                QVERIFY(script.open(QIODevice::WriteOnly));
                script.write(longScript(random));
            }
            const QString path = folder.filePath(QString::number(kill) + ".demeter");
            QProcess program;
            program.start(DEMETER_BIN_DIR "/demeter-cli", {"play", scriptPath, "--record", path});
            QVERIFY(program.waitForReadyRead(30000));
            const int moment = static_cast<int>(random() % 120);
            QElapsedTimer timer;
            for (timer.start(); timer.elapsed() < moment;)
                program.waitForReadyRead(static_cast<int>(moment - timer.elapsed() + 1));
            program.kill();
            QVERIFY(program.waitForFinished(30000));
            QCOMPARE(program.exitStatus(), QProcess::CrashExit);
            const QByteArray output = program.readAllStandardOutput();
            const auto acknowledged = static_cast<quint64>(output.count("ok\n"));
            QVERIFY(!output.contains("refused"));

            auto device = openFile(path.toStdString());
            QVERIFY(device.has_value());
            const auto opened =
                Record::open(std::move(*device), {boardSource({}), builtInCatalogue()}, std::make_shared<KeyFile>(usualKeyFile()));
            QVERIFY(opened.has_value());
            QVERIFY(!opened->record.readOnly());
            QVERIFY(opened->record.lines() >= acknowledged + 1); // the header comes before the first answer
            QVERIFY(!brokenInvariant(opened->record.ruleset(), opened->record.state()));
            acknowledgedInAll += acknowledged;
            torn += opened->notices.size();
        }
        qInfo("%d kills, %llu answers, %llu torn lines cut off", kills, acknowledgedInAll, torn);
    }
};

DEMETER_TEST(TestPlayKill)
#include "test_play_kill.moc"
