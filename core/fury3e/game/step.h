// The steps of a game.
#pragma once

#include <cstdint>

namespace demeter::fury3e {

/// Which decision is due. Cards that have to be drawn by hand come first, whatever the step: `drawsDue`.
enum class Step : std::uint8_t {
    PlaceHunters,   ///< SETUP-9
    ChooseStart,    ///< SETUP-10
    BeforeSlide,    ///< the Dracula phase begins with the slide (SLIDE-1); with the clock kept by hand, also the hunters' phase
    ResolveMatured, ///< a hideout has left slot 6 and more of its matured effects may be resolved (MAT-1)
    ChooseCard,     ///< CARD-1; also when no card is legal and the penalty is due (ERR-2)
    PlaceEncounter, ///< ENC-1
    PlaceRumor,     ///< ENC-2
    Over,           ///< WIN-1, WIN-2
    Dawn,           ///< TIME-2: the marker has moved; cards of dawn, then `GoOn` to what follows
    Day,            ///< TIME-10: hunters' actions
    Dusk,           ///< TIME-3: as dawn
    Night,          ///< TIME-10
    EndOfPhase,     ///< the end of the Dracula phase, if Dracula holds Event cards; `GoOn` ends it
};

enum class Winner : std::uint8_t { None, Dracula, Hunters };

} // namespace demeter::fury3e
