// What is held, or asked about with a key, to be read rather than pressed.
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>

class QMouseEvent;
class QWidget;

namespace demeter {

/// In every window of the program, and in the lists that drop down there: what names something that can be read about opens it when it is
/// held, with the right button, or with the menu key. Which things these are is found in the words that stand there, or that a screen
/// reader says in their place, so that no screen has to tell of them, and nothing is found that is not shown. What was held is not pressed
/// when the finger goes.
class HoldToRead : public QObject {
    Q_OBJECT

public:
    static constexpr int holdMilliseconds = 500;
    /// A property of widgets, true: they are pressed for nothing else, so a tap reads as well.
    static constexpr const char* readsByTap = "reads-by-tap";
    /// The ids of what a text names, in its order.
    using Find = std::function<QStringList(const QString& words)>;

    HoldToRead(Find find, QObject* parent);

    /// How long a finger has to stay: for tests, which hold hundreds of things.
    void setHold(int milliseconds) { timer_.setInterval(milliseconds); }
    /// For a key: what has the focus, and behind it all else that is in sight in that window: the focus goes to no words that only stand
    /// there.
    void readFocus();
    /// All that is in sight in the window that is used.
    void readSight();

signals:
    /// In the window where it was asked.
    void asked(const QStringList& ids, QWidget* window);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QStringList at(QWidget* widget, const QPoint& place) const;
    QStringList inSight(QWidget* whole) const;
    void release(QWidget* widget);
    void ask(const QStringList& ids, QWidget* widget);

    Find find_;
    QTimer timer_;
    QPointer<QWidget> held_;
    QStringList ids_;
    QPoint from_;
    bool read_ = false; ///< the finger is still down
};

} // namespace demeter
