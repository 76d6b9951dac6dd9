#include "app/fury3e/desktop/dracula/put_right_panel.h"

#include "app/desktop/kit/seat_sign.h"
#include "app/fury3e/desktop/dracula/game_sheet.h"
#include "core/fury3e/rules/put_right_form.h"

namespace demeter::fury3e {

namespace {

using fury::noValue;

struct Icon {
    const char *name, *icon;
};
constexpr std::array<Icon, 8> kinds{{{"number", "influence"},
                                     {"day", "day"},
                                     {"hideout", "hideout"},
                                     {"encounter", "encounter"},
                                     {"bond", "hide"},
                                     {"hunter", "hunter-m"},
                                     {"token", "host"},
                                     {"events", "event"}}};
constexpr std::array numbers{"influence", "despair", "damage", "rumor", "dawn", "event"};
constexpr std::array tokens{"consecrated", "host", "storm", "fog", "roadblock"};
constexpr std::array<Icon, powerCount> powers{
    {{"dark-call", "dark-call"}, {"feed", "feed"}, {"hide", "hide"}, {"misdirect", "misdirect"}, {"wolf-form", "wolf"}}};

} // namespace

QStringList PutRightPanel::news() const
{
    return newsOf(controller_);
}

QString PutRightPanel::why(const Violation& violation) const
{
    return controller_.sentences().violation(violation);
}

QString PutRightPanel::whereTokensLie(Token token) const
{
    const Sentences& sentences = controller_.sentences();
    const BoardTokens& lie = controller_.state().tokens;
    QStringList places;
    const auto add = [&](LocationSet set) { set.forEach([&](LocationId place) { places << sentences.place(place); }); };
    if (token == Token::ConsecratedGround)
        add(lie.consecratedGround);
    if (token == Token::HeavenlyHost)
        add(lie.heavenlyHosts);
    if (token == Token::Storm)
        add(lie.storms);
    if (token == Token::Fog)
        for (const auto& [place, count] : lie.fog)
            places << (count == 1 ? sentences.place(place) : QStringLiteral("%1 (%2)").arg(sentences.place(place)).arg(count));
    if (token == Token::Roadblock)
        for (const Roadblock& road : lie.roadblocks)
            places << sentences.roadblock(road);
    return places.isEmpty() ? tr("None lies on the board here.") : tr("Here they lie: %1.").arg(places.join(QStringLiteral(", ")));
}

AnswerSheet::Look PutRightPanel::look(const FormFields& fields, const FormField& field) const
{
    const Sentences& sentences = controller_.sentences();
    const auto token = static_cast<Token>(answered(fields, Ask::Token));
    const QString hide = sentences.power(Power::Hide);
    const bool isHidden = powersOnTrail(controller_.state()).contains(Power::Hide);
    // In the order of `Ask`.
    const std::array<Look, static_cast<std::size_t>(Ask::HunterAlly) + 1> looks{
        {{"kind", tr("What is wrong?")},
         {"number", tr("Which number?")},
         {"value", tr("In truth it is")},
         {"day", tr("Day")},
         {"time", tr("Time"), {}, tr("Nothing of what happens at dawn or dusk is made up for: put that right too.")},
         {"place", tr("Which one?")},
         {"location", tr("Location card"), {}, tr("With no card at all it is emptied, and its Encounter cards are discarded.")},
         {"power"},
         {"face-up", tr("Face up"), "eye"},
         {"rumor", capital(sentences.term("rumor")), "rumor"},
         {"bat", sentences.combatCard(CombatCard::EscapeAsBat), "bat"},
         {"hide-face-up", hide + QStringLiteral(", ") + tr("face up"), "eye"},
         {"encounter-from", tr("Which card, and where it lies here"), {}, {}, {}, tr("Which card")},
         {"encounter-to", tr("Where it lies in truth")},
         {"face-up", tr("Face up"), "eye"},
         {"damage", tr("Damage on the vampire")},
         {"bond", tr("Hide is tied to"), {}, isHidden ? QString() : tr("Hide does not lie on the trail, so it is tied to nothing.")},
         {"hunter", tr("Which hunter?")},
         {"hunter-place", tr("Place")},
         {"hunter-damage", tr("Damage")},
         {"hunter-bites", tr("Bites")},
         {"hunter-bats", sentences.token(Token::Bats)},
         {"hunter-delayed", capital(sentences.term("delayed")), "night"},
         {"token", tr("Which token?")},
         {"token-place", token == Token::Storm ? tr("Sea zone") : tr("City"), {}, whereTokensLie(token)},
         {"road-from", tr("Between"), {}, whereTokensLie(token), {}, tr("City")},
         {"road-to", tr("And"), {}, {}, {}, tr("Road or railway")},
         {"token-count", tr("How many lie there in truth")},
         {"hand", tr("Event card %1")},
         {"ally", tr("Dracula's ally")},
         {"hunter-ally", tr("The hunters' ally")}}};
    Look found = looks[static_cast<std::size_t>(field.id.first)];
    if (askOf<Ask>(field) == Ask::Power) {
        const Icon& icon = powers[static_cast<std::size_t>(field.id.second)];
        return {QStringLiteral("power-%1").arg(icon.name), sentences.power(static_cast<Power>(field.id.second)), icon.icon};
    }
    if (askOf<Ask>(field) == Ask::Value) {
        const auto number = static_cast<Number>(answered(fields, Ask::Number));
        found.called = sentences.number(number);
        if (number == Number::Influence)
            found.hint = FuryNames::tr("At %1 Dracula wins.").arg(field.allowed.back());
        if (number == Number::Damage)
            found.hint = FuryNames::tr("At %1 the hunters win.").arg(field.allowed.back());
    }
    return found;
}

AnswerSheet::Look PutRightPanel::optionLook(const FormField& field, int value) const
{
    const auto n = static_cast<std::size_t>(value);
    switch (askOf<Ask>(field)) {
    case Ask::Kind:
        return {kinds[n].name, {}, kinds[n].icon};
    case Ask::Number:
        return {{}, {}, numbers[n]};
    case Ask::Slot:
        return {{}, {}, value < fury::codeOf(CardPlace{true, 0}) ? "trail" : "lair"};
    case Ask::Token:
        return {{}, {}, tokens[n]};
    default:
        return {{}, {}, {}, {}, seatSign(static_cast<Hunter>(value))};
    }
}

QString PutRightPanel::valueWords(const FormField& field, int value) const
{
    const Sentences& sentences = controller_.sentences();
    const auto spot = [&](const Spot& at) {
        switch (at.zone) {
        case EncounterZone::Deck:
            return tr("Encounter deck");
        case EncounterZone::Hand:
            return tr("Dracula's hand");
        case EncounterZone::Discard:
            return tr("discard pile");
        case EncounterZone::BeforeDracula:
            return tr("before Dracula");
        case EncounterZone::Lying:
            break;
        }
        const Hideout* hideout = hideoutAt(controller_.state(), *at.place);
        QString name = sentences.cardPlace(*at.place);
        if (hideout != nullptr && hideout->location)
            name += QStringLiteral(": ") + sentences.place(*hideout->location);
        else if (hideout != nullptr && hideout->powers.contains(Power::Hide))
            name += QStringLiteral(": ") + sentences.power(Power::Hide);
        return name;
    };
    const auto face = [&](bool up) { return up ? tr("face up") : tr("face down"); };
    switch (askOf<Ask>(field)) {
    case Ask::Kind: {
        const std::array<QString, kinds.size()> names{tr("A number"),          tr("Day and time"),          tr("A slot or lair"),
                                                      tr("An Encounter card"), tr("What Hide is tied to"),  tr("A hunter"),
                                                      tr("A token"),           tr("Event cards and allies")};
        return names[static_cast<std::size_t>(value)];
    }
    case Ask::Number:
        return sentences.number(static_cast<Number>(value));
    case Ask::Day:
        return sentences.day(static_cast<Weekday>(value));
    case Ask::Time:
        return sentences.time(static_cast<Step>(value));
    case Ask::Slot:
        return capital(sentences.cardPlace(*fury::spotOf<Spot>(value).place));
    case Ask::Location:
    case Ask::TokenPlace:
    case Ask::RoadFrom:
        return value == noValue ? tr("none") : sentences.place(static_cast<LocationId>(value));
    case Ask::Bond:
        return value == noValue ? tr("nothing") : sentences.place(static_cast<LocationId>(value));
    case Ask::FaceUp:
    case Ask::EncounterFaceUp:
        return face(value == 1);
    case Ask::HideFaceUp:
        return sentences.power(Power::Hide) + u' ' + face(value == 1);
    case Ask::Encounter: {
        const EncounterAt card = fury::encounterOf<EncounterAt>(value);
        QString where = spot(card.spot);
        if (card.spot.place) {
            const PlacedEncounter* lies = cardAt(controller_.state(), {*card.spot.place, card.kind, card.nth});
            where += QStringLiteral(", ") + face(lies != nullptr && lies->faceUp);
        }
        return QStringLiteral("%1 · %2").arg(sentences.encounter(card.kind), where);
    }
    case Ask::Goes:
        return spot(fury::spotOf<Spot>(value));
    case Ask::Hunter:
        return sentences.hunter(static_cast<Hunter>(value));
    case Ask::Whereabouts: {
        const auto [place, hospital] = whereaboutsOf(value);
        if (hospital)
            return tr("Defeated, to the hospital: %1").arg(sentences.place(*hospital));
        if (place.where == HunterPlace::Where::OffBoard)
            return tr("Off the board");
        const QString name = sentences.place(place.location);
        return place.where == HunterPlace::Where::Hospital ? tr("Hospital: %1").arg(name) : name;
    }
    case Ask::Token:
        return sentences.token(static_cast<Token>(value));
    case Ask::Road: {
        const Roadblock road = fury::roadOf(value);
        return sentences.roadblock(road);
    }
    case Ask::Event:
    case Ask::Ally:
        return value == noValue ? tr("none") : sentences.event(static_cast<DraculaEvent>(value));
    case Ask::HunterAlly:
        return value == noValue ? tr("none") : sentences.hunterEvent(static_cast<HunterEvent>(value));
    default: // numbers, and marks that are said or not
        return {};
    }
}

QString PutRightPanel::said(const FormFields& fields, const FormField& field, bool now) const
{
    const int value = valueAt(field, now);
    const QString words = valueWords(field, value);
    const auto before = [&] { return *(std::ranges::find(fields, field.id, &FormField::id) - 1); };
    switch (askOf<Ask>(field)) {
    case Ask::Day: // in a sentence
        return {};
    case Ask::Time:
        return controller_.sentences().dayAndTime(static_cast<Weekday>(valueAt(before(), now)), static_cast<Step>(value));
    case Ask::Bond:
        return words;
    case Ask::Bats:
        return value == 0 ? QString() : AnswerSheet::said(fields, field, now);
    case Ask::Goes:
        return QStringLiteral("%1 · %2").arg(
            controller_.sentences().encounter(fury::encounterOf<EncounterAt>(answered(fields, Ask::Encounter)).kind), words);
    case Ask::TokenCount: {
        const auto token = static_cast<Token>(answered(fields, Ask::Token));
        return QStringLiteral("%1 × %2, %3")
            .arg(QString::number(value), controller_.sentences().token(token), valueWords(before(), valueAt(before(), false)));
    }
    case Ask::Ally:
    case Ask::HunterAlly:
        return value == noValue ? QString() : QStringLiteral("%1: %2").arg(look(fields, field).text, words);
    default:
        return AnswerSheet::said(fields, field, now);
    }
}

} // namespace demeter::fury3e
