#include "app/desktop/kit/qr_code.h"

#include <QPainter>

#include <qrencode.h>

#include <memory>

namespace demeter {

namespace {

constexpr int quietZone = 4; ///< modules, as the standard asks for

} // namespace

QImage qrImage(const QString& text)
{
    const QByteArray bytes = text.toLatin1();
    // Capitals and digits take less room than any bytes; L corrects the least, but a screen has no dirt on it, and its modules are larger.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(QRcode_encodeString(bytes.constData(), 0, QR_ECLEVEL_L, QR_MODE_8, 1),
                                                               &QRcode_free);
    if (!code)
        return {};
    QImage image(code->width, code->width, QImage::Format_Mono);
    image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width; ++x)
            image.setPixel(x, y, code->data[y * code->width + x] & 1U);
    return image;
}

QrCode::QrCode(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void QrCode::setText(const QString& text, const QString& said)
{
    setAccessibleName(said);
    if (text == text_)
        return;
    text_ = text;
    image_ = qrImage(text);
    updateGeometry();
    update();
}

void QrCode::setModule(int pixels)
{
    module_ = pixels;
    updateGeometry();
}

QSize QrCode::sizeHint() const
{
    const int side = (image_.width() + 2 * quietZone) * module_;
    return {side, side};
}

void QrCode::paintEvent(QPaintEvent*)
{
    if (image_.isNull())
        return;
    QPainter painter(this);
    // A white square would light up the room; what is light enough to read by is light enough for a camera.
    const QColor light = settings_.theme() == ThemeName::Dark ? settings_.colour(u"text") : QColor(Qt::white);
    painter.fillRect(rect(), light);
    const int module = qMax(1, qMin(width(), height()) / (image_.width() + 2 * quietZone));
    const int left = (width() - image_.width() * module) / 2, top = (height() - image_.height() * module) / 2;
    for (int y = 0; y < image_.height(); ++y)
        for (int x = 0; x < image_.width(); ++x)
            if (image_.pixelIndex(x, y) == 1)
                painter.fillRect(left + x * module, top + y * module, module, module, QColor(0x10, 0x14, 0x1c));
}

} // namespace demeter
