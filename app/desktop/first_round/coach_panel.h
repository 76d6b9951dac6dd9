// What the guide says, and never over what it speaks of.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <cstdint>

class QLabel;

namespace demeter {

class ChoiceButton;

/// Docked it is a strip above the screens, which have the rest of the window; all texts have room in it, so that nothing moves from one to
/// the next. Where a window is as small as a phone's the screens need all of it: there it floats, as low as its text is, and lies where
/// that which it speaks of does not.
class CoachPanel : public QWidget {
    Q_OBJECT

public:
    explicit CoachPanel(const Settings& settings, QWidget* parent = nullptr);

    /// All that it has to find room for.
    void setRoomFor(const QStringList& texts, const QStringList& buttons);
    /// `goOn`: the word on the button; empty: there is none.
    void say(const QString& text, const QString& goOn);
    QString said() const;
    void retranslate();

    enum class Form : std::uint8_t { Docked, Floating };
    static Form formFor(const QSize& window);
    /// Takes its form, and its height or its width.
    void fit(const QSize& window);
    /// Where it lies when it floats, clear of a part of its window: where it lay, if it can. An empty part: nothing is in its way.
    void keepClearOf(const QRect& part);
    Form form() const { return form_; }
    ChoiceButton* goOnButton() const { return goOn_; }
    ChoiceButton* skipButton() const { return skip_; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void measureButtons(int most);
    int narrowestButton() const;
    int textHeight(int width) const;
    QList<QRect> places() const;
    void layOut();

    const Settings& settings_;
    QLabel *words_, *practice_;
    ChoiceButton *goOn_, *skip_;
    QStringList texts_, buttons_;
    Form form_ = Form::Docked;
    QSize window_;
    bool broad_ = false;      ///< floats as wide as the window, and so lower
    qreal letters_ = 17;      ///< of the text, at 100 %
    int wide_ = 0, row_ = 44; ///< of each button
    qsizetype place_ = 0;     ///< of those where it can float
};

} // namespace demeter
