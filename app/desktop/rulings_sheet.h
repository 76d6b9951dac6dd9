// How the table reads the rules where the printed rulebooks differ or are silent.
#pragma once

#include "app/desktop/sheet.h"
#include "app/text/sentences.h"
#include "core/game/rulings.h"

namespace demeter {

/// Every ruling with its readings; one that is changed here differs from the rulebook that was chosen.
class RulingsSheet : public Sheet {
    Q_OBJECT

public:
    RulingsSheet(const Settings& settings, QWidget* parent);
    /// Opens the sheet, or makes it anew. The sentences must live as long as it is shown.
    void openFor(const Sentences& sentences, Printing printing, const Rulings& rulings);

signals:
    void changed(const demeter::Rulings& rulings);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

private:
    void add(QVBoxLayout* content, const RulingInfo& info);

    const Sentences* sentences_ = nullptr;
    Rulings printed_, rulings_;
};

} // namespace demeter
