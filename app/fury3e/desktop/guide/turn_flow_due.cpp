// What is due besides the hunters' own turns: cards, tokens, choices that an effect asks for.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/text/name_forms.h"
#include "core/fury3e/cards/card_ids.h"

#include <algorithm>

namespace demeter::fury3e {

Choice TurnFlow::roadChoice(const Roadblock& road, ChoiceKind kind) const
{
    Choice choice;
    choice.kind = kind;
    choice.word = sentences_.roadblock(road);
    choice.icon = road.onRail ? QStringLiteral("rail") : QStringLiteral("road");
    choice.answer = Action(ChooseRoad{road});
    return choice;
}

Question TurnFlow::roads(const Due& due) const
{
    Question question;
    question.way = wayOfRound(question);
    const auto actions = legal();
    const auto found = all<ChooseRoad>(actions);
    if (due.what == Due::What::RemoveRoadblock || found.size() <= 12) {
        question.title = due.what == Due::What::RemoveRoadblock ? tr("Which Roadblock goes?") : tr("Where does a Roadblock go?");
        question.note = due.what == Due::What::RemoveRoadblock ? tr("At the end of dusk one of them leaves the board.")
                                                               : tr("Roadblocks to place: %1.").arg(due.number);
        for (const ChooseRoad& road : found)
            question.choices.push_back(roadChoice(road.road, ChoiceKind::Legal));
        addRest(question, actions);
        return question;
    }
    question.title = tr("A Roadblock: next to which city?");
    question.note = tr("Roadblocks to place: %1. Tap one end of the road or railway, then the other.").arg(due.number);
    question.filter = true;
    question.wholeFirst = true;
    LocationSet ends;
    for (const ChooseRoad& road : found) {
        ends.insert(road.road.a);
        ends.insert(road.road.b);
    }
    std::vector<Choice> cities;
    ends.forEach([&](LocationId city) {
        Choice choice;
        choice.kind = ChoiceKind::Plain;
        choice.word = sentences_.place(city);
        choice.icon = placeIcon(*ruleset_.board, city);
        choice.place = city;
        SubQuestion next = SubQuestion::of(SubQuestion::What::RoadEnd);
        next.place = city;
        choice.answer = next;
        cities.push_back(std::move(choice));
    });
    sortPlaces(cities);
    std::ranges::move(cities, std::back_inserter(question.choices));
    addRest(question, actions);
    return question;
}

Question TurnFlow::roadEnd(const SubQuestion& inside) const
{
    Question question;
    question.way = wayOfRound(question);
    question.title = tr("And the other end?");
    question.note = inside.place ? tr("From %1.").arg(sentences_.place(*inside.place)) : QString();
    question.origin = inside.place;
    const auto actions = legal();
    for (const ChooseRoad& choose : all<ChooseRoad>(actions)) {
        const Roadblock& road = choose.road;
        if (!inside.place || (road.a != *inside.place && road.b != *inside.place))
            continue;
        Choice choice = roadChoice(road, ChoiceKind::Legal);
        choice.place = road.a == *inside.place ? road.b : road.a;
        choice.word = sentences_.place(*choice.place);
        choice.second = road.onRail ? tr("railway") : tr("road");
        question.choices.push_back(std::move(choice));
    }
    sortPlaces(question.choices);
    return question;
}

QString TurnFlow::askedWords(const Due& due) const
{
    if (!due.asked)
        return {};
    QStringList named;
    switch (*due.asked) {
    case HunterEvent::EvilPresence:
        return tr("They ask which hunters are adjacent to Dracula.");
    case HunterEvent::LocalRumors:
        if (!due.hunter)
            return {};
        //: %1 is a hunter, man or woman, %2 where the hunter is.
        return tr("%1 (%2): they ask which hideouts are adjacent.")
            .arg(sentences_.hunter(*due.hunter), sentences_.place(placeOf(state_, *due.hunter).location));
    case HunterEvent::NewspaperReports:
        named << sentences_.slot(Slot{due.number});
        break;
    default:
        if (due.place)
            named << sentences_.place(*due.place);
        if (due.from && due.from != due.place)
            named << sentences_.place(*due.from);
        break;
    }
    //: %1 are one or two cities, or a slot of the trail.
    return named.isEmpty() ? QString() : tr("They ask about: %1.").arg(named.join(QStringLiteral(", ")));
}

QString TurnFlow::lyingWords(const NameForms& name, const CardPlace& place, bool faceUp) const
{
    const NameForms where{placeWords(place), {}, false};
    //: %1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.
    return faceUp ? inForms(tr("%1 lies face up in %2."), {name, where})
                  //: %1 is a place or a Power card, %2 where on the trail or among the lairs its card lies.
                  : inForms(tr("%1 lies in %2: you must reveal it."), {name, where});
}

QString TurnFlow::answerWords(const GameState& after) const
{
    QStringList said;
    for (const Happening& happening : after.happened) {
        if (happening.what == Happening::What::HunterCardPlayed || happening.what == Happening::What::HunterDelayed)
            continue; // known already
        if (happening.what == Happening::What::LocationRevealed && !happening.arguments.empty())
            if (const auto* location = std::get_if<LocationId>(&happening.arguments.front()))
                if (const auto lies = fury3e::placeOf(state_, *location)) {
                    const Hideout& hideout = *hideoutAt(state_, *lies);
                    said << lyingWords(sentences_.forms(*location), *lies, hideout.faceUp);
                    if (const auto down = std::ranges::count(hideout.encounters, false, &PlacedEncounter::faceUp); down > 0)
                        said << tr("Encounter cards that stay face down there: %1.").arg(down);
                    continue;
                }
        if (happening.what == Happening::What::HideRevealed) {
            const auto slot =
                std::ranges::find_if(state_.trail, [](const auto& hideout) { return hideout && hideout->powers.contains(Power::Hide); });
            if (slot != state_.trail.end()) {
                const CardPlace lies{false, static_cast<std::uint8_t>(slot - state_.trail.begin() + 1)};
                said << lyingWords(NameForms{sentences_.power(Power::Hide), {}, false}, lies, hideShown(**slot));
                continue;
            }
        }
        said << sentences_.happening(happening);
    }
    return said.join(u' ');
}

Question TurnFlow::pressReply(const Due& due) const
{
    Question question;
    question.way = wayOfRound(question);
    question.noteFirst = true;
    if (due.hunter && placeOf(state_, *due.hunter).where != HunterPlace::Where::OffBoard) {
        question.acting = due.hunter;
        question.origin = placeOf(state_, *due.hunter).location;
    }
    question.title = due.asked ? tr("The hunters play %1").arg(event(*due.asked)) : tr("The hunters play a card");
    const auto after = apply(ruleset_, state_, GoOn{});
    int turned = 0;
    QStringList note{askedWords(due)};
    if (after) {
        note << answerWords(*after);
        for (std::size_t n = 0; n < trailLength; ++n)
            if (const auto& now = state_.trail[n], &then = after->trail[n]; now && then)
                turned += (now->location && then->faceUp && !now->faceUp ? 1 : 0) +
                          (now->powers.contains(Power::Hide) && hideShown(*then) && !hideShown(*now) ? 1 : 0);
        for (std::size_t n = 0; n < lairSpaces; ++n)
            if (const auto& now = state_.lairs[n], &then = after->lairs[n]; now && then)
                turned += then->faceUp && !now->faceUp ? 1 : 0;
    }
    note.removeAll(QString());
    question.note = note.join(u' ');
    Choice next = turned == 0   ? goOn(tr("Go on"), tr("nothing is turned up"))
                  : turned == 1 ? goOn(tr("Reveal it"), tr("the card stays face up"))
                                : goOn(tr("Reveal them"), tr("the cards stay face up"));
    next.icon = turned > 0 ? QStringLiteral("eye") : QStringLiteral("check");
    question.choices.push_back(std::move(next));
    addReplies(question, legal(), {DraculaEvent::SensationalistPress});
    return question;
}

Question TurnFlow::addCards(const Due&) const
{
    Question question;
    question.way = wayOfRound(question);
    const auto actions = legal();
    const auto found = all<AddEncounter>(actions);
    std::vector<Slot> spaces;
    for (const AddEncounter& add : found)
        if (std::ranges::find(spaces, add.slot) == spaces.end())
            spaces.push_back(add.slot);
    if (spaces.size() == 1) {
        SubQuestion only;
        only.slot = spaces.front();
        question = addCard(only);
    } else {
        question.title = tr("On which slot goes a card?");
        question.note = tr("An Encounter card from the hand, face down.");
        for (const Slot slot : spaces) {
            Choice choice;
            choice.word = tr("Slot %1").arg(slot.number);
            if (const auto& hideout = state_.trail[slot.number - 1U]) {
                choice.word += QStringLiteral(": ") + trailPlace(*hideout);
                choice.place = hideout->location;
            }
            choice.icon = QStringLiteral("trail");
            choice.slot = slot;
            SubQuestion next = SubQuestion::of(SubQuestion::What::AddCard);
            next.slot = slot;
            choice.answer = next;
            question.choices.push_back(std::move(choice));
        }
    }
    if (has(actions, GoOn{}))
        question.choices.push_back(goOn(tr("Done"), tr("no more cards"), ChoiceKind::Plain));
    addRest(question, actions);
    return question;
}

Question TurnFlow::addCard(const SubQuestion& inside) const
{
    Question question;
    question.way = wayOfRound(question);
    const Slot slot = inside.slot.value_or(Slot{1});
    const auto& hideout = state_.trail[(slot.number - 1U) % trailLength];
    question.title = hideout ? whichCardFor(*hideout) : tr("Which Encounter card?");
    const QString never = whyNeverMatures(hideout ? &*hideout : nullptr);
    question.note = QStringList{tr("It goes face down on slot %1.").arg(slot.number), never}.join(u' ').trimmed();
    const auto actions = legal();
    for (const AddEncounter& add : all<AddEncounter>(actions))
        if (add.slot == slot)
            question.choices.push_back(encounterChoice(add.kind, Action(add), never.isEmpty()));
    return question;
}

Question TurnFlow::fogFight(HunterSet fighting) const
{
    Question question;
    question.way = wayOfRound(question);
    question.title = tr("Fog: whom does Dracula fight?");
    question.note = tr("In the fog he may leave hunters alone.");
    const auto actions = legal();
    const auto sets = all<ChooseHunters>(actions);
    if (sets.size() <= 4) {
        for (const ChooseHunters& set : sets) {
            Choice choice;
            QStringList names;
            set.hunters.forEach([&](Hunter hunter) {
                names << sentences_.hunter(hunter);
                choice.seats << hunter;
            });
            choice.word = names.isEmpty() ? tr("Nobody") : names.join(QStringLiteral(", "));
            choice.second = names.isEmpty() ? tr("no combat") : tr("a combat");
            choice.icon = names.isEmpty() ? QStringLiteral("fog") : QStringLiteral("claws");
            choice.answer = Action(set);
            question.choices.push_back(std::move(choice));
        }
        addRest(question, actions);
        return question;
    }
    HunterSet possible;
    for (const ChooseHunters& set : sets)
        possible = possible | set.hunters;
    possible.forEach([&](Hunter hunter) {
        Choice choice;
        choice.word = sentences_.hunter(hunter);
        choice.second = fighting.contains(hunter) ? tr("fights") : tr("is left alone");
        choice.sign = hunter;
        choice.marked = fighting.contains(hunter);
        SubQuestion next = SubQuestion::of(SubQuestion::What::Fighting);
        next.hunters = fighting;
        if (choice.marked)
            next.hunters.erase(hunter);
        else
            next.hunters.insert(hunter);
        choice.answer = next;
        question.choices.push_back(std::move(choice));
    });
    Choice done;
    done.kind = ChoiceKind::Primary;
    done.word = fighting.empty() ? tr("No combat") : tr("To the combat");
    done.icon = QStringLiteral("check");
    done.answer = Action(ChooseHunters{fighting});
    question.choices.push_back(std::move(done));
    addRest(question, actions);
    return question;
}

Question TurnFlow::dueNow(const Due& due, const std::optional<SubQuestion>& inside) const
{
    using enum Due::What;
    Question question;
    question.way = wayOfRound(question);
    const auto actions = legal();
    const QString who = due.hunter ? sentences_.hunter(*due.hunter) : QString();
    const QString where = due.place ? sentences_.place(*due.place) : QString();
    const QString which = due.event ? event(*due.event) : QString();
    if (due.hunter && placeOf(state_, *due.hunter).where != HunterPlace::Where::OffBoard) {
        question.acting = due.hunter;
        question.origin = placeOf(state_, *due.hunter).location;
    }
    const auto is = [&](SubQuestion::What what) { return inside && inside->what == what; };
    question.noteFirst = due.what == SearchReply || due.what == EventsDrawn || due.what == PressReply || due.what == MaturedCity ||
                         due.what == MaturedHunter;
    switch (due.what) {
    case EndOfPhase:
    case EndOfAction:
    case EndOfDawn:
    case EndOfDusk:
    case MaturedCities:
    case AfterEncounter:
    case CombatStep: // these deal with themselves before anybody sees them
    case Defeat:
    case LongNightCard:
    case SearchOrder:
    case Encounter:
    case Shows:
    case Customs:
    case LucysReply:
    case SwapCard:
    case Bite:
    case HunterEffects: // and these are asked at the table
        question.title = tr("Go on");
        break;
    case RemoveRoadblock:
    case PlaceRoadblocks:
        return roads(due);
    case RemoveStorm:
        question.title = tr("Which Storm goes?");
        question.note = tr("At the end of dusk one of them leaves the board.");
        break;
    case FogFight:
        return fogFight(is(SubQuestion::What::Fighting) ? inside->hunters : due.hunters);
    case BatsMove:
        //: %1 is a hunter.
        question.title = saying(tr("Where do the Bats take %1{whom}?"), *due.hunter);
        question.note = tr("In place of an action. The hunter arrives there, and becomes delayed.");
        addPlaces(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("Leave the hunter there"), tr("the Bats token is discarded"), ChoiceKind::Plain));
        question.words = true; // Speedy Telegraph: others may act first
        break;
    case Hospital:
        //: %1 is a hunter.
        question.title = saying(tr("To which hospital does %1 go?"), *due.hunter);
        question.note = tr("Both are equally near; the hunter comes there at dawn.");
        break;
    case Arrival:
        return arrival(due);
    case Ambush:
        //: %1 is a hunter.
        question.title = saying(tr("Ambush %1{whom}?"), *due.hunter);
        question.note = tr("Each card once, in any order, or none.");
        addLying(question, actions, {});
        // What lies there besides stands there too, with what forbids it: else nobody knows why he is asked.
        for (const PlacedEncounter& card : lyingAt(due.place.value_or(LocationId{}))) {
            const auto offered = all<ChooseLying>(actions);
            if (std::ranges::find(offered, card.kind, [](const ChooseLying& lying) { return lying.card.kind; }) != offered.end())
                continue;
            Choice choice;
            choice.kind = ChoiceKind::Off;
            choice.word = sentences_.encounter(card.kind);
            choice.icon = encounterIcon(*ruleset_.cards, card.kind);
            const bool can = (*ruleset_.cards)[card.kind].canAmbush;
            choice.second = can ? tr("it has had its turn") : tr("only when it is found in a search");
            choice.answer =
                can ? Violation{"AMB-4", Refusal::NotThere, {card.kind}} : Violation{"AMB-1", Refusal::CannotAmbush, {card.kind}};
            question.choices.push_back(std::move(choice));
        }
        question.choices.push_back(goOn(tr("No ambush"), tr("the cards stay as they are"), ChoiceKind::Plain));
        break;
    case SearchReply:
        //: %1 is a hunter, %2 a place.
        question.title = due.place ? saying(tr("%1 searches %2{in}"), *due.hunter, due.place)
                                   //: %1 is a hunter.
                                   : saying(tr("%1 searches"), *due.hunter);
        {
            QStringList cards;
            if (due.place)
                for (const PlacedEncounter& card : lyingAt(*due.place))
                    cards << sentences_.encounter(card.kind);
            question.note = cards.isEmpty() ? tr("Nothing lies there. Say so.")
                                            : tr("Everything is turned up: %1.").arg(cards.join(QStringLiteral(", ")));
            Choice next = goOn(tr("Go on"), cards.isEmpty() ? tr("nothing is found") : tr("turn the cards up"));
            next.icon = QStringLiteral("search");
            question.choices.push_back(std::move(next));
        }
        addReplies(question, actions, {DraculaEvent::Seduction});
        break;
    case SeducedBy:
        //: %1 is a hunter.
        question.title = saying(tr("Which vampire seduces %1{whom}?"), *due.hunter);
        addLying(question, actions, tr("back to the hand"));
        break;
    case DiscardHand:
        question.title = tr("Discard which Encounter cards?");
        question.note = due.flag ? tr("Exactly so many more: %1.").arg(due.number) : tr("Up to so many more: %1.").arg(due.number);
        addHand(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("Done"), tr("no more are discarded")));
        break;
    case MaturedCity:
        question.title = due.kind ? tr("%1: which city?").arg(sentences_.encounter(*due.kind)) : tr("Which city?");
        question.note = due.kind ? sentences_.matured(*due.kind) : QString();
        break;
    case MaturedHunter:
        question.title = due.kind ? tr("%1: which hunter?").arg(sentences_.encounter(*due.kind)) : tr("Which hunter?");
        question.note = due.kind ? sentences_.matured(*due.kind) : QString();
        break;
    case Combat:
    case EnragedReply:
    case UsePlotting:
    case TakeCombat:
    case ClawsVictim:
    case BatWhere:
        return combat(due);
    case EventsDrawn:
        question.title = tr("Which Event card did Dracula get?");
        question.note = tr("Look at it in secret. Cards to enter: %1.").arg(due.number);
        addDraws(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("That was all"), tr("no more of them were Dracula's"), ChoiceKind::Plain));
        break;
    case AtOnce:
        question.title = has(actions, GoOn{}) ? tr("Play %1 now?").arg(which) : tr("%1 is played at once").arg(which);
        question.note = tr("It has just come into your hand.");
        for (const PlayEvent& play : all<PlayEvent>(actions))
            if (play.event == due.event) {
                question.choices.push_back(eventChoice(play));
                question.choices.back().kind = ChoiceKind::Legal;
            }
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("Keep it"), tr("for later"), ChoiceKind::Legal));
        break;
    case DiscardEvents:
        question.title = tr("Too many Event cards");
        question.note = tr("Discard down to %1, or play one that fits.").arg(ruleset_.cards->eventLimit);
        for (const DiscardEvent& discard : all<DiscardEvent>(actions)) {
            Choice choice;
            choice.word = tr("Discard %1").arg(event(discard.event));
            choice.second = eventWords(PlayEvent{discard.event, false, 0});
            choice.icon = QStringLiteral("cross");
            choice.answer = Action(discard);
            choice.reads = QLatin1String(idOf(discard.event).data(), static_cast<qsizetype>(idOf(discard.event).size()));
            question.choices.push_back(std::move(choice));
        }
        break;
    case PlaceStorms:
        question.title = tr("Where does a Storm go?");
        question.note = tr("Storms to place: %1.").arg(due.number);
        addPlaces(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("Done"), tr("no more Storms"), ChoiceKind::Plain));
        break;
    case AddEncounters:
        return addCards(due);
    case Victim:
        question.title = tr("%1: which hunter?").arg(which);
        addHunters(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("Nobody"), {}, ChoiceKind::Plain));
        break;
    case MoveOn:
        question.title = tr("%1: where does %2 go?").arg(which, who);
        question.note = tr("You choose.");
        break;
    case SwapEncounter:
        question.title = tr("%1: discard a card for another?").arg(which.isEmpty() ? event(DraculaEvent::DraculasBrides) : which);
        question.note = tr("The discarded card is seen by all.");
        addHand(question, actions);
        question.choices.push_back(goOn(tr("Keep the hand"), {}));
        break;
    case TopEvent:
        question.title = tr("%1: is the top Event card Dracula's?").arg(which.isEmpty() ? event(DraculaEvent::ImmanuelHildesheim) : which);
        question.note = tr("If it is, choose it; else it stays on the deck.");
        question.choices.push_back(goOn(tr("It is not"), tr("the card stays where it is"), ChoiceKind::Legal));
        addDraws(question, actions);
        break;
    case KeepEvent:
        question.title = tr("Which discarded Event card do you keep?");
        question.note = tr("In secret. Your other discarded cards go into the deck.");
        addDraws(question, actions);
        if (has(actions, GoOn{}))
            question.choices.push_back(goOn(tr("None"), tr("there is none"), ChoiceKind::Plain));
        break;
    case PressReply:
        question = pressReply(due);
        break;
    case GiveUpEncounter:
        question.title = tr("Which card do the hunters discard?");
        question.note = tr("They have seen your hand and choose one Encounter card.");
        addHand(question, actions);
        for (Choice& choice : question.choices)
            choice.kind = ChoiceKind::Others;
        break;
    case Chance: {
        question.title = tr("Ask the hunters for a word");
        question.note = tr("You are about to draw. With their word the decks are shuffled anew: until it is said nobody can know what "
                           "comes. Phones give their shares by themselves.");
        Choice words;
        words.kind = ChoiceKind::Others;
        words.word = tr("Enter their word");
        words.icon = QStringLiteral("quill");
        words.answer = Command::Words;
        question.choices.push_back(std::move(words));
        question.choices.push_back(goOn(tr("Draw without a word"), {}, ChoiceKind::Quiet));
        break;
    }
    }
    // Whatever has not been offered yet, so that no answer is ever missing.
    const auto offered = [&](auto kind) {
        using Kind = decltype(kind);
        return std::ranges::any_of(question.choices, [](const Choice& choice) {
            const auto* action = std::get_if<Action>(&choice.answer);
            return action != nullptr && std::holds_alternative<Kind>(*action);
        });
    };
    if (!offered(ChoosePlace{}))
        addPlaces(question, actions);
    if (!offered(ChooseHunter{}))
        addHunters(question, actions);
    addRest(question, actions);
    return question;
}

} // namespace demeter::fury3e
