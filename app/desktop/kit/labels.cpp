#include "app/desktop/kit/labels.h"

#include "app/desktop/kit/fonts.h"

#include <QLabel>
#include <QStyle>

namespace demeter {

QLabel* makeLabel(const QString& text, const QFont& font, const char* role)
{
    auto* label = new QLabel(text);
    label->setFont(font);
    label->setWordWrap(true);
    if (role != nullptr)
        setRole(label, role);
    return label;
}

QLabel* makeHeading(const QString& text, int px)
{
    const QFont font = headingFont(px);
    QLabel* label = makeLabel(withFigures(text, font), font);
    // The accent of a capital stands higher than the font says that its letters do, and a label cuts what lies above it.
    const QFontMetrics metrics(font);
    const int above = text.isEmpty() ? 0 : -metrics.tightBoundingRect(text).top() - metrics.ascent();
    label->setContentsMargins(0, qMax(0, above + 1), 0, 0);
    return label;
}

void setRole(QWidget* widget, const char* role)
{
    widget->setProperty("role", role);
    widget->setAttribute(Qt::WA_StyledBackground);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace demeter
