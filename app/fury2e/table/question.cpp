#include "app/fury2e/table/question_maker.h"

#include "app/fury2e/table/icons.h"
#include "app/fury2e/table/words.h"
#include "app/text/name_forms.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/game_state.h"

#include <QCollator>
#include <QStringList>

namespace demeter::fury2e {

namespace {

using Asks = TableDraft::Asks;
using What = PublicQuestion::What;

} // namespace

TableAsked tableAsked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const SecondEditionSentences& sentences)
{
    return SecondTableQuestion(moment, draft, room, sentences).make();
}

LocationSet SecondTableQuestion::lit() const
{
    LocationSet places;
    if (draft_.pending) // the other places stay: another one can be tapped
        if (const auto* move = std::get_if<MoveHunters>(&*draft_.pending))
            places.insert(move->to);
    if (!draft_.meanings.empty()) {
        for (const Action& action : draft_.meanings)
            if (const auto* move = std::get_if<MoveHunters>(&action))
                places.insert(move->to);
        return places;
    }
    if (const LocationSet named = placesAsked(moment_, draft_); !named.empty())
        return named;
    const HunterSet group = goers(moment_, draft_);
    if (draft_.asks == Asks::Turn && view_.asked.what == What::Turn && !turn_.options.empty() && canGo(moment_, group)) {
        const HunterOptions& options = turn_.options.front();
        for (const HunterOptions::Destination& destination : options.destinations)
            if (destination.travel != Travel::Rail) // a train reaches too much to be lit; it is found by a tap all the same
                places.insert(destination.place);
        if (group.size() > 1)
            places = places - options.alone;
    }
    return places;
}

void SecondTableQuestion::ask()
{
    switch (view_.asked.what) {
    case What::Nothing:
        asked_.title = SharedQuestion::tr("The game is over");
        return;
    case What::Dracula:
        waitForDracula();
        return;
    case What::Start:
        askForStart();
        return;
    case What::Shows:
        asked_.title = sentences_.question(
            {.what = Due::What::Shows, .hunter = view_.asked.hunters.empty() ? std::nullopt : std::optional(view_.asked.hunters.first())});
        askAbout(infoOf(DraculaEvent::QuinceyPMorris).id, {});
        askYesNo(tr("It is shown"), tr("Nothing is shown"));
        addGreatStrength();
        return;
    case What::Suffer:
        asked_.title = sentences_.question({.what = Due::What::Suffer, .event = view_.asked.event});
        if (view_.asked.event)
            askAbout(infoOf(*view_.asked.event).id, names(view_.asked.hunters));
        add("answer-go-on", tr("It takes effect"), QStringLiteral("check"), Action(GoOn{}));
        addGreatStrength();
        return;
    case What::Cancel:
        asked_.title = sentences_.question({.what = Due::What::Cancel, .event = view_.asked.event});
        if (view_.asked.event)
            askAbout(infoOf(*view_.asked.event).id, {});
        askYesNo(tr("It is cancelled"), tr("It stands"));
        for (const HunterCardTurn& card : turn_.cards) // 2E-HEV-3: in answer to False Tip-off
            add("answer-card", sentences_.hunterEvent(card.event), QStringLiteral("event"), Action(HunterPlays{.event = card.event}));
        return;
    case What::RoundBegins:
    case What::DrawsWait:
        askForWords();
        return;
    case What::CombatLaid:
        asked_.title = sentences_.question({.what = Due::What::Combat}, Combat::Stage::Laid);
        asked_.note = tr("Dracula's card lies there, face down.");
        add("answer-show", tr("Show the cards"), QStringLiteral("eye"), Action(GoOn{}), room_.columns).kind = ChoiceKind::OthersPrimary;
        return;
    default:
        break;
    }
    switch (draft_.asks) {
    case Asks::Cards:
        askForCards();
        return;
    case Asks::Card:
        askOfCard();
        return;
    case Asks::Item:
        askOfItem();
        return;
    case Asks::Resolve:
        askForResolve();
        return;
    case Asks::Spend:
        askToSpend();
        return;
    case Asks::Roll:
        asked_.title = tr("What does the die show?");
        asked_.note = tr("A roll at the hospital can cure a bite.");
        if (draft_.roller)
            addDie("turn-die", [&](std::uint8_t roll) { return TableChoice::Does(Action(RollForBite{*draft_.roller, roll})); });
        return;
    case Asks::Rest:
        askForRest();
        return;
    case Asks::Resupply:
        askForResupply();
        return;
    case Asks::Leap:
        askForLeap();
        return;
    case Asks::Losses:
        askForLosses();
        return;
    case Asks::Turn:
        break;
    }
    switch (view_.asked.what) {
    case What::Encounter:
        askForEncounter();
        break;
    case What::CombatCards:
        askForCombatCards();
        break;
    case What::CombatResult:
        askForResult();
        break;
    case What::Act:
        askForAct();
        break;
    default:
        askForTurn();
        break;
    }
}

void SecondTableQuestion::askForWords()
{
    const bool draws = view_.asked.what == What::DrawsWait;
    asked_.title = draws ? tr("Dracula is about to draw") : tr("A new round begins");
    if (!room_.words) {
        asked_.note = SharedQuestion::tr("Phones give their shares by themselves. A word is said at the table.");
    } else {
        asked_.note = tr("A word of yours mixes the reserve. Until then nobody can know the next Encounters.");
        add("turn-words", tr("Say a word for the Encounters"), QStringLiteral("quill"), TablePress::Words, room_.columns).kind =
            ChoiceKind::OthersPrimary;
    }
    // It ends the chance of this round, also of the phones that have not answered yet.
    add("turn-go-on", draws ? tr("Draw without a word") : tr("Begin without a word"), QStringLiteral("arrow-right"), Action(GoOn{}),
        room_.columns)
        .kind = ChoiceKind::Quiet;
    asked_.takesBack = true;
}

void SecondTableQuestion::waitForDracula()
{
    using Wait = TableTurn::Wait;
    asked_.title = SharedQuestion::tr("Dracula decides");
    switch (turn_.wait) {
    case Wait::Setup:
        asked_.note = SharedQuestion::tr("He chooses where he starts.");
        break;
    case Wait::Turn:
        asked_.note = tr("It is his turn.");
        break;
    case Wait::Order:
        asked_.note = tr("Which Encounter is next?");
        break;
    case Wait::Bats:
        asked_.note = SharedQuestion::tr("Bats carry the hunter. Where to?");
        break;
    case Wait::Combat:
        asked_.note = SharedQuestion::tr("The combat goes on with him.");
        break;
    case Wait::Card:
        asked_.note = tr("Does he answer the card?");
        break;
    case Wait::Drawn:
        asked_.note = tr("He enters the Event cards that he got.");
        break;
    case Wait::Effect:
        asked_.note = SharedQuestion::tr("An effect is resolved.");
        break;
    }
    if (const QString declared = declaredWords(view_, sentences_); !declared.isEmpty()) // 2E-HEV-12: it binds him
        asked_.note += u' ' + declared + u'.';
    asked_.takesBack = !view_.combat;
}

void SecondTableQuestion::askForStart()
{
    const std::size_t next = std::min<std::size_t>(draft_.starts.size(), hunterCount - 1);
    //: %1 is a hunter.
    asked_.title = inForms(tr("In which city does %1 begin?"), {sentences_.forms(allHunters[next])});
    QStringList chosen;
    for (std::size_t n = 0; n < draft_.starts.size() && n < hunterCount; ++n)
        chosen << QStringLiteral("%1: %2").arg(sentences_.hunter(allHunters[n]), sentences_.place(draft_.starts[n]));
    asked_.note = chosen.isEmpty() ? tr("Tap a city on the map.") : chosen.join(QStringLiteral(" · "));
}

void SecondTableQuestion::askForTurn()
{
    const auto hunter = actingHunter(moment_);
    if (!hunter)
        return;
    const HunterOptions& options = turn_.options.front();
    const HunterSet group = goers(moment_, draft_);
    //: %1 is a hunter. Above what the hunter can do now.
    asked_.title = group.size() == 1 ? inForms(SharedQuestion::tr("It is %1's turn"), {sentences_.forms(*hunter)})
                                     //: %1 are several hunters, who go together.
                                     : inForms(tr("%1 go together"), {sentences_.forms(group)});
    asked_.brief = standing(group);
    asked_.note =
        options.destinations.empty() ? asked_.brief : SharedQuestion::tr("%1. Tap a place on the map, or choose.").arg(asked_.brief);
    options.companions.forEach([&](Hunter other) {
        const bool goes = group.contains(other);
        TableChoice& choice = addNext("turn-with", sentences_.hunter(other), {}, [&](TableDraft& next) {
            if (goes)
                next.with.erase(other);
            else
                next.with.insert(other);
        });
        choice.marked = goes;
        if (!room_.phone)
            choice.sign = other;
        const QString does = goes ? tr("goes along") : tr("stays behind");
        (room_.phone ? choice.description : choice.second) = does;
    });
    if (areHeldBy(Encounter::Fog, group)) // 2E-ENC-5
        //: %1 is a hunter, or several.
        asked_.note = inForms(tr("The Fog holds %1{whom}: no movement until the end of this turn."), {sentences_.forms(group)});
    const bool bats = areHeldBy(Encounter::Bats, group);
    if (bats) { // 2E-ENC-3: in place of their movement
        //: %1 is a hunter, or several.
        asked_.note = inForms(tr("The Bats carry %1{whom} off: Dracula says where."), {sentences_.forms(group)});
        add("turn-stay", batsWords(), encounterIcon(Encounter::Bats),
            Action(MoveHunters{group, *view_.hunters[at(*hunter)], Travel::Road, false}))
            .kind = ChoiceKind::OthersPrimary;
    } else if (options.stay)
        add("turn-stay", tr("Stay and search"), QStringLiteral("search"),
            meaning({MoveHunters{group, *view_.hunters[at(*hunter)], Travel::Road, false}}));
    if (options.trainEnds)
        add("turn-train-ends", tr("Train: X"), QStringLiteral("rail"),
            meaning({MoveHunters{group, *view_.hunters[at(*hunter)], Travel::Rail, false}}))
            .second = tr("the turn ends");
    addActs();
    if (!options.resolve.empty())
        addNext("turn-resolve", sentences_.number(Number::Resolve), QStringLiteral("resolve"),
                [](TableDraft& next) { next.asks = Asks::Resolve; });
    options.rolls.forEach([&](Hunter roller) {
        TableChoice& choice = addNext("turn-roll", tr("Roll for the bite"), QStringLiteral("hospital"), [&](TableDraft& next) {
            next.asks = Asks::Roll;
            next.roller = roller;
        });
        if (options.rolls.size() > 1)
            choice.sign = roller;
    });
    addCards();
    asked_.takesBack = !draft_.pending && !draft_.allowed;
}

bool SecondTableQuestion::areHeldBy(Encounter encounter, HunterSet hunters) const
{
    bool held = false;
    hunters.forEach([&](Hunter hunter) {
        const auto tokens = holding(view_.sheets[at(hunter)]);
        held = held || std::ranges::find(tokens, encounter) != tokens.end();
    });
    return held && !canGo(moment_, hunters);
}

QString SecondTableQuestion::batsWords()
{
    return tr("Dracula says where");
}

QString SecondTableQuestion::deedWords(HuntersAct::What what) const
{
    switch (what) {
    case HuntersAct::What::Nothing:
        return tr("End of the turn");
    case HuntersAct::What::Rest:
        return SharedQuestion::tr("Rest");
    case HuntersAct::What::Resupply:
        return tr("Resupply");
    case HuntersAct::What::Exchange:
        return tr("Exchange");
    }
    return {};
}

void SecondTableQuestion::addActs()
{
    for (const HuntersAct::What what : turn_.acts)
        switch (what) {
        case HuntersAct::What::Rest: {
            TableChoice& rest =
                addNext("turn-rest", deedWords(what), QStringLiteral("rest"), [](TableDraft& next) { next.asks = Asks::Rest; });
            (room_.phone ? rest.description : rest.second) = tr("2 Events, up to 2 Health");
            break;
        }
        case HuntersAct::What::Resupply: {
            TableChoice& resupply =
                addNext("turn-resupply", deedWords(what), QStringLiteral("supply"), [](TableDraft& next) { next.asks = Asks::Resupply; });
            (room_.phone ? resupply.description : resupply.second) = drawnHere();
            break;
        }
        case HuntersAct::What::Exchange:
            if (room_.sheets || room_.scrolls || turn_.options.empty())
                add("turn-exchange", deedWords(what), QStringLiteral("shuffle"), meaning({HuntersAct{what, {}, 0, false}}));
            break;
        case HuntersAct::What::Nothing:
            break;
        }
    if (std::ranges::find(turn_.acts, HuntersAct::What::Nothing) == turn_.acts.end())
        return;
    const bool alone = turn_.acts.size() == 1 && turn_.options.empty(); // there is nothing that it could be taken for
    add("turn-end", deedWords(HuntersAct::What::Nothing), QStringLiteral("arrow-right"),
        alone ? TableChoice::Does(Action(HuntersAct{})) : TableChoice::Does(meaning({HuntersAct{}})))
        .kind = alone ? ChoiceKind::OthersPrimary : ChoiceKind::Others;
}

void SecondTableQuestion::addCards()
{
    if (turn_.cards.empty() && turn_.items.empty())
        return;
    TableDraft asksWhich;
    asksWhich.asks = Asks::Cards;
    asksWhich.with = draft_.with;
    add("turn-cards", tr("Card or Item"), QStringLiteral("event"),
        room_.sheets ? TableChoice::Does(TablePress::Cards) : TableChoice::Does(asksWhich));
}

void SecondTableQuestion::addGreatStrength()
{
    const auto card = std::ranges::find(turn_.cards, HunterEvent::GreatStrength, &HunterCardTurn::event);
    if (card != turn_.cards.end())
        card->hunters.forEach([&](Hunter hunter) {
            add("answer-saved", sentences_.hunterEvent(HunterEvent::GreatStrength), {},
                Action(HunterPlays{.event = HunterEvent::GreatStrength, .hunter = hunter}))
                .sign = hunter;
        });
}

QString SecondTableQuestion::standing(HunterSet hunters) const
{
    const HunterStanding words = hunterStanding(hunters.first(), view_, false, false, sentences_);
    return hunters.size() == 1 ? words.facts : words.place;
}

void SecondTableQuestion::askForAct()
{
    const HunterSet acting = view_.acting;
    const bool one = acting.size() == 1;
    asked_.title = acting.empty() ? QString()
                   //: %1 is a hunter, at the end of the hunter's turn.
                   : one ? inForms(tr("What does %1 do?"), {sentences_.forms(acting.first())})
                         //: %1 are several hunters.
                         : inForms(tr("What do %1 do?"), {sentences_.forms(acting)});
    asked_.brief = asked_.note = acting.empty() ? QString() : standing(acting);
    if (begins(moment_, draft_))
        //: %1 says where a hunter stands, %2 is the hunter whose turn comes next.
        asked_.note =
            inForms(tr("%1. Or tap where %2 goes next."), {{asked_.brief, {}, false}, sentences_.forms(turn_.next.front().hunter)});
    addActs();
    addCards();
    asked_.takesBack = !draft_.pending && !draft_.allowed;
}

void SecondTableQuestion::askForRest()
{
    HunterSet hurt;
    view_.acting.forEach([&](Hunter hunter) {
        if (view_.sheets[at(hunter)].health < fullHealth[at(hunter)])
            hurt.insert(hunter);
    });
    const auto rest = [&](std::optional<Hunter> who, std::uint8_t events) {
        HuntersAct act{HuntersAct::What::Rest, {}, events, false};
        if (who)
            act.healed[at(*who)] = static_cast<std::uint8_t>(std::min(2, fullHealth[at(*who)] - view_.sheets[at(*who)].health));
        return Action(act);
    };
    if (!draft_.draculaEvents) {
        asked_.title = tr("How many of the two Events are Dracula's?");
        asked_.note = tr("They come from the bottom of the deck. He gets his, the others are discarded.");
        for (std::uint8_t number = 0; number <= 2; ++number) {
            TableDraft next = draft_;
            next.draculaEvents = number;
            add("rest-events", QString::number(number), QStringLiteral("event"),
                hurt.size() > 1 ? TableChoice::Does(next)
                                : TableChoice::Does(rest(hurt.empty() ? std::nullopt : std::optional(hurt.first()), number)));
        }
        return;
    }
    asked_.title = tr("Who recovers Health?");
    hurt.forEach([&](Hunter hunter) {
        TableChoice& choice = add("rest-who", sentences_.hunter(hunter), {}, rest(hunter, *draft_.draculaEvents));
        choice.sign = hunter;
    });
}

/// 2E-HUNT-15.
QString SecondTableQuestion::drawnHere() const
{
    const auto& here = whereIs(view_.acting);
    if (!here)
        return {};
    switch (sentences_.kindOf(*here)) {
    case LocationKind::SmallCity:
        return tr("1 Event");
    case LocationKind::LargeCity:
        return tr("1 Event and/or 1 Item");
    case LocationKind::Hospital:
        return tr("1 Event or 1 Item");
    default:
        return {};
    }
}

void SecondTableQuestion::askForResupply()
{
    const auto resupply = [](std::uint8_t events) { return Action(HuntersAct{HuntersAct::What::Resupply, {}, events, false}); };
    asked_.title = deedWords(HuntersAct::What::Resupply);
    asked_.brief = SharedQuestion::tr("Whose Event card was it?");
    asked_.note = asked_.brief;
    if (const QString drawn = drawnHere(); !drawn.isEmpty())
        asked_.note.prepend(QStringLiteral("%1: %2. ").arg(sentences_.place(*whereIs(view_.acting)), drawn));
    add("resupply-hunter", SharedQuestion::tr("A hunter's, or none"), QStringLiteral("supply"), resupply(0));
    add("resupply-dracula", SharedQuestion::tr("Dracula's"), QStringLiteral("event"), resupply(1));
}

void SecondTableQuestion::askForResolve()
{
    const auto hunter = actingHunter(moment_);
    if (!hunter)
        return;
    asked_.title = sentences_.number(Number::Resolve);
    //: %1 is a hunter.
    asked_.note = inForms(tr("What does %1 spend a point on?"), {sentences_.forms(*hunter)});
    for (const ResolveOption option : turn_.options.front().resolve)
        if (option == ResolveOption::NewspaperReports)
            add("resolve-option", sentences_.option(option), QStringLiteral("journal"),
                meaning({SpendResolve{*hunter, option, {}, {}, 0, false}}));
        else
            addNext("resolve-option", sentences_.option(option),
                    option == ResolveOption::SenseOfEmergency ? QStringLiteral("ship") : QStringLiteral("health"), [&](TableDraft& next) {
                        next.asks = Asks::Spend;
                        next.spend = SpendResolve{*hunter, option, {}, {}, 0, false};
                    });
}

void SecondTableQuestion::askToSpend()
{
    if (!draft_.spend)
        return;
    const SpendResolve& spend = *draft_.spend;
    asked_.title = sentences_.option(spend.option);
    if (spend.option == ResolveOption::SenseOfEmergency) {
        //: %1 is a hunter.
        asked_.note = inForms(tr("Where does %1 go? Tap any place."), {sentences_.forms(spend.hunter)});
        return;
    }
    asked_.note = tr("Who recovers Health?");
    for (const Hunter hunter : allHunters) {
        const int missing = fullHealth[at(hunter)] - view_.sheets[at(hunter)].health;
        if (missing <= 0)
            continue;
        SpendResolve heals = spend;
        heals.other = hunter;
        heals.health = static_cast<std::uint8_t>(std::min(4, missing));
        TableChoice& choice = add("resolve-heals", sentences_.hunter(hunter), {}, Action(heals));
        choice.sign = hunter;
        choice.second = QStringLiteral("+%1").arg(heals.health);
    }
}

void SecondTableQuestion::askForCards()
{
    asked_.title = tr("The hunters play a card");
    asked_.note = tr("What concerns only the hunters stays on the table.");
    struct Named {
        QString name;
        const char* icon;
        TableDraft draft;
        std::string_view id;
    };
    std::vector<Named> all;
    for (const HunterCardTurn& each : turn_.cards) {
        TableDraft chosen;
        chosen.asks = Asks::Card;
        chosen.card = HunterPlays{each.event, {}, {}, {}, {}, 0};
        if (each.hunters.size() == 1 && each.forbidden.empty())
            chosen.card->hunter = each.hunters.first();
        all.push_back({sentences_.hunterEvent(each.event), "event", chosen, infoOf(each.event).id});
    }
    for (const ItemTurn& each : turn_.items) {
        TableDraft chosen;
        chosen.asks = Asks::Item;
        chosen.with = draft_.with; // a Fast Horse takes them along
        chosen.item = PlayItem{each.item, each.hunters.first(), {}, {}, 0};
        chosen.who = each.hunters.size() == 1 || each.item == HunterItem::LocalRumors; // whose it is tells nothing
        all.push_back({sentences_.item(each.item), "supply", chosen, hunterItemIds[static_cast<std::size_t>(each.item)]});
    }
    const QCollator collator = sentences_.collator();
    std::ranges::sort(all, [&](const Named& a, const Named& b) { return collator.compare(a.name, b.name) < 0; });
    // So many have room with large words too.
    constexpr std::size_t most = 12;
    const bool pages = !room_.scrolls && all.size() > most + 1;
    const std::size_t begins = pages ? draft_.page * most : 0, ends = pages ? begins + most : all.size();
    for (std::size_t n = begins; n < std::min(ends, all.size()); ++n) {
        TableChoice& choice = add("turn-card", all[n].name, QString::fromLatin1(all[n].icon), all[n].draft);
        choice.description = cardInShort(all[n].id, sentences_.language());
        choice.reads = QString::fromLatin1(all[n].id.data(), static_cast<qsizetype>(all[n].id.size()));
    }
    if (pages)
        addNext("turn-more-cards", tr("Other cards"), QStringLiteral("layers"),
                [&](TableDraft& next) { next.page = ends < all.size() ? static_cast<std::uint8_t>(draft_.page + 1) : std::uint8_t{0}; });
}

void SecondTableQuestion::askOfCard()
{
    const HunterCardTurn* turn = cardAsked(moment_, draft_);
    if (turn == nullptr)
        return;
    const HunterPlays& card = *draft_.card;
    asked_.title = sentences_.hunterEvent(card.event);
    const auto ask = [&](const QString& line) { askAbout(infoOf(card.event).id, line); };
    switch (nextOfCard(*turn, draft_)) {
    case CardAsks::Who:
        ask(tr("Who plays the card?"));
        addHunters("card-hunter", turn->hunters, [](TableDraft& next, Hunter hunter) { next.card->hunter = hunter; });
        for (const auto& [hunter, why] : turn->forbidden) { // behind it the table can allow it
            TableChoice& choice = addNext("card-hunter", sentences_.hunter(hunter), {}, [&](TableDraft& next) {
                next.card->hunter = hunter;
                next.card->overruled = true;
                next.forbidden = why;
            });
            choice.sign = hunter;
            choice.kind = ChoiceKind::Off;
            choice.description = sentences_.reason(why);
        }
        break;
    case CardAsks::Other:
        ask(tr("Who loses a bite?"));
        addHunters("card-hunter", card.hunter ? turn->others - HunterSet(*card.hunter) : turn->others,
                   [](TableDraft& next, Hunter hunter) { next.card->other = hunter; });
        break;
    case CardAsks::City:
        ask(turn->placeCount == 1 ? tr("Tap the place on the map.") : tr("Tap the first city on the map."));
        break;
    case CardAsks::Second:
        //: %1 is the first city, which has been named.
        ask(tr("%1. Tap the second city on the map.").arg(sentences_.place(*card.city)));
        break;
    case CardAsks::Number: {
        const bool luck = turn->number == HunterCardTurn::Number::Luck;
        if (luck) // the answers say what it does
            asked_.note = tr("What is removed?");
        else
            ask(tr("What does the die show?"));
        for (const std::uint8_t number : turn->numbers)
            addNext("card-number",
                    !luck         ? QString::number(number)
                    : number == 0 ? tr("Dracula's ally is discarded")
                                  : tr("A Roadblock is removed"),
                    {}, [number](TableDraft& next) {
                        next.card->number = number;
                        next.number = true;
                    });
        break;
    }
    case CardAsks::Nothing: {
        QStringList named;
        for (const auto& hunter : {card.hunter, card.other})
            if (hunter)
                named << sentences_.hunter(*hunter);
        for (const auto& place : {card.city, card.second})
            if (place)
                named << sentences_.place(*place);
        if (turn->number == HunterCardTurn::Number::Die)
            //: What a die shows.
            named << tr("die: %1").arg(card.number);
        ask(named.join(QStringLiteral(" · ")));
        if (draft_.forbidden) {
            asked_.note = sentences_.reason(*draft_.forbidden);
            addAllowed(card);
            break;
        }
        addTo(asked_.tail, "card-play", tr("The card is played"), QStringLiteral("check"), Action(card), 2).kind =
            ChoiceKind::OthersPrimary;
        break;
    }
    }
}

void SecondTableQuestion::askOfItem()
{
    const ItemTurn* turn = itemAsked(moment_, draft_);
    if (turn == nullptr)
        return;
    const PlayItem& item = *draft_.item;
    asked_.title = sentences_.item(item.item);
    const auto ask = [&](const QString& line) { askAbout(hunterItemIds[static_cast<std::size_t>(item.item)], line); };
    if (!draft_.who) {
        ask(tr("Who plays the card?"));
        addHunters("item-hunter", turn->hunters, [](TableDraft& next, Hunter hunter) {
            next.item->hunter = hunter;
            next.who = true;
        });
    } else if (turn->rolls) {
        ask(tr("What does the die show?"));
        addDie("item-die", [&](std::uint8_t roll) {
            PlayItem rolled = item;
            rolled.roll = roll;
            return TableChoice::Does(Action(rolled));
        });
    } else if (!turn->tokens.empty()) {
        ask(tr("Which Encounter is turned up?"));
        for (const LyingToken& token : turn->tokens) {
            PlayItem shows = item;
            shows.token = token;
            const auto same = std::ranges::count(turn->tokens, token.place, &LyingToken::place);
            QString word = sentences_.cardPlace(token.place);
            if (same > 1)
                word += QStringLiteral(" (%1)").arg(token.index + 1);
            add("item-token", word, QStringLiteral("encounter"), Action(shows));
        }
    } else if (!turn->places.empty()) {
        ask(tr("Tap the place on the map."));
    } else if (!turn->from.empty() && !item.from) {
        ask(tr("All are out. Which one is moved? Tap it on the map, or choose."));
        for (const LocationId city : turn->from)
            addNext("item-from", sentences_.place(city), QStringLiteral("host"), [city](TableDraft& next) { next.item->from = city; });
    } else {
        ask(sentences_.hunter(item.hunter));
        addTo(asked_.tail, "item-play", tr("It is played"), QStringLiteral("check"), Action(item), 2).kind = ChoiceKind::OthersPrimary;
    }
}

QString SecondTableQuestion::confirmWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunters>(&entry)) {
        const auto& here = whereIs(move->hunters);
        const bool one = move->hunters.size() == 1;
        const std::vector<NameForms> place{sentences_.forms(move->to)};
        if (here == move->to && move->travel == Travel::Rail) // 2E-HUNT-3
            return tr("Train die X: the turn ends");
        if (here == move->to && areHeldBy(Encounter::Bats, move->hunters))
            return batsWords();
        if (here == move->to)
            //: %1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.
            return inForms(one ? tr("Stays %1{in}", "a hunter") : tr("Stay %1{in}", "several hunters"), place);
        if (move->travel == Travel::Rail)
            return inForms(one ? SharedQuestion::tr("Goes %1{to} by train") : tr("Go %1{to} by train", "several hunters"), place);
        if (move->travel == Travel::Sea)
            return inForms(one ? SharedQuestion::tr("Sails %1{to}") : tr("Sail %1{to}", "several hunters"), place);
        return inForms(one ? SharedQuestion::tr("Goes %1{to}") : tr("Go %1{to}", "several hunters"), place);
    }
    return sentences_.action(entry, view_.asked);
}

void SecondTableQuestion::askToConfirm()
{
    const Action& entry = *draft_.pending;
    if (const auto* move = std::get_if<MoveHunters>(&entry)) {
        const auto& here = whereIs(move->hunters);
        asked_.title = names(move->hunters);
        asked_.note = here == move->to && move->travel == Travel::Rail
                          ? sentences_.told({{Happening::What::TrainRefused, {move->hunters.first()}}}).join(u' ')
                      : here == move->to ? areHeldBy(Encounter::Bats, move->hunters) ? QString() : tr("The search comes at once.")
                      : move->travel == Travel::Sea  ? SharedQuestion::tr("By sea.")
                      : move->travel == Travel::Rail ? SharedQuestion::tr("By train.")
                      : move->by                     ? tr("By Fast Horse, on two roads.")
                                                     : SharedQuestion::tr("By road.");
        if (move->travel == Travel::Rail && isPastWest(move->hunters.first(), move->to)) // 2E-OPEN-30: never stopped
            asked_.note += QStringLiteral(" ") + tr("In Western Europe a train goes two spaces at most, and this is three.");
    } else if (const auto* start = std::get_if<PlaceHunters>(&entry)) {
        QStringList cities;
        for (const Hunter hunter : allHunters)
            cities << QStringLiteral("%1: %2").arg(sentences_.hunter(hunter), sentences_.place(start->cities[at(hunter)]));
        asked_.title = sentences_.action(entry);
        asked_.note = cities.join(QStringLiteral(" · "));
    } else {
        asked_.title = sentences_.action(entry, view_.asked);
        asked_.note.clear();
    }
    asked_.brief = asked_.note;
    mark(meaning({entry}));
}

/// Quiet: the rules forbid it.
void SecondTableQuestion::addAllowed(const Action& entry)
{
    TableChoice& allow = addTo(asked_.tail, "turn-allowed", tr("The table allows it"), QStringLiteral("check"), entry, 2);
    allow.kind = ChoiceKind::Quiet;
    allow.description = tr("the journal says so, for everybody to see");
}

void SecondTableQuestion::addTail()
{
    const auto* move = draft_.pending ? std::get_if<MoveHunters>(&*draft_.pending) : nullptr;
    const bool train = move != nullptr && goesByTrainToo(*move);
    if (draft_.pending) {
        addTo(asked_.tail, "turn-confirm",
              std::holds_alternative<PlaceHunters>(*draft_.pending) ? tr("So it is") : confirmWords(*draft_.pending),
              QStringLiteral("check"), *draft_.pending, train ? 1 : 2)
            .kind = ChoiceKind::OthersPrimary;
        if (train) { // in the place of the way back, but on a phone's page: whatever else could be chosen still can be
            addTo(asked_.tail, "turn-train", sentences_.label(QStringLiteral("by-rail")), QStringLiteral("rail"),
                  Action(MoveHunters{move->hunters, move->to, Travel::Rail, false}));
            if (!room_.besides || room_.words)
                return;
        }
    } else if (draft_.allowed) {
        addAllowed(*draft_.allowed);
    } else {
        TableDraft stands; // an answer of several taps, a question within a turn
        stands.with = draft_.with;
        stands.said = draft_.said;
        if (draft_ == stands)
            return;
    }
    TableDraft back;
    back.with = draft_.with;
    const bool last = !draft_.meanings.empty() && !room_.phone;                       // after several meanings it is one choice more
    const bool chosen = draft_.pending || draft_.allowed || !draft_.meanings.empty(); // something else instead; else one step back
    addTo(last ? asked_.choices : asked_.tail, "turn-back",
          chosen ? SharedQuestion::tr("Something else") : SharedQuestion::tr("Back", "to the beginning of an answer"),
          QStringLiteral("undo"), back)
        .kind = ChoiceKind::Quiet;
}

} // namespace demeter::fury2e
