// Chance that comes in round by round, whichever game it is: what can be foretold, and what is found when somebody changes what a revealed
// game says of it, and makes all commitments and heads anew.
#pragma once

#include "core/base/hex.h"
#include "core/journal/chain.h"
#include "core/journal/proof.h"
#include "core/journal/reveal.h"
#include "core/journal/verify.h"
#include "tests/support/rows.h"
#include "tests/support/shares.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace demeter::test {

/// One share, its promise or a word is another one. The game says them in its last two lines: the promises of round 2, then the shares.
inline void addChangesOfChance()
{
    // `line`: from the end
    const Rows<int, QString, QString> row;
    const QString one = QString::fromStdString(hexText(shareNamed(1))), other = QString::fromStdString(hexText(shareNamed(3)));
    const QString promised = QString::fromStdString(hexText(promiseOf(2, shareNamed(1))));
    row("share", 1, one, other);
    row("promise", 2, promised, QString(64, u'7'));
    row("share left out", 1, '"' + one + '"', "null");
    row("word", 1, "sal", "sol");
}

/// `from` stands in that line, counted from the end; now `to` does. False if it did not.
inline bool changeChance(Reveal& lines, const GameId& game, int line, const QString& from, const QString& to)
{
    RevealedLine& changed = lines[lines.size() - static_cast<std::size_t>(line)];
    const auto replaced = [&](const std::string& text) { return QString::fromStdString(text).replace(from, to).toStdString(); };
    if (replaced(*changed.hidden) == *changed.hidden)
        return false;
    changed.hidden = replaced(*changed.hidden);
    changed.open = replaced(changed.open);
    Head head = firstHead;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].commitment = commitmentOf(game, i, *lines[i].nonce, *lines[i].hidden);
        head = lines[i].head = sealedHead(head, i, lines[i].open, *lines[i].commitment);
    }
    return true;
}

/// All codes that this record has shown.
template <typename Record> std::vector<NotedCode> codesShownBy(const Record& record)
{
    std::vector<NotedCode> codes;
    for (const auto& witness : record.witnesses())
        codes.push_back({*spokenCode(record.gameId(), witness.head, record.words()), witness.round, std::nullopt});
    return codes;
}

/// `Play` has `begun(bytes)`, `toRound(record, number, random)`, which goes on without chance, `reopened(bytes)`, `verified(lines, codes)`
/// and `pile(state)`, whose last card is drawn next.
template <typename Play> struct ChanceLaws {
    /// The file with its key, and all of the memory, are in the hands of somebody while round 2 is played. What he foretells of the first
    /// draw after the chance of round 3 comes true no more often than a guess does.
    static void laterRoundIsNotForetold(bool byWords)
    {
        std::mt19937_64 random(5);
        const auto bytes = std::make_shared<std::string>();
        auto record = Play::begun(bytes);
        QVERIFY(record && Play::toRound(*record, 2, random));
        QVERIFY(record->submit(AddChance{{"round two", {}}}));
        QVERIFY(Play::toRound(*record, 3, random));
        const std::string held = *bytes; // everything that there is
        const auto seen = Play::reopened(held);
        QVERIFY(seen);
        const auto& pile = Play::pile(seen->record.state());
        const auto foretold = pile.back();
        constexpr int games = 200;
        int cameTrue = 0;
        for (int game = 0; game < games; ++game) {
            auto one = Play::reopened(held);
            QVERIFY(one);
            if (byWords) {
                QVERIFY(one->record.submit(AddChance{{"sal " + std::to_string(game), {}}}));
            } else {
                const Share phone = anyShare(random);
                QVERIFY(one->record.submit(PromiseShares{{promiseOf(3, shareNamed(1)), promiseOf(3, phone)}}));
                QVERIFY(one->record.submit(AddChance{{{}, {shareNamed(1), phone}}}));
            }
            cameTrue += Play::pile(one->record.state()).back() == foretold;
        }
        const double guess = double{games} * static_cast<double>(std::ranges::count(pile, foretold)) / static_cast<double>(pile.size());
        QVERIFY2(cameTrue < guess + 6 * std::sqrt(guess), qPrintable(QString::number(cameTrue)));
    }

    /// Four rounds with shares, in one of them with words too, in one with a share kept back, and each gone back over: into `record`.
    template <typename Record> static void playWithShares(Record& record)
    {
        std::mt19937_64 random(6);
        const Share a = shareNamed(1), b = shareNamed(2);
        for (std::uint16_t round = 1; round < 5; ++round) {
            QVERIFY(Play::toRound(record, round, random));
            QVERIFY(record.submit(PromiseShares{{promiseOf(round, a), promiseOf(round, b)}}));
            QVERIFY(record.submit(AddChance{{round == 3 ? "sal" : "", {a, round == 2 ? std::nullopt : std::optional(b)}}}));
            QVERIFY(record.undo() && record.undo() && record.redo() && record.redo());
        }
        QVERIFY(Play::toRound(record, 5, random));
    }

    /// One share, its promise or a word is another one in the file: with all commitments and heads made anew, too, nothing of it holds.
    static void changeIsFound()
    {
        const auto [line, from, to] = rowOf<int, QString, QString>();
        std::mt19937_64 random(8);
        auto record = Play::begun(std::make_shared<std::string>());
        QVERIFY(record && Play::toRound(*record, 2, random));
        const Share a = shareNamed(1), b = shareNamed(2);
        QVERIFY(record->submit(PromiseShares{{promiseOf(2, a), promiseOf(2, b)}}));
        QVERIFY(record->submit(AddChance{{"sal", {a, b}}}));
        const Reveal honest = *readReveal(record->reveal().value());
        Reveal lines = honest;
        QVERIFY(Play::verified(lines).objections.empty());
        QVERIFY(changeChance(lines, record->gameId(), line, from, to));
        const auto result = Play::verified(lines);
        // Another word is another game that holds; what tells it from the one that was played is the code.
        if (from == "sal")
            QVERIFY(result.objections.empty() && lines.back().head != honest.back().head);
        else
            QVERIFY(!result.objections.empty());
    }
};

} // namespace demeter::test
