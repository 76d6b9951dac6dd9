// The end of a comparison, or a rest: what was found, and a board of this table's own made of it.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/fury_names.h"
#include "core/map/board_comparison.h"

#include <QPointer>

class QLineEdit;

namespace demeter {

class FinishSheet : public Sheet {
    Q_OBJECT

public:
    using Sheet::Sheet;
    /// Both must live as long as it is shown.
    void openFor(const BoardComparison& comparison, const FuryNames& sentences);

signals:
    void saveAsked(const QString& name);
    void leaveAsked();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    const BoardComparison* comparison_ = nullptr;
    const FuryNames* sentences_ = nullptr;
    QPointer<QLineEdit> name_;
    QString typed_;
};

} // namespace demeter
