#include "app/desktop/kit/hold_to_read.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/kit/veil.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTextDocumentFragment>

namespace demeter {

namespace {

QString wordsOfItem(const QModelIndex& index)
{
    if (!index.isValid())
        return {};
    // A row may say more than its first line.
    QStringList words{index.data().toString(), index.data(Qt::AccessibleTextRole).toString(),
                      index.data(Qt::AccessibleDescriptionRole).toString()};
    return words.join(u'\n');
}

/// What stands on this widget itself.
QString wordsOf(const QWidget* widget)
{
    QStringList words;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        words << button->text();
    if (const auto* choice = qobject_cast<const ChoiceButton*>(widget))
        words << choice->secondLine();
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        words << box->currentText();
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        words << (Qt::mightBeRichText(label->text()) ? QTextDocumentFragment::fromHtml(label->text()).toPlainText() : label->text());
    words << widget->accessibleName() << widget->accessibleDescription();
    return words.join(u'\n');
}

/// What is typed into, or dragged, is not read.
bool isWorked(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QAbstractSlider*>(widget) != nullptr;
}

/// What is pressed for itself, whatever it stands in.
bool isControl(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) != nullptr || qobject_cast<const QComboBox*>(widget) != nullptr;
}

/// The window that a list which drops down belongs to.
QWidget* windowOf(QWidget* widget)
{
    QWidget* window = widget->window();
    while (window->windowType() == Qt::Popup && window->parentWidget() != nullptr)
        window = window->parentWidget()->window();
    return window;
}

} // namespace

HoldToRead::HoldToRead(Find find, QObject* parent) : QObject(parent), find_(std::move(find))
{
    timer_.setSingleShot(true);
    timer_.setInterval(holdMilliseconds);
    connect(&timer_, &QTimer::timeout, this, [this] {
        // What has gone since is no longer to be seen, and must not come up elsewhere.
        if (held_ == nullptr || !held_->isVisible())
            return;
        read_ = true;
        ask(ids_, held_);
    });
    QCoreApplication::instance()->installEventFilter(this);
}

QStringList HoldToRead::at(QWidget* widget, const QPoint& place) const
{
    if (isWorked(widget))
        return {};
    if (const auto* list = qobject_cast<QAbstractItemView*>(widget->parentWidget()); list != nullptr && list->viewport() == widget)
        return find_(wordsOfItem(list->indexAt(place)));
    // A part that says nothing belongs to what it stands in: but not to a whole screen or sheet.
    for (const QWidget* each = widget; each != nullptr && !each->isWindow(); each = each->parentWidget()) {
        if (qobject_cast<const Sheet*>(each) != nullptr || qobject_cast<const Veil*>(each) != nullptr)
            break;
        if (QStringList ids = find_(wordsOf(each)); !ids.isEmpty() || isControl(each))
            return ids;
    }
    return {};
}

QStringList HoldToRead::inSight(QWidget* whole) const
{
    QStringList ids;
    const auto add = [&](const QString& words) {
        for (const QString& id : find_(words))
            if (!ids.contains(id))
                ids << id;
    };
    // What lies on top covers the rest.
    QWidget* top = whole;
    for (auto* sheet : whole->findChildren<Sheet*>())
        if (const QWidget* there = whole->childAt(sheet->mapTo(whole, sheet->rect().center()));
            sheet->isVisible() && (there == sheet || sheet->isAncestorOf(there)))
            top = sheet;
    for (auto* each : top->findChildren<QWidget*>()) {
        if (!each->isVisible() || each->visibleRegion().isEmpty())
            continue;
        if (const auto* list = qobject_cast<QAbstractItemView*>(each); list != nullptr && list->model() != nullptr) {
            for (int row = 0; row < list->model()->rowCount(); ++row)
                if (const QModelIndex index = list->model()->index(row, 0); list->viewport()->rect().intersects(list->visualRect(index)))
                    add(wordsOfItem(index));
        } else {
            add(wordsOf(each));
        }
    }
    return ids;
}

void HoldToRead::ask(const QStringList& ids, QWidget* widget)
{
    if (ids.isEmpty())
        return;
    QWidget* window = windowOf(widget);
    // A list that has dropped down goes, and its window has the focus again: afterwards the keys go on from there.
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
        window->activateWindow();
        if (QWidget* focus = window->focusWidget(); focus != nullptr && QApplication::focusWidget() == nullptr)
            focus->setFocus(Qt::PopupFocusReason);
    }
    emit asked(ids, window);
}

void HoldToRead::readFocus()
{
    QWidget* focus = QApplication::focusWidget();
    if (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr && popup->focusWidget() != nullptr)
        focus = popup->focusWidget();
    if (focus == nullptr) {
        readSight();
        return;
    }
    QStringList ids;
    if (const auto* list = qobject_cast<QAbstractItemView*>(focus))
        ids = find_(wordsOfItem(list->currentIndex()));
    else
        ids = at(focus, {});
    for (const QString& id : inSight(focus->window()))
        if (!ids.contains(id))
            ids << id;
    ask(ids, focus);
}

void HoldToRead::readSight()
{
    QWidget* window = QApplication::activeWindow();
    if (window == nullptr && QApplication::focusWidget() != nullptr)
        window = QApplication::focusWidget()->window();
    if (window != nullptr)
        ask(inSight(window), window);
}

/// It is let go of outside, so that whatever it is, it has not been pressed.
void HoldToRead::release(QWidget* widget)
{
    const QPointF outside(-100, -100);
    QMouseEvent away(QEvent::MouseButtonRelease, outside, widget->mapToGlobal(outside), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &away);
}

bool HoldToRead::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        auto* widget = qobject_cast<QWidget*>(object);
        const auto* mouse = static_cast<QMouseEvent*>(event);
        // What is below is asked as well when nobody above takes the press: the first one is what was touched.
        if (widget == nullptr || mouse->button() != Qt::LeftButton || timer_.isActive())
            break;
        read_ = false;
        ids_ = at(widget, mouse->position().toPoint());
        if (!ids_.isEmpty()) {
            held_ = widget;
            from_ = mouse->globalPosition().toPoint();
            timer_.start();
        }
        break;
    }
    case QEvent::MouseMove:
        if (read_)
            return qobject_cast<QWidget*>(object) != nullptr;
        if (timer_.isActive() &&
            (static_cast<QMouseEvent*>(event)->globalPosition().toPoint() - from_).manhattanLength() >= QApplication::startDragDistance())
            timer_.stop();
        break;
    case QEvent::MouseButtonRelease:
        if (timer_.isActive() && held_ != nullptr && held_->property(readsByTap).toBool()) {
            timer_.stop();
            ask(ids_, held_);
            break;
        }
        timer_.stop();
        if (read_ && qobject_cast<QWidget*>(object) != nullptr) {
            read_ = false;
            if (held_ != nullptr)
                release(held_);
            return true;
        }
        break;
    case QEvent::ContextMenu: {
        auto* widget = qobject_cast<QWidget*>(object);
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        if (widget == nullptr || isWorked(widget))
            break;
        if (menu->reason() == QContextMenuEvent::Keyboard) {
            if (widget == QApplication::focusWidget()) {
                readFocus();
                return true;
            }
            break;
        }
        if (const QStringList ids = at(widget, menu->pos()); !ids.isEmpty()) {
            ask(ids, widget);
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        // No shortcut of the window is heard while a list has dropped down from it.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::ShiftModifier || QApplication::activePopupWidget() == nullptr)
            break;
        readFocus();
        return true;
    }
    default:
        break;
    }
    return false;
}

} // namespace demeter
