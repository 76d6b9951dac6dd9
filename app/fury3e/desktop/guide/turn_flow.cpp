// Which question is asked when, and those of the setup.
#include "app/fury3e/desktop/guide/turn_flow.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/text/name_forms.h"

#include <QCollator>

#include <algorithm>

namespace demeter::fury3e {

namespace {

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

std::optional<GameState> TurnFlow::slid(const Ruleset& ruleset, const GameState& state)
{
    if (state.step != Step::BeforeSlide || !state.clockKept || !state.due.empty() || state.trail.back() || drawsDue(ruleset, state) > 0)
        return std::nullopt;
    auto after = apply(ruleset, state, Slide{});
    return after && after->step == Step::ChooseCard && after->due.empty() ? std::optional(std::move(*after)) : std::nullopt;
}

QString TurnFlow::saying(const QString& sentence, Hunter hunter, std::optional<LocationId> place) const
{
    std::vector<NameForms> names{sentences_.forms(hunter)};
    if (place)
        names.push_back(sentences_.forms(*place));
    return inForms(sentence, names);
}

Question TurnFlow::questionNow(const std::optional<SubQuestion>& inside) const
{
    if (state_.step == Step::Over)
        return over();
    if (inside && inside->draft.card)
        return inside->what == SubQuestion::What::CardUse ? cardUse(inside->draft.card->event) : ofHuntersCard(inside->draft);
    if (const auto begun = slid(ruleset_, state_)) {
        Question question = TurnFlow(ruleset_, *begun, sentences_).questionNow(inside);
        if (!inside) // what can only be played before the slide
            addEvents(question, legal());
        return question;
    }
    if (inside)
        switch (inside->what) {
        case SubQuestion::What::LairClear:
            return lairClear();
        case SubQuestion::What::LairEncounter:
            return lairEncounter(*inside);
        case SubQuestion::What::WolfWhere:
            return wolfWhere(*inside);
        case SubQuestion::What::MisdirectSlot:
            return misdirectSlot();
        case SubQuestion::What::MisdirectWhere:
            return misdirectWhere(*inside);
        case SubQuestion::What::HunterPlace:
            return hunterPlace(*inside);
        case SubQuestion::What::HunterStart:
            return hunterStart(*inside);
        case SubQuestion::What::RoadEnd:
            return roadEnd(*inside);
        case SubQuestion::What::AddCard:
            return addCard(*inside);
        case SubQuestion::What::Fighting:
        case SubQuestion::What::Table:
        case SubQuestion::What::CardUse:
            break; // asked by the question that is due
        }
    if (drawsDue(ruleset_, state_) > 0)
        return draws();
    if (const auto turn = tableDecides())
        return atTable(*turn, inside ? inside->draft : TableDraft{});
    if (inside && inside->what == SubQuestion::What::Table)
        return allowedMeanwhile(inside->draft);
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
    case Step::EndOfPhase:
        return endOfPhase();
    case Step::Day:
    case Step::Night: // the table's
    case Step::Over:
        break;
    }
    return over();
}

Violation TurnFlow::whyNot(LocationId place, const std::optional<SubQuestion>& inside) const
{
    if (const auto begun = slid(ruleset_, state_))
        return TurnFlow(ruleset_, *begun, sentences_).whyNot(place, inside);
    Play play{place, {}, std::nullopt};
    if (inside && inside->what == SubQuestion::What::WolfWhere) {
        play.powers = inside->slot ? PowerSet{Power::WolfForm, Power::Misdirect} : Power::WolfForm;
        play.misdirect = inside->slot;
    }
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
    const QCollator collator = sentences_.collator();
    const auto rank = [&](const Choice& choice) {
        return (choice.kind == ChoiceKind::Legal ? 0 : 2) + (choice.place && ruleset_.board->isSea(*choice.place) ? 1 : 0);
    };
    std::ranges::stable_sort(choices, [&](const Choice& a, const Choice& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : collator.compare(a.word, b.word) < 0;
    });
}

void TurnFlow::sortNames(std::vector<Choice>& choices, std::size_t from) const
{
    const QCollator collator = sentences_.collator();
    std::stable_sort(choices.begin() + static_cast<std::ptrdiff_t>(from), choices.end(),
                     [&](const Choice& a, const Choice& b) { return collator.compare(a.word, b.word) < 0; });
}

Choice TurnFlow::encounterChoice(EncounterKind kind, Answer answer, bool matures) const
{
    const EncounterCard& facts = (*ruleset_.cards)[kind];
    Choice choice;
    choice.word = sentences_.encounter(kind);
    choice.icon = encounterIcon(*ruleset_.cards, kind);
    choice.card = kind;
    choice.reads = QString::fromStdString(facts.id);
    choice.answer = std::move(answer);
    QStringList effects{encounterWords(*ruleset_.cards, kind)}; // first what it does to a hunter who comes there
    if (matures && facts.maturedInfluence > 0)
        effects << tr("matured: influence +%1").arg(facts.maturedInfluence);
    else if (matures && facts.maturedHealing > 0)
        effects << tr("matured: recover %n damage", nullptr, facts.maturedHealing);
    choice.second = factsLine(effects);
    return choice;
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

Question TurnFlow::draws() const
{
    Question question;
    const int due = drawsDue(ruleset_, state_);
    question.title = tr("Which card did Dracula draw?");
    question.note = tr("Draw from the box and enter each card: %n to go.", nullptr, due);
    for (std::size_t n = 0; n < ruleset_.cards->encounters.size(); ++n) {
        const auto kind = static_cast<EncounterKind>(n);
        Choice choice = encounterChoice(kind, Action(DrawEncounter{kind}));
        choice.card.reset(); // not one of the hand
        const auto held = std::ranges::count(state_.encounterHand, kind);
        choice.second = held > 0 ? tr("%n in the hand", nullptr, static_cast<int>(held)) : QString();
        question.choices.push_back(std::move(choice));
    }
    sortNames(question.choices);
    return question;
}

Question TurnFlow::hunterStart(const SubQuestion& inside) const
{
    Question question;
    const Hunter hunter = inside.hunter.value_or(Hunter::LordGodalming);
    //: %1 is a hunter.
    question.title = saying(tr("Where does %1 start?"), hunter);
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
    question.title = tr("Where does Dracula begin?");
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

Question TurnFlow::over() const
{
    Question question;
    question.title = state_.winner == Winner::Dracula ? tr("Dracula has won") : tr("The hunters have won");
    question.note = tr("The game is over. The journal shows every step of it.");
    return question;
}

Question TurnFlow::hunterPlace(const SubQuestion& inside) const
{
    Question question;
    const Hunter hunter = inside.hunter.value_or(Hunter::LordGodalming);
    const HunterPlace& now = state_.hunters[static_cast<std::size_t>(hunter)];
    const Board& board = *ruleset_.board;
    //: %1 is a hunter.
    question.title = saying(tr("Where is %1 now?"), hunter);
    question.note = tr("Tap the place on the map, or type its first letters.");
    question.filter = true;
    const LocationSet close = now.where == HunterPlace::Where::Location   ? near(board, now.location)
                              : now.where == HunterPlace::Where::Hospital ? LocationSet(now.location)
                                                                          : LocationSet();
    board.all().forEach([&](LocationId place) {
        if (now == HunterPlace::in(place) || !board.cards().contains(place))
            return;
        Choice choice;
        choice.kind = close.contains(place) ? ChoiceKind::Others : ChoiceKind::Plain;
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

} // namespace demeter::fury3e
