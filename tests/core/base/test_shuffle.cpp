// Shuffles: the same seed gives the same order on every machine, and every order is equally likely.
#include "core/base/shuffle.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace demeter;

namespace {

Seed countingSeed()
{
    Seed seed;
    std::iota(seed.begin(), seed.end(), std::uint8_t{0});
    return seed;
}

std::vector<int> shuffled(std::size_t count, const Seed& seed, std::uint16_t index)
{
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, seed, index);
    return order;
}

} // namespace

class TestShuffle : public QObject {
    Q_OBJECT

private slots:
    /// Computed by a second implementation, written from the definitions of BLAKE2b and ChaCha20: a record must replay anywhere.
    void knownOrders()
    {
        QCOMPARE(shuffled(28, countingSeed(), 0),
                 (std::vector<int>{1, 15, 27, 9, 13, 24, 21, 18, 26, 8, 14, 25, 2, 10, 4, 16, 11, 22, 12, 23, 19, 6, 5, 20, 17, 3, 0, 7}));
        QCOMPARE(shuffled(28, countingSeed(), 258),
                 (std::vector<int>{20, 16, 15, 24, 25, 0, 13, 19, 11, 18, 14, 27, 7, 21, 26, 9, 5, 12, 17, 2, 23, 10, 22, 1, 8, 6, 3, 4}));
        Seed ones;
        ones.fill(0xFF);
        QCOMPARE(shuffled(12, ones, 65535), (std::vector<int>{6, 10, 2, 7, 11, 8, 4, 3, 9, 0, 5, 1}));
    }

    void keepsTheCards()
    {
        for (const std::size_t count : {0U, 1U, 2U, 28U, 200U}) {
            auto order = shuffled(count, countingSeed(), 3);
            std::sort(order.begin(), order.end());
            std::vector<int> all(count);
            std::iota(all.begin(), all.end(), 0);
            QCOMPARE(order, all);
        }
    }

    void everyShuffleIsAnother()
    {
        QVERIFY(shuffled(28, countingSeed(), 1) != shuffled(28, countingSeed(), 2));
        Seed other = countingSeed();
        other[31] ^= 1;
        QVERIFY(shuffled(28, countingSeed(), 1) != shuffled(28, other, 1));
    }

    /// Chi-squared over the 24 orders of four cards: 23 degrees of freedom, above 49.7 by chance once in a thousand; the seed is fixed.
    void ordersAreEquallyLikely()
    {
        std::array<int, 24> seen{};
        std::vector<int> order(4);
        constexpr int draws = 48000;
        for (int i = 0; i < draws; ++i) {
            const auto got = shuffled(4, countingSeed(), static_cast<std::uint16_t>(i));
            std::iota(order.begin(), order.end(), 0);
            std::size_t number = 0;
            while (order != got) {
                std::next_permutation(order.begin(), order.end());
                ++number;
            }
            ++seen[number];
        }
        double chiSquared = 0;
        for (const int n : seen)
            chiSquared += (n - draws / 24.0) * (n - draws / 24.0) / (draws / 24.0);
        QVERIFY2(chiSquared < 49.7, qPrintable(QString::number(chiSquared)));
    }
};

DEMETER_TEST(TestShuffle)
#include "test_shuffle.moc"
