#include "app/desktop/start/start_screen.h"

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/facts_line.h"
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/session/session.h"
#include "app/desktop/start/game_list.h"
#include "app/desktop/start/game_words.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QScrollArea>

namespace demeter {

StartScreen::StartScreen(const Settings& settings, QWidget* parent) : QWidget(parent), settings_(settings)
{
    setRole(this, "window");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void StartScreen::setGames(QList<SavedGame> games, bool more)
{
    games_ = std::move(games);
    more_ = more;
    rebuild();
}

QString StartScreen::second(const SavedGame& game) const
{
    if (game.whyNot)
        return whyNotWords(*game.whyNot);
    const QString played = QLocale(settings_.languageCode()).toString(game.played, QLocale::ShortFormat);
    QStringList parts{game.moment, tr("last played %1").arg(played)};
    return factsLine(parts);
}

void StartScreen::setProblem(const QString& text)
{
    problem_ = text;
    build();
}

void StartScreen::rebuild()
{
    // It may lie under a sheet, or under the screens of a game, in which the keyboard is.
    QPointer<QWidget> focus = QApplication::focusWidget();
    const bool elsewhere = focus && focus->isVisible() && !isAncestorOf(focus);
    build();
    if (elsewhere && focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void StartScreen::build()
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    setRole(page, "window");
    auto* outer = new QHBoxLayout(page);
    auto* middle = new QWidget;
    middle->setMaximumWidth(qMax(520, scaled(480)));
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addStretch(2);
    auto* ship = new QLabel;
    ship->setPixmap(iconPixmap(QStringLiteral("ship"), settings_.colour(u"text"), 72, devicePixelRatioF()));
    ship->setAlignment(Qt::AlignCenter);
    column->addWidget(ship);
    auto* name = makeLabel(QStringLiteral("Demeter"), headingFont(56));
    name->setAlignment(Qt::AlignCenter);
    column->addWidget(name);
    auto* about = makeLabel(tr("The log of the Dracula player"), headingFont(22, HeadingCut::Italic), "mute");
    about->setAlignment(Qt::AlignCenter);
    column->addWidget(about);
    if (games_.empty()) { // perhaps the first time: what is this?
        auto* what = makeLabel(tr("Demeter keeps Dracula's trail secret and tells the table what everybody may know."), bodyFont(16));
        what->setObjectName("what-is-this");
        what->setAlignment(Qt::AlignCenter);
        column->addSpacing(4);
        column->addWidget(what);
    }
    column->addSpacing(20);
    if (!problem_.isEmpty()) {
        auto* frame = new QFrame;
        setRole(frame, "raised");
        auto* row = new QVBoxLayout(frame);
        auto* words = makeLabel(problem_, bodyFont(15));
        words->setObjectName("problem");
        row->addWidget(words);
        column->addWidget(frame);
    }
    const auto make = [&](const char* object, ChoiceKind kind, const char* icon, const QString& text, auto signal) {
        auto* button = new ChoiceButton(settings_, kind);
        button->setObjectName(QString::fromLatin1(object));
        button->setIconName(QString::fromLatin1(icon));
        button->setText(text);
        connect(button, &QAbstractButton::clicked, this, signal);
        column->addWidget(button);
        return button;
    };
    const bool goesOn = !games_.empty() && !games_.front().over;
    ChoiceButton* first = nullptr;
    if (!games_.empty()) {
        first = goesOn
                    ? make("continue", ChoiceKind::CommonPrimary, "arrow-right", tr("Continue the last game"), &StartScreen::continueAsked)
                    : make("continue", ChoiceKind::Plain, "eye", tr("Look at the last game"), &StartScreen::continueAsked);
        const SavedGame& last = games_.front();
        QStringList said = last.name.isEmpty() ? last.players : QStringList(last.name);
        said << second(last);
        first->setSecondLine(factsLine(said));
    }
    auto* fresh =
        make("new-game", goesOn ? ChoiceKind::Plain : ChoiceKind::CommonPrimary, "plus", tr("New game"), &StartScreen::newGameAsked);
    const auto practice = [&](ChoiceKind kind) {
        QStringList said{practice_ != nullptr ? practice_->name() : QString(), tr("For practice; nothing of it is kept.")};
        make("first-round", kind, "compass", tr("A first round, in five minutes"), &StartScreen::firstRoundAsked)
            ->setSecondLine(factsLine(said));
    };
    const bool offered = firstRound_ == FirstRoundOffer::First && games_.empty();
    if (offered)
        practice(ChoiceKind::Plain);
    if (more_)
        make("saved-games", ChoiceKind::Plain, "journal", tr("Saved games"), &StartScreen::gamesAsked);
    make("rules", ChoiceKind::Plain, "book", tr("Rules"), &StartScreen::bookAsked);
    make("manual", ChoiceKind::Plain, "help", tr("Manual"), &StartScreen::manualAsked);
    if (boardCheck_)
        make("check-board", ChoiceKind::Plain, "map", tr("Check my board"), &StartScreen::boardCheckAsked);
    make("settings", ChoiceKind::Plain, "settings", tr("Settings"), &StartScreen::settingsAsked);
    if (!more_) // else it is opened from the list
        make("open", ChoiceKind::Plain, "layers", tr("Open a saved game…"), &StartScreen::openAsked);
    if (!offered && firstRound_ != FirstRoundOffer::None)
        practice(ChoiceKind::Quiet);
    if (games_.size() > 1) {
        column->addSpacing(12);
        column->addWidget(makeHeading(tr("Earlier games")));
        for (qsizetype n = 1; n < games_.size(); ++n) {
            const SavedGame& game = games_[n];
            auto* row = make("saved-game", ChoiceKind::Quiet, "journal", GameListModel::titleOf(game, settings_.languageCode()),
                             [this, path = game.path] { emit gameAsked(path); });
            row->setSecondLine(second(game));
        }
    }
    column->addStretch(3);
    outer->addWidget(middle);
    scroll->setWidget(page);
    replaceContent(*this, content_, *scroll);
    (goesOn ? first : fresh)->setFocus(Qt::OtherFocusReason);
}

} // namespace demeter
