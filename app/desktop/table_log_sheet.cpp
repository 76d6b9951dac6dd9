#include "app/desktop/table_log_sheet.h"

#include "app/desktop/fonts.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace demeter {

void TableLogSheet::setLog(const PublicLog& log, const Sentences& sentences)
{
    parts_.clear();
    for (const PublicStep& step : log) {
        const QStringList said = sentences.publicStep(step.said, step.way);
        if (said.isEmpty())
            continue;
        QString when = sentences.publicTime(step.view.phase, step.view.day);
        if (step.view.round > 0)
            //: A number of a round, and a day of the week and a part of the round.
            when = tr("Round %1: %2").arg(step.view.round).arg(when);
        if (parts_.isEmpty() || parts_.back().when != when)
            parts_.push_back({when, {}});
        parts_.back().said << said.join(u' ');
    }
    std::ranges::reverse(parts_);
}

QString TableLogSheet::title() const
{
    return tr("What the table was told");
}

void TableLogSheet::build(QVBoxLayout* content)
{
    content->addWidget(makeLabel(tr("The newest first. Nothing that lies face down is in it."), bodyFont(14), "mute"));
    for (const Part& part : parts_) {
        content->addSpacing(6);
        content->addWidget(makeLabel(part.when, bodyFont(15, QFont::DemiBold), "mute"));
        content->addWidget(makeLabel(part.said.join(u'\n'), bodyFont(16)));
    }
}

} // namespace demeter
