// Dims a part of the secret screen until it is touched.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QTimer>
#include <QWidget>

namespace demeter {

/// Lies over its parent so that a glance from the side sees little of it. The first touch only lifts it and decides nothing below; it comes
/// back `liftedMilliseconds` after the last touch. The keyboard lifts it by going there, or with its next key.
class Veil : public QWidget {
    Q_OBJECT

public:
    static constexpr int liftedMilliseconds = 4000;

    Veil(const Settings& settings, QWidget* over);

    /// Whether there is one at all.
    void setOn(bool on);
    bool dims() const { return isVisibleTo(parentWidget()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void lift();
    void fall();
    /// Whether this is a widget below it.
    bool covers(const QObject* object) const;

    const Settings& settings_;
    QTimer lifted_;
    bool on_ = false;
};

} // namespace demeter
