// Dracula's hand of Encounter cards, with the counts beside it.
#pragma once

#include "app/desktop/settings.h"
#include "app/text/sentences.h"
#include "core/game/game_state.h"
#include "core/game/ruleset.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace demeter {

/// Cards of 84 x 92 px; alike ones lie on one another with a count. A lit one can be tapped.
class HandPanel : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(const Settings& settings, QWidget* parent = nullptr);

    /// `lit`: the kinds that can be chosen now.
    void setHand(const Ruleset& ruleset, const GameState& state, const Sentences& sentences, const std::vector<EncounterKind>& lit);
    /// Low cards without icons, for large text.
    void setCompact(bool compact);
    int neededHeight() const;

signals:
    void chosen(int kind);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    QList<QWidget*> cards_;
    const Settings& settings_;
    QScrollArea* scroll_;
    QWidget* inside_;
    QString title_;
    QList<std::pair<QString, QString>> chips_; ///< icon, words
    bool compact_ = false;
};

} // namespace demeter
