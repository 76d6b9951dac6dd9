// How many cards of each kind are in this table's box, and other numbers that no source verifies.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/fury3e/text/sentences.h"
#include "core/fury3e/cards/counts.h"

#include <QPointer>

namespace demeter::fury3e {

/// Every number of `Counts` with a stepper; those that nobody has verified are marked.
class CountsSheet : public Sheet {
    Q_OBJECT

public:
    CountsSheet(const Settings& settings, QWidget* parent);
    /// Opens the sheet, or makes it anew. Sentences and cards must live as long as it is shown.
    void openFor(const Sentences& sentences, const Catalogue& cardFile, const Counts& counts);

signals:
    void changed(const demeter::fury3e::Counts& counts);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

private:
    /// Where in the counts a number stands.
    using Spot = std::function<int&(Counts&)>;
    struct Line {
        QString id, name;
        Spot spot;
        CountRange range;
        bool verified = false;
    };
    void sortByName(QList<Line>& lines) const;
    void addGroup(QVBoxLayout* content, const QString& name, const QList<Line>& lines);
    void addTotal(QVBoxLayout* content, const QString& id, int boxHolds, std::function<int()> total);
    void sayTotals();

    const Sentences* sentences_ = nullptr;
    const Catalogue* cardFile_ = nullptr;
    Counts counts_;
    struct Total {
        QPointer<class QLabel> label;
        int boxHolds = 0;
        std::function<int()> now;
    };
    QList<Total> totals_;
    QPointer<class ChoiceButton> reset_;
};

} // namespace demeter::fury3e
