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

/// The slot in which a hideout like this lies, from 1; 0: in none.
template <typename Like> std::uint8_t slotOf(const PublicView& view, const Like& like)
{
    const auto slot = std::ranges::find_if(view.trail, [&](const auto& each) { return each && like(*each); });
    return slot == view.trail.end() ? std::uint8_t{0} : static_cast<std::uint8_t>(slot - view.trail.begin() + 1);
}

bool liesOpen(const PublicView& view, LocationId where)
{
    const auto is = [&](const auto& each) { return each && each->location == where; };
    return std::ranges::any_of(view.trail, is) || std::ranges::any_of(view.lairs, is);
}

/// Who of the hunters has come to a place last, and whether a search has begun since.
struct Arrived {
    std::optional<Hunter> hunter{};
    bool searches = false;

    void follow(const Happening& happening)
    {
        if (happening.what == What::HunterMoved)
            *this = {argument<Hunter>(happening)};
        searches =
            searches || (happening.what == What::HunterActed && argument<int>(happening) == static_cast<int>(HunterActs::What::Search));
    }
};

/// What has to be known while one step is gone through.
class OneStep {
public:
    OneStep(const Ruleset& ruleset, const PublicView& before, const PublicStep& step, const Arrived& arrived)
        : ruleset_(ruleset), before_(before), step_(step), arrived_(arrived), influence_(before.influence)
    {
    }

    std::vector<Moment> find()
    {
        const PublicView& now = step_.view;
        if (now.figure && now.figure != before_.figure)
            reveal(*now.figure);
        for (const Happening& each : step_.said) {
            const int number = argument<int>(each).value_or(0);
            switch (each.what) {
            case What::LocationRevealed:
                place_ = argument<LocationId>(each);
                trail(*place_);
                break;
            case What::PenaltyRevealed:
                place_ = argument<LocationId>(each);
                break;
            case What::HideRevealed:
                hide();
                break;
            case What::EncounterRevealed:
                meet(argument<EncounterKind>(each), argument<Hunter>(each));
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

    /// A card that has been turned up at this place.
    Moment turnedUp(Moment::Kind kind, LocationId where) const
    {
        const PublicView& now = step_.view;
        Moment moment{.kind = kind, .place = where};
        moment.slot = slotOf(now, [where](const PublicHideout& each) { return each.location == where; });
        if (arrived_.hunter && standsIn(now, *arrived_.hunter) == where)
            moment.hunter = arrived_.hunter;
        return moment;
    }

    void reveal(LocationId where)
    {
        Moment moment = turnedUp(Moment::Kind::Reveal, where);
        const PublicView& now = step_.view;
        const bool hunters = std::ranges::any_of(allHunters, [&](Hunter each) { return standsIn(now, each) == where; });
        moment.fight = hunters && (now.phase == PublicPhase::Day || now.phase == PublicPhase::Night);
        add(moment);
    }

    /// A question names again what lies open already.
    void trail(LocationId where)
    {
        if (step_.view.figure != where && !liesOpen(before_, where))
            add(turnedUp(Moment::Kind::Trail, where));
    }

    /// It goes with the card of the place where he hid, or with his figure.
    void hide()
    {
        const auto isHide = [](const PublicHideout& each) { return each.powers.contains(Power::Hide); };
        const std::uint8_t slot = slotOf(step_.view, isHide);
        if (slot == 0 || slotOf(before_, isHide) != 0)
            return;
        if (!found_.empty() && found_.back().kind == Moment::Kind::Trail)
            found_.back().hide = true;
        else if (found_.empty() || found_.back().kind != Moment::Kind::Reveal)
            add({.kind = Moment::Kind::Trail, .slot = slot, .hide = true});
    }

    /// Not what a search finds, what matures, or what Dracula sends from the cards before him.
    void meet(const std::optional<EncounterKind>& card, const std::optional<Hunter>& hunter)
    {
        const bool hunting = step_.view.phase == PublicPhase::Day || step_.view.phase == PublicPhase::Night;
        if (card && hunter && hunting && !arrived_.searches)
            add({.kind = Moment::Kind::Ambush, .place = standsIn(step_.view, *hunter), .hunter = hunter, .card = card});
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
             .bitten = std::ranges::any_of(
                 step_.said, [&](const Happening& each) { return each.what == What::HunterBitten && argument<Hunter>(each) == hunter; }),
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
        if (place_) // what has matured there says where
            std::erase_if(found_, [&](const Moment& each) { return each.kind == Moment::Kind::Trail && each.place == place_; });
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
    const Arrived& arrived_;
    int influence_, gained_ = 0;
    std::optional<LocationId> place_;
    std::optional<EncounterKind> card_;
    std::vector<Moment> found_;
};

} // namespace

std::vector<Moment> moments(const Ruleset& ruleset, const PublicLog& log, std::size_t begins, std::size_t told)
{
    std::vector<Moment> found;
    Arrived arrived; // he has found what is shown there
    for (std::size_t n = std::max<std::size_t>(begins, 1); n < log.size(); ++n) {
        const PublicStep& step = log[n];
        if (step.way != PublicStep::Way::Onwards || says(step, What::PutRight) || says(step, What::EntryPutRight))
            continue;
        for (const Happening& each : step.said)
            arrived.follow(each);
        if (n < told)
            continue;
        if (says(step, What::DraculaWins) || says(step, What::HuntersWin))
            return {{.kind = Moment::Kind::Victory, .place = step.view.figure}};
        const std::vector<Moment> here = OneStep(ruleset, log[n - 1].view, step, arrived).find();
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

} // namespace demeter::fury3e
