// The Dracula phase: the slide, the card, the encounter, the Rumor token, and what they ask further.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/text/name_forms.h"

#include <algorithm>

namespace demeter::fury3e {

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

QList<Seat> huntersThere(const GameState& state, LocationId place)
{
    QList<Seat> found;
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

} // namespace

QString TurnFlow::stayWords(std::optional<LocationId> from) const
{
    //: %1 is a place.
    QString words = from ? inForms(tr("stay %1{in}"), {sentences_.forms(*from)}) : QString();
    if (!words.isEmpty())
        words[0] = words[0].toLower(); // behind the name of the card
    return words;
}

QString TurnFlow::staying(const QString& consequence) const
{
    return stayWords(currentLocation(state_)) + (consequence.isEmpty() ? QString() : QStringLiteral(", ") + consequence);
}

QString TurnFlow::whichCardFor(const Hideout& hideout) const
{
    //: %1 is a place.
    return hideout.location ? inForms(tr("Which card will lie %1{in}?"), {sentences_.forms(*hideout.location)})
                            //: %1 is a Power card.
                            : tr("Which card for %1?").arg(trailPlace(hideout));
}

QString TurnFlow::whyNeverMatures(const Hideout* hideout) const
{
    if (hideout == nullptr || !hideout->powers.contains(Power::Hide))
        return {};
    const std::vector<NameForms> hide{sentences_.card(sentences_.power(Power::Hide))};
    //: %1 is the card Hide.
    return state_.hideBond ? inForms(tr("Cards with %1 never mature: they can only ambush, or be found in a search."), hide)
                           //: %1 is the card Hide.
                           : inForms(tr("Cards with %1 never mature, and its city has left the trail: nothing can come of them."), hide);
}

QString TurnFlow::withoutEffects(const Hideout& leaving) const
{
    if (leaving.encounters.empty())
        return tr("back to the deck");
    if (leaving.powers.contains(Power::Hide)) // MAT-4
        //: %1 is the card Hide.
        return inForms(tr("without effects: cards with %1 never mature"), {sentences_.card(sentences_.power(Power::Hide))});
    const auto matures = [this](const PlacedEncounter& card) { return (*ruleset_.cards)[card.kind].hasMaturedEffect; };
    return std::ranges::any_of(leaving.encounters, matures) ? tr("without effects: cards are discarded")
                                                            : tr("no card there has an effect: cards are discarded");
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
        choice.seats = huntersThere(state_, to);
        const QString lair = lairLetter(sentences_, state_, to);
        if (!lair.isEmpty()) {
            parts << tr("back from lair %1").arg(lair);
            choice.icon = QStringLiteral("lair");
            choice.space = lairOf(state_, to);
        }
        if (!choice.seats.isEmpty() && !board.isSea(to))
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
    return parts.isEmpty() ? sentences_.matured(kind) : parts.join(QStringLiteral(", "));
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
    case Refusal::MisdirectPower:
        return tr("a Power card lies there");
    case Refusal::MisdirectBond:
        return tr("Hide is associated with it");
    case Refusal::MisdirectCurrent:
        return tr("the current location");
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

Question TurnFlow::slideOut() const
{
    Question question;
    question.step = 1;
    const auto actions = legal();
    if (const auto& leaving = state_.trail.back(); !leaving) {
        question.title = state_.clockKept ? tr("The Dracula phase begins") : tr("Does the Dracula phase begin?");
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
        question.title = tr("%1 leaves the trail").arg(name);
        question.note = tr("What becomes of the hideout from slot 6? The Dracula phase begins with it.");
        Choice mature;
        mature.word = tr("Mature");
        mature.second = withoutEffects(*leaving);
        mature.icon = QStringLiteral("arrow-right");
        mature.answer = Action(Mature{});
        for (const Action& action : actions)
            if (const auto* resolve = std::get_if<ResolveMatured>(&action)) {
                Choice choice;
                choice.word = tr("Mature: %1").arg(sentences_.encounter(resolve->kind));
                choice.second = maturedConsequence(resolve->kind, *leaving);
                choice.icon = encounterIcon(*ruleset_.cards, resolve->kind);
                choice.answer = action;
                question.choices.push_back(std::move(choice));
            }
        const bool effects = !question.choices.empty(); // what gives something comes before what gives nothing
        if (!effects)
            question.choices.push_back(mature);
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
        if (effects)
            question.choices.push_back(std::move(mature));
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
        choice.seats = {hunter};
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
    question.title = tr("Resolve another matured effect?");
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
        question.title = tr("No card can be played");
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
    question.title = tr("Where does Dracula go?");
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
        const auto found = std::ranges::find_if(all, [&](const Play& play) {
            return play.powers.contains(power) && play.misdirect.has_value() == (power == Power::Misdirect);
        });
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
            if (power == Power::Misdirect && why.what == Refusal::MisdirectEmpty) { // each slot has a reason of its own
                choice.second = tr("no hideout can be chosen");
                choice.answer = SubQuestion::of(SubQuestion::What::MisdirectSlot);
            }
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
                            : power == Power::Hide  ? stayWords(from)
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
    question.title = hideout ? whichCardFor(*hideout) : tr("Which Encounter card?");
    const QString never = whyNeverMatures(hideout);
    question.note = QStringList{tr("It goes face down on slot 1."), never}.join(u' ').trimmed();
    const auto actions = legal();
    for (const Action& action : actions)
        if (const auto* place = std::get_if<PlaceEncounter>(&action))
            question.choices.push_back(encounterChoice(place->kind, action, never.isEmpty()));
    addClearLair(question, actions);
    addEvents(question, actions);
    return question;
}

Question TurnFlow::placeRumor() const
{
    Question question;
    question.step = 4;
    question.title = tr("Place a Rumor token?");
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
            if (hideout->powers.contains(Power::Hide)) // RUM-4 is about matured vampires
                choice.second = tr("%1: never matures", "Encounter cards with Hide").arg(choice.second);
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

Question TurnFlow::lairClear() const
{
    Question question;
    question.step = 1;
    question.title = tr("Which lair makes room?");
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
    question.title = tr("Which card for the new lair?");
    question.note = tr("It goes face down on the cards that the lair already has.");
    for (const EncounterKind kind : kindsOf(state_.encounterHand))
        question.choices.push_back(encounterChoice(kind, Action(MakeLair{inside.cleared, kind}), false)); // LAIR-7: nothing matures there
    return question;
}

Question TurnFlow::wolfWhere(const SubQuestion& inside) const
{
    Question question;
    question.step = 2;
    question.title = tr("Where does the wolf run?");
    question.note = tr("A city at most two roads away.");
    std::vector<Choice> others;
    for (const Play& play : plays()) {
        if (!play.powers.contains(Power::WolfForm) || play.misdirect != inside.slot)
            continue;
        Choice choice = destination(play);
        if (!play.location) {
            choice.word = sentences_.power(Power::Hide);
            choice.icon = powerIcon(Power::Hide);
            choice.second = staying(choice.second);
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
    question.title = tr("%1: which hideout?").arg(sentences_.power(Power::Misdirect));
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
    if (!question.choices.empty() && question.choices.front().kind == ChoiceKind::Off)
        question.note = tr("No hideout can be chosen now. Tap one to read why.");
    return question;
}

Question TurnFlow::misdirectWhere(const SubQuestion& inside) const
{
    Question question;
    question.step = 2;
    question.title = tr("And where does Dracula go?");
    question.note = inside.slot ? tr("Slot %1 is cleared and shows nothing but the Power card.").arg(inside.slot->number) : QString();
    std::vector<Choice> others; // OPEN-25: another Power card
    bool wolf = false;
    for (const Play& play : plays()) {
        if (!play.misdirect || play.misdirect != inside.slot)
            continue;
        const PowerSet beside = play.powers - Power::Misdirect;
        wolf = wolf || beside.contains(Power::WolfForm);
        if (beside.contains(Power::WolfForm))
            continue;
        Choice choice = destination(play);
        if (beside.empty()) {
            question.choices.push_back(std::move(choice));
            continue;
        }
        const Power power = beside.contains(Power::DarkCall) ? Power::DarkCall : beside.contains(Power::Feed) ? Power::Feed : Power::Hide;
        choice.word = sentences_.power(power);
        choice.icon = powerIcon(power);
        choice.second = staying(choice.second);
        others.push_back(std::move(choice));
    }
    if (wolf) {
        Choice choice;
        choice.word = sentences_.power(Power::WolfForm);
        choice.icon = powerIcon(Power::WolfForm);
        choice.second = tr("suffer %n damage", nullptr, 1);
        SubQuestion next = SubQuestion::of(SubQuestion::What::WolfWhere);
        next.slot = inside.slot;
        choice.answer = next;
        others.push_back(std::move(choice));
    }
    sortPlaces(question.choices);
    std::ranges::move(others, std::back_inserter(question.choices));
    return question;
}

} // namespace demeter::fury3e
