// The second edition, as the window is given it.
#pragma once

#include "app/book/card_finder.h"
#include "app/desktop/fury/session/fury_session.h"
#include "app/fury2e/desktop/dracula/dracula_screen.h"
#include "app/fury2e/desktop/game_controller.h"
#include "app/fury2e/table/public_hunt.h"
#include "core/fury2e/view/hunt.h"

#include <QPointer>

#include <memory>
#include <optional>
#include <utility>

namespace demeter::fury2e {

/// A game of the second edition and its screens.
class SecondEditionSession : public FurySession<GameController, PublicHunt> {
    Q_OBJECT

public:
    using FurySession::FurySession;

    bool tableIsNext() const override;
    bool tableIsAsked() const override;
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
    QString whyRefused(const Violation& violation) const override;
    std::pair<std::uint16_t, QString> momentOf(const GameState& state) const override;
    WordsSheet::Texts wordsForRound() const override { return DraculaScreen::wordsForRound(); }
    EndedGame endedGame() const override;
    void readTyped(TableScreen& page, const QString& typed) override;
    RevealedHunt revealed() const override;

private:
    /// Only of a game that has been revealed.
    WholeHunt hunt() const;
    /// Of this game; without one those of its board, in the language of now.
    SecondEditionSentences cardSentences() const;

    mutable CardFinder finder_;
    QPointer<TableScreen> claimedAt_; ///< there the hunters have claimed an error, and Dracula has not been asked yet
};

class SecondEdition : public GameKind {
public:
    QString name() const override;
    QString about() const override;
    QString icon() const override { return QStringLiteral("resolve"); }
    bool owns(std::string_view firstLine) const override;
    std::unique_ptr<Session> makeSession(GamesFolder& games) const override;
    std::optional<Seed> firstRoundSeed() const override;
    bool checksBoard() const override { return true; }
    GameLine listEntry(const QByteArray& ends, Language language) const override;
    std::optional<ClosestEscape> closestEscape(const Reveal& lines, const QString& folder, Language language) const override;
    std::optional<Fault> whyNot(std::string_view firstLine, const QString& folder, KeyRing& keys) const override;
};

} // namespace demeter::fury2e
