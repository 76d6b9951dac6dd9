#include "app/desktop/table/table_side.h"

#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icon_sign.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>

#include <utility>

namespace demeter {

namespace {

/// Of a track's number, beside 1 for its word: with words of 1/40 of the short side 1/28 of it.
constexpr double valueSize = 1.45;
/// The same on a phone, whose words are larger beside its short side.
constexpr double closeValueSize = 1.2;

/// A change of text that is none must not lay anything out.
void setText(QLabel* label, const QString& text)
{
    if (label->text() != text)
        label->setText(text);
}

} // namespace

TrackBar::TrackBar(const Settings& settings, const char* token, QWidget* parent)
    : QWidget(parent), settings_(settings), token_(QString::fromLatin1(token))
{
}

void TrackBar::set(int value, int most, int row)
{
    value_ = value;
    most_ = qMax(1, most);
    row_ = row;
    update();
}

void TrackBar::setUnit(int pixels)
{
    setFixedHeight(pixels);
}

void TrackBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = width() < 12 * most_ ? 2 : 4;
    const int apart = row_ > 0 ? (most_ - 1) / row_ : 0; // between rows, where it is twice as wide and more
    const double each = (width() - gap * (most_ - 1) - 2 * gap * apart) / most_;
    for (int n = 0; n < most_; ++n) {
        const bool filled = n < value_;
        painter.setPen(QPen(settings_.colour(filled ? token_ : QStringLiteral("lineStrong")), 1.5));
        painter.setBrush(filled ? settings_.colour(token_) : QColor(Qt::transparent));
        const double round = qMin(4.0, each / 4); // narrow ones stay blocks
        const double left = n * (each + gap) + (row_ > 0 ? 2 * gap * (n / row_) : 0);
        painter.drawRoundedRect(QRectF(left, 0, each, height()).adjusted(1, 1, -1, -1), round, round);
    }
}

TrackBlock::TrackBlock(const Settings& settings, const char* icon, const char* token, QWidget* parent) : QWidget(parent)
{
    sign_ = new IconSign(settings, QString::fromLatin1(icon), QString::fromLatin1(token), this);
    word_ = makeLabel({}, bodyFont(15), "mute");
    word_->setParent(this);
    word_->setWordWrap(false);
    value_ = makeLabel({}, bodyFont(15));
    value_->setParent(this);
    value_->setWordWrap(false);
    value_->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    bar_ = new TrackBar(settings, token, this);
}

void TrackBlock::set(const TrackWords& track)
{
    long_ = track.word;
    brief_ = track.brief;
    now_ = track.value;
    most_ = track.most;
    showWords();
    bar_->set(now_, most_, track.row);
    setAccessibleName(tr("%1: %2 of %3").arg(long_).arg(now_).arg(most_));
}

void TrackBlock::arrange(const Look& look)
{
    look_ = look;
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    const bool stacked = look.shape == Shape::Stacked, beside = look.shape >= Shape::Named;
    const double size = valueSize * look.words * look.larger;
    const QFont number = sizedFont(bodyFont(15, QFont::DemiBold), beside && look.close ? closeValueSize * look.words : size);
    grid->setHorizontalSpacing(beside && look.close ? 2 : beside ? 6 : 8);
    grid->setVerticalSpacing(stacked || beside ? 0 : 3);
    if (stacked) { // two rows of their own: columns would add the width of the number to that of the word
        auto* named = new QHBoxLayout;
        named->setSpacing(8);
        named->addWidget(sign_);
        named->addWidget(word_, 1);
        grid->addLayout(named, 0, 0);
        auto* counted = new QHBoxLayout;
        counted->setSpacing(8);
        counted->addWidget(value_);
        counted->addWidget(bar_, 1);
        grid->addLayout(counted, 1, 0);
    } else if (beside) { // the number beside its sign
        grid->addWidget(sign_, 0, 0);
        grid->addWidget(value_, 0, 1);
        grid->addWidget(word_, 1, 0, 1, 3);
        grid->setColumnStretch(2, 1);
    } else {
        grid->addWidget(sign_, 0, 0);
        grid->addWidget(word_, 0, 1);
        grid->addWidget(value_, 0, 2);
        grid->addWidget(bar_, 1, 0, 1, 3);
        grid->setColumnStretch(1, 1);
    }
    value_->setAlignment((stacked || beside ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    // A sign that stands for the word is as large as the number.
    const int sign = qRound(look.close                    ? 1.0 * look.words
                            : look.shape == Shape::Number ? qMax<double>(1.25 * look.words, number.pixelSize())
                            : look.shape == Shape::Named  ? 1.1 * look.words
                                                          : 1.25 * look.words);
    sign_->setFixedSize(sign, sign);
    word_->setFont(sizedFont(bodyFont(15), look.shape == Shape::Named ? look.below : look.words));
    word_->setVisible(look.shape != Shape::Number);
    value_->setFont(number);
    if (look.shape == Shape::Wide || beside) { // figures have nothing below their line
        value_->setFixedHeight(qRound(1.05 * number.pixelSize()));
    } else {
        value_->setMinimumHeight(0);
        value_->setMaximumHeight(QWIDGETSIZE_MAX);
    }
    bar_->setUnit(qRound((stacked ? 0.55 : 0.45) * look.words));
    bar_->setVisible(look.blocks && !beside);
    showWords();
}

void TrackBlock::showWords()
{
    setText(word_, look_.shape == Shape::Named ? brief_ : long_);
    const bool close = look_.shape != Shape::Wide;
    // The bars begin below each other and nothing moves, whatever the numbers.
    const QFont number = value_->font();
    QFont bold = number;
    bold.setWeight(QFont::Bold);
    const QString most = QString::number(most_);
    value_->setMinimumWidth(!close                          ? 0
                            : look_.shape == Shape::Stacked ? lineWidth(number, QStringLiteral("13/13")) + 4
                                                            : lineWidth(bold, most) + lineWidth(number, u'/' + most) + 1);
    setText(value_, (close ? QStringLiteral("<b>%1</b>/%2") : QStringLiteral("<b>%1</b> / %2")).arg(now_).arg(most_));
}

CountsRow::CountsRow(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {}

void CountsRow::set(const QList<Count>& counts)
{
    if (counts == counts_)
        return;
    counts_ = counts;
    QStringList said;
    for (const Count& count : counts_)
        said << count.spoken;
    setAccessibleName(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void CountsRow::arrange(int pixels, int width)
{
    unit_ = pixels;
    width_ = width;
    updateGeometry();
    update();
}

int CountsRow::signSize() const
{
    return qRound(1.15 * unit_);
}

void CountsRow::setBrief(bool brief, const QString& text)
{
    const bool other = std::exchange(brief_, brief) != brief;
    beside_ = text;
    setAccessibleDescription(text);
    if (other)
        updateGeometry();
    update();
}

QString CountsRow::wordOf(const Count& count) const
{
    return brief_ ? QString::number(count.number) : count.word;
}

int CountsRow::partWidth(const Count& count) const
{
    return signSize() + unit_ / 3 + lineWidth(sizedFont(bodyFont(15), unit_), wordOf(count)) + 2;
}

int CountsRow::widthBeside(const QString& text) const
{
    const QFont font = sizedFont(bodyFont(15), unit_);
    int width = lineWidth(font, text) + 2;
    for (const Count& count : counts_)
        width += signSize() + unit_ / 3 + lineWidth(font, QString::number(count.number)) + 2 + unit_;
    return width;
}

QSize CountsRow::sizeHint() const
{
    int x = 0, rows = 1;
    for (const Count& count : counts_) {
        if (x > 0 && x + partWidth(count) > width_) {
            x = 0;
            ++rows;
        }
        x += partWidth(count) + unit_;
    }
    return {0, rows * qRound(1.4 * unit_)};
}

void CountsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(sizedFont(bodyFont(15), unit_));
    painter.setPen(settings_.colour(u"mute"));
    const int line = qRound(1.4 * unit_), sign = signSize();
    int x = 0, y = 0;
    for (const Count& count : counts_) {
        const int wide = partWidth(count);
        if (x > 0 && x + wide > width_) {
            x = 0;
            y += line;
        }
        painter.drawPixmap(QPointF(x, y + (line - sign) / 2.0),
                           iconPixmap(count.icon, settings_.colour(u"bloodText"), sign, devicePixelRatioF()));
        painter.drawText(QRect(x + sign + unit_ / 3, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter, wordOf(count));
        x += wide + unit_;
    }
    painter.setPen(settings_.colour(u"text"));
    painter.drawText(QRect(x, y, qMax(0, width() - x), line), Qt::AlignLeft | Qt::AlignVCenter, beside_);
}

CodeBlock::CodeBlock(const Settings& settings, QWidget* parent) : QWidget(parent)
{
    qr_ = new QrCode(settings, this);
    word_ = makeLabel({}, bodyFont(15), "mute");
    word_->setParent(this);
    word_->setObjectName("table-code-name");
    digits_ = makeLabel({}, bodyFont(15));
    digits_->setParent(this);
    digits_->setObjectName("table-code");
    words_ = new QVBoxLayout;
    words_->setSpacing(2);
    words_->addStretch(1);
    words_->addWidget(word_);
    words_->addWidget(digits_);
    words_->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(qr_);
    row->addLayout(words_, 1);
}

bool CodeBlock::set(const ShownCode& code)
{
    const QString before = word_->text() + digits_->accessibleName();
    const QString name = WitnessSheet::name(code);
    qr_->setText(code.qr, WitnessSheet::tr("QR code: %1").arg(name));
    name_ = QString(name).replace(QRegularExpression(QStringLiteral(" (?=\\d+$)")), QString(QChar::Nbsp));
    request_ = WitnessSheet::request(code).replace(u' ', QChar::Nbsp);
    leftBehind_ = code.leftBehind;
    code_ = WitnessSheet::digits(code);
    beingMade_ = code.beingMade;
    showDigits();
    return before != word_->text() + digits_->accessibleName();
}

void CodeBlock::showDigits()
{
    QString digits = code_;
    // Two lines of two groups: they are said in one breath each.
    if (const auto middle = digits.indexOf(u' ', digits.size() / 2 - 1); middle >= 0 && !beingMade_ && narrow_ == 0)
        digits[middle] = u'\n';
    setText(digits_, digits);
    // There is something to photograph only where the drawing is, and nothing that the game has left behind.
    setText(word_, narrow_ > 0 || leftBehind_ ? name_ : request_);
    digits_->setAccessibleName(leftBehind_ ? QString(code_).replace(u'\n', u' ') + QStringLiteral(". ") + WitnessSheet::leftBehind()
                                           : code_);
    QFont word = sizedFont(bodyFont(15), unit_), number = digitsFont();
    number.setStrikeOut(leftBehind_ && !beingMade_);
    if (beingMade_)
        number = word;
    if (narrow_ == 0 && leftBehind_) // in the place of the request
        word = fittedLine(word, name_, lineWidth(word, request_), 11);
    if (narrow_ > 0) {
        word = fittedLine(word, word_->text(), narrow_ - 2, 11);
        number = fittedLine(number, digits_->text(), narrow_ - 2, 11);
    }
    word_->setFont(word);
    digits_->setFont(number);
}

void CodeBlock::setUnit(int pixels)
{
    unit_ = pixels;
    qr_->setModule(moduleSize(pixels));
    showDigits();
}

void CodeBlock::setDrawn(bool drawn)
{
    drawn_ = drawn;
    qr_->setVisible(drawn);
}

int CodeBlock::usualWidth() const
{
    const QFont word = sizedFont(bodyFont(15), unit_);
    const ShownCode last{std::uint16_t{88}, {}, {}, true}; // as wide as any
    int words = lineWidth(digitsFont(), QStringLiteral("000 000"));
    for (const QString& each : {WitnessSheet::request({}), WitnessSheet::request(last), WitnessSheet::digits(last)})
        words = qMax(words, lineWidth(word, each));
    return words + 2 + (drawn_ ? mostModules * moduleSize(unit_) + layout()->spacing() : 0);
}

QFont CodeBlock::digitsFont() const
{
    return sizedFont(bodyFont(15, QFont::Bold), (narrow_ > 0 ? 1.2 : 1.4) * unit_);
}

void CodeBlock::setNarrow(int width)
{
    narrow_ = width;
    qr_->setVisible(width == 0);
    words_->setSpacing(width > 0 ? 0 : 2);
    for (QLabel* label : {word_, digits_})
        label->setAlignment((width > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    showDigits();
}

TableSide::TableSide(const Settings& settings, const std::vector<TrackSign>& tracks, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
    for (const TrackSign& track : tracks)
        tracks_.push_back(new TrackBlock(settings_, track.icon, track.token, this));
    counts_ = new CountsRow(settings_, this);
    facts_ = makeLabel({}, bodyFont(15));
    facts_->setParent(this);
    facts_->setObjectName("table-facts");
    facts_->setTextFormat(Qt::PlainText);
}

void TableSide::setWords(const SideWords& words)
{
    for (std::size_t n = 0; n < tracks_.size() && n < words.tracks.size(); ++n)
        tracks_[n]->set(words.tracks[n]);
    look_ = {}; // other words need another width, which a layout does not hear of before the next event
    counts_->set(words.counts);
    said_ = words.facts;
    allies_ = words.allies;
    allyNames_ = words.allyNames;
    showFacts();
}

void TableSide::showFacts()
{
    if (shown_ == Tracks::Phone || layout() == nullptr)
        return;
    const QFont font = sizedFont(bodyFont(15), unit_);
    // How many cards he holds is there in any case, by signs alone if need be, and with it what has room: all of what is known of him, or
    // the names of allies, below it or in the same line. All of it is told by what the table knows.
    counts_->setBrief(false);
    const int spacing = layout()->spacing();
    const QString names = factsLine(allyNames_);
    QStringList ways;
    if (!said_.isEmpty())
        ways << said_.join(u'\n') << factsLine(said_);
    if (!allies_.isEmpty())
        ways << factsLine(allies_) << names;
    QString text;
    const auto below = [&] {
        const int counts = counts_->sizeHint().height();
        for (const QString& each : std::as_const(ways))
            if (text.isEmpty() && wrappedHeight(font, each, left_.width()) + counts + spacing <= left_.height())
                text = each;
        return !text.isEmpty();
    };
    const auto brief = [&] {
        counts_->setBrief(true);
        return below();
    };
    if (!ways.isEmpty() && !below() && !brief()) {
        const bool beside = !names.isEmpty() && counts_->widthBeside(names) <= left_.width();
        counts_->setBrief(beside, beside ? names : QString());
    }
    if (counts_->sizeHint().height() > left_.height())
        counts_->setBrief(true);
    counts_->setVisible(counts_->sizeHint().height() <= left_.height());
    facts_->setAccessibleName(said_.join(QStringLiteral(". ")));
    setText(facts_, text);
    facts_->setVisible(!text.isEmpty());
}

TrackBlock::Shape TableSide::shapeOf(Tracks tracks, bool row)
{
    switch (tracks) {
    case Tracks::Blocks:
    case Tracks::Words:
        return row ? TrackBlock::Shape::Stacked : TrackBlock::Shape::Wide;
    case Tracks::Named:
        return TrackBlock::Shape::Named;
    case Tracks::Numbers:
    case Tracks::Phone:
        break;
    }
    return TrackBlock::Shape::Number;
}

void TableSide::layTracks(Tracks tracks, const TrackBlock::Look& look, bool row, int covered)
{
    if (layout() != nullptr && row_ == row && shown_ == tracks && covered_ == covered && look_ == look)
        return;
    const bool phone = look.close, tight = look.shape >= TrackBlock::Shape::Named;
    covered_ = covered;
    look_ = look;
    unit_ = look.words;
    row_ = row;
    shown_ = tracks;
    for (TrackBlock* track : tracks_)
        track->arrange(look);
    delete layout();
    auto* column = new QVBoxLayout(this);
    const int n = look.words, side = phone ? n / 2 : n, edge = phone ? 0 : 2;
    column->setContentsMargins(side, edge + covered, side, edge);
    column->setSpacing(phone ? 1 : qRound((row ? 0.35 : 0.28) * n));
    if (phone)
        column->addStretch(1);
    if (row || tight) {
        auto* beside = new QHBoxLayout;
        beside->setSpacing(phone ? 3 : qRound((tight ? 0.4 : 1.2) * n));
        for (TrackBlock* track : tracks_)
            beside->addWidget(track, tight ? 0 : 1);
        if (tight && !phone) // as far from each other as they can be
            for (int at = beside->count() - 1; at > 0; --at)
                beside->insertStretch(at, 1);
        if (phone)
            beside->addStretch(1);
        column->addLayout(beside);
    } else {
        for (TrackBlock* track : tracks_)
            column->addWidget(track);
    }
    column->addWidget(counts_);
    column->addWidget(facts_);
    column->addStretch(1);
}

void TableSide::arrangeOnPhone(int unit, int least, const QSize& room)
{
    facts_->hide();
    counts_->hide();
    TrackBlock::Look look{TrackBlock::Shape::Named, unit, unit, 1, false, true};
    // Their words where they have room below the numbers.
    for (int below = unit; below >= qMin(unit, least); --below) {
        look.below = below;
        layTracks(Tracks::Phone, look, true, 0);
        const QSize needed = layout()->totalMinimumSize();
        if (needed.width() <= room.width() && needed.height() <= room.height())
            return;
    }
    look.shape = TrackBlock::Shape::Number;
    layTracks(Tracks::Phone, look, true, 0);
}

bool TableSide::arrange(int unit, int least, bool row, const QSize& room, int covered)
{
    facts_->hide();
    counts_->hide();
    counts_->arrange(unit, room.width() - 2 * unit);
    facts_->setFont(sizedFont(bodyFont(15), unit));
    const int line = qRound(1.4 * unit);
    const auto fits = [&](Tracks tracks, double larger, int below, int words) {
        layTracks(tracks, {shapeOf(tracks, row), unit, words, larger, tracks == Tracks::Blocks, false}, row, covered);
        const QSize needed = layout()->totalMinimumSize();
        left_ = {room.width() - 2 * unit, room.height() - needed.height() - layout()->spacing()};
        return left_.height() >= below && needed.width() <= room.width();
    };
    bool shown = fits(Tracks::Blocks, emphasis(), line, unit) || fits(Tracks::Words, emphasis(), line, unit);
    for (const Tracks tracks : {Tracks::Named, Tracks::Numbers})
        for (double larger = emphasis(); !shown && larger > 0.99; larger -= 0.025)
            shown = fits(tracks, larger, 0, unit) || (tracks == Tracks::Named && fits(tracks, larger, 0, least));
    showFacts();
    return shown;
}

} // namespace demeter
