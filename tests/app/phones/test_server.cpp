// What the server gives, to whom, and when it ends a connection.
#include "app/phones/server.h"
#include "tests/app/phones/raw_client.h"

#include <QtTest>

#include <sys/resource.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

using namespace demeter;
using namespace demeter::phones;
using namespace demeter::test;
using namespace std::chrono_literals;

namespace {

using Event = ClientEvent::Kind;

int codeOf(CloseCode code)
{
    return static_cast<int>(code);
}

/// How often each thread of this process has gone to sleep until now.
std::map<std::string, long> sleepsOfThreads()
{
    std::map<std::string, long> sleeps;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
        std::ifstream status(task.path() / "status");
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("voluntary_ctxt_switches:"))
                sleeps[task.path().filename()] = std::stol(line.substr(line.find(':') + 1));
        }
    }
    return sleeps;
}

std::string largePage()
{
    return std::string(20'000'000, 'x');
}

} // namespace

class TestServer : public QObject {
    Q_OBJECT

private slots:
    // The page.

    void givesThePage()
    {
        const std::string page = std::string(600'000, 'a') + "<p>Ñandú żółć ёж</p>";
        RunningServer running({}, page);
        RawClient client(running.port);
        const HttpAnswer answer = client.get("/");
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body == page);
        QCOMPARE(answer.field("Content-Length"), std::to_string(page.size()));
        QCOMPARE(answer.field("Content-Type"), "text/html; charset=utf-8");
        QCOMPARE(answer.field("Content-Security-Policy"), RunningServer::policy);
        QCOMPARE(answer.field("X-Content-Type-Options"), "nosniff");
        QCOMPARE(answer.field("Cache-Control"), "no-cache");
        QCOMPARE(answer.field("Referrer-Policy"), "no-referrer");
        QCOMPARE(answer.field("Cross-Origin-Opener-Policy"), "same-origin");
        QCOMPARE(answer.field("Cross-Origin-Resource-Policy"), "same-origin");
        QCOMPARE(answer.field("X-Frame-Options"), "DENY");
        QVERIFY(!answer.field("Set-Cookie"));
        QVERIFY(!answer.field("Server"));

        client.request("HEAD /");
        const HttpAnswer head = client.answer(true);
        QCOMPARE(head.head, answer.head);
        const std::string tag = answer.field("ETag").value_or("");
        QVERIFY(tag.size() > 2);
        const HttpAnswer same = client.get("/", "If-None-Match: " + tag + "\r\n"); // had HEAD a body, this would read it
        QCOMPARE(same.status, 304);
        QVERIFY(same.body.empty());
        QCOMPARE(same.field("ETag"), tag);
        QCOMPARE(client.get("/", "If-None-Match: \"other\"\r\n").status, 200);

        RunningServer other({}, page + " ");
        QVERIFY(RawClient(other.port).get("/").field("ETag") != tag);
    }

    /// At a path that only phones are told, with the policy that it brings, whole even if another one takes its place meanwhile.
    void givesASecondPage()
    {
        RunningServer running;
        RawClient client(running.port);
        const std::string path = "/game/0123456789abcdef0123456789abcdef";
        QCOMPARE(client.get(path).status, 404);
        const std::string page = std::string(3'000'000, 'b') + "<p>łowy</p>";
        running.server.give(path, std::make_shared<const std::string>(page));
        const HttpAnswer answer = client.get(path);
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body == page);
        QCOMPARE(answer.field("Content-Type"), "text/html; charset=utf-8");
        QCOMPARE(answer.field("Cache-Control"), "no-store");
        QCOMPARE(answer.field("Content-Security-Policy"), "frame-ancestors 'none'");
        QCOMPARE(answer.field("X-Frame-Options"), "DENY");
        client.request("HEAD " + path);
        QCOMPARE(client.answer(true).head, answer.head);
        QCOMPARE(client.get("/game/0123456789abcdef0123456789abcdee").status, 404);
        QCOMPARE(client.get("/game/").status, 404);
        // While somebody takes it, it becomes another one.
        RawClient slow(running.port, "127.0.0.1", "127.0.0.1", 4096);
        slow.request("GET " + path);
        QVERIFY(slow.receive()); // its beginning
        running.server.give("/game/2", std::make_shared<const std::string>("<p>another</p>"));
        QVERIFY(slow.answer().body == page);
        RawClient after(running.port);
        QCOMPARE(after.get(path).status, 404);
        QVERIFY(after.get("/game/2").body == "<p>another</p>");
        RawClient poster(running.port);
        poster.request("POST /game/2");
        QCOMPARE(poster.answer().status, 405);
        running.server.give({}, nullptr);
        QCOMPARE(after.get("/game/2").status, 404);
    }

    void answersWhatItDoesNotGive_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("ends");
        const auto row = [](const char* name, const QByteArray& request, int status, bool ends) {
            QTest::newRow(name) << request << status << ends;
        };
        const QByteArray host = " HTTP/1.1\r\nHost: HOST\r\n", end = "\r\n";
        row("icon", "GET /favicon.ico" + host + end, 204, false);
        row("icon's head", "HEAD /favicon.ico" + host + end, 204, false);
        row("another page", "GET /index.html" + host + end, 404, false);
        row("way up", "GET /../../etc/passwd" + host + end, 404, false);
        row("coded way up", "GET /%2e%2e/etc/passwd" + host + end, 404, false);
        row("query", "GET /?a=b" + host + end, 404, false);
        row("below the table", "GET /table/1" + host + end, 404, false);
        row("another server", "GET http://example.org/" + host + end, 404, false);
        row("post", "POST /" + host + end, 405, true);
        row("put", "PUT /" + host + end, 405, true);
        row("delete", "DELETE /" + host + end, 405, true);
        row("options", "OPTIONS /" + host + end, 405, true);
        row("trace", "TRACE /" + host + end, 405, true);
        row("unknown method", "SPY /" + host + end, 405, true);
        row("table without upgrade", "GET /table" + host + end, 400, true);
        row("table's head", "HEAD /table" + host + end, 405, true);
        row("connect", "CONNECT example.org:443" + host + end, 404, false);
        row("old version", "GET / HTTP/1.0\r\nHost: HOST\r\n\r\n", 400, true);
        row("no version", "GET /\r\n\r\n", 400, true);
        row("later version", "GET / HTTP/2.0\r\nHost: HOST\r\n\r\n", 400, true);
        row("no request", "what is this?\r\n\r\n", 400, true);
        row("TLS", QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + "\r\n\r\n", 400, true);
        row("field without a colon", "GET /" + host + "nonsense\r\n\r\n", 400, true);
        row("zero in a field", QByteArray("GET /") + host + QByteArray("A: \0b\r\n\r\n", 9), 400, true);
        row("body", "GET /" + host + "Content-Length: 5\r\n\r\nhello", 413, true);
        row("1 GB announced", "GET /" + host + "Content-Length: 1073741824\r\n\r\n", 413, true);
        row("body in pieces", "GET /" + host + "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 413, true);
        row("two lengths", "GET /" + host + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!", 400, true);
        row("no length", "GET /" + host + "Content-Length: -1\r\n\r\n", 400, true);
        row("empty body", "GET /" + host + "Content-Length: 0\r\n\r\n", 200, false);
        row("header too large", "GET /" + host + "A: " + QByteArray(9000, 'a') + "\r\n\r\n", 431, true);
        row("header that never ends", "GET /" + host + QByteArray("A: b\r\n").repeated(2000), 431, true);
        row("target that never ends", "GET /" + QByteArray(20000, 'a'), 431, true);
    }

    void answersWhatItDoesNotGive()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        QFETCH(bool, ends);
        RunningServer running;
        RawClient client(running.port);
        client.send(request.replace("HOST", QByteArray::fromStdString(client.host())).toStdString());
        const HttpAnswer answer = client.answer(request.startsWith("HEAD"));
        QCOMPARE(answer.status, status);
        QVERIFY(status == 200 || answer.body.empty());
        QCOMPARE(answer.field("X-Content-Type-Options"), "nosniff");
        QVERIFY(!answer.field("Set-Cookie"));
        if (status != 200) {
            QCOMPARE(answer.field("Cache-Control"), "no-store");
            QCOMPARE(answer.field("Content-Security-Policy"), "default-src 'none'; frame-ancestors 'none'");
        }
        QCOMPARE(answer.field("Allow").has_value(), status == 405);
        if (ends) {
            QVERIFY(client.ends());
            QVERIFY(!client.wasReset());
        } else {
            QCOMPARE(client.get("/").status, 200);
        }
        QVERIFY(running.heard.all().empty());
    }

    void wantsToBeMeant_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<bool>("meant");
        const auto row = [](const char* name, const QByteArray& fields, bool meant) { QTest::newRow(name) << fields << meant; };
        row("its address", "Host: 127.0.0.1:PORT\r\n", true);
        row("localhost", "Host: localhost:PORT\r\n", true);
        row("localhost in capitals", "Host: LocalHost:PORT\r\n", true);
        row("no host", "", false);
        row("empty host", "Host: \r\n", false);
        row("no port", "Host: 127.0.0.1\r\n", false);
        row("empty port", "Host: 127.0.0.1:\r\n", false);
        row("another port", "Host: 127.0.0.1:1\r\n", false);
        row("more than a port", "Host: 127.0.0.1:PORT0000000000\r\n", false);
        row("port with something", "Host: 127.0.0.1:PORTx\r\n", false);
        row("a name that points here", "Host: evil.example:PORT\r\n", false);
        row("a name that looks like it", "Host: 127.0.0.1.evil.example:PORT\r\n", false);
        row("below localhost", "Host: a.localhost:PORT\r\n", false);
        row("another address of this machine", "Host: 127.0.0.2:PORT\r\n", false);
        row("another way of writing", "Host: 2130706433:PORT\r\n", false);
        row("short way of writing", "Host: 127.1:PORT\r\n", false);
        row("IPv6", "Host: [::1]:PORT\r\n", false);
        row("bracket", "Host: [127.0.0.1:PORT\r\n", false);
        row("user", "Host: a@127.0.0.1:PORT\r\n", false);
        row("two hosts", "Host: 127.0.0.1:PORT\r\nHost: evil.example\r\n", false);
        row("the same twice", "Host: 127.0.0.1:PORT\r\nHost: 127.0.0.1:PORT\r\n", false);
    }

    void wantsToBeMeant()
    {
        QFETCH(QByteArray, fields);
        QFETCH(bool, meant);
        RunningServer running;
        RawClient client(running.port);
        client.send("GET / HTTP/1.1\r\n" + fields.replace("PORT", QByteArray::number(running.port)).toStdString() + "\r\n");
        QCOMPARE(client.answer().status, meant ? 200 : 400);
        QCOMPARE(client.ends(meant ? 0 : longEnough), !meant);
    }

    void knowsItsAddressInIpV6()
    {
        RunningServer running;
        const auto port = running.server.listen("::1", 0);
        QVERIFY(port.has_value());
        const int client = ::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in6 to{};
        to.sin6_family = AF_INET6;
        to.sin6_port = htons(*port);
        to.sin6_addr = in6addr_loopback;
        QCOMPARE(::connect(client, reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
        const std::string right = "GET / HTTP/1.1\r\nHost: [::1]:" + std::to_string(*port) + "\r\n\r\n";
        const std::string wrong = "GET / HTTP/1.1\r\nHost: [2001:db8::1]:" + std::to_string(*port) + "\r\n\r\n";
        const std::string both = right + wrong;
        QCOMPARE(::send(client, both.data(), both.size(), MSG_NOSIGNAL), static_cast<ssize_t>(both.size()));
        std::string read;
        char bytes[4096];
        for (ssize_t got = 0; (got = ::recv(client, bytes, sizeof bytes, 0)) > 0;)
            read.append(bytes, static_cast<std::size_t>(got));
        ::close(client);
        QVERIFY(read.starts_with("HTTP/1.1 200 "));
        QVERIFY(read.find("HTTP/1.1 400 ") != std::string::npos);
    }

    void listensOnSeveralAddresses()
    {
        RunningServer running;
        QCOMPARE(running.server.listen("127.0.0.2", running.port), running.port);
        RawClient first(running.port), second(running.port, "127.0.0.1", "127.0.0.2");
        QCOMPARE(first.get("/").status, 200);
        QCOMPARE(second.get("/").status, 200); // with its own Host

        RunningServer everywhere;
        const auto port = everywhere.server.listen("0.0.0.0", 0);
        QVERIFY(port.has_value());
        RawClient third(*port, "127.0.0.1", "127.0.0.3");
        QCOMPARE(third.get("/").status, 200);
    }

    void saysWhyItCannotListen()
    {
        using Why = ListenFault::Why;
        RunningServer running;
        const auto again = running.server.listen("127.0.0.1", running.port);
        QVERIFY(!again && again.error().why == Why::InUse);
        QVERIFY(again.error().systemError != 0);
        RunningServer other;
        const auto others = other.server.listen("127.0.0.1", running.port);
        QVERIFY(!others && others.error().why == Why::InUse);
        for (const char* address : {"", "localhost", "demeter.example", "127.0.0.256", "203.0.113.5", "[::1]"}) {
            const auto nowhere = running.server.listen(address, 0);
            QVERIFY2(!nowhere && nowhere.error().why == Why::NoSuchAddress, address);
        }
    }

    void isThereAgainAtOnce()
    {
        std::uint16_t port = 0;
        for (int time = 0; time < 2; ++time) {
            HeardEvents heard;
            ServerLimits limits;
            limits.stopping = 50ms;
            Server server({"page", RunningServer::policy, RunningServer::token, {}}, heard.listener(), limits);
            const auto opened = server.listen("127.0.0.1", port);
            QVERIFY(opened.has_value());
            port = *opened;
            RawClient client(port);
            QVERIFY(client.join(RunningServer::token));
            QVERIFY(heard.waitFor(1, Event::Joined));
            server.stop(); // it ends the connection, so its port is the one that the system keeps back
            QVERIFY(client.ends());
        }
    }

    void keepsNothingOpenInChildren()
    {
        RunningServer running;
        const auto [client, id] = running.join();
        QVERIFY(id != 0);
        int sockets = 0;
        for (int descriptor = 3; descriptor < 1024; ++descriptor) {
            int type = 0;
            socklen_t size = sizeof type;
            if (::getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_STREAM)
                continue;
            sockaddr_storage address{};
            size = sizeof address;
            if (::getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) != 0 || address.ss_family != AF_INET)
                continue;
            ++sockets;
            QVERIFY((::fcntl(descriptor, F_GETFD) & FD_CLOEXEC) != 0);
        }
        QVERIFY(sockets >= 3);
    }

    // Connections and time.

    void endsAConnectionAfterSomeRequests()
    {
        ServerLimits limits;
        limits.requests = 3;
        RunningServer running(limits);
        RawClient client(running.port);
        QCOMPARE(client.get("/").field("Connection"), std::nullopt);
        QCOMPARE(client.get("/favicon.ico").field("Connection"), std::nullopt);
        QCOMPARE(client.get("/").field("Connection"), "close");
        QVERIFY(client.ends());
        RawClient modest(running.port);
        QCOMPARE(modest.get("/", "Connection: close\r\n").field("Connection"), "close");
        QVERIFY(modest.ends());
    }

    void answersRequestsThatComeTogether()
    {
        RunningServer running;
        RawClient client(running.port);
        const std::string request = "GET /favicon.ico HTTP/1.1\r\nHost: " + client.host() + "\r\n\r\n";
        client.send(request + request + request);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(client.answer().status, 204);
    }

    void doesNotWaitForARequest()
    {
        ServerLimits limits;
        limits.header = 150ms;
        limits.idle = 300ms;
        RunningServer running(limits);
        RawClient silent(running.port), half(running.port), drop(running.port);
        const auto start = TestClock::now();
        half.send("GET / HTTP/1.1\r\nHo");
        bool cut = false;
        while (!cut && millisecondsSince(start) < longEnough) {
            cut = !drop.send("G") || drop.ends(10); // never a whole request
        }
        QVERIFY(cut);
        QVERIFY(silent.ends());
        QVERIFY(half.ends());
        QVERIFY(millisecondsSince(start) >= 150);
        QVERIFY(silent.read().empty());

        RawClient idle(running.port);
        QCOMPARE(idle.get("/").status, 200);
        const auto answered = TestClock::now();
        QVERIFY(idle.ends());
        QVERIFY(millisecondsSince(answered) >= 290); // longer than it has for a header
        RawClient slow(running.port);
        QCOMPARE(slow.get("/").status, 200);
        slow.send("GET / HTTP");
        const auto begun = TestClock::now();
        QVERIFY(slow.ends());
        QVERIFY(millisecondsSince(begun) < 5000);
    }

    void doesNotWaitForWhoTakesNothing()
    {
        ServerLimits limits;
        limits.answer = 150ms;
        RunningServer running(limits, largePage());
        RawClient client(running.port, "127.0.0.1", "127.0.0.1", 4096);
        client.request("GET /");
        std::this_thread::sleep_for(400ms);
        QVERIFY(client.ends());
        QVERIFY(client.read().size() < largePage().size());
    }

    void keepsOutTooManyStrangers()
    {
        ServerLimits limits;
        limits.unknown = 6;
        limits.unknownOfOneAddress = 4;
        limits.header = limits.idle = 60s;
        RunningServer running(limits);
        const auto known = running.join("127.0.0.9");
        QVERIFY(known.second != 0);
        std::vector<RawClient> first;
        for (int i = 0; i < 4; ++i) {
            first.emplace_back(running.port, "127.0.0.1");
            QCOMPARE(first.back().get("/").status, 200);
        }
        QVERIFY(RawClient(running.port, "127.0.0.1").ends()); // one address has its bound
        RawClient second(running.port, "127.0.0.2"), third(running.port, "127.0.0.3");
        QCOMPARE(second.get("/").status, 200);
        QCOMPARE(third.get("/").status, 200);
        // All together have theirs too: who has most gives way, the oldest first.
        RawClient fourth(running.port, "127.0.0.4");
        QCOMPARE(fourth.get("/").status, 200);
        QVERIFY(first[0].ends());
        RawClient fifth(running.port, "127.0.0.5");
        QCOMPARE(fifth.get("/").status, 200);
        QVERIFY(first[1].ends());
        RawClient sixth(running.port, "127.0.0.6");
        QCOMPARE(sixth.get("/").status, 200);
        QVERIFY(first[2].ends());
        QVERIFY(RawClient(running.port, "127.0.0.7").ends()); // one each is no crowd
        QVERIFY(RawClient(running.port, "127.0.0.1").ends());
        QCOMPARE(second.get("/").status, 200);
        // Whoever has said the token is no stranger, and makes room.
        QVERIFY(second.join(RunningServer::token));
        QVERIFY(running.heard.waitFor(2, Event::Joined));
        QCOMPARE(RawClient(running.port, "127.0.0.7").get("/").status, 200);
        QCOMPARE(running.heard.count(Event::Left), 0U);
    }

    void needsNoPlaceForWhoIsLeaving()
    {
        ServerLimits limits;
        limits.unknown = 4;
        limits.unknownOfOneAddress = 2;
        limits.closing = 60s;
        RunningServer running(limits);
        std::vector<RawClient> leaving;
        for (int i = 0; i < 12; ++i) {
            leaving.emplace_back(running.port, "127.0.0." + std::to_string(1 + i % 3));
            if (i % 2 == 0) {
                leaving.back().request("PUT /");
                QCOMPARE(leaving.back().answer().status, 405);
            } else {
                QVERIFY(leaving.back().join("wrong"));
                QCOMPARE(leaving.back().closeCode(), 4401);
            }
        }
    }

    // The table.

    void opensTheTableToItsOwnPageOnly_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const std::string& origin, int status) {
            QTest::newRow(name) << QByteArray::fromStdString(RawClient::upgradeFields(origin)) << status;
        };
        row("its own page", "http://HOST", 101);
        row("no origin", "", 403);
        row("a file", "null", 403);
        row("another page", "http://evil.example", 403);
        row("another port", "http://127.0.0.1:80", 403);
        row("another way to it", "https://HOST", 403);
        row("the same machine's other name", "http://localhost:PORT", 403);
        row("with a path", "http://HOST/", 403);
        row("two origins", "http://HOST\r\nOrigin: http://HOST", 403);
        const std::string good = RawClient::upgradeFields("http://HOST");
        const auto without = [&good](const char* name, const std::string& field, const std::string& instead, int status) {
            std::string fields = good;
            const std::size_t start = fields.find(field);
            fields.replace(start, fields.find("\r\n", start) + 2 - start, instead);
            QTest::newRow(name) << QByteArray::fromStdString(fields) << status;
        };
        without("no upgrade", "Upgrade", "", 400);
        without("another upgrade", "Upgrade", "Upgrade: h2c\r\n", 400);
        without("no connection", "Connection", "", 400);
        without("no key", "Sec-WebSocket-Key", "", 400);
        without("endless key", "Sec-WebSocket-Key", "Sec-WebSocket-Key: " + std::string(100, 'a') + "\r\n", 400);
        without("no version", "Sec-WebSocket-Version", "", 400);
        without("another version", "Sec-WebSocket-Version", "Sec-WebSocket-Version: 8\r\n", 426);
    }

    void opensTheTableToItsOwnPageOnly()
    {
        QFETCH(QByteArray, fields);
        QFETCH(int, status);
        RunningServer running;
        RawClient client(running.port);
        fields.replace("HOST", QByteArray::fromStdString(client.host()));
        const HttpAnswer answer = client.get("/table", fields.replace("PORT", QByteArray::number(running.port)).toStdString());
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.field("Cache-Control"), "no-store");
        QVERIFY(!answer.field("Sec-WebSocket-Extensions"));
        QVERIFY(answer.field("Server").value_or("Demeter") == "Demeter");
        if (status != 101)
            QVERIFY(client.ends());
    }

    void takesNoFrameBeforeItsAnswer()
    {
        RunningServer running;
        RawClient client(running.port);
        client.request("GET /table", RawClient::upgradeFields("http://" + client.host()), textFrame(RunningServer::token));
        QCOMPARE(client.answer().status, 400);
        QVERIFY(running.heard.all().empty());
    }

    void compressesNothing()
    {
        RunningServer running;
        RawClient client(running.port);
        const HttpAnswer answer =
            client.get("/table", RawClient::upgradeFields("http://" + client.host()) + "Sec-WebSocket-Extensions: permessage-deflate\r\n");
        QCOMPARE(answer.status, 101);
        QVERIFY(!answer.field("Sec-WebSocket-Extensions"));
        client.send(textFrame(RunningServer::token));
        QVERIFY(running.heard.waitFor(1, Event::Joined));
        client.send(frameOf(0xC1, "compressed"));
        QCOMPARE(client.closeCode(), 1002);
    }

    void saysNothingWithoutTheToken_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<int>("code");
        const std::string token = RunningServer::token;
        const auto row = [](const char* name, const std::string& frame, int code) {
            QTest::newRow(name) << QByteArray::fromStdString(frame) << code;
        };
        row("another token", textFrame("0123456789abcdef0123456789abcdee"), 4401);
        row("beginning", textFrame(token.substr(0, 31)), 4401);
        row("more", textFrame(token + "0"), 4401);
        row("with a line end", textFrame(token + "\n"), 4401);
        row("in capitals", textFrame("0123456789ABCDEF0123456789ABCDEF"), 4401);
        row("nothing", textFrame(""), 4401);
        row("JSON", textFrame(R"({"do":"hello"})"), 4401);
        row("zeros", textFrame(std::string(32, '\0')), 4401);
        row("long", textFrame(std::string(10000, 'a')), 4401);
        row("too long", textFrame(std::string(20000, 'a')), 1009);
        row("in bytes", frameOf(0x82, token), 1003);
        row("without a mask", frameOf(0x81, token, false), 1002);
        row("only a ping", frameOf(0x89, "hello"), 4401);
        row("half", textFrame(token).substr(0, 20), 4401);
        row("without an end", frameOf(0x01, token), 4401);
        row("no frame", "", 4401);
    }

    void saysNothingWithoutTheToken()
    {
        QFETCH(QByteArray, first);
        QFETCH(int, code);
        ServerLimits limits;
        const QByteArray row = QTest::currentDataTag();
        if (row == "only a ping" || row == "half" || row == "without an end" || row == "no frame")
            limits.token = 100ms; // which is all that ends these
        RunningServer running(limits);
        RawClient client(running.port);
        QVERIFY(client.openTable());
        QVERIFY(client.send(first.toStdString()));
        running.send(1, "secret");
        running.send(2, "secret");
        const Frame frame = client.frame();
        if (frame.opcode == 10) { // it may answer a ping, with what was in it
            QCOMPARE(frame.payload, "hello");
            QCOMPARE(client.closeCode(), code);
        } else {
            QCOMPARE(frame.opcode, 8);
            QCOMPARE(frame.payload, bigEndian(static_cast<std::uint64_t>(code), 2));
        }
        QVERIFY(running.heard.all().empty());
    }

    void letsNobodyInWithoutAToken()
    {
        HeardEvents heard;
        Server server({"page", RunningServer::policy, "", {}}, heard.listener());
        const auto port = server.listen("127.0.0.1", 0);
        RawClient client(port.value_or(0));
        QVERIFY(client.join(""));
        QCOMPARE(client.closeCode(), 4401);
        QVERIFY(heard.all().empty());
    }

    void takesTheTokenInPieces()
    {
        RunningServer running;
        RawClient client(running.port);
        QVERIFY(client.openTable());
        const std::string token = RunningServer::token;
        client.send(frameOf(0x01, token.substr(0, 5)) + frameOf(0x89, "") + frameOf(0x00, "") + frameOf(0x80, token.substr(5)));
        QVERIFY(running.heard.waitFor(1, Event::Joined));
    }

    void stopsWhoGuesses()
    {
        ServerLimits limits;
        limits.wrongTokens = 4;
        limits.refusal = 700ms;
        RunningServer running(limits);
        const auto known = running.join("127.0.0.1");
        // Opened before, it does not help either.
        RawClient before(running.port, "127.0.0.2");
        QVERIFY(before.openTable());
        for (int i = 0; i < 4; ++i) {
            RawClient client(running.port, "127.0.0.2");
            QVERIFY(client.join(std::string(32, static_cast<char>('a' + i))));
            QCOMPARE(client.closeCode(), 4401);
        }
        const auto refused = TestClock::now();
        before.send(textFrame(RunningServer::token));
        QCOMPARE(before.closeCode(), 4401);
        RawClient client(running.port, "127.0.0.2");
        QCOMPARE(client.get("/").status, 200);
        QCOMPARE(client.get("/table", RawClient::upgradeFields("http://" + client.host())).status, 429);
        QCOMPARE(running.heard.count(Event::Joined), 1U);
        QVERIFY(running.join("127.0.0.3").second != 0); // another address may
        QTRY_VERIFY(running.join("127.0.0.2").second != 0);
        QVERIFY(millisecondsSince(refused) >= 600);
        QCOMPARE(running.heard.count(Event::Left, known.second), 0U);
    }

    void takesInNoMorePhonesThanItMay()
    {
        ServerLimits limits;
        limits.known = 3;
        RunningServer running(limits);
        std::vector<std::pair<RawClient, ClientId>> clients;
        for (int i = 0; i < 3; ++i) {
            clients.push_back(running.join());
            QVERIFY(clients.back().second != 0);
        }
        RawClient more(running.port);
        QVERIFY(more.join(RunningServer::token));
        QCOMPARE(more.closeCode(), 1013);
        clients.front().first.abort();
        QVERIFY(running.heard.waitFor(1, Event::Left, clients.front().second));
        QVERIFY(running.join().second != 0);
        QCOMPARE(running.heard.count(Event::Joined), 4U);
    }

    /// Somebody who knows the token and holds every place keeps nobody out who comes from elsewhere, and least of all one who plays.
    void givesPlacesToThoseWhoHaveNone()
    {
        ServerLimits limits;
        limits.known = 4;
        RunningServer running(limits);
        std::vector<std::pair<RawClient, ClientId>> insider;
        for (int i = 0; i < 4; ++i) {
            insider.push_back(running.join("127.0.0.66"));
            QVERIFY(insider.back().second != 0);
        }
        // The first of them says something: not it has been silent longest.
        QVERIFY(insider[0].first.send(textFrame("here")));
        QVERIFY(running.heard.waitFor(1, Event::Arrived, insider[0].second));
        auto [phone, phoneId] = running.join("127.0.0.1");
        QVERIFY(phoneId != 0);
        QVERIFY(running.heard.waitFor(1, Event::Left, insider[1].second));
        QCOMPARE(insider[1].first.closeCode(), 1013);
        // He has most still, and gets no more.
        RawClient again(running.port, "127.0.0.66");
        QVERIFY(again.join(RunningServer::token));
        QCOMPARE(again.closeCode(), 1013);
        std::vector<std::pair<RawClient, ClientId>> others;
        for (const char* source : {"127.0.0.2", "127.0.0.3"}) {
            others.push_back(running.join(source));
            QVERIFY(others.back().second != 0);
        }
        QCOMPARE(running.heard.count(Event::Left, insider[0].second), 0U);
        QCOMPARE(running.heard.count(Event::Left), 3U);
        // Where nobody has more than one, whoever plays stays, and who has been silent longest goes.
        QVERIFY(phone.send(textFrame("press")));
        QVERIFY(running.heard.waitFor(1, Event::Arrived, phoneId));
        others.push_back(running.join("127.0.0.4"));
        QVERIFY(others.back().second != 0);
        QVERIFY(running.heard.waitFor(1, Event::Left, insider[0].second));
        others.push_back(running.join("127.0.0.5"));
        QVERIFY(others.back().second != 0);
        QVERIFY(running.heard.waitFor(1, Event::Left, others[0].second));
        QCOMPARE(running.heard.count(Event::Left, phoneId), 0U);
        running.send(phoneId, "still here");
        QCOMPARE(phone.text(), "still here");
        // A second one of the same address is not worth another's only one.
        RawClient second(running.port, "127.0.0.1");
        QVERIFY(second.join(RunningServer::token));
        QCOMPARE(second.closeCode(), 1013);
    }

    void makesTokens()
    {
        std::set<std::string> tokens;
        for (int i = 0; i < 100; ++i) {
            const std::string token = newToken();
            QCOMPARE(token.size(), 32U);
            QVERIFY(std::ranges::all_of(token, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }));
            tokens.insert(token);
        }
        QCOMPARE(tokens.size(), 100U);
        HeardEvents heard;
        const std::string token = newToken();
        Server server({"page", RunningServer::policy, token, {}}, heard.listener());
        RawClient client(server.listen("127.0.0.1", 0).value_or(0));
        QVERIFY(client.join(token));
        QVERIFY(heard.waitFor(1, Event::Joined));
    }

    // Texts.

    void carriesTexts()
    {
        RunningServer running;
        auto [first, firstId] = running.join();
        auto [second, secondId] = running.join();
        QVERIFY(firstId != 0 && secondId != 0 && firstId != secondId);
        first.send(textFrame(R"({"do":"hello"})") + textFrame("") + textFrame("Ñandú ёж 🦇"));
        QVERIFY(running.heard.waitFor(3, Event::Arrived, firstId));
        QStringList texts;
        for (const ClientEvent& event : running.heard.all()) {
            if (event.kind == Event::Arrived)
                texts += QString::fromStdString(event.text);
        }
        QCOMPARE(texts, QStringList({R"({"do":"hello"})", "", "Ñandú ёж 🦇"}));

        // In order, each whole in one frame, whatever its length.
        const std::vector<std::string> sent{"a", std::string(125, 'b'), std::string(126, 'c'), std::string(70'000, 'd'), "ż", ""};
        for (const std::string& text : sent)
            running.send(secondId, text);
        running.send(firstId, "to the first");
        running.send(4711, "to nobody");
        running.server.send(secondId, nullptr);
        for (const std::string& text : sent) {
            const Frame frame = second.frame();
            QCOMPARE(frame.opcode, 1);
            QVERIFY(frame.payload == text);
        }
        QCOMPARE(first.text(), "to the first");
        second.send(frameOf(0x88, bigEndian(1000, 2)));
        QCOMPARE(second.closeCode(), 1000);
        QVERIFY(running.heard.waitFor(1, Event::Left, secondId));
        running.send(secondId, "too late");
        first.abort();
        QVERIFY(running.heard.waitFor(1, Event::Left, firstId));
        QCOMPARE(running.heard.count(Event::Left), 2U);
    }

    void keepsNoTextThatWasSent()
    {
        RunningServer running;
        auto [client, id] = running.join();
        auto text = std::make_shared<const std::string>(std::string(50'000, 'a'));
        const std::weak_ptr<const std::string> kept = text;
        running.server.send(id, std::move(text));
        QCOMPARE(client.text().size(), 50'000U);
        QTRY_VERIFY(kept.expired());
    }

    void endsWhatIsNoText_data()
    {
        QTest::addColumn<QByteArray>("frames");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const std::string& frames, int code) {
            QTest::newRow(name) << QByteArray::fromStdString(frames) << code;
        };
        const std::string sixteen(16 * 1024, 'a');
        row("16 KB", textFrame(sixteen), -1);
        row("16 KB in pieces", frameOf(0x01, sixteen.substr(1)) + frameOf(0x80, "a"), -1);
        row("one byte more", textFrame(sixteen + "a"), 1009);
        row("one byte more in pieces", frameOf(0x01, sixteen) + frameOf(0x80, "a"), 1009);
        row("1 GB announced", frameOf(0x81, "a", true, 1ULL << 30), 1009);
        row("all that can be announced", frameOf(0x81, "a", true, ~0ULL), 1009);
        row("bytes", frameOf(0x82, "{}"), 1003);
        row("wrong UTF-8", textFrame("a\xFF"), 1007);
        row("half a letter", textFrame("\xC3"), 1007);
        row("surrogate", textFrame("\xED\xA0\x80"), 1007);
        row("form too long", textFrame("\xC0\x80"), 1007);
        row("letter in two pieces", frameOf(0x01, "\xC3") + frameOf(0x80, "\xB1"), -1);
        row("without a mask", frameOf(0x81, "{}", false), 1002);
        row("opcode 3", frameOf(0x83, "{}"), 1002);
        row("opcode 11", frameOf(0x8B, ""), 1002);
        row("reserved bit", frameOf(0xA1, "{}"), 1002);
        row("text within a text", frameOf(0x01, "a") + textFrame("b"), 1002);
        row("piece of nothing", frameOf(0x80, "a"), 1002);
        row("long ping", frameOf(0x89, std::string(126, 'a')), 1002);
        row("ping in pieces", frameOf(0x09, "a"), 1002);
        row("length too long", std::string("\x81\xFE\x00\x05\x12\x34\x56\x78", 8), 1002);
        row("close with half a code", frameOf(0x88, "a"), 1002);
        row("close with a code that is none", frameOf(0x88, bigEndian(1005, 2)), 1002);
        row("close with wrong UTF-8", frameOf(0x88, bigEndian(1000, 2) + "\xFF"), 1002);
    }

    void endsWhatIsNoText()
    {
        QFETCH(QByteArray, frames);
        QFETCH(int, code);
        RunningServer running;
        auto [client, id] = running.join();
        QVERIFY(client.send(frames.toStdString()));
        if (code == -1) {
            QVERIFY(running.heard.waitFor(1, Event::Arrived, id));
            return;
        }
        QCOMPARE(client.closeCode(), code);
        client.close();
        QVERIFY(running.heard.waitFor(1, Event::Left, id));
        QCOMPARE(running.heard.count(Event::Arrived), 0U);
    }

    void answersPings()
    {
        RunningServer running;
        auto [client, id] = running.join();
        client.send(frameOf(0x89, "are you there"));
        const Frame pong = client.frame();
        QCOMPARE(pong.opcode, 10);
        QCOMPARE(pong.payload, "are you there");
    }

    void endsFloods_data()
    {
        QTest::addColumn<QByteArray>("frame");
        QTest::addColumn<int>("fits");
        QTest::newRow("texts") << QByteArray::fromStdString(textFrame("{}")) << 30;
        QTest::newRow("pings") << QByteArray::fromStdString(frameOf(0x89, "")) << 30;
        QTest::newRow("pongs") << QByteArray::fromStdString(frameOf(0x8A, "")) << 30;
        QTest::newRow("pieces without an end") << QByteArray::fromStdString(frameOf(0x01, "") + frameOf(0x00, "")) << 0;
    }

    void endsFloods()
    {
        QFETCH(QByteArray, frame);
        QFETCH(int, fits);
        RunningServer running;
        auto [client, id] = running.join();
        std::string flood;
        for (int i = 0; i < fits; ++i)
            flood += frame.toStdString();
        client.send(flood);
        QCOMPARE(client.closeCode(100), -1); // what anybody can tap is taken
        if (fits == 0) {
            flood = frame.toStdString();
            const std::string more = frameOf(0x00, "");
            while (flood.size() < 600'000)
                flood += more;
        } else {
            flood += flood + flood + flood;
        }
        client.send(flood, 1000);
        QCOMPARE(client.closeCode(), codeOf(CloseCode::TooManyMessages));
        QVERIFY(running.heard.waitFor(1, Event::Left, id));
        QVERIFY(running.heard.count(Event::Arrived) <= 60U);
    }

    void takesTapsForAsLongAsTheyCome()
    {
        ServerLimits limits;
        limits.messagesPerSecond = 200;
        limits.messagesAtOnce = 10;
        RunningServer running(limits);
        auto [client, id] = running.join();
        for (int i = 0; i < 40; ++i) {
            client.send(textFrame("{}"));
            std::this_thread::sleep_for(10ms);
        }
        QVERIFY(running.heard.waitFor(40, Event::Arrived, id));
        QCOMPARE(running.heard.count(Event::Left), 0U);
    }

    void endsWhoDoesNotTakeWhatIsSent()
    {
        ServerLimits limits;
        limits.closing = 200ms;
        RunningServer running(limits);
        auto [slow, slowId] = running.join("127.0.0.1", 4096);
        auto [good, goodId] = running.join();
        const auto text = std::make_shared<const std::string>(std::string(100'000, 'a'));
        for (int i = 0; i < 40; ++i) {
            running.server.send(slowId, text);
            running.server.send(goodId, text);
            QCOMPARE(good.text().size(), text->size());
        }
        QVERIFY(running.heard.waitFor(1, Event::Left, slowId));
        QVERIFY(slow.ends());
        QCOMPARE(running.heard.count(Event::Left, goodId), 0U);
        QTRY_COMPARE(text.use_count(), 1L); // nothing of it is kept

        // So many small ones are too many as well. Whoever takes them after all hears why.
        auto [many, manyId] = running.join("127.0.0.1", 4096);
        running.server.send(manyId, std::make_shared<const std::string>(std::string(900'000, 'b')));
        for (int i = 0; i < 300; ++i)
            running.send(manyId, "c");
        QVERIFY(running.heard.waitFor(1, Event::Left, manyId));
    }

    void saysWhyToWhoWasTooSlow()
    {
        ServerLimits limits;
        limits.queuedMessages = 20;
        RunningServer running(limits);
        auto [client, id] = running.join("127.0.0.1", 4096);
        running.send(id, std::string(900'000, 'a'));
        for (int i = 0; i < 30; ++i)
            running.send(id, "b");
        QVERIFY(running.heard.waitFor(1, Event::Left, id));
        QCOMPARE(client.text().size(), 900'000U); // which was on its way; all others are forgotten
        const Frame end = client.frame();
        QCOMPARE(end.opcode, 8);
        QCOMPARE(end.payload, bigEndian(4409, 2));
    }

    void keepsAllQueuesTogetherSmall()
    {
        ServerLimits limits;
        limits.queuedBytesInAll = 3'000'000;
        RunningServer running(limits);
        std::vector<std::pair<RawClient, ClientId>> slow;
        for (int i = 0; i < 6; ++i) {
            slow.push_back(running.join("127.0.0.1", 4096));
            QVERIFY(slow.back().second != 0);
        }
        auto [good, goodId] = running.join();
        for (int i = 0; i < 6; ++i)
            running.send(slow[static_cast<std::size_t>(i)].second, std::string(900'000 + static_cast<std::size_t>(i), 'a'));
        running.send(goodId, "still here");
        QCOMPARE(good.text(), "still here");
        QVERIFY(running.heard.waitFor(3, Event::Left));
        QCOMPARE(running.heard.count(Event::Left), 3U);
        QCOMPARE(running.heard.count(Event::Left, goodId), 0U);
    }

    void closesAfterWhatWasSent()
    {
        RunningServer running;
        auto [client, id] = running.join("127.0.0.1", 4096);
        running.send(id, std::string(700'000, 'a'));
        running.send(id, "goodbye");
        running.server.close(id, CloseCode::Normal);
        running.send(id, "no more of it");
        QVERIFY(running.heard.waitFor(1, Event::Left, id));
        QCOMPARE(client.text().size(), 700'000U);
        QCOMPARE(client.text(), "goodbye");
        QCOMPARE(client.closeCode(), 1000);
        client.send(frameOf(0x88, bigEndian(1000, 2)));
        QVERIFY(client.ends());
        running.server.close(id, CloseCode::Normal);
        QCOMPARE(running.heard.count(Event::Left), 1U);
    }

    void cutsOffWhoDoesNotAgreeToAClose()
    {
        ServerLimits limits;
        limits.closing = 150ms;
        RunningServer running(limits);
        auto [silent, silentId] = running.join();
        auto [talking, talkingId] = running.join();
        running.server.close(silentId, CloseCode::Normal);
        running.server.close(talkingId, CloseCode::Normal);
        const auto start = TestClock::now();
        while (talking.send(textFrame("{}"), 100) && millisecondsSince(start) < longEnough)
            std::this_thread::sleep_for(5ms);
        QVERIFY(millisecondsSince(start) < longEnough);
        QVERIFY(silent.ends());
        QCOMPARE(running.heard.count(Event::Arrived), 0U);

        // The same if it was the frames' own fault, or the other side that began.
        auto [wrong, wrongId] = running.join();
        wrong.send(frameOf(0x83, ""));
        QVERIFY(running.heard.waitFor(1, Event::Left, wrongId));
        auto [leaving, leavingId] = running.join();
        leaving.send(frameOf(0x88, bigEndian(1000, 2)));
        QVERIFY(running.heard.waitFor(1, Event::Left, leavingId));
        // Or if it does not even take what was sent before.
        auto [stuck, stuckId] = running.join("127.0.0.1", 4096);
        running.send(stuckId, std::string(900'000, 'a'));
        running.server.close(stuckId, CloseCode::Normal);
        // What is sent to a connection that is gone is answered by a reset.
        for (RawClient* client : {&wrong, &leaving, &stuck}) {
            const auto since = TestClock::now();
            while (client->send("a", 100) && millisecondsSince(since) < longEnough)
                std::this_thread::sleep_for(5ms);
            QVERIFY(millisecondsSince(since) < longEnough);
        }
    }

    // Silence.

    void asksWhetherAnybodyIsThere()
    {
        ServerLimits limits;
        limits.ping = 40ms;
        limits.dead = 500ms;
        RunningServer running(limits, "page", R"({"is":"here"})");
        auto [living, livingId] = running.join();
        auto [dead, deadId] = running.join();
        const auto start = TestClock::now();
        int pings = 0, signs = 0;
        while (millisecondsSince(start) < 900) {
            const Frame frame = living.frame(1000);
            QCOMPARE(frame.end, Frame::End::Not);
            pings += frame.opcode == 9 ? 1 : 0;
            if (frame.opcode == 9)
                living.send(frameOf(0x8A, frame.payload));
            if (frame.opcode == 1) {
                QCOMPARE(frame.payload, R"({"is":"here"})"); // browsers do not show pings to their pages
                ++signs;
            }
        }
        QVERIFY(pings >= 5 && pings <= 23);
        QVERIFY(signs >= 5);
        QVERIFY(running.heard.waitFor(1, Event::Left, deadId));
        QVERIFY(dead.ends());
        QCOMPARE(running.heard.count(Event::Left, livingId), 0U);
    }

    void doesNothingWhileNothingHappens()
    {
        const auto others = sleepsOfThreads();
        RunningServer running;
        auto [client, id] = running.join();
        running.send(id, "hello");
        QCOMPARE(client.text(), "hello");
        RawClient stranger(running.port, "127.0.0.2");
        QVERIFY(stranger.openTable());
        std::this_thread::sleep_for(100ms);
        const auto before = sleepsOfThreads();
        std::this_thread::sleep_for(400ms);
        int threads = 0;
        for (const auto& [thread, sleeps] : sleepsOfThreads()) {
            if (others.contains(thread))
                continue;
            ++threads;
            QCOMPARE(sleeps, before.at(thread));
        }
        QVERIFY(threads >= 1);
    }

    void neverLetsTheProgramWait()
    {
        RunningServer running;
        std::vector<std::pair<RawClient, ClientId>> slow;
        for (int i = 0; i < 8; ++i)
            slow.push_back(running.join("127.0.0.1", 4096));
        const auto text = std::make_shared<const std::string>(std::string(200'000, 'a'));
        std::vector<double> times;
        for (int i = 0; i < 400; ++i) {
            const auto start = TestClock::now();
            running.server.send(slow[static_cast<std::size_t>(i) % 8].second, text);
            times.push_back(std::chrono::duration<double, std::milli>(TestClock::now() - start).count());
        }
        std::ranges::sort(times);
        QVERIFY2(times[380] < 2, qPrintable(QString::number(times[380]))); // of 16 that a tap may take until it is painted
    }

    // The end.

    void stopsAtOnceWhateverHangs()
    {
        RunningServer running({}, largePage());
        std::vector<RawClient> hanging;
        std::vector<std::pair<RawClient, ClientId>> slow;
        for (int i = 0; i < 4; ++i) {
            slow.push_back(running.join("127.0.0.1", 4096));
            running.send(slow.back().second, std::string(900'000, 'a'));
        }
        auto [good, goodId] = running.join();
        auto [closing, closingId] = running.join();
        running.server.close(closingId, CloseCode::Normal);
        hanging.emplace_back(running.port);
        hanging.emplace_back(running.port);
        hanging.back().send("GET / HTT");
        hanging.emplace_back(running.port, "127.0.0.1", "127.0.0.1", 4096);
        hanging.back().request("GET /");
        hanging.emplace_back(running.port);
        QVERIFY(hanging.back().openTable());
        hanging.emplace_back(running.port);
        QVERIFY(hanging.back().openTable());
        hanging.back().send(textFrame(RunningServer::token).substr(0, 10));
        QVERIFY(running.heard.waitFor(1, Event::Left, closingId));
        const auto events = running.heard.all().size();
        const auto start = TestClock::now();
        running.server.stop();
        QVERIFY(millisecondsSince(start) < 1000);
        QCOMPARE(good.closeCode(), 1001);
        for (RawClient& client : hanging)
            QVERIFY(client.ends());
        QCOMPARE(running.heard.all().size(), events); // not even that they left
        QVERIFY(!RawClient(running.port).connected());
        const auto text = std::make_shared<const std::string>("nobody hears it");
        running.server.send(goodId, text);
        QCOMPARE(text.use_count(), 1L);
        QVERIFY(!running.server.listen("127.0.0.1", 0));
        running.server.close(goodId, CloseCode::Normal);
        running.server.stop();
    }

    void stopsAtOnceWhereNobodyIs()
    {
        RunningServer running;
        {
            const auto known = running.join();
            QVERIFY(known.second != 0);
        }
        QVERIFY(running.heard.waitFor(1, Event::Left));
        const auto start = TestClock::now();
        running.server.stop();
        QVERIFY(millisecondsSince(start) < 250);
    }

    void goesOnWhenItsListenerThrows()
    {
        Server server({"page", RunningServer::policy, RunningServer::token, {}}, [](const ClientEvent&) { throw 1; });
        RawClient client(server.listen("127.0.0.1", 0).value_or(0));
        QVERIFY(client.join(RunningServer::token));
        client.send(textFrame("{}") + frameOf(0x89, "a"));
        QCOMPARE(client.frame().opcode, 10);
    }

    void restsWithoutDescriptors()
    {
        RunningServer running;
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &limit), 0);
        RawClient waiting(running.port);
        QCOMPARE(waiting.get("/").status, 200);
        const int next = ::dup(0);
        ::close(next);
        rlimit few = limit;
        few.rlim_cur = static_cast<rlim_t>(next) + 1; // one for the client's own end
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &few), 0);
        RawClient client(running.port);
        std::this_thread::sleep_for(100ms);
        const clock_t before = ::clock();
        std::this_thread::sleep_for(300ms);
        const double busy = static_cast<double>(::clock() - before) / CLOCKS_PER_SEC;
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &limit), 0);
        QVERIFY(client.connected());
        QVERIFY2(busy < 0.03, qPrintable(QString::number(busy)));
        QCOMPARE(client.get("/").status, 200);
    }
};

DEMETER_TEST(TestServer)
#include "test_server.moc"
