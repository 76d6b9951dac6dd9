#include "app/desktop/kit/drawing.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>

namespace demeter {

struct Drawing::Read {
    QSvgRenderer renderer;
};

Drawing::Drawing(const QByteArray& svg) : read_(std::make_unique<Read>())
{
    read_->renderer.load(svg);
    read_->renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
}

Drawing::~Drawing() = default;

bool Drawing::isValid() const
{
    return read_->renderer.isValid();
}

QSizeF Drawing::size() const
{
    return read_->renderer.defaultSize();
}

void Drawing::paint(QPainter& painter, const QRectF& box) const
{
    read_->renderer.render(&painter, box);
}

bool writesDrawings()
{
    return true;
}

QByteArray writtenDrawing(const QSize& size, const QString& title, const QString& description, const std::function<void(QPainter&)>& paint)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setResolution(96);
    generator.setTitle(title);
    generator.setDescription(description);
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return buffer.data();
}

} // namespace demeter
