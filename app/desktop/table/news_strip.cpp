#include "app/desktop/table/news_strip.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/settings.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>

namespace demeter {

NewsStrip::NewsStrip(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setObjectName("news");
    words_ = new HeadingLabel(this);
    words_->setObjectName("news-before");
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::RichText);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    fold_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    fold_->setObjectName("news-fold");
    fold_->setIconName("cross");
    connect(fold_, &QAbstractButton::clicked, this, &NewsStrip::folded);
    hide();
}

void NewsStrip::arrange(const QStringList& said, int unit, const QRect& room, bool foldable)
{
    setVisible(!said.isEmpty());
    if (said.isEmpty())
        return;
    const QFont font = sizedFont(headingFont(30), 1.45 * unit);
    const int edge = unit * 3 / 5;
    fold_->setAccessibleName(tr("Fold away what was said before"));
    fold_->setVisible(foldable);
    const int button = foldable ? qMax(44, 2 * unit) : 0;
    const int wide = room.width() - 2 * edge - (foldable ? button + edge : 0) - unit / 3; // of the line at its left
    for (QStringList shown = said;; shown.removeFirst()) {
        const QString text = figuresSet(shown.join(u' '), font);
        QTextDocument laidOut;
        laidOut.setDocumentMargin(0);
        laidOut.setDefaultFont(font);
        laidOut.setHtml(text);
        laidOut.setTextWidth(wide);
        const int tall = qMax(static_cast<int>(laidOut.size().height()) + 2 * edge, button + edge);
        if (tall > room.height() && shown.size() > 1)
            continue;
        words_->setFont(font);
        words_->setText(text);
        words_->setAccessibleName(shown.join(u' '));
        setGeometry(room.x(), room.y(), room.width(), tall);
        words_->setGeometry(edge + unit / 3, 0, wide, tall);
        fold_->setGeometry(width() - edge - button, (tall - button) / 2, button, button);
        break;
    }
    raise();
}

void NewsStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (fold_->isVisibleTo(this) && rect().contains(event->pos()))
        emit folded();
}

void NewsStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    painter.fillRect(QRect(0, 0, qMax(3, words_->x() / 3), height()), settings_.colour(u"bloodLine"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace demeter
