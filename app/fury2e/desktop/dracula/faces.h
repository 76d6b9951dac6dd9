// What the screen of Dracula shows of a state of the second edition.
#pragma once

#include "app/desktop/dracula/hand_panel.h"
#include "app/desktop/dracula/header_bar.h"
#include "app/desktop/dracula/trail_card.h"
#include "app/fury2e/text/sentences.h"
#include "app/table/map_model.h"
#include "core/fury2e/game/game_state.h"
#include "core/fury2e/game/ruleset.h"

#include <QCoreApplication>

#include <array>

namespace demeter::fury2e {

/// Made of the whole state, for Dracula's eyes.
class Faces {
    Q_DECLARE_TR_FUNCTIONS(SecondEditionFaces)

public:
    Faces(const Ruleset& ruleset, const GameState& state, const SecondEditionSentences& sentences)
        : ruleset_(ruleset), state_(state), sentences_(sentences)
    {
    }

    /// All that lies on the map.
    MapModel map() const;
    std::array<CardFace, trailSpaces> trail() const;
    std::array<CardFace, besideSpaces> catacombs() const;
    /// Encounters by the number of their kind, Events by `firstEvent` and theirs. None of the cards is lit.
    HandFace hand() const;
    static constexpr int firstEvent = 100;
    HeaderFace header() const;

private:
    void addToken(CardFace& face, const PlacedEncounter& token) const;

    const Ruleset& ruleset_;
    const GameState& state_;
    const SecondEditionSentences& sentences_;
};

} // namespace demeter::fury2e
