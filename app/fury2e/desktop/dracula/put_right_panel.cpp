#include "app/fury2e/desktop/dracula/put_right_panel.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/stepper.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/fury2e/table/icons.h"
#include "core/fury2e/cards/cards.h"
#include "core/fury2e/rules/rules.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <array>
#include <vector>

namespace demeter::fury2e {

namespace {

constexpr int none = -1;
/// Values of the list of an Encounter's places, behind those of the cards.
constexpr int toReserve = 100, toHand = 101;

constexpr std::array allNumbers{Number::Blood, Number::Vampires, Number::Resolve};
constexpr std::array mostOf{mostBlood, mostVampires, mostResolve};
constexpr std::array numberIcons{"blood", "fangs", "resolve"};

int valueOf(std::optional<LocationId> place)
{
    return place ? static_cast<int>(indexOf(*place)) : none;
}

std::optional<LocationId> placeIn(const PickBox* box)
{
    const int value = box->value().value_or(none);
    return value < 0 ? std::nullopt : std::optional(static_cast<LocationId>(value));
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

int numberNow(const GameState& state, Number number)
{
    switch (number) {
    case Number::Blood:
        return state.blood;
    case Number::Vampires:
        return state.vampires;
    case Number::Resolve:
        return state.resolve;
    }
    return 0;
}

/// Every space that a card lies in.
std::vector<CardPlace> filledPlaces(const GameState& state)
{
    std::vector<CardPlace> places;
    for (std::size_t n = 0; n < state.trail.size(); ++n)
        places.push_back(CardPlace::onTrail(n));
    for (std::size_t n = 0; n < catacombSpaces; ++n)
        if (state.catacombs[n])
            places.push_back(CardPlace::catacombs(n));
    return places;
}

/// An Encounter where the program has it.
struct FoundEncounter {
    Encounter kind{};
    EncounterZone zone{};
    std::optional<LyingToken> token{};
    bool faceUp = false;
};

std::vector<FoundEncounter> foundEncounters(const GameState& state)
{
    std::vector<FoundEncounter> found;
    for (std::size_t n = 0; n < state.trail.size(); ++n)
        if (const auto& token = state.trail[n].encounter)
            found.push_back({token->kind, EncounterZone::Lying, LyingToken{CardPlace::onTrail(n), 0}, token->faceUp});
    for (std::size_t n = 0; n < catacombSpaces; ++n)
        if (state.catacombs[n])
            for (std::size_t k = 0; k < state.catacombs[n]->encounters.size(); ++k)
                found.push_back({state.catacombs[n]->encounters[k].kind, EncounterZone::Lying,
                                 LyingToken{CardPlace::catacombs(n), static_cast<std::uint8_t>(k)},
                                 state.catacombs[n]->encounters[k].faceUp});
    const auto add = [&](EncounterZone zone, std::vector<Encounter> kinds) {
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const Encounter kind : kinds)
            found.push_back({kind, zone});
    };
    add(EncounterZone::Hand, state.encounterHand);
    std::vector<Encounter> reserve = state.reserve;
    if (state.handling == TokenHandling::DrawnFromBox && state.boxReserve > 0) // nobody knows what is in it
        for (std::size_t n = 0; n < encounterCount; ++n)
            reserve.push_back(static_cast<Encounter>(n));
    add(EncounterZone::Reserve, std::move(reserve));
    return found;
}

} // namespace

PutRightPanel::PutRightPanel(const Settings& settings, GameController& controller, QWidget* parent)
    : CorrectionSheet(settings, parent), controller_(controller)
{
    followGame(controller_, [this] { return controller_.sentences().told(controller_.state().happened); });
}

void PutRightPanel::open()
{
    forgetReason();
    kind_.reset();
    number_.reset();
    place_.reset();
    hunter_.reset();
    openSheet();
}

std::optional<CorrectionSheet::Outcome> PutRightPanel::outcome() const
{
    const auto edit = edit_ ? edit_() : std::nullopt;
    if (!edit)
        return std::nullopt;
    // The reason does not matter for what comes of it.
    const auto after = apply(controller_.ruleset(), controller_.state(), PutRight{"?", *edit});
    if (!after)
        return Outcome{controller_.sentences().reason(after.error()), {}, {}};
    auto [now, then] = change_(*after);
    return Outcome{{}, std::move(now), std::move(then)};
}

void PutRightPanel::putRight(const std::string& reason)
{
    if (const auto edit = edit_())
        sayRefused(controller_.submit(PutRight{reason, *edit}),
                   [this](const Violation& why) { return controller_.sentences().reason(why); });
}

void PutRightPanel::setWords(std::function<QString(const GameState&)> words)
{
    change_ = [this, words = std::move(words)](const GameState& after) { return std::pair(words(controller_.state()), words(after)); };
}

void PutRightPanel::build(QVBoxLayout* content)
{
    if (!controller_.hasGame())
        return;
    content->addWidget(makeLabel(purpose(), bodyFont(14), "mute"));
    struct Name {
        Kind kind;
        const char *name, *icon;
        QString text;
        void (PutRightPanel::*build)(QVBoxLayout*);
    };
    const std::array<Name, 7> names{{{Kind::Number, "kind-number", "damage", tr("A number"), &PutRightPanel::buildNumber},
                                     {Kind::Time, "kind-time", "day", tr("The time"), &PutRightPanel::buildTime},
                                     {Kind::Card, "kind-card", "trail", tr("A card of Dracula's"), &PutRightPanel::buildCard},
                                     {Kind::Encounter, "kind-encounter", "encounter", tr("An Encounter"), &PutRightPanel::buildEncounter},
                                     {Kind::Hunter, "kind-hunter", "hunter-m", tr("A hunter"), &PutRightPanel::buildHunter},
                                     {Kind::Tokens, "kind-tokens", "host", tr("Tokens on the board"), &PutRightPanel::buildTokens},
                                     {Kind::Events, "kind-events", "event", tr("Event cards and allies"), &PutRightPanel::buildEvents}}};
    QList<Option> kinds;
    for (const Name& name : names)
        kinds << Option{
            QString::fromLatin1(name.name), QString::fromLatin1(name.icon), name.text, {}, kind_ == name.kind, [this, kind = name.kind] {
                kind_ = kind;
            }};
    addOptions(content, tr("What is wrong?"), kinds, 4);
    edit_ = {};
    change_ = {};
    if (!kind_)
        return;
    content->addSpacing(8);
    (this->*names[static_cast<std::size_t>(*kind_)].build)(content);
    if (edit_) // else which one has not been said
        buildReason(content);
}

void PutRightPanel::buildNumber(QVBoxLayout* content)
{
    const SecondEditionSentences& sentences = controller_.sentences();
    QList<Option> options;
    for (const Number number : allNumbers)
        options << Option{QStringLiteral("number-%1").arg(static_cast<int>(number)),
                          QString::fromLatin1(numberIcons[static_cast<std::size_t>(number)]),
                          sentences.number(number),
                          tr("now %1").arg(numberNow(controller_.state(), number)),
                          number_ == number,
                          [this, number] { number_ = number; }};
    addOptions(content, tr("Which number?"), options, 3);
    if (!number_)
        return;
    auto* value = makeStepper("value", sentences.number(*number_), 0, mostOf[static_cast<std::size_t>(*number_)],
                              numberNow(controller_.state(), *number_));
    addRow(content, tr("In truth it is"), value);
    edit_ = [number = *number_, value] { return Edit(EditNumber{number, value->value()}); };
    setWords([this, number = *number_](const GameState& state) {
        return QStringLiteral("%1 %2").arg(controller_.sentences().number(number), QString::number(numberNow(state, number)));
    });
}

void PutRightPanel::buildTime(QVBoxLayout* content)
{
    auto* time = makePick("time", tr("The time"));
    for (std::size_t n = 0; n < timesOfDay; ++n)
        time->addEntry(capital(controller_.sentences().time(static_cast<TimeOfDay>(n))), static_cast<int>(n));
    time->setValue(static_cast<int>(controller_.state().time));
    addRow(content, tr("In truth it is"), time);
    edit_ = [time] { return Edit(EditTime{static_cast<TimeOfDay>(time->value().value_or(0))}); };
    setWords([this](const GameState& state) { return controller_.sentences().time(state.time); });
}

QString PutRightPanel::placeName(CardPlace place) const
{
    return capital(controller_.sentences().cardPlace(place));
}

QString PutRightPanel::cardWords(const GameState& state, CardPlace place) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    QStringList words;
    bool faceUp = false;
    if (place.inCatacombs) {
        if (const auto& card = state.catacombs[place.index]) {
            words << sentences.place(card->location);
            faceUp = card->faceUp;
        }
    } else if (place.index < state.trail.size()) {
        const TrailCard& card = state.trail[place.index];
        if (card.location)
            words << sentences.place(*card.location);
        for (const Power power : allPowers)
            if (card.powers.contains(power))
                words << sentences.power(power);
        faceUp = card.faceUp;
    }
    if (words.isEmpty())
        return tr("empty");
    return words.join(QStringLiteral(" + ")) + QStringLiteral(", ") + (faceUp ? tr("face up") : tr("face down"));
}

PickBox* PutRightPanel::addPlace(QVBoxLayout* content, const char* name, const QString& label, LocationSet places,
                                 std::optional<LocationId> now)
{
    auto* box = makePick(name, label);
    box->addEntry(tr("none", "a place"), none);
    box->addPlaces(controller_.sentences(), places);
    box->setValue(valueOf(now));
    addRow(content, label, box);
    return box;
}

void PutRightPanel::buildCard(QVBoxLayout* content)
{
    const GameState& state = controller_.state();
    QList<Option> options;
    const auto add = [&](CardPlace place) {
        options << Option{QStringLiteral("place-%1%2").arg(place.inCatacombs ? QStringLiteral("catacombs-") : QString()).arg(place.index),
                          place.inCatacombs ? QStringLiteral("lair") : QStringLiteral("trail"),
                          placeName(place),
                          cardWords(state, place),
                          place_ == place,
                          [this, place] { place_ = place; }};
    };
    for (std::size_t n = 0; n < std::min(trailLength, state.trail.size() + 1); ++n)
        add(CardPlace::onTrail(n));
    for (std::size_t n = 0; n < catacombSpaces; ++n)
        add(CardPlace::catacombs(n));
    addOptions(content, tr("Which one?"), options, 3);
    if (!place_ || (!place_->inCatacombs && place_->index > state.trail.size()))
        return;

    TrailCard now;
    if (!place_->inCatacombs && place_->index < state.trail.size())
        now = state.trail[place_->index];
    else if (place_->inCatacombs && state.catacombs[place_->index])
        now = {state.catacombs[place_->index]->location, {}, {}, state.catacombs[place_->index]->faceUp};
    auto* location = addPlace(content, "location", tr("Location card"), controller_.ruleset().board->cards(), now.location);
    std::array<ChoiceButton*, powerCount> powers{};
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    const int columns = across(3);
    if (!place_->inCatacombs)
        for (const Power power : allPowers) {
            const auto n = static_cast<std::size_t>(power);
            powers[n] = makeCheck(powerIds[n].data(), qPrintable(powerIcon(power)), controller_.sentences().power(power),
                                  now.powers.contains(power));
            grid->addWidget(powers[n], static_cast<int>(n) / columns, static_cast<int>(n) % columns);
        }
    const int last = place_->inCatacombs ? 0 : static_cast<int>(powerCount);
    auto* faceUp = makeCheck("face-up", "eye", tr("Face up"), now.faceUp);
    grid->addWidget(faceUp, last / columns, last % columns);
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    content->addLayout(grid);
    edit_ = [place = *place_, location, powers, faceUp] {
        EditCard edit{place, placeIn(location), {}, faceUp->isChecked()};
        for (const Power power : allPowers)
            if (const auto* button = powers[static_cast<std::size_t>(power)]; button != nullptr && button->isChecked())
                edit.powers |= PowerSet(power);
        return Edit(edit);
    };
    setWords([this, place = *place_](const GameState& each) { return cardWords(each, place); });
}

void PutRightPanel::buildEncounter(QVBoxLayout* content)
{
    const SecondEditionSentences& sentences = controller_.sentences();
    const std::vector<FoundEncounter> found = foundEncounters(controller_.state());
    const std::vector<CardPlace> places = filledPlaces(controller_.state());
    auto* from = makePick("encounter-from", tr("Which Encounter"));
    from->setPlaceholderText(tr("Which Encounter"));
    for (std::size_t n = 0; n < found.size(); ++n) {
        const FoundEncounter& each = found[n];
        const QString where = each.token                            ? sentences.cardPlace(each.token->place)
                              : each.zone == EncounterZone::Reserve ? tr("reserve")
                                                                    : tr("Dracula's hand");
        from->addEntry(QStringLiteral("%1 · %2").arg(sentences.encounter(each.kind), where), static_cast<int>(n));
    }
    from->setValue(std::nullopt);
    addRow(content, tr("Which Encounter, and where it lies here"), from, true);
    auto* to = makePick("encounter-to", tr("Where it lies in truth"));
    to->setPlaceholderText(tr("Where it lies in truth"));
    for (std::size_t n = 0; n < places.size(); ++n)
        to->addEntry(placeName(places[n]) + QStringLiteral(" · ") + cardWords(controller_.state(), places[n]), static_cast<int>(n));
    to->addEntry(capital(tr("reserve")), toReserve);
    to->addEntry(tr("Dracula's hand"), toHand);
    to->setValue(std::nullopt);
    addRow(content, tr("Where it lies in truth"), to, true);
    auto* faceUp = makeCheck("face-up", "eye", tr("Face up", "an Encounter"), false);
    content->addWidget(faceUp);
    edit_ = [=]() -> std::optional<Edit> {
        const auto source = from->value(), goal = to->value();
        if (!source || !goal)
            return std::nullopt;
        const FoundEncounter& each = found[static_cast<std::size_t>(*source)];
        EditEncounter edit{each.kind, each.zone, EncounterZone::Lying, each.token, {}, faceUp->isChecked()};
        if (*goal < toReserve)
            edit.place = places[static_cast<std::size_t>(*goal)];
        else
            edit.to = *goal == toReserve ? EncounterZone::Reserve : EncounterZone::Hand;
        return Edit(edit);
    };
    change_ = [=, this](const GameState&) {
        const FoundEncounter& each = found[static_cast<std::size_t>(from->value().value_or(0))];
        const bool lies = to->value().value_or(toHand) < toReserve;
        return std::pair(
            from->currentText(),
            QStringLiteral("%1 · %2").arg(controller_.sentences().encounter(each.kind), to->currentText()) +
                (lies ? QStringLiteral(", ") + (faceUp->isChecked() ? tr("face up", "an Encounter") : tr("face down", "an Encounter"))
                      : QString()));
    };
}

QString PutRightPanel::hunterWords(const GameState& state, Hunter hunter) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    const auto n = static_cast<std::size_t>(hunter);
    QStringList words;
    if (state.hunters[n])
        words << sentences.place(*state.hunters[n]);
    words << tr("Health %1").arg(state.sheets[n].health) << tr("bites: %1").arg(state.sheets[n].bites);
    if (state.sheets[n].missesTurn)
        words << tr("misses a turn");
    return words.join(QStringLiteral(", "));
}

void PutRightPanel::buildHunter(QVBoxLayout* content)
{
    const SecondEditionSentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    QList<Option> options;
    for (const Hunter hunter : allHunters)
        options << Option{QStringLiteral("hunter-%1").arg(static_cast<int>(hunter)),
                          {},
                          sentences.hunter(hunter),
                          hunterWords(state, hunter),
                          hunter_ == hunter,
                          [this, hunter] { hunter_ = hunter; },
                          hunterSign(hunter)};
    addOptions(content, tr("Which hunter?"), options, 2);
    if (!hunter_)
        return;
    const auto n = static_cast<std::size_t>(*hunter_);
    const HunterSheet now = state.sheets[n];
    auto* place = makePick("hunter-place", tr("Where the hunter is"));
    place->addPlaces(sentences, controller_.ruleset().board->all());
    place->setValue(state.hunters[n] ? std::optional(valueOf(state.hunters[n])) : std::nullopt);
    addRow(content, tr("Where the hunter is"), place);
    auto* health = makeStepper("health", tr("Health"), 1, fullHealth[n], now.health);
    addRow(content, tr("Health"), health);
    const int fewest = *hunter_ == Hunter::MinaHarker ? 1 : 0; // 2E-COMP-14
    auto* bites = makeStepper("bites", tr("Bites"), fewest, biteLimit[n] - 1, now.bites);
    addRow(content, tr("Bites"), bites);
    auto* misses = makeCheck("misses-turn", "forbidden", tr("Misses the next turn"), now.missesTurn);
    content->addWidget(misses);
    edit_ = [=, hunter = *hunter_]() -> std::optional<Edit> {
        const auto where = placeIn(place);
        if (!where)
            return std::nullopt;
        return Edit(EditHunter{hunter, where,
                               HunterSheet{static_cast<std::uint8_t>(health->value()), static_cast<std::uint8_t>(bites->value()),
                                           misses->isChecked(), now.before, now.held}});
    };
    setWords([this, hunter = *hunter_](const GameState& each) { return hunterWords(each, hunter); });
}

QString PutRightPanel::tokenWords(const GameState& state) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    QStringList words;
    state.hosts.forEach([&](LocationId place) { words << tr("Host: %1").arg(sentences.place(place)); });
    if (state.consecratedGround)
        words << tr("Consecrated Ground: %1").arg(sentences.place(*state.consecratedGround));
    if (state.roadblock)
        words << tr("Roadblock: %1").arg(sentences.roadblock(*state.roadblock));
    return words.isEmpty() ? tr("no tokens") : words.join(QStringLiteral(", "));
}

void PutRightPanel::buildTokens(QVBoxLayout* content)
{
    const GameState& state = controller_.state();
    const Board& board = *controller_.ruleset().board;
    std::vector<LocationId> lying;
    state.hosts.forEach([&](LocationId place) { lying.push_back(place); });
    std::array<PickBox*, sacredHosts> hosts{};
    for (std::size_t n = 0; n < sacredHosts; ++n)
        hosts[n] = addPlace(content, qPrintable(QStringLiteral("host-%1").arg(n + 1)), tr("Host %1").arg(n + 1),
                            board.cards() - board.seas(), n < lying.size() ? std::optional(lying[n]) : std::nullopt);
    auto* ground = addPlace(content, "ground", tr("Consecrated Ground"), board.cards() - board.seas(), state.consecratedGround);
    const auto& block = state.roadblock;
    auto* roadFrom = addPlace(content, "road-from", tr("Roadblock, from"), board.cities(), block ? std::optional(block->a) : std::nullopt);
    auto* roadTo = addPlace(content, "road-to", tr("Roadblock, to"), board.cities(), block ? std::optional(block->b) : std::nullopt);
    auto* onRail = makeCheck("road-rail", "rail", tr("The Roadblock lies on a railway"), block && block->onRail);
    content->addWidget(onRail);
    edit_ = [=]() -> std::optional<Edit> {
        EditTokens edit;
        for (const PickBox* host : hosts)
            if (const auto place = placeIn(host))
                edit.hosts.insert(*place);
        edit.consecratedGround = placeIn(ground);
        const auto a = placeIn(roadFrom), b = placeIn(roadTo);
        if (a.has_value() != b.has_value())
            return std::nullopt;
        if (a)
            edit.roadblock = fury::Roadblock{onRail->isChecked(), std::min(*a, *b), std::max(*a, *b)};
        return Edit(edit);
    };
    setWords([this](const GameState& each) { return tokenWords(each); });
}

QString PutRightPanel::eventWords(const GameState& state) const
{
    const SecondEditionSentences& sentences = controller_.sentences();
    QStringList words;
    for (const DraculaEvent event : state.eventHand)
        words << sentences.event(event);
    if (state.draculasAlly)
        words << tr("Dracula's ally: %1").arg(sentences.event(*state.draculasAlly));
    if (state.huntersAlly)
        words << tr("the hunters' ally: %1").arg(sentences.hunterEvent(*state.huntersAlly));
    return words.isEmpty() ? tr("no Event cards") : words.join(QStringLiteral(", "));
}

void PutRightPanel::buildEvents(QVBoxLayout* content)
{
    const SecondEditionSentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    const auto limit = std::max(static_cast<std::size_t>(eventLimit(state)), state.eventHand.size());
    std::vector<PickBox*> hand;
    const auto add = [&](const QString& name, const QString& label, EventKind kind, std::optional<DraculaEvent> now) {
        auto* box = makePick(qPrintable(name), label);
        box->addEntry(kind == EventKind::AsAlly ? tr("none", "an ally") : tr("none", "an Event card"), none);
        for (std::size_t n = 0; n < draculaEventCount; ++n)
            if (draculaEvents[n].kind == kind)
                box->addEntry(sentences.event(static_cast<DraculaEvent>(n)), static_cast<int>(n));
        box->setValue(now ? static_cast<int>(*now) : none);
        addRow(content, label, box);
        return box;
    };
    for (std::size_t n = 0; n < limit; ++n)
        hand.push_back(add(QStringLiteral("event-%1").arg(n + 1), tr("Event card %1").arg(n + 1), EventKind::Kept,
                           n < state.eventHand.size() ? std::optional(state.eventHand[n]) : std::nullopt));
    auto* ally = add(QStringLiteral("ally"), tr("Dracula's ally"), EventKind::AsAlly, state.draculasAlly);
    auto* theirs = makePick("hunters-ally", tr("The hunters' ally"));
    theirs->addEntry(tr("none", "an ally"), none);
    for (std::size_t n = 0; n < hunterEventCount; ++n)
        if (hunterEvents[n].ally)
            theirs->addEntry(sentences.hunterEvent(static_cast<HunterEvent>(n)), static_cast<int>(n));
    theirs->setValue(state.huntersAlly ? static_cast<int>(*state.huntersAlly) : none);
    addRow(content, tr("The hunters' ally"), theirs);
    edit_ = [=] {
        EditEvents edit;
        for (const PickBox* box : hand)
            if (const int value = box->value().value_or(none); value >= 0)
                edit.hand.push_back(static_cast<DraculaEvent>(value));
        if (const int value = ally->value().value_or(none); value >= 0)
            edit.ally = static_cast<DraculaEvent>(value);
        if (const int value = theirs->value().value_or(none); value >= 0)
            edit.huntersAlly = static_cast<HunterEvent>(value);
        return Edit(edit);
    };
    setWords([this](const GameState& each) { return eventWords(each); });
}

} // namespace demeter::fury2e
