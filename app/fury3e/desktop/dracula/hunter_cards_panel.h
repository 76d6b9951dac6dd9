// The hunters have played a card: which one.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/rules/rules.h"

#include <QPointer>

#include <array>

class QLabel;
class QLineEdit;

namespace demeter {
class ChoiceButton;
} // namespace demeter

namespace demeter::fury3e {

/// The list of their Event cards, found by their names in any language. Cards that cannot be played now are dashed and say why; where it is
/// for the table to allow one, it can be chosen all the same. What the chosen one asks is asked where everything else is.
class HunterCardsPanel : public Sheet {
    Q_OBJECT

public:
    /// At the table what shows at once what lies hidden is left to Dracula's screen.
    enum class Where : std::uint8_t { Secret, Table };
    HunterCardsPanel(const Settings& settings, const GameController& controller, QWidget* parent, Where where = Where::Secret);

    /// Why the table cannot enter a card that is not offered to it now.
    static QString whyNotAtTable(const GameController& controller, HunterEvent card);

signals:
    /// It has been chosen, and the list is closed.
    void chosen(demeter::fury3e::HunterEvent card);

protected:
    QString title() const override { return tr("The hunters play a card"); }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Entry {
        HunterEvent card{};
        int group = 0;
        bool now = false;     ///< can be played
        bool allowed = false; ///< the table can allow it
        QString words;        ///< what it is found by
        QPointer<ChoiceButton> button;
    };

    bool atTable() const { return where_ == Where::Table; }
    /// At the table without a pause that nobody knows of (INFO-7).
    GameState stateNow() const;
    void choose(HunterEvent card);
    QString whyNot(HunterEvent card) const;
    void find(const QString& text);
    int columns() const;

    const GameController& controller_;
    Where where_;
    QList<Entry> entries_;
    std::array<QPointer<QLabel>, 3> headings_;
    std::array<QPointer<QWidget>, 3> groups_;
    QPointer<QLineEdit> field_;
    QPointer<QLabel> nothing_;
};

} // namespace demeter::fury3e
