// Changes a revealed game in every way that somebody might who has something to hide, whichever game it is.
#pragma once

#include "core/journal/proof.h"
#include "core/journal/record.h"
#include "core/journal/reveal.h"

#include <functional>
#include <random>
#include <string>
#include <vector>

namespace demeter::test {

/// A revealed game and what the table knows of it.
struct Evidence {
    Reveal lines;
    GameId game{};
    std::string words;
    std::vector<Witness> witnesses;
    /// What a forger would write in the place of a location or an encounter.
    std::vector<std::string> places{"galway", "cagliari", "paris", "prague", "rome", "lisbon", "castle-dracula", "north-sea"};
    std::vector<std::string> encounters{"rats", "bats", "wolves", "spy", "hoax", "saboteur", "new-vampire", "szgany-mob"};
};

/// The kinds of change, each simple (as in a text editor) or with the whole chain made anew behind it.
enum class Forgery {
    SwapMoves,
    Location,
    Encounter,
    Answer,
    Deal,
    Chance,
    Nonce,
    DropLine,
    InsertLine,
    CutEnd,
    OtherGame,
    NewNonces,
};
inline constexpr std::size_t forgeryCount = 12;
const char* nameOf(Forgery kind);

struct Forged {
    Reveal lines;
    std::size_t firstChanged = 0; ///< index of the first line that is not as it was
    bool rechained = false;
};

/// Commitments and heads made anew from line `from` on, with the nonces that stand there.
void rechain(Reveal& lines, const GameId& game, std::size_t from);

/// Who makes the chain anew of a forgery that is rechained: the forger, or whoever is shown it.
enum class Rechaining { Done, LeftToVisitor };
/// Every change of this kind; `visit` is shown one after the other: the simple one first, then the same rechained, where there are both.
void forgeAll(const Evidence& evidence, const Evidence& other, Forgery kind, const std::function<void(const Forged&)>& visit,
              Rechaining rechaining = Rechaining::Done);
/// The nonce that a line gets where all of them are made anew.
Nonce otherNonce(const Nonce& nonce);
/// One change of this kind at a random place, simple and rechained; none if the game has nothing of the kind.
std::vector<Forged> forgeOne(const Evidence& evidence, const Evidence& other, Forgery kind, std::mt19937_64& random);

} // namespace demeter::test
