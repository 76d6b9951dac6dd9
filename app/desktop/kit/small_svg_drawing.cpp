#include "app/desktop/kit/drawing.h"

#include "app/desktop/kit/small_svg.h"

#include <optional>

namespace demeter {

struct Drawing::Read {
    std::optional<SmallSvg> drawing;
};

Drawing::Drawing(const QByteArray& svg) : read_(std::make_unique<Read>(SmallSvg::read(svg))) {}

Drawing::~Drawing() = default;

bool Drawing::isValid() const
{
    return read_->drawing.has_value();
}

QSizeF Drawing::size() const
{
    return read_->drawing ? read_->drawing->size() : QSizeF();
}

void Drawing::paint(QPainter& painter, const QRectF& box) const
{
    if (read_->drawing)
        read_->drawing->paint(painter, box);
}

bool writesDrawings()
{
    return false;
}

QByteArray writtenDrawing(const QSize&, const QString&, const QString&, const std::function<void(QPainter&)>&)
{
    return {};
}

} // namespace demeter
