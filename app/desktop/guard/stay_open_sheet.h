// Asks whoever keeps the secret, once a game, whether the curtain has to fall for the others to see the table.
#pragma once

#include "app/desktop/kit/sheet.h"

namespace demeter {

/// Comes up over the secret screen once somebody else's screen shows the table. Closed without an answer it has told nothing.
class StayOpenSheet : public Sheet {
    Q_OBJECT

public:
    StayOpenSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    void ask();

signals:
    void answered(bool stays);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }
};

} // namespace demeter
