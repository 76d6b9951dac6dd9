// Is there such a way between two places? One of the buttons of a row.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>

namespace demeter {

/// An icon in 52 x 44 px: with an edge and a ground where there is one, dashed where there is none.
class LinkToggle : public QAbstractButton {
    Q_OBJECT

public:
    /// `token`: the colour of the icon where it is on. The name says what and between which places.
    LinkToggle(const Settings& settings, const QString& icon, const char* token, const QString& name, QWidget* parent = nullptr);

    static int side() { return qMax(52, scaled(44)); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Settings& settings_;
    QString icon_, token_;
};

} // namespace demeter
