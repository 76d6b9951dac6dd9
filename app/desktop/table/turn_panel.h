// Whose turn it is at the table and what can be entered: the hunters' side of the table screen.
#pragma once

#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/settings.h"
#include "app/table/table_question.h"
#include "core/fury3e/view/public_view.h"
#include "core/fury3e/view/table_turn.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class QuestionSheet;

/// A hunter in the order of activation: his shape, which lies down while he is off the board, what lies on his sheet, and whether it is
/// his turn or he has had it.
class HunterCell : public QWidget {
    Q_OBJECT

public:
    HunterCell(const Settings& settings, Hunter hunter, QWidget* parent);
    void set(const PublicView& view, bool active, bool acted, const Sentences& sentences);
    void setUnit(int pixels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    Hunter hunter_;
    int unit_ = 20;
    int damage_ = 0, bites_ = 0;
    bool active_ = false, acted_ = false, gone_ = false;
    QString mark_; ///< an icon besides: in a hospital, delayed, under Bats
};

/// Asks the table for the next entry. A place is tapped, or chosen by words, and then confirmed, the same for every place; everything here
/// is made of the table's view and turn, and so is the same whatever lies face down.
class TurnPanel : public QWidget {
    Q_OBJECT

public:
    explicit TurnPanel(const Settings& settings, QWidget* parent = nullptr);

    /// Another table or turn: what was half chosen is forgotten.
    void setTurn(std::shared_ptr<const Catalogue> cards, const PublicView& view, const TableTurn& turn, const Sentences& sentences);
    /// What was entered last, while it can be taken back; nothing if it cannot. Said before the turn that followed it.
    void setLastEntry(const std::optional<Action>& entry) { moment_.lastEntry = entry; }
    /// The same in another language, theme or text size.
    void refresh(const Sentences& sentences);
    /// A place of the map was tapped; where several hunters may act it is asked who goes. False if nobody can; then nothing has changed.
    bool choose(LocationId place, const Sentences& sentences);
    /// Entries that words can mean: one is asked about as if it had been tapped, of several one is chosen first.
    void offer(std::vector<Action> entries, const Sentences& sentences);
    /// What was typed and waits to be confirmed is entered; false if there is no such thing, or it has just come up.
    bool confirmTyped();
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void say(const QString& text, const std::optional<Action>& allowed = {});
    /// What has nothing to do with what is asked: that stays as it is.
    void tell(const QString& text) { say(text, std::optional(draft_.allowed)); }
    /// Words as they are typed; empty: none.
    void setTyped(const QString& words);
    /// Back to the beginning of the turn. False if it stands there.
    bool cancel(const Sentences& sentences);

    /// Lit on the map: where he can go on foot, by ship, or out of the hospital; the chosen place alone once there is one.
    LocationSet lit() const { return lit_; }
    std::optional<Hunter> acting() const { return actingHunter(moment_.turn); }
    /// A hunter can act now.
    bool takesEntries() const { return !moment_.turn.options.empty(); }
    bool draculaDecides() const { return moment_.turn.who == TableTurn::Who::Dracula; }

    /// Beside the map, below it, and in a combat below the stage; and the same two on a phone. The order of activation stands over the
    /// title, or beside it where the panel is wide; in a combat the stage shows who fights.
    enum class Shape : std::uint8_t { Column, Band, Combat, Phone, PhoneCombat };
    /// The size of words and of the smallest ones, in pixels; how many buttons stand in a row.
    void arrange(int unit, int least, int columns, Shape shape);
    /// So high may a question be that needs it, where it lies over the tracks or the map; 0: as high as any other turn. Before `arrange`.
    void setMost(int height) { most_ = height; }
    /// The same for every turn, but for questions whose words need more room: the actions of a turn stay where they are while one of them
    /// is confirmed, or refused, which is said in place of the title and the order.
    int heightForWidth(int width) const override;
    /// Its height where nothing needs more.
    static int usualHeight(Shape shape, int unit, int columns);
    int usualHeight() const { return usualHeight(shape_, unit_, columns_); }
    /// On a phone: between any two things, and the usual height, in a turn and in a combat.
    static constexpr int phoneGap = 6;
    static int phoneHeight(int unit);
    static int phoneCombatHeight(int unit);
    /// Buttons that have just come up press nothing for so long: a finger on its way was meant for what stood there before, and a key that
    /// is held goes on being swallowed until it is up.
    static constexpr int deadMilliseconds = 400;
    bool isDead() const { return dead_->isRunning(); }
    /// Time passes by hand alone, in `dead`, and is waited for wherever the program draws.
    void setByHand();
    Motion* dead() const { return dead_; }

    /// Where a large button has room when nothing can be entered.
    QRect spareRoom() const { return spare_; }

signals:
    void entered(const demeter::fury3e::Action& entry);
    void othersPassed();
    /// The hunters play an Event card: which one is asked for over the table.
    void cardsAsked();
    /// The hunters say a word for the decks of this round.
    void wordsAsked();
    /// What was entered last is to be taken back.
    void takeBackAsked();
    /// What is lit has changed.
    void litChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void renew();
    void setLine(const QString& words);
    void begin(TableDraft draft);
    void perform(const TableChoice::Does& does);
    ChoiceButton* makeButton(const TableChoice& choice);
    void waitIfOther();
    bool isPhone() const { return shape_ == Shape::Phone || shape_ == Shape::PhoneCombat; }
    bool isCombat() const { return shape_ == Shape::Combat || shape_ == Shape::PhoneCombat; }

    struct Spanning {
        ChoiceButton* button = nullptr;
        int span = 1; ///< columns
    };
    static int headHeight(Shape shape, int unit);
    static int usualRows(Shape shape, int columns);
    /// The answers of a question with the way back among them, and how they fit: in so many columns they are so high.
    struct Answers {
        int columns = 0, tall = 0;
    };
    std::vector<Spanning> answersInOne() const;
    Answers fitAnswers(const std::vector<Spanning>& answers, int width, int most) const;
    /// The words of the line as far as they fit into it; where not all do it has made room for the button that shows the rest.
    QString elided(const QFont& font, QRect& title, QRect& line, QRect& more) const;
    void placeMore(const QRect& box) const;
    int layOutTail(const QRect& grid, bool move) const;
    int spareHeight() const;
    int layOut(int width, bool move) const;
    int layOutPhone(int width, bool move) const;
    int layOutPhoneQuestion(int width, bool move) const;
    int layOutRows(std::vector<Spanning> choices, const QRect& grid, int columns, bool move) const;
    void put(ChoiceButton* button, const QRect& box) const;

    const Settings& settings_;
    std::optional<Sentences> sentences_; ///< in the language of now
    TableMoment moment_;
    TableDraft draft_;
    LocationSet lit_;
    Motion* dead_;
    bool looked_;          ///< somebody could tap it
    int heldKey_ = 0;      ///< was pressed while the buttons were dead
    bool pressed_ = false; ///< the same of a finger
    QStringList offered_;  ///< what the buttons do that stand there
    QString typed_;
    QString words_; ///< of the line, all of them
    QString short_; ///< the line where there is room for no more
    std::array<HunterCell*, hunterCount> order_{};
    QLabel *title_, *line_;
    ChoiceButton* more_;            ///< where the line has no room for all of its words
    QPointer<QuestionSheet> whole_; ///< they stand there
    std::vector<Spanning> choices_;
    std::vector<Spanning> tail_; ///< the ways on and back, which have a row of their own
    mutable QRect spare_;
    int unit_ = 20, least_ = 20, columns_ = 2, most_ = 0;
    Shape shape_ = Shape::Column;
};

} // namespace demeter
