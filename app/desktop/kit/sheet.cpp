#include "app/desktop/kit/sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/style.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

namespace demeter {

Sheet::Sheet(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setFocusPolicy(Qt::NoFocus);
    hide();
    parent->installEventFilter(this);
    // Before any list or field can take the key for itself.
    auto* back = new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &Sheet::closeSheet);
}

void Sheet::rebuild()
{
    int scrolled = 0;
    QString focusName;
    if (panel_ != nullptr) {
        if (scroll_ != nullptr)
            scrolled = scroll_->verticalScrollBar()->value();
        if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && panel_->isAncestorOf(focus))
            focusName = focus->objectName();
        panel_->hide();
        panel_->deleteLater();
    }
    panel_ = new QFrame(this);
    setRole(panel_, "card");
    auto* column = new QVBoxLayout(panel_);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    auto* name = makeLabel(title(), headingFont(26));
    name->setWordWrap(true);
    auto* close = new ChoiceButton(settings_, ChoiceKind::Quiet, panel_);
    close->setObjectName("close");
    close->setIconName("cross");
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close"));
    connect(close, &QAbstractButton::clicked, this, &Sheet::closeSheet);
    head->addWidget(name, 1);
    head->addWidget(close);
    column->addLayout(head);
    auto* inside = new QWidget;
    setRole(inside, "scroll");
    auto* content = new QVBoxLayout(inside);
    content->setContentsMargins(6, 6, 10, 6);
    content->setSpacing(8);
    build(content);
    scroll_ = nullptr;
    if (scrolls()) {
        content->addStretch(1);
        scroll_ = new QScrollArea(panel_);
        scroll_->setWidgetResizable(true);
        scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll_->setFrameShape(QFrame::NoFrame);
        scroll_->setFocusPolicy(Qt::NoFocus);
        scroll_->setWidget(inside);
        inside->installEventFilter(this);
        column->addWidget(scroll_, 1);
    } else {
        column->addWidget(inside, 1);
    }
    // Below the content, which stays where it is when there is something to say: the next tap is for what the finger is on.
    statusLabel_ = makeLabel(status_, bodyFont(15, QFont::DemiBold));
    statusLabel_->setObjectName("status");
    column->addWidget(statusLabel_);
    statusLabel_->setVisible(!status_.isEmpty()); // not before it has a parent, or it would be a window for a moment
    panel_->setGeometry(roomForPanel());
    panel_->show();
    layOut();
    // The same place and the same control as before, as far as they still exist.
    QCoreApplication::sendPostedEvents(inside, QEvent::LayoutRequest);
    column->activate();
    if (scroll_ != nullptr)
        scroll_->verticalScrollBar()->setValue(scrolled);
    if (!focusName.isEmpty())
        if (auto* again = panel_->findChild<QWidget*>(focusName))
            again->setFocus(Qt::OtherFocusReason);
}

void Sheet::setStatus(const QString& text)
{
    status_ = text;
    if (statusLabel_ != nullptr) {
        statusLabel_->setText(text);
        statusLabel_->setVisible(!text.isEmpty());
        layOut();
    }
}

void Sheet::openSheet()
{
    status_.clear();
    top_.reset();
    before_ = QApplication::focusWidget();
    rebuild();
    show();
    raise();
    layOut();
    focusOn("close");
}

void Sheet::focusOn(const char* name)
{
    if (auto* control = panel_->findChild<QWidget*>(QLatin1String(name)))
        control->setFocus(Qt::OtherFocusReason);
}

void Sheet::closeSheet()
{
    hide();
    if (before_ && before_->isVisible())
        before_->setFocus(Qt::OtherFocusReason);
    before_.clear();
    emit closed();
}

QRect Sheet::roomForPanel() const
{
    const int wide = qMin(width() - 32, qMax(widest(), scaled(widest() * 0.8)));
    return {(width() - wide) / 2, 16, wide, height() - 32};
}

void Sheet::layOut()
{
    setGeometry(parentWidget()->rect());
    if (panel_ == nullptr)
        return;
    const QRect room = roomForPanel();
    if (scroll_ == nullptr || !isVisible()) {
        panel_->setGeometry(room);
        return;
    }
    // No taller than what stands in it. Its top stays where it was when the sheet came up, so that nothing jumps under a finger.
    // Measured where there is room: a panel that is too low squeezes its head and takes width for a scroll bar that goes again.
    panel_->resize(room.size());
    panel_->layout()->activate();
    const QLayout* inside = scroll_->widget()->layout();
    const int across = scroll_->contentsRect().width();
    const int wanted = inside->hasHeightForWidth() ? inside->totalHeightForWidth(across) : inside->totalSizeHint().height();
    const int high = qMin(room.height(), panel_->height() + wanted - scroll_->viewport()->height());
    if (!top_)
        top_ = room.top() + (room.height() - high) / 2;
    panel_->setGeometry(room.left(), qMin(*top_, room.bottom() + 1 - high), room.width(), high);
}

bool Sheet::focusNextPrevChild(bool next)
{
    // The chain of the window goes on outside; this one goes round.
    QWidget* start = QApplication::focusWidget();
    if (start == nullptr || !isAncestorOf(start))
        start = panel_;
    QWidget* widget = start;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        if (isAncestorOf(widget) && widget->isVisibleTo(this) && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            for (QWidget* up = widget->parentWidget(); up != nullptr && up != this; up = up->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(up))
                    area->ensureWidgetVisible(widget);
            return true;
        }
    } while (widget != start);
    return true;
}

bool Sheet::eventFilter(QObject* object, QEvent* event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize) {
        top_.reset();
        layOut();
    } else if (scroll_ != nullptr && object == scroll_->widget() && event->type() == QEvent::LayoutRequest && isVisible()) {
        layOut();
    }
    return false;
}

void Sheet::keyPressEvent(QKeyEvent* event)
{
    // On the secret screen Esc never comes here: it draws the curtain.
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace)
        closeSheet();
    // Nothing typed here may reach the screen below.
    event->accept();
}

void Sheet::mousePressEvent(QMouseEvent* event)
{
    if (panel_ == nullptr || !panel_->geometry().contains(event->pos()))
        closeSheet();
    event->accept();
}

void Sheet::paintEvent(QPaintEvent*)
{
    QColor ground = settings_.colour(u"window");
    ground.setAlphaF(0.82F);
    QPainter(this).fillRect(rect(), ground);
}

void Sheet::resizeEvent(QResizeEvent*)
{
    layOut();
}

} // namespace demeter
