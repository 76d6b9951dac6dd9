#include "app/fury3e/table/public_hunt.h"

#include "app/fury3e/book/cards.h"
#include "app/fury3e/book/refusal_topics.h"
#include "app/fury3e/book/table_topics.h"
#include "app/fury3e/table/icons.h"
#include "app/fury3e/table/table_map.h"
#include "app/fury3e/table/words.h"
#include "app/table/way_words.h"
#include "app/text/hunt_told.h"
#include "core/fury/railways.h"
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/public_text.h"

#include <algorithm>

template class demeter::PublicGameOf<demeter::fury3e::PublicTypes>;

namespace demeter::fury3e {

namespace {

TimeLook signOf(PublicPhase phase)
{
    switch (phase) {
    case PublicPhase::Dawn:
        return TimeLook::Dawn;
    case PublicPhase::Day:
        return TimeLook::Day;
    case PublicPhase::Dusk:
        return TimeLook::Dusk;
    case PublicPhase::Night:
        return TimeLook::Night;
    case PublicPhase::DraculaPhase:
        return TimeLook::Dracula;
    case PublicPhase::Setup:
    case PublicPhase::Over:
        break;
    }
    return TimeLook::None;
}

PlaceWay placeWay(Travel travel)
{
    return travel == Travel::Sea    ? PlaceWay::Sea
           : travel == Travel::Rail ? PlaceWay::Train
           : travel == Travel::Out  ? PlaceWay::Out
                                    : PlaceWay::Road;
}

} // namespace

PublicTable PublicHunt::table(Language language) const
{
    const Sentences& sentences = this->sentences(language);
    const PublicView& view = this->view();
    const TableTurn& turn = seen().turn;
    const Catalogue& cards = *seen().ruleset.cards;
    PublicTable table;
    table.drawn = viewJson(seen().ruleset, view);
    table.time = time(view, sentences);
    table.week = weekWords(view);
    table.over = view.winner != Winner::None;
    table.announced = announcedWords(seen().log, turn, sentences, passed());
    table.dracula = figureWords(view, sentences);
    for (std::size_t n = 0; n < trailLength; ++n)
        table.trail.push_back(hideoutWords(view.trail[n], QString::number(n + 1), false, cards, sentences));
    for (std::size_t n = 0; n < lairSpaces; ++n)
        table.besides.push_back(hideoutWords(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, cards, sentences));
    table.tracks = trackWords(view);
    for (const CountWords& count : countWords(view))
        table.facts << count.spoken;
    table.facts << openWords(view, sentences);
    table.facts.removeAll(table.dracula); // said already
    if (const QString back = goneBackSentence(seen().log); !back.isEmpty())
        table.facts << back;
    if (const QString revealed = revealedSentence(seen().wasRevealed); !revealed.isEmpty())
        table.facts << revealed;
    const auto acting = actingHunter(turn), answering = answeringHunter(view, turn);
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        SeenHunter& each = table.hunters.emplace_back();
        each.active = acting == hunter || answering == hunter;
        each.acted = turn.acted.contains(hunter);
        each.standing = hunterStanding(hunter, view, each.active, each.acted, sentences);
        each.hurt = view.sheets[n].damage;
        each.life = cards.hunterSheets[n].life;
        each.bites = view.sheets[n].bites;
    }
    table.combat = combatWords(cards, seen().log, turn, sentences);
    table.opponent = view.combat && view.combat->vampire ? "vampire" : "dracula";
    return table;
}

TableLook PublicHunt::look(Language language) const
{
    const Sentences& sentences = this->sentences(language);
    const Catalogue& cards = *seen().ruleset.cards;
    TableLook look;
    look.told = announcedWords(seen().log, seen().turn, sentences, passed());
    look.time = time(view(), sentences);
    look.week = weekWords(view());
    look.back = goneBackWords(seen().log);
    look.sign = signOf(view().phase);
    for (std::size_t n = 0; n < trailLength; ++n)
        look.trail.push_back(hideoutWords(view().trail[n], QString::number(n + 1), false, cards, sentences));
    for (std::size_t n = 0; n < lairSpaces; ++n)
        look.besides.push_back(hideoutWords(view().lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, cards, sentences));
    look.side = sideWords(view(), sentences);
    look.combat = view().combat && seen().turn.combat;
    look.over = view().phase == PublicPhase::Over;
    return look;
}

std::vector<SeatLook> PublicHunt::order(Language language) const
{
    const auto acts = actingHunter(seen().turn), answers = answeringHunter(view(), seen().turn);
    std::vector<SeatLook> looks(hunterCount);
    for (const Hunter hunter : allHunters)
        looks[static_cast<std::size_t>(hunter)] =
            hunterCell(hunter, view(), acts == hunter || answers == hunter, seen().turn.acted.contains(hunter), sentences(language));
    return looks;
}

std::optional<CombatWords> PublicHunt::combat(Language language) const
{
    return combatWords(*seen().ruleset.cards, seen().log, seen().turn, sentences(language));
}

EndingWords PublicHunt::ending(Language language) const
{
    EndingWords words = endingWords(seenHunt(seen().ruleset, seen().log), sentences(language));
    if (seen().way) {
        words.nearest = nearestWords(seen().way->closestBy, sentences(language));
        words.route = seen().way->route;
        words.rows.back() = wayRow(*seen().way, sentences(language)); // which the reveal was to tell
    }
    return words;
}

MapModel PublicHunt::map() const
{
    MapModel model = tableMap(view());
    if (view().phase != PublicPhase::Over)
        model.matters = whatMatters(view(), seen().turn);
    model.acting = actingHunter(seen().turn);
    if (model.acting)
        if (const HunterPlace place = view().hunters[model.acting->number]; place.where != HunterPlace::Where::OffBoard)
            model.origin = place.location;
    return model;
}

QString PublicHunt::time(const PublicView& view, const Sentences& sentences) const
{
    return sentences.publicTime(view.phase, view.day);
}

QStringList PublicHunt::said(std::size_t step, const Sentences& sentences) const
{
    return sentences.publicStep(seen().log, step);
}

QStringList PublicHunt::told(std::size_t step, const Sentences& sentences) const
{
    const PublicStep& done = seen().log[step];
    return done.way == PublicStep::Way::Back ? said(step, sentences) : sentences.publicStep(done.said, done.way);
}

SeenMoment PublicHunt::moment(const fury3e::Moment& moment, const Sentences& sentences) const
{
    const MomentLook look = momentLook(moment, sentences);
    return {look.kind,       look.whose == MomentLook::Whose::Time ? "all" : "dracula",
            look.icon,       look.words.title,
            look.words.text, look.place,
            moment.hunter,   look.words.track,
            look.before,     look.after,
            look.most};
}

bool PublicHunt::isForHunters(HunterSet plays) const
{
    const TableTurn& turn = seen().turn;
    if (turn.ask) {
        const auto hunter = answeringHunter(view(), turn);
        return hunter ? plays.contains(*hunter) : !plays.empty();
    }
    if (turn.ends && !turn.cards.empty())
        return !plays.empty(); // before the dawn or the dusk ends anybody may play a card for it
    if (turn.who == TableTurn::Who::Hunters)
        return std::ranges::any_of(turn.options, [&](const HunterOptions& each) { return plays.contains(each.hunter); });
    return !plays.empty(); // the time goes on, or something is taken back: anybody's who plays
}

HunterSet PublicHunt::enteredBy(const Action& entry) const
{
    if (std::holds_alternative<MoveHunter>(entry) || std::holds_alternative<HunterActs>(entry) ||
        std::holds_alternative<HunterFights>(entry))
        return hunterOf(entry);
    if (const auto* wreath = std::get_if<ShowWreath>(&entry))
        return wreath->hunter;
    const std::size_t began = seen().entryBegins;
    if (std::holds_alternative<HunterPlays>(entry) || began == 0 || began > seen().log.size()) // whoever has the card
        return HunterSet::all();
    const auto& combat = seen().log[began - 1].view.combat;
    return combat ? combat->hunters : HunterSet::all();
}

QString PublicHunt::entryWords(const Action& entry, const Sentences& sentences) const
{
    if (std::holds_alternative<GoOn>(entry)) // what has begun by it
        return time(view(), sentences);
    const bool answers = std::holds_alternative<Reply>(entry) || std::holds_alternative<AnswerEncounter>(entry); // by what came of it
    const QStringList done = answers && seen().entryBegins < seen().log.size() ? told(seen().entryBegins, sentences) : QStringList();
    return done.isEmpty() ? sentences.action(entry) : done.front();
}

TableMoment PublicHunt::momentFor(HunterSet plays) const
{
    TableMoment moment = wholeMoment();
    TableTurn& turn = moment.turn;
    const bool all = std::ranges::all_of(turn.options, [&](const HunterOptions& each) { return plays.contains(each.hunter); }) &&
                     std::ranges::all_of(allHunters, [&](Hunter hunter) { return turn.acted.contains(hunter) || plays.contains(hunter); });
    std::erase_if(turn.options, [&](const HunterOptions& each) { return !plays.contains(each.hunter); });
    moment.othersPass = all; // it does not pass for others
    if (turn.combat)
        turn.combat->mayShow = turn.combat->mayShow & plays;
    return moment;
}

void PublicHunt::describe(SeenQuestion& question, const TableMoment& moment, const TableDraft& draft, const Sentences& sentences) const
{
    using Who = TableTurn::Who;
    const TableTurn& turn = moment.turn;
    question.answers = turn.ask.has_value() || turn.draws;
    question.waits = turn.who == Who::Dracula && !turn.draws; // before he draws it is the table that is asked
    question.optional = question.waits || (turn.ends && turn.options.empty());
    question.takesEntries = question.takesPlaces = !turn.options.empty();
    question.topic = topicOfTurn(turn).key;
    question.who = turn.who == Who::Hunters ? "hunters" : turn.who == Who::Dracula ? "dracula" : turn.who == Who::Time ? "time" : "nobody";
    const auto acting = actingHunter(turn);
    question.acts = acting.has_value();
    question.hunter = acting ? acting : answeringHunter(moment.view, turn);
    const HunterPlace origin = acting ? moment.view.hunters[static_cast<std::size_t>(*acting)] : HunterPlace{};
    if (origin.where != HunterPlace::Where::OffBoard)
        question.origin = origin.location;
    if (acting && !draft.cards && !draft.supply) {
        const HunterOptions& options = turn.options.front();
        LocationSet horses = options.horses, fog; // a tap there offers them
        if (seen().ruleset.rulings.fogStopsPassing == NoYes::Yes)
            for (const auto& [city, tokens] : moment.view.tokens.fog)
                fog.insert(city);
        for (const auto& [place, travel] : options.destinations) {
            horses.erase(place);
            const bool train = travel == Travel::Rail && question.origin;
            const int railways = train ? fury::railwaysTo(*board(), *question.origin, place, moment.view.tokens.roadblocks, fog) : 0;
            question.places.push_back(placeBy(placeWay(travel), sentences.place(place), place, railways));
        }
        horses.forEach([&](LocationId place) {
            question.places.push_back(placeBy(PlaceWay::Horse, sentences.place(place), place));
            question.places.back().way = sentences.hunterCard(HunterCard::FastHorses);
        });
    }
    if (const auto* move = draft.pending ? std::get_if<MoveHunter>(&*draft.pending) : nullptr)
        question.chosen = move->to;
    else if (draft.card)
        question.chosen = draft.card->second ? draft.card->second : draft.card->city;
}

QString PublicHunt::why(const GameValue& refusal, Language language) const
{
    const auto* violation = refusal.as<Violation>();
    return violation != nullptr ? sentences(language).violation(*violation) : QString();
}

QString PublicHunt::topicOf(const GameValue& refusal, Language language) const
{
    const auto* violation = refusal.as<Violation>();
    return violation != nullptr ? topicOfRefusal(sentences(language), *violation).value_or(TopicId()).key : QString();
}

BookTold PublicHunt::book(Language language) const
{
    const auto& cards = seen().ruleset.cards;
    BookTold told{language, cardsToRead(*cards, sentences(language), [cards](std::string_view id) { return cardIcon(*cards, id); }), {}};
    told.readings = [rulings = seen().ruleset.rulings, sentences = sentences(language)](const std::vector<std::string>& ids) {
        std::vector<BookReading> readings;
        for (const Ruling ruling : rulingsNamed(ids)) {
            const auto order = static_cast<std::size_t>(ruling); // that of the table
            readings.push_back(
                {order, rulingTable()[order].field, sentences.ruling(ruling), sentences.reading(ruling, reading(rulings, ruling))});
        }
        return readings;
    };
    return told;
}

} // namespace demeter::fury3e
