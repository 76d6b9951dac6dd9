#include "app/desktop/dracula/history_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

namespace demeter {

using namespace fury3e;

namespace {

/// A row like a quiet button: icon, words, second line. Nothing is cut: long words wrap.
class HistoryDelegate : public QStyledItemDelegate {
public:
    HistoryDelegate(const Settings& settings, QAbstractItemView* view) : QStyledItemDelegate(view), settings_(settings), view_(view) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int width = qMax(120, view_->viewport()->width());
        if (index.data(HistoryModel::HeadingRole).toBool())
            return {width, qMax(44, scaled(40))};
        const int room = width - left - right;
        const int words = wrappedHeight(bodyFont(15, QFont::Medium), index.data().toString(), room);
        const int second = wrappedHeight(bodyFont(12.5), index.data(HistoryModel::SecondRole).toString(), room);
        return {width, qMax(44, words + second + 14) + gap};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QString words = index.data().toString();
        if (index.data(HistoryModel::HeadingRole).toBool()) {
            painter->setFont(bodyFont(15, QFont::DemiBold));
            painter->setPen(settings_.colour(u"mute"));
            painter->drawText(option.rect.adjusted(edge, 0, -edge, -6), Qt::AlignBottom | Qt::AlignLeft, words);
            painter->restore();
            return;
        }
        const bool now = index.data(HistoryModel::NowRole).toBool();
        const bool focus = (option.state & QStyle::State_HasFocus) && view_->hasFocus();
        const QRectF box = QRectF(option.rect).adjusted(edge, 0, -edge, -gap);
        const qreal pen = now ? 2 : 1;
        painter->setPen(QPen(settings_.colour(now ? u"text" : u"lineStrong"), pen));
        painter->setBrush(settings_.colour(option.state & QStyle::State_Selected && focus ? u"pressed" : u"panel"));
        painter->drawRoundedRect(box.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 8, 8);
        if (focus) {
            painter->setPen(QPen(settings_.colour(u"text"), 3));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box.adjusted(4.5, 4.5, -4.5, -4.5), 5, 5);
        }
        const QString icon = now ? QStringLiteral("check") : index.data(HistoryModel::IconRole).toString();
        painter->drawPixmap(QPointF(box.left() + 12, box.center().y() - 12),
                            iconPixmap(icon, settings_.colour(u"text"), 24, view_->devicePixelRatioF()));
        const int room = option.rect.width() - left - right;
        const QString second = index.data(HistoryModel::SecondRole).toString();
        const int first = wrappedHeight(bodyFont(15, QFont::Medium), words, room);
        const int below = wrappedHeight(bodyFont(12.5), second, room);
        const int top = qRound(box.center().y() - (first + below) / 2.0);
        painter->setFont(bodyFont(15, QFont::Medium));
        painter->setPen(settings_.colour(u"text"));
        painter->drawText(QRect(option.rect.left() + left, top, room + 2, first), Qt::TextWordWrap, words);
        painter->setFont(bodyFont(12.5));
        painter->setPen(settings_.colour(u"mute"));
        painter->drawText(QRect(option.rect.left() + left, top + first, room + 2, below), Qt::TextWordWrap, second);
        painter->restore();
    }

private:
    static constexpr int edge = 2, gap = 8, left = edge + 12 + 24 + 10, right = edge + 12;

    const Settings& settings_;
    QAbstractItemView* view_;
};

/// Takes Space like Enter, skips headings, and wraps its rows anew when it gets another width.
class HistoryView : public QListView {
public:
    explicit HistoryView(std::function<void(const QModelIndex&)> go) : go_(std::move(go)) {}

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (!event->isAutoRepeat())
                go_(currentIndex());
            return;
        default:
            QListView::keyPressEvent(event);
        }
    }

private:
    std::function<void(const QModelIndex&)> go_;
};

} // namespace

HistoryModel::HistoryModel(const GameController& controller, QObject* parent) : QAbstractListModel(parent), controller_(controller)
{
    // Newest first: what one wants to go back to is nearly always near the end.
    const auto& entries = controller_.record().entries();
    std::optional<std::uint16_t> round;
    for (std::size_t n = entries.size(); n > 0; --n) {
        if (round != entries[n - 1].round) {
            round = entries[n - 1].round;
            rows_.push_back({n, round});
        }
        rows_.push_back({n, std::nullopt});
    }
    rows_.push_back({0, std::nullopt});
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int HistoryModel::rowOf(std::size_t cursor) const
{
    for (std::size_t n = 0; n < rows_.size(); ++n)
        if (!rows_[n].round && rows_[n].cursor == cursor)
            return static_cast<int>(n);
    return 0;
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || rows_[static_cast<std::size_t>(index.row())].round)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !controller_.hasGame())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const Record& record = controller_.record();
    const bool now = !row.round && row.cursor == record.cursor();
    const bool ahead = row.cursor > record.cursor();
    const auto second = [&] {
        return row.round ? QString() : now ? HistoryPanel::tr("the game stands here") : ahead ? HistoryPanel::tr("taken back") : QString();
    };
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
        if (row.round)
            return *row.round == 0 ? HistoryPanel::tr("Setup") : HistoryPanel::tr("Round %1").arg(*row.round);
        const QString words =
            row.cursor == 0 || row.cursor > record.entries().size()
                ? HistoryPanel::tr("Before everything")
                : QStringLiteral("%1. %2").arg(row.cursor).arg(controller_.sentences().action(record.entries()[row.cursor - 1].action));
        return role == Qt::DisplayRole || second().isEmpty() ? words : words + QStringLiteral(", ") + second();
    }
    case CursorRole:
        return row.round ? QVariant() : QVariant(static_cast<qulonglong>(row.cursor));
    case SecondRole:
        return second();
    case IconRole:
        return ahead ? QStringLiteral("redo") : QStringLiteral("journal");
    case HeadingRole:
        return row.round.has_value();
    case NowRole:
        return now;
    default:
        return {};
    }
}

HistoryPanel::HistoryPanel(const Settings& settings, GameController& controller, QWidget* parent)
    : Sheet(settings, parent), controller_(controller)
{
}

QString HistoryPanel::title() const
{
    return tr("Journal of the game");
}

void HistoryPanel::goTo(const QModelIndex& index)
{
    const QVariant cursor = index.data(HistoryModel::CursorRole);
    if (cursor.isValid())
        // Queued: the way makes the whole panel anew, and with it the list that has just reported the tap.
        QMetaObject::invokeMethod(
            this, [this, to = cursor.toULongLong()] { controller_.goTo(static_cast<std::size_t>(to)); }, Qt::QueuedConnection);
}

void HistoryPanel::build(QVBoxLayout* content)
{
    const Record& record = controller_.record();
    const Sentences& sentences = controller_.sentences();
    content->addWidget(
        makeLabel(tr("Choose a line to go to the moment just after it. Nothing is ever lost: the lines after it stay here until "
                     "something else is done."),
                  bodyFont(14), "mute"));
    auto* ways = new QHBoxLayout;
    ways->setSpacing(8);
    for (const bool forward : {false, true}) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Plain);
        button->setObjectName(forward ? "history-redo" : "history-undo");
        button->setIconName(forward ? "redo" : "undo");
        button->setText(forward ? tr("Redo") : tr("Undo"));
        const bool can = forward ? record.canRedo() : record.canUndo();
        button->setEnabled(can);
        if (can)
            button->setSecondLine(sentences.action(record.entries()[forward ? record.cursor() : record.cursor() - 1].action));
        connect(
            button, &QAbstractButton::clicked, this, [this, forward] { forward ? controller_.redo() : controller_.undo(); },
            Qt::QueuedConnection);
        ways->addWidget(button, 1);
    }
    content->addLayout(ways);

    auto* list = new HistoryView([this](const QModelIndex& index) { goTo(index); });
    list->setObjectName("entries");
    list->setAccessibleName(title());
    list->setFrameShape(QFrame::NoFrame);
    list->setProperty("role", "plain");
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust);
    list->setMinimumHeight(120);
    list->setItemDelegate(new HistoryDelegate(settings_, list));
    auto* model = new HistoryModel(controller_, list);
    list->setModel(model);
    QScroller::grabGesture(list->viewport(), QScroller::TouchGesture);
    connect(list, &QAbstractItemView::clicked, this, &HistoryPanel::goTo);
    const QModelIndex now = model->index(model->rowOf(record.cursor()));
    list->setCurrentIndex(now);
    // Once the list has its size.
    QMetaObject::invokeMethod(
        list, [list, now] { list->scrollTo(now, QAbstractItemView::EnsureVisible); }, Qt::QueuedConnection);
    content->addWidget(list, 1);
}

} // namespace demeter
