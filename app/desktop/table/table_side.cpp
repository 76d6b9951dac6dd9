#include "app/desktop/table/table_side.h"

#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/choice_button.h"
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

using namespace fury3e;

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

void TrackBar::set(int value, int most)
{
    value_ = value;
    most_ = qMax(1, most);
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
    const double each = (width() - gap * (most_ - 1)) / most_;
    for (int n = 0; n < most_; ++n) {
        const bool filled = n < value_;
        painter.setPen(QPen(settings_.colour(filled ? token_ : QStringLiteral("lineStrong")), 1.5));
        painter.setBrush(filled ? settings_.colour(token_) : QColor(Qt::transparent));
        const double round = qMin(4.0, each / 4); // narrow ones stay blocks
        painter.drawRoundedRect(QRectF(n * (each + gap), 0, each, height()).adjusted(1, 1, -1, -1), round, round);
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

void TrackBlock::set(const QString& word, int value, int most)
{
    setText(word_, word);
    now_ = value;
    most_ = most;
    showValue();
    bar_->set(value, most);
    setAccessibleName(tr("%1: %2 of %3").arg(word).arg(value).arg(most));
}

void TrackBlock::arrange(int pixels, bool narrow, double larger, bool close)
{
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(narrow ? 0 : 4);
    if (narrow) { // two rows of their own: columns would add the width of the number to that of the word
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
    } else {
        grid->addWidget(sign_, 0, 0);
        grid->addWidget(word_, 0, 1);
        grid->addWidget(value_, 0, 2);
        grid->addWidget(bar_, 1, 0, 1, 3);
        grid->setColumnStretch(1, 1);
    }
    value_->setAlignment((narrow ? Qt::AlignLeft : Qt::AlignRight) | (narrow ? Qt::AlignVCenter : Qt::AlignBottom));
    const int sign = qRound(1.25 * pixels);
    sign_->setFixedSize(sign, sign);
    word_->setFont(sizedFont(bodyFont(15), pixels));
    value_->setFont(sizedFont(bodyFont(15, QFont::DemiBold), valueSize * pixels * larger));
    // The bars begin below each other, whatever the numbers.
    value_->setMinimumWidth(narrow ? lineWidth(value_->font(), QStringLiteral("13/13")) + 4 : 0);
    bar_->setUnit(qRound(0.55 * pixels));
    close_ = narrow || close;
    showValue();
}

void TrackBlock::showValue()
{
    setText(value_, (close_ ? QStringLiteral("<b>%1</b>/%2") : QStringLiteral("<b>%1</b> / %2")).arg(now_).arg(most_));
}

void TrackBlock::setClose()
{
    close_ = true;
    showValue();
    static_cast<QGridLayout*>(layout())->setHorizontalSpacing(4);
    const int words = word_->font().pixelSize();
    value_->setFont(sizedFont(value_->font(), closeValueSize * words));
    sign_->setFixedSize(words, words);
}

void TrackBlock::show(bool word, bool blocks)
{
    word_->setVisible(word);
    bar_->setVisible(blocks);
    if (!word) { // the number stands beside the icon
        auto* grid = static_cast<QGridLayout*>(layout());
        grid->setColumnStretch(1, 0);
        grid->setColumnStretch(3, 1);
        value_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
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

int CountsRow::partWidth(const Count& count) const
{
    return signSize() + unit_ / 3 + lineWidth(sizedFont(bodyFont(15), unit_), count.word) + 2;
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
        painter.drawText(QRect(x + sign + unit_ / 3, y, wide, line), Qt::AlignLeft | Qt::AlignVCenter, count.word);
        x += wide + unit_;
    }
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
    const QString before = word_->text() + digits_->text();
    const QString name = WitnessSheet::name(code);
    qr_->setText(code.qr, WitnessSheet::tr("QR code: %1").arg(name));
    name_ = QString(name).replace(QRegularExpression(QStringLiteral(" (?=\\d+$)")), QString(QChar::Nbsp));
    request_ = WitnessSheet::request(code).replace(u' ', QChar::Nbsp);
    code_ = WitnessSheet::digits(code);
    beingMade_ = code.beingMade;
    showDigits();
    return before != word_->text() + digits_->text();
}

void CodeBlock::showDigits()
{
    QString digits = code_;
    // Two lines of two groups: they are said in one breath each.
    if (const auto middle = digits.indexOf(u' ', digits.size() / 2 - 1); middle >= 0 && !beingMade_ && narrow_ == 0)
        digits[middle] = u'\n';
    setText(digits_, digits);
    setText(word_, narrow_ > 0 ? name_ : request_); // there is something to photograph only where the drawing is
    QFont word = sizedFont(bodyFont(15), unit_), number = sizedFont(bodyFont(15, QFont::Bold), (narrow_ > 0 ? 1.2 : 1.4) * unit_);
    if (beingMade_)
        number = word;
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
    qr_->setVisible(drawn);
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

TableSide::TableSide(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
    tracks_ = {new TrackBlock(settings_, "influence", "text", this), new TrackBlock(settings_, "damage", "bloodLine", this),
               new TrackBlock(settings_, "despair", "text", this)};
    counts_ = new CountsRow(settings_, this);
    facts_ = makeLabel({}, bodyFont(15));
    facts_->setParent(this);
    facts_->setObjectName("table-facts");
    facts_->setTextFormat(Qt::PlainText);
}

void TableSide::setStep(const PublicView& view, const Sentences& sentences)
{
    std::size_t n = 0;
    for (const TrackWords& track : trackWords(view))
        tracks_[n++]->set(track.word, track.value, track.most);
    QStringList allies, names;
    if (view.ally) {
        names << sentences.event(*view.ally);
        //: %1 is an ally of Dracula's.
        allies << tr("%1 (Dracula)").arg(names.back());
    }
    if (view.hunterAlly) {
        names << sentences.hunterEvent(*view.hunterAlly);
        //: %1 is an ally of the hunters.
        allies << tr("%1 (hunters)").arg(names.back());
    }
    counts_->set(countWords(view));
    const QStringList facts = openWords(view, sentences);
    said_ = facts;
    allies_ = allies;
    allyNames_ = names;
    showFacts();
}

void TableSide::showFacts()
{
    if (shown_ == Tracks::Phone)
        return;
    const QFont font = sizedFont(bodyFont(15), unit_);
    const auto fits = [&](const QString& text, int besides = 0) {
        return wrappedHeight(font, text, left_.width()) + besides <= left_.height();
    };
    facts_->setAccessibleName(said_.join(QStringLiteral(". ")));
    const int counts = counts_->sizeHint().height() + (said_.isEmpty() || layout() == nullptr ? 0 : layout()->spacing());
    const QString lines = said_.join(u'\n'), row = said_.join(QStringLiteral(" · "));
    counts_->setVisible(said_.isEmpty() ? counts <= left_.height() : fits(lines, counts) || fits(row, counts));
    const int besides = counts_->isHidden() ? 0 : counts;
    QString text = fits(lines, besides) ? lines : row;
    // Where even that has no room the names alone stay: all of it is told by what the table knows.
    if (!fits(text, besides) && !allies_.isEmpty())
        text = allies_.join(QStringLiteral(" · "));
    if (!fits(text, besides))
        text = allyNames_.join(QStringLiteral(" · "));
    if (!fits(text, besides))
        text.clear();
    setText(facts_, text);
    facts_->setVisible(!text.isEmpty());
}

void TableSide::layTracks(int unit, bool row, Tracks tracks, int covered, double larger)
{
    const bool phone = tracks == Tracks::Phone, tight = tracks >= Tracks::Numbers, one = row || tight;
    if (layout() != nullptr && unit_ == unit && row_ == row && shown_ == tracks && covered_ == covered && larger_ == larger)
        return;
    covered_ = covered;
    larger_ = larger;
    unit_ = unit;
    row_ = row;
    shown_ = tracks;
    for (TrackBlock* track : tracks_) {
        track->arrange(unit, row && !tight, larger, tight);
        track->show(!tight, tracks == Tracks::Blocks);
        if (phone)
            track->setClose();
    }
    delete layout();
    auto* column = new QVBoxLayout(this);
    const int side = phone ? unit * 3 / 4 : unit, edge = phone ? 0 : 2;
    column->setContentsMargins(side, edge + covered, side, edge);
    column->setSpacing(phone ? 1 : qRound(0.35 * unit));
    if (phone)
        column->addStretch(1);
    if (one) {
        auto* beside = new QHBoxLayout;
        beside->setSpacing(phone ? 6 : qRound((tight ? 0.6 : 1.2) * unit));
        for (TrackBlock* track : tracks_)
            beside->addWidget(track, phone ? 0 : 1);
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

void TableSide::arrangeOnPhone(int unit)
{
    facts_->hide();
    counts_->hide();
    layTracks(unit, true, Tracks::Phone, 0, 1);
}

bool TableSide::arrange(int unit, bool beside, const QSize& room, int covered)
{
    facts_->hide();
    counts_->hide();
    counts_->arrange(unit, room.width() - 2 * unit);
    facts_->setFont(sizedFont(bodyFont(15), unit));
    const int line = qRound(1.4 * unit);
    const auto fits = [&](Tracks tracks, double larger, int below) {
        layTracks(unit, beside, tracks, covered, larger);
        const QSize needed = layout()->totalMinimumSize();
        left_ = {room.width() - 2 * unit, room.height() - needed.height() - layout()->spacing()};
        return left_.height() >= below && needed.width() <= room.width();
    };
    const bool shown = fits(Tracks::Blocks, emphasis(), line) || fits(Tracks::Words, emphasis(), line) ||
                       fits(Tracks::Numbers, emphasis(), 0) || fits(Tracks::Numbers, 1, 0);
    showFacts();
    return shown;
}

} // namespace demeter
