// What happened at the table and has to be entered by hand, and what has to be put right.
#pragma once

#include "app/desktop/dracula/game_sheet.h"

#include <functional>

class QHBoxLayout;

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
};

} // namespace demeter
