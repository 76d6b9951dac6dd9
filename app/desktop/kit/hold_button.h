// A button that opens only when it is held: a tap by mistake, or in passing, does nothing.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QTimer>

namespace demeter {

/// Held for `holdMilliseconds` by finger, mouse, Space or Enter it says `heldLong`. A ring around its lock fills meanwhile, the only thing
/// in the window that moves. Its words and its size are set by whoever lays it out; they depend on nothing in the game.
class HoldButton : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr int holdMilliseconds = 800;
    /// A key counts as let go when it has been up for so long: X11 may tell its repeats as releases and presses.
    static constexpr int upMilliseconds = 80;

    explicit HoldButton(const Settings& settings, QWidget* parent = nullptr);

    /// False where a PIN is asked for next: then a tap says `heldLong`.
    void setHeld(bool held) { held_ = held; }
    /// Height of the words in pixels.
    void setWordPixels(int pixels);
    /// The one thing to do next: filled, with a larger ring.
    void setFilled(bool filled);
    /// Its words wrap in the width that a layout gives it.
    void setWrapped(bool wrapped);
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return wrapped_; }
    int heightForWidth(int width) const override;

signals:
    void heldLong();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void begin();
    void stop();
    void letGo();
    bool holds(const QKeyEvent& event) const;
    /// In one line where there is room for it: a break in the text is for where there is not.
    QString shownWords() const;
    QFont wordFont() const;
    int leftOfText() const;
    int signSize() const;

    const Settings& settings_;
    QTimer frame_; ///< runs only while the button is held
    QTimer up_;    ///< runs when the key that holds it has come up
    QElapsedTimer since_;
    int pixels_ = 20;
    bool held_ = true;
    bool wrapped_ = false;
    bool filled_ = false;
};

} // namespace demeter
