#include "app/cli/fury3e/script_answer.h"

#include <QCoreApplication>

#include <string>

namespace demeter {

using namespace fury3e;

ScriptAnswer refusedLine(std::string_view rule, const QString& sentence)
{
    const QString id = rule.empty() ? QStringLiteral("-") : QString::fromStdString(std::string(rule));
    return {QStringLiteral("refused %1 %2").arg(id, sentence), true};
}

std::expected<ScriptAnswer, Fault> answerTo(ScriptGame& game, const ScriptLine& line, const Sentences& sentences)
{
    std::expected<void, RecordRefusal> result;
    if (const auto* action = std::get_if<Action>(&line)) {
        result = game.submit(*action);
    } else if (std::holds_alternative<UndoLine>(line)) {
        if (game.cursor() == 0)
            return refusedLine({}, QCoreApplication::translate("Cli", "There is nothing to take back."));
        result = game.goTo(game.cursor() - 1);
    } else if (std::holds_alternative<RedoLine>(line)) {
        if (game.cursor() == game.size())
            return refusedLine({}, QCoreApplication::translate("Cli", "There is nothing to do again."));
        result = game.goTo(game.cursor() + 1);
    } else if (const auto* way = std::get_if<GoToLine>(&line)) {
        if (way->cursor > game.size())
            return refusedLine(
                {},
                QCoreApplication::translate("Cli", "There is no moment %1: actions in the game: %2.").arg(way->cursor).arg(game.size()));
        result = game.goTo(way->cursor);
    }
    if (result)
        return ScriptAnswer{QStringLiteral("ok"), false};
    if (const auto* violation = std::get_if<Violation>(&result.error()))
        return refusedLine(violation->rule, sentences.violation(*violation));
    return std::unexpected(std::get<Fault>(result.error()));
}

} // namespace demeter
