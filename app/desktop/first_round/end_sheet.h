// The end of a first round: what comes next.
#pragma once

#include "app/desktop/kit/sheet.h"

namespace demeter {

class FirstRoundEnd : public Sheet {
    Q_OBJECT

public:
    FirstRoundEnd(const Settings& settings, QWidget* parent) : Sheet(settings, parent) { setObjectName("first-round-end"); }

signals:
    void newGameAsked();
    void bookAsked();
    void manualAsked();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }
    const char* firstFocus() const override { return "first-round-new-game"; }
};

} // namespace demeter
