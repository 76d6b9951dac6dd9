#include "app/fury3e/text/sentences.h"
#include "app/text/name_forms.h"
#include "app/text/sentence_parts.h"
#include "app/text/told.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

namespace {

/// A label within a sentence: small, unless it begins with a name.
QString withinSentence(QString label, const QString& name)
{
    if (!label.isEmpty() && (name.isEmpty() || !label.startsWith(name)))
        label.front() = label.front().toLower();
    return label;
}

NewsSubject subjectOf(const Happening& happening)
{
    using What = Happening::What;
    using Who = NewsSubject::Who;
    const auto& arguments = happening.arguments;
    switch (happening.what) {
    case What::HunterMoved:
    case What::HunterActed:
    case What::HunterStandsUp:
    case What::HunterDelayed:
    case What::HunterDamaged:
    case What::HunterHealed:
    case What::HunterBitten:
    case What::HunterSaved:
    case What::HunterDefeated:
    case What::HunterInHospital:
    case What::HunterMesmerized:
    case What::HunterLeft:
    case What::HunterFought:
    case What::HunterCardPlayed:
    case What::SearchedNothing:
    case What::EncounterRevealed:
    case What::TokenPlaced:
    case What::TokenRemoved: {
        const auto isHunter = [](const Argument& each) { return std::holds_alternative<Hunter>(each); };
        if (std::ranges::count_if(arguments, isHunter) != 1)
            return {};
        return {Who::Hunter, static_cast<int>(*firstOf<Hunter>(arguments))};
    }
    case What::VampireDamaged:
    case What::VampireHealed:
    case What::VampireDefeated:
        if (const auto* vampire = firstOf<EncounterKind>(arguments))
            return {Who::Vampire, static_cast<int>(*vampire)};
        return {};
    case What::AllyInPlay:
    case What::AllyGone:
        return {firstOf<HunterEvent>(arguments) ? Who::Hunters : Who::Dracula};
    case What::DamageSuffered:
    case What::DamageRecovered:
    case What::PowerPlayed:
    case What::EventPlayed:
    case What::CombatCardPlayed:
    case What::HideRevealed:
    case What::EventsTaken:
    case What::EventsHidden:
    case What::RumorGained:
        return {Who::Dracula};
    default:
        return {};
    }
}

} // namespace

QString Sentences::together(const Happening& first, const Happening& second) const
{
    using What = Happening::What;
    std::vector<NameForms> names;
    for (const Argument& each : first.arguments)
        names.push_back(forms(each));
    const auto same = []<typename T>(const T* one, const T* other) { return one != nullptr && other != nullptr && *one == *other; };
    const int *number = firstOf<int>(first.arguments), *next = firstOf<int>(second.arguments);
    const bool there = same(firstOf<LocationId>(first.arguments), firstOf<LocationId>(second.arguments));
    const bool hunter = same(firstOf<Hunter>(first.arguments), firstOf<Hunter>(second.arguments));
    const bool onFoot = first.what == What::HunterMoved && first.arguments.size() == 2; // else the card is named
    if (onFoot && second.what == What::LocationRevealed && there)
        //: %1 is a hunter, %2 a place.
        return inForms(FuryNames::tr("%1 arrives %2{in}, and its card is revealed."), names);
    if (onFoot && second.what == What::NothingRevealed && there && hunter)
        //: %1 is a hunter, %2 a place.
        return inForms(FuryNames::tr("%1 arrives %2{in}, but there is nothing there."), names);
    if (first.what == What::HunterDamaged && second.what == What::HunterDamaged && hunter && number && next) {
        names.resize(1);
        names.push_back(numberForms(*next));
        //: %1 is a hunter, %n and %2 are numbers.
        return inForms(tr("%1 suffers %n damage, then %2 more.", nullptr, *number), names);
    }
    if (first.what == What::InfluenceGained && second.what == What::InfluenceGained && number && next)
        //: %1 and %2 are numbers.
        return inForms(tr("Influence rises by %1, then by %2."), {numberForms(*number), numberForms(*next)});
    const CombatCard *card = firstOf<CombatCard>(first.arguments), *stopped = firstOf<CombatCard>(second.arguments);
    if (first.what == What::CombatCardPlayed && second.what == What::CombatCardCancelled && second.arguments.size() < 2 &&
        same(card, stopped))
        //: %1 is a Combat card, one of the two escapes.
        return inForms(tr("Dracula plays %1 too early, so that it is cancelled."), names);
    if (first.what == What::EncounterCancelled && second.what == What::EncounterDiscarded && names.size() > 1 &&
        same(firstOf<EncounterKind>(first.arguments), firstOf<EncounterKind>(second.arguments)))
        //: %1 is a card, %2 the Encounter card that it cancels.
        return inForms(tr("%1 cancels %2, which is discarded."), {names[1], names[0]});
    return {};
}

QString Sentences::happeningAgain(const Happening& happening) const
{
    using What = Happening::What;
    using Who = NewsSubject::Who;
    const NewsSubject subject = subjectOf(happening);
    std::vector<NameForms> names;
    for (const Argument& each : happening.arguments)
        names.push_back(forms(each));
    if (subject.who == Who::Dracula) {
        const int* number = firstOf<int>(happening.arguments);
        switch (happening.what) {
        case What::DamageSuffered:
            return tr("He suffers %n damage.", "Dracula", number != nullptr ? *number : 0);
        case What::DamageRecovered:
            return tr("He recovers %n damage.", "Dracula", number != nullptr ? *number : 0);
        case What::AllyInPlay:
            //: %1 is an Event card.
            return inForms(FuryNames::tr("He has a new ally, %1.", "Dracula"), names);
        case What::AllyGone:
            //: %1 is an Event card.
            return inForms(FuryNames::tr("He loses his ally %1.", "Dracula"), names);
        default:
            return {};
        }
    }
    if (subject.who == Who::Hunters && happening.what == What::AllyInPlay)
        //: %1 is an Event card.
        return inForms(FuryNames::tr("They have a new ally, %1.", "the hunters"), names);
    if (subject.who != Who::Hunter && subject.who != Who::Vampire)
        return {};
    //: In place of the subject of the sentence before, a hunter: nothing where the language needs no pronoun.
    QString pronoun = subject.who == Who::Hunter ? inForms(FuryNames::tr("%1{he|she}"), {forms(*firstOf<Hunter>(happening.arguments))})
                                                 //: The same for a vampire.
                                                 : inForms(tr("%1{it|it}", "a vampire"), {{}});
    if (!pronoun.isEmpty())
        pronoun.front() = pronoun.front().toLower();
    const bool woman = subject.who == Who::Hunter && forms(*firstOf<Hunter>(happening.arguments)).woman;
    const NameForms again{pronoun, {}, woman};
    return this->happening(happening, &again);
}

QStringList Sentences::told(const std::vector<Happening>& said) const
{
    const auto both = [this](const std::vector<Happening>& all, std::size_t n) {
        const QString sentence = n + 1 < all.size() ? together(all[n], all[n + 1]) : QString();
        return NewsTogether{sentence, sentence.isEmpty() ? 0U : 2U};
    };
    return toldInOneVoice(
        said, subjectOf, both, [this](const Happening& one) { return happeningAgain(one); },
        [this](const Happening& one) { return happening(one); });
}

QString Sentences::whereTokenLies(const std::vector<Argument>& arguments) const
{
    if (const auto* hunter = firstOf<Hunter>(arguments))
        return this->hunter(*hunter);
    std::vector<LocationId> ends;
    for (const Argument& each : arguments) {
        if (const auto* place = std::get_if<LocationId>(&each))
            ends.push_back(*place);
    }
    if (ends.empty())
        return unknown();
    const int* rail = firstOf<int>(arguments);
    return ends.size() == 1 ? place(ends.front()) : roadblock({rail && *rail == 1, ends[0], ends[1]});
}

QString Sentences::putRight(const std::vector<Argument>& arguments) const
{
    // The public part of each kind of correction, told apart by what comes first.
    const int* last = arguments.empty() ? nullptr : std::get_if<int>(&arguments.back());
    if (arguments.empty())
        return {};
    if (const auto* which = std::get_if<int>(&arguments.front()); which && last)
        return QStringLiteral("%1 %2").arg(withinSentence(number(static_cast<Number>(*which)), label(QStringLiteral("dracula"))),
                                           QString::number(*last));
    if (const auto* weekday = std::get_if<Weekday>(&arguments.front()); weekday && last)
        return dayAndTime(*weekday, static_cast<Step>(*last));
    if (const auto* each = std::get_if<Token>(&arguments.front()); each && last)
        return QStringLiteral("%1, %2, %3").arg(withinSentence(token(*each), {}), whereTokenLies(arguments), QString::number(*last));
    QStringList names;
    for (const Argument& each : arguments) {
        if (const auto* lying = std::get_if<Slot>(&each))
            names += slot(*lying);
        else if (const auto* space = std::get_if<LairSpace>(&each))
            names += cardPlace({true, space->index});
        else
            names += argument(each);
    }
    return names.join(QStringLiteral(", "));
}

NameForms Sentences::forms(Token token) const
{
    switch (token) {
    case Token::ConsecratedGround:
        return {tr("Consecrated Ground", "a token within a sentence"), {}, false};
    case Token::HeavenlyHost:
        return {tr("a Heavenly Host", "a token within a sentence"), {}, false};
    case Token::Storm:
        return {tr("a Storm token", "within a sentence"), {}, false};
    case Token::Fog:
        return {tr("a Fog token", "within a sentence"), {}, false};
    case Token::Roadblock:
        return {tr("a Roadblock token", "within a sentence"), {}, false};
    case Token::Bats:
        return {tr("a Bats token", "within a sentence"), {}, false};
    }
    return {unknown(), {}, false};
}

NameForms Sentences::forms(const Argument& argument) const
{
    return std::visit(
        Overloaded{[this](LocationId id) { return forms(id); }, [this](Hunter who) { return forms(who); },
                   [this](Token each) { return forms(each); }, [this](Power each) { return card(power(each)); },
                   [this](EncounterKind each) { return card(encounter(each)); }, [this](DraculaEvent each) { return card(event(each)); },
                   [this](HunterEvent each) { return card(hunterEvent(each)); }, [this](HunterCard each) { return card(hunterCard(each)); },
                   [this](CombatCard each) { return card(combatCard(each)); },
                   [this](Weekday each) {
                       // Where a sentence asks for its gender, in Polish and Russian, a day's ending tells it.
                       const QString day = dayWord(each);
                       const QChar last = day.isEmpty() ? QChar() : day.back();
                       return NameForms{day, {}, last == u'a' || last == u'а', last == u'е'};
                   },
                   [this, &argument](const auto&) {
                       return NameForms{this->argument(argument), {}, false};
                   }},
        argument);
}

QString Sentences::tokenNews(const Happening& happening, const NameForms* again) const
{
    const bool placed = happening.what == Happening::What::TokenPlaced;
    const auto& arguments = happening.arguments;
    std::vector<NameForms> names;
    std::size_t places = 0;
    for (const Argument& each : arguments) {
        names.push_back(again != nullptr && std::holds_alternative<Hunter>(each) ? *again : forms(each));
        places += std::holds_alternative<LocationId>(each) ? 1 : 0;
    }
    if (firstOf<Hunter>(arguments))
        //: %1 is a token, %2 the hunter on whom it is placed.
        return placed ? inForms(tr("%2 receives %1."), names)
                      //: %1 is a token, %2 the hunter from whom it is removed.
                      : inForms(tr("%2 loses %1."), names);
    if (places < 2)
        //: %1 is a token, %2 a place.
        return placed ? inForms(tr("%1 is placed %2{in}."), names)
                      //: %1 is a token, %2 a place.
                      : inForms(tr("%1 is removed %2{from}."), names);
    const int* rail = firstOf<int>(arguments);
    if (rail && *rail == 1)
        //: %1 is a token, %2 and %3 are the ends of the railway.
        return placed ? inForms(tr("%1 is placed on the railway %2{from} %3{to}."), names)
                      //: %1 is a token, %2 and %3 are the ends of the railway.
                      : inForms(tr("%1 is removed from the railway %2{from} %3{to}."), names);
    //: %1 is a token, %2 and %3 are the ends of the road.
    return placed ? inForms(tr("%1 is placed on the road %2{from} %3{to}."), names)
                  //: %1 is a token, %2 and %3 are the ends of the road.
                  : inForms(tr("%1 is removed from the road %2{from} %3{to}."), names);
}

QString Sentences::putRightNews(const Happening& happening) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    std::vector<NameForms> names;
    for (const Argument& each : arguments)
        names.push_back(forms(each));
    switch (happening.what) {
    case What::RulingChanged: {
        // Both are numbers: the ruling, then its reading.
        const auto* index = arguments.empty() ? nullptr : std::get_if<int>(&arguments[0]);
        const auto* read = arguments.size() < 2 ? nullptr : std::get_if<int>(&arguments[1]);
        if (!index || !read || *index < 0 || *index >= static_cast<int>(rulingCount) || *read < 0 || *read > 255)
            return FuryNames::tr("The table now reads a rule in another way.");
        const auto ruling = static_cast<Ruling>(*index);
        return inForms(
            //: How the table reads a rule from now on: %1 is its name, %2 the reading.
            FuryNames::tr("From now on, the answer to \"%1\" is \"%2\"."),
            {{this->ruling(ruling), {}, false}, {reading(ruling, static_cast<std::uint8_t>(*read)), {}, false}});
    }
    case What::PutRight: {
        const NameForms reason{fromUtf8(happening.rule).simplified(), {}, false};
        const QString what = putRight(arguments);
        if (what.isEmpty())
            //: %1 is the reason, as it was typed.
            return inForms(FuryNames::tr("The table puts the game right by hand, because \"%1\"."), {reason});
        //: %1 says shortly what is put right: a number, a slot, a hunter, a token. %2 is the reason, as it was typed.
        return inForms(FuryNames::tr("The table puts the game right by hand (%1), because \"%2\"."), {{what, {}, false}, reason});
    }
    case What::EntryPutRight:
        //: %1 is a slot of the trail.
        return inForms(tr("The record is put right. It had another card in slot %1."), names);
    case What::EdgePutRight: {
        const int* joined = firstOf<int>(arguments);
        //: %1 and %2 are locations.
        return joined && *joined == 1 ? inForms(tr("The map now joins %1 and %2."), names)
                                      //: %1 and %2 are locations.
                                      : inForms(tr("The map no longer joins %1 and %2."), names);
    }
    default:
        return unknown();
    }
}

QString Sentences::chanceNews(const Happening& happening) const
{
    const int first = numberAt(happening.arguments, 0), second = numberAt(happening.arguments, 1);
    switch (happening.what) {
    case Happening::What::SharesPromised:
        return FuryNames::sharesPromised(first);
    case Happening::What::SharesGiven:
        if (first != second)
            //: %1 phones gave what %n phones had promised, two at least.
            return tr("Only %1 of %n phones gave a share. The decks are shuffled anew.", nullptr, second).arg(first);
        return first == 1 ? tr("One phone gave its share. The decks are shuffled anew.")
                          : tr("%n phones gave their shares. The decks are shuffled anew.", nullptr, first);
    case Happening::What::WordsSaid:
        //: %1 are any words of the hunters'.
        return tr("The hunters say \"%1\". The decks are shuffled anew.").arg(fromUtf8(happening.rule));
    default:
        return unknown();
    }
}

QString Sentences::happening(const Happening& happening) const
{
    return this->happening(happening, nullptr);
}

QString Sentences::happening(const Happening& happening, const NameForms* again) const
{
    using What = Happening::What;
    const auto& arguments = happening.arguments;
    std::vector<NameForms> names;
    for (const Argument& each : arguments)
        names.push_back(forms(each));
    const bool ofHunter = firstOf<Hunter>(arguments) != nullptr; // or of a vampire
    for (std::size_t n = 0; again != nullptr && n < arguments.size(); ++n)
        if (ofHunter ? std::holds_alternative<Hunter>(arguments[n]) : std::holds_alternative<EncounterKind>(arguments[n]))
            names[n] = *again;
    const int* counted = firstOf<int>(arguments);
    const int number = counted ? *counted : 0;
    HunterSet who;
    for (const Argument& each : arguments) {
        if (const auto* hunter = std::get_if<Hunter>(&each); hunter && static_cast<std::size_t>(*hunter) < hunterCount)
            who.insert(*hunter);
    }
    const auto said = [&](const QString& sentence) { return inForms(sentence, names); };
    const auto swapped = [&](const QString& sentence) {
        std::vector<NameForms> others = names;
        others.resize(std::max<std::size_t>(others.size(), 2), {unknown(), {}, false});
        std::swap(others[0], others[1]);
        return inForms(sentence, others);
    };
    const NameForms rule{headword(happening.rule), {}, false};
    // One short sentence each, with a subject and a verb; what `%1{...}` means says `inForms`. No default: news without a sentence must not
    // compile.
    switch (happening.what) {
    case What::LocationRevealed:
        //: %1 is a location.
        return said(FuryNames::tr("%1 is revealed.", "a location"));
    case What::DamageSuffered:
        return tr("Dracula suffers %n damage.", nullptr, number);
    case What::DamageRecovered:
        return tr("Dracula recovers %n damage.", nullptr, number);
    case What::InfluenceGained:
        //: %1 is a number.
        return said(tr("Influence rises by %1."));
    case What::HideoutMatured:
        return tr("The hideout that left slot 6 is matured.");
    case What::EncounterResolved:
        if (firstOf<LocationId>(arguments) != nullptr)
            //: %1 is an Encounter card, %2 the city that Dracula has chosen for it.
            return said(tr("The matured effect of %1 is resolved %2{in}."));
        //: %1 is an Encounter card.
        return said(tr("The matured effect of %1 is resolved."));
    case What::SlotsCleared:
        return tr("The hideouts in slots 4, 5 and 6 are cleared.");
    case What::LairMade:
        //: %1 is the letter of a lair space.
        return said(tr("A new lair lies in lair space %1."));
    case What::LairCleared:
        //: %1 is the letter of a lair space.
        return said(tr("The lair in lair space %1 is cleared."));
    case What::PowerPlayed:
    case What::EventPlayed:
    case What::CombatCardPlayed:
        //: %1 is a card.
        return said(FuryNames::tr("Dracula plays %1."));
    case What::RumorPlaced:
        //: %1 is a number.
        return said(tr("A Rumor token is placed on slot %1."));
    case What::NoError:
        return tr("The record is checked and has no error.");
    case What::ErrorFound:
        //: %1 is a number, %2 a headword of the printed rulebook.
        return inForms(tr("The record has an error in round %1. See %2."), {numberForms(number), rule});
    case What::PenaltyRevealed:
        //: %1 is a location.
        return said(FuryNames::tr("As a penalty, Dracula reveals that he is %1{in}."));
    case What::PenaltyCleared:
        return tr("The whole trail is cleared.");
    case What::PenaltyDamage:
        return tr("Dracula suffers %n damage for it.", nullptr, number);
    case What::DraculaWins:
        return FuryNames::tr("Dracula has won.");
    case What::HuntersWin:
        return FuryNames::tr("The hunters have won.");

    case What::TimeMoved:
        if (number == 0)
            //: %1 is a day of the week; the time marker has come to its day space.
            return said(tr("%1 dawns."));
        //: %1 is a day of the week; the time marker has come to its night space.
        return said(tr("%1 night falls."));
    case What::WeekEnded:
        //: %1 is a number.
        return said(tr("Week %1 begins."));
    case What::DespairPlaced:
        return tr("Despair rises to %n.", nullptr, number);
    case What::RumorGained:
        return tr("Dracula gains a Rumor token.");
    case What::NoDay:
        //: %1 is an Event card.
        return inForms(tr("%1 takes the day from this round."), {card(event(DraculaEvent::DarknessReturns))});
    case What::TokenPlaced:
    case What::TokenRemoved:
        return tokenNews(happening, again);

    case What::HunterMoved:
        if (arguments.size() > 2)
            //: %1 is a hunter, %2 a place, %3 the card by which the hunter goes.
            return said(tr("%1 arrives %2{in} (%3)."));
        //: %1 is a hunter, %2 a place.
        return said(FuryNames::tr("%1 arrives %2{in}."));
    case What::HunterOverruled:
        //: %1 is a hunter, %2 a headword of the printed rulebook.
        return inForms(tr("The table lets %1{whom} do what the rules forbid. See %2."),
                       {names.empty() ? NameForms{unknown(), {}, false} : names.front(), rule});
    case What::HunterActed:
        switch (static_cast<HunterActs::What>(number)) {
        case HunterActs::What::Rest:
            //: %1 is a hunter; an action of the hunter phase.
            return said(FuryNames::tr("%1 rests."));
        case HunterActs::What::Supply:
            //: %1 is a hunter; an action of the hunter phase.
            return said(tr("%1 supplies."));
        case HunterActs::What::Search:
            //: %1 is a hunter; an action of the hunter phase.
            return said(tr("%1 searches."));
        case HunterActs::What::Pass:
            break;
        }
        //: %1 is a hunter; an action that doesn't touch Dracula, or a pass.
        return said(tr("%1 takes another action, or passes."));
    case What::HunterStandsUp:
        //: %1 is a hunter, no longer delayed.
        return said(tr("%1 stands up."));
    case What::HunterDelayed:
        //: %1 is a hunter.
        return said(tr("%1 is delayed."));
    case What::HunterDamaged:
    case What::VampireDamaged:
        //: %1 is a hunter or a vampire, %n a number.
        return said(tr("%1 suffers %n damage.", nullptr, number));
    case What::HunterHealed:
    case What::VampireHealed:
        //: %1 is a hunter or a vampire, %n a number.
        return said(tr("%1 recovers %n damage.", nullptr, number));
    case What::HunterBitten:
        //: %1 is a hunter.
        return said(FuryNames::tr("%1 is bitten."));
    case What::HunterSaved:
        //: %1 is a hunter.
        return said(tr("%1 escapes the bite or the defeat."));
    case What::HunterDefeated:
        //: %1 is a hunter.
        return said(FuryNames::tr("%1 is defeated.", "a hunter"));
    case What::HunterInHospital:
        //: %1 is a hunter, %2 the city that the hospital is linked to.
        return said(tr("%1 is now in the hospital %2{of}."));

    case What::HideRevealed:
        //: %1 is a Power card.
        return inForms(FuryNames::tr("Dracula reveals %1.", "a Power card"), {card(power(Power::Hide))});
    case What::NothingRevealed:
        //: %1 is a hunter, %2 a place.
        return said(tr("There is nothing %2{in}."));
    case What::Denied:
        if (const auto* lairs = firstOf<int>(arguments); lairs != nullptr && *lairs == 1) // CARD-SCOUTS
            //: %1 is a location.
            return said(tr("%1 is neither on the trail nor in a lair."));
        //: %1 is a location.
        return said(tr("%1 isn't on the trail.", "a location"));
    case What::EncounterRevealed:
        if (!who.empty())
            //: %1 is a hunter, %2 an Encounter card.
            return swapped(tr("%1 meets %2."));
        //: %1 is an Encounter card.
        return said(tr("The Encounter card %1 is revealed."));
    case What::EncounterDiscarded:
        //: %1 is an Encounter card.
        return said(tr("The Encounter card %1 is discarded."));
    case What::EncounterStays:
        //: %1 is an Encounter card.
        return said(tr("The Encounter card %1 stays, face up."));
    case What::EncounterCancelled:
        //: %1 is a card, %2 the card that it cancels.
        return swapped(tr("%1 cancels %2."));
    case What::SearchedNothing:
        //: %1 is a hunter, %2 a city.
        return said(tr("%1 finds nothing %2{in}."));
    case What::EncounterAdded:
        if (firstOf<LairSpace>(arguments) != nullptr)
            //: %1 is the letter of a lair space.
            return said(tr("An Encounter card is added to lair space %1, face down."));
        //: %1 is a number.
        return said(tr("An Encounter card is added to slot %1, face down."));
    case What::VampireTaken:
        //: %1 is a vampire, an Encounter card.
        return said(tr("%1 returns to Dracula's hand."));
    case What::InfluenceLost:
        //: %1 is a number.
        return said(tr("Influence falls by %1."));
    case What::EncounterSwapped:
        //: %1 is an Encounter card.
        return said(tr("%1 is discarded for another Encounter card."));

    case What::AllyInPlay:
        if (firstOf<HunterEvent>(arguments))
            //: %1 is an Event card.
            return said(FuryNames::tr("The hunters have a new ally, %1."));
        //: %1 is an Event card.
        return said(FuryNames::tr("Dracula has a new ally, %1."));
    case What::AllyGone:
        if (firstOf<HunterEvent>(arguments))
            //: %1 is an Event card.
            return said(FuryNames::tr("The hunters lose their ally %1."));
        //: %1 is an Event card.
        return said(FuryNames::tr("Dracula loses his ally %1."));
    case What::EventsTaken:
        return number == 1 ? FuryNames::tr("Dracula takes an Event card.") : tr("Dracula takes %n Event cards.", nullptr, number);
    case What::EventDiscarded:
        //: %1 is an Event card.
        return said(FuryNames::tr("The Event card %1 is discarded."));
    case What::EventsHidden:
        return number == 1 ? tr("Dracula discards an Event card face down.")
                           : tr("Dracula discards %n Event cards face down.", nullptr, number);
    case What::HunterCardPlayed:
        if (const auto* card = firstOf<HunterEvent>(arguments); !who.empty() && card != nullptr && *card == HunterEvent::PsychicBond)
            //: %1 is a hunter, %2 the name of her ability.
            return swapped(tr("%1 uses %2."));
        if (!who.empty())
            //: %1 is a hunter, %2 a card.
            return swapped(tr("%1 plays %2."));
        //: %1 is an Event card.
        return said(FuryNames::tr("The hunters play %1."));
    case What::HunterCardCancelled:
        //: %1 is a card.
        return said(FuryNames::tr("%1 is cancelled."));
    case What::AnsweredRegion:
        //: %1 is a region of the board.
        return said(tr("Dracula is in the region of %1."));
    case What::AnsweredNoRegion:
        return tr("Dracula is at sea, in no region.");
    case What::AnsweredYes:
        //: %1 is a hunter.
        return said(tr("Dracula is in the same region as %1."));
    case What::AnsweredNo:
        if (firstOf<Slot>(arguments) != nullptr) // Money Trail, at a table where sea cards have no back of their own
            //: %1 is a number.
            return said(tr("No sea zone lies in slot %1."));
        //: %1 is a hunter.
        return said(tr("Dracula isn't in the same region as %1."));
    case What::AnsweredHunters:
        if (who.empty())
            return tr("No hunter is adjacent to Dracula.");
        //: %1 is a hunter.
        return who.size() == 1 ? inForms(tr("%1 is adjacent to Dracula."), {forms(who)})
                               //: %1 are several hunters.
                               : inForms(tr("%1 are adjacent to Dracula."), {forms(who)});
    case What::SlotEmpty:
        //: %1 is a number.
        return said(tr("Nothing lies in slot %1."));
    case What::SlotPower:
        //: %1 is a number, %2 a Power card.
        return said(tr("Slot %1 holds no Location card, only %2."));
    case What::HideInDeck:
        //: %1 is a Power card.
        return inForms(tr("%1 isn't on the trail.", "a Power card"), {card(power(Power::Hide))});
    case What::NoneAdjacent:
        if (const auto* lairs = firstOf<int>(arguments); lairs != nullptr && *lairs == 1) // CARD-RUMORS
            //: %1 is a location.
            return said(tr("No hideout and no lair is adjacent to %1."));
        //: %1 is a location.
        return said(tr("No hideout is adjacent to %1."));
    case What::HandShown: {
        if (arguments.empty())
            return FuryNames::tr("Dracula has no card to show.");
        QStringList cards;
        for (const NameForms& each : names)
            cards << each.name;
        //: %1 are Encounter cards and Event cards, with commas.
        return inForms(FuryNames::tr("Dracula shows %1."), {{cards.join(QStringLiteral(", ")), {}, false}});
    }

    case What::CombatBegins: {
        const NameForms fought = who.empty() ? NameForms{unknown(), {}, false} : forms(who);
        if (const auto* vampire = firstOf<EncounterKind>(arguments))
            //: %1 is a vampire, %2 are one hunter or more.
            return inForms(FuryNames::tr("%1 fights %2{whom}."), {card(encounter(*vampire)), fought});
        //: %1 are one hunter or more.
        return inForms(FuryNames::tr("Dracula fights %1{whom}."), {fought});
    }
    case What::CombatCardCancelled:
        if (arguments.size() < 2)
            //: %1 is a Combat card, one of the two escapes.
            return said(tr("%1 is cancelled, because it was played too early."));
        return swapped(tr("%1 cancels %2."));
    case What::HunterFought:
        return said(tr("%1 plays %2."));
    case What::HunterCardStopped:
        //: %1 is a hunter, %2 his or her card.
        return said(tr("%1{of} %2 is cancelled."));
    case What::HunterMesmerized:
        //: %1 is a hunter.
        return said(tr("%1 is mesmerized."));
    case What::HunterLeft:
        //: %1 is a hunter.
        return said(tr("%1 leaves the combat."));
    case What::VampireDefeated:
        //: %1 is an Encounter card.
        return said(tr("%1 is defeated.", "a vampire"));
    case What::CombatEnded:
        return FuryNames::tr("The combat is over.");
    case What::DraculaMoved:
        return tr("Dracula escapes. A new Location card lies in slot 1.");

    case What::RulingChanged:
    case What::PutRight:
    case What::EntryPutRight:
    case What::EdgePutRight:
        return putRightNews(happening);
    case What::HunterChosen:
        //: %1 is an Event card of Dracula's, %2 the hunter whom he chooses for it.
        return said(FuryNames::tr("Dracula chooses %2{whom} for %1."));
    case What::NothingToShow:
        return FuryNames::tr("Dracula has no card to show.");
    case What::NoSupply:
        //: %1 is an Event card.
        return inForms(tr("%1 stops supplies in the next hunter phase."), {card(event(DraculaEvent::DevilishPower))});
    case What::SharesPromised:
    case What::SharesGiven:
    case What::WordsSaid:
        return chanceNews(happening);
    }
    return unknown();
}

} // namespace demeter::fury3e
