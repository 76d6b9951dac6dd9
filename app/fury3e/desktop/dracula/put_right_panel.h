// The table is right even when the program is not: any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/dracula/correction_sheet.h"
#include "app/fury3e/desktop/game_controller.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace demeter::fury3e {

/// What is put right, and its fields with what holds now. Nothing is chosen beforehand. The rules look only whether the game that comes of
/// it is possible; if not, it stays as it is and the panel says why.
class PutRightPanel : public CorrectionSheet {
    Q_OBJECT

public:
    PutRightPanel(const Settings& settings, GameController& controller, QWidget* parent);
    void open();

protected:
    void build(QVBoxLayout* content) override;
    std::optional<Outcome> outcome() const override;
    void putRight(const std::string& reason) override;
    std::size_t longestReason() const override { return fury3e::longestReason; }

private:
    enum class Kind : std::uint8_t { Number, Day, Hideout, Encounter, Bond, Hunter, Token, Events };
    using Edit = decltype(PutRight::edit);

    void buildNumber(QVBoxLayout* content);
    void buildDay(QVBoxLayout* content);
    void buildHideout(QVBoxLayout* content);
    void buildEncounter(QVBoxLayout* content);
    struct EncounterSource;
    static std::vector<EncounterSource> encounterSources(const Ruleset& ruleset, const GameState& state);
    PickBox* addWhichEncounter(QVBoxLayout* content, const std::vector<EncounterSource>& sources);
    PickBox* addWhereInTruth(QVBoxLayout* content, const std::vector<CardPlace>& places);
    static QString zoneName(EncounterZone zone);
    QString placeName(CardPlace place) const;
    void buildBond(QVBoxLayout* content);
    void buildHunter(QVBoxLayout* content);
    void buildToken(QVBoxLayout* content);
    void buildRoadblock(QVBoxLayout* content);
    void buildEvents(QVBoxLayout* content);

    QString hideoutWords(const GameState& state, CardPlace place) const;
    QString hunterWords(const GameState& state, Hunter hunter) const;
    QString eventWords(const GameState& state) const;

    GameController& controller_;
    std::optional<Kind> kind_;
    std::optional<Number> number_;
    std::optional<CardPlace> place_;
    std::optional<Hunter> hunter_;
    std::optional<Token> token_;
    std::function<std::optional<Edit>()> edit_; ///< what the fields say; nothing if one of them is empty
    /// What they are about as it is here, and as it will be in this state.
    std::function<std::pair<QString, QString>(const GameState& after)> change_;
};

} // namespace demeter::fury3e
