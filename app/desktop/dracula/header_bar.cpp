#include "app/desktop/dracula/header_bar.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/menu.h"

#include <QPainter>

namespace demeter {

using namespace fury3e;

HeaderBar::HeaderBar(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "bar");
    const auto make = [this](const char* name, const char* icon, auto signal) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(QString::fromLatin1(icon));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where it was: Space must not do it once more
        connect(button, &QAbstractButton::clicked, this, signal);
        return button;
    };
    leave_ = make("leave", "ship", &HeaderBar::leaveAsked);
    table_ = make("table", "layers", &HeaderBar::tableAsked);
    history_ = make("history", "journal", &HeaderBar::historyAsked);
    settingsButton_ = make("settings", "settings", &HeaderBar::settingsAsked);
    redo_ = make("redo", "redo", &HeaderBar::redoAsked);
    undo_ = make("undo", "undo", &HeaderBar::undoAsked);
    more_ = make("more", "list", &HeaderBar::openMore);
    curtain_ = make("curtain", "curtain", &HeaderBar::curtainAsked);
    curtain_->setKind(ChoiceKind::Curtain);
    retranslate();
}

void HeaderBar::retranslate()
{
    setAccessibleName(tr("Header"));
    const auto name = [](ChoiceButton* button, const QString& words) {
        button->setAccessibleName(words); // which is its tool tip too, where it is only an icon
    };
    name(leave_, tr("To the start screen"));
    name(table_, tr("Enter what happened at the table"));
    name(history_, tr("Journal of the game"));
    name(settingsButton_, tr("Settings"));
    name(more_, tr("More"));
    name(curtain_, tr("Draw the curtain (Esc)"));
    curtain_->setText(tr("Curtain"));
}

void HeaderBar::openMore()
{
    QList<MenuEntry> entries;
    for (ChoiceButton* button : {table_, history_, settingsButton_, leave_})
        entries.push_back({button->iconName(), button->accessibleName(), [button] { button->click(); }});
    openMenu(more_, settings_, entries);
}

void HeaderBar::setState(const Ruleset& ruleset, const GameState& state, const Sentences& sentences)
{
    widestTime_ = 0;
    time_ = tr("Week %1").arg(state.week);
    round_ = state.round > 0 ? tr("round %1").arg(state.round) : tr("setup");
    if (state.day != Weekday::None && state.round > 0) {
        QString when = sentences.time(state.step);
        if (!when.isEmpty() &&
            (state.step == Step::Dawn || state.step == Step::Day || state.step == Step::Dusk || state.step == Step::Night))
            when[0] = when[0].toLower();
        //: A day of the week and a part of the round.
        time_ = tr("%1, %2").arg(sentences.day(state.day), when);
        // The widest that it can be, so that the header does not change its rows from one time of the day to the next.
        const QFontMetrics metrics(bodyFont(17, QFont::DemiBold));
        int day = 0, part = 0;
        for (auto one = Weekday::Monday; one <= Weekday::Sunday; one = static_cast<Weekday>(static_cast<int>(one) + 1))
            day = qMax(day, metrics.horizontalAdvance(sentences.day(one)));
        for (const Step step : {Step::Dawn, Step::Day, Step::Dusk, Step::Night, Step::BeforeSlide})
            part = qMax(part, metrics.horizontalAdvance(sentences.time(step)));
        widestTime_ = day + metrics.horizontalAdvance(QStringLiteral(", ")) + part;
        round_ = tr("week %1, round %2").arg(state.week).arg(state.round);
    }
    chips_.clear();
    if (state.ally)
        chips_ << std::pair(QStringLiteral("bat"), sentences.event(*state.ally));
    if (state.hunterAlly)
        chips_ << std::pair(QStringLiteral("ally"), sentences.hunterEvent(*state.hunterAlly));
    stats_ = {
        {QStringLiteral("influence"), QString::number(state.influence), QString::number(ruleset.cards->winInfluence), tr("Influence")},
        {QStringLiteral("despair"), QString::number(state.despair), QString::number(ruleset.cards->despairTokens), tr("Despair")},
        {QStringLiteral("damage"), QString::number(state.damage), QString::number(ruleset.cards->draculaLife), tr("Damage")}};
    QStringList said{time_, round_};
    for (const Stat& stat : stats_)
        said << tr("%1: %2 of %3").arg(stat.word, stat.value, stat.most);
    for (const auto& [icon, words] : chips_)
        said << tr("ally: %1").arg(words);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    layOut(width());
    update();
}

void HeaderBar::setWays(bool canUndo, const QString& undo, bool canRedo, const QString& redo)
{
    undo_->setEnabled(canUndo);
    redo_->setEnabled(canRedo);
    const QString back = undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo);
    const QString forth = redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo);
    undo_->setAccessibleName(tr("Undo"));
    undo_->setToolTip(undo.isEmpty() ? QString() : back);
    redo_->setAccessibleName(tr("Redo"));
    redo_->setToolTip(redo.isEmpty() ? QString() : forth);
}

int HeaderBar::statWidth(const Stat& stat) const
{
    const int value = lineWidth(bodyFont(16, QFont::DemiBold), stat.value) + lineWidth(bodyFont(13), QStringLiteral(" / ") + stat.most);
    return scaled(22) + 8 + qMax(value, lineWidth(bodyFont(12), stat.word));
}

int HeaderBar::layOut(int width)
{
    rowHeight_ = qMax(56, scaled(36) + 8);
    timeLeft_ = 16;
    const int timeWidth = qMax(lineWidth(bodyFont(17, QFont::DemiBold), time_), lineWidth(bodyFont(12), round_));
    const int timeRoom = timeLeft_ + qMax(timeWidth, widestTime_);
    const QSize curtain(qMax(108, curtain_->sizeHint().width()), qMax(46, curtain_->sizeHint().height()));
    const int curtainRoom = curtain.width() + 16;
    curtain_->setGeometry(width - curtainRoom, (rowHeight_ - curtain.height()) / 2, curtain.width(), curtain.height());
    int statsWidth = 0;
    for (const Stat& stat : stats_)
        statsWidth += statWidth(stat) + 22;
    constexpr int gap = 8;
    const QList<ChoiceButton*> tools{leave_, settingsButton_, history_, table_};
    QList<ChoiceButton*> buttons;
    bool oneRow = false;
    // As much as fits into one row: all with words, words for what is used most, none, and at last one button for the four tools.
    for (int step = 0; step < 4 && !oneRow; ++step) {
        history_->setText(step < 1 ? tr("Journal") : QString());
        table_->setText(step < 2 ? tr("Table") : QString());
        undo_->setText(step < 2 ? tr("Undo") : QString());
        buttons = step < 3 ? tools : QList<ChoiceButton*>{more_};
        buttons << redo_ << undo_;
        int buttonsWidth = 0;
        for (ChoiceButton* button : buttons)
            buttonsWidth += qMax(46, button->sizeHint().width()) + gap;
        oneRow = timeRoom + 24 + statsWidth + buttonsWidth + curtainRoom + 8 <= width;
    }
    for (ChoiceButton* tool : tools)
        tool->setVisible(buttons.contains(tool));
    more_->setVisible(buttons.contains(more_));
    int right = width - curtainRoom - 16;
    for (auto button = buttons.crbegin(); button != buttons.crend(); ++button) {
        const int wide = qMax(46, (*button)->sizeHint().width());
        right -= wide;
        const int tall = qMax(46, (*button)->sizeHint().height());
        (*button)->setGeometry(right, (rowHeight_ - tall) / 2, wide, tall);
        right -= gap;
    }
    timeRight_ = right;
    statsTop_ = oneRow ? 0 : rowHeight_ - 8;
    int x = oneRow ? timeRoom + 26 : 16;
    statLefts_.clear();
    for (const Stat& stat : stats_) {
        statLefts_ << x;
        x += statWidth(stat) + 22;
    }
    chipsRight_ = oneRow ? right : width - 16;
    // The focus goes from left to right.
    buttons << curtain_;
    for (qsizetype n = 1; n < buttons.size(); ++n)
        QWidget::setTabOrder(buttons[n - 1], buttons[n]);
    update();
    return oneRow ? rowHeight_ : 2 * rowHeight_ - 8;
}

void HeaderBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), settings_.colour(u"panel"));
    painter.fillRect(QRect(0, height() - 1, width(), 1), settings_.colour(u"line"));
    painter.setPen(settings_.colour(u"text"));
    // Very large text beside the buttons: smaller, but whole.
    const auto line = [this](const QFont& font, QString words) {
        return fittingFont(font, words.replace(u' ', QChar::Nbsp), timeRight_ - timeLeft_, 9);
    };
    painter.setFont(line(bodyFont(17, QFont::DemiBold), time_));
    const int half = rowHeight_ / 2;
    painter.drawText(QPoint(timeLeft_, half + 1), time_);
    painter.setFont(line(bodyFont(12), round_));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QPoint(timeLeft_, half + 2 + painter.fontMetrics().ascent()), round_);
    for (qsizetype n = 0; n < stats_.size() && n < statLefts_.size(); ++n) {
        const Stat& stat = stats_[n];
        int x = statLefts_[n];
        const int middle = statsTop_ + half;
        const int size = scaled(22);
        painter.drawPixmap(
            QPointF(x, middle - size / 2.0),
            iconPixmap(stat.icon, settings_.colour(stat.icon == u"damage" ? u"bloodText" : u"text"), size, devicePixelRatioF()));
        x += size + 8;
        painter.setFont(bodyFont(16, QFont::DemiBold));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(QPoint(x, middle), stat.value);
        const int after = x + painter.fontMetrics().horizontalAdvance(stat.value);
        painter.setFont(bodyFont(13));
        painter.setPen(settings_.colour(u"mute"));
        painter.drawText(QPoint(after, middle), QStringLiteral(" / ") + stat.most);
        painter.setFont(bodyFont(12));
        painter.drawText(QPoint(x, middle + 2 + painter.fontMetrics().ascent()), stat.word);
    }
    // The allies stand in the hand as well; here only where there is room.
    if (statLefts_.isEmpty() || stats_.isEmpty())
        return;
    int x = statLefts_.last() + statWidth(stats_.last()) + 22;
    painter.setFont(bodyFont(13, QFont::Medium));
    for (const auto& [icon, words] : chips_) {
        const int wide = 30 + painter.fontMetrics().horizontalAdvance(words) + 10;
        if (x + wide > chipsRight_)
            break;
        const QRect chip(x, statsTop_ + half - 13, wide, 26);
        const bool his = icon == u"bat";
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(settings_.colour(his ? u"bloodLine" : u"steel"), 1));
        painter.setBrush(settings_.colour(u"raised"));
        painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 13, 13);
        painter.drawPixmap(QPointF(x + 9, chip.y() + 5),
                           iconPixmap(icon, settings_.colour(his ? u"bloodText" : u"steel"), 16, devicePixelRatioF()));
        painter.setPen(settings_.colour(u"text"));
        painter.drawText(chip.adjusted(30, 0, 0, 0), Qt::AlignVCenter, words);
        x += wide + 8;
    }
}

QPoint HeaderBar::tablePoint() const
{
    const QWidget* from = table_->isVisible() ? table_ : more_;
    return from->mapToGlobal(QPoint(0, from->height() + 4));
}

} // namespace demeter
