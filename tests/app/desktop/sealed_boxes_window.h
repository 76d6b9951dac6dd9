// The made-up game of sealed boxes in the window: two pages behind the curtain, one for each who keeps a secret.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/game_controller.h"
#include "app/desktop/session/session.h"
#include "app/desktop/session/window_table.h"
#include "app/desktop/table/table_screen.h"
#include "tests/app/table/sealed_boxes_table.h"

namespace demeter::test::sealed_boxes {

/// What the window calls the game's things.
struct BoxesSentences {
    QString action(const Action&, const State&) const { return {}; }
};

struct BoxesController {
    using Entries = sealed_boxes::Entries;
    using Sentences = BoxesSentences;
    static std::expected<Rules, Fault> prepared(RecordHeader& header, const QString&) { return Game::rulesOf(header, {}); }
    static Game::Sources sources(const QString&) { return {}; }
    static std::shared_ptr<const void> namesSource(const Rules&) { return nullptr; }
    static std::unique_ptr<Sentences> sentences(const Rules&, Language) { return std::make_unique<Sentences>(); }
    static bool isChance(const Action&) { return false; }
};
using Controller = BasicGameController<BoxesController>;

/// Behind the curtain: the number in one keeper's own box, and nobody else's.
class KeeperPage : public SecretPage {
public:
    KeeperPage(const Settings& settings, Controller& controller, int keeper);
    void showGame() override;
    void refresh() override { showGame(); }
    void openBook() override {}
    void openAside(Sheet* sheet) override { sheet->openSheet(); }

private:
    Controller& controller_;
    const int keeper_;
    QLabel* number_;
    std::vector<ChoiceButton*> close_;
};

class BoxesSession : public Session {
public:
    explicit BoxesSession(GamesFolder& games);
    Controller& controller() { return controller_; }

    bool open(const QString& path) override { return controller_.openGame(path); }
    void close() override;
    bool hasGame() const override { return controller_.hasGame(); }
    bool isOver() const override { return hasGame() && controller_.state().winner != Winner::None; }
    bool tableIsNext() const override { return hasGame() && (isOver() || controller_.turn().guesses); }
    void setLanguage(Language language) override { controller_.setLanguage(language); }
    bool canTakeBackEntry() const override { return controller_.canTakeBackEntry(); }
    void takeBackEntry(TablePage&) override { (void)controller_.takeBackEntry(); }
    void showCodes(WitnessKeeper& witnesses) const override { witnesses.follow(controller_.record()); }
    std::expected<QStringList, Fault> reveal(OlderFiles older) override;
    QStringList revealFiles() const override;
    std::optional<SharedPicture> picture(const Settings&) const override { return std::nullopt; }
    SessionAids aids() const override { return {false, false, false, false}; }
    QStringList keepers() const override { return {playerNames[0], playerNames[1]}; }
    NewGamePage* makeNewGamePage(Settings& settings) override;
    SecretPage* makeSecretPage(const Settings& settings, int keeper) override;
    TablePage* makeTablePage(const Settings& settings) override;
    void showTable(TablePage& page) const override;
    void refreshTable(TablePage& page) const override;
    Sheet* makeTableLog(const Settings&, QWidget*) const override { return nullptr; }
    Sheet* makeBook(const Settings&, QWidget*) const override { return nullptr; }
    RunningGame* table() override { return &table_; }

private:
    Controller controller_;
    WindowTable<Controller, PublicBoxes> table_{controller_, [this] { return revealFiles(); }};
};

class BoxesKind : public GameKind {
public:
    QString name() const override { return QStringLiteral("Sealed boxes"); }
    bool owns(std::string_view firstLine) const override { return isRecordOf<Game>(firstLine); }
    std::unique_ptr<Session> makeSession(GamesFolder& games) const override { return std::make_unique<BoxesSession>(games); }
};

} // namespace demeter::test::sealed_boxes

extern template class demeter::BasicGameController<demeter::test::sealed_boxes::BoxesController>;
