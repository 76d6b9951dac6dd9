// What has been half chosen at the table, and where a tap leads.
#include "app/fury3e/table/question_maker.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

std::optional<MoveHunter> moveTo(const HunterOptions& options, LocationId place)
{
    const auto there = std::ranges::find(options.destinations, place, &HunterOptions::Destination::place);
    return there == options.destinations.end() ? std::nullopt : std::optional(MoveHunter{options.hunter, place, there->travel, false});
}

} // namespace

const HunterCardTurn* chosenCard(const TableTurn& turn, const TableDraft& draft)
{
    if (!draft.card)
        return nullptr;
    const auto found = std::ranges::find(turn.cards, draft.card->event, [](const HunterCardTurn& each) { return each.card.event; });
    return found != turn.cards.end() && draft.card->option < found->needs.size() ? &*found : nullptr;
}

CardAsks nextOfCard(const HunterCardTurn& turn, const TableDraft& draft)
{
    using Named = HunterCardNeeds::Named;
    const HunterPlays& card = *draft.card;
    if (turn.options.size() > 1 && !draft.option)
        return CardAsks::Option;
    const HunterCardNeeds& needs = turn.needs[card.option];
    // What may be left out is asked for as well: the record says more with it.
    return needs.fetched && !card.fetched              ? CardAsks::Fetched
           : needs.hunter != Named::No && !card.hunter ? CardAsks::Who
           : needs.player && !card.player              ? CardAsks::Player
           : needs.placeCount >= 1 && !card.city       ? CardAsks::City
           : needs.placeCount >= 2 && !card.second     ? CardAsks::Second
           : needs.slot != Named::No && !card.slot     ? CardAsks::Slot
           : needs.road && !card.road                  ? CardAsks::Road
                                                       : CardAsks::Nothing;
}

const HunterOptions& optionsOf(const TableTurn& turn, const TableDraft& draft)
{
    const auto his = std::ranges::find(turn.options, draft.hunter, &HunterOptions::hunter);
    return draft.hunter && his != turn.options.end() ? *his : turn.options.front();
}

std::optional<Hunter> actingHunter(const TableTurn& turn)
{
    if (turn.who != TableTurn::Who::Hunters || turn.options.empty())
        return std::nullopt;
    return turn.options.front().hunter;
}

std::optional<Hunter> answeringHunter(const PublicView& view, const TableTurn& turn)
{
    if (!turn.ask)
        return std::nullopt;
    if (turn.ask->what != HunterAsk::What::Card)
        return turn.ask->hunter;
    const auto& fights = turn.ask->fights;
    const auto has = [&](Hunter hunter) { return std::ranges::find(fights, hunter, &HunterFights::hunter) != fights.end(); };
    if (view.combat && view.combat->engaged && has(*view.combat->engaged)) // COMB-4: he is the one who counts
        return view.combat->engaged;
    return fights.empty() ? std::nullopt : std::optional(fights.front().hunter);
}

Hunter hunterOf(const Action& entry)
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        return move->hunter;
    if (const auto* acts = std::get_if<HunterActs>(&entry))
        return acts->hunter;
    const auto* fights = std::get_if<HunterFights>(&entry);
    return fights != nullptr ? fights->hunter : Hunter::LordGodalming;
}

std::optional<TableDraft> tapped(const TableTurn& turn, const TableDraft& draft, LocationId place)
{
    const HunterCardTurn* card = chosenCard(turn, draft);
    const CardAsks asks = card != nullptr ? nextOfCard(*card, draft) : CardAsks::Nothing;
    if (asks != CardAsks::City && asks != CardAsks::Second) {
        if (!draft.hunter)
            return tapped(turn, place);
        const auto move = moveTo(optionsOf(turn, draft), place);
        return move ? std::optional(meaning({*move})) : std::nullopt;
    }
    if (!card->needs[draft.card->option].places.contains(place))
        return std::nullopt;
    TableDraft next = draft;
    (asks == CardAsks::City ? next.card->city : next.card->second) = place;
    next.said.clear();
    return next;
}

std::optional<TableDraft> tapped(const TableTurn& turn, LocationId place)
{
    std::vector<Action> moves;
    for (const HunterOptions& options : turn.options)
        if (const auto move = moveTo(options, place))
            moves.emplace_back(*move);
    return moves.empty() ? std::nullopt : std::optional(meaning(std::move(moves)));
}

TableDraft meaning(std::vector<Action> entries)
{
    TableDraft draft;
    if (entries.size() == 1)
        draft.pending = std::move(entries.front());
    else
        draft.meanings = std::move(entries);
    return draft;
}

} // namespace demeter::fury3e
