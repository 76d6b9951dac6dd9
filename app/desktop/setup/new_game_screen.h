// Everything that has to be known before a game begins.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/record/recorded.h"

#include <QPointer>

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class CountsSheet;
class MapView;
class PickBox;
class RulingsSheet;

/// Board, rulebook, language, card handling and counts, hunters and their cities. What has been entered stays when the language changes.
class NewGameScreen : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameScreen(Settings& settings, QWidget* parent = nullptr);

    void reset() override;
    void rebuild() override;
    void setProblem(const QString& text) override;

signals:
    /// Header without what the controller fills in.
    void setUp(const demeter::fury3e::RecordHeader& header, const demeter::fury3e::PlaceHunters& hunters);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Draft {
        int board = 0;
        Printing printing = Printing::Recommended;
        Rulings rulings; ///< those of the printing, but for what was changed by hand
        CardHandling handling = CardHandling::Dealt;
        Counts counts;
        std::array<std::optional<LocationId>, hunterCount> cities;
        std::array<QString, hunterCount> players;
    };

    /// Takes the readings of a printing; what was changed by hand is forgotten.
    void setPrinting(Printing printing);
    int changedReadings() const;
    void openRulings();
    int changedCounts() const;
    void openCounts();
    void loadBoard();
    void update();
    void placeHunter(LocationId city);
    QWidget* buildRules();
    QWidget* buildHunters();
    QWidget* buildMap();
    int columns() const;
    int mapHeight() const;
    LocationSet starts() const;

    Settings& settings_;
    Draft draft_;
    QString problem_;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<const Catalogue> cards_; ///< the card file
    std::unique_ptr<Sentences> sentences_;
    std::size_t chosen_ = 0; ///< the hunter that a tap on the map places
    int builtColumns_ = 0;
    QWidget* content_ = nullptr;
    RulingsSheet* rulings_ = nullptr; ///< made when it is first asked for
    CountsSheet* counts_ = nullptr;   ///< the same
    QPointer<MapView> map_;
    std::array<PickBox*, hunterCount> boxes_{};
    std::array<ChoiceButton*, hunterCount> rows_{};
    std::array<ChoiceButton*, 2> handling_{};
    QPointer<ChoiceButton> seeCounts_;
    QPointer<ChoiceButton> start_;
    QPointer<class QLabel> left_, summary_;
};

} // namespace demeter
