// Where phones found a game: kept for the newest, readable by nobody else; and why an address cannot be listened on, in every language.
#include "app/phones/kept_links.h"
#include "app/phones/listen_fault_sentences.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <set>

using namespace demeter;
using namespace demeter::phones;

namespace {

std::string gameNumber(int n)
{
    return QStringLiteral("%1").arg(n, 32, 16, QLatin1Char('0')).toStdString();
}

KeptLink keptNumber(int n)
{
    KeptLink kept;
    kept.link = {gameNumber(n + 1000), static_cast<std::uint16_t>(40000 + n)};
    kept.address = QStringLiteral("192.168.1.%1").arg(n);
    kept.entering = PhonesEnter::Everything;
    kept.on = n % 2 == 0;
    if (n % 3 == 0)
        kept.staysOpen = n % 2 == 0;
    return kept;
}

} // namespace

class TestKeptLinks : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString file() const { return folder_->path() + "/demeter/phones.ini"; }

private slots:
    void initTestCase() { initTextResources(); }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_->path());
    }

    void remembersTheNewest()
    {
        {
            KeptLinks links;
            QVERIFY(!links.of(gameNumber(0)));
            for (int n = 0; n < KeptLinks::most + 3; ++n) {
                links.keep(gameNumber(n), keptNumber(n));
                if (n == 10)
                    links.keep(gameNumber(1), keptNumber(1)); // used again
            }
        }
        KeptLinks again; // after the program was started anew
        for (int n = 0; n < KeptLinks::most + 3; ++n) {
            const auto kept = again.of(gameNumber(n));
            const bool newest = n == 1 || n > 3;
            QCOMPARE(kept.has_value(), newest);
            QVERIFY(!kept || *kept == keptNumber(n));
        }
        // Another program at the same file.
        KeptLinks other;
        other.keep(gameNumber(5), keptNumber(6));
        QVERIFY(again.of(gameNumber(5)) == keptNumber(6));
    }

    /// The token lets people into the table.
    void nobodyElseReadsIt()
    {
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        KeptLinks links;
        links.keep(gameNumber(1), keptNumber(1));
        QVERIFY(QFileInfo::exists(file()));
        QVERIFY(!(QFile::permissions(file()) & others));
        QFile::setPermissions(file(), QFile::permissions(file()) | QFile::ReadOther);
        links.keep(gameNumber(2), keptNumber(2));
        QVERIFY(!(QFile::permissions(file()) & others));
    }

    void whatMakesNoSenseIsNotKept()
    {
        KeptLinks links;
        for (const char* game : {"", "../1", "AB", "general/x"}) {
            links.keep(game, keptNumber(1));
            QVERIFY(!links.of(game));
        }
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, QVariant>>{
                 {"token", "0123"}, {"token", QString(32, u'G')}, {"port", 70000}, {"port", -1}, {"enter", 3}, {"enter", -1}}) {
            links.keep(gameNumber(1), keptNumber(1));
            QVERIFY(links.of(gameNumber(1)));
            {
                QSettings store(QSettings::IniFormat, QSettings::UserScope, "demeter", "phones");
                store.setValue(QString::fromStdString(gameNumber(1)) + '/' + key, value);
            }
            QVERIFY2(!links.of(gameNumber(1)), key);
        }
        KeptLink unshown; // nothing but an answer is kept of it
        unshown.staysOpen = false;
        links.keep(gameNumber(2), unshown);
        QVERIFY(links.of(gameNumber(2)) == unshown);
    }

    void faultsAreSaidInEveryLanguage()
    {
        std::set<QString> said;
        for (std::size_t language = 0; language < languageCount; ++language) {
            const InLanguage in(static_cast<Language>(language));
            for (const auto why :
                 {ListenFault::Why::InUse, ListenFault::Why::Denied, ListenFault::Why::NoSuchAddress, ListenFault::Why::Failed})
                said.insert(listenFaultSentence({why, 0}));
            const QString reason = listenFaultSentence({ListenFault::Why::Failed, ENETDOWN});
            QVERIFY2(reason.contains(qt_error_string(ENETDOWN)), qPrintable(reason));
        }
        QCOMPARE(said.size(), 4 * languageCount);
        for (const QString& each : said)
            QVERIFY2(each.endsWith(u'.') || each.endsWith(u'?'), qPrintable(each));
    }
};

DEMETER_TEST(TestKeptLinks)
#include "test_kept_links.moc"
