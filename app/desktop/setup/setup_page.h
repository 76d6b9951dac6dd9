// The page on which a game of Fury of Dracula is set up, in whichever edition.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/desktop/session/session.h"
#include "app/text/fury_names.h"
#include "core/fury/hunters.h"
#include "core/map/board.h"

#include <QPointer>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace demeter {

class ChoiceButton;
class MapView;
class PickBox;
class SettingLine;
class SettingSheet;

/// The map on which the hunters are placed, a quiet row for each of them, and two lines: who plays whom, with the cities as lists, and
/// "More", a sheet with the settings of the game, each a line that opens a sheet of its own. Which settings there are, and what begins, an
/// edition says. What has been entered stays when the language changes, and the players' names until the next game.
class SetupPage : public NewGamePage {
    Q_OBJECT

public:
    SetupPage(Settings& settings, QWidget* parent = nullptr);

    void rebuild() override;
    void setProblem(const QString& text) override;
    void setPractice(bool practice) override { practice_ = practice; }
    void setEdition(const QString& name) override { edition_ = name; }
    bool wantsPhones() const override { return wantsPhones_; }

    using Cities = std::array<std::optional<LocationId>, fury::hunterCount>;
    /// Where the hunters begin, as far as they have been placed.
    const Cities& cities() const { return cities_; }
    /// The one whom a tap on the map places.
    fury::Hunter placing() const { return fury::allHunters[chosen_]; }
    void place(const std::array<LocationId, fury::hunterCount>& cities);

protected:
    /// A line of the settings. Whatever else depends on what it sets is made anew by `update`.
    struct Setting {
        const char* name; ///< of its line
        const char* icon;
        QString title;
        std::function<void(QVBoxLayout* content)> build; ///< what the sheet shows
    };
    /// In the language of now.
    virtual std::vector<Setting> settingsOfGame() = 0;
    /// Says on the lines (`setLine`) and in what is open how the settings stand.
    virtual void showValues() = 0;
    /// What was changed by hand, as HTML, for the foot.
    virtual QStringList changedByHand() const { return {}; }
    /// Where a hunter may begin.
    virtual LocationSet starts() const = 0;
    /// Everything is known: the game can begin.
    virtual void begin(const std::array<LocationId, fury::hunterCount>& cities, const std::array<QString, fury::hunterCount>& players) = 0;
    /// Sentences in the language of now about this board; shared, for these names do not know how to delete what is made of them.
    virtual std::shared_ptr<const FuryNames> makeNames(std::shared_ptr<const Board> board, Language language) const = 0;
    /// The page has been made anew: so are sheets that lie over it.
    virtual void renewSheets() {}
    /// Nobody looks at a setting any more.
    virtual void settingClosed() {}
    void resizeEvent(QResizeEvent* event) override;

    /// Nobody stands anywhere on it yet. Without one nothing can be set up.
    void setBoard(std::shared_ptr<const Board> board);
    /// The same places under other names.
    void renameBoard(std::shared_ptr<const Board> board) { board_ = std::move(board); }
    /// The names of the last game; in practice none.
    void recallPlayers();
    /// Whether the last game began with phones; in practice there are none.
    void recallPhones();
    void setLine(std::size_t setting, const QString& value, const QString& consequence);
    void update();
    void openSetting(std::size_t setting);
    /// Makes the sheet of the setting that is open anew, if one is.
    void renewSetting();
    SettingSheet& settingSheet() { return *setting_; }
    const FuryNames& names() const { return *names_; }
    bool isPractice() const { return practice_; }
    bool hasProblem() const { return !problem_.isEmpty(); }
    void forgetProblem() { problem_.clear(); }
    /// Whether the table is shown on phones as soon as the game has begun; `showPhones` says on this line of the settings how it stands.
    Setting phonesSetting();
    void showPhones(std::size_t setting);
    /// A choice among several, in a setting's sheet; `chosen` marks it.
    ChoiceButton* addOption(QVBoxLayout* content, const char* name, const char* icon, const QString& word, const QString& second,
                            std::function<void()> chosen);
    static void mark(ChoiceButton* option, bool chosen);

    Settings& settings_;

private:
    /// How the page is laid out. `Wide`: the map at the left, all else beside it; `Tall`: one below the other, the hunters two by two;
    /// `Narrow`: all of them one below the other.
    enum class Form : std::uint8_t { Wide, Tall, Narrow };
    Form form() const;
    QWidget* buildBar();
    /// The map's own, below it: what a tap does, and the two ways to zoom.
    QWidget* buildMapStrip();
    QWidget* buildHunters();
    ChoiceButton* buildHunter(std::size_t n);
    QWidget* buildLines();
    QWidget* buildFoot();
    void buildMap();
    void buildPlayers(QVBoxLayout* content);
    void buildMore(QVBoxLayout* content);
    void openMore();
    bool isHeldBack();
    SettingSheet* makeSheet();
    void showLines();
    /// The map takes what the rest leaves, within its own shape.
    void layOutMap();
    void placeHunter(LocationId city);
    void startAskedFor();

    std::shared_ptr<const Board> board_;
    std::shared_ptr<const FuryNames> names_;
    Cities cities_;
    std::array<QString, fury::hunterCount> players_;
    std::size_t chosen_ = 0; ///< the hunter that a tap on the map places
    QString problem_;
    bool practice_ = false;
    bool wantsPhones_ = false;
    std::array<QPointer<ChoiceButton>, 2> phones_{}; ///< without them, with them
    QString edition_;                                ///< empty: there is no other one
    Form built_ = Form::Wide;
    QWidget *content_ = nullptr, *body_ = nullptr, *below_ = nullptr; ///< all, what is between bar and foot, what is below the map
    SettingSheet *more_ = nullptr, *setting_ = nullptr;               ///< the settings, and one over them; made when first asked for
    std::size_t opened_ = 0;                                          ///< what `setting_` shows
    QPointer<MapView> map_;
    QPointer<QWidget> strip_;
    std::array<QPointer<PickBox>, fury::hunterCount> boxes_{}; ///< while the players' sheet is open
    std::array<ChoiceButton*, fury::hunterCount> rows_{};
    /// Of a setting: its line while `more_` is open, and what stands on it.
    struct Shown {
        QPointer<SettingLine> line;
        QString value, consequence;
    };
    std::vector<Shown> shown_;
    QPointer<SettingLine> moreLine_, playersLine_;
    QPointer<ChoiceButton> start_;
    QPointer<QLabel> question_, summary_;
};

} // namespace demeter
