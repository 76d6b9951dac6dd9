// What can be said of a game's file without playing it: which line is damaged, and why it does not open.
#include "tests/core/journal/journal_support.h"
#include "tests/support/golden_games.h"

#include "core/journal/chain_fault.h"

#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

const std::string& goldenBytes()
{
    static const std::string bytes = [] {
        const auto written = std::make_shared<std::string>();
        test::goldenGame("combat", std::make_unique<test::MemoryDevice>(written));
        return *written;
    }();
    return bytes;
}

Recorded::Sources goldenSources()
{
    return {test::boards(), test::catalogue()};
}

/// Does not have the key of any game.
class DeniedKeys final : public KeyRing {
public:
    explicit DeniedKeys(std::string code) : code_(std::move(code)) {}
    std::expected<SealKey, Fault> keyOf(const GameId&) override { return std::unexpected(Fault{code_, {}, {}}); }

private:
    std::string code_;
};

std::string withChange(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

} // namespace

class TestChainFault : public QObject {
    Q_OBJECT

private slots:
    void wholeGameHasNone()
    {
        QVERIFY(!chainFault(goldenBytes()));
        QVERIFY(!chainFault({}));
    }

    /// Wherever a write is cut short, only that line goes.
    void tornLineIsNone()
    {
        const std::size_t last = goldenBytes().rfind('\n', goldenBytes().size() - 2) + 1;
        for (std::size_t size = last; size < goldenBytes().size(); size += 7)
            QVERIFY2(!chainFault(std::string_view(goldenBytes()).substr(0, size)), std::to_string(size).c_str());
    }

    /// The same line that a reader who plays the game stops at.
    void firstDamagedLine()
    {
        std::size_t at = 0;
        for (int line = 1; line <= 60; ++line) {
            const std::size_t end = goldenBytes().find('\n', at);
            if (line % 7 == 2) {
                std::string damaged = goldenBytes();
                char& digit = damaged[damaged.rfind("\"commitment\":\"", end) + 20];
                digit = digit == '0' ? '1' : '0';
                const auto fault = chainFault(damaged);
                QVERIFY(fault.has_value());
                QCOMPARE(fault->place, "line " + std::to_string(line));
                QCOMPARE(fault->code, "record-head");
                const auto opened = Record::open(std::make_unique<test::MemoryDevice>(std::make_shared<std::string>(damaged)),
                                                 goldenSources(), test::testKeys());
                QVERIFY(opened && opened->notices.size() == 1);
                QCOMPARE(opened->notices.front().fault.place, fault->place);
            }
            at = end + 1;
        }
        QVERIFY2(chainFault(goldenBytes() + "{}\n"), "what stands behind a game is no part of it");
    }

    /// Whoever only looks at the first line says what opening the file says.
    void firstLineSaysWhatOpeningSays()
    {
        const std::string first = goldenBytes().substr(0, goldenBytes().find('\n'));
        DeniedKeys locked("key-locked"), foreign("key-foreign");
        const auto keys = test::testKeys();
        QVERIFY(!firstLineFault<Recorded>(first, goldenSources(), *keys));
        for (KeyRing* ring : {static_cast<KeyRing*>(&locked), static_cast<KeyRing*>(&foreign)}) {
            const auto fault = firstLineFault<Recorded>(first, goldenSources(), *ring);
            QVERIFY(fault.has_value());
            QCOMPARE(fault->code, ring == &locked ? std::string("key-locked") : std::string("key-foreign"));
        }
        for (const std::string& line : {std::string(), std::string("hello"), std::string("{}"), withChange(first, "game/3", "game/9"),
                                        withChange(first, "\"dealt\"", "\"dealr\""), withChange(first, "\"seq\":0", "\"seq\":1"),
                                        first.substr(0, first.size() / 2)}) {
            const auto fault = firstLineFault<Recorded>(line, goldenSources(), *keys);
            const auto opened =
                Record::open(std::make_unique<test::MemoryDevice>(std::make_shared<std::string>(line + '\n')), goldenSources(), keys);
            QVERIFY2(fault && !opened, line.c_str());
            QCOMPARE(fault->code, opened.error().code);
            QCOMPARE(fault->place, opened.error().place);
        }
    }
};

DEMETER_TEST(TestChainFault)
#include "test_chain_fault.moc"
