// The record: what is written, undo and redo, and that a game read back is the game that was played.
#include "tests/core/journal/journal_support.h"
#include "tests/support/rows.h"

#include "core/journal/chain.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QTest>
#include <QtEndian>

#include <array>
#include <set>
#include <type_traits>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

static_assert(std::is_nothrow_move_constructible_v<Record> && std::is_move_assignable_v<Record>);
static_assert(!std::is_copy_constructible_v<Record>);

namespace {

QByteArray bigEndian(quint64 number)
{
    QByteArray bytes(8, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

/// The text between two keys, taken from the file as it stands.
std::string between(const std::string& line, const std::string& from, const std::string& to)
{
    const std::size_t begin = line.find(from) + from.size();
    return line.substr(begin, line.find(to, begin) - begin);
}

const Violation* violation(const std::expected<void, RecordRefusal>& result)
{
    return result ? nullptr : std::get_if<Violation>(&result.error());
}

/// Everything that a restart must not change.
struct Picture {
    std::string state, head;
    std::size_t cursor = 0, entries = 0;
    std::uint64_t lines = 0;
    friend bool operator==(const Picture&, const Picture&) = default;
};

Picture pictureOf(const Record& record)
{
    return {stateText(record), record.head(), record.cursor(), record.entries().size(), record.lines()};
}

} // namespace

class TestRecord : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<std::string> bytes_;
    std::mt19937_64 random_;

    Record fresh(const RecordHeader& start = header())
    {
        bytes_ = std::make_shared<std::string>();
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes_), start, rules(start.rulings), testKeys());
        if (!record)
            qFatal("no record: %s", record.error().code.c_str());
        return std::move(*record);
    }

private slots:
    void init() { random_.seed(20240501); }

    void headIsTheDocumentedHash()
    {
        Record record = fresh();
        playTo(record, 12, random_);
        QVERIFY(record.undo());
        QVERIFY(record.redo());
        const std::vector<std::string> lines = linesOf(*bytes_);
        QCOMPARE(lines.size(), std::size_t{14});
        const std::vector<LineParts> parts = partsOf(lines);
        QByteArray previous(32, '\0');
        const QByteArray game = QByteArray::fromHex("00112233445566778899aabbccddeeff");
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string open = between(lines[i], "\"public\":", ",\"hidden\":");
            const std::string sealed = between(lines[i], ",\"hidden\":\"", "\"");
            QByteArray text("demeter-commitment/1");
            text.append('\0').append(game).append(bigEndian(i));
            text.append(reinterpret_cast<const char*>(parts[i].nonce.data()), 32);
            text.append(bigEndian(parts[i].hidden.size())).append(QByteArray::fromStdString(parts[i].hidden));
            const QByteArray commitment = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
            text = "demeter-head/2";
            text.append('\0').append(previous).append(bigEndian(i));
            text.append(bigEndian(open.size())).append(QByteArray::fromStdString(open)).append(commitment);
            previous = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
            QCOMPARE(lines[i], "{\"seq\":" + std::to_string(i) + ",\"public\":" + open + ",\"hidden\":\"" + sealed +
                                   "\",\"commitment\":\"" + commitment.toHex().toStdString() + "\",\"head\":\"" +
                                   previous.toHex().toStdString() + "\"}");
            QCOMPARE(sealed.size(), between(lines[0], ",\"hidden\":\"", "\"").size()); // no length tells anything
        }
        QCOMPARE(record.head(), previous.toHex().toStdString());
        QCOMPARE(record.lines(), std::uint64_t{14});
        QVERIFY(bytes_->ends_with("}\n"));
    }

    void publicPartHasNothingSecret()
    {
        Record record = fresh();
        playTo(record, 40, random_);
        const std::vector<std::string> lines = linesOf(*bytes_);
        QVERIFY(lines.front().find("\"public\":{\"format\":\"demeter-game/4\"") != std::string::npos);
        QVERIFY(between(lines.front(), "\"public\":", ",\"hidden\":").find("seed") == std::string::npos);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const auto open = nlohmann::json::parse(between(lines[i], "\"public\":", ",\"hidden\":"));
            QVERIFY(open.contains("round"));
            for (const auto& [field, value] : open.items())
                QVERIFY2(field == "round" || field == "said" || field == "table", field.c_str());
            for (const char* hand : {"encounterHand", "eventHand", "combatHand", "encounterDeck"})
                QVERIFY(!open.contains("table") || !open["table"].contains(hand) || open["table"][hand].is_number());
            for (const nlohmann::json& hideout : open.value("/table/trail"_json_pointer, nlohmann::json::array()))
                QVERIFY(hideout.is_null() || hideout["back"].is_null() || hideout["location"].is_null());
        }
    }

    void headerComesBack_data()
    {
        Rows<int, int> row;
        for (int printing = 0; printing < 4; ++printing)
            for (int handling = 0; handling < 2; ++handling)
                row(qPrintable(QString::asprintf("printing %d, handling %d", printing, handling)), printing, handling);
    }
    void headerComesBack()
    {
        const auto [printing, handling] = rowOf<int, int>();
        RecordHeader start = header(static_cast<std::uint8_t>(printing + 10));
        start.printing = static_cast<Printing>(printing);
        start.rulings = rulingsOf(start.printing);
        QVERIFY(setReading(start.rulings, Ruling::hideFace, 2)); // PR and OPEN items in no printing's set
        start.handling = static_cast<CardHandling>(handling);
        start.players[1] = "\"\\ ’\u2028";
        Record record = fresh(start);
        playTo(record, 60, random_);
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(opened->record.header() == start);
        QVERIFY(opened->record.ruleset().rulings == record.ruleset().rulings);
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
    }

    /// What the table put in is in the header only if there is something, so that records of version 0.1 are read as they always were.
    void roundAndCountsComeBack_data()
    {
        Rows<bool, bool> row;
        for (const bool kept : {false, true})
            for (const bool counted : {false, true})
                row(qPrintable(
                        QString::asprintf("round %s, counts %s", kept ? "kept" : "by hand", counted ? "put in" : "of the card file")),
                    kept, counted);
    }
    void roundAndCountsComeBack()
    {
        const auto [kept, counted] = rowOf<bool, bool>();
        const Catalogue& cardFile = *rules().cards;
        RecordHeader start = header();
        start.clockKept = kept;
        start.counts = countsOf(cardFile);
        if (counted) {
            start.counts->encounters[indexOf(*cardFile.find("rats"))] = 5;
            start.counts->draculaLife = 14;
        }
        Record record = fresh(start);
        QCOMPARE(record.header().counts.has_value(), counted);
        QCOMPARE(record.state().clockKept, kept);
        QCOMPARE(record.ruleset().cards->draculaLife, counted ? 14 : 15);
        QCOMPARE(record.ruleset().cards->encounterTotal(), counted ? 31 : 28);
        QCOMPARE(record.state().encounterDeck.size() + record.state().encounterHand.size(), std::size_t(counted ? 31 : 28));
        const std::string first = linesOf(*bytes_).front();
        const std::string players = R"("mina-harker":""})";
        const std::string round = kept ? R"(,"round":"kept")" : "";
        const std::string counts = counted ? R"(,"counts":{"encounters":{"rats":5},"dracula-life":14})" : "";
        QVERIFY2(first.find(players + round + counts + "}") != std::string::npos, first.c_str());

        playTo(record, 25, random_);
        const auto opened = reopen(bytes_);
        QVERIFY(opened && opened->notices.empty());
        QVERIFY(opened->record.header() == record.header());
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
        QVERIFY(countsOf(*opened->record.ruleset().cards) == countsOf(*record.ruleset().cards));
        QVERIFY(cardFile.draculaLife == 15); // the card file itself stays as it is
    }

    void createRefuses_data()
    {
        Rows<int, QString> row;
        row("file not empty", 0, "record-not-empty");
        row("game id too short", 1, "record-header");
        row("game id in capitals", 2, "record-header");
        row("player not UTF-8", 3, "record-header");
        row("counts out of range", 4, "record-header");
        row("line end in the time", 5, "record-header");
        row("escape in the board", 6, "record-header");
        row("delete in the cards", 7, "record-header");
        row("tab in a player's name", 8, "record-header");
        row("C1 control character in a player's name", 9, "record-header");
    }
    void createRefuses()
    {
        const auto [what, code] = rowOf<int, QString>();
        auto bytes = std::make_shared<std::string>();
        RecordHeader start = header();
        if (what == 0)
            *bytes = "\n";
        else if (what == 1)
            start.gameId.pop_back();
        else if (what == 2)
            start.gameId.back() = 'F';
        else if (what == 3)
            start.players[0] = "\xff";
        else if (what == 5)
            start.started += '\n';
        else if (what == 6)
            start.board = "fury-3e\x1b[2K.json";
        else if (what == 7)
            start.cards += '\x7f';
        else if (what == 8)
            start.players[3] = "Ana\tMaria";
        else if (what == 9)
            start.players[3] = "Ana\u009b2K";
        else
            (start.counts = countsOf(*rules().cards))->draculaLife = 31;
        const std::string before = *bytes;
        const auto record = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
        QVERIFY(!record);
        QCOMPARE(QString::fromStdString(record.error().code), code);
        QCOMPARE(*bytes, before);
    }

    /// Nobody begins such a game any more, but the window once took whatever was pasted into a name.
    void nameThatWasPastedStillOpens()
    {
        std::vector<LineParts> parts = partsOf(linesOf(gameOf(6)));
        parts[0].open.replace(parts[0].open.find("Ana"), 3, "A\\tn\u0085a");
        auto bytes = std::make_shared<std::string>();
        for (const std::string& line : chained(parts))
            *bytes += line + '\n';
        const auto opened = reopen(bytes);
        QVERIFY(opened && opened->notices.empty());
        QCOMPARE(opened->record.header().players[0], "A\tn\u0085a");
        QCOMPARE(opened->record.lines(), std::uint64_t{6});
    }

    void everyMomentCanBeGoneTo_data()
    {
        QTest::addColumn<int>("handling");
        QTest::newRow("dealt") << 0;
        QTest::newRow("drawn from the box") << 1;
    }
    void everyMomentCanBeGoneTo()
    {
        QFETCH(int, handling);
        RecordHeader start = header();
        start.handling = static_cast<CardHandling>(handling);
        Record record = fresh(start);
        std::vector<std::string> states{stateText(record)};
        for (int i = 0; i < 60; ++i) {
            const auto action = randomAction(record, random_);
            if (!action)
                break;
            QVERIFY(record.submit(*action));
            states.push_back(stateText(record));
            QCOMPARE(record.cursor(), record.entries().size());
            QCOMPARE(record.entries().back().line, record.lines() - 1);
            QVERIFY(!record.canRedo());
        }
        const std::size_t all = states.size() - 1;
        QVERIFY(all > 20);
        for (std::size_t i = all; i-- > 0;) {
            QVERIFY(record.canUndo());
            QVERIFY(record.undo());
            QCOMPARE(record.cursor(), i);
            QCOMPARE(stateText(record), states[i]);
        }
        QVERIFY(!record.canUndo());
        for (std::size_t i = 1; i <= all; ++i) {
            QVERIFY(record.redo());
            QCOMPARE(stateText(record), states[i]);
        }
        const std::uint64_t before = record.lines();
        std::uint64_t jumps = 0;
        for (int i = 0; i < 100; ++i) {
            const std::size_t to = random_() % (all + 1);
            jumps += to != record.cursor();
            QVERIFY(record.goTo(to));
            QCOMPARE(stateText(record), states[to]);
        }
        QCOMPARE(record.lines(), before + jumps); // one line each, whatever the distance
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
        for (std::size_t i = 0; i < all; ++i) {
            QCOMPARE(opened->record.entries()[i].line, record.entries()[i].line);
            QCOMPARE(opened->record.entries()[i].round, record.entries()[i].round);
            QVERIFY(opened->record.entries()[i].action == record.entries()[i].action);
        }
    }

    /// At any line of a long game with undo, redo, jumps and new branches, a restart changes nothing, and the game goes on in the same
    /// bytes.
    void restartChangesNothing_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 8; ++seed)
            QTest::addRow("game %d", seed) << seed;
    }
    void restartChangesNothing()
    {
        QFETCH(int, seed);
        random_.seed(static_cast<std::uint64_t>(seed));
        Record record = fresh(header(static_cast<std::uint8_t>(seed)));
        for (int i = 0; i < 150; ++i) {
            const auto action = randomAction(record, random_);
            const auto chance = random_() % 10;
            if (chance < 7 && action)
                QVERIFY(record.submit(*action));
            else if (chance < 8 && record.canUndo())
                QVERIFY(record.undo());
            else if (chance < 9 && record.canRedo())
                QVERIFY(record.redo());
            else
                QVERIFY(record.goTo(random_() % (record.entries().size() + 1)));
            if (i % 10 != 0)
                continue;
            auto opened = reopen(bytes_);
            QVERIFY(opened);
            QVERIFY(opened->notices.empty());
            QVERIFY(pictureOf(opened->record) == pictureOf(record));
            QVERIFY(opened->record.state() == record.state());
            record = std::move(opened->record); // and on from there
        }
    }

    /// The same actions say the same, but no two files, commitments or heads are alike: every line has a nonce of its own.
    void sameActionsSayTheSame()
    {
        const auto one = partsOf(linesOf(gameOf(60))), two = partsOf(linesOf(gameOf(60)));
        QCOMPARE(one.size(), two.size());
        std::set<Nonce> nonces;
        for (std::size_t i = 0; i < one.size(); ++i) {
            QCOMPARE(one[i].open, two[i].open);
            QCOMPARE(one[i].hidden, two[i].hidden);
            nonces.insert(one[i].nonce);
            nonces.insert(two[i].nonce);
        }
        QCOMPARE(nonces.size(), 2 * one.size());
        QVERIFY(gameOf(60, 1) != gameOf(60, 2));
    }

    void newActionDropsWhatWasTakenBack()
    {
        Record record = fresh();
        playTo(record, 20, random_);
        QVERIFY(record.goTo(5));
        const std::string taken = stateText(record);
        QCOMPARE(record.entries().size(), std::size_t{19});
        QVERIFY(record.canRedo());
        QVERIFY(record.submit(EnterDespair{1}));
        QCOMPARE(record.entries().size(), std::size_t{6});
        QVERIFY(!record.canRedo());
        QCOMPARE(record.lines(), std::uint64_t{22}); // nothing is ever removed from the file
        QCOMPARE(linesOf(*bytes_).size(), std::size_t{22});
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
        QVERIFY(record.undo());
        QCOMPARE(stateText(record), taken);
    }

    void undoIsNamed()
    {
        Record record = fresh();
        playTo(record, 12, random_);
        const std::string name(actionName(record.entries().back().action));
        QVERIFY(record.undo());
        const auto lastHidden = [this] { return nlohmann::json::parse(partsOf(linesOf(*bytes_)).back().hidden); };
        QCOMPARE(lastHidden()["to"].get<int>(), 10);
        QCOMPARE(lastHidden()["over"].get<std::string>(), name);
        QVERIFY(record.redo());
        QCOMPARE(lastHidden()["to"].get<int>(), 11);
        QCOMPARE(lastHidden()["over"].get<std::string>(), name);
        QVERIFY(record.goTo(3));
        QCOMPARE(lastHidden()["to"].get<int>(), 3);
        QCOMPARE(lastHidden()["over"].get<std::string>(), "jump");
    }

    /// INV-8: whether a drawn card has to be decided about at once cannot be told from the number of lines.
    void drawnCardsLeaveTheSameLines()
    {
        std::array<std::uint64_t, 2> lines{};
        std::array<std::vector<std::string>, 2> open;
        for (const bool atOnce : {false, true}) {
            RecordHeader start = header();
            start.clockKept = true;
            Record record = fresh(start);
            PlaceHunters hunters;
            hunters.cities.fill(*record.ruleset().board->find("rome"));
            QVERIFY(record.submit(hunters));
            QVERIFY(record.submit(ChooseStart{*record.ruleset().board->find("paris")}));
            for (int guard = 0; guard < 40 && record.state().step != Step::Night; ++guard) {
                const auto hunter = activeHunter(record.state());
                QVERIFY(record.submit(hunter ? Action(HunterActs{*hunter, HunterActs::What::Pass, false, false}) : Action(GoOn{})));
            }
            QVERIFY(record.submit(HunterActs{Hunter::LordGodalming, HunterActs::What::Supply, true, false}));
            const auto drawn = record.submit(DrawEvent{atOnce ? DraculaEvent::Roadblock : DraculaEvent::Enraged});
            QVERIFY2(drawn, drawn ? "" : std::string(violation(drawn)->rule).c_str());
            if (atOnce) {
                QCOMPARE(record.state().due.back().what, Due::What::AtOnce);
                const bool kept = bool(record.submit(GoOn{}));
                if (!kept)
                    QFAIL("the card of this test has to be one that may be kept");
            }
            QVERIFY(record.state().due.empty());
            lines[atOnce ? 1 : 0] = record.lines();
            for (const LineParts& line : partsOf(linesOf(*bytes_)))
                open[atOnce ? 1 : 0].push_back(line.open);
            const auto opened = reopen(bytes_);
            QVERIFY(opened && opened->notices.empty() && opened->record.state() == record.state());
            // What stands for nothing is nothing that can be taken back.
            QVERIFY(record.undo());
            QVERIFY(reopen(bytes_)->notices.empty());
        }
        QCOMPARE(lines[0], lines[1]);
        QVERIFY(open[0] == open[1]);
    }

    /// Taking back what the table has noticed is a correction, and stays in the log; what it has not noticed leaves no trace in it.
    void correctionsStayInTheLog()
    {
        Record record = fresh();
        playTo(record, 60, random_);
        for (int n = 0; n < 40; ++n) {
            const PublicLog before = record.publicLog();
            const PublicView was = publicView(record.ruleset(), record.state());
            const std::size_t from = record.cursor(), to = random_() % (record.entries().size() + 1);
            if (to == from)
                continue;
            QVERIFY(record.goTo(to));
            const PublicLog& after = record.publicLog();
            QVERIFY(std::equal(before.begin(), before.end(), after.begin()));
            QVERIFY(after.size() <= before.size() + 1);
            QVERIFY(after.back().view == publicView(record.ruleset(), record.state()));
            if (after.back().view != was)
                QVERIFY(after.size() == before.size() + 1);
            if (after.size() > before.size()) {
                QVERIFY(after.back().way == (to < from ? PublicStep::Way::Back : PublicStep::Way::Again));
                QVERIFY(to > from || after.back().said.empty());
            }
            // The file alone tells the table the same.
            const auto opened = reopen(bytes_);
            QVERIFY(opened);
            QVERIFY(opened->record.publicLog() == after);
        }
    }

    void nothingBeyondTheEnds()
    {
        Record record = fresh();
        const auto undone = record.undo();
        QVERIFY(violation(undone) != nullptr);
        QCOMPARE(violation(undone)->what, Refusal::OutOfRange);
        const auto redone = record.redo();
        QVERIFY(violation(redone) != nullptr);
        const auto jumped = record.goTo(1);
        QVERIFY(violation(jumped) != nullptr);
        const std::string before = *bytes_;
        QVERIFY(record.goTo(0)); // already there: nothing to write
        QCOMPARE(*bytes_, before);
        QCOMPARE(record.lines(), std::uint64_t{1});
    }

    void refusedActionChangesNothing()
    {
        Record record = fresh();
        playTo(record, 10, random_);
        const Picture before = pictureOf(record);
        const std::string bytes = *bytes_;
        const auto refused = record.submit(ChooseStart{LocationId{0}}); // TIME-1: long past
        QVERIFY(violation(refused) != nullptr);
        QCOMPARE(violation(refused)->what, Refusal::NotNow);
        QVERIFY(pictureOf(record) == before);
        QCOMPARE(*bytes_, bytes);
    }

    /// ERR-1: what a claim finds comes from the record, not from whoever makes the claim.
    void claimIsFilledIn()
    {
        Record record = fresh();
        playTo(record, 30, random_);
        QVERIFY(record.submit(ClaimError{Finding{3, 1, "MOVE-3"}}));
        QVERIFY(!std::get<ClaimError>(record.entries().back().action).found);
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
    }

    /// ERR-1: an error that was entered as it happened is found by a claim, and the game is read back with it.
    void claimFindsTheKeptError()
    {
        Record record = fresh();
        // On to a movement step where the card of the current location may be played again only by mistake.
        for (int i = 0; i < 2000 && record.state().step != Step::ChooseCard; ++i) {
            const auto action = randomAction(record, random_);
            QVERIFY(action);
            QVERIFY(record.submit(*action));
        }
        QCOMPARE(record.state().step, Step::ChooseCard);
        std::optional<Finding> expected;
        record.ruleset().board->cards().forEach([&](LocationId to) {
            if (expected)
                return;
            const Play play{to, {}, {}};
            const auto refusal = checkPlay(record.ruleset(), record.state(), play);
            if (!refusal)
                return;
            const std::size_t step = record.cursor();
            const std::uint16_t round = record.state().round;
            if (record.submit(RefereeEntry{play, false}))
                expected = Finding{step, round, std::string(refusal->rule)};
        });
        QVERIFY(expected);
        QVERIFY(record.submit(ClaimError{}));
        const auto found = std::get<ClaimError>(record.entries().back().action).found;
        QVERIFY(found);
        QCOMPARE(found->step, expected->step);
        QCOMPARE(found->round, expected->round);
        QCOMPARE(found->rule, expected->rule);
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(opened->notices.empty());
        QVERIFY(pictureOf(opened->record) == pictureOf(record));
        // Once the step is taken back there is nothing to find.
        QVERIFY(record.goTo(expected->step));
        while (record.cursor() == expected->step || record.state().step == Step::ChooseCard || record.state().step == Step::ResolveMatured)
            playTo(record, record.lines() + 1, random_);
        QVERIFY(record.submit(ClaimError{}));
        QVERIFY(!std::get<ClaimError>(record.entries().back().action).found);
    }

    /// ERR-1: a road put right is in force from that moment on, and not any more once it is taken back.
    void puttingRightIsUndoneToo()
    {
        Record record = fresh();
        const Board& board = *record.ruleset().board;
        const LocationId paris = board.find("paris").value();
        const LocationId rome = board.find("rome").value();
        QVERIFY(!board.joined(paris, rome));
        QVERIFY(record.submit(PutRightEdge{paris, rome, true}));
        QVERIFY(record.submit(PutRightRuling{Ruling::seaLairs, 1}));
        QVERIFY(record.ruleset().board->joined(paris, rome));
        QCOMPARE(record.ruleset().rulings.seaLairs, NoYes::Yes);
        const auto opened = reopen(bytes_);
        QVERIFY(opened);
        QVERIFY(opened->record.ruleset().board->joined(paris, rome));
        QCOMPARE(opened->record.ruleset().rulings.seaLairs, NoYes::Yes);
        QCOMPARE(opened->record.header().rulings.seaLairs, NoYes::No);
        QVERIFY(record.undo());
        QCOMPARE(record.ruleset().rulings.seaLairs, NoYes::No);
        QVERIFY(record.ruleset().board->joined(paris, rome));
        QVERIFY(record.undo());
        QVERIFY(!record.ruleset().board->joined(paris, rome));
    }
};

DEMETER_TEST(TestRecord)
#include "test_record.moc"
