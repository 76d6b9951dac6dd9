// The third edition, as the window is given it.
#pragma once

#include "app/book/card_book.h"
#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/fury3e/kind/third_edition_phones.h"
#include "app/desktop/session/session.h"
#include "core/fury3e/view/hunt.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace demeter {

class TableScreen;

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
    void takeBackEntry(TablePage& page) override;
    void askToGoBack(TablePage& page) override;
    void goBack() override;
    void showCodes(WitnessKeeper& witnesses) const override;
    std::expected<QStringList, Fault> reveal(OlderFiles older) const override;
    QStringList revealFiles() const override;
    std::optional<SharedPicture> picture(const Settings& settings) const override;
    NewGamePage* makeNewGamePage(Settings& settings) override;
    SecretPage* makeSecretPage(const Settings& settings) override;
    TablePage* makeTablePage(const Settings& settings) override;
    void showTable(TablePage& page) const override;
    void refreshTable(TablePage& page) const override;
    Sheet* makeTableLog(const Settings& settings, QWidget* parent) const override;
    Sheet* makeBook(const Settings& settings, QWidget* parent) const override;
    QStringList cardsIn(const QString& words) const override;
    Sheet* makeLegend(const Settings& settings, MapAt map, QWidget* parent) const override;
    Sheet* makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const override;
    std::unique_ptr<FirstRoundGuide> makeFirstRound() override;
    PhoneTable* phones() override { return &phones_; }

private:
    /// Of this game; without one those that the program has.
    std::shared_ptr<const Catalogue> cards() const;
    Sentences cardSentences() const;
    /// A way back behind codes of these rounds, in the lines of a question.
    QList<ConfirmSheet::Line> behindCodes(const std::vector<std::uint16_t>& rounds) const;
    ConfirmSheet::Ask takingBack(const std::vector<fury3e::Happening>& shown, const std::vector<std::uint16_t>& codes) const;
    ConfirmSheet::Ask goingBack() const;
    /// Does something that the table has asked for, and tells on this page what fails.
    void atTable(TableScreen& page, const std::function<void()>& entering);
    void takeBack(TableScreen& page);
    /// Nothing before the reveal, and while the game is not over.
    std::optional<WholeHunt> revealed() const;

    GameController controller_;
    ThirdEditionPhones phones_{controller_, [this] { return revealFiles(); }};
    /// Where Dracula wants to go back to, as long as nothing has been done since he said so.
    struct WayBack {
        std::size_t cursor = 0;
        std::uint64_t done = 0; ///< `GameController::lastDone`
    };
    std::optional<WayBack> wayBack_;
    /// What was found at this head of the record: the files are large, and the table is shown often.
    mutable std::string lookedAt_;
    mutable QStringList revealFiles_;
    /// By which cards are found in texts: every widget in sight is asked. Of these cards, in this language.
    mutable std::optional<CardNames> names_;
    mutable std::shared_ptr<const Catalogue> namedCards_;
    mutable Language namedIn_ = Language::En;
};

class ThirdEdition : public GameKind {
public:
    bool owns(std::string_view firstLine) const override;
    std::unique_ptr<Session> makeSession(GamesFolder& games) const override;
    GameLine lineOf(const QByteArray& ends, Language language) const override;
    std::optional<Seed> firstRoundSeed() const override;
    std::optional<Fault> whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const override;
};

} // namespace demeter
