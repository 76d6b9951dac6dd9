// A chapter of the manual, as it is read.
#pragma once

#include "app/book/manual.h"
#include "app/desktop/kit/settings.h"

#include <QWidget>

namespace demeter {

/// Its sections under one another. What the program says itself stands out, and where another section is mentioned it can be tapped; a
/// button below the paragraph leads there as well. As high as it has to be: what it stands in scrolls.
class ManualPage : public QWidget {
    Q_OBJECT

public:
    /// `width`: what it is laid out for.
    ManualPage(const Settings& settings, const Manual& manual, const ManualChapter& chapter, int width, QWidget* parent = nullptr);

    /// The name of the heading of a section.
    static QString headingName(const QString& number) { return QStringLiteral("section-") + number; }

signals:
    /// A section, or a chapter, is to be read.
    void mentioned(const QString& number);
};

} // namespace demeter
