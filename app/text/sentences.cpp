#include "app/text/sentences.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace demeter {

namespace {

template <typename... Visits> struct Overloaded : Visits... {
    using Visits::operator()...;
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Stands for an argument that is missing or names nothing on this board, so that a sentence is never empty.
QString unknown()
{
    return QStringLiteral("?");
}

/// The topic that speaks of exactly this case, where the rule id alone would lead to a more general one; nothing: as the id says.
const char* topicFor(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NoRoad:
        return "movement-road";
    case Refusal::NotOnThatSea:
    case Refusal::NoPort:
    case Refusal::NoSeaBorder:
    case Refusal::SeaToInland:
    case Refusal::PowerAtSea:
        return "movement-sea";
    case Refusal::PowerOnToken:
    case Refusal::TokenCity:
        return "consecrated-ground";
    case Refusal::RoadBlocked:
        return "roadblock-tokens";
    case Refusal::OnTrail: // the Power cards' topic says it too, but nobody looks for a place there
        return "dracula-phase";
    default:
        return nullptr;
    }
}

QString signedNumber(int number)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
}

} // namespace

Sentences::Sentences(std::shared_ptr<const Board> board, std::shared_ptr<const Catalogue> cards, Language language)
    : board_(std::move(board)), cards_(std::move(cards)), language_(language), terms_(language)
{
}

QString Sentences::place(LocationId id) const
{
    if (!board_ || indexOf(id) >= board_->locations().size())
        return unknown();
    return fromUtf8((*board_)[id].names[static_cast<std::size_t>(language_)]);
}

QString Sentences::power(Power power) const
{
    const auto index = static_cast<std::size_t>(power);
    if (!cards_ || index >= powerCount)
        return unknown();
    return fromUtf8(cards_->powerNames[index][static_cast<std::size_t>(language_)]);
}

QString Sentences::encounter(EncounterKind kind) const
{
    if (!cards_ || indexOf(kind) >= cards_->encounters.size())
        return unknown();
    return fromUtf8((*cards_)[kind].names[static_cast<std::size_t>(language_)]);
}

QString Sentences::hunter(Hunter hunter) const
{
    const auto index = static_cast<std::size_t>(hunter);
    if (index >= hunterCount)
        return unknown();
    // The books print some of them with a small first letter; here a name opens a label or stands alone in brackets.
    QString name = terms_.term(fromUtf8(hunterIds[index]));
    if (!name.isEmpty())
        name.front() = name.front().toUpper();
    return name;
}

QString Sentences::slot(Slot slot) const
{
    //: A space of the trail with its number, as a label.
    return tr("slot %1").arg(slot.number);
}

QString Sentences::lair(LairSpace space) const
{
    return space.index < lairSpaces ? QString(QChar(static_cast<char16_t>(u'A' + space.index))) : unknown();
}

QString Sentences::region(const std::string& id) const
{
    // The boards name regions in Latin, the glossary by the words of the books; the second edition knows only two.
    if (id == "britannia")
        return terms_.term(QStringLiteral("region-britain"));
    if (id == "gallia")
        return terms_.term(QStringLiteral("region-gaul"));
    if (id == "italia")
        return terms_.term(QStringLiteral("region-italy"));
    if (id == "balkans")
        return terms_.term(QStringLiteral("region-seven"));
    if (id == "west")
        return tr("West", "half of the second edition's map");
    if (id == "east")
        return tr("East", "half of the second edition's map");
    const QString name = terms_.term(QStringLiteral("region-") + QString::fromStdString(id));
    return name.isEmpty() ? QString::fromStdString(id) : name;
}

QString Sentences::kind(LocationKind kind) const
{
    switch (kind) {
    case LocationKind::SmallCity:
        return tr("small city");
    case LocationKind::LargeCity:
        return terms_.term(QStringLiteral("large-city"));
    case LocationKind::Castle:
        return terms_.term(QStringLiteral("castle-dracula"));
    case LocationKind::Sea:
        return terms_.term(QStringLiteral("sea-zone"));
    case LocationKind::Hospital:
        return terms_.term(QStringLiteral("hospital"));
    }
    return unknown();
}

QString Sentences::argument(const Argument& argument) const
{
    return std::visit(Overloaded{[this](LocationId id) { return place(id); }, [this](Power card) { return power(card); },
                                 [this](EncounterKind card) { return encounter(card); }, [this](Hunter who) { return hunter(who); },
                                 [](Slot where) { return QString::number(where.number); }, [this](LairSpace where) { return lair(where); },
                                 [](int number) { return QString::number(number); }},
                      argument);
}

QString Sentences::named(const std::vector<Argument>& arguments, std::size_t index) const
{
    return index < arguments.size() ? argument(arguments[index]) : unknown();
}

QString Sentences::all(const std::vector<Argument>& arguments) const
{
    QStringList names;
    for (const Argument& each : arguments)
        names += argument(each);
    return names.join(QStringLiteral(", "));
}

QString Sentences::headword(const Violation& violation) const
{
    if (violation.what == Refusal::NoGame) // that is about the file, and no rulebook speaks of files
        return {};
    // One rule speaks of three cards, and each has a headword of its own, with the key of the card.
    if (violation.what == Refusal::LocationWithPower && !violation.arguments.empty()) {
        const auto* card = std::get_if<Power>(&violation.arguments.front());
        if (card && static_cast<std::size_t>(*card) < powerCount)
            return terms_.topic(fromUtf8(powerIds[static_cast<std::size_t>(*card)]));
    }
    if (const char* topic = topicFor(violation.what))
        return terms_.topic(QLatin1String(topic));
    return terms_.headword(violation.rule);
}

QString Sentences::violation(const Violation& violation) const
{
    const QString topic = headword(violation);
    if (topic.isEmpty())
        return reason(violation);
    //: First the sentence that says why something is refused, then a headword of the printed rulebook, as in an index.
    return tr("%1 See %2.").arg(reason(violation), topic);
}

QString Sentences::violationSubject(const Violation& violation) const
{
    // The place where Dracula wanted to go, else the card, else the slot. Of two places the second one is the goal.
    const auto& arguments = violation.arguments;
    const auto last =
        std::find_if(arguments.rbegin(), arguments.rend(), [](const Argument& each) { return std::holds_alternative<LocationId>(each); });
    const bool fromPower =
        violation.what == Refusal::PowerAtSea || violation.what == Refusal::PowerOnToken || violation.what == Refusal::LairPowerOnly;
    const bool fromSlot = !arguments.empty() && std::holds_alternative<Slot>(arguments.front());
    QString subject;
    if (fromSlot)
        subject = slot(std::get<Slot>(arguments.front()));
    else if (last != arguments.rend() && !fromPower)
        subject = argument(*last);
    else if (!arguments.empty() && !std::holds_alternative<int>(arguments.front()))
        subject = argument(arguments.front());
    if (subject.isEmpty())
        //: The answer to something that the rules forbid, where there is no place or card to name.
        return tr("No.");
    subject.front() = subject.front().toUpper();
    //: The answer to something that the rules forbid; %1 is a place, a card or a slot, in the nominative.
    return tr("%1, no.").arg(subject);
}

QString Sentences::reason(const Violation& violation) const
{
    const auto& arguments = violation.arguments;
    const QString a = named(arguments, 0);
    const QString b = named(arguments, 1);
    const QString c = named(arguments, 2);

    // %1 and %2 are names in the nominative. "%1 → %2" is a way from one place to another.
    // No default: a refusal without a sentence must not compile.
    switch (violation.what) {
    case Refusal::NotNow:
        return tr("Not now: another decision is due first.");
    case Refusal::GameOver:
        return tr("The game is over.");
    case Refusal::DrawFirst:
        //: %1 is a number.
        return tr("Encounter cards have to be drawn first; still missing: %1.").arg(a);
    case Refusal::NothingToDraw:
        return tr("No Encounter card can be drawn now: the hand is full, or no card is left.");
    case Refusal::StartAtSea:
        //: %1 is a sea zone.
        return tr("%1: Dracula's start can't be a sea zone.").arg(a);
    case Refusal::StartAtCastle:
        //: %1 is Castle Dracula.
        return tr("%1: it can never be Dracula's start.").arg(a);
    case Refusal::StartOnHunter:
        //: %1 is a city, %2 a hunter.
        return tr("%1: a hunter stands there (%2), so it can't be Dracula's start.").arg(a, b);
    case Refusal::HunterStartNotCity:
        //: %1 is a location, %2 a hunter.
        return tr("%1: hunters start in cities, and this is none (%2).").arg(a, b);
    case Refusal::HuntersShareStart:
        //: %1 is a city, %2 and %3 are hunters.
        return tr("%1: two hunters can't share a starting city at this table (%2, %3).").arg(a, b, c);
    case Refusal::NoLocationCard:
        return tr("%1: it has no Location card, so Dracula can't go there.").arg(a);
    case Refusal::NoRoad:
        return tr("%1 → %2: no road joins them.").arg(a, b);
    case Refusal::RailOnly:
        return tr("%1 → %2: only a railway joins them, and Dracula never moves by rail.").arg(a, b);
    case Refusal::NotOnThatSea:
        //: %1 is a sea zone, %2 a port.
        return tr("%1 → %2: the port has no anchor in this sea zone.").arg(a, b);
    case Refusal::NoPort:
        //: %1 is a city, %2 a sea zone.
        return tr("%1 → %2: the city has no anchor in this sea zone.").arg(a, b);
    case Refusal::NoSeaBorder:
        return tr("%1 → %2: these sea zones have no common border.").arg(a, b);
    case Refusal::SeaToInland:
        //: %1 is a sea zone, %2 a city.
        return tr("%1 → %2: the city is no port, and from a sea zone only ports and other sea zones can be reached.").arg(a, b);
    case Refusal::StayNotAllowed:
        return tr("%1: Dracula is there already, and he can't simply stay.").arg(a);
    case Refusal::OnTrail:
        //: %1 is a location, %2 the number of a slot.
        return tr("%1: its card still lies on the trail, slot %2.").arg(a, b);
    case Refusal::PowerOnTrail:
        //: %1 is a Power card, %2 the number of a slot.
        return tr("%1: this card still lies on the trail, slot %2.").arg(a, b);
    case Refusal::TokenCity:
        return tr("%1: a Consecrated Ground or Heavenly Host token lies there, so Dracula can't enter.").arg(a);
    case Refusal::RoadBlocked:
        return tr("%1 → %2: a Roadblock token lies on the road, and at this table it stops Dracula too.").arg(a, b);
    case Refusal::PowerAtSea:
        //: %1 is a Power card, %2 a sea zone.
        return tr("%1: it can't be played at sea (current location: %2).").arg(a, b);
    case Refusal::PowerOnToken:
        //: %1 is a Power card, %2 a city.
        return tr("%1: it can't be played where a Consecrated Ground or Heavenly Host token lies (current location: %2).").arg(a, b);
    case Refusal::WolfTooFar:
        return tr("%1 → %2: it is more than two roads away.").arg(a, b);
    case Refusal::WolfBySea:
        //: %1 is a sea zone, %2 a city.
        return tr("%1 → %2: from a sea zone Wolf Form reaches only an adjacent port or a city one road from it.").arg(a, b);
    case Refusal::WolfToSea:
        return tr("%1: Wolf Form always leads to a city.").arg(a);
    case Refusal::WolfPastToken:
        return tr("%1 → %2: every way that is short enough touches a city with a Consecrated Ground or Heavenly Host token.").arg(a, b);
    case Refusal::WolfFromToken:
        return tr("%1: a Consecrated Ground or Heavenly Host token lies there, and at this table Wolf Form can't leave such a city.")
            .arg(a);
    case Refusal::PowerToLair:
        //: %1 is a Power card, %2 a location.
        return tr("%1 + %2: at this table a lair can't be entered with this Power card.").arg(a, b);
    case Refusal::PowersNotTogether:
        return tr("%1 + %2: these Power cards can't be played together.").arg(a, b);
    case Refusal::PowerNeedsLocation:
        //: %1 is a Power card.
        return tr("%1: a Location card has to be played with it.").arg(a);
    case Refusal::LocationWithPower:
        //: %1 is a Power card, %2 a location.
        return tr("%1 + %2: this Power card is played without a Location card.").arg(a, b);
    case Refusal::MisdirectEmpty:
        //: %1 is a number.
        return tr("Slot %1: no hideout lies there.").arg(a);
    case Refusal::MisdirectCastle:
        //: %1 is a number, %2 is Castle Dracula.
        return tr("Slot %1: Misdirect can't clear this hideout (%2).").arg(a, b);
    case Refusal::MisdirectPower:
        //: %1 is a number, %2 a Power card.
        return tr("Slot %1: Misdirect can't clear a hideout with a Power card (%2).").arg(a, b);
    case Refusal::MisdirectBond:
        //: %1 is a number, %2 a location.
        return tr("Slot %1: Hide is associated with this location, so Misdirect can't clear it (%2).").arg(a, b);
    case Refusal::MisdirectCurrent:
        //: %1 is a number, %2 a location.
        return tr("Slot %1: this is the current location, so Misdirect can't clear it (%2).").arg(a, b);
    case Refusal::MisdirectReuse:
        return tr("%1: Misdirect has only just cleared it, and at this table it can't be chosen at once.").arg(a);
    case Refusal::Lethal:
        //: %1 is a number.
        return tr("Dracula would be defeated by its cost, which this table doesn't allow (damage: %1).").arg(a);
    case Refusal::NothingLeaves:
        return tr("Slot 6 is empty, so nothing can be matured or become a lair.");
    case Refusal::MustLeave:
        return tr("A hideout leaves slot 6: mature it or turn it into a lair first.");
    case Refusal::LairPowerOnly:
        //: %1 is a Power card.
        return tr("%1: a Power card can't become a lair; mature it.").arg(a);
    case Refusal::LairAtSea:
        return tr("%1: a sea zone can't become a lair; mature it.").arg(a);
    case Refusal::LairsFull:
        return tr("All three lair spaces are taken: clear one of the lairs, or mature the hideout.");
    case Refusal::LairNotThere:
        return tr("%1: there is no lair there.").arg(a);
    case Refusal::LairRoom:
        return tr("%1: there is room for the new lair, so no lair can be cleared for it.").arg(a);
    case Refusal::LairNeedsEncounter:
        return tr("A new lair takes an Encounter card from the hand: choose one.");
    case Refusal::LairTakesNoEncounter:
        return tr("%1: no Encounter card can lie on a sea zone.").arg(a);
    case Refusal::NotInHand:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card isn't in Dracula's hand.").arg(a);
    case Refusal::NotInHideout:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card isn't in the hideout that has left slot 6.").arg(a);
    case Refusal::NoMaturedEffect:
        //: %1 is an Encounter card.
        return tr("%1: this Encounter card has no matured effect.").arg(a);
    case Refusal::HideNeverMatures:
        //: %1 is an Encounter card.
        return tr("%1: Encounter cards that lie with Hide are discarded without their matured effects.").arg(a);
    case Refusal::EncounterStepSkipped:
        return tr("The encounter step is skipped this time, so nothing can be placed.");
    case Refusal::NoRumorInHand:
        return tr("Dracula has no Rumor token to place.");
    case Refusal::RumorSlot:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token can be placed only in slots 1, 2 and 3.").arg(a);
    case Refusal::RumorEmptySlot:
        //: %1 is a number.
        return tr("Slot %1: no hideout lies there.").arg(a);
    case Refusal::RumorThere:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token lies there already, and a hideout takes only one.").arg(a);
    case Refusal::RumorNeedsEncounter:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token is placed on an Encounter card, and there is none.").arg(a);
    case Refusal::RumorOnPower:
        //: %1 is a number.
        return tr("Slot %1: no Encounter card can ever lie there, so no Rumor token can either.").arg(a);
    case Refusal::ClearLairAtWill:
        return tr("%1: a lair can be cleared only to make room for a new one.").arg(a);
    case Refusal::HasLegalCard:
        return tr("There is a legal card to play, so no penalty is due.");
    case Refusal::StepIsLegal:
        return tr("This step is legal: enter it in the usual way.");
    case Refusal::CannotHappen: {
        const QString sentence = tr("This can't have happened even by mistake: a card isn't where it would have come from.");
        return arguments.empty() ? sentence : QStringLiteral("%1: %2").arg(all(arguments), sentence);
    }
    case Refusal::TokenNotOnSea:
        return tr("%1: Consecrated Ground and Heavenly Host tokens lie only in cities.").arg(a);
    case Refusal::AlreadySo: {
        const QString sentence = tr("It is so already; nothing changes.");
        return arguments.empty() ? sentence : QStringLiteral("%1: %2").arg(all(arguments), sentence);
    }
    case Refusal::OutOfRange:
        //: All three are numbers.
        return tr("%1: the number has to be from %2 to %3.").arg(a, b, c);
    case Refusal::NoHospital:
        return tr("%1: there is no hospital there.").arg(a);
    case Refusal::NoGame:
        return tr("The game is open for reading only, so nothing can be added.");
    }
    return unknown();
}

QString Sentences::warning(const Warning& warning) const
{
    const QString a = named(warning.arguments, 0);
    const QString b = named(warning.arguments, 1);
    QString sentence;
    switch (warning.what) {
    case Advice::WouldDefeat:
        //: %1 is a number.
        sentence = tr("Careful: this defeats Dracula, and the hunters win (damage after it: %1).").arg(a);
        break;
    case Advice::BeyondCount:
        //: %1 is an Encounter card, %2 a number.
        sentence = tr("%1: more copies have been drawn than the box should hold (%2). Check the card.").arg(a, b);
        break;
    case Advice::RevealsHide:
        sentence = tr("With three Despair tokens the influence will tell the hunters whether this is a city or Hide.");
        break;
    }
    return tr("%1 See %2.").arg(sentence, headword(warning.rule));
}

QString Sentences::happening(const Happening& happening) const
{
    using What = Happening::What;
    const QString a = named(happening.arguments, 0);
    switch (happening.what) {
    case What::LocationRevealed:
        //: %1 is a location.
        return tr("Revealed: %1.").arg(a);
    case What::DamageSuffered:
        //: %1 is a number.
        return tr("Dracula suffers damage: %1.").arg(a);
    case What::DamageRecovered:
        //: %1 is a number.
        return tr("Dracula recovers damage: %1.").arg(a);
    case What::InfluenceGained: {
        const int* number = happening.arguments.empty() ? nullptr : std::get_if<int>(&happening.arguments.front());
        //: %1 is a number with its sign.
        return tr("Influence: %1.").arg(number ? signedNumber(*number) : a);
    }
    case What::HideoutMatured:
        return tr("The hideout that left slot 6 is matured.");
    case What::EncounterResolved:
        //: %1 is an Encounter card.
        return tr("Matured effect: %1.").arg(a);
    case What::SlotsCleared:
        return tr("The hideouts in slots 4, 5 and 6 are cleared.");
    case What::LairMade:
        //: %1 is the letter of a lair space.
        return tr("Lair space %1: a new lair.").arg(a);
    case What::LairCleared:
        //: %1 is the letter of a lair space.
        return tr("Lair space %1: the lair is cleared.").arg(a);
    case What::PowerPlayed:
        //: %1 is a Power card.
        return tr("Dracula plays: %1.").arg(a);
    case What::RumorPlaced:
        //: %1 is a number.
        return tr("Slot %1: a Rumor token is placed.").arg(a);
    case What::NoError:
        return tr("The record was checked: no error was found.");
    case What::ErrorFound:
        //: %1 is a number, %2 a headword of the printed rulebook.
        return tr("The record was checked: there was an error in round %1. See %2.").arg(a, headword(happening.rule));
    case What::PenaltyRevealed:
        //: %1 is a location.
        return tr("Penalty: Dracula reveals his current location: %1.").arg(a);
    case What::PenaltyCleared:
        return tr("Penalty: all hideouts on the trail are cleared.");
    case What::PenaltyDamage:
        //: %1 is a number.
        return tr("Penalty: Dracula suffers damage: %1.").arg(a);
    case What::DraculaWins:
        return tr("Dracula wins the game.");
    case What::HuntersWin:
        return tr("The hunters win the game.");
    }
    return unknown();
}

QString Sentences::action(const Action& action) const
{
    // The powers before the place, as they lie: "Wolf Form + Vienna", "Misdirect (slot 3) + Paris".
    const auto cards = [this](const Play& play) {
        QStringList names;
        for (Power each : allPowers) {
            if (each != Power::Misdirect && play.powers.contains(each))
                names += power(each);
        }
        if (play.powers.contains(Power::Misdirect) || play.misdirect)
            names.prepend(play.misdirect ? QStringLiteral("%1 (%2)").arg(power(Power::Misdirect), slot(*play.misdirect))
                                         : power(Power::Misdirect));
        if (play.location)
            names += place(*play.location);
        return names.isEmpty() ? unknown() : names.join(QStringLiteral(" + "));
    };
    const Overloaded name{
        //: Names of actions, short, for the lists of undo and redo.
        [](const PlaceHunters&) { return tr("The hunters' starting cities"); },
        [this](const ChooseStart& a) { return tr("Dracula's start: %1").arg(place(a.location)); },
        [this](const DrawEncounter& a) { return tr("Draw: %1", "an Encounter card").arg(encounter(a.kind)); },
        [](const Slide&) { return tr("Slide hideouts"); },
        [](const Mature&) { return tr("Mature the hideout"); },
        [this](const ResolveMatured& a) { return tr("Matured effect: %1", "name of an action").arg(encounter(a.kind)); },
        [this](const MakeLair& a) {
            QStringList details;
            if (a.encounter)
                details += encounter(*a.encounter);
            if (a.cleared)
                details += tr("cleared: %1", "a lair").arg(place(*a.cleared));
            return details.isEmpty() ? tr("Make a lair") : tr("Make a lair (%1)").arg(details.join(QStringLiteral(", ")));
        },
        [&cards](const Play& a) { return tr("Play: %1").arg(cards(a)); },
        [](const SufferPenalty&) { return tr("Penalty"); },
        [this](const PlaceEncounter& a) { return tr("Encounter card: %1").arg(encounter(a.kind)); },
        [this](const PlaceRumor& a) { return tr("Rumor token: %1", "slot of the trail").arg(slot(a.slot)); },
        [](const EndPhase&) { return tr("End the Dracula phase"); },
        [this](const ClearLair& a) { return tr("Clear the lair: %1").arg(place(a.location)); },
        [this](const EnterHunter& a) {
            switch (a.place.where) {
            case HunterPlace::Where::OffBoard:
                return tr("%1: off the board", "a hunter").arg(hunter(a.hunter));
            case HunterPlace::Where::Hospital:
                //: %1 is a hunter, %2 the city that the hospital is linked to.
                return tr("%1 → hospital (%2)").arg(hunter(a.hunter), place(a.place.location));
            case HunterPlace::Where::Location:
                break;
            }
            return QStringLiteral("%1 → %2").arg(hunter(a.hunter), place(a.place.location));
        },
        [this](const EnterToken& a) {
            const QString token = terms_.term(a.kind == EnterToken::Kind::ConsecratedGround ? QStringLiteral("consecrated-ground")
                                                                                            : QStringLiteral("heavenly-host"));
            //: %1 is a kind of token, %2 a city; the token has left the city.
            return (a.present ? QStringLiteral("%1: %2") : tr("%1 removed: %2")).arg(token, place(a.location));
        },
        [](const EnterWeek& a) { return tr("Week: %1").arg(a.week); },
        [](const EnterDespair& a) { return tr("Despair tokens: %1").arg(a.tokens); },
        [this](const RefereeEntry& a) {
            const QString step = std::visit([this](const auto& each) { return this->action(Action(each)); }, a.step);
            //: %1 is the name of an action that was illegal.
            return (a.penalised ? tr("Error, penalised: %1") : tr("As it happened: %1")).arg(step);
        },
        [](const ClaimError&) { return tr("An error is claimed"); },
        [this](const PutRightRuling& a) {
            return tr("Put right: %1: %2", "how the table reads a rule: name, reading").arg(ruling(a.ruling), reading(a.ruling, a.reading));
        },
        [this](const PutRightEdge& a) {
            //: %1 and %2 are places of the board.
            return (a.present ? tr("Put right: %1 – %2, joined") : tr("Put right: %1 – %2, not joined")).arg(place(a.a), place(a.b));
        },
        [this](const PutRightEntry& a) {
            //: %1 is a slot of the trail, %2 a location.
            return tr("Put right: %1, %2").arg(slot(a.slot), place(a.location));
        },
    };
    return std::visit(name, action);
}

QString Sentences::ruling(Ruling ruling) const
{
    switch (ruling) {
    case Ruling::huntersShareStart:
        return tr("Hunters may start in the same city");
    case Ruling::maturedRumor:
        return tr("Rumor token of a matured hideout");
    case Ruling::misdirectTakesCurrent:
        return tr("Misdirect may clear the current location");
    case Ruling::despairTrigger:
        return tr("What brings influence under three Despair tokens");
    case Ruling::roadblocksStopDracula:
        return tr("Roadblock tokens stop Dracula too");
    case Ruling::wolfLeavesTokenCity:
        return tr("Wolf Form may leave a city with a token");
    case Ruling::penaltyKeeps:
        return tr("What the penalty leaves on the trail");
    case Ruling::startEncounter:
        return tr("Encounter card on the starting location");
    case Ruling::rumorNeedsEncounter:
        return tr("A Rumor token needs an Encounter card");
    case Ruling::rumorPerVampire:
        return tr("Rumor token counts for each vampire");
    case Ruling::seaLairs:
        return tr("Sea zones may become lairs");
    case Ruling::clearLairAtWill:
        return tr("Lairs may be cleared at any time");
    case Ruling::hideFace:
        return tr("Hide at a revealed location");
    case Ruling::castleLairHeals:
        return tr("Castle Dracula heals out of a lair too");
    case Ruling::castleCountsForDespair:
        return tr("Castle Dracula counts as a city for Despair");
    case Ruling::lairCountsForDespair:
        return tr("Moving into a lair counts for Despair");
    case Ruling::wolfWithHide:
        return tr("Wolf Form together with Hide");
    case Ruling::powersReachLairs:
        return tr("Wolf Form and Misdirect reach lairs");
    case Ruling::misdirectReusesCleared:
        return tr("What Misdirect clears may be chosen at once");
    case Ruling::hideBondsAnew:
        return tr("Hide finds a new location");
    case Ruling::encounterOnLairWithHunter:
        return tr("Encounter card on a lair with a hunter");
    case Ruling::reshuffleDiscards:
        return tr("Shuffle discarded Encounter cards again");
    case Ruling::encounterAfterPenalty:
        return tr("Encounter step after the penalty");
    case Ruling::lethalPlays:
        return tr("Dracula may choose his own defeat");
    case Ruling::costOrder:
        return tr("Cost and benefit of one card");
    case Ruling::maturedCurrent:
        return tr("Current location when a vampire matures");
    }
    return unknown();
}

QString Sentences::reading(Ruling ruling, std::uint8_t index) const
{
    if (static_cast<std::size_t>(ruling) >= rulingCount)
        return unknown();
    // By the name of the reading, so that a new order in the core cannot turn a table's answer round.
    const RulingInfo& info = rulingTable()[static_cast<std::size_t>(ruling)];
    const std::string_view name = index < info.readingCount ? info.readings[index] : std::string_view{};
    if (name == "no")
        return tr("no", "how the table reads a rule");
    if (name == "yes")
        return tr("yes", "how the table reads a rule");
    if (name == "removed-from-game")
        return tr("leaves the game");
    if (name == "reserve")
        return tr("goes back to the reserve");
    if (name == "choose-city")
        return tr("choosing a city");
    if (name == "place-city-or-hide")
        return tr("placing a city or Hide");
    if (name == "card-only")
        return tr("only the Location card");
    if (name == "whole-hideout")
        return tr("the whole hideout");
    if (name == "face-down")
        return tr("face down, the figure leaves the board");
    if (name == "figure-stays")
        return tr("face down, the figure stays on the board");
    if (name == "face-up")
        return tr("face up");
    if (name == "cost-first")
        return tr("cost first");
    if (name == "benefit-first")
        return tr("benefit first");
    if (name == "card-stays")
        return tr("its card stays, alone");
    if (name == "left-alone")
        return tr("its hideout is left alone");
    return name.empty() ? unknown() : fromUtf8(name);
}

QString Sentences::rulingExplanation(Ruling ruling) const
{
    switch (ruling) {
    case Ruling::huntersShareStart:
        return tr("Whether two hunters or more may be put in one city during setup.");
    case Ruling::maturedRumor:
        return tr("Where the Rumor token goes when its hideout is matured; the printed books differ.");
    case Ruling::misdirectTakesCurrent:
        return tr("Whether Misdirect may be put where Dracula's current location lies; only some printed books forbid it.");
    case Ruling::despairTrigger:
        return tr("With three Despair tokens influence rises by 3: when a city is chosen, or once a city or Hide has been placed.");
    case Ruling::roadblocksStopDracula:
        return tr("Whether a Roadblock token closes its road to Dracula as it does to the hunters.");
    case Ruling::wolfLeavesTokenCity:
        return tr("Whether Wolf Form may start where a Consecrated Ground or Heavenly Host token lies.");
    case Ruling::penaltyKeeps:
        return tr("Whether the penalty for an error also takes the Encounter cards and the Rumor token of the current location.");
    case Ruling::startEncounter:
        return tr("Whether Dracula puts an Encounter card on his starting location.");
    case Ruling::rumorNeedsEncounter:
        return tr("Whether a Rumor token can be placed only in a hideout that holds an Encounter card.");
    case Ruling::rumorPerVampire:
        return tr("When two vampires mature in one hideout with a Rumor token: whether it adds 3 influence for each of them or once.");
    case Ruling::seaLairs:
        return tr("Whether a sea zone that leaves slot 6 may become a lair, without an Encounter card.");
    case Ruling::clearLairAtWill:
        return tr("Whether Dracula may clear a lair whenever he likes, or only to make room for a new one.");
    case Ruling::hideFace:
        return tr("What happens to Hide and to Dracula's figure when he hides where he has been revealed.");
    case Ruling::castleLairHeals:
        return tr("Whether Dracula recovers 5 damage when he moves into Castle Dracula while it is a lair.");
    case Ruling::castleCountsForDespair:
        return tr("Whether Castle Dracula brings influence under three Despair tokens as a city does.");
    case Ruling::lairCountsForDespair:
        return tr("Whether moving into a lair brings influence under three Despair tokens as a card from the deck does.");
    case Ruling::wolfWithHide:
        return tr("Whether both may be placed at once: Dracula stays, and suffers the damage of Wolf Form.");
    case Ruling::powersReachLairs:
        return tr("Whether the Location that comes with Wolf Form or Misdirect may be a lair.");
    case Ruling::misdirectReusesCleared:
        return tr("Whether Dracula may move to the very location that Misdirect has just cleared.");
    case Ruling::hideBondsAnew:
        return tr("Whether Hide becomes associated with another location once its own has left the trail.");
    case Ruling::encounterOnLairWithHunter:
        return tr("Whether a lair that Dracula moves into gets another Encounter card although a hunter stands there.");
    case Ruling::reshuffleDiscards:
        return tr("Whether the discard pile is shuffled when the Encounter deck is empty.");
    case Ruling::encounterAfterPenalty:
        return tr("Whether the encounter step follows when Dracula had no legal card and took the penalty.");
    case Ruling::lethalPlays:
        return tr("Whether Dracula may play a card whose own damage defeats him.");
    case Ruling::costOrder:
        return tr("Whether the damage or the gain comes first when one card brings both.");
    case Ruling::maturedCurrent:
        return tr("A matured vampire clears slots 4 to 6: what stays there if the current location is among them.");
    }
    return unknown();
}

} // namespace demeter
