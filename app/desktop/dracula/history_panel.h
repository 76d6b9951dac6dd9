// What was done so far, in words, and the way back to any moment of it.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/sheet.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QPersistentModelIndex>
#include <QPointer>

#include <cstdint>
#include <optional>
#include <vector>

namespace demeter {

using namespace fury3e;

/// The entries of a record, newest first, with a heading for every round. Steps that say nothing, such as going on or a hunter who passes,
/// are one quiet line together. Words are made only for the rows that are shown, so that a thousand entries cost no more than ten.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Roles {
        TargetRole = Qt::UserRole, ///< how many entries will have happened once one has gone there; nothing for a heading
        AheadRole,                 ///< true for what has been taken back: there one goes to what follows it, else to what is before it
        NumberRole,                ///< of its first entry
        SecondRole,                ///< the second line
        IconRole,
        HeadingRole, ///< true for the heading of a round
        QuietRole,   ///< true for steps that say nothing
        NowRole,     ///< true where the game stands
        ChosenRole   ///< true for the line that `choose` was told
    };
    enum class Whose : std::uint8_t { Everybodys, Draculas, Hunters };

    HistoryModel(const GameController& controller, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Shows only what these have done.
    void show(Whose whose);
    /// Row of the moment when `cursor` of the entries have happened: of the last of them.
    int rowOf(std::size_t cursor) const;
    void choose(const QModelIndex& index);

private:
    struct Row {
        std::size_t first = 0, last = 0;    ///< entries
        std::optional<std::uint16_t> round; ///< of a heading
        bool quiet = false;
    };
    bool saysSomething(std::size_t entry) const;
    QString words(const Row& row) const;
    QString second(const Row& row) const;
    QString icon(const Row& row) const;
    /// What the table was told of it, without what carries no news.
    QString news(std::size_t entry) const;

    const GameController& controller_;
    std::vector<Row> rows_;
    int chosen_ = -1;
};

class HistoryPanel : public Sheet {
    Q_OBJECT

public:
    HistoryPanel(const Settings& settings, GameController& controller, QWidget* parent);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    bool scrolls() const override { return false; }

private:
    void choose(const QModelIndex& index);
    void go();

    GameController& controller_;
    HistoryModel::Whose whose_ = HistoryModel::Whose::Everybodys;
    QPointer<HistoryModel> model_;
    QPointer<ChoiceButton> go_;
    QPersistentModelIndex chosen_;
};

} // namespace demeter
