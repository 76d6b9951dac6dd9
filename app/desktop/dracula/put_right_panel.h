// The table is right even when the program is not: any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/dracula/game_sheet.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;

namespace demeter {

using namespace fury3e;

/// What is put right, its fields with what holds now, and the reason, which the table hears. The rules look only whether the game that
/// comes of it is possible; if not, it stays as it is and the panel says why.
class PutRightPanel : public GameSheet {
    Q_OBJECT

public:
    using GameSheet::GameSheet;
    void open();

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

    void submit();

    Kind kind_ = Kind::Number;
    Number number_ = Number::Influence;
    CardPlace place_{false, 1};
    Hunter hunter_ = Hunter::LordGodalming;
    Token token_ = Token::HeavenlyHost;
    QString reason_;
    std::function<std::optional<Edit>()> edit_; ///< what the fields say; nothing if one of them is empty
    QPointer<QLineEdit> reasonField_;
};

} // namespace demeter
