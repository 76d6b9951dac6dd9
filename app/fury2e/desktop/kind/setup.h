// Everything that has to be known before a game of the second edition begins.
#pragma once

#include "app/desktop/setup/board_setup_page.h"
#include "core/fury2e/record/recorded.h"

#include <QPointer>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace demeter {
class RulingsSheet;
} // namespace demeter

namespace demeter::fury2e {

class SecondEditionSentences;

/// Board, readings, tokens, hunters and their cities. What has been entered stays when the language changes.
class SecondEditionSetup : public BoardSetupPage {
    Q_OBJECT

public:
    explicit SecondEditionSetup(Settings& settings, QWidget* parent = nullptr, BoardsFolder boards = BoardsFolder());

    void reset() override;

signals:
    /// Header without what the controller fills in.
    void setUp(const demeter::fury2e::RecordHeader& header, const demeter::fury2e::PlaceHunters& hunters);

protected:
    std::vector<Setting> settingsOfGame() override;
    void showValues() override;
    QStringList changedByHand() const override;
    LocationSet starts() const override;
    void begin(const std::array<LocationId, hunterCount>& cities, const std::array<QString, hunterCount>& players) override;
    std::shared_ptr<const FuryNames> makeNames(std::shared_ptr<const Board> board, Language language) const override;
    void renewSheets() override;

private:
    int changedReadings() const;
    /// New chance in every round, where the program deals: phones give it by themselves, a table without them would have to think of it.
    bool eachRound() const { return eachRound_.value_or(wantsPhones()); }
    void openRulings();
    void buildRules(QVBoxLayout* content);
    void buildTokens(QVBoxLayout* content);
    void buildMixing(QVBoxLayout* content);
    void buildBoard(QVBoxLayout* content);
    const SecondEditionSentences& sentences() const;

    Rulings rulings_;
    TokenHandling handling_ = TokenHandling::Dealt;
    std::optional<bool> eachRound_;        ///< new chance in every round, if the table has said so
    RulingsSheet* rulingsSheet_ = nullptr; ///< made when it is first asked for
    std::array<QPointer<ChoiceButton>, 2> handlings_{};
    std::array<QPointer<ChoiceButton>, 2> mixings_{}; ///< once, in every round
};

} // namespace demeter::fury2e
