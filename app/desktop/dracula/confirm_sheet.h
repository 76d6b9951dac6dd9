// Asks once more before something that no undo can hide again.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QList>
#include <QString>

#include <functional>

namespace demeter {

/// Says what will be shown and done. The harmless answer is the large one and has the focus, so that neither a second tap nor a key that is
/// still down agrees to anything.
class ConfirmSheet : public Sheet {
    Q_OBJECT

public:
    using Sheet::Sheet;

    struct Line {
        QString icon, text;
    };
    struct Ask {
        QString title;
        QList<Line> follows; ///< what comes of it, one by one
        QString no, yes;
        QString icon; ///< of what is agreed to
        QString noIcon = QStringLiteral("curtain");
    };
    /// Shows the question; `agreed` is done only after `yes`, when the sheet is gone.
    void ask(Ask ask, std::function<void()> agreed);
    /// The question is out of date.
    void dismiss();

protected:
    QString title() const override { return ask_.title; }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    Ask ask_;
    std::function<void()> agreed_;
};

} // namespace demeter
