// A choice of a few, all of them seen.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>
#include <QWidget>

namespace demeter {

/// Parts side by side, the chosen one edged and checked; where they don't fit, in rows. Arrow keys choose.
class Segmented : public QWidget {
    Q_OBJECT

public:
    Segmented(const Settings& settings, const QStringList& parts, const QString& name, QWidget* parent = nullptr);

    int current() const { return current_; }
    /// Chooses without a signal; -1: none of them.
    void setCurrent(int index);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int columns(int width) const;
    int widestPart() const;
    int rowHeight(int width) const;
    void choose(int index);

    const Settings& settings_;
    QList<QAbstractButton*> parts_;
    int current_ = 0;
};

} // namespace demeter
