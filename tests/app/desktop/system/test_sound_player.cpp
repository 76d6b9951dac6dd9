// Sounds are played by a program of the system: it is given a file, nobody waits for it, and without one nothing happens.
#include "app/desktop/system/sound_player.h"
#include "tests/app/desktop/window_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace demeter;

class TestSoundPlayer : public QObject {
    Q_OBJECT

private slots:
    void plays();
    void nothingThere();
};

namespace {

/// Programs are looked for there alone.
class Path {
public:
    explicit Path(const QByteArray& path) { qputenv("PATH", path); }
    ~Path() { qputenv("PATH", before_); }
    Path(const Path&) = delete;
    Path& operator=(const Path&) = delete;

private:
    QByteArray before_ = qgetenv("PATH");
};

} // namespace

void TestSoundPlayer::plays()
{
#ifdef Q_OS_WIN
    soundPlayer()->play("no sound"); // nothing is to be seen of it
#else
    QTemporaryDir folder;
    const QString heard = folder.filePath("heard");
    QFile program(folder.filePath("aplay"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\n/bin/cat \"$1\" > '" + heard.toUtf8() + ".begun' && /bin/mv '" + heard.toUtf8() + ".begun' '" +
                  heard.toUtf8() + "'\nexec /bin/sleep 3\n");
    program.close();
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const Path only(folder.path().toUtf8());
    const auto player = soundPlayer();
    QElapsedTimer clock;
    clock.start();
    player->play("RIFF, and so on");
    QVERIFY(clock.elapsed() < 2500);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(heard); }, 20'000));
    QFile file(heard);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("RIFF, and so on"));
#endif
}

void TestSoundPlayer::nothingThere()
{
    QTemporaryDir folder;
    const Path none(folder.path().toUtf8());
    soundPlayer()->play("RIFF, and so on");
    QVERIFY(QDir(folder.path()).isEmpty());
}

DEMETER_TEST(TestSoundPlayer)
#include "test_sound_player.moc"
