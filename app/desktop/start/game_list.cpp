#include "app/desktop/start/game_list.h"

#include "app/book/search_words.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/measured_text.h"
#include "app/desktop/start/game_words.h"
#include "app/text/plain_text.h"

#include <QFileInfo>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace demeter {

namespace {

constexpr int edge = 2, pad = 12;
const QString dot = QStringLiteral(" · ");

QFont titleFont()
{
    return bodyFont(17, QFont::DemiBold);
}

QFont secondFont()
{
    return bodyFont(15);
}

QFont datesFont()
{
    return bodyFont(13);
}

QString capitalised(const QString& words)
{
    return words.isEmpty() ? words : words.front().toUpper() + words.mid(1);
}

/// Icon, title, how far it has come, and the days. What does not fit is set smaller, and only a title that is longer still is cut: the
/// whole of it stands in the field where it is given.
class GameRowDelegate : public QStyledItemDelegate {
public:
    GameRowDelegate(const Settings& settings, QAbstractItemView* view) : QStyledItemDelegate(view), settings_(settings), view_(view) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        const int width = qMax(120, view_->viewport()->width());
        return {width, GameListView::rowHeight(width)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool chosen = option.state & QStyle::State_Selected;
        const bool wrong = index.data(GameListModel::WrongRole).toBool();
        const QRectF box = QRectF(option.rect).adjusted(edge, 1, -edge, -1);
        if (chosen) {
            painter->setPen(QPen(settings_.colour(u"text"), 2));
            painter->setBrush(settings_.colour(u"pressed"));
            painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
            if ((option.state & QStyle::State_HasFocus) && view_->hasFocus()) {
                painter->setPen(QPen(settings_.colour(u"text"), 3));
                painter->setBrush(Qt::NoBrush);
                painter->drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
            }
        } else {
            painter->fillRect(QRectF(box.left(), option.rect.bottom(), box.width(), 1), settings_.colour(u"line"));
        }
        const QColor ink = settings_.colour(u"text"), quiet = settings_.colour(u"mute");
        const int sign = scaled(24);
        const auto drawSign = [&](const QString& name, qreal left) {
            painter->drawPixmap(QPointF(left, box.center().y() - sign / 2.0), iconPixmap(name, ink, sign, view_->devicePixelRatioF()));
        };
        // Where there is little room the check stands in the icon's place.
        const bool wide = GameListView::isWide(option.rect.width());
        drawSign(chosen && !wide ? QStringLiteral("check") : index.data(GameListModel::IconRole).toString(), box.left() + pad);
        if (chosen && wide)
            drawSign(QStringLiteral("check"), box.right() - pad - sign);

        const int left = option.rect.left() + edge + pad + sign + pad;
        const int room = option.rect.right() - edge - pad - (wide ? sign + pad : 0) - left;
        const int height = option.rect.height() - 2 * pad;
        const QString dates = index.data(GameListModel::DatesRole).toString(), second = index.data(GameListModel::SecondRole).toString();
        QString title = index.data().toString();
        const int datesHeight = wrappedHeight(datesFont(), dates, room);
        const QFont smaller = fittedBlock(secondFont(), second, {room, height - datesHeight - QFontMetrics(titleFont()).height()}, 12);
        const int secondHeight = wrappedHeight(smaller, second, room);
        const int rest = height - datesHeight - secondHeight;
        const QFont large = fittedBlock(fittingFont(titleFont(), title, room, 13), title, {room, rest}, 13);
        if (wrappedHeight(large, title, room) > rest || MeasuredText().widestWord(large, title) > room)
            title = QFontMetrics(large).elidedText(title, Qt::ElideRight, room);
        const int titleHeight = qMin(rest, wrappedHeight(large, title, room));
        int top = qRound(box.center().y() - (titleHeight + secondHeight + datesHeight) / 2.0);
        const auto draw = [&](const QFont& font, const QColor& colour, const QString& words, int high) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(QRect(left, top, room, high), Qt::TextWordWrap, words);
            top += high;
        };
        draw(large, ink, title, titleHeight);
        draw(smaller, wrong || chosen ? ink : quiet, second, secondHeight);
        draw(datesFont(), quiet, dates, datesHeight);
        painter->restore();
    }

private:
    const Settings& settings_;
    QAbstractItemView* view_;
};

} // namespace

GameListModel::GameListModel(const Settings& settings, const SavedGames& games, QObject* parent)
    : QAbstractListModel(parent), settings_(settings), games_(games)
{
    later_.setSingleShot(true);
    connect(&later_, &QTimer::timeout, this, &GameListModel::checkNext);
}

void GameListModel::setFiles(const QList<GameFile>& files)
{
    beginResetModel();
    rows_.clear();
    shown_.clear();
    unchecked_.clear();
    for (const GameFile& file : files) {
        shown_.push_back(rows_.size());
        rows_.push_back({file, {}, {}, {}});
    }
    endResetModel();
}

void GameListModel::find(const QString& words)
{
    beginResetModel();
    shown_.clear();
    const QStringList wanted = searchWords(words);
    for (std::size_t n = 0; n < rows_.size(); ++n) {
        Row& row = rows_[n];
        if (!wanted.isEmpty() && !row.searched)
            row.searched = u' ' + searchWords(games_.searched(row.file).join(u' ')).join(u' ');
        if (std::ranges::all_of(wanted, [&](const QString& word) { return row.searched->contains(u' ' + word); }))
            shown_.push_back(n);
    }
    endResetModel();
}

int GameListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int GameListModel::rowOf(const QString& path) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (file(row).path == path)
            return row;
    return -1;
}

void GameListModel::takeOut(int row)
{
    beginRemoveRows({}, row, row);
    const std::size_t n = shown_[static_cast<std::size_t>(row)];
    shown_.erase(shown_.begin() + row);
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(n));
    for (std::size_t& each : shown_)
        each -= each > n ? 1 : 0;
    endRemoveRows();
}

void GameListModel::renew(int row)
{
    Row& renewed = rows_[shown_[static_cast<std::size_t>(row)]];
    renewed.game.reset();
    renewed.searched.reset();
    emit dataChanged(index(row), index(row));
}

const SavedGame& GameListModel::read(const Row& row) const
{
    if (!row.game) {
        row.game = games_.read(row.file, settings_.language());
        ++readSoFar_;
        if (!row.game->whyNot) {
            unchecked_.removeAll(row.file.path);
            unchecked_.push_back(row.file.path);
            later_.start(0);
        }
    }
    return *row.game;
}

void GameListModel::checkNext()
{
    if (unchecked_.isEmpty())
        return;
    const QString path = unchecked_.takeLast();
    const auto checked = std::ranges::find_if(rows_, [&](const Row& row) { return row.file.path == path; });
    if (checked != rows_.end()) { // a search may hide it meanwhile
        checked->damage = games_.damage(path);
        if (const int row = rowOf(path); checked->damage && row >= 0)
            emit dataChanged(index(row), index(row));
    }
    if (!unchecked_.isEmpty())
        later_.start(0);
}

QString GameListModel::titleOf(const SavedGame& game, const QString& languageCode)
{
    if (!game.name.isEmpty())
        return game.name;
    if (!game.players.isEmpty())
        return game.players.join(QStringLiteral(", "));
    const QString file = QFileInfo(game.path).completeBaseName();
    // Files are named by the day, unless somebody has given them another name.
    const QDate day = game.began.isValid() ? game.began.toLocalTime().date() : QDate::fromString(file.left(10), Qt::ISODate);
    return day.isValid() ? tr("Game of %1").arg(QLocale(languageCode).toString(day, QLocale::ShortFormat)) : plainLine(file);
}

QString GameListModel::second(const Row& row) const
{
    const SavedGame& game = read(row);
    if (game.whyNot)
        return whyNotWords(*game.whyNot);
    QStringList parts;
    if (!game.name.isEmpty() && !game.players.isEmpty())
        parts << game.players.join(QStringLiteral(", "));
    if (!game.moment.isEmpty())
        parts << game.moment;
    if (game.revealed == Revealed::AsItStands)
        parts << tr("revealed", "a game");
    else if (game.revealed == Revealed::Earlier)
        parts << tr("revealed, then played on", "a game");
    if (row.damage)
        parts << damageWords(*row.damage);
    return capitalised(parts.join(dot));
}

QString GameListModel::dates(const Row& row) const
{
    const SavedGame& game = read(row);
    const QLocale locale(settings_.languageCode());
    const auto day = [&](const QDateTime& at) { return locale.toString(at.toLocalTime().date(), QLocale::ShortFormat); };
    QStringList parts;
    if (row.file.deleted.isValid())
        parts << tr("deleted %1", "a game").arg(day(row.file.deleted))
              << tr("goes for good on %1", "a game").arg(day(row.file.deleted.addDays(DeletedFolder::keptDays)));
    else if (!game.whyNot)
        parts << (game.began.isValid() ? tr("begun %1", "a game").arg(day(game.began)) : QString())
              << tr("last played %1").arg(locale.toString(game.played, QLocale::ShortFormat));
    parts.removeAll(QString());
    return capitalised(parts.join(dot));
}

QVariant GameListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = rows_[shown_[static_cast<std::size_t>(index.row())]];
    const auto title = [&] { return titleOf(read(row), settings_.languageCode()); };
    switch (role) {
    case Qt::DisplayRole:
        return title();
    case Qt::AccessibleTextRole: {
        QStringList parts{title(), second(row), dates(row)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(". "));
    }
    case SecondRole:
        return second(row);
    case DatesRole:
        return dates(row);
    case IconRole:
        if (read(row).whyNot || row.damage)
            return QStringLiteral("forbidden");
        return read(row).revealed == Revealed::AsItStands ? QStringLiteral("eye")
               : read(row).over                           ? QStringLiteral("dusk")
                                                          : QStringLiteral("journal");
    case WrongRole:
        return read(row).whyNot.has_value();
    default:
        return {};
    }
}

GameListView::GameListView(const Settings& settings, QWidget* parent) : QListView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setProperty("role", "plain");
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setItemDelegate(new GameRowDelegate(settings, this));
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
}

int GameListView::rowHeight(int width)
{
    const bool wide = isWide(width);
    const auto lines = [](const QFont& font, int count) { return QFontMetrics(font).lineSpacing() * count; };
    return 2 * pad + 2 + lines(titleFont(), 1) + lines(secondFont(), wide ? 1 : 2) + lines(datesFont(), wide ? 1 : 2);
}

void GameListView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            emit openAsked();
        return;
    case Qt::Key_F2:
        emit renameAsked();
        return;
    case Qt::Key_Delete:
        if (!event->isAutoRepeat())
            emit removeAsked();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void GameListView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (indexAt(event->pos()).isValid())
        emit openAsked();
}

void GameListView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    // The first row has told the height of all of them, at another width.
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
    // A sentence that comes up below takes room from the list, not from the game that it is about.
    const QRect chosen = visualRect(currentIndex());
    if (event->size().height() < event->oldSize().height() && chosen.top() >= 0 && chosen.bottom() < event->oldSize().height())
        scrollTo(currentIndex());
}

} // namespace demeter
