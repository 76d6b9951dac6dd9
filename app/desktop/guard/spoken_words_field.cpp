#include "app/desktop/guard/spoken_words_field.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/settings.h"
#include "app/text/spoken_words.h"
#include "core/base/words.h"

#include <QBoxLayout>
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

SpokenWordsField::SpokenWordsField(const QString& name, const QString& without, int width) : field_(new QLineEdit)
{
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    field_->setObjectName(name + QStringLiteral("-words"));
    field_->setAccessibleName(tr("The hunters' words"));
    field_->setPlaceholderText(tr("e.g. candlestick"));
    field_->setFont(fittedLine(bodyFont(18), field_->placeholderText(), width, 15)); // the example is not cut
    field_->setMinimumHeight(qMax(48, scaled(48)));
    field_->setMaxLength(int{longestWords});
    auto* counted = new SteadyLabel;
    counted->setObjectName(name + QStringLiteral("-counted"));
    const auto type = [this, counted, without](const QString& text) {
        const QString words = countedWords(text);
        if (text.isEmpty())
            counted->say(without);
        else if (words.isEmpty())
            counted->say(tr("That doesn't count as a word."));
        else
            //: %1 are the words without capitals and signs.
            counted->say(words == text ? QString() : tr("They count as: %1").arg(words));
        emit changed();
    };
    connect(field_, &QLineEdit::textChanged, this, type);
    connect(field_, &QLineEdit::returnPressed, this, &SpokenWordsField::accepted);
    lines->addWidget(field_);
    lines->addWidget(counted);
    type({});
}

QString SpokenWordsField::typed() const
{
    return field_->text();
}

void SpokenWordsField::setTyped(const QString& text)
{
    field_->setText(text);
}

void SpokenWordsField::takeFocus()
{
    field_->setFocus(Qt::OtherFocusReason);
}

} // namespace demeter
