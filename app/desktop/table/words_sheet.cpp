#include "app/desktop/table/words_sheet.h"

#include "app/desktop/guard/spoken_words_field.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/spoken_words.h"

#include <QBoxLayout>
#include <QLabel>

#include <utility>

namespace demeter {

WordsSheet::WordsSheet(const Settings& settings, QWidget* over, std::function<Texts()> texts)
    : Sheet(settings, over), texts_(std::move(texts))
{
}

void WordsSheet::ask()
{
    typed_.clear();
    openSheet();
    if (auto* field = findChild<SpokenWordsField*>())
        field->takeFocus();
}

void WordsSheet::dismiss()
{
    if (isVisible())
        closeSheet();
}

void WordsSheet::build(QVBoxLayout* content)
{
    const Texts texts = texts_();
    auto* why = makeLabel(texts.why, bodyFont(16));
    why->setObjectName("round-words-why");
    content->addWidget(why);
    auto* field = new SpokenWordsField(QStringLiteral("round"), texts.stays, parentWidget()->width() - 100);
    field->setTyped(typed_);
    content->addWidget(field);
    auto* shuffle = new ChoiceButton(settings_, ChoiceKind::Off);
    shuffle->setObjectName("round-shuffle");
    shuffle->setText(texts.shuffle);
    shuffle->setCentred(true);
    const auto offer = [this, shuffle] {
        const bool any = !countedWords(typed_).isEmpty();
        shuffle->setKind(any ? ChoiceKind::OthersPrimary : ChoiceKind::Off);
        shuffle->setEnabled(any);
    };
    offer();
    connect(shuffle, &QAbstractButton::clicked, this, &WordsSheet::accept);
    connect(field, &SpokenWordsField::changed, this, [this, field, offer] {
        typed_ = field->typed();
        offer();
    });
    connect(field, &SpokenWordsField::accepted, this, &WordsSheet::accept);
    content->addWidget(shuffle);
    auto* without = new ChoiceButton(settings_, ChoiceKind::Quiet);
    without->setObjectName("round-without");
    without->setText(tr("Without a word"));
    without->setCentred(true);
    connect(without, &QAbstractButton::clicked, this, &WordsSheet::closeSheet);
    content->addWidget(without);
}

void WordsSheet::accept()
{
    const QString words = countedWords(typed_);
    if (!isVisible() || words.isEmpty())
        return;
    closeSheet();
    emit said(words);
}

} // namespace demeter
