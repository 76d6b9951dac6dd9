// What positions, actions and states have in common as JSON that is written. Internal to the core.
#pragma once

#include "core/fury3e/game/board_tokens.h"
#include "core/fury3e/game/card_place.h"
#include "core/fury3e/game/happening.h"
#include "core/fury3e/game/hunters.h"
#include "core/fury3e/game/ruleset.h"
#include "core/fury3e/text/json_reader.h"

namespace demeter::fury3e {

/// The id of a location, or null.
Json locationJson(const Board& board, std::optional<LocationId> location);
Json powersJson(PowerSet powers);
Json kindsJson(const Catalogue& cards, const std::vector<EncounterKind>& kinds);
/// Ids in the order of the board.
Json locationsJson(const Board& board, LocationSet set);
/// Ids of cards.
template <typename Card> Json cardsJson(const std::vector<Card>& cards)
{
    Json list = Json::array();
    for (const Card card : cards)
        list.push_back(idOf(card));
    return list;
}
using fury::roadblockJson;
/// `{"slot":2}` or `{"lair":0}`.
Json cardPlaceJson(CardPlace place);
/// The same with the card: `{"slot":2,"encounter":"rats","nth":1}`; `nth` only if it is not 0.
Json lyingJson(const Catalogue& cards, const LyingCard& card);
/// Ids in order of activation.
Json hunterSetJson(HunterSet hunters);
/// Every hunter's place: a location's id, `{"hospital":id}`, or null off the board.
Json huntersJson(const Board& board, const std::array<HunterPlace, hunterCount>& hunters);
/// Every hunter's sheet.
Json sheetsJson(const Board& board, const std::array<HunterSheet, hunterCount>& sheets);
/// What each of them turned up; only those who did.
Json hunterCardsJson(const std::array<std::optional<HunterCard>, hunterCount>& cards);
/// `{"what":name,"arguments":[{field:value}],"rule":text}`.
Json happeningJson(const Ruleset& ruleset, const Happening& happening);
/// All five kinds of tokens, whether there are any or not.
Json tokensJson(const Board& board, const BoardTokens& tokens);

} // namespace demeter::fury3e
