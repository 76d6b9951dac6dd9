// Somebody changes what a revealed game says of its chance, and makes all commitments and heads anew.
#pragma once

#include "core/base/hex.h"
#include "core/journal/chain.h"
#include "core/journal/proof.h"
#include "core/journal/reveal.h"
#include "core/journal/verify.h"
#include "tests/support/shares.h"

#include <QTest>

#include <optional>
#include <string>
#include <vector>

namespace demeter::test {

/// One share, its promise or a word is another one. The game says them in its last two lines: the promises of round 2, then the shares.
inline void addChangesOfChance()
{
    QTest::addColumn<int>("line"); // from the end
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const QString one = QString::fromStdString(hexText(shareNamed(1))), other = QString::fromStdString(hexText(shareNamed(3)));
    const QString promised = QString::fromStdString(hexText(promiseOf(2, shareNamed(1))));
    QTest::newRow("share") << 1 << one << other;
    QTest::newRow("promise") << 2 << promised << QString(64, u'7');
    QTest::newRow("share left out") << 1 << '"' + one + '"' << "null";
    QTest::newRow("word") << 1 << "sal"
                          << "sol";
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

} // namespace demeter::test
