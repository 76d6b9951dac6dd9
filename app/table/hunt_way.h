// The whole hunt as it is shown on a map, whichever game it was.
#pragma once

#include "app/table/map_model.h"
#include "core/fury/hunt.h"

#include <array>
#include <cstdint>
#include <vector>

namespace demeter {

/// Dracula's way beat by beat, and where the hunters stood then.
struct HuntWay {
    struct Beat : fury::HuntBeat {
        std::array<MapModel::Figure, fury::hunterCount> figures{}; ///< before the next beat
        friend bool operator==(const Beat&, const Beat&) = default;
    };
    int rounds = 0;
    std::vector<Beat> beats; ///< oldest first; the first one is his start
    friend bool operator==(const HuntWay&, const HuntWay&) = default;
};

/// The way of a game's whole hunt; `figuresOf` makes figures of a beat of it.
template <typename Whole, typename Figures> HuntWay wayOf(const Whole& hunt, const Figures& figuresOf)
{
    HuntWay way{hunt.seen.rounds, {}};
    for (const auto& beat : hunt.beats)
        way.beats.push_back({beat, figuresOf(beat)});
    return way;
}

} // namespace demeter
