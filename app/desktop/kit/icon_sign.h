// An icon that stands by itself.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

namespace demeter {

/// Painted in a colour of the theme of now, as large as the widget is made: a picture in a label would keep the colour that it had.
class IconSign : public QWidget {
    Q_OBJECT

public:
    IconSign(const Settings& settings, const QString& icon, const QString& token, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QString icon_, token_;
};

} // namespace demeter
