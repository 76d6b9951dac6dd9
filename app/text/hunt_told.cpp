#include "app/text/hunt_told.h"

#include "app/text/behind_number.h"
#include "app/text/name_forms.h"
#include "app/text/resources.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace demeter {

namespace {

/// The context of the translations.
struct ToldHunt {
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

QString numbered(int n)
{
    return QString::number(n);
}

QString countedBites(int bites)
{
    return bites == 1 ? ToldHunt::tr("1 bite") : ToldHunt::tr("%n bites", nullptr, bites);
}

BeatWords::Line nearLine(const fury::HuntClose& near, const FuryNames& names)
{
    using By = fury::HuntClose::By;
    //: %1 is a hunter who was that near to Dracula.
    const QString said = near.by == By::Road  ? ToldHunt::tr("%1 was one road away.")
                         : near.by == By::Sea ? ToldHunt::tr("%1 was one crossing away.")
                                              : ToldHunt::tr("%1 was one railway away.");
    return {BeatWords::Line::Kind::Near, QStringLiteral("near"), inForms(said, {names.forms(near.hunter)})};
}

} // namespace

QString huntName(const HuntPlayed& played, Language language)
{
    if (!played.day.isValid())
        return ToldHunt::tr("The hunt");
    //: A day and a month as QLocale writes them; letters that mean nothing stand in quotes: d 'de' MMMM.
    QString day = localeOf(language).toString(played.day, ToldHunt::tr("d MMMM"));
    day.replace(u' ', QChar::Nbsp); // the day is not torn off its month
    // Some languages have an article for these two that others do not.
    const bool vowel = played.day.day() == 8 || played.day.day() == 11;
    return (vowel ? ToldHunt::tr("Hunt of %1", "the 8th or the 11th of a month") : ToldHunt::tr("Hunt of %1")).arg(day);
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
        return ToldHunt::tr("Four hunters against Dracula");
    const QString last = names.takeLast();
    QString all = names.isEmpty() ? last : ToldHunt::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
    if (installedLanguage() == Language::Es) // before the sound of its own the conjunction is another one
        all.replace(QRegularExpression(QStringLiteral(" y (?=[IÍií]|[Hh][IÍií](?![aeoéó]))")), QStringLiteral(" e "));
    //: %1 are players.
    return ToldHunt::tr("%1 against Dracula").arg(all);
}

QString huntSeconds(int seconds)
{
    //: %1 is a number of seconds.
    return ToldHunt::tr("%1 s").arg(seconds);
}

QString huntLength(int seconds)
{
    return ToldHunt::tr("Length: %n seconds", nullptr, seconds);
}

QString huntWon(bool draculaWins)
{
    return draculaWins ? ToldHunt::tr("Dracula has won") : ToldHunt::tr("The hunters have won");
}

HuntRow roundsRow(int rounds, const QString& more)
{
    return {numbered(rounds), rounds == 1 ? ToldHunt::tr("round") : ToldHunt::tr("rounds", "behind a number", rounds), more};
}

HuntRow seenRow(const fury::FollowedHunt& hunt, const FuryNames& names)
{
    return {numbered(hunt.seen),
            hunt.seen == 1 ? ToldHunt::tr("time he was seen") : ToldHunt::tr("times he was seen", "behind a number", hunt.seen),
            !hunt.lastSeen ? QString()
                           //: %1 is the place where he was seen last.
                           : behindNumber(inForms(ToldHunt::tr("the last time %1{in}"), {names.forms(*hunt.lastSeen)}))};
}

HuntRow unseenRow(const fury::FollowedHunt& hunt, const FuryNames& names)
{
    HuntRow unseen{numbered(hunt.unseen),
                   hunt.unseen == 1 ? ToldHunt::tr("round in which nobody saw him")
                                    : ToldHunt::tr("rounds in which nobody saw him", "behind a number", hunt.unseen),
                   {}};
    if (const fury::HuntUnseen& longest = hunt.longest; longest.rounds > 1 && longest.after && longest.until)
        //: %1 is a number of rounds, %2 and %3 are places.
        unseen.more = inForms(ToldHunt::tr("%1 in a row, %2{from} %3{to}"),
                              {numberForms(longest.rounds), names.forms(*longest.after), names.forms(*longest.until)});
    else if (hunt.longest.rounds > 1)
        //: %1 is a number of rounds.
        unseen.more = ToldHunt::tr("%1 in a row").arg(hunt.longest.rounds);
    return unseen;
}

HuntRow combatsRow(int combats, const QString& more)
{
    return {numbered(combats), combats == 1 ? ToldHunt::tr("combat") : ToldHunt::tr("combats", "behind a number", combats), more};
}

HuntRow defeatsRow(const fury::FollowedHunt& hunt, const FuryNames& names)
{
    fury::HunterSet fallen;
    for (const fury::HuntDefeat& each : hunt.defeats)
        fallen.insert(each.hunter);
    const int defeats = static_cast<int>(hunt.defeats.size());
    return {numbered(defeats),
            defeats == 1 ? ToldHunt::tr("defeat among the hunters") : ToldHunt::tr("defeats among the hunters", "behind a number", defeats),
            names.hunters(fallen)};
}

std::optional<HuntRow> sufferedRow(const fury::FollowedHunt& hunt, const FuryNames& names)
{
    if (hunt.defeats.empty() && hunt.bites == 0)
        return std::nullopt;
    HuntRow row = defeatsRow(hunt, names);
    row.more = hunt.bites > 0 ? countedBites(hunt.bites) : QString();
    return row;
}

std::optional<HuntRow> closestRow(const fury::WholeWay& way, const FuryNames& names)
{
    if (!way.closest)
        return std::nullopt;
    const fury::HuntClose& close = *way.closest;
    //: %1 is a hunter, %2 a place, %3 a number.
    QString more =
        inForms(ToldHunt::tr("%1 %2{in}, round %3"), {names.forms(close.hunter), names.forms(close.place), numberForms(close.round)});
    if (way.timesClosest > 1)
        more += QStringLiteral("; ") + ToldHunt::tr("as near as that %n times", nullptr, way.timesClosest);
    return HuntRow{numbered(close.steps),
                   close.steps == 1 ? ToldHunt::tr("step lay between them, and nobody knew")
                                    : ToldHunt::tr("steps lay between them, and nobody knew", "behind a number", close.steps),
                   more};
}

std::vector<std::pair<Seat, QString>> nearestWords(const std::array<std::optional<fury::HuntClose>, fury::hunterCount>& closestBy,
                                                   const FuryNames& names)
{
    std::vector<std::pair<Seat, QString>> words;
    for (const fury::Hunter hunter : fury::allHunters)
        if (const auto& close = closestBy[static_cast<std::size_t>(hunter)])
            //: %1 is a number, %2 the place where the hunter was.
            words.emplace_back(hunter, inForms(close->steps == 0 ? ToldHunt::tr("Round %1: face to face with Dracula, %2{in}.")
                                               : close->steps == 1
                                                   ? ToldHunt::tr("Round %1: one step from Dracula, %2{in}.")
                                                   : ToldHunt::tr("Round %1: %n steps from Dracula, %2{in}.", nullptr, close->steps),
                                               {numberForms(close->round), names.forms(close->place)}));
    return words;
}

HuntRow wayRow(const fury::WholeWay& way, const FuryNames& names)
{
    return {numbered(way.places),
            way.places == 1 ? ToldHunt::tr("place on his way") : ToldHunt::tr("places on his way", "behind a number", way.places),
            way.places < 2 ? QString()
                           //: %1 is where he began, %2 where he was in the end.
                           : behindNumber(inForms(ToldHunt::tr("%1{from} %2{to}"),
                                                  {names.forms(way.route.front().place), names.forms(way.route.back().place)}))};
}

QString decidedBy(const QString& how)
{
    return ToldHunt::tr("The card that decided") + QStringLiteral(": ") + how;
}

QString lastCombat()
{
    return ToldHunt::tr("the last combat");
}

BeatWords beatOf(const fury::HuntBeat& now, const fury::HuntBeat* before, int rounds, const FuryNames& names)
{
    using Line = BeatWords::Line;
    const NameForms place = names.forms(now.place);
    BeatWords words;
    words.round = ToldHunt::tr("Round %1 of %2").arg(std::max<int>(now.round, 1)).arg(std::max(rounds, 1));
    if (before == nullptr)
        //: %1 is a place.
        words.way = inForms(ToldHunt::tr("It all began %1{in}."), {place});
    else if (now.moved)
        //: %1 and %2 are places.
        words.way = inForms(ToldHunt::tr("Dracula goes %1{from} %2{to}."), {names.forms(before->place), place});
    else
        //: %1 is a place.
        words.way = inForms(ToldHunt::tr("Dracula stays %1{in}."), {place});
    if (now.seen) {
        words.more << Line{Line::Kind::Seen, QStringLiteral("eye"), ToldHunt::tr("The table sees him there.")};
        return words;
    }
    if (now.near)
        words.more << nearLine(*now.near, names);
    const QString trace = now.trace
                              //: %1 is a place.
                              ? inForms(ToldHunt::tr("His last trace was %1{in}."), {names.forms(*now.trace)})
                              : ToldHunt::tr("Nobody has a trace of him.");
    words.more << Line{Line::Kind::Unseen, QStringLiteral("eye-closed"), trace};
    return words;
}

void addDeeds(BeatWords& words, const QList<BeatWords::Line>& deeds)
{
    for (const BeatWords::Line& each : deeds)
        if (std::ranges::find(words.more, each.text, &BeatWords::Line::text) == words.more.end())
            words.more << each;
}

} // namespace demeter
