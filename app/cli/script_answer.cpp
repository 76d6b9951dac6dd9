#include "app/cli/script_answer.h"

#include <QCoreApplication>

#include <string>

namespace demeter {

ScriptAnswer refusedLine(std::string_view rule, const QString& sentence)
{
    const QString id = rule.empty() ? QStringLiteral("-") : QString::fromStdString(std::string(rule));
    return {QStringLiteral("refused %1 %2").arg(id, sentence), true};
}

std::expected<std::size_t, ScriptAnswer> momentOf(const HistoryLine& way, std::size_t cursor, std::size_t size)
{
    if (std::holds_alternative<UndoLine>(way)) {
        if (cursor == 0)
            return std::unexpected(refusedLine({}, QCoreApplication::translate("Cli", "There is nothing to take back.")));
        return cursor - 1;
    }
    if (std::holds_alternative<RedoLine>(way)) {
        if (cursor == size)
            return std::unexpected(refusedLine({}, QCoreApplication::translate("Cli", "There is nothing to do again.")));
        return cursor + 1;
    }
    const std::size_t moment = std::get<GoToLine>(way).cursor;
    if (moment > size)
        return std::unexpected(
            refusedLine({}, QCoreApplication::translate("Cli", "There is no moment %1: actions in the game: %2.").arg(moment).arg(size)));
    return moment;
}

} // namespace demeter
