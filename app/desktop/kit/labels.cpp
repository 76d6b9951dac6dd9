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
    return makeLabel(withFigures(text, font), font);
}

void setRole(QWidget* widget, const char* role)
{
    widget->setProperty("role", role);
    widget->setAttribute(Qt::WA_StyledBackground);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace demeter
