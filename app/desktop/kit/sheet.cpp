#include "app/desktop/kit/sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/kit/segmented.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/kit/veil.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>

namespace demeter {

namespace {

std::optional<QVariant> heldBy(const QWidget* field)
{
    if (field->objectName().isEmpty() || field->objectName().startsWith(QStringLiteral("qt_"))) // parts of Qt's own
        return std::nullopt;
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text();
    if (const auto* number = qobject_cast<const QSpinBox*>(field))
        return number->value();
    if (const auto* box = qobject_cast<const PickBox*>(field))
        return box->value() ? QVariant(*box->value()) : QVariant();
    if (const auto* parts = qobject_cast<const Segmented*>(field))
        return parts->current();
    if (const auto* button = qobject_cast<const ChoiceButton*>(field); button != nullptr && button->isCheckable())
        return button->isChecked();
    return std::nullopt;
}

/// As if the user had: what depends on the field follows.
void put(QWidget* field, const QVariant& value)
{
    if (heldBy(field) == value)
        return;
    if (auto* line = qobject_cast<QLineEdit*>(field)) {
        line->setText(value.toString());
        emit line->textEdited(line->text());
    } else if (auto* number = qobject_cast<QSpinBox*>(field)) {
        number->setValue(value.toInt());
    } else if (auto* box = qobject_cast<PickBox*>(field)) {
        box->setValue(value.isValid() ? std::optional(value.toInt()) : std::nullopt);
    } else if (auto* parts = qobject_cast<Segmented*>(field)) {
        parts->setCurrent(value.toInt());
        emit parts->chosen(parts->current());
    } else if (auto* button = qobject_cast<ChoiceButton*>(field)) {
        button->setChecked(value.toBool());
    }
}

} // namespace

FilledIn typedOnly(const FilledIn& filled)
{
    FilledIn typed;
    for (const auto& [name, value] : filled.fields)
        if (value.typeId() == QMetaType::QString && !value.toString().isEmpty())
            typed.fields.emplace_back(name, value);
    return typed;
}

Sheet::Sheet(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setFocusPolicy(Qt::NoFocus);
    hide();
    parent->installEventFilter(this);
    // Before any list or field can take the key for itself.
    auto* back = new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    // Of a sheet that lies on another one both have the key: it is for the upper one.
    const auto step = [this] {
        Sheet* upper = this;
        for (QWidget* up = QApplication::focusWidget(); up != nullptr && upper == this && up != this; up = up->parentWidget())
            if (auto* sheet = qobject_cast<Sheet*>(up))
                upper = sheet;
        upper->stepBack();
    };
    connect(back, &QShortcut::activated, this, step);
    connect(back, &QShortcut::activatedAmbiguously, this, step);
    // What is typed has to be seen. Anything else stays where it is pressed.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (qobject_cast<QLineEdit*>(now) != nullptr)
            showFocusWhole();
    });
}

Sheet* Sheet::uppermost(const QWidget& window)
{
    // It keeps the keyboard inside, so the focus says which one it is; only a tap on what takes none can leave it elsewhere.
    Sheet* found = nullptr;
    for (QWidget* up = QApplication::focusWidget(); up != nullptr && found == nullptr; up = up->parentWidget())
        found = up->window() == &window ? qobject_cast<Sheet*>(up) : nullptr;
    for (Sheet* sheet : window.findChildren<Sheet*>())
        if (found == nullptr && sheet->isVisible())
            found = sheet;
    return found;
}

void Sheet::rebuild()
{
    int scrolled = 0;
    QString focusName;
    bool hadFocus = false;
    if (panel_ != nullptr) {
        if (scroll_ != nullptr)
            scrolled = scroll_->verticalScrollBar()->value();
        if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && panel_->isAncestorOf(focus)) {
            hadFocus = true;
            focusName = focus->objectName();
        }
        panel_->hide();
        if (veil_ != nullptr)
            veil_->setParent(this); // it stays, up or down as it is
        panel_->deleteLater();
    }
    panel_ = new QFrame(this);
    setRole(panel_, "card");
    auto* column = new QVBoxLayout(panel_);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    auto* name = makeHeading(title(), qRound(titlePixels() / textScale()));
    auto* close = new ChoiceButton(settings_, ChoiceKind::Quiet, panel_);
    close->setObjectName("close");
    close->setIconName("cross");
    close->setAccessibleName(tr("Close"));
    connect(close, &QAbstractButton::clicked, this, &Sheet::closeSheet);
    head->addWidget(name, 1);
    // Where large words leave the title no room beside it there is none.
    if (const QString section = manualSection(); !section.isEmpty() && parentWidget()->width() >= scaled(360)) {
        auto* more = new ChoiceButton(settings_, ChoiceKind::Quiet, panel_);
        more->setObjectName("manual-section");
        more->setIconName("help");
        more->setAccessibleName(tr("Manual: %1").arg(section));
        more->setToolTip(tr("Manual: %1").arg(section));
        connect(more, &QAbstractButton::clicked, this, [this, section] { emit manualAsked(section); });
        head->addWidget(more, 0, Qt::AlignTop);
    }
    head->addWidget(close, 0, Qt::AlignTop); // beside a title of two lines as well
    column->addLayout(head);
    auto* inside = new QWidget;
    setRole(inside, "scroll");
    auto* content = new QVBoxLayout(inside);
    content->setContentsMargins(6, 6, 10, 6);
    content->setSpacing(8);
    auto* below = new QWidget;
    setRole(below, "scroll");
    foot_ = new QVBoxLayout(below);
    foot_->setContentsMargins(6, 8, 10, 6);
    build(content);
    const bool footed = foot_->count() > 0;
    foot_ = nullptr;
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
    }
    QWidget* body = scroll_ != nullptr ? scroll_ : inside;
    if (footed) {
        auto* both = new QWidget(panel_);
        setRole(both, "scroll");
        auto* rows = new QVBoxLayout(both);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(0);
        rows->addWidget(body, 1);
        rows->addWidget(below);
        body = both;
    } else {
        delete below;
    }
    if (veil_ != nullptr) {
        veil_->setContent(body);
        body = veil_;
    }
    column->addWidget(body, 1);
    body->show();
    // Below the content, which stays where it is when there is something to say: the next tap is for what the finger is on.
    statusLabel_ = makeLabel(status_, bodyFont(15, QFont::DemiBold));
    statusLabel_->setObjectName("status");
    column->addWidget(statusLabel_);
    showStatus(); // not before it has a parent, or it would be a window for a moment
    panel_->setGeometry(roomForPanel());
    panel_->show();
    layOut();
    // The same place and the same control as before, as far as they still exist.
    QCoreApplication::sendPostedEvents(inside, QEvent::LayoutRequest);
    column->activate();
    if (scroll_ != nullptr)
        scroll_->verticalScrollBar()->setValue(scrolled);
    if (!hadFocus)
        return;
    // Or at least inside: without the focus no key would close it.
    auto* again = focusName.isEmpty() ? nullptr : panel_->findChild<QWidget*>(focusName);
    (again != nullptr && again->isVisibleTo(panel_) ? again : close)->setFocus(Qt::OtherFocusReason);
    if (!status_.isEmpty())
        showFocusWhole();
}

QVBoxLayout* Sheet::foot(QVBoxLayout* content) const
{
    return foot_ != nullptr && parentWidget()->height() >= scaled(600) ? foot_ : content;
}

int Sheet::titlePixels() const
{
    return headingFont(26).pixelSize();
}

void Sheet::setVeil(bool on, const QString& words)
{
    if (veil_ == nullptr && !on)
        return;
    if (veil_ == nullptr) {
        veil_ = new Veil(settings_, this);
        veil_->setGround(QStringLiteral("panel"));
        veil_->setLiftedFor(Veil::sheetMilliseconds);
        veil_->hide();
        connect(veil_, &Veil::moved, this, &Sheet::showStatus);
    }
    veil_->setWords(words);
    veil_->setOn(on);
}

void Sheet::showStatus()
{
    // It may name what the veil hides.
    if (statusLabel_ != nullptr)
        statusLabel_->setVisible(!status_.isEmpty() && (veil_ == nullptr || !veil_->isDown()));
}

void Sheet::setStatus(const QString& text)
{
    status_ = text;
    if (statusLabel_ != nullptr) {
        statusLabel_->setText(text);
        showStatus();
        layOut();
        if (!text.isEmpty())
            showFocusWhole();
    }
}

/// The words below take height from the content: they must not lie over what has just been pressed.
void Sheet::showFocusWhole()
{
    QWidget* focus = QApplication::focusWidget();
    if (scroll_ != nullptr && focus != nullptr && scroll_->widget()->isAncestorOf(focus))
        scroll_->ensureWidgetVisible(focus, 0, 8);
}

FilledIn Sheet::filledIn() const
{
    FilledIn filled;
    if (panel_ == nullptr)
        return filled;
    for (const QWidget* field : panel_->findChildren<QWidget*>())
        if (const auto value = heldBy(field))
            filled.fields.emplace_back(field->objectName(), *value);
    if (const QWidget* focus = panel_->focusWidget())
        filled.focus = focus->objectName();
    if (scroll_ != nullptr)
        filled.scrolled = scroll_->verticalScrollBar()->value();
    return filled;
}

void Sheet::fillIn(const FilledIn& filled)
{
    if (panel_ == nullptr)
        return;
    for (const auto& [name, value] : filled.fields)
        if (auto* field = panel_->findChild<QWidget*>(name))
            put(field, value);
    if (scroll_ != nullptr) {
        QCoreApplication::sendPostedEvents(scroll_->widget(), QEvent::LayoutRequest);
        scroll_->verticalScrollBar()->setValue(filled.scrolled);
    }
    if (!filled.focus.isEmpty())
        if (auto* focus = panel_->findChild<QWidget*>(filled.focus))
            focus->setFocus(Qt::OtherFocusReason);
}

void Sheet::openSheet()
{
    status_.clear();
    top_.reset();
    before_ = QApplication::focusWidget();
    beforeName_ = before_ ? before_->objectName() : QString();
    if (veil_ != nullptr)
        veil_->fall();
    rebuild();
    show();
    raise();
    layOut();
    scrollToTop(); // it was built in the place of the one that was read last time
    focusOn(firstFocus());
}

void Sheet::scrollToTop()
{
    if (scroll_ != nullptr)
        scroll_->verticalScrollBar()->setValue(0);
}

void Sheet::focusOn(const char* name)
{
    if (auto* control = panel_->findChild<QWidget*>(QLatin1String(name)))
        control->setFocus(Qt::OtherFocusReason);
}

void Sheet::closeSheet()
{
    hide();
    if (!before_ && !beforeName_.isEmpty())
        for (auto* widget : parentWidget()->findChildren<QWidget*>(beforeName_))
            if (widget->isVisible())
                before_ = widget;
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
    // Behind a veil it always takes the same room: its size would tell something of what stands in it.
    if (scroll_ == nullptr || veil_ != nullptr || fillsRoom() || !isVisible()) {
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
    if (event->key() == Qt::Key_Escape)
        closeSheet();
    else if (event->key() == Qt::Key_Backspace)
        stepBack();
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
    ground.setAlphaF(dimming());
    QPainter(this).fillRect(rect(), ground);
}

void Sheet::resizeEvent(QResizeEvent*)
{
    layOut();
}

} // namespace demeter
