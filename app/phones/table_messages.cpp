#include "app/phones/table_messages.h"

#include "app/table/icon_names.h"
#include "app/table/table_words.h"
#include "app/text/board_page.h"
#include "app/text/moment_words.h"
#include "core/base/hex.h"
#include "core/fury3e/view/public_text.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace demeter::phones {

using namespace fury3e;

namespace {

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

std::string_view idOf(std::optional<Hunter> hunter)
{
    return hunter ? hunterIds[static_cast<std::size_t>(*hunter)] : std::string_view();
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
    json["words"] = text(words.all);
    return json;
}

Json fighterMessage(const CombatWords::Fighter& fighter, bool vampire)
{
    using Face = CombatWords::Lying::Face;
    Json card = Json::object();
    card["face"] = fighter.card.face == Face::None ? "none" : fighter.card.face == Face::Down ? "down" : "up";
    card["name"] = text(fighter.card.name);
    card["icon"] = text(fighter.card.icon);
    card["caption"] = text(fighter.card.caption);
    card["cancelled"] = fighter.card.cancelled;
    Json json = Json::object();
    json["id"] = fighter.hunter ? std::string(idOf(fighter.hunter)) : vampire ? "vampire" : "dracula";
    json["name"] = text(fighter.name);
    json["icon"] = text(fighter.icon);
    json["damage"] = fighter.damage;
    json["life"] = fighter.life;
    json["facts"] = texts(fighter.facts);
    json["card"] = std::move(card);
    return json;
}

Json combatMessage(const SeenGame& game, const Sentences& sentences)
{
    const auto words = combatWords(*game.ruleset.cards, game.log, game.turn, sentences);
    if (!words)
        return nullptr;
    Json json = Json::object();
    json["title"] = text(words->title);
    json["round"] = text(words->round);
    json["step"] = words->step;
    json["stepName"] = text(words->stepName);
    json["dracula"] = fighterMessage(words->his, game.log.back().view.combat->vampire.has_value());
    json["hunter"] = fighterMessage(words->theirs, false);
    json["others"] = Json::array();
    for (const auto& [hunter, card] : words->others) {
        Json other = Json::object();
        other["id"] = idOf(hunter);
        other["name"] = text(sentences.hunter(hunter));
        other["card"] = text(card);
        json["others"].push_back(std::move(other));
    }
    json["pairs"] = Json::array();
    for (const CombatWords::Pair& pair : words->pairs) {
        Json each = Json::object();
        each["dracula"] = text(pair.his);
        each["icon"] = text(pair.icon);
        each["hunter"] = text(pair.theirs);
        each["who"] = idOf(pair.hunter);
        json["pairs"].push_back(std::move(each));
    }
    json["words"] = text(words->all);
    return json;
}

Json buttonMessage(const TableChoice& choice, const std::string& key)
{
    constexpr std::array<const char*, 4> kinds{"plain", "primary", "quiet", "off"};
    Json json = Json::object();
    json["key"] = key;
    json["name"] = choice.name;
    json["word"] = text(choice.word);
    json["second"] = text(choice.second);
    json["spoken"] = text(choice.spoken);
    json["description"] = text(choice.description);
    json["icon"] = text(choice.icon);
    json["kind"] = kinds[static_cast<std::size_t>(choice.kind)];
    json["marked"] = choice.marked;
    json["hunter"] = idOf(choice.hunter);
    return json;
}

} // namespace

std::string gameMessage(const SeenGame& game, const Sentences& sentences)
{
    Json json = message("game");
    json["version"] = messageVersion;
    json["game"] = game.id;
    json["name"] = text(game.name);
    json["hunters"] = Json::array();
    for (const Hunter hunter : allHunters) {
        Json each = Json::object();
        each["id"] = idOf(hunter);
        each["name"] = text(sentences.hunter(hunter));
        json["hunters"].push_back(std::move(each));
    }
    const Json board = boardPage(*game.ruleset.board);
    for (const auto& [key, value] : board.items())
        json[key] = value;
    return json.dump();
}

std::string tableMessage(const SeenGame& game, const Sentences& sentences)
{
    const PublicView& view = game.log.back().view;
    const Catalogue& cards = *game.ruleset.cards;
    Json json = message("table");
    json["step"] = stepOf(game);
    json["table"] = viewJson(game.ruleset, view);
    json["time"] = text(sentences.publicTime(view.phase, view.day));
    json["week"] = text(weekWords(view));
    json["announcement"] = texts(announcedWords(game.log, game.turn, game.newsBegins, game.chosenAt, sentences).all());
    json["dracula"] = text(figureWords(view, sentences));
    json["trail"] = Json::array();
    for (std::size_t n = 0; n < trailLength; ++n)
        json["trail"].push_back(hideoutMessage(hideoutWords(view.trail[n], QString::number(n + 1), false, cards, sentences)));
    json["lairs"] = Json::array();
    for (std::size_t n = 0; n < lairSpaces; ++n)
        json["lairs"].push_back(
            hideoutMessage(hideoutWords(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, cards, sentences)));
    json["tracks"] = Json::array();
    for (const TrackWords& track : trackWords(view)) {
        Json each = Json::object();
        each["id"] = track.id;
        each["word"] = text(track.word);
        each["value"] = track.value;
        each["most"] = track.most;
        json["tracks"].push_back(std::move(each));
    }
    json["counts"] = Json::array();
    for (const CountWords& count : countWords(view))
        json["counts"].push_back(text(count.spoken));
    for (const QString& ally : openWords(view, sentences))
        json["counts"].push_back(text(ally));
    if (const QString back = goneBackSentence(game.log); !back.isEmpty())
        json["counts"].push_back(text(back));
    json["hunters"] = Json::array();
    const auto acting = actingHunter(game.turn), answering = answeringHunter(view, game.turn);
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        const bool active = acting == hunter || answering == hunter, acted = game.turn.acted.contains(hunter);
        const HunterStanding words = hunterStanding(hunter, view, active, acted, sentences);
        Json each = Json::object();
        each["id"] = idOf(hunter);
        each["name"] = text(sentences.hunter(hunter));
        each["place"] = text(words.place);
        each["facts"] = text(words.facts);
        each["words"] = text(words.all);
        each["damage"] = view.sheets[n].damage;
        each["life"] = cards.hunterSheets[n].life;
        each["bites"] = view.sheets[n].bites;
        each["state"] = active ? "acting" : acted ? "acted" : "waits";
        json["hunters"].push_back(std::move(each));
    }
    json["combat"] = combatMessage(game, sentences);
    return json.dump();
}

std::size_t logEntries(const PublicLog& log, std::size_t steps)
{
    return static_cast<std::size_t>(std::count_if(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(std::min(steps, log.size())),
                                                  [](const PublicStep& step) { return carriesNews(step); }));
}

std::string logMessage(const SeenGame& game, std::size_t from, std::size_t entriesBefore, const Sentences& sentences)
{
    constexpr std::array<const char*, 3> ways{"onwards", "back", "again"};
    Json json = message("log");
    json["from"] = entriesBefore;
    json["entries"] = Json::array();
    for (std::size_t n = from; n < game.log.size(); ++n) {
        const PublicStep& step = game.log[n];
        if (!carriesNews(step))
            continue;
        // What was said belongs to the time at which it began.
        const PublicView& at = n > 0 ? game.log[n - 1].view : step.view;
        Json each = Json::object();
        each["time"] = text(sentences.publicTime(at.phase, at.day));
        each["round"] = at.round;
        each["text"] = texts(sentences.publicStep(game.log, n));
        each["owner"] = newsOwner(step) == NewsOwner::Dracula ? "dracula" : newsOwner(step) == NewsOwner::Hunters ? "hunters" : "all";
        each["way"] = ways[static_cast<std::size_t>(step.way)];
        json["entries"].push_back(std::move(each));
    }
    return json.dump();
}

std::string codesMessage(const SeenGame& game, bool isNew)
{
    Json json = message("codes");
    json["codes"] = Json::array();
    for (const TableCode& code : game.codes) {
        Json each = Json::object();
        each["label"] = text(code.leftBehind ? leftCodeWords(code.round) : codeWords(code.round));
        each["digits"] = code.digits;
        each["qr"] = code.qr;
        json["codes"].push_back(std::move(each));
    }
    json["new"] = isNew;
    return json.dump();
}

std::string questionMessage(const SeenGame& game, const TableAsked& asked, std::uint32_t number, bool mine, const TableTurn& turn,
                            const QString& topic, const Sentences& sentences)
{
    using Who = TableTurn::Who;
    const PublicView& view = game.log.back().view;
    const Board& board = *game.ruleset.board;
    Json json = message("question");
    json["step"] = stepOf(game);
    json["question"] = number;
    json["title"] = text(asked.title);
    json["line"] = text(asked.line);
    json["topic"] = text(topic);
    json["who"] = turn.who == Who::Hunters ? "hunters" : turn.who == Who::Dracula ? "dracula" : turn.who == Who::Time ? "time" : "nobody";
    const auto acting = actingHunter(turn);
    json["hunter"] = idOf(acting ? acting : answeringHunter(view, turn));
    json["mine"] = mine;
    json["lit"] = Json::array();
    asked.lit.forEach([&](LocationId place) { json["lit"].push_back(board[place].id); });
    const HunterPlace origin = acting ? view.hunters[static_cast<std::size_t>(*acting)] : HunterPlace{};
    json["origin"] = origin.where != HunterPlace::Where::OffBoard ? board[origin.location].id : std::string();
    json["places"] = Json::array();
    if (mine && (acting || asked.asksPlace)) {
        std::vector<std::pair<QString, LocationId>> places;
        if (asked.asksPlace)
            asked.lit.forEach([&](LocationId place) { places.emplace_back(sentences.place(place), place); });
        else
            for (const HunterOptions::Destination& destination : turn.options.front().destinations)
                places.emplace_back(sentences.place(destination.place), destination.place);
        const QCollator collator = sentences.collator();
        std::ranges::sort(places, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
        for (const auto& [name, place] : places) {
            Json each = Json::object();
            each["id"] = board[place].id;
            each["name"] = text(name);
            json["places"].push_back(std::move(each));
        }
    }
    json["buttons"] = Json::array();
    json["tail"] = Json::array();
    if (mine) {
        std::size_t n = 0;
        for (const TableChoice& choice : asked.choices)
            json["buttons"].push_back(buttonMessage(choice, "b" + std::to_string(n++)));
        n = 0;
        for (const TableChoice& choice : asked.tail)
            json["tail"].push_back(buttonMessage(choice, "t" + std::to_string(n++)));
    }
    return json.dump();
}

std::string momentMessage(const Ruleset& ruleset, const Moment& moment, const Sentences& sentences)
{
    constexpr std::array<const char*, 6> kinds{"reveal", "bite", "influence", "defeat", "despair", "victory"};
    using Kind = Moment::Kind;
    const MomentWords words = momentWords(moment, sentences);
    Json json = message("moment");
    json["kind"] = kinds[static_cast<std::size_t>(moment.kind)];
    json["owner"] = moment.kind == Kind::Despair ? "all" : "dracula";
    json["icon"] = text(momentIcon(moment));
    json["title"] = text(words.title);
    json["lines"] = Json::array({text(words.text)});
    json["place"] = moment.place ? (*ruleset.board)[*moment.place].id : std::string();
    json["hunter"] = idOf(moment.hunter);
    json["track"] = text(words.track);
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
