#include "app/fury2e/text/hunt_words.h"

#include "app/text/name_forms.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <variant>

namespace demeter::fury2e {

namespace {

/// The context of the translations.
class SecondHunt {
    Q_DECLARE_TR_FUNCTIONS(SecondTableWords)
};

} // namespace

QString huntReason(const Hunt& hunt, const SecondEditionSentences& sentences)
{
    using Why = Hunt::End::Why;
    const Hunt::End& end = hunt.end;
    const NameForms reached = numberForms(hunt.vampires), who = sentences.forms(end.hunters),
                    there = end.place ? sentences.forms(*end.place) : NameForms{};
    switch (end.why) {
    case Why::Defeat:
        if (end.place)
            //: %1 is a number, %2 a hunter, %3 a place.
            return inForms(SecondHunt::tr("The Vampire track reached %1 when %2 was defeated %3{in}."), {reached, who, there});
        break;
    case Why::Bite:
        if (end.place)
            //: %1 is a number, %2 a hunter, %3 a place.
            return inForms(SecondHunt::tr("The Vampire track reached %1 when %2 was bitten once too often %3{in}."), {reached, who, there});
        break;
    case Why::Vampire:
        if (hunt.decided && std::holds_alternative<Encounter>(*hunt.decided))
            //: %1 is a number, %2 an Encounter.
            return inForms(SecondHunt::tr("The Vampire track reached %1 when Dracula activated %2."),
                           {reached, sentences.card(sentences.encounter(std::get<Encounter>(*hunt.decided)))});
        break;
    case Why::Dawn:
        return SecondHunt::tr("The Vampire track reached %1 as a new day dawned.").arg(hunt.vampires);
    case Why::Combat:
        if (end.place && !end.hunters.empty())
            //: %1 are one hunter or more, %2 is a place.
            return inForms(SecondHunt::tr("Dracula lost his last Blood %2{in}, in combat %1{with}."), {who, there});
        break;
    case Why::Power:
        if (end.power)
            //: %1 is a Power card.
            return inForms(SecondHunt::tr("%1 cost Dracula his last Blood."), {sentences.card(sentences.power(*end.power))});
        break;
    case Why::Sea:
        return SecondHunt::tr("The sea cost Dracula his last Blood.");
    case Why::Penalty:
        return SecondHunt::tr("A penalty cost Dracula his last Blood.");
    case Why::Blood:
        break;
    }
    return hunt.winner == Winner::Dracula ? SecondHunt::tr("The Vampire track reached %1.").arg(hunt.vampires)
                                          : SecondHunt::tr("Dracula lost his last Blood.");
}

namespace {

std::array<QString, Hunt::costs> costNames()
{
    return {SecondHunt::tr("combat", "what cost Dracula Blood"), SecondHunt::tr("the sea", "what cost Dracula Blood"),
            SecondHunt::tr("Power cards", "what cost Dracula Blood"), SecondHunt::tr("all else", "what cost Dracula Blood")};
}

QString costsOf(const Hunt& hunt)
{
    const auto names = costNames();
    QStringList costs;
    for (std::size_t n = 0; n < Hunt::costs; ++n)
        if (hunt.bloodBy[n] > 0)
            costs << QStringLiteral("%1 %2").arg(names[n]).arg(hunt.bloodBy[n]);
    return costs.join(QStringLiteral(", "));
}

QString daysOf(const Hunt& hunt)
{
    return hunt.days == 0   ? QString()
           : hunt.days == 1 ? SecondHunt::tr("1 new day dawned")
                            : SecondHunt::tr("%n new days dawned", nullptr, hunt.days);
}

HuntRow vampiresRow(const Hunt& hunt)
{
    return {QString::number(hunt.vampires), SecondHunt::tr("on the Vampire track"),
            hunt.activated == 0   ? QString()
            : hunt.activated == 1 ? SecondHunt::tr("1 Encounter activated")
                                  : SecondHunt::tr("%n Encounters activated", nullptr, hunt.activated)};
}

/// What he has left.
HuntRow bloodRow(const Hunt& hunt, const SecondEditionSentences& sentences)
{
    const QString costs = costsOf(hunt);
    return {QString::number(hunt.blood), sentences.number(Number::Blood),
            costs.isEmpty() ? SecondHunt::tr("He lost no Blood.")
                            //: %1 are causes with numbers.
                            : SecondHunt::tr("What cost Dracula Blood: %1").arg(costs)};
}

/// What he has lost, by causes.
HuntRow lostRow(const Hunt& hunt)
{
    static constexpr std::array icons{"combat", "sea", "event", "blood"};
    const int lost = std::accumulate(hunt.bloodBy.begin(), hunt.bloodBy.end(), 0);
    HuntRow row{QString::number(lost), SecondHunt::tr("Blood that Dracula lost", "behind a number"), costsOf(hunt)};
    if (lost == 0)
        row.more = SecondHunt::tr("He lost no Blood.");
    const auto names = costNames();
    for (std::size_t n = 0; n < Hunt::costs; ++n)
        if (hunt.bloodBy[n] > 0)
            row.shares << HuntShare{{}, QLatin1String(icons[n]), names[n], hunt.bloodBy[n]};
    return row;
}

HuntRow decidedRow(const Hunt::Card& card, const SecondEditionSentences& sentences)
{
    if (const auto* encounter = std::get_if<Encounter>(&card))
        return {{},
                sentences.encounter(*encounter),
                decidedBy(SecondHunt::tr("it was activated", "an Encounter")),
                QStringLiteral("encounter")};
    return {{}, sentences.tactic(std::get<DraculaTactic>(card)), decidedBy(lastCombat()), QStringLiteral("combat")};
}

/// Of a combat that he lost his card did not decide, and theirs is not told to the program.
bool isDecided(const Hunt& hunt)
{
    return hunt.decided && (hunt.winner == Winner::Dracula || std::holds_alternative<Encounter>(*hunt.decided));
}

} // namespace

QList<HuntRow> huntRows(const Hunt& hunt, const SecondEditionSentences& sentences)
{
    return {roundsRow(hunt.rounds, daysOf(hunt)),
            seenRow(hunt, sentences),
            vampiresRow(hunt),
            bloodRow(hunt, sentences),
            combatsRow(hunt.combats, SecondHunt::tr("with Dracula himself")),
            defeatsRow(hunt, sentences)};
}

QList<HuntRow> huntRows(const WholeHunt& hunt, const SecondEditionSentences& sentences)
{
    const Hunt& seen = hunt.seen;
    QList<HuntRow> rows{unseenRow(seen, sentences)};
    if (const auto closest = closestRow(hunt, sentences))
        rows << *closest;
    rows << wayRow(hunt, sentences) << lostRow(seen) << roundsRow(seen.rounds, daysOf(seen)) << vampiresRow(seen);
    if (const auto suffered = sufferedRow(seen, sentences))
        rows << *suffered;
    if (isDecided(seen))
        rows << decidedRow(*seen.decided, sentences);
    return rows;
}

namespace {

using What = Happening::What;

/// What is told of a beat beside the way, what matters most first.
constexpr std::array<std::pair<What, const char*>, 24> deeds{{
    {What::HunterDefeated, "defeat"},
    {What::HunterBitten, "bite"},
    {What::PenaltyShown, "eye"},
    {What::CombatBegins, "combat"},
    {What::DraculaEscaped, "bat"},
    {What::BloodLost, "blood"},
    {What::VampiresGained, "fangs"},
    {What::EncounterActivated, "encounter"},
    {What::BloodRecovered, "blood"},
    {What::AgentKilled, "combat"},
    {What::EncounterRevealed, "encounter"},
    {What::CatacombsFilled, "lair"},
    {What::CatacombsAdded, "lair"},
    {What::CatacombsCleared, "lair"},
    {What::EventPlayed, "event"},
    {What::HunterCardPlayed, "event"},
    {What::HostPlaced, "host"},
    {What::HostRemoved, "host"},
    {What::GroundPlaced, "consecrated"},
    {What::RoadblockPlaced, "roadblock"},
    {What::StormPlaced, "storm"},
    {What::BiteCured, "check"},
    {What::ResolveGained, "resolve"},
    {What::TimeStoodStill, "sea"},
}};
constexpr std::size_t mostDeeds = 8;

/// Of these several are one.
bool addsUp(What what)
{
    return what == What::BloodLost || what == What::BloodRecovered || what == What::VampiresGained || what == What::ResolveGained;
}

std::vector<Happening> happened(const std::vector<Happening>& said, What what)
{
    std::vector<Happening> all;
    std::ranges::copy_if(said, std::back_inserter(all), [what](const Happening& each) { return each.what == what; });
    if (!addsUp(what))
        return all;
    int sum = 0;
    for (const Happening& each : all)
        sum += fury::named<int>(each).value_or(0);
    return sum == 0 ? std::vector<Happening>() : std::vector<Happening>{{what, {sum}, {}}};
}

QList<BeatWords::Line> deedsOf(const WholeHunt::Beat& beat, const SecondEditionSentences& sentences)
{
    QList<BeatWords::Line> lines;
    const auto deed = [&](const char* icon, const Happening& one) {
        if (static_cast<std::size_t>(lines.size()) < mostDeeds)
            lines << BeatWords::Line{BeatWords::Line::Kind::Deed, QLatin1String(icon), sentences.told({one}).join(u' ')};
    };
    Happening played{What::CardPlayed, {}, {}};
    for (const Power power : allPowers)
        if (beat.powers.contains(power))
            played.arguments.emplace_back(power);
    if (!played.arguments.empty())
        deed("event", played);
    for (const auto& [what, icon] : deeds)
        for (const Happening& each : happened(beat.said, what))
            deed(icon, each);
    return lines;
}

} // namespace

BeatWords beatWords(const WholeHunt& hunt, std::size_t beat, const SecondEditionSentences& sentences)
{
    const WholeHunt::Beat& now = hunt.beats[beat];
    BeatWords words = beatOf(now, beat > 0 ? &hunt.beats[beat - 1] : nullptr, hunt.seen.rounds, sentences);
    addDeeds(words, deedsOf(now, sentences));
    return words;
}

} // namespace demeter::fury2e
