// The first thing that one sees: the last game, a new one, or another file.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/saved_games.h"

#include <QList>
#include <QWidget>

#include <cstdint>

namespace demeter {

class GameKind;

class StartScreen : public QWidget {
    Q_OBJECT

public:
    explicit StartScreen(const Settings& settings, QWidget* parent = nullptr);

    /// The last games, the newest first; makes the screen anew. The keyboard stays where it is, if that is not here. `more`: there are
    /// games, or files that are called so, or deleted games, to be listed.
    void setGames(QList<SavedGame> games, bool more);
    /// Why something did not work; empty takes the sentence away.
    void setProblem(const QString& text);
    /// A round for practice: not at all, before the first game, or quietly, for whoever looks for it. Seen with what is made anew next.
    enum class FirstRoundOffer : std::uint8_t { None, First, Again };
    void setFirstRound(FirstRoundOffer offer) { firstRound_ = offer; }
    /// Of which game there is such a round, if of one alone: the button says so. Whether there is a board to check.
    void setOffering(const GameKind* practice, bool boardCheck)
    {
        practice_ = practice;
        boardCheck_ = boardCheck;
    }
    void rebuild();

signals:
    void continueAsked();
    void newGameAsked();
    void openAsked();
    void gameAsked(const QString& path);
    void gamesAsked();
    void settingsAsked();
    void bookAsked();
    void manualAsked();
    void boardCheckAsked();
    void firstRoundAsked();

private:
    void build();
    QString second(const SavedGame& game) const;

    const Settings& settings_;
    QList<SavedGame> games_;
    bool more_ = false;
    QString problem_;
    FirstRoundOffer firstRound_ = FirstRoundOffer::None;
    const GameKind* practice_ = nullptr;
    bool boardCheck_ = false;
    QWidget* content_ = nullptr;
};

} // namespace demeter
