#include "core/fury3e/view/moments.h"

#include <algorithm>
#include <variant>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

constexpr int muchInfluence = 3;

template <typename T> std::optional<T> argument(const Happening& happening)
{
    for (const Argument& each : happening.arguments)
        if (const T* value = std::get_if<T>(&each))
            return *value;
    return std::nullopt;
}

std::optional<LocationId> standsIn(const PublicView& view, Hunter hunter)
{
    const HunterPlace& place = view.hunters[static_cast<std::size_t>(hunter)];
    return place.where == HunterPlace::Where::Location ? std::optional(place.location) : std::nullopt;
}

/// What has to be known while one step is gone through.
class OneStep {
public:
    OneStep(const Ruleset& ruleset, const PublicView& before, const PublicStep& step)
        : ruleset_(ruleset), before_(before), step_(step), influence_(before.influence)
    {
    }

    std::vector<Moment> find(const std::optional<Hunter>& arrived)
    {
        const PublicView& now = step_.view;
        if (now.figure && now.figure != before_.figure)
            reveal(*now.figure, arrived);
        for (const Happening& each : step_.said) {
            const int number = argument<int>(each).value_or(0);
            switch (each.what) {
            case What::LocationRevealed:
            case What::PenaltyRevealed:
                place_ = argument<LocationId>(each);
                break;
            case What::EncounterResolved:
                card_ = argument<EncounterKind>(each);
                if (const auto chosen = argument<LocationId>(each))
                    place_ = chosen;
                break;
            case What::HunterBitten:
                bite(argument<Hunter>(each).value_or(Hunter{}));
                break;
            case What::HunterDefeated:
                defeat(argument<Hunter>(each).value_or(Hunter{}));
                break;
            case What::InfluenceGained:
                influence_ += number;
                if (!found_.empty() &&
                    found_.back().kind == Moment::Kind::Defeat) // what it is worth (DEF-2), and the bite by Fangs (COMB-13)
                    found_.back().after = count(influence_);
                else
                    gained_ += number;
                break;
            case What::InfluenceLost:
                influence_ -= number;
                break;
            case What::DespairPlaced:
                add({.kind = Moment::Kind::Despair, .before = before_.despair, .after = now.despair, .most = 3});
                break;
            default:
                break;
            }
        }
        influence();
        return std::move(found_);
    }

private:
    static std::uint8_t count(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 255)); }

    void add(Moment moment)
    {
        moment.night = step_.view.phase == PublicPhase::Night || step_.view.phase == PublicPhase::Dusk;
        moment.despair = step_.view.despair;
        found_.push_back(moment);
    }

    void reveal(LocationId where, const std::optional<Hunter>& arrived)
    {
        Moment moment{.kind = Moment::Kind::Reveal, .place = where};
        const PublicView& now = step_.view;
        for (std::size_t n = 0; n < trailLength && moment.slot == 0; ++n)
            if (now.trail[n] && now.trail[n]->location == where)
                moment.slot = count(static_cast<int>(n) + 1);
        if (arrived && standsIn(now, *arrived) == where)
            moment.hunter = arrived;
        const bool hunters = std::ranges::any_of(allHunters, [&](Hunter each) { return standsIn(now, each) == where; });
        moment.fight = hunters && (now.phase == PublicPhase::Day || now.phase == PublicPhase::Night);
        add(moment);
    }

    void bite(Hunter hunter)
    {
        const auto at = static_cast<std::size_t>(hunter);
        const std::uint8_t before = before_.sheets[at].bites, after = step_.view.sheets[at].bites;
        if (after <= before || step_.view.sheets[at].defeated) // a defeat is told as one
            return;
        const std::optional<PublicCombat>& combat = step_.view.combat ? step_.view.combat : before_.combat;
        add({.kind = Moment::Kind::Bite,
             .place = standsIn(step_.view, hunter),
             .hunter = hunter,
             .card = combat ? combat->vampire : std::nullopt,
             .before = before,
             .after = after,
             .most = count(ruleset_.cards->hunterSheets[at].biteSpaces)});
    }

    /// The influence that has led to it counts with it, unless it is a moment of its own.
    void defeat(Hunter hunter)
    {
        influence();
        add({.kind = Moment::Kind::Defeat,
             .place = standsIn(before_, hunter),
             .hunter = hunter,
             .hospital = step_.view.sheets[static_cast<std::size_t>(hunter)].hospital,
             .before = count(influence_ - gained_),
             .after = count(influence_),
             .most = count(ruleset_.cards->winInfluence)});
        gained_ = 0;
    }

    /// What has been gained since the last moment that counted it.
    void influence()
    {
        if (gained_ < muchInfluence)
            return;
        add({.kind = Moment::Kind::Influence,
             .place = place_,
             .card = card_,
             .before = count(influence_ - gained_),
             .after = count(influence_),
             .most = count(ruleset_.cards->winInfluence),
             .fullDespair = !card_ && (!before_.combat || says(step_, What::DraculaMoved)) && // else Fangs have done it (COMB-13)
                            step_.view.despair >= ruleset_.cards->despairTokens});
        gained_ = 0;
    }

    const Ruleset& ruleset_;
    const PublicView& before_;
    const PublicStep& step_;
    int influence_, gained_ = 0;
    std::optional<LocationId> place_;
    std::optional<EncounterKind> card_;
    std::vector<Moment> found_;
};

} // namespace

std::vector<Moment> moments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, std::size_t told)
{
    std::vector<Moment> found;
    std::optional<Hunter> arrived; // the hunter who came to a place last: he has found what is shown there
    for (std::size_t n = std::max<std::size_t>(begins, 1); n < log.size(); ++n) {
        const PublicStep& step = log[n];
        if (step.way != PublicStep::Way::Onwards || says(step, What::PutRight) || says(step, What::EntryPutRight))
            continue;
        for (const Happening& each : step.said)
            if (each.what == What::HunterMoved)
                arrived = argument<Hunter>(each);
        if (n < told)
            continue;
        if (says(step, What::DraculaWins) || says(step, What::HuntersWin))
            return {{.kind = Moment::Kind::Victory, .place = step.view.figure}};
        const std::vector<Moment> here = OneStep(ruleset, log[n - 1].view, step).find(arrived);
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

} // namespace demeter::fury3e
