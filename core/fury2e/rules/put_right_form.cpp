// What can be put right by hand, with what holds now (2E-GEN-2).
#include "core/fury2e/rules/put_right_form.h"

#include "core/fury2e/rules/chapters.h"

namespace demeter::fury2e {

namespace {

using Edit = decltype(PutRight::edit);
using fury::listed, fury::orNone;
using Kind = fury::FormField::Kind;
using Asking = fury::Asker<Ask>;

// What an edit is about as it is now.

EditNumber asItWas(const GameState& state, const EditNumber& edit)
{
    return {edit.number, edit.number == Number::Blood ? state.blood : edit.number == Number::Vampires ? state.vampires : state.resolve};
}
EditTime asItWas(const GameState& state, const EditTime&)
{
    return {state.time};
}
EditHunter asItWas(const GameState& state, const EditHunter& edit)
{
    const auto index = static_cast<std::size_t>(edit.hunter);
    return {edit.hunter, state.hunters[index], state.sheets[index]};
}
EditCard asItWas(const GameState& state, const EditCard& edit)
{
    const std::size_t index = edit.place.index;
    if (edit.place.inCatacombs && state.catacombs[index])
        return {edit.place, state.catacombs[index]->location, {}, state.catacombs[index]->faceUp};
    if (edit.place.inCatacombs || index >= state.trail.size())
        return {edit.place};
    return {edit.place, state.trail[index].location, state.trail[index].powers, state.trail[index].faceUp};
}
EditEncounter asItWas(const GameState&, const EditEncounter& edit)
{
    return edit; // it says itself where it was
}
EditTokens asItWas(const GameState& state, const EditTokens&)
{
    return {state.hosts, state.consecratedGround, state.roadblock};
}
EditEvents asItWas(const GameState& state, const EditEvents&)
{
    return {state.eventHand, state.draculasAlly, state.huntersAlly};
}

// What is asked about each; nothing comes of it until all that is needed has been said.

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditNumber&)
{
    const auto number = ask.which(Ask::Number, Kind::Option, std::array{Number::Blood, Number::Vampires, Number::Resolve});
    if (!number)
        return std::nullopt;
    EditNumber edit = asItWas(state, EditNumber{*number});
    const auto [least, most] = rangeOf(*number);
    ask.count(Ask::Value, edit.value, least, most);
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditTime&)
{
    EditTime edit{state.time};
    ask.choose(Ask::Time, Kind::Parts, edit.time, valuesOf<TimeOfDay, timesOfDay>());
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditHunter&)
{
    const auto hunter = ask.which(Ask::Hunter, Kind::Option, allHunters);
    if (!hunter)
        return std::nullopt;
    const auto index = static_cast<std::size_t>(*hunter);
    EditHunter edit = asItWas(state, EditHunter{*hunter, {}, {}});
    LocationId place = edit.place.value_or(LocationId{});
    if (ask.choose(Ask::Place, Kind::Names, place, listed(ruleset.board->all())))
        edit.place = place;
    ask.count(Ask::Health, edit.sheet.health, 1, fullHealth[index]);
    ask.count(Ask::Bites, edit.sheet.bites, hunter == Hunter::MinaHarker ? 1 : 0, biteLimit[index] - 1); // 2E-COMP-14
    ask.flag(Ask::MissesTurn, edit.sheet.missesTurn);
    return edit;
}

/// Places of the trail, and one more with `next`, then those of the Catacombs; only those that a card lies in unless `next`.
std::vector<CardPlace> places(const GameState& state, bool next)
{
    std::vector<CardPlace> places;
    for (std::size_t n = 0; n < std::min(trailLength, state.trail.size() + (next ? 1 : 0)); ++n)
        places.push_back(CardPlace::onTrail(n));
    for (std::size_t n = 0; n < catacombSpaces; ++n)
        if (next || state.catacombs[n])
            places.push_back(CardPlace::catacombs(n));
    return places;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditCard&)
{
    const auto place = ask.which(Ask::Card, Kind::Option, places(state, true));
    if (!place)
        return std::nullopt;
    EditCard edit = asItWas(state, EditCard{*place});
    ask.choose(Ask::Location, Kind::Names, edit.location, orNone(listed(ruleset.board->cards())));
    if (!place->inCatacombs)
        ask.flags(Ask::Power, edit.powers, allPowers);
    if (!edit.location && edit.powers.empty())
        edit.faceUp = false;
    else if (!alwaysOpen(*ruleset.board, edit.location, edit.powers))
        ask.flag(Ask::FaceUp, edit.faceUp);
    return edit;
}

std::vector<EncounterAt> encountersInPlay(const GameState& state)
{
    std::vector<EncounterAt> found;
    for (const CardPlace place : places(state, false))
        for (std::uint8_t n = 0; const PlacedEncounter* token = tokenAt(state, {place, n}); ++n)
            found.push_back({{EncounterZone::Lying, place}, token->kind, n});
    const auto add = [&](EncounterZone zone, std::vector<Encounter> kinds) {
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const Encounter kind : kinds)
            found.push_back({{zone, {}}, kind});
    };
    add(EncounterZone::Hand, state.encounterHand);
    std::vector<Encounter> reserve = state.reserve;
    if (state.handling == TokenHandling::DrawnFromBox && state.boxReserve > 0) // nobody knows what is in it
        for (std::size_t n = 0; n < encounterCount; ++n)
            reserve.push_back(static_cast<Encounter>(n));
    add(EncounterZone::Reserve, std::move(reserve));
    return found;
}

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditEncounter&)
{
    const auto token = ask.which(Ask::Encounter, Kind::Names, encountersInPlay(state));
    if (!token)
        return std::nullopt;
    EditEncounter edit{token->kind, token->spot.zone, {}, {}, {}, false};
    if (token->spot.place) {
        edit.token = LyingToken{*token->spot.place, token->nth};
        edit.faceUp = tokenAt(state, *edit.token)->faceUp;
    }
    std::vector<Spot> spots;
    for (const CardPlace place : places(state, false))
        spots.push_back({EncounterZone::Lying, place});
    spots.insert(spots.end(), {{EncounterZone::Reserve, {}}, {EncounterZone::Hand, {}}});
    Spot goes = token->spot;
    ask.choose(Ask::Goes, Kind::List, goes, spots);
    edit.to = goes.zone;
    edit.place = goes.place;
    if (goes.place)
        ask.flag(Ask::EncounterFaceUp, edit.faceUp);
    else
        edit.faceUp = false;
    return edit;
}

std::optional<Edit> asked(Asking& ask, const Ruleset& ruleset, const GameState& state, const EditTokens&)
{
    const Board& board = *ruleset.board;
    const std::vector<LocationId> dry = listed(board.cards() - board.seas());
    const auto cities = orNone(listed(board.cities()));
    EditTokens edit = asItWas(state, EditTokens());
    std::vector<LocationId> hosts = listed(std::exchange(edit.hosts, {}));
    ask.several(Ask::Host, hosts, sacredHosts, dry);
    for (const LocationId host : hosts)
        edit.hosts.insert(host);
    ask.choose(Ask::Ground, Kind::Names, edit.consecratedGround, orNone(dry));
    const fury::Roadblock block = edit.roadblock.value_or(fury::Roadblock());
    std::optional<LocationId> from, to;
    if (edit.roadblock) {
        from = block.a;
        to = block.b;
    }
    bool onRail = block.onRail;
    ask.choose(Ask::RoadFrom, Kind::Names, from, cities);
    ask.choose(Ask::RoadTo, Kind::Names, to, cities);
    ask.flag(Ask::OnRail, onRail);
    edit.roadblock.reset();
    if (from && to)
        edit.roadblock = fury::Roadblock{onRail, std::min(*from, *to), std::max(*from, *to)};
    return from.has_value() == to.has_value() ? std::optional<Edit>(edit) : std::nullopt;
}

std::optional<Edit> asked(Asking& ask, const Ruleset&, const GameState& state, const EditEvents&)
{
    const auto ofKind = [](EventKind kind) {
        std::vector<DraculaEvent> events;
        for (const DraculaEvent event : valuesOf<DraculaEvent, draculaEventCount>())
            if (infoOf(event).kind == kind)
                events.push_back(event);
        return events;
    };
    std::vector<HunterEvent> allies;
    for (const HunterEvent event : valuesOf<HunterEvent, hunterEventCount>())
        if (infoOf(event).ally)
            allies.push_back(event);
    EditEvents edit = asItWas(state, EditEvents());
    const std::size_t limit = std::max(static_cast<std::size_t>(eventLimit(state)), edit.hand.size());
    ask.several(Ask::Event, edit.hand, limit, ofKind(EventKind::Kept));
    ask.choose(Ask::Ally, Kind::Names, edit.ally, orNone(ofKind(EventKind::AsAlly)));
    ask.choose(Ask::HuntersAlly, Kind::Names, edit.huntersAlly, orNone(allies));
    return edit;
}

} // namespace

fury::Form<Edit> putRightForm(const Ruleset& ruleset, const GameState& state, const fury::Answers& answers)
{
    Asking ask(answers);
    std::optional<Edit> made;
    // The hunters behind what is Dracula's.
    if (const auto kind = ask.which(Ask::Kind, Kind::Option, std::array<std::size_t, 7>{0, 1, 3, 4, 2, 5, 6}))
        made = std::visit([&](const auto& edit) { return asked(ask, ruleset, state, edit); }, fury::editOf<Edit>(*kind));
    return {ask.fields(), std::move(made)};
}

std::optional<Action> asItWas(const Ruleset& ruleset, const GameState& before, const Action& correction)
{
    if (const auto* ruling = std::get_if<PutRightRuling>(&correction))
        return PutRightRuling{ruling->ruling, ruleset.rulings[ruling->ruling]};
    const auto* byHand = std::get_if<PutRight>(&correction);
    if (byHand == nullptr || std::holds_alternative<EditEncounter>(byHand->edit))
        return std::nullopt;
    return PutRight{byHand->reason, std::visit([&](const auto& one) { return Edit(asItWas(before, one)); }, byHand->edit)};
}

} // namespace demeter::fury2e
