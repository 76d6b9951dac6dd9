#include "app/fury2e/desktop/dracula/faces.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury2e/table/icons.h"
#include "app/table/place_icon.h"

#include <algorithm>
#include <utility>

namespace demeter::fury2e {

MapModel Faces::map() const
{
    using What = MapModel::Token::What;
    MapModel model;
    model.current = currentLocation(state_);
    if (const auto index = currentIndex(state_))
        model.currentSlot = static_cast<int>(*index) + 1;
    for (std::size_t n = 0; n < state_.trail.size(); ++n)
        if (const TrailCard& card = state_.trail[n]; card.location)
            model.trail.push_back({*card.location, static_cast<int>(n) + 1, card.faceUp});
    for (std::size_t n = 0; n < catacombSpaces; ++n)
        if (const auto& card = state_.catacombs[n])
            model.lairs.push_back({card->location, static_cast<int>(n), card->faceUp});
    for (std::size_t n = 0; n < hunterCount; ++n) {
        if (!state_.hunters[n])
            continue;
        const HunterSheet& sheet = state_.sheets[n];
        model.hunters[n].place = state_.hunters[n];
        model.hunters[n].lies = sheet.missesTurn;
        model.hunters[n].bites = sheet.bites;
        model.hunters[n].bats = static_cast<std::uint8_t>(std::ranges::count(holding(sheet), Encounter::Bats));
        model.hunters[n].fog = static_cast<std::uint8_t>(std::ranges::count(holding(sheet), Encounter::Fog));
    }
    state_.hosts.forEach([&](LocationId place) { model.tokens.push_back({What::Host, place}); });
    if (state_.consecratedGround)
        model.tokens.push_back({What::ConsecratedGround, *state_.consecratedGround});
    if (state_.storm)
        model.tokens.push_back({What::Storm, state_.storm->zone});
    if (state_.declared && state_.declared->location) // 2E-HEV-12
        model.tokens.push_back({What::Declared, *state_.declared->location});
    if (state_.roadblock)
        model.roadblocks.push_back(*state_.roadblock);
    return model;
}

void Faces::addToken(CardFace& face, const PlacedEncounter& token) const
{
    QString word = sentences_.encounter(token.kind);
    if (token.faceUp)
        word += QStringLiteral(", ") + tr("face up", "an Encounter");
    face.encounters << std::pair(encounterIcon(token.kind), word);
}

std::array<CardFace, trailSpaces> Faces::trail() const
{
    std::array<CardFace, trailSpaces> faces;
    const auto here = currentIndex(state_);
    for (std::size_t n = 0; n < trailSpaces; ++n) {
        CardFace& face = faces[n];
        const Space space{static_cast<std::uint8_t>(n + 1)};
        face.number = QString::number(n + 1);
        face.called = sentences_.space(space);
        if (n + 1 < trailSpaces && state_.bloodTokens[n])
            face.signs << std::pair(QStringLiteral("blood"), tr("a Blood token behind it"));
        if (n >= state_.trail.size())
            continue;
        const demeter::fury2e::TrailCard& card = state_.trail[n];
        face.empty = false;
        face.faceUp = card.faceUp;
        face.here = here == n;
        QStringList powers;
        for (const Power power : allPowers)
            if (card.powers.contains(power)) {
                powers << sentences_.power(power);
                face.icon = powerIcon(power);
            }
        QStringList facts;
        if (card.location) {
            face.name = sentences_.place(*card.location);
            face.icon = placeIcon(*ruleset_.board, *card.location);
            facts << powers;
        } else {
            face.name = powers.join(QStringLiteral(" + "));
            face.faceUp = card.faceUp || !card.powers.contains(Power::Hide); // 2E-TRAIL-3
            //: Hide lies on the trail for a place.
            if (card.powers.contains(Power::Hide) && state_.hideBond)
                facts << tr("for %1").arg(sentences_.place(*state_.hideBond));
        }
        if (face.faceUp)
            facts << tr("face up");
        else if (face.here && facts.isEmpty())
            facts << tr("Dracula is here");
        face.fact = factsLine(facts);
        if (card.encounter)
            addToken(face, *card.encounter);
    }
    faces[0].next = faces[0].empty && state_.step == Step::ChooseStart;
    return faces;
}

std::array<CardFace, besideSpaces> Faces::catacombs() const
{
    std::array<CardFace, besideSpaces> faces;
    for (std::size_t n = 0; n < besideSpaces; ++n) {
        CardFace& face = faces[n];
        face.lair = true;
        face.number = sentences_.catacomb(CatacombSpace{static_cast<std::uint8_t>(n)});
        face.called = sentences_.cardPlace(CardPlace::catacombs(n));
        const auto& card = state_.catacombs[n];
        if (!card)
            continue;
        face.empty = false;
        face.faceUp = card->faceUp;
        face.name = sentences_.place(card->location);
        face.icon = placeIcon(*ruleset_.board, card->location);
        face.fact = card->faceUp ? tr("face up") : QString();
        for (const PlacedEncounter& token : card->encounters)
            addToken(face, token);
    }
    return faces;
}

HandFace Faces::hand() const
{
    HandFace hand;
    hand.spoken = tr("Hand of Encounters and Events");
    const int reserve = state_.handling == TokenHandling::Dealt ? static_cast<int>(state_.reserve.size()) : state_.boxReserve;
    //: So many Encounters lie in the reserve.
    hand.chips << std::pair(QStringLiteral("encounter"), tr("Reserve %1").arg(reserve));
    if (state_.draculasAlly)
        hand.notes << std::pair(tr("Your ally"), sentences_.event(*state_.draculasAlly));
    if (state_.huntersAlly)
        hand.notes << std::pair(tr("The hunters' ally"), sentences_.hunterEvent(*state_.huntersAlly));
    if (!state_.pushedOff.empty()) {
        QStringList names;
        for (const Encounter token : state_.pushedOff)
            names << sentences_.encounter(token);
        hand.notes << std::pair(tr("Left the trail"), names.join(QStringLiteral(", ")));
    }
    const auto words = [](std::string_view id) { return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())); };
    const auto add = [&](auto held, auto cardOf) {
        std::ranges::sort(held);
        for (std::size_t n = 0; n < held.size();) {
            const auto count = std::ranges::count(held, held[n]);
            hand.cards << cardOf(held[n], static_cast<int>(count));
            n += static_cast<std::size_t>(count);
        }
    };
    add(state_.encounterHand, [&](Encounter token, int count) {
        return HandFace::Card{static_cast<int>(token),
                              encounterIcon(token),
                              sentences_.encounter(token),
                              count,
                              false,
                              words(encounters[static_cast<std::size_t>(token)].id)};
    });
    add(state_.eventHand, [&](DraculaEvent event, int count) {
        return HandFace::Card{
            firstEvent + static_cast<int>(event), QStringLiteral("event"), sentences_.event(event), count, false, words(infoOf(event).id)};
    });
    return hand;
}

HeaderFace Faces::header() const
{
    HeaderFace face;
    face.time = sentences_.time(state_.time);
    face.timeIcon = timeIcon(state_.time);
    const bool begun = state_.step != Step::PlaceHunters && state_.step != Step::ChooseStart;
    face.round = begun ? tr("round %1").arg(state_.round) : tr("setup");
    for (std::size_t n = 0; n < timesOfDay; ++n)
        face.times << sentences_.time(static_cast<TimeOfDay>(n));
    if (state_.draculasAlly)
        face.chips << std::pair(QStringLiteral("bat"), sentences_.event(*state_.draculasAlly));
    if (state_.huntersAlly)
        face.chips << std::pair(QStringLiteral("ally"), sentences_.hunterEvent(*state_.huntersAlly));
    face.stats = {
        {QStringLiteral("blood"), QString::number(state_.blood), QString::number(mostBlood), sentences_.number(Number::Blood)},
        {QStringLiteral("fangs"), QString::number(state_.vampires), QString::number(mostVampires), tr("Vampires")},
        {QStringLiteral("resolve"), QString::number(state_.resolve), QString::number(mostResolve), sentences_.number(Number::Resolve)},
        {QStringLiteral("event"), QString::number(state_.eventHand.size()), {}, tr("Events"), false}};
    return face;
}

} // namespace demeter::fury2e
