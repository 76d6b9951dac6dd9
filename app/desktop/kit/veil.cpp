#include "app/desktop/kit/veil.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace demeter {

namespace {

/// A button without anything in it while the veil is down: hidden widgets would still be there with their names.
class VeilAccess : public QAccessibleWidget {
public:
    explicit VeilAccess(Veil* veil) : QAccessibleWidget(veil, QAccessible::Grouping), veil_(veil) {}

    int childCount() const override { return veil_->isDown() ? 0 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override { return veil_->isDown() ? nullptr : QAccessibleWidget::child(index); }
    QAccessibleInterface* childAt(int x, int y) const override { return veil_->isDown() ? nullptr : QAccessibleWidget::childAt(x, y); }
    QAccessibleInterface* focusChild() const override { return veil_->isDown() ? nullptr : QAccessibleWidget::focusChild(); }
    QAccessible::Role role() const override { return veil_->isDown() ? QAccessible::Button : QAccessible::Grouping; }
    QStringList actionNames() const override { return veil_->isDown() ? QStringList{pressAction()} : QAccessibleWidget::actionNames(); }
    void doAction(const QString& name) override
    {
        if (veil_->isDown() && name == pressAction())
            veil_->lift();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    Veil* veil_;
};

QAccessibleInterface* veilAccess(const QString&, QObject* object)
{
    auto* veil = qobject_cast<Veil*>(object);
    return veil != nullptr ? new VeilAccess(veil) : nullptr;
}

} // namespace

Veil::Veil(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    QAccessible::installFactory(veilAccess); // once, however often it is said
    setFocusPolicy(Qt::NoFocus);
    lifted_.setSingleShot(true);
    lifted_.setInterval(liftedMilliseconds);
    late_.setSingleShot(true);
    late_.setInterval(lateMilliseconds);
    connect(&lifted_, &QTimer::timeout, this, [this] {
        fall();
        late_.start();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { onFocusChanged(now); });
    qApp->installEventFilter(this);
}

void Veil::setContent(QWidget* content)
{
    if (content_ && content_ != content) {
        content_->hide();
        content_->deleteLater();
    }
    content_ = content;
    content_->setParent(this);
    content_->setGeometry(rect());
    content_->setVisible(!down_);
}

void Veil::place(const QRect& box)
{
    setGeometry(box);
    if (content_)
        content_->setGeometry(rect());
}

void Veil::setWords(const QString& words)
{
    words_ = words;
    setAccessibleName(down_ ? words_ : QString());
    update();
}

void Veil::setWordsArea(const QRect& area)
{
    wordsArea_ = area;
    update();
}

void Veil::setOn(bool on)
{
    if (on == on_)
        return;
    on_ = on;
    on ? fall() : lift();
    lifted_.stop();
}

bool Veil::covers(const QObject* object) const
{
    for (; object != nullptr; object = object->parent())
        if (object == content_)
            return true;
    return false;
}

void Veil::lift()
{
    if (!down_)
        return;
    down_ = false;
    lifted_.start();
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::ArrowCursor);
    setAccessibleName({});
    if (content_) {
        content_->setGeometry(rect());
        content_->show();
    }
    update();
    QAccessibleEvent changed(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
    emit moved();
    if (hasFocus())
        focusContent();
}

void Veil::fall()
{
    lifted_.stop();
    if (!on_ || down_)
        return;
    down_ = true;
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(words_);
    // Before it is hidden: otherwise the focus would go on to wherever comes next.
    if (QWidget* focus = QApplication::focusWidget(); covers(focus)) {
        before_ = focus;
        setFocus(Qt::OtherFocusReason);
    }
    if (content_)
        content_->hide();
    update();
    QAccessibleEvent changed(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&changed);
    emit moved();
}

void Veil::focusContent()
{
    if (before_ && before_->isVisible() && before_->isEnabled()) {
        before_->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (focusIn_) {
        focusIn_();
        return;
    }
    const bool back = reason_ == Qt::BacktabFocusReason;
    for (QWidget* next = back ? previousInFocusChain() : nextInFocusChain(); next != this;
         next = back ? next->previousInFocusChain() : next->nextInFocusChain())
        if (covers(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus) != 0) {
            next->setFocus(Qt::OtherFocusReason);
            return;
        }
}

void Veil::onFocusChanged(QWidget* now)
{
    if (!down_ || now == nullptr || (now != this && !covers(now)))
        return;
    const bool byKey = keyMoves_ && (reason_ == Qt::TabFocusReason || reason_ == Qt::BacktabFocusReason);
    if (now != this) {
        before_ = now;
        if (!byKey)
            setFocus(Qt::OtherFocusReason); // no key may reach what is not seen
    }
    if (byKey)
        lift();
}

void Veil::mousePressEvent(QMouseEvent* event)
{
    const bool late = late_.isActive() && down_;
    lift();
    meant_ = late ? childAt(event->position().toPoint()) : nullptr;
    event->accept();
}

void Veil::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    const QPointer<QWidget> meant = std::exchange(meant_, nullptr);
    if (!meant || meant != childAt(event->position().toPoint()))
        return;
    const QPointF at = meant->mapFrom(this, event->position());
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        if (!meant)
            return;
        QMouseEvent tap(type, at, event->globalPosition(), Qt::LeftButton, type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton,
                        event->modifiers());
        QCoreApplication::sendEvent(meant, &tap);
    }
}

void Veil::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool letter = !event->text().isEmpty() && event->text().front().isLetter();
    if (!down_ || letter || key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab || event->text().isEmpty()) {
        QWidget::keyPressEvent(event); // what the screen does with it everywhere
        return;
    }
    reason_ = Qt::TabFocusReason;
    lift(); // like the first touch, the first key decides nothing
}

bool Veil::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
        reason_ = static_cast<QFocusEvent*>(event)->reason();
        break;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        keyMoves_ = key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_F6;
        if (lifted_.isActive() && (covers(object) || object == this))
            lifted_.start();
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
        keyMoves_ = false;
        [[fallthrough]];
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchUpdate:
        if (lifted_.isActive() && covers(object))
            lifted_.start(); // as long as a finger is on it
        break;
    case QEvent::MouseButtonRelease:
        // Only now, so that nothing moves between the press and the release of a button. What is not accepted comes to every parent as
        // well: where it is decides.
        if (lifted_.isActive() && object->isWidgetType() && !covers(object) &&
            !rect().contains(mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition().toPoint())))
            fall();
        break;
    default:
        break;
    }
    return false;
}

void Veil::resizeEvent(QResizeEvent*)
{
    if (content_)
        content_->setGeometry(rect());
}

void Veil::paintEvent(QPaintEvent*)
{
    if (!down_)
        return;
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(ground_));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(settings_.colour(u"pressed"));
    painter.drawRoundedRect(rect().adjusted(8, 8, -8, -8), 8, 8);
    const QRect area = (wordsArea_.isNull() ? rect() : wordsArea_).adjusted(16, 8, -16, -8);
    const QFont font = bodyFont(17, QFont::DemiBold);
    const int words = QFontMetrics(font).boundingRect(QRect(0, 0, area.width(), 10000), Qt::TextWordWrap, words_).height();
    const int sign = scaled(36);
    const int gap = 8;
    const bool room = area.height() >= sign + gap + words; // the words matter more
    int y = area.top() + (area.height() - words - (room ? sign + gap : 0)) / 2;
    if (room) {
        painter.drawPixmap(QPointF(area.left() + (area.width() - sign) / 2.0, y),
                           iconPixmap(QStringLiteral("eye-closed"), settings_.colour(u"text"), sign, devicePixelRatioF()));
        y += sign + gap;
    }
    painter.setFont(font);
    painter.setPen(settings_.colour(u"text"));
    painter.drawText(QRect(area.left(), y, area.width(), words), Qt::TextWordWrap | Qt::AlignHCenter, words_);
}

} // namespace demeter
