#include "app/fury2e/table/words.h"

#include "app/fury2e/table/icons.h"
#include "app/fury2e/text/card_words.h"
#include "app/fury2e/text/hunt_words.h"
#include "app/fury2e/text/moment_words.h"
#include "app/table/code_words.h"
#include "app/text/name_forms.h"
#include "core/fury2e/game/game_state.h"
#include "core/journal/shown_codes.h"

#include <algorithm>

namespace demeter::fury2e {

namespace {

/// Words that the tables of both editions have.
class SharedTableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};
class SharedSideNames {
    Q_DECLARE_TR_FUNCTIONS(demeter::TableSide)
};
class SharedNews {
    Q_DECLARE_TR_FUNCTIONS(Sentences)
};
class SharedTableQuestion {
    Q_DECLARE_TR_FUNCTIONS(TableQuestion)
};
class SecondTableWords {
    Q_DECLARE_TR_FUNCTIONS(SecondTableWords)
};

QString behindColon(const QString& about, const QStringList& list)
{
    return about + QStringLiteral(": ") + list.join(QStringLiteral(", "));
}

QString faceDownTokens(int count)
{
    return count == 1 ? SecondTableWords::tr("a face-down Encounter") : SecondTableWords::tr("%n face-down Encounters", nullptr, count);
}

HideoutWords cardWords(const PublicCard* card, const QString& number, const QString& named, const QString& nothing,
                       const SecondEditionSentences& sentences)
{
    HideoutWords words;
    words.number = number;
    const bool empty = card == nullptr || (!card->back && !card->location && card->powers.empty());
    if (empty) {
        words.all = behindColon(named, {nothing});
        return words;
    }
    QStringList said;
    words.empty = false;
    words.faceUp = !card->back;
    if (card->back) {
        words.back = *card->back == CardBack::Sea ? QStringLiteral("sea") : QStringLiteral("compass");
        said << (*card->back == CardBack::Sea ? SharedTableWords::tr("a sea zone's card face down")
                                              : SharedTableWords::tr("a card face down"));
    }
    if (card->location) {
        words.name = sentences.place(*card->location);
        said << words.name << SharedTableWords::tr("face up");
    }
    for (const Power power : allPowers)
        if (card->powers.contains(power)) {
            said << sentences.power(power);
            if (words.name.isEmpty() && !card->back) {
                words.name = sentences.power(power);
                continue;
            }
            words.powers << sentences.power(power);
            words.signs << powerIcon(power);
        }
    for (const std::optional<Encounter>& encounter : card->encounters) {
        if (!encounter) {
            ++words.faceDown;
            continue;
        }
        words.open << sentences.encounter(*encounter);
        words.signs << encounterIcon(*encounter);
        said << words.open.back();
    }
    if (words.faceDown > 0)
        said << faceDownTokens(words.faceDown);
    words.all = behindColon(named, said);
    return words;
}

template <typename Value> const Value* argumentOf(const Happening& happening)
{
    for (const Argument& each : happening.arguments)
        if (const auto* found = std::get_if<Value>(&each))
            return found;
    return nullptr;
}

QString healthWords(int health, int full)
{
    //: A hunter's Health, and how much he can have.
    return SecondTableWords::tr("Health %1 of %2").arg(health).arg(full);
}

int fullHealthOf(Hunter hunter)
{
    return fullHealth[static_cast<std::size_t>(hunter)];
}

/// Which of its four steps a combat has come to.
int combatStep(const PublicQuestion& asked)
{
    switch (asked.what) {
    case PublicQuestion::What::CombatCards:
        return 1;
    case PublicQuestion::What::CombatLaid:
        return 3;
    case PublicQuestion::What::CombatResult:
        return 4;
    default:
        return 2;
    }
}

QString combatStepName(int step)
{
    const QStringList names{SecondTableWords::tr("Cards before the combat"), SecondTableWords::tr("Choose the cards"),
                            SecondTableWords::tr("Show the cards"), SecondTableWords::tr("Roll and read the result")};
    return names.value(step - 1);
}

/// Rounds of the combat under way, with what they came to.
std::vector<demeter::CombatWords::Pair> fought(const PublicLog& log, const SecondEditionSentences& sentences)
{
    using What = Happening::What;
    const std::vector<std::size_t> steps = fury::standingSteps(log); // what was taken back was not played
    auto begins = steps.end();
    const auto opens = [](const PublicStep& step) {
        return std::ranges::find(step.said, What::CombatBegins, &Happening::what) != step.said.end();
    };
    while (begins != steps.begin() && log[*std::prev(begins)].view.combat)
        if (opens(log[*--begins]))
            break;
    std::vector<demeter::CombatWords::Pair> pairs;
    demeter::CombatWords::Pair now;
    bool shown = false;
    for (; begins != steps.end(); ++begins) {
        const auto& combat = log[*begins].view.combat;
        for (const Happening& one : log[*begins].said) {
            const int* number = argumentOf<int>(one);
            if (one.what == What::TacticShown) {
                now = {};
                shown = true;
                if (const auto* tactic = argumentOf<DraculaTactic>(one)) {
                    now.his = sentences.tactic(*tactic);
                    now.icon = tacticIcon(*tactic);
                } else if (const auto* other = argumentOf<AgentTactic>(one)) {
                    now.his = sentences.tactic(*other);
                    now.icon = tacticIcon(*other);
                } else {
                    now.his = SharedTableWords::tr("no card");
                }
                if (combat)
                    now.hunter = combat->target;
            } else if (one.what == What::CombatResult && shown) {
                QStringList words;
                for (std::size_t bit = 0; number != nullptr && bit < combatWordCount; ++bit)
                    if ((static_cast<unsigned>(*number) >> bit) & 1U)
                        words << sentences.word(static_cast<CombatWord>(bit));
                if (!now.theirs.isEmpty()) // what the card itself has cost
                    words << now.theirs;
                now.theirs = words.join(QStringLiteral(", "));
                pairs.push_back(now);
                shown = false;
            } else if ((shown || !pairs.empty()) && number != nullptr && (one.what == What::BloodLost || one.what == What::HunterHurt)) {
                const auto* hunter = argumentOf<Hunter>(one);
                const QString who = hunter != nullptr ? sentences.hunter(*hunter) : SharedTableWords::tr("Dracula");
                QString& came = shown ? now.theirs : pairs.back().theirs; // 2E-COMB-20: in the round of the card
                came += (came.isEmpty() ? QString() : QStringLiteral(", ")) + who + QStringLiteral(" \u2212") + QString::number(*number);
            }
        }
    }
    return pairs;
}

} // namespace

std::vector<HideoutWords> trailWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    std::vector<HideoutWords> words(trailLength);
    for (std::size_t n = 0; n < trailLength; ++n) {
        const QString number = QString::number(n + 1);
        words[n] =
            cardWords(n < view.trail.size() ? &view.trail[n] : nullptr, number,
                      //: A space of the trail with its number.
                      SecondTableWords::tr("Space %1").arg(number), SecondTableWords::tr("empty", "a space of the trail"), sentences);
        if (std::ranges::find(view.bloodTokens, n + 1) != view.bloodTokens.end()) {
            words[n].blood = true;
            words[n].all += QStringLiteral(", ") + SecondTableWords::tr("behind it a Blood token");
        }
    }
    return words;
}

std::vector<HideoutWords> catacombWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    std::vector<HideoutWords> words(catacombSpaces);
    for (std::uint8_t n = 0; n < catacombSpaces; ++n)
        words[n] =
            cardWords(view.catacombs[n] ? &*view.catacombs[n] : nullptr, sentences.catacomb(CatacombSpace{n}),
                      sentences.cardPlace(CardPlace::catacombs(n)), SecondTableWords::tr("free", "a space of the Catacombs"), sentences);
    return words;
}

SideWords sideWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    SideWords words;
    const auto track = [&](const char* id, Number number, int value, int most, int row) {
        const QString name = sentences.number(number);
        words.tracks.push_back({id, name, name, value, most, row});
    };
    track("blood", Number::Blood, view.blood, mostBlood, 5);
    track("vampires", Number::Vampires, view.vampires, mostVampires, 0);
    track("resolve", Number::Resolve, view.resolve, mostResolve, 0);
    words.counts = {{QStringLiteral("encounter"), view.encounterHand,
                     SecondTableWords::tr("Encounters: %1", "tokens in Dracula's hand").arg(view.encounterHand),
                     SecondTableWords::tr("Encounters in Dracula's hand: %1").arg(view.encounterHand)},
                    {QStringLiteral("event"), view.eventHand,
                     SharedTableWords::tr("Events: %1", "cards in Dracula's hand").arg(view.eventHand),
                     SharedTableWords::tr("Event cards in Dracula's hand: %1").arg(view.eventHand)}};
    words.facts = openWords(view, sentences);
    if (view.draculasAlly) {
        words.allyNames << sentences.event(*view.draculasAlly);
        //: %1 is an ally of Dracula's.
        words.allies << SharedSideNames::tr("%1 (Dracula)").arg(words.allyNames.back());
    }
    if (view.huntersAlly) {
        words.allyNames << sentences.hunterEvent(*view.huntersAlly);
        //: %1 is an ally of the hunters.
        words.allies << SharedSideNames::tr("%1 (hunters)").arg(words.allyNames.back());
    }
    return words;
}

QStringList openWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    QStringList words;
    if (view.figure)
        words << figureWords(view, sentences);
    if (view.draculasAlly)
        words << SharedTableWords::tr("Dracula's ally: %1").arg(sentences.event(*view.draculasAlly));
    if (view.huntersAlly)
        words << SharedTableWords::tr("The hunters' ally: %1").arg(sentences.hunterEvent(*view.huntersAlly));
    if (const QString declared = declaredWords(view, sentences); !declared.isEmpty())
        words << declared;
    if (view.storm)
        words << behindColon(sentences.hunterEvent(HunterEvent::StormySeas),
                             {sentences.place(view.storm->zone),
                              //: So long a storm still lasts.
                              SecondTableWords::tr("%n rounds left", nullptr, view.storm->rounds)});
    if (!view.besideBoard.empty()) {
        QStringList names;
        for (const LocationId place : view.besideBoard)
            names << sentences.place(place);
        words << behindColon(SecondTableWords::tr("Cards beside the board"), names);
    }
    return words;
}

QString declaredWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    if (!view.declared)
        return {};
    QStringList move;
    for (const Power power : allPowers)
        if (view.declared->powers.contains(power))
            move << sentences.power(power);
    if (view.declared->location)
        move << sentences.place(*view.declared->location);
    //: %1 is the move that Dracula has said that he will make: a place, a power, or both.
    return SecondTableWords::tr("Declared: %1").arg(move.join(QStringLiteral(", ")));
}

QString figureWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    //: %1 is a place.
    return view.figure ? inForms(SharedTableWords::tr("Dracula is %1{in}."), {sentences.forms(*view.figure)}) : QString();
}

QStringList lyingWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    QStringList lines, hosts;
    for (const LocationId city : view.hosts)
        hosts << sentences.place(city);
    if (!hosts.isEmpty())
        lines << behindColon(sentences.item(HunterItem::SacredHost), hosts);
    if (view.consecratedGround)
        lines << behindColon(sentences.hunterEvent(HunterEvent::ConsecratedGround), {sentences.place(*view.consecratedGround)});
    if (view.roadblock)
        lines << behindColon(sentences.event(DraculaEvent::Roadblock), {sentences.roadblock(*view.roadblock)});
    for (const CountWords& count : sideWords(view, sentences).counts)
        lines << count.spoken;
    lines << SecondTableWords::tr("Encounters in the reserve: %1").arg(view.reserve);
    if (view.pushedOff > 0)
        lines << SecondTableWords::tr("Encounters that have left the trail in this turn: %1").arg(view.pushedOff);
    return lines + openWords(view, sentences);
}

QStringList openThings(const PublicView& view, const SecondEditionSentences& sentences)
{
    QStringList lines;
    for (const HideoutWords& space : trailWords(view, sentences))
        if (!space.empty)
            lines << space.all;
    for (const HideoutWords& space : catacombWords(view, sentences))
        if (!space.empty)
            lines << space.all;
    lines << lyingWords(view, sentences);
    for (const Hunter hunter : allHunters)
        lines << hunterStanding(hunter, view, false, false, sentences).all;
    return lines;
}

QString timeWords(const PublicView& view, const SecondEditionSentences& sentences)
{
    switch (view.phase) {
    case PublicPhase::Setup:
        return SecondTableWords::tr("Setup");
    case PublicPhase::Over:
        return SharedTableQuestion::tr("The game is over");
    case PublicPhase::Dracula:
    case PublicPhase::Hunters:
        break;
    }
    return sentences.time(view.time);
}

QString roundWords(const PublicView& view)
{
    return view.phase == PublicPhase::Setup ? QString() : SecondTableWords::tr("Round %1").arg(view.round);
}

bool timeWaits(const PublicLog& log)
{
    const auto isHis = [](const PublicStep& step) { return step.view.phase == PublicPhase::Dracula; };
    if (log.empty() || !isHis(log.back()))
        return false;
    const std::vector<std::size_t> standing = fury::standingSteps(log);
    for (auto n = standing.rbegin(); n != standing.rend() && isHis(log[*n]); ++n)
        if (std::ranges::any_of(log[*n].said, [](const Happening& each) {
                return each.what == Happening::What::TimeMoved || each.what == Happening::What::TimeStoodStill;
            }))
            return false;
    return true;
}

QString weekWords(const PublicLog& log)
{
    const PublicView& view = log.back().view;
    return view.round > 1 && timeWaits(log) ? SecondTableWords::tr("Round %1").arg(view.round - 1) : roundWords(view);
}

QString healthWords(Hunter hunter, const PublicView& view)
{
    return healthWords(view.sheets[static_cast<std::size_t>(hunter)].health, fullHealthOf(hunter));
}

HunterStanding hunterStanding(Hunter hunter, const PublicView& view, bool active, bool acted, const SecondEditionSentences& sentences)
{
    const auto n = static_cast<std::size_t>(hunter);
    const HunterSheet& sheet = view.sheets[n];
    HunterStanding words;
    words.place = view.hunters[n] ? sentences.place(*view.hunters[n]) : SharedTableWords::tr("off the board", "a hunter");
    const QString health = healthWords(hunter, view);
    words.facts = words.place + QStringLiteral(" · ") + health;
    QStringList said{words.place};
    if (active)
        said << SharedTableWords::tr("acts now", "a hunter");
    if (acted)
        said << SharedTableWords::tr("has acted", "a hunter");
    said << health;
    if (sheet.bites > 0)
        said << (sheet.bites == 1 ? SharedTableWords::tr("a bite") : SharedTableWords::tr("%n bites", nullptr, sheet.bites));
    if (sheet.missesTurn)
        said << SecondTableWords::tr("misses the next turn", "a hunter");
    for (const Encounter encounter : holding(sheet))
        said << sentences.encounter(encounter);
    words.all = behindColon(sentences.hunter(hunter), said);
    return words;
}

SeatLook hunterCell(Hunter hunter, const PublicView& view, bool active, bool acted, const SecondEditionSentences& sentences)
{
    const HunterSheet& sheet = view.sheets[static_cast<std::size_t>(hunter)];
    SeatLook look;
    look.seat = hunter;
    look.hurtIcon = QStringLiteral("health");
    look.hurt = sheet.health;
    look.bites = sheet.bites;
    look.active = active;
    look.acted = acted;
    look.gone = !view.hunters[static_cast<std::size_t>(hunter)];
    const std::vector<Encounter> held = holding(sheet);
    look.mark = sheet.missesTurn ? QStringLiteral("hospital") : held.empty() ? QString() : encounterIcon(held.front());
    look.words = hunterStanding(hunter, view, active, acted, sentences).all;
    return look;
}

std::optional<demeter::CombatWords> combatLook(const PublicLog& log, const SecondEditionSentences& sentences)
{
    using Face = demeter::CombatWords::Lying::Face;
    if (log.empty() || !log.back().view.combat || log.back().view.combat->hunters.empty())
        return std::nullopt;
    const PublicView& view = log.back().view;
    const PublicCombat& combat = *view.combat;
    const Hunter engaged = combat.target.value_or(combat.hunters.first());
    const HunterSheet& sheet = view.sheets[static_cast<std::size_t>(engaged)];
    demeter::CombatWords words;
    const auto& place = view.hunters[static_cast<std::size_t>(engaged)];
    //: %1 is a place.
    words.title = place ? inForms(SharedTableWords::tr("Combat %1{in}"), {sentences.forms(*place)}) : SharedTableWords::tr("Combat");
    words.round = SecondTableWords::tr("Combat round %1").arg(combat.round);
    words.step = combatStep(view.asked);
    words.steps = 4;
    words.stepName = combatStepName(words.step);
    words.lifeIcon = QStringLiteral("health");

    demeter::CombatWords::Fighter& his = words.his;
    his.name = combat.agent ? sentences.encounter(*combat.agent) : SharedTableWords::tr("Dracula");
    his.icon = combat.agent ? encounterIcon(*combat.agent) : QStringLiteral("bat");
    his.lifeIcon = QStringLiteral("blood");
    his.life = combat.agent ? 0 : mostBlood;
    his.damage = combat.agent ? 0 : view.blood;
    const auto bonus = [](int number) {
        //: What is added to a roll in a combat.
        return SecondTableWords::tr("+%1 to the roll").arg(number);
    };
    if (combat.draculasBonus > 0)
        his.facts << bonus(combat.draculasBonus);
    if (combat.repelled)
        his.facts << sentences.word(CombatWord::Repel);
    if (combat.barredRounds > 0)
        his.facts << SecondTableWords::tr("No Escape for %n rounds", nullptr, combat.barredRounds);
    if (combat.lastTactic)
        //: %1 is the card of the round before, which cannot be played again at once.
        his.facts << SecondTableWords::tr("Not again: %1").arg(sentences.tactic(*combat.lastTactic));
    else if (combat.lastAgentTactic)
        his.facts << SecondTableWords::tr("Not again: %1").arg(sentences.tactic(*combat.lastAgentTactic));
    const bool laid = view.asked.what == PublicQuestion::What::CombatLaid;
    if (combat.tactic)
        his.card = {Face::Up, sentences.tactic(*combat.tactic), tacticIcon(*combat.tactic), {}, false, tacticWords(*combat.tactic)};
    else if (combat.agentTactic)
        his.card = {Face::Up, sentences.tactic(*combat.agentTactic), tacticIcon(*combat.agentTactic), {},
                    false,    tacticWords(*combat.agentTactic)};
    else if (view.asked.what == PublicQuestion::What::CombatResult)
        his.card = {Face::Up, SharedTableWords::tr("no card"), QStringLiteral("bat"), {}, false};
    else
        his.card = {laid ? Face::Down : Face::None,
                    {},
                    {},
                    laid ? SharedTableWords::tr("chosen", "Dracula's card") : SharedTableWords::tr("still to choose", "Dracula's card"),
                    false};

    demeter::CombatWords::Fighter& theirs = words.theirs;
    theirs.hunter = engaged;
    theirs.name = sentences.hunter(engaged);
    theirs.damage = sheet.health;
    theirs.life = fullHealthOf(engaged);
    if (combat.huntersBonus > 0)
        theirs.facts << bonus(combat.huntersBonus);
    if (sheet.bites > 0)
        theirs.facts << (sheet.bites == 1 ? SharedTableWords::tr("a bite") : SharedTableWords::tr("%n bites", nullptr, sheet.bites));
    if (combat.continues > 0)
        theirs.facts << QStringLiteral("%1: %2/3").arg(sentences.word(CombatWord::Continue)).arg(combat.continues);
    // Which it is the table sees and nobody enters.
    theirs.card.caption = view.asked.what == PublicQuestion::What::CombatResult
                              ? SharedTableWords::tr("chosen", "a hunter's card")
                              : SharedTableWords::tr("still to choose", "a hunter's card");
    combat.hunters.forEach([&](Hunter hunter) {
        if (hunter != engaged)
            words.others.emplace_back(hunter, healthWords(hunter, view));
    });
    words.pairs = fought(log, sentences);
    if (const auto most = static_cast<std::size_t>(words.rounds); words.pairs.size() > most) {
        words.firstRound += static_cast<int>(words.pairs.size() - most);
        words.pairs.erase(words.pairs.begin(), words.pairs.end() - static_cast<std::ptrdiff_t>(most));
    }
    words.rounds = static_cast<int>(words.pairs.size()); // no number of rounds ends it (2E-COMB-12)
    QStringList said{words.title, words.round, words.stepName};
    for (const auto* each : {&his, &theirs}) {
        QStringList about{each->name};
        if (each->hunter)
            about << healthWords(each->damage, each->life);
        else if (each->life > 0)
            about << behindColon(sentences.number(Number::Blood), {QString::number(each->damage)});
        about << each->facts << each->card.name << each->card.caption;
        about.removeAll(QString());
        said << about.join(QStringLiteral(", "));
    }
    for (const auto& pair : words.pairs)
        said << QStringList{pair.his, pair.theirs}.join(QStringLiteral(", "));
    words.all = said.join(QStringLiteral(". "));
    return words;
}

NewsOwner newsOwner(const PublicStep& step)
{
    using What = Happening::What;
    if (step.way != PublicStep::Way::Onwards)
        return NewsOwner::Everybody;
    if (step.said.empty() && step.view.asked.what == PublicQuestion::What::Act) // a search of what lay open already
        return NewsOwner::Hunters;
    for (const Happening& said : step.said)
        switch (said.what) {
        case What::HunterMoved:
        case What::HunterOverruled:
        case What::HunterActed:
        case What::HunterHealed:
        case What::BiteCured:
        case What::HunterMissedTurn:
        case What::HostPlaced:
        case What::HostRemoved:
        case What::GroundPlaced:
        case What::StormPlaced:
        case What::NotHere:
        case What::EncountersDiscarded:
        case What::NothingRevealed:
        case What::ResolveSpent:
        case What::HunterCardPlayed:
        case What::ItemPlayed:
        case What::AgentKilled:
        case What::HuntersWin:
            return NewsOwner::Hunters;
        case What::TimeMoved:
        case What::TimeStoodStill:
        case What::ResolveGained:
        case What::StormEnded:
        case What::CombatResult:
        case What::CombatEnded:
        case What::RulingChanged:
        case What::PutRight:
        case What::SharesPromised:
        case What::SharesGiven:
        case What::WordsSaid:
            break; // nobody's: what else was said of it counts
        default:
            return NewsOwner::Dracula;
        }
    return NewsOwner::Everybody;
}

QStringList stepWords(const PublicLog& log, std::size_t index, const SecondEditionSentences& sentences)
{
    const PublicStep& step = log[index];
    if (step.way == PublicStep::Way::Back) {
        const std::vector<Happening> undone = namedTakenBack(log, index);
        QStringList said = sentences.told(undone);
        if (!said.isEmpty())
            said.front() = sentences.happening(undone.front()); // all else came of that
        return FuryNames::takenBack(said, !undone.empty() && undone.front().what == Happening::What::PenaltyShown,
                                    leadsOverChance(log, index));
    }
    QStringList spoken;
    if (step.way == PublicStep::Way::Again)
        spoken << SharedNews::tr("The table does it again.");
    return spoken + sentences.told(newsOf(log, index));
}

AnnouncedWords announcedWords(const PublicLog& log, const SecondEditionSentences& sentences)
{
    if (log.empty())
        return {};
    const fury::StandingNews news = standingNews(log);
    AnnouncedWords words;
    words.whole = news.whole && !log.back().view.combat;
    std::size_t since = 0;
    if (log.back().view.asked.what == PublicQuestion::What::CombatLaid) { // nothing of it stands in the log
        words.told << SharedTableWords::tr("Dracula has chosen his card.");
        for (since = log.size(); since > 0 && log[since - 1].view.asked == log.back().view.asked;)
            --since;
        ++since; // he has done it with that step
    }
    std::vector<Happening> onwards;
    const auto tell = [&] { words.told << sentences.told(std::exchange(onwards, {})); };
    for (const std::size_t n : news.steps) {
        if (n < since)
            continue;
        if (log[n].way == PublicStep::Way::Onwards) {
            std::ranges::copy(newsOf(log, n), std::back_inserter(onwards));
            continue;
        }
        tell();
        words.told << stepWords(log, n, sentences);
        if (log[n].way == PublicStep::Way::Back && n != news.steps.back())
            words.told.removeLast(); // something has followed
    }
    tell();
    return words;
}

LogWords logWords(const PublicLog& log, const SecondEditionSentences& sentences)
{
    LogWords words;
    for (std::size_t n = 0; n < log.size(); ++n) {
        if (!carriesNews(log, n))
            continue;
        const PublicView& at = fury::viewTold(log, n);
        QString when = timeWords(at, sentences);
        if (const QString round = roundWords(at); !round.isEmpty())
            when = round + QStringLiteral(" · ") + when;
        if (words.parts.isEmpty() || words.parts.back().when != when)
            words.parts.push_back({when, {}});
        words.parts.back().said.prepend(stepWords(log, n, sentences).join(u' '));
    }
    std::ranges::reverse(words.parts);
    if (!log.empty())
        words.open = openThings(log.back().view, sentences);
    if (const QString back = goneBackSentence(codesGoneBackBehind(log)); !back.isEmpty())
        words.open << back;
    return words;
}

EndingWords endingWords(const Hunt& hunt, const SecondEditionSentences& sentences)
{
    const bool dracula = hunt.winner == Winner::Dracula;
    QList<Seat> victors;
    (hunt.end.hunters.size() == 1 ? hunt.end.hunters : HunterSet::all()).forEach([&](Hunter hunter) { victors << hunter; });
    return {dracula, dracula ? QList<Seat>() : victors, huntWon(dracula), huntReason(hunt, sentences), huntRows(hunt, sentences)};
}

MomentLook momentLook(const Moment& moment, const SecondEditionSentences& sentences)
{
    using Kind = Moment::Kind;
    using Whose = MomentLook::Whose;
    struct Face {
        const char *kind, *icon, *trackIcon;
        Whose whose;
    };
    static constexpr std::array<Face, 8> faces{{{"reveal", "bat", "eye", Whose::Dracula},
                                                {"reveal", "eye", "eye", Whose::Dracula},
                                                {"encounter", "encounter", "encounter", Whose::Dracula},
                                                {"activated", "encounter", "fangs", Whose::Dracula},
                                                {"bite", "fangs", "bite", Whose::Dracula},
                                                {"defeat", "defeat", "fangs", Whose::Hunters},
                                                {"new-day", "dawn", "fangs", Whose::Time},
                                                {"victory", "bat", "bat", Whose::Dracula}}};
    const Face& face = faces[static_cast<std::size_t>(moment.kind)];
    const bool ambush = moment.kind == Kind::Activated && moment.encounter == Encounter::Ambush;
    return {ambush ? QStringLiteral("ambush") : QLatin1String(face.kind),
            face.whose,
            moment.encounter ? encounterIcon(*moment.encounter) : QString(QLatin1String(face.icon)),
            QLatin1String(face.trackIcon),
            moment.place,
            moment.kind == Kind::Defeat ? moment.hunter : std::nullopt,
            moment.before,
            moment.after,
            moment.most,
            momentWords(moment, sentences)};
}

} // namespace demeter::fury2e
