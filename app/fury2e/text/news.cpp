#include "app/fury2e/text/sentences.h"

#include "app/text/sentence_parts.h"

namespace demeter::fury2e {

namespace {

int numberIn(const std::vector<Argument>& arguments, std::size_t which = 0)
{
    for (const Argument& each : arguments)
        if (const int* number = std::get_if<int>(&each); number != nullptr && which-- == 0)
            return *number;
    return 0;
}

} // namespace

QString SecondEditionSentences::happening(const Happening& happening) const
{
    return this->happening(happening, nullptr);
}

QString SecondEditionSentences::happening(const Happening& happening, const NameForms* again) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const int number = numberIn(arguments);
    const std::vector<NameForms> names = formsOf(arguments);
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    // One short sentence each, with a subject and a verb. No default: news without a sentence must not compile.
    switch (happening.what) {
    case What::TimeMoved: {
        const auto* time = firstOf<TimeOfDay>(arguments);
        return time != nullptr ? dawned(*time) : unknown();
    }
    case What::TimeStoodStill:
        return tr("Dracula is at sea, so time stands still.");
    case What::VampiresGained:
        //: %1 is a number.
        return number < 0 ? tr("The Vampire track falls by %1.").arg(-number)
                          //: %1 is a number.
                          : tr("The Vampire track rises by %1.").arg(number);
    case What::ResolveGained:
        return tr("The hunters gain %n Resolve.", nullptr, number);
    case What::BloodLost:
        return tr("Dracula loses %n Blood.", nullptr, number);
    case What::BloodRecovered:
        return tr("Dracula recovers %n Blood.", nullptr, number);
    case What::CardPlayed:
        return cardNews(arguments);
    case What::CatacombsFilled:
        //: %1 is the letter of a space.
        return said(tr("A card goes to space %1 of the Catacombs."));
    case What::CatacombsAdded:
        //: %1 is the letter of a space.
        return said(tr("An Encounter is added to space %1 of the Catacombs, face down."));
    case What::CatacombsCleared:
        //: %1 is the letter of a space.
        return said(tr("Space %1 of the Catacombs is cleared."));
    case What::LocationRevealed:
        //: %1 is a location.
        return said(FuryNames::tr("%1 is revealed.", "a location"));
    case What::HideRevealed:
        return inForms(FuryNames::tr("Dracula reveals %1.", "a Power card"), {card(power(Power::Hide))});
    case What::PowerRevealed:
        //: %1 is a Power card.
        return said(FuryNames::tr("Dracula reveals %1.", "a Power card"));
    case What::TrailCleared:
        return number == 1 ? tr("The trail is cleared down to one card.") : tr("The trail is cleared down to %n cards.", nullptr, number);
    case What::CardLaidAside:
        //: %1 is a location.
        return said(tr("The card %1{of} is laid beside the board."));
    case What::CardReturned:
        //: %1 is a location.
        return said(tr("The card %1{of} goes back into the deck."));
    case What::MoveDeclared: {
        QStringList cards;
        for (const NameForms& each : names)
            cards << each.name;
        //: %1 are the cards that he will play: a location, a Power card or both, with commas.
        return inForms(tr("Dracula declares the next move: %1."),
                       {{cards.isEmpty() ? unknown() : cards.join(QStringLiteral(", ")), {}, false}});
    }
    case What::HostPlaced:
    case What::HostRemoved:
    case What::GroundPlaced:
    case What::RoadblockPlaced:
    case What::RoadblockRemoved:
    case What::StormPlaced:
    case What::StormEnded:
        return tokenNews(happening);
    case What::HunterMoved:
    case What::HunterOverruled:
    case What::HunterActed:
    case What::HunterHealed:
    case What::HunterHurt:
    case What::HunterBitten:
    case What::BiteCured:
    case What::HunterDefeated:
    case What::HunterMissedTurn:
    case What::TrainRefused:
    case What::ResolveSpent:
        return hunterNews(happening, again);
    case What::EncounterPlaced:
    case What::EncounterActivated:
    case What::EncounterRevealed:
    case What::EncounterGone:
    case What::EncounterStays:
    case What::EncounterBefore:
    case What::EncountersDiscarded:
        return encounterNews(happening, again);
    case What::NotHere:
        //: %1 is a place.
        return said(tr("There is nothing %1{in}."));
    case What::NothingRevealed:
        if (arguments.size() == 2)
            //: %1 is a hunter, %2 a place whose card lies face up already.
            return said(tr("%1 searches %2{in} and finds nothing new."));
        return tr("No card is revealed.");
    case What::EventPlayed:
    case What::EventMeets:
    case What::EventCancelled:
    case What::EventTaken:
    case What::EventDiscarded:
    case What::HunterCardPlayed:
    case What::ItemPlayed:
    case What::AllyInPlay:
    case What::AllyGone:
    case What::HandShown:
        return eventNews(happening, again);
    case What::EscapesBarred:
    case What::CombatBegins:
    case What::TargetNamed:
    case What::TacticShown:
    case What::CombatResult:
    case What::AgentKilled:
    case What::AgentShields:
    case What::CombatEnded:
    case What::DraculaEscaped:
        return combatNews(happening);
    case What::PenaltyShown:
        //: %1 is a location.
        return said(FuryNames::tr("As a penalty, Dracula reveals that he is %1{in}."));
    case What::DraculaWins:
        return FuryNames::tr("Dracula has won.");
    case What::HuntersWin:
        return FuryNames::tr("The hunters have won.");
    case What::RulingChanged:
    case What::PutRight:
        return putRightNews(happening);
    case What::SharesPromised:
    case What::SharesGiven:
    case What::WordsSaid:
        return chanceNews(happening);
    }
    return unknown();
}

QString SecondEditionSentences::chanceNews(const Happening& happening) const
{
    const int first = numberAt(happening.arguments, 0), second = numberAt(happening.arguments, 1);
    if (happening.what == Happening::What::SharesPromised)
        return sharesPromised(first);
    if (happening.what == Happening::What::WordsSaid)
        //: %1 are any words of the hunters'. The reserve is that of Encounter tokens.
        return tr("The hunters say \"%1\". The reserve is mixed anew.").arg(QString::fromStdString(happening.rule));
    if (first != second)
        //: %1 phones gave what %n phones had promised, two at least.
        return tr("Only %1 of %n phones gave a share. The reserve is mixed anew.", nullptr, second).arg(first);
    return first == 1 ? tr("One phone gave its share. The reserve is mixed anew.")
                      : tr("%n phones gave their shares. The reserve is mixed anew.", nullptr, first);
}

QString SecondEditionSentences::dawned(TimeOfDay time) const
{
    switch (time) {
    case TimeOfDay::Dawn:
        return tr("Dawn breaks.");
    case TimeOfDay::Noon:
        return tr("It is noon.");
    case TimeOfDay::Dusk:
        return tr("Dusk falls.");
    case TimeOfDay::Twilight:
        return tr("Twilight comes.");
    case TimeOfDay::Midnight:
        return tr("It is midnight.");
    case TimeOfDay::SmallHours:
        return tr("The small hours begin.");
    }
    return unknown();
}

QString SecondEditionSentences::cardNews(const std::vector<Argument>& arguments) const
{
    std::vector<NameForms> powers;
    for (const Argument& each : arguments)
        if (const auto* open = std::get_if<Power>(&each))
            powers.push_back(card(power(*open)));
    const QString played = powers.empty()       ? tr("Dracula plays a card.")
                           : powers.size() == 1 ? inForms(FuryNames::tr("Dracula plays %1."), powers)
                                                //: %1 and %2 are Power cards.
                                                : inForms(tr("Dracula plays %1 and %2."), powers);
    if (const auto* from = firstOf<Space>(arguments))
        //: %1 says which card Dracula plays; %2 is the number of the space that Double Back takes the Location card from.
        return tr("%1 The Location card comes from space %2.").arg(played).arg(from->number);
    if (const auto* from = firstOf<CatacombSpace>(arguments))
        //: %1 says which card Dracula plays; %2 is the letter of the space that Double Back takes the Location card from.
        return tr("%1 The Location card comes from space %2 of the Catacombs.").arg(played, catacomb(*from));
    return played;
}

QString SecondEditionSentences::tokenNews(const Happening& happening) const
{
    using What = Happening::What;
    const std::vector<NameForms> names = formsOf(happening.arguments);
    switch (happening.what) {
    case What::HostPlaced:
        //: %1 is a city.
        return inForms(tr("A Sacred Host is placed %1{in}."), names);
    case What::HostRemoved:
        //: %1 is a city.
        return inForms(tr("The Sacred Host is removed %1{from}."), names);
    case What::GroundPlaced:
        //: %1 is a city.
        return inForms(tr("Consecrated Ground is placed %1{in}."), names);
    case What::RoadblockPlaced:
        return numberIn(happening.arguments) == 1
                   //: %1 and %2 are the ends of the railway.
                   ? inForms(tr("The Roadblock is placed on the railway %1{from} %2{to}."), names)
                   //: %1 and %2 are the ends of the road.
                   : inForms(tr("The Roadblock is placed on the road %1{from} %2{to}."), names);
    case What::RoadblockRemoved:
        return tr("The Roadblock is removed.");
    case What::StormPlaced:
        //: %1 is a sea zone.
        return inForms(tr("A storm rages %1{in}."), names);
    case What::StormEnded:
        //: %1 is a sea zone.
        return inForms(tr("The storm %1{in} is over."), names);
    default:
        return unknown();
    }
}

QString SecondEditionSentences::hunterNews(const Happening& happening, const NameForms* again) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const int number = numberIn(arguments);
    std::vector<NameForms> names = formsOf(arguments, again);
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    switch (happening.what) {
    case What::HunterMoved:
        //: %1 is a hunter, %2 a place.
        return said(FuryNames::tr("%1 arrives %2{in}."));
    case What::HunterOverruled:
        //: %1 is a hunter.
        return said(tr("The table lets %1{whom} do what the rules forbid."));
    case What::HunterActed:
        switch (static_cast<HuntersAct::What>(number)) {
        case HuntersAct::What::Rest:
            //: %1 is a hunter; an action.
            return said(FuryNames::tr("%1 rests."));
        case HuntersAct::What::Resupply:
            //: %1 is a hunter; an action.
            return said(tr("%1 resupplies."));
        case HuntersAct::What::Exchange:
            //: %1 is a hunter; an action.
            return said(tr("%1 exchanges Items."));
        case HuntersAct::What::Nothing:
            break;
        }
        //: %1 is a hunter; no action.
        return said(tr("%1 does nothing else."));
    case What::HunterHealed:
        //: %1 is a hunter, %n a number.
        return said(tr("%1 recovers %n Health.", nullptr, number));
    case What::HunterHurt:
        //: %1 is a hunter, %n a number.
        return said(tr("%1 loses %n Health.", nullptr, number));
    case What::HunterBitten:
        //: %1 is a hunter.
        return said(FuryNames::tr("%1 is bitten."));
    case What::BiteCured:
        //: %1 is a hunter.
        return said(tr("%1 is cured of a bite."));
    case What::HunterDefeated:
        //: %1 is a hunter.
        return said(FuryNames::tr("%1 is defeated.", "a hunter"));
    case What::HunterMissedTurn:
        //: %1 is a hunter.
        return said(tr("%1 misses a turn."));
    case What::TrainRefused:
        //: %1 is a hunter.
        return said(tr("%1 gets no train."));
    case What::ResolveSpent: {
        names.resize(2, {unknown(), {}, false});
        names[1] = card(option(static_cast<ResolveOption>(number)));
        //: %1 is a hunter, %2 what Resolve can be spent on, such as Inner Strength.
        return said(tr("%1 spends Resolve on %2."));
    }
    default:
        return unknown();
    }
}

QString SecondEditionSentences::encounterNews(const Happening& happening, const NameForms* again) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const std::vector<NameForms> names = formsOf(arguments, again);
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    switch (happening.what) {
    case What::EncounterPlaced:
        return tr("Dracula places an Encounter, face down.");
    case What::EncounterActivated:
        if (firstOf<LocationId>(arguments) != nullptr)
            //: %1 is an Encounter, %2 the place where it lay.
            return said(tr("Dracula activates %1, which lay %2{in}."));
        //: %1 is an Encounter.
        return said(tr("Dracula activates %1."));
    case What::EncounterRevealed:
        if (firstOf<Hunter>(arguments) != nullptr)
            //: %1 is an Encounter, %2 a hunter.
            return said(tr("%2 meets %1.", "an Encounter"));
        //: %1 is an Encounter.
        return said(tr("The Encounter %1 is revealed."));
    case What::EncounterGone:
        //: %1 is an Encounter.
        return said(tr("%1 goes to the reserve."));
    case What::EncounterStays:
        //: %1 is an Encounter.
        return said(tr("%1 stays there, face up."));
    case What::EncounterBefore:
        //: %1 is an Encounter, %2 a hunter.
        return said(tr("%1 now lies before %2{whom}."));
    case What::EncountersDiscarded: {
        const int number = numberIn(arguments);
        return number == 1 ? tr("An Encounter goes to the reserve, unseen.")
                           : tr("%n Encounters go to the reserve, unseen.", nullptr, number);
    }
    default:
        return unknown();
    }
}

QString SecondEditionSentences::eventNews(const Happening& happening, const NameForms* again) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const std::vector<NameForms> names = formsOf(arguments, again);
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    const bool ofHunters = firstOf<HunterEvent>(arguments) != nullptr;
    switch (happening.what) {
    case What::EventPlayed:
        //: %1 is a card.
        return said(FuryNames::tr("Dracula plays %1."));
    case What::EventMeets:
        //: %1 is an Event card of Dracula's, %2 the hunter whom he chooses for it.
        return said(FuryNames::tr("Dracula chooses %2{whom} for %1."));
    case What::EventCancelled:
        //: %1 is a card.
        return said(FuryNames::tr("%1 is cancelled."));
    case What::EventTaken:
        return FuryNames::tr("Dracula takes an Event card.");
    case What::EventDiscarded:
        //: %1 is an Event card.
        return said(FuryNames::tr("The Event card %1 is discarded."));
    case What::HunterCardPlayed:
    case What::ItemPlayed:
        if (firstOf<Hunter>(arguments) != nullptr)
            //: %1 is a card, %2 the hunter who plays it.
            return said(tr("%2 plays %1."));
        //: %1 is a card.
        return said(FuryNames::tr("The hunters play %1."));
    case What::AllyInPlay:
        //: %1 is an Event card.
        return ofHunters ? said(FuryNames::tr("The hunters have a new ally, %1."))
                         //: %1 is an Event card.
                         : said(FuryNames::tr("Dracula has a new ally, %1."));
    case What::AllyGone:
        //: %1 is an Event card.
        return ofHunters ? said(FuryNames::tr("The hunters lose their ally %1."))
                         //: %1 is an Event card.
                         : said(FuryNames::tr("Dracula loses his ally %1."));
    case What::HandShown: {
        if (names.empty())
            return FuryNames::tr("Dracula has no card to show.");
        QStringList cards;
        for (const NameForms& each : names)
            cards << each.name;
        //: %1 are Event cards, with commas.
        return inForms(FuryNames::tr("Dracula shows %1."), {{cards.join(QStringLiteral(", ")), {}, false}});
    }
    default:
        return unknown();
    }
}

QString SecondEditionSentences::combatNews(const Happening& happening) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    const int number = numberIn(arguments);
    const std::vector<NameForms> names = formsOf(arguments);
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    switch (happening.what) {
    case What::EscapesBarred:
        return number == 1 ? tr("Dracula can't escape for one combat round.")
                           : tr("Dracula can't escape for %n combat rounds.", nullptr, number);
    case What::CombatBegins: {
        HunterSet who;
        for (const Argument& each : arguments)
            if (const auto* hunter = std::get_if<Hunter>(&each); hunter != nullptr && static_cast<std::size_t>(*hunter) < hunterCount)
                who.insert(*hunter);
        const NameForms fought = who.empty() ? NameForms{unknown(), {}, false} : forms(who);
        if (const auto* agent = firstOf<Encounter>(arguments))
            //: %1 is an Agent, %2 are one hunter or more.
            return inForms(FuryNames::tr("%1 fights %2{whom}."), {card(encounter(*agent)), fought});
        //: %1 are one hunter or more.
        return inForms(FuryNames::tr("Dracula fights %1{whom}."), {fought});
    }
    case What::TargetNamed:
        //: %1 is a hunter, against whom his card of this combat round is.
        return said(tr("Dracula aims at %1{whom}."));
    case What::TacticShown:
        if (names.empty())
            return tr("Dracula plays no card.");
        if (firstOf<AgentTactic>(arguments) != nullptr)
            //: %1 is a Tactics card.
            return said(tr("The Agent plays %1."));
        //: %1 is a card.
        return said(FuryNames::tr("Dracula plays %1."));
    case What::CombatResult: {
        std::vector<NameForms> words;
        for (std::size_t n = 0; n < combatWordCount; ++n)
            if ((static_cast<unsigned>(number) >> n) & 1U)
                words.push_back(card(word(static_cast<CombatWord>(n))));
        if (words.empty())
            return tr("The combat round is over.");
        //: %1 are words of its result, such as Continue and Bite.
        return inForms(tr("The combat round ends with %1."), {listed(words)});
    }
    case What::AgentKilled:
        //: %1 is an Agent.
        return said(tr("%1 is killed."));
    case What::AgentShields:
        return tr("The Agent still stands, so nobody fights Dracula in this turn.");
    case What::CombatEnded:
        return FuryNames::tr("The combat is over.");
    case What::DraculaEscaped:
        return tr("Dracula escapes as a bat. Another Location card lies in the same space.");
    default:
        return unknown();
    }
}

/// What was put right, as `newsOf` has it.
QString SecondEditionSentences::changed(const std::vector<Argument>& arguments) const
{
    const auto fromTo = [](const QString& name, int was, int is) { return QStringLiteral("%1 %2 → %3").arg(name).arg(was).arg(is); };
    if (arguments.size() == 3 && std::holds_alternative<int>(arguments.front()))
        return fromTo(number(static_cast<Number>(numberIn(arguments))), numberIn(arguments, 1), numberIn(arguments, 2));
    if (arguments.size() < 3 || !std::holds_alternative<Hunter>(arguments.front()) || !std::holds_alternative<int>(arguments.back()))
        return all(arguments);
    const std::size_t was = arguments.size() - 2;
    return all({arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(was)}) + QStringLiteral(", ") +
           fromTo(tr("Health"), numberIn(arguments), numberIn(arguments, 1));
}

QString SecondEditionSentences::putRightNews(const Happening& happening) const
{
    const auto& arguments = happening.arguments;
    if (happening.what == Happening::What::RulingChanged) {
        const int index = arguments.empty() ? -1 : numberIn(arguments), read = arguments.size() < 2 ? -1 : numberIn(arguments, 1);
        if (index < 0 || index >= static_cast<int>(rulingCount) || read < 0 || read >= rulingTable[static_cast<std::size_t>(index)].count())
            return FuryNames::tr("The table now reads a rule in another way.");
        const auto changed = static_cast<Ruling>(index);
        //: How the table reads a rule from now on: %1 is its name, %2 the reading.
        return inForms(FuryNames::tr("From now on, the answer to \"%1\" is \"%2\"."),
                       {{ruling(changed), {}, false}, {reading(changed, static_cast<std::uint8_t>(read)), {}, false}});
    }
    const NameForms why{fromUtf8(happening.rule).simplified(), {}, false};
    const QString what = changed(arguments);
    if (what.isEmpty())
        //: %1 is the reason, as it was typed.
        return inForms(FuryNames::tr("The table puts the game right by hand, because \"%1\"."), {why});
    //: %1 says shortly what is put right: a number, a hunter. %2 is the reason, as it was typed.
    return inForms(FuryNames::tr("The table puts the game right by hand (%1), because \"%2\"."), {{what, {}, false}, why});
}

} // namespace demeter::fury2e
