// Labels and roles, which every screen is built with.
#pragma once

#include <QFont>
#include <QString>

class QLabel;
class QWidget;

namespace demeter {

/// A line of text; `role` as in style.h.
QLabel* makeLabel(const QString& text, const QFont& font, const char* role = nullptr);
/// A card or section name.
QLabel* makeHeading(const QString& text, int px = 22);
void setRole(QWidget* widget, const char* role);

} // namespace demeter
