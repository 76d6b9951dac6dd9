// Pictures of the table at the hunters' first prompt after the phase, or turn, of Dracula's that said most, in every golden game.
#pragma once

#include "app/desktop/main_window.h"
#include "core/fury2e/record/recorded.h"
#include "core/fury3e/record/recorded.h"
#include "tests/app/desktop/table_news.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/support/golden_games.h"
#include "tests/support/memory_device.h"
#include "tests/support/second_golden_games.h"

#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace demeter::test {

/// The state in which that is so, with the log up to there.
template <typename Record, typename Names> void shootOne(MainWindow& window, const Tracks& tracks, const Record& record, const Names& names,
                                                         const QString& name, const std::function<void(QWidget&, const QString&)>& save)
{
    const auto& rules = record.ruleset();
    std::decay_t<decltype(record.publicLog())> best;
    std::optional<std::size_t> at;
    qsizetype most = 0;
    followLog(record, [&](const auto& log, std::size_t n) {
        const AnnouncedWords words = newsOf(log, tableTurn(rules, record.stateAt(n)), names);
        if (const qsizetype letters = words.told.join(u' ').size(); words.whole && letters > most) {
            most = letters;
            best = log;
            at = n;
        }
    });
    if (!at)
        return;
    TableScreen table(window.settings(), tracks);
    table.setStyleSheet(window.styleSheet());
    table.resize(window.size());
    setLog(table, rules, best, tableTurn(rules, record.stateAt(*at)), names);
    table.setCode(ShownCode{std::uint16_t{12}, "481 206 937 554 210", "demeter:1:12:481206937554:0123456789", false});
    QTest::qWait(20);
    save(table, name);
}

inline std::unique_ptr<Device> newsMemory()
{
    return std::make_unique<MemoryDevice>(std::make_shared<std::string>());
}

inline void shootNews(MainWindow& window, const std::function<void(QWidget&, const QString&)>& save)
{
    const Language language = window.settings().language();
    for (const char* name : {"combat", "cost", "influence"}) {
        const fury3e::Record record = goldenGame(name, newsMemory());
        const Sentences sentences(record.ruleset().board, record.ruleset().cards, language);
        shootOne(window, thirdTracks, record, sentences, QStringLiteral("news-") + QLatin1String(name), save);
    }
    for (const std::string& name : fury2e::secondGameNames()) {
        const fury2e::Record record = fury2e::secondGoldenGame(name, newsMemory());
        const fury2e::SecondEditionSentences sentences(record.ruleset().board, language);
        shootOne(window, secondTracks, record, sentences, QStringLiteral("news-second-") + QString::fromStdString(name), save);
    }
}

} // namespace demeter::test
