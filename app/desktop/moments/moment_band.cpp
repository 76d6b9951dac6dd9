#include "app/desktop/moments/moment_band.h"

#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/desktop/map/map_view.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <functional>
#include <utility>

namespace demeter {

namespace {

constexpr std::size_t mostWaiting = 5;
/// Less of a map tells nothing.
constexpr int leastMap = 120;
/// The hint rather is small than broken: on a phone large words have no room for it.
constexpr int leastHint = 16;
/// The smallest words on the map of a phone.
constexpr int leastInHand = 12;

/// What a map has to show so that everything lies where it lies on another one.
MapCamera::Look lookThere(const MapView& shown, const MapView& there)
{
    const QWidget* window = shown.window();
    const QPointF apart = there.mapTo(window, QRectF(there.rect()).center()) - shown.mapTo(window, QRectF(shown.rect()).center());
    const MapCamera::Look look = shown.shown();
    return {look.scale, look.center + apart / look.scale};
}

/// Nothing to be seen, which takes every press.
class MomentShield : public QWidget {
public:
    explicit MomentShield(QWidget* parent) : QWidget(parent) {}

protected:
    void mousePressEvent(QMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QMouseEvent* event) override { event->accept(); }
    void mouseDoubleClickEvent(QMouseEvent* event) override { event->accept(); }
};

/// What is painted over the map of the stage.
class MomentFoot : public QWidget {
public:
    MomentFoot(QWidget* parent, std::function<void(QPainter&)> paint) : QWidget(parent), paint_(std::move(paint))
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paint_(painter);
    }

private:
    std::function<void(QPainter&)> paint_;
};

} // namespace

MomentBand::MomentBand(const Settings& settings, MapView& below, QWidget* parent) : QWidget(parent), settings_(settings), below_(below)
{
    setObjectName("moment");
    stay_ = new Motion(this);
    dead_ = new Motion(this);
    shield_ = new MomentShield(parent);
    shield_->setObjectName("moment-shield");
    shield_->hide();
    connect(stay_, &Motion::over, this, [this] {
        if (!taken_ || wentOn_)
            next();
    });
    connect(dead_, &Motion::over, shield_, &QWidget::hide);
    foot_ = new MomentFoot(this, [this](QPainter& painter) { paintFoot(painter); });
    foot_->setObjectName("moment-foot");
    hide();
}

void MomentBand::setBoard(const std::shared_ptr<const Board>& board, Language language)
{
    board_ = board;
    language_ = language;
    drawn_ = false;
    if (shown_)
        draw();
}

void MomentBand::draw()
{
    if (map_ == nullptr) {
        map_ = new MapView(this);
        map_->setTable(true);
        map_->setMinimumSize(0, 0); // on a phone that lies on its side there is little above the band
        map_->setAttribute(Qt::WA_TransparentForMouseEvents);
        map_->lower();
        placeStage();
    }
    if (std::exchange(drawn_, true))
        return;
    map_->setBoard(board_);
    map_->setLanguage(language_);
    map_->setTheme(settings_.theme());
    map_->setModel(model_);
    foot_->update();
}

void MomentBand::play(const MomentsToShow& news, const MapModel& model)
{
    if (news.corrected || news.over) // the ending has a screen of its own
        clear();
    else if (!seen_ && news.entered && news.wentOn) // on their phones: when this screen is seen again it is true no longer
        waiting_.clear();
    if (shown_ && news.wentOn && !std::exchange(wentOn_, true) && !stay_->isRunning())
        next();
    // What is still to be told is told over the map of then, whatever has happened without news since.
    if (!news.looks.empty() || (!shown_ && !waiting_.empty())) {
        model_ = model;
        if (drawn_)
            map_->setModel(model_);
    }
    if (news.looks.empty()) {
        if (shown_)
            say();
        return;
    }
    if (stay_->isWorthIt() && !news.over)
        waiting_.insert(waiting_.end(), news.looks.begin(), news.looks.end());
    if (waiting_.size() > mostWaiting)
        waiting_.erase(waiting_.begin(), waiting_.end() - static_cast<std::ptrdiff_t>(mostWaiting));
    if (seen_ && !shown_ && !waiting_.empty())
        next();
}

void MomentBand::clear()
{
    waiting_.clear();
    if (shown_)
        next();
}

void MomentBand::setSeen(bool seen)
{
    seen_ = seen;
    dead_->stop();
    shield_->hide();
    if (!seen && shown_) { // it was seen
        stay_->stop();
        shown_.reset();
        hide();
    } else if (seen && !shown_ && !waiting_.empty()) {
        next();
    }
}

void MomentBand::setByHand()
{
    stay_->setByHand();
    dead_->setByHand();
}

void MomentBand::arrange(int unit, int least, const QSize& screen)
{
    unit_ = unit;
    least_ = least;
    const int side = std::min(screen.width(), screen.height());
    portrait_ = screen.height() > screen.width();
    wraps_ = side < 600;
    const double larger = std::max(1.0, unit * 40.0 / std::max(1, side)); // words that the user wants larger
    const bool tall = wraps_ && portrait_ && side > 360;                  // a phone with room for both
    band_ = wraps_ ? screen.height() * (tall ? 40 : 45) / 100
                   : std::min(qRound(side * (portrait_ ? 0.37 : 0.27) * larger), screen.height() * 45 / 100);
    band_ = std::min(band_, height() * 3 / 4);
    // Held in the hand, rather a lower band than a strip of a map.
    if (const int lower = height() - leastMap; wraps_ && band_ > lower && lower >= 10 * unit)
        band_ = lower;
    disc_ = qRound(side * 0.16);
    titlePixels_ = tall ? 36 : wraps_ ? 30 : side / (portrait_ ? 14.0 : 11.0);
    textPixels_ = std::max(side / 28.0 * larger * (wraps_ ? 1 : emphasis()), 1.15 * unit);
    placeParts();
}

void MomentBand::arrangeBeside(int unit)
{
    beside_ = true;
    unit_ = least_ = unit;
    portrait_ = width() < 40 * unit;
    wraps_ = true;
    band_ = std::min((portrait_ ? 14 : 11) * unit, height() * (portrait_ ? 70 : 55) / 100);
    if (height() - band_ < std::max(leastMap, 6 * unit)) // of large words none would have room on it
        band_ = height();
    disc_ = std::min(6 * unit, std::min(width(), height()) / 5);
    titlePixels_ = 2.3 * unit;
    textPixels_ = 1.2 * unit;
    placeParts();
}

void MomentBand::placeParts()
{
    if (map_ != nullptr)
        placeStage();
    const int above = discAbove();
    foot_->setGeometry(0, height() - band_ - above, width(), band_ + above);
}

int MomentBand::discAbove() const
{
    return hasMap() ? disc_ * 3 / 10 : 0;
}

void MomentBand::placeStage()
{
    map_->setLeastWords(wraps_ && !beside_ ? std::max(least_, leastInHand) : least_);
    map_->setGeometry(0, 0, width(), std::max(1, height() - band_));
    map_->setVisible(hasMap());
}

void MomentBand::say()
{
    shown_ = look_();
    words_ = shown_->words;
    setAccessibleName(words_.title);
    setAccessibleDescription(words_.text);
    foot_->update();
}

bool MomentBand::swallows(const QKeyEvent& event)
{
    if (event.type() == QEvent::KeyRelease) {
        const bool its = swallowed_ != 0 && event.key() == swallowed_;
        if (its && !event.isAutoRepeat())
            swallowed_ = 0;
        return its;
    }
    if (event.isAutoRepeat() && event.key() == swallowed_)
        return true;
    if (!isVisible())
        return false;
    if (event.type() == QEvent::KeyPress) {
        swallowed_ = event.key();
        goOn();
    }
    return true;
}

void MomentBand::next()
{
    stay_->stop();
    dead_->stop();
    shield_->hide();
    shown_.reset();
    pressed_ = wentOn_ = false;
    if (!waiting_.empty()) {
        look_ = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        say();
        draw();
        const bool comes = !isVisible();
        map_->showStage(shown_->place); // eases from one to the next
        show();
        raise();
        if (comes && hasMap() && below_.isVisible())
            map_->comeFrom(lookThere(below_, *map_));
        stay_->start(stayMilliseconds);
        keepFingersOff();
        QAccessibleEvent heard(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&heard);
    } else {
        const bool seen = isVisible() && hasMap();
        if (isVisible() && seen_)
            keepFingersOff();
        hide();
        if (seen)
            below_.comeFrom(lookThere(*map_, below_));
    }
    emit staged();
}

void MomentBand::keepFingersOff()
{
    shield_->setGeometry(geometry());
    shield_->show();
    shield_->raise();
    dead_->start(deadMilliseconds);
}

void MomentBand::setTaken(bool taken)
{
    taken_ = taken;
    foot_->update();
}

void MomentBand::goOn()
{
    if (shown_)
        next();
}

void MomentBand::mousePressEvent(QMouseEvent* event)
{
    pressed_ = true;
    event->accept();
}

void MomentBand::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (std::exchange(pressed_, false))
        goOn();
}

void MomentBand::paintNumber(QPainter& painter, const QRect& box) const
{
    const QColor text = settings_.colour(u"text"), mute = settings_.colour(u"mute");
    QFont wordFont = sizedFont(bodyFont(15), 1.1 * unit_);
    const int sign = qRound(1.3 * unit_), line = QFontMetrics(wordFont).height() + unit_ / 2;
    const bool counted = shown_->most > 0;
    const QFont now = sizedFont(bodyFont(15, QFont::Bold), 1.7 * unit_), then = sizedFont(bodyFont(15, QFont::Medium), 1.6 * unit_);
    const QString after = QString::number(shown_->after), before = QString::number(shown_->before);
    // A long word grows smaller rather than run into the number.
    const int room = box.width() - sign - unit_ - (counted ? lineWidth(now, after) : 0);
    if (const int wide = lineWidth(wordFont, words_.track); wide > room && room > 0)
        wordFont = sizedFont(bodyFont(15), 1.1 * unit_ * room / wide);
    const int needed = counted ? line + unit_ * 3 / 2 : line;
    const int top = portrait_ ? box.top() : box.top() + (box.height() - needed) * 2 / 3;
    painter.drawPixmap(QPointF(box.left(), top + (line - sign) / 2.0), iconPixmap(shown_->trackIcon, text, sign, devicePixelRatioF()));
    painter.setFont(wordFont);
    painter.setPen(counted ? mute : text);
    painter.drawText(QRect(box.left() + sign + unit_ / 2, top, box.width(), line), Qt::AlignLeft | Qt::AlignVCenter, words_.track);
    if (!counted)
        return;
    int right = box.right();
    const auto put = [&](const QFont& font, const QColor& ink, const QString& word) {
        const int wide = lineWidth(font, word);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(right - wide, top, wide + 2, line), Qt::AlignLeft | Qt::AlignVCenter, word);
        right -= wide + unit_ / 2;
    };
    put(now, text, after);
    const int left = box.left() + sign + unit_ + lineWidth(wordFont, words_.track);
    const bool both = right - sign - unit_ / 2 - lineWidth(then, before) >= left;
    if (both)
        painter.drawPixmap(QPointF(right - sign, top + (line - sign) / 2.0),
                           iconPixmap(QStringLiteral("arrow-right"), mute, sign, devicePixelRatioF()));
    right -= sign + unit_ / 2;
    if (both) // the blocks tell it too
        put(then, mute, before);
    const double gap = 3, each = (box.width() - gap * (shown_->most - 1)) / shown_->most;
    const int low = qRound(0.65 * unit_), tall = qRound(1.1 * unit_), middle = top + line + tall / 2 + unit_ / 4;
    for (int n = 0; n < shown_->most; ++n) {
        const bool fresh = n >= shown_->before && n < shown_->after, filled = n < shown_->after;
        const int high = fresh ? tall : low;
        painter.setPen(filled ? QPen(Qt::NoPen) : QPen(settings_.colour(u"lineStrong"), 1));
        painter.setBrush(fresh ? settings_.colour(u"bloodLine") : filled ? text : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(box.left() + n * (each + gap), middle - high / 2.0, each, high).adjusted(0.5, 0.5, -0.5, -0.5), 3,
                                3);
    }
}

void MomentBand::paintFoot(QPainter& painter) const
{
    if (!shown_)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hunters = shown_->whose == MomentLook::Whose::Hunters, time = shown_->whose == MomentLook::Whose::Time;
    const QColor edge = settings_.colour(hunters ? u"steel" : time ? u"text" : u"bloodLine");
    const QRect band(0, foot_->height() - band_, width(), band_);
    painter.fillRect(band, settings_.colour(hunters ? u"steelTint" : time ? u"panel" : u"bloodTint"));
    painter.fillRect(QRect(band.left(), band.top(), band.width(), 3), edge);

    const int margin = qRound(1.2 * unit_);
    const QRectF disc(margin, hasMap() ? 0 : unit_ / 2 + 3, disc_, disc_);
    painter.setPen(QPen(edge, 3));
    painter.setBrush(settings_.colour(u"window"));
    painter.drawEllipse(disc.adjusted(1.5, 1.5, -1.5, -1.5));
    const int sign = qRound(disc_ * 0.62);
    if (shown_->fallen) { // lying down
        painter.save();
        painter.translate(disc.center());
        painter.rotate(90);
        paintSeat(painter, QRectF(-sign / 2.0, -sign / 2.0, sign, sign), *shown_->fallen, settings_, u"window");
        painter.restore();
    } else {
        painter.drawPixmap(disc.center() - QPointF(sign, sign) / 2.0,
                           iconPixmap(shown_->icon, settings_.colour(time ? u"text" : u"bloodText"), sign, devicePixelRatioF()));
    }

    // The hint has one line: below everything, or where the band is wide at its right end, below the number.
    const QString hint = tr("Tap to go on");
    const QFont hintFont = fittedLine(sizedFont(bodyFont(15), unit_), hint, width() - 2 * margin, std::min(least_, leastHint));
    const bool below = wraps_ || portrait_;
    const int hintTall = QFontMetrics(hintFont).height(), hintWide = lineWidth(hintFont, hint) + 2;
    const int hintTop = band.bottom() - hintTall - unit_ / 2, bottom = below ? hintTop : band.bottom();
    painter.setFont(hintFont);
    painter.setPen(settings_.colour(u"mute"));
    if (taken_)
        painter.drawText(QRect(margin, hintTop, width() - 2 * margin, hintTall),
                         (below ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, hint);

    const int left = qRound(disc.right()) + (portrait_ ? unit_ : qRound(1.6 * unit_)), least = band.top() + unit_ / 2;
    const int column =
        below && portrait_ ? 0 : qMax(below ? 0 : hintWide, words_.track.isEmpty() ? 0 : qMin(14 * unit_, width() * 30 / 100));
    const int titleRoom = width() - margin - left;
    // On a narrow screen, or without a map, the text begins below the disc.
    const bool beneath = !hasMap() || (wraps_ && portrait_);
    const int textLeft = beneath ? margin : left;
    const int textRoom = width() - margin - textLeft - (column > 0 ? column + 2 * unit_ : 0);

    QFont titleFont, textFont;
    const QString plain = words_.text.toHtmlEscaped();
    const int high = (shown_->most > 0 ? 4 : 2) * unit_, numberHigh = portrait_ && !words_.track.isEmpty() ? high : 0;
    int top = least, textTop = least;
    bool fits = false, numbered = false;
    const auto fit = [&](double smaller, int number, bool wrapped) {
        titleFont = sizedFont(headingFont(30), qMax<double>(titlePixels_ * smaller, unit_));
        textFont = sizedFont(bodyFont(15), qMax<double>(textPixels_ * qMax(smaller, 0.72), unit_));
        const RichTextRoom title = richTextRoom(titleFont, words_.title.toHtmlEscaped(), titleRoom);
        const RichTextRoom text = richTextRoom(textFont, plain, textRoom);
        const int head = qMax(qRound(title.height), beneath ? qRound(disc.bottom()) - least : 0);
        const int spare = bottom - unit_ / 4 - least - head - unit_ / 4 - qRound(text.height) - number;
        const int down = qMin(qMax(0, spare * 2 / 5), 3 * unit_ / 2); // a little above the middle
        top = least + (beneath ? (head - qRound(title.height)) / 2 : down);
        textTop = (beneath ? least + head + qMin(down, unit_) : top + head) + unit_ / 4;
        const bool asItIs = title.height < 1.8 * titlePixels_ * smaller || wrapped;
        return asItIs && title.width <= titleRoom && text.width <= textRoom && spare >= 0;
    };
    // Beside other things the number stands in their header too, so that it gives way.
    for (const int number : {numberHigh, beside_ ? 0 : numberHigh}) {
        // One line rather than two, and two where the band is high rather than very small ones.
        struct Try {
            double smaller;
            bool wrapped;
        };
        for (const Try& each : {Try{1.0, wraps_}, Try{0.85, wraps_}, Try{0.72, wraps_}, Try{0.85, portrait_}, Try{0.72, portrait_},
                                Try{0.6, wraps_}, Try{0.5, wraps_}})
            if (!fits) {
                fits = fit(each.smaller, number, each.wrapped || wraps_);
                numbered = fits && number == numberHigh;
            }
    }
    QTextDocument title, text;
    setRichText(title, titleFont, words_.title.toHtmlEscaped(), titleRoom);
    setRichText(text, textFont, plain, textRoom);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, settings_.colour(u"text"));
    const auto put = [&](QTextDocument& document, int x, int y) {
        painter.save();
        painter.translate(x, y);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    };
    put(title, left, top);
    put(text, textLeft, textTop);
    if (words_.track.isEmpty())
        return;
    const int end = textTop + qRound(text.size().height());
    const QRect number =
        portrait_ ? QRect(textLeft, qMin(end + unit_ / 2, bottom - numberHigh), qMin(width() - margin - textLeft, 16 * unit_), high)
                  : QRect(width() - margin - column, textTop, column, (below ? bottom : hintTop) - textTop);
    const int words = lineWidth(sizedFont(bodyFont(15), 1.1 * unit_), words_.track) + 2 * unit_;
    const bool room = words <= number.width() && (portrait_ ? numbered : number.height() >= high);
    if (room || !beside_)
        paintNumber(painter, number);
}

} // namespace demeter
