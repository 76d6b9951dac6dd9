#include "app/fury2e/table/public_hunt.h"

#include "app/fury2e/book/cards.h"
#include "app/fury2e/book/table_topics.h"
#include "app/fury2e/table/icons.h"
#include "app/fury2e/table/table_map.h"
#include "app/fury2e/table/words.h"
#include "app/table/code_words.h"
#include "app/table/way_words.h"
#include "app/text/hunt_told.h"
#include "core/fury/railways.h"
#include "core/fury2e/view/hunt.h"
#include "core/journal/shown_codes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

template class demeter::PublicGameOf<demeter::fury2e::PublicTypes>;

namespace demeter::fury2e {

namespace {

class SecondPhoneWords {
    Q_DECLARE_TR_FUNCTIONS(SecondPhoneWords)
};

QString timeLater()
{
    return SecondPhoneWords::tr("Time and tracks move with his card.");
}

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

TimeLook signOf(const PublicView& view)
{
    if (view.phase == PublicPhase::Setup || view.phase == PublicPhase::Over)
        return TimeLook::None;
    switch (view.time) {
    case TimeOfDay::Dawn:
        return TimeLook::Dawn;
    case TimeOfDay::Noon:
        return TimeLook::Day;
    case TimeOfDay::Dusk:
        return TimeLook::Dusk;
    case TimeOfDay::Twilight:
    case TimeOfDay::Midnight:
    case TimeOfDay::SmallHours:
        break;
    }
    return TimeLook::Night;
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

QString PublicHunt::besides() const
{
    return catacombsWord();
}

PublicTable PublicHunt::table(Language language) const
{
    const SecondEditionSentences& sentences = this->sentences(language);
    const PublicView& view = this->view();
    PublicTable table;
    table.drawn = drawn(*board(), view);
    table.time = timeWords(view, sentences);
    table.week = weekWords(seen().log);
    table.over = view.winner != Winner::None;
    table.announced = announcedWords(seen().log, sentences);
    table.dracula = figureWords(view, sentences);
    for (const HideoutWords& space : trailWords(view, sentences))
        table.trail.push_back(space);
    for (const HideoutWords& space : catacombWords(view, sentences))
        table.besides.push_back(space);
    table.tracks = sideWords(view, sentences).tracks;
    table.facts = lyingWords(view, sentences);
    table.facts.removeAll(table.dracula); // said already
    if (const QString back = goneBackSentence(codesGoneBackBehind(seen().log)); !back.isEmpty())
        table.facts << back;
    if (const QString revealed = revealedSentence(seen().wasRevealed); !revealed.isEmpty())
        table.facts << revealed;
    const HunterSet active = askedHunters(wholeMoment());
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        const HunterSheet& sheet = view.sheets[n];
        SeenHunter& each = table.hunters.emplace_back();
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
    table.combat = combatLook(seen().log, sentences);
    table.opponent = view.combat && view.combat->agent ? "agent" : "dracula";
    return table;
}

TableLook PublicHunt::look(Language language) const
{
    const SecondEditionSentences& sentences = this->sentences(language);
    TableLook look;
    look.told = announcedWords(seen().log, sentences);
    look.time = timeWords(view(), sentences);
    look.week = weekWords(seen().log);
    look.back = goneBackWords(codesGoneBackBehind(seen().log));
    look.sign = signOf(view());
    look.trail = trailWords(view(), sentences);
    look.besides = catacombWords(view(), sentences);
    look.side = sideWords(view(), sentences);
    look.combat = combat(language).has_value();
    look.over = view().phase == PublicPhase::Over;
    return look;
}

std::vector<SeatLook> PublicHunt::order(Language language) const
{
    const HunterSet asked = askedHunters(wholeMoment());
    std::vector<SeatLook> looks(hunterCount);
    for (const Hunter hunter : allHunters)
        looks[static_cast<std::size_t>(hunter)] =
            hunterCell(hunter, view(), asked.contains(hunter), view().acted.contains(hunter), sentences(language));
    return looks;
}

std::optional<demeter::CombatWords> PublicHunt::combat(Language language) const
{
    return combatLook(seen().log, sentences(language));
}

EndingWords PublicHunt::ending(Language language) const
{
    EndingWords words = endingWords(seenHunt(*board(), seen().log), sentences(language));
    if (seen().way) {
        words.nearest = nearestWords(seen().way->closestBy, sentences(language));
        words.route = seen().way->route;
    }
    return words;
}

MapModel PublicHunt::map() const
{
    MapModel model = tableMap(view());
    if (view().phase != PublicPhase::Over)
        model.matters = whatMatters(view(), seen().turn);
    model.acting = actingHunter(wholeMoment());
    if (model.acting)
        model.origin = view().hunters[model.acting->number];
    return model;
}

QString PublicHunt::time(const PublicView& view, const SecondEditionSentences& sentences) const
{
    return timeWords(view, sentences);
}

QStringList PublicHunt::said(std::size_t step, const SecondEditionSentences& sentences) const
{
    return stepWords(seen().log, step, sentences);
}

QStringList PublicHunt::told(std::size_t step, const SecondEditionSentences& sentences) const
{
    const PublicStep& done = seen().log[step];
    return done.way == PublicStep::Way::Onwards ? sentences.told(done.said) : said(step, sentences);
}

SeenMoment PublicHunt::seenMoment(const fury2e::Moment& moment, const SecondEditionSentences& sentences)
{
    using Whose = MomentLook::Whose;
    static constexpr std::array<const char*, hunterCount> signs{"hunter-g", "hunter-s", "hunter-h", "hunter-m"};
    const MomentLook look = momentLook(moment, sentences);
    return {look.kind,
            look.whose == Whose::Dracula   ? "dracula"
            : look.whose == Whose::Hunters ? "hunters"
                                           : "all",
            look.fallen ? QLatin1String(signs[look.fallen->number]) : look.icon,
            look.words.title,
            look.words.text,
            look.place,
            moment.hunter,
            look.words.track,
            look.before,
            look.after,
            look.most};
}

bool PublicHunt::isForHunters(HunterSet plays) const
{
    if (view().asked.what == PublicQuestion::What::Cancel)
        return !plays.empty(); // 2E-HEV-8: whoever has a Good Luck, whosever turn it is
    if (std::ranges::any_of(seen().turn.combatCards, [&](const CombatCard& card) { return plays.contains(card.hunter); }))
        return true; // 2E-COMB-2: of those elsewhere too
    if (seen().turn.who == TableTurn::Who::Hunters)
        if (const HunterSet asked = askedHunters(wholeMoment()); !asked.empty())
            return !(asked & plays).empty();
    return !plays.empty(); // everybody is asked, or something is taken back: anybody's who plays
}

HunterSet PublicHunt::enteredBy(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunters>(&entry))
        return move->hunters;
    if (const auto* card = std::get_if<CombatCard>(&entry))
        return card->hunter;
    const PublicView* before = beforeEntry();
    if (before == nullptr || std::holds_alternative<HunterPlays>(entry)) // whoever has the card
        return HunterSet::all();
    for (const HunterSet asked : {before->combat ? before->combat->hunters : HunterSet(), before->asked.hunters, before->acting})
        if (!asked.empty())
            return asked;
    return HunterSet::all();
}

QString PublicHunt::entryWords(const Action& entry, const SecondEditionSentences& sentences) const
{
    const PublicView* before = beforeEntry();
    const auto& log = seen().log;
    const auto refused = [](const Happening& each) { return each.what == Happening::What::TrainRefused; };
    if (const std::size_t began = seen().entryBegins; began < log.size() && std::ranges::any_of(log[began].said, refused))
        return told(began, sentences).value(0); // nobody has travelled
    const auto* move = std::get_if<MoveHunters>(&entry);
    if (move != nullptr && before != nullptr && before->hunters[static_cast<std::size_t>(move->hunters.first())] == move->to)
        return move->travel == Travel::Rail ? QCoreApplication::translate("SecondTableQuestion", "Train die X: the turn ends")
                                            : QCoreApplication::translate("SecondTableQuestion", "Stay and search");
    const QString words = sentences.action(entry, before != nullptr ? before->asked : PublicQuestion());
    return std::holds_alternative<GoOn>(entry) && words == sentences.action(entry) ? QString() : words; // that says nothing
}

const PublicView* PublicHunt::beforeEntry() const
{
    const std::size_t began = seen().entryBegins;
    return began > 0 && began <= seen().log.size() ? &seen().log[began - 1].view : nullptr;
}

TableMoment PublicHunt::momentFor(HunterSet plays) const
{
    TableMoment moment = wholeMoment();
    moment.turn.next.clear(); // a phone ends the turns of its own hunters alone
    moment.fights = !view().combat || !(view().combat->hunters & plays).empty();
    std::erase_if(moment.turn.combatCards, [&](const CombatCard& card) { return !plays.contains(card.hunter); });
    for (ItemTurn& item : moment.turn.items)
        item.hunters = item.hunters & plays;
    std::erase_if(moment.turn.items, [](const ItemTurn& item) { return item.hunters.empty(); });
    return moment;
}

void PublicHunt::describe(SeenQuestion& question, const TableMoment& moment, const TableDraft& draft,
                          const SecondEditionSentences& sentences) const
{
    using Who = TableTurn::Who;
    question.answers = isAnswer(moment) || moment.turn.chance;
    question.waits = moment.turn.who == Who::Dracula;
    if (question.waits && moment.turn.wait == TableTurn::Wait::Turn && timeWaits(seen().log))
        question.note += u' ' + timeLater();
    question.optional = question.waits || !moment.fights;
    question.takesEntries = !moment.turn.options.empty() || !moment.turn.acts.empty();
    question.takesPlaces = takesPlaces(moment, draft);
    question.topic = topicOfTurn(moment.turn, moment.view.asked).key;
    question.who = moment.turn.who == Who::Hunters ? "hunters" : moment.turn.who == Who::Dracula ? "dracula" : "nobody";
    const HunterSet asks = askedHunters(moment);
    const auto acting = actingHunter(moment);
    question.acts = acting.has_value();
    question.hunter = acting ? acting : asks.size() == 1 ? std::optional(asks.first()) : std::nullopt;
    if (acting)
        question.origin = moment.view.hunters[static_cast<std::size_t>(*acting)];
    if (acting && draft.asks == TableDraft::Asks::Turn) {
        const HunterOptions& options = moment.turn.options.front();
        LocationSet rides = options.rides;
        const auto add = [&](const SeenPlace& place) {
            if (fury2e::tapped(moment, draft, place.place))
                question.places.push_back(place);
        };
        std::vector<fury::Roadblock> roadblocks;
        if (moment.view.roadblock)
            roadblocks.push_back(*moment.view.roadblock);
        for (const auto& [place, travel] : options.destinations) {
            rides.erase(place);
            const PlaceWay way = travel == Travel::Sea ? PlaceWay::Sea : travel == Travel::Rail ? PlaceWay::Train : PlaceWay::Road;
            const bool train = way == PlaceWay::Train && question.origin;
            add(placeBy(way, sentences.place(place), place, train ? fury::railwaysTo(*board(), *question.origin, place, roadblocks) : 0));
        }
        rides.forEach([&](LocationId place) {
            SeenPlace ridden = placeBy(PlaceWay::Horse, sentences.place(place), place);
            ridden.way = sentences.item(HunterItem::FastHorse);
            add(ridden);
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
}

QString PublicHunt::why(const GameValue& refusal, Language language) const
{
    const auto* violation = refusal.as<Violation>();
    return violation != nullptr ? sentences(language).reason(*violation) : QString();
}

QString PublicHunt::topicOf(const GameValue& refusal, Language language) const
{
    const auto* violation = refusal.as<Violation>();
    const auto book = bookOfSecondEdition(language);
    const Topic* topic = violation != nullptr && book ? topicOfRefusal(**book, *violation) : nullptr;
    return topic != nullptr ? topic->id.key : QString();
}

BookTold PublicHunt::book(Language language) const
{
    BookTold told{language, cardsToRead(sentences(language), cardIcon), {}};
    told.readings = [rulings = seen().ruleset.rulings, sentences = sentences(language)](const std::vector<std::string>& ids) {
        std::vector<BookReading> readings;
        for (const std::string& id : ids)
            if (const auto found = std::ranges::find(rulingTable, id, &RulingInfo::id); found != rulingTable.end()) {
                const auto order = static_cast<std::size_t>(found - rulingTable.begin());
                const auto ruling = static_cast<Ruling>(order);
                readings.push_back({order, found->field, sentences.ruling(ruling), sentences.reading(ruling, rulings[ruling])});
            }
        return readings;
    };
    return told;
}

} // namespace demeter::fury2e
