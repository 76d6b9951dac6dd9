// A board comparison on phones over real connections: nothing without the token, everything with it, and a farewell.
#include "app/phones/check_service.h"
#include "app/text/resources.h"
#include "tests/app/phones/raw_client.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <string>

using namespace demeter;
using namespace demeter::phones;
using demeter::test::RawClient;
using demeter::test::textFrame;

namespace {

const std::string checkToken = "00112233445566778899aabbccddeeff";

/// The next message of this kind, while the program goes on; null if it does not come.
Json nextOf(RawClient& client, const char* is)
{
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < test::longEnough) {
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

std::string greeting(const char* language = "en")
{
    return textFrame(Json{{"do", "hello"}, {"language", language}}.dump());
}

} // namespace

class TestCheckService : public QObject {
    Q_OBJECT

    std::optional<BoardComparison> comparison_;
    std::unique_ptr<CheckService> service_;
    std::uint16_t port_ = 0;

private slots:
    void initTestCase() { initTextResources(); }
    void init()
    {
        comparison_.emplace(*builtInBoard("fury-3e"), *readWholeFile(QStringLiteral(":/resources/boards/fury-3e.json")));
        service_ = std::make_unique<CheckService>([this](const CheckEntry& entry) {
            if (const auto* fact = std::get_if<SetFact>(&entry))
                comparison_->set(fact->fact, fact->value);
            else
                comparison_->agree();
            service_->show(*comparison_);
        });
        service_->show(*comparison_);
        const auto port = service_->start(QStringLiteral("127.0.0.1"), {checkToken, 0});
        QVERIFY(port.has_value());
        port_ = *port;
    }
    void cleanup() { service_.reset(); }

    void nothingWithoutTheToken()
    {
        RawClient browser(port_);
        const auto page = browser.get("/");
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.find("id=\"rows\"") != std::string::npos && page.body.find(checkToken) == std::string::npos);
        for (const std::string& wrong :
             {std::string(), std::string("00112233445566778899aabbccddeefe"), checkToken + "0",
              std::string("00112233445566778899AABBCCDDEEFF"), Json{{"do", "hello"}, {"language", "en"}}.dump()}) {
            RawClient client(port_);
            QVERIFY(client.join(wrong));
            QCOMPARE(client.closeCode(), static_cast<int>(CloseCode::BadToken));
        }
        RawClient quiet(port_);
        QVERIFY(quiet.openTable() && quiet.send(greeting()));
        QCOMPARE(quiet.closeCode(), static_cast<int>(CloseCode::BadToken));
        QCoreApplication::processEvents();
        QCOMPARE(service_->watching(), std::size_t(0));
    }

    void tappedAndToldAndEnded()
    {
        QSignalSpy changes(service_.get(), &PhoneService::phonesChanged);
        RawClient one(port_), two(port_);
        QVERIFY(one.join(checkToken) && one.send(greeting("es")));
        const Json place = nextOf(one, "place");
        QVERIFY(place["step"].is_number());
        QVERIFY(two.join(checkToken) && two.send(greeting("ru")));
        QVERIFY(nextOf(two, "place")["place"] == place["place"]);
        QCOMPARE(service_->watching(), std::size_t(2));
        QVERIFY(changes.size() >= 2);
        QVERIFY(one.send(textFrame(Json{{"do", "agree"}, {"step", place["step"]}}.dump())));
        QVERIFY(nextOf(two, "place")["agreed"] == 1);
        QVERIFY(nextOf(one, "place")["agreed"] == 1);
        // Wrong frames close one connection and change nothing.
        QVERIFY(two.send(textFrame(R"({"do":"save","step":2})")));
        QTRY_COMPARE(service_->watching(), std::size_t(1));
        QCOMPARE(two.closeCode(), static_cast<int>(CloseCode::Normal));
        QCOMPARE(comparison_->agreedCount(), std::size_t(1));
        service_->end(CheckEnd::Saved);
        QVERIFY(nextOf(one, "gone")["text"].get<std::string>().find("guardado") != std::string::npos);
        QVERIFY(!service_->isOn() && service_->watching() == 0);
    }

    /// Whoever was cut off comes back with the same token to the same port and finds what was done meanwhile.
    void comesBack()
    {
        RawClient client(port_);
        QVERIFY(client.join(checkToken) && client.send(greeting()));
        QVERIFY(!nextOf(client, "place").is_null());
        const PhoneLink link = service_->link();
        client.abort();
        comparison_->agree();
        service_->show(*comparison_);
        service_->end(CheckEnd::SwitchedOff);
        QVERIFY(service_->start(QStringLiteral("127.0.0.1"), link));
        QVERIFY(service_->link() == link);
        RawClient again(link.port);
        QVERIFY(again.join(checkToken) && again.send(greeting()));
        QVERIFY(nextOf(again, "place")["agreed"] == 1);
    }
};

DEMETER_TEST(TestCheckService)
#include "test_check_service.moc"
