// One setting of the new game, opened from its line.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <functional>

namespace demeter {

/// Shows what whoever opens it builds: the choices belong to the page below.
class SettingSheet : public Sheet {
    Q_OBJECT

public:
    using Build = std::function<void(QVBoxLayout* content)>;

    using Sheet::Sheet;
    /// Opens the sheet, or makes it anew.
    void openFor(const QString& title, Build build);

protected:
    QString title() const override { return title_; }
    void build(QVBoxLayout* content) override;

private:
    QString title_;
    Build build_;
};

} // namespace demeter
