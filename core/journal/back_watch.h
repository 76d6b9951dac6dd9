// Watches a game being gone through again for what was changed behind codes that the table had been shown. Internal to the core.
#pragma once

#include "core/journal/changed_rounds.h"
#include "core/journal/replay.h"
#include "core/journal/verify.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace demeter {

/// A code stands at the moment of the game at which it was shown. Going back to before that moment is harmless as long as everything is
/// done again from there; once something else is done, or the file ends there, what was before the code has become another game. That is
/// one change, however many lines went back to it, and it is told with both courses side by side.
template <typename Game> class BackWatch {
public:
    using Record = BasicRecord<Game>;
    using Replay = RecordReplay<Game>;

    /// Before an action is taken: what could have been done again is then given up.
    void beforeAction(const Record& record)
    {
        if (record.cursor() < record.entries().size())
            leave(record);
    }
    /// After any line was taken, at line number `line`.
    void afterLine(const Record& record, std::uint64_t line, bool jump)
    {
        for (; seen_ < record.witnesses().size(); ++seen_)
            standing_.push_back({{record.witnesses()[seen_].round, line}, record.cursor(), std::nullopt});
        if (!jump)
            return;
        for (Standing& code : standing_) {
            if (record.cursor() >= code.cursor)
                code.back.reset();
            else if (!code.back)
                code.back = line;
        }
    }
    /// At the end of the file.
    std::vector<GoneBack> result(const Record& record)
    {
        leave(record);
        close(record, record.cursor());
        return std::move(result_);
    }

private:
    struct Standing {
        GoneBack::Code code;
        std::size_t cursor = 0;            ///< how many of the entries had happened when it was shown
        std::optional<std::uint64_t> back; ///< the line that has gone back behind it
    };
    /// A way back whose other course goes on.
    struct Open {
        GoneBack back;
        std::size_t cursor = 0; ///< gone back to
        Course before;
    };

    static Course course(const Record& record, std::size_t from, std::size_t to)
    {
        const auto placeText = [&](std::size_t cursor) {
            const Json place = Replay::placeAt(record, cursor);
            return place.is_string() ? place.template get<std::string>() : std::string();
        };
        Course course{placeText(from), Game::round(record.stateAt(to)), {}};
        for (std::size_t entry = from; entry < to; ++entry)
            course.steps.push_back({record.entries()[entry].round, placeText(entry + 1), Replay::entryText(record, entry)});
        return course;
    }

    /// The entries behind the moment of now are given up.
    void leave(const Record& record)
    {
        const std::size_t cursor = record.cursor();
        const auto passed = std::ranges::partition(standing_, [&](const Standing& each) { return each.cursor <= cursor; });
        if (passed.empty()) {
            // Further back than the course before begins, without a code in between: what both shared is not shared any more.
            if (open_ && cursor < open_->cursor)
                reachBack(record, cursor);
            return;
        }
        close(record, record.entries().size());
        open_.emplace();
        open_->cursor = cursor;
        open_->before = course(record, cursor, record.entries().size());
        open_->back.round = Game::round(record.state());
        open_->back.line = *passed.front().back;
        for (const Standing& each : passed) {
            open_->back.codes.push_back(each.code);
            open_->back.line = std::min(open_->back.line, *each.back);
        }
        std::ranges::sort(open_->back.codes, {}, &GoneBack::Code::line);
        standing_.erase(passed.begin(), passed.end());
    }

    void reachBack(const Record& record, std::size_t cursor)
    {
        Course longer = course(record, cursor, open_->cursor);
        longer.until = open_->before.until;
        longer.steps.insert(longer.steps.end(), open_->before.steps.begin(), open_->before.steps.end());
        open_->before = std::move(longer);
        open_->cursor = cursor;
        open_->back.round = Game::round(record.state());
    }

    void close(const Record& record, std::size_t end)
    {
        if (!open_)
            return;
        open_->back.changes = changedRounds(open_->before, course(record, std::min(open_->cursor, end), end));
        result_.push_back(std::move(open_->back));
        open_.reset();
    }

    std::vector<Standing> standing_; ///< codes behind which nothing was changed
    std::size_t seen_ = 0;           ///< witnesses of the record
    std::optional<Open> open_;
    std::vector<GoneBack> result_;
};

} // namespace demeter
