#include "core/fury3e/text/position.h"

#include "core/fury/position_reader.h"
#include "core/fury3e/text/fields.h"

#include <algorithm>

namespace demeter::fury3e {

namespace {

constexpr std::string_view formatName = "demeter-position/1";
constexpr std::array<std::pair<std::string_view, Printing>, 3> printings{
    {{"es", Printing::Es}, {"pl", Printing::Pl}, {"ru", Printing::Ru}}};

/// Power cards on which nothing can be put (HO-9).
constexpr std::array<Power, 3> bareCards{Power::DarkCall, Power::Feed, Power::Misdirect};

class PositionReader : private fury::PositionReader<Power> {
public:
    PositionReader(const BoardSource& boards, std::shared_ptr<const Catalogue> cards)
        : fury::PositionReader<Power>(boards), cards_(std::move(cards))
    {
    }

    std::expected<Position, Faults> read(std::string_view text)
    {
        const auto json = parseJson(text);
        if (!json)
            return std::unexpected(json.error());
        ObjectReader file(*json, "", faults_);
        readName(file, "format", formatName, "unknown-format");
        // Without a board nothing can be said about the rest.
        readBoardName(file);
        if (board_ == nullptr || !faults_.empty())
            return std::unexpected(std::move(faults_));

        readPrinting(file);
        if (const Json* trail = file.list("trail"))
            readTrail(*trail);
        if (const Json* lairs = file.optional("lairs"))
            readLairs(*lairs);
        readHideBond(file.optional("hideBond"));
        if (const Json* tokens = file.optional("tokens"))
            readTokens(*tokens);
        if (const Json* hunters = file.optional("hunters"))
            readHunters(*hunters);
        if (const Json* dracula = file.optional("dracula"))
            readDracula(*dracula);
        if (const Json* clock = file.optional("clock"))
            readClock(*clock);
        readNumber(file, "despair", 0, cards_->despairTokens, state_.despair);
        readNumber(file, "influence", 0, std::max(cards_->winInfluence - 1, 0), state_.influence);
        file.refuseUnknown();
        countRumors();
        makeDeck();
        makeCombatDeck();
        if (!faults_.empty())
            return std::unexpected(std::move(faults_));

        state_.step = Step::BeforeSlide;
        state_.handling = CardHandling::Dealt;
        return Position{{board_, cards_, rulings_}, std::move(state_)};
    }

private:
    // The head of the file.

    void readPrinting(ObjectReader& file)
    {
        const Json* value = file.optional("printing");
        const auto name = value != nullptr ? readText(*value, file.placeOf("printing"), faults_) : std::nullopt;
        if (!name)
            return;
        const auto* found = std::find_if(printings.begin(), printings.end(), [&](const auto& entry) { return entry.first == *name; });
        if (found == printings.end())
            fault("unknown-printing", file.placeOf("printing"), {*name});
        else
            rulings_ = rulingsOf(found->second);
    }

    // Trail and lairs.

    void readTrail(const Json& list)
    {
        const std::string place = "/trail";
        if (list.size() > trailLength)
            fault("slots-too-many", place, {std::to_string(list.size()), std::to_string(trailLength)});
        const std::size_t before = faults_.size();
        // The slots that do not exist are checked too: what they hold may be wrong as well.
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].is_null())
                continue;
            auto hideout = readHideout(list[i], placeAt(place, i), false);
            if (hideout && i < trailLength)
                state_.trail[i] = std::move(hideout);
        }
        const auto current = currentSlot(state_);
        if (!current) {
            // A location with a wrong id is no missing location.
            if (faults_.size() == before)
                fault("location-none", place);
        } else if (current->number == trailLength) {
            fault("current-in-last-slot", placeAt(place, trailLength - 1), {idOf(*currentLocation(state_)), std::to_string(trailLength)});
        }
    }

    void readLairs(const Json& list)
    {
        const std::string place = "/lairs";
        if (!isList(list, place, faults_))
            return;
        if (list.size() > lairSpaces)
            fault("lairs-too-many", place, {std::to_string(list.size()), std::to_string(lairSpaces)});
        for (std::size_t i = 0; i < list.size(); ++i) {
            auto lair = readHideout(list[i], placeAt(place, i), true);
            if (lair && i < lairSpaces)
                state_.lairs[i] = std::move(lair);
        }
    }

    /// One slot or lair; nothing if it is unusable.
    std::optional<Hideout> readHideout(const Json& json, const std::string& place, bool isLair)
    {
        ObjectReader fields(json, place, faults_);
        if (!fields.valid())
            return std::nullopt;
        Hideout hideout;
        const Json* location = fields.optional("location");
        const Json* powers = fields.optional("powers");
        const std::size_t before = faults_.size();
        if (location != nullptr)
            hideout.location = readCard(*location, fields.placeOf("location"));
        if (powers != nullptr)
            JsonValue<PowerSet>::read(*board_, {*powers, fields.placeOf("powers"), {}}, hideout.powers, faults_);
        const bool cardsReadable = faults_.size() == before;
        hideout.faceUp = readFlag(fields, "faceUp");
        if (hideWithLocation(hideout)) // elsewhere the field would say nothing, and is refused
            hideout.hideFaceUp = readFlag(fields, "hideFaceUp");
        hideout.escapeAsBat = readFlag(fields, "escapeAsBat");
        hideout.rumor = readFlag(fields, "rumor");
        if (const Json* encounters = fields.optional("encounters"))
            readPlaced(*encounters, fields.placeOf("encounters"), hideout);
        fields.refuseUnknown();

        // Once a card has been misread, any talk of what lies with it would mislead.
        if (cardsReadable) {
            if (isLair)
                checkLair(hideout, fields);
            else
                checkHideout(hideout, fields);
        }
        for (const Power power : allPowers)
            if (hideout.powers.contains(power))
                countPower(power, fury3e::idOf(power), fields.placeOf("powers")); // COMP-4, INV-1
        if (hideout.rumor)
            ++rumorsLying_;
        return hideout;
    }

    void checkLair(const Hideout& lair, const ObjectReader& fields)
    {
        if (!lair.location)
            fault("lair-without-location", fields.place());
        if (!lair.powers.empty())
            fault("lair-with-power", fields.placeOf("powers"), {std::string(fury3e::idOf(firstOf(lair.powers)))}); // LAIR-4, LAIR-5
        if (lair.escapeAsBat)
            fault("lair-with-bat", fields.placeOf("escapeAsBat")); // BAT-5
        if (!lair.location || !board_->isSea(*lair.location))
            return;
        if (!lair.encounters.empty())
            fault("encounter-at-sea", fields.placeOf("encounters"), {idOf(*lair.location)}); // HO-9
        if (rulings_.seaLairs == NoYes::No)
            fault("lair-at-sea", fields.placeOf("location"), {idOf(*lair.location)}); // OPEN-8
    }

    void checkHideout(const Hideout& hideout, const ObjectReader& fields)
    {
        if (!hideout.location && hideout.powers.empty()) {
            if (hideout.rumor)
                fault("rumor-on-empty-slot", fields.placeOf("rumor"));
            else
                fault("hideout-without-card", fields.place());
        }
        const bool atSea = hideout.location && board_->isSea(*hideout.location);
        checkCombination(hideout, fields, atSea);
        if (hideout.escapeAsBat && !hideout.location)
            fault("bat-without-location", fields.placeOf("escapeAsBat")); // BAT-2
        else if (hideout.escapeAsBat && atSea)
            fault("bat-at-sea", fields.placeOf("escapeAsBat"), {idOf(*hideout.location)}); // BAT-1
        if (!hideout.encounters.empty() && atSea)
            fault("encounter-at-sea", fields.placeOf("encounters"), {idOf(*hideout.location)}); // HO-9
        for (const Power power : bareCards) {
            if (!hideout.powers.contains(power) || mergedByBat(hideout)) // there they lie with the city's card
                continue;
            if (!hideout.encounters.empty())
                fault("encounter-on-power", fields.placeOf("encounters"), {std::string(fury3e::idOf(power))}); // HO-9
            if (hideout.rumor)
                fault("rumor-on-power", fields.placeOf("rumor"), {std::string(fury3e::idOf(power))}); // RUM-2, HO-9
        }
    }

    /// A city's card that Escape as Bat put to the Power cards in slot 1 (OPEN-29).
    static bool mergedByBat(const Hideout& hideout)
    {
        return hideout.location && hideout.escapeAsBat && !hideout.powers.contains(Power::Misdirect);
    }

    /// Which cards can lie together: Wolf Form with a city's card or with Hide; every other Power card alone (POW-1, WOLF-1, OPEN-21), or
    /// with a city's card and Escape as Bat.
    void checkCombination(const Hideout& hideout, const ObjectReader& fields, bool atSea)
    {
        const std::string place = fields.placeOf("powers");
        const PowerSet others = hideout.powers - Power::WolfForm;
        if (hideout.location && !others.empty() && !mergedByBat(hideout))
            fault("power-with-location", place, {std::string(fury3e::idOf(firstOf(others))), idOf(*hideout.location)});
        if (!others.empty() && hideout.powers != PowerSet(firstOf(others)) && hideout.powers != PowerSet{Power::Hide, Power::WolfForm}) {
            const Power first = firstOf(hideout.powers);
            fault("powers-together", place, {std::string(fury3e::idOf(first)), std::string(fury3e::idOf(firstOf(hideout.powers - first)))});
        }
        if (!hideout.powers.contains(Power::WolfForm))
            return;
        if (!hideout.location && others.empty())
            fault("wolf-form-alone", place);
        else if (atSea)
            fault("wolf-form-at-sea", place, {idOf(*hideout.location)});
    }

    /// `powers` must not be empty.
    static Power firstOf(PowerSet powers)
    {
        return *std::find_if(allPowers.begin(), allPowers.end() - 1, [&](Power power) { return powers.contains(power); });
    }

    // Encounter cards.

    void readPlaced(const Json& list, const std::string& place, Hideout& hideout)
    {
        if (!isList(list, place, faults_))
            return;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string cardPlace = placeAt(place, i);
            if (!list[i].is_object()) {
                if (!list[i].is_string())
                    fault("not-encounter", cardPlace);
                else if (const auto kind = countedEncounter(list[i], cardPlace))
                    hideout.encounters.push_back({*kind, false, 0});
                continue;
            }
            ObjectReader fields(list[i], cardPlace, faults_);
            const Json* card = fields.required("card");
            std::optional<EncounterKind> kind;
            if (card != nullptr)
                kind = countedEncounter(*card, fields.placeOf("card"));
            PlacedEncounter placed;
            placed.faceUp = readFlag(fields, "faceUp");
            const Json* damage = fields.optional("damage");
            fields.refuseUnknown();
            if (!kind)
                continue;
            placed.kind = *kind;
            if (damage != nullptr)
                placed.damage = readVampireDamage(*damage, fields.placeOf("damage"), *kind);
            hideout.encounters.push_back(placed);
        }
    }

    /// Damage lies only on a vampire that fights, and less than would defeat it (VAMP-2).
    std::uint8_t readVampireDamage(const Json& json, const std::string& place, EncounterKind kind)
    {
        const int life = (*cards_)[kind].life;
        if (life > 0)
            return static_cast<std::uint8_t>(readInteger(json, place, 0, std::min(life - 1, 255), faults_).value_or(0));
        if (const auto damage = readInteger(json, place, 0, 255, faults_); damage && *damage != 0)
            fault("damage-on-no-fighter", place, {(*cards_)[kind].id});
        return 0;
    }

    /// An Encounter card that is not in the deck.
    std::optional<EncounterKind> countedEncounter(const Json& json, const std::string& place)
    {
        const auto kind = readEncounter(json, place, *cards_, faults_);
        if (!kind)
            return kind;
        mentioned_.push_back(*kind);
        // Counts of single kinds are not verified, their sum is.
        if (const auto total = static_cast<std::size_t>(cards_->encounterTotal()); mentioned_.size() == total + 1)
            fault("encounters-too-many", place, {std::to_string(total)});
        return kind;
    }

    /// The deck is what the position does not mention (INV-2). A kind that lies more often than it should have copies takes the
    /// place of others, so that the total stays.
    void makeDeck()
    {
        for (std::size_t i = 0; i < cards_->encounters.size(); ++i) {
            const auto kind = static_cast<EncounterKind>(i);
            const auto used = std::count(mentioned_.begin(), mentioned_.end(), kind);
            for (auto copy = used; copy < cards_->encounters[i].copies; ++copy)
                state_.encounterDeck.push_back(kind);
        }
        const auto total = static_cast<std::size_t>(cards_->encounterTotal());
        const std::size_t left = total - std::min(mentioned_.size(), total);
        state_.encounterDeck.resize(std::min(state_.encounterDeck.size(), left));
    }

    /// No combat is going on, so all his Combat cards are in the deck, but for those that lie on the trail (BAT-5).
    void makeCombatDeck()
    {
        for (std::size_t i = 0; i < combatCardCount; ++i)
            state_.combatDeck.insert(state_.combatDeck.end(), static_cast<std::size_t>(cards_->combatCards[i].copies),
                                     static_cast<CombatCard>(i));
        for (const auto& hideout : state_.trail)
            if (hideout && hideout->escapeAsBat)
                if (const auto card = std::ranges::find(state_.combatDeck, CombatCard::EscapeAsBat); card != state_.combatDeck.end())
                    state_.combatDeck.erase(card);
    }

    // The Hide bond.

    void readHideBond(const Json* json)
    {
        const std::string place = "/hideBond";
        std::size_t hide = 0;
        while (hide < trailLength && !(state_.trail[hide] && state_.trail[hide]->powers.contains(Power::Hide)))
            ++hide;
        if (json == nullptr) {
            // HIDE-1: the leftmost Location card after Hide.
            for (std::size_t i = hide + 1; i < trailLength && !state_.hideBond; ++i)
                if (state_.trail[i])
                    state_.hideBond = state_.trail[i]->location;
            return;
        }
        if (json->is_null())
            return; // HIDE-6
        const auto location = readLocation(*json, place, *board_, faults_);
        if (!location)
            return;
        std::size_t slot = 0;
        while (slot < trailLength && !(state_.trail[slot] && state_.trail[slot]->location == location))
            ++slot;
        if (hide == trailLength)
            fault("bond-without-hide", place, {idOf(*location)}); // INV-4
        else if (slot == trailLength)
            fault("bond-not-on-trail", place, {idOf(*location)}); // INV-4
        else if (slot < hide)
            fault("bond-left-of-hide", place, {idOf(*location)}); // HIDE-1
        else
            state_.hideBond = location;
    }

    // The board.

    void readTokens(const Json& json)
    {
        ObjectReader fields(json, "/tokens", faults_);
        readTokenSet(fields, "consecratedGround", board_->cities(), "token-not-in-city", state_.tokens.consecratedGround);
        readTokenSet(fields, "heavenlyHosts", board_->cities(), "token-not-in-city", state_.tokens.heavenlyHosts);
        readTokenSet(fields, "storms", board_->seas(), "token-not-at-sea", state_.tokens.storms);
        if (const Json* fog = fields.optional("fog"))
            readFog(*fog, fields.placeOf("fog"));
        if (const Json* roadblocks = fields.optional("roadblocks"))
            readRoadblocks(*roadblocks, fields.placeOf("roadblocks"));
        fields.refuseUnknown();
    }

    void readTokenSet(ObjectReader& fields, std::string_view name, LocationSet allowed, std::string_view refusal, LocationSet& into)
    {
        const Json* list = fields.optional(name);
        const std::string place = fields.placeOf(name);
        if (list == nullptr || !isList(*list, place, faults_))
            return;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const auto location = readLocation((*list)[i], placeAt(place, i), *board_, faults_);
            if (!location)
                continue;
            if (!allowed.contains(*location))
                fault(std::string(refusal), placeAt(place, i), {idOf(*location)});
            else if (into.contains(*location))
                fault("token-twice", placeAt(place, i), {idOf(*location)});
            else
                into.insert(*location);
        }
    }

    void readFog(const Json& json, const std::string& place)
    {
        ObjectReader fields(json, place, faults_);
        if (!fields.valid())
            return;
        for (const auto& [name, count] : json.items()) {
            if (name.starts_with("x-"))
                continue;
            const std::string cityPlace = placeAt(place, name);
            const auto city = readLocation(Json(name), cityPlace, *board_, faults_);
            const auto tokens = readInteger(count, cityPlace, 1, cards_->tokens.fog, faults_); // FOG-1
            if (city && board_->isSea(*city))
                fault("token-not-in-city", cityPlace, {name});
            else if (city && tokens)
                state_.tokens.fog.emplace_back(*city, static_cast<std::uint8_t>(*tokens));
        }
    }

    void readRoadblocks(const Json& list, const std::string& place)
    {
        if (!isList(list, place, faults_))
            return;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (const auto roadblock = fury::readRoadblock(list[i], placeAt(place, i), *board_, faults_))
                addRoadblock(*roadblock, placeAt(placeAt(place, i), "between"));
    }

    void addRoadblock(const Roadblock& roadblock, const std::string& place)
    {
        const auto& rails = board_->rails();
        const bool exists = roadblock.onRail ? std::any_of(rails.begin(), rails.end(),
                                                           [&](const Rail& rail) {
                                                               return (rail.a == roadblock.a && rail.b == roadblock.b) ||
                                                                      (rail.a == roadblock.b && rail.b == roadblock.a);
                                                           })
                                             : board_->byRoad(roadblock.a).contains(roadblock.b);
        auto& all = state_.tokens.roadblocks;
        if (!exists)
            fault(roadblock.onRail ? "no-rail" : "no-road", place, {idOf(roadblock.a), idOf(roadblock.b)}); // BLK-1
        else if (std::find(all.begin(), all.end(), roadblock) != all.end())
            fault("roadblock-twice", place, {idOf(roadblock.a), idOf(roadblock.b)});
        else
            all.push_back(roadblock);
    }

    void readHunters(const Json& json)
    {
        ObjectReader fields(json, "/hunters", faults_);
        if (!fields.valid())
            return;
        for (const auto& [name, value] : json.items()) {
            if (name.starts_with("x-"))
                continue;
            const std::string place = fields.placeOf(name);
            if (std::size_t hunter = 0; readJsonName<JsonNames<Hunter>>(name, {value, place, {}}, hunter, faults_))
                state_.hunters[hunter] = readHunterPlace(value, place);
        }
    }

    HunterPlace readHunterPlace(const Json& json, const std::string& place)
    {
        if (json.is_null())
            return {};
        if (json.is_string()) {
            const auto location = readLocation(json, place, *board_, faults_);
            return location ? HunterPlace::in(*location) : HunterPlace{};
        }
        if (!json.is_object()) {
            fault("not-hunter-place", place);
            return {};
        }
        ObjectReader fields(json, place, faults_);
        const Json* hospital = fields.required("hospital");
        fields.refuseUnknown();
        const auto city = hospital != nullptr ? readLocation(*hospital, fields.placeOf("hospital"), *board_, faults_) : std::nullopt;
        if (!city)
            return {};
        const auto& hospitals = board_->hospitals();
        if (std::find(hospitals.begin(), hospitals.end(), *city) == hospitals.end())
            fault("no-hospital", fields.placeOf("hospital"), {idOf(*city)}); // COMP-14
        return HunterPlace::hospital(*city);
    }

    // Dracula and the tracks.

    void readDracula(const Json& json)
    {
        ObjectReader fields(json, "/dracula", faults_);
        readNumber(fields, "damage", 0, std::max(cards_->draculaLife - 1, 0), state_.damage); // DMG-2
        readNumber(fields, "rumorTokens", 0, cards_->rumorTokens, state_.rumorTokens);
        if (const Json* list = fields.optional("encounterHand"); list != nullptr && isList(*list, fields.placeOf("encounterHand"), faults_))
            for (std::size_t i = 0; i < list->size(); ++i)
                if (const auto kind = countedEncounter((*list)[i], placeAt(fields.placeOf("encounterHand"), i)))
                    state_.encounterHand.push_back(*kind);
        if (const Json* list = fields.optional("eventHand"); list != nullptr && isList(*list, fields.placeOf("eventHand"), faults_))
            for (std::size_t i = 0; i < list->size(); ++i)
                if (const auto event = readJson<DraculaEvent>(*board_, {(*list)[i], placeAt(fields.placeOf("eventHand"), i), {}}, faults_))
                    state_.eventHand.push_back(*event);
        fields.refuseUnknown();
    }

    void readClock(const Json& json)
    {
        ObjectReader fields(json, "/clock", faults_);
        readNumber(fields, "week", 1, std::numeric_limits<std::uint8_t>::max(), state_.week);
        const Json* value = fields.optional("day");
        fields.refuseUnknown();
        const auto day = value != nullptr ? readText(*value, fields.placeOf("day"), faults_) : std::nullopt;
        if (!day)
            return;
        const std::span days = std::span(dayNames).subspan(1); // without none
        const auto found = std::find(days.begin(), days.end(), *day);
        if (found == days.end())
            fault("unknown-day", fields.placeOf("day"), {*day, nearestOf(*day, days)});
        else
            state_.day = static_cast<Weekday>(found - days.begin() + 1);
    }

    /// Tokens on the trail and in lairs come out of the same box as those in hand.
    void countRumors()
    {
        const int left = cards_->rumorTokens - state_.rumorTokens - rumorsLying_;
        if (left < 0)
            fault("rumor-tokens-too-many", state_.rumorTokens > 0 ? "/dracula/rumorTokens" : "/trail",
                  {std::to_string(state_.rumorTokens + rumorsLying_), std::to_string(cards_->rumorTokens)});
        else
            state_.rumorReserve = static_cast<std::uint8_t>(left);
    }

    std::shared_ptr<const Catalogue> cards_;
    Rulings rulings_;
    GameState state_;
    std::vector<EncounterKind> mentioned_;
    int rumorsLying_ = 0;
};

class PositionWriter {
public:
    explicit PositionWriter(const Position& position) : box_(position.ruleset), position_(position) {}

    std::string write() const
    {
        const GameState& state = position_.state;
        Json file = Json::object();
        file["format"] = formatName;
        file["board"] = box_.board.id();
        for (const auto& [name, printing] : printings)
            if (position_.ruleset.rulings == rulingsOf(printing))
                file["printing"] = name;
        file["trail"] = Json::array();
        for (const auto& hideout : state.trail)
            file["trail"].push_back(hideout ? hideoutJson(*hideout) : Json(nullptr));
        Json lairs = Json::array();
        for (const auto& lair : state.lairs)
            if (lair)
                lairs.push_back(hideoutJson(*lair));
        if (!lairs.empty())
            file["lairs"] = std::move(lairs);
        // Always said when there is a Hide, so that nobody has to work it out.
        if (powersOnTrail(state).contains(Power::Hide))
            file["hideBond"] = jsonOf(box_, state.hideBond);
        if (Json tokens = someTokensJson(state.tokens); !tokens.empty())
            file["tokens"] = std::move(tokens);
        file["hunters"] = jsonOf(box_, state.hunters);
        file["dracula"] = {{"damage", state.damage},
                           {"encounterHand", jsonOf(box_, state.encounterHand)},
                           {"rumorTokens", state.rumorTokens},
                           {"eventHand", jsonOf(box_, state.eventHand)}};
        file["clock"]["week"] = state.week;
        if (state.day != Weekday::None)
            file["clock"]["day"] = jsonName(state.day);
        file["despair"] = state.despair;
        file["influence"] = state.influence;
        return dumpJson(file, 2) + '\n';
    }

private:
    Json hideoutJson(const Hideout& hideout) const
    {
        Json json = Json::object();
        if (hideout.location)
            json["location"] = jsonOf(box_, *hideout.location);
        if (!hideout.powers.empty())
            json["powers"] = jsonOf(box_, hideout.powers);
        if (!hideout.encounters.empty())
            json["encounters"] = Json::array();
        for (const PlacedEncounter& placed : hideout.encounters) {
            const Json id = jsonOf(box_, placed.kind);
            if (!placed.faceUp && placed.damage == 0) {
                json["encounters"].push_back(id);
                continue;
            }
            Json card = Json::object();
            card["card"] = id;
            if (placed.faceUp)
                card["faceUp"] = true;
            if (placed.damage != 0)
                card["damage"] = placed.damage;
            json["encounters"].push_back(std::move(card));
        }
        if (hideout.rumor)
            json["rumor"] = true;
        if (hideout.faceUp)
            json["faceUp"] = true;
        if (hideout.hideFaceUp)
            json["hideFaceUp"] = true;
        if (hideout.escapeAsBat)
            json["escapeAsBat"] = true;
        return json;
    }

    /// Only the kinds that there are.
    Json someTokensJson(const BoardTokens& tokens) const
    {
        Json all = jsonOf(box_, tokens);
        Json json = Json::object();
        for (const char* kind : {"consecratedGround", "heavenlyHosts", "fog", "storms", "roadblocks"})
            if (!all[kind].empty())
                json[kind] = std::move(all[kind]);
        return json;
    }

    const BoardAndCards box_;
    const Position& position_;
};

} // namespace

std::expected<Position, Faults> readPosition(std::string_view json, const BoardSource& boards, std::shared_ptr<const Catalogue> cards)
{
    return PositionReader(boards, std::move(cards)).read(json);
}

std::string writePosition(const Position& position)
{
    return PositionWriter(position).write();
}

} // namespace demeter::fury3e
