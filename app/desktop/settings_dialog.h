// Language, theme and text size.
#pragma once

#include "app/desktop/sheet.h"

namespace demeter {

class SettingsDialog : public Sheet {
    Q_OBJECT

public:
    SettingsDialog(Settings& settings, QWidget* parent) : Sheet(settings, parent), changing_(settings) {}

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    Settings& changing_;
};

} // namespace demeter
