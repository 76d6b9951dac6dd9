#include "app/desktop/kit/hold_to_read.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/kit/veil.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QContextMenuEvent>
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

} // namespace

HoldToRead::HoldToRead(Find find, QObject* parent) : QObject(parent), find_(std::move(find))
{
    timer_.setSingleShot(true);
    timer_.setInterval(holdMilliseconds);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (held_ == nullptr)
            return;
        read_ = true;
        emit asked(ids_);
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
        if (QStringList ids = find_(wordsOf(each)); !ids.isEmpty())
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
        if (sheet->isVisible())
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

void HoldToRead::readFocus()
{
    QWidget* focus = QApplication::focusWidget();
    QStringList ids;
    if (const auto* list = qobject_cast<QAbstractItemView*>(focus))
        ids = find_(wordsOfItem(list->currentIndex()));
    else if (focus != nullptr)
        ids = at(focus, {});
    if (!ids.isEmpty())
        emit asked(ids);
    else
        readSight();
}

void HoldToRead::readSight()
{
    QWidget* window = QApplication::activeWindow();
    if (window == nullptr && QApplication::focusWidget() != nullptr)
        window = QApplication::focusWidget()->window();
    if (window == nullptr)
        return;
    if (const QStringList ids = inSight(window); !ids.isEmpty())
        emit asked(ids);
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
            emit asked(ids);
            return true;
        }
        break;
    }
    default:
        break;
    }
    return false;
}

} // namespace demeter
