#include "app/desktop/guard/deal_sheet.h"

#include "app/desktop/guard/phone_width.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/kit/step_ring.h"
#include "app/text/spoken_words.h"
#include "core/journal/proof.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace demeter {

namespace {

/// Two lines for what is said of the words, whether there is something to say or not: nothing below moves while somebody types. Long words
/// become smaller.
class SteadyLabel : public QLabel {
public:
    SteadyLabel()
    {
        setWordWrap(true);
        setRole(this, "mute");
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
        setFixedHeight(2 * QFontMetrics(bodyFont(usual)).lineSpacing());
    }
    void say(const QString& text)
    {
        setText(text);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }

private:
    static constexpr int usual = 15, least = 12;
    void fit() { setFont(fittedBlock(bodyFont(usual), text(), size(), least)); }
};

} // namespace

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
    auto* field = new QLineEdit;
    field->setObjectName("deal-words");
    field->setAccessibleName(tr("The hunters' words"));
    field->setPlaceholderText(tr("e.g. candlestick"));
    field->setFont(fittedLine(bodyFont(18), field->placeholderText(), parentWidget()->width() - 130, 15)); // the example is not cut
    field->setMinimumHeight(qMax(48, scaled(48)));
    field->setMaxLength(int{longestWords});
    field->setText(words_);
    auto* counted = new SteadyLabel;
    counted->setObjectName("deal-counted");
    const auto type = [this, counted](const QString& text) {
        words_ = text;
        const QString words = countedWords(text);
        if (text.isEmpty())
            counted->say(tr("Without a word you have to trust the program."));
        else if (words.isEmpty())
            counted->say(tr("That doesn't count as a word."));
        else
            //: %1 are the words without capitals and signs.
            counted->say(words == text ? QString() : tr("They count as: %1").arg(words));
    };
    connect(field, &QLineEdit::textChanged, this, type);
    connect(field, &QLineEdit::returnPressed, this, &DealSheet::accept);
    below(field);
    below(counted);
    type(words_);

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
    auto* fair =
        makeLabel(tr("This is fair: the code is fixed already and nobody knows the word yet, so neither Dracula nor the program can "
                     "stack the cards. After the game you can check it."),
                  bodyFont(14), "mute");
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
