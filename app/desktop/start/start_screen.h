// The first thing that one sees: the last game, a new one, or another file.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QDateTime>
#include <QList>
#include <QStringList>
#include <QWidget>

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

private:
    void build();
    QString second(const SavedGame& game) const;

    const Settings& settings_;
    QList<SavedGame> games_;
    QString problem_;
    QWidget* content_ = nullptr;
};

} // namespace demeter
