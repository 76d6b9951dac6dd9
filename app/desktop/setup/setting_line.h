// A setting of the new game as one line: what it is, its value, what follows from it.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>

class QLabel;

namespace demeter {

/// A line with a rule below it; pressing it opens what can be set. Words wrap, nothing is cut. At least 56 px high.
class SettingLine : public QAbstractButton {
    Q_OBJECT

public:
    /// `beside`: the name stands beside the value and not above it.
    SettingLine(const Settings& settings, const QString& icon, const QString& name, bool beside, QWidget* parent = nullptr);
    void setValue(const QString& value, const QString& consequence);
    QString value() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QString name_;
    QLabel *value_, *consequence_;
};

} // namespace demeter
