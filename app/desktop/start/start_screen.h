// The first thing that one sees: the last game, a new one, or another file.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QWidget>

#include <optional>

namespace demeter {

class StartScreen : public QWidget {
    Q_OBJECT

public:
    explicit StartScreen(const Settings& settings, QWidget* parent = nullptr);

    /// The game to be offered; makes the screen anew.
    void setLastGame(std::optional<QString> path);
    /// Why something did not work; empty takes the sentence away.
    void setProblem(const QString& text);
    void rebuild();

signals:
    void continueAsked();
    void newGameAsked();
    void openAsked();
    void settingsAsked();

private:
    void build();

    const Settings& settings_;
    std::optional<QString> last_;
    QString problem_;
    QWidget* content_ = nullptr;
};

} // namespace demeter
