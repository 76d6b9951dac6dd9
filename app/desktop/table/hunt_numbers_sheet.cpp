#include "app/desktop/table/hunt_numbers_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QGridLayout>
#include <QLabel>

namespace demeter {

void HuntNumbersSheet::setRows(const QList<HuntRow>& rows)
{
    rows_ = rows;
    rebuild();
}

void HuntNumbersSheet::build(QVBoxLayout* content)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(18);
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const HuntRow& row : rows_) {
        auto* number = makeLabel(row.number, bodyFont(26, QFont::Bold));
        number->setAlignment(Qt::AlignRight | Qt::AlignTop);
        if (!row.icon.isEmpty())
            number->setPixmap(iconPixmap(row.icon, settings_.colour(u"text"), scaled(26), devicePixelRatioF()));
        grid->addWidget(number, line, 0);
        auto* words = new QVBoxLayout; // what belongs together stands together
        words->setSpacing(2);
        auto* word = makeLabel(row.word, bodyFont(16));
        word->setObjectName("hunt-number");
        words->addWidget(word);
        if (!row.more.isEmpty())
            words->addWidget(makeLabel(row.more, bodyFont(15), "mute"));
        grid->addLayout(words, line++, 1);
    }
    content->addLayout(grid);
}

} // namespace demeter
