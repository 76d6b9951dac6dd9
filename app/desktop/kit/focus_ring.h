// Shows where the keyboard is.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QPointer>
#include <QWidget>

namespace demeter {

/// A ring of 3 px around the widget that has the focus, 2 px away from it, once the keyboard is used. It lies over the whole window
/// because a ring outside a widget could not be painted by the widget itself.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    /// A property that is true of words: a ring would make a field to write in of them. They have a bar at their left instead.
    static constexpr auto bar = "focus-bar";

    FocusRing(const Settings& settings, QWidget* window);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* target);
    void place();

    const Settings& settings_;
    QPointer<QWidget> target_;
    QList<QPointer<QWidget>> watched_;
    bool keyboard_ = false; ///< the last thing used was the keyboard
};

} // namespace demeter
