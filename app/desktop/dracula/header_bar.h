// Time, numbers and the few buttons that are always there.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <utility>

namespace demeter {

class ChoiceButton;

/// What a game says at the head of the screen.
struct HeaderFace {
    struct Stat {
        QString icon, value, most, word;
        bool asked = true; ///< false: only where there is room
    };
    QString time, round, timeIcon;
    QStringList times; ///< all that the time can be, so that the header does not change from one to the next
    QList<Stat> stats;
    QList<std::pair<QString, QString>> chips; ///< icon and name of the allies, where there is room
};

/// The place at the right edge is the curtain's, on every secret screen the same.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    explicit HeaderBar(const Settings& settings, QWidget* parent = nullptr);

    void setFace(const HeaderFace& face);
    /// Whether something can be taken back and done again, and what; no name if it shall not be told.
    void setWays(bool canUndo, const QString& undo, bool canRedo, const QString& redo);
    void retranslate();
    /// What the menu opens below.
    QWidget* menuButton() const;
    /// How wide the time may be.
    int timeRoom() const { return timeRight_ - timeLeft_; }
    /// Lays everything out and returns the height that it takes; `low`: in one row, whatever words it costs.
    int layOut(int width, bool low = false);

signals:
    void undoAsked();
    void redoAsked();
    void menuAsked();
    void curtainAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using Stat = HeaderFace::Stat;
    int statWidth(const Stat& stat) const;
    QFont statFont(int pixels, int weight = QFont::Normal) const;
    int timeWidth() const;

    const Settings& settings_;
    QString time_, round_, timeIcon_;
    QStringList times_; ///< all that the time can be, so that the header does not change from one to the next
    QList<Stat> stats_;
    QList<std::pair<QString, QString>> chips_; ///< icon and name of the allies, where there is room
    ChoiceButton* menu_;
    ChoiceButton* redo_;
    ChoiceButton* undo_;
    ChoiceButton* curtain_;
    int timePixels_ = 24;    ///< of the time's words at 100 %
    bool wordsShown_ = true; ///< of the numbers
    double statShare_ = 1;   ///< of the size of the numbers
    bool low_ = false;
    int timeRight_ = 0; ///< where the room for the time ends
    int timeLeft_ = 0, rowHeight_ = 56, statsTop_ = 0;
    QList<int> statLefts_;
    int chipsRight_ = 0; ///< where the room for the chips ends
};

} // namespace demeter
