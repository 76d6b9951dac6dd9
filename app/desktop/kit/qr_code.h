// A QR code.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QImage>
#include <QWidget>

namespace demeter {

/// One pixel a module, dark ones black, without the quiet zone; empty if the text is too long for a QR code.
QImage qrImage(const QString& text);

/// A QR code on its light ground with the quiet zone around it, as large as fits in whole pixels a module.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(const Settings& settings, QWidget* parent = nullptr);
    /// `said` is what a screen reader says of it.
    void setText(const QString& text, const QString& said);
    /// Pixels a module.
    void setModule(int pixels);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QString text_;
    QImage image_;
    int module_ = 3;
};

} // namespace demeter
