#include "app/desktop/kit/pick_box.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"

#include <QCollator>
#include <QListView>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

namespace demeter {

namespace {

/// An entry of the list: words at one edge, the chosen one with a check, none of the system's colours.
class EntryDelegate : public QStyledItemDelegate {
public:
    EntryDelegate(const Settings& settings, const QComboBox& box, QObject* parent)
        : QStyledItemDelegate(parent), settings_(settings), box_(box)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        return {lineWidth(box_.font(), index.data().toString()) + left + 44, qMax(44, scaled(44))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const bool chosen = index.row() == box_.currentIndex();
        const bool under = (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0;
        painter->fillRect(option.rect, settings_.colour(under ? u"pressed" : u"raised"));
        painter->setFont(box_.font());
        painter->setPen(settings_.colour(u"text"));
        painter->drawText(option.rect.adjusted(left, 0, -40, 0), Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        if (chosen)
            painter->drawPixmap(QPointF(option.rect.right() - 32, option.rect.center().y() - 9),
                                iconPixmap(QStringLiteral("check"), settings_.colour(u"text"), 18, box_.devicePixelRatioF()));
        painter->restore();
    }

private:
    static constexpr int left = 12;

    const Settings& settings_;
    const QComboBox& box_;
};

} // namespace

PickBox::PickBox(const Settings& settings, const QString& name, QWidget* parent) : QComboBox(parent), settings_(settings)
{
    setAccessibleName(name);
    // But for Windows, Qt gives out what is chosen as the name: of what it is the place, nobody would hear.
    if (QSysInfo::kernelType() != QLatin1String("winnt"))
        connect(this, &QComboBox::currentIndexChanged, this,
                [this, name](int index) { setAccessibleDescription(index < 0 ? QString() : name); });
    setFont(bodyFont(15, QFont::Medium));
    // A list view of our own takes the height of the rows from the style sheet; the one built in does not.
    setView(new QListView(this));
    view()->setFont(font());
    setItemDelegate(new EntryDelegate(settings_, *this, this));
    setMaxVisibleItems(9);
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PickBox::addPlaces(const FuryNames& names, LocationSet places)
{
    QList<std::pair<QString, int>> entries;
    places.forEach([&](LocationId place) { entries << std::pair(names.place(place), static_cast<int>(indexOf(place))); });
    const QCollator collator{QLocale(settings_.languageCode())};
    std::ranges::sort(entries, [&](const auto& a, const auto& b) { return collator.compare(a.first, b.first) < 0; });
    for (const auto& [name, value] : entries)
        addItem(name, value);
}

std::optional<int> PickBox::value() const
{
    const QVariant data = currentData();
    return currentIndex() < 0 || !data.isValid() ? std::nullopt : std::optional(data.toInt());
}

void PickBox::setValue(std::optional<int> value)
{
    setCurrentIndex(value ? findData(*value) : -1);
}

QFont PickBox::shownFont() const
{
    return fittedLine(font(), currentIndex() < 0 ? placeholderText() : currentText(), width() - 48, 12);
}

QSize PickBox::sizeHint() const
{
    return {qMax(150, QComboBox::sizeHint().width()), qMax(46, scaled(44))};
}

QSize PickBox::minimumSizeHint() const
{
    return {scaled(120), qMax(46, scaled(44))};
}

void PickBox::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event);
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.setFont(shownFont());
    if (currentIndex() < 0) { // said more quietly than what has been chosen; the style sheet would make no difference
        painter.setPen(settings_.colour(u"mute"));
        const int left = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).left() + 1;
        painter.drawText(QRect(left, 0, width() - 46, height()), Qt::AlignLeft | Qt::AlignVCenter, placeholderText());
    } else {
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
    painter.drawPixmap(QPointF(width() - 30, (height() - 18) / 2.0),
                       iconPixmap(QStringLiteral("chevron"), settings_.colour(isEnabled() ? u"text" : u"off"), 18, devicePixelRatioF()));
}

void PickBox::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the wheel scrolls the page, it does not change an entry by chance
}

} // namespace demeter
