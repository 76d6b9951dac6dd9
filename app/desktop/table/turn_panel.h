// Whose turn it is at the table and what can be entered: the hunters' side of the table screen.
#pragma once

#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/settings.h"
#include "app/prompt/prompt.h"
#include "app/table/table_look.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

class QLabel;

namespace demeter {

class ChoiceButton;
class QuestionSheet;

/// One of the seats in the order of activation: its shape, which lies down while he is off the board, what lies on his sheet, and whether
/// it is his turn or he has had it.
class SeatCell : public QWidget {
    Q_OBJECT

public:
    SeatCell(const Settings& settings, Seat seat, QWidget* parent);
    void set(const SeatLook& look);
    void setUnit(int pixels);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Settings& settings_;
    Seat seat_;
    int unit_ = 20;
    SeatLook look_;
};

/// What a game asks at the table, with what has been half chosen of it: `TurnPanel` shows it, and tells which of its buttons was pressed.
/// It must live as long as the panel is used.
class PromptSource {
public:
    /// The question as it is to be shown now. What its choices do the asker keeps until it is asked again.
    struct Asked {
        Prompt look;
        std::vector<PromptChoice> choices, tail; ///< the ways on and back have a row of their own
    };
    virtual ~PromptSource() = default;
    virtual Asked ask(const PromptRoom& room) = 0;
    /// One of the choices, or of the tail, was pressed.
    virtual void press(bool inTail, std::size_t index) = 0;
    /// Something is answered before anybody acts: its words may need all the room.
    virtual bool isAnswer() const = 0;
    /// Only Dracula can go on.
    virtual bool isWaiting() const = 0;
    /// A hunter can act now.
    virtual bool takesEntries() const = 0;
    /// Something waits to be confirmed, or to be allowed.
    virtual bool isConfirming() const = 0;
    /// The line says why something was refused, or words about a card.
    virtual bool isSaying() const = 0;
    /// Nothing is said any more: other words are typed.
    virtual void clearMessage() = 0;
};

/// Asks the table for the next entry. A place is tapped, or chosen by words, and then confirmed, the same for every place; everything here
/// is made of what the table's asker says, and so is the same whatever lies face down.
class TurnPanel : public QWidget {
    Q_OBJECT

public:
    explicit TurnPanel(const Settings& settings, QWidget* parent = nullptr);

    void setAsker(PromptSource* asker) { asker_ = asker; }
    /// How the hunters are.
    void setOrder(const std::vector<SeatLook>& order);
    /// The question is another one, or the same in another language, theme or text size; words that were being typed are forgotten.
    void renew();
    /// It is about something else now: what stands on a sheet was about another question.
    void forgetSheet();
    /// What the line says is another thing, and nothing else.
    void say(const QString& text);
    /// Words as they are typed; empty: none.
    void setTyped(const QString& words);
    bool isTyping() const { return !typed_.isEmpty(); }

    /// Lit on the map: where he can go on foot, by ship, or out of the hospital; the chosen place alone once there is one.
    LocationSet lit() const { return lit_; }
    bool takesEntries() const { return asker_ != nullptr && asker_->takesEntries(); }
    /// What is asked is answered before anybody acts.
    bool isAnswer() const { return asker_ != nullptr && asker_->isAnswer(); }
    bool draculaDecides() const { return asker_ != nullptr && asker_->isWaiting(); }

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
    bool isDead() const { return dead_->isRunning(); }
    /// Time passes by hand alone, in `dead`, and is waited for wherever the program draws.
    void setByHand();
    Motion* dead() const { return dead_; }

    /// Where a large button has room when nothing can be entered.
    QRect spareRoom() const { return spare_; }

signals:
    /// What is lit has changed.
    void litChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void setLine(const QString& words);
    ChoiceButton* makeButton(const PromptChoice& choice, bool inTail, std::size_t index);
    void waitIfOther();
    bool isSaying() const { return asker_ != nullptr && asker_->isSaying(); }
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
    /// Of one of the seats in a row of them.
    int cellWidth(int room, int gap) const;
    int layOut(int width, bool move) const;
    int layOutPhone(int width, bool move) const;
    int layOutPhoneQuestion(int width, bool move) const;
    int layOutRows(std::vector<Spanning> choices, const QRect& grid, int columns, bool move) const;
    void put(ChoiceButton* button, const QRect& box) const;

    const Settings& settings_;
    PromptSource* asker_ = nullptr;
    LocationSet lit_;
    Motion* dead_;
    bool looked_;          ///< somebody could tap it
    int heldKey_ = 0;      ///< was pressed while the buttons were dead
    bool pressed_ = false; ///< the same of a finger
    QStringList offered_;  ///< what the buttons do that stand there
    QString typed_;
    QString words_; ///< of the line, all of them
    QString short_; ///< the line where there is room for no more
    std::vector<SeatCell*> order_;
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
