// Dracula's screen: the map, the turn guide, the hand, the trail and what lies beside it. What they show is the game's.
#pragma once

#include "app/desktop/dracula/history_panel.h"
#include "app/desktop/guide/talk.h"
#include "app/desktop/kit/settings.h"
#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/session.h"
#include "app/table/map_model.h"
#include "app/text/moment_look.h"
#include "core/journal/proof.h"
#include "core/journal/record.h"

#include <QPointer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

class QAbstractButton;
class QLabel;

namespace demeter {

class Board;
class CardSheet;
class HandPanel;
class HeaderBar;
class HeldKeys;
class MapList;
class MapView;
class MomentBand;
class SideScroll;
class StageBoard;
class TrailRow;
class TurnGuide;
class Veil;
struct MenuEntry;

/// What there is to be told when a game is opened: damage to its file, why it can only be read, the key.
QStringList openingWords(const std::vector<OpeningNotice>& notices, const std::optional<Fault>& onlyRead, bool keyWasOpen,
                         const std::optional<std::string>& renewedKey);

/// The same, of a controller of games.
template <typename Controller> QStringList openingWordsOf(const Controller& controller)
{
    return openingWords(controller.notices(), controller.onlyRead(), controller.keyWasOpen(), controller.renewedKey());
}

/// Lays out and veils everything, answers to keys, and keeps what was begun. A game's screen fills it.
class SecretScreen : public SecretPage {
    Q_OBJECT

public:
    /// Takes the talk and the journal.
    SecretScreen(const Settings& settings, Talk* talk, std::unique_ptr<Journal> journal, QWidget* parent);
    ~SecretScreen() override;

    void showGame() override;
    void refresh() override;
    void setAids(const SessionAids& aids) override;
    void openAside(Sheet* sheet) override;
    void openHistory();

    MapView* map() const { return map_; }
    TurnGuide* guide() const { return guide_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    // What the game says.
    virtual bool hasGame() const = 0;
    virtual std::shared_ptr<const Board> board() const = 0;
    /// The game's id and how many lines its record has: every step writes one, back or forth.
    virtual std::pair<GameId, std::uint64_t> moment() const = 0;
    /// What there is to be told when the game is opened, such as damage to its file.
    virtual QStringList notices() const = 0;
    /// They have been read.
    virtual void forgetNotices() = 0;
    /// All that lies on the map; what is asked comes to it.
    virtual MapModel mapModel() const = 0;
    /// Fills trail, hand, header, and the stage if there is one.
    virtual void showFaces() = 0;
    /// Every card of the hand is among the choices: no second hand is shown.
    virtual bool isHandListed() const = 0;
    /// The stage lies where the map lay.
    virtual bool isStaged() const { return false; }
    /// What was typed can mean more than one thing, and that is asked.
    virtual bool asksMeaning() const { return false; }
    /// Names and entries of its own in the menu, in their order; those that every game has follow.
    virtual void addToMenu(QList<MenuEntry>& entries) { Q_UNUSED(entries); }
    virtual void openBookAt(const QString& headword) = 0;
    /// What a screen reader calls the row of cards, and what stands on its veil.
    virtual std::pair<QString, QString> trailWords() const = 0;
    /// Language, theme or text size has changed.
    virtual void retranslate();
    /// Of the sheets that can be half filled in: by a number of the game's own, from 1; 0 is the journal.
    virtual Sheet* sheet(int panel) const { return panel == 0 ? history_ : nullptr; }
    virtual int sheetCount() const { return 1; }
    virtual void openSheetOf(int panel);

    /// What has still to be announced, and the map of it: what the table sees.
    virtual std::pair<MomentsToShow, MapModel> newMoments() = 0;
    /// Announces it. To be called once everybody has heard of a change: if the curtain falls with it, the table announces what there is.
    void playMoments();

    /// What was begun.
    struct Begun : PendingInput {
        GameId game{};
        std::uint64_t lines = 0;
        QString typing;
        std::vector<std::pair<int, FilledIn>> open;
        bool isEmpty() const { return typing.isEmpty() && open.empty(); }
    };
    void keep(Begun& begun) const;
    /// It was begun in this game, and the game has not gone on since; nothing: in another game.
    std::optional<bool> isSame(const Begun& begun) const;
    void goOnWith(const Begun& begun, bool same);

    /// The same of a talk with sub-questions (app/desktop/guide/talk_inside.h), which is kept too.
    template <typename Talk> struct Way : Begun {
        std::decay_t<decltype(std::declval<Talk>().path())> path;
    };
    template <typename Talk> std::unique_ptr<PendingInput> halfMadeIn(const Talk& talk) const
    {
        if (!hasGame())
            return nullptr;
        auto begun = std::make_unique<Way<Talk>>();
        keep(*begun);
        begun->path = talk.path();
        if (begun->path.empty() && begun->isEmpty())
            return nullptr;
        return begun;
    }
    template <typename Talk> void resumeIn(Talk& talk, const PendingInput& begun)
    {
        const auto& before = static_cast<const Way<Talk>&>(begun); // `Session` gives a page what another one of its pages made
        const auto same = isSame(before);
        if (!same)
            return;
        if (*same && !before.path.empty())
            talk.resume(before.path);
        goOnWith(before, *same);
    }

    /// Once: a board where the map lay, and its steps beside the question.
    void setStage(QWidget* steps, StageBoard* board);

    void layOut();
    void setVeils();
    void focusGuide();
    /// Before a sheet comes up.
    void prepare(Sheet* sheet);
    /// In place of the one that was open; below the header.
    void openCardSheet(CardSheet* sheet);
    QList<Sheet*> sheets() const;
    void showAlarm(const QString& text);
    void onFailed(const Fault& fault);
    void addShortcut(const QKeySequence& keys, const std::function<void()>& act);
    bool isNarrow() const { return portrait_; }
    /// No sheet lies over it.
    bool isPlainlySeen() const;
    Veil* guideVeil() const { return guideVeil_; }

    const Settings& settings_;
    HeaderBar* header_;
    MapView* map_;
    TurnGuide* guide_;
    HandPanel* hand_;
    TrailRow* trail_;
    StageBoard* board_ = nullptr;

private:
    static constexpr qreal compactScale = 1.3; ///< of words, above which everything has less room

    void onAsked(Talk::Why why);
    void onSpoke();
    void showQuestion();
    void updateMap();
    void openMenu();
    void showList(bool shown);
    void cycleRegion(bool forward);
    QList<Veil*> veils() const;
    void wakeMoments();
    void onMoment();

    Talk* talk_;
    std::unique_ptr<Journal> journal_;
    HeldKeys* held_;
    // All that can name a secret lies in a veil of its own, and is shown, hidden and laid out with it.
    Veil *mapVeil_, *guideVeil_, *handVeil_, *trailVeil_;
    Veil* boardVeil_ = nullptr;
    Veil* listVeil_ = nullptr;
    MapList* list_ = nullptr; ///< made when it is first asked for
    QWidget* stageSteps_ = nullptr;
    SideScroll* trailScroll_;
    QWidget* alarm_;
    QLabel* alarmText_;
    QAbstractButton* alarmClose_;
    HistoryPanel* history_ = nullptr;
    QPointer<Sheet> cards_;     ///< what a card does
    MomentBand* moment_;        ///< over the map, or over what is staged: never over a question
    QPointer<QWidget> covered_; ///< by the moment: had the focus

    std::size_t choices_ = 0; ///< of the question that is shown
    bool wholeShown_ = false; ///< the map was made to show the whole board
    bool handListed_ = false; ///< the cards of the hand are the choices of the question
    bool staged_ = false;
    bool portrait_ = false;
    SessionAids aids_;
};

} // namespace demeter
