// The third edition, as the window is given it.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/session/session.h"

namespace demeter {

/// A game of the third edition and its screens.
class ThirdEditionSession : public Session {
    Q_OBJECT

public:
    explicit ThirdEditionSession(GamesFolder& games, QObject* parent = nullptr);

    GameController& controller() { return controller_; }

    bool open(const QString& path) override { return controller_.openGame(path); }
    void close() override { controller_.closeGame(); }
    bool hasGame() const override { return controller_.hasGame(); }
    bool isOver() const override;
    bool othersAreNext() const override;
    void setLanguage(Language language) override { controller_.setLanguage(language); }
    bool canTakeBackEntry() const override { return controller_.canTakeBackEntry(); }
    void takeBackEntry() override { controller_.takeBackEntry(); }
    void showCodes(WitnessKeeper& witnesses) const override;
    std::expected<QStringList, Fault> reveal(OlderFiles older) const override;
    NewGamePage* makeNewGamePage(Settings& settings) override;
    SecretPage* makeSecretPage(const Settings& settings) override;
    TablePage* makeTablePage(const Settings& settings) override;
    void showTable(TablePage& page) const override;
    void refreshTable(TablePage& page) const override;
    Sheet* makeTableLog(const Settings& settings, QWidget* parent) const override;

private:
    GameController controller_;
};

class ThirdEdition : public GameKind {
public:
    bool owns(std::string_view firstLine) const override;
    std::unique_ptr<Session> makeSession(GamesFolder& games) const override;
};

} // namespace demeter
