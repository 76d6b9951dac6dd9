#include "app/desktop/guard/witness_sheet.h"

#include "app/desktop/guard/phone_width.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/table/code_words.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

void WitnessSheet::setCodes(const std::optional<ShownCode>& newest, const QList<ShownCode>& codes)
{
    if (newest == newest_ && codes == codes_)
        return;
    newest_ = newest;
    codes_ = codes;
    if (isVisible())
        rebuild();
}

QString WitnessSheet::name(const ShownCode& code)
{
    return codeWords(code.round);
}

QString WitnessSheet::request(const ShownCode& code)
{
    return code.round.value_or(0) == 0 ? tr("Photograph this code") : tr("Photograph code %1", "of that round").arg(*code.round);
}

QString WitnessSheet::digits(const ShownCode& code)
{
    return code.beingMade ? tr("It is being made.", "a code") : code.code;
}

QString WitnessSheet::leftBehind()
{
    return tr("The game went back behind it. It counts for what came before.", "a code");
}

QString WitnessSheet::shortName(const ShownCode& code)
{
    if (!code.round)
        return tr("The deal", "in the list of codes");
    return *code.round == 0 ? tr("The setup", "in the list of codes") : tr("Round %1", "in the list of codes").arg(*code.round);
}

QString WitnessSheet::title() const
{
    return tr("Codes of this game");
}

void WitnessSheet::build(QVBoxLayout* content)
{
    const QString why =
        tr("Photograph the newest code, or note it. After the game it proves that Dracula changed nothing: the page that he "
           "sends you then asks for it.");
    content->addWidget(makeLabel(why, fittingFont(bodyFont(16), why, parentWidget()->width() - 110, 12)));
    content->addSpacing(12);
    if (!newest_) {
        content->addWidget(makeLabel(tr("The first code comes at the end of the setup."), bodyFont(16)));
        return;
    }
    const ShownCode& newest = *newest_;
    const bool narrow = parentWidget()->width() < scaled(phoneWidth);
    const auto across = parentWidget()->width() < scaled(300) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    auto* row = new QBoxLayout(across);
    row->setSpacing(narrow ? 12 : 20);
    auto* qr = new QrCode(settings_);
    qr->setObjectName("qr");
    qr->setText(newest.qr, tr("QR code: %1").arg(name(newest)));
    qr->setModule(narrow ? 4 : 5);
    row->addWidget(qr);
    auto* words = new QVBoxLayout;
    words->addStretch(1);
    words->addWidget(makeHeading(name(newest)));
    QString shown = digits(newest);
    if (const auto middle = shown.indexOf(u' ', shown.size() / 2 - 1); narrow && middle >= 0 && !newest.beingMade)
        shown[middle] = u'\n'; // two groups are said in one breath
    QFont large = bodyFont(narrow ? 21 : 26, QFont::Bold);
    large.setStrikeOut(newest.leftBehind && !newest.beingMade);
    auto* code = makeLabel(shown, large);
    code->setObjectName("newest-code");
    words->addWidget(code);
    if (newest.leftBehind) {
        auto* left = makeLabel(leftBehind(), bodyFont(14));
        left->setObjectName("newest-left-behind");
        words->addWidget(left);
    }
    words->addStretch(1);
    row->addLayout(words, 1);
    content->addLayout(row);
    const qsizetype earlier = codes_.size() - (newest.beingMade ? 0 : 1);
    if (earlier == 0)
        return;
    content->addSpacing(16);
    const QString before = tr("Earlier codes");
    auto* heading = makeHeading(before);
    heading->setFont(fittingFont(heading->font(), before, parentWidget()->width() - 110, 12));
    content->addWidget(heading);
    for (auto each = codes_.rend() - earlier; each != codes_.rend(); ++each) {
        auto* line = new QBoxLayout(across);
        auto* what = makeLabel(shortName(*each), bodyFont(16), "mute");
        QFont font = bodyFont(17, QFont::DemiBold);
        font.setStrikeOut(each->leftBehind);
        auto* code = makeLabel(each->code, font, each->leftBehind ? "mute" : nullptr);
        code->setObjectName("earlier-code");
        if (each->leftBehind)
            code->setAccessibleName(each->code + QStringLiteral(". ") + leftBehind());
        line->addWidget(what, 1);
        code->setWordWrap(across == QBoxLayout::TopToBottom);
        line->addWidget(code, narrow ? 0 : 1);
        content->addLayout(line);
        if (each->leftBehind)
            content->addWidget(makeLabel(leftBehind(), bodyFont(14), "mute"));
    }
}

} // namespace demeter
