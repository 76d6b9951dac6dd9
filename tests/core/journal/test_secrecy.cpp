// What somebody learns who has the file and not the key: nothing.
#include "tests/core/journal/journal_support.h"
#include "tests/support/random_round.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <map>
#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Json = nlohmann::ordered_json;

/// A sealed line as a stranger sees it.
struct Sealed {
    Json line;
    std::size_t size = 0; ///< of the sealed part
};

std::vector<Sealed> sealedLines(const std::string& bytes)
{
    std::vector<Sealed> lines;
    for (const std::string& line : linesOf(bytes)) {
        Json json = Json::parse(line);
        const std::size_t size = json["hidden"].get_ref<const std::string&>().size();
        lines.push_back({std::move(json), size});
    }
    return lines;
}

} // namespace

class TestSecrecy : public QObject {
    Q_OBJECT

private slots:
    /// From many files: every location is tried for the last card that was played, with every nonce that a stranger could think of, and the
    /// length of what is sealed is compared.
    void noLocationCanBeTried()
    {
        const int files = 1000;
        const Ruleset ruleset = rules();
        std::set<std::size_t> sizes;
        std::set<std::string> ciphertexts, commitments;
        std::size_t tried = 0, played = 0, met = 0;
        for (int n = 0; n < files; ++n) {
            const auto bytes = std::make_shared<std::string>();
            auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header(static_cast<std::uint8_t>(n)), ruleset, testKeys());
            QVERIFY(record);
            std::mt19937_64 random(static_cast<std::uint64_t>(n));
            while (record->lines() < 12)
                QVERIFY(record->submit(*randomAction(*record, random)));
            const auto lines = sealedLines(*bytes);
            for (const Sealed& line : lines) {
                sizes.insert(line.size);
                ciphertexts.insert(line.line["hidden"].get<std::string>());
                commitments.insert(line.line["commitment"].get<std::string>());
            }
            const auto truth = partsOf(linesOf(*bytes));
            for (std::size_t i = 1; i < lines.size(); ++i) {
                if (truth[i].hidden.find("\"location\":") == std::string::npos)
                    continue;
                ++played;
                Commitment commitment{};
                QVERIFY(readHex(lines[i].line["commitment"].get<std::string>(), commitment));
                // Nonces that are no secret: what stands in the file, and what needs no thought.
                std::vector<Nonce> guesses{Nonce{}, commitment, Nonce{}};
                guesses[2].fill(0xff);
                for (std::size_t before = 0; before < i; ++before)
                    for (const char* field : {"head", "commitment"})
                        QVERIFY(readHex(lines[before].line[field].get<std::string>(), guesses.emplace_back()));
                for (const Location& location : ruleset.board->locations()) {
                    Json hidden = Json::parse(truth[i].hidden); // the stranger even knows everything but the place
                    hidden["action"]["location"] = location.id;
                    hidden["at"] = location.id;
                    const std::string text = hidden.dump();
                    for (const Nonce& nonce : guesses) {
                        ++tried;
                        met += commitmentOf(testGame(), i, nonce, text) == commitment ? 1 : 0;
                    }
                }
                // The test can find it: with the nonce the right place is met at once.
                QVERIFY(commitmentOf(testGame(), i, truth[i].nonce, truth[i].hidden) == commitment);
            }
        }
        QCOMPARE(met, std::size_t{0});
        QCOMPARE(sizes.size(), std::size_t{1});
        QCOMPARE(ciphertexts.size(), static_cast<std::size_t>(files) * 12); // nothing is sealed alike twice
        QCOMPARE(commitments.size(), static_cast<std::size_t>(files) * 12);
        qInfo("%d files, %zu hidden cards, %zu guesses, none met; all sealed parts are %zu characters long", files, played, tried,
              *sizes.begin());
    }

    /// Where a long reason is public, the length of what it was for is not.
    void longReasonsTellNothing()
    {
        const auto bytes = std::make_shared<std::string>();
        auto record = Record::create(std::make_unique<MemoryDevice>(bytes), header(), rules(), testKeys());
        QVERIFY(record);
        std::mt19937_64 random(4);
        playTo(*record, 60, random);
        std::map<std::size_t, std::set<std::size_t>> lengths; // of the sealed part, by the length of the public one
        for (std::size_t length = 1; length <= 500; length += 7)
            for (const Location& each : record->ruleset().board->locations()) {
                EditHideout edit;
                edit.place = CardPlace{false, 2};
                edit.location = record->ruleset().board->find(each.id);
                const std::size_t before = bytes->size();
                if (!record->submit(PutRight{std::string(length, 'x'), edit}))
                    continue;
                const std::size_t begin = bytes->find("\"hidden\":\"", before), end = bytes->find("\",\"commitment\"", begin);
                QVERIFY(begin < end && end < bytes->size());
                lengths[begin - before].insert(end - begin);
            }
        QVERIFY(lengths.size() > 50);
        for (const auto& [length, sizes] : lengths)
            QCOMPARE(sizes.size(), std::size_t{1});
    }

    /// Over whole games every hidden part is sealed to the same length, but for what is said in public to be long.
    void lengthsOverWholeGames()
    {
        const int games = 30;
        std::size_t lines = 0, longer = 0;
        for (int n = 0; n < games; ++n) {
            const auto bytes = std::make_shared<std::string>();
            RecordHeader start = header(static_cast<std::uint8_t>(n));
            start.clockKept = true;
            auto record = Record::create(std::make_unique<MemoryDevice>(bytes), start, rules(), testKeys());
            QVERIFY(record);
            std::mt19937_64 random(static_cast<std::uint64_t>(n));
            while (record->lines() < 500) {
                const auto action = likelyAction(random, record->ruleset(), record->state(), {});
                if (!action)
                    break;
                (void)record->submit(*action);
            }
            const auto sealed = sealedLines(*bytes);
            const auto truth = partsOf(linesOf(*bytes));
            for (std::size_t i = 0; i < sealed.size(); ++i) {
                ++lines;
                if (sealed[i].size == sealed[0].size)
                    continue;
                ++longer;
                // Only a correction, whose reason the table hears, may be long.
                QVERIFY2(truth[i].hidden.starts_with("{\"action\":{\"action\":\"put-right"), truth[i].hidden.c_str());
                QVERIFY(sealed[i].line["public"].contains("said"));
            }
        }
        qInfo("%zu lines, %zu of them longer, all of which are corrections in public", lines, longer);
    }
};

DEMETER_TEST(TestSecrecy)
#include "test_secrecy.moc"
