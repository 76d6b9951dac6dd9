#include "app/phones/table_messages.h"

#include "app/table/code_words.h"
#include "app/text/board_page.h"
#include "core/base/hex.h"

#include <algorithm>

namespace demeter::phones {

namespace {

/// What is as usual is not said: so games that began before there were others have the same bytes as ever.
const CombatWords usualCombat;
constexpr int messageVersion = 1; ///< of these messages; a page of another version loads itself anew

Json text(const QString& words)
{
    return words.toStdString();
}

Json texts(const QStringList& list)
{
    Json json = Json::array();
    for (const QString& each : list)
        json.push_back(each.toStdString());
    return json;
}

using Seats = std::vector<SeatName>;

const SeatName* named(Seat seat, const Seats& seats)
{
    const auto found = std::ranges::find(seats, seat, &SeatName::seat);
    return found != seats.end() ? &*found : nullptr;
}

std::string_view idOf(std::optional<Seat> seat, const Seats& seats)
{
    const SeatName* name = seat ? named(*seat, seats) : nullptr;
    return name != nullptr ? name->id : std::string_view();
}

std::string idOf(std::optional<LocationId> place, const Board* board)
{
    return place && board != nullptr ? (*board)[*place].id : std::string();
}

Json message(const char* is)
{
    Json json = Json::object();
    json["is"] = is;
    return json;
}

Json hideoutMessage(const HideoutWords& words)
{
    Json json = Json::object();
    json["face"] = words.empty ? "none" : words.faceUp ? "up" : "down";
    json["number"] = text(words.number);
    json["name"] = text(words.name);
    json["back"] = text(words.back);
    json["lines"] = texts(words.powers + words.open);
    json["icons"] = texts(words.signs);
    json["down"] = words.faceDown;
    json["rumor"] = words.rumor;
    if (words.blood)
        json["blood"] = true;
    json["words"] = text(words.all);
    return json;
}

Json fighterMessage(const CombatWords::Fighter& fighter, std::string_view opponent, const Seats& seats)
{
    using Face = CombatWords::Lying::Face;
    Json card = Json::object();
    card["face"] = fighter.card.face == Face::None ? "none" : fighter.card.face == Face::Down ? "down" : "up";
    card["name"] = text(fighter.card.name);
    card["icon"] = text(fighter.card.icon);
    card["caption"] = text(fighter.card.caption);
    card["cancelled"] = fighter.card.cancelled;
    if (!fighter.card.does.isEmpty())
        card["does"] = text(fighter.card.does);
    Json json = Json::object();
    json["id"] = fighter.hunter ? idOf(fighter.hunter, seats) : opponent;
    json["name"] = text(fighter.name);
    json["icon"] = text(fighter.icon);
    json["damage"] = fighter.damage;
    json["life"] = fighter.life;
    if (!fighter.lifeIcon.isEmpty())
        json["lifeIcon"] = text(fighter.lifeIcon);
    json["facts"] = texts(fighter.facts);
    json["card"] = std::move(card);
    return json;
}

Json combatMessage(const CombatWords& words, std::string_view opponent, const Seats& seats)
{
    Json json = Json::object();
    json["title"] = text(words.title);
    json["round"] = text(words.round);
    json["step"] = words.step;
    if (words.steps != usualCombat.steps)
        json["steps"] = words.steps;
    json["stepName"] = text(words.stepName);
    if (words.lifeIcon != usualCombat.lifeIcon)
        json["lifeIcon"] = text(words.lifeIcon);
    json["dracula"] = fighterMessage(words.his, opponent, seats);
    json["hunter"] = fighterMessage(words.theirs, opponent, seats);
    json["others"] = Json::array();
    for (const auto& [seat, card] : words.others) {
        const SeatName* name = named(seat, seats);
        Json other = Json::object();
        other["id"] = name != nullptr ? name->id : std::string_view();
        other["name"] = text(name != nullptr ? name->name : QString());
        other["card"] = text(card);
        json["others"].push_back(std::move(other));
    }
    if (words.firstRound != usualCombat.firstRound)
        json["firstRound"] = words.firstRound;
    json["pairs"] = Json::array();
    for (const CombatWords::Pair& pair : words.pairs) {
        Json each = Json::object();
        each["dracula"] = text(pair.his);
        each["icon"] = text(pair.icon);
        each["hunter"] = text(pair.theirs);
        each["who"] = idOf(pair.hunter, seats);
        json["pairs"].push_back(std::move(each));
    }
    json["words"] = text(words.all);
    return json;
}

/// It records, and is not filled: on a phone a first tap only marks it. What the rules refuse tells why at once.
bool entersAtOnce(const SeenChoice& choice)
{
    const bool records = std::holds_alternative<Entry>(choice.does) || choice.does == SeenChoice::Does(TablePress::OthersPass);
    return records && !isPrimary(choice.kind) && choice.kind != ChoiceKind::Off;
}

Json buttonMessage(const SeenChoice& choice, const std::string& key, const Seats& seats)
{
    Json json = Json::object();
    json["key"] = key;
    json["name"] = choice.name;
    json["word"] = text(choice.word);
    json["second"] = text(choice.second);
    json["spoken"] = text(choice.spoken);
    json["description"] = text(choice.description);
    json["icon"] = text(choice.icon);
    json["kind"] = isPrimary(choice.kind)             ? "primary"
                   : choice.kind == ChoiceKind::Quiet ? "quiet"
                   : choice.kind == ChoiceKind::Off   ? "off"
                                                      : "plain";
    json["marked"] = choice.marked;
    json["hunter"] = idOf(choice.sign, seats);
    if (entersAtOnce(choice))
        json["enters"] = true;
    return json;
}

Json endingMessage(const EndingWords& ending, const Seats& seats, const Board* board)
{
    Json json = Json::object();
    json["owner"] = ending.draculaWins ? "dracula" : "hunters";
    json["title"] = text(ending.title);
    json["reason"] = text(ending.reason);
    json["victors"] = Json::array();
    for (const Seat victor : ending.victors)
        json["victors"].push_back(idOf(victor, seats));
    json["rows"] = Json::array();
    for (const HuntRow& row : ending.rows) {
        Json each = Json::object();
        each["number"] = text(row.number);
        each["word"] = text(row.word);
        each["more"] = text(row.more);
        each["icon"] = text(row.icon);
        json["rows"].push_back(std::move(each));
    }
    for (const auto& [seat, words] : ending.nearest) {
        Json each = Json::object();
        each["hunter"] = idOf(seat, seats);
        each["text"] = text(words);
        json["nearest"].push_back(std::move(each));
    }
    for (const fury::HuntStop& stop : ending.route) {
        Json each = Json::object();
        each["place"] = idOf(stop.place, board);
        each["seen"] = stop.seen;
        json["route"].push_back(std::move(each));
    }
    return json;
}

} // namespace

std::string gameMessage(const GameNames& names, const Board* board)
{
    Json json = message("game");
    json["version"] = messageVersion;
    json["game"] = names.id;
    json["name"] = text(names.name);
    json["hunters"] = Json::array();
    for (const SeatName& seat : names.seats) {
        Json each = Json::object();
        each["id"] = seat.id;
        each["name"] = text(seat.name);
        if (!seat.player.isEmpty())
            each["player"] = text(seat.player);
        json["hunters"].push_back(std::move(each));
    }
    if (!names.besides.isEmpty())
        json["besides"] = text(names.besides);
    if (board == nullptr)
        return json.dump();
    const Json page = boardPage(*board);
    for (const auto& [key, value] : page.items())
        json[key] = value;
    return json.dump();
}

std::string tableMessage(std::size_t step, const PublicTable& table, const std::optional<EndingWords>& ending, const Seats& seats,
                         const Board* board)
{
    Json json = message("table");
    json["step"] = step;
    json["table"] = table.drawn;
    json["time"] = text(table.time);
    json["week"] = text(table.week);
    json["announcement"] = texts(table.announced.told);
    json["dracula"] = text(table.dracula);
    json["trail"] = Json::array();
    for (const HideoutWords& space : table.trail)
        json["trail"].push_back(hideoutMessage(space));
    json["lairs"] = Json::array();
    for (const HideoutWords& space : table.besides)
        json["lairs"].push_back(hideoutMessage(space));
    json["tracks"] = Json::array();
    for (const TrackWords& track : table.tracks) {
        Json each = Json::object();
        each["id"] = track.id;
        each["word"] = text(track.word);
        each["value"] = track.value;
        each["most"] = track.most;
        if (track.row > 0)
            each["row"] = track.row;
        json["tracks"].push_back(std::move(each));
    }
    json["counts"] = texts(table.facts);
    json["hunters"] = Json::array();
    for (std::size_t n = 0; n < std::min(seats.size(), table.hunters.size()); ++n) {
        const SeenHunter& seen = table.hunters[n];
        Json each = Json::object();
        each["id"] = seats[n].id;
        each["name"] = text(seats[n].name);
        each["place"] = text(seen.standing.place);
        each["facts"] = text(seen.standing.facts);
        each["words"] = text(seen.standing.all);
        each["damage"] = seen.hurt;
        each["life"] = seen.life;
        if (!seen.hurtWords.isEmpty()) {
            each["hurtIcon"] = text(seen.hurtIcon);
            each["hurt"] = text(seen.hurtWords);
        }
        each["bites"] = seen.bites;
        each["state"] = seen.active ? "acting" : seen.acted ? "acted" : "waits";
        json["hunters"].push_back(std::move(each));
    }
    json["combat"] = table.combat ? combatMessage(*table.combat, table.opponent, seats) : Json(nullptr);
    json["ending"] = ending ? endingMessage(*ending, seats, board) : Json(nullptr);
    return json.dump();
}

std::string logMessage(std::size_t entriesBefore, const std::vector<SeenEntry>& entries)
{
    constexpr std::array<const char*, 3> owners{"all", "dracula", "hunters"}; // in the order of `NewsOwner`
    Json json = message("log");
    json["from"] = entriesBefore;
    json["entries"] = Json::array();
    for (const SeenEntry& entry : entries) {
        Json each = Json::object();
        each["time"] = text(entry.time);
        each["round"] = entry.round;
        each["text"] = texts(entry.text);
        each["owner"] = owners[static_cast<std::size_t>(entry.owner)];
        each["way"] = entry.way;
        json["entries"].push_back(std::move(each));
    }
    return json.dump();
}

std::string codesMessage(const std::vector<TableCode>& codes, bool isNew)
{
    Json json = message("codes");
    json["codes"] = Json::array();
    for (const TableCode& code : codes) {
        Json each = Json::object();
        each["label"] = text(code.leftBehind ? leftCodeWords(code.round) : codeWords(code.round));
        each["digits"] = code.digits;
        each["qr"] = code.qr;
        json["codes"].push_back(std::move(each));
    }
    json["new"] = isNew;
    return json.dump();
}

std::string questionMessage(std::size_t step, std::uint32_t number, bool mine, const SeenQuestion& question, const Seats& seats,
                            const Board* board)
{
    Json json = message("question");
    json["step"] = step;
    json["question"] = number;
    json["title"] = text(question.title);
    json["line"] = text(mine || question.brief.isEmpty() ? question.note : question.brief); // the others are not told to tap a place
    json["topic"] = text(question.topic);
    json["who"] = question.who;
    json["hunter"] = idOf(question.hunter, seats);
    json["mine"] = mine;
    json["optional"] = question.optional;
    json["refused"] = question.refused;
    json["lit"] = Json::array();
    question.lit.forEach([&](LocationId place) { json["lit"].push_back(idOf(place, board)); });
    json["origin"] = idOf(question.origin, board);
    json["chosen"] = idOf(question.chosen, board);
    for (const char* list : {"places", "buttons", "tail"})
        json[list] = Json::array();
    for (const SeenPlace& place : question.places) {
        Json each = Json::object();
        each["id"] = idOf(place.place, board);
        each["name"] = text(place.name);
        if (!place.way.isEmpty())
            each["second"] = text(place.way);
        if (!place.icon.isEmpty())
            each["icon"] = text(place.icon);
        json["places"].push_back(std::move(each));
    }
    std::size_t n = 0;
    for (const SeenChoice& choice : question.choices)
        json["buttons"].push_back(buttonMessage(choice, "b" + std::to_string(n++), seats));
    n = 0;
    for (const SeenChoice& choice : question.tail)
        json["tail"].push_back(buttonMessage(choice, "t" + std::to_string(n++), seats));
    return json.dump();
}

std::string momentMessage(const SeenMoment& moment, const Seats& seats, const Board* board)
{
    Json json = message("moment");
    json["kind"] = text(moment.kind);
    json["owner"] = moment.owner;
    json["icon"] = text(moment.icon);
    json["title"] = text(moment.title);
    json["lines"] = Json::array({text(moment.text)});
    json["place"] = idOf(moment.place, board);
    json["hunter"] = idOf(moment.hunter, seats);
    json["track"] = text(moment.track);
    json["before"] = moment.before;
    json["after"] = moment.after;
    json["most"] = moment.most;
    return json.dump();
}

std::string chanceMessage(const ChanceAsked& chance)
{
    Json json = message("chance");
    json["round"] = chance.round;
    json["open"] = chance.open;
    json["promised"] = Json::array();
    for (const SharePromise& promise : chance.promised)
        json["promised"].push_back(hexText(promise));
    json["given"] = Json::array();
    for (const auto& share : chance.given)
        json["given"].push_back(share ? Json(hexText(*share)) : Json(nullptr));
    return json.dump();
}

std::string heldMessage(SeatSet held, const Seats& seats)
{
    Json json = message("held");
    json["hunters"] = Json::array();
    held.forEach([&](Seat seat) { json["hunters"].push_back(idOf(seat, seats)); });
    return json.dump();
}

std::string toldMessage(const QString& words)
{
    Json json = message("told");
    json["text"] = text(words);
    return json.dump();
}

std::string goneMessage(bool switchedOff)
{
    Json json = message("gone");
    json["why"] = switchedOff ? "switched-off" : "closed";
    return json.dump();
}

} // namespace demeter::phones
