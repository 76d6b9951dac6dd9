// What has been half chosen at the table, and where a tap leads.
#include "app/fury2e/table/question_maker.h"

namespace demeter::fury2e {

namespace {

using Asks = TableDraft::Asks;
using What = PublicQuestion::What;

} // namespace

HunterSet goers(const TableMoment& moment, const TableDraft& draft)
{
    const auto hunter = actingHunter(moment);
    return hunter ? (draft.with & moment.turn.options.front().companions) | HunterSet(*hunter) : HunterSet();
}

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

bool begins(const TableMoment& moment, const TableDraft& draft)
{
    return moment.view.asked.what == What::Act && draft.asks == Asks::Turn && !moment.turn.next.empty();
}

bool takesPlaces(const TableMoment& moment, const TableDraft& draft)
{
    return moment.view.asked.what == What::Turn || begins(moment, draft) || !placesAsked(moment, draft).empty() || asksAnyPlace(draft);
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
    if (begins(moment, draft)) { // the next hunter's turn, and the one under way ends with it
        TableMoment then = moment;
        then.view.asked = {What::Turn};
        then.view.acting = {};
        then.turn.options = std::exchange(then.turn.next, {});
        return tapped(then, {}, place);
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
    if (group.size() > 1 && options.alone.contains(place))
        return std::nullopt;
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
