// Dracula's screen of the third edition.
#pragma once

#include "app/desktop/book/card_sheet.h"
#include "app/desktop/dracula/secret_screen.h"
#include "app/desktop/table/words_sheet.h"
#include "app/fury3e/desktop/game_controller.h"
#include "app/fury3e/desktop/guide/conversation.h"
#include "app/table/moment_news.h"
#include "core/fury3e/view/moments.h"

#include <QPointer>

#include <memory>
#include <optional>
#include <utility>

namespace demeter {
class BookSheet;
} // namespace demeter

namespace demeter::fury3e {

class CombatBoard;
class CombatSteps;
class HunterCardsPanel;
class PutRightPanel;
class TableEntryPanel;

class DraculaScreen : public SecretScreen {
    Q_OBJECT

public:
    DraculaScreen(const Settings& settings, GameController& controller, QWidget* parent = nullptr);

    std::unique_ptr<PendingInput> halfMade() const override;
    void resume(const PendingInput& begun) override;
    void openBook() override;
    void openCards(const QStringList& ids) override;
    void openTable();
    /// Asks for the word that the hunters say before cards are drawn.
    void openWords();
    void openHuntersCards();
    /// What a word of the hunters' does, where cards wait to be drawn.
    static WordsSheet::Texts wordsForRound();
    void openPutRight();

protected:
    bool hasGame() const override;
    std::shared_ptr<const Board> board() const override;
    std::pair<GameId, std::uint64_t> moment() const override;
    QStringList notices() const override;
    void forgetNotices() override;
    MapModel mapModel() const override;
    void showFaces() override;
    bool isHandListed() const override;
    bool isStaged() const override;
    bool asksMeaning() const override;
    void addToMenu(QList<MenuEntry>& entries) override;
    void openBookAt(const QString& headword) override;
    std::pair<QString, QString> trailWords() const override;
    void retranslate() override;
    Sheet* sheet(int panel) const override;
    int sheetCount() const override;
    void openSheetOf(int panel) override;
    std::pair<MomentsToShow, MapModel> newMoments() override;

private:
    GameState shownState() const;
    CardSheet::Now cardNow(const CardToRead& card) const;

    GameController& controller_;
    Conversation* conversation_;
    MomentNews<Moment, Ruleset, PublicStep> news_;
    CombatSteps* combatSteps_;
    CombatBoard* combatBoard_;
    TableEntryPanel* table_ = nullptr;
    HunterCardsPanel* huntersCards_ = nullptr;
    WordsSheet* words_ = nullptr;
    PutRightPanel* putRight_ = nullptr;
    BookSheet* book_ = nullptr;
};

} // namespace demeter::fury3e
