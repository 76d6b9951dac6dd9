#include "app/desktop/guard/witness_sheet.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"

#include <QBoxLayout>
#include <QLabel>

namespace demeter {

void WitnessSheet::setCodes(const QList<ShownCode>& codes)
{
    if (codes == codes_)
        return;
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
    if (codes_.isEmpty()) {
        content->addWidget(makeLabel(tr("The first code comes at the end of the setup."), bodyFont(16)));
        return;
    }
    const ShownCode& newest = codes_.back();
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
    auto* code = makeLabel(newest.code, bodyFont(26, QFont::Bold));
    code->setObjectName("newest-code");
    words->addWidget(code);
    words->addStretch(1);
    row->addLayout(words, 1);
    content->addLayout(row);
    if (codes_.size() == 1)
        return;
    content->addSpacing(16);
    content->addWidget(makeHeading(tr("Earlier codes")));
    for (auto each = codes_.rbegin() + 1; each != codes_.rend(); ++each) {
        auto* line = new QHBoxLayout;
        auto* what = makeLabel(name(*each), bodyFont(16), "mute");
        auto* digits = makeLabel(each->code, bodyFont(17, QFont::DemiBold));
        digits->setObjectName("earlier-code");
        line->addWidget(what, 1);
        line->addWidget(digits, 1);
        content->addLayout(line);
    }
}

} // namespace demeter
