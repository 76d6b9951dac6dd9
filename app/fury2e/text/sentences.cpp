#include "app/fury2e/text/sentences.h"

#include "app/text/sentence_parts.h"
#include "app/text/tables.h"

#include <array>
#include <utility>

namespace demeter::fury2e {

SecondEditionSentences::SecondEditionSentences(std::shared_ptr<const Board> board, Language language)
    : FuryNames(std::move(board), language)
{
    const QString code = fromUtf8(languageCodes[static_cast<std::size_t>(language)]);
    readTable(QStringLiteral(":/translations/second_edition_names.tsv"),
              [&](const auto& cell) { names_.insert(cell(QStringLiteral("key")), cell(code)); });
}

QString SecondEditionSentences::called(std::string_view id) const
{
    return names_.value(fromUtf8(id), unknown());
}

template <typename Ids> QString SecondEditionSentences::calledIn(const Ids& ids, std::size_t index) const
{
    if (index >= ids.size())
        return unknown();
    if constexpr (requires { ids[index].id; })
        return called(ids[index].id);
    else
        return called(ids[index]);
}

QString SecondEditionSentences::power(Power power) const
{
    return calledIn(powerIds, static_cast<std::size_t>(power));
}

QString SecondEditionSentences::encounter(Encounter encounter) const
{
    return calledIn(encounters, static_cast<std::size_t>(encounter));
}

QString SecondEditionSentences::event(DraculaEvent event) const
{
    return calledIn(draculaEvents, static_cast<std::size_t>(event));
}

QString SecondEditionSentences::hunterEvent(HunterEvent event) const
{
    return calledIn(hunterEvents, static_cast<std::size_t>(event));
}

QString SecondEditionSentences::item(HunterItem item) const
{
    return calledIn(hunterItemIds, static_cast<std::size_t>(item));
}

QString SecondEditionSentences::tactic(DraculaTactic tactic) const
{
    return calledIn(draculaTacticIds, static_cast<std::size_t>(tactic));
}

QString SecondEditionSentences::tactic(AgentTactic tactic) const
{
    return calledIn(agentTacticIds, static_cast<std::size_t>(tactic));
}

QString SecondEditionSentences::time(TimeOfDay time) const
{
    return calledIn(timeIds, static_cast<std::size_t>(time));
}

QString SecondEditionSentences::option(ResolveOption option) const
{
    return calledIn(resolveIds, static_cast<std::size_t>(option));
}

QString SecondEditionSentences::combatCard(CombatCard::Kind kind) const
{
    switch (kind) {
    case CombatCard::Kind::Garlic:
        return called("garlic");
    case CombatCard::Kind::AdvancePlanning:
        return hunterEvent(HunterEvent::AdvancePlanning);
    case CombatCard::Kind::EscapeRoute:
        return hunterEvent(HunterEvent::EscapeRoute);
    case CombatCard::Kind::HeroicLeap:
        return hunterEvent(HunterEvent::HeroicLeap);
    }
    return unknown();
}

QString SecondEditionSentences::word(CombatWord word) const
{
    switch (word) {
    case CombatWord::Continue:
        return tr("Continue", "a result of a combat round");
    case CombatWord::End:
        return tr("End", "a result of a combat round");
    case CombatWord::Repel:
        return tr("Repel", "a result of a combat round");
    case CombatWord::Killed:
        return tr("Killed", "a result of a combat round");
    case CombatWord::Bite:
        return tr("Bite", "a result of a combat round");
    case CombatWord::EscapeAsBat:
        return tr("Escape as Bat", "a result of a combat round");
    case CombatWord::ItemDestroyed:
        return tr("Item destroyed", "a result of a combat round");
    case CombatWord::AllItemsLost:
        return tr("All Items lost", "a result of a combat round");
    case CombatWord::EventDiscarded:
        return tr("Event discarded", "a result of a combat round");
    case CombatWord::BonusForHunters:
        return tr("+1 for the hunters", "a result of a combat round");
    case CombatWord::BonusForDracula:
        return tr("+1 for Dracula", "a result of a combat round");
    }
    return unknown();
}

QString SecondEditionSentences::number(Number number) const
{
    switch (number) {
    case Number::Blood:
        return called("blood");
    case Number::Vampires:
        return called("vampire-track");
    case Number::Resolve:
        return called("resolve-track");
    }
    return unknown();
}

QString SecondEditionSentences::space(Space space) const
{
    //: A space of the trail with its number, as a label.
    return tr("space %1").arg(space.number);
}

QString SecondEditionSentences::catacomb(CatacombSpace space) const
{
    return space.index < catacombSpaces ? QString(QChar(static_cast<char16_t>(u'A' + space.index))) : unknown();
}

QString SecondEditionSentences::cardPlace(const CardPlace& place) const
{
    if (!place.inCatacombs)
        return space(Space{static_cast<std::uint8_t>(place.index + 1)});
    //: A space of the Catacombs with its letter, as a label.
    return tr("Catacombs %1").arg(catacomb(CatacombSpace{place.index}));
}

QString SecondEditionSentences::argument(const Argument& argument) const
{
    return std::visit(Overloaded{[this](LocationId id) { return place(id); }, [this](Power card) { return power(card); },
                                 [this](Encounter token) { return encounter(token); }, [this](Hunter who) { return hunter(who); },
                                 [](Space where) { return QString::number(where.number); },
                                 [this](CatacombSpace where) { return catacomb(where); },
                                 [](int number) { return QString::number(number); }, [this](DraculaEvent card) { return event(card); },
                                 [this](HunterEvent card) { return hunterEvent(card); }, [this](HunterItem card) { return item(card); },
                                 [this](DraculaTactic card) { return tactic(card); }, [this](AgentTactic card) { return tactic(card); },
                                 [this](TimeOfDay each) { return time(each); }},
                      argument);
}

NameForms SecondEditionSentences::forms(const Argument& argument) const
{
    if (const auto* where = std::get_if<LocationId>(&argument))
        return forms(*where);
    if (const auto* who = std::get_if<Hunter>(&argument))
        return forms(*who);
    const QString name = this->argument(argument);
    const bool bare = std::holds_alternative<int>(argument) || std::holds_alternative<Space>(argument) ||
                      std::holds_alternative<CatacombSpace>(argument) || std::holds_alternative<TimeOfDay>(argument);
    return bare ? NameForms{name, {}, false} : card(name);
}

std::vector<NameForms> SecondEditionSentences::formsOf(const std::vector<Argument>& arguments, const NameForms* again) const
{
    std::vector<NameForms> names;
    for (const Argument& each : arguments)
        names.push_back(again != nullptr && std::holds_alternative<Hunter>(each) ? *again : forms(each));
    return names;
}

QString SecondEditionSentences::named(const std::vector<Argument>& arguments, std::size_t index) const
{
    return index < arguments.size() ? argument(arguments[index]) : unknown();
}

QString SecondEditionSentences::all(const std::vector<Argument>& arguments) const
{
    QStringList names;
    for (const Argument& each : arguments)
        names += argument(each);
    return names.join(QStringLiteral(", "));
}

QString SecondEditionSentences::behindAll(const std::vector<Argument>& arguments, QString sentence) const
{
    if (arguments.empty())
        return sentence;
    sentence.front() = sentence.front().toLower();
    return QStringLiteral("%1: %2").arg(all(arguments), sentence);
}

} // namespace demeter::fury2e
