// Which head a noted code belongs to, and what may be wrong with one that belongs to none.
#include "core/journal/noted_codes.h"
#include "tests/support/rows.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace demeter;

namespace {

using Found = CheckedCode::Found;
using Slip = CheckedCode::Slip;

/// Digits that follow from the head's first bytes, and how often they were made.
struct Codes {
    std::map<Head, int> made;

    static std::string of(std::uint16_t number)
    {
        return std::to_string(100'000'000'000 + std::uint64_t{number} * 7'919'000'717 % 900'000'000'000);
    }
    CodeMaker maker()
    {
        return [this](const GameId&, const Head& head, std::string_view, std::size_t) -> std::optional<std::string> {
            ++made[head];
            if (head[2] == 9)
                return std::nullopt;
            return of(static_cast<std::uint16_t>(head[0] << 8U | head[1]));
        };
    }
};

Head headOf(std::uint16_t number)
{
    return {static_cast<std::uint8_t>(number >> 8U), static_cast<std::uint8_t>(number & 0xFFU)};
}

/// Rounds 0 to 5, head n at line 10 n + 9; the promise is number 50.
ShownHeads someGame()
{
    ShownHeads shown{{}, "words", olderCodeDigits, headOf(50), {}};
    for (std::uint16_t round = 0; round < 6; ++round)
        shown.witnesses.push_back({round, std::uint64_t{10} * round + 8, headOf(round)});
    return shown;
}

NotedCode noted(std::string code, std::optional<std::uint16_t> round)
{
    return {std::move(code), round, std::nullopt};
}

} // namespace

class TestNotedCodes : public QObject {
    Q_OBJECT

private slots:
    void fits()
    {
        Codes codes;
        std::string spaced = Codes::of(3);
        spaced.insert(9, 1, ' ').insert(6, 1, ' ').insert(3, 1, ' ');
        const auto found = findCodes(someGame(), {noted(spaced, std::uint16_t{3}), noted(Codes::of(50), std::nullopt)}, codes.maker());
        QCOMPARE(found[0].found, Found::Fits);
        QCOMPARE(found[0].line, std::optional<std::uint64_t>(39));
        QCOMPARE(found[1].found, Found::Fits);
        QCOMPARE(found[1].line, std::optional<std::uint64_t>(1));
        QCOMPARE(codes.made.size(), std::size_t{2}); // no other one was needed
    }

    /// The same digits, noted beside the wrong number.
    void otherRound()
    {
        Codes codes;
        const auto found = findCodes(someGame(),
                                     {noted(Codes::of(2), std::uint16_t{4}), noted(Codes::of(50), std::uint16_t{1}),
                                      noted(Codes::of(5), std::nullopt), noted(Codes::of(2), std::uint16_t{77})},
                                     codes.maker());
        for (const auto& [n, round] : {std::pair(0U, std::optional<std::uint16_t>(2)), std::pair(1U, std::optional<std::uint16_t>()),
                                       std::pair(2U, std::optional<std::uint16_t>(5)), std::pair(3U, std::optional<std::uint16_t>(2))}) {
            QCOMPARE(found[n].found, Found::OtherRound);
            QVERIFY(found[n].round == round);
        }
        QCOMPARE(found[0].line, std::optional<std::uint64_t>(29));
        for (const auto& [head, times] : codes.made)
            QCOMPARE(times, 1);
    }

    void slips_data()
    {
        test::Rows<QString, int, QList<int>> row;
        // Of 123 456 789 012.
        row("one digit", "123456789013", int(Slip::Digit), QList<int>{3});
        row("two neighbours", "132456789012", int(Slip::Exchanged), QList<int>{0});
        row("two neighbours of two groups", "124356789012", int(Slip::Exchanged), QList<int>{0, 1});
        row("a digit in each of two groups", "123446689012", -1, QList<int>{});
        row("a group", "123999789012", int(Slip::Group), QList<int>{1});
        row("ends of a group", "321456789012", int(Slip::Group), QList<int>{0});
        row("two groups", "456123789012", int(Slip::Exchanged), QList<int>{0, 1});
        row("far apart", "423156789012", -1, QList<int>{});
        row("another one", "998877665544", -1, QList<int>{});
        row("the same", "123456789012", -1, QList<int>{});
        row("longer", "123456789012345", -1, QList<int>{});
    }
    void slips()
    {
        const auto [noted, slip, groups] = test::rowOf<QString, int, QList<int>>();
        const auto found = slipBetween(noted.toStdString(), "123456789012");
        QCOMPARE(found ? int(found->slip) : -1, slip);
        QList<int> where;
        if (found)
            for (const std::size_t group : found->groups)
                where << int(group);
        QCOMPARE(where, groups);
    }

    /// A slip of the pen is told before any other round is tried; everything else is only unknown.
    void similarOrUnknown()
    {
        Codes codes;
        std::string slip = Codes::of(3);
        slip[4] = slip[4] == '9' ? '8' : '9';
        const auto found = findCodes(someGame(), {noted(slip, std::uint16_t{3}), noted("000000000000", std::uint16_t{3})}, codes.maker());
        QCOMPARE(found[0].found, Found::Similar);
        QCOMPARE(found[0].slip, Slip::Digit);
        QCOMPARE(found[0].groups, std::vector<std::size_t>{1});
        QCOMPARE(found[1].found, Found::Unknown);
    }

    void otherLength()
    {
        Codes codes;
        const auto found = findCodes(someGame(), {noted("123456789012345", std::uint16_t{3})}, codes.maker());
        QCOMPARE(found[0].found, Found::OtherLength);
        QCOMPARE(found[0].digits, std::size_t{12});
        QVERIFY(codes.made.empty());
    }

    /// Without the memory for a code nobody is told that it is wrong.
    void notMade()
    {
        Codes codes;
        ShownHeads game = someGame();
        game.witnesses[3].head[2] = 9;
        const auto found = findCodes(game, {noted(Codes::of(3), std::uint16_t{3})}, codes.maker());
        QCOMPARE(found[0].found, Found::NotMade);
    }

    /// A round with thousands of heads costs no more than a few codes, and says so; a photographed head is found among all of them.
    void manyHeadsOfOneRound()
    {
        Codes codes;
        ShownHeads game = someGame();
        for (std::uint16_t n = 100; n < 5100; ++n)
            game.witnesses.push_back({4, std::uint64_t{n} * 2, headOf(n)});
        NotedCode photographed{{}, std::uint16_t{4}, headOf(101)};
        const auto found = findCodes(game,
                                     {noted(Codes::of(5099), std::uint16_t{4}), noted(Codes::of(101), std::uint16_t{4}),
                                      noted(Codes::of(102), std::uint16_t{4}), noted(Codes::of(2), std::uint16_t{4}), photographed},
                                     codes.maker());
        QCOMPARE(found[0].found, Found::Fits);
        QCOMPARE(found[0].tried, std::size_t{1}); // the newest first
        for (const std::size_t n : {1U, 2U}) {
            QCOMPARE(found[n].found, Found::NotTried); // it may be that of a head that was passed over
            QCOMPARE(found[n].shown, std::size_t{5001});
            QCOMPARE(found[n].tried, mostHeadsOfARound);
        }
        QCOMPARE(found[3].found, Found::OtherRound);
        QCOMPARE(found[4].found, Found::Fits);
        QCOMPARE(found[4].line, std::optional<std::uint64_t>(203));
        QVERIFY(codes.made.size() <= mostHeadsOfARound + mostHeadsOfOthers);
        for (const auto& [head, times] : codes.made)
            QCOMPARE(times, 1);
        // Nor is one of no round looked for among all of them.
        Codes others;
        QCOMPARE(findCodes(game, {noted("000000000000", std::uint16_t{77})}, others.maker())[0].found, Found::Unknown);
        QCOMPARE(others.made.size(), mostHeadsOfOthers);
    }

    void foreignHeader()
    {
        Codes codes;
        NotedCode other{{}, std::uint16_t{3}, headOf(3), GameId{7}};
        QCOMPARE(findCodes(someGame(), {other}, codes.maker())[0].found, Found::OtherGame);
        other.game.reset();
        QCOMPARE(findCodes(someGame(), {other}, codes.maker())[0].found, Found::Fits);
        other.round = 2;
        QCOMPARE(findCodes(someGame(), {other}, codes.maker())[0].found, Found::OtherRound);
        QVERIFY(codes.made.empty());
    }
};

DEMETER_TEST(TestNotedCodes)
#include "test_noted_codes.moc"
