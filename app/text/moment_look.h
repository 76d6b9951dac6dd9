// Something that everybody at the table should look up for, as it is shown, whichever game it is of.
#pragma once

#include "core/base/seat.h"
#include "core/map/location.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace demeter {

/// A moment in words; no full stop behind the title. Nothing for a victory, which has a screen of its own.
struct MomentWords {
    QString title, text;
    QString track; ///< of the number that has changed; of a reveal, where his card lies
    friend bool operator==(const MomentWords&, const MomentWords&) = default;
};

struct MomentLook {
    /// Whose doing it is, for its colour; what hunters suffer is theirs.
    enum class Whose : std::uint8_t { Dracula, Hunters, Time };
    QString kind; ///< an id, such as `reveal`
    Whose whose{};
    QString icon, trackIcon;             ///< of the moment; of the number that has changed
    std::optional<LocationId> place{};   ///< where; nothing: the whole board
    std::optional<Seat> fallen{};        ///< in place of the icon, lying down
    int before = 0, after = 0, most = 0; ///< the number; `most` 0: none has changed
    MomentWords words;
    friend bool operator==(const MomentLook&, const MomentLook&) = default;
};

/// What a screen has to announce now.
struct MomentsToShow {
    std::vector<std::function<MomentLook()>> looks; ///< each in the words of the moment at which it is asked
    bool corrected = false;                         ///< what waits to be shown is true no longer
    bool over = false;                              ///< the game is: nothing is worth a look any more
    bool wentOn = false;                            ///< something has happened since the last time
    bool entered = false;                           ///< the hunters have entered it: what came before, they have long heard of
};
/// Of what was found (`app/table/moment_news.h`); `look` makes one of them a look.
template <typename Found, typename Look> MomentsToShow toShow(const Found& found, const Look& look)
{
    MomentsToShow shown{{}, found.corrected, found.over, found.wentOn};
    for (const auto& moment : found.moments)
        shown.looks.push_back([moment, look] { return look(moment); });
    return shown;
}

} // namespace demeter
