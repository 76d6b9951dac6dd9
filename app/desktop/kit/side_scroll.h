// A row that is dragged sideways where it does not fit.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QScrollArea>

namespace demeter {

/// No scroll bar: a finger or the mouse drags the row, the wheel moves it, the focus brings its card into sight, and a chevron at the edge
/// shows that there is more. Nothing of this shows where everything fits.
class SideScroll : public QScrollArea {
    Q_OBJECT

public:
    SideScroll(const Settings& settings, QWidget* parent);
    /// True if a part of the row is out of sight.
    bool overflows() const;
    /// The colour that the row lies on, below the signs at its ends; else that of a panel.
    void setGround(const QString& token);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showHints();

    const Settings& settings_;
    QWidget *before_, *after_; ///< chevrons
};

} // namespace demeter
