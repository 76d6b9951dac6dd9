#include "app/desktop/table/turn_panel.h"

#include "app/desktop/guide/turn_flow.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/map/hunter_sign.h"

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

int stripHeight(int unit)
{
    return qRound(2.9 * unit);
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
    const qreal badge = 2 * unit_ + 6, left = qBound(0.0, (width() - badge) / 4.0, 6.0); // its letter is half as large
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

TurnPanel::TurnPanel(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
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

ChoiceButton* TurnPanel::addChoice(const char* name, const QString& word, const QString& icon, int span)
{
    auto* button = new ChoiceButton(settings_, ChoiceKind::Others, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(word);
    button->setIconName(icon);
    button->setFocusPolicy(Qt::TabFocus); // a click must not leave the focus where a stray key acts
    button->setWordPixels(unit_);
    button->show();
    choices_.push_back({button, span});
    return button;
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
        connect(addChoice("turn-back", tr("Something else"), QStringLiteral("undo")), &QAbstractButton::clicked, this, [this] {
            supply_ = false;
            renew();
        });
        choices_.back().button->setKind(ChoiceKind::Quiet);
        return;
    }
    if (options.search)
        addEntry("turn-search", tr("Search"), QStringLiteral("search"), deed(hunter, HunterActs::What::Search), true);
    if (options.rest)
        addEntry("turn-rest", tr("Rest"), QStringLiteral("rest"), deed(hunter, HunterActs::What::Rest), false);
    if (options.supply || options.draculaCard)
        connect(addChoice("turn-supply", tr("Supply"), QStringLiteral("supply")), &QAbstractButton::clicked, this, [this] {
            supply_ = true;
            renew();
        });
    if (options.pass) {
        addEntry("turn-pass", turn_.last ? tr("Pass") : tr("Other, or pass"), QStringLiteral("arrow-right"),
                 deed(hunter, HunterActs::What::Pass), false);
        if (!turn_.last) {
            ChoiceButton* others = addChoice("turn-others", tr("All others pass"), QStringLiteral("pass"), 2);
            connect(others, &QAbstractButton::clicked, this, &TurnPanel::othersPassed);
        }
    }
}

void TurnPanel::renew()
{
    for (const Spanning& row : std::exchange(choices_, {})) {
        row.button->hide();
        row.button->deleteLater();
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
    } else if (pending_) {
        const auto* move = std::get_if<MoveHunter>(&*pending_);
        const auto* acts = std::get_if<HunterActs>(&*pending_);
        const auto* fights = std::get_if<HunterFights>(&*pending_);
        const Hunter hunter = move != nullptr     ? move->hunter
                              : acts != nullptr   ? acts->hunter
                              : fights != nullptr ? fights->hunter
                                                  : Hunter::LordGodalming;
        title_->setText(sentences_->hunter(hunter));
        line_->setText(fights != nullptr              ? TurnFlow::tr("Turn the cards up together.")
                       : move == nullptr              ? hunterFacts(hunter)
                       : move->travel == Travel::Road ? tr("By road.")
                       : move->travel == Travel::Sea  ? tr("By sea.")
                       : move->travel == Travel::Rail ? tr("By train.")
                                                      : tr("Out of the hospital."));
        ChoiceButton* yes = addChoice("turn-confirm", deedWords(*pending_), QStringLiteral("check"), columns_ - 1);
        yes->setKind(ChoiceKind::OthersPrimary);
        connect(yes, &QAbstractButton::clicked, this, [this] { emit entered(Action(*pending_)); });
    } else {
        askForTurn();
    }
    if (allowed_) { // quiet: the rules forbid it
        ChoiceButton* allow = addChoice("turn-allowed", TurnFlow::tr("The table allows it"), QStringLiteral("check"), columns_);
        allow->setKind(ChoiceKind::Quiet);
        allow->setSecondLine(TurnFlow::tr("the journal says so, for everybody to see"));
        connect(allow, &QAbstractButton::clicked, this, [this] { emit entered(Action(*allowed_)); });
    }
    if (pending_ || !meanings_.empty()) {
        ChoiceButton* back = addChoice("turn-back", tr("Something else"), QStringLiteral("undo"));
        back->setKind(ChoiceKind::Quiet);
        connect(back, &QAbstractButton::clicked, this, [this] {
            pending_.reset();
            meanings_.clear();
            renew();
        });
    }
    if (!said_.isEmpty())
        line_->setText(said_);
    line_->setAccessibleName(line_->text());
    layOut(width(), true);
    emit litChanged();
}

void TurnPanel::arrange(int unit, int columns, bool phone)
{
    unit_ = unit;
    columns_ = columns;
    if (std::exchange(phone_, phone) != phone) {
        for (HunterCell* cell : order_)
            cell->show();
        if (sentences_) // the line has other words
            renew();
    }
    for (HunterCell* cell : order_)
        cell->setUnit(unit);
    line_->setFont(sizedFont(bodyFont(15), unit));
    for (const Spanning& row : choices_)
        row.button->setWordPixels(unit);
    layOut(width(), true);
}

int TurnPanel::phoneHeight(int unit)
{
    return phoneGap + phoneHead(unit) + phoneGap + stripHeight(unit) + phoneGap + 2 * (phoneTap(unit) + phoneGap);
}

int TurnPanel::layOutPhone(int width, bool move) const
{
    constexpr int gap = phoneGap;
    const int inner = qMax(1, width - 2 * unit_), tap = phoneTap(unit_), head = phoneHead(unit_);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    // Words that do not fit in two lines are made smaller before anything is made larger.
    const auto put = [&](ChoiceButton* button, const QRect& box) {
        for (int pixels = unit_; move; --pixels) {
            button->setWordPixels(pixels);
            if (pixels <= 10 || (button->heightForWidth(box.width()) <= box.height() && button->narrowestWidth() <= box.width()))
                break;
        }
        place(button, box);
    };
    const ChoiceButton* beside = nullptr; // the way on, or back
    for (const Spanning& each : choices_)
        if (each.button->objectName() == QLatin1String("turn-pass") || each.button->objectName() == QLatin1String("turn-back"))
            beside = each.button;
    int y = gap;
    const int side = beside != nullptr ? inner * 9 / 20 : 0, words = inner - side - (side > 0 ? gap : 0);
    const QString line = !short_.isEmpty() && said_.isEmpty() && typed_.isEmpty() ? short_ : line_->text();
    const int one = wrappedHeight(sizedFont(bodyFont(15), unit_), line, words);
    const bool over = !said_.isEmpty() || !typed_.isEmpty() || one > qRound(1.5 * unit_); // it takes the place of the order
    QFont font = sizedFont(headingFont(26), 1.7 * unit_);
    const int room = head - (over ? 0 : one);
    while (font.pixelSize() > unit_ && (wrappedHeight(font, title_->text(), words) > room ||
                                        fittedFont(font, title_->text(), words, unit_).pixelSize() < font.pixelSize()))
        font.setPixelSize(font.pixelSize() - 1);
    const int strip = stripHeight(unit_), stripTop = y + head + gap;
    QFont small = sizedFont(bodyFont(15), unit_);
    while (over && small.pixelSize() > 10 && wrappedHeight(small, line, inner) > strip + 2 * gap)
        small.setPixelSize(small.pixelSize() - 1);
    if (move) {
        title_->setFont(font);
        line_->setFont(small);
        line_->setText(line);
    }
    place(title_, {unit_, y, words, room});
    place(line_, over ? QRect(unit_, stripTop - gap, inner, strip + 2 * gap) : QRect(unit_, y + room, words, one));
    const int cell = (inner - 3 * gap) / 4;
    for (std::size_t n = 0; n < order_.size(); ++n) {
        place(order_[n], {unit_ + int(n) * (cell + gap), stripTop, cell, strip});
        if (move)
            order_[n]->setVisible(!over);
    }
    const int top = stripTop + strip + gap, each = (inner - gap) / 2;
    if (move)
        spare_ = {unit_, top, inner, 2 * tap + gap};
    y = top;
    int column = 0;
    for (const Spanning& choice : choices_) {
        if (choice.button == beside) {
            put(choice.button, {unit_ + words + gap, gap, side, head});
            continue;
        }
        const bool alone = choices_.size() - (beside != nullptr ? 1 : 0) == 1;
        const int span = alone ? 2 : 1;
        put(choice.button, {unit_ + column * (each + gap), y, span * each + (span - 1) * gap, alone ? qMax(tap, 60) : tap});
        column += span;
        if (column >= 2) {
            column = 0;
            y += tap + gap;
        }
    }
    return qMax(y + (column > 0 ? tap + gap : 0), top + 2 * (tap + gap));
}

int TurnPanel::layOut(int width, bool move) const
{
    if (phone_)
        return layOutPhone(width, move);
    const int gap = qMax(6, unit_ * 2 / 5), inner = qMax(1, width - 2 * unit_);
    const auto place = [&](QWidget* widget, const QRect& box) {
        if (move)
            widget->setGeometry(box);
    };
    // The order of activation: above, or beside the title.
    const bool beside = columns_ > 2 && inner >= 34 * unit_;
    const int strip = beside ? inner * 11 / 20 : inner, stripLeft = unit_ + inner - strip;
    const int cell = (strip - 3 * gap) / 4, tall = order_.front()->neededHeight();
    int y = unit_ / 2;
    for (std::size_t n = 0; n < order_.size(); ++n)
        place(order_[n], {stripLeft + int(n) * (cell + gap), y, cell, tall});
    const int words = beside ? inner - strip - gap : inner;
    if (!beside)
        y += tall + gap / 2;
    const QFont titleFont = fittedFont(sizedFont(headingFont(26), 1.75 * unit_), title_->text(), words, unit_);
    const int title = wrappedHeight(titleFont, title_->text(), words);
    if (move)
        title_->setFont(titleFont);
    place(title_, {unit_, y, words, title});
    y += title;
    const int least = QFontMetrics(line_->font()).height() * (beside ? 1 : 2);
    if (beside)
        y = qMax(y, unit_ / 2 + tall);
    const int line = qMax(least, wrappedHeight(line_->font(), line_->text(), inner));
    place(line_, {unit_, y, inner, line});
    y += line + gap / 2;
    const int tap = qMax(44, 3 * unit_), each = (inner - (columns_ - 1) * gap) / columns_;
    // As many rows as a usual turn has; in each as many buttons as have room.
    // In a combat those of a hunter's cards.
    const int rows = turn_.combat ? static_cast<int>(hunterCardCount + 1) / columns_ : beside ? 2 : 3;
    const int usual = turn_.combat ? qRound((beside ? 7.5 : 10.5) * unit_) + rows * (tap + gap) : y + rows * (tap + gap);
    if (move)
        spare_ = {unit_, y, inner, qMin(2 * tap + gap, usual - y - gap)};
    std::size_t n = 0;
    while (n < choices_.size()) {
        std::size_t end = n;
        int columns = 0;
        while (end < choices_.size() && (end == n || columns + choices_[end].span <= columns_))
            columns += choices_[end++].span;
        int height = tap, x = unit_;
        const auto room = [&](std::size_t i) { return choices_[i].span * each + (choices_[i].span - 1) * gap; };
        for (std::size_t i = n; i < end; ++i)
            height = qMax(height, choices_[i].button->heightForWidth(room(i)));
        for (std::size_t i = n; i < end; ++i) {
            place(choices_[i].button, {x, y, room(i), height});
            x += room(i) + gap;
        }
        y += height + gap;
        n = end;
    }
    return qMax(y, usual);
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
