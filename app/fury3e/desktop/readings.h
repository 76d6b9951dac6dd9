// How a game is played where the printed books differ or say nothing, for the book.
#pragma once

#include "app/desktop/book/topic_page.h"
#include "app/fury3e/desktop/game_controller.h"

namespace demeter::fury3e {

/// The readings of the controller's game in the language of now; nothing as long as it has no game. The controller has to live as long.
SayReading readingsOf(const GameController& controller);

} // namespace demeter::fury3e
