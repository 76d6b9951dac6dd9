// The guide through a first game: what it says and what it points at, whichever game it is.
#pragma once

#include <QObject>
#include <QRect>
#include <QString>
#include <QStringList>

class QWidget;

namespace demeter {

class NewGamePage;
class SecretPage;
class TablePage;

/// What is said now, and what is meant by it.
struct GuidedStep {
    QString name; ///< what it is, for tests
    QString text;
    QString goOn;              ///< the word on the button where nothing on the screen has to be tapped; empty: no such button
    QWidget* target = nullptr; ///< what is pointed at; nothing: nothing is
    QRect part;                ///< of it, in its own coordinates; empty: all of it
    bool spot = false;         ///< the part is a place, and has a ring that is round
    bool last = false;         ///< nothing is left to be said
};

/// Follows a game as it goes, whatever the player does in it: it looks at what is shown and how the game stands, and keeps no list of taps.
class FirstRoundGuide : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The page in sight; of a session only one is.
    struct Shown {
        NewGamePage* setup = nullptr;
        TablePage* table = nullptr;
        SecretPage* secret = nullptr;
    };
    /// Asked whenever something may have changed.
    virtual GuidedStep step(const Shown& shown) = 0;
    /// The button was pressed.
    virtual void goOn(const Shown& shown) = 0;
    /// Everything that it can say, each at its longest: so that there is room for it, and nothing moves from one to the next.
    virtual QStringList everything() const = 0;
    /// The words that the button can have.
    virtual QStringList buttons() const = 0;

signals:
    /// The game has gone on.
    void changed();
};

} // namespace demeter
