// The fair deal: the program's promise, and the hunters' words.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/witness_keeper.h"

class QLineEdit;

namespace demeter {

/// Shown to the whole table before the first shuffle.
class DealSheet : public Sheet {
    Q_OBJECT

public:
    DealSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    void openFor(const ShownCode& promise);

signals:
    /// The hunters have said their words, which may be none.
    void agreed(const QString& words);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 760; }

private:
    void accept();
    ShownCode promise_;
    QString words_; ///< typed so far, over a `rebuild`
};

} // namespace demeter
