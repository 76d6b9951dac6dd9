#include "app/fury3e/desktop/dracula/hunter_cards_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/fury3e/text/hunter_words.h"
#include "core/fury3e/view/table_turn.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

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

} // namespace

HunterCardsPanel::HunterCardsPanel(const Settings& settings, const GameController& controller, QWidget* parent, Where where)
    : Sheet(settings, parent), controller_(controller), where_(where)
{
    connect(&controller_, &GameController::changed, this, [this] {
        if (isVisible() && !atTable()) // who opens it at the table closes it
            closeSheet();
    });
}

GameState HunterCardsPanel::stateNow() const
{
    return atTable() ? withoutPause(controller_.ruleset(), controller_.state()) : controller_.state();
}

int HunterCardsPanel::columns() const
{
    return qMin(widest(), parentWidget()->width() - 32) >= scaled(640) ? 2 : 1;
}

void HunterCardsPanel::choose(HunterEvent card)
{
    closeSheet();
    emit chosen(card);
}

void HunterCardsPanel::build(QVBoxLayout* content)
{
    if (!controller_.hasGame())
        return;
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
                        choose(card);
                    else
                        setStatus(whyNot(card));
                },
                Qt::QueuedConnection);
            entry.button = button;
        }
    }
    find({});
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

QString HunterCardsPanel::whyNot(HunterEvent card) const
{
    if (atTable())
        return whyNotAtTable(controller_, card);
    const auto why = whyNotPlayed(controller_.ruleset(), controller_.state(), card);
    return why ? controller_.sentences().violation(*why) : QString();
}

QString HunterCardsPanel::whyNotAtTable(const GameController& controller, HunterEvent card)
{
    const GameState state = withoutPause(controller.ruleset(), controller.state());
    const auto why = whyNotPlayed(controller.ruleset(), state, card);
    return why ? controller.sentences().violation(*why) : tr("Dracula answers this card. Enter it on his screen.");
}

void HunterCardsPanel::keyPressEvent(QKeyEvent* event)
{
    // Typing anywhere in the list looks for a card, so that no field need take the focus, and a screen keyboard need not come up.
    if (field_ && !field_->hasFocus() && !event->text().isEmpty() && event->text().front().isLetterOrNumber() &&
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0) {
        field_->setFocus(Qt::OtherFocusReason);
        field_->insert(event->text());
        event->accept();
        return;
    }
    Sheet::keyPressEvent(event);
}

} // namespace demeter::fury3e
