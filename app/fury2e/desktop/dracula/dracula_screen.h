// Dracula's screen of the second edition.
#pragma once

#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/secret_screen.h"
#include "app/desktop/table/words_sheet.h"
#include "app/fury2e/desktop/game_controller.h"
#include "app/fury2e/desktop/guide/conversation.h"
#include "app/table/moment_news.h"
#include "core/fury2e/view/moments.h"

#include <memory>
#include <utility>

namespace demeter {
class BookSheet;
class ConfirmSheet;
class RulingsSheet;
} // namespace demeter

namespace demeter::fury2e {

class PutRightPanel;

class DraculaScreen : public SecretScreen {
    Q_OBJECT

public:
    DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent = nullptr);

    std::unique_ptr<PendingInput> halfMade() const override;
    void resume(const PendingInput& begun) override;
    void openBook() override;
    void openCards(const QStringList& ids) override;
    /// Asks whether an error of Dracula's has been found (2E-ERR-2).
    void openPenalty();
    /// A number, card or token is put right by hand (2E-GEN-2).
    void openPutRight();
    /// What a word for the round does, for the sheet that asks for it, here and at the table.
    static WordsSheet::Texts wordsForRound();
    /// Asks for the word that the hunters say before Encounters are drawn.
    void openWords();
    /// How the table reads what the rulebook leaves open, to be changed for what is to come.
    void openRulings();

signals:
    /// Dracula has said whether it has.
    void penaltyAnswered();

protected:
    bool hasGame() const override { return controller_.hasGame(); }
    std::shared_ptr<const Board> board() const override { return controller_.ruleset().board; }
    std::pair<GameId, std::uint64_t> moment() const override;
    QStringList notices() const override { return openingWordsOf(controller_); }
    void forgetNotices() override { controller_.forgetNotices(); }
    MapModel mapModel() const override;
    void showFaces() override;
    bool isHandListed() const override;
    void openBookAt(const QString& headword) override;
    std::pair<QString, QString> trailWords() const override;
    void addToMenu(QList<MenuEntry>& entries) override;
    Sheet* sheet(int panel) const override;
    int sheetCount() const override { return 4; }
    void openSheetOf(int panel) override;
    std::pair<MomentsToShow, MapModel> newMoments() override;

private:
    CardSheet::Now cardNow(const CardToRead& card) const;

    GameController& controller_;
    Conversation* conversation_;
    MomentNews<Moment, Ruleset, PublicStep> news_;
    BookSheet* book_ = nullptr;
    ConfirmSheet* penalty_ = nullptr;
    PutRightPanel* putRight_ = nullptr;
    RulingsSheet* rulings_ = nullptr;
    WordsSheet* words_ = nullptr;
};

} // namespace demeter::fury2e
