// A word of the hunters' for the decks of this round.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QString>

namespace demeter {

/// Asked for at the table, where no phone gives chance by itself. It may be left unsaid.
class WordsSheet : public Sheet {
    Q_OBJECT

public:
    using Sheet::Sheet;

    void ask();

signals:
    /// The words as they count, at least one.
    void said(const QString& words);

protected:
    QString title() const override { return tr("A word for the cards"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    void accept();

    QString typed_; ///< so far, over a `rebuild`
};

} // namespace demeter
