// How the end of a game is drawn.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/seat_sign.h"
#include "app/desktop/kit/vector_paint.h"
#include "app/desktop/table/ending_stage.h"
#include "app/desktop/table/ending_words.h"
#include "app/desktop/table/hunt_player.h"

#include <QPainter>

#include <algorithm>

namespace demeter {

namespace {

/// Known by the hunters' signs, they stand beside one another.
bool areSigns(const QList<HuntShare>& shares)
{
    return std::ranges::all_of(shares, [](const HuntShare& each) { return each.hunter.has_value(); });
}

} // namespace

/// What stands behind a number: words, or who did how much of it, or what it came of.
int EndingStage::moreHeight(const HuntRow& row, int width) const
{
    if (row.shares.isEmpty())
        return wrappedHeight(wordFont(row.more, width), row.more, width);
    return areSigns(row.shares) ? qRound(2.1 * unit_) : static_cast<int>(row.shares.size()) * barHeight();
}

int EndingStage::barHeight() const
{
    return QFontMetrics(sizedFont(bodyFont(15), unit_)).height() + unit_ / 4;
}

QString EndingStage::numbersTitle() const
{
    return mapShown_ ? tr("The hunt in numbers") : tr("The game in numbers");
}

int EndingStage::numbers(QPainter* painter, const QRect& box, int rows) const
{
    const int gap = qMax(4, unit_ / 2), columns = box.width() >= 32 * unit_ ? 2 : 1;
    const QFont heading = sizedFont(headingFont(26), 1.5 * unit_);
    // The rest is a tap away.
    const bool more = buttons_ && rows < rows_.size();
    const QString title = more ? tr("All numbers") : numbersTitle();
    const QString only = whole_      ? QString()
                         : mapShown_ ? tr("The map shows only what the table saw. The whole way comes to light when the game is revealed.")
                                     : tr("What stayed hidden comes to light when the game is revealed.");
    const QFont onlyFont = wordFont(only, box.width());
    const int onlyHeight = wrappedHeight(onlyFont, only, box.width());
    const int numberSize = qMax(unit_, qMin(QWidget::width(), height()) / 22);
    const QFont numberFont = sizedFont(bodyFont(15, QFont::Bold), numberSize);
    const int figures = qMax(lineWidth(numberFont, QStringLiteral("00")), 2 * unit_);
    const int column = (box.width() - (columns - 1) * unit_) / columns, words = column - figures - gap;
    std::vector<int> heights;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int needed = wrappedHeight(wordFont(row.word, words), row.word, words) + (brief_ ? 0 : moreHeight(row, words));
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
        paintText(*painter, QRect(box.left(), box.top(), box.width(), titleHeight), wrapped, title);
    if (const int sign = QFontMetrics(heading).height(); rows > 0 && more)
        paintIconIn(*painter, QRectF(box.right() - sign, box.top(), sign, sign), QStringLiteral("arrow-right"), settings_.colour(u"text"));
    int top = box.top() + titleHeight + gap + spare;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int line = n / columns, left = box.left() + n % columns * (column + unit_);
        const int tall = heights[static_cast<std::size_t>(line)];
        painter->setFont(numberFont);
        painter->setPen(settings_.colour(u"text"));
        paintText(*painter, QRect(left, top, figures, tall), Qt::AlignRight | Qt::AlignVCenter, row.number);
        if (!row.icon.isEmpty())
            paintIconIn(*painter, QRectF(left + figures - numberSize, top + (tall - numberSize) / 2.0, numberSize, numberSize), row.icon,
                        settings_.colour(u"text"));
        const int x = left + figures + gap;
        const QFont first = wordFont(row.word, words), second = wordFont(row.more, words);
        const int firstTall = wrappedHeight(first, row.word, words), secondTall = brief_ ? 0 : moreHeight(row, words);
        const int y = top + (tall - firstTall - secondTall) / 2;
        painter->setFont(first);
        paintText(*painter, QRect(x, y, words, firstTall), wrapped, row.word);
        painter->setFont(second);
        painter->setPen(settings_.colour(u"mute"));
        if (!row.shares.isEmpty() && !brief_)
            paintShares(*painter, {x, y + firstTall, words, secondTall}, row.shares);
        else if (!brief_)
            paintText(*painter, QRect(x, y + firstTall, words, secondTall), wrapped, row.more);
        if (n % columns == columns - 1 || n == rows - 1)
            top += tall + gap + spare;
    }
    painter->setFont(onlyFont);
    painter->setPen(settings_.colour(u"mute"));
    paintText(*painter, QRect(box.left(), top, box.width(), onlyHeight), wrapped, only);
    return used;
}

/// A line each: what it came of, a bar as long as its number is large, and that.
void EndingStage::paintShares(QPainter& painter, const QRect& box, const QList<HuntShare>& shares) const
{
    if (areSigns(shares)) {
        paintSigns(painter, box, shares);
        return;
    }
    const int tall = barHeight(), sign = qMax(least_, unit_), gap = unit_ / 3;
    const QFont numberFont = sizedFont(bodyFont(15, QFont::Bold), unit_);
    int widest = 0, most = 1, numberWide = 0;
    for (const HuntShare& each : shares) {
        widest = qMax(widest, lineWidth(wordFont(each.name, box.width()), each.name));
        numberWide = qMax(numberWide, lineWidth(numberFont, QString::number(each.number)));
        most = qMax(most, each.number);
    }
    // Rather short bars than a word that is cut.
    const int roomy = box.width() - sign - 4 * gap - numberWide - 3 * unit_ / 2;
    const int name = qMin(widest, qMax(box.width() / 2, roomy)), left = box.left() + sign + gap + name + 2 * gap;
    const int room = qMax(0, box.right() - left - gap - numberWide);
    int top = box.top();
    for (const HuntShare& each : shares) {
        const QRect line(box.left(), top, box.width(), tall);
        paintIconIn(painter, QRectF(line.left(), top + (tall - sign) / 2.0, sign, sign), each.icon, settings_.colour(u"mute"));
        painter.setFont(fittedLine(wordFont(each.name, name), each.name, name, least_));
        painter.setPen(settings_.colour(u"mute"));
        paintText(painter, QRect(line.left() + sign + gap, top, name, tall), Qt::AlignLeft | Qt::AlignVCenter, each.name);
        const double length = qMax(2.0, double(room) * each.number / most), high = 0.55 * unit_;
        painter.fillRect(QRectF(left, top + (tall - high) / 2, length, high), settings_.colour(u"bloodLine"));
        painter.setFont(numberFont);
        painter.setPen(settings_.colour(u"text"));
        paintText(painter, QRectF(left + length + gap, top, numberWide + 2, tall), Qt::AlignLeft | Qt::AlignVCenter,
                  QString::number(each.number));
        top += tall;
    }
}

/// Each hunter's sign with a number.
void EndingStage::paintSigns(QPainter& painter, const QRect& box, const QList<HuntShare>& shares) const
{
    const int each = box.width() / static_cast<int>(shares.size());
    const QFont font = sizedFont(bodyFont(15, QFont::Bold), 1.1 * unit_);
    const int number = lineWidth(font, QStringLiteral("00")), gap = unit_ / 3;
    const int sign = qMax(least_, qMin(qRound(1.6 * unit_), each - number - 2 * gap));
    int left = box.left();
    for (const HuntShare& share : shares) {
        const QRectF at(left, box.top() + (box.height() - sign) / 2.0, sign, sign);
        paintSeat(painter, at, *share.hunter, settings_, u"panel");
        painter.setFont(font);
        painter.setPen(settings_.colour(u"text"));
        paintText(painter, QRectF(at.right() + gap, box.top(), each - sign, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                  QString::number(share.number));
        left += each;
    }
}

namespace {

/// Which token the line has on the screen, and its weight.
QStringView inkOf(BeatWords::Line::Kind kind)
{
    return kind == BeatWords::Line::Kind::Seen ? u"bloodText" : kind == BeatWords::Line::Kind::Near ? u"text" : u"mute";
}

} // namespace

int EndingStage::BeatLayout::height(std::size_t lines) const
{
    int sum = roundTall + (roundTall > 0 ? gap : 0) + wayTall;
    for (std::size_t n = 0; n < std::min(lines, tall.size()); ++n)
        sum += gap + tall[n];
    return sum;
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
            beat.round = font(bodyFont(15, QFont::DemiBold), 1.2, beatWords_.round, room.width());
            beat.way = font(headingFont(26), 1.7, beatWords_.way, room.width());
            beat.sign = qRound(qMax<double>(least_, 1.05 * size * unit_) * 1.3);
            const int words = room.width() - beat.sign - beat.gap;
            beat.roundTall = round ? wrappedHeight(beat.round, beatWords_.round, room.width()) : 0;
            beat.wayTall = wrappedHeight(beat.way, beatWords_.way, room.width());
            beat.lines.clear();
            beat.tall.clear();
            for (const BeatWords::Line& line : beatWords_.more) {
                const int weight = line.kind == BeatWords::Line::Kind::Near ? QFont::DemiBold : QFont::Normal;
                beat.lines.push_back(font(bodyFont(15, weight), 1.05, line.text, words));
                beat.tall.push_back(qMax(beat.sign, wrappedHeight(beat.lines.back(), line.text, words)));
            }
            const std::size_t least = size >= 0.8 ? 3 : size > 0 ? 2 : 1; // rather smaller words than untold ones
            if (beat.height(least) <= room.height() && hasRoom(beat.way, beatWords_.way, room.width()))
                return beat;
        }
    return beat;
}

bool EndingStage::beatFits() const
{
    const BeatLayout beat = layBeat(numbers_.size());
    return beat.height(1) <= numbers_.height() && hasRoom(beat.way, beatWords_.way, numbers_.width()) &&
           (beat.lines.empty() || hasRoom(beat.lines.front(), beatWords_.more.front().text, numbers_.width() - beat.sign - beat.gap));
}

void EndingStage::paintBeat(QPainter& painter, const QRect& box) const
{
    const BeatLayout beat = layBeat(box.size());
    int top = box.top();
    const auto line = [&](const QFont& font, const QColor& ink, int left, int tall, const QString& words) {
        painter.setFont(font);
        painter.setPen(ink);
        paintText(painter, QRect(left, top, box.right() + 1 - left, tall), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, words);
    };
    if (beat.roundTall > 0) {
        line(beat.round, settings_.colour(u"mute"), box.left(), beat.roundTall, beatWords_.round);
        top += beat.roundTall + beat.gap;
    }
    line(beat.way, settings_.colour(u"text"), box.left(), beat.wayTall, beatWords_.way);
    top += beat.wayTall + beat.gap;
    // What else there is, as far as it has room.
    for (std::size_t n = 0; n < beat.tall.size() && top + beat.tall[n] <= box.bottom() + 1; ++n) {
        const BeatWords::Line& told = beatWords_.more[static_cast<qsizetype>(n)];
        const QColor ink = settings_.colour(inkOf(told.kind));
        paintIconIn(painter, QRectF(box.left(), top + (beat.tall[n] - beat.sign) / 2.0, beat.sign, beat.sign), told.icon, ink);
        line(beat.lines[n], ink, box.left() + beat.sign + beat.gap, beat.tall[n], told.text);
        top += beat.tall[n] + beat.gap;
    }
}

QStringView EndingStage::edgeColour() const
{
    return watched_ ? u"lineStrong" : draculaWins_ ? u"bloodLine" : u"steel";
}

void EndingStage::paintSign(QPainter& painter, const QRectF& box)
{
    const bool dracula = draculaWins_;
    painter.setPen(QPen(settings_.colour(edgeColour()), 3));
    painter.setBrush(settings_.colour(u"window"));
    painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5));
    const double size = box.width();
    if (watched_) { // nothing says yet who will win
        const int icon = qRound(size * 0.56);
        paintIconIn(painter, QRectF(box.center().x() - icon / 2.0, box.center().y() - icon / 2.0, icon, icon), QStringLiteral("trail"),
                    settings_.colour(u"text"));
    } else if (dracula) {
        const int icon = qRound(size * 0.62);
        paintIconIn(painter, QRectF(box.center().x() - icon / 2.0, box.center().y() - icon / 2.0, icon, icon), QStringLiteral("bat"),
                    settings_.colour(u"bloodText"));
    } else if (victors_.size() == 1) {
        paintSeat(painter, box.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22), victors_.front(), settings_, u"window");
    } else {
        const double part = size * 0.31;
        for (qsizetype n = 0; n < victors_.size(); ++n)
            paintSeat(painter,
                      QRectF(box.center().x() - part + (n % 2 == 1 ? part : 0), box.center().y() - part + (n >= 2 ? part : 0), part, part)
                          .adjusted(1, 1, -1, -1),
                      victors_[n], settings_, u"window");
    }
}

void EndingStage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintInto(painter);
}

void EndingStage::paintInto(QPainter& painter)
{
    for (const QRect& each : QRegion(rect()) - map_)
        painter.fillRect(each, settings_.colour(u"panel"));
    painter.fillRect(band_, settings_.colour(watched_ ? u"raised" : draculaWins_ ? u"bloodTint" : u"steelTint"));
    painter.fillRect(QRect(0, band_.bottom() - 2, width(), 3), settings_.colour(edgeColour()));
    if (sign_.width() > 0)
        paintSign(painter, sign_);
    const Said& now = said();
    const QFont title = titleFont(now.title, now.box.width()), reason = wordFont(now.reason, now.box.width());
    const int titleHeight = wrappedHeight(title, now.title, now.box.width());
    painter.setPen(settings_.colour(u"text"));
    painter.setFont(title);
    paintText(painter, QRect(now.box.topLeft(), QSize(now.box.width(), titleHeight)), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
              now.title);
    painter.setFont(reason);
    paintText(painter, now.box.adjusted(0, titleHeight, 0, 0), wrapped, now.reason);
    if (watched_)
        paintBeat(painter, numbers_);
    else
        numbers(&painter, numbers_, shown_);
    painter.fillRect(footer_, settings_.colour(u"window"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, footer_.top(), width(), footer_.top());
    painter.setFont(wordFont(leftNote_, width()));
    painter.setPen(settings_.colour(u"mute"));
    paintText(painter, footer_.adjusted(unit_, 0, -unit_, 0), Qt::AlignLeft | Qt::AlignVCenter, leftNote_);
    paintText(painter, footer_.adjusted(unit_, 0, -unit_, 0), Qt::AlignRight | Qt::AlignVCenter, rightNote_);
}

} // namespace demeter
