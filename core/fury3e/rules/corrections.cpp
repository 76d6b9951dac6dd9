// What is put right by hand (GOLD-2): the table is right even when the program is not. Whatever comes of it, no card is made or lost.
#include "core/base/utf8.h"
#include "core/fury3e/rules/chapters.h"

#include "core/base/shuffle.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

using What = Happening::What;

Violation impossible(std::string_view rule)
{
    return {rule, Refusal::CorrectionImpossible, {}};
}

Refused outside(std::string_view rule, int value, int least, int most)
{
    if (value >= least && value <= most)
        return std::nullopt;
    return Violation{rule, Refusal::OutOfRange, {value, least, most}};
}

bool isReason(std::string_view text)
{
    return !text.empty() && text.size() <= longestReason && !firstBadUtf8(text) && !hasControlCharacter(text);
}

bool isKnown(const Board& board, LocationId location)
{
    return indexOf(location) < board.locations().size();
}

bool hasHospital(const Board& board, LocationId city)
{
    return std::ranges::find(board.hospitals(), city) != board.hospitals().end();
}

Refused checkPlace(CardPlace place)
{
    if (place.lair)
        return outside("COMP-3", place.number, 0, static_cast<int>(lairSpaces) - 1);
    return outside("COMP-2", place.number, 1, static_cast<int>(trailLength));
}

std::optional<Hideout>& spotAt(GameState& state, CardPlace place)
{
    return place.lair ? state.lairs[place.number] : state.trail[place.number - 1U];
}

Argument named(CardPlace place)
{
    if (place.lair)
        return LairSpace{place.number};
    return Slot{place.number};
}

// Every edit: why it cannot be made at all, what it does, and what of it the table may know.

Refused whyNot(const Ruleset& ruleset, const GameState& state, const EditNumber& edit)
{
    const Range range = rangeOf(ruleset, state, edit.number);
    return outside(range.rule, edit.value, range.least, range.most);
}

void carryOut(const Ruleset& ruleset, GameState& state, const EditNumber& edit)
{
    const auto end = [&](Winner winner, What what) {
        state.winner = winner;
        state.step = Step::Over;
        announce(state, what);
    };
    if (edit.number == Number::RumorTokens) {
        for (int gone = state.rumorTokens - edit.value; gone > 0; --gone)
            ++state.rumorReserve;
        for (int come = edit.value - state.rumorTokens; come > 0; --come)
            --(state.rumorReserve > 0 ? state.rumorReserve : state.rumorGone);
    }
    const std::array<std::uint8_t*, allNumbers.size()> numbers{&state.influence,   &state.despair, nullptr,
                                                               &state.rumorTokens, &state.week,    &state.hiddenDiscards};
    if (edit.number == Number::Damage)
        state.damage = static_cast<std::uint8_t>(edit.value);
    else
        *numbers[static_cast<std::size_t>(edit.number)] = static_cast<std::uint8_t>(edit.value);
    if (edit.number == Number::Influence && edit.value >= ruleset.cards->winInfluence) // WIN-1
        end(Winner::Dracula, What::DraculaWins);
    if (edit.number == Number::Damage && edit.value >= ruleset.cards->draculaLife) // WIN-2
        end(Winner::Hunters, What::HuntersWin);
}

std::vector<Argument> publicPart(const EditNumber& edit)
{
    return {static_cast<int>(edit.number), edit.value};
}

/// The times between which the clock can be turned: nothing lies half-way between slot and slot.
bool isRest(Step step)
{
    return step == Step::Dawn || step == Step::Day || step == Step::Dusk || step == Step::Night || step == Step::BeforeSlide;
}

Refused whyNot(const Ruleset&, const GameState& state, const EditDay& edit)
{
    if (!state.clockKept || !isRest(state.step))
        return notNow();
    if (!state.due.empty())
        return notAnAnswer();
    if (!isRest(edit.time) || edit.day == Weekday::None || edit.day > Weekday::Sunday)
        return impossible("COMP-7");
    return std::nullopt;
}

void carryOut(const Ruleset& ruleset, GameState& state, const EditDay& edit)
{
    state.day = edit.day;
    if (state.step == edit.time)
        return;
    state.step = edit.time;
    beginActions(state);
    if (edit.time == Step::BeforeSlide) { // the Dracula phase begins as it always does
        state.now = {};
        startOfPhase(ruleset, state);
    }
}

std::vector<Argument> publicPart(const EditDay& edit)
{
    return {edit.day, static_cast<int>(edit.time)};
}

Refused whyNot(const Ruleset& ruleset, const GameState& state, const EditHideout& edit)
{
    if (auto refused = checkPlace(edit.place))
        return refused;
    const Board& board = *ruleset.board;
    if (edit.location && !isKnown(board, *edit.location))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    if (edit.location && !board.cards().contains(*edit.location))
        return Violation{"COMP-5", Refusal::NoLocationCard, {*edit.location}};
    if (!edit.location && edit.powers.empty())
        return std::nullopt;
    if (edit.place.lair && (!edit.location || !edit.powers.empty()))
        return impossible("LAIR-4");
    if (edit.hideOtherwise && (!edit.location || !edit.powers.contains(Power::Hide))) // HO-5: there is no second face
        return impossible("HO-5");
    if (edit.escapeAsBat && (edit.place.lair || !edit.location)) // OPEN-31, BAT-5
        return impossible("BAT-5");
    if (edit.place == CardPlace{false, 1} && !state.trail.front() &&
        (state.step == Step::ChooseCard || state.step == Step::ResolveMatured)) // slot 1 waits for the card that is chosen now
        return impossible("CARD-1");
    if (!state.keptErrors.empty()) // what was put where none may lie is still there
        return std::nullopt;
    Hideout lies;
    lies.location = edit.location;
    lies.powers = edit.powers;
    if (takesEncounters(ruleset, lies))
        return std::nullopt;
    if (edit.rumor)
        return impossible("RUM-2");
    if (const Hideout* now = hideoutAt(state, edit.place); edit.place.lair && now != nullptr && !now->encounters.empty())
        return impossible("HO-9"); // on the trail INV-5 says so
    return std::nullopt;
}

/// COMP-12: a Rumor token comes from the reserve, from among those out of the game, or from his hand, and goes back to the reserve.
void setRumor(GameState& state, Hideout& hideout, bool present)
{
    if (hideout.rumor == present)
        return;
    if (!present) {
        ++state.rumorReserve;
    } else {
        std::uint8_t* source = state.rumorReserve > 0 ? &state.rumorReserve : state.rumorGone > 0 ? &state.rumorGone : &state.rumorTokens;
        if (*source > 0) // else all of them lie in hideouts, and INV-6 says so
            --*source;
    }
    hideout.rumor = present;
}

/// BAT-5: the card comes out of the Combat deck and goes back into it.
void setBat(GameState& state, Hideout& hideout, bool present)
{
    if (!present) {
        returnBat(state, hideout);
        return;
    }
    if (!hideout.escapeAsBat && state.handling == CardHandling::Dealt)
        if (const auto card = std::ranges::find(state.combatDeck, CombatCard::EscapeAsBat); card != state.combatDeck.end())
            state.combatDeck.erase(card);
    hideout.escapeAsBat = true; // where no such card was left INV-2 says so
}

void carryOut(const Ruleset& ruleset, GameState& state, const EditHideout& edit)
{
    std::optional<Hideout>& spot = spotAt(state, edit.place);
    if (!edit.location && edit.powers.empty()) {
        clearHideout(state, spot);
        mendBond(ruleset, state);
        return;
    }
    if (!spot) {
        spot.emplace();
        spot->round = state.round;
    }
    spot->location = edit.location;
    spot->powers = edit.powers;
    spot->faceUp = edit.faceUp;
    spot->hideFaceUp = hideWithLocation(*spot) && edit.faceUp != edit.hideOtherwise;
    setRumor(state, *spot, edit.rumor);
    setBat(state, *spot, edit.escapeAsBat);
    mendBond(ruleset, state); // INV-4
}

std::vector<Argument> publicPart(const EditHideout& edit)
{
    return {named(edit.place)};
}

Refused whyNot(const Ruleset& ruleset, const GameState& state, const EditEncounter& edit)
{
    if (indexOf(edit.kind) >= ruleset.cards->encounters.size())
        return Violation{"INV-2", Refusal::CannotHappen, {}};
    if (edit.from == edit.to && edit.from != EncounterZone::Lying)
        return Violation{"INV-2", Refusal::AlreadySo, {}};
    const auto in = [&](const std::vector<EncounterKind>& cards) { return std::ranges::find(cards, edit.kind) != cards.end(); };
    bool there = false;
    switch (edit.from) {
    case EncounterZone::Deck:
        there = state.handling == CardHandling::Dealt ? in(state.encounterDeck) : state.boxDeck > 0;
        break;
    case EncounterZone::Hand:
        there = in(state.encounterHand);
        break;
    case EncounterZone::Discard:
        there = in(state.encounterDiscard);
        break;
    case EncounterZone::BeforeDracula:
        there = in(state.beforeDracula);
        break;
    case EncounterZone::Lying:
        there = edit.card && edit.card->kind == edit.kind && cardAt(state, *edit.card) != nullptr;
        break;
    }
    if (!there)
        return Violation{"INV-2", Refusal::NotThere, {edit.kind}};
    const EncounterCard& facts = (*ruleset.cards)[edit.kind];
    switch (edit.to) {
    case EncounterZone::Deck:
    case EncounterZone::Hand:
    case EncounterZone::Discard:
        return std::nullopt;
    case EncounterZone::BeforeDracula:
        if (!facts.maturedStays) // MAT-2
            return impossible("MAT-2");
        return std::nullopt;
    case EncounterZone::Lying:
        break;
    }
    const Hideout* hideout = edit.place ? hideoutAt(state, *edit.place) : nullptr;
    if (hideout == nullptr)
        return impossible("HO-1");
    if (!takesEncounters(ruleset, *hideout) && state.keptErrors.empty())
        return impossible("HO-9");
    if (auto refused = outside("VAMP-3", edit.damage, 0, std::max(facts.life - 1, 0)))
        return refused;
    if (edit.damage > 0 && !edit.faceUp) // a vampire that has fought lies face up
        return impossible("VAMP-3");
    return std::nullopt;
}

void carryOut(const Ruleset&, GameState& state, const EditEncounter& edit)
{
    const auto take = [&](std::vector<EncounterKind>& cards) {
        if (const auto card = std::ranges::find(cards, edit.kind); card != cards.end())
            cards.erase(card);
    };
    if (edit.from == EncounterZone::Lying && edit.to == EncounterZone::Lying && edit.card->place == edit.place) {
        PlacedEncounter* card = cardAt(state, *edit.card);
        card->faceUp = edit.faceUp;
        card->damage = edit.damage;
        return;
    }
    const bool dealt = state.handling == CardHandling::Dealt;
    switch (edit.from) {
    case EncounterZone::Deck:
        if (dealt)
            take(state.encounterDeck);
        else
            --state.boxDeck;
        break;
    case EncounterZone::Hand:
        take(state.encounterHand);
        break;
    case EncounterZone::Discard:
        take(state.encounterDiscard);
        break;
    case EncounterZone::BeforeDracula:
        take(state.beforeDracula);
        break;
    case EncounterZone::Lying: {
        auto& cards = spotAt(state, edit.card->place)->encounters;
        cards.erase(cards.begin() + (cardAt(state, *edit.card) - cards.data()));
        break;
    }
    }
    switch (edit.to) {
    case EncounterZone::Deck:
        if (dealt) { // nobody may know where in the deck it lies now
            state.encounterDeck.push_back(edit.kind);
            shuffle(state.encounterDeck, state.seed, state.shuffles++);
        } else {
            ++state.boxDeck;
        }
        break;
    case EncounterZone::Hand:
        state.encounterHand.push_back(edit.kind);
        break;
    case EncounterZone::Discard:
        state.encounterDiscard.push_back(edit.kind);
        break;
    case EncounterZone::BeforeDracula:
        state.beforeDracula.push_back(edit.kind);
        break;
    case EncounterZone::Lying:
        spotAt(state, *edit.place)->encounters.push_back({edit.kind, edit.faceUp, edit.damage});
        break;
    }
}

std::vector<Argument> publicPart(const EditEncounter& edit)
{
    const bool fromTable = edit.from == EncounterZone::Lying, toTable = edit.to == EncounterZone::Lying;
    if (fromTable && toTable && edit.card->place != *edit.place)
        return {named(edit.card->place), named(*edit.place)};
    if (fromTable)
        return {named(edit.card->place)};
    if (toTable)
        return {named(*edit.place)};
    return {};
}

Refused whyNot(const Ruleset& ruleset, const GameState&, const EditHideBond& edit)
{
    if (edit.location && !isKnown(*ruleset.board, *edit.location))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    return std::nullopt;
}

void carryOut(const Ruleset&, GameState& state, const EditHideBond& edit)
{
    state.hideBond = edit.location;
}

std::vector<Argument> publicPart(const EditHideBond&)
{
    return {}; // that there is a bond is as secret as Hide itself
}

Refused whyNot(const Ruleset& ruleset, const GameState& state, const EditHunter& edit)
{
    const Board& board = *ruleset.board;
    const HunterPlace& place = edit.place;
    if (place.where != HunterPlace::Where::OffBoard && !isKnown(board, place.location))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    if (place.where == HunterPlace::Where::Location && !board.cards().contains(place.location))
        return Violation{"HOSP-1", Refusal::HunterIntoHospital, {}};
    if (place.where == HunterPlace::Where::Hospital && !hasHospital(board, place.location))
        return Violation{"COMP-14", Refusal::NoHospital, {place.location}};
    const HunterSheet& sheet = edit.sheet;
    if (sheet.hospital && !isKnown(board, *sheet.hospital))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    if (sheet.hospital && !hasHospital(board, *sheet.hospital))
        return Violation{"COMP-14", Refusal::NoHospital, {*sheet.hospital}};
    if (auto refused = outside("DMG-1", sheet.damage, 0, mostOfAnything))
        return refused;
    if (auto refused = outside("BITE-1", sheet.bites, 0, edit.hunter == Hunter::MinaHarker ? 0 : mostOfAnything)) // BITE-3
        return refused;
    if (auto refused = outside("BATS-1", sheet.bats, 0, mostOfAnything))
        return refused;
    // DEF-3: a defeated hunter, and with the clock kept no other, is off the board, and waits for his hospital.
    const bool off = place.where == HunterPlace::Where::OffBoard;
    if (sheet.defeated != sheet.hospital.has_value() || (sheet.defeated && !off) || (state.clockKept && off && !sheet.defeated))
        return impossible("DEF-3");
    return std::nullopt;
}

void carryOut(const Ruleset&, GameState& state, const EditHunter& edit)
{
    const bool off = edit.place.where == HunterPlace::Where::OffBoard;
    state.hunters[static_cast<std::size_t>(edit.hunter)] = off ? HunterPlace{} : edit.place;
    sheetOf(state, edit.hunter) = edit.sheet;
}

std::vector<Argument> publicPart(const EditHunter& edit)
{
    return {edit.hunter};
}

bool isRoad(const Board& board, const Roadblock& road)
{
    if (!isKnown(board, road.a) || !isKnown(board, road.b) || road.a == road.b)
        return false;
    if (!road.onRail)
        return board.byRoad(road.a).contains(road.b);
    return std::ranges::any_of(board.rails(), [&](const Rail& rail) { return inOrder({true, rail.a, rail.b}) == inOrder(road); });
}

Refused whyNot(const Ruleset& ruleset, const GameState&, const EditToken& edit)
{
    const Board& board = *ruleset.board;
    if (edit.token == Token::Bats) // under a figure, so with the hunter's sheet
        return impossible("BATS-1");
    if (edit.token == Token::Roadblock) {
        if (!edit.road)
            return impossible("BLK-1");
        if (!isRoad(board, *edit.road))
            return Violation{"BLK-1", Refusal::NotThisRoad, {edit.road->a, edit.road->b}};
        return outside("BLK-1", edit.count, 0, 1);
    }
    if (!isKnown(board, edit.location) || !board.cards().contains(edit.location))
        return Violation{"COMP-5", Refusal::CannotHappen, {}};
    const bool sea = board.isSea(edit.location);
    if (edit.token == Token::Storm) {
        if (!sea)
            return Violation{"STORM-1", Refusal::NotToThere, {edit.location}};
        return outside("STORM-1", edit.count, 0, 1);
    }
    const bool fog = edit.token == Token::Fog;
    if (sea)
        return Violation{fog ? "FOG-1" : "CONS-1", Refusal::TokenNotOnSea, {edit.location}};
    return outside(fog ? "FOG-1" : "CONS-1", edit.count, 0, fog ? ruleset.cards->tokens.fog : 1);
}

void carryOut(const Ruleset&, GameState& state, const EditToken& edit)
{
    const auto put = [&](LocationSet& places) {
        if (edit.count > 0)
            places.insert(edit.location);
        else
            places.erase(edit.location);
    };
    BoardTokens& tokens = state.tokens;
    switch (edit.token) {
    case Token::ConsecratedGround:
        put(tokens.consecratedGround);
        break;
    case Token::HeavenlyHost:
        put(tokens.heavenlyHosts);
        break;
    case Token::Storm:
        put(tokens.storms);
        break;
    case Token::Fog: {
        const auto here = std::ranges::find(tokens.fog, edit.location, [](const auto& fog) { return fog.first; });
        if (here == tokens.fog.end()) {
            if (edit.count > 0)
                tokens.fog.emplace_back(edit.location, static_cast<std::uint8_t>(edit.count));
        } else if (edit.count > 0) {
            here->second = static_cast<std::uint8_t>(edit.count);
        } else {
            tokens.fog.erase(here);
        }
        break;
    }
    case Token::Roadblock: {
        const Roadblock road = inOrder(*edit.road);
        const auto here = std::ranges::find(tokens.roadblocks, road);
        if (edit.count > 0 && here == tokens.roadblocks.end())
            tokens.roadblocks.push_back(road);
        else if (edit.count == 0 && here != tokens.roadblocks.end())
            tokens.roadblocks.erase(here);
        break;
    }
    case Token::Bats:
        break;
    }
}

std::vector<Argument> publicPart(const EditToken& edit)
{
    if (edit.token == Token::Roadblock)
        return {edit.token, edit.road->a, edit.road->b, edit.road->onRail ? 1 : 0, edit.count};
    return {edit.token, edit.location, edit.count};
}

Refused whyNot(const Ruleset& ruleset, const GameState& state, const EditEvents& edit)
{
    const auto known = [](DraculaEvent event) { return static_cast<std::size_t>(event) < draculaEventCount; };
    if (!std::ranges::all_of(edit.hand, known))
        return Violation{"EVT-1", Refusal::CannotHappen, {}};
    const int limit = ruleset.cards->eventLimit;
    if (edit.hand.size() > std::max(static_cast<std::size_t>(limit), state.eventHand.size())) // COMP-10
        return Violation{"COMP-10", Refusal::TooMany, {static_cast<int>(edit.hand.size()), limit}};
    if (edit.ally && !canBeAlly(*edit.ally))
        return Violation{"ALLY-0", Refusal::EventCannotAlly, {*edit.ally}};
    if (edit.hunterAlly && !canBeAlly(*edit.hunterAlly))
        return Violation{"ALLY-0", Refusal::HunterCardNoAlly, {*edit.hunterAlly}};
    return std::nullopt;
}

void carryOut(const Ruleset& ruleset, GameState& state, const EditEvents& edit)
{
    const auto change = [&](auto& ally, const auto& to) {
        if (ally == to)
            return;
        if (ally)
            announce(state, What::AllyGone, {*ally});
        if (to)
            announce(state, What::AllyInPlay, {*to});
        ally = to;
    };
    state.eventHand = edit.hand;
    change(state.ally, edit.ally);
    change(state.hunterAlly, edit.hunterAlly);
    checkEventLimit(ruleset, state);
}

std::vector<Argument> publicPart(const EditEvents&)
{
    return {}; // the allies are announced, the hand is not
}

/// Hideouts and lairs that what is due speaks of.
std::vector<CardPlace> spokenOf(const GameState& state)
{
    std::vector<CardPlace> places;
    for (const Due& due : state.due) {
        if (due.card)
            places.push_back(due.card->place);
        if (!due.place)
            continue;
        if (const auto place = placeOf(state, *due.place))
            places.push_back(*place);
        if (due.place == state.hideBond)
            for (std::uint8_t slot = 1; slot <= trailLength; ++slot)
                if (const auto& hideout = state.trail[slot - 1U]; hideout && hideout->powers.contains(Power::Hide))
                    places.push_back({false, slot});
    }
    if (state.combat && state.combat->vampire)
        places.push_back(state.combat->vampire->place);
    return places;
}

HunterSet huntersSpokenOf(const GameState& state)
{
    HunterSet hunters;
    for (const Due& due : state.due) {
        hunters = hunters | due.hunters;
        if (due.hunter)
            hunters.insert(*due.hunter);
    }
    return state.combat ? hunters | state.combat->hunters : hunters;
}

/// COMB-1: a fight with Dracula himself, or the escape from one, that is due where he stands.
bool draculaFights(const GameState& state)
{
    return (state.combat && !state.combat->vampire) || std::ranges::any_of(state.due, [](const Due& due) {
               return due.what == Due::What::FogFight || due.what == Due::What::BatWhere;
           });
}

/// INV-3: Dracula could stay so often that his current location leaves slot 6. In a game of legal steps as many of Hide, Feed and Dark
/// Call lie to its left as keep it on the trail; a card put right by hand may take them away.
bool mayLoseCurrentLocation(const GameState& state)
{
    const auto current = currentSlot(state);
    if (!current)
        return false; // INV-3 itself
    const bool slid = state.step == Step::ChooseCard || state.step == Step::ResolveMatured;
    int used = 0;
    for (std::size_t i = 0; i + 1 < current->number; ++i)
        if (const auto& newer = state.trail[i])
            used += newer->powers.contains(Power::Hide) + newer->powers.contains(Power::Feed) + newer->powers.contains(Power::DarkCall);
    return used < current->number - (slid ? 1 : 0) - 2;
}

/// What is due now must still be there to be dealt with.
bool disturbs(const Ruleset& ruleset, const GameState& before, const GameState& after)
{
    if (before.due.empty() || after.step == Step::Over)
        return false;
    for (const CardPlace place : spokenOf(before)) {
        const Hideout *was = hideoutAt(before, place), *is = hideoutAt(after, place);
        if ((was == nullptr) != (is == nullptr) || (was != nullptr && !(*was == *is)))
            return true;
    }
    bool moved = before.hideBond != after.hideBond || (draculaFights(before) && currentLocation(before) != currentLocation(after));
    huntersSpokenOf(before).forEach([&](Hunter hunter) {
        const auto index = static_cast<std::size_t>(hunter);
        moved = moved || before.hunters[index] != after.hunters[index];
    });
    return moved || (!after.due.empty() && answersDue(ruleset, after).empty());
}

} // namespace

Range rangeOf(const Ruleset& ruleset, const GameState& state, Number number)
{
    switch (number) {
    case Number::Influence:
        return {"COMP-6", 0, ruleset.cards->winInfluence};
    case Number::Despair:
        return {"COMP-8", 0, ruleset.cards->despairTokens};
    case Number::Damage:
        return {"DMG-2", 0, ruleset.cards->draculaLife};
    case Number::RumorTokens: // those that lie in hideouts stay there
        return {"RUM-1", 0, state.rumorTokens + state.rumorReserve + state.rumorGone};
    case Number::Week:
        return {"COMP-7", 1, mostOfAnything};
    case Number::HiddenDiscards:
        break;
    }
    return {"EVT-3", 0, mostOfAnything};
}

Roadblock inOrder(Roadblock road)
{
    return {road.onRail, std::min(road.a, road.b), std::max(road.a, road.b)};
}

Refused check(const Ruleset& ruleset, const GameState& state, const PutRight& action)
{
    if (!underWay(state))
        return notNow();
    if (!isReason(action.reason))
        return Violation{"GOLD-2", Refusal::ReasonMissing, {}};
    if (auto refused = std::visit([&](const auto& edit) { return whyNot(ruleset, state, edit); }, action.edit))
        return refused;
    GameState after = state;
    std::visit([&](const auto& edit) { carryOut(ruleset, after, edit); }, action.edit);
    after.happened = state.happened;
    if (after == state)
        return Violation{"GOLD-2", Refusal::AlreadySo, {}};
    if (after.step != Step::Over)
        refillHand(ruleset, after); // HAND-1 follows at once, so INV-6 asks for no more
    if (const auto broken = brokenInvariant(ruleset, after))
        return impossible(*broken);
    if (mayLoseCurrentLocation(after) && !mayLoseCurrentLocation(state))
        return impossible("INV-3");
    if (disturbs(ruleset, state, after))
        return impossible("TIME-1");
    return std::nullopt;
}

void perform(const Ruleset& ruleset, GameState& state, const PutRight& action)
{
    announce(state, What::PutRight, std::visit([](const auto& edit) { return publicPart(edit); }, action.edit));
    state.happened.back().rule = action.reason;
    std::visit([&](const auto& edit) { carryOut(ruleset, state, edit); }, action.edit);
}

} // namespace demeter::fury3e
