// The first thing that one sees: the last game, a new one, or another file.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QDateTime>
#include <QList>
#include <QStringList>
#include <QWidget>

#include <cstdint>

namespace demeter {

class StartScreen : public QWidget {
    Q_OBJECT

public:
    explicit StartScreen(const Settings& settings, QWidget* parent = nullptr);

    /// A game that can be gone on with.
    struct SavedGame {
        QString path;
        QStringList players;
        QString moment; ///< how far it has come
        QDateTime played;
    };
    /// The games to be offered, the newest first; makes the screen anew. The keyboard stays where it is, if that is not here.
    void setGames(QList<SavedGame> games);
    /// Why something did not work; empty takes the sentence away.
    void setProblem(const QString& text);
    /// A round for practice: not at all, before the first game, or quietly, for whoever looks for it. Seen with what is made anew next.
    enum class FirstRoundOffer : std::uint8_t { None, First, Again };
    void setFirstRound(FirstRoundOffer offer) { firstRound_ = offer; }
    void rebuild();

signals:
    void continueAsked();
    void newGameAsked();
    void openAsked();
    void gameAsked(const QString& path);
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
    QString problem_;
    FirstRoundOffer firstRound_ = FirstRoundOffer::None;
    QWidget* content_ = nullptr;
};

} // namespace demeter
