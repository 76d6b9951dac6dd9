// Time, numbers and the few buttons that are always there.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/game_state.h"
#include "core/fury3e/game/ruleset.h"

#include <QWidget>

namespace demeter {

using namespace fury3e;

class ChoiceButton;

/// The place at the right edge is the curtain's, on every secret screen the same.
class HeaderBar : public QWidget {
    Q_OBJECT

public:
    explicit HeaderBar(const Settings& settings, QWidget* parent = nullptr);

    void setState(const Ruleset& ruleset, const GameState& state, const Sentences& sentences);
    /// Whether something can be taken back and done again, and what; no name if it shall not be told.
    void setWays(bool canUndo, const QString& undo, bool canRedo, const QString& redo);
    void retranslate();
    /// Where a menu of the table's button opens.
    QPoint tablePoint() const;
    /// Lays everything out and returns the height that it takes.
    int layOut(int width);

signals:
    void undoAsked();
    void redoAsked();
    void tableAsked();
    void historyAsked();
    void settingsAsked();
    void leaveAsked();
    void curtainAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void openMore();
    struct Stat {
        QString icon, value, most, word;
    };
    int statWidth(const Stat& stat) const;

    const Settings& settings_;
    QString time_, round_;
    QList<Stat> stats_;
    QList<std::pair<QString, QString>> chips_; ///< icon and name of the allies, where there is room
    ChoiceButton* leave_;
    ChoiceButton* table_;
    ChoiceButton* history_;
    ChoiceButton* settingsButton_;
    ChoiceButton* redo_;
    ChoiceButton* undo_;
    ChoiceButton* curtain_;
    ChoiceButton* more_; ///< in place of the four on the left, where there is no room for them
    int timeRight_ = 0;  ///< where the room for the time ends
    int timeLeft_ = 0, widestTime_ = 0, rowHeight_ = 56, statsTop_ = 0;
    QList<int> statLefts_;
    int chipsRight_ = 0; ///< where the room for the chips ends
};

} // namespace demeter
