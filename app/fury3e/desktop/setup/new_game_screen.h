// Everything that has to be known before a game begins.
#pragma once

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/setup/setup_page.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/record/recorded.h"

#include <QPointer>

namespace demeter {
class BoardCheckScreen;
class RulingsSheet;
} // namespace demeter

namespace demeter::fury3e {

class CountsSheet;

/// Board, rulebook, language, card handling and counts, hunters and their cities. What has been entered stays when the language changes.
class NewGameScreen : public SetupPage {
    Q_OBJECT

public:
    explicit NewGameScreen(Settings& settings, QWidget* parent = nullptr, BoardsFolder boards = BoardsFolder());

    void reset() override;
    void checkBoard() override;

signals:
    /// Header without what the controller fills in.
    void setUp(const demeter::fury3e::RecordHeader& header, const demeter::fury3e::PlaceHunters& hunters);

protected:
    std::vector<Setting> settingsOfGame() override;
    void showValues() override;
    QStringList changedByHand() const override;
    LocationSet starts() const override;
    void begin(const std::array<LocationId, hunterCount>& cities, const std::array<QString, hunterCount>& players) override;
    std::shared_ptr<const FuryNames> makeNames(std::shared_ptr<const Board> board, Language language) const override;
    void renewSheets() override;
    void settingClosed() override { namesBoard_ = false; }

private:
    struct Draft {
        int board = 0;                ///< of the program's
        std::optional<KeptBoard> own; ///< in its place
        Printing printing = Printing::Recommended;
        Rulings rulings; ///< those of the printing, but for what was changed by hand
        CardHandling handling = CardHandling::Dealt;
        std::optional<bool> eachRound; ///< new chance in every round, if the table has said so
        Counts counts;
    };

    /// Takes the readings of a printing; what was changed by hand is forgotten.
    void setPrinting(Printing printing);
    int changedReadings() const;
    /// New chance in every round, where the program deals: phones give it by themselves, a table without them would have to think of it.
    bool eachRound() const { return draft_.eachRound.value_or(wantsPhones()); }
    void openRulings();
    Counts keptCounts() const;
    int changedCounts() const;
    void openCounts();
    void loadBoard();
    void chooseBoard(int builtIn, std::optional<KeptBoard> own);
    /// `12 of 70 places confirmed`; where the file does not say, that it is not confirmed.
    QString confirmedWords(const KeptBoard& kept) const;
    void importBoard();
    void exportBoard();
    /// What can be done with the board that is chosen, if it is one of the user's.
    void buildOwnBoard(QVBoxLayout* content);
    void renameBoard(const QString& name);
    void deleteBoard();
    void bringBoardBack();
    void takeBoardFrom(const QString& file);
    /// Made by `makeNames`.
    const Sentences& sentences() const { return static_cast<const Sentences&>(names()); }
    static constexpr std::size_t boardSetting = 3; ///< in `settingsOfGame`
    void buildRulebook(QVBoxLayout* content);
    void buildCards(QVBoxLayout* content);
    void buildShuffling(QVBoxLayout* content);
    void buildBoard(QVBoxLayout* content);

    BoardsFolder boards_;
    Draft draft_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<const Catalogue> cards_; ///< the card file
    bool namesBoard_ = false;                ///< the chosen board is given another name
    QString deletedBoard_, deletedName_;     ///< the last one: where it is, and what it is called
    RulingsSheet* rulings_ = nullptr;        ///< made when it is first asked for
    CountsSheet* counts_ = nullptr;          ///< the same
    BoardCheckScreen* check_ = nullptr;      ///< the same
    std::array<QPointer<ChoiceButton>, 2> handling_{};
    std::array<QPointer<ChoiceButton>, 2> shuffling_{}; ///< once, in every round
    QPointer<ChoiceButton> seeCounts_;
};

} // namespace demeter::fury3e
