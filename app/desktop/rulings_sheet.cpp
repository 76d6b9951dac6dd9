#include "app/desktop/rulings_sheet.h"

#include "app/desktop/fonts.h"
#include "app/desktop/segmented.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace demeter {

RulingsSheet::RulingsSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}

void RulingsSheet::openFor(const Sentences& sentences, Printing printing, const Rulings& rulings)
{
    sentences_ = &sentences;
    printed_ = rulingsOf(printing);
    rulings_ = rulings;
    if (isVisible())
        rebuild();
    else
        openSheet();
}

QString RulingsSheet::title() const
{
    return tr("How the table reads the rules");
}

void RulingsSheet::build(QVBoxLayout* content)
{
    if (sentences_ == nullptr)
        return;
    content->addWidget(
        makeLabel(tr("Each line begins with the reading of the rulebook that you chose. Change one if your table plays otherwise; "
                     "choosing another rulebook sets them all again."),
                  bodyFont(14), "mute"));
    const auto differs = [](const RulingInfo& info) {
        return std::ranges::any_of(info.printings, [&](std::uint8_t one) { return one != info.recommended; });
    };
    for (const bool different : {true, false}) {
        content->addSpacing(8);
        content->addWidget(makeHeading(different ? tr("The printed rulebooks differ") : tr("The rulebooks leave it open")));
        for (const RulingInfo& info : rulingTable())
            if (differs(info) == different)
                add(content, info);
    }
}

void RulingsSheet::add(QVBoxLayout* content, const RulingInfo& info)
{
    auto* frame = new QFrame;
    setRole(frame, "raised");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    const QString name = sentences_->ruling(info.ruling);
    column->addWidget(makeLabel(name, bodyFont(15, QFont::DemiBold)));
    column->addWidget(makeLabel(sentences_->rulingExplanation(info.ruling), bodyFont(13.5), "mute"));
    QStringList readings;
    for (std::uint8_t n = 0; n < info.readingCount; ++n)
        readings << sentences_->reading(info.ruling, n);
    auto* control = new Segmented(settings_, readings, name);
    control->setObjectName(QStringLiteral("ruling-%1").arg(QLatin1String(info.field.data(), static_cast<qsizetype>(info.field.size()))));
    control->setCurrent(reading(rulings_, info.ruling));
    column->addWidget(control);
    const std::uint8_t usual = reading(printed_, info.ruling);
    auto* other = makeLabel(tr("The rulebook: %1").arg(sentences_->reading(info.ruling, usual)), bodyFont(13, QFont::DemiBold));
    other->setVisible(reading(rulings_, info.ruling) != usual);
    column->addWidget(other);
    connect(control, &Segmented::chosen, this, [this, ruling = info.ruling, usual, other](int index) {
        setReading(rulings_, ruling, static_cast<std::uint8_t>(index));
        other->setVisible(index != usual);
        emit changed(rulings_);
    });
    content->addWidget(frame);
}

} // namespace demeter
