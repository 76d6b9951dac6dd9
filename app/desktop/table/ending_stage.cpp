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
    numbersSheet_ = new HuntNumbersSheet(settings_, numbersTitle(), page->parentWidget() != nullptr ? page->parentWidget() : page);
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

/// Which place of his way a beat is at, from 1.
int EndingStage::stopAt(std::size_t beat) const
{
    const auto& beats = whole_->beats;
    const auto last = beats.begin() + static_cast<std::ptrdiff_t>(beat) + 1;
    return 1 + static_cast<int>(std::ranges::count(beats.begin() + 1, last, true, &HuntWay::Beat::moved));
}

/// Every place on his way, numbered as he came there; filled where the table saw him.
MapModel EndingStage::wholeWay() const
{
    const std::vector<HuntWay::Beat>& beats = whole_->beats;
    MapModel model = table_;
    model.legal = {};
    model.currentSlot = 0;
    model.trail.clear();
    model.route.emplace();
    std::vector<QStringList> numbers;
    for (std::size_t n = 0; n < beats.size(); ++n) {
        auto stop = std::ranges::find(model.trail, beats[n].place, &MapModel::TrailMark::location);
        if (stop == model.trail.end()) {
            stop = model.trail.insert(model.trail.end(), {.location = beats[n].place});
            numbers.emplace_back();
        }
        QStringList& here = numbers[static_cast<std::size_t>(stop - model.trail.begin())];
        stop->slot = stopAt(n);
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
    const auto mark = [&](LocationId place, int number) {
        std::erase_if(model.trail, [place](const MapModel::TrailMark& each) { return each.location == place; });
        model.trail.push_back({place, number, true});
    };
    mark(beats.front().place, 1); // where it began
    // Where the table found him again; where he went before its eyes the line tells.
    for (std::size_t n = 0; n <= now; ++n)
        if (beats[n].seen && (n == 0 || !beats[n - 1].seen) && !(onHisWay && n == now))
            mark(beats[n].place, stopAt(n));
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

} // namespace demeter
