// The comparison of the board on phones: how they find it.
#pragma once

#include "app/desktop/board_check/check_on_phones.h"
#include "app/desktop/guard/link_sheet.h"

namespace demeter {

class CheckPhonesSheet : public LinkSheet {
    Q_OBJECT

public:
    CheckPhonesSheet(const Settings& settings, CheckOnPhones& phones, QWidget* parent);

protected:
    QString title() const override;
    Words words() const override;

private:
    CheckOnPhones& phones_;
};

} // namespace demeter
