#include "app/desktop/book/reading_sheet.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>

#include <any>

namespace demeter {

namespace {

constexpr int keyRole = Qt::UserRole, rowPixels = 44;

/// Where it was left: the way through the pages, and what was searched for.
struct ReadSoFar {
    QStringList read;
    QString typed;
    bool pageInFront = false;
};

} // namespace

ReadingSheet::ReadingSheet(const Settings& settings, const char* name, QWidget* parent)
    : Sheet(settings, parent),
      searchField_(QByteArray(name) + "-search"),
      pageArea_(QByteArray(name) + "-page"),
      name_(QString::fromLatin1(name))
{
}

int ReadingSheet::widest() const
{
    return qMax(1280, parentWidget()->width());
}

bool ReadingSheet::isNarrow() const
{
    return parentWidget()->width() < scaled(300) + scaled(400); // which it covers, though not before it comes up
}

int ReadingSheet::pageWidth() const
{
    return parentWidget()->width() - (builtNarrow_ ? 80 : scaled(300) + 110);
}

void ReadingSheet::turnToKey(const QString& key)
{
    typed_.clear();
    if (read_.isEmpty() || read_.back() != key)
        read_.push_back(key);
    pageInFront_ = true;
    if (isVisible())
        rebuild();
}

const char* ReadingSheet::firstFocus() const
{
    // Nothing has to be tapped before typing; where a page alone was asked for it is read first.
    return isNarrow() && pageInFront_ ? pageArea_.constData() : searchField_.constData();
}

QString ReadingSheet::shownKey() const
{
    return read_.isEmpty() || (isNarrow() && !pageInFront_) ? QString() : read_.back();
}

void ReadingSheet::build(QVBoxLayout* content)
{
    readBook();
    if (const QString why = fault(); !why.isEmpty()) {
        auto* said = makeLabel(why, bodyFont(16));
        said->setObjectName(name_ + QStringLiteral("-fault"));
        content->addWidget(said);
        content->addStretch(1);
        return;
    }
    // At first there is something to read.
    if (read_.isEmpty())
        for (const Line& line : allLines())
            if (!line.key.isEmpty()) {
                read_ << line.key;
                break;
            }
    builtNarrow_ = isNarrow();

    auto* top = new QHBoxLayout;
    auto* back = new ChoiceButton(settings_, ChoiceKind::Plain);
    back->setObjectName(name_ + QStringLiteral("-back"));
    back->setIconName(QStringLiteral("undo"));
    back->setAccessibleName(tr("Back"));
    connect(back, &QAbstractButton::clicked, this, &ReadingSheet::back);
    back_ = back;
    top->addWidget(back);
    auto* field = new QLineEdit(typed_);
    field->setObjectName(QString::fromLatin1(searchField_));
    field->setFont(bodyFont(16));
    field->setMinimumHeight(qMax(rowPixels, scaled(rowPixels)));
    field->setPlaceholderText(searchWords());
    field->setAccessibleName(searchWords());
    field->setClearButtonEnabled(true);
    field->setMaxLength(200);
    connect(field, &QLineEdit::textChanged, this, [this](const QString& text) {
        typed_ = text;
        if (!text.isEmpty())
            pageInFront_ = false;
        listLines();
        showParts();
    });
    connect(field, &QLineEdit::returnPressed, this, [this] {
        for (int row = 0; row < list_->count(); ++row)
            if (const QString key = list_->item(row)->data(keyRole).toString(); !key.isEmpty()) {
                choose(key);
                return;
            }
    });
    field_ = field;
    top->addWidget(field, 1);
    content->addLayout(top);

    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    auto* list = new QListWidget;
    list->setObjectName(name_ + QStringLiteral("-topics"));
    list->setAccessibleName(listName());
    list->setProperty("role", "plain");
    list->setFrameShape(QFrame::NoFrame);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust);
    QScroller::grabGesture(list->viewport(), QScroller::TouchGesture);
    connect(list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (const QString key = item->data(keyRole).toString(); !key.isEmpty())
            choose(key);
    });
    connect(list, &QListWidget::itemActivated, list, &QListWidget::itemClicked);
    list_ = list;
    parts->addWidget(list, builtNarrow_ ? 1 : 0);
    if (!builtNarrow_)
        list->setFixedWidth(scaled(300));
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QString::fromLatin1(pageArea_));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::StrongFocus); // arrows read on
    scroll->setAccessibleName(pageName());
    QScroller::grabGesture(scroll->viewport(), QScroller::TouchGesture);
    scroll_ = scroll;
    // Words that turn out to need a line more move what is read first; once somebody reads on it is left where it is.
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ReadingSheet::showPart);
    connect(scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { comes_ = false; });
    parts->addWidget(scroll, 1);
    content->addLayout(parts, 1);
    listLines();
    showPage();
    showParts();
}

void ReadingSheet::listLines()
{
    list_->clear();
    const QFont words = bodyFont(16), headings = bodyFont(14, QFont::DemiBold);
    const int room = scaled(300) - 40;
    for (const Line& line : typed_.trimmed().isEmpty() ? allLines() : found(typed_)) {
        auto* item = new QListWidgetItem(line.words, list_);
        if (line.key.isEmpty()) {
            item->setFont(headings);
            item->setForeground(settings_.colour(u"mute"));
            item->setFlags(Qt::NoItemFlags);
            item->setSizeHint({100, qMax(scaled(36), wrappedHeight(headings, line.words, room) + 12)});
        } else {
            item->setFont(words);
            item->setData(keyRole, line.key);
            item->setSizeHint({100, qMax(rowPixels, wrappedHeight(words, line.words, room) + 16)});
            if (!read_.isEmpty() && read_.back() == line.key)
                list_->setCurrentItem(item);
        }
    }
}

/// From the list. Where that has made room for the page, back leads to it and not to what was read before.
void ReadingSheet::choose(const QString& key)
{
    if (builtNarrow_)
        read_.clear();
    turnPage(key);
}

void ReadingSheet::turnPage(const QString& key)
{
    if (!has(key))
        return;
    if (read_.isEmpty() || read_.back() != key) {
        read_.push_back(key);
        ++turned_;
    }
    pageInFront_ = true;
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(keyRole).toString() == key)
            list_->setCurrentRow(row);
    showPage();
    showParts();
    if (builtNarrow_)
        back_->setFocus(Qt::OtherFocusReason);
}

void ReadingSheet::showPage()
{
    builtFor_ = pageWidth();
    if (const QWidget* focus = QApplication::focusWidget(); focus != nullptr && scroll_->isAncestorOf(focus))
        scroll_->setFocus(Qt::OtherFocusReason); // what led to this page goes with the one before
    scroll_->setWidget(makePage(read_.back(), builtFor_));
    scroll_->verticalScrollBar()->setValue(0);
    comes_ = !partOf(read_.back()).isEmpty();
    if (comes_) // once all of it lies where it belongs
        QMetaObject::invokeMethod(this, &ReadingSheet::showPart, Qt::QueuedConnection);
}

void ReadingSheet::showPart()
{
    if (!comes_ || scroll_ == nullptr || scroll_->widget() == nullptr)
        return;
    QCoreApplication::sendPostedEvents(scroll_->widget(), QEvent::LayoutRequest);
    if (const auto* part = scroll_->widget()->findChild<QWidget*>(partOf(read_.back())))
        scroll_->verticalScrollBar()->setValue(part->mapTo(scroll_->widget(), QPoint()).y() - 8);
    comes_ = true;
}

/// Which of the two, where only one has room.
void ReadingSheet::showParts()
{
    list_->setVisible(!builtNarrow_ || !pageInFront_);
    scroll_->setVisible(!builtNarrow_ || pageInFront_);
    back_->setVisible(builtNarrow_ ? pageInFront_ : read_.size() > 1);
}

void ReadingSheet::back()
{
    turned_ = qMax(0, turned_ - 1);
    if (read_.size() > 1) {
        read_.pop_back();
        const QString key = read_.back();
        turnPage(key);
    } else if (builtNarrow_) {
        pageInFront_ = false;
        showParts();
        field_->setFocus(Qt::OtherFocusReason);
    }
}

void ReadingSheet::stepBack()
{
    if (turned_ > 0 && back_ != nullptr && back_->isVisible())
        back();
    else
        closeSheet();
}

FilledIn ReadingSheet::filledIn() const
{
    FilledIn filled = Sheet::filledIn();
    filled.own = ReadSoFar{read_, typed_, pageInFront_};
    return filled;
}

void ReadingSheet::fillIn(const FilledIn& filled)
{
    if (const auto* so = std::any_cast<ReadSoFar>(&filled.own)) {
        read_ = so->read;
        typed_ = so->typed;
        pageInFront_ = so->pageInFront;
        rebuild();
    }
    Sheet::fillIn(filled);
}

void ReadingSheet::keyPressEvent(QKeyEvent* event)
{
    // From the field to what it found.
    if (event->key() == Qt::Key_Down && field_ != nullptr && field_->hasFocus() && list_->isVisible()) {
        list_->setFocus(Qt::TabFocusReason);
        for (int row = 0; list_->currentRow() < 0 && row < list_->count(); ++row)
            if (list_->item(row)->flags() != Qt::NoItemFlags)
                list_->setCurrentRow(row);
        return;
    }
    // A page is turned and read on from wherever the keyboard is.
    const bool page = event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp;
    if (page && scroll_ != nullptr && scroll_->isVisible()) {
        QScrollBar* bar = scroll_->verticalScrollBar();
        bar->setValue(bar->value() + (event->key() == Qt::Key_PageDown ? 1 : -1) * bar->pageStep());
        return;
    }
    Sheet::keyPressEvent(event);
}

void ReadingSheet::resizeEvent(QResizeEvent* event)
{
    Sheet::resizeEvent(event);
    if (scroll_ == nullptr || !isVisible())
        return;
    if (builtNarrow_ != isNarrow())
        rebuild();
    else if (builtFor_ != pageWidth())
        showPage();
}

void ReadingSheet::showEvent(QShowEvent* event)
{
    Sheet::showEvent(event);
    turned_ = 0;
}

} // namespace demeter
