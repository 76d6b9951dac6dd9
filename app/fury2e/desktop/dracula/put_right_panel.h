// The table is right even when the program is not (2E-GEN-2): any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/dracula/correction_sheet.h"
#include "app/fury2e/desktop/game_controller.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace demeter::fury2e {

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
    std::size_t longestReason() const override { return fury2e::longestReason; }

private:
    enum class Kind : std::uint8_t { Number, Time, Card, Encounter, Hunter, Tokens, Events };
    using Edit = decltype(PutRight::edit);

    void buildNumber(QVBoxLayout* content);
    void buildTime(QVBoxLayout* content);
    void buildCard(QVBoxLayout* content);
    void buildEncounter(QVBoxLayout* content);
    void buildHunter(QVBoxLayout* content);
    void buildTokens(QVBoxLayout* content);
    void buildEvents(QVBoxLayout* content);
    PickBox* addPlace(QVBoxLayout* content, const char* name, const QString& label, LocationSet places, std::optional<LocationId> now);
    /// What it is about says this in either state.
    void setWords(std::function<QString(const GameState&)> words);

    QString cardWords(const GameState& state, CardPlace place) const;
    QString hunterWords(const GameState& state, Hunter hunter) const;
    QString tokenWords(const GameState& state) const;
    QString eventWords(const GameState& state) const;
    QString placeName(CardPlace place) const;

    GameController& controller_;
    std::optional<Kind> kind_;
    std::optional<Number> number_;
    std::optional<CardPlace> place_;
    std::optional<Hunter> hunter_;
    std::function<std::optional<Edit>()> edit_; ///< what the fields say; nothing if one of them is empty
    /// What they are about as it is here, and as it will be in this state.
    std::function<std::pair<QString, QString>(const GameState& after)> change_;
};

} // namespace demeter::fury2e
