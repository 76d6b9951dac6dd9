#include "app/fury3e/text/hunt_words.h"

#include "app/text/name_forms.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

namespace demeter::fury3e {

namespace {

/// The context of the translations.
struct HuntWords {
    Q_DECLARE_TR_FUNCTIONS(HuntWords)
};

} // namespace

QString huntTitle(const Hunt& hunt)
{
    return huntWon(hunt.winner == Winner::Dracula);
}

QString huntReason(const Hunt& hunt, const Sentences& sentences)
{
    using Why = Hunt::End::Why;
    std::vector<NameForms> names;
    hunt.end.hunters.forEach([&](Hunter each) { names.push_back(sentences.forms(each)); });
    if (hunt.end.place) {
        const NameForms place = sentences.forms(*hunt.end.place), reached = numberForms(hunt.influence);
        if (hunt.end.why == Why::Defeat && !names.empty())
            //: %1 is a hunter, %2 a number, %3 a place.
            return inForms(HuntWords::tr("Influence reached %2 when %1 was defeated %3{in}."), {names.front(), reached, place});
        if (hunt.end.why == Why::Matured)
            //: %1 is a number, %2 a place.
            return inForms(HuntWords::tr("Influence reached %1 when a card matured %2{in}."), {reached, place});
        if (hunt.end.why == Why::Fangs && !names.empty())
            //: %1 are one hunter or more, %2 is a number, %3 a place.
            return inForms(HuntWords::tr("Influence reached %2 in the combat %1{with} %3{in}."),
                           {joined(names, HuntWords::tr("%1 and %2")), reached, place});
        if (hunt.end.why == Why::Combat && !names.empty())
            //: %1 are one hunter or more, %2 is a place.
            return inForms(HuntWords::tr("Dracula fell %2{in}, in combat %1{with}."), {joined(names, HuntWords::tr("%1 and %2")), place});
    }
    if (hunt.end.why == Why::Matured)
        return HuntWords::tr("Influence reached %1 when a card matured.").arg(hunt.influence);
    if (hunt.end.why == Why::Despair)
        return HuntWords::tr("Influence reached %1 with a new hideout, while all Despair tokens lay on the track.").arg(hunt.influence);
    if (hunt.winner == Winner::Dracula)
        return HuntWords::tr("Influence reached %1.").arg(hunt.influence);
    if (hunt.end.power)
        //: %1 is a Power card.
        return HuntWords::tr("%1 cost Dracula more damage than he could bear.").arg(sentences.power(*hunt.end.power));
    return HuntWords::tr("Dracula suffered more than he could bear.");
}

namespace {

QString counted(int n)
{
    return QString::number(n);
}

HuntRow weekRow(const Hunt& hunt)
{
    return roundsRow(hunt.rounds, hunt.winner == Winner::None ? QString() : HuntWords::tr("the end came in week %1").arg(hunt.week));
}

QString cardName(const Hunt::Card& card, const Sentences& sentences)
{
    if (const auto* its = std::get_if<HunterCard>(&card))
        return sentences.hunterCard(*its);
    if (const auto* his = std::get_if<CombatCard>(&card))
        return sentences.combatCard(*his);
    return sentences.encounter(std::get<EncounterKind>(card));
}

} // namespace

QList<HuntRow> huntRows(const Hunt& hunt, const Sentences& sentences)
{
    QList<HuntRow> rows;
    rows << weekRow(hunt) << seenRow(hunt, sentences);
    rows << combatsRow(hunt.combats, HuntWords::tr("%n damage to Dracula", nullptr, hunt.damage)) << defeatsRow(hunt, sentences);
    rows << HuntRow{counted(hunt.influence), HuntWords::tr("influence", "behind a number", hunt.influence),
                    hunt.influence < hunt.most ? HuntWords::tr("%n short of victory", nullptr, hunt.most - hunt.influence)
                                               : HuntWords::tr("enough for victory")};
    // The last one, as long as the game is not revealed.
    rows << HuntRow{QStringLiteral("?"), HuntWords::tr("places on his way", "their number is unknown"),
                    HuntWords::tr("the reveal will tell")};
    return rows;
}

namespace {

HuntRow damageRow(const Hunt& hunt, const Sentences& sentences)
{
    QStringList shares;
    for (const Hunter hunter : allHunters)
        if (const int damage = hunt.damageBy[static_cast<std::size_t>(hunter)]; damage > 0)
            //: %1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.
            shares << inForms(HuntWords::tr("%2 by %1"), {sentences.forms(hunter), numberForms(damage)});
    HuntRow row{counted(hunt.damage), HuntWords::tr("Damage to Dracula, by engaged hunter"), shares.join(QStringLiteral(", "))};
    if (hunt.damage == 0)
        row.more = HuntWords::tr("Nobody hurt him in combat.");
    else
        for (const Hunter hunter : allHunters)
            row.shares << HuntShare{hunter, {}, {}, hunt.damageBy[static_cast<std::size_t>(hunter)]};
    return row;
}

HuntRow decidedRow(const Hunt& hunt, const Sentences& sentences)
{
    const bool matured = std::holds_alternative<EncounterKind>(*hunt.decided);
    // One sentence: a name in the middle of it is small where its language has it so.
    const QString how = matured ? decidedBy(HuntWords::tr("it matured"))
                        : hunt.decidedBy
                            //: %1 is a hunter; of the card that decided.
                            ? inForms(decidedBy(HuntWords::tr("%1, the last combat")), {sentences.forms(*hunt.decidedBy)})
                            : decidedBy(lastCombat());
    return {{}, cardName(*hunt.decided, sentences), how, matured ? QStringLiteral("encounter") : QStringLiteral("combat")};
}

} // namespace

QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences)
{
    QList<HuntRow> rows;
    const Hunt& seen = hunt.seen;
    rows << unseenRow(seen, sentences);
    if (const auto closest = closestRow(hunt, sentences))
        rows << *closest;
    rows << wayRow(hunt, sentences) << weekRow(seen);
    if (const auto suffered = sufferedRow(seen, sentences))
        rows << *suffered;
    rows << damageRow(seen, sentences);
    if (seen.decided)
        rows << decidedRow(seen, sentences);
    return rows;
}

namespace {

using Line = BeatWords::Line;

/// What the table was told then, but for where he was: each kind in this order, and what adds up in one.
QList<Line> deedsOf(const std::vector<Happening>& said, const Sentences& sentences)
{
    using What = Happening::What;
    QList<Line> defeats, bites, combats, matured, despair, lines;
    int damage = 0, influence = 0;
    const auto deed = [](const char* icon, const QString& text) { return Line{Line::Kind::Deed, QLatin1String(icon), text}; };
    for (const Happening& each : said) {
        HunterSet hunters;
        int number = 0;
        bool vampire = false;
        for (const Argument& argument : each.arguments)
            if (const auto* hunter = std::get_if<Hunter>(&argument))
                hunters.insert(*hunter);
            else if (const auto* counted = std::get_if<int>(&argument); counted != nullptr && number == 0)
                number = *counted;
            else
                vampire = vampire || std::holds_alternative<EncounterKind>(argument);
        if (each.what == What::CombatBegins && !hunters.empty()) {
            std::vector<NameForms> names;
            hunters.forEach([&](Hunter hunter) { names.push_back(sentences.forms(hunter)); });
            const NameForms all = joined(names, HuntWords::tr("%1 and %2"));
            //: %1 are one hunter or more.
            combats << deed(
                "combat",
                inForms(vampire ? HuntWords::tr("A vampire fights %1{whom}.") : HuntWords::tr("Dracula fights %1{whom}."), {all}));
        } else if (each.what == What::HunterDefeated && !hunters.empty()) {
            //: %1 is a hunter.
            defeats << deed("defeat", inForms(HuntWords::tr("%1 is defeated."), {sentences.forms(hunters.first())}));
        } else if (each.what == What::HunterBitten && !hunters.empty()) {
            //: %1 is a hunter.
            bites << deed("bite", inForms(HuntWords::tr("%1 is bitten."), {sentences.forms(hunters.first())}));
        } else if (each.what == What::DamageSuffered) {
            damage += number;
        } else if (each.what == What::InfluenceGained) {
            influence += number;
        } else if (each.what == What::DespairPlaced) {
            despair << deed("despair", HuntWords::tr("Despair grows."));
        } else if (each.what == What::EncounterResolved) {
            matured << deed("encounter", HuntWords::tr("A hideout matures."));
        }
    }
    lines << defeats << bites << combats;
    if (damage != 0)
        lines << deed("damage", HuntWords::tr("Dracula suffers %n damage.", nullptr, damage));
    if (influence != 0)
        lines << deed("influence", HuntWords::tr("Influence rises by %1.").arg(influence));
    return lines << matured << despair;
}

} // namespace

BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences)
{
    const WholeHunt::Beat& now = hunt.beats[beat];
    BeatWords words = beatOf(now, beat > 0 ? &hunt.beats[beat - 1] : nullptr, hunt.seen.rounds, sentences);
    // His move ends a round, and what comes of it by day and night is the next one's.
    if (beat > 0 && now.round > 0 && now.round + 1 < hunt.seen.rounds)
        words.round = HuntWords::tr("Rounds %1 and %2 of %3").arg(now.round).arg(now.round + 1).arg(hunt.seen.rounds);
    addDeeds(words, deedsOf(now.said, sentences));
    return words;
}

} // namespace demeter::fury3e
