// The table on phones over real connections: what the hub says arrives, what phones say is heard, and who floods it waits for himself
// alone.
#include "app/fury3e/table/public_hunt.h"
#include "app/phones/table_service.h"
#include "app/text/resources.h"
#include "core/fury/hunters_json.h"
#include "core/fury3e/record/recorded.h"
#include "core/fury3e/view/table_turn.h"
#include "tests/app/phones/hub_of_phones.h"
#include "tests/app/phones/raw_client.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::phones;
using demeter::test::goldenGame;
using demeter::test::longEnough;
using demeter::test::MemoryDevice;
using demeter::test::RawClient;

namespace {

using Table = test::ToldTable<PublicHunt>;

const std::string usualToken = "0123456789abcdef0123456789abcdef";

/// A hunt in which the hunters are next, as the table sees it.
SeenGame huntersNext()
{
    static const Record record = goldenGame("influence", std::make_unique<MemoryDevice>(std::make_shared<std::string>()));
    SeenGame seen;
    seen.id = "00112233445566778899aabbccddeeff";
    seen.ruleset = record.ruleset();
    for (std::size_t n = 0; n <= record.cursor(); ++n) {
        extend(seen.log, record.ruleset(), record.stateAt(n));
        seen.turn = tableTurn(record.ruleset(), record.stateAt(n));
        if (n > record.cursor() / 2 && seen.turn.who == TableTurn::Who::Hunters && !seen.turn.options.empty())
            break;
    }
    seen.newsBegins = seen.entryBegins = seen.log.size() - 1;
    return seen;
}

std::string hello(const char* language = "en")
{
    return Json{{"do", "hello"}, {"language", language}, {"game", nullptr}, {"step", 0}, {"log", 0}, {"codes", 0}}.dump();
}

/// The next message of this kind, while the program goes on; null if it does not come.
Json heard(RawClient& client, const char* is)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < longEnough) {
        QCoreApplication::processEvents();
        const std::string text = client.text(2);
        if (text.empty())
            continue;
        Json message = Json::parse(text);
        if (message["is"] == is)
            return message;
    }
    return nullptr;
}

std::string keyOf(const Json& question, const char* icon)
{
    for (const char* row : {"buttons", "tail"})
        for (const Json& button : question[row])
            if (button["icon"] == icon)
                return button["key"].get<std::string>();
    return {};
}

} // namespace

class TestTableService : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initTextResources(); }

    void aPhoneIsToldAndHeard()
    {
        Table table;
        TableService service(table);
        QSignalSpy changes(&service, &TableService::phonesChanged);
        QVERIFY(!service.isOn() && service.url().isEmpty());
        table.stand(huntersNext());
        const auto port = service.start(QStringLiteral("127.0.0.1"), {usualToken, 0});
        QVERIFY(port && *port != 0);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(service.url(), QStringLiteral("http://127.0.0.1:%1/#%2").arg(*port).arg(QString::fromStdString(usualToken)));
        RawClient browser(*port);
        const auto page = browser.get("/");
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.find("<html") != std::string::npos && page.body.find(usualToken) == std::string::npos);

        RawClient client(*port);
        QVERIFY(client.join(usualToken) && client.send(test::textFrame(hello("es"))));
        QVERIFY(heard(client, "game")["game"] == huntersNext().id);
        QVERIFY(heard(client, "question")["mine"] == false);
        QCOMPARE(service.watching(), std::size_t(1));
        QCOMPARE(changes.size(), 2);
        const Hunter acting = *actingHunter(huntersNext().turn);
        QVERIFY(client.send(test::textFrame(Json{{"do", "play"}, {"hunters", {std::string(jsonName(acting))}}}.dump())));
        const Json question = heard(client, "question");
        QVERIFY(question["mine"] == true);
        QVERIFY(service.played() == HunterSet{acting});
        QCOMPARE(changes.size(), 3);
        const auto press = [&client](const Json& asked, const char* icon) {
            const std::string key = keyOf(asked, icon);
            return !key.empty() &&
                   client.send(test::textFrame(
                       Json{{"do", "press"}, {"step", asked["step"]}, {"question", asked["question"]}, {"button", key}}.dump()));
        };
        QVERIFY(press(question, "rest") && press(heard(client, "question"), "check"));
        QTRY_COMPARE(table.entered.size(), std::size_t(1));
        const auto* acts = std::get_if<HunterActs>(&table.entered.front());
        QVERIFY(acts != nullptr && acts->hunter == acting && acts->what == HunterActs::What::Rest);
        client.close();
        QTRY_COMPARE(service.watching(), std::size_t(0));
        QVERIFY(service.played().empty());
    }

    /// Phones come back to the address that they know, after the program was started anew too.
    void theLinkIsTheSameAgain()
    {
        PhoneLink link{usualToken, 0};
        {
            Table table;
            TableService service(table);
            QVERIFY(service.start(QStringLiteral("127.0.0.1"), link));
            link = service.link();
            QVERIFY(link.port != 0 && link.token == usualToken);
        }
        Table table;
        table.stand(huntersNext());
        TableService again(table);
        QVERIFY(again.start(QStringLiteral("127.0.0.1"), link));
        QVERIFY(again.link() == link);
        // Where somebody else has taken the port, there is another one.
        TableService second(table);
        const auto port = second.start(QStringLiteral("127.0.0.1"), link);
        QVERIFY(port && *port != link.port && second.link().token == link.token);
        // What is no address of this machine is told, and nothing else is switched off for it.
        const auto nowhere = second.start(QStringLiteral("192.0.2.7"), link);
        QVERIFY(!nowhere && nowhere.error().why == ListenFault::Why::NoSuchAddress);
        QVERIFY(!second.isOn() && again.isOn());
    }

    void switchedOffPhonesAreTold()
    {
        Table table;
        TableService service(table);
        table.stand(huntersNext());
        const auto port = service.start(QStringLiteral("127.0.0.1"), {usualToken, 0});
        RawClient client(*port);
        QVERIFY(client.join(usualToken) && client.send(test::textFrame(hello())));
        QVERIFY(!heard(client, "codes").is_null());
        service.stop();
        QVERIFY(!service.isOn());
        QCOMPARE(service.watching(), std::size_t(0));
        QVERIFY(heard(client, "gone")["why"] == "switched-off");
        QCOMPARE(client.closeCode(), static_cast<int>(CloseCode::GoingAway));
        // The next time it is only the table of now that is told.
        const auto anew = service.start(QStringLiteral("127.0.0.1"), service.link());
        RawClient back(*anew);
        QVERIFY(back.join(usualToken) && back.send(test::textFrame(hello())));
        QVERIFY(!heard(back, "table").is_null());
        QCOMPARE(service.watching(), std::size_t(1));
    }

    /// What phones look for in the book is found while the program goes on; however much they ask for, it is looked for one after the
    /// other.
    void theBookIsSearched()
    {
        ServerLimits limits;
        limits.messagesPerSecond = limits.messagesAtOnce = 1e9;
        Table table;
        TableService service(table, nullptr, limits);
        table.stand(huntersNext());
        const auto port = service.start(QStringLiteral("127.0.0.1"), {usualToken, 0});
        RawClient reader(*port), other(*port);
        QVERIFY(reader.join(usualToken) && reader.send(test::textFrame(hello("pl"))));
        QVERIFY(other.join(usualToken) && other.send(test::textFrame(hello("en"))));
        QVERIFY(reader.send(test::textFrame(Json{{"do", "book"}, {"has", ""}}.dump())));
        QVERIFY(heard(reader, "book")["language"] == "pl");
        const auto look = [](const char* words, int number) {
            return test::textFrame(Json{{"do", "find"}, {"words", words}, {"number", number}}.dump());
        };
        QVERIFY(reader.send(look("szlaku", 1)));
        const Json found = heard(reader, "found");
        QVERIFY(found["number"] == 1 && found["all"][0] == "trail");

        QElapsedTimer time;
        time.start();
        std::string many;
        for (int n = 2; n < 42; ++n)
            many += look("obrazenia w czasie wlaki na morzu noca", n);
        QVERIFY(reader.send(many) && other.send(look("lairs", 5)));
        QVERIFY(heard(other, "found")["all"][0] == "lairs"); // it waits for one search at most
        int answers = 1;
        while (heard(reader, "found")["number"] != 41)
            QVERIFY(++answers < 40);
        QVERIFY2(answers <= time.elapsed() / 30 + 1, qPrintable(QString::number(answers)));
        // What goes on when it is switched off ends with it.
        QVERIFY(reader.send(look("szlaku", 50)));
        QTest::qSleep(20);
        QCoreApplication::processEvents();
        service.stop();
        QVERIFY(heard(reader, "gone")["why"] == "switched-off");
    }

    /// A phone may not pile up work while the program is busy, nor keep the window from what is touched on it.
    void aFloodWaitsForItselfAlone()
    {
        ServerLimits limits;
        limits.messagesPerSecond = limits.bytesPerSecond = 1e9;
        limits.messagesAtOnce = limits.bytesAtOnce = 1e9;
        limits.queuedMessages = limits.queuedBytes = limits.queuedBytesInAll = 1'000'000'000;
        Table table;
        TableService service(table, nullptr, limits);
        table.stand(huntersNext());
        const auto port = service.start(QStringLiteral("127.0.0.1"), {usualToken, 0});
        RawClient quiet(*port), flood(*port), slow(*port);
        QVERIFY(quiet.join(usualToken) && quiet.send(test::textFrame(hello())));
        QVERIFY(flood.join(usualToken) && slow.join(usualToken) && slow.send(test::textFrame(hello())));
        QVERIFY(!heard(slow, "question").is_null() && !heard(quiet, "question").is_null());
        std::string many = test::textFrame(hello());
        for (int n = 0; n < 200; ++n)
            many += test::textFrame(Json{{"do", "here"}}.dump());
        QVERIFY(flood.send(many));
        QCOMPARE(flood.closeCode(), static_cast<int>(CloseCode::TooManyMessages)); // the program has not looked yet
        QVERIFY(quiet.send(test::textFrame(Json{{"do", "here"}}.dump())));
        QVERIFY(!heard(quiet, "here").is_null());

        // A few of these are a turn's work: whatever else there is has its turn between them.
        std::string languages;
        for (int n = 0; n < 60; ++n)
            languages += test::textFrame(Json{{"do", "language"}, {"language", n % 2 == 0 ? "ru" : "pl"}}.dump());
        QVERIFY(slow.send(languages + test::textFrame(Json{{"do", "here"}}.dump())));
        QTest::qSleep(200); // all of it has arrived
        qint64 longest = 0, whole = 0;
        QElapsedTimer waited;
        waited.start();
        for (std::string text; text.find(R"("here")") == std::string::npos; text = slow.text(1)) {
            QElapsedTimer turn;
            turn.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, turn.nsecsElapsed());
            whole += turn.nsecsElapsed();
            QVERIFY(waited.elapsed() < longEnough);
        }
        QVERIFY2(longest * 3 < whole, qPrintable(QStringLiteral("%1 of %2 ns").arg(longest).arg(whole)));
    }
};

DEMETER_TEST(TestTableService)
#include "test_table_service.moc"
