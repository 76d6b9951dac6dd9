// All numbers of a hunt, where the end of the game has not room for them.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/hunt_row.h"

namespace demeter {

/// The rows of the ending, one below the other, as large as any text.
class HuntNumbersSheet : public Sheet {
    Q_OBJECT

public:
    HuntNumbersSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    void setRows(const QList<HuntRow>& rows);
    using Sheet::closeSheet;

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    QList<HuntRow> rows_;
};

} // namespace demeter
