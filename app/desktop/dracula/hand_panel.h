// Dracula's hand, with the counts beside it.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QList>
#include <QWidget>

#include <utility>

namespace demeter {

class ChoiceButton;
class SideScroll;

/// What a game shows of a hand.
struct HandFace {
    struct Card {
        int id = 0; ///< by which it is chosen
        QString icon, name;
        int count = 1;    ///< alike ones
        bool lit = false; ///< it can be chosen now
        QString reads{};  ///< card that a tap tells of where it chooses nothing
    };
    QString spoken;                           ///< what a screen reader calls it
    QList<std::pair<QString, QString>> chips; ///< icon, words
    QList<std::pair<QString, QString>> notes; ///< what it is, and the names
    QList<Card> cards;
};

/// Cards of 84 x 92 px; alike ones lie on one another with a count. A tap on a lit one chooses it, on any other one
/// it asks what the card does. Where one row is too narrow the cards become
/// low ones without an icon, in two rows.
class HandPanel : public QWidget {
    Q_OBJECT

public:
    explicit HandPanel(const Settings& settings, QWidget* parent = nullptr);

    void setHand(const HandFace& hand);
    /// Low cards without icons, for large text.
    void setCompact(bool compact);
    /// No more than its heading until it is touched, or one of its cards can be chosen.
    void setFolds(bool folds, bool veiled);
    /// Height for a width: a little more if the cards need two rows.
    int neededHeight(int width) const;
    /// That of one row of cards, whatever he holds.
    int usualHeight() const;

signals:
    void chosen(int id);
    void readAsked(const QString& card);
    /// Or folded again.
    void unfolded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How the cards lie: rows of them, low or not.
    struct Plan {
        int rows = 1;
        bool low = false;
        qsizetype first = 0; ///< cards in the first row
        bool small = false;  ///< smaller words
    };
    Plan plan(int width) const;
    /// Event cards and allies by name, over as many lines as they need.
    int notesHeight(int width) const;
    QString notesText() const;
    int cardHeight(const Plan& plan) const;
    void layOut();
    QList<QWidget*> cards_;
    const Settings& settings_;
    SideScroll* scroll_;
    QWidget* inside_;
    QString title_;
    QList<std::pair<QString, QString>> chips_; ///< icon, words
    QList<std::pair<QString, QString>> notes_; ///< what it is, and the names
    bool compact_ = false;
    bool isFolded() const { return folds_ && !open_; }
    int headHeight() const;
    ChoiceButton* fold_;
    bool folds_ = false; ///< there is little room
    bool open_ = false;  ///< all the same: it was touched, or is asked about
};

} // namespace demeter
