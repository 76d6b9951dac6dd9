#include "app/fury2e/phones/phone_view.h"

#include "app/fury2e/table/icons.h"
#include "app/phones/table_hub_body.h"
#include "app/table/code_words.h"
#include "core/journal/shown_codes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

template class demeter::phones::BasicTableHub<demeter::fury2e::PhoneView>;

namespace demeter::fury2e {

namespace {

class SecondPhoneWords {
    Q_DECLARE_TR_FUNCTIONS(SecondPhoneWords)
};

QString catacombsWord()
{
    return SecondPhoneWords::tr("Catacombs");
}

Json idOf(const Board& board, const std::optional<LocationId>& place)
{
    return place ? Json(board[*place].id) : Json(nullptr);
}

Json idsOf(const Board& board, const std::vector<LocationId>& places)
{
    Json ids = Json::array();
    for (const LocationId place : places)
        ids.push_back(board[place].id);
    return ids;
}

/// A space as the map draws it: what it is called by lies open, or something lies there.
Json spaceOf(const Board& board, const PublicCard& card)
{
    Json json = Json::object();
    json["location"] = idOf(board, card.location);
    return json;
}

/// What the map is drawn from.
Json drawn(const Board& board, const PublicView& view)
{
    Json json = Json::object();
    json["phase"] = view.phase == PublicPhase::Setup  ? "setup"
                    : view.phase == PublicPhase::Over ? "over"
                                                      : timeIcon(view.time).toStdString();
    json["round"] = view.round;
    json["trail"] = Json::array();
    for (const PublicCard& card : view.trail)
        json["trail"].push_back(spaceOf(board, card));
    json["lairs"] = Json::array();
    for (const auto& card : view.catacombs)
        json["lairs"].push_back(card ? spaceOf(board, *card) : Json(nullptr));
    Json tokens = Json::object();
    tokens["consecratedGround"] = view.consecratedGround ? idsOf(board, {*view.consecratedGround}) : Json::array();
    tokens["heavenlyHosts"] = idsOf(board, view.hosts);
    tokens["storms"] = view.storm ? idsOf(board, {view.storm->zone}) : Json::array();
    tokens["roadblocks"] = Json::array();
    if (view.roadblock) {
        Json block = Json::object();
        block["on"] = view.roadblock->onRail ? "rail" : "road";
        block["between"] = idsOf(board, {view.roadblock->a, view.roadblock->b});
        tokens["roadblocks"].push_back(std::move(block));
    }
    json["tokens"] = std::move(tokens);
    json["hunters"] = Json::object();
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        json["hunters"][std::string(hunterIds[n])] = idOf(board, view.hunters[n]);
    }
    json["figure"] = idOf(board, view.figure);
    return json;
}

/// With what hinders him, for his sheet.
QString factsOf(const HunterStanding& standing, const HunterSheet& sheet, const SecondEditionSentences& sentences)
{
    QStringList facts{standing.facts};
    for (const Encounter encounter : holding(sheet))
        facts << sentences.encounter(encounter);
    return facts.join(QStringLiteral(" · "));
}

} // namespace

QString PhoneView::besides()
{
    return catacombsWord();
}

AnnouncedWords PhoneView::announced(const Seen& seen, const SecondEditionSentences& sentences)
{
    return announcedWords(seen.log, sentences);
}

phones::PublicTable PhoneView::table(const Seen& seen, const SecondEditionSentences& sentences)
{
    const PublicView& view = seen.log.back().view;
    phones::PublicTable table;
    table.drawn = drawn(*seen.ruleset.board, view);
    table.time = timeWords(view, sentences);
    table.week = roundWords(view);
    table.announced = announced(seen, sentences);
    table.dracula = figureWords(view, sentences);
    for (const HideoutWords& space : trailWords(view, sentences))
        table.trail.push_back(space);
    for (const HideoutWords& space : catacombWords(view, sentences))
        table.besides.push_back(space);
    table.tracks = sideWords(view, sentences).tracks;
    table.facts = lyingWords(view, sentences);
    table.facts.removeAll(table.dracula); // said already
    if (const QString back = goneBackSentence(codesGoneBackBehind(seen.log)); !back.isEmpty())
        table.facts << back;
    if (const QString revealed = revealedSentence(seen.wasRevealed); !revealed.isEmpty())
        table.facts << revealed;
    const HunterSet active = askedHunters(momentOf(seen));
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        const HunterSheet& sheet = view.sheets[n];
        phones::SeenHunter& each = table.hunters[n];
        each.active = active.contains(hunter);
        each.acted = view.acted.contains(hunter);
        each.standing = hunterStanding(hunter, view, each.active, each.acted, sentences);
        each.standing.facts = factsOf(each.standing, sheet, sentences);
        each.hurt = sheet.health;
        each.life = fullHealth[n];
        each.hurtIcon = QStringLiteral("health");
        each.hurtWords = healthWords(hunter, view);
        each.bites = sheet.bites;
    }
    table.combat = combatLook(seen.log, sentences);
    table.opponent = view.combat && view.combat->agent ? "agent" : "dracula";
    return table;
}

QStringList PhoneView::happened(const PublicLog& log, std::size_t n, const SecondEditionSentences& sentences)
{
    const PublicStep& step = log[n];
    return step.way == PublicStep::Way::Onwards ? sentences.told(step.said) : said(log, n, sentences);
}

phones::SeenMoment PhoneView::moment(const fury2e::Moment& moment, const SecondEditionSentences& sentences)
{
    using Whose = MomentLook::Whose;
    static constexpr std::array<const char*, hunterCount> signs{"hunter-g", "hunter-s", "hunter-h", "hunter-m"};
    const MomentLook look = momentLook(moment, sentences);
    return {look.kind,
            look.whose == Whose::Dracula   ? "dracula"
            : look.whose == Whose::Hunters ? "hunters"
                                           : "all",
            look.fallen ? QLatin1String(signs[static_cast<std::size_t>(*look.fallen)]) : look.icon,
            look.words.title,
            look.words.text,
            look.place,
            moment.hunter,
            look.words.track,
            look.before,
            look.after,
            look.most};
}

bool PhoneView::isFor(const Seen& seen, HunterSet plays)
{
    if (seen.log.back().view.asked.what == PublicQuestion::What::Cancel)
        return !plays.empty(); // 2E-HEV-8: whoever has a Good Luck, whosever turn it is
    if (std::ranges::any_of(seen.turn.combatCards, [&](const CombatCard& card) { return plays.contains(card.hunter); }))
        return true; // 2E-COMB-2: of those elsewhere too
    if (seen.turn.who == TableTurn::Who::Hunters)
        if (const HunterSet asked = askedHunters(momentOf(seen)); !asked.empty())
            return !(asked & plays).empty();
    return !plays.empty(); // everybody is asked, or something is taken back: anybody's who plays
}

TableMoment PhoneView::momentFor(const Seen& seen, HunterSet plays)
{
    TableMoment moment = momentOf(seen);
    std::erase_if(moment.turn.combatCards, [&](const CombatCard& card) { return !plays.contains(card.hunter); });
    for (ItemTurn& item : moment.turn.items)
        item.hunters = item.hunters & plays;
    std::erase_if(moment.turn.items, [](const ItemTurn& item) { return item.hunters.empty(); });
    return moment;
}

phones::SeenQuestion PhoneView::question(const TableMoment& moment, const TableDraft& draft, const SecondEditionSentences& sentences)
{
    using Who = TableTurn::Who;
    phones::SeenQuestion question;
    question.who = moment.turn.who == Who::Hunters ? "hunters" : moment.turn.who == Who::Dracula ? "dracula" : "nobody";
    const HunterSet asks = askedHunters(moment);
    const auto acting = actingHunter(moment);
    question.hunter = acting ? acting : asks.size() == 1 ? std::optional(asks.first()) : std::nullopt;
    if (acting)
        question.origin = moment.view.hunters[static_cast<std::size_t>(*acting)];
    if (acting && draft.asks == TableDraft::Asks::Turn) {
        const HunterOptions& options = moment.turn.options.front();
        LocationSet places = options.rides;
        for (const HunterOptions::Destination& destination : options.destinations)
            places.insert(destination.place);
        places.forEach([&](LocationId place) {
            if (fury2e::tapped(moment, draft, place))
                question.places.emplace_back(sentences.place(place), place);
        });
    }
    if (const auto* move = draft.pending ? std::get_if<MoveHunters>(&*draft.pending) : nullptr)
        question.chosen = move->to;
    else if (draft.card)
        question.chosen = draft.card->second ? draft.card->second : draft.card->city;
    else if (draft.item)
        question.chosen = draft.item->from;
    else if (draft.spend)
        question.chosen = draft.spend->to;
    else if (!draft.starts.empty())
        question.chosen = draft.starts.back();
    return question;
}

QString PhoneView::topicOf(const Violation& violation, const SecondEditionSentences& sentences)
{
    const auto book = bookOfSecondEdition(sentences.language());
    const Topic* topic = book ? topicOfRefusal(**book, violation) : nullptr;
    return topic != nullptr ? topic->id.key : QString();
}

} // namespace demeter::fury2e
