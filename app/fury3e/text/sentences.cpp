#include "app/fury3e/text/sentences.h"
#include "app/text/sentence_parts.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace demeter::fury3e {

namespace {

std::vector<Happening> newsOf(const PublicStep& step)
{
    std::vector<Happening> news;
    std::ranges::copy_if(step.said, std::back_inserter(news), [](const Happening& one) { return carriesNews(one); });
    return news;
}

} // namespace

Sentences::Sentences(std::shared_ptr<const Board> board, std::shared_ptr<const Catalogue> cards, Language language)
    : FuryNames(std::move(board), language), cards_(std::move(cards))
{
}

QString Sentences::power(Power power) const
{
    const auto index = static_cast<std::size_t>(power);
    return cards_ && index < powerCount ? name(cards_->powerNames[index]) : unknown();
}

QString Sentences::encounter(EncounterKind kind) const
{
    return cards_ && indexOf(kind) < cards_->encounters.size() ? name((*cards_)[kind].names) : unknown();
}

QString Sentences::event(DraculaEvent event) const
{
    return cards_ && static_cast<std::size_t>(event) < draculaEventCount ? name((*cards_)[event].names) : unknown();
}

QString Sentences::hunterEvent(HunterEvent event) const
{
    if (event == HunterEvent::PsychicBond) // no card, so no card file need name it
        return label(QStringLiteral("psychic-bond"));
    return cards_ && static_cast<std::size_t>(event) < hunterEventCount ? name((*cards_)[event].names) : unknown();
}

QString Sentences::hunterCard(HunterCard card) const
{
    return cards_ && static_cast<std::size_t>(card) < hunterCardCount ? name((*cards_)[card].names) : unknown();
}

QString Sentences::combatCard(CombatCard card) const
{
    return cards_ && static_cast<std::size_t>(card) < combatCardCount ? name((*cards_)[card].names) : unknown();
}

QString Sentences::dayWord(Weekday day) const
{
    constexpr std::array keys{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
    if (day == Weekday::None)
        //: In place of a day of the week, while the table doesn't keep it in the program.
        return tr("no day");
    const std::size_t index = static_cast<std::size_t>(day) - static_cast<std::size_t>(Weekday::Monday);
    return index < keys.size() ? terms_.term(QLatin1String(keys[index])) : unknown();
}

QString Sentences::day(Weekday day) const
{
    return day == Weekday::None ? dayWord(day) : capitalised(dayWord(day));
}

QString Sentences::timeWord(Step step) const
{
    switch (step) {
    case Step::PlaceHunters:
    case Step::ChooseStart:
        return terms_.term(QStringLiteral("setup"));
    case Step::Dawn:
        return terms_.term(QStringLiteral("dawn"));
    case Step::Day:
        return terms_.term(QStringLiteral("day")).toLower(); // the Italian book has a capital
    case Step::Dusk:
        return terms_.term(QStringLiteral("dusk"));
    case Step::Night:
        return terms_.term(QStringLiteral("night")).toLower();
    case Step::BeforeSlide:
    case Step::ResolveMatured:
    case Step::ChooseCard:
    case Step::PlaceEncounter:
    case Step::PlaceRumor:
    case Step::EndOfPhase:
        return terms_.term(QStringLiteral("dracula-phase"));
    case Step::Over:
        return tr("Game over", "in place of a part of the round");
    }
    return unknown();
}

QString Sentences::time(Step step) const
{
    return capitalised(timeWord(step));
}

QString Sentences::dayAndTime(Weekday day, Step step) const
{
    return tr("%1, %2", "a day of the week and a part of the round").arg(dayWord(day), timeWord(step));
}

QString Sentences::publicTime(PublicPhase phase, Weekday day) const
{
    constexpr std::array steps{Step::PlaceHunters, Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::ChooseCard, Step::Over};
    const Step step = steps[static_cast<std::size_t>(phase)];
    if (day == Weekday::None || phase == PublicPhase::Setup || phase == PublicPhase::Over)
        return time(step);
    return capitalised(dayAndTime(day, step));
}

QStringList Sentences::publicStep(const std::vector<Happening>& said, PublicStep::Way way) const
{
    QStringList spoken;
    if (way == PublicStep::Way::Back)
        spoken << FuryNames::takenBack({}, false);
    if (way == PublicStep::Way::Again)
        spoken << tr("The table does it again.");
    return spoken + told(said);
}

QStringList Sentences::publicStep(const PublicLog& log, std::size_t index) const
{
    const PublicStep& step = log[index];
    if (step.way != PublicStep::Way::Back)
        return publicStep(newsOf(step), step.way);
    if (!carriesNews(log, index))
        return {};
    const std::vector<Happening> undone = namedTakenBack(log, index);
    QStringList said = told(undone);
    if (!undone.empty() && undone.front().what == Happening::What::NoError) // else it would sound like an accusation
        said.clear();
    if (!said.isEmpty())
        said.front() = happening(undone.front()); // the first of it: all else came of that
    const bool penalty = !undone.empty() &&
                         (undone.front().what == Happening::What::PenaltyRevealed ||
                          undone.front().what == Happening::What::PenaltyCleared || undone.front().what == Happening::What::PenaltyDamage);
    return FuryNames::takenBack(said, penalty, leadsOverChance(log, index));
}

QStringList Sentences::publicSteps(const PublicLog& log, const std::vector<std::size_t>& steps) const
{
    QStringList spoken;
    std::vector<Happening> onwards;
    const auto tell = [&] { spoken << told(std::exchange(onwards, {})); };
    for (const std::size_t index : steps) {
        if (log[index].way == PublicStep::Way::Onwards) {
            std::ranges::copy(newsOf(log[index]), std::back_inserter(onwards));
            continue;
        }
        tell();
        spoken << publicStep(log, index);
        if (log[index].way == PublicStep::Way::Back && index != steps.back())
            spoken.removeLast(); // something has followed
    }
    tell();
    return spoken;
}

QString Sentences::token(Token token) const
{
    switch (token) {
    case Token::ConsecratedGround:
        return label(QStringLiteral("consecrated-ground"));
    case Token::HeavenlyHost:
        return label(QStringLiteral("heavenly-host"));
    case Token::Storm:
        return label(QStringLiteral("storm-token"));
    case Token::Fog:
        return label(QStringLiteral("fog-token"));
    case Token::Roadblock:
        return label(QStringLiteral("roadblock-token"));
    case Token::Bats:
        return label(QStringLiteral("bats-token"));
    }
    return unknown();
}

QString Sentences::cardPlace(const CardPlace& place) const
{
    if (!place.lair)
        return slot(Slot{place.number});
    //: A lair space with its letter, as a label.
    return tr("lair space %1").arg(lair(LairSpace{place.number}));
}

QString Sentences::number(Number number) const
{
    switch (number) {
    case Number::Influence:
        return label(QStringLiteral("influence"));
    case Number::Despair:
        return tr("Despair tokens", "a number that can be put right");
    case Number::Damage:
        return tr("Dracula's damage", "a number that can be put right");
    case Number::RumorTokens:
        return tr("Rumor tokens in Dracula's play area", "a number that can be put right");
    case Number::Week:
        return label(QStringLiteral("week"));
    case Number::HiddenDiscards:
        return tr("Dracula's Event cards face down in the discard pile", "a number that can be put right");
    }
    return unknown();
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

QString Sentences::argument(const Argument& argument) const
{
    return std::visit(Overloaded{[this](LocationId id) { return place(id); }, [this](Power card) { return power(card); },
                                 [this](EncounterKind card) { return encounter(card); }, [this](Hunter who) { return hunter(who); },
                                 [](Slot where) { return QString::number(where.number); }, [this](LairSpace where) { return lair(where); },
                                 [](int number) { return QString::number(number); }, [this](DraculaEvent card) { return event(card); },
                                 [this](HunterEvent card) { return hunterEvent(card); },
                                 [this](HunterCard card) { return hunterCard(card); }, [this](CombatCard card) { return combatCard(card); },
                                 [this](Weekday each) { return day(each); }, [this](Token each) { return token(each); },
                                 [this](RegionOf each) {
                                     if (!board_ || indexOf(each.city) >= board_->locations().size())
                                         return unknown();
                                     const std::string& id = (*board_)[each.city].region;
                                     return id.empty() ? unknown() : region(id);
                                 }},
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

} // namespace demeter::fury3e
