// What a line of a script is answered, by whatever game it is carried out in.
#pragma once

#include "app/cli/script_lines.h"
#include "core/journal/record.h"

#include <QString>

#include <cstddef>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <variant>

namespace demeter {

struct ScriptAnswer {
    QString line; ///< `ok`, or `refused RULE SENTENCE`
    bool refused = false;
};

/// A refusal in words, for a line that cannot be read too.
ScriptAnswer refusedLine(std::string_view rule, const QString& sentence);

/// The moment that a way leads to in a history of `size` actions, of which `cursor` have happened; or the answer that there is none.
std::expected<std::size_t, ScriptAnswer> momentOf(const HistoryLine& way, std::size_t cursor, std::size_t size);

/// What goes to and fro in a history: a `ScriptedGame` and a game whose table is shown elsewhere are such games.
template <typename Game> class ScriptGame {
public:
    ScriptGame() = default;
    virtual ~ScriptGame() = default;

    /// Actions that can be gone back or forward over, and how many of them have happened.
    virtual std::size_t size() const = 0;
    virtual std::size_t cursor() const = 0;
    virtual std::expected<void, BasicRecordRefusal<Game>> submit(const typename Game::Action& action) = 0;
    /// `cursor` must not be more than `size()`.
    virtual std::expected<void, BasicRecordRefusal<Game>> goTo(std::size_t cursor) = 0;

protected:
    ScriptGame(const ScriptGame&) = default;
    ScriptGame(ScriptGame&&) = default;
    ScriptGame& operator=(const ScriptGame&) = default;
    ScriptGame& operator=(ScriptGame&&) = default;
};

/// How a game says why something is refused.
template <typename Game> using RefusalSentence = std::function<QString(const typename Game::Refusal&)>;

/// Carries a line out. A fault means that nothing can be written any more, and that the game cannot go on.
template <typename Game>
std::expected<ScriptAnswer, Fault> answerTo(ScriptGame<Game>& game, const ScriptLine<Game>& line, const RefusalSentence<Game>& sentence)
{
    std::expected<void, BasicRecordRefusal<Game>> result;
    if (const auto* action = std::get_if<typename Game::Action>(&line)) {
        result = game.submit(*action);
    } else {
        const auto moment = momentOf(std::get<HistoryLine>(line), game.cursor(), game.size());
        if (!moment)
            return moment.error();
        result = game.goTo(*moment);
    }
    if (result)
        return ScriptAnswer{QStringLiteral("ok"), false};
    if (const auto* refusal = std::get_if<typename Game::Refusal>(&result.error()))
        return refusedLine(refusal->rule, sentence(*refusal));
    return std::unexpected(std::get<Fault>(result.error()));
}

} // namespace demeter
