// What a guide's sentences point at, on the screens of either edition.
#pragma once

#include "app/desktop/session/first_round_guide.h"
#include "core/fury/hunters.h"
#include "core/map/location.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace demeter {

class SecretScreen;
class SetupPage;
class TableScreen;

/// What is in sight, and what the sentence about it names.
struct GuideSight {
    SetupPage* setup = nullptr;
    TableScreen* table = nullptr;
    SecretScreen* secret = nullptr;
    std::ptrdiff_t placed = 0; ///< hunters
    bool confirming = false;
    std::optional<LocationId> place;
    std::optional<fury::Hunter> hunter;
    QString card; ///< by its name
};

/// What a sentence points at.
enum class GuideAim : std::uint8_t {
    Nothing,
    Map,    ///< all of it
    Place,  ///< the place on it that the sentence names
    Start,  ///< the button that ends the setup
    Open,   ///< the button that is held
    Turn,   ///< the button of the table that goes on without a hunter's doing anything
    Ask,    ///< what the hunters are asked at the table
    Card,   ///< the card that the sentence names, among the choices
    Legal,  ///< the first of the choices that are legal
    Done,   ///< the choice that is filled
    Curtain ///< the button that draws it
};

/// The page that it is said on.
enum class GuideOn : std::uint8_t { Setup, Table, Secret };

GuideSight sightOf(const FirstRoundGuide::Shown& shown);
GuideOn pageOf(const GuideSight& sight);
void pointAt(GuidedStep& step, GuideAim aim, const GuideSight& sight);

} // namespace demeter
