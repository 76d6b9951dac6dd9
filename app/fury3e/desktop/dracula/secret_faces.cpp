#include "app/fury3e/desktop/dracula/secret_faces.h"

#include "app/desktop/kit/facts_line.h"
#include "app/fury3e/table/icons.h"
#include "app/fury3e/table/table_map.h"
#include "core/fury3e/view/public_view.h"

#include <algorithm>
#include <utility>

namespace demeter::fury3e {

MapModel secretMap(const GameState& state)
{
    MapModel model;
    model.current = currentLocation(state);
    if (const auto slot = currentSlot(state))
        model.currentSlot = slot->number;
    for (std::size_t n = 0; n < trailLength; ++n)
        if (const auto& hideout = state.trail[n]; hideout && hideout->location)
            model.trail.push_back({*hideout->location, static_cast<int>(n) + 1, hideout->faceUp});
    for (std::size_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = state.lairs[n]; lair && lair->location)
            model.lairs.push_back({*lair->location, static_cast<int>(n), lair->faceUp});
    layOpenly(model, state.hunters, state.sheets, state.tokens);
    return model;
}

namespace {

/// `seen` is the same hideout as it lies on the table: which of its cards are face up is what the hunters see.
CardFace faceOf(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const Hideout& hideout,
                const PublicHideout& seen)
{
    CardFace face;
    face.empty = false;
    face.rumor = hideout.rumor;
    face.faceUp = hideout.location ? seen.location.has_value() : (hideout.powers - seen.powers).empty();
    QStringList powers;
    for (const Power power : allPowers)
        if (hideout.powers.contains(power)) {
            powers << sentences.power(power);
            if (const bool open = seen.powers.contains(power); open != face.faceUp) // not as the card that names the hideout
                powers.back() += QStringLiteral(", ") + (open ? TrailCard::tr("face up") : TrailCard::tr("face down"));
            face.icon = powerIcon(power);
        }
    QStringList facts;
    if (hideout.location) {
        face.name = sentences.place(*hideout.location);
        face.icon = placeIcon(*ruleset.board, *hideout.location);
        facts << powers;
    } else {
        face.name = powers.join(QStringLiteral(", "));
        facts << TrailCard::tr("Power");
        if (hideout.powers.contains(Power::Hide) && state.hideBond)
            facts << TrailCard::tr("with %1").arg(sentences.place(*state.hideBond));
    }
    if (face.faceUp)
        facts << TrailCard::tr("face up");
    if (hideout.escapeAsBat)
        facts << TrailCard::tr("came as a bat");
    if (facts.isEmpty() && hideout.location) {
        const auto& hospitals = ruleset.board->hospitals();
        if (std::ranges::find(hospitals, *hideout.location) != hospitals.end())
            facts << TrailCard::tr("hospital");
        else if (ruleset.board->ports().contains(*hideout.location))
            facts << TrailCard::tr("port");
    }
    face.fact = factsLine(facts);
    for (const PlacedEncounter& card : hideout.encounters) {
        QString word = sentences.encounter(card.kind);
        if (card.damage > 0)
            word += QStringLiteral(" (%1)").arg(card.damage);
        if (card.faceUp)
            word += QStringLiteral(", ") + TrailCard::tr("face up");
        face.encounters << std::pair(encounterIcon(*ruleset.cards, card.kind), word);
    }
    return face;
}

} // namespace

std::array<CardFace, trailSpaces> trailFaces(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
{
    std::array<CardFace, trailSpaces> faces;
    const PublicView seen = publicView(ruleset, state);
    const auto current = currentSlot(state);
    for (std::size_t n = 0; n < trailLength; ++n) {
        if (state.trail[n])
            faces[n] = faceOf(ruleset, state, sentences, *state.trail[n], seen.trail[n].value_or(PublicHideout{}));
        faces[n].number = QString::number(n + 1);
        faces[n].called = TrailCard::tr("Slot %1").arg(faces[n].number);
        if (current && current->number == n + 1) {
            faces[n].here = true;
            const QString here = TrailCard::tr("Dracula is here");
            const bool plain = state.trail[n]->powers.empty() && !faces[n].faceUp;
            faces[n].fact = plain ? here : faces[n].fact;
        }
    }
    faces[0].next = faces[0].empty && (state.step == Step::ChooseCard || state.step == Step::ChooseStart);
    return faces;
}

std::array<CardFace, besideSpaces> lairFaces(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
{
    std::array<CardFace, besideSpaces> faces;
    const PublicView seen = publicView(ruleset, state);
    for (std::uint8_t n = 0; n < lairSpaces; ++n) {
        if (state.lairs[n])
            faces[n] = faceOf(ruleset, state, sentences, *state.lairs[n], seen.lairs[n].value_or(PublicHideout{}));
        faces[n].lair = true;
        faces[n].number = sentences.lair(LairSpace{n});
        faces[n].called = TrailCard::tr("Lair %1").arg(faces[n].number);
    }
    return faces;
}

HandFace handFace(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const std::vector<EncounterKind>& lit)
{
    HandFace hand;
    hand.spoken = HandPanel::tr("Hand of Encounter cards");
    if (!state.beforeDracula.empty())
        hand.chips << std::pair(QStringLiteral("encounter"), HandPanel::tr("Before Dracula %1").arg(state.beforeDracula.size()));
    hand.chips << std::pair(QStringLiteral("rumor"), HandPanel::tr("Rumor %1").arg(state.rumorTokens));
    QStringList events;
    for (const DraculaEvent event : state.eventHand)
        events << sentences.event(event);
    if (!events.isEmpty())
        hand.notes << std::pair(HandPanel::tr("Events"), events.join(QStringLiteral(", ")));
    if (state.ally)
        hand.notes << std::pair(HandPanel::tr("Your ally"), sentences.event(*state.ally));
    if (state.hunterAlly)
        hand.notes << std::pair(HandPanel::tr("The hunters' ally"), sentences.hunterEvent(*state.hunterAlly));
    std::vector<EncounterKind> kinds;
    for (const EncounterKind kind : state.encounterHand)
        if (std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    for (const EncounterKind kind : kinds)
        hand.cards << HandFace::Card{static_cast<int>(indexOf(kind)),
                                     encounterIcon(*ruleset.cards, kind),
                                     sentences.encounter(kind),
                                     static_cast<int>(std::ranges::count(state.encounterHand, kind)),
                                     std::ranges::find(lit, kind) != lit.end(),
                                     QString::fromStdString((*ruleset.cards)[kind].id)};
    return hand;
}

HeaderFace headerFace(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
{
    HeaderFace face;
    face.time = HeaderBar::tr("Week %1").arg(state.week);
    face.round = state.round > 0 ? HeaderBar::tr("round %1").arg(state.round) : HeaderBar::tr("setup");
    face.timeIcon = QStringLiteral("night");
    if (state.day != Weekday::None && state.round > 0) {
        face.time = sentences.publicTime(publicView(ruleset, state).phase, state.day);
        face.round = HeaderBar::tr("week %1, round %2").arg(state.week).arg(state.round);
        switch (state.step) {
        case Step::Dawn:
            face.timeIcon = QStringLiteral("dawn");
            break;
        case Step::Day:
            face.timeIcon = QStringLiteral("day");
            break;
        case Step::Dusk:
            face.timeIcon = QStringLiteral("dusk");
            break;
        default:
            break;
        }
    }
    face.times = {face.time}; // in the setup too: the numbers keep their places when the game begins
    for (Weekday one = Weekday::Monday; one <= Weekday::Sunday; one = static_cast<Weekday>(static_cast<int>(one) + 1))
        for (const PublicPhase phase :
             {PublicPhase::Dawn, PublicPhase::Day, PublicPhase::Dusk, PublicPhase::Night, PublicPhase::DraculaPhase})
            face.times << sentences.publicTime(phase, one);
    face.chips.clear();
    if (state.ally)
        face.chips << std::pair(QStringLiteral("bat"), sentences.event(*state.ally));
    if (state.hunterAlly)
        face.chips << std::pair(QStringLiteral("ally"), sentences.hunterEvent(*state.hunterAlly));
    face.stats = {
        {QStringLiteral("influence"), QString::number(state.influence), QString::number(ruleset.cards->winInfluence),
         HeaderBar::tr("Influence")},
        {QStringLiteral("despair"), QString::number(state.despair), QString::number(ruleset.cards->despairTokens),
         HeaderBar::tr("Despair")},
        {QStringLiteral("damage"), QString::number(state.damage), QString::number(ruleset.cards->draculaLife), HeaderBar::tr("Damage")},
        {QStringLiteral("event"), QString::number(state.eventHand.size()), {}, HeaderBar::tr("Events"), false},
        {QStringLiteral("rumor"), QString::number(state.rumorTokens), {}, HeaderBar::tr("Rumors"), false}};
    return face;
}

} // namespace demeter::fury3e
