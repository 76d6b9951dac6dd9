#include "app/fury3e/desktop/dracula/hunter_cards_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/fury3e/desktop/guide/turn_flow.h"
#include "app/fury3e/text/hunter_words.h"
#include "core/fury3e/view/table_turn.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <any>

namespace demeter::fury3e {

namespace {

/// The group of the list: those that ask Dracula, those that change something that the program keeps, and the rest.
int groupOf(HunterEvent card)
{
    switch (card) {
    case HunterEvent::BehindTheVeil:
    case HunterEvent::EvilPresence:
    case HunterEvent::HiredScouts:
    case HunterEvent::Hypnosis:
    case HunterEvent::JonathanHarker:
    case HunterEvent::LocalRumors:
    case HunterEvent::MoneyTrail:
    case HunterEvent::NewspaperReports:
    case HunterEvent::PsychicBond:
    case HunterEvent::RufusSmith:
    case HunterEvent::SisterAgatha:
    case HunterEvent::SurprisingReturn:
    case HunterEvent::WaxCylinders:
        return 0;
    case HunterEvent::BloodTransfusion:
    case HunterEvent::ConsecratedGround:
    case HunterEvent::EscapeRoute:
    case HunterEvent::GoodLuck:
    case HunterEvent::HeroicLeap:
    case HunterEvent::LongNight:
    case HunterEvent::LucysRevenge:
    case HunterEvent::MysticResearch:
    case HunterEvent::PlannedAmbush:
    case HunterEvent::RenewedVigor:
    case HunterEvent::SpeedyTelegraph:
    case HunterEvent::VampireLair:
        return 1;
    case HunterEvent::CharteredCarriage:
    case HunterEvent::ExcellentWeather:
    case HunterEvent::Forewarned:
    case HunterEvent::GreatStrength:
    case HunterEvent::LuckyFind:
    case HunterEvent::SenseOfEmergency:
        break;
    }
    return 2;
}

/// The words of the guide, where it says the same.
class FlowWords {
    Q_DECLARE_TR_FUNCTIONS(TurnFlow)
};

/// What may be left out is asked for as well: the record says more with it.
bool isAsked(HunterCardNeeds::Named named)
{
    return named != HunterCardNeeds::Named::No;
}

} // namespace

HunterCardsPanel::HunterCardsPanel(const Settings& settings, GameController& controller, QWidget* parent, Where where)
    : Sheet(settings, parent), controller_(controller), where_(where)
{
    connect(&controller_, &GameController::changed, this, [this] {
        if (isVisible() && !atTable()) // who opens it at the table closes it
            closeSheet();
    });
    connect(&controller_, &GameController::refused, this, [this](const Violation& violation) {
        if (isVisible())
            setStatus(controller_.sentences().violation(violation));
    });
}

GameState HunterCardsPanel::stateNow() const
{
    return atTable() ? withoutPause(controller_.ruleset(), controller_.state()) : controller_.state();
}

void HunterCardsPanel::open(std::optional<HunterEvent> card)
{
    card_ = card;
    plays_ = {};
    if (card) {
        plays_.event = *card;
        const auto allowed = allowableHunterCards(controller_.ruleset(), stateNow());
        plays_.overruled = std::ranges::find(allowed, *card, &HunterPlays::event) != allowed.end();
    }
    openSheet();
    if (card && first_) // what the card asks, or that it is played
        first_->setFocus(Qt::OtherFocusReason);
}

FilledIn HunterCardsPanel::filledIn() const
{
    FilledIn filled = Sheet::filledIn();
    filled.own = Said{card_, plays_};
    return filled;
}

void HunterCardsPanel::fillIn(const FilledIn& filled)
{
    if (const auto* said = std::any_cast<Said>(&filled.own)) {
        card_ = said->card;
        plays_ = said->plays;
        rebuild();
    }
    Sheet::fillIn(filled);
}

QString HunterCardsPanel::title() const
{
    return card_ ? controller_.sentences().hunterEvent(*card_) : tr("The hunters play a card");
}

int HunterCardsPanel::columns() const
{
    return qMin(widest(), parentWidget()->width() - 32) >= scaled(640) ? 2 : 1;
}

void HunterCardsPanel::build(QVBoxLayout* content)
{
    if (!controller_.hasGame())
        return;
    if (card_)
        buildCard(content);
    else
        buildList(content);
}

void HunterCardsPanel::choose(std::optional<HunterEvent> card, bool overruled)
{
    card_ = card;
    plays_ = {};
    if (card)
        plays_.event = *card;
    plays_.overruled = overruled;
    setStatus({});
    rebuild();
    if (QWidget* first = card ? first_.data() : field_.data())
        first->setFocus(Qt::OtherFocusReason);
}

void HunterCardsPanel::askAnew()
{
    setStatus({});
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (isVisible())
                rebuild();
        },
        Qt::QueuedConnection);
}

// The list.

void HunterCardsPanel::buildList(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    content->addWidget(makeLabel(tr("Choose the card, or type its name in any of the languages."), bodyFont(14), "mute"));
    auto* field = new QLineEdit;
    field->setObjectName("card-find");
    field->setPlaceholderText(tr("Find a card"));
    field->setAccessibleName(tr("Find a card"));
    field->setClearButtonEnabled(true);
    field->setFont(bodyFont(15));
    field->setMinimumHeight(qMax(46, scaled(44)));
    field_ = field;
    content->addWidget(field);
    nothing_ = makeLabel(tr("No card has these words."), bodyFont(15));
    content->addWidget(nothing_);

    entries_.clear();
    const auto eventsIn = [this](const std::vector<HunterPlays>& plays) {
        std::vector<HunterEvent> events;
        for (HunterPlays each : plays) {
            each.ally = true; // the use that the table can enter, if it has one
            if (!atTable() || !showsWhatIsHidden(each))
                events.push_back(each.event);
        }
        return events;
    };
    const GameState state = stateNow();
    const auto playable = eventsIn(playableHunterCards(controller_.ruleset(), state));
    const auto allowed = eventsIn(allowableHunterCards(controller_.ruleset(), state));
    const Catalogue& cards = *controller_.ruleset().cards;
    for (std::size_t n = 0; n < hunterEventCount; ++n) {
        const auto card = static_cast<HunterEvent>(n);
        Entry entry;
        entry.card = card;
        entry.group = groupOf(card);
        entry.now = std::ranges::find(playable, card) != playable.end();
        entry.allowed = std::ranges::find(allowed, card) != allowed.end();
        for (const std::string& name : cards[card].names)
            entry.words += folded(QString::fromStdString(name)) + u' ';
        entries_ << entry;
    }
    // By name, those that can be played now first.
    const QCollator collator{QLocale(settings_.languageCode())};
    std::ranges::stable_sort(entries_, [&](const Entry& a, const Entry& b) {
        if (a.now != b.now)
            return a.now;
        return collator.compare(sentences.hunterEvent(a.card), sentences.hunterEvent(b.card)) < 0;
    });
    const std::array<QString, 3> names{tr("They ask Dracula"), tr("They change something"), tr("Only announced")};
    for (std::size_t group = 0; group < names.size(); ++group) {
        headings_[group] = makeHeading(names[group]);
        content->addSpacing(4);
        content->addWidget(headings_[group]);
        auto* box = new QWidget;
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(8);
        for (int column = 0; column < columns(); ++column)
            grid->setColumnStretch(column, 1);
        groups_[group] = box;
        content->addWidget(box);
        for (Entry& entry : entries_) {
            if (entry.group != static_cast<int>(group))
                continue;
            const std::string_view id = idOf(entry.card);
            auto* button = new ChoiceButton(settings_, entry.now ? ChoiceKind::Plain : ChoiceKind::Off, box);
            button->setObjectName(QStringLiteral("card-%1").arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size()))));
            button->setIconName(entry.card == HunterEvent::PsychicBond ? QStringLiteral("eye") : QStringLiteral("event"));
            button->setText(sentences.hunterEvent(entry.card));
            button->setSecondLine(sentences.hunterEventText(entry.card));
            connect(
                button, &QAbstractButton::clicked, this,
                [this, card = entry.card, now = entry.now, allowed = entry.allowed] {
                    if (now || allowed)
                        choose(card, allowed);
                    else
                        whyNot(card);
                },
                Qt::QueuedConnection);
            entry.button = button;
        }
    }
    find({});
    if (!atTable())
        buildTokens(content);
    connect(field, &QLineEdit::textChanged, this, &HunterCardsPanel::find);
    connect(
        field, &QLineEdit::returnPressed, this,
        [this] {
            for (const Entry& entry : entries_)
                if (entry.now && entry.button && entry.button->isVisibleTo(this)) {
                    choose(entry.card);
                    return;
                }
        },
        Qt::QueuedConnection);
}

void HunterCardsPanel::find(const QString& text)
{
    const QStringList words = folded(text).split(u' ', Qt::SkipEmptyParts);
    std::array<int, 3> shown{};
    for (const Entry& entry : entries_) {
        const bool found = std::ranges::all_of(words, [&](const QString& word) { return entry.words.contains(word); });
        auto* grid = static_cast<QGridLayout*>(groups_[static_cast<std::size_t>(entry.group)]->layout());
        grid->removeWidget(entry.button);
        entry.button->setVisible(found);
        if (!found)
            continue;
        int& next = shown[static_cast<std::size_t>(entry.group)];
        grid->addWidget(entry.button, next / columns(), next % columns());
        ++next;
    }
    for (std::size_t group = 0; group < shown.size(); ++group) {
        headings_[group]->setVisible(shown[group] > 0);
        groups_[group]->setVisible(shown[group] > 0);
    }
    nothing_->setVisible(shown == std::array<int, 3>{});
}

void HunterCardsPanel::whyNot(HunterEvent card)
{
    const auto why = whyNotPlayed(controller_.ruleset(), stateNow(), card);
    if (atTable() && !why) {
        setStatus(tr("Dracula answers this card. Enter it on his screen."));
        return;
    }
    setStatus(why ? controller_.sentences().violation(*why) : QString());
}

void HunterCardsPanel::buildTokens(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    content->addSpacing(8);
    content->addWidget(makeHeading(tr("A token comes into a city")));
    auto* kind =
        new Segmented(settings_, {sentences.term(QStringLiteral("heavenly-host")), sentences.term(QStringLiteral("consecrated-ground"))},
                      tr("Kind of token"));
    kind->setObjectName("token-kind");
    content->addWidget(kind);
    auto* row = new QBoxLayout(columns() > 1 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom); // below it on a phone
    auto* place = new PickBox(settings_, tr("City of the token"));
    place->setObjectName("token-place");
    place->setPlaceholderText(tr("City"));
    const Board& board = *controller_.ruleset().board;
    place->addPlaces(sentences, board.cities() & board.cards());
    place->setValue(std::nullopt);
    row->addWidget(place, 1);
    auto* add = new ChoiceButton(settings_, ChoiceKind::Plain);
    add->setObjectName("token-add");
    add->setIconName("plus");
    add->setText(tr("Place the token"));
    connect(
        add, &QAbstractButton::clicked, this,
        [this, kind, place] {
            if (const auto city = place->value())
                controller_.submit(EnterToken{kind->current() == 0 ? EnterToken::Kind::HeavenlyHost : EnterToken::Kind::ConsecratedGround,
                                              static_cast<LocationId>(*city), true});
            else
                setStatus(tr("Choose the city first."));
        },
        Qt::QueuedConnection);
    row->addWidget(add);
    content->addLayout(row);
}

// One card.

HunterCardsPanel::Needs HunterCardsPanel::needsOf(const HunterPlays& plays) const
{
    Needs needs{fury3e::needsOf(controller_.ruleset(), stateNow(), plays), tr("Who plays it"), {}, {}, {}};
    if (needs.cities == 1)
        needs.cityLabels = {tr("City")};
    else if (needs.cities == 2)
        needs.cityLabels = {tr("First city"), tr("Second city")};
    switch (plays.event) {
    case HunterEvent::PsychicBond:
        needs.hunterLabel = tr("Which hunter is asked about");
        break;
    case HunterEvent::BloodTransfusion:
        needs.hunterLabel = tr("Who loses a bite");
        break;
    case HunterEvent::EscapeRoute:
        needs.hunterLabel = tr("Who leaves the combat");
        break;
    case HunterEvent::WaxCylinders:
        needs.optionLabel = tr("Use");
        needs.optionLabels = {tr("Deduction: the encounters of a hideout"), tr("Analysis: where Hide is")};
        break;
    case HunterEvent::GoodLuck:
        needs.optionLabel = tr("Use");
        needs.optionLabels = {tr("A Roadblock is removed"), tr("Dracula's ally is discarded"), tr("False Tip is cancelled")};
        break;
    case HunterEvent::MysticResearch:
        needs.optionLabel = tr("How many of the six cards are Dracula's");
        for (int n = 0; n < needs.options; ++n)
            needs.optionLabels << QString::number(n);
        break;
    default:
        break;
    }
    return needs;
}

bool HunterCardsPanel::complete(const Needs& needs) const
{
    return (!needs.fetched || plays_.fetched) && (!isAsked(needs.hunter) || plays_.hunter) && (!needs.player || plays_.player) &&
           (needs.cities < 1 || plays_.city) && (needs.cities < 2 || plays_.second) && (!isAsked(needs.slot) || plays_.slot) &&
           (!needs.road || plays_.road);
}

void HunterCardsPanel::buildCard(QVBoxLayout* content)
{
    const Sentences& sentences = controller_.sentences();
    const GameState state = stateNow();
    const Board& board = *controller_.ruleset().board;
    auto* back = new ChoiceButton(settings_, ChoiceKind::Quiet);
    back->setObjectName("card-back");
    back->setIconName("undo");
    back->setText(tr("Another card"));
    connect(
        back, &QAbstractButton::clicked, this, [this] { choose(std::nullopt); }, Qt::QueuedConnection);
    content->addWidget(back);
    content->addWidget(makeLabel(sentences.hunterEventText(*card_), bodyFont(15)));

    const Needs needs = needsOf(plays_);
    // What can only be one thing is not asked for; whose turn it is plays his own card.
    if (isAsked(needs.hunter) && !plays_.hunter) {
        const auto active = activeHunter(state);
        if (needs.hunters.size() == 1)
            plays_.hunter = needs.hunters.first();
        else if (!namesAnother(*card_) && active && needs.hunters.contains(*active))
            plays_.hunter = active;
    }
    if (isAsked(needs.slot) && (!plays_.slot || std::ranges::find(needs.trailSlots, *plays_.slot) == needs.trailSlots.end()))
        plays_.slot = needs.trailSlots.size() == 1 ? std::optional(needs.trailSlots.front()) : std::nullopt;
    if (!isAsked(needs.slot))
        plays_.slot.reset();

    first_.clear();
    const auto isFirst = [&](QWidget* widget) {
        if (!first_)
            first_ = widget;
    };
    const auto segments = [&](const char* name, const QString& label, const QStringList& parts, int current, auto&& chosen) {
        content->addSpacing(4);
        content->addWidget(makeLabel(label, bodyFont(15, QFont::DemiBold)));
        auto* control = new Segmented(settings_, parts, label);
        control->setObjectName(QString::fromLatin1(name));
        const auto buttons = control->findChildren<QAbstractButton*>();
        for (qsizetype n = 0; n < buttons.size(); ++n) // found again when the panel is made anew
            buttons[n]->setObjectName(QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(n));
        control->setCurrent(current);
        isFirst(buttons.value(current));
        connect(control, &Segmented::chosen, this, [this, chosen](int index) {
            chosen(index);
            askAnew();
        });
        content->addWidget(control);
    };
    /// Buttons of which none need be chosen yet.
    const auto choices = [&](const QString& label, auto&& fill) {
        content->addSpacing(4);
        content->addWidget(makeLabel(label, bodyFont(15, QFont::DemiBold)));
        auto* grid = new QGridLayout;
        grid->setSpacing(8);
        for (int column = 0; column < columns(); ++column)
            grid->setColumnStretch(column, 1);
        int next = 0;
        fill([&](const QString& name, const QString& text, bool marked, auto&& chosen) {
            auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
            button->setObjectName(name);
            button->setText(text);
            button->setCheckable(true);
            button->setChecked(marked);
            button->setMarked(marked);
            connect(button, &QAbstractButton::clicked, this, [this, chosen] {
                chosen();
                askAnew();
            });
            grid->addWidget(button, next / columns(), next % columns());
            ++next;
            isFirst(button);
            return button;
        });
        content->addLayout(grid);
    };

    if (needs.fetched)
        choices(tr("Which ally comes back"), [&](auto&& add) {
            for (const HunterEvent ally : huntersAllies)
                add(QStringLiteral("fetched-%1").arg(static_cast<int>(ally)), sentences.hunterEvent(ally), plays_.fetched == ally,
                    [this, ally] { plays_.fetched = ally; })
                    ->setIconName("ally");
        });
    if (needs.use)
        segments("use", tr("Use"), {tr("At once: a city is asked about"), tr("It stays as ally")}, plays_.ally ? 1 : 0,
                 [this](int index) { plays_.ally = index == 1; });
    if (needs.options > 1)
        segments("option", needs.optionLabel, needs.optionLabels, plays_.option,
                 [this](int index) { plays_.option = static_cast<std::uint8_t>(index); });
    if (isAsked(needs.hunter))
        choices(needs.hunterLabel, [&](auto&& add) {
            needs.hunters.forEach([&](Hunter hunter) {
                add(QStringLiteral("hunter-%1").arg(static_cast<int>(hunter) + 1), sentences.hunter(hunter), plays_.hunter == hunter,
                    [this, hunter] { plays_.hunter = hunter; })
                    ->setSign(hunterSign(hunter));
            });
        });
    if (plays_.player && !needs.players.contains(*plays_.player))
        plays_.player.reset();
    if (needs.player)
        choices(tr("Who plays it"), [&](auto&& add) {
            needs.players.forEach([&](Hunter hunter) {
                add(QStringLiteral("player-%1").arg(static_cast<int>(hunter) + 1), sentences.hunter(hunter), plays_.player == hunter,
                    [this, hunter] { plays_.player = hunter; })
                    ->setSign(hunterSign(hunter));
            });
        });
    for (qsizetype n = 0; n < needs.cityLabels.size(); ++n) {
        content->addSpacing(4);
        content->addWidget(makeLabel(needs.cityLabels[n], bodyFont(15, QFont::DemiBold)));
        auto* box = new PickBox(settings_, needs.cityLabels[n]);
        box->setObjectName(n == 0 ? QStringLiteral("city") : QStringLiteral("second-city"));
        box->setPlaceholderText(tr("City"));
        box->addPlaces(sentences, board.cities() & board.cards());
        isFirst(box);
        const auto& held = n == 0 ? plays_.city : plays_.second;
        box->setValue(held ? std::optional(static_cast<int>(indexOf(*held))) : std::nullopt);
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, n] {
            auto& into = n == 0 ? plays_.city : plays_.second;
            if (const auto value = box->value())
                into = static_cast<LocationId>(*value);
            sayComplete(); // the field itself stays as it is, in the middle of a word
        });
        content->addWidget(box);
    }
    if (isAsked(needs.slot))
        choices(tr("Which slot"), [&](auto&& add) {
            for (const Slot slot : needs.trailSlots) {
                const int number = slot.number;
                const QString name =
                    *card_ == HunterEvent::NewspaperReports && number == 3 ? tr("Slot %1, at once").arg(number) : tr("Slot %1").arg(number);
                add(QStringLiteral("slot-%1").arg(number), name, plays_.slot == slot, [this, slot] {
                    plays_.slot = slot;
                })->setIconName("trail");
            }
        });
    if (needs.road) {
        content->addSpacing(4);
        content->addWidget(makeLabel(tr("Which Roadblock"), bodyFont(15, QFont::DemiBold)));
        auto* box = new PickBox(settings_, tr("Which Roadblock"));
        box->setObjectName("road");
        isFirst(box);
        box->setPlaceholderText(state.tokens.roadblocks.empty() ? tr("There is none") : tr("Roadblock"));
        std::optional<int> held;
        for (std::size_t n = 0; n < state.tokens.roadblocks.size(); ++n) {
            box->addEntry(sentences.roadblock(state.tokens.roadblocks[n]), static_cast<int>(n));
            if (plays_.road == state.tokens.roadblocks[n])
                held = static_cast<int>(n);
        }
        box->setValue(held);
        connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
            if (const auto value = box->value())
                plays_.road = controller_.state().tokens.roadblocks[static_cast<std::size_t>(*value)];
            sayComplete();
        });
        content->addWidget(box);
    }

    content->addSpacing(8);
    answer_ = makeLabel({}, bodyFont(15, QFont::DemiBold));
    answer_->setObjectName("card-answer");
    content->addWidget(answer_);
    auto* enter = new ChoiceButton(settings_, ChoiceKind::OthersPrimary);
    enter->setObjectName("card-play");
    enter->setIconName("check");
    enter->setText(tr("The card is played"));
    enter->setCentred(true);
    connect(
        enter, &QAbstractButton::clicked, this, [this] { play(false); }, Qt::QueuedConnection);
    content->addWidget(enter);
    enter_ = enter;
    isFirst(enter);
    auto* allow = new ChoiceButton(settings_, ChoiceKind::Quiet);
    allow->setObjectName("card-allowed");
    allow->setIconName("check");
    allow->setText(FlowWords::tr("The table allows it"));
    allow->setSecondLine(FlowWords::tr("the journal says so, for everybody to see"));
    connect(
        allow, &QAbstractButton::clicked, this, [this] { play(true); }, Qt::QueuedConnection);
    content->addWidget(allow);
    allow_ = allow;
    sayComplete();
}

void HunterCardsPanel::sayComplete()
{
    const Needs needs = needsOf(plays_);
    const bool all = complete(needs);
    const auto why = all ? refused(said(needs), false) : std::nullopt;
    if (enter_)
        enter_->setKind(all && !why ? ChoiceKind::OthersPrimary : ChoiceKind::Off);
    if (allow_)
        allow_->setVisible(why && !refused(said(needs), true));
    if (answer_) {
        const QString text = why ? controller_.sentences().violation(*why) : all ? answer(said(needs)) : QString();
        answer_->setText(text);
        answer_->setVisible(!text.isEmpty());
    }
}

std::optional<Violation> HunterCardsPanel::refused(HunterPlays said, bool overruled) const
{
    said.overruled = overruled;
    if (auto done = apply(controller_.ruleset(), stateNow(), said); !done)
        return std::move(done.error());
    return std::nullopt;
}

HunterPlays HunterCardsPanel::said(const Needs& needs) const
{
    HunterPlays said;
    said.event = plays_.event;
    if (isAsked(needs.hunter))
        said.hunter = plays_.hunter;
    if (needs.player)
        said.player = plays_.player;
    if (needs.cities >= 1)
        said.city = plays_.city;
    if (needs.cities >= 2)
        said.second = plays_.second;
    if (isAsked(needs.slot))
        said.slot = plays_.slot;
    if (needs.use)
        said.ally = plays_.ally;
    if (needs.options > 1)
        said.option = plays_.option;
    if (needs.road)
        said.road = plays_.road;
    if (needs.fetched)
        said.fetched = plays_.fetched;
    return said;
}

QString HunterCardsPanel::answer(const HunterPlays& said) const
{
    if (atTable())
        return {};
    const GameState& state = controller_.state();
    const auto after = apply(controller_.ruleset(), state, said);
    if (!after)
        return {};
    if (!after->due.empty() && after->due.back().what == Due::What::PressReply)
        return {}; // asked next, with what will be shown
    return TurnFlow(controller_.ruleset(), state, controller_.sentences()).answerWords(*after);
}

void HunterCardsPanel::play(bool overruled)
{
    const Needs needs = needsOf(plays_);
    if (!complete(needs)) {
        setStatus(tr("First answer what the card asks."));
        return;
    }
    HunterPlays plays = said(needs);
    plays.overruled = overruled;
    if (!atTable())
        controller_.submit(plays);
    else if (showsWhatIsHidden(plays))
        setStatus(tr("Dracula answers this card. Enter it on his screen."));
    else
        emit entered(plays);
}

void HunterCardsPanel::keyPressEvent(QKeyEvent* event)
{
    // Typing anywhere in the list looks for a card, so that no field need take the focus, and a screen keyboard need not come up.
    if (!card_ && field_ && !field_->hasFocus() && !event->text().isEmpty() && event->text().front().isLetterOrNumber() &&
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0) {
        field_->setFocus(Qt::OtherFocusReason);
        field_->insert(event->text());
        event->accept();
        return;
    }
    Sheet::keyPressEvent(event);
}

} // namespace demeter::fury3e
