// The programs as they run: the system keeps no copy of their memory, which holds all decks of a game.
#include "tests/support/rows.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

QByteArray limitsOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/limits").arg(process));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of what the system lets the owner of a process look into; of one that may not be dumped that is root.
std::optional<uid_t> ownerOfMemory(qint64 process)
{
    struct stat status {};
    if (::stat(qPrintable(QStringLiteral("/proc/%1/mem").arg(process)), &status) != 0)
        return std::nullopt;
    return status.st_uid;
}

} // namespace

class TestDumps : public QObject {
    Q_OBJECT

private slots:
    void memoryIsNotKept_data()
    {
        demeter::test::Rows<QString, QStringList> row;
        row("demeter", "demeter", QStringList());
        row("demeter-cli", "demeter-cli", QStringList{"play", "-"});
    }
    void memoryIsNotKept()
    {
        const auto [program, arguments] = demeter::test::rowOf<QString, QStringList>();
        const QTemporaryDir home;
        QVERIFY(home.isValid() && QFile(home.path()).setPermissions(QFile::Permissions(0x7777)));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", home.path());
        environment.insert("XDG_CONFIG_HOME", home.path());
        environment.insert("XDG_RUNTIME_DIR", home.path());
        process.setProcessEnvironment(environment);
        const auto start = [&](bool asNobody) {
            process.setChildProcessModifier([asNobody] {
                // As if dumps were wanted here; and root owns its own memory in any case.
                rlimit limit{};
                (void)::getrlimit(RLIMIT_CORE, &limit);
                limit.rlim_cur = limit.rlim_max;
                (void)::setrlimit(RLIMIT_CORE, &limit);
                if (asNobody && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                    ::_exit(1);
            });
            process.start(DEMETER_BIN_DIR "/" + program, arguments);
            return process.waitForStarted();
        };
        const bool root = ::geteuid() == 0;
        const uid_t user = root ? 65534 : ::geteuid();
        const bool ordinary = start(root);
        QVERIFY(ordinary || (root && start(false))); // perhaps nobody else may look into the folder where it was built
        // It says so first of all, but it takes a moment to be there.
        const QRegularExpression none(QStringLiteral("Max core file size +0 +0 "));
        QTRY_VERIFY2_WITH_TIMEOUT(none.match(QString::fromLatin1(limitsOf(process.processId()))).hasMatch(),
                                  limitsOf(process.processId()).constData(), 30000);
        if (ordinary)
            QTRY_VERIFY_WITH_TIMEOUT(ownerOfMemory(process.processId()).value_or(user) != user, 30000);
        QCOMPARE(process.state(), QProcess::Running);
        process.kill();
        QVERIFY(process.waitForFinished());
    }
};

DEMETER_TEST(TestDumps)
#include "test_dumps.moc"
