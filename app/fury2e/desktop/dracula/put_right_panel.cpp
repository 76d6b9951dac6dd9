#include "app/fury2e/desktop/dracula/put_right_panel.h"

#include "app/desktop/kit/seat_sign.h"
#include "app/fury2e/table/icons.h"

namespace demeter::fury2e {

namespace {

using fury::noValue;

struct Icon {
    const char *name, *icon;
};
/// In the order of `PutRight::edit`.
constexpr std::array<Icon, 7> kinds{{{"number", "damage"},
                                     {"time", "day"},
                                     {"hunter", "hunter-m"},
                                     {"card", "trail"},
                                     {"encounter", "encounter"},
                                     {"tokens", "host"},
                                     {"events", "event"}}};
constexpr std::array numbers{"blood", "fangs", "resolve"};

} // namespace

QStringList PutRightPanel::news() const
{
    return controller_.sentences().told(controller_.state().happened);
}

QString PutRightPanel::why(const Violation& violation) const
{
    return controller_.sentences().reason(violation);
}

AnswerSheet::Look PutRightPanel::look(const FormFields& fields, const FormField& field) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    // In the order of `Ask`.
    const std::array<Look, static_cast<std::size_t>(Ask::HuntersAlly) + 1> looks{
        {{"kind", tr("What is wrong?")},
         {"number", tr("Which number?")},
         {"value", tr("In truth it is")},
         {"time", tr("In truth it is"), {}, {}, {}, tr("The time")},
         {"place", tr("Which one?")},
         {"location", tr("Location card")},
         {"power"},
         {"face-up", tr("Face up"), "eye"},
         {"encounter-from", tr("Which Encounter, and where it lies here"), {}, {}, {}, tr("Which Encounter")},
         {"encounter-to", tr("Where it lies in truth")},
         {"face-up", tr("Face up", "an Encounter"), "eye"},
         {"hunter", tr("Which hunter?")},
         {"hunter-place", tr("Where the hunter is")},
         {"health", tr("Health")},
         {"bites", tr("Bites")},
         {"misses-turn", tr("Misses the next turn"), "forbidden"},
         {"host", tr("Host %1")},
         {"ground", tr("Consecrated Ground")},
         {"road-from", tr("Roadblock, from")},
         {"road-to", tr("Roadblock, to")},
         {"road-rail", tr("The Roadblock lies on a railway"), "rail"},
         {"event", tr("Event card %1")},
         {"ally", tr("Dracula's ally")},
         {"hunters-ally", tr("The hunters' ally")}}};
    Look found = looks[static_cast<std::size_t>(field.id.first)];
    if (askOf<Ask>(field) == Ask::Power) {
        const auto power = static_cast<std::size_t>(field.id.second);
        return {powerIds[power].data(), sentences.power(static_cast<Power>(power)), powerIcon(static_cast<Power>(power))};
    }
    if (askOf<Ask>(field) == Ask::Value) {
        const auto number = static_cast<Number>(answered(fields, Ask::Number));
        found.called = sentences.number(number);
        if (number == Number::Vampires)
            found.hint = FuryNames::tr("At %1 Dracula wins.").arg(field.allowed.back());
        if (number == Number::Blood)
            found.hint = FuryNames::tr("At %1 the hunters win.").arg(field.allowed.front());
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
    case Ask::Card:
        return {{}, {}, value < fury::codeOf(CardPlace::catacombs(0)) ? "trail" : "lair"};
    default:
        return {{}, {}, {}, {}, seatSign(static_cast<Hunter>(value))};
    }
}

QString PutRightPanel::valueWords(const FormField& field, int value) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    switch (askOf<Ask>(field)) {
    case Ask::Kind: {
        const std::array<QString, kinds.size()> names{tr("A number"),
                                                      tr("The time"),
                                                      tr("A hunter"),
                                                      tr("A card of Dracula's"),
                                                      tr("An Encounter"),
                                                      tr("Tokens on the board"),
                                                      tr("Event cards and allies")};
        return names[static_cast<std::size_t>(value)];
    }
    case Ask::Number:
        return sentences.number(static_cast<Number>(value));
    case Ask::Time:
        return capital(sentences.time(static_cast<TimeOfDay>(value)));
    case Ask::Card:
        return capital(sentences.cardPlace(*fury::spotOf<Spot>(value).place));
    case Ask::Location:
    case Ask::Place:
    case Ask::Host:
    case Ask::Ground:
    case Ask::RoadFrom:
    case Ask::RoadTo:
        return value == noValue ? tr("none", "a place") : sentences.place(static_cast<LocationId>(value));
    case Ask::FaceUp:
        return value == 1 ? tr("face up") : tr("face down");
    case Ask::EncounterFaceUp:
        return value == 1 ? tr("face up", "an Encounter") : tr("face down", "an Encounter");
    case Ask::Encounter: {
        const auto token = fury::encounterOf<EncounterAt>(value);
        const QString where = token.spot.place                            ? sentences.cardPlace(*token.spot.place)
                              : token.spot.zone == EncounterZone::Reserve ? tr("reserve")
                                                                          : tr("Dracula's hand");
        return QStringLiteral("%1 · %2").arg(sentences.encounter(token.kind), where);
    }
    case Ask::Goes: {
        const auto [zone, place] = fury::spotOf<Spot>(value);
        if (!place)
            return capital(zone == EncounterZone::Reserve ? tr("reserve") : tr("Dracula's hand"));
        // Which card lies there, as it is said of a correction that leaves it so.
        return capital(sentences.action(*asItWas(controller_.ruleset(), controller_.state(), PutRight{{}, EditCard{*place}})));
    }
    case Ask::Hunter:
        return sentences.hunter(static_cast<Hunter>(value));
    case Ask::Event:
        return value == noValue ? tr("none", "an Event card") : sentences.event(static_cast<DraculaEvent>(value));
    case Ask::Ally:
        return value == noValue ? tr("none", "an ally") : sentences.event(static_cast<DraculaEvent>(value));
    case Ask::HuntersAlly:
        return value == noValue ? tr("none", "an ally") : sentences.hunterEvent(static_cast<HunterEvent>(value));
    default: // numbers, and marks that are said or not
        return {};
    }
}

QString PutRightPanel::said(const FormFields& fields, const FormField& field, bool now) const
{
    const int value = valueAt(field, now);
    const QString words = valueWords(field, value);
    switch (askOf<Ask>(field)) {
    case Ask::Time:
        return controller_.sentences().time(static_cast<TimeOfDay>(value)); // in a sentence
    case Ask::Goes: {
        const auto token = fury::encounterOf<EncounterAt>(answered(fields, Ask::Encounter));
        return QStringLiteral("%1 · %2").arg(controller_.sentences().encounter(token.kind), words);
    }
    case Ask::Host:
    case Ask::Ground:
    case Ask::RoadFrom:
    case Ask::RoadTo:
    case Ask::Ally:
    case Ask::HuntersAlly:
        return value == noValue ? QString() : QStringLiteral("%1: %2").arg(numbered(fields, field).text, words);
    default:
        return AnswerSheet::said(fields, field, now);
    }
}

} // namespace demeter::fury2e
