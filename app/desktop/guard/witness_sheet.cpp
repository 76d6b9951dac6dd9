#include "app/desktop/guard/witness_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"

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
    if (!code.round)
        return tr("Code of the deal");
    return *code.round == 0 ? tr("Code of the setup") : tr("Code of round %1").arg(*code.round);
}

QString WitnessSheet::digits(const ShownCode& code)
{
    return code.beingMade ? tr("It is being made.", "a code") : code.code;
}

QString WitnessSheet::title() const
{
    return tr("Codes of this game");
}

void WitnessSheet::build(QVBoxLayout* content)
{
    content->addWidget(
        makeLabel(tr("Note a code, or photograph it: nothing that was done before it can then be changed without being found out. "
                     "After the game the revealed page asks for it, and so does 'demeter-cli verify'."),
                  bodyFont(15)));
    content->addSpacing(12);
    if (!newest_) {
        content->addWidget(makeLabel(tr("The first code comes at the end of the setup."), bodyFont(16)));
        return;
    }
    const ShownCode& newest = *newest_;
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    auto* qr = new QrCode(settings_);
    qr->setObjectName("qr");
    qr->setText(newest.qr, tr("QR code: %1").arg(name(newest)));
    qr->setModule(5);
    row->addWidget(qr);
    auto* words = new QVBoxLayout;
    words->addStretch(1);
    words->addWidget(makeHeading(name(newest)));
    auto* code = makeLabel(digits(newest), bodyFont(26, QFont::Bold));
    code->setObjectName("newest-code");
    words->addWidget(code);
    words->addStretch(1);
    row->addLayout(words, 1);
    content->addLayout(row);
    const qsizetype earlier = codes_.size() - (newest.beingMade ? 0 : 1);
    if (earlier == 0)
        return;
    content->addSpacing(16);
    content->addWidget(makeHeading(tr("Earlier codes")));
    for (auto each = codes_.rend() - earlier; each != codes_.rend(); ++each) {
        auto* line = new QHBoxLayout;
        auto* what = makeLabel(name(*each), bodyFont(16), "mute");
        auto* code = makeLabel(each->code, bodyFont(17, QFont::DemiBold));
        code->setObjectName("earlier-code");
        line->addWidget(what, 1);
        line->addWidget(code, 1);
        content->addLayout(line);
    }
}

} // namespace demeter
