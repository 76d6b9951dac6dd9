#include "core/fury2e/text/position.h"

#include "core/base/json_reader.h"
#include "core/fury/position_reader.h"
#include "core/fury/roadblock_json.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace demeter::fury2e {

namespace {

constexpr std::string_view formatName = "demeter-position/2", gameName = "fury-2e";
/// 2E-OPEN-47.
constexpr std::uint8_t usualStormRounds = 2;

constexpr auto encounterIds = idsOf(encounters);
/// Events that match, in their order, and their ids.
template <std::size_t n, typename Event, std::size_t all, typename Info>
constexpr std::pair<std::array<Event, n>, std::array<std::string_view, n>> chosenFrom(const std::array<Info, all>& infos, auto matches)
{
    std::pair<std::array<Event, n>, std::array<std::string_view, n>> chosen;
    std::size_t count = 0;
    for (std::size_t i = 0; i < all; ++i)
        if (matches(infos[i])) {
            chosen.first[count] = static_cast<Event>(i);
            chosen.second[count++] = infos[i].id;
        }
    return chosen;
}
constexpr auto keptEvents =
    chosenFrom<13, DraculaEvent>(draculaEvents, [](const DraculaEventInfo& info) { return info.kind == EventKind::Kept; });
constexpr auto draculaAllies =
    chosenFrom<3, DraculaEvent>(draculaEvents, [](const DraculaEventInfo& info) { return info.kind == EventKind::AsAlly; });
constexpr auto hunterAllies = chosenFrom<3, HunterEvent>(hunterEvents, [](const HunterEventInfo& info) { return info.ally; });

class PositionReader : private fury::PositionReader<Power> {
public:
    explicit PositionReader(const BoardSource& boards) : fury::PositionReader<Power>(boards) {}

    std::expected<Position, Faults> read(std::string_view text)
    {
        const auto json = parseJson(text);
        if (!json)
            return std::unexpected(json.error());
        ObjectReader file(*json, "", faults_);
        readName(file, "format", formatName, "unknown-format");
        readName(file, "game", gameName, "unknown-game");
        readBoardName(file);
        if (board_ == nullptr || !faults_.empty())
            return std::unexpected(std::move(faults_));

        if (const Json* time = file.optional("time"))
            readTime(*time, file.placeOf("time"));
        readNumber(file, "blood", 1, mostBlood, state_.blood);
        const Json* trail = file.list("trail");
        const bool sound = trail != nullptr && readTrail(*trail);
        if (sound)
            readBond(file.optional("hideBond"));
        else
            (void)file.optional("hideBond");
        if (const Json* gaps = file.optional("bloodTokens"))
            readBloodTokens(*gaps);
        if (const Json* catacombs = file.optional("catacombs"))
            readCatacombs(*catacombs);
        if (const Json* tokens = file.optional("tokens"))
            readTokens(*tokens);
        if (const Json* hunters = file.optional("hunters"))
            readHunters(*hunters);
        if (const Json* allies = file.optional("allies")) {
            ObjectReader fields(*allies, file.placeOf("allies"), faults_);
            if (const auto ally = readOne<std::size_t>(fields, "hunters", hunterAllies.second))
                state_.huntersAlly = hunterAllies.first[*ally];
            if (const auto ally = readOne<std::size_t>(fields, "dracula", draculaAllies.second))
                state_.draculasAlly = draculaAllies.first[*ally];
            fields.refuseUnknown();
        }
        if (const Json* tracks = file.optional("tracks")) {
            ObjectReader fields(*tracks, file.placeOf("tracks"), faults_);
            readNumber(fields, "vampires", 0, mostVampires - 1, state_.vampires);
            readNumber(fields, "resolve", 0, mostResolve, state_.resolve);
            fields.refuseUnknown();
        }
        if (const Json* dracula = file.optional("dracula"))
            readDracula(*dracula);
        const Json* trip = file.optional("sea");
        if (sound)
            readTrip(trip);
        if (const Json* beside = file.optional("besideBoard"))
            readBesideBoard(*beside);
        file.refuseUnknown();
        if (!faults_.empty())
            return std::unexpected(std::move(faults_));
        return Position{board_, std::move(state_)};
    }

private:
    bool isSea(LocationId location) const { return board_->isSea(location); }

    /// One of the ids of an enumeration, in its order.
    template <typename Enum>
    std::optional<Enum> readId(const Json& value, const std::string& place, std::span<const std::string_view> ids, const char* unknown)
    {
        const auto text = readText(value, place, faults_);
        if (!text)
            return std::nullopt;
        const auto found = std::ranges::find(ids, *text);
        if (found == ids.end()) {
            fault(unknown, place, {*text, nearestOf(*text, ids)});
            return std::nullopt;
        }
        return static_cast<Enum>(found - ids.begin());
    }
    template <typename Enum> std::optional<Enum> readOne(ObjectReader& fields, std::string_view name, std::span<const std::string_view> ids)
    {
        const Json* value = fields.optional(name);
        return value != nullptr ? readId<Enum>(*value, fields.placeOf(name), ids, "unknown-ally") : std::nullopt;
    }

    // The head of the file.

    void readTime(const Json& value, const std::string& place)
    {
        if (value.is_number()) {
            if (const auto space = readInteger(value, place, 1, timesOfDay, faults_))
                state_.time = static_cast<TimeOfDay>(*space - 1);
        } else if (const auto time = readId<TimeOfDay>(value, place, timeIds, "unknown-time")) {
            state_.time = *time;
        }
    }

    // Trail and Catacombs.

    /// True if the cards can be spoken of further.
    bool readTrail(const Json& list)
    {
        const std::size_t before = faults_.size();
        if (list.size() > trailLength)
            fault("slots-too-many", "/trail", {std::to_string(list.size()), std::to_string(trailLength)});
        std::size_t cards = list.size();
        while (cards > 0 && list[cards - 1].is_null())
            --cards;
        for (std::size_t i = 0; i < cards; ++i) {
            const std::string place = placeAt("/trail", i);
            if (list[i].is_null())
                fault("space-gap", place);
            else
                state_.trail.push_back(readSpace(list[i], place));
        }
        if (faults_.size() == before && !currentLocation(state_))
            fault("location-none", "/trail");
        return faults_.size() == before;
    }

    TrailCard readSpace(const Json& json, const std::string& place)
    {
        ObjectReader fields(json, place, faults_);
        TrailCard card;
        if (!fields.valid())
            return card;
        const std::size_t before = faults_.size();
        if (const Json* location = fields.optional("location"))
            card.location = readCard(*location, fields.placeOf("location"));
        if (const Json* powers = fields.optional("powers"))
            readPowers(*powers, fields.placeOf("powers"), card.powers);
        const bool readable = faults_.size() == before;
        card.faceUp = readFlag(fields, "faceUp");
        if (const Json* encounter = fields.optional("encounter"))
            card.encounter = countedEncounter(*encounter, fields.placeOf("encounter"));
        fields.refuseUnknown();
        if (!readable)
            return card;
        checkSpace(card, fields);
        if (card.powers.contains(Power::DarkCall) || card.powers.contains(Power::Feed) ||
            (card.location && card.location == board_->castle()))
            card.faceUp = true; // 2E-TRAIL-3
        return card;
    }

    /// Which cards share a space, and what lies on them (2E-TRAIL-9, 2E-TRAIL-10, 2E-POW-1, 2E-POW-2, 2E-INV-3).
    void checkSpace(const TrailCard& card, const ObjectReader& fields)
    {
        const std::string place = fields.placeOf("powers");
        const auto name = [](Power power) { return std::string(powerIds[static_cast<std::size_t>(power)]); };
        std::vector<Power> powers;
        std::ranges::copy_if(allPowers, std::back_inserter(powers), [&](Power power) { return card.powers.contains(power); });
        const bool wolfHides = card.powers == PowerSet{Power::Hide, Power::WolfForm};
        if (powers.size() > 1 && !wolfHides && card.powers != PowerSet{Power::DoubleBack, Power::WolfForm})
            fault("powers-together", place, {name(powers[0]), name(powers[1])});
        else if (!card.location && powers.empty())
            fault("space-without-card", fields.place());
        else if (!card.location && !wolfHides && (powers[0] == Power::WolfForm || powers[0] == Power::DoubleBack))
            fault("power-alone", place, {name(powers[0])});
        else if (card.location && !powers.empty() && (wolfHides || (powers[0] != Power::WolfForm && powers[0] != Power::DoubleBack)))
            fault("power-with-location", place, {name(powers[0]), idOf(*card.location)});
        else if (card.location && isSea(*card.location) && card.powers.contains(Power::WolfForm))
            fault("power-with-sea", place, {name(Power::WolfForm), idOf(*card.location)});
        if (!card.encounter)
            return;
        if (card.location && (isSea(*card.location) || card.location == board_->castle()))
            fault("encounter-not-here", fields.placeOf("encounter"), {idOf(*card.location)});
        for (const Power power : {Power::DarkCall, Power::Feed})
            if (card.powers.contains(power))
                fault("encounter-not-here", fields.placeOf("encounter"), {name(power)});
    }

    void readPowers(const Json& list, const std::string& place, PowerSet& into)
    {
        if (!isList(list, place, faults_))
            return;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto power = readId<Power>(list[i], placeAt(place, i), powerIds, "unknown-power");
            if (!power)
                continue;
            const std::string_view id = powerIds[static_cast<std::size_t>(*power)];
            if (into.contains(*power))
                fault("power-doubled", placeAt(place, i), {std::string(id)});
            else
                countPower(*power, id, place); // 2E-INV-1
            into |= *power;
        }
    }

    /// No more of a kind than there are tokens (2E-INV-2).
    std::optional<Encounter> countedEncounter(const Json& json, const std::string& place)
    {
        const auto kind = readId<Encounter>(json, place, encounterIds, "unknown-token-kind");
        if (kind) {
            const EncounterInfo& info = encounters[static_cast<std::size_t>(*kind)];
            if (++mentioned_[*kind] == info.tokens + 1)
                fault("encounters-of-kind-too-many", place, {std::string(info.id), std::to_string(info.tokens)});
        }
        return kind;
    }

    std::vector<Encounter> readEncounters(const Json& list, const std::string& place)
    {
        std::vector<Encounter> kinds;
        if (isList(list, place, faults_))
            for (std::size_t i = 0; i < list.size(); ++i)
                if (const auto kind = countedEncounter(list[i], placeAt(place, i)))
                    kinds.push_back(*kind);
        return kinds;
    }

    void readBond(const Json* value)
    {
        const std::string place = "/hideBond";
        const auto hide = std::ranges::find_if(state_.trail, [](const TrailCard& card) { return card.powers.contains(Power::Hide); });
        std::optional<LocationId> bond;
        if (value != nullptr && !value->is_null()) {
            bond = readLocation(*value, place, *board_, faults_);
            if (!bond)
                return;
            if (hide == state_.trail.end()) {
                fault("bond-without-hide", place, {idOf(*bond)});
                return;
            }
            if (std::ranges::none_of(state_.trail, [&](const TrailCard& card) { return card.location == bond; })) {
                fault("bond-not-on-trail", place, {idOf(*bond)});
                return;
            }
        } else if (hide != state_.trail.end() && value == nullptr) {
            const auto right = std::find_if(hide + 1, state_.trail.end(), [](const TrailCard& card) { return card.location.has_value(); });
            if (right != state_.trail.end())
                bond = right->location;
        }
        if (hide != state_.trail.end() && !bond)
            fault("bond-missing", place);
        else if (bond && isSea(*bond))
            fault("bond-at-sea", place, {idOf(*bond)});
        state_.hideBond = bond;
    }

    void readBloodTokens(const Json& list)
    {
        const std::string place = "/bloodTokens";
        if (!isList(list, place, faults_))
            return;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto gap = readInteger(list[i], placeAt(place, i), 1, trailLength - 1, faults_);
            if (!gap)
                continue;
            const auto bit = static_cast<std::size_t>(*gap - 1);
            if (bit + 1 >= state_.trail.size())
                fault("gap-between-nothing", placeAt(place, i), {std::to_string(*gap)});
            else if (state_.bloodTokens.test(bit))
                fault("gap-twice", placeAt(place, i), {std::to_string(*gap)});
            else
                state_.bloodTokens.set(bit);
        }
    }

    void readCatacombs(const Json& list)
    {
        const std::string place = "/catacombs";
        if (!isList(list, place, faults_))
            return;
        std::size_t cards = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].is_null())
                continue;
            ++cards;
            ObjectReader fields(list[i], placeAt(place, i), faults_);
            const Json* location = fields.required("location");
            CatacombCard card;
            card.faceUp = readFlag(fields, "faceUp");
            if (const Json* tokens = fields.optional("encounters")) {
                for (const Encounter kind : readEncounters(*tokens, fields.placeOf("encounters")))
                    card.encounters.emplace_back(kind);
                if (card.encounters.size() > catacombEncounters)
                    fault("catacomb-encounters-too-many", fields.placeOf("encounters"),
                          {std::to_string(card.encounters.size()), std::to_string(catacombEncounters)});
            }
            fields.refuseUnknown();
            const auto id = location != nullptr ? readCard(*location, fields.placeOf("location")) : std::nullopt;
            if (!id)
                continue;
            if (isSea(*id) || id == board_->castle()) // 2E-CAT-8, 2E-CAT-11
                fault("not-in-catacombs", fields.placeOf("location"), {idOf(*id)});
            card.location = *id;
            if (i < catacombSpaces)
                state_.catacombs[i] = std::move(card);
        }
        if (list.size() > catacombSpaces)
            fault("catacombs-too-many", place, {std::to_string(std::max(cards, list.size())), std::to_string(catacombSpaces)});
    }

    // The board.

    /// A city in which a Host can lie; nothing, with a fault, for any other place.
    std::optional<LocationId> readTokenCity(const Json& json, const std::string& place)
    {
        const auto city = readLocation(json, place, *board_, faults_);
        if (!city)
            return std::nullopt;
        if (isSea(*city) || !board_->cards().contains(*city)) {
            fault("no-token-here", place, {idOf(*city)});
            return std::nullopt;
        }
        return city;
    }

    void readTokens(const Json& json)
    {
        ObjectReader fields(json, "/tokens", faults_);
        if (const Json* list = fields.optional("sacredHosts"); list != nullptr && isList(*list, fields.placeOf("sacredHosts"), faults_)) {
            const std::string place = fields.placeOf("sacredHosts");
            if (list->size() > sacredHosts)
                fault("hosts-too-many", place, {std::to_string(list->size()), std::to_string(sacredHosts)});
            for (std::size_t i = 0; i < list->size(); ++i)
                if (const auto city = readTokenCity((*list)[i], placeAt(place, i))) {
                    if (state_.hosts.contains(*city))
                        fault("token-twice", placeAt(place, i), {idOf(*city)});
                    state_.hosts.insert(*city);
                }
        }
        if (const Json* ground = fields.optional("consecratedGround")) {
            const std::string place = fields.placeOf("consecratedGround");
            state_.consecratedGround = readTokenCity(*ground, place);
            const auto castle = board_->castle();
            if (const auto city = state_.consecratedGround; city && castle && (city == castle || board_->byRoad(*castle).contains(*city)))
                fault("no-token-here", place, {idOf(*city)}); // 2E-CASTLE-6
        }
        if (const Json* roadblock = fields.optional("roadblock"))
            readRoadblock(*roadblock, fields.placeOf("roadblock"));
        if (const Json* storm = fields.optional("storm"))
            readStorm(*storm, fields.placeOf("storm"));
        fields.refuseUnknown();
    }

    void readRoadblock(const Json& json, const std::string& place)
    {
        state_.roadblock = fury::readRoadblock(json, place, *board_, faults_);
        if (!state_.roadblock)
            return;
        const auto [onRail, a, b] = *state_.roadblock;
        if (!(onRail ? board_->byRailway(a) : board_->byRoad(a)).contains(b))
            fault(onRail ? "no-rail" : "no-road", placeAt(place, "between"), {idOf(a), idOf(b)});
    }

    void readStorm(const Json& json, const std::string& place)
    {
        ObjectReader fields(json, place, faults_);
        const Json* zone = fields.required("zone");
        Storm storm{{}, usualStormRounds};
        readNumber(fields, "rounds", 1, std::numeric_limits<std::uint8_t>::max(), storm.rounds);
        fields.refuseUnknown();
        const auto sea = zone != nullptr ? readLocation(*zone, fields.placeOf("zone"), *board_, faults_) : std::nullopt;
        if (!sea)
            return;
        if (!isSea(*sea))
            fault("token-not-at-sea", fields.placeOf("zone"), {idOf(*sea)});
        storm.zone = *sea;
        state_.storm = storm;
    }

    void readHunters(const Json& json)
    {
        ObjectReader fields(json, "/hunters", faults_);
        for (std::size_t i = 0; i < hunterIds.size(); ++i)
            if (const Json* place = fields.optional(hunterIds[i]); place != nullptr && !place->is_null())
                state_.hunters[i] = readLocation(*place, fields.placeOf(hunterIds[i]), *board_, faults_);
        if (!fields.valid())
            return;
        for (const auto& [name, value] : json.items())
            if (!name.starts_with("x-") && std::ranges::find(hunterIds, name) == hunterIds.end())
                fault("unknown-hunter", fields.placeOf(name), {name, nearestOf(name, hunterIds)});
    }

    void readDracula(const Json& json)
    {
        ObjectReader fields(json, "/dracula", faults_);
        if (const Json* hand = fields.optional("encounterHand"))
            state_.encounterHand = readEncounters(*hand, fields.placeOf("encounterHand"));
        if (const Json* hand = fields.optional("eventHand"); hand != nullptr && isList(*hand, fields.placeOf("eventHand"), faults_)) {
            std::map<DraculaEvent, int> cards;
            for (std::size_t i = 0; i < hand->size(); ++i) {
                const std::string place = placeAt(fields.placeOf("eventHand"), i);
                const auto kept = readId<std::size_t>((*hand)[i], place, keptEvents.second, "unknown-kept-event");
                if (!kept)
                    continue;
                const DraculaEvent event = keptEvents.first[*kept];
                const DraculaEventInfo& info = infoOf(event);
                if (++cards[event] == info.cards + 1)
                    fault("kept-events-too-many", place, {std::string(info.id), std::to_string(info.cards)});
                state_.eventHand.push_back(event);
            }
        }
        fields.refuseUnknown();
        // What he drew was drawn up to his limit, and what an Ally's leaving left over went at once (2E-ACT-7).
        if (const std::size_t held = state_.encounterHand.size(); held > static_cast<std::size_t>(encounterLimit(state_)))
            fault("hand-too-large", fields.placeOf("encounterHand"), {std::to_string(held), std::to_string(encounterLimit(state_))});
    }

    /// What follows from tokens and cards may be said, and has to be right then (2E-TOKEN-2, 2E-TOKEN-3, 2E-TOKEN-12).
    void readBesideBoard(const Json& list)
    {
        const std::string place = "/besideBoard";
        if (!isList(list, place, faults_))
            return;
        LocationSet said, must = state_.tokenCities();
        bool right = true;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto city = readLocation(list[i], placeAt(place, i), *board_, faults_);
            if (!city)
                return;
            right = right && !said.contains(*city);
            said.insert(*city);
        }
        for (const auto& [location, where] : cardPlaces())
            must.erase(location);
        if (right && said == must)
            return;
        std::string names;
        must.forEach([&](LocationId city) { names += (names.empty() ? "" : ", ") + idOf(city); });
        fault("beside-board-wrong", place, {names});
    }

    // A trip at sea.

    void readTrip(const Json* json)
    {
        const std::string place = "/sea";
        const LocationId current = *currentLocation(state_);
        if (!isSea(current)) {
            if (json != nullptr)
                fault("trip-on-land", place, {idOf(current)});
            return;
        }
        if (!state_.trail.front().location) { // 2E-POW-3
            fault("power-played-at-sea", "/trail/0", {idOf(current)});
            return;
        }
        std::size_t length = 1;
        while (length < state_.trail.size() && state_.trail[length].location && isSea(*state_.trail[length].location))
            ++length;
        for (std::size_t i = 0; i + 1 < length; ++i)
            if (const LocationId a = *state_.trail[i].location, b = *state_.trail[i + 1].location; !board_->bySea(a).contains(b))
                fault("trip-not-bordering", placeAt("/trail", i), {idOf(a), idOf(b)});
        const LocationId oldest = *state_.trail[length - 1].location;
        const auto right = std::find_if(state_.trail.begin() + static_cast<std::ptrdiff_t>(length), state_.trail.end(),
                                        [](const TrailCard& card) { return card.location.has_value(); });
        std::optional<LocationId> port;
        if (right != state_.trail.end()) {
            port = right->location;
            if (!(board_->bySea(oldest) & board_->ports()).contains(*port)) {
                fault("trip-not-from-port", placeAt("/trail", static_cast<std::size_t>(right - state_.trail.begin())),
                      {idOf(*port), idOf(oldest)});
                return;
            }
        }
        const Json nothing = Json::object();
        ObjectReader fields(json != nullptr ? *json : nothing, place, faults_);
        std::optional<std::int64_t> moves;
        if (length < state_.trail.size())
            moves = static_cast<std::int64_t>(length) - 1;
        moves = tripNumber(fields, moves, static_cast<std::int64_t>(length) - 1);
        const bool whole = moves == static_cast<std::int64_t>(length) - 1; // all of its zones lie on the trail
        port = tripPlace(
            fields, "portSailedFrom", port,
            [&](LocationId said) { return board_->ports().contains(said) && (!whole || board_->bySea(oldest).contains(said)); }, oldest);
        std::optional<LocationId> from;
        if (const auto second =
                std::find_if(state_.trail.begin() + 1, state_.trail.end(), [](const TrailCard& card) { return card.location.has_value(); });
            second != state_.trail.end())
            from = second->location;
        else if (moves == 0)
            from = port;
        from = tripPlace(
            fields, "cameFrom", from, [&](LocationId said) { return isSea(said) && board_->bySea(current).contains(said); }, current);
        fields.refuseUnknown();
        if (moves && port && from)
            state_.trip = Trip{static_cast<std::uint8_t>(*moves), *port, *from};
    }

    /// The number of sailing moves: `told` by the trail, or at least so many.
    std::optional<std::int64_t> tripNumber(ObjectReader& fields, std::optional<std::int64_t> told, std::int64_t least)
    {
        const Json* value = fields.optional("sailingMoves");
        const std::string place = fields.placeOf("sailingMoves");
        if (value == nullptr) {
            if (!told)
                fault("trip-unknown", place, {"sailingMoves"});
            return told;
        }
        const auto said = readInteger(*value, place, told ? 0 : least, mostSailingMoves, faults_);
        if (said && told && *said != *told)
            fault("trip-against-trail", place, {std::to_string(*said), std::to_string(*told)});
        return said;
    }

    /// A place of the trip: `told` by the trail, or one that `fits`; `near` is the zone that it has to be near.
    template <typename Fits> std::optional<LocationId> tripPlace(ObjectReader& fields, std::string_view name,
                                                                 std::optional<LocationId> told, Fits&& fits, LocationId near)
    {
        const Json* value = fields.optional(name);
        const std::string place = fields.placeOf(name);
        if (value == nullptr) {
            if (!told)
                fault("trip-unknown", place, {std::string(name)});
            return told;
        }
        const auto said = readLocation(*value, place, *board_, faults_);
        if (!said)
            return told;
        if (told ? *said != *told : !fits(*said))
            told ? fault("trip-against-trail", place, {idOf(*said), idOf(*told)})
                 : fault("came-from-nowhere-near", place, {idOf(*said), idOf(near)});
        return said;
    }

    GameState state_;
    std::map<Encounter, int> mentioned_;
};

} // namespace

std::expected<Position, Faults> readPosition(std::string_view json, const BoardSource& boards)
{
    return PositionReader(boards).read(json);
}

} // namespace demeter::fury2e
