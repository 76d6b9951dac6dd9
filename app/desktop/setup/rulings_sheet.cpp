#include "app/desktop/setup/rulings_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"
#include "app/text/hunter_lexicon.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSet>

#include <algorithm>
#include <utility>

namespace demeter {

RulingsSheet::RulingsSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}

void RulingsSheet::openFor(const Words& words, std::vector<RulingLine> rulings)
{
    words_ = words;
    rulings_ = std::move(rulings);
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
    content->addWidget(makeLabel(words_.intro, bodyFont(14), "mute"));
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
    QStringList groups;
    for (const RulingLine& line : rulings_)
        if (!groups.contains(line.group))
            groups << line.group;
    for (const QString& group : groups) {
        content->addSpacing(8);
        QLabel* heading = makeHeading(group);
        content->addWidget(heading);
        for (std::size_t n = 0; n < rulings_.size(); ++n)
            if (rulings_[n].group == group)
                add(content, n, heading);
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

void RulingsSheet::add(QVBoxLayout* content, std::size_t ruling, QLabel* heading)
{
    const RulingLine& line = rulings_[ruling];
    auto* frame = new QFrame;
    setRole(frame, "raised");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(6);
    column->addWidget(makeLabel(line.name, bodyFont(15, QFont::DemiBold)));
    column->addWidget(makeLabel(line.explanation, bodyFont(13.5), "mute"));
    std::vector<int> shown = line.shown;
    if (shown.empty())
        for (int n = 0; n < line.readings.size(); ++n)
            shown.push_back(n);
    QStringList words;
    for (const int reading : shown)
        words << line.readings[reading];
    auto* control = new Segmented(settings_, words, line.name);
    control->setObjectName(QStringLiteral("ruling-%1").arg(line.field));
    control->setCurrent(static_cast<int>(std::ranges::find(shown, line.now) - shown.begin()));
    column->addWidget(control);
    auto* other = makeLabel(words_.usual.arg(line.readings[line.usual]), bodyFont(13, QFont::DemiBold));
    other->setVisible(line.now != line.usual);
    column->addWidget(other);
    connect(control, &Segmented::chosen, this, [this, ruling, other, shown](int place) {
        const int reading = shown[static_cast<std::size_t>(place)];
        rulings_[ruling].now = reading;
        other->setVisible(reading != rulings_[ruling].usual);
        emit changed(ruling, reading);
    });
    content->addWidget(frame);
    rows_ << Row{frame, heading, folded(line.name + u' ' + line.explanation + u' ' + line.readings.join(u' ') + u' ' + line.id)};
}

} // namespace demeter
