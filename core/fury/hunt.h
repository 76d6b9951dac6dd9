// What every hunt of a Fury of Dracula has that is over: what the table has followed, and a way over the board.
#pragma once

#include "core/fury/hunters.h"
#include "core/fury/standing_steps.h"
#include "core/map/board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace demeter::fury {

/// Where the hunters stand; nothing: in none of the board's places.
using HunterPlaces = std::array<std::optional<LocationId>, hunterCount>;

struct HuntStop {
    LocationId place{};
    std::uint16_t round = 0; ///< in which he came there, or the table saw him there
    bool seen = false;       ///< of a hunt that has been revealed: his figure stood there before he went on
    friend bool operator==(const HuntStop&, const HuntStop&) = default;
};

/// The longest time without his figure on the board.
struct HuntUnseen {
    int rounds = 0;
    std::optional<LocationId> after{}, until{}; ///< where it stood before and afterwards; nothing: nowhere
    friend bool operator==(const HuntUnseen&, const HuntUnseen&) = default;
};

struct HuntDefeat {
    Hunter hunter{};
    std::uint16_t round = 0;
    friend bool operator==(const HuntDefeat&, const HuntDefeat&) = default;
};

/// Of a hunt what the table has followed, whatever it is played by.
struct FollowedHunt {
    std::vector<HuntStop> route; ///< where the table saw him, oldest first
    std::uint16_t rounds = 0;
    int unseen = 0; ///< rounds without his figure on the board
    HuntUnseen longest{};
    int seen = 0;                         ///< how often his figure has come to the board
    std::optional<LocationId> lastSeen{}; ///< where to, the last time
    int places = 0;                       ///< of the route, each counted once
    int combats = 0;                      ///< those that the game counts
    std::vector<HuntDefeat> defeats;
    int bites = 0; ///< that hunters got
    friend bool operator==(const FollowedHunt&, const FollowedHunt&) = default;
};

/// A hunter near to Dracula.
struct HuntClose {
    enum class By : std::uint8_t { None, Road, Sea, Railway };
    int steps = 0; ///< roads, or sea ways, between them; 0: in the same place
    Hunter hunter{};
    LocationId place{};
    std::uint16_t round = 0;
    By by = By::None; ///< a single road, crossing or railway joins them
    friend bool operator==(const HuntClose&, const HuntClose&) = default;
};

/// A move of Dracula's, or a turn of his in which he stayed where he was, until the next one; as far as all games tell it.
struct HuntBeat {
    LocationId place{}; ///< where he is from here on
    bool moved = false; ///< he has come there from the place of the beat before
    std::uint16_t round = 0;
    std::optional<std::uint16_t> seen{}; ///< the round in which his figure came to the board before the next beat
    std::optional<HuntClose> near{};     ///< a hunter who came as near as a single way; nothing if nothing is new about that
    std::optional<LocationId> trace{};   ///< where the table last knew him, before the next beat
    friend bool operator==(const HuntBeat&, const HuntBeat&) = default;
};

/// Of a hunt that has been revealed what every game has besides its beats.
struct WholeWay {
    std::vector<HuntStop> route;                                   ///< oldest first
    int places = 0;                                                ///< of the route, each counted once
    std::optional<HuntClose> closest{};                            ///< while the table did not know where he was
    int timesClosest = 0;                                          ///< in how many beats somebody was as near as that
    std::array<std::optional<HuntClose>, hunterCount> closestBy{}; ///< of each hunter, whatever the table knew
    friend bool operator==(const WholeWay&, const WholeWay&) = default;
};

/// What the beats are made along: where he was, who came how near.
class HuntTrace {
public:
    /// What of a step has changed what the table knows of him: his figure, else a place that was shown.
    void know(const std::optional<LocationId>& figure, const std::optional<LocationId>& shown);
    /// What the `beat`-th beat has at one of its steps. `close`: how near all are, while they may find him.
    void goOn(HuntBeat& beat, std::size_t index, const std::optional<LocationId>& figure, std::uint16_t round,
              const std::vector<HuntClose>& close);
    /// The nearest of all so far.
    const std::optional<HuntClose>& closest() const { return closest_; }
    /// In how many beats somebody was as near as that.
    int times() const;
    /// Once all beats are there.
    void endInto(WholeWay& way) const;

private:
    std::optional<LocationId> trace_;
    std::optional<HuntClose> closest_;
    std::vector<int> closestOf_; ///< by beat: how many steps the nearest hunter was away; 0: nobody
    std::array<std::optional<HuntClose>, hunterCount> closestBy_{};
};

/// How far each hunter is from this place.
std::vector<HuntClose> nearestTo(const Board& board, const HunterPlaces& hunters, LocationId here, std::uint16_t round);
/// The first place in which one of them stands.
std::optional<LocationId> placeOf(const HunterPlaces& places, HunterSet hunters);
int placesOf(const std::vector<HuntStop>& route);
/// His figure came to this place in this round, unless it is the last one of the route.
void cameTo(std::vector<HuntStop>& route, LocationId place, std::uint16_t round);

/// By round: where his figure stood on the board, first and last.
class FigureByRound {
public:
    explicit FigureByRound(std::uint16_t rounds) : first_(rounds + 1U), last_(rounds + 1U) {}
    void stood(std::uint16_t round, LocationId place);
    /// By his move it has gone in this round, for the first time if this is the first call: where the round before had left it, nobody saw
    /// him in this one.
    void left(std::uint16_t round);
    /// Writes down for how many of the rounds up to this one it was not there, and the longest time on end.
    void countInto(FollowedHunt& hunt, std::uint16_t rounds) const;

private:
    std::vector<std::optional<LocationId>> first_, last_;
    std::uint16_t left_ = 0; ///< newest round in which it has gone
};

/// The steps that stand: without those that were taken back, and without the corrections themselves.
template <typename Step> std::vector<const Step*> standing(const std::vector<Step>& log)
{
    std::vector<const Step*> steps;
    for (const std::size_t n : standingSteps(log))
        steps.push_back(&log[n]);
    return steps;
}

/// The first argument of a happening of this type; nothing if there is none.
template <typename T, typename Happening> std::optional<T> named(const Happening& happening)
{
    for (const auto& each : happening.arguments)
        if (const T* value = std::get_if<T>(&each))
            return *value;
    return std::nullopt;
}

/// The step that has ended the game; the end of the steps if none has.
template <typename Steps> auto endingStep(const Steps& steps)
{
    return std::ranges::find_if(steps, [](const auto* step) { return step->view.winner != decltype(step->view.winner)::None; });
}

/// Writes down what every game tells of the steps that stand; there is one at least. Combats are the game's own to count. `movesFirst`: a
/// round begins with Dracula's move.
template <bool movesFirst, typename Step> void followSteps(FollowedHunt& hunt, const std::vector<const Step*>& steps)
{
    hunt.rounds = steps.back()->view.round;
    FigureByRound figures(hunt.rounds);
    std::uint16_t fought = 0, played = 1; // the newest rounds with a combat, and in which anything was done
    const Step* before = nullptr;
    for (const Step* step : steps) {
        const auto& view = step->view;
        bool corrects = false;
        for (const auto& each : step->said) {
            using What = decltype(each.what);
            corrects |= each.what == What::PutRight;
            if (each.what == What::HunterBitten)
                ++hunt.bites;
            if (const auto hunter = named<Hunter>(each); hunter && each.what == What::HunterDefeated)
                hunt.defeats.push_back({*hunter, view.round});
            if (const auto place = named<LocationId>(each); place && each.what == What::LocationRevealed)
                cameTo(hunt.route, *place, view.round);
        }
        if (view.figure && (before == nullptr || before->view.figure != view.figure)) {
            ++hunt.seen;
            hunt.lastSeen = view.figure;
            cameTo(hunt.route, *view.figure, view.round);
        }
        if (view.figure)
            figures.stood(view.round, *view.figure);
        // Not where he flies from a combat, nor by a card in the hunters' phase: there he had been seen in this round.
        if constexpr (movesFirst)
            if (before != nullptr && before->view.phase == decltype(view.phase)::Dracula && !view.figure && fought < view.round)
                figures.left(view.round);
        if (view.combat)
            fought = view.round;
        if (before != nullptr && before->view.round == view.round && !corrects)
            played = view.round;
        before = step;
    }
    figures.countInto(hunt, played); // a round that has only begun is none in which nobody saw him
    hunt.places = placesOf(hunt.route);
}

/// What is called is new: where Dracula stays and the same hunter does, it has been said.
template <typename Beat> void dropRepeats(std::vector<Beat>& beats)
{
    std::optional<HuntClose> before;
    for (std::size_t n = 0; n < beats.size(); ++n) {
        const std::optional<HuntClose> now = beats[n].near;
        if (n > 0 && !beats[n].moved && now && before && now->hunter == before->hunter && now->place == before->place)
            beats[n].near.reset();
        before = now;
    }
}

} // namespace demeter::fury
