// What can be put right by hand, with what holds now (GOLD-2).
#include "core/fury3e/rules/put_right_form.h"

#include "core/fury3e/rules/chapters.h"

namespace demeter::fury3e {

namespace {

using Edit = decltype(PutRight::edit);
using fury::listed, fury::orNone;
using Kind = fury::FormField::Kind;
using Asking = fury::Asker<Ask>;

// What an edit is about as it is now.

EditNumber asItWas(const GameState& state, const EditNumber& edit)
{
    const std::array<int, allNumbers.size()> numbers{state.influence,   state.despair, state.damage,
                                                     state.rumorTokens, state.week,    state.hiddenDiscards};
    return {edit.number, numbers[static_cast<std::size_t>(edit.number)]};
}
EditDay asItWas(const GameState& state, const EditDay&)
{
    return {state.day, state.step};
}
EditHideout asItWas(const GameState& state, const EditHideout& edit)
{
    const Hideout* found = hideoutAt(state, edit.place);
    if (found == nullptr)
        return {edit.place, {}, {}};
    return {edit.place,
            found->location,
            found->powers,
            found->faceUp,
            found->escapeAsBat,
            found->rumor,
            hideWithLocation(*found) && hideShown(*found) != found->faceUp};
}
EditEncounter asItWas(const GameState&, const EditEncounter& edit)
{
    return edit; // it says itself where the card was
}
EditHideBond asItWas(const GameState& state, const EditHideBond&)
{
    return {state.hideBond};
}
EditHunter asItWas(const GameState& state, const EditHunter& edit)
{
    const auto index = static_cast<std::size_t>(edit.hunter);
    return {edit.hunter, state.hunters[index], state.sheets[index]};
}
EditToken asItWas(const GameState& state, EditToken edit)
{
    const BoardTokens& tokens = state.tokens;
    const auto among = [&](const LocationSet& places) { return places.contains(edit.location) ? 1 : 0; };
    switch (edit.token) {
    case Token::ConsecratedGround:
        edit.count = among(tokens.consecratedGround);
        break;
    case Token::HeavenlyHost:
        edit.count = among(tokens.heavenlyHosts);
        break;
    case Token::Storm:
        edit.count = among(tokens.storms);
        break;
    case Token::Fog: {
        const auto here = std::ranges::find(tokens.fog, edit.location, [](const auto& fog) { return fog.first; });
        edit.count = here == tokens.fog.end() ? 0 : here->second;
        break;
    }
    case Token::Roadblock:
        edit.count = static_cast<int>(std::ranges::count(tokens.roadblocks, inOrder(*edit.road)));
        break;
    case Token::Bats:
        break;
    }
    return edit;
}
EditEvents asItWas(const GameState& state, const EditEvents&)
{
    return {state.eventHand, state.ally, state.hunterAlly};
}

// What is asked about each; nothing comes of it until all that is needed has been said.

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditNumber&)
{
    const auto number = ask.which(Ask::Number, Kind::Option, allNumbers);
    if (!number)
        return std::nullopt;
    EditNumber edit = asItWas(state, EditNumber{*number});
    const Range range = rangeOf(ruleset, state, *number);
    ask.count(Ask::Value, edit.value, range.least, range.most);
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditDay&)
{
    using enum Weekday;
    constexpr std::array days{Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday};
    EditDay edit = asItWas(state, EditDay());
    const bool day = ask.choose(Ask::Day, Kind::Parts, edit.day, days);
    const bool time =
        ask.choose(Ask::Time, Kind::Parts, edit.time, std::array{Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide});
    return day && time ? std::optional<Edit>(edit) : std::nullopt;
}

/// Slots, then lairs.
std::vector<CardPlace> allPlaces()
{
    std::vector<CardPlace> places;
    for (std::uint8_t n = 1; n <= trailLength; ++n)
        places.push_back({false, n});
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        places.push_back({true, n});
    return places;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditHideout&)
{
    const auto place = ask.which(Ask::Slot, Kind::Option, allPlaces());
    if (!place)
        return std::nullopt;
    EditHideout edit = asItWas(state, EditHideout{*place, {}, {}});
    bool hideFaceUp = edit.faceUp != edit.hideOtherwise;
    ask.choose(Ask::Location, Kind::Names, edit.location, orNone(listed(ruleset.board->cards())));
    if (!place->lair) // LAIR-4
        ask.flags(Ask::Power, edit.powers, allPowers);
    if (!edit.location && edit.powers.empty())
        return EditHideout{*place, {}, {}};
    ask.flag(Ask::FaceUp, edit.faceUp);
    ask.flag(Ask::Rumor, edit.rumor);
    if (!place->lair)
        ask.flag(Ask::Bat, edit.escapeAsBat);
    const bool twoFaces = edit.location && edit.powers.contains(Power::Hide); // HO-5
    if (twoFaces)
        ask.flag(Ask::HideFaceUp, hideFaceUp);
    edit.hideOtherwise = twoFaces && hideFaceUp != edit.faceUp;
    return edit;
}

/// Every Encounter card that the program knows of, and what can be in a deck that nobody has looked into.
std::vector<EncounterAt> encounters(const Ruleset& ruleset, const GameState& state)
{
    std::vector<EncounterAt> cards;
    for (const CardPlace place : allPlaces())
        if (const Hideout* hideout = hideoutAt(state, place)) {
            std::array<std::uint8_t, maxEncounterKinds> seen{};
            for (const PlacedEncounter& card : hideout->encounters)
                cards.push_back({{EncounterZone::Lying, place}, card.kind, seen[indexOf(card.kind)]++});
        }
    const auto add = [&](EncounterZone zone, std::vector<EncounterKind> kinds) {
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const EncounterKind kind : kinds)
            cards.push_back({{zone}, kind});
    };
    add(EncounterZone::Hand, state.encounterHand);
    add(EncounterZone::BeforeDracula, state.beforeDracula);
    add(EncounterZone::Discard, state.encounterDiscard);
    std::vector<EncounterKind> deck = state.encounterDeck;
    if (state.handling != CardHandling::Dealt && state.boxDeck > 0)
        for (std::size_t n = 0; n < ruleset.cards->encounters.size(); ++n)
            deck.push_back(static_cast<EncounterKind>(n));
    add(EncounterZone::Deck, std::move(deck));
    return cards;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditEncounter&)
{
    const auto card = ask.which(Ask::Encounter, Kind::Names, encounters(ruleset, state));
    if (!card)
        return std::nullopt;
    std::vector<Spot> spots;
    for (const CardPlace place : allPlaces())
        if (hideoutAt(state, place) != nullptr)
            spots.push_back({EncounterZone::Lying, place});
    for (const EncounterZone zone : {EncounterZone::Deck, EncounterZone::Hand, EncounterZone::Discard, EncounterZone::BeforeDracula})
        spots.push_back({zone});
    EditEncounter edit{card->kind, card->spot.zone, {}, {}, {}, false, 0};
    if (card->spot.place) {
        edit.card = LyingCard{*card->spot.place, card->kind, card->nth};
        const PlacedEncounter& lies = *cardAt(state, *edit.card);
        edit.faceUp = lies.faceUp;
        edit.damage = lies.damage;
    }
    Spot goes = card->spot;
    ask.choose(Ask::Goes, Kind::List, goes, spots);
    edit.to = goes.zone;
    edit.place = goes.place;
    if (!goes.place) {
        edit.faceUp = false;
        edit.damage = 0;
        return edit;
    }
    ask.flag(Ask::EncounterFaceUp, edit.faceUp);
    if (const int life = (*ruleset.cards)[card->kind].life; life > 0)
        ask.count(Ask::VampireDamage, edit.damage, 0, life - 1);
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditHideBond&)
{
    EditHideBond edit{state.hideBond};
    if (!ask.choose(Ask::Bond, Kind::Names, edit.location, orNone(listed(cardsOnTrail(state)))))
        return std::nullopt;
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditHunter&)
{
    const auto hunter = ask.which(Ask::Hunter, Kind::Option, allHunters);
    if (!hunter)
        return std::nullopt;
    EditHunter edit = asItWas(state, EditHunter{*hunter, {}, {}});
    HunterSheet& sheet = edit.sheet;
    std::vector<Whereabouts> everywhere;
    ruleset.board->cards().forEach([&](LocationId city) { everywhere.push_back({HunterPlace::in(city)}); });
    for (const LocationId city : ruleset.board->hospitals())
        everywhere.push_back({HunterPlace::hospital(city)});
    for (const LocationId city : ruleset.board->hospitals()) // DEF-3
        everywhere.push_back({{}, city});
    if (!state.clockKept)
        everywhere.push_back({});
    Whereabouts at{edit.place, sheet.hospital};
    const bool placed = ask.choose(Ask::Whereabouts, Kind::Names, at, everywhere);
    edit.place = at.place;
    sheet.hospital = at.hospital;
    sheet.defeated = at.hospital.has_value();
    ask.count(Ask::Damage, sheet.damage, 0, mostOfAnything);
    if (hunter != Hunter::MinaHarker) // BITE-3
        ask.count(Ask::Bites, sheet.bites, 0, mostOfAnything);
    ask.count(Ask::Bats, sheet.bats, 0, mostOfAnything);
    ask.flag(Ask::Delayed, sheet.delayed);
    return placed ? std::optional<Edit>(edit) : std::nullopt;
}

/// Every road and railway of the board that ends there, or wherever.
std::vector<Roadblock> roads(const Board& board, std::optional<LocationId> end = {})
{
    std::vector<Roadblock> roads;
    const auto add = [&](const Roadblock& road) {
        if ((!end || road.a == end || road.b == end) && std::ranges::find(roads, road) == roads.end())
            roads.push_back(road);
    };
    for (const Edge& road : board.roads())
        add(inOrder({false, road.first, road.second}));
    for (const Rail& rail : board.rails())
        add(inOrder({true, rail.a, rail.b}));
    return roads;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditToken&)
{
    const Board& board = *ruleset.board;
    const auto token = ask.which(Ask::Token, Kind::Option,
                                 std::array{Token::HeavenlyHost, Token::ConsecratedGround, Token::Fog, Token::Storm, Token::Roadblock});
    if (!token)
        return std::nullopt;
    EditToken edit{*token, {}, {}, 0};
    if (token == Token::Roadblock) {
        LocationSet ends;
        for (const Roadblock& road : roads(board))
            ends |= LocationSet(road.a) | LocationSet(road.b);
        const auto from = ask.which(Ask::RoadFrom, Kind::Names, listed(ends));
        edit.road = from ? ask.which(Ask::Road, Kind::List, roads(board, from)) : std::nullopt;
        if (!edit.road)
            return std::nullopt;
        edit.location = edit.road->a;
    } else {
        const bool sea = token == Token::Storm;
        const auto place = ask.which(Ask::TokenPlace, Kind::Names, listed((sea ? board.seas() : board.cities()) & board.cards()));
        if (!place)
            return std::nullopt;
        edit.location = *place;
    }
    edit = asItWas(state, edit);
    ask.count(Ask::TokenCount, edit.count, 0, token == Token::Fog ? ruleset.cards->tokens.fog : 1);
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditEvents&)
{
    EditEvents edit = asItWas(state, EditEvents());
    const std::size_t limit = std::max<std::size_t>(ruleset.cards->eventLimit, edit.hand.size());
    ask.several(Ask::Event, edit.hand, limit, valuesOf<DraculaEvent, draculaEventCount>());
    ask.choose(Ask::Ally, Kind::Names, edit.ally, orNone(draculasAllies));
    ask.choose(Ask::HunterAlly, Kind::Names, edit.hunterAlly, orNone(huntersAllies));
    return edit;
}

} // namespace

fury::Form<Edit> putRightForm(const Ruleset& ruleset, const GameState& state, const fury::Answers& answers)
{
    Asking ask(answers);
    std::vector<std::size_t> kinds;
    for (std::size_t n = 0; n < std::variant_size_v<Edit>; ++n)
        if (state.clockKept || !std::holds_alternative<EditDay>(fury::editOf<Edit>(n)))
            kinds.push_back(n);
    std::optional<Edit> made;
    if (const auto kind = ask.which(Ask::Kind, Kind::Option, kinds))
        made = std::visit([&](const auto& edit) { return asked(ask, ruleset, state, edit); }, fury::editOf<Edit>(*kind));
    return {ask.fields(), std::move(made)};
}

std::optional<Action> asItWas(const Ruleset& ruleset, const GameState& before, const Action& correction)
{
    if (const auto* ruling = std::get_if<PutRightRuling>(&correction))
        return PutRightRuling{ruling->ruling, reading(ruleset.rulings, ruling->ruling)};
    if (const auto* edge = std::get_if<PutRightEdge>(&correction))
        return PutRightEdge{edge->a, edge->b, ruleset.board->joined(edge->a, edge->b)};
    if (const auto* entry = std::get_if<PutRightEntry>(&correction)) {
        const Hideout* hideout = hideoutAt(before, {false, entry->slot.number});
        if (hideout != nullptr && hideout->location)
            return PutRightEntry{entry->slot, *hideout->location};
    }
    const auto* byHand = std::get_if<PutRight>(&correction);
    if (byHand == nullptr || std::holds_alternative<EditEncounter>(byHand->edit))
        return std::nullopt;
    return PutRight{byHand->reason, std::visit([&](const auto& one) { return Edit(asItWas(before, one)); }, byHand->edit)};
}

} // namespace demeter::fury3e
