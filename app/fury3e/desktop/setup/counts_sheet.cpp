#include "app/fury3e/desktop/setup/counts_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/stepper.h"

#include <QBoxLayout>
#include <QCollator>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <numeric>

namespace demeter::fury3e {

namespace {

QString toText(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

template <typename Numbers> int sumOf(const Numbers& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

} // namespace

CountsSheet::CountsSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}

void CountsSheet::openFor(const Sentences& sentences, const Catalogue& cardFile, const Counts& counts)
{
    sentences_ = &sentences;
    cardFile_ = &cardFile;
    counts_ = counts;
    if (isVisible())
        rebuild();
    else
        openSheet();
}

QString CountsSheet::title() const
{
    return tr("Counts of the cards");
}

void CountsSheet::build(QVBoxLayout* content)
{
    totals_.clear();
    if (sentences_ == nullptr || cardFile_ == nullptr)
        return;
    content->addWidget(
        makeLabel(tr("No source gives these numbers for certain. Count your box once and put them right. A card that is drawn "
                     "more often than counted here is accepted, with a warning."),
                  bodyFont(14), "mute"));
    reset_ = new ChoiceButton(settings_, ChoiceKind::Quiet);
    reset_->setObjectName("counts-reset");
    reset_->setIconName("undo");
    reset_->setText(tr("Back to the numbers of the program"));
    connect(
        reset_, &QAbstractButton::clicked, this,
        [this] {
            counts_ = countsOf(*cardFile_);
            emit changed(counts_);
            rebuild();
        },
        Qt::QueuedConnection);
    content->addWidget(reset_);

    const Catalogue& cards = *cardFile_;
    const Counts usual = countsOf(cards);
    const auto verified = [](const std::string& confidence) { return confidence == "verified"; };
    QList<Line> lines;
    for (std::size_t n = 0; n < cards.encounters.size(); ++n)
        lines << Line{toText(cards.encounters[n].id), sentences_->encounter(static_cast<EncounterKind>(n)),
                      [n](Counts& counts) -> int& { return counts.encounters[n]; }, copiesRange,
                      verified(cards.encounters[n].copiesConfidence)};
    sortByName(lines);
    addGroup(content, tr("Encounter cards"), lines);
    addTotal(content, QStringLiteral("encounters"), sumOf(usual.encounters), [this] { return sumOf(counts_.encounters); });

    lines.clear();
    for (std::size_t n = 0; n < draculaEventCount; ++n)
        lines << Line{toText(draculaEventIds[n]), sentences_->event(static_cast<DraculaEvent>(n)),
                      [n](Counts& counts) -> int& { return counts.events[n]; }, copiesRange,
                      verified(cards.draculaEvents[n].copiesConfidence)};
    sortByName(lines);
    addGroup(content, tr("Dracula's Event cards"), lines);
    addTotal(content, QStringLiteral("events"), sumOf(usual.events), [this] { return sumOf(counts_.events); });

    lines.clear();
    for (std::size_t n = 0; n < combatCardCount; ++n)
        lines << Line{toText(combatCardIds[n]), sentences_->combatCard(static_cast<CombatCard>(n)),
                      [n](Counts& counts) -> int& { return counts.combat[n]; }, copiesRange,
                      verified(cards.combatCards[n].copiesConfidence)};
    sortByName(lines);
    addGroup(content, tr("Dracula's Combat cards"), lines);
    addTotal(content, QStringLiteral("combat"), sumOf(usual.combat), [this] { return sumOf(counts_.combat); });

    lines.clear();
    lines << Line{QStringLiteral("combat-hand"), tr("Combat cards in Dracula's hand as a combat begins"),
                  [](Counts& counts) -> int& { return counts.combatHand; }, combatHandRange, false}
          << Line{QStringLiteral("dracula-life"), tr("Dracula's life"), [](Counts& counts) -> int& { return counts.draculaLife; },
                  lifeRange, true};
    for (std::size_t n = 0; n < hunterCount; ++n)
        lines << Line{QStringLiteral("life-%1").arg(toText(hunterIds[n])), tr("Life of %1").arg(sentences_->hunter(allHunters[n])),
                      [n](Counts& counts) -> int& { return counts.life[n]; }, lifeRange, cards.hunterSheets[n].lifeVerified};
    for (std::size_t n = 0; n < hunterCount; ++n)
        if (allHunters[n] != Hunter::MinaHarker) // BITE-3: hers are full from the start
            lines << Line{QStringLiteral("bites-%1").arg(toText(hunterIds[n])),
                          tr("Bite spaces of %1").arg(sentences_->hunter(allHunters[n])),
                          [n](Counts& counts) -> int& { return counts.biteSpaces[n]; }, biteSpacesRange,
                          cards.hunterSheets[n].lifeVerified}; // both stand on the same sheet
    addGroup(content, tr("Sheets and hands"), lines);
    sayTotals();
}

void CountsSheet::sortByName(QList<Line>& lines) const
{
    const QCollator collator = sentences_->collator();
    std::ranges::stable_sort(lines, [&](const Line& a, const Line& b) { return collator.compare(a.name, b.name) < 0; });
}

void CountsSheet::addGroup(QVBoxLayout* content, const QString& name, const QList<Line>& lines)
{
    content->addSpacing(8);
    content->addWidget(makeHeading(name));
    // Two columns where there is room for words of this size.
    constexpr int margins = 68; // of the sheet, with its scroll bar
    const int room = qMin(qMax(widest(), scaled(widest() * 0.8)), parentWidget()->width() - 32) - margins;
    const int across = qMin(widest(), parentWidget()->width() - 32) >= scaled(760) ? 2 : 1;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(4);
    for (int column = 0; column < across; ++column)
        grid->setColumnStretch(column, 1);
    const int rows = (static_cast<int>(lines.size()) + across - 1) / across;
    for (int n = 0; n < lines.size(); ++n) {
        const Line& line = lines[n];
        auto* stepper = new Stepper(settings_, line.verified ? line.name : tr("%1, not verified").arg(line.name), line.range.smallest,
                                    line.range.largest);
        // On a phone a long word is smaller, and where even that is not enough it stands above its number.
        const int beside = (room - (across - 1) * 24) / across - stepper->sizeHint().width() - 8;
        const QFont font = fittingFont(bodyFont(15, QFont::DemiBold), line.name, beside, 12);
        const bool above = MeasuredText().widestWord(font, line.name) > beside;
        auto* cell = new QWidget;
        auto* row = new QBoxLayout(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, cell);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        auto* words = new QVBoxLayout;
        words->setSpacing(0);
        words->addStretch(1);
        words->addWidget(makeLabel(line.name, font));
        if (!line.verified)
            words->addWidget(makeLabel(tr("not verified"), bodyFont(12.5), "mute"));
        words->addStretch(1);
        row->addLayout(words, 1);
        stepper->setName(QStringLiteral("count-%1").arg(line.id));
        stepper->setValue(line.spot(counts_));
        connect(stepper, &Stepper::changed, this, [this, stepper, spot = line.spot](int value) {
            Counts tried = counts_;
            spot(tried) = value;
            if (!faultsOf(*cardFile_, tried).empty()) { // each number is in its range, so it is the total
                stepper->setValue(spot(counts_));
                setStatus(tr("So few cards are not enough for a game."));
                return;
            }
            counts_ = tried;
            setStatus({});
            sayTotals();
            emit changed(counts_);
        });
        row->addWidget(stepper, 0, above ? Qt::AlignRight : Qt::Alignment());
        grid->addWidget(cell, n % rows, n / rows);
    }
    content->addLayout(grid);
}

void CountsSheet::addTotal(QVBoxLayout* content, const QString& id, int boxHolds, std::function<int()> total)
{
    auto* label = makeLabel({}, bodyFont(15, QFont::DemiBold));
    label->setObjectName(QStringLiteral("total-%1").arg(id));
    content->addWidget(label);
    totals_ << Total{label, boxHolds, std::move(total)};
}

void CountsSheet::sayTotals()
{
    for (const Total& total : totals_) {
        const int now = total.now();
        if (total.label)
            total.label->setText(now == total.boxHolds ? tr("In all: %1, as the box should hold.").arg(now)
                                                       : tr("In all: %1. The box should hold %2.").arg(now).arg(total.boxHolds));
    }
    if (reset_)
        reset_->setEnabled(cardFile_ != nullptr && !(counts_ == countsOf(*cardFile_)));
}

} // namespace demeter::fury3e
