// The comparison of the board in the window and on phones at once.
#include "app/desktop/board_check/link_toggle.h"
#include "tests/app/desktop/board_check/check_fixture.h"
#include "tests/app/phones/joined_phone.h"

#include <QDir>

#include <memory>
#include <utility>

using namespace demeter;
using namespace demeter::fury3e;
using demeter::test::checkIn;
using demeter::test::idOfPlace;
using demeter::test::JoinedPhone;
using demeter::test::labelIn;
using demeter::test::openCheck;
using demeter::test::readFile;
using demeter::test::WindowFixture;
using demeter::test::writeFile;

namespace {

/// Shows the comparison on phones, which find it on this machine alone.
bool openOnPhones(WindowFixture& w)
{
    auto* screen = checkIn(w);
    screen->phones().setNetwork([] { return QList<phones::NetworkChoice>{{"lo", "127.0.0.1", phones::NetworkChoice::Kind::Other}}; });
    return w.click("check-on-phone") && screen->phones().isOn();
}

std::unique_ptr<JoinedPhone> checkPhone(WindowFixture& w, const char* language = "en")
{
    const phones::PhoneLink link = checkIn(w)->phones().link();
    auto phone = std::make_unique<JoinedPhone>(link.port, link.token, language);
    return phone->joined() && !phone->heard("place").is_null() ? std::move(phone) : nullptr;
}

/// Says it of the place that this phone has seen last.
bool sayOf(JoinedPhone& phone, Json what)
{
    what["step"] = phone.last("place")["step"];
    return phone.say(what) && !phone.heard("place").is_null();
}

} // namespace

class TestCheckOnPhones : public QObject {
    Q_OBJECT

private slots:
    void aPhoneAndTheWindow();
    void theEndIsToldToPhones();
    void foundAgainAfterAStop();
    void forTheBrowsers();
};

/// What a phone does is seen in the window, and what the window does on the phone; the last place opens what saves.
void TestCheckOnPhones::aPhoneAndTheWindow()
{
    WindowFixture w;
    QVERIFY(openCheck(w));
    while (idOfPlace(*checkIn(w)->comparison()) != "geneva")
        QVERIFY(w.click("skip"));
    QVERIFY(labelIn(w, "doubt").contains("Geneva – Milan"));
    QVERIFY(openOnPhones(w));
    QVERIFY(labelIn(w, "phones-address").startsWith("http://"));
    auto phone = checkPhone(w, "es");
    QVERIFY(phone != nullptr);
    QTRY_VERIFY(labelIn(w, "phones-watching").endsWith("1"));
    WindowFixture::press(Qt::Key_Escape);
    QVERIFY(phone->last("place")["name"] == "Ginebra");
    QVERIFY(w.find<LinkToggle>("road-paris")->isChecked());

    QVERIFY(sayOf(*phone, {{"do", "set"}, {"what", "road"}, {"other", "paris"}, {"value", "no"}}));
    QVERIFY(!w.find<LinkToggle>("road-paris")->isChecked());
    QCOMPARE(labelIn(w, "changes"), QStringLiteral("Changes so far: 1"));
    QVERIFY(sayOf(*phone, {{"do", "missing"}, {"other", "milan"}}));
    QVERIFY(w.find<LinkToggle>("road-milan")->isChecked());
    QVERIFY(w.click("road-paris"));
    const Json seen = phone->heard("place");
    QVERIFY(seen["differences"].size() == 1 && seen["undo"] == true);
    WindowFixture::press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(phone->heard("place")["differences"].size() == 2);
    QVERIFY(sayOf(*phone, {{"do", "undo"}}));
    QCOMPARE(labelIn(w, "changes"), QStringLiteral("Changes so far: 1"));
    QVERIFY(sayOf(*phone, {{"do", "agree"}}));
    QVERIFY(labelIn(w, "place-name") != QLatin1String("Geneva"));
    QVERIFY(labelIn(w, "progress").contains("<b>1</b>"));
    QVERIFY(w.click("skip"));
    QVERIFY(phone->heard("place")["place"] == idOfPlace(*checkIn(w)->comparison()));

    // A language in the window is not the phone's.
    // The server hears forty messages at once of a phone, and no more: a quick machine would say one for each place before it is allowed
    // to.
    for (int place = 0; !checkIn(w)->comparison()->isDone(); ++place)
        if (place % 3 == 0 || !w.find<ChoiceButton>("skip")->isEnabled())
            QVERIFY(sayOf(*phone, {{"do", "agree"}}));
        else
            QVERIFY(w.click("skip") && !phone->heard("place").is_null());
    QVERIFY(phone->last("place")["done"] == true);
    QVERIFY(w.find<ChoiceButton>("save-board") != nullptr);
    QVERIFY(labelIn(w, "differences").contains("Geneva – Paris: there is no road."));
    // What lies over the comparison follows as well.
    QVERIFY(sayOf(*phone, {{"do", "undo"}}));
    QCOMPARE(labelIn(w, "differences"), QStringLiteral("Nothing so far."));
    QVERIFY(w.click("save-board"));
    QVERIFY(phone->heard("gone")["text"].get<std::string>().find("guardado") != std::string::npos);
}

void TestCheckOnPhones::theEndIsToldToPhones()
{
    WindowFixture w;
    QVERIFY(w.newGame());
    const QString path = QString::fromStdString(w.game().record().path());
    w.open();
    QVERIFY(openCheck(w) && openOnPhones(w));
    auto phone = checkPhone(w);
    QVERIFY(phone != nullptr);
    WindowFixture::press(Qt::Key_Escape);
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("leave-comparison"));
    QVERIFY(phone->heard("gone")["text"].get<std::string>().find("left") != std::string::npos);
    // Opened again it is not shown until somebody wants it, at the same address as before.
    QVERIFY(w.click("check-board"));
    QVERIFY(!checkIn(w)->phones().isOn());
    QVERIFY(openOnPhones(w));
    auto again = checkPhone(w);
    QVERIFY(again != nullptr);
    QVERIFY(w.click("phones-off"));
    QVERIFY(again->heard("gone")["text"].get<std::string>().find("no longer") != std::string::npos);
    QVERIFY(w.click("phones-on"));
    auto third = checkPhone(w);
    QVERIFY(third != nullptr);
    w.openGame(path);
    QVERIFY(third->heard("gone")["text"].get<std::string>().find("game begins") != std::string::npos);
}

/// As after a crash: whoever had the address has it still, and so has what was looked at.
void TestCheckOnPhones::foundAgainAfterAStop()
{
    WindowFixture w;
    QVERIFY(openCheck(w) && openOnPhones(w));
    const phones::PhoneLink link = checkIn(w)->phones().link();
    phones::KeptLinks links;
    auto kept = links.of(phones::KeptLinks::boardCheck);
    QVERIFY(kept && kept->on && kept->link == link);
    QVERIFY(w.click("phones-renew"));
    QVERIFY(checkIn(w)->phones().link().token != link.token);
    WindowFixture::press(Qt::Key_Escape);
    QVERIFY(w.click("agree"));
    QCOMPARE(checkIn(w)->comparison()->agreedCount(), std::size_t(1));
    kept = links.of(phones::KeptLinks::boardCheck);
    w.open(); // it has said goodbye properly; a killed one would not have
    links.keep(phones::KeptLinks::boardCheck, *kept);
    QVERIFY(openCheck(w));
    checkIn(w)->phones().setNetwork([] { return QList<phones::NetworkChoice>{{"lo", "127.0.0.1", phones::NetworkChoice::Kind::Other}}; });
    if (!checkIn(w)->phones().isOn()) // this machine is in no network
        checkIn(w)->phones().open(*checkIn(w)->comparison());
    checkIn(w)->phones().choose(QStringLiteral("127.0.0.1"));
    QCOMPARE(checkIn(w)->phones().link().token, kept->link.token);
    auto phone = checkPhone(w);
    QVERIFY(phone != nullptr && phone->last("place")["agreed"] == 1);
}

/// For check_phones_check.py: shows the comparison until the browsers have done with it, then saves what came of it.
void TestCheckOnPhones::forTheBrowsers()
{
    const QString folder = qEnvironmentVariable("DEMETER_CHECK_OUT");
    if (folder.isEmpty())
        return;
    const bool second = qEnvironmentVariableIsSet("DEMETER_CHECK_SECOND");
    WindowFixture w("en", 1, {}, true, allGames);
    QVERIFY(w.click("check-board") && w.click(second ? "game-2" : "game-1") && openOnPhones(w));
    WindowFixture::press(Qt::Key_Escape);
    writeFile(folder + "/url.part", checkIn(w)->phones().url().toUtf8());
    QVERIFY(QFile::rename(folder + "/url.part", folder + "/url"));
    // What is to be done in the window meanwhile, and whether it is done.
    for (int done = 0; !QFile::exists(folder + "/end");) {
        w.settle(10);
        const QString asked = folder + QStringLiteral("/do-%1").arg(done);
        if (!QFile::exists(asked))
            continue;
        const QString what = QString::fromUtf8(readFile(asked)).trimmed();
        if (what == QLatin1String("off") || what == QLatin1String("on")) {
            if (what == QLatin1String("off"))
                checkIn(w)->phones().switchOff();
            else
                QVERIFY(checkIn(w)->phones().switchOn());
        } else {
            QVERIFY2(w.click(what), qPrintable(what));
        }
        writeFile(folder + QStringLiteral("/done-%1").arg(done++), "ok");
    }
    QVERIFY(w.click("save-and-leave"));
    QVERIFY(w.click("save-board"));
    w.settle(300); // the phones are told
    const QDir boards(w.gamesFolder() + (second ? "/boards-fury-2e" : "/boards"));
    for (const QString& each : boards.entryList({"board-*.json"}, QDir::Files))
        QVERIFY(QFile::copy(boards.filePath(each), folder + "/saved.json"));
}

DEMETER_TEST(TestCheckOnPhones)
#include "test_check_on_phones.moc"
