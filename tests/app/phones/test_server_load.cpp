// Whatever comes over the network, and however much of it: the phones at the table get their texts, and the program keeps its memory.
#include "app/phones/server.h"
#include "tests/app/phones/malformed.h"
#include "tests/app/phones/raw_client.h"
#include "tests/support/load.h"

#include <QtTest>

#include <malloc.h>

#include <fstream>
#include <random>
#include <thread>

using namespace demeter;
using namespace demeter::phones;
using namespace demeter::test;
using namespace std::chrono_literals;

namespace {

using Told = ClientEvent::Kind;

/// Kilobytes of this process in memory.
long residentKilobytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:"))
            return std::stol(line.substr(6));
    }
    return 0;
}

/// The same, without what the allocator keeps for later.
long neededKilobytes()
{
    ::malloc_trim(0);
    return residentKilobytes();
}

/// True if this process needs less than so many kilobytes more than before. The sanitizers keep freed memory and watch over each byte: with
/// them it says nothing.
bool needsLess(long before, long now, long than)
{
#ifdef DEMETER_SANITIZED
    static_cast<void>(before + now + than);
    return true;
#else
    return now - before < than;
#endif
}

} // namespace

class TestServerLoad : public QObject {
    Q_OBJECT

private slots:
    void bearsWhateverComes()
    {
        ServerLimits limits;
        limits.token = limits.header = 1s;
        limits.closing = 300ms;
        RunningServer running(limits, std::string(100'000, 'p'));
        auto [good, goodId] = running.join("127.0.0.1");
        QVERIFY(goodId != 0);
        const std::uint64_t seed = 20261123;
        Random random(seed);
        const int cases = times(10'000, 100'000);
        std::vector<RawClient> open;
        const long before = neededKilobytes();
        long most = before;
        int asked = 0, said = 0, joined = 0;
        double longest = 0;
        const auto goodGoesOn = [&] {
            const std::string text = "step " + std::to_string(++said);
            const auto start = TestClock::now();
            running.send(goodId, text);
            const bool came = good.text() == text;
            longest = std::max(longest, std::chrono::duration<double, std::milli>(TestClock::now() - start).count());
            most = std::max(most, residentKilobytes());
            return came;
        };
        // Several at once, so that nobody waits for a single answer.
        constexpr int together = 12;
        for (int i = 0; i < cases; i += together) {
            std::vector<std::pair<RawClient, bool>> clients;
            for (int j = 0; j < together; ++j) {
                RawClient client(running.port, anySource(random));
                QVERIFY(client.connected());
                const bool wantsTable = below(random, 3) != 0;
                if (wantsTable)
                    client.askForTable();
                else
                    client.send(anyRequest(random, client.host()), 0);
                asked += wantsTable ? 0 : 1;
                clients.emplace_back(std::move(client), wantsTable);
            }
            for (auto& [client, wantsTable] : clients) {
                if (wantsTable && client.tableOpened()) {
                    const bool joins = below(random, 4) != 0;
                    joined += joins ? 1 : 0;
                    std::string frames = (joins ? textFrame(RunningServer::token) : std::string()) + anyFrames(random);
                    if (below(random, 3) == 0)
                        frames += anyFrames(random);
                    client.send(frames, 0);
                }
                // Some go at once, politely or not; others stay for a while, and say no more.
                switch (below(random, 4)) {
                case 0:
                    client.abort();
                    break;
                case 1:
                    client.close();
                    break;
                case 2:
                    client.endSending();
                    [[fallthrough]];
                default:
                    open.push_back(std::move(client));
                }
                if (open.size() > together)
                    open.erase(open.begin());
            }
            if (i % (together * 4) == 0)
                QVERIFY2(goodGoesOn(), qPrintable(QString("after case %1 of seed %2").arg(i).arg(seed)));
        }
        open.clear();
        QVERIFY(goodGoesOn());
        QCOMPARE(running.heard.count(Told::Left, goodId), 0U);
        // All others have left.
        QTRY_COMPARE_WITH_TIMEOUT(running.heard.count(Told::Left) + 1, running.heard.count(Told::Joined), longEnough);
        QVERIFY(running.heard.count(Told::Joined) > static_cast<std::size_t>(joined / 4));
        qInfo("%d requests, %d phones, %zu taken in, longest way of a text %.1f ms, %ld KB at most", asked, joined,
              running.heard.count(Told::Joined), longest, most - before);
        QVERIFY2(needsLess(before, most, 20'000), qPrintable(QString::number(most - before)));
        good.send(textFrame("at the end"));
        QVERIFY(running.heard.waitFor(1, Told::Arrived, goodId));
        // It need not be the last event: on a busy machine one of the others may still come in and leave after it.
        const auto events = running.heard.all();
        QVERIFY(
            std::ranges::any_of(events, [&](const ClientEvent& event) { return event.client == goodId && event.text == "at the end"; }));
    }

    void bearsTwoHundredConnections()
    {
        RunningServer running;
        auto [good, goodId] = running.join("127.0.0.1");
        const long before = neededKilobytes();
        // Silent ones: the server keeps a few of them.
        std::vector<RawClient> silent;
        for (int i = 0; i < 200; ++i)
            silent.emplace_back(running.port, "127.0.1." + std::to_string(1 + i));
        running.send(goodId, "with silent ones");
        QCOMPARE(good.text(), "with silent ones");
        const auto kept = [&silent] {
            return static_cast<std::size_t>(std::ranges::count_if(silent, [](RawClient& client) { return !client.ends(0); }));
        };
        QTRY_COMPARE(kept(), usual_.unknown);
        silent.clear();
        QTRY_COMPARE(RawClient(running.port).get("/").status, 200); // it has seen that they are gone

        // And 200 that know the token, of one address: so many as may come in do. The others may take their time to end the connection.
        std::vector<RawClient> phones;
        std::size_t in = 0;
        for (int i = 0; i < 200; ++i) {
            phones.emplace_back(running.port, "127.0.2.1");
            QVERIFY(phones.back().join(RunningServer::token));
            if (i >= 63)
                QCOMPARE(phones.back().closeCode(), static_cast<int>(CloseCode::Full));
            else
                QVERIFY(running.heard.waitFor(++in + 1, Told::Joined));
        }
        QCOMPARE(running.heard.count(Told::Joined), 64U);
        const auto text = std::make_shared<const std::string>(std::string(20'000, 'a'));
        for (const ClientId client : running.heard.joined())
            running.server.send(client, text);
        QCOMPARE(good.text().size(), text->size());
        for (std::size_t i = 0; i < 63; ++i)
            QCOMPARE(phones[i].text().size(), text->size());
        QVERIFY(needsLess(before, residentKilobytes(), 20'000));
        phones.clear();
        QVERIFY(running.heard.waitFor(63, Told::Left));
        QCOMPARE(running.heard.count(Told::Left, goodId), 0U);
        QTRY_VERIFY(needsLess(before, neededKilobytes(), 5'000));
    }

    void bearsSlowReaders()
    {
        ServerLimits limits;
        limits.closing = 200ms;
        RunningServer running(limits);
        auto [good, goodId] = running.join("127.0.0.1");
        std::vector<std::pair<RawClient, ClientId>> slow;
        for (int i = 0; i < 40; ++i) {
            slow.push_back(running.join("127.0.3." + std::to_string(1 + i), 4096));
            QVERIFY(slow.back().second != 0);
        }
        const long before = neededKilobytes();
        long most = before;
        for (int step = 0; step < 100; ++step) {
            // Each phone has texts of its own, in its own language.
            for (const auto& [client, id] : slow)
                running.send(id, std::string(20'000, static_cast<char>('a' + step % 26)));
            const std::string text = "step " + std::to_string(step);
            running.send(goodId, text);
            QCOMPARE(good.text(), text);
            most = std::max(most, residentKilobytes());
        }
        QVERIFY(running.heard.waitFor(40, Told::Left));
        QCOMPARE(running.heard.count(Told::Left, goodId), 0U);
        qInfo("%ld KB at most", most - before);
        QVERIFY2(needsLess(before, most, 20'000), qPrintable(QString::number(most - before)));
        for (auto& [client, id] : slow)
            QVERIFY(client.ends());
        slow.clear();
        QTRY_VERIFY(needsLess(before, neededKilobytes(), 5'000));
    }

    void bearsSlowWriters()
    {
        ServerLimits limits;
        limits.header = limits.token = 700ms;
        limits.closing = 200ms;
        RunningServer running(limits);
        auto [good, goodId] = running.join("127.0.0.1");
        std::vector<RawClient> slow;
        for (int i = 0; i < 28; ++i) {
            slow.emplace_back(running.port, "127.0.4." + std::to_string(1 + i));
            if (i % 2 == 0)
                QVERIFY(slow.back().openTable());
        }
        // Half of them write a request that never ends, the others the token in a text that never ends, a byte at a time.
        const std::string request = "GET / HTTP/1.1\r\nHost: " + slow.front().host() + "\r\nA: " + std::string(1000, 'a');
        const std::string token = frameOf(0x81, RunningServer::token, true, 16'000) + std::string(1000, 'a');
        const auto start = TestClock::now();
        std::size_t there = slow.size();
        for (std::size_t byte = 0; there > 0 && byte < request.size() && millisecondsSince(start) < longEnough; ++byte) {
            there = 0;
            for (std::size_t i = 0; i < slow.size(); ++i)
                there += slow[i].send((i % 2 == 0 ? token : request).substr(byte, 1), 0) ? 1 : 0;
            if (byte % 4 == 0) {
                running.send(goodId, "hello");
                QCOMPARE(good.text(), "hello");
            }
            std::this_thread::sleep_for(10ms);
        }
        QCOMPARE(there, 0U);
        QCOMPARE(running.heard.count(Told::Joined), 1U);
    }

private:
    const ServerLimits usual_;
};

DEMETER_TEST(TestServerLoad)
#include "test_server_load.moc"
