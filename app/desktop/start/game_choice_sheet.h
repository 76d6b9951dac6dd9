// Which game is to be played, where the program keeps several.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/desktop/session/session.h"

#include <functional>
#include <vector>

namespace demeter {

class GameChoiceSheet : public Sheet {
    Q_OBJECT

public:
    using Sheet::Sheet;

    /// The kinds must outlive it.
    void ask(std::vector<const GameKind*> kinds, std::function<void(const GameKind&)> chosen);

protected:
    QString title() const override { return tr("Which game lies on the table?"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    std::vector<const GameKind*> kinds_;
    std::function<void(const GameKind&)> chosen_;
};

} // namespace demeter
