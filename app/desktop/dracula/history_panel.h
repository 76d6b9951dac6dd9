// What was done so far, in words, and the way back to any moment of it.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/sheet.h"

#include <QAbstractListModel>
#include <QCoreApplication>

#include <optional>
#include <vector>

class QListView;

namespace demeter {

using namespace fury3e;

/// The entries of a record, newest first, with a heading for every round. Words are made only for the rows that are shown, so that
/// a thousand entries cost no more than ten.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Roles {
        CursorRole = Qt::UserRole, ///< how many entries have happened at that moment; nothing for a heading
        SecondRole,                ///< the second line
        IconRole,
        HeadingRole, ///< true for the heading of a round
        NowRole      ///< true where the game stands
    };

    HistoryModel(const GameController& controller, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Row of the moment when `cursor` of the entries have happened.
    int rowOf(std::size_t cursor) const;

private:
    struct Row {
        std::size_t cursor = 0;
        std::optional<std::uint16_t> round; ///< of a heading
    };
    const GameController& controller_;
    std::vector<Row> rows_;
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
    void goTo(const QModelIndex& index);

    GameController& controller_;
};

} // namespace demeter
