#include "app/text/plain_text.h"

namespace demeter {

namespace {

bool steers(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

/// The text with `replaced(part)` for every character that steers.
template <typename Replaced> QString without(const QString& text, const Replaced& replaced)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const QStringView part = QStringView(text).mid(i, pair ? 2 : 1);
        if (steers(pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode()))
            plain += replaced(part);
        else
            plain += part;
        i += part.size();
    }
    return plain;
}

} // namespace

QString plainLine(const QString& text)
{
    return without(text, [](QStringView) { return QString(QChar::ReplacementCharacter); });
}

QString plainJson(const QString& json)
{
    // In compact JSON such characters stand in texts only.
    return without(json, [](QStringView part) {
        QString escaped;
        for (const QChar unit : part)
            escaped += QStringLiteral("\\u%1").arg(unit.unicode(), 4, 16, QLatin1Char('0'));
        return escaped;
    });
}

QString typedLine(const QString& text)
{
    QString typed;
    for (const QChar letter : text.simplified())
        if (letter.category() != QChar::Other_Control)
            typed += letter;
    return typed;
}

} // namespace demeter
