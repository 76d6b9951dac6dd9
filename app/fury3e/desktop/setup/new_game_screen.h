// Everything that has to be known before a game begins.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/setup/board_setup_page.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/record/recorded.h"

#include <QPointer>

namespace demeter {
class RulingsSheet;
} // namespace demeter

namespace demeter::fury3e {

class CountsSheet;

/// Board, rulebook, language, card handling and counts, hunters and their cities. What has been entered stays when the language changes.
class NewGameScreen : public BoardSetupPage {
    Q_OBJECT

public:
    explicit NewGameScreen(Settings& settings, QWidget* parent = nullptr, BoardsFolder boards = BoardsFolder());

    void reset() override;

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

private:
    struct Draft {
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
    /// Made by `makeNames`.
    const Sentences& sentences() const { return static_cast<const Sentences&>(names()); }
    void buildRulebook(QVBoxLayout* content);
    void buildCards(QVBoxLayout* content);
    void buildShuffling(QVBoxLayout* content);
    void buildBoard(QVBoxLayout* content);

    Draft draft_;
    std::shared_ptr<const Catalogue> cards_; ///< the card file
    RulingsSheet* rulings_ = nullptr;        ///< made when it is first asked for
    CountsSheet* counts_ = nullptr;          ///< the same
    std::array<QPointer<ChoiceButton>, 2> handling_{};
    std::array<QPointer<ChoiceButton>, 2> shuffling_{}; ///< once, in every round
    QPointer<ChoiceButton> seeCounts_;
};

} // namespace demeter::fury3e
