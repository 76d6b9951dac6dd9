#include "app/desktop/kit/small_svg.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace demeter {

namespace {

/// The numbers and letters of an attribute, one after another.
class Reader {
public:
    explicit Reader(QStringView text) : text_(text) {}

    bool atEnd()
    {
        skip();
        return at_ == text_.size();
    }

    /// The letter of a command, if one is next.
    QChar command()
    {
        skip();
        return at_ < text_.size() && text_[at_].isLetter() ? text_[at_++] : QChar();
    }

    double number()
    {
        skip();
        const qsizetype from = at_;
        if (at_ < text_.size() && (text_[at_] == u'-' || text_[at_] == u'+'))
            ++at_;
        bool point = false;
        for (; at_ < text_.size() && (text_[at_].isDigit() || (text_[at_] == u'.' && !point)); ++at_)
            point = point || text_[at_] == u'.';
        bool read = false;
        const double value = text_.mid(from, at_ - from).toDouble(&read);
        good_ = good_ && read;
        return value;
    }

    /// 0 or 1; nothing needs to stand between one and what follows.
    bool flag()
    {
        skip();
        const bool read = at_ < text_.size() && (text_[at_] == u'0' || text_[at_] == u'1');
        good_ = good_ && read;
        return read && text_[at_++] == u'1';
    }

    bool isGood() const { return good_; }

private:
    void skip()
    {
        while (at_ < text_.size() && (text_[at_].isSpace() || text_[at_] == u','))
            ++at_;
    }

    QStringView text_;
    qsizetype at_ = 0;
    bool good_ = true;
};

/// An arc of an ellipse from where the path is, in curves of a quarter at most.
void addArc(QPainterPath& path, double rx, double ry, double rotation, bool large, bool sweep, QPointF end)
{
    const QPointF start = path.currentPosition();
    if (start == end || rx == 0 || ry == 0) {
        path.lineTo(end);
        return;
    }
    rx = std::abs(rx);
    ry = std::abs(ry);
    // In a system of its own the ellipse is a circle of radius 1 around the origin.
    QTransform away;
    away.scale(1 / rx, 1 / ry);
    away.rotate(-rotation);
    QPointF from = away.map(start), to = away.map(end);
    double apart = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (apart > 2) { // too small to reach: it is made larger
        away = away * QTransform::fromScale(2 / apart, 2 / apart);
        from = away.map(start);
        to = away.map(end);
        apart = 2;
    }
    const double high = std::sqrt(std::max(0.0, 1 - apart * apart / 4)) * (large == sweep ? -1 : 1);
    const QPointF across((to.y() - from.y()) / apart, (from.x() - to.x()) / apart);
    const QPointF middle = (from + to) / 2 - across * high;
    const double first = std::atan2(from.y() - middle.y(), from.x() - middle.x());
    double turn = std::atan2(to.y() - middle.y(), to.x() - middle.x()) - first;
    if (sweep && turn < 0)
        turn += 2 * std::numbers::pi;
    else if (!sweep && turn > 0)
        turn -= 2 * std::numbers::pi;
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / (std::numbers::pi / 2) - 1e-9)));
    const double each = turn / pieces, handle = 4.0 / 3 * std::tan(each / 4);
    const QTransform back = away.inverted();
    for (int n = 0; n < pieces; ++n) {
        const double a = first + n * each, b = a + each;
        const QPointF one(std::cos(a), std::sin(a)), other(std::cos(b), std::sin(b));
        path.cubicTo(back.map(middle + one + handle * QPointF(-one.y(), one.x())),
                     back.map(middle + other - handle * QPointF(-other.y(), other.x())), n + 1 == pieces ? end : back.map(middle + other));
    }
}

std::optional<QPainterPath> pathOf(QStringView text)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    Reader reader(text);
    QChar command, before;
    QPointF handle; // of the last curve
    while (!reader.atEnd() && reader.isGood()) {
        if (const QChar letter = reader.command(); !letter.isNull())
            command = letter;
        else if (command == u'M' || command == u'm') // more points are lines
            command = command == u'M' ? u'L' : u'l';
        const QPointF here = path.currentPosition();
        const QPointF origin = command.isLower() ? here : QPointF();
        const auto point = [&] {
            const double x = reader.number();
            return origin + QPointF(x, reader.number());
        };
        const auto follows = [&](QLatin1StringView curves) { return curves.contains(before.toLower()); };
        switch (command.toLower().unicode()) {
        case u'm':
            path.moveTo(point());
            break;
        case u'l':
            path.lineTo(point());
            break;
        case u'h':
            path.lineTo(origin.x() + reader.number(), here.y());
            break;
        case u'v':
            path.lineTo(here.x(), origin.y() + reader.number());
            break;
        case u'c': {
            const QPointF one = point();
            handle = point();
            path.cubicTo(one, handle, point());
            break;
        }
        case u's': {
            const QPointF one = follows(QLatin1StringView("cs")) ? 2 * here - handle : here;
            handle = point();
            path.cubicTo(one, handle, point());
            break;
        }
        case u'q':
            handle = point();
            path.quadTo(handle, point());
            break;
        case u'a': {
            const double rx = reader.number(), ry = reader.number(), rotation = reader.number();
            const bool large = reader.flag(), sweep = reader.flag();
            addArc(path, rx, ry, rotation, large, sweep, point());
            break;
        }
        case u'z':
            path.closeSubpath();
            break;
        default:
            return std::nullopt;
        }
        before = command;
    }
    return reader.isGood() ? std::optional(path) : std::nullopt;
}

std::optional<QTransform> transformOf(QStringView text)
{
    QTransform transform;
    while (!text.trimmed().isEmpty()) {
        const qsizetype open = text.indexOf(u'('), close = text.indexOf(u')');
        if (open < 0 || close < open)
            return std::nullopt;
        const QStringView what = text.left(open).trimmed();
        Reader numbers(text.mid(open + 1, close - open - 1));
        const double x = numbers.number();
        if (what == u"translate") {
            transform.translate(x, numbers.atEnd() ? 0 : numbers.number());
        } else if (what == u"scale") {
            transform.scale(x, numbers.atEnd() ? x : numbers.number());
        } else {
            return std::nullopt;
        }
        if (!numbers.isGood() || !numbers.atEnd())
            return std::nullopt;
        text = text.mid(close + 1);
    }
    return transform;
}

} // namespace

/// What holds where an element begins: what it does not say itself it has from the one that it lies in.
class SmallSvgReader {
public:
    explicit SmallSvgReader(const QByteArray& svg) : xml_(svg) {}

    std::optional<SmallSvg> read()
    {
        SmallSvg::Piece outside;
        outside.fill = QBrush(Qt::black);
        outside.stroke = QPen(Qt::NoBrush, 1, Qt::SolidLine, Qt::FlatCap, Qt::SvgMiterJoin);
        outside.stroke.setStyle(Qt::NoPen);
        if (!xml_.readNextStartElement() || xml_.name() != u"svg" || !readElement(outside) || !readInside(outside))
            return std::nullopt;
        return std::move(drawing_);
    }

private:
    bool readInside(const SmallSvg::Piece& around)
    {
        while (xml_.readNextStartElement()) {
            SmallSvg::Piece piece = around;
            const bool group = xml_.name() == u"g";
            if (!readElement(piece) || (group ? !readInside(piece) : !readShape(piece)))
                return false;
        }
        return !xml_.hasError();
    }

    double number(const char* name) const { return xml_.attributes().value(QLatin1String(name)).toDouble(); }

    bool readShape(SmallSvg::Piece& piece)
    {
        const QStringView kind = xml_.name();
        if (kind == u"path") {
            const auto path = pathOf(xml_.attributes().value(QLatin1String("d")));
            if (!path)
                return false;
            piece.path = *path;
        } else if (kind == u"circle") {
            piece.path.addEllipse(QPointF(number("cx"), number("cy")), number("r"), number("r"));
        } else if (kind == u"rect") {
            piece.path.addRoundedRect(QRectF(number("x"), number("y"), number("width"), number("height")), number("rx"), number("rx"));
        } else if (kind == u"text") {
            piece.origin = {number("x"), number("y")};
            piece.text = xml_.readElementText();
            drawing_.pieces_.push_back(piece);
            return true;
        } else {
            return false;
        }
        drawing_.pieces_.push_back(piece);
        xml_.skipCurrentElement();
        return true;
    }

    /// The attributes that say how something is drawn, and where.
    bool readElement(SmallSvg::Piece& piece)
    {
        for (const QXmlStreamAttribute& attribute : xml_.attributes()) {
            const QStringView name = attribute.name(), value = attribute.value();
            if (name == u"fill") {
                piece.fill = value == u"none" ? QBrush(Qt::NoBrush) : QBrush(QColor(value.toString()));
            } else if (name == u"stroke") {
                piece.stroke.setStyle(value == u"none" ? Qt::NoPen : Qt::SolidLine);
                if (value != u"none")
                    piece.stroke.setBrush(QColor(value.toString()));
            } else if (name == u"stroke-width") {
                piece.stroke.setWidthF(value.toDouble());
            } else if (name == u"stroke-linecap") {
                piece.stroke.setCapStyle(value == u"round" ? Qt::RoundCap : value == u"square" ? Qt::SquareCap : Qt::FlatCap);
            } else if (name == u"stroke-linejoin") {
                piece.stroke.setJoinStyle(value == u"round" ? Qt::RoundJoin : value == u"bevel" ? Qt::BevelJoin : Qt::SvgMiterJoin);
            } else if (name == u"stroke-dasharray") {
                dashes_ = value.toString();
            } else if (name == u"transform") {
                const auto transform = transformOf(value);
                if (!transform)
                    return false;
                piece.place = *transform * piece.place;
            } else if (name == u"viewBox") {
                Reader numbers(value);
                const double x = numbers.number(), y = numbers.number(), wide = numbers.number();
                drawing_.viewBox_ = QRectF(x, y, wide, numbers.number());
                if (!numbers.isGood() || drawing_.viewBox_.isEmpty())
                    return false;
            } else if (name == u"font-family") {
                piece.font.setFamily(value.toString());
            } else if (name == u"font-size") {
                piece.font.setPixelSize(value.toInt());
            } else if (name == u"font-weight") {
                piece.font.setWeight(static_cast<QFont::Weight>(value.toInt()));
            } else if (name == u"text-anchor") {
                piece.anchor = value == u"middle" ? Qt::AlignHCenter : value == u"end" ? Qt::AlignRight : Qt::AlignLeft;
            } else if (!isShape(name)) {
                return false;
            }
        }
        if (!dashes_.isEmpty()) { // in its own units here, of the line's width there
            Reader numbers(dashes_);
            QList<qreal> pattern;
            while (!numbers.atEnd() && numbers.isGood())
                pattern << numbers.number() / piece.stroke.widthF();
            piece.stroke.setDashPattern(pattern);
            dashes_.clear();
        }
        return true;
    }

    /// Read where the shape is, or said once for the whole file.
    static bool isShape(QStringView name)
    {
        for (const QStringView known :
             {u"d", u"cx", u"cy", u"r", u"x", u"y", u"width", u"height", u"rx", u"version", u"baseProfile", u"id"})
            if (name == known)
                return true;
        return false;
    }

    QXmlStreamReader xml_;
    QString dashes_;
    SmallSvg drawing_;
};

std::optional<SmallSvg> SmallSvg::read(const QByteArray& svg)
{
    return SmallSvgReader(svg).read();
}

void SmallSvg::paint(QPainter& painter, const QRectF& box) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / viewBox_.width(), box.height() / viewBox_.height());
    painter.translate(-viewBox_.topLeft());
    const QTransform whole = painter.transform();
    for (const Piece& piece : pieces_) {
        painter.setTransform(piece.place * whole);
        if (!piece.text.isEmpty()) {
            const double wide = QFontMetricsF(piece.font).horizontalAdvance(piece.text);
            painter.setFont(piece.font);
            painter.setPen(QPen(piece.fill, 1));
            painter.drawText(piece.origin - QPointF(piece.anchor == Qt::AlignHCenter ? wide / 2
                                                    : piece.anchor == Qt::AlignRight ? wide
                                                                                     : 0,
                                                    0),
                             piece.text);
            continue;
        }
        painter.setPen(piece.stroke);
        painter.setBrush(piece.fill);
        painter.drawPath(piece.path);
    }
    painter.restore();
}

} // namespace demeter
