// What all games at home tell together.
#pragma once

#include "app/desktop/session/saved_games.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace demeter {

/// A game that was played to its end.
struct CountedGame {
    SavedGame game;
    std::optional<ClosestEscape> closest; ///< only of one that has been revealed
};

/// Of games that are not over nothing is looked at but that they are not.
struct Statistics {
    struct Player {
        QString name;
        int games = 0, won = 0; ///< as a hunter: nobody writes down who plays Dracula
    };
    struct Kind {
        QString name;
        int dracula = 0, hunters = 0; ///< won
    };
    QList<CountedGame> games; ///< the last one first
    int unfinished = 0, unreadable = 0;

    /// In the order in which they come up.
    QList<Kind> kinds() const;
    /// Who has played most comes first.
    QList<Player> players() const;
    /// The game in which somebody came nearest.
    const CountedGame* closest() const;
    int hidden() const; ///< finished games that were not revealed
    /// A line a game, with a heading in the language of now, as spreadsheets read it.
    QByteArray table() const;
};
Statistics statisticsOf(const SavedGames& games, Language language);

} // namespace demeter
