// Leads through a first game: shows what its guide says, beside the screens, and rings what it means.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/first_round_guide.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

class QBoxLayout;

namespace demeter {

class CoachPanel;
class TargetRing;

/// As long as it lives there is a panel in the window, and nothing is held back that the game allows. It looks again after everything that
/// can have changed what is in sight.
class Coach : public QObject {
    Q_OBJECT

public:
    /// `area` holds the screens in a box layout, which makes room for the panel.
    Coach(const Settings& settings, FirstRoundGuide& round, std::function<FirstRoundGuide::Shown()> shown, QWidget* area);
    ~Coach() override;

    CoachPanel* panel() const { return panel_; }
    TargetRing* ring() const { return ring_; }
    const GuidedStep& step() const { return step_; }
    /// Why something has not been done; said until the next touch.
    void say(const QString& note);
    /// Language, theme or text size has changed.
    void rebuild();
    /// What it would do in a moment is done now.
    void look();

signals:
    void skipAsked();
    /// Everything has been said.
    void finished();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void arrange();
    void lookSoon();
    void press();
    QRect seenPart() const;

    const Settings& settings_;
    FirstRoundGuide& round_;
    std::function<FirstRoundGuide::Shown()> shown_;
    QWidget* area_;
    QBoxLayout* layout_;
    CoachPanel* panel_;
    TargetRing* ring_;
    QTimer soon_;
    GuidedStep step_;
    QPointer<QWidget> target_;
    QString note_;
    bool finished_ = false;
};

} // namespace demeter
