// What happened at the table and has to be entered by hand, and what has to be put right.
#pragma once

#include "app/desktop/dracula/confirm_sheet.h"
#include "app/fury3e/desktop/dracula/game_sheet.h"

#include <QPointer>

#include <expected>
#include <functional>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace demeter {
class PickBox;
} // namespace demeter

namespace demeter::fury3e {

class TableEntryPanel : public GameSheet {
    Q_OBJECT

public:
    using GameSheet::GameSheet;
    /// First it is asked what the entry is about, then what belongs to that.
    void open();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

private:
    void buildHunters(QVBoxLayout* content);
    void buildTokens(QVBoxLayout* content);
    void buildTracks(QVBoxLayout* content);
    void buildErrors(QVBoxLayout* content);
    void buildReferee(QVBoxLayout* content);
    void buildReading(QVBoxLayout* content);
    void buildRoad(QVBoxLayout* content);
    void buildCard(QVBoxLayout* content);
    void addPutRightNote(QVBoxLayout* content) const;
    ChoiceButton* makeButton(const char* name, const char* icon, const QString& text, std::function<void()> act);
    /// Fields side by side, or on a phone one below the other.
    QBoxLayout* makeLine() const;
    void enter(const Action& action);
    /// As one piece of news; none of them if the rules refuse any.
    void enterAll(const std::vector<Action>& actions);
    /// Asks before it is entered, unless the rules refuse it anyway.
    void askFirst(const Action& action, ConfirmSheet::Ask ask);
    /// What the penalty shows and does (ERR-3 to ERR-5) while Dracula is here.
    QList<ConfirmSheet::Line> penaltyLines(std::optional<LocationId> here) const;

    /// A button that is not there until its fields are filled in, and the line that says what it will do.
    struct Draft {
        std::function<std::vector<Action>()> made; ///< one after the other; none while a field is empty or nothing has been changed
        std::function<QString(const std::vector<Action>&)> change; ///< what they will do, once it is known that the rules take them
        QString missing;                                           ///< said while there is nothing to enter; empty: it is seen
        QPointer<QLabel> says;
        QPointer<ChoiceButton> enter;
    };
    /// Makes both; `act` is done with what was filled in, if it is one action; several are entered together. They are laid out by
    /// `addDraft`, and looked at again with `review`.
    Draft makeDraft(const char* name, const char* icon, const QString& text, const QString& missing,
                    std::function<std::vector<Action>()> made, std::function<QString(const std::vector<Action>&)> change,
                    std::function<void(const Action&)> act);
    void addDraft(QVBoxLayout* content, const Draft& draft);
    void review(const Draft& draft);
    /// The second is asked for once the first is answered.
    void followBehind(PickBox* first, PickBox* second, const Draft& draft);
    /// What the table will hear of it, or, if it is only seen, what is entered.
    QString heard(const std::vector<Action>& actions) const;
    /// The game after all of them, or why the rules refuse the first that they do not take.
    std::expected<GameState, Violation> after(const std::vector<Action>& actions, std::vector<Happening>* news = nullptr) const;

    ConfirmSheet* confirm_ = nullptr;
    std::optional<std::size_t> about_; ///< in the order of the options
};

} // namespace demeter::fury3e
