// The hunters have played a card: which one, and what it asks.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/rules/rules.h"

#include <QPointer>

#include <array>
#include <optional>

class QLabel;
class QLineEdit;

namespace demeter {
class ChoiceButton;
} // namespace demeter

namespace demeter::fury3e {

/// First the list of cards, found by their names in any language; then the questions of the one that was chosen. Cards that cannot be
/// played now are dashed and say why; where it is for the table to allow one, it can be chosen all the same.
class HunterCardsPanel : public Sheet {
    Q_OBJECT

public:
    /// At the table nothing is shown of what a card comes to, and what shows at once what lies hidden is left to Dracula's screen.
    enum class Where : std::uint8_t { Secret, Table };
    HunterCardsPanel(const Settings& settings, GameController& controller, QWidget* parent, Where where = Where::Secret);
    /// With the list of cards, or with one of them chosen already. It closes when the card has been accepted: what it comes to is told by
    /// the guide.
    void open(std::optional<HunterEvent> card = std::nullopt);
    FilledIn filledIn() const override;
    void fillIn(const FilledIn& filled) override;

signals:
    /// At the table: it is to be entered there.
    void entered(const demeter::fury3e::Action& entry);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What a card has to be told, and how each of it is called.
    struct Needs : HunterCardNeeds {
        QString hunterLabel;
        QString optionLabel;
        QStringList optionLabels, cityLabels; ///< a label each
    };
    struct Entry {
        HunterEvent card{};
        int group = 0;
        bool now = false;     ///< can be played
        bool allowed = false; ///< the table can allow it
        QString words;        ///< what it is found by
        QPointer<ChoiceButton> button;
    };

    /// What has been said, as `FilledIn::own`.
    struct Said {
        std::optional<HunterEvent> card;
        HunterPlays plays;
    };

    bool atTable() const { return where_ == Where::Table; }
    /// At the table without a pause that nobody knows of (INFO-7).
    GameState stateNow() const;
    Needs needsOf(const HunterPlays& plays) const;
    bool complete(const Needs& needs) const;
    /// Only what this use of the card names.
    HunterPlays said(const Needs& needs) const;
    /// What comes of it, as far as it is answered at once.
    QString answer(const HunterPlays& said) const;
    /// `overruled`: the rules forbid it, and the table may allow it.
    void choose(std::optional<HunterEvent> card, bool overruled = false);
    void buildList(QVBoxLayout* content);
    void buildTokens(QVBoxLayout* content);
    void buildCard(QVBoxLayout* content);
    /// What has been said changes what is asked.
    void askAnew();
    void sayComplete();
    void find(const QString& text);
    void whyNot(HunterEvent card);
    /// Why what has been said is refused now; nothing if it can be entered.
    std::optional<Violation> refused(HunterPlays said, bool overruled) const;
    void play(bool overruled);
    int columns() const;

    GameController& controller_;
    Where where_;
    std::optional<HunterEvent> card_;
    HunterPlays plays_; ///< as far as it has been said
    QList<Entry> entries_;
    std::array<QPointer<QLabel>, 3> headings_;
    std::array<QPointer<QWidget>, 3> groups_;
    QPointer<QLineEdit> field_;
    QPointer<QLabel> nothing_;
    QPointer<ChoiceButton> enter_, allow_;
    QPointer<QLabel> answer_; ///< what will be shown and told, or why it is refused
    QPointer<QWidget> first_; ///< of the questions
};

} // namespace demeter::fury3e
