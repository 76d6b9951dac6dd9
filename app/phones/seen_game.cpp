#include "app/phones/seen_game.h"

#include "app/table/table_words.h"
#include "core/fury3e/view/table_turn.h"

#include <QDateTime>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace demeter::phones {

namespace {

/// Something of Dracula's has come to light by what was entered last. Told by what the table has heard, so that offering to take it back
/// tells nothing else.
bool hasShownSomething(const PublicLog& log, std::size_t newsBegins)
{
    return std::any_of(log.begin() + static_cast<std::ptrdiff_t>(std::min(newsBegins, log.size())), log.end(),
                       [](const PublicStep& step) { return std::ranges::any_of(step.said, bringsToLight); });
}

} // namespace

SeenGame seenGame(const Record& record, const TableEntries& entries, std::vector<TableCode> codes)
{
    const QDateTime began = QDateTime::fromString(QString::fromStdString(record.header().started), Qt::ISODate);
    SeenGame seen;
    seen.id = record.header().gameId;
    seen.name = began.toLocalTime().date().toString(Qt::ISODate);
    seen.ruleset = record.ruleset();
    seen.log = record.publicLog();
    seen.turn = tableTurn(record.ruleset(), record.state());
    seen.chosenAt = cardChosenAt(seen.log);
    seen.newsBegins = entries.newsBegins(record);
    if (!hasShownSomething(seen.log, seen.newsBegins) && entries.codesPassed(record).empty())
        seen.lastEntry = entries.lastEntry(record);
    seen.codes = std::move(codes);
    seen.chance = chanceAsked(record.state(), record.publicLog());
    return seen;
}

} // namespace demeter::phones
