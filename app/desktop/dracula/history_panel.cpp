#include "app/desktop/dracula/history_panel.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/segmented.h"
#include "core/fury3e/view/public_log.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

enum class Doer : std::uint8_t { Dracula, Hunters, Either };

template <typename One, typename... List> constexpr bool isOneOf = (std::is_same_v<One, List> || ...);

Doer doerOf(const Action& action)
{
    return std::visit(
        []<typename One>(const One&) {
            // Whoever is asked replies, and chooses what lies there.
            if constexpr (isOneOf<One, GoOn, ClaimError, PutRight, PutRightRuling, PutRightEdge, PutRightEntry, EnterWeek, EnterDespair,
                                  Reply, ChooseLying>)
                return Doer::Either;
            else if constexpr (isOneOf<One, PlaceHunters, EnterHunter, EnterToken, MoveHunter, HunterActs, AnswerEncounter, HunterPlays,
                                       HunterFights, ResolveHunters, ShowWreath, PromiseShares, AddChance>)
                return Doer::Hunters;
            else
                return Doer::Dracula;
        },
        action);
}

std::optional<Hunter> hunterOf(const Action& action)
{
    return std::visit(
        []<typename One>(const One& one) -> std::optional<Hunter> {
            if constexpr (isOneOf<One, MoveHunter, HunterActs, EnterHunter>)
                return one.hunter;
            else
                return std::nullopt;
        },
        action);
}

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

HistoryModel::HistoryModel(const GameController& controller, QObject* parent) : QAbstractListModel(parent), controller_(controller)
{
    show(Whose::Everybodys);
}

void HistoryModel::show(Whose whose)
{
    beginResetModel();
    rows_.clear();
    chosen_ = -1;
    // Newest first: what one wants to go back to is nearly always near the end.
    const auto& entries = controller_.record().entries();
    std::optional<std::uint16_t> round;
    for (std::size_t n = entries.size(); n-- > 0;) {
        const Doer doer = doerOf(entries[n].action);
        const bool quiet = !saysSomething(n);
        if (whose != Whose::Everybodys && (quiet || doer == (whose == Whose::Draculas ? Doer::Hunters : Doer::Dracula)))
            continue;
        if (round != entries[n].round) {
            round = entries[n].round;
            rows_.push_back({n, n, round, false});
        }
        if (quiet && !rows_.back().round && rows_.back().quiet)
            rows_.back().first = n;
        else
            rows_.push_back({n, n, std::nullopt, quiet});
    }
    endResetModel();
}

bool HistoryModel::saysSomething(std::size_t entry) const
{
    const auto& happened = controller_.record().stateAt(entry + 1).happened;
    if (std::ranges::any_of(happened, [](const Happening& happening) { return carriesNews(happening); }))
        return true;
    const Action& action = controller_.record().entries()[entry].action;
    const auto* acts = std::get_if<HunterActs>(&action);
    return !std::holds_alternative<GoOn>(action) && !std::holds_alternative<EndPhase>(action) && !std::holds_alternative<Slide>(action) &&
           (acts == nullptr || acts->what != HunterActs::What::Pass);
}

QString HistoryModel::news(std::size_t entry) const
{
    std::vector<Happening> said;
    for (const Happening& happening : controller_.record().stateAt(entry + 1).happened)
        if (carriesNews(happening))
            said.push_back(happening);
    return controller_.sentences().told(said).join(u' ');
}

QString HistoryModel::words(const Row& row) const
{
    if (row.quiet && row.last == row.first)
        //: A step such as going on, or a hunter who passes, in the journal.
        return HistoryPanel::tr("A step without news");
    if (row.quiet)
        //: Steps such as going on, or hunters who pass, in the journal.
        return HistoryPanel::tr("%n steps without news", nullptr, static_cast<int>(row.last - row.first) + 1);
    const Action& action = controller_.record().entries()[row.first].action;
    const QString told = doerOf(action) == Doer::Dracula ? QString() : news(row.first);
    return told.isEmpty() ? controller_.sentences().action(action) : told;
}

QString HistoryModel::second(const Row& row) const
{
    QStringList parts;
    if (row.first >= controller_.record().cursor())
        parts << HistoryPanel::tr("Taken back.");
    else if (row.last + 1 >= controller_.record().cursor())
        parts << HistoryPanel::tr("The game stands here.");
    if (!row.quiet && doerOf(controller_.record().entries()[row.first].action) == Doer::Dracula)
        parts << news(row.first);
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString HistoryModel::icon(const Row& row) const
{
    if (row.first >= controller_.record().cursor())
        return QStringLiteral("redo");
    if (row.quiet)
        return {};
    const Action& action = controller_.record().entries()[row.first].action;
    constexpr std::array signs{"hunter-g", "hunter-s", "hunter-h", "hunter-m"};
    if (const auto hunter = hunterOf(action))
        return QString::fromLatin1(signs[static_cast<std::size_t>(*hunter)]);
    return doerOf(action) == Doer::Dracula ? QStringLiteral("bat") : QStringLiteral("journal");
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
    if (!index.isValid() || !controller_.hasGame())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (row.last >= controller_.record().entries().size())
        return {}; // the list is closed, another game is open, and a timer of the list's has still asked
    const std::size_t cursor = controller_.record().cursor();
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

HistoryPanel::HistoryPanel(const Settings& settings, GameController& controller, QWidget* parent)
    : Sheet(settings, parent), controller_(controller)
{
}

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
        controller_.goToIfAllowed(static_cast<std::size_t>(cursor.toULongLong()));
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
    auto* model = new HistoryModel(controller_, list);
    model->show(whose_);
    model_ = model;
    list->setModel(model);
    QScroller::grabGesture(list->viewport(), QScroller::TouchGesture);
    connect(list, &QAbstractItemView::clicked, this, &HistoryPanel::choose);
    const auto toNow = [this, list, model] {
        const QModelIndex now = model->index(model->rowOf(controller_.record().cursor()));
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
