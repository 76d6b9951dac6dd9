#include "app/fury2e/text/sentences.h"
#include "app/text/sentence_parts.h"
#include "core/fury2e/game/action.h"
#include "core/fury2e/view/public_log.h"

namespace demeter::fury2e {

namespace {

using What = Happening::What;
using Who = NewsSubject::Who;

NewsSubject subjectOf(const Happening& happening)
{
    switch (happening.what) {
    case What::HunterMoved:
    case What::HunterActed:
    case What::HunterHealed:
    case What::HunterHurt:
    case What::HunterBitten:
    case What::BiteCured:
    case What::HunterDefeated:
    case What::HunterMissedTurn:
    case What::TrainRefused:
    case What::ResolveSpent:
    case What::EncounterRevealed:
    case What::HunterCardPlayed:
    case What::ItemPlayed:
        if (const auto* hunter = firstOf<Hunter>(happening.arguments))
            return {Who::Hunter, static_cast<int>(*hunter)};
        return {};
    case What::AllyInPlay:
    case What::AllyGone:
        return {firstOf<HunterEvent>(happening.arguments) != nullptr ? Who::Hunters : Who::Dracula};
    case What::BloodLost:
    case What::BloodRecovered:
    case What::CardPlayed:
    case What::HideRevealed:
    case What::PowerRevealed:
    case What::EncounterPlaced:
    case What::EncounterActivated:
    case What::EventPlayed:
    case What::EventMeets:
    case What::EventTaken:
        return {Who::Dracula};
    default:
        return {};
    }
}

/// Where a hunter has arrived, or what a search has shown of it.
std::optional<LocationId> placeIn(const Happening& happening, What what)
{
    const auto* place = happening.what == what ? firstOf<LocationId>(happening.arguments) : nullptr;
    return place != nullptr ? std::optional(*place) : std::nullopt;
}

} // namespace

QStringList SecondEditionSentences::toldOf(const Action& action, std::vector<Happening> said) const
{
    const auto* move = std::get_if<MoveHunters>(&action);
    for (Happening& each : said)
        if (move != nullptr && move->travel == Travel::Rail && each.what == What::HunterActed && !carriesNews(each))
            each = {What::TrainRefused, {each.arguments.front()}};
    return told(said);
}

QStringList SecondEditionSentences::told(const std::vector<Happening>& said) const
{
    return toldInOneVoice(
        said, subjectOf, [this](const std::vector<Happening>& all, std::size_t first) { return together(all, first); },
        [this](const Happening& one) { return happeningAgain(one); }, [this](const Happening& one) { return happening(one); });
}

NewsTogether SecondEditionSentences::together(const std::vector<Happening>& said, std::size_t first) const
{
    // A group arrives, and what they find.
    HunterSet who;
    const std::optional<LocationId> place = placeIn(said[first], What::HunterMoved);
    std::size_t next = first;
    while (place && next < said.size() && placeIn(said[next], What::HunterMoved) == place) {
        const auto* hunter = firstOf<Hunter>(said[next].arguments);
        if (hunter == nullptr || static_cast<std::size_t>(*hunter) >= hunterCount)
            return {};
        who.insert(*hunter);
        ++next;
    }
    if (who.empty())
        return {};
    const std::vector<NameForms> names{forms(who), forms(*place)};
    const bool one = who.size() == 1;
    if (next < said.size() && placeIn(said[next], What::LocationRevealed) == place)
        //: %1 is a hunter, %2 a place.
        return {one ? inForms(FuryNames::tr("%1 arrives %2{in}, and its card is revealed."), names)
                    //: %1 are several hunters, %2 is a place.
                    : inForms(tr("%1 arrive %2{in}, and its card is revealed."), names),
                next + 1 - first};
    if (next < said.size() && placeIn(said[next], What::NotHere) == place)
        //: %1 is a hunter, %2 a place.
        return {one ? inForms(FuryNames::tr("%1 arrives %2{in}, but there is nothing there."), names)
                    //: %1 are several hunters, %2 is a place.
                    : inForms(tr("%1 arrive %2{in}, but there is nothing there."), names),
                next + 1 - first};
    if (one)
        return {};
    //: %1 are several hunters, %2 is a place.
    return {inForms(tr("%1 arrive %2{in}."), names), next - first};
}

QString SecondEditionSentences::happeningAgain(const Happening& happening) const
{
    const NewsSubject subject = subjectOf(happening);
    if (subject.who == Who::Hunter) {
        const NameForms named = forms(static_cast<Hunter>(subject.which));
        //: In place of the subject of the sentence before, a hunter: nothing where the language needs no pronoun.
        QString pronoun = inForms(FuryNames::tr("%1{he|she}"), {named});
        if (!pronoun.isEmpty())
            pronoun.front() = pronoun.front().toLower();
        const NameForms again{pronoun, {}, named.woman};
        return this->happening(happening, &again);
    }
    const int* number = firstOf<int>(happening.arguments);
    const std::vector<NameForms> names = formsOf(happening.arguments);
    switch (happening.what) {
    case What::BloodLost:
        return tr("He loses %n Blood.", "Dracula", number != nullptr ? *number : 0);
    case What::BloodRecovered:
        return tr("He recovers %n Blood.", "Dracula", number != nullptr ? *number : 0);
    case What::EventMeets:
        //: %1 is an Event card of Dracula's, %2 a hunter.
        return inForms(tr("He chooses %2{whom} for %1.", "Dracula"), names);
    case What::AllyInPlay:
        //: %1 is an Event card.
        return subject.who == Who::Dracula ? inForms(FuryNames::tr("He has a new ally, %1.", "Dracula"), names)
                                           //: %1 is an Event card.
                                           : inForms(FuryNames::tr("They have a new ally, %1.", "the hunters"), names);
    case What::AllyGone:
        //: %1 is an Event card.
        return subject.who == Who::Dracula ? inForms(FuryNames::tr("He loses his ally %1.", "Dracula"), names) : QString();
    default:
        return {};
    }
}

} // namespace demeter::fury2e
