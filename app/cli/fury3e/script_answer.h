// What a line of a script is answered, by whatever game it is carried out in.
#pragma once

#include "app/cli/fury3e/script.h"
#include "app/text/sentences.h"
#include "core/fury3e/record/recorded.h"

#include <QString>

#include <cstddef>
#include <expected>

namespace demeter {

using namespace fury3e;

struct ScriptAnswer {
    QString line; ///< `ok`, or `refused RULE SENTENCE`
    bool refused = false;
};

/// What goes to and fro in a history: `ScriptedGame` and `ServedTable` are such games.
class ScriptGame {
public:
    ScriptGame() = default;
    virtual ~ScriptGame() = default;

    /// Actions that can be gone back or forward over, and how many of them have happened.
    virtual std::size_t size() const = 0;
    virtual std::size_t cursor() const = 0;
    virtual std::expected<void, RecordRefusal> submit(const Action& action) = 0;
    /// `cursor` must not be more than `size()`.
    virtual std::expected<void, RecordRefusal> goTo(std::size_t cursor) = 0;

protected:
    ScriptGame(const ScriptGame&) = default;
    ScriptGame(ScriptGame&&) = default;
    ScriptGame& operator=(const ScriptGame&) = default;
    ScriptGame& operator=(ScriptGame&&) = default;
};

/// Carries a line out. A fault means that nothing can be written any more, and that the game cannot go on.
std::expected<ScriptAnswer, Fault> answerTo(ScriptGame& game, const ScriptLine& line, const Sentences& sentences);

/// A refusal in words, for a line that cannot be read too.
ScriptAnswer refusedLine(std::string_view rule, const QString& sentence);

} // namespace demeter
