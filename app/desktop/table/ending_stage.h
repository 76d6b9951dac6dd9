// The end of a game, in place of everything else on the table screen.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/hunt_words.h"
#include "app/text/sentences.h"
#include "core/fury3e/view/hunt.h"

#include <QWidget>

namespace demeter {

using namespace fury3e;

class ChoiceButton;

/// Who has won and why, the hunt in numbers, and what can be done now. It is made of the hunt as the table has followed it, so it shows
/// nothing that the reveal will show. The table's own map, menu and code lie over it, in the rooms that it leaves for them.
class EndingStage : public QWidget {
    Q_OBJECT

public:
    explicit EndingStage(const Settings& settings, QWidget* parent = nullptr);

    void setEnding(const Hunt& hunt, const Sentences& sentences);
    /// Sizes of words in pixels: usual, and least. `besides`: what else the footer has to hold; where nobody enters anything there are no
    /// buttons.
    void arrange(int unit, int least, const QSize& besides, bool buttons);
    QRect mapRoom() const { return map_; }
    QRect footerRoom() const { return besides_; }
    int rowsShown() const { return shown_; }
    /// True if every word has its room, for tests.
    bool fits() const { return fits_; }

signals:
    void revealAsked();
    void newGameAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The numbers in a box; without a painter only measured. Returns their height.
    int numbers(QPainter* painter, const QRect& box, int rows) const;
    QFont wordFont(const QString& text, int width, QFont::Weight weight = QFont::Normal) const;
    QFont titleFont(int width) const;
    void paintSign(QPainter& painter, const QRectF& box);

    const Settings& settings_;
    ChoiceButton *reveal_, *newGame_;
    Winner winner_ = Winner::None;
    HunterSet victors_;
    QString title_, reason_;
    QList<HuntRow> rows_;
    int unit_ = 20, least_ = 9, shown_ = 0;
    QRect band_, sign_, words_, map_, numbers_, footer_, besides_;
    bool fits_ = true;
};

} // namespace demeter
