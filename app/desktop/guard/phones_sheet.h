// The table on phones: how they find it, who is there, what they may enter.
#pragma once

#include "app/desktop/guard/link_sheet.h"
#include "app/desktop/session/table_on_phones.h"

namespace demeter {

/// Switches the table on phones on and off. It lies over the table and is as public as that.
class PhonesSheet : public LinkSheet {
    Q_OBJECT

public:
    PhonesSheet(const Settings& settings, TableOnPhones& phones, QWidget* parent);

protected:
    QString title() const override;
    QString manualSection() const override { return QStringLiteral("4"); }
    Words words() const override;
    void buildChoices(QVBoxLayout* content) override;
    void buildLast(QVBoxLayout* content) override;

private:
    TableOnPhones& phones_;
};

} // namespace demeter
