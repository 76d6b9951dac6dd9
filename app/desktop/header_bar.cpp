#include "app/desktop/header_bar.h"

#include "app/desktop/choice_button.h"
#include "app/desktop/fonts.h"
#include "app/desktop/icons.h"
#include "app/desktop/sheet.h"

#include <QLocale>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace demeter {

namespace {

/// Width that the curtain button will have, with its margin.
constexpr int curtainRoom = 124;
constexpr std::array<const char*, 7> dayIds{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};

} // namespace

HeaderBar::HeaderBar(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "bar");
    const auto make = [this](const char* name, const char* icon, auto signal) {
        auto* button = new ChoiceButton(settings_, ChoiceKind::Quiet, this);
        button->setObjectName(QString::fromLatin1(name));
        button->setIconName(QString::fromLatin1(icon));
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
    retranslate();
}

void HeaderBar::retranslate()
{
    setAccessibleName(tr("Header"));
    const auto name = [](ChoiceButton* button, const QString& words) {
        button->setAccessibleName(words);
        button->setToolTip(words);
    };
    name(leave_, tr("To the start screen"));
    name(table_, tr("Enter what happened at the table"));
    name(history_, tr("Journal of the game"));
    name(settingsButton_, tr("Settings"));
    name(more_, tr("More"));
}

void HeaderBar::openMore()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setFont(bodyFont(15, QFont::Medium));
    for (ChoiceButton* button : {table_, history_, settingsButton_, leave_}) {
        auto* action = menu->addAction(QIcon(iconPixmap(button->iconName(), settings_.colour(u"text"), 20, devicePixelRatioF())),
                                       button->accessibleName());
        connect(action, &QAction::triggered, button, &QAbstractButton::click);
    }
    menu->popup(more_->mapToGlobal(QPoint(0, more_->height() + 4)));
}

void HeaderBar::setState(const Ruleset& ruleset, const GameState& state)
{
    time_ = tr("Week %1").arg(state.week);
    const auto day = std::ranges::find(dayIds, state.day, [](const char* id) { return std::string(id); });
    if (day != dayIds.end()) {
        const QLocale locale(settings_.languageCode());
        time_ = tr("Week %1, %2").arg(state.week).arg(locale.dayName(static_cast<int>(day - dayIds.begin()) + 1));
    }
    round_ = state.round > 0 ? tr("round %1").arg(state.round) : tr("setup");
    stats_ = {
        {QStringLiteral("influence"), QString::number(state.influence), QString::number(ruleset.cards->winInfluence), tr("Influence")},
        {QStringLiteral("despair"), QString::number(state.despair), QString::number(ruleset.cards->despairTokens), tr("Despair")},
        {QStringLiteral("damage"), QString::number(state.damage), QString::number(ruleset.cards->draculaLife), tr("Damage")}};
    QStringList said{time_, round_};
    for (const Stat& stat : stats_)
        said << tr("%1: %2 of %3").arg(stat.word, stat.value, stat.most);
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    layOut(width());
    update();
}

void HeaderBar::setWays(const QString& undo, const QString& redo)
{
    undo_->setEnabled(!undo.isEmpty());
    redo_->setEnabled(!redo.isEmpty());
    const QString back = undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo);
    const QString forth = redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo);
    undo_->setAccessibleName(back);
    undo_->setToolTip(back);
    redo_->setAccessibleName(forth);
    redo_->setToolTip(forth);
}

int HeaderBar::statWidth(const Stat& stat) const
{
    const int value = QFontMetrics(bodyFont(16, QFont::DemiBold)).horizontalAdvance(stat.value) +
                      QFontMetrics(bodyFont(13)).horizontalAdvance(QStringLiteral(" / ") + stat.most);
    return 30 + qMax(value, QFontMetrics(bodyFont(12)).horizontalAdvance(stat.word));
}

int HeaderBar::layOut(int width)
{
    rowHeight_ = qMax(56, scaled(36) + 8);
    timeLeft_ = 16;
    const int timeWidth =
        qMax(QFontMetrics(bodyFont(17, QFont::DemiBold)).horizontalAdvance(time_), QFontMetrics(bodyFont(12)).horizontalAdvance(round_));
    timeRight_ = timeLeft_ + timeWidth;
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
        oneRow = timeRight_ + 24 + statsWidth + buttonsWidth + curtainRoom + 8 <= width;
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
    statsTop_ = oneRow ? 0 : rowHeight_ - 8;
    int x = oneRow ? timeRight_ + 26 : 16;
    statLefts_.clear();
    for (const Stat& stat : stats_) {
        statLefts_ << x;
        x += statWidth(stat) + 22;
    }
    // The focus goes from left to right.
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
    painter.setFont(bodyFont(17, QFont::DemiBold));
    const int half = rowHeight_ / 2;
    painter.drawText(QPoint(timeLeft_, half + 1), time_);
    painter.setFont(bodyFont(12));
    painter.setPen(settings_.colour(u"mute"));
    painter.drawText(QPoint(timeLeft_, half + 2 + painter.fontMetrics().ascent()), round_);
    for (qsizetype n = 0; n < stats_.size() && n < statLefts_.size(); ++n) {
        const Stat& stat = stats_[n];
        int x = statLefts_[n];
        const int middle = statsTop_ + half;
        painter.drawPixmap(QPointF(x, middle - 11), iconPixmap(stat.icon, settings_.colour(stat.icon == u"damage" ? u"bloodText" : u"text"),
                                                               22, devicePixelRatioF()));
        x += 30;
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
}

} // namespace demeter
