// The third edition, as the window is given it.
#pragma once

#include "app/book/card_finder.h"
#include "app/desktop/fury/session/fury_session.h"
#include "app/fury3e/book/cards.h"
#include "app/fury3e/desktop/game_controller.h"
#include "app/fury3e/table/public_hunt.h"
#include "core/fury3e/view/hunt.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter::fury3e {

/// A game of the third edition and its screens.
class ThirdEditionSession : public FurySession<GameController, PublicHunt> {
    Q_OBJECT

public:
    using FurySession::FurySession;

    bool tableIsNext() const override;
    std::optional<QString> whyNoCards() const override;
    void enterCards(TablePage& page) override;
    std::optional<QString> whyNoClaim() const override;
    void claimError(TablePage& page) override;
    NewGamePage* makeNewGamePage(Settings& settings) override;
    SecretPage* makeSecretPage(const Settings& settings, int keeper) override;
    TablePage* makeTablePage(const Settings& settings) override;
    Sheet* makeTableLog(const Settings& settings, QWidget* parent) const override;
    Sheet* makeBook(const Settings& settings, QWidget* parent) const override;
    QStringList cardsIn(const QString& words) const override;
    Sheet* makeLegend(const Settings& settings, MapAt map, QWidget* parent) const override;
    Sheet* makeCardSheet(const Settings& settings, const QStringList& ids, QWidget* parent) const override;
    std::unique_ptr<FirstRoundGuide> makeFirstRound() override;

protected:
    QString whyRefused(const fury3e::Violation& violation) const override;
    std::pair<std::uint16_t, QString> momentOf(const fury3e::GameState& state) const override;
    WordsSheet::Texts wordsForRound() const override;
    EndedGame endedGame() const override;
    void readTyped(TableScreen& page, const QString& words) override;
    RevealedHunt revealed() const override;

private:
    /// The hunters play this card: what it asks is asked on this page. False if the table cannot enter it now.
    bool play(TableScreen& page, HunterEvent card) const;
    /// Of this game; without one those that the program has.
    std::shared_ptr<const Catalogue> cards() const;
    Sentences cardSentences() const;
    /// Only of a game that has been revealed.
    WholeHunt hunt() const;

    mutable CardFinder finder_;
};

class ThirdEdition : public GameKind {
public:
    QString name() const override;
    QString about() const override;
    QString icon() const override { return QStringLiteral("rumor"); }
    bool owns(std::string_view firstLine) const override;
    std::unique_ptr<Session> makeSession(GamesFolder& games) const override;
    GameLine listEntry(const QByteArray& ends, Language language) const override;
    std::optional<Seed> firstRoundSeed() const override;
    bool checksBoard() const override { return true; }
    std::optional<ClosestEscape> closestEscape(const Reveal& lines, const QString& folder, Language language) const override;
    std::optional<Fault> whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const override;
};

} // namespace demeter::fury3e
