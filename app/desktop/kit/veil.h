// Keeps a part of the secret screen out of sight until it is touched.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace demeter {

/// Holds a part of a screen. While it is down the part is hidden, nothing of it is painted or told to a screen reader, and a plain block
/// stands in its place. A touch lifts it and decides nothing below; so does the keyboard, by going there with Tab or with its next key.
/// Nothing else does, wherever the program puts the focus. It comes down again `liftedMilliseconds` after the last touch, of a sheet, which
/// is read, `sheetMilliseconds` after it, or with a touch elsewhere. A tap that comes when it has just come down by itself was meant for
/// what lay there, and chooses it.
class Veil : public QWidget {
    Q_OBJECT

public:
    static constexpr int liftedMilliseconds = 4000, sheetMilliseconds = 20'000, lateMilliseconds = 700;

    Veil(const Settings& settings, QWidget* parent);

    /// What it hides from now on; it becomes its parent, and deletes what it hid before.
    void setContent(QWidget* content);
    QWidget* content() const { return content_; }
    /// Lays it out with its content, also while neither of them is shown.
    void place(const QRect& box);
    /// What stands on the block, and what a screen reader says instead of the content.
    void setWords(const QString& words);
    /// Where on the block the words stand, if a part of it is covered by something else.
    void setWordsArea(const QRect& area);
    /// The colour token around the block: that of what it lies on.
    void setGround(const QString& token) { ground_ = token; }
    /// Puts the focus into the content, where it is not simply the first control.
    void setFocusIn(std::function<void()> focusIn) { focusIn_ = std::move(focusIn); }

    void setLiftedFor(int milliseconds) { lifted_.setInterval(milliseconds); }
    /// Whether there is one at all.
    void setOn(bool on);
    bool isDown() const { return down_; }
    void lift();
    void fall();

signals:
    /// It is up or down now.
    void moved();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void onFocusChanged(QWidget* now);
    void focusContent();
    /// Whether this belongs to what it hides: a popup of it does too.
    bool covers(const QObject* object) const;

    const Settings& settings_;
    QPointer<QWidget> content_;
    QPointer<QWidget> before_; ///< had the focus when it came down
    std::function<void()> focusIn_;
    QTimer lifted_;
    QTimer late_;             ///< it has just come down by itself
    QPointer<QWidget> meant_; ///< lay under the tap that has lifted it then
    QString words_, ground_ = QStringLiteral("window");
    QRect wordsArea_;
    bool on_ = false, down_ = false;
    bool keyMoves_ = false;                         ///< the last thing used was a key that moves the focus
    Qt::FocusReason reason_ = Qt::OtherFocusReason; ///< of the last change of the focus
};

} // namespace demeter
