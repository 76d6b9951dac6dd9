// Damaged files: what is cut off, what is reported, and that nothing bad is ever taken for good.
#include "tests/core/journal/journal_support.h"

#include "core/journal/chain.h"
#include "core/journal/record_faults.h"

#include <QTest>

#include <functional>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Lines = std::vector<std::string>;

std::string joined(const Lines& lines)
{
    std::string bytes;
    for (const std::string& line : lines)
        bytes += line + "\n";
    return bytes;
}

/// The lines with one of them changed and the chain made anew.
Lines rechained(const Lines& lines, std::size_t at, const std::function<void(LineParts&)>& change)
{
    std::vector<LineParts> parts = partsOf(lines);
    change(parts[at]);
    return chained(parts);
}

/// A game of twelve lines: the header, ten actions, and the last of them taken back.
const std::string& wholeGame()
{
    static const std::string bytes = [] {
        auto written = std::make_shared<std::string>(gameOf(11));
        auto opened = reopen(written);
        if (!opened || opened->record.lines() != 11 || !opened->record.undo())
            qFatal("no game to damage");
        return *written;
    }();
    return bytes;
}

/// A change to the lines, or to the bytes when they have been joined.
struct Damage {
    const char* name;
    std::uint64_t line; ///< 1 is the header; then the file can't be opened at all
    const char* code;
    std::function<std::string(Lines)> bytes;
};

const std::vector<Damage>& damages()
{
    using L = Lines;
    const auto inLine = [](std::size_t at, std::string what, std::string by) {
        return [=](L lines) {
            replaceIn(lines[at], what, by);
            return joined(lines);
        };
    };
    const auto inOpen = [](std::size_t at, std::string what, std::string by) {
        return [=](const L& lines) { return joined(rechained(lines, at, [&](LineParts& parts) { replaceIn(parts.open, what, by); })); };
    };
    const auto afterPlayers = [inOpen](const std::string& more) {
        const std::string players = "\"mina-harker\":\"\"}";
        return inOpen(0, players, players + ',' + more);
    };
    const auto inHidden = [](std::size_t at, std::string what, std::string by) {
        return [=](const L& lines) { return joined(rechained(lines, at, [&](LineParts& parts) { replaceIn(parts.hidden, what, by); })); };
    };
    const auto open = [](std::size_t at, std::string text) {
        return [=](const L& lines) { return joined(rechained(lines, at, [&](LineParts& parts) { parts.open = text; })); };
    };
    const auto hidden = [](std::size_t at, std::string text) {
        return [=](const L& lines) { return joined(rechained(lines, at, [&](LineParts& parts) { parts.hidden = text; })); };
    };
    static const std::vector<Damage> all{
        // The chain.
        {"head flipped", 4, "record-head",
         [](L lines) {
             char& digit = lines[3][lines[3].size() - 3];
             digit = digit == '0' ? '1' : '0';
             return joined(lines);
         }},
        {"head in capitals", 4, "record-shape",
         [](L lines) {
             for (char& c : lines[3].replace(lines[3].size() - 10, 8, "aaaaaaaa"))
                 if (&c >= lines[3].data() + lines[3].size() - 10 && c == 'a')
                     c = 'A';
             return joined(lines);
         }},
        {"head too short", 4, "record-shape",
         [](L lines) {
             lines[3].erase(lines[3].size() - 3, 1);
             return joined(lines);
         }},
        {"two lines swapped", 5, "record-sequence",
         [](L lines) {
             std::swap(lines[4], lines[5]);
             return joined(lines);
         }},
        {"line removed", 5, "record-sequence",
         [](L lines) {
             lines.erase(lines.begin() + 4);
             return joined(lines);
         }},
        {"line doubled", 6, "record-sequence",
         [](L lines) {
             lines.insert(lines.begin() + 5, lines[4]);
             return joined(lines);
         }},
        {"number of a line changed", 5, "record-sequence", inLine(4, "\"seq\":4", "\"seq\":5")},
        {"number of a line negative", 5, "record-shape", inLine(4, "\"seq\":4", "\"seq\":-4")},
        {"number of a line broken", 5, "record-shape", inLine(4, "\"seq\":4", "\"seq\":4.0")},
        {"number of a line as text", 5, "record-shape", inLine(4, "\"seq\":4", "\"seq\":\"4\"")},
        {"sealed part changed", 3, "seal-broken",
         [](L lines) {
             char& letter = lines[2][lines[2].find("\"hidden\":\"") + 100];
             letter = letter == 'A' ? 'B' : 'A';
             return joined(lines);
         }},
        {"sealed part of another line", 4, "seal-broken",
         [](L lines) {
             const auto sealed = [](std::string& line) {
                 const std::size_t begin = line.find("\"hidden\":\"") + 10;
                 return std::pair(begin, line.find('"', begin) - begin);
             };
             const auto [from, size] = sealed(lines[4]);
             const auto [to, length] = sealed(lines[3]);
             lines[3].replace(to, length, lines[4].substr(from, size));
             return joined(lines);
         }},
        {"sealed part too short", 6, "seal-form", inLine(5, ",\"hidden\":\"", ",\"hidden\":\"A")},
        {"sealed part empty", 6, "seal-form",
         [](L lines) {
             const std::size_t begin = lines[5].find("\"hidden\":\"") + 10;
             lines[5].erase(begin, lines[5].find('"', begin) - begin);
             return joined(lines);
         }},
        {"sealed part that is no base64", 6, "seal-form", inLine(5, ",\"hidden\":\"", ",\"hidden\":\"*---")},
        {"commitment changed, head not", 6, "record-head",
         [](L lines) {
             char& digit = lines[5][lines[5].find("\"commitment\":\"") + 20];
             digit = digit == '0' ? '1' : '0';
             return joined(lines);
         }},
        {"commitment to something else", 6, "record-commitment",
         [](const L& lines) {
             std::vector<LineParts> parts = partsOf(lines);
             const auto key = testKeys()->keyOf(testGame());
             parts.resize(5);
             L changed = chained(parts);
             Head before{};
             (void)readHex(std::string_view(changed.back()).substr(changed.back().size() - 66, 64), before);
             const LineParts next = partsOf(lines)[5];
             const Commitment other{};
             const std::string sealed = seal(*key, {testGame(), 5, before}, next.nonce, next.hidden);
             changed.push_back(
                 lineBytes(5, next.open, '"' + sealed + '"', '"' + hexText(other) + '"', sealedHead(before, 5, next.open, other)));
             changed.back().pop_back();
             return joined(changed);
         }},
        {"open line behind sealed ones", 13, "record-open-line",
         [](const L& lines) {
             Head before{};
             (void)readHex(std::string_view(lines.back()).substr(lines.back().size() - 66, 64), before);
             const std::string open = R"({"to":10})", hidden = R"({"over":"jump"})";
             return joined(lines) + lineBytes(12, open, hidden, "null", nextHead(before, 12, open, hidden, "null"));
         }},
        {"round changed, head not", 5, "record-head", inLine(4, "\"round\":", "\"round\":9")},
        {"two games one after the other", 13, "record-sequence", [](const L& lines) { return joined(lines) + joined(lines); }},
        {"end of another game", 6, "record-head",
         [](L lines) {
             const L others = linesOf(gameOf(12, 2));
             std::copy(others.begin() + 5, others.end(), lines.begin() + 5);
             return joined(lines);
         }},
        // The form of a line.
        {"key too many", 6, "record-shape", inLine(5, ",\"head\"", ",\"x-note\":1,\"head\"")},
        {"key doubled", 6, "record-shape", inLine(5, ",\"head\"", ",\"commitment\":null,\"head\"")},
        {"key of another name", 6, "record-shape", inLine(5, ",\"commitment\":", ",\"c\":")},
        {"keys in another order", 6, "record-shape",
         [](L lines) {
             replaceIn(lines[5], "\"seq\":5,", "");
             replaceIn(lines[5], ",\"head\"", ",\"seq\":5,\"head\"");
             return joined(lines);
         }},
        {"space after a colon", 6, "record-shape", inLine(5, "\"seq\":5", "\"seq\": 5")},
        {"space at the end", 6, "record-shape",
         [](L lines) {
             lines[5] += ' ';
             return joined(lines);
         }},
        {"letter written as an escape", 6, "record-shape", inLine(5, "\"head\"", "\"h\\u0065ad\"")},
        {"commitment empty", 6, "record-shape",
         [](L lines) {
             const std::size_t begin = lines[5].find("\"commitment\":") + 13;
             lines[5].replace(begin, 66, "\"\"");
             return joined(lines);
         }},
        {"hidden part a list", 6, "record-shape", hidden(5, "[]")},
        {"hidden part missing", 6, "record-shape", hidden(5, "null")},
        {"public part with a second field", 6, "record-shape", inOpen(5, "\"round\"", "\"note\":1,\"round\"")},
        {"hidden part with a second field", 6, "record-shape", inHidden(5, "{\"action\"", "{\"note\":1,\"action\"")},
        {"undo with an empty hidden part", 12, "record-shape", hidden(11, "{}")},
        {"undo without a hidden part", 12, "record-shape", hidden(11, "null")},
        {"undo in the form of version 0.1", 12, "record-shape", open(11, R"({"to":9,"over":"jump"})")},
        {"undo with a second hidden field", 12, "record-shape", inHidden(11, "{\"to\"", "{\"note\":1,\"to\"")},
        {"field after what the table saw", 6, "record-shape", open(5, R"({"round":1,"table":{"damage":1},"note":1})")},
        {"what the table saw before the round", 6, "record-shape", open(5, R"({"table":{"damage":1},"round":1})")},
        {"what the table saw a list", 6, "record-shape", open(5, R"({"round":1,"table":[1]})")},
        {"what the table saw empty", 6, "record-shape", open(5, R"({"round":1,"table":{}})")},
        {"what was said out of order", 6, "record-shape", open(5, R"({"round":1,"table":{"damage":1},"said":[1]})")},
        {"CRLF in one line", 6, "record-shape",
         [](L lines) {
             lines[5] += '\r';
             return joined(lines);
         }},
        {"empty line", 6, "record-not-json",
         [](L lines) {
             lines.insert(lines.begin() + 5, "");
             return joined(lines);
         }},
        {"empty line at the end", 13, "record-not-json", [](const L& lines) { return joined(lines) + "\n"; }},
        {"line of NUL bytes", 6, "record-not-json",
         [](L lines) {
             lines[5].assign(lines[5].size(), '\0');
             return joined(lines);
         }},
        {"NUL byte after a line", 6, "record-not-json",
         [](L lines) {
             lines[5].push_back('\0');
             return joined(lines);
         }},
        {"not UTF-8", 6, "record-head", inLine(5, "\"round\"", "\"roun\xff\"")},
        {"line cut in the middle", 6, "record-not-json",
         [](L lines) {
             lines[5].resize(lines[5].size() / 2);
             return joined(lines);
         }},
        {"two lines in one", 6, "record-head",
         [](L lines) {
             lines[5] += lines[6];
             lines.erase(lines.begin() + 6);
             return joined(lines);
         }},
        {"nothing but brackets", 6, "record-not-json",
         [](L lines) {
             lines[5] = std::string(1000000, '[') + std::string(1000000, ']');
             return joined(lines);
         }},
        {"last line damaged, newline there", 12, "record-head", inLine(11, "\"round\":", "\"round\":1")},
        {"last line cut, newline there", 12, "record-not-json",
         [](L lines) {
             lines[11].resize(40);
             return joined(lines);
         }},
        {"number that no machine has", 6, "record-not-json", inLine(5, "\"seq\":5", "\"seq\":5e999")},
        // What the lines say, with a chain that fits.
        {"action of no kind", 6, "record-action", hidden(5, R"({"action":{"action":"fly"},"at":null})")},
        {"action that is no object", 6, "record-action", hidden(5, R"({"action":7,"at":null})")},
        {"action with a field that readers skip", 6, "record-action-form",
         inHidden(5, "\"action\":{", "\"action\":{\"x-note\":\"secret\",")},
        {"action at the wrong time (TIME-1)", 6, "record-refused",
         hidden(5, R"({"action":{"action":"choose-start","location":"paris"},"at":null})")},
        {"start before the hunters (SETUP-10)", 2, "record-refused",
         hidden(1, R"({"action":{"action":"choose-start","location":"paris"},"at":null})")},
        {"road that is there already (ADJ-1)", 6, "record-refused",
         hidden(5, R"({"action":{"action":"put-right-edge","between":["brussels","paris"],"present":true},"at":null})")},
        {"Dracula somewhere else", 6, "record-at",
         [](const L& lines) {
             return joined(rechained(lines, 5, [](LineParts& parts) {
                 parts.hidden.erase(parts.hidden.rfind(':') + 1);
                 parts.hidden += "\"elsewhere\"}";
             }));
         }},
        {"another round", 6, "record-round", open(5, R"({"round":99})")},
        {"negative round", 6, "record-shape", open(5, R"({"round":-1})")},
        {"claim with another result (ERR-1)", 13, "record-finding",
         [](const L& lines) {
             auto bytes = std::make_shared<std::string>(joined(lines));
             auto opened = reopen(bytes);
             if (!opened || !opened->record.submit(ClaimError{}))
                 qFatal("no claim");
             const Action lie = ClaimError{Finding{2, 1, "MOVE-3"}};
             return joined(rechained(linesOf(*bytes), 12, [&](LineParts& parts) {
                 parts.hidden = "{\"action\":" + writeAction(opened->record.ruleset(), lie) + ",\"at\":null}";
             }));
         }},
        {"nothing, where nothing is due", 6, "record-pass", hidden(5, R"({"pass":true,"at":null})")},
        {"way in another round", 12, "record-round", open(11, R"({"round":99})")},
        {"jump out of range", 12, "record-cursor", hidden(11, R"({"to":11,"over":"jump","at":null})")},
        {"jump very far", 12, "record-cursor", hidden(11, R"({"to":18446744073709551615,"over":"jump","at":null})")},
        {"jump to a negative number", 12, "record-shape", hidden(11, R"({"to":-1,"over":"jump","at":null})")},
        {"jump to where the game is", 12, "record-cursor", hidden(11, R"({"to":10,"over":"jump","at":null})")},
        {"undo under another name", 12, "record-over", hidden(11, R"({"to":9,"over":"jump","at":null})")},
        // The first line.
        {"nothing in the file", 1, "record-empty", [](const L&) { return std::string(); }},
        {"only a newline", 1, "record-not-json", [](const L&) { return std::string("\n"); }},
        {"no header", 1, "record-sequence",
         [](L lines) {
             lines.erase(lines.begin());
             return joined(lines);
         }},
        {"only half a header", 1, "record-not-json", [](const L& lines) { return lines.front().substr(0, 100); }},
        {"byte order mark", 1, "record-shape", [](const L& lines) { return "\xef\xbb\xbf" + joined(lines); }},
        {"CRLF everywhere", 1, "record-shape",
         [](L lines) {
             for (std::string& line : lines)
                 line += '\r';
             return joined(lines);
         }},
        {"header changed, head not", 1, "record-head", inLine(0, "\"game\":\"0", "\"game\":\"1")},
        {"later format", 1, "record-format", inOpen(0, "demeter-game/4", "demeter-game/9")},
        {"later format of another shape", 1, "record-format",
         [](L lines) {
             lines[0] = R"({"public":{"format":"demeter-game/9"}})";
             return joined(lines);
         }},
        {"no format", 1, "record-header", inOpen(0, "\"format\":\"demeter-game/4\",", "")},
        {"position instead of a game", 1, "record-shape",
         [](const L&) { return std::string("{\"format\":\"demeter-position/1\",\"board\":\"fury-3e\",\"trail\":[]}\n"); }},
        {"unknown cards", 1, "record-cards", inOpen(0, "\"cards\":\"dracula-3e\"", "\"cards\":\"no-such-cards\"")},
        {"unknown cards of another game", 1, "record-cards",
         inOpen(0, "\"cards\":\"dracula-3e\",\"printing\":\"recommended\"", "\"cards\":\"dracula-2e\",\"edition\":2")},
        {"unknown board", 1, "record-board", inOpen(0, "\"board\":\"fury-3e\"", "\"board\":\"fury-9e\"")},
        {"seed not hex", 1, "record-header", inHidden(0, "{\"seed\":\"07", "{\"seed\":\"0x")},
        {"seed too short", 1, "record-header", inHidden(0, "{\"seed\":\"07", "{\"seed\":\"")},
        {"no seed", 1, "record-header", hidden(0, "{}")},
        {"game id not hex", 1, "record-header", inOpen(0, "\"game\":\"0", "\"game\":\"g")},
        {"unknown printing", 1, "record-header", inOpen(0, "\"printing\":\"recommended\"", "\"printing\":\"de\"")},
        {"unknown handling", 1, "record-header", inOpen(0, "\"handling\":\"dealt\"", "\"handling\":\"\"")},
        {"unknown ruling", 1, "record-header", inOpen(0, "\"seaLairs\"", "\"skyLairs\"")},
        {"unknown reading", 1, "record-header", inOpen(0, "\"seaLairs\":\"no\"", "\"seaLairs\":\"maybe\"")},
        {"reading that is empty", 1, "record-header", inOpen(0, "\"seaLairs\":\"no\"", "\"seaLairs\":\"\"")},
        {"rulings out of order", 1, "record-header",
         [](const L& lines) {
             return joined(rechained(lines, 0, [](LineParts& parts) {
                 replaceIn(parts.open, "\"seaLairs\":\"no\",", "");
                 replaceIn(parts.open, "\"rulings\":{", "\"rulings\":{\"seaLairs\":\"no\",");
             }));
         }},
        {"player missing", 1, "record-header", inOpen(0, ",\"mina-harker\":\"\"", "")},
        {"player not a text", 1, "record-header", inOpen(0, "\"mina-harker\":\"\"", "\"mina-harker\":null")},
        {"field too many in the header", 1, "record-header", inOpen(0, "\"players\"", "\"x-note\":1,\"players\"")},
        {"round neither kept nor left out", 1, "record-header", afterPlayers("\"round\":\"by-hand\"")},
        {"round that is no text", 1, "record-header", afterPlayers("\"round\":true")},
        {"counts that are none", 1, "record-header", afterPlayers("\"counts\":7")},
        {"counts that say nothing", 1, "record-header", afterPlayers("\"counts\":{}")},
        {"counts of the card file", 1, "record-header", afterPlayers("\"counts\":{\"encounters\":{\"rats\":2}}")},
        {"counts with a note", 1, "record-header", afterPlayers("\"counts\":{\"encounters\":{\"rats\":3},\"x-note\":1}")},
        {"counts out of range", 1, "record-header", afterPlayers("\"counts\":{\"encounters\":{\"rats\":21}}")},
        {"counts of an unknown card", 1, "record-header", afterPlayers("\"counts\":{\"encounters\":{\"cats\":1}}")},
        {"counts before the round", 1, "record-header", afterPlayers("\"counts\":{\"encounters\":{\"rats\":3}},\"round\":\"kept\"")},
        {"line end in the time", 1, "record-header", inOpen(0, "T18:30:00Z", "\\nT18:30:00Z")},
        {"escape in the board", 1, "record-header", inOpen(0, "\"board\":\"fury-3e\"", "\"board\":\"fury\\u001b[2K-3e.json\"")},
        {"C1 control character in the cards", 1, "record-header", inOpen(0, "\"cards\":\"dracula", "\"cards\":\"\u009bdracula")},
        {"delete in the cards", 1, "record-header",
         inOpen(0, "\"cards\":\"dracula",
                "\"cards\":\"\x7f"
                "dracula")},
        {"time that is no text", 1, "record-header", inOpen(0, "\"started\":\"2024-05-01T18:30:00Z\"", "\"started\":0")},
    };
    return all;
}

} // namespace

class TestRecordDamage : public QObject {
    Q_OBJECT

    /// Every byte; under the sanitizers every 13th.
    static constexpr std::size_t stride()
    {
#ifdef DEMETER_SANITIZED
        return 13;
#else
        return 1;
#endif
    }

private slots:
    void gameIsSound()
    {
        QCOMPARE(linesOf(wholeGame()).size(), std::size_t{12});
        // Sealed anew the bytes differ, but what they say and the heads do not.
        const auto again = reopen(std::make_shared<std::string>(joined(chained(partsOf(linesOf(wholeGame()))))));
        const auto opened = reopen(std::make_shared<std::string>(wholeGame()));
        QVERIFY(again && again->notices.empty() && opened);
        QCOMPARE(again->record.head(), opened->record.head());
    }

    /// Whatever length a write of the last line was cut short at, the game stands where it stood.
    void tornLastLine()
    {
        const std::size_t begin = wholeGame().rfind('\n', wholeGame().size() - 2) + 1;
        const auto whole = reopen(std::make_shared<std::string>(wholeGame()));
        const auto shorter = reopen(std::make_shared<std::string>(wholeGame().substr(0, begin)));
        QVERIFY(whole && shorter);
        for (std::size_t size = begin; size <= wholeGame().size(); ++size) {
            auto bytes = std::make_shared<std::string>(wholeGame().substr(0, size));
            const auto opened = reopen(bytes);
            QVERIFY2(opened, qPrintable(QString::number(size)));
            QVERIFY(!opened->record.readOnly());
            const bool lineThere = size + 1 >= wholeGame().size(); // only the newline may be missing
            const auto& expected = lineThere ? whole : shorter;
            QCOMPARE(*bytes, lineThere ? wholeGame() : wholeGame().substr(0, begin));
            QCOMPARE(opened->record.head(), expected->record.head());
            QCOMPARE(opened->record.cursor(), expected->record.cursor());
            QCOMPARE(stateText(opened->record), stateText(expected->record));
            QCOMPARE(opened->notices.size(), std::size_t(lineThere || size == begin ? 0 : 1));
            if (!opened->notices.empty()) {
                QCOMPARE(opened->notices[0].what, OpeningNotice::What::TornLineCut);
                QCOMPARE(opened->notices[0].line, std::uint64_t{12});
                QCOMPARE(opened->notices[0].fault.code, "record-torn");
                QCOMPARE(opened->notices[0].fault.arguments, std::vector<std::string>{std::to_string(size - begin)});
            }
            const auto again = reopen(bytes);
            QVERIFY(again && again->notices.empty());
        }
    }

    void tornTail_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::newRow("NUL bytes") << QByteArray(4096, '\0');
        QTest::newRow("one NUL byte") << QByteArray(1, '\0');
        QTest::newRow("noise") << QByteArray("\x01\xff\x80{\"seq\":");
        QTest::newRow("brackets") << QByteArray(1000000, '{');
        QTest::newRow("line with another head")
            << QByteArray(R"({"seq":12,"public":{"to":10},"hidden":{"over":"jump"},"commitment":null,"head":")").append(64, '0') + "\"}";
    }
    void tornTail()
    {
        QFETCH(QByteArray, tail);
        auto bytes = std::make_shared<std::string>(wholeGame() + tail.toStdString());
        const auto opened = reopen(bytes);
        QVERIFY(opened);
        QCOMPARE(opened->notices.size(), std::size_t{1});
        QCOMPARE(opened->notices[0].what, OpeningNotice::What::TornLineCut);
        QCOMPARE(opened->notices[0].line, std::uint64_t{13});
        QCOMPARE(*bytes, wholeGame());
        QVERIFY(!opened->record.readOnly());
    }

    /// A whole line that lacks only its newline is no torn one: what is wrong with it is reported, and it stays.
    void forgedLineWithoutNewline()
    {
        Lines lines = linesOf(wholeGame());
        lines = rechained(lines, 11, [](LineParts& parts) { parts.hidden = R"({"to":99,"over":"jump","at":null})"; });
        std::string forged = joined(lines);
        forged.pop_back();
        auto bytes = std::make_shared<std::string>(forged);
        const auto opened = reopen(bytes);
        QVERIFY(opened);
        QVERIFY(opened->record.readOnly());
        QCOMPARE(opened->notices[0].fault.code, "record-cursor");
        QCOMPARE(*bytes, forged);
    }

    void damage_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < damages().size(); ++i)
            QTest::newRow(damages()[i].name) << static_cast<int>(i);
    }
    void damage()
    {
        QFETCH(int, row);
        const Damage& damage = damages()[static_cast<std::size_t>(row)];
        const std::string broken = damage.bytes(linesOf(wholeGame()));
        auto bytes = std::make_shared<std::string>(broken);
        auto opened = reopen(bytes);
        QCOMPARE(*bytes, broken); // a damaged file is left as it is
        if (damage.line == 1) {
            QVERIFY(!opened);
            QCOMPARE(opened.error().code, std::string(damage.code));
            QCOMPARE(opened.error().place, "line 1");
            return;
        }
        QVERIFY(opened);
        QCOMPARE(opened->notices.size(), std::size_t{1});
        const OpeningNotice& notice = opened->notices[0];
        QCOMPARE(notice.fault.code, std::string(damage.code));
        QCOMPARE(notice.what, OpeningNotice::What::DamagedReadOnly);
        QCOMPARE(notice.line, damage.line);
        QCOMPARE(notice.fault.place, "line " + std::to_string(damage.line));
        // Everything before the damage is there, and nothing can be done with it.
        Record& record = opened->record;
        QVERIFY(record.readOnly() && !record.canUndo() && !record.canRedo());
        QCOMPARE(record.lines(), damage.line - 1);
        const auto good = reopen(std::make_shared<std::string>([&] {
            Lines lines = linesOf(broken);
            lines.resize(damage.line - 1);
            return joined(lines);
        }()));
        QVERIFY(good && good->notices.empty());
        QCOMPARE(stateText(record), stateText(good->record));
        QCOMPARE(record.head(), good->record.head());
        for (const auto& refused : {record.submit(EnterDespair{1}), record.goTo(0), record.undo(), record.redo()}) {
            QVERIFY(!refused);
            const auto* violation = std::get_if<Violation>(&refused.error());
            QVERIFY(violation != nullptr);
            QCOMPARE(violation->rule, std::string_view("INV-1"));
            QCOMPARE(violation->what, Refusal::NoGame);
        }
        QCOMPARE(*bytes, broken);
    }

    /// No byte of a file can change unnoticed. (The very last newline can only be missing or not.)
    void everyByteCounts()
    {
        std::size_t changes = 0, refused = 0;
        for (std::size_t i = 0; i + 1 < wholeGame().size(); i += stride()) {
            for (const char change : {'\x01', '\x20', '\x80'}) {
                auto bytes = std::make_shared<std::string>(wholeGame());
                (*bytes)[i] = static_cast<char>((*bytes)[i] ^ change);
                const auto opened = reopen(bytes);
                ++changes;
                if (!opened) {
                    ++refused;
                    QVERIFY(std::ranges::any_of(recordFaults, [&](const auto& fault) { return fault.first == opened.error().code; }));
                    continue;
                }
                QVERIFY(std::ranges::any_of(recordFaults, [&](const auto& fault) { return fault.first == opened->notices[0].fault.code; }));
                const auto line = static_cast<std::uint64_t>(
                                      std::count(wholeGame().begin(), wholeGame().begin() + static_cast<std::ptrdiff_t>(i), '\n')) +
                                  1;
                QVERIFY2(opened->record.readOnly(),
                         qPrintable(QString("byte %1: %2").arg(i).arg(QString::fromStdString(bytes->substr(i - 20, 40)))));
                QCOMPARE(opened->notices[0].line, line);
                QCOMPARE(opened->record.lines(), line - 1);
            }
        }
        qInfo("%zu changed bits, %zu files refused, the others read up to the line before", changes, refused);
    }

    /// A file of ten lines, cut at every byte: every whole line is there, the rest is cut off, and what cannot be opened says why.
    void cutAnywhere()
    {
        const std::string whole = gameOf(10);
        std::size_t opened = 0, refused = 0;
        for (std::size_t size = 0; size <= whole.size(); size += stride()) {
            auto bytes = std::make_shared<std::string>(whole.substr(0, size));
            const auto lines = static_cast<std::uint64_t>(std::count(bytes->begin(), bytes->end(), '\n'));
            const auto game = reopen(bytes);
            if (!game) {
                ++refused;
                QVERIFY(lines == 0);
                QVERIFY(std::ranges::any_of(recordFaults, [&](const auto& fault) { return fault.first == game.error().code; }));
                continue;
            }
            ++opened;
            QVERIFY(!game->record.readOnly());
            const bool onlyNewline = size < whole.size() && whole[size] == '\n';
            QCOMPARE(game->record.lines(), onlyNewline ? lines + 1 : lines);
            QVERIFY(whole.starts_with(*bytes) && bytes->ends_with('\n'));
        }
        qInfo("%zu bytes: %zu cuts opened, %zu refused", whole.size(), opened, refused);
    }

    /// A ruling that came into the program after the game was written has the reading that was recommended when it was new.
    void laterRulingsAreRecommended()
    {
        const Lines lines = rechained(linesOf(wholeGame()), 0, [](LineParts& parts) { replaceIn(parts.open, "\"seaLairs\":\"no\",", ""); });
        const auto opened = reopen(std::make_shared<std::string>(joined(lines)));
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(opened->record.header() == header());
    }

    /// OPEN-20: recommended otherwise today, so an old record has to keep the reading that it was played by.
    void rulingsRecommendedOtherwiseToday()
    {
        QVERIFY(header().rulings.batCountsForDespair == NoYes::Yes);
        const Lines lines =
            rechained(linesOf(wholeGame()), 0, [](LineParts& parts) { replaceIn(parts.open, "\"batCountsForDespair\":\"yes\",", ""); });
        const auto opened = reopen(std::make_shared<std::string>(joined(lines)));
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(opened->record.header().rulings.batCountsForDespair == NoYes::No);
        QVERIFY(opened->record.ruleset().rulings.batCountsForDespair == NoYes::No);
        RecordHeader otherwise = opened->record.header();
        otherwise.rulings.batCountsForDespair = NoYes::Yes;
        QVERIFY(otherwise == header());
    }

    void headerWithoutNewlineIsKept()
    {
        auto bytes = std::make_shared<std::string>(linesOf(wholeGame()).front());
        const auto opened = reopen(bytes);
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QCOMPARE(*bytes, linesOf(wholeGame()).front() + "\n");
        QCOMPARE(opened->record.lines(), std::uint64_t{1});
    }

    void hugeFileIsRefused()
    {
        auto bytes = std::make_shared<std::string>(wholeGame());
        bytes->resize(largestRecord + 1, '\0');
        const auto opened = reopen(bytes);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, "record-too-large");
    }
};

DEMETER_TEST(TestRecordDamage)
#include "test_record_damage.moc"
