#include "app/desktop/setup/rulings_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"
#include "app/text/hunter_words.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSet>

#include <algorithm>

namespace demeter {

using namespace fury3e;

RulingsSheet::RulingsSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}

void RulingsSheet::openFor(const Sentences& sentences, Printing printing, const Rulings& rulings)
{
    sentences_ = &sentences;
    printed_ = rulingsOf(printing);
    rulings_ = rulings;
    if (isVisible()) {
        rebuild();
    } else {
        sought_.clear();
        openSheet();
    }
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
    auto* field = new QLineEdit(sought_);
    field->setObjectName("rulings-find");
    field->setPlaceholderText(tr("Find a rule"));
    field->setAccessibleName(tr("Find a rule"));
    field->setClearButtonEnabled(true);
    field->setFont(bodyFont(15));
    field->setMinimumHeight(qMax(46, scaled(44)));
    connect(field, &QLineEdit::textChanged, this, &RulingsSheet::find);
    content->addWidget(field);
    nothing_ = makeLabel(tr("No rule has these words."), bodyFont(15));
    content->addWidget(nothing_);

    rows_.clear();
    const std::array<std::pair<std::string_view, QString>, 3> groups{{{"PR-", tr("The printed rulebooks differ")},
                                                                      {"OPEN-", tr("The rulebooks leave it open")},
                                                                      {"CARD-", tr("Card texts that nobody has verified")}}};
    for (const auto& [prefix, name] : groups) {
        content->addSpacing(8);
        auto* heading = makeHeading(name);
        content->addWidget(heading);
        for (const RulingInfo& info : rulingTable())
            if (info.id.starts_with(prefix))
                add(content, info, heading);
    }
    find(sought_);
}

void RulingsSheet::find(const QString& text)
{
    sought_ = text;
    const QStringList words = folded(text).split(u' ', Qt::SkipEmptyParts);
    bool any = false;
    QSet<QLabel*> headings;
    for (const Row& row : rows_) {
        const bool found = std::ranges::all_of(words, [&](const QString& word) { return row.words.contains(word); });
        row.frame->setVisible(found);
        if (found)
            headings.insert(row.heading);
        any = any || found;
    }
    for (const Row& row : rows_)
        row.heading->setVisible(headings.contains(row.heading));
    nothing_->setVisible(!any);
}

void RulingsSheet::add(QVBoxLayout* content, const RulingInfo& info, QLabel* heading)
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
    rows_ << Row{frame, heading,
                 folded(name + u' ' + sentences_->rulingExplanation(info.ruling) + u' ' + readings.join(u' ') + u' ' +
                        QLatin1String(info.id.data(), static_cast<qsizetype>(info.id.size())))};
}

} // namespace demeter
