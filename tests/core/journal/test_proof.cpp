// Commitments, heads, codes, fair deals and seals: against test vectors that others check as well, and against everything that could be
// tried by whoever has the file.
#include "core/base/shuffle.h"
#include "core/journal/byte_text.h"
#include "core/journal/seal.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;
using Json = nlohmann::ordered_json;

namespace {

const Json& vectors()
{
    static const Json all = Json::parse(sourceFile("tests/core/journal/data/proof-vectors.json"));
    return all;
}

template <typename Bytes> Bytes bytes(const Json& hex)
{
    Bytes result{};
    if (!readHex(hex.get_ref<const std::string&>(), result))
        qFatal("no hex of that length: %s", hex.dump().c_str());
    return result;
}

SealedPlace somePlace()
{
    return {bytes<GameId>("00112233445566778899aabbccddeeff"), 7, Head{1, 2, 3}};
}

} // namespace

class TestProof : public QObject {
    Q_OBJECT

private slots:
    void words_data()
    {
        Rows<QByteArray, bool> row;
        row("none", "", true);
        row("words", "garlic and 3 roses", true);
        row("polish", "za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105", true);
        row("russian", "\u0447\u0435\u0441\u043D\u043E\u043A \u0451\u0436", true);
        row("capital", "Garlic", false);
        row("accented capital", "\u0141", false);
        row("cyrillic capital", "\u0427", false);
        row("two alphabets", "garlic \u0447\u0435\u0441\u043D\u043E\u043A", false);
        row("two spaces", "a  b", false);
        row("space in front", " a", false);
        row("space behind", "a ", false);
        row("full stop", "a.", false);
        row("division sign", "\u00F7", false);
        row("zero width", "a\u200Bb", false);
        row("combining", "a\u0301", false);
        row("no-break space", "a\u00A0b", false);
        row("too long", QByteArray(81, 'a'), false);
        row("just long enough", QByteArray(80, 'a'), true);
        row("half a character", "a\xC5", false);
        row("too long a form", QByteArray("\xC1\xA1", 2), false);
        row("new line", "a\nb", false);
    }
    void words()
    {
        const auto [text, are] = rowOf<QByteArray, bool>();
        QCOMPARE(areWords(text.toStdString()), are);
    }

    void commitments()
    {
        for (const Json& v : vectors()["commitments"])
            QCOMPARE(
                hexText(commitmentOf(bytes<GameId>(v["game"]), v["sequence"], bytes<Nonce>(v["nonce"]), v["hidden"].get<std::string>())),
                v["commitment"].get<std::string>());
    }

    void heads()
    {
        for (const Json& v : vectors()["heads"])
            QCOMPARE(hexText(sealedHead(bytes<Head>(v["previous"]), v["sequence"], v["public"].get<std::string>(),
                                        bytes<Commitment>(v["commitment"]))),
                     v["head"].get<std::string>());
    }

    void promisesAndSeeds()
    {
        for (const Json& v : vectors()["promises"])
            QCOMPARE(hexText(promiseOf(bytes<GameId>(v["game"]), bytes<Secret>(v["secret"]))), v["promise"].get<std::string>());
        for (const Json& v : vectors()["seeds"])
            QCOMPARE(hexText(fairSeed(bytes<GameId>(v["game"]), bytes<Secret>(v["secret"]), v["words"].get<std::string>())),
                     v["seed"].get<std::string>());
    }

    void shuffles()
    {
        for (const Json& v : vectors()["shuffles"]) {
            std::vector<EncounterKind> cards;
            for (std::size_t i = 0; i < v["cards"]; ++i)
                cards.push_back(static_cast<EncounterKind>(i));
            shuffle(cards, bytes<Seed>(v["seed"]), v["index"]);
            Json order = Json::array();
            for (const EncounterKind card : cards)
                order.push_back(static_cast<int>(card));
            QCOMPARE(QString::fromStdString(order.dump()), QString::fromStdString(v["order"].dump()));
        }
    }

    void chance()
    {
        for (const Json& v : vectors()["shares"])
            QCOMPARE(hexText(promiseOf(v["round"].get<std::uint16_t>(), bytes<Share>(v["share"]))), v["promise"].get<std::string>());
        for (const Json& v : vectors()["chances"]) {
            std::vector<SharePromise> promises;
            Chance chance{v["words"], {}};
            for (const Json& promise : v["promises"])
                promises.push_back(bytes<SharePromise>(promise));
            for (const Json& share : v["shares"])
                chance.shares.push_back(share.is_null() ? std::nullopt : std::optional(bytes<Share>(share)));
            QCOMPARE(hexText(stirred(bytes<Seed>(v["seed"]), promises, chance)), v["newSeed"].get<std::string>());
        }
    }

    void codes()
    {
        for (const Json& v : vectors()["codes"]) {
            const auto code = spokenCode(bytes<GameId>(v["game"]), bytes<Head>(v["head"]), v["words"].get<std::string>(), v["digits"]);
            QVERIFY(code);
            QCOMPARE(*code, v["code"].get<std::string>());
        }
        const GameId game{};
        const auto one = spokenCode(game, Head{1}, "garlic"), two = spokenCode(game, Head{2}, "garlic"),
                   other = spokenCode(game, Head{1}, "Garlic");
        QVERIFY(one && two && other && *one != *two && *one != *other);
        QCOMPARE(one->size(), codeDigits + codeDigits / 3 - 1);
    }

    /// One side alone cannot choose the seed: any change of either part makes another one.
    void bothSidesMakeTheDeal()
    {
        std::set<std::string> seeds;
        for (std::uint8_t secret = 0; secret < 20; ++secret)
            for (const char* words : {"", "a", "b", "ab", "Vlad"})
                seeds.insert(hexText(fairSeed({}, Secret{secret}, words)));
        QCOMPARE(seeds.size(), std::size_t{100});
    }

    void sealsComeBack()
    {
        const auto key = SealKey::random();
        QVERIFY(key);
        for (const std::size_t length : {0, 1, 100, 475, 476, 477, 988, 989, 5000}) {
            const std::string hidden(length, 'x');
            const Nonce nonce = randomNonce();
            const std::string sealed = seal(*key, somePlace(), nonce, hidden);
            const auto open = unseal(*key, somePlace(), sealed);
            QVERIFY(open);
            QCOMPARE(open->hidden, hidden);
            QVERIFY(open->nonce == nonce);
            QVERIFY2(seal(*key, somePlace(), nonce, hidden) != sealed, "twice the same is not seen as the same");
            const auto copy = SealKey::from(key->bytes());
            QVERIFY(copy && unseal(*copy, somePlace(), sealed));
        }
    }

    /// Nothing about what is inside can be told from outside.
    void lengthsTellNothing()
    {
        const auto key = SealKey::random();
        QVERIFY(key);
        std::set<std::size_t> lengths;
        for (std::size_t length = 0; length <= 476; ++length)
            lengths.insert(seal(*key, somePlace(), randomNonce(), std::string(length, 'x')).size());
        QCOMPARE(lengths.size(), std::size_t{1});
    }

    void fitsInNoOtherPlace()
    {
        const auto key = SealKey::random(), another = SealKey::random();
        QVERIFY(key && another);
        const std::string sealed = seal(*key, somePlace(), randomNonce(), "Szeged");
        const auto refused = [&](const SealKey& with, const SealedPlace& place, const std::string& text) {
            const auto open = unseal(with, place, text);
            return open ? std::string() : open.error().code;
        };
        SealedPlace game = somePlace(), line = somePlace(), chain = somePlace();
        game.game[0] ^= 1U;
        ++line.sequence;
        chain.previous[31] ^= 1U;
        for (const SealedPlace& place : {game, line, chain})
            QCOMPARE(refused(*key, place, sealed), "seal-broken");
        QCOMPARE(refused(*another, somePlace(), sealed), "seal-broken");
    }

    /// Every flipped character, every cut and every addition is noticed.
    void everyChangeIsNoticed()
    {
        const auto key = SealKey::random();
        QVERIFY(key);
        const std::string sealed = seal(*key, somePlace(), randomNonce(), "Szeged");
        for (std::size_t at = 0; at < sealed.size(); ++at) {
            std::string changed = sealed;
            changed[at] = changed[at] == 'A' ? 'B' : 'A';
            QVERIFY2(!unseal(*key, somePlace(), changed), std::to_string(at).c_str());
            QVERIFY2(!unseal(*key, somePlace(), sealed.substr(0, at)), std::to_string(at).c_str());
        }
        for (const char* more : {"A", "AAAA", "=", " ", "\n"})
            QVERIFY(!unseal(*key, somePlace(), sealed + more));
        QVERIFY(!unseal(*key, somePlace(), {}));
    }

    void quickEnough()
    {
        QElapsedTimer clock;
        clock.start();
        QVERIFY(spokenCode({}, Head{9}, "garlic"));
        const auto code = clock.nsecsElapsed() / 1'000'000;
        const auto key = SealKey::random();
        clock.restart();
        std::string last;
        for (int n = 0; n < 1000; ++n)
            last = seal(*key, somePlace(), randomNonce(), "Szeged");
        qInfo("a code %lld ms, a seal %lld us", static_cast<long long>(code), static_cast<long long>(clock.nsecsElapsed() / 1'000'000));
        QVERIFY(!last.empty());
    }
};

DEMETER_TEST(TestProof)
#include "test_proof.moc"
