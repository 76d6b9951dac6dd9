#include "app/desktop/table/table_side.h"

#include "app/desktop/guard/witness_sheet.h"
#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icon_sign.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/qr_code.h"
#include "app/desktop/map/hunter_sign.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>

namespace demeter {

using namespace fury3e;

namespace {

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
    constexpr double gap = 4;
    const double each = (width() - gap * (most_ - 1)) / most_;
    for (int n = 0; n < most_; ++n) {
        const bool filled = n < value_;
        painter.setPen(QPen(settings_.colour(filled ? token_ : QStringLiteral("lineStrong")), 1.5));
        painter.setBrush(filled ? settings_.colour(token_) : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(n * (each + gap), 0, each, height()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

TrackBlock::TrackBlock(const Settings& settings, const char* icon, const char* token, QWidget* parent) : QWidget(parent)
{
    sign_ = new IconSign(settings, QString::fromLatin1(icon), QString::fromLatin1(token), this);
    word_ = makeLabel({}, bodyFont(15), "mute");
    value_ = makeLabel({}, bodyFont(15));
    value_->setWordWrap(false);
    value_->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    bar_ = new TrackBar(settings, token, this);
}

void TrackBlock::set(const QString& word, int value, int most)
{
    setText(word_, word);
    setText(value_, QStringLiteral("<b>%1</b> / %2").arg(value).arg(most));
    bar_->set(value, most);
    setAccessibleName(tr("%1: %2 of %3").arg(word).arg(value).arg(most));
}

void TrackBlock::arrange(int pixels, bool beside)
{
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(sign_, 0, 0);
    grid->addWidget(word_, 0, 1);
    grid->addWidget(value_, 0, beside ? 3 : 2);
    if (beside)
        grid->addWidget(bar_, 0, 2);
    else
        grid->addWidget(bar_, 1, 0, 1, 3);
    // In portrait the blocks of all tracks begin and end below each other.
    word_->setMinimumWidth(beside ? 12 * pixels : 0);
    value_->setMinimumWidth(beside ? 4 * pixels : 0);
    grid->setColumnStretch(beside ? 2 : 1, 1);
    const int sign = qRound(1.25 * pixels);
    sign_->setFixedSize(sign, sign);
    word_->setFont(sizedFont(bodyFont(15), pixels));
    value_->setFont(sizedFont(bodyFont(15, QFont::DemiBold), 1.2 * pixels));
    bar_->setUnit(pixels);
}

HunterRow::HunterRow(const Settings& settings, Hunter hunter, QWidget* parent) : QWidget(parent), settings_(settings), hunter_(hunter)
{
    shape_ = new QWidget(this);
    name_ = makeLabel({}, bodyFont(15), "mute");
    place_ = makeLabel({}, bodyFont(15));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(0);
    grid->addWidget(shape_, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(name_, 0, 1);
    grid->addWidget(place_, 1, 1);
    grid->setColumnStretch(1, 1);
}

void HunterRow::set(const PublicView& view, const Sentences& sentences)
{
    const std::size_t n = static_cast<std::size_t>(hunter_);
    const HunterPlace& place = view.hunters[n];
    const HunterSheet& sheet = view.sheets[n];
    setText(name_, sentences.hunter(hunter_));
    const QString where = place.where == HunterPlace::Where::OffBoard   ? tr("off the board", "a hunter")
                          : place.where == HunterPlace::Where::Hospital ? tr("hospital, %1").arg(sentences.place(place.location))
                                                                        : sentences.place(place.location);
    QStringList facts;
    if (sheet.defeated)
        facts << tr("defeated", "a hunter");
    if (sheet.delayed)
        facts << tr("delayed", "a hunter");
    if (sheet.damage > 0)
        facts << tr("damage %1", "a hunter").arg(sheet.damage);
    if (sheet.bites > 0)
        facts << tr("bites %1", "a hunter").arg(sheet.bites);
    if (sheet.bats > 0)
        facts << tr("Bats %1", "tokens under a hunter").arg(sheet.bats);
    QString text = QStringLiteral("<b>%1</b>").arg(where.toHtmlEscaped());
    for (const QString& fact : facts)
        text += QStringLiteral(" · ") + fact.toHtmlEscaped().replace(u' ', QChar::Nbsp); // a number stays with its word
    setText(place_, text);
    QStringList said{name_->text(), where};
    setAccessibleName((said + facts).join(QStringLiteral(", ")));
}

void HunterRow::setUnit(int pixels)
{
    unit_ = pixels;
    shape_->setFixedSize(2 * pixels + 6, 2 * pixels + 6); // its letter is half as large
    name_->setFont(sizedFont(bodyFont(15), pixels));
    place_->setFont(sizedFont(bodyFont(15), 1.1 * pixels));
}

void HunterRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(shape_->geometry()).adjusted(2, 2, -2, -2);
    paintHunter(painter, box, hunter_, settings_, u"panel");
}

CountsRow::CountsRow(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings) {}

void CountsRow::set(const QString& word, const QList<Count>& counts)
{
    if (word == word_ && counts == counts_)
        return;
    word_ = word;
    counts_ = counts;
    QStringList said;
    for (const Count& count : counts_)
        said << count.said;
    setAccessibleName(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void CountsRow::arrange(int pixels, bool beside)
{
    unit_ = pixels;
    beside_ = beside;
    updateGeometry();
}

QSize CountsRow::sizeHint() const
{
    const int line = QFontMetrics(sizedFont(bodyFont(15, QFont::DemiBold), 1.2 * unit_)).height();
    const int counts = qRound(4.2 * unit_ * static_cast<double>(counts_.size()));
    const int word = QFontMetrics(sizedFont(bodyFont(15), unit_)).horizontalAdvance(word_);
    return beside_ ? QSize(word + unit_ + counts, line)
                   : QSize(qMax(word, counts), line + QFontMetrics(sizedFont(bodyFont(15), unit_)).height() + 4);
}

void CountsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont wordFont = sizedFont(bodyFont(15), unit_), numberFont = sizedFont(bodyFont(15, QFont::DemiBold), 1.2 * unit_);
    const int line = QFontMetrics(numberFont).height(), sign = qRound(1.25 * unit_);
    painter.setFont(wordFont);
    painter.setPen(settings_.colour(u"mute"));
    const int word = QFontMetrics(wordFont).horizontalAdvance(word_), first = QFontMetrics(wordFont).height();
    painter.drawText(QRect(0, 0, word + 2, beside_ ? line : first), Qt::AlignLeft | Qt::AlignVCenter, word_);
    int x = beside_ ? word + unit_ : 0;
    const int y = beside_ ? 0 : first + 4;
    painter.setFont(numberFont);
    painter.setPen(settings_.colour(u"text"));
    for (const Count& count : counts_) {
        painter.drawPixmap(QPointF(x, y + (line - sign) / 2.0),
                           iconPixmap(count.icon, settings_.colour(u"text"), sign, devicePixelRatioF()));
        painter.drawText(QRect(x + sign + unit_ / 3, y, 3 * unit_, line), Qt::AlignLeft | Qt::AlignVCenter, QString::number(count.number));
        x += qRound(4.2 * unit_);
    }
}

CodeBlock::CodeBlock(const Settings& settings, QWidget* parent) : QWidget(parent)
{
    qr_ = new QrCode(settings, this);
    word_ = makeLabel({}, bodyFont(15), "mute");
    digits_ = makeLabel({}, bodyFont(15));
    digits_->setObjectName("table-code");
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch(1);
    words->addWidget(word_);
    words->addWidget(digits_);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(qr_);
    row->addLayout(words, 1);
}

void CodeBlock::set(const ShownCode& code)
{
    const QString name = WitnessSheet::name(code);
    qr_->setText(code.qr, WitnessSheet::tr("QR code: %1").arg(name));
    setText(word_, QString(name).replace(QRegularExpression(QStringLiteral(" (?=\\d+$)")), QString(QChar::Nbsp)));
    // Two lines of two groups: they are said in one breath each.
    QString digits = code.code;
    if (const auto middle = digits.indexOf(u' ', digits.size() / 2 - 1); middle >= 0)
        digits[middle] = u'\n';
    setText(digits_, digits);
}

void CodeBlock::setUnit(int pixels)
{
    qr_->setModule(qMax(3, pixels / 7));
    word_->setFont(sizedFont(bodyFont(15), pixels));
    digits_->setFont(sizedFont(bodyFont(15, QFont::Bold), 1.4 * pixels));
}

TableSide::TableSide(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "panel");
    tracks_ = {new TrackBlock(settings_, "influence", "text", this), new TrackBlock(settings_, "damage", "bloodLine", this),
               new TrackBlock(settings_, "despair", "text", this)};
    for (const Hunter hunter : allHunters)
        hunters_[static_cast<std::size_t>(hunter)] = new HunterRow(settings_, hunter, this);
    counts_ = new CountsRow(settings_, this);
    code_ = new CodeBlock(settings_, this);
    code_->hide();
    facts_ = makeLabel({}, bodyFont(15));
    facts_->setParent(this);
    facts_->setObjectName("table-facts");
    news_ = makeLabel({}, bodyFont(15), "mute");
    news_->setParent(this);
    news_->setObjectName("table-news");
    for (QLabel* label : {facts_, news_})
        label->setTextFormat(Qt::PlainText);
}

void TableSide::setStep(const PublicView& view, const QStringList& news, const Sentences& sentences)
{
    constexpr int mostInfluence = 13, mostDespair = 3; // COMP-6, DESP-1
    if (shownCode_)
        code_->set(*shownCode_); // in the language of now
    tracks_[0]->set(tr("Influence"), view.influence, mostInfluence);
    tracks_[1]->set(tr("Dracula's damage"), view.damage, view.draculaLife);
    tracks_[2]->set(tr("Despair"), view.despair, mostDespair);
    for (HunterRow* row : hunters_)
        row->set(view, sentences);
    QStringList facts;
    if (view.combat) {
        facts << tr("Combat: %1 against %2")
                     .arg(view.combat->vampire ? sentences.encounter(*view.combat->vampire) : tr("Dracula"),
                          sentences.hunters(view.combat->hunters));
        QStringList played;
        for (const CombatCard card : view.combat->played)
            played << sentences.combatCard(card);
        if (!played.isEmpty())
            facts << tr("Combat cards so far: %1").arg(played.join(QStringLiteral(", ")));
    }
    if (view.ally)
        facts << tr("Dracula's ally: %1").arg(sentences.event(*view.ally));
    if (view.hunterAlly)
        facts << tr("The hunters' ally: %1").arg(sentences.hunterEvent(*view.hunterAlly));
    for (const EncounterKind kind : view.beforeDracula)
        facts << tr("Before Dracula: %1").arg(sentences.encounter(kind));
    counts_->set(tr("Dracula holds"),
                 {{QStringLiteral("encounter"), view.encounterHand, tr("Encounter cards in his hand: %1").arg(view.encounterHand)},
                  {QStringLiteral("event"), view.eventHand, tr("Event cards in his hand: %1").arg(view.eventHand)},
                  {QStringLiteral("rumor"), view.rumorTokens, tr("His Rumor tokens: %1").arg(view.rumorTokens)}});
    setText(facts_, facts.join(portrait_ ? QStringLiteral(" · ") : QStringLiteral("\n")));
    facts_->setVisible(!facts.isEmpty());
    setText(news_, news.join(u'\n'));
    news_->setVisible(!news.isEmpty());
}

bool TableSide::setCode(const std::optional<ShownCode>& code)
{
    if (code == shownCode_)
        return false;
    shownCode_ = code;
    if (code)
        code_->set(*code);
    code_->setVisible(code.has_value());
    return true;
}

void TableSide::arrange(int unit, bool portrait)
{
    code_->setUnit(unit);
    for (HunterRow* row : hunters_)
        row->setUnit(unit);
    counts_->arrange(unit, portrait);
    facts_->setFont(sizedFont(bodyFont(15), unit));
    news_->setFont(sizedFont(bodyFont(15), unit));
    const bool withCode = shownCode_.has_value();
    if (layout() != nullptr && unit_ == unit && portrait_ == portrait && withCode_ == withCode)
        return;
    unit_ = unit;
    withCode_ = withCode;
    if (portrait_ != portrait)
        facts_->setText(facts_->text().replace(portrait ? QStringLiteral("\n") : QStringLiteral(" · "),
                                               portrait ? QStringLiteral(" · ") : QStringLiteral("\n")));
    portrait_ = portrait;
    // In portrait the code stands beside the tracks, whose bars are then below their words.
    for (TrackBlock* track : tracks_)
        track->arrange(unit, portrait && !withCode);
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(unit, unit / 2, unit, unit / 2);
    grid->setHorizontalSpacing(qRound(1.5 * unit));
    grid->setVerticalSpacing(unit / 2);
    if (portrait) {
        for (int n = 0; n < 3; ++n)
            grid->addWidget(tracks_[static_cast<std::size_t>(n)], n, 0, 1, withCode ? 1 : 2);
        if (withCode)
            grid->addWidget(code_, 0, 1, 3, 1);
        for (int n = 0; n < 4; ++n)
            grid->addWidget(hunters_[static_cast<std::size_t>(n)], 3 + n / 2, n % 2, Qt::AlignTop);
        grid->addWidget(counts_, 5, 0, 1, 2);
        grid->addWidget(facts_, 6, 0, 1, 2);
        grid->addWidget(news_, 7, 0, 1, 2, Qt::AlignTop);
        for (int n = 0; n < 2; ++n)
            grid->setColumnStretch(n, 1);
        grid->setRowStretch(7, 1);
        return;
    }
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    for (QVBoxLayout* column : {left, right})
        column->setSpacing(qRound(0.6 * unit));
    for (TrackBlock* track : tracks_)
        left->addWidget(track);
    left->addWidget(counts_);
    left->addWidget(facts_);
    left->addSpacing(unit / 2);
    left->addWidget(code_);
    left->addStretch(1);
    for (HunterRow* row : hunters_)
        right->addWidget(row);
    right->addSpacing(unit / 2);
    right->addWidget(news_);
    right->addStretch(1);
    grid->addLayout(left, 0, 0);
    grid->addLayout(right, 0, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
}

} // namespace demeter
