// What words a widget paints, where and in what colour, whoever paints them: a label, a button of our own, the map.
#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace demeter::test {

/// One run of words on the screen.
struct PaintedText {
    QString text;
    QRectF box; ///< of its ink, in the widget's coordinates
    QColor colour;
    int pixels = 0; ///< size of its font
    bool bold = false;
    QString family; ///< as it was asked for, the first of them
};

/// A paint device that only listens.
class TextSpy : public QPaintDevice {
public:
    explicit TextSpy(QSize size) : size_(size), engine_(*this) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    QList<PaintedText> texts;

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmWidthMM:
            return size_.width() * 254 / 960;
        case PdmHeightMM:
            return size_.height() * 254 / 960;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(TextSpy& spy) : QPaintEngine(AllFeatures), spy_(spy) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& state) override
        {
            if (state.state() & DirtyTransform)
                transform_ = state.transform();
        }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            if (item.text().trimmed().isEmpty())
                return;
            const QRectF ink = inkOf(item.font(), item.text()).translated(at);
            QColor colour = painter()->pen().color();
            colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
            spy_.texts.push_back({item.text(), transform_.mapRect(ink), colour,
                                  qRound(QFontInfo(item.font()).pixelSize() * std::sqrt(std::abs(transform_.determinant()))),
                                  item.font().bold(), item.font().families().value(0)});
        }
        Type type() const override { return User; }

    private:
        /// The same words are painted on many screens, and to outline them takes more time than all the rest.
        static QRectF inkOf(const QFont& font, const QString& text)
        {
            static QHash<std::pair<QFont, QString>, QRectF> known;
            const std::pair<QFont, QString> asked(font, text);
            const auto found = known.constFind(asked);
            return found != known.cend() ? *found : *known.insert(asked, QFontMetricsF(font).tightBoundingRect(text));
        }
        TextSpy& spy_;
        QTransform transform_;
    };

    QSize size_;
    mutable Engine engine_;
};

/// What this widget paints by itself, without its children.
inline QList<PaintedText> paintedTexts(QWidget* widget)
{
    TextSpy spy(widget->size());
    widget->render(&spy, {}, {}, {});
    return spy.texts;
}

/// WCAG 2.1 contrast ratio.
inline double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& color) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(color.red() / 255.0) + 0.7152 * linear(color.green() / 255.0) + 0.0722 * linear(color.blue() / 255.0);
    };
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace demeter::test
