// All games at home in numbers.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/desktop/start/statistics.h"

namespace demeter {

/// Who won, how long it took, how near it was, who played; and what of the list was not counted.
class StatisticsSheet : public Sheet {
    Q_OBJECT

public:
    /// The games must outlive it.
    StatisticsSheet(const Settings& settings, const SavedGames& games, QWidget* parent);

protected:
    QString title() const override { return tr("Statistics"); }
    void build(QVBoxLayout* content) override;

private:
    void save();

    const SavedGames& games_;
    Statistics all_;
};

} // namespace demeter
