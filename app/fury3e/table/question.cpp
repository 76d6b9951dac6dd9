#include "app/fury3e/table/question_maker.h"

#include "app/fury3e/text/card_words.h"
#include "app/text/name_forms.h"

#include <QCollator>

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

namespace {

HunterActs deed(Hunter hunter, HunterActs::What what, bool draculas = false)
{
    return {hunter, what, draculas, false};
}

} // namespace

TableAsked tableAsked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const Sentences& sentences)
{
    return TableQuestion(moment, draft, room, sentences).make();
}

LocationSet TableQuestion::lit() const
{
    LocationSet places;
    if (draft_.pending) // the other places stay: another one can be tapped
        if (const auto* move = std::get_if<MoveHunter>(&*draft_.pending))
            places.insert(move->to);
    if (!draft_.meanings.empty()) {
        for (const Action& action : draft_.meanings)
            if (const auto* move = std::get_if<MoveHunter>(&action))
                places.insert(move->to);
        return places;
    }
    if (const HunterCardTurn* card = chosenCard(turn_, draft_)) {
        const CardAsks asks = nextOfCard(*card, draft_);
        return asks == CardAsks::City || asks == CardAsks::Second ? card->needs[draft_.card->option].places : places;
    }
    if (draft_.cards)
        return places;
    if (actingHunter(turn_) && !draft_.supply)
        for (const HunterOptions::Destination& destination : optionsNow().destinations)
            if (destination.travel != Travel::Rail) // a train reaches too much to be lit; it is found by a tap all the same
                places.insert(destination.place);
    return places;
}

QString TableQuestion::waitWords() const
{
    using Wait = TableTurn::Wait;
    switch (turn_.wait) {
    case Wait::Setup:
        return tr("He chooses where he starts.");
    case Wait::Phase:
        return tr("It is his phase.");
    case Wait::Time:
        return tr("A hunter stands in the fog. Dracula says what follows.");
    case Wait::Arrival:
        return tr("He answers the arrival.");
    case Wait::Search:
        return tr("He answers the search.");
    case Wait::Ambush:
        return tr("Does a card ambush?");
    case Wait::Bats:
        return tr("Bats carry the hunter. Where to?");
    case Wait::Combat:
        return tr("The combat goes on with him.");
    case Wait::Escape:
        return tr("The combat is over. He escapes as a bat.");
    case Wait::Card:
        return tr("He looks at a card.");
    case Wait::Effect:
        return tr("An effect is resolved.");
    }
    return {};
}

QString TableQuestion::confirmWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        return inForms(move->travel == Travel::Rail
                           //: %1 is a place. On a button below the name of the hunter, who goes there if it is pressed; here by train.
                           ? tr("Goes %1{to} by train")
                           : move->travel == Travel::Sea
                                 //: The same by sea: to a sea, or from one to a port.
                                 ? tr("Sails %1{to}")
                                 //: The same by road.
                                 : tr("Goes %1{to}"),
                       {sentences_.forms(move->to)});
    return deedWords(entry);
}

QString TableQuestion::deedWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        return sentences_.place(move->to);
    if (const auto* fights = std::get_if<HunterFights>(&entry))
        return fights->card ? sentences_.hunterCard(*fights->card) : tr("No card");
    const auto* acts = std::get_if<HunterActs>(&entry);
    if (acts == nullptr)
        return sentences_.action(entry);
    switch (acts->what) {
    case HunterActs::What::Search:
        return tr("Search");
    case HunterActs::What::Rest:
        return tr("Rest");
    case HunterActs::What::Supply:
        return acts->draculaEvent ? tr("Supply: Dracula's card") : tr("Supply: hunter's card");
    case HunterActs::What::Pass: // one word for it wherever it stands: what else was done is not entered
        return tr("Other, or pass");
    }
    return {};
}

void TableQuestion::askForTurn()
{
    if (const HunterCardTurn* card = chosenCard(turn_, draft_)) {
        askOfCard(*card);
        return;
    }
    using Who = TableTurn::Who;
    switch (turn_.who) {
    case Who::Nobody:
        asked_.title = tr("The game is over");
        asked_.note = {};
        return;
    case Who::Dracula:
        if (turn_.draws) {
            askForWords();
            return;
        }
        asked_.title = tr("Dracula decides");
        asked_.note = waitWords();
        addWhileDraculaDecides();
        return;
    case Who::Time: {
        if (turn_.draws) {
            askForWords();
            return;
        }
        if (draft_.cards) {
            askForCards();
            return;
        }
        // A dawn and a dusk that nobody's action can end: what comes next is a combat, or Dracula's.
        const bool dawn = view_.phase == PublicPhase::Dawn, day = view_.phase == PublicPhase::Day;
        // That it dawns, or that night falls, has just been announced.
        HunterSet fighting;
        for (const Hunter hunter : allHunters)
            if (view_.figure && view_.hunters[static_cast<std::size_t>(hunter)] == HunterPlace::in(*view_.figure))
                fighting.insert(hunter);
        const MarkerWords words = day ? MarkerWords{tr("They may act once more, or the day ends."), {}, QStringLiteral("dusk")}
                                      : markerWords(dawn, fighting, sentences_);
        asked_.title = day ? tr("Every hunter has acted") : tr("Cards first");
        asked_.note = words.cards;
        TableChoice& next = add("turn-go-on", day ? tr("The day ends") : tr("Go on"), words.icon, GoOn{}, room_.columns);
        next.kind = ChoiceKind::OthersPrimary;
        next.second = words.next;
        if (room_.sheets || !turn_.cards.empty())
            addCards();
        addWords();
        return;
    }
    case Who::Hunters:
        if (turn_.ask) {
            askForAnswer();
            return;
        }
        break;
    }
    if (turn_.options.empty()) {
        if (turn_.ends)
            askForCardsOfTime();
        return;
    }
    const HunterOptions& options = optionsNow();
    const Hunter hunter = options.hunter;
    //: %1 is a hunter. Above what the hunter can do now.
    asked_.title = inForms(tr("It is %1's turn"), {sentences_.forms(hunter)});
    const QString standing = hunterStanding(hunter, view_, false, false, sentences_).facts;
    asked_.brief = standing;
    const bool byTrain =
        std::ranges::find(options.destinations, Travel::Rail, &HunterOptions::Destination::travel) != options.destinations.end();
    asked_.note = options.destinations.empty() ? standing
                  : byTrain && room_.words // phones list these places, with the way there
                      ? tr("%1. Tap a place, by train a far one too, or type its name.").arg(standing)
                      : tr("%1. Tap a place on the map, or choose.").arg(standing);
    if (turn_.opened)
        //: %1 is where a hunter is, %2 an Event card that lets him go farther than usual.
        asked_.note = tr("%1. By %2: tap where to go.").arg(standing, sentences_.hunterEvent(*turn_.opened));
    if (turn_.ends)
        asked_.note += QStringLiteral(". ").mid(asked_.note.endsWith(u'.') ? 1 : 0) + tr("Does anybody play a card first?");
    if (draft_.supply) {
        asked_.title = tr("Whose Event card was it?"); // the question itself: of the line below there may be no room for
        asked_.note = {};
        asked_.brief.clear();
        if (options.supply)
            addEntry("turn-supply-hunter", tr("A hunter's, or none"), QStringLiteral("supply"), deed(hunter, HunterActs::What::Supply),
                     false);
        if (options.draculaCard)
            addEntry("turn-supply-dracula", tr("Dracula's"), QStringLiteral("event"), deed(hunter, HunterActs::What::Supply, true), false);
        return;
    }
    if (draft_.cards) {
        asked_.brief.clear();
        askForCards();
        return;
    }
    addActions(options);
    if (turn_.ends && !draft_.pending && !draft_.allowed)
        addWords();
    if (!draft_.pending && !draft_.allowed)
        for (const HunterOptions& other : turn_.options)
            if (other.hunter != hunter) {
                TableDraft first;
                first.hunter = other.hunter;
                TableChoice& choice = add("turn-hunter", sentences_.hunter(other.hunter), {}, first);
                choice.sign = other.hunter;
                choice.kind = ChoiceKind::Quiet;
            }
}

/// Phones give chance by themselves.
void TableQuestion::addWords()
{
    if (turn_.chance && room_.words)
        add("turn-words", tr("Say a word for the cards"), QStringLiteral("quill"), TablePress::Words, room_.columns).kind =
            ChoiceKind::Quiet;
}

void TableQuestion::askForWords()
{
    asked_.title = tr("Dracula is about to draw");
    if (room_.words) {
        asked_.note = tr("Say a word, and the decks are shuffled anew with it. Until then nobody can know what comes.");
        add("turn-words", tr("Say a word for the cards"), QStringLiteral("quill"), TablePress::Words, room_.columns).kind =
            ChoiceKind::OthersPrimary;
    } else {
        asked_.note = tr("Phones give their shares by themselves. A word is said at the table.");
    }
    // It ends the chance of this round, also of the phones that have not answered yet.
    add("turn-go-on", tr("Draw without a word"), QStringLiteral("arrow-right"), GoOn{}, room_.columns).kind = ChoiceKind::Quiet;
    asked_.takesBack = true;
}

void TableQuestion::askForCards()
{
    asked_.title = tr("The hunters play a card");
    asked_.note = draft_.others ? tr("Now the rules forbid these. The table can allow one of them.")
                                : tr("Cards that show something hidden are entered on Dracula's screen.");
    std::vector<std::pair<QString, const HunterCardTurn*>> cards;
    for (const HunterCardTurn& each : turn_.cards)
        if (each.refused.has_value() == draft_.others)
            cards.emplace_back(sentences_.hunterEvent(each.card.event), &each);
    const QCollator collator = sentences_.collator();
    std::ranges::sort(cards, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
    for (const auto& [name, card] : cards) {
        TableDraft chosen = draft_;
        chosen.card = card->card;
        if (card->refused)
            chosen.said = sentences_.violation(*card->refused);
        TableChoice& choice = add("turn-card", name, QStringLiteral("event"), chosen);
        choice.description = sentences_.hunterEventText(card->card.event);
        if (card->later && !card->refused)
            choice.second = markerNow().next;
        if (card->refused)
            choice.kind = ChoiceKind::Off;
    }
    if (draft_.others || cards.size() == turn_.cards.size())
        return;
    TableDraft others = draft_;
    others.others = true;
    add("turn-other-cards", tr("Another card"), QStringLiteral("arrow-right"), others).kind = ChoiceKind::Quiet;
}

/// TIME-5: before another hunter's action ends a dawn or a dusk, anybody may play a card for it.
void TableQuestion::askForCardsOfTime()
{
    if (draft_.cards) {
        askForCards();
        return;
    }
    asked_.title = tr("Cards first");
    asked_.note = markerNow().cards;
    if (!turn_.cards.empty())
        addCards();
}

MarkerWords TableQuestion::markerNow() const
{
    return markerWords(view_.phase == PublicPhase::Dawn, {}, sentences_);
}

/// Which of the hunters' Event cards: where there is a sheet for it, there.
void TableQuestion::addCards()
{
    TableDraft asksWhich;
    asksWhich.cards = true;
    const bool turn = turn_.who == TableTurn::Who::Hunters; // beside what else the hunter can do
    add("turn-cards", turn ? tr("Event card") : tr("The hunters play a card"), QStringLiteral("event"),
        room_.sheets ? TableChoice::Does(TablePress::Cards) : TableChoice::Does(asksWhich), turn ? 1 : room_.columns);
}

/// The move that is asked about, or was refused, by Fast Horses, if they take him there.
std::optional<MoveHunter> TableQuestion::onHorseback() const
{
    const auto& entry = draft_.pending ? draft_.pending : draft_.allowed;
    const auto* move = entry ? std::get_if<MoveHunter>(&*entry) : nullptr;
    const bool byRoad = move != nullptr && move->travel == Travel::Road && draft_.pending; // any hunter goes so
    if (move == nullptr || move->by || byRoad)
        return std::nullopt;
    const auto his = std::ranges::find(turn_.options, move->hunter, &HunterOptions::hunter);
    if (his == turn_.options.end() || !his->horses.contains(move->to))
        return std::nullopt;
    return MoveHunter{move->hunter, move->to, Travel::Road, false, HunterCard::FastHorses};
}

QString TableQuestion::whoWords(HunterEvent card)
{
    switch (card) {
    case HunterEvent::BloodTransfusion:
        return tr("Who loses a bite");
    case HunterEvent::EscapeRoute:
        return tr("Who leaves the combat");
    case HunterEvent::PsychicBond:
        return tr("Which hunter is asked about");
    default:
        return tr("Who plays it");
    }
}

/// What has been answered of a card, to be seen before it is played.
QString TableQuestion::saidOfCard(const HunterPlays& card) const
{
    QStringList said;
    for (const auto& hunter : {card.hunter, card.player})
        if (hunter)
            said << sentences_.hunter(*hunter);
    for (const auto& place : {card.city, card.second})
        if (place)
            said << sentences_.place(*place);
    if (card.slot)
        said << tr("Slot %1").arg(card.slot->number);
    if (card.road)
        said << sentences_.roadblock(*card.road);
    if (card.fetched)
        said << sentences_.hunterEvent(*card.fetched);
    return said.join(QStringLiteral(" · "));
}

void TableQuestion::askOfCard(const HunterCardTurn& turn)
{
    const HunterPlays& card = *draft_.card;
    const HunterCardNeeds& needs = turn.needs[card.option];
    asked_.title = sentences_.hunterEvent(card.event);
    asked_.note = sentences_.hunterEventText(card.event);
    const auto choose = [&](const char* name, const QString& word, const char* icon, const auto& say) -> TableChoice& {
        TableDraft next = draft_;
        say(next);
        next.said.clear();
        return add(name, word, QString::fromLatin1(icon), next);
    };
    switch (nextOfCard(turn, draft_)) {
    case CardAsks::Fetched:
        asked_.note = tr("Which ally comes back");
        for (const HunterEvent ally : turn.fetched)
            choose("card-fetched", sentences_.hunterEvent(ally), "ally", [&](TableDraft& next) { next.card->fetched = ally; });
        break;
    case CardAsks::Option: {
        QStringList uses;
        if (card.event == HunterEvent::GoodLuck)
            uses = {tr("A Roadblock is removed"), tr("Dracula's ally is discarded"), tr("False Tip is cancelled")};
        else if (card.event == HunterEvent::WaxCylinders)
            uses = {tr("Deduction: the encounters of a hideout"), tr("Analysis: where Hide is")};
        asked_.note = uses.isEmpty() ? tr("How many of the six cards are Dracula's") : tr("Use");
        for (const std::uint8_t n : turn.options)
            choose("card-option", uses.isEmpty() ? QString::number(n) : uses.value(n), "", [&](TableDraft& next) {
                next.card->option = n;
                next.option = true;
            });
        break;
    }
    case CardAsks::Who:
        asked_.note = whoWords(card.event);
        needs.hunters.forEach([&](Hunter hunter) {
            choose("card-hunter", sentences_.hunter(hunter), "", [&](TableDraft& next) { next.card->hunter = hunter; }).sign = hunter;
        });
        for (const auto& [hunter, why] : turn.forbidden)
            if (!needs.hunters.contains(hunter)) { // behind it the table can allow it
                TableChoice& choice = choose("card-hunter", sentences_.hunter(hunter), "", [&](TableDraft& next) {
                    next.card->hunter = hunter;
                    next.card->overruled = true;
                    next.forbidden = why;
                });
                choice.sign = hunter;
                choice.kind = ChoiceKind::Off;
                choice.description = sentences_.violation(why);
            }
        break;
    case CardAsks::Player:
        asked_.note = tr("Who plays it");
        turn.players[static_cast<std::size_t>(card.hunter.value_or(Hunter::LordGodalming))].forEach([&](Hunter hunter) {
            choose("card-player", sentences_.hunter(hunter), "", [&](TableDraft& next) { next.card->player = hunter; }).sign = hunter;
        });
        break;
    case CardAsks::City:
        asked_.note = needs.placeCount == 1 ? tr("City") : tr("First city");
        asked_.asksPlace = true;
        break;
    case CardAsks::Second:
        asked_.note = saidOfCard(card) + QStringLiteral(". ") + tr("Second city");
        asked_.asksPlace = true;
        break;
    case CardAsks::Slot:
        for (const Slot slot : needs.trailSlots) {
            const bool atOnce = card.event == HunterEvent::NewspaperReports && slot == Slot{3};
            choose("card-slot", atOnce ? tr("Slot %1, at once").arg(slot.number) : tr("Slot %1").arg(slot.number), "trail",
                   [&](TableDraft& next) { next.card->slot = slot; });
        }
        asked_.note = tr("Which slot");
        break;
    case CardAsks::Road:
        asked_.note = view_.tokens.roadblocks.empty() ? tr("There is none") : tr("Which Roadblock");
        for (const Roadblock& road : view_.tokens.roadblocks)
            choose("card-road", sentences_.roadblock(road), "roadblock", [&](TableDraft& next) { next.card->road = road; });
        break;
    case CardAsks::Nothing:
        if (!turn.refused && !draft_.forbidden) {
            if (const QString said = saidOfCard(card); !said.isEmpty())
                asked_.note = said + QStringLiteral(". ") + asked_.note;
            // ALLY-0: of the two uses of an ally's card the table enters the one that shows nothing hidden.
            TableChoice& play = addTo(asked_.tail, "card-play", card.ally ? tr("It stays as ally") : tr("The card is played"),
                                      QStringLiteral("check"), Action(card), 2);
            play.kind = ChoiceKind::OthersPrimary;
            if (card.ally && needs.use)
                play.second = tr("its other use is entered on Dracula's screen");
            else if (turn.later)
                play.second = markerNow().next;
            break;
        }
        asked_.note = sentences_.violation(turn.refused ? *turn.refused : *draft_.forbidden);
        addAllowed(card);
        break;
    }
}

void TableQuestion::addWhileDraculaDecides()
{
    if (turn_.combat) // shown before the first round (COMB-3)
        turn_.combat->mayShow.forEach([&](Hunter hunter) {
            TableChoice& wreath = add("turn-wreath", sentences_.hunterCard(HunterCard::GarlicWreath), {}, Action(ShowWreath{hunter}));
            wreath.sign = hunter;
            wreath.spoken = sentences_.action(ShowWreath{hunter});
        });
    asked_.takesBack = !turn_.combat;
}

void TableQuestion::addActions(const HunterOptions& options)
{
    const Hunter hunter = options.hunter;
    if (draft_.pending && hunterOf(*draft_.pending) != hunter)
        return; // another one is asked about
    if (options.search)
        addEntry("turn-search", tr("Search"), QStringLiteral("search"), deed(hunter, HunterActs::What::Search), true);
    if (options.rest)
        addEntry("turn-rest", tr("Rest"), QStringLiteral("rest"), deed(hunter, HunterActs::What::Rest), true);
    if (options.supply || options.draculaCard) {
        TableDraft asksWhose;
        asksWhose.hunter = draft_.hunter;
        asksWhose.supply = true;
        add("turn-supply", tr("Supply"), QStringLiteral("supply"), asksWhose);
    }
    // Passing is a way on too: where all of these share a row, it makes room for a confirmation. So do cards of a dawn or a dusk where
    // three actions fill the row above.
    const bool confirms = draft_.pending || draft_.allowed, among = room_.besides && room_.columns == 3 && turn_.ends && options.pass;
    if (!among && (turn_.ends || (!turn_.cards.empty() && !room_.sheets))) // else they are in the table's menu
        addCards();
    if (!options.pass)
        return;
    if (among && !confirms) {
        addCards();
        asked_.tail.push_back(std::move(asked_.choices.back()));
        asked_.choices.pop_back();
    }
    const Action passes = deed(hunter, HunterActs::What::Pass);
    const QString word = deedWords(passes);
    if (!room_.besides) {
        addEntry("turn-pass", word, QStringLiteral("arrow-right"), passes, true);
    } else if (!confirms) {
        addTo(asked_.tail, "turn-pass", word, QStringLiteral("arrow-right"), meaning({passes}));
    }
    if (!turn_.last && !confirms && moment_.othersPass && turn_.options.front().pass)
        // It is said of this hunter too.
        addTo(asked_.tail, "turn-others", turn_.acted.empty() ? tr("All pass") : tr("Pass, all others too"), QStringLiteral("pass"),
              TablePress::OthersPass, among ? 1 : 2);
}

void TableQuestion::addTail()
{
    const bool begun = draft_.countedSoFar > 0 || draft_.result; // an answer of several taps
    if (draft_.pending) {
        const bool rides = onHorseback().has_value();
        addTo(asked_.tail, "turn-confirm", confirmWords(*draft_.pending), QStringLiteral("check"), *draft_.pending, rides ? 1 : 2).kind =
            ChoiceKind::OthersPrimary;
        addHorses();
        // In the place of the way back, for whatever else could be chosen still can be. Where passing has made room for three, both stand
        // there, and on a phone's page, which no words are said to: it fits its row by itself.
        if (rides && !(room_.besides && (room_.columns > 2 || !room_.words)))
            return;
    } else if (draft_.allowed) {
        addHorses();
        addAllowed(*draft_.allowed);
    } else if (draft_.meanings.empty() && !draft_.hunter && !draft_.supply && !draft_.cards && !begun) {
        return;
    }
    // After several meanings it is one choice more.
    const bool last = !draft_.meanings.empty() && !room_.phone;
    const QString word = begun ? tr("Back", "to the beginning of an answer") : tr("Something else");
    addTo(last ? asked_.choices : asked_.tail, "turn-back", word, QStringLiteral("undo"), TableDraft{}).kind = ChoiceKind::Quiet;
}

/// Quiet: the rules forbid it.
void TableQuestion::addAllowed(const Action& entry)
{
    TableChoice& allow = addTo(asked_.tail, "turn-allowed", tr("The table allows it"), QStringLiteral("check"), entry, 2);
    allow.kind = ChoiceKind::Quiet;
    allow.description = tr("the journal says so, for everybody to see");
}

/// The same place by an Item that the hunter may have; it is named, like the train.
void TableQuestion::addHorses()
{
    if (const auto ridden = onHorseback())
        addTo(asked_.tail, "turn-horses", sentences_.hunterCard(*ridden->by), QStringLiteral("road"), Action(*ridden));
}

void TableQuestion::askToConfirm()
{
    const auto* move = std::get_if<MoveHunter>(&*draft_.pending);
    const auto* fights = std::get_if<HunterFights>(&*draft_.pending);
    const Hunter hunter = hunterOf(*draft_.pending);
    const auto* acts = std::get_if<HunterActs>(&*draft_.pending);
    const bool gone = acts != nullptr && acts->what == HunterActs::What::Pass && room_.besides; // where it stood there is the confirmation
    asked_.title = gone ? sentences_.action(*draft_.pending) : sentences_.hunter(hunter);
    // What a card does stands there as soon as it has been chosen, and until another one is.
    const QString does = fights != nullptr && fights->card ? combatWords(*moment_.cards, *fights->card, sentences_) : QString();
    asked_.note = !does.isEmpty()                                 ? inForms(QStringLiteral("%1."), {NameForms{does, {}}})
                  : fights != nullptr                             ? tr("Turn the cards up together.")
                  : move == nullptr                               ? hunterStanding(hunter, view_, false, false, sentences_).facts
                  : move->by                                      ? sentences_.hunterCard(*move->by) + u'.'
                  : turn_.opened && hunter == actingHunter(turn_) ? sentences_.hunterEvent(*turn_.opened) + u'.'
                  : move->travel == Travel::Road                  ? tr("By road.")
                  : move->travel == Travel::Sea                   ? tr("By sea.")
                  : move->travel == Travel::Rail                  ? tr("By train.")
                                                                  : tr("Out of the hospital.");
    asked_.brief = asked_.note;
    mark(meaning({*draft_.pending}));
}

} // namespace demeter::fury3e
