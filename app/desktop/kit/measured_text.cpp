#include "app/desktop/kit/measured_text.h"

#include "app/desktop/kit/fonts.h"

#include <QRegularExpression>

namespace demeter {

int MeasuredText::widestWord(const QFont& font, const QString& text)
{
    isAbout(font, text);
    if (widest_ >= 0)
        return widest_;
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=-)")); // Qt breaks a line after a hyphen too
    widest_ = 0;
    for (const QString& word : text.split(breaks))
        widest_ = qMax(widest_, lineWidth(font, word));
    return widest_;
}

int MeasuredText::height(const QFont& font, const QString& text, int width)
{
    if (text.isEmpty())
        return 0;
    isAbout(font, text);
    width = qMax(1, width);
    auto known = heights_.find(width);
    if (known == heights_.end())
        known = heights_.insert(width, wrappedHeight(font, text, width));
    return *known;
}

void MeasuredText::isAbout(const QFont& font, const QString& text)
{
    if (font == font_ && text == text_)
        return;
    font_ = font;
    text_ = text;
    widest_ = -1;
    heights_.clear();
}

} // namespace demeter
