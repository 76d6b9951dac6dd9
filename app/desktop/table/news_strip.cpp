#include "app/desktop/table/news_strip.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/settings.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QtMath>

namespace demeter {

NewsStrip::NewsStrip(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setObjectName("news");
    scroll_ = new QScrollArea(this);
    scroll_->setObjectName("news-scroll");
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QScroller::grabGesture(scroll_->viewport(), QScroller::TouchGesture);
    words_ = new HeadingLabel;
    words_->setObjectName("news-before");
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::RichText);
    words_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    scroll_->setWidget(words_);
    for (QWidget* behind : {scroll_->viewport(), static_cast<QWidget*>(words_)})
        behind->setAutoFillBackground(false);
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
    const int most = room.height() - room.height() / 4;
    int wide = room.width() - 2 * edge - (foldable ? button + edge : 0) - unit / 3; // of the line at its left
    const QString text = said.join(u' ').toHtmlEscaped();
    const bool scrolls = qCeil(richTextRoom(font, text, wide).height) + 2 * edge > most;
    if (scrolls)
        wide -= scroll_->verticalScrollBar()->sizeHint().width();
    const int all = qCeil(richTextRoom(font, text, wide).height) + 2 * edge;
    const int tall = scrolls ? most : qMax(all, button + edge);
    if (words_->accessibleName() != said.join(u' '))
        scroll_->verticalScrollBar()->setValue(0);
    words_->setFont(font);
    words_->setText(text);
    words_->setAccessibleName(said.join(u' '));
    words_->setFixedSize(wide, qMax(all, tall));
    setGeometry(room.x(), room.y(), room.width(), tall);
    scroll_->setFocusPolicy(scrolls ? Qt::StrongFocus : Qt::NoFocus); // arrows read on
    scroll_->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    scroll_->setAccessibleName(scrolls ? tr("What was said before") : QString());
    scroll_->setGeometry(edge + unit / 3, 0, width() - 2 * edge - unit / 3 - (foldable ? button + edge : 0), tall);
    fold_->setGeometry(width() - edge - button, scrolls ? edge : (tall - button) / 2, button, button);
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
    painter.fillRect(QRect(0, 0, qMax(3, scroll_->x() / 3), height()), settings_.colour(u"bloodLine"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace demeter
