#include "app/desktop/table/table_screen.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"

#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTextDocument>

namespace demeter {

using namespace fury3e;

namespace {

/// How many earlier announcements are listed.
constexpr std::size_t newsKept = 3;

MapModel tableMap(const PublicView& view)
{
    MapModel model;
    for (std::size_t n = 0; n < trailLength; ++n)
        if (const auto& hideout = view.trail[n]; hideout && hideout->location)
            model.trail.push_back({*hideout->location, static_cast<int>(n) + 1, true});
    for (std::size_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = view.lairs[n]; lair && lair->location)
            model.lairs.push_back({*lair->location, static_cast<int>(n), true});
    model.hunters = view.hunters;
    model.sheets = view.sheets;
    model.tokens = view.tokens;
    return model;
}

} // namespace

TableScreen::TableScreen(const Settings& settings, QWidget* parent) : TablePage(parent), settings_(settings)
{
    setRole(this, "window");
    announcement_ = makeLabel({}, headingFont(30));
    announcement_->setParent(this);
    announcement_->setObjectName("announcement");
    announcement_->setTextFormat(Qt::RichText);
    announcement_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    time_ = makeLabel({}, bodyFont(15, QFont::DemiBold));
    time_->setParent(this);
    week_ = makeLabel({}, bodyFont(15), "mute");
    week_->setParent(this);
    open_ = new HoldButton(settings_, this);
    open_->setObjectName("open");
    menu_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    menu_->setObjectName("table-menu");
    menu_->setIconName("list");
    map_ = new MapView(this);
    map_->setTable(true);
    map_->setFocusPolicy(Qt::NoFocus);
    side_ = new TableSide(settings_);
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(side_);
    for (std::size_t n = 0; n < trailLength; ++n)
        slots_[n] = new TableCard(settings_, QString::number(n + 1), false, this);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        lairs_[n] = new TableCard(settings_, QString(QChar(static_cast<char16_t>(u'A' + n))), true, this);
    connect(open_, &HoldButton::heldLong, this, &TableScreen::openAsked);
    connect(menu_, &QAbstractButton::clicked, this, &TableScreen::menuAsked);
}

void TableScreen::setLog(const Ruleset& ruleset, const PublicLog& log, const Sentences& sentences)
{
    if (log.empty())
        return;
    Shown now{log.back().view, {}};
    for (auto step = log.rbegin(); step != log.rend() && now.told.size() <= newsKept; ++step)
        if (!step->said.empty() || step->way != PublicStep::Way::Onwards)
            now.told.push_back({step->said, step->way});
    if (shown_ == now)
        return;
    shown_ = std::move(now);
    renew(ruleset, sentences);
}

void TableScreen::refresh(const Ruleset& ruleset, const Sentences& sentences)
{
    board_.reset();
    renew(ruleset, sentences);
}

void TableScreen::setCode(const std::optional<ShownCode>& code)
{
    if (side_->setCode(code))
        layOut();
}

void TableScreen::setOpenable(bool openable)
{
    open_->setVisible(openable);
    menu_->setVisible(openable);
    layOut();
}

void TableScreen::setPin(bool pin)
{
    if (pin == pin_)
        return;
    pin_ = pin;
    open_->setHeld(!pin);
    nameButtons();
    layOut();
}

void TableScreen::nameButtons()
{
    open_->setText(pin_ ? tr("Open\nby PIN") : tr("Hold\nto open"));
    open_->setAccessibleName(pin_ ? tr("Open Dracula's screen by PIN") : tr("Hold to open Dracula's screen"));
    menu_->setAccessibleName(tr("Menu of the table"));
    menu_->setToolTip(menu_->accessibleName());
}

int TableScreen::unit() const
{
    return qMax(least(), qRound(11.5 * textScale()));
}

int TableScreen::least() const
{
    return (qMin(width(), height()) + 39) / 40;
}

void TableScreen::renew(const Ruleset& ruleset, const Sentences& sentences)
{
    nameButtons();
    setAccessibleName(tr("The table"));
    if (!shown_)
        return;
    const PublicView& view = shown_->view;
    if (board_ != ruleset.board) { // its drawing is kept as long as it is the same
        board_ = ruleset.board;
        map_->setBoard(board_);
        map_->setLanguage(settings_.language());
        map_->setTheme(settings_.theme());
    }
    map_->setModel(tableMap(view));
    map_->setAccessibleName(tr("Map of the table"));

    said_.clear();
    QStringList news;
    for (const Told& told : shown_->told) {
        const QStringList spoken = sentences.publicStep(told.said, told.way);
        if (said_.isEmpty())
            said_ = spoken;
        else
            news << spoken.join(u' ');
    }
    time_->setText(sentences.publicTime(view.phase, view.day));
    week_->setText(view.round == 0 ? QString() : tr("Week %1, round %2").arg(view.week).arg(view.round));
    for (std::size_t n = 0; n < trailLength; ++n)
        slots_[n]->setHideout(view.trail[n], sentences);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        lairs_[n]->setHideout(view.lairs[n], sentences);
    side_->setStep(view, news, sentences);
    layOut();
    emit renewed();
}

void TableScreen::fitAnnouncement(const QSize& room)
{
    const int n = unit();
    static const QRegularExpression digits(QStringLiteral("(\\d+)"));
    for (QStringList said = said_;; said.removeFirst()) { // where not all have room, the newest sentences stay
        const QString text = said.join(u' ');
        for (const double size : {2.15, 1.7, 1.35, 1.1, 1.0}) {
            const QFont font = sizedFont(headingFont(30), size * n);
            // Garamond's figures are old-style: a number that counts is set in the sans.
            const QString number =
                QStringLiteral("<span style=\"font-family:Inter; font-size:%1px\">\\1</span>").arg(qRound(size * n * 0.86));
            const QString shown = text.toHtmlEscaped().replace(digits, number);
            QTextDocument laidOut;
            laidOut.setDocumentMargin(0);
            laidOut.setDefaultFont(font);
            laidOut.setHtml(shown);
            laidOut.setTextWidth(room.width());
            const bool fits = laidOut.size().height() <= room.height() && laidOut.idealWidth() <= room.width();
            if (fits || (size == 1.0 && said.size() <= 1)) {
                announcement_->setFont(font);
                announcement_->setText(shown);
                announcement_->setAccessibleName(text);
                return;
            }
        }
    }
}

void TableScreen::layOut()
{
    const int n = unit();
    const int gap = qMax(6, n * 2 / 5);
    const bool portrait = width() < 1000 && height() > width();
    const QFont timeFont = sizedFont(bodyFont(15, QFont::DemiBold), 1.1 * n), weekFont = sizedFont(bodyFont(15), n);
    time_->setFont(timeFont);
    week_->setFont(weekFont);
    open_->setWordPixels(n);
    const bool openable = open_->isVisibleTo(this);
    const QSize hold = openable ? open_->sizeHint() : QSize(0, 0), menu = openable ? menu_->sizeHint() : QSize(0, 0);
    const QSize button(hold.width() + (openable ? gap + menu.width() : 0), qMax(hold.height(), menu.height()));
    const auto placeButtons = [&](int top) {
        const int left = width() - button.width() - n;
        menu_->setGeometry(QRect(QPoint(left, top + (button.height() - menu.height()) / 2), menu));
        open_->setGeometry(QRect(QPoint(width() - hold.width() - n, top + (button.height() - hold.height()) / 2), hold));
        return left;
    };
    // As wide as its words, within bounds; before the window has its size the bounds may cross.
    const int timeWidth = qMax(10 * n, qMin(QFontMetrics(timeFont).horizontalAdvance(time_->text()) + 2, qMin(width() / 3, 18 * n)));
    const auto stackTime = [&](int left, int top, int room) {
        const int first = wrappedHeight(timeFont, time_->text(), room), second = wrappedHeight(weekFont, week_->text(), room);
        time_->setGeometry(left, top, room, first);
        week_->setGeometry(left, top + first, room, second);
        return first + second;
    };
    if (portrait) {
        const int second = qMax(button.height(), stackTime(n, 0, width() - button.width() - 3 * n)) + n;
        barHeight_ = second + 5 * n;
        announcement_->setGeometry(n, gap, width() - 2 * n, 5 * n - gap);
        stackTime(n, 5 * n, width() - button.width() - 3 * n);
        placeButtons(5 * n);
    } else {
        const int top = stackTime(0, 0, timeWidth);
        barHeight_ = qMax(qRound(4.15 * n), qMax(button.height(), top) + n);
        const int timeLeft = placeButtons((barHeight_ - button.height()) / 2) - n - timeWidth;
        stackTime(timeLeft, (barHeight_ - top) / 2, timeWidth);
        announcement_->setGeometry(n, 0, timeLeft - 2 * n, barHeight_);
    }
    fitAnnouncement(announcement_->size() - QSize(0, n * 2 / 5)); // two lines must not touch the edge

    side_->arrange(n, portrait);
    map_->setLeastWords(least());
    for (TableCard* card : slots_)
        card->setUnit(n, least());
    for (TableCard* card : lairs_)
        card->setUnit(n, least());
    if (portrait) {
        const int each = (width() - 2 * n - 2 * gap) / 3;
        int y = 0;
        std::vector<QRect> places;
        for (int rowIndex = 0; rowIndex < 3; ++rowIndex) {
            int tall = qRound(5.6 * n);
            for (int column = 0; column < 3; ++column) {
                const auto index = static_cast<std::size_t>(rowIndex * 3 + column);
                const TableCard* card = index < trailLength ? slots_[index] : lairs_[index - trailLength];
                tall = qMax(tall, card->neededHeight(each));
            }
            for (int column = 0; column < 3; ++column)
                places.emplace_back(n + column * (each + gap), y, each, tall);
            y += tall + gap;
        }
        const int sideHeight = qMin(side_->heightForWidth(width()), height() - barHeight_ - y - height() * 27 / 100);
        const int mapHeight = qMax(6 * n, height() - barHeight_ - y - gap - sideHeight);
        map_->setGeometry(0, barHeight_, width(), mapHeight);
        cardsTop_ = barHeight_ + mapHeight + gap;
        for (std::size_t index = 0; index < places.size(); ++index)
            (index < trailLength ? slots_[index] : lairs_[index - trailLength])->setGeometry(places[index].translated(0, cardsTop_));
        divider_ = -1;
        scroll_->setGeometry(0, cardsTop_ + y, width(), height() - cardsTop_ - y);
    } else {
        const int each = (width() - 2 * n - 9 * gap - n) / 9;
        int tall = qRound(9.8 * n);
        for (const TableCard* card : slots_)
            tall = qMax(tall, card->neededHeight(each));
        for (const TableCard* card : lairs_)
            tall = qMax(tall, card->neededHeight(each));
        cardsTop_ = height() - tall - 2 * gap;
        int x = n;
        for (TableCard* card : slots_) {
            card->setGeometry(x, cardsTop_ + gap, each, tall);
            x += each + gap;
        }
        divider_ = x + n / 2;
        x += n + gap;
        for (TableCard* card : lairs_) {
            card->setGeometry(x, cardsTop_ + gap, each, tall);
            x += each + gap;
        }
        const int mapWidth = qMin(qRound((cardsTop_ - barHeight_) * 1.352), width() * 52 / 100); // the board is 1000 x 740
        map_->setGeometry(0, barHeight_, mapWidth, cardsTop_ - barHeight_);
        scroll_->setGeometry(mapWidth, barHeight_, width() - mapWidth, cardsTop_ - barHeight_);
    }
    update();
}

void TableScreen::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void TableScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"window"));
    painter.fillRect(QRect(0, 0, width(), barHeight_), settings_.colour(u"panel"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, barHeight_ - 1, width(), barHeight_ - 1);
    if (divider_ >= 0) {
        painter.drawLine(0, cardsTop_, width(), cardsTop_);
        painter.drawLine(divider_, cardsTop_ + unit(), divider_, height() - unit());
    }
}

} // namespace demeter
