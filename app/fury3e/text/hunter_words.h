// What a hunter of the third edition does, typed in a word or two: `m par` is Mina to Paris.
#pragma once

#include "app/text/hunter_lexicon.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <QString>

#include <optional>
#include <vector>

namespace demeter::fury3e {

/// Places and hunters' cards of the third edition.
HunterLexicon thirdEditionLexicon(const Board& board, const Catalogue& cards, std::optional<Language> own = std::nullopt);

/// Where they can go by road, sea or rail, as the rules allow it; nothing for hunters who are not asked about.
HunterReach typedReach(const Ruleset& ruleset, const GameState& state, HunterSet hunters = HunterSet::all());

/// What the game makes of a typed line.
struct HunterWords {
    std::vector<Action> actions; ///< what it can mean, one if it is clear; empty: nothing, or a card
    std::optional<HunterEvent> card;
    qsizetype from = 0, length = 0; ///< with neither: the part of the line that is to blame
};
/// Reads a line for the hunter whose turn it is, or whose arrival is being confirmed. Without a word for the train or the name of Fast
/// Horses a place is reached by road or sea if the rules allow it, else by rail. `Supply` asks whose Event card it was, so it means two
/// things.
HunterWords parseHunterWords(const QString& line, const Ruleset& ruleset, const GameState& state,
                             std::optional<Language> own = std::nullopt);

} // namespace demeter::fury3e
