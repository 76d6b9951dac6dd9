#include "app/desktop/table/turn_panel.h"

#include "app/desktop/guide/turn_flow.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/text/name_forms.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace demeter {

using namespace fury3e;

namespace {

HunterActs deed(Hunter hunter, HunterActs::What what, bool draculas = false)
{
    return {hunter, what, draculas, false};
}

Hunter hunterOf(const Action& entry)
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        return move->hunter;
    if (const auto* acts = std::get_if<HunterActs>(&entry))
        return acts->hunter;
    const auto* fights = std::get_if<HunterFights>(&entry);
    return fights != nullptr ? fights->hunter : Hunter::LordGodalming;
}

int stripHeight(int unit)
{
    return qRound(2.9 * unit);
}

/// Of a button with a word and a second line.
int tapHeight(int unit)
{
    return qMax(44, qRound(3.2 * unit));
}

/// Between any two things on a phone in a combat, where a hunter's cards need all the room.
constexpr int closeGap = 4;

/// In a combat: the cards that a hunter can turn up, and none.
constexpr int mostAnswers = 12;

/// In a combat: of the row that asks, or confirms.
int combatHead(int unit)
{
    return qMax(44, qRound(2.6 * unit));
}

int gapOf(int unit)
{
    return qMax(6, unit * 2 / 5);
}

int phoneTap(int unit)
{
    return qMax(46, qRound(3.2 * unit));
}

/// Of the row that says whose turn it is.
int phoneHead(int unit)
{
    return qMax(48, qRound(3.6 * unit));
}

} // namespace

// --- A hunter in the order of activation -----------------------------------------------------------------------------------

HunterCell::HunterCell(const Settings& settings, Hunter hunter, QWidget* parent) : QWidget(parent), settings_(settings), hunter_(hunter)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void HunterCell::set(const PublicView& view, bool active, bool acted, const Sentences& sentences)
{
    const auto n = static_cast<std::size_t>(hunter_);
    const HunterPlace& place = view.hunters[n];
    const HunterSheet& sheet = view.sheets[n];
    damage_ = sheet.damage;
    bites_ = sheet.bites;
    active_ = active;
    acted_ = acted;
    gone_ = place.where == HunterPlace::Where::OffBoard;
    mark_ = place.where == HunterPlace::Where::Hospital ? QStringLiteral("hospital")
            : sheet.bats > 0                            ? QStringLiteral("bats")
            : sheet.delayed                             ? QStringLiteral("forbidden")
                                                        : QString();
    QStringList said{sentences.hunter(hunter_)};
    said << (gone_                                         ? tr("off the board", "a hunter")
             : place.where == HunterPlace::Where::Hospital ? tr("hospital, %1").arg(sentences.place(place.location))
                                                           : sentences.place(place.location));
    if (active)
        said << tr("acts now", "a hunter");
    if (acted)
        said << tr("has acted", "a hunter");
    if (sheet.defeated)
        said << tr("defeated", "a hunter");
    if (sheet.delayed)
        said << tr("delayed", "a hunter");
    if (damage_ > 0)
        said << tr("damage %1", "a hunter").arg(damage_);
    if (bites_ > 0)
        said << tr("bites %1", "a hunter").arg(bites_);
    if (sheet.bats > 0)
        said << tr("Bats %1", "tokens under a hunter").arg(sheet.bats);
    setAccessibleName(said.join(QStringLiteral(", ")));
    update();
}

void HunterCell::setUnit(int pixels)
{
    unit_ = pixels;
    update();
}

int HunterCell::neededHeight() const
{
    return stripHeight(unit_);
}

void HunterCell::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (active_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(settings_.colour(u"steelTint"));
        painter.drawRoundedRect(rect(), 6, 6);
        painter.fillRect(QRectF(6, height() - 4, width() - 12, 3), settings_.colour(u"steel"));
    }
    painter.setOpacity(gone_ ? 0.4 : 1);
    const qreal badge = 2 * unit_ + 6, left = qBound(0.0, (width() - 2 * badge) / 4.0, 6.0); // its letter is half as large
    paintHunter(painter, QRectF(left, (height() - badge) / 2 - 2, badge, badge), hunter_, settings_, active_ ? u"steelTint" : u"panel");
    const qreal x = left + badge + unit_ * 0.25, sign = unit_ * 0.95;
    const QFont font = sizedFont(bodyFont(15, QFont::DemiBold), unit_);
    painter.setFont(font);
    int row = 0;
    const auto fact = [&](const char* icon, QStringView token, int number) {
        const qreal y = height() * (0.08 + 0.42 * row++);
        painter.drawPixmap(QPointF(x, y + (height() * 0.42 - sign) / 2),
                           iconPixmap(QString::fromLatin1(icon), settings_.colour(token), qRound(sign), devicePixelRatioF()));
        if (number > 0) {
            painter.setPen(settings_.colour(token));
            painter.drawText(QRectF(x + sign + 2, y, width() - x - sign, height() * 0.42), Qt::AlignLeft | Qt::AlignVCenter,
                             QString::number(number));
        }
    };
    if (damage_ > 0)
        fact("damage", u"text", damage_);
    if (bites_ > 0)
        fact("bite", u"bloodText", bites_);
    if (row < 2 && !mark_.isEmpty())
        fact(mark_.toLatin1().constData(), u"text", 0);
    if (row < 2 && acted_)
        fact("check", u"mute", 0);
}

// --- The turn --------------------------------------------------------------------------------------------------------------

TurnPanel::TurnPanel(const Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), dead_(new Motion(this)), looked_(isLookedAt())
{
    setRole(this, "panel");
    for (const Hunter hunter : allHunters)
        order_[static_cast<std::size_t>(hunter)] = new HunterCell(settings_, hunter, this);
    title_ = makeLabel({}, headingFont(26));
    title_->setParent(this);
    title_->setObjectName("turn-title");
    title_->setTextFormat(Qt::PlainText);
    line_ = makeLabel({}, bodyFont(15), "mute");
    line_->setParent(this);
    line_->setObjectName("turn-line");
    line_->setTextFormat(Qt::PlainText);
    line_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void TurnPanel::forgetDraft()
{
    pending_.reset();
    meanings_.clear();
    supply_ = false;
    said_.clear();
    allowed_.reset();
    result_.reset();
    facts_ = {};
    countedSoFar_ = 0;
}

void TurnPanel::setTurn(std::shared_ptr<const Catalogue> cards, const PublicView& view, const TableTurn& turn, const Sentences& sentences)
{
    cards_ = std::move(cards);
    view_ = view;
    turn_ = turn;
    forgetDraft();
    typed_.clear();
    refresh(sentences);
}

void TurnPanel::refresh(const Sentences& sentences)
{
    sentences_ = sentences;
    for (const Hunter hunter : allHunters)
        order_[static_cast<std::size_t>(hunter)]->set(view_, acting() == hunter || answering() == hunter, turn_.acted.contains(hunter),
                                                      sentences);
    renew();
}

std::optional<Hunter> TurnPanel::acting() const
{
    if (turn_.who != TableTurn::Who::Hunters || turn_.options.empty())
        return std::nullopt;
    return turn_.options.front().hunter;
}

LocationSet TurnPanel::lit() const
{
    LocationSet places;
    if (pending_) {
        if (const auto* move = std::get_if<MoveHunter>(&*pending_))
            places.insert(move->to);
        return places;
    }
    if (!meanings_.empty()) {
        for (const Action& action : meanings_)
            if (const auto* move = std::get_if<MoveHunter>(&action))
                places.insert(move->to);
        return places;
    }
    if (acting() && !supply_)
        for (const HunterOptions::Destination& destination : turn_.options.front().destinations)
            if (destination.travel != Travel::Rail) // a train reaches too much to be lit; it is found by a tap all the same
                places.insert(destination.place);
    return places;
}

bool TurnPanel::choose(LocationId place, const Sentences& sentences)
{
    std::vector<Action> moves;
    for (const HunterOptions& options : turn_.options) {
        const auto there = std::ranges::find(options.destinations, place, &HunterOptions::Destination::place);
        if (there != options.destinations.end())
            moves.emplace_back(MoveHunter{options.hunter, place, there->travel, false});
    }
    if (moves.empty())
        return false;
    offer(std::move(moves), sentences);
    return true;
}

void TurnPanel::offer(std::vector<Action> entries, const Sentences& sentences)
{
    sentences_ = sentences;
    allowed_.reset();
    if (entries.size() == 1) {
        askToConfirm(entries.front());
        return;
    }
    meanings_ = std::move(entries);
    pending_.reset();
    supply_ = false;
    said_.clear();
    renew();
}

void TurnPanel::say(const QString& text, const std::optional<Action>& allowed)
{
    said_ = text;
    if (allowed != allowed_) {
        allowed_ = allowed;
        pending_.reset();
        meanings_.clear();
        renew();
        return;
    }
    line_->setText(text);
    line_->setAccessibleName(text);
    layOut(width(), true);
}

void TurnPanel::setTyped(const QString& words)
{
    typed_ = words;
    said_.clear();
    line_->setText(words.isEmpty() ? QString() : words + QStringLiteral("▏"));
    layOut(width(), true);
}

bool TurnPanel::cancel(const Sentences& sentences)
{
    const bool stands = !pending_ && meanings_.empty() && !supply_ && typed_.isEmpty() && said_.isEmpty() && !result_ && !allowed_ &&
                        facts_ == AnswerEncounter{};
    forgetDraft();
    typed_.clear();
    sentences_ = sentences;
    if (!stands)
        renew();
    return !stands;
}

void TurnPanel::askToConfirm(const Action& entry)
{
    pending_ = entry;
    meanings_.clear();
    supply_ = false;
    allowed_.reset();
    said_.clear();
    typed_.clear();
    renew();
}

QString TurnPanel::hunterFacts(Hunter hunter) const
{
    const auto n = static_cast<std::size_t>(hunter);
    const HunterPlace& place = view_.hunters[n];
    const HunterSheet& sheet = view_.sheets[n];
    QStringList facts{place.where == HunterPlace::Where::OffBoard   ? tr("off the board", "a hunter")
                      : place.where == HunterPlace::Where::Hospital ? tr("hospital, %1").arg(sentences_->place(place.location))
                                                                    : sentences_->place(place.location)};
    if (sheet.delayed)
        facts << tr("delayed", "a hunter");
    return facts.join(QStringLiteral(" · "));
}

QString TurnPanel::waitWords() const
{
    using Wait = TableTurn::Wait;
    switch (turn_.wait) {
    case Wait::Setup:
        return tr("He chooses where he starts.");
    case Wait::Phase:
        return tr("It is his phase.");
    case Wait::Time:
        return tr("A hunter stands in the fog. Dracula says what follows.");
    case Wait::Arrival:
        return tr("He answers the arrival.");
    case Wait::Search:
        return tr("He answers the search.");
    case Wait::Ambush:
        return tr("Does a card ambush?");
    case Wait::Bats:
        return tr("Bats carry the hunter. Where to?");
    case Wait::Combat:
        return tr("The combat goes on with him.");
    case Wait::Card:
        return tr("He looks at a card.");
    case Wait::Effect:
        return tr("An effect is resolved.");
    }
    return {};
}

QString TurnPanel::confirmWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        //: %1 is a place. On a button below the name of the hunter, who goes there if it is pressed.
        return inForms(tr("Goes %1{to}"), {sentences_->forms(move->to)});
    return deedWords(entry);
}

QString TurnPanel::deedWords(const Action& entry) const
{
    if (const auto* move = std::get_if<MoveHunter>(&entry))
        return sentences_->place(move->to);
    if (const auto* fights = std::get_if<HunterFights>(&entry))
        return fights->card ? sentences_->hunterCard(*fights->card) : TurnFlow::tr("No card");
    const auto* acts = std::get_if<HunterActs>(&entry);
    if (acts == nullptr)
        return sentences_->action(entry);
    switch (acts->what) {
    case HunterActs::What::Search:
        return tr("Search");
    case HunterActs::What::Rest:
        return tr("Rest");
    case HunterActs::What::Supply:
        return acts->draculaEvent ? tr("Supply: Dracula's card") : tr("Supply: hunter's card");
    case HunterActs::What::Pass:
        return tr("Pass");
    }
    return {};
}

ChoiceButton* TurnPanel::makeChoice(const char* name, const QString& word, const QString& icon)
{
    auto* button = new ChoiceButton(settings_, ChoiceKind::Others, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(word);
    button->setIconName(icon);
    button->setFocusPolicy(Qt::TabFocus); // a click must not leave the focus where a stray key acts
    button->setWordPixels(unit_);
    button->installEventFilter(this);
    button->show();
    return button;
}

ChoiceButton* TurnPanel::addChoice(const char* name, const QString& word, const QString& icon, int span)
{
    choices_.push_back({makeChoice(name, word, icon), span});
    return choices_.back().button;
}

ChoiceButton* TurnPanel::addToTail(const char* name, const QString& word, const QString& icon, int span)
{
    tail_.push_back({makeChoice(name, word, icon), span});
    return tail_.back().button;
}

void TurnPanel::addEntry(const char* name, const QString& word, const QString& icon, const Action& entry, bool confirm)
{
    ChoiceButton* button = addChoice(name, word, icon);
    connect(button, &QAbstractButton::clicked, this, [this, entry, confirm] {
        if (confirm)
            askToConfirm(entry);
        else
            emit entered(entry);
    });
}

void TurnPanel::askForTurn()
{
    using Who = TableTurn::Who;
    switch (turn_.who) {
    case Who::Nobody:
        title_->setText(tr("The game is over"));
        line_->setText({});
        return;
    case Who::Dracula:
        title_->setText(tr("Dracula decides"));
        line_->setText(waitWords());
        addWhileDraculaDecides();
        return;
    case Who::Time: {
        const bool dawn = view_.phase == PublicPhase::Dawn, day = view_.phase == PublicPhase::Day;
        title_->setText(day ? tr("Every hunter has acted") : dawn ? tr("The day begins") : tr("The night begins"));
        line_->setText(day ? tr("They may act once more, or the day ends.") : tr("Cards for this time are played first."));
        ChoiceButton* next = addChoice("turn-go-on", day ? tr("The day ends") : tr("Go on"),
                                       day    ? QStringLiteral("dusk")
                                       : dawn ? QStringLiteral("day")
                                              : QStringLiteral("night"),
                                       columns_);
        next->setKind(ChoiceKind::OthersPrimary);
        connect(next, &QAbstractButton::clicked, this, [this] { emit entered(GoOn{}); });
        return;
    }
    case Who::Hunters:
        if (turn_.ask) {
            askForAnswer();
            return;
        }
        break;
    }
    if (turn_.options.empty())
        return;
    const HunterOptions& options = turn_.options.front();
    const Hunter hunter = options.hunter;
    title_->setText(sentences_->hunter(hunter));
    short_ = hunterFacts(hunter);
    line_->setText(options.destinations.empty() ? hunterFacts(hunter)
                                                : tr("%1. Tap a place on the map, or choose.").arg(hunterFacts(hunter)));
    if (supply_) {
        short_.clear();
        line_->setText(tr("Whose Event card was it?"));
        if (options.supply)
            addEntry("turn-supply-hunter", tr("A hunter's, or none"), QStringLiteral("supply"), deed(hunter, HunterActs::What::Supply),
                     false);
        if (options.draculaCard)
            addEntry("turn-supply-dracula", tr("Dracula's"), QStringLiteral("event"), deed(hunter, HunterActs::What::Supply, true), false);
        return;
    }
    addActions(options);
}

void TurnPanel::addWhileDraculaDecides()
{
    if (turn_.combat) // shown before the first round (COMB-3)
        turn_.combat->mayShow.forEach([&](Hunter hunter) {
            ChoiceButton* button = addChoice("turn-wreath", sentences_->hunterCard(HunterCard::GarlicWreath), {});
            connect(button, &QAbstractButton::clicked, this, [this, hunter] { emit entered(ShowWreath{hunter}); });
            button->setSign(hunterSign(hunter));
            button->setAccessibleName(sentences_->action(ShowWreath{hunter}));
        });
    if (!lastEntry_ || turn_.combat)
        return;
    ChoiceButton* back = addChoice("turn-take-back", tr("Take back"), QStringLiteral("undo"), columns_);
    back->setKind(ChoiceKind::Quiet);
    back->setSecondLine(sentences_->action(*lastEntry_));
    connect(back, &QAbstractButton::clicked, this, &TurnPanel::takeBackAsked);
}

void TurnPanel::addActions(const HunterOptions& options)
{
    const Hunter hunter = options.hunter;
    if (pending_ && hunterOf(*pending_) != hunter)
        return; // another one is asked about
    if (options.search)
        addEntry("turn-search", tr("Search"), QStringLiteral("search"), deed(hunter, HunterActs::What::Search), true);
    if (options.rest)
        addEntry("turn-rest", tr("Rest"), QStringLiteral("rest"), deed(hunter, HunterActs::What::Rest), false);
    if (options.supply || options.draculaCard)
        connect(addChoice("turn-supply", tr("Supply"), QStringLiteral("supply")), &QAbstractButton::clicked, this, [this] {
            forgetDraft();
            supply_ = true;
            renew();
        });
    if (!options.pass)
        return;
    // Passing is a way on too: where all of these share a row, it makes room for a confirmation.
    const bool besides = shape_ != Shape::Column, confirms = pending_ || allowed_;
    const QString word = turn_.last ? tr("Pass") : tr("Other, or pass");
    if (!besides) {
        addEntry("turn-pass", word, QStringLiteral("arrow-right"), deed(hunter, HunterActs::What::Pass), false);
    } else if (!confirms) {
        ChoiceButton* pass = addToTail("turn-pass", word, QStringLiteral("arrow-right"));
        connect(pass, &QAbstractButton::clicked, this, [this, hunter] { emit entered(deed(hunter, HunterActs::What::Pass)); });
    }
    if (!turn_.last && !confirms) {
        ChoiceButton* others = addToTail("turn-others", tr("All others pass"), QStringLiteral("pass"), 2);
        connect(others, &QAbstractButton::clicked, this, &TurnPanel::othersPassed);
    }
}

void TurnPanel::setByHand()
{
    looked_ = true;
    dead_->setByHand();
}

bool TurnPanel::eventFilter(QObject* object, QEvent* event)
{
    const auto acts = [&] {
        const int key = static_cast<QKeyEvent*>(event)->key();
        return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Select;
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        pressed_ = isDead();
        return pressed_;
    case QEvent::MouseButtonRelease: // of a press that did nothing
        return std::exchange(pressed_, false);
    case QEvent::KeyPress:
        if (!acts())
            break;
        if (isDead())
            heldKey_ = static_cast<QKeyEvent*>(event)->key();
        return heldKey_ == static_cast<QKeyEvent*>(event)->key();
    case QEvent::KeyRelease:
        if (heldKey_ == 0 || static_cast<QKeyEvent*>(event)->key() != heldKey_)
            break;
        if (!static_cast<QKeyEvent*>(event)->isAutoRepeat())
            heldKey_ = 0;
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void TurnPanel::waitIfOther()
{
    QStringList offered{title_->text()};
    for (const auto* row : {&choices_, &tail_})
        for (const Spanning& each : *row)
            offered << each.button->objectName() + each.button->text() + each.button->secondLine();
    if (std::exchange(offered_, offered) != offered && looked_)
        dead_->start(deadMilliseconds);
}

void TurnPanel::addTail()
{
    if (pending_) {
        ChoiceButton* yes = addToTail("turn-confirm", confirmWords(*pending_), QStringLiteral("check"), 2);
        yes->setKind(ChoiceKind::OthersPrimary);
        connect(yes, &QAbstractButton::clicked, this, [this] { emit entered(Action(*pending_)); });
    } else if (allowed_) { // quiet: the rules forbid it
        ChoiceButton* allow = addToTail("turn-allowed", TurnFlow::tr("The table allows it"), QStringLiteral("check"), 2);
        allow->setKind(ChoiceKind::Quiet);
        allow->setAccessibleDescription(TurnFlow::tr("the journal says so, for everybody to see"));
        connect(allow, &QAbstractButton::clicked, this, [this] { emit entered(Action(*allowed_)); });
    } else if (meanings_.empty() && !supply_) {
        return;
    }
    // After several meanings it is one choice more.
    const bool last = !meanings_.empty() && !isPhone();
    ChoiceButton* back = last ? addChoice("turn-back", tr("Something else"), QStringLiteral("undo"))
                              : addToTail("turn-back", tr("Something else"), QStringLiteral("undo"));
    back->setKind(ChoiceKind::Quiet);
    connect(back, &QAbstractButton::clicked, this, [this] {
        forgetDraft();
        renew();
    });
}

void TurnPanel::renew()
{
    for (auto* row : {&choices_, &tail_})
        for (const Spanning& each : std::exchange(*row, {})) {
            each.button->hide();
            each.button->deleteLater();
        }
    short_.clear();
    if (!meanings_.empty()) {
        title_->setText(tr("Which one is meant?"));
        line_->setText({});
        for (const Action& entry : meanings_) {
            addEntry("turn-meaning", deedWords(entry), QStringLiteral("arrow-right"), entry, true);
            if (const auto* move = std::get_if<MoveHunter>(&entry))
                choices_.back().button->setSign(hunterSign(move->hunter));
            else if (const auto* acts = std::get_if<HunterActs>(&entry))
                choices_.back().button->setSign(hunterSign(acts->hunter));
        }
    } else {
        askForTurn(); // what could be chosen stays where it is
        for (const Spanning& each : choices_)
            if (pending_ && isPrimary(each.button->kind()))
                each.button->setKind(ChoiceKind::Others); // only one is filled
        if (pending_)
            askToConfirmWords();
    }
    addTail();
    if (!said_.isEmpty())
        line_->setText(said_);
    line_->setAccessibleName(line_->text());
    waitIfOther();
    layOut(width(), true);
    emit litChanged();
}

void TurnPanel::askToConfirmWords()
{
    const auto* move = std::get_if<MoveHunter>(&*pending_);
    const auto* fights = std::get_if<HunterFights>(&*pending_);
    const Hunter hunter = hunterOf(*pending_);
    title_->setText(sentences_->hunter(hunter));
    line_->setText(fights != nullptr              ? TurnFlow::tr("Turn the cards up together.")
                   : move == nullptr              ? hunterFacts(hunter)
                   : move->travel == Travel::Road ? tr("By road.")
                   : move->travel == Travel::Sea  ? tr("By sea.")
                   : move->travel == Travel::Rail ? tr("By train.")
                                                  : tr("Out of the hospital."));
    short_ = line_->text();
    for (const Spanning& each : choices_)
        if (each.button->objectName() == QLatin1String("answer-card") || each.button->objectName() == QLatin1String("answer-no-card"))
            each.button->setMarked(each.button->text() == deedWords(*pending_));
}

void TurnPanel::arrange(int unit, int least, int columns, Shape shape)
{
    unit_ = unit;
    least_ = least;
    columns_ = columns;
    const bool other = std::exchange(shape_, shape) != shape;
    for (HunterCell* cell : order_)
        cell->setUnit(unit);
    line_->setFont(sizedFont(bodyFont(15), unit));
    if (other && sentences_ && !turn_.ask)
        renew(); // other buttons share a row, and the line has other words
    else
        layOut(width(), true);
}

int TurnPanel::phoneHeight(int unit)
{
    return phoneGap + phoneHead(unit) + phoneGap + stripHeight(unit) + phoneGap + 2 * (phoneTap(unit) + phoneGap);
}

int TurnPanel::phoneCombatHeight(int unit)
{
    Q_UNUSED(unit);
    return closeGap + 44 + closeGap + 4 * (44 + closeGap);
}

int TurnPanel::usualRows(Shape shape, int columns)
{
    return shape == Shape::Column ? 3 : shape == Shape::Band ? 2 : (mostAnswers + columns - 1) / columns;
}

int TurnPanel::usualHeight(Shape shape, int unit, int columns)
{
    if (shape == Shape::Phone)
        return phoneHeight(unit);
    if (shape == Shape::PhoneCombat)
        return phoneCombatHeight(unit);
    return headHeight(shape, unit) + usualRows(shape, columns) * (tapHeight(unit) + gapOf(unit)) + gapOf(unit) / 2;
}

void TurnPanel::put(ChoiceButton* button, const QRect& box) const
{
    // Words that do not fit in two lines are made smaller before anything is made larger.
    for (int pixels = unit_;; --pixels) {
        button->setWordPixels(pixels);
        if (pixels <= least_ || (button->wordsHeight(box.width()) <= box.height() && button->narrowestWidth() <= box.width()))
            break;
    }
    button->setGeometry(box);
}

int TurnPanel::layOutRows(std::vector<Spanning> choices, const QRect& grid, int columns, bool move) const
{
    const int gap = shape_ == Shape::PhoneCombat ? closeGap : isPhone() ? phoneGap : gapOf(unit_);
    const bool asking = shape_ == Shape::Combat && grid.top() == gap; // beside the question
    const int tap = asking ? combatHead(unit_) : !isPhone() ? tapHeight(unit_) : isCombat() || choices_.size() > 4 ? 44 : phoneTap(unit_);
    const double each = double(grid.width() - (columns - 1) * gap) / columns;
    std::vector<int> pixels; // as they are
    for (const Spanning& choice : choices) {
        pixels.push_back(choice.button->wordPixels());
        choice.button->setWordPixels(least_);
    }
    // Where one of two columns has a longer word it is wider; where that is not enough the word has more columns.
    std::array<int, 2> needs{};
    for (std::size_t i = 0, column = 0; i < choices.size() && columns == 2; ++i) {
        if (choices[i].span == 1)
            needs[column] = qMax(needs[column], choices[i].button->narrowestWidth());
        column = choices[i].span == 1 ? 1 - column : 0;
    }
    const bool uneven = columns == 2 && needs[0] + needs[1] + gap <= grid.width() && qMax(needs[0], needs[1]) > qRound(each);
    const int first = !uneven ? qRound(each) : needs[0] > needs[1] ? needs[0] : grid.width() - gap - needs[1];
    const auto widthOf = [&](int span, int column) {
        return !uneven || span > 1 ? qRound(span * each) + (span - 1) * gap : column == 0 ? first : grid.width() - gap - first;
    };
    for (Spanning& choice : choices)
        while (!uneven && choice.span < columns && choice.button->narrowestWidth() > widthOf(choice.span, 0))
            ++choice.span;
    int y = grid.top();
    std::size_t n = 0;
    while (n < choices.size()) {
        std::size_t end = n;
        int used = 0;
        while (end < choices.size() && (end == n || used + choices[end].span <= columns))
            used += choices[end++].span;
        const auto room = [&](std::size_t i) { return widthOf(qMin(choices[i].span, columns), static_cast<int>(i - n)); };
        int height = tap, x = grid.left();
        for (std::size_t i = n; i < end; ++i)
            height = qMax(height, choices[i].button->wordsHeight(room(i)));
        for (std::size_t i = n; i < end; ++i) {
            if (move)
                put(choices[i].button, {x, y, room(i), height});
            x += room(i) + gap;
        }
        y += height + gap;
        n = end;
    }
    for (std::size_t i = 0; i < choices.size() && !move; ++i)
        choices[i].button->setWordPixels(pixels[i]);
    return y;
}

int TurnPanel::headHeight(Shape shape, int unit)
{
    const int gap = gapOf(unit);
    switch (shape) {
    case Shape::Column: // the order, the title, two lines
        return unit / 2 + stripHeight(unit) + gap / 2 + qRound(2.25 * unit) + qRound(2.6 * unit) + gap / 2;
    case Shape::Band: // the title beside the order, one line
        return unit / 2 + stripHeight(unit) + qRound(1.35 * unit) + gap / 2;
    case Shape::Combat: // the title beside the line, or the ways on and back
        return gap + combatHead(unit) + gap;
    case Shape::Phone:
    case Shape::PhoneCombat:
        break;
    }
    return 0;
}

int TurnPanel::layOut(int width, bool move) const
{
    if (isPhone())
        return layOutPhone(width, move);
    const int n = unit_, gap = gapOf(n), inner = qMax(1, width - 2 * n), tap = tapHeight(n), asking = combatHead(n);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    const bool band = shape_ == Shape::Band, combat = shape_ == Shape::Combat, column = shape_ == Shape::Column;
    const int tall = stripHeight(n), head = headHeight(shape_, n), half = (inner - n) / 2;
    // Where each thing lies if nothing needs more room.
    const int strip = band ? inner * 58 / 100 : inner, stripTop = n / 2, cell = (strip - 3 * gap) / 4;
    QRect title, line;
    if (column) {
        title = {n, stripTop + tall + gap / 2, inner, qRound(2.25 * n)};
        line = {n, title.bottom() + 1, inner, qRound(2.6 * n)};
    } else if (band) {
        title = {n, stripTop, inner - strip - gap, tall};
        line = {n, stripTop + tall, inner, qRound(1.35 * n)};
    } else {
        title = {n, gap, half, asking};
        line = {n + inner - half, gap, half, asking};
    }
    QFont titleFont = sizedFont(headingFont(26), 1.75 * n);
    const auto fitTitle = [&] {
        titleFont = fittedFont(titleFont, title_->text(), title.width(), least_);
        while (titleFont.pixelSize() > least_ && wrappedHeight(titleFont, title_->text(), title.width()) > title.height())
            titleFont.setPixelSize(titleFont.pixelSize() - 1);
        return wrappedHeight(titleFont, title_->text(), title.width());
    };
    int titleTall = fitTitle(), lineTall = wrappedHeight(line_->font(), line_->text(), line.width());
    bool titled = true, ordered = !combat;
    int grid = head;
    if (lineTall > line.height() && (!said_.isEmpty() || !typed_.isEmpty())) {
        // What was said takes the place of the title, then of the order as well: no button moves.
        titled = false;
        line = combat ? QRect(n, gap, tail_.empty() ? inner : half, asking) : QRect(n, title.top(), inner, line.bottom() + 1 - title.top());
        lineTall = wrappedHeight(line_->font(), line_->text(), line.width());
        if (!combat && (band || lineTall > line.height())) {
            ordered = false;
            line.setTop(stripTop);
        }
        grid += qMax(0, lineTall - line.height());
        line.setHeight(qMax(line.height(), lineTall));
    } else if (combat) {
        const int needed = qMax(titleTall, tail_.empty() ? lineTall : 0);
        title.setHeight(qMax(asking, needed));
        line.setHeight(title.height());
        grid += title.height() - asking;
    } else if (titleTall > title.height() || lineTall > line.height()) { // a question with more words
        title.setHeight(qMax(titleTall, band ? tall : 0));
        line.moveTop(title.bottom() + 1);
        line.setHeight(lineTall);
        grid = qMax(grid, line.bottom() + 1 + gap / 2);
    }
    if (combat && !tail_.empty())
        grid = qMax(grid, layOutTail({n + inner - half, gap, half, 0}, false));
    if (move) {
        title_->setFont(titleFont);
        title_->setVisible(titled);
        line_->setVisible(!combat || tail_.empty() || !titled);
        line_->setAlignment(Qt::AlignLeft | (combat ? Qt::AlignVCenter : Qt::AlignTop));
        for (HunterCell* each : order_)
            each->setVisible(ordered);
    }
    for (std::size_t i = 0; i < order_.size(); ++i)
        place(order_[i], {n + inner - strip + int(i) * (cell + gap), stripTop, cell, tall});
    place(title_, title);
    place(line_, line);
    const int rows = usualRows(shape_, columns_);
    const int wide = combat ? qMin(inner, 24 * n) : inner;
    if (move)
        spare_ = {n, grid, wide, qMin(qRound(5.2 * n), rows * (tap + gap) - gap)};
    if (draculaDecides()) // below the large button, or in a combat beside it
        return qMax(layOutRows(choices_,
                               combat ? QRect(n + wide + gap, grid, inner - wide - gap, 0) : QRect(n, grid + spareHeight() + gap, inner, 0),
                               !combat        ? columns_
                               : columns_ > 3 ? 2
                                              : 1,
                               move),
                    usualHeight());
    std::vector<Spanning> choices = choices_;
    int spans = 0;
    for (const Spanning& each : choices)
        spans += each.span;
    if (combat && 2 * spans <= columns_) // few answers have more room
        for (Spanning& each : choices)
            each.span *= 2;
    int y = layOutRows(choices, {n, grid, inner, 0}, columns_, move);
    if (tail_.empty())
        return qMax(y, usualHeight());
    if (combat) {
        layOutTail({n + inner - half, gap, half, 0}, move);
    } else { // always in the same row, below what can be chosen
        y = layOutTail({n, qMax(y, grid + (rows - 1) * (tap + gap)), inner, 0}, move);
    }
    return qMax(y, usualHeight());
}

int TurnPanel::layOutTail(const QRect& grid, bool move) const
{
    if (shape_ == Shape::Band || tail_.size() != 2)
        return layOutRows(tail_, grid, shape_ == Shape::Column ? 2 : 3, move);
    std::vector<Spanning> tail = tail_; // the way on and the way back share the row
    for (Spanning& each : tail)
        each.span = 1;
    return layOutRows(tail, grid, 2, move);
}

int TurnPanel::spareHeight() const
{
    return qRound(5.2 * unit_);
}

int TurnPanel::layOutPhone(int width, bool move) const
{
    const int gap = isCombat() ? closeGap : phoneGap;
    const int inner = qMax(1, width - 2 * unit_), head = isCombat() ? 44 : phoneHead(unit_);
    const bool combat = isCombat(), many = choices_.size() > 4; // a question with many answers
    const int tap = combat || many ? 44 : phoneTap(unit_);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    // Beside the title: the way back or, where nothing is to be confirmed, passing. In a combat both ways stand in its place.
    std::vector<Spanning> beside, below;
    for (const Spanning& each : tail_) {
        const QString name = each.button->objectName();
        (combat || name == QLatin1String("turn-pass") || name == QLatin1String("turn-back") ? beside : below).push_back(each);
    }
    const int parts = static_cast<int>(beside.size());
    const int side = parts == 0 ? 0 : parts == 1 ? inner * 9 / 20 : inner, words = qMax(1, inner - side - (side > 0 ? gap : 0));
    const QString line = !short_.isEmpty() && said_.isEmpty() && typed_.isEmpty() ? short_ : line_->text();
    const int one = wrappedHeight(sizedFont(bodyFont(15), unit_), line, words);
    const bool said = !said_.isEmpty() || !typed_.isEmpty();
    const bool over = !combat && (said || one > qRound(1.5 * unit_)); // it takes the place of the order
    const bool instead = combat && said && parts < 2;                 // or of the title
    const bool lined = parts < 2 && (!combat || instead || one <= qRound(1.5 * unit_));
    int y = gap;
    QFont font = sizedFont(headingFont(26), 1.7 * unit_);
    const int room = head - (over || !lined || instead ? 0 : one);
    while (font.pixelSize() > qMin(unit_, least_ + 1) && (wrappedHeight(font, title_->text(), words) > room ||
                                                          fittedFont(font, title_->text(), words, least_).pixelSize() < font.pixelSize()))
        font.setPixelSize(font.pixelSize() - 1);
    const int stripTop = y + head + gap;
    int strip = combat ? -gap : stripHeight(unit_);
    if (over && turn_.ask && !said) // what is asked about has as much room as it needs
        strip = qMax(strip, wrappedHeight(sizedFont(bodyFont(15), unit_), line, inner) - 2 * gap);
    else if (many && !over)
        strip = -gap; // the answers need it more than the order
    const QRect lineBox = over      ? QRect(unit_, stripTop - gap, inner, strip + 2 * gap)
                          : instead ? QRect(unit_, y, words, head)
                                    : QRect(unit_, y + room, words, one);
    QFont small = sizedFont(bodyFont(15), unit_);
    while ((over || instead) && small.pixelSize() > qMax(10, least_) && wrappedHeight(small, line, lineBox.width()) > lineBox.height())
        small.setPixelSize(small.pixelSize() - 1);
    if (move) {
        title_->setFont(font);
        title_->setVisible(parts < 2 && !instead);
        line_->setFont(small);
        line_->setText(line);
        line_->setVisible(lined);
        for (HunterCell* each : order_)
            each->setVisible(!over && strip > 0);
    }
    place(title_, {unit_, y, words, room});
    place(line_, lineBox);
    const int cell = (inner - 3 * gap) / 4;
    for (std::size_t n = 0; n < order_.size(); ++n)
        place(order_[n], {unit_ + int(n) * (cell + gap), stripTop, cell, strip});
    int x = unit_ + inner - side;
    for (const Spanning& each : beside) {
        const int wide = parts == 1 ? side : each.span == 2 ? (side - gap) * 3 / 5 : side - gap - (side - gap) * 3 / 5;
        if (move)
            put(each.button, {x, y, wide, head});
        x += wide + gap;
    }
    const int top = stripTop + strip + gap;
    const int spare = combat && !choices_.empty() ? tap : qMin(2 * tap + gap, qRound(7.5 * unit_));
    if (move)
        spare_ = {unit_, top, inner, spare};
    std::vector<Spanning> shown = choices_;
    if (draculaDecides())
        return qMax(layOutRows(shown, {unit_, top + spare + gap, inner, 0}, columns_, move), usualHeight());
    // The second row is that of the ways on.
    const bool confirms = !below.empty() && (pending_ || allowed_);
    if (confirms)
        while (shown.size() > 2) {
            if (move)
                shown.back().button->hide();
            shown.pop_back();
        }
    else
        for (Spanning each : below)
            shown.push_back({each.button, 1});
    if (shown.size() == 1 && !confirms)
        shown.front().span = columns_;
    y = layOutRows(shown, {unit_, top, inner, 0}, columns_, move);
    if (confirms)
        y = layOutRows(below, {unit_, qMax(y, top + tap + gap), inner, 0}, columns_, move);
    return qMax(y, usualHeight());
}

int TurnPanel::heightForWidth(int width) const
{
    return layOut(width, false);
}

void TurnPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut(width(), true);
}

} // namespace demeter
