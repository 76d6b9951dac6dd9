// A word of the hunters' for what is drawn from in this round.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QString>

#include <functional>

namespace demeter {

/// Asked for at the table, where no phone gives chance by itself. It may be left unsaid.
class WordsSheet : public Sheet {
    Q_OBJECT

public:
    /// What it is for in a game, in the language of now.
    struct Texts {
        QString title;
        QString why;     ///< what the words do
        QString stays;   ///< beside the field: what happens without them
        QString shuffle; ///< the button that takes them
    };
    WordsSheet(const Settings& settings, QWidget* over, std::function<Texts()> texts);

    void ask();
    /// Nobody asks for words any more.
    void dismiss();

signals:
    /// The words as they count, at least one.
    void said(const QString& words);

protected:
    QString title() const override { return texts_().title; }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    void accept();

    std::function<Texts()> texts_;
    QString typed_; ///< so far, over a `rebuild`
};

} // namespace demeter
