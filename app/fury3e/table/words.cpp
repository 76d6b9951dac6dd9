#include "app/fury3e/table/words.h"

#include "app/fury3e/table/icons.h"
#include "app/fury3e/text/card_words.h"
#include "app/fury3e/text/hunt_words.h"
#include "app/fury3e/text/moment_words.h"
#include "app/table/running_game.h"
#include "app/text/name_forms.h"
#include "core/fury3e/view/shown_codes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace demeter::fury3e {

namespace {

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

/// The words of the sheet of all news.
class LogNames {
    Q_DECLARE_TR_FUNCTIONS(demeter::TableLogSheet)
};

/// The words of the tracks' side.
class SideNames {
    Q_DECLARE_TR_FUNCTIONS(demeter::TableSide)
};

QString openCard(const OpenEncounter& card, const Sentences& sentences)
{
    const QString name = sentences.encounter(card.kind);
    //: %1 is a vampire.
    return card.damage > 0 ? TableWords::tr("%1 (%n damage)", nullptr, card.damage).arg(name) : name;
}

/// A list behind the name of what it is about.
QString listOf(const QString& about, const QStringList& list)
{
    return about + QStringLiteral(": ") + list.join(QStringLiteral(", "));
}

/// A state of a hunter, for a list: small, although `inForms` begins a sentence.
QString stateOf(const QString& state, const NameForms& hunter)
{
    QString word = inForms(state, {hunter});
    if (!word.isEmpty())
        word.front() = word.front().toLower();
    return word;
}

QString allOfIt(const PublicHideout& hideout, const QString& named, const Sentences& sentences)
{
    QStringList said;
    if (!hideout.location && hideout.back)
        said << (*hideout.back == CardBack::Castle ? TableWords::tr("a card face down with the back of Castle Dracula")
                 : *hideout.back == CardBack::Sea  ? TableWords::tr("a sea zone's card face down")
                                                   : TableWords::tr("a card face down"));
    if (hideout.location)
        said << sentences.place(*hideout.location) << TableWords::tr("face up");
    for (const Power power : allPowers)
        if (hideout.powers.contains(power))
            said << sentences.power(power);
    if (hideout.escapeAsBat)
        said << sentences.combatCard(CombatCard::EscapeAsBat);
    if (hideout.location && hideout.back)
        said << TableWords::tr("another card face down");
    for (const OpenEncounter& card : hideout.encounters)
        said << openCard(card, sentences);
    if (hideout.faceDownEncounters > 0)
        said << (hideout.faceDownEncounters == 1 ? TableWords::tr("a face-down Encounter card")
                                                 : TableWords::tr("%n face-down Encounter cards", nullptr, hideout.faceDownEncounters));
    if (hideout.rumor)
        said << TableWords::tr("a Rumor token");
    return listOf(named, said);
}

/// That a hunter searches is not said where what came of it follows.
bool isSearchAlone(const PublicStep& step)
{
    const auto searches = [](const Happening& one) {
        return one.what == Happening::What::HunterActed && std::ranges::any_of(one.arguments, [](const Argument& each) {
                   const int* what = std::get_if<int>(&each);
                   return what != nullptr && *what == static_cast<int>(HunterActs::What::Search);
               });
    };
    return step.way == PublicStep::Way::Onwards && !step.said.empty() && std::ranges::all_of(step.said, searches);
}

/// Of each step, whether the cards of a combat's round lie face up since then: the table lies in the same way once hunters that turned up
/// no card have begun the next round, but for who is engaged.
std::vector<bool> cardsUp(const PublicLog& log)
{
    std::vector<bool> up(log.size());
    for (std::size_t n = 1; n < log.size(); ++n) {
        const auto& now = log[n].view.combat;
        const auto& before = log[n - 1].view.combat;
        if (!now)
            continue;
        if (log[n].way != PublicStep::Way::Onwards) { // the table lies as it did
            std::size_t then = n;
            while (then > 0 && log[then - 1].view != log[n].view)
                --then;
            up[n] = then > 0 && up[then - 1];
            continue;
        }
        const bool turned = now->played.size() > (before ? before->played.size() : 0);
        up[n] = turned || (before && up[n - 1] && now->engaged && now->played.size() == before->played.size());
    }
    return up;
}

} // namespace

// --- The trail and the lairs ------------------------------------------------------------------------------------------------

HideoutWords hideoutWords(const std::optional<PublicHideout>& hideout, const QString& number, bool lair, const Catalogue& cards,
                          const Sentences& sentences)
{
    HideoutWords words;
    words.number = number;
    const QString named = lair ? TableWords::tr("Lair %1").arg(number) : TableWords::tr("Slot %1").arg(number);
    if (!hideout) {
        words.all = listOf(named, {lair ? TableWords::tr("free", "a lair space") : TableWords::tr("empty", "a slot of the trail")});
        return words;
    }
    words.empty = false;
    words.faceUp = !hideout->back || hideout->location;
    words.faceDown = hideout->faceDownEncounters;
    words.rumor = hideout->rumor;
    if (hideout->back && !hideout->location)
        words.back = *hideout->back == CardBack::Castle ? QStringLiteral("castle")
                     : *hideout->back == CardBack::Sea  ? QStringLiteral("sea")
                     : lair                             ? QStringLiteral("lair")
                                                        : QStringLiteral("compass");
    for (const Power power : allPowers)
        if (hideout->powers.contains(power)) {
            words.powers << sentences.power(power);
            words.signs << powerIcon(power);
        }
    if (hideout->escapeAsBat) {
        words.powers << sentences.combatCard(CombatCard::EscapeAsBat);
        words.signs << QStringLiteral("bat");
    }
    if (hideout->location) {
        words.name = sentences.place(*hideout->location);
        if (hideout->back) { // Hide lies with it (OPEN-29), which nobody has seen yet
            words.powers << TableWords::tr("another card face down");
            words.signs << QStringLiteral("compass");
        }
    } else if (!hideout->back && !words.powers.isEmpty()) {
        words.name = words.powers.takeFirst();
        words.signs.removeFirst();
    }
    for (const OpenEncounter& card : hideout->encounters) {
        words.open << openCard(card, sentences);
        words.signs << encounterIcon(cards, card.kind);
    }
    words.all = allOfIt(*hideout, named, sentences);
    return words;
}

// --- Tracks and counts ------------------------------------------------------------------------------------------------------

std::vector<TrackWords> trackWords(const PublicView& view)
{
    constexpr int mostInfluence = 13, mostDespair = 3; // COMP-6, DESP-1
    return {{"influence", TableWords::tr("Influence"), TableWords::tr("Influence"), view.influence, mostInfluence},
            {"damage", TableWords::tr("Dracula's damage"), TableWords::tr("Damage", "Dracula's, below its number"), view.damage,
             view.draculaLife},
            {"despair", TableWords::tr("Despair"), TableWords::tr("Despair"), view.despair, mostDespair}};
}

QList<CountWords> countWords(const PublicView& view)
{
    return {{QStringLiteral("encounter"), view.encounterHand,
             TableWords::tr("Encounters: %1", "cards in Dracula's hand").arg(view.encounterHand),
             TableWords::tr("Encounter cards in Dracula's hand: %1").arg(view.encounterHand)},
            {QStringLiteral("event"), view.eventHand, TableWords::tr("Events: %1", "cards in Dracula's hand").arg(view.eventHand),
             TableWords::tr("Event cards in Dracula's hand: %1").arg(view.eventHand)},
            {QStringLiteral("rumor"), view.rumorTokens, TableWords::tr("Rumors: %1", "tokens that Dracula holds").arg(view.rumorTokens),
             TableWords::tr("Dracula's Rumor tokens: %1").arg(view.rumorTokens)}};
}

QStringList openWords(const PublicView& view, const Sentences& sentences)
{
    QStringList words;
    if (view.figure)
        words << figureWords(view, sentences);
    if (view.ally)
        words << TableWords::tr("Dracula's ally: %1").arg(sentences.event(*view.ally));
    if (view.hunterAlly)
        words << TableWords::tr("The hunters' ally: %1").arg(sentences.hunterEvent(*view.hunterAlly));
    for (const EncounterKind kind : view.beforeDracula)
        words << TableWords::tr("Before Dracula: %1").arg(sentences.encounter(kind));
    return words;
}

SideWords sideWords(const PublicView& view, const Sentences& sentences)
{
    SideWords words{trackWords(view), countWords(view), openWords(view, sentences), {}, {}};
    if (view.ally) {
        words.allyNames << sentences.event(*view.ally);
        //: %1 is an ally of Dracula's.
        words.allies << SideNames::tr("%1 (Dracula)").arg(words.allyNames.back());
    }
    if (view.hunterAlly) {
        words.allyNames << sentences.hunterEvent(*view.hunterAlly);
        //: %1 is an ally of the hunters.
        words.allies << SideNames::tr("%1 (hunters)").arg(words.allyNames.back());
    }
    return words;
}

QString weekWords(const PublicView& view)
{
    return view.round == 0 ? QString() : TableWords::tr("Week %1, round %2").arg(view.week).arg(view.round);
}

QString figureWords(const PublicView& view, const Sentences& sentences)
{
    //: %1 is a place.
    return view.figure ? inForms(TableWords::tr("Dracula is %1{in}."), {sentences.forms(*view.figure)}) : QString();
}

// --- Hunters ----------------------------------------------------------------------------------------------------------------

HunterStanding hunterStanding(Hunter hunter, const PublicView& view, bool active, bool acted, const Sentences& sentences)
{
    const auto n = static_cast<std::size_t>(hunter);
    const HunterPlace& place = view.hunters[n];
    const HunterSheet& sheet = view.sheets[n];
    HunterStanding words;
    words.place = place.where == HunterPlace::Where::OffBoard ? TableWords::tr("off the board", "a hunter")
                  : place.where == HunterPlace::Where::Hospital
                      ? inForms(TableWords::tr("hospital %1{of}"), {sentences.forms(place.location)})
                      : sentences.place(place.location);
    words.facts = sheet.delayed ? words.place + QStringLiteral(" · ") + TableWords::tr("delayed", "a hunter") : words.place;
    const NameForms name = sentences.forms(hunter);
    QStringList said{words.place};
    if (active)
        said << TableWords::tr("acts now", "a hunter");
    if (acted)
        said << TableWords::tr("has acted", "a hunter");
    if (sheet.defeated)
        //: %1 is a hunter, man or woman; the name need not stand there.
        said << stateOf(TableWords::tr("%1{defeated|defeated}"), name);
    if (sheet.delayed)
        //: %1 is a hunter, man or woman; the name need not stand there.
        said << stateOf(TableWords::tr("%1{delayed|delayed}"), name);
    said << woundWords(sheet);
    if (sheet.bats > 0)
        said << (sheet.bats == 1 ? TableWords::tr("a Bats token") : TableWords::tr("%n Bats tokens", nullptr, sheet.bats));
    words.all = listOf(sentences.hunter(hunter), said);
    return words;
}

SeatLook hunterCell(Hunter hunter, const PublicView& view, bool active, bool acted, const Sentences& sentences)
{
    const auto n = static_cast<std::size_t>(hunter);
    const HunterPlace& place = view.hunters[n];
    const HunterSheet& sheet = view.sheets[n];
    SeatLook look;
    look.seat = hunter;
    look.hurtIcon = QStringLiteral("damage");
    look.hurt = sheet.damage;
    look.bites = sheet.bites;
    look.active = active;
    look.acted = acted;
    look.gone = place.where == HunterPlace::Where::OffBoard;
    look.mark = place.where == HunterPlace::Where::Hospital ? QStringLiteral("hospital")
                : sheet.bats > 0                            ? QStringLiteral("bats")
                : sheet.delayed                             ? QStringLiteral("forbidden")
                                                            : QString();
    look.words = hunterStanding(hunter, view, active, acted, sentences).all;
    return look;
}

QStringList woundWords(const HunterSheet& sheet)
{
    QStringList said;
    if (sheet.damage > 0)
        said << TableWords::tr("%n damage", "a hunter", sheet.damage);
    if (sheet.bites > 0)
        said << (sheet.bites == 1 ? TableWords::tr("a bite") : TableWords::tr("%n bites", nullptr, sheet.bites));
    return said;
}

// --- Combat -----------------------------------------------------------------------------------------------------------------

std::vector<CombatRound> combatRounds(const PublicLog& log)
{
    if (log.empty() || !log.back().view.combat)
        return {};
    const std::vector<std::size_t> steps = fury::standingSteps(log); // what was taken back was not played
    auto begins = steps.end();
    const auto opens = [](const PublicStep& step) {
        return std::ranges::find(step.said, Happening::What::CombatBegins, &Happening::what) != step.said.end();
    };
    while (begins != steps.begin() && log[*std::prev(begins)].view.combat)
        if (opens(log[*--begins]))
            break;
    std::vector<CombatRound> rounds;
    for (; begins != steps.end(); ++begins) {
        const std::size_t n = *begins;
        const PublicCombat& combat = *log[n].view.combat;
        const bool turned = combat.played.size() > rounds.size();
        rounds.resize(combat.played.size());
        if (rounds.empty())
            continue;
        CombatRound& now = rounds.back();
        const bool lie = std::ranges::any_of(combat.cards, [](const auto& card) { return card.has_value(); });
        if (turned || lie || combat.cancelled) { // else the next round has begun
            now.card = combat.played.back();
            now.cancelled = combat.cancelled;
            now.engaged = combat.engaged;
            now.cards = combat.cards;
        }
        for (const Happening& said : log[n].said)
            if (said.what == Happening::What::HunterCardStopped && !said.arguments.empty())
                if (const auto* hunter = std::get_if<Hunter>(&said.arguments.front()))
                    now.stopped.insert(*hunter);
    }
    return rounds;
}

QStringList combatStepNames()
{
    return {TableWords::tr("Choose Combat cards"),      TableWords::tr("Choose engaged hunter"),
            TableWords::tr("Reveal Combat cards"),      TableWords::tr("Compare combat icons"),
            TableWords::tr("Resolve Dracula's effect"), TableWords::tr("Resolve hunter effects"),
            TableWords::tr("Check combat status"),      TableWords::tr("Refresh hands")};
}

std::optional<CombatWords> combatWords(const Catalogue& cards, const PublicLog& log, const TableTurn& turn, const Sentences& sentences)
{
    using Face = CombatWords::Lying::Face;
    if (log.empty() || !log.back().view.combat || !turn.combat)
        return std::nullopt;
    const PublicView& view = log.back().view;
    const PublicCombat& combat = *view.combat;
    const std::vector<CombatRound> rounds = combatRounds(log);
    const bool up = combat.played.size() >= turn.combat->round; // the cards of this round
    const Hunter engaged = combat.engaged.value_or(combat.hunters.empty() ? Hunter::LordGodalming : combat.hunters.first());
    const auto forms = [&](Hunter hunter) { return std::vector<NameForms>{sentences.forms(hunter)}; };
    const HunterPlace& place = view.hunters[static_cast<std::size_t>(engaged)];
    CombatWords words;
    //: %1 is a place.
    words.title = place.where == HunterPlace::Where::Location ? inForms(TableWords::tr("Combat %1{in}"), {sentences.forms(place.location)})
                                                              : TableWords::tr("Combat");
    words.round = TableWords::tr("Round %1 of %2").arg(std::min<int>(turn.combat->round, mostCombatRounds)).arg(mostCombatRounds);
    words.step = turn.combat->step;
    words.stepName = combatStepNames().value(words.step - 1);

    const CombatRound now = up && !rounds.empty() ? rounds.back() : CombatRound{};
    const QString cancelled = TableWords::tr("cancelled", "a card");
    CombatWords::Fighter& his = words.his;
    his.icon = combat.vampire ? encounterIcon(cards, *combat.vampire) : QStringLiteral("bat");
    his.name = combat.vampire ? sentences.encounter(*combat.vampire) : TableWords::tr("Dracula");
    his.damage = turn.combat->damage;
    his.life = turn.combat->life;
    if (combat.night)
        his.facts << TableWords::tr("The effects for the night count.");
    if (turn.combat->plottings > 0)
        his.facts << sentences.combatCard(CombatCard::Plotting) + QStringLiteral(" ×%1").arg(turn.combat->plottings);
    if (turn.combat->escapesBarred)
        his.facts << TableWords::tr("No escapes");
    if (up) {
        his.card = {Face::Up,
                    sentences.combatCard(now.card),
                    combatIcon(now.card),
                    now.cancelled ? cancelled : QString(),
                    now.cancelled,
                    fury3e::combatWords(now.card, combat.night, !combat.vampire)};
    } else {
        his.card.face = turn.combat->chosen ? Face::Down : Face::None;
        his.card.caption =
            turn.combat->chosen ? TableWords::tr("chosen", "Dracula's card") : TableWords::tr("still to choose", "Dracula's card");
    }

    const auto index = static_cast<std::size_t>(engaged);
    const HunterSheet& sheet = view.sheets[index];
    CombatWords::Fighter& theirs = words.theirs;
    theirs.hunter = engaged;
    theirs.name = sentences.hunter(engaged);
    theirs.damage = sheet.damage;
    theirs.life = cards.hunterSheets[index].life;
    if (combat.mesmerized.contains(engaged))
        //: %1 is a hunter, man or woman; the name need not stand there.
        theirs.facts << inForms(TableWords::tr("%1{Mesmerized|Mesmerized}"), forms(engaged));
    if (sheet.bites > 0 || engaged == Hunter::MinaHarker) // BITE-3
        //: %1 is a hunter, man or woman; the name need not stand there.
        theirs.facts << inForms(TableWords::tr("%1{Weakened|Weakened}"), forms(engaged));
    if (turn.combat->wreaths.contains(engaged))
        theirs.facts << sentences.hunterCard(HunterCard::GarlicWreath);
    const auto named = [&](const std::optional<HunterCard>& card) {
        return card ? sentences.hunterCard(*card) : TableWords::tr("no card");
    };
    if (up) {
        const bool stopped = now.stopped.contains(engaged) && now.cards[index];
        theirs.card = {Face::Up, named(now.cards[index]), {}, stopped ? cancelled : QString(), stopped, {}};
        if (now.cards[index])
            theirs.card.does = fury3e::combatWords(cards, *now.cards[index], sentences);
    } else if (combat.engaged) {
        theirs.card.caption = turn.combat->entered.contains(engaged) ? TableWords::tr("chosen", "a hunter's card")
                                                                     : TableWords::tr("still to choose", "a hunter's card");
    }
    combat.hunters.forEach([&](Hunter hunter) {
        if (hunter != engaged)
            words.others.emplace_back(hunter, up ? named(now.cards[static_cast<std::size_t>(hunter)]) : QString());
    });
    for (const CombatRound& round : rounds) {
        CombatWords::Pair pair;
        pair.icon = combatIcon(round.card);
        const auto mark = [&](const QString& card, bool off) { return off ? TableWords::tr("%1, cancelled").arg(card) : card; };
        pair.his = mark(sentences.combatCard(round.card), round.cancelled);
        pair.hunter = round.engaged;
        if (round.engaged) {
            const auto& card = round.cards[static_cast<std::size_t>(*round.engaged)];
            pair.theirs = mark(named(card), card && round.stopped.contains(*round.engaged));
        }
        words.pairs.push_back(pair);
    }
    QStringList said{words.title, words.round, words.stepName};
    for (const CombatWords::Fighter* each : {&his, &theirs}) {
        QStringList about{each->name, TableWords::tr("damage %1 of %2").arg(each->damage).arg(each->life)};
        about << each->facts << each->card.name << each->card.caption;
        about.removeAll(QString());
        said << about.join(QStringLiteral(", "));
    }
    for (const CombatWords::Pair& pair : words.pairs)
        said << pair.his + QStringLiteral(", ") + pair.theirs;
    words.all = said.join(QStringLiteral(". "));
    return words;
}

// --- What is said -----------------------------------------------------------------------------------------------------------

std::size_t cardChosenAt(const PublicLog& log)
{
    std::size_t at = log.size();
    const auto& now = log.empty() ? std::nullopt : log.back().view.combat;
    const std::vector<bool> up = now ? cardsUp(log) : std::vector<bool>();
    for (std::size_t n = log.size(); now && n-- > 0;) {
        const auto& then = log[n].view.combat;
        const bool sameRound = then && then->played.size() == now->played.size() && !up[n];
        if (!sameRound || (!then->engaged && log[n].way != PublicStep::Way::Onwards))
            break;
        if (then->engaged)
            at = n;
    }
    return at;
}

AnnouncedWords announcedWords(const PublicLog& log, const TableTurn& turn, const Sentences& sentences, std::optional<std::size_t> passed)
{
    if (log.empty())
        return {};
    const bool chosen = turn.combat && turn.combat->chosen; // nothing of it stands in the log, so that records stay as they are
    const std::size_t since = chosen ? cardChosenAt(log) : passed.value_or(0);
    const auto foundNothing = [](const Happening& one) { return one.what == Happening::What::SearchedNothing; };
    const fury::StandingNews news = standingNews(log);
    std::vector<std::size_t> told;
    for (std::size_t n = 0; n < news.steps.size(); ++n) {
        const std::size_t step = news.steps[n];
        const bool foundAtOnce =
            n + 1 < news.steps.size() && isSearchAlone(log[step]) && std::ranges::any_of(log[news.steps[n + 1]].said, foundNothing);
        if (step >= since && carriesNews(log, step) && !foundAtOnce)
            told.push_back(step);
    }
    if (chosen)
        return {QStringList{TableWords::tr("Dracula has chosen his card.")} + sentences.publicSteps(log, told)};
    if (passed)
        return {QStringList{allPassWords() + u'.'} + sentences.publicSteps(log, told)};
    return {sentences.publicSteps(log, told), news.whole && !log.back().view.combat};
}

QStringList openThings(const PublicView& view, const Catalogue& cards, const Sentences& sentences)
{
    QStringList lines;
    const auto add = [&](const QString& what, const QStringList& which) {
        if (!which.isEmpty())
            lines << QStringLiteral("%1: %2").arg(what, which.join(QStringLiteral(", ")));
    };
    const auto places = [&](LocationSet set) {
        QStringList names;
        set.forEach([&](LocationId place) { names << sentences.place(place); });
        return names;
    };
    const auto lies = [&](const std::optional<PublicHideout>& hideout, const QString& number, bool lair) {
        if (hideout)
            lines << hideoutWords(hideout, number, lair, cards, sentences).all;
    };
    for (std::size_t n = 0; n < trailLength; ++n)
        lies(view.trail[n], QString::number(n + 1), false);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        lies(view.lairs[n], QString(QChar(static_cast<char16_t>(u'A' + n))), true);
    const BoardTokens& tokens = view.tokens;
    add(sentences.token(Token::ConsecratedGround), places(tokens.consecratedGround));
    add(sentences.token(Token::HeavenlyHost), places(tokens.heavenlyHosts));
    add(sentences.token(Token::Storm), places(tokens.storms));
    QStringList fog, roads;
    for (const auto& [city, count] : tokens.fog)
        fog << (count > 1 ? QStringLiteral("%1 ×%2").arg(sentences.place(city)).arg(count) : sentences.place(city));
    add(sentences.token(Token::Fog), fog);
    for (const Roadblock& road : tokens.roadblocks)
        roads << sentences.roadblock(road);
    add(sentences.token(Token::Roadblock), roads);
    QStringList encounters, events;
    for (const EncounterKind kind : view.encounterDiscard)
        encounters << sentences.encounter(kind);
    add(LogNames::tr("Discarded Encounter cards"), encounters);
    for (const DraculaEvent event : view.eventDiscard)
        events << sentences.event(event);
    if (view.hiddenDiscards > 0)
        events << (view.hiddenDiscards == 1 ? LogNames::tr("a face-down card")
                                            : LogNames::tr("%n face-down cards", nullptr, view.hiddenDiscards));
    add(LogNames::tr("Dracula's discarded Event cards"), events);
    lines << LogNames::tr("Encounter cards in the deck: %1").arg(view.encounterDeck);
    for (const CountWords& count : countWords(view))
        lines << count.spoken;
    lines << openWords(view, sentences);
    for (const Hunter hunter : allHunters)
        add(sentences.hunter(hunter), woundWords(view.sheets[static_cast<std::size_t>(hunter)]));
    return lines;
}

MarkerWords markerWords(bool dawn, const HunterSet& fighting, const Sentences& sentences)
{
    if (!fighting.empty())
        //: %1 are hunters, who fight Dracula.
        return {inForms(TableWords::tr("A combat %1{with} follows. Cards for this time are played first."), {sentences.forms(fighting)}),
                TableWords::tr("the combat begins"), QStringLiteral("claws")};
    if (dawn)
        return {TableWords::tr("Cards for the dawn are played now."), TableWords::tr("the day begins"), QStringLiteral("day")};
    return {TableWords::tr("Cards for the dusk are played now."), TableWords::tr("the night begins"), QStringLiteral("night")};
}

LogWords logWords(const Catalogue& cards, const PublicLog& log, const Sentences& sentences)
{
    LogWords words;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!carriesNews(log, i))
            continue;
        const PublicView& at = fury::viewTold(log, i);
        const QStringList said = sentences.publicStep(log, i);
        QString when = sentences.publicTime(at.phase, at.day);
        if (at.round > 0)
            //: A day of the week and a part of the round, and the number of the round.
            when = LogNames::tr("%1 · round %2").arg(when).arg(at.round);
        if (words.parts.isEmpty() || words.parts.back().when != when)
            words.parts.push_back({when, {}});
        words.parts.back().said.prepend(said.join(u' '));
    }
    std::ranges::reverse(words.parts);
    if (!log.empty())
        words.open = openThings(log.back().view, cards, sentences);
    if (const QString back = goneBackSentence(log); !back.isEmpty())
        words.open << back;
    return words;
}

QString goneBackWords(const PublicLog& log)
{
    return demeter::goneBackWords(codesGoneBackBehind(log));
}

QString goneBackSentence(const PublicLog& log)
{
    return demeter::goneBackSentence(codesGoneBackBehind(log));
}

QString momentIcon(const Moment& moment)
{
    switch (moment.kind) {
    case Moment::Kind::Trail:
        return QStringLiteral("eye");
    case Moment::Kind::Ambush:
        return QStringLiteral("encounter");
    case Moment::Kind::Bite:
        return QStringLiteral("fangs");
    case Moment::Kind::Influence:
        return QStringLiteral("influence");
    case Moment::Kind::Despair:
        return QStringLiteral("despair");
    default:
        return QStringLiteral("bat");
    }
}

EndingWords endingWords(const Hunt& hunt, const Sentences& sentences)
{
    QList<Seat> victors;
    if (hunt.winner == Winner::Hunters)
        (hunt.end.hunters.size() == 1 ? hunt.end.hunters : HunterSet::all()).forEach([&](Hunter hunter) { victors << hunter; });
    return {hunt.winner == Winner::Dracula, victors, huntTitle(hunt), huntReason(hunt, sentences), huntRows(hunt, sentences)};
}

MomentLook momentLook(const Moment& moment, const Sentences& sentences)
{
    using Kind = Moment::Kind;
    using Whose = MomentLook::Whose;
    static constexpr std::array<const char*, 8> kinds{"reveal", "reveal", "ambush", "bite", "influence", "defeat", "despair", "victory"};
    const bool defeat = moment.kind == Kind::Defeat, despair = moment.kind == Kind::Despair;
    return {QLatin1String(kinds[static_cast<std::size_t>(moment.kind)]),
            defeat    ? Whose::Hunters
            : despair ? Whose::Time
                      : Whose::Dracula,
            momentIcon(moment),
            moment.kind == Kind::Reveal || moment.kind == Kind::Trail ? QStringLiteral("eye")
            : moment.kind == Kind::Bite                               ? QStringLiteral("bite")
            : despair                                                 ? QStringLiteral("despair")
                                                                      : QStringLiteral("influence"),
            moment.place,
            defeat ? moment.hunter : std::nullopt,
            moment.before,
            moment.after,
            moment.most,
            momentWords(moment, sentences)};
}

NewsOwner newsOwner(const PublicStep& step)
{
    using What = Happening::What;
    if (step.way != PublicStep::Way::Onwards)
        return NewsOwner::Everybody;
    for (const Happening& said : step.said)
        switch (said.what) {
        case What::HunterMoved:
        case What::HunterActed:
        case What::HunterOverruled:
        case What::HunterHealed:
        case What::HunterStandsUp:
        case What::HunterCardPlayed:
        case What::HunterFought:
        case What::NothingRevealed:
        case What::SearchedNothing:
        case What::Denied:
        case What::AnsweredRegion:
        case What::AnsweredNoRegion:
        case What::AnsweredYes:
        case What::AnsweredNo:
        case What::AnsweredHunters:
        case What::HuntersWin:
        case What::VampireDefeated:
        case What::EncounterCancelled:
            return NewsOwner::Hunters;
        case What::TimeMoved:
        case What::WeekEnded:
        case What::DespairPlaced:
        case What::RulingChanged:
        case What::PutRight:
        case What::EntryPutRight:
        case What::EdgePutRight:
        case What::SharesGiven:
        case What::NoError:
        case What::ErrorFound:
            return NewsOwner::Everybody;
        default:
            if (carriesNews(said))
                return NewsOwner::Dracula;
        }
    return NewsOwner::Everybody;
}

} // namespace demeter::fury3e
