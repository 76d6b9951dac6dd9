// The table is right even when the program is not: any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/fury3e/dracula/game_sheet.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QLineEdit;

namespace demeter {

using namespace fury3e;

/// What is put right, its fields with what holds now, and the reason, which the table hears. Nothing is chosen beforehand, and the button
/// is off until something would change and the reason is given; the line above it says what. The rules look only whether the game that
/// comes of it is possible; if not, it stays as it is and the panel says why.
class PutRightPanel : public GameSheet {
    Q_OBJECT

public:
    using GameSheet::GameSheet;
    void open();
    /// The reason waits too where nothing is chosen that it would be for.
    void fillIn(const FilledIn& filled) override;

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

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

    void buildReason(QVBoxLayout* content);
    /// Says what the fields come to, and lets it be entered if it is something.
    void review();
    /// Looks again whenever one of these fields is changed.
    void watch(const QWidget* fields);
    void submit();

    std::optional<Kind> kind_;
    std::optional<Number> number_;
    std::optional<CardPlace> place_;
    std::optional<Hunter> hunter_;
    std::optional<Token> token_;
    QString reason_;
    std::function<std::optional<Edit>()> edit_; ///< what the fields say; nothing if one of them is empty
    /// What they are about as it is here, and as it will be in this state.
    std::function<std::pair<QString, QString>(const GameState& after)> change_;
    QPointer<QLineEdit> reasonField_;
    QPointer<QLabel> summary_;
    QPointer<ChoiceButton> enter_;
};

} // namespace demeter
