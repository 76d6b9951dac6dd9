#include "app/text/hunt_words.h"

#include "app/text/behind_number.h"
#include "app/text/name_forms.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

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

/// English dates in the British order, as the months of the rest.
QLocale localeOf(Language language)
{
    if (language == Language::En)
        return QLocale(QLocale::English, QLocale::UnitedKingdom);
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    return QLocale(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
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
            hunt.winner == Winner::None ? QString() : HuntWords::tr("the end came in week %1").arg(hunt.week)};
}

HuntRow combatsRow(const Hunt& hunt)
{
    return {counted(hunt.combats), hunt.combats == 1 ? HuntWords::tr("combat") : HuntWords::tr("combats", "behind a number", hunt.combats),
            HuntWords::tr("%n damage to Dracula", nullptr, hunt.damage)};
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
    rows << combatsRow(hunt) << defeatsRow(hunt, sentences);
    rows << HuntRow{counted(hunt.influence), HuntWords::tr("influence", "behind a number", hunt.influence),
                    hunt.influence < hunt.most ? HuntWords::tr("%n short of victory", nullptr, hunt.most - hunt.influence)
                                               : HuntWords::tr("enough for victory")};
    rows << HuntRow{QStringLiteral("?"), HuntWords::tr("places on his way", "their number is unknown"),
                    HuntWords::tr("the reveal will tell")};
    return rows;
}

namespace {

HuntRow unseenRow(const Hunt& hunt, const Sentences& sentences)
{
    HuntRow unseen{counted(hunt.unseen),
                   hunt.unseen == 1 ? HuntWords::tr("round in which nobody saw him")
                                    : HuntWords::tr("rounds in which nobody saw him", "behind a number", hunt.unseen),
                   {}};
    if (const Hunt::Unseen& longest = hunt.longest; longest.rounds > 1 && longest.after && longest.until)
        //: %1 is a number of rounds, %2 and %3 are places.
        unseen.more = inForms(HuntWords::tr("%1 in a row, %2{from} %3{to}"),
                              {numberForms(longest.rounds), sentences.forms(*longest.after), sentences.forms(*longest.until)});
    else if (hunt.longest.rounds > 1)
        //: %1 is a number of rounds.
        unseen.more = HuntWords::tr("%1 in a row").arg(hunt.longest.rounds);
    return unseen;
}

HuntRow closestRow(const WholeHunt::Close& close, int times, const Sentences& sentences)
{
    //: %1 is a hunter, %2 a place, %3 a number.
    QString more = inForms(HuntWords::tr("%1 %2{in}, round %3"),
                           {sentences.forms(close.hunter), sentences.forms(close.place), numberForms(close.round)});
    if (times > 1)
        more += QStringLiteral("; ") + HuntWords::tr("as near as that %n times", nullptr, times);
    return {counted(close.steps),
            close.steps == 1 ? HuntWords::tr("step lay between them, and nobody knew")
                             : HuntWords::tr("steps lay between them, and nobody knew", "behind a number", close.steps),
            more};
}

QString countedBites(int bites)
{
    return bites == 1 ? HuntWords::tr("1 bite") : HuntWords::tr("%n bites", nullptr, bites);
}

HuntRow damageRow(const Hunt& hunt, const Sentences& sentences)
{
    QStringList shares;
    for (const Hunter hunter : allHunters)
        if (const int damage = hunt.damageBy[static_cast<std::size_t>(hunter)]; damage > 0)
            //: %1 is a hunter, %2 how much damage he or she has done to Dracula; behind the whole of it.
            shares << inForms(HuntWords::tr("%2 by %1"), {sentences.forms(hunter), numberForms(damage)});
    HuntRow row{counted(hunt.damage), HuntWords::tr("Damage to Dracula"), shares.join(QStringLiteral(", "))};
    if (hunt.damage == 0)
        row.more = HuntWords::tr("Nobody hurt him in combat.");
    else
        row.shares = hunt.damageBy;
    return row;
}

HuntRow decidedRow(const Hunt& hunt, const Sentences& sentences)
{
    const bool matured = std::holds_alternative<EncounterKind>(*hunt.decided);
    // One sentence: a name in the middle of it is small where its language has it so.
    const QString decided = HuntWords::tr("The card that decided") + QStringLiteral(": ");
    const QString how = matured ? decided + HuntWords::tr("it matured")
                        : hunt.decidedBy
                            //: %1 is a hunter; of the card that decided.
                            ? inForms(decided + HuntWords::tr("%1, the last combat"), {sentences.forms(*hunt.decidedBy)})
                            : decided + HuntWords::tr("the last combat");
    return {{}, cardName(*hunt.decided, sentences), how, matured ? QStringLiteral("encounter") : QStringLiteral("combat")};
}

} // namespace

QList<HuntRow> huntRows(const WholeHunt& hunt, const Sentences& sentences)
{
    QList<HuntRow> rows;
    const Hunt& seen = hunt.seen;
    rows << unseenRow(seen, sentences);
    if (hunt.closest)
        rows << closestRow(*hunt.closest, hunt.timesClosest, sentences);
    rows << HuntRow{
        counted(hunt.places),
        hunt.places == 1 ? HuntWords::tr("place on his way") : HuntWords::tr("places on his way", "behind a number", hunt.places),
        hunt.route.empty() ? QString()
                           //: %1 is where he began, %2 where he was in the end.
                           : behindNumber(inForms(HuntWords::tr("%1{from} %2{to}"),
                                                  {sentences.forms(hunt.route.front().place), sentences.forms(hunt.route.back().place)}))};
    rows << roundsRow(seen);
    if (!seen.defeats.empty() || seen.bites > 0) {
        rows << defeatsRow(seen, sentences);
        rows.back().more = seen.bites > 0 ? countedBites(seen.bites) : QString();
    }
    rows << damageRow(seen, sentences);
    if (seen.decided)
        rows << decidedRow(seen, sentences);
    return rows;
}

HuntPlayed huntPlayed(const RecordHeader& header)
{
    HuntPlayed played{QDateTime::fromString(QString::fromStdString(header.started), Qt::ISODate).toLocalTime().date(), {}};
    for (std::size_t n = 0; n < hunterCount; ++n)
        played.players[n] = QString::fromStdString(header.players[n]);
    return played;
}

QString huntName(const HuntPlayed& played, Language language)
{
    if (!played.day.isValid())
        return HuntWords::tr("The hunt");
    //: A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d 'de' MMMM.
    QString day = localeOf(language).toString(played.day, HuntWords::tr("d MMMM"));
    day.replace(u' ', QChar::Nbsp); // the day is not torn off its month
    // Some languages have an article for these two that others do not.
    const bool vowel = played.day.day() == 8 || played.day.day() == 11;
    return (vowel ? HuntWords::tr("Hunt of %1", "the 8th or the 11th of a month") : HuntWords::tr("Hunt of %1")).arg(day);
}

QString huntDate(const HuntPlayed& played, Language language)
{
    return played.day.isValid() ? localeOf(language).toString(played.day, QLocale::LongFormat) : QString();
}

QString huntPlayers(const HuntPlayed& played)
{
    QStringList names;
    for (const QString& each : played.players)
        if (const QString name = each.trimmed(); !name.isEmpty() && !names.contains(name))
            names << name;
    if (names.isEmpty())
        return HuntWords::tr("Four hunters against Dracula");
    const QString last = names.takeLast();
    const QString all = names.isEmpty() ? last : HuntWords::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
    //: %1 are players.
    return HuntWords::tr("%1 against Dracula").arg(all);
}

QString huntSeconds(int seconds)
{
    //: %1 is a number of seconds.
    return HuntWords::tr("%1 s").arg(seconds);
}

QString huntLength(int seconds)
{
    return HuntWords::tr("Length: %n seconds", nullptr, seconds);
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

Line nearLine(const WholeHunt::Close& near, const Sentences& sentences)
{
    using By = WholeHunt::Close::By;
    //: %1 is a hunter who was that near to Dracula.
    const QString said = near.by == By::Road  ? HuntWords::tr("%1 was one road away.")
                         : near.by == By::Sea ? HuntWords::tr("%1 was one crossing away.")
                                              : HuntWords::tr("%1 was one railway away.");
    return {Line::Kind::Near, QStringLiteral("near"), inForms(said, {sentences.forms(near.hunter)})};
}

} // namespace

BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const Sentences& sentences)
{
    const WholeHunt::Beat& now = hunt.beats[beat];
    const NameForms place = sentences.forms(now.place);
    BeatWords words;
    words.round = HuntWords::tr("Round %1 of %2").arg(std::max<int>(now.round, 1)).arg(std::max<int>(hunt.seen.rounds, 1));
    if (beat == 0)
        //: %1 is a place.
        words.way = inForms(HuntWords::tr("It all began %1{in}."), {place});
    else if (now.moved)
        //: %1 and %2 are places.
        words.way = inForms(HuntWords::tr("Dracula goes %1{from} %2{to}."), {sentences.forms(hunt.beats[beat - 1].place), place});
    else
        //: %1 is a place.
        words.way = inForms(HuntWords::tr("Dracula stays %1{in}."), {place});
    QList<Line> lines;
    if (now.seen) {
        lines << Line{Line::Kind::Seen, QStringLiteral("eye"), HuntWords::tr("The table sees him there.")};
    } else {
        if (now.near)
            lines << nearLine(*now.near, sentences);
        const QString trace = now.trace
                                  //: %1 is a place.
                                  ? inForms(HuntWords::tr("His last trace was %1{in}."), {sentences.forms(*now.trace)})
                                  : HuntWords::tr("Nobody has a trace of him.");
        lines << Line{Line::Kind::Unseen, QStringLiteral("eye-closed"), trace};
    }
    for (const Line& each : lines << deedsOf(now.said, sentences))
        if (std::ranges::find(words.more, each.text, &Line::text) == words.more.end())
            words.more << each;
    return words;
}

} // namespace demeter
