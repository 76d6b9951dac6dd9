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
    byWords_ = false;
    return true;
}

void TurnPanel::offer(std::vector<Action> entries, const Sentences& sentences)
{
    sentences_ = sentences;
    allowed_.reset();
    if (entries.size() == 1) {
        askToConfirm(entries.front());
        byWords_ = true;
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
                        facts_ == AnswerEncounter{} && countedSoFar_ == 0;
    forgetDraft();
    typed_.clear();
    sentences_ = sentences;
    if (!stands)
        renew();
    return !stands;
}

bool TurnPanel::confirmTyped()
{
    if (!pending_ || !byWords_ || isDead())
        return false;
    emit entered(Action(*pending_)); // a copy: what is entered forgets what was half chosen
    return true;
}

void TurnPanel::askToConfirm(const Action& entry)
{
    pending_ = entry;
    byWords_ = false;
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
        // That it dawns, or that night falls, has just been announced.
        title_->setText(day ? tr("Every hunter has acted") : tr("Cards first"));
        line_->setText(day ? tr("They may act once more, or the day ends.") : tr("Whoever has a card for this time plays it now."));
        ChoiceButton* next = addChoice("turn-go-on", day ? tr("The day ends") : tr("Go on"),
                                       day    ? QStringLiteral("dusk")
                                       : dawn ? QStringLiteral("day")
                                              : QStringLiteral("night"),
                                       columns_);
        next->setKind(ChoiceKind::OthersPrimary);
        connect(next, &QAbstractButton::clicked, this, [this] { emit entered(GoOn{}); });
        connect(addChoice("turn-cards", TurnFlow::tr("The hunters play a card"), QStringLiteral("event"), columns_),
                &QAbstractButton::clicked, this, &TurnPanel::cardsAsked);
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
    const bool begun = countedSoFar_ > 0 || result_; // an answer of several taps
    if (pending_) {
        ChoiceButton* yes = addToTail("turn-confirm", confirmWords(*pending_), QStringLiteral("check"), 2);
        yes->setKind(ChoiceKind::OthersPrimary);
        connect(yes, &QAbstractButton::clicked, this, [this] { emit entered(Action(*pending_)); });
    } else if (allowed_) { // quiet: the rules forbid it
        ChoiceButton* allow = addToTail("turn-allowed", TurnFlow::tr("The table allows it"), QStringLiteral("check"), 2);
        allow->setKind(ChoiceKind::Quiet);
        allow->setAccessibleDescription(TurnFlow::tr("the journal says so, for everybody to see"));
        connect(allow, &QAbstractButton::clicked, this, [this] { emit entered(Action(*allowed_)); });
    } else if (meanings_.empty() && !supply_ && !begun) {
        return;
    }
    // After several meanings it is one choice more.
    const bool last = !meanings_.empty() && !isPhone();
    const QString word = begun ? tr("Back", "to the beginning of an answer") : tr("Something else");
    ChoiceButton* back = last ? addChoice("turn-back", word, QStringLiteral("undo")) : addToTail("turn-back", word, QStringLiteral("undo"));
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

} // namespace demeter
