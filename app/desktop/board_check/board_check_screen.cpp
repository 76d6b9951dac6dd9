#include "app/desktop/board_check/board_check_screen.h"

#include "app/desktop/board_check/check_phones_sheet.h"
#include "app/desktop/board_check/finish_sheet.h"
#include "app/desktop/board_check/link_toggle.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/menu.h"
#include "app/desktop/kit/pick_box.h"
#include "app/desktop/map/map_view.h"
#include "app/text/fault_sentences.h"
#include "app/text/plain_text.h"
#include "app/text/resources.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDate>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace demeter {
using namespace phones;

namespace {

constexpr int edgeRoom = 24, edgeNarrow = 16; ///< room at the edges
constexpr int panelWidth = 446;

} // namespace

/// How much has been looked at, as a bar; the words beside it say the same.
class ShareBar : public QWidget {
public:
    explicit ShareBar(const Settings& settings) : settings_(settings)
    {
        setMinimumWidth(48);
        setFixedHeight(8);
    }
    void setShare(qreal share)
    {
        share_ = share;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(settings_.colour(u"pressed"));
        painter.drawRoundedRect(rect(), 4, 4);
        painter.setBrush(settings_.colour(u"text"));
        painter.drawRoundedRect(QRectF(0, 0, share_ * width(), height()), 4, 4);
    }

private:
    const Settings& settings_;
    qreal share_ = 0;
};

BoardCheckScreen::BoardCheckScreen(const Settings& settings, std::string boardId, BoardsFolder boards, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      boardId_(std::move(boardId)),
      boards_(std::move(boards)),
      phones_([this](const CheckEntry& entry) { enter(entry); })
{
    setObjectName("board-check");
    setRole(this, "window");
    setAttribute(Qt::WA_StyledBackground);
    hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    parent->installEventFilter(this);
    connect(&phones_, &CheckOnPhones::changed, this, &BoardCheckScreen::showPhones);
    // Each where the hand that agrees lies as well.
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, this, &BoardCheckScreen::agree);
    connect(new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this, [this] {
        if (undo_ && undo_->isEnabled())
            undo_->click();
    });
}

void BoardCheckScreen::open()
{
    const auto text = readBuiltIn("boards", boardId_);
    const auto board = builtInBoard(boardId_);
    if (!text || !board)
        return;
    comparison_.emplace(*board, *text);
    comparison_->resume(boards_.progress());
    problem_.clear();
    setGeometry(parentWidget()->rect());
    show();
    phones_.open(*comparison_);
    raise();
    rebuild();
    if (agree_)
        agree_->setFocus(Qt::OtherFocusReason);
}

bool BoardCheckScreen::eventFilter(QObject* object, QEvent* event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize && isVisible())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(object, event);
}

void BoardCheckScreen::resizeEvent(QResizeEvent*)
{
    if (content_ != nullptr && isVisible())
        rebuild();
}

void BoardCheckScreen::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    // Another page in its place, in a window that stays: a game.
    if (!event->spontaneous())
        phones_.end(window()->isVisible() ? CheckEnd::Game : CheckEnd::Left);
}

bool BoardCheckScreen::focusNextPrevChild(bool next)
{
    if (isHidden() || !isVisible())
        return QWidget::focusNextPrevChild(next);
    // What lies below is covered: the keyboard goes round in here.
    QWidget* const focus = QApplication::focusWidget();
    QWidget* const start = focus != nullptr && isAncestorOf(focus) ? focus : static_cast<QWidget*>(agree_);
    for (QWidget* each = start;;) {
        each = next ? each->nextInFocusChain() : each->previousInFocusChain();
        if (each == start)
            return true;
        if (!isAncestorOf(each) || !each->isVisibleTo(this) || !each->isEnabled() || (each->focusPolicy() & Qt::TabFocus) == 0 ||
            each->focusProxy() != nullptr)
            continue;
        each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        if (scroll_->isAncestorOf(each))
            scroll_->ensureWidgetVisible(each);
        return true;
    }
}

void BoardCheckScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Backspace || (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier))
        finish();
    else
        QWidget::keyPressEvent(event);
}

BoardCheckScreen::Form BoardCheckScreen::form() const
{
    const int room = qRound(width() / (0.5 + textScale() / 2));
    if (room >= 900 && width() > height())
        return Form::Beside;
    return room >= 640 ? Form::Tall : Form::Narrow;
}

void BoardCheckScreen::rebuild()
{
    if (!comparison_)
        return;
    sentences_ = std::make_unique<FuryNames>(comparison_->sharedSource(), settings_.language());
    const QWidget* focus = QApplication::focusWidget();
    const QString focused = focus != nullptr && isAncestorOf(focus) ? focus->objectName() : QString();
    built_ = form();
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(content);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(buildBar());
    buildMap();
    auto* scroll = new QScrollArea;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll_ = scroll;
    auto* body = new QBoxLayout(built_ == Form::Beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    body->setSpacing(0);
    body->addWidget(map_, built_ == Form::Beside ? 1 : 0);
    if (built_ == Form::Beside)
        scroll->setFixedWidth(qMax(panelWidth, scaled(panelWidth * 0.8)));
    else
        map_->setFixedHeight(qMin(qRound(width() * 0.74), height() * (built_ == Form::Tall ? 45 : 36) / 100));
    body->addWidget(scroll, built_ == Form::Beside ? 0 : 1);
    whole->addLayout(body, 1);
    whole->addWidget(buildFoot());
    replaceContent(*this, content_, *content);
    buildRows();
    layout()->activate();
    showMap(true);
    map_->arrive();
    BoardCheckScreen::update();
    if (finish_ != nullptr && finish_->isVisible()) {
        finish_->openFor(*comparison_, *sentences_);
        finish_->raise();
    } else if (phonesSheet_ != nullptr && phonesSheet_->isVisible()) {
        phonesSheet_->rebuild();
        phonesSheet_->raise();
    } else if (auto* again = focused.isEmpty() ? nullptr : content_->findChild<QWidget*>(focused)) {
        again->setFocus(Qt::OtherFocusReason);
    }
}

QWidget* BoardCheckScreen::buildBar()
{
    auto* bar = new QWidget;
    setRole(bar, "bar");
    const bool narrow = built_ == Form::Narrow;
    auto* all = new QVBoxLayout(bar);
    all->setContentsMargins(narrow ? edgeNarrow : edgeRoom, 6, narrow ? 8 : edgeNarrow, 6);
    all->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    if (!narrow) {
        auto* sign = new QLabel;
        sign->setPixmap(iconPixmap(QStringLiteral("map"), settings_.colour(u"text"), 26, devicePixelRatioF()));
        top->addWidget(sign);
    }
    const QString words = tr("Check my board");
    auto* title = makeLabel(words, fittedLine(headingFont(narrow ? 26 : 30), words,
                                              qMax(narrow ? 120 : 160, width() - (narrow                   ? 150
                                                                                  : built_ == Form::Beside ? 760
                                                                                                           : 460)),
                                              18));
    title->setWordWrap(false);
    top->addWidget(title);
    top->addStretch(1);
    auto* share = new QHBoxLayout;
    share->setSpacing(16);
    auto* held = new QWidget;
    held->setLayout(share);
    share->setContentsMargins(0, 0, 0, 0);
    share_ = new ShareBar(settings_);
    if (built_ == Form::Beside)
        share_->setFixedWidth(qMax(80, width() - 1180));
    share->addWidget(share_, 1);
    progress_ = makeLabel({}, bodyFont(15));
    progress_->setObjectName("progress");
    progress_->setWordWrap(false);
    share->addWidget(progress_);
    auto* leaves = new ChoiceButton(settings_, ChoiceKind::Quiet);
    leaves->setObjectName("save-and-leave");
    leaves->setIconName("check");
    if (narrow)
        leaves->setAccessibleName(tr("Save and leave"));
    else
        leaves->setText(tr("Save and leave"));
    connect(leaves, &QAbstractButton::clicked, this, &BoardCheckScreen::finish);
    phone_ = new ChoiceButton(settings_, ChoiceKind::Quiet);
    phone_->setObjectName("check-on-phone");
    phone_->setIconName("phone");
    connect(phone_, &QAbstractButton::clicked, this, &BoardCheckScreen::openPhones);
    if (built_ == Form::Beside)
        top->addWidget(held);
    top->addWidget(phone_);
    top->addWidget(leaves);
    showPhones();
    all->addLayout(top);
    if (built_ != Form::Beside)
        all->addWidget(held);
    return bar;
}

void BoardCheckScreen::buildMap()
{
    map_ = new MapView;
    map_->setObjectName("board-check-map");
    map_->setTheme(settings_.theme());
    map_->setLanguage(settings_.language());
    map_->setRailsShown(true);
    map_->setListOffered(false);
    map_->setLegendOffered(true);
    connect(map_, &MapView::legendAsked, this, &BoardCheckScreen::legendAsked);
    shown_.reset();
    connect(map_, &MapView::tapped, this, &BoardCheckScreen::tapped);
}

void BoardCheckScreen::showMap(bool go)
{
    shown_ = std::make_shared<const Board>(comparison_->board());
    map_->setBoard(shown_);
    MapModel model;
    const LocationId here = comparison_->place();
    model.asked = here;
    model.origin = here;
    model.legal = shown_->adjacent(here) | shown_->byRailway(here);
    map_->setModel(model, true);
    if (go)
        map_->showStage(here);
}

void BoardCheckScreen::buildRows()
{
    const LocationId here = comparison_->place();
    const bool atSea = comparison_->source().isSea(here);
    const int edge = built_ == Form::Narrow ? edgeNarrow : edgeRoom;
    auto* page = new QWidget;
    setRole(page, "window");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(edge, 10, edge, 10);
    column->setSpacing(8);
    auto* name = makeLabel(sentences_->place(here), headingFont(built_ == Form::Narrow ? 30 : 38));
    name->setObjectName("place-name");
    column->addWidget(name);
    if (const QString doubt = doubtWords(*comparison_, *sentences_); !doubt.isEmpty()) {
        auto* label = makeLabel(doubt, bodyFont(15, QFont::DemiBold));
        label->setObjectName("doubt");
        column->addWidget(label);
    }
    column->addWidget(makeLabel(tr("Is it so on your board? Tap what is not."), bodyFont(15), "mute"));
    if (!atSea) {
        auto* heads = new QHBoxLayout;
        heads->setSpacing(8);
        heads->addStretch(1);
        QStringList words{tr("road", "column")};
        for (const RailLine line : railLinesOf(comparison_->source()))
            words << (line == RailLine::White    ? tr("white", "railway")
                      : line == RailLine::Yellow ? tr("yellow", "railway")
                                                 : tr("railway", "column"));
        for (const QString& word : words) {
            auto* head = makeLabel(word, fittedLine(bodyFont(12.5), word, LinkToggle::side(), 9), "mute");
            head->setWordWrap(false);
            head->setFixedWidth(LinkToggle::side());
            head->setAlignment(Qt::AlignCenter);
            heads->addWidget(head);
        }
        column->addLayout(heads);
    }
    for (const ComparedNeighbour& each : comparedNeighbours(*comparison_, *sentences_))
        addRow(column, each);
    auto* missing = new QHBoxLayout;
    missing->setSpacing(8);
    auto* sign = new QLabel;
    sign->setPixmap(iconPixmap(QStringLiteral("plus"), settings_.colour(u"mute"), 22, devicePixelRatioF()));
    missing->addWidget(sign);
    missing->addWidget(makeLabel(tr("One is missing: tap it on the map, or choose it."), bodyFont(15), "mute"), 1);
    column->addLayout(missing);
    auto* add = new PickBox(settings_, tr("What is missing"));
    add->setObjectName("missing");
    add->setPlaceholderText(tr("Place"));
    add->addPlaces(*sentences_, missingPlaces(*comparison_));
    add->setCurrentIndex(-1);
    connect(
        add, &QComboBox::activated, this,
        [this, add] {
            if (const auto value = add->value())
                tapped(static_cast<LocationId>(*value));
        },
        Qt::QueuedConnection);
    column->addWidget(add);
    if (!atSea)
        column->addWidget(buildTraits());
    column->addStretch(1);
    rows_ = page;
    scroll_->setWidget(page);
}

void BoardCheckScreen::addRow(QVBoxLayout* column, const ComparedNeighbour& neighbour)
{
    auto* widget = new QWidget;
    widget->setMinimumHeight(48);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(makeLabel(sentences_->place(neighbour.place), bodyFont(16, QFont::DemiBold)), 1);
    for (const ComparedLink& link : neighbour.links) {
        auto* toggle = new LinkToggle(settings_, link.icon, link.line == RailLine::Yellow ? "railYellow" : "text", link.words);
        toggle->setObjectName(QString::fromStdString(link.name(comparison_->source(), neighbour.place)));
        toggle->setChecked(link.on);
        // Queued: the button itself may be made anew.
        connect(
            toggle, &QAbstractButton::clicked, this,
            [this, fact = link.fact, value = link.other] {
                comparison_->set(fact, value);
                changed();
            },
            Qt::QueuedConnection);
        row->addWidget(toggle);
    }
    // Each road below the one above it, where no railway leads too.
    if (neighbour.links.size() == 1 && neighbour.links.front().fact.what == BoardFact::What::Road) {
        const auto lines = static_cast<int>(railLinesOf(comparison_->source()).size());
        auto* room = new QWidget;
        room->setFixedSize(lines * LinkToggle::side() + (lines - 1) * row->spacing(), 44);
        row->addWidget(room);
    }
    column->addWidget(widget);
}

QWidget* BoardCheckScreen::buildTraits()
{
    const LocationId here = comparison_->place();
    const Location& location = comparison_->board()[here];
    auto* widget = new QWidget;
    auto* row = new QBoxLayout(width() < scaled(360) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, widget);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(8);
    if (comparison_->isPossible({BoardFact::What::Size, here, here})) {
        const bool large = location.kind == LocationKind::LargeCity;
        auto* size = new ChoiceButton(settings_, ChoiceKind::Quiet);
        size->setObjectName("size");
        size->setIconName(large ? "city-large" : "city-small");
        size->setText(large ? tr("Large city") : tr("Small city"));
        size->setSecondLine(tr("tap to change"));
        connect(
            size, &QAbstractButton::clicked, this,
            [this, here] {
                comparison_->toggleSize(here);
                changed();
            },
            Qt::QueuedConnection);
        row->addWidget(size, 1);
    }
    auto* region = new ChoiceButton(settings_, ChoiceKind::Quiet);
    region->setObjectName("region");
    region->setIconName("compass");
    region->setText(sentences_->region(location.region));
    region->setSecondLine(tr("region; tap to change"));
    connect(region, &QAbstractButton::clicked, this, [this, region, here] {
        QList<MenuEntry> entries;
        for (const std::string& each : regionsOf(comparison_->source()))
            entries.push_back({comparison_->board()[here].region == each ? QStringLiteral("check") : QStringLiteral("compass"),
                               sentences_->region(each), [this, here, each] {
                                   if (comparison_->setRegion(here, each))
                                       QMetaObject::invokeMethod(this, &BoardCheckScreen::changed, Qt::QueuedConnection);
                               }});
        openMenu(region, settings_, entries);
    });
    row->addWidget(region, 1);
    return widget;
}

QWidget* BoardCheckScreen::buildFoot()
{
    auto* foot = new QWidget;
    setRole(foot, "bar");
    const bool narrow = built_ == Form::Narrow;
    auto* all = new QVBoxLayout(foot);
    const int edge = narrow ? edgeNarrow : edgeRoom;
    all->setContentsMargins(edge, narrow ? 8 : 12, edge, narrow ? 8 : 12);
    all->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    const auto make = [&](const char* object, ChoiceKind kind, const char* icon, const QString& text) {
        auto* button = new ChoiceButton(settings_, kind);
        button->setObjectName(QString::fromLatin1(object));
        if (*icon != '\0')
            button->setIconName(QString::fromLatin1(icon));
        button->setText(text);
        button->setCentred(true);
        button->setMinimumHeight(qMax(52, scaled(44)));
        return button;
    };
    undo_ = make("undo-change", ChoiceKind::Plain, "undo", tr("Undo"));
    connect(undo_, &QAbstractButton::clicked, this, [this] {
        comparison_->undo();
        moved();
    });
    status_ = makeLabel({}, bodyFont(15), "mute");
    status_->setObjectName("changes");
    skip_ = make("skip", ChoiceKind::Plain, "", tr("Skip"));
    connect(skip_, &QAbstractButton::clicked, this, [this] {
        comparison_->skip();
        moved();
    });
    agree_ = make("agree", ChoiceKind::CommonPrimary, "check", {});
    connect(agree_, &QAbstractButton::clicked, this, &BoardCheckScreen::agree);
    for (ChoiceButton* each : {undo_.data(), skip_.data(), agree_.data()})
        each->setEveryPress(true); // one agrees many times in a row
    row->addWidget(undo_, narrow ? 1 : 0);
    if (!narrow)
        row->addWidget(status_, 1);
    row->addWidget(skip_, narrow ? 1 : 0);
    if (built_ == Form::Beside) {
        agree_->setFixedWidth(qMax(panelWidth - edgeRoom * 2, scaled(360)));
        row->addWidget(agree_);
        all->addLayout(row);
    } else {
        if (narrow)
            all->addWidget(status_);
        all->addLayout(row);
        all->addWidget(agree_);
    }
    return foot;
}

void BoardCheckScreen::update()
{
    if (!progress_ || !agree_ || share_ == nullptr)
        return;
    const auto done = static_cast<int>(comparison_->agreedCount()), all = static_cast<int>(comparison_->order().size());
    QString words = tr("<b>%1</b> of %2 places").arg(done).arg(all);
    if (const int minutes = comparison_->minutesLeft(); minutes > 0)
        words += QStringLiteral(" · ") + tr("about %1 min").arg(minutes);
    progress_->setText(words);
    share_->setShare(static_cast<qreal>(done) / all);
    const auto changes = static_cast<int>(comparison_->differences().size());
    status_->setText(!problem_.isEmpty() ? problem_ : changes == 0 ? tr("No change so far.") : tr("Changes so far: %1").arg(changes));
    undo_->setEnabled(comparison_->canUndo());
    const bool last = !comparison_->next();
    skip_->setEnabled(!last);
    agree_->setText(last ? tr("It agrees: save your board") : tr("It agrees: next, %1").arg(sentences_->place(*comparison_->next())));
}

void BoardCheckScreen::tapped(LocationId other)
{
    const LocationId here = comparison_->place();
    if (other == here)
        return;
    // What is there already is changed in its row; a tap beside the place that was meant shall not take a road away.
    if (comparison_->board().joined(here, other))
        problem_ = tr("%1 is in the list already.").arg(sentences_->place(other));
    else if (const auto fact = missingLink(*comparison_, other); !fact || !comparison_->set(*fact, "yes"))
        problem_ = tr("%1: nothing can lead there.").arg(sentences_->place(other));
    else
        problem_.clear();
    if (problem_.isEmpty())
        changed();
    else
        BoardCheckScreen::update();
}

void BoardCheckScreen::changed()
{
    problem_.clear();
    keep();
    const QWidget* focus = QApplication::focusWidget();
    const QString focused = focus != nullptr && isAncestorOf(focus) ? focus->objectName() : QString();
    const int scrolled = scroll_->verticalScrollBar()->value();
    buildRows();
    showMap(false);
    BoardCheckScreen::update();
    QCoreApplication::sendPostedEvents(scroll_, QEvent::LayoutRequest);
    scroll_->verticalScrollBar()->setValue(scrolled);
    auto* again = focused.isEmpty() ? nullptr : content_->findChild<QWidget*>(focused);
    keepFocus(again);
    followed();
}

/// What lies over it says what holds now, whoever did it.
void BoardCheckScreen::followed()
{
    if (finish_ != nullptr && finish_->isVisible())
        finish_->openFor(*comparison_, *sentences_);
}

/// The keyboard stays with what it was on, or goes where it goes on from there: what it was on may have been made anew.
void BoardCheckScreen::keepFocus(QWidget* wanted)
{
    const QWidget* focus = QApplication::focusWidget();
    if (wanted != nullptr)
        wanted->setFocus(Qt::OtherFocusReason);
    else if (focus == nullptr || !isAncestorOf(focus) || !focus->isVisible() || !focus->isEnabled())
        agree_->setFocus(Qt::OtherFocusReason);
}

void BoardCheckScreen::moved()
{
    problem_.clear();
    keep();
    buildRows();
    showMap(true);
    BoardCheckScreen::update();
    scroll_->verticalScrollBar()->setValue(0);
    keepFocus(nullptr);
    followed();
}

void BoardCheckScreen::agree()
{
    const bool last = !comparison_->next();
    comparison_->agree();
    moved();
    if (last)
        finish();
}

void BoardCheckScreen::keep()
{
    phones_.show(*comparison_);
    if (const auto kept = boards_.keepProgress(comparison_->progressJson()); !kept)
        problem_ = faultSentence(kept.error());
}

void BoardCheckScreen::enter(const CheckEntry& entry)
{
    if (!comparison_)
        return;
    if (const auto* fact = std::get_if<SetFact>(&entry)) {
        if (comparison_->set(fact->fact, fact->value))
            changed();
        return;
    }
    switch (std::get<CheckStep>(entry)) {
    case CheckStep::Agree:
        agree();
        break;
    case CheckStep::Skip:
        comparison_->skip();
        moved();
        break;
    case CheckStep::Undo:
        comparison_->undo();
        moved();
        break;
    }
}

void BoardCheckScreen::openPhones()
{
    if (!phones_.isOn())
        phones_.switchOn();
    if (phonesSheet_ == nullptr)
        phonesSheet_ = new CheckPhonesSheet(settings_, phones_, this);
    phonesSheet_->openSheet();
}

/// The button says whether somebody is there.
void BoardCheckScreen::showPhones()
{
    if (!phone_)
        return;
    const int watching = phones_.watching();
    const QString words = tr("On a phone");
    if (built_ != Form::Narrow)
        phone_->setText(watching > 0 ? words + QStringLiteral(" · ") + QString::number(watching) : words);
    phone_->setAccessibleName(words);
    phone_->setAccessibleDescription(phones_.isOn() ? tr("Phones that show it: %1").arg(watching) : QString());
    phone_->setIconName(phones_.isOn() ? QStringLiteral("link-on") : QStringLiteral("phone"));
}

void BoardCheckScreen::finish()
{
    keep();
    if (finish_ == nullptr) {
        finish_ = new FinishSheet(settings_, this);
        connect(finish_, &FinishSheet::saveAsked, this, &BoardCheckScreen::save);
        connect(finish_, &FinishSheet::leaveAsked, this, [this] { leave({}); });
    }
    finish_->openFor(*comparison_, *sentences_);
}

void BoardCheckScreen::save(const QString& name)
{
    const QString called = typedLine(name).trimmed();
    const std::string text = comparison_->boardJson((called.isEmpty() ? FinishSheet::tr("Our board") : called).toStdString(),
                                                    QDate::currentDate().toString(Qt::ISODate).toStdString());
    const auto kept = boards_.keep(text);
    if (!kept) {
        finish_->setStatus(faultSentence(kept.error().front()));
        return;
    }
    leave(kept->fileName);
}

void BoardCheckScreen::leave(const QString& fileName)
{
    phones_.end(fileName.isEmpty() ? CheckEnd::Left : CheckEnd::Saved);
    finish_->hide();
    hide();
    emit left(fileName);
}

} // namespace demeter
