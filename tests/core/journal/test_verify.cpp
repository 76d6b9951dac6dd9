// What `verify` finds in a revealed game: that a true one holds, and every kind of thing that may not.
#include "tests/core/journal/journal_support.h"
#include "tests/support/rows.h"

#include "core/fury3e/record/recorded.h"
#include "core/journal/noted_codes.h"
#include "core/journal/verdict.h"

#include <QTest>

#include <functional>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using What = Objection::What;

/// A sealed game with a fair deal, of which some rounds are over.
struct SealedGame {
    std::shared_ptr<std::string> bytes = std::make_shared<std::string>();
    std::optional<Record> record;
    Reveal reveal;

    SealedGame()
    {
        RecordHeader start = header();
        start.deal = FairDeal{Secret{1, 2, 3}, "czosnek i sól"};
        auto made = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
        if (!made)
            qFatal("no game");
        record = std::move(*made);
        std::mt19937_64 random(3);
        while (record->witnesses().size() < 12) {
            const auto action = randomAction(*record, random);
            if (!action || !record->submit(*action))
                qFatal("the game ended");
            if (record->lines() % 10 == 0 && !(record->undo() && record->redo()))
                qFatal("no way back");
        }
        const auto text = record->reveal();
        if (!text)
            qFatal("no reveal: %s", text.error().code.c_str());
        reveal = *readReveal(*text);
    }
    NotedCode code(std::size_t witness) const
    {
        const Witness& at = record->witnesses()[witness];
        return {*spokenCode(record->gameId(), at.head, record->words()), at.round, std::nullopt};
    }
};

const SealedGame& sealedGame()
{
    static const SealedGame made;
    return made;
}

Verification verified(const Reveal& lines, const std::vector<NotedCode>& codes = {})
{
    return verify(lines, codes, boards(), rules().cards);
}

/// The same chain over other parts, with the nonces that were there.
Reveal rechained(Reveal lines)
{
    Head head = firstHead;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].commitment = commitmentOf(testGame(), i, *lines[i].nonce, *lines[i].hidden);
        head = lines[i].head = sealedHead(head, i, lines[i].open, *lines[i].commitment);
    }
    return lines;
}

/// A game in which something was done, at the first place of a location of the map where it can be; nothing if it never could.
std::optional<Record> gameWith(const std::function<Action(LocationId)>& something)
{
    auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header(), rules(), testKeys());
    if (!record)
        return std::nullopt;
    std::mt19937_64 random(5);
    for (int guard = 0; guard < 200; ++guard) {
        for (const Location& each : record->ruleset().board->locations())
            if (record->submit(something(*record->ruleset().board->find(each.id))))
                return std::move(*record);
        const auto action = randomAction(*record, random);
        if (!action || !record->submit(*action))
            break;
    }
    return std::nullopt;
}

Reveal revealOf(const Record& record)
{
    return *readReveal(record.reveal().value());
}

/// The first line from `from` on whose text, hidden or public, has this in it.
std::size_t lineWith(const Reveal& lines, std::string_view text, bool hidden, std::size_t from = 1)
{
    for (std::size_t i = from; i < lines.size(); ++i)
        if ((hidden ? *lines[i].hidden : lines[i].open).find(text) != std::string::npos)
            return i;
    qFatal("no line with %s", std::string(text).c_str());
}

} // namespace

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void trueGameHolds()
    {
        const std::vector<NotedCode> codes{{*spokenCode(testGame(), *sealedGame().record->promise(), {}), std::nullopt, std::nullopt},
                                           sealedGame().code(1),
                                           sealedGame().code(11)};
        const Verification result = verified(sealedGame().reveal, codes);
        QCOMPARE(result.objections.size(), std::size_t{0});
        QCOMPARE(result.lines, sealedGame().record->lines());
        QCOMPARE(result.vouched, sealedGame().record->witnesses()[11].line + 1);
        QVERIFY(result.promised && !result.over);
        QVERIFY(result.rounds.size() >= 12); // a round that was gone back into is there again
        QCOMPARE(result.rounds[1].codes, std::vector<std::size_t>{1});
        QVERIFY(result.rounds[1].places.size() >= 1);
        std::uint64_t takenBack = 0;
        for (const CheckedRound& round : result.rounds) {
            takenBack += round.takenBack;
            QCOMPARE(round.firstLine, &round == &result.rounds.front() ? 1 : (&round - 1)->lastLine + 1);
        }
        QVERIFY(takenBack >= 2);
    }

    /// A photographed QR code says the whole head.
    void qrCodes()
    {
        const Witness& at = sealedGame().record->witnesses()[2];
        const std::string text = qrText(testGame(), at.round, at.head);
        QVERIFY(std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c == ':'; }));
        auto read = readQrText(text);
        QVERIFY(read && read->game == testGame() && read->round == at.round && read->head == at.head);
        QVERIFY(verified(sealedGame().reveal, {*read}).objections.empty());
        read->round = static_cast<std::uint16_t>(at.round + 1);
        QCOMPARE(verified(sealedGame().reveal, {*read}).objections[0].what, What::CodeMismatch);
        const auto deal = readQrText(qrText(testGame(), std::nullopt, *sealedGame().record->promise()));
        QVERIFY(deal && !deal->round && verified(sealedGame().reveal, {*deal}).objections.empty());
        // It is read as it is written, and in no other way.
        std::string small = text, zero = text;
        std::ranges::transform(small, small.begin(), [](char c) { return c == 'A' ? 'a' : c; });
        zero.insert(std::string("DEMETER:3:00112233445566778899AABBCCDDEEFF:").size(), "0");
        QVERIFY(small != text && !readQrText(small) && !readQrText(zero));
        for (const char* wrong : {"", "DEMETER:3:", "DEMETER:4:00:1:00", "DEMETER:3:00112233445566778899AABBCCDDEEFF:X:00", "hello"})
            QVERIFY2(!readQrText(wrong), wrong);
    }

    void notRevealed()
    {
        const auto sealed = readReveal(*sealedGame().bytes);
        QVERIFY(sealed);
        Verification result = verified(*sealed, {sealedGame().code(11)});
        QCOMPARE(result.objections.size(), std::size_t{1});
        QCOMPARE(result.objections[0].what, What::NotRevealed);
        QCOMPARE(*result.objections[0].line, std::uint64_t{1});
        QCOMPARE(result.vouched, sealedGame().record->witnesses()[11].line + 1);

        Reveal partly = sealedGame().reveal;
        partly[10].hidden.reset();
        partly[10].nonce.reset();
        result = verified(partly);
        QCOMPARE(result.objections[0].what, What::NotRevealed);
        QCOMPARE(*result.objections[0].line, std::uint64_t{11});
    }

    void brokenChain()
    {
        Reveal lines = sealedGame().reveal;
        lines[7].head[3] ^= 1U;
        const Verification result = verified(lines);
        QCOMPARE(result.objections[0].what, What::BrokenChain);
        QCOMPARE(*result.objections[0].line, std::uint64_t{8});
        lines = sealedGame().reveal;
        (*lines[9].nonce)[0] ^= 1U;
        QCOMPARE(verified(lines).objections[0].fault->code, "record-commitment");
        lines = sealedGame().reveal;
        lines[9].open = "[";
        QCOMPARE(verified(lines).objections[0].fault->code, "record-shape");
        lines = sealedGame().reveal;
        lines[0].open = "{}";
        QCOMPARE(verified(lines).objections[0].fault->code, "record-header");
        lines = sealedGame().reveal;
        lines.push_back({R"({"to":1})", R"({"over":"jump"})", std::nullopt, std::nullopt, {}});
        QCOMPARE(verified(lines).objections[0].fault->code, "record-open-line");
    }

    /// Whoever makes the whole chain anew is still caught by the rules if a step was illegal, and by any code.
    void illegalStep()
    {
        Reveal lines = sealedGame().reveal;
        const std::size_t at = lineWith(lines, "\"action\":\"play\",\"location\"", true);
        std::string& hidden = *lines[at].hidden;
        const std::size_t begin = hidden.find("\"location\":\"") + 12;
        hidden.replace(begin, hidden.find('"', begin) - begin, "cagliari");
        lines = rechained(lines);
        Verification result = verified(lines);
        QCOMPARE(result.objections.size(), std::size_t{1});
        QCOMPARE(result.objections[0].what, What::IllegalStep);
        QCOMPARE(*result.objections[0].line, std::uint64_t{at + 1});
        QCOMPARE(result.objections[0].rule, "WOLF-1");
        result = verified(lines, {sealedGame().code(11)});
        QCOMPARE(result.objections.size(), std::size_t{2});
        QCOMPARE(result.objections[1].what, What::CodeMismatch);
        QCOMPARE(*result.objections[1].code, std::size_t{0});
    }

    void falseAnswer()
    {
        Reveal lines = sealedGame().reveal;
        const std::size_t at = lineWith(lines, "\"table\":", false, 3);
        const std::size_t table = lines[at].open.find("\"table\":");
        lines[at].open.insert(table + 9, R"("damage":3,)");
        Verification result = verified(rechained(lines));
        QCOMPARE(result.objections[0].what, What::FalseAnswer);
        QCOMPARE(*result.objections[0].line, std::uint64_t{at + 1});
        QCOMPARE(result.objections[0].fault->code, "record-table");
        // Where Dracula stands, too.
        lines = sealedGame().reveal;
        const std::size_t end = lines.size() - 1;
        std::string& hidden = *lines[end].hidden;
        hidden.erase(hidden.rfind(":\"") + 1);
        hidden += "\"cagliari\"}";
        result = verified(rechained(lines));
        QCOMPARE(result.objections[0].what, What::FalseAnswer);
        QCOMPARE(result.objections[0].fault->code, "record-at");
        QCOMPARE(result.objections[0].fault->arguments.size(), std::size_t{2});
        QVERIFY(!result.objections[0].fault->arguments[0].contains('"')); // the sentence has quotation marks of its own
        QCOMPARE(result.objections[0].fault->arguments[1], "cagliari");
        lines[end].hidden->replace(lines[end].hidden->rfind(":\"") + 1, std::string::npos, "null}");
        result = verified(rechained(lines));
        QCOMPARE(result.objections[0].fault->arguments[1], "-");
    }

    void dealNotFromSeed()
    {
        Reveal lines = sealedGame().reveal;
        replaceIn(*lines[0].hidden, "010203", "010204");
        Verification result = verified(rechained(lines));
        QCOMPARE(result.objections.size(), std::size_t{1});
        QCOMPARE(result.objections[0].what, What::DealNotFromSeed);
        // Other words make another deal, which the game that follows does not fit.
        lines = sealedGame().reveal;
        replaceIn(lines[0].open, "czosnek", "wanilia");
        result = verified(rechained(lines));
        QVERIFY(!result.objections.empty());
        QVERIFY(result.objections[0].what == What::IllegalStep || result.objections[0].what == What::FalseAnswer);
    }

    /// An illegal step that was entered as it happened and that nobody noticed is an illegal step all the same (ERR-1).
    void keptError()
    {
        auto record = gameWith([](LocationId place) { return RefereeEntry{Play{place, {}, {}}, false}; });
        QVERIFY(record);
        const std::uint64_t line = record->lines();
        const Verification result = verified(revealOf(*record));
        QCOMPARE(result.objections.size(), std::size_t{1});
        QCOMPARE(result.objections[0].what, What::IllegalStep);
        QCOMPARE(*result.objections[0].line, line);
        QVERIFY(!result.objections[0].rule.empty());
        // What is taken back was not done, and what is claimed was paid for.
        QVERIFY(record->undo());
        QVERIFY(verified(revealOf(*record)).objections.empty());
        QVERIFY(record->redo());
        std::mt19937_64 random(1);
        for (int guard = 0; guard < 30 && !record->submit(ClaimError{}); ++guard)
            QVERIFY(record->submit(*randomAction(*record, random)));
        QVERIFY(record->state().keptErrors.empty());
        QVERIFY(verified(revealOf(*record)).objections.empty());
    }

    /// One that was noticed and paid for is no objection, but it is told with its line and its rule (ERR-4).
    void penalisedError()
    {
        auto record = gameWith([](LocationId place) { return RefereeEntry{Play{place, {}, {}}, true}; });
        QVERIFY(record);
        const std::uint64_t line = record->lines();
        const Verification result = verified(revealOf(*record));
        QVERIFY(result.objections.empty());
        QCOMPARE(result.penalties.size(), std::size_t{1});
        QCOMPARE(result.penalties[0].line, line);
        QVERIFY(!result.penalties[0].rule.empty());
        QVERIFY(record->undo()); // what is taken back was not done
        QVERIFY(verified(revealOf(*record)).penalties.empty());
    }

    /// An entry that is put right is told to the table, which does not learn what lies there; one that was kept silent is a false answer.
    void silentCorrection()
    {
        const auto record = gameWith([](LocationId place) { return PutRightEntry{Slot{1}, place}; });
        QVERIFY(record);
        Reveal lines = revealOf(*record);
        QVERIFY(verified(lines).objections.empty());
        const std::string said = R"("said":[{"what":"entry-put-right","arguments":[{"slot":1}],"rule":""}])";
        QVERIFY2(lines.back().open.find(said) != std::string::npos, lines.back().open.c_str());
        replaceIn(lines.back().open, "," + said, "");
        lines = rechained(lines);
        QCOMPARE(verified(lines).objections[0].what, What::FalseAnswer);
    }

    /// A round that was gone through twice has two heads; a code is told of the lines before which it was shown.
    void codeOfTheFirstPass()
    {
        auto bytes = std::make_shared<std::string>();
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(3);
        while (record->witnesses().size() < 2)
            QVERIFY(record->submit(*randomAction(*record, random)));
        const Witness first = record->witnesses()[0];
        QVERIFY(record->goTo(1));
        while (record->witnesses().size() < 4)
            QVERIFY(record->submit(*randomAction(*record, random)));
        const NotedCode noted{{}, first.round, first.head};
        const Verification result = verified(revealOf(*record), {noted});
        QVERIFY(result.objections.empty());
        QCOMPARE(result.vouched, first.line + 1);
        for (const CheckedRound& round : result.rounds)
            QCOMPARE(!round.codes.empty(), round.firstLine <= first.line + 1 && first.line + 1 <= round.lastLine);
    }

    /// A code of a round that was gone through more often than heads are tried says nothing against the game: it is not tried.
    void codeOfAnEarlyGoing()
    {
        auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(3);
        for (std::size_t going = 0; going < mostHeadsOfARound + 2; ++going) {
            QVERIFY(going == 0 || record->goTo(1));
            while (record->witnesses().size() < going + 1)
                QVERIFY(record->submit(*randomAction(*record, random)));
        }
        const auto digitsOf = [](const Head& head) {
            std::string digits;
            for (std::size_t n = 0; n < 15; ++n)
                digits += static_cast<char>('0' + std::to_integer<int>(std::byte(head[n])) % 10);
            return digits;
        };
        const auto makeCode = [&](const GameId&, const Head& head, std::string_view, std::size_t) { return std::optional(digitsOf(head)); };
        const auto checked = [&](const Witness& shown) {
            return verify(revealOf(*record), {NotedCode{digitsOf(shown.head), shown.round, {}}}, boards(), rules().cards, makeCode);
        };
        const Verification early = checked(record->witnesses().front()), newest = checked(record->witnesses().back());
        QCOMPARE(early.codes[0].found, CheckedCode::Found::NotTried);
        QCOMPARE(early.objections.size(), std::size_t{1});
        QCOMPARE(early.objections[0].what, What::CodeNotTried);
        QCOMPARE(verdictOf(early), Verdict::NotAllChecked);
        QCOMPARE(newest.codes[0].found, CheckedCode::Found::Fits);
        QVERIFY(newest.objections.empty());
    }

    /// The first `table` of a file shows none, whatever it says; the next that raises the round does.
    void noCodeOfTheFirstTable()
    {
        Reveal lines(sealedGame().reveal.begin(), sealedGame().reveal.begin() + 3);
        lines[1].open = R"({"round":0,"table":{"round":2,"winner":"dracula"}})";
        lines[2].open = R"({"round":2,"table":{"round":3}})";
        lines = rechained(std::move(lines));
        const Verification result = verified(lines, {{{}, std::uint16_t{2}, lines[1].head}, {{}, std::uint16_t{2}, lines[2].head}});
        QCOMPARE(result.codes[0].found, CheckedCode::Found::Unknown);
        QCOMPARE(result.codes[1].found, CheckedCode::Found::Fits);
        QCOMPARE(result.vouched, std::uint64_t{3});
    }

    /// The deal's own code says nothing of the game that followed.
    void dealCodeAlone()
    {
        const NotedCode deal{*spokenCode(testGame(), *sealedGame().record->promise(), {}), std::nullopt, std::nullopt};
        const Verification result = verified(sealedGame().reveal, {deal});
        QVERIFY(result.objections.empty() && result.dealNoted);
        QCOMPARE(result.vouched, std::uint64_t{0});
        QVERIFY(!verified(sealedGame().reveal, {sealedGame().code(1)}).dealNoted);
    }

    void codeOfAnotherGame()
    {
        const Witness& at = sealedGame().record->witnesses()[2];
        auto noted = readQrText(qrText(testGame(), at.round, at.head));
        QVERIFY(noted && verified(sealedGame().reveal, {*noted}).objections.empty());
        noted = readQrText(qrText(GameId{7}, at.round, at.head));
        QCOMPARE(verified(sealedGame().reveal, {*noted}).objections[0].what, What::CodeMismatch);
    }

    /// Words that look alike would be as many deals to choose from, and none at all leave the deal to the program.
    void dealWords()
    {
        for (const char* words : {"Czosnek", "czosnek  i", "czosnek\xE2\x80\x8B", "czos\u043Dek"}) {
            Reveal lines = sealedGame().reveal;
            replaceIn(lines[0].open, "czosnek i s\u00F3l", words);
            const Verification result = verified(rechained(lines));
            QCOMPARE(result.objections[0].what, What::BrokenChain);
            QCOMPARE(result.objections[0].fault->arguments[0], "words");
        }
        RecordHeader start = header();
        start.deal = FairDeal{Secret{1}, ""};
        const auto record = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), start, rules(), testKeys());
        QVERIFY(record);
        const Verification result = verified(revealOf(*record));
        QVERIFY(result.objections.empty() && !result.promised);
    }

    void codeMismatch()
    {
        NotedCode wrong = sealedGame().code(2);
        wrong.code.back() = wrong.code.back() == '1' ? '2' : '1';
        NotedCode otherRound = sealedGame().code(2);
        otherRound.round = 99;
        NotedCode deal = sealedGame().code(2);
        deal.round.reset();
        const Verification result = verified(sealedGame().reveal, {wrong, sealedGame().code(1), otherRound, deal});
        QCOMPARE(result.objections.size(), std::size_t{3});
        for (const Objection& objection : result.objections)
            QCOMPARE(objection.what, What::CodeMismatch);
        QCOMPARE(*result.objections[0].code, std::size_t{0});
        QCOMPARE(*result.objections[1].code, std::size_t{2});
        QCOMPARE(result.vouched, sealedGame().record->witnesses()[1].line + 1);
    }

    /// A game of other cards is not played again with these; nor is one begun.
    void unknownCardsAreNamed()
    {
        Reveal lines = sealedGame().reveal;
        const std::string ours = R"("cards":"dracula-3e")";
        lines[0].open.replace(lines[0].open.find(ours), ours.size(), R"("cards":"no-such-cards")");
        lines = rechained(std::move(lines));
        const Fault expected{"record-cards", "line 1", {"no-such-cards"}};
        const Verification result = verified(lines);
        QCOMPARE(result.objections.size(), std::size_t{1});
        QVERIFY(result.objections[0].fault == expected);
        QVERIFY(!result.header);
        const auto replayed = replayReveal(lines, boards(), rules().cards, [](const ReplayedLine&) {});
        QVERIFY(!replayed && replayed.error() == expected);

        RecordHeader header = test::header();
        header.cards = "no-such-cards";
        const auto created = Record::create(std::make_unique<MemoryDevice>(std::make_shared<std::string>()), header, rules(), testKeys());
        QVERIFY(!created && created.error() == expected);
    }

    void oldGames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("dealt") << "version-0.1-dealt";
        QTest::newRow("drawn from the box") << "version-0.1-drawn-from-box";
    }
    /// A file of version 0.1 lies open, and holds; gone on with, it is sealed from there on.
    void oldGames()
    {
        QFETCH(QString, name);
        const std::string old = sourceFile("tests/core/journal/data/golden/" + name.toStdString() + ".demeter");
        auto lines = readReveal(old);
        QVERIFY(lines);
        // It holds, but for what was never sealed, and for the errors that nobody noticed in these games.
        const auto onlyOpen = [](const Verification& found) {
            return found.objections.size() > 1 && found.objections[0].what == What::NotSealed && *found.objections[0].line == 1 &&
                   std::all_of(found.objections.begin() + 1, found.objections.end(),
                               [](const Objection& each) { return each.what == What::IllegalStep && *each.line <= 116; });
        };
        Verification result = verified(*lines);
        QVERIFY(onlyOpen(result));
        QVERIFY(!result.promised);
        auto bytes = std::make_shared<std::string>(old);
        auto opened = reopen(bytes);
        QVERIFY(opened);
        std::mt19937_64 random(2);
        playTo(opened->record, opened->record.lines() + 10, random);
        QVERIFY(opened->record.undo());
        lines = readReveal(*bytes);
        QVERIFY(lines && lines->back().commitment && !lines->back().hidden);
        QCOMPARE(verified(*lines).objections[0].what, What::NotRevealed);
        const auto text = opened->record.reveal();
        QVERIFY(text);
        lines = readReveal(*text);
        QVERIFY(lines);
        result = verified(*lines);
        QVERIFY(onlyOpen(result));
        QCOMPARE(result.lines, opened->record.lines());
    }

    void revealComesBack()
    {
        const std::string text = writeReveal(sealedGame().reveal);
        QVERIFY(*readReveal(text) == sealedGame().reveal);
        // Line ends come and go on the way, in the middle of texts too, as where a letter breaks long lines.
        std::string broken = text, joined = text;
        for (std::size_t at = broken.size() / 76 * 76; at > 0; at -= 76)
            broken.insert(at, "\r\n");
        std::erase(joined, '\n');
        for (const std::string& one : {"\n" + broken, joined}) {
            const auto read = readReveal(one);
            QVERIFY(read && *read == sealedGame().reveal);
        }
        // What lies sealed in the file is what was revealed.
        const auto parts = partsOf(linesOf(*sealedGame().bytes));
        QCOMPARE(parts.size(), sealedGame().reveal.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            QCOMPARE(parts[i].open, sealedGame().reveal[i].open);
            QCOMPARE(parts[i].hidden, *sealedGame().reveal[i].hidden);
            QVERIFY(parts[i].nonce == *sealedGame().reveal[i].nonce);
        }
    }

    void badReveals_data()
    {
        Rows<QByteArray, QString> row;
        row("empty", QByteArray(), "record-empty");
        row("no JSON", QByteArray("hello\n"), "record-shape");
        row("brackets", QByteArray(100000, '['), "record-not-json");
        row("later format", QByteArray(R"({"format":"demeter-reveal/9","lines":[]})"), "record-format");
        row("no lines", QByteArray(R"({"format":"demeter-reveal/1","lines":[]})"), "reveal-form");
        row("line too short", QByteArray(R"({"format":"demeter-reveal/1","lines":[{"public":"{}"}]})"), "reveal-form");
        const QByteArray zeros(64, '0');
        const auto line = [&](const QByteArray& hidden, const QByteArray& nonce, const QByteArray& commitment) {
            return QByteArray(R"({"format":"demeter-reveal/1","lines":[{"public":"{}","hidden":)") + hidden + ",\"nonce\":" + nonce +
                   ",\"commitment\":" + commitment + ",\"head\":\"" + zeros + "\"}]}";
        };
        row("nonce missing", line("\"{}\"", "null", '"' + zeros + '"'), "reveal-form");
        row("nonce of nothing", line("null", '"' + zeros + '"', '"' + zeros + '"'), "reveal-form");
        row("nonce too short", line("\"{}\"", "\"00\"", '"' + zeros + '"'), "reveal-form");
        row("open line without its part", line("null", "null", "null"), "reveal-form");
        const std::string whole = writeReveal(sealedGame().reveal);
        QByteArray twice = QByteArray::fromStdString(whole), spaced = twice;
        row("a field twice", twice.replace(twice.indexOf("{\"public\""), 1, "{\"head\":\"" + zeros + "\","), "reveal-form");
        row("a space", spaced.replace(spaced.indexOf(",\"lines\""), 1, ", "), "reveal-form");
        row("hidden part no text", line("7", "null", "null"), "reveal-form");
    }
    void badReveals()
    {
        const auto [text, code] = rowOf<QByteArray, QString>();
        const auto read = readReveal(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().code), code);
    }
};

DEMETER_TEST(TestVerify)
#include "test_verify.moc"
