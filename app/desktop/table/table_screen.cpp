#include "app/desktop/table/table_screen.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/turn_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTextDocument>

#include <algorithm>
#include <span>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

MapModel tableMap(const PublicView& view)
{
    MapModel model;
    for (std::size_t n = 0; n < trailLength; ++n)
        if (const auto& hideout = view.trail[n]; hideout && hideout->location)
            model.trail.push_back({*hideout->location, static_cast<int>(n) + 1, true});
    for (std::size_t n = 0; n < lairSpaces; ++n)
        if (const auto& lair = view.lairs[n]; lair && lair->location)
            model.lairs.push_back({*lair->location, static_cast<int>(n), true});
    if (view.figure) {
        model.current = view.figure; // CUR-4
        for (std::size_t n = 0; n < trailLength && model.currentSlot == 0; ++n)
            if (view.trail[n] && view.trail[n]->location == view.figure)
                model.currentSlot = static_cast<int>(n) + 1;
    }
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
    decide_ = new HoldButton(settings_, this);
    decide_->setObjectName("decide");
    decide_->hide();
    menu_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    menu_->setObjectName("table-menu");
    menu_->setIconName("list");
    map_ = new MapView(this);
    map_->setTable(true);
    map_->setFocusPolicy(Qt::NoFocus);
    turn_ = new TurnPanel(settings_, this);
    code_ = new CodeBlock(settings_, this);
    code_->hide();
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
    connect(decide_, &HoldButton::heldLong, this, &TableScreen::openAsked);
    connect(menu_, &QAbstractButton::clicked, this, &TableScreen::menuAsked);
    connect(turn_, &TurnPanel::entered, this, &TableScreen::entered);
    connect(turn_, &TurnPanel::othersPassed, this, &TableScreen::othersPassed);
    connect(turn_, &TurnPanel::litChanged, this, [this] {
        if (shown_)
            showLit();
    });
    connect(map_, &MapView::tapped, this, [this](LocationId place) {
        if (turn_->takesEntries() && sentences_ && !turn_->choose(place, *sentences_))
            emit whyAsked(place);
    });
    connect(map_, &MapView::whyAsked, this, [this](LocationId place) {
        if (turn_->acting())
            emit whyAsked(place);
    });
    setFocusPolicy(Qt::StrongFocus); // words are typed from anywhere
    for (QWidget* each : std::initializer_list<QWidget*>{open_, decide_, menu_})
        each->installEventFilter(this);
}

void TableScreen::setLog(const Ruleset& ruleset, const PublicLog& log, const TableTurn& turn, const Sentences& sentences,
                         std::optional<std::size_t> newsBegins)
{
    if (log.empty())
        return;
    Shown now{log.back().view, turn, {}};
    std::size_t begins = std::min(newsBegins.value_or(log.size() - 1), log.size() - 1);
    const auto news = [](const PublicStep& step) { return carriesNews(step); };
    while (begins > 0 && std::none_of(log.begin() + static_cast<std::ptrdiff_t>(begins), log.end(), news))
        --begins; // what was news before stays
    for (std::size_t n = begins; n < log.size(); ++n)
        now.told << sentences.publicStep(log, n);
    if (shown_ == now)
        return;
    shown_ = std::move(now);
    sentences_ = sentences;
    words_.clear();
    turn_->setTurn(shown_->view, shown_->turn, sentences);
    renew(ruleset, sentences);
}

void TableScreen::forget()
{
    board_.reset();
    shown_.reset();
}

void TableScreen::setCode(const std::optional<ShownCode>& code)
{
    const bool other = code != shownCode_;
    shownCode_ = code;
    const bool worded = code && code_->set(*code); // the same code has another name in another language
    code_->setVisible(code.has_value());
    if (other || worded)
        layOut();
}

void TableScreen::offer(std::vector<Action> entries)
{
    if (!sentences_)
        return;
    const QString typed = std::exchange(words_, {});
    if (entries.empty())
        turn_->say(tr("“%1” means nothing here. Type a hunter, then a place or what he does.").arg(typed));
    else
        turn_->offer(std::move(entries), *sentences_);
}

void TableScreen::refuse(const QString& why)
{
    words_.clear();
    turn_->say(why);
    layOut();
}

bool TableScreen::typeKey(const QKeyEvent& event)
{
    if (!turn_->takesEntries() || (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    constexpr qsizetype most = 60;
    if (event.key() == Qt::Key_Escape) {
        words_.clear();
        return sentences_ && turn_->cancel(*sentences_);
    }
    if (event.key() == Qt::Key_Backspace && !words_.isEmpty()) {
        words_.chop(1);
    } else if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !words_.isEmpty()) {
        if (!event.isAutoRepeat())
            emit typed(words_);
        return true;
    } else if (const QString text = event.text();
               !text.isEmpty() && words_.size() < most && (text.front().isLetter() || (!words_.isEmpty() && text.front() == u' '))) {
        words_ += text;
    } else {
        return false;
    }
    setFocus(); // a space within the words must not press what had the focus
    turn_->setTyped(words_);
    layOut();
    return true;
}

void TableScreen::keyPressEvent(QKeyEvent* event)
{
    if (!typeKey(*event))
        TablePage::keyPressEvent(event);
}

bool TableScreen::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && typeKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return TablePage::eventFilter(object, event);
}

void TableScreen::showLit()
{
    MapModel model = tableMap(shown_->view);
    model.legal = turn_->lit();
    model.acting = turn_->acting();
    if (model.acting)
        if (const HunterPlace place = shown_->view.hunters[static_cast<std::size_t>(*model.acting)];
            place.where != HunterPlace::Where::OffBoard)
            model.origin = place.location;
    map_->setModel(model);
    layOut();
}

void TableScreen::setOpenable(bool openable)
{
    openable_ = openable;
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
    decide_->setHeld(!pin);
    nameButtons();
    layOut();
}

void TableScreen::nameButtons()
{
    open_->setText(pin_ ? tr("Open\nby PIN") : tr("Hold\nto open"));
    open_->setAccessibleName(pin_ ? tr("Open Dracula's screen by PIN") : tr("Hold to open Dracula's screen"));
    decide_->setText(open_->text());
    decide_->setAccessibleName(open_->accessibleName());
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
    map_->setAccessibleName(tr("Map of the table"));

    time_->setText(sentences.publicTime(view.phase, view.day));
    week_->setText(view.round == 0 ? QString() : tr("Week %1, round %2").arg(view.week).arg(view.round));
    for (std::size_t n = 0; n < trailLength; ++n)
        slots_[n]->setHideout(view.trail[n], sentences);
    for (std::size_t n = 0; n < lairSpaces; ++n)
        lairs_[n]->setHideout(view.lairs[n], sentences);
    side_->setStep(view, sentences);
    if (shownCode_)
        code_->set(*shownCode_);
    showLit();
    emit renewed();
}

void TableScreen::fitAnnouncement(const QSize& room)
{
    const int n = unit();
    static const QRegularExpression digits(QStringLiteral("(\\d+)"));
    for (QStringList said = shown_ ? shown_->told : QStringList();;
         said.removeFirst()) { // where not all have room, the newest sentences stay
        const QString text = said.join(u' ');
        for (const double size : {2.15, 1.8, 1.45, 1.2, 1.0}) {
            if (size < 1.45 && said.size() > 1) // 1/28 of the short side: rather fewer sentences than smaller ones
                break;
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
    const bool portrait = height() > width();
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
        barHeight_ = second + 4 * n;
        announcement_->setGeometry(n, gap, width() - 2 * n, 4 * n - gap);
        stackTime(n, 4 * n, width() - button.width() - 3 * n);
        placeButtons(4 * n);
    } else {
        const int top = stackTime(0, 0, timeWidth);
        barHeight_ = qMax(qRound(4.15 * n), qMax(button.height(), top) + n);
        const int timeLeft = placeButtons((barHeight_ - button.height()) / 2) - n - timeWidth;
        stackTime(timeLeft, (barHeight_ - top) / 2, timeWidth);
        announcement_->setGeometry(n, 0, timeLeft - 2 * n, barHeight_);
    }
    fitAnnouncement(announcement_->size() - QSize(0, n * 2 / 5)); // two lines must not touch the edge

    map_->setLeastWords(least());
    for (TableCard* card : slots_)
        card->setUnit(n, least());
    for (TableCard* card : lairs_)
        card->setUnit(n, least());
    code_->setUnit(n);
    const QSize code = code_->isVisibleTo(this) ? code_->sizeHint() : QSize(0, 0);
    // A row of cards: empty ones are narrow, the others share the rest.
    const auto placeRow = [&](std::span<TableCard* const> cards, int left, int right, int top, int tall, bool move) {
        const int narrow = qMax(44, qRound(2.2 * n));
        // Each as wide as keeps it low; where there is not room for that the widest give way first, but for their longest word.
        int rest = right - left - gap * (int(cards.size()) - 1), full = 0, wanted = 0;
        for (const TableCard* card : cards) {
            card->isEmpty() ? rest -= narrow : ++full;
            wanted += card->preferredWidth();
        }
        const int spare = full > 0 ? qMax(0, rest - wanted) / full : 0;
        int most = qMax(1, rest);
        const auto widthOf = [&](const TableCard* card) {
            if (card->isEmpty())
                return narrow;
            const int preferred = qMin(card->preferredWidth() + spare, qMax(card->preferredWidth(), 9 * n));
            return qMax(card->narrowestWidth(), qMin(preferred, most));
        };
        const auto used = [&] {
            int sum = 0;
            for (const TableCard* card : cards)
                sum += card->isEmpty() ? 0 : widthOf(card);
            return sum;
        };
        while (most > narrow && used() > rest)
            most -= 4;
        int needed = tall, x = left;
        for (TableCard* card : cards) {
            const int wide = widthOf(card);
            if (move)
                card->setGeometry(x, top, wide, tall);
            else if (!card->isEmpty())
                needed = qMax(needed, card->neededHeight(wide));
            x += wide + gap;
        }
        return needed;
    };
    const int tall = qMax(96, qRound(4.8 * n)); // the code has room from the beginning: nothing moves when it comes
    if (portrait) {
        turn_->arrange(n, 3);
        side_->arrange(n, true, width());
        const int row = placeRow(slots_, n, width() - n, 0, tall, false);
        const int lairRoom = width() - 2 * n - code.width() - (code.width() > 0 ? n : 0);
        const int second = qMax(placeRow(lairs_, n, n + lairRoom, 0, tall, false), code.height());
        const int turnHeight = turn_->heightForWidth(width());
        const int cards = row + second + 3 * gap;
        const int sideHeight = side_->neededHeight(width());
        const int mapMost = qRound(width() / 1.352); // the board is 1000 x 740
        const int mapHeight = qMax(6 * n, qMin(mapMost, height() - barHeight_ - turnHeight - cards - sideHeight));
        map_->setGeometry(0, barHeight_, width(), mapHeight);
        turn_->setGeometry(0, barHeight_ + mapHeight, width(), turnHeight);
        cardsTop_ = barHeight_ + mapHeight + turnHeight;
        placeRow(slots_, n, width() - n, cardsTop_ + gap, row, true);
        placeRow(lairs_, n, n + lairRoom, cardsTop_ + 2 * gap + row, second, true);
        code_->setGeometry(width() - n - code.width(), cardsTop_ + 2 * gap + row, code.width(), second);
        cardsBottom_ = cardsTop_ + cards;
        divider_ = columnLeft_ = -1;
        scroll_->setGeometry(0, cardsBottom_, width(), qMax(0, height() - cardsBottom_));
    } else {
        const int right = width() - n - code.width() - (code.width() > 0 ? n : 0);
        // Slots and lairs share the row by how many of them are full.
        std::vector<TableCard*> all(slots_.begin(), slots_.end());
        all.insert(all.end(), lairs_.begin(), lairs_.end());
        const int row = qMax(placeRow(all, n, right - n, 0, tall, false), code.height());
        cardsTop_ = height() - row - 2 * gap;
        cardsBottom_ = height();
        placeRow(all, n, right - n, cardsTop_ + gap, row, true);
        for (TableCard* card : lairs_) // a little apart
            card->move(card->x() + n, card->y());
        divider_ = lairs_.front()->x() - (n + gap) / 2;
        code_->setGeometry(width() - n - code.width(), cardsTop_ + gap, code.width(), row);
        const int middle = cardsTop_ - barHeight_;
        // The board is 1000 x 740; two buttons with their words need room beside it.
        const int column = qMax(15 * n + 152, qMin(30 * n, width() * 35 / 100));
        columnLeft_ = qMin(qRound(middle * 1.352), width() - column);
        map_->setGeometry(0, barHeight_, columnLeft_, middle);
        const int columnWidth = width() - columnLeft_;
        turn_->arrange(n, 2);
        const int turnHeight = qMin(turn_->heightForWidth(columnWidth), middle);
        turn_->setGeometry(columnLeft_, barHeight_, columnWidth, turnHeight);
        for (const auto tracks : {TableSide::Tracks::Blocks, TableSide::Tracks::Words, TableSide::Tracks::Numbers}) {
            side_->arrange(n, false, columnWidth, tracks);
            if (side_->neededHeight(columnWidth) <= middle - turnHeight)
                break;
        }
        scroll_->setGeometry(columnLeft_, barHeight_ + turnHeight, columnWidth, middle - turnHeight);
    }
    decide_->setVisible(openable_ && shown_ && turn_->draculaDecides());
    decide_->setWordPixels(n);
    decide_->setGeometry(turn_->spareRoom().translated(turn_->pos()));
    decide_->raise();
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
    painter.drawLine(0, cardsTop_, width(), cardsTop_);
    if (cardsBottom_ < height())
        painter.drawLine(0, cardsBottom_, width(), cardsBottom_);
    if (divider_ >= 0)
        painter.drawLine(divider_, cardsTop_ + unit(), divider_, height() - unit());
    if (columnLeft_ >= 0)
        painter.drawLine(columnLeft_ - 1, barHeight_, columnLeft_ - 1, cardsTop_);
}

} // namespace demeter
