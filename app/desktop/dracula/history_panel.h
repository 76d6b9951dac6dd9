// What was done so far, in words, and the way back to any moment of it.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "core/fury/hunters.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QPersistentModelIndex>
#include <QPointer>

#include <cstdint>
#include <optional>
#include <vector>

namespace demeter {

class ChoiceButton;

/// A record as the journal shows it: its entries, the oldest first, of which `cursor` have happened; the others were taken back.
class Journal {
public:
    enum class Doer : std::uint8_t { Dracula, Hunters, Either };

    Journal() = default;
    virtual ~Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    virtual bool hasGame() const = 0;
    virtual std::size_t entries() const = 0;
    virtual std::size_t cursor() const = 0;
    bool canRedo() const { return cursor() < entries(); }
    virtual std::uint16_t round(std::size_t entry) const = 0;
    virtual Doer doer(std::size_t entry) const = 0;
    /// Whose action it was, if it was one hunter's.
    virtual std::optional<fury::Hunter> hunter(std::size_t entry) const = 0;
    virtual bool isVisibleInLog(std::size_t entry) const = 0;
    /// What was done, in words.
    virtual QString action(std::size_t entry) const = 0;
    /// What the table was told of it, without what carries no news.
    virtual QString news(std::size_t entry) const = 0;
    /// Goes there, unless the table has to be asked first.
    virtual void goTo(std::size_t cursor) = 0;
};

/// The same of a controller of games, but for what only the game knows.
template <typename Controller> class JournalOf : public Journal {
public:
    explicit JournalOf(Controller& controller) : controller_(controller) {}
    bool hasGame() const override { return controller_.hasGame(); }
    std::size_t entries() const override { return controller_.record().entries().size(); }
    std::size_t cursor() const override { return controller_.record().cursor(); }
    std::uint16_t round(std::size_t entry) const override { return controller_.record().entries()[entry].round; }
    QString action(std::size_t entry) const override { return controller_.wordsOf(entry); }
    void goTo(std::size_t cursor) override { controller_.goToIfAllowed(cursor); }

protected:
    const auto& actionOf(std::size_t entry) const { return controller_.record().entries()[entry].action; }
    const auto& happened(std::size_t entry) const { return controller_.record().stateAt(entry + 1).happened; }

    Controller& controller_;
};

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

    HistoryModel(const Journal& journal, QObject* parent);

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
    QString words(const Row& row) const;
    QString second(const Row& row) const;
    QString icon(const Row& row) const;

    const Journal& journal_;
    std::vector<Row> rows_;
    int chosen_ = -1;
};

class HistoryPanel : public Sheet {
    Q_OBJECT

public:
    HistoryPanel(const Settings& settings, Journal& journal, QWidget* parent);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    bool scrolls() const override { return false; }

private:
    void choose(const QModelIndex& index);
    void go();

    Journal& journal_;
    HistoryModel::Whose whose_ = HistoryModel::Whose::Everybodys;
    QPointer<HistoryModel> model_;
    QPointer<ChoiceButton> go_;
    QPersistentModelIndex chosen_;
};

} // namespace demeter
