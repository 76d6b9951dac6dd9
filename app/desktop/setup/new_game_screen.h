// Everything that has to be known before a game begins.
#pragma once

#include "app/desktop/board_check/boards_folder.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/action.h"
#include "core/fury3e/record/recorded.h"

#include <QPointer>

class QLabel;
class QVBoxLayout;

namespace demeter {

using namespace fury3e;

class BoardCheckScreen;
class ChoiceButton;
class CountsSheet;
class MapView;
class PickBox;
class RulingsSheet;
class SettingLine;
class SettingSheet;

/// Board, rulebook, language, card handling and counts, hunters and their cities. What has been entered stays when the language changes.
class NewGameScreen : public NewGamePage {
    Q_OBJECT

public:
    explicit NewGameScreen(Settings& settings, QWidget* parent = nullptr, BoardsFolder boards = BoardsFolder());

    void reset() override;
    void rebuild() override;
    void setProblem(const QString& text) override;
    void checkBoard() override;
    bool wantsPhones() const override { return draft_.phones; }
    void setPractice(bool practice) override;

    /// Where the hunters begin, as far as they have been placed.
    const std::array<std::optional<LocationId>, hunterCount>& cities() const { return draft_.cities; }
    /// The one whom a tap on the map places.
    Hunter placing() const { return allHunters[chosen_]; }
    void place(const std::array<LocationId, hunterCount>& cities);

signals:
    /// Header without what the controller fills in.
    void setUp(const demeter::fury3e::RecordHeader& header, const demeter::fury3e::PlaceHunters& hunters);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Draft {
        int board = 0;                ///< of the program's
        std::optional<KeptBoard> own; ///< in its place
        Printing printing = Printing::Recommended;
        Rulings rulings; ///< those of the printing, but for what was changed by hand
        CardHandling handling = CardHandling::Dealt;
        bool eachRound = true; ///< where the program deals: new chance in every round
        Counts counts;
        std::array<std::optional<LocationId>, hunterCount> cities;
        std::array<QString, hunterCount> players;
        bool phones = false; ///< show the table there as soon as it has begun
    };

    /// Takes the readings of a printing; what was changed by hand is forgotten.
    void setPrinting(Printing printing);
    int changedReadings() const;
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
    void update();
    void placeHunter(LocationId city);
    /// How the page is laid out. `Large`: the map at the left, all else beside it; `Wide`: there are only the hunters, the settings
    /// stand in a row below; `Tall`: one below the other, the hunters two by two; `Narrow`: all of them one below the other.
    enum class Form : std::uint8_t { Large, Wide, Tall, Narrow };
    bool mapBeside() const { return built_ == Form::Large || built_ == Form::Wide; }
    enum class Setting : std::uint8_t { Rulebook, Cards, Shuffling, Board, Language, Phones };
    static constexpr std::size_t settingCount = 6;

    Form form() const;
    /// The fields of a hunter one below the other, where large words have no room beside each other.
    bool stacked() const;
    QWidget* buildBar();
    QWidget* buildQuestion();
    QWidget* buildHunters();
    QWidget* buildHunter(std::size_t n);
    QWidget* buildSettings();
    QWidget* buildFoot();
    void buildMap();
    /// The map takes what the rest leaves, within its own shape.
    void layOutMap();
    void openSetting(Setting setting);
    QString settingName(Setting setting) const;
    void buildRulebook(QVBoxLayout* content);
    void buildCards(QVBoxLayout* content);
    void buildShuffling(QVBoxLayout* content);
    void buildBoard(QVBoxLayout* content);
    void buildLanguage(QVBoxLayout* content);
    void buildPhones(QVBoxLayout* content);
    void startAskedFor();

    Settings& settings_;
    BoardsFolder boards_;
    Draft draft_;
    QString problem_;
    bool practice_ = false;
    std::shared_ptr<const Board> board_;
    std::shared_ptr<const Catalogue> cards_; ///< the card file
    std::unique_ptr<Sentences> sentences_;
    std::size_t chosen_ = 0; ///< the hunter that a tap on the map places
    Form built_ = Form::Wide;
    bool stacked_ = false;
    QWidget *content_ = nullptr, *body_ = nullptr, *below_ = nullptr; ///< all, what is between bar and foot, what is below the map
    SettingSheet* setting_ = nullptr;                                 ///< made when it is first asked for
    bool namesBoard_ = false;                                         ///< the chosen board is given another name
    QString deletedBoard_, deletedName_;                              ///< the last one: where it is, and what it is called
    Setting opened_ = Setting::Rulebook;                              ///< what it shows
    RulingsSheet* rulings_ = nullptr;                                 ///< the same
    CountsSheet* counts_ = nullptr;                                   ///< the same
    BoardCheckScreen* check_ = nullptr;                               ///< the same
    QPointer<MapView> map_;
    std::array<PickBox*, hunterCount> boxes_{};
    std::array<ChoiceButton*, hunterCount> rows_{};
    std::array<SettingLine*, settingCount> lines_{};
    std::array<QPointer<ChoiceButton>, 2> handling_{};
    std::array<QPointer<ChoiceButton>, 2> shuffling_{}; ///< once, in every round
    std::array<QPointer<ChoiceButton>, 2> phones_{};    ///< without them, with them
    QPointer<ChoiceButton> seeCounts_;
    QPointer<ChoiceButton> start_;
    QPointer<QLabel> question_, summary_;
};

} // namespace demeter
