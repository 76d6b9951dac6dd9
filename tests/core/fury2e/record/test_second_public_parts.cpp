// The text that tells strangers what public parts of the second edition say is whole, and so are headers.
#include "core/fury2e/record/recorded.h"
#include "core/fury2e/rules/rules.h"
#include "core/fury2e/text/names.h"
#include "core/fury2e/view/public_text.h"
#include "core/journal/header_text.h"
#include "tests/support/described_names.h"
#include "tests/support/random_second_game.h"
#include "tests/support/told_arguments.h"

#include <QTest>

#include <random>

using namespace demeter;
using namespace demeter::fury2e;

namespace {

std::vector<std::string> secondNamed(const std::string& heading)
{
    return test::describedNames("core/fury2e/record/public_parts.md", heading);
}

/// A header with everything in it.
RecordHeader fullHeader()
{
    RecordHeader header;
    header.gameId = std::string(32, '2');
    header.started = "2026-01-01T12:00:00Z";
    header.board = "fury-2e";
    header.rulings.set(Ruling::CastleStayHeals, 2);
    header.handling = TokenHandling::DrawnFromBox;
    header.players = {"Ada", "", "Zoë", ""};
    header.boardHash = std::string(64, 'a');
    header.version = "0.1";
    return header;
}

} // namespace

class TestSecondPublicParts : public QObject {
    Q_OBJECT

private slots:
    /// What announcements name in whole games, whatever the readings.
    void argumentsOfWhatIsSaid()
    {
        test::ToldArguments told("SECOND_SAID", "LPEHSANDVIKGY");
        QCOMPARE(told.known(), happeningCount - 3); // those of chance are the same for all games
        std::mt19937_64 random(1915);
        for (int game = 0; game < test::times(15, 2000); ++game)
            test::playSecondGame(random, test::randomSecondRuleset(random), 2000,
                                 [&](const GameState& state, const Action&) { told.hear(state.happened, happeningNames); });
        QCOMPARE(told.wrong(), std::string());
        QVERIFY(told.heard() > 50);
    }
    void fieldsOfTheTable()
    {
        const Ruleset rules{test::board("fury-2e"), {}};
        std::vector<std::string> fields;
        const PublicView view = publicView(rules, newGame(rules, TokenHandling::Dealt, {}));
        const auto table = viewJson(rules, view);
        for (const auto& [name, value] : table.items())
            fields.push_back(name);
        QCOMPARE(secondNamed("Fields of `table`"), fields);
    }
    void namesOfWhatIsSaid()
    {
        QCOMPARE(secondNamed("Names in `said`"), std::vector<std::string>(happeningNames.begin(), happeningNames.end()));
    }
    void rulings()
    {
        std::vector<std::string> fields;
        for (const RulingInfo& info : rulingTable)
            fields.emplace_back(info.field);
        QCOMPARE(secondNamed("Rulings"), fields);
    }

    /// A header that does not name a ruling is older than it, and its game goes on as it was: the list says how, where that is not the
    /// chosen reading.
    void unnamedRulingsAreAsTheyWere()
    {
        const std::string list = test::sourceFile("core/fury2e/record/public_parts.md");
        RecordHeader older = fullHeader();
        std::string open = headerText<Recorded>(older, {});
        std::size_t unnamed = 0;
        for (std::size_t n = 0; n < rulingCount; ++n) {
            const RulingInfo& info = rulingTable[n];
            const std::string row = "| `" + std::string(info.field) + "` | " + std::string(info.id) + " | ";
            const std::string line = list.substr(list.find(row), list.find('\n', list.find(row)) - list.find(row));
            const std::string other = "`" + std::string(info.readings[info.unnamed]) + "` (unnamed)";
            QVERIFY2(line.starts_with(row) && line.contains(other) == (info.unnamed != 0), info.field.data());
            if (info.unnamed == 0)
                continue;
            ++unnamed;
            older.rulings.readings[n] = info.unnamed;
            const std::string named = ",\"" + std::string(info.field) + "\":\"" + std::string(info.readings[0]) + "\"";
            QVERIFY(open.find(named) != std::string::npos);
            open.erase(open.find(named), named.size());
        }
        QVERIFY(unnamed > 0);
        const auto read = readHeaderParts<Recorded>(open, seedText<Recorded>(older), {});
        QVERIFY(read && *read == older);
    }

    void headersAreReadBack()
    {
        const RecordHeader header = fullHeader();
        const std::string open = headerText<Recorded>(header, {}), hidden = seedText<Recorded>(header);
        QVERIFY(open.find("demeter-game/5") == 11);
        const auto read = readHeaderParts<Recorded>(open, hidden, {});
        QVERIFY(read && *read == header);
        QVERIFY(headerText<Recorded>(*read, {}) == open);
    }

    /// Whatever is written in another way is refused, by the name of the field.
    void otherHeadersAreRefused()
    {
        const std::string open = headerText<Recorded>(fullHeader(), {}), hidden = seedText<Recorded>(fullHeader());
        const auto with = [&](std::string_view from, std::string_view to) {
            std::string changed = open;
            changed.replace(changed.find(from), from.size(), to);
            const auto read = readHeaderParts<Recorded>(changed, hidden, {});
            return read ? std::string() : read.error().arguments.empty() ? read.error().code : read.error().arguments[0];
        };
        QCOMPARE(with(R"("hostTokens":"three")", R"("hostTokens":"four")"), "rulings/hostTokens");
        QCOMPARE(with(R"("hostTokens":"three")", R"("hostToken":"three")"), "rulings/hostToken");
        QCOMPARE(with(R"("castleStayHeals":"neither","hostTokens":"three")", R"("hostTokens":"three","castleStayHeals":"neither")"),
                 std::string("rulings/castleStayHeals"));
        QCOMPARE(with(R"("castleStayHeals":"neither",)", ""), ""); // as it was before there was such a ruling
        QCOMPARE(with("drawn-from-box", "dealt-out"), "handling");
        QCOMPARE(with(R"("dr-seward":"",)", ""), "players/dr-seward");
        QCOMPARE(with(R"("dr-seward":"")", R"("dr-seward":0)"), "players/dr-seward");
        QCOMPARE(with(R"("dr-seward":"","van-helsing":"Zoë")", R"("van-helsing":"Zoë","dr-seward":"")"), "players");
        QCOMPARE(with(std::string(64, 'a'), std::string(63, 'a')), "boardHash");
        QCOMPARE(with(R"("version":"0.1")", R"("version":"")"), "version");
        QCOMPARE(with(R"("version":"0.1")", R"("version":"0\u0001")"), "version");
        QCOMPARE(with("demeter-game/5", "demeter-game/4"), "demeter-game/4"); // the third edition's
        QCOMPARE(with(R"("board":"fury-2e",)", R"("cards":"dracula-3e",)"), "board");
    }

    /// Chance comes in round by round only where the program deals, and there is one way to say so.
    void chanceInTheHeader()
    {
        RecordHeader header = fullHeader();
        header.handling = TokenHandling::Dealt;
        header.chance = ChanceTimes::EachRound;
        const std::string open = headerText<Recorded>(header, {}), hidden = seedText<Recorded>(header);
        QVERIFY(open.find(R"(},"chance":"each-round","boardHash":)") != std::string::npos);
        const auto read = readHeaderParts<Recorded>(open, hidden, {});
        QVERIFY(read && *read == header);
        const auto with = [&](std::string_view from, std::string_view to) {
            std::string changed = open;
            changed.replace(changed.find(from), from.size(), to);
            const auto other = readHeaderParts<Recorded>(changed, hidden, {});
            return other ? std::string() : other.error().arguments[0];
        };
        QCOMPARE(with("each-round", "at-the-start"), "chance");
        QCOMPARE(with("each-round", "each-day"), "chance");
        QCOMPARE(with(R"("handling":"dealt")", R"("handling":"drawn-from-box")"), "chance");
        QCOMPARE(with(R"("chance":"each-round",)", ""), "");
    }

    void whatCannotBeWritten()
    {
        RecordHeader header = fullHeader();
        QVERIFY(!Recorded::unwritable(header) && !Recorded::missingExternalInput(header));
        header.players[2] = "a\tb";
        QVERIFY(Recorded::unwritable(header) == "players/van-helsing");
        header.board = "ours.json";
        QVERIFY(!Recorded::missingExternalInput(header)); // its hash stands in the header
        header.boardHash.clear();
        QVERIFY(Recorded::missingExternalInput(header) == (Fault{"record-board", "", {"ours.json"}}));
    }

    /// 2E-GEN-2: what is put right may be long; the length of its sealed part follows from what is public.
    void roomForCorrections()
    {
        QCOMPARE(Recorded::hiddenRoom(R"({"round":1,"said":[{"what":"blood-lost"}]})"), std::size_t(0));
        const std::string open = R"({"round":1,"said":[{"what":"put-right","arguments":[],"rule":"so"}]})";
        QCOMPARE(Recorded::hiddenRoom(open), open.size() + 800);
        for (const std::string what : {"shares-promised", "shares-given", "words-said"}) {
            const std::string chance = R"({"round":1,"said":[{"what":)" + ('"' + what + '"') + R"(,"arguments":[],"rule":"sal"}]})";
            QCOMPARE(Recorded::hiddenRoom(chance), chance.size() + 800);
        }
    }
};

DEMETER_TEST(TestSecondPublicParts)
#include "test_second_public_parts.moc"
