// The one decision that is due, always in sight.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/prompt/prompt.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;

namespace demeter {

class ChoiceButton;
class GuideStepper;
class GuideStrip;
class GuideSteps;

/// The steps on the way, the question, one strip that says what holds, and the choices as large buttons. The strip never moves the buttons.
class TurnGuide : public QWidget {
    Q_OBJECT

public:
    explicit TurnGuide(const Settings& settings, QWidget* parent = nullptr);

    /// Shows a question with its choices. `back`: there is a question before it.
    void setQuestion(const Prompt& asked, const std::vector<ShownChoice>& choices, bool back, int widestColumns);
    template <typename Question> void setQuestion(const Question& question, bool back, int widestColumns)
    {
        setQuestion(question, offersOf(question.choices), back, widestColumns);
    }
    /// What the strip says.
    void say(const Said& said);
    /// Height that question and choices need at this width, as they are laid out now.
    int neededHeight() const;
    QString said() const;
    /// The headword of the rulebook that it names; empty if it names none.
    QString saidTopic() const;
    /// What stands in the field, as far as it was typed.
    QString typing() const;
    void setTyping(const QString& words);

    void focusFirst();
    /// The focus stands on the question, where neither Space nor Enter does anything. Arrows go on to the choices, letters to the field.
    void rest();
    bool holdsFocus() const;
    /// The focus is in the field, and there is one.
    bool holdsField() const;
    /// Whether a key begins a word for the field; `type` writes it there.
    bool takesLetter(const QKeyEvent& event) const;
    void type(const QKeyEvent& event);
    /// The steps are shown elsewhere, from the next question on.
    void setStepsShown(bool shown);
    /// Buttons of the choices, in order; those that the filter hides are not among them. A stepper has two.
    QList<ChoiceButton*> shownChoices() const;
    void retranslate();

signals:
    void chosen(int index); ///< of the choices
    void stepped(int index, bool more);
    void typed(const QString& words); ///< what hunters do, as it was typed
    void backAsked();
    void topicAsked(const QString& headword);
    void cardAsked(const QString& id); ///< what this card does

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// One choice as it is drawn.
    struct Cell {
        QString word;
        PromptChoice::Form form{};
        QWidget* widget = nullptr;
        ChoiceButton* button = nullptr;  ///< nothing for a stepper
        GuideStepper* stepper = nullptr; ///< nothing for anything else
        QLabel* section = nullptr;       ///< heading above it
    };
    enum class Field : std::uint8_t { None, Filter, Words };

    void layOut();
    void arrange();
    /// Outside of what scrolls, below it; nothing: none.
    void pin(ChoiceButton* button);
    bool moveFocus(int key);
    void makeCell(const ShownChoice& shown, int number);

    const Settings& settings_;
    GuideSteps* steps_;
    QLabel* question_;
    QString asked_; ///< what it says, as plain text
    ChoiceButton* back_;
    GuideStrip* strip_;
    int stripRoom_ = 0; ///< above the choices, where it scrolls with them
    QLineEdit* filter_;
    QScrollArea* scroll_;
    QWidget* inside_;
    QList<Cell> cells_;
    ChoiceButton* pinned_ = nullptr; ///< one of them
    QRect room_;                     ///< of all of them
    int mostColumns_ = 2;
    int needed_ = 0; ///< of the choices
    int columns_ = 1;
    Field field_ = Field::None;
    bool stepsShown_ = true;
};

} // namespace demeter
