// The first line of a record: what a game starts from.
#pragma once

#include "core/base/shuffle.h"
#include "core/journal/proof.h"

#include <cstdint>
#include <optional>
#include <string>

namespace demeter {

/// Both sides' part in every shuffle of a game: neither can choose the decks alone (proof.h).
struct FairDeal {
    Secret secret{};   ///< the program's, promised before the table spoke
    std::string words; ///< the table's, UTF-8; may be empty
    friend bool operator==(const FairDeal&, const FairDeal&) = default;
};

/// What a new game is promised before the table has said its words: its id, and the secret for its deal.
struct Offer {
    GameId game{};
    FairDeal deal;
};

/// How the lines are kept. New games are sealed; the others are read, and whatever is added to them is sealed.
enum class RecordForm : std::uint8_t {
    Plain,   ///< version 0.1: readable, without what the table noticed
    Told,    ///< readable, with it
    Sealed,  ///< what is hidden is sealed
    Stirred, ///< the same; longer codes, keys of their own, and chance may come in round by round
    Whole,   ///< the same, with the file of the table's own board in the first line
};

/// Whether the first line is sealed.
constexpr bool isSealed(RecordForm form)
{
    return form >= RecordForm::Sealed;
}
/// Whether the first line may keep the key of the game. Games of older forms have none of their own.
constexpr bool mayKeepKey(RecordForm form)
{
    return form >= RecordForm::Stirred;
}
/// How many digits the spoken codes of a game in this form have.
constexpr std::size_t codeDigitsOf(RecordForm form)
{
    return form >= RecordForm::Stirred ? codeDigits : olderCodeDigits;
}

/// What a game starts from: what the game itself asks for, and what every record has.
template <typename Game> struct BasicRecordHeader : Game::Setup {
    using Form = RecordForm;
    std::string gameId;           ///< 32 hex digits, random
    std::string started;          ///< ISO 8601, UTC; only for people, nothing depends on it
    Seed seed{};                  ///< of the shuffles; made from `deal` if there is one
    std::optional<FairDeal> deal; ///< nothing: the seed is the program's alone
    Form form = Form::Stirred;
    friend bool operator==(const BasicRecordHeader&, const BasicRecordHeader&) = default;
};

} // namespace demeter
