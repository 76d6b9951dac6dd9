#include "app/fury3e/desktop/dracula/put_right_panel.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/stepper.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/fury3e/desktop/dracula/game_sheet.h"
#include "core/fury3e/rules/rules.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <numeric>
#include <utility>

namespace demeter::fury3e {

namespace {

constexpr int none = -1;
// Values of the list of a hunter's places, added to those of the cities.
constexpr int hospitalBase = 500;
constexpr int defeatedBase = 700; ///< off the board until dawn (DEF-3)
constexpr int offBoard = 1000;    ///< only with the clock kept by hand

constexpr std::array allNumbers{Number::Influence,   Number::Despair, Number::Damage,
                                Number::RumorTokens, Number::Week,    Number::HiddenDiscards};
constexpr std::array times{Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide};

int valueOf(std::optional<LocationId> place)
{
    return place ? static_cast<int>(indexOf(*place)) : none;
}

std::optional<LocationId> placeOf(const PickBox* box)
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
    case Number::Influence:
        return state.influence;
    case Number::Despair:
        return state.despair;
    case Number::Damage:
        return state.damage;
    case Number::RumorTokens:
        return state.rumorTokens;
    case Number::Week:
        return state.week;
    case Number::HiddenDiscards:
        return state.hiddenDiscards;
    }
    return 0;
}

const char* iconOf(Number number)
{
    switch (number) {
    case Number::Influence:
        return "influence";
    case Number::Despair:
        return "despair";
    case Number::Damage:
        return "damage";
    case Number::RumorTokens:
        return "rumor";
    case Number::Week:
        return "dawn";
    case Number::HiddenDiscards:
        break;
    }
    return "event";
}

int tokensNow(const BoardTokens& tokens, Token token, LocationId place)
{
    switch (token) {
    case Token::ConsecratedGround:
        return tokens.consecratedGround.contains(place) ? 1 : 0;
    case Token::HeavenlyHost:
        return tokens.heavenlyHosts.contains(place) ? 1 : 0;
    case Token::Storm:
        return tokens.storms.contains(place) ? 1 : 0;
    case Token::Fog:
        for (const auto& [city, count] : tokens.fog)
            if (city == place)
                return count;
        break;
    case Token::Roadblock:
    case Token::Bats:
        break;
    }
    return 0;
}

bool isThere(const BoardTokens& tokens, const Roadblock& road)
{
    return std::ranges::find(tokens.roadblocks, road) != tokens.roadblocks.end();
}

// Where an Encounter card can be but on the trail and in the lairs; in the list after `zoneBase` places.
constexpr std::array encounterZones{EncounterZone::Deck, EncounterZone::Hand, EncounterZone::Discard, EncounterZone::BeforeDracula};
constexpr int zoneBase = 100;

QString cardWords(const Sentences& sentences, const Hideout& hideout)
{
    QStringList names;
    if (hideout.location)
        names << sentences.place(*hideout.location);
    for (const Power power : allPowers)
        if (hideout.powers.contains(power))
            names << sentences.power(power);
    return names.join(QStringLiteral(" + "));
}

std::vector<CardPlace> placesThatHold(const GameState& state)
{
    std::vector<CardPlace> places;
    const auto add = [&](CardPlace place) {
        if (hideoutAt(state, place) != nullptr)
            places.push_back(place);
    };
    for (std::uint8_t n = 1; n <= trailLength; ++n)
        add({false, n});
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        add({true, n});
    return places;
}

} // namespace

/// An Encounter card where the program has it.
struct PutRightPanel::EncounterSource {
    EncounterKind kind{};
    EncounterZone zone{};
    std::optional<LyingCard> card{};
    bool faceUp = false;
    std::uint8_t damage = 0;
};

std::vector<PutRightPanel::EncounterSource> PutRightPanel::encounterSources(const Ruleset& ruleset, const GameState& state)
{
    std::vector<EncounterSource> sources;
    for (const CardPlace place : placesThatHold(state)) {
        std::array<std::uint8_t, maxEncounterKinds> seen{};
        for (const PlacedEncounter& card : hideoutAt(state, place)->encounters)
            sources.push_back(
                {card.kind, EncounterZone::Lying, LyingCard{place, card.kind, seen[indexOf(card.kind)]++}, card.faceUp, card.damage});
    }
    const auto addZone = [&](EncounterZone zone, std::vector<EncounterKind> kinds) {
        std::ranges::sort(kinds);
        kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
        for (const EncounterKind kind : kinds)
            sources.push_back({kind, zone});
    };
    addZone(EncounterZone::Hand, state.encounterHand);
    addZone(EncounterZone::BeforeDracula, state.beforeDracula);
    addZone(EncounterZone::Discard, state.encounterDiscard);
    if (state.handling == CardHandling::Dealt) {
        addZone(EncounterZone::Deck, state.encounterDeck);
    } else if (state.boxDeck > 0) { // nobody knows what is in it
        std::vector<EncounterKind> kinds;
        for (std::size_t n = 0; n < ruleset.cards->encounters.size(); ++n)
            kinds.push_back(static_cast<EncounterKind>(n));
        addZone(EncounterZone::Deck, kinds);
    }
    return sources;
}

PutRightPanel::PutRightPanel(const Settings& settings, GameController& controller, QWidget* parent)
    : CorrectionSheet(settings, parent), controller_(controller)
{
    followGame(controller_, [this] { return newsOf(controller_); });
}

void PutRightPanel::open()
{
    forgetReason();
    kind_.reset();
    number_.reset();
    place_.reset();
    hunter_.reset();
    token_.reset();
    openSheet();
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
    };
    const std::array<Name, 8> names{{{Kind::Number, "kind-number", "influence", tr("A number")},
                                     {Kind::Day, "kind-day", "day", tr("Day and time")},
                                     {Kind::Hideout, "kind-hideout", "hideout", tr("A slot or lair")},
                                     {Kind::Encounter, "kind-encounter", "encounter", tr("An Encounter card")},
                                     {Kind::Bond, "kind-bond", "hide", tr("What Hide is tied to")},
                                     {Kind::Hunter, "kind-hunter", "hunter-m", tr("A hunter")},
                                     {Kind::Token, "kind-token", "host", tr("A token")},
                                     {Kind::Events, "kind-events", "event", tr("Event cards and allies")}}};
    QList<Option> kinds;
    for (const Name& name : names) {
        if (name.kind == Kind::Day && !controller_.state().clockKept)
            continue;
        kinds << Option{
            QString::fromLatin1(name.name), QString::fromLatin1(name.icon), name.text, {}, kind_ == name.kind, [this, kind = name.kind] {
                kind_ = kind;
            }};
    }
    addOptions(content, tr("What is wrong?"), kinds, 4);
    edit_ = {};
    change_ = {};
    if (!kind_)
        return;
    content->addSpacing(8);
    switch (*kind_) {
    case Kind::Number:
        buildNumber(content);
        break;
    case Kind::Day:
        buildDay(content);
        break;
    case Kind::Hideout:
        buildHideout(content);
        break;
    case Kind::Encounter:
        buildEncounter(content);
        break;
    case Kind::Bond:
        buildBond(content);
        break;
    case Kind::Hunter:
        buildHunter(content);
        break;
    case Kind::Token:
        buildToken(content);
        break;
    case Kind::Events:
        buildEvents(content);
        break;
    }

    if (!edit_) // which one has not been said
        return;
    buildReason(content);
}

std::optional<CorrectionSheet::Outcome> PutRightPanel::outcome() const
{
    const auto edit = edit_ ? edit_() : std::nullopt;
    if (!edit)
        return std::nullopt;
    // The reason does not matter for what comes of it.
    const auto after = apply(controller_.ruleset(), controller_.state(), PutRight{"?", *edit});
    if (!after)
        return Outcome{controller_.sentences().violation(after.error()), {}, {}};
    auto [now, then] = change_(*after);
    return Outcome{{}, std::move(now), std::move(then)};
}

void PutRightPanel::putRight(const std::string& reason)
{
    if (const auto edit = edit_())
        sayRefused(controller_.submit(PutRight{reason, *edit}),
                   [this](const Violation& why) { return controller_.sentences().violation(why); });
}

void PutRightPanel::buildNumber(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    const Catalogue& cards = *controller_.ruleset().cards;
    QList<Option> options;
    for (const Number number : allNumbers)
        options << Option{QStringLiteral("number-%1").arg(static_cast<int>(number)),
                          QString::fromLatin1(iconOf(number)),
                          sentences.number(number),
                          tr("now %1").arg(numberNow(state, number)),
                          number_ == number,
                          [this, number] { number_ = number; }};
    addOptions(content, tr("Which number?"), options, 3);
    if (!number_)
        return;
    int smallest = 0, largest = mostOfAnything;
    QString note;
    switch (*number_) {
    case Number::Influence:
        largest = cards.winInfluence;
        note = tr("At %1 Dracula wins.").arg(largest);
        break;
    case Number::Despair:
        largest = cards.despairTokens;
        break;
    case Number::Damage:
        largest = cards.draculaLife;
        note = tr("At %1 the hunters win.").arg(largest);
        break;
    case Number::RumorTokens:
        largest = state.rumorTokens + state.rumorReserve + state.rumorGone;
        break;
    case Number::Week:
        smallest = 1;
        break;
    case Number::HiddenDiscards:
        break;
    }
    auto* value = makeStepper("value", sentences.number(*number_), smallest, largest, numberNow(state, *number_));
    addRow(content, tr("In truth it is"), value);
    if (!note.isEmpty())
        content->addWidget(makeLabel(note, bodyFont(13.5), "mute"));
    edit_ = [number = *number_, value] { return Edit(EditNumber{number, value->value()}); };
    change_ = [this, number = *number_](const GameState& after) {
        const auto words = [&](const GameState& each) {
            return QStringLiteral("%1 %2").arg(controller_.sentences().number(number), QString::number(numberNow(each, number)));
        };
        return std::pair(words(controller_.state()), words(after));
    };
}

void PutRightPanel::buildDay(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    QStringList days, parts;
    for (int n = static_cast<int>(Weekday::Monday); n <= static_cast<int>(Weekday::Sunday); ++n)
        days << sentences.day(static_cast<Weekday>(n));
    for (const Step time : times)
        parts << sentences.time(time);
    addLabel(content, tr("Day"));
    auto* day = new Segmented(settings_, days, tr("Day"));
    day->setObjectName("day");
    day->setCurrent(static_cast<int>(state.day) - static_cast<int>(Weekday::Monday));
    content->addWidget(day);
    addLabel(content, tr("Time"));
    auto* time = new Segmented(settings_, parts, tr("Time"));
    time->setObjectName("time");
    const auto* now = std::ranges::find(times, state.step);
    time->setCurrent(now == times.end() ? static_cast<int>(times.size()) - 1 : static_cast<int>(now - times.begin()));
    content->addWidget(time);
    content->addWidget(
        makeLabel(tr("Nothing of what happens at dawn or dusk is made up for: put that right too."), bodyFont(13.5), "mute"));
    edit_ = [day, time] {
        return Edit(EditDay{static_cast<Weekday>(day->current() + static_cast<int>(Weekday::Monday)),
                            times[static_cast<std::size_t>(time->current())]});
    };
    change_ = [this](const GameState& after) {
        const auto words = [&](const GameState& each) { return controller_.sentences().dayAndTime(each.day, each.step); };
        return std::pair(words(controller_.state()), words(after));
    };
}

QString PutRightPanel::hideoutWords(const GameState& state, CardPlace place) const
{
    const Sentences& sentences = controller_.sentences();
    const Hideout* hideout = hideoutAt(state, place);
    if (hideout == nullptr)
        return tr("empty");
    QStringList words{cardWords(sentences, *hideout)};
    words << (hideout->faceUp ? tr("face up") : tr("face down"));
    if (hideWithLocation(*hideout) && hideShown(*hideout) != hideout->faceUp)
        words << sentences.power(Power::Hide) + QStringLiteral(" ") + (hideShown(*hideout) ? tr("face up") : tr("face down"));
    if (hideout->rumor)
        words << sentences.term(QStringLiteral("rumor"));
    if (hideout->escapeAsBat)
        words << sentences.combatCard(CombatCard::EscapeAsBat);
    return words.join(QStringLiteral(", "));
}

void PutRightPanel::buildHideout(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    QList<Option> options;
    const auto add = [&](CardPlace place) {
        options << Option{QStringLiteral("place-%1%2").arg(place.lair ? QStringLiteral("lair-") : QString()).arg(place.number),
                          place.lair ? QStringLiteral("lair") : QStringLiteral("trail"),
                          capital(sentences.cardPlace(place)),
                          hideoutAt(state, place) == nullptr ? tr("empty") : cardWords(sentences, *hideoutAt(state, place)),
                          place_ == place,
                          [this, place] { place_ = place; }};
    };
    for (std::uint8_t n = 1; n <= trailLength; ++n)
        add({false, n});
    for (std::uint8_t n = 0; n < lairSpaces; ++n)
        add({true, n});
    addOptions(content, tr("Which one?"), options, 3);
    if (!place_)
        return;

    const Hideout* found = hideoutAt(state, *place_);
    const Hideout now = found == nullptr ? Hideout{} : *found;
    auto* location = makePick("location", tr("Location card"));
    location->addEntry(tr("none"), none);
    location->addPlaces(sentences, controller_.ruleset().board->cards());
    location->setValue(valueOf(now.location));
    addRow(content, tr("Location card"), location);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    const int columns = across(3);
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    int next = 0;
    const auto check = [&](const char* name, const char* icon, const QString& text, bool on) {
        auto* button = makeCheck(name, icon, text, on);
        grid->addWidget(button, next / columns, next % columns);
        ++next;
        return button;
    };
    constexpr std::array<std::pair<const char*, const char*>, powerCount> marks{{{"power-dark-call", "dark-call"},
                                                                                 {"power-feed", "feed"},
                                                                                 {"power-hide", "hide"},
                                                                                 {"power-misdirect", "misdirect"},
                                                                                 {"power-wolf-form", "wolf"}}};
    std::array<ChoiceButton*, powerCount> powers{};
    if (!place_->lair) // LAIR-4
        for (const Power power : allPowers)
            powers[static_cast<std::size_t>(power)] =
                check(marks[static_cast<std::size_t>(power)].first, marks[static_cast<std::size_t>(power)].second, sentences.power(power),
                      now.powers.contains(power));
    auto* faceUp = check("face-up", "eye", tr("Face up"), now.faceUp);
    auto* rumor = check("rumor", "rumor", capital(sentences.term(QStringLiteral("rumor"))), now.rumor);
    auto* hide = powers[static_cast<std::size_t>(Power::Hide)];
    ChoiceButton* bat = place_->lair ? nullptr : check("bat", "bat", sentences.combatCard(CombatCard::EscapeAsBat), now.escapeAsBat);
    auto* hideFaceUp = check("hide-face-up", "eye", sentences.power(Power::Hide) + QStringLiteral(", ") + tr("face up"), hideShown(now));
    content->addLayout(grid);
    content->addWidget(makeLabel(tr("With no card at all it is emptied, and its Encounter cards are discarded."), bodyFont(13.5), "mute"));
    // HO-5: only Hide that lies with a Location card has a face of its own.
    const auto twoFaces = [=] { return placeOf(location) && hide != nullptr && hide->isChecked(); };
    const auto show = [=] { hideFaceUp->setVisible(twoFaces()); };
    show();
    connect(location, &QComboBox::currentIndexChanged, hideFaceUp, show);
    if (hide != nullptr)
        connect(hide, &QAbstractButton::toggled, hideFaceUp, show);
    change_ = [this, place = *place_](const GameState& after) {
        return std::pair(hideoutWords(controller_.state(), place), hideoutWords(after, place));
    };
    edit_ = [=, place = *place_] {
        EditHideout edit;
        edit.place = place;
        edit.location = placeOf(location);
        for (const Power power : allPowers)
            if (const auto* button = powers[static_cast<std::size_t>(power)]; button != nullptr && button->isChecked())
                edit.powers |= power;
        edit.faceUp = faceUp->isChecked();
        edit.hideOtherwise = twoFaces() && hideFaceUp->isChecked() != edit.faceUp;
        edit.rumor = rumor->isChecked();
        edit.escapeAsBat = bat != nullptr && bat->isChecked();
        return Edit(edit);
    };
}

QString PutRightPanel::zoneName(EncounterZone zone)
{
    switch (zone) {
    case EncounterZone::Deck:
        return tr("Encounter deck");
    case EncounterZone::Hand:
        return tr("Dracula's hand");
    case EncounterZone::Discard:
        return tr("discard pile");
    case EncounterZone::BeforeDracula:
        return tr("before Dracula");
    case EncounterZone::Lying:
        break;
    }
    return {};
}

QString PutRightPanel::placeName(CardPlace place) const
{
    const Sentences& sentences = controller_.sentences();
    const Hideout* hideout = hideoutAt(controller_.state(), place);
    QString name = sentences.cardPlace(place);
    if (hideout != nullptr && hideout->location)
        name += QStringLiteral(": ") + sentences.place(*hideout->location);
    else if (hideout != nullptr && hideout->powers.contains(Power::Hide))
        name += QStringLiteral(": ") + sentences.power(Power::Hide);
    return name;
}

PickBox* PutRightPanel::addWhichEncounter(QVBoxLayout* content, const std::vector<EncounterSource>& sources)
{
    const Sentences& sentences = controller_.sentences();
    auto* from = makePick("encounter-from", tr("Which card"));
    from->setPlaceholderText(tr("Which card"));
    // Where it lies, then by name.
    std::vector<std::size_t> order(sources.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const QCollator collator = sentences.collator();
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const EncounterSource &first = sources[a], &second = sources[b];
        return first.zone == second.zone && !first.card &&
               collator.compare(sentences.encounter(first.kind), sentences.encounter(second.kind)) < 0;
    });
    for (const std::size_t n : order) {
        const EncounterSource& source = sources[n];
        const QString where = source.card
                                  ? placeName(source.card->place) + QStringLiteral(", ") + (source.faceUp ? tr("face up") : tr("face down"))
                                  : zoneName(source.zone);
        from->addEntry(QStringLiteral("%1 · %2").arg(sentences.encounter(source.kind), where), static_cast<int>(n));
    }
    from->setValue(std::nullopt);
    addRow(content, tr("Which card, and where it lies here"), from, true);
    return from;
}

PickBox* PutRightPanel::addWhereInTruth(QVBoxLayout* content, const std::vector<CardPlace>& places)
{
    auto* to = makePick("encounter-to", tr("Where it lies in truth"));
    to->setPlaceholderText(tr("Where it lies in truth"));
    for (std::size_t n = 0; n < places.size(); ++n)
        to->addEntry(placeName(places[n]), static_cast<int>(n));
    for (std::size_t n = 0; n < encounterZones.size(); ++n)
        to->addEntry(capital(zoneName(encounterZones[n])), zoneBase + static_cast<int>(n));
    to->setValue(std::nullopt);
    addRow(content, tr("Where it lies in truth"), to, true);
    return to;
}

void PutRightPanel::buildEncounter(QVBoxLayout* content)
{
    const std::vector<EncounterSource> sources = encounterSources(controller_.ruleset(), controller_.state());
    const std::vector<CardPlace> places = placesThatHold(controller_.state());
    auto* from = addWhichEncounter(content, sources);
    auto* to = addWhereInTruth(content, places);
    auto* faceUp = makeCheck("face-up", "eye", tr("Face up"), false);
    content->addWidget(faceUp);
    auto* damage = makeStepper("damage", tr("Damage on the vampire"), 0, 1, 0);
    auto* damageRow = addRow(content, tr("Damage on the vampire"), damage);

    const auto life = [cards = controller_.ruleset().cards](EncounterKind kind) { return (*cards)[kind].life; };
    // What is asked of a card that lies somewhere, and of a vampire.
    const auto show = [=] {
        const bool lies = to->value().value_or(zoneBase) < zoneBase;
        const auto source = from->value();
        faceUp->setVisible(lies);
        damageRow->setVisible(lies && source && life(sources[static_cast<std::size_t>(*source)].kind) > 0);
    };
    const auto preset = [=] {
        const auto value = from->value();
        if (!value)
            return;
        const EncounterSource& source = sources[static_cast<std::size_t>(*value)];
        to->setValue(std::nullopt);
        if (source.card)
            for (std::size_t n = 0; n < places.size(); ++n)
                if (places[n] == source.card->place)
                    to->setValue(static_cast<int>(n));
        faceUp->setChecked(source.faceUp);
        damage->setRange(0, qMax(0, life(source.kind) - 1));
        damage->setValue(source.damage);
        show();
    };
    preset();
    show();
    connect(from, &QComboBox::currentIndexChanged, faceUp, preset);
    connect(to, &QComboBox::currentIndexChanged, faceUp, show);
    change_ = [=, this](const GameState&) {
        const EncounterSource& source = sources[static_cast<std::size_t>(from->value().value_or(0))];
        QStringList words{QStringLiteral("%1 · %2").arg(controller_.sentences().encounter(source.kind), to->currentText())};
        QString now = from->currentText();
        if (source.damage > 0)
            now += QStringLiteral(", %1: %2").arg(tr("Damage on the vampire"), QString::number(source.damage));
        if (to->value().value_or(zoneBase) < zoneBase) {
            words << (faceUp->isChecked() ? tr("face up") : tr("face down"));
            if (life(source.kind) > 0 && damage->value() > 0)
                words << QStringLiteral("%1: %2").arg(tr("Damage on the vampire"), QString::number(damage->value()));
        }
        return std::pair(now, words.join(QStringLiteral(", ")));
    };
    edit_ = [=]() -> std::optional<Edit> {
        const auto source = from->value(), target = to->value();
        if (!source || !target)
            return std::nullopt;
        const EncounterSource& card = sources[static_cast<std::size_t>(*source)];
        EditEncounter edit;
        edit.kind = card.kind;
        edit.from = card.zone;
        edit.card = card.card;
        if (*target >= zoneBase) {
            edit.to = encounterZones[static_cast<std::size_t>(*target - zoneBase)];
        } else {
            edit.to = EncounterZone::Lying;
            edit.place = places[static_cast<std::size_t>(*target)];
            edit.faceUp = faceUp->isChecked();
            edit.damage = static_cast<std::uint8_t>(life(card.kind) > 0 ? damage->value() : 0);
        }
        return Edit(edit);
    };
}

void PutRightPanel::buildBond(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    if (!powersOnTrail(state).contains(Power::Hide))
        content->addWidget(makeLabel(tr("Hide does not lie on the trail, so it is tied to nothing."), bodyFont(15)));
    auto* location = makePick("bond", tr("Hide is tied to"));
    location->addEntry(tr("nothing"), none);
    location->addPlaces(sentences, cardsOnTrail(state));
    location->setValue(valueOf(state.hideBond));
    addRow(content, tr("Hide is tied to"), location);
    edit_ = [location] { return Edit(EditHideBond{placeOf(location)}); };
    change_ = [this](const GameState& after) {
        const auto words = [&](const GameState& each) {
            const Sentences& names = controller_.sentences();
            return QStringLiteral("%1 – %2").arg(names.power(Power::Hide), each.hideBond ? names.place(*each.hideBond) : tr("nothing"));
        };
        return std::pair(words(controller_.state()), words(after));
    };
}

QString PutRightPanel::hunterWords(const GameState& state, Hunter hunter) const
{
    const Sentences& sentences = controller_.sentences();
    const HunterPlace& at = state.hunters[static_cast<std::size_t>(hunter)];
    const HunterSheet& sheet = state.sheets[static_cast<std::size_t>(hunter)];
    QStringList words;
    switch (at.where) {
    case HunterPlace::Where::OffBoard:
        words << (sheet.hospital ? tr("Defeated, to the hospital: %1").arg(sentences.place(*sheet.hospital)) : tr("Off the board"));
        break;
    case HunterPlace::Where::Location:
        words << sentences.place(at.location);
        break;
    case HunterPlace::Where::Hospital:
        words << tr("Hospital: %1").arg(sentences.place(at.location));
        break;
    }
    const auto counted = [&](const QString& name, int count) { words << QStringLiteral("%1 %2").arg(name, QString::number(count)); };
    counted(tr("Damage"), sheet.damage);
    if (hunter != Hunter::MinaHarker)
        counted(tr("Bites"), sheet.bites);
    if (sheet.bats > 0)
        counted(sentences.token(Token::Bats), sheet.bats);
    if (sheet.delayed)
        words << sentences.term(QStringLiteral("delayed"));
    return words.join(QStringLiteral(", "));
}

void PutRightPanel::buildHunter(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    const Board& board = *controller_.ruleset().board;
    QList<Option> options;
    for (const Hunter hunter : allHunters)
        options << Option{QStringLiteral("hunter-%1").arg(static_cast<int>(hunter) + 1),
                          {},
                          sentences.hunter(hunter),
                          {},
                          hunter_ == hunter,
                          [this, hunter] { hunter_ = hunter; },
                          hunterSign(hunter)};
    addOptions(content, tr("Which hunter?"), options, 2);
    if (!hunter_)
        return;

    const auto index = static_cast<std::size_t>(*hunter_);
    const HunterPlace& now = state.hunters[index];
    const HunterSheet& sheet = state.sheets[index];
    auto* place = makePick("hunter-place", tr("Place"));
    place->addPlaces(sentences, board.cards());
    for (const LocationId city : board.hospitals())
        place->addEntry(tr("Hospital: %1").arg(sentences.place(city)), hospitalBase + valueOf(city));
    for (const LocationId city : board.hospitals())
        place->addEntry(tr("Defeated, to the hospital: %1").arg(sentences.place(city)), defeatedBase + valueOf(city));
    if (!state.clockKept)
        place->addEntry(tr("Off the board"), offBoard);
    switch (now.where) {
    case HunterPlace::Where::OffBoard:
        place->setValue(sheet.hospital ? defeatedBase + valueOf(sheet.hospital) : offBoard);
        break;
    case HunterPlace::Where::Location:
        place->setValue(valueOf(now.location));
        break;
    case HunterPlace::Where::Hospital:
        place->setValue(hospitalBase + valueOf(now.location));
        break;
    }
    addRow(content, tr("Place"), place);
    auto* damage = makeStepper("hunter-damage", tr("Damage"), 0, mostOfAnything, sheet.damage);
    addRow(content, tr("Damage"), damage);
    Stepper* bites = nullptr;
    if (*hunter_ != Hunter::MinaHarker) { // BITE-3
        bites = makeStepper("hunter-bites", tr("Bites"), 0, mostOfAnything, sheet.bites);
        addRow(content, tr("Bites"), bites);
    }
    auto* bats = makeStepper("hunter-bats", sentences.token(Token::Bats), 0, mostOfAnything, sheet.bats);
    addRow(content, sentences.token(Token::Bats), bats);
    auto* delayed = makeCheck("hunter-delayed", "night", capital(sentences.term(QStringLiteral("delayed"))), sheet.delayed);
    content->addWidget(delayed);
    change_ = [this, hunter = *hunter_](const GameState& after) {
        return std::pair(hunterWords(controller_.state(), hunter), hunterWords(after, hunter));
    };
    edit_ = [=, hunter = *hunter_]() -> std::optional<Edit> {
        const auto value = place->value();
        if (!value)
            return std::nullopt;
        EditHunter edit;
        edit.hunter = hunter;
        edit.sheet.delayed = delayed->isChecked();
        edit.sheet.damage = static_cast<std::uint8_t>(damage->value());
        edit.sheet.bites = static_cast<std::uint8_t>(bites == nullptr ? 0 : bites->value());
        edit.sheet.bats = static_cast<std::uint8_t>(bats->value());
        if (*value >= defeatedBase && *value < offBoard) {
            edit.sheet.defeated = true;
            edit.sheet.hospital = static_cast<LocationId>(*value - defeatedBase);
        } else if (*value >= hospitalBase && *value < defeatedBase) {
            edit.place = HunterPlace::hospital(static_cast<LocationId>(*value - hospitalBase));
        } else if (*value < hospitalBase) {
            edit.place = HunterPlace::in(static_cast<LocationId>(*value));
        }
        return Edit(edit);
    };
}

void PutRightPanel::buildToken(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const BoardTokens& tokens = controller_.state().tokens;
    const Board& board = *controller_.ruleset().board;
    constexpr std::array<std::pair<Token, const char*>, 5> kinds{{{Token::HeavenlyHost, "host"},
                                                                  {Token::ConsecratedGround, "consecrated"},
                                                                  {Token::Fog, "fog"},
                                                                  {Token::Storm, "storm"},
                                                                  {Token::Roadblock, "roadblock"}}};
    QList<Option> options;
    for (const auto& [token, icon] : kinds)
        options << Option{QStringLiteral("token-%1").arg(static_cast<int>(token)),
                          QString::fromLatin1(icon),
                          sentences.token(token),
                          {},
                          token_ == token,
                          [this, token = token] { token_ = token; }};
    addOptions(content, tr("Which token?"), options, 3);
    if (!token_)
        return;
    if (token_ == Token::Roadblock) {
        buildRoadblock(content);
        return;
    }
    QStringList lying;
    board.cards().forEach([&](LocationId place) {
        const int count = tokensNow(tokens, *token_, place);
        if (count == 0)
            return;
        lying << (count == 1 ? sentences.place(place) : QStringLiteral("%1 (%2)").arg(sentences.place(place)).arg(count));
    });
    content->addWidget(
        makeLabel(lying.isEmpty() ? tr("None lies on the board here.") : tr("Here they lie: %1.").arg(lying.join(QStringLiteral(", "))),
                  bodyFont(14), "mute"));
    const bool sea = token_ == Token::Storm;
    auto* place = makePick("token-place", sea ? tr("Sea zone") : tr("City"));
    place->setPlaceholderText(sea ? tr("Sea zone") : tr("City"));
    place->addPlaces(sentences, (sea ? board.seas() : board.cities()) & board.cards());
    place->setValue(std::nullopt);
    addRow(content, sea ? tr("Sea zone") : tr("City"), place);
    auto* count = makeStepper("token-count", tr("How many lie there in truth"), 0,
                              token_ == Token::Fog ? controller_.ruleset().cards->tokens.fog : 1, 0);
    addRow(content, tr("How many lie there in truth"), count);
    const auto preset = [this, place, count, token = *token_] {
        if (const auto where = placeOf(place))
            count->setValue(tokensNow(controller_.state().tokens, token, *where));
    };
    connect(place, &QComboBox::currentIndexChanged, count, preset);
    change_ = [this, place, token = *token_](const GameState& after) {
        const auto words = [&](const GameState& each) {
            const auto where = placeOf(place).value_or(LocationId{});
            return QStringLiteral("%1 × %2, %3")
                .arg(QString::number(tokensNow(each.tokens, token, where)), controller_.sentences().token(token),
                     controller_.sentences().place(where));
        };
        return std::pair(words(controller_.state()), words(after));
    };
    edit_ = [place, count, token = *token_]() -> std::optional<Edit> {
        const auto where = placeOf(place);
        if (!where)
            return std::nullopt;
        EditToken edit;
        edit.token = token;
        edit.location = *where;
        edit.count = count->value();
        return Edit(edit);
    };
}

void PutRightPanel::buildRoadblock(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const Board& board = *controller_.ruleset().board;
    const BoardTokens& tokens = controller_.state().tokens;
    QStringList lying;
    for (const Roadblock& road : tokens.roadblocks)
        lying << sentences.roadblock(road);
    content->addWidget(
        makeLabel(lying.isEmpty() ? tr("None lies on the board here.") : tr("Here they lie: %1.").arg(lying.join(QStringLiteral(", "))),
                  bodyFont(14), "mute"));
    // Every road and railway; the second list follows the first.
    std::vector<Roadblock> roads;
    for (const Edge& road : board.roads())
        roads.push_back({false, std::min(road.first, road.second), std::max(road.first, road.second)});
    for (const Rail& rail : board.rails())
        if (const Roadblock line{true, std::min(rail.a, rail.b), std::max(rail.a, rail.b)}; std::ranges::find(roads, line) == roads.end())
            roads.push_back(line);
    LocationSet ends;
    for (const Roadblock& road : roads) {
        ends.insert(road.a);
        ends.insert(road.b);
    }
    auto* from = makePick("road-from", tr("Between"));
    from->setPlaceholderText(tr("City"));
    from->addPlaces(sentences, ends);
    auto* to = makePick("road-to", tr("And"));
    to->setPlaceholderText(tr("Road or railway"));
    auto* count = makeStepper("token-count", tr("How many lie there in truth"), 0, 1, 0);
    const auto fill = [this, from, to, roads] {
        const QSignalBlocker quiet(to);
        to->clear();
        const auto end = placeOf(from);
        for (std::size_t n = 0; n < roads.size() && end; ++n)
            if (const Roadblock& road = roads[n]; road.a == *end || road.b == *end) {
                const Sentences& names = controller_.sentences();
                const QString line = names.term(road.onRail ? QStringLiteral("railway") : QStringLiteral("road"));
                to->addEntry(QStringLiteral("%1 (%2)").arg(names.place(road.a == *end ? road.b : road.a), line), static_cast<int>(n));
            }
        to->setCurrentIndex(-1);
    };
    const auto preset = [this, to, count, roads] {
        if (const auto road = to->value())
            count->setValue(isThere(controller_.state().tokens, roads[static_cast<std::size_t>(*road)]) ? 1 : 0);
    };
    from->setValue(std::nullopt);
    connect(from, &QComboBox::currentIndexChanged, to, fill);
    connect(to, &QComboBox::currentIndexChanged, count, preset);
    addRow(content, tr("Between"), from);
    addRow(content, tr("And"), to);
    addRow(content, tr("How many lie there in truth"), count);
    change_ = [this, to, roads](const GameState& after) {
        const auto words = [&](const GameState& each) {
            const Roadblock& road = roads[static_cast<std::size_t>(to->value().value_or(0))];
            return QStringLiteral("%1 × %2, %3")
                .arg(QString::number(isThere(each.tokens, road) ? 1 : 0), controller_.sentences().token(Token::Roadblock),
                     controller_.sentences().roadblock(road));
        };
        return std::pair(words(controller_.state()), words(after));
    };
    edit_ = [to, count, roads]() -> std::optional<Edit> {
        const auto road = to->value();
        if (!road)
            return std::nullopt;
        EditToken edit;
        edit.token = Token::Roadblock;
        edit.road = roads[static_cast<std::size_t>(*road)];
        edit.location = edit.road->a;
        edit.count = count->value();
        return Edit(edit);
    };
}

QString PutRightPanel::eventWords(const GameState& state) const
{
    const Sentences& sentences = controller_.sentences();
    QStringList words;
    for (const DraculaEvent event : state.eventHand)
        words << sentences.event(event);
    if (words.isEmpty())
        words << tr("none");
    QStringList parts{words.join(QStringLiteral(", "))};
    if (state.ally)
        parts << QStringLiteral("%1: %2").arg(tr("Dracula's ally"), sentences.event(*state.ally));
    if (state.hunterAlly)
        parts << QStringLiteral("%1: %2").arg(tr("The hunters' ally"), sentences.hunterEvent(*state.hunterAlly));
    return parts.join(QStringLiteral("; "));
}

void PutRightPanel::buildEvents(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState& state = controller_.state();
    addLabel(content, tr("Dracula's Event cards in hand"));
    const std::size_t limit = std::max(static_cast<std::size_t>(controller_.ruleset().cards->eventLimit), state.eventHand.size());
    QList<std::pair<QString, int>> names;
    for (std::size_t n = 0; n < draculaEventCount; ++n)
        names << std::pair(sentences.event(static_cast<DraculaEvent>(n)), static_cast<int>(n));
    const QCollator collator = sentences.collator();
    std::ranges::sort(names, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
    std::vector<PickBox*> hand;
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    const int columns = across(2);
    for (std::size_t n = 0; n < limit; ++n) {
        auto* box = makePick("hand", tr("Event card %1").arg(n + 1));
        box->setObjectName(QStringLiteral("hand-%1").arg(n + 1));
        box->addEntry(tr("none"), none);
        for (const auto& [name, value] : names)
            box->addEntry(name, value);
        box->setValue(n < state.eventHand.size() ? static_cast<int>(state.eventHand[n]) : none);
        grid->addWidget(box, static_cast<int>(n) / columns, static_cast<int>(n) % columns);
        hand.push_back(box);
    }
    content->addLayout(grid);
    auto* ally = makePick("ally", tr("Dracula's ally"));
    ally->addEntry(tr("none"), none);
    for (const DraculaEvent event : draculasAllies)
        ally->addEntry(sentences.event(event), static_cast<int>(event));
    ally->setValue(state.ally ? static_cast<int>(*state.ally) : none);
    addRow(content, tr("Dracula's ally"), ally);
    auto* hunterAlly = makePick("hunter-ally", tr("The hunters' ally"));
    hunterAlly->addEntry(tr("none"), none);
    for (const HunterEvent event : huntersAllies)
        hunterAlly->addEntry(sentences.hunterEvent(event), static_cast<int>(event));
    hunterAlly->setValue(state.hunterAlly ? static_cast<int>(*state.hunterAlly) : none);
    addRow(content, tr("The hunters' ally"), hunterAlly);
    change_ = [this](const GameState& after) { return std::pair(eventWords(controller_.state()), eventWords(after)); };
    edit_ = [hand, ally, hunterAlly] {
        EditEvents edit;
        for (const PickBox* box : hand)
            if (const int value = box->value().value_or(none); value >= 0)
                edit.hand.push_back(static_cast<DraculaEvent>(value));
        if (const int value = ally->value().value_or(none); value >= 0)
            edit.ally = static_cast<DraculaEvent>(value);
        if (const int value = hunterAlly->value().value_or(none); value >= 0)
            edit.hunterAlly = static_cast<HunterEvent>(value);
        return Edit(edit);
    };
}

} // namespace demeter::fury3e
