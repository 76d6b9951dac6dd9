#include "app/desktop/guard/deal_sheet.h"

#include "app/desktop/guard/phone_width.h"
#include "app/desktop/guard/spoken_words_field.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/kit/step_ring.h"
#include "app/text/spoken_words.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

namespace demeter {

void DealSheet::openFor(const ShownCode& promise)
{
    promise_ = promise;
    words_.clear();
    openSheet();
    if (auto* said = findChild<SpokenWordsField*>())
        said->takeFocus();
}

QString DealSheet::title() const
{
    return tr("A fair deal");
}

void DealSheet::build(QVBoxLayout* content)
{
    // Three steps. Where there is little room what belongs to one begins below its number, else beside it.
    const bool narrow = parentWidget()->width() < scaled(phoneWidth), tight = parentWidget()->width() < scaled(300);
    auto* steps = new QGridLayout;
    steps->setHorizontalSpacing(12);
    steps->setVerticalSpacing(8);
    steps->setColumnStretch(1, 1);
    int row = 0;
    const auto step = [&](int number, const QString& words) {
        if (row > 0)
            steps->setRowMinimumHeight(row++, narrow ? 2 : 8);
        auto* ring = new StepRing(settings_, number);
        auto* what = makeLabel(words, fittedFont(bodyFont(18, QFont::DemiBold), words, parentWidget()->width() - (tight ? 170 : 140), 15));
        what->setObjectName(QStringLiteral("step-%1").arg(number));
        what->setAccessibleName(QStringLiteral("%1. %2").arg(number).arg(words));
        steps->addWidget(ring, row, 0, Qt::AlignTop);
        steps->addWidget(what, row++, 1, Qt::AlignVCenter);
    };
    const auto below = [&](QWidget* part) { steps->addWidget(part, row++, narrow ? 0 : 1, 1, narrow ? 2 : 1); };

    step(1, tr("Hunters, photograph this code."));
    auto* promise = new QWidget;
    auto* beside = new QBoxLayout(tight ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, promise);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(16);
    auto* qr = new QrCode(settings_);
    qr->setText(promise_.qr, tr("QR code of the deal"));
    qr->setModule(narrow ? 3 : 4);
    beside->addWidget(qr);
    auto* digits = new QVBoxLayout;
    digits->setSpacing(4);
    digits->addStretch(1);
    QString shown = promise_.code;
    if (const auto middle = shown.indexOf(u' ', shown.size() / 2 - 1); narrow && middle >= 0)
        shown[middle] = u'\n'; // two groups are said in one breath
    auto* code = makeLabel(shown, bodyFont(narrow ? 21 : 24, QFont::Bold));
    code->setObjectName("promise");
    digits->addWidget(makeLabel(tr("Or note the digits:"), bodyFont(15), "mute"));
    digits->addWidget(code);
    digits->addStretch(1);
    beside->addLayout(digits, 1);
    below(promise);

    step(2, tr("Say any word."));
    auto* said =
        new SpokenWordsField(QStringLiteral("deal"), tr("Without a word you have to trust the program."), parentWidget()->width() - 130);
    said->setTyped(words_);
    connect(said, &SpokenWordsField::changed, this, [this, said] { words_ = said->typed(); });
    connect(said, &SpokenWordsField::accepted, this, &DealSheet::accept);
    below(said);

    auto* deal = new ChoiceButton(settings_, ChoiceKind::CommonPrimary);
    deal->setObjectName("deal");
    if (!tight)
        deal->setIconName("check");
    deal->setText(tr("Shuffle and deal"));
    connect(deal, &QAbstractButton::clicked, this, &DealSheet::accept);
    steps->addWidget(new StepRing(settings_, 3), row, 0, Qt::AlignVCenter);
    if (tight)
        steps->addWidget(deal, ++row, 0, 1, 2);
    else
        steps->addWidget(deal, row, 1);
    ++row;
    deal->setCentred(true);
    steps->setRowMinimumHeight(row++, narrow ? 2 : 8);
    const QString why =
        tr("This is fair: the code is fixed before anybody knows the word, so nobody can stack the cards. After the game you "
           "can check it.");
    auto* fair = makeLabel(why + u' ' + tr("A second code of the deal means a second deal."), bodyFont(14), "mute");
    fair->setObjectName("deal-fair");
    below(fair);
    content->addLayout(steps);
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
