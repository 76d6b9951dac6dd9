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

/// What has to be known while one step is gone through.
class StepMoments {
public:
    StepMoments(const PublicView& before, const PublicStep& step) : before_(before), step_(step), vampires_(before.vampires) {}

    std::vector<Moment> find(const std::optional<Hunter>& arrived)
    {
        const PublicView& now = step_.view;
        if (now.figure && now.figure != before_.figure)
            reveal(*now.figure, arrived);
        for (std::size_t n = 0; n < step_.said.size(); ++n) {
            const Happening& each = step_.said[n];
            const auto isNext = [&](Told what) { return n + 1 < step_.said.size() && step_.said[n + 1].what == what; };
            switch (each.what) {
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
                found_.push_back(
                    {.kind = Moment::Kind::Defeat, .place = before_.hunters[static_cast<std::size_t>(hunter)], .hunter = hunter});
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

    void reveal(LocationId where, const std::optional<Hunter>& arrived)
    {
        const PublicView& now = step_.view;
        Moment moment{.kind = Moment::Kind::Reveal, .place = where};
        for (std::size_t n = 0; n < now.trail.size() && !moment.space; ++n)
            if (now.trail[n].location == where)
                moment.space = count(static_cast<int>(n) + 1);
        if (arrived && now.hunters[static_cast<std::size_t>(*arrived)] == where)
            moment.hunter = arrived;
        moment.fight = now.combat && !now.combat->agent;
        found_.push_back(moment);
    }

    void meet(Hunter hunter, const std::optional<Encounter>& encounter)
    {
        const PublicView& now = step_.view;
        found_.push_back({.kind = Moment::Kind::Encounter,
                          .place = now.hunters[static_cast<std::size_t>(hunter)],
                          .hunter = hunter,
                          .encounter = encounter,
                          .fight = now.combat && now.combat->agent});
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
        const std::vector<Moment> here = StepMoments(log[n - 1].view, step).find(arrived);
        found.insert(found.end(), here.begin(), here.end());
    }
    return found;
}

} // namespace demeter::fury2e
