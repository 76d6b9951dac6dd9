// What the table's announcement has no room for, over the top of the map.
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QScrollArea;

namespace demeter {

class ChoiceButton;
class Settings;

/// Sentences that may not be left out, in letters as large as an announcement's smallest. It covers as much of the map as they need, but a
/// quarter stays free: beyond that they scroll. A tap folds it away where places of the map can be tapped.
class NewsStrip : public QWidget {
    Q_OBJECT

public:
    NewsStrip(const Settings& settings, QWidget* parent);

    /// Shows these sentences at the top of `room`. Without any it is hidden.
    void arrange(const QStringList& said, int unit, const QRect& room, bool foldable);

signals:
    void folded();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    QScrollArea* scroll_;
    QLabel* words_;
    ChoiceButton* fold_;
};

} // namespace demeter
