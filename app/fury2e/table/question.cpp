#include "app/fury2e/table/question.h"

#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/words.h"
#include "app/prompt/prompt_maker.h"
#include "app/text/name_forms.h"
#include "core/fury2e/game/due.h"
#include "core/fury2e/game/game_state.h"

#include <QCollator>
#include <QStringList>

#include <algorithm>
#include <string_view>
#include <utility>

namespace demeter::fury2e {

namespace {

using Asks = TableDraft::Asks;
using What = PublicQuestion::What;

/// Words that both editions ask with.
class SharedQuestion {
    Q_DECLARE_TR_FUNCTIONS(TableQuestion)
};

std::size_t at(Hunter hunter)
{
    return static_cast<std::size_t>(hunter);
}

/// Those who would go now, in the turn that begins.
HunterSet goers(const TableMoment& moment, const TableDraft& draft)
{
    const auto hunter = actingHunter(moment);
    return hunter ? (draft.with & moment.turn.options.front().companions) | HunterSet(*hunter) : HunterSet();
}

/// None of a group is bound where they are, as far as the table shows it.
bool canGo(const TableMoment& moment, HunterSet hunters)
{
    bool free = true;
    hunters.forEach([&](Hunter hunter) {
        const auto own = std::ranges::find(moment.turn.options, hunter, &HunterOptions::hunter);
        free = free && (own == moment.turn.options.end() ? holding(moment.view.sheets[at(hunter)]).empty() : !own->destinations.empty());
    });
    return free;
}

const HunterCardTurn* cardAsked(const TableMoment& moment, const TableDraft& draft)
{
    if (draft.asks != Asks::Card || !draft.card)
        return nullptr;
    const auto found = std::ranges::find(moment.turn.cards, draft.card->event, &HunterCardTurn::event);
    return found == moment.turn.cards.end() ? nullptr : &*found;
}

/// What of a card is asked next.
enum class CardAsks : std::uint8_t { Who, Other, City, Second, Number, Nothing };
CardAsks nextOfCard(const HunterCardTurn& turn, const TableDraft& draft)
{
    const HunterPlays& card = *draft.card;
    const bool who = !turn.hunters.empty() || !turn.forbidden.empty();
    return who && !card.hunter                                            ? CardAsks::Who
           : !turn.others.empty() && !card.other                          ? CardAsks::Other
           : turn.placeCount > 0 && !card.city                            ? CardAsks::City
           : turn.placeCount > 1 && !card.second                          ? CardAsks::Second
           : turn.number != HunterCardTurn::Number::None && !draft.number ? CardAsks::Number
                                                                          : CardAsks::Nothing;
}

const ItemTurn* itemAsked(const TableMoment& moment, const TableDraft& draft)
{
    if (draft.asks != Asks::Item || !draft.item)
        return nullptr;
    const auto found = std::ranges::find(moment.turn.items, draft.item->item, &ItemTurn::item);
    return found == moment.turn.items.end() ? nullptr : &*found;
}

/// Places that are named, not gone to; nothing where none is asked for.
LocationSet placesAsked(const TableMoment& moment, const TableDraft& draft)
{
    if (moment.view.asked.what == What::Start)
        return draft.pending ? LocationSet() : moment.turn.starts;
    if (const HunterCardTurn* card = cardAsked(moment, draft)) {
        const CardAsks asks = nextOfCard(*card, draft);
        if (asks != CardAsks::City && asks != CardAsks::Second)
            return {};
        const auto& hunter = draft.card->hunter;
        LocationSet places = card->placeCount == 1 && hunter ? card->reached[at(*hunter)] : card->places;
        if (draft.card->city)
            places.erase(*draft.card->city);
        return places;
    }
    if (const ItemTurn* item = itemAsked(moment, draft); item != nullptr && !item->places.empty()) {
        return item->places;
    } else if (item != nullptr && draft.who && !item->from.empty() && !draft.item->from) {
        LocationSet hosts;
        for (const LocationId city : item->from)
            hosts.insert(city);
        return hosts;
    }
    return {};
}

bool asksAnyPlace(const TableDraft& draft)
{
    return draft.asks == Asks::Spend && draft.spend && draft.spend->option == ResolveOption::SenseOfEmergency && !draft.spend->to;
}

class SecondTableQuestion : PromptMaker<TableAsked, TableChoice> {
    Q_DECLARE_TR_FUNCTIONS(SecondTableQuestion)

public:
    SecondTableQuestion(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const SecondEditionSentences& sentences)
        : moment_(moment), view_(moment.view), turn_(moment.turn), draft_(draft), room_(room), sentences_(sentences)
    {
    }

    TableAsked make()
    {
        if (!draft_.meanings.empty()) {
            asked_.title = SharedQuestion::tr("Which one is meant?");
            asked_.note = tr("The words fit more than one thing.");
            for (const Action& entry : draft_.meanings)
                add("turn-meaning", sentences_.action(entry), QStringLiteral("arrow-right"), meaning({entry}));
        } else {
            ask(); // what could be chosen stays where it is
            if (draft_.pending) {
                fillNone();
                askToConfirm();
            }
        }
        addTail();
        if (!draft_.said.isEmpty())
            asked_.note = draft_.said;
        asked_.lit = lit();
        asked_.asksPlace = !draft_.pending && (!placesAsked(moment_, draft_).empty() || asksAnyPlace(draft_));
        return std::move(asked_);
    }

private:
    void ask();
    void askForStart();
    void askForWords();
    void askForTurn();
    void askForAct();
    void askForRest();
    void askForResupply();
    void askForResolve();
    void askToSpend();
    void askForCards();
    void askOfCard();
    void askOfItem();
    void askForEncounter();
    void askForCombatCards();
    void askForLeap();
    void addAllowed(const Action& entry);
    void askForResult();
    void askForLosses();
    void askYesNo(const QString& yes, const QString& no);
    void askToConfirm();
    void addTail();
    void addActs();
    void addCards();
    /// 2E-HEV-9: saves one of those whom it is about, each a button.
    void addGreatStrength();
    void addTakeBack();
    /// Of one hunter with Health; of those who go together where they are: the order shows the Health of each.
    QString standing(HunterSet hunters) const;
    void waitForDracula();
    LocationSet lit() const;
    bool goesByTrainToo(const MoveHunters& move) const
    {
        const auto own = std::ranges::find(turn_.options, move.hunters.first(), &HunterOptions::hunter);
        return own != turn_.options.end() && move.travel == Travel::Road && !move.by && own->trains.contains(move.to);
    }
    bool isPastWest(Hunter hunter, LocationId place) const
    {
        const auto own = std::ranges::find(turn_.options, hunter, &HunterOptions::hunter);
        return own != turn_.options.end() && own->pastWest.contains(place);
    }
    /// Where those stand who go together.
    const std::optional<LocationId>& whereIs(HunterSet hunters) const
    {
        static constexpr std::optional<LocationId> nowhere;
        return hunters.empty() ? nowhere : view_.hunters[at(hunters.first())];
    }

    /// Something more is said of what is half made.
    template <typename Say> TableChoice& addNext(const char* name, const QString& word, const QString& icon, const Say& say)
    {
        TableDraft next = draft_;
        next.said.clear();
        next.pending.reset();
        next.allowed.reset();
        say(next);
        return add(name, word, icon, std::move(next));
    }
    template <typename Say> void addHunters(const char* name, HunterSet hunters, const Say& say)
    {
        hunters.forEach([&](Hunter hunter) {
            addNext(name, sentences_.hunter(hunter), {}, [&](TableDraft& next) { say(next, hunter); }).sign = hunter;
        });
    }
    template <typename Does> void addDie(const char* name, const Does& does)
    {
        for (std::uint8_t roll = 1; roll <= 6; ++roll)
            add(name, QString::number(roll), {}, does(roll)).spoken = tr("The die shows %1").arg(roll);
    }
    QString question(Due due, Combat::Stage stage = Combat::Stage::Choose) const { return sentences_.question(due, stage); }
    QString names(HunterSet hunters) const { return sentences_.hunters(hunters); }
    /// What is asked, and behind it what the card does that it is about: where there is no room for both the question stands alone.
    void askAbout(std::string_view card, const QString& line)
    {
        asked_.brief = line;
        asked_.note = line;
        const QString does = cardInShort(card, sentences_.language());
        if (does.isEmpty())
            return;
        if (!line.isEmpty())
            asked_.note += line.back().isPunct() ? QStringLiteral(" ") : QStringLiteral(". ");
        asked_.note += does;
    }
    QString deedWords(HuntersAct::What what) const;
    QString confirmWords(const Action& entry) const;

    const TableMoment& moment_;
    const PublicView& view_;
    const TableTurn& turn_;
    const TableDraft& draft_;
    const PromptRoom& room_;
    const SecondEditionSentences& sentences_;
};

LocationSet SecondTableQuestion::lit() const
{
    if (draft_.pending) {
        LocationSet places;
        if (const auto* move = std::get_if<MoveHunters>(&*draft_.pending))
            places.insert(move->to);
        return places;
    }
    if (!draft_.meanings.empty()) {
        LocationSet places;
        for (const Action& action : draft_.meanings)
            if (const auto* move = std::get_if<MoveHunters>(&action))
                places.insert(move->to);
        return places;
    }
    if (const LocationSet named = placesAsked(moment_, draft_); !named.empty())
        return named;
    LocationSet places;
    if (draft_.asks == Asks::Turn && view_.asked.what == What::Turn && !turn_.options.empty() && canGo(moment_, goers(moment_, draft_)))
        for (const HunterOptions::Destination& destination : turn_.options.front().destinations)
            if (destination.travel != Travel::Rail) // a train reaches too much to be lit; it is found by a tap all the same
                places.insert(destination.place);
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
        asked_.title = question(
            {.what = Due::What::Shows, .hunter = view_.asked.hunters.empty() ? std::nullopt : std::optional(view_.asked.hunters.first())});
        askAbout(infoOf(DraculaEvent::QuinceyPMorris).id, {});
        askYesNo(tr("It is shown"), tr("Nothing is shown"));
        addGreatStrength();
        return;
    case What::Suffer:
        asked_.title = question({.what = Due::What::Suffer, .event = view_.asked.event});
        if (view_.asked.event)
            askAbout(infoOf(*view_.asked.event).id, names(view_.asked.hunters));
        add("answer-go-on", tr("It takes effect"), QStringLiteral("check"), Action(GoOn{}));
        addGreatStrength();
        return;
    case What::Cancel:
        asked_.title = question({.what = Due::What::Cancel, .event = view_.asked.event});
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
        asked_.title = question({.what = Due::What::Combat}, Combat::Stage::Laid);
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
        add("turn-words", tr("Say a word for the Encounters"), QStringLiteral("quill"), TableChoice::Words{}, room_.columns).kind =
            ChoiceKind::OthersPrimary;
    }
    // It ends the chance of this round, also of the phones that have not answered yet.
    add("turn-go-on", draws ? tr("Draw without a word") : tr("Begin without a word"), QStringLiteral("arrow-right"), Action(GoOn{}),
        room_.columns)
        .kind = ChoiceKind::Quiet;
    addTakeBack();
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
    case Wait::Effect:
        asked_.note = SharedQuestion::tr("An effect is resolved.");
        break;
    }
    if (!view_.combat)
        addTakeBack();
}

void SecondTableQuestion::addTakeBack()
{
    if (!moment_.lastEntry)
        return;
    TableChoice& back =
        add("turn-take-back", SharedQuestion::tr("Take back"), QStringLiteral("undo"), TableChoice::TakeBack{}, room_.columns);
    back.kind = ChoiceKind::Quiet;
    back.second = sentences_.action(*moment_.lastEntry);
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
    if (options.stay)
        add("turn-stay", tr("Stay and search"), QStringLiteral("search"),
            meaning({MoveHunters{group, *view_.hunters[at(*hunter)], Travel::Road, false}}));
    if (options.trainEnds)
        add("turn-train-ends", tr("The train die ends the turn"), QStringLiteral("rail"),
            meaning({MoveHunters{group, *view_.hunters[at(*hunter)], Travel::Rail, false}}));
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
    if (!draft_.pending && !draft_.allowed)
        addTakeBack();
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
        case HuntersAct::What::Rest:
            addNext("turn-rest", deedWords(what), QStringLiteral("rest"), [](TableDraft& next) { next.asks = Asks::Rest; });
            break;
        case HuntersAct::What::Resupply:
            addNext("turn-resupply", deedWords(what), QStringLiteral("supply"), [](TableDraft& next) { next.asks = Asks::Resupply; });
            break;
        case HuntersAct::What::Exchange:
            if (room_.sheets || room_.scrolls || turn_.options.empty())
                add("turn-exchange", deedWords(what), QStringLiteral("shuffle"), Action(HuntersAct{what, {}, 0, false}));
            break;
        case HuntersAct::What::Nothing:
            break;
        }
    if (std::ranges::find(turn_.acts, HuntersAct::What::Nothing) != turn_.acts.end())
        add("turn-end", deedWords(HuntersAct::What::Nothing), QStringLiteral("arrow-right"), Action(HuntersAct{})).kind =
            turn_.acts.size() == 1 && turn_.options.empty() ? ChoiceKind::OthersPrimary : ChoiceKind::Others;
}

void SecondTableQuestion::addCards()
{
    if (turn_.cards.empty() && turn_.items.empty())
        return;
    TableDraft asksWhich;
    asksWhich.asks = Asks::Cards;
    asksWhich.with = draft_.with;
    add("turn-cards", tr("Card or Item"), QStringLiteral("event"),
        room_.sheets ? TableChoice::Does(TableChoice::Cards{}) : TableChoice::Does(asksWhich));
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
    asked_.note = acting.empty() ? QString() : standing(acting);
    addActs();
    addCards();
    if (!draft_.pending && !draft_.allowed)
        addTakeBack();
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

void SecondTableQuestion::askForResupply()
{
    const auto resupply = [](std::uint8_t events) { return Action(HuntersAct{HuntersAct::What::Resupply, {}, events, false}); };
    asked_.title = deedWords(HuntersAct::What::Resupply);
    asked_.note = SharedQuestion::tr("Whose Event card was it?");
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
    case CardAsks::Nothing:
        ask({});
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

void SecondTableQuestion::askForEncounter()
{
    if (!turn_.encounter)
        return;
    const EncounterAsk& ask = *turn_.encounter;
    const QString name = sentences_.encounter(ask.encounter);
    const std::string_view token = encounters[static_cast<std::size_t>(ask.encounter)].id;
    asked_.title = QStringLiteral("%1: %2").arg(name, names(ask.hunters));
    // One question after another: whether it was averted, the die, then what each has lost.
    std::vector<Hunter> losers;
    if (ask.mostLoss > 0 && !draft_.answer.prevented)
        ask.hunters.forEach([&](Hunter hunter) {
            if (losers.empty() || !ask.together)
                losers.push_back(hunter);
        });
    const std::size_t first = ask.canBePrevented ? 1 : 0, second = first + (ask.rolls && !draft_.answer.prevented ? 1 : 0);
    const std::size_t steps = second + losers.size();
    const std::size_t step = draft_.answered;
    /// The next question, or the entry when there is none left.
    const auto next = [&](const AnswerEncounter& answer, bool ends) {
        TableDraft on = draft_;
        on.answer = answer;
        on.said.clear();
        ++on.answered;
        return ends ? TableChoice::Does(Action(answer)) : TableChoice::Does(on);
    };
    if (step == 0 && first == 1) {
        askAbout(token, tr("Is something shown or spent that averts it?"));
        AnswerEncounter averted = draft_.answer;
        averted.prevented = true;
        averted.roll = ask.rolls ? 6 : 0;
        add("answer-averted", tr("It is averted"), QStringLiteral("check"), next(averted, true));
        add("answer-not-averted", tr("It is not"), QStringLiteral("cross"), next(draft_.answer, steps == 1));
    } else if (step < second) {
        askAbout(token, tr("What does the die show?"));
        addDie("answer-die", [&](std::uint8_t roll) {
            AnswerEncounter rolled = draft_.answer;
            rolled.roll = roll;
            return next(rolled, step + 1 == steps);
        });
    } else if (step < steps) {
        const Hunter hunter = losers[step - second];
        //: %1 are one hunter or more.
        askAbout(token, tr("Health that is lost: %1").arg(ask.together ? names(ask.hunters) : sentences_.hunter(hunter)));
        for (std::uint8_t loss = 0; loss <= ask.mostLoss; ++loss) {
            AnswerEncounter lost = draft_.answer;
            (ask.together ? ask.hunters : HunterSet(hunter)).forEach([&](Hunter each) { lost.losses[at(each)] = loss; });
            add("answer-loss", QString::number(loss), loss == 0 ? QString() : QStringLiteral("health"), next(lost, step + 1 == steps));
        }
    } else {
        askAbout(token, {});
        add("answer-encounter", tr("It takes effect"), QStringLiteral("check"), Action(draft_.answer), qMax(1, room_.columns - 1)).kind =
            ChoiceKind::OthersPrimary;
    }
    if (step > 0)
        return;
    add("answer-forewarned", sentences_.hunterEvent(HunterEvent::Forewarned), QStringLiteral("event"),
        Action(AnswerEncounter{.forewarned = true}));
    if (std::ranges::find(turn_.cards, HunterEvent::SecretWeapon, &HunterCardTurn::event) != turn_.cards.end())
        add("answer-card", sentences_.hunterEvent(HunterEvent::SecretWeapon), QStringLiteral("event"),
            Action(HunterPlays{.event = HunterEvent::SecretWeapon}));
    if (ask.canBeSaved)
        ask.hunters.forEach([&](Hunter hunter) {
            const bool saved = draft_.answer.saved.contains(hunter);
            TableChoice& choice = addNext("answer-saved", sentences_.hunterEvent(HunterEvent::GreatStrength), {}, [&](TableDraft& draft) {
                if (saved)
                    draft.answer.saved.erase(hunter);
                else
                    draft.answer.saved.insert(hunter);
            });
            choice.sign = hunter;
            choice.marked = saved;
        });
}

void SecondTableQuestion::askForCombatCards()
{
    asked_.title = question({.what = Due::What::Combat}, Combat::Stage::Cards);
    asked_.note = tr("Dracula may play one first.");
    std::vector<CombatCard::Kind> kinds;
    for (const CombatCard& card : turn_.combatCards)
        if (std::ranges::find(kinds, card.kind) == kinds.end())
            kinds.push_back(card.kind);
    for (const CombatCard::Kind kind : kinds) {
        std::vector<CombatCard> cards;
        std::ranges::copy_if(turn_.combatCards, std::back_inserter(cards), [&](const CombatCard& each) { return each.kind == kind; });
        TableDraft asksMore;
        asksMore.asks = Asks::Leap;
        asksMore.combatCard = cards.front();
        add("combat-card", sentences_.combatCard(kind), QStringLiteral("event"),
            cards.size() == 1 ? TableChoice::Does(Action(cards.front())) : TableChoice::Does(asksMore));
    }
    add("combat-go-on", tr("Nobody, or nobody else"), QStringLiteral("arrow-right"), Action(GoOn{}), qMin(2, room_.columns)).kind =
        ChoiceKind::OthersPrimary;
}

void SecondTableQuestion::askForLeap()
{
    if (!draft_.combatCard)
        return;
    const CombatCard::Kind kind = draft_.combatCard->kind;
    asked_.title = sentences_.combatCard(kind);
    std::vector<CombatCard> cards;
    HunterSet players;
    for (const CombatCard& card : turn_.combatCards)
        if (card.kind == kind) {
            cards.push_back(card);
            players.insert(card.hunter);
        }
    if (cards.empty())
        return;
    if (!draft_.who && players.size() > 1) {
        //: %1 is a card. The title of a question.
        asked_.title = tr("%1: who plays the card?").arg(asked_.title); // the way back lies where a line would be
        players.forEach([&](Hunter hunter) {
            CombatCard own = *draft_.combatCard;
            own.hunter = hunter;
            TableDraft next = draft_;
            next.combatCard = own;
            next.who = true;
            add("combat-card-hunter", sentences_.hunter(hunter), {},
                own.number == 0 ? TableChoice::Does(Action(own)) : TableChoice::Does(next))
                .sign = hunter;
        });
        return;
    }
    asked_.note = tr("What does the die show?");
    addDie("combat-die", [&](std::uint8_t roll) {
        return TableChoice::Does(Action(CombatCard{kind, draft_.who ? draft_.combatCard->hunter : players.first(), roll}));
    });
}

void SecondTableQuestion::askForResult()
{
    asked_.title = question({.what = Due::What::Combat}, Combat::Stage::Result);
    asked_.note = tr("Mark what the winner's card says.");
    for (std::size_t n = 0; n < combatWordCount; ++n) {
        const auto word = static_cast<CombatWord>(n);
        if (turn_.result && !turn_.result->words.contains(word))
            continue;
        const bool marked = draft_.result.words.contains(word);
        CombatWords words;
        for (std::size_t each = 0; each < combatWordCount; ++each)
            if (const auto other = static_cast<CombatWord>(each); draft_.result.words.contains(other) != (other == word))
                words |= other;
        const bool possible = marked || !contradicts(words);
        TableChoice& choice = addNext("result-word", sentences_.word(word), {}, [&](TableDraft& next) {
            if (possible)
                next.result.words = words;
            else
                next.said = sentences_.reason({"2E-COMB-13", Refusal::ResultNeeds, {}});
        });
        choice.marked = marked;
        if (!possible)
            choice.kind = ChoiceKind::Off;
    }
    TableDraft on = draft_;
    on.asks = Asks::Losses;
    on.said.clear();
    addTo(asked_.tail, "result-next", tr("Health and Blood"), QStringLiteral("arrow-right"), on, 2).kind = ChoiceKind::OthersPrimary;
}

void SecondTableQuestion::askForLosses()
{
    if (!view_.combat)
        return;
    asked_.title = tr("Who loses how much?");
    asked_.note = tr("Each tap adds one; after six it is none again.");
    constexpr int most = 6;
    const auto counted = [](std::uint8_t& number) { number = static_cast<std::uint8_t>(number >= most ? 0 : number + 1); };
    const auto minus = [](int number) { return number == 0 ? QStringLiteral("0") : QStringLiteral("\u2212%1").arg(number); };
    view_.combat->hunters.forEach([&](Hunter hunter) {
        TableChoice& choice =
            addNext("result-health", sentences_.hunter(hunter), {}, [&](TableDraft& next) { counted(next.result.health[at(hunter)]); });
        choice.sign = hunter;
        choice.second = minus(draft_.result.health[at(hunter)]);
        choice.marked = draft_.result.health[at(hunter)] > 0;
    });
    if (turn_.result && turn_.result->blood) {
        TableChoice& blood = addNext("result-blood", sentences_.number(Number::Blood), QStringLiteral("blood"),
                                     [&](TableDraft& next) { counted(next.result.blood); });
        blood.second = minus(draft_.result.blood);
        blood.marked = draft_.result.blood > 0;
    }
    if (turn_.result && turn_.result->escapes)
        view_.combat->hunters.forEach([&](Hunter hunter) {
            const bool leaves = draft_.result.escaped.contains(hunter);
            TableChoice& choice = addNext("result-escapes", tr("Escapes", "a hunter, from a combat"), {}, [&](TableDraft& next) {
                if (leaves)
                    next.result.escaped.erase(hunter);
                else
                    next.result.escaped.insert(hunter);
            });
            choice.sign = hunter;
            choice.marked = leaves;
        });
    TableChoice& done = addTo(asked_.tail, "result-enter", tr("So it is"), QStringLiteral("check"), Action(draft_.result), 2);
    done.kind = ChoiceKind::OthersPrimary;
}

void SecondTableQuestion::askYesNo(const QString& yes, const QString& no)
{
    add("answer-yes", yes, QStringLiteral("check"), Action(Reply{true}));
    add("answer-no", no, QStringLiteral("cross"), Action(Reply{false}));
}

QString SecondTableQuestion::confirmWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunters>(&entry)) {
        const auto& here = whereIs(move->hunters);
        const bool one = move->hunters.size() == 1;
        const std::vector<NameForms> place{sentences_.forms(move->to)};
        if (here == move->to && move->travel == Travel::Rail) // 2E-HUNT-3
            return tr("The train die ends the turn");
        if (here == move->to)
            //: %1 is a place. On a button below the name of the hunter, who stays there and searches if it is pressed.
            return inForms(one ? tr("Stays %1{in}", "a hunter") : tr("Stay %1{in}", "several hunters"), place);
        //: %1 is a place. On a button below the name of the hunter, who goes there if it is pressed.
        return inForms(one ? SharedQuestion::tr("Goes %1{to}") : tr("Go %1{to}", "several hunters"), place);
    }
    return sentences_.action(entry);
}

void SecondTableQuestion::askToConfirm()
{
    const Action& entry = *draft_.pending;
    if (const auto* move = std::get_if<MoveHunters>(&entry)) {
        const auto& here = whereIs(move->hunters);
        asked_.title = names(move->hunters);
        asked_.note = here == move->to && move->travel == Travel::Rail ? SharedQuestion::tr("By train.")
                      : here == move->to                               ? tr("The search comes at once.")
                      : move->travel == Travel::Sea                    ? SharedQuestion::tr("By sea.")
                      : move->travel == Travel::Rail                   ? SharedQuestion::tr("By train.")
                      : move->by                                       ? tr("By Fast Horse, on two roads.")
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
        asked_.title = sentences_.action(entry);
        asked_.note.clear();
    }
    asked_.brief = asked_.note;
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
        if (train) { // in the place of the way back: whatever else could be chosen still can be
            addTo(asked_.tail, "turn-train", sentences_.label(QStringLiteral("by-rail")), QStringLiteral("rail"),
                  Action(MoveHunters{move->hunters, move->to, Travel::Rail, false}));
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
    const bool last = !draft_.meanings.empty() && !room_.phone; // after several meanings it is one choice more
    addTo(last ? asked_.choices : asked_.tail, "turn-back", SharedQuestion::tr("Something else"), QStringLiteral("undo"), back).kind =
        ChoiceKind::Quiet;
}

} // namespace

std::optional<Hunter> actingHunter(const TableMoment& moment)
{
    const bool turn = moment.view.asked.what == What::Turn && !moment.turn.options.empty();
    return turn ? std::optional(moment.turn.options.front().hunter) : std::nullopt;
}

HunterSet askedHunters(const TableMoment& moment)
{
    if (const auto hunter = actingHunter(moment))
        return moment.view.acting.empty() ? HunterSet(*hunter) : moment.view.acting;
    if (moment.turn.encounter)
        return moment.turn.encounter->hunters;
    const What asked = moment.view.asked.what;
    if (moment.view.combat && (asked == What::CombatCards || asked == What::CombatLaid || asked == What::CombatResult))
        return moment.view.combat->hunters; // 2E-COMB-2, 2E-COMB-18: each lays a card, whoever began it, and any of theirs may be read
    return moment.view.asked.hunters.empty() ? moment.view.acting : moment.view.asked.hunters;
}

bool isAnswer(const TableMoment& moment)
{
    switch (moment.view.asked.what) {
    case What::Encounter:
    case What::Shows:
    case What::Suffer:
    case What::Cancel:
    case What::CombatCards:
    case What::CombatLaid:
    case What::CombatResult:
        return true;
    default:
        return false;
    }
}

bool takesPlaces(const TableMoment& moment, const TableDraft& draft)
{
    return moment.view.asked.what == What::Turn || !placesAsked(moment, draft).empty() || asksAnyPlace(draft);
}

TableAsked tableAsked(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const SecondEditionSentences& sentences)
{
    return SecondTableQuestion(moment, draft, room, sentences).make();
}

std::optional<TableDraft> tapped(const TableMoment& moment, const TableDraft& draft, LocationId place)
{
    TableDraft next = draft;
    next.said.clear();
    if (moment.view.asked.what == What::Start) {
        if (!moment.turn.starts.contains(place) || draft.starts.size() >= hunterCount)
            return std::nullopt;
        next.starts.push_back(place);
        if (next.starts.size() == hunterCount) {
            PlaceHunters all;
            std::ranges::copy(next.starts, all.cities.begin());
            next.pending = all;
        }
        return next;
    }
    if (asksAnyPlace(draft)) {
        next.spend->to = place;
        next.pending = *next.spend;
        return next;
    }
    if (const LocationSet named = placesAsked(moment, draft); !named.empty()) {
        if (!named.contains(place))
            return std::nullopt;
        if (draft.asks == Asks::Item && draft.item->item == HunterItem::FastHorse)
            next.pending = MoveHunters{goers(moment, draft), place, Travel::Road, false, HunterItem::FastHorse};
        else if (draft.asks == Asks::Item)
            next.item->from = place;
        else if (!draft.card->city)
            next.card->city = place;
        else
            next.card->second = place;
        return next;
    }
    const auto hunter = actingHunter(moment);
    if (!hunter)
        return std::nullopt;
    const HunterSet group = goers(moment, draft);
    const HunterOptions& options = moment.turn.options.front();
    TableDraft goes;
    goes.with = draft.with;
    if (options.stay && moment.view.hunters[at(*hunter)] == place) {
        goes.pending = MoveHunters{group, place, Travel::Road, false};
        return goes;
    }
    if (!canGo(moment, group))
        return std::nullopt;
    const auto there = std::ranges::find(options.destinations, place, &HunterOptions::Destination::place);
    if (there != options.destinations.end())
        goes.pending = MoveHunters{group, place, there->travel, false};
    else if (options.rides.contains(place))
        goes.pending = MoveHunters{group, place, Travel::Road, false, HunterItem::FastHorse};
    else
        return std::nullopt;
    return goes;
}

std::optional<Action> toConfirm(const TableMoment& moment, const TableDraft& draft)
{
    if (draft.pending)
        return draft.pending;
    if (const HunterCardTurn* turn = cardAsked(moment, draft); turn != nullptr && nextOfCard(*turn, draft) == CardAsks::Nothing)
        return *draft.card;
    if (const ItemTurn* turn = itemAsked(moment, draft); turn != nullptr && draft.who && !turn->rolls && turn->tokens.empty() &&
                                                         turn->places.empty() && (turn->from.empty() || draft.item->from))
        return *draft.item;
    return std::nullopt;
}

TableDraft meaning(std::vector<Action> entries)
{
    TableDraft draft;
    const auto is = [&](HuntersAct::What what) { return entries.size() == 1 && entries.front() == Action(HuntersAct{what, {}, 0, false}); };
    if (is(HuntersAct::What::Rest)) // what comes of it is asked first
        draft.asks = Asks::Rest;
    else if (is(HuntersAct::What::Resupply))
        draft.asks = Asks::Resupply;
    else if (entries.size() == 1)
        draft.pending = std::move(entries.front());
    else
        draft.meanings = std::move(entries);
    return draft;
}

} // namespace demeter::fury2e
