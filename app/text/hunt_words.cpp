#include "app/text/hunt_words.h"

#include "app/text/name_forms.h"

#include <QCoreApplication>

#include <algorithm>
#include <variant>
#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

/// The context of the translations.
struct HuntWords {
    Q_DECLARE_TR_FUNCTIONS(HuntWords)
};

NameForms numberForms(int number)
{
    return {QString::number(number), {}, false};
}

/// For behind a number: small again, where `inForms` has begun a sentence.
QString behindNumber(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toLower();
    return words;
}

} // namespace

QString huntTitle(const Hunt& hunt)
{
    return hunt.winner == Winner::Dracula ? HuntWords::tr("Dracula has won") : HuntWords::tr("The hunters have won");
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

HuntRow roundsRow(const Hunt& hunt)
{
    return {counted(hunt.rounds), hunt.rounds == 1 ? HuntWords::tr("round") : HuntWords::tr("rounds", "behind a number", hunt.rounds),
            HuntWords::tr("the end came in week %1").arg(hunt.week)};
}

/// `byHunter`: who did how much of it.
HuntRow combatsRow(const Hunt& hunt, const Sentences& sentences, bool byHunter)
{
    QStringList shares;
    for (const Hunter hunter : allHunters)
        if (const int damage = hunt.damageBy[static_cast<std::size_t>(hunter)]; byHunter && damage > 0)
            //: %1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.
            shares << inForms(HuntWords::tr("%2 by %1"), {sentences.forms(hunter), numberForms(damage)});
    QString damage = HuntWords::tr("%n damage to Dracula", nullptr, hunt.damage);
    if (!shares.empty()) {
        const QString last = shares.takeLast();
        damage += QStringLiteral(", ") + (shares.empty() ? last : HuntWords::tr("%1 and %2").arg(shares.join(QStringLiteral(", ")), last));
    }
    return {counted(hunt.combats), hunt.combats == 1 ? HuntWords::tr("combat") : HuntWords::tr("combats", "behind a number", hunt.combats),
            damage};
}

HuntRow defeatsRow(const Hunt& hunt, const Sentences& sentences)
{
    HunterSet fallen;
    for (const Hunt::Defeat& each : hunt.defeats)
        fallen.insert(each.hunter);
    const int defeats = static_cast<int>(hunt.defeats.size());
    return {counted(defeats),
            defeats == 1 ? HuntWords::tr("defeat among the hunters")
                         : HuntWords::tr("defeats among the hunters", "behind a number", defeats),
            fallen.empty() ? QString() : sentences.hunters(fallen)};
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
    rows << roundsRow(hunt);
    rows << HuntRow{counted(hunt.seen),
                    hunt.seen == 1 ? HuntWords::tr("time he was seen") : HuntWords::tr("times he was seen", "behind a number", hunt.seen),
                    hunt.route.empty()
                        ? QString()
                        //: %1 is the place where he was seen last.
                        : behindNumber(inForms(HuntWords::tr("the last time %1{in}"), {sentences.forms(hunt.route.back().place)}))};
    rows << combatsRow(hunt, sentences, false) << defeatsRow(hunt, sentences);
    rows << HuntRow{counted(hunt.influence), HuntWords::tr("influence", "behind a number", hunt.influence),
                    hunt.influence < hunt.most ? HuntWords::tr("%n short of victory", nullptr, hunt.most - hunt.influence)
                                               : HuntWords::tr("enough for victory")};
    rows << HuntRow{QStringLiteral("?"), HuntWords::tr("places on his way", "their number is unknown"),
                    HuntWords::tr("the reveal will tell")};
    return rows;
}

QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences)
{
    QList<HuntRow> rows;
    const Hunt& seen = hunt.seen;
    HuntRow unseen{counted(seen.unseen),
                   seen.unseen == 1 ? HuntWords::tr("round in which nobody saw him")
                                    : HuntWords::tr("rounds in which nobody saw him", "behind a number", seen.unseen),
                   {}};
    if (const Hunt::Unseen& longest = seen.longest; longest.rounds > 1 && longest.after && longest.until)
        //: %1 is a number of rounds, %2 and %3 are places.
        unseen.more = inForms(HuntWords::tr("%1 in a row, %2{from} %3{to}"),
                              {numberForms(longest.rounds), sentences.forms(*longest.after), sentences.forms(*longest.until)});
    else if (seen.longest.rounds > 1)
        //: %1 is a number of rounds.
        unseen.more = HuntWords::tr("%1 in a row").arg(seen.longest.rounds);
    rows << unseen;
    if (hunt.closest) {
        const WholeHunt::Close& close = *hunt.closest;
        rows << HuntRow{counted(close.steps),
                        close.steps == 1 ? HuntWords::tr("step lay between them, and nobody knew")
                                         : HuntWords::tr("steps lay between them, and nobody knew", "behind a number", close.steps),
                        //: %1 is a hunter, %2 a place, %3 a number.
                        inForms(HuntWords::tr("%1 %2{in}, round %3"),
                                {sentences.forms(close.hunter), sentences.forms(close.place), numberForms(close.round)})};
    }
    rows << HuntRow{
        counted(hunt.places),
        hunt.places == 1 ? HuntWords::tr("place on his way") : HuntWords::tr("places on his way", "behind a number", hunt.places),
        hunt.route.empty() ? QString()
                           //: %1 is where he began, %2 where he was in the end.
                           : behindNumber(inForms(HuntWords::tr("%1{from} %2{to}"),
                                                  {sentences.forms(hunt.route.front().place), sentences.forms(hunt.route.back().place)}))};
    rows << combatsRow(seen, sentences, true);
    if (seen.decided)
        rows << HuntRow{{},
                        cardName(*seen.decided, sentences),
                        HuntWords::tr("the card that decided"),
                        std::holds_alternative<EncounterKind>(*seen.decided) ? QStringLiteral("encounter") : QStringLiteral("combat")};
    rows << defeatsRow(seen, sentences);
    if (rows.size() < 6)
        rows << roundsRow(seen);
    return rows;
}

BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences)
{
    const WholeHunt::Beat& now = hunt.beats[beat];
    const NameForms place = sentences.forms(now.place);
    BeatWords words;
    words.round = HuntWords::tr("Round %1 of %2").arg(std::max<int>(now.round, 1)).arg(hunt.seen.rounds);
    if (beat == 0)
        //: %1 is a place.
        words.way = inForms(HuntWords::tr("It all began %1{in}."), {place});
    else if (now.moved)
        //: %1 and %2 are places.
        words.way = inForms(HuntWords::tr("Dracula goes %1{from} %2{to}."), {sentences.forms(hunt.beats[beat - 1].place), place});
    else
        //: %1 is a place.
        words.way = inForms(HuntWords::tr("Dracula stays %1{in}."), {place});
    words.seen = now.seen ? HuntWords::tr("The table sees him there.") : HuntWords::tr("Nobody at the table knows it.");
    words.told = sentences.publicStep(now.said, PublicStep::Way::Onwards);
    return words;
}

} // namespace demeter
