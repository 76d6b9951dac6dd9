#include "app/desktop/table/table_frame.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/held_keys.h"
#include "app/desktop/kit/hold_button.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/moments/moment_band.h"
#include "app/desktop/table/combat_stage.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/news_strip.h"
#include "app/desktop/table/table_card.h"
#include "app/desktop/table/table_side.h"
#include "app/desktop/table/turn_panel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QTextDocument>

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace demeter {

namespace {

/// The words of any game's table.
class FrameWords {
    Q_DECLARE_TR_FUNCTIONS(demeter::TableScreen)
};

} // namespace

TableFrame::TableFrame(const Settings& settings, const std::vector<TableSide::TrackSign>& tracks, QWidget* parent)
    : TablePage(parent), settings_(settings)
{
    setRole(this, "window");
    announcement_ = new HeadingLabel(this);
    announcement_->setFont(headingFont(30));
    announcement_->setWordWrap(true);
    announcement_->setObjectName("announcement");
    announcement_->setTextFormat(Qt::RichText);
    announcement_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    time_ = makeLabel({}, bodyFont(15, QFont::DemiBold));
    time_->setParent(this);
    week_ = makeLabel({}, bodyFont(15), "mute");
    week_->setParent(this);
    sign_ = new TimeSign(settings_, this);
    open_ = new HoldButton(settings_, this);
    open_->setObjectName("open");
    decide_ = new HoldButton(settings_, this);
    decide_->setObjectName("decide");
    decide_->setFilled(true);
    decide_->hide();
    menu_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    menu_->setObjectName("table-menu");
    menu_->setIconName("menu");
    phones_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    phones_->setObjectName("table-phones");
    phones_->setIconName("phone");
    phones_->hide();
    map_ = new MapView(this);
    map_->setTable(true);
    map_->setFocusPolicy(Qt::NoFocus);
    map_->setMinimumSize(0, 0); // it gives way to what lies below it
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &TableFrame::legendAsked);
    news_ = new NewsStrip(settings_, this);
    connect(news_, &NewsStrip::folded, this, &TableFrame::foldNews);
    stage_ = new CombatStage(settings_, this);
    stage_->hide();
    ending_ = new EndingStage(settings_, map_, this);
    ending_->hide();
    connect(ending_, &EndingStage::revealAsked, this, &TableFrame::revealAsked);
    connect(ending_, &EndingStage::shareAsked, this, &TableFrame::revealAsked); // the files, now that there are some
    connect(ending_, &EndingStage::newGameAsked, this, &TableFrame::newGameAsked);
    turn_ = new TurnPanel(settings_, this);
    code_ = new CodeBlock(settings_, this);
    code_->hide();
    side_ = new TableSide(settings_, tracks);
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(side_);
    for (std::size_t n = 0; n < slots_.size(); ++n)
        slots_[n] = new TableCard(settings_, QString::number(n + 1), this);
    for (std::size_t n = 0; n < lairs_.size(); ++n)
        lairs_[n] = new TableCard(settings_, QString(QChar(static_cast<char16_t>(u'A' + n))), this);
    connect(open_, &HoldButton::heldLong, this, &TableFrame::openAsked);
    connect(decide_, &HoldButton::heldLong, this, &TableFrame::openAsked);
    connect(menu_, &QAbstractButton::clicked, this, &TableFrame::menuAsked);
    connect(phones_, &QAbstractButton::clicked, this, &TableFrame::phonesAsked);
    const auto sayCard = [this](const TableCard* card) {
        connect(card, &TableCard::wordsAsked, this, [this, card] {
            tell(card->accessibleName());
            layOut();
        });
    };
    for (const TableCard* card : slots_)
        sayCard(card);
    for (const TableCard* card : lairs_)
        sayCard(card);
    connect(turn_, &TurnPanel::litChanged, this, [this] {
        if (shown_ && !renewing_)
            showLit();
    });
    connect(map_, &MapView::tapped, this, [this](LocationId place) {
        if (takesPlaces() && !choose(place))
            emit whyAsked(place);
    });
    connect(map_, &MapView::whyAsked, this, [this](LocationId place) {
        if (isActing())
            emit whyAsked(place);
    });
    moment_ = new MomentBand(settings_, *map_, this);
    connect(moment_, &MomentBand::staged, this, [this] {
        raiseSheets();
        if (moment_->isVisible())
            setFocus(); // what the next key would press lies under it
    });
    setFocusPolicy(Qt::StrongFocus); // words are typed from anywhere
    for (QWidget* each : std::initializer_list<QWidget*>{open_, decide_, menu_, phones_})
        each->installEventFilter(this);
}

void TableFrame::setCode(const std::optional<ShownCode>& code)
{
    const bool other = code != shownCode_;
    shownCode_ = code;
    const bool worded = code && code_->set(*code); // the same code has another name in another language
    if (other || worded)                           // which shows it where it has room
        layOut();
}

bool TableFrame::typeKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    constexpr qsizetype most = 60;
    if (event.key() == Qt::Key_Escape) { // from a question too
        words_.clear();
        return cancel();
    }
    if (!turn_->takesEntries())
        return false;
    if (event.key() == Qt::Key_Backspace && !words_.isEmpty()) {
        words_.chop(1);
    } else if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !words_.isEmpty()) {
        if (!event.isAutoRepeat())
            emit typed(QString(words_)); // a copy: whoever reads them takes them away
        return true;
    } else if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && hasFocus() && !event.isAutoRepeat()) {
        // Not by the key that ended the words and is still held: X11 tells of its repeats as of releases and presses.
        const bool held = enterUp_ != 0 && event.timestamp() != 0 && event.timestamp() - enterUp_ < HeldKeys::upMilliseconds;
        return !held && confirmTyped();
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

void TableFrame::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        enterUp_ = event->timestamp();
    if (!moment_->swallows(*event))
        TablePage::keyReleaseEvent(event);
}

void TableFrame::showEvent(QShowEvent* event)
{
    TablePage::showEvent(event);
    moment_->setSeen(true);
}

void TableFrame::hideEvent(QHideEvent* event)
{
    moment_->setSeen(false);
    TablePage::hideEvent(event);
}

void TableFrame::keyPressEvent(QKeyEvent* event)
{
    if (!moment_->swallows(*event) && !typeKey(*event))
        TablePage::keyPressEvent(event);
}

bool TableFrame::event(QEvent* event)
{
    // Before the focus moves on: what it would move to lies under the moment.
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab) && moment_->swallows(key))
            return true;
    }
    return TablePage::event(event);
}

bool TableFrame::focusNextPrevChild(bool next)
{
    if (!moment_->isVisible())
        return TablePage::focusNextPrevChild(next);
    moment_->goOn(); // instead of the focus
    return true;
}

bool TableFrame::eventFilter(QObject* object, QEvent* event)
{
    if ((event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) && moment_->swallows(*static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::KeyPress && typeKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return TablePage::eventFilter(object, event);
}

void TableFrame::showLit()
{
    showMap();
    layOut();
}

void TableFrame::forgetLook()
{
    board_.reset();
    shown_.reset();
}

QString TableFrame::takeTyped()
{
    return std::exchange(words_, {});
}

void TableFrame::setOpenable(bool openable)
{
    openable_ = openable;
    moment_->setTaken(openable);
    open_->setVisible(openable && hasSecret_);
    menu_->setVisible(openable);
    map_->setLegendOffered(openable && legend_);
    layOut();
}

void TableFrame::setHasSecret(bool has)
{
    if (std::exchange(hasSecret_, has) != has)
        setOpenable(openable_);
}

void TableFrame::setAids(const SessionAids& aids)
{
    legend_ = aids.legend;
    map_->setLegendOffered(openable_ && legend_);
}

void TableFrame::setPin(bool pin)
{
    if (pin == pin_)
        return;
    pin_ = pin;
    open_->setHeld(!pin);
    decide_->setHeld(!pin);
    nameButtons();
    layOut();
}

void TableFrame::setPhones(std::optional<int> watching)
{
    if (watching == watching_)
        return;
    watching_ = watching;
    nameButtons();
    layOut();
}

void TableFrame::nameButtons()
{
    phones_->setText(QString::number(watching_.value_or(0)));
    phones_->setAccessibleName(FrameWords::tr("Phones that show the table: %1").arg(watching_.value_or(0)));
    open_->setText(pin_ ? FrameWords::tr("Open\nby PIN") : FrameWords::tr("Hold\nto open"));
    open_->setAccessibleName(pin_ ? FrameWords::tr("Open Dracula's screen by PIN") : FrameWords::tr("Hold to open Dracula's screen"));
    decide_->setText(open_->text());
    decide_->setAccessibleName(open_->accessibleName());
    menu_->setAccessibleName(FrameWords::tr("Menu of the table"));
}

bool TableFrame::isPhone() const
{
    return qMin(width(), height()) < 600;
}

int TableFrame::least() const
{
    return (qMin(width(), height()) + 39) / 40;
}

int TableFrame::leastOnMap() const
{
    return isPhone() ? qMax(least(), leastInHand) : least(); // held in the hand: 1/40 of its short side is too small to read
}

int TableFrame::tabletUnit() const
{
    return qMax(qRound(least() * (1 + 0.15 * (qBound(1.0, textScale(), 2.0) - 1))), qRound(11.5 * textScale()));
}

void TableFrame::showLook(TableLook look, const std::shared_ptr<const Board>& board)
{
    shown_ = std::move(look);
    nameButtons();
    setAccessibleName(FrameWords::tr("The table"));
    if (board_ != board) { // its drawing is kept as long as it is the same
        board_ = board;
        map_->setBoard(board_);
        map_->setLanguage(settings_.language());
        map_->setTheme(settings_.theme());
        moment_->setBoard(board_, settings_.language());
    }
    map_->setSpoken(FrameWords::tr("Map of the table"));

    time_->setText(shown_->time);
    week_->setText(weekLines().front());
    sign_->setSign(shown_->sign);
    for (std::size_t n = 0; n < std::min(slots_.size(), shown_->trail.size()); ++n)
        slots_[n]->setLies(shown_->trail[n]);
    for (std::size_t n = 0; n < std::min(lairs_.size(), shown_->besides.size()); ++n)
        lairs_[n]->setLies(shown_->besides[n]);
    side_->setWords(shown_->side);
    if (shownCode_)
        code_->set(*shownCode_);
    showLit();
    emit renewed();
}

QStringList TableFrame::weekLines() const
{
    const QString week = shown_ ? shown_->week : QString(), back = shown_ ? shown_->back : QString();
    if (week.isEmpty() || back.isEmpty())
        return {week + back};
    return {week + QStringLiteral(" · ") + back, back};
}

QString TableFrame::weekLine(const QFont& font, int room) const
{
    const QStringList lines = weekLines();
    return lineWidth(font, lines.front()) <= room ? lines.front() : lines.back();
}

void TableFrame::placeNews()
{
    const bool shown = shown_ && shown_->told.whole && folded_ != shown_->told && !isCombat() && !isOver();
    news_->arrange(shown ? newsBefore_ : QStringList(), unit_, map_->geometry(), takesPlaces());
}

void TableFrame::foldNews()
{
    folded_ = shown_ ? std::optional(shown_->told) : std::nullopt;
    setFocus(); // the button that had it is gone
    layOut();
}

void TableFrame::placeDecide()
{
    decide_->setVisible(openable_ && hasSecret_ && shown_ && turn_->draculaDecides());
    decide_->setWordPixels(unit_);
    decide_->setGeometry(turn_->spareRoom().translated(turn_->pos()));
    decide_->raise();
    placeMoment();
    update();
}

void TableFrame::placeMoment()
{
    moment_->setGeometry(0, barHeight_, width(), qMax(0, cardsTop_ - barHeight_));
    moment_->arrange(unit_, least(), size());
    moment_->raise();
}

void TableFrame::playMoments(const MomentsToShow& news, const MapModel& model)
{
    moment_->play(news, model);
}

void TableFrame::follow(TablePage& first)
{
    const auto* table = qobject_cast<TableFrame*>(&first);
    if (table == nullptr)
        return;
    ending_->follow(*table->ending_);
    connect(table->news_, &NewsStrip::folded, this, &TableFrame::foldNews, Qt::UniqueConnection);
}

/// In a window of its own the table has nothing below it: what asks about its entries lies on the page itself, over all parts of it.
void TableFrame::raiseSheets()
{
    for (Sheet* sheet : findChildren<Sheet*>(QString(), Qt::FindDirectChildrenOnly))
        sheet->raise();
}

void TableFrame::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void TableFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"window"));
    painter.fillRect(QRect(0, 0, width(), barHeight_), settings_.colour(u"panel"));
    if (isPhone()) // the tracks and the code
        painter.fillRect(QRect(0, cardsBottom_, width(), height() - cardsBottom_), settings_.colour(u"panel"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, barHeight_ - 1, width(), barHeight_ - 1);
    painter.drawLine(0, cardsTop_, width(), cardsTop_);
    if (cardsBottom_ < height())
        painter.drawLine(0, cardsBottom_, width(), cardsBottom_);
    if (divider_ >= 0)
        painter.drawLine(divider_, cardsTop_ + unit(), divider_, cardsBottom_ - unit());
    if (columnLeft_ >= 0)
        painter.drawLine(columnLeft_ - 1, barHeight_, columnLeft_ - 1, cardsTop_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(settings_.colour(u"bloodText"), 1));
    painter.setBrush(settings_.colour(u"bloodLine"));
    for (const QRectF box : blood_) { // drops
        const double wide = 0.7 * box.width(), low = box.bottom() - wide / 2;
        QPainterPath drop(QPointF(box.center().x(), box.top()));
        drop.quadTo(box.center().x() + 0.1 * wide, box.top() + 0.25 * box.height(), box.center().x() + wide / 2, low);
        drop.arcTo(QRectF(box.center().x() - wide / 2, low - wide / 2, wide, wide), 0, -180);
        drop.quadTo(box.center().x() - 0.1 * wide, box.top() + 0.25 * box.height(), box.center().x(), box.top());
        painter.drawPath(drop);
    }
}

} // namespace demeter
