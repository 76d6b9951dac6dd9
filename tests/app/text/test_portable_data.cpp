// A program that is carried about keeps its user's things beside itself.
#include "app/text/portable_data.h"

#include "app/text/key_file_location.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace demeter;

class TestPortableData : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("DEMETER_KEYS");
        qunsetenv("DEMETER_GAMES");
    }

    void nothingBesideLeavesAllAsItIs()
    {
        const QTemporaryDir folder;
        const std::string keys = usualKeyFile();
        const QString settings = settingsFile();
        keepDataBeside(folder.path());
        QCOMPARE(usualKeyFile(), keys);
        QCOMPARE(settingsFile(), settings);
        QVERIFY(!qEnvironmentVariableIsSet("DEMETER_GAMES"));
    }

    void allIsKeptBeside()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("Łódź Ночь"));
        QVERIFY(QDir().mkpath(program + "/demeter-data"));
        qputenv("DEMETER_GAMES", "elsewhere");
        keepDataBeside(program);
        QCOMPARE(usualKeyFile(), QFile::encodeName(program + "/demeter-data/keys").toStdString());
        QCOMPARE(settingsFile(), program + "/demeter-data/settings/demeter/demeter.ini");
        QCOMPARE(qEnvironmentVariable("DEMETER_GAMES"), QStringLiteral("elsewhere"));
        qunsetenv("DEMETER_GAMES");
        keepDataBeside(program);
        QCOMPARE(qEnvironmentVariable("DEMETER_GAMES"), program + "/demeter-data/games");
    }

private:
    static QString settingsFile()
    {
        return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("demeter"), QStringLiteral("demeter")).fileName();
    }
};

DEMETER_TEST(TestPortableData)
#include "test_portable_data.moc"
