#include "core/fury2e/view/moments.h"

#include "core/fury/hunt.h"
#include "core/fury2e/game/game_state.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

using Told = Happening::What;
using fury::named;

bool tells(const PublicStep& step, Told what)
{
    return std::ranges::any_of(step.said, [what](const Happening& each) { return each.what == what; });
}

/// The space in which a card like this lies, from 1.
template <typename Like> std::optional<std::uint8_t> spaceOf(const PublicView& view, const Like& like)
{
    const auto card = std::ranges::find_if(view.trail, like);
    return card == view.trail.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(card - view.trail.begin() + 1));
}

/// What has to be known while one step is gone through.
class StepMoments {
public:
    StepMoments(const PublicView& before, const PublicStep& step, const std::optional<Hunter>& arrived)
        : before_(before), step_(step), arrived_(arrived), vampires_(before.vampires)
    {
    }

    std::vector<Moment> find()
    {
        const PublicView& now = step_.view;
        if (now.figure && now.figure != before_.figure)
            reveal(*now.figure);
        for (std::size_t n = 0; n < step_.said.size(); ++n) {
            const Happening& each = step_.said[n];
            const auto isNext = [&](Told what) { return n + 1 < step_.said.size() && step_.said[n + 1].what == what; };
            switch (each.what) {
            case Told::LocationRevealed:
                if (const auto place = named<LocationId>(each); place && now.figure != place)
                    found_.push_back(turnedUp(Moment::Kind::Trail, *place));
                break;
            case Told::HideRevealed:
                hide();
                break;
            case Told::EncounterRevealed:
                if (const auto hunter = named<Hunter>(each)) // else a token has only been turned up (2E-HUNT-9)
                    meet(*hunter, named<Encounter>(each));
                break;
            case Told::EncounterActivated:
                found_.push_back({.kind = Moment::Kind::Activated, .place = named<LocationId>(each), .encounter = named<Encounter>(each)});
                break;
            case Told::HunterBitten:
                bite(named<Hunter>(each).value_or(Hunter{}), isNext(Told::HunterDefeated));
                break;
            case Told::HunterDefeated: {
                const Hunter hunter = named<Hunter>(each).value_or(Hunter{});
                // Where he was beaten: he lies in the hospital by now (2E-DEF-3).
                found_.push_back({.kind = Moment::Kind::Defeat,
                                  .place = before_.hunters[static_cast<std::size_t>(hunter)],
                                  .hunter = hunter,
                                  .bitten = n > 0 && step_.said[n - 1].what == Told::HunterBitten});
                break;
            }
            case Told::TimeMoved:
                if (named<TimeOfDay>(each) == TimeOfDay::Dawn && isNext(Told::VampiresGained)) // the first day brings nothing (2E-OPEN-3)
                    found_.push_back({.kind = Moment::Kind::NewDay, .resolve = resolveGained()});
                break;
            case Told::VampiresGained:
                gain(named<int>(each).value_or(0));
                break;
            default:
                break;
            }
        }
        return std::move(found_);
    }

private:
    static std::uint8_t count(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 255)); }

    /// On the Vampire track: it counts with what has brought it (2E-TIME-3, 2E-DEF-2, 2E-ENC-17), whatever was said in between.
    void gain(int number)
    {
        using Kind = Moment::Kind;
        const int before = vampires_;
        vampires_ += number;
        if (found_.empty() || number <= 0)
            return;
        Moment& cause = found_.back();
        if (cause.kind != Kind::Activated && cause.kind != Kind::Defeat && cause.kind != Kind::NewDay)
            return;
        if (cause.most == 0)
            cause.before = count(before);
        cause.after = count(vampires_);
        cause.most = count(mostVampires);
    }

    std::uint8_t resolveGained() const
    {
        const auto gain = std::ranges::find(step_.said, Told::ResolveGained, &Happening::what);
        return gain == step_.said.end() ? std::uint8_t{0} : count(named<int>(*gain).value_or(0));
    }

    /// A card that has been turned up at this place.
    Moment turnedUp(Moment::Kind kind, LocationId where) const
    {
        const PublicView& now = step_.view;
        Moment moment{.kind = kind, .place = where};
        moment.space = spaceOf(now, [where](const PublicCard& each) { return each.location == where; });
        if (arrived_ && now.hunters[static_cast<std::size_t>(*arrived_)] == where)
            moment.hunter = arrived_;
        return moment;
    }

    void reveal(LocationId where)
    {
        Moment moment = turnedUp(Moment::Kind::Reveal, where);
        moment.fight = step_.view.combat && !step_.view.combat->agent;
        found_.push_back(moment);
    }

    /// It goes with the card of the place where he hid, or with his figure.
    void hide()
    {
        if (!found_.empty() && found_.back().kind == Moment::Kind::Trail)
            found_.back().hide = true;
        else if (found_.empty() || found_.back().kind != Moment::Kind::Reveal)
            found_.push_back({.kind = Moment::Kind::Trail,
                              .space = spaceOf(step_.view, [](const PublicCard& each) { return each.powers.contains(Power::Hide); }),
                              .hide = true});
    }

    /// What lies on the card that they have found is met at once: one look for both.
    void meet(Hunter hunter, const std::optional<Encounter>& encounter)
    {
        const PublicView& now = step_.view;
        Moment met{.kind = Moment::Kind::Encounter,
                   .place = now.hunters[static_cast<std::size_t>(hunter)],
                   .hunter = hunter,
                   .encounter = encounter,
                   .fight = now.combat && now.combat->agent};
        if (!found_.empty() && found_.back().kind == Moment::Kind::Trail && found_.back().place == met.place) {
            met.space = found_.back().space;
            met.trail = true;
            found_.pop_back();
        }
        found_.push_back(met);
    }

    void bite(Hunter hunter, bool defeats)
    {
        const auto at = static_cast<std::size_t>(hunter);
        const std::uint8_t before = before_.sheets[at].bites, after = step_.view.sheets[at].bites;
        if (defeats || after <= before) // a defeat is told as one
            return;
        found_.push_back({.kind = Moment::Kind::Bite,
                          .place = step_.view.hunters[at],
                          .hunter = hunter,
                          .before = before,
                          .after = after,
                          .most = biteLimit[at]});
    }

    const PublicView& before_;
    const PublicStep& step_;
    const std::optional<Hunter>& arrived_;
    int vampires_;
    std::vector<Moment> found_;
};

} // namespace

std::vector<Moment> moments(const Ruleset&, const PublicLog& log, std::size_t begins, std::size_t told)
{
    std::vector<Moment> found;
    std::optional<Hunter> arrived; // the hunter who came to a place last: he has found what is shown there
    for (std::size_t n = std::max<std::size_t>(begins, 1); n < log.size(); ++n) {
        const PublicStep& step = log[n];
        if (step.way != PublicStep::Way::Onwards || tells(step, Told::PutRight))
            continue;
        for (const Happening& each : step.said)
            if (each.what == Told::HunterMoved)
                arrived = named<Hunter>(each);
        if (n < told)
            continue;
        if (tells(step, Told::DraculaWins) || tells(step, Told::HuntersWin))
            return {{.kind = Moment::Kind::Victory, .place = step.view.figure}};
        const std::vector<Moment> here = StepMoments(log[n - 1].view, step, arrived).find();
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

} // namespace demeter::fury2e
