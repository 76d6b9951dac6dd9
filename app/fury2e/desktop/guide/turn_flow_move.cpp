// The movement phase: which card, with which powers, and what follows from what it pushes off the trail.
#include "app/fury2e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury2e/table/icons.h"
#include "app/text/name_forms.h"

#include <algorithm>
#include <array>
#include <utility>

namespace demeter::fury2e {

namespace {

/// Those of a move: the powers that a location is played with, or that are played alone.
constexpr std::array<PowerSet, 7> powerMoves{
    PowerSet(Power::Hide),
    PowerSet(Power::Feed),
    PowerSet(Power::DarkCall),
    PowerSet(Power::DoubleBack),
    PowerSet(Power::WolfForm),
    PowerSet{Power::WolfForm, Power::Hide},
    PowerSet{Power::WolfForm, Power::DoubleBack},
};

/// Played with a location.
bool leadsSomewhere(PowerSet powers)
{
    return powers.contains(Power::DoubleBack) || (powers.contains(Power::WolfForm) && !powers.contains(Power::Hide));
}

} // namespace

std::vector<Play> TurnFlow::plays() const
{
    std::vector<Play> found;
    for (const Action& action : legal())
        if (const auto* play = std::get_if<Play>(&action))
            found.push_back(*play);
    return found;
}

Answer TurnFlow::playOf(const Play& move, const std::vector<Play>& plays) const
{
    std::vector<Play> same;
    std::ranges::copy_if(plays, std::back_inserter(same),
                         [&](const Play& play) { return play.location == move.location && play.powers == move.powers; });
    if (same.size() == 1)
        return Action(same.front());
    if (same.empty())
        return whyNot(move).value_or(Violation{"2E-TURN-1", Refusal::NotNow, {}});
    const bool one = std::ranges::all_of(same, [&](const Play& play) { return play.catacomb == same.front().catacomb; });
    SubQuestion further = SubQuestion::of(one ? SubQuestion::What::Keep : SubQuestion::What::Leaves);
    further.play = one ? same.front() : move;
    return further;
}

bool TurnFlow::costsBlood(const Play& play, int& blood) const
{
    const auto after = apply(ruleset_, state_, play);
    if (!after)
        return false;
    blood = static_cast<int>(state_.blood) - static_cast<int>(after->blood);
    return blood > 0;
}

QString TurnFlow::costWords(int blood)
{
    //: A move, or a card in a combat, costs so many points of Blood.
    return tr("costs %n Blood", nullptr, blood);
}

QString TurnFlow::bloodWords(const Play& play) const
{
    int blood = 0;
    return costsBlood(play, blood) ? costWords(blood) : QString();
}

Choice TurnFlow::destination(const Play& move, const std::vector<Play>& plays) const
{
    Choice choice = placeChoice(*move.location, playOf(move, plays), ChoiceKind::Legal);
    QStringList facts;
    const auto first =
        std::ranges::find_if(plays, [&](const Play& play) { return play.location == move.location && play.powers == move.powers; });
    if (first != plays.end())
        facts << bloodWords(*first);
    if (!huntersIn(state_, *move.location).empty())
        facts << (ruleset_.board->isSea(*move.location) ? tr("a hunter is there, too")
                                                        : tr("face up: a hunter is there, and a combat begins"));
    else if (ruleset_.board->castle() == *move.location)
        facts << tr("face up");
    if (const auto lies = placeOf(state_, *move.location)) {
        facts << sentences_.cardPlace(*lies);
        choice.space = lies;
    }
    if (const QString line = factsLine(facts); !line.isEmpty())
        choice.second = line;
    return choice;
}

QString TurnFlow::powerSecond(PowerSet powers) const
{
    if (powers.contains(Power::Hide) && powers.contains(Power::WolfForm))
        return tr("stays here, as if he had gone on");
    if (powers.contains(Power::Hide))
        return tr("stays here, face down");
    if (powers.contains(Power::Feed))
        return tr("stays here and recovers Blood");
    if (powers.contains(Power::DarkCall))
        return tr("stays here and draws Encounters");
    if (powers.contains(Power::WolfForm) && powers.contains(Power::DoubleBack))
        return tr("two roads, back to a card that lies there");
    if (powers.contains(Power::WolfForm))
        return tr("two roads far");
    return tr("back to a card that lies there");
}

QString TurnFlow::openHide(PowerSet powers) const
{
    const auto current = currentLocation(state_);
    if (!powers.contains(Power::Hide) || !current)
        return {};
    if (!huntersIn(state_, *current).empty())
        return tr("stays here, face up: a hunter is there, and a combat begins");
    return ruleset_.board->castle() == current ? tr("stays here, face up") : QString();
}

Choice TurnFlow::powerChoice(PowerSet powers, Answer answer) const
{
    QStringList names;
    Choice choice;
    for (const Power power : allPowers)
        if (powers.contains(power)) {
            names << sentences_.power(power);
            choice.icon = powerIcon(power);
        }
    choice.word = names.join(QStringLiteral(" + "));
    choice.second = powerSecond(powers);
    const auto current = currentLocation(state_);
    if ((powers.contains(Power::Feed) || powers.contains(Power::DarkCall)) && current && !huntersIn(state_, *current).empty()) // 2E-ACT-2
        choice.second = factsLine({choice.second, tr("a hunter is here, and a combat begins")});
    choice.answer = std::move(answer);
    return choice;
}

Violation TurnFlow::whyNoPower(PowerSet powers) const
{
    Violation last = whyNot(Play{.location = {}, .powers = powers}).value_or(Violation{"2E-TURN-1", Refusal::NotNow, {}});
    if (!leadsSomewhere(powers))
        return last;
    // The reason that holds wherever he would go.
    std::optional<Violation> same;
    ruleset_.board->cards().forEach([&](LocationId place) {
        const auto why = whyNot(Play{.location = place, .powers = powers});
        if (why && why->what != Refusal::StayNotAllowed && why->what != Refusal::DoubleBackHere && (!same || same->rule == "2E-WOLF-1"))
            same = why;
    });
    const auto ofPower = [&](const Violation& why) {
        return why.what == Refusal::PowerByDay || why.what == Refusal::PowerOnTrail || why.what == Refusal::PowerAtSea ||
               why.what == Refusal::CannotPay || why.what == Refusal::WolfWithDoubleBack || why.what == Refusal::PowersNotTogether;
    };
    return ofPower(last) || !same ? last : *same;
}

/// 2E-HEV-12: nothing but the move that he has declared is left to him.
bool TurnFlow::isDeclared(const std::vector<Play>& plays) const
{
    const auto& said = state_.declared;
    return said && std::ranges::all_of(plays, [&](const Play& play) {
               return play.powers == said->powers && (!said->location || play.location == said->location);
           });
}

Question TurnFlow::movement() const
{
    Question question;
    question.title = tr("Which card does Dracula play?");
    question.note = tr("Choose a place on the map or here, or a Power card.");
    const std::vector<Play> all = plays();
    if (isDeclared(all))
        question.note = tr("Dracula has declared this move.");
    LocationSet seen;
    for (const Play& play : all)
        if (play.powers.empty() && play.location && !seen.contains(*play.location)) {
            seen.insert(*play.location);
            question.choices.push_back(destination(Play{.location = play.location}, all));
        }
    sortPlaces(question);
    QString section = question.choices.empty() ? QString() : tr("Powers");
    std::vector<Choice> off;
    for (const PowerSet powers : powerMoves) {
        const auto first = std::ranges::find(all, powers, &Play::powers);
        if (first == all.end()) {
            if (std::ranges::count_if(allPowers, [&](Power power) { return powers.contains(power); }) > 1) // their parts say why
                continue;
            Choice choice = powerChoice(powers, whyNoPower(powers));
            choice.kind = ChoiceKind::Off;
            choice.second = tr("not now");
            off.push_back(choice);
            continue;
        }
        Choice choice;
        if (leadsSomewhere(powers)) {
            SubQuestion further = SubQuestion::of(SubQuestion::What::Where);
            further.play.powers = powers;
            choice = powerChoice(powers, further);
        } else {
            choice = powerChoice(powers, playOf(Play{.location = {}, .powers = powers}, all));
            if (const QString open = openHide(powers); !open.isEmpty())
                choice.second = open;
        }
        if (const QString costs = bloodWords(*first); !costs.isEmpty())
            choice.second += QStringLiteral(" · ") + costs;
        choice.section = std::exchange(section, QString());
        question.choices.push_back(choice);
    }
    const bool any = !question.choices.empty();
    addEvents(question);
    if (!any) // an error is claimed in the menu
        addPenalty(question, tr("No card can be played: Dracula suffers the penalty for an error."));
    else
        std::ranges::move(off, std::back_inserter(question.choices));
    return question;
}

Question TurnFlow::where(const SubQuestion& inside) const
{
    Question question;
    QStringList names;
    for (const Power power : allPowers)
        if (inside.play.powers.contains(power))
            names << sentences_.power(power);
    //: %1 is one Power card or two: Double Back, Wolf Form.
    question.title = tr("%1: where does Dracula go?").arg(names.join(QStringLiteral(" + ")));
    question.note = !inside.play.powers.contains(Power::DoubleBack) ? tr("A city at most two roads away.")
                    : inside.play.powers.contains(Power::WolfForm)  ? tr("A card of the trail or the Catacombs, at most two roads away.")
                                                                    : tr("A card of the trail or the Catacombs, one step away.");
    const std::vector<Play> all = plays();
    if (isDeclared(all))
        question.note = tr("Dracula has declared this move.");
    LocationSet seen;
    for (const Play& play : all)
        if (play.powers == inside.play.powers && play.location && !seen.contains(*play.location)) {
            seen.insert(*play.location);
            question.choices.push_back(destination(Play{.location = play.location, .powers = play.powers}, all));
        }
    sortPlaces(question);
    return question;
}

Question TurnFlow::leaves(const SubQuestion& inside) const
{
    Question question = leavingCard();
    const std::vector<Play> all = plays();
    std::vector<std::optional<CatacombSpace>> spaces;
    for (const Play& play : all) {
        if (play.location != inside.play.location || play.powers != inside.play.powers ||
            std::ranges::find(spaces, play.catacomb) != spaces.end())
            continue;
        spaces.push_back(play.catacomb);
        std::vector<Play> same;
        std::ranges::copy_if(all, std::back_inserter(same), [&](const Play& other) {
            return other.location == play.location && other.powers == play.powers && other.catacomb == play.catacomb;
        });
        Answer answer = Action(play);
        if (same.size() > 1) {
            SubQuestion further = SubQuestion::of(SubQuestion::What::Keep);
            further.play = play;
            answer = further;
        }
        question.choices.push_back(leavingTo(play.catacomb, answer));
    }
    return question;
}

Question TurnFlow::leavingCard() const
{
    Question question;
    const std::optional<LocationId> leaving = state_.trail.empty() ? std::nullopt : state_.trail.back().location;
    //: %1 is the place whose card leaves the trail.
    question.title = leaving ? inForms(tr("Where does the card of %1 go?"), {sentences_.forms(*leaving)}) : tr("Where does the card go?");
    const bool bears = !state_.trail.empty() && state_.trail.back().encounter;
    question.note =
        bears ? tr("In the Catacombs it keeps its Encounter and can take another one.") : tr("In the Catacombs it can take an Encounter.");
    return question;
}

Choice TurnFlow::leavingTo(const std::optional<CatacombSpace>& space, Answer answer) const
{
    Choice choice = plain(tr("Back to the deck"), std::move(answer));
    if (space) {
        const CardPlace place = CardPlace::catacombs(space->index);
        choice.word = sentences_.cardPlace(place);
        choice.word[0] = choice.word[0].toUpper();
        choice.icon = QStringLiteral("lair");
        choice.space = place;
        return choice;
    }
    choice.icon = QStringLiteral("layers");
    if (const auto& token = state_.trail.back().encounter; token && state_.trail.back().location)
        choice.second = hasActivation(token->kind) ? tr("its Encounter can be activated") : tr("its Encounter goes to the reserve");
    return choice;
}

Question TurnFlow::leavesByEffect() const
{
    Question question = leavingCard();
    question.choices.push_back(leavingTo({}, Action(Reply{false})));
    const auto free = std::ranges::find_if(state_.catacombs, [](const auto& card) { return !card; }); // the first one is taken
    if (isLegal(Reply{true}) && free != state_.catacombs.end())
        question.choices.push_back(
            leavingTo(CatacombSpace{static_cast<std::uint8_t>(free - state_.catacombs.begin())}, Action(Reply{true})));
    return question;
}

Question TurnFlow::keep(const SubQuestion& inside) const
{
    Question question;
    question.title = tr("Which Encounter stays on the card?");
    question.note = tr("On the trail only one Encounter lies on a card; the other goes back to the reserve.");
    for (const Play& play : plays())
        if (play.location == inside.play.location && play.powers == inside.play.powers && play.catacomb == inside.play.catacomb &&
            play.keep) {
            question.choices.push_back(tokenChoice(*play.keep, Action(play)));
            question.choices.back().token.reset(); // not one of the hand
        }
    return question;
}

Question TurnFlow::declares() const
{
    Question question;
    question.title = tr("Which move does Dracula declare?");
    question.note = tr("He has to play it in his next turn if he can.");
    std::vector<PowerSet> powers;
    QString section;
    for (const Action& action : legal()) {
        const auto* declared = std::get_if<Declare>(&action);
        if (declared == nullptr)
            continue;
        if (declared->powers.empty() && declared->location) {
            question.choices.push_back(placeChoice(*declared->location, action, ChoiceKind::Legal));
            continue;
        }
        if (std::ranges::find(powers, declared->powers) == powers.end())
            powers.push_back(declared->powers);
    }
    sortPlaces(question);
    section = question.choices.empty() ? QString() : tr("Powers");
    for (const PowerSet set : powers) {
        Answer answer = Action(Declare{.location = {}, .powers = set});
        if (leadsSomewhere(set)) {
            SubQuestion further = SubQuestion::of(SubQuestion::What::DeclareWhere);
            further.play.powers = set;
            answer = further;
        }
        question.choices.push_back(powerChoice(set, answer));
        question.choices.back().section = std::exchange(section, QString());
    }
    addGoOn(question, tr("Go on")); // only where there is nothing that he could declare
    return question;
}

Question TurnFlow::declareWhere(const SubQuestion& inside) const
{
    Question question = declares();
    question.choices.clear();
    for (const Action& action : legal())
        if (const auto* declared = std::get_if<Declare>(&action);
            declared != nullptr && declared->powers == inside.play.powers && declared->location)
            question.choices.push_back(placeChoice(*declared->location, action, ChoiceKind::Legal));
    sortPlaces(question);
    return question;
}

} // namespace demeter::fury2e
