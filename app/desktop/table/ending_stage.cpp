#include "app/desktop/table/ending_stage.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/map/hunter_sign.h"

#include <QPainter>
#include <QRegularExpression>

#include <array>

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

} // namespace

EndingStage::EndingStage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      reveal_(new ChoiceButton(settings, ChoiceKind::CommonPrimary, this)),
      newGame_(new ChoiceButton(settings, ChoiceKind::Plain, this))
{
    setObjectName("ending");
    setRole(this, "window");
    reveal_->setObjectName("ending-reveal");
    reveal_->setIconName("eye");
    newGame_->setObjectName("ending-new-game");
    newGame_->setIconName("ship");
    connect(reveal_, &QAbstractButton::clicked, this, &EndingStage::revealAsked);
    connect(newGame_, &QAbstractButton::clicked, this, &EndingStage::newGameAsked);
}

void EndingStage::setEnding(const Hunt& hunt, const Sentences& sentences)
{
    winner_ = hunt.winner;
    victors_ = hunt.winner == Winner::Hunters ? hunt.end.hunters : HunterSet{};
    title_ = huntTitle(hunt);
    reason_ = huntReason(hunt, sentences);
    rows_ = huntRows(hunt, sentences);
    reveal_->setText(tr("Reveal the game"));
    newGame_->setText(tr("New game"));
    QStringList said{title_, reason_};
    for (const HuntRow& row : rows_)
        said << QStringList{row.number, row.word, row.more}.join(u' ').trimmed();
    setAccessibleName(said.join(QStringLiteral(". ")));
    update();
}

QFont EndingStage::wordFont(const QString& text, int width, QFont::Weight weight) const
{
    return fittedFont(sizedFont(bodyFont(15, weight), unit_), text, width, least_);
}

QFont EndingStage::titleFont(int width) const
{
    const int most = qMax(qMin(QWidget::width(), height()) / 12, 2 * unit_);
    QFont font = sizedFont(headingFont(30), most);
    while (font.pixelSize() > qMax(least_, most / 2) && lineWidth(font, title_) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return fittedFont(font, title_, width, least_);
}

int EndingStage::numbers(QPainter* painter, const QRect& box, int rows) const
{
    const int gap = qMax(4, unit_ / 2), columns = box.width() >= 32 * unit_ ? 2 : 1;
    const QFont heading = sizedFont(headingFont(26), 1.5 * unit_);
    const QString title = tr("The hunt in numbers");
    const QString only = tr("The map shows only what the table saw. The whole way comes to light when the game is revealed.");
    const QFont onlyFont = wordFont(only, box.width());
    const int onlyHeight = wrappedHeight(onlyFont, only, box.width());
    const int numberSize = qMax(unit_, qMin(QWidget::width(), height()) / 22);
    const QFont numberFont = sizedFont(bodyFont(15, QFont::Bold), numberSize);
    const int figures = qMax(lineWidth(numberFont, QStringLiteral("00")), 2 * unit_);
    const int column = (box.width() - (columns - 1) * unit_) / columns, words = column - figures - gap;
    std::vector<int> heights;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int needed =
            wrappedHeight(wordFont(row.word, words), row.word, words) + wrappedHeight(wordFont(row.more, words), row.more, words);
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
    int top = box.top() + titleHeight + gap + spare;
    for (int n = 0; n < rows; ++n) {
        const HuntRow& row = rows_[n];
        const int line = n / columns, left = box.left() + n % columns * (column + unit_);
        const int tall = heights[static_cast<std::size_t>(line)];
        painter->setFont(numberFont);
        painter->setPen(settings_.colour(u"text"));
        painter->drawText(QRect(left, top, figures, tall), Qt::AlignRight | Qt::AlignVCenter, row.number);
        const int x = left + figures + gap;
        const QFont first = wordFont(row.word, words), second = wordFont(row.more, words);
        const int firstTall = wrappedHeight(first, row.word, words), secondTall = wrappedHeight(second, row.more, words);
        const int y = top + (tall - firstTall - secondTall) / 2;
        painter->setFont(first);
        painter->drawText(QRect(x, y, words, firstTall), wrapped, row.word);
        painter->setFont(second);
        painter->setPen(settings_.colour(u"mute"));
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
    const bool portrait = h > w;
    const int signSize = w >= 26 * n ? qRound((portrait ? 5.4 : 4.6) * n) : 0;
    const int left = n + (signSize > 0 ? signSize + n : 0), room = qMax(1, w - left - n);
    const QFont title = titleFont(room), reason = wordFont(reason_, room);
    const int said = wrappedHeight(title, title_, room) + wrappedHeight(reason, reason_, room);
    const int band = qMax(signSize > 0 ? signSize + n : 0, said + gap);
    band_ = {0, 0, w, band};
    sign_ = {n, (band - signSize) / 2, signSize, signSize};
    words_ = {left, (band - said) / 2, room, said};
    fits_ = hasRoom(title, title_, room) && hasRoom(reason, reason_, room);

    // The footer: what can be done, and at its right end what the table lays over it.
    reveal_->setVisible(buttons);
    newGame_->setVisible(buttons);
    int footer = besides.height() > 0 ? besides.height() + 2 * gap : 0;
    for (ChoiceButton* each : {reveal_, newGame_}) {
        each->setWordPixels(n);
        each->setCentred(true);
    }
    if (buttons) {
        const int all = w - 2 * n, shared = all - (besides.width() > 0 ? besides.width() + n : 0);
        const int wide = (shared - gap) / 2;
        const auto narrow = [](const ChoiceButton* button) { return button->narrowestWidth(); };
        const bool oneRow = wide >= qMax(narrow(reveal_), narrow(newGame_)) && !portrait;
        const bool beside = shared >= narrow(newGame_);
        if (oneRow) {
            const int most = qMin(wide, 16 * n);
            const int tall = qMax(qMax(reveal_->heightForWidth(most), newGame_->heightForWidth(most)), qRound(2.8 * n));
            footer = qMax(footer, tall + 2 * gap);
            reveal_->setGeometry(n, h - footer + (footer - tall) / 2, most, tall);
            newGame_->setGeometry(n + most + gap, h - footer + (footer - tall) / 2, most, tall);
        } else {
            const int first = qMax(reveal_->heightForWidth(all), qRound(2.8 * n));
            const int under = beside ? shared : all;
            const int second = newGame_->heightForWidth(under);
            const int lower = beside ? qMax(second, besides.height()) : second + gap + besides.height();
            footer = first + lower + 3 * gap;
            reveal_->setGeometry(n, h - footer + gap, all, first);
            newGame_->setGeometry(n, h - footer + 2 * gap + first, under, beside ? lower : second);
        }
        for (const ChoiceButton* each : {reveal_, newGame_})
            fits_ = fits_ && each->width() >= each->narrowestWidth() && each->height() >= each->heightForWidth(each->width());
    }
    footer_ = {0, h - footer, w, footer};
    besides_ = QRect(QPoint(w - n - besides.width(), h - gap - besides.height()), besides);
    if (!portrait)
        besides_.moveTop(h - footer + (footer - besides.height()) / 2);

    const int middle = h - band - footer;
    shown_ = static_cast<int>(rows_.size());
    if (portrait) {
        const QRect box(n, 0, w - 2 * n, 0);
        const int mapMost = qRound(w / 1.352), mapLeast = qMin(mapMost, qMax(middle * 2 / 5, h * 3 / 10 + 1)); // the board is 1000 x 740
        while (shown_ > 1 && numbers(nullptr, box, shown_) + 2 * gap > middle - mapLeast)
            shown_ = shown_ > 3 ? 3 : shown_ - 1;
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
            shown_ = shown_ > 3 ? 3 : shown_ - 1;
        fits_ = fits_ && numbers(nullptr, numbers_, shown_) <= numbers_.height();
    }
    update();
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
    numbers(&painter, numbers_, shown_);
    painter.fillRect(footer_, settings_.colour(u"window"));
    painter.setPen(settings_.colour(u"line"));
    painter.drawLine(0, footer_.top(), width(), footer_.top());
}

} // namespace demeter
