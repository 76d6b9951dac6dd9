#include "core/fury3e/text/action_writer.h"

#include "core/base/hex.h"
#include "core/fury3e/text/names.h"

namespace demeter::fury3e {

namespace {

/// Writes the fields of each kind behind `action`.
class ActionWriter {
public:
    ActionWriter(const Ruleset& ruleset, Json& json) : board_(*ruleset.board), cards_(*ruleset.cards), ruleset_(ruleset), json_(json) {}

    void operator()(const PlaceHunters& a)
    {
        Json cities = Json::object();
        for (const Hunter hunter : allHunters)
            cities[std::string(idOf(hunter))] = idOf(board_, a.cities[static_cast<std::size_t>(hunter)]);
        json_["cities"] = std::move(cities);
    }
    void operator()(const ChooseStart& a) { json_["location"] = idOf(board_, a.location); }
    void operator()(const DrawEncounter& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const Slide&) {}
    void operator()(const Mature&) {}
    void operator()(const ResolveMatured& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const MakeLair& a)
    {
        if (a.cleared)
            json_["clear"] = idOf(board_, *a.cleared);
        if (a.encounter)
            json_["encounter"] = idOf(cards_, *a.encounter);
    }
    void operator()(const Play& a)
    {
        if (a.location)
            json_["location"] = idOf(board_, *a.location);
        const PowerSet powers = a.misdirect ? a.powers | Power::Misdirect : a.powers;
        if (!powers.empty())
            json_["powers"] = powersJson(powers);
        if (a.misdirect)
            json_["misdirect"] = a.misdirect->number;
    }
    void operator()(const SufferPenalty&) {}
    void operator()(const PlaceEncounter& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const PlaceRumor& a) { json_["slot"] = a.slot.number; }
    void operator()(const EndPhase&) {}
    void operator()(const ClearLair& a) { json_["location"] = idOf(board_, a.location); }
    void operator()(const EnterHunter& a)
    {
        json_["hunter"] = idOf(a.hunter);
        place(a.place);
    }
    void operator()(const EnterToken& a)
    {
        json_["token"] = nameOf(a.kind, tokenNames);
        json_["location"] = idOf(board_, a.location);
        json_["present"] = a.present;
    }
    void operator()(const EnterWeek& a) { json_["week"] = a.week; }
    void operator()(const EnterDespair& a) { json_["tokens"] = a.tokens; }
    void operator()(const RefereeEntry& a)
    {
        json_["step"] = std::visit([&](const auto& step) { return writtenAction(ruleset_, Action(step)); }, a.step);
        json_["penalised"] = a.penalised;
    }
    void operator()(const ClaimError& a)
    {
        if (!a.found)
            return;
        Json found = Json::object();
        found["step"] = a.found->step;
        found["round"] = a.found->round;
        found["rule"] = a.found->rule;
        json_["found"] = std::move(found);
    }
    void operator()(const PutRightRuling& a)
    {
        const auto index = static_cast<std::size_t>(a.ruling);
        if (index >= rulingCount)
            return;
        const RulingInfo& info = rulingTable()[index];
        json_["ruling"] = info.field;
        json_["reading"] = a.reading < info.readingCount ? info.readings[a.reading] : std::string_view();
    }
    void operator()(const PutRightEdge& a)
    {
        json_["between"] = Json::array({idOf(board_, a.a), idOf(board_, a.b)});
        json_["present"] = a.present;
    }
    void operator()(const PutRightEntry& a)
    {
        json_["slot"] = a.slot.number;
        json_["location"] = idOf(board_, a.location);
    }

    void operator()(const GoOn&) {}
    void operator()(const MoveHunter& a)
    {
        json_["hunter"] = idOf(a.hunter);
        json_["to"] = idOf(board_, a.to);
        if (a.travel != Travel::Road)
            json_["travel"] = nameOf(a.travel, travelNames);
        if (a.by)
            json_["by"] = idOf(*a.by);
        flag("overruled", a.overruled);
    }
    void operator()(const HunterActs& a)
    {
        json_["hunter"] = idOf(a.hunter);
        json_["what"] = nameOf(a.what, hunterActNames);
        flag("dracula-event", a.draculaEvent);
        flag("overruled", a.overruled);
    }
    void operator()(const ChooseHunter& a) { json_["hunter"] = idOf(a.hunter); }
    void operator()(const ChooseHunters& a) { json_["hunters"] = hunterSetJson(a.hunters); }
    void operator()(const ChoosePlace& a) { json_["location"] = idOf(board_, a.location); }
    void operator()(const ChooseRoad& a) { json_["road"] = roadblockJson(board_, a.road); }
    void operator()(const ChooseLying& a) { json_["card"] = lyingJson(cards_, a.card); }
    void operator()(const ChooseEncounter& a) { json_["encounter"] = idOf(cards_, a.kind); }
    void operator()(const AddEncounter& a)
    {
        json_["slot"] = a.slot.number;
        json_["encounter"] = idOf(cards_, a.kind);
    }
    void operator()(const AnswerEncounter& a)
    {
        if (a.cancelledBy)
            json_["cancelled-by"] = std::visit([](auto card) { return fury3e::idOf(card); }, *a.cancelledBy);
        flag("met", a.met);
        Json counts = Json::object();
        for (const Hunter hunter : allHunters)
            if (const auto count = a.counts[static_cast<std::size_t>(hunter)]; count != 0)
                counts[std::string(idOf(hunter))] = count;
        if (!counts.empty())
            json_["counts"] = std::move(counts);
        if (!a.joining.empty())
            json_["joining"] = hunterSetJson(a.joining);
    }
    void operator()(const Reply& a) { json_["yes"] = a.yes; }
    void operator()(const DrawEvent& a) { json_["event"] = idOf(a.event); }
    void operator()(const PlayEvent& a)
    {
        json_["event"] = idOf(a.event);
        flag("ally", a.ally);
        number("option", a.option);
    }
    void operator()(const DiscardEvent& a) { json_["event"] = idOf(a.event); }
    void operator()(const UseBodyguards& a)
    {
        json_["encounter"] = idOf(cards_, a.kind);
        json_["hunter"] = idOf(a.hunter);
    }
    void operator()(const HunterPlays& a)
    {
        json_["event"] = idOf(a.event);
        if (a.hunter)
            json_["hunter"] = idOf(*a.hunter);
        if (a.city)
            json_["city"] = idOf(board_, *a.city);
        if (a.second)
            json_["second"] = idOf(board_, *a.second);
        if (a.slot)
            json_["slot"] = a.slot->number;
        flag("ally", a.ally);
        number("option", a.option);
        if (a.road)
            json_["road"] = roadblockJson(board_, *a.road);
        if (a.fetched)
            json_["fetched"] = idOf(*a.fetched);
        if (a.player)
            json_["player"] = idOf(*a.player);
        flag("overruled", a.overruled);
    }
    void operator()(const PlayCombat& a) { json_["card"] = idOf(a.card); }
    void operator()(const HunterFights& a)
    {
        json_["hunter"] = idOf(a.hunter);
        if (a.card)
            json_["card"] = idOf(*a.card);
        flag("overruled", a.overruled);
    }
    void operator()(const ResolveHunters& a)
    {
        json_["damage"] = a.damage;
        if (!a.leaving.empty())
            json_["leaving"] = hunterSetJson(a.leaving);
    }
    void operator()(const ShowWreath& a) { json_["hunter"] = idOf(a.hunter); }
    void operator()(const PutRight& a)
    {
        json_["reason"] = a.reason;
        Json edit = Json::object();
        ActionWriter inner(ruleset_, edit);
        std::visit([&](const auto& kind) { inner.edit(kind); }, a.edit);
        json_["edit"] = std::move(edit);
    }

    void operator()(const PromiseShares& a)
    {
        json_["promises"] = Json::array();
        for (const SharePromise& promise : a.promises)
            json_["promises"].push_back(hexText(promise));
    }
    void operator()(const AddChance& a)
    {
        if (!a.chance.words.empty())
            json_["words"] = a.chance.words;
        for (const auto& share : a.chance.shares)
            json_["shares"].push_back(share ? Json(hexText(*share)) : Json(nullptr));
    }

    // What is put right; the first field names the kind.

    void edit(const EditNumber& e)
    {
        json_["number"] = nameOf(e.number, numberNames);
        json_["value"] = e.value;
    }
    void edit(const EditDay& e)
    {
        json_["day"] = nameOf(e.day, dayNames);
        json_["time"] = nameOf(e.time, stepNames);
    }
    void edit(const EditHideout& e)
    {
        json_["hideout"] = cardPlaceJson(e.place);
        if (e.location)
            json_["location"] = idOf(board_, *e.location);
        if (!e.powers.empty())
            json_["powers"] = powersJson(e.powers);
        flag("face-up", e.faceUp);
        flag("hide-otherwise", e.hideOtherwise);
        flag("escape-as-bat", e.escapeAsBat);
        flag("rumor", e.rumor);
    }
    void edit(const EditEncounter& e)
    {
        json_["encounter"] = idOf(cards_, e.kind);
        json_["from"] = nameOf(e.from, zoneNames);
        if (e.card)
            json_["card"] = lyingJson(cards_, *e.card);
        json_["to"] = nameOf(e.to, zoneNames);
        if (e.place)
            json_["place"] = cardPlaceJson(*e.place);
        flag("face-up", e.faceUp);
        number("damage", e.damage);
    }
    void edit(const EditHideBond& e) { json_["hide-bond"] = locationJson(board_, e.location); }
    void edit(const EditHunter& e)
    {
        json_["hunter"] = idOf(e.hunter);
        place(e.place);
        flag("delayed", e.sheet.delayed);
        flag("defeated", e.sheet.defeated);
        number("damage", e.sheet.damage);
        number("bites", e.sheet.bites);
        number("bats", e.sheet.bats);
        if (e.sheet.hospital)
            json_["recovers-in"] = idOf(board_, *e.sheet.hospital);
    }
    void edit(const EditToken& e)
    {
        json_["token"] = nameOf(e.token, tokenNames);
        if (!e.road || e.location != LocationId{})
            json_["location"] = idOf(board_, e.location);
        if (e.road)
            json_["road"] = roadblockJson(board_, *e.road);
        json_["count"] = e.count;
    }
    void edit(const EditEvents& e)
    {
        json_["events"] = cardsJson(e.hand);
        if (e.ally)
            json_["ally"] = idOf(*e.ally);
        if (e.hunterAlly)
            json_["hunter-ally"] = idOf(*e.hunterAlly);
    }

private:
    // Fields that are left out where they say nothing.
    void flag(const char* field, bool value)
    {
        if (value)
            json_[field] = true;
    }
    void number(const char* field, int value)
    {
        if (value != 0)
            json_[field] = value;
    }

    void place(const HunterPlace& place)
    {
        switch (place.where) {
        case HunterPlace::Where::OffBoard:
            json_["off-board"] = true;
            break;
        case HunterPlace::Where::Location:
            json_["location"] = idOf(board_, place.location);
            break;
        case HunterPlace::Where::Hospital:
            json_["hospital"] = idOf(board_, place.location);
            break;
        }
    }

    const Board& board_;
    const Catalogue& cards_;
    const Ruleset& ruleset_;
    Json& json_;
};

} // namespace

Json writtenAction(const Ruleset& ruleset, const Action& action)
{
    Json json = Json::object();
    json["action"] = nameOf(action.index(), actionNames);
    std::visit(ActionWriter(ruleset, json), action);
    return json;
}

} // namespace demeter::fury3e
