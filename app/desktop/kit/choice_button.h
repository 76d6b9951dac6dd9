// The one kind of button in the window.
#pragma once

#include "app/desktop/kit/measured_text.h"
#include "app/desktop/kit/settings.h"
#include "app/prompt/choice_kind.h"

#include <QAbstractButton>

#include <functional>

namespace demeter {

/// Icon, word and a second line with the consequence; both wrap, nothing is cut. At least 44 x 44 px.
/// Without a word it is a square icon button, which then needs an accessible name; that is its tool tip as well. (Were it set as one,
/// screen readers would say it twice.)
class ChoiceButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit ChoiceButton(const Settings& settings, ChoiceKind kind = ChoiceKind::Plain, QWidget* parent = nullptr);

    void setKind(ChoiceKind kind);
    ChoiceKind kind() const { return kind_; }
    void setIconName(const QString& name);
    QString iconName() const { return icon_; }
    void setSecondLine(const QString& text);
    QString secondLine() const { return second_; }
    /// Paints a sign of the game's own into a box that lies on a ground of this colour.
    using Sign = std::function<void(QPainter& painter, const QRectF& box, const Settings& settings, QStringView ground)>;
    /// Small signs at the right edge.
    void setBadges(const QList<Sign>& badges);
    /// A sign in place of an icon.
    void setSign(Sign sign);
    /// Lies on the chosen one of several: `text` edge and a check.
    void setMarked(bool marked);
    void setCentred(bool centred);
    /// Height of the words in pixels as they are, where the size of words follows from that of the screen; 0: as everywhere else.
    void setWordPixels(int pixels);
    int wordPixels() const { return wordPixels_; }
    /// Its words come nearer to the edge, where many buttons share little room.
    void setTight(bool tight);
    /// No edge and no ground of its own: it lies on something that has them.
    void setBare(bool bare);
    /// A square button at the right edge that tells more about what is chosen here, made when it is first asked for. It needs an accessible
    /// name. No Tab goes there: it would double the way through a list, whose keys do the same.
    ChoiceButton* moreButton();
    bool hasMoreButton() const { return more_ != nullptr; }
    /// Takes the second press of two quick ones as a press as well: for what is pressed more than once.
    void setEveryPress(bool every) { everyPress_ = every; }
    /// Colour token of the icon, where it is not that of the kind.
    void setIconToken(const QString& token);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return !text().isEmpty(); }
    int heightForWidth(int width) const override;
    /// Height that its words need, for a row that has a height of its own.
    int wordsHeight(int width) const;
    /// Width that the longest word needs, with the icon and the padding.
    virtual int narrowestWidth() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QFont wordFont() const;
    QFont secondFont() const;
    int leftOfText() const;
    int rightOfText() const;
    int leastHeight() const;
    int iconSize() const;
    int gapToText() const { return padding_ - 2; }

    const Settings& settings_;
    ChoiceKind kind_;
    QString icon_, second_, iconToken_;
    QList<Sign> badges_;
    Sign sign_; ///< nothing: the icon
    bool marked_ = false;
    bool centred_ = false;
    bool everyPress_ = false;
    bool bare_ = false;
    ChoiceButton* more_ = nullptr; ///< a child
    int wordPixels_ = 0;
    int padding_ = 12;
    mutable MeasuredText words_, secondWords_; ///< of both lines
};

} // namespace demeter
