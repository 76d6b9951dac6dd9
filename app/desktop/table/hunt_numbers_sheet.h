// All numbers of a hunt, where the end of the game has not room for them.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/hunt_row.h"

#include <utility>

namespace demeter {

/// The rows of the ending, one below the other, as large as any text.
class HuntNumbersSheet : public Sheet {
    Q_OBJECT

public:
    HuntNumbersSheet(const Settings& settings, QString title, QWidget* parent) : Sheet(settings, parent), title_(std::move(title)) {}
    void setRows(const QList<HuntRow>& rows);
    using Sheet::closeSheet;

protected:
    QString title() const override { return title_; }
    void build(QVBoxLayout* content) override;

private:
    QString title_;
    QList<HuntRow> rows_;
};

} // namespace demeter
