#include "app/desktop/map/map_list.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/table/place_icon.h"
#include "app/text/hunter_lexicon.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QCollator>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <vector>

namespace demeter {

using fury::hunterCount;
using fury::Roadblock;

namespace {

constexpr int rowHeight = 52, searchMilliseconds = 1200, rowHoldMilliseconds = 550;
constexpr int placeRole = Qt::UserRole, factsRole = Qt::UserRole + 1, stateRole = Qt::UserRole + 2;
/// What `stateRole` says.
enum State { Plain, Legal, His };

QString inWords(const char* text)
{
    return QCoreApplication::translate("demeter::MapList", text);
}

QString tokenWords(const MapModel::Token& token)
{
    switch (token.what) {
    case MapModel::Token::What::ConsecratedGround:
        return MapList::tr("consecrated ground");
    case MapModel::Token::What::Host:
        return MapList::tr("heavenly host");
    case MapModel::Token::What::Storm:
        return MapList::tr("storm");
    case MapModel::Token::What::Fog:
        return token.count > 1 ? MapList::tr("fog twice") : MapList::tr("fog");
    case MapModel::Token::What::Declared:
        return MapList::tr("Dracula has said that he goes here");
    }
    return {};
}

} // namespace

/// Rows in the alphabetical order of the language; the words for each place.
class MapListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(order_.size()); }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid() || index.row() >= rowCount())
            return {};
        const LocationId id = order_[std::size_t(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return nameOf(id, language_);
        case Qt::AccessibleTextRole: {
            const QString facts = factsOf(id);
            return facts.isEmpty() ? nameOf(id, language_) : nameOf(id, language_) + QStringLiteral(", ") + facts;
        }
        case placeRole:
            return int(indexOf(id));
        case factsRole:
            return factsOf(id);
        case stateRole:
            return model_.legal.contains(id) ? Legal : isHis(id) ? His : Plain;
        default:
            return {};
        }
    }

    void setBoard(std::shared_ptr<const Board> board)
    {
        beginResetModel();
        board_ = std::move(board);
        model_ = {};
        sortByName();
        endResetModel();
    }
    void setLanguage(Language language)
    {
        beginResetModel();
        language_ = language;
        sortByName();
        endResetModel();
    }
    void setMap(const MapModel& model)
    {
        model_ = model;
        if (!order_.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    }
    void wordsChanged() { setMap(model_); }

    const Board* board() const { return board_.get(); }
    bool legalIsHunters() const { return model_.legalIsHunters; }
    QModelIndex indexOfPlace(LocationId id) const
    {
        const auto found = std::ranges::find(order_, id);
        return found == order_.end() ? QModelIndex() : index(int(found - order_.begin()));
    }

    /// The first row from `from` on, around the end, whose name begins with `text`; else one with a later word that does.
    QModelIndex search(const QString& text, int from) const
    {
        const QString wanted = foldedName(text);
        const int rows = rowCount();
        std::array<int, 3> best{-1, -1, -1};
        for (int n = 0; n < rows; ++n) {
            const int row = (from + n) % rows;
            const std::size_t place = indexOf(order_[std::size_t(row)]);
            for (std::size_t l = 0; l < languageCount; ++l) {
                const QString& name = folded_[place][l];
                const std::size_t rank = !name.startsWith(wanted) ? 2 : l == std::size_t(language_) ? 0 : 1;
                if (best[rank] < 0 && (rank < 2 || name.contains(u' ' + wanted)))
                    best[rank] = row;
            }
        }
        for (const int row : best)
            if (row >= 0)
                return index(row);
        return {};
    }

private:
    QString nameOf(LocationId id, Language language) const { return QString::fromStdString((*board_)[id].names[std::size_t(language)]); }

    bool isHis(LocationId id) const
    {
        return model_.current == id || std::ranges::find(model_.trail, id, &MapModel::TrailMark::location) != model_.trail.end() ||
               std::ranges::find(model_.lairs, id, &MapModel::LairMark::location) != model_.lairs.end();
    }

    QString factsOf(LocationId id) const
    {
        QStringList facts;
        switch ((*board_)[id].kind) {
        case LocationKind::SmallCity:
            facts << MapList::tr("small city");
            break;
        case LocationKind::LargeCity:
            facts << MapList::tr("large city");
            break;
        case LocationKind::Castle:
            facts << MapList::tr("castle");
            break;
        case LocationKind::Sea:
            facts << MapList::tr("sea");
            break;
        case LocationKind::Hospital:
            facts << MapList::tr("hospital");
            break;
        }
        if (std::ranges::find(board_->hospitals(), id) != board_->hospitals().end() && (*board_)[id].kind != LocationKind::Hospital)
            facts << MapList::tr("hospital");
        if (!(*board_)[id].portOn.empty())
            facts << MapList::tr("port");
        if (model_.legal.contains(id))
            facts << MapList::tr("legal");
        if (model_.current == id)
            facts << MapList::tr("Dracula is here");
        for (const MapModel::TrailMark& mark : model_.trail)
            if (mark.location == id)
                facts << MapList::tr("slot %1").arg(mark.slot);
        for (const MapModel::LairMark& mark : model_.lairs)
            if (mark.location == id)
                facts << MapList::tr("lair %1").arg(QChar(u'A' + mark.space));
        static constexpr std::array hunters{
            QT_TRANSLATE_NOOP("demeter::MapList", "Lord Godalming"), QT_TRANSLATE_NOOP("demeter::MapList", "Dr. Seward"),
            QT_TRANSLATE_NOOP("demeter::MapList", "Van Helsing"), QT_TRANSLATE_NOOP("demeter::MapList", "Mina Harker")};
        for (std::size_t i = 0; i < hunterCount; ++i) {
            const MapModel::Figure& figure = model_.hunters[i];
            if (figure.place != id)
                continue;
            if (figure.ward) {
                facts << MapList::tr("%1 in the hospital").arg(inWords(hunters[i]));
                continue;
            }
            QStringList said{inWords(hunters[i])};
            if (figure.lies)
                said << MapList::tr("delayed");
            if (figure.bats > 0)
                said << MapList::tr("Bats");
            if (figure.fog > 0)
                said << MapList::tr("fog");
            if (figure.bites > 0)
                said << MapList::tr("%n bites", nullptr, figure.bites);
            facts << (said.size() > 1 ? said[0] + QStringLiteral(" (") + said.mid(1).join(QStringLiteral(", ")) + u')' : said[0]);
        }
        for (const MapModel::Token::What what : {MapModel::Token::What::ConsecratedGround, MapModel::Token::What::Host,
                                                 MapModel::Token::What::Storm, MapModel::Token::What::Fog, MapModel::Token::What::Declared})
            for (const MapModel::Token& token : model_.tokens)
                if (token.place == id && token.what == what)
                    facts << tokenWords(token);
        for (const Roadblock& block : model_.roadblocks)
            if (block.a == id || block.b == id)
                facts << MapList::tr("roadblock towards %1").arg(nameOf(block.a == id ? block.b : block.a, language_));
        return facts.join(QStringLiteral(", "));
    }

    void sortByName()
    {
        order_.clear();
        folded_.clear();
        if (!board_)
            return;
        for (std::size_t i = 0; i < board_->locations().size(); ++i) {
            order_.push_back(static_cast<LocationId>(i));
            std::array<QString, languageCount> names;
            for (std::size_t l = 0; l < languageCount; ++l)
                names[l] = foldedName(nameOf(order_.back(), Language(l)));
            folded_.push_back(std::move(names));
        }
        const std::string_view code = languageCodes[std::size_t(language_)];
        QCollator collator(QLocale(QString::fromLatin1(code.data(), qsizetype(code.size()))));
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::vector<std::pair<QCollatorSortKey, LocationId>> keyed;
        for (const LocationId id : order_)
            keyed.emplace_back(collator.sortKey(nameOf(id, language_)), id);
        std::ranges::stable_sort(keyed, [](const auto& a, const auto& b) { return a.first < b.first; });
        std::ranges::transform(keyed, order_.begin(), [](const auto& entry) { return entry.second; });
    }

    std::shared_ptr<const Board> board_;
    Language language_ = Language::En;
    MapModel model_;
    std::vector<LocationId> order_;
    std::vector<std::array<QString, languageCount>> folded_; ///< by place
};

namespace {

/// Icon, name, and the facts on a second line; gold edge if legal, or steel where the hunters choose, red edge if it is his.
class PlaceDelegate : public QStyledItemDelegate {
public:
    PlaceDelegate(MapListModel* places, QObject* parent) : QStyledItemDelegate(parent), places_(places) {}
    void setTheme(ThemeName name) { theme_ = name; }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, std::max(rowHeight, qRound(rowHeight * textScale() * 0.92))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::of(theme_);
        const int state = index.data(stateRole).toInt();
        const bool focus = (option.state & QStyle::State_HasFocus) != 0, on = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(option.rect).adjusted(6, 3, -6, -3);
        const bool theirs = places_->legalIsHunters();
        const QColor edge = theme(state == Legal ? (theirs ? u"steel" : u"gold") : state == His ? u"bloodLine" : u"line");
        const QColor fill = theme(state == Legal ? (theirs ? u"steelTint" : u"goldTint")
                                  : state == His ? u"bloodTint"
                                  : on           ? u"pressed"
                                                 : u"raised");
        painter->setPen(QPen(edge, state == Plain ? 1 : 2));
        painter->setBrush(fill);
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        if (focus) {
            painter->setPen(QPen(theme(u"text"), 3));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(2.5, 1.5, -2.5, -1.5), 10, 10);
        }
        const auto id = static_cast<LocationId>(index.data(placeRole).toInt());
        const QColor tint = theme(state == Legal ? (theirs ? u"steel" : u"gold") : state == His ? u"bloodText" : u"mute");
        painter->drawPixmap(QPointF(box.left() + 10, box.center().y() - 12),
                            iconPixmap(placeIcon(*places_->board(), id), tint, 24, painter->device()->devicePixelRatioF()));
        const QRectF words = box.adjusted(44, 4, -10, -4);
        const auto line = [&](const QFont& font, const QColor& ink, const QString& text, bool top) {
            painter->setFont(font);
            painter->setPen(ink);
            const QRectF half(words.left(), top ? words.top() : words.center().y(), words.width(), words.height() / 2);
            painter->drawText(half, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text);
        };
        line(bodyFont(15, 600), theme(u"text"), index.data(Qt::DisplayRole).toString(), true);
        line(bodyFont(12.5, 400), theme(state == Plain ? u"mute" : u"text"), index.data(factsRole).toString(), false);
        painter->restore();
    }

private:
    MapListModel* places_;
    ThemeName theme_ = ThemeName::Dark;
};

} // namespace

MapList::MapList(QWidget* parent) : QListView(parent), places_(new MapListModel(this))
{
    loadFonts();
    QListView::setModel(places_);
    setItemDelegate(new PlaceDelegate(places_, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setAccessibleName(tr("Places of the map"));
    hold_.setSingleShot(true);
    hold_.setInterval(rowHoldMilliseconds);
    connect(&hold_, &QTimer::timeout, this, [this] {
        held_ = true;
        if (const auto place = placeOf(indexAt(pressedAt_)))
            emit whyAsked(*place);
    });
    restyle();
}

void MapList::restyle()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Base, Theme::of(theme_)(u"panel"));
    colors.setColor(QPalette::Window, Theme::of(theme_)(u"panel"));
    colors.setColor(QPalette::Text, Theme::of(theme_)(u"text"));
    setPalette(colors);
    static_cast<PlaceDelegate*>(itemDelegate())->setTheme(theme_);
    verticalScrollBar()->setStyleSheet(
        QStringLiteral(
            "QScrollBar{background:%1;width:14px;margin:0}QScrollBar::handle{background:%2;border-radius:5px;margin:2px;min-height:44px}"
            "QScrollBar::add-line,QScrollBar::sub-line{height:0}QScrollBar::add-page,QScrollBar::sub-page{background:none}")
            .arg(Theme::of(theme_)(u"panel").name(), Theme::of(theme_)(u"lineStrong").name()));
    viewport()->update();
}

void MapList::setBoard(std::shared_ptr<const Board> board)
{
    places_->setBoard(std::move(board));
}

void MapList::setLanguage(Language language)
{
    const auto place = currentPlace();
    places_->setLanguage(language);
    if (place)
        setCurrentPlace(*place);
}

void MapList::setTheme(ThemeName name)
{
    theme_ = name;
    restyle();
}

void MapList::setMap(const MapModel& model)
{
    places_->setMap(model);
}

std::optional<LocationId> MapList::placeOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    return static_cast<LocationId>(index.data(placeRole).toInt());
}

std::optional<LocationId> MapList::currentPlace() const
{
    return placeOf(currentIndex());
}

void MapList::setCurrentPlace(LocationId id)
{
    if (const QModelIndex index = places_->indexOfPlace(id); index.isValid())
        setCurrentIndex(index);
}

void MapList::keyboardSearch(const QString& search)
{
    if (search.isEmpty() || places_->rowCount() == 0)
        return;
    if (!sinceTyped_.isValid() || sinceTyped_.elapsed() > searchMilliseconds)
        typed_.clear();
    sinceTyped_.start();
    // A letter typed again goes to the next place that begins with it.
    const int row = std::max(0, currentIndex().row());
    const bool again = typed_.size() == 1 && foldedName(typed_) == foldedName(search);
    QModelIndex found;
    if (!again || places_->search(typed_ + search, row).isValid())
        found = places_->search(typed_ + search, typed_.isEmpty() && currentIndex().isValid() ? row + 1 : row);
    if (found.isValid())
        typed_ += search;
    else if (again)
        found = places_->search(search, row + 1);
    if (found.isValid())
        setCurrentIndex(found);
}

void MapList::keyPressEvent(QKeyEvent* event)
{
    const auto place = currentPlace();
    const bool typing = sinceTyped_.isValid() && sinceTyped_.elapsed() <= searchMilliseconds && !typed_.isEmpty();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && place) {
        event->accept();
        if (event->modifiers() & Qt::ShiftModifier)
            emit whyAsked(*place);
        else
            emit tapped(*place);
    } else if (event->key() == Qt::Key_Space && typing) {
        event->accept();
        keyboardSearch(QStringLiteral(" "));
    } else if (event->key() == Qt::Key_Space && place) {
        event->accept();
        emit tapped(*place);
    } else {
        QListView::keyPressEvent(event);
    }
}

void MapList::mousePressEvent(QMouseEvent* event)
{
    QListView::mousePressEvent(event);
    held_ = false;
    pressedAt_ = event->position().toPoint();
    if (event->button() == Qt::LeftButton)
        hold_.start();
}

void MapList::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->position().toPoint() - pressedAt_).manhattanLength() >= QApplication::startDragDistance())
        hold_.stop();
    QListView::mouseMoveEvent(event);
}

void MapList::mouseReleaseEvent(QMouseEvent* event)
{
    const bool tap = hold_.isActive() && event->button() == Qt::LeftButton;
    hold_.stop();
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (tap && !held_ && index == indexAt(pressedAt_))
        if (const auto place = placeOf(index))
            emit tapped(*place);
}

void MapList::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept();
    const QModelIndex index = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (const auto place = placeOf(index))
        emit whyAsked(*place);
}

void MapList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Places of the map"));
        places_->wordsChanged();
    }
    QListView::changeEvent(event);
}

} // namespace demeter
