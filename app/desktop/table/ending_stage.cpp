#include "app/desktop/table/ending_stage.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/map/hunter_sign.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/hunt_numbers_sheet.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/hunt_slider.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace demeter {

using namespace fury3e;

namespace {

constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// False if a word is wider: it would be cut.
bool hasRoom(const QFont& font, const QString& text, int width)
{
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    const QFontMetrics metrics(font);
    for (const QString& word : text.split(spaces))
        if (metrics.horizontalAdvance(word) > width)
            return false;
    return true;
}

/// Lies over what the stage paints: the whole of it can be tapped.
class NumbersButton : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

EndingStage::EndingStage(const Settings& settings, MapView* map, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      mapView_(map),
      slider_(new HuntSlider(settings, this)),
      player_(new HuntPlayer(this)),
      dead_(new Motion(this))
{
    setObjectName("ending");
    setRole(this, "window");
    const auto button = [&](ChoiceKind kind, const char* name, const char* icon, auto act) {
        auto* made = new ChoiceButton(settings_, kind, this);
        made->setObjectName(QLatin1String(name));
        made->setIconName(QLatin1String(icon));
        made->setCentred(true);
        made->hide();
        made->installEventFilter(this);
        connect(made, &QAbstractButton::clicked, this, [this, act] {
            if (!dead_->isRunning())
                act();
        });
        return made;
    };
    reveal_ = button(ChoiceKind::CommonPrimary, "ending-reveal", "eye", [this] { emit revealAsked(); });
    watch_ = button(ChoiceKind::CommonPrimary, "ending-watch", "play", [this] { watch(); });
    share_ = button(ChoiceKind::Plain, "ending-share", "share", [this] { emit shareAsked(); });
    newGame_ = button(ChoiceKind::Plain, "ending-new-game", "ship", [this] { emit newGameAsked(); });
    play_ =
        button(ChoiceKind::CommonPrimary, "ending-play", "pause", [this] { player_->isPlaying() ? player_->pause() : player_->play(); });
    back_ = button(ChoiceKind::Plain, "ending-back", "map", [this] { stopWatching(); });
    numbersButton_ = new NumbersButton(this);
    numbersButton_->setObjectName("ending-numbers");
    numbersButton_->setFocusPolicy(Qt::TabFocus);
    numbersButton_->hide();
    connect(numbersButton_, &QAbstractButton::clicked, this, &EndingStage::openNumbers);
    slider_->setObjectName("ending-slider");
    slider_->installEventFilter(this);
    slider_->hide();
    connect(slider_, &QSlider::valueChanged, player_, &HuntPlayer::goTo);
    connect(player_, &HuntPlayer::changed, this, [this] {
        nameButtons();
        showBeat();
    });
    connect(player_, &HuntPlayer::over, this, &EndingStage::stopWatching);
    connect(player_, &HuntPlayer::passed, this, &EndingStage::showBeat);
}

void EndingStage::setEnding(const Hunt& hunt, const Sentences& sentences)
{
    winner_ = hunt.winner;
    victors_ = hunt.winner == Winner::Hunters ? hunt.end.hunters : HunterSet{};
    title_ = huntTitle(hunt);
    reason_ = huntReason(hunt, sentences);
    seenRows_ = huntRows(hunt, sentences);
}

void EndingStage::setReveal(const std::optional<WholeHunt>& hunt, const Sentences& sentences)
{
    if (hunt != whole_) {
        stopWatching();
        whole_ = hunt;
        std::vector<HuntSlider::Beat> beats;
        if (whole_)
            for (const WholeHunt::Beat& beat : whole_->beats)
                beats.push_back({std::max<int>(beat.round, 1), beat.seen.has_value()});
        const QSignalBlocker blocker(slider_);
        slider_->setBeats(std::move(beats));
        if (followed_ == nullptr)
            player_->setBeats(whole_ ? static_cast<int>(whole_->beats.size()) : 0);
        if (numbersSheet_ != nullptr)
            numbersSheet_->closeSheet();
    }
    sentences_ = sentences;
    rows_ = whole_ ? huntRows(*whole_, sentences) : seenRows_;
    if (watched_)
        beatWords_ = demeter::beatWords(*whole_, static_cast<std::size_t>(player_->beat()), sentences);
    nameButtons();
    QStringList said{title_, reason_};
    for (const HuntRow& row : rows_)
        said << QStringList{row.number, row.word, row.more}.join(u' ').trimmed();
    setAccessibleName(said.join(QStringLiteral(". ")));
    if (isVisibleTo(parentWidget()))
        mapView_->setModel(mapModel());
    update();
}

void EndingStage::nameButtons()
{
    reveal_->setText(tr("Reveal the game"));
    watch_->setText(tr("Watch the hunt"));
    share_->setText(tr("Share"));
    newGame_->setText(tr("New game"));
    play_->setText(player_->isPlaying() ? tr("Pause") : tr("Go on"));
    play_->setIconName(player_->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"));
    back_->setText(tr("Whole way"));
    slider_->setAccessibleName(tr("Where in the hunt"));
    numbersButton_->setAccessibleName(tr("All numbers"));
    if (numbersSheet_ != nullptr)
        numbersSheet_->setRows(rows_);
}

void EndingStage::openNumbers()
{
    if (dead_->isRunning())
        return;
    delete numbersSheet_;
    // Over the whole page, which lays parts of its own over this one.
    QWidget* page = parentWidget();
    numbersSheet_ = new HuntNumbersSheet(settings_, page->parentWidget() != nullptr ? page->parentWidget() : page);
    connect(this, &QObject::destroyed, numbersSheet_, &QObject::deleteLater);
    numbersSheet_->setObjectName("all-numbers");
    numbersSheet_->setRows(rows_);
    numbersSheet_->openSheet();
    connect(numbersSheet_, &Sheet::closed, numbersSheet_, &QObject::deleteLater);
}

void EndingStage::follow(EndingStage& first)
{
    stopWatching();
    delete player_;
    player_ = first.player_;
    followed_ = &first;
    connect(player_, &HuntPlayer::changed, this, &EndingStage::showBeat);
    connect(player_, &HuntPlayer::passed, this, &EndingStage::showBeat);
    connect(&first, &EndingStage::watchedChanged, this, &EndingStage::followWatching);
    followWatching();
}

void EndingStage::followWatching()
{
    // Both are told of the reveal, one after the other: what is watched has to be there.
    if (!followed_->isWatched() || followed_->whole_ != whole_) {
        stopWatching();
    } else if (!std::exchange(watched_, true)) {
        placeButtons(buttons_, besides_.size());
        showBeat();
        update();
    }
}

void EndingStage::setTable(const MapModel& table)
{
    table_ = table;
    mapView_->setModel(mapModel());
}

MapModel EndingStage::mapModel() const
{
    if (!whole_ || whole_->beats.empty())
        return table_;
    const std::vector<WholeHunt::Beat>& beats = whole_->beats;
    MapModel model = table_;
    model.trail.clear();
    model.legal = {};
    model.currentSlot = 0;
    model.route.emplace();
    const std::size_t now = watched_ ? static_cast<std::size_t>(player_->beat()) : beats.size() - 1;
    const bool onHisWay = watched_ && now > 0 && beats[now].moved && player_->way() < 1;
    // Watched, it tells what the table knew; afterwards, how long ago it was.
    for (std::size_t n = 1; n <= now; ++n)
        if (beats[n].moved) {
            const std::size_t third = 3 * n / beats.size();
            const auto look = watched_     ? beats[n].seen ? MapRoute::Look::Thick : MapRoute::Look::Thin
                              : third == 0 ? MapRoute::Look::Thin
                              : third == 1 ? MapRoute::Look::Middle
                                           : MapRoute::Look::Thick;
            model.route->legs.push_back({beats[n - 1].place, beats[n].place, look});
        }
    const auto mark = [&](LocationId place, int round) {
        std::erase_if(model.trail, [place](const MapModel::TrailMark& each) { return each.location == place; });
        model.trail.push_back({place, round, true});
    };
    mark(beats.front().place, 1); // where it began
    // Where the table found him again; where he went before its eyes the line tells.
    for (std::size_t n = 0; n <= now; ++n)
        if (beats[n].seen && (n == 0 || !beats[n - 1].seen) && !(onHisWay && n == now))
            mark(beats[n].place, *beats[n].seen);
    model.current = beats[onHisWay ? now - 1 : now].place;
    if (!watched_)
        return model;
    // Of then it is told where everybody was, and nothing else.
    const bool before = now > 0 && player_->hunters() <= 0;
    model.hunters = beats[before ? now - 1 : now].hunters;
    model.lairs.clear();
    model.sheets = {};
    model.tokens = {};
    return model;
}

void EndingStage::watch()
{
    if (!whole_ || watched_)
        return;
    watched_ = true;
    player_->setBeats(static_cast<int>(whole_->beats.size()));
    emit watchedChanged();
    player_->play();
    if (isLookedAt())
        dead_->start(deadMilliseconds);
    placeButtons(buttons_, besides_.size());
    slider_->setFocus();
}

void EndingStage::stopWatching()
{
    if (!std::exchange(watched_, false))
        return;
    setAccessibleDescription({});
    shownModel_.reset();
    if (followed_ == nullptr) {
        const QSignalBlocker blocker(player_);
        player_->setBeats(player_->beats());
    }
    emit watchedChanged();
    if (isLookedAt())
        dead_->start(deadMilliseconds);
    if (parentWidget() != nullptr && (slider_->hasFocus() || play_->hasFocus() || back_->hasFocus()))
        parentWidget()->setFocus(); // what had it is gone, and what has come acts on Space
    placeButtons(buttons_, besides_.size());
    mapView_->setPassing(1, 1);
    mapView_->setModel(mapModel());
    update();
}

void EndingStage::showBeat()
{
    if (!watched_ || !whole_)
        return;
    {
        const QSignalBlocker blocker(slider_);
        slider_->setValue(player_->beat());
    }
    if (sentences_) {
        const BeatWords words = demeter::beatWords(*whole_, static_cast<std::size_t>(player_->beat()), *sentences_);
        if (words != beatWords_) {
            beatWords_ = words;
            const QString all = (QStringList{words.round, words.way, words.seen} + words.told).join(u' ');
            slider_->setAccessibleDescription(all);
            setAccessibleDescription(all); // where the words are painted
            update(numbers_);
        }
    }
    // Laid out only when something else is where; what moves is only painted.
    MapModel model = mapModel();
    if (model != shownModel_) {
        mapView_->setModel(model);
        shownModel_ = std::move(model);
    }
    const bool onHisWay = player_->way() < 1;
    mapView_->setPassing(onHisWay ? player_->way() : 1, player_->hunters() > 0 ? player_->hunters() : 1);
}

bool EndingStage::eventFilter(QObject* object, QEvent* event)
{
    if (!watched_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    switch (key.key()) {
    case Qt::Key_Space:
        if (object != slider_)
            break;
        if (!key.isAutoRepeat())
            play_->click();
        return true;
    case Qt::Key_Escape:
        stopWatching();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (object == slider_)
            break;
        slider_->setFocus();
        QCoreApplication::sendEvent(slider_, event);
        return true;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void EndingStage::hideEvent(QHideEvent* event)
{
    if (watched_ && followed_ == nullptr)
        player_->pause(); // nobody looks
    QWidget::hideEvent(event);
}

void EndingStage::setFootnotes(const QString& left, const QString& right)
{
    leftNote_ = left;
    rightNote_ = right;
}

QFont EndingStage::wordFont(const QString& text, int width, QFont::Weight weight) const
{
    return fittedFont(sizedFont(bodyFont(15, weight), unit_), text, width, least_);
}

QFont EndingStage::titleFont(int width) const
{
    const int most = qMax(qMin(QWidget::width(), height()) / 12, 2 * unit_);
    return fittedFont(fittedLine(sizedFont(headingFont(30), most), title_, width, qMax(least_, most / 2)), title_, width, least_);
}

int EndingStage::numbers(QPainter* painter, const QRect& box, int rows) const
{
    const int gap = qMax(4, unit_ / 2), columns = box.width() >= 32 * unit_ ? 2 : 1;
    const QFont heading = sizedFont(headingFont(26), 1.5 * unit_);
    // The rest is a tap away.
    const bool more = buttons_ && rows < rows_.size();
    const QString title = more ? tr("All numbers") : tr("The hunt in numbers");
    const QString only =
        whole_ ? QString() : tr("The map shows only what the table saw. The whole way comes to light when the game is revealed.");
    const QFont onlyFont = wordFont(only, box.width());
    const int onlyHeight = wrappedHeight(onlyFont, only, box.width());
    const int numberSize = qMax(unit_, qMin(QWidget::width(), height()) / 22);
    const QFont numberFont = sizedFont(bodyFont(15, QFont::Bold), numberSize);
    const int figures = qMax(lineWidth(numberFont, QStringLiteral("00")), 2 * unit_);
    const int column = (box.width() - (columns - 1) * unit_) / columns, words = column - figures - gap;
    std::vector<int> heights;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int needed = wrappedHeight(wordFont(row.word, words), row.word, words) +
                           (brief_ ? 0 : wrappedHeight(wordFont(row.more, words), row.more, words));
        if (n % columns == 0)
            heights.push_back(0);
        heights.back() = qMax(heights.back(), qMax(needed, QFontMetrics(numberFont).height()));
    }
    const int titleHeight = rows > 0 ? wrappedHeight(heading, title, box.width()) : 0;
    int used = titleHeight + onlyHeight + gap;
    for (const int each : heights)
        used += each + gap;
    if (painter == nullptr)
        return used;
    // What is left is shared out, so that the column has no hole in it.
    const int spare = qMin(qMax(0, box.height() - used) / static_cast<int>(heights.size() + 1), 2 * unit_);
    painter->setFont(heading);
    painter->setPen(settings_.colour(u"text"));
    if (rows > 0)
        painter->drawText(QRect(box.left(), box.top(), box.width(), titleHeight), wrapped, title);
    if (const int sign = QFontMetrics(heading).height(); rows > 0 && more)
        painter->drawPixmap(QPointF(box.right() - sign, box.top()),
                            iconPixmap(QStringLiteral("arrow-right"), settings_.colour(u"text"), sign, devicePixelRatioF()));
    int top = box.top() + titleHeight + gap + spare;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int line = n / columns, left = box.left() + n % columns * (column + unit_);
        const int tall = heights[static_cast<std::size_t>(line)];
        painter->setFont(numberFont);
        painter->setPen(settings_.colour(u"text"));
        painter->drawText(QRect(left, top, figures, tall), Qt::AlignRight | Qt::AlignVCenter, row.number);
        if (!row.icon.isEmpty())
            painter->drawPixmap(QPointF(left + figures - numberSize, top + (tall - numberSize) / 2.0),
                                iconPixmap(row.icon, settings_.colour(u"text"), numberSize, devicePixelRatioF()));
        const int x = left + figures + gap;
        const QFont first = wordFont(row.word, words), second = wordFont(row.more, words);
        const int firstTall = wrappedHeight(first, row.word, words);
        const int secondTall = brief_ ? 0 : wrappedHeight(second, row.more, words);
        const int y = top + (tall - firstTall - secondTall) / 2;
        painter->setFont(first);
        painter->drawText(QRect(x, y, words, firstTall), wrapped, row.word);
        painter->setFont(second);
        painter->setPen(settings_.colour(u"mute"));
        if (!brief_)
            painter->drawText(QRect(x, y + firstTall, words, secondTall), wrapped, row.more);
        if (n % columns == columns - 1 || n == rows - 1)
            top += tall + gap + spare;
    }
    painter->setFont(onlyFont);
    painter->setPen(settings_.colour(u"mute"));
    painter->drawText(QRect(box.left(), top, box.width(), onlyHeight), wrapped, only);
    return used;
}

void EndingStage::arrange(int unit, int least, const QSize& besides, bool buttons)
{
    unit_ = unit;
    least_ = least;
    const int w = width(), h = height(), n = unit, gap = qMax(6, n * 2 / 5);
    const bool portrait = isPortrait();
    const int signSize = w >= 26 * n ? qRound((portrait ? 5.4 : 4.6) * n) : 0;
    const int left = n + (signSize > 0 ? signSize + n : 0), room = qMax(1, w - left - n);
    const QFont title = titleFont(room), reason = wordFont(reason_, room);
    const int said = wrappedHeight(title, title_, room) + wrappedHeight(reason, reason_, room);
    const int band = qMax(signSize > 0 ? signSize + n : 0, said + gap);
    band_ = {0, 0, w, band};
    sign_ = {n, (band - signSize) / 2, signSize, signSize};
    words_ = {left, (band - said) / 2, room, said};
    fits_ = hasRoom(title, title_, room) && hasRoom(reason, reason_, room);

    buttons_ = buttons;
    placeButtons(buttons, besides);
    const int footer = footerHeight_;
    footer_ = {0, h - footer, w, footer};
    besides_ = QRect(QPoint(w - n - besides.width(), h - gap - besides.height()), besides);
    if (!portrait)
        besides_.moveTop(h - footer + (footer - besides.height()) / 2);

    const int middle = h - band - footer;
    shown_ = static_cast<int>(rows_.size());
    brief_ = false;
    if (portrait) {
        const QRect box(n, 0, w - 2 * n, 0);
        const int mapMost = qRound(w / 1.352), mapLeast = qMin(mapMost, qMax(middle * 2 / 5, h * 3 / 10 + 1)); // the board is 1000 x 740
        while (shown_ > 1 && numbers(nullptr, box, shown_) + 2 * gap > middle - mapLeast)
            shown_ = shown_ > 3 ? 3 : shown_ - 1;                                            // rather a larger map
        brief_ = shown_ == 1 && numbers(nullptr, box, shown_) + 2 * gap > middle - mapLeast; // "All numbers" tells the rest
        const int needed = numbers(nullptr, box, shown_) + 2 * gap;
        const int map = qMax(0, qMin(mapMost, middle - needed));
        fits_ = fits_ && needed <= middle;
        map_ = {0, band, w, map};
        numbers_ = {n, band + map + gap, w - 2 * n, middle - map - 2 * gap};
    } else {
        const int column = qMax(17 * n, w * 35 / 100);
        map_ = {0, band, w - column, middle};
        numbers_ = {w - column + n, band + gap, column - 2 * n, middle - 2 * gap};
        while (shown_ > 1 && numbers(nullptr, numbers_, shown_) > numbers_.height())
            --shown_;
        fits_ = fits_ && numbers(nullptr, numbers_, shown_) <= numbers_.height();
    }
    showNumbersButton();
    update();
}

void EndingStage::showNumbersButton()
{
    numbersButton_->setGeometry(numbers_);
    numbersButton_->setVisible(buttons_ && !watched_ && shown_ < static_cast<int>(rows_.size()));
}

/// What can be done, from the lower edge up, and at its right end what the table lays over it. Watched or not, the boxes are the same.
void EndingStage::placeButtons(bool buttons, const QSize& besides)
{
    const int w = width(), h = height(), n = unit_, gap = qMax(6, n * 2 / 5);
    ChoiceButton* first = whole_ ? watch_ : reveal_;
    std::vector<ChoiceButton*> others = whole_ ? std::vector{share_, newGame_} : std::vector{newGame_};
    for (ChoiceButton* each : {reveal_, watch_, share_, newGame_, play_, back_}) {
        each->setWordPixels(n);
        each->hide();
    }
    slider_->setWordPixels(qMax(least_, n * 4 / 5));
    slider_->setVisible(buttons && watched_);
    showNumbersButton();
    footerHeight_ = besides.height() > 0 ? besides.height() + 2 * gap : 0;
    if (!leftNote_.isEmpty())
        footerHeight_ = 3 * n;
    if (!buttons)
        return;
    const int all = w - 2 * n, shared = all - (besides.width() > 0 ? besides.width() + n : 0);
    const auto narrowest = [](const std::vector<ChoiceButton*>& row) {
        int widest = 0;
        for (const ChoiceButton* each : row)
            widest = qMax(widest, each->narrowestWidth());
        return widest;
    };
    const auto tallest = [](const std::vector<ChoiceButton*>& row, int wide) {
        int tall = 0;
        for (const ChoiceButton* each : row)
            tall = qMax(tall, each->heightForWidth(wide));
        return tall;
    };
    const int least = qMax(44, qRound(2.8 * n)), inRow = static_cast<int>(others.size()) + 1;
    std::vector<ChoiceButton*> everyone = others;
    everyone.insert(everyone.end(), {first, play_, back_});
    std::vector<ChoiceButton*> second = others; // while it is watched these two stand where the others do
    second.insert(second.end(), {play_, back_});
    const int wide = qMin((shared - (inRow - 1) * gap) / inRow, 16 * n);
    if (!isPortrait() && wide >= narrowest(everyone)) {
        const int tall = qMax(qMax(tallest(everyone, wide), least), slider_->neededHeight());
        footerHeight_ = qMax(footerHeight_, tall + 2 * gap);
        const int top = h - footerHeight_ + (footerHeight_ - tall) / 2;
        first->setGeometry(n, top, wide, tall);
        for (std::size_t i = 0; i < others.size(); ++i)
            others[i]->setGeometry(n + (static_cast<int>(i) + 1) * (wide + gap), top, wide, tall);
        play_->setGeometry(first->geometry());
        int end = qMax(back_->narrowestWidth(), wide * 2 / 3);
        if (back_->heightForWidth(end) > tall)
            end = wide;
        back_->setGeometry(n + shared - end, top, end, tall);
        slider_->setGeometry(n + wide + 2 * gap, top, shared - wide - end - 4 * gap, tall);
    } else {
        const int upper = qMax(qMax(first->heightForWidth(all), least), slider_->neededHeight());
        const int most = static_cast<int>(std::max<std::size_t>(others.size(), whole_ ? 2 : 1));
        // As many beside one another as have room, and beside what the table lays there, if that leaves enough.
        int columns = 0, room = shared;
        for (const int offered : {shared, all})
            for (int tried = most; tried > 0 && columns == 0; --tried)
                if ((offered - (tried - 1) * gap) / tried >= narrowest(second)) {
                    // Rather two beside one another than both beside the rest.
                    if (offered == shared && tried < most && (all - (most - 1) * gap) / most >= narrowest(second))
                        break;
                    columns = tried;
                    room = offered;
                }
        columns = qMax(1, columns);
        const int each = (room - (columns - 1) * gap) / columns, rows = (most + columns - 1) / columns;
        const bool beside = room == shared;
        int tall = qMax(tallest(second, each), 44);
        if (beside && rows == 1)
            tall = qMax(tall, besides.height());
        const int block = rows * tall + (rows - 1) * gap;
        const int lower = beside ? qMax(block, besides.height()) : block + (besides.height() > 0 ? gap + besides.height() : 0);
        footerHeight_ = upper + lower + 3 * gap;
        const int top = h - footerHeight_ + gap, under = top + upper + gap;
        first->setGeometry(n, top, all, upper);
        slider_->setGeometry(first->geometry());
        const auto box = [&](int i) { return QRect(n + i % columns * (each + gap), under + i / columns * (tall + gap), each, tall); };
        for (std::size_t i = 0; i < others.size(); ++i)
            others[i]->setGeometry(box(static_cast<int>(i)));
        play_->setGeometry(box(0));
        back_->setGeometry(box(1));
    }
    std::vector<ChoiceButton*> shown = watched_ ? std::vector{play_, back_} : others;
    if (!watched_)
        shown.push_back(first);
    for (ChoiceButton* each : shown)
        each->show();
    for (const ChoiceButton* each : everyone)
        if (whole_ || (each != play_ && each != back_))
            fits_ = fits_ && each->width() >= each->narrowestWidth() && each->height() >= each->heightForWidth(each->width());
}

EndingStage::BeatLayout EndingStage::layBeat(const QSize& room) const
{
    BeatLayout beat;
    beat.gap = qMax(4, unit_ / 2);
    for (const double size : {1.3, 1.0, 0.8, 0.7, 0.0})
        for (const bool round : {true, false}) {
            const auto font = [&](const QFont& from, double pixels, const QString& text, int width) {
                return fittedFont(sizedFont(from, qMax<double>(least_, pixels * size * unit_)), text, width, least_);
            };
            beat.round = font(bodyFont(15, QFont::DemiBold), 1.4, beatWords_.round, room.width());
            beat.way = font(headingFont(26), 1.7, beatWords_.way, room.width());
            beat.sign = qRound(qMax<double>(least_, 1.15 * size * unit_) * 1.4);
            const int words = room.width() - beat.sign - beat.gap;
            beat.seen = font(bodyFont(15), 1.15, beatWords_.seen, words);
            beat.roundTall = round ? wrappedHeight(beat.round, beatWords_.round, room.width()) : 0;
            beat.wayTall = wrappedHeight(beat.way, beatWords_.way, room.width());
            beat.seenTall = qMax(beat.sign, wrappedHeight(beat.seen, beatWords_.seen, words));
            if (beat.height() <= room.height() && hasRoom(beat.way, beatWords_.way, room.width()))
                return beat;
        }
    return beat;
}

bool EndingStage::beatFits() const
{
    const BeatLayout beat = layBeat(numbers_.size());
    return beat.height() <= numbers_.height() && hasRoom(beat.way, beatWords_.way, numbers_.width()) &&
           hasRoom(beat.seen, beatWords_.seen, numbers_.width() - beat.sign - beat.gap);
}

void EndingStage::paintBeat(QPainter& painter, const QRect& box) const
{
    const BeatLayout beat = layBeat(box.size());
    int top = box.top();
    const auto line = [&](const QFont& font, const QColor& ink, int left, int tall, const QString& words) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left, top, box.right() + 1 - left, tall), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words);
    };
    if (beat.roundTall > 0) {
        line(beat.round, settings_.colour(u"mute"), box.left(), beat.roundTall, beatWords_.round);
        top += beat.roundTall + beat.gap;
    }
    line(beat.way, settings_.colour(u"text"), box.left(), beat.wayTall, beatWords_.way);
    top += beat.wayTall + beat.gap;
    const bool seen = whole_->beats[static_cast<std::size_t>(player_->beat())].seen.has_value();
    const QColor ink = settings_.colour(seen ? u"bloodText" : u"mute");
    painter.drawPixmap(QPointF(box.left(), top + (beat.seenTall - beat.sign) / 2.0),
                       iconPixmap(seen ? QStringLiteral("eye") : QStringLiteral("eye-closed"), ink, beat.sign, devicePixelRatioF()));
    line(beat.seen, ink, box.left() + beat.sign + beat.gap, beat.seenTall, beatWords_.seen);
    top += beat.seenTall + 2 * beat.gap;
    // What the table was told then, as far as it has room.
    for (const QString& each : beatWords_.told) {
        const QFont font = wordFont(each, box.width());
        const int tall = wrappedHeight(font, each, box.width());
        if (top + tall > box.bottom())
            break;
        line(font, settings_.colour(u"mute"), box.left(), tall, each);
        top += tall + beat.gap;
    }
}

void EndingStage::paintSign(QPainter& painter, const QRectF& box)
{
    const bool dracula = winner_ == Winner::Dracula;
    painter.setPen(QPen(settings_.colour(dracula ? u"bloodLine" : u"steel"), 3));
    painter.setBrush(settings_.colour(u"window"));
    painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5));
    const double size = box.width();
    if (dracula) {
        const int icon = qRound(size * 0.62);
        painter.drawPixmap(QPointF(box.center().x() - icon / 2.0, box.center().y() - icon / 2.0),
                           iconPixmap(QStringLiteral("bat"), settings_.colour(u"bloodText"), icon, devicePixelRatioF()));
    } else if (victors_.size() == 1) {
        paintHunter(painter, box.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22), victors_.first(), settings_, u"window");
    } else {
        const double part = size * 0.31;
        for (std::size_t n = 0; n < hunterCount; ++n)
            paintHunter(painter,
                        QRectF(box.center().x() - part + (n % 2 == 1 ? part : 0), box.center().y() - part + (n >= 2 ? part : 0), part, part)
                            .adjusted(1, 1, -1, -1),
                        static_cast<Hunter>(n), settings_, u"window");
    }
}

void EndingStage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    const bool dracula = winner_ == Winner::Dracula;
    painter.fillRect(band_, settings_.colour(dracula ? u"bloodTint" : u"steelTint"));
    painter.fillRect(QRect(0, band_.bottom() - 2, width(), 3), settings_.colour(dracula ? u"bloodLine" : u"steel"));
    if (sign_.width() > 0)
        paintSign(painter, sign_);
    const QFont title = titleFont(words_.width()), reason = wordFont(reason_, words_.width());
    const int titleHeight = wrappedHeight(title, title_, words_.width());
    painter.setPen(settings_.colour(u"text"));
    painter.setFont(title);
    painter.drawText(QRect(words_.left(), words_.top(), words_.width(), titleHeight), wrapped, title_);
    painter.setFont(reason);
    painter.drawText(words_.adjusted(0, titleHeight, 0, 0), wrapped, reason_);
    if (watched_)
        paintBeat(painter, numbers_);
    else
        numbers(&painter, numbers_, shown_);
    painter.fillRect(footer_, settings_.colour(u"window"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, footer_.top(), width(), footer_.top());
    painter.setFont(wordFont(leftNote_, width()));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(footer_.adjusted(unit_, 0, -unit_, 0), Qt::AlignLeft | Qt::AlignVCenter, leftNote_);
    painter.drawText(footer_.adjusted(unit_, 0, -unit_, 0), Qt::AlignRight | Qt::AlignVCenter, rightNote_);
}

} // namespace demeter
