#include "app/desktop/kit/fonts.h"

#include "app/desktop/kit/remembered.h"
#include "app/desktop/kit/theme.h"

#include <QDir>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QRegularExpression>
#include <QTextDocument>
#include <QtMath>

#include <algorithm>

namespace demeter {

namespace {

/// The one setting that the two font functions share; reached only through setTextScale and textScale.
qreal& scaleSetting()
{
    static qreal scale = 1.0;
    return scale;
}

/// Whole pixels: Qt 6.4 rounds a size given in points to them as well.
void setSize(QFont& font, qreal px)
{
    font.setPixelSize(std::max(1, qRound(px)));
}

/// What was measured: a text in a font; in one line where the width is 0, else wrapped to it. Each layout measures the same few
/// hundred words, and each time takes their shaping. A size in pixels and the shipped fonts make the answer the same for as long as the
/// program runs.
struct Measured {
    QFont font;
    QString text;
    int width = 0;
    friend bool operator==(const Measured&, const Measured&) = default;
    friend size_t qHash(const Measured& one, size_t seed = 0) { return qHashMulti(seed, one.font, one.text, one.width); }
};

} // namespace

void loadFonts()
{
    static const bool done = [] {
        initLookResources();
        const QDir folder(QStringLiteral(":/resources/fonts"));
        for (const QString& file : folder.entryList({QStringLiteral("*.otf"), QStringLiteral("*.ttf")}))
            QFontDatabase::addApplicationFont(folder.filePath(file));
        return true;
    }();
    Q_UNUSED(done);
}

QFont headingFont(int px, HeadingCut cut)
{
    // Plain "EB Garamond" might pick the 08 cut, whose italic has empty Cyrillic glyphs.
    QFont font;
    font.setFamilies({QStringLiteral("EB Garamond 12"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
    font.setItalic(cut == HeadingCut::Italic);
    setSize(font, px * textScale());
    return font;
}

QFont bodyFont(qreal px, int weight)
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setWeight(static_cast<QFont::Weight>(weight));
    setSize(font, px * textScale());
    return font;
}

void setTextScale(qreal scale)
{
    scaleSetting() = std::clamp(scale, 0.5, 3.0);
}

qreal textScale()
{
    return scaleSetting();
}

qreal emphasis()
{
    return 1 + 0.2 * (std::clamp(textScale(), 1.0, 2.0) - 1);
}

int lineWidth(const QFont& font, const QString& text)
{
    if (text.isEmpty())
        return 0;
    return remembered(Measured{font, text, 0}, [&] { return QFontMetrics(font).horizontalAdvance(text); });
}

int wrappedHeight(const QFont& font, const QString& text, int width)
{
    if (text.isEmpty())
        return 0;
    width = qMax(1, width);
    return remembered(Measured{font, text, width},
                      [&] { return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height(); });
}

RichTextRoom richTextRoom(const QFont& font, const QString& richText, int width)
{
    return remembered(Measured{font, richText, width}, [&] {
        QTextDocument words;
        setRichText(words, font, richText, width);
        return RichTextRoom{words.size().height(), words.idealWidth()};
    });
}

void setRichText(QTextDocument& words, const QFont& font, const QString& richText, int width)
{
    words.setDocumentMargin(0);
    words.setDefaultFont(font);
    words.setHtml(richText);
    words.setTextWidth(width);
}

QFont fittingFont(const QFont& font, const QString& text, int width, int leastPixels)
{
    return fittedFont(font, text, width, qRound(leastPixels * textScale()));
}

bool longestWordFits(const QFont& font, const QString& text, int width)
{
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)"));
    return std::ranges::all_of(text.split(breaks), [&](const QString& word) { return lineWidth(font, word) <= width; });
}

QFont fittedFont(QFont font, const QString& text, int width, int least)
{
    while (font.pixelSize() > least && !longestWordFits(font, text, width))
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QFont fittedLine(QFont font, const QString& text, int width, int least)
{
    while (font.pixelSize() > least && lineWidth(font, text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QFont fittedBlock(QFont font, const QString& text, const QSize& room, int least)
{
    while (font.pixelSize() > least && wrappedHeight(font, text, room.width()) > room.height())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QFont sizedFont(QFont font, qreal pixels)
{
    font.setPixelSize(qMax(1, qRound(pixels))); // a window that has no size yet
    return font;
}

} // namespace demeter
