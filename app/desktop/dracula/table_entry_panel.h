// What happened at the table and has to be entered by hand, and what has to be put right.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/sheet.h"

#include <functional>

class QHBoxLayout;

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class PickBox;

class TableEntryPanel : public Sheet {
    Q_OBJECT

public:
    TableEntryPanel(const Settings& settings, GameController& controller, QWidget* parent);

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
    void buildPutRight(QVBoxLayout* content);
    ChoiceButton* makeButton(const char* name, const char* icon, const QString& text, std::function<void()> act);
    PickBox* makePick(const char* name, const QString& label);
    QHBoxLayout* makeStepper(const char* name, const QString& label, int value, std::function<Action(int)> action);
    void enter(const Action& action);

    GameController& controller_;
};

} // namespace demeter
