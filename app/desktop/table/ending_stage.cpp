#include "app/desktop/table/ending_stage.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/ending_words.h"
#include "app/desktop/table/hunt_numbers_sheet.h"
#include "app/desktop/table/hunt_player.h"
#include "app/desktop/table/hunt_slider.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace demeter {

bool hasRoom(const QFont& font, const QString& text, int width)
{
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    const QFontMetrics metrics(font);
    for (const QString& word : text.split(spaces))
        if (metrics.horizontalAdvance(word) > width)
            return false;
    return true;
}

namespace {

constexpr int leastSlider = 200, leastButton = 44;

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
    stepBack_ = button(ChoiceKind::Plain, "ending-step-back", "step-back", [this] { player_->goTo(player_->beat() - 1); });
    stepOn_ = button(ChoiceKind::Plain, "ending-step-on", "step-on", [this] {
        if (player_->beat() + 1 < player_->beats())
            player_->goTo(player_->beat() + 1);
        else
            stopWatching();
    });
    stepBack_->setEveryPress(true);
    stepOn_->setEveryPress(true);
    length_ = button(ChoiceKind::Plain, "ending-length", "", [this] { player_->nextLength(); });
    length_->setEveryPress(true);
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

void EndingStage::setEnding(const EndingWords& words)
{
    draculaWins_ = words.draculaWins;
    victors_ = words.victors;
    won_.title = words.title;
    won_.reason = words.reason;
    seenRows_ = words.rows;
    if (!whole_) {
        rows_ = seenRows_;
        tell();
    }
}

void EndingStage::setReveal(const std::optional<HuntWay>& way, const HuntTold& told)
{
    if (way != whole_) {
        stopWatching();
        whole_ = way;
        std::vector<HuntSlider::Beat> beats;
        if (whole_)
            for (const HuntWay::Beat& beat : whole_->beats)
                beats.push_back({std::max<int>(beat.round, 1), beat.seen.has_value()});
        const QSignalBlocker blocker(slider_);
        slider_->setBeats(std::move(beats));
        if (followed_ == nullptr)
            player_->setBeats(whole_ ? static_cast<int>(whole_->beats.size()) : 0, whole_ ? whole_->rounds : 0);
        if (numbersSheet_ != nullptr)
            numbersSheet_->closeSheet();
    }
    told_ = told;
    hunt_.title = told_.name;
    hunt_.reason = told_.players + u'.';
    rows_ = whole_ ? told_.rows : seenRows_;
    if (watched_)
        beatWords_ = told_.beats[static_cast<std::size_t>(player_->beat())];
    tell();
}

void EndingStage::tell()
{
    nameButtons();
    QStringList said{won_.title, won_.reason};
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
    const QString seconds = huntSeconds(player_->seconds()).replace(u' ', QChar::Nbsp);
    watch_->setText(QStringLiteral("%1 · %2").arg(tr("Watch the hunt"), seconds));
    length_->setText(seconds);
    length_->setAccessibleName(huntLength(player_->seconds()));
    stepBack_->setAccessibleName(tr("One move back"));
    stepBack_->setEnabled(player_->beat() > 0);
    stepOn_->setAccessibleName(tr("One move on"));
    share_->setText(tr("Share"));
    newGame_->setText(tr("New game"));
    play_->setText(player_->isPlaying() ? tr("Pause") : tr("Go on"));
    play_->setIconName(player_->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"));
    back_->setAccessibleName(tr("Whole way"));
    nameBack();
    slider_->setAccessibleName(tr("Where in the hunt"));
    numbersButton_->setAccessibleName(tr("All numbers"));
    if (numbersSheet_ != nullptr)
        numbersSheet_->setRows(rows_);
}

void EndingStage::nameBack()
{
    back_->setText(backIsIcon_ ? QString() : back_->accessibleName());
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

/// Every place on his way, with the rounds in which he came there; filled where the table saw him.
MapModel EndingStage::wholeWay() const
{
    const std::vector<HuntWay::Beat>& beats = whole_->beats;
    MapModel model = table_;
    model.legal = {};
    model.currentSlot = 0;
    model.trail.clear();
    model.route.emplace();
    std::vector<QStringList> rounds;
    for (std::size_t n = 0; n < beats.size(); ++n) {
        auto stop = std::ranges::find(model.trail, beats[n].place, &MapModel::TrailMark::location);
        if (stop == model.trail.end()) {
            stop = model.trail.insert(model.trail.end(), {.location = beats[n].place});
            rounds.emplace_back();
        }
        QStringList& here = rounds[static_cast<std::size_t>(stop - model.trail.begin())];
        stop->slot = std::max<int>(beats[n].round, 1);
        stop->faceUp = stop->faceUp || beats[n].seen;
        if (beats[n].moved || n == 0)
            here << QString::number(stop->slot);
        stop->text = here.size() > 3 ? here.front() + u'\u2026' + here.back() : here.join(u'\u00B7');
        if (beats[n].moved)
            model.route->legs.push_back({beats[n - 1].place, beats[n].place, {}});
    }
    for (std::size_t n = 0; n < model.route->legs.size(); ++n) { // how long ago, by thirds
        const std::size_t third = 3 * n / model.route->legs.size();
        model.route->legs[n].look = third == 0 ? MapRoute::Look::Thin : third == 1 ? MapRoute::Look::Middle : MapRoute::Look::Thick;
    }
    model.current = beats.back().place;
    return model;
}

MapModel EndingStage::mapModel() const
{
    if (!whole_ || whole_->beats.empty())
        return table_;
    if (!watched_)
        return wholeWay();
    const std::vector<HuntWay::Beat>& beats = whole_->beats;
    MapModel model = table_;
    model.trail.clear();
    model.legal = {};
    model.currentSlot = 0;
    model.route.emplace();
    const std::size_t now = static_cast<std::size_t>(player_->beat());
    const bool onHisWay = now > 0 && beats[now].moved && player_->way() < 1;
    // Watched, it tells what the table knew.
    for (std::size_t n = 1; n <= now; ++n)
        if (beats[n].moved)
            model.route->legs.push_back({beats[n - 1].place, beats[n].place, beats[n].seen ? MapRoute::Look::Thick : MapRoute::Look::Thin});
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
    // Of then it is told where everybody was, and nothing else.
    const bool before = now > 0 && player_->hunters() <= 0;
    model.hunters = beats[before ? now - 1 : now].figures;
    model.lairs.clear();
    model.tokens.clear();
    model.roadblocks.clear();
    // What the table believed, and who was near: where nobody saw him.
    if (beats[now].seen || onHisWay)
        return model;
    if (beats[now].trace != beats[now].place)
        model.route->trace = beats[now].trace;
    if (const auto& near = beats[now].near;
        near && model.hunters[static_cast<std::size_t>(near->hunter)] == MapModel::Figure::in(near->place))
        model.route->near = near->place;
    return model;
}

void EndingStage::watch()
{
    if (!whole_ || watched_)
        return;
    watched_ = true;
    player_->setBeats(static_cast<int>(whole_->beats.size()), whole_->rounds);
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
        player_->setBeats(player_->beats(), whole_ ? whole_->rounds : 0);
    }
    emit watchedChanged();
    if (isLookedAt())
        dead_->start(deadMilliseconds);
    if (parentWidget() != nullptr && QList<QWidget*>{slider_, stepBack_, play_, stepOn_, length_, back_}.contains(focusWidget()))
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
    if (const BeatWords& words = told_.beats[static_cast<std::size_t>(player_->beat())]; words != beatWords_) {
        beatWords_ = words;
        QStringList said{words.round, words.way};
        for (const BeatWords::Line& line : words.more)
            said << line.text;
        const QString all = said.join(u' ');
        slider_->setAccessibleDescription(all);
        setAccessibleDescription(all); // where the words are painted
        update(numbers_);
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

QFont EndingStage::titleFont(const QString& title, int width) const
{
    const int most = qMax(qMin(QWidget::width(), height()) / 12, 2 * unit_);
    return fittedFont(fittedLine(sizedFont(headingFont(30), most), title, width, qMax(least_, most / 2)), title, width, least_);
}

EndingStage::Said& EndingStage::layOutSaid(Said& said, int left, int width) const
{
    said.box = {left, 0, width,
                wrappedHeight(titleFont(said.title, width), said.title, width) +
                    wrappedHeight(wordFont(said.reason, width), said.reason, width)};
    return said;
}

void EndingStage::arrange(int unit, int least, const QSize& besides, bool buttons)
{
    unit_ = unit;
    least_ = least;
    const int w = width(), h = height(), n = unit, gap = qMax(6, n * 2 / 5);
    const bool portrait = isPortrait();
    const int signSize = w >= 26 * n ? qRound((portrait ? 5.4 : 4.6) * n) : 0;
    const int left = n + (signSize > 0 ? signSize + n : 0), room = qMax(1, w - left - n);
    // Whatever it says, the band is the same: nothing moves while the hunt is watched.
    layOutSaid(won_, left, room);
    layOutSaid(hunt_, left, room);
    const int band = qMax(signSize > 0 ? signSize + n : 0, qMax(won_.box.height(), whole_ ? hunt_.box.height() : 0) + gap);
    for (Said* said : {&won_, &hunt_})
        said->box.moveTop((band - said->box.height()) / 2);
    band_ = {0, 0, w, band};
    sign_ = {n, (band - signSize) / 2, signSize, signSize};
    fits_ = true;
    for (const Said* said : {&won_, &hunt_})
        fits_ = fits_ && ((said == &hunt_ && !whole_) || (hasRoom(titleFont(said->title, room), said->title, room) &&
                                                          hasRoom(wordFont(said->reason, room), said->reason, room)));

    buttons_ = buttons;
    placeButtons(buttons, besides);
    const int footer = footerHeight_;
    footer_ = {0, h - footer, w, footer};
    besides_ = QRect(QPoint(w - n - besides.width(), h - gap - besides.height()), besides);
    if (inRow_)
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

namespace {

/// Of an icon, too.
int leastWidth(const ChoiceButton* button)
{
    return button->text().isEmpty() ? leastButton : qMax(leastButton, button->narrowestWidth());
}

int leastHeight(const ChoiceButton* button, int width)
{
    return button->text().isEmpty() ? leastButton : qMax(leastButton, button->heightForWidth(width));
}

int narrowestOf(const std::vector<ChoiceButton*>& buttons)
{
    int widest = 0;
    for (const ChoiceButton* each : buttons)
        widest = qMax(widest, each->narrowestWidth());
    return widest;
}

int tallestOf(const std::vector<ChoiceButton*>& buttons, int wide)
{
    int tall = 0;
    for (const ChoiceButton* each : buttons)
        tall = qMax(tall, each->heightForWidth(wide));
    return tall;
}

} // namespace

/// What can be done, from the lower edge up, and at its right end what the table lays over it. Watched or not, the footer is the same.
void EndingStage::placeButtons(bool buttons, const QSize& besides)
{
    const int n = unit_, gap = qMax(6, n * 2 / 5);
    const std::vector<ChoiceButton*> controls{stepBack_, play_, stepOn_, length_, back_};
    std::vector<ChoiceButton*> others = whole_ ? std::vector{watch_, share_, newGame_} : std::vector{reveal_, newGame_};
    for (ChoiceButton* each : {reveal_, watch_, share_, newGame_, stepBack_, play_, stepOn_, length_, back_}) {
        each->setWordPixels(n);
        each->hide();
    }
    slider_->setWordPixels(qMax(least_, n * 4 / 5));
    slider_->setVisible(buttons && watched_);
    showNumbersButton();
    inRow_ = !isPortrait();
    footerHeight_ = besides.height() > 0 ? besides.height() + 2 * gap : 0;
    if (!leftNote_.isEmpty())
        footerHeight_ = 3 * n;
    if (!buttons)
        return;
    inRow_ = !isPortrait() && placeInRow(besides);
    if (!inRow_)
        placeInRows(besides);
    for (ChoiceButton* each : watched_ ? controls : others)
        each->show();
    const auto fit = [](const std::vector<ChoiceButton*>& row) {
        return std::ranges::all_of(row, [](const ChoiceButton* each) {
            return each->width() >= leastWidth(each) && each->height() >= leastHeight(each, each->width());
        });
    };
    fits_ = fits_ && fit(others) && (!whole_ || fit(controls));
}

/// All beside one another, if there is room.
bool EndingStage::placeInRow(const QSize& besides)
{
    const int n = unit_, gap = qMax(6, n * 2 / 5), least = qMax(44, qRound(2.8 * n));
    const int shared = width() - 2 * n - (besides.width() > 0 ? besides.width() + n : 0);
    const std::vector<ChoiceButton*> row = whole_ ? std::vector{watch_, share_, newGame_} : std::vector{reveal_, newGame_};
    const int inRow = static_cast<int>(row.size()), wide = qMin((shared - (inRow - 1) * gap) / inRow, 16 * n);
    if (wide < narrowestOf(row))
        return false;
    int tall = qMax(qMax(tallestOf(row, wide), least), slider_->neededHeight());
    backIsIcon_ = false;
    nameBack();
    const int play = qMax(playWidth(), 7 * n), step = qMax(leastButton, qMin(tall, 3 * n)), length = qMax(leastWidth(length_), 4 * n);
    int end = qMax(leastWidth(back_), 6 * n);
    while (back_->heightForWidth(end) > tall && end < wide) // in one line
        end += n;
    const int slider = shared - play - 2 * step - length - end - 8 * gap;
    if (whole_ && slider < leastSlider)
        return false;
    for (const auto& [each, room] : {std::pair{play_, play}, {length_, length}, {back_, end}})
        if (whole_)
            tall = qMax(tall, each->heightForWidth(room));
    footerHeight_ = qMax(footerHeight_, tall + 2 * gap);
    const int top = height() - footerHeight_ + (footerHeight_ - tall) / 2;
    for (int i = 0; i < inRow; ++i)
        row[static_cast<std::size_t>(i)]->setGeometry(n + i * (wide + gap), top, wide, tall);
    int x = n;
    const auto put = [&](QWidget* each, int room, int behind) {
        each->setGeometry(x, top, room, tall);
        x += room + behind;
    };
    put(stepBack_, step, gap);
    put(play_, play, gap);
    put(stepOn_, step, 2 * gap);
    put(slider_, slider, 2 * gap);
    put(length_, length, gap);
    put(back_, end, gap);
    return true;
}

/// The first thing over the whole width, and below it as many beside one another as have room.
void EndingStage::placeInRows(const QSize& besides)
{
    const int w = width(), h = height(), n = unit_, gap = qMax(6, n * 2 / 5);
    const int all = w - 2 * n, shared = all - (besides.width() > 0 ? besides.width() + n : 0), least = qMax(44, qRound(2.8 * n));
    ChoiceButton* first = whole_ ? watch_ : reveal_;
    const std::vector<ChoiceButton*> others = whole_ ? std::vector{share_, newGame_} : std::vector{newGame_};
    const int upper = qMax(qMax(first->heightForWidth(all), least), slider_->neededHeight());
    const int most = static_cast<int>(others.size());
    // Beside what the table lays there, if that leaves enough.
    int columns = 0, room = shared;
    for (const int offered : {shared, all})
        for (int tried = most; tried > 0 && columns == 0; --tried)
            if ((offered - (tried - 1) * gap) / tried >= narrowestOf(others)) {
                // Rather two beside one another than both beside the rest.
                if (offered == shared && tried < most && (all - (most - 1) * gap) / most >= narrowestOf(others))
                    break;
                columns = tried;
                room = offered;
            }
    columns = qMax(1, columns);
    const int each = (room - (columns - 1) * gap) / columns, rows = (most + columns - 1) / columns;
    const bool beside = room == shared;
    int tall = qMax(tallestOf(others, each), 44);
    if (beside && rows == 1)
        tall = qMax(tall, besides.height());
    int block = rows * tall + (rows - 1) * gap;
    if (whole_)
        block = qMax(block, placeControls({n, 0, room, 0}));
    const int lower = beside ? qMax(block, besides.height()) : block + (besides.height() > 0 ? gap + besides.height() : 0);
    footerHeight_ = upper + lower + 3 * gap;
    const int top = h - footerHeight_ + gap, under = top + upper + gap;
    first->setGeometry(n, top, all, upper);
    slider_->setGeometry(first->geometry());
    for (int i = 0; i < most; ++i)
        others[static_cast<std::size_t>(i)]->setGeometry(n + i % columns * (each + gap), under + i / columns * (tall + gap), each, tall);
    if (whole_)
        placeControls({n, under, room, block});
}

/// Whatever it says: it is not laid out anew when it is pressed.
int EndingStage::playWidth() const
{
    const QString said = play_->text();
    int widest = 0;
    for (const QString& word : {tr("Pause"), tr("Go on")}) {
        play_->setText(word);
        widest = qMax(widest, leastWidth(play_));
    }
    play_->setText(said);
    return widest;
}

/// What plays the hunt, in as many rows as it takes; those of a row are as tall, and a row is filled. Returns its height, and is no lower
/// than the box.
int EndingStage::placeControls(QRect box)
{
    const int gap = qMax(6, unit_ * 2 / 5), play = playWidth();
    const auto least = [&](const ChoiceButton* button) { return button == play_ ? play : leastWidth(button); };
    std::vector<std::vector<ChoiceButton*>> rows(1);
    const auto widthOfAll = [&] {
        int sum = -gap;
        for (const ChoiceButton* each : {stepBack_, play_, stepOn_, length_, back_})
            sum += least(each) + gap;
        return sum;
    };
    backIsIcon_ = false;
    nameBack();
    backIsIcon_ = widthOfAll() > box.width();
    nameBack();
    const auto used = [&](const std::vector<ChoiceButton*>& row) {
        int sum = -gap;
        for (const ChoiceButton* each : row)
            sum += least(each) + gap;
        return sum;
    };
    for (ChoiceButton* each : {stepBack_, play_, stepOn_, length_, back_}) {
        if (!rows.back().empty() && used(rows.back()) + gap + least(each) > box.width())
            rows.emplace_back();
        rows.back().push_back(each);
    }
    if (rows.size() == 2 && rows.back().size() == 1 && rows.front().size() == 4) { // rather two rows that are alike
        rows.back().insert(rows.back().begin(), length_);
        rows.front().pop_back();
    }
    int height = -gap;
    std::vector<int> talls;
    for (const auto& row : rows) {
        const auto withWords = std::ranges::count_if(row, [](const ChoiceButton* each) { return !each->text().isEmpty(); });
        const int spare = qMax(0, box.width() - used(row)) / int(std::max<std::ptrdiff_t>(withWords, 1));
        int tall = leastButton;
        for (ChoiceButton* each : row) {
            const int wide = least(each) + (each->text().isEmpty() && withWords > 0 ? 0 : spare);
            each->resize(wide, leastButton);
            tall = qMax(tall, leastHeight(each, wide));
        }
        talls.push_back(tall);
        height += tall + gap;
    }
    const int more = qMax(0, box.height() - height) / int(rows.size());
    int y = box.top();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        int x = box.left();
        for (ChoiceButton* each : rows[i]) {
            each->setGeometry(x, y, each->width(), talls[i] + more);
            x += each->width() + gap;
        }
        y += talls[i] + more + gap;
    }
    return height;
}

} // namespace demeter
