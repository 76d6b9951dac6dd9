// Kills a program in the middle of a game: everything that it had acknowledged is there afterwards.
// What the system had not brought to the medium yet survives a kill; a power cut is what `fdatasync` and test_device are about.
#include "tests/core/journal/journal_support.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <thread>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

/// The last whole number in what the program wrote; 0 if there is none.
std::uint64_t lastAcknowledged(const std::string& output)
{
    const std::size_t end = output.rfind('\n');
    if (end == std::string::npos)
        return 0;
    const std::size_t begin = end == 0 ? std::string::npos : output.rfind('\n', end - 1);
    return std::stoull(output.substr(begin == std::string::npos ? 0 : begin + 1, end));
}

/// Starts the program, waits for its first line and then for `delay`, and kills it. What it had acknowledged; nothing if it did not start,
/// or ended by itself.
std::optional<std::uint64_t> killAfter(const std::string& path, std::uint64_t seed, std::chrono::microseconds delay)
{
    constexpr int patience = 60000; // ms; a machine that does much else
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(DEMETER_BIN_DIR "/kill_writer"), {QString::fromStdString(path), QString::number(seed)});
    if (!writer.waitForStarted(patience) || !writer.waitForReadyRead(patience))
        return std::nullopt;
    std::this_thread::sleep_for(delay);
    const bool ran = writer.state() == QProcess::Running;
    writer.kill();
    if (!writer.waitForFinished(patience) || !ran || writer.exitStatus() != QProcess::CrashExit)
        return std::nullopt;
    return lastAcknowledged(writer.readAllStandardOutput().toStdString());
}

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void nothingAcknowledgedIsLost()
    {
        const int asked = qEnvironmentVariableIntValue("DEMETER_KILLS");
        const int runs = asked > 0 ? asked : qEnvironmentVariableIntValue("DEMETER_FULL") == 1 ? 2000 : 40;
        constexpr int runsPerFile = 5; // a game that was killed is gone on with, and killed again
        const QTemporaryDir disk;
        QVERIFY(disk.isValid());
        // In memory a flush takes no time, so that there the program is hit at every other place too.
        const QTemporaryDir memory(QStringLiteral("/dev/shm/demeter-XXXXXX"));
        std::mt19937_64 random(std::random_device{}());
        std::uint64_t lines = 0, written = 0, torn = 0, unacknowledged = 0;
        for (int run = 0; run < runs; ++run) {
            const int game = run / runsPerFile;
            const QTemporaryDir& folder = game % 2 == 1 && memory.isValid() ? memory : disk;
            const std::string path = folder.filePath(QString::number(game) + ".demeter").toStdString();
            const std::uint64_t before = run % runsPerFile == 0 ? 0 : lines;
            const auto killed = killAfter(path, random(), std::chrono::microseconds(random() % 30000));
            QVERIFY2(killed, "the writer did not start, or ended by itself");
            QVERIFY(*killed > 0);
            auto device = openFile(path); // the lock has gone with the program
            QVERIFY(device);
            const auto opened = Record::open(std::move(*device), {boards(), catalogue()}, testKeys());
            QVERIFY2(opened, opened ? "" : opened.error().code.c_str());
            QVERIFY(!opened->record.readOnly());
            for (const OpeningNotice& notice : opened->notices) {
                QCOMPARE(notice.what, OpeningNotice::What::TornLineCut);
                ++torn;
            }
            lines = opened->record.lines();
            QVERIFY(lines >= *killed);
            QVERIFY(lines <= *killed + 1);
            QVERIFY(lines >= before);
            unacknowledged += lines - *killed;
            written += lines - before;
            QVERIFY(!brokenInvariant(opened->record.ruleset(), opened->record.state()));
        }
        qInfo("%d kills, %llu lines written, %llu torn lines cut off, %llu lines written but not yet acknowledged", runs,
              static_cast<unsigned long long>(written), static_cast<unsigned long long>(torn),
              static_cast<unsigned long long>(unacknowledged));
    }
};

DEMETER_TEST(TestKill)
#include "test_kill.moc"
