#include "app/desktop/dracula/history_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

namespace {

/// A line of the journal: icon, words, second line. Nothing is cut: long words wrap. Only the chosen one has a box.
class HistoryDelegate : public QStyledItemDelegate {
public:
    HistoryDelegate(const Settings& settings, QAbstractItemView* view) : QStyledItemDelegate(view), settings_(settings), view_(view) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int width = qMax(120, view_->viewport()->width());
        if (index.data(HistoryModel::HeadingRole).toBool())
            return {width, qMax(44, scaled(44))};
        const int room = width - left() - right;
        const int words = wrappedHeight(wordFont(index), index.data().toString(), room);
        const int below = wrappedHeight(bodyFont(13), index.data(HistoryModel::SecondRole).toString(), room);
        return {width, qMax(44, words + below + 14)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QString words = index.data().toString();
        if (index.data(HistoryModel::HeadingRole).toBool()) {
            painter->setFont(bodyFont(17, QFont::DemiBold)); // a number that counts
            painter->setPen(settings_.colour(u"text"));
            painter->drawText(option.rect.adjusted(edge, 0, -edge, -6), Qt::AlignBottom | Qt::AlignLeft, words);
            painter->restore();
            return;
        }
        const bool now = index.data(HistoryModel::NowRole).toBool();
        const bool chosen = index.data(HistoryModel::ChosenRole).toBool();
        const bool quiet = index.data(HistoryModel::QuietRole).toBool() || index.data(HistoryModel::AheadRole).toBool();
        const bool focus = (option.state & QStyle::State_HasFocus) && view_->hasFocus();
        const QRectF box = QRectF(option.rect).adjusted(edge, 1, -edge, -1);
        if (chosen) {
            painter->setPen(QPen(settings_.colour(u"text"), 2));
            painter->setBrush(settings_.colour(u"pressed"));
            painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        } else {
            painter->fillRect(QRectF(box.left(), option.rect.bottom(), box.width(), 1), settings_.colour(u"line"));
        }
        if (now) // a bar, as beside whoever's turn it is
            painter->fillRect(QRectF(box.left(), box.top() + 6, 4, box.height() - 12), settings_.colour(u"text"));
        if (focus) {
            painter->setPen(QPen(settings_.colour(u"text"), 3));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
        }
        const QColor ink = settings_.colour(quiet && !chosen ? u"mute" : u"text");
        const QString icon = chosen ? QStringLiteral("check") : index.data(HistoryModel::IconRole).toString();
        if (!icon.isEmpty())
            painter->drawPixmap(QPointF(box.left() + 14, box.center().y() - scaled(22) / 2.0),
                                iconPixmap(icon, ink, scaled(22), view_->devicePixelRatioF()));
        const int room = option.rect.width() - left() - right;
        const QString second = index.data(HistoryModel::SecondRole).toString();
        const int first = wrappedHeight(wordFont(index), words, room);
        const int below = wrappedHeight(bodyFont(13), second, room);
        const int top = qRound(box.center().y() - (first + below) / 2.0);
        painter->setFont(wordFont(index));
        painter->setPen(ink);
        painter->drawText(QRect(option.rect.left() + left(), top, room + 2, first), Qt::TextWordWrap, words);
        painter->setFont(bodyFont(13));
        painter->setPen(settings_.colour(u"mute"));
        painter->drawText(QRect(option.rect.left() + left(), top + first, room + 2, below), Qt::TextWordWrap, second);
        painter->restore();
    }

private:
    static constexpr int edge = 2, right = edge + 12;
    static int left() { return edge + 14 + scaled(22) + 12; }
    static QFont wordFont(const QModelIndex& index)
    {
        return index.data(HistoryModel::QuietRole).toBool() ? bodyFont(13) : bodyFont(15, QFont::Medium);
    }

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

HistoryModel::HistoryModel(const Journal& journal, QObject* parent) : QAbstractListModel(parent), journal_(journal)
{
    show(Whose::Everybodys);
}

void HistoryModel::show(Whose whose)
{
    beginResetModel();
    rows_.clear();
    chosen_ = -1;
    // Newest first: what one wants to go back to is nearly always near the end.
    std::optional<std::uint16_t> round;
    for (std::size_t n = journal_.entries(); n-- > 0;) {
        const Journal::Doer doer = journal_.doer(n);
        const bool quiet = !journal_.isVisibleInLog(n);
        if (whose != Whose::Everybodys && (quiet || doer == (whose == Whose::Draculas ? Journal::Doer::Hunters : Journal::Doer::Dracula)))
            continue;
        if (round != journal_.round(n)) {
            round = journal_.round(n);
            rows_.push_back({n, n, round, false});
        }
        if (quiet && !rows_.back().round && rows_.back().quiet)
            rows_.back().first = n;
        else
            rows_.push_back({n, n, std::nullopt, quiet});
    }
    endResetModel();
}

QString HistoryModel::words(const Row& row) const
{
    if (row.quiet && row.last == row.first)
        //: A step such as going on, or a hunter who passes, in the journal.
        return HistoryPanel::tr("A step without news");
    if (row.quiet)
        //: Steps such as going on, or hunters who pass, in the journal.
        return HistoryPanel::tr("%n steps without news", nullptr, static_cast<int>(row.last - row.first) + 1);
    const QString told = journal_.doer(row.first) == Journal::Doer::Dracula ? QString() : journal_.news(row.first);
    return told.isEmpty() ? journal_.action(row.first) : told;
}

QString HistoryModel::second(const Row& row) const
{
    QStringList parts;
    if (row.first >= journal_.cursor())
        parts << HistoryPanel::tr("Taken back.");
    else if (row.last + 1 >= journal_.cursor())
        parts << HistoryPanel::tr("The game stands here.");
    if (!row.quiet && journal_.doer(row.first) == Journal::Doer::Dracula)
        parts << journal_.news(row.first);
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString HistoryModel::icon(const Row& row) const
{
    if (row.first >= journal_.cursor())
        return QStringLiteral("redo");
    if (row.quiet)
        return {};
    constexpr std::array signs{"hunter-g", "hunter-s", "hunter-h", "hunter-m"};
    if (const auto hunter = journal_.hunter(row.first))
        return QString::fromLatin1(signs[static_cast<std::size_t>(*hunter)]);
    return journal_.doer(row.first) == Journal::Doer::Dracula ? QStringLiteral("bat") : QStringLiteral("journal");
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int HistoryModel::rowOf(std::size_t cursor) const
{
    for (std::size_t n = 0; n < rows_.size(); ++n)
        if (!rows_[n].round && cursor > rows_[n].first) // the newest that has begun
            return static_cast<int>(n);
    return 0;
}

void HistoryModel::choose(const QModelIndex& index)
{
    const int before = std::exchange(chosen_, index.isValid() ? index.row() : -1);
    for (const int row : {before, chosen_})
        if (row >= 0)
            emit dataChanged(this->index(row), this->index(row), {ChosenRole});
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || rows_[static_cast<std::size_t>(index.row())].round)
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !journal_.hasGame())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.last >= journal_.entries())
        return {}; // the list is closed, another game is open, and a timer of the list's has still asked
    const std::size_t cursor = journal_.cursor();
    const bool ahead = !row.round && row.first >= cursor;
    switch (role) {
    case Qt::DisplayRole:
        if (row.round)
            return *row.round == 0 ? HistoryPanel::tr("Setup") : HistoryPanel::tr("Round %1").arg(*row.round);
        return words(row);
    case Qt::AccessibleTextRole: {
        if (row.round)
            return data(index, Qt::DisplayRole);
        const QString said = words(row), more = second(row);
        return more.isEmpty() ? said : said + (said.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral(". ")) + more;
    }
    case TargetRole:
        return row.round ? QVariant() : QVariant(static_cast<qulonglong>(ahead ? row.last + 1 : row.first));
    case AheadRole:
        return ahead;
    case NumberRole:
        return static_cast<int>(row.first) + 1;
    case SecondRole:
        return row.round ? QString() : second(row);
    case IconRole:
        return row.round ? QString() : icon(row);
    case HeadingRole:
        return row.round.has_value();
    case QuietRole:
        return row.quiet;
    case NowRole:
        return !row.round && !ahead && row.last + 1 >= cursor;
    case ChosenRole:
        return index.row() == chosen_;
    default:
        return {};
    }
}

HistoryPanel::HistoryPanel(const Settings& settings, Journal& journal, QWidget* parent) : Sheet(settings, parent), journal_(journal) {}

QString HistoryPanel::title() const
{
    return tr("Journal of the game");
}

void HistoryPanel::choose(const QModelIndex& index)
{
    const bool chosen = index.data(HistoryModel::TargetRole).isValid(); // no heading
    chosen_ = chosen ? index : QModelIndex();
    if (!model_ || !go_)
        return;
    model_->choose(chosen_);
    const bool ahead = index.data(HistoryModel::AheadRole).toBool();
    go_->setKind(chosen ? ChoiceKind::CommonPrimary : ChoiceKind::Off);
    go_->setIconName(ahead ? QStringLiteral("redo") : QStringLiteral("undo"));
    if (!chosen)
        go_->setText(tr("Choose a line first"));
    else if (ahead)
        go_->setText(tr("Do it again up to this line"));
    else
        go_->setText(tr("Go back to before this line"));
    go_->setSecondLine(chosen ? index.data().toString() : QString());
}

void HistoryPanel::go()
{
    const QVariant cursor = chosen_.data(HistoryModel::TargetRole);
    if (cursor.isValid())
        journal_.goTo(static_cast<std::size_t>(cursor.toULongLong()));
}

void HistoryPanel::build(QVBoxLayout* content)
{
    // On a phone that lies on its side the lines need all the height.
    const bool low = parentWidget()->height() < scaled(520);
    if (!low)
        content->addWidget(
            makeLabel(tr("Choose a line, then go back to before it. Nothing is lost: the lines stay here until something else "
                         "is done."),
                      bodyFont(14), "mute"));
    Segmented* whose = nullptr;
    if (!low) {
        whose = new Segmented(settings_, {tr("Everything"), tr("Dracula", "whose steps"), tr("Hunters", "whose steps")}, tr("Whose steps"));
        whose->setObjectName("history-whose");
        whose->setCurrent(static_cast<int>(whose_));
        content->addWidget(whose);
    } else {
        whose_ = HistoryModel::Whose::Everybodys;
    }

    auto* list = new HistoryView([this](const QModelIndex& index) { choose(index); });
    list->setObjectName("entries");
    list->setAccessibleName(title());
    list->setFrameShape(QFrame::NoFrame);
    list->setProperty("role", "plain");
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setResizeMode(QListView::Adjust);
    list->setMinimumHeight(96);
    list->setItemDelegate(new HistoryDelegate(settings_, list));
    auto* model = new HistoryModel(journal_, list);
    model->show(whose_);
    model_ = model;
    list->setModel(model);
    QScroller::grabGesture(list->viewport(), QScroller::TouchGesture);
    connect(list, &QAbstractItemView::clicked, this, &HistoryPanel::choose);
    const auto toNow = [this, list, model] {
        const QModelIndex now = model->index(model->rowOf(journal_.cursor()));
        list->setCurrentIndex(now);
        // Once the list has its size.
        QMetaObject::invokeMethod(
            list, [list, now] { list->scrollTo(now, QAbstractItemView::EnsureVisible); }, Qt::QueuedConnection);
    };
    toNow();
    content->addWidget(list, 1);
    if (whose != nullptr)
        connect(whose, &Segmented::chosen, this, [this, model, toNow](int chosen) {
            whose_ = static_cast<HistoryModel::Whose>(chosen);
            model->show(whose_);
            toNow();
            choose({});
        });
    auto* go = new ChoiceButton(settings_, ChoiceKind::Off);
    go->setObjectName("history-go");
    go_ = go;
    // Queued: the way makes the whole panel anew, and with it the button that was tapped.
    connect(go, &QAbstractButton::clicked, this, &HistoryPanel::go, Qt::QueuedConnection);
    content->addWidget(go);
    choose({});
}

} // namespace demeter
