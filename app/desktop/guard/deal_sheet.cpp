#include "app/desktop/guard/deal_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/text/spoken_words.h"
#include "core/journal/proof.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace demeter {

void DealSheet::openFor(const ShownCode& promise)
{
    promise_ = promise;
    words_.clear();
    openSheet();
    if (auto* field = findChild<QLineEdit*>("deal-words"))
        field->setFocus(Qt::OtherFocusReason);
}

QString DealSheet::title() const
{
    return tr("A fair deal");
}

void DealSheet::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("The program has drawn a secret number and shows here what it promises of it. Now the hunters say any words they "
                     "like: every shuffle is made from both, so that nobody can choose the cards."),
                  bodyFont(16)));
    content->addSpacing(12);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    auto* qr = new QrCode(settings_);
    qr->setText(promise_.qr, tr("QR code of the promise"));
    qr->setModule(4);
    row->addWidget(qr);
    auto* promise = new QVBoxLayout;
    promise->addStretch(1);
    promise->addWidget(makeHeading(tr("The promise")));
    auto* code = makeLabel(promise_.code, bodyFont(24, QFont::Bold));
    code->setObjectName("promise");
    promise->addWidget(code);
    promise->addWidget(makeLabel(tr("Whoever notes it now can check the deal after the game."), bodyFont(15), "mute"));
    promise->addStretch(1);
    row->addLayout(promise, 1);
    content->addLayout(row);
    content->addSpacing(16);
    content->addWidget(makeHeading(tr("The hunters' words")));
    auto* field = new QLineEdit;
    field->setObjectName("deal-words");
    field->setAccessibleName(tr("The hunters' words"));
    field->setFont(bodyFont(18));
    field->setMinimumHeight(qMax(48, scaled(48)));
    field->setMaxLength(int{longestWords});
    field->setText(words_);
    auto* counted = makeLabel({}, bodyFont(16));
    counted->setObjectName("deal-counted");
    const auto type = [this, counted](const QString& text) {
        words_ = text;
        const QString words = countedWords(text);
        //: %1 are the words without capitals and signs.
        counted->setText(words == text ? QString() : tr("They count as: %1").arg(words.isEmpty() ? QStringLiteral("–") : words));
        counted->setVisible(!counted->text().isEmpty());
    };
    connect(field, &QLineEdit::textChanged, this, type);
    connect(field, &QLineEdit::returnPressed, this, &DealSheet::accept);
    content->addWidget(field);
    content->addWidget(counted);
    type(words_);
    content->addWidget(
        makeLabel(tr("They are part of the game and of every code. Without words the deal is the program's alone to answer for."),
                  bodyFont(14), "mute"));
    content->addSpacing(12);
    auto* deal = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    deal->setObjectName("deal");
    deal->setIconName("check");
    deal->setCentred(true);
    deal->setText(tr("Shuffle and deal"));
    connect(deal, &QAbstractButton::clicked, this, &DealSheet::accept);
    content->addWidget(deal);
}

void DealSheet::accept()
{
    if (!isVisible())
        return;
    const QString words = countedWords(words_);
    closeSheet();
    emit agreed(words);
}

} // namespace demeter
