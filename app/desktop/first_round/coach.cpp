#include "app/desktop/first_round/coach.h"

#include "app/desktop/first_round/coach_panel.h"
#include "app/desktop/first_round/target_ring.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/sheet.h"

#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace demeter {

namespace {

constexpr int soonMilliseconds = 30; ///< what follows from one touch is over by then, the curtain's fall among it

} // namespace

Coach::Coach(const Settings& settings, FirstRoundGuide& round, std::function<FirstRoundGuide::Shown()> shown, QWidget* area)
    : QObject(area),
      settings_(settings),
      round_(round),
      shown_(std::move(shown)),
      area_(area),
      layout_(qobject_cast<QBoxLayout*>(area->layout()))
{
    panel_ = new CoachPanel(settings_, area_);
    ring_ = new TargetRing(settings_, area_->window());
    connect(panel_->goOnButton(), &QAbstractButton::clicked, this, &Coach::press);
    // Queued: the panel goes with whoever asks for that.
    connect(panel_->skipButton(), &QAbstractButton::clicked, this, &Coach::skipAsked, Qt::QueuedConnection);
    connect(new QShortcut(QKeySequence(Qt::Key_F7), panel_), &QShortcut::activated, panel_->goOnButton(), &QAbstractButton::click);
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F7), panel_), &QShortcut::activated, panel_->skipButton(),
            &QAbstractButton::click);
    connect(&round_, &FirstRoundGuide::changed, this, &Coach::lookSoon);
    soon_.setSingleShot(true);
    soon_.setInterval(soonMilliseconds);
    connect(&soon_, &QTimer::timeout, this, &Coach::look);
    QCoreApplication::instance()->installEventFilter(this);
    rebuild();
}

Coach::~Coach()
{
    // At once: the screens have the whole window again, whoever deletes this.
    delete ring_;
    delete panel_;
}

void Coach::rebuild()
{
    panel_->retranslate();
    panel_->setRoomFor(round_.everything(), round_.buttons());
    note_.clear();
    step_.name.clear();
    arrange();
    panel_->show();
    look();
}

void Coach::arrange()
{
    const bool docked = CoachPanel::formFor(area_->size()) == CoachPanel::Form::Docked;
    if (docked != (layout_->indexOf(panel_) >= 0)) {
        if (docked)
            layout_->insertWidget(0, panel_);
        else
            layout_->removeWidget(panel_);
    }
    panel_->fit(area_->size());
    panel_->raise();
}

void Coach::press()
{
    note_.clear();
    round_.goOn(shown_());
    lookSoon();
}

void Coach::say(const QString& note)
{
    note_ = note;
    panel_->say(note_, step_.goOn);
    lookSoon();
    QAccessibleEvent heard(panel_, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
}

void Coach::lookSoon()
{
    if (!soon_.isActive())
        soon_.start();
}

/// As much of the target as can be seen and touched, in the window's coordinates; nothing where something lies over it.
QRect Coach::seenPart() const
{
    if (!target_ || !target_->isVisible())
        return {};
    QWidget* window = area_->window();
    const QRect part = step_.part.isEmpty() ? target_->rect() : step_.part.intersected(step_.spot ? step_.part : target_->rect());
    const QRect seen = QRect(target_->mapTo(window, part.topLeft()), part.size());
    // What scrolls shows only a part of itself.
    const QRegion region = target_->visibleRegion();
    if (!region.intersects(part))
        return {};
    const QWidget* at = window->childAt(target_->mapTo(window, step_.spot ? part.center() : region.boundingRect().center()));
    // The panel will go out of the way.
    if (at == nullptr || (at != target_ && !target_->isAncestorOf(at) && at != panel_ && !panel_->isAncestorOf(at)))
        return {};
    if (step_.spot)
        return seen;
    const QRect box = region.boundingRect().intersected(part);
    return QRect(target_->mapTo(window, box.topLeft()), box.size());
}

void Coach::look()
{
    if (finished_)
        return;
    GuidedStep next = round_.step(shown_());
    if (next.last) {
        finished_ = true;
        emit finished();
        return;
    }
    const bool other = next.name != step_.name, otherTarget = next.target != target_;
    step_ = std::move(next);
    target_ = step_.target;
    if (other)
        note_.clear();
    if (note_.isEmpty() && (panel_->said() != step_.text || panel_->goOnButton()->text() != step_.goOn)) {
        panel_->say(step_.text, step_.goOn);
        QAccessibleEvent heard(panel_, QAccessible::Alert);
        QAccessible::updateAccessibility(&heard);
    }
    if (target_ && (other || otherTarget) && step_.part.isEmpty())
        for (QWidget* up = target_->parentWidget(); up != nullptr; up = up->parentWidget())
            if (auto* scroll = qobject_cast<QScrollArea*>(up))
                scroll->ensureWidgetVisible(target_, 0, 16);
    const QRect seen = seenPart();
    const bool floating = panel_->form() == CoachPanel::Form::Floating;
    QRect screens(area_->mapTo(area_->window(), QPoint(0, 0)), area_->size());
    if (!floating)
        screens.setTop(screens.top() + panel_->height());
    ring_->surround(seen, step_.spot, screens);
    panel_->keepClearOf(seen.isEmpty() ? QRect() : ring_->geometry());
    // Over a sheet that was opened it would only be in the way, and it says nothing about it.
    const auto sheets = area_->findChildren<Sheet*>();
    panel_->setVisible(!floating || std::ranges::none_of(sheets, [](const Sheet* sheet) { return sheet->isVisible(); }));
    if (floating)
        ring_->raise();
}

bool Coach::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::KeyPress:
        note_.clear();
        [[fallthrough]];
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::KeyRelease:
    case QEvent::Wheel:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::Move:
    case QEvent::LayoutRequest:
    case QEvent::Resize:
    case QEvent::Paint:
        break;
    default:
        return false;
    }
    if (!object->isWidgetType() || object == ring_ || object == panel_ || panel_->isAncestorOf(static_cast<QWidget*>(object)))
        return false;
    if (type == QEvent::Paint && object != target_)
        return false;
    if (object == area_ && type == QEvent::Resize)
        arrange();
    lookSoon();
    return false;
}

} // namespace demeter
