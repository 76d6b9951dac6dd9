#include "app/desktop/table/question_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

void QuestionSheet::read(const QString& title, const QString& words)
{
    title_ = title;
    words_ = words;
    openSheet();
}

void QuestionSheet::dismiss()
{
    if (isVisible())
        closeSheet();
}

void QuestionSheet::build(QVBoxLayout* content)
{
    auto* words = makeLabel(words_, bodyFont(17));
    words->setObjectName("question-words");
    words->setTextFormat(Qt::PlainText);
    content->addWidget(words);
}

} // namespace demeter
