// What happened at the table and has to be entered by hand, and what has to be put right.
#pragma once

#include "app/desktop/dracula/confirm_sheet.h"
#include "app/desktop/dracula/game_sheet.h"

#include <QPointer>

#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;

namespace demeter {

using namespace fury3e;

class TableEntryPanel : public GameSheet {
    Q_OBJECT

public:
    using GameSheet::GameSheet;

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }
    bool keepsRefused() const override { return false; }

private:
    void buildHunters(QVBoxLayout* content);
    void buildTokens(QVBoxLayout* content);
    void buildTracks(QVBoxLayout* content);
    void buildErrors(QVBoxLayout* content);
    void buildReferee(QVBoxLayout* content);
    void buildPutRight(QVBoxLayout* content);
    ChoiceButton* makeButton(const char* name, const char* icon, const QString& text, std::function<void()> act);
    QHBoxLayout* makeCountRow(const char* name, const QString& label, int value, std::function<Action(int)> action);
    void enter(const Action& action);
    /// Asks before it is entered, unless the rules refuse it anyway.
    void askFirst(const Action& action, ConfirmSheet::Ask ask);
    /// What the penalty shows and does (ERR-3 to ERR-5) while Dracula is here.
    QList<ConfirmSheet::Line> penaltyLines(std::optional<LocationId> here) const;

    /// A button that is off until its fields are filled in, and the line that says what it will do.
    struct Draft {
        std::function<std::optional<Action>()> made; ///< nothing while a field is empty
        std::function<QString(const Action&, const GameState& after)> change;
        QPointer<QLabel> says;
        QPointer<ChoiceButton> enter;
    };
    /// Makes both; `act` is done with what was filled in. They are looked at again with `review`.
    Draft makeDraft(const char* name, const char* icon, const QString& text, std::function<std::optional<Action>()> made,
                    std::function<QString(const Action&, const GameState& after)> change, std::function<void(const Action&)> act);
    void review(const Draft& draft);
    /// What the table will hear of it, or, if it is only seen, what is entered.
    QString heard(const Action& action, const GameState& after) const;

    ConfirmSheet* confirm_ = nullptr;
};

} // namespace demeter
