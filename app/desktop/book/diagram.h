// The drawing of a topic.
#pragma once

#include "app/desktop/kit/drawing.h"
#include "app/desktop/kit/settings.h"

#include <QString>
#include <QWidget>

namespace demeter {

/// Drawn in the colours of the theme, as wide as there is room up to 624 pixels at 100 %, and never cut. It has no words, only numbers, so
/// that it is one for all languages; a screen reader is told what it shows.
class Diagram : public QWidget {
    Q_OBJECT

public:
    /// `name` as topics have it.
    Diagram(const Settings& settings, const QString& name, QWidget* parent = nullptr);

    /// The drawing could be read.
    bool isDrawn() const { return drawing_.isValid(); }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Drawing drawing_;
};

} // namespace demeter
