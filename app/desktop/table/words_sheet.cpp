#include "app/desktop/table/words_sheet.h"

#include "app/desktop/guard/spoken_words_field.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/text/spoken_words.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

void WordsSheet::ask()
{
    typed_.clear();
    openSheet();
    if (auto* field = findChild<SpokenWordsField*>())
        field->takeFocus();
}

void WordsSheet::build(QVBoxLayout* content)
{
    auto* why =
        makeLabel(tr("Say any word. Both decks are shuffled anew with it, so nobody knows the cards of this round, not even whoever "
                     "has Dracula's secret."),
                  bodyFont(16));
    why->setObjectName("round-words-why");
    content->addWidget(why);
    auto* field =
        new SpokenWordsField(QStringLiteral("round"), tr("Without a word the decks stay as they lie."), parentWidget()->width() - 100);
    field->setTyped(typed_);
    content->addWidget(field);
    auto* shuffle = new ChoiceButton(settings_, ChoiceKind::Off);
    shuffle->setObjectName("round-shuffle");
    shuffle->setText(tr("Shuffle anew"));
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
