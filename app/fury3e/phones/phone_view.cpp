#include "app/fury3e/phones/phone_view.h"

#include "app/fury3e/book/refusal_topics.h"
#include "app/fury3e/book/table_topics.h"
#include "app/fury3e/table/words.h"
#include "app/phones/table_hub_body.h"
#include "core/fury3e/view/public_text.h"

#include <algorithm>

template class demeter::phones::BasicTableHub<demeter::fury3e::PhoneView>;

namespace demeter::fury3e {

AnnouncedWords PhoneView::announced(const Seen& seen, const Sentences& sentences)
{
    return announcedWords(seen.log, seen.turn, sentences);
}

phones::PublicTable PhoneView::table(const Seen& seen, const Sentences& sentences)
{
    const PublicView& view = seen.log.back().view;
    const Catalogue& cards = *seen.ruleset.cards;
    phones::PublicTable table;
    table.drawn = viewJson(seen.ruleset, view);
    table.time = time(view, sentences);
    table.week = weekWords(view);
    table.announced = announced(seen, sentences);
    table.dracula = figureWords(view, sentences);
    for (std::size_t n = 0; n < trailLength; ++n)
        table.trail.push_back(hideoutWords(view.trail[n], QString::number(n + 1), false, cards, sentences));
    for (std::size_t n = 0; n < lairSpaces; ++n)
        table.besides.push_back(hideoutWords(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true, cards, sentences));
    table.tracks = trackWords(view);
    for (const CountWords& count : countWords(view))
        table.facts << count.spoken;
    table.facts << openWords(view, sentences);
    if (const QString back = goneBackSentence(seen.log); !back.isEmpty())
        table.facts << back;
    if (const QString revealed = revealedSentence(seen.wasRevealed); !revealed.isEmpty())
        table.facts << revealed;
    const auto acting = actingHunter(seen.turn), answering = answeringHunter(view, seen.turn);
    for (const Hunter hunter : allHunters) {
        const auto n = static_cast<std::size_t>(hunter);
        phones::SeenHunter& each = table.hunters[n];
        each.active = acting == hunter || answering == hunter;
        each.acted = seen.turn.acted.contains(hunter);
        each.standing = hunterStanding(hunter, view, each.active, each.acted, sentences);
        each.hurt = view.sheets[n].damage;
        each.life = cards.hunterSheets[n].life;
        each.bites = view.sheets[n].bites;
    }
    table.combat = combatWords(cards, seen.log, seen.turn, sentences);
    table.opponent = view.combat && view.combat->vampire ? "vampire" : "dracula";
    return table;
}

QStringList PhoneView::happened(const PublicLog& log, std::size_t n, const Sentences& sentences)
{
    const PublicStep& step = log[n];
    return step.way == PublicStep::Way::Back ? said(log, n, sentences) : sentences.publicStep(step.said, step.way);
}

NewsOwner PhoneView::owner(const PublicStep& step)
{
    return newsOwner(step);
}

phones::SeenMoment PhoneView::moment(const fury3e::Moment& moment, const Sentences& sentences)
{
    const MomentLook look = momentLook(moment, sentences);
    return {look.kind,       look.whose == MomentLook::Whose::Time ? "all" : "dracula",
            look.icon,       look.words.title,
            look.words.text, look.place,
            moment.hunter,   look.words.track,
            look.before,     look.after,
            look.most};
}

bool PhoneView::isFor(const Seen& seen, HunterSet plays)
{
    const TableTurn& turn = seen.turn;
    if (turn.ask) {
        const auto hunter = answeringHunter(seen.log.back().view, turn);
        return hunter ? plays.contains(*hunter) : !plays.empty();
    }
    if (turn.who == TableTurn::Who::Hunters)
        return std::ranges::any_of(turn.options, [&](const HunterOptions& each) { return plays.contains(each.hunter); });
    return !plays.empty(); // the time goes on, or something is taken back: anybody's who plays
}

TableMoment PhoneView::momentFor(const Seen& seen, HunterSet plays)
{
    TableMoment moment = momentOf(seen);
    TableTurn& turn = moment.turn;
    const bool all = std::ranges::all_of(turn.options, [&](const HunterOptions& each) { return plays.contains(each.hunter); }) &&
                     std::ranges::all_of(allHunters, [&](Hunter hunter) { return turn.acted.contains(hunter) || plays.contains(hunter); });
    std::erase_if(turn.options, [&](const HunterOptions& each) { return !plays.contains(each.hunter); });
    moment.othersPass = all; // it does not pass for others
    if (turn.combat)
        turn.combat->mayShow = turn.combat->mayShow & plays;
    return moment;
}

phones::SeenQuestion PhoneView::question(const TableMoment& moment, const TableDraft& draft, const Sentences& sentences)
{
    using Who = TableTurn::Who;
    const TableTurn& turn = moment.turn;
    phones::SeenQuestion question;
    question.who = turn.who == Who::Hunters ? "hunters" : turn.who == Who::Dracula ? "dracula" : turn.who == Who::Time ? "time" : "nobody";
    const auto acting = actingHunter(turn);
    question.hunter = acting ? acting : answeringHunter(moment.view, turn);
    const HunterPlace origin = acting ? moment.view.hunters[static_cast<std::size_t>(*acting)] : HunterPlace{};
    if (origin.where != HunterPlace::Where::OffBoard)
        question.origin = origin.location;
    if (acting && !draft.cards) {
        LocationSet places = turn.options.front().horses; // a tap there offers them
        for (const HunterOptions::Destination& destination : turn.options.front().destinations)
            places.insert(destination.place);
        places.forEach([&](LocationId place) { question.places.emplace_back(sentences.place(place), place); });
    }
    if (const auto* move = draft.pending ? std::get_if<MoveHunter>(&*draft.pending) : nullptr)
        question.chosen = move->to;
    else if (draft.card)
        question.chosen = draft.card->second ? draft.card->second : draft.card->city;
    return question;
}

QString PhoneView::topicOf(const TableMoment& moment)
{
    return topicOfTurn(moment.turn).key;
}

QString PhoneView::topicOf(const Violation& violation, const Sentences& sentences)
{
    return topicOfRefusal(sentences, violation).value_or(TopicId()).key;
}

} // namespace demeter::fury3e
