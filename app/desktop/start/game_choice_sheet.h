// Which game is to be played, where the program keeps several.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/session.h"

#include <memory>
#include <vector>

namespace demeter {

class GameChoiceSheet : public Sheet {
    Q_OBJECT

public:
    /// The kinds must outlive it.
    GameChoiceSheet(const Settings& settings, const std::vector<std::unique_ptr<GameKind>>& kinds, QWidget* parent);

signals:
    void chosen(const demeter::GameKind& kind);

protected:
    QString title() const override { return tr("Which game lies on the table?"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    const std::vector<std::unique_ptr<GameKind>>& kinds_;
};

} // namespace demeter
