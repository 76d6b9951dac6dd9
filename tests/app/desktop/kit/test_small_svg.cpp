// This program's own drawings are the same without Qt Svg.
#include "app/desktop/kit/small_svg.h"
#include "app/desktop/kit/theme.h"
#include "tests/app/desktop/window_fixture.h"

#include <QDirIterator>
#include <QSvgRenderer>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;

namespace {

QByteArray fileOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// How far the two pictures' pixels are apart: the largest difference, and how many differ by more than `much`.
struct Apart {
    int most = 0, much = 0;
};

Apart apart(const QImage& one, const QImage& other, int much)
{
    Apart found;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y), b = other.pixel(x, y);
            const int here = std::max({std::abs(qAlpha(a) - qAlpha(b)), std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                       std::abs(qBlue(a) - qBlue(b))});
            found.most = std::max(found.most, here);
            found.much += here > much ? 1 : 0;
        }
    return found;
}

template <typename Paint> QImage painted(QSize size, Paint paint)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF({0, 0}, QSizeF(size)));
    return image;
}

} // namespace

class TestSmallSvg : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initLookResources(); }

    /// Every icon, at the sizes of a button, a sign, a tablet's and a phone's.
    void drawsIcons()
    {
        int icons = 0;
        for (QDirIterator files(QStringLiteral(":/resources/icons"), {"*.svg"}); files.hasNext(); ++icons) {
            const QString name = files.next();
            const QByteArray svg = fileOf(name);
            const auto drawing = SmallSvg::read(svg);
            QVERIFY2(drawing, qPrintable(name));
            QCOMPARE(drawing->size(), QSizeF(24, 24));
            QSvgRenderer renderer(svg);
            for (const int side : {16, 24, 44, 96}) {
                const QImage ours = painted({side, side}, [&](QPainter& painter, const QRectF& box) { drawing->paint(painter, box); });
                const QImage theirs = painted({side, side}, [&](QPainter& painter, const QRectF& box) { renderer.render(&painter, box); });
                const Apart found = apart(ours, theirs, 24);
                QVERIFY2(found.much == 0,
                         qPrintable(QStringLiteral("%1 at %2: %3, %4 pixels").arg(name).arg(side).arg(found.most).arg(found.much)));
            }
        }
        QVERIFY(icons > 90);
    }

    /// The diagrams of the book; their numbers are letters, which differ by a hair.
    void drawsDiagrams()
    {
        int diagrams = 0;
        for (QDirIterator files(QStringLiteral(DEMETER_SOURCE_DIR "/resources/book/diagrams"), {"*.svg"}); files.hasNext(); ++diagrams) {
            const QString name = files.next();
            QByteArray svg = fileOf(name);
            for (const auto& [token, colour] : {std::pair("$cardDown", "#1a2a44"),
                                                {"$cardUp", "#f0e6d0"},
                                                {"$bloodText", "#ff8a80"},
                                                {"$bloodTint", "#40101c"},
                                                {"$bloodLine", "#a03040"},
                                                {"$lineStrong", "#60708a"}})
                svg.replace(token, colour);
            static const QRegularExpression others(QStringLiteral("\\$[A-Za-z]+"));
            svg = QString::fromUtf8(svg).replace(others, QStringLiteral("#c0b090")).toUtf8();
            const auto drawing = SmallSvg::read(svg);
            QVERIFY2(drawing, qPrintable(name));
            QSvgRenderer renderer(svg);
            const QSize size = renderer.defaultSize();
            QCOMPARE(drawing->size().toSize(), size);
            const QImage ours = painted(size, [&](QPainter& painter, const QRectF& box) { drawing->paint(painter, box); });
            const QImage theirs = painted(size, [&](QPainter& painter, const QRectF& box) { renderer.render(&painter, box); });
            const Apart found = apart(ours, theirs, 64);
            QVERIFY2(found.much < size.width() * size.height() / 100,
                     qPrintable(QStringLiteral("%1: %2, %3 pixels").arg(name).arg(found.most).arg(found.much)));
        }
        QCOMPARE(diagrams, 6);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::newRow("an element that it does not know") << QByteArray("<ellipse cx=\"1\" cy=\"2\" rx=\"3\" ry=\"4\"/>");
        QTest::newRow("an attribute") << QByteArray("<path d=\"M0 0h1\" opacity=\"0.5\"/>");
        QTest::newRow("a command") << QByteArray("<path d=\"M0 0T1 1\"/>");
        QTest::newRow("a number that is none") << QByteArray("<path d=\"M0 0L1\"/>");
        QTest::newRow("a rotation") << QByteArray("<g transform=\"rotate(30)\"/>");
        QTest::newRow("no end") << QByteArray("<g>");
    }
    void refuses()
    {
        QFETCH(QByteArray, inside);
        const auto whole = [](const QByteArray& within) {
            return SmallSvg::read("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">" + within + "</svg>");
        };
        QVERIFY(whole("<path d=\"M0 0h1\"/>"));
        QVERIFY(!whole(inside));
    }
};

DEMETER_TEST(TestSmallSvg)
#include "test_small_svg.moc"
