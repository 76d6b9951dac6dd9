#include "app/desktop/guide/turn_guide.h"

#include "app/desktop/guide/guide_parts.h"
#include "app/desktop/kit/card_button.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/focus_ring.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/text/hunter_lexicon.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace demeter {

using fury::Hunter;

namespace {
constexpr int ringGap = 6;
/// Of the other choices, above the one that stays in sight.
constexpr int leastScrolled = 110;
} // namespace

TurnGuide::TurnGuide(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
    steps_ = new GuideSteps(settings_, this);
    question_ = new HeadingLabel(this);
    question_->setObjectName("question");
    question_->setWordWrap(true);
    question_->setProperty(FocusRing::bar, true);
    question_->setContentsMargins(ringGap, 0, 0, 0); // its letters stay clear of that bar
    back_ = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
    back_->setObjectName("back");
    back_->setFocusPolicy(Qt::TabFocus);
    connect(back_, &QAbstractButton::clicked, this, &TurnGuide::backAsked);
    strip_ = new GuideStrip(settings_, this);
    strip_->setObjectName("strip");
    connect(strip_->book, &QAbstractButton::clicked, this, [this] { emit topicAsked(strip_->topic()); });
    filter_ = new QLineEdit(this);
    filter_->setObjectName("filter");
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    connect(filter_, &QLineEdit::textChanged, this, [this] {
        if (field_ == Field::Filter)
            arrange();
    });
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    inside_ = new QWidget;
    setRole(inside_, "scroll");
    scroll_->setWidget(inside_);
    retranslate();
}

void TurnGuide::retranslate()
{
    setAccessibleName(tr("Turn guide"));
    back_->setText(tr("Back"));
    //: In a field to type in. M is the first letter of Mina, Par stands for Paris: both in the language of the window.
    const QString words = field_ == Field::Words ? tr("Type: M Par") : tr("Type a name");
    filter_->setPlaceholderText(words);
    filter_->setAccessibleName(field_ == Field::Words ? tr("Type what a hunter does") : words);
}

void TurnGuide::setStepsShown(bool shown)
{
    stepsShown_ = shown; // from the next question on
}

void TurnGuide::setQuestion(const Prompt& asked, const std::vector<ShownChoice>& choices, bool back, int widestColumns)
{
    mostColumns_ = widestColumns;
    // The same list with another one marked stays where it is: the next tap must not meet another choice.
    const bool sameList = asked.title == asked_ &&
                          std::ranges::equal(cells_, choices, {}, &Cell::word, [](const ShownChoice& shown) { return shown.choice->word; });
    const int scrolled = sameList ? scroll_->verticalScrollBar()->value() : 0;
    steps_->setStep(asked.steps, asked.step);
    asked_ = asked.title;
    question_->setText(asked_);
    back_->setVisible(back);
    const Field before = field_;
    field_ = asked.filter ? Field::Filter : asked.words ? Field::Words : Field::None;
    // Not without its signals: it would keep its clear button, and its placeholder no room beside that.
    if (before != field_ || !filter_->text().isEmpty())
        filter_->clear();
    if (before != field_)
        retranslate();
    // Before it is hidden: otherwise the focus would go on to wherever comes next.
    if (const QWidget* focus = QApplication::focusWidget();
        focus != nullptr && (inside_->isAncestorOf(focus) || focus == pinned_ || (focus == filter_ && field_ == Field::None)))
        rest();
    for (const Cell& cell : cells_) {
        cell.widget->hide();
        cell.widget->disconnect(this);
        cell.widget->deleteLater();
        if (cell.section != nullptr) {
            cell.section->hide();
            cell.section->deleteLater();
        }
    }
    cells_.clear();
    pinned_ = nullptr; // it is one of them
    int number = 0;
    for (const ShownChoice& choice : choices)
        makeCell(choice, number++);
    // After the question and the field, although they have just been made.
    QWidget* last = filter_;
    for (const Cell& cell : cells_)
        for (QWidget* each :
             cell.stepper != nullptr ? QList<QWidget*>{cell.stepper->less, cell.stepper->more} : QList<QWidget*>{cell.button}) {
            setTabOrder(last, each);
            last = each;
        }
    layOut();
    scroll_->verticalScrollBar()->setValue(scrolled);
}

void TurnGuide::makeCell(const ShownChoice& shown, int number)
{
    const PromptChoice& choice = *shown.choice;
    Cell cell;
    cell.word = choice.word;
    cell.form = choice.form;
    if (choice.form == PromptChoice::Form::Stepper) {
        cell.stepper = new GuideStepper(settings_, shown, inside_);
        cell.widget = cell.stepper;
        for (const bool more : {false, true}) {
            ChoiceButton* button = more ? cell.stepper->more : cell.stepper->less;
            button->setObjectName(QStringLiteral("choice-%1-%2").arg(number + 1).arg(more ? u"plus" : u"minus"));
            button->setFocusPolicy(Qt::TabFocus);
            button->installEventFilter(this);
            connect(button, &QAbstractButton::clicked, this, [this, number, more] { emit stepped(number, more); });
        }
    } else {
        cell.button = choice.form == PromptChoice::Form::Card ? new CardButton(settings_, choice.kind, inside_)
                                                              : new ChoiceButton(settings_, choice.kind, inside_);
        cell.widget = cell.button;
        cell.button->setFocusPolicy(Qt::TabFocus); // a tap leaves the focus where no key repeats it
        cell.button->setText(choice.word);
        cell.button->setSecondLine(choice.second);
        cell.button->setIconName(choice.icon);
        QList<ChoiceButton::Sign> badges;
        for (const Seat seat : choice.seats)
            badges.push_back(seatSign(seat));
        cell.button->setBadges(badges);
        if (choice.sign)
            cell.button->setSign(seatSign(*choice.sign));
        cell.button->setMarked(choice.marked);
        if (auto* card = qobject_cast<CardButton*>(cell.button)) {
            card->setDashed(choice.dashed);
            card->setCount(choice.value);
        }
        QStringList said{choice.word, choice.second};
        if (choice.marked)
            said << tr("chosen");
        said.removeAll(QString());
        cell.button->setAccessibleName(said.join(QStringLiteral(", ")));
        cell.button->setAccessibleDescription({}); // the second line is in the name already
        cell.button->installEventFilter(this);
        connect(cell.button, &QAbstractButton::clicked, this, [this, number] { emit chosen(number); });
        if (!choice.reads.isEmpty()) {
            ChoiceButton* more = cell.button->moreButton();
            more->setObjectName(QStringLiteral("read-%1").arg(choice.reads));
            more->setAccessibleName(tr("What the card does: %1").arg(choice.word));
            connect(more, &QAbstractButton::clicked, this, [this, id = choice.reads] { emit cardAsked(id); });
        }
    }
    cell.widget->setObjectName(QStringLiteral("choice-%1").arg(number + 1));
    if (!choice.section.isEmpty()) {
        cell.section = makeLabel(choice.section, bodyFont(13.5, QFont::Medium), "mute");
        cell.section->setParent(inside_);
    }
    cells_ << cell;
}

void TurnGuide::say(const Said& said)
{
    strip_->say(said);
    layOut();
    if (stripRoom_ > 0 && said.voice != Said::Voice::Note) // it must be heard
        scroll_->verticalScrollBar()->setValue(0);
}

QString TurnGuide::said() const
{
    return strip_->plain();
}

QString TurnGuide::saidTopic() const
{
    return strip_->topic();
}

void TurnGuide::layOut()
{
    constexpr int margin = 16;
    const int wide = width() - 2 * margin;
    if (wide <= 0)
        return;
    int y = 10;
    // Where the choices would have room for one or two rows it is their neighbours that give way.
    const bool steps = stepsShown_ && height() >= scaled(360);
    steps_->setVisible(steps);
    if (steps) {
        steps_->setGeometry(margin, y, wide, steps_->neededHeight());
        y += steps_->neededHeight() + 4;
    }
    filter_->setFont(bodyFont(15));
    // Typed words stand beside the question if there is room.
    const int beside = qMax(150, lineWidth(filter_->font(), filter_->placeholderText()) + 52);
    const auto ask = [this](int px) {
        question_->setFont(headingFont(px));
        question_->setText(asked_);
    };
    question_->setContentsMargins(ringGap, 0, 0, 0);
    ask(30);
    const int back = back_->isVisibleTo(this) ? back_->sizeHint().width() + 8 : 0;
    const bool sameLine = field_ == Field::Words && wide - back - beside - 8 >= qMin(lineWidth(headingFont(24), asked_) + 8, wide / 2);
    const int backWidth = back + (sameLine ? beside + 8 : 0);
    int tall = question_->heightForWidth(wide - backWidth + ringGap);
    for (const int px : {27, 24, 21, 18}) {
        if (tall <= scaled(52) || (px < 21 && (textScale() <= 1.3 || steps))) // large words on a small screen
            break;
        ask(px);
        tall = question_->heightForWidth(wide - backWidth + ringGap);
    }
    const int backHeight = qMax(46, back_->sizeHint().height());
    tall = qMax(tall, backWidth > 0 ? backHeight : scaled(38));
    placeHeading(question_, {margin - ringGap, y, wide - backWidth + ringGap, tall}, asked_);
    back_->setGeometry(width() - margin - back + 8, y + (tall - backHeight) / 2, qMax(0, back - 8), backHeight);
    const int fieldHeight = qMax(44, scaled(44));
    if (sameLine)
        filter_->setGeometry(width() - margin - back - beside, y + (tall - fieldHeight) / 2, beside, fieldHeight);
    y += tall + 4;
    // Large words on a small screen: what is said scrolls with the choices, for which there would be no room left.
    const int words = strip_->fit(wide) + 8;
    const int search = field_ == Field::Filter ? fieldHeight + 8 : 0;
    const bool scrolled = textScale() > 1.3 && height() - y - words - search < scaled(100);
    if (QWidget* home = scrolled ? inside_ : static_cast<QWidget*>(this); strip_->parentWidget() != home) {
        strip_->setParent(home);
        strip_->show();
    }
    stripRoom_ = 0;
    if (scrolled) {
        stripRoom_ = strip_->fit(wide - 12) + 8; // beside the scroll bar
        strip_->move(6, 4);
    } else {
        strip_->move(margin, y);
        y += words;
    }
    // Where it would take the room of a choice it comes with the first letter.
    const bool tucked = field_ == Field::Words && !sameLine && height() < scaled(420) && filter_->text().isEmpty() && !filter_->hasFocus();
    filter_->setVisible(field_ != Field::None && !tucked);
    if (field_ != Field::None && !sameLine && !tucked) {
        filter_->setGeometry(margin, y, wide, fieldHeight);
        y += filter_->height() + 8;
    }
    // Room for the focus ring around the outermost buttons.
    room_ = {margin - 6, y - 4, wide + 12, qMax(0, height() - y + 4)};
    arrange();
}

void TurnGuide::pin(ChoiceButton* button)
{
    if (pinned_ != nullptr && pinned_ != button) {
        pinned_->setParent(inside_);
        pinned_->show();
    }
    pinned_ = button;
    if (button != nullptr && button->parentWidget() != this) {
        button->setParent(this);
        button->show();
    }
}

void TurnGuide::arrange()
{
    scroll_->setGeometry(room_);
    const QString wanted = field_ == Field::Filter ? filter_->text().trimmed() : QString();
    const QString letters = foldedName(wanted); // the beginning of a word, whatever its accents
    QList<Cell> shown;
    ChoiceButton* primary = nullptr;
    for (const Cell& cell : cells_) {
        bool fits = letters.isEmpty() || cell.button == nullptr;
        if (!fits)
            fits = (u' ' + foldedName(cell.button->text())).contains(u' ' + letters);
        cell.widget->setVisible(fits);
        if (cell.section != nullptr)
            cell.section->setVisible(fits);
        if (fits && primary == nullptr && cell.button != nullptr && cell.form == PromptChoice::Form::Button &&
            isPrimary(cell.button->kind()))
            primary = cell.button;
        if (fits)
            shown << cell;
    }
    constexpr int gap = 8;
    constexpr int cardsAcross = 6; // of a combat
    int below = gap;               // between rows
    const auto narrowest = [](const Cell& cell) {
        return cell.stepper != nullptr ? cell.stepper->narrowestWidth() : cell.button->narrowestWidth();
    };
    // The buttons stand at their usual place whether there is a scroll bar or not. `shift` makes the left one of two columns wider,
    // `taller` the cards of a combat higher.
    int taller = 0, rowsOfCards = 0;
    int mostColumns = mostColumns_;
    const auto place = [&](int wide, int shift) {
        int least = 44;
        int leastCard = scaled(118);
        int cards = 0;
        for (const Cell& cell : shown) {
            if (cell.form == PromptChoice::Form::Card) {
                leastCard = qMax(leastCard, cell.button->narrowestWidth());
                ++cards;
            } else {
                least = qMax(least, narrowest(cell));
            }
        }
        columns_ = qBound(1, (wide + gap) / (least + gap), mostColumns);
        const int across = (wide - (columns_ - 1) * gap) / columns_;
        if (columns_ != 2 || across - qAbs(shift) < least)
            shift = 0;
        const int cardColumns = qBound(1, (wide + gap) / (leastCard + gap), cardsAcross);
        const int cardRows = cards > 0 ? (cards + cardColumns - 1) / cardColumns : 0;
        rowsOfCards = cardRows;
        const int inRow = cardRows > 0 ? qMin(cardColumns, cards) : 1;
        const int cardWidth = (wide - (cardColumns - 1) * gap) / cardColumns; // as wide as the cards that were played, below
        int y = 4 + stripRoom_;
        int column = 0;
        int row = 0;
        bool inCards = false;
        const auto endRow = [&] {
            if (column > 0)
                y += row + below;
            column = row = 0;
        };
        for (const Cell& cell : shown) {
            const bool card = cell.form == PromptChoice::Form::Card;
            if (cell.section != nullptr || card != inCards)
                endRow();
            inCards = card;
            if (cell.section != nullptr) {
                cell.section->setFont(bodyFont(13.5, QFont::Medium));
                const int tall = cell.section->heightForWidth(wide);
                cell.section->setGeometry(6, y + 6, wide, tall);
                cell.section->show();
                y += tall + 12;
            }
            if (card) {
                const int tall = cell.button->heightForWidth(cardWidth) + taller;
                row = qMax(row, tall);
                cell.button->setGeometry(6 + column * (cardWidth + gap), y, cardWidth, tall);
                if (++column == inRow)
                    endRow();
                continue;
            }
            if (cell.button != nullptr && isPrimary(cell.button->kind())) { // a row of its own for the one thing to do
                endRow();
                const int spanned = qBound(1, (qMin(wide, scaled(620)) + gap) / (across + gap), columns_); // it ends where a column does
                const int most = spanned == columns_ ? wide : spanned * across + (spanned - 1) * gap;
                const int tall = cell.button->heightForWidth(most);
                cell.button->setGeometry(6, y, most, tall);
                y += tall + below;
                continue;
            }
            const int own = across + (column == 0 ? shift : -shift);
            const int tall = cell.widget->heightForWidth(own);
            row = qMax(row, tall);
            cell.widget->setGeometry(6 + column * (across + gap + shift), y, own, tall);
            if (++column == columns_)
                endRow();
        }
        endRow();
        return y;
    };
    const int usual = scroll_->width() - 12;
    int wide = usual;
    // Cards that are to be compared stand below each other, one line each, where there is room.
    const auto compared = [](const Cell& cell) { return cell.button != nullptr && cell.button->hasMoreButton(); };
    if (std::ranges::any_of(shown, compared))
        mostColumns = 1;
    int total = place(wide, 0);
    if (mostColumns < mostColumns_ && total - below > scroll_->height()) {
        mostColumns = mostColumns_;
        total = place(wide, 0);
    }
    // Too high: columns of different widths may save a line here and there, and rows can lie closer; a scroll bar is the last way out.
    const auto fits = [&] { return total - below <= scroll_->height(); };
    if (shown.size() <= 24)
        for (const int closer : {gap, 5})
            for (int shift = 0; shift <= 28 && !fits(); shift += 4)
                for (const int way : {shift, -shift})
                    if (!fits()) {
                        below = closer;
                        total = place(wide, way);
                    }
    needed_ = total - below;
    // What the others scroll under is the one thing to do: it stays in sight below them.
    const int tallest = primary == nullptr ? 0 : qMax(44, primary->heightForWidth(usual));
    if (!fits() && primary != nullptr && shown.size() > 1 && room_.height() - tallest - 10 >= leastScrolled) {
        const auto cell = std::ranges::find(shown, primary, &Cell::button);
        QLabel* section = cell->section;
        const auto at = cell - shown.begin();
        shown.removeAt(at);
        if (section != nullptr) // what it says holds for those after it as well
            section->hide();
        scroll_->setGeometry(room_.adjusted(0, 0, 0, -tallest - 10));
        pin(primary);
        primary->setGeometry(room_.left() + 6, room_.bottom() + 1 - tallest - 4, usual, tallest);
        total = place(wide, 0);
    } else {
        pin(nullptr);
    }
    if (!fits()) {
        below = gap;
        wide = usual - 12;
        total = place(wide, 0);
    } else if (rowsOfCards > 0) {
        taller = qMin((scroll_->height() - total) / rowsOfCards, scaled(90));
        total = place(wide, 0);
    }
    // Buttons of one row are equally high.
    for (qsizetype n = 0; n + 1 < shown.size(); ++n)
        for (qsizetype m = n + 1; m < shown.size() && shown[m].widget->y() == shown[n].widget->y(); ++m) {
            const int tall = qMax(shown[n].widget->height(), shown[m].widget->height());
            shown[n].widget->resize(shown[n].widget->width(), tall);
            shown[m].widget->resize(shown[m].widget->width(), tall);
        }
    // Without the gap below the last row: it must not bring a scroll bar that takes its width from the buttons.
    inside_->resize(wide + 12, fits() ? qMin(total, scroll_->height()) : qMax(total, 10));
}

int TurnGuide::neededHeight() const
{
    return scroll_->y() + needed_ + 12;
}

QList<ChoiceButton*> TurnGuide::shownChoices() const
{
    QList<ChoiceButton*> shown;
    for (const Cell& cell : cells_) {
        if (cell.widget->isHidden())
            continue;
        if (cell.stepper != nullptr)
            shown << cell.stepper->less << cell.stepper->more;
        else
            shown << cell.button;
    }
    return shown;
}

QString TurnGuide::typing() const
{
    return field_ == Field::None ? QString() : filter_->text();
}

void TurnGuide::setTyping(const QString& words)
{
    if (field_ != Field::None)
        filter_->setText(words);
}

void TurnGuide::focusFirst()
{
    const auto shown = shownChoices();
    const auto first = std::ranges::find_if(shown, [](const ChoiceButton* button) { return button->isEnabled(); });
    if (first != shown.end())
        (*first)->setFocus(Qt::OtherFocusReason);
    else if (back_->isVisibleTo(this))
        back_->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

void TurnGuide::rest()
{
    question_->setFocus(Qt::OtherFocusReason);
}

bool TurnGuide::holdsField() const
{
    return field_ != Field::None && filter_->hasFocus();
}

bool TurnGuide::takesLetter(const QKeyEvent& event) const
{
    return field_ != Field::None && !event.text().isEmpty() && event.text().front().isLetter() &&
           (event.modifiers() & ~Qt::ShiftModifier) == 0;
}

void TurnGuide::type(const QKeyEvent& event)
{
    filter_->show();
    filter_->setFocus(Qt::TabFocusReason);
    filter_->setText(event.text());
    layOut();
}

bool TurnGuide::holdsFocus() const
{
    const QWidget* focus = QApplication::focusWidget();
    return focus != nullptr && isAncestorOf(focus);
}

bool TurnGuide::moveFocus(int key)
{
    const auto shown = shownChoices();
    auto* now = qobject_cast<ChoiceButton*>(QApplication::focusWidget());
    if (now == nullptr || !shown.contains(now))
        return false;
    const auto centre = [this](const ChoiceButton* button) { return button->mapTo(this, button->rect().center()); };
    const QPoint from = centre(now);
    ChoiceButton* best = nullptr;
    int bestCost = 0;
    for (ChoiceButton* button : shown) {
        if (button == now || !button->isEnabled())
            continue;
        const QPoint way = centre(button) - from;
        const bool horizontal = key == Qt::Key_Left || key == Qt::Key_Right;
        const int along = key == Qt::Key_Right ? way.x() : key == Qt::Key_Left ? -way.x() : key == Qt::Key_Down ? way.y() : -way.y();
        const int across = horizontal ? qAbs(way.y()) : qAbs(way.x());
        if (along <= 4 || (horizontal && across > 10))
            continue;
        const int cost = along + across / 4;
        if (best == nullptr || cost < bestCost) {
            best = button;
            bestCost = cost;
        }
    }
    if (best == nullptr) {
        if (key == Qt::Key_Up && field_ != Field::None)
            filter_->setFocus(Qt::TabFocusReason);
        return true;
    }
    best->setFocus(Qt::TabFocusReason);
    return true;
}

void TurnGuide::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (QApplication::focusWidget() == question_ || QApplication::focusWidget() == this) {
            focusFirst();
            return;
        }
        if (moveFocus(event->key()))
            return;
        break;
    case Qt::Key_Backspace:
        if (back_->isVisibleTo(this)) {
            emit backAsked();
            return;
        }
        break;
    default:
        break;
    }
    if (takesLetter(*event)) {
        type(*event);
        return;
    }
    QWidget::keyPressEvent(event);
}

bool TurnGuide::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::FocusIn && object != filter_) {
        scroll_->ensureWidgetVisible(static_cast<QWidget*>(object), 0, 8);
    } else if (event->type() == QEvent::KeyPress && object == filter_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto shown = shownChoices();
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !filter_->text().isEmpty() && !key->isAutoRepeat()) {
            if (field_ == Field::Words)
                emit typed(filter_->text());
            else if (!shown.isEmpty())
                shown.first()->click();
            return true;
        }
        if (key->key() == Qt::Key_Down && !shown.isEmpty()) {
            shown.first()->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key->key() == Qt::Key_Backspace && filter_->text().isEmpty() && back_->isVisibleTo(this)) {
            emit backAsked();
            return true;
        }
    }
    return false;
}

void TurnGuide::resizeEvent(QResizeEvent*)
{
    layOut();
}

void TurnGuide::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), settings_.colour(u"panel"));
}

} // namespace demeter
