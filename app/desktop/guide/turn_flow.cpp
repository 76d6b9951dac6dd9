#include "app/desktop/guide/turn_flow.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>

namespace demeter {

using namespace fury3e;

namespace {

QString lairLetter(const Sentences& sentences, const GameState& state, LocationId place)
{
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        if (state.lairs[n] && state.lairs[n]->location == place)
            return sentences.lair(LairSpace{n});
    return {};
}

std::optional<LairSpace> lairOf(const GameState& state, LocationId place)
{
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        if (state.lairs[n] && state.lairs[n]->location == place)
            return LairSpace{n};
    return std::nullopt;
}

QList<Hunter> huntersThere(const GameState& state, LocationId place)
{
    QList<Hunter> found;
    for (const Hunter hunter : allHunters)
        if (state.hunters[static_cast<std::size_t>(hunter)] == HunterPlace::in(place))
            found << hunter;
    return found;
}

std::vector<EncounterKind> kindsOf(const std::vector<EncounterKind>& cards)
{
    std::vector<EncounterKind> kinds = cards;
    std::ranges::sort(kinds);
    kinds.erase(std::ranges::unique(kinds).begin(), kinds.end());
    return kinds;
}

/// Where a hunter can come from `from` in one move, trains of one line included: only to sort the list.
LocationSet near(const Board& board, LocationId from)
{
    LocationSet found = board.adjacent(from);
    for (const Rail& rail : board.rails()) {
        if (rail.a == from)
            found.insert(rail.b);
        if (rail.b == from)
            found.insert(rail.a);
    }
    return found;
}

} // namespace

LocationSet Question::legal() const
{
    LocationSet lit;
    for (const Choice& choice : choices)
        if (choice.place && choice.kind == ChoiceKind::Legal)
            lit.insert(*choice.place);
    return lit;
}

const Choice* Question::at(LocationId place) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.place == place && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(Slot slot) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.slot == slot && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(LairSpace space) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.space == space && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

const Choice* Question::at(EncounterKind card) const
{
    const auto found = std::ranges::find_if(choices, [&](const Choice& c) { return c.card == card && c.kind != ChoiceKind::Off; });
    return found == choices.end() ? nullptr : &*found;
}

Question TurnFlow::question(const std::optional<SubQuestion>& inside) const
{
    if (state_.step == Step::Over)
        return over();
    if (inside)
        switch (inside->what) {
        case SubQuestion::What::LairClear:
            return lairClear();
        case SubQuestion::What::LairEncounter:
            return lairEncounter(*inside);
        case SubQuestion::What::WolfWhere:
            return wolfWhere();
        case SubQuestion::What::MisdirectSlot:
            return misdirectSlot();
        case SubQuestion::What::MisdirectWhere:
            return misdirectWhere(*inside);
        case SubQuestion::What::HunterPlace:
            return hunterPlace(*inside);
        case SubQuestion::What::HunterStart:
            return hunterStart(*inside);
        case SubQuestion::What::HunterTurn:
            return hunterTurn(inside->hunter.value_or(Hunter::LordGodalming));
        case SubQuestion::What::Overrule:
            return overrule(*inside);
        case SubQuestion::What::RoadEnd:
            return roadEnd(*inside);
        case SubQuestion::What::AddCard:
            return addCard(*inside);
        case SubQuestion::What::Meanings:
            return meanings(*inside);
        case SubQuestion::What::Fighter:
        case SubQuestion::What::Facts:
        case SubQuestion::What::Fighting:
        case SubQuestion::What::Result:
            break; // asked by the question that is due
        }
    if (drawsDue(ruleset_, state_) > 0)
        return draws();
    if (!state_.due.empty())
        return dueNow(state_.due.back(), inside);
    switch (state_.step) {
    case Step::PlaceHunters: {
        SubQuestion first;
        first.what = SubQuestion::What::HunterStart;
        first.hunter = Hunter::LordGodalming;
        return hunterStart(first);
    }
    case Step::ChooseStart:
        return chooseStart();
    case Step::BeforeSlide:
        return slideOut();
    case Step::ResolveMatured:
        return resolveMatured();
    case Step::ChooseCard:
        return chooseCard();
    case Step::PlaceEncounter:
        return placeEncounter();
    case Step::PlaceRumor:
        return placeRumor();
    case Step::Dawn:
    case Step::Dusk:
        return marker();
    case Step::Day:
    case Step::Night:
        if (const auto hunter = activeHunter(state_))
            return hunterTurn(*hunter);
        return everybodyHasActed();
    case Step::EndOfPhase:
        return endOfPhase();
    case Step::Over:
        break;
    }
    return over();
}

Violation TurnFlow::whyNot(LocationId place, const std::optional<SubQuestion>& inside) const
{
    Play play{place, {}, std::nullopt};
    if (inside && inside->what == SubQuestion::What::WolfWhere)
        play.powers = Power::WolfForm;
    if (inside && inside->what == SubQuestion::What::MisdirectWhere) {
        play.powers = Power::Misdirect;
        play.misdirect = inside->slot;
    }
    if (state_.step == Step::PlaceHunters) {
        const Hunter hunter = inside && inside->hunter ? *inside->hunter : Hunter::LordGodalming;
        return {"SETUP-9", Refusal::HunterStartNotCity, {place, hunter}};
    }
    if (state_.step == Step::ChooseStart || drawsDue(ruleset_, state_) > 0) {
        const auto tried = apply(ruleset_, state_, ChooseStart{place});
        if (!tried)
            return tried.error();
    } else if (!state_.due.empty()) {
        const auto actions = legal();
        if (std::ranges::any_of(actions, [](const Action& action) { return std::holds_alternative<ChoosePlace>(action); }))
            if (const auto tried = apply(ruleset_, state_, ChoosePlace{place}); !tried)
                return tried.error();
        return {"TIME-1", Refusal::NotNow, {}};
    } else if (state_.step == Step::BeforeSlide || state_.step == Step::ResolveMatured || state_.step == Step::ChooseCard ||
               !state_.clockKept) {
        if (auto found = checkPlay(ruleset_, state_, play))
            return *found;
    }
    return {"SLIDE-1", Refusal::NotNow, {}};
}

std::vector<Action> TurnFlow::legal() const
{
    return legalActions(ruleset_, state_);
}

std::vector<Play> TurnFlow::plays() const
{
    std::vector<Play> found;
    for (const Action& action : legal())
        if (const auto* play = std::get_if<Play>(&action))
            found.push_back(*play);
    return found;
}

void TurnFlow::sortPlaces(std::vector<Choice>& choices) const
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(sentences_.language())];
    QCollator collator{QLocale(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())))};
    const auto rank = [&](const Choice& choice) {
        return (choice.kind == ChoiceKind::Legal ? 0 : 2) + (choice.place && ruleset_.board->isSea(*choice.place) ? 1 : 0);
    };
    std::ranges::stable_sort(choices, [&](const Choice& a, const Choice& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : collator.compare(a.word, b.word) < 0;
    });
}

Choice TurnFlow::destination(const Play& play) const
{
    const Board& board = *ruleset_.board;
    Choice choice;
    choice.answer = Action(play);
    choice.place = play.location;
    QStringList parts;
    if (play.location) {
        const LocationId to = *play.location;
        const auto from = currentLocation(state_);
        choice.word = sentences_.place(to);
        choice.icon = placeIcon(board, to);
        choice.hunters = huntersThere(state_, to);
        const QString lair = lairLetter(sentences_, state_, to);
        if (!lair.isEmpty()) {
            parts << tr("back from lair %1").arg(lair);
            choice.icon = QStringLiteral("lair");
            choice.space = lairOf(state_, to);
        }
        if (!choice.hunters.isEmpty() && !board.isSea(to))
            parts << tr("face up: hunter there");
        else if (lair.isEmpty() && from)
            parts << (play.powers.contains(Power::WolfForm)   ? tr("as a wolf")
                      : board.isSea(to) || board.isSea(*from) ? tr("by sea")
                                                              : tr("by road"));
    }
    if (const auto after = apply(ruleset_, state_, play)) {
        const int damage = static_cast<int>(after->damage) - static_cast<int>(state_.damage);
        if (after->winner == Winner::Hunters)
            parts << tr("Dracula would be defeated");
        else if (damage > 0)
            parts << tr("suffer %n damage", nullptr, damage);
        else if (damage < 0)
            parts << tr("recover %n damage", nullptr, -damage);
        if (after->influence > state_.influence)
            parts << tr("influence +%1").arg(after->influence - state_.influence);
    }
    choice.second = parts.join(QStringLiteral(", "));
    return choice;
}

Choice TurnFlow::encounterChoice(EncounterKind kind, Answer answer) const
{
    const EncounterCard& facts = (*ruleset_.cards)[kind];
    Choice choice;
    choice.word = sentences_.encounter(kind);
    choice.icon = encounterIcon(*ruleset_.cards, kind);
    choice.card = kind;
    choice.answer = std::move(answer);
    if (facts.maturedInfluence > 0)
        choice.second = tr("matured: influence +%1").arg(facts.maturedInfluence);
    else if (facts.maturedHealing > 0)
        choice.second = tr("matured: recover %n damage", nullptr, facts.maturedHealing);
    else
        choice.second = facts.hasMaturedEffect ? tr("has a matured effect") : tr("no matured effect");
    return choice;
}

QString TurnFlow::maturedConsequence(EncounterKind kind, const Hideout& hideout) const
{
    const EncounterCard& facts = (*ruleset_.cards)[kind];
    QStringList parts;
    if (const auto after = apply(ruleset_, state_, ResolveMatured{kind})) {
        if (after->influence > state_.influence)
            parts << tr("influence +%1").arg(after->influence - state_.influence);
        if (after->damage < state_.damage)
            parts << tr("recover %n damage", nullptr, state_.damage - after->damage);
    }
    if (facts.maturedClearsSlots)
        parts << tr("clears slots 4 to 6");
    if (facts.maturedReveals && hideout.location)
        parts << tr("shows %1").arg(sentences_.place(*hideout.location));
    if (facts.maturedStays)
        parts << tr("stays before Dracula");
    return parts.isEmpty() ? tr("resolve its matured effect") : parts.join(QStringLiteral(", "));
}

QString TurnFlow::trailPlace(const Hideout& hideout) const
{
    if (hideout.location)
        return sentences_.place(*hideout.location);
    for (const Power power : allPowers)
        if (hideout.powers.contains(power))
            return sentences_.power(power);
    return {};
}

QString TurnFlow::shortReason(const Violation& violation) const
{
    switch (violation.what) {
    case Refusal::PowerOnTrail:
        if (violation.arguments.size() > 1)
            if (const auto* slot = std::get_if<Slot>(&violation.arguments[1]))
                return tr("on the trail (%1)").arg(slot->number);
        return tr("on the trail");
    case Refusal::PowerAtSea:
    case Refusal::LairAtSea:
        return tr("not at sea");
    case Refusal::PowerOnToken:
    case Refusal::WolfFromToken:
        return tr("not in a consecrated city");
    case Refusal::LairPowerOnly:
        return tr("Power cards never become lairs");
    case Refusal::RumorThere:
        return tr("has one already");
    case Refusal::RumorNeedsEncounter:
        return tr("no Encounter card there");
    case Refusal::RumorEmptySlot:
        return tr("empty");
    default:
        return tr("not now: tap for the reason");
    }
}

void TurnFlow::addClearLair(Question& question, const std::vector<Action>& actions) const
{
    for (const Action& action : actions)
        if (const auto* clear = std::get_if<ClearLair>(&action)) {
            Choice choice;
            choice.kind = ChoiceKind::Plain;
            choice.word = tr("Clear lair %1").arg(lairLetter(sentences_, state_, clear->location));
            choice.second = sentences_.place(clear->location);
            choice.icon = QStringLiteral("lair");
            choice.answer = action;
            question.choices.push_back(std::move(choice));
        }
}

Question TurnFlow::draws() const
{
    Question question;
    const int due = drawsDue(ruleset_, state_);
    question.text = tr("Which card did Dracula draw?");
    question.note = tr("Draw from the box and enter each card: %n to go.", nullptr, due);
    for (std::size_t n = 0; n < ruleset_.cards->encounters.size(); ++n) {
        const auto kind = static_cast<EncounterKind>(n);
        Choice choice = encounterChoice(kind, Action(DrawEncounter{kind}));
        choice.card.reset(); // not one of the hand
        const auto held = std::ranges::count(state_.encounterHand, kind);
        choice.second = held > 0 ? tr("%n in the hand", nullptr, static_cast<int>(held)) : QString();
        question.choices.push_back(std::move(choice));
    }
    return question;
}

Question TurnFlow::hunterStart(const SubQuestion& inside) const
{
    Question question;
    const Hunter hunter = inside.hunter.value_or(Hunter::LordGodalming);
    question.text = tr("Where does %1 start?").arg(sentences_.hunter(hunter));
    question.note = tr("Every hunter starts in a city. Tap it on the map or choose it here.");
    question.filter = true;
    hunterStarts(*ruleset_.board).forEach([&](LocationId city) {
        Choice choice;
        choice.word = sentences_.place(city);
        choice.icon = placeIcon(*ruleset_.board, city);
        choice.place = city;
        choice.kind = ChoiceKind::Plain;
        SubQuestion next = inside;
        next.what = SubQuestion::What::HunterStart;
        next.starts.cities[static_cast<std::size_t>(hunter)] = city;
        if (hunter == Hunter::MinaHarker) {
            choice.answer = Action(next.starts);
        } else {
            next.hunter = allHunters[static_cast<std::size_t>(hunter) + 1];
            choice.answer = next;
        }
        question.choices.push_back(std::move(choice));
    });
    sortPlaces(question.choices);
    return question;
}

Question TurnFlow::chooseStart() const
{
    Question question;
    question.text = tr("Where does Dracula begin?");
    question.filter = true;
    for (const Action& action : legal())
        if (const auto* start = std::get_if<ChooseStart>(&action)) {
            Choice choice;
            choice.word = sentences_.place(start->location);
            choice.icon = placeIcon(*ruleset_.board, start->location);
            choice.place = start->location;
            choice.answer = action;
            question.choices.push_back(std::move(choice));
        }
    question.note =
        tr("In secret. Any city without a hunter, but not Castle Dracula: %n left.", nullptr, static_cast<int>(question.choices.size()));
    sortPlaces(question.choices);
    return question;
}

Question TurnFlow::slideOut() const
{
    Question question;
    question.step = 1;
    const auto actions = legal();
    if (const auto& leaving = state_.trail.back(); !leaving) {
        question.text = state_.clockKept ? tr("The Dracula phase begins") : tr("Does the Dracula phase begin?");
        question.note = tr("Nothing lies in slot 6, so nothing leaves the trail.");
        Choice slide;
        slide.kind = ChoiceKind::Primary;
        slide.word = tr("Slide the hideouts");
        slide.second = tr("the Dracula phase begins");
        slide.icon = QStringLiteral("trail");
        slide.answer = Action(Slide{});
        question.choices.push_back(std::move(slide));
    } else {
        const QString name = trailPlace(*leaving);
        question.text = tr("%1 leaves the trail").arg(name);
        question.note = tr("What becomes of the hideout from slot 6? The Dracula phase begins with it.");
        Choice mature;
        mature.word = tr("Mature");
        mature.second = leaving->encounters.empty() ? tr("back to the deck") : tr("without effects: cards are discarded");
        mature.icon = QStringLiteral("arrow-right");
        mature.answer = Action(Mature{});
        question.choices.push_back(std::move(mature));
        for (const Action& action : actions)
            if (const auto* resolve = std::get_if<ResolveMatured>(&action)) {
                Choice choice;
                choice.word = tr("Mature: %1").arg(sentences_.encounter(resolve->kind));
                choice.second = maturedConsequence(resolve->kind, *leaving);
                choice.icon = encounterIcon(*ruleset_.cards, resolve->kind);
                choice.answer = action;
                question.choices.push_back(std::move(choice));
            }
        Choice lair;
        lair.word = tr("Make it a lair");
        lair.icon = QStringLiteral("lair");
        std::vector<MakeLair> lairs;
        for (const Action& action : actions)
            if (const auto* make = std::get_if<MakeLair>(&action))
                lairs.push_back(*make);
        if (lairs.empty()) {
            const auto tried =
                apply(ruleset_, state_,
                      MakeLair{std::nullopt, state_.encounterHand.empty() ? std::nullopt : std::optional(state_.encounterHand.front())});
            lair.kind = ChoiceKind::Off;
            const Violation why = tried ? Violation{"LAIR-1", Refusal::NotNow, {}} : tried.error();
            lair.second = shortReason(why);
            lair.answer = why;
        } else {
            const bool full = lairs.front().cleared.has_value();
            const auto free = std::ranges::find_if(state_.lairs, [](const auto& space) { return !space; });
            lair.second = full ? tr("another lair is cleared first")
                               : tr("space %1, with a card from the hand")
                                     .arg(sentences_.lair(LairSpace{static_cast<std::uint8_t>(free - state_.lairs.begin())}));
            SubQuestion next;
            next.what = full ? SubQuestion::What::LairClear : SubQuestion::What::LairEncounter;
            if (lairs.size() == 1 && !lairs.front().encounter)
                lair.answer = Action(lairs.front());
            else
                lair.answer = next;
        }
        question.choices.push_back(std::move(lair));
    }
    addClearLair(question, actions);
    if (state_.clockKept) {
        addEvents(question, actions);
        return question;
    }
    for (const Hunter hunter : allHunters) {
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = sentences_.hunter(hunter);
        const HunterPlace& place = state_.hunters[static_cast<std::size_t>(hunter)];
        choice.second = place.where == HunterPlace::Where::OffBoard   ? tr("off the board")
                        : place.where == HunterPlace::Where::Hospital ? tr("%1, hospital").arg(sentences_.place(place.location))
                                                                      : sentences_.place(place.location);
        choice.hunters = {hunter};
        if (hunter == allHunters.front())
            choice.section = tr("Where the hunters are: tap one to enter a move");
        SubQuestion next;
        next.what = SubQuestion::What::HunterPlace;
        next.hunter = hunter;
        choice.answer = next;
        question.choices.push_back(std::move(choice));
    }
    return question;
}

Question TurnFlow::resolveMatured() const
{
    Question question;
    question.step = 1;
    question.text = tr("Resolve another matured effect?");
    const auto actions = legal();
    for (const Action& action : actions)
        if (const auto* resolve = std::get_if<ResolveMatured>(&action)) {
            Choice choice;
            choice.word = sentences_.encounter(resolve->kind);
            choice.second = state_.maturing ? maturedConsequence(resolve->kind, *state_.maturing) : QString();
            choice.icon = encounterIcon(*ruleset_.cards, resolve->kind);
            choice.answer = action;
            question.choices.push_back(std::move(choice));
        }
    Choice done;
    done.kind = ChoiceKind::Primary;
    done.word = tr("Done");
    done.second = tr("the other cards are discarded");
    done.icon = QStringLiteral("check");
    done.answer = Action(Mature{});
    question.choices.push_back(std::move(done));
    addClearLair(question, actions);
    addEvents(question, actions);
    return question;
}

Question TurnFlow::chooseCard() const
{
    Question question;
    question.step = 2;
    const auto actions = legal();
    if (penaltyDue(ruleset_, state_)) {
        question.text = tr("No card can be played");
        question.note = tr("That is an error: Dracula shows where he is, clears the trail and suffers 5 damage.");
        Choice penalty;
        penalty.kind = ChoiceKind::Primary;
        penalty.word = tr("Suffer the penalty");
        penalty.icon = QStringLiteral("damage");
        penalty.answer = Action(SufferPenalty{});
        question.choices.push_back(std::move(penalty));
        addClearLair(question, actions);
        addEvents(question, actions);
        return question;
    }
    question.text = tr("Where does Dracula go?");
    question.note = tr("Choose a place on the map or here, or a Power card.");
    std::vector<Play> all;
    for (const Action& action : actions)
        if (const auto* play = std::get_if<Play>(&action))
            all.push_back(*play);
    for (const Play& play : all)
        if (play.location && play.powers.empty())
            question.choices.push_back(destination(play));
    sortPlaces(question.choices);
    std::vector<Choice> refused;
    for (const Power power : {Power::WolfForm, Power::Feed, Power::Misdirect, Power::Hide, Power::DarkCall}) {
        const auto found = std::ranges::find_if(all, [&](const Play& play) { return play.powers.contains(power); });
        Choice choice;
        choice.word = sentences_.power(power);
        choice.icon = powerIcon(power);
        const bool needsPlace = power == Power::WolfForm || power == Power::Misdirect;
        if (found == all.end()) {
            choice.kind = ChoiceKind::Off;
            Violation why =
                checkPlay(ruleset_, state_, Play{std::nullopt, power, std::nullopt}).value_or(Violation{"CARD-10", Refusal::NotNow, {}});
            if (why.what == Refusal::PowerNeedsLocation) {
                // The card is free but leads nowhere: the reason is that of the place where he stands.
                why = checkPlay(ruleset_, state_,
                                Play{currentLocation(state_), power, power == Power::Misdirect ? currentSlot(state_) : std::nullopt})
                          .value_or(why);
            }
            choice.second = shortReason(why);
            choice.answer = why;
            refused.push_back(std::move(choice));
            continue;
        }
        if (needsPlace) {
            SubQuestion next;
            next.what = power == Power::WolfForm ? SubQuestion::What::WolfWhere : SubQuestion::What::MisdirectSlot;
            choice.second = power == Power::WolfForm ? tr("suffer %n damage", nullptr, 1) : tr("clear a slot, then move");
            choice.answer = next;
        } else {
            const Play play{std::nullopt, power, std::nullopt};
            const QString consequence = destination(play).second;
            const auto from = currentLocation(state_);
            choice.second = power == Power::DarkCall
                                ? tr("draw 5 cards") + (consequence.isEmpty() ? QString() : QStringLiteral(", ") + consequence)
                            : power == Power::Hide  ? tr("stay in %1").arg(from ? sentences_.place(*from) : QString())
                            : consequence.isEmpty() ? tr("nothing to recover")
                                                    : consequence;
            choice.answer = Action(play);
        }
        question.choices.push_back(std::move(choice));
    }
    std::ranges::move(refused, std::back_inserter(question.choices));
    addClearLair(question, actions);
    addEvents(question, actions);
    return question;
}

Question TurnFlow::placeEncounter() const
{
    Question question;
    question.step = 3;
    const Hideout* hideout = state_.trail[0] ? &*state_.trail[0] : nullptr;
    question.text = hideout ? tr("Which card for %1?").arg(trailPlace(*hideout)) : tr("Which Encounter card?");
    question.note = tr("It goes face down on slot 1.");
    const auto actions = legal();
    for (const Action& action : actions)
        if (const auto* place = std::get_if<PlaceEncounter>(&action))
            question.choices.push_back(encounterChoice(place->kind, action));
    addClearLair(question, actions);
    addEvents(question, actions);
    return question;
}

Question TurnFlow::placeRumor() const
{
    Question question;
    question.step = 4;
    question.text = tr("Place a Rumor token?");
    question.note = tr("On an Encounter card in slot 1, 2 or 3. Tokens left: %1.").arg(state_.rumorTokens);
    const auto actions = legal();
    Choice done;
    done.kind = ChoiceKind::Primary;
    done.word = tr("Done");
    done.second = tr("keep the token");
    done.icon = QStringLiteral("check");
    done.answer = Action(EndPhase{});
    question.choices.push_back(std::move(done));
    std::vector<Choice> refused;
    for (std::uint8_t n = 1; n <= 3; ++n) {
        const Slot slot{n};
        Choice choice;
        const auto& hideout = state_.trail[n - 1U];
        choice.word = tr("Slot %1").arg(n);
        if (hideout)
            choice.word += QStringLiteral(": ") + trailPlace(*hideout);
        choice.icon = QStringLiteral("rumor");
        choice.slot = slot;
        const bool can = std::ranges::find(actions, Action(PlaceRumor{slot})) != actions.end();
        if (can) {
            choice.place = hideout ? hideout->location : std::nullopt;
            QStringList cards;
            for (const PlacedEncounter& card : hideout->encounters)
                cards << sentences_.encounter(card.kind);
            choice.second = cards.join(QStringLiteral(", "));
            choice.answer = Action(PlaceRumor{slot});
            question.choices.push_back(std::move(choice));
        } else {
            const auto tried = apply(ruleset_, state_, PlaceRumor{slot});
            const Violation why = tried ? Violation{"RUM-2", Refusal::NotNow, {}} : tried.error();
            choice.kind = ChoiceKind::Off;
            choice.second = shortReason(why);
            choice.answer = why;
            refused.push_back(std::move(choice));
        }
    }
    std::ranges::move(refused, std::back_inserter(question.choices));
    addClearLair(question, actions);
    addEvents(question, actions);
    return question;
}

Question TurnFlow::over() const
{
    Question question;
    question.text = state_.winner == Winner::Dracula ? tr("Dracula has won") : tr("The hunters have won");
    question.note = tr("The game is over. The journal shows every step of it.");
    return question;
}

Question TurnFlow::lairClear() const
{
    Question question;
    question.step = 1;
    question.text = tr("Which lair makes room?");
    question.note = tr("All three spaces are full. The lair is cleared, its cards are discarded.");
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = state_.lairs[n]; lair && lair->location) {
            Choice choice;
            choice.word = tr("Lair %1: %2").arg(sentences_.lair(LairSpace{n}), sentences_.place(*lair->location));
            QStringList cards;
            for (const PlacedEncounter& card : lair->encounters)
                cards << sentences_.encounter(card.kind);
            choice.second = cards.isEmpty() ? tr("no Encounter cards") : cards.join(QStringLiteral(", "));
            choice.icon = QStringLiteral("lair");
            choice.place = lair->location;
            choice.space = LairSpace{n};
            const MakeLair bare{lair->location, std::nullopt};
            if (apply(ruleset_, state_, bare)) {
                choice.answer = Action(bare);
            } else {
                SubQuestion next;
                next.what = SubQuestion::What::LairEncounter;
                next.cleared = lair->location;
                choice.answer = next;
            }
            question.choices.push_back(std::move(choice));
        }
    return question;
}

Question TurnFlow::lairEncounter(const SubQuestion& inside) const
{
    Question question;
    question.step = 1;
    question.text = tr("Which card for the new lair?");
    question.note = tr("It goes face down on the cards that the lair already has.");
    for (const EncounterKind kind : kindsOf(state_.encounterHand))
        question.choices.push_back(encounterChoice(kind, Action(MakeLair{inside.cleared, kind})));
    return question;
}

Question TurnFlow::wolfWhere() const
{
    Question question;
    question.step = 2;
    question.text = tr("Where does the wolf run?");
    question.note = tr("A city at most two roads away.");
    std::vector<Choice> others;
    for (const Play& play : plays()) {
        if (!play.powers.contains(Power::WolfForm))
            continue;
        Choice choice = destination(play);
        if (!play.location) {
            const auto from = currentLocation(state_);
            choice.word = sentences_.power(Power::Hide);
            choice.icon = powerIcon(Power::Hide);
            choice.second = tr("stay in %1").arg(from ? sentences_.place(*from) : QString()) +
                            (choice.second.isEmpty() ? QString() : QStringLiteral(", ") + choice.second);
            others.push_back(std::move(choice));
        } else {
            question.choices.push_back(std::move(choice));
        }
    }
    sortPlaces(question.choices);
    std::ranges::move(others, std::back_inserter(question.choices));
    return question;
}

Question TurnFlow::misdirectSlot() const
{
    Question question;
    question.step = 2;
    question.text = tr("%1: which hideout?").arg(sentences_.power(Power::Misdirect));
    question.note = tr("It is cleared, and the card lies in its slot.");
    const auto all = plays();
    for (std::uint8_t n = 1; n <= trailLength; ++n) {
        const auto& hideout = state_.trail[n - 1U];
        if (!hideout)
            continue;
        const Slot slot{n};
        Choice choice;
        choice.word = tr("Slot %1").arg(n) + QStringLiteral(": ") + trailPlace(*hideout);
        choice.icon = QStringLiteral("misdirect");
        choice.slot = slot;
        if (std::ranges::any_of(all, [&](const Play& play) { return play.misdirect == slot; })) {
            choice.place = hideout->location;
            choice.second = hideout->encounters.empty() ? tr("no Encounter cards") : tr("its cards are discarded");
            SubQuestion next;
            next.what = SubQuestion::What::MisdirectWhere;
            next.slot = slot;
            choice.answer = next;
        } else {
            choice.kind = ChoiceKind::Off;
            const auto somewhere = std::ranges::find_if(all, [](const Play& play) { return play.location && play.powers.empty(); });
            const Violation why =
                checkPlay(ruleset_, state_, Play{somewhere == all.end() ? hideout->location : somewhere->location, Power::Misdirect, slot})
                    .value_or(Violation{"MISD-3", Refusal::NotNow, {}});
            choice.second = shortReason(why);
            choice.answer = why;
        }
        question.choices.push_back(std::move(choice));
    }
    std::ranges::stable_partition(question.choices, [](const Choice& choice) { return choice.kind == ChoiceKind::Legal; });
    return question;
}

Question TurnFlow::misdirectWhere(const SubQuestion& inside) const
{
    Question question;
    question.step = 2;
    question.text = tr("And where does Dracula go?");
    question.note = inside.slot ? tr("Slot %1 is cleared and shows nothing but the Power card.").arg(inside.slot->number) : QString();
    for (const Play& play : plays())
        if (play.misdirect && play.misdirect == inside.slot)
            question.choices.push_back(destination(play));
    sortPlaces(question.choices);
    return question;
}

Question TurnFlow::hunterPlace(const SubQuestion& inside) const
{
    Question question;
    const Hunter hunter = inside.hunter.value_or(Hunter::LordGodalming);
    const HunterPlace& now = state_.hunters[static_cast<std::size_t>(hunter)];
    const Board& board = *ruleset_.board;
    question.text = tr("Where is %1 now?").arg(sentences_.hunter(hunter));
    question.note = tr("Tap the place on the map, or type its first letters.");
    question.filter = true;
    const LocationSet close = now.where == HunterPlace::Where::Location   ? near(board, now.location)
                              : now.where == HunterPlace::Where::Hospital ? LocationSet(now.location)
                                                                          : LocationSet();
    board.all().forEach([&](LocationId place) {
        if (now == HunterPlace::in(place) || !board.cards().contains(place))
            return;
        Choice choice;
        choice.kind = close.contains(place) ? ChoiceKind::Legal : ChoiceKind::Plain;
        choice.word = sentences_.place(place);
        choice.icon = placeIcon(board, place);
        choice.place = place;
        choice.answer = Action(EnterHunter{hunter, HunterPlace::in(place)});
        question.choices.push_back(std::move(choice));
    });
    sortPlaces(question.choices);
    for (const LocationId city : board.hospitals()) {
        if (now == HunterPlace::hospital(city))
            continue;
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = tr("Hospital: %1").arg(sentences_.place(city));
        choice.icon = QStringLiteral("hospital");
        choice.answer = Action(EnterHunter{hunter, HunterPlace::hospital(city)});
        question.choices.push_back(std::move(choice));
    }
    if (now.where != HunterPlace::Where::OffBoard) {
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = tr("Off the board");
        choice.icon = QStringLiteral("cross");
        choice.answer = Action(EnterHunter{hunter, HunterPlace{}});
        question.choices.push_back(std::move(choice));
    }
    return question;
}

QString powerIcon(Power power)
{
    switch (power) {
    case Power::DarkCall:
        return QStringLiteral("dark-call");
    case Power::Feed:
        return QStringLiteral("feed");
    case Power::Hide:
        return QStringLiteral("hide");
    case Power::Misdirect:
        return QStringLiteral("misdirect");
    case Power::WolfForm:
        return QStringLiteral("wolf");
    }
    return {};
}

QString encounterIcon(const Catalogue& cards, EncounterKind kind)
{
    const std::string& id = cards[kind].id;
    if (cards[kind].vampire)
        return QStringLiteral("fangs");
    if (id == "bats")
        return QStringLiteral("bats");
    if (id == "wolves")
        return QStringLiteral("wolf");
    if (id == "spy")
        return QStringLiteral("eye");
    if (id == "hoax")
        return QStringLiteral("misdirect");
    if (id == "unnatural-fog")
        return QStringLiteral("fog");
    if (id == "saboteur")
        return QStringLiteral("roadblock");
    return QStringLiteral("encounter");
}

QString placeIcon(const Board& board, LocationId place)
{
    switch (board[place].kind) {
    case LocationKind::SmallCity:
        return QStringLiteral("city-small");
    case LocationKind::LargeCity:
        return QStringLiteral("city-large");
    case LocationKind::Castle:
        return QStringLiteral("castle");
    case LocationKind::Sea:
        return QStringLiteral("sea");
    case LocationKind::Hospital:
        return QStringLiteral("hospital");
    }
    return {};
}

} // namespace demeter
