// Drawings in SVG, read and written by Qt Svg, or, where that is not to be had, read as far as this program's own ones need.
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>

class QPainter;

namespace demeter {

/// A drawing that has been read.
class Drawing {
public:
    explicit Drawing(const QByteArray& svg);
    ~Drawing();
    Drawing(const Drawing&) = delete;
    Drawing& operator=(const Drawing&) = delete;

    /// It could be read.
    bool isValid() const;
    /// As the file has it.
    QSizeF size() const;
    /// Over the whole of the box.
    void paint(QPainter& painter, const QRectF& box) const;

private:
    struct Read;
    std::unique_ptr<Read> read_;
};

/// Whether `writtenDrawing` can write.
bool writesDrawings();

/// What is painted, as a file; empty where nothing can be written.
QByteArray writtenDrawing(const QSize& size, const QString& title, const QString& description, const std::function<void(QPainter&)>& paint);

} // namespace demeter
